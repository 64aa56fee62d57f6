// srad: speckle-reducing anisotropic diffusion. Every iteration the image crosses to the device and back, because the CPU takes
// the statistics of a homogeneous region from it: that is how the published one works, and why it shows what copies cost.
#include "lineage.h"

static const float LAMBDA = 0.5f;
enum { BLOCK = 16 };

// The diffusion coefficient of one pixel from its differences to the four neighbours.
__host__ __device__ static inline float coefficient(float centre, float n, float s, float w, float e, float q0)
{
	float gradient = (n * n + s * s + w * w + e * e) / (centre * centre), laplace = (n + s + w + e) / centre;
	float den = 1 + 0.25f * laplace, q = (0.5f * gradient - 0.0625f * laplace * laplace) / (den * den);
	float c = 1 / (1 + (q - q0) / (q0 * (1 + q0)));
	return fminf(fmaxf(c, 0.0f), 1.0f);
}

__global__ void coefficients(const float *image, float *c, int side, float q0)
{
	int x = blockIdx.x * BLOCK + threadIdx.x, y = blockIdx.y * BLOCK + threadIdx.y;
	if (x >= side || y >= side)
		return;
	size_t at = (size_t)y * side + x;
	float v = image[at];
	float n = image[(size_t)max(y - 1, 0) * side + x] - v, s = image[(size_t)min(y + 1, side - 1) * side + x] - v;
	float w = image[(size_t)y * side + max(x - 1, 0)] - v, e = image[(size_t)y * side + min(x + 1, side - 1)] - v;
	c[at] = coefficient(v, n, s, w, e, q0);
}

__global__ void diffuse(const float *image, const float *c, float *out, int side)
{
	int x = blockIdx.x * BLOCK + threadIdx.x, y = blockIdx.y * BLOCK + threadIdx.y;
	if (x >= side || y >= side)
		return;
	size_t at = (size_t)y * side + x, south = (size_t)min(y + 1, side - 1) * side + x, east = (size_t)y * side + min(x + 1, side - 1);
	float v = image[at];
	float n = image[(size_t)max(y - 1, 0) * side + x] - v, s = image[south] - v;
	float w = image[(size_t)y * side + max(x - 1, 0)] - v, e = image[east] - v;
	out[at] = v + 0.25f * LAMBDA * (c[at] * n + c[south] * s + c[at] * w + c[east] * e);
}

// How speckled a corner of the image is: the square of its coefficient of variation.
static float speckle(const std::vector<float> &image, int side)
{
	double sum = 0, square = 0;
	int n = std::min(side / 4, 128);
	for (int y = 0; y < n; y++)
		for (int x = 0; x < n; x++) {
			double v = image[(size_t)y * side + x];
			sum += v;
			square += v * v;
		}
	double mean = sum / n / n;
	return (float)((square / n / n - mean * mean) / (mean * mean));
}

// One pixel of the next image on the CPU.
static float expected(const std::vector<float> &image, int side, int x, int y, float q0)
{
	auto at = [&](int i, int j) { return image[(size_t)std::clamp(j, 0, side - 1) * side + std::clamp(i, 0, side - 1)]; };
	auto c = [&](int i, int j) {
		i = std::min(i, side - 1);
		j = std::min(j, side - 1);
		float v = at(i, j);
		return coefficient(v, at(i, j - 1) - v, at(i, j + 1) - v, at(i - 1, j) - v, at(i + 1, j) - v, q0);
	};
	float v = at(x, y), own = c(x, y);
	return v + 0.25f * LAMBDA * (own * (at(x, y - 1) - v) + c(x, y + 1) * (at(x, y + 1) - v) + own * (at(x - 1, y) - v) + c(x + 1, y) * (at(x + 1, y) - v));
}

static void run(Bench &b, int side, int iterations)
{
	std::vector<float> image((size_t)side * side), before;
	for (size_t i = 0; i < image.size(); i++)
		image[i] = std::exp(unit((unsigned)i));
	DeviceArray<float> in(image.size()), c(image.size()), out(image.size());
	dim3 grid(blocks(side, BLOCK), blocks(side, BLOCK)), block(BLOCK, BLOCK);
	float q0 = 0;
	for (int i = 0; i < iterations; i++) {
		if (i == iterations - 1)
			b.aside([&] { before = image; });
		q0 = speckle(image, side);
		in.put(image);
		coefficients<<<grid, block>>>(in.p, c.p, side, q0);
		diffuse<<<grid, block>>>(in.p, c.p, out.p, side);
		CHECK_LAUNCH();
		CHECK(cudaMemcpy(image.data(), out.p, image.size() * sizeof(float), cudaMemcpyDeviceToHost));
	}
	b.aside([&] { // the last iteration again, from the image it began with
		for (size_t i = 0; i < image.size(); i += side > 512 ? 13 : 1)
			b.near(image[i], expected(before, side, (int)(i % side), (int)(i / side), q0), 1e-5, "pixel", i);
		if (!(speckle(image, side) < q0))
			fail("the image is no smoother than before");
	});
	b.add(image);
	printf("%d × %d, %d iterations\n", side, side, iterations);
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "srad");
	struct { int side, iterations; } cases[] = {{2048, 10}, {2048, 100}, {4096, 10}, {4096, 100}};
	if (b.pick(1, 0, 0))
		run(b, 64, 3);
	for (int i = 0; i < b.pick(0, 1, 4); i++)
		if (b.wants(i))
			run(b, cases[i].side, cases[i].iterations);
	return b.finish();
}
