// multiply.h: the tiled matrix product that matrixMul and matrixMulProcesses share.
#pragma once
#include "lineage.h"

enum { TILE = 16 };

// c = a b, rows × n times n × n; rows and n are multiples of TILE.
__global__ void multiply(float *c, const float *a, const float *b, unsigned n)
{
	__shared__ float as[TILE][TILE], bs[TILE][TILE];
	unsigned x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * TILE + y, column = blockIdx.x * TILE + x;
	float sum = 0;
	for (unsigned k = 0; k < n; k += TILE) {
		as[y][x] = a[(size_t)row * n + k + x];
		bs[y][x] = b[(size_t)(k + y) * n + column];
		__syncthreads();
		for (unsigned i = 0; i < TILE; i++)
			sum += as[y][i] * bs[i][x];
		__syncthreads();
	}
	c[(size_t)row * n + column] = sum;
}

// Small whole numbers: products and sums are exact, up to n = 2¹⁷.
static inline std::vector<float> whole_matrix(unsigned n, unsigned seed)
{
	std::vector<float> m((size_t)n * n);
	for (size_t i = 0; i < m.size(); i++)
		m[i] = (float)(mix((unsigned)i + seed) % 12);
	return m;
}

// Rows of the product computed again: all of few, some of many.
static inline void check_rows(const float *c, const std::vector<float> &a, const std::vector<float> &b, unsigned n)
{
	for (unsigned row = 0; row < n; row += n > 128 ? n / 7 : 1) {
		std::vector<float> want(n);
		for (unsigned k = 0; k < n; k++)
			for (unsigned j = 0; j < n; j++)
				want[j] += a[(size_t)row * n + k] * b[(size_t)k * n + j];
		for (unsigned j = 0; j < n; j++)
			if (c[(size_t)row * n + j] != want[j])
				fail("element %u, %u is %g, expected %g", row, j, c[(size_t)row * n + j], want[j]);
	}
}
