package softgpu

import (
	"sync"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/softgpu/graph"
)

// loops holds a kernel that counts down and says whether to go on.
const loops = `
.version 8.4
.target sm_90
.address_size 64
.extern .func cudaGraphSetConditional(.param .b64 h, .param .b32 v);

.visible .entry down(.param .u64 handle, .param .u64 left, .param .u64 rounds)
{
	.reg .b32 %r<4>; .reg .b64 %d<4>;
	ld.param.u64 %d0, [handle];
	ld.param.u64 %d1, [left];
	ld.param.u64 %d2, [rounds];
	ld.global.u32 %r0, [%d1];
	add.u32 %r0, %r0, -1;
	st.global.u32 [%d1], %r0;
	ld.global.u32 %r1, [%d2];
	add.u32 %r1, %r1, 1;
	st.global.u32 [%d2], %r1;
	{
	.param .b64 p0; .param .b32 p1;
	st.param.b64 [p0], %d0;
	st.param.b32 [p1], %r0;
	call.uni cudaGraphSetConditional, (p0, p1);
	}
	ret;
}
`

func TestGraphWhile(t *testing.T) {
	r := newRig(t, Config{})
	down := r.function(r.load(loops), "down")
	left, rounds := r.alloc(16), r.alloc(16)
	g, res := r.GraphCreate(0)
	r.ok(res)
	h, res := r.GraphConditionalHandleCreate(g, r.ctx, 1, graph.AssignDefault)
	r.ok(res)
	node := cu.CUDA_CONDITIONAL_NODE_PARAMS{Handle: h, Type: cu.CU_GRAPH_COND_TYPE_WHILE, Size: 1, Ctx: r.ctx}
	n, bodies, res := r.GraphAddConditional(g, nil, node)
	r.ok(res)
	_, _, res = r.GraphAddConditional(g, nil, node) // a condition has one node
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
	kind, res := r.GraphNodeGetType(n)
	if r.ok(res); kind != cu.CU_GRAPH_NODE_TYPE_CONDITIONAL || len(bodies) != 1 {
		t.Fatalf("type %d, %d bodies", kind, len(bodies))
	}
	l := kernelOf(down, cu.Deviceptr(h), left, rounds)
	l.Block[0] = 1
	_, res = r.GraphAddKernel(bodies[0], nil, l)
	r.ok(res)
	r.want(r.GraphDestroy(bodies[0]), cu.CUDA_ERROR_INVALID_VALUE) // the node's
	e := r.instantiate(g)
	r.ok(r.GraphDestroy(g))
	s := r.newStream()
	for _, n := range []uint32{1, 2, 100} {
		r.ok(r.MemsetD32(left, n, 4))
		r.ok(r.MemsetD32(rounds, 0, 4))
		r.ok(r.CtxSynchronize_v1()) // the stream does not wait for them
		r.runs(e, s)
		r.holds(rounds, n)
	}
	r.ok(r.GraphExecDestroy(e))
	if n := r.gpu.m.graphs.Conditions(); n != 0 {
		t.Errorf("%d conditions are left", n)
	}
}

// A body cannot hold what the driver allows nowhere in one.
func TestGraphBodyRefusesEvents(t *testing.T) {
	r := newRig(t, Config{})
	g, res := r.GraphCreate(0)
	r.ok(res)
	h, res := r.GraphConditionalHandleCreate(g, r.ctx, 0, 0)
	r.ok(res)
	_, bodies, res := r.GraphAddConditional(g, nil, cu.CUDA_CONDITIONAL_NODE_PARAMS{Handle: h, Size: 2})
	r.ok(res)
	bad, res := r.GraphAddEventRecordNode(bodies[1], nil, r.newEvent())
	r.ok(res)
	_, p, res := r.GraphInstantiateWithParams(g, cu.CUDA_GRAPH_INSTANTIATE_PARAMS{})
	r.want(res, cu.CUDA_ERROR_INVALID_VALUE)
	if p.Result_out != cu.CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED || p.HErrNode_out != bad {
		t.Errorf("result %d, node %#x, want %#x", p.Result_out, p.HErrNode_out, bad)
	}
	r.ok(r.GraphDestroy(g))
}

func TestGraphEdgesCarryData(t *testing.T) {
	r := newRig(t, Config{})
	add, at := r.function(r.load(kernels), "add"), r.alloc(16)
	r.ok(r.MemsetD32(at, 0, 4))
	r.ok(r.CtxSynchronize_v1())
	g, res := r.GraphCreate(0)
	r.ok(res)
	a, res := r.GraphAddKernel(g, nil, kernelOf(add, at, uint32(4)))
	r.ok(res)
	b, res := r.GraphAddKernel(g, nil, kernelOf(add, at, uint32(4)))
	r.ok(res)
	empty, res := r.GraphAddEmptyNode(g, nil)
	r.ok(res)
	early := cu.GraphEdgeData{From_port: graph.PortProgrammatic, Type: byte(cu.CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC)}
	one := func(n cu.GraphNode) []cu.GraphNode { return []cu.GraphNode{n} }
	r.want(r.GraphAddDependencies(g, one(a), one(empty), []cu.GraphEdgeData{early}), cu.CUDA_ERROR_INVALID_VALUE)
	r.ok(r.GraphAddDependencies(g, one(a), one(b), []cu.GraphEdgeData{early}))
	_, _, data, n, res := r.GraphGetEdges(g, 9)
	if r.ok(res); n != 1 || data[0] != early {
		t.Fatalf("%d edges, %+v", n, data)
	}
	_, _, _, res = r.GraphGetEdges_v1(g, 9)
	r.want(res, cu.CUDA_ERROR_LOSSY_QUERY)
	c, res := r.GraphClone(g)
	r.ok(res)
	_, _, data, _, res = r.GraphGetEdges(c, 9)
	if r.ok(res); data[0] != early {
		t.Errorf("a clone's edge carries %+v", data[0])
	}
	r.runs(r.instantiate(g), r.newStream())
	r.holds(at, 6)                                                                         // add adds 3
	r.want(r.GraphRemoveDependencies(g, one(a), one(b), nil), cu.CUDA_ERROR_INVALID_VALUE) // another edge
	r.ok(r.GraphRemoveDependencies(g, one(a), one(b), []cu.GraphEdgeData{early}))
}

func TestCaptureIntoGraph(t *testing.T) {
	r := newRig(t, Config{})
	add, at := r.function(r.load(kernels), "add"), r.alloc(16)
	s := r.newStream()
	g, res := r.GraphCreate(0)
	r.ok(res)
	set, res := r.GraphAddMemsetNode(g, nil, memsetOf(at, 10), r.ctx)
	r.ok(res)
	other, res := r.GraphCreate(0)
	r.ok(res)
	r.want(r.StreamBeginCaptureToGraph(s, other, []cu.GraphNode{set}, nil, cu.CU_STREAM_CAPTURE_MODE_RELAXED), cu.CUDA_ERROR_INVALID_VALUE)
	r.ok(r.StreamBeginCaptureToGraph(s, g, []cu.GraphNode{set}, nil, cu.CU_STREAM_CAPTURE_MODE_RELAXED))
	r.ok(r.launch(add, 1, 4, s, at, uint32(4)))
	same, res := r.StreamEndCapture(s)
	if r.ok(res); same != g {
		t.Fatalf("graph %#x, was %#x", same, g)
	}
	r.runs(r.instantiate(g), s)
	r.holds(at, 13)
	// One that fails leaves the graph there.
	r.ok(r.StreamBeginCaptureToGraph(s, g, nil, nil, cu.CU_STREAM_CAPTURE_MODE_RELAXED))
	r.want(r.StreamQuery(s), cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
	_, res = r.StreamEndCapture(s)
	r.want(res, cu.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED)
	_, n, res := r.GraphGetNodes(g, 0)
	if r.ok(res); n != 2 {
		t.Errorf("%d nodes", n)
	}
}

// An object lives as long as a launch that may need it, and an update lets go
// of the old graph's.
func TestUserObjectsOutliveRunningGraphs(t *testing.T) {
	r := newRig(t, Config{})
	var mu sync.Mutex
	gone := map[uint64]bool{}
	r.OnUserObject(func(token uint64) { mu.Lock(); gone[token] = true; mu.Unlock() })
	is := func(token uint64) bool { mu.Lock(); defer mu.Unlock(); return gone[token] }
	hold := make(chan struct{})
	r.OnHostFunc(func(token uint64) { go func() { <-hold; r.HostDone(token) }() })
	graph := func(token uint64) cu.Graph {
		g, res := r.GraphCreate(0)
		r.ok(res)
		_, res = r.GraphAddHost(g, nil, token)
		r.ok(res)
		o, res := r.UserObject(token, 1)
		r.ok(res)
		r.ok(r.GraphRetainUserObject(g, o, 1, uint32(cu.CU_GRAPH_USER_OBJECT_MOVE)))
		return g
	}
	first, second := graph(1), graph(2)
	e, s := r.instantiate(first), r.newStream()
	r.ok(r.GraphLaunch(e, s))
	r.ok(r.GraphDestroy(first))
	_, res := r.GraphExecUpdate(e, second)
	r.ok(res)
	r.ok(r.GraphDestroy(second))
	r.ok(r.GraphExecDestroy(e))
	time.Sleep(10 * time.Millisecond)
	if is(1) || is(2) {
		t.Error("an object ended before the launch that holds it")
	}
	close(hold)
	r.ok(r.StreamSynchronize(s))
	r.soon("both objects gone", func() {
		for !is(1) || !is(2) {
			time.Sleep(time.Millisecond)
		}
	})
}
