// Kernels with one mistake each, the kind people make. The transcripts beside
// this file show what the software GPU says about them.
//
//   nvcc -ptx -lineinfo -arch=sm_80 -o broken.ptx broken.cu

#include <cassert>

// The guard lets one thread too many through.
extern "C" __global__ void off_by_one(float *x, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i <= n)
        x[i] = 2 * i;
}

// The left neighbour of the first element does not exist.
extern "C" __global__ void left_neighbour(const int *in, int *out)
{
    int i = threadIdx.x;
    out[i] = in[i - 1] + in[i];
}

struct list { int value; list *next; };

// Nobody looks whether there is a next one.
extern "C" __global__ void second_of(const list *head, int *out)
{
    *out = head->next->value;
}

// Also used for memory that was freed before, or belongs to another device.
extern "C" __global__ void add_one(int *x)
{
    x[threadIdx.x] += 1;
}

// Four floats at a time, from wherever the caller's row begins.
extern "C" __global__ void sum_rows(const float *x, int pitch, float *out)
{
    float4 v = *(const float4 *)(x + threadIdx.x * pitch);
    out[threadIdx.x] = v.x + v.y + v.z + v.w;
}

// The tile has no room for the halo.
extern "C" __global__ void tile_with_halo(const int *in, int *out)
{
    __shared__ int tile[64];
    int i = threadIdx.x;
    tile[i + 1] = in[i];
    __syncthreads();
    out[i] = tile[i + 1];
}

// The barrier is inside the branch that half of each warp takes.
extern "C" __global__ void barrier_in_branch(int *x)
{
    if (threadIdx.x % 2) {
        x[threadIdx.x] = 1;
        asm volatile("bar.sync 1, 64;");
    } else {
        asm volatile("bar.sync 2, 64;");
    }
}

__device__ __noinline__ int depth(int n)
{
    volatile int room[64];
    room[n & 63] = n;
    return depth(n + room[n & 63]) + room[0]; // no way out
}

extern "C" __global__ void endless_recursion(int *out) { *out = depth(1); }

__device__ __noinline__ void check_positive(const int *x)
{
    assert(x[threadIdx.x] >= 0);
}

extern "C" __global__ void asserts(const int *x) { check_positive(x); }

extern "C" __global__ void traps(const int *x)
{
    if (x[threadIdx.x] == 0)
        __trap();
}

// A reduction without the barrier between its steps.
extern "C" __global__ void sum_without_barrier(const int *in, int *out)
{
    __shared__ int s[128];
    int i = threadIdx.x;
    s[i] = in[i];
    __syncthreads();
    for (int step = 64; step > 0; step /= 2)
        if (i < step)
            s[i] += s[i + step];
    if (i == 0)
        *out = s[0];
}

// Each thread adds to a histogram that nobody set to zero.
extern "C" __global__ void histogram(const int *in, int *bins)
{
    __shared__ int s[16];
    atomicAdd(&s[in[threadIdx.x] & 15], 1);
    __syncthreads();
    if (threadIdx.x < 16)
        bins[threadIdx.x] += s[threadIdx.x];
}

// A virtual call through a table that was never filled in.
extern "C" __global__ void call_through(void (**table)(int), int i) { table[i](i); }
