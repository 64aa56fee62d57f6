/* shim/cuda/thread.c: what a thread carries: whether stream 0 is its own, and the streams that are. */
#include "shim.h"
#include "gen_send.h"
#include <stdlib.h>

struct own { uint32_t ctx; uint64_t ctx_id; CUstream stream; struct own *next; };
static _Thread_local int per_thread;
static _Thread_local struct own *own_streams;
static _Thread_local int watched;
static _Thread_local void **kept[4]; /* what this thread's calls keep for it */
extern int __cxa_thread_atexit_impl(void (*)(void *), void *, void *);
extern void *__dso_handle;

CUresult shim_enter(void) { return ferry_session_ready(); }

int shim_per_thread(int on)
{
	int was = per_thread;
	per_thread = on;
	return was;
}

/* The thread ends: so do its streams, if there is still somebody to tell. */
static void leave(void *unused)
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

static void watch(void)
{
	if (!watched)
		__cxa_thread_atexit_impl(leave, NULL, &__dso_handle);
	watched = 1;
}

void shim_thread_frees(void **p)
{
	watch();
	for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
		if (!kept[i] || kept[i] == p) {
			kept[i] = p;
			return;
		}
}

/* Forget the streams of contexts that have ended. */
static void prune(void)
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
	prune();
	struct own *o = calloc(1, sizeof *o);
	if (!o)
		return CUDA_ERROR_OUT_OF_MEMORY;
	watch();
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

CUstream shim_default_stream(void) { return per_thread ? (CUstream)2 : NULL; }

CUresult shim_stream(CUstream *s)
{
	uintptr_t h = (uintptr_t)*s;
	if (h == 2 || (h == 0 && per_thread))
		return own_stream(s);
	if (h <= 1) {
		struct shim_ctx *c;
		return shim_ctx_current(&c);
	}
	return ferry_handle_known(FERRY_KIND_CUstream, h) ? 0 : shim_stream_destroyed(*s);
}

void *shim_mint(int kind) { return (void *)(uintptr_t)ferry_handle_mint(kind, NULL); }
void shim_drop(int kind, const void *handle) { free(ferry_handle_drop(kind, (uint64_t)(uintptr_t)handle)); }

CUresult shim_check(int kind, const void *handle)
{
	uint64_t h = (uint64_t)(uintptr_t)handle;
	if (ferry_handle_known(kind, h))
		return 0;
	if (kind == FERRY_KIND_CUfunction && ferry_handle_known(FERRY_KIND_CUkernel, h))
		return 0;
	switch (kind) {
	case FERRY_KIND_CUcontext: return CUDA_ERROR_INVALID_CONTEXT;
	case FERRY_KIND_CUgraph:
	case FERRY_KIND_CUgraphNode:
	case FERRY_KIND_CUgraphExec:
	case FERRY_KIND_CUuserObject:
	case FERRY_KIND_CUmemGenericAllocationHandle: return CUDA_ERROR_INVALID_VALUE;
	}
	return CUDA_ERROR_INVALID_HANDLE;
}
