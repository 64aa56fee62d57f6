/* shim/cuda/vmm.c: virtual memory management. The server has reserved the whole device window, so reserving addresses is a
 * matter between the application and range.c; mapping is the driver's. */
#include "mem.h"
#include "gen_send.h"

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
