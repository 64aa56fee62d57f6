package interp

import "math"

// A format is a small binary floating-point representation.
type format struct {
	mant  uint // bits of the fraction
	exp   uint // bits of the exponent
	noInf bool // e4m3: the top exponent is ordinary but for NaN
}

var (
	fmtF16  = format{mant: 10, exp: 5}
	fmtBF16 = format{mant: 7, exp: 8}
	fmtTF32 = format{mant: 10, exp: 8}
	fmtE4M3 = format{mant: 3, exp: 4, noInf: true}
	fmtE5M2 = format{mant: 2, exp: 5}
)

func (f format) bias() int { return 1<<(f.exp-1) - 1 }

// top is the bits of infinity, or of the first value that is not a number.
func (f format) top() uint64 {
	if f.noInf {
		return 1<<(f.exp+f.mant) - 1
	}
	return (1<<f.exp - 1) << f.mant
}

// nan is the canonical NaN: all ones but for the sign.
func (f format) nan() uint64 { return 1<<(f.exp+f.mant) - 1 }

// pack rounds a double, exact or rounded to odd, to the format.
func (f format) pack(v float64, r rounding) uint64 {
	sign := uint64(0)
	if math.Signbit(v) {
		sign = 1 << (f.exp + f.mant)
	}
	switch {
	case v != v:
		return f.nan()
	case math.IsInf(v, 0):
		return sign | f.top()
	case v == 0:
		return sign
	}
	_, e := math.Frexp(v)
	emin := 1 - f.bias()
	e = max(e-1, emin)
	// In units of the last place the value is below 2^(mant+1), so rounding
	// to an integer is rounding to the format.
	scaled := math.Ldexp(math.Abs(v), int(f.mant)-e)
	n := uint64(roundInteger(scaled, r, sign != 0))
	// A carry out of the fraction moves into the exponent by itself.
	bits := uint64(e-emin)<<f.mant + n
	if bits < f.top() {
		return sign | bits
	}
	up := r == nearest || r == nearestAway || r == toPlus && sign == 0 || r == toMinus && sign != 0
	if up {
		return sign | f.top()
	}
	return sign | (f.top() - 1)
}

// roundInteger rounds a magnitude to an integer; neg tells its sign, which
// turns the directed modes round.
func roundInteger(x float64, r rounding, neg bool) float64 {
	switch {
	case r == nearest:
		return math.RoundToEven(x)
	case r == nearestAway:
		return math.Round(x)
	case r == toPlus && !neg, r == toMinus && neg:
		return math.Ceil(x)
	}
	return math.Floor(x)
}

// unpack converts to a double, exactly.
func (f format) unpack(b uint64) float64 {
	frac := b & (1<<f.mant - 1)
	e := int(b >> f.mant & (1<<f.exp - 1))
	var v float64
	switch {
	case f.noInf && b&f.nan() == f.nan(), !f.noInf && e == 1<<f.exp-1 && frac != 0:
		return math.NaN()
	case !f.noInf && e == 1<<f.exp-1:
		v = math.Inf(1)
	case e == 0:
		v = math.Ldexp(float64(frac), 1-f.bias()-int(f.mant))
	default:
		v = math.Ldexp(float64(frac|1<<f.mant), e-f.bias()-int(f.mant))
	}
	if b>>(f.exp+f.mant)&1 != 0 {
		return -v
	}
	return v
}
