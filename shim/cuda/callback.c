/* shim/cuda/callback.c: functions of the application that a stream calls; token.c runs them. */
#include "callback.h"
#include "blocking.h"
#include "capture.h"
#include "context_stack.h"
#include "gen_send.h"
#include "thread.h"
#include "token.h"
#include <stdlib.h>

static CUresult enqueue_callback(CUstream s, struct shim_token t)
{
	uint64_t token;
	CUresult rc = shim_enter_stream(&s);
	if (!rc)
		rc = shim_ctx_fault(shim_ctx_top());
	if (rc || !t.fn)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	if (t.kind == TOKEN_CALLBACK && (rc = shim_capture_forbids(s)))
		return rc;
	t.again = shim_capturing(s); /* a graph may call it any number of times */
	if ((rc = shim_token_new(t, &token)))
		return rc;
	if (!t.again)
		shim_functions_add(1);
	blocking_note_lasting(s);
	if ((rc = fx_HostFunc(s, token))) {
		if (!t.again)
			shim_functions_add(-1);
		shim_token_forget(token);
	}
	return rc;
}

CUresult cuLaunchHostFunc(CUstream hStream, void *fn, void *userData)
{
	return enqueue_callback(hStream, (struct shim_token){.kind = TOKEN_FUNCTION, .fn = fn, .data = userData});
}

CUresult shim_call_in_stream(CUstream s, void (*fn)(void *), void *data)
{
	CUresult rc = enqueue_callback(s, (struct shim_token){.kind = TOKEN_FUNCTION, .fn = (void *)(uintptr_t)fn, .data = data, .owned = 1});
	if (rc)
		free(data);
	return rc;
}

CUresult shim_barrier(CUstream s, void (*reached)(void *, uint64_t), void *data)
{
	CUstream at = s;
	CUresult rc = shim_enter_stream(&at);
	if (rc || shim_capturing(at))
		return rc ? rc : CUDA_ERROR_STREAM_CAPTURE_ISOLATION; /* a graph cannot wait for another server */
	return enqueue_callback(s, (struct shim_token){.kind = TOKEN_BARRIER, .fn = (void *)(uintptr_t)reached, .data = data});
}

CUresult cuStreamAddCallback(CUstream hStream, void *callback, void *userData, unsigned flags)
{
	return flags ? CUDA_ERROR_INVALID_VALUE
		     : enqueue_callback(hStream, (struct shim_token){.kind = TOKEN_CALLBACK, .fn = callback, .data = userData, .stream = hStream});
}
