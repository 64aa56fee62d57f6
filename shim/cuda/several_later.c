/* shim/cuda/several_later.c: what one server's stream does with another server's objects: it waits for their events.
 *
 * A server knows nothing of another. The stream gets a barrier (callback.c), which its server reports when the stream has come to it; then a thread
 * here does what is to be done and opens the barrier. Neither the calling thread nor another stream waits, and as each barrier has a thread of its
 * own, none waits for another. */
#include "several_later.h"
#include "../core/base/thread.h"
#include "callback.h"
#include "token.h"
#include <stdlib.h>

struct several_call several_in(unsigned server, uint64_t address)
{
	struct several_call c = several_on(server, address);
	if (!several_has_context() && several_count())
		c.lent = c.to->calls->lend(address);
	return c;
}

unsigned several_of_stream(CUstream s)
{
	uint64_t h = (uint64_t)(uintptr_t)s;
	return ferry_handle_kind(h) == FERRY_KIND_CUstream && ferry_handle_among(h) < several_count() ? ferry_handle_among(h) : several_top();
}

static void *run_later(void *arg)
{
	struct several_later *l = arg;
	struct several_call c = {.to = &several_servers[l->server]};
	uint64_t barrier = l->barrier;
	CUresult rc = l->run(l);
	if (rc)
		COPYS(c, ferry_keep_error)(rc);
	COPYS(c, shim_barrier_open)(barrier);
	free(l);
	return NULL;
}

/* On the thread of the stream's copy that runs host functions, which must not wait. */
static void reached(void *data, uint64_t barrier)
{
	struct several_later *l = data;
	l->barrier = barrier;
	if (ferry_thread_start(run_later, l))
		run_later(l);
}

CUresult several_later(CUstream s, unsigned server, struct several_later *l)
{
	l->server = server;
	struct several_call c = several_on(server, 0);
	CUresult rc = COPYS(c, shim_barrier)(s, reached, l);
	several_end(&c);
	return rc;
}

/* --- events: what was recorded when the call was made counts, so an event of our own marks it */

struct awaited { struct several_later later; unsigned of; CUstream stream; CUevent event; };

static void forget_mark(struct awaited *w)
{
	struct several_call c = several_in(w->of, 0);
	if (w->event)
		(void)TO(c, cuEventDestroy_v2)(w->event);
	if (w->stream)
		(void)TO(c, cuStreamDestroy_v2)(w->stream);
	several_end(&c);
}

static CUresult mark(struct awaited *w, CUevent event, unsigned flags)
{
	struct several_call c = several_in(w->of, 0);
	CUresult rc = TO(c, cuStreamCreate)(&w->stream, CU_STREAM_NON_BLOCKING);
	if (!rc)
		rc = TO(c, cuStreamWaitEvent)(w->stream, event, flags);
	if (!rc)
		rc = TO(c, cuEventCreate)(&w->event, CU_EVENT_DISABLE_TIMING);
	if (!rc)
		rc = TO(c, cuEventRecord)(w->event, w->stream);
	several_end(&c);
	return rc;
}

static CUresult await_mark(struct several_later *l)
{
	struct awaited *w = (struct awaited *)l;
	struct several_call c = several_in(w->of, 0);
	CUresult rc = TO(c, cuEventSynchronize)(w->event);
	several_end(&c);
	forget_mark(w);
	return rc;
}

CUresult several_cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned Flags)
{
	uint64_t e = (uint64_t)(uintptr_t)hEvent;
	unsigned to = several_of_stream(hStream), of = ferry_handle_kind(e) == FERRY_KIND_CUevent ? ferry_handle_among(e) : to;
	if (to == of || of >= several_count()) {
		struct several_call c = several_on(to, 0);
		CUresult rc = TO(c, cuStreamWaitEvent)(hStream, hEvent, Flags);
		several_end(&c);
		return rc;
	}
	struct awaited *w = calloc(1, sizeof *w);
	if (!w)
		return CUDA_ERROR_OUT_OF_MEMORY;
	*w = (struct awaited){.later = {.run = await_mark}, .of = of};
	CUresult rc = mark(w, hEvent, Flags);
	if (!rc)
		rc = several_later(hStream, to, &w->later);
	if (rc) {
		forget_mark(w);
		free(w);
	}
	return rc;
}
