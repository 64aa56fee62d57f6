/* shim/cuda/export_stubs.h: the slots of NVIDIA's private tables that no library was seen to use.
 *
 * Such a slot logs itself once and answers NOT_SUPPORTED, so that a library that needs more says so instead of crashing. */
#ifndef FERRY_SHIM_EXPORT_STUBS_H
#define FERRY_SHIM_EXPORT_STUBS_H
#include "gen_types.h"

typedef const void *export_word;

enum export_table { CUDART, HOOKS, TLS, CHECKS, INTEGRITY, LOG, CONTEXT, MODULE, TOPOLOGY, TABLES };
/* Log the first call of a slot; from is where it returns to. */
CUresult export_refuse(enum export_table t, int slot, const uintptr_t arg[4], const void *from);

#define STUB(t, tens, ones) \
	__attribute__((unused)) static CUresult stub_##t##_##tens##_##ones(uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d) \
	{ \
		return export_refuse(t, 10 * tens + ones, (const uintptr_t[]){a, b, c, d}, __builtin_return_address(0)); \
	}
#define STUBS(t, tens) \
	STUB(t, tens, 0) STUB(t, tens, 1) STUB(t, tens, 2) STUB(t, tens, 3) STUB(t, tens, 4) \
	STUB(t, tens, 5) STUB(t, tens, 6) STUB(t, tens, 7) STUB(t, tens, 8) STUB(t, tens, 9)
#define STUBS_90(t) STUBS(t, 0) STUBS(t, 1) STUBS(t, 2) STUBS(t, 3) STUBS(t, 4) STUBS(t, 5) STUBS(t, 6) STUBS(t, 7) STUBS(t, 8)

/* The words of a table, in the same rows. */
#define W(t, tens, ones) stub_##t##_##tens##_##ones
#define WORDS_3(t, tens) W(t, tens, 0), W(t, tens, 1), W(t, tens, 2)
#define WORDS_5(t, tens) WORDS_3(t, tens), W(t, tens, 3), W(t, tens, 4)
#define WORDS_6(t, tens) WORDS_5(t, tens), W(t, tens, 5)
#define WORDS_7(t, tens) WORDS_6(t, tens), W(t, tens, 6)
#define WORDS(t, tens) WORDS_7(t, tens), W(t, tens, 7), W(t, tens, 8), W(t, tens, 9)
#define WORDS_90(t) WORDS(t, 0), WORDS(t, 1), WORDS(t, 2), WORDS(t, 3), WORDS(t, 4), WORDS(t, 5), WORDS(t, 6), WORDS(t, 7), WORDS(t, 8)
#endif
