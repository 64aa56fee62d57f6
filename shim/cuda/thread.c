/* shim/cuda/thread.c: what a thread carries: whether stream 0 is its own, and the streams that are. */
#include "thread.h"
#include "context_stack.h"
#include "stream.h"
#include <stdlib.h>
#include <string.h>

struct own { uint32_t ctx; uint64_t ctx_id; CUstream stream; struct own *next; };
static _Thread_local int per_thread;
static _Thread_local struct own *own_streams;
static _Thread_local int watched;
static _Thread_local void **kept[4]; /* what this thread's calls keep for it */
extern int __cxa_thread_atexit_impl(void (*)(void *), void *, void *);
extern void *__dso_handle;

CUresult shim_enter(void) { return ferry_session_ready(); }

CUresult shim_complaint(CUresult complaint, const void *handle)
{
	uintptr_t h = 0;
	if (handle)
		memcpy(&h, handle, sizeof h);
	if (shim_enter() != CUDA_ERROR_NOT_INITIALIZED || ferry_session_forked() || (handle && h <= (uintptr_t)STREAM_PER_THREAD))
		return CUDA_ERROR_NOT_INITIALIZED;
	return complaint;
}

int shim_per_thread(int on)
{
	int was = per_thread;
	per_thread = on;
	return was;
}

/* The thread ends: so do its streams, if there is still a server to send that to. */
static void end_thread(void *unused)
{
	(void)unused;
	for (size_t i = 0; i < sizeof kept / sizeof *kept && kept[i]; i++) {
		free(*kept[i]);
		*kept[i] = NULL;
		kept[i] = NULL;
	}
	watched = 0; /* a destructor that runs later may call again */
	while (own_streams) {
		struct own *o = own_streams;
		own_streams = o->next;
		if (!ferry_session_ready() && ferry_handle_known(FERRY_KIND_CUstream, (uint64_t)(uintptr_t)o->stream))
			cuStreamDestroy_v2(o->stream);
		free(o);
	}
}

static void watch_thread_end(void)
{
	if (!watched)
		__cxa_thread_atexit_impl(end_thread, NULL, &__dso_handle);
	watched = 1;
}

void shim_thread_frees(void **p)
{
	watch_thread_end();
	for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
		if (!kept[i] || kept[i] == p) {
			kept[i] = p;
			return;
		}
}

/* Forget the streams of contexts that have ended. */
static void prune_streams(void)
{
	for (struct own **p = &own_streams; *p;) {
		struct own *o = *p;
		if (ferry_handle_known(FERRY_KIND_CUstream, (uint64_t)(uintptr_t)o->stream)) {
			p = &o->next;
			continue;
		}
		*p = o->next;
		free(o);
	}
}

/* The calling thread's default stream in the current context, made at first use. */
static CUresult own_stream(CUstream *out)
{
	struct shim_ctx *c;
	CUresult rc = shim_ctx_current(&c);
	if (rc)
		return rc;
	uint32_t index = ferry_handle_index((uint64_t)(uintptr_t)c->handle);
	for (struct own *o = own_streams; o; o = o->next)
		if (o->ctx == index && o->ctx_id == c->id) {
			*out = o->stream;
			return 0;
		}
	prune_streams();
	struct own *o = calloc(1, sizeof *o);
	if (!o)
		return CUDA_ERROR_OUT_OF_MEMORY;
	watch_thread_end();
	rc = cuStreamCreateWithPriority(&o->stream, 0, 0);
	if (rc) {
		free(o);
		return rc;
	}
	o->ctx = index;
	o->ctx_id = c->id;
	o->next = own_streams;
	own_streams = o;
	*out = o->stream;
	return 0;
}

CUstream shim_default_stream(void) { return per_thread ? STREAM_PER_THREAD : NULL; }

CUresult shim_resolve_stream(CUstream *s)
{
	if (*s == STREAM_PER_THREAD || (!*s && per_thread))
		return own_stream(s);
	if (stream_is_legacy(*s)) {
		struct shim_ctx *c;
		return shim_ctx_current(&c);
	}
	return ferry_handle_known(FERRY_KIND_CUstream, (uint64_t)(uintptr_t)*s) ? 0 : shim_stream_destroyed(*s);
}

CUresult shim_enter_stream(CUstream *s)
{
	CUresult rc = shim_enter();
	return rc ? rc : shim_resolve_stream(s);
}
