/* Kernels that start kernels. */
#include "linked.h"

struct Wide { int a[5]; double d; };
__device__ int filled[4] = {1, 2, 3, 4}, order[8], at;

static __global__ void child(int *out, Wide w, int base) { out[base + blockIdx.x * blockDim.x + threadIdx.x] = w.a[1] + (int)w.d + base; }
__global__ void note(int n) { order[atomicAdd(&at, 1)] = n; }

__global__ void parent(int *out)
{
	Wide w;
	w.a[1] = 7;
	w.d = 3;
	child<<<2, 4>>>(out, w, 8 * threadIdx.x);
	if (threadIdx.x)
		return;
	cudaStream_t s;
	cudaEvent_t e;
	cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
	cudaEventCreateWithFlags(&e, cudaEventDisableTiming);
	child<<<dim3(1, 1, 1), dim3(2, 2), 16, s>>>(out, w, 40);
	cudaEventRecord(e, s);
	cudaStreamWaitEvent(0, e, 0);
	cudaEventDestroy(e);
	cudaStreamDestroy(s);
	cudaMemcpyAsync(out + 60, filled + 2, sizeof *filled, cudaMemcpyDeviceToDevice, 0);
	cudaMemsetAsync(filled, 0, 3 * sizeof *filled, 0); /* of libcudadevrt's PTX, 0 is the only value */
	child<<<1, 4096>>>(out, w, 0); /* no block is so large */
	out[61] = cudaGetLastError();
	out[62] = cudaPeekAtLastError();
	cudaGetDevice(out + 63);
}

/* Adds up 1..n, a level for each. */
__global__ void recurse(int *out, int n)
{
	*out += n;
	if (n > 1)
		recurse<<<1, 1>>>(out, n - 1);
}

__global__ void ordered()
{
#if __CUDACC_VER_MAJOR__ >= 12
	note<<<1, 1, 0, cudaStreamTailLaunch>>>(3);
#endif
	note<<<1, 1>>>(1);
	note<<<1, 1>>>(2);
#if __CUDACC_VER_MAJOR__ < 12
	note<<<1, 1>>>(3);
#endif
}

#if __CUDACC_VER_MAJOR__ < 12
__global__ void waits(int *out)
{
	Wide w;
	w.a[1] = 1;
	w.d = 1;
	child<<<1, 1>>>(out, w, 0);
	cudaDeviceSynchronize();
	out[1] = out[0] + 1;
}
#endif

void check_launches(bool sync)
{
	int *d, h[64], o[8];
	cudaMalloc(&d, sizeof h);
	cudaMemset(d, 0, sizeof h);
	parent<<<1, 5>>>(d);
	check("a kernel that starts kernels", cudaDeviceSynchronize(), cudaSuccess);
	cudaMemcpy(h, d, sizeof h, cudaMemcpyDeviceToHost);
	check("a child", h[39], 10 + 32);
	check("a child in a stream", h[41], 10 + 40);
	check("memory that a kernel copies", h[60], 3);
	cudaMemcpyFromSymbol(o, filled, sizeof filled);
	check("memory that a kernel clears", 10 * o[2] + o[3], 4);
	check("a launch that cannot be", h[61], cudaErrorInvalidConfiguration);
	check("the error is gone", h[62], cudaSuccess);
	check("the device", h[63], 0);
	cudaMemset(d, 0, sizeof h);
	recurse<<<1, 1>>>(d, 10);
	cudaMemcpy(h, d, sizeof h, cudaMemcpyDeviceToHost);
	check("a recursion", h[0], 55);
	ordered<<<1, 1>>>();
	cudaMemcpyFromSymbol(o, order, sizeof o);
	check("the order", 100 * o[0] + 10 * o[1] + o[2], 123);
#if __CUDACC_VER_MAJOR__ < 12
	if (sync) {
		waits<<<1, 1>>>(d);
		cudaMemcpy(h, d, sizeof h, cudaMemcpyDeviceToHost);
		check("a kernel that waits for its child", h[1], 3);
	}
#else
	(void)sync;
#endif
}
