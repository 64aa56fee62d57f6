/* narrow: the 32-bit names of CUDA 2. What needs no device address works; what would have to give one says so and keeps nothing. */
#include "expect.h"

static unsigned char data[256], back[256];

static void arrays(void)
{
	CUarray a, cube;
	CUDA_ARRAY_DESCRIPTOR_v1 d = {64, 4, CU_AD_FORMAT_UNSIGNED_INT8, 1}, got;
	CUDA_ARRAY3D_DESCRIPTOR_v1 d3 = {16, 4, 4, CU_AD_FORMAT_UNSIGNED_INT8, 1, 0}, got3;
	OK(cuArrayCreate(&a, &d));
	OK(cuArrayGetDescriptor(&got, a));
	SAME(memcmp(&got, &d, sizeof d), 0);
	CUDA_MEMCPY2D_v1 in = {.srcMemoryType = CU_MEMORYTYPE_HOST, .srcHost = data, .srcPitch = 64, .dstMemoryType = CU_MEMORYTYPE_ARRAY,
		.dstArray = a, .WidthInBytes = 64, .Height = 4};
	CUDA_MEMCPY2D_v1 out = {.srcMemoryType = CU_MEMORYTYPE_ARRAY, .srcArray = a, .dstMemoryType = CU_MEMORYTYPE_HOST, .dstHost = back,
		.dstPitch = 64, .WidthInBytes = 64, .Height = 4};
	OK(cuMemcpy2D(&in));
	OK(cuMemcpy2DUnaligned(&out));
	SAME(memcmp(data, back, 256), 0);
	memset(back, 0, 64);
	OK(cuMemcpyHtoA(a, 0, data + 64, 64));
	OK(cuMemcpyAtoH(back, a, 0, 64));
	SAME(memcmp(data + 64, back, 64), 0);
	OK(cuMemcpyHtoAAsync(a, 16, data, 16, NULL));
	OK(cuMemcpyAtoHAsync(back, a, 16, 16, NULL));
	OK(cuCtxSynchronize());
	SAME(memcmp(data, back, 16), 0);
	OK(cuArray3DCreate(&cube, &d3));
	OK(cuArray3DGetDescriptor(&got3, cube));
	SAME(memcmp(&got3, &d3, sizeof d3), 0);
	CUDA_MEMCPY3D_v1 fill = {.srcMemoryType = CU_MEMORYTYPE_HOST, .srcHost = data, .srcPitch = 16, .srcHeight = 4, .dstMemoryType = CU_MEMORYTYPE_ARRAY,
		.dstArray = cube, .WidthInBytes = 16, .Height = 4, .Depth = 4};
	CUDA_MEMCPY3D_v1 fetch = {.srcMemoryType = CU_MEMORYTYPE_ARRAY, .srcArray = cube, .dstMemoryType = CU_MEMORYTYPE_HOST, .dstHost = back, .dstPitch = 16,
		.dstHeight = 4, .WidthInBytes = 16, .Height = 4, .Depth = 4};
	memset(back, 0, 256);
	OK(cuMemcpy3D(&fill));
	OK(cuMemcpy3DAsync(&fetch, NULL));
	OK(cuCtxSynchronize());
	SAME(memcmp(data, back, 256), 0);
	EXPECT(cuMemcpy2D(NULL), CUDA_ERROR_INVALID_VALUE);
	EXPECT(cuArrayCreate(&a, NULL), CUDA_ERROR_INVALID_VALUE);
}

static void sizes(void)
{
	unsigned n = 0, free = 0, total = 0;
	size_t wide;
	OK(cuDeviceTotalMem_v2(&wide, 0));
	OK(cuDeviceTotalMem(&n, 0));
	SAME(n, wide > UINT32_MAX ? UINT32_MAX : (unsigned)wide);
	OK(cuMemGetInfo(&free, &total));
	SAME(total, n);
	SAME(free > 0, 1);
	EXPECT(cuDeviceTotalMem(NULL, 0), CUDA_ERROR_INVALID_VALUE);
}

static void addresses(void)
{
	static char ptx[] = ".version 7.0\n.target sm_50\n.address_size 64\n.visible .global .align 4 .u32 g[4] = {1, 2, 3, 4};\n";
	CUdeviceptr_v1 p = 7;
	unsigned n = 7;
	CUmodule m;
	CUdeviceptr wide;
	void *host;
	EXPECT(cuMemAlloc(&p, 4096), CUDA_ERROR_OUT_OF_MEMORY);
	EXPECT(cuMemAlloc(&p, 0), CUDA_ERROR_INVALID_VALUE);
	EXPECT(cuMemAllocPitch(&p, &n, 100, 10, 4), CUDA_ERROR_OUT_OF_MEMORY);
	OK(cuModuleLoadData(&m, ptx));
	EXPECT(cuModuleGetGlobal(&p, &n, m, "g"), CUDA_ERROR_OUT_OF_MEMORY);
	SAME(p == 7 && n == 7, 1);
	OK(cuModuleGetGlobal(NULL, &n, m, "g"));
	SAME(n, 16);
	EXPECT(cuModuleGetGlobal(&p, &n, m, "nothing"), CUDA_ERROR_NOT_FOUND);
	OK(cuMemAllocHost(&host, 4096));
	memset(host, 1, 4096);
	OK(cuMemFreeHost(host));
	/* The lower half of an address is nobody's. */
	OK(cuMemAlloc_v2(&wide, 4096));
	EXPECT(cuMemcpyHtoD((CUdeviceptr_v1)wide + 16, data, 16), CUDA_ERROR_INVALID_VALUE);
	EXPECT(cuMemsetD32((CUdeviceptr_v1)wide + 16, 1, 4), CUDA_ERROR_INVALID_VALUE);
	EXPECT(cuMemsetD2D8(0x1000, 64, 1, 16, 2), CUDA_ERROR_INVALID_VALUE);
	EXPECT(cuMemGetAddressRange(&p, &n, 0x1000), CUDA_ERROR_NOT_FOUND);
	EXPECT(cuMemFree(0x1000), CUDA_ERROR_INVALID_VALUE);
	OK(cuMemFree(0));
	OK(cuMemFree_v2(wide));
}

int main(void)
{
	CUcontext ctx;
	for (int i = 0; i < 256; i++)
		data[i] = (unsigned char)(i * 7);
	OK(cuInit(0));
	OK(cuCtxCreate_v2(&ctx, 0, 0));
	arrays();
	sizes();
	addresses();
	OK(cuCtxSynchronize());
	return VERDICT();
}
