/* shim/core/net/dial.c: find the server and connect to it. Every step has a limit in time.
 *
 * Threads: any; each socket is known to connections.c from its first moment, so that a forked child can close it. */
#include "dial.h"
#include "../base/clock.h"
#include "connections.h"
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#define CONNECT_MS 4000 /* for all of a name's addresses: a program without a server says so within five seconds */

int ferry_connect(int family, const struct sockaddr *addr, socklen_t n, int64_t until)
{
	int fd = ferry_connection_make(family);
	if (fd < 0)
		return -1;
	int rc;
	while ((rc = connect(fd, addr, n)) && errno == EAGAIN && ferry_now_ms() < until)
		poll(NULL, 0, 10); /* a Unix socket's queue is full, and the kernel does not say when it has room again */
	if (rc && errno == EINPROGRESS) {
		rc = ferry_connection_await(fd, POLLOUT, until);
		int err = 0;
		socklen_t len = sizeof err;
		if (!rc && (getsockopt(fd, SOL_SOCKET, SO_ERROR, &err, &len) || err)) {
			errno = err ? err : errno;
			rc = -1;
		}
	}
	if (rc) {
		int keep = errno;
		ferry_connection_close(fd);
		errno = keep;
		return -1;
	}
	int off = 0;
	ioctl(fd, FIONBIO, &off);
	return fd;
}

int ferry_dial_unix(const char *address, char *why, size_t why_n)
{
	const char *path = address + strlen("unix://");
	struct sockaddr_un a = {.sun_family = AF_UNIX};
	if (strlen(path) >= sizeof a.sun_path) {
		snprintf(why, why_n, "the socket path is too long");
		return -1;
	}
	strcpy(a.sun_path, path);
	int fd = ferry_connect(AF_UNIX, (struct sockaddr *)&a, sizeof a, ferry_now_ms() + CONNECT_MS);
	if (fd < 0)
		snprintf(why, why_n, "%s", strerror(errno));
	return fd;
}

int ferry_dial_tcp(const char *address, char *why, size_t why_n)
{
	const char *hostport = address + strlen("tcp://");
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
		fd = ferry_connect(a->ai_family, a->ai_addr, a->ai_addrlen, until);
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

/* The session has a link, which any stream carries; what needs more than a socket is out of reach. */
int ferry_dial_moved(const char *address, char *why, size_t why_n)
{
	if (!strncmp(address, "tcp://", 6))
		return ferry_dial_tcp(address, why, why_n);
	if (!strncmp(address, "unix://", 7))
		return ferry_dial_unix(address, why, why_n);
	snprintf(why, why_n, "a program cannot use that address by itself; TLS needs 'ferry run' or 'ferry agent'");
	return FERRY_NO_WAY;
}

int ferry_dial_default(char *address, size_t address_n, char *why, size_t why_n)
{
	const char *run = getenv("XDG_RUNTIME_DIR");
	char path[3][108];
	int n = 0, fd = -1;
	if (run && *run)
		snprintf(path[n++], sizeof path[0], "%.90s/ferry.sock", run);
	snprintf(path[n++], sizeof path[0], "/run/ferry/ferry.sock");
	snprintf(path[n++], sizeof path[0], "/tmp/ferry-%u/ferry.sock", (unsigned)getuid());
	for (int i = 0; i < n && fd < 0; i++) {
		snprintf(address, address_n, "unix://%s", path[i]);
		fd = ferry_dial_unix(address, why, why_n);
		/* Any user may have made a socket in /tmp: only the server of this user or of root counts. */
		struct ucred peer;
		socklen_t len = sizeof peer;
		if (fd >= 0 && (getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &len) || (peer.uid && peer.uid != getuid()))) {
			ferry_connection_close(fd);
			fd = -1;
			snprintf(why, why_n, "it belongs to another user");
		}
	}
	return fd;
}
