// buggy: one mistake of each kind, the kind that people make. It says what its calls returned, and ends with 0
// if all of them succeeded. TestBuggyKernels runs each of them on the software GPU; scripts/sanitizer-compare
// runs the same program under NVIDIA's compute-sanitizer, too.
//
//     nvcc -lineinfo -gencode arch=compute_80,code=compute_80 -o buggy buggy.cu
//     buggy overrun

#include <cstdio>
#include <cstring>
#include <cuda_runtime.h>

namespace buggy {

// The guard lets one thread too many through.
__global__ void overrun(float *x, int n)
{
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i <= n)
		x[i] = 2 * i;
}

// The tile has no room for the halo.
__global__ void shared_overrun(const int *in, int *out)
{
	extern __shared__ int tile[];
	tile[threadIdx.x + 1] = in[threadIdx.x];
	__syncthreads();
	out[threadIdx.x] = tile[threadIdx.x + 1];
}

// The index comes from the data, which nobody checked.
__global__ void local_overrun(const int *in, int *out)
{
	volatile int counts[4];
	for (int i = 0; i < 4; i++)
		counts[i] = 0;
	counts[in[threadIdx.x] + 4000000] = 1;
	out[threadIdx.x] = counts[0];
}

struct list { int value; list *next; };

// Nobody looks whether there is a next one.
__global__ void null_pointer(const list *head, int *out)
{
	*out = head->next->value;
}

template <typename T> __global__ void add_one(T *x)
{
	x[threadIdx.x] += 1;
}

// Two floats at a time, from wherever the caller's row begins.
__global__ void misaligned(const float *x, float *out)
{
	float2 v = *(const float2 *)(x + 1);
	*out = v.x + v.y;
}

// Nobody has set the bins to zero.
__global__ void shared_garbage(const int *in, int *out)
{
	__shared__ int bins[32];
	atomicAdd(&bins[in[threadIdx.x] & 31], 1);
	__syncthreads();
	out[threadIdx.x] = bins[threadIdx.x];
}

// There is no barrier between the writes and the reads of other warps.
__global__ void race(const int *in, int *out)
{
	__shared__ int tile[64];
	tile[threadIdx.x] = in[threadIdx.x];
	out[threadIdx.x] = tile[63 - threadIdx.x];
}

// All blocks add to the same sum, without an atomic.
__global__ void lost_update(int *sum)
{
	if (threadIdx.x == 0)
		*sum += (int)blockIdx.x;
}

// Half of each warp waits at one barrier, half at another.
__global__ void divergent(int *x)
{
	if (threadIdx.x % 2) {
		x[threadIdx.x] = 1;
		__syncthreads();
	} else {
		x[threadIdx.x] = 2;
		__syncthreads();
	}
}

// Lanes above 15 call with a mask that does not name them.
__global__ void wrong_mask(int *x)
{
	x[threadIdx.x] = __shfl_sync(0x0000ffff, (int)threadIdx.x, 0);
}

} // namespace buggy

static int failed;

static void check(cudaError_t rc, const char *what)
{
	if (rc != cudaSuccess) {
		printf("%s: %s\n", what, cudaGetErrorName(rc));
		failed = 1;
	}
}

int main(int argc, char **argv)
{
	const char *mode = argc > 1 ? argv[1] : "";
	int *in, *out;
	check(cudaMalloc((void **)&in, 400), "cudaMalloc");
	check(cudaMalloc((void **)&out, 400), "cudaMalloc");
	check(cudaMemset(out, 0, 400), "cudaMemset");
	bool garbage = !strcmp(mode, "garbage");
	if (!garbage)
		check(cudaMemset(in, 0, 400), "cudaMemset");

	if (!strcmp(mode, "overrun"))
		buggy::overrun<<<1, 128>>>((float *)out, 100);
	else if (!strcmp(mode, "shared_overrun"))
		buggy::shared_overrun<<<1, 64, 256>>>(in, out);
	else if (!strcmp(mode, "local_overrun"))
		buggy::local_overrun<<<1, 32>>>(in, out);
	else if (!strcmp(mode, "null_pointer"))
		buggy::null_pointer<<<1, 1>>>((buggy::list *)in, out);
	else if (!strcmp(mode, "use_after_free")) {
		int *gone;
		check(cudaMalloc((void **)&gone, 400), "cudaMalloc");
		check(cudaMemset(gone, 0, 400), "cudaMemset");
		check(cudaFree(gone), "cudaFree");
		buggy::add_one<int><<<1, 64>>>(gone);
	} else if (!strcmp(mode, "misaligned"))
		buggy::misaligned<<<1, 1>>>((float *)in, (float *)out);
	else if (garbage)
		buggy::add_one<int><<<1, 64>>>(in);
	else if (!strcmp(mode, "shared_garbage"))
		buggy::shared_garbage<<<1, 32>>>(in, out);
	else if (!strcmp(mode, "race"))
		buggy::race<<<1, 64>>>(in, out);
	else if (!strcmp(mode, "lost_update"))
		buggy::lost_update<<<8, 32>>>(out);
	else if (!strcmp(mode, "divergent"))
		buggy::divergent<<<1, 64>>>(out);
	else if (!strcmp(mode, "wrong_mask"))
		buggy::wrong_mask<<<1, 32>>>(out);
	else if (strcmp(mode, "leak") && strcmp(mode, "none")) {
		fprintf(stderr, "buggy: what is %s?\n", mode);
		return 2;
	}
	check(cudaGetLastError(), "launch");
	check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
	if (!failed)
		check(cudaFree(in), "cudaFree");
	if (!failed && strcmp(mode, "leak"))
		check(cudaFree(out), "cudaFree");
	check(cudaDeviceReset(), "cudaDeviceReset");
	return failed;
}
