/* shim/cuda/event.c: events, of this process and of several. Creating, recording and waiting on the GPU cost no round trip. */
#include "event.h"
#include "blocking.h"
#include "capture.h"
#include "context_stack.h"
#include "gen_send.h"
#include "handles.h"
#include "ipc_share.h"
#include "mirror_life.h"
#include "stream.h"
#include "thread.h"
#include <stdlib.h>

struct event {
	struct shim_ctx *ctx;
	unsigned flags;
	int foreign; /* another process made it */
	FerryShare share;
	_Atomic uint64_t stream, at; /* recorded there, when so many commands had been sent; 0: ask */
	_Atomic uint64_t passed;     /* the record with that number was waited for, or the server reported its end */
	_Atomic uint64_t seen;       /* a question found it passed; a wait brings more than a question */
	struct completion_watch poll;
};

/* Another process that has the event may hear from this one what was just done with it, and must find it done. */
static CUresult settle_event(CUevent h)
{
	struct event *e = ferry_handle_object(FERRY_KIND_CUevent, (uint64_t)(uintptr_t)h);
	return e && (e->foreign || e->share.magic) ? fx_Fence() : 0;
}

int shim_event_times(CUevent h)
{
	struct event *e = ferry_handle_object(FERRY_KIND_CUevent, (uint64_t)(uintptr_t)h);
	return e && !(e->flags & CU_EVENT_DISABLE_TIMING);
}

CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned Flags)
{
	CUresult rc = shim_enter_stream(&hStream);
	if (!rc)
		rc = shim_check_handle(FERRY_KIND_CUevent, hEvent);
	if (!rc && Flags & ~1u)
		rc = CUDA_ERROR_INVALID_VALUE;
	if (rc)
		return rc;
	if (Flags && !shim_capturing(hStream)) /* for events that are nodes */
		return CUDA_ERROR_ILLEGAL_STATE;
	blocking_note_lasting(hStream);
	rc = shim_anybody_captures() ? fx_CaptureWait(hStream, hEvent, Flags) : fx_cuStreamWaitEvent(hStream, hEvent, Flags);
	return rc ? rc : settle_event(hEvent);
}

CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)
{
	CUresult rc = shim_enter_handle(FERRY_KIND_CUevent, hStart);
	if (!rc)
		rc = shim_check_handle(FERRY_KIND_CUevent, hEnd);
	if (rc || !pMilliseconds)
		return rc ? rc : CUDA_ERROR_INVALID_HANDLE; /* so says the driver */
	return fx_cuEventElapsedTime_v2(pMilliseconds, hStart, hEnd);
}

CUresult cuEventCreate(CUevent *phEvent, unsigned Flags)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter_ctx(&c);
	if (rc)
		return rc;
	/* An event other processes can open must be able to do without timing. */
	if (!phEvent || Flags & ~7u || ((Flags & CU_EVENT_INTERPROCESS) && !(Flags & CU_EVENT_DISABLE_TIMING)))
		return CUDA_ERROR_INVALID_VALUE;
	struct event *e = calloc(1, sizeof *e);
	if (!e)
		return CUDA_ERROR_OUT_OF_MEMORY;
	*e = (struct event){.ctx = c, .flags = Flags};
	CUevent h = (CUevent)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUevent, e);
	rc = h ? fx_cuEventCreate(h, Flags) : CUDA_ERROR_OUT_OF_MEMORY;
	if (rc) {
		shim_drop_handle(FERRY_KIND_CUevent, h);
		return rc;
	}
	*phEvent = h;
	return 0;
}

CUresult cuEventDestroy_v2(CUevent hEvent)
{
	CUresult rc = shim_enter_handle(FERRY_KIND_CUevent, hEvent);
	if (rc)
		return rc;
	struct event *e = ferry_handle_object(FERRY_KIND_CUevent, (uint64_t)(uintptr_t)hEvent);
	int lent = e && e->share.magic;
	CUresult fault = e ? shim_ctx_fault(e->ctx) : 0;
	if (lent)
		fx_Unshare(&e->share);
	rc = fx_cuEventDestroy_v2(hEvent);
	rc = fault ? fault : rc;
	shim_drop_handle(FERRY_KIND_CUevent, hEvent);
	return rc || !lent ? rc : fx_Fence();
}

/* Remember where an event was recorded, unless another process may change that, or a capture has it. */
static void note_recorded(CUevent h, CUstream s)
{
	struct event *e = ferry_handle_object(FERRY_KIND_CUevent, (uint64_t)(uintptr_t)h);
	if (!e)
		return;
	atomic_store(&e->at, 0); /* never a new number beside an old stream */
	if (e->foreign || e->flags & CU_EVENT_INTERPROCESS || shim_anybody_captures())
		return;
	atomic_store(&e->stream, (uint64_t)(uintptr_t)s);
	atomic_store(&e->at, ferry_commands());
}

static _Atomic uint64_t unnamed_records; /* an event whose record is older may have been recorded anew */

void shim_events_unnamed(void) { shim_advance(&unnamed_records, ferry_commands() + 1); }

/* The number of the event's last record; 0 if that is not known. */
static uint64_t last_record(const struct event *e)
{
	uint64_t at = e ? atomic_load(&e->at) : 0;
	return at > atomic_load(&unnamed_records) ? at : 0;
}

/* What is known of the record: was the event waited for, or its stream since it was recorded, or has the server reported its end? */
static enum completion event_completion(struct event *e, uint64_t at, struct completion_question *a)
{
	if (!at || shim_ctx_fault(e->ctx))
		return COMPLETION_ASK;
	CUstream s = (CUstream)(uintptr_t)atomic_load(&e->stream);
	if (atomic_load(&e->passed) == at || (shim_stream_done(s, e->ctx) >= at && atomic_load(&e->at) == at))
		return COMPLETION_PASSED;
	enum completion is = completion_watchable(e->ctx) ? completion_watch_state(&e->poll, &(uint64_t){at}, a) : COMPLETION_ASK;
	if (is == COMPLETION_PASSED)
		atomic_store(&e->passed, at);
	return is;
}

CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned flags)
{
	CUresult rc = shim_enter_stream(&hStream);
	if (!rc)
		rc = shim_check_handle(FERRY_KIND_CUevent, hEvent);
	if (!rc && flags & ~1u)
		rc = CUDA_ERROR_INVALID_VALUE;
	if (!rc) { /* an event belongs to a context, and is recorded by streams of that one */
		struct event *e = ferry_handle_object(FERRY_KIND_CUevent, (uint64_t)(uintptr_t)hEvent);
		if (e && e->ctx != shim_stream_home(hStream))
			rc = CUDA_ERROR_INVALID_HANDLE;
	}
	if (!rc && flags && !shim_capturing(hStream)) /* a node of a graph is made, or nothing */
		rc = CUDA_ERROR_ILLEGAL_STATE;
	if (!rc)
		rc = fx_cuEventRecordWithFlags(hEvent, hStream, flags);
	if (!rc)
		note_recorded(hEvent, hStream);
	return rc ? rc : settle_event(hEvent);
}

CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)
{
	CUresult rc = shim_enter_handle(FERRY_KIND_CUcontext, hCtx);
	if (!rc)
		rc = shim_check_handle(FERRY_KIND_CUevent, hEvent);
	if (rc)
		return rc;
	shim_events_unnamed();
	ferry_answer_posts(1); /* an event of another context is refused */
	rc = fx_cuCtxRecordEvent(hCtx, hEvent);
	ferry_answer_posts(0);
	return rc;
}

CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)
{
	CUresult rc = shim_enter_handle(FERRY_KIND_CUgreenCtx, hCtx);
	if (!rc)
		rc = shim_check_handle(FERRY_KIND_CUevent, hEvent);
	if (rc)
		return rc;
	shim_events_unnamed();
	ferry_answer_posts(1); /* as above */
	rc = fx_cuGreenCtxRecordEvent(hCtx, hEvent);
	ferry_answer_posts(0);
	return rc;
}

CUresult cuEventRecord(CUevent hEvent, CUstream hStream) { return cuEventRecordWithFlags(hEvent, hStream, 0); }

/* May an event be asked for? One that a capture recorded says so to every thread. */
static CUresult may_ask(CUevent e)
{
	CUresult rc = shim_enter_handle(FERRY_KIND_CUevent, e);
	if (!rc && shim_anybody_captures() && fx_cuEventQuery(e) == CUDA_ERROR_CAPTURED_EVENT)
		rc = CUDA_ERROR_CAPTURED_EVENT;
	return rc ? rc : shim_capture_allows();
}

CUresult cuEventQuery(CUevent hEvent)
{
	CUresult rc = may_ask(hEvent);
	if (!rc)
		rc = blocking_settle();
	if (rc)
		return rc;
	struct event *e = ferry_handle_object(FERRY_KIND_CUevent, (uint64_t)(uintptr_t)hEvent);
	uint64_t at = last_record(e);
	struct completion_question a = {0};
	enum completion is = event_completion(e, at, &a);
	int here = at && a.answers && completion_watchable(e->ctx);
	if (is != COMPLETION_ASK || (here && atomic_load(&e->seen) == at))
		return is == COMPLETION_NOT_YET ? CUDA_ERROR_NOT_READY : 0;
	rc = fx_cuEventQuery(hEvent);
	if (!rc)
		mirror_passed();
	if (here && !rc)
		atomic_store(&e->seen, at);
	if (here && rc == CUDA_ERROR_NOT_READY)
		completion_watch_begin(&e->poll, at, &a, FERRY_OP_EventWatch, (uint64_t)(uintptr_t)hEvent);
	return rc;
}

CUresult cuEventSynchronize(CUevent hEvent)
{
	CUresult rc = may_ask(hEvent);
	if (rc)
		return rc;
	struct event *e = ferry_handle_object(FERRY_KIND_CUevent, (uint64_t)(uintptr_t)hEvent);
	uint64_t at = last_record(e);
	if (event_completion(e, at, &(struct completion_question){0}) == COMPLETION_PASSED)
		return 0;
	rc = fx_cuEventSynchronize(hEvent);
	if (!rc && at)
		atomic_store(&e->passed, at);
	mirror_synced();
	return rc;
}

/* --- events of several processes */

CUresult cuIpcGetEventHandle(CUipcEventHandle_v1 *pHandle, CUevent event)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter_ctx(&c);
	if (!rc && event)
		rc = shim_check_handle(FERRY_KIND_CUevent, event);
	if (rc || !pHandle || !event)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	struct event *e = ferry_handle_object(FERRY_KIND_CUevent, (uint64_t)(uintptr_t)event);
	if (!e || !(e->flags & CU_EVENT_INTERPROCESS))
		return CUDA_ERROR_INVALID_HANDLE;
	if (!e->share.magic && (rc = fx_EventShare(event, &e->share)))
		return rc;
	memcpy(pHandle, &e->share, sizeof e->share);
	return 0;
}

CUresult cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle_v1 handle)
{
	struct shim_ctx *c;
	FerryShare s;
	CUresult rc = shim_enter_ctx(&c);
	if (rc)
		return rc;
	memcpy(&s, &handle, sizeof s);
	if (!phEvent || !ipc_share_is(&s, SHARE_EVENT))
		return phEvent ? CUDA_ERROR_MAP_FAILED : CUDA_ERROR_INVALID_VALUE;
	struct event *e = calloc(1, sizeof *e);
	if (!e)
		return CUDA_ERROR_OUT_OF_MEMORY;
	*e = (struct event){.ctx = c, .flags = CU_EVENT_INTERPROCESS | CU_EVENT_DISABLE_TIMING, .foreign = 1};
	CUevent h = (CUevent)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUevent, e);
	rc = h ? fx_EventOpen(h, &s) : CUDA_ERROR_OUT_OF_MEMORY;
	if (rc) {
		shim_drop_handle(FERRY_KIND_CUevent, h);
		return rc;
	}
	*phEvent = h;
	return 0;
}

/* --- a context's end takes its events along */

static int event_in(const void *object, const void *ctx) { return ((const struct event *)object)->ctx == ctx; }

static void end_event(void *object)
{
	struct event *e = object;
	if (e->share.magic)
		fx_Unshare(&e->share);
	free(e);
}

void shim_events_context_gone(struct shim_ctx *c) { ferry_handle_drop_each(FERRY_KIND_CUevent, event_in, c, end_event); }
