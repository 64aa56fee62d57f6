/* shim/core/net/ring_channel.c: the channel through rings in shared memory (ring.c). The socket still carries descriptors, and its closing
 * says that the server is gone.
 *
 * Threads: none of its own. Locks: none. Fork: the child has no copy of the rings (MADV_DONTFORK). */
#include "ring_channel.h"
#include "../base/clock.h"
#include "readbuffer.h"
#include "ring.h"
#include "socket_channel.h"
#include "connections.h"
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>

int ferry_ring_open(void)
{
	const char *off = getenv("FERRY_RINGS");
	return off && !strcmp(off, "0") ? -1 : ferry_ring_make();
}

/* The session was begun on the socket; an agent in between maps the rings itself. */
static void begin(const struct ferry_handshake *agreed, struct ferry_capabilities *can)
{
	(void)agreed;
	can->shares_memory = 1;
}

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

/* Nothing in the rings says where a descriptor would have to be cut: a frame that was sent in part ends the session. */
static long send_descriptor(int fd, const void *frame, size_t n)
{
	long k;
	do
		k = ferry_connection_send_descriptor(ferry_conn.fd, fd, frame, n);
	while (k < 0 && errno == EINTR);
	if (k == (long)n)
		return k;
	if (k < 0 && errno == EAGAIN) { /* a worker that is late takes descriptors as it comes to their commands */
		struct pollfd p = {ferry_conn.fd, POLLOUT, 0};
		poll(&p, 1, 1);
		return 0;
	}
	ferry_lose(k < 0 ? strerror(errno) : "a descriptor was sent in part");
	return -1;
}

static int lose_server(void)
{
	ferry_lose("it closed the connection");
	return -1;
}

/* A poll of the socket is a system call: a caller that asks again and again makes it every 50 ms only. */
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
	int gone = ferry_connection_hung_up(ferry_conn.fd);
	if (ferry_ring_ready())
		return FERRY_READABLE;
	return gone ? lose_server() : 0;
}

/* Bytes may have come between the wait and the end of the connection, so the ring is asked again before the session is lost. */
static int await_ring(int what, int ms)
{
	int is = ferry_ring_await(what, ms);
	if (is || !ferry_connection_hung_up(ferry_conn.fd) || (is = ferry_ring_await(what, ms)))
		return is;
	return lose_server();
}

static int await(int what, int ms)
{
	if ((what & FERRY_READABLE) && ferry_readbuffer_holds())
		return FERRY_READABLE;
	return ms ? await_ring(what, ms) : ask_once();
}

static long fill(void *to, size_t n)
{
	enum { WAIT_MS = 100 }; /* a server that dies does not wake us */
	for (;;) {
		long k = ferry_ring_get(to, n);
		if (k > 0)
			return k;
		if (k < 0) {
			ferry_lose("it broke the ring");
			return -1;
		}
		if (await_ring(FERRY_READABLE, WAIT_MS) < 0)
			return -1;
	}
}

static long receive(void *to, size_t n) { return ferry_readbuffer_take(to, n, fill); }

const struct ferry_channel ferry_ring_channel = {
	.name = "shared memory",
	.prepare = ferry_socket_prepare, .begin = begin, .end = ferry_socket_nothing, .stop = ferry_socket_stop, .close = ferry_socket_shut,
	.forked = ferry_socket_nothing, .send = send_bytes, .send_descriptor = send_descriptor, .flush = ferry_socket_nothing,
	.receive = receive, .await = await,
};
