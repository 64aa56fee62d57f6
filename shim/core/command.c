/* shim/core/command.c: one ordered stream of commands out; receive.c has the way back.
 *
 * begin takes send_mu and hands out room for the payload; post or ask writes the frame and lets go. On the same host, what the
 * kernel or the ring has taken is on its way, and nothing is buffered here. Over a network frames go into the link's ring (link.c). */
#include "command.h"
#include "lanes.h"
#include "link.h"
#include "ring.h"
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

extern const char *const ferry_op_names[]; /* generated with the commands */
extern const unsigned ferry_op_count;

enum { FLAG_RINGS = 2 };

static uint64_t out[(MAX_FRAME + 7) / 8]; /* under send_mu */
static uint32_t next_id;                  /* under send_mu */
static int synchronous;                   /* FERRY_SYNC=1 */
struct ferry_way ferry_way;
static int asked_for_rings;

static _Thread_local uint32_t context;
static _Thread_local uint64_t sent_bytes;
static _Thread_local int sending;
static _Thread_local int answered; /* what this thread posts */
_Atomic int ferry_begin_watched;
int (*ferry_before_begin)(unsigned);
void (*ferry_after_begin)(void);

int ferry_sending(void) { return sending; }

void ferry_set_context(uint32_t index) { context = index; }
uint32_t ferry_get_context(void) { return context; }
uint64_t ferry_bytes_sent(void) { return atomic_load_explicit(&ferry_s.bytes, memory_order_relaxed); }
uint64_t ferry_commands(void) { return atomic_load(&ferry_s.commands); }
uint64_t ferry_sent_here(void) { return sent_bytes; }

void ferry_command_reset(int packets)
{
	const char *sync = getenv("FERRY_SYNC");
	synchronous = sync && *sync && strcmp(sync, "0");
	next_id = 0;
	asked_for_rings = 0;
	ferry_way = (struct ferry_way){0, packets};
}

/* Only the forking thread lives on in the child: nobody holds these, nobody waits. */
void ferry_command_forked(void)
{
	atomic_store(&ferry_s.send_mu.word, 0);
	sending = 0;
}

/* --- sending */

/* Is the other end of the socket closed? With rings nothing else tells of a server that died. */
static int hung_up(void)
{
	struct pollfd p = {ferry_s.fd, POLLRDHUP, 0};
	return poll(&p, 1, 0) > 0 && (p.revents & (POLLRDHUP | POLLHUP | POLLERR | POLLNVAL));
}

/* Wait until bytes can be got or put. 0, or -1 when the server is gone. */
int ferry_await_ring(int what)
{
	if (ferry_ring_await(what) || !hung_up() || ferry_ring_await(what))
		return 0;
	ferry_lose("it closed the connection");
	return -1;
}

/* For those who come again and again and never sleep: a look at the socket is a system call, and need not be made each time. */
int ferry_glance_ring(void)
{
	enum { EVERY_MS = 50 };
	static int64_t looked;
	struct timespec t;
	if (ferry_ring_ready())
		return 1;
	clock_gettime(CLOCK_MONOTONIC_COARSE, &t);
	int64_t now = t.tv_sec * 1000ll + t.tv_nsec / 1000000;
	if (now - looked < EVERY_MS)
		return 0;
	looked = now;
	if (hung_up() && !ferry_ring_ready())
		ferry_lose("it closed the connection");
	return ferry_ring_ready();
}

/* The server may be waiting for us to take an answer before it takes our command: while we cannot send, read. */
static int until_writable(void)
{
	int reader = ferry_take_reading(), readable = reader && ferry_buffered(), rc = 0;
	if (!readable && ferry_way.rings) {
		rc = ferry_await_ring(RING_ROOM | (reader ? RING_DATA : 0));
		readable = reader && !rc && ferry_ring_ready();
	} else if (!readable) {
		struct pollfd p = {ferry_s.fd, (short)(POLLOUT | (reader ? POLLIN : 0)), 0};
		poll(&p, 1, reader ? -1 : 100); /* a reader elsewhere may step down unseen: look again */
		readable = reader && (p.revents & POLLIN);
	}
	if (reader) {
		if (readable)
			(void)ferry_read_frame();
		ferry_leave_reading();
	}
	return rc;
}

/* The server has not acknowledged what it was sent. What it says comes among its answers: read, or let the reader. */
static int until_acknowledged(void)
{
	while (!ferry_link_room() && atomic_load(&ferry_s.state) == FERRY_UP) {
		ferry_link_flush();
		if (!ferry_take_reading()) {
			ferry_link_nap(10); /* the reader may step down unseen */
			continue;
		}
		if (ferry_link_ready(100) && !ferry_link_room())
			(void)ferry_read_frame();
		ferry_leave_reading();
	}
	return atomic_load(&ferry_s.state) == FERRY_UP ? 0 : 46;
}

/* Into the link's ring, from where others may send it while we go on. */
static int link_all(const struct iovec *v, int n)
{
	enum { SHOW = 128 << 10 }; /* so that the other end takes one part while we bring the next */
	for (int i = 0; i < n; i++)
		for (size_t done = 0; done < v[i].iov_len;) {
			size_t left = v[i].iov_len - done;
			size_t k = ferry_link_put((const char *)v[i].iov_base + done, left < SHOW ? left : SHOW);
			done += k;
			if (left > SHOW || !k)
				ferry_link_show(0);
			if (!k && until_acknowledged())
				return 46;
		}
	return 0;
}

static int put_all(const struct iovec *v, int n)
{
	for (int i = 0; i < n; i++)
		for (size_t done = 0; done < v[i].iov_len;) {
			size_t k = ferry_ring_put((const char *)v[i].iov_base + done, v[i].iov_len - done);
			done += k;
			if (k)
				continue;
			ferry_ring_show();
			if (until_writable())
				return 46;
		}
	ferry_ring_show();
	return 0;
}

static int send_all(struct iovec *v, int n)
{
	if (ferry_way.packets)
		return link_all(v, n);
	if (ferry_way.rings)
		return put_all(v, n);
	while (n) {
		struct msghdr m = {.msg_iov = v, .msg_iovlen = (size_t)(n < IOV_MAX ? n : IOV_MAX)};
		ssize_t k = sendmsg(ferry_s.fd, &m, MSG_NOSIGNAL | MSG_DONTWAIT);
		if (k < 0) {
			if (errno == EINTR)
				continue;
			if (errno == EAGAIN) {
				(void)until_writable();
				continue;
			}
			ferry_lose(errno == EPIPE || errno == ECONNRESET ? "it closed the connection" : strerror(errno));
			return 46;
		}
		while (n && (size_t)k >= v->iov_len) {
			k -= (ssize_t)v->iov_len;
			v++;
			n--;
		}
		if (n) {
			v->iov_base = (char *)v->iov_base + k;
			v->iov_len -= (size_t)k;
		}
	}
	return 0;
}

_Thread_local int ferry_in_host_function;

/* Take send_mu, after whoever watches commands has had his turn. If watching began in between, he has it now. */
static void take_place(unsigned op)
{
	int held = 0;
	for (int asked = 0;;) {
		if (atomic_load_explicit(&ferry_begin_watched, memory_order_acquire)) {
			int was = answered; /* what goes ahead is nobody's to wait for */
			answered = 0;
			asked = 1;
			held = ferry_before_begin(op);
			answered = was;
		}
		ferry_lock(&ferry_s.send_mu);
		if (asked || !atomic_load_explicit(&ferry_begin_watched, memory_order_acquire))
			break;
		ferry_unlock(&ferry_s.send_mu);
	}
	if (held)
		ferry_after_begin();
}

/* The frame is on its way, or never will be. */
static void leave_place(void)
{
	sending = 0;
	ferry_unlock(&ferry_s.send_mu);
}

int ferry_begin(struct ferry_call *c, unsigned op, size_t payload)
{
	if (ferry_in_host_function)
		return 800; /* not permitted: the stream it would have to wait for may be waiting for this very function */
	int state = atomic_load_explicit(&ferry_s.state, memory_order_acquire);
	if (state != FERRY_UP)
		return state == FERRY_LOST ? 46 : state == FERRY_SHUT ? 4 : 3;
	if (payload > MAX_FRAME - HEADER)
		return 1;
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
	c->told = NULL;
	c->pieces = NULL;
	c->laned = 0;
	c->filling = 0;
	c->ctx = context;
	atomic_store_explicit(&c->done, 0, memory_order_relaxed);
	struct header *h = (struct header *)out;
	*h = (struct header){(uint32_t)(HEADER + FERRY_PAD(payload)), (uint16_t)op, 0, 0, context};
	c->q = out + HEADER / 8;
	return 0;
}

/* Number a call. A detached one may be answered, and gone, before its own sender has returned, so nothing after this looks at it
 * unless it waits. */
static void enlist(struct ferry_call *c)
{
	if (++next_id == 0)
		next_id = 1;
	((struct header *)out)->id = c->id = next_id;
	ferry_expect(c);
}

/* A frame that says nothing, with a descriptor attached: it arrives before the command that means it. With FLAG_RINGS it is the
 * memory that everything behind this frame travels through. */
static int send_file(int fd, uint16_t flags)
{
	struct header h = {HEADER, 0, flags, 0, 0};
	struct iovec v = {&h, sizeof h};
	union { struct cmsghdr h; char room[CMSG_SPACE(sizeof(int))]; } control = {{0}};
	struct msghdr m = {.msg_iov = &v, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control.room};
	control.h = (struct cmsghdr){.cmsg_len = CMSG_LEN(sizeof(int)), .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS};
	memcpy(CMSG_DATA(&control.h), &fd, sizeof fd);
	for (;;) {
		ssize_t k = sendmsg(ferry_s.fd, &m, MSG_NOSIGNAL | MSG_DONTWAIT);
		if (k == (ssize_t)sizeof h)
			return 0;
		if (k >= 0) { /* the descriptor is on its way, a part of the frame is not */
			struct iovec rest = {(char *)&h + k, sizeof h - (size_t)k};
			return ferry_way.rings ? (ferry_lose("a descriptor was sent in part"), 46) : send_all(&rest, 1);
		}
		if (errno == EAGAIN) {
			struct pollfd p = {ferry_s.fd, POLLOUT, 0};
			if (ferry_way.rings) /* a worker that is behind takes them out as it comes to their commands */
				poll(&p, 1, 1);
			(void)until_writable();
		} else if (errno != EINTR) {
			ferry_lose(strerror(errno));
			return 46;
		}
	}
}

/* Send what is in out, with the last bytes coming from rows of the application's memory. Lets go of send_mu. waits: the caller is about to wait for the answer. */
static int publish(const unsigned char *rows, uint64_t pitch, uint64_t width, uint64_t n, int waits)
{
	struct header *h = (struct header *)out;
	static const uint64_t zero;
	size_t data = (size_t)(width * n), pad = FERRY_PAD(data) - data;
	struct iovec v[66];
	int k = 0, rc = 0;

	atomic_store_explicit(&ferry_s.commands, atomic_load_explicit(&ferry_s.commands, memory_order_relaxed) + 1, memory_order_relaxed);
	atomic_store_explicit(&ferry_s.bytes, atomic_load_explicit(&ferry_s.bytes, memory_order_relaxed) + h->size, memory_order_relaxed);
	sent_bytes += h->size;
	v[k++] = (struct iovec){out, h->size - FERRY_PAD(data)};
	if (pitch == width || n == 1) {
		if (data)
			v[k++] = (struct iovec){(void *)rows, data};
	} else {
		for (uint64_t i = 0; i < n && !rc; i++) {
			v[k++] = (struct iovec){(void *)(rows + i * pitch), (size_t)width};
			if (k == 64) {
				rc = send_all(v, k);
				k = 0;
			}
		}
	}
	if (pad)
		v[k++] = (struct iovec){(void *)&zero, pad};
	if (!rc)
		rc = send_all(v, k);
	if (ferry_way.packets)
		ferry_link_show(waits);
	leave_place();
	return rc;
}

void ferry_answer_posts(int on) { answered = on; }

int ferry_post_rows(struct ferry_call *c, const void *data, uint64_t pitch, uint64_t width, uint64_t rows)
{
	if (!synchronous && !answered)
		return publish(data, pitch, width, rows, 0);
	((struct header *)out)->flags = 1;
	enlist(c);
	int rc = publish(data, pitch, width, rows, 1);
	rc = rc ? rc : ferry_wait_for(c);
	ferry_end(c);
	return rc;
}

int ferry_lanes_usable(uint64_t n, int from_server) { return ferry_way.packets && !synchronous && ferry_lanes_use(n, from_server); }

/* Until the server has a payload. It may be waiting for us to take an answer before it takes our command: read, if nobody does. */
static int until_taken(struct ferry_payload *p)
{
	int rc;
	ferry_count_round_trip();
	while (!(rc = ferry_lanes_wait(p, 10)))
		if (ferry_take_reading()) {
			if (ferry_link_ready(0))
				(void)ferry_read_frame();
			ferry_leave_reading();
		}
	return rc < 0 ? 46 : 0;
}

int ferry_post_payload(struct ferry_call *c, unsigned slot, const void *data, uint64_t n, int later)
{
	struct ferry_payload here = {.src = data, .size = n}, *p = later ? malloc(sizeof *p) : NULL;
	if (p) {
		*p = here;
		p->detached = 1;
	}
	c->q[slot] = ferry_lanes_offer(p ? p : &here);
	atomic_store_explicit(&ferry_s.bytes, atomic_load_explicit(&ferry_s.bytes, memory_order_relaxed) + n, memory_order_relaxed);
	sent_bytes += n;
	int rc = publish(NULL, 0, 0, 0, 0), taken = p ? 0 : until_taken(&here);
	return rc ? rc : taken;
}

int ferry_post_bulk(struct ferry_call *c, const void *data, size_t n) { return ferry_post_rows(c, data, n, n, n ? 1 : 0); }
int ferry_post(struct ferry_call *c) { return ferry_post_rows(c, NULL, 0, 0, 0); }

int ferry_ask(struct ferry_call *c) { return ferry_ask_with(c, -1); }

int ferry_ask_with(struct ferry_call *c, int fd)
{
	enlist(c);
	int rc = fd >= 0 ? send_file(fd, 0) : 0;
	rc = rc ? (leave_place(), rc) : publish(NULL, 0, 0, 0, 1);
	if (rc) {
		ferry_unexpect(c);
		return rc;
	}
	return ferry_wait_for(c);
}

int ferry_may_stage(void) { return ferry_way.rings && !synchronous && !answered; }

int ferry_ask_async(struct ferry_call *c)
{
	enlist(c);
	int rc = publish(NULL, 0, 0, 0, 0);
	if (rc)
		ferry_unexpect(c);
	return rc;
}

static void aim(struct ferry_call *c, void *dst, uint64_t pitch, uint64_t width, uint64_t rows)
{
	c->dst = dst;
	c->dst_pitch = pitch;
	c->width = width;
	c->rows = rows;
	c->got = 0;
}

int ferry_ask_into(struct ferry_call *c, void *dst, uint64_t pitch, uint64_t width, uint64_t rows)
{
	aim(c, dst, pitch, width, rows);
	return ferry_ask(c);
}

/* Nobody waits now; the data is filed by whoever reads next, and an error is reported then. c must be from malloc. */
int ferry_ask_detached(struct ferry_call *c, void *dst, uint64_t pitch, uint64_t width, uint64_t rows)
{
	aim(c, dst, pitch, width, rows);
	c->detached = 1;
	enlist(c);
	int rc = publish(NULL, 0, 0, 0, 0);
	if (rc) {
		ferry_unexpect(c);
		free(c);
	}
	ferry_make_room();
	return rc;
}

int ferry_ask_notify(struct ferry_call *c, _Atomic uint64_t *told, struct ferry_call_counts *at)
{
	aim(c, NULL, 0, 0, 0);
	c->detached = 1;
	c->told = told;
	enlist(c);
	*at = ferry_call_counts(); /* whoever waits has sent before */
	int rc = publish(NULL, 0, 0, 0, 0);
	if (rc) {
		ferry_unexpect(c);
		atomic_fetch_or(told, FERRY_NOTIFIED | FERRY_NOTIFIED_FAILURE);
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

/* --- shared memory instead of the socket */

void ferry_upgrade_channel(void)
{
	const char *off = getenv("FERRY_RINGS");
	struct ferry_call c;
	if (asked_for_rings || !ferry_unix() || (off && !strcmp(off, "0")) || ferry_begin(&c, 0, 0))
		return;
	asked_for_rings = 1;
	int fd = ferry_ring_make();
	if (fd < 0) {
		leave_place();
		return;
	}
	if (!send_file(fd, FLAG_RINGS)) {
		ferry_way.rings = 1;
		ferry_log(FERRY_LOG_INFO, "commands travel through shared memory");
	}
	leave_place();
	close(fd);
}
