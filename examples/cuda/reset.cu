// reset: cudaDeviceReset throws everything away; the program then starts anew,
// with its symbols at their first values, and does so several times.
#include "check.h"

__device__ int visits = 5;
__constant__ int bonus = 10;

__global__ void visit(int *out)
{
	out[threadIdx.x] = visits + bonus + threadIdx.x;
	__syncthreads();
	if (threadIdx.x == 0)
		visits++;
}

int main()
{
	for (int round = 0; round < 3; round++) {
		int *d, out[32], before[2] = {15, 16};
		cudaStream_t stream;
		CHECK(cudaStreamCreate(&stream));
		CHECK(cudaMalloc(&d, sizeof out));
		for (int call = 0; call < 2; call++) {
			visit<<<1, 32, 0, stream>>>(d);
			CHECK(cudaGetLastError());
			CHECK(cudaMemcpyAsync(out, d, sizeof out, cudaMemcpyDeviceToHost, stream));
			CHECK(cudaStreamSynchronize(stream));
			for (int i = 0; i < 32; i++)
				EXPECT(out[i] == before[call] + i, "round %d call %d: out[%d] = %d, want %d", round, call, i, out[i],
				       before[call] + i);
			printf("round %d call %d: %d\n", round, call, out[0]);
		}
		int changed = 50;
		CHECK(cudaMemcpyToSymbol(bonus, &changed, sizeof changed));
		CHECK(cudaDeviceReset()); // stream and memory go with it
	}
	return pass();
}
