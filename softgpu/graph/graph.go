// Package graph keeps the software GPU's graphs: their nodes and edges, the
// executables made of them, conditional nodes, user objects, and the captures
// that make nodes of what streams are given. What a node does is a Work, which
// the caller implements for kernels, copies, events and calls of the client; this
// package decides in which order, and knows no device.
//
// All exported methods may be called from any goroutine. Graphs.mu guards
// everything; it comes before the locks of contexts and streams, which functions
// that the caller gave (Work, Stream, enqueue) take while it is held.
package graph

import (
	"slices"
	"sync"

	"ferry/api/cu"
	"ferry/softgpu/handle"
)

// Graphs are the machine's graphs, the executables made of them, and the captures
// in progress. One lock is enough: building graphs is rare, and launching one
// takes it as long as enqueueing its work does. The exported methods are the calls
// of the device interface that need no thread's view, and the steps of the others.
// The interface has 114 methods about graphs and captures, so that Graphs has more
// than 60: each is one call, or a step that several calls share.
type Graphs struct {
	mu         sync.Mutex
	graphs     handle.Table[*graph]
	nodes      handle.Table[*node]
	execs      handle.Table[*executable]
	objects    handle.Table[*userObject]
	conditions handle.Table[*condition]
	captures   handle.Counter

	onUserObject func(token uint64) // called when a user object ends
}

// InitTables makes the tables.
func (gs *Graphs) InitTables() {
	gs.graphs.Init(33)
	gs.nodes.Init(34)
	gs.execs.Init(35)
	gs.objects.Init(36)
	gs.conditions.Init(37)
}

// A graph is nodes in the order of their creation.
type graph struct {
	handle cu.Graph
	nodes  []*node
	owned  bool // by a node, an executable, or a capture: not the client's to destroy

	order []*node // of execution; in executables only
	holds holds   // what must live as long
}

// A node is work that waits for other nodes.
type node struct {
	handle cu.GraphNode
	graph  *graph
	work   Work // replaced when changed, never written to: copies share it
	deps   []*node
	ports  map[*node]cu.GraphEdgeData // of deps, where it is not all zero
	origin *node                      // what it is a copy of
	off    bool                       // disabled; in executables only
}

// create makes an empty graph; gs.mu is held.
func (gs *Graphs) create(named bool) *graph {
	g := &graph{}
	if named {
		g.handle = cu.Graph(gs.graphs.Reserve())
		gs.graphs.Put(uint64(g.handle), g)
	}
	return g
}

// insert adds a node; gs.mu is held.
func (gs *Graphs) insert(g *graph, deps []*node, w Work, named bool) *node {
	n := &node{graph: g, work: w, deps: slices.Clone(deps)}
	if named {
		n.handle = cu.GraphNode(gs.nodes.Reserve())
		gs.nodes.Put(uint64(n.handle), n)
	}
	g.nodes = append(g.nodes, n)
	return n
}

// copied copies a graph and all below it. Executables need no handles.
func (gs *Graphs) copied(g *graph, named bool) *graph {
	c := gs.create(named)
	same := make(map[*node]*node, len(g.nodes))
	for _, n := range g.nodes {
		w := n.work
		if o, ok := w.(owner); ok {
			w = o.with(func(g *graph) *graph {
				below := gs.copied(g, named)
				below.owned = true
				return below
			})
		}
		m := gs.insert(c, nil, w, named)
		m.origin, m.off = n, n.off
		same[n] = m
	}
	for i, n := range g.nodes {
		for _, d := range n.deps {
			c.nodes[i].deps = append(c.nodes[i].deps, same[d])
			c.nodes[i].connect(same[d], n.ports[d])
		}
	}
	c.holds = g.holds.copied()
	return c
}

// forget takes the handles of a graph's and of all below it, and lets go of
// the client's objects.
func (gs *Graphs) forget(g *graph) {
	gs.graphs.Remove(uint64(g.handle))
	gs.dropReferences(g.holds)
	g.holds = nil
	for _, n := range g.nodes {
		gs.forgetNode(n)
	}
}

func (gs *Graphs) forgetNode(n *node) {
	gs.nodes.Remove(uint64(n.handle))
	if o, ok := n.work.(owner); ok {
		for _, g := range o.below() {
			gs.forget(g)
		}
	}
}

// sorted lists the nodes so that each comes after those it waits for; false if
// that cannot be, because some wait for each other.
func (g *graph) sorted() ([]*node, bool) {
	const visiting, done = 1, 2
	state := make(map[*node]int, len(g.nodes))
	list := make([]*node, 0, len(g.nodes))
	var visit func(*node) bool
	visit = func(n *node) bool {
		if s := state[n]; s != 0 {
			return s == done
		}
		state[n] = visiting
		for _, d := range n.deps {
			if !visit(d) {
				return false
			}
		}
		state[n] = done
		list = append(list, n)
		return true
	}
	for _, n := range g.nodes {
		if !visit(n) {
			return nil, false
		}
	}
	return list, true
}

// find finds a graph; gs.mu is held.
func (gs *Graphs) find(h cu.Graph) (*graph, cu.Result) {
	g, ok := gs.graphs.Get(uint64(h))
	if !ok {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	return g, cu.CUDA_SUCCESS
}

func (gs *Graphs) findNode(h cu.GraphNode) (*node, cu.Result) {
	n, ok := gs.nodes.Get(uint64(h))
	if !ok {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	return n, cu.CUDA_SUCCESS
}

// within finds nodes of one graph, none of them twice.
func (gs *Graphs) within(g *graph, list []cu.GraphNode) ([]*node, cu.Result) {
	found := make([]*node, 0, len(list))
	seen := make(map[*node]bool, len(list))
	for _, h := range list {
		n, r := gs.findNode(h)
		if r != cu.CUDA_SUCCESS || n.graph != g || seen[n] {
			return nil, cu.CUDA_ERROR_INVALID_VALUE
		}
		seen[n] = true
		found = append(found, n)
	}
	return found, cu.CUDA_SUCCESS
}

// GraphCreate makes an empty graph.
func (gs *Graphs) GraphCreate(flags uint32) (cu.Graph, cu.Result) {
	if flags != 0 {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	gs.mu.Lock()
	defer gs.mu.Unlock()
	return gs.create(true).handle, cu.CUDA_SUCCESS
}

// GraphDestroy forgets a graph. What was made of it lives on.
func (gs *Graphs) GraphDestroy(h cu.Graph) cu.Result {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	gr, r := gs.find(h)
	if r != cu.CUDA_SUCCESS || gr.owned {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	gs.forget(gr)
	return r
}

// GraphClone copies a graph.
func (gs *Graphs) GraphClone(h cu.Graph) (cu.Graph, cu.Result) {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	gr, r := gs.find(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return gs.copied(gr, true).handle, r
}

// GraphNodeFindInClone finds what a node became in a copy of its graph.
func (gs *Graphs) GraphNodeFindInClone(h cu.GraphNode, clone cu.Graph) (cu.GraphNode, cu.Result) {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	n, r := gs.findNode(h)
	c, r2 := gs.find(clone)
	if r != cu.CUDA_SUCCESS || r2 != cu.CUDA_SUCCESS {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	for _, m := range c.nodes {
		if m.origin == n {
			return m.handle, r
		}
	}
	return 0, cu.CUDA_ERROR_INVALID_VALUE
}

// GraphDestroyNode takes a node out of its graph, with its edges.
func (gs *Graphs) GraphDestroyNode(h cu.GraphNode) cu.Result {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	n, r := gs.findNode(h)
	if r != cu.CUDA_SUCCESS || n.graph.owned {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	n.graph.nodes = slices.DeleteFunc(n.graph.nodes, func(m *node) bool { return m == n })
	for _, m := range n.graph.nodes {
		m.deps = slices.DeleteFunc(m.deps, func(d *node) bool { return d == n })
		delete(m.ports, n)
	}
	gs.forgetNode(n)
	return r
}
