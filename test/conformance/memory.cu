// memory: allocation, pointer attributes, sets.
#include "conf.h"

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
