#include <cuda_bf16.h>
#include <cuda_fp16.h>
extern "C" __global__ void half1(__half *o, const __half *x, const __half *y) {
  int i = threadIdx.x;
  o[i * 4] = __hadd(x[i], y[i]); o[i * 4 + 1] = __hmul(x[i], y[i]);
  o[i * 4 + 2] = __hfma(x[i], y[i], x[i]); o[i * 4 + 3] = __float2half(__half2float(x[i]) / 3);
}
extern "C" __global__ void bfloat(__nv_bfloat16 *o, const __nv_bfloat16 *x, const __nv_bfloat16 *y) {
  int i = threadIdx.x;
  o[i * 3] = __hadd(x[i], y[i]); o[i * 3 + 1] = __hmul(x[i], y[i]); o[i * 3 + 2] = __hfma(x[i], y[i], x[i]);
}
extern "C" __global__ void half2x(__half2 *o, const __half2 *x, const __half2 *y) {
  int i = threadIdx.x;
  o[i] = __hmax2(__hfma2(x[i], y[i], x[i]), y[i]);
}
