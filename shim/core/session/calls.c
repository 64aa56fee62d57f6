/* shim/core/session/calls.c: the table of calls that wait for an answer, and where the pieces go that lanes bring for them.
 *
 * Lock:   recv_mu, after send_mu. Lanes take their own lock after it.
 * Memory: a call lives on its caller's stack from ask to end, except detached ones, which the reader frees. */
#include "calls.h"
#include "../base/log.h"
#include "../base/result.h"
#include "../net/channel.h"
#include "../net/lane.h"
#include <stdlib.h>
#include <string.h>

extern const char *const ferry_op_names[]; /* generated with the commands */
extern const unsigned ferry_op_count;

const char *ferry_op_name(unsigned op) { return op < ferry_op_count && ferry_op_names[op] ? ferry_op_names[op] : "a command"; }

ferry_mu ferry_recv_mu;
enum { BUCKETS = 256 };
static struct ferry_call *waiting[BUCKETS]; /* by id: detached copies may be many */
static uint64_t detached_bytes;             /* that they have still to bring */
static struct ferry_call_counts counts;
static _Atomic int32_t late_error;          /* the first error of a detached call */

static int find_piece(uint64_t id, uint64_t at, uint32_t n, void **call, unsigned char **to);
static void file_piece(void *call, uint64_t at, uint32_t n, int ok);
static const struct ferry_lane_sink lane_sink = {find_piece, file_piece};

void ferry_keep_error(int rc)
{
	int32_t none = 0;
	atomic_compare_exchange_strong(&late_error, &none, rc);
}

int ferry_calls_take_late_error(void) { return atomic_exchange(&late_error, 0); }

/* A new session numbers its calls from the beginning: an answer must not find a call of the one before. No thread waits. */
void ferry_calls_reset(void)
{
	atomic_store(&ferry_lane_sink, &lane_sink);
	ferry_lock(&ferry_recv_mu);
	for (size_t i = 0; i < BUCKETS; i++)
		for (struct ferry_call *c = waiting[i], *next; c; c = next) {
			next = c->next;
			if (c->notify)
				atomic_fetch_or(c->notify, FERRY_NOTIFIED | FERRY_NOTIFIED_FAILURE);
			free(c->heap);
			free(c->pieces);
			if (c->detached) /* a waiting thread takes its own call out, which is not from malloc */
				free(c);
		}
	memset(waiting, 0, sizeof waiting);
	detached_bytes = counts.waiting = 0;
	ferry_unlock(&ferry_recv_mu);
}

/* Only the forking thread lives on in the child: no thread holds the lock, none waits. */
void ferry_calls_forked(void)
{
	atomic_store(&ferry_recv_mu.word, 0);
	memset(waiting, 0, sizeof waiting);
	detached_bytes = 0;
}

void ferry_calls_add(struct ferry_call *c)
{
	ferry_lock(&ferry_recv_mu);
	c->next = waiting[c->id % BUCKETS];
	waiting[c->id % BUCKETS] = c;
	if (c->detached)
		detached_bytes += c->width * c->rows;
	else
		counts.waiting++;
	ferry_unlock(&ferry_recv_mu);
}

void ferry_calls_remove_locked(struct ferry_call *c)
{
	for (struct ferry_call **p = &waiting[c->id % BUCKETS]; *p; p = &(*p)->next)
		if (*p == c) {
			*p = c->next;
			if (c->detached)
				detached_bytes -= c->width * c->rows;
			else
				counts.waiting--;
			break;
		}
	/* Lanes find it no more; one may still be writing to its memory. */
	while (c->filling) {
		uint32_t seen = atomic_load(&ferry_lanes_turn);
		ferry_unlock(&ferry_recv_mu);
		ferry_sleep_while(&ferry_lanes_turn, seen);
		ferry_lock(&ferry_recv_mu);
	}
	free(c->pieces);
	c->pieces = NULL;
}

void ferry_calls_remove(struct ferry_call *c)
{
	ferry_lock(&ferry_recv_mu);
	ferry_calls_remove_locked(c);
	ferry_unlock(&ferry_recv_mu);
}

void ferry_calls_finish(struct ferry_call *c, const struct ferry_reply *r)
{
	c->result = r->result;
	c->earlier = 0;
	if (r->async) {
		ferry_log(FERRY_LOG_INFO, "%s failed with %d; reported by a later call",
			  ferry_op_name(r->async_op), r->async);
		if (!c->result || c->result == FERRY_ERROR_NOT_READY) { /* which is no error, and must not hide one */
			c->result = r->async;
			c->earlier = 1;
			c->ctx = r->async_ctx;
		}
	}
	ferry_lock(&ferry_recv_mu);
	ferry_calls_remove_locked(c);
	int detached = c->detached;
	counts.answers += !detached;
	counts.successes += !detached && !c->result;
	if (c->notify) /* the next call that asks finds out what went wrong */
		atomic_fetch_or(c->notify, FERRY_NOTIFIED | (c->result ? FERRY_NOTIFIED_FAILURE : 0));
	else if (detached && c->result)
		ferry_keep_error(c->result);
	/* The waiter may return, and its stack go, as soon as done is set. */
	atomic_store_explicit(&c->done, 1, memory_order_release);
	ferry_unlock(&ferry_recv_mu);
	if (detached) {
		free(c->heap);
		free(c);
	}
}

struct ferry_call_counts ferry_call_counts(void)
{
	ferry_lock(&ferry_recv_mu);
	struct ferry_call_counts c = counts;
	ferry_unlock(&ferry_recv_mu);
	return c;
}

void ferry_calls_count_answer(void) { counts.answers++; }

struct ferry_call *ferry_calls_find(uint32_t id)
{
	struct ferry_call *c;
	ferry_lock(&ferry_recv_mu);
	for (c = waiting[id % BUCKETS]; c && c->id != id; c = c->next)
		;
	ferry_unlock(&ferry_recv_mu);
	return c;
}

int ferry_calls_write_to(const unsigned char *p, size_t n)
{
	for (size_t i = 0; detached_bytes && i < BUCKETS; i++)
		for (struct ferry_call *c = waiting[i]; c; c = c->next)
			if (c->detached && c->dst < p + n && p < c->dst + (c->rows - 1) * c->dst_pitch + c->width)
				return 1;
	return 0;
}

int ferry_calls_bring_to(const unsigned char *p, size_t n)
{
	for (size_t i = 0; i < BUCKETS; i++)
		for (struct ferry_call *c = waiting[i]; c; c = c->next)
			if (c->dst && c->rows && c->dst < p + n && p < c->dst + (c->rows - 1) * c->dst_pitch + c->width)
				return 1;
	return 0;
}

uint64_t ferry_calls_detached_bytes(void) { return detached_bytes; }

/* --- pieces that lanes bring: one lane at a time fills a piece */
enum { PIECE_MISSING, PIECE_COMING, PIECE_THERE };

uint64_t ferry_call_lane_bytes(const struct ferry_call *c)
{
	ferry_lock(&ferry_recv_mu);
	uint64_t n = c->laned;
	ferry_unlock(&ferry_recv_mu);
	return n;
}

/* recv_mu is held. As ferry_lane_sink.find, or 2: another lane, whose connection has failed, has the piece. */
static int claim_piece(uint64_t id, uint64_t at, uint32_t n, struct ferry_call **call)
{
	struct ferry_call *c = NULL;
	if (id <= UINT32_MAX)
		for (c = waiting[id % BUCKETS]; c && c->id != id; c = c->next)
			;
	if (!c)
		return 0;
	uint64_t all = c->width * c->rows;
	if (!c->dst || (c->rows > 1 && c->dst_pitch != c->width) || at >= all || n != (all - at < LANES_PIECE ? all - at : LANES_PIECE))
		return -1;
	if (!c->pieces && !(c->pieces = calloc(all / LANES_PIECE + 1, 1)))
		return -1;
	unsigned char *state = &c->pieces[at / LANES_PIECE];
	if (*state != PIECE_MISSING)
		return *state == PIECE_THERE ? 0 : 2;
	*state = PIECE_COMING;
	c->filling++;
	*call = c;
	return 1;
}

static int find_piece(uint64_t id, uint64_t at, uint32_t n, void **call, unsigned char **to)
{
	for (;;) {
		uint32_t seen = atomic_load(&ferry_lanes_turn);
		struct ferry_call *c = NULL;
		ferry_lock(&ferry_recv_mu);
		int rc = claim_piece(id, at, n, &c);
		if (rc == 1)
			*to = c->dst + at;
		ferry_unlock(&ferry_recv_mu);
		*call = c;
		if (rc != 2)
			return rc;
		if (atomic_load(&ferry_conn.state) != FERRY_UP)
			return -1;
		ferry_sleep_while(&ferry_lanes_turn, seen);
	}
}

static void file_piece(void *call, uint64_t at, uint32_t n, int ok)
{
	struct ferry_call *c = call;
	ferry_lock(&ferry_recv_mu);
	c->pieces[at / LANES_PIECE] = ok ? PIECE_THERE : PIECE_MISSING;
	c->laned += ok ? n : 0;
	c->filling--; /* from here on the call may be gone */
	ferry_unlock(&ferry_recv_mu);
	ferry_lanes_moved();
}
