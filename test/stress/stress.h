/* test/stress/stress.h: what a thread of the stress program has, and the operations it draws from. */
#ifndef FERRY_STRESS_OPS_H
#define FERRY_STRESS_OPS_H
#include "common.h"
#include <pthread.h>

extern CUcontext stress_context; /* device 0's primary */
extern CUfunction stress_step;   /* kernels.h */

enum { WORDS = 4096 }; /* of a thread's own buffer */

struct worker {
	pthread_t thread;
	unsigned number;
	uint64_t random;
	CUstream stream;
	CUdeviceptr own;        /* lives as long as the thread, and what must be in it: */
	unsigned mirror[WORDS];
	uint64_t *counts;       /* by operation */
};

struct operation { const char *name; unsigned weight; void (*run)(struct worker *); };
extern const struct operation operations[];
extern const unsigned operations_n;

uint64_t draw(struct worker *w);                     /* a random number */
unsigned below(struct worker *w, unsigned n);        /* less than n */
void step_on_cpu(unsigned *x, unsigned n, unsigned key);
void step_on_gpu(CUdeviceptr x, unsigned n, unsigned key, CUfunction f, CUstream s);
void same(struct worker *w, const char *what, const void *got, const void *want, size_t n);
void post_clear(void); /* what threads left for each other and nobody took */
#endif
