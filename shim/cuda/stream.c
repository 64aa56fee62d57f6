/* shim/cuda/stream.c: streams, and what is known of how far they have come. Creating one costs no round trip. */
#include "stream.h"
#include "blocking.h"
#include "capture.h"
#include "context_stack.h"
#include "device.h"
#include "event.h"
#include "gen_send.h"
#include "green.h"
#include "handles.h"
#include "mirror_life.h"
#include "thread.h"
#include <stdlib.h>

struct stream {
	struct shim_ctx *ctx;
	unsigned flags;
	int priority;
	uint64_t id;
	struct shim_progress progress;
};
static _Atomic uint64_t stream_ids = 16; /* the default streams have ids of their own below */

/* --- streams */

static struct stream *new_stream(struct shim_ctx *c, unsigned flags, int priority)
{
	if (flags & CU_STREAM_NON_BLOCKING)
		blocking_streams_are_independent();
	const FerryDevice *d = shim_device(c->dev);
	struct stream *s = calloc(1, sizeof *s);
	priority = priority > d->leastPriority ? d->leastPriority : priority < d->greatestPriority ? d->greatestPriority : priority;
	if (s)
		*s = (struct stream){.ctx = c, .flags = flags, .priority = priority, .id = (uint64_t)ferry_among() << 40 | atomic_fetch_add(&stream_ids, 1)};
	return s;
}

CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned flags, int priority)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter_ctx(&c);
	if (rc)
		return rc;
	if (!phStream || flags & ~1u)
		return CUDA_ERROR_INVALID_VALUE;
	struct stream *s = new_stream(c, flags, priority);
	CUstream h = s ? (CUstream)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUstream, s) : NULL;
	rc = h ? fx_cuStreamCreateWithPriority(h, flags, s->priority) : CUDA_ERROR_OUT_OF_MEMORY;
	if (rc) {
		shim_drop_handle(FERRY_KIND_CUstream, h);
		return rc;
	}
	*phStream = h;
	return 0;
}

/* A stream of a green context, whichever is current. */
CUresult cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned flags, int priority)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct shim_ctx *c = ferry_handle_object(FERRY_KIND_CUgreenCtx, (uint64_t)(uintptr_t)greenCtx);
	if (!c)
		return shim_check_handle(FERRY_KIND_CUgreenCtx, greenCtx);
	if (!phStream || flags != CU_STREAM_NON_BLOCKING)
		return CUDA_ERROR_INVALID_VALUE;
	struct stream *s = new_stream(c, flags, priority);
	CUstream h = s ? (CUstream)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUstream, s) : NULL;
	rc = h ? fx_GreenStream(h, greenCtx, flags, s->priority) : CUDA_ERROR_OUT_OF_MEMORY;
	if (rc)
		shim_drop_handle(FERRY_KIND_CUstream, h);
	else
		*phStream = h;
	return rc;
}

CUresult cuStreamCreate(CUstream *phStream, unsigned Flags) { return cuStreamCreateWithPriority(phStream, Flags, 0); }

CUresult cuStreamDestroy_v2(CUstream hStream)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!ferry_handle_known(FERRY_KIND_CUstream, (uint64_t)(uintptr_t)hStream))
		return shim_stream_destroyed(hStream);
	struct stream *s = ferry_handle_object(FERRY_KIND_CUstream, (uint64_t)(uintptr_t)hStream);
	CUresult fault = s ? shim_ctx_fault(s->ctx) : 0;
	shim_capture_stream_gone(hStream);
	rc = fx_cuStreamDestroy_v2(hStream);
	rc = fault ? fault : rc;
	shim_drop_handle(FERRY_KIND_CUstream, hStream);
	return rc;
}

/* A stream by handle, or what the default streams look like. */
static CUresult stream_of_call(CUstream h, struct stream *out)
{
	CUresult rc = shim_enter_stream(&h);
	if (rc)
		return rc;
	struct stream *s = ferry_handle_object(FERRY_KIND_CUstream, (uint64_t)(uintptr_t)h);
	*out = s ? *s : (struct stream){.ctx = shim_ctx_top(), .id = 1 + (uint64_t)(shim_ctx_top() ? shim_ctx_top()->dev : 0)};
	return 0;
}

/* A call that gives one value of a stream. */
#define STREAM_GETTER(name, type, value)               \
	CUresult name(CUstream hStream, type *out)     \
	{                                              \
		struct stream s;                       \
		CUresult rc = stream_of_call(hStream, &s); \
		if (rc || !out)                        \
			return rc ? rc : CUDA_ERROR_INVALID_VALUE; \
		*out = value;                          \
		return 0;                              \
	}
STREAM_GETTER(cuStreamGetPriority, int, s.priority)
STREAM_GETTER(cuStreamGetFlags, unsigned, s.flags)
STREAM_GETTER(cuStreamGetId, uint64_t, s.id)
STREAM_GETTER(cuStreamGetCtx, CUcontext, s.ctx->handle)
STREAM_GETTER(cuStreamGetGreenCtx, CUgreenCtx, s.ctx->green)
STREAM_GETTER(cuStreamGetDevice, CUdevice, s.ctx->dev)

/* A green context's stream belongs to the primary context, too. */
CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)
{
	struct stream s;
	CUresult rc = stream_of_call(hStream, &s);
	if (rc)
		return rc;
	if (pCtx)
		*pCtx = shim_ctx_home(s.ctx)->handle;
	if (pGreenCtx)
		*pGreenCtx = s.ctx->green;
	return 0;
}

/* The context whose streams a stream is one of: it may be waited for from another. */
struct shim_ctx *shim_stream_home(CUstream s)
{
	struct stream *own = ferry_handle_object(FERRY_KIND_CUstream, (uint64_t)(uintptr_t)s);
	return own ? own->ctx : shim_ctx_top();
}

int shim_stream_is_foreign(CUstream s, const struct shim_ctx *c)
{
	return (atomic_load_explicit(&shim_made_contexts, memory_order_relaxed) || shim_devices.count > 1) && shim_stream_home(s) != c;
}

int shim_stream_is_quiet(CUstream h)
{
	uint64_t n = ferry_commands(), s = (uint64_t)(uintptr_t)h;
	struct shim_ctx *c = shim_stream_home(h);
	return c && !c->fault &&
	       (atomic_load(&c->quiet) == n || (atomic_load(&c->quiet_at) == n && atomic_load(&c->quiet_stream) == s && atomic_load(&c->quiet_at) == n));
}

struct shim_progress *shim_progress_of(CUstream h, struct shim_ctx *c)
{
	struct stream *own = ferry_handle_object(FERRY_KIND_CUstream, (uint64_t)(uintptr_t)h);
	return own ? &own->progress : stream_is_legacy(h) && c ? &c->progress : NULL;
}

static void read_done(void *object, void *done) { *(uint64_t *)done = atomic_load(&((struct stream *)object)->progress.done); }

uint64_t shim_stream_done(CUstream h, struct shim_ctx *c)
{
	uint64_t done = 0;
	if (stream_is_legacy(h))
		return c ? atomic_load(&c->progress.done) : 0;
	ferry_handle_visit(FERRY_KIND_CUstream, (uint64_t)(uintptr_t)h, read_done, &done);
	return done;
}

void shim_advance(_Atomic uint64_t *to, uint64_t n)
{
	uint64_t was = atomic_load(to);
	while (was < n && !atomic_compare_exchange_weak(to, &was, n))
		;
}

void shim_stream_note_detached(CUstream h)
{
	struct shim_progress *p = shim_progress_of(h, shim_ctx_top());
	if (p)
		shim_advance(&p->later, ferry_commands());
}

void shim_stream_note_waited(CUstream h, uint64_t n, int by_copy)
{
	uint64_t s = (uint64_t)(uintptr_t)h;
	struct shim_ctx *c = shim_stream_home(h);
	struct shim_progress *p = shim_progress_of(h, c);
	if (!p || (by_copy && atomic_load(&p->later) > atomic_load(&p->brought)))
		return;
	if (!by_copy)
		shim_advance(&p->brought, n);
	shim_advance(&p->done, n);
	if (c && ferry_commands() == n + 1) { /* only this call's: no other thread gave the GPU anything meanwhile */
		atomic_store(&c->quiet_at, 0); /* never a new number beside an old stream */
		atomic_store(&c->quiet_stream, s);
		atomic_store(&c->quiet_at, n + 1);
	}
}

int shim_stream_follows(CUstream h)
{
	struct stream *own = ferry_handle_object(FERRY_KIND_CUstream, (uint64_t)(uintptr_t)h);
	return own && !(own->flags & CU_STREAM_NON_BLOCKING);
}

static int has_passed(const struct shim_progress *p, const struct shim_ctx *c, uint64_t n)
{
	return n <= atomic_load(&p->done) || n <= atomic_load(&c->waited);
}

int shim_stream_has_passed(CUstream h, uint64_t n)
{
	struct shim_ctx *c = shim_stream_home(h);
	struct shim_progress *p = shim_progress_of(h, c);
	return !n || (c && p && has_passed(p, c, n));
}

static int is_writing(const struct shim_progress *p, const struct shim_ctx *c) { return !has_passed(p, c, atomic_load(&p->writes)); }

struct writers { const struct shim_ctx *ctx; int any; };

static void find_writer(uint64_t handle, void *object, void *arg)
{
	const struct stream *s = object;
	struct writers *w = arg;
	(void)handle;
	w->any |= s && s->ctx == w->ctx && !(s->flags & CU_STREAM_NON_BLOCKING) && is_writing(&s->progress, s->ctx);
}

/* Every stream that waits for the legacy one counts: s may come behind any of them. */
int shim_streams_write_host(CUstream h)
{
	struct shim_ctx *c = shim_stream_home(h);
	struct shim_progress *p = shim_progress_of(h, c);
	struct writers w = {c, 0};
	if (!c || !p)
		return 1;
	if (is_writing(p, c))
		return 1;
	if (!stream_is_legacy(h) && !shim_stream_follows(h))
		return 0;
	ferry_handle_each(FERRY_KIND_CUstream, find_writer, &w);
	return w.any || is_writing(&c->progress, c);
}

/* What is known of all that it holds. While the server has not reported the end of what it held once, more makes no difference. */
static enum completion stream_completion(CUstream h, struct completion_question *a)
{
	uint64_t n = 0;
	struct shim_ctx *c = shim_stream_home(h);
	struct shim_progress *p = shim_progress_of(h, c);
	if (shim_stream_is_quiet(h))
		return COMPLETION_PASSED;
	enum completion is = p && completion_watchable(c) ? completion_watch_state(&p->poll, &n, a) : COMPLETION_ASK;
	if (is != COMPLETION_PASSED)
		return is;
	shim_stream_note_waited(h, n, 0);
	return shim_stream_is_quiet(h) ? is : COMPLETION_ASK;
}

static CUresult query_server(CUstream h, const struct completion_question *a)
{
	struct shim_ctx *c = shim_stream_home(h);
	struct shim_progress *p = a->answers && completion_watchable(c) ? shim_progress_of(h, c) : NULL;
	uint64_t n = ferry_commands();
	if (p && atomic_load(&p->seen) == n)
		return 0;
	CUresult rc = fx_cuStreamQuery(h);
	if (!rc)
		mirror_passed();
	shim_capture_answered(h, rc);
	if (p && !rc && ferry_commands() == n + 1)
		atomic_store(&p->seen, n + 1);
	if (p && rc == CUDA_ERROR_NOT_READY)
		completion_watch_begin(&p->poll, ferry_commands(), a, FERRY_OP_StreamWatch, (uint64_t)(uintptr_t)h);
	return rc;
}

CUresult cuStreamQuery(CUstream hStream)
{
	CUresult rc = shim_enter_stream(&hStream);
	if (!rc)
		rc = shim_capture_allows();
	if (!rc)
		rc = blocking_settle();
	if (rc)
		return rc;
	struct completion_question a = {0};
	enum completion is = stream_completion(hStream, &a);
	return is == COMPLETION_ASK ? query_server(hStream, &a) : is == COMPLETION_PASSED ? 0 : CUDA_ERROR_NOT_READY;
}

CUresult cuStreamSynchronize(CUstream hStream)
{
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_capture_allows();
	return rc ? rc : shim_stream_wait(hStream);
}

/* cuStreamSynchronize for the shim's own calls: a call that waits may be allowed where asking for a wait is not. */
CUresult shim_stream_wait(CUstream hStream)
{
	CUresult rc = shim_enter_stream(&hStream);
	if (rc)
		return rc;
	if (stream_completion(hStream, &(struct completion_question){0}) == COMPLETION_PASSED) {
		mirror_fetch_wanted();
		return 0;
	}
	uint64_t n = ferry_commands();
	rc = fx_cuStreamSynchronize(hStream);
	shim_capture_answered(hStream, rc);
	if (!rc)
		shim_stream_note_waited(hStream, n, 0);
	mirror_synced();
	return rc;
}

/* --- a context's end takes its streams along */

static int stream_in(const void *object, const void *ctx) { return ((const struct stream *)object)->ctx == ctx; }

void shim_stream_green_gone(struct shim_ctx *c) { ferry_handle_drop_each(FERRY_KIND_CUstream, stream_in, c, free); }

CUresult shim_stream_destroyed(CUstream s)
{
	return ferry_handle_orphaned((uint64_t)(uintptr_t)s) ? CUDA_ERROR_CONTEXT_IS_DESTROYED : CUDA_ERROR_INVALID_HANDLE;
}

void shim_stream_context_gone(struct shim_ctx *c)
{
	ferry_handle_drop_each(FERRY_KIND_CUstream, stream_in, c, free);
	shim_events_context_gone(c);
}
