// imageDenoising: two filters that mean a pixel with its likes: by the pixel alone (k nearest neighbours, as weights), and by
// the patch around it (non-local means).
#include "lineage.h"

enum { WINDOW = 3, PATCH = 1 };
static const float NOISE = 1.0f / (0.32f * 0.32f), FADE = 1.0f / ((2 * WINDOW + 1) * (2 * WINDOW + 1));

struct FromTexture {
	cudaTextureObject_t image;
	__device__ float operator()(int x, int y) const { return tex2D<float>(image, x + 0.5f, y + 0.5f); }
};

struct FromMemory {
	const std::vector<float> &image;
	int side;
	float operator()(int x, int y) const { return image[(size_t)std::clamp(y, 0, side - 1) * side + std::clamp(x, 0, side - 1)]; }
};

#pragma nv_exec_check_disable
template <class Image> __host__ __device__ static inline float nearest(const Image &at, int x, int y)
{
	float sum = 0, weights = 0, centre = at(x, y);
	for (int j = -WINDOW; j <= WINDOW; j++)
		for (int i = -WINDOW; i <= WINDOW; i++) {
			float v = at(x + i, y + j), d = v - centre, w = expf(-(d * d * NOISE + (i * i + j * j) * FADE));
			sum += v * w;
			weights += w;
		}
	return sum / weights;
}

#pragma nv_exec_check_disable
template <class Image> __host__ __device__ static inline float means(const Image &at, int x, int y)
{
	float sum = 0, weights = 0;
	for (int j = -WINDOW; j <= WINDOW; j++)
		for (int i = -WINDOW; i <= WINDOW; i++) {
			float apart = 0;
			for (int n = -PATCH; n <= PATCH; n++)
				for (int m = -PATCH; m <= PATCH; m++) {
					float d = at(x + i + m, y + j + n) - at(x + m, y + n);
					apart += d * d;
				}
			float w = expf(-(apart * NOISE / 9 + (i * i + j * j) * FADE));
			sum += at(x + i, y + j) * w;
			weights += w;
		}
	return sum / weights;
}

template <bool patches> __global__ void denoise(cudaTextureObject_t image, float *out, int side)
{
	int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
	if (x < side && y < side) {
		FromTexture at = {image};
		out[(size_t)y * side + x] = patches ? means(at, x, y) : nearest(at, x, y);
	}
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "imageDenoising");
	int side = b.pick(40, 512, 1024), rounds = b.pick(1, 50, 100);
	std::vector<float> image((size_t)side * side);
	for (int y = 0; y < side; y++)
		for (int x = 0; x < side; x++)
			image[(size_t)y * side + x] = 0.5f + 0.3f * ((x / 8 + y / 8) % 2) + 0.2f * unit(y * side + x);
	cudaTextureDesc how = {};
	how.addressMode[0] = how.addressMode[1] = cudaAddressModeClamp;
	Texture texture(image, side, how);
	DeviceArray<float> knn(image.size()), nlm(image.size());
	dim3 block(8, 8), grid(blocks(side, 8), blocks(side, 8));
	for (int r = 0; r < rounds; r++) {
		denoise<false><<<grid, block>>>(texture.object, knn.p, side);
		denoise<true><<<grid, block>>>(texture.object, nlm.p, side);
		CHECK_LAUNCH();
	}
	CHECK(cudaDeviceSynchronize());
	std::vector<float> a = knn.get(), c = nlm.get();
	b.aside([&] {
		FromMemory at = {image, side};
		for (size_t i = 0; i < a.size(); i += side > 256 ? 509 : 3) {
			b.near(a[i], nearest(at, (int)(i % side), (int)(i / side)), 1e-4, "pixel of the first filter", i);
			b.near(c[i], means(at, (int)(i % side), (int)(i / side)), 1e-4, "pixel of the second filter", i);
		}
	});
	b.add(a);
	b.add(c);
	return b.finish();
}
