/* shim/core/net/region_channel.c: the channel through rings in memory that this virtual machine shares with its host (region.c, ring.c). The link
 * goes on beneath: it says whether the server lives, makes connections anew, and carries the knocks: a byte in it wakes an end that sleeps.
 *
 * Threads: none of its own; the link's thread minds the connection. Locks: the link's. Fork: the child has no copy of the rings. */
#include "region_channel.h"
#include "../base/clock.h"
#include "link_channel.h"
#include "link_receive.h"
#include "link_send.h"
#include "readbuffer.h"
#include "region.h"
#include "ring.h"
#include "transport.h"

/* --- knocks */

/* Knocks that have come are taken off the link; how many is of no interest. */
static void hear(void)
{
	unsigned char sink[64];
	if (!ferry_trylock(&ferry_l.rx))
		return; /* a new connection is made, or it ends */
	if (ferry_link_has_data())
		ferry_link_discard(sink, sizeof sink);
	ferry_unlock(&ferry_l.rx);
}

/* send_mu is held. A link that has no room for a knock has millions of them. */
static void give_knock(void)
{
	const unsigned char knock = 0;
	if (ferry_link_put(&knock, 1) != 1)
		return;
	ferry_link_show(1);
	ferry_link_flush_waiting();
}

static void await_knock(int ms)
{
	if (ferry_link_await_data(ms))
		hear();
}

static const struct ferry_give_knocks knocks = {give_knock, await_knock};

/* --- the channel */

int ferry_region_open(void)
{
	uint64_t session;
	void *m = ferry_region_map(&session);
	return m && !ferry_ring_use_part(m, session, &knocks) ? FERRY_NO_DESCRIPTOR : -1;
}

/* Large copies go through the rings, too: nothing is faster between the two. */
static void begin(const struct ferry_handshake *agreed, struct ferry_capabilities *can)
{
	(void)agreed;
	ferry_readbuffer_reset();
	*can = (struct ferry_capabilities){.replies_are_near = 1, .shares_memory = 1};
}

static int prepare(void) { return ferry_link_channel.prepare(); }
static void end(void) { ferry_link_channel.end(); }
static void stop(void) { ferry_link_channel.stop(); }
static void close_link(void) { ferry_link_channel.close(); }
static void nothing(void) {}

static long send_bytes(const struct iovec *v, int n, int flags)
{
	size_t sum = 0;
	(void)flags;
	for (int i = 0; i < n; i++) {
		size_t k = ferry_ring_put(v[i].iov_base, v[i].iov_len);
		sum += k;
		if (k < v[i].iov_len)
			break; /* the ring is full */
	}
	ferry_ring_show();
	return (long)sum;
}

static long send_descriptor(int fd, const void *frame, size_t n) { return ferry_link_channel.send_descriptor(fd, frame, n); }

static int up(void) { return atomic_load(&ferry_conn.state) == FERRY_UP && atomic_load(&ferry_l.up) != LINK_OVER; }

/* A look at the link is a system call: a caller that asks again and again makes it every 50 ms only. */
static int ask_once(void)
{
	enum { EVERY_MS = 50 };
	static int64_t asked;
	if (ferry_ring_ready())
		return FERRY_READABLE;
	int64_t now = ferry_now_coarse_ms();
	if (now - asked < EVERY_MS)
		return 0;
	asked = now;
	if (ferry_link_poll())
		hear();
	return ferry_ring_ready() ? FERRY_READABLE : up() ? 0 : -1;
}

static int await(int what, int ms)
{
	if ((what & FERRY_READABLE) && ferry_readbuffer_holds())
		return FERRY_READABLE;
	if (!ms)
		return ask_once();
	int is = ferry_ring_await(what, ms);
	return is || up() ? is : -1;
}

static long fill(void *to, size_t n)
{
	enum { WAIT_MS = 100 }; /* a link without a connection brings no knock */
	for (;;) {
		long k = ferry_ring_get(to, n);
		if (k > 0)
			return k;
		if (k < 0) {
			ferry_lose("it broke the ring, or the memory is another session's by now");
			return -1;
		}
		if (!ferry_ring_await(FERRY_READABLE, WAIT_MS) && !up())
			return -1;
	}
}

static long receive(void *to, size_t n) { return ferry_readbuffer_take(to, n, fill); }

const struct ferry_channel ferry_region_channel = {
	.name = "memory that this machine shares with its host",
	.resumes = 1,
	.prepare = prepare, .begin = begin, .end = end, .stop = stop, .close = close_link, .forked = nothing,
	.send = send_bytes, .send_descriptor = send_descriptor, .flush = nothing,
	.receive = receive, .await = await,
};
