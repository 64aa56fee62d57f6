/* batches: copies in batches, of one and of three dimensions, between memory and arrays. */
#include "expect.h"

static unsigned char data[4096], back[4096];

static CUmemcpy3DOperand_v1 memory(uint64_t p, size_t row, size_t height)
{
	return (CUmemcpy3DOperand_v1){.type = CU_MEMCPY_OPERAND_TYPE_POINTER, .op.ptr = {.ptr = p, .rowLength = row, .layerHeight = height}};
}

static CUmemcpy3DOperand_v1 array(CUarray a, size_t x, size_t y, size_t z)
{
	return (CUmemcpy3DOperand_v1){.type = CU_MEMCPY_OPERAND_TYPE_ARRAY, .op.array = {.array = a, .offset = {x, y, z}}};
}

static CUDA_MEMCPY3D_BATCH_OP_v1 op(CUmemcpy3DOperand_v1 src, CUmemcpy3DOperand_v1 dst, size_t w, size_t h, size_t d)
{
	return (CUDA_MEMCPY3D_BATCH_OP_v1){.src = src, .dst = dst, .extent = {w, h, d}, .srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM};
}

/* Element (x, y, z) of a box in memory. */
static unsigned char at(const unsigned char *p, size_t row, size_t height, size_t x, size_t y, size_t z) { return p[(z * height + y) * row + x]; }

static void boxes(CUstream s, CUdeviceptr p)
{
	enum { W = 8, H = 3, D = 2 };
	CUarray cube;
	CUDA_ARRAY3D_DESCRIPTOR_v2 desc = {.Width = 16, .Height = 8, .Depth = 4, .Format = CU_AD_FORMAT_UNSIGNED_INT16, .NumChannels = 2};
	CUDA_MEMCPY3D_BATCH_OP_v1 list[4];
	size_t fail = 77;
	OK(cuArray3DCreate_v2(&cube, &desc));
	OK(cuMemcpyHtoD_v2(p, data, sizeof data));
	OK(cuMemsetD8_v2(p + 4096, 0, 4096));
	OK(cuStreamSynchronize(NULL)); /* s does not wait for it */
	/* Memory with rows of 20 and layers of 5 to memory that is packed. */
	list[0] = op(memory(p, 20, 5), memory(p + 4096, 0, 0), W, H, D);
	/* Host memory to an array, whose elements have 4 bytes; from there, a part, to host memory. */
	list[1] = op(memory((uint64_t)(uintptr_t)data, 10, 4), array(cube, 2, 1, 1), W, H, D);
	list[2] = op(array(cube, 3, 2, 1), memory(p + 6144, 0, 0), W - 1, H - 1, D);
	OK(cuMemcpy3DBatchAsync(3, list, &fail, 0, s));
	SAME(fail, SIZE_MAX);
	OK(cuStreamSynchronize(s));
	OK(cuMemcpyDtoH_v2(back, p + 4096, sizeof back));
	int bad = 0;
	for (size_t z = 0; z < D; z++)
		for (size_t y = 0; y < H; y++)
			for (size_t x = 0; x < W; x++)
				bad += at(back, W, H, x, y, z) != at(data, 20, 5, x, y, z);
	SAME(bad, 0);
	for (size_t z = 0; z < D; z++)
		for (size_t y = 0; y < H - 1; y++)
			for (size_t x = 0; x < 4 * (W - 1); x++)
				bad += at(back + 2048, 4 * (W - 1), H - 1, x, y, z) != at(data, 40, 4, x + 4, y + 1, z);
	SAME(bad, 0);
	/* What is wrong is found before anything is copied, and named. */
	OK(cuMemsetD8_v2(p + 4096, 7, 16));
	list[1] = op(memory(p, 4, 0), memory(p + 4096, 0, 0), W, H, D);
	EXPECT(cuMemcpy3DBatchAsync(3, list, &fail, 0, s), CUDA_ERROR_INVALID_VALUE);
	SAME(fail, 1);
	list[1] = op(memory(p, 0, 0), memory(p + 4096, 0, 0), W, 0, D);
	EXPECT(cuMemcpy3DBatchAsync_v2(3, list, 0, s), CUDA_ERROR_INVALID_VALUE);
	list[1] = op(memory(p, 0, 0), memory(p + 4096, 0, 0), W, H, D);
	list[1].srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_INVALID;
	EXPECT(cuMemcpy3DBatchAsync_v2(3, list, 0, s), CUDA_ERROR_INVALID_VALUE);
	OK(cuMemcpyDtoH_v2(back, p + 4096, 16));
	SAME(back[0], 7);
	EXPECT(cuMemcpy3DBatchAsync_v2(1, list, 1, s), CUDA_ERROR_INVALID_VALUE);
	EXPECT(cuMemcpy3DBatchAsync_v2(0, list, 0, s), CUDA_ERROR_INVALID_VALUE);
	EXPECT(cuMemcpy3DBatchAsync_v2(1, list, 0, NULL), CUDA_ERROR_INVALID_VALUE);
	EXPECT(cuMemcpy3DBatchAsync_v2_ptsz(1, list, 0, NULL), CUDA_ERROR_INVALID_VALUE); /* nor there, where it is the thread's own stream */
	OK(cuMemcpy3DBatchAsync_v2_ptsz(1, list, 0, (CUstream)2));
}

static void lines(CUstream s, CUdeviceptr p)
{
	CUdeviceptr dst[3] = {p, p + 512, p + 1024}, src[3] = {(uintptr_t)data, (uintptr_t)data + 100, (uintptr_t)data + 300};
	size_t sizes[3] = {100, 200, 300}, first[1] = {0}, fail = 77;
	CUmemcpyAttributes_v1 attrs = {.srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL};
	OK(cuMemcpyBatchAsync(dst, src, sizes, 3, &attrs, first, 1, &fail, s));
	SAME(fail, SIZE_MAX);
	OK(cuStreamSynchronize(s));
	OK(cuMemcpyDtoH_v2(back, p, 2048));
	SAME(memcmp(back, data, 100) || memcmp(back + 512, data + 100, 200) || memcmp(back + 1024, data + 300, 300), 0);
	EXPECT(cuMemcpyBatchAsync(dst, src, sizes, 3, &attrs, first, 1, &fail, NULL), CUDA_ERROR_INVALID_VALUE);
	sizes[1] = 0;
	EXPECT(cuMemcpyBatchAsync(dst, src, sizes, 3, &attrs, first, 1, &fail, s), CUDA_ERROR_INVALID_VALUE);
	SAME(fail, 1);
}

int main(void)
{
	CUcontext ctx;
	CUstream s;
	CUdeviceptr p;
	for (size_t i = 0; i < sizeof data; i++)
		data[i] = (unsigned char)(i * 31 + i / 256);
	OK(cuInit(0));
	OK(cuCtxCreate_v2(&ctx, 0, 0));
	OK(cuStreamCreate(&s, CU_STREAM_NON_BLOCKING));
	OK(cuMemAlloc_v2(&p, 8192));
	boxes(s, p);
	lines(s, p);
	OK(cuCtxSynchronize());
	return VERDICT();
}
