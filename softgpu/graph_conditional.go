package softgpu

import (
	"sync/atomic"

	"ferry/api/cu"
)

// A condition is a value that kernels set and a conditional node reads.
type condition struct {
	value   atomic.Uint32
	initial uint32
	assign  bool // a launch begins with the initial value
	used    bool // by a node
}

// conditional is a node that runs one of its graphs, or none, or one as long
// as the condition holds.
type conditional struct {
	handle cu.GraphConditionalHandle
	cond   *condition
	kind   cu.GraphConditionalNodeType
	graphs []*graph
}

func (c *conditional) below() []*graph { return c.graphs }

func (c *conditional) with(change func(*graph) *graph) work {
	other := *c
	other.graphs = nil
	for _, g := range c.graphs {
		other.graphs = append(other.graphs, change(g))
	}
	return &other
}

func (c *conditional) check(*GPU, *life) cu.Result { return cu.CUDA_SUCCESS }

// ready is never asked: a plan decides when it is there.
func (c *conditional) ready(*GPU, *life) (func(), cu.Result) {
	return nil, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (c *conditional) reset() {
	if c.cond.assign {
		c.cond.value.Store(c.cond.initial)
	}
}

// chosen is the graph that the value selects: then and else, or a case.
func (c *conditional) chosen(v uint32) *graph {
	if c.kind == cu.CU_GRAPH_COND_TYPE_IF {
		if v != 0 {
			v = 0
		} else {
			v = 1
		}
	}
	if uint64(v) >= uint64(len(c.graphs)) {
		return nil
	}
	return c.graphs[v]
}

// decide runs what the condition asks for, on the stream's goroutine. Each
// time round is planned anew, as work given now.
func (c *conditional) decide(g *GPU, l *life) {
	if c.kind != cu.CU_GRAPH_COND_TYPE_WHILE {
		if body := c.chosen(c.cond.value.Load()); body != nil {
			runBody(g, body, l)
		}
		return
	}
	for c.cond.value.Load() != 0 && runBody(g, c.graphs[0], l) {
	}
}

// runBody reports whether all went well.
func runBody(g *GPU, body *graph, l *life) bool {
	p := &plan{}
	g.m.graphs.mu.Lock()
	r := p.take(g, body, l)
	g.m.graphs.mu.Unlock()
	if r != cu.CUDA_SUCCESS {
		l.fail(r)
		return false
	}
	p.run(l)
	return !l.stop.Load() && l.failure() == cu.CUDA_SUCCESS
}

// SetConditional is cudaGraphSetConditional in a kernel. A made-up handle does
// nothing.
func (w *window) SetConditional(handle uint64, value uint32) {
	if c, ok := w.life.ctx.m.graphs.switches.Get(handle); ok {
		c.value.Store(value)
	}
}

// condAssignDefault is the flag that makes a launch begin with the default.
const condAssignDefault = 1

// GraphConditionalHandleCreate makes a condition for nodes of a graph.
func (g *GPU) GraphConditionalHandleCreate(h cu.Graph, ctx cu.Context, initial, flags uint32) (cu.GraphConditionalHandle, cu.Result) {
	if _, r := g.contextOrCurrent(ctx); r != cu.CUDA_SUCCESS {
		return 0, r
	}
	if flags&^condAssignDefault != 0 {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	gs := &g.m.graphs
	gs.mu.Lock()
	defer gs.mu.Unlock()
	gr, r := gs.find(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	handle := gs.switches.Reserve()
	gs.switches.Put(handle, &condition{initial: initial, assign: flags&condAssignDefault != 0})
	gr.hold(&userObject{refs: 1, end: func() { gs.switches.Remove(handle) }}, 1)
	return cu.GraphConditionalHandle(handle), r
}

func (g *GPU) contextOrCurrent(ctx cu.Context) (*context, cu.Result) {
	if ctx == 0 {
		return g.current()
	}
	return g.context(ctx)
}

// GraphAddConditional adds a node with empty graphs, to be filled before the
// graph is instantiated.
func (g *GPU) GraphAddConditional(h cu.Graph, after []cu.GraphNode, p cu.CUDA_CONDITIONAL_NODE_PARAMS) (cu.GraphNode, []cu.Graph, cu.Result) {
	if _, r := g.contextOrCurrent(p.Ctx); r != cu.CUDA_SUCCESS {
		return 0, nil, r
	}
	most := uint32(maxBranches)
	switch p.Type {
	case cu.CU_GRAPH_COND_TYPE_IF:
		most = 2
	case cu.CU_GRAPH_COND_TYPE_WHILE:
		most = 1
	case cu.CU_GRAPH_COND_TYPE_SWITCH:
	default:
		return 0, nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	var bodies []cu.Graph
	n, r := g.addNode(h, after, func(gs *graphs) (work, cu.Result) {
		c, ok := gs.switches.Get(uint64(p.Handle))
		if !ok || c.used || p.Size == 0 || p.Size > most {
			return nil, cu.CUDA_ERROR_INVALID_VALUE
		}
		c.used = true
		w := &conditional{handle: p.Handle, cond: c, kind: p.Type}
		for range p.Size {
			body := gs.create(true)
			body.owned = true
			w.graphs = append(w.graphs, body)
			bodies = append(bodies, body.handle)
		}
		return w, cu.CUDA_SUCCESS
	})
	return n, bodies, r
}

// maxBranches bounds a switch.
const maxBranches = 1 << 12

// bodyKind tells what the graphs of a conditional node may hold.
func bodyKind(k cu.GraphNodeType) bool {
	switch k {
	case cu.CU_GRAPH_NODE_TYPE_KERNEL, cu.CU_GRAPH_NODE_TYPE_MEMCPY, cu.CU_GRAPH_NODE_TYPE_MEMSET, cu.CU_GRAPH_NODE_TYPE_EMPTY,
		cu.CU_GRAPH_NODE_TYPE_GRAPH, cu.CU_GRAPH_NODE_TYPE_CONDITIONAL:
		return true
	}
	return false
}
