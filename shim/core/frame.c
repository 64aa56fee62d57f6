/* shim/core/frame.c: what the server sends, frame by frame. Only the reader (receive.c) runs this, without a lock except where it touches
 * calls; and whoever prints what kernels printed. */
#include "command.h"
#include "lanes.h"
#include "link.h"
#include "ring.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/socket.h>

enum { ANSWER_REPLY = 1, ANSWER_DATA = 2, ANSWER_OUTPUT = 3, ANSWER_CALL = 4, ANSWER_REPORT = 5, ANSWER_COMPLAINT = 6, ANSWER_GONE = 7, ANSWER_STORE = 8, ANSWER_LANES = 9 };

static unsigned char in[64 << 10];
static size_t in_at, in_end;
void *(*_Atomic ferry_on_store)(uint64_t, uint64_t, size_t *);

/* What kernels printed, until somebody waits for an answer outside a signal handler. Mapped, not allocated. */
struct text { struct text *next; size_t n, room; int complaint; char data[]; };
static struct text *texts, **texts_end = &texts; /* under text_mu */
static _Atomic size_t texts_bytes;               /* in them; written under text_mu */
enum { TEXTS_SOON = 1 << 20, TEXTS_MOST = 64 << 20 }; /* printed before the wait is over; more than can wait for a signal handler's end */
static ferry_mu print_mu, text_mu;               /* one printer at a time; taken before text_mu */

void ferry_frame_reset(void) { in_at = in_end = 0; }

/* Only the forking thread lives on in the child. */
void ferry_frame_forked(void)
{
	atomic_store(&print_mu.word, 0);
	atomic_store(&text_mu.word, 0);
}

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

/* So much of a call's data travels on lanes: whatever is said next may mean that it is there. */
static int read_lanes(struct ferry_call *c, size_t n)
{
	uint64_t all;
	if (n != sizeof all) {
		ferry_lose("it sent data on lanes without saying how much");
		return -1;
	}
	if (read_into(&all, sizeof all))
		return -1;
	if (!c->dst || all > c->width * c->rows) {
		ferry_lose("it sent more data than was asked for");
		return -1;
	}
	for (;;) {
		uint32_t seen = atomic_load(&ferry_lanes_turn);
		if (ferry_laned(c) >= all)
			return 0;
		if (!ferry_lanes_opened()) {
			ferry_lose("it sent data on lanes that there are not");
			return -1;
		}
		if (atomic_load(&ferry_s.state) != FERRY_UP)
			return -1;
		ferry_sleep_while(&ferry_lanes_turn, seen);
	}
}

static int read_reply(struct ferry_call *c, size_t n)
{
	struct ferry_reply r;
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
	ferry_finish(c, &r);
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
	ferry_lock(&text_mu);
	*texts_end = t;
	texts_end = &t->next;
	size_t all = atomic_fetch_add(&texts_bytes, (room + 4095) & ~(size_t)4095) + room; /* an empty one takes a page too */
	ferry_unlock(&text_mu);
	if (all > TEXTS_MOST)
		ferry_lose("it prints without end");
	return all > TEXTS_MOST ? -1 : 0;
}

int ferry_prints_much(void) { return atomic_load_explicit(&texts_bytes, memory_order_relaxed) > TEXTS_SOON; }

/* Through stdio, to keep the order with the program's own output. */
void ferry_print(void)
{
	if (!atomic_load_explicit(&texts_bytes, memory_order_acquire))
		return;
	ferry_lock(&print_mu);
	ferry_lock(&text_mu);
	struct text *t = texts;
	texts = NULL;
	texts_end = &texts;
	atomic_store(&texts_bytes, 0);
	ferry_unlock(&text_mu);
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
			ferry_log(FERRY_LOG_ERROR, "%s", line);
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
	return ferry_queue_due(d);
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
	struct ferry_call *c = ferry_call_of(h.id);
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
	else if (c && h.op == ANSWER_LANES)
		rc = read_lanes(c, n);
	else if (c && h.op == ANSWER_REPLY)
		rc = read_reply(c, n);
	else {
		ferry_lose("it answered what was not asked");
		rc = -1;
	}
	return rc ? rc : skip(payload - n);
}
