/* shim/cuda/vmm.c: virtual memory management. The server has reserved the whole device window, so reserving addresses is a
 * matter between the application and range.c; mapping is the driver's. */
#include "mem.h"
#include "gen_send.h"
#include "share.h"
#include <stdlib.h>

#define RESERVED TAG_MAPPED
#define GRANULE (2ull << 20)

CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr, uint64_t flags)
{
	uint64_t at;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!ptr || !size || size % GRANULE || flags || (alignment & (alignment - 1)))
		return CUDA_ERROR_INVALID_VALUE;
	(void)addr; /* a wish, which the driver need not grant either */
	/* Larger alignments than a granule are met by reserving more. */
	size_t more = alignment > GRANULE ? alignment : 0;
	if ((rc = ferry_alloc(size + more > GRANULE ? size + more : GRANULE + 1, 0, NULL, RESERVED | shim_new_id() << 32, &at)))
		return rc;
	if (more && at % alignment) {
		uint64_t start = (at + alignment - 1) / alignment * alignment;
		ferry_release(FERRY_DEVICE, at, NULL);
		if (ferry_note(FERRY_DEVICE, start, size, NULL, RESERVED | shim_new_id() << 32))
			return CUDA_ERROR_OUT_OF_MEMORY;
		at = start;
	}
	*ptr = at;
	return 0;
}

CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size)
{
	struct ferry_block b;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	(void)size;
	if (ferry_find(FERRY_DEVICE, ptr, &b) || b.addr != ptr || !(b.tag & RESERVED))
		return CUDA_ERROR_INVALID_VALUE;
	ferry_release(FERRY_DEVICE, ptr, NULL);
	return 0;
}

static CUresult inside(CUdeviceptr ptr, size_t size)
{
	struct ferry_block b;
	if (ferry_find(FERRY_DEVICE, ptr, &b) || !(b.tag & RESERVED) || size > b.size - (ptr - b.addr))
		return CUDA_ERROR_INVALID_VALUE;
	return 0;
}

CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, uint64_t flags)
{
	CUresult rc = shim_enter();
	if (!rc)
		rc = inside(ptr, size);
	if (!rc)
		rc = shim_check(FERRY_KIND_CUmemGenericAllocationHandle, handle);
	return rc ? rc : fx_cuMemMap(ptr, size, offset, handle, flags);
}

CUresult cuMemUnmap(CUdeviceptr ptr, size_t size)
{
	CUresult rc = shim_enter();
	if (!rc)
		rc = inside(ptr, size);
	return rc ? rc : fx_cuMemUnmap(ptr, size);
}

/* --- handles: the server holds one reference for each, further ones (cuMemRetainAllocationHandle) are counted here */

struct extra { CUmemGenericAllocationHandle handle; unsigned times; struct extra *next; };
static struct extra *extras;
static ferry_mu mu;

/* Add a reference that cuMemRelease takes back before it lets the server know. mu is held. */
static CUresult retain(CUmemGenericAllocationHandle h)
{
	struct extra *x = extras;
	while (x && x->handle != h)
		x = x->next;
	if (!x && !(x = calloc(1, sizeof *x)))
		return CUDA_ERROR_OUT_OF_MEMORY;
	if (!x->times++) {
		x->handle = h;
		x->next = extras;
		extras = x;
	}
	return 0;
}

/* Take one back; 0 if there is none. */
static int let_go(CUmemGenericAllocationHandle h)
{
	ferry_lock(&mu);
	struct extra **p = &extras;
	while (*p && (*p)->handle != h)
		p = &(*p)->next;
	struct extra *x = *p;
	if (x && !--x->times) {
		*p = x->next;
		free(x);
	}
	ferry_unlock(&mu);
	return x != NULL;
}

/* Host memory of the server's would be memory that this program's CPU cannot reach, which is what it is made for. */
CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp_v1 *prop, uint64_t flags)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!handle || !prop)
		return CUDA_ERROR_INVALID_VALUE;
	if (prop->location.type >= CU_MEM_LOCATION_TYPE_HOST && prop->location.type <= CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT)
		return shim_unsupported("cuMemCreate of host memory");
	CUmemGenericAllocationHandle minted = shim_mint(FERRY_KIND_CUmemGenericAllocationHandle);
	if (!minted)
		return CUDA_ERROR_OUT_OF_MEMORY;
	shim_memory_taken(prop->location.id, size);
	if ((rc = fx_cuMemCreate(minted, size, prop, flags)))
		shim_drop(FERRY_KIND_CUmemGenericAllocationHandle, minted);
	else
		*handle = minted;
	return rc;
}

CUresult cuMemRelease(CUmemGenericAllocationHandle handle)
{
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_check(FERRY_KIND_CUmemGenericAllocationHandle, handle);
	if (rc)
		return rc;
	shim_sweep();
	if (let_go(handle))
		return 0;
	rc = fx_cuMemRelease(handle);
	if (!rc)
		shim_drop(FERRY_KIND_CUmemGenericAllocationHandle, handle);
	return rc;
}

CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, CUdeviceptr addr)
{
	CUmemGenericAllocationHandle h;
	unsigned fresh;
	CUresult rc = shim_enter();
	if (!rc && !handle)
		rc = CUDA_ERROR_INVALID_VALUE;
	if (!rc)
		rc = inside(addr, 1);
	if (rc)
		return rc;
	ferry_lock(&mu);
	/* A handle that was given back comes again under a name of the server's, with its one reference there. */
	rc = fx_HandleRetain(addr, &h, &fresh);
	if (!rc && !fresh)
		rc = retain(h);
	ferry_unlock(&mu);
	if (!rc)
		*handle = h;
	return rc;
}

/* --- between processes */

CUresult cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, uint64_t flags)
{
	FerryShare s;
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_check(FERRY_KIND_CUmemGenericAllocationHandle, handle);
	if (rc)
		return rc;
	if (!shareableHandle || flags || handleType != CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)
		return CUDA_ERROR_INVALID_VALUE;
	shim_sweep();
	if ((rc = fx_HandleShare(handle, &s)))
		return rc;
	int fd = shim_descriptor(&s, 0);
	if (fd < 0) {
		fx_Unshare(&s);
		return CUDA_ERROR_OPERATING_SYSTEM;
	}
	shim_sharing = 1;
	*(int *)shareableHandle = fd;
	return 0;
}

CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle, CUmemAllocationHandleType shHandleType)
{
	FerryShare s;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!handle || shHandleType != CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)
		return CUDA_ERROR_INVALID_VALUE;
	if (shim_read_descriptor((int)(intptr_t)osHandle, &s) || !shim_is_share(&s, SHARE_HANDLE))
		return CUDA_ERROR_INVALID_VALUE;
	CUmemGenericAllocationHandle h = shim_mint(FERRY_KIND_CUmemGenericAllocationHandle);
	if (!h)
		return CUDA_ERROR_OUT_OF_MEMORY;
	rc = fx_HandleOpen(h, &s);
	if (rc) {
		shim_drop(FERRY_KIND_CUmemGenericAllocationHandle, h);
		return rc;
	}
	shim_sharing = 1;
	*handle = h;
	return 0;
}
