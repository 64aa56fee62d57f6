package softgpu

import (
	"testing"

	"ferry/api/cu"
	"ferry/device"
)

func kernelOf(f cu.Function, p ...any) *device.Launch {
	return &device.Launch{Func: f, Grid: [3]uint32{1, 1, 1}, Block: [3]uint32{4, 1, 1}, Params: params(p...)}
}

func copyOf(dst, src cu.Deviceptr, n uint64) *cu.CUDA_MEMCPY3D_v2 {
	return &cu.CUDA_MEMCPY3D_v2{
		SrcMemoryType: cu.CU_MEMORYTYPE_DEVICE, SrcDevice: src, DstMemoryType: cu.CU_MEMORYTYPE_DEVICE, DstDevice: dst,
		WidthInBytes: n, Height: 1, Depth: 1,
	}
}

func memsetOf(dst cu.Deviceptr, v uint32) *cu.CUDA_MEMSET_NODE_PARAMS_v1 {
	return &cu.CUDA_MEMSET_NODE_PARAMS_v1{Dst: dst, Value: v, ElementSize: 4, Width: 4, Height: 1}
}

func (r *rig) newStream() cu.Stream {
	r.t.Helper()
	s, res := r.StreamCreate(uint32(cu.CU_STREAM_NON_BLOCKING))
	r.ok(res)
	return s
}

func (r *rig) newEvent() cu.Event {
	r.t.Helper()
	e, res := r.EventCreate(0)
	r.ok(res)
	return e
}

func (r *rig) instantiate(g cu.Graph) cu.GraphExec {
	r.t.Helper()
	e, res := r.GraphInstantiateWithFlags(g, 0)
	r.ok(res)
	return e
}

// runs launches a graph and waits for it.
func (r *rig) runs(e cu.GraphExec, s cu.Stream) {
	r.t.Helper()
	r.ok(r.GraphLaunch(e, s))
	r.ok(r.StreamSynchronize(s))
}

func (r *rig) holds(at cu.Deviceptr, want uint32) {
	r.t.Helper()
	if got := r.read32(at); got != want {
		r.t.Fatalf("memory holds %d, want %d", got, want)
	}
}

func TestGraphCaptureReplays(t *testing.T) {
	r := newRig(t, Config{})
	add := r.function(r.load(kernels), "add")
	in, mid, out := r.alloc(16), r.alloc(16), r.alloc(16)
	r.ok(r.MemsetD32(in, 0, 4))
	r.ok(r.MemsetD32(mid, 0, 4))
	r.ok(r.MemsetD32(out, 77, 4))
	s := r.newStream()
	r.ok(r.StreamBeginCapture(s, cu.CU_STREAM_CAPTURE_MODE_GLOBAL))
	info, res := r.CaptureInfo(s)
	r.ok(res)
	if info.Status != cu.CU_STREAM_CAPTURE_STATUS_ACTIVE || info.ID == 0 || info.Graph == 0 || len(info.Dependencies) != 0 {
		t.Fatalf("capture %+v", info)
	}
	r.ok(r.MemsetD32Async(mid, 500, 4, s))
	r.ok(r.CopyOn(mid, 8, in, 8, 8, 1, s))
	r.ok(r.launch(add, 1, 4, s, mid, uint32(4)))
	r.ok(r.MemcpyDtoDAsync(out, mid, 16, s))
	g, res := r.StreamEndCapture(s)
	r.ok(res)
	if g != info.Graph {
		t.Fatalf("graph %#x, was %#x", g, info.Graph)
	}
	r.holds(out, 77) // nothing has run
	nodes, n, res := r.GraphGetNodes(g, 100)
	r.ok(res)
	if n != 4 {
		t.Fatalf("%d nodes", n)
	}
	kinds := []cu.GraphNodeType{cu.CU_GRAPH_NODE_TYPE_MEMSET, cu.CU_GRAPH_NODE_TYPE_MEMCPY, cu.CU_GRAPH_NODE_TYPE_KERNEL, cu.CU_GRAPH_NODE_TYPE_MEMCPY}
	for i, h := range nodes {
		kind, res := r.GraphNodeGetType(h)
		r.ok(res)
		deps, _, res := r.GraphNodeGetDependencies_v1(h, 9)
		r.ok(res)
		if kind != kinds[i] || i > 0 && (len(deps) != 1 || deps[0] != nodes[i-1]) {
			t.Fatalf("node %d: %v after %v", i, kind, deps)
		}
	}
	p, res := r.GraphMemsetNodeGetParams(nodes[0])
	r.ok(res)
	if p.Dst != mid || p.Value != 500 || p.Width != 4 {
		t.Fatalf("memset %+v", p)
	}
	l, res := r.GraphGetKernel(nodes[2], func(cu.Function) []cu.FerryParam { return nil })
	r.ok(res)
	if l.Func != add || l.Block[0] != 4 || len(l.Params) != 12 {
		t.Fatalf("kernel %+v", l)
	}
	e := r.instantiate(g)
	r.ok(r.GraphDestroy(g)) // the executable lives on
	for v := range uint32(5) {
		r.ok(r.MemsetD32Async(in, 10*v, 4, s))
		r.runs(e, s)
		r.holds(out, 10*v+3)
		r.holds(out+12, 503)
	}
	r.ok(r.GraphExecDestroy(e))
	r.want(r.GraphLaunch(e, s), cu.CUDA_ERROR_INVALID_VALUE)
}

func TestGraphCaptureForkJoin(t *testing.T) {
	r := newRig(t, Config{})
	add := r.function(r.load(kernels), "add")
	a, b := r.alloc(16), r.alloc(16)
	s1, s2 := r.newStream(), r.newStream()
	fork, join := r.newEvent(), r.newEvent()
	r.ok(r.StreamBeginCapture(s1, cu.CU_STREAM_CAPTURE_MODE_RELAXED))
	r.ok(r.MemsetD32Async(a, 1, 4, s1))
	r.ok(r.EventRecord(fork, s1))
	r.ok(r.StreamWaitEvent(s2, fork, 0))
	r.ok(r.MemcpyDtoDAsync(b, a, 16, s2))
	r.ok(r.launch(add, 1, 4, s2, b, uint32(4)))
	r.ok(r.EventRecord(join, s2))
	r.ok(r.launch(add, 1, 4, s1, a, uint32(4)))
	r.want(r.EventQuery(r.newEvent()), cu.CUDA_SUCCESS)
	r.ok(r.StreamWaitEvent(s1, join, 0))
	r.ok(r.MemcpyDtoDAsync(a, b, 4, s1))
	g, res := r.StreamEndCapture(s1)
	r.ok(res)
	_, _, edges, res := r.GraphGetEdges_v1(g, 0)
	r.ok(res)
	if edges != 5 {
		t.Fatalf("%d edges", edges)
	}
	roots, _, res := r.GraphGetRootNodes(g, 9)
	r.ok(res)
	if len(roots) != 1 {
		t.Fatalf("%d roots", len(roots))
	}
	if status, _ := r.StreamIsCapturing(s2); status != cu.CU_STREAM_CAPTURE_STATUS_NONE {
		t.Fatalf("second stream: %v", status)
	}
	e := r.instantiate(g)
	for range 3 {
		r.runs(e, s2)
		r.holds(a, 4)
		r.holds(b, 4)
	}
	r.want(r.EventSynchronize(join), cu.CUDA_ERROR_CAPTURED_EVENT)
	r.ok(r.EventRecord(join, s1))
	r.ok(r.EventSynchronize(join))

	// The same without the join.
	r.ok(r.StreamBeginCapture(s1, cu.CU_STREAM_CAPTURE_MODE_RELAXED))
	r.ok(r.EventRecord(fork, s1))
	r.ok(r.StreamWaitEvent(s2, fork, 0))
	r.ok(r.MemsetD32Async(a, 1, 4, s2))
	r.want(r.GraphDestroy(g), cu.CUDA_SUCCESS)
	_, res = r.StreamEndCapture(s1)
	r.want(res, cu.CUDA_ERROR_STREAM_CAPTURE_UNJOINED)
	r.ok(r.StreamSynchronize(s2))
}

func TestGraphDiamond(t *testing.T) {
	r := newRig(t, Config{})
	add := r.function(r.load(kernels), "add")
	a, b, c := r.alloc(16), r.alloc(16), r.alloc(16)
	s := r.newStream()
	g, res := r.GraphCreate(0)
	r.ok(res)
	top, res := r.GraphAddMemsetNode(g, nil, memsetOf(a, 10), r.ctx)
	r.ok(res)
	left, res := r.GraphAddKernel(g, []cu.GraphNode{top}, kernelOf(add, a, uint32(1)))
	r.ok(res)
	right, res := r.GraphAddCopy(g, []cu.GraphNode{top}, copyOf(b, a+4, 4), nil, r.ctx)
	r.ok(res)
	meet, res := r.GraphAddEmptyNode(g, nil)
	r.ok(res)
	bottom, res := r.GraphAddCopy(g, []cu.GraphNode{meet}, copyOf(c, a, 8), nil, r.ctx)
	r.ok(res)
	both := []cu.GraphNode{left, right}
	r.ok(r.GraphAddDependencies(g, both, []cu.GraphNode{meet, meet}, nil))
	r.want(r.GraphAddDependencies_v1(g, both[:1], []cu.GraphNode{meet}), cu.CUDA_ERROR_INVALID_VALUE) // twice
	r.ok(r.GraphAddDependencies_v1(g, []cu.GraphNode{bottom}, []cu.GraphNode{top}))                   // a cycle
	_, res = r.GraphInstantiateWithFlags(g, 0)
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
	r.ok(r.GraphRemoveDependencies_v1(g, []cu.GraphNode{bottom}, []cu.GraphNode{top}))
	r.want(r.GraphAddDependencies_v1(g, []cu.GraphNode{top}, []cu.GraphNode{top}), cu.CUDA_ERROR_INVALID_VALUE)       // with itself
	r.want(r.GraphRemoveDependencies_v1(g, []cu.GraphNode{top}, []cu.GraphNode{bottom}), cu.CUDA_ERROR_INVALID_VALUE) // not there
	below, _, res := r.GraphNodeGetDependentNodes_v1(top, 9)
	r.ok(res)
	if len(below) != 2 || below[0] != left || below[1] != right {
		t.Fatalf("below the top: %v", below)
	}
	e := r.instantiate(g)
	for range 2 {
		r.runs(e, s)
		r.holds(b, 10)
		r.holds(c, 13)
		r.holds(c+4, 10)
	}

	// Parameters of the executable, then of the graph.
	r.ok(r.GraphExecMemsetNodeSetParams(e, top, memsetOf(a, 20), r.ctx))
	r.ok(r.GraphSetKernel(e, left, kernelOf(add, a, uint32(2))))
	r.ok(r.GraphSetCopy(e, right, copyOf(b, a+8, 4), nil, r.ctx))
	r.want(r.GraphSetCopy(e, left, copyOf(b, a+8, 4), nil, r.ctx), cu.CUDA_ERROR_INVALID_VALUE)
	r.runs(e, s)
	r.holds(c, 23)
	r.holds(c+4, 23)
	r.ok(r.GraphNodeSetEnabled(e, left, 0))
	on, res := r.GraphNodeGetEnabled(e, left)
	r.ok(res)
	r.runs(e, s)
	r.holds(c, 20)
	if on != 0 {
		t.Fatal("still enabled")
	}
	r.want(r.GraphNodeSetEnabled(e, meet, 0), cu.CUDA_ERROR_INVALID_VALUE)
	r.ok(r.GraphNodeSetEnabled(e, left, 1))

	clone, res := r.GraphClone(g)
	r.ok(res)
	top2, res := r.GraphNodeFindInClone(top, clone)
	r.ok(res)
	r.ok(r.GraphMemsetNodeSetParams(top2, memsetOf(a, 40)))
	info, res := r.GraphExecUpdate(e, clone)
	r.ok(res)
	r.runs(e, s)
	r.holds(c, 43)
	r.holds(c+4, 40)
	extra, res := r.GraphAddEmptyNode(clone, nil)
	r.ok(res)
	info, res = r.GraphExecUpdate(e, clone)
	r.want(res, cu.CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE)
	if info.Result != cu.CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED {
		t.Fatalf("update: %v", info.Result)
	}
	r.ok(r.GraphDestroyNode(extra))
	_, res = r.GraphExecUpdate(e, clone)
	r.ok(res)

	// One graph inside another, and an event at its end.
	outer, res := r.GraphCreate(0)
	r.ok(res)
	child, res := r.GraphAddChildGraphNode(outer, nil, g)
	r.ok(res)
	after, res := r.GraphAddKernel(outer, []cu.GraphNode{child}, kernelOf(add, c, uint32(1)))
	r.ok(res)
	ev := r.newEvent()
	_, res = r.GraphAddEventRecordNode(outer, []cu.GraphNode{after}, ev)
	r.ok(res)
	e2 := r.instantiate(outer)
	r.ok(r.GraphLaunch(e2, s))
	r.ok(r.EventSynchronize(ev))
	r.holds(c, 16)
	r.ok(r.GraphExecChildGraphNodeSetParams(e2, child, clone))
	r.runs(e2, s)
	r.holds(c, 46)
	inner, res := r.GraphChildGraphNodeGetGraph(child)
	r.ok(res)
	r.want(r.GraphDestroy(inner), cu.CUDA_ERROR_INVALID_VALUE)

	// A launch while capturing is a child too.
	r.ok(r.StreamBeginCapture(s, cu.CU_STREAM_CAPTURE_MODE_RELAXED))
	r.ok(r.GraphLaunch(e2, s))
	r.ok(r.launch(add, 1, 1, s, c, uint32(1)))
	g3, res := r.StreamEndCapture(s)
	r.ok(res)
	r.runs(r.instantiate(g3), s)
	r.holds(c, 49)

	r.ok(r.GraphDestroy(outer))
	_, res = r.GraphNodeGetType(after)
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
	_, _, res = r.GraphGetNodes(inner, 0)
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
}

func TestGraphErrors(t *testing.T) {
	r := newRig(t, Config{})
	a := r.alloc(16)
	relaxed := cu.CU_STREAM_CAPTURE_MODE_RELAXED
	s, s2 := r.newStream(), r.newStream()
	r.want(r.StreamBeginCapture(0, relaxed), cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
	r.want(r.StreamBeginCapture(s, 9), cu.CUDA_ERROR_INVALID_VALUE)
	_, res := r.StreamEndCapture(s)
	r.want(res, cu.CUDA_ERROR_ILLEGAL_STATE)

	broken := func(on cu.Stream, spoil func()) {
		t.Helper()
		r.ok(r.StreamBeginCapture(on, relaxed))
		r.want(r.StreamBeginCapture(on, relaxed), cu.CUDA_ERROR_ILLEGAL_STATE)
		spoil()
		status, res := r.StreamIsCapturing(on)
		r.ok(res)
		if status != cu.CU_STREAM_CAPTURE_STATUS_INVALIDATED {
			t.Fatalf("status %v", status)
		}
		r.want(r.MemsetD32Async(a, 1, 4, on), cu.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED)
		g, res := r.StreamEndCapture(on)
		r.want(res, cu.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED)
		if g != 0 {
			t.Fatal("a graph all the same")
		}
		r.ok(r.StreamSynchronize(on))
	}
	broken(s, func() { r.want(r.StreamSynchronize(s), cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED) })
	broken(s, func() { r.want(r.StreamQuery(s), cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED) })
	ev := r.newEvent()
	broken(s, func() {
		r.ok(r.EventRecord(ev, s))
		r.want(r.EventQuery(ev), cu.CUDA_ERROR_CAPTURED_EVENT)
	})
	r.ok(r.EventRecord(ev, s2))
	broken(s, func() { r.want(r.StreamWaitEvent(s, ev, 0), cu.CUDA_ERROR_STREAM_CAPTURE_ISOLATION) })

	// Only streams that wait for the legacy one are in its way.
	blocking, res := r.StreamCreate(0)
	r.ok(res)
	broken(blocking, func() { r.want(r.MemsetD32(a, 1, 4), cu.CUDA_ERROR_STREAM_CAPTURE_IMPLICIT) })
	r.ok(r.StreamBeginCapture(s, relaxed))
	r.ok(r.MemsetD32(a, 1, 4))
	r.ok(r.MemsetD32Async(a, 1, 4, s))
	_, res = r.StreamEndCapture(s)
	r.ok(res)
	broken(s, func() { r.want(r.CtxSynchronize(0), cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED) })

	// Two captures do not merge; one ends where it began.
	r.ok(r.StreamBeginCapture(s, relaxed))
	r.ok(r.StreamBeginCapture(s2, relaxed))
	r.ok(r.EventRecord(ev, s2))
	r.want(r.StreamWaitEvent(s, ev, 0), cu.CUDA_ERROR_STREAM_CAPTURE_MERGE)
	for _, h := range []cu.Stream{s, s2} {
		_, res = r.StreamEndCapture(h)
		r.want(res, cu.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED)
	}
	r.ok(r.StreamBeginCapture(s, relaxed))
	r.ok(r.EventRecord(ev, s))
	r.ok(r.StreamWaitEvent(s2, ev, 0))
	_, res = r.StreamEndCapture(s2)
	r.want(res, cu.CUDA_ERROR_STREAM_CAPTURE_UNMATCHED)
	r.ok(r.StreamDestroy(s))
	r.ok(r.StreamSynchronize(s2))
	r.ok(r.CtxSynchronize(0))

	// Memory that is freed makes the launch a fault.
	g, res := r.GraphCreate(0)
	r.ok(res)
	_, res = r.GraphAddMemsetNode(g, []cu.GraphNode{12}, memsetOf(a, 10), r.ctx)
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
	_, res = r.GraphAddMemsetNode(g, nil, memsetOf(a+8, 10), r.ctx)
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
	_, res = r.GraphAddMemsetNode(g, nil, memsetOf(a, 10), r.ctx)
	r.ok(res)
	e := r.instantiate(g)
	r.runs(e, s2)
	r.free(a, 16)
	r.ok(r.GraphLaunch(e, s2))
	r.want(r.StreamSynchronize(s2), cu.CUDA_ERROR_ILLEGAL_ADDRESS)
}

func TestGraphHostFunc(t *testing.T) {
	r := newRig(t, Config{})
	calls := make(chan uint64, 8)
	other := r.Thread()
	r.OnHostFunc(func(token uint64) {
		calls <- token
		go other.HostDone(token)
	})
	s := r.newStream()
	r.ok(r.StreamBeginCapture(s, cu.CU_STREAM_CAPTURE_MODE_RELAXED))
	r.ok(r.HostFunc(s, 42))
	g, res := r.StreamEndCapture(s)
	r.ok(res)
	if len(calls) != 0 {
		t.Fatal("called while capturing")
	}
	e := r.instantiate(g)
	r.ok(r.GraphLaunch(e, s))
	r.ok(r.GraphLaunch(e, r.newStream()))
	r.soon("launches", func() { r.ok(r.CtxSynchronize(0)) })
	if len(calls) != 2 {
		t.Fatalf("called %d times", len(calls))
	}
}

// A graph that moves into another is the node's, and runs with it.
func TestGraphMove(t *testing.T) {
	r := newRig(t, Config{})
	at := r.alloc(16)
	outer, res := r.GraphCreate(0)
	r.ok(res)
	inner, res := r.GraphCreate(0)
	r.ok(res)
	_, res = r.GraphAddMemsetNode(inner, nil, memsetOf(at, 7), r.ctx)
	r.ok(res)
	_, res = r.GraphMove(outer, nil, outer)
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
	n, res := r.GraphMove(outer, nil, inner)
	r.ok(res)
	_, res = r.GraphMove(outer, nil, inner) // it is taken
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
	_, res = r.GraphMove(inner, nil, outer) // it is below
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
	r.want(r.GraphDestroy(inner), cu.CUDA_ERROR_INVALID_VALUE)
	if g, res := r.GraphChildGraphNodeGetGraph(n); res != cu.CUDA_SUCCESS || g != inner {
		t.Fatalf("the child is %v, %v", g, res)
	}
	r.runs(r.instantiate(outer), 0)
	r.holds(at, 7)
	r.ok(r.GraphDestroy(outer))
	_, res = r.GraphClone(inner)
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
}
