/* shim/core/net/link_send.c: packets out.
 *
 * A thread that waits for an answer sends what is unsent itself; otherwise the link's thread does, awake while there is traffic, so that
 * posting a command costs no system call.
 * Locks: ferry_link_put and ferry_link_show run under send_mu; packets are made and sent under tx. */
#include "link_send.h"
#include "../base/clock.h"
#include "../base/crc.h"
#include "channel.h"
#include <errno.h>
#include <string.h>
#include <sys/socket.h>

#define MASK (LINK_WINDOW - 1)

static struct ferry_packet leaving;    /* the packet on its way; under tx, as are: */
static size_t leaving_done;            /* bytes of it, with header, that the socket has taken */
static _Atomic size_t leaving_n;       /* of so many; 0: no packet is on its way. Read without tx, too */
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

static _Atomic uint32_t posts; /* since a thread waited, or nothing was posted for a while */

/* Waking the thread pays if many commands follow each other. The first few are sent by the thread that posts them: a program that launches
 * and then waits would have woken the link's thread for nothing. Under send_mu. */
static int is_burst(void)
{
	enum { FEW = 2, GAP_NS = 100 * 1000 };
	static int64_t last;
	if (!ferry_l.threaded)
		return 0;
	int64_t now = ferry_now_ns(), past = now - last;
	last = now;
	if (past > GAP_NS)
		atomic_store_explicit(&posts, 0, memory_order_relaxed);
	return atomic_fetch_add_explicit(&posts, 1, memory_order_relaxed) >= FEW;
}

void ferry_link_show(int waits)
{
	atomic_store(&ferry_l.written, ferry_l.put);
	if (waits || (ferry_l.threaded && ferry_link_thread_awake()))
		return; /* the thread, if it is awake, sends the bytes before it sleeps */
	if (is_burst())
		ferry_link_wake_thread();
	else
		ferry_link_flush();
}

/* sent moves on when a packet is made, so a packet that the socket has taken in part is asked about apart. */
int ferry_link_unsent(void)
{
	return atomic_load(&ferry_l.sent) != atomic_load(&ferry_l.written) || atomic_load(&ferry_l.due) || atomic_load(&leaving_n);
}

/* Where a position's bytes lie: up to the ring's end, and the rest from its beginning. */
static int pieces(uint64_t at, size_t n, struct iovec v[2])
{
	size_t off = at & MASK, first = n < LINK_WINDOW - off ? n : LINK_WINDOW - off;
	v[0] = (struct iovec){ferry_l.ring + off, first};
	v[1] = (struct iovec){ferry_l.ring, n - first};
	return n > first ? 2 : n > 0;
}

/* Makes the next packet, if there is anything to send. Goodbye comes after everything else. */
static int make_packet(void)
{
	uint64_t at = atomic_load(&ferry_l.sent), n = atomic_load(&ferry_l.written) - at;
	uint32_t due = atomic_load(&ferry_l.due);
	struct iovec v[2];
	n = n < largest ? n : largest;
	if (!n && !due)
		return 0;
	largest = largest * 2 < LINK_MAX ? largest * 2 : LINK_MAX;
	uint16_t kind = n ? PACKET_DATA : due & DUE_PING ? PACKET_PING : due & DUE_ACK ? PACKET_ACK : PACKET_GOODBYE;
	atomic_fetch_and(&ferry_l.due, kind == PACKET_DATA || kind == PACKET_ACK ? ~(uint32_t)DUE_ACK : kind == PACKET_PING ? ~(uint32_t)(DUE_PING | DUE_ACK) : 0);
	leaving = (struct ferry_packet){(uint32_t)n, kind, 0, at, atomic_load(&ferry_l.received), 0, 0};
	int k = pieces(at, (size_t)n, v);
	for (int i = 0; i < k; i++)
		leaving.sum = ferry_crc(leaving.sum, v[i].iov_base, v[i].iov_len);
	leaving.head_sum = ferry_crc(0, &leaving, LINK_HEAD - 4);
	leaving_n = LINK_HEAD + (size_t)n;
	leaving_done = 0;
	atomic_store(&ferry_l.reported, leaving.acked);
	atomic_store(&ferry_l.sent, at + n); /* before it leaves: it may be acknowledged before sendmsg returns */
	if (at + n > atomic_load(&ferry_l.most))
		atomic_store(&ferry_l.most, at + n);
	return 1;
}

/* tx is held. 0 all sent, 1 the socket is full, -1 no connection. */
static int send_packets(void)
{
	while (atomic_load(&ferry_l.up) == LINK_UP && (leaving_n || make_packet())) {
		struct iovec v[3];
		int k = 0;
		size_t skip = leaving_done > LINK_HEAD ? leaving_done - LINK_HEAD : 0;
		if (leaving_done < LINK_HEAD)
			v[k++] = (struct iovec){(char *)&leaving + leaving_done, LINK_HEAD - leaving_done};
		k += pieces(leaving.at + skip, leaving.size - skip, v + k);
		struct msghdr m = {.msg_iov = v, .msg_iovlen = (size_t)k};
		ssize_t sent = sendmsg(ferry_conn.fd, &m, MSG_NOSIGNAL | MSG_DONTWAIT);
		if (sent < 0 && errno == EINTR)
			continue;
		if (sent < 0 && errno == EAGAIN)
			return 1;
		if (sent < 0) {
			ferry_link_failed(sent, errno);
			return -1;
		}
		leaving_done += (size_t)sent;
		if (leaving_done == leaving_n)
			leaving_n = 0;
	}
	return atomic_load(&ferry_l.up) == LINK_UP ? 0 : -1;
}

/* Bytes that are shown while another thread sends are sent by that thread: it checks again after it has unlocked tx. */
int ferry_link_send(void)
{
	int saved = errno, rc = 0;
	do {
		if (!ferry_trylock(&ferry_l.tx))
			return 2;
		rc = send_packets();
		ferry_unlock(&ferry_l.tx);
	} while (!rc && ferry_link_unsent());
	errno = saved;
	return rc;
}

void ferry_link_flush(void)
{
	if (ferry_link_unsent() && ferry_link_send() == 1)
		ferry_link_wake_thread(); /* the thread waits for the socket */
}

void ferry_link_flush_waiting(void)
{
	atomic_store_explicit(&posts, 0, memory_order_relaxed);
	ferry_link_flush();
}

/* acked may have moved since the caller asked for room: then so has acks, unless it did before. */
void ferry_link_await_room(int ms)
{
	uint32_t seen = atomic_load(&ferry_l.acks);
	atomic_fetch_add(&ferry_l.wanted, 1);
	if (!ferry_link_room())
		ferry_timed_wait(&ferry_l.acks, seen, ms);
	atomic_fetch_sub(&ferry_l.wanted, 1);
}

void ferry_link_send_restart(uint64_t received)
{
	leaving_n = 0;
	largest = LINK_MAX / 32;
	atomic_store(&ferry_l.sent, received);
	atomic_store(&ferry_l.reported, 0);
	atomic_fetch_or(&ferry_l.due, DUE_ACK);
}
