// Threads that wait for one another.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
extern "C" __global__ void spinlock(int *lock, int *n) {
  for (bool done = false; !done;) {
    if (atomicCAS(lock, 0, 1) == 0) {
      *(volatile int *)n += 1;
      __threadfence();
      atomicExch(lock, 0);
      done = true;
    }
  }
}
extern "C" __global__ void warpops(unsigned *o) {
  unsigned t = threadIdx.x, p;
  o += t * 8;
  o[0] = __ballot_sync(~0u, t & 1);
  o[1] = __match_any_sync(~0u, t / 4);
  o[2] = __shfl_xor_sync(~0u, t, 5);
  o[3] = __shfl_sync(~0u, t, 3, 8);
  o[4] = __all_sync(~0u, t < 32) + 2 * __any_sync(~0u, t == 9);
  o[5] = __reduce_add_sync(~0u, t);
  o[6] = __shfl_up_sync(~0u, t, 2, 16);
  o[7] = __match_all_sync(~0u, 4, (int *)&p) + p;
}
extern "C" __global__ void halves(unsigned *o) {
  unsigned t = threadIdx.x, v;
  if (t < 16) v = __shfl_xor_sync(0xffff, t, 1);
  else { v = __shfl_xor_sync(0xffff0000, t * 2, 1); __syncwarp(0xffff0000); }
  __syncwarp();
  o[t] = v + __shfl_sync(~0u, t, 31);
}
extern "C" __global__ void blockops(int *o) {
  int t = threadIdx.x;
  o[t * 3] = __syncthreads_count(t % 3 == 0);
  o[t * 3 + 1] = __syncthreads_and(t < 70);
  o[t * 3 + 2] = __syncthreads_or(t == 69);
}
extern "C" __global__ void earlyexit(int *o) {
  __shared__ int s[128];
  int t = threadIdx.x;
  if (t >= 100) return;
  s[t] = t;
  __syncthreads();
  o[t] = s[99 - t];
}
extern "C" __global__ void lookback(volatile int *flag, int *o) {
  if (threadIdx.x == 0) {
    while (blockIdx.x && flag[blockIdx.x - 1] == 0) {}
    o[blockIdx.x] = blockIdx.x ? o[blockIdx.x - 1] + blockIdx.x : 0;
    __threadfence();
    flag[blockIdx.x] = 1;
  }
}
extern "C" __global__ void gridsync(int *a) {
  auto g = cg::this_grid();
  int n = g.size(), r = g.thread_rank();
  for (int k = 0; k < 3; k++) {
    int v = a[(r + 1) % n];
    g.sync();
    a[r] = v + 1;
    g.sync();
  }
}
extern "C" __global__ void coalesced(int *c) {
  if (threadIdx.x % 3) return;
  auto g = cg::coalesced_threads();
  int p;
  if (g.thread_rank() == 0) p = atomicAdd(c, g.size());
  c[1 + g.shfl(p, 0) + g.thread_rank()] = threadIdx.x;
}
extern "C" __global__ void forever(volatile int *o) { while (*o == 0) {} }
extern "C" __global__ void atomics(int *o, float *f, double *d, unsigned short *h) {
  int t = threadIdx.x;
  atomicAdd(o, 1); atomicSub(o + 1, 2); atomicMin(o + 2, -t); atomicMax(o + 3, t); atomicAnd(o + 4, ~(1 << t));
  atomicOr(o + 5, 1 << t); atomicXor(o + 6, t); atomicInc((unsigned *)o + 7, 9); atomicDec((unsigned *)o + 8, 9);
  atomicExch(o + 9, 5); atomicCAS(o + 10, 0, 77); atomicAdd(f, 0.5f); atomicAdd(d, 0.25);
  atomicMax((long long *)(o + 12), (long long)t << 32); atomicAdd((unsigned long long *)(o + 14), 1ull << 40);
  atomicCAS(h + 1, 0, 3);
}
