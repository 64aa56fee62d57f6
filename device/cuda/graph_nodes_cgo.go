package cuda

/*
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// CUDA_BATCH_MEM_OP_NODE_PARAMS as the driver has it. An operation is 48 bytes.
struct ferry_memops { uint64_t ctx; unsigned count; void *ops; unsigned flags; };
enum { FERRY_MEMOP = 48 };

static int ferry_graph_memops(void *f, uint64_t a, uint64_t b, uint64_t *node, void *deps, size_t n, uint64_t ctx, void *ops, unsigned count, unsigned flags)
{
	struct ferry_memops m = {ctx, count, ops, flags};
	if (node)
		return ((int (*)(uint64_t *, uint64_t, void *, size_t, void *))f)(node, a, deps, n, &m);
	if (a)
		return ((int (*)(uint64_t, uint64_t, void *))f)(a, b, &m);
	return ((int (*)(uint64_t, void *))f)(b, &m);
}
static int ferry_graph_get_memops(void *f, uint64_t node, struct ferry_memops *m) { return ((int (*)(uint64_t, void *))f)(node, m); }
static void ferry_memops_copy(void *to, struct ferry_memops *m) { memcpy(to, m->ops, (size_t)m->count * FERRY_MEMOP); }

// CUgraphNodeParams with a conditional node in it, as the driver has it: 256 bytes.
struct ferry_conditional { uint64_t handle; int type; unsigned size; uint64_t *graphs; uint64_t ctx; };
union ferry_node { struct { int type, zero[3]; struct ferry_conditional c; } n; char room[256]; };

static int ferry_graph_conditional(void *f, int v2, uint64_t *node, uint64_t g, void *deps, size_t n, struct ferry_conditional *c)
{
	union ferry_node p;
	memset(&p, 0, sizeof p);
	p.n.type = 13;
	p.n.c = *c;
	int rc = v2 ? ((int (*)(uint64_t *, uint64_t, void *, void *, size_t, void *))f)(node, g, deps, NULL, n, &p)
		    : ((int (*)(uint64_t *, uint64_t, void *, size_t, void *))f)(node, g, deps, n, &p);
	*c = p.n.c;
	return rc;
}

// The same with a child graph in it, to be moved.
union ferry_child { struct { int type, zero[3]; uint64_t graph; int ownership; } n; char room[256]; };

static int ferry_graph_move(void *f, uint64_t *node, uint64_t g, void *deps, size_t n, uint64_t child)
{
	union ferry_child p;
	memset(&p, 0, sizeof p);
	p.n.type = 4;
	p.n.graph = child;
	p.n.ownership = 1;
	return ((int (*)(uint64_t *, uint64_t, void *, void *, size_t, void *))f)(node, g, deps, NULL, n, &p);
}
static uint64_t ferry_body(struct ferry_conditional *c, unsigned i) { return c->graphs ? c->graphs[i] : 0; }
*/
import "C"

import (
	"unsafe"

	"ferry/api/cu"
)

func (t *Thread) graphMemOps(f unsafe.Pointer, a, b uint64, node *cu.GraphNode, after []cu.GraphNode, ctx cu.Context, ops []cu.StreamBatchMemOpParams_v1, flags uint32) cu.Result {
	if f == nil {
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	// The driver's struct points at the operations: they must lie in C's memory.
	size := C.size_t(len(ops)) * C.FERRY_MEMOP
	mem := C.malloc(size + 1)
	defer C.free(mem)
	if len(ops) > 0 {
		C.memcpy(mem, slicePtr(ops), size)
	}
	return cu.Result(C.ferry_graph_memops(f, C.uint64_t(a), C.uint64_t(b), (*C.uint64_t)(unsafe.Pointer(node)), slicePtr(after), C.size_t(len(after)),
		C.uint64_t(ctx), mem, C.uint(len(ops)), C.uint(flags)))
}

// GraphAddMemOps adds a batch of operations on memory words.
func (t *Thread) GraphAddMemOps(g cu.Graph, after []cu.GraphNode, ctx cu.Context, ops []cu.StreamBatchMemOpParams_v1, flags uint32) (n cu.GraphNode, rc cu.Result) {
	rc = t.graphMemOps(t.lib.graph.addMemOps, uint64(g), 0, &n, after, ctx, ops, flags)
	return n, rc
}

// GraphSetMemOps changes such a node, in the graph or in an executable graph.
func (t *Thread) GraphSetMemOps(exec cu.GraphExec, n cu.GraphNode, ctx cu.Context, ops []cu.StreamBatchMemOpParams_v1, flags uint32) cu.Result {
	if exec != 0 {
		return t.graphMemOps(t.lib.graph.execSetMemOps, uint64(exec), uint64(n), nil, nil, ctx, ops, flags)
	}
	return t.graphMemOps(t.lib.graph.setMemOps, 0, uint64(n), nil, nil, ctx, ops, flags)
}

// GraphGetMemOps returns a copy of the operations: the list itself belongs to the
// node.
func (t *Thread) GraphGetMemOps(n cu.GraphNode) (cu.Context, []cu.StreamBatchMemOpParams_v1, uint32, cu.Result) {
	var m C.struct_ferry_memops
	if t.lib.graph.getMemOps == nil {
		return 0, nil, 0, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	if rc := cu.Result(C.ferry_graph_get_memops(t.lib.graph.getMemOps, C.uint64_t(n), &m)); rc != cu.CUDA_SUCCESS {
		return 0, nil, 0, rc
	}
	ops := make([]cu.StreamBatchMemOpParams_v1, int(m.count))
	if len(ops) > 0 {
		C.ferry_memops_copy(slicePtr(ops), &m)
	}
	return cu.Context(m.ctx), ops, uint32(m.flags), cu.CUDA_SUCCESS
}

// GraphAddConditional adds a node that chooses a graph to run.
func (t *Thread) GraphAddConditional(g cu.Graph, after []cu.GraphNode, p cu.CUDA_CONDITIONAL_NODE_PARAMS) (cu.GraphNode, []cu.Graph, cu.Result) {
	f, v2 := t.lib.graph.addNode2, C.int(1)
	if f == nil {
		f, v2 = t.lib.graph.addNode, 0
	}
	if f == nil {
		return 0, nil, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	var n cu.GraphNode
	c := C.struct_ferry_conditional{handle: C.uint64_t(p.Handle), _type: C.int(p.Type), size: C.uint(p.Size), ctx: C.uint64_t(p.Ctx)}
	rc := cu.Result(C.ferry_graph_conditional(f, v2, (*C.uint64_t)(unsafe.Pointer(&n)), C.uint64_t(g), slicePtr(after), C.size_t(len(after)), &c))
	if rc != cu.CUDA_SUCCESS {
		return 0, nil, rc
	}
	bodies := make([]cu.Graph, 0, p.Size)
	for i := range p.Size {
		bodies = append(bodies, cu.Graph(C.ferry_body(&c, C.uint(i))))
	}
	return n, bodies, rc
}

// GraphMove adds a graph itself as a child. Drivers before 12.9 refuse it.
func (t *Thread) GraphMove(g cu.Graph, after []cu.GraphNode, child cu.Graph) (n cu.GraphNode, rc cu.Result) {
	if t.lib.graph.addNode2 == nil {
		return 0, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	rc = cu.Result(C.ferry_graph_move(t.lib.graph.addNode2, (*C.uint64_t)(unsafe.Pointer(&n)), C.uint64_t(g), slicePtr(after), C.size_t(len(after)), C.uint64_t(child)))
	return n, rc
}
