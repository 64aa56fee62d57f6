package graph

import (
	"slices"

	"ferry/api/cu"
)

// AddNode adds a node of checked work to a graph.
func (gs *Graphs) AddNode(h cu.Graph, after []cu.GraphNode, newWork func() (Work, cu.Result)) (cu.GraphNode, cu.Result) {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	gr, r := gs.find(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	deps, r := gs.within(gr, after)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	w, r := newWork()
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return gs.insert(gr, deps, w, true).handle, r
}

// target finds what a call that changes a node is about: the node itself, or
// what it became in an executable. gs.mu is held.
func (gs *Graphs) target(exec cu.GraphExec, h cu.GraphNode) (*node, cu.Result) {
	n, r := gs.findNode(h)
	if r != cu.CUDA_SUCCESS || exec == 0 {
		return n, r
	}
	e, ok := gs.execs.Get(uint64(exec))
	if !ok {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	if n = e.by[n]; n == nil {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	return n, r
}

// SetNode gives a node other work of the same kind.
func (gs *Graphs) SetNode(exec cu.GraphExec, h cu.GraphNode, w Work) cu.Result {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	n, r := gs.target(exec, h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if n.work.Kind() != w.Kind() {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	n.work = w
	return r
}

// NodeWork returns what a node does, if it is of type T.
func NodeWork[T Work](gs *Graphs, h cu.GraphNode) (w T, r cu.Result) {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	n, r := gs.findNode(h)
	if r != cu.CUDA_SUCCESS {
		return w, r
	}
	w, ok := n.work.(T)
	if !ok {
		return w, cu.CUDA_ERROR_INVALID_VALUE
	}
	return w, r
}

// GraphAddEmptyNode adds a node that does nothing.
func (gs *Graphs) GraphAddEmptyNode(h cu.Graph, after []cu.GraphNode) (cu.GraphNode, cu.Result) {
	return gs.AddNode(h, after, func() (Work, cu.Result) { return emptyWork{}, cu.CUDA_SUCCESS })
}

// GraphAddChildGraphNode adds a copy of a graph as a node.
func (gs *Graphs) GraphAddChildGraphNode(h cu.Graph, after []cu.GraphNode, child cu.Graph) (cu.GraphNode, cu.Result) {
	return gs.AddNode(h, after, func() (Work, cu.Result) {
		c, r := gs.find(child)
		if r != cu.CUDA_SUCCESS {
			return nil, r
		}
		below := gs.copied(c, true)
		below.owned = true
		return childWork{below}, r
	})
}

// GraphMove adds a graph itself as a node, whose it is from then on.
func (gs *Graphs) GraphMove(h cu.Graph, after []cu.GraphNode, child cu.Graph) (cu.GraphNode, cu.Result) {
	return gs.AddNode(h, after, func() (Work, cu.Result) {
		c, r := gs.find(child)
		if r != cu.CUDA_SUCCESS {
			return nil, r
		}
		if c.owned || c.holdsGraph(h) {
			return nil, cu.CUDA_ERROR_INVALID_VALUE
		}
		c.owned = true
		return childWork{c}, r
	})
}

// holdsGraph reports whether a graph is another, or has it somewhere below.
func (g *graph) holdsGraph(h cu.Graph) bool {
	if g.handle == h {
		return true
	}
	for _, n := range g.nodes {
		if o, ok := n.work.(owner); ok && slices.ContainsFunc(o.below(), func(b *graph) bool { return b.holdsGraph(h) }) {
			return true
		}
	}
	return false
}

// GraphChildGraphNodeGetGraph returns the copy, not what it was made of.
func (gs *Graphs) GraphChildGraphNodeGetGraph(h cu.GraphNode) (cu.Graph, cu.Result) {
	w, r := NodeWork[childWork](gs, h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return w.graph.handle, r
}
