/* shim/core/net/connections.c: the shim's sockets.
 *
 * Lock: mu, after every other lock of the core; nothing is locked under it. It is held over a fork.
 * Fork: the child never uses an inherited socket. It closes its copies. */
#include "connections.h"
#include "../base/clock.h"
#include "../base/lock.h"
#include "channel.h"
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static ferry_mu mu;
static int others[FERRY_CONNECTIONS_MOST]; /* every socket but the session's; a place holds the descriptor and 1; under mu */

static void replace(int from, int to)
{
	for (size_t i = 0; i < FERRY_CONNECTIONS_MOST; i++)
		if (others[i] == from) {
			others[i] = to;
			return;
		}
}

int ferry_connection_make(int family)
{
	ferry_lock(&mu);
	int fd = socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	if (fd >= 0)
		replace(0, fd + 1);
	ferry_unlock(&mu);
	return fd;
}

void ferry_connection_close(int fd)
{
	ferry_lock(&mu);
	replace(fd + 1, 0);
	close(fd);
	ferry_unlock(&mu);
}

void ferry_connection_adopt(int fd)
{
	ferry_lock(&mu);
	int old = ferry_conn.fd;
	ferry_conn.fd = fd;
	if (fd >= 0)
		replace(fd + 1, 0);
	if (old >= 0)
		close(old);
	ferry_unlock(&mu);
}

int ferry_connection_await(int fd, short what, int64_t until)
{
	for (;;) {
		int64_t left = until - ferry_now_ms();
		struct pollfd p = {fd, what, 0};
		int n = poll(&p, 1, left > 0 ? (int)left : 0);
		if (n > 0)
			return 0;
		if (n == 0) {
			errno = ETIMEDOUT;
			return -1;
		}
		if (errno != EINTR)
			return -1;
	}
}

int ferry_connection_hung_up(int fd)
{
	struct pollfd p = {fd, POLLRDHUP, 0};
	return poll(&p, 1, 0) > 0 && (p.revents & (POLLRDHUP | POLLHUP | POLLERR | POLLNVAL));
}

long ferry_connection_send_descriptor(int socket, int fd, const void *p, size_t n)
{
	struct iovec v = {(void *)p, n};
	union { struct cmsghdr h; char room[CMSG_SPACE(sizeof(int))]; } control = {{0}};
	struct msghdr m = {.msg_iov = &v, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control.room};
	control.h = (struct cmsghdr){.cmsg_len = CMSG_LEN(sizeof(int)), .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS};
	memcpy(CMSG_DATA(&control.h), &fd, sizeof fd);
	return sendmsg(socket, &m, MSG_NOSIGNAL | MSG_DONTWAIT);
}

void ferry_connections_before_fork(void) { ferry_lock(&mu); }
void ferry_connections_after_fork(void) { ferry_unlock(&mu); }

void ferry_connections_forked(void)
{
	atomic_store(&mu.word, 0);
	if (ferry_conn.fd >= 0)
		close(ferry_conn.fd);
	ferry_conn.fd = -1;
	for (size_t i = 0; i < FERRY_CONNECTIONS_MOST; i++)
		if (others[i])
			close(others[i] - 1);
	memset(others, 0, sizeof others);
}
