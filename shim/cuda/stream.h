/* shim/cuda/stream.h: streams, and how far each has come. */
#ifndef FERRY_SHIM_STREAM_H
#define FERRY_SHIM_STREAM_H
#include "context.h"

/* How far a stream has come; NULL: of no stream that is known. c is the context of the legacy stream, if that is meant. */
struct shim_progress *shim_progress_of(CUstream s, struct shim_ctx *c);
uint64_t shim_stream_done(CUstream s, struct shim_ctx *c); /* its progress, if another thread may be ending it; 0: not known */
void shim_advance(_Atomic uint64_t *to, uint64_t n);       /* to at least n */
struct shim_ctx *shim_stream_home(CUstream s);             /* whose it is; the default streams are the current context's */
CUresult shim_stream_destroyed(CUstream s); /* what an unknown stream answers: its context is destroyed, or it never was */

/* A blocking copy to the device returns before the device has the data, which only streams that do not wait for the default stream could
 * tell. Work that may last, or wait for the program, is noted; a copy behind such work waits for it, as natively. */
void shim_stream_note_lasting(CUstream s);  /* it is about to be given such work */
CUresult shim_stream_arrive(CUstream s);    /* a blocking copy was sent: nothing that the program sends from now on overtakes it */

/* All it was given before n commands had been sent is done; by a copy: what other copies bring may still be on its way. */
void shim_stream_note_waited(CUstream s, uint64_t n, int by_copy);
void shim_stream_note_detached(CUstream s); /* a copy was sent whose call does not wait for it */
CUresult shim_stream_wait(CUstream s);      /* cuStreamSynchronize, also while a stream is captured */
void shim_note_blocking(void);              /* a call that blocks natively has sent its work and returns */
CUresult shim_wait_for_blocking(void);      /* wait for the last such work */

void shim_stream_context_gone(struct shim_ctx *c);
void shim_stream_green_gone(struct shim_ctx *c);
#endif
