// MersenneTwister: MT19937, a generator per block with its state in shared memory, which the threads renew together; then pairs
// made normal by Box and Muller. The whole numbers are those of the C++ library's generator, exactly.
#include "lineage.h"

#include <random>

enum { N = 624, M = 397, THREADS = 256 };

__device__ static unsigned twist(unsigned u, unsigned v) { return (((u & 0x80000000u) | (v & 0x7fffffffu)) >> 1) ^ (v & 1 ? 0x9908b0dfu : 0); }

// Renew the state: the words of each third depend only on words outside it, or on words of an earlier one.
__device__ static void renew(unsigned *s)
{
	const int parts[] = {0, N - M, 2 * (N - M), N - 1};
	for (int p = 0; p < 3; p++) {
		unsigned word[2];
		int k = 0;
		for (int i = parts[p] + threadIdx.x; i < parts[p + 1]; i += THREADS)
			word[k++] = s[(i + M) % N] ^ twist(s[i], s[i + 1]);
		__syncthreads();
		k = 0;
		for (int i = parts[p] + threadIdx.x; i < parts[p + 1]; i += THREADS)
			s[i] = word[k++];
		__syncthreads();
	}
	if (threadIdx.x == 0)
		s[N - 1] = s[M - 1] ^ twist(s[N - 1], s[0]);
	__syncthreads();
}

__global__ void generate(unsigned *out, int rounds)
{
	__shared__ unsigned s[N];
	if (threadIdx.x == 0) {
		s[0] = 4357 + blockIdx.x;
		for (int i = 1; i < N; i++)
			s[i] = 1812433253u * (s[i - 1] ^ s[i - 1] >> 30) + i;
	}
	__syncthreads();
	for (int r = 0; r < rounds; r++) {
		renew(s);
		for (int i = threadIdx.x; i < N; i += THREADS) {
			unsigned y = s[i];
			y ^= y >> 11;
			y ^= y << 7 & 0x9d2c5680u;
			y ^= y << 15 & 0xefc60000u;
			out[((size_t)blockIdx.x * rounds + r) * N + i] = y ^ y >> 18;
		}
		__syncthreads();
	}
}

__global__ void normal(const unsigned *in, float *out, size_t pairs)
{
	for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < pairs; i += (size_t)gridDim.x * blockDim.x) {
		float u = (in[2 * i] + 1.0f) * 2.3283064e-10f, v = in[2 * i + 1] * 2.3283064e-10f;
		float r = sqrtf(-2 * logf(fminf(u, 1.0f))), phi = 6.2831853f * v;
		out[2 * i] = r * cosf(phi);
		out[2 * i + 1] = r * sinf(phi);
	}
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "MersenneTwister");
	int generators = b.pick(4, 256, 4096), rounds = b.pick(2, 16, 10);
	size_t n = (size_t)generators * rounds * N;
	DeviceArray<unsigned> numbers(n);
	DeviceArray<float> normals(n);
	for (int r = 0; r < b.pick(1, 20, 100); r++) {
		generate<<<generators, THREADS>>>(numbers.p, rounds);
		normal<<<64, 256>>>(numbers.p, normals.p, n / 2);
		CHECK_LAUNCH();
	}
	CHECK(cudaDeviceSynchronize());
	std::vector<unsigned> got = numbers.get();
	std::vector<float> spread = normals.get();
	b.aside([&] {
		for (int g = 0; g < generators; g += generators > 16 ? 37 : 1) {
			std::mt19937 own(4357 + g);
			for (int i = 0; i < rounds * N; i++) {
				unsigned want = own();
				if (got[(size_t)g * rounds * N + i] != want)
					fail("number %d of generator %d is %u, expected %u", i, g, got[(size_t)g * rounds * N + i], want);
			}
		}
		double mean = 0, square = 0;
		for (float v : spread) {
			mean += v / n;
			square += (double)v * v / n;
		}
		b.near(mean, 0, 6 / std::sqrt((double)n), "the mean of the normal numbers, of", n);
		b.near(square, 1, 12 / std::sqrt((double)n), "the variance of the normal numbers, of", n);
	});
	b.add(got);
	b.add(spread);
	return b.finish();
}
