/* shim/cuda/graph_copy.c: copies that use this process's memory when a stream or a graph comes to them, and copies as nodes of graphs.
 *
 * Such a copy names device memory, memory the server shares, or a token (token.h) for memory that only this process has. */
#include "graph_copy.h"
#include "blocking.h"
#include "callreport.h"
#include "capture.h"
#include "context_stack.h"
#include "gen_send.h"
#include "graph.h"
#include "handles.h"
#include "thread.h"
#include "token.h"

static struct endpoint resolve_end(CUmemorytype type, const void *host, CUdeviceptr device)
{
	if (type == CU_MEMORYTYPE_ARRAY)
		return (struct endpoint){0};
	return endpoint_at(type == CU_MEMORYTYPE_HOST ? (uint64_t)(uintptr_t)host : device);
}

struct copy_ends shim_copy_ends(const CUDA_MEMCPY3D_v2 *p)
{
	return (struct copy_ends){resolve_end(p->dstMemoryType, p->dstHost, p->dstDevice), resolve_end(p->srcMemoryType, p->srcHost, p->srcDevice)};
}

/* The same copy, with "device" or "host" for each end that left it to the address. */
static CUDA_MEMCPY3D_v2 name_types(const CUDA_MEMCPY3D_v2 *given, const struct copy_ends *ends)
{
	CUDA_MEMCPY3D_v2 p = *given;
	if (p.srcMemoryType == CU_MEMORYTYPE_UNIFIED) {
		p.srcMemoryType = endpoint_is_device(&ends->src) ? CU_MEMORYTYPE_DEVICE : CU_MEMORYTYPE_HOST;
		p.srcHost = (void *)(uintptr_t)p.srcDevice;
	}
	if (p.dstMemoryType == CU_MEMORYTYPE_UNIFIED) {
		p.dstMemoryType = endpoint_is_device(&ends->dst) ? CU_MEMORYTYPE_DEVICE : CU_MEMORYTYPE_HOST;
		p.dstHost = (void *)(uintptr_t)p.dstDevice;
	}
	return p;
}

/* What the driver refuses of a node's copy before it looks at the memory. It does not look at fields that an end of this type has not got, so
 * they are cleared. */
static CUresult check_node(CUDA_MEMCPY3D_v2 *p)
{
	size_t sum;
	if ((unsigned)p->srcMemoryType - 1 >= CU_MEMORYTYPE_UNIFIED || (unsigned)p->dstMemoryType - 1 >= CU_MEMORYTYPE_UNIFIED)
		return CUDA_ERROR_INVALID_VALUE;
	if (__builtin_add_overflow(p->srcXInBytes, p->WidthInBytes, &sum) || __builtin_add_overflow(p->dstXInBytes, p->WidthInBytes, &sum) ||
	    __builtin_add_overflow(p->srcY, p->Height, &sum) || __builtin_add_overflow(p->dstY, p->Height, &sum) ||
	    (p->srcMemoryType == CU_MEMORYTYPE_DEVICE && __builtin_add_overflow(p->srcZ, p->Depth, &sum)) ||
	    (p->dstMemoryType == CU_MEMORYTYPE_DEVICE && __builtin_add_overflow(p->dstZ, p->Depth, &sum)))
		return CUDA_ERROR_INVALID_VALUE;
	p->srcArray = p->srcMemoryType == CU_MEMORYTYPE_ARRAY ? p->srcArray : NULL;
	p->dstArray = p->dstMemoryType == CU_MEMORYTYPE_ARRAY ? p->dstArray : NULL;
	p->srcLOD = p->dstLOD = 0;
	return 0;
}

/* The client's end of a copy as a box. */
static struct shim_box box_of(const CUDA_MEMCPY3D_v2 *p, int dst)
{
	uint64_t pitch = dst ? p->dstPitch : p->srcPitch, height = dst ? p->dstHeight : p->srcHeight;
	uint64_t x = dst ? p->dstXInBytes : p->srcXInBytes, y = dst ? p->dstY : p->srcY, z = dst ? p->dstZ : p->srcZ;
	/* A row of its own needs no pitch, a slice of its own no height. */
	pitch = pitch ? pitch : x + p->WidthInBytes;
	height = height ? height : y + p->Height;
	unsigned char *at = dst ? p->dstHost : (unsigned char *)(uintptr_t)p->srcHost;
	return (struct shim_box){at + z * pitch * height + y * pitch + x, pitch, pitch * height, p->WidthInBytes, p->Height, p->Depth};
}

static uint64_t span_of(const struct shim_box *b) { return (b->depth - 1) * b->slice + (b->height - 1) * b->pitch + b->width; }

/* The end of a copy that a box stands for, from the first byte of the box to its last. */
static struct endpoint end_of_box(const struct shim_box *b, const struct endpoint *base)
{
	struct endpoint e = *base;
	endpoint_move(&e, (uint64_t)(uintptr_t)b->base - e.at);
	endpoint_span(&e, span_of(b));
	return e;
}

/* A token for a copy with one end in memory that only this process has; 0 for other copies. */
static CUresult make_token(const CUDA_MEMCPY3D_v2 *p, const struct copy_ends *ends, uint64_t *token)
{
	int src = p->srcMemoryType == CU_MEMORYTYPE_HOST, dst = p->dstMemoryType == CU_MEMORYTYPE_HOST;
	*token = 0;
	if (!src && !dst)
		return 0;
	if (!p->WidthInBytes || !p->Height || !p->Depth || !(dst ? p->dstHost : p->srcHost))
		return CUDA_ERROR_INVALID_VALUE;
	struct shim_box b = box_of(p, dst);
	struct endpoint e = end_of_box(&b, dst ? &ends->dst : &ends->src);
	if (endpoint_is_shared(&e))
		return 0;
	if (src && dst)
		return shim_unsupported("graph copies from host to host");
	return shim_token_new((struct shim_token){.kind = TOKEN_COPY, .again = 1, .box = b, .writes = dst}, token);
}

/* May host functions that the stream calls first write the source? Pageable memory is read at the call, as CUDA may. */
static int after_functions(const CUDA_MEMCPY3D_v2 *p, const struct copy_ends *ends)
{
	if (!shim_functions_due() || p->srcMemoryType != CU_MEMORYTYPE_HOST || !p->srcHost)
		return 0;
	struct shim_box b = box_of(p, 0);
	struct endpoint e = end_of_box(&b, &ends->src);
	return endpoint_is_pinned(&e);
}

/* Is it a copy of an array into pinned memory that only this process has? The call must not wait for it. */
static int into_pinned(const CUDA_MEMCPY3D_v2 *p, const struct copy_ends *ends)
{
	if (p->srcMemoryType != CU_MEMORYTYPE_ARRAY || p->dstMemoryType != CU_MEMORYTYPE_HOST || !p->dstHost)
		return 0;
	struct shim_box b = box_of(p, 1);
	struct endpoint e = end_of_box(&b, &ends->dst);
	return endpoint_is_pinned(&e) && !endpoint_is_shared(&e);
}

int shim_copy_in_turn(const CUDA_MEMCPY3D_v2 *p, const struct copy_ends *ends, CUstream s, CUresult *rc)
{
	uint64_t token;
	if (shim_enter() || shim_resolve_stream(&s))
		return 0;
	CUDA_MEMCPY3D_v2 q = name_types(p, ends);
	if (!shim_capturing(s) && !after_functions(&q, ends) && !into_pinned(&q, ends))
		return 0;
	if ((q.srcMemoryType == CU_MEMORYTYPE_HOST) == (q.dstMemoryType == CU_MEMORYTYPE_HOST))
		return 0;
	*rc = make_token(&q, ends, &token);
	if (!*rc && !token)
		return 0;
	if (!*rc && (*rc = fx_StreamCopy(s, &q, token)))
		shim_token_forget(token);
	if (!*rc && q.dstMemoryType == CU_MEMORYTYPE_HOST)
		blocking_note_write(s);
	return 1;
}

/* The server makes room for a copy of pageable memory, in a context: where none is current, in that of the copy. */
static int borrow_context(CUcontext ctx) { return ctx && !shim_ctx_top() && !cuCtxPushCurrent_v2(ctx); }
static void return_context(int borrowed)
{
	if (borrowed)
		cuCtxPopCurrent_v2(NULL);
}

CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t n, const CUDA_MEMCPY3D_v2 *p, CUcontext ctx)
{
	CUresult rc = shim_node_place(hGraph, dependencies, n, phGraphNode);
	if (!rc && ctx)
		rc = shim_check_handle(FERRY_KIND_CUcontext, ctx);
	if (rc || !p)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	uint64_t token;
	struct copy_ends ends = shim_copy_ends(p);
	CUDA_MEMCPY3D_v2 q = name_types(p, &ends);
	if ((rc = check_node(&q)) || (rc = make_token(&q, &ends, &token)))
		return rc;
	int borrowed = borrow_context(ctx);
	if ((rc = fx_GraphCopy(phGraphNode, hGraph, dependencies, n, &q, shim_ctx_or_current(ctx), token)) && token)
		shim_token_forget(token);
	return_context(borrowed);
	return rc;
}

static CUresult set_copy(CUgraphExec e, CUgraphNode node, const CUDA_MEMCPY3D_v2 *p, CUcontext ctx)
{
	CUresult rc = shim_enter();
	if (rc || !p || shim_check_handle(FERRY_KIND_CUgraphNode, node))
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	uint64_t token;
	struct copy_ends ends = shim_copy_ends(p);
	CUDA_MEMCPY3D_v2 q = name_types(p, &ends);
	if ((rc = check_node(&q)) || (rc = make_token(&q, &ends, &token)))
		return rc;
	int borrowed = borrow_context(ctx);
	if ((rc = fx_GraphCopySet(e, node, &q, shim_ctx_or_current(ctx), token)) && token)
		shim_token_forget(token);
	return_context(borrowed);
	return rc;
}

CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D_v2 *p) { return set_copy(NULL, hNode, p, NULL); }
CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec e, CUgraphNode hNode, const CUDA_MEMCPY3D_v2 *p, CUcontext ctx)
{
	CUresult rc = e && ctx && !shim_enter() ? shim_check_handle(FERRY_KIND_CUcontext, ctx) : 0;
	return rc ? rc : e ? set_copy(e, hNode, p, ctx) : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D_v2 *p)
{
	CUresult rc = shim_enter();
	if (!rc)
		rc = p ? shim_check_handle(FERRY_KIND_CUgraphNode, hNode) : CUDA_ERROR_INVALID_VALUE;
	return rc ? rc : fx_GraphCopyGet(hNode, p);
}
