/* shim/core/command.c: one ordered stream of commands out, answers in any order back.
 *
 * Sending: begin takes send_mu and hands out room for the payload; post or ask writes the frame and lets go. What the kernel has
 * taken is on its way: nothing is buffered here, so an application that stops calling us leaves nothing behind.
 * Receiving: whoever waits reads. One waiter at a time is the reader; it files what it reads under the call it belongs to and
 * wakes the others when it is served itself. Without a waiter nobody reads, and the server does not mind.
 * Memory: a call lives on its caller's stack from ask to end, except detached ones, which the reader frees. */
#include "ring.h"
#include "session.h"
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

extern const char *const ferry_op_names[]; /* generated with the commands */
extern const unsigned ferry_op_count;

#define HEADER 16
#define MAX_FRAME (HEADER + FERRY_MAX_PAYLOAD + (64 << 10))

struct header { uint32_t size; uint16_t op, flags; uint32_t id, ctx; };
_Static_assert(sizeof(struct header) == HEADER, "the wire's header");
enum { FLAG_RINGS = 2 };
enum { ANSWER_REPLY = 1, ANSWER_DATA = 2, ANSWER_OUTPUT = 3, ANSWER_CALL = 4, ANSWER_REPORT = 5, ANSWER_COMPLAINT = 6, ANSWER_GONE = 7, ANSWER_STORE = 8 };
struct reply { int32_t result, async; uint32_t async_op, async_ctx; };

static uint64_t out[(MAX_FRAME + 7) / 8]; /* under send_mu */
static uint32_t next_id;                  /* under send_mu */
static int synchronous;                   /* FERRY_SYNC=1 */
static int rings;                         /* frames travel through shared memory, descriptors still through the socket */
static int asked_for_rings;

static ferry_mu recv_mu;             /* guards the list, the reader's role and a detached call's fate */
enum { BUCKETS = 256 };
static struct ferry_call *waiting[BUCKETS]; /* by id: copies that nobody waits for may be many */
static uint64_t later;                      /* bytes they still have to bring */
static int reading;
static _Atomic uint32_t turn;        /* changes whenever something was filed or the reader stepped down */
static unsigned char in[64 << 10];   /* the reader's */
static size_t in_at, in_end;
static _Atomic int32_t late_error;   /* the first error of a detached call */

void (*ferry_on_error)(uint32_t, int);
void *(*_Atomic ferry_on_store)(uint64_t, uint64_t, size_t *);
struct due { uint64_t token; int gone; struct due *next; };
static struct due *due, **due_end = &due; /* host functions to run and tokens to forget, oldest first; under recv_mu */
static _Atomic uint64_t round_trips;
static _Thread_local uint32_t context;
static _Thread_local struct ferry_traffic traffic;
static _Thread_local int sending, quiet;
_Atomic int ferry_watch;
int (*ferry_before_begin)(unsigned);
void (*ferry_begun)(void);

/* What kernels printed, until somebody waits for an answer outside a signal handler. Mapped, not allocated. */
struct text { struct text *next; size_t n, room; int complaint; char data[]; };
static struct text *texts, **texts_end = &texts; /* under recv_mu */
static ferry_mu print_mu;                        /* one printer at a time; taken before recv_mu */

int ferry_sending(void) { return sending; }
void ferry_quiet(int on) { quiet = on; }

void ferry_keep_error(int rc)
{
	int32_t none = 0;
	atomic_compare_exchange_strong(&late_error, &none, rc);
}

void ferry_context(uint32_t index) { context = index; }
uint32_t ferry_current(void) { return context; }
uint64_t ferry_bytes(void) { return atomic_load_explicit(&ferry_s.bytes, memory_order_relaxed); }
uint64_t ferry_round_trips(void) { return atomic_load(&round_trips); }
uint64_t ferry_commands(void) { return atomic_load(&ferry_s.commands); }
struct ferry_traffic ferry_traffic(void) { return traffic; }

void ferry_command_reset(void)
{
	const char *sync = getenv("FERRY_SYNC");
	synchronous = sync && *sync && strcmp(sync, "0");
	in_at = in_end = 0;
	next_id = 0;
	rings = asked_for_rings = 0;
}

/* Only the forking thread lives on in the child: nobody holds these, nobody waits. */
void ferry_command_forked(void)
{
	atomic_store(&ferry_s.send_mu.word, 0);
	atomic_store(&recv_mu.word, 0);
	atomic_store(&print_mu.word, 0);
	memset(waiting, 0, sizeof waiting);
	later = 0;
	sending = 0;
	reading = 0;
	due = NULL;
	due_end = &due;
}

/* --- sending */

static int read_frame(void);
static void step_down(void);

/* Is the other end of the socket closed? With rings nothing else tells of a server that died. */
static int hung_up(void)
{
	struct pollfd p = {ferry_s.fd, POLLRDHUP, 0};
	return poll(&p, 1, 0) > 0 && (p.revents & (POLLRDHUP | POLLHUP | POLLERR | POLLNVAL));
}

/* Wait until bytes can be got or put. 0, or -1 when the server is gone. */
static int await_ring(int what)
{
	if (ferry_ring_await(what) || !hung_up() || ferry_ring_await(what))
		return 0;
	ferry_lose("it closed the connection");
	return -1;
}

/* The server may be waiting for us to take an answer before it takes our command: while we cannot send, read. */
static int until_writable(void)
{
	ferry_lock(&recv_mu);
	int reader = !reading;
	if (reader)
		reading = 1;
	ferry_unlock(&recv_mu);
	int readable = reader && in_at < in_end, rc = 0;
	if (!readable && rings) {
		rc = await_ring(RING_ROOM | (reader ? RING_DATA : 0));
		readable = reader && !rc && ferry_ring_ready();
	} else if (!readable) {
		struct pollfd p = {ferry_s.fd, (short)(POLLOUT | (reader ? POLLIN : 0)), 0};
		poll(&p, 1, reader ? -1 : 100); /* a reader elsewhere may step down unseen: look again */
		readable = reader && (p.revents & POLLIN);
	}
	if (reader) {
		if (readable)
			(void)read_frame();
		ferry_lock(&recv_mu);
		step_down();
		ferry_unlock(&recv_mu);
	}
	return rc;
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
	if (rings)
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
		if (atomic_load_explicit(&ferry_watch, memory_order_acquire)) {
			asked = 1;
			held = ferry_before_begin(op);
		}
		ferry_lock(&ferry_s.send_mu);
		if (asked || !atomic_load_explicit(&ferry_watch, memory_order_acquire))
			break;
		ferry_unlock(&ferry_s.send_mu);
	}
	if (held)
		ferry_begun();
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
	c->ctx = context;
	atomic_store_explicit(&c->done, 0, memory_order_relaxed);
	struct header *h = (struct header *)out;
	*h = (struct header){(uint32_t)(HEADER + FERRY_PAD(payload)), (uint16_t)op, 0, 0, context};
	c->q = out + HEADER / 8;
	return 0;
}

/* From here on whoever reads may find the call. It is numbered first: a detached one may be answered, and gone, before its own
 * sender has returned, so nothing after this looks at it unless it waits. */
static void enlist(struct ferry_call *c)
{
	if (++next_id == 0)
		next_id = 1;
	((struct header *)out)->id = c->id = next_id;
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

static int wait_for(struct ferry_call *c);

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
			return rings ? (ferry_lose("a descriptor was sent in part"), 46) : send_all(&rest, 1);
		}
		if (errno == EAGAIN) {
			struct pollfd p = {ferry_s.fd, POLLOUT, 0};
			if (rings) /* a worker that is behind takes them out as it comes to their commands */
				poll(&p, 1, 1);
			(void)until_writable();
		} else if (errno != EINTR) {
			ferry_lose(strerror(errno));
			return 46;
		}
	}
}

/* Send what is in out, with the last bytes coming from rows of the application's memory. Lets go of send_mu. */
static int publish(const unsigned char *rows, uint64_t pitch, uint64_t width, uint64_t n)
{
	struct header *h = (struct header *)out;
	static const uint64_t zero;
	size_t data = (size_t)(width * n), pad = FERRY_PAD(data) - data;
	struct iovec v[66];
	int k = 0, rc = 0;

	atomic_store_explicit(&ferry_s.commands, atomic_load_explicit(&ferry_s.commands, memory_order_relaxed) + 1, memory_order_relaxed);
	atomic_store_explicit(&ferry_s.bytes, atomic_load_explicit(&ferry_s.bytes, memory_order_relaxed) + h->size, memory_order_relaxed);
	traffic.sent += h->size;
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
	leave_place();
	return rc;
}

int ferry_post_rows(struct ferry_call *c, const void *data, uint64_t pitch, uint64_t width, uint64_t rows)
{
	if (!synchronous)
		return publish(data, pitch, width, rows);
	((struct header *)out)->flags = 1;
	enlist(c);
	int rc = publish(data, pitch, width, rows);
	rc = rc ? rc : wait_for(c);
	ferry_end(c);
	return rc;
}

int ferry_post_bulk(struct ferry_call *c, const void *data, size_t n) { return ferry_post_rows(c, data, n, n, n ? 1 : 0); }
int ferry_post(struct ferry_call *c) { return ferry_post_rows(c, NULL, 0, 0, 0); }

int ferry_ask(struct ferry_call *c) { return ferry_ask_with(c, -1); }

int ferry_ask_with(struct ferry_call *c, int fd)
{
	enlist(c);
	int rc = fd >= 0 ? send_file(fd, 0) : 0;
	rc = rc ? (leave_place(), rc) : publish(NULL, 0, 0, 0);
	if (rc) {
		ferry_lock(&recv_mu);
		delist(c);
		ferry_unlock(&recv_mu);
		return rc;
	}
	return wait_for(c);
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

/* The server keeps what nobody has read. Once more than this is under way, those who ask for more read first: that is what bounds
 * the server's memory. They do not wait for long, since the GPU may be waiting for something the application does next. */
#define MAX_LATER (256ull << 20)
enum { PATIENCE_MS = 100 };

static void make_room(void)
{
	ferry_lock(&recv_mu);
	while (later > MAX_LATER && !reading && atomic_load(&ferry_s.state) == FERRY_UP) {
		reading = 1;
		ferry_unlock(&recv_mu);
		struct pollfd p = {ferry_s.fd, POLLIN, 0};
		int more = in_at < in_end || (rings ? ferry_ring_await(RING_DATA) != 0 : poll(&p, 1, PATIENCE_MS) > 0);
		if (more)
			(void)read_frame();
		ferry_lock(&recv_mu);
		step_down();
		if (!more)
			break;
	}
	ferry_unlock(&recv_mu);
}

/* Nobody waits now; the data is filed by whoever reads next, and an error is reported then. c must be from malloc. */
int ferry_ask_later(struct ferry_call *c, void *dst, uint64_t pitch, uint64_t width, uint64_t rows)
{
	aim(c, dst, pitch, width, rows);
	c->detached = 1;
	enlist(c);
	int rc = publish(NULL, 0, 0, 0);
	if (rc) {
		ferry_lock(&recv_mu);
		delist(c);
		ferry_unlock(&recv_mu);
		free(c);
	}
	make_room();
	return rc;
}

void ferry_end(struct ferry_call *c)
{
	free(c->heap);
	c->heap = NULL;
	c->a = NULL;
}

/* --- receiving: only the reader runs these, without a lock except where they touch calls */

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
		ssize_t k = rings ? ferry_ring_get(direct ? p : in, direct ? n : sizeof in) : recv(ferry_s.fd, direct ? p : in, direct ? n : sizeof in, 0);
		if (rings && k == 0) {
			if (await_ring(RING_DATA))
				return -1;
			continue;
		}
		if (rings && k < 0) {
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
	ferry_unlock(&recv_mu);
	return 0;
}

/* Through stdio, to keep the order with the program's own output. */
static void print(void)
{
	ferry_lock(&print_mu);
	ferry_lock(&recv_mu);
	struct text *t = texts;
	texts = NULL;
	texts_end = &texts;
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
	struct due *d;
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
	*d = (struct due){token, gone, NULL};
	ferry_lock(&recv_mu);
	*due_end = d;
	due_end = &d->next;
	ferry_unlock(&recv_mu);
	return 0;
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

static int read_frame(void)
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
	ferry_wake_all(&turn);
}

/* Read one frame as the reader, or sleep until the reader has filed one. recv_mu is held, before and after, not in between. */
static void read_or_sleep(void)
{
	if (!reading) {
		reading = 1;
		ferry_unlock(&recv_mu);
		(void)read_frame();
		ferry_lock(&recv_mu);
		step_down();
	} else {
		uint32_t seen = atomic_load(&turn);
		ferry_unlock(&recv_mu);
		ferry_sleep_while(&turn, seen);
		ferry_lock(&recv_mu);
	}
}

static int wait_for(struct ferry_call *c)
{
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

/* --- shared memory instead of the socket */

void ferry_rings(void)
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
		rings = 1;
		ferry_log(FERRY_INFO, "commands travel through shared memory");
	}
	leave_place();
	close(fd);
}

/* --- host functions: a thread of our own, which also reads when nobody else does */

/* glibc before 2.34 has this in a library a program may not have loaded: then there are no threads to speak of. */
typedef unsigned long ferry_thread;
extern int pthread_create(ferry_thread *, const void *, void *(*)(void *), void *) __attribute__((weak));
extern int pthread_detach(ferry_thread) __attribute__((weak));
#ifdef __x86_64__
__asm__(".symver pthread_create, pthread_create@GLIBC_2.2.5");
__asm__(".symver pthread_detach, pthread_detach@GLIBC_2.2.5");
#endif

static void *serve(void *arg)
{
	void (*call)(uint64_t, int) = *(void (**)(uint64_t, int))arg;
	ferry_lock(&recv_mu);
	while (atomic_load(&ferry_s.state) == FERRY_UP) {
		struct due *d = due;
		if (d) {
			if (!(due = d->next))
				due_end = &due;
			ferry_unlock(&recv_mu);
			call(d->token, d->gone);
			free(d);
			ferry_lock(&recv_mu);
		} else {
			read_or_sleep();
		}
	}
	ferry_unlock(&recv_mu);
	return NULL;
}

int ferry_serve(void (*call)(uint64_t, int))
{
	static ferry_mu mu;
	static void (*running)(uint64_t, int);
	int rc = 0;
	ferry_lock(&mu);
	if (!running) {
		ferry_thread t;
		sigset_t all, was;
		running = call;
		sigfillset(&all); /* the application's signals are not for this thread, but faults are its own */
		sigdelset(&all, SIGSEGV);
		sigdelset(&all, SIGBUS);
		sigdelset(&all, SIGFPE);
		sigdelset(&all, SIGILL);
		if (!pthread_create || !pthread_detach || sigprocmask(SIG_SETMASK, &all, &was))
			rc = -1;
		if (!rc) {
			rc = pthread_create(&t, NULL, serve, &running) ? -1 : 0;
			sigprocmask(SIG_SETMASK, &was, NULL);
		}
		if (rc)
			running = NULL;
		else
			pthread_detach(t);
	}
	ferry_unlock(&mu);
	return rc;
}
