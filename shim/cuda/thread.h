/* shim/cuda/thread.h: what every call does first, and what a thread carries: whether stream 0 is its own, and the streams that are. */
#ifndef FERRY_SHIM_THREAD_H
#define FERRY_SHIM_THREAD_H
#include "../core/ferry.h"
#include "gen_types.h"

/* The default streams by their special handles, as cuda.h has them: the legacy stream waits for all others, and each thread has one of its
 * own. The handle 0 means the one or the other, see shim_per_thread. */
#define STREAM_LEGACY ((CUstream)1)
#define STREAM_PER_THREAD ((CUstream)2)
static inline int stream_is_legacy(CUstream s) { return s == NULL || s == STREAM_LEGACY; } /* of a stream that shim_resolve_stream gave */

CUresult shim_enter(void);                 /* the call may go on: initialised, not forked, the connection alive */
int shim_per_thread(int on);               /* make stream 0 mean the thread's own stream; returns what it was */
CUresult shim_resolve_stream(CUstream *s); /* check a stream and replace the per-thread ones by the thread's own */
CUresult shim_enter_stream(CUstream *s);  /* shim_enter, and that */
CUresult shim_complaint(CUresult complaint, const void *handle); /* what shim_complains says where the call was refused before cuInit */
CUstream shim_default_stream(void);        /* what stream 0 means for this call */
void shim_thread_frees(void **p);          /* free what *p points to when the thread ends */

/* A function that says INVALID_VALUE of any handle and device that is none. */
static inline CUresult shim_as_value(CUresult rc)
{
	return rc == CUDA_ERROR_INVALID_HANDLE || rc == CUDA_ERROR_INVALID_DEVICE || rc == CUDA_ERROR_CONTEXT_IS_DESTROYED ? CUDA_ERROR_INVALID_VALUE : rc;
}

/* A function that looks at the handle that it is given before it asks for cuInit: rc, but before cuInit the complaint about that handle (a
 * pointer to it: handles have many types). NULL: it complains of whatever it is given. */
static inline CUresult shim_complains(CUresult rc, CUresult complaint, const void *handle)
{
	return __builtin_expect(rc == CUDA_ERROR_NOT_INITIALIZED, 0) ? shim_complaint(complaint, handle) : rc;
}
#endif
