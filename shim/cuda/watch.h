/* shim/cuda/watch.h: telling of calls, to a trace (FERRY_TRACE) and of unsupported ones to the log (FERRY_LOG=info).
 *
 * Every exported function is an entry (gen_entries.c) in front of what implements it. With nobody watching, an entry is a test of
 * one word and a jump; calls of the shim among its own functions do not pass entries at all. */
#ifndef FERRY_SHIM_WATCH_H
#define FERRY_SHIM_WATCH_H
#include "shim.h"

/* params: "name:code name:code ..."; watch.c lists the codes. */
struct shim_call { const char *name, *class, *why, *params; };
struct shim_enumerator { long long value; const char *name; };
extern const struct shim_enumerator *const shim_enums[];
extern const char *const shim_kind_names[];

/* Whether to go the long way. It begins as 1, so that the first call finds out. */
extern _Atomic int shim_watching __attribute__((visibility("hidden")));

struct shim_watch {
	const struct shim_call *call;
	const void *caller;     /* where the call returns to */
	uint64_t began;         /* nanoseconds */
	struct ferry_traffic before;
};
void shim_watch_begin(struct shim_watch *w, const struct shim_call *call, const void *caller);
CUresult shim_watch_end(struct shim_watch *w, CUresult rc, const uint64_t *args); /* returns rc */

#define SHIM_WATCHED (__builtin_expect(atomic_load_explicit(&shim_watching, memory_order_relaxed), 0))

/* The body of a function that tells of itself: run is the call it stands for, the rest its arguments as words. */
#define SHIM_TELLING(what, run, ...)                                                              \
	{                                                                                         \
		if (!SHIM_WATCHED)                                                                \
			return run;                                                               \
		struct shim_watch w;                                                              \
		shim_watch_begin(&w, what, __builtin_return_address(0));                          \
		CUresult rc = run;                                                                \
		return shim_watch_end(&w, rc, (const uint64_t[]){__VA_ARGS__});                   \
	}
#define ENTRY(index, run, ...) SHIM_TELLING(&calls[index], run, __VA_ARGS__)

void shim_caller(const void *at, char *out, size_t n); /* whose code this address is, for people */
#endif
