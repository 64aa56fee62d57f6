// reduce: a tree in shared memory down to one warp, then warp shuffles, then
// one atomic per block. Sum, minimum and maximum of the same numbers.
#include "check.h"

#include <climits>
#include <vector>

struct Result {
	long long sum;
	int min, max;
};

struct Sum {
	__device__ static long long of(long long a, long long b) { return a + b; }
};
struct Min {
	__device__ static int of(int a, int b) { return a < b ? a : b; }
};
struct Max {
	__device__ static int of(int a, int b) { return a > b ? a : b; }
};

const int BLOCK = 256;

// block_reduce returns, in thread 0, the reduction over a block.
template <typename Op, typename T>
__device__ T block_reduce(T v)
{
	__shared__ T tree[BLOCK];
	int t = threadIdx.x;
	tree[t] = v;
	__syncthreads();
	for (int half = BLOCK / 2; half >= 32; half /= 2) {
		if (t < half)
			tree[t] = Op::of(tree[t], tree[t + half]);
		__syncthreads();
	}
	if (t < 32) {
		v = tree[t];
		for (int d = 16; d > 0; d /= 2)
			v = Op::of(v, __shfl_down_sync(0xffffffffu, v, d));
	}
	return v;
}

__global__ void reduce(const int *x, int n, Result *r)
{
	long long sum = 0;
	int min = INT_MAX, max = INT_MIN;
	for (int i = blockIdx.x * BLOCK + threadIdx.x; i < n; i += gridDim.x * BLOCK) {
		sum += x[i];
		min = Min::of(min, x[i]);
		max = Max::of(max, x[i]);
	}
	sum = block_reduce<Sum>(sum);
	min = block_reduce<Min>(min);
	max = block_reduce<Max>(max);
	if (threadIdx.x == 0) {
		atomicAdd((unsigned long long *)&r->sum, (unsigned long long)sum);
		atomicMin(&r->min, min);
		atomicMax(&r->max, max);
	}
}

// warp_sums checks the other shuffles: butterfly and inclusive scan.
__global__ void warp_sums(const int *x, int *total, int *scan)
{
	int v = x[threadIdx.x], s = v;
	for (int d = 16; d > 0; d /= 2)
		v += __shfl_xor_sync(0xffffffffu, v, d);
	for (int d = 1; d < 32; d *= 2) {
		int up = __shfl_up_sync(0xffffffffu, s, d);
		if (threadIdx.x % 32 >= d)
			s += up;
	}
	total[threadIdx.x] = v;
	scan[threadIdx.x] = s;
}

int main()
{
	const int n = 123457;
	std::vector<int> x(n);
	Result want = {0, INT_MAX, INT_MIN}, got = want;
	unsigned seed = 1;
	for (int &v : x) {
		seed = seed * 1664525u + 1013904223u;
		v = int(seed >> 8) - (1 << 23);
		want.sum += v;
		want.min = v < want.min ? v : want.min;
		want.max = v > want.max ? v : want.max;
	}
	int *dx, *dw;
	Result *dr;
	CHECK(cudaMalloc(&dx, n * sizeof *dx));
	CHECK(cudaMalloc(&dr, sizeof *dr));
	CHECK(cudaMalloc(&dw, 128 * sizeof *dw));
	CHECK(cudaMemcpy(dx, x.data(), n * sizeof *dx, cudaMemcpyHostToDevice));
	CHECK(cudaMemcpy(dr, &got, sizeof got, cudaMemcpyHostToDevice));
	reduce<<<40, BLOCK>>>(dx, n, dr);
	CHECK_LAUNCH();
	CHECK(cudaMemcpy(&got, dr, sizeof got, cudaMemcpyDeviceToHost));
	EXPECT(got.sum == want.sum, "sum %lld, want %lld", got.sum, want.sum);
	EXPECT(got.min == want.min, "min %d, want %d", got.min, want.min);
	EXPECT(got.max == want.max, "max %d, want %d", got.max, want.max);
	printf("%d numbers: sum %lld, min %d, max %d\n", n, got.sum, got.min, got.max);

	int warps[128];
	warp_sums<<<1, 64>>>(dx, dw, dw + 64);
	CHECK_LAUNCH();
	CHECK(cudaMemcpy(warps, dw, sizeof warps, cudaMemcpyDeviceToHost));
	for (int w = 0; w < 64; w += 32) {
		int sum = 0;
		for (int i = w; i < w + 32; i++) {
			sum += x[i];
			EXPECT(warps[64 + i] == sum, "scan[%d] = %d, want %d", i, warps[64 + i], sum);
		}
		for (int i = w; i < w + 32; i++)
			EXPECT(warps[i] == sum, "total[%d] = %d, want %d", i, warps[i], sum);
		printf("warp %d: total %d\n", w / 32, sum);
	}
	CHECK(cudaFree(dx));
	CHECK(cudaFree(dr));
	CHECK(cudaFree(dw));
	return pass();
}
