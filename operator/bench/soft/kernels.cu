// Kernels of the software GPU's speed table, beside the same work as plain loops in loops.c.
// kernels.ptx: nvcc -std=c++17 -arch=sm_80 -ptx kernels.cu (CUDA 13.0)
#define T 16
extern "C" __global__ void saxpy(int n, float a, const float *x, float *y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}
extern "C" __global__ void matmul(const float *A, const float *B, float *C, int n) {
  __shared__ float As[T][T], Bs[T][T];
  int r = blockIdx.y * T + threadIdx.y, c = blockIdx.x * T + threadIdx.x;
  float s = 0;
  for (int k = 0; k < n; k += T) {
    As[threadIdx.y][threadIdx.x] = A[r * n + k + threadIdx.x];
    Bs[threadIdx.y][threadIdx.x] = B[(k + threadIdx.y) * n + c];
    __syncthreads();
    for (int j = 0; j < T; j++) s += As[threadIdx.y][j] * Bs[j][threadIdx.x];
    __syncthreads();
  }
  C[r * n + c] = s;
}
// A block sums 512 elements in a tree; the sums of the blocks are added atomically.
extern "C" __global__ void reduce(const int *in, int *out, int n) {
  __shared__ int sh[256];
  int t = threadIdx.x, i = blockIdx.x * 512 + t;
  sh[t] = (i < n ? in[i] : 0) + (i + 256 < n ? in[i + 256] : 0);
  __syncthreads();
  for (int o = 128; o > 0; o >>= 1) {
    if (t < o) sh[t] += sh[t + o];
    __syncthreads();
  }
  if (t == 0) atomicAdd(out, sh[0]);
}
extern "C" __global__ void hist(const unsigned char *in, unsigned *out, int n) {
  __shared__ unsigned h[256];
  h[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&h[in[i]], 1);
  __syncthreads();
  atomicAdd(&out[threadIdx.x], h[threadIdx.x]);
}
// Accelerations of n bodies, all pairs, a tile of 256 at a time; w is the mass.
extern "C" __global__ void nbody(const float4 *p, float4 *acc, int n) {
  __shared__ float4 tile[256];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float4 me = p[i];
  float ax = 0, ay = 0, az = 0;
  for (int k = 0; k < n; k += 256) {
    tile[threadIdx.x] = p[k + threadIdx.x];
    __syncthreads();
    for (int j = 0; j < 256; j++) {
      float4 o = tile[j];
      float dx = o.x - me.x, dy = o.y - me.y, dz = o.z - me.z;
      float r2 = dx * dx + dy * dy + dz * dz + 1e-6f;
      float inv = rsqrtf(r2);
      float s = o.w * inv * inv * inv;
      ax += dx * s;
      ay += dy * s;
      az += dz * s;
    }
    __syncthreads();
  }
  acc[i] = make_float4(ax, ay, az, 0);
}
