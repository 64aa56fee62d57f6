// The kernels every CUDA course starts with.
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
extern "C" __global__ void reduce(const int *in, int *out, int n) {
  extern __shared__ int sh[];
  int t = threadIdx.x, s = 0;
  for (int i = blockIdx.x * blockDim.x + t; i < n; i += gridDim.x * blockDim.x) s += in[i];
  sh[t] = s;
  __syncthreads();
  for (int o = blockDim.x / 2; o >= 32; o >>= 1) {
    if (t < o) sh[t] += sh[t + o];
    __syncthreads();
  }
  if (t >= 32) return;
  s = sh[t];
  for (int o = 16; o; o >>= 1) s += __shfl_down_sync(~0u, s, o);
  if (t == 0) atomicAdd(out, s);
}
extern "C" __global__ void hist(const unsigned char *in, unsigned *out, int n) {
  __shared__ unsigned h[256];
  h[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&h[in[i]], 1);
  __syncthreads();
  atomicAdd(&out[threadIdx.x], h[threadIdx.x]);
}
extern "C" __global__ void scan(int *a) {
  __shared__ int s[2][256];
  int t = threadIdx.x, k = 0;
  s[0][t] = a[t];
  __syncthreads();
  for (int o = 1; o < blockDim.x; o *= 2, k ^= 1) {
    s[k ^ 1][t] = s[k][t] + (t >= o ? s[k][t - o] : 0);
    __syncthreads();
  }
  a[t] = s[k][t];
}
extern "C" __global__ void vec4(const float4 *x, float4 *y) {
  float4 v = x[threadIdx.x];
  y[threadIdx.x] = make_float4(v.w, v.z, v.y, v.x);
}
