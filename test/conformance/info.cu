// info: how much memory is free, right after it was taken and given back. Sizes in MiB.
#include "conf.h"

static __global__ void touch(char *p, size_t n)
{
	for (size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x; i * 4096 < n; i += size_t(gridDim.x) * blockDim.x)
		p[i * 4096] = 1;
}

static size_t left()
{
	size_t f = 0, t = 0;
	MUST(cuMemGetInfo(&f, &t));
	return f;
}

// fell says by how much less is free than before.
static void fell(const char *what, size_t before) { say("%s=%lld", what, ((long long)before - (long long)left()) >> 20); }

static const size_t mib = 1 << 20;

CHECK(info, alloc)
{
	MUST(cudaFree(nullptr));
	for (size_t size : {2 * mib, 3 * mib, 64 * mib, 65 * mib, 1000 * mib}) {
		CUdeviceptr p;
		size_t before = left();
		MUST(cuMemAlloc(&p, size));
		fell(std::to_string(size >> 20).c_str(), before);
		MUST(cuMemFree(p));
		fell("freed", before);
	}
}

CHECK(info, small)
{
	std::vector<CUdeviceptr> all(600);
	MUST(cudaFree(nullptr));
	size_t before = left();
	for (CUdeviceptr &p : all)
		MUST(cuMemAlloc(&p, 64 << 10));
	fell("600_of_64k", before);
	for (CUdeviceptr p : all)
		MUST(cuMemFree(p));
	fell("freed", before);
	for (CUdeviceptr &p : all)
		MUST(cuMemAlloc(&p, 512));
	fell("600_of_512", before);
	for (CUdeviceptr p : all)
		MUST(cuMemFree(p));
	fell("freed", before);
	for (size_t i = 0; i < 20; i++)
		MUST(cuMemAlloc(&all[i], mib + 1));
	fell("20_of_1m_and_1", before);
	for (size_t i = 0; i < 20; i++)
		MUST(cuMemFree(all[i]));
	fell("freed", before);
}

CHECK(info, async)
{
	CUdeviceptr p;
	CUstream s;
	CUmemoryPool pool;
	MUST(cudaFree(nullptr));
	MUST(cuStreamCreate(&s, 0));
	MUST(cuDeviceGetDefaultMemPool(&pool, 0));
	MUST(cuMemPoolTrimTo(pool, 0));
	size_t before = left();
	MUST(cuMemAllocAsync(&p, 64 * mib, s));
	fell("allocated", before);
	MUST(cuMemFreeAsync(p, s));
	MUST(cuStreamSynchronize(s));
	fell("freed", before);
	unsigned long long keep = ~0ull;
	MUST(cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &keep));
	MUST(cuMemAllocAsync(&p, 64 * mib, s));
	MUST(cuMemFreeAsync(p, s));
	MUST(cuStreamSynchronize(s));
	fell("kept", before);
	MUST(cuMemAllocAsync(&p, 32 * mib, s));
	fell("of_kept", before);
	MUST(cuMemFreeAsync(p, s));
	MUST(cuStreamSynchronize(s));
	MUST(cuMemPoolTrimTo(pool, 0));
	fell("trimmed", before);
	keep = 0;
	MUST(cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &keep));
	MUST(cuMemAllocAsync(&p, 1, s));
	fell("a_byte", before);
	MUST(cuMemFreeAsync(p, s));
	MUST(cuStreamSynchronize(s));
	fell("freed", before);
	cuStreamDestroy(s);
}

CHECK(info, created)
{
	CUmemGenericAllocationHandle h;
	CUmemAllocationProp p = {};
	CUdeviceptr va;
	CUmemAccessDesc a = {};
	p.type = CU_MEM_ALLOCATION_TYPE_PINNED;
	p.location.type = a.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
	a.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
	MUST(cudaFree(nullptr));
	size_t before = left();
	MUST(cuMemAddressReserve(&va, 64 * mib, 0, 0, 0));
	fell("reserved", before);
	MUST(cuMemCreate(&h, 64 * mib, &p, 0));
	fell("created", before);
	MUST(cuMemMap(va, 64 * mib, 0, h, 0));
	MUST(cuMemSetAccess(va, 64 * mib, &a, 1));
	fell("mapped", before);
	MUST(cuMemRelease(h));
	fell("released_mapped", before);
	MUST(cuMemUnmap(va, 64 * mib));
	fell("unmapped", before);
	MUST(cuMemAddressFree(va, 64 * mib));
}

CHECK(info, arrays)
{
	cudaArray_t a;
	cudaChannelFormatDesc d = cudaCreateChannelDesc<float>();
	MUST(cudaFree(nullptr));
	size_t before = left();
	MUST(cudaMallocArray(&a, &d, 4096, 4096));
	fell("array", before);
	MUST(cudaFreeArray(a));
	fell("freed", before);
	void *p;
	size_t pitch;
	MUST(cudaMallocPitch(&p, &pitch, 5000, 4096));
	fell("pitched", before);
	MUST(cudaFree(p));
	fell("freed", before);
}

CHECK(info, host)
{
	void *p;
	MUST(cudaFree(nullptr));
	size_t before = left();
	MUST(cudaMallocHost(&p, 64 * mib));
	fell("pinned", before);
	MUST(cudaFreeHost(p));
	fell("freed", before);
}

// Where managed memory lies follows from who touched it last.
CHECK(info, managed)
{
	char *p;
	MUST(cudaFree(nullptr));
	if (!attribute(cudaDevAttrConcurrentManagedAccess))
		skip("no concurrent managed access");
	cudaMemLocation here = {}, host = {};
	here.type = cudaMemLocationTypeDevice;
	host.type = cudaMemLocationTypeHost;
	touch<<<1, 32>>>(nullptr, 0); // its code is loaded
	MUST(cudaDeviceSynchronize());
	size_t before = left();
	MUST(cudaMallocManaged(&p, 64 * mib));
	fell("allocated", before);
	memset(p, 1, 64 * mib);
	fell("on_host", before);
#if CUDART_VERSION >= 13000
	MUST(cudaMemPrefetchAsync(p, 64 * mib, here, 0, nullptr));
#else
	MUST(cudaMemPrefetchAsync(p, 64 * mib, 0, nullptr));
#endif
	MUST(cudaDeviceSynchronize());
	fell("prefetched", before);
#if CUDART_VERSION >= 13000
	MUST(cudaMemPrefetchAsync(p, 64 * mib, host, 0, nullptr));
#else
	MUST(cudaMemPrefetchAsync(p, 64 * mib, cudaCpuDeviceId, nullptr));
#endif
	MUST(cudaDeviceSynchronize());
	fell("back", before);
	touch<<<8, 256>>>(p, 64 * mib);
	MUST(cudaDeviceSynchronize());
	fell("touched", before);
	MUST(cudaFree(p));
	fell("freed", before);
}
