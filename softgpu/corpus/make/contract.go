package main

import (
	"fmt"
	"strings"
)

// contractions covers what an assembler makes of a product and a sum without a
// rounding mode: one fma, or both. T is the type, S the place after an opcode
// where .ftz stands.
func contractions() {
	type shape struct {
		name string
		outs []string
		body string
	}
	shapes := []shape{
		{"add", []string{"u"}, "mulST t, a, b;\naddST u, t, c;"},
		{"add_second", []string{"u"}, "mulST t, a, b;\naddST u, c, t;"},
		{"sub", []string{"u"}, "mulST t, a, b;\nsubST u, t, c;"},
		{"sub_second", []string{"u"}, "mulST t, a, b;\nsubST u, c, t;"},
		{"rounded_mul", []string{"u"}, "mul.rnST t, a, b;\naddST u, t, c;"},
		{"rounded_add", []string{"u"}, "mulST t, a, b;\nadd.rnST u, t, c;"},
		{"two_sums", []string{"u", "v"}, "mulST t, a, b;\naddST u, t, c;\nsubST v, e, t;"},
		{"stored", []string{"u", "t"}, "mulST t, a, b;\naddST u, t, c;"},
		{"sum_and_rounded", []string{"u", "v"}, "mulST t, a, b;\naddST u, c, t;\nadd.rnST v, t, e;"},
		{"sum_and_product", []string{"u", "v"}, "mulST t, a, b;\naddST u, c, t;\nmulST v, t, e;"},
		{"two_products", []string{"v"}, "mulST t, a, b;\nmulST u, c, e;\naddST v, t, u;"},
		{"two_products_turned", []string{"v"}, "mulST t, a, b;\nmulST u, c, e;\naddST v, u, t;"},
		{"two_products_sub", []string{"v"}, "mulST t, a, b;\nmulST u, c, e;\nsubST v, t, u;"},
		{"first_stored", []string{"v", "t"}, "mulST t, a, b;\nmulST u, c, e;\nsubST v, t, u;"},
		{"second_stored", []string{"v", "u"}, "mulST t, a, b;\nmulST u, c, e;\nsubST v, t, u;"},
		{"shared_second", []string{"v", "w"}, "mulST t, a, b;\nmulST u, c, e;\naddST v, t, u;\naddST w, u, b;"},
		{"shared_first", []string{"v", "w"}, "mulST t, a, b;\nmulST u, c, e;\naddST w, u, b;\naddST v, t, u;"},
		{"crossed", []string{"v", "w"}, "mulST t, a, b;\nmulST u, c, e;\nsubST w, u, t;\naddST v, t, u;"},
		{"sum_difference", []string{"v", "w"}, "mulST t, a, b;\nmulST u, c, e;\naddST v, t, u;\nsubST w, t, u;"},
		{"twice", []string{"v"}, "mulST t, a, b;\naddST v, t, t;"},
		{"chain", []string{"v"}, "mulST t, a, b;\nmulST u, c, e;\nmulST w, a, e;\naddST v, t, u;\naddST v, v, w;"},
		{"same_register", []string{"t"}, "mulST t, a, b;\naddST t, t, c;\nmulST t, t, e;\nsubST t, t, a;"},
		{"operand_changed", []string{"v"}, "mulST t, a, b;\nadd.rnST a, b, c;\naddST v, t, a;"},
		{"moved", []string{"v"}, "mulST t, a, b;\nmov.T u, t;\naddST v, u, c;"},
		{"negated", []string{"v"}, "mulST t, a, b;\nnegST u, t;\naddST v, u, c;"},
		{"absolute", []string{"v"}, "mulST t, a, b;\nabsST u, t;\naddST v, u, c;"},
		{"unused", []string{"v"}, "mulST t, a, b;\naddST v, t, c;\nmul.rnST w, t, e;"},
		{"guarded_add", []string{"c"}, "setp.lt.T p, c, e;\nmulST t, a, b;\n@p addST c, t, e;"},
		{"guarded_mul", []string{"c"}, "setp.lt.T p, c, e;\n@p mulST a, a, b;\naddST c, a, e;"},
		{"selected", []string{"v"}, "setp.lt.T p, c, e;\nmulST t, a, b;\nselp.T u, t, c, p;\naddST v, u, e;"},
		{"other_block", []string{"c"}, "setp.lt.T p, c, e;\nmulST t, a, b;\n@p bra L;\naddST c, t, e;\nbar.warp.sync -1;\nbra M;\nL:\nbar.warp.sync -1;\nM:\n"},
		{"loop", []string{"c"}, "ld.param.u32 k, [n];\nL:\nmulST t, a, b;\naddST c, c, t;\naddST a, a, e;\nsub.u32 k, k, 100;\nsetp.gt.s32 p, k, 0;\n@p bra L;"},
	}
	for _, k := range []struct{ name, typ, mods string }{{"f32", "f32", ""}, {"ftz_f32", "f32", ".ftz"}, {"f64", "f64", ""}} {
		replace := strings.NewReplacer("T", k.typ, "S", k.mods+".")
		for _, s := range shapes {
			body := s.body
			if k.mods != "" {
				body = strings.NewReplacer("negST", "neg.ftz.f32", "absST", "abs.ftz.f32").Replace(body)
			}
			add(spec{
				family: "float", name: "contract_" + s.name + "_" + k.name, feature: "mul and add: " + strings.ReplaceAll(s.name, "_", " "),
				in: same(4, k.typ+" normal"), args: []string{"a", "b", "c", "e"}, out: k.typ, outs: s.outs,
				regs: fmt.Sprintf("%s t, u, v, w; pred p; b32 k", k.typ), body: replace.Replace(body),
			})
		}
	}
	for _, b := range []string{"mul.ftz.f32 t, a, b;\nadd.f32 d, t, c;", "mul.f32 t, a, b;\nadd.ftz.f32 d, t, c;", "mul.f32 t, a, b;\nadd.sat.f32 d, t, c;", "mul.sat.f32 t, a, b;\nadd.f32 d, t, c;"} {
		first, second, _ := strings.Cut(b, "\n")
		op := func(s string) string { s, _, _ = strings.Cut(s, " "); return s }
		add(spec{
			family: "float", name: file("contract_" + op(first) + "_" + op(second)), feature: op(first) + " and " + op(second),
			in: same(3, "f32 special"), args: []string{"a", "b", "c"}, out: "f32", outs: []string{"d"}, regs: "f32 t", body: b,
		})
	}
	randomContractions()
	for _, t := range []string{"f16", "f16x2", "bf16", "bf16x2"} {
		replace := strings.NewReplacer("ST", "."+t)
		for _, s := range shapes[:15] {
			add(spec{
				family: "half", name: "contract_" + s.name + "_" + t, feature: "mul and add: " + strings.ReplaceAll(s.name, "_", " "),
				in: same(4, t+" normal"), args: []string{"a", "b", "c", "e"}, out: t, outs: s.outs,
				regs: fmt.Sprintf("%s t, u, v, w", registerOf(t)), body: replace.Replace(s.body), version: "7.8", target: "sm_90",
			})
		}
	}
}

// randomContractions covers products and sums that use each other in any way. No two
// of a kernel compute the same: the assembler would make one of them.
func randomContractions() {
	state := uint64(1)
	below := func(n int) int {
		state = state*6364136223846793005 + 1442695040888963407
		return int(state >> 33 % uint64(n))
	}
	for k := range 48 {
		typ := []string{"f32", "f64"}[k%2]
		values := []string{"a", "b", "c", "e"}
		var products, sums, body, regs []string
		made := map[string]bool{}
		for i := range 5 + k%8 {
			d := fmt.Sprintf("r%d", i)
			pick := func() string {
				if below(3) > 0 && len(products) > 0 {
					return products[below(len(products))]
				}
				return values[below(len(values))]
			}
			op, x, y := "mul", values[below(len(values))], values[below(len(values))]
			if len(products) > 0 && below(5) >= 2 {
				op, x, y = []string{"add", "sub"}[below(2)], pick(), pick()
			}
			if made[op+x+y] || made[op+y+x] {
				continue
			}
			made[op+x+y] = true
			body = append(body, fmt.Sprintf("%s.%s %s, %s, %s;", op, typ, d, x, y))
			if op == "mul" {
				products = append(products, d)
			} else {
				sums = append(sums, d)
			}
			values = append(values, d)
			regs = append(regs, d)
		}
		outs := sums
		if below(3) == 0 || len(sums) == 0 {
			outs = append(outs, products[below(len(products))])
		}
		add(spec{
			family: "float", name: fmt.Sprintf("contract_random_%02d", k), feature: "mul and add in any order",
			in: same(4, typ+" normal"), args: []string{"a", "b", "c", "e"}, out: typ, outs: outs, compare: "nan-any",
			regs: typ + " " + strings.Join(regs, ", "), body: strings.Join(body, "\n"),
		})
	}
}
