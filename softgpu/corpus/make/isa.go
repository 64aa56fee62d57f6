package main

// isa is the instructions of PTX ISA 9.0, as its chapter 9.7 heads them; those
// with several types or classes of operands have one row. A note says why there
// is no kernel, or what is left out.
var isa = []struct {
	group string
	names []string
	note  string
}{
	{"integer, float, half", []string{
		"add", "sub", "mul", "mad", "fma", "div", "rem", "abs", "neg", "min", "max", "mul24", "mad24", "sad", "popc", "clz", "bfind", "fns", "brev", "bfe", "bfi", "bmsk", "szext", "dp4a", "dp2a",
		"testp", "copysign", "rcp", "sqrt", "rsqrt", "sin", "cos", "lg2", "ex2", "tanh",
	}, ""},
	{"extended precision", []string{"add.cc", "addc", "sub.cc", "subc", "mad.lo.cc", "mad.hi.cc", "madc"}, ""},
	{"comparison and selection", []string{"set", "setp", "selp", "slct"}, ""},
	{"logic and shift", []string{"and", "or", "xor", "not", "cnot", "lop3", "shf", "shl", "shr"}, ""},
	{"data movement", []string{
		"mov", "shfl.sync", "prmt", "ld", "ldu", "st", "prefetch", "prefetchu", "isspacep", "cvta", "cvt", "cvt.pack", "mapa", "getctarank", "applypriority", "discard", "createpolicy",
	}, ""},
	{"asynchronous copies", []string{
		"cp.async", "cp.async.commit_group", "cp.async.wait_group", "cp.async.wait_all", "cp.async.mbarrier.arrive", "cp.async.bulk", "cp.reduce.async.bulk", "cp.async.bulk.prefetch",
		"cp.async.bulk.commit_group", "cp.async.bulk.wait_group", "st.async", "red.async",
	}, ""},
	{"tensor copies", []string{"cp.async.bulk.tensor", "cp.reduce.async.bulk.tensor", "cp.async.bulk.prefetch.tensor"}, "needs a tensor map made by the host"},
	{"textures and surfaces", []string{"tex", "tld4", "txq", "istypep", "suld", "sust", "sured", "suq"}, "needs objects made by the host"},
	{"control flow", []string{"bra", "brx.idx", "call", "ret", "exit"}, ""},
	{"synchronisation", []string{
		"bar", "barrier", "bar.warp.sync", "barrier.cluster", "membar", "fence", "atom", "red", "vote.sync", "match.any.sync", "match.all.sync", "activemask", "redux.sync", "griddepcontrol", "elect.sync",
		"mbarrier.init", "mbarrier.inval", "mbarrier.expect_tx", "mbarrier.complete_tx", "mbarrier.arrive", "mbarrier.arrive_drop", "mbarrier.test_wait", "mbarrier.try_wait", "mbarrier.pending_count",
	}, ""},
	{"warp matrices", []string{"wmma.load", "wmma.store", "wmma.mma", "mma", "mma.sp", "ldmatrix", "stmatrix", "movmatrix"}, ""},
	{"stack", []string{"stacksave", "stackrestore", "alloca"}, ""},
	{"video", []string{
		"vadd", "vsub", "vabsdiff", "vmin", "vmax", "vshl", "vshr", "vmad", "vset", "vadd2", "vsub2", "vavrg2", "vabsdiff2", "vmin2", "vmax2", "vset2",
		"vadd4", "vsub4", "vavrg4", "vabsdiff4", "vmin4", "vmax4", "vset4",
	}, ""},
	{"miscellaneous", []string{"brkpt", "nanosleep", "pmevent", "trap"}, ""},
	{"out of scope: several devices", []string{"multimem.ld_reduce", "multimem.st", "multimem.red", "multimem.cp.async.bulk", "multimem.cp.reduce.async.bulk"}, outOfScope},
	{"out of scope: sm_90a only", []string{"wgmma.mma_async", "wgmma.mma_async.sp", "wgmma.fence", "wgmma.commit_group", "wgmma.wait_group", "setmaxnreg", "tensormap.replace"}, outOfScope},
	{"out of scope: tensor maps in memory", []string{"tensormap.cp_fenceproxy"}, outOfScope},
	{"out of scope: sm_100 and later", []string{
		"tcgen05.alloc", "tcgen05.dealloc", "tcgen05.relinquish_alloc_permit", "tcgen05.ld", "tcgen05.st", "tcgen05.wait", "tcgen05.cp", "tcgen05.shift", "tcgen05.mma", "tcgen05.mma.sp", "tcgen05.mma.ws",
		"tcgen05.mma.ws.sp", "tcgen05.fence", "tcgen05.commit", "clusterlaunchcontrol.try_cancel", "clusterlaunchcontrol.query_cancel", "st.bulk",
	}, outOfScope},
	{"out of scope: gone since sm_70", []string{"shfl", "vote"}, outOfScope},
}

// outOfScope marks what the software GPU's profiles need not have: none of it is
// in PTX that compilers emit for sm_90 and earlier.
const outOfScope = "out of scope"
