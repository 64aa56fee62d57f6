package numeric

import "math"

// A Format is a small binary floating-point representation.
type Format struct {
	Mant  uint // bits of the fraction
	Exp   uint // bits of the exponent
	NoInf bool // e4m3: the top exponent is ordinary but for NaN
}

var (
	F16  = Format{Mant: 10, Exp: 5}
	BF16 = Format{Mant: 7, Exp: 8}
	TF32 = Format{Mant: 10, Exp: 8}
	E4M3 = Format{Mant: 3, Exp: 4, NoInf: true}
	E5M2 = Format{Mant: 2, Exp: 5}
)

// Bias is what exponents are stored with.
func (f Format) Bias() int { return 1<<(f.Exp-1) - 1 }

// Top is the bits of infinity, or of the first value that is not a number.
func (f Format) Top() uint64 {
	if f.NoInf {
		return 1<<(f.Exp+f.Mant) - 1
	}
	return (1<<f.Exp - 1) << f.Mant
}

// NaN is the canonical NaN: all ones but for the sign.
func (f Format) NaN() uint64 { return 1<<(f.Exp+f.Mant) - 1 }

// Pack rounds a double, exact or rounded to odd, to the format.
func (f Format) Pack(v float64, r Rounding) uint64 {
	sign := uint64(0)
	if math.Signbit(v) {
		sign = 1 << (f.Exp + f.Mant)
	}
	switch {
	case v != v:
		return f.NaN()
	case math.IsInf(v, 0):
		return sign | f.Top()
	case v == 0:
		return sign
	}
	_, e := math.Frexp(v)
	emin := 1 - f.Bias()
	e = max(e-1, emin)
	// In units of the last place the value is below 2^(mant+1), so rounding
	// to an integer is rounding to the format.
	scaled := math.Ldexp(math.Abs(v), int(f.Mant)-e)
	n := uint64(roundInteger(scaled, r, sign != 0))
	// A carry out of the fraction moves into the exponent by itself.
	bits := uint64(e-emin)<<f.Mant + n
	if bits < f.Top() {
		return sign | bits
	}
	up := r == Nearest || r == NearestAway || r == ToPlus && sign == 0 || r == ToMinus && sign != 0
	if up {
		return sign | f.Top()
	}
	return sign | (f.Top() - 1)
}

// roundInteger rounds a magnitude to an integer; neg tells its sign, which
// turns the directed modes round.
func roundInteger(x float64, r Rounding, neg bool) float64 {
	switch {
	case r == Nearest:
		return math.RoundToEven(x)
	case r == NearestAway:
		return math.Round(x)
	case r == ToPlus && !neg, r == ToMinus && neg:
		return math.Ceil(x)
	}
	return math.Floor(x)
}

// Unpack converts to a double, exactly.
func (f Format) Unpack(b uint64) float64 {
	frac := b & (1<<f.Mant - 1)
	e := int(b >> f.Mant & (1<<f.Exp - 1))
	var v float64
	switch {
	case f.NoInf && b&f.NaN() == f.NaN(), !f.NoInf && e == 1<<f.Exp-1 && frac != 0:
		return math.NaN()
	case !f.NoInf && e == 1<<f.Exp-1:
		v = math.Inf(1)
	case e == 0:
		v = math.Ldexp(float64(frac), 1-f.Bias()-int(f.Mant))
	default:
		v = math.Ldexp(float64(frac|1<<f.Mant), e-f.Bias()-int(f.Mant))
	}
	if b>>(f.Exp+f.Mant)&1 != 0 {
		return -v
	}
	return v
}
