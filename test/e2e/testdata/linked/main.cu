/* A program of several units of device code: nvcc -rdc=true. It says what it computed and what it should have. */
#include "linked.h"
#include <cooperative_groups.h>

static int wrong;

void check(const char *what, int got, int want)
{
	printf("%s: %d\n", what, got);
	if (got != want) {
		printf("    should be %d\n", want);
		wrong = 1;
	}
}

static __device__ int own = 5;
static __device__ __noinline__ int secret(int x) { return x + own; }
__device__ int Square::area() const { return side * side; }

static __global__ void use(int *out)
{
	out[0] = twice(secret(1));
	out[1] = total * factor;
	out[2] = table[0](10) + table[1](10);
	out[3] = both(2);
	Square s(7);
	Shape *shape = &s;
	out[4] = shape->area();
}

__global__ void shared(int *out) { out[threadIdx.x] = sum_shared(threadIdx.x); }

__global__ void grid(int *out)
{
	auto all = cooperative_groups::this_grid();
	atomicAdd(out, 1);
	all.sync();
	if (all.thread_rank() == 0)
		out[1] = out[0];
}

int main(int argc, char **)
{
	int *d, h[64], n = 1000;
	cudaMalloc(&d, sizeof h);
	cudaMemset(d, 0, sizeof h);
	cudaMemcpyToSymbol(total, &n, sizeof n);
	use<<<1, 1>>>(d);
	cudaMemcpy(h, d, sizeof h, cudaMemcpyDeviceToHost);
	check("functions of two units, with helpers of one name", h[0], 2 * (1 + 5 + 100));
	check("a variable and a constant of another unit", h[1], 3000);
	check("functions by address", h[2], 20 + 11);
	check("a template", h[3], 7);
	check("a virtual function", h[4], 49);
	fill<<<1, 32>>>(d, 4);
	cudaMemcpy(h, d, sizeof h, cudaMemcpyDeviceToHost);
	check("a kernel that two units have", h[31], 13);
	shared<<<1, 32, 32 * sizeof(int)>>>(d);
	cudaMemcpy(h, d, sizeof h, cudaMemcpyDeviceToHost);
	check("dynamic shared memory in another unit", h[5], 31 * 32 / 2 + 5);
	cudaMemset(d, 0, sizeof h);
	void *args[] = {&d};
	check("a cooperative launch", cudaLaunchCooperativeKernel((void *)grid, dim3(4), dim3(32), args, 0, 0), cudaSuccess);
	cudaMemcpy(h, d, sizeof h, cudaMemcpyDeviceToHost);
	check("the grid's barrier", h[1], 128);
	check_launches(argc > 1);
	check("the last error", cudaDeviceSynchronize(), cudaSuccess);
	puts(wrong ? "FAIL" : "PASS");
	return wrong;
}
