package main

import (
	"fmt"
	"strings"
)

var (
	ints      = []string{"u16", "s16", "u32", "s32", "u64", "s64"}
	signed    = []string{"s16", "s32", "s64"}
	bitTypes  = []string{"b16", "b32", "b64"}
	wideOf    = map[string]string{"u16": "u32", "s16": "s32", "u32": "u64", "s32": "s64"}
	wideables = []string{"u16", "s16", "u32", "s32"}
)

func integer() {
	const f = "integer"
	sp := func(t string) string { return t + " special" }
	for _, t := range ints {
		for _, op := range []string{"add", "sub", "mul.lo", "mul.hi", "min", "max"} {
			simple(f, op+"."+t, t, same(2, sp(t)))
		}
		for _, op := range []string{"div", "rem"} {
			simple(f, op+"."+t, t, []string{sp(t), t + " nonzero"})
		}
		for _, op := range []string{"mad.lo", "mad.hi"} {
			simple(f, op+"."+t, t, same(3, sp(t)))
		}
		u := strings.Replace(t, "s", "u", 1)
		simple(f, "sad."+t, u, []string{sp(t), sp(t), sp(u)})
	}
	for _, t := range signed {
		simple(f, "abs."+t, t, same(1, sp(t)))
		simple(f, "neg."+t, t, same(1, sp(t)))
	}
	for _, t := range wideables {
		simple(f, "mul.wide."+t, wideOf[t], same(2, sp(t)))
		simple(f, "mad.wide."+t, wideOf[t], []string{sp(t), sp(t), sp(wideOf[t])})
	}
	for _, op := range []string{"add.sat", "sub.sat"} {
		simple(f, op+".s32", "s32", same(2, sp("s32")))
	}
	simple(f, "mad.hi.sat.s32", "s32", same(3, sp("s32")))
	simple(f, "mad24.hi.sat.s32", "s32", same(3, sp("s32")))
	for _, t := range []string{"u32", "s32"} {
		for _, h := range []string{"lo", "hi"} {
			simple(f, "mul24."+h+"."+t, t, same(2, sp(t)))
			simple(f, "mad24."+h+"."+t, t, same(3, sp(t)))
		}
	}
	for _, op := range []string{"min.relu.s32", "max.relu.s32"} {
		simple(f, op, "s32", same(2, sp("s32")), arch("sm_90", "8.0"))
	}
	for _, op := range []string{"add.u16x2", "add.s16x2", "min.u16x2", "max.u16x2", "min.s16x2", "max.s16x2", "min.relu.s16x2", "max.relu.s16x2"} {
		simple(f, op, "b32", same(2, sp("b32")), arch("sm_90", "8.0"))
	}
	bitCounts()
	bitFields()
	dots()
	carries()
	mixedCarries()
	logic()
}

func bitCounts() {
	const f = "integer"
	for _, t := range []string{"b32", "b64"} {
		simple(f, "popc."+t, "u32", same(1, t+" special"))
		simple(f, "clz."+t, "u32", same(1, t+" special"))
		simple(f, "brev."+t, t, same(1, t+" special"))
	}
	for _, t := range []string{"u32", "s32", "u64", "s64"} {
		simple(f, "bfind."+t, "u32", same(1, t+" special"))
		simple(f, "bfind.shiftamt."+t, "u32", same(1, t+" special"))
	}
	add(spec{
		family: f, name: "fns_b32", feature: "fns.b32", in: []string{"b32 special", "u32 shift", "s32 tiny"}, args: []string{"a", "b", "c"},
		out: "u32", outs: []string{"d", "e"}, body: "and.b32 b, b, 31;\nfns.b32 d, a, b, c;\nfns.b32 e, -1, b, c;",
	})
}

func bitFields() {
	const f = "integer"
	for _, t := range []string{"u32", "s32", "u64", "s64"} {
		simple(f, "bfe."+t, t, []string{t + " special", "u32 shift", "u32 shift"})
	}
	for _, t := range []string{"b32", "b64"} {
		add(spec{
			family: f, name: "bfi_" + t, feature: "bfi." + t, in: []string{t + " special", t + " special", "u32 shift", "u32 shift"},
			args: []string{"a", "b", "c", "e"}, out: t, outs: []string{"d"}, body: "bfi." + t + " d, a, b, c, e;",
		})
	}
	for _, m := range []string{"clamp", "wrap"} {
		simple(f, "bmsk."+m+".b32", "b32", same(2, "u32 shift"), arch("sm_75", "7.6"))
		simple(f, "szext."+m+".u32", "u32", []string{"u32 special", "u32 shift"}, arch("sm_75", "7.6"))
		simple(f, "szext."+m+".s32", "s32", []string{"s32 special", "u32 shift"}, arch("sm_75", "7.6"))
		for _, d := range []string{"l", "r"} {
			simple(f, "shf."+d+"."+m+".b32", "b32", []string{"b32 special", "b32 special", "u32 shift"})
		}
	}
	for _, t := range bitTypes {
		simple(f, "shl."+t, t, []string{t + " special", "u32 shift"})
		simple(f, "shr."+t, t, []string{t + " special", "u32 shift"})
	}
	for _, t := range ints {
		simple(f, "shr."+t, t, []string{t + " special", "u32 shift"})
	}
	simple(f, "prmt.b32", "b32", same(3, "b32 bits"))
	for _, m := range []string{"f4e", "b4e", "rc8", "ecl", "ecr", "rc16"} {
		simple(f, "prmt.b32."+m, "b32", same(3, "b32 bits"))
	}
}

func dots() {
	const f = "integer"
	for _, a := range []string{"u32", "s32"} {
		for _, b := range []string{"u32", "s32"} {
			out := "s32"
			if a == "u32" && b == "u32" {
				out = "u32"
			}
			in := []string{"b32 special", "b32 special", "b32 special"}
			simple(f, "dp4a."+a+"."+b, out, in)
			simple(f, "dp2a.lo."+a+"."+b, out, in)
			simple(f, "dp2a.hi."+a+"."+b, out, in)
		}
	}
}

// carries: chains over two words, and the carry that is left.
func carries() {
	chain := func(name, typ, body string) {
		add(spec{
			family: "integer", name: name, feature: name, in: same(4, typ+" special"), args: []string{"a", "b", "c", "e"},
			out: typ, outs: []string{"d", "f", "g"}, version: "7.0", body: body,
		})
	}
	for _, t := range []string{"u32", "s32", "u64", "s64"} {
		chain("add_cc_"+t, t, fmt.Sprintf("add.cc.%[1]s d, a, b;\naddc.cc.%[1]s f, c, e;\naddc.%[1]s g, 0, 0;", t))
		chain("sub_cc_"+t, t, fmt.Sprintf("sub.cc.%[1]s d, a, b;\nsubc.cc.%[1]s f, c, e;\nsubc.%[1]s g, 0, 0;", t))
		chain("mad_cc_"+t, t, fmt.Sprintf("mad.lo.cc.%[1]s d, a, b, c;\nmadc.hi.cc.%[1]s f, a, b, e;\naddc.%[1]s g, 0, 0;", t))
		chain("madc_lo_cc_"+t, t, fmt.Sprintf("add.cc.%[1]s d, a, b;\nmadc.lo.cc.%[1]s f, a, c, e;\nmadc.hi.%[1]s g, a, c, e;", t))
		chain("mad_hi_cc_"+t, t, fmt.Sprintf("mad.hi.cc.%[1]s d, a, b, c;\nmadc.lo.%[1]s f, b, c, e;\nmov.%[1]s g, 0;", t))
	}
}

func logic() {
	const f = "integer"
	for _, t := range bitTypes {
		for _, op := range []string{"and", "or", "xor"} {
			simple(f, op+"."+t, t, same(2, t+" special"))
		}
		simple(f, "not."+t, t, same(1, t+" special"))
		simple(f, "cnot."+t, t, same(1, t+" special"))
	}
	for _, lut := range []string{"0x00", "0xff", "0x96", "0xe8", "0xca", "0x1b"} {
		add(spec{
			family: f, name: "lop3_" + lut[2:], feature: "lop3.b32 " + lut, in: same(3, "b32 special"), args: []string{"a", "b", "c"},
			out: "b32", outs: []string{"d"}, body: "lop3.b32 d, a, b, c, " + lut + ";",
		})
	}
	for _, op := range []string{"and", "or"} {
		add(spec{
			family: f, name: "lop3_" + op + "_pred", feature: "lop3." + op + ".b32 d|p", in: same(3, "b32 special"), args: []string{"a", "b", "c"},
			out: "b32", outs: []string{"d", "e"}, regs: "pred p, q", version: "8.2",
			body: "setp.lt.s32 q, c, 0;\nlop3." + op + ".b32 d|p, a, b, c, 0x80, q;\nselp.b32 e, 1, 0, p;",
		})
	}
	for _, op := range []string{"and", "or", "xor"} {
		add(spec{
			family: f, name: op + "_pred", feature: op + ".pred", in: same(2, "s32 special"), args: []string{"a", "b"}, out: "u32", outs: []string{"d"},
			regs: "pred p, q, r", body: "setp.lt.s32 p, a, 0;\nsetp.lt.s32 q, b, 0;\n" + op + ".pred r, p, q;\nselp.u32 d, 1, 0, r;",
		})
	}
	add(spec{
		family: f, name: "not_pred", feature: "not.pred", in: same(1, "s32 special"), args: []string{"a"}, out: "u32", outs: []string{"d"},
		regs: "pred p, q", body: "setp.lt.s32 p, a, 0;\nnot.pred q, p;\nselp.u32 d, 1, 0, q;",
	})
}

// mixedCarries covers every pair of an instruction that sets the carry and one that
// reads and sets it, sums and differences mixed; the flag after them is looked at
// by a sum and by a difference.
func mixedCarries() {
	for _, t := range []string{"u32", "u64"} {
		for _, first := range []string{"add.cc", "sub.cc", "mad.lo.cc", "mad.hi.cc"} {
			for _, second := range []string{"addc.cc", "subc.cc", "madc.lo.cc", "madc.hi.cc"} {
				inst := func(op, d, rest string) string {
					if strings.HasPrefix(op, "mad") {
						rest += ", b"
					}
					return fmt.Sprintf("%s.%s %s, %s;\n", op, t, d, rest)
				}
				add(spec{
					family: "integer", name: file("carry_" + first + "_" + second + "_" + t), feature: first + " and " + second,
					in: same(4, t+" special"), args: []string{"a", "b", "c", "e"}, out: t, outs: []string{"d", "f", "g", "h"},
					body: inst(first, "d", "a, b") + inst(second, "f", "c, e") + fmt.Sprintf("addc.%[1]s g, 0, 0;\nsubc.%[1]s h, 0, 0;", t),
				})
			}
		}
	}
	add(spec{
		family: "integer", name: "carry_predicated", feature: "carries of part of a warp",
		in: same(4, "u32 special"), args: []string{"a", "b", "c", "e"}, out: "u32", outs: []string{"d", "f", "g"}, regs: "pred p",
		body: `
			setp.lt.s32 p, c, e;
			add.cc.u32 d, a, b;
			@p sub.cc.u32 d, a, b;
			addc.cc.u32 f, c, e;
			@!p subc.cc.u32 f, c, e;
			addc.u32 g, 0, 0;`,
	})
}
