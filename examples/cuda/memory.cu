// memory: sets, pitched copies, copies whose direction is inferred, pointer
// attributes, registered host memory.
#include "check.h"

#include <cstring>
#include <vector>

__global__ void transpose_add(const unsigned char *src, size_t src_pitch, int *dst, size_t dst_pitch, int w, int h)
{
	int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
	if (x < w && y < h)
		((int *)((char *)dst + x * dst_pitch))[y] = src[y * src_pitch + x] + 1000;
}

static void sets()
{
	unsigned char *d, x[1000];
	CHECK(cudaMalloc(&d, sizeof x));
	CHECK(cudaMemset(d, 0x11, sizeof x));
	CHECK(cudaMemset(d + 101, 0x22, 300)); // at an odd address
	CHECK(cudaMemsetAsync(d + 999, 0x33, 1, 0));
	CHECK(cudaMemcpy(x, d, sizeof x, cudaMemcpyDeviceToHost));
	for (int i = 0; i < 1000; i++) {
		int want = i == 999 ? 0x33 : i >= 101 && i < 401 ? 0x22 : 0x11;
		EXPECT(x[i] == want, "set: x[%d] = %x, want %x", i, x[i], want);
	}
	CHECK(cudaFree(d));
	printf("sets\n");
}

static void pitched()
{
	const int w = 100, h = 37, stride = 128; // the host's rows are longer than w
	std::vector<unsigned char> in(stride * h, 0xee);
	std::vector<int> out(w * h);
	for (int y = 0; y < h; y++)
		for (int x = 0; x < w; x++)
			in[y * stride + x] = (unsigned char)(x * 3 + y);
	unsigned char *src;
	int *dst;
	size_t sp, dp;
	CHECK(cudaMallocPitch(&src, &sp, w, h));
	CHECK(cudaMallocPitch(&dst, &dp, h * sizeof *dst, w));
	EXPECT(sp >= size_t(w) && dp >= h * sizeof *dst && sp % 32 == 0 && dp % 32 == 0, "pitches %zu, %zu", sp, dp);
	CHECK(cudaMemset2D(src, sp, 0x77, w, h));
	CHECK(cudaMemcpy2D(src, sp, in.data(), stride, w, h, cudaMemcpyHostToDevice));
	transpose_add<<<dim3(4, 2), dim3(32, 32)>>>(src, sp, dst, dp, w, h);
	CHECK_LAUNCH();
	CHECK(cudaMemcpy2D(out.data(), h * sizeof(int), dst, dp, h * sizeof(int), w, cudaMemcpyDeviceToHost));
	for (int x = 0; x < w; x++)
		for (int y = 0; y < h; y++)
			EXPECT(out[x * h + y] == in[y * stride + x] + 1000, "pitched: (%d, %d) = %d", x, y, out[x * h + y]);
	CHECK(cudaFree(src));
	CHECK(cudaFree(dst));
	printf("pitched copies\n");
}

static void kind(const char *what, const void *p, cudaMemoryType want)
{
	cudaPointerAttributes a;
	CHECK(cudaPointerGetAttributes(&a, p));
	EXPECT(a.type == want, "%s has type %d, want %d", what, (int)a.type, (int)want);
	EXPECT(want != cudaMemoryTypeDevice || (a.device == 0 && a.devicePointer == p), "%s: device %d", what, a.device);
	printf("%s: type %d\n", what, (int)a.type);
}

static void attributes_and_directions()
{
	const size_t bytes = 64 << 10;
	char *device, *second, *pinned, *plain, *registered;
	CHECK(cudaMalloc(&device, bytes));
	CHECK(cudaMalloc(&second, bytes));
	CHECK(cudaMallocHost(&pinned, bytes));
	plain = (char *)malloc(bytes);
	EXPECT(posix_memalign((void **)&registered, 4096, bytes) == 0, "no memory");
	CHECK(cudaHostRegister(registered, bytes, cudaHostRegisterDefault));
	kind("device", device, cudaMemoryTypeDevice);
	kind("inside device", device + 1000, cudaMemoryTypeDevice);
	kind("pinned", pinned, cudaMemoryTypeHost);
	kind("registered", registered, cudaMemoryTypeHost);
	kind("plain", plain, cudaMemoryTypeUnregistered);

	for (size_t i = 0; i < bytes; i++)
		pinned[i] = char(i * 7);
	CHECK(cudaMemcpy(device, pinned, bytes, cudaMemcpyDefault));
	CHECK(cudaMemcpy(second, device, bytes, cudaMemcpyDefault));
	CHECK(cudaMemcpy(registered, second, bytes, cudaMemcpyDefault));
	EXPECT(memcmp(pinned, registered, bytes) == 0, "pinned → device → second → registered lost something");
	CHECK(cudaMemcpy(second + 1, device, bytes - 1, cudaMemcpyDeviceToDevice));
	CHECK(cudaMemcpy(plain, second + 1, bytes - 1, cudaMemcpyDeviceToHost));
	EXPECT(memcmp(pinned, plain, bytes - 1) == 0, "device → second → plain lost something");
	CHECK(cudaHostUnregister(registered));
	kind("unregistered", registered, cudaMemoryTypeUnregistered);
	free(registered);
	free(plain);
	CHECK(cudaFreeHost(pinned));
	CHECK(cudaFree(second));
	CHECK(cudaFree(device));

	size_t free_bytes = 0, total = 0;
	CHECK(cudaMemGetInfo(&free_bytes, &total));
	EXPECT(free_bytes > 0 && free_bytes <= total, "%zu of %zu bytes free", free_bytes, total);
	printf("directions\n");
}

int main()
{
	sets();
	pitched();
	attributes_and_directions();
	return pass();
}
