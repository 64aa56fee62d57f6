package interp

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

// TestContraction holds what is contracted against the machine code that ptxas 13.0
// makes of the same instructions.
func TestContraction(t *testing.T) {
	fma := math.FMA
	// Rounded once more than an fma would: the conversions forbid Go to fuse.
	mul := func(a, b float64) float64 { return float64(a * b) }
	cases := []struct {
		name, body string // of a, b, c, e; results in x and y
		want       func(a, b, c, e float64) (x, y float64)
	}{
		{"sum", "mul.f64 t,a,b; add.f64 x,t,c;", func(a, b, c, _ float64) (float64, float64) { return fma(a, b, c), 0 }},
		{"difference", "mul.f64 t,a,b; sub.f64 x,t,c; sub.f64 y,e,t;", func(a, b, c, e float64) (float64, float64) { return fma(a, b, -c), fma(-a, b, e) }},
		{"rounded product", "mul.rn.f64 t,a,b; add.f64 x,t,c;", func(a, b, c, _ float64) (float64, float64) { return mul(a, b) + c, 0 }},
		{"rounded sum", "mul.f64 t,a,b; add.rn.f64 x,t,c;", func(a, b, c, _ float64) (float64, float64) { return mul(a, b) + c, 0 }},
		{"product needed", "mul.f64 y,a,b; add.f64 x,y,c;", func(a, b, c, _ float64) (float64, float64) { return mul(a, b) + c, mul(a, b) }},
		{"first of two", "mul.f64 t,a,b; mul.f64 u,c,e; sub.f64 x,u,t;", func(a, b, c, e float64) (float64, float64) { return fma(c, e, -mul(a, b)), 0 }},
		{"second of two", "mul.f64 t,a,b; mul.f64 y,c,e; sub.f64 x,y,t;", func(a, b, c, e float64) (float64, float64) { return fma(-a, b, mul(c, e)), mul(c, e) }},
		{
			"used once goes first", "mul.f64 t,a,b; mul.f64 u,c,e; add.f64 y,u,b; add.f64 x,u,t;",
			func(a, b, c, e float64) (float64, float64) { return fma(a, b, mul(c, e)), mul(c, e) + b },
		},
		{
			"crossed", "mul.f64 t,a,b; mul.f64 u,c,e; sub.f64 x,u,t; add.f64 y,t,u;",
			func(a, b, c, e float64) (float64, float64) { return fma(c, e, -mul(a, b)), fma(c, e, mul(a, b)) },
		},
		{"with itself", "mul.f64 t,a,b; add.f64 x,t,t;", func(a, b, _, _ float64) (float64, float64) { return 2 * mul(a, b), 0 }},
		{"moved and negated", "mul.f64 t,a,b; neg.f64 u,t; mov.f64 v,u; add.f64 x,c,v;", func(a, b, c, _ float64) (float64, float64) { return fma(-a, b, c), 0 }},
		{"operand changed", "mul.f64 t,a,b; mov.f64 a,c; add.f64 x,t,a;", func(a, b, c, _ float64) (float64, float64) { return fma(a, b, c), 0 }},
		{"result is operand", "mul.f64 a,a,b; add.f64 x,a,c;", func(a, b, c, _ float64) (float64, float64) { return fma(a, b, c), 0 }},
		{
			"one register", "mul.f64 t,a,b; add.f64 t,t,c; mul.f64 t,t,e; sub.f64 x,0d3ff0000000000000,t;",
			func(a, b, c, e float64) (float64, float64) { return fma(-fma(a, b, c), e, 1), 0 },
		},
		{"unused", "mul.f64 t,a,b; add.f64 x,t,c; sqrt.rn.f64 u,t;", func(a, b, c, _ float64) (float64, float64) { return fma(a, b, c), 0 }},
		{"guarded sum", "mul.f64 t,a,b; setp.lt.f64 p,a,0d4024000000000000; @p add.f64 x,t,c;", func(a, b, c, _ float64) (float64, float64) { return fma(a, b, c), 0 }},
		{
			"guarded product", "mov.f64 t,e; setp.lt.f64 p,a,0d4024000000000000; @p mul.f64 t,a,b; add.f64 x,t,c;",
			func(a, b, c, _ float64) (float64, float64) { return mul(a, b) + c, 0 },
		},
		{
			"other block", "mul.f64 t,a,b; setp.gt.f64 p,a,0d4024000000000000; @p bra L; add.f64 x,t,c; L:",
			func(a, b, c, _ float64) (float64, float64) { return mul(a, b) + c, 0 },
		},
		{"behind a barrier", "mul.f64 t,a,b; bar.sync 0; add.f64 x,t,c;", func(a, b, c, _ float64) (float64, float64) { return fma(a, b, c), 0 }},
		{
			"label after what went", "mul.f64 t,a,b; sub.f64 x,c,t; setp.lt.f64 p,a,0d4024000000000000; @p bra L; mov.f64 x,e; L: mul.f64 t,a,e; sub.f64 y,t,c;",
			func(a, b, c, e float64) (float64, float64) { return fma(-a, b, c), fma(a, e, -c) },
		},
	}
	values := []float64{1.1, 2.3, -2.53, 0.7, math.Pi, 1.0 / 3, -7.1, 1e-3}
	for _, target := range []string{"sm_80", "sm_80, debug"} {
		var src strings.Builder
		fmt.Fprintf(&src, ".version 7.0\n.target %s\n.address_size 64\n", target)
		for i, c := range cases {
			fmt.Fprintf(&src, `.entry k%d(.param .u64 out, .param .f64 pa, .param .f64 pb, .param .f64 pc, .param .f64 pe) {
				.reg .b64 o; .reg .f64 a, b, c, e, t, u, v, x, y; .reg .pred p;
				ld.param.u64 o,[out]; ld.param.f64 a,[pa]; ld.param.f64 b,[pb]; ld.param.f64 c,[pc]; ld.param.f64 e,[pe];
				mov.f64 x,0d0000000000000000; mov.f64 y,x;
				%s
				st.global.f64 [o],x; st.global.f64 [o+8],y; ret; }
			`, i, c.body)
		}
		r := link(t, src.String())
		out := r.mem.alloc(16)
		fused := 0
		for i, c := range cases {
			for k := range values {
				in := [4]float64{values[k], values[(k+1)%8], values[(k+3)%8], values[(k+4)%8]}
				r.run(fmt.Sprintf("k%d", i), dim(1), dim(1), 0, out, in[0], in[1], in[2], in[3])
				x, y := c.want(in[0], in[1], in[2], in[3])
				got := download[float64](r, out, 2)
				switch {
				case got[0] == x && got[1] == y:
					fused++
				case target == "sm_80":
					t.Errorf("%s of %v: %v, want %v and %v", c.name, in, got, x, y)
				}
			}
		}
		if all := len(cases) * len(values); (fused == all) != (target == "sm_80") {
			t.Errorf("target %s: %d of %d results are as ptxas contracts them", target, fused, all)
		}
	}
}
