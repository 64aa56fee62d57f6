/* shim/core/net/link_receive.c: packets in.
 *
 * The reader (session/reader.c) takes packets off the socket and checks them before a byte is used; large ones go straight to where they
 * belong. Everything here runs under rx. */
#include "link_receive.h"
#include "../base/clock.h"
#include "../base/crc.h"
#include "../base/spin.h"
#include "channel.h"
#include "link_send.h"
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>

#define ACK_EVERY (LINK_WINDOW / 8) /* bytes taken before the server is sent an acknowledgement, if nothing else carries one */

static unsigned char raw[LINK_HEAD + LINK_MAX]; /* bytes off the socket */
static size_t raw_at, raw_end;
static size_t left;          /* the first of them that are checked, and not taken */
static struct ferry_packet coming; /* whose header was read, unless its size is 0 */

static struct ferry_spin spin; /* of the reader */

/* What was checked counts as received; the rest comes again on the new connection. */
void ferry_link_receive_restart(void)
{
	raw_end = raw_at + left;
	coming.size = 0;
}

void ferry_link_receive_reset(void)
{
	raw_at = raw_end = left = 0;
	ferry_spin_reset(&spin);
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
		ssize_t k = recv(ferry_conn.fd, raw + raw_end, most < room ? most : room, flags);
		if (k > 0) {
			raw_end += (size_t)k;
		} else if (k < 0 && errno == EAGAIN) {
			if (flags & MSG_DONTWAIT)
				return 0;
			ferry_link_cut("it does not answer", 0); /* only at the end is there a limit */
			return -1;
		} else if (k == 0 || errno != EINTR) {
			ferry_link_failed(k, errno);
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

/* Is what the header says possible? */
static int check_header(const struct ferry_packet *p)
{
	if (ferry_crc(0, p, LINK_HEAD - 4) != p->head_sum || p->zero || p->kind < PACKET_DATA || p->kind > PACKET_GOODBYE || p->size > LINK_MAX ||
	    (p->kind == PACKET_DATA) != (p->size > 0))
		return damaged("a damaged packet came");
	if (p->at > atomic_load(&ferry_l.received))
		return damaged("a packet is missing");
	if (p->acked > atomic_load(&ferry_l.most))
		return damaged("it acknowledged what was not sent");
	return 0;
}

static void note_acknowledged(uint64_t acked)
{
	if (acked <= atomic_load_explicit(&ferry_l.acked, memory_order_relaxed))
		return;
	atomic_store(&ferry_l.acked, acked);
	atomic_fetch_add(&ferry_l.acks, 1);
	if (atomic_load(&ferry_l.wanted))
		ferry_wake_all(&ferry_l.acks);
}

/* Read headers up to the next data. 1 there is some, 0 not yet, -1 no connection. */
static int read_headers(int flags)
{
	while (!coming.size) {
		int rc = fill(LINK_HEAD, flags);
		if (rc < 1)
			return rc;
		struct ferry_packet p;
		memcpy(&p, raw + raw_at, sizeof p);
		raw_at += sizeof p;
		if (check_header(&p))
			return -1;
		atomic_store_explicit(&ferry_l.heard, 1, memory_order_relaxed);
		note_acknowledged(p.acked);
		if (p.kind == PACKET_PING)
			atomic_fetch_or(&ferry_l.due, DUE_ACK);
		if (p.kind == PACKET_GOODBYE) {
			atomic_store(&ferry_l.goodbye, 1);
			if (atomic_load(&ferry_conn.state) == FERRY_UP)
				ferry_lose("it ended the session");
			return -1;
		}
		coming = p;
	}
	return 1;
}

/* The server must get an acknowledgement before its window is full. */
static void note_received(uint64_t end)
{
	atomic_store(&ferry_l.received, end);
	coming.size = 0;
	if (end - atomic_load_explicit(&ferry_l.reported, memory_order_relaxed) >= ACK_EVERY)
		atomic_fetch_or(&ferry_l.due, DUE_ACK);
}

/* A large packet that goes to where the reader wants it, straight from the socket; the next header comes along. It counts once its sum is
 * right. */
static long receive_direct(unsigned char *to)
{
	size_t n = coming.size, got = raw_end - raw_at < n ? raw_end - raw_at : n;
	memcpy(to, raw + raw_at, got);
	raw_at += got;
	while (got < n) { /* raw is empty */
		raw_at = raw_end = 0;
		struct iovec v[2] = {{to + got, n - got}, {raw, LINK_HEAD}};
		ssize_t k = readv(ferry_conn.fd, v, 2);
		if (k <= 0) {
			if (k < 0 && errno == EINTR)
				continue;
			ferry_link_failed(k, errno);
			return -1;
		}
		raw_end = (size_t)k > n - got ? (size_t)k - (n - got) : 0;
		got += (size_t)k - raw_end;
	}
	if (ferry_crc(0, to, n) != coming.sum)
		return damaged("a damaged packet came");
	note_received(coming.at + n);
	return (long)n;
}

/* Bring a packet's data into raw and check it. What has come before is left out. */
static int gather_packet(void)
{
	if (fill(coming.size, 0) < 0)
		return -1;
	if (ferry_crc(0, raw + raw_at, coming.size) != coming.sum)
		return damaged("a damaged packet came");
	uint64_t end = coming.at + coming.size, have = atomic_load(&ferry_l.received);
	size_t old = end <= have ? coming.size : (size_t)(have - coming.at);
	raw_at += old;
	left = coming.size - old;
	note_received(end > have ? end : have);
	return 0;
}

/* At least one byte, or -1 when this connection gives none. */
static long take_data(void *to, size_t n)
{
	enum { LARGE = 4096 };
	while (!left) {
		if (read_headers(0) < 0)
			return -1;
		if (coming.size >= LARGE && coming.size <= n && coming.at == atomic_load(&ferry_l.received))
			return receive_direct(to);
		if (gather_packet())
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
		(void)take_data(sink, n);
}

/* Without a thread of the link no other thread sends while the reader waits: the reader sends until there is something to read. */
static void send_first(void)
{
	while (ferry_link_unsent() && atomic_load(&ferry_l.up) == LINK_UP && ferry_link_send() == 1) {
		struct pollfd p = {ferry_conn.fd, POLLIN | POLLOUT, 0};
		if (poll(&p, 1, 1000) > 0 && (p.revents & POLLIN))
			return;
	}
}

int ferry_link_is_near(void) { return ferry_spin_pays(&spin); }

/* Spin for an answer that a thread waits for. Returns when that began, 0 if data was there at once. */
static int64_t spin_for_data(void)
{
	if (ferry_link_has_data())
		return 0;
	int64_t start = ferry_now_ns();
	while (atomic_load_explicit(&ferry_waiters, memory_order_relaxed) > 0 && ferry_spin_again(&spin, start) && atomic_load(&ferry_l.up) == LINK_UP)
		if (ferry_link_has_data())
			break;
	return start;
}

long ferry_link_receive(void *to, size_t n)
{
	for (;;) {
		if (!ferry_l.threaded)
			send_first();
		ferry_lock(&ferry_l.rx);
		int64_t began = left ? 0 : spin_for_data();
		long k = left || atomic_load(&ferry_l.up) == LINK_UP ? take_data(to, n) : -1;
		if (began && k > 0 && atomic_load_explicit(&ferry_waiters, memory_order_relaxed) > 0)
			ferry_spin_learn(&spin, began);
		ferry_unlock(&ferry_l.rx);
		if (atomic_load(&ferry_l.due))
			ferry_link_flush();
		if (k > 0)
			return k;
		if (ferry_l.threaded)
			ferry_sleep_while(&ferry_l.up, LINK_DOWN);
		else
			ferry_l.reconnect();
		if (atomic_load(&ferry_l.up) == LINK_OVER || atomic_load(&ferry_conn.state) != FERRY_UP)
			return -1;
	}
}

int ferry_link_has_data(void)
{
	if (left || coming.size)
		return 1;
	return atomic_load(&ferry_l.up) == LINK_UP && read_headers(MSG_DONTWAIT) == 1;
}

int ferry_link_await_data(int ms)
{
	ferry_lock(&ferry_l.rx);
	int is = ferry_link_has_data(), up = atomic_load(&ferry_l.up) == LINK_UP;
	struct pollfd p = {ferry_conn.fd, (short)(POLLIN | (!ferry_l.threaded && ferry_link_unsent() ? POLLOUT : 0)), 0};
	if (!is && up && poll(&p, 1, ms) > 0 && (p.revents & ~POLLOUT))
		is = ferry_link_has_data();
	ferry_unlock(&ferry_l.rx);
	if (!is && !up && !ferry_l.threaded)
		ferry_l.reconnect();
	else if (!is && !up)
		ferry_timed_wait(&ferry_l.up, LINK_DOWN, ms);
	if (atomic_load(&ferry_l.due))
		ferry_link_flush();
	return is;
}

/* While the link's thread makes a new connection it holds rx, and there is nothing to read. Without a thread the connection is made here. */
int ferry_link_poll(void)
{
	if (!ferry_l.threaded)
		ferry_link_flush();
	if (!ferry_trylock(&ferry_l.rx))
		return 0;
	int is = ferry_link_has_data(), down = atomic_load(&ferry_l.up) == LINK_DOWN;
	ferry_unlock(&ferry_l.rx);
	if (!is && down && !ferry_l.threaded)
		ferry_l.reconnect();
	if (atomic_load(&ferry_l.due))
		ferry_link_flush();
	return is;
}
