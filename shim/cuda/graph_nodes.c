/* shim/cuda/graph_nodes.c: nodes that call the application, wait for and write memory words, decide, allocate and free; and nodes
 * of any type by one call. */
#include "callreport.h"
#include "context_stack.h"
#include "device.h"
#include "gen_send.h"
#include "graph.h"
#include "handles.h"
#include "mem.h"
#include "primary_context.h"
#include "thread.h"
#include "token.h"
#include <stdlib.h>

/* --- host functions: the server knows a token, which stays until no graph can call it */

static CUresult host_token(const CUDA_HOST_NODE_PARAMS_v1 *p, uint64_t *token)
{
	if (!p || !p->fn)
		return CUDA_ERROR_INVALID_VALUE;
	return shim_token_new((struct shim_token){.kind = TOKEN_FUNCTION, .fn = p->fn, .data = p->userData, .again = 1}, token);
}

CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t n, const CUDA_HOST_NODE_PARAMS_v1 *p)
{
	uint64_t token;
	CUresult rc = shim_node_place(hGraph, dependencies, n, phGraphNode);
	if (!rc)
		rc = host_token(p, &token);
	if (rc)
		return rc;
	if ((rc = fx_GraphHost(phGraphNode, hGraph, dependencies, n, token)))
		shim_token_forget(token);
	return rc;
}

static CUresult set_host(CUgraphExec e, CUgraphNode node, const CUDA_HOST_NODE_PARAMS_v1 *p)
{
	uint64_t token;
	CUresult rc = shim_enter_handle(FERRY_KIND_CUgraphNode, node);
	if (!rc)
		rc = host_token(p, &token);
	if (rc)
		return rc;
	if ((rc = fx_GraphHostSet(e, node, token)))
		shim_token_forget(token);
	return rc;
}

CUresult cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS_v1 *p) { return set_host(NULL, hNode, p); }
CUresult cuGraphExecHostNodeSetParams(CUgraphExec e, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS_v1 *p)
{
	return e ? set_host(e, hNode, p) : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS_v1 *p)
{
	struct shim_token t;
	uint64_t token;
	CUresult rc = shim_enter();
	if (!rc)
		rc = p ? shim_check_handle(FERRY_KIND_CUgraphNode, hNode) : CUDA_ERROR_INVALID_VALUE;
	if (rc || (rc = fx_GraphHostGet(hNode, &token)))
		return rc;
	if (shim_token_find(token, &t) || t.kind != TOKEN_FUNCTION)
		return CUDA_ERROR_UNKNOWN;
	p->fn = t.fn;
	p->userData = t.data;
	return 0;
}

/* --- memory words */

CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t n,
				  const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *p)
{
	CUresult rc = shim_node_place(hGraph, dependencies, n, phGraphNode);
	if (rc || !p || !p->ctx || (p->count && !p->paramArray))
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUcontext, p->ctx)))
		return rc;
	return fx_GraphMemOps(phGraphNode, hGraph, dependencies, n, p->ctx, p->flags, p->paramArray, p->count);
}

static CUresult set_mem_ops(CUgraphExec e, CUgraphNode node, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *p)
{
	CUresult rc = shim_enter_handle(FERRY_KIND_CUgraphNode, node);
	if (rc || !p || !p->ctx || (p->count ? !p->paramArray : e != NULL))
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	return fx_GraphMemOpsSet(e, node, p->ctx, p->flags, p->paramArray, p->count);
}

CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *p) { return set_mem_ops(NULL, hNode, p); }
CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec e, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *p)
{
	return e ? set_mem_ops(e, hNode, p) : CUDA_ERROR_INVALID_VALUE;
}

/* The driver hands out a pointer into the node. Ours lives until the thread asks for the next node's. */
CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *p)
{
	static _Thread_local void *kept;
	struct ferry_array ops;
	unsigned flags;
	CUcontext ctx;
	CUresult rc = shim_enter();
	if (!rc)
		rc = p ? shim_check_handle(FERRY_KIND_CUgraphNode, hNode) : CUDA_ERROR_INVALID_VALUE;
	if (rc || (rc = fx_GraphMemOpsGet(hNode, &ctx, &flags, &ops)))
		return rc;
	free(kept);
	kept = ops.p;
	*p = (CUDA_BATCH_MEM_OP_NODE_PARAMS_v1){.ctx = ctx, .count = (unsigned)ops.n, .paramArray = ops.p, .flags = flags};
	return 0;
}

/* --- sets */

CUresult cuGraphAddMemsetNode(CUgraphNode *out, CUgraph g, const CUgraphNode *deps, size_t n, const CUDA_MEMSET_NODE_PARAMS_v1 *p, CUcontext ctx)
{
	CUresult rc = shim_node_place(g, deps, n, out);
	if (!rc && ctx)
		rc = shim_check_handle(FERRY_KIND_CUcontext, ctx);
	if (!rc && !ctx && !shim_ctx_top())
		rc = CUDA_ERROR_INVALID_CONTEXT;
	if (rc || !p)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	return fx_cuGraphAddMemsetNode(out, g, deps, n, p, shim_ctx_or_current(ctx));
}

CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec e, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS_v1 *p, CUcontext ctx)
{
	CUresult rc = shim_enter_handle(FERRY_KIND_CUgraphExec, e);
	if (!rc)
		rc = shim_check_handle(FERRY_KIND_CUgraphNode, hNode);
	if (!rc && ctx)
		rc = shim_check_handle(FERRY_KIND_CUcontext, ctx);
	if (rc || !p || !p->width || !p->height)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	return fx_cuGraphExecMemsetNodeSetParams(e, hNode, p, shim_ctx_or_current(ctx));
}

/* --- decisions: the list of bodies is handed out and lives as long as the node's graph */

static CUresult add_conditional(CUgraphNode *out, CUgraph g, const CUgraphNode *deps, size_t n, CUDA_CONDITIONAL_NODE_PARAMS *p)
{
	struct ferry_array bodies;
	uint64_t token;
	CUresult rc = shim_token_new((struct shim_token){.kind = TOKEN_MEMORY}, &token);
	if (rc)
		return rc;
	rc = fx_GraphConditional(out, g, deps, n, p->handle, (unsigned)p->type, p->size, shim_ctx_or_current(p->ctx), token, &bodies);
	if (rc) {
		shim_token_forget(token);
		return rc;
	}
	shim_token_data(token, bodies.p);
	p->phGraph_out = bodies.p;
	return bodies.n == p->size ? 0 : CUDA_ERROR_UNKNOWN;
}

/* --- memory: an address that the shim chooses, which the server gives back when nothing can use it */

static CUresult alloc_check(const CUDA_MEM_ALLOC_NODE_PARAMS_v1 *p)
{
	if (!p || !p->bytesize || p->poolProps.allocType != CU_MEM_ALLOCATION_TYPE_PINNED || p->poolProps.location.type != CU_MEM_LOCATION_TYPE_DEVICE)
		return CUDA_ERROR_INVALID_VALUE;
	const unsigned types = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR | CU_MEM_HANDLE_TYPE_WIN32 | CU_MEM_HANDLE_TYPE_WIN32_KMT | CU_MEM_HANDLE_TYPE_FABRIC;
	if (!shim_device(p->poolProps.location.id) || (p->accessDescCount && !p->accessDescs) || (unsigned)p->poolProps.handleTypes & ~types)
		return CUDA_ERROR_INVALID_VALUE;
	if (p->poolProps.handleTypes)
		return shim_unsupported("graph memory shared between processes");
	const CUmemAccessDesc_v1 *access = p->accessDescs;
	for (size_t i = 0; i < p->accessDescCount; i++)
		if (access[i].location.type != CU_MEM_LOCATION_TYPE_DEVICE || access[i].location.id != p->poolProps.location.id)
			return shim_unsupported("graph memory with access from other devices");
	return 0;
}

CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t n, CUDA_MEM_ALLOC_NODE_PARAMS_v1 *p)
{
	uint64_t addr, token;
	CUresult rc = shim_node_place(hGraph, dependencies, n, phGraphNode);
	if (!rc)
		rc = alloc_check(p);
	if (rc)
		return rc;
	CUdevice dev = p->poolProps.location.id;
	struct shim_ctx *c = shim_ctx_top() && shim_ctx_top()->dev == dev ? shim_ctx_top() : shim_primary(dev);
	uint64_t tag = TAG_GRAPH | shim_new_id() << 32;
	if ((rc = ferry_block_alloc(p->bytesize, (unsigned)dev, c, tag, &addr)))
		return rc;
	shim_headroom_reduce(dev, p->bytesize);
	rc = shim_token_new((struct shim_token){.kind = TOKEN_ADDRESS, .handle = addr, .tag = tag}, &token);
	if (!rc && (rc = fx_GraphAlloc(phGraphNode, hGraph, dependencies, n, dev, addr, p->bytesize, token)))
		shim_token_forget(token);
	if (rc)
		ferry_block_release(FERRY_DEVICE, addr, NULL);
	else
		p->dptr = addr;
	return rc;
}

CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS_v1 *p)
{
	CUdevice dev;
	CUdeviceptr addr;
	uint64_t size;
	CUresult rc = shim_enter();
	if (!rc)
		rc = p ? shim_check_handle(FERRY_KIND_CUgraphNode, hNode) : CUDA_ERROR_INVALID_VALUE;
	if (rc || (rc = fx_GraphMemoryGet(hNode, CU_GRAPH_NODE_TYPE_MEM_ALLOC, &dev, &addr, &size)))
		return rc;
	memset(p, 0, sizeof *p);
	p->poolProps.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
	p->poolProps.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
	p->poolProps.location.id = dev;
	p->bytesize = size;
	p->dptr = addr;
	return 0;
}

CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t n, CUdeviceptr dptr)
{
	struct ferry_block b;
	CUresult rc = shim_node_place(hGraph, dependencies, n, phGraphNode);
	if (!rc && ferry_block_find(FERRY_DEVICE, dptr, &b)) /* or it ended with its context */
		rc = CUDA_ERROR_INVALID_VALUE;
	return rc ? rc : fx_GraphFree(phGraphNode, hGraph, dependencies, n, dptr);
}

CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)
{
	CUdevice dev;
	uint64_t size;
	CUresult rc = shim_enter();
	if (!rc)
		rc = dptr_out ? shim_check_handle(FERRY_KIND_CUgraphNode, hNode) : CUDA_ERROR_INVALID_VALUE;
	return rc ? rc : fx_GraphMemoryGet(hNode, CU_GRAPH_NODE_TYPE_MEM_FREE, &dev, dptr_out, &size);
}

/* --- nodes by type */

static CUDA_MEMSET_NODE_PARAMS_v1 memset_v1(const CUDA_MEMSET_NODE_PARAMS_v2 *p)
{
	CUDA_MEMSET_NODE_PARAMS_v1 q;
	memcpy(&q, p, sizeof q);
	return q;
}

static CUresult add_node(CUgraphNode *out, CUgraph g, const CUgraphNode *deps, size_t n, CUgraphNodeParams *p)
{
	CUDA_MEMSET_NODE_PARAMS_v1 set;
	switch (p->type) {
	case CU_GRAPH_NODE_TYPE_KERNEL: return cuGraphAddKernelNode_v2(out, g, deps, n, (const CUDA_KERNEL_NODE_PARAMS_v2 *)&p->anon0.kernel);
	case CU_GRAPH_NODE_TYPE_MEMCPY: return cuGraphAddMemcpyNode(out, g, deps, n, &p->anon0.memcpy.copyParams, p->anon0.memcpy.copyCtx);
	case CU_GRAPH_NODE_TYPE_MEMSET: set = memset_v1(&p->anon0.memset); return cuGraphAddMemsetNode(out, g, deps, n, &set, shim_ctx_or_current(p->anon0.memset.ctx));
	case CU_GRAPH_NODE_TYPE_HOST: return cuGraphAddHostNode(out, g, deps, n, (const CUDA_HOST_NODE_PARAMS_v1 *)&p->anon0.host);
	case CU_GRAPH_NODE_TYPE_GRAPH:
		if (p->anon0.graph.ownership == CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE)
			return shim_check_handle(FERRY_KIND_CUgraph, p->anon0.graph.graph) ? CUDA_ERROR_INVALID_VALUE : fx_GraphMove(out, g, deps, n, p->anon0.graph.graph);
		return cuGraphAddChildGraphNode(out, g, deps, n, p->anon0.graph.graph);
	case CU_GRAPH_NODE_TYPE_EMPTY: return cuGraphAddEmptyNode(out, g, deps, n);
	case CU_GRAPH_NODE_TYPE_WAIT_EVENT: return cuGraphAddEventWaitNode(out, g, deps, n, p->anon0.eventWait.event);
	case CU_GRAPH_NODE_TYPE_EVENT_RECORD: return cuGraphAddEventRecordNode(out, g, deps, n, p->anon0.eventRecord.event);
	case CU_GRAPH_NODE_TYPE_MEM_ALLOC: return cuGraphAddMemAllocNode(out, g, deps, n, (CUDA_MEM_ALLOC_NODE_PARAMS_v1 *)&p->anon0.alloc);
	case CU_GRAPH_NODE_TYPE_MEM_FREE: return cuGraphAddMemFreeNode(out, g, deps, n, p->anon0.free.dptr);
	case CU_GRAPH_NODE_TYPE_BATCH_MEM_OP: return cuGraphAddBatchMemOpNode(out, g, deps, n, (const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *)&p->anon0.memOp);
	case CU_GRAPH_NODE_TYPE_CONDITIONAL: return add_conditional(out, g, deps, n, &p->anon0.conditional);
	case CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL:
	case CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT: return shim_unsupported("cuGraphAddNode of an external semaphore");
	}
	return CUDA_ERROR_INVALID_VALUE;
}

/* Edges that carry data are a second call's: the node has to be there first. */
static CUresult connect_node(CUgraphNode node, CUgraph g, const CUgraphNode *deps, const CUgraphEdgeData *edges, size_t n)
{
	CUgraphNode *to = malloc(n * sizeof *to);
	if (!to)
		return CUDA_ERROR_OUT_OF_MEMORY;
	for (size_t i = 0; i < n; i++)
		to[i] = node;
	CUresult rc = cuGraphAddDependencies_v2(g, deps, to, edges, n);
	free(to);
	return rc;
}

CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t n,
			   CUgraphNodeParams *p)
{
	static const CUgraphEdgeData plain;
	CUgraphNode node;
	int carries = 0;
	CUresult rc = shim_node_place(hGraph, dependencies, n, phGraphNode);
	if (rc || !p)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	for (size_t i = 0; dependencyData && i < n && !carries; i++)
		carries = memcmp(&dependencyData[i], &plain, sizeof plain) != 0;
	if ((rc = add_node(&node, hGraph, dependencies, carries ? 0 : n, p)))
		return rc;
	if (carries && (rc = connect_node(node, hGraph, dependencies, dependencyData, n))) {
		cuGraphDestroyNode(node);
		return rc;
	}
	*phGraphNode = node;
	return 0;
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
	case CU_GRAPH_NODE_TYPE_KERNEL: return cuGraphKernelNodeSetParams_v2(hNode, (const CUDA_KERNEL_NODE_PARAMS_v2 *)&p->anon0.kernel);
	case CU_GRAPH_NODE_TYPE_MEMCPY: return cuGraphMemcpyNodeSetParams(hNode, &p->anon0.memcpy.copyParams);
	case CU_GRAPH_NODE_TYPE_MEMSET: set = memset_v1(&p->anon0.memset); return cuGraphMemsetNodeSetParams(hNode, &set);
	case CU_GRAPH_NODE_TYPE_HOST: return cuGraphHostNodeSetParams(hNode, (const CUDA_HOST_NODE_PARAMS_v1 *)&p->anon0.host);
	case CU_GRAPH_NODE_TYPE_WAIT_EVENT: return cuGraphEventWaitNodeSetEvent(hNode, p->anon0.eventWait.event);
	case CU_GRAPH_NODE_TYPE_EVENT_RECORD: return cuGraphEventRecordNodeSetEvent(hNode, p->anon0.eventRecord.event);
	case CU_GRAPH_NODE_TYPE_BATCH_MEM_OP: return cuGraphBatchMemOpNodeSetParams(hNode, (const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *)&p->anon0.memOp);
	}
	return CUDA_ERROR_INVALID_VALUE; /* the others have nothing to set */
}

CUresult cuGraphExecNodeSetParams(CUgraphExec e, CUgraphNode hNode, const CUgraphNodeParams *p)
{
	CUDA_MEMSET_NODE_PARAMS_v1 set;
	if (!p)
		return CUDA_ERROR_INVALID_VALUE;
	switch (p->type) {
	case CU_GRAPH_NODE_TYPE_KERNEL: return cuGraphExecKernelNodeSetParams_v2(e, hNode, (const CUDA_KERNEL_NODE_PARAMS_v2 *)&p->anon0.kernel);
	case CU_GRAPH_NODE_TYPE_MEMCPY: return cuGraphExecMemcpyNodeSetParams(e, hNode, &p->anon0.memcpy.copyParams, shim_ctx_or_current(p->anon0.memcpy.copyCtx));
	case CU_GRAPH_NODE_TYPE_MEMSET:
		set = memset_v1(&p->anon0.memset);
		return cuGraphExecMemsetNodeSetParams(e, hNode, &set, shim_ctx_or_current(p->anon0.memset.ctx));
	case CU_GRAPH_NODE_TYPE_HOST: return cuGraphExecHostNodeSetParams(e, hNode, (const CUDA_HOST_NODE_PARAMS_v1 *)&p->anon0.host);
	case CU_GRAPH_NODE_TYPE_GRAPH: return cuGraphExecChildGraphNodeSetParams(e, hNode, p->anon0.graph.graph);
	case CU_GRAPH_NODE_TYPE_WAIT_EVENT: return cuGraphExecEventWaitNodeSetEvent(e, hNode, p->anon0.eventWait.event);
	case CU_GRAPH_NODE_TYPE_EVENT_RECORD: return cuGraphExecEventRecordNodeSetEvent(e, hNode, p->anon0.eventRecord.event);
	case CU_GRAPH_NODE_TYPE_BATCH_MEM_OP: return cuGraphExecBatchMemOpNodeSetParams(e, hNode, (const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *)&p->anon0.memOp);
	}
	return CUDA_ERROR_INVALID_VALUE;
}
