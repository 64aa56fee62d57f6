package interp

import (
	"fmt"
	"math"

	"ferry/softgpu/interp/numeric"
	"ferry/softgpu/interp/ptxinst"
	"ferry/softgpu/ptx"
)

// takeFloat removes them all, so that each decoder can say which of them it
// cannot do.
func takeFloat(m *ptxinst.Mods) numeric.FloatMods {
	return numeric.FloatMods{
		Round: m.Rounding(), Ftz: m.Take("ftz"), Sat: m.Take("sat"), Relu: m.Take("relu"),
		Approx: m.Take("approx") || m.Take("full"),
	}
}

// letters name the operations for arith32 and arith64.
var letters = map[string]byte{"add": '+', "sub": '-', "mul": '*', "fma": 'f', "mad": 'f', "div": '/', "sqrt": 's', "rcp": 'r'}

var fast32 = map[byte]execFn{'+': opAddF32, '-': opSubF32, '*': opMulF32, 'f': opFmaF32}

var fast64 = map[byte]execFn{'+': opAddF64, '-': opSubF64, '*': opMulF64}

// decodeFloat decodes add, sub, mul, fma, mad, div, sqrt and rcp of floats. The
// approximate forms are computed exactly, which is within their bounds.
func decodeFloat(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t := m.Type(0)
	op, ok := letters[in.Op]
	if !ok || len(m.Types) != 1 {
		return decodeMixed(d, in, m)
	}
	if in.Op == "fma" && t.Size() <= 4 && t != ptx.F32 {
		m.Take("oob") // about a NaN that only tensor copies make, not known
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
		if fn := fast32[op]; fn != nil && f.Plain() {
			out.fn = fn
			return out, nil
		}
		out.fn, out.x = opF32, &extra{f32: f.Wrap32(f.Func32(op))}
		return out, nil
	case ptx.F64:
		if f.Approx && f.Ftz && op == 'r' {
			out.fn, out.x = opF64, &extra{f64: approx64(func(x float64) float64 { return 1 / x })}
			return out, nil
		}
		if f.Sat || f.Ftz {
			return out, fmt.Errorf(".sat and .ftz for .f64 are %w", ptxinst.ErrUnsupported)
		}
		if fn := fast64[op]; fn != nil && f.Plain() {
			out.fn = fn
			return out, nil
		}
		out.fn, out.x = opF64, &extra{f64: f.Func64(op)}
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
func decodeTranscendental(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	t, f := m.Type(0), takeFloat(m)
	g := transcendental[in.Op]
	out, err := d.operands(in, t, 1)
	if err != nil {
		return out, err
	}
	switch t {
	case ptx.F32:
		out.fn = opF32
		out.x = &extra{f32: f.Wrap32(func(a, b, c float32) float32 { return float32(g(float64(a))) })}
	case ptx.F64:
		out.fn = opF64
		out.x = &extra{f64: func(a, b, c float64) float64 { return g(a) }}
		if f.Ftz {
			out.x.f64 = approx64(g)
		}
	default:
		h, ok := numeric.HalfFormats[t]
		if !ok {
			return out, fmt.Errorf("type .%s is %w", t, ptxinst.ErrUnsupported)
		}
		out.fn, out.x = opRaw1, &extra{f1: func(a uint64) uint64 {
			return h.Each(func(x float64) float64 { return g(x) }, a, numeric.Nearest)
		}}
	}
	return out, nil
}

// decodeMixed is arithmetic with two types: add.f32.f16 and its like.
func decodeMixed(d *decoder, in *ptx.Inst, m *ptxinst.Mods) (inst, error) {
	return d.widened(in, m)
}

func init() {
	register(decodeFloat, "rcp", "sqrt", "fma")
	register(decodeTranscendental, "sin", "cos", "ex2", "lg2", "tanh", "rsqrt")
}

// decodeHalf finishes add, sub, mul and fma of half precision.
func decodeHalf(out inst, op byte, t ptx.Type, f numeric.FloatMods, sources int) (inst, error) {
	h, ok := numeric.HalfFormats[t]
	if !ok || op == '/' || op == 's' || op == 'r' {
		return out, fmt.Errorf("type .%s is %w", t, ptxinst.ErrUnsupported)
	}
	g := h.Each3(h.Arith(op, f))
	out.x = &extra{f3: g, f2: func(a, b uint64) uint64 { return g(a, b, 0) }}
	out.fn = opRaw2
	if sources == 3 {
		out.fn = opRaw3
	}
	return out, nil
}
