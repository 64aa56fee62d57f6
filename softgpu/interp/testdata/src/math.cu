// Mathematical functions, which the compiler expands into long sequences.
extern "C" __global__ void mathf(float *o, const float *x) {
  int i = threadIdx.x;
  float v = x[i];
  o += i * 10;
  o[0] = sinf(v); o[1] = expf(v); o[2] = logf(v); o[3] = powf(v, 1.5f); o[4] = sqrtf(v);
  o[5] = 1.0f / v; o[6] = v / 3.1f; o[7] = tanhf(v); o[8] = erff(v); o[9] = cbrtf(v);
}
extern "C" __global__ void mathd(double *o, const double *x) {
  int i = threadIdx.x;
  double v = x[i];
  o += i * 10;
  o[0] = sin(v); o[1] = exp(v); o[2] = log(v); o[3] = pow(v, 1.5); o[4] = sqrt(v);
  o[5] = 1.0 / v; o[6] = v / 3.1; o[7] = tanh(v); o[8] = erf(v); o[9] = cbrt(v);
}
extern "C" __global__ void int64(long long *o, const long long *x, const long long *y) {
  int i = threadIdx.x;
  long long a = x[i], b = y[i];
  o += i * 6;
  o[0] = a / b; o[1] = a % b; o[2] = __mul64hi(a, b); o[3] = __umul64hi(a, b);
  o[4] = (unsigned long long)a / (unsigned long long)b; o[5] = (unsigned long long)a % (unsigned long long)b;
}
