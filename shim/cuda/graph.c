/* shim/cuda/graph.c: kernels and copies as nodes of graphs. Kernel parameters are packed as for a launch; copies name device
 * memory or memory the server shares. Other nodes are in graph_nodes.c; what is plain is generated. Names of nodes are the
 * server's, which knows when they end. */
#include "graph.h"
#include "gen_send.h"
#include <stdlib.h>

CUresult shim_node_place(CUgraph g, const CUgraphNode *deps, size_t n, const CUgraphNode *out)
{
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_check(FERRY_KIND_CUgraph, g);
	return rc ? rc : out && (deps || !n) ? 0 : CUDA_ERROR_INVALID_VALUE;
}

/* The function of a kernel node: a function, or a kernel in either field. */
static CUfunction function_of(const CUDA_KERNEL_NODE_PARAMS_v2 *p) { return p->func ? p->func : (CUfunction)p->kern; }

static CUresult pack(const CUDA_KERNEL_NODE_PARAMS_v2 *p, const void **block, size_t *n, unsigned char *room, size_t room_n)
{
	struct shim_function *f = p ? shim_function_of(function_of(p)) : NULL;
	if (!f)
		return p ? CUDA_ERROR_INVALID_HANDLE : CUDA_ERROR_INVALID_VALUE;
	return shim_gather(f, p->kernelParams, p->extra, block, n, room, room_n);
}

static CUresult set_kernel(CUgraphExec exec, CUgraphNode node, const CUDA_KERNEL_NODE_PARAMS_v2 *p)
{
	unsigned char room[32768];
	const void *block;
	size_t n;
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_check(FERRY_KIND_CUgraphNode, node) ? CUDA_ERROR_INVALID_VALUE : pack(p, &block, &n, room, sizeof room);
	return rc ? rc : fx_GraphKernelSet(exec, node, function_of(p), p->gridDimX, p->gridDimY, p->gridDimZ, p->blockDimX, p->blockDimY, p->blockDimZ,
					   p->sharedMemBytes, p->extra ? 2 : 0, block, n);
}

static CUDA_KERNEL_NODE_PARAMS_v2 from_v1(const CUDA_KERNEL_NODE_PARAMS_v1 *p)
{
	CUDA_KERNEL_NODE_PARAMS_v2 q = {0};
	memcpy(&q, p, sizeof *p);
	return q;
}

CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t n, const CUDA_KERNEL_NODE_PARAMS_v2 *p)
{
	unsigned char room[32768];
	const void *block;
	size_t bytes;
	CUresult rc = shim_node_place(hGraph, dependencies, n, phGraphNode);
	if (!rc)
		rc = pack(p, &block, &bytes, room, sizeof room);
	return rc ? rc : fx_GraphKernel(phGraphNode, hGraph, dependencies, n, function_of(p), p->gridDimX, p->gridDimY, p->gridDimZ, p->blockDimX,
					p->blockDimY, p->blockDimZ, p->sharedMemBytes, p->extra ? 2 : 0, block, bytes);
}

CUresult cuGraphAddKernelNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t n, const CUDA_KERNEL_NODE_PARAMS_v1 *p)
{
	if (!p)
		return CUDA_ERROR_INVALID_VALUE;
	CUDA_KERNEL_NODE_PARAMS_v2 q = from_v1(p);
	return cuGraphAddKernelNode_v2(phGraphNode, hGraph, dependencies, n, &q);
}

CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v2 *p) { return set_kernel(NULL, hNode, p); }
CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec e, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v2 *p)
{
	return e ? set_kernel(e, hNode, p) : CUDA_ERROR_INVALID_VALUE;
}
CUresult cuGraphKernelNodeSetParams(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *p)
{
	CUDA_KERNEL_NODE_PARAMS_v2 q = p ? from_v1(p) : (CUDA_KERNEL_NODE_PARAMS_v2){0};
	return p ? set_kernel(NULL, hNode, &q) : CUDA_ERROR_INVALID_VALUE;
}
CUresult cuGraphExecKernelNodeSetParams(CUgraphExec e, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *p)
{
	CUDA_KERNEL_NODE_PARAMS_v2 q = p ? from_v1(p) : (CUDA_KERNEL_NODE_PARAMS_v2){0};
	return p ? cuGraphExecKernelNodeSetParams_v2(e, hNode, &q) : CUDA_ERROR_INVALID_VALUE;
}

/* The driver hands out pointers into the node. Ours live until the thread asks for the next node's. */
CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v2 *p)
{
	static _Thread_local struct { void *block, *at; } kept;
	struct ferry_array dims, params;
	CUfunction f;
	CUresult rc = shim_enter();
	if (!rc)
		rc = p && !shim_check(FERRY_KIND_CUgraphNode, hNode) ? 0 : CUDA_ERROR_INVALID_VALUE;
	if (rc || (rc = fx_GraphKernelGet(hNode, &f, &dims, &params)))
		return rc;
	struct shim_function *info = shim_function_of(f);
	const unsigned *v = dims.p;
	memset(p, 0, sizeof *p);
	if (dims.n >= 7) {
		p->gridDimX = v[0], p->gridDimY = v[1], p->gridDimZ = v[2];
		p->blockDimX = v[3], p->blockDimY = v[4], p->blockDimZ = v[5], p->sharedMemBytes = v[6];
	}
	free(dims.p);
	shim_thread_frees(&kept.block);
	shim_thread_frees(&kept.at);
	free(kept.block);
	free(kept.at);
	kept.block = params.p;
	kept.at = calloc((info ? info->params : 0) + 1, sizeof(void *));
	for (size_t i = 0; info && kept.at && i < info->params; i++)
		if (info->layout[i].offset < params.n) /* both are the server's word */
			((void **)kept.at)[i] = (char *)params.p + info->layout[i].offset;
	p->kernelParams = kept.at;
	if (ferry_handle_known(FERRY_KIND_CUkernel, (uint64_t)(uintptr_t)f))
		p->kern = (CUkernel)f;
	else
		p->func = f;
	if (info && info->kernel) /* cudart 13 looks for the kernel its function was made from */
		p->kern = info->kernel;
	return 0;
}

CUresult cuGraphKernelNodeGetParams(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v1 *p)
{
	CUDA_KERNEL_NODE_PARAMS_v2 q;
	CUresult rc = cuGraphKernelNodeGetParams_v2(hNode, p ? &q : NULL);
	if (!rc)
		memcpy(p, &q, sizeof *p);
	return rc;
}

/* --- copies */

static CUDA_MEMCPY3D_v2 settle(const CUDA_MEMCPY3D_v2 *given)
{
	CUDA_MEMCPY3D_v2 p = *given;
	if (p.srcMemoryType == CU_MEMORYTYPE_UNIFIED) {
		p.srcMemoryType = shim_is_device(p.srcDevice) ? CU_MEMORYTYPE_DEVICE : CU_MEMORYTYPE_HOST;
		p.srcHost = (void *)(uintptr_t)p.srcDevice;
	}
	if (p.dstMemoryType == CU_MEMORYTYPE_UNIFIED) {
		p.dstMemoryType = shim_is_device(p.dstDevice) ? CU_MEMORYTYPE_DEVICE : CU_MEMORYTYPE_HOST;
		p.dstHost = (void *)(uintptr_t)p.dstDevice;
	}
	return p;
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

CUresult shim_copy_token(const CUDA_MEMCPY3D_v2 *p, uint64_t *token)
{
	int src = p->srcMemoryType == CU_MEMORYTYPE_HOST, dst = p->dstMemoryType == CU_MEMORYTYPE_HOST;
	*token = 0;
	if (!src && !dst)
		return 0;
	if (!p->WidthInBytes || !p->Height || !p->Depth || !(dst ? p->dstHost : p->srcHost))
		return CUDA_ERROR_INVALID_VALUE;
	struct shim_box b = box_of(p, dst);
	if (shim_is_shared((uint64_t)(uintptr_t)b.base, span_of(&b)))
		return 0;
	if (src && dst)
		return shim_unsupported("graph copies from host to host");
	return shim_token_new((struct shim_token){.kind = TOKEN_COPY, .again = 1, .box = b}, token);
}

/* Pageable memory is taken at the call, as CUDA may. */
static int after_functions(const CUDA_MEMCPY3D_v2 *p)
{
	if (!shim_functions_due() || p->srcMemoryType != CU_MEMORYTYPE_HOST || !p->srcHost)
		return 0;
	struct shim_box b = box_of(p, 0);
	return shim_is_pinned(b.base, span_of(&b));
}

int shim_copy_in_turn(const CUDA_MEMCPY3D_v2 *p, CUstream s, CUresult *rc)
{
	uint64_t token;
	if (shim_enter() || shim_stream(&s))
		return 0;
	CUDA_MEMCPY3D_v2 q = settle(p);
	if (!shim_capturing(s) && !after_functions(&q))
		return 0;
	if ((q.srcMemoryType == CU_MEMORYTYPE_HOST) == (q.dstMemoryType == CU_MEMORYTYPE_HOST))
		return 0;
	*rc = shim_copy_token(&q, &token);
	if (!*rc && !token)
		return 0;
	if (!*rc && (*rc = fx_StreamCopy(s, &q, token)))
		shim_token_forget(token);
	return 1;
}

CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t n, const CUDA_MEMCPY3D_v2 *p, CUcontext ctx)
{
	CUresult rc = shim_node_place(hGraph, dependencies, n, phGraphNode);
	if (rc || !p)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	uint64_t token;
	CUDA_MEMCPY3D_v2 q = settle(p);
	if ((rc = shim_copy_token(&q, &token)))
		return rc;
	if ((rc = fx_GraphCopy(phGraphNode, hGraph, dependencies, n, &q, shim_ctx_or_current(ctx), token)) && token)
		shim_token_forget(token);
	return rc;
}

static CUresult set_copy(CUgraphExec e, CUgraphNode node, const CUDA_MEMCPY3D_v2 *p, CUcontext ctx)
{
	CUresult rc = shim_enter();
	if (rc || !p || shim_check(FERRY_KIND_CUgraphNode, node))
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	uint64_t token;
	CUDA_MEMCPY3D_v2 q = settle(p);
	if ((rc = shim_copy_token(&q, &token)))
		return rc;
	if ((rc = fx_GraphCopySet(e, node, &q, shim_ctx_or_current(ctx), token)) && token)
		shim_token_forget(token);
	return rc;
}

CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D_v2 *p) { return set_copy(NULL, hNode, p, NULL); }
CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec e, CUgraphNode hNode, const CUDA_MEMCPY3D_v2 *p, CUcontext ctx)
{
	return e ? set_copy(e, hNode, p, ctx) : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D_v2 *p)
{
	CUresult rc = shim_enter();
	if (!rc)
		rc = p ? shim_check(FERRY_KIND_CUgraphNode, hNode) : CUDA_ERROR_INVALID_VALUE;
	return rc ? rc : fx_GraphCopyGet(hNode, p);
}
