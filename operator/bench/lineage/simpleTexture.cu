// simpleTexture: an image turned by an angle, with normalised coordinates that wrap around and linear filtering.
#include "lineage.h"

__global__ void turn(cudaTextureObject_t image, float *out, int side, float sine, float cosine)
{
	int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
	if (x >= side || y >= side)
		return;
	float u = (x + 0.5f) / side - 0.5f, v = (y + 0.5f) / side - 0.5f;
	out[(size_t)y * side + x] = tex2D<float>(image, u * cosine - v * sine + 0.5f, v * cosine + u * sine + 0.5f);
}

static double expected(const std::vector<float> &image, int side, double u, double v)
{
	double x = (u - std::floor(u)) * side - 0.5, y = (v - std::floor(v)) * side - 0.5;
	int x0 = (int)std::floor(x), y0 = (int)std::floor(y);
	double fx = x - x0, fy = y - y0;
	auto at = [&](int i, int j) { return image[(size_t)((j + side) % side) * side + (i + side) % side]; };
	return (1 - fy) * ((1 - fx) * at(x0, y0) + fx * at(x0 + 1, y0)) + fy * ((1 - fx) * at(x0, y0 + 1) + fx * at(x0 + 1, y0 + 1));
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "simpleTexture");
	int side = b.pick(64, 512, 512), rounds = b.pick(1, 100, 1000);
	std::vector<float> image((size_t)side * side);
	for (size_t i = 0; i < image.size(); i++)
		image[i] = unit((unsigned)i);
	cudaTextureDesc how = {};
	how.addressMode[0] = how.addressMode[1] = cudaAddressModeWrap;
	how.filterMode = cudaFilterModeLinear;
	how.normalizedCoords = 1;
	Texture texture(image, side, how);
	DeviceArray<float> out(image.size());
	const float angle = 0.5f;
	for (int r = 0; r < rounds; r++) {
		turn<<<dim3(blocks(side, 8), blocks(side, 8)), dim3(8, 8)>>>(texture.object, out.p, side, std::sin(angle), std::cos(angle));
		CHECK_LAUNCH();
	}
	CHECK(cudaDeviceSynchronize());
	std::vector<float> got = out.get();
	b.aside([&] { // a place is known to a 256th of a texel, and rounding may move it by a little more
		double s = std::sin((double)angle), c = std::cos((double)angle);
		for (size_t i = 0; i < got.size(); i += side > 256 ? 31 : 1) {
			double u = (i % side + 0.5) / side - 0.5, v = (i / side + 0.5) / side - 0.5;
			b.near(got[i], expected(image, side, u * c - v * s + 0.5, v * c + u * s + 0.5), 0.012, "pixel", i);
		}
	});
	b.add(got);
	return b.finish();
}
