/* shim/cuda/callreport.h: telling of calls, to a trace (FERRY_TRACE) and of unsupported ones to the log (FERRY_LOG=info).
 *
 * Every exported function is an entry (gen_entries.c) in front of what implements it. While calls are not reported, an entry is a test of
 * one word and a jump; calls of the shim among its own functions do not pass entries at all. */
#ifndef FERRY_SHIM_CALLREPORT_H
#define FERRY_SHIM_CALLREPORT_H
#include "../core/ferry.h"
#include "gen_types.h"

/* params: "name:code name:code ..."; callreport.c lists the codes. */
struct shim_call { const char *name, *class, *why, *params; };
struct shim_enumerator { long long value; const char *name; };
extern const struct shim_enumerator *const shim_enums[];
extern const char *const shim_kind_names[];

/* Whether to go the long way. It begins as 1, so that the first call finds out. */
extern _Atomic int shim_reporting_calls __attribute__((visibility("hidden")));

/* Does the program use several servers? The first call finds out, by FERRY_SERVER. Then every entry goes the long way, and passes the call on
 * to the copy of the shim that it belongs to (several.h). */
extern _Atomic int shim_several __attribute__((visibility("hidden")));
#define SHIM_SEVERAL (atomic_load_explicit(&shim_several, memory_order_relaxed))

struct call_report {
	const struct shim_call *call;
	const void *caller;     /* where the call returns to */
	uint64_t began;         /* nanoseconds */
	struct ferry_traffic before;
};
void call_report_begin(struct call_report *w, const struct shim_call *call, const void *caller);
CUresult call_report_end(struct call_report *w, CUresult rc, const uint64_t *args); /* returns rc */

#define CALLS_ARE_REPORTED (__builtin_expect(atomic_load_explicit(&shim_reporting_calls, memory_order_relaxed), 0))

/* The body of a function that reports its calls: run is the call it stands for, the rest its arguments as words. */
#define REPORT_CALL(what, run, ...)                                                              \
	{                                                                                         \
		if (!CALLS_ARE_REPORTED)                                                                \
			return run;                                                               \
		struct call_report w;                                                              \
		call_report_begin(&w, what, __builtin_return_address(0));                          \
		CUresult rc = run;                                                                \
		return call_report_end(&w, rc, (const uint64_t[]){__VA_ARGS__});                   \
	}
/* An exported function: run is what this copy of the shim does, far where the program uses several servers. */
#define ENTRY(index, run, far, ...)                                                               \
	{                                                                                         \
		if (!CALLS_ARE_REPORTED)                                                                \
			return run;                                                               \
		struct call_report w;                                                              \
		call_report_begin(&w, &calls[index], __builtin_return_address(0));                 \
		CUresult rc = SHIM_SEVERAL ? far : run;                                            \
		return call_report_end(&w, rc, (const uint64_t[]){__VA_ARGS__});                   \
	}

CUresult shim_unsupported(const char *what); /* NOT_SUPPORTED, with a reason for the log */
CUresult shim_refused(const char *function); /* NOT_SUPPORTED of a function that Ferry has not; the server's log names it too. No lock is held */
void shim_describe_call(const struct shim_call *call, CUresult rc, const uint64_t *args, char *out, size_t n);
void shim_describe_caller(const void *at, char *out, size_t n); /* whose code this address is, for people */
#endif
