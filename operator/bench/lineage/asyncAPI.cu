// asyncAPI: work is queued behind events, and the CPU counts while it looks whether the GPU is done. What costs is the
// query: natively a load, over a network at worst a round trip each.
#include "lineage.h"

__global__ void increment(int *v, int by, unsigned n)
{
	unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < n)
		v[i] += by;
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "asyncAPI");
	unsigned n = b.pick(1u << 14, 1u << 22, 1u << 24);
	const int by = 26, rounds = b.pick(4, 20, 20);
	int *host;
	CHECK(cudaMallocHost(&host, n * sizeof *host));
	DeviceArray<int> v(n);
	cudaEvent_t begin, end;
	CHECK(cudaEventCreate(&begin));
	CHECK(cudaEventCreate(&end));
	unsigned long long looked = 0;
	for (unsigned i = 0; i < n; i++)
		host[i] = (int)i;
	for (int r = 0; r < rounds; r++) {
		CHECK(cudaEventRecord(begin, 0));
		CHECK(cudaMemcpyAsync(v.p, host, n * sizeof *host, cudaMemcpyHostToDevice, 0));
		increment<<<blocks(n, 512), 512>>>(v.p, by, n);
		CHECK_LAUNCH();
		CHECK(cudaMemcpyAsync(host, v.p, n * sizeof *host, cudaMemcpyDeviceToHost, 0));
		CHECK(cudaEventRecord(end, 0));
		for (cudaError_t rc; (rc = cudaEventQuery(end)) != cudaSuccess; looked++)
			if (rc != cudaErrorNotReady)
				CHECK(rc);
		float ms;
		CHECK(cudaEventElapsedTime(&ms, begin, end));
		if (!(ms >= 0))
			fail("the round took %g ms", ms);
	}
	b.aside([&] {
		for (unsigned i = 0; i < n; i++)
			if (host[i] != (int)i + by * rounds)
				fail("element %u is %d", i, host[i]);
	});
	b.add(host, n * sizeof *host);
	printf("time spent looking: %llu queries\n", looked);
	CHECK(cudaEventDestroy(begin));
	CHECK(cudaEventDestroy(end));
	CHECK(cudaFreeHost(host));
	return b.finish();
}
