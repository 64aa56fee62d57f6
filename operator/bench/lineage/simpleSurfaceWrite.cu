// simpleSurfaceWrite: a kernel writes an image into an array through a surface; another turns what a texture sees of it by a
// quarter.
#include "lineage.h"

__global__ void write(const float *image, cudaSurfaceObject_t surface, int side)
{
	int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
	if (x < side && y < side)
		surf2Dwrite(image[(size_t)y * side + x], surface, x * (int)sizeof(float), y, cudaBoundaryModeTrap);
}

__global__ void quarter(cudaTextureObject_t texture, float *out, int side)
{
	int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
	if (x < side && y < side)
		out[(size_t)y * side + x] = tex2D<float>(texture, y + 0.5f, side - 1 - x + 0.5f);
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "simpleSurfaceWrite");
	int side = b.pick(64, 512, 512), rounds = b.pick(1, 100, 1000);
	std::vector<float> image((size_t)side * side);
	for (size_t i = 0; i < image.size(); i++)
		image[i] = unit((unsigned)i);
	cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
	cudaArray_t array;
	CHECK(cudaMallocArray(&array, &format, side, side, cudaArraySurfaceLoadStore));
	cudaResourceDesc resource = {};
	resource.resType = cudaResourceTypeArray;
	resource.res.array.array = array;
	cudaSurfaceObject_t surface;
	CHECK(cudaCreateSurfaceObject(&surface, &resource));
	cudaTextureDesc how = {};
	how.addressMode[0] = how.addressMode[1] = cudaAddressModeClamp;
	cudaTextureObject_t texture;
	CHECK(cudaCreateTextureObject(&texture, &resource, &how, nullptr));
	DeviceArray<float> in(image), out(image.size());
	dim3 grid(blocks(side, 8), blocks(side, 8)), block(8, 8);
	for (int r = 0; r < rounds; r++) {
		write<<<grid, block>>>(in.p, surface, side);
		quarter<<<grid, block>>>(texture, out.p, side);
		CHECK_LAUNCH();
	}
	CHECK(cudaDeviceSynchronize());
	std::vector<float> got = out.get();
	b.aside([&] {
		for (int y = 0; y < side; y++)
			for (int x = 0; x < side; x++)
				if (got[(size_t)y * side + x] != image[(size_t)(side - 1 - x) * side + y])
					fail("pixel %d, %d is %g", x, y, got[(size_t)y * side + x]);
	});
	b.add(got);
	CHECK(cudaDestroyTextureObject(texture));
	CHECK(cudaDestroySurfaceObject(surface));
	CHECK(cudaFreeArray(array));
	return b.finish();
}
