// printf: the device's printf with its formats. Threads take turns, so that
// the order of the lines is defined.
#include "check.h"

__global__ void formats()
{
	printf("int %d, %5d, %-5d|, %05d, %+d, %i\n", -42, 42, 42, 42, 42, 7);
	printf("unsigned %u, hex %x, %X, %#x, octal %o\n", 4000000000u, 48879u, 48879u, 255u, 8u);
	printf("long long %lld, unsigned %llu, hex %llx\n", -1234567890123ll, 18446744073709551615ull, 0xfeedfacecafell);
	printf("float %f, %.2f, %8.3f, %e, %g\n", 3.25f, 2.0f / 3, -1.5f, 12345.678f, 0.0001f);
	printf("double %.10f, %.3e, %G, %g\n", 1.0 / 3, 6.02214076e23, 1e-10, 1e6);
	printf("special %f, %f\n", 1.0 / 0.0, -1.0 / 0.0);
	printf("char %c%c%c, string %s, %10s, %-10s|, %.3s\n", 'G', 'P', 'U', "ferry", "right", "left", "truncated");
	printf("percent %%, no newline");
	printf(", then one\n");
	printf("no arguments\n");
	printf("many %d %d %d %d %d %d %d %d %d %d %d %d\n", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
}

__global__ void turns()
{
	for (int t = 0; t < blockDim.x; t++) {
		if (threadIdx.x == t)
			printf("thread %d of block %d\n", t, blockIdx.x);
		__syncthreads();
	}
}

__global__ void result(int *length)
{
	*length = printf("%d-%s\n", 123, "abc");
}

int main()
{
	fflush(stdout);
	formats<<<1, 1>>>();
	CHECK_LAUNCH();
	for (int i = 0; i < 2; i++) { // a synchronisation prints what came before it
		turns<<<1, 3>>>();
		CHECK_LAUNCH();
		printf("host after launch %d\n", i);
		fflush(stdout);
	}
	int *d, length = 0;
	CHECK(cudaMalloc(&d, sizeof *d));
	result<<<1, 1>>>(d);
	CHECK_LAUNCH();
	CHECK(cudaMemcpy(&length, d, sizeof length, cudaMemcpyDeviceToHost));
	EXPECT(length == 2, "printf returned %d, want the number of arguments, 2", length);
	CHECK(cudaFree(d));
	return pass();
}
