package main

import "fmt"

// warp covers what the lanes of a warp do together.
func warp() {
	const f = "warp"
	for _, m := range []string{"up", "down", "bfly", "idx"} {
		for _, c := range []string{"0x1f", "0x0", "0x1c03", "0x181f"} {
			if m == "up" && c == "0x1f" {
				continue
			}
			add(spec{
				family: f, name: "shfl_" + m + "_" + c, feature: "shfl.sync." + m + ".b32 with c=" + c, in: []string{"b32 bits", "u32 shift"}, args: []string{"a", "b"}, out: "b32", outs: []string{"d", "e"}, regs: "pred p",
				body: "shfl.sync." + m + ".b32 d|p, a, b, " + c + ", -1;\nselp.b32 e, 1, 0, p;",
			})
		}
	}
	add(spec{
		family: f, name: "shfl_variable_c", feature: "shfl.sync.down.b32 with c in a register", in: []string{"b32 bits", "u32 shift"}, args: []string{"a", "b"}, out: "b32", outs: []string{"d"}, regs: "b32 c",
		body: "and.b32 c, %i, 24;\nshl.b32 c, c, 8;\nor.b32 c, c, 31;\nand.b32 b, b, 7;\nshfl.sync.down.b32 d, a, b, c, 0xffffffff;",
	})
	for _, v := range []string{"all", "any", "uni"} {
		add(spec{
			family: f, name: "vote_" + v, feature: "vote.sync." + v + ".pred", in: []string{"s32 tiny"}, args: []string{"a"}, out: "u32", outs: []string{"d"}, regs: "pred p, q, r; u32 w, x",
			// Warps 0 and 1 agree, the others vote by their input.
			body: "shr.u32 w, %i, 5;\nsetp.gt.s32 p, a, 0;\nsetp.eq.u32 r, w, 0;\n@r setp.eq.u32 p, w, 0;\nsetp.eq.u32 r, w, 1;\n@r setp.ne.u32 p, w, 1;\nvote.sync." + v + ".pred q, p, -1;\nselp.u32 d, 1, 0, q;\nvote.sync." + v + ".pred q, !p, -1;\nselp.u32 x, 2, 0, q;\nor.b32 d, d, x;",
		})
	}
	add(spec{
		family: f, name: "vote_ballot", feature: "vote.sync.ballot.b32", in: []string{"s32 special"}, args: []string{"a"}, out: "b32", outs: []string{"d", "e"}, regs: "pred p",
		body: "setp.lt.s32 p, a, 0;\nvote.sync.ballot.b32 d, p, -1;\nvote.sync.ballot.b32 e, !p, -1;",
	})
	add(spec{
		family: f, name: "vote_divergent", feature: "vote.sync.ballot.b32 in each branch of a divergent if", in: []string{"s32 special"}, args: []string{"a"}, out: "b32", outs: []string{"d"}, regs: "pred p, q; u32 m, l",
		body: "setp.lt.s32 p, a, 0;\nand.b32 l, %i, 3;\nsetp.eq.u32 q, l, 0;\n@q bra A;\nvote.sync.ballot.b32 d, p, 0xeeeeeeee;\nbra B;\nA:\nvote.sync.ballot.b32 d, p, 0x11111111;\nB:\nbar.warp.sync -1;",
	})
	add(spec{
		family: f, name: "shfl_divergent", feature: "shfl.sync.bfly.b32 in one branch of a divergent if", in: []string{"b32 bits"}, args: []string{"a"}, out: "b32", outs: []string{"d"}, regs: "pred q; u32 l",
		body: "mov.b32 d, a;\nand.b32 l, %i, 1;\nsetp.eq.u32 q, l, 0;\n@q bra B;\nshfl.sync.bfly.b32 d, a, 2, 0x1f, 0xaaaaaaaa;\nB:",
	})
	for _, t := range []string{"b32", "b64"} {
		add(spec{family: f, name: "match_any_" + t, feature: "match.any.sync." + t, in: []string{t + " tiny"}, args: []string{"a"}, out: "b32", outs: []string{"d"}, body: "match.any.sync." + t + " d, a, -1;"})
		add(spec{
			family: f, name: "match_all_" + t, feature: "match.all.sync." + t, in: []string{t + " bits"}, args: []string{"a"}, out: "b32", outs: []string{"d", "e"}, regs: "pred p, q; u32 w",
			body: "shr.u32 w, %i, 5;\nsetp.gt.u32 q, w, 3;\n@q mov." + t + " a, 5;\nmatch.all.sync." + t + " d|p, a, -1;\nselp.b32 e, 1, 0, p;",
		})
	}
	add(spec{
		family: f, name: "match_any_half", feature: "match.any.sync.b32 of half a warp", in: []string{"b32 tiny"}, args: []string{"a"}, out: "b32", outs: []string{"d"}, regs: "pred q; u32 l",
		body: "mov.b32 d, 0;\nand.b32 l, %i, 16;\nsetp.eq.u32 q, l, 0;\n@q bra B;\nmatch.any.sync.b32 d, a, 0xffff0000;\nB:",
	})
	for _, r := range []string{"add.u32", "add.s32", "min.u32", "min.s32", "max.u32", "max.s32", "and.b32", "or.b32", "xor.b32"} {
		t := r[len(r)-3:]
		add(spec{
			family: f, name: "redux_" + file(r), feature: "redux.sync." + r, in: []string{t + " special"}, args: []string{"a"}, out: t, outs: []string{"d"}, target: "sm_80", version: "7.0",
			body: "redux.sync." + r + " d, a, -1;",
		})
	}
	add(spec{
		family: f, name: "redux_part", feature: "redux.sync.add.s32 of the odd lanes", in: []string{"s32 special"}, args: []string{"a"}, out: "s32", outs: []string{"d"}, target: "sm_80", version: "7.0", regs: "pred q; u32 l",
		body: "mov.s32 d, a;\nand.b32 l, %i, 1;\nsetp.eq.u32 q, l, 0;\n@q bra B;\nredux.sync.add.s32 d, a, 0xaaaaaaaa;\nB:",
	})
	add(spec{
		family: f, name: "elect", feature: "elect.sync", out: "b32", outs: []string{"d", "e"}, regs: "pred p, q; u32 l", target: "sm_90", version: "8.0",
		body: "elect.sync d|p, -1;\nselp.b32 e, 1, 0, p;\nand.b32 l, %i, 31;\nsetp.lt.u32 q, l, 5;\n@q bra B;\nelect.sync d|p, 0xffffffe0;\nselp.b32 e, 3, e, p;\nB:",
	})
	add(spec{family: f, name: "activemask", feature: "activemask.b32", out: "b32", outs: []string{"d"}, body: "activemask.b32 d;"})
	add(spec{
		family: f, name: "bar_warp_sync", feature: "bar.warp.sync orders shared memory", in: []string{"b32 bits"}, args: []string{"a"}, out: "b32", outs: []string{"d"}, regs: "u32 s", top: ".shared .align 4 .b32 buf[256];",
		body: "mov.u32 s, buf;\nmad.lo.u32 s, %i, 4, s;\nst.shared.b32 [s], a;\nbar.warp.sync 0xffffffff;\nxor.b32 s, s, 124;\nld.shared.b32 d, [s];",
	})
}

// barriers covers those of a block.
func barriers() {
	const f = "barrier"
	shared := ".shared .align 4 .b32 buf[256];"
	swap := func(name, feature, barrier, version string) {
		add(spec{
			family: f, name: name, feature: feature, in: []string{"b32 bits"}, args: []string{"a"}, out: "b32", outs: []string{"d"}, regs: "u32 s, o; pred p, q", top: shared, version: version,
			body: "mov.u32 s, buf;\nmad.lo.u32 s, %i, 4, s;\nst.shared.b32 [s], a;\n" + barrier + "\nsub.u32 o, 255, %i;\nmov.u32 s, buf;\nmad.lo.u32 s, o, 4, s;\nld.shared.b32 d, [s];",
		})
	}
	swap("bar_sync", "bar.sync 0", "bar.sync 0;", "7.0")
	swap("bar_sync_named", "bar.sync 5, 256", "bar.sync 5, 256;", "7.0")
	swap("bar_sync_register", "bar.sync with a register", "mov.u32 o, 3;\nbar.sync o, 256;", "7.0")
	swap("bar_cta_sync", "bar.cta.sync", "bar.cta.sync 1;", "7.8")
	swap("barrier_sync", "barrier.sync", "barrier.sync 2;", "7.0")
	swap("barrier_sync_aligned", "barrier.sync.aligned", "barrier.sync.aligned 2, 256;", "7.0")
	swap("barrier_cta_sync", "barrier.cta.sync", "barrier.cta.sync 15, 256;", "7.8")
	swap("barrier_divergent", "barrier.sync reached by divergent lanes", "and.b32 o, %i, 1;\nsetp.eq.u32 p, o, 0;\n@p bra A;\nbarrier.sync 1;\nbra B;\nA:\nbarrier.sync 1;\nB:", "7.0")
	for _, k := range []string{"bar", "barrier", "barrier.cta"} {
		for _, op := range []string{"and", "or"} {
			add(spec{
				family: f, name: file(k) + "_red_" + op, feature: k + ".red." + op + ".pred", in: []string{"s32 special"}, args: []string{"a"}, out: "u32", outs: []string{"d", "e"}, regs: "pred p, q, r", version: "7.8",
				body: fmt.Sprintf("setp.lt.s32 p, a, 0;\n%[1]s.red.%[2]s.pred q, 1, p;\nselp.u32 d, 1, 0, q;\nsetp.ge.u32 r, %%i, 0;\n%[1]s.red.%[2]s.pred q, 1, !r;\nselp.u32 e, 1, 0, q;", k, op),
			})
		}
		add(spec{
			family: f, name: file(k) + "_red_popc", feature: k + ".red.popc.u32", in: []string{"s32 special"}, args: []string{"a"}, out: "u32", outs: []string{"d", "e"}, regs: "pred p", version: "7.8",
			body: "setp.lt.s32 p, a, 0;\n" + k + ".red.popc.u32 d, 0, p;\n" + k + ".red.popc.u32 e, 0, 256, !p;",
		})
	}
	// Half of the warps produce and arrive, the others wait and consume.
	for _, k := range []string{"bar", "barrier.cta"} {
		add(spec{
			family: f, name: file(k) + "_arrive", feature: k + ".arrive, producers and consumers", in: []string{"b32 bits"}, args: []string{"a"}, out: "b32", outs: []string{"d"}, regs: "u32 s; pred p", top: shared, version: "7.8",
			body: "mov.b32 d, 0;\nmov.u32 s, buf;\nmad.lo.u32 s, %i, 4, s;\nsetp.lt.u32 p, %i, 128;\n@p bra A;\n" + k + ".sync 7, 256;\nld.shared.b32 d, [s+-512];\nbra B;\nA:\nst.shared.b32 [s], a;\n" + k + ".arrive 7, 256;\nB:",
		})
	}
	add(spec{
		family: f, name: "bar_partial", feature: "bar.sync of half a block, twice", in: []string{"b32 bits"}, args: []string{"a"}, out: "b32", outs: []string{"d"}, regs: "u32 s, h, id; pred p", top: shared,
		body: "mov.u32 s, buf;\nmad.lo.u32 s, %i, 4, s;\nst.shared.b32 [s], a;\nshr.u32 h, %i, 7;\nadd.u32 id, h, 1;\nbar.sync id, 128;\nxor.b32 s, %i, 127;\nshl.b32 s, s, 2;\nmov.u32 h, buf;\nadd.u32 s, s, h;\nld.shared.b32 d, [s];\nbar.sync id, 128;\nst.shared.b32 [s], d;\nbar.sync 0;\nld.shared.b32 d, [s];",
	})
}

// registers covers the special registers whose values are known.
func registers() {
	const f = "special"
	val := func(name, reg, typ, version, target string) {
		add(spec{family: f, name: name, feature: reg, out: typ, outs: []string{"d"}, body: "mov." + typ + " d, " + reg + ";", grid: 4, block: 64, version: version, target: target})
	}
	for _, r := range []string{"tid", "ntid", "ctaid", "nctaid"} {
		for _, c := range []string{"x", "y", "z"} {
			val(r+"_"+c, "%"+r+"."+c, "u32", "7.0", "sm_75")
		}
	}
	for _, r := range []string{"laneid", "lanemask_eq", "lanemask_le", "lanemask_lt", "lanemask_ge", "lanemask_gt", "dynamic_smem_size", "total_smem_size"} {
		val(r, "%"+r, "u32", "7.0", "sm_75")
	}
	for _, r := range []string{"cluster_ctarank", "cluster_nctarank", "cluster_ctaid.x", "cluster_nctaid.x", "clusterid.x", "nclusterid.x", "clusterid.y", "nclusterid.z"} {
		val(file(r), "%"+r, "u32", "7.8", "sm_90")
	}
	flag := func(name, feature, body, regs string) {
		add(spec{family: f, name: name, feature: feature, out: "u32", outs: []string{"d"}, regs: "pred p; " + regs, body: body + "\nselp.u32 d, 1, 0, p;", target: "sm_90", version: "8.0"})
	}
	flag("is_explicit_cluster", "%is_explicit_cluster", "mov.pred p, %is_explicit_cluster;", "")
	flag("smid", "%smid is below %nsmid", "mov.u32 x, %smid;\nmov.u32 y, %nsmid;\nsetp.lt.u32 p, x, y;", "u32 x, y")
	flag("warpid", "%warpid is below %nwarpid", "mov.u32 x, %warpid;\nmov.u32 y, %nwarpid;\nsetp.lt.u32 p, x, y;", "u32 x, y")
	flag("clock", "%clock goes on", "mov.u32 x, %clock;\nnanosleep.u32 200;\nmov.u32 y, %clock;\nsetp.ne.u32 p, x, y;", "u32 x, y")
	flag("clock64", "%clock64 goes on", "mov.u64 x, %clock64;\nnanosleep.u32 200;\nmov.u64 y, %clock64;\nsetp.gt.u64 p, y, x;", "u64 x, y")
	flag("clock_hi", "%clock_hi", "mov.u32 x, %clock_hi;\nsetp.ge.u32 p, x, 0;", "u32 x")
	flag("globaltimer", "%globaltimer, %globaltimer_lo, %globaltimer_hi", "mov.u64 x, %globaltimer;\nmov.u32 y, %globaltimer_lo;\nmov.u32 z, %globaltimer_hi;\nshr.u64 x, x, 32;\ncvt.u32.u64 y, x;\nsub.u32 y, z, y;\nsetp.le.u32 p, y, 1;", "u64 x; u32 y, z")
	flag("gridid", "%gridid is the same for all", "mov.u64 x, %gridid;\ncvt.u32.u64 y, x;\nshfl.sync.idx.b32 z, y, 0, 31, -1;\nsetp.eq.u32 p, y, z;", "u64 x; u32 y, z")
	flag("graph_exec", "%current_graph_exec of an ordinary launch", "mov.u64 x, %current_graph_exec;\nsetp.eq.u64 p, x, 0;", "u64 x")
	flag("nanosleep", "nanosleep.u32", "nanosleep.u32 100;\nmov.u32 x, 50;\nnanosleep.u32 x;\nsetp.eq.u32 p, x, 50;", "u32 x")
	flag("pmevent", "pmevent", "pmevent 1;\npmevent.mask 5;\nsetp.eq.u32 p, 0, 0;", "")
	flag("griddepcontrol", "griddepcontrol", "griddepcontrol.wait;\ngriddepcontrol.launch_dependents;\nsetp.eq.u32 p, 0, 0;", "")
	flag("envreg", "%envreg0", "mov.b32 x, %envreg0;\nsetp.eq.u32 p, x, x;", "b32 x")
	add(spec{
		family: f, name: "reserved_smem", feature: "%reserved_smem_offset_begin to _end", out: "u32", outs: []string{"d"}, regs: "b32 x, y", target: "sm_90", version: "8.0",
		body: "mov.b32 x, %reserved_smem_offset_begin;\nmov.b32 y, %reserved_smem_offset_end;\nsub.u32 d, y, x;",
	})
}
