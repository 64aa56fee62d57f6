/* shim/cuda/callreport.c: what a call was, in words, for the trace and for the log.
 *
 * A parameter's code says how its word reads: u1 u2 u4 u8 unsigned, i4 signed, x8 an address, f4 a float, p a pointer that says
 * nothing by itself, s a string, hN a handle of kind N, eN a value of enumeration N; * before a code means a pointer to such a
 * value, which is read only after a call that succeeded.
 *
 * Threads: settings are read once; a trace is written by trace.c, a line at a time.
 * errno:   left as the call left it. */
#include "callreport.h"
#include "function.h"
#include "gen_send.h"
#include "trace.h"
#include <errno.h>
#include <link.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

_Atomic int shim_reporting_calls = 1;
_Atomic int shim_several;
static _Thread_local const char *reason; /* why the call at hand is not supported */

CUresult shim_unsupported(const char *what)
{
	reason = what;
	return CUDA_ERROR_NOT_SUPPORTED;
}

/* Once for each function; those beyond the table's size are left out. */
static int was_told(const char *function)
{
	enum { MOST = 64 };
	static _Atomic(const char *) told[MOST];
	for (unsigned i = 0; i < MOST; i++) {
		const char *none = NULL;
		if (atomic_compare_exchange_strong(&told[i], &none, function))
			return 0;
		if (none == function)
			return 1;
	}
	return 1;
}

CUresult shim_refused(const char *function)
{
	if (!ferry_session_ready() && !ferry_in_host_function && !was_told(function))
		(void)fx_Missed(function); /* an older server does without */
	return CUDA_ERROR_NOT_SUPPORTED;
}

static uint64_t now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

/* The program may change its environment: what it was at the first call counts. */
static int uses_several(void)
{
	static ferry_mu mu;
	static _Atomic int known;
	if (!atomic_load_explicit(&known, memory_order_acquire)) {
		ferry_lock(&mu);
		if (!atomic_load(&known))
			atomic_store(&shim_several, ferry_among_count(getenv("FERRY_SERVER")) > 1);
		atomic_store_explicit(&known, 1, memory_order_release);
		ferry_unlock(&mu);
	}
	return SHIM_SEVERAL;
}

void call_report_begin(struct call_report *w, const struct shim_call *call, const void *caller)
{
	int several = uses_several();
	if (!shim_traces_calls() && !ferry_log_at(FERRY_LOG_INFO)) {
		if (several) {
			w->call = NULL;
			return;
		}
		atomic_store_explicit(&shim_reporting_calls, 0, memory_order_relaxed);
	}
	*w = (struct call_report){call, caller, now(), ferry_traffic()};
	reason = NULL;
}

/* --- arguments */

struct text { char *at, *end; };

__attribute__((format(printf, 2, 3))) static void put(struct text *t, const char *fmt, ...)
{
	va_list args;
	va_start(args, fmt);
	int n = vsnprintf(t->at, (size_t)(t->end - t->at), fmt, args);
	va_end(args);
	if (n > 0)
		t->at += n < t->end - t->at ? n : t->end - t->at - 1;
}

static void put_string(struct text *t, const char *s)
{
	if (!s) {
		put(t, "NULL");
		return;
	}
	put(t, "\"%.80s%s\"", s, strnlen(s, 81) > 80 ? "..." : "");
}

static void put_handle(struct text *t, int kind, uint64_t h)
{
	if (!h)
		put(t, "NULL");
	else if (kind == FERRY_KIND_CUstream && h <= 2)
		put(t, h == 1 ? "stream legacy" : "stream per-thread");
	else if (ferry_handle_kind(h) != kind && !(kind == FERRY_KIND_CUfunction && ferry_handle_kind(h) == FERRY_KIND_CUkernel))
		put(t, "%s unknown 0x%llx", shim_kind_names[kind], (unsigned long long)h); /* no handle of this library; one that was may have ended with the call */
	else {
		struct shim_function *f = kind == FERRY_KIND_CUfunction ? shim_function_of((CUfunction)(uintptr_t)h) :
					  kind == FERRY_KIND_CUkernel ? ferry_handle_object(kind, h) : NULL;
		put(t, "%s %u", shim_kind_names[kind], (ferry_handle_index(h) & ~(1u << 31)) / FERRY_HANDLE_STEP);
		if (f && f->name)
			put(t, " %.120s", f->name);
	}
}

static void put_enum(struct text *t, int which, uint32_t v)
{
	for (const struct shim_enumerator *e = shim_enums[which]; e->name; e++)
		if ((uint32_t)e->value == v) {
			put(t, "%s", e->name);
			return;
		}
	put(t, "%d", (int)v);
}

static void put_value(struct text *t, const char *code, uint64_t v)
{
	switch (*code) {
	case 'u': put(t, "%llu", (unsigned long long)v); break;
	case 'i': put(t, "%d", (int)v); break;
	case 'x': put(t, "0x%llx", (unsigned long long)v); break;
	case 'f': put(t, "%g", (double)ferry_float(v)); break;
	case 's': put_string(t, (const char *)(uintptr_t)v); break;
	case 'h': put_handle(t, atoi(code + 1), v); break;
	case 'e': put_enum(t, atoi(code + 1), (uint32_t)v); break;
	default:
		if (v)
			put(t, "0x%llx", (unsigned long long)v);
		else
			put(t, "NULL");
	}
}

/* The value behind a pointer, as wide as its code says. */
static uint64_t value_behind(const char *code, uint64_t p)
{
	uint64_t v = 0;
	size_t n = code[0] == 'h' ? 8 : code[0] == 'e' ? 4 : (size_t)(code[1] - '0');
	memcpy(&v, (const void *)(uintptr_t)p, n);
	return v;
}

void shim_describe_call(const struct shim_call *call, CUresult rc, const uint64_t *args, char *out, size_t n)
{
	struct text t = {out, out + n};
	*out = 0;
	for (const char *p = call->params; p && *p; args++) {
		size_t name = strcspn(p, ":"), code = strcspn(p + name, " ");
		const char *c = p + name + 1;
		int points = *c == '*';
		put(&t, "%s%.*s=", p == call->params ? "" : ", ", (int)name, p);
		if (points && !rc && *args) {
			put(&t, "&");
			put_value(&t, c + 1, value_behind(c + 1, *args));
		} else {
			put_value(&t, points ? "p" : c, *args);
		}
		p += name + code;
		p += *p == ' ';
	}
}

/* --- the caller */

struct seek { uintptr_t at; char name[256]; uintptr_t base; };

static int object_holds(struct dl_phdr_info *o, size_t size, void *arg)
{
	struct seek *s = arg;
	(void)size;
	for (int i = 0; i < o->dlpi_phnum; i++) {
		const ElfW(Phdr) *h = &o->dlpi_phdr[i];
		if (h->p_type != PT_LOAD || s->at - (o->dlpi_addr + h->p_vaddr) >= h->p_memsz)
			continue;
		const char *slash = o->dlpi_name ? strrchr(o->dlpi_name, '/') : NULL;
		snprintf(s->name, sizeof s->name, "%s", slash ? slash + 1 : o->dlpi_name && *o->dlpi_name ? o->dlpi_name : program_invocation_short_name);
		s->base = o->dlpi_addr;
		return 1;
	}
	return 0;
}

static int find_object(const void *at, struct seek *s)
{
	*s = (struct seek){.at = (uintptr_t)at};
	return dl_iterate_phdr(object_holds, s);
}

/* The unwinder is the compiler's, not libc's: most programs that are not plain C have it; without it the report is shorter. */
struct _Unwind_Context;
extern int _Unwind_Backtrace(int (*)(struct _Unwind_Context *, void *), void *) __attribute__((weak));
extern uintptr_t _Unwind_GetIP(struct _Unwind_Context *) __attribute__((weak));
struct climb { const void *from; int passed; struct seek found; };

static int climb_one(struct _Unwind_Context *c, void *arg)
{
	struct climb *k = arg;
	uintptr_t ip = _Unwind_GetIP(c);
	if (!ip)
		return 5; /* end of stack */
	k->passed |= ip == (uintptr_t)k->from;
	if (!k->passed || !find_object((const void *)ip, &k->found))
		return 0;
	return strncmp(k->found.name, "libcudart", 9) ? 4 : 0; /* anything but 0 stops */
}

/* "libcublas.so.12+0x1234"; a call that libcudart made names the caller of libcudart as well, where it can be found out. */
void shim_describe_caller(const void *at, char *out, size_t n)
{
	struct seek s;
	struct text t = {out, out + n};
	if (!find_object(at, &s)) {
		put(&t, "code of no file at %p", at);
		return;
	}
	put(&t, "%s+0x%lx", s.name, (unsigned long)(s.at - s.base));
	if (strncmp(s.name, "libcudart", 9) || !_Unwind_Backtrace || !_Unwind_GetIP)
		return;
	struct climb k = {.from = at};
	_Unwind_Backtrace(climb_one, &k);
	if (k.passed && k.found.name[0] && strncmp(k.found.name, "libcudart", 9))
		put(&t, " for %s+0x%lx", k.found.name, (unsigned long)(k.found.at - k.found.base));
}

/* Once per function and place it is called from. */
static int was_logged(const struct call_report *w)
{
	static _Atomic uint64_t seen[1024];
	uint64_t key = ((uint64_t)(uintptr_t)w->caller * 0x9e3779b97f4a7c15ull) ^ (uint64_t)(uintptr_t)w->call;
	return atomic_exchange(&seen[key >> 20 & 1023], key) == key;
}

static void log_unsupported(const struct call_report *w, const uint64_t *args)
{
	char text[512], caller[400];
	const char *why = reason ? reason : w->call->why && *w->call->why ? w->call->why : NULL;
	if (!ferry_log_at(FERRY_LOG_INFO) || was_logged(w))
		return;
	shim_describe_call(w->call, CUDA_ERROR_NOT_SUPPORTED, args, text, sizeof text);
	shim_describe_caller(w->caller, caller, sizeof caller);
	ferry_log(FERRY_LOG_INFO, "%s(%s) is not supported%s%s; called from %s", w->call->name, text, why ? ": " : "", why ? why : "", caller);
}

CUresult call_report_end(struct call_report *w, CUresult rc, const uint64_t *args)
{
	if (!w->call) /* it is here because there are several servers, and nobody wants to hear of it */
		return rc;
	int saved = errno;
	if (rc == CUDA_ERROR_NOT_SUPPORTED)
		log_unsupported(w, args);
	if (shim_traces_calls())
		shim_trace_call(w, now(), rc, args);
	errno = saved;
	return rc;
}
