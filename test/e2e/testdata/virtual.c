/* virtual: what is known of memory that a program maps itself, on two devices. Where its answers come from: cuda.h's descriptions, and
 * test/conformance/vmm.cu for the codes an H200 was asked for. */
#include "expect.h"

#define G ((size_t)2 << 20)

static CUmemAccessDesc_v1 access_for(CUdevice dev, CUmemAccess_flags flags)
{
	return (CUmemAccessDesc_v1){.location = {.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = dev}, .flags = flags};
}

static CUmemGenericAllocationHandle made_on(CUdevice dev, size_t size)
{
	CUmemAllocationProp_v1 p = {.type = CU_MEM_ALLOCATION_TYPE_PINNED, .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = dev}};
	CUmemGenericAllocationHandle h = 0;
	OK(cuMemCreate(&h, size, &p, 0));
	return h;
}

static uint64_t number(CUpointer_attribute a, CUdeviceptr p)
{
	uint64_t v = 0;
	OK(cuPointerGetAttribute(&v, a, p));
	return v;
}

/* --- two pieces of two devices side by side, and a gap behind them */

static void test_attributes(CUdeviceptr va)
{
	CUdeviceptr base = 0;
	size_t size = 0;
	SAME(number(CU_POINTER_ATTRIBUTE_MAPPED, va + 100), 1);
	SAME(number(CU_POINTER_ATTRIBUTE_MAPPED, va + 3 * G), 0);
	SAME(number(CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, va), 0);
	SAME(number(CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, va + 2 * G + 5), 1);
	SAME(number(CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, va + 2 * G), va); /* what is reserved */
	SAME(number(CU_POINTER_ATTRIBUTE_RANGE_SIZE, va + 2 * G), 4 * G);
	SAME(number(CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR, va + G), va); /* what is mapped */
	SAME(number(CU_POINTER_ATTRIBUTE_MAPPING_SIZE, va + G), 2 * G);
	SAME(number(CU_POINTER_ATTRIBUTE_ACCESS_FLAGS, va), 3);
	SAME(number(CU_POINTER_ATTRIBUTE_ACCESS_FLAGS, va + 2 * G), 0); /* device 0 has none to it */
	OK(cuMemGetAddressRange_v2(&base, &size, va + G + 7));
	SAME(base, va);
	SAME(size, 2 * G);
	OK(cuMemGetAddressRange_v2(&base, &size, va + 2 * G));
	SAME(base, va + 2 * G);
	SAME(size, G);
	EXPECT(cuMemGetAddressRange_v2(&base, &size, va + 3 * G), CUDA_ERROR_NOT_FOUND);
}

static void test_access(CUdeviceptr va)
{
	CUmemAccessDesc_v1 zero = access_for(0, CU_MEM_ACCESS_FLAGS_PROT_READWRITE), one = access_for(1, CU_MEM_ACCESS_FLAGS_PROT_READWRITE), none = access_for(0, CU_MEM_ACCESS_FLAGS_PROT_NONE);
	uint64_t flags = 9;
	OK(cuMemGetAccess(&flags, &one.location, va));
	SAME(flags, 0);
	OK(cuMemGetAccess(&flags, &one.location, va + 2 * G));
	SAME(flags, 3);
	EXPECT(cuMemGetAccess(&flags, &one.location, va + 3 * G), CUDA_ERROR_INVALID_VALUE);
	CUmemAccessDesc_v1 both[] = {zero, one};
	OK(cuMemSetAccess(va, 3 * G, both, 2));
	OK(cuMemGetAccess(&flags, &zero.location, va + 2 * G));
	SAME(flags, 3);
	OK(cuMemsetD8_v2(va, 5, 3 * G)); /* across both */
	EXPECT(cuMemsetD8_v2(va + 3 * G - 1, 5, 2), CUDA_ERROR_INVALID_VALUE);
	unsigned char last = 0;
	OK(cuMemcpyDtoH_v2(&last, va + 3 * G - 1, 1));
	SAME(last, 5);
	EXPECT(cuMemSetAccess(va, 4 * G, both, 2), CUDA_ERROR_INVALID_VALUE);
	CUmemAccessDesc_v1 nobody[] = {none, access_for(1, CU_MEM_ACCESS_FLAGS_PROT_NONE)};
	OK(cuMemSetAccess(va, 2 * G, nobody, 2));
	EXPECT(cuMemcpyDtoH_v2(&last, va, 1), CUDA_ERROR_INVALID_VALUE);
	OK(cuMemcpyDtoH_v2(&last, va + 2 * G, 1));
	OK(cuMemSetAccess(va, 2 * G, &zero, 1));
	OK(cuMemcpyDtoH_v2(&last, va, 1));
	SAME(last, 5);
}

/* A copy that blocks is over when it returns: what it wrote to may go, though here the work before it is still being done. */
static void test_settles(void)
{
	CUdeviceptr busy, va;
	CUmemGenericAllocationHandle h = made_on(0, G);
	CUmemAccessDesc_v1 zero = access_for(0, CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
	enum { BUSY = 64 << 20 };
	OK(cuMemAlloc_v2(&busy, BUSY));
	OK(cuMemAddressReserve(&va, G, 0, 0, 0));
	OK(cuMemMap(va, G, 0, h, 0));
	OK(cuMemSetAccess(va, G, &zero, 1));
	for (int i = 0; i < 10; i++)
		OK(cuMemsetD8Async(busy, 1, BUSY, NULL));
	OK(cuMemcpyHtoD_v2(va, &h, sizeof h));
	OK(cuMemUnmap(va, G));
	OK(cuCtxSynchronize());
	OK(cuMemAddressFree(va, G));
	OK(cuMemRelease(h));
	OK(cuMemFree_v2(busy));
}

/* Memory of cuMemAlloc lies in mappings of Ferry's own, which are not the program's to change. */
static void test_others(void)
{
	CUdeviceptr plain, reserved;
	CUmemAccessDesc_v1 none = access_for(0, CU_MEM_ACCESS_FLAGS_PROT_NONE);
	CUmemGenericAllocationHandle h = made_on(0, G), got;
	OK(cuMemAlloc_v2(&plain, 2 * G));
	EXPECT(cuMemSetAccess(plain, 2 * G, &none, 1), CUDA_ERROR_INVALID_VALUE);
	EXPECT(cuMemUnmap(plain, 2 * G), CUDA_ERROR_INVALID_VALUE);
	EXPECT(cuMemMap(plain, G, 0, h, 0), CUDA_ERROR_INVALID_VALUE);
	EXPECT(cuMemRetainAllocationHandle(&got, plain), CUDA_ERROR_INVALID_VALUE);
	EXPECT(cuMemAddressFree(plain, 2 * G), CUDA_ERROR_INVALID_VALUE);
	OK(cuMemsetD8_v2(plain, 1, 2 * G));
	OK(cuMemFree_v2(plain));
	for (size_t align = G; align <= 64 * G; align *= 4) { /* reserved is what was asked for, whatever it took */
		OK(cuMemAddressReserve(&reserved, 3 * G, align, 0, 0));
		SAME(reserved % align, 0);
		SAME(number(CU_POINTER_ATTRIBUTE_RANGE_SIZE, reserved), 3 * G);
		OK(cuMemAddressFree(reserved, 3 * G));
	}
	OK(cuMemRelease(h));
	EXPECT(cuMemRelease(h), CUDA_ERROR_INVALID_VALUE);
}

int main(void)
{
	CUcontext c[2];
	CUdeviceptr va;
	OK(cuInit(0));
	for (int i = 0; i < 2; i++)
		OK(cuDevicePrimaryCtxRetain(&c[i], i));
	OK(cuCtxSetCurrent(c[0]));
	CUmemGenericAllocationHandle a = made_on(0, 2 * G), b = made_on(1, G), back = 0;
	CUmemAccessDesc_v1 zero = access_for(0, CU_MEM_ACCESS_FLAGS_PROT_READWRITE), one = access_for(1, CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
	OK(cuMemAddressReserve(&va, 4 * G, 0, 0, 0));
	OK(cuMemMap(va, 2 * G, 0, a, 0));
	OK(cuMemMap(va + 2 * G, G, 0, b, 0));
	OK(cuMemSetAccess(va, 2 * G, &zero, 1));
	OK(cuMemSetAccess(va + 2 * G, G, &one, 1));
	test_attributes(va);
	test_access(va);

	OK(cuMemRetainAllocationHandle(&back, va + G));
	SAME(back, a);
	OK(cuMemRelease(a));
	OK(cuMemRelease(a));
	OK(cuMemRelease(b));
	OK(cuMemRetainAllocationHandle(&back, va + 2 * G)); /* mapped memory lives on, and can be named again */
	EXPECT(cuMemUnmap(va, G), CUDA_ERROR_INVALID_VALUE); /* half of a mapping */
	EXPECT(cuMemUnmap(va + G, 2 * G), CUDA_ERROR_INVALID_VALUE);
	OK(cuMemUnmap(va + 2 * G, 2 * G)); /* and what is none */
	OK(cuMemMap(va + 3 * G, G, 0, back, 0));
	SAME(number(CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, va + 3 * G), 1);
	EXPECT(cuMemAddressFree(va, 4 * G), CUDA_ERROR_INVALID_VALUE);
	OK(cuMemUnmap(va, 4 * G));
	OK(cuMemUnmap(va, 4 * G));
	OK(cuMemRelease(back));
	EXPECT(cuMemAddressFree(va, 2 * G), CUDA_ERROR_INVALID_VALUE);
	OK(cuMemAddressFree(va, 4 * G));
	test_others();
	test_settles();
	return VERDICT();
}
