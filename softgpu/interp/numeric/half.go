package numeric

import (
	"math"

	"ferry/softgpu/ptx"
)

// A HalfFormat is a 16-bit format, alone or as a pair in 32 bits.
type HalfFormat struct {
	Format
	Pair bool
}

var HalfFormats = map[ptx.Type]HalfFormat{
	ptx.F16: {F16, false}, ptx.F16x2: {F16, true},
	ptx.BF16: {BF16, false}, ptx.BF16x2: {BF16, true},
}

// Each applies a function to each element.
func (h HalfFormat) Each(f func(float64) float64, a uint64, r Rounding) uint64 {
	lo := h.Pack(f(h.Unpack(a&0xffff)), r)
	if !h.Pair {
		return lo
	}
	return lo | h.Pack(f(h.Unpack(a>>16&0xffff)), r)<<16
}

// Each3 applies a function of three bit patterns to each element.
func (h HalfFormat) Each3(f func(a, b, c uint64) uint64) func(a, b, c uint64) uint64 {
	if !h.Pair {
		return func(a, b, c uint64) uint64 { return f(a&0xffff, b&0xffff, c&0xffff) & 0xffff }
	}
	return func(a, b, c uint64) uint64 {
		return f(a&0xffff, b&0xffff, c&0xffff)&0xffff | f(a>>16&0xffff, b>>16&0xffff, c>>16&0xffff)&0xffff<<16
	}
}

// Arith computes one element. Every step before the last rounding is exact or
// rounded to odd in double precision, which has room to spare.
//
// With .ftz it is the exact result that counts: one that would be rounded up to
// the smallest normal number is flushed too.
func (h HalfFormat) Arith(op byte, f FloatMods) func(a, b, c uint64) uint64 {
	flush := func(b uint64) uint64 {
		if f.Ftz {
			return h.Flush(b)
		}
		return b
	}
	tiny := math.Ldexp(1, 1-h.Bias())
	return func(a, b, c uint64) uint64 {
		x, y, z := h.Unpack(flush(a)), h.Unpack(flush(b)), h.Unpack(flush(c))
		var v float64
		switch op {
		case '+':
			v = AddOdd(x, y)
		case '-':
			v = AddOdd(x, -y)
		case '*':
			v = x * y
		default:
			v = AddOdd(x*y, z)
		}
		if f.Ftz && math.Abs(v) < tiny {
			v = math.Copysign(0, v)
		}
		if f.Sat {
			v = sat64(v)
		}
		if f.Relu && v <= 0 {
			return 0
		}
		return h.Pack(v, f.Round)
	}
}

// Flush makes a subnormal element zero of its sign.
func (f Format) Flush(b uint64) uint64 {
	if b>>f.Mant&(1<<f.Exp-1) == 0 {
		return b >> (f.Mant + f.Exp) << (f.Mant + f.Exp)
	}
	return b
}

// minMaxBits is min or max of two floats given as bits; the sign of zero counts
// and NaN loses unless nan is set.
func minMaxBits(max, nan bool, x, y float64, a, b, canon uint64) uint64 {
	switch {
	case x != x && y != y, nan && (x != x || y != y):
		return canon
	case x != x:
		return b
	case y != y:
		return a
	}
	less := x < y || x == y && math.Signbit(x) && !math.Signbit(y)
	if less != max {
		return a
	}
	return b
}

// FloatMinMax works on bits; nil when the type is not known.
func FloatMinMax(isMax, nan, ftz, xorSign bool, t ptx.Type) func(a, b uint64) uint64 {
	// A NaN has no sign: it is the canonical one in all forms.
	one := func(a, b, signBit, canon uint64, f func(a, b uint64) uint64) uint64 {
		if !xorSign {
			return f(a, b)
		}
		r := f(a&^signBit, b&^signBit)
		if r == canon {
			return r
		}
		return r | (a^b)&signBit
	}
	switch t {
	case ptx.F32:
		return func(a, b uint64) uint64 {
			return one(a, b, 1<<31, CanonNaN32, func(a, b uint64) uint64 {
				x, y := math.Float32frombits(uint32(a)), math.Float32frombits(uint32(b))
				if ftz {
					x, y = Ftz32(x), Ftz32(y)
				}
				return minMaxBits(isMax, nan, float64(x), float64(y),
					uint64(math.Float32bits(x)), uint64(math.Float32bits(y)), CanonNaN32)
			})
		}
	case ptx.F64:
		return func(a, b uint64) uint64 {
			return one(a, b, 1<<63, canonNaN64, func(a, b uint64) uint64 {
				return minMaxBits(isMax, nan, math.Float64frombits(a), math.Float64frombits(b), a, b, canonNaN64)
			})
		}
	}
	h, ok := HalfFormats[t]
	if !ok {
		return nil
	}
	f := h.Each3(func(a, b, _ uint64) uint64 {
		if ftz {
			a, b = h.Flush(a), h.Flush(b)
		}
		return one(a, b, 1<<15, h.NaN(), func(a, b uint64) uint64 {
			return minMaxBits(isMax, nan, h.Unpack(a), h.Unpack(b), a, b, h.NaN())
		})
	})
	return func(a, b uint64) uint64 { return f(a, b, 0) }
}
