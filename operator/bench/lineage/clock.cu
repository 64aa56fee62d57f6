// clock: a reduction in every block, which takes its own time with the multiprocessor's clock.
#include "lineage.h"

__global__ void smallest(const float *in, float *out, long long *ticks)
{
	extern __shared__ float s[];
	unsigned t = threadIdx.x, half = blockDim.x;
	if (t == 0)
		ticks[blockIdx.x] = clock64();
	s[t] = in[(t + blockIdx.x) % (2 * half)]; // the smallest is elsewhere in every block
	s[t + half] = in[(t + half + blockIdx.x) % (2 * half)];
	for (unsigned d = half; d > 0; d /= 2) {
		__syncthreads();
		if (t < d)
			s[t] = fminf(s[t], s[t + d]);
	}
	__syncthreads();
	if (t == 0) {
		out[blockIdx.x] = s[0];
		ticks[gridDim.x + blockIdx.x] = clock64();
	}
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "clock");
	const unsigned threads = 256, grid = b.pick(512u, 1024u, 1024u);
	int rounds = b.pick(2, 100, 100);
	std::vector<float> in(2 * threads);
	for (unsigned i = 0; i < in.size(); i++)
		in[i] = 1 + unit(i);
	DeviceArray<float> din(in), out(grid);
	DeviceArray<long long> ticks(2 * grid);
	std::vector<long long> got;
	double mean = 0;
	for (int r = 0; r < rounds; r++) {
		smallest<<<grid, threads, 2 * threads * sizeof(float)>>>(din.p, out.p, ticks.p);
		CHECK_LAUNCH();
		got = ticks.get(); // every round, as whoever measures does
		mean = 0;
		for (unsigned i = 0; i < grid; i++)
			mean += (double)(got[grid + i] - got[i]) / grid;
	}
	std::vector<float> minima = out.get();
	b.aside([&] {
		float want = *std::min_element(in.begin(), in.end());
		for (unsigned i = 0; i < grid; i++) {
			if (minima[i] != want)
				fail("block %u found %g, not %g", i, minima[i], want);
			if (got[grid + i] <= got[i])
				fail("block %u ended at %lld and began at %lld", i, got[grid + i], got[i]);
		}
	});
	b.add(minima);
	printf("time of a block: %.0f ticks\n", mean);
	return b.finish();
}
