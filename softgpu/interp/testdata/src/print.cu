#include <cassert>
#include <cstdio>
extern "C" __global__ void hello(int n) { printf("thread %d of %u: %5.2f %s 0x%08x %c %lld %%\n", threadIdx.x, blockDim.x, n * 1.5, "text", n, 'x', 1ll << 40); }
extern "C" __global__ void check(int n) { assert(n < 3); }
