/* test/stress/words.h: the parts of words: random numbers, kernels that hash their parameters, and memory whose addresses are words. */
#ifndef FERRY_WORDS_H
#define FERRY_WORDS_H
#include "common.h"

extern uint64_t words_seed;  /* what the run began with */
extern uint64_t words_count; /* launches so far */

uint64_t draw(void);
static inline uint64_t below(uint64_t n) { return draw() % n; }

/* Errors name the seed and the launch, so that the run can be made again. */
void try_call(CUresult rc, const char *call, const char *file, int line);
#define TRY(call) try_call((call), #call, __FILE__, __LINE__)
#define WRONG(format, ...) \
	fail("seed %llu, launch %llu: " format, (unsigned long long)words_seed, (unsigned long long)words_count, __VA_ARGS__)

/* --- words_kernels.c */

enum { MOST_PARAMS = 24, MOST_BYTES = 4096 };
struct param { unsigned size, align, offset; };
struct kernel {
	const char *name;
	unsigned n;             /* parameters. The first is the address of the result, which is not hashed */
	struct param p[MOST_PARAMS];
	unsigned bytes;         /* of the parameter block */
	CUfunction f;
};
extern struct kernel kernels[];
extern const unsigned kernels_n;
CUmodule load_kernels(void);
uint64_t hash_on_host(const struct kernel *k, const unsigned char *block);

/* --- words_memory.c */

void memory_begin(int managed);     /* with managed memory among it, or without */
void memory_change(void);           /* some of it ends, some begins, some gets new content */
void memory_verify(void);           /* what the program wrote is what it reads */
void memory_copy_begin(CUstream s); /* a copy into host memory is under way while kernels are launched, */
void memory_copy_end(void);         /* and is as it should be once the stream is done */
void memory_end(void);
void memory_add_handle(uint64_t handle);
void memory_queries(void);          /* what is not CUDA's memory is not said to be */
void memory_own(uint64_t at, uint64_t size); /* except this */
uint64_t hostile_word(void);
#endif
