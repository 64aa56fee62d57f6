// boxFilter: the mean over a square, by running sums: rows from a texture, then columns. The cost of a pixel does not depend on
// the radius.
#include "lineage.h"

__global__ void rows(cudaTextureObject_t image, float *out, int width, int height, int radius)
{
	int y = blockIdx.x * blockDim.x + threadIdx.x;
	if (y >= height)
		return;
	float sum = 0, scale = 1.0f / (2 * radius + 1);
	for (int x = -radius; x <= radius; x++)
		sum += tex2D<float>(image, x + 0.5f, y + 0.5f);
	for (int x = 0; x < width; x++) {
		out[(size_t)y * width + x] = sum * scale;
		sum += tex2D<float>(image, x + radius + 1.5f, y + 0.5f) - tex2D<float>(image, x - radius + 0.5f, y + 0.5f);
	}
}

__global__ void columns(const float *in, float *out, int width, int height, int radius)
{
	int x = blockIdx.x * blockDim.x + threadIdx.x;
	if (x >= width)
		return;
	float sum = 0, scale = 1.0f / (2 * radius + 1);
	for (int y = -radius; y <= radius; y++)
		sum += in[(size_t)min(max(y, 0), height - 1) * width + x];
	for (int y = 0; y < height; y++) {
		out[(size_t)y * width + x] = sum * scale;
		sum += in[(size_t)min(y + radius + 1, height - 1) * width + x] - in[(size_t)max(y - radius, 0) * width + x];
	}
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "boxFilter");
	int side = b.pick(96, 1024, 1024), radius = 10, rounds = b.pick(1, 100, 150);
	std::vector<float> image((size_t)side * side);
	for (size_t i = 0; i < image.size(); i++)
		image[i] = (float)(mix((unsigned)i) % 256); // whole numbers: running sums stay exact
	cudaTextureDesc how = {};
	how.addressMode[0] = how.addressMode[1] = cudaAddressModeClamp;
	how.filterMode = cudaFilterModePoint;
	Texture texture(image, side, how);
	DeviceArray<float> half(image.size()), out(image.size());
	for (int r = 0; r < rounds; r++) {
		rows<<<blocks(side, 64), 64>>>(texture.object, half.p, side, side, radius);
		columns<<<blocks(side, 64), 64>>>(half.p, out.p, side, side, radius);
		CHECK_LAUNCH();
	}
	CHECK(cudaDeviceSynchronize());
	std::vector<float> got = out.get();
	b.aside([&] {
		for (size_t i = 0; i < got.size(); i += side > 256 ? 211 : 7) {
			double sum = 0;
			int cx = (int)(i % side), cy = (int)(i / side);
			for (int y = cy - radius; y <= cy + radius; y++)
				for (int x = cx - radius; x <= cx + radius; x++)
					sum += image[(size_t)std::clamp(y, 0, side - 1) * side + std::clamp(x, 0, side - 1)];
			b.near(got[i], sum / ((2 * radius + 1) * (2 * radius + 1)), 1e-3, "pixel", i);
		}
	});
	b.add(got);
	return b.finish();
}
