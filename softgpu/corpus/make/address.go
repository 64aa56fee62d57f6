package main

import "fmt"

// wraps covers addresses of shared and local memory that pass 2^32 on the way:
// register plus offset is computed in 32 bits. The amount that is taken away and
// added again depends on the parameter n, so that no compiler can leave it out.
func wraps() {
	const top = ".shared .align 32 .b8 buf[8192];"
	wrap := func(name, feature, body string, opts ...func(*spec)) {
		s := spec{
			family: "memory", name: "wrap_" + name, feature: feature + " with an address that wraps",
			in: []string{"b32 bits"}, args: []string{"a"}, out: "b32", outs: []string{"d"}, top: top,
			regs: "b32 x, s, r, k, w, y, z; b64 g, h; pred p",
			body: fmt.Sprintf(`
				ld.param.u32 k, [n];
				mov.u32 s, %%ntid.x;
				sub.u32 k, k, s;
				sub.u32 k, k, 16384;
				mov.u32 s, buf;
				mad.lo.u32 r, %%i, 4, s;
				add.u32 r, r, k;
				xor.b32 x, %%i, 21;
				mad.lo.u32 s, x, 4, s;
				add.u32 s, s, k;
				%s`, body),
		}
		for _, o := range opts {
			o(&s)
		}
		add(s)
	}
	outs := func(list ...string) func(*spec) { return func(s *spec) { s.outs = list } }
	wrap("shared", "ld.shared and st.shared", "st.shared.b32 [r+16384], a;\nbar.sync 0;\nld.shared.b32 d, [s+16384];")
	wrap("shared_neighbours", "ld.shared of neighbours", "st.shared.b32 [r+16384], a;\nbar.sync 0;\nsetp.lt.u32 p, %i, 255;\nmov.b32 x, 0;\n@p ld.shared.b32 x, [r+16388];\nld.shared.b32 d, [r+16384];\nadd.u32 d, d, x;")
	wrap("shared_volatile", "ld.volatile.shared", "st.volatile.shared.b32 [r+16384], a;\nbar.sync 0;\nld.volatile.shared.b32 d, [s+16384];")
	wrap("shared_long", "ld.shared by a register of 64 bits", "cvt.u64.u32 g, r;\ncvt.u64.u32 h, s;\nst.shared.b32 [g+16384], a;\nbar.sync 0;\nld.shared.b32 d, [h+16384];")
	wrap("shared_v2", "ld.shared.v2", "shl.b32 x, %i, 2;\nadd.u32 r, r, x;\nst.shared.v2.b32 [r+16384], {a, x};\nbar.sync 0;\nld.shared.v2.b32 {d, w}, [r+16384];",
		outs("d", "w"))
	wrap("shared_atom", "atom.shared.add", "st.shared.b32 [r+16384], a;\nbar.sync 0;\natom.shared.add.u32 d, [s+16384], 5;\nbar.sync 0;\nld.shared.b32 w, [r+16384];", outs("d", "w"))
	wrap("shared_cas", "atom.shared.cas", "st.shared.b32 [r+16384], x;\nbar.sync 0;\natom.shared.cas.b32 d, [s+16384], %i, a;\nbar.sync 0;\nld.shared.b32 w, [r+16384];", outs("d", "w"))
	wrap("shared_red", "red.shared.xor", "st.shared.b32 [r+16384], a;\nbar.sync 0;\nred.shared.xor.b32 [s+16384], x;\nbar.sync 0;\nld.shared.b32 d, [r+16384];")
	wrap("cp_async", "cp.async", "mad.wide.u32 g, %i, 4, %in;\ncp.async.ca.shared.global [r+16384], [g], 4;\ncp.async.wait_all;\nbar.sync 0;\nld.shared.b32 d, [s+16384];",
		func(s *spec) { s.arch("sm_80", "7.0") })
	wrap("ldmatrix", "ldmatrix", "mad.lo.u32 r, %i, 12, r;\nst.shared.v4.b32 [r+16384], {a, x, %i, k};\nbar.sync 0;\nmad.lo.u32 s, x, 12, s;\nldmatrix.sync.aligned.m8n8.x4.shared.b16 {d, w, y, z}, [s+16384];",
		outs("d", "w", "y", "z"), func(s *spec) { s.block = 32 })
	wrap("wmma", "wmma.load", "st.shared.b32 [r+16384], a;\nbar.sync 0;\nmad.lo.u32 s, %i, -4, r;\nwmma.load.c.sync.aligned.row.m16n16k16.shared.f32 {f0, f1, f2, f3, f4, f5, f6, f7}, [s+16384], 4;\nmov.b32 d, f1;\nmov.b32 w, f6;",
		outs("d", "w"), func(s *spec) { s.block = 128; s.regs += "; f32 f0, f1, f2, f3, f4, f5, f6, f7" })
	wrap("mbarrier", "mbarrier", "setp.eq.u32 p, %i, 0;\nmov.u32 s, buf;\nadd.u32 s, s, k;\n@p mbarrier.init.shared.b64 [s+16384], 256;\nbar.sync 0;\nmbarrier.arrive.shared.b64 g, [s+16384];\nbar.sync 0;\nmbarrier.test_wait.shared.b64 p, [s+16384], g;\nselp.b32 d, a, 0, p;",
		func(s *spec) { s.arch("sm_80", "7.0") })
}
