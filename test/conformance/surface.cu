// surface: surfaces read and written in each dimension.
#include "array_parts.h"

template <class T> static __global__ void write1(cudaSurfaceObject_t s, int n, cudaSurfaceBoundaryMode)
{
	int i = int(threadIdx.x) - 1; // one before and one behind
	if (i <= n)
		surf1Dwrite(T(i + 10), s, i * int(sizeof(T)), cudaBoundaryModeZero);
}

static __global__ void swap2(cudaSurfaceObject_t from, cudaSurfaceObject_t to, int w, int h)
{
	int x = threadIdx.x, y = threadIdx.y;
	float v;
	surf2Dread(&v, from, x * 4, y, cudaBoundaryModeClamp);
	if (x < w && y < h)
		surf2Dwrite(v * 2, to, (w - 1 - x) * 4, y);
}

static __global__ void write3(cudaSurfaceObject_t s)
{
	surf3Dwrite(int(threadIdx.x + 10 * threadIdx.y + 100 * threadIdx.z), s, threadIdx.x * 4, threadIdx.y, threadIdx.z);
}

static __global__ void write_layered(cudaSurfaceObject_t s)
{
	surf2DLayeredwrite(uchar2{(unsigned char)threadIdx.x, (unsigned char)(threadIdx.z * 16 + threadIdx.y)}, s, threadIdx.x * 2, threadIdx.y, threadIdx.z);
}

static cudaSurfaceObject_t surface(cudaArray_t a)
{
	cudaResourceDesc r = {};
	r.resType = cudaResourceTypeArray;
	r.res.array.array = a;
	cudaSurfaceObject_t s = 0;
	rt("surface", cudaCreateSurfaceObject(&s, &r));
	return s;
}

template <class T> static void one_dimensional(const char *what)
{
	filled<T> a(6, 0, 0, cudaArraySurfaceLoadStore, [](int) { return T(1); });
	cudaSurfaceObject_t s = surface(a);
	write1<T><<<1, 8>>>(s, 6, cudaBoundaryModeZero);
	MUST(cudaGetLastError());
	T h[6];
	MUST(cudaMemcpyFromArray(h, a, 0, 0, sizeof h, cudaMemcpyDeviceToHost));
	list(what, h, 6);
	cudaDestroySurfaceObject(s);
}

CHECK(surface, one_dimension)
{
	one_dimensional<int>("int");
	one_dimensional<unsigned char>("u8");
	one_dimensional<short>("s16");
	one_dimensional<float>("float");
}

CHECK(surface, two_dimensions)
{
	filled<float> a(5, 3, 0, cudaArraySurfaceLoadStore, count), b(5, 3, 0, cudaArraySurfaceLoadStore, squares);
	cudaSurfaceObject_t s = surface(a), t = surface(b);
	swap2<<<1, dim3(7, 4)>>>(s, t, 5, 3);
	MUST(cudaGetLastError());
	float h[15];
	MUST(cudaMemcpy2DFromArray(h, 20, b, 0, 0, 20, 3, cudaMemcpyDeviceToHost));
	list("is", h, 15);
	cudaDestroySurfaceObject(s);
	cudaDestroySurfaceObject(t);
}

CHECK(surface, three_dimensions_and_layers)
{
	filled<int> a(4, 3, 2, cudaArraySurfaceLoadStore, [](int) { return -1; });
	cudaSurfaceObject_t s = surface(a);
	write3<<<1, dim3(4, 3, 2)>>>(s);
	int h[24];
	cudaMemcpy3DParms m = {};
	m.srcArray = a;
	m.dstPtr = make_cudaPitchedPtr(h, 16, 4, 3);
	m.extent = make_cudaExtent(4, 3, 2);
	m.kind = cudaMemcpyDeviceToHost;
	MUST(cudaMemcpy3D(&m));
	list("3d", h, 24);
	cudaDestroySurfaceObject(s);
	filled<uchar2> b(3, 2, 2, cudaArraySurfaceLoadStore | cudaArrayLayered, [](int) { return uchar2{9, 9}; });
	s = surface(b);
	write_layered<<<1, dim3(3, 2, 2)>>>(s);
	unsigned char g[24];
	m.srcArray = b;
	m.dstPtr = make_cudaPitchedPtr(g, 6, 3, 2);
	m.extent = make_cudaExtent(3, 2, 2);
	MUST(cudaMemcpy3D(&m));
	list("layered", g, 24);
	cudaDestroySurfaceObject(s);
}

CHECK(surface, wrong)
{
	filled<float> plain(4, 4, 0, 0, count);
	cudaSurfaceObject_t s = surface(plain);
	if (s)
		cudaDestroySurfaceObject(s);
	cudaResourceDesc r = {};
	r.resType = cudaResourceTypeLinear;
	rt("linear", cudaCreateSurfaceObject(&s, &r));
	rt("null", cudaCreateSurfaceObject(&s, nullptr));
	rt("destroy_zero", cudaDestroySurfaceObject(0));
	last();
}
