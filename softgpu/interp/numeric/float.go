package numeric

import "math"

// FloatMods are the modifiers that floating-point arithmetic shares.
type FloatMods struct {
	Round  Rounding
	Ftz    bool
	Sat    bool
	Relu   bool
	Approx bool
}

// Plain reports that nothing deviates from IEEE arithmetic to nearest.
func (f FloatMods) Plain() bool {
	return f.Round == Nearest && !f.Ftz && !f.Sat && !f.Relu
}

// Wrap32 puts flushing, NaN and saturation around an operation.
func (f FloatMods) Wrap32(op func(a, b, c float32) float32) func(a, b, c float32) float32 {
	ftz, sat := f.Ftz, f.Sat
	return func(a, b, c float32) float32 {
		if ftz {
			a, b, c = Ftz32(a), Ftz32(b), Ftz32(c)
		}
		r := op(a, b, c)
		if ftz {
			r = Ftz32(r)
		}
		if sat {
			return Sat32(r)
		}
		return Canon32(r)
	}
}

// Func32 builds the single-precision function of an operation.
func (f FloatMods) Func32(op byte) func(a, b, c float32) float32 {
	r := f.Round
	switch {
	case op == '-':
		return func(a, b, c float32) float32 { return round32Op('+', a, -b, c, r) }
	case op == 'r':
		return func(a, b, c float32) float32 { return round32Op('/', 1, a, c, r) }
	}
	return func(a, b, c float32) float32 { return round32Op(op, a, b, c, r) }
}

// round32Op is one single-precision operation in any rounding mode, without
// flushing.
func round32Op(op byte, a, b, c float32, r Rounding) float32 {
	if r != Nearest {
		return Arith32(op, a, b, c, r)
	}
	switch op {
	case '+':
		return a + b
	case '*':
		return a * b
	case '/':
		return a / b
	case 's':
		return float32(math.Sqrt(float64(a)))
	}
	return Fma32(a, b, c)
}

// Func64 builds the double-precision function of an operation.
func (f FloatMods) Func64(op byte) func(a, b, c float64) float64 {
	r := f.Round
	switch op {
	case '-':
		return func(a, b, c float64) float64 { return Arith64('+', a, -b, c, r) }
	case 'r':
		return func(a, b, c float64) float64 { return Arith64('/', 1, a, c, r) }
	}
	return func(a, b, c float64) float64 { return Arith64(op, a, b, c, r) }
}
