package softgpu

import (
	"bytes"
	"slices"

	"ferry/api/cu"
	"ferry/device"
	"ferry/softgpu/graph"
)

// kernelWork makes the work of a kernel node: in the function's context, or in
// the current one if there is only a kernel; on the multiprocessors of the current
// one, if it is that or stands for it.
func (g *GPU) kernelWork(l *device.Launch) (graph.Work, cu.Result) {
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
	return k, k.CheckArguments(launchEnv{g.m, in})
}

// GraphAddKernel adds a kernel node.
func (g *GPU) GraphAddKernel(h cu.Graph, after []cu.GraphNode, l *device.Launch) (cu.GraphNode, cu.Result) {
	return g.AddNode(h, after, func() (graph.Work, cu.Result) { return g.kernelWork(l) })
}

// GraphSetKernel changes one, in the graph or in an executable. Attributes are
// set by calls of their own and stay.
func (g *GPU) GraphSetKernel(exec cu.GraphExec, h cu.GraphNode, l *device.Launch) cu.Result {
	old, r := graph.NodeWork[*kernelWork](g.Graphs, h)
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
	return g.SetNode(exec, h, w)
}

// GraphGetKernel reads one back.
func (g *GPU) GraphGetKernel(h cu.GraphNode, layout func(cu.Function) []cu.FerryParam) (device.Launch, cu.Result) {
	k, r := graph.NodeWork[*kernelWork](g.Graphs, h)
	if r != cu.CUDA_SUCCESS {
		return device.Launch{}, r
	}
	l := k.launch
	l.Params = bytes.Clone(l.Params)
	l.Layout = layout(l.Func)
	return l, r
}

// copyWork makes the work of a copy node.
func (g *GPU) copyWork(d *cu.CUDA_MEMCPY3D_v2, host []byte, ctx cu.Context) (graph.Work, cu.Result) {
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
	return a, a.CheckArguments(launchEnv{g.m, nil})
}

// GraphAddCopy adds a copy node.
func (g *GPU) GraphAddCopy(h cu.Graph, after []cu.GraphNode, d *cu.CUDA_MEMCPY3D_v2, host []byte, ctx cu.Context) (cu.GraphNode, cu.Result) {
	return g.AddNode(h, after, func() (graph.Work, cu.Result) { return g.copyWork(d, host, ctx) })
}

// GraphSetCopy changes one, in the graph or in an executable.
func (g *GPU) GraphSetCopy(exec cu.GraphExec, h cu.GraphNode, d *cu.CUDA_MEMCPY3D_v2, host []byte, ctx cu.Context) cu.Result {
	w, r := g.copyWork(d, host, ctx)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.SetNode(exec, h, w)
}

// GraphMemcpyNodeGetParams reads a copy node. One that a capture made of a copy
// with staging memory has nothing to show.
func (g *GPU) GraphMemcpyNodeGetParams(h cu.GraphNode) (cu.CUDA_MEMCPY3D_v2, cu.Result) {
	a, r := graph.NodeWork[*access](g.Graphs, h)
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
func (g *GPU) memsetWork(p *cu.CUDA_MEMSET_NODE_PARAMS_v1) (graph.Work, cu.Result) {
	pattern := four(p.Value)
	switch p.ElementSize {
	case 1, 2, 4:
		pattern = pattern[:p.ElementSize]
	default:
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	if p.Width == 0 || p.Height == 0 {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	a, r := newMemset(p.Dst, p.Pitch, pattern, p.Width, p.Height)
	if r != cu.CUDA_SUCCESS {
		return nil, r
	}
	return a, a.CheckArguments(launchEnv{g.m, nil})
}

// GraphAddMemsetNode adds a memset node.
func (g *GPU) GraphAddMemsetNode(h cu.Graph, after []cu.GraphNode, p *cu.CUDA_MEMSET_NODE_PARAMS_v1, ctx cu.Context) (cu.GraphNode, cu.Result) {
	if _, r := g.context(ctx); r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return g.AddNode(h, after, func() (graph.Work, cu.Result) { return g.memsetWork(p) })
}

// GraphMemsetNodeGetParams reads one.
func (g *GPU) GraphMemsetNodeGetParams(h cu.GraphNode) (cu.CUDA_MEMSET_NODE_PARAMS_v1, cu.Result) {
	a, r := graph.NodeWork[*access](g.Graphs, h)
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
	return g.SetNode(0, h, w)
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
	return g.SetNode(exec, h, w)
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
	return g.AddNode(h, after, func() (graph.Work, cu.Result) { return recordWork{ev}, r })
}

// GraphAddEventWaitNode adds a node that waits for one.
func (g *GPU) GraphAddEventWaitNode(h cu.Graph, after []cu.GraphNode, e cu.Event) (cu.GraphNode, cu.Result) {
	ev, r := g.named(e)
	return g.AddNode(h, after, func() (graph.Work, cu.Result) { return waitWork{ev}, r })
}

// GraphEventRecordNodeGetEvent returns the event of a node.
func (g *GPU) GraphEventRecordNodeGetEvent(h cu.GraphNode) (cu.Event, cu.Result) {
	w, r := graph.NodeWork[recordWork](g.Graphs, h)
	return w.handle, r
}

// GraphEventWaitNodeGetEvent returns the event of a node.
func (g *GPU) GraphEventWaitNodeGetEvent(h cu.GraphNode) (cu.Event, cu.Result) {
	w, r := graph.NodeWork[waitWork](g.Graphs, h)
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
	return g.SetNode(exec, h, recordWork{ev})
}

// GraphExecEventWaitNodeSetEvent changes it in an executable.
func (g *GPU) GraphExecEventWaitNodeSetEvent(exec cu.GraphExec, h cu.GraphNode, e cu.Event) cu.Result {
	ev, r := g.named(e)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.SetNode(exec, h, waitWork{ev})
}

// GraphKernelNodeGetAttribute returns an attribute of a kernel node's launch,
// zero unless it was set.
func (g *GPU) GraphKernelNodeGetAttribute(h cu.GraphNode, id cu.LaunchAttributeID) (cu.LaunchAttributeValue, cu.Result) {
	k, r := graph.NodeWork[*kernelWork](g.Graphs, h)
	if r != cu.CUDA_SUCCESS {
		return cu.LaunchAttributeValue{}, r
	}
	if !hasNodeAttribute(id) || id == cu.CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING {
		return cu.LaunchAttributeValue{}, cu.CUDA_ERROR_INVALID_VALUE
	}
	for _, a := range k.launch.Attributes {
		if a.Id == id {
			return a.Value, r
		}
	}
	var v cu.LaunchAttributeValue
	if id == cu.CU_LAUNCH_ATTRIBUTE_COOPERATIVE && k.launch.Cooperative {
		v[0] = 1
	}
	return v, r
}

// hasNodeAttribute says whether kernel nodes have an attribute of their own: not what a launch
// has with the stream that it is given to. Driver 580 takes one that it does not tell: the
// centric scheduling.
func hasNodeAttribute(id cu.LaunchAttributeID) bool {
	switch id {
	case cu.CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW, cu.CU_LAUNCH_ATTRIBUTE_COOPERATIVE, cu.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
		cu.CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE, cu.CU_LAUNCH_ATTRIBUTE_PRIORITY, cu.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP,
		cu.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN, cu.CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE,
		cu.CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, cu.CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING:
		return true
	}
	return false
}

// GraphKernelNodeSetAttribute sets one; the launch must be possible with it.
func (g *GPU) GraphKernelNodeSetAttribute(h cu.GraphNode, id cu.LaunchAttributeID, v *cu.LaunchAttributeValue) cu.Result {
	if !hasNodeAttribute(id) {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	return g.setAttributes(h, func(k *kernelWork) {
		l := &k.launch
		l.Attributes = slices.DeleteFunc(l.Attributes, func(a cu.LaunchAttribute) bool { return a.Id == id })
		l.Attributes = append(l.Attributes, cu.LaunchAttribute{Id: id, Value: *v})
		if id == cu.CU_LAUNCH_ATTRIBUTE_COOPERATIVE {
			l.Cooperative = uint32(v[0]) != 0
		}
	})
}

// GraphKernelNodeCopyAttributes gives a kernel node the attributes of another.
func (g *GPU) GraphKernelNodeCopyAttributes(dst, src cu.GraphNode) cu.Result {
	from, r := graph.NodeWork[*kernelWork](g.Graphs, src)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.setAttributes(dst, func(k *kernelWork) {
		k.launch.Attributes, k.launch.Cooperative = slices.Clone(from.launch.Attributes), from.launch.Cooperative
	})
}

func (g *GPU) setAttributes(h cu.GraphNode, change func(*kernelWork)) cu.Result {
	old, r := graph.NodeWork[*kernelWork](g.Graphs, h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	k := newKernelWork(&old.launch, old.life, old.part)
	change(k)
	if r := k.CheckArguments(launchEnv{g.m, k.life}); r != cu.CUDA_SUCCESS {
		return r
	}
	return g.SetNode(0, h, k)
}
