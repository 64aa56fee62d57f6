// convolutionSeparable: rows, then columns, with a kernel of 17 taps in constant memory and tiles with their borders in shared
// memory.
#include "lineage.h"

enum { RADIUS = 8, TILE = 16 };
__constant__ float taps[2 * RADIUS + 1];

// One pass; with down it runs along columns. A block takes TILE × TILE pixels and RADIUS more on two sides.
template <bool down> __global__ void pass(float *out, const float *in, int width, int height)
{
	__shared__ float tile[TILE][TILE + 2 * RADIUS];
	int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
	int along = down ? threadIdx.y : threadIdx.x, across = down ? threadIdx.x : threadIdx.y;
	for (int k = along; k < TILE + 2 * RADIUS; k += TILE) {
		int sx = down ? x : (int)(blockIdx.x * TILE) + k - RADIUS, sy = down ? (int)(blockIdx.y * TILE) + k - RADIUS : y;
		tile[across][k] = sx >= 0 && sx < width && sy >= 0 && sy < height ? in[(size_t)sy * width + sx] : 0;
	}
	__syncthreads();
	if (x >= width || y >= height)
		return;
	float sum = 0;
	for (int k = -RADIUS; k <= RADIUS; k++)
		sum += taps[RADIUS - k] * tile[across][along + RADIUS + k];
	out[(size_t)y * width + x] = sum;
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "convolutionSeparable");
	int side = b.pick(80, 3072, 3072), rounds = b.pick(1, 16, 16);
	std::vector<float> image((size_t)side * side), weights(2 * RADIUS + 1);
	for (size_t i = 0; i < image.size(); i++)
		image[i] = (float)(mix((unsigned)i) % 16);
	for (int i = 0; i <= 2 * RADIUS; i++)
		weights[i] = (float)(mix(1000 + i) % 16); // whole numbers: sums are exact in any order
	CHECK(cudaMemcpyToSymbol(taps, weights.data(), weights.size() * sizeof(float)));
	DeviceArray<float> in(image), half(image.size()), out(image.size());
	dim3 block(TILE, TILE), grid(blocks(side, TILE), blocks(side, TILE));
	for (int r = 0; r < rounds; r++) {
		pass<false><<<grid, block>>>(half.p, in.p, side, side);
		pass<true><<<grid, block>>>(out.p, half.p, side, side);
		CHECK_LAUNCH();
	}
	CHECK(cudaDeviceSynchronize());
	std::vector<float> got = out.get();
	b.aside([&] {
		for (size_t i = 0; i < got.size(); i += side > 256 ? 997 : 5) {
			int cx = (int)(i % side), cy = (int)(i / side);
			float sum = 0;
			for (int j = -RADIUS; j <= RADIUS; j++)
				for (int k = -RADIUS; k <= RADIUS; k++) {
					int x = cx + k, y = cy + j;
					if (x >= 0 && x < side && y >= 0 && y < side)
						sum += weights[RADIUS - k] * weights[RADIUS - j] * image[(size_t)y * side + x];
				}
			if (got[i] != sum)
				fail("pixel %zu is %g, expected %g", i, got[i], sum);
		}
	});
	b.add(got);
	return b.finish();
}
