package softgpu

import (
	"bytes"
	"slices"

	"ferry/api/cu"
	"ferry/device"
)

// addNode adds a node of checked work to a graph.
func (g *GPU) addNode(h cu.Graph, after []cu.GraphNode, make func(*graphs) (work, cu.Result)) (cu.GraphNode, cu.Result) {
	gs := &g.m.graphs
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
	w, r := make(gs)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return gs.insert(gr, deps, w, true).handle, r
}

// target finds what a call that changes a node is about: the node itself, or
// what it became in an executable. gs.mu is held.
func (gs *graphs) target(exec cu.GraphExec, h cu.GraphNode) (*node, cu.Result) {
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

// setNode gives a node other work of the same kind.
func (g *GPU) setNode(exec cu.GraphExec, h cu.GraphNode, w work) cu.Result {
	gs := &g.m.graphs
	gs.mu.Lock()
	defer gs.mu.Unlock()
	n, r := gs.target(exec, h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	if kindOf(n.work) != kindOf(w) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	n.work = w
	return r
}

// nodeWork returns what a node does, if it is of type T.
func nodeWork[T work](g *GPU, h cu.GraphNode) (w T, r cu.Result) {
	gs := &g.m.graphs
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

// kernelWork makes the work of a kernel node: in the function's context, or in
// the current one if there is only a kernel; on the multiprocessors of the current
// one, if it is that or stands for it.
func (g *GPU) kernelWork(l *device.Launch) (work, cu.Result) {
	var in *life
	if f, ok := g.m.functions.Get(uint64(l.Func)); ok {
		in = f.mod.life
	} else {
		c, r := g.current()
		if r != cu.CUDA_SUCCESS {
			return nil, r
		}
		in = c.alive()
	}
	var part *green
	if g.cur != nil && g.cur.alive() == in {
		part = g.cur.green
	}
	k := newKernelWork(l, in, part)
	return k, k.check(g, in)
}

// GraphAddKernel adds a kernel node.
func (g *GPU) GraphAddKernel(h cu.Graph, after []cu.GraphNode, l *device.Launch) (cu.GraphNode, cu.Result) {
	return g.addNode(h, after, func(*graphs) (work, cu.Result) { return g.kernelWork(l) })
}

// GraphSetKernel changes one, in the graph or in an executable. Attributes are
// set by calls of their own and stay.
func (g *GPU) GraphSetKernel(exec cu.GraphExec, h cu.GraphNode, l *device.Launch) cu.Result {
	old, r := nodeWork[*kernelWork](g, h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	changed := *l
	if changed.Attributes == nil {
		changed.Attributes, changed.Cooperative = old.launch.Attributes, old.launch.Cooperative
	}
	w, r := g.kernelWork(&changed)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.setNode(exec, h, w)
}

// GraphGetKernel reads one back.
func (g *GPU) GraphGetKernel(h cu.GraphNode, layout func(cu.Function) []cu.FerryParam) (device.Launch, cu.Result) {
	k, r := nodeWork[*kernelWork](g, h)
	if r != cu.CUDA_SUCCESS {
		return device.Launch{}, r
	}
	l := k.launch
	l.Params = bytes.Clone(l.Params)
	l.Layout = layout(l.Func)
	return l, r
}

// copyWork makes the work of a copy node.
func (g *GPU) copyWork(d *cu.CUDA_MEMCPY3D_v2, host []byte, ctx cu.Context) (work, cu.Result) {
	if _, r := g.context(ctx); r != cu.CUDA_SUCCESS {
		return nil, r
	}
	if host == nil && (d.SrcMemoryType == cu.CU_MEMORYTYPE_HOST || d.DstMemoryType == cu.CU_MEMORYTYPE_HOST) {
		return nil, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	if d.WidthInBytes == 0 || d.Height == 0 || d.Depth == 0 {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	a, r := g.newCopy(d, host)
	if r != cu.CUDA_SUCCESS {
		return nil, r
	}
	return a, a.check(g, nil)
}

// GraphAddCopy adds a copy node.
func (g *GPU) GraphAddCopy(h cu.Graph, after []cu.GraphNode, d *cu.CUDA_MEMCPY3D_v2, host []byte, ctx cu.Context) (cu.GraphNode, cu.Result) {
	return g.addNode(h, after, func(*graphs) (work, cu.Result) { return g.copyWork(d, host, ctx) })
}

// GraphSetCopy changes one, in the graph or in an executable.
func (g *GPU) GraphSetCopy(exec cu.GraphExec, h cu.GraphNode, d *cu.CUDA_MEMCPY3D_v2, host []byte, ctx cu.Context) cu.Result {
	w, r := g.copyWork(d, host, ctx)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.setNode(exec, h, w)
}

// GraphMemcpyNodeGetParams reads a copy node. One that a capture made of a copy
// with staging memory has nothing to show.
func (g *GPU) GraphMemcpyNodeGetParams(h cu.GraphNode) (cu.CUDA_MEMCPY3D_v2, cu.Result) {
	a, r := nodeWork[*access](g, h)
	if r != cu.CUDA_SUCCESS {
		return cu.CUDA_MEMCPY3D_v2{}, r
	}
	switch p := a.params.(type) {
	case *cu.CUDA_MEMCPY3D_v2:
		return *p, r
	case nil:
		return cu.CUDA_MEMCPY3D_v2{}, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	return cu.CUDA_MEMCPY3D_v2{}, cu.CUDA_ERROR_INVALID_VALUE
}

// memsetWork makes the work of a memset node.
func (g *GPU) memsetWork(p *cu.CUDA_MEMSET_NODE_PARAMS_v1) (work, cu.Result) {
	pattern := four(p.Value)
	switch p.ElementSize {
	case 1, 2, 4:
		pattern = pattern[:p.ElementSize]
	default:
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	a, r := newMemset(p.Dst, p.Pitch, pattern, p.Width, p.Height)
	if r != cu.CUDA_SUCCESS {
		return nil, r
	}
	return a, a.check(g, nil)
}

// GraphAddMemsetNode adds a memset node.
func (g *GPU) GraphAddMemsetNode(h cu.Graph, after []cu.GraphNode, p *cu.CUDA_MEMSET_NODE_PARAMS_v1, ctx cu.Context) (cu.GraphNode, cu.Result) {
	if _, r := g.context(ctx); r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return g.addNode(h, after, func(*graphs) (work, cu.Result) { return g.memsetWork(p) })
}

// GraphMemsetNodeGetParams reads one.
func (g *GPU) GraphMemsetNodeGetParams(h cu.GraphNode) (cu.CUDA_MEMSET_NODE_PARAMS_v1, cu.Result) {
	a, r := nodeWork[*access](g, h)
	if r != cu.CUDA_SUCCESS {
		return cu.CUDA_MEMSET_NODE_PARAMS_v1{}, r
	}
	p, ok := a.params.(*cu.CUDA_MEMSET_NODE_PARAMS_v1)
	if !ok {
		return cu.CUDA_MEMSET_NODE_PARAMS_v1{}, cu.CUDA_ERROR_INVALID_VALUE
	}
	return *p, r
}

// GraphMemsetNodeSetParams changes one.
func (g *GPU) GraphMemsetNodeSetParams(h cu.GraphNode, p *cu.CUDA_MEMSET_NODE_PARAMS_v1) cu.Result {
	w, r := g.memsetWork(p)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.setNode(0, h, w)
}

// GraphExecMemsetNodeSetParams changes one in an executable.
func (g *GPU) GraphExecMemsetNodeSetParams(exec cu.GraphExec, h cu.GraphNode, p *cu.CUDA_MEMSET_NODE_PARAMS_v1, ctx cu.Context) cu.Result {
	if _, r := g.context(ctx); r != cu.CUDA_SUCCESS {
		return r
	}
	if exec == 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	w, r := g.memsetWork(p)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.setNode(exec, h, w)
}

// GraphAddEmptyNode adds a node that does nothing.
func (g *GPU) GraphAddEmptyNode(h cu.Graph, after []cu.GraphNode) (cu.GraphNode, cu.Result) {
	return g.addNode(h, after, func(*graphs) (work, cu.Result) { return emptyWork{}, cu.CUDA_SUCCESS })
}

// GraphAddChildGraphNode adds a copy of a graph as a node.
func (g *GPU) GraphAddChildGraphNode(h cu.Graph, after []cu.GraphNode, child cu.Graph) (cu.GraphNode, cu.Result) {
	return g.addNode(h, after, func(gs *graphs) (work, cu.Result) {
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
func (g *GPU) GraphMove(h cu.Graph, after []cu.GraphNode, child cu.Graph) (cu.GraphNode, cu.Result) {
	return g.addNode(h, after, func(gs *graphs) (work, cu.Result) {
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
func (g *GPU) GraphChildGraphNodeGetGraph(h cu.GraphNode) (cu.Graph, cu.Result) {
	w, r := nodeWork[childWork](g, h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return w.graph.handle, r
}

// named finds an event.
func (g *GPU) named(h cu.Event) (eventNamed, cu.Result) {
	e, ok := g.m.events.Get(uint64(h))
	if !ok {
		return eventNamed{}, cu.CUDA_ERROR_INVALID_HANDLE
	}
	return eventNamed{h, e}, cu.CUDA_SUCCESS
}

// GraphAddEventRecordNode adds a node that records an event.
func (g *GPU) GraphAddEventRecordNode(h cu.Graph, after []cu.GraphNode, e cu.Event) (cu.GraphNode, cu.Result) {
	ev, r := g.named(e)
	return g.addNode(h, after, func(*graphs) (work, cu.Result) { return recordWork{ev}, r })
}

// GraphAddEventWaitNode adds a node that waits for one.
func (g *GPU) GraphAddEventWaitNode(h cu.Graph, after []cu.GraphNode, e cu.Event) (cu.GraphNode, cu.Result) {
	ev, r := g.named(e)
	return g.addNode(h, after, func(*graphs) (work, cu.Result) { return waitWork{ev}, r })
}

// GraphEventRecordNodeGetEvent returns the event of a node.
func (g *GPU) GraphEventRecordNodeGetEvent(h cu.GraphNode) (cu.Event, cu.Result) {
	w, r := nodeWork[recordWork](g, h)
	return w.handle, r
}

// GraphEventWaitNodeGetEvent returns the event of a node.
func (g *GPU) GraphEventWaitNodeGetEvent(h cu.GraphNode) (cu.Event, cu.Result) {
	w, r := nodeWork[waitWork](g, h)
	return w.handle, r
}

// GraphEventRecordNodeSetEvent changes it.
func (g *GPU) GraphEventRecordNodeSetEvent(h cu.GraphNode, e cu.Event) cu.Result {
	return g.GraphExecEventRecordNodeSetEvent(0, h, e)
}

// GraphEventWaitNodeSetEvent changes it.
func (g *GPU) GraphEventWaitNodeSetEvent(h cu.GraphNode, e cu.Event) cu.Result {
	return g.GraphExecEventWaitNodeSetEvent(0, h, e)
}

// GraphExecEventRecordNodeSetEvent changes it in an executable.
func (g *GPU) GraphExecEventRecordNodeSetEvent(exec cu.GraphExec, h cu.GraphNode, e cu.Event) cu.Result {
	ev, r := g.named(e)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.setNode(exec, h, recordWork{ev})
}

// GraphExecEventWaitNodeSetEvent changes it in an executable.
func (g *GPU) GraphExecEventWaitNodeSetEvent(exec cu.GraphExec, h cu.GraphNode, e cu.Event) cu.Result {
	ev, r := g.named(e)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.setNode(exec, h, waitWork{ev})
}
