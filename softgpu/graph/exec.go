package graph

import (
	"slices"

	"ferry/api/cu"
)

// An executable is a graph that can be launched: a copy that calls can change,
// but not in its shape.
type executable struct {
	handle cu.GraphExec
	flags  uint64
	graph  *graph
	by     map[*node]*node // from the nodes it was made of, at any depth
	last   Point           // the end of its last launch: launches do not overlap
}

// A flaw is why a graph cannot be executed, and the node.
type flaw struct {
	why  cu.GraphInstantiateResult
	node *node
}

// arrange fixes the order of execution at all depths. The graphs of a
// conditional node may hold less than others.
func (e *executable) arrange(g *graph, body bool) *flaw {
	order, ok := g.sorted()
	if !ok {
		return &flaw{cu.CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE, nil}
	}
	g.order, g.owned = order, true
	for _, n := range g.nodes {
		e.by[n.origin] = n
		if body && !bodyKind(n.work.Kind()) {
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
func (gs *Graphs) GraphInstantiateWithFlags(h cu.Graph, flags uint64) (cu.GraphExec, cu.Result) {
	e, _, r := gs.instantiate(h, flags)
	return e, r
}

// instantiate also names the flaw, if it is the graph's.
func (gs *Graphs) instantiate(h cu.Graph, flags uint64) (cu.GraphExec, *flaw, cu.Result) {
	if flags&uint64(cu.CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) != 0 {
		return 0, nil, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	if flags&^instantiateFlags != 0 {
		return 0, nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	gs.mu.Lock()
	defer gs.mu.Unlock()
	gr, r := gs.find(h)
	if r != cu.CUDA_SUCCESS {
		return 0, nil, r
	}
	e := &executable{flags: flags, graph: gs.copied(gr, false), by: map[*node]*node{}}
	if f := e.arrange(e.graph, false); f != nil {
		gs.dropReferences(e.objects())
		return 0, f, cu.CUDA_ERROR_INVALID_VALUE
	}
	e.handle = cu.GraphExec(gs.execs.Reserve())
	gs.execs.Put(uint64(e.handle), e)
	return e.handle, nil, r
}

// objects takes all references an executable has.
func (e *executable) objects() holds {
	h := holds{}
	e.graph.collect(h)
	return h
}

// GraphInstantiate is GraphInstantiateWithFlags of old.
func (gs *Graphs) GraphInstantiate(h cu.Graph, _ uint64) (cu.GraphExec, cu.GraphNode, string, cu.Result) {
	e, f, r := gs.instantiate(h, 0)
	node := cu.GraphNode(0)
	if f != nil && f.node != nil {
		node = f.node.handle
	}
	return e, node, "", r
}

// GraphInstantiateWithParams is GraphInstantiateWithFlags with an answer.
func (gs *Graphs) GraphInstantiateWithParams(h cu.Graph, p cu.CUDA_GRAPH_INSTANTIATE_PARAMS) (cu.GraphExec, cu.CUDA_GRAPH_INSTANTIATE_PARAMS, cu.Result) {
	e, f, r := gs.instantiate(h, uint64(p.Flags))
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

// withExec does something with an executable.
func (gs *Graphs) withExec(h cu.GraphExec, do func(*executable) cu.Result) cu.Result {
	gs.mu.Lock()
	defer gs.mu.Unlock()
	e, ok := gs.execs.Get(uint64(h))
	if !ok {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return do(e)
}

// GraphExecGetFlags returns the flags of creation.
func (gs *Graphs) GraphExecGetFlags(h cu.GraphExec) (flags cu.Cuuint64_t, r cu.Result) {
	r = gs.withExec(h, func(e *executable) cu.Result {
		flags = cu.Cuuint64_t(e.flags)
		return cu.CUDA_SUCCESS
	})
	return flags, r
}

// GraphExecDestroy forgets an executable. Launches go on to their end.
func (gs *Graphs) GraphExecDestroy(h cu.GraphExec) cu.Result {
	return gs.withExec(h, func(e *executable) cu.Result {
		gs.execs.Remove(uint64(h))
		gs.dropReferencesAfter(e.objects(), e.last)
		return cu.CUDA_SUCCESS
	})
}

// Exists says whether there is such an executable.
func (gs *Graphs) Exists(h cu.GraphExec) cu.Result {
	return gs.withExec(h, func(*executable) cu.Result { return cu.CUDA_SUCCESS })
}

// LaunchExec gives all of a graph to a stream as one operation, behind its earlier
// launches: enqueue is called with what to run and, unless it is nil, what to wait
// for, and returns the end of the operation. On a stream that is being captured
// the graph becomes a node instead.
func (gs *Graphs) LaunchExec(h cu.GraphExec, s Stream, env Env, enqueue func(run func(), after Point) (Point, cu.Result)) cu.Result {
	return gs.withExec(h, func(e *executable) cu.Result {
		if s.Capture() != nil {
			if _, r := gs.of(s); r != cu.CUDA_SUCCESS {
				return r
			}
			below := gs.copied(e.graph, true)
			below.owned = true
			return gs.append(s, childWork{below})
		}
		p := &Plan{}
		if r := p.add(e.graph, env); r != cu.CUDA_SUCCESS {
			return r
		}
		last := e.last
		if last != nil && last.Reached() {
			last = nil
		}
		at, r := enqueue(func() { p.run(env) }, last)
		if r != cu.CUDA_SUCCESS {
			return r
		}
		e.last = at
		for _, f := range p.enqueued {
			f(at)
		}
		return r
	})
}

// GraphNodeSetEnabled turns a kernel, copy or memset into nothing, or back.
func (gs *Graphs) GraphNodeSetEnabled(exec cu.GraphExec, h cu.GraphNode, on uint32) cu.Result {
	return gs.withExec(exec, func(_ *executable) cu.Result {
		n, r := gs.target(exec, h)
		if r != cu.CUDA_SUCCESS {
			return r
		}
		switch n.work.Kind() {
		case cu.CU_GRAPH_NODE_TYPE_KERNEL, cu.CU_GRAPH_NODE_TYPE_MEMCPY, cu.CU_GRAPH_NODE_TYPE_MEMSET:
			n.off = on == 0
			return r
		}
		return cu.CUDA_ERROR_INVALID_VALUE
	})
}

// GraphNodeGetEnabled says whether a node does what it does.
func (gs *Graphs) GraphNodeGetEnabled(exec cu.GraphExec, h cu.GraphNode) (on uint32, r cu.Result) {
	r = gs.withExec(exec, func(_ *executable) cu.Result {
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
		if n.work.Kind() != o.work.Kind() {
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
func compareBelow(old, changed Work) difference {
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
func (gs *Graphs) GraphExecUpdate(h cu.GraphExec, hg cu.Graph) (info cu.GraphExecUpdateResultInfo_v1, r cu.Result) {
	r = gs.withExec(h, func(e *executable) cu.Result {
		gr, r := gs.find(hg)
		if r != cu.CUDA_SUCCESS {
			return r
		}
		d := compare(e.graph, gr)
		if d.why == cu.CU_GRAPH_EXEC_UPDATE_SUCCESS {
			gs.dropReferencesAfter(e.graph.adopt(gr), e.last)
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
func (gs *Graphs) GraphExecUpdate_v1(h cu.GraphExec, hg cu.Graph) (cu.GraphNode, cu.GraphExecUpdateResult, cu.Result) {
	info, r := gs.GraphExecUpdate(h, hg)
	return info.ErrorNode, info.Result, r
}

// GraphExecChildGraphNodeSetParams gives a child graph the parameters of
// another of the same shape.
func (gs *Graphs) GraphExecChildGraphNodeSetParams(exec cu.GraphExec, h cu.GraphNode, child cu.Graph) cu.Result {
	return gs.withExec(exec, func(e *executable) cu.Result {
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
		gs.dropReferencesAfter(w.graph.adopt(c), e.last)
		return r
	})
}
