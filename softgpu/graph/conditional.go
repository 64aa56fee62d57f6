package graph

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
	gs     *Graphs
	handle cu.GraphConditionalHandle
	cond   *condition
	kind   cu.GraphConditionalNodeType
	graphs []*graph
}

func (c *conditional) below() []*graph { return c.graphs }

func (c *conditional) with(change func(*graph) *graph) Work {
	other := *c
	other.graphs = nil
	for _, g := range c.graphs {
		other.graphs = append(other.graphs, change(g))
	}
	return &other
}

// Kind is the kind of node.
func (*conditional) Kind() cu.GraphNodeType { return cu.CU_GRAPH_NODE_TYPE_CONDITIONAL }

// CheckArguments finds nothing wrong.
func (*conditional) CheckArguments(Env) cu.Result { return cu.CUDA_SUCCESS }

// Ready begins with the initial value and decides when the stream is there.
func (c *conditional) Ready(env Env, _ *Plan) (func(), cu.Result) {
	c.reset()
	return func() { c.decide(env) }, cu.CUDA_SUCCESS
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
func (c *conditional) decide(env Env) {
	if c.kind != cu.CU_GRAPH_COND_TYPE_WHILE {
		if body := c.chosen(c.cond.value.Load()); body != nil {
			c.gs.runBody(body, env)
		}
		return
	}
	for c.cond.value.Load() != 0 && c.gs.runBody(c.graphs[0], env) {
	}
}

// runBody runs a graph now and reports whether all went well.
func (gs *Graphs) runBody(body *graph, env Env) bool {
	p := &Plan{}
	gs.mu.Lock()
	r := p.add(body, env)
	gs.mu.Unlock()
	if r != cu.CUDA_SUCCESS {
		env.Fail(r)
		return false
	}
	p.run(env)
	return !env.Failed()
}

// SetConditional is cudaGraphSetConditional in a kernel. A made-up handle does
// nothing.
func (gs *Graphs) SetConditional(handle uint64, value uint32) {
	if c, ok := gs.conditions.Get(handle); ok {
		c.value.Store(value)
	}
}

// AssignDefault is the flag that makes a launch begin with the default.
const AssignDefault = 1

// CreateCondition makes a condition for nodes of a graph.
func (gs *Graphs) CreateCondition(h cu.Graph, initial, flags uint32) (cu.GraphConditionalHandle, cu.Result) {
	if flags&^AssignDefault != 0 {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	gs.mu.Lock()
	defer gs.mu.Unlock()
	gr, r := gs.find(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	handle := gs.conditions.Reserve()
	gs.conditions.Put(handle, &condition{initial: initial, assign: flags&AssignDefault != 0})
	gr.hold(&userObject{refs: 1, end: func() { gs.conditions.Remove(handle) }}, 1)
	return cu.GraphConditionalHandle(handle), r
}

// AddConditional adds a node with empty graphs, to be filled before the graph is
// instantiated.
func (gs *Graphs) AddConditional(h cu.Graph, after []cu.GraphNode, p *cu.CUDA_CONDITIONAL_NODE_PARAMS) (cu.GraphNode, []cu.Graph, cu.Result) {
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
	n, r := gs.AddNode(h, after, func() (Work, cu.Result) {
		c, ok := gs.conditions.Get(uint64(p.Handle))
		if !ok || c.used || p.Size == 0 || p.Size > most {
			return nil, cu.CUDA_ERROR_INVALID_VALUE
		}
		c.used = true
		w := &conditional{gs: gs, handle: p.Handle, cond: c, kind: p.Type}
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

// Conditions is how many there are, for tests.
func (gs *Graphs) Conditions() int { return len(gs.conditions.All()) }
