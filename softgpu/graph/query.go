package graph

import (
	"slices"

	"ferry/api/cu"
)

// firstOf returns what a caller has room for, and how many that is; all that
// there are when it only asks.
func firstOf[T any](list []T, room uint64) ([]T, uint64) {
	if room == 0 {
		return nil, uint64(len(list))
	}
	list = list[:min(uint64(len(list)), room)]
	return list, uint64(len(list))
}

func handlesOf(list []*node) []cu.GraphNode {
	out := make([]cu.GraphNode, len(list))
	for i, n := range list {
		out[i] = n.handle
	}
	return out
}

// selected lists the nodes of a graph that match.
func (gs *Graphs) selected(h cu.Graph, room uint64, match func(*node) bool) ([]cu.GraphNode, uint64, cu.Result) {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	gr, r := gs.find(h)
	if r != cu.CUDA_SUCCESS {
		return nil, 0, r
	}
	var list []*node
	for _, n := range gr.nodes {
		if match(n) {
			list = append(list, n)
		}
	}
	out, n := firstOf(handlesOf(list), room)
	return out, n, r
}

// GraphGetNodes lists the nodes of a graph.
func (gs *Graphs) GraphGetNodes(h cu.Graph, room uint64) ([]cu.GraphNode, uint64, cu.Result) {
	return gs.selected(h, room, func(*node) bool { return true })
}

// GraphGetRootNodes lists those that wait for none.
func (gs *Graphs) GraphGetRootNodes(h cu.Graph, room uint64) ([]cu.GraphNode, uint64, cu.Result) {
	return gs.selected(h, room, func(n *node) bool { return len(n.deps) == 0 })
}

// lossy refuses a question of old about edges that carry data.
func lossy(data []cu.GraphEdgeData, r cu.Result) cu.Result {
	for _, d := range data {
		if d != (cu.GraphEdgeData{}) && r == cu.CUDA_SUCCESS {
			return cu.CUDA_ERROR_LOSSY_QUERY
		}
	}
	return r
}

// GraphGetEdges lists the dependencies.
func (gs *Graphs) GraphGetEdges(h cu.Graph, room uint64) (from, to []cu.GraphNode, data []cu.GraphEdgeData, n uint64, r cu.Result) {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	gr, r := gs.find(h)
	if r != cu.CUDA_SUCCESS {
		return nil, nil, nil, 0, r
	}
	for _, n := range gr.nodes {
		for _, d := range n.deps {
			from, to, data = append(from, d.handle), append(to, n.handle), append(data, n.ports[d])
		}
	}
	from, n = firstOf(from, room)
	to, _ = firstOf(to, room)
	data, _ = firstOf(data, room)
	return from, to, data, n, r
}

// GraphGetEdges_v1 is GraphGetEdges of old.
func (gs *Graphs) GraphGetEdges_v1(h cu.Graph, room uint64) ([]cu.GraphNode, []cu.GraphNode, uint64, cu.Result) {
	from, to, data, n, r := gs.GraphGetEdges(h, room)
	return from, to, n, lossy(data, r)
}

// GraphNodeGetType says what a node does.
func (gs *Graphs) GraphNodeGetType(h cu.GraphNode) (cu.GraphNodeType, cu.Result) {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	n, r := gs.findNode(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return n.work.Kind(), r
}

// GraphNodeGetDependencies lists the nodes one waits for.
func (gs *Graphs) GraphNodeGetDependencies(h cu.GraphNode, room uint64) ([]cu.GraphNode, []cu.GraphEdgeData, uint64, cu.Result) {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	n, r := gs.findNode(h)
	if r != cu.CUDA_SUCCESS {
		return nil, nil, 0, r
	}
	var data []cu.GraphEdgeData
	for _, d := range n.deps {
		data = append(data, n.ports[d])
	}
	list, count := firstOf(handlesOf(n.deps), room)
	data, _ = firstOf(data, room)
	return list, data, count, r
}

// GraphNodeGetDependencies_v1 is GraphNodeGetDependencies of old.
func (gs *Graphs) GraphNodeGetDependencies_v1(h cu.GraphNode, room uint64) ([]cu.GraphNode, uint64, cu.Result) {
	list, data, n, r := gs.GraphNodeGetDependencies(h, room)
	return list, n, lossy(data, r)
}

// GraphNodeGetDependentNodes lists the nodes that wait for one.
func (gs *Graphs) GraphNodeGetDependentNodes(h cu.GraphNode, room uint64) ([]cu.GraphNode, []cu.GraphEdgeData, uint64, cu.Result) {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	n, r := gs.findNode(h)
	if r != cu.CUDA_SUCCESS {
		return nil, nil, 0, r
	}
	var all []*node
	var data []cu.GraphEdgeData
	for _, m := range n.graph.nodes {
		if slices.Contains(m.deps, n) {
			all, data = append(all, m), append(data, m.ports[n])
		}
	}
	list, count := firstOf(handlesOf(all), room)
	data, _ = firstOf(data, room)
	return list, data, count, r
}

// GraphNodeGetDependentNodes_v1 is GraphNodeGetDependentNodes of old.
func (gs *Graphs) GraphNodeGetDependentNodes_v1(h cu.GraphNode, room uint64) ([]cu.GraphNode, uint64, cu.Result) {
	list, data, n, r := gs.GraphNodeGetDependentNodes(h, room)
	return list, n, lossy(data, r)
}
