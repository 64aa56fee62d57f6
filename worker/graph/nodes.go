package graph

import (
	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
)

// inContext refuses a kernel node where no context is current: without one in its parameters
// driver 580 takes the current one, and crashes if there is none.
func (gr *Graphs) inContext() cu.Result {
	if gr.gpu.Current == nil {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	return cu.CUDA_SUCCESS
}

// CmdGraphKernel adds a kernel node.
func (gr *Graphs) CmdGraphKernel(q *wire.GraphKernelRequest, a *wire.GraphKernelReply) cu.Result {
	g, after, rc := gr.placeNode(q.Graph, q.Dependencies)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	l, rc := gr.code.TranslateLaunch(q.Func, [3]uint32{q.GridX, q.GridY, q.GridZ}, [3]uint32{q.BlockX, q.BlockY, q.BlockZ}, q.Shared, q.Flags, q.Params)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if rc = gr.inContext(); rc != cu.CUDA_SUCCESS {
		return rc
	}
	a.Node, rc = gr.nameNode(gr.dev.GraphAddKernel(g, after, l))
	return rc
}

// CmdGraphKernelSet changes a kernel node, or its copy in an executable.
func (gr *Graphs) CmdGraphKernelSet(q *wire.GraphKernelSetRequest, _ *wire.GraphKernelSetReply) cu.Result {
	exec, n, rc := gr.realTarget(q.Exec, q.Node)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	l, rc := gr.code.TranslateLaunch(q.Func, [3]uint32{q.GridX, q.GridY, q.GridZ}, [3]uint32{q.BlockX, q.BlockY, q.BlockZ}, q.Shared, q.Flags, q.Params)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if rc = gr.inContext(); rc != cu.CUDA_SUCCESS {
		return rc
	}
	return gr.dev.GraphSetKernel(exec, n, l)
}

// CmdGraphKernelGet answers the parameters of a kernel node.
func (gr *Graphs) CmdGraphKernelGet(q *wire.GraphKernelGetRequest, a *wire.GraphKernelGetReply) cu.Result {
	n, rc := realNode(gr.s, q.Node)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	l, rc := gr.dev.GraphGetKernel(n, func(f cu.Function) []cu.FerryParam { return gr.code.Layout(f) })
	kind := cu.KindFunction
	if l.Kernel {
		kind = cu.KindKernel
	}
	a.Func = cu.Function(gr.s.Handles.Virtual(kind, uint64(l.Func)))
	a.Dims = []uint32{l.Grid[0], l.Grid[1], l.Grid[2], l.Block[0], l.Block[1], l.Block[2], l.Shared}
	a.Params = l.Params
	return rc
}

// copyNode checks a copy that a graph will run again and again: host memory in it must be
// memory that the client shares.
func (gr *Graphs) copyNode(d *cu.CUDA_MEMCPY3D_v2) cu.Result {
	src, dst := d.SrcHost, d.DstHost
	if rc := gr.structs.AdmitCopy3D(d); rc != cu.CUDA_SUCCESS {
		return rc
	}
	for _, end := range []struct {
		kind cu.Memorytype
		at   uint64
		to   *uint64
	}{{d.SrcMemoryType, src, &d.SrcHost}, {d.DstMemoryType, dst, &d.DstHost}} {
		if end.kind != cu.CU_MEMORYTYPE_HOST {
			continue
		}
		if !gr.host.IsShared(end.at) {
			return cu.CUDA_ERROR_NOT_SUPPORTED
		}
		*end.to = end.at
	}
	return cu.CUDA_SUCCESS
}

// CmdGraphCopy adds a copy node. With a token it is a host copy.
func (gr *Graphs) CmdGraphCopy(q *wire.GraphCopyRequest, a *wire.GraphCopyReply) cu.Result {
	g, after, rc := gr.placeNode(q.Graph, q.Dependencies)
	ctx, ok := gr.s.Handles.Real(cu.KindContext, uint64(q.Ctx))
	if rc != cu.CUDA_SUCCESS || !ok {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if q.Token != 0 {
		a.Node, rc = gr.nameNode(gr.calls.hostCopyNode(g, after, &q.Copy, cu.Context(ctx), q.Token))
		return rc
	}
	if rc = gr.copyNode(&q.Copy); rc != cu.CUDA_SUCCESS {
		return rc
	}
	a.Node, rc = gr.nameNode(gr.dev.GraphAddCopy(g, after, &q.Copy, nil, cu.Context(ctx)))
	return rc
}

// CmdGraphCopySet changes a copy node, or its copy in an executable.
func (gr *Graphs) CmdGraphCopySet(q *wire.GraphCopySetRequest, _ *wire.GraphCopySetReply) cu.Result {
	exec, n, rc := gr.realTarget(q.Exec, q.Node)
	ctx, ok := gr.s.Handles.Real(cu.KindContext, uint64(q.Ctx))
	if rc != cu.CUDA_SUCCESS || !ok {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if q.Token != 0 {
		return gr.calls.setHostCopy(exec, n, &q.Copy, cu.Context(ctx), q.Token)
	}
	if rc = gr.copyNode(&q.Copy); rc != cu.CUDA_SUCCESS {
		return rc
	}
	return gr.dev.GraphSetCopy(exec, n, &q.Copy, nil, cu.Context(ctx))
}

// CmdGraphCopyGet answers the parameters of a copy node.
func (gr *Graphs) CmdGraphCopyGet(q *wire.GraphCopyGetRequest, a *wire.GraphCopyGetReply) cu.Result {
	n, rc := realNode(gr.s, q.Node)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if c, _ := gr.calls.hostCopyOf(n); c != nil {
		a.Copy = c.params
		return rc
	}
	a.Copy, rc = gr.dev.GraphMemcpyNodeGetParams(n)
	gr.showCopy3D(&a.Copy)
	return rc
}

// showCopy3D translates the arrays of a copy node back. Host memory in it is shared, and
// has the client's own address.
func (gr *Graphs) showCopy3D(d *cu.CUDA_MEMCPY3D_v2) {
	d.SrcArray = cu.Array(gr.s.Handles.Virtual(cu.KindArray, uint64(d.SrcArray)))
	d.DstArray = cu.Array(gr.s.Handles.Virtual(cu.KindArray, uint64(d.DstArray)))
	d.Reserved0, d.Reserved1 = 0, 0
	if d.SrcMemoryType != cu.CU_MEMORYTYPE_HOST || !gr.host.IsShared(d.SrcHost) {
		d.SrcHost = 0
	}
	if d.DstMemoryType != cu.CU_MEMORYTYPE_HOST || !gr.host.IsShared(d.DstHost) {
		d.DstHost = 0
	}
}

// maxMemOps bounds a batch, as the driver does.
const maxMemOps = 256

// memOps checks a batch and translates its context.
func (gr *Graphs) memOps(h cu.Context, n int) (cu.Context, cu.Result) {
	ctx, ok := gr.s.Handles.Real(cu.KindContext, uint64(h))
	switch {
	case !ok:
		return 0, cu.CUDA_ERROR_INVALID_CONTEXT
	case n > maxMemOps:
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	return cu.Context(ctx), cu.CUDA_SUCCESS
}

// CmdGraphMemOps adds a node of memory operations.
func (gr *Graphs) CmdGraphMemOps(q *wire.GraphMemOpsRequest, a *wire.GraphMemOpsReply) cu.Result {
	g, after, rc := gr.placeNode(q.Graph, q.Dependencies)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	ctx, rc := gr.memOps(q.Ctx, len(q.Ops))
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	a.Node, rc = gr.nameNode(gr.dev.GraphAddMemOps(g, after, ctx, q.Ops, q.Flags))
	return rc
}

// CmdGraphMemOpsSet changes such a node, or its copy in an executable.
func (gr *Graphs) CmdGraphMemOpsSet(q *wire.GraphMemOpsSetRequest, _ *wire.GraphMemOpsSetReply) cu.Result {
	exec, n, rc := gr.realTarget(q.Exec, q.Node)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if t, _ := gr.dev.GraphNodeGetType(n); t != cu.CU_GRAPH_NODE_TYPE_BATCH_MEM_OP {
		return cu.CUDA_ERROR_INVALID_VALUE // whatever the context is
	}
	ctx, rc := gr.memOps(q.Ctx, len(q.Ops))
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	return gr.dev.GraphSetMemOps(exec, n, ctx, q.Ops, q.Flags)
}

// CmdGraphMemOpsGet answers the operations of such a node.
func (gr *Graphs) CmdGraphMemOpsGet(q *wire.GraphMemOpsGetRequest, a *wire.GraphMemOpsGetReply) cu.Result {
	n, rc := realNode(gr.s, q.Node)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	ctx, ops, flags, rc := gr.dev.GraphGetMemOps(n)
	a.Ctx = cu.Context(gr.s.Handles.Virtual(cu.KindContext, uint64(ctx)))
	a.Ops, a.Flags = ops, flags
	return rc
}

// CmdGraphConditional adds a node with graphs of its own. The client keeps their names as
// long as the node lives; the token tells it the end.
func (gr *Graphs) CmdGraphConditional(q *wire.GraphConditionalRequest, a *wire.GraphConditionalReply) cu.Result {
	g, after, rc := gr.placeNode(q.Graph, q.Dependencies)
	ctx, ok := gr.s.Handles.Real(cu.KindContext, uint64(q.Ctx))
	if rc != cu.CUDA_SUCCESS || !ok || q.Size > maxBodies || q.Token >= OwnTokens {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	n, bodies, rc := gr.dev.GraphAddConditional(g, after, cu.CUDA_CONDITIONAL_NODE_PARAMS{
		Handle: cu.GraphConditionalHandle(q.Handle), Type: cu.GraphConditionalNodeType(q.Type), Size: q.Size, Ctx: cu.Context(ctx),
	})
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	gr.bodies[n] = append([]cu.Graph(nil), bodies...)
	gr.calls.retainToken(g, q.Token)
	a.Node, rc = gr.nameNode(n, rc)
	a.Bodies = session.NameAll(gr.s, cu.KindGraph, bodies)
	return rc
}

// CmdGraphMove adds a graph itself as a child. The names of its nodes stay, and end with
// the new node.
func (gr *Graphs) CmdGraphMove(q *wire.GraphMoveRequest, a *wire.GraphMoveReply) cu.Result {
	g, after, rc := gr.placeNode(q.Graph, q.Dependencies)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	child, rc := realGraph(gr.s, q.Child)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	n, rc := gr.dev.GraphMove(g, after, child)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	gr.bodies[n] = []cu.Graph{child}
	a.Node, rc = gr.nameNode(n, rc)
	return rc
}

// maxBodies bounds the branches of a switch.
const maxBodies = 1 << 12

// CheckGraphMemsetNodeSetParams enters a context where none is current. The driver needs none for memory that it allocated, but
// refuses memory that was mapped.
func (gr *Graphs) CheckGraphMemsetNodeSetParams(*wire.GraphMemsetNodeSetParamsRequest) cu.Result {
	if gr.gpu.Current == nil {
		if c := gr.gpu.AnyContext(); c != nil {
			gr.gpu.Enter(c.Index)
		}
	}
	return cu.CUDA_SUCCESS
}
