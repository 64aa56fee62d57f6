// launch_ex: launches that carry attributes (cudaLaunchKernelEx, CUDA 11.8).
#include "check.h"

#include <cooperative_groups.h>

const int BLOCKS = 4, THREADS = 64;

__global__ void scale(int *x, int factor, short offset)
{
	extern __shared__ int tile[];
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	tile[threadIdx.x] = x[i];
	__syncthreads();
	x[i] = tile[threadIdx.x] * factor + offset;
}

__global__ void neighbour(int *x)
{
	auto grid = cooperative_groups::this_grid();
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	int v = x[(i + THREADS) % (BLOCKS * THREADS)];
	grid.sync();
	x[i] = v;
}

int main()
{
#if CUDART_VERSION >= 11080
	int *d, x[BLOCKS * THREADS];
	for (int i = 0; i < BLOCKS * THREADS; i++)
		x[i] = i;
	cudaStream_t stream;
	CHECK(cudaStreamCreate(&stream));
	CHECK(cudaMalloc(&d, sizeof x));
	CHECK(cudaMemcpyAsync(d, x, sizeof x, cudaMemcpyHostToDevice, stream));

	cudaLaunchConfig_t config = {};
	config.gridDim = dim3(BLOCKS);
	config.blockDim = dim3(THREADS);
	config.dynamicSmemBytes = THREADS * sizeof(int);
	config.stream = stream;
	CHECK(cudaLaunchKernelEx(&config, scale, d, 3, short(-7))); // no attributes

	cudaLaunchAttribute attributes[2] = {};
	attributes[0].id = cudaLaunchAttributeCooperative;
	attributes[0].val.cooperative = 1;
	attributes[1].id = cudaLaunchAttributePriority;
	attributes[1].val.priority = 0;
	config.dynamicSmemBytes = 0;
	config.attrs = attributes;
	config.numAttrs = 2;
	CHECK(cudaLaunchKernelEx(&config, neighbour, d));

	CHECK(cudaMemcpyAsync(x, d, sizeof x, cudaMemcpyDeviceToHost, stream));
	CHECK(cudaStreamSynchronize(stream));
	for (int i = 0; i < BLOCKS * THREADS; i++) {
		int want = (i + THREADS) % (BLOCKS * THREADS) * 3 - 7;
		EXPECT(x[i] == want, "x[%d] = %d, want %d", i, x[i], want);
	}
	printf("first %d, last %d\n", x[0], x[BLOCKS * THREADS - 1]);
	CHECK(cudaFree(d));
	CHECK(cudaStreamDestroy(stream));
#else
	printf("CUDA %d has no cudaLaunchKernelEx\n", CUDART_VERSION);
#endif
	return pass();
}
