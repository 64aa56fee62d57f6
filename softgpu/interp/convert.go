package interp

import (
	"math"
	"math/bits"

	"ferry/softgpu/ptx"
)

// conversion describes a cvt instruction.
type conversion struct {
	to, from ptx.Type
	round    rounding
	integer  bool // rounding to an integer: .rni and its like
	ftz, sat bool
	finite   bool // .satfinite: the largest finite value instead of infinity
	relu     bool
}

// fn builds the function on raw bits; nil when the pair of types has none.
func (c conversion) fn() func(a uint64) uint64 {
	fromFloat, toFloat := c.from.Kind() == ptx.KindFloat, c.to.Kind() == ptx.KindFloat
	switch {
	case !fromFloat && !toFloat:
		return c.intToInt()
	case !fromFloat:
		return c.intToFloat()
	}
	read := reader(c.from)
	if read == nil {
		return nil
	}
	// Half precision sees subnormals whatever the modifier says.
	if c.ftz && c.from == ptx.F32 && c.to != ptx.F16 {
		plain := read
		read = func(a uint64) float64 {
			f := plain(a)
			if math.Abs(f) < minNormal {
				return math.Copysign(0, f)
			}
			return f
		}
	}
	if !toFloat {
		return c.floatToInt(read)
	}
	return c.floatToFloat(read)
}

// reader converts raw bits of a float type to a double, exactly.
func reader(t ptx.Type) func(a uint64) float64 {
	switch t {
	case ptx.F32:
		return func(a uint64) float64 { return float64(math.Float32frombits(uint32(a))) }
	case ptx.F64:
		return math.Float64frombits
	case ptx.F16:
		return func(a uint64) float64 { return fmtF16.unpack(a & 0xffff) }
	case ptx.BF16:
		return func(a uint64) float64 { return fmtBF16.unpack(a & 0xffff) }
	}
	return nil
}

// intToInt extends by the source's sign, and clamps only with .sat.
func (c conversion) intToInt() func(a uint64) uint64 {
	n := uint(c.from.Size() * 8)
	signed := c.from.Kind() == ptx.KindSigned
	to := uint(c.to.Size() * 8)
	toSigned := c.to.Kind() == ptx.KindSigned
	extend := func(a uint64) uint64 {
		if signed {
			return uint64(signExtend(a, n))
		}
		return a << (64 - n) >> (64 - n)
	}
	// The destination register may be wider than the destination type; the
	// value is then extended by the type's own sign.
	cut := func(v uint64) uint64 {
		if toSigned {
			return uint64(signExtend(v, to))
		}
		return v << (64 - to) >> (64 - to)
	}
	if !c.sat {
		return func(a uint64) uint64 { return cut(extend(a)) }
	}
	return func(a uint64) uint64 {
		v := extend(a)
		neg := signed && int64(v) < 0
		switch {
		case toSigned && neg:
			return cut(uint64(max(int64(v), -1<<(to-1))))
		case toSigned:
			return cut(min(v, 1<<(to-1)-1))
		case neg:
			return 0
		}
		return cut(min(v, math.MaxUint64>>(64-to)))
	}
}

// intToFloat rounds once: 64-bit integers do not fit a double, so what does
// not is remembered in its last bit.
func (c conversion) intToFloat() func(a uint64) uint64 {
	n := uint(c.from.Size() * 8)
	signed := c.from.Kind() == ptx.KindSigned
	pack := packer(c.to)
	if pack == nil {
		return nil
	}
	return func(a uint64) uint64 {
		neg := false
		v := a << (64 - n) >> (64 - n)
		if signed && signExtend(a, n) < 0 {
			neg, v = true, uint64(-signExtend(a, n))
		}
		if c.to == ptx.F64 {
			return math.Float64bits(intTo64(v, neg, c.round))
		}
		// To odd in double precision first: the second rounding is exact.
		f := intTo64(v, neg, toZero)
		if v != 0 && bits.Len64(v)-bits.TrailingZeros64(v) > 53 {
			f = math.Float64frombits(math.Float64bits(f) | 1)
		}
		if c.sat {
			f = sat64(f)
		}
		return pack(f, c.round)
	}
}

// intTo64 converts a magnitude and a sign in any direction.
func intTo64(v uint64, neg bool, r rounding) float64 {
	extra := max(0, bits.Len64(v)-53)
	kept := v >> extra << extra
	f := float64(kept)
	if rest := v - kept; rest != 0 {
		up := r == toPlus && !neg || r == toMinus && neg
		half := uint64(1) << (extra - 1)
		if r == nearest {
			up = rest > half || rest == half && kept>>extra&1 != 0
		}
		if up {
			f = math.Nextafter(f, math.Inf(1))
		}
	}
	if neg {
		return -f
	}
	return f
}

// packer rounds a double, exact or odd, to a float type's raw bits.
func packer(t ptx.Type) func(v float64, r rounding) uint64 {
	switch t {
	case ptx.F32:
		return func(v float64, r rounding) uint64 {
			return uint64(math.Float32bits(canon32(round32(v, r))))
		}
	case ptx.F64:
		return func(v float64, r rounding) uint64 { return math.Float64bits(v) }
	case ptx.F16:
		return fmtF16.pack
	case ptx.BF16:
		return fmtBF16.pack
	case ptx.TF32:
		return func(v float64, r rounding) uint64 { return fmtTF32.pack(v, r) << 13 }
	}
	return nil
}

// largest is the largest finite value of a float type.
func largest(t ptx.Type) float64 {
	switch t {
	case ptx.F32:
		return math.MaxFloat32
	case ptx.F64:
		return math.MaxFloat64
	case ptx.TF32:
		return fmtTF32.unpack(fmtTF32.top() - 1)
	}
	h := halfFormats[t]
	return h.unpack(h.top() - 1)
}

// clamp applies the modifiers that bound a value. A NaN passes .relu and
// .satfinite.
func (c *conversion) clamp(v, largest float64) float64 {
	switch {
	case c.sat:
		v = sat64(v)
	case c.finite && math.Abs(v) > largest:
		v = math.Copysign(largest, v)
	}
	if c.relu && v <= 0 {
		return 0
	}
	return v
}

// tf32Away is cvt.rna.tf32, which rounds without a look at NaN: only the low
// bits go. With .satfinite one is subtracted from whatever is not finite.
func tf32Away(a uint64, finite bool) uint64 {
	const exp, drop = 0x7f800000, 1<<13 - 1
	if a&exp != exp {
		a += 1 << 12
	}
	a &^= drop
	if finite && a&exp == exp {
		a -= 1 << 13
	}
	return a
}

// floatToFloat also serves rounding to integral values (.rni and its like) of
// the same type. The sign of zero survives it.
func (c conversion) floatToFloat(read func(uint64) float64) func(a uint64) uint64 {
	pack := packer(c.to)
	if pack == nil {
		return nil
	}
	// Without modifiers nothing is computed: a NaN keeps its bits.
	if !c.integer && !c.sat && !c.ftz && !c.finite && !c.relu && c.to == ptx.F32 {
		switch c.from {
		case ptx.F32:
			return func(a uint64) uint64 { return a & math.MaxUint32 }
		case ptx.BF16:
			return func(a uint64) uint64 { return a & 0xffff << 16 }
		}
	}
	if c.to == ptx.TF32 && c.round == nearestAway && c.from == ptx.F32 && !c.relu {
		return func(a uint64) uint64 { return tf32Away(a&math.MaxUint32, c.finite) }
	}
	limit := largest(c.to)
	return func(a uint64) uint64 {
		v := read(a)
		if c.integer {
			v = math.Copysign(roundInteger(math.Abs(v), c.round, math.Signbit(v)), v)
		}
		r := pack(c.clamp(v, limit), c.round)
		if c.ftz && c.to == ptx.F32 && r&0x7f800000 == 0 {
			r &= 1 << 31
		}
		return r
	}
}

// floatToInt rounds and clamps. NaN becomes zero, but the lowest value when
// either side has 64 bits.
func (c conversion) floatToInt(read func(uint64) float64) func(a uint64) uint64 {
	n := uint(c.to.Size() * 8)
	signed := c.to.Kind() == ptx.KindSigned
	lo, hi := 0.0, math.Ldexp(1, int(n))
	min, max := uint64(0), uint64(math.MaxUint64)>>(64-n)
	if signed {
		lo, hi = -math.Ldexp(1, int(n-1)), math.Ldexp(1, int(n-1))
		min, max = uint64(int64(-1)<<(n-1)), 1<<(n-1)-1
	}
	nan := uint64(0)
	if n == 64 || c.from == ptx.F64 {
		nan = 1 << (n - 1)
	}
	return func(a uint64) uint64 {
		v := read(a)
		if v != v {
			return nan
		}
		v = math.Copysign(roundInteger(math.Abs(v), c.round, math.Signbit(v)), v)
		switch {
		case v < lo:
			return min
		case v >= hi:
			return max
		case signed:
			return uint64(int64(v))
		}
		return uint64(v)
	}
}
