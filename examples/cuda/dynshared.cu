// dynshared: dynamic shared memory; more than 48 KiB of it must be asked for.
#include "check.h"

#include <vector>

// reverse turns a whole array round within one block.
__global__ void reverse(const int *in, int *out, int n)
{
	extern __shared__ int tile[];
	for (int i = threadIdx.x; i < n; i += blockDim.x)
		tile[i] = in[i];
	__syncthreads();
	for (int i = threadIdx.x; i < n; i += blockDim.x)
		out[i] = tile[n - 1 - i];
}

static void run(size_t bytes)
{
	int n = int(bytes / sizeof(int)), *din, *dout;
	std::vector<int> x(n);
	for (int i = 0; i < n; i++)
		x[i] = i * 5 + 1;
	CHECK(cudaMalloc(&din, bytes));
	CHECK(cudaMalloc(&dout, bytes));
	CHECK(cudaMemcpy(din, x.data(), bytes, cudaMemcpyHostToDevice));
	reverse<<<1, 256, bytes>>>(din, dout, n);
	CHECK_LAUNCH();
	CHECK(cudaMemcpy(x.data(), dout, bytes, cudaMemcpyDeviceToHost));
	for (int i = 0; i < n; i++)
		EXPECT(x[i] == (n - 1 - i) * 5 + 1, "%zu bytes: x[%d] = %d", bytes, i, x[i]);
	CHECK(cudaFree(din));
	CHECK(cudaFree(dout));
	printf("%zu bytes: first %d\n", bytes, x[0]);
}

int main()
{
	const size_t large = 64 << 10;
	run(4 << 10);
	run(48 << 10);

	reverse<<<1, 256, large>>>(nullptr, nullptr, 0);
	cudaError_t err = cudaGetLastError();
	printf("%zu bytes, not asked for: %s\n", large, cudaGetErrorName(err));
	EXPECT(err == cudaErrorInvalidValue, "%s", cudaGetErrorString(err));

	int most = 0;
	CHECK(cudaDeviceGetAttribute(&most, cudaDevAttrMaxSharedMemoryPerBlockOptin, 0));
	EXPECT(most >= int(large), "the device gives a block at most %d bytes", most);
	CHECK(cudaFuncSetAttribute(reverse, cudaFuncAttributeMaxDynamicSharedMemorySize, int(large)));
	cudaFuncAttributes a;
	CHECK(cudaFuncGetAttributes(&a, reverse));
	EXPECT(a.maxDynamicSharedSizeBytes == int(large), "the kernel may have %d bytes", a.maxDynamicSharedSizeBytes);
	run(large);

	err = cudaFuncSetAttribute(reverse, cudaFuncAttributeMaxDynamicSharedMemorySize, most + 4096);
	printf("more than the device has: %s\n", cudaGetErrorName(err));
	EXPECT(err == cudaErrorInvalidValue, "%s", cudaGetErrorString(err));
	cudaGetLastError();
	return pass();
}
