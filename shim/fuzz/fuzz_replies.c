/* shim/fuzz/fuzz_replies.c: every sender of gen_send.c, and the core's own ways to ask, against a server that answers anything:
 * handshake, packets, frames, the answers' decoding, and connections that are cut and made anew.
 * Links: core/, cuda/gen_send.c */
#include "../core/ferry.h"
#include "calls.h"
#include "server.h"
#include "../cuda/gen_types.h"
#include "session.h"
#include <stdlib.h>

const char fuzz_name[] = "replies";
const unsigned ferry_service = 0;

enum { MOST_BUFFERS = 32, LATER = 1 << 16 };
static void *buffers[MOST_BUFFERS];
static unsigned buffers_n;
static unsigned char *later_to; /* where detached copies go: they may come long after */

static void *store(uint64_t token, uint64_t offset, size_t *n)
{
	if (token != 1 || offset >= 100)
		return NULL;
	*n = 100 - (size_t)offset;
	return later_to + offset;
}

void fuzz_begin(void)
{
	session_environment();
	replies_load("build/fuzz/answers");
	later_to = malloc(LATER);
	ferry_on_store = store;
}
int fuzz_option(const char *name, const char *value) { return (void)name, (void)value, 0; }

unsigned fuzz_count(void) { return (unsigned)fuzz_pick(6); }
int fuzz_absent(void) { return fuzz_pick(4) == 3; }

void *fuzz_in(size_t n)
{
	void *p = calloc(1, n ? n : 1);
	fuzz_bytes(p, n < 16 ? n : 16);
	if (buffers_n == MOST_BUFFERS)
		abort();
	return buffers[buffers_n++] = p;
}

const char *fuzz_string(void)
{
	static const char *const names[] = {"kernel", "", "_Z6kernelPf"};
	return names[fuzz_pick(3)];
}

void fuzz_array(struct ferry_array *a)
{
	static volatile unsigned char sum;
	FUZZ_CHECK(!a->n || a->p);
	for (size_t i = 0; i < a->n; i++) /* an element has at least a byte */
		sum ^= ((unsigned char *)a->p)[i];
	free(a->p);
}

/* A copy back: into rows of exactly as much memory as was asked for. */
static void copy_out(int waits)
{
	uint64_t width = 1 + fuzz_pick(300), rows = 1 + fuzz_pick(5), pitch = width + fuzz_pick(3) * 8;
	struct ferry_call here, *c = waits ? &here : malloc(sizeof *c);
	if (ferry_begin(c, waits ? FERRY_OP_CopyOut : FERRY_OP_CopyOutLater, 40)) {
		if (!waits)
			free(c);
		return;
	}
	uint64_t q[] = {0x200000000000, pitch, width, rows, 0};
	memcpy(c->q, q, sizeof q);
	if (!waits) {
		(void)ferry_ask_detached(c, later_to, pitch, width, rows);
		return;
	}
	unsigned char *to = malloc((rows - 1) * pitch + width);
	(void)ferry_ask_into(c, to, pitch, width, rows);
	ferry_end(c);
	free(to);
}

void fuzz_one(void)
{
	if (session_open(0))
		return;
	for (unsigned n = 1 + (unsigned)fuzz_pick(8); n && !ferry_session_forked(); n--) {
		unsigned what = (unsigned)fuzz_pick(fuzz_calls_n + 3);
		if (what < fuzz_calls_n)
			(void)fuzz_calls[what].call();
		else if (what < fuzz_calls_n + 2)
			copy_out(what == fuzz_calls_n);
		else
			ferry_await_detached(later_to, LATER);
		while (buffers_n)
			free(buffers[--buffers_n]);
	}
}
