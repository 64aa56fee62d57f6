package main

import "fmt"

// asynchronous copies and the barriers that wait for them.
func async() {
	const f = "async"
	const buf = ".shared .align 128 .b8 buf[4096];\n.shared .align 8 .b64 bar[4];"
	for _, c := range []struct {
		op   string
		size int
		tail string
	}{
		{"cp.async.ca.shared.global", 4, ""},
		{"cp.async.ca.shared.global", 8, ""},
		{"cp.async.ca.shared.global", 16, ""},
		{"cp.async.cg.shared.global", 16, ""},
		{"cp.async.ca.shared.global", 4, ", 2"},
		{"cp.async.ca.shared.global", 8, ", sz"},
		{"cp.async.cg.shared.global", 16, ", sz"},
		{"cp.async.ca.shared.global.L2::128B", 16, ""},
		{"cp.async.cg.shared.global.L2::256B", 16, ", sz"},
		{"cp.async.ca.shared::cta.global", 8, ", p"},
	} {
		name := fmt.Sprintf("%s_%d", file(c.op), c.size)
		switch c.tail {
		case ", 2":
			name += "_part"
		case ", sz":
			name += "_size"
		case ", p":
			name += "_ignore"
		}
		add(spec{
			family: f, name: name, feature: fmt.Sprintf("%s [s], [g], %d%s", c.op, c.size, c.tail), in: []string{"b32 bits x1024"}, args: []string{"-"}, out: "b32", total: 64 * c.size, regs: "u32 s, sz, x; b64 g; pred p",
			top: buf, target: "sm_80", version: "7.8",
			body: fmt.Sprintf("mov.u32 s, buf;\nmad.lo.u32 s, %%i, %[1]d, s;\nmad.wide.u32 g, %%i, %[1]d, %%in;\nand.b32 sz, %%i, %[2]d;\nsetp.gt.u32 p, sz, 2;\n%[3]s [s], [g], %[1]d%[4]s;\ncp.async.commit_group;\ncp.async.wait_group 0;\nbar.sync 0;\n"+
				"xor.b32 x, %%i, 33;\nmov.u32 s, buf;\nmad.lo.u32 s, x, %[1]d, s;\nmad.wide.u32 g, %%i, %[1]d, %%out;\n%[5]s",
				c.size, c.size-1, c.op, c.tail, words(c.size, "ld.shared.b32 x, [s+%d];\nst.global.b32 [g+%d], x;\n")),
		})
	}
	add(spec{
		family: f, name: "cp_async_groups", feature: "cp.async.commit_group, wait_group N, wait_all", in: []string{"b32 bits x768"}, args: []string{"-"}, out: "b32", outs: []string{"x", "y", "z"}, regs: "u32 s; b64 g", top: buf, target: "sm_80", version: "7.0",
		body: "mov.u32 s, buf;\nmad.lo.u32 s, %i, 4, s;\nmad.wide.u32 g, %i, 4, %in;\ncp.async.ca.shared.global [s], [g], 4;\ncp.async.commit_group;\ncp.async.ca.shared.global [s+1024], [g+1024], 4;\ncp.async.commit_group;\ncp.async.ca.shared.global [s+2048], [g+2048], 4;\ncp.async.commit_group;\n" +
			"cp.async.wait_group 2;\nld.shared.b32 x, [s];\ncp.async.wait_group 1;\nld.shared.b32 y, [s+1024];\ncp.async.wait_all;\nld.shared.b32 z, [s+2048];",
	})
	mbarriers(buf)
	bulk()
}

func words(size int, format string) string {
	var s string
	for i := 0; i < size; i += 4 {
		s += fmt.Sprintf(format, i, i)
	}
	return s
}

// mbarriers: thread 0 initialises, all arrive and wait.
func mbarriers(buf string) {
	const f = "async"
	init := func(n int) string {
		return fmt.Sprintf("mov.u32 b, bar;\nsetp.eq.u32 q, %%i, 0;\n@q mbarrier.init.shared.b64 [b], %d;\nbar.sync 0;\n", n)
	}
	mk := func(name, feature, target, version, body string, outs ...string) {
		add(spec{family: f, name: name, feature: feature, in: []string{"b32 bits"}, args: []string{"a"}, out: "b32", outs: outs, regs: "u32 s, b, o; b64 st, g; pred p, q; b32 d, e", top: buf, target: target, version: version, body: body})
	}
	store := "mov.u32 s, buf;\nmad.lo.u32 s, %i, 4, s;\nst.shared.b32 [s], a;\n"
	read := "xor.b32 o, %i, 255;\nmov.u32 s, buf;\nmad.lo.u32 s, o, 4, s;\nld.shared.b32 d, [s];\nmov.b32 e, 0;"
	mk("mbarrier_test_wait", "mbarrier.init, arrive, test_wait", "sm_80", "7.0",
		init(256)+store+"mbarrier.arrive.shared.b64 st, [b];\nW:\nmbarrier.test_wait.shared.b64 p, [b], st;\n@!p bra W;\n"+read, "d")
	mk("mbarrier_parity", "mbarrier.test_wait.parity over three phases", "sm_80", "7.1",
		init(256)+store+"mbarrier.arrive.shared.b64 _, [b];\nW:\nmbarrier.test_wait.parity.shared.b64 p, [b], 0;\n@!p bra W;\n"+read+"\nmbarrier.arrive.shared.b64 _, [b];\nX:\nmbarrier.test_wait.parity.shared.b64 p, [b], 1;\n@!p bra X;\nst.shared.b32 [s], d;\nmbarrier.arrive.shared.b64 _, [b];\nY:\nmbarrier.test_wait.parity.shared.b64 p, [b], 0;\n@!p bra Y;\nld.shared.b32 e, [s];", "d", "e")
	mk("mbarrier_try_wait", "mbarrier.try_wait", "sm_90", "8.0",
		init(256)+store+"mbarrier.arrive.release.cta.shared::cta.b64 st, [b];\nW:\nmbarrier.try_wait.acquire.cta.shared::cta.b64 p, [b], st;\n@!p bra W;\n"+read, "d")
	mk("mbarrier_try_wait_parity", "mbarrier.try_wait.parity with a time limit", "sm_90", "7.8",
		init(256)+store+"mbarrier.arrive.shared.b64 _, [b];\nW:\nmbarrier.try_wait.parity.shared::cta.b64 p, [b], 0, 1000;\n@!p bra W;\n"+read, "d")
	mk("mbarrier_arrive_count", "mbarrier.arrive with a count", "sm_90", "7.8",
		init(768)+store+"mbarrier.arrive.shared.b64 st, [b], 3;\nW:\nmbarrier.test_wait.shared.b64 p, [b], st;\n@!p bra W;\n"+read, "d")
	mk("mbarrier_nocomplete", "mbarrier.arrive.noComplete", "sm_80", "7.0",
		init(512)+store+"mbarrier.arrive.noComplete.shared.b64 st, [b], 1;\nmbarrier.arrive.shared.b64 st, [b];\nW:\nmbarrier.test_wait.shared.b64 p, [b], st;\n@!p bra W;\n"+read, "d")
	mk("mbarrier_arrive_drop", "mbarrier.arrive_drop lowers the expected count", "sm_80", "7.1",
		init(256)+store+"setp.lt.u32 p, %i, 128;\n@p bra D;\nmbarrier.arrive.shared.b64 _, [b];\nbra W;\nD:\nmbarrier.arrive_drop.shared.b64 _, [b];\nW:\nmbarrier.test_wait.parity.shared.b64 p, [b], 0;\n@!p bra W;\n"+read+"\nsetp.lt.u32 p, %i, 128;\n@p bra X;\nmbarrier.arrive.shared.b64 _, [b];\nX:\nmbarrier.test_wait.parity.shared.b64 p, [b], 1;\n@!p bra X;\nmov.b32 e, 1;", "d", "e")
	mk("mbarrier_pending_count", "mbarrier.pending_count", "sm_80", "7.0",
		init(256)+"mov.b32 d, 0;\n@!q bra E;\nmbarrier.arrive.shared.b64 st, [b];\nmbarrier.arrive.shared.b64 st, [b];\nmbarrier.arrive.shared.b64 st, [b];\nmbarrier.pending_count.b64 d, st;\nE:", "d")
	mk("mbarrier_inval", "mbarrier.inval and reuse of the memory", "sm_80", "7.0",
		init(256)+"mbarrier.arrive.shared.b64 st, [b];\nW:\nmbarrier.test_wait.shared.b64 p, [b], st;\n@!p bra W;\nbar.sync 0;\n@q mbarrier.inval.shared.b64 [b];\n@q st.shared.b32 [b], a;\nbar.sync 0;\nld.shared.b32 d, [b];", "d")
	mk("mbarrier_expect_tx", "mbarrier.expect_tx and complete_tx", "sm_90", "8.0",
		init(256)+store+"@q mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [b], 64;\nbar.sync 0;\nmbarrier.arrive.shared.b64 st, [b];\nmbarrier.test_wait.shared.b64 p, [b], st;\nselp.b32 e, 1, 0, p;\nbar.sync 0;\n@q mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [b], 64;\nW:\nmbarrier.test_wait.shared.b64 p, [b], st;\n@!p bra W;\nxor.b32 o, %i, 255;\nmov.u32 s, buf;\nmad.lo.u32 s, o, 4, s;\nld.shared.b32 d, [s];", "d", "e")
	for _, noinc := range []string{"", ".noinc"} {
		n := 256
		if noinc != "" {
			n = 512
		}
		mk("cp_async_mbarrier"+file(noinc), "cp.async.mbarrier.arrive"+noinc, "sm_80", "7.1",
			init(n)+"mov.u32 s, buf;\nmad.lo.u32 s, %i, 4, s;\nmad.wide.u32 g, %i, 4, %in;\ncp.async.ca.shared.global [s], [g], 4;\ncp.async.mbarrier.arrive"+noinc+".shared.b64 [b];\nmbarrier.arrive.shared.b64 st, [b];\nW:\nmbarrier.test_wait.shared.b64 p, [b], st;\n@!p bra W;\n"+read, "d")
	}
}

// bulk copies, sm_90.
func bulk() {
	const f = "async"
	const top = ".shared .align 128 .b8 buf[1024];\n.shared .align 8 .b64 bar;"
	load := "mov.u32 b, bar;\nmov.u32 s, buf;\nsetp.eq.u32 q, %i, 0;\n@q mbarrier.init.shared.b64 [b], 1;\nfence.mbarrier_init.release.cluster;\nbar.sync 0;\n@!q bra W;\nmbarrier.arrive.expect_tx.shared.b64 _, [b], 1024;\n" +
		"cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [s], [%in], 1024, [b];\nW:\nmbarrier.try_wait.parity.shared.b64 p, [b], 0;\n@!p bra W;\nmad.lo.u32 s, %i, 4, s;\nld.shared.b32 d, [s];"
	mk := func(name, feature, body string, outs ...string) {
		add(spec{family: f, name: name, feature: feature, in: []string{"u32 special"}, args: []string{"a"}, out: "b32", outs: outs, regs: "u32 s, b; pred p, q", top: top, target: "sm_90", version: "8.6", body: body, total: 256})
	}
	mk("bulk_load", "cp.async.bulk.shared::cluster.global with an mbarrier", load, "d")
	put := "mov.u32 s, buf;\nmad.lo.u32 s, %i, 4, s;\nst.shared.b32 [s], a;\nfence.proxy.async.shared::cta;\nbar.sync 0;\nsetp.eq.u32 q, %i, 0;\n@!q bra E;\n"
	get := "\ncp.async.bulk.commit_group;\ncp.async.bulk.wait_group 0;\nE:"
	mk("bulk_store", "cp.async.bulk.global.shared::cta, bulk groups", put+"cp.async.bulk.global.shared::cta.bulk_group [%out], [s], 1024;"+get)
	mk("bulk_store_read", "cp.async.bulk.wait_group.read", put+"cp.async.bulk.global.shared::cta.bulk_group [%out], [s], 1024;\ncp.async.bulk.commit_group;\ncp.async.bulk.wait_group.read 0;\nE:")
	mk("bulk_prefetch", "cp.async.bulk.prefetch.L2.global", "setp.eq.u32 q, %i, 0;\n@q cp.async.bulk.prefetch.L2.global [%in], 1024;", "a")
	for _, op := range []string{"add.u32", "add.s32", "add.u64", "min.u32", "max.s32", "min.s64", "and.b32", "or.b32", "xor.b64", "inc.u32", "dec.u32"} {
		mk("bulk_reduce_"+file(op), "cp.reduce.async.bulk.global.shared::cta.bulk_group."+op,
			"mad.wide.u32 %at, %i, 4, %out;\nmul.lo.u32 b, a, 3;\nst.global.b32 [%at], b;\nfence.proxy.async;\n"+put+"cp.reduce.async.bulk.global.shared::cta.bulk_group."+op+" [%out], [s], 1024;"+get)
	}
	for _, op := range []string{"add.f32", "add.f64", "add.noftz.f16", "min.f16", "max.bf16", "add.noftz.bf16"} {
		t := op[4:]
		if len(t) > 4 {
			t = op[10:]
		}
		if op == "max.bf16" {
			t = "bf16"
		}
		add(spec{
			family: f, name: "bulk_reduce_" + file(op), feature: "cp.reduce.async.bulk.global.shared::cta.bulk_group." + op, in: []string{fmt.Sprintf("%s tiny x%d", t, 1024/sizes[t]), fmt.Sprintf("%s tiny x%d", t, 1024/sizes[t])}, args: []string{"-", "-"},
			out: t, total: 1024 / sizes[t], regs: "u32 s; b32 a, b; pred q", top: top, target: "sm_90", version: "8.6",
			body: "mad.wide.u32 %at, %i, 4, %in;\nld.global.b32 a, [%at];\nld.global.b32 b, [%at+1024];\nmad.wide.u32 %at, %i, 4, %out;\nst.global.b32 [%at], b;\nfence.proxy.async;\n" + put +
				"cp.reduce.async.bulk.global.shared::cta.bulk_group." + op + " [%out], [s], 1024;" + get,
		})
	}
}
