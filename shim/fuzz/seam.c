/* shim/fuzz/seam.c: the kernel's place, taken by --wrap. One connection at a time is the server's (SERVER_FD); it is made of memory. */
#include "server.h"
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#define WRAP(type, name, ...) type __real_##name(__VA_ARGS__); type __wrap_##name(__VA_ARGS__)
WRAP(int, socket, int, int, int);
WRAP(int, connect, int, const struct sockaddr *, socklen_t);
WRAP(ssize_t, send, int, const void *, size_t, int);
WRAP(ssize_t, recv, int, void *, size_t, int);
WRAP(ssize_t, sendmsg, int, const struct msghdr *, int);
WRAP(ssize_t, readv, int, const struct iovec *, int);
WRAP(int, poll, struct pollfd *, nfds_t, int);
WRAP(int, shutdown, int, int);
WRAP(int, close, int);
WRAP(int, setsockopt, int, int, int, const void *, socklen_t);
WRAP(int, getsockopt, int, int, int, void *, socklen_t *);
WRAP(int, ioctl, int, unsigned long, void *);
WRAP(int, clock_gettime, clockid_t, struct timespec *);
WRAP(int, getaddrinfo, const char *, const char *, const struct addrinfo *, struct addrinfo **);
WRAP(void, freeaddrinfo, struct addrinfo *);
WRAP(FILE *, fopen, const char *, const char *);
WRAP(ssize_t, write, int, const void *, size_t);
WRAP(size_t, fwrite, const void *, size_t, size_t, FILE *);

static uint64_t now_ns = 1000000000;
static int recording;
static FILE *sent_log, *got_log; /* both directions of a real connection */

/* --- time: reading the clock takes a microsecond, a wait as long as it may */

int __wrap_clock_gettime(clockid_t id, struct timespec *t)
{
	if (recording)
		return __real_clock_gettime(id, t);
	now_ns += 1000;
	*t = (struct timespec){(time_t)(now_ns / 1000000000), (long)(now_ns % 1000000000)};
	return 0;
}

void seam_later(void) { now_ns += 20000000000u; }

/* --- making a connection */

int __wrap_socket(int family, int type, int protocol) { return recording ? __real_socket(family, type, protocol) : SERVER_FD; }

int __wrap_connect(int fd, const struct sockaddr *a, socklen_t n)
{
	if (fd != SERVER_FD)
		return __real_connect(fd, a, n);
	if (!server_connect())
		return 0;
	errno = ECONNREFUSED;
	return -1;
}

int __wrap_getaddrinfo(const char *host, const char *port, const struct addrinfo *hints, struct addrinfo **out)
{
	static struct sockaddr_in a = {.sin_family = AF_INET};
	static struct addrinfo one = {.ai_family = AF_INET, .ai_socktype = SOCK_STREAM, .ai_addrlen = sizeof a, .ai_addr = (struct sockaddr *)&a};
	(void)host, (void)port, (void)hints;
	*out = &one;
	return 0;
}
void __wrap_freeaddrinfo(struct addrinfo *list) { (void)list; }

int __wrap_setsockopt(int fd, int level, int name, const void *v, socklen_t n) { return fd == SERVER_FD ? 0 : __real_setsockopt(fd, level, name, v, n); }
int __wrap_getsockopt(int fd, int level, int name, void *v, socklen_t *n) { return fd == SERVER_FD ? 0 : __real_getsockopt(fd, level, name, v, n); }
int __wrap_ioctl(int fd, unsigned long what, void *v) { return fd == SERVER_FD ? 0 : __real_ioctl(fd, what, v); }

int __wrap_shutdown(int fd, int how)
{
	if (fd != SERVER_FD)
		return __real_shutdown(fd, how);
	server_closed = 1;
	return 0;
}

int __wrap_close(int fd)
{
	if (fd != SERVER_FD)
		return __real_close(fd);
	return 0; /* several numbers of the shim's may mean it: a new one is made before the old is closed */
}

/* --- bytes */

ssize_t __wrap_sendmsg(int fd, const struct msghdr *m, int flags)
{
	if (fd != SERVER_FD) {
		ssize_t n = __real_sendmsg(fd, m, flags);
		for (size_t i = 0, left = n > 0 ? (size_t)n : 0; sent_log && left; i++) {
			size_t k = m->msg_iov[i].iov_len < left ? m->msg_iov[i].iov_len : left;
			__real_fwrite(m->msg_iov[i].iov_base, 1, k, sent_log);
			left -= k;
		}
		return n;
	}
	if (server_closed) {
		errno = EPIPE;
		return -1;
	}
	size_t total = 0, most = SIZE_MAX;
	if (fuzz_rare()) {
		if (fuzz_pick(2)) {
			errno = EINTR;
			return -1;
		}
		most = 1 + fuzz_pick(64); /* the socket takes a part */
	}
	for (size_t i = 0; i < m->msg_iovlen && total < most; i++) {
		size_t n = m->msg_iov[i].iov_len < most - total ? m->msg_iov[i].iov_len : most - total;
		server_hear(m->msg_iov[i].iov_base, n);
		total += n;
	}
	return (ssize_t)total;
}

ssize_t __wrap_send(int fd, const void *p, size_t n, int flags)
{
	struct iovec v = {(void *)p, n};
	struct msghdr m = {.msg_iov = &v, .msg_iovlen = 1};
	return __wrap_sendmsg(fd, &m, flags);
}

static ssize_t get(void *p, size_t n, int flags)
{
	if (server_at == server_end && !server_speak()) {
		if (!(flags & MSG_DONTWAIT) || server_closed)
			return server_closed = 1, 0; /* no thread waits for ever here */
		errno = EAGAIN;
		return -1;
	}
	size_t k = server_end - server_at;
	k = k < n ? k : n;
	if (k > 1 && fuzz_rare())
		k = 1 + fuzz_pick(k);
	memcpy(p, server_said + server_at, k);
	server_at += k;
	return (ssize_t)k;
}

ssize_t __wrap_recv(int fd, void *p, size_t n, int flags)
{
	if (fd == SERVER_FD)
		return get(p, n, flags);
	ssize_t k = __real_recv(fd, p, n, flags);
	if (got_log && k > 0)
		__real_fwrite(p, 1, (size_t)k, got_log);
	return k;
}

ssize_t __wrap_readv(int fd, const struct iovec *v, int n)
{
	if (fd != SERVER_FD)
		return __real_readv(fd, v, n);
	ssize_t total = 0;
	for (int i = 0; i < n; i++) {
		if (i && server_at == server_end)
			break;
		ssize_t k = get(v[i].iov_base, v[i].iov_len, 0);
		if (k <= 0)
			return total ? total : k;
		total += k;
		if ((size_t)k < v[i].iov_len)
			break;
	}
	return total;
}

int __wrap_poll(struct pollfd *p, nfds_t n, int ms)
{
	if (recording)
		return __real_poll(p, n, ms);
	int ready = 0;
	for (nfds_t i = 0; i < n; i++) {
		p[i].revents = 0;
		if (p[i].fd != SERVER_FD)
			continue;
		if (server_closed)
			p[i].revents |= (short)((p[i].events & (POLLIN | POLLOUT | POLLRDHUP)) | POLLHUP);
		else
			p[i].revents |= (short)(p[i].events & POLLOUT);
		if ((p[i].events & POLLIN) && (server_at < server_end || server_speak() || server_closed))
			p[i].revents |= POLLIN;
		ready += !!p[i].revents;
	}
	if (!ready)
		now_ns += (uint64_t)(ms > 0 ? ms : ms < 0 ? 1000 : 0) * 1000000;
	if (!ready && ms < 0) { /* the shim would wait for ever: then the server goes */
		server_closed = 1;
		return __wrap_poll(p, n, 0);
	}
	return ready;
}

/* --- what is read and written beside it */

/* The handshake reads the host's and the program's names each time. */
FILE *__wrap_fopen(const char *path, const char *mode) { return !recording && !strncmp(path, "/proc/", 6) ? NULL : __real_fopen(path, mode); }

/* What kernels print: all of it can be read, and no more need be done with it. */
size_t __wrap_fwrite(const void *p, size_t size, size_t n, FILE *f)
{
	static volatile unsigned char sum;
	if (recording)
		return __real_fwrite(p, size, n, f);
	for (size_t i = 0; i < size * n; i++)
		sum ^= ((const unsigned char *)p)[i];
	return n;
}

/* The log's lines, in the same way. Everything in them that the server chose is harmless to a terminal. */
ssize_t __wrap_write(int fd, const void *p, size_t n)
{
	if (fd != STDERR_FILENO || recording)
		return __real_write(fd, p, n);
	for (size_t i = 0; i < n; i++)
		FUZZ_CHECK(((const unsigned char *)p)[i] >= ' ' || i == n - 1);
	return (ssize_t)n;
}

/* --- recording */

static const char *record_path;

void seam_record(const char *path)
{
	recording = 1;
	record_path = path;
	sent_log = tmpfile();
	got_log = tmpfile();
}

static int frame(FILE *f, uint32_t head[4])
{
	return fread(head, 16, 1, f) == 1 && head[0] >= 16 ? 0 : -1;
}

/* Replies, each under the command that asked. Both logs begin with the handshake. */
void seam_recorded(void)
{
	static uint16_t op_of[1 << 16];
	static unsigned char body[2 << 20];
	uint32_t h[4], lens;
	FILE *out = __real_fopen(record_path, "w");
	rewind(sent_log);
	rewind(got_log);
	fseek(sent_log, 12, SEEK_SET);
	if (!out || fread(&lens, 4, 1, sent_log) != 1)
		return;
	fseek(sent_log, 128 + (lens & 0xffff) + (lens >> 16) + 32, SEEK_SET);
	while (!frame(sent_log, h)) {
		op_of[h[2] & 0xffff] = (uint16_t)h[1];
		fseek(sent_log, h[0] - 16, SEEK_CUR);
	}
	long at = 80;
	fseek(got_log, 68, SEEK_SET);
	at += fread(&lens, 4, 1, got_log) == 1 ? lens : 0;
	fseek(got_log, at + 12, SEEK_SET);
	at += 128 + (fread(&lens, 4, 1, got_log) == 1 ? lens : 0);
	fseek(got_log, at, SEEK_SET);
	while (!frame(got_log, h)) {
		size_t n = h[0] - 16;
		if (n > sizeof body || fread(body, 1, n, got_log) != n)
			break;
		uint32_t head[2] = {op_of[h[2] & 0xffff], h[3] - 16};
		if ((h[1] & 0xffff) == 1 && h[3] >= 16) {
			__real_fwrite(head, sizeof head, 1, out);
			__real_fwrite(body + 16, 1, head[1], out);
		}
	}
	fclose(out);
}
