// memory: allocation, pointer attributes, sets, pinned and mapped memory, pools.
#include "conf.h"

static __global__ void add(int *p, int v, int n)
{
	for (int i = threadIdx.x; i < n; i += blockDim.x)
		p[i] += v;
}

CHECK(memory, malloc_sizes)
{
	for (size_t n : {size_t(0), size_t(1), size_t(3), size_t(255), size_t(4097), size_t(1) << 21}) {
		void *p = (void *)77;
		char what[32];
		snprintf(what, sizeof what, "%zu", n);
		rt(what, cudaMalloc(&p, n));
		say("(%s,%s)", p ? "set" : "null", (uintptr_t)p % 256 ? "odd" : "aligned");
		rt("free", cudaFree(p));
	}
	void *p = (void *)77;
	rt("huge", cudaMalloc(&p, size_t(1) << 50));
	say("%s", p == (void *)77 ? "kept" : p ? "set" : "null");
	rt("all", cudaMalloc(&p, ~size_t(0)));
	rt("null", cudaMalloc((void **)nullptr, 16));
	last();
}

CHECK(memory, driver_alloc_wrong)
{
	CUdeviceptr p = 77;
	MUST(cudaFree(nullptr));
	drv("zero", cuMemAlloc(&p, 0));
	drv("null", cuMemAlloc(nullptr, 4));
	drv("huge", cuMemAlloc(&p, size_t(1) << 50));
	drv("free_null", cuMemFree(0));
	drv("free_garbage", cuMemFree(0x1234567));
}

CHECK(memory, free_wrong)
{
	char *p, here;
	MUST(cudaMalloc(&p, 1024));
	rt("null", cudaFree(nullptr));
	rt("inside", cudaFree(p + 256));
	rt("host", cudaFree(&here));
	rt("free", cudaFree(p));
	rt("again", cudaFree(p));
	rt("pinned", cudaFreeHost(&here));
	rt("pinned_null", cudaFreeHost(nullptr));
	rt("array_null", cudaFreeArray(nullptr));
	last();
}

CHECK(memory, info)
{
	size_t before = 0, after = 0, total = 0, prop = 0;
	MUST(cudaFree(nullptr));
	rt("info", cudaMemGetInfo(&before, &total));
	dev<char> p(size_t(512) << 20);
	rt("info", cudaMemGetInfo(&after, &total));
	val("mib_less", (before - after) >> 20);
	MUST(cuDeviceTotalMem(&prop, 0));
	is("total_is_total", total == prop);
	rt("null", cudaMemGetInfo(nullptr, &total));
	drv("nulls", cuMemGetInfo(nullptr, nullptr));
	last();
}

CHECK(memory, pitch)
{
	for (size_t w : {size_t(1), size_t(512), size_t(513), size_t(1000)}) {
		void *p = nullptr;
		size_t pitch = 0;
		rt("pitch", cudaMallocPitch(&p, &pitch, w, 3));
		say("%zu->%zu", w, pitch);
		cudaFree(p);
	}
	void *p = (void *)77;
	size_t pitch = 77;
	rt("no_width", cudaMallocPitch(&p, &pitch, 0, 3));
	say("(%s,%zu)", p ? "set" : "null", pitch);
	rt("no_height", cudaMallocPitch(&p, &pitch, 16, 0));
	say("(%s,%zu)", p ? "set" : "null", pitch);
	CUdeviceptr d;
	for (unsigned e : {4u, 8u, 16u, 1u, 3u})
		drv("element", cuMemAllocPitch(&d, &pitch, 100, 2, e));
	cudaPitchedPtr q = {};
	rt("3d", cudaMalloc3D(&q, make_cudaExtent(100, 5, 3)));
	say("(%zu,%zu,%zu)", q.pitch, q.xsize, q.ysize);
	cudaFree(q.ptr);
	last();
}

CHECK(memory, address_range)
{
	char *p;
	CUdeviceptr base = 0;
	size_t size = 0;
	MUST(cudaMalloc(&p, 1000));
	drv("inside", cuMemGetAddressRange(&base, &size, (CUdeviceptr)p + 999));
	is("base", base == (CUdeviceptr)p);
	val("size", size);
	drv("only_size", cuMemGetAddressRange(nullptr, &size, (CUdeviceptr)p));
	drv("neither", cuMemGetAddressRange(nullptr, nullptr, (CUdeviceptr)p));
	drv("null", cuMemGetAddressRange(&base, &size, 0));
	int here;
	drv("host", cuMemGetAddressRange(&base, &size, (CUdeviceptr)&here));
	cudaFree(p);
	drv("freed", cuMemGetAddressRange(&base, &size, (CUdeviceptr)p));
}

static void attributes(const char *what, const void *p)
{
	cudaPointerAttributes a;
	memset(&a, 0xee, sizeof a);
	cudaError_t e = rt(what, cudaPointerGetAttributes(&a, p));
	if (e == cudaSuccess)
		say("(type=%d,device=%d,dev=%s,host=%s)", a.type, a.device, !a.devicePointer ? "null" : a.devicePointer == p ? "same" : "other",
			!a.hostPointer ? "null" : a.hostPointer == p ? "same" : "other");
}

CHECK(pointer, kinds)
{
	char *device, *pinned, *plain = (char *)malloc(1 << 16);
	MUST(cudaMalloc(&device, 1000));
	MUST(cudaMallocHost((void **)&pinned, 1000));
	attributes("device", device);
	attributes("inside", device + 999);
	attributes("pinned", pinned);
	attributes("inside", pinned + 999);
	attributes("plain", plain);
	attributes("null", nullptr);
	attributes("garbage", (void *)0x1234);
	MUST(cudaHostRegister(plain, 1 << 16, cudaHostRegisterDefault));
	attributes("registered", plain + 4096);
	MUST(cudaHostUnregister(plain));
	attributes("unregistered", plain);
	MUST(cudaFree(device));
	attributes("freed", device);
	cudaFreeHost(pinned);
	free(plain);
	rt("nowhere", cudaPointerGetAttributes(nullptr, device));
	last();
}

CHECK(pointer, driver_attributes)
{
	int *p;
	MUST(cudaMalloc(&p, 1000));
	CUdeviceptr d = (CUdeviceptr)p, start = 0;
	unsigned type = 0;
	size_t size = 0;
	int ordinal = -1, managed = -1, mapped = -1, legacy = -1;
	unsigned long long id = 0, id2 = 0;
	drv("type", cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, d));
	val("is", type);
	drv("ordinal", cuPointerGetAttribute(&ordinal, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, d));
	val("is", ordinal);
	drv("managed", cuPointerGetAttribute(&managed, CU_POINTER_ATTRIBUTE_IS_MANAGED, d));
	val("is", (unsigned char)managed);
	drv("mapped", cuPointerGetAttribute(&mapped, CU_POINTER_ATTRIBUTE_MAPPED, d));
	val("is", (unsigned char)mapped);
	drv("legacy_ipc", cuPointerGetAttribute(&legacy, CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE, d));
	drv("start", cuPointerGetAttribute(&start, CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, d + 500));
	is("base", start == d);
	drv("size", cuPointerGetAttribute(&size, CU_POINTER_ATTRIBUTE_RANGE_SIZE, d + 500));
	val("is", size);
	drv("id", cuPointerGetAttribute(&id, CU_POINTER_ATTRIBUTE_BUFFER_ID, d));
	drv("id", cuPointerGetAttribute(&id2, CU_POINTER_ATTRIBUTE_BUFFER_ID, d + 999));
	is("same_id", id == id2 && id != 0);
	void *host = (void *)77;
	drv("host", cuPointerGetAttribute(&host, CU_POINTER_ATTRIBUTE_HOST_POINTER, d));
	drv("unknown", cuPointerGetAttribute(&id, CUpointer_attribute(99), d));
	drv("null", cuPointerGetAttribute(nullptr, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, d));
	drv("plain", cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, (CUdeviceptr)&p));
	cudaFree(p);
}

CHECK(pointer, attributes_at_once)
{
	int *p;
	MUST(cudaMalloc(&p, 64));
	unsigned type = 77;
	int ordinal = -7;
	CUdeviceptr dev = 0;
	CUpointer_attribute which[] = {CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, CU_POINTER_ATTRIBUTE_DEVICE_POINTER};
	void *where[] = {&type, &ordinal, &dev};
	drv("device", cuPointerGetAttributes(3, which, where, (CUdeviceptr)p));
	say("(%u,%d,%s)", type, ordinal, dev == (CUdeviceptr)p ? "same" : "other");
	int plain;
	drv("plain", cuPointerGetAttributes(3, which, where, (CUdeviceptr)&plain));
	say("(%u,%d,%llu)", type, ordinal, dev);
	drv("none", cuPointerGetAttributes(0, which, where, (CUdeviceptr)p));
	drv("null", cuPointerGetAttributes(3, nullptr, where, (CUdeviceptr)p));
	cudaFree(p);
}

CHECK(pointer, sync_memops)
{
	int *p;
	MUST(cudaMalloc(&p, 64));
	unsigned on = 1, got = 77;
	drv("set", cuPointerSetAttribute(&on, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, (CUdeviceptr)p));
	drv("get", cuPointerGetAttribute(&got, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, (CUdeviceptr)p));
	val("is", (unsigned char)got);
	drv("other", cuPointerSetAttribute(&on, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, (CUdeviceptr)p));
	cudaFree(p);
}

CHECK(set, widths)
{
	dev<unsigned char> p(64);
	unsigned char h[64];
	MUST(cudaMemset(p, 0xaa, 64));
	CUdeviceptr d = (CUdeviceptr)p.p;
	drv("d8", cuMemsetD8(d + 1, 0x11, 3));
	drv("d16", cuMemsetD16(d + 6, 0x2233, 3));
	drv("d32", cuMemsetD32(d + 16, 0x44556677, 2));
	drv("d16_odd", cuMemsetD16(d + 33, 1, 1));
	drv("d32_odd", cuMemsetD32(d + 34, 1, 1));
	drv("nothing", cuMemsetD32(d, 1, 0));
	MUST(cudaMemcpy(h, p, 64, cudaMemcpyDeviceToHost));
	hash("bytes", h, 64);
	list("head", h, 24);
}

CHECK(set, two_and_three_dimensions)
{
	dev<unsigned char> p(16 * 8 * 4);
	unsigned char h[16 * 8 * 4];
	MUST(cudaMemset(p, 1, sizeof h));
	rt("2d", cudaMemset2D(p.p + 3, 16, 9, 5, 3));
	drv("d16", cuMemsetD2D16((CUdeviceptr)p.p + 32, 16, 0x0707, 2, 2));
	drv("d32", cuMemsetD2D32((CUdeviceptr)p.p + 64, 16, 0x0a0b0c0d, 2, 2));
	rt("3d", cudaMemset3D(make_cudaPitchedPtr(p.p + 256, 16, 16, 4), 5, make_cudaExtent(3, 2, 2)));
	MUST(cudaMemcpy(h, p, sizeof h, cudaMemcpyDeviceToHost));
	hash("bytes", h, sizeof h);
	rt("pitch_small", cudaMemset2D(p, 4, 9, 5, 3));
	rt("no_height", cudaMemset2D(p, 16, 9, 5, 0));
	rt("no_width", cudaMemset2D(p, 16, 9, 0, 3));
	rt("low_pitch_one_row", cudaMemset2D(p, 4, 9, 5, 1));
	last();
}

CHECK(set, wrong)
{
	dev<char> p(100);
	int here;
	rt("zero", cudaMemset(p, 1, 0));
	rt("null_zero", cudaMemset(nullptr, 1, 0));
	rt("null", cudaMemset(nullptr, 1, 4));
	rt("host", cudaMemset(&here, 1, 4));
	rt("past", cudaMemset(p, 1, size_t(1) << 40));
	last();
	rt("works", cudaMemset(p, 1, 100));
	rt("synchronize", cudaDeviceSynchronize());
}

CHECK(set, pinned)
{
	unsigned char *h;
	MUST(cudaMallocHost((void **)&h, 64));
	memset(h, 0, 64);
	rt("set", cudaMemset(h + 4, 9, 5));
	rt("synchronize", cudaDeviceSynchronize());
	list("bytes", h, 12);
	cudaFreeHost(h);
	last();
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
	attributes("attributes", p);
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
