package main

import (
	"fmt"
	"strings"
)

// An mmaForm is one shape of mma.sync. Registers hold a lane's fragment: the
// kernels load them as they come, so the layout is part of what is shown.
// Inputs are small whole numbers, and every sum is exact in any order.
type mmaForm struct {
	shape, layout, d, a, b, c string
	na, nb, nc                int    // registers of each operand
	mods                      string // behind the types
	target, version           string
}

// element describes how fragments are stored: input type, per 32-bit register.
func element(t string) string {
	switch t {
	case "f16":
		return "f16x2"
	case "bf16":
		return "bf16x2"
	case "tf32", "f32":
		return t
	case "f64":
		return "f64"
	case "s32":
		return "s32"
	}
	return "b32"
}

func matrix() {
	var forms []mmaForm
	f := func(shape, types string, na, nb, nc int, target, version string) {
		t := strings.Split(types, ".")
		forms = append(forms, mmaForm{shape: shape, layout: "row.col", d: t[0], a: t[1], b: t[2], c: t[3], na: na, nb: nb, nc: nc, target: target, version: version})
	}
	for _, acc := range []string{"f32", "f16"} {
		n := map[string]int{"f32": 4, "f16": 2}[acc]
		f("m16n8k8", acc+".f16.f16."+acc, 2, 1, n, "sm_75", "7.0")
		f("m16n8k16", acc+".f16.f16."+acc, 4, 2, n, "sm_80", "7.0")
	}
	f("m16n8k8", "f32.bf16.bf16.f32", 2, 1, 4, "sm_80", "7.0")
	f("m16n8k16", "f32.bf16.bf16.f32", 4, 2, 4, "sm_80", "7.0")
	f("m16n8k4", "f32.tf32.tf32.f32", 2, 1, 4, "sm_80", "7.0")
	f("m16n8k8", "f32.tf32.tf32.f32", 4, 2, 4, "sm_80", "7.0")
	f("m8n8k4", "f64.f64.f64.f64", 1, 1, 2, "sm_80", "7.0")
	f("m16n8k4", "f64.f64.f64.f64", 2, 1, 4, "sm_90", "7.8")
	f("m16n8k8", "f64.f64.f64.f64", 4, 2, 4, "sm_90", "7.8")
	f("m16n8k16", "f64.f64.f64.f64", 8, 4, 4, "sm_90", "7.8")
	for _, a := range []string{"u8", "s8"} {
		for _, b := range []string{"u8", "s8"} {
			t := "s32." + a + "." + b + ".s32"
			f("m8n8k16", t, 1, 1, 2, "sm_75", "7.0")
			f("m16n8k16", t, 2, 1, 4, "sm_80", "7.0")
			f("m16n8k32", t, 4, 2, 4, "sm_80", "7.0")
			t = strings.ReplaceAll(t, "8", "4")
			f("m8n8k32", t, 1, 1, 2, "sm_75", "7.0")
			f("m16n8k32", t, 2, 1, 4, "sm_80", "7.0")
			f("m16n8k64", t, 4, 2, 4, "sm_80", "7.0")
		}
	}
	for _, a := range []string{"e4m3", "e5m2"} {
		for _, b := range []string{"e4m3", "e5m2"} {
			f("m16n8k32", "f32."+a+"."+b+".f32", 4, 2, 4, "sm_89", "8.4")
			f("m16n8k32", "f16."+a+"."+b+".f16", 4, 2, 2, "sm_89", "8.7")
			f("m16n8k16", "f32."+a+"."+b+".f32", 2, 1, 4, "sm_89", "8.7")
			f("m16n8k16", "f16."+a+"."+b+".f16", 2, 1, 2, "sm_89", "8.7")
		}
	}
	for _, op := range []string{".xor.popc", ".and.popc"} {
		for _, s := range []mmaForm{{shape: "m8n8k128", na: 1, nb: 1, nc: 2}, {shape: "m16n8k128", na: 2, nb: 1, nc: 4}, {shape: "m16n8k256", na: 4, nb: 2, nc: 4}} {
			s.layout, s.d, s.a, s.b, s.c, s.mods, s.target, s.version = "row.col", "s32", "b1", "b1", "s32", op, "sm_80", "7.1"
			forms = append(forms, s)
		}
	}
	for _, l := range []string{"row.row", "row.col", "col.row", "col.col"} {
		forms = append(forms, mmaForm{shape: "m8n8k4", layout: l, d: "f32", a: "f16", b: "f16", c: "f32", na: 2, nb: 2, nc: 8, target: "sm_75", version: "7.0"},
			mmaForm{shape: "m8n8k4", layout: l, d: "f16", a: "f16", b: "f16", c: "f16", na: 2, nb: 2, nc: 4, target: "sm_75", version: "7.0"})
	}
	for _, m := range forms {
		mma(m, "tiny", "exact", "", "")
	}
	for _, i := range []int{0, 1, 4, 5, 7, 8} { // fractions; sums differ in their last bits
		mma(forms[i], "normal", "abs 2^-6 (no bound is stated)", "_real", "")
	}
	for _, m := range forms {
		// Hopper adds products of fp8 with few bits more than the largest has.
		if strings.HasPrefix(m.a, "e") && m.a == m.b && m.d == "f32" {
			mma(m, "normal", "abs 2^-2 (no bound is stated)", "_real", "")
		}
	}
	integers := forms[12:]
	for _, m := range []mmaForm{integers[0], integers[2], integers[20]} {
		mma(m, "special", "exact", "_satfinite", ".satfinite")
	}
	sparse()
	moveMatrix()
	wmma()
}

// fragments loads n registers from a slot of its own.
func fragments(s *spec, name, elem, kind string, n int, off *int) string {
	reg := registerOf(elem)
	size := sizes[elem]
	var names []string
	*off = (*off + 15) &^ 15
	s.body += fmt.Sprintf("mad.wide.u32 %%at, %%i, %d, %%in;\n", n*size)
	for i := range n {
		r := fmt.Sprintf("%s%d", name, i)
		names = append(names, r)
		s.body += fmt.Sprintf("ld.global.%s %s, [%%at+%d];\n", accessOf(elem), r, *off+i*size)
	}
	s.regs += reg + " " + strings.Join(names, ", ") + "; "
	s.in = append(s.in, fmt.Sprintf("%s %s x%d", elem, kind, 32*n))
	s.args = append(s.args, "-")
	*off += 32 * n * size
	return "{" + strings.Join(names, ", ") + "}"
}

// packed is the generator for a fragment: bytes that are small numbers need one
// of their own type.
func packed(t, kind string) (elem, k string, per int) {
	switch t {
	case "u8", "s8", "e4m3", "e5m2":
		if kind == "special" {
			return "b32", "bits", 1
		}
		return t, kind, 4
	case "u4", "s4", "b1":
		return "b32", "bits", 1
	}
	return element(t), kind, 1
}

// operand is fragments for any type: those of 8 bits are generated as bytes and
// loaded as words.
func operand(s *spec, name, typ, kind string, n int, off *int) string {
	elem, k, per := packed(typ, kind)
	if per == 1 {
		return fragments(s, name, elem, k, n, off)
	}
	at := len(s.in)
	list := fragments(s, name, "b32", k, n, off)
	s.in[at] = fmt.Sprintf("%s %s x%d", elem, k, 32*n*per)
	return list
}

func results(s *spec, elem string, n int) string {
	s.out = elem
	for i := range n {
		s.outs = append(s.outs, fmt.Sprintf("d%d", i))
	}
	return "{" + strings.Join(s.outs, ", ") + "}"
}

func mma(m mmaForm, kind, rule, suffix, mods string) {
	inst := fmt.Sprintf("mma.sync.aligned.%s.%s%s.%s.%s.%s.%s%s", m.shape, m.layout, mods, m.d, m.a, m.b, m.c, m.mods)
	name := fmt.Sprintf("mma_%s_%s_%s_%s%s%s", m.shape, m.d, m.a, m.b, file(m.mods), suffix)
	if m.shape == "m8n8k4" && m.a == "f16" {
		name += "_" + file(m.layout)
	}
	s := spec{family: "matrix", name: name, feature: inst, block: 32, compare: rule, target: m.target, version: m.version}
	off := 0
	a := operand(&s, "a", m.a, kind, m.na, &off)
	b := operand(&s, "b", m.b, kind, m.nb, &off)
	ck := kind
	if kind == "tiny" && m.c == "s32" {
		ck = "special"
		if mods == "" {
			ck = "bits"
		}
	}
	c := operand(&s, "c", m.c, ck, m.nc, &off)
	d := results(&s, element(m.d), m.nc)
	s.body += fmt.Sprintf("%s %s, %s, %s, %s;", inst, d, a, b, c)
	add(s)
}

// sparse: mma.sp with metadata of legal pairs.
func sparse() {
	type form struct {
		shape, types string
		na, nb, nc   int
		sel          int
	}
	for _, ordered := range []string{"", "::ordered_metadata"} {
		version := "7.1"
		if ordered != "" {
			version = "8.5"
		}
		for _, f := range []form{
			{"m16n8k16", "f32.f16.f16.f32", 2, 2, 4, 1},
			{"m16n8k32", "f16.f16.f16.f16", 4, 4, 2, 0},
			{"m16n8k32", "f32.bf16.bf16.f32", 4, 4, 4, 1},
			{"m16n8k8", "f32.tf32.tf32.f32", 2, 2, 4, 1},
			{"m16n8k16", "f32.tf32.tf32.f32", 4, 4, 4, 0},
			{"m16n8k32", "s32.s8.u8.s32", 2, 2, 4, 1},
			{"m16n8k64", "s32.u8.s8.s32", 4, 4, 4, 0},
			{"m16n8k64", "s32.s4.s4.s32", 2, 2, 4, 1},
			{"m16n8k128", "s32.u4.s4.s32", 4, 4, 4, 0},
			{"m16n8k64", "f32.e4m3.e5m2.f32", 4, 4, 4, 0},
		} {
			t := strings.Split(f.types, ".")
			target, v := "sm_80", version
			if strings.HasPrefix(t[1], "e") {
				target, v = "sm_89", max(version, "8.4")
			}
			inst := fmt.Sprintf("mma.sp%s.sync.aligned.%s.row.col.%s", ordered, f.shape, f.types)
			s := spec{family: "matrix", name: "mma_sp" + file(ordered) + "_" + f.shape + "_" + file(f.types), feature: inst, block: 32, target: target, version: v}
			off := 0
			a := operand(&s, "a", t[1], "tiny", f.na, &off)
			b := operand(&s, "b", t[2], "tiny", f.nb, &off)
			c := operand(&s, "c", t[3], "tiny", f.nc, &off)
			kind := "pairs"
			if t[1] == "tf32" {
				kind = "pairs1"
			}
			fragments(&s, "m", "b32", kind, 1, &off)
			d := results(&s, element(t[0]), f.nc)
			s.body += fmt.Sprintf("%s %s, %s, %s, %s, m0, %d;", inst, d, a, b, c, f.sel)
			add(s)
		}
	}
}

// moveMatrix covers ldmatrix, stmatrix and movmatrix.
func moveMatrix() {
	for _, n := range []int{1, 2, 4} {
		for _, trans := range []string{"", ".trans"} {
			regs := []string{"x0", "x1", "x2", "x3"}[:n]
			list := "{" + strings.Join(regs, ", ") + "}"
			// Rows are 16 bytes, taken in a scrambled order.
			address := "and.b32 r, %i, 31;\nmul.lo.u32 r, r, 5;\nand.b32 r, r, 31;\nmov.u32 s, buf;\nmad.lo.u32 t, r, 16, s;\n"
			inst := fmt.Sprintf("ldmatrix.sync.aligned.m8n8.x%d%s.shared.b16", n, trans)
			add(spec{
				family: "matrix", name: fmt.Sprintf("ldmatrix_x%d%s", n, file(trans)), feature: inst, block: 32, in: []string{"b32 bits x128"}, args: []string{"-"}, out: "b32", outs: regs, regs: "u32 r, s, t; b32 w, x, y, z",
				top:  ".shared .align 16 .b8 buf[512];",
				body: "mad.wide.u32 %at, %i, 16, %in;\nld.global.v4.b32 {w, x, y, z}, [%at];\nmov.u32 s, buf;\nmad.lo.u32 t, %i, 16, s;\nst.shared.v4.b32 [t], {w, x, y, z};\nbar.warp.sync -1;\n" + address + inst + " " + list + ", [t];",
			})
			inst = fmt.Sprintf("stmatrix.sync.aligned.m8n8.x%d%s.shared.b16", n, trans)
			load := ""
			for i, r := range regs {
				load += fmt.Sprintf("ld.global.b32 %s, [%%at+%d];\n", r, i*4)
			}
			add(spec{
				family: "matrix", name: fmt.Sprintf("stmatrix_x%d%s", n, file(trans)), feature: inst, block: 32, in: []string{"b32 bits x128"}, args: []string{"-"}, out: "b32", outs: []string{"w", "x", "y", "z"}, regs: "u32 r, s, t; b32 w, x, y, z; b32 " + strings.Join(regs, ", "),
				top: ".shared .align 16 .b8 buf[512];", target: "sm_90", version: "7.8",
				body: "mov.u32 s, buf;\nmad.lo.u32 t, %i, 16, s;\nmov.b32 w, -1;\nst.shared.v4.b32 [t], {w, w, w, w};\nbar.warp.sync -1;\nmad.wide.u32 %at, %i, 16, %in;\n" + load + address + inst + " [t], " + list + ";\nbar.warp.sync -1;\nmad.lo.u32 t, %i, 16, s;\nld.shared.v4.b32 {w, x, y, z}, [t];",
			})
		}
	}
	add(spec{
		family: "matrix", name: "ldmatrix_generic", feature: "ldmatrix.sync.aligned.m8n8.x1.b16 by generic address", block: 32, in: []string{"b32 bits"}, args: []string{"a"}, out: "b32", outs: []string{"d"},
		regs: "u32 s; b64 g", top: ".shared .align 16 .b8 buf[128];",
		body: "mov.u32 s, buf;\nmad.lo.u32 s, %i, 4, s;\nst.shared.b32 [s], a;\nbar.warp.sync -1;\nand.b32 s, %i, 7;\nmov.u64 g, buf;\ncvta.shared.u64 g, g;\nmad.wide.u32 g, s, 16, g;\nldmatrix.sync.aligned.m8n8.x1.b16 {d}, [g];",
	})
	add(spec{family: "matrix", name: "movmatrix", block: 32, in: []string{"b32 bits"}, args: []string{"a"}, out: "b32", outs: []string{"d"}, version: "7.8", body: "movmatrix.sync.aligned.m8n8.trans.b16 d, a;"})
}

// wmma loads three matrices, multiplies and stores, each in the layouts given.
func wmma() {
	type form struct {
		shape, a, b, c, d string // types
		na, nb, nc        int
		la, lb, lc        string
		mods              string
		target, version   string
	}
	var forms []form
	for _, shape := range []string{"m16n16k16", "m32n8k16", "m8n32k16"} {
		na, nb := 8, 8
		forms = append(forms, form{shape, "f16", "f16", "f32", "f32", na, nb, 8, "row", "col", "row", "", "sm_75", "7.0"},
			form{shape, "f16", "f16", "f16", "f16", na, nb, 4, "col", "row", "col", "", "sm_75", "7.0"})
		ia, ib := 2, 2
		switch shape {
		case "m32n8k16":
			ia, ib = 4, 1
		case "m8n32k16":
			ia, ib = 1, 4
		}
		forms = append(forms, form{shape, "s8", "s8", "s32", "s32", ia, ib, 8, "row", "col", "row", "", "sm_75", "7.0"},
			form{shape, "u8", "u8", "s32", "s32", ia, ib, 8, "col", "row", "col", "", "sm_75", "7.0"},
			form{shape, "bf16", "bf16", "f32", "f32", 2 * ia, 2 * ib, 8, "row", "row", "col", "", "sm_80", "7.0"})
	}
	forms = append(forms,
		form{"m16n16k16", "f16", "f16", "f16", "f32", 8, 8, 4, "row", "row", "row", "", "sm_75", "7.0"},
		form{"m16n16k8", "tf32", "tf32", "f32", "f32", 4, 4, 8, "row", "col", "row", "", "sm_80", "7.0"},
		form{"m8n8k4", "f64", "f64", "f64", "f64", 1, 1, 2, "row", "col", "row", "", "sm_80", "7.0"},
		form{"m8n8k4", "f64", "f64", "f64", "f64", 1, 1, 2, "col", "row", "col", ".rn", "sm_80", "7.0"},
		form{"m8n8k32", "s4", "s4", "s32", "s32", 1, 1, 2, "row", "col", "row", "", "sm_75", "7.0"},
		form{"m8n8k32", "u4", "u4", "s32", "s32", 1, 1, 2, "row", "col", "col", "", "sm_75", "7.0"},
		form{"m8n8k128", "b1", "b1", "s32", "s32", 1, 1, 2, "row", "col", "row", ".xor.popc", "sm_75", "7.1"},
		form{"m8n8k128", "b1", "b1", "s32", "s32", 1, 1, 2, "row", "col", "col", ".and.popc", "sm_80", "7.1"})
	for _, f := range forms {
		var m, n, k int
		fmt.Sscanf(f.shape, "m%dn%dk%d", &m, &n, &k)
		bitsOf := map[string]int{"f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "f64": 64, "s8": 8, "u8": 8, "s4": 4, "u4": 4, "b1": 1, "s32": 32}
		gen := func(t string, count int) string {
			switch t {
			case "s4", "u4", "b1":
				return fmt.Sprintf("b32 bits x%d", count*bitsOf[t]/32)
			}
			return fmt.Sprintf("%s tiny x%d", t, count)
		}
		s := spec{
			family: "matrix", name: fmt.Sprintf("wmma_%s_%s_%s_%s_%s%s_%s", f.shape, f.a, f.c, f.d, f.la, f.lb, f.lc) + file(f.mods), block: 32, target: f.target, version: f.version,
			in: []string{gen(f.a, m*k), gen(f.b, k*n), gen(f.c, m*n)}, args: []string{"-", "-", "-"}, out: f.d, total: m * n, regs: "b64 g; ",
		}
		frag := func(name, t string, n int) string {
			var names []string
			for i := range n {
				names = append(names, fmt.Sprintf("%s%d", name, i))
			}
			s.regs += registerOf(element(t)) + " " + strings.Join(names, ", ") + "; "
			return "{" + strings.Join(names, ", ") + "}"
		}
		nd := f.nc
		if f.c != f.d {
			nd = 8
		}
		a, b, c, d := frag("a", f.a, f.na), frag("b", f.b, f.nb), frag("c", f.c, f.nc), frag("d", f.d, nd)
		ld := func(layout string, rows, cols int) int {
			if layout == "row" {
				return cols
			}
			return rows
		}
		offB := (m*k*bitsOf[f.a]/8 + 15) &^ 15
		offC := (offB + k*n*bitsOf[f.b]/8 + 15) &^ 15
		types := f.d + "." + f.c
		if strings.HasPrefix(f.a, "bf") || f.a == "tf32" || f.a == "f64" || f.c == "s32" {
			types = f.d + "." + f.a + "." + f.b + "." + f.c
		}
		op, tail := "", f.mods
		if f.a == "b1" {
			op, tail = f.mods, ""
		}
		inst := fmt.Sprintf("wmma.mma%s.sync.aligned.%s.%s.%s%s.%s", op, f.la, f.lb, f.shape, tail, types)
		s.feature = "wmma.load, " + inst + ", wmma.store"
		s.body = fmt.Sprintf("wmma.load.a.sync.aligned.%[1]s.%[2]s.global.%[3]s %[4]s, [%%in], %[5]d;\n", f.la, f.shape, f.a, a, ld(f.la, m, k)) +
			fmt.Sprintf("wmma.load.b.sync.aligned.%s.%s.global.%s %s, [%%in+%d], %d;\n", f.lb, f.shape, f.b, b, offB, ld(f.lb, k, n)) +
			fmt.Sprintf("wmma.load.c.sync.aligned.%s.%s.global.%s %s, [%%in+%d], %d;\n", f.lc, f.shape, f.c, c, offC, ld(f.lc, m, n)) +
			fmt.Sprintf("%s %s, %s, %s, %s;\n", inst, d, a, b, c) +
			fmt.Sprintf("wmma.store.d.sync.aligned.%s.%s.global.%s [%%out], %s, %d;", f.lc, f.shape, f.d, d, ld(f.lc, m, n))
		add(s)
	}
}
