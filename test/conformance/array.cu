// array: CUDA arrays: what can be made, what they say of themselves, copies.
#include "conf.h"

CHECK(array, shapes)
{
	cudaChannelFormatDesc c = cudaCreateChannelDesc<float>();
	const struct {
		const char *what;
		cudaExtent e;
		unsigned flags;
	} list[] = {{"1d", {64, 0, 0}, 0}, {"2d", {64, 32, 0}, 0}, {"3d", {16, 8, 4}, 0}, {"layered_1d", {64, 0, 5}, cudaArrayLayered},
		{"layered_2d", {64, 32, 5}, cudaArrayLayered}, {"cube", {16, 16, 6}, cudaArrayCubemap}, {"cube_layers", {16, 16, 12}, cudaArrayCubemap | cudaArrayLayered},
		{"surface", {16, 16, 0}, cudaArraySurfaceLoadStore}, {"gather", {16, 16, 0}, cudaArrayTextureGather}, {"no_width", {0, 4, 0}, 0},
		{"3d_no_height", {4, 0, 4}, 0}, {"cube_not_square", {16, 8, 6}, cudaArrayCubemap}, {"cube_of_5", {16, 16, 5}, cudaArrayCubemap},
		{"too_wide", {1 << 28, 0, 0}, 0}, {"flags", {16, 16, 0}, 0x8000}};
	for (auto &l : list) {
		cudaArray_t a = nullptr;
		cudaChannelFormatDesc got = {};
		cudaExtent e = {};
		unsigned f = 77;
		if (rt(l.what, cudaMalloc3DArray(&a, &c, l.e, l.flags)) != cudaSuccess)
			continue;
		MUST(cudaArrayGetInfo(&got, &e, &f, a));
		say("(%zux%zux%zu,%#x,%d%d)", e.width, e.height, e.depth, f, got.x, got.f);
		MUST(cudaFreeArray(a));
	}
	last();
}

CHECK(array, formats)
{
	for (auto kind : {cudaChannelFormatKindSigned, cudaChannelFormatKindUnsigned, cudaChannelFormatKindFloat})
		for (int bits : {8, 16, 32, 64})
			for (int channels : {1, 2, 3, 4}) {
				cudaArray_t a = nullptr;
				cudaChannelFormatDesc c = cudaCreateChannelDesc(bits, channels > 1 ? bits : 0, channels > 2 ? bits : 0, channels > 3 ? bits : 0, kind);
				cudaError_t e = cudaMallocArray(&a, &c, 16, 16);
				say("%d/%d/%d:%s", kind, bits, channels, e == cudaSuccess ? "ok" : cudaGetErrorName(e) + 9);
				cudaFreeArray(a);
			}
	cudaGetLastError();
}

CHECK(array, wrong)
{
	cudaArray_t a = nullptr;
	cudaChannelFormatDesc c = cudaCreateChannelDesc<float>(), odd = cudaCreateChannelDesc(5, 0, 0, 0, cudaChannelFormatKindUnsigned);
	rt("null", cudaMallocArray(nullptr, &c, 4, 4));
	rt("no_format", cudaMallocArray(&a, nullptr, 4, 4));
	rt("five_bits", cudaMallocArray(&a, &odd, 4, 4));
	c = cudaCreateChannelDesc(32, 16, 0, 0, cudaChannelFormatKindUnsigned);
	rt("mixed", cudaMallocArray(&a, &c, 4, 4));
	rt("free_null", cudaFreeArray(nullptr));
	cudaExtent e;
	rt("info_null", cudaArrayGetInfo(nullptr, &e, nullptr, nullptr));
	last();
}

CHECK(array, driver_descriptor)
{
	CUarray a = nullptr;
	MUST(cudaFree(nullptr));
	CUDA_ARRAY3D_DESCRIPTOR d = {};
	d.Width = 10;
	d.Height = 6;
	d.Format = CU_AD_FORMAT_HALF;
	d.NumChannels = 2;
	d.Flags = CUDA_ARRAY3D_SURFACE_LDST;
	drv("create", cuArray3DCreate(&a, &d));
	CUDA_ARRAY_DESCRIPTOR flat = {};
	drv("flat", cuArrayGetDescriptor(&flat, a));
	say("(%zu,%zu,%#x,%u)", flat.Width, flat.Height, flat.Format, flat.NumChannels);
	memset(&d, 0, sizeof d);
	drv("full", cuArray3DGetDescriptor(&d, a));
	say("(%zu,%zu,%zu,%#x,%u,%#x)", d.Width, d.Height, d.Depth, d.Format, d.NumChannels, d.Flags);
	drv("destroy", cuArrayDestroy(a));
	d.NumChannels = 3;
	drv("three", cuArray3DCreate(&a, &d));
	d.NumChannels = 1;
	d.Format = CUarray_format(0x77);
	drv("format", cuArray3DCreate(&a, &d));
	drv("null", cuArray3DCreate(&a, nullptr));
	CUDA_ARRAY_MEMORY_REQUIREMENTS need = {};
	d.Format = CU_AD_FORMAT_FLOAT;
	d.Flags = 0;
	MUST(cuArray3DCreate(&a, &d));
	drv("requirements", cuArrayGetMemoryRequirements(&need, a, 0));
	CUDA_ARRAY_SPARSE_PROPERTIES sparse = {};
	drv("sparse", cuArrayGetSparseProperties(&sparse, a));
	CUarray plane;
	drv("plane", cuArrayGetPlane(&plane, a, 0));
	MUST(cuArrayDestroy(a));
}

CHECK(array, copies)
{
	cudaArray_t a, b;
	cudaChannelFormatDesc c = cudaCreateChannelDesc<unsigned char>();
	unsigned char h[20 * 8], back[20 * 8];
	for (int i = 0; i < 160; i++)
		h[i] = (unsigned char)(i * 3);
	MUST(cudaMallocArray(&a, &c, 20, 8));
	MUST(cudaMallocArray(&b, &c, 20, 8));
	rt("in", cudaMemcpy2DToArray(a, 0, 0, h, 20, 20, 8, cudaMemcpyHostToDevice));
	rt("part", cudaMemcpy2DToArray(a, 3, 2, h, 20, 7, 3, cudaMemcpyHostToDevice));
	MUST(cudaMemcpy2DToArray(b, 0, 0, h, 20, 20, 8, cudaMemcpyHostToDevice));
	rt("across", cudaMemcpy2DArrayToArray(b, 1, 1, a, 2, 1, 9, 5));
	memset(back, 0, sizeof back);
	rt("out", cudaMemcpy2DFromArray(back, 20, b, 0, 0, 20, 8, cudaMemcpyDeviceToHost));
	hash("bytes", back, sizeof back);
	dev<unsigned char> p(160);
	rt("to_device", cudaMemcpy2DFromArray(p, 20, b, 0, 0, 20, 8, cudaMemcpyDeviceToDevice));
	MUST(cudaMemcpy(back, p, 160, cudaMemcpyDeviceToHost));
	hash("bytes", back, sizeof back);
	rt("line", cudaMemcpyToArray(a, 0, 0, h, 20, cudaMemcpyHostToDevice));
	rt("too_wide", cudaMemcpy2DToArray(a, 10, 0, h, 20, 20, 1, cudaMemcpyHostToDevice));
	rt("too_high", cudaMemcpy2DFromArray(back, 20, a, 0, 4, 20, 5, cudaMemcpyDeviceToHost));
	rt("nothing", cudaMemcpy2DFromArray(back, 20, a, 0, 0, 0, 5, cudaMemcpyDeviceToHost));
	cudaFreeArray(a);
	cudaFreeArray(b);
	last();
}

CHECK(array, copies_3d)
{
	cudaArray_t a;
	cudaChannelFormatDesc c = cudaCreateChannelDesc<short>();
	short h[6 * 4 * 3], back[6 * 4 * 3];
	for (int i = 0; i < 72; i++)
		h[i] = short(i * 11);
	memset(back, 0, sizeof back);
	MUST(cudaMalloc3DArray(&a, &c, make_cudaExtent(6, 4, 3)));
	cudaMemcpy3DParms m = {};
	m.srcPtr = make_cudaPitchedPtr(h, 12, 6, 4);
	m.dstArray = a;
	m.extent = make_cudaExtent(6, 4, 3);
	m.kind = cudaMemcpyHostToDevice;
	rt("in", cudaMemcpy3D(&m));
	cudaMemcpy3DParms r = {};
	r.srcArray = a;
	r.srcPos = make_cudaPos(1, 1, 1);
	r.dstPtr = make_cudaPitchedPtr(back, 12, 6, 4);
	r.dstPos = make_cudaPos(2, 0, 1);
	r.extent = make_cudaExtent(5, 3, 2); // elements here, but dstPos.x is bytes
	r.kind = cudaMemcpyDeviceToHost;
	rt("out", cudaMemcpy3D(&r));
	hash("bytes", back, sizeof back);
	r.srcPos.z = 2;
	rt("too_deep", cudaMemcpy3D(&r));
	cudaFreeArray(a);
	last();
}

CHECK(array, pointer_attribute_of_level)
{
	cudaMipmappedArray_t m;
	cudaArray_t level;
	cudaChannelFormatDesc c = cudaCreateChannelDesc<int>();
	MUST(cudaMallocMipmappedArray(&m, &c, make_cudaExtent(8, 0, 0), 3));
	MUST(cudaGetMipmappedArrayLevel(&level, m, 1));
	int h[4] = {1, 2, 3, 4}, back[4] = {};
	rt("in", cudaMemcpyToArray(level, 0, 0, h, 16, cudaMemcpyHostToDevice));
	rt("out", cudaMemcpyFromArray(back, level, 4, 0, 12, cudaMemcpyDeviceToHost));
	list("is", back, 3);
	rt("free_level", cudaFreeArray(level));
	rt("free", cudaFreeMipmappedArray(m));
	last();
}
