// mapped.cu: kernels that use host memory: pinned and registered, through a device pointer, through the host's own pointer, and
// through an address that the kernel finds in memory; registered memory that begins and ends inside pages.
#include "check.h"

#include <cstdint>
#include <vector>

__global__ void scale(float *out, const float *in, int n)
{
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < n)
		out[i] = in[i] * 2 + out[i];
}

struct work { float *out, *in; int n; };

__global__ void scale_found(work *w)
{
	for (int i = threadIdx.x; i < w->n; i += blockDim.x)
		w->out[i] = w->in[i] * 3;
}

__global__ void mark(char *p, size_t n) // first and last byte
{
	p[0] += 1;
	p[n - 1] += 2;
}

static void use(const char *what, float *out, float *in, float *out_seen, float *in_seen, int n)
{
	for (int round = 0; round < 3; round++) {
		for (int i = 0; i < n; i++) {
			in[i] = (float)(i + round);
			out[i] = 1;
		}
		scale<<<(n + 127) / 128, 128>>>(out_seen, in_seen, n);
		in[0] += 0; // touching the input again is allowed once the kernel is done
		CHECK_LAUNCH();
		for (int i = 0; i < n; i++)
			EXPECT(out[i] == (i + round) * 2.0f + 1, "%s, round %d: out[%d] = %f", what, round, i, out[i]);
	}
	printf("%s: ok\n", what);
}

static void pinned()
{
	const int n = 10000;
	float *in, *out, *in_dev, *out_dev;
	CHECK(cudaHostAlloc(&in, n * sizeof *in, cudaHostAllocMapped));
	CHECK(cudaHostAlloc(&out, n * sizeof *out, cudaHostAllocMapped));
	CHECK(cudaHostGetDevicePointer(&in_dev, in, 0));
	CHECK(cudaHostGetDevicePointer(&out_dev, out, 0));
	use("pinned, device pointer", out, in, out_dev, in_dev, n);
	work *w;
	CHECK(cudaMallocManaged(&w, sizeof *w));
	*w = work{out, in, n};
	scale_found<<<1, 128>>>(w);
	CHECK_LAUNCH();
	EXPECT(out[n - 1] == in[n - 1] * 3, "found: %f", out[n - 1]);
	printf("pinned, found in memory: ok\n");
	CHECK(cudaFree(w));
	CHECK(cudaFreeHost(in));
	CHECK(cudaFreeHost(out));
	CHECK(cudaMallocHost(&in, n * sizeof *in));
	CHECK(cudaMallocHost(&out, n * sizeof *out));
	use("pinned, host pointer", out, in, out, in, n);
	CHECK(cudaFreeHost(in));
	CHECK(cudaFreeHost(out));
}

static void registered()
{
	const int n = 20000;
	std::vector<float> in(n + 100), out(n + 100);
	CHECK(cudaHostRegister(&in[3], n * sizeof(float), cudaHostRegisterMapped));
	CHECK(cudaHostRegister(&out[5], n * sizeof(float), cudaHostRegisterDefault));
	float *in_dev, *out_dev;
	CHECK(cudaHostGetDevicePointer(&in_dev, &in[3], 0));
	CHECK(cudaHostGetDevicePointer(&out_dev, &out[5], 0));
	use("registered, device pointer", &out[5], &in[3], out_dev, in_dev, n);
	use("registered, host pointer", &out[5], &in[3], &out[5], &in[3], n);
	EXPECT(out[4] == 0 && out[n + 5] == 0 && in[2] == 0 && in[n + 3] == 0, "neighbours changed");
	scale<<<1, 1>>>(out_dev + n - 1, in_dev + n - 1, 1);
	CHECK(cudaHostUnregister(&in[3]));
	CHECK(cudaHostUnregister(&out[5]));
	EXPECT(out[n + 4] == 4 * (n - 1 + 2) + 1, "after the end: %f", out[n + 4]);
	out[n / 2] = 5; // ordinary memory again
	printf("registered, ended: ok\n");
}

static void small()
{
	static char bytes[3000];
	CHECK(cudaHostRegister(bytes + 10, 20, cudaHostRegisterMapped));
	char *dev;
	CHECK(cudaHostGetDevicePointer(&dev, bytes + 10, 0));
	for (int i = 0; i < 5; i++) {
		bytes[9] = bytes[30] = (char)i;
		bytes[10] += 10;
		mark<<<1, 1>>>(dev, 20);
		CHECK_LAUNCH();
	}
	printf("small: %d %d %d %d\n", bytes[9], bytes[10], bytes[29], bytes[30]);
	CHECK(cudaHostUnregister(bytes + 10));
}

int main()
{
	pinned();
	registered();
	small();
	return pass();
}
