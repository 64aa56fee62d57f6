package interp

import (
	"fmt"
	"math"

	"ferry/softgpu/ptx"
)

// floatMods are the modifiers that floating-point arithmetic shares.
type floatMods struct {
	round  rounding
	ftz    bool
	sat    bool
	relu   bool
	approx bool
}

// takeFloat removes them all, so that each decoder can say which of them it
// cannot do.
func takeFloat(m *mods) floatMods {
	return floatMods{
		round: m.rounding(), ftz: m.take("ftz"), sat: m.take("sat"), relu: m.take("relu"),
		approx: m.take("approx") || m.take("full"),
	}
}

// plain reports that nothing deviates from IEEE arithmetic to nearest.
func (f floatMods) plain() bool { return f.round == nearest && !f.ftz && !f.sat && !f.relu }

// wrap32 puts flushing, NaN and saturation around an operation.
func (f floatMods) wrap32(op func(a, b, c float32) float32) func(a, b, c float32) float32 {
	ftz, sat := f.ftz, f.sat
	return func(a, b, c float32) float32 {
		if ftz {
			a, b, c = ftz32(a), ftz32(b), ftz32(c)
		}
		r := op(a, b, c)
		if ftz {
			r = ftz32(r)
		}
		if sat {
			return sat32(r)
		}
		return canon32(r)
	}
}

// letters name the operations for arith32 and arith64.
var letters = map[string]byte{"add": '+', "sub": '-', "mul": '*', "fma": 'f', "mad": 'f', "div": '/', "sqrt": 's', "rcp": 'r'}

// arith builds the single-precision function of an operation.
func (f floatMods) arith(op byte) func(a, b, c float32) float32 {
	r := f.round
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
func round32Op(op byte, a, b, c float32, r rounding) float32 {
	if r != nearest {
		return arith32(op, a, b, c, r)
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
	return fma32(a, b, c)
}

// arith64 builds the double-precision function of an operation.
func (f floatMods) arith64(op byte) func(a, b, c float64) float64 {
	r := f.round
	switch op {
	case '-':
		return func(a, b, c float64) float64 { return arith64('+', a, -b, c, r) }
	case 'r':
		return func(a, b, c float64) float64 { return arith64('/', 1, a, c, r) }
	}
	return func(a, b, c float64) float64 { return arith64(op, a, b, c, r) }
}

var fast32 = map[byte]execFn{'+': opAddF32, '-': opSubF32, '*': opMulF32, 'f': opFmaF32}

var fast64 = map[byte]execFn{'+': opAddF64, '-': opSubF64, '*': opMulF64}

// decodeFloat decodes add, sub, mul, fma, mad, div, sqrt and rcp of floats. The
// approximate forms are computed exactly, which is within their bounds.
func decodeFloat(d *decoder, in *ptx.Inst, m *mods) (inst, error) {
	t := m.typ(0)
	op, ok := letters[in.Op]
	if !ok || len(m.types) != 1 {
		return decodeMixed(d, in, m)
	}
	if in.Op == "fma" && t.Size() <= 4 && t != ptx.F32 {
		m.take("oob") // about a NaN that only tensor copies make, not known
	}
	f := takeFloat(m)
	sources := len(in.Args) - 1
	if want := map[byte]int{'f': 3, 's': 1, 'r': 1}[op]; want != sources && (want != 0 || sources != 2) {
		return inst{}, fmt.Errorf("wrong number of operands")
	}
	out, err := d.operands(in, t, sources)
	if err != nil {
		return out, err
	}
	switch t {
	case ptx.F32:
		if fn := fast32[op]; fn != nil && f.plain() {
			out.fn = fn
			return out, nil
		}
		out.fn, out.x = opF32, &extra{f32: f.wrap32(f.arith(op))}
		return out, nil
	case ptx.F64:
		if f.approx && f.ftz && op == 'r' {
			out.fn, out.x = opF64, &extra{f64: approx64(func(x float64) float64 { return 1 / x })}
			return out, nil
		}
		if f.sat || f.ftz {
			return out, fmt.Errorf(".sat and .ftz for .f64 are %w", errUnsupported)
		}
		if fn := fast64[op]; fn != nil && f.plain() {
			out.fn = fn
			return out, nil
		}
		out.fn, out.x = opF64, &extra{f64: f.arith64(op)}
		return out, nil
	}
	return decodeHalf(out, op, t, f, sources)
}

// approx64 is rcp.approx.ftz.f64 and its like: the lower 32 bits of operand and
// result are taken as zero.
func approx64(f func(float64) float64) func(a, b, c float64) float64 {
	return func(a, b, c float64) float64 {
		a = math.Float64frombits(math.Float64bits(a) &^ math.MaxUint32)
		if math.Abs(a) < 0x1p-1022 {
			a = math.Copysign(0, a)
		}
		r := f(a)
		if r != r {
			return math.Float64frombits(0x7fffffff00000000)
		}
		if math.Abs(r) < 0x1p-1022 {
			return math.Copysign(0, r)
		}
		return math.Float64frombits(math.Float64bits(r) &^ math.MaxUint32)
	}
}

// transcendental maps the approximate functions to double precision.
var transcendental = map[string]func(float64) float64{
	"sin": math.Sin, "cos": math.Cos, "ex2": math.Exp2, "lg2": math.Log2, "tanh": math.Tanh,
	"rsqrt": func(x float64) float64 { return 1 / math.Sqrt(x) },
}

// decodeTranscendental decodes the approximate functions. They are computed
// in double precision and rounded, so they are more exact than the hardware:
// results agree within the ISA's bounds, not bit for bit.
func decodeTranscendental(d *decoder, in *ptx.Inst, m *mods) (inst, error) {
	t, f := m.typ(0), takeFloat(m)
	g := transcendental[in.Op]
	out, err := d.operands(in, t, 1)
	if err != nil {
		return out, err
	}
	switch t {
	case ptx.F32:
		out.fn = opF32
		out.x = &extra{f32: f.wrap32(func(a, b, c float32) float32 { return float32(g(float64(a))) })}
	case ptx.F64:
		out.fn = opF64
		out.x = &extra{f64: func(a, b, c float64) float64 { return g(a) }}
		if f.ftz {
			out.x.f64 = approx64(g)
		}
	default:
		h, ok := halfFormats[t]
		if !ok {
			return out, fmt.Errorf("type .%s is %w", t, errUnsupported)
		}
		out.fn, out.x = opRaw1, &extra{f1: func(a uint64) uint64 {
			return h.each(func(x float64) float64 { return g(x) }, a, nearest)
		}}
	}
	return out, nil
}

// decodeMixed is arithmetic with two types: add.f32.f16 and its like.
func decodeMixed(d *decoder, in *ptx.Inst, m *mods) (inst, error) {
	return d.widened(in, m)
}

func init() {
	register(decodeFloat, "rcp", "sqrt", "fma")
	register(decodeTranscendental, "sin", "cos", "ex2", "lg2", "tanh", "rsqrt")
}
