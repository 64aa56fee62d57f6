package main

var roundings = []string{".rn", ".rz", ".rm", ".rp"}

func floats() {
	const f = "float"
	for _, r := range roundings {
		for _, op := range []string{"add", "sub", "mul", "fma"} {
			n := 2
			if op == "fma" {
				n = 3
			}
			for _, ftz := range []string{"", ".ftz"} {
				for _, sat := range []string{"", ".sat"} {
					simple(f, op+r+ftz+sat+".f32", "f32", same(n, "f32 special"))
				}
			}
			simple(f, op+r+".f64", "f64", same(n, "f64 special"), compare("nan-any"))
		}
		for _, ftz := range []string{"", ".ftz"} {
			simple(f, "div"+r+ftz+".f32", "f32", same(2, "f32 special"))
			simple(f, "rcp"+r+ftz+".f32", "f32", same(1, "f32 special"))
			simple(f, "sqrt"+r+ftz+".f32", "f32", same(1, "f32 special"))
			simple(f, "mad"+r+ftz+".f32", "f32", same(3, "f32 special"))
		}
		simple(f, "div"+r+".f64", "f64", same(2, "f64 special"), compare("nan-any"))
		simple(f, "rcp"+r+".f64", "f64", same(1, "f64 special"), compare("nan-any"))
		simple(f, "sqrt"+r+".f64", "f64", same(1, "f64 special"), compare("nan-any"))
		simple(f, "mad"+r+".f64", "f64", same(3, "f64 special"), compare("nan-any"))
	}
	for _, op := range []string{"add.f32", "sub.f32", "mul.f32", "add.ftz.f32", "mul.sat.f32"} {
		simple(f, op, "f32", same(2, "f32 special"))
	}
	for _, op := range []string{"add.f64", "sub.f64", "mul.f64"} {
		simple(f, op, "f64", same(2, "f64 special"), compare("nan-any"))
	}
	for _, op := range []string{"abs", "neg"} {
		simple(f, op+".f32", "f32", same(1, "f32 special"), compare("nan-any"))
		simple(f, op+".ftz.f32", "f32", same(1, "f32 special"), compare("nan-any"))
		simple(f, op+".f64", "f64", same(1, "f64 special"), compare("nan-any"))
	}
	for _, op := range []string{"min", "max"} {
		for _, m := range []string{"", ".ftz", ".NaN", ".ftz.NaN", ".xorsign.abs", ".NaN.xorsign.abs", ".ftz.NaN.xorsign.abs"} {
			simple(f, op+m+".f32", "f32", same(2, "f32 special"), arch("sm_86", "7.2"))
		}
		simple(f, op+".f64", "f64", same(2, "f64 special"), compare("nan-any"))
	}
	for _, t := range []string{"f32", "f64"} {
		simple(f, "copysign."+t, t, same(2, t+" special"))
		for _, c := range []string{"finite", "infinite", "number", "notanumber", "normal", "subnormal"} {
			add(spec{
				family: f, name: "testp_" + c + "_" + t, feature: "testp." + c + "." + t, in: same(1, t+" special"), args: []string{"a"},
				out: "u32", outs: []string{"d"}, regs: "pred p", body: "testp." + c + "." + t + " p, a;\nselp.u32 d, 1, 0, p;",
			})
		}
	}
	approximate()
}

// approximate: the bounds are those of PTX ISA 9.0, chapters 9.7.3 and 9.7.4.
func approximate() {
	const f = "float"
	for _, ftz := range []string{"", ".ftz"} {
		simple(f, "div.approx"+ftz+".f32", "f32", same(2, "f32 normal"), compare("ulp 2"))
		simple(f, "div.full"+ftz+".f32", "f32", same(2, "f32 normal"), compare("ulp 2"))
		simple(f, "rcp.approx"+ftz+".f32", "f32", same(1, "f32 special"), compare("ulp 1"))
		simple(f, "sqrt.approx"+ftz+".f32", "f32", same(1, "f32 special"), compare("rel 2^-23"))
		simple(f, "rsqrt.approx"+ftz+".f32", "f32", same(1, "f32 special"), compare("rel 2^-22.9"))
		simple(f, "sin.approx"+ftz+".f32", "f32", same(1, "f32 angle"), compare("abs 2^-20.5"))
		simple(f, "cos.approx"+ftz+".f32", "f32", same(1, "f32 angle"), compare("abs 2^-20.5"))
		simple(f, "lg2.approx"+ftz+".f32", "f32", same(1, "f32 special"), compare("abs 2^-22 in (0.5, 2); one ulp is more elsewhere"))
		simple(f, "ex2.approx"+ftz+".f32", "f32", same(1, "f32 special"), compare("rel 2^-22"))
		simple(f, "rsqrt.approx"+ftz+".f64", "f64", same(1, "f64 special"), compare("rel 2^-17 (no bound is stated)"))
	}
	simple(f, "rcp.approx.ftz.f64", "f64", same(1, "f64 special"), compare("rel 2^-17 (no bound is stated)"))
	simple(f, "tanh.approx.f32", "f32", same(1, "f32 special"), compare("rel 2^-11"))
	for _, op := range []string{"sin", "cos"} {
		add(spec{
			family: f, name: op + "_approx_edges", feature: op + ".approx.f32 of zeros, infinities, NaN", out: "f32", outs: []string{"d"}, compare: "abs 2^-20.5",
			in: same(1, "f32 special"), args: []string{"a"}, regs: "pred p, q; f32 x",
			body: "abs.f32 x, a;\nsetp.gt.f32 p, x, 0f40C90FDB;\ntestp.finite.f32 q, a;\nand.pred p, p, q;\n@p mov.f32 a, 0f00000000;\n" + op + ".approx.f32 d, a;",
		})
	}
	for _, op := range []string{"sin", "cos"} {
		add(spec{
			family: f, name: op + "_approx_wide", feature: op + ".approx.f32 from -100 pi to 100 pi", out: "f32", outs: []string{"d"}, compare: "abs 2^-14.7", in: same(1, "f32 angle"), args: []string{"a"},
			body: "mul.f32 a, a, 0f42500000;\n" + op + ".approx.f32 d, a;",
		})
	}
	for _, op := range []string{"div.approx.f32", "div.full.f32", "div.approx.ftz.f32", "div.full.ftz.f32"} {
		// Beyond 2^126 div.approx may give 0; the special values stay below.
		add(spec{
			family: f, name: file(op) + "_edges", feature: op + " of special values", out: "f32", outs: []string{"d"}, compare: "ulp 2",
			in: []string{"f32 special", "f32 special"}, args: []string{"a", "b"}, regs: "pred p, q; f32 x",
			body: "abs.f32 x, b;\nsetp.gt.f32 p, x, 0f7E000000;\n@p mov.f32 b, 0f3F800000;\nsetp.lt.f32 q, x, 0f01000000;\n@q mov.f32 b, 0f40400000;\n" + op + " d, a, b;",
		})
	}
}
