/* What main.cu uses, with a helper and a variable of the same names. */
#include "linked.h"

static __device__ int own = 100;
static __device__ __noinline__ int secret(int x) { return x + own; }
__device__ __noinline__ static int one_more(int x) { return x + 1; }
__device__ __noinline__ static int doubled(int x) { return 2 * x; }

__device__ int total = 1;
__constant__ int factor = 3;
__device__ unary table[2] = {doubled, one_more};
__device__ int twice(int x) { return 2 * secret(x); }

__device__ int sum_shared(int x)
{
	extern __shared__ int tile[];
	int sum = 0;
	tile[threadIdx.x] = x;
	__syncthreads();
	for (unsigned i = 0; i < blockDim.x; i++)
		sum += tile[i];
	return sum + x;
}

void fill_again(int *out) { fill<<<1, 32>>>(out, 5); }
