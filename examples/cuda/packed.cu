// packed.cu: what NCCL does to launch: a function from a symbol, whose shared memory was raised through the symbol after the
// function was there, and parameters in one block that ends before those nobody reads.
#include "check.h"

#include <cuda.h>
#include <dlfcn.h>

struct arguments {
	int n;
	int *out;
	char unread[4000];
};

extern __shared__ int shared[];

__global__ void last(const arguments a)
{
	int i = threadIdx.x + 15000;
	shared[i] = a.n;
	__syncthreads();
	a.out[threadIdx.x] = shared[i] + threadIdx.x;
}

int main()
{
	const int bytes = 90000;
	cudaFuncAttributes at;
	CUfunction before, f;
	CHECK(cudaFuncGetAttributes(&at, last));
	CHECK(cudaGetFuncBySymbol(&before, (const void *)last));
	CHECK(cudaFuncSetAttribute(last, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes));
	CHECK(cudaGetFuncBySymbol(&f, (const void *)last));
	printf("one function: %d\n", f == before);

	void *driver = dlopen("libcuda.so.1", RTLD_NOW);
	EXPECT(driver, "%s", dlerror());
	auto launch = (decltype(&cuLaunchKernel))dlsym(driver, "cuLaunchKernel");
	auto attribute = (decltype(&cuFuncGetAttribute))dlsym(driver, "cuFuncGetAttribute");
	int most = 0;
	EXPECT(!attribute(&most, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, f), "no attribute");
	printf("dynamic shared memory: %d\n", most);

	int *out, got[64];
	CHECK(cudaMalloc(&out, sizeof got));
	struct { int n; int *out; } some = {41, out};
	size_t size = sizeof some;
	void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, &some, CU_LAUNCH_PARAM_BUFFER_SIZE, &size, CU_LAUNCH_PARAM_END};
	printf("launch: %d\n", launch(f, 1, 1, 1, 64, 1, 1, bytes, 0, nullptr, extra));
	CHECK(cudaDeviceSynchronize());
	CHECK(cudaMemcpy(got, out, sizeof got, cudaMemcpyDefault));
	printf("%d %d\n", got[0], got[63]);
	CHECK(cudaFree(out));
	return pass();
}
