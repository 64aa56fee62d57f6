/* shim/core/net/lane.c: one lane: segments on one connection, until it fails. Everything here runs on the lane's own thread.
 *
 * A segment is a header, up to 1 MiB of data straight from or to the program's memory, and the data's sum behind it, so that each
 * chunk is summed and sent, or received and summed, while the processor has it at hand. In a packed segment a word before each chunk
 * says how many bytes it has on the way (pack.h). */
#include "lane.h"
#include "../base/clock.h"
#include "../base/crc.h"
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>

enum { DATA = 1, TAKEN };
enum { PACKED = 1 };
enum { CHUNK = PACK_CHUNK, TICK_MS = 1000 };
struct head { uint32_t size; uint16_t kind, flags; uint64_t of, at; uint32_t none, sum; };
_Static_assert(sizeof(struct head) == LANES_HEAD, "the wire's header");
_Atomic(const struct ferry_lane_sink *) ferry_lane_sink;
_Atomic int64_t ferry_lane_silence_ms;

static void seal(struct head *h) { h->sum = ferry_crc(0, h, LANES_HEAD - 4); }
static int sealed(const struct head *h) { return ferry_crc(0, h, LANES_HEAD - 4) == h->sum && !(h->flags & ~PACKED) && !h->none; }

/* When did a connection last make progress? Its other end may be waiting for bytes that were lost on the way: the kernel there has
 * acknowledged all it got, and nothing else will come. A server that does not read, because it has no room, says so meanwhile. */
struct progress { uint64_t acked; int64_t since; };

static int stuck(int fd, struct progress *p)
{
	enum { BYTES_ACKED = 120 }; /* of the kernel's struct tcp_info, of which old headers have less */
	enum { TIMES = 8 };         /* to an agent: what arrives of a segment is not seen from here, only that it has come whole, which takes long on a slow network */
	unsigned char info[256] = {0};
	socklen_t n = sizeof info;
	int64_t now = ferry_now_ms(), limit = ferry_lane_silence_ms;
	uint64_t acked;
	if (getsockopt(fd, IPPROTO_TCP, TCP_INFO, info, &n))
		limit *= TIMES;
	memcpy(&acked, info + BYTES_ACKED, sizeof acked);
	if (acked != p->acked || !p->since)
		*p = (struct progress){acked, now};
	return now - p->since > limit;
}

/* A program that writes to memory while it is copied gets some mixture, natively; here the sums would not fit, on any connection. After
 * a few that carried nothing, segments go through a copy. NULL: not yet, or there is no memory. */
static unsigned char *copy_of_segment(struct ferry_lane *l)
{
	enum { ENOUGH = 3 };
	if (l->futile >= ENOUGH && !l->copy)
		l->copy = malloc(LANES_PIECE);
	return l->futile >= ENOUGH ? l->copy : NULL;
}

/* A lane to the server: what the server has acknowledged on its connection. */
struct acks { struct ferry_lane *l; struct head h; size_t got; uint64_t taken; struct progress progress; };

/* Reads the server's acknowledgements, without waiting; -1 the connection has failed. */
static int read_acks(struct acks *a)
{
	for (;;) {
		ssize_t k = recv(a->l->fd, (char *)&a->h + a->got, sizeof a->h - a->got, MSG_DONTWAIT);
		if (k < 0 && (errno == EAGAIN || errno == EINTR))
			return 0;
		if (k <= 0)
			return -1;
		if ((a->got += (size_t)k) < sizeof a->h)
			continue;
		a->got = 0;
		if (!sealed(&a->h) || a->h.kind != TAKEN || a->h.flags || a->h.size || a->h.of || a->h.at < a->taken || ferry_lanes_acknowledged(a->l, a->h.at - a->taken))
			return -1;
		if (a->h.at > a->taken)
			a->l->futile = 0;
		a->taken = a->h.at;
		a->progress.since = 0;
	}
}

/* Send all of it. acks is NULL on lanes from the server. */
static int send_all(int fd, struct iovec *v, int k, struct acks *acks)
{
	struct progress here = {0}, *p = acks ? &acks->progress : &here;
	while (k) {
		struct msghdr m = {.msg_iov = v, .msg_iovlen = (size_t)k};
		ssize_t n = sendmsg(fd, &m, MSG_NOSIGNAL);
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0 && errno == EAGAIN && !(acks && read_acks(acks)) && !stuck(fd, p)) /* for a tick */
			continue;
		if (n < 0)
			return -1;
		for (; k && (size_t)n >= v->iov_len; v++, k--)
			n -= (ssize_t)v->iov_len;
		if (k)
			*v = (struct iovec){(char *)v->iov_base + n, v->iov_len - (size_t)n};
	}
	return 0;
}

static int receive_all(int fd, void *to, size_t n)
{
	for (unsigned char *p = to; n;) {
		ssize_t k = recv(fd, p, n, MSG_WAITALL);
		if (k < 0 && errno == EINTR)
			continue;
		if (k <= 0)
			return -1;
		p += k;
		n -= (size_t)k;
	}
	return 0;
}

/* --- to the server */

/* The program may write to memory that the lane has read as soon as the server says that a copy has ended. That orders the two, but not so that a
 * sanitizer could see it. */
#ifdef __SANITIZE_THREAD__
void AnnotateIgnoreReadsBegin(const char *file, int line);
void AnnotateIgnoreReadsEnd(const char *file, int line);
#else
#define AnnotateIgnoreReadsBegin(file, line) ((void)0)
#define AnnotateIgnoreReadsEnd(file, line) ((void)0)
#endif

static int send_segment(const struct ferry_segment *s, struct acks *acks)
{
	struct ferry_lane *l = acks->l;
	struct head h = {.size = s->n, .kind = DATA, .of = s->p->id, .at = s->at};
	unsigned char *copy = copy_of_segment(l);
	const unsigned char *data = s->p->src + s->at;
	uint32_t sum = 0, word;
	if (copy)
		data = memcpy(copy, data, s->n);
	if (ferry_pack_worth(&l->pack, l->id, l->fd, s->n))
		h.flags = PACKED;
	seal(&h);
	for (size_t at = 0; at < s->n;) {
		size_t n = s->n - at < CHUNK ? s->n - at : CHUNK, packed = 0;
		struct iovec v[4], what = {(void *)(data + at), n};
		int k = 0;
		if (!at)
			v[k++] = (struct iovec){&h, sizeof h};
		if (h.flags) {
			packed = ferry_pack_chunk(&l->pack, data + at, n);
			word = packed ? (uint32_t)packed : (uint32_t)n | PACK_STORED;
			sum = ferry_crc(sum, &word, sizeof word);
			v[k++] = (struct iovec){&word, sizeof word};
		}
		if (packed)
			what = (struct iovec){l->pack.room->packed, packed};
		sum = ferry_crc(sum, what.iov_base, what.iov_len);
		v[k++] = what;
		if ((at += n) == s->n)
			v[k++] = (struct iovec){&sum, sizeof sum};
		if (send_all(l->fd, v, k, acks))
			return -1;
	}
	return 0;
}

/* There is nothing to send: wait for an acknowledgement, for a tick. */
static int await_acks(struct acks *a)
{
	struct pollfd p = {a->l->fd, POLLIN, 0};
	if (poll(&p, 1, TICK_MS) == 0)
		return stuck(p.fd, &a->progress) ? -1 : 0;
	return read_acks(a);
}

int ferry_lane_up(struct ferry_lane *l)
{
	struct acks acks = {.l = l};
	for (;;) {
		const struct ferry_segment *s = ferry_lanes_next(l);
		if (s) {
			AnnotateIgnoreReadsBegin(__FILE__, __LINE__);
			int rc = send_segment(s, &acks);
			AnnotateIgnoreReadsEnd(__FILE__, __LINE__);
			ferry_lanes_sent(l, !rc);
			if (rc)
				return -1;
		}
		int busy = ferry_lanes_busy(l);
		if (busy && (s ? read_acks(&acks) : await_acks(&acks)))
			return -1;
		if (!s && !busy) {
			if (ferry_lanes_idle(l))
				return -1;
			acks.progress.since = 0;
		}
	}
}

/* --- from the server */

/* A chunk's word, if it has one: how many bytes follow; 0: there cannot be so many. They are packed if they are fewer than n. */
static size_t get_word(int fd, int packed, size_t n, uint32_t *sum)
{
	uint32_t word;
	if (!packed)
		return n;
	if (receive_all(fd, &word, sizeof word))
		return 0;
	*sum = ferry_crc(*sum, &word, sizeof word);
	if (word & PACK_STORED)
		return (word & ~PACK_STORED) == n ? n : 0;
	return word < n ? word : 0;
}

static int receive_segment(struct ferry_lane *l, int packed, unsigned char *to, size_t n)
{
	uint32_t sum = 0, want;
	for (size_t at = 0; at < n;) {
		size_t k = n - at < CHUNK ? n - at : CHUNK, come = get_word(l->fd, packed, k, &sum);
		unsigned char *p = come < k ? ferry_pack_buffer(&l->pack) : to + at;
		if (!come || !p || receive_all(l->fd, p, come))
			return -1;
		sum = ferry_crc(sum, p, come);
		if (come < k && ferry_pack_open(&l->pack, come, to + at, k))
			return -1;
		at += k;
	}
	return receive_all(l->fd, &want, sizeof want) || sum != want ? -1 : 0;
}

static int discard(int fd, size_t n)
{
	unsigned char sink[4096];
	while (n) {
		size_t k = n < sizeof sink ? n : sizeof sink;
		if (receive_all(fd, sink, k))
			return -1;
		n -= k;
	}
	return 0;
}

/* Data that came before. */
static int skip_segment(int fd, int packed, size_t n)
{
	uint32_t sum = 0;
	for (size_t at = 0; at < n; at += CHUNK) {
		size_t come = get_word(fd, packed, n - at < CHUNK ? n - at : CHUNK, &sum);
		if (!come || discard(fd, come))
			return -1;
	}
	return discard(fd, sizeof sum);
}

int ferry_lane_down(struct ferry_lane *l)
{
	struct head h;
	for (uint64_t taken = 1;; taken++) {
		void *call;
		unsigned char *to;
		if (receive_all(l->fd, &h, sizeof h) || !sealed(&h) || h.kind != DATA || !h.size || h.size > LANES_PIECE || h.at % LANES_PIECE ||
		    (h.flags && !(l->pack.options & LANE_PACKS)))
			return -1;
		int packed = h.flags;
		uint32_t n = h.size;
		uint64_t at = h.at;
		const struct ferry_lane_sink *sink = atomic_load(&ferry_lane_sink);
		int rc = sink->find(h.of, at, n, &call, &to);
		if (rc > 0) {
			unsigned char *copy = copy_of_segment(l);
			rc = receive_segment(l, packed, copy ? copy : to, n);
			if (copy && !rc)
				memcpy(to, copy, n);
			l->futile = rc ? l->futile : 0;
			sink->filed(call, at, n, !rc);
		} else if (!rc) {
			rc = skip_segment(l->fd, packed, n);
		}
		if (rc)
			return -1;
		h = (struct head){.kind = TAKEN, .at = taken};
		seal(&h);
		struct iovec v = {&h, sizeof h};
		if (send_all(l->fd, &v, 1, NULL))
			return -1;
	}
}
