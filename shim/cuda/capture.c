/* shim/cuda/capture.c: streams whose work becomes a graph.
 *
 * Which streams take part is the server's to know, as events spread it; while no stream is captured nothing is asked. The server
 * captures in relaxed mode: what the other modes forbid is forbidden to threads, and those are here. */
#include "capture.h"
#include "context.h"
#include "gen_send.h"
#include "graph.h"
#include "handles.h"
#include "thread.h"
#include <stdlib.h>

/* spoiled: the capture can only be ended; work given to its stream is refused. */
struct capture { CUstream stream; CUstreamCaptureMode mode; const void *thread; int spoiled; struct capture *next; };
static struct capture *captures;
static ferry_mu mu;           /* guards the list */
static _Atomic int capturing; /* its length */

static _Thread_local CUstreamCaptureMode thread_mode = CU_STREAM_CAPTURE_MODE_GLOBAL;
static const void *this_thread(void) { return &thread_mode; }

static CUresult note_capture(CUstream s, CUstreamCaptureMode mode)
{
	struct capture *c = malloc(sizeof *c);
	if (!c)
		return CUDA_ERROR_OUT_OF_MEMORY;
	*c = (struct capture){s, mode, this_thread(), 0, NULL};
	ferry_lock(&mu);
	c->next = captures;
	captures = c;
	atomic_fetch_add(&capturing, 1);
	ferry_unlock(&mu);
	return 0;
}

void shim_capture_stream_gone(CUstream s)
{
	if (!atomic_load(&capturing))
		return;
	ferry_lock(&mu);
	for (struct capture **p = &captures; *p; p = &(*p)->next)
		if ((*p)->stream == s) {
			struct capture *c = *p;
			*p = c->next;
			free(c);
			atomic_fetch_sub(&capturing, 1);
			break;
		}
	ferry_unlock(&mu);
}

/* May the calling thread make a call that may be unsafe? Its own captures forbid it unless they are relaxed, and so do others'
 * global ones, unless the thread said otherwise. */
static int conflicts(const struct capture *c)
{
	if (thread_mode == CU_STREAM_CAPTURE_MODE_RELAXED)
		return 0;
	if (c->thread == this_thread())
		return c->mode != CU_STREAM_CAPTURE_MODE_RELAXED;
	return thread_mode == CU_STREAM_CAPTURE_MODE_GLOBAL && c->mode == CU_STREAM_CAPTURE_MODE_GLOBAL;
}

void shim_capture_answered(CUstream s, CUresult rc)
{
	if (rc != CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED && rc != CUDA_ERROR_STREAM_CAPTURE_INVALIDATED)
		return;
	ferry_lock(&mu);
	for (struct capture *c = captures; c; c = c->next)
		if (c->stream == s)
			c->spoiled = 1;
	ferry_unlock(&mu);
}

/* Spoil the capture of a stream: asking for the state of a stream that is captured does that. */
static void spoil(CUstream s) { shim_capture_answered(s, fx_cuStreamQuery(s)); }

/* The driver says so at the call. Of streams that joined a capture the server knows, and says so later. */
CUresult shim_capture_spoiled(CUstream s)
{
	int spoiled = 0;
	if (!atomic_load_explicit(&capturing, memory_order_relaxed))
		return 0;
	ferry_lock(&mu);
	for (struct capture *c = captures; c && !spoiled; c = c->next)
		spoiled = c->stream == s && c->spoiled;
	ferry_unlock(&mu);
	return spoiled ? CUDA_ERROR_STREAM_CAPTURE_INVALIDATED : 0;
}

/* A forbidden call spoils the captures that forbid it. */
CUresult shim_capture_allows(void)
{
	CUstream spoiled[16];
	int n = 0;
	if (!atomic_load(&capturing))
		return 0;
	ferry_lock(&mu);
	for (struct capture *c = captures; c && n < 16; c = c->next)
		if (conflicts(c))
			spoiled[n++] = c->stream;
	ferry_unlock(&mu);
	for (int i = 0; i < n; i++)
		spoil(spoiled[i]);
	return n ? CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED : 0;
}

/* Work of the legacy stream would have to wait for what blocking streams of its context capture, which is never done: it is
 * refused, whatever the modes, and spoils those captures. */
CUresult shim_capture_allows_legacy(CUstream s, const struct shim_ctx *c)
{
	CUstream all[16];
	int n = 0, spoiled = 0;
	if (!atomic_load(&capturing) || !stream_is_legacy(s))
		return 0;
	ferry_lock(&mu);
	for (struct capture *p = captures; p && n < 16; p = p->next)
		all[n++] = p->stream;
	ferry_unlock(&mu);
	for (int i = 0; i < n; i++) {
		unsigned flags = 0;
		CUcontext of = NULL;
		if (cuStreamGetFlags(all[i], &flags) || flags & CU_STREAM_NON_BLOCKING || cuStreamGetCtx(all[i], &of) || of != c->handle)
			continue;
		spoil(all[i]);
		spoiled = 1;
	}
	return spoiled ? CUDA_ERROR_STREAM_CAPTURE_IMPLICIT : 0;
}

int shim_anybody_captures(void) { return atomic_load(&capturing) != 0; }

int shim_capturing(CUstream s)
{
	CUstreamCaptureStatus status = CU_STREAM_CAPTURE_STATUS_NONE;
	return !cuStreamIsCapturing(s, &status) && status != CU_STREAM_CAPTURE_STATUS_NONE;
}

CUresult shim_capture_forbids(CUstream s)
{
	if (!shim_capturing(s))
		return 0;
	spoil(s);
	return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
}

/* --- begin, end */

static CUresult may_begin(CUstream *s, CUstreamCaptureMode mode)
{
	CUresult rc = shim_enter();
	if (!rc && stream_is_legacy(*s) && shim_default_stream() == NULL)
		rc = CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED; /* the legacy stream waits for all others */
	if (!rc)
		rc = shim_resolve_stream(s);
	return rc || (mode >= 0 && mode <= CU_STREAM_CAPTURE_MODE_RELAXED) ? rc : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)
{
	CUresult rc = may_begin(&hStream, mode);
	if (!rc && !(rc = fx_BeginCapture(hStream, (unsigned)mode)))
		rc = note_capture(hStream, mode);
	return rc;
}

CUresult cuStreamBeginCapture(CUstream hStream) { return cuStreamBeginCapture_v2(hStream, CU_STREAM_CAPTURE_MODE_GLOBAL); }

enum { MOST_DEPENDENCIES = 1 << 20, LAUNCH_ORDER_PORT = 2 }; /* CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER, the last */

CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
				     size_t numDependencies, CUstreamCaptureMode mode)
{
	CUresult rc = may_begin(&hStream, mode);
	if (!rc)
		rc = shim_check_handle(FERRY_KIND_CUgraph, hGraph);
	if (rc || (numDependencies && !dependencies))
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	for (size_t i = 0; dependencyData && numDependencies <= MOST_DEPENDENCIES && i < numDependencies; i++) /* of more there is no array */
		if (dependencyData[i].from_port > LAUNCH_ORDER_PORT || dependencyData[i].to_port || dependencyData[i].type > CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC)
			return CUDA_ERROR_INVALID_VALUE;
	rc = fx_BeginCaptureTo(hStream, hGraph, dependencies, numDependencies, dependencyData, dependencyData ? numDependencies : 0);
	return rc ? rc : note_capture(hStream, mode);
}

/* Is the capture that began in s this thread's to end? */
static int wrong_thread(CUstream s)
{
	int wrong = 0;
	ferry_lock(&mu);
	for (struct capture *c = captures; c; c = c->next)
		if (c->stream == s)
			wrong = c->mode != CU_STREAM_CAPTURE_MODE_RELAXED && c->thread != this_thread();
	ferry_unlock(&mu);
	return wrong;
}

CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)
{
	CUresult rc = shim_enter_stream(&hStream);
	if (rc)
		return rc;
	int wrong = wrong_thread(hStream);
	if (wrong)
		(void)fx_cuStreamQuery(hStream); /* spoils it: what is captured so far is lost */
	CUgraph h = NULL;
	rc = fx_EndCapture(hStream, &h);
	if (rc != CUDA_ERROR_ILLEGAL_STATE && rc != CUDA_ERROR_STREAM_CAPTURE_UNMATCHED)
		shim_capture_stream_gone(hStream);
	if (phGraph) /* one that was captured into is known already */
		*phGraph = rc ? NULL : h;
	return wrong ? CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD : rc;
}

CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!mode)
		return CUDA_ERROR_INVALID_VALUE;
	CUstreamCaptureMode was = thread_mode;
	if (*mode >= 0 && *mode <= CU_STREAM_CAPTURE_MODE_RELAXED) /* the driver does not mind others */
		thread_mode = *mode;
	*mode = was;
	return 0;
}

/* --- what is known of a capture */

/* Not all zero: an edge that carries something. */
static int edges_carry_data(const CUgraphEdgeData *e, size_t n)
{
	static const CUgraphEdgeData plain;
	for (size_t i = 0; e && i < n; i++)
		if (memcmp(&e[i], &plain, sizeof plain))
			return 1;
	return 0;
}

/* The lists belong to the stream until its next capture call; one of each per thread is as good. */
static CUresult capture_info(CUstream s, CUstreamCaptureStatus *status, cuuint64_t *id, CUgraph *graph, void *deps, void *edges, size_t *n)
{
	static _Thread_local void *kept[2];
	CUresult rc = shim_enter_stream(&s);
	if (rc || !status)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	*status = CU_STREAM_CAPTURE_STATUS_NONE;
	if (id)
		*id = 0;
	if (!atomic_load(&capturing))
		return 0;
	struct ferry_array list, data;
	unsigned what;
	uint64_t number;
	CUgraph g;
	if ((rc = fx_CaptureInfo(s, &what, &number, &g, &list, &data)))
		return rc;
	free(kept[0]);
	free(kept[1]);
	kept[0] = list.p;
	kept[1] = data.p;
	*status = (CUstreamCaptureStatus)what;
	if (id)
		*id = number;
	if (what != CU_STREAM_CAPTURE_STATUS_ACTIVE)
		return 0;
	if (deps && !edges && edges_carry_data(data.p, data.n))
		return CUDA_ERROR_LOSSY_QUERY;
	if (graph)
		*graph = g;
	if (deps)
		*(void **)deps = list.p;
	if (edges)
		*(void **)edges = edges_carry_data(data.p, data.n) && data.n == list.n ? data.p : NULL; /* NULL: all are plain */
	if (n)
		*n = list.n;
	return 0;
}

CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus) { return capture_info(hStream, captureStatus, NULL, NULL, NULL, NULL, NULL); }

CUresult cuStreamGetCaptureInfo(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out)
{
	return capture_info(hStream, captureStatus_out, id_out, NULL, NULL, NULL, NULL);
}

CUresult cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,
				   void *dependencies_out, size_t *numDependencies_out)
{
	return capture_info(hStream, captureStatus_out, id_out, graph_out, dependencies_out, NULL, numDependencies_out);
}

CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out,
				   void *dependencies_out, void *edgeData_out, size_t *numDependencies_out)
{
	return capture_info(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out);
}

CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData,
					      size_t numDependencies, unsigned flags)
{
	CUresult rc = shim_enter_stream(&hStream);
	if (rc || (numDependencies && !dependencies) || numDependencies > MOST_NODES)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	if (!edges_carry_data(dependencyData, numDependencies))
		dependencyData = NULL;
	return fx_CaptureUpdate(hStream, dependencies, numDependencies, dependencyData, dependencyData ? numDependencies : 0, flags);
}

CUresult cuStreamUpdateCaptureDependencies(CUstream hStream, const CUgraphNode *dependencies, size_t numDependencies, unsigned flags)
{
	return cuStreamUpdateCaptureDependencies_v2(hStream, dependencies, NULL, numDependencies, flags);
}
