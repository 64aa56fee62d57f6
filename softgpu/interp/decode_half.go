package interp

import (
	"fmt"
	"math"

	"ferry/softgpu/ptx"
)

// halfFormat is a 16-bit format, alone or as a pair in 32 bits.
type halfFormat struct {
	format
	pair bool
}

var halfFormats = map[ptx.Type]halfFormat{
	ptx.F16: {fmtF16, false}, ptx.F16x2: {fmtF16, true},
	ptx.BF16: {fmtBF16, false}, ptx.BF16x2: {fmtBF16, true},
}

// each applies a function to each element.
func (h halfFormat) each(f func(float64) float64, a uint64, r rounding) uint64 {
	lo := h.pack(f(h.unpack(a&0xffff)), r)
	if !h.pair {
		return lo
	}
	return lo | h.pack(f(h.unpack(a>>16&0xffff)), r)<<16
}

// each3 applies a function of three bit patterns to each element.
func (h halfFormat) each3(f func(a, b, c uint64) uint64) func(a, b, c uint64) uint64 {
	if !h.pair {
		return func(a, b, c uint64) uint64 { return f(a&0xffff, b&0xffff, c&0xffff) & 0xffff }
	}
	return func(a, b, c uint64) uint64 {
		return f(a&0xffff, b&0xffff, c&0xffff)&0xffff | f(a>>16&0xffff, b>>16&0xffff, c>>16&0xffff)&0xffff<<16
	}
}

// arith computes one element. Every step before the last rounding is exact or
// rounded to odd in double precision, which has room to spare.
//
// With .ftz it is the exact result that counts: one that would be rounded up to
// the smallest normal number is flushed too.
func (h halfFormat) arith(op byte, f floatMods) func(a, b, c uint64) uint64 {
	flush := func(b uint64) uint64 {
		if f.ftz {
			return h.flush(b)
		}
		return b
	}
	tiny := math.Ldexp(1, 1-h.bias())
	return func(a, b, c uint64) uint64 {
		x, y, z := h.unpack(flush(a)), h.unpack(flush(b)), h.unpack(flush(c))
		var v float64
		switch op {
		case '+':
			v = addOdd(x, y)
		case '-':
			v = addOdd(x, -y)
		case '*':
			v = x * y
		default:
			v = addOdd(x*y, z)
		}
		if f.ftz && math.Abs(v) < tiny {
			v = math.Copysign(0, v)
		}
		if f.sat {
			v = sat64(v)
		}
		if f.relu && v <= 0 {
			return 0
		}
		return h.pack(v, f.round)
	}
}

// flush makes a subnormal element zero of its sign.
func (f format) flush(b uint64) uint64 {
	if b>>f.mant&(1<<f.exp-1) == 0 {
		return b >> (f.mant + f.exp) << (f.mant + f.exp)
	}
	return b
}

// decodeHalf finishes add, sub, mul and fma of half precision.
func decodeHalf(out inst, op byte, t ptx.Type, f floatMods, sources int) (inst, error) {
	h, ok := halfFormats[t]
	if !ok || op == '/' || op == 's' || op == 'r' {
		return out, fmt.Errorf("type .%s is %w", t, errUnsupported)
	}
	g := h.each3(h.arith(op, f))
	out.x = &extra{f3: g, f2: func(a, b uint64) uint64 { return g(a, b, 0) }}
	out.fn = opRaw2
	if sources == 3 {
		out.fn = opRaw3
	}
	return out, nil
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
