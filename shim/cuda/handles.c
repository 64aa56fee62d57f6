/* shim/cuda/handles.c: handles as the calls have them: pointers of CUDA's types, which core/session/handle.c names by number. */
#include "handles.h"
#include "thread.h"
#include <stdlib.h>

void *shim_mint_handle(int kind) { return (void *)(uintptr_t)ferry_handle_mint(kind, NULL); }
void shim_drop_handle(int kind, const void *handle) { free(ferry_handle_drop(kind, (uint64_t)(uintptr_t)handle)); }

CUresult shim_check_handle(int kind, const void *handle)
{
	uint64_t h = (uint64_t)(uintptr_t)handle;
	if (ferry_handle_known(kind, h))
		return 0;
	if (kind == FERRY_KIND_CUfunction && ferry_handle_known(FERRY_KIND_CUkernel, h))
		return 0;
	switch (kind) {
	case FERRY_KIND_CUmodule: return CUDA_ERROR_INVALID_HANDLE; /* also of one that ended with its context */
	case FERRY_KIND_CUcontext: return ferry_handle_ended(kind, h) ? CUDA_ERROR_CONTEXT_IS_DESTROYED : CUDA_ERROR_INVALID_CONTEXT;
	case FERRY_KIND_CUgreenCtx: return handle ? CUDA_ERROR_CONTEXT_IS_DESTROYED : CUDA_ERROR_INVALID_CONTEXT;
	case FERRY_KIND_CUgraph:
	case FERRY_KIND_CUgraphNode:
	case FERRY_KIND_CUgraphExec:
	case FERRY_KIND_CUuserObject:
	case FERRY_KIND_CUmemoryPool:
	case FERRY_KIND_CUexternalMemory:
	case FERRY_KIND_CUexternalSemaphore:
	case FERRY_KIND_CUmemGenericAllocationHandle: return CUDA_ERROR_INVALID_VALUE;
	}
	return shim_or_orphaned(CUDA_ERROR_INVALID_HANDLE, handle);
}

CUresult shim_or_orphaned(CUresult rc, const void *handle)
{
	return rc && rc != CUDA_ERROR_NOT_INITIALIZED && ferry_handle_orphaned((uint64_t)(uintptr_t)handle) ? CUDA_ERROR_CONTEXT_IS_DESTROYED : rc;
}

CUresult shim_enter_handle(int kind, const void *handle)
{
	CUresult rc = shim_enter();
	return rc ? rc : shim_check_handle(kind, handle);
}
