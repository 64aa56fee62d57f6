package softgpu

import (
	"slices"

	"ferry/api/cu"
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

// A flaw is why a graph cannot be executed, and the node.
type flaw struct {
	why  cu.GraphInstantiateResult
	node *node
}

// arrange fixes the order of execution at all depths. The graphs of a
// conditional node may hold less than others.
func (e *graphExec) arrange(g *graph, body bool) *flaw {
	order, ok := g.sorted()
	if !ok {
		return &flaw{cu.CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE, nil}
	}
	g.order, g.owned = order, true
	for _, n := range g.nodes {
		e.by[n.origin] = n
		if body && !bodyKind(kindOf(n.work)) {
			return &flaw{cu.CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED, n.origin}
		}
		o, is := n.work.(owner)
		if !is {
			continue
		}
		_, decides := o.(*conditional)
		for _, below := range o.below() {
			if f := e.arrange(below, body || decides); f != nil {
				return f
			}
		}
	}
	return nil
}

// What cuGraphInstantiate may be asked for. The first concerns nodes that
// allocate, which are the worker's; uploading and priorities change nothing.
const instantiateFlags = uint64(cu.CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH | cu.CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD |
	cu.CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY)

// GraphInstantiateWithFlags makes an executable of a graph as it is now.
func (g *GPU) GraphInstantiateWithFlags(h cu.Graph, flags uint64) (cu.GraphExec, cu.Result) {
	e, _, r := g.instantiate(h, flags)
	return e, r
}

// instantiate also names the flaw, if it is the graph's.
func (g *GPU) instantiate(h cu.Graph, flags uint64) (cu.GraphExec, *flaw, cu.Result) {
	if flags&uint64(cu.CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) != 0 {
		return 0, nil, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	if flags&^instantiateFlags != 0 {
		return 0, nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	gs := &g.m.graphs
	gs.mu.Lock()
	defer gs.mu.Unlock()
	gr, r := gs.find(h)
	if r != cu.CUDA_SUCCESS {
		return 0, nil, r
	}
	e := &graphExec{flags: flags, graph: gs.copied(gr, false), by: map[*node]*node{}}
	if f := e.arrange(e.graph, false); f != nil {
		gs.letGo(e.objects())
		return 0, f, cu.CUDA_ERROR_INVALID_VALUE
	}
	e.handle = cu.GraphExec(gs.execs.Reserve())
	gs.execs.Put(uint64(e.handle), e)
	return e.handle, nil, r
}

// objects takes all references an executable has.
func (e *graphExec) objects() holds {
	h := holds{}
	e.graph.collect(h)
	return h
}

// GraphInstantiate is GraphInstantiateWithFlags of old.
func (g *GPU) GraphInstantiate(h cu.Graph, _ uint64) (cu.GraphExec, cu.GraphNode, string, cu.Result) {
	e, f, r := g.instantiate(h, 0)
	node := cu.GraphNode(0)
	if f != nil && f.node != nil {
		node = f.node.handle
	}
	return e, node, "", r
}

// GraphInstantiateWithParams is GraphInstantiateWithFlags with an answer.
func (g *GPU) GraphInstantiateWithParams(h cu.Graph, p cu.CUDA_GRAPH_INSTANTIATE_PARAMS) (cu.GraphExec, cu.CUDA_GRAPH_INSTANTIATE_PARAMS, cu.Result) {
	e, f, r := g.instantiate(h, uint64(p.Flags))
	p.HErrNode_out, p.Result_out = 0, cu.CUDA_GRAPH_INSTANTIATE_SUCCESS
	switch {
	case f != nil:
		p.Result_out = f.why
		if f.node != nil {
			p.HErrNode_out = f.node.handle
		}
	case r != cu.CUDA_SUCCESS:
		p.Result_out = cu.CUDA_GRAPH_INSTANTIATE_ERROR
	}
	return e, p, r
}

// exec does something with an executable.
func (g *GPU) exec(h cu.GraphExec, do func(*graphs, *graphExec) cu.Result) cu.Result {
	gs := &g.m.graphs
	gs.mu.Lock()
	defer gs.mu.Unlock()
	e, ok := gs.execs.Get(uint64(h))
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
	return g.exec(h, func(gs *graphs, e *graphExec) cu.Result {
		gs.execs.Remove(uint64(h))
		gs.letGoAfter(e.objects(), e.last)
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
	place := map[*node]int{} // in both
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
			same := func(x *node) bool { return place[x] == place[d] && o.ports[x] == n.ports[d] }
			if !slices.ContainsFunc(o.deps, same) {
				return difference{why: cu.CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED, node: n, fromNode: d}
			}
		}
		if d := compareBelow(o.work, n.work); d.why != cu.CU_GRAPH_EXEC_UPDATE_SUCCESS {
			if d.node == nil {
				d.node = n
			}
			return d
		}
	}
	return difference{}
}

// compareBelow compares what two nodes of the same kind own.
func compareBelow(old, changed work) difference {
	a, ok := old.(owner)
	if !ok {
		return difference{}
	}
	was, is := a.below(), changed.(owner).below()
	if len(was) != len(is) {
		return difference{why: cu.CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED}
	}
	if c, ok := old.(*conditional); ok && c.kind != changed.(*conditional).kind {
		return difference{why: cu.CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED}
	}
	for i := range was {
		if d := compare(was[i], is[i]); d.why != cu.CU_GRAPH_EXEC_UPDATE_SUCCESS {
			return d
		}
	}
	return difference{}
}

// adopt takes the parameters of a graph of the same shape, and its objects in
// the place of those it had, which it returns.
func (g *graph) adopt(changed *graph) holds {
	old := holds{}
	for o, n := range g.holds {
		old[o] += n
	}
	g.holds = changed.holds.copied()
	for i, n := range changed.nodes {
		o, ok := n.work.(owner)
		if !ok {
			g.nodes[i].work = n.work
			continue
		}
		for j, below := range g.nodes[i].work.(owner).below() {
			for o, n := range below.adopt(o.below()[j]) {
				old[o] += n
			}
		}
		if c, ok := g.nodes[i].work.(*conditional); ok {
			other := *c
			other.handle, other.cond = o.(*conditional).handle, o.(*conditional).cond
			g.nodes[i].work = &other
		}
	}
	return old
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
			gs.letGoAfter(e.graph.adopt(gr), e.last)
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
	return g.exec(exec, func(gs *graphs, e *graphExec) cu.Result {
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
		gs.letGoAfter(w.graph.adopt(c), e.last)
		return r
	})
}
