/* shim/cuda/several_context.c: contexts of several servers on one thread's stack.
 *
 * The stack here has the numbers of the servers, the copies' stacks their own contexts of it, in the same order.
 * Threads: a stack belongs to its thread; there is no lock. */
#include "several.h"
#include <string.h>

enum { DEEPEST = 240 };
static _Thread_local struct { int n; unsigned char of[DEEPEST]; } stack;

int several_has_context(void) { return stack.n > 0; }
unsigned several_top(void) { return stack.n ? stack.of[stack.n - 1] : 0; }

/* A copy's stack has grown or shrunk: so has this one. What a copy has dropped need not be on top here. */
static void follow(unsigned server, int before)
{
	int now = several_servers[server].calls->depth();
	for (; before < now && stack.n < DEEPEST; before++)
		stack.of[stack.n++] = (unsigned char)server;
	for (; before > now; before--)
		for (int i = stack.n; i-- > 0;)
			if (stack.of[i] == server) {
				memmove(&stack.of[i], &stack.of[i + 1], (size_t)(stack.n - i - 1));
				stack.n--;
				break;
			}
}

static unsigned of_context(CUcontext ctx)
{
	uint64_t h = (uint64_t)(uintptr_t)ctx;
	unsigned server = ferry_handle_kind(h) == FERRY_KIND_CUcontext ? ferry_handle_among(h) : several_top();
	return server < several_count() ? server : 0;
}

/* A call that changes the stack of a copy, which is another's name for the program's. */
#define FOLLOWED(server, call)                                              \
	if (!several_count())                                               \
		return CUDA_ERROR_NOT_INITIALIZED;                          \
	if (stack.n == DEEPEST)                                             \
		return CUDA_ERROR_OUT_OF_MEMORY;                            \
	unsigned s_ = server;                                               \
	int before_ = several_servers[s_].calls->depth();                   \
	CUresult rc_ = call;                                                \
	follow(s_, before_);                                                \
	return rc_

static unsigned of_device(CUdevice dev) { return several_of_device(dev) < 0 ? 0 : (unsigned)several_of_device(dev); }

CUresult several_cuCtxCreate(CUcontext *pctx, unsigned flags, CUdevice dev) { FOLLOWED(of_device(dev), ON(s_, cuCtxCreate)(pctx, flags, dev)); }
CUresult several_cuCtxCreate_v2(CUcontext *pctx, unsigned flags, CUdevice dev) { FOLLOWED(of_device(dev), ON(s_, cuCtxCreate_v2)(pctx, flags, dev)); }
CUresult several_cuCtxCreate_v3(CUcontext *pctx, const CUexecAffinityParam_v1 *paramsArray, int numParams, unsigned flags, CUdevice dev)
{
	FOLLOWED(of_device(dev), ON(s_, cuCtxCreate_v3)(pctx, paramsArray, numParams, flags, dev));
}
CUresult several_cuCtxCreate_v4(CUcontext *pctx, const CUctxCreateParams *ctxCreateParams, unsigned flags, CUdevice dev)
{
	FOLLOWED(of_device(dev), ON(s_, cuCtxCreate_v4)(pctx, ctxCreateParams, flags, dev));
}
CUresult several_cuCtxDestroy_v2(CUcontext ctx) { FOLLOWED(of_context(ctx), ON(s_, cuCtxDestroy_v2)(ctx)); }
CUresult several_cuCtxDetach(CUcontext ctx) { FOLLOWED(of_context(ctx), ON(s_, cuCtxDetach)(ctx)); }
CUresult several_cuCtxPushCurrent_v2(CUcontext ctx) { FOLLOWED(of_context(ctx), ON(s_, cuCtxPushCurrent_v2)(ctx)); }
CUresult several_cuCtxPopCurrent_v2(CUcontext *pctx) { FOLLOWED(several_top(), ON(s_, cuCtxPopCurrent_v2)(pctx)); }

/* In place of what is on top, which may be another server's. */
static CUresult replace_top(unsigned with, CUcontext ctx)
{
	unsigned top = several_top();
	int before = several_servers[with].calls->depth();
	CUresult rc = ON(with, cuCtxPushCurrent_v2)(ctx);
	if (rc)
		return rc;
	int top_before = several_servers[top].calls->depth();
	several_servers[top].calls->give_back(); /* also of a server that is lost */
	follow(top, top_before);
	follow(with, before);
	return 0;
}

CUresult several_cuCtxSetCurrent(CUcontext ctx)
{
	if (several_count() && ctx && stack.n && of_context(ctx) != several_top())
		return replace_top(of_context(ctx), ctx);
	FOLLOWED(of_context(ctx), ON(s_, cuCtxSetCurrent)(ctx));
}

/* --- peers: servers do not reach each other's memory */

static int is_others(CUcontext peer)
{
	uint64_t h = (uint64_t)(uintptr_t)peer;
	return stack.n && ferry_handle_kind(h) == FERRY_KIND_CUcontext && of_context(peer) != several_top();
}

CUresult several_cuCtxEnablePeerAccess(CUcontext peerContext, unsigned Flags)
{
	if (is_others(peerContext))
		return Flags ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_PEER_ACCESS_UNSUPPORTED;
	struct several_call c = several_current();
	CUresult rc = TO(c, cuCtxEnablePeerAccess)(peerContext, Flags);
	several_end(&c);
	return rc;
}

CUresult several_cuCtxDisablePeerAccess(CUcontext peerContext)
{
	if (is_others(peerContext))
		return CUDA_ERROR_PEER_ACCESS_NOT_ENABLED;
	struct several_call c = several_current();
	CUresult rc = TO(c, cuCtxDisablePeerAccess)(peerContext);
	several_end(&c);
	return rc;
}

/* The mode is the thread's, not a server's. */
CUresult several_cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)
{
	CUresult rc = CUDA_ERROR_NOT_INITIALIZED;
	CUstreamCaptureMode was = 0;
	for (unsigned i = 0; i < several_count(); i++) {
		CUstreamCaptureMode one = mode ? *mode : 0;
		rc = ON(i, cuThreadExchangeStreamCaptureMode)(mode ? &one : NULL);
		if (rc)
			return rc;
		was = i ? was : one;
	}
	if (!rc)
		*mode = was;
	return rc;
}
