// matrixMul: a product of matrices with tiles in shared memory.
#include "multiply.h"

int main(int argc, char **argv)
{
	Bench b(argc, argv, "matrixMul");
	unsigned n = b.pick(64u, 1024u, 2048u);
	int rounds = b.pick(1, 30, 30);
	std::vector<float> x = whole_matrix(n, 1), y = whole_matrix(n, 2);
	DeviceArray<float> dx(x), dy(y), c((size_t)n * n);
	for (int r = 0; r < rounds; r++) {
		multiply<<<dim3(n / TILE, n / TILE), dim3(TILE, TILE)>>>(c.p, dx.p, dy.p, n);
		CHECK_LAUNCH();
	}
	CHECK(cudaDeviceSynchronize());
	std::vector<float> got = c.get();
	b.aside([&] { check_rows(got.data(), x, y, n); });
	b.add(got);
	return b.finish();
}
