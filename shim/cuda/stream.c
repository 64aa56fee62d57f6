/* shim/cuda/stream.c: streams and events. Creating, recording and waiting on the GPU cost no round trip. */
#include "shim.h"
#include "gen_send.h"
#include <stdlib.h>

struct stream { struct shim_ctx *ctx; unsigned flags; int priority; uint64_t id; };
struct event { struct shim_ctx *ctx; unsigned flags; };
static _Atomic uint64_t stream_ids = 16; /* the default streams have ids of their own below */

/* --- streams */

CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned flags, int priority)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_ctx_current(&c);
	if (rc)
		return rc;
	if (!phStream || flags & ~1u)
		return CUDA_ERROR_INVALID_VALUE;
	struct stream *s = calloc(1, sizeof *s);
	if (!s)
		return CUDA_ERROR_OUT_OF_MEMORY;
	const FerryDevice *d = shim_device(c->dev);
	priority = priority > d->leastPriority ? d->leastPriority : priority < d->greatestPriority ? d->greatestPriority : priority;
	*s = (struct stream){c, flags, priority, atomic_fetch_add(&stream_ids, 1)};
	CUstream h = (CUstream)(uintptr_t)ferry_mint(FERRY_KIND_CUstream, s);
	rc = h ? fx_cuStreamCreateWithPriority(h, flags, priority) : CUDA_ERROR_OUT_OF_MEMORY;
	if (rc) {
		shim_drop(FERRY_KIND_CUstream, h);
		return rc;
	}
	*phStream = h;
	return 0;
}

CUresult cuStreamCreate(CUstream *phStream, unsigned Flags) { return cuStreamCreateWithPriority(phStream, Flags, 0); }

CUresult cuStreamDestroy_v2(CUstream hStream)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!ferry_known(FERRY_KIND_CUstream, (uint64_t)(uintptr_t)hStream))
		return CUDA_ERROR_INVALID_HANDLE;
	rc = fx_cuStreamDestroy_v2(hStream);
	shim_drop(FERRY_KIND_CUstream, hStream);
	return rc;
}

/* A stream by handle, or what the default streams look like. */
static CUresult look(CUstream h, struct stream *out)
{
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_stream(&h);
	if (rc)
		return rc;
	struct stream *s = ferry_object(FERRY_KIND_CUstream, (uint64_t)(uintptr_t)h);
	*out = s ? *s : (struct stream){shim_ctx_top(), 0, 0, 1 + (uint64_t)(shim_ctx_top() ? shim_ctx_top()->dev : 0)};
	return 0;
}

CUresult cuStreamGetPriority(CUstream hStream, int *priority)
{
	struct stream s;
	CUresult rc = look(hStream, &s);
	if (!rc && priority)
		*priority = s.priority;
	return rc ? rc : priority ? 0 : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuStreamGetFlags(CUstream hStream, unsigned *flags)
{
	struct stream s;
	CUresult rc = look(hStream, &s);
	if (!rc && flags)
		*flags = s.flags;
	return rc ? rc : flags ? 0 : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuStreamGetId(CUstream hStream, uint64_t *streamId)
{
	struct stream s;
	CUresult rc = look(hStream, &s);
	if (!rc && streamId)
		*streamId = s.id;
	return rc ? rc : streamId ? 0 : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx)
{
	struct stream s;
	CUresult rc = look(hStream, &s);
	if (!rc && pctx)
		*pctx = s.ctx->handle;
	return rc ? rc : pctx ? 0 : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)
{
	if (pGreenCtx)
		*pGreenCtx = NULL;
	return cuStreamGetCtx(hStream, pCtx);
}

CUresult cuStreamGetDevice(CUstream hStream, CUdevice *device)
{
	struct stream s;
	CUresult rc = look(hStream, &s);
	if (!rc && device)
		*device = s.ctx->dev;
	return rc ? rc : device ? 0 : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuStreamSynchronize(CUstream hStream)
{
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_stream(&hStream);
	return rc ? rc : fx_cuStreamSynchronize(hStream);
}

CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned Flags)
{
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_stream(&hStream);
	if (!rc)
		rc = shim_check(FERRY_KIND_CUevent, hEvent);
	return rc ? rc : fx_cuStreamWaitEvent(hStream, hEvent, Flags);
}

/* Nothing can be capturing while graphs are not supported. */
CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)
{
	struct stream s;
	CUresult rc = look(hStream, &s);
	if (!rc && captureStatus)
		*captureStatus = CU_STREAM_CAPTURE_STATUS_NONE;
	return rc ? rc : captureStatus ? 0 : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuStreamGetCaptureInfo(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out)
{
	if (id_out)
		*id_out = 0;
	return cuStreamIsCapturing(hStream, captureStatus_out);
}

CUresult cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,
				   void *dependencies_out, size_t *numDependencies_out)
{
	(void)graph_out, (void)dependencies_out, (void)numDependencies_out;
	return cuStreamGetCaptureInfo(hStream, captureStatus_out, id_out);
}

CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,
				   void *dependencies_out, void *edgeData_out, size_t *numDependencies_out)
{
	(void)edgeData_out;
	return cuStreamGetCaptureInfo_v2(hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out);
}

CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)
{
	static _Thread_local CUstreamCaptureMode current = CU_STREAM_CAPTURE_MODE_GLOBAL;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!mode || *mode < 0 || *mode > CU_STREAM_CAPTURE_MODE_RELAXED)
		return CUDA_ERROR_INVALID_VALUE;
	CUstreamCaptureMode was = current;
	current = *mode;
	*mode = was;
	return 0;
}

/* --- events */

CUresult cuEventCreate(CUevent *phEvent, unsigned Flags)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_ctx_current(&c);
	if (rc)
		return rc;
	/* An event other processes can open must be able to do without timing. */
	if (!phEvent || Flags & ~7u || ((Flags & CU_EVENT_INTERPROCESS) && !(Flags & CU_EVENT_DISABLE_TIMING)))
		return CUDA_ERROR_INVALID_VALUE;
	struct event *e = calloc(1, sizeof *e);
	if (!e)
		return CUDA_ERROR_OUT_OF_MEMORY;
	*e = (struct event){c, Flags};
	CUevent h = (CUevent)(uintptr_t)ferry_mint(FERRY_KIND_CUevent, e);
	rc = h ? fx_cuEventCreate(h, Flags) : CUDA_ERROR_OUT_OF_MEMORY;
	if (rc) {
		shim_drop(FERRY_KIND_CUevent, h);
		return rc;
	}
	*phEvent = h;
	return 0;
}

CUresult cuEventDestroy_v2(CUevent hEvent)
{
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_check(FERRY_KIND_CUevent, hEvent);
	if (rc)
		return rc;
	rc = fx_cuEventDestroy_v2(hEvent);
	shim_drop(FERRY_KIND_CUevent, hEvent);
	return rc;
}

CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned flags)
{
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_stream(&hStream);
	if (!rc)
		rc = shim_check(FERRY_KIND_CUevent, hEvent);
	if (!rc && flags & ~1u)
		rc = CUDA_ERROR_INVALID_VALUE;
	return rc ? rc : fx_cuEventRecordWithFlags(hEvent, hStream, flags);
}

CUresult cuEventRecord(CUevent hEvent, CUstream hStream) { return cuEventRecordWithFlags(hEvent, hStream, 0); }

CUresult cuEventSynchronize(CUevent hEvent)
{
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_check(FERRY_KIND_CUevent, hEvent);
	return rc ? rc : fx_cuEventSynchronize(hEvent);
}

/* --- a context's end takes its streams and events along */

static void end_stream(uint64_t h, void *object, void *ctx)
{
	if (object && ((struct stream *)object)->ctx == ctx)
		shim_drop(FERRY_KIND_CUstream, (void *)(uintptr_t)h);
}

static void end_event(uint64_t h, void *object, void *ctx)
{
	if (object && ((struct event *)object)->ctx == ctx)
		shim_drop(FERRY_KIND_CUevent, (void *)(uintptr_t)h);
}

void shim_stream_context_gone(struct shim_ctx *c)
{
	ferry_each(FERRY_KIND_CUstream, end_stream, c);
	ferry_each(FERRY_KIND_CUevent, end_event, c);
}
