/* shim/core/link.c: packets out and in, over one connection at a time; mend.c makes the connections.
 *
 * Out:   who sends a command copies it into a ring, under send_mu, and shows it. Whoever waits for an answer then sends what is
 *        unsent himself; otherwise a thread of ours does, awake while there is traffic, so that posting costs no system call. The
 *        ring keeps every byte until the server has acknowledged it.
 * In:    the reader (receive.c) takes packets off the socket and checks them before a byte is used; large ones go straight to
 *        where they belong.
 * Locks: send_mu or the reader's role, then rx, then tx. Nobody waits for the network while he holds tx; the reader does while he
 *        holds rx, until somebody shuts the socket. The descriptor changes under both.
 * Trust: a packet that is not as it was sent ends the connection, not the session. */
#include "lanes.h"
#include "link.h"
#include "look.h"
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#define MASK (LINK_WINDOW - 1)
#define ACK_EVERY (LINK_WINDOW / 8) /* taken before the server is told, if nothing else tells it */
enum { DATA = 1, ACK, PING, GOODBYE };

struct packet { uint32_t size; uint16_t kind, zero; uint64_t at, acked; uint32_t sum, head_sum; };
_Static_assert(sizeof(struct packet) == LINK_HEAD, "the wire's header");

struct ferry_link ferry_l;

void ferry_link_cut(const char *why, int error)
{
	if (atomic_load(&ferry_l.up) != LINK_UP)
		return;
	atomic_store(&ferry_l.why, why);
	atomic_store(&ferry_l.error, error);
	uint32_t was = LINK_UP;
	if (atomic_compare_exchange_strong(&ferry_l.up, &was, atomic_load(&ferry_l.goodbye) ? LINK_OVER : LINK_DOWN)) {
		/* Whoever reads stops now. Nothing is said to the server: an end of the connection would mean the end of this process. */
		shutdown(ferry_s.fd, atomic_load(&ferry_l.goodbye) ? SHUT_RDWR : SHUT_RD);
		ferry_wake_all(&ferry_l.up);
		ferry_link_nudge();
		ferry_lanes_cut();
	}
}

/* A call on the socket has failed, or brought the end. */
static void failed(ssize_t k, int error)
{
	ferry_link_cut("it closed the connection", k == 0 || error == EPIPE || error == ECONNRESET ? 0 : error);
}

/* --- out */

static struct packet leaving;      /* the sender's: the packet on its way */
static size_t leaving_n, leaving_done; /* bytes of it, with header; nothing is on its way when n is 0 */
static size_t largest = LINK_MAX;      /* packets begin small on a new connection: the last may have broken under large ones */

size_t ferry_link_put(const void *from, size_t n)
{
	size_t room = LINK_WINDOW - (size_t)(ferry_l.put - atomic_load_explicit(&ferry_l.acked, memory_order_acquire));
	size_t at = ferry_l.put & MASK;
	n = n < room ? n : room;
	size_t first = n < LINK_WINDOW - at ? n : LINK_WINDOW - at;
	memcpy(ferry_l.ring + at, from, first);
	memcpy(ferry_l.ring, (const unsigned char *)from + first, n - first);
	ferry_l.put += n;
	return n;
}

/* Half is enough, so that the two ends do not take turns for every few bytes. */
int ferry_link_room(void) { return ferry_l.put - atomic_load_explicit(&ferry_l.acked, memory_order_acquire) <= LINK_WINDOW / 2; }

void ferry_link_show(int waits)
{
	atomic_store(&ferry_l.written, ferry_l.put);
	if (waits)
		return;
	if (ferry_link_burst())
		ferry_link_nudge();
	else
		ferry_link_flush();
}

int ferry_link_unsent(void) { return atomic_load(&ferry_l.sent) != atomic_load(&ferry_l.written) || atomic_load(&ferry_l.due); }

/* Where a position's bytes lie: up to the ring's end, and the rest from its beginning. */
static int pieces(uint64_t at, size_t n, struct iovec v[2])
{
	size_t off = at & MASK, first = n < LINK_WINDOW - off ? n : LINK_WINDOW - off;
	v[0] = (struct iovec){ferry_l.ring + off, first};
	v[1] = (struct iovec){ferry_l.ring, n - first};
	return n > first ? 2 : n > 0;
}

/* Begin the next packet, if there is anything to say. Goodbye comes behind everything else. */
static int prepare(void)
{
	uint64_t at = atomic_load(&ferry_l.sent), n = atomic_load(&ferry_l.written) - at;
	uint32_t due = atomic_load(&ferry_l.due);
	struct iovec v[2];
	n = n < largest ? n : largest;
	if (!n && !due)
		return 0;
	largest = largest * 2 < LINK_MAX ? largest * 2 : LINK_MAX;
	uint16_t kind = n ? DATA : due & DUE_PING ? PING : due & DUE_ACK ? ACK : GOODBYE;
	atomic_fetch_and(&ferry_l.due, kind == DATA || kind == ACK ? ~(uint32_t)DUE_ACK : kind == PING ? ~(uint32_t)(DUE_PING | DUE_ACK) : 0);
	leaving = (struct packet){(uint32_t)n, kind, 0, at, atomic_load(&ferry_l.received), 0, 0};
	int k = pieces(at, (size_t)n, v);
	for (int i = 0; i < k; i++)
		leaving.sum = ferry_crc(leaving.sum, v[i].iov_base, v[i].iov_len);
	leaving.head_sum = ferry_crc(0, &leaving, LINK_HEAD - 4);
	leaving_n = LINK_HEAD + (size_t)n;
	leaving_done = 0;
	atomic_store(&ferry_l.told, leaving.acked);
	atomic_store(&ferry_l.sent, at + n); /* before it leaves: it may be acknowledged before we are back */
	if (at + n > atomic_load(&ferry_l.most))
		atomic_store(&ferry_l.most, at + n);
	return 1;
}

/* tx is held. 0 all sent, 1 the socket is full, -1 no connection. */
static int pump(void)
{
	while (atomic_load(&ferry_l.up) == LINK_UP && (leaving_n || prepare())) {
		struct iovec v[3];
		int k = 0;
		size_t skip = leaving_done > LINK_HEAD ? leaving_done - LINK_HEAD : 0;
		if (leaving_done < LINK_HEAD)
			v[k++] = (struct iovec){(char *)&leaving + leaving_done, LINK_HEAD - leaving_done};
		k += pieces(leaving.at + skip, leaving.size - skip, v + k);
		struct msghdr m = {.msg_iov = v, .msg_iovlen = (size_t)k};
		ssize_t sent = sendmsg(ferry_s.fd, &m, MSG_NOSIGNAL | MSG_DONTWAIT);
		if (sent < 0 && errno == EINTR)
			continue;
		if (sent < 0 && errno == EAGAIN)
			return 1;
		if (sent < 0) {
			failed(sent, errno);
			return -1;
		}
		leaving_done += (size_t)sent;
		if (leaving_done == leaving_n)
			leaving_n = 0;
	}
	return atomic_load(&ferry_l.up) == LINK_UP ? 0 : -1;
}

/* What somebody shows while another is sending is sent by that one: he looks again after letting go. */
int ferry_link_send(void)
{
	int saved = errno, rc = 0;
	do {
		if (!ferry_trylock(&ferry_l.tx))
			return 2;
		rc = pump();
		ferry_unlock(&ferry_l.tx);
	} while (!rc && ferry_link_unsent());
	errno = saved;
	return rc;
}

void ferry_link_flush(void)
{
	if (ferry_link_unsent() && ferry_link_send() == 1)
		ferry_link_nudge(); /* the thread waits for the socket */
}

/* --- in: the reader's, under rx */

static unsigned char raw[LINK_HEAD + LINK_MAX]; /* bytes off the socket */
static size_t raw_at, raw_end;
static size_t left;          /* the first of them that are checked, and not taken */
static struct packet coming; /* whose header was read, unless its size is 0 */

void ferry_link_restart(uint64_t received)
{
	raw_end = raw_at + left; /* what was checked counts as received; the rest comes again */
	coming.size = 0;
	leaving_n = 0;
	largest = LINK_MAX / 32;
	atomic_store(&ferry_l.sent, received);
	atomic_store(&ferry_l.told, 0);
	atomic_fetch_or(&ferry_l.due, DUE_ACK);
}

static struct ferry_spin looks; /* under rx */

void ferry_link_fresh(void)
{
	raw_at = raw_end = left = 0;
	ferry_spin_reset(&looks);
}

/* Read until so many bytes are in raw, and not many more: what is large goes elsewhere. 1, 0 if it would have to wait and must
 * not, -1 when the connection has failed. */
static int fill(size_t want, int flags)
{
	enum { AHEAD = 16 << 10 };
	while (raw_end - raw_at < want) {
		if (raw_at == raw_end)
			raw_at = raw_end = 0;
		if (raw_at + want > sizeof raw) {
			memmove(raw, raw + raw_at, raw_end - raw_at);
			raw_end -= raw_at;
			raw_at = 0;
		}
		size_t room = sizeof raw - raw_end, most = want > AHEAD ? want : AHEAD;
		most -= raw_end - raw_at < most ? raw_end - raw_at : most - 1;
		ssize_t k = recv(ferry_s.fd, raw + raw_end, most < room ? most : room, flags);
		if (k > 0) {
			raw_end += (size_t)k;
		} else if (k < 0 && errno == EAGAIN) {
			if (flags & MSG_DONTWAIT)
				return 0;
			ferry_link_cut("it does not answer", 0); /* only at the end is there a limit */
			return -1;
		} else if (k == 0 || errno != EINTR) {
			failed(k, errno);
			return -1;
		}
	}
	return 1;
}

static int damaged(const char *what)
{
	ferry_link_cut(what, 0);
	return -1;
}

/* What the header says is true, as far as can be told. */
static int check(const struct packet *p)
{
	if (ferry_crc(0, p, LINK_HEAD - 4) != p->head_sum || p->zero || p->kind < DATA || p->kind > GOODBYE || p->size > LINK_MAX ||
	    (p->kind == DATA) != (p->size > 0))
		return damaged("a damaged packet came");
	if (p->at > atomic_load(&ferry_l.received))
		return damaged("a packet is missing");
	if (p->acked > atomic_load(&ferry_l.most))
		return damaged("it acknowledged what was not sent");
	return 0;
}

static void acknowledged(uint64_t acked)
{
	if (acked <= atomic_load_explicit(&ferry_l.acked, memory_order_relaxed))
		return;
	atomic_store(&ferry_l.acked, acked);
	atomic_fetch_add(&ferry_l.acks, 1);
	if (atomic_load(&ferry_l.wanted))
		ferry_wake_all(&ferry_l.acks);
}

/* Read headers up to the next data. 1 there is some, 0 not yet, -1 no connection. */
static int next(int flags)
{
	while (!coming.size) {
		int rc = fill(LINK_HEAD, flags);
		if (rc < 1)
			return rc;
		struct packet p;
		memcpy(&p, raw + raw_at, sizeof p);
		raw_at += sizeof p;
		if (check(&p))
			return -1;
		atomic_store_explicit(&ferry_l.heard, 1, memory_order_relaxed);
		acknowledged(p.acked);
		if (p.kind == PING)
			atomic_fetch_or(&ferry_l.due, DUE_ACK);
		if (p.kind == GOODBYE) {
			atomic_store(&ferry_l.goodbye, 1);
			if (atomic_load(&ferry_s.state) == FERRY_UP)
				ferry_lose("it ended the session");
			return -1;
		}
		coming = p;
	}
	return 1;
}

/* The server must hear of what we took before its window is full. */
static void arrived(uint64_t end)
{
	atomic_store(&ferry_l.received, end);
	coming.size = 0;
	if (end - atomic_load_explicit(&ferry_l.told, memory_order_relaxed) >= ACK_EVERY)
		atomic_fetch_or(&ferry_l.due, DUE_ACK);
}

/* A large packet that belongs where the reader wants it: the socket's bytes go there, and the next header comes along. It counts
 * once its sum is right. */
static long straight(unsigned char *to)
{
	size_t n = coming.size, got = raw_end - raw_at < n ? raw_end - raw_at : n;
	memcpy(to, raw + raw_at, got);
	raw_at += got;
	while (got < n) { /* raw is empty */
		raw_at = raw_end = 0;
		struct iovec v[2] = {{to + got, n - got}, {raw, LINK_HEAD}};
		ssize_t k = readv(ferry_s.fd, v, 2);
		if (k <= 0) {
			if (k < 0 && errno == EINTR)
				continue;
			failed(k, errno);
			return -1;
		}
		raw_end = (size_t)k > n - got ? (size_t)k - (n - got) : 0;
		got += (size_t)k - raw_end;
	}
	if (ferry_crc(0, to, n) != coming.sum)
		return damaged("a damaged packet came");
	arrived(coming.at + n);
	return (long)n;
}

/* Bring a packet's data into raw and check it. What has come before is left out. */
static int gather(void)
{
	if (fill(coming.size, 0) < 0)
		return -1;
	if (ferry_crc(0, raw + raw_at, coming.size) != coming.sum)
		return damaged("a damaged packet came");
	uint64_t end = coming.at + coming.size, have = atomic_load(&ferry_l.received);
	size_t old = end <= have ? coming.size : (size_t)(have - coming.at);
	raw_at += old;
	left = coming.size - old;
	arrived(end > have ? end : have);
	return 0;
}

/* At least one byte, or -1 when this connection gives none. */
static long take(void *to, size_t n)
{
	enum { LARGE = 4096 };
	while (!left) {
		if (next(0) < 0)
			return -1;
		if (coming.size >= LARGE && coming.size <= n && coming.at == atomic_load(&ferry_l.received))
			return straight(to);
		if (gather())
			return -1;
	}
	n = n < left ? n : left;
	memcpy(to, raw + raw_at, n);
	raw_at += n;
	left -= n;
	return (long)n;
}

void ferry_link_discard(void *sink, size_t n)
{
	if (left || atomic_load(&ferry_l.up) == LINK_UP)
		(void)take(sink, n);
}

/* Without a thread nobody else sends while the reader waits: until there is something to read, he does. */
static void send_first(void)
{
	while (ferry_link_unsent() && atomic_load(&ferry_l.up) == LINK_UP && ferry_link_send() == 1) {
		struct pollfd p = {ferry_s.fd, POLLIN | POLLOUT, 0};
		if (poll(&p, 1, 1000) > 0 && (p.revents & POLLIN))
			return;
	}
}

int ferry_link_near(void) { return ferry_spin_pays(&looks); }

/* The reader's: look on for an answer that somebody waits for. When did that begin? 0 if it is there. rx is held. */
static int64_t look_on(void)
{
	if (ferry_link_look())
		return 0;
	int64_t start = ferry_now_ns();
	while (ferry_awaited() && ferry_spin_again(&looks, start) && atomic_load(&ferry_l.up) == LINK_UP)
		if (ferry_link_look())
			break;
	return start;
}

long ferry_link_get(void *to, size_t n)
{
	for (;;) {
		if (!ferry_link_threaded())
			send_first();
		ferry_lock(&ferry_l.rx);
		int64_t began = left ? 0 : look_on();
		long k = left || atomic_load(&ferry_l.up) == LINK_UP ? take(to, n) : -1;
		if (began && k > 0 && ferry_awaited())
			ferry_spin_learn(&looks, began);
		ferry_unlock(&ferry_l.rx);
		if (atomic_load(&ferry_l.due))
			ferry_link_flush();
		if (k > 0)
			return k;
		if (ferry_link_threaded())
			ferry_sleep_while(&ferry_l.up, LINK_DOWN);
		else
			ferry_link_mend();
		if (atomic_load(&ferry_l.up) == LINK_OVER || atomic_load(&ferry_s.state) != FERRY_UP)
			return -1;
	}
}

int ferry_link_look(void)
{
	if (left || coming.size)
		return 1;
	return atomic_load(&ferry_l.up) == LINK_UP && next(MSG_DONTWAIT) == 1;
}

int ferry_link_ready(int ms)
{
	ferry_lock(&ferry_l.rx);
	int is = ferry_link_look(), up = atomic_load(&ferry_l.up) == LINK_UP;
	struct pollfd p = {ferry_s.fd, (short)(POLLIN | (!ferry_link_threaded() && ferry_link_unsent() ? POLLOUT : 0)), 0};
	if (!is && up && poll(&p, 1, ms) > 0 && (p.revents & ~POLLOUT))
		is = ferry_link_look();
	ferry_unlock(&ferry_l.rx);
	if (!is && !up && !ferry_link_threaded())
		ferry_link_mend();
	else if (!is && !up)
		ferry_timed_wait(&ferry_l.up, LINK_DOWN, ms);
	if (atomic_load(&ferry_l.due))
		ferry_link_flush();
	return is;
}

/* While the thread makes a new connection it has rx, and there is none to look at. Without a thread it is made here and now. */
int ferry_link_glance(void)
{
	if (!ferry_link_threaded())
		ferry_link_flush();
	if (!ferry_trylock(&ferry_l.rx))
		return 0;
	int is = ferry_link_look(), down = atomic_load(&ferry_l.up) == LINK_DOWN;
	ferry_unlock(&ferry_l.rx);
	if (!is && down && !ferry_link_threaded())
		ferry_link_mend();
	if (atomic_load(&ferry_l.due))
		ferry_link_flush();
	return is;
}

/* acked may have moved since the caller looked: then so has acks, unless it did before he looked. */
void ferry_link_nap(int ms)
{
	uint32_t seen = atomic_load(&ferry_l.acks);
	atomic_fetch_add(&ferry_l.wanted, 1);
	if (!ferry_link_room())
		ferry_timed_wait(&ferry_l.acks, seen, ms);
	atomic_fetch_sub(&ferry_l.wanted, 1);
}
