double cpu_ns(void);
double process_ns(void);
void c_saxpy(int n, float a, const float *x, float *y);
void c_matmul(const float *a, const float *b, float *c, int n);
void c_reduce(const int *in, int *out, int n);
void c_hist(const unsigned char *in, unsigned *out, int n);
void c_nbody(const float *p, float *acc, int n);
