package numeric

import (
	"math"
	"math/bits"

	"ferry/softgpu/ptx"
)

// Conversion describes a cvt instruction.
type Conversion struct {
	To, From ptx.Type
	Round    Rounding
	Integer  bool // rounding to an integer: .rni and its like
	Ftz, Sat bool
	Finite   bool // .satfinite: the largest finite value instead of infinity
	Relu     bool
}

// Func builds the function on raw bits; nil when the pair of types has none.
func (c Conversion) Func() func(a uint64) uint64 {
	fromFloat, toFloat := c.From.Kind() == ptx.KindFloat, c.To.Kind() == ptx.KindFloat
	switch {
	case !fromFloat && !toFloat:
		return c.intToInt()
	case !fromFloat:
		return c.intToFloat()
	}
	read := reader(c.From)
	if read == nil {
		return nil
	}
	// Half precision sees subnormals whatever the modifier says.
	if c.Ftz && c.From == ptx.F32 && c.To != ptx.F16 {
		plain := read
		read = func(a uint64) float64 {
			f := plain(a)
			if math.Abs(f) < MinNormal {
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
		return func(a uint64) float64 { return F16.Unpack(a & 0xffff) }
	case ptx.BF16:
		return func(a uint64) float64 { return BF16.Unpack(a & 0xffff) }
	}
	return nil
}

// intToInt extends by the source's sign, and clamps only with .sat.
func (c Conversion) intToInt() func(a uint64) uint64 {
	n := uint(c.From.Size() * 8)
	signed := c.From.Kind() == ptx.KindSigned
	to := uint(c.To.Size() * 8)
	toSigned := c.To.Kind() == ptx.KindSigned
	extend := func(a uint64) uint64 {
		if signed {
			return uint64(SignExtend(a, n))
		}
		return a << (64 - n) >> (64 - n)
	}
	// The destination register may be wider than the destination type; the
	// value is then extended by the type's own sign.
	cut := func(v uint64) uint64 {
		if toSigned {
			return uint64(SignExtend(v, to))
		}
		return v << (64 - to) >> (64 - to)
	}
	if !c.Sat {
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
func (c Conversion) intToFloat() func(a uint64) uint64 {
	n := uint(c.From.Size() * 8)
	signed := c.From.Kind() == ptx.KindSigned
	pack := packer(c.To)
	if pack == nil {
		return nil
	}
	return func(a uint64) uint64 {
		neg := false
		v := a << (64 - n) >> (64 - n)
		if signed && SignExtend(a, n) < 0 {
			neg, v = true, uint64(-SignExtend(a, n))
		}
		if c.To == ptx.F64 {
			return math.Float64bits(intTo64(v, neg, c.Round))
		}
		// To odd in double precision first: the second rounding is exact.
		f := intTo64(v, neg, ToZero)
		if v != 0 && bits.Len64(v)-bits.TrailingZeros64(v) > 53 {
			f = math.Float64frombits(math.Float64bits(f) | 1)
		}
		if c.Sat {
			f = sat64(f)
		}
		return pack(f, c.Round)
	}
}

// intTo64 converts a magnitude and a sign in any direction.
func intTo64(v uint64, neg bool, r Rounding) float64 {
	extra := max(0, bits.Len64(v)-53)
	kept := v >> extra << extra
	f := float64(kept)
	if rest := v - kept; rest != 0 {
		up := r == ToPlus && !neg || r == ToMinus && neg
		half := uint64(1) << (extra - 1)
		if r == Nearest {
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
func packer(t ptx.Type) func(v float64, r Rounding) uint64 {
	switch t {
	case ptx.F32:
		return func(v float64, r Rounding) uint64 {
			return uint64(math.Float32bits(Canon32(Round32(v, r))))
		}
	case ptx.F64:
		return func(v float64, r Rounding) uint64 { return math.Float64bits(v) }
	case ptx.F16:
		return F16.Pack
	case ptx.BF16:
		return BF16.Pack
	case ptx.TF32:
		return func(v float64, r Rounding) uint64 { return TF32.Pack(v, r) << 13 }
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
		return TF32.Unpack(TF32.Top() - 1)
	}
	h := HalfFormats[t]
	return h.Unpack(h.Top() - 1)
}

// Clamp applies the modifiers that bound a value. A NaN passes .relu and
// .satfinite.
func (c *Conversion) Clamp(v, largest float64) float64 {
	switch {
	case c.Sat:
		v = sat64(v)
	case c.Finite && math.Abs(v) > largest:
		v = math.Copysign(largest, v)
	}
	if c.Relu && v <= 0 {
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
func (c Conversion) floatToFloat(read func(uint64) float64) func(a uint64) uint64 {
	pack := packer(c.To)
	if pack == nil {
		return nil
	}
	// Without modifiers nothing is computed: a NaN keeps its bits.
	if !c.Integer && !c.Sat && !c.Ftz && !c.Finite && !c.Relu && c.To == ptx.F32 {
		switch c.From {
		case ptx.F32:
			return func(a uint64) uint64 { return a & math.MaxUint32 }
		case ptx.BF16:
			return func(a uint64) uint64 { return a & 0xffff << 16 }
		}
	}
	if c.To == ptx.TF32 && c.Round == NearestAway && c.From == ptx.F32 && !c.Relu {
		return func(a uint64) uint64 { return tf32Away(a&math.MaxUint32, c.Finite) }
	}
	limit := largest(c.To)
	return func(a uint64) uint64 {
		v := read(a)
		if c.Integer {
			v = math.Copysign(roundInteger(math.Abs(v), c.Round, math.Signbit(v)), v)
		}
		r := pack(c.Clamp(v, limit), c.Round)
		if c.Ftz && c.To == ptx.F32 && r&0x7f800000 == 0 {
			r &= 1 << 31
		}
		return r
	}
}

// floatToInt rounds and clamps. NaN becomes zero, but the lowest value when
// either side has 64 bits.
func (c Conversion) floatToInt(read func(uint64) float64) func(a uint64) uint64 {
	n := uint(c.To.Size() * 8)
	signed := c.To.Kind() == ptx.KindSigned
	lo, hi := 0.0, math.Ldexp(1, int(n))
	min, max := uint64(0), uint64(math.MaxUint64)>>(64-n)
	if signed {
		lo, hi = -math.Ldexp(1, int(n-1)), math.Ldexp(1, int(n-1))
		min, max = uint64(int64(-1)<<(n-1)), 1<<(n-1)-1
	}
	nan := uint64(0)
	if n == 64 || c.From == ptx.F64 {
		nan = 1 << (n - 1)
	}
	return func(a uint64) uint64 {
		v := read(a)
		if v != v {
			return nan
		}
		v = math.Copysign(roundInteger(math.Abs(v), c.Round, math.Signbit(v)), v)
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
