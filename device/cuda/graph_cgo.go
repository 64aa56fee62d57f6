package cuda

/*
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// CUDA_KERNEL_NODE_PARAMS_v2 as the driver has it.
struct ferry_kernel { uint64_t func; unsigned d[7]; void **params, **extra; uint64_t kern, ctx; };

static int ferry_graph_kernel(void *f, uint64_t a, uint64_t b, uint64_t *node, void *deps, size_t deps_n, uint64_t fn, int is_kernel, unsigned *d,
			      char *params, size_t bytes, uint32_t *at, size_t n)
{
	void *room[n + 1], *extra[] = {(void *)1, params, (void *)2, &bytes, NULL};
	struct ferry_kernel k = {is_kernel ? 0 : fn, {d[0], d[1], d[2], d[3], d[4], d[5], d[6]}, NULL, NULL, is_kernel ? fn : 0, 0};
	for (size_t i = 0; i < n; i++)
		room[i] = params + at[2 * i];
	if (n)
		k.params = room;
	else if (bytes)
		k.extra = extra;
	if (node)
		return ((int (*)(uint64_t *, uint64_t, void *, size_t, void *))f)(node, a, deps, deps_n, &k);
	if (a)
		return ((int (*)(uint64_t, uint64_t, void *))f)(a, b, &k);
	return ((int (*)(uint64_t, void *))f)(b, &k);
}

static int ferry_graph_get_kernel(void *f, uint64_t node, struct ferry_kernel *k) { return ((int (*)(uint64_t, void *))f)(node, k); }

// Pack what the driver's pointers point at.
static void ferry_pack(struct ferry_kernel *k, char *out, uint32_t *at, size_t n)
{
	for (size_t i = 0; i < n && k->params; i++)
		memcpy(out + at[2 * i], k->params[i], at[2 * i + 1]);
}
static int ferry_graph_copy(void *f, uint64_t a, uint64_t b, uint64_t *node, void *deps, size_t n, void *copy, uint64_t ctx)
{
	if (node)
		return ((int (*)(uint64_t *, uint64_t, void *, size_t, void *, uint64_t))f)(node, a, deps, n, copy, ctx);
	if (a)
		return ((int (*)(uint64_t, uint64_t, void *, uint64_t))f)(a, b, copy, ctx);
	return ((int (*)(uint64_t, void *))f)(b, copy);
}
*/
import "C"

import (
	"unsafe"

	"ferry/api/cu"
	"ferry/device"
)

// graphCalls are the driver's calls about nodes that take structs of pointers.
type graphCalls struct {
	addKernel, setKernel, execSetKernel, getKernel, addCopy, setCopy, execSetCopy unsafe.Pointer
	addHost, setHost, execSetHost, getHost, userObject                            unsafe.Pointer
	addMemOps, setMemOps, execSetMemOps, getMemOps, addNode, addNode2             unsafe.Pointer
}

func (t *Thread) graphKernel(f unsafe.Pointer, a, b uint64, node *cu.GraphNode, after []cu.GraphNode, l *device.Launch) cu.Result {
	if f == nil {
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	if l.Func == 0 {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	if ctx, rc := t.CtxGetCurrent(); rc != cu.CUDA_SUCCESS || ctx == 0 {
		return cu.CUDA_ERROR_INVALID_CONTEXT // driver 580 crashes without one
	}
	d := [7]C.uint{
		C.uint(l.Grid[0]), C.uint(l.Grid[1]), C.uint(l.Grid[2]),
		C.uint(l.Block[0]), C.uint(l.Block[1]), C.uint(l.Block[2]), C.uint(l.Shared),
	}
	kernel := C.int(0)
	if l.Kernel {
		kernel = 1
	}
	return cu.Result(C.ferry_graph_kernel(f, C.uint64_t(a), C.uint64_t(b), (*C.uint64_t)(unsafe.Pointer(node)), slicePtr(after), C.size_t(len(after)),
		C.uint64_t(l.Func), kernel, &d[0], (*C.char)(slicePtr(l.Params)), C.size_t(len(l.Params)),
		(*C.uint32_t)(slicePtr(l.Layout)), C.size_t(len(l.Layout))))
}

// GraphAddKernel adds a kernel node.
func (t *Thread) GraphAddKernel(g cu.Graph, after []cu.GraphNode, l *device.Launch) (n cu.GraphNode, rc cu.Result) {
	rc = t.graphKernel(t.lib.graph.addKernel, uint64(g), 0, &n, after, l)
	return n, rc
}

// GraphSetKernel changes such a node, in the graph or in an executable graph.
func (t *Thread) GraphSetKernel(exec cu.GraphExec, n cu.GraphNode, l *device.Launch) cu.Result {
	if exec != 0 {
		return t.graphKernel(t.lib.graph.execSetKernel, uint64(exec), uint64(n), nil, nil, l)
	}
	return t.graphKernel(t.lib.graph.setKernel, 0, uint64(n), nil, nil, l)
}

// GraphGetKernel returns the launch of such a node.
func (t *Thread) GraphGetKernel(n cu.GraphNode, layout func(cu.Function) []cu.FerryParam) (l device.Launch, rc cu.Result) {
	var k C.struct_ferry_kernel
	if t.lib.graph.getKernel == nil {
		return l, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	rc = cu.Result(C.ferry_graph_get_kernel(t.lib.graph.getKernel, C.uint64_t(n), &k))
	if rc != cu.CUDA_SUCCESS {
		return l, rc
	}
	l.Func, l.Kernel = cu.Function(k._func), false
	if k.kern != 0 {
		l.Func, l.Kernel = cu.Function(k.kern), true
	}
	l.Layout = layout(l.Func)
	size := uint32(0)
	for _, p := range l.Layout {
		size = max(size, p.Offset+p.Size)
	}
	l.Params = make([]byte, size)
	if size > 0 {
		C.ferry_pack(&k, (*C.char)(slicePtr(l.Params)), (*C.uint32_t)(slicePtr(l.Layout)), C.size_t(len(l.Layout)))
	}
	for i := range 3 {
		l.Grid[i], l.Block[i] = uint32(k.d[i]), uint32(k.d[3+i])
	}
	l.Shared = uint32(k.d[6])
	return l, rc
}

// setHostEnd makes memory of HostAlloc the host end of a copy.
func setHostEnd(d *cu.CUDA_MEMCPY3D_v2, host []byte) {
	at := uint64(uintptr(unsafe.Pointer(unsafe.SliceData(host))))
	switch {
	case host == nil:
	case d.SrcMemoryType == cu.CU_MEMORYTYPE_HOST:
		d.SrcHost = at
	case d.DstMemoryType == cu.CU_MEMORYTYPE_HOST:
		d.DstHost = at
	}
}

func (t *Thread) graphCopy(f unsafe.Pointer, a, b uint64, node *cu.GraphNode, after []cu.GraphNode, given *cu.CUDA_MEMCPY3D_v2, host []byte, ctx cu.Context) cu.Result {
	d := *given // the caller's may lie beside Go pointers
	setHostEnd(&d, host)
	if f == nil {
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	return cu.Result(C.ferry_graph_copy(f, C.uint64_t(a), C.uint64_t(b), (*C.uint64_t)(unsafe.Pointer(node)), slicePtr(after), C.size_t(len(after)),
		unsafe.Pointer(&d), C.uint64_t(ctx)))
}

// GraphAddCopy adds a copy node.
func (t *Thread) GraphAddCopy(g cu.Graph, after []cu.GraphNode, d *cu.CUDA_MEMCPY3D_v2, host []byte, ctx cu.Context) (n cu.GraphNode, rc cu.Result) {
	rc = t.graphCopy(t.lib.graph.addCopy, uint64(g), 0, &n, after, d, host, ctx)
	return n, rc
}

// GraphSetCopy changes such a node, in the graph or in an executable graph.
func (t *Thread) GraphSetCopy(exec cu.GraphExec, n cu.GraphNode, d *cu.CUDA_MEMCPY3D_v2, host []byte, ctx cu.Context) cu.Result {
	if exec != 0 {
		return t.graphCopy(t.lib.graph.execSetCopy, uint64(exec), uint64(n), nil, nil, d, host, ctx)
	}
	return t.graphCopy(t.lib.graph.setCopy, 0, uint64(n), nil, nil, d, host, ctx)
}
