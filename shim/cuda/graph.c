/* shim/cuda/graph.c: graph nodes whose parameters hold pointers. Kernel parameters are packed as for a launch; copies name device
 * memory or memory the server shares. The rest of the graph calls are plain and generated. */
#include "mem.h"
#include "gen_send.h"
#include <stdlib.h>

struct deps { const CUgraphNode *nodes; const CUgraphEdgeData *edges; size_t n; };

static CUresult known(CUgraph g, struct deps d, CUgraphNode *out)
{
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_check(FERRY_KIND_CUgraph, g) ? CUDA_ERROR_INVALID_VALUE : 0;
	return rc ? rc : out && (d.nodes || !d.n) ? 0 : CUDA_ERROR_INVALID_VALUE;
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

static CUresult add_kernel(CUgraphNode *out, CUgraph g, struct deps d, const CUDA_KERNEL_NODE_PARAMS_v2 *p)
{
	unsigned char room[32768];
	const void *block;
	size_t n;
	CUresult rc = pack(p, &block, &n, room, sizeof room);
	CUgraphNode h = rc ? NULL : shim_mint(FERRY_KIND_CUgraphNode);
	if (rc || !h)
		return rc ? rc : CUDA_ERROR_OUT_OF_MEMORY;
	rc = fx_GraphKernel(h, g, d.nodes, d.n, d.edges, d.edges ? d.n : 0, function_of(p), p->gridDimX, p->gridDimY, p->gridDimZ, p->blockDimX, p->blockDimY,
			    p->blockDimZ, p->sharedMemBytes, p->extra ? 2 : 0, block, n);
	if (rc)
		shim_drop(FERRY_KIND_CUgraphNode, h);
	else
		*out = h;
	return rc;
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
	struct deps d = {dependencies, NULL, n};
	CUresult rc = known(hGraph, d, phGraphNode);
	return rc ? rc : add_kernel(phGraphNode, hGraph, d, p);
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
		((void **)kept.at)[i] = (char *)params.p + info->layout[i].offset;
	p->kernelParams = kept.at;
	if (ferry_known(FERRY_KIND_CUkernel, (uint64_t)(uintptr_t)f))
		p->kern = (CUkernel)f;
	p->func = f;
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

static CUresult add_copy(CUgraphNode *out, CUgraph g, struct deps d, const CUDA_MEMCPY3D_v2 *p, CUcontext ctx)
{
	if (!p)
		return CUDA_ERROR_INVALID_VALUE;
	CUDA_MEMCPY3D_v2 q = settle(p);
	CUgraphNode h = shim_mint(FERRY_KIND_CUgraphNode);
	if (!h)
		return CUDA_ERROR_OUT_OF_MEMORY;
	if (!ctx && shim_ctx_top())
		ctx = shim_ctx_top()->handle;
	CUresult rc = fx_GraphCopy(h, g, d.nodes, d.n, d.edges, d.edges ? d.n : 0, &q, ctx);
	if (rc)
		shim_drop(FERRY_KIND_CUgraphNode, h);
	else
		*out = h;
	return rc;
}

CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t n, const CUDA_MEMCPY3D_v2 *p, CUcontext ctx)
{
	struct deps d = {dependencies, NULL, n};
	CUresult rc = known(hGraph, d, phGraphNode);
	return rc ? rc : add_copy(phGraphNode, hGraph, d, p, ctx);
}

static CUresult set_copy(CUgraphExec e, CUgraphNode node, const CUDA_MEMCPY3D_v2 *p, CUcontext ctx)
{
	CUresult rc = shim_enter();
	if (rc || !p || shim_check(FERRY_KIND_CUgraphNode, node))
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	CUDA_MEMCPY3D_v2 q = settle(p);
	return fx_GraphCopySet(e, node, &q, ctx);
}

CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D_v2 *p) { return set_copy(NULL, hNode, p, NULL); }
CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec e, CUgraphNode hNode, const CUDA_MEMCPY3D_v2 *p, CUcontext ctx)
{
	return e ? set_copy(e, hNode, p, ctx) : CUDA_ERROR_INVALID_VALUE;
}

/* --- nodes by type */

static CUDA_MEMSET_NODE_PARAMS_v1 memset_v1(const CUDA_MEMSET_NODE_PARAMS_v2 *p)
{
	CUDA_MEMSET_NODE_PARAMS_v1 q;
	memcpy(&q, p, sizeof q);
	return q;
}

static CUcontext context_or_current(CUcontext c) { return c || !shim_ctx_top() ? c : shim_ctx_top()->handle; }

CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t n,
			   CUgraphNodeParams *p)
{
	struct deps d = {dependencies, dependencyData, n};
	CUresult rc = known(hGraph, d, phGraphNode);
	if (rc || !p)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	CUDA_MEMSET_NODE_PARAMS_v1 set;
	switch (p->type) {
	case CU_GRAPH_NODE_TYPE_KERNEL: return add_kernel(phGraphNode, hGraph, d, (const CUDA_KERNEL_NODE_PARAMS_v2 *)&p->anon0.kernel);
	case CU_GRAPH_NODE_TYPE_MEMCPY: return add_copy(phGraphNode, hGraph, d, &p->anon0.memcpy.copyParams, p->anon0.memcpy.copyCtx);
	case CU_GRAPH_NODE_TYPE_MEMSET:
		set = memset_v1(&p->anon0.memset);
		return cuGraphAddMemsetNode(phGraphNode, hGraph, dependencies, n, &set, context_or_current(p->anon0.memset.ctx));
	case CU_GRAPH_NODE_TYPE_GRAPH: return cuGraphAddChildGraphNode(phGraphNode, hGraph, dependencies, n, p->anon0.graph.graph);
	case CU_GRAPH_NODE_TYPE_EMPTY: return cuGraphAddEmptyNode(phGraphNode, hGraph, dependencies, n);
	case CU_GRAPH_NODE_TYPE_WAIT_EVENT: return cuGraphAddEventWaitNode(phGraphNode, hGraph, dependencies, n, p->anon0.eventWait.event);
	case CU_GRAPH_NODE_TYPE_EVENT_RECORD: return cuGraphAddEventRecordNode(phGraphNode, hGraph, dependencies, n, p->anon0.eventRecord.event);
	}
	return shim_unsupported("cuGraphAddNode of that type");
}

CUresult cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t n, CUgraphNodeParams *p)
{
	return cuGraphAddNode_v2(phGraphNode, hGraph, dependencies, NULL, n, p);
}

CUresult cuGraphNodeSetParams(CUgraphNode hNode, const CUgraphNodeParams *p)
{
	CUDA_MEMSET_NODE_PARAMS_v1 set;
	if (!p)
		return CUDA_ERROR_INVALID_VALUE;
	switch (p->type) {
	case CU_GRAPH_NODE_TYPE_KERNEL: return set_kernel(NULL, hNode, (const CUDA_KERNEL_NODE_PARAMS_v2 *)&p->anon0.kernel);
	case CU_GRAPH_NODE_TYPE_MEMCPY: return set_copy(NULL, hNode, &p->anon0.memcpy.copyParams, p->anon0.memcpy.copyCtx);
	case CU_GRAPH_NODE_TYPE_MEMSET: set = memset_v1(&p->anon0.memset); return cuGraphMemsetNodeSetParams(hNode, &set);
	case CU_GRAPH_NODE_TYPE_WAIT_EVENT: return cuGraphEventWaitNodeSetEvent(hNode, p->anon0.eventWait.event);
	case CU_GRAPH_NODE_TYPE_EVENT_RECORD: return cuGraphEventRecordNodeSetEvent(hNode, p->anon0.eventRecord.event);
	}
	return shim_unsupported("cuGraphNodeSetParams of that type");
}

CUresult cuGraphExecNodeSetParams(CUgraphExec e, CUgraphNode hNode, const CUgraphNodeParams *p)
{
	CUDA_MEMSET_NODE_PARAMS_v1 set;
	if (!p)
		return CUDA_ERROR_INVALID_VALUE;
	switch (p->type) {
	case CU_GRAPH_NODE_TYPE_KERNEL: return cuGraphExecKernelNodeSetParams_v2(e, hNode, (const CUDA_KERNEL_NODE_PARAMS_v2 *)&p->anon0.kernel);
	case CU_GRAPH_NODE_TYPE_MEMCPY: return cuGraphExecMemcpyNodeSetParams(e, hNode, &p->anon0.memcpy.copyParams, context_or_current(p->anon0.memcpy.copyCtx));
	case CU_GRAPH_NODE_TYPE_MEMSET:
		set = memset_v1(&p->anon0.memset);
		return cuGraphExecMemsetNodeSetParams(e, hNode, &set, context_or_current(p->anon0.memset.ctx));
	case CU_GRAPH_NODE_TYPE_GRAPH: return cuGraphExecChildGraphNodeSetParams(e, hNode, p->anon0.graph.graph);
	case CU_GRAPH_NODE_TYPE_WAIT_EVENT: return cuGraphExecEventWaitNodeSetEvent(e, hNode, p->anon0.eventWait.event);
	case CU_GRAPH_NODE_TYPE_EVENT_RECORD: return cuGraphExecEventRecordNodeSetEvent(e, hNode, p->anon0.eventRecord.event);
	}
	return shim_unsupported("cuGraphExecNodeSetParams of that type");
}

CUresult cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *p)
{
	if (!p)
		return CUDA_ERROR_INVALID_VALUE;
	CUresult rc = cuGraphInstantiateWithFlags(phGraphExec, hGraph, p->flags & ~(cuuint64_t)CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD);
	p->hErrNode_out = NULL;
	p->result_out = rc ? CUDA_GRAPH_INSTANTIATE_ERROR : CUDA_GRAPH_INSTANTIATE_SUCCESS;
	if (!rc && (p->flags & CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD))
		rc = cuGraphUpload(*phGraphExec, p->hUploadStream);
	return rc;
}
