// copy: every kind and shape of copy, symbols, and what is refused.
#include "conf.h"

__device__ int symbol[8] = {1, 2, 3, 4, 5, 6, 7, 8};
__constant__ int constant[4] = {10, 20, 30, 40};
__device__ char unaligned[7] = "abcdef";

static __global__ void read_constant(int *out) { out[threadIdx.x] = constant[threadIdx.x]; }
static __global__ void read_symbol(int *out) { out[threadIdx.x] = symbol[threadIdx.x]; }

static void fill(unsigned char *p, size_t n, int seed)
{
	for (size_t i = 0; i < n; i++)
		p[i] = (unsigned char)(i * 7 + seed + (i >> 8));
}

CHECK(copy, odd_sizes)
{
	const size_t n = 300000;
	std::vector<unsigned char> a(n), b(n);
	fill(a.data(), n, 1);
	dev<unsigned char> p(n);
	for (size_t size : {1, 3, 63, 64, 65, 4095, 4097, 65535, 65537, 262145}) {
		MUST(cudaMemset(p, 0, n));
		MUST(cudaMemcpy(p.p + 5, a.data() + 3, size, cudaMemcpyHostToDevice));
		std::fill(b.begin(), b.end(), 0);
		MUST(cudaMemcpy(b.data(), p, n, cudaMemcpyDeviceToHost));
		char what[16];
		snprintf(what, sizeof what, "%zu", size);
		hash(what, b.data(), n);
	}
}

CHECK(copy, default_kind)
{
	unsigned char plain[64], *pinned, back[64];
	dev<unsigned char> a(64), b(64);
	MUST(cudaMallocHost((void **)&pinned, 64));
	fill(plain, 64, 3);
	rt("plain_device", cudaMemcpy(a, plain, 64, cudaMemcpyDefault));
	rt("device_device", cudaMemcpy(b, a, 64, cudaMemcpyDefault));
	rt("device_pinned", cudaMemcpy(pinned, b, 64, cudaMemcpyDefault));
	rt("pinned_plain", cudaMemcpy(back, pinned, 64, cudaMemcpyDefault));
	is("equal", memcmp(plain, back, 64) == 0);
	rt("plain_plain", cudaMemcpy(back, plain, 64, cudaMemcpyDefault));
	rt("pinned_device", cudaMemcpy(a, pinned, 64, cudaMemcpyDefault));
	memset(back, 0, 64);
	rt("device_plain", cudaMemcpy(back, a, 64, cudaMemcpyDefault));
	is("equal", memcmp(plain, back, 64) == 0);
	rt("host_host", cudaMemcpy(back, plain, 64, cudaMemcpyHostToHost));
	cudaFreeHost(pinned);
}

OWN_CHECK(copy, wrong_kind)
{
	// The kind is a claim that pointers can contradict.
	int here = 5, there = 0;
	dev<int> a(1), b(1);
	rt("to_but_host", cudaMemcpy(&there, &here, 4, cudaMemcpyHostToDevice));
	rt("from_but_host", cudaMemcpy(&there, &here, 4, cudaMemcpyDeviceToHost));
	rt("to_but_both_device", cudaMemcpy(a, b, 4, cudaMemcpyHostToDevice));
	rt("device_but_host", cudaMemcpy(&there, &here, 4, cudaMemcpyDeviceToDevice));
	rt("host_but_device", cudaMemcpy(a, b, 4, cudaMemcpyHostToHost));
	rt("direction", cudaMemcpy(a, b, 4, cudaMemcpyKind(9)));
	last();
	rt("works", cudaMemcpy(a, &here, 4, cudaMemcpyHostToDevice));
}

OWN_CHECK(copy, zero_and_null)
{
	int here = 5;
	dev<int> a(1);
	rt("zero", cudaMemcpy(a, &here, 0, cudaMemcpyHostToDevice));
	rt("zero_null", cudaMemcpy(nullptr, nullptr, 0, cudaMemcpyHostToDevice));
	rt("null_target", cudaMemcpy(nullptr, &here, 4, cudaMemcpyHostToDevice));
	rt("null_source", cudaMemcpy(a, nullptr, 4, cudaMemcpyHostToDevice));
	rt("null_host", cudaMemcpy(nullptr, a, 4, cudaMemcpyDeviceToHost));
	rt("null_default", cudaMemcpy(nullptr, a, 4, cudaMemcpyDefault));
	rt("zero_kind", cudaMemcpy(a, &here, 0, cudaMemcpyKind(9)));
	drv("drv_null", cuMemcpyHtoD((CUdeviceptr)a.p, nullptr, 4));
	drv("drv_zero", cuMemcpyHtoD((CUdeviceptr)a.p, nullptr, 0));
	drv("drv_dtoh_null", cuMemcpyDtoH(nullptr, (CUdeviceptr)a.p, 4));
	last();
}

CHECK(copy, past_the_end)
{
	std::vector<char> h(8 << 20);
	dev<char> p(4 << 20);
	rt("to", cudaMemcpy(p, h.data(), 8 << 20, cudaMemcpyHostToDevice));
	rt("from", cudaMemcpy(h.data(), p, 8 << 20, cudaMemcpyDeviceToHost));
	rt("inside", cudaMemcpy(p.p + (3 << 20), h.data(), 2 << 20, cudaMemcpyHostToDevice));
	last();
	rt("works", cudaMemcpy(p, h.data(), 4 << 20, cudaMemcpyHostToDevice));
	rt("synchronize", cudaDeviceSynchronize());
}

CHECK(copy, overlapping)
{
	unsigned char h[256];
	dev<unsigned char> p(256);
	fill(h, 256, 0);
	MUST(cudaMemcpy(p, h, 256, cudaMemcpyHostToDevice));
	rt("itself", cudaMemcpy(p, p, 256, cudaMemcpyDeviceToDevice));
	rt("apart", cudaMemcpy(p.p + 128, p, 100, cudaMemcpyDeviceToDevice));
	MUST(cudaMemcpy(h, p, 256, cudaMemcpyDeviceToHost));
	hash("bytes", h, 256);
}

CHECK(copy, async_pinned_reads_late)
{
	// Pinned memory is read when the copy's turn comes, not when it is called.
	static int *h;
	int back = 0;
	dev<int> p(1);
	cudaStream_t s;
	MUST(cudaStreamCreate(&s));
	MUST(cudaMallocHost((void **)&h, 4));
	*h = 1;
	MUST(cudaLaunchHostFunc(s, [](void *) { usleep(20000); *h = 2; }, nullptr));
	rt("to", cudaMemcpyAsync(p, h, 4, cudaMemcpyHostToDevice, s));
	rt("synchronize", cudaStreamSynchronize(s));
	MUST(cudaMemcpy(&back, p, 4, cudaMemcpyDeviceToHost));
	val("is", back);
	cudaFreeHost(h);
	cudaStreamDestroy(s);
}

CHECK(copy, async_plain_reads_now)
{
	// Plain memory is staged: it is the caller's again when the call returns.
	int h = 1, back = 0;
	dev<int> p(1);
	cudaStream_t s;
	MUST(cudaStreamCreate(&s));
	MUST(cudaLaunchHostFunc(s, [](void *) { usleep(20000); }, nullptr));
	rt("to", cudaMemcpyAsync(p, &h, 4, cudaMemcpyHostToDevice, s));
	h = 2;
	rt("synchronize", cudaStreamSynchronize(s));
	MUST(cudaMemcpy(&back, p, 4, cudaMemcpyDeviceToHost));
	val("is", back);
	cudaStreamDestroy(s);
}

CHECK(copy, async_pinned_large)
{
	const size_t n = 9 << 20;
	unsigned char *a, *b;
	cudaStream_t s;
	dev<unsigned char> p(n);
	MUST(cudaStreamCreate(&s));
	MUST(cudaMallocHost((void **)&a, n));
	MUST(cudaMallocHost((void **)&b, n));
	fill(a, n, 9);
	memset(b, 0, n);
	rt("to", cudaMemcpyAsync(p, a, n, cudaMemcpyHostToDevice, s));
	rt("from", cudaMemcpyAsync(b + 1, p.p + 1, n - 2, cudaMemcpyDeviceToHost, s));
	rt("synchronize", cudaStreamSynchronize(s));
	is("equal", memcmp(a + 1, b + 1, n - 2) == 0);
	val("edges", b[0] + b[n - 1]);
	rt("host_host", cudaMemcpyAsync(b, a, n, cudaMemcpyHostToHost, s));
	rt("synchronize", cudaStreamSynchronize(s));
	is("equal", memcmp(a, b, n) == 0);
	cudaFreeHost(a);
	cudaFreeHost(b);
	cudaStreamDestroy(s);
}

CHECK(copy, two_dimensions)
{
	unsigned char h[40 * 10], back[50 * 10];
	fill(h, sizeof h, 5);
	memset(back, 0xcc, sizeof back);
	unsigned char *p = nullptr, *q = nullptr;
	size_t pitch;
	MUST(cudaMallocPitch((void **)&p, &pitch, 37, 10));
	MUST(cudaMallocPitch((void **)&q, &pitch, 37, 10));
	rt("to", cudaMemcpy2D(p, pitch, h + 1, 40, 37, 10, cudaMemcpyHostToDevice));
	rt("between", cudaMemcpy2D(q, pitch, p, pitch, 37, 10, cudaMemcpyDeviceToDevice));
	rt("from", cudaMemcpy2D(back + 3, 50, q, pitch, 37, 9, cudaMemcpyDeviceToHost));
	hash("bytes", back, sizeof back);
	rt("default", cudaMemcpy2D(back, 50, q, pitch, 37, 10, cudaMemcpyDefault));
	hash("bytes", back, sizeof back);
	rt("host_host", cudaMemcpy2D(back, 50, h, 40, 20, 10, cudaMemcpyHostToHost));
	hash("bytes", back, sizeof back);
	cudaFree(p);
	cudaFree(q);
}

CHECK(copy, two_dimensions_wrong)
{
	unsigned char h[400];
	dev<unsigned char> p(4096);
	rt("target_pitch", cudaMemcpy2D(p, 10, h, 40, 37, 10, cudaMemcpyHostToDevice));
	rt("source_pitch", cudaMemcpy2D(p, 64, h, 10, 37, 10, cudaMemcpyHostToDevice));
	rt("huge_pitch", cudaMemcpy2D(p, size_t(1) << 32, h, 40, 37, 10, cudaMemcpyHostToDevice));
	rt("no_width", cudaMemcpy2D(p, 64, h, 40, 0, 10, cudaMemcpyHostToDevice));
	rt("no_height", cudaMemcpy2D(p, 64, h, 40, 37, 0, cudaMemcpyHostToDevice));
	rt("null", cudaMemcpy2D(nullptr, 64, h, 40, 37, 10, cudaMemcpyHostToDevice));
	CUDA_MEMCPY2D c = {};
	drv("nothing", cuMemcpy2D(&c));
	drv("drv_null", cuMemcpy2D(nullptr));
	c.srcMemoryType = CUmemorytype(9);
	c.dstMemoryType = CU_MEMORYTYPE_DEVICE;
	c.WidthInBytes = 4;
	c.Height = 1;
	drv("type", cuMemcpy2D(&c));
	last();
}

CHECK(copy, driver_two_dimensions)
{
	unsigned char h[20 * 6], back[20 * 6];
	fill(h, sizeof h, 2);
	memset(back, 0, sizeof back);
	dev<unsigned char> p(32 * 8);
	MUST(cudaMemset(p, 0, 256));
	CUDA_MEMCPY2D c = {};
	c.srcMemoryType = CU_MEMORYTYPE_HOST;
	c.srcHost = h;
	c.srcPitch = 20;
	c.srcXInBytes = 3;
	c.srcY = 1;
	c.dstMemoryType = CU_MEMORYTYPE_DEVICE;
	c.dstDevice = (CUdeviceptr)p.p;
	c.dstPitch = 32;
	c.dstXInBytes = 7;
	c.dstY = 2;
	c.WidthInBytes = 11;
	c.Height = 4;
	drv("to", cuMemcpy2D(&c));
	CUDA_MEMCPY2D r = {};
	r.srcMemoryType = CU_MEMORYTYPE_UNIFIED;
	r.srcDevice = (CUdeviceptr)p.p;
	r.srcPitch = 32;
	r.srcXInBytes = 5;
	r.srcY = 1;
	r.dstMemoryType = CU_MEMORYTYPE_HOST;
	r.dstHost = back;
	r.dstPitch = 20;
	r.dstXInBytes = 1;
	r.WidthInBytes = 15;
	r.Height = 6;
	drv("from", cuMemcpy2DUnaligned(&r));
	hash("bytes", back, sizeof back);
}

CHECK(copy, three_dimensions)
{
	const size_t w = 13, hgt = 5, d = 4;
	unsigned char h[w * hgt * d], back[w * hgt * d];
	fill(h, sizeof h, 4);
	memset(back, 0, sizeof back);
	cudaPitchedPtr a = {}, b = {};
	MUST(cudaMalloc3D(&a, make_cudaExtent(w, hgt, d)));
	MUST(cudaMalloc3D(&b, make_cudaExtent(w, hgt, d)));
	MUST(cudaMemset3D(b, 0, make_cudaExtent(w, hgt, d)));
	cudaMemcpy3DParms m = {};
	m.srcPtr = make_cudaPitchedPtr(h, w, w, hgt);
	m.dstPtr = a;
	m.extent = make_cudaExtent(w, hgt, d);
	m.kind = cudaMemcpyHostToDevice;
	rt("to", cudaMemcpy3D(&m));
	m.srcPtr = a;
	m.dstPtr = b;
	m.srcPos = make_cudaPos(2, 1, 1);
	m.dstPos = make_cudaPos(4, 0, 2);
	m.extent = make_cudaExtent(7, 3, 2);
	m.kind = cudaMemcpyDeviceToDevice;
	rt("between", cudaMemcpy3D(&m));
	cudaMemcpy3DParms r = {};
	r.srcPtr = b;
	r.dstPtr = make_cudaPitchedPtr(back, w, w, hgt);
	r.extent = make_cudaExtent(w, hgt, d);
	r.kind = cudaMemcpyDefault;
	rt("from", cudaMemcpy3D(&r));
	hash("bytes", back, sizeof back);
	r.extent = make_cudaExtent(0, 1, 1);
	rt("empty", cudaMemcpy3D(&r));
	r.extent = make_cudaExtent(w + 1, hgt, d);
	r.dstPtr.pitch = 5;
	rt("pitch", cudaMemcpy3D(&r));
	rt("null", cudaMemcpy3D(nullptr));
	cudaFree(a.ptr);
	cudaFree(b.ptr);
	last();
}

CHECK(copy, batch)
{
#if CUDART_VERSION >= 13000
	int h[2] = {4, 5}, back[2] = {};
	dev<int> a(1), b(1);
	cudaStream_t s;
	MUST(cudaStreamCreate(&s));
	const void *src[2] = {h, h + 1};
	void *dst[2] = {a.p, b.p};
	size_t sizes[2] = {4, 4}, index[1] = {0};
	cudaMemcpyAttributes at = {};
	at.srcAccessOrder = cudaMemcpySrcAccessOrderStream;
	rt("batch", cudaMemcpyBatchAsync((const void **)dst, src, sizes, 2, &at, index, 1, s));
	rt("synchronize", cudaStreamSynchronize(s));
	MUST(cudaMemcpy(back, a, 4, cudaMemcpyDeviceToHost));
	MUST(cudaMemcpy(back + 1, b, 4, cudaMemcpyDeviceToHost));
	list("is", back, 2);
	rt("legacy", cudaMemcpyBatchAsync((const void **)dst, src, sizes, 2, &at, index, 1, nullptr));
	rt("none", cudaMemcpyBatchAsync((const void **)dst, src, sizes, 0, &at, index, 1, s));
	cudaStreamDestroy(s);
	last();
#else
	skip("needs CUDA 13");
#endif
}

CHECK(symbol, copies)
{
	int h[8] = {}, in[2] = {70, 80};
	rt("from", cudaMemcpyFromSymbol(h, symbol, sizeof h));
	list("is", h, 8);
	rt("to", cudaMemcpyToSymbol(symbol, in, sizeof in, 12));
	rt("from", cudaMemcpyFromSymbol(h, symbol, 12, 8));
	list("is", h, 3);
	rt("past", cudaMemcpyToSymbol(symbol, in, 8, 28));
	rt("past", cudaMemcpyFromSymbol(h, symbol, 36));
	rt("nothing", cudaMemcpyToSymbol(symbol, in, 0, 32));
	rt("kind", cudaMemcpyToSymbol(symbol, in, 4, 0, cudaMemcpyDeviceToHost));
	dev<int> p(8);
	rt("device", cudaMemcpyFromSymbol(p, symbol, 32, 0, cudaMemcpyDeviceToDevice));
	MUST(cudaMemcpy(h, p, 32, cudaMemcpyDeviceToHost));
	list("is", h, 8);
	last();
}

CHECK(symbol, constants)
{
	int in[2] = {5, 6}, h[4];
	dev<int> p(4);
	rt("to", cudaMemcpyToSymbol(constant, in, 8, 4));
	read_constant<<<1, 4>>>(p);
	MUST(cudaMemcpy(h, p, 16, cudaMemcpyDeviceToHost));
	list("is", h, 4);
	void *a = nullptr;
	rt("address", cudaGetSymbolAddress(&a, constant));
	is("set", a != nullptr);
}

CHECK(symbol, address_and_size)
{
	void *a = nullptr;
	size_t n = 0;
	rt("size", cudaGetSymbolSize(&n, symbol));
	val("is", n);
	rt("size", cudaGetSymbolSize(&n, unaligned));
	val("is", n);
	rt("address", cudaGetSymbolAddress(&a, symbol));
	int in = 99, h[8];
	rt("copy", cudaMemcpy((char *)a + 28, &in, 4, cudaMemcpyHostToDevice));
	dev<int> p(8);
	read_symbol<<<1, 8>>>(p);
	MUST(cudaMemcpy(h, p, 32, cudaMemcpyDeviceToHost));
	val("last", h[7]);
	CUdeviceptr base = 0;
	drv("range", cuMemGetAddressRange(&base, &n, (CUdeviceptr)a));
	int local;
	rt("unknown", cudaGetSymbolAddress(&a, &local));
	rt("unknown", cudaMemcpyToSymbol(&local, &in, 4));
	last();
	cudaPointerAttributes at;
	MUST(cudaGetSymbolAddress(&a, symbol));
	rt("attributes", cudaPointerGetAttributes(&at, a));
	val("type", at.type);
}
