// fastWalshTransform: the Walsh-Hadamard transform of a long vector; the steps that reach far go through global memory, one
// launch each, the near ones through shared memory.
#include "lineage.h"

enum { NEAR = 1024 }; // elements of a block's part

__global__ void butterfly(float *v, unsigned stride)
{
	unsigned i = blockIdx.x * blockDim.x + threadIdx.x, low = i & (stride - 1), at = (i - low) * 2 + low;
	float a = v[at], b = v[at + stride];
	v[at] = a + b;
	v[at + stride] = a - b;
}

__global__ void finish_block(float *v)
{
	__shared__ float s[NEAR];
	float *part = v + (size_t)blockIdx.x * NEAR;
	for (unsigned i = threadIdx.x; i < NEAR; i += blockDim.x)
		s[i] = part[i];
	for (unsigned stride = NEAR / 2; stride > 0; stride /= 2) {
		__syncthreads();
		for (unsigned i = threadIdx.x; i < NEAR / 2; i += blockDim.x) {
			unsigned low = i & (stride - 1), at = (i - low) * 2 + low;
			float a = s[at], b = s[at + stride];
			s[at] = a + b;
			s[at + stride] = a - b;
		}
	}
	__syncthreads();
	for (unsigned i = threadIdx.x; i < NEAR; i += blockDim.x)
		part[i] = s[i];
}

static void transform(float *v, unsigned n)
{
	for (unsigned stride = n / 2; stride >= NEAR; stride /= 2)
		butterfly<<<n / 2 / 256, 256>>>(v, stride);
	finish_block<<<n / NEAR, 256>>>(v);
	CHECK_LAUNCH();
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "fastWalshTransform");
	unsigned n = 1u << b.pick(13, 22, 23);
	int rounds = b.pick(1, 5, 10);
	std::vector<float> in(n);
	for (unsigned i = 0; i < n; i++)
		in[i] = (float)(int)(mix(i) % 3) - 1; // small whole numbers: the transform is exact
	DeviceArray<float> v(n);
	std::vector<float> got;
	for (int r = 0; r < rounds; r++) {
		v.put(in);
		transform(v.p, n);
		got = v.get();
	}
	transform(v.p, n);
	std::vector<float> back = v.get(); // twice is n times
	b.aside([&] {
		for (unsigned k = 0; k < n; k += n / 16 + 1) {
			double want = 0;
			for (unsigned i = 0; i < n; i++)
				want += __builtin_parity(i & k) ? -in[i] : in[i];
			if (got[k] != want)
				fail("coefficient %u is %g, expected %g", k, got[k], want);
		}
		for (unsigned i = 0; i < n; i++)
			if (back[i] != in[i] * n)
				fail("element %u comes back as %g, expected %g", i, back[i], in[i] * n);
	});
	b.add(got);
	return b.finish();
}
