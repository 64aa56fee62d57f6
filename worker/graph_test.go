package worker

import (
	"bytes"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/client"
	"ferry/test/limit"
	"ferry/wire"
)

// A graphRig is a rig that notes the tokens whose end the worker reports.
type graphRig struct {
	*rig
	mu     sync.Mutex
	called []uint64
	ended  []uint64
	last   uint64             // token
	feed   func(token uint64) // does a call before it is done
	stored []byte
}

func newGraphRig(t *testing.T) *graphRig {
	t.Helper()
	r := &graphRig{}
	r.rig = rigFor(t, 1, r.options())
	<-r.ready // for tests that look into the worker
	return r
}

// options are those of a client that has host functions.
func (r *graphRig) options() client.Options {
	return client.Options{
		Base: testBase, Size: testSize,
		Call: func(token uint64) {
			r.mu.Lock()
			r.called = append(r.called, token)
			r.mu.Unlock()
			if r.feed != nil {
				r.feed(token)
			}
		},
		Store: func(token, offset uint64, data []byte) { copy(r.stored[offset:], data) },
		Gone:  func(token uint64) { r.mu.Lock(); r.ended = append(r.ended, token); r.mu.Unlock() },
	}
}

func (r *graphRig) token() uint64 {
	r.last++
	return r.last
}

// gone waits until the worker has ended exactly these tokens.
func (r *graphRig) gone(want ...uint64) {
	r.t.Helper()
	for end := limit.Deadline(); time.Now().Before(end); time.Sleep(time.Millisecond) {
		r.mu.Lock()
		got := slices.Clone(r.ended)
		r.mu.Unlock()
		slices.Sort(got)
		if slices.Equal(got, want) {
			return
		}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.t.Fatalf("the server let go of %v, want %v", r.ended, want)
}

func (r *graphRig) newGraph() cu.Graph {
	r.t.Helper()
	g := cu.Graph(r.Mint(cu.KindGraph))
	_, err := r.GraphCreate(&wire.GraphCreateRequest{PhGraph: g})
	r.ok(err)
	return g
}

func (r *graphRig) host(g cu.Graph, after ...cu.GraphNode) (cu.GraphNode, uint64) {
	r.t.Helper()
	token := r.token()
	a, err := r.GraphHost(&wire.GraphHostRequest{Graph: g, Dependencies: after, Token: token})
	r.ok(err)
	return a.Node, token
}

func (r *graphRig) instantiate(g cu.Graph, flags uint64) (cu.GraphExec, error) {
	e := cu.GraphExec(r.Mint(cu.KindGraphExec))
	_, err := r.GraphInstantiate(&wire.GraphInstantiateRequest{Exec: e, Graph: g, Flags: flags})
	return e, err
}

func (r *graphRig) exec(g cu.Graph) cu.GraphExec {
	r.t.Helper()
	e, err := r.instantiate(g, 0)
	r.ok(err)
	return e
}

func (r *graphRig) ask(e cu.GraphExec) error {
	_, err := r.GraphLaunchAsk(&wire.GraphLaunchAskRequest{Exec: e})
	return err
}

func (r *graphRig) destroy(g cu.Graph) {
	r.t.Helper()
	r.ok(r.GraphDestroy(&wire.GraphDestroyRequest{Graph: g}))
}

func (r *graphRig) destroyExec(e cu.GraphExec) {
	r.t.Helper()
	r.ok(r.GraphExecDestroy(&wire.GraphExecDestroyRequest{Exec: e}))
}

// Functions are called by every launch of graph, clone and child, and are gone
// when the last of them is.
func TestGraphHostFunctionsLiveAsLongAsTheirGraphs(t *testing.T) {
	r := newGraphRig(t)
	g := r.newGraph()
	first, one := r.host(g)
	_, two := r.host(g, first)
	clone := cu.Graph(r.Mint(cu.KindGraph))
	_, err := r.GraphClone(&wire.GraphCloneRequest{PhGraphClone: clone, OriginalGraph: g})
	r.ok(err)
	outer := r.newGraph()
	_, err = r.GraphAddChildGraphNode(&wire.GraphAddChildGraphNodeRequest{HGraph: outer, ChildGraph: clone})
	r.ok(err)
	e := r.exec(outer)
	r.destroy(g)
	r.destroy(clone)
	r.destroy(outer)
	for range 2 {
		r.ok(r.ask(e))
	}
	r.ok(r.sync())
	if want := []uint64{one, two, one, two}; !slices.Equal(r.called, want) {
		t.Fatalf("called %v, want %v", r.called, want)
	}
	r.gone()
	r.destroyExec(e)
	r.gone(one, two)
}

func TestGraphHostFunctionsChange(t *testing.T) {
	r := newGraphRig(t)
	g := r.newGraph()
	n, first := r.host(g)
	e := r.exec(g)
	second, third := r.token(), r.token()
	_, err := r.GraphHostSet(&wire.GraphHostSetRequest{Exec: e, Node: n, Token: second})
	r.ok(err)
	r.ok(r.ask(e))
	_, err = r.GraphHostSet(&wire.GraphHostSetRequest{Exec: e, Node: n, Token: third})
	r.ok(err)
	r.gone(second)
	r.ok(r.ask(e))
	r.ok(r.sync())
	if want := []uint64{second, third}; !slices.Equal(r.called, want) {
		t.Fatalf("called %v, want %v", r.called, want)
	}
	a, err := r.GraphHostGet(&wire.GraphHostGetRequest{Node: n})
	if r.ok(err); a.Token != first {
		t.Errorf("the graph's node calls %d, want %d", a.Token, first)
	}
	fourth := r.token()
	_, err = r.GraphHostSet(&wire.GraphHostSetRequest{Node: n, Token: fourth})
	r.ok(err)
	r.destroyExec(e)
	r.destroy(g)
	r.gone(first, second, third, fourth)
}

func TestUserObjects(t *testing.T) {
	r := newGraphRig(t)
	o, token := cu.UserObject(r.Mint(cu.KindUserObject)), r.token()
	r.ok(r.UserObject(&wire.UserObjectRequest{Object: o, Token: token, Count: 2}))
	g := r.newGraph()
	_, err := r.GraphRetainUserObject(&wire.GraphRetainUserObjectRequest{Graph: g, Object: o, Count: 1, Flags: uint32(cu.CU_GRAPH_USER_OBJECT_MOVE)})
	r.ok(err)
	_, err = r.GraphReleaseUserObject(&wire.GraphReleaseUserObjectRequest{Graph: g, Object: o, Count: 2})
	r.want(err, cu.CUDA_ERROR_INVALID_VALUE)
	r.ok(r.UserObjectRelease(&wire.UserObjectReleaseRequest{Object: o, Count: 1}))
	e := r.exec(g)
	r.destroy(g)
	r.ok(r.sync())
	r.gone()
	r.destroyExec(e)
	r.gone(token)
	r.ok(r.UserObjectRetain(&wire.UserObjectRetainRequest{Object: o, Count: 1}))
	r.wantAsync(r.sync(), cu.CUDA_ERROR_INVALID_VALUE, wire.OpUserObjectRetain)
}

func (r *graphRig) alloc(g cu.Graph, size uint64, after ...cu.GraphNode) (cu.GraphNode, cu.Deviceptr, uint64) {
	r.t.Helper()
	token, at := r.token(), r.place(size)
	a, err := r.GraphAlloc(&wire.GraphAllocRequest{Graph: g, Dependencies: after, Addr: at, Size: size, Token: token})
	r.ok(err)
	return a.Node, at, token
}

func TestGraphMemory(t *testing.T) {
	r := newGraphRig(t)
	g := r.newGraph()
	n, at, token := r.alloc(g, 1<<20)
	a, err := r.GraphNodeType(&wire.GraphNodeTypeRequest{Node: n})
	if r.ok(err); cu.GraphNodeType(a.Type) != cu.CU_GRAPH_NODE_TYPE_MEM_ALLOC {
		t.Errorf("an allocation is of type %d", a.Type)
	}
	_, err = r.GraphAddMemsetNode(&wire.GraphAddMemsetNodeRequest{
		HGraph: g, Dependencies: []cu.GraphNode{n}, Ctx: r.ctx,
		MemsetParams: cu.CUDA_MEMSET_NODE_PARAMS_v1{Dst: at, Value: 7, ElementSize: 1, Width: 1 << 20, Height: 1},
	})
	r.ok(err)
	e := r.exec(g)
	_, err = r.instantiate(g, 0)
	r.want(err, cu.CUDA_ERROR_NOT_SUPPORTED)
	_, err = r.GraphClone(&wire.GraphCloneRequest{PhGraphClone: cu.Graph(r.Mint(cu.KindGraph)), OriginalGraph: g})
	r.want(err, cu.CUDA_ERROR_NOT_SUPPORTED)
	_, err = r.GraphMemoryFree(&wire.GraphMemoryFreeRequest{Addr: at})
	r.want(err, cu.CUDA_ERROR_INVALID_VALUE)
	r.ok(r.ask(e))
	r.want(r.ask(e), cu.CUDA_ERROR_INVALID_VALUE)
	r.expect(at, bytes.Repeat([]byte{7}, 1<<20))
	_, err = r.GraphMemoryFree(&wire.GraphMemoryFreeRequest{Addr: at})
	r.ok(err)
	r.ok(r.ask(e))
	r.destroyExec(e)
	r.destroy(g)
	r.expect(at, bytes.Repeat([]byte{7}, 1<<20)) // it is still allocated
	r.gone()
	_, err = r.GraphMemoryFree(&wire.GraphMemoryFreeRequest{Addr: at})
	r.ok(err)
	r.gone(token)
	r.ok(r.allocAt(at, 4096)) // the address is free again
}

// Captured calls allocate and free like nodes; a capture that fails frees everything.
func TestGraphMemoryCaptured(t *testing.T) {
	r := newGraphRig(t)
	s := r.stream(1)
	begin := func() {
		_, err := r.BeginCapture(&wire.BeginCaptureRequest{Stream: s, Mode: 2})
		r.ok(err)
	}
	take := func() (cu.Deviceptr, uint64) {
		at, token := r.place(4096), r.token()
		a, err := r.MemAllocAsync(&wire.MemAllocAsyncRequest{Addr: at, Size: 4096, Stream: s, Token: token})
		if r.ok(err); a.Captured != 1 {
			t.Fatal("an allocation of a captured stream is not the graph's")
		}
		return at, token
	}
	begin()
	at, first := take()
	r.ok(r.MemFreeAsync(&wire.MemFreeAsyncRequest{Addr: at, Stream: s}))
	_, err := r.GraphMemoryFree(&wire.GraphMemoryFreeRequest{Addr: at, Stream: s})
	r.ok(err)
	a, err := r.EndCapture(&wire.EndCaptureRequest{Stream: s})
	r.ok(err)
	r.wantAsync(r.sync(), cu.CUDA_ERROR_INVALID_VALUE, wire.OpMemFreeAsync)
	e := r.exec(a.Graph)
	for range 3 {
		r.ok(r.ask(e))
	}
	r.destroy(a.Graph)
	r.destroyExec(e)
	r.gone(first)
	begin()
	_, second := take()
	_, err = r.StreamQuery(&wire.StreamQueryRequest{HStream: s})
	r.want(err, cu.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
	_, err = r.EndCapture(&wire.EndCaptureRequest{Stream: s})
	r.want(err, cu.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED)
	r.gone(first, second)
}

func TestGraphDot(t *testing.T) {
	r := newGraphRig(t)
	g := r.newGraph()
	n, _ := r.host(g)
	r.host(g, n)
	a, err := r.GraphDot(&wire.GraphDotRequest{Graph: g})
	if r.ok(err); !strings.Contains(string(a.Text), "digraph") || !strings.Contains(string(a.Text), "->") || a.Total != uint64(len(a.Text)) {
		t.Errorf("%d of %d bytes:\n%s", len(a.Text), a.Total, a.Text)
	}
	a, err = r.GraphDot(&wire.GraphDotRequest{Graph: g, Offset: 1 << 40})
	if r.ok(err); len(a.Text) != 0 {
		t.Errorf("%d bytes beyond the end", len(a.Text))
	}
}

// cycle makes a graph of every kind of node, launches it and ends it.
func (r *graphRig) cycle(module cu.Function, data cu.Deviceptr) {
	g := r.newGraph()
	alloc, at, _ := r.alloc(g, 4096)
	r.next = testBase + 64<<20 // addresses come back
	set, err := r.GraphAddMemsetNode(&wire.GraphAddMemsetNodeRequest{
		HGraph: g, Dependencies: []cu.GraphNode{alloc}, Ctx: r.ctx,
		MemsetParams: cu.CUDA_MEMSET_NODE_PARAMS_v1{Dst: at, Value: 1, ElementSize: 4, Width: 16, Height: 1},
	})
	r.ok(err)
	host, _ := r.host(g, set.PhGraphNode)
	k, err := r.GraphKernel(&wire.GraphKernelRequest{
		Graph: g, Dependencies: []cu.GraphNode{host}, Func: module, GridX: 1, GridY: 1, GridZ: 1, BlockX: 1, BlockY: 1, BlockZ: 1,
		Params: block(data, uint32(1), uint32(1)),
	})
	r.ok(err)
	_, err = r.GraphFree(&wire.GraphFreeRequest{Graph: g, Dependencies: []cu.GraphNode{k.Node}, Addr: at})
	r.ok(err)
	list, err := r.GraphGetNodes(&wire.GraphGetNodesRequest{Present: 1, HGraph: g, NumNodes: 16})
	if r.ok(err); len(list.Nodes) != 5 {
		r.t.Fatalf("%d nodes", len(list.Nodes))
	}
	o := cu.UserObject(r.Mint(cu.KindUserObject))
	r.ok(r.UserObject(&wire.UserObjectRequest{Object: o, Token: r.token(), Count: 1}))
	_, err = r.GraphRetainUserObject(&wire.GraphRetainUserObjectRequest{Graph: g, Object: o, Count: 1, Flags: 1})
	r.ok(err)
	e := r.exec(g)
	r.ok(r.ask(e))
	r.destroyExec(e)
	r.destroy(g)
}

func TestGraphCyclesLeaveNothing(t *testing.T) {
	r := newGraphRig(t)
	f, data := r.function("add"), r.rig.alloc(4096)
	r.write(data, make([]byte, 4096), 0)
	cycles := 10_000 / everyMove
	if testing.Short() {
		cycles = 500
	}
	var before, after runtime.MemStats
	var handles, minted int
	for i := range cycles {
		if i == cycles/5 {
			r.settled()
			runtime.ReadMemStats(&before)
			handles, minted = r.w.s.Handles.Len(), r.w.s.Handles.Minted()
		}
		r.cycle(f, data)
	}
	r.settled()
	runtime.ReadMemStats(&after)
	if h, m := r.w.s.Handles.Len(), r.w.s.Handles.Minted(); h != handles || m != minted {
		t.Errorf("%d and %d handles, %d and %d before", h, m, handles, minted)
	}
	if grown := int64(after.HeapAlloc) - int64(before.HeapAlloc); grown > 4<<20 {
		t.Errorf("the heap grew by %d KiB", grown>>10)
	}
	if n := r.w.graphs.CountKept(); n != 0 {
		t.Errorf("the worker keeps %d things of graphs that are gone", n)
	}
	if n := len(r.called); n != cycles {
		t.Errorf("%d calls in %d cycles", n, cycles)
	}
	if got := r.read(data, 4); got[0] != byte(cycles) || got[1] != byte(cycles>>8) {
		t.Errorf("the kernel ran %v times", got)
	}
}

// settled waits until the worker has ended every token, and forgets the notes about them.
func (r *graphRig) settled() {
	r.t.Helper()
	r.ok(r.sync())
	for end := limit.Deadline(); ; time.Sleep(time.Millisecond) {
		r.mu.Lock()
		n := len(r.ended)
		r.mu.Unlock()
		if uint64(n) == r.last {
			break
		}
		if time.Now().After(end) {
			r.t.Fatalf("%d of %d tokens are gone", n, r.last)
		}
	}
	runtime.GC()
}

// A graph that moved ends with the one it moved to, and its memory comes and
// goes with that one's launches.
func TestGraphMove(t *testing.T) {
	r := newGraphRig(t)
	outer, inner := r.newGraph(), r.newGraph()
	_, at, token := r.alloc(inner, 4096)
	_, err := r.GraphAddChildGraphNode(&wire.GraphAddChildGraphNodeRequest{HGraph: outer, ChildGraph: inner})
	r.want(err, cu.CUDA_ERROR_NOT_SUPPORTED) // memory cannot be copied
	_, err = r.GraphMove(&wire.GraphMoveRequest{Graph: outer, Child: inner})
	r.ok(err)
	e := r.exec(outer)
	_, err = r.instantiate(outer, 0)
	r.want(err, cu.CUDA_ERROR_NOT_SUPPORTED) // one executable at a time
	r.ok(r.ask(e))
	r.want(r.ask(e), cu.CUDA_ERROR_INVALID_VALUE) // it was not freed
	_, err = r.GraphMemoryFree(&wire.GraphMemoryFreeRequest{Addr: at})
	r.ok(err)
	r.destroyExec(e)
	r.destroy(outer)
	r.gone(token)
	_, err = r.GraphClone(&wire.GraphCloneRequest{OriginalGraph: inner})
	r.want(err, cu.CUDA_ERROR_INVALID_VALUE)
}
