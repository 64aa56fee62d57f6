// Constant and device symbols, with initialisers that hold addresses.
__constant__ float coef[4] = {1, 2, 3, 4};
__device__ int counter = 7;
__device__ int table[3] = {10, 20, 30};
__device__ int *ptrs[2] = {&counter, &table[2]};
extern "C" __global__ void symbols(float *o) {
  o[threadIdx.x] = coef[threadIdx.x & 3] + *ptrs[threadIdx.x & 1];
  atomicAdd(&counter, 1);
}
extern "C" __global__ void count(int *o) { *o = counter; }
