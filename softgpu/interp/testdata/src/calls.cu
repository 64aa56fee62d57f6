// Calls: recursive, through pointers, virtual; local arrays; switches; structs by value.
__device__ __noinline__ int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
__device__ __noinline__ int twice(int n) { return 2 * n; }
typedef int (*fn)(int);
__device__ fn fns[2] = {fib, twice};
extern "C" __global__ void indirect(int *o) { o[threadIdx.x] = fns[threadIdx.x & 1](threadIdx.x); }
extern "C" __global__ void local(int *o, int k) {
  int a[32];
  for (int i = 0; i < 32; i++) a[i] = i * k;
  int s = 0;
  for (int i = 0; i < k; i++) s += a[(i * 7 + threadIdx.x) & 31];
  o[threadIdx.x] = s;
}
extern "C" __global__ void pick(int *o, const int *x) {
  int v, i = threadIdx.x;
  switch (x[i]) {
    case 0: v = o[i] + 5; break;
    case 1: v = o[i] * 2; break;
    case 2: v = 7; break;
    case 3: v = o[i] ^ 4; break;
    case 4: v = o[i] - 3; break;
    case 5: v = o[i] * o[i]; break;
    case 6: v = o[i] / 3; break;
    default: v = -1;
  }
  o[i] = v;
}
struct S { int a; double b; char c[13]; };
extern "C" __global__ void byvalue(S s, S *o) {
  o[threadIdx.x] = s;
  o[threadIdx.x].c[0] = s.c[(threadIdx.x + 1) % 13];
}
struct Base { virtual __device__ int f(int x) { return x + 3; } };
struct Derived : Base { __device__ int f(int x) override { return x * 2; } };
extern "C" __global__ void virt(int *o, int k) {
  Base b; Derived d;
  Base *p = (threadIdx.x + k) & 1 ? &b : (Base *)&d;
  o[threadIdx.x] = p->f(threadIdx.x);
}
extern "C" __global__ void heap(int **o) {
  int *p = (int *)malloc(16);
  p[1] = threadIdx.x;
  o[threadIdx.x] = p;
}
