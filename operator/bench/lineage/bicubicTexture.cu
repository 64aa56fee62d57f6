// bicubicTexture: an image enlarged with cubic B-splines. Four bilinear fetches between the right texels do the work of the
// sixteen taps, which the CPU takes one by one.
#include "lineage.h"

__host__ __device__ static inline void weights(float f, float w[4])
{
	float g = 1 - f;
	w[0] = g * g * g / 6;
	w[1] = (4 - 6 * f * f + 3 * f * f * f) / 6;
	w[2] = (4 - 6 * g * g + 3 * g * g * g) / 6;
	w[3] = f * f * f / 6;
}

__global__ void enlarge(cudaTextureObject_t image, float *out, int width, int height, float step)
{
	int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
	if (x >= width || y >= height)
		return;
	float sx = x * step, sy = y * step, px = floorf(sx), py = floorf(sy), wx[4], wy[4];
	weights(sx - px, wx);
	weights(sy - py, wy);
	// Two neighbours with weights a and b are one linear fetch at a distance of b / (a + b) from the first.
	float gx0 = wx[0] + wx[1], gx1 = wx[2] + wx[3], gy0 = wy[0] + wy[1], gy1 = wy[2] + wy[3];
	float x0 = px - 0.5f + wx[1] / gx0, x1 = px + 1.5f + wx[3] / gx1;
	float y0 = py - 0.5f + wy[1] / gy0, y1 = py + 1.5f + wy[3] / gy1;
	out[y * width + x] = gy0 * (gx0 * tex2D<float>(image, x0, y0) + gx1 * tex2D<float>(image, x1, y0)) +
			     gy1 * (gx0 * tex2D<float>(image, x0, y1) + gx1 * tex2D<float>(image, x1, y1));
}

static float expected(const std::vector<float> &image, int side, float sx, float sy)
{
	float wx[4], wy[4], sum = 0;
	int px = (int)std::floor(sx), py = (int)std::floor(sy);
	weights(sx - px, wx);
	weights(sy - py, wy);
	for (int j = 0; j < 4; j++)
		for (int i = 0; i < 4; i++) {
			int x = std::clamp(px - 1 + i, 0, side - 1), y = std::clamp(py - 1 + j, 0, side - 1);
			sum += wx[i] * wy[j] * image[(size_t)y * side + x];
		}
	return sum;
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "bicubicTexture");
	int side = b.pick(64, 512, 512), out_side = b.pick(128, 2048, 4096), rounds = b.pick(1, 50, 100);
	float step = (float)(side - 1) / (out_side - 1);
	std::vector<float> image((size_t)side * side);
	for (size_t i = 0; i < image.size(); i++)
		image[i] = unit((unsigned)i);
	cudaTextureDesc how = {};
	how.addressMode[0] = how.addressMode[1] = cudaAddressModeClamp;
	how.filterMode = cudaFilterModeLinear;
	how.readMode = cudaReadModeElementType;
	Texture texture(image, side, how);
	DeviceArray<float> out((size_t)out_side * out_side);
	dim3 block(16, 16), grid(blocks(out_side, 16), blocks(out_side, 16));
	for (int r = 0; r < rounds; r++) {
		enlarge<<<grid, block>>>(texture.object, out.p, out_side, out_side, step);
		CHECK_LAUNCH();
	}
	CHECK(cudaDeviceSynchronize());
	std::vector<float> got = out.get();
	b.aside([&] { // fetches know the place between texels to a 256th, twice
		for (size_t i = 0; i < got.size(); i += out_side > 256 ? 61 : 1)
			b.near(got[i], expected(image, side, (i % out_side) * step, (i / out_side) * step), 0.012, "pixel", i);
	});
	b.add(got);
	return b.finish();
}
