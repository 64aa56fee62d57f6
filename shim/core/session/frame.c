/* shim/core/session/frame.c: frames from the server, one by one.
 *
 * Threads: only the reader (reader.c) runs this, without a lock except where it touches calls.
 * Trust:   the server may send anything; a frame that cannot be ends the session. */
#include "frame.h"
#include "../base/log.h"
#include "../net/channel.h"
#include "../net/lane_queue.h"
#include "../net/lanes.h"
#include "calls.h"
#include "hostqueue.h"
#include "output.h"
#include <stdlib.h>

enum { ANSWER_REPLY = 1, ANSWER_DATA = 2, ANSWER_OUTPUT = 3, ANSWER_CALL = 4, ANSWER_REPORT = 5, ANSWER_COMPLAINT = 6, ANSWER_GONE = 7, ANSWER_STORE = 8, ANSWER_LANES = 9 };

void *(*_Atomic ferry_on_store)(uint64_t, uint64_t, size_t *);

static int read_into(void *to, size_t n)
{
	for (unsigned char *p = to; n;) {
		long k = ferry_channel->receive(p, n);
		if (k < 0)
			return -1;
		p += k;
		n -= (size_t)k;
	}
	return 0;
}

static int skip(size_t n)
{
	static unsigned char sink[4096]; /* not on the stack: the reader may run on a small signal stack */
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

/* So much of a call's data travels on lanes: the next frame may mean that it is there. */
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
		if (ferry_call_lane_bytes(c) >= all)
			return 0;
		if (!ferry_lanes_opened()) {
			ferry_lose("it sent data on lanes that there are not");
			return -1;
		}
		if (atomic_load(&ferry_conn.state) != FERRY_UP)
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
	ferry_calls_finish(c, &r);
	return 0;
}

/* What kernels printed, or what their failed assertions said. */
static int read_output(size_t n, int complaint)
{
	struct ferry_text *t = ferry_text_make(n, complaint);
	if (!t) {
		ferry_lose("out of memory for what kernels printed");
		return -1;
	}
	if (read_into(t->data, n)) {
		ferry_text_drop(t);
		return -1;
	}
	return ferry_output_add(t);
}

/* A report of the device about the program: to its developer, line by line. */
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

/* A stream waits for a function of the application, or nothing can use one any more: queue it for the thread that runs those. */
static int read_call(size_t n, int gone)
{
	uint64_t token;
	if (n != sizeof token) {
		ferry_lose("it called without saying what");
		return -1;
	}
	if (read_into(&token, sizeof token))
		return -1;
	return ferry_hostqueue_add(token, gone);
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
	struct ferry_frame h;
	if (read_into(&h, sizeof h))
		return -1;
	size_t payload = h.size - FERRY_FRAME_HEADER, n = h.ctx; /* answers carry their exact length there */
	if (h.size < FERRY_FRAME_HEADER || h.size > FERRY_MAX_FRAME || n > payload || payload - n > 7) {
		ferry_lose("it sent a frame of impossible size");
		return -1;
	}
	struct ferry_call *c = ferry_calls_find(h.id);
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
