/* shim/cuda/pool_ipc.c: pools of several processes. A pool is shared by name, what was taken from it piece by piece: a pool is a
 * matter of the process it was made in, and the server knows only its memory. */
#include "context_stack.h"
#include "device.h"
#include "gen_send.h"
#include "ipc.h"
#include "pool.h"
#include "thread.h"
#include <fcntl.h>

static ferry_mu mu; /* guards the shares of pools */

static CUresult share_pool(struct pool *p)
{
	CUresult rc = 0;
	ferry_lock(&mu);
	if (!p->share.magic)
		rc = fx_PoolShare(p->dev, &p->share);
	ferry_unlock(&mu);
	return rc;
}

CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType, uint64_t flags)
{
	CUresult rc = shim_enter();
	struct pool *p = rc ? NULL : shim_pool(pool);
	if (rc || !p)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	if (!handle_out || flags || handleType != CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR || !(p->types & (unsigned)handleType) || p->foreign)
		return CUDA_ERROR_INVALID_VALUE;
	ipc_release_closed();
	if ((rc = share_pool(p)))
		return rc;
	int fd = ipc_descriptor_new(&p->share, 1);
	if (fd < 0)
		return CUDA_ERROR_OPERATING_SYSTEM;
	*(int *)handle_out = fd;
	return 0;
}

CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle, CUmemAllocationHandleType handleType, uint64_t flags)
{
	FerryShare s;
	CUdevice dev;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	int fd = (int)(intptr_t)handle;
	if (!pool_out || flags)
		return CUDA_ERROR_INVALID_VALUE;
	if (handleType == CU_MEM_HANDLE_TYPE_WIN32 || handleType == CU_MEM_HANDLE_TYPE_FABRIC)
		return CUDA_ERROR_NOT_SUPPORTED;
	if (handleType != CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)
		return CUDA_ERROR_INVALID_VALUE;
	if (fcntl(fd, F_GETFD) < 0)
		return CUDA_ERROR_UNKNOWN; /* the driver's word for a descriptor that is not open */
	if (ipc_descriptor_read(fd, &s) || !ipc_share_is(&s, SHARE_POOL))
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = fx_PoolOpen(&s, &dev)))
		return rc;
	struct pool *p = shim_device(dev) ? shim_new_pool(dev) : NULL;
	if (!p)
		return CUDA_ERROR_OUT_OF_MEMORY;
	p->foreign = 1;
	p->share = s;
	*pool_out = p->handle;
	return 0;
}

CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData_v1 *shareData_out, CUdeviceptr ptr)
{
	struct ferry_block b;
	FerryShare s;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct pool *p = shareData_out && !ferry_block_find(FERRY_DEVICE, ptr, &b) ? shim_pool_of_block(&b) : NULL;
	if (!p || !p->types || p->foreign)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = share_pool(p)) || (rc = ipc_share_memory(&b, &p->share, &s)))
		return rc;
	memcpy(shareData_out, &s, sizeof s);
	return 0;
}

CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool, const CUmemPoolPtrExportData_v1 *shareData)
{
	struct shim_ctx *c;
	FerryShare s;
	CUresult rc = shim_enter();
	struct pool *p = rc ? NULL : shim_pool(pool);
	if (rc || !p)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	if (!ptr_out || !shareData || !p->foreign)
		return CUDA_ERROR_INVALID_VALUE;
	memcpy(&s, shareData, sizeof s);
	if (!ipc_share_is(&s, SHARE_POOL_MEMORY))
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_ctx_current(&c)) || (rc = ipc_open_memory(&s, &p->share, 0, c, TAG_POOL | p->number, ptr_out)))
		return rc;
	atomic_fetch_add(&p->used, s.size);
	return 0;
}
