// Source of the nvcc13-*.fatbin files beside it, made with CUDA 13.0:
//   nvcc -fatbin -compress-mode=MODE -gencode arch=compute_75,code=compute_75 \
//     -gencode arch=compute_80,code=sm_80 -gencode arch=compute_90,code=compute_90 -o nvcc13-MODE.fatbin scale.cu
extern "C" __global__ void scale(float *x, float f, int n) { int i = blockIdx.x*blockDim.x+threadIdx.x; if (i < n) x[i] *= f; }
