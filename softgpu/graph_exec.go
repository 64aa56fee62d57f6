package softgpu

import (
	"slices"

	"ferry/cu"
)

// A graphExec is a graph that can be launched: a copy that calls can change,
// but not in its shape.
type graphExec struct {
	handle cu.GraphExec
	flags  uint64
	graph  *graph
	by     map[*node]*node // from the nodes it was made of, at any depth
	last   point           // the end of its last launch: launches do not overlap
}

// arrange fixes the order of execution at all depths.
func (e *graphExec) arrange(g *graph) bool {
	order, ok := g.sorted()
	g.order, g.owned = order, true
	for _, n := range g.nodes {
		e.by[n.origin] = n
		if child, is := n.work.(childWork); is {
			ok = ok && e.arrange(child.graph)
		}
	}
	return ok
}

// What cuGraphInstantiate may be asked for. The first concerns nodes that
// allocate, of which there are none; uploading and priorities change nothing.
const instantiateFlags = uint64(cu.CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH | cu.CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD |
	cu.CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY)

// GraphInstantiateWithFlags makes an executable of a graph as it is now.
func (g *GPU) GraphInstantiateWithFlags(h cu.Graph, flags uint64) (cu.GraphExec, cu.Result) {
	if flags&uint64(cu.CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) != 0 {
		return 0, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	if flags&^instantiateFlags != 0 {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	gs := &g.m.graphs
	gs.mu.Lock()
	defer gs.mu.Unlock()
	gr, r := gs.find(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	e := &graphExec{flags: flags, graph: gs.copied(gr, false), by: map[*node]*node{}}
	if !e.arrange(e.graph) {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	e.handle = cu.GraphExec(gs.execs.reserve())
	gs.execs.put(uint64(e.handle), e)
	return e.handle, r
}

// GraphInstantiate is GraphInstantiateWithFlags of old.
func (g *GPU) GraphInstantiate(h cu.Graph, _ uint64) (cu.GraphExec, cu.GraphNode, string, cu.Result) {
	e, r := g.GraphInstantiateWithFlags(h, 0)
	return e, 0, "", r
}

// GraphInstantiateWithParams is GraphInstantiateWithFlags with an answer.
func (g *GPU) GraphInstantiateWithParams(h cu.Graph, p cu.CUDA_GRAPH_INSTANTIATE_PARAMS) (cu.GraphExec, cu.CUDA_GRAPH_INSTANTIATE_PARAMS, cu.Result) {
	e, r := g.GraphInstantiateWithFlags(h, uint64(p.Flags))
	p.HErrNode_out, p.Result_out = 0, cu.CUDA_GRAPH_INSTANTIATE_SUCCESS
	if r != cu.CUDA_SUCCESS {
		p.Result_out = cu.CUDA_GRAPH_INSTANTIATE_ERROR
	}
	return e, p, r
}

// exec does something with an executable.
func (g *GPU) exec(h cu.GraphExec, do func(*graphs, *graphExec) cu.Result) cu.Result {
	gs := &g.m.graphs
	gs.mu.Lock()
	defer gs.mu.Unlock()
	e, ok := gs.execs.get(uint64(h))
	if !ok {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return do(gs, e)
}

// GraphExecGetFlags returns the flags of creation.
func (g *GPU) GraphExecGetFlags(h cu.GraphExec) (flags cu.Cuuint64_t, r cu.Result) {
	r = g.exec(h, func(_ *graphs, e *graphExec) cu.Result {
		flags = cu.Cuuint64_t(e.flags)
		return cu.CUDA_SUCCESS
	})
	return flags, r
}

// GraphExecDestroy forgets an executable. Launches go on to their end.
func (g *GPU) GraphExecDestroy(h cu.GraphExec) cu.Result {
	return g.exec(h, func(gs *graphs, _ *graphExec) cu.Result {
		gs.execs.take(uint64(h))
		return cu.CUDA_SUCCESS
	})
}

// GraphUpload has nothing to bring anywhere.
func (g *GPU) GraphUpload(h cu.GraphExec, hs cu.Stream) cu.Result {
	if _, r := g.stream(hs); r != cu.CUDA_SUCCESS {
		return r
	}
	return g.exec(h, func(*graphs, *graphExec) cu.Result { return cu.CUDA_SUCCESS })
}

// GraphLaunch puts all of a graph on a stream as one operation, behind its
// earlier launches. On a stream that is being captured it becomes a node.
func (g *GPU) GraphLaunch(h cu.GraphExec, hs cu.Stream) cu.Result {
	s, r := g.stream(hs)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.exec(h, func(gs *graphs, e *graphExec) cu.Result {
		if s.capture.Load() != nil {
			if _, r := gs.of(s); r != cu.CUDA_SUCCESS {
				return r
			}
			below := gs.copied(e.graph, true)
			below.owned = true
			return gs.append(s, childWork{below})
		}
		p := &plan{}
		if r := p.take(g, e.graph, s.life); r != cu.CUDA_SUCCESS {
			return r
		}
		op := operation{run: func() { p.run(s.life) }}
		if !e.last.reached() {
			op.after = []point{e.last}
		}
		at, r := s.enqueue(op)
		if r != cu.CUDA_SUCCESS {
			return r
		}
		e.last = at
		for ev, rec := range p.records {
			// Reached when all of the graph is done, which is late but never early.
			rec.at = at
			ev.last.Store(rec)
			ev.recordedOn(s)
		}
		return r
	})
}

// GraphNodeSetEnabled turns a kernel, copy or memset into nothing, or back.
func (g *GPU) GraphNodeSetEnabled(exec cu.GraphExec, h cu.GraphNode, on uint32) cu.Result {
	return g.exec(exec, func(gs *graphs, _ *graphExec) cu.Result {
		n, r := gs.target(exec, h)
		if r != cu.CUDA_SUCCESS {
			return r
		}
		switch kindOf(n.work) {
		case cu.CU_GRAPH_NODE_TYPE_KERNEL, cu.CU_GRAPH_NODE_TYPE_MEMCPY, cu.CU_GRAPH_NODE_TYPE_MEMSET:
			n.off = on == 0
			return r
		}
		return cu.CUDA_ERROR_INVALID_VALUE
	})
}

// GraphNodeGetEnabled says whether a node does what it does.
func (g *GPU) GraphNodeGetEnabled(exec cu.GraphExec, h cu.GraphNode) (on uint32, r cu.Result) {
	r = g.exec(exec, func(gs *graphs, _ *graphExec) cu.Result {
		n, r := gs.target(exec, h)
		if r == cu.CUDA_SUCCESS && !n.off {
			on = 1
		}
		return r
	})
	return on, r
}

// difference is why a graph cannot take another's parameters.
type difference struct {
	why      cu.GraphExecUpdateResult
	node     *node // in the new graph
	fromNode *node // for an edge: where it comes from
}

// compare pairs the nodes of two graphs in the order of their creation.
func compare(old, changed *graph) difference {
	if len(old.nodes) != len(changed.nodes) {
		return difference{why: cu.CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED}
	}
	place := map[*node]int{}
	for i := range old.nodes {
		place[old.nodes[i]], place[changed.nodes[i]] = i, i
	}
	for i, n := range changed.nodes {
		o := old.nodes[i]
		if kindOf(n.work) != kindOf(o.work) {
			return difference{why: cu.CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED, node: n}
		}
		if len(n.deps) != len(o.deps) {
			return difference{why: cu.CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED, node: n}
		}
		for _, d := range n.deps {
			if !slices.ContainsFunc(o.deps, func(x *node) bool { return place[x] == place[d] }) {
				return difference{why: cu.CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED, node: n, fromNode: d}
			}
		}
		if child, ok := n.work.(childWork); ok {
			if d := compare(o.work.(childWork).graph, child.graph); d.why != cu.CU_GRAPH_EXEC_UPDATE_SUCCESS {
				return d
			}
		}
	}
	return difference{}
}

// adopt takes the parameters of a graph of the same shape.
func (g *graph) adopt(changed *graph) {
	for i, n := range changed.nodes {
		if child, ok := n.work.(childWork); ok {
			g.nodes[i].work.(childWork).graph.adopt(child.graph)
			continue
		}
		g.nodes[i].work = n.work
	}
}

// GraphExecUpdate gives an executable the parameters of another graph of the
// same shape.
func (g *GPU) GraphExecUpdate(h cu.GraphExec, hg cu.Graph) (info cu.GraphExecUpdateResultInfo_v1, r cu.Result) {
	r = g.exec(h, func(gs *graphs, e *graphExec) cu.Result {
		gr, r := gs.find(hg)
		if r != cu.CUDA_SUCCESS {
			return r
		}
		d := compare(e.graph, gr)
		if d.why == cu.CU_GRAPH_EXEC_UPDATE_SUCCESS {
			e.graph.adopt(gr)
			return r
		}
		info.Result = d.why
		if d.node != nil {
			info.ErrorNode = d.node.handle
		}
		if d.fromNode != nil {
			info.ErrorFromNode = d.fromNode.handle
		}
		return cu.CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE
	})
	if r != cu.CUDA_SUCCESS && info.Result == cu.CU_GRAPH_EXEC_UPDATE_SUCCESS {
		info.Result = cu.CU_GRAPH_EXEC_UPDATE_ERROR
	}
	return info, r
}

// GraphExecUpdate_v1 is GraphExecUpdate of old.
func (g *GPU) GraphExecUpdate_v1(h cu.GraphExec, hg cu.Graph) (cu.GraphNode, cu.GraphExecUpdateResult, cu.Result) {
	info, r := g.GraphExecUpdate(h, hg)
	return info.ErrorNode, info.Result, r
}

// GraphExecChildGraphNodeSetParams gives a child graph the parameters of
// another of the same shape.
func (g *GPU) GraphExecChildGraphNodeSetParams(exec cu.GraphExec, h cu.GraphNode, child cu.Graph) cu.Result {
	return g.exec(exec, func(gs *graphs, _ *graphExec) cu.Result {
		n, r := gs.target(exec, h)
		if r != cu.CUDA_SUCCESS {
			return r
		}
		c, r := gs.find(child)
		if r != cu.CUDA_SUCCESS {
			return r
		}
		w, ok := n.work.(childWork)
		if !ok || compare(w.graph, c).why != cu.CU_GRAPH_EXEC_UPDATE_SUCCESS {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		w.graph.adopt(c)
		return r
	})
}
