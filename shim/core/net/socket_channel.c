/* shim/core/net/socket_channel.c: the plain channel: frames travel on the socket as they are. Bytes that the kernel has taken are on their
 * way; nothing is buffered here on the way out.
 *
 * Threads: none of its own. Locks: none. Fork: nothing to free; connections.c closes the descriptor. */
#include "socket_channel.h"
#include "handshake.h"
#include "lanes.h"
#include "readbuffer.h"
#include "connections.h"
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>

int ferry_socket_prepare(void) { return 0; }
void ferry_socket_nothing(void) {}
void ferry_socket_stop(void) { ferry_lanes_end_relayed(); }
void ferry_socket_shut(void)
{
	ferry_lanes_end_relayed();
	ferry_connection_adopt(-1);
}

static void begin(const struct ferry_handshake *agreed, struct ferry_capabilities *can)
{
	ferry_readbuffer_reset();
	/* An agent in between would get our descriptors, and is as near as the server is not. */
	*can = (struct ferry_capabilities){.passes_descriptors = !agreed->relayed, .replies_are_near = !agreed->relayed,
					   .opens_lanes = ferry_lanes_begin_relayed(agreed)};
}

/* Bytes sent, or what a failed call means: 0 no room, -1 the session is lost. */
static long result_of(ssize_t k)
{
	if (k >= 0)
		return (long)k;
	if (errno == EAGAIN)
		return 0;
	ferry_lose(errno == EPIPE || errno == ECONNRESET ? "it closed the connection" : strerror(errno));
	return -1;
}

static long send_bytes(const struct iovec *v, int n, int flags)
{
	struct msghdr m = {.msg_iov = (struct iovec *)v, .msg_iovlen = (size_t)n};
	ssize_t k = 0;
	(void)flags;
	do
		k = n ? sendmsg(ferry_conn.fd, &m, MSG_NOSIGNAL | MSG_DONTWAIT) : 0;
	while (k < 0 && errno == EINTR);
	return result_of(k);
}

static long send_descriptor(int fd, const void *frame, size_t n)
{
	ssize_t k;
	do
		k = ferry_connection_send_descriptor(ferry_conn.fd, fd, frame, n);
	while (k < 0 && errno == EINTR);
	return result_of(k);
}

static long fill(void *to, size_t n)
{
	for (;;) {
		ssize_t k = recv(ferry_conn.fd, to, n, 0);
		if (k > 0)
			return (long)k;
		if (k < 0 && errno == EINTR)
			continue;
		ferry_lose(k == 0 ? "it closed the connection" : strerror(errno));
		return -1;
	}
}

static long receive(void *to, size_t n) { return ferry_readbuffer_take(to, n, fill); }

/* A connection that has failed is readable and writable: the next call finds out. */
static int await(int what, int ms)
{
	if ((what & FERRY_READABLE) && ferry_readbuffer_holds())
		return FERRY_READABLE;
	struct pollfd p = {ferry_conn.fd, (short)((what & FERRY_READABLE ? POLLIN : 0) | (what & FERRY_WRITABLE ? POLLOUT : 0)), 0};
	if (poll(&p, 1, ms) <= 0)
		return 0;
	return what & ((p.revents & ~POLLOUT ? FERRY_READABLE : 0) | (p.revents & ~POLLIN ? FERRY_WRITABLE : 0));
}

const struct ferry_channel ferry_socket_channel = {
	.prepare = ferry_socket_prepare, .begin = begin, .end = ferry_socket_nothing, .stop = ferry_socket_stop, .close = ferry_socket_shut,
	.forked = ferry_socket_nothing, .send = send_bytes, .send_descriptor = send_descriptor, .flush = ferry_socket_nothing,
	.receive = receive, .await = await,
};
