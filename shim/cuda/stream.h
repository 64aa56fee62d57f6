/* shim/cuda/stream.h: what streams and events share. */
#ifndef FERRY_SHIM_STREAM_H
#define FERRY_SHIM_STREAM_H
#include "shim.h"

/* How far a stream has come; NULL: of no stream that is known. c is the context of the legacy stream, if that is meant. */
struct shim_progress *shim_progress_of(CUstream s, struct shim_ctx *c);
uint64_t shim_stream_done(CUstream s, struct shim_ctx *c); /* its progress, if another thread may be ending it; 0: not known */
void shim_advance(_Atomic uint64_t *to, uint64_t n); /* to at least n */
struct shim_ctx *shim_stream_home(CUstream s);       /* whose it is; the default streams are the current context's */

/* --- poll.c: what the server was asked to tell the end of */
enum shim_known { SHIM_ASK, SHIM_NOT_YET, SHIM_PASSED };
int shim_may_poll(const struct shim_ctx *c); /* may a question be answered here? */
/* Has it been told? *point is the one that is meant, or 0 for any, and becomes the one it is about. */
struct shim_asking { uint64_t number, answers; }; /* what there was before a question was asked; answers is never 0 then */
enum shim_known shim_poll_look(struct shim_poll *p, uint64_t *point, struct shim_asking *a);
void shim_poll_begin(struct shim_poll *p, uint64_t point, const struct shim_asking *a, unsigned op, uint64_t handle); /* it was not done */

void shim_events_context_gone(struct shim_ctx *c);
#endif
