// vmm: virtual memory: ranges of addresses, memory mapped into them, access.
#include "stream_parts.h"

static CUmemAllocationProp pinned_here(int device = 0)
{
	CUmemAllocationProp p = {};
	p.type = CU_MEM_ALLOCATION_TYPE_PINNED;
	p.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
	p.location.id = device;
	return p;
}

static size_t granule()
{
	size_t g = 0;
	CUmemAllocationProp p = pinned_here();
	MUST(cudaFree(nullptr));
	MUST(cuMemGetAllocationGranularity(&g, &p, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
	return g;
}

static CUmemAccessDesc access(CUmemAccess_flags f)
{
	CUmemAccessDesc a = {};
	a.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
	a.flags = f;
	return a;
}

CHECK(virtual, granularity)
{
	CUmemAllocationProp p = pinned_here();
	size_t least = 0, best = 0;
	MUST(cudaFree(nullptr));
	drv("minimum", cuMemGetAllocationGranularity(&least, &p, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
	drv("recommended", cuMemGetAllocationGranularity(&best, &p, CU_MEM_ALLOC_GRANULARITY_RECOMMENDED));
	say("%zu,%zu", least, best);
	p.location.id = 999;
	drv("device", cuMemGetAllocationGranularity(&least, &p, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
	p = {};
	drv("nothing", cuMemGetAllocationGranularity(&least, &p, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
	drv("null", cuMemGetAllocationGranularity(nullptr, &p, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
}

CHECK(virtual, life)
{
	size_t g = granule();
	CUmemAllocationProp p = pinned_here();
	CUmemGenericAllocationHandle h = 0, back = 0;
	CUdeviceptr va = 0;
	drv("reserve", cuMemAddressReserve(&va, 2 * g, 0, 0, 0));
	is("aligned", va % g == 0);
	drv("create", cuMemCreate(&h, g, &p, 0));
	drv("map", cuMemMap(va, g, 0, h, 0));
	drv("set_without_access", cuMemsetD8(va, 1, 16));
	CUmemAccessDesc a = access(CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
	drv("access", cuMemSetAccess(va, g, &a, 1));
	drv("set", cuMemsetD32(va + g - 4, 77, 1));
	int v = 0;
	drv("read", cuMemcpyDtoH(&v, va + g - 4, 4));
	val("is", v);
	unsigned long long flags = 0;
	drv("get_access", cuMemGetAccess(&flags, &a.location, va));
	val("is", flags);
	drv("retain", cuMemRetainAllocationHandle(&back, (void *)(va + 100)));
	drv("release", cuMemRelease(back));
	CUmemAllocationProp got = {};
	drv("properties", cuMemGetAllocationPropertiesFromHandle(&got, h));
	say("(%d,%d,%d)", got.type, got.location.type, got.location.id);
	drv("unmap", cuMemUnmap(va, g));
	drv("read_unmapped", cuMemcpyDtoH(&v, va, 4));
	drv("release", cuMemRelease(h));
	drv("free", cuMemAddressFree(va, 2 * g));
}

CHECK(virtual, one_handle_twice)
{
	size_t g = granule();
	CUmemAllocationProp p = pinned_here();
	CUmemGenericAllocationHandle h;
	CUdeviceptr va;
	MUST(cuMemAddressReserve(&va, 2 * g, 0, 0, 0));
	MUST(cuMemCreate(&h, g, &p, 0));
	drv("map", cuMemMap(va, g, 0, h, 0));
	drv("map", cuMemMap(va + g, g, 0, h, 0));
	CUmemAccessDesc a = access(CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
	drv("access", cuMemSetAccess(va, 2 * g, &a, 1));
	MUST(cuMemRelease(h)); // the mappings keep it
	MUST(cuMemsetD32(va + 8, 5, 1));
	int v = 0;
	drv("read", cuMemcpyDtoH(&v, va + g + 8, 4));
	val("is", v);
	drv("unmap", cuMemUnmap(va, 2 * g));
	drv("free", cuMemAddressFree(va, 2 * g));
}

CHECK(virtual, growing)
{
	// Pieces mapped side by side are one range to copies and kernels.
	size_t g = granule();
	CUmemAllocationProp p = pinned_here();
	CUdeviceptr va;
	MUST(cuMemAddressReserve(&va, 4 * g, 0, 0, 0));
	CUmemAccessDesc a = access(CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
	for (int i = 0; i < 3; i++) {
		CUmemGenericAllocationHandle h;
		MUST(cuMemCreate(&h, g, &p, 0));
		MUST(cuMemMap(va + i * g, g, 0, h, 0));
		MUST(cuMemRelease(h));
	}
	MUST(cuMemSetAccess(va, 3 * g, &a, 1));
	drv("set", cuMemsetD8(va, 7, 3 * g));
	std::vector<char> host(3 * g);
	drv("copy", cuMemcpyDtoH(host.data(), va, 3 * g));
	is("all", std::count(host.begin(), host.end(), 7) == ptrdiff_t(3 * g));
	drv("past", cuMemsetD8(va + 3 * g, 7, 4));
	drv("across_the_end", cuMemsetD8(va + 2 * g, 7, 2 * g));
	MUST(cuMemUnmap(va, 3 * g));
	MUST(cuMemAddressFree(va, 4 * g));
}

CHECK(virtual, wrong)
{
	size_t g = granule();
	CUmemAllocationProp p = pinned_here();
	CUmemGenericAllocationHandle h;
	CUdeviceptr va = 0;
	drv("reserve_odd", cuMemAddressReserve(&va, g + 1, 0, 0, 0));
	drv("reserve_zero", cuMemAddressReserve(&va, 0, 0, 0, 0));
	drv("reserve_flags", cuMemAddressReserve(&va, g, 0, 0, 8));
	drv("create_odd", cuMemCreate(&h, g + 1, &p, 0));
	drv("create_zero", cuMemCreate(&h, 0, &p, 0));
	drv("create_huge", cuMemCreate(&h, size_t(1) << 50, &p, 0));
	MUST(cuMemAddressReserve(&va, 2 * g, 0, 0, 0));
	MUST(cuMemCreate(&h, g, &p, 0));
	drv("map_too_much", cuMemMap(va, 2 * g, 0, h, 0));
	drv("map_offset", cuMemMap(va, g, 4096, h, 0));
	drv("map_elsewhere", cuMemMap(va + 16 * g, g, 0, h, 0));
	drv("map", cuMemMap(va, g, 0, h, 0));
	drv("map_again", cuMemMap(va, g, 0, h, 0));
	drv("unmap_half", cuMemUnmap(va, g / 2));
	drv("free_mapped", cuMemAddressFree(va, 2 * g));
	CUmemAccessDesc a = access(CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
	drv("access_unmapped", cuMemSetAccess(va, 2 * g, &a, 1));
	drv("unmap", cuMemUnmap(va, g));
	drv("unmap_again", cuMemUnmap(va, g));
	drv("free_part", cuMemAddressFree(va, g));
	drv("free", cuMemAddressFree(va, 2 * g));
	drv("free_again", cuMemAddressFree(va, 2 * g));
	MUST(cuMemRelease(h));
	drv("release_again", cuMemRelease(h));
}

OWN_CHECK(virtual, read_only)
{
	size_t g = granule();
	CUmemAllocationProp p = pinned_here();
	CUmemGenericAllocationHandle h;
	CUdeviceptr va;
	MUST(cuMemAddressReserve(&va, g, 0, 0, 0));
	MUST(cuMemCreate(&h, g, &p, 0));
	MUST(cuMemMap(va, g, 0, h, 0));
	CUmemAccessDesc a = access(CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
	MUST(cuMemSetAccess(va, g, &a, 1));
	MUST(cuMemsetD32(va, 3, 1));
	a = access(CU_MEM_ACCESS_FLAGS_PROT_READ);
	drv("read_only", cuMemSetAccess(va, g, &a, 1));
	int v = 0;
	drv("read", cuMemcpyDtoH(&v, va, 4));
	val("is", v);
	store<<<1, 1>>>((int *)va, 9);
	rt("write", cudaDeviceSynchronize());
}

CHECK(virtual, export_fd)
{
	size_t g = granule();
	CUmemAllocationProp p = pinned_here();
	p.requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
	CUmemGenericAllocationHandle h, other;
	int fd = -1;
	MUST(cuMemCreate(&h, g, &p, 0));
	drv("export", cuMemExportToShareableHandle(&fd, h, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
	is("fd", fd >= 0);
	if (fd >= 0) {
		drv("import", cuMemImportFromShareableHandle(&other, (void *)(intptr_t)fd, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR));
		drv("release", cuMemRelease(other));
		close(fd);
	}
	drv("release", cuMemRelease(h));
}
