/* shim/core/session/command.c: one ordered stream of commands out; reader.c has the way back.
 *
 * ferry_begin takes send_mu and hands out room for the payload; post or ask gives the frame to the channel and unlocks. So frames are whole,
 * and program order across threads is the order on the wire.
 * Lock: send_mu, before recv_mu and every lock of the network. It is held over a fork. */
#include "command.h"
#include "../base/log.h"
#include "../base/result.h"
#include "../net/channel.h"
#include "../net/lane_queue.h"
#include "../net/lanes.h"
#include "../net/transport.h"
#include "frame.h"
#include "reader.h"
#include "transmit.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static ferry_mu send_mu;                             /* one frame at a time goes out; guards: */
static uint64_t out[(FERRY_MAX_FRAME + 7) / 8];
static uint32_t next_id;
static const struct ferry_transport *transport;      /* of the session */
static int upgrade_tried;
static _Atomic uint64_t commands, bytes;             /* sent; written under send_mu */
static int synchronous;                              /* FERRY_SYNC=1 */
static _Atomic unsigned revision;                    /* of the schema, in this session */

static _Thread_local uint32_t context;
static _Thread_local uint64_t sent_bytes;
static _Thread_local int sending;
static _Thread_local int answered; /* what this thread posts */
_Thread_local int ferry_in_host_function;
_Atomic int ferry_begin_watched;
int (*ferry_before_begin)(unsigned);
void (*ferry_after_begin)(void);

int ferry_sending(void) { return sending; }

void ferry_set_context(uint32_t index) { context = index; }
uint32_t ferry_get_context(void) { return context; }
uint64_t ferry_bytes_sent(void) { return atomic_load_explicit(&bytes, memory_order_relaxed); }
uint64_t ferry_commands(void) { return atomic_load(&commands); }

struct ferry_traffic ferry_traffic(void)
{
	struct ferry_received in = ferry_received_here();
	return (struct ferry_traffic){sent_bytes, in.bytes, in.trips};
}

unsigned ferry_revision(void) { return atomic_load_explicit(&revision, memory_order_relaxed); }

int ferry_server_lacks(unsigned op, unsigned since)
{
	static _Atomic uint64_t named[4096 / 64]; /* a bit for each command */
	unsigned has = ferry_revision();
	if (!has || has >= since)
		return 0;
	uint64_t bit = 1ull << op % 64;
	if (op < 4096 && !(atomic_fetch_or(&named[op / 64], bit) & bit))
		ferry_log(FERRY_LOG_INFO, "the server (revision %u) lacks %s: upgrade the server", has, ferry_op_name(op));
	return 1;
}

void ferry_command_reset(const struct ferry_transport *t, unsigned agreed)
{
	atomic_store_explicit(&revision, agreed, memory_order_relaxed);
	const char *sync = getenv("FERRY_SYNC");
	synchronous = sync && *sync && strcmp(sync, "0");
	next_id = 0;
	upgrade_tried = 0;
	transport = t;
}

void ferry_command_before_fork(void) { ferry_lock(&send_mu); }
void ferry_command_after_fork(void) { ferry_unlock(&send_mu); }

/* Only the forking thread lives on in the child: no thread holds the lock. */
void ferry_command_forked(void)
{
	atomic_store(&send_mu.word, 0);
	sending = 0;
}

int ferry_may_stage(void) { return ferry_can.shares_memory && !synchronous && !answered; }
int ferry_passes_descriptors(void) { return ferry_can.passes_descriptors; }
int ferry_replies_are_near(void) { return ferry_can.replies_are_near; }
int ferry_lanes_usable(uint64_t n, int from_server) { return ferry_can.opens_lanes && !synchronous && ferry_lanes_use(n, from_server); }

/* --- making a frame */

/* Take send_mu, after ferry_before_begin. If watching began in between, it is asked now. */
static void take_place(unsigned op)
{
	int held = 0;
	for (int asked = 0;;) {
		if (atomic_load_explicit(&ferry_begin_watched, memory_order_acquire)) {
			int was = answered; /* no thread waits for what ferry_before_begin sends */
			answered = 0;
			asked = 1;
			held = ferry_before_begin(op);
			answered = was;
		}
		ferry_lock(&send_mu);
		if (asked || !atomic_load_explicit(&ferry_begin_watched, memory_order_acquire))
			break;
		ferry_unlock(&send_mu);
	}
	if (held)
		ferry_after_begin();
}

/* The frame is on its way, or never will be. */
static void leave_place(void)
{
	sending = 0;
	ferry_unlock(&send_mu);
}

int ferry_begin(struct ferry_call *c, unsigned op, size_t payload)
{
	if (ferry_in_host_function)
		return FERRY_ERROR_NOT_PERMITTED; /* the stream it would have to wait for may be waiting for this very function */
	if (atomic_load_explicit(&ferry_conn.state, memory_order_acquire) != FERRY_UP)
		return ferry_state_result();
	if (payload > FERRY_MAX_FRAME - FERRY_FRAME_HEADER)
		return FERRY_ERROR_INVALID_VALUE;
	take_place(op);
	sending = 1;
	c->op = (uint16_t)op;
	c->id = 0;
	c->a = NULL;
	c->a_bytes = 0;
	c->dst = NULL;
	c->heap = NULL;
	c->result = 0;
	c->detached = 0;
	c->notify = NULL;
	c->pieces = NULL;
	c->laned = 0;
	c->filling = 0;
	c->ctx = context;
	atomic_store_explicit(&c->done, 0, memory_order_relaxed);
	struct ferry_frame *h = (struct ferry_frame *)out;
	*h = (struct ferry_frame){(uint32_t)(FERRY_FRAME_HEADER + FERRY_PAD(payload)), (uint16_t)op, 0, 0, context};
	c->q = out + FERRY_FRAME_HEADER / 8;
	return 0;
}

/* Number a call. A detached one may be answered, and gone, before its own sender has returned, so nothing after this touches it unless it
 * waits. */
static void number_call(struct ferry_call *c)
{
	if (++next_id == 0)
		next_id = 1;
	((struct ferry_frame *)out)->id = c->id = next_id;
	ferry_calls_add(c);
}

/* Send what is in out, with the last bytes coming from rows of the application's memory. Unlocks send_mu. waits: the caller is about to wait
 * for the answer. */
static int publish(const unsigned char *rows, uint64_t pitch, uint64_t width, uint64_t n, int waits)
{
	struct ferry_frame *h = (struct ferry_frame *)out;
	static const uint64_t zero;
	size_t data = (size_t)(width * n), pad = FERRY_PAD(data) - data;
	struct iovec v[66];
	int k = 0, rc = 0;

	atomic_store_explicit(&commands, atomic_load_explicit(&commands, memory_order_relaxed) + 1, memory_order_relaxed);
	atomic_store_explicit(&bytes, atomic_load_explicit(&bytes, memory_order_relaxed) + h->size, memory_order_relaxed);
	sent_bytes += h->size;
	v[k++] = (struct iovec){out, h->size - FERRY_PAD(data)};
	if (pitch == width || n == 1) {
		if (data)
			v[k++] = (struct iovec){(void *)rows, data};
	} else {
		for (uint64_t i = 0; i < n && !rc; i++) {
			v[k++] = (struct iovec){(void *)(rows + i * pitch), (size_t)width};
			if (k == 64) {
				rc = ferry_transmit(v, k, 0);
				k = 0;
			}
		}
	}
	if (pad)
		v[k++] = (struct iovec){(void *)&zero, pad};
	if (!rc)
		rc = ferry_transmit(v, k, waits ? FERRY_SEND_LAST | FERRY_SEND_WAITS : FERRY_SEND_LAST);
	leave_place();
	return rc;
}

void ferry_answer_posts(int on) { answered = on; }

int ferry_post_rows(struct ferry_call *c, const void *data, uint64_t pitch, uint64_t width, uint64_t rows)
{
	if (!synchronous && !answered)
		return publish(data, pitch, width, rows, 0);
	((struct ferry_frame *)out)->flags = FERRY_FRAME_ANSWER;
	number_call(c);
	int rc = publish(data, pitch, width, rows, 1);
	rc = rc ? rc : ferry_wait_for_reply(c);
	ferry_end(c);
	return rc;
}

/* Until the server has a payload. It may be waiting for this process to take an answer before it takes the command: read, if no other thread
 * does. */
static int await_payload(struct ferry_payload *p)
{
	int rc;
	ferry_count_round_trip();
	while (!(rc = ferry_lanes_wait(p, 10)))
		if (ferry_reader_try()) {
			if (ferry_channel->await(FERRY_READABLE, 0) > 0)
				(void)ferry_read_frame();
			ferry_reader_leave();
		}
	return rc < 0 ? FERRY_ERROR_DEVICE_UNAVAILABLE : 0;
}

int ferry_post_payload(struct ferry_call *c, unsigned slot, const void *data, uint64_t n, int later)
{
	struct ferry_payload here = {.src = data, .size = n}, *p = later ? malloc(sizeof *p) : NULL;
	if (p) {
		*p = here;
		p->detached = 1;
	}
	c->q[slot] = ferry_lanes_offer(p ? p : &here);
	atomic_store_explicit(&bytes, atomic_load_explicit(&bytes, memory_order_relaxed) + n, memory_order_relaxed);
	sent_bytes += n;
	int rc = publish(NULL, 0, 0, 0, 0), taken = p ? 0 : await_payload(&here);
	return rc ? rc : taken;
}

int ferry_post_bulk(struct ferry_call *c, const void *data, size_t n) { return ferry_post_rows(c, data, n, n, n ? 1 : 0); }
int ferry_post(struct ferry_call *c) { return ferry_post_rows(c, NULL, 0, 0, 0); }

int ferry_ask(struct ferry_call *c) { return ferry_ask_with(c, -1); }

/* Send a call that is answered, with a descriptor unless fd is negative. */
static int send_question(struct ferry_call *c, int fd)
{
	number_call(c);
	int rc = fd >= 0 ? ferry_transmit_descriptor(fd, 0) : 0;
	rc = rc ? (leave_place(), rc) : publish(NULL, 0, 0, 0, 1);
	if (rc)
		ferry_calls_remove(c);
	return rc;
}

int ferry_ask_with(struct ferry_call *c, int fd)
{
	int rc = send_question(c, fd);
	return rc ? rc : ferry_wait_for_reply(c);
}

int ferry_ask_alone(struct ferry_call *c, int fd)
{
	int rc = send_question(c, fd);
	if (rc)
		return rc;
	if ((rc = ferry_wait_for_reply(c)) && !c->result)
		ferry_keep_error(rc);
	return c->result;
}

int ferry_ask_async(struct ferry_call *c)
{
	number_call(c);
	int rc = publish(NULL, 0, 0, 0, 0);
	if (rc)
		ferry_calls_remove(c);
	return rc;
}

static void set_destination(struct ferry_call *c, void *dst, uint64_t pitch, uint64_t width, uint64_t rows)
{
	c->dst = dst;
	c->dst_pitch = pitch;
	c->width = width;
	c->rows = rows;
	c->got = 0;
}

int ferry_ask_into(struct ferry_call *c, void *dst, uint64_t pitch, uint64_t width, uint64_t rows)
{
	set_destination(c, dst, pitch, width, rows);
	return ferry_ask(c);
}

int ferry_ask_detached(struct ferry_call *c, void *dst, uint64_t pitch, uint64_t width, uint64_t rows)
{
	set_destination(c, dst, pitch, width, rows);
	c->detached = 1;
	number_call(c);
	int rc = publish(NULL, 0, 0, 0, 0);
	if (rc) {
		ferry_calls_remove(c);
		free(c);
	}
	ferry_drain_detached();
	return rc;
}

int ferry_ask_notify(struct ferry_call *c, _Atomic uint64_t *notify, struct ferry_call_counts *at)
{
	set_destination(c, NULL, 0, 0, 0);
	c->detached = 1;
	c->notify = notify;
	number_call(c);
	*at = ferry_call_counts(); /* every thread that waits has sent before */
	int rc = publish(NULL, 0, 0, 0, 0);
	if (rc) {
		ferry_calls_remove(c);
		atomic_fetch_or(notify, FERRY_NOTIFIED | FERRY_NOTIFIED_FAILURE);
		free(c);
	}
	return rc;
}

void ferry_end(struct ferry_call *c)
{
	free(c->heap);
	c->heap = NULL;
	c->a = NULL;
}

/* --- a faster channel */

void ferry_upgrade_channel(void)
{
	struct ferry_call c;
	if (upgrade_tried || !transport || !transport->upgrade || ferry_begin(&c, 0, 0))
		return;
	upgrade_tried = 1;
	int fd = transport->open();
	if (fd != -1 && !(fd >= 0 ? ferry_transmit_descriptor(fd, FERRY_FRAME_UPGRADE) : ferry_transmit_mark(FERRY_FRAME_UPGRADE))) {
		transport->upgrade->begin(NULL, &ferry_can);
		ferry_channel = transport->upgrade;
		ferry_log(FERRY_LOG_INFO, "commands travel through %s", ferry_channel->name);
	}
	leave_place();
	if (fd >= 0)
		close(fd);
}
