// simpleMultiCopy: copies in, kernels and copies out of several pieces overlap in streams; each piece goes round several times.
#include "lineage.h"

__global__ void work(unsigned *v, unsigned n, int inner)
{
	for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
		unsigned x = v[i];
		for (int k = 0; k < inner; k++)
			x = mix(x);
		v[i] = x;
	}
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "simpleMultiCopy");
	const unsigned streams = 4, n = b.pick(1u << 12, 1u << 20, 1u << 22);
	const int rounds = b.pick(2, 10, 10), inner = b.pick(2, 10, 10);
	unsigned *host[streams], *device[streams];
	cudaStream_t stream[streams];
	for (unsigned s = 0; s < streams; s++) {
		CHECK(cudaStreamCreate(&stream[s]));
		CHECK(cudaMallocHost(&host[s], n * sizeof(unsigned)));
		CHECK(cudaMalloc(&device[s], n * sizeof(unsigned)));
		for (unsigned i = 0; i < n; i++)
			host[s][i] = s * n + i;
	}
	for (int r = 0; r < rounds; r++)
		for (unsigned s = 0; s < streams; s++) {
			CHECK(cudaMemcpyAsync(device[s], host[s], n * sizeof(unsigned), cudaMemcpyHostToDevice, stream[s]));
			work<<<std::min(blocks(n, 256), 264u), 256, 0, stream[s]>>>(device[s], n, inner);
			CHECK_LAUNCH();
			CHECK(cudaMemcpyAsync(host[s], device[s], n * sizeof(unsigned), cudaMemcpyDeviceToHost, stream[s]));
		}
	CHECK(cudaDeviceSynchronize());
	for (unsigned s = 0; s < streams; s++) {
		b.aside([&] {
			for (unsigned i = 0; i < n; i += n > 1u << 16 ? 17 : 1) {
				unsigned want = s * n + i;
				for (int k = 0; k < rounds * inner; k++)
					want = mix(want);
				if (host[s][i] != want)
					fail("element %u of piece %u is %#x, expected %#x", i, s, host[s][i], want);
			}
		});
		b.add(host[s], n * sizeof(unsigned));
		CHECK(cudaFree(device[s]));
		CHECK(cudaFreeHost(host[s]));
		CHECK(cudaStreamDestroy(stream[s]));
	}
	return b.finish();
}
