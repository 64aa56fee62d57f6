// pinned: pinned and mapped host memory, stream-ordered allocation from pools.
#include "conf.h"

static __global__ void add(int *p, int v, int n)
{
	for (int i = threadIdx.x; i < n; i += blockDim.x)
		p[i] += v;
}

CHECK(pinned, alloc_flags)
{
	for (unsigned f : {0u, 1u, 2u, 4u, 7u, 8u, 0x100u}) {
		void *p = nullptr, *d = nullptr;
		unsigned got = 77;
		char what[16];
		snprintf(what, sizeof what, "%#x", f);
		if (rt(what, cudaHostAlloc(&p, 100, f)) != cudaSuccess)
			continue;
		rt("flags", cudaHostGetFlags(&got, p));
		say("%#x", got);
		rt("device", cudaHostGetDevicePointer(&d, p, 0));
		is("same", d == p);
		rt("free", cudaFreeHost(p));
	}
	last();
}

CHECK(pinned, zero_and_wrong)
{
	void *p = (void *)77, *d = nullptr;
	int here;
	unsigned f;
	rt("zero", cudaMallocHost(&p, 0));
	say("%s", p == (void *)77 ? "kept" : p ? "set" : "null");
	rt("null", cudaMallocHost((void **)nullptr, 8));
	rt("plain_device", cudaHostGetDevicePointer(&d, &here, 0));
	rt("plain_flags", cudaHostGetFlags(&f, &here));
	MUST(cudaMallocHost(&p, 64));
	if (rt("inside", cudaHostGetDevicePointer(&d, (char *)p + 8, 0)) == cudaSuccess)
		val("offset", (char *)d - (char *)p);
	rt("flags", cudaHostGetDevicePointer(&d, p, 5));
	rt("free_inside", cudaFreeHost((char *)p + 8));
	rt("cudaFree", cudaFree(p));
	rt("free", cudaFreeHost(p));
	rt("again", cudaFreeHost(p));
	last();
}

CHECK(mapped, kernel_writes_host)
{
	int *h = nullptr, *d = nullptr;
	MUST(cudaHostAlloc(&h, 4000, cudaHostAllocMapped));
	for (int i = 0; i < 1000; i++)
		h[i] = i;
	MUST(cudaHostGetDevicePointer(&d, h, 0));
	add<<<1, 128>>>(d, 5, 1000);
	rt("launch", cudaGetLastError());
	rt("synchronize", cudaDeviceSynchronize());
	say("%d,%d", h[0], h[999]);
	cudaFreeHost(h);
}

CHECK(mapped, registered)
{
	int *h = (int *)aligned_alloc(4096, 16384), *d = nullptr;
	for (int i = 0; i < 4096; i++)
		h[i] = i;
	rt("register", cudaHostRegister(h, 16384, cudaHostRegisterMapped));
	rt("twice", cudaHostRegister(h, 16384, cudaHostRegisterMapped));
	unsigned f = 77;
	if (rt("flags", cudaHostGetFlags(&f, h)) == cudaSuccess)
		say("%#x", f);
	rt("device", cudaHostGetDevicePointer(&d, h, 0));
	is("same", d == h);
	if (d) {
		add<<<1, 128>>>(d, 5, 4096);
		rt("synchronize", cudaDeviceSynchronize());
		say("%d,%d", h[0], h[4095]);
	}
	rt("unregister", cudaHostUnregister(h));
	rt("again", cudaHostUnregister(h));
	last();
	say("%d", h[17]);
	free(h);
}

CHECK(mapped, register_wrong)
{
	char *h = (char *)aligned_alloc(4096, 16384);
	rt("zero", cudaHostRegister(h, 0, 0));
	rt("null", cudaHostRegister(nullptr, 4096, 0));
	rt("flags", cudaHostRegister(h, 4096, 0x100));
	rt("odd", cudaHostRegister(h + 3, 100, 0));
	rt("unregister", cudaHostUnregister(h + 3));
	rt("overlap_first", cudaHostRegister(h, 8192, 0));
	rt("overlap", cudaHostRegister(h + 4096, 8192, 0));
	rt("unregister_inside", cudaHostUnregister(h + 4096));
	rt("unregister", cudaHostUnregister(h));
	dev<char> p(64);
	rt("device", cudaHostRegister(p, 64, 0));
	last();
	free(h);
}

CHECK(mapped, live_exchange)
{
	// A kernel and the host see each other's writes while the kernel runs.
	volatile int *h = nullptr;
	int *d = nullptr;
	MUST(cudaHostAlloc((void **)&h, 64, cudaHostAllocMapped));
	h[0] = 1;
	MUST(cudaHostGetDevicePointer(&d, (void *)h, 0));
	cudaStream_t s;
	MUST(cudaStreamCreate(&s));
	drv("wait", cuStreamWaitValue32(s, (CUdeviceptr)d, 2, CU_STREAM_WAIT_VALUE_EQ));
	add<<<1, 1, 0, s>>>(d + 1, 7, 1);
	rt("held", cudaStreamQuery(s));
	h[1] = 10;
	h[0] = 2;
	rt("synchronize", cudaStreamSynchronize(s));
	val("is", h[1]);
	cudaStreamDestroy(s);
	cudaFreeHost((void *)h);
}

CHECK(pool, attributes)
{
	cudaMemPool_t pool = nullptr, now = nullptr;
	if (!attribute(cudaDevAttrMemoryPoolsSupported))
		skip("no memory pools");
	rt("default", cudaDeviceGetDefaultMemPool(&pool, 0));
	rt("current", cudaDeviceGetMemPool(&now, 0));
	is("same", pool == now);
	uint64_t v = 77;
	int reuse = -1;
	rt("threshold", cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &v));
	val("is", v);
	v = 1 << 20;
	rt("set", cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &v));
	v = 0;
	rt("threshold", cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &v));
	val("is", v);
	v = 0;
	cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &v);
	for (auto a : {cudaMemPoolReuseFollowEventDependencies, cudaMemPoolReuseAllowOpportunistic, cudaMemPoolReuseAllowInternalDependencies}) {
		rt("reuse", cudaMemPoolGetAttribute(pool, a, &reuse));
		val("is", reuse);
	}
	rt("unknown", cudaMemPoolGetAttribute(pool, cudaMemPoolAttr(99), &v));
	v = 5;
	rt("set_used", cudaMemPoolSetAttribute(pool, cudaMemPoolAttrUsedMemCurrent, &v));
	last();
}

CHECK(pool, alloc_free)
{
	if (!attribute(cudaDevAttrMemoryPoolsSupported))
		skip("no memory pools");
	cudaStream_t s;
	int *p = nullptr, x = 0;
	uint64_t used = 77;
	cudaMemPool_t pool;
	MUST(cudaStreamCreate(&s));
	MUST(cudaDeviceGetDefaultMemPool(&pool, 0));
	rt("alloc", cudaMallocAsync((void **)&p, 1000, s));
	rt("set", cudaMemsetAsync(p, 1, 1000, s));
	rt("copy", cudaMemcpyAsync(&x, p, 4, cudaMemcpyDeviceToHost, s));
	rt("synchronize", cudaStreamSynchronize(s));
	say("%#x", x);
	rt("used", cudaMemPoolGetAttribute(pool, cudaMemPoolAttrUsedMemCurrent, &used));
	val("is", used);
	cudaPointerAttributes a;
	rt("attributes", cudaPointerGetAttributes(&a, p));
	say("(%d,%d)", a.type, a.device);
	rt("free", cudaFreeAsync(p, s));
	rt("synchronize", cudaStreamSynchronize(s));
	rt("used", cudaMemPoolGetAttribute(pool, cudaMemPoolAttrUsedMemCurrent, &used));
	val("is", used);
	rt("trim", cudaMemPoolTrimTo(pool, 0));
	rt("reserved", cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReservedMemCurrent, &used));
	val("is", used);
	cudaStreamDestroy(s);
}

CHECK(pool, wrong)
{
	if (!attribute(cudaDevAttrMemoryPoolsSupported))
		skip("no memory pools");
	void *p = (void *)77, *q;
	rt("zero", cudaMallocAsync(&p, 0, nullptr));
	say("%s", p == (void *)77 ? "kept" : p ? "set" : "null");
	rt("huge", cudaMallocAsync(&p, size_t(1) << 50, nullptr));
	rt("free_null", cudaFreeAsync(nullptr, nullptr));
	MUST(cudaMalloc(&q, 64));
	rt("free_of_malloc", cudaFreeAsync(q, nullptr));
	rt("synchronize", cudaDeviceSynchronize());
	MUST(cudaMallocAsync(&p, 64, nullptr));
	rt("plain_free_of_async", cudaFree(p));
	rt("again", cudaFree(p));
	last();
}

CHECK(pool, own)
{
	if (!attribute(cudaDevAttrMemoryPoolsSupported))
		skip("no memory pools");
	cudaMemPool_t pool = nullptr;
	cudaMemPoolProps props = {};
	props.allocType = cudaMemAllocationTypePinned;
	props.location.type = cudaMemLocationTypeDevice;
	void *p = nullptr;
	rt("create", cudaMemPoolCreate(&pool, &props));
	rt("alloc", cudaMallocFromPoolAsync(&p, 5000, pool, nullptr));
	uint64_t v = 0;
	rt("synchronize", cudaDeviceSynchronize());
	rt("reserved", cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReservedMemCurrent, &v));
	val("is", v);
	rt("high", cudaMemPoolGetAttribute(pool, cudaMemPoolAttrUsedMemHigh, &v));
	val("is", v);
	rt("current", cudaDeviceSetMemPool(0, pool));
	cudaMemPool_t now = nullptr;
	rt("get", cudaDeviceGetMemPool(&now, 0));
	is("ours", now == pool);
	CUmemoryPool of = nullptr;
	drv("pool_of", cuPointerGetAttribute(&of, CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE, (CUdeviceptr)p));
	is("ours", of == pool);
	cudaMemAccessFlags flags = cudaMemAccessFlags(77);
	cudaMemLocation where = {};
	where.type = cudaMemLocationTypeDevice;
	rt("access", cudaMemPoolGetAccess(&flags, pool, &where));
	val("is", flags);
	rt("free", cudaFreeAsync(p, nullptr));
	rt("destroy", cudaMemPoolDestroy(pool));
	rt("get", cudaDeviceGetMemPool(&now, 0));
	cudaMemPool_t standard = nullptr;
	MUST(cudaDeviceGetDefaultMemPool(&standard, 0));
	is("default_again", now == standard);
	rt("destroy_default", cudaMemPoolDestroy(standard));
	props.allocType = cudaMemAllocationTypeInvalid;
	rt("wrong_type", cudaMemPoolCreate(&pool, &props));
	rt("null", cudaMemPoolCreate(&pool, nullptr));
	last();
}

CHECK(pool, order_across_streams)
{
	if (!attribute(cudaDevAttrMemoryPoolsSupported))
		skip("no memory pools");
	cudaStream_t a, b;
	cudaEvent_t e;
	int *p = nullptr, x = -1;
	MUST(cudaStreamCreateWithFlags(&a, cudaStreamNonBlocking));
	MUST(cudaStreamCreateWithFlags(&b, cudaStreamNonBlocking));
	MUST(cudaEventCreate(&e));
	MUST(cudaMallocAsync((void **)&p, 64, a));
	MUST(cudaMemsetAsync(p, 0, 64, a));
	add<<<1, 1, 0, a>>>(p, 3, 1);
	MUST(cudaEventRecord(e, a));
	MUST(cudaStreamWaitEvent(b, e, 0));
	add<<<1, 1, 0, b>>>(p, 4, 1);
	MUST(cudaMemcpyAsync(&x, p, 4, cudaMemcpyDeviceToHost, b));
	rt("free", cudaFreeAsync(p, b));
	rt("synchronize", cudaDeviceSynchronize());
	val("is", x);
	cudaStreamDestroy(a);
	cudaStreamDestroy(b);
	cudaEventDestroy(e);
}
