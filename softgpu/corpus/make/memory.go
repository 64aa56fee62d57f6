package main

import (
	"fmt"
	"strings"
)

var memTypes = []string{"b8", "u8", "s8", "b16", "u16", "s16", "b32", "u32", "s32", "f32", "b64", "u64", "s64", "f64"}

// wideReg is a register type wider than a memory type, to see the extension.
func wideReg(t string) string {
	if t == "f32" || t == "f64" {
		return t
	}
	return string(t[0]) + "64"
}

func memory() {
	loads()
	vectors()
	spaces()
	cacheOps()
	ordered()
	moves()
}

// loads shows extension into wider registers and truncation by stores.
func loads() {
	for _, t := range memTypes {
		s := spec{
			family: "memory", name: "ld_global_" + t, feature: "ld.global." + t + " into a wider register", in: []string{t + " bits"}, args: []string{"-"},
			out: "u64", outs: []string{"d"}, regs: wideReg(t) + " x",
			body: fmt.Sprintf("mad.wide.u32 %%at, %%i, %d, %%in;\nld.global.%s x, [%%at];\nmov.b64 d, x;", sizes[t], t),
		}
		if t == "f32" {
			s.body = fmt.Sprintf("mad.wide.u32 %%at, %%i, %d, %%in;\nld.global.%s x, [%%at];\nmov.b32 y, x;\ncvt.u64.u32 d, y;", sizes[t], t)
			s.regs += "; b32 y"
		}
		add(s)
		s = spec{
			family: "memory", name: "st_global_" + t, feature: "st.global." + t + " from a wider register", in: []string{"u64 bits"}, args: []string{"a"},
			out: "b8", total: 256 * sizes[t], regs: wideReg(t) + " x",
			body: fmt.Sprintf("mov.b64 x, a;\nmad.wide.u32 %%at, %%i, %d, %%out;\nst.global.%s [%%at], x;", sizes[t], t),
		}
		if t == "f32" {
			s.body = strings.Replace(s.body, "mov.b64 x, a;", "cvt.u32.u64 y, a;\nmov.b32 x, y;", 1)
			s.regs += "; b32 y"
		}
		add(s)
	}
	add(spec{
		family: "memory", name: "ld_st_b128", feature: "ld/st.global.b128, mov.b128", in: []string{"b128 bits"}, args: []string{"-"}, out: "b64", outs: []string{"x", "y"}, regs: "b128 v, w",
		body:   "mad.wide.u32 %at, %i, 16, %in;\nld.global.b128 v, [%at];\nmov.b128 {x, y}, v;\nmov.b128 w, {y, x};\nmad.wide.u32 %at, %i, 16, %out;\nst.global.b128 [%at], w;\nld.global.b128 v, [%at];\nmov.b128 {x, y}, v;",
		target: "sm_90", version: "8.3",
	})
}

func vectors() {
	for _, t := range []string{"u8", "s8", "u16", "b16", "u32", "f32", "u64", "f64"} {
		for _, n := range []int{2, 4} {
			if n*sizes[t] > 16 {
				continue
			}
			reg := registerOf(t)
			if sizes[t] < 4 {
				reg = string(t[0]) + "32"
			}
			names := []string{"w", "x", "y", "z"}[:n]
			list := "{" + strings.Join(names, ", ") + "}"
			rev := append([]string(nil), names...)
			for i, j := 0, n-1; i < j; i, j = i+1, j-1 {
				rev[i], rev[j] = rev[j], rev[i]
			}
			add(spec{
				family: "memory", name: fmt.Sprintf("vector_v%d_%s", n, t), feature: fmt.Sprintf("ld/st.global.v%d.%s", n, t), in: []string{fmt.Sprintf("%s bits x%d", t, 256*n)},
				args: []string{"-"}, out: t, total: 256 * n, regs: reg + " " + strings.Join(names, ", "),
				body: fmt.Sprintf("mad.wide.u32 %%at, %%i, %d, %%in;\nld.global.v%d.%s %s, [%%at];\nmad.wide.u32 %%at, %%i, %[1]d, %%out;\nst.global.v%[2]d.%[3]s [%%at], {%[5]s};",
					n*sizes[t], n, t, list, strings.Join(rev, ", ")),
			})
		}
	}
}

// spaces: store and load through each window, directly and by generic address.
func spaces() {
	const f = "memory"
	for _, t := range []string{"b8", "u16", "b32", "f64"} {
		reg := registerOf(t)
		decl := fmt.Sprintf(".shared .align 16 .b8 buf[%d];", 256*sizes[t])
		common := fmt.Sprintf("mul.lo.u32 o, %%i, %d;\nmov.u32 s, buf;\nadd.u32 s, s, o;", sizes[t])
		back := fmt.Sprintf("xor.b32 o, %%i, 63;\nmul.lo.u32 o, o, %d;\nmov.u32 s, buf;\nadd.u32 s, s, o;", sizes[t])
		base := spec{family: f, in: []string{t + " bits"}, args: []string{"a"}, out: t, outs: []string{"d"}, regs: "u32 o, s; b64 g; " + reg + " d"}
		s := base
		s.name, s.feature, s.top = "shared_"+t, "ld/st.shared."+t, decl
		s.body = common + fmt.Sprintf("\nst.shared.%[1]s [s], a;\nbar.sync 0;\n%[2]s\nld.shared.%[1]s d, [s];", t, back)
		add(s)
		s = base
		s.name, s.feature, s.top = "shared_generic_"+t, "ld/st."+t+" of shared memory, cvta.shared", decl
		s.body = common + fmt.Sprintf("\ncvt.u64.u32 g, s;\ncvta.shared.u64 g, g;\nst.%[1]s [g], a;\nbar.sync 0;\n%[2]s\nld.shared.%[1]s d, [s];", t, back)
		add(s)
		s = base
		s.name, s.feature = "local_"+t, "ld/st.local."+t
		s.body = fmt.Sprintf(".local .align 8 .b8 loc[128];\nmov.u64 g, loc;\nand.b32 o, %%i, 7;\nmad.wide.u32 g, o, 8, g;\nst.local.%[1]s [g], a;\nld.local.%[1]s d, [g];", t)
		add(s)
		s = base
		s.name, s.feature = "local_generic_"+t, "ld/st."+t+" of local memory, cvta.local and back"
		s.body = fmt.Sprintf(".local .align 8 .b8 loc[128];\nmov.u64 g, loc;\ncvta.local.u64 g, g;\nand.b32 o, %%i, 7;\nmad.wide.u32 g, o, 8, g;\nst.%[1]s [g], a;\ncvta.to.local.u64 g, g;\nld.local.%[1]s d, [g];", t)
		add(s)
		s = base
		s.name, s.feature = "generic_global_"+t, "ld/st."+t+" of global memory, cvta.global and back"
		s.body = fmt.Sprintf("mad.wide.u32 g, %%i, %d, %%out;\ncvta.global.u64 g, g;\nst.%[2]s [g], a;\ncvta.to.global.u64 g, g;\nld.global.%[2]s d, [g];", sizes[t], t)
		add(s)
	}
	add(spec{
		family: f, name: "shared_v4", feature: "ld/st.shared.v4.b32", in: []string{"b32 bits x1024"}, args: []string{"-"}, out: "b32", outs: []string{"w", "x", "y", "z"}, regs: "u32 s",
		top:  ".shared .align 16 .b8 buf[4096];",
		body: "mad.wide.u32 %at, %i, 16, %in;\nld.global.v4.b32 {w, x, y, z}, [%at];\nmov.u32 s, buf;\nmad.lo.u32 s, %i, 16, s;\nst.shared.v4.b32 [s], {x, y, z, w};\nbar.sync 0;\nxor.b32 s, s, 48;\nld.shared.v4.b32 {w, x, y, z}, [s];",
	})
	for _, v := range []struct{ typ, reg string }{{"v2.b32", "b32"}, {"v2.f64", "f64"}, {"v4.u8", "u32"}, {"v2.u16", "u32"}} {
		n := int(v.typ[1] - '0')
		names := []string{"w", "x", "y", "z"}[:n]
		list, back := strings.Join(names, ", "), strings.Join(append(names[1:n:n], "w"), ", ")
		t := v.typ[3:]
		add(spec{
			family: f, name: "local_shared_" + file(v.typ), feature: "ld/st.local." + v.typ + " and ld/st.shared." + v.typ, in: []string{fmt.Sprintf("%s bits x%d", t, 256*n)}, args: []string{"-"},
			out: t, outs: names, regs: "u32 s; b64 g; " + v.reg + " " + list, top: ".shared .align 16 .b8 buf[4096];",
			body: fmt.Sprintf(".local .align 16 .b8 loc[16];\nmad.wide.u32 %%at, %%i, %[1]d, %%in;\nld.global.%[2]s {%[3]s}, [%%at];\nst.local.%[2]s [loc], {%[4]s};\nld.local.%[2]s {%[3]s}, [loc];\n"+
				"mov.u32 s, buf;\nmad.lo.u32 s, %%i, %[1]d, s;\nst.shared.%[2]s [s], {%[4]s};\nld.shared.%[2]s {%[3]s}, [s];", n*sizes[t], v.typ, list, back),
		})
	}
	add(spec{
		family: f, name: "shared_dynamic", feature: ".extern .shared, dynamic shared memory", in: []string{"b32 bits"}, args: []string{"a"}, out: "b32", outs: []string{"d"}, regs: "u32 s", shared: 1024,
		top:  ".extern .shared .align 16 .b8 dyn[];",
		body: "mov.u32 s, dyn;\nmad.lo.u32 s, %i, 4, s;\nst.shared.b32 [s], a;\nbar.sync 0;\nxor.b32 s, s, 4;\nld.shared.b32 d, [s];",
	})
	add(spec{
		family: f, name: "shared_volatile", feature: "ld/st.volatile.shared", in: []string{"b32 bits"}, args: []string{"a"}, out: "b32", outs: []string{"d"}, regs: "u32 s",
		top:  ".shared .align 4 .b32 buf[256];",
		body: "mov.u32 s, buf;\nmad.lo.u32 s, %i, 4, s;\nst.volatile.shared.b32 [s], a;\nbar.sync 0;\nxor.b32 s, s, 4;\nld.volatile.shared.b32 d, [s];",
	})
	constants := []string{"u8", "s16", "u32", "s64", "f32", "f64"}
	for _, t := range constants {
		v := "1, 2, 3, 200, 5, 6, 7, 255"
		switch t {
		case "s16":
			v = "-1, 2, -32768, 32767, 5, 6, 7, 8"
		case "s64":
			v = "-1, 0x7fffffffffffffff, 3, 4, 5, 6, 7, 8"
		case "f32":
			v = "0f3F800000, 1.5, -0.25, 0f7F800000, 3.0, 1.0e10, 7.0, 0.1"
		case "f64":
			v = "0d3FF0000000000000, 1.5, -0.25, 1.0e300, 3.0, 0.1, 7.0, 0.3"
		}
		for _, sp := range []string{"const", "global"} {
			add(spec{
				family: f, name: "init_" + sp + "_" + t, feature: "." + sp + " array with initialiser, ld." + sp + "." + t, out: t, outs: []string{"d"}, regs: "b64 g; u32 o",
				top:  fmt.Sprintf(".%s .align 8 .%s tab[12] = {%s};", sp, t, v),
				body: fmt.Sprintf("mov.u64 g, tab;\nrem.u32 o, %%i, 12;\nmad.wide.u32 g, o, %d, g;\nld.%s.%s d, [g];", sizes[t], sp, t),
			})
		}
	}
	add(spec{
		family: f, name: "const_generic", feature: "cvta.const, generic load of constant memory", out: "u32", outs: []string{"d"}, regs: "b64 g; u32 o",
		top:  ".const .align 4 .u32 tab[8] = {10, 11, 12, 13, 14, 15, 16, 17};",
		body: "mov.u64 g, tab;\ncvta.const.u64 g, g;\nand.b32 o, %i, 7;\nmad.wide.u32 g, o, 4, g;\nld.u32 d, [g];",
	})
	add(spec{
		family: f, name: "const_immediate", feature: "ld.const.v4 at a symbol plus offset", out: "u32", outs: []string{"w", "x", "y", "z"},
		top:  ".const .align 16 .u32 tab[8] = {10, 11, 12, 13, 14, 15, 16, 17};",
		body: "ld.const.v4.u32 {w, x, y, z}, [tab+16];\nadd.u32 w, w, %i;",
	})
	for _, sp := range []string{"global", "shared", "local", "const", "param", "shared::cta", "shared::cluster"} {
		t, v := "sm_90", "7.8"
		add(spec{
			family: f, name: "isspacep_" + file(sp), feature: "isspacep." + sp, out: "u32", outs: []string{"d"}, regs: "b64 g; pred p; u32 x", target: t, version: v,
			top: ".shared .align 4 .b32 buf[4];\n.const .align 4 .u32 tab[2] = {1, 2};",
			body: ".local .align 4 .b8 loc[8];\nmov.u32 d, 0;\n" + each([]string{
				"cvta.global.u64 g, %out;", "mov.u64 g, buf;\ncvta.shared.u64 g, g;", "mov.u64 g, loc;\ncvta.local.u64 g, g;", "mov.u64 g, tab;\ncvta.const.u64 g, g;",
				"mov.u64 g, n;\ncvta.param.u64 g, g;",
			}, func(i int, s string) string {
				return fmt.Sprintf("%s\nisspacep.%s p, g;\nselp.u32 x, %d, 0, p;\nor.b32 d, d, x;\n", s, sp, 1<<i)
			}),
		})
	}
}

func each(list []string, f func(int, string) string) string {
	var b strings.Builder
	for i, s := range list {
		b.WriteString(f(i, s))
	}
	return b.String()
}

// cacheOps have no effect on values.
func cacheOps() {
	const f = "memory"
	ld := func(name, inst, target, version string) {
		add(spec{
			family: f, name: name, feature: inst, in: []string{"b32 bits"}, args: []string{"-"}, out: "b32", outs: []string{"d"}, target: target, version: version,
			body: "mad.wide.u32 %at, %i, 4, %in;\n" + inst + " d, [%at];",
		})
	}
	st := func(name, inst, target, version string) {
		add(spec{
			family: f, name: name, feature: inst, in: []string{"b32 bits"}, args: []string{"a"}, out: "b32", target: target, version: version,
			body: "mad.wide.u32 %at, %i, 4, %out;\n" + inst + " [%at], a;",
		})
	}
	for _, c := range []string{"ca", "cg", "cs", "lu", "cv"} {
		ld("ld_"+c, "ld.global."+c+".b32", "sm_75", "7.0")
	}
	for _, c := range []string{"wb", "cg", "cs", "wt"} {
		st("st_"+c, "st.global."+c+".b32", "sm_75", "7.0")
	}
	for _, m := range []string{".nc", ".ca.nc", ".nc.L1::no_allocate", ".nc.L1::evict_last.L2::128B", ".L1::evict_first", ".L2::64B", ".L2::256B", ".L1::no_allocate.L2::128B"} {
		ld("ld"+file(m), "ld.global"+m+".b32", "sm_80", "7.4")
	}
	st("st_L1_no_allocate", "st.global.L1::no_allocate.b32", "sm_80", "7.4")
	st("st_volatile", "st.volatile.global.b32", "sm_75", "7.0")
	ld("ld_volatile", "ld.volatile.global.b32", "sm_75", "7.0")
	ld("ldu", "ldu.global.b32", "sm_75", "7.0")
	add(spec{
		family: f, name: "cache_hint", feature: "createpolicy, ld/st with .L2::cache_hint", in: []string{"b32 bits"}, args: []string{"-"}, out: "b32", target: "sm_80", version: "7.4", regs: "b64 pol; b32 d",
		body: "createpolicy.fractional.L2::evict_last.b64 pol, 0.5;\nmad.wide.u32 %at, %i, 4, %in;\nld.global.L2::cache_hint.b32 d, [%at], pol;\ncreatepolicy.fractional.L2::evict_first.L2::evict_unchanged.b64 pol, 1.0;\nmad.wide.u32 %at, %i, 4, %out;\nst.global.L2::cache_hint.b32 [%at], d, pol;",
	})
	add(spec{
		family: f, name: "createpolicy_range", feature: "createpolicy.range", in: []string{"b32 bits"}, args: []string{"-"}, out: "b32", outs: []string{"d"}, target: "sm_80", version: "7.4", regs: "b64 pol",
		body: "createpolicy.range.global.L2::evict_last.L2::evict_unchanged.b64 pol, [%in], 512, 1024;\nmad.wide.u32 %at, %i, 4, %in;\nld.global.L2::cache_hint.b32 d, [%at], pol;",
	})
	for _, p := range []string{"prefetch.global.L1", "prefetch.global.L2", "prefetch.global.L2::evict_last", "prefetch.L1", "prefetchu.L1", "applypriority.global.L2::evict_normal"} {
		target := "%at"
		size := ""
		if strings.HasPrefix(p, "apply") {
			size = ", 128"
		}
		add(spec{
			family: f, name: file(p), feature: p, in: []string{"b32 bits"}, args: []string{"a"}, out: "b32", outs: []string{"a"}, target: "sm_80", version: "7.4", regs: "b64 g",
			body: "and.b32 %cta, %i, 224;\nmad.wide.u32 %at, %cta, 4, %in;\n" + p + " [" + target + "]" + size + ";",
		})
	}
	add(spec{
		family: f, name: "discard", feature: "discard.global.L2", in: []string{"b32 bits"}, args: []string{"a"}, out: "b32", outs: []string{"a"}, target: "sm_80", version: "7.4", block: 32, total: 32,
		body: "mad.wide.u32 %at, %i, 4, %out;\nst.global.b32 [%at], 7;\nbar.warp.sync -1;\ndiscard.global.L2 [%out], 128;\nbar.warp.sync -1;",
	})
}

// ordered: loads and stores with memory order and scope.
func ordered() {
	const f = "memory"
	for _, sc := range []string{"cta", "cluster", "gpu", "sys"} {
		for _, o := range [][2]string{{"relaxed", "relaxed"}, {"release", "acquire"}} {
			add(spec{
				family: f, name: "order_" + o[0] + "_" + sc, feature: "st." + o[0] + "." + sc + ", ld." + o[1] + "." + sc, in: []string{"b32 bits"}, args: []string{"a"}, out: "b32", outs: []string{"d"},
				target: "sm_90", version: "7.8",
				body: fmt.Sprintf("mad.wide.u32 %%at, %%i, 4, %%out;\nst.%s.%s.global.b32 [%%at], a;\nld.%s.%[2]s.global.b32 d, [%%at];", o[0], sc, o[1]),
			})
		}
	}
	add(spec{
		family: f, name: "mmio", feature: "ld/st.mmio.relaxed.sys", in: []string{"b32 bits"}, args: []string{"a"}, out: "b32", outs: []string{"d"}, target: "sm_75", version: "8.2",
		body: "mad.wide.u32 %at, %i, 4, %out;\nst.mmio.relaxed.sys.global.b32 [%at], a;\nld.mmio.relaxed.sys.global.b32 d, [%at];",
	})
	fences := []string{
		"membar.cta", "membar.gl", "membar.sys", "fence.sc.cta", "fence.sc.gpu", "fence.sc.sys", "fence.sc.cluster", "fence.acq_rel.cta", "fence.acq_rel.cluster", "fence.acq_rel.gpu",
		"fence.acq_rel.sys", "fence.cta", "fence.proxy.alias", "fence.proxy.async", "fence.proxy.async.global", "fence.proxy.async.shared::cta", "fence.mbarrier_init.release.cluster",
		"fence.acquire.gpu", "fence.release.gpu", "fence.proxy.tensormap::generic.release.gpu",
	}
	for _, fe := range fences {
		add(spec{
			family: f, name: file(fe), feature: fe, in: []string{"b32 bits"}, args: []string{"a"}, out: "b32", outs: []string{"d"}, target: "sm_90", version: "8.6", regs: "b64 g; u32 o",
			body: "xor.b32 o, %i, 1;\nmad.wide.u32 %at, %i, 4, %out;\nmad.wide.u32 g, o, 4, %out;\nst.global.b32 [%at], a;\n" + fe + ";\nbar.sync 0;\nld.global.b32 d, [g];\nbar.sync 0;",
		})
	}
}

// moves: packing, unpacking and addresses.
func moves() {
	const f = "memory"
	mv := func(name, out string, in, outs []string, regs, body string) {
		add(spec{family: f, name: name, feature: strings.ReplaceAll(name, "_", " "), in: in, args: []string{"a", "b", "c", "e"}[:len(in)], out: out, outs: outs, regs: regs, body: body})
	}
	for _, t := range []string{"b16", "b32", "b64", "u16", "s32", "f32", "f64"} {
		mv("mov_"+t, t, []string{t + " special"}, []string{"d"}, "", "mov."+t+" d, a;")
	}
	mv("mov_pred", "u32", []string{"s32 special"}, []string{"d"}, "pred p, q", "setp.lt.s32 p, a, 0;\nmov.pred q, p;\nselp.u32 d, 1, 0, q;")
	mv("mov_pack_b32_b16", "b32", []string{"b16 bits", "b16 bits"}, []string{"d"}, "", "mov.b32 d, {a, b};")
	mv("mov_unpack_b32_b16", "b16", []string{"b32 bits"}, []string{"d", "e"}, "", "mov.b32 {d, e}, a;")
	mv("mov_pack_b64_b32", "b64", []string{"b32 bits", "b32 bits"}, []string{"d"}, "", "mov.b64 d, {a, b};")
	mv("mov_unpack_b64_b32", "b32", []string{"b64 bits"}, []string{"d", "e"}, "", "mov.b64 {d, e}, a;")
	mv("mov_unpack_sink", "b32", []string{"b64 bits"}, []string{"e"}, "", "mov.b64 {_, e}, a;")
	mv("mov_pack_b64_b16", "b64", same(4, "b16 bits"), []string{"d"}, "", "mov.b64 d, {a, b, c, e};")
	mv("mov_unpack_b64_b16", "b16", []string{"b64 bits"}, []string{"w", "x", "y", "z"}, "", "mov.b64 {w, x, y, z}, a;")
	mv("mov_v2_swap", "b32", same(2, "b32 bits"), []string{"a", "b"}, "", "mov.v2.b32 {a, b}, {b, a};")
	mv("mov_v2_swap_part", "b32", same(2, "b32 bits"), []string{"a", "b"}, "pred p", "setp.lt.s32 p, a, 0;\n@p mov.v2.b32 {a, b}, {b, a};")
	mv("mov_v4_rotate", "b32", same(4, "b32 bits"), []string{"a", "b", "c", "e"}, "", "mov.v4.b32 {a, b, c, e}, {b, c, e, a};")
	mv("mov_v2_chain", "f32", same(2, "f32 bits"), []string{"a", "b"}, "", "mov.v2.f32 {a, b}, {b, b};\nmov.v2.f32 {b, a}, {0f3f800000, b};")
	mv("mov_pack_self", "b64", []string{"b64 bits"}, []string{"a"}, "b32 x, y", "mov.b64 {x, y}, a;\nmov.b64 a, {y, x};\nmov.b64 {x, y}, a;\nmov.b32 y, x;\nmov.b64 {y, x}, a;\nmov.b64 a, {x, x};")
	mv("mov_unpack_self", "b32", []string{"b32 bits"}, []string{"d"}, "b16 x, y", "mov.b32 {x, y}, a;\nmov.b32 d, {y, x};\nmov.b32 {y, x}, d;\nmov.b32 d, {x, x};")
	mv("mov_b32_b8x4", "b32", []string{"b32 bits"}, []string{"d"}, "b8 w, x, y, z", "mov.b32 {w, x, y, z}, a;\nmov.b32 d, {z, y, x, w};")
	mv("mov_b16_b8x2", "b16", []string{"b16 bits"}, []string{"d"}, "b8 w, x", "mov.b16 {w, x}, a;\nmov.b16 d, {x, w};")
}
