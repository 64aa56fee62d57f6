// symbols: __constant__ and __device__ variables, written and read by the
// host, by the kernel, and through their addresses.
#include "check.h"

struct Coefficients {
	float scale, offset;
	int table[8];
};

__constant__ Coefficients coefficients;
__constant__ int primes[5] = {2, 3, 5, 7, 11};
__device__ int counter = 40;
__device__ float output[64];
static __device__ double hidden[2] = {0.5, 0.25};

__global__ void apply(int n)
{
	int i = threadIdx.x;
	if (i < n)
		output[i] = i * coefficients.scale + coefficients.offset + coefficients.table[i % 8] + primes[i % 5];
	if (i == 0) {
		counter += 2;
		hidden[1] *= hidden[0];
	}
}

int main()
{
	Coefficients c = {0.5f, 100.0f, {1, 2, 3, 4, 5, 6, 7, 8}};
	CHECK(cudaMemcpyToSymbol(coefficients, &c, sizeof c));
	int minus = -5; // one element, at an offset
	CHECK(cudaMemcpyToSymbol(coefficients, &minus, sizeof minus, offsetof(Coefficients, table[3])));
	c.table[3] = minus;

	apply<<<1, 64>>>(64);
	CHECK_LAUNCH();

	const int primes_here[5] = {2, 3, 5, 7, 11};
	float got[64];
	CHECK(cudaMemcpyFromSymbol(got, output, sizeof got));
	for (int i = 0; i < 64; i++) {
		float want = i * c.scale + c.offset + c.table[i % 8] + primes_here[i % 5];
		EXPECT(got[i] == want, "output[%d] = %g, want %g", i, got[i], want);
	}
	printf("output: first %g, last %g\n", got[0], got[63]);

	int count = 0;
	CHECK(cudaMemcpyFromSymbol(&count, counter, sizeof count));
	EXPECT(count == 42, "counter %d, want 42", count);
	double half = 0;
	CHECK(cudaMemcpyFromSymbol(&half, hidden, sizeof half, sizeof half));
	EXPECT(half == 0.125, "hidden[1] %g, want 0.125", half);
	int primes_back[5];
	CHECK(cudaMemcpyFromSymbol(primes_back, primes, sizeof primes_back));
	for (int i = 0; i < 5; i++)
		EXPECT(primes_back[i] == primes_here[i], "primes[%d] = %d", i, primes_back[i]);
	printf("counter %d, hidden %g\n", count, half);

	// The address is an ordinary device pointer.
	void *address = nullptr;
	size_t size = 0;
	CHECK(cudaGetSymbolAddress(&address, counter));
	CHECK(cudaGetSymbolSize(&size, output));
	EXPECT(size == sizeof got, "output has %zu bytes, want %zu", size, sizeof got);
	count = 1000;
	CHECK(cudaMemcpy(address, &count, sizeof count, cudaMemcpyHostToDevice));
	apply<<<1, 64>>>(0);
	CHECK_LAUNCH();
	CHECK(cudaMemcpyFromSymbol(&count, counter, sizeof count));
	EXPECT(count == 1002, "counter %d, want 1002", count);
	printf("counter through its address %d\n", count);
	return pass();
}
