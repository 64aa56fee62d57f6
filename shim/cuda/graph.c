/* shim/cuda/graph.c: kernels as nodes of graphs. Kernel parameters are packed as for a launch. Copies are in graph_copy.c, other nodes
 * in graph_nodes.c; what is plain is generated. The server names nodes, since it knows when they end. */
#include "graph.h"
#include "gen_send.h"
#include "handles.h"
#include "host.h"
#include "launch.h"
#include "thread.h"
#include <stdlib.h>

CUresult shim_node_place(CUgraph g, const CUgraphNode *deps, size_t n, const CUgraphNode *out)
{
	CUresult rc = shim_enter_handle(FERRY_KIND_CUgraph, g);
	return rc ? rc : out && (deps || !n) && n <= MOST_NODES ? 0 : CUDA_ERROR_INVALID_VALUE;
}

/* The function of a kernel node: a function, or a kernel in either field. */
static CUfunction function_of(const CUDA_KERNEL_NODE_PARAMS_v2 *p) { return p->func ? p->func : (CUfunction)p->kern; }

static CUresult pack_parameters(const CUDA_KERNEL_NODE_PARAMS_v2 *p, const void **block, size_t *n, unsigned char *room, size_t room_n)
{
	struct shim_function *f = p ? shim_function_of(function_of(p)) : NULL;
	if (!f)
		return p ? CUDA_ERROR_INVALID_HANDLE : CUDA_ERROR_INVALID_VALUE;
	CUresult rc = shim_gather_parameters(f, p->kernelParams, p->extra, block, n, room, room_n);
	if (!rc)
		shim_make_parameters_reachable(*block, *n);
	return rc;
}

static CUresult set_kernel(CUgraphExec exec, CUgraphNode node, const CUDA_KERNEL_NODE_PARAMS_v2 *p)
{
	unsigned char room[32768];
	const void *block;
	size_t n;
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_check_handle(FERRY_KIND_CUgraphNode, node) ? CUDA_ERROR_INVALID_VALUE : pack_parameters(p, &block, &n, room, sizeof room);
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
		rc = pack_parameters(p, &block, &bytes, room, sizeof room);
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

/* Neighbours of a node. An array without room is a mistake, and so are edges without the nodes that they lead to. */
typedef CUresult (*ask_neighbours)(CUgraphNode, CUgraphNode *, CUgraphEdgeData *, size_t *);

static CUresult list_neighbours(ask_neighbours ask, CUgraphNode node, CUgraphNode *list, CUgraphEdgeData *edges, size_t *n)
{
	CUresult rc = shim_enter_handle(FERRY_KIND_CUgraphNode, node);
	if (rc || !n || ((list || edges) && !*n) || (edges && !list))
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	return ask(node, list, edges, n);
}

CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData, size_t *numDependencies)
{
	return list_neighbours(fx_cuGraphNodeGetDependencies_v2, hNode, dependencies, edgeData, numDependencies);
}
CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData, size_t *numDependentNodes)
{
	return list_neighbours(fx_cuGraphNodeGetDependentNodes_v2, hNode, dependentNodes, edgeData, numDependentNodes);
}

/* The driver hands out pointers into the node. Ours live until the thread asks for the next node's. */
CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v2 *p)
{
	static _Thread_local struct { void *block, *at; } kept;
	struct ferry_array dims, params;
	CUfunction f;
	CUresult rc = shim_enter();
	if (!rc)
		rc = p && !shim_check_handle(FERRY_KIND_CUgraphNode, hNode) ? 0 : CUDA_ERROR_INVALID_VALUE;
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
