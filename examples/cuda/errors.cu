// errors: common mistakes fail with the documented error at the call that made
// them, the last error behaves as it should, and the program can go on.
#include "check.h"

__global__ void fill(int *x, int v)
{
	x[threadIdx.x] = v;
}

// expect prints an error and demands that it is the right one.
static void expect(const char *what, cudaError_t got, cudaError_t want)
{
	printf("%s: %s (%d): %s\n", what, cudaGetErrorName(got), (int)got, cudaGetErrorString(got));
	EXPECT(got == want, "%s: want %s", what, cudaGetErrorName(want));
}

// bad_launch is the same for a launch whose shape is wrong: the runtimes up to
// CUDA 12 and those since call that by different names.
static void bad_launch(const char *what, cudaError_t got)
{
	expect(what, got, got == cudaErrorInvalidConfiguration ? got : cudaErrorInvalidValue);
}

static void still_works(int *d, int v)
{
	int x[32];
	fill<<<1, 32>>>(d, v);
	CHECK_LAUNCH();
	CHECK(cudaMemcpy(x, d, sizeof x, cudaMemcpyDeviceToHost));
	for (int i = 0; i < 32; i++)
		EXPECT(x[i] == v, "x[%d] = %d, want %d", i, x[i], v);
	printf("works: %d\n", v);
}

int main()
{
	int *d;
	CHECK(cudaMalloc(&d, 32 * sizeof *d));
	still_works(d, 1);

	fill<<<1, 2048>>>(d, 0);
	bad_launch("block of 2048 threads, peeked at", cudaPeekAtLastError());
	bad_launch("block of 2048 threads", cudaGetLastError());
	expect("asked again", cudaGetLastError(), cudaSuccess);
	fill<<<0, 32>>>(d, 0);
	bad_launch("grid of no blocks", cudaGetLastError());
	fill<<<dim3(1, 70000), 32>>>(d, 0);
	bad_launch("grid too high", cudaGetLastError());
	fill<<<1, 32, 1 << 20>>>(d, 0);
	expect("a megabyte of shared memory", cudaGetLastError(), cudaErrorInvalidValue);
	still_works(d, 2);

	void *p = nullptr;
	expect("cudaMalloc of 2^50 bytes", cudaMalloc(&p, size_t(1) << 50), cudaErrorMemoryAllocation);
	EXPECT(p == nullptr, "a failed cudaMalloc set the pointer");
	expect("last error", cudaGetLastError(), cudaErrorMemoryAllocation);
	CHECK(cudaMalloc(&p, 0));
	EXPECT(p == nullptr, "cudaMalloc of nothing gave something");
	CHECK(cudaFree(nullptr));
	still_works(d, 3);

	int here = 0;
	expect("cudaSetDevice(9999)", cudaSetDevice(9999), cudaErrorInvalidDevice);
	expect("copy in direction 42", cudaMemcpy(d, &here, sizeof here, cudaMemcpyKind(42)), cudaErrorInvalidMemcpyDirection);
	expect("cudaFree of a host address", cudaFree(&here), cudaErrorInvalidValue);
	expect("cudaMemset behind the end", cudaMemset(d, 0, size_t(1) << 45), cudaErrorInvalidValue);
	expect("null for an event", cudaEventCreate(nullptr), cudaErrorInvalidValue);
	cudaGetLastError();
	still_works(d, 4);

	cudaEvent_t never;
	CHECK(cudaEventCreate(&never));
	CHECK(cudaEventQuery(never)); // an event never recorded is complete
	float ms;
	expect("elapsed time of events never recorded", cudaEventElapsedTime(&ms, never, never), cudaErrorInvalidResourceHandle);
	cudaGetLastError();
	CHECK(cudaEventDestroy(never));

	CHECK(cudaFree(d));
	printf("unknown code: %s\n", cudaGetErrorName(cudaError_t(123456)));
	return pass();
}
