// texture: arrays sampled through textures (filtered, wrapped, layered,
// cubemap, mipmapped, linear memory), surfaces written by a kernel and read
// back, all against a plain model on the host.
#include "check.h"

#include <algorithm>
#include <cmath>
#include <vector>

const int W = 16, H = 8, LAYERS = 3;

__global__ void sample(cudaTextureObject_t t, float *out, int n, float step, float offset)
{
	int x = threadIdx.x, y = blockIdx.x;
	if (x < n)
		out[y * n + x] = tex2D<float>(t, x * step + offset, y * step + offset);
}

__global__ void sampleLayers(cudaTextureObject_t t, float *out)
{
	out[blockIdx.x * W + threadIdx.x] = tex2DLayered<float>(t, threadIdx.x + 0.5f, 2.5f, blockIdx.x);
}

__global__ void sampleCube(cudaTextureObject_t t, float *out)
{
	const float3 axis[6] = {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
	out[threadIdx.x] = texCubemap<float>(t, axis[threadIdx.x].x, axis[threadIdx.x].y, axis[threadIdx.x].z);
}

__global__ void levels(cudaTextureObject_t t, float *out) { out[threadIdx.x] = tex2DLod<float>(t, 0.3f, 0.6f, threadIdx.x / 2.0f); }

__global__ void paint(cudaSurfaceObject_t s)
{
	int x = threadIdx.x, y = blockIdx.x;
	uchar4 old = surf2Dread<uchar4>(s, x * 4, y);
	surf2Dwrite(make_uchar4(x, y, old.z + 1, 255 - old.w), s, x * 4, y);
	surf2Dwrite(make_uchar4(9, 9, 9, 9), s, (x + W) * 4, y, cudaBoundaryModeZero); // beyond the edge
}
__global__ void fetch(cudaTextureObject_t t, float *out) { out[threadIdx.x] = tex1Dfetch<float>(t, threadIdx.x); }

static cudaTextureObject_t bind(cudaResourceDesc r, cudaTextureFilterMode filter, cudaTextureAddressMode mode, bool normalized,
                                cudaTextureReadMode read = cudaReadModeElementType)
{
	cudaTextureDesc d = {};
	d.addressMode[0] = d.addressMode[1] = d.addressMode[2] = mode;
	d.filterMode = d.mipmapFilterMode = filter;
	d.normalizedCoords = normalized;
	d.readMode = read;
	d.maxMipmapLevelClamp = 10;
	cudaTextureObject_t t = 0;
	CHECK(cudaCreateTextureObject(&t, &r, &d, nullptr));
	return t;
}

static cudaResourceDesc resource(cudaArray_t a) { return {cudaResourceTypeArray, {{a}}}; }

// fill makes an array of numbers 0, 1, 2, …
static cudaArray_t fill(int w, int h, int depth, unsigned flags)
{
	cudaChannelFormatDesc f = cudaCreateChannelDesc<float>();
	cudaArray_t a = nullptr;
	CHECK(cudaMalloc3DArray(&a, &f, make_cudaExtent(w, h, depth), flags));
	std::vector<float> v(w * h * (depth ? depth : 1));
	for (size_t i = 0; i < v.size(); i++)
		v[i] = float(i);
	cudaMemcpy3DParms p = {};
	p.srcPtr = make_cudaPitchedPtr(v.data(), w * sizeof(float), w, h);
	p.dstArray = a;
	p.extent = make_cudaExtent(w, h, depth ? depth : 1);
	p.kind = cudaMemcpyHostToDevice;
	CHECK(cudaMemcpy3D(&p));
	return a;
}

static float blend(float x, float y, bool wrap)
{
	auto at = [&](int i, int j) {
		i = wrap ? (i % W + W) % W : std::min(std::max(i, 0), W - 1);
		j = wrap ? (j % H + H) % H : std::min(std::max(j, 0), H - 1);
		return float(j * W + i);
	};
	float fx = floorf(x - 0.5f), fy = floorf(y - 0.5f);
	float a = rintf((x - 0.5f - fx) * 256) / 256, b = rintf((y - 0.5f - fy) * 256) / 256; // 8 bits of fraction
	int i = int(fx), j = int(fy);
	return (1 - b) * ((1 - a) * at(i, j) + a * at(i + 1, j)) + b * ((1 - a) * at(i, j + 1) + a * at(i + 1, j + 1));
}

int main()
{
	float *out, host[W * 2 * W * 2];
	CHECK(cudaMalloc(&out, sizeof host));
	cudaArray_t plane = fill(W, H, 0, 0);
	for (int wrap = 0; wrap < 2; wrap++) {
		cudaTextureObject_t t = bind(resource(plane), cudaFilterModeLinear, wrap ? cudaAddressModeWrap : cudaAddressModeClamp, wrap);
		float step = wrap ? 0.0625f : 0.625f, offset = wrap ? -0.203125f : -1.1875f, worst = 0;
		sample<<<2 * H, 2 * W>>>(t, out, 2 * W, step, offset);
		CHECK(cudaMemcpy(host, out, 2 * W * 2 * H * sizeof(float), cudaMemcpyDeviceToHost));
		for (int y = 0; y < 2 * H; y++)
			for (int x = 0; x < 2 * W; x++) {
				float u = x * step + offset, v = y * step + offset;
				worst = fmaxf(worst, fabsf(host[y * 2 * W + x] - blend(wrap ? u * W : u, wrap ? v * H : v, wrap)));
			}
		EXPECT(worst <= 0.01f, "wrap %d: off by %g", wrap, worst);
		printf("linear, %s: first %g, last %g\n", wrap ? "wrapped" : "clamped", host[0], host[2 * W * 2 * H - 1]);
		CHECK(cudaDestroyTextureObject(t));
	}
	sampleLayers<<<LAYERS, W>>>(bind(resource(fill(W, H, LAYERS, cudaArrayLayered)), cudaFilterModePoint, cudaAddressModeClamp, false), out);
	CHECK(cudaMemcpy(host, out, W * LAYERS * sizeof(float), cudaMemcpyDeviceToHost));
	for (int i = 0; i < W * LAYERS; i++)
		EXPECT(host[i] == i / W * W * H + 2 * W + i % W, "layers: %d is %g", i, host[i]);
	sampleCube<<<1, 6>>>(bind(resource(fill(5, 5, 6, cudaArrayCubemap)), cudaFilterModePoint, cudaAddressModeClamp, true), out);
	CHECK(cudaMemcpy(host, out, 6 * sizeof(float), cudaMemcpyDeviceToHost));
	for (int i = 0; i < 6; i++)
		EXPECT(host[i] == i * 25 + 12, "face %d: %g", i, host[i]);
	printf("layers and faces agree\n");
	cudaChannelFormatDesc f = cudaCreateChannelDesc<float>(), c4 = cudaCreateChannelDesc<uchar4>();
	cudaResourceDesc r = {};
	r.resType = cudaResourceTypeMipmappedArray;
	CHECK(cudaMallocMipmappedArray(&r.res.mipmap.mipmap, &f, make_cudaExtent(8, 8, 0), 3));
	for (int level = 0; level < 3; level++) {
		cudaArray_t a;
		std::fill(host, host + 64, float(level * 8));
		CHECK(cudaGetMipmappedArrayLevel(&a, r.res.mipmap.mipmap, level));
		CHECK(cudaMemcpy2DToArray(a, 0, 0, host, 32 >> level, 32 >> level, 8 >> level, cudaMemcpyHostToDevice));
	}
	levels<<<1, 6>>>(bind(r, cudaFilterModeLinear, cudaAddressModeClamp, true), out);
	CHECK(cudaMemcpy(host, out, 6 * sizeof(float), cudaMemcpyDeviceToHost));
	printf("levels: %g %g %g %g %g %g\n", host[0], host[1], host[2], host[3], host[4], host[5]);
	cudaArray_t canvas;
	unsigned char pixels[H][W][4] = {}, *bytes = &pixels[0][0][0];
	CHECK(cudaMallocArray(&canvas, &c4, W, H, cudaArraySurfaceLoadStore));
	CHECK(cudaMemcpy2DToArray(canvas, 0, 0, pixels, W * 4, W * 4, H, cudaMemcpyHostToDevice));
	cudaSurfaceObject_t s = 0;
	cudaResourceDesc onto = resource(canvas);
	CHECK(cudaCreateSurfaceObject(&s, &onto));
	paint<<<H, W>>>(s);
	CHECK(cudaMemcpy2DFromArray(pixels, W * 4, canvas, 0, 0, W * 4, H, cudaMemcpyDeviceToHost));
	for (int i = 0; i < W * H; i++)
		EXPECT(bytes[4 * i] == i % W && bytes[4 * i + 1] == i / W && bytes[4 * i + 2] == 1 && bytes[4 * i + 3] == 255, "pixel %d", i);

	r.resType = cudaResourceTypeLinear;
	r.res.linear = {out, cudaCreateChannelDesc<unsigned char>(), 64};
	CHECK(cudaMemcpy(out, bytes, 64, cudaMemcpyHostToDevice));
	fetch<<<1, 65>>>(bind(r, cudaFilterModePoint, cudaAddressModeClamp, false, cudaReadModeNormalizedFloat), out + 64);
	CHECK(cudaMemcpy(host, out + 64, 65 * sizeof(float), cudaMemcpyDeviceToHost));
	for (int i = 0; i < 65; i++)
		EXPECT(host[i] == (i < 64 ? bytes[i] / 255.0f : 0), "byte %d: %g", i, host[i]);
	printf("surface and bytes agree\n");
	return pass();
}
