package main

import (
	"fmt"
	"strings"
)

// comparisons of a kind of type.
var (
	bitCmps      = []string{"eq", "ne"}
	signedCmps   = []string{"eq", "ne", "lt", "le", "gt", "ge"}
	unsignedCmps = []string{"eq", "ne", "lo", "ls", "hi", "hs", "lt", "le", "gt", "ge"}
	floatCmps    = []string{"eq", "ne", "lt", "le", "gt", "ge", "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan"}
)

func cmpsOf(t string) []string {
	switch t[0] {
	case 'b':
		return bitCmps
	case 's':
		return signedCmps
	case 'u':
		return unsignedCmps
	}
	return floatCmps
}

func comparisons() {
	const f = "compare"
	types := []string{"b16", "b32", "b64", "u16", "s16", "u32", "s32", "u64", "s64", "f32", "f64", "f32 .ftz"}
	for _, item := range types {
		t, ftz, _ := strings.Cut(item, " ")
		// All comparisons of a type, a bit of the result each.
		s := spec{
			family: f, name: "setp" + file(ftz) + "_" + t, feature: "setp.CMP" + ftz + "." + t + ", all comparisons", in: same(2, t+" special"), args: []string{"a", "b"},
			out: "u32", outs: []string{"d"}, regs: "pred p; u32 x", body: "mov.u32 d, 0;\n",
		}
		for i, c := range cmpsOf(t) {
			s.body += fmt.Sprintf("setp.%s%s.%s p, a, b;\nselp.u32 x, %d, 0, p;\nor.b32 d, d, x;\n", c, ftz, t, 1<<i)
		}
		add(s)
		for _, bop := range []string{"and", "or", "xor"} {
			c := cmpsOf(t)[len(cmpsOf(t))-1]
			add(spec{
				family: f, name: "setp" + file(ftz) + "_" + bop + "_" + t, feature: "setp." + c + "." + bop + ftz + "." + t + " p|q, a, b, {!}c", in: []string{t + " special", t + " special", "s32 special"},
				args: []string{"a", "b", "c"}, out: "u32", outs: []string{"d"}, regs: "pred p, q, r, s; u32 x",
				body: fmt.Sprintf("setp.lt.s32 r, c, 0;\nsetp.%[1]s.%[2]s%[3]s.%[4]s p|q, a, b, r;\nselp.u32 d, 1, 0, p;\nselp.u32 x, 2, 0, q;\nor.b32 d, d, x;\n"+
					"setp.%[1]s.%[2]s%[3]s.%[4]s p|q, a, b, !r;\nselp.u32 x, 4, 0, p;\nor.b32 d, d, x;\nselp.u32 x, 8, 0, q;\nor.b32 d, d, x;", c, bop, ftz, t),
			})
		}
		for _, o := range []string{"u32", "s32", "f32"} {
			cmps := cmpsOf(t)
			simple(f, "set."+cmps[len(cmps)/2]+ftz+"."+o+"."+t, o, same(2, t+" special"))
		}
		add(spec{
			family: f, name: "set_bool" + file(ftz) + "_" + t, feature: "set.CMP.BOOL" + ftz + ".u32." + t, in: []string{t + " special", t + " special", "s32 special"}, args: []string{"a", "b", "c"},
			out: "u32", outs: []string{"d", "e", "f"}, regs: "pred p",
			body: fmt.Sprintf("setp.lt.s32 p, c, 0;\nset.ne.and%[1]s.u32.%[2]s d, a, b, p;\nset.ne.or%[1]s.u32.%[2]s e, a, b, !p;\nset.eq.xor%[1]s.u32.%[2]s f, a, b, p;", ftz, t),
		})
		if ftz == "" {
			add(spec{
				family: f, name: "selp_" + t, feature: "selp." + t, in: []string{t + " special", t + " special", "s32 special"}, args: []string{"a", "b", "c"},
				out: t, outs: []string{"d"}, regs: "pred p", body: "setp.lt.s32 p, c, 0;\nselp." + t + " d, a, b, p;",
			})
			simple(f, "slct."+t+".s32", t, []string{t + " special", t + " special", "s32 special"})
			simple(f, "slct."+t+".f32", t, []string{t + " special", t + " special", "f32 special"})
		}
	}
	simple(f, "slct.ftz.u32.f32", "u32", []string{"u32 special", "u32 special", "f32 special"})
}
