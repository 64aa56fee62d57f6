/* shim/core/session/reply.h: what generated senders write requests and read answers with. */
#ifndef FERRY_REPLY_H
#define FERRY_REPLY_H
#include "calls.h"
#include "frame.h"
#include <string.h>

struct ferry_array { void *p; size_t n; }; /* an answer of unknown length; the receiver frees p */

/* All are bounded by the answer that really came: a server may be hostile. */
int ferry_answered(struct ferry_call *c, int *rc, size_t fixed);
size_t ferry_take_array(struct ferry_call *c, struct ferry_array *out, size_t at, unsigned slot, size_t elem);
size_t ferry_copy_out(struct ferry_call *c, void *out, size_t capacity, size_t at, unsigned slot, size_t elem);
size_t ferry_copy_string(struct ferry_call *c, char *out, size_t capacity, size_t at, unsigned slot);

/* What n elements take in a record. A program may say any number: one that no frame holds counts as a frame, which ferry_begin refuses. */
static inline size_t ferry_tail_size(size_t n, size_t elem)
{
	return n > FERRY_MAX_FRAME / elem ? FERRY_MAX_FRAME : FERRY_PAD(n * elem);
}
static inline unsigned char *ferry_put_tail(unsigned char *tail, const void *src, size_t n)
{
	if (n)
		memcpy(tail, src, n);
	memset(tail + n, 0, FERRY_PAD(n) - n);
	return tail + FERRY_PAD(n);
}
static inline uint64_t ferry_f32(float f)
{
	uint32_t u;
	memcpy(&u, &f, 4);
	return u;
}
static inline float ferry_float(uint64_t v)
{
	uint32_t u = (uint32_t)v;
	float f;
	memcpy(&f, &u, 4);
	return f;
}
#endif
