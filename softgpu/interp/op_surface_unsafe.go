package interp

import (
	"fmt"
	"math"
	"math/bits"
	"unsafe"

	"ferry/softgpu/texture"
)

// surfaceAt finds the bytes a lane's surface access is about. None and true is
// an access beyond the edge that has no effect; false is a fault.
func (w *warp) surfaceAt(t *texOp, lane, vector int) (*texture.Surface, []byte, bool) {
	s, err := w.block.launch.surface(w.raw(t.handle, 8, lane))
	if err != nil {
		return nil, nil, w.texFail(lane, err)
	}
	p := texture.Place{At: w.integers(&t.at, lane), Layer: w.layerOf(t, lane)}
	n := t.size * vector
	if t.formatted {
		n = s.Format.Size()
		p.At[0] = int32(min(max(int64(p.At[0])*int64(n), math.MinInt32), math.MaxInt32))
	} else if int(p.At[0])%n != 0 {
		return nil, nil, w.fail(Misaligned, lane, uint64(uint32(p.At[0])), n)
	}
	mem, ok := s.Locate(t.geom, p, n, t.bounds)
	if !ok {
		l := &s.Levels[0]
		return nil, nil, w.texFail(lane, fmt.Errorf(
			"access of %d bytes at x=%d bytes, y=%d, z=%d, layer=%d of a surface of %d bytes by %d by %d",
			n, p.At[0], p.At[1], p.At[2], p.Layer, l.Width*s.Format.Size(), l.Height, l.Depth))
	}
	return s, mem, true
}

// opSurfLoad is suld.
func opSurfLoad(w *warp, in *inst) bool {
	t := in.x.tex
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		s, mem, ok := w.surfaceAt(t, i, len(in.x.vec))
		if !ok {
			return false
		}
		var v texture.Value
		if t.formatted && mem != nil {
			v = s.Format.Load(mem)
		}
		for k, o := range in.x.vec {
			if o == noOperand {
				continue
			}
			raw := uint64(v[k])
			if !t.formatted && mem != nil {
				raw = loadRaw(unsafe.Pointer(&mem[k*t.size]), uint8(t.size))
			}
			w.setRaw(o, t.reg, i, raw)
		}
	}
	return true
}

// opSurfStore is sust.
func opSurfStore(w *warp, in *inst) bool {
	t := in.x.tex
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		s, mem, ok := w.surfaceAt(t, i, len(in.x.vec))
		if !ok {
			return false
		}
		if mem == nil {
			continue
		}
		var v texture.Value
		for k, o := range in.x.vec {
			raw := w.raw(o, t.reg, i)
			v[k] = uint32(raw)
			if !t.formatted {
				storeRaw(unsafe.Pointer(&mem[k*t.size]), uint8(t.size), raw)
			}
		}
		if t.formatted {
			s.Format.Store(mem, v)
		}
	}
	return true
}

// opSurfReduce is sured. Rows start on 16 bytes and the access is aligned in
// its row, so the CPU's atomics apply.
func opSurfReduce(w *warp, in *inst) bool {
	t := in.x.tex
	for m := w.act; m != 0; m &= m - 1 {
		i := bits.TrailingZeros32(m)
		_, mem, ok := w.surfaceAt(t, i, 1)
		if !ok {
			return false
		}
		if mem == nil {
			continue
		}
		if len(mem) < t.size {
			return w.texFail(i, fmt.Errorf("reduction of %d bytes on elements of %d", t.size, len(mem)))
		}
		atomically(unsafe.Pointer(&mem[0]), uint8(t.size), w.raw(in.b, t.reg, i), 0, in.x.f3)
	}
	return true
}
