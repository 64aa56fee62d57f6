package interp

import (
	"math"
	"math/bits"

	"ferry/softgpu/texture"
)

// Texture instructions go lane by lane: what a lane costs is in the filtering.
// All of a lane's operands are read before its results are written, since they
// may be the same registers.

// textureFor finds the texture of a lane; on failure w.fault is set.
func (w *warp) textureFor(t *texOp, lane int) *texture.Texture {
	l := w.block.launch
	h := w.raw(t.handle, 8, lane)
	var tex *texture.Texture
	var err error
	if t.sampler != noOperand {
		tex, err = l.sampled(h, w.raw(t.sampler, 8, lane))
	} else {
		tex, err = l.texture(h)
	}
	if err != nil {
		w.texFail(lane, err)
		return nil
	}
	return tex
}

// integers reads up to three integer operands of a lane.
func (w *warp) integers(o *[3]opnd, lane int) (v [3]int32) {
	for i, p := range o {
		if p != noOperand {
			v[i] = int32(w.raw(p, 4, lane))
		}
	}
	return v
}

// floats reads up to three float operands of a lane.
func (w *warp) floats(o *[3]opnd, lane int) (v [3]float32) {
	for i, p := range o {
		if p != noOperand {
			v[i] = math.Float32frombits(uint32(w.raw(p, 4, lane)))
		}
	}
	return v
}

// layerOf reads a lane's layer, 0 when the instruction has none.
func (w *warp) layerOf(t *texOp, lane int) uint32 {
	if t.layer == noOperand {
		return 0
	}
	return uint32(w.raw(t.layer, 4, lane))
}

// point reads where a lane samples.
func (w *warp) point(t *texOp, lane int) texture.Point {
	return texture.Point{At: w.floats(&t.at, lane), Layer: w.layerOf(t, lane), Offset: w.integers(&t.off, lane)}
}

// sampled writes a lane's results.
func (w *warp) sampled(in *inst, lane int, v texture.Value) {
	t := in.x.tex
	if t.halves {
		for i, o := range in.x.vec {
			if o == noOperand {
				continue
			}
			lo := texture.Half(math.Float32frombits(v[2*i]))
			hi := texture.Half(math.Float32frombits(v[2*i+1]))
			w.setRaw(o, 4, lane, uint64(lo)|uint64(hi)<<16)
		}
	} else {
		for i, o := range in.x.vec {
			switch {
			case o == noOperand:
			case t.reg == 2:
				w.setRaw(o, 2, lane, uint64(texture.Half(math.Float32frombits(v[i]))))
			default:
				w.setRaw(o, 4, lane, uint64(v[i]))
			}
		}
	}
	if t.resident != noOperand {
		*w.pred(t.resident) |= 1 << lane
	}
}

// opTex samples.
func opTex(w *warp, in *inst) bool {
	t := in.x.tex
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		tex := w.textureFor(t, i)
		if tex == nil {
			return false
		}
		if t.ints {
			at, off := w.integers(&t.at, i), w.integers(&t.off, i)
			for k := range at {
				at[k] += off[k]
			}
			level := int32(0)
			if t.lod != noOperand {
				level = int32(w.raw(t.lod, 4, i))
			}
			w.sampled(in, i, tex.Fetch(t.geom, at, w.layerOf(t, i), level))
			continue
		}
		p := w.point(t, i)
		switch t.level {
		case givenLevel:
			lod := math.Float32frombits(uint32(w.raw(t.lod, 4, i)))
			w.sampled(in, i, tex.Sample(t.geom, p, lod))
		case gradientLevel:
			lod := tex.GradientLevel(t.geom, p, w.floats(&t.dx, i), w.floats(&t.dy, i))
			w.sampled(in, i, tex.Sample(t.geom, p, lod))
		default:
			w.sampled(in, i, tex.Base(t.geom, p))
		}
	}
	return true
}

// opGather is tld4.
func opGather(w *warp, in *inst) bool {
	t := in.x.tex
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		tex := w.textureFor(t, i)
		if tex == nil {
			return false
		}
		w.sampled(in, i, tex.Gather(t.geom, w.point(t, i), t.channel))
	}
	return true
}

// opTexQuery is txq. A handle of a sampler answers for the sampler only.
func opTexQuery(w *warp, in *inst) bool {
	t := in.x.tex
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		h := w.raw(t.handle, 8, i)
		level := 0
		if t.lod != noOperand {
			level = int(int32(w.raw(t.lod, 4, i)))
		}
		tex, err := w.block.launch.texture(h)
		if err != nil {
			s, serr := w.block.launch.sampler(h)
			if serr != nil {
				return w.texFail(i, err)
			}
			v, _ := s.Query(t.query)
			w.setRaw(in.d, 4, i, uint64(v))
			continue
		}
		v, ok := tex.Image.Query(t.query, level)
		if !ok {
			v, _ = tex.Sampler.Query(t.query)
		}
		w.setRaw(in.d, 4, i, uint64(v))
	}
	return true
}

// opSurfQuery is suq.
func opSurfQuery(w *warp, in *inst) bool {
	t := in.x.tex
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		s, err := w.block.launch.surface(w.raw(t.handle, 8, i))
		if err != nil {
			return w.texFail(i, err)
		}
		v, _ := s.Query(t.query, 0)
		w.setRaw(in.d, 4, i, uint64(v))
	}
	return true
}

// opPredicateOf sets a predicate to a property of a 64-bit operand.
func opPredicateOf(w *warp, in *inst) bool {
	p := w.pred(in.d)
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		*p &^= 1 << i
		if in.x.cmp(w.raw(in.a, 8, i), 0) {
			*p |= 1 << i
		}
	}
	return true
}
