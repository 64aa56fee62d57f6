package interp

import (
	"fmt"

	"ferry/softgpu/interp/numeric"
	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// decodeMinMax decodes min and max of all types. Three-input and xorsign forms
// are new and rare.
func decodeMinMax(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := m.Type(0)
	isMax := in.Op == "max"
	sources := len(in.Args) - 1
	if t.Kind() != ptx.KindFloat {
		out, err := d.operands(in, t, 2)
		relu := m.Take("relu")
		switch {
		case err != nil:
			return out, err
		case t == ptx.U16x2 || t == ptx.S16x2 || relu:
			out.fn, out.x = opRaw2, &extra{f2: pairMinMax(isMax, relu, t)}
			return out, nil
		case isMax:
			return finish(out, err, byType(t, opMax[uint16], opMax[uint32], opMax[uint64],
				opMax[int16], opMax[int32], opMax[int64]), t)
		}
		return finish(out, err, byType(t, opMin[uint16], opMin[uint32], opMin[uint64],
			opMin[int16], opMin[int32], opMin[int64]), t)
	}
	ftz, nan, xorSign := m.Take("ftz"), m.Take("NaN"), m.Take("xorsign")
	abs := m.Take("abs")
	out, err := d.operands(in, t, sources)
	if err != nil {
		return out, err
	}
	if sources < 2 || sources > 3 || abs != xorSign {
		return out, fmt.Errorf("this form is %w", ptxinst.ErrUnsupported)
	}
	f := numeric.FloatMinMax(isMax, nan, ftz, xorSign, t)
	if f == nil {
		return out, fmt.Errorf("type .%s is %w", t, ptxinst.ErrUnsupported)
	}
	out.x = &extra{f2: f, f3: func(a, b, c uint64) uint64 { return f(f(a, b), c) }}
	out.fn = opRaw2
	if sources == 3 {
		out.fn = opRaw3
	}
	return out, nil
}

// pairMinMax is for packed 16-bit integers and for relu.
func pairMinMax(isMax, relu bool, t ptx.Type) func(a, b uint64) uint64 {
	sign := t.Kind() == ptx.KindSigned
	pick := func(x, y int64) int64 {
		r := min(x, y)
		if isMax {
			r = max(x, y)
		}
		if relu {
			r = max(r, 0)
		}
		return r
	}
	if t.Size() == 4 && t != ptx.U16x2 && t != ptx.S16x2 {
		return func(a, b uint64) uint64 { return uint64(pick(int64(int32(a)), int64(int32(b)))) }
	}
	return func(a, b uint64) uint64 {
		var r uint64
		for _, s := range [...]uint{0, 16} {
			x, y := int64(a>>s&0xffff), int64(b>>s&0xffff)
			if sign {
				x, y = int64(int16(x)), int64(int16(y))
			}
			r |= uint64(pick(x, y)) & 0xffff << s
		}
		return r
	}
}

// decodeSign decodes abs and neg.
func decodeSign(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := m.Type(0)
	out, err := d.operands(in, t, 1)
	neg := in.Op == "neg"
	if t.Kind() != ptx.KindFloat {
		if neg {
			return finish(out, err, bySize(laneSize(t), opNeg[uint16], opNeg[uint32], opNeg[uint64]), t)
		}
		return finish(out, err, bySize(laneSize(t), opAbs[int16], opAbs[int32], opAbs[int64]), t)
	}
	ftz := m.Take("ftz")
	sign := map[ptx.Type]uint64{
		ptx.F32: 1 << 31, ptx.F64: 1 << 63, ptx.F16: 1 << 15, ptx.BF16: 1 << 15,
		ptx.F16x2: 1<<15 | 1<<31, ptx.BF16x2: 1<<15 | 1<<31,
	}[t]
	h, half := numeric.HalfFormats[t]
	out.x = &extra{f1: func(a uint64) uint64 {
		if t == ptx.F32 {
			if ftz && a&0x7f800000 == 0 {
				a &= 1 << 31
			}
			if a&0x7fffffff > 0x7f800000 {
				return numeric.CanonNaN32
			}
		}
		if half && ftz {
			a = h.Flush(a&0xffff) | h.Flush(a>>16)<<16
		}
		if neg {
			return a ^ sign
		}
		return a &^ sign
	}}
	return finish(out, err, opRaw1, t)
}

// decodeCopysign decodes copysign, whose operands stand the other way round
// than in C.
func decodeCopysign(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := m.Type(0)
	out, err := d.operands(in, t, 2)
	sign := uint64(1) << (t.Size()*8 - 1)
	// The first operand gives the sign, the second the magnitude.
	out.fn, out.x = opRaw2, &extra{f2: func(a, b uint64) uint64 { return b&^sign | a&sign }}
	return out, err
}

func init() {
	register(decodeMinMax, "min", "max")
	register(decodeSign, "abs", "neg")
	register(decodeCopysign, "copysign")
}
