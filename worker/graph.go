package worker

import (
	"ferry/cu"
	"ferry/wire"
)

// nodes translates the nodes a new one depends on.
func (w *Worker) nodes(list []cu.GraphNode) ([]cu.GraphNode, cu.Result) {
	real := make([]cu.GraphNode, len(list))
	for i, h := range list {
		n, ok := w.handles.Real(cu.KindGraphNode, uint64(h))
		if !ok || n == 0 {
			return nil, cu.CUDA_ERROR_INVALID_VALUE
		}
		real[i] = cu.GraphNode(n)
	}
	return real, cu.CUDA_SUCCESS
}

// plain reports whether no edge carries data, which takes calls of CUDA 12.3.
func plain(edges []cu.GraphEdgeData) bool {
	for _, e := range edges {
		if e.From_port != 0 || e.To_port != 0 || e.Type != 0 {
			return false
		}
	}
	return true
}

func (w *Worker) cmdGraphKernel(q *wire.GraphKernelRequest, _ *wire.GraphKernelReply) cu.Result {
	g, ok := w.handles.Real(cu.KindGraph, uint64(q.Graph))
	if !ok || g == 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if !plain(q.Edges) {
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	after, rc := w.nodes(q.Dependencies)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	l, rc := w.kernel(q.Func, [3]uint32{q.GridX, q.GridY, q.GridZ}, [3]uint32{q.BlockX, q.BlockY, q.BlockZ}, q.Shared, q.Flags, q.Params)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	n, rc := w.dev.GraphAddKernel(cu.Graph(g), after, l)
	return w.bind(cu.KindGraphNode, uint64(q.Node), uint64(n), rc)
}

func (w *Worker) cmdGraphKernelSet(q *wire.GraphKernelSetRequest, _ *wire.GraphKernelSetReply) cu.Result {
	exec, ok1 := w.handles.Real(cu.KindGraphExec, uint64(q.Exec))
	n, ok2 := w.handles.Real(cu.KindGraphNode, uint64(q.Node))
	if !ok1 || !ok2 || n == 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	l, rc := w.kernel(q.Func, [3]uint32{q.GridX, q.GridY, q.GridZ}, [3]uint32{q.BlockX, q.BlockY, q.BlockZ}, q.Shared, q.Flags, q.Params)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	return w.dev.GraphSetKernel(cu.GraphExec(exec), cu.GraphNode(n), l)
}

func (w *Worker) cmdGraphKernelGet(q *wire.GraphKernelGetRequest, a *wire.GraphKernelGetReply) cu.Result {
	n, ok := w.handles.Real(cu.KindGraphNode, uint64(q.Node))
	if !ok || n == 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	l, rc := w.dev.GraphGetKernel(cu.GraphNode(n), func(f cu.Function) []cu.FerryParam { return w.layouts[uint64(f)] })
	kind := cu.KindFunction
	if l.Kernel {
		kind = cu.KindKernel
	}
	a.Func = cu.Function(w.handles.Virtual(kind, uint64(l.Func)))
	a.Dims = []uint32{l.Grid[0], l.Grid[1], l.Grid[2], l.Block[0], l.Block[1], l.Block[2], l.Shared}
	a.Params = l.Params
	return rc
}

// copyNode checks a copy that a graph will run again and again: host memory in
// it must be memory the client shares.
func (w *Worker) copyNode(d *cu.CUDA_MEMCPY3D_v2) cu.Result {
	src, dst := d.SrcHost, d.DstHost
	if rc := w.admitCopy3D(d); rc != cu.CUDA_SUCCESS {
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
		if !w.isShared(end.at) {
			return cu.CUDA_ERROR_NOT_SUPPORTED
		}
		*end.to = end.at
	}
	return cu.CUDA_SUCCESS
}

func (w *Worker) isShared(addr uint64) bool {
	for base, s := range w.shared {
		if addr >= base && addr-base < s.size {
			return true
		}
	}
	return false
}

func (w *Worker) cmdGraphCopy(q *wire.GraphCopyRequest, _ *wire.GraphCopyReply) cu.Result {
	g, ok1 := w.handles.Real(cu.KindGraph, uint64(q.Graph))
	ctx, ok2 := w.handles.Real(cu.KindContext, uint64(q.Ctx))
	if !ok1 || !ok2 || g == 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	after, rc := w.nodes(q.Dependencies)
	if rc == cu.CUDA_SUCCESS {
		rc = w.copyNode(&q.Copy)
	}
	if rc == cu.CUDA_SUCCESS && !plain(q.Edges) {
		rc = cu.CUDA_ERROR_NOT_SUPPORTED
	}
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	n, rc := w.dev.GraphAddCopy(cu.Graph(g), after, &q.Copy, cu.Context(ctx))
	return w.bind(cu.KindGraphNode, uint64(q.Node), uint64(n), rc)
}

func (w *Worker) cmdGraphCopySet(q *wire.GraphCopySetRequest, _ *wire.GraphCopySetReply) cu.Result {
	exec, ok1 := w.handles.Real(cu.KindGraphExec, uint64(q.Exec))
	n, ok2 := w.handles.Real(cu.KindGraphNode, uint64(q.Node))
	ctx, ok3 := w.handles.Real(cu.KindContext, uint64(q.Ctx))
	if !ok1 || !ok2 || !ok3 || n == 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	if rc := w.copyNode(&q.Copy); rc != cu.CUDA_SUCCESS {
		return rc
	}
	return w.dev.GraphSetCopy(cu.GraphExec(exec), cu.GraphNode(n), &q.Copy, cu.Context(ctx))
}
