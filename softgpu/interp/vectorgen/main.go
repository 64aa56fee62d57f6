// Command vectorgen writes interp's vector instructions, once for 256-bit and
// once for 512-bit registers. Run it with `go generate` in softgpu/interp.
package main

import (
	"bytes"
	"fmt"
	"go/format"
	"log"
	"os"
	"strings"
)

// An op is one function over 32 lanes. In its expression x, y and z are vectors
// of the operands a, b and c; nan, sign, exp and zero are constants.
type op struct {
	name string
	keys string // instructions it executes, as written
	elem string // type of the lanes
	args int
	expr string
	kind kind
}

type kind int

const (
	lanewise kind = iota
	compare       // the expression is a mask
	exact         // to be left to the plain function when the mask in bad is not empty
	shift64       // like lanewise, but y has 32-bit lanes
	select2       // by predicate
)

var ops = []op{
	{"AddU32", "add.u32 add.s32", "uint32", 2, "x.Add(y)", lanewise},
	{"SubU32", "sub.u32 sub.s32", "uint32", 2, "x.Sub(y)", lanewise},
	{"MulU32", "mul.lo.u32 mul.lo.s32", "uint32", 2, "x.Mul(y)", lanewise},
	{"MadU32", "mad.lo.u32 mad.lo.s32", "uint32", 3, "x.Mul(y).Add(z)", lanewise},
	{"AndU32", "and.b32", "uint32", 2, "x.And(y)", lanewise},
	{"OrU32", "or.b32", "uint32", 2, "x.Or(y)", lanewise},
	{"XorU32", "xor.b32", "uint32", 2, "x.Xor(y)", lanewise},
	{"NotU32", "not.b32", "uint32", 1, "x.Not()", lanewise},
	{"NegU32", "neg.s32", "uint32", 1, "zero.Sub(x)", lanewise},
	{"MovU32", "mov.u32 mov.s32 mov.b32 mov.f32", "uint32", 1, "x", lanewise},
	{"ShlU32", "shl.b32", "uint32", 2, "x.ShiftLeft(y)", lanewise},
	{"ShrU32", "shr.u32 shr.b32", "uint32", 2, "x.ShiftRight(y)", lanewise},
	{"ShrS32", "shr.s32", "int32", 2, "x.ShiftRight(y)", lanewise},
	{"MinU32", "min.u32", "uint32", 2, "x.Min(y)", lanewise},
	{"MaxU32", "max.u32", "uint32", 2, "x.Max(y)", lanewise},
	{"MinS32", "min.s32", "int32", 2, "x.Min(y)", lanewise},
	{"MaxS32", "max.s32", "int32", 2, "x.Max(y)", lanewise},

	{"AddU64", "add.u64 add.s64", "uint64", 2, "x.Add(y)", lanewise},
	{"SubU64", "sub.u64 sub.s64", "uint64", 2, "x.Sub(y)", lanewise},
	{"AndU64", "and.b64", "uint64", 2, "x.And(y)", lanewise},
	{"OrU64", "or.b64", "uint64", 2, "x.Or(y)", lanewise},
	{"XorU64", "xor.b64", "uint64", 2, "x.Xor(y)", lanewise},
	{"MovU64", "mov.u64 mov.s64 mov.b64 mov.f64", "uint64", 1, "x", lanewise},
	{"ShlU64", "shl.b64", "uint64", 2, "x.ShiftLeft(y)", shift64},
	{"ShrU64", "shr.u64 shr.b64", "uint64", 2, "x.ShiftRight(y)", shift64},

	{"AddF32", "add.f32 add.rn.f32", "float32", 2, canon("x.Add(y)"), lanewise},
	{"SubF32", "sub.f32 sub.rn.f32", "float32", 2, canon("x.Sub(y)"), lanewise},
	{"MulF32", "mul.f32 mul.rn.f32", "float32", 2, canon("x.Mul(y)"), lanewise},
	{"FmaF32", "fma.rn.f32 mad.rn.f32", "float32", 3, canon("x.MulAdd(y, z)"), lanewise},
	{"DivF32", "div.rn.f32", "float32", 2, canon("x.Div(y)"), lanewise},
	{"SqrtF32", "sqrt.rn.f32", "float32", 1, canon("x.Sqrt()"), lanewise},
	{"RcpF32", "rcp.rn.f32", "float32", 1, canon("one.Div(x)"), lanewise},

	{"AddFtz", "add.ftz.f32 add.rn.ftz.f32", "float32", 2, flushed("x.Add(y)"), lanewise},
	{"SubFtz", "sub.ftz.f32 sub.rn.ftz.f32", "float32", 2, flushed("x.Sub(y)"), lanewise},
	{"MulFtz", "mul.ftz.f32 mul.rn.ftz.f32", "float32", 2, flushed("x.Mul(y)"), lanewise},
	{"FmaFtz", "fma.rn.ftz.f32", "float32", 3, flushed("x.MulAdd(y, z)"), lanewise},

	// Which NaN comes out depends on the order of the operands: the plain
	// functions decide.
	{"AddF64", "add.f64 add.rn.f64", "float64", 2, "x.Add(y)", exact},
	{"SubF64", "sub.f64 sub.rn.f64", "float64", 2, "x.Sub(y)", exact},
	{"MulF64", "mul.f64 mul.rn.f64", "float64", 2, "x.Mul(y)", exact},
	{"FmaF64", "fma.rn.f64", "float64", 3, "x.MulAdd(y, z)", exact},
	{"DivF64", "div.rn.f64", "float64", 2, "x.Div(y)", exact},
	{"SqrtF64", "sqrt.rn.f64", "float64", 1, "x.Sqrt()", exact},

	{"EqU32", "setp.eq.u32 setp.eq.s32 setp.eq.b32", "uint32", 2, "x.Equal(y)", compare},
	{"NeU32", "setp.ne.u32 setp.ne.s32 setp.ne.b32", "uint32", 2, "x.NotEqual(y)", compare},
	{"LtS32", "setp.lt.s32", "int32", 2, "x.Less(y)", compare},
	{"LeS32", "setp.le.s32", "int32", 2, "x.LessEqual(y)", compare},
	{"GtS32", "setp.gt.s32", "int32", 2, "x.Greater(y)", compare},
	{"GeS32", "setp.ge.s32", "int32", 2, "x.GreaterEqual(y)", compare},
	{"LtU32", "setp.lt.u32 setp.lo.u32", "uint32", 2, "x.Less(y)", compare},
	{"LeU32", "setp.le.u32 setp.ls.u32", "uint32", 2, "x.LessEqual(y)", compare},
	{"GtU32", "setp.gt.u32 setp.hi.u32", "uint32", 2, "x.Greater(y)", compare},
	{"GeU32", "setp.ge.u32 setp.hs.u32", "uint32", 2, "x.GreaterEqual(y)", compare},
	{"EqU64", "setp.eq.u64 setp.eq.s64 setp.eq.b64", "uint64", 2, "x.Equal(y)", compare},
	{"NeU64", "setp.ne.u64 setp.ne.s64 setp.ne.b64", "uint64", 2, "x.NotEqual(y)", compare},
	{"LtS64", "setp.lt.s64", "int64", 2, "x.Less(y)", compare},
	{"GeS64", "setp.ge.s64", "int64", 2, "x.GreaterEqual(y)", compare},
	{"GtS64", "setp.gt.s64", "int64", 2, "x.Greater(y)", compare},
	{"LtU64", "setp.lt.u64 setp.lo.u64", "uint64", 2, "x.Less(y)", compare},
	{"GeU64", "setp.ge.u64 setp.hs.u64", "uint64", 2, "x.GreaterEqual(y)", compare},
	{"GtU64", "setp.gt.u64 setp.hi.u64", "uint64", 2, "x.Greater(y)", compare},
	{"EqF32", "setp.eq.f32", "float32", 2, "x.Equal(y)", compare},
	{"NeuF32", "setp.neu.f32", "float32", 2, "x.NotEqual(y)", compare},
	{"LtF32", "setp.lt.f32", "float32", 2, "x.Less(y)", compare},
	{"LeF32", "setp.le.f32", "float32", 2, "x.LessEqual(y)", compare},
	{"GtF32", "setp.gt.f32", "float32", 2, "x.Greater(y)", compare},
	{"GeF32", "setp.ge.f32", "float32", 2, "x.GreaterEqual(y)", compare},
	// The unordered forms are what is left of the opposite comparison.
	{"LtuF32", "setp.ltu.f32", "float32", 2, "!x.GreaterEqual(y)", compare},
	{"LeuF32", "setp.leu.f32", "float32", 2, "!x.Greater(y)", compare},
	{"GtuF32", "setp.gtu.f32", "float32", 2, "!x.LessEqual(y)", compare},
	{"GeuF32", "setp.geu.f32", "float32", 2, "!x.Less(y)", compare},

	{"SelU32", "selp.b32 selp.u32 selp.s32 selp.f32", "uint32", 2, "x.Merge(y, mask)", select2},
	{"SelU64", "selp.b64 selp.u64 selp.s64 selp.f64", "uint64", 2, "x.Merge(y, mask)", select2},
}

// canon gives every NaN the representation that the hardware returns.
func canon(e string) string { return "r := " + e + "; nan.Merge(r, r.IsNaN())" }

// flushed replaces subnormal operands and results by zero.
func flushed(e string) string { return "FLUSH r := " + e + "; r = FLUSH(r); nan.Merge(r, r.IsNaN())" }

func main() {
	if err := os.WriteFile("vector_gen.go", generate(), 0o644); err != nil {
		log.Fatal(err)
	}
}

func generate() []byte {
	var b bytes.Buffer
	b.WriteString("//go:build goexperiment.simd && amd64\n\n// Code generated by vectorgen. DO NOT EDIT.\n\npackage interp\n\n")
	b.WriteString("import (\n\t\"math\"\n\t\"simd/archsimd\"\n\n\t\"ferry/softgpu/interp/numeric\"\n)\n\n")
	for _, width := range []int{256, 512} {
		for _, o := range ops {
			o.write(&b, width)
		}
		fmt.Fprintf(&b, "// vectors%d are the functions by instruction.\nvar vectors%d = map[string]execFn{\n", width, width)
		for _, o := range ops {
			for _, k := range strings.Fields(o.keys) {
				fmt.Fprintf(&b, "%q: v%d%s,\n", k, width, o.name)
			}
		}
		b.WriteString("}\n\n")
	}
	out, err := format.Source(b.Bytes())
	if err != nil {
		log.Fatalf("%v\n%s", err, b.Bytes())
	}
	return out
}

var sizes = map[string]int{"uint32": 4, "int32": 4, "float32": 4, "uint64": 8, "int64": 8, "float64": 8}

// vector names a vector type and tells how many lanes it has.
func vector(elem string, width int) (string, int) {
	n := width / 8 / sizes[elem]
	return fmt.Sprintf("%s%sx%d", strings.ToUpper(elem[:1]), elem[1:], n), n
}

func (o *op) write(b *bytes.Buffer, width int) {
	v, n := vector(o.elem, width)
	rows := fmt.Sprintf("[%d][%d]%s", 32/n, n, o.elem)
	p := func(f string, a ...any) { fmt.Fprintf(b, f+"\n", a...) }
	p("func v%d%s(w *warp, in *inst) bool {", width, o.name)
	if o.kind != compare && o.kind != exact {
		p("d := dstRows[%s](w, in)", rows)
	}
	operands := []string{"a", "b", "c"}[:o.args]
	for i, a := range operands {
		if o.kind == shift64 && i == 1 {
			p("b := rows[[%d][%d]uint32](w, in.b)", 32/n, n)
			continue
		}
		p("%s := rows[%s](w, in.%s)", a, rows, a)
	}
	o.constants(p, v, width)
	switch o.kind {
	case compare:
		p("var r uint32")
	case exact:
		p("var bad uint32")
	case select2:
		p("p := *w.pred(in.p)")
		p("if in.flag&flagNeg != 0 { p = ^p }")
	}
	p("for i := range a {")
	for i := range operands {
		load := "archsimd.Load" + v
		if o.kind == shift64 && i == 1 {
			p("y := archsimd.LoadUint32x%d(&b[i]).ExtendToUint64()", n)
			continue
		}
		p("%s := %s(&%s[i])", []string{"x", "y", "z"}[i], load, operands[i])
	}
	o.body(p, v, n, width)
	p("}")
	p("archsimd.ClearAVXUpperBits()")
	switch o.kind {
	case compare:
		p("return w.setBits(in, r)")
	case exact:
		p("if bad != 0 { return in.x.plain(w, in) }")
		p("*dstRows[%s](w, in) = t", rows)
		p("return blend[%s](w, in)", o.elem)
	default:
		p("return blend[%s](w, in)", o.elem)
	}
	p("}\n")
}

// constants declares what the expression mentions.
func (o *op) constants(p func(string, ...any), v string, width int) {
	if strings.Contains(o.expr, "nan") {
		p("nan := archsimd.Broadcast%s(math.Float32frombits(numeric.CanonNaN32))", v)
	}
	if strings.Contains(o.expr, "one.") {
		p("one := archsimd.Broadcast%s(1)", v)
	}
	if strings.Contains(o.expr, "zero") {
		p("var zero archsimd.%s", v)
	}
	if strings.Contains(o.expr, "FLUSH") {
		u, _ := vector("uint32", width)
		p("sign, exp := archsimd.Broadcast%s(1<<31), archsimd.Broadcast%s(0x7f800000)", u, u)
		p("var zero archsimd.%s", u)
	}
	if o.kind == exact {
		_, n := vector(o.elem, width)
		p("var t [%d][%d]%s", 32/n, n, o.elem)
	}
}

func (o *op) body(p func(string, ...any), v string, n, width int) {
	e := o.expr
	u, _ := vector("uint32", width)
	flush := func(x string) {
		p("{ u := %s.As%s(); %s = u.And(sign).Merge(u, u.And(exp).Equal(zero)).As%s() }", x, u, x, v)
	}
	if strings.HasPrefix(e, "FLUSH ") {
		e = strings.TrimPrefix(e, "FLUSH ")
		for i := range o.args {
			flush([]string{"x", "y", "z"}[i])
		}
	}
	parts := strings.Split(e, "; ")
	for _, s := range parts[:len(parts)-1] {
		if s == "r = FLUSH(r)" {
			flush("r")
			continue
		}
		p("%s", s)
	}
	e = parts[len(parts)-1]
	switch o.kind {
	case compare:
		if e[0] == '!' {
			p("r |= uint32(^(%s).ToBits()) << (%d * i)", e[1:], n)
			if n < 8 {
				panic("bits beyond the lanes")
			}
			return
		}
		p("r |= uint32((%s).ToBits()) << (%d * i)", e, n)
	case exact:
		p("r := %s", e)
		p("r.Store(&t[i])")
		p("bad |= uint32(r.IsNaN().ToBits())")
	case select2:
		p("mask := mask%dx%d(p >> (%d * i))", 8*sizes[o.elem], n, n)
		p("(%s).Store(&d[i])", e)
	default:
		p("(%s).Store(&d[i])", e)
	}
}
