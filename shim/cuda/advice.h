/* shim/cuda/advice.h: what a program said about ranges of managed memory. */
#ifndef FERRY_SHIM_ADVICE_H
#define FERRY_SHIM_ADVICE_H
#include "../core/ferry.h"
#include "gen_types.h"

struct advice {
	int read_mostly;
	CUmemLocation_v1 preferred, prefetched; /* type 0: none */
	uint64_t accessed_by;                   /* a bit per device */
	int accessed_by_cpu;
};
int advice_each(uint64_t at, uint64_t n, void (*change)(struct advice *, const void *), const void *arg); /* 0, or -1: no memory */
/* Visit what is said about a range, piece by piece; pieces nothing was said about are all zero. */
void advice_visit(uint64_t at, uint64_t n, void (*visit)(const struct advice *, void *), void *arg);
void advice_forget(uint64_t at, uint64_t n);
#endif
