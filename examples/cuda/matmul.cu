// matmul: C = A B by tiles in shared memory, with sizes that are no multiple
// of the tile.
#include "check.h"

#include <vector>

const int TILE = 16;

__global__ void matmul(const float *a, const float *b, float *c, int m, int k, int n)
{
	__shared__ float ta[TILE][TILE], tb[TILE][TILE + 1];
	int row = blockIdx.y * TILE + threadIdx.y;
	int col = blockIdx.x * TILE + threadIdx.x;
	float sum = 0;
	for (int t = 0; t < k; t += TILE) {
		int ac = t + threadIdx.x, br = t + threadIdx.y;
		ta[threadIdx.y][threadIdx.x] = row < m && ac < k ? a[row * k + ac] : 0;
		tb[threadIdx.y][threadIdx.x] = br < k && col < n ? b[br * n + col] : 0;
		__syncthreads();
		for (int i = 0; i < TILE; i++)
			sum += ta[threadIdx.y][i] * tb[i][threadIdx.x];
		__syncthreads();
	}
	if (row < m && col < n)
		c[row * n + col] = sum;
}

int main()
{
	const int m = 75, k = 101, n = 90;
	std::vector<float> a(m * k), b(k * n), c(m * n);
	for (int i = 0; i < m * k; i++) // whole numbers: every partial sum is exact
		a[i] = float(i % 13 - 6);
	for (int i = 0; i < k * n; i++)
		b[i] = float(i % 7 - 3);

	float *da, *db, *dc;
	CHECK(cudaMalloc(&da, a.size() * sizeof(float)));
	CHECK(cudaMalloc(&db, b.size() * sizeof(float)));
	CHECK(cudaMalloc(&dc, c.size() * sizeof(float)));
	CHECK(cudaMemcpy(da, a.data(), a.size() * sizeof(float), cudaMemcpyHostToDevice));
	CHECK(cudaMemcpy(db, b.data(), b.size() * sizeof(float), cudaMemcpyHostToDevice));
	dim3 block(TILE, TILE), grid((n + TILE - 1) / TILE, (m + TILE - 1) / TILE);
	matmul<<<grid, block>>>(da, db, dc, m, k, n);
	CHECK_LAUNCH();
	CHECK(cudaMemcpy(c.data(), dc, c.size() * sizeof(float), cudaMemcpyDeviceToHost));
	CHECK(cudaFree(da));
	CHECK(cudaFree(db));
	CHECK(cudaFree(dc));

	double trace = 0;
	for (int i = 0; i < m; i++)
		for (int j = 0; j < n; j++) {
			float want = 0;
			for (int l = 0; l < k; l++)
				want += a[i * k + l] * b[l * n + j];
			EXPECT(c[i * n + j] == want, "C[%d][%d] = %g, want %g", i, j, c[i * n + j], want);
			if (i == j)
				trace += want;
		}
	printf("%dx%d by %dx%d: trace %.0f\n", m, k, k, n, trace);
	return pass();
}
