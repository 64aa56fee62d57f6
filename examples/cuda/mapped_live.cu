// mapped_live.cu: a kernel and the host that talk through mapped memory while the kernel runs.
#include "check.h"

__global__ void answer(volatile int *p)
{
	while (p[0] != 2)
		;
	p[1] += 7;
	__threadfence_system();
	p[2] = 1;
	while (p[0] != 3)
		;
	p[1]++;
}

static void talk(size_t bytes)
{
	volatile int *h;
	int *d;
	cudaStream_t s;
	CHECK(cudaHostAlloc((void **)&h, bytes, cudaHostAllocMapped));
	CHECK(cudaHostGetDevicePointer((void **)&d, (void *)h, 0));
	CHECK(cudaStreamCreate(&s));
	h[0] = 1;
	h[1] = h[2] = 0;
	answer<<<1, 1, 0, s>>>(d);
	EXPECT(cudaStreamQuery(s) == cudaErrorNotReady, "the kernel did not wait");
	h[1] = 10;
	h[0] = 2;
	while (!h[2])
		cudaStreamQuery(s);
	printf("%zu bytes: %d", bytes, h[1]);
	h[0] = 3;
	CHECK(cudaStreamSynchronize(s));
	printf(", then %d\n", h[1]);
	CHECK(cudaStreamDestroy(s));
	CHECK(cudaFreeHost((void *)h));
}

int main()
{
	talk(16384);
	return pass();
}
