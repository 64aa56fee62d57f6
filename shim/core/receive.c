/* shim/core/receive.c: the calls that wait, and who reads for them; frame.c takes the frames apart.
 *
 * Whoever waits reads. One waiter at a time is the reader; it files what it reads under the call it belongs to and wakes the others
 * when it is served itself. Without a waiter nobody reads, and the server does not mind.
 * Memory: a call lives on its caller's stack from ask to end, except detached ones, which the reader frees. */
#include "command.h"
#include "lanes.h"
#include "link.h"
#include "ring.h"
#include <errno.h>
#include <poll.h>
#include <stdlib.h>

extern const char *const ferry_op_names[]; /* generated with the commands */
extern const unsigned ferry_op_count;

static ferry_mu recv_mu;             /* guards the list, the reader's role and a detached call's fate */
enum { BUCKETS = 256 };
enum { NOT_READY = 600 };
static struct ferry_call *waiting[BUCKETS]; /* by id: copies that nobody waits for may be many */
static uint64_t later;                      /* bytes they still have to bring */
static struct ferry_call_counts others;          /* under recv_mu */
static int reading;
static _Atomic uint32_t turn;        /* changes whenever something was filed or the reader stepped down */
static int sleepers;                 /* who wait for that; under recv_mu */
static _Atomic int32_t late_error;   /* the first error of a detached call */
static _Atomic int awaited;          /* threads that wait for an answer, or for data */

void (*ferry_on_error)(uint32_t, int);
static struct ferry_due *due, **due_end = &due; /* host functions to run and tokens to forget, oldest first; under recv_mu */
static size_t due_n;
enum { DUE_MOST = 1 << 20 }; /* beyond what any program has under way */
static _Atomic uint64_t round_trips;
static _Thread_local struct { uint64_t received, trips; } traffic;
static _Thread_local int quiet;

void ferry_defer_output(int on) { quiet = on; }

void ferry_keep_error(int rc)
{
	int32_t none = 0;
	atomic_compare_exchange_strong(&late_error, &none, rc);
}

struct ferry_traffic ferry_traffic(void) { return (struct ferry_traffic){ferry_sent_here(), traffic.received, traffic.trips}; }
void ferry_count_round_trip(void)
{
	atomic_fetch_add(&round_trips, 1);
	traffic.trips++;
}
uint64_t ferry_round_trips(void) { return atomic_load(&round_trips); }

/* A new session numbers its calls from the beginning: an answer must not find a call, or a token, of the one before. Nobody waits. */
void ferry_receive_reset(int packets)
{
	(void)packets;
	ferry_frame_reset();
	ferry_lock(&recv_mu);
	for (size_t i = 0; i < BUCKETS; i++)
		for (struct ferry_call *c = waiting[i], *next; c; c = next) {
			next = c->next;
			if (c->told)
				atomic_fetch_or(c->told, FERRY_NOTIFIED | FERRY_NOTIFIED_FAILURE);
			free(c->heap);
			free(c->pieces);
			if (c->detached) /* whoever waits takes his own out; others are not from malloc */
				free(c);
		}
	memset(waiting, 0, sizeof waiting);
	later = others.waiting = 0;
	for (struct ferry_due *d = due, *next; d; d = next) {
		next = d->next;
		free(d);
	}
	due = NULL;
	due_end = &due;
	due_n = 0;
	ferry_unlock(&recv_mu);
}

/* Only the forking thread lives on in the child: nobody holds these, nobody waits. */
void ferry_receive_forked(void)
{
	atomic_store(&recv_mu.word, 0);
	ferry_frame_forked();
	memset(waiting, 0, sizeof waiting);
	later = 0;
	reading = 0;
	atomic_store(&awaited, 0);
	due = NULL;
	due_end = &due;
	due_n = 0;
}

void ferry_expect(struct ferry_call *c)
{
	ferry_lock(&recv_mu);
	c->next = waiting[c->id % BUCKETS];
	waiting[c->id % BUCKETS] = c;
	if (c->detached)
		later += c->width * c->rows;
	else
		others.waiting++;
	ferry_unlock(&recv_mu);
}

static void delist(struct ferry_call *c) /* recv_mu held */
{
	for (struct ferry_call **p = &waiting[c->id % BUCKETS]; *p; p = &(*p)->next)
		if (*p == c) {
			*p = c->next;
			if (c->detached)
				later -= c->width * c->rows;
			else
				others.waiting--;
			break;
		}
	/* Lanes find it no more; one may be at it still. */
	while (c->filling) {
		uint32_t seen = atomic_load(&ferry_lanes_turn);
		ferry_unlock(&recv_mu);
		ferry_sleep_while(&ferry_lanes_turn, seen);
		ferry_lock(&recv_mu);
	}
	free(c->pieces);
	c->pieces = NULL;
}

void ferry_unexpect(struct ferry_call *c)
{
	ferry_lock(&recv_mu);
	delist(c);
	ferry_unlock(&recv_mu);
}

void ferry_finish(struct ferry_call *c, const struct ferry_reply *r)
{
	c->result = r->result;
	if (r->async) {
		ferry_log(FERRY_LOG_INFO, "%s failed with %d; reported by a later call", r->async_op < ferry_op_count ? ferry_op_names[r->async_op] : "a command",
			  r->async);
		if (!c->result || c->result == NOT_READY) { /* which is no error, and must not hide one */
			c->result = r->async;
			c->ctx = r->async_ctx;
		}
	}
	ferry_lock(&recv_mu);
	delist(c);
	int mine = c->detached;
	others.answers += !mine;
	if (c->told) /* what went wrong is found out by who asks next */
		atomic_fetch_or(c->told, FERRY_NOTIFIED | (c->result ? FERRY_NOTIFIED_FAILURE : 0));
	else if (mine && c->result) {
		int32_t none = 0;
		atomic_compare_exchange_strong(&late_error, &none, c->result);
	}
	/* The waiter may return, and its stack go, as soon as done is set. */
	atomic_store_explicit(&c->done, 1, memory_order_release);
	ferry_unlock(&recv_mu);
	if (mine) {
		free(c->heap);
		free(c);
	}
}

struct ferry_call_counts ferry_call_counts(void)
{
	ferry_lock(&recv_mu);
	struct ferry_call_counts o = others;
	ferry_unlock(&recv_mu);
	return o;
}

struct ferry_call *ferry_call_of(uint32_t id)
{
	struct ferry_call *c;
	ferry_lock(&recv_mu);
	for (c = waiting[id % BUCKETS]; c && c->id != id; c = c->next)
		;
	ferry_unlock(&recv_mu);
	return c;
}

uint64_t ferry_laned(const struct ferry_call *c)
{
	ferry_lock(&recv_mu);
	uint64_t n = c->laned;
	ferry_unlock(&recv_mu);
	return n;
}

int ferry_queue_due(struct ferry_due *d)
{
	ferry_lock(&recv_mu);
	*due_end = d;
	due_end = &d->next;
	int many = ++due_n > DUE_MOST;
	others.answers++; /* the function may tell another thread */
	ferry_unlock(&recv_mu);
	if (many)
		ferry_lose("it calls without end");
	return many ? -1 : 0;
}

/* recv_mu is held, before and after. */
static void step_down(void)
{
	reading = 0;
	atomic_fetch_add(&turn, 1);
	if (sleepers)
		ferry_wake_all(&turn);
}

int ferry_take_reading(void)
{
	ferry_lock(&recv_mu);
	int mine = !reading;
	if (mine)
		reading = 1;
	ferry_unlock(&recv_mu);
	return mine;
}

void ferry_leave_reading(void)
{
	ferry_lock(&recv_mu);
	step_down();
	ferry_unlock(&recv_mu);
}

/* Read one frame as the reader, or sleep until the reader has filed one. recv_mu is held, before and after, not in between. */
static void read_or_sleep(void)
{
	if (!reading) {
		reading = 1;
		ferry_unlock(&recv_mu);
		(void)ferry_read_frame();
		ferry_lock(&recv_mu);
		step_down();
	} else {
		uint32_t seen = atomic_load(&turn);
		sleepers++;
		ferry_unlock(&recv_mu);
		ferry_sleep_while(&turn, seen);
		ferry_lock(&recv_mu);
		sleepers--;
	}
}

int ferry_awaited(void) { return atomic_load_explicit(&awaited, memory_order_relaxed) > 0; }
int ferry_call_done(struct ferry_call *c) { return atomic_load_explicit(&c->done, memory_order_acquire) != 0; }

int ferry_wait_for(struct ferry_call *c)
{
	if (ferry_way.packets)
		ferry_link_wait(); /* whoever waits sends */
	ferry_count_round_trip();
	return ferry_await_call(c);
}

int ferry_await_call(struct ferry_call *c)
{
	atomic_fetch_add_explicit(&awaited, 1, memory_order_relaxed);
	ferry_lock(&recv_mu);
	while (!atomic_load_explicit(&c->done, memory_order_acquire)) {
		int state = atomic_load(&ferry_s.state);
		if (state != FERRY_UP && !reading) { /* a reader may be filling c this moment */
			delist(c);
			ferry_unlock(&recv_mu);
			atomic_fetch_sub_explicit(&awaited, 1, memory_order_relaxed);
			return c->result = state == FERRY_SHUT ? 4 : 46;
		}
		read_or_sleep();
		if (!quiet && ferry_prints_much()) { /* nobody reads meanwhile, unless somebody else waits too */
			ferry_unlock(&recv_mu);
			ferry_print();
			ferry_lock(&recv_mu);
		}
	}
	ferry_unlock(&recv_mu);
	atomic_fetch_sub_explicit(&awaited, 1, memory_order_relaxed);
	traffic.received += HEADER + sizeof(struct ferry_reply) + c->a_bytes + (c->dst ? c->got + c->laned : 0);
	if (!quiet)
		ferry_print();
	int32_t late = c->result == NOT_READY ? 0 : atomic_exchange(&late_error, 0); /* likewise */
	int rc = c->result ? c->result : late;
	if (rc && ferry_on_error)
		ferry_on_error(c->ctx, rc);
	return rc;
}

static int expects(const unsigned char *p, size_t n) /* recv_mu is held */
{
	for (size_t i = 0; later && i < BUCKETS; i++)
		for (struct ferry_call *c = waiting[i]; c; c = c->next)
			if (c->detached && c->dst < p + n && p < c->dst + (c->rows - 1) * c->dst_pitch + c->width)
				return 1;
	return 0;
}

void ferry_await_detached(const void *p, size_t n)
{
	ferry_lock(&recv_mu);
	atomic_fetch_add_explicit(&awaited, 1, memory_order_relaxed);
	while (expects(p, n) && (reading || atomic_load(&ferry_s.state) == FERRY_UP))
		read_or_sleep();
	atomic_fetch_sub_explicit(&awaited, 1, memory_order_relaxed);
	ferry_unlock(&recv_mu);
}

/* The server keeps what nobody has read. Once more than this is under way, those who ask for more read first: that is what bounds
 * the server's memory. They do not wait for long, since the GPU may be waiting for something the application does next. */
#define MAX_LATER (256ull << 20)
enum { PATIENCE_MS = 100 };

void ferry_make_room(void)
{
	ferry_lock(&recv_mu);
	while (later > MAX_LATER && !reading && atomic_load(&ferry_s.state) == FERRY_UP) {
		reading = 1;
		ferry_unlock(&recv_mu);
		struct pollfd p = {ferry_s.fd, POLLIN, 0};
		int more = ferry_buffered() || (ferry_way.packets ? ferry_link_ready(PATIENCE_MS)
						: ferry_way.rings ? ferry_ring_await(RING_DATA) != 0
								  : poll(&p, 1, PATIENCE_MS) > 0);
		if (more)
			(void)ferry_read_frame();
		ferry_lock(&recv_mu);
		step_down();
		if (!more)
			break;
	}
	ferry_unlock(&recv_mu);
}

/* The reader's: has anything come? */
static int glance(void)
{
	struct pollfd p = {ferry_s.fd, POLLIN, 0};
	return ferry_buffered() || (ferry_way.packets ? ferry_link_glance() : ferry_way.rings ? ferry_glance_ring() : poll(&p, 1, 0) > 0);
}

void ferry_poll_replies(void)
{
	enum { AT_ONCE = 64 }; /* frames: there is always an end to it */
	int saved = errno;
	if (!ferry_take_reading())
		return; /* he who reads files it */
	for (int i = 0; i < AT_ONCE && atomic_load(&ferry_s.state) == FERRY_UP && glance(); i++)
		if (ferry_read_frame())
			break;
	ferry_leave_reading();
	if (!quiet)
		ferry_print();
	errno = saved;
}

/* The thread that runs host functions reads when nobody else does. */
struct ferry_due *ferry_next_due(void)
{
	ferry_lock(&recv_mu);
	while (atomic_load(&ferry_s.state) == FERRY_UP && !due)
		read_or_sleep();
	struct ferry_due *d = atomic_load(&ferry_s.state) == FERRY_UP ? due : NULL;
	if (d && !(due = d->next))
		due_end = &due;
	due_n -= !!d;
	ferry_unlock(&recv_mu);
	return d;
}

/* --- for lanes: a piece is filled by one of them at a time */
enum { PIECE_MISSING, PIECE_COMING, PIECE_THERE };

/* recv_mu is held. As ferry_lane_target, or 2: another lane, whose connection has failed, has it. */
static int find_piece(uint64_t id, uint64_t at, uint32_t n, struct ferry_call **call)
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

int ferry_lane_target(uint64_t id, uint64_t at, uint32_t n, struct ferry_call **call, unsigned char **to)
{
	for (;;) {
		uint32_t seen = atomic_load(&ferry_lanes_turn);
		ferry_lock(&recv_mu);
		int rc = find_piece(id, at, n, call);
		if (rc == 1)
			*to = (*call)->dst + at;
		ferry_unlock(&recv_mu);
		if (rc != 2)
			return rc;
		if (atomic_load(&ferry_s.state) != FERRY_UP)
			return -1;
		ferry_sleep_while(&ferry_lanes_turn, seen);
	}
}

void ferry_lane_filed(struct ferry_call *c, uint64_t at, uint32_t n, int ok)
{
	ferry_lock(&recv_mu);
	c->pieces[at / LANES_PIECE] = ok ? PIECE_THERE : PIECE_MISSING;
	c->laned += ok ? n : 0;
	c->filling--; /* from here on the call may be gone */
	ferry_unlock(&recv_mu);
	ferry_lanes_moved();
}
