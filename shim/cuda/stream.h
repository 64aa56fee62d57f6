/* shim/cuda/stream.h: streams, and how far each has come. */
#ifndef FERRY_SHIM_STREAM_H
#define FERRY_SHIM_STREAM_H
#include "context.h"

/* How far a stream has come; NULL: of no stream that is known. c is the context of the legacy stream, if that is meant. */
struct shim_progress *shim_progress_of(CUstream s, struct shim_ctx *c);
uint64_t shim_stream_done(CUstream s, struct shim_ctx *c); /* its progress, if another thread may be ending it; 0: not known */
void shim_advance(_Atomic uint64_t *to, uint64_t n);       /* to at least n */
struct shim_ctx *shim_stream_home(CUstream s);             /* whose it is; the default streams are the current context's */
int shim_stream_is_foreign(CUstream s, const struct shim_ctx *c); /* is it of another context than c? Whether a call may use it then the driver decides */
CUresult shim_stream_destroyed(CUstream s); /* what an unknown stream answers: its context is destroyed, or it never was */
int shim_stream_is_quiet(CUstream s);       /* was it waited for, and nothing sent since? */
int shim_stream_has_passed(CUstream s, uint64_t n); /* is all done that it was given, or comes behind, before n commands had been sent? 0: not known */

/* All it was given before n commands had been sent is done; by a copy: what other copies bring may still be on its way. */
void shim_stream_note_waited(CUstream s, uint64_t n, int by_copy);
void shim_stream_note_detached(CUstream s); /* a copy was sent whose call does not wait for it */
CUresult shim_stream_wait(CUstream s);      /* cuStreamSynchronize, also while a stream is captured */
int shim_stream_follows(CUstream s);        /* does it wait for the legacy stream, which is another? */
int shim_streams_write_host(CUstream s);    /* may work that s waits for still write host memory? See blocking.h */

void shim_stream_context_gone(struct shim_ctx *c);
void shim_stream_green_gone(struct shim_ctx *c);
#endif
