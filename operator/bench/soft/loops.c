// The same work as kernels.cu, as anyone would write it in C.
#include "loops.h"

#include <math.h>
#include <time.h>

static double ns(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

double cpu_ns(void) { return ns(CLOCK_THREAD_CPUTIME_ID); }

double process_ns(void) { return ns(CLOCK_PROCESS_CPUTIME_ID); }

void c_saxpy(int n, float a, const float *x, float *y) {
  for (int i = 0; i < n; i++) y[i] = a * x[i] + y[i];
}

void c_matmul(const float *a, const float *b, float *c, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      float s = 0;
      for (int k = 0; k < n; k++) s += a[i * n + k] * b[k * n + j];
      c[i * n + j] = s;
    }
}

void c_reduce(const int *in, int *out, int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s += in[i];
  *out += s;
}

void c_hist(const unsigned char *in, unsigned *out, int n) {
  for (int i = 0; i < n; i++) out[in[i]]++;
}

void c_nbody(const float *p, float *acc, int n) {
  for (int i = 0; i < n; i++) {
    float ax = 0, ay = 0, az = 0;
    for (int j = 0; j < n; j++) {
      float dx = p[4 * j] - p[4 * i], dy = p[4 * j + 1] - p[4 * i + 1], dz = p[4 * j + 2] - p[4 * i + 2];
      float r2 = dx * dx + dy * dy + dz * dz + 1e-6f;
      float inv = 1 / sqrtf(r2);
      float s = p[4 * j + 3] * inv * inv * inv;
      ax += dx * s;
      ay += dy * s;
      az += dz * s;
    }
    acc[4 * i] = ax, acc[4 * i + 1] = ay, acc[4 * i + 2] = az, acc[4 * i + 3] = 0;
  }
}
