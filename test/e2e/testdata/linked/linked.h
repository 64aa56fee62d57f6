/* linked.h: what the units of the program have in common. */
#pragma once
#include <cstdio>

struct Shape {
	__device__ virtual int area() const = 0;
	__device__ virtual ~Shape() {}
};
struct Square : Shape {
	int side;
	__device__ explicit Square(int s) : side(s) {}
	__device__ int area() const override;
};

typedef int (*unary)(int);

extern __device__ int total;
extern __constant__ int factor;
extern __device__ unary table[2];
extern __device__ int twice(int x);
extern __device__ int sum_shared(int x);

template <typename T> __device__ __noinline__ T both(T x) { return 3 * x + 1; }
template <typename T> __global__ void fill(T *out, T v) { out[threadIdx.x] = both(v); }

void check(const char *what, int got, int want);
void check_launches(bool sync);
