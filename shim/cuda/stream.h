/* shim/cuda/stream.h: what streams and events share. */
#ifndef FERRY_SHIM_STREAM_H
#define FERRY_SHIM_STREAM_H
#include "shim.h"

/* How far a stream has come; NULL: of no stream that is known. c is the context of the legacy stream, if that is meant. */
struct shim_progress *shim_progress_of(CUstream s, struct shim_ctx *c);
void shim_advance(_Atomic uint64_t *to, uint64_t n); /* to at least n */
struct shim_ctx *shim_stream_home(CUstream s);       /* whose it is; the default streams are the current context's */
void shim_events_context_gone(struct shim_ctx *c);
#endif
