// Package numeric computes what PTX instructions do with numbers: rounding,
// formats of 8 to 32 bits, conversions, comparisons, integer and bit operations.
// Its functions are pure: values in, values out, the same on every machine. Those
// that return a function do so once per instruction, when it is decoded.
package numeric

import (
	"math"
	"math/big"
)

// Rounding is an IEEE rounding direction.
type Rounding uint8

const (
	Nearest Rounding = iota // to even
	ToZero
	ToMinus
	ToPlus
	NearestAway // ties away from zero, only for tf32
)

const (
	CanonNaN32 = 0x7fffffff // what single-precision instructions return for NaN
	canonNaN64 = 0x7fffffffffffffff
	MinNormal  = 0x1p-126
)

// AddOdd returns a+b rounded to odd: exact, or with the last bit set when it is
// not. Rounding that once more to 51 bits or fewer, in any direction, gives the
// same as rounding the exact sum: the sticky bit survives.
func AddOdd(a, b float64) float64 {
	s := a + b
	if math.IsInf(s, 0) || s != s {
		return s
	}
	// Knuth's two-sum: a+b = s+e exactly.
	t := s - a
	e := (a - (s - t)) + (b - t)
	return towardsOdd(s, e)
}

// towardsOdd moves s, the value s+e rounded to nearest, to its odd neighbour on
// the side of e.
func towardsOdd(s, e float64) float64 {
	u := math.Float64bits(s)
	if e == 0 || u&1 != 0 {
		return s
	}
	// s is even and wrong: step by one unit in the direction of the error.
	if (e > 0) == (s > 0) {
		return math.Float64frombits(u + 1)
	}
	return math.Float64frombits(u - 1)
}

// Fma32 is a*b+c with one rounding to nearest even. The product of two floats
// is exact in a double; the sum is not, and rounding it twice goes wrong only
// when the double lies half way between two floats.
func Fma32(a, b, c float32) float32 {
	p := float64(a) * float64(b)
	s := p + float64(c)
	u := math.Float64bits(s)
	if u&0x1fffffff != 0x10000000 && (math.Abs(s) >= MinNormal || s == 0) {
		return float32(s)
	}
	return float32(AddOdd(p, float64(c)))
}

// Round32 rounds a double that is exact or rounded to odd.
func Round32(v float64, r Rounding) float32 {
	f := float32(v)
	g := float64(f)
	if r == Nearest || g == v || v != v {
		return f
	}
	switch {
	case r == ToZero && math.Abs(g) > math.Abs(v),
		r == ToMinus && g > v,
		r == ToPlus && g < v:
	default:
		return f
	}
	// f is on the wrong side: step over to the other neighbour.
	up := r == ToPlus || r == ToZero && v < 0
	return step32(f, up)
}

func step32(f float32, up bool) float32 {
	if up {
		return math.Nextafter32(f, float32(math.Inf(1)))
	}
	return math.Nextafter32(f, float32(math.Inf(-1)))
}

// Arith32 computes in a direction other than to nearest. Zero sums of opposite
// numbers are negative when rounding down, which the double does not show.
func Arith32(op byte, a, b, c float32, r Rounding) float32 {
	x, y, z := float64(a), float64(b), float64(c)
	var v float64
	switch op {
	case '+':
		v = AddOdd(x, y)
		if v == 0 && r == ToMinus && math.Signbit(x) != math.Signbit(y) {
			return float32(math.Copysign(0, -1))
		}
	case '*':
		v = x * y
	case 'f':
		p := x * y
		v = AddOdd(p, z)
		if v == 0 && r == ToMinus && math.Signbit(p) != math.Signbit(z) {
			return float32(math.Copysign(0, -1))
		}
	case '/':
		q := x / y
		if !math.IsInf(q, 0) && q == q && y != 0 && !math.IsInf(y, 0) {
			// The remainder says on which side of q the quotient lies.
			rem := math.FMA(-q, y, x)
			if y < 0 {
				rem = -rem
			}
			q = towardsOdd(q, rem)
		}
		v = q
	case 's':
		q := math.Sqrt(x)
		if q > 0 && !math.IsInf(q, 0) {
			q = towardsOdd(q, math.FMA(-q, q, x))
		}
		v = q
	}
	return Round32(v, r)
}

// Arith64 computes doubles in a direction other than to nearest, exactly with
// big floats. It is slow and rare.
func Arith64(op byte, a, b, c float64, r Rounding) float64 {
	native := native64(op, a, b, c)
	if r == Nearest || native != native || math.IsInf(native, 0) && !finite(op, a, b, c) {
		return native
	}
	if !finite(op, a, b, c) {
		return native
	}
	z := new(big.Float).SetPrec(4400).SetMode(big.ToZero)
	x, y := big.NewFloat(a), big.NewFloat(b)
	switch op {
	case '+':
		z.Add(x, y)
	case '*':
		z.Mul(x, y)
	case 'f':
		z.Mul(x, y)
		z.Add(z, big.NewFloat(c))
	case '/':
		if b == 0 {
			return native
		}
		z.Quo(x, y)
	case 's':
		if a < 0 {
			return native
		}
		z.Sqrt(x)
	}
	if z.Sign() == 0 {
		if r == ToMinus && native == 0 && (op == '+' || op == 'f') && !sameZeroSigns(op, a, b, c) {
			return math.Copysign(0, -1)
		}
		return native
	}
	f, acc := z.Float64()
	switch {
	case acc == big.Exact && z.Acc() == big.Exact:
		return f
	case r == ToPlus && acc == big.Below, r == ToZero && f < 0 && acc == big.Below:
		return math.Nextafter(f, math.Inf(1))
	case r == ToMinus && acc == big.Above, r == ToZero && f > 0 && acc == big.Above:
		return math.Nextafter(f, math.Inf(-1))
	}
	return f
}

// native64 rounds to nearest, which the processor does.
func native64(op byte, a, b, c float64) float64 {
	switch op {
	case '+':
		return a + b
	case '*':
		return a * b
	case '/':
		return a / b
	case 's':
		return math.Sqrt(a)
	}
	return math.FMA(a, b, c)
}

// finite reports whether the operands that count are numbers.
func finite(op byte, a, b, c float64) bool {
	bad := func(x float64) bool { return x != x || math.IsInf(x, 0) }
	return !bad(a) && (op == 's' || !bad(b)) && (op != 'f' || !bad(c))
}

// sameZeroSigns reports whether a sum that is zero adds zeros of one sign.
func sameZeroSigns(op byte, a, b, c float64) bool {
	if op == '+' {
		return math.Signbit(a) == math.Signbit(b)
	}
	return (math.Signbit(a) != math.Signbit(b)) == math.Signbit(c)
}

// Ftz32 flushes a subnormal to zero of its sign.
func Ftz32(f float32) float32 {
	u := math.Float32bits(f)
	if u&0x7f800000 == 0 {
		return math.Float32frombits(u & 0x80000000)
	}
	return f
}

// Sat32 clamps to [0, 1]; NaN becomes 0.
func Sat32(f float32) float32 {
	switch {
	case f > 1:
		return 1
	case f > 0:
		return f
	}
	return 0
}

func sat64(f float64) float64 {
	switch {
	case f > 1:
		return 1
	case f > 0:
		return f
	}
	return 0
}

// Canon32 gives NaN its one representation.
func Canon32(f float32) float32 {
	if f != f {
		return math.Float32frombits(CanonNaN32)
	}
	return f
}
