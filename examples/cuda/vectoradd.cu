// vectoradd: c = a + b, with a length that fills no block evenly.
#include "check.h"

#include <vector>

__global__ void add(const float *a, const float *b, float *c, int n)
{
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < n)
		c[i] = a[i] + b[i];
}

int main()
{
	const int n = 200003;
	std::vector<float> a(n), b(n), c(n, -1);
	for (int i = 0; i < n; i++) {
		a[i] = i * 0.5f;
		b[i] = 1000.0f - i * 0.25f;
	}

	float *da, *db, *dc;
	CHECK(cudaMalloc(&da, n * sizeof *da));
	CHECK(cudaMalloc(&db, n * sizeof *db));
	CHECK(cudaMalloc(&dc, n * sizeof *dc));
	CHECK(cudaMemcpy(da, a.data(), n * sizeof *da, cudaMemcpyHostToDevice));
	CHECK(cudaMemcpy(db, b.data(), n * sizeof *db, cudaMemcpyHostToDevice));
	add<<<(n + 255) / 256, 256>>>(da, db, dc, n);
	CHECK_LAUNCH();
	CHECK(cudaMemcpy(c.data(), dc, n * sizeof *dc, cudaMemcpyDeviceToHost));
	CHECK(cudaFree(da));
	CHECK(cudaFree(db));
	CHECK(cudaFree(dc));

	for (int i = 0; i < n; i++)
		EXPECT(c[i] == a[i] + b[i], "c[%d] = %g, want %g", i, c[i], a[i] + b[i]);
	printf("%d sums: first %g, last %g\n", n, c[0], c[n - 1]);
	return pass();
}
