package graph

import (
	"maps"
	"slices"

	"ferry/api/cu"
)

// connect says what an edge carries; gs.mu is held.
func (n *node) connect(from *node, data cu.GraphEdgeData) {
	if data == (cu.GraphEdgeData{}) {
		delete(n.ports, from)
		return
	}
	if n.ports == nil {
		n.ports = map[*node]cu.GraphEdgeData{}
	}
	n.ports[from] = data
}

// Ports of kernels: of its own end, of the point where all its blocks have
// triggered or ended, of the point where all have started.
const (
	portEnd          = 0
	PortProgrammatic = 1
	portLaunch       = 2
)

// possible says whether an edge may carry this. A programmatic edge joins two
// kernels, and lets the second begin early, which it need not.
func possible(from, to *node, d cu.GraphEdgeData) bool {
	if d == (cu.GraphEdgeData{}) {
		return true
	}
	kernel := from.work.Kind() == cu.CU_GRAPH_NODE_TYPE_KERNEL
	switch {
	case d.Reserved != [5]byte{} || d.To_port != 0 || !kernel || d.From_port > portLaunch:
		return false
	case d.Type == byte(cu.CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC):
		return d.From_port != portEnd && to.work.Kind() == cu.CU_GRAPH_NODE_TYPE_KERNEL
	}
	return d.Type == byte(cu.CU_GRAPH_DEPENDENCY_TYPE_DEFAULT)
}

// changeEdges changes the dependencies of a graph: all of them or none.
func (gs *Graphs) changeEdges(h cu.Graph, from, to []cu.GraphNode, data []cu.GraphEdgeData, change func(from, to *node, d cu.GraphEdgeData) bool) cu.Result {
	if len(from) != len(to) || len(data) != 0 && len(data) != len(from) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	gs.mu.Lock()
	defer gs.mu.Unlock()
	gr, r := gs.find(h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	type edges struct {
		deps  []*node
		ports map[*node]cu.GraphEdgeData
	}
	before := make([]edges, len(gr.nodes))
	for i, n := range gr.nodes {
		before[i] = edges{slices.Clone(n.deps), maps.Clone(n.ports)}
	}
	ok := true
	for i := range from {
		a, r1 := gs.findNode(from[i])
		b, r2 := gs.findNode(to[i])
		var d cu.GraphEdgeData
		if data != nil {
			d = data[i]
		}
		if r1 != cu.CUDA_SUCCESS || r2 != cu.CUDA_SUCCESS || a.graph != gr || b.graph != gr || !change(a, b, d) {
			ok = false
			break
		}
	}
	if !ok {
		for i, n := range gr.nodes {
			n.deps, n.ports = before[i].deps, before[i].ports
		}
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return r
}

// GraphAddDependencies makes nodes of to wait for those of from. That some wait
// for each other is found when the graph is instantiated, as by a driver.
func (gs *Graphs) GraphAddDependencies(h cu.Graph, from, to []cu.GraphNode, data []cu.GraphEdgeData) cu.Result {
	return gs.changeEdges(h, from, to, data, func(from, to *node, d cu.GraphEdgeData) bool {
		if from == to || slices.Contains(to.deps, from) || !possible(from, to, d) {
			return false
		}
		to.deps = append(to.deps, from)
		to.connect(from, d)
		return true
	})
}

// GraphAddDependencies_v1 is GraphAddDependencies of old.
func (gs *Graphs) GraphAddDependencies_v1(h cu.Graph, from, to []cu.GraphNode) cu.Result {
	return gs.GraphAddDependencies(h, from, to, nil)
}

// GraphRemoveDependencies undoes GraphAddDependencies.
func (gs *Graphs) GraphRemoveDependencies(h cu.Graph, from, to []cu.GraphNode, data []cu.GraphEdgeData) cu.Result {
	return gs.changeEdges(h, from, to, data, func(from, to *node, d cu.GraphEdgeData) bool {
		i := slices.Index(to.deps, from)
		if i < 0 || to.ports[from] != d {
			return false
		}
		delete(to.ports, from)
		to.deps = slices.Delete(to.deps, i, i+1)
		return true
	})
}

// GraphRemoveDependencies_v1 is GraphRemoveDependencies of old.
func (gs *Graphs) GraphRemoveDependencies_v1(h cu.Graph, from, to []cu.GraphNode) cu.Result {
	return gs.GraphRemoveDependencies(h, from, to, nil)
}
