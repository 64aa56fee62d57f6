/* shim/core/receive.c: answers in any order, filed under the calls they belong to.
 *
 * Whoever waits reads. One waiter at a time is the reader; it files what it reads under the call it belongs to and wakes the others
 * when it is served itself. Without a waiter nobody reads, and the server does not mind.
 * Memory: a call lives on its caller's stack from ask to end, except detached ones, which the reader frees. */
#include "command.h"
#include "link.h"
#include "ring.h"
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/socket.h>

extern const char *const ferry_op_names[]; /* generated with the commands */
extern const unsigned ferry_op_count;

enum { ANSWER_REPLY = 1, ANSWER_DATA = 2, ANSWER_OUTPUT = 3, ANSWER_CALL = 4, ANSWER_REPORT = 5, ANSWER_COMPLAINT = 6, ANSWER_GONE = 7, ANSWER_STORE = 8 };
struct reply { int32_t result, async; uint32_t async_op, async_ctx; };

static ferry_mu recv_mu;             /* guards the list, the reader's role and a detached call's fate */
enum { BUCKETS = 256 };
static struct ferry_call *waiting[BUCKETS]; /* by id: copies that nobody waits for may be many */
static uint64_t later;                      /* bytes they still have to bring */
static int reading;
static _Atomic uint32_t turn;        /* changes whenever something was filed or the reader stepped down */
static int sleepers;                 /* who wait for that; under recv_mu */
static unsigned char in[64 << 10];   /* the reader's */
static size_t in_at, in_end;
static _Atomic int32_t late_error;   /* the first error of a detached call */

void (*ferry_on_error)(uint32_t, int);
void *(*_Atomic ferry_on_store)(uint64_t, uint64_t, size_t *);
static struct ferry_due *due, **due_end = &due; /* host functions to run and tokens to forget, oldest first; under recv_mu */
static size_t due_n;
enum { DUE_MOST = 1 << 20 }; /* beyond what any program has under way */
static _Atomic uint64_t round_trips;
static _Thread_local struct { uint64_t received, trips; } traffic;
static _Thread_local int quiet;

/* What kernels printed, until somebody waits for an answer outside a signal handler. Mapped, not allocated. */
struct text { struct text *next; size_t n, room; int complaint; char data[]; };
static struct text *texts, **texts_end = &texts; /* under recv_mu */
static size_t texts_bytes;                       /* in them; under recv_mu */
enum { TEXTS_SOON = 1 << 20, TEXTS_MOST = 64 << 20 }; /* printed before the wait is over; more than can wait for a signal handler's end */
static ferry_mu print_mu;                        /* one printer at a time; taken before recv_mu */

void ferry_quiet(int on) { quiet = on; }

void ferry_keep_error(int rc)
{
	int32_t none = 0;
	atomic_compare_exchange_strong(&late_error, &none, rc);
}

struct ferry_traffic ferry_traffic(void) { return (struct ferry_traffic){ferry_sent_here(), traffic.received, traffic.trips}; }
uint64_t ferry_round_trips(void) { return atomic_load(&round_trips); }

/* A new session numbers its calls from the beginning: an answer must not find a call, or a token, of the one before. Nobody waits. */
void ferry_receive_reset(int packets)
{
	(void)packets;
	in_at = in_end = 0;
	ferry_lock(&recv_mu);
	for (size_t i = 0; i < BUCKETS; i++)
		for (struct ferry_call *c = waiting[i], *next; c; c = next) {
			next = c->next;
			free(c->heap);
			free(c); /* detached: whoever waits takes his own out */
		}
	memset(waiting, 0, sizeof waiting);
	later = 0;
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
	atomic_store(&print_mu.word, 0);
	memset(waiting, 0, sizeof waiting);
	later = 0;
	reading = 0;
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
	ferry_unlock(&recv_mu);
}

static void delist(struct ferry_call *c) /* recv_mu held */
{
	for (struct ferry_call **p = &waiting[c->id % BUCKETS]; *p; p = &(*p)->next)
		if (*p == c) {
			*p = c->next;
			if (c->detached)
				later -= c->width * c->rows;
			return;
		}
}

void ferry_unexpect(struct ferry_call *c)
{
	ferry_lock(&recv_mu);
	delist(c);
	ferry_unlock(&recv_mu);
}

/* --- only the reader runs these, without a lock except where they touch calls */

int ferry_buffered(void) { return in_at < in_end; }

static int read_into(void *to, size_t n)
{
	unsigned char *p = to;
	while (n) {
		if (in_at < in_end) {
			size_t k = in_end - in_at < n ? in_end - in_at : n;
			memcpy(p, in + in_at, k);
			in_at += k;
			p += k;
			n -= k;
			continue;
		}
		int direct = n >= sizeof in;
		if (ferry_way.packets) { /* it has a buffer of its own */
			long got = ferry_link_get(p, n);
			if (got < 0)
				return -1;
			p += got;
			n -= (size_t)got;
			continue;
		}
		ssize_t k = ferry_way.rings ? ferry_ring_get(direct ? p : in, direct ? n : sizeof in) : recv(ferry_s.fd, direct ? p : in, direct ? n : sizeof in, 0);
		if (ferry_way.rings && k == 0) {
			if (ferry_await_ring(RING_DATA))
				return -1;
			continue;
		}
		if (ferry_way.rings && k < 0) {
			ferry_lose("it broke the ring");
			return -1;
		}
		if (k <= 0) {
			if (k < 0 && errno == EINTR)
				continue;
			ferry_lose(k == 0 ? "it closed the connection" : strerror(errno));
			return -1;
		}
		if (direct) {
			p += k;
			n -= (size_t)k;
		} else {
			in_at = 0;
			in_end = (size_t)k;
		}
	}
	return 0;
}

static int skip(size_t n)
{
	static unsigned char sink[4096]; /* the reader's; it may run on a small signal stack */
	while (n) {
		size_t k = n < sizeof sink ? n : sizeof sink;
		if (read_into(sink, k))
			return -1;
		n -= k;
	}
	return 0;
}

/* Put the next bytes of a call's data where they belong, row by row. */
static int read_data(struct ferry_call *c, size_t n)
{
	if (!c->dst || n > c->width * c->rows - c->got) {
		ferry_lose("it sent more data than was asked for");
		return -1;
	}
	while (n) {
		uint64_t row = c->got / c->width, col = c->got % c->width;
		size_t k = c->dst_pitch == c->width ? n : (size_t)(c->width - col);
		k = k < n ? k : n;
		if (read_into(c->dst + row * c->dst_pitch + col, k))
			return -1;
		c->got += k;
		n -= k;
	}
	return 0;
}

static void finish(struct ferry_call *c, const struct reply *r)
{
	c->result = r->result;
	if (r->async) {
		ferry_log(FERRY_INFO, "%s failed with %d; reported by a later call", r->async_op < ferry_op_count ? ferry_op_names[r->async_op] : "a command",
			  r->async);
		if (!c->result) {
			c->result = r->async;
			c->ctx = r->async_ctx;
		}
	}
	ferry_lock(&recv_mu);
	delist(c);
	int mine = c->detached;
	if (mine && c->result) {
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

static int read_reply(struct ferry_call *c, size_t n)
{
	struct reply r;
	if (n < sizeof r) {
		ferry_lose("it sent an answer that is cut short");
		return -1;
	}
	if (read_into(&r, sizeof r))
		return -1;
	n -= sizeof r;
	uint64_t *to = c->room;
	if (n > sizeof c->room)
		to = c->heap = malloc(FERRY_PAD(n));
	if (!to) {
		ferry_lose("out of memory for its answer");
		return -1;
	}
	if (read_into(to, n))
		return -1;
	c->a = to;
	c->a_bytes = n;
	finish(c, &r);
	return 0;
}

/* What kernels printed, or what their failed assertions said: through stdio, to keep the order with the program's own output. The
 * program may hold stdio's lock this moment, in a thread that waits for us: print later. */
static int read_output(size_t n, int complaint)
{
	size_t room = sizeof(struct text) + n;
	struct text *t = mmap(NULL, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (t == MAP_FAILED) {
		ferry_lose("out of memory for what kernels printed");
		return -1;
	}
	*t = (struct text){NULL, n, room, complaint};
	if (read_into(t->data, n)) {
		munmap(t, room);
		return -1;
	}
	ferry_lock(&recv_mu);
	*texts_end = t;
	texts_end = &t->next;
	texts_bytes += (room + 4095) & ~(size_t)4095; /* an empty one takes a page too */
	int many = texts_bytes > TEXTS_MOST;
	ferry_unlock(&recv_mu);
	if (many)
		ferry_lose("it prints without end");
	return many ? -1 : 0;
}

/* Through stdio, to keep the order with the program's own output. */
static void print(void)
{
	ferry_lock(&print_mu);
	ferry_lock(&recv_mu);
	struct text *t = texts;
	texts = NULL;
	texts_end = &texts;
	texts_bytes = 0;
	ferry_unlock(&recv_mu);
	while (t) {
		struct text *next = t->next;
		fwrite(t->data, 1, t->n, t->complaint ? stderr : stdout);
		munmap(t, t->room);
		t = next;
	}
	ferry_unlock(&print_mu);
}

/* What the device found wrong with the program: to its developer, line by line. */
static int read_report(size_t n)
{
	char line[960];
	size_t at = 0;
	while (n--) {
		char ch;
		if (read_into(&ch, 1))
			return -1;
		if (ch != '\n')
			line[at++] = ch;
		if (at && (ch == '\n' || at == sizeof line - 1 || !n)) {
			line[at] = 0;
			ferry_log(FERRY_ERROR, "%s", line);
			at = 0;
		}
	}
	return 0;
}

/* A stream waits for a function of the application's, or nothing can use one any more: queue it for the thread that runs those. */
static int read_call(size_t n, int gone)
{
	struct ferry_due *d;
	uint64_t token;
	if (n != sizeof token) {
		ferry_lose("it called without saying what");
		return -1;
	}
	if (read_into(&token, sizeof token))
		return -1;
	if (!(d = malloc(sizeof *d))) {
		ferry_lose("out of memory for its call");
		return -1;
	}
	*d = (struct ferry_due){token, gone, NULL};
	ferry_lock(&recv_mu);
	*due_end = d;
	due_end = &d->next;
	int many = ++due_n > DUE_MOST;
	ferry_unlock(&recv_mu);
	if (many)
		ferry_lose("it calls without end");
	return many ? -1 : 0;
}

/* Bytes for memory that a token names: they are there before anything that is read later. */
static int read_store(size_t n)
{
	uint64_t head[2]; /* token, offset */
	if (n < sizeof head || !ferry_on_store) {
		ferry_lose("it stored nothing");
		return -1;
	}
	if (read_into(head, sizeof head))
		return -1;
	for (n -= sizeof head; n;) {
		size_t k = 0;
		void *to = ferry_on_store(head[0], head[1], &k);
		if (!to || !k) {
			ferry_lose("it stored where nobody asked it to");
			return -1;
		}
		k = k < n ? k : n;
		if (read_into(to, k))
			return -1;
		head[1] += k;
		n -= k;
	}
	return 0;
}

int ferry_read_frame(void)
{
	struct header h;
	if (read_into(&h, sizeof h))
		return -1;
	size_t payload = h.size - HEADER, n = h.ctx; /* answers carry their exact length there */
	if (h.size < HEADER || h.size > MAX_FRAME || n > payload || payload - n > 7) {
		ferry_lose("it sent a frame of impossible size");
		return -1;
	}
	struct ferry_call *c;
	ferry_lock(&recv_mu);
	for (c = waiting[h.id % BUCKETS]; c && c->id != h.id; c = c->next)
		;
	ferry_unlock(&recv_mu);
	int rc;
	if (h.op == ANSWER_OUTPUT || h.op == ANSWER_COMPLAINT)
		rc = read_output(n, h.op == ANSWER_COMPLAINT);
	else if (h.op == ANSWER_REPORT)
		rc = read_report(n);
	else if (h.op == ANSWER_CALL || h.op == ANSWER_GONE)
		rc = read_call(n, h.op == ANSWER_GONE);
	else if (h.op == ANSWER_STORE)
		rc = read_store(n);
	else if (c && h.op == ANSWER_DATA)
		rc = read_data(c, n);
	else if (c && h.op == ANSWER_REPLY)
		rc = read_reply(c, n);
	else {
		ferry_lose("it answered what was not asked");
		rc = -1;
	}
	return rc ? rc : skip(payload - n);
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

int ferry_wait_for(struct ferry_call *c)
{
	if (ferry_way.packets)
		ferry_link_wait(); /* whoever waits sends */
	atomic_fetch_add(&round_trips, 1);
	traffic.trips++;
	ferry_lock(&recv_mu);
	while (!atomic_load_explicit(&c->done, memory_order_acquire)) {
		int state = atomic_load(&ferry_s.state);
		if (state != FERRY_UP && !reading) { /* a reader may be filling c this moment */
			delist(c);
			ferry_unlock(&recv_mu);
			return c->result = state == FERRY_SHUT ? 4 : 46;
		}
		read_or_sleep();
		if (texts_bytes > TEXTS_SOON && !quiet) { /* nobody reads meanwhile, unless somebody else waits too */
			ferry_unlock(&recv_mu);
			print();
			ferry_lock(&recv_mu);
		}
	}
	int printed = texts && !quiet;
	ferry_unlock(&recv_mu);
	traffic.received += HEADER + sizeof(struct reply) + c->a_bytes + (c->dst ? c->got : 0);
	if (printed)
		print();
	int32_t late = atomic_exchange(&late_error, 0);
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

void ferry_await(const void *p, size_t n)
{
	ferry_lock(&recv_mu);
	while (expects(p, n) && (reading || atomic_load(&ferry_s.state) == FERRY_UP))
		read_or_sleep();
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
