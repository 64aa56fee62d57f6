package main

import (
	"fmt"
	"strings"
)

// half covers f16, bf16 and their pairs.
func half() {
	const f = "half"
	for _, t := range []string{"f16", "f16x2"} {
		sp := t + " special"
		for _, op := range []string{"add", "sub", "mul"} {
			for _, m := range []string{"", ".rn", ".ftz", ".sat", ".rn.ftz.sat"} {
				simple(f, op+m+"."+t, t, same(2, sp))
			}
		}
		for _, m := range []string{".rn", ".rn.ftz", ".rn.sat", ".rn.ftz.sat", ".rn.relu", ".rn.ftz.relu"} {
			simple(f, "fma"+m+"."+t, t, same(3, sp), arch("sm_80", "7.0"))
		}
		simple(f, "fma.rn.oob."+t, t, same(3, sp), arch("sm_90", "8.1"))
		simple(f, "fma.rn.oob.relu."+t, t, same(3, sp), arch("sm_90", "8.1"))
		for _, op := range []string{"abs", "abs.ftz", "neg", "neg.ftz"} {
			simple(f, op+"."+t, t, same(1, sp), compare("nan-any"))
		}
		for _, op := range []string{"min", "max"} {
			for _, m := range []string{"", ".ftz", ".NaN", ".xorsign.abs", ".ftz.NaN.xorsign.abs"} {
				simple(f, op+m+"."+t, t, same(2, sp), arch("sm_86", "7.2"))
			}
		}
		simple(f, "ex2.approx."+t, t, same(1, sp), compare("rel 2^-9.9"))
		simple(f, "tanh.approx."+t, t, same(1, sp), compare("abs 2^-10.987"))
	}
	for _, t := range []string{"bf16", "bf16x2"} {
		sp := t + " special"
		for _, op := range []string{"add", "sub", "mul", "add.rn", "sub.rn", "mul.rn"} {
			simple(f, op+"."+t, t, same(2, sp), arch("sm_90", "7.8"))
		}
		simple(f, "fma.rn."+t, t, same(3, sp), arch("sm_80", "7.0"))
		simple(f, "fma.rn.relu."+t, t, same(3, sp), arch("sm_80", "7.0"))
		simple(f, "fma.rn.oob."+t, t, same(3, sp), arch("sm_90", "8.1"))
		for _, op := range []string{"abs", "neg"} {
			simple(f, op+"."+t, t, same(1, sp), arch("sm_80", "7.0"), compare("nan-any"))
		}
		for _, op := range []string{"min", "max"} {
			for _, m := range []string{"", ".NaN", ".xorsign.abs", ".NaN.xorsign.abs"} {
				simple(f, op+m+"."+t, t, same(2, sp), arch("sm_86", "7.2"))
			}
		}
		simple(f, "ex2.approx.ftz."+t, t, same(1, sp), arch("sm_90", "7.8"), compare("rel 2^-7"))
		simple(f, "tanh.approx."+t, t, same(1, sp), arch("sm_90", "7.8"), compare("abs 2^-8"))
	}
	halfCompare()
}

func halfCompare() {
	const f = "half"
	for _, t := range []string{"f16", "bf16", "f16x2", "bf16x2"} {
		target, version := "sm_75", "7.0"
		if strings.HasPrefix(t, "b") {
			target, version = "sm_90", "7.8"
		}
		for _, ftz := range []string{"", ".ftz"} {
			if ftz == "" || strings.HasPrefix(t, "f16") {
				add(allComparisons(t, ftz, target, version))
			}
		}
		outs := []string{t, "u32"}
		if !strings.HasSuffix(t, "x2") {
			outs = []string{t, "u32", "s32", "u16"}
		}
		for _, o := range outs {
			simple(f, "set.lt."+o+"."+t, o, same(2, t+" special"), arch(target, version))
		}
	}
	simple(f, "set.gt.ftz.f16x2.f16x2", "f16x2", same(2, "f16x2 special"))
	simple(f, "set.leu.ftz.u32.f16", "u32", same(2, "f16 special"))
	simple(f, "set.eq.f16.f32", "f16", same(2, "f32 special"))
	simple(f, "set.ge.f16.s32", "f16", same(2, "s32 special"))
}

// allComparisons has a bit of the result for each comparison, the second value
// of a pair in the upper half.
func allComparisons(t, ftz, target, version string) spec {
	s := spec{
		family: "half", name: "setp" + file(ftz) + "_" + t, feature: "setp.CMP" + ftz + "." + t + ", all comparisons", in: same(2, t+" special"), args: []string{"a", "b"},
		out: "u32", outs: []string{"d"}, regs: "pred p, q; u32 x", target: target, version: version, body: "mov.u32 d, 0;\n",
	}
	for i, cmp := range floatCmps {
		if strings.HasSuffix(t, "x2") {
			s.body += fmt.Sprintf("setp.%s%s.%s p|q, a, b;\nselp.u32 x, %d, 0, p;\nor.b32 d, d, x;\nselp.u32 x, %d, 0, q;\nor.b32 d, d, x;\n", cmp, ftz, t, 1<<i, 1<<(i+16))
		} else {
			s.body += fmt.Sprintf("setp.%s%s.%s p, a, b;\nselp.u32 x, %d, 0, p;\nor.b32 d, d, x;\n", cmp, ftz, t, 1<<i)
		}
	}
	return s
}
