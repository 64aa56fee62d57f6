/* shim/core/session/calls.h: a call to the server, and the table of calls that wait for their answers. */
#ifndef FERRY_CALLS_H
#define FERRY_CALLS_H
#include "../base/lock.h"
#include <stddef.h>

struct ferry_call {
	uint64_t *q;       /* the request's payload, valid from begin to post or ask */
	const uint64_t *a; /* the answer's payload, valid from ask to end */
	size_t a_bytes;
	uint32_t id;
	uint16_t op;
	/* Where data frames for this call go, row by row. */
	unsigned char *dst;
	uint64_t dst_pitch, width, rows, got;
	int result, earlier; /* earlier: it is the error of an earlier command, which this answer brought */
	uint32_t ctx;      /* the context of the call, or of the command whose error it reports */
	_Atomic uint32_t done;
	int detached;             /* no thread waits: the reader frees the call */
	_Atomic uint64_t *notify; /* detached: gets the answer, see ferry_ask_notify; else NULL */
	/* What comes on lanes; under recv_mu. */
	unsigned char *pieces; /* one byte each: what has come of it */
	uint64_t laned;        /* bytes that have */
	unsigned filling;      /* lanes that write to dst */
	struct ferry_call *next;
	uint64_t *heap;
	uint64_t room[40];
};
enum { FERRY_NOTIFIED = 1, FERRY_NOTIFIED_FAILURE = 2 }; /* bits of *notify: answered; the answer is not success */

struct ferry_call_counts { uint64_t waiting, answers, successes; }; /* calls that threads wait for; answers that threads got, and calls from the server; those that were success */
struct ferry_call_counts ferry_call_counts(void);
void ferry_keep_error(int rc); /* the next call that waits returns it, if nothing worse happens */

/* --- inside the core */
extern ferry_mu ferry_recv_mu; /* guards the table, a detached call's fate, the reader's role (reader.c), the queue of host functions */

struct ferry_reply { int32_t result, async; uint32_t async_op, async_ctx; };
void ferry_calls_add(struct ferry_call *c);    /* from here on the reader may find the call, which has its number */
void ferry_calls_remove(struct ferry_call *c); /* it was not sent */
void ferry_calls_remove_locked(struct ferry_call *c);          /* the same; recv_mu is held, and free in between */
struct ferry_call *ferry_calls_find(uint32_t id);              /* NULL: no call has that number */
const char *ferry_op_name(unsigned op); /* for the log */
void ferry_calls_finish(struct ferry_call *c, const struct ferry_reply *r); /* it is answered; it may be gone afterwards */
uint64_t ferry_call_lane_bytes(const struct ferry_call *c);    /* bytes of it that came on lanes */
int ferry_calls_write_to(const unsigned char *p, size_t n);    /* will a detached call write there? recv_mu is held */
int ferry_calls_bring_to(const unsigned char *p, size_t n);    /* will any call's data be written there? recv_mu is held */
uint64_t ferry_calls_detached_bytes(void);                     /* that detached calls have still to bring; recv_mu is held */
void ferry_calls_count_answer(void);                           /* recv_mu is held */
int ferry_calls_take_late_error(void);                         /* the first error of a detached call, once; else 0 */
void ferry_calls_reset(void);
void ferry_calls_forked(void);
#endif
