package main

import "fmt"

// An atomicForm is an operation and type. Each thread has a cell of its own, so
// that what comes back is known; red also makes all threads share a few.
type atomicForm struct{ op, typ, kind, target, version string }

func atomics() {
	var forms []atomicForm
	ints := func(op string, types ...string) {
		for _, t := range types {
			forms = append(forms, atomicForm{op, t, "special", "sm_75", "7.0"})
		}
	}
	ints("and", "b32", "b64")
	ints("or", "b32", "b64")
	ints("xor", "b32", "b64")
	ints("exch", "b32", "b64")
	ints("add", "u32", "s32", "u64")
	ints("inc", "u32")
	ints("dec", "u32")
	ints("min", "u32", "s32", "u64", "s64")
	ints("max", "u32", "s32", "u64", "s64")
	forms = append(forms,
		atomicForm{"add", "f32", "special", "sm_75", "7.0"}, atomicForm{"add", "f64", "special", "sm_75", "7.0"},
		atomicForm{"add.noftz", "f16", "special", "sm_75", "7.0"}, atomicForm{"add.noftz", "f16x2", "special", "sm_75", "7.0"},
		atomicForm{"add.noftz", "bf16", "special", "sm_90", "7.8"}, atomicForm{"add.noftz", "bf16x2", "special", "sm_90", "7.8"})
	for _, f := range forms {
		for _, space := range []string{"global", "shared"} {
			own(f, space)
			if f.op != "exch" {
				contended(f, space)
			}
		}
	}
	cas()
	scopes()
	vectorReductions()
}

// cells gives a body its own cell, at g for global memory, s for shared.
func cells(space, typ string) (decl, addr, at string) {
	size := sizes[typ]
	if space == "global" {
		return "", fmt.Sprintf("mad.wide.u32 g, %%i, %d, %%out;\nadd.u64 g, g, %d;", size, 256*size), "[g]"
	}
	return fmt.Sprintf(".shared .align 16 .b8 buf[%d];", 256*size), fmt.Sprintf("mov.u32 s, buf;\nmad.lo.u32 s, %%i, %d, s;", size), "[s]"
}

func rule(t string) string {
	if t == "f64" {
		return "nan-any"
	}
	return "exact"
}

func own(f atomicForm, space string) {
	decl, addr, at := cells(space, f.typ)
	inst := fmt.Sprintf("atom.%s.%s.%s", space, f.op, f.typ)
	total := 512
	s := spec{
		family: "atomic", name: file(inst), feature: inst, in: same(2, f.typ+" "+f.kind), args: []string{"a", "b"}, out: f.typ, total: total, top: decl, compare: rule(f.typ),
		regs: "b64 g, h; u32 s; " + registerOf(f.typ) + " d, e", target: f.target, version: f.version,
	}
	st := accessOf(f.typ)
	s.body = fmt.Sprintf("%s\nst.%s.%s %s, a;\n%s d, %[4]s, b;\nld.%[2]s.%[3]s e, %[4]s;\nmad.wide.u32 h, %%i, %[6]d, %%out;\nst.global.%[3]s [h], d;\nst.global.%[3]s [h+%[7]d], e;",
		addr, space, st, at, inst, sizes[f.typ], 256*sizes[f.typ])
	add(s)
}

// contended has 256 threads work on 8 cells with red; the order must not matter.
func contended(f atomicForm, space string) {
	inst := fmt.Sprintf("red.%s.%s.%s", space, f.op, f.typ)
	kind := f.kind
	if sizes[f.typ] > 0 && (f.typ[0] == 'f' || f.typ[0] == 'b' && f.typ[1] == 'f') {
		kind = "tiny"
	}
	in := []string{f.typ + " " + kind}
	st := accessOf(f.typ)
	s := spec{
		family: "atomic", name: file(inst), feature: inst + ", contended", in: in, args: []string{"a"}, out: f.typ, total: 8, regs: "b64 g; u32 o, s; pred p; " + registerOf(f.typ) + " d",
		target: f.target, version: f.version,
	}
	if f.op == "inc" || f.op == "dec" {
		s.body = "mov.u32 a, 13;\n" // one bound for all, else the order matters
	}
	s.body += "and.b32 o, %i, 7;\n"
	if space == "global" {
		s.body += fmt.Sprintf("mad.wide.u32 g, o, %d, %%out;\n%s [g], a;", sizes[f.typ], inst)
		add(s)
		return
	}
	s.top = ".shared .align 16 .b8 buf[128];"
	s.body += fmt.Sprintf("mov.u32 s, buf;\nmad.lo.u32 s, o, %[1]d, s;\nsetp.lt.u32 p, %%i, 16;\nmov.u32 %%cta, buf;\nmad.lo.u32 %%cta, %%i, 8, %%cta;\n@p st.shared.b64 [%%cta], 0;\nbar.sync 0;\n%[2]s [s], a;\nbar.sync 0;\nld.shared.%[3]s d, [s];\n"+
		"mad.wide.u32 g, o, %[1]d, %%out;\nst.global.%[3]s [g], d;", sizes[f.typ], inst, st)
	add(s)
}

// cas compares with the cell in half of the threads, with something else in
// the others.
func cas() {
	for _, t := range []string{"b16", "b32", "b64"} {
		for _, space := range []string{"global", "shared"} {
			decl, addr, at := cells(space, t)
			inst := fmt.Sprintf("atom.%s.cas.%s", space, t)
			s := spec{
				family: "atomic", name: file(inst), feature: inst, in: same(2, t+" special"), args: []string{"a", "b"}, out: t, total: 512, top: decl,
				regs: "b64 g, h; u32 s, o; pred p; " + t + " c, d, e",
			}
			s.body = fmt.Sprintf("%s\nst.%s.%s %s, a;\nmov.%[3]s c, a;\nand.b32 o, %%i, 1;\nsetp.eq.u32 p, o, 1;\n@p not.%[3]s c, c;\n%[5]s d, %[4]s, c, b;\nld.%[2]s.%[3]s e, %[4]s;\n"+
				"mad.wide.u32 h, %%i, %[6]d, %%out;\nst.global.%[3]s [h], d;\nst.global.%[3]s [h+%[7]d], e;", addr, space, t, at, inst, sizes[t], 256*sizes[t])
			add(s)
		}
	}
	for _, op := range []string{"cas", "exch"} {
		for _, space := range []string{"global", "shared"} {
			decl, addr, at := cells(space, "b128")
			inst := fmt.Sprintf("atom.%s.%s.b128", space, op)
			arg := "b"
			if op == "cas" {
				arg = "c, b"
			}
			s := spec{
				family: "atomic", name: file(inst), feature: inst, in: same(2, "b128 special"), args: []string{"a", "b"}, out: "b128", total: 512, top: decl,
				regs: "b64 g, h, lo, hi; u32 s, o; pred p; b128 c, d, e", target: "sm_90", version: "8.3",
			}
			s.body = fmt.Sprintf("%s\nst.%s.b128 %s, a;\nmov.b128 {lo, hi}, a;\nand.b32 o, %%i, 1;\nsetp.eq.u32 p, o, 1;\n@p not.b64 hi, hi;\nmov.b128 c, {lo, hi};\n%s d, %[3]s, %[5]s;\nld.%[2]s.b128 e, %[3]s;\n"+
				"mad.wide.u32 h, %%i, 16, %%out;\nst.global.b128 [h], d;\nst.global.b128 [h+4096], e;", addr, space, at, inst, arg)
			add(s)
		}
	}
}

func scopes() {
	for _, sem := range []string{"relaxed", "acquire", "release", "acq_rel"} {
		for _, sc := range []string{"cta", "cluster", "gpu", "sys"} {
			inst := "atom." + sem + "." + sc + ".global.add.u32"
			add(spec{
				family: "atomic", name: file(inst), feature: inst, in: []string{"u32 special"}, args: []string{"a"}, out: "u32", total: 8, regs: "b64 g; u32 d, o", target: "sm_90", version: "7.8",
				body: "and.b32 o, %i, 7;\nmad.wide.u32 g, o, 4, %out;\n" + inst + " d, [g], a;",
			})
		}
	}
	for _, sc := range []string{"cta", "gpu", "sys"} {
		for _, sem := range []string{"relaxed", "release"} {
			inst := "red." + sem + "." + sc + ".global.or.b32"
			add(spec{
				family: "atomic", name: file(inst), feature: inst, in: []string{"b32 special"}, args: []string{"a"}, out: "b32", total: 8, regs: "b64 g; u32 o",
				body: "and.b32 o, %i, 7;\nmad.wide.u32 g, o, 4, %out;\n" + inst + " [g], a;",
			})
		}
	}
	add(spec{
		family: "atomic", name: "atom_generic_add", feature: "atom.add.u32 by generic address", in: []string{"u32 special"}, args: []string{"a"}, out: "u32", total: 8, regs: "b64 g; u32 d, o",
		body: "and.b32 o, %i, 7;\nmad.wide.u32 g, o, 4, %out;\ncvta.global.u64 g, g;\natom.add.u32 d, [g], a;",
	})
	add(spec{
		family: "atomic", name: "atom_generic_shared", feature: "atom.max.s32 by generic address of shared memory", in: []string{"s32 special"}, args: []string{"a"}, out: "s32", total: 256, outs: []string{"d"},
		regs: "b64 g; u32 o", top: ".shared .align 4 .b32 buf[8];",
		body: "and.b32 o, %i, 7;\nmov.u64 g, buf;\ncvta.shared.u64 g, g;\nmad.wide.u32 g, o, 4, g;\nst.u32 [g], 0;\nbar.sync 0;\natom.max.s32 d, [g], a;\nbar.sync 0;\nld.s32 d, [g];",
	})
}

// vectorReductions need sm_90 and global memory.
func vectorReductions() {
	type form struct {
		n       int
		typ, op string
	}
	forms := []form{
		{2, "f32", "add"},
		{4, "f32", "add"},
		{2, "f16", "add.noftz"},
		{4, "f16", "add.noftz"},
		{8, "f16", "add.noftz"},
		{2, "bf16", "add.noftz"},
		{4, "bf16", "add.noftz"},
		{8, "bf16", "add.noftz"},
		{2, "f16x2", "add.noftz"},
		{4, "f16x2", "add.noftz"},
		{4, "bf16x2", "add.noftz"},
		{2, "f16", "min.noftz"},
		{4, "f16", "max.noftz"},
		{2, "bf16x2", "max.noftz"},
		{4, "f16x2", "min.noftz"},
	}
	for _, f := range forms {
		for _, op := range []string{"atom", "red"} {
			var list, dst string
			s := spec{family: "atomic", in: []string{fmt.Sprintf("%s tiny x%d", f.typ, 256*f.n)}, args: []string{"-"}, out: f.typ, total: 256 * f.n, regs: "b64 g", target: "sm_90", version: "8.1"}
			s.body = fmt.Sprintf("mad.wide.u32 %%at, %%i, %d, %%in;\n", sizes[f.typ]*f.n)
			for i := range f.n {
				sep := ", "
				if i == 0 {
					sep = ""
				}
				list += fmt.Sprintf("%sa%d", sep, i)
				dst += fmt.Sprintf("%sd%d", sep, i)
				s.body += fmt.Sprintf("ld.global.%s a%d, [%%at+%d];\n", accessOf(f.typ), i, i*sizes[f.typ])
			}
			s.regs += "; " + registerOf(f.typ) + " " + list + "; " + registerOf(f.typ) + " " + dst
			inst := fmt.Sprintf("%s.global.v%d.%s.%s", op, f.n, f.typ, f.op)
			s.name, s.feature = file(inst), inst
			s.body += fmt.Sprintf("and.b32 %%cta, %%i, 15;\nmad.wide.u32 g, %%cta, %d, %%out;\n", sizes[f.typ]*f.n)
			if op == "atom" {
				s.body += fmt.Sprintf("%s {%s}, [g], {%s};", inst, dst, list)
			} else {
				s.body += fmt.Sprintf("%s [g], {%s};", inst, list)
			}
			add(s)
		}
	}
}
