/* shim/fuzz/calls.h: a caller for every command that is answered, generated from the description (gen_calls.c), and where it gets its
 * arguments (fuzz_replies.c). */
#ifndef FERRY_FUZZ_CALLS_H
#define FERRY_FUZZ_CALLS_H
#include "../core/ferry.h"
#include "engine.h"

struct fuzz_call { unsigned op; int (*call)(void); };
extern const struct fuzz_call fuzz_calls[];
extern const unsigned fuzz_calls_n;

unsigned fuzz_count(void);       /* of what an array holds */
int fuzz_absent(void);           /* is an optional argument NULL? */
void *fuzz_in(size_t n);         /* exactly so many bytes, for the call to read or to write; freed after the call */
const char *fuzz_string(void);
void fuzz_array(struct ferry_array *a); /* look at all of it, and free it */
#endif
