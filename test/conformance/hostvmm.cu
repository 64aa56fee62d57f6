// hostvmm: virtual memory management of memory that lies in the host: what can be created, mapped, used by
// both sides, asked and shared.
#include "conf.h"

#include <csetjmp>

static __global__ void add(int *p, int n, int v)
{
	for (int i = threadIdx.x; i < n; i += blockDim.x)
		p[i] += v;
}

struct place {
	const char *name;
	CUmemLocationType type;
	int id;
};
static const place device = {"device", CU_MEM_LOCATION_TYPE_DEVICE, 0}, host = {"host", CU_MEM_LOCATION_TYPE_HOST, 0},
	numa = {"numa", CU_MEM_LOCATION_TYPE_HOST_NUMA, 0}, current = {"current", CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT, 0};
static const place host_places[] = {host, numa, current};

static CUmemAllocationProp prop(const place &l, int handles = 0)
{
	CUmemAllocationProp p = {};
	p.type = CU_MEM_ALLOCATION_TYPE_PINNED;
	p.requestedHandleTypes = (CUmemAllocationHandleType)handles;
	p.location.type = l.type;
	p.location.id = l.id;
	return p;
}

static CUmemAccessDesc access(const place &l, CUmemAccess_flags f = CU_MEM_ACCESS_FLAGS_PROT_READWRITE)
{
	CUmemAccessDesc a = {};
	a.location.type = l.type;
	a.location.id = l.id;
	a.flags = f;
	return a;
}

CHECK(host_virtual, attributes)
{
	int v[4] = {-1, -1, -1, -1};
	MUST(cudaFree(nullptr));
	drv("numa", cuDeviceGetAttribute(&v[0], CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, 0));
	drv("host", cuDeviceGetAttribute(&v[1], (CUdevice_attribute)145, 0));
	drv("numa_pools", cuDeviceGetAttribute(&v[2], CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED, 0));
	drv("host_pools", cuDeviceGetAttribute(&v[3], (CUdevice_attribute)144, 0));
	list("are", v, 4);
}

CHECK(host_virtual, granularity)
{
	MUST(cudaFree(nullptr));
	for (place l : host_places)
		for (int handles : {0, 1, 8}) {
			size_t least = 0, best = 0;
			CUmemAllocationProp p = prop(l, handles);
			say("%s,%d:", l.name, handles);
			drv("minimum", cuMemGetAllocationGranularity(&least, &p, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
			drv("recommended", cuMemGetAllocationGranularity(&best, &p, CU_MEM_ALLOC_GRANULARITY_RECOMMENDED));
			say("%zu,%zu", least, best);
		}
}

CHECK(host_virtual, create)
{
	MUST(cudaFree(nullptr));
	size_t page = 2 << 20;
	auto make = [&](const char *what, CUmemAllocationProp p, size_t size) {
		CUmemGenericAllocationHandle h = 0;
		if (!drv(what, cuMemCreate(&h, size, &p, 0)))
			MUST(cuMemRelease(h));
	};
	for (place l : host_places) {
		say("%s:", l.name);
		make("create", prop(l), page);
		make("page", prop(l), 4096);
		make("64k", prop(l), 65536);
		make("odd", prop(l), page + 1);
		make("zero", prop(l), 0);
		make("fd", prop(l, 1), page);
		make("fabric", prop(l, 8), page);
		l.id = 99;
		make("id", prop(l), page);
		l.id = -1;
		make("negative", prop(l), page);
	}
}

// one goes through the life of a mapping at a place, with access for whom.
static void one(const place &l, std::vector<CUmemAccessDesc> who, bool by_host)
{
	const size_t size = 2 << 20;
	CUmemGenericAllocationHandle h = 0;
	CUmemAllocationProp p = prop(l), back = {};
	CUdeviceptr va = 0;
	if (drv("create", cuMemCreate(&h, size, &p, 0)))
		return;
	drv("properties", cuMemGetAllocationPropertiesFromHandle(&back, h));
	say("(%d,%d,%d,%d)", back.type, back.requestedHandleTypes, back.location.type, back.location.id);
	MUST(cuMemAddressReserve(&va, size, 0, 0, 0));
	if (!drv("map", cuMemMap(va, size, 0, h, 0))) {
		if (!drv("access", cuMemSetAccess(va, size, who.data(), who.size()))) {
			for (const place &q : {device, host, numa, current}) {
				unsigned long long f = 9;
				CUmemLocation at = {};
				at.type = q.type;
				at.id = q.id;
				drv(q.name, cuMemGetAccess(&f, &at, va));
				val("flags", f);
			}
			volatile int *m = (int *)va;
			if (by_host) {
				for (int i = 0; i < 1024; i++)
					m[i] = i;
				add<<<1, 32>>>((int *)va, 1024, 5);
				rt("kernel", cudaDeviceSynchronize());
				val("host_sees", m[1023]);
				m[7] = 100;
			} else {
				drv("set", cuMemsetD32(va, 1, 1024));
				add<<<1, 32>>>((int *)va, 1024, 5);
				rt("kernel", cudaDeviceSynchronize());
			}
			int out[8] = {};
			rt("copy", cudaMemcpy(out, (void *)va, sizeof out, cudaMemcpyDefault));
			list("is", out, 8);
			drv("to_host_copy", cuMemcpyDtoH(out, va, sizeof out));
			unsigned kind = 0;
			int managed = -1, ordinal = -9;
			CUdeviceptr on_device = 0, base = 0;
			void *on_host = nullptr;
			size_t n = 0;
			drv("kind", cuPointerGetAttribute(&kind, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, va));
			val("is", kind);
			drv("device_pointer", cuPointerGetAttribute(&on_device, CU_POINTER_ATTRIBUTE_DEVICE_POINTER, va));
			is("same", on_device == va);
			drv("host_pointer", cuPointerGetAttribute(&on_host, CU_POINTER_ATTRIBUTE_HOST_POINTER, va));
			is("same", (CUdeviceptr)on_host == va);
			drv("managed", cuPointerGetAttribute(&managed, CU_POINTER_ATTRIBUTE_IS_MANAGED, va));
			val("is", managed);
			drv("ordinal", cuPointerGetAttribute(&ordinal, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, va));
			val("is", ordinal);
			drv("range", cuMemGetAddressRange(&base, &n, va + 5));
			is("whole", base == va && n == size);
			cudaPointerAttributes a = {};
			rt("runtime", cudaPointerGetAttributes(&a, (void *)va));
			say("(%d,%d,%d,%d)", a.type, a.device, a.devicePointer == (void *)va, a.hostPointer == (void *)va);
		}
		drv("unmap", cuMemUnmap(va, size));
	}
	MUST(cuMemAddressFree(va, size));
	drv("release", cuMemRelease(h));
}

OWN_CHECK(host_virtual, numa_for_device)
{
	MUST(cudaFree(nullptr));
	one(numa, {access(device)}, false);
}

OWN_CHECK(host_virtual, numa_for_host)
{
	MUST(cudaFree(nullptr));
	one(numa, {access(device), access(numa)}, true);
}

OWN_CHECK(host_virtual, numa_for_any_host)
{
	MUST(cudaFree(nullptr));
	one(numa, {access(device), access(host)}, true);
}

OWN_CHECK(host_virtual, host_for_device)
{
	MUST(cudaFree(nullptr));
	one(host, {access(device)}, false);
}

OWN_CHECK(host_virtual, host_for_host)
{
	MUST(cudaFree(nullptr));
	one(host, {access(device), access(host)}, true);
}

OWN_CHECK(host_virtual, current_for_host)
{
	MUST(cudaFree(nullptr));
	one(current, {access(device), access(numa)}, true);
}

static sigjmp_buf back;
static void fault(int) { siglongjmp(back, 1); }

// Whether the host may read where only the device was given access.
OWN_CHECK(host_virtual, host_without_access)
{
	const size_t size = 2 << 20;
	MUST(cudaFree(nullptr));
	CUmemGenericAllocationHandle h = 0;
	CUmemAllocationProp p = prop(numa);
	CUdeviceptr va = 0;
	if (drv("create", cuMemCreate(&h, size, &p, 0)))
		return;
	MUST(cuMemAddressReserve(&va, size, 0, 0, 0));
	CUmemAccessDesc a = access(device);
	MUST(cuMemMap(va, size, 0, h, 0));
	drv("access", cuMemSetAccess(va, size, &a, 1));
	signal(SIGSEGV, fault);
	signal(SIGBUS, fault);
	if (sigsetjmp(back, 1))
		say("fault");
	else
		val("reads", *(volatile char *)va);
}

// What was written stays when it is mapped at another address, and when the host loses access.
OWN_CHECK(host_virtual, mapped_again)
{
	const size_t size = 2 << 20;
	MUST(cudaFree(nullptr));
	CUmemGenericAllocationHandle h = 0;
	CUmemAllocationProp p = prop(numa);
	CUdeviceptr va = 0, vb = 0;
	CUmemAccessDesc a[] = {access(device), access(numa)};
	if (drv("create", cuMemCreate(&h, size, &p, 0)))
		return;
	MUST(cuMemAddressReserve(&va, size, 0, 0, 0));
	MUST(cuMemAddressReserve(&vb, size, 0, 0, 0));
	drv("map", cuMemMap(va, size, 0, h, 0));
	drv("access", cuMemSetAccess(va, size, a, 2));
	((volatile int *)va)[1000] = 41;
	val("zero", ((volatile int *)va)[5000]);
	drv("unmap", cuMemUnmap(va, size));
	drv("map_there", cuMemMap(vb, size, 0, h, 0));
	drv("access", cuMemSetAccess(vb, size, a, 1));
	add<<<1, 32>>>((int *)vb + 1000, 1, 1);
	rt("kernel", cudaDeviceSynchronize());
	drv("access_host", cuMemSetAccess(vb, size, a + 1, 1));
	val("is", ((volatile int *)vb)[1000]);
	((volatile int *)vb)[1001] = 7;
	drv("unmap", cuMemUnmap(vb, size));
	drv("map_back", cuMemMap(va, size, 0, h, 0));
	drv("access", cuMemSetAccess(va, size, a, 2));
	int out[2] = {};
	drv("copy", cuMemcpyDtoH(out, va + 4000, 8));
	list("is", out, 2);
	val("host", ((volatile int *)va)[1000]);
	drv("unmap", cuMemUnmap(va, size));
	drv("release", cuMemRelease(h));
}

// Device memory that the host is to have access to.
OWN_CHECK(host_virtual, device_memory_for_host)
{
	MUST(cudaFree(nullptr));
	one(device, {access(device), access(numa)}, false);
	one(device, {access(device), access(host)}, false);
}

OWN_CHECK(host_virtual, shared)
{
	const size_t size = 2 << 20;
	MUST(cudaFree(nullptr));
	for (const place &l : host_places) {
		CUmemGenericAllocationHandle h = 0, other = 0;
		CUmemAllocationProp p = prop(l, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
		int fd = -1;
		say("%s:", l.name);
		if (drv("create", cuMemCreate(&h, size, &p, 0)))
			continue;
		if (!drv("export", cuMemExportToShareableHandle(&fd, h, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0))) {
			if (!drv("import", cuMemImportFromShareableHandle(&other, (void *)(intptr_t)fd, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)))
				MUST(cuMemRelease(other));
			close(fd);
		}
		MUST(cuMemRelease(h));
		p = prop(l);
		if (cuMemCreate(&h, size, &p, 0))
			continue;
		drv("export_unasked", cuMemExportToShareableHandle(&fd, h, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
		MUST(cuMemRelease(h));
	}
}

// One handle at two addresses, and a part of it: the host sees one memory.
OWN_CHECK(host_virtual, twice)
{
	const size_t size = 4 << 20;
	MUST(cudaFree(nullptr));
	CUmemGenericAllocationHandle h = 0;
	CUmemAllocationProp p = prop(numa);
	CUdeviceptr va = 0, vb = 0;
	CUmemAccessDesc a[] = {access(device), access(numa)};
	if (drv("create", cuMemCreate(&h, size, &p, 0)))
		return;
	MUST(cuMemAddressReserve(&va, size, 0, 0, 0));
	MUST(cuMemAddressReserve(&vb, size, 0, 0, 0));
	drv("map", cuMemMap(va, size, 0, h, 0));
	drv("map_again", cuMemMap(vb, size, 0, h, 0));
	drv("access", cuMemSetAccess(va, size, a, 2));
	if (drv("access_again", cuMemSetAccess(vb, size, a, 2)))
		return;
	*(volatile int *)va = 41;
	val("other", *(volatile int *)vb);
	add<<<1, 32>>>((int *)vb, 1, 1);
	rt("kernel", cudaDeviceSynchronize());
	val("first", *(volatile int *)va);
	drv("release_mapped", cuMemRelease(h));
	val("still", *(volatile int *)vb);
	drv("unmap", cuMemUnmap(va, size));
	drv("unmap", cuMemUnmap(vb, size));
	CUdeviceptr vc = 0;
	MUST(cuMemCreate(&h, size, &p, 0));
	MUST(cuMemAddressReserve(&vc, size, 0, 0, 0));
	drv("part", cuMemMap(vc, size / 2, size / 2, h, 0));
	drv("whole_of_it", cuMemMap(vc + size / 2, size, 0, h, 0));
	drv("device_info", cuMemSetAccess(vc, size / 2, a, 2));
}

OWN_CHECK(host_virtual, pools)
{
	MUST(cudaFree(nullptr));
	for (const place &l : host_places) {
		CUmemPoolProps p = {};
		CUmemoryPool pool = nullptr;
		CUdeviceptr at = 0;
		p.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
		p.location.type = l.type;
		p.location.id = l.id;
		say("%s:", l.name);
		if (drv("create", cuMemPoolCreate(&pool, &p)))
			continue;
		CUmemAccessDesc a = access(device);
		drv("access", cuMemPoolSetAccess(pool, &a, 1));
		if (!drv("allocate", cuMemAllocFromPoolAsync(&at, 4096, pool, nullptr))) {
			rt("wait", cudaDeviceSynchronize());
			*(volatile int *)at = 3;
			add<<<1, 32>>>((int *)at, 1, 4);
			rt("kernel", cudaDeviceSynchronize());
			val("is", *(volatile int *)at);
			drv("free", cuMemFreeAsync(at, nullptr));
		}
		drv("destroy", cuMemPoolDestroy(pool));
	}
}
