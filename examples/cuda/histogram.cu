// histogram: each block counts in shared memory with atomics and adds its
// counts to the global ones with atomics; the other atomics run beside it.
#include "check.h"

#include <vector>

const int BINS = 64;

__global__ void histogram(const unsigned char *data, int n, unsigned *bins)
{
	__shared__ unsigned local[BINS];
	for (int b = threadIdx.x; b < BINS; b += blockDim.x)
		local[b] = 0;
	__syncthreads();
	for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
		atomicAdd(&local[data[i] % BINS], 1u);
	__syncthreads();
	for (int b = threadIdx.x; b < BINS; b += blockDim.x)
		atomicAdd(&bins[b], local[b]);
}

struct Atomics {
	int sub, min, max;
	unsigned inc, dec, bits_and, bits_or, bits_xor;
	unsigned long long wide;
	float real;
	int cas, exch;
};

__global__ void atomics(Atomics *a)
{
	int t = blockIdx.x * blockDim.x + threadIdx.x;
	atomicSub(&a->sub, 3);
	atomicMin(&a->min, -t);
	atomicMax(&a->max, t * 2);
	atomicInc(&a->inc, 99u);
	atomicDec(&a->dec, 1000u);
	atomicAnd(&a->bits_and, ~(1u << (t % 16)));
	atomicOr(&a->bits_or, 1u << (t % 24));
	atomicXor(&a->bits_xor, unsigned(t));
	atomicAdd(&a->wide, 1ull << 32);
	atomicAdd(&a->real, 0.5f);
	atomicExch(&a->exch, 7);
	for (int old = a->cas, seen;; old = seen) { // add 5, by compare and swap
		seen = atomicCAS(&a->cas, old, old + 5);
		if (seen == old)
			break;
	}
}

int main()
{
	const int n = 150001;
	std::vector<unsigned char> data(n);
	unsigned want[BINS] = {}, got[BINS], seed = 7;
	for (auto &d : data) {
		seed = seed * 1664525u + 1013904223u;
		d = (unsigned char)((seed >> 24) & (seed >> 16)); // uneven on purpose
		want[d % BINS]++;
	}
	unsigned char *ddata;
	unsigned *dbins;
	CHECK(cudaMalloc(&ddata, n));
	CHECK(cudaMalloc(&dbins, sizeof got));
	CHECK(cudaMemcpy(ddata, data.data(), n, cudaMemcpyHostToDevice));
	CHECK(cudaMemset(dbins, 0, sizeof got));
	histogram<<<24, 192>>>(ddata, n, dbins);
	CHECK_LAUNCH();
	CHECK(cudaMemcpy(got, dbins, sizeof got, cudaMemcpyDeviceToHost));
	for (int b = 0; b < BINS; b++)
		EXPECT(got[b] == want[b], "bin %d has %u, want %u", b, got[b], want[b]);
	printf("%d bytes: bin 0 has %u, bin 63 has %u\n", n, got[0], got[63]);
	CHECK(cudaFree(ddata));
	CHECK(cudaFree(dbins));

	const int threads = 4 * 96;
	Atomics a = {}, *da;
	a.bits_and = 0xffffffffu;
	CHECK(cudaMalloc(&da, sizeof a));
	CHECK(cudaMemcpy(da, &a, sizeof a, cudaMemcpyHostToDevice));
	atomics<<<4, 96>>>(da);
	CHECK_LAUNCH();
	CHECK(cudaMemcpy(&a, da, sizeof a, cudaMemcpyDeviceToHost));
	CHECK(cudaFree(da));
	unsigned x = 0;
	for (int t = 0; t < threads; t++)
		x ^= unsigned(t);
	EXPECT(a.sub == -3 * threads, "sub %d", a.sub);
	EXPECT(a.min == 1 - threads && a.max == 2 * threads - 2, "min %d max %d", a.min, a.max);
	EXPECT(a.inc == threads % 100, "inc %u", a.inc);
	EXPECT(a.dec == 1000 - (threads - 1), "dec %u", a.dec);
	EXPECT(a.bits_and == 0xffff0000u && a.bits_or == 0x00ffffffu && a.bits_xor == x, "bits %x %x %x",
	       a.bits_and, a.bits_or, a.bits_xor);
	EXPECT(a.wide == (unsigned long long)threads << 32, "wide %llx", a.wide);
	EXPECT(a.real == threads * 0.5f, "real %g", a.real);
	EXPECT(a.cas == 5 * threads && a.exch == 7, "cas %d exch %d", a.cas, a.exch);
	printf("%d threads: sub min max inc dec and or xor add64 addf cas exch\n", threads);
	return pass();
}
