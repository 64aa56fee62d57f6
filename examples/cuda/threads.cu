// threads: eight host threads, each with its own stream and memory, all at
// once; then threads that come and go.
#include "check.h"

#include <thread>
#include <vector>

const int THREADS = 8, N = 5000, ROUNDS = 20;

__global__ void step(unsigned *x, int n, unsigned key)
{
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < n)
		x[i] = x[i] * 31u + key + i;
}

// work runs ROUNDS kernels on numbers of its own and returns a checksum.
static unsigned work(unsigned key)
{
	std::vector<unsigned> x(N, key);
	unsigned *d;
	cudaStream_t stream;
	CHECK(cudaStreamCreate(&stream));
	CHECK(cudaMalloc(&d, N * sizeof *d));
	CHECK(cudaMemcpyAsync(d, x.data(), N * sizeof *d, cudaMemcpyHostToDevice, stream));
	for (int r = 0; r < ROUNDS; r++) {
		step<<<(N + 127) / 128, 128, 0, stream>>>(d, N, key + r);
		CHECK(cudaGetLastError());
		if (r % 7 == 0)
			CHECK(cudaStreamSynchronize(stream));
	}
	CHECK(cudaMemcpyAsync(x.data(), d, N * sizeof *d, cudaMemcpyDeviceToHost, stream));
	CHECK(cudaStreamSynchronize(stream));
	CHECK(cudaFree(d));
	CHECK(cudaStreamDestroy(stream));

	unsigned sum = 0;
	for (int i = 0; i < N; i++) {
		unsigned want = key;
		for (int r = 0; r < ROUNDS; r++)
			want = want * 31u + key + r + i;
		EXPECT(x[i] == want, "thread %u: x[%d] = %u, want %u", key, i, x[i], want);
		sum ^= x[i] + i;
	}
	return sum;
}

int main()
{
	unsigned sums[THREADS];
	std::vector<std::thread> threads;
	for (int t = 0; t < THREADS; t++)
		threads.emplace_back([&sums, t] { sums[t] = work(t + 1); });
	for (auto &t : threads)
		t.join();
	for (int t = 0; t < THREADS; t++)
		printf("thread %d: %08x\n", t, sums[t]);

	unsigned sum = 0;
	for (int t = 0; t < 2 * THREADS; t++)
		std::thread([&sum, t] { sum += work(100 + t); }).join();
	printf("%d threads one after another: %08x\n", 2 * THREADS, sum);
	return pass();
}
