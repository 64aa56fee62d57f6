/* growth, memory: allocations of every kind, copies, arrays and what reads through them. */
#include "growth.h"

CUarray new_array(unsigned flags)
{
	CUDA_ARRAY3D_DESCRIPTOR_v2 d = {.Width = 32, .Height = 8, .Format = CU_AD_FORMAT_FLOAT, .NumChannels = 1, .Flags = flags};
	CUarray a;
	CHECK(cuArray3DCreate_v2(&a, &d));
	return a;
}

static void an_array(void)
{
	float row[32] = {1}, back[32];
	CUarray a = new_array(0);
	CHECK(cuMemcpyHtoA_v2(a, 0, row, sizeof row));
	CHECK(cuMemcpyAtoH_v2(back, a, 0, sizeof row));
	EXPECT(back[0] == 1, "the array lost its row");
	CHECK(cuArrayDestroy(a));
}

static void a_mipmap(void)
{
	CUDA_ARRAY3D_DESCRIPTOR_v2 d = {.Width = 32, .Height = 32, .Format = CU_AD_FORMAT_FLOAT, .NumChannels = 1}, got;
	CUmipmappedArray m;
	CUarray level;
	CHECK(cuMipmappedArrayCreate(&m, &d, 3));
	for (unsigned i = 0; i < 3; i++) {
		CHECK(cuMipmappedArrayGetLevel(&level, m, i));
		CHECK(cuArray3DGetDescriptor_v2(&got, level));
	}
	CHECK(cuMipmappedArrayDestroy(m));
}

static void a_texture(void)
{
	CUarray a = new_array(0);
	CUDA_RESOURCE_DESC_v1 r = {.resType = CU_RESOURCE_TYPE_ARRAY, .res.array.hArray = a}, got;
	CUDA_TEXTURE_DESC_v1 t = {.maxAnisotropy = 1};
	CUtexObject o;
	CHECK(cuTexObjectCreate(&o, &r, &t, NULL));
	CHECK(cuTexObjectGetResourceDesc(&got, o));
	EXPECT(got.res.array.hArray == a, "a texture names another array");
	CHECK(cuTexObjectDestroy(o));
	CHECK(cuArrayDestroy(a));
}

static void a_surface(void)
{
	CUarray a = new_array(2 /* surface loads and stores */);
	CUDA_RESOURCE_DESC_v1 r = {.resType = CU_RESOURCE_TYPE_ARRAY, .res.array.hArray = a};
	CUsurfObject o;
	CHECK(cuSurfObjectCreate(&o, &r));
	CHECK(cuSurfObjectDestroy(o));
	CHECK(cuArrayDestroy(a));
}

static void a_texref(void)
{
	CUmodule m;
	CUtexref own, of_module;
	CUarray a = new_array(0), got;
	NEED(cuTexRefCreate(&own));
	CHECK(cuTexRefSetArray(own, a, 1));
	CHECK(cuTexRefGetArray(&got, own));
	EXPECT(got == a, "a texture reference names another array");
	CHECK(cuTexRefDestroy(own));
	CHECK(cuModuleLoadData(&m, (void *)ptx));
	NEED(cuModuleGetTexRef(&of_module, m, "tex"));
	CHECK(cuModuleUnload(m));
	CHECK(cuArrayDestroy(a));
}

static void a_pool(void)
{
	CUmemPoolProps_v1 props = {.allocType = CU_MEM_ALLOCATION_TYPE_PINNED, .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE}};
	CUmemoryPool p;
	CUdeviceptr a;
	NEED(cuMemPoolCreate(&p, &props));
	CHECK(cuMemAllocFromPoolAsync(&a, 5000, p, common));
	CHECK(cuMemsetD8Async(a, 1, 5000, common));
	CHECK(cuMemFreeAsync(a, common));
	CHECK(cuStreamSynchronize(common));
	CHECK(cuMemPoolDestroy(p));
}

static void an_async(void)
{
	CUdeviceptr a;
	CHECK(cuMemAllocAsync(&a, 3 << 20, common));
	CHECK(cuMemsetD8Async(a, 1, 3 << 10, common));
	CHECK(cuMemFreeAsync(a, common));
	CHECK(cuStreamSynchronize(common));
}

static void an_alloc(void)
{
	CUdeviceptr small, large, rows;
	size_t pitch;
	CHECK(cuMemAlloc_v2(&small, 1000));
	CHECK(cuMemAlloc_v2(&large, 3 << 20));
	CHECK(cuMemAllocPitch_v2(&rows, &pitch, 100, 10, 4));
	CHECK(cuMemsetD8_v2(large, 3, 3 << 10));
	CHECK(cuMemFree_v2(small));
	CHECK(cuMemFree_v2(large));
	CHECK(cuMemFree_v2(rows));
}

static void a_vmm(void)
{
	CUmemAllocationProp_v1 prop = {.type = CU_MEM_ALLOCATION_TYPE_PINNED, .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE}};
	CUmemAccessDesc_v1 access = {.location = prop.location, .flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
	CUmemGenericAllocationHandle h;
	CUdeviceptr at;
	size_t granule;
	CHECK(cuMemGetAllocationGranularity(&granule, &prop, 0));
	CHECK(cuMemAddressReserve(&at, 2 * granule, 0, 0, 0));
	CHECK(cuMemCreate(&h, granule, &prop, 0));
	CHECK(cuMemMap(at, granule, 0, h, 0));
	CHECK(cuMemSetAccess(at, granule, &access, 1));
	CHECK(cuMemsetD32_v2(at, 1, 100));
	CHECK(cuCtxSynchronize()); /* unmapping does not wait */
	CHECK(cuMemUnmap(at, granule));
	CHECK(cuMemRelease(h));
	CHECK(cuMemAddressFree(at, 2 * granule));
}

static void a_pinned(void)
{
	unsigned char *p;
	CHECK(cuMemHostAlloc(&p, 10000, 0));
	memset(p, 3, 10000);
	CHECK(cuMemcpyHtoDAsync_v2(word, p, 64, common));
	CHECK(cuMemcpyDtoHAsync_v2(p + 100, word, 64, common));
	CHECK(cuStreamSynchronize(common));
	EXPECT(p[163] == 3 && p[164] == 3, "pinned memory has %d and %d", p[163], p[164]);
	CHECK(cuMemFreeHost(p));
}

static void a_registered(void)
{
	static unsigned char own[3 * 4096] __attribute__((aligned(4096)));
	CHECK(cuMemHostRegister_v2(own, sizeof own, 0));
	CHECK(cuMemcpyHtoDAsync_v2(word, own, 64, common));
	CHECK(cuMemcpyDtoHAsync_v2(own + 64, word, 64, common));
	CHECK(cuStreamSynchronize(common));
	CHECK(cuMemHostUnregister(own));
}

static void a_tensor_map(void)
{
	CUtensorMap map;
	cuuint64_t dims[2] = {64, 64}, strides[1] = {256};
	cuuint32_t box[2] = {16, 16}, steps[2] = {1, 1};
	NEED(cuTensorMapEncodeTiled(&map, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 2, word, dims, strides, box, steps, 0, 0, 0, 0));
}

static void a_copy(void)
{
	static unsigned char host[100000];
	CUdeviceptr p, q;
	CUDA_MEMCPY2D_v2 c = {.srcMemoryType = CU_MEMORYTYPE_HOST, .srcHost = host, .srcPitch = 100, .dstMemoryType = CU_MEMORYTYPE_DEVICE, .dstPitch = 128,
			      .WidthInBytes = 90, .Height = 100};
	CHECK(cuMemAlloc_v2(&p, sizeof host));
	CHECK(cuMemAlloc_v2(&q, sizeof host));
	CHECK(cuMemcpyHtoDAsync_v2(p, host, sizeof host, common));
	CHECK(cuMemcpyDtoDAsync_v2(q, p, sizeof host, common));
	CHECK(cuMemcpyDtoH_v2(host, q, sizeof host));
	c.dstDevice = p;
	CHECK(cuMemcpy2D_v2(&c));
	CHECK(cuMemFree_v2(p));
	CHECK(cuMemFree_v2(q));
}

static void an_ipc(void)
{
	CUipcMemHandle_v1 m;
	CUdeviceptr p;
	CHECK(cuMemAlloc_v2(&p, 3 << 20));
	NEED(cuIpcGetMemHandle(&m, p));
	CHECK(cuMemFree_v2(p));
}

const struct kind memory_kinds[] = {
	{"array", an_array}, {"mipmap", a_mipmap}, {"texture", a_texture}, {"surface", a_surface}, {"texref", a_texref}, {"pool", a_pool},
	{"async", an_async}, {"alloc", an_alloc}, {"vmm", a_vmm}, {"pinned", a_pinned}, {"registered", a_registered},
	{"tensormap", a_tensor_map}, {"copy", a_copy}, {"ipc", an_ipc}, {0},
};
