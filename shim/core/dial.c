/* shim/core/dial.c: find the server and connect to it. Every step has a limit. */
#include "lanes.h"
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#define CONNECT_MS 4000 /* for all of a name's addresses: who finds no server says so within five seconds */

int64_t ferry_now_ms(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

int ferry_await_fd(int fd, short what, int64_t until)
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

ferry_mu ferry_fork_mu;

/* Every socket but the session's: being connected, or a lane's. Under ferry_fork_mu. A place holds the descriptor and 1. */
static int others[2 * LANES_MOST + 2];

static void exchange(int from, int to)
{
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		if (others[i] == from) {
			others[i] = to;
			return;
		}
}

void ferry_close_inherited(void)
{
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		if (others[i])
			close(others[i] - 1);
	memset(others, 0, sizeof others);
}

void ferry_hang_up(int fd)
{
	ferry_lock(&ferry_fork_mu);
	exchange(fd + 1, 0);
	close(fd);
	ferry_unlock(&ferry_fork_mu);
}

void ferry_take_over(int fd)
{
	ferry_lock(&ferry_fork_mu);
	int old = ferry_s.fd;
	ferry_s.fd = fd;
	if (fd >= 0)
		exchange(fd + 1, 0);
	if (old >= 0)
		close(old);
	ferry_unlock(&ferry_fork_mu);
}

/* Connect in time; the socket is blocking afterwards. */
static int connect_to(int family, const struct sockaddr *addr, socklen_t n, int64_t until)
{
	ferry_lock(&ferry_fork_mu);
	int fd = socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	if (fd >= 0)
		exchange(0, fd + 1);
	ferry_unlock(&ferry_fork_mu);
	if (fd < 0)
		return -1;
	int rc;
	while ((rc = connect(fd, addr, n)) && errno == EAGAIN && ferry_now_ms() < until)
		poll(NULL, 0, 10); /* a Unix socket's queue is full, and nothing tells when it is not */
	if (rc && errno == EINPROGRESS) {
		rc = ferry_await_fd(fd, POLLOUT, until);
		int err = 0;
		socklen_t len = sizeof err;
		if (!rc && (getsockopt(fd, SOL_SOCKET, SO_ERROR, &err, &len) || err)) {
			errno = err ? err : errno;
			rc = -1;
		}
	}
	if (rc) {
		int keep = errno;
		ferry_hang_up(fd);
		errno = keep;
		return -1;
	}
	int off = 0;
	ioctl(fd, FIONBIO, &off);
	return fd;
}

static int dial_unix(const char *path, char *why, size_t why_n)
{
	struct sockaddr_un a = {.sun_family = AF_UNIX};
	if (strlen(path) >= sizeof a.sun_path) {
		snprintf(why, why_n, "the socket path is too long");
		return -1;
	}
	strcpy(a.sun_path, path);
	int fd = connect_to(AF_UNIX, (struct sockaddr *)&a, sizeof a, ferry_now_ms() + CONNECT_MS);
	if (fd < 0)
		snprintf(why, why_n, "%s", strerror(errno));
	return fd;
}

static int dial_tcp(const char *hostport, char *why, size_t why_n)
{
	char host[200];
	const char *colon = strrchr(hostport, ':');
	if (!colon || (size_t)(colon - hostport) >= sizeof host || !colon[1]) {
		snprintf(why, why_n, "a TCP address is tcp://host:port");
		return -1;
	}
	size_t n = (size_t)(colon - hostport);
	memcpy(host, hostport, n);
	host[n] = 0;
	char *h = host;
	if (n > 1 && host[0] == '[' && host[n - 1] == ']') {
		host[n - 1] = 0;
		h++;
	}
	struct addrinfo hints = {.ai_socktype = SOCK_STREAM}, *list;
	int rc = getaddrinfo(h, colon + 1, &hints, &list);
	if (rc) {
		snprintf(why, why_n, "%s", gai_strerror(rc));
		return -1;
	}
	int fd = -1;
	int64_t until = ferry_now_ms() + CONNECT_MS;
	for (struct addrinfo *a = list; a && fd < 0; a = a->ai_next)
		fd = connect_to(a->ai_family, a->ai_addr, a->ai_addrlen, until);
	if (fd < 0)
		snprintf(why, why_n, "%s", strerror(errno));
	freeaddrinfo(list);
	if (fd >= 0) {
		int on = 1, idle = 6, each = 3, times = 3;
		setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
		setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
		setsockopt(fd, IPPROTO_TCP, TCP_KEEPIDLE, &idle, sizeof idle);
		setsockopt(fd, IPPROTO_TCP, TCP_KEEPINTVL, &each, sizeof each);
		setsockopt(fd, IPPROTO_TCP, TCP_KEEPCNT, &times, sizeof times);
	}
	return fd;
}

/* Without FERRY_SERVER the places 'ferry serve' listens at by itself are tried. */
static int dial_default(char *peer, size_t peer_n, char *why, size_t why_n)
{
	const char *run = getenv("XDG_RUNTIME_DIR");
	char path[3][108];
	int n = 0, fd = -1;
	if (run && *run)
		snprintf(path[n++], sizeof path[0], "%.90s/ferry.sock", run);
	snprintf(path[n++], sizeof path[0], "/run/ferry/ferry.sock");
	snprintf(path[n++], sizeof path[0], "/tmp/ferry-%u/ferry.sock", (unsigned)getuid());
	for (int i = 0; i < n && fd < 0; i++) {
		snprintf(peer, peer_n, "unix://%s", path[i]);
		fd = dial_unix(path[i], why, why_n);
		/* Anybody may have made a socket in /tmp: only our own server or root's counts. */
		struct ucred peer;
		socklen_t len = sizeof peer;
		if (fd >= 0 && (getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &len) || (peer.uid && peer.uid != getuid()))) {
			ferry_hang_up(fd);
			fd = -1;
			snprintf(why, why_n, "it belongs to another user");
		}
	}
	return fd;
}

int ferry_dial(char *peer, size_t peer_n, char *why, size_t why_n)
{
	const char *address = getenv("FERRY_SERVER");
	if (!address || !*address)
		return dial_default(peer, peer_n, why, why_n);
	snprintf(peer, peer_n, "%s", address);
	return ferry_dial_again(peer, why, why_n);
}

int ferry_dial_again(const char *address, char *why, size_t why_n)
{
	if (!strncmp(address, "unix://", 7))
		return dial_unix(address + 7, why, why_n);
	if (!strncmp(address, "tcp://", 6))
		return dial_tcp(address + 6, why, why_n);
	if (!strncmp(address, "tls://", 6))
		snprintf(why, why_n, "TLS needs a helper beside the program: run it under 'ferry run', or start 'ferry agent' and name its socket");
	else
		snprintf(why, why_n, "FERRY_SERVER must begin with unix:// or tcp://");
	return -1;
}
