/* shim/cuda/graph_exec.c: graphs as a whole: instantiated, launched, destroyed, printed; and the objects they keep alive. */
#include "blocking.h"
#include "context_stack.h"
#include "device.h"
#include "event.h"
#include "gen_send.h"
#include "handles.h"
#include "stream.h"
#include "thread.h"
#include "token.h"
#include <stdio.h>
#include <stdlib.h>

struct exec {
	int memory;                   /* it allocates or frees: a launch may be refused, and must say so at once */
	const struct shim_ctx *where; /* the context in which it was made; only compared */
};

static CUresult instantiate(CUgraphExec *out, CUgraph g, uint64_t flags, CUstream s, unsigned *result, CUgraphNode *node)
{
	unsigned memory = 0;
	CUresult rc = shim_enter_handle(FERRY_KIND_CUgraph, g);
	if (rc || !out)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	struct exec *e = calloc(1, sizeof *e);
	CUgraphExec h = e ? (CUgraphExec)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUgraphExec, e) : NULL;
	if (!h) {
		free(e);
		return CUDA_ERROR_OUT_OF_MEMORY;
	}
	rc = fx_GraphInstantiate(h, g, flags, s, &memory, result, node);
	if (rc) {
		shim_drop_handle(FERRY_KIND_CUgraphExec, h);
		return rc;
	}
	e->memory = memory != 0;
	e->where = shim_ctx_top();
	*out = h;
	return 0;
}

CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph, uint64_t flags)
{
	unsigned result;
	CUgraphNode node;
	if (flags & CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD)
		return CUDA_ERROR_INVALID_VALUE; /* there is no stream to upload in */
	return instantiate(phGraphExec, hGraph, flags, NULL, &result, &node);
}

CUresult cuGraphInstantiate_v2(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize)
{
	unsigned result;
	CUgraphNode node = NULL;
	CUresult rc = instantiate(phGraphExec, hGraph, 0, NULL, &result, &node);
	if (phErrorNode)
		*phErrorNode = rc ? node : NULL;
	if (logBuffer && bufferSize)
		*logBuffer = 0;
	return rc;
}

CUresult cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *p)
{
	unsigned result = CUDA_GRAPH_INSTANTIATE_ERROR;
	CUgraphNode node = NULL;
	CUresult rc = shim_enter();
	if (rc || !p)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	CUstream s = p->hUploadStream;
	if (p->flags & CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD)
		rc = shim_resolve_stream(&s);
	else
		s = NULL;
	if (!rc)
		rc = instantiate(phGraphExec, hGraph, p->flags, s, &result, &node);
	p->hErrNode_out = rc ? node : NULL;
	p->result_out = rc ? (result ? (CUgraphInstantiateResult)result : CUDA_GRAPH_INSTANTIATE_ERROR) : CUDA_GRAPH_INSTANTIATE_SUCCESS;
	return rc;
}

CUresult cuGraphLaunch(CUgraphExec hGraph, CUstream hStream)
{
	CUresult rc = shim_enter();
	struct exec *e = ferry_handle_object(FERRY_KIND_CUgraphExec, (uint64_t)(uintptr_t)hGraph);
	if (!rc && !e)
		rc = CUDA_ERROR_INVALID_VALUE;
	if (!rc)
		rc = shim_resolve_stream(&hStream);
	if (rc)
		return rc;
	shim_events_unnamed();
	blocking_note_lasting(hStream);
	if (e->memory) {
		rc = fx_GraphLaunchAsk(hGraph, hStream);
	} else {
		/* A graph or stream of another context may be refused. */
		int foreign = e->where != shim_ctx_top() || shim_stream_is_foreign(hStream, e->where);
		ferry_answer_posts(foreign);
		rc = fx_GraphLaunch(hGraph, hStream);
		ferry_answer_posts(0);
	}
	if (!rc)
		blocking_note_write(hStream); /* it may do anything */
	return rc;
}

CUresult cuGraphExecDestroy(CUgraphExec hGraphExec)
{
	CUresult rc = shim_enter_handle(FERRY_KIND_CUgraphExec, hGraphExec);
	if (rc)
		return rc;
	rc = fx_GraphExecDestroy(hGraphExec);
	shim_drop_handle(FERRY_KIND_CUgraphExec, hGraphExec);
	return rc;
}

CUresult cuGraphDestroy(CUgraph hGraph)
{
	CUresult rc = shim_enter_handle(FERRY_KIND_CUgraph, hGraph);
	if (rc)
		return rc;
	rc = fx_GraphDestroy(hGraph);
	shim_drop_handle(FERRY_KIND_CUgraph, hGraph);
	return rc;
}

CUresult cuGraphDestroyNode(CUgraphNode hNode)
{
	CUresult rc = shim_enter_handle(FERRY_KIND_CUgraphNode, hNode);
	return rc ? rc : fx_GraphNodeDestroy(hNode);
}

CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)
{
	unsigned t;
	CUresult rc = shim_enter();
	if (!rc)
		rc = type ? shim_check_handle(FERRY_KIND_CUgraphNode, hNode) : CUDA_ERROR_INVALID_VALUE;
	if (!rc && !(rc = fx_GraphNodeType(hNode, &t)))
		*type = (CUgraphNodeType)t;
	return rc;
}

/* The server prints; the file is the application's, on this machine. */
CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned flags)
{
	uint64_t at = 0, total = 0;
	CUresult rc = shim_enter();
	if (!rc)
		rc = path ? shim_check_handle(FERRY_KIND_CUgraph, hGraph) : CUDA_ERROR_INVALID_VALUE;
	FILE *f = NULL;
	do {
		struct ferry_array text = {NULL, 0};
		if (rc || (rc = fx_GraphDot(hGraph, flags, at, &total, &text)))
			break;
		if (!f && !(f = fopen(path, "we")))
			rc = CUDA_ERROR_OPERATING_SYSTEM;
		if (!rc && text.n && fwrite(text.p, 1, text.n, f) != text.n)
			rc = CUDA_ERROR_OPERATING_SYSTEM;
		at += text.n;
		int none = !text.n;
		free(text.p);
		if (none)
			break;
	} while (at < total);
	if (f && fclose(f) && !rc)
		rc = CUDA_ERROR_OPERATING_SYSTEM;
	return rc;
}

/* --- memory of graphs */

CUresult cuDeviceGraphMemTrim(CUdevice device)
{
	CUresult rc = shim_enter();
	return rc ? rc : shim_device(device) ? 0 : CUDA_ERROR_INVALID_DEVICE; /* nothing is kept that no graph uses */
}

CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, uint64_t *value)
{
	struct ferry_array values;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!shim_device(device))
		return CUDA_ERROR_INVALID_DEVICE;
	if (!value || attr < 0 || attr > CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = fx_GraphMemory(device, 0, &values)))
		return rc;
	if ((size_t)attr < values.n)
		*value = ((const uint64_t *)values.p)[attr];
	else
		rc = CUDA_ERROR_UNKNOWN;
	free(values.p);
	return rc;
}

/* Only the high marks can be set, and only back. */
CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, const uint64_t *value)
{
	struct ferry_array values;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!shim_device(device))
		return CUDA_ERROR_INVALID_DEVICE;
	if (!value || *value || (attr != CU_GRAPH_MEM_ATTR_USED_MEM_HIGH && attr != CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH))
		return CUDA_ERROR_INVALID_VALUE;
	if (!(rc = fx_GraphMemory(device, 1, &values)))
		free(values.p);
	return rc;
}

CUresult cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphNode *hErrorNode_out, CUgraphExecUpdateResult *updateResult_out)
{
	CUgraphExecUpdateResult unwanted;
	CUresult rc = shim_enter_handle(FERRY_KIND_CUgraphExec, hGraphExec);
	if (!rc)
		rc = shim_check_handle(FERRY_KIND_CUgraph, hGraph);
	return rc ? rc : fx_cuGraphExecUpdate(hGraphExec, hGraph, hErrorNode_out, updateResult_out ? updateResult_out : &unwanted);
}

/* --- user objects: counted by the driver, which knows what graphs do; the destructor runs here */

CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo_v1 *resultInfo)
{
	CUgraphExecUpdateResultInfo_v1 unwanted;
	CUresult rc = shim_enter_handle(FERRY_KIND_CUgraphExec, hGraphExec);
	if (!rc)
		rc = shim_check_handle(FERRY_KIND_CUgraph, hGraph);
	return rc ? rc : fx_cuGraphExecUpdate_v2(hGraphExec, hGraph, resultInfo ? resultInfo : &unwanted);
}

CUresult cuUserObjectCreate(CUuserObject *object_out, void *ptr, void *destroy, unsigned initialRefcount, unsigned flags)
{
	uint64_t token;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!object_out || !destroy || !initialRefcount || flags != CU_USER_OBJECT_NO_DESTRUCTOR_SYNC)
		return CUDA_ERROR_INVALID_VALUE;
	uint64_t h = ferry_handle_mint(FERRY_KIND_CUuserObject, NULL);
	if (!h)
		return CUDA_ERROR_OUT_OF_MEMORY;
	rc = shim_token_new((struct shim_token){.kind = TOKEN_OBJECT, .fn = destroy, .data = ptr, .handle = h}, &token);
	if (!rc && (rc = fx_UserObject((CUuserObject)(uintptr_t)h, token, initialRefcount)))
		shim_token_forget(token);
	if (rc)
		ferry_handle_drop(FERRY_KIND_CUuserObject, h);
	else
		*object_out = (CUuserObject)(uintptr_t)h;
	return rc;
}
