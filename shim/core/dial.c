/* shim/core/dial.c: find the server, connect, shake hands (wire/PROTOCOL.md). Every step has a limit. */
#include "session.h"
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "../cuda/gen_types.h" /* FERRY_SCHEMA_HASH */

#define CONNECT_MS 4000 /* for all of a name's addresses: who finds no server says so within five seconds */
#define LIMIT_MS 5000
#define WAITING 9 /* the status of a Welcome that another follows */
static const unsigned char magic[8] = "FERRY\r\n\x1a";

static int64_t now_ms(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static int wait_for(int fd, short what, int64_t until)
{
	for (;;) {
		int64_t left = until - now_ms();
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

/* Connect in time; the socket is blocking afterwards. */
static int connect_to(int family, const struct sockaddr *addr, socklen_t n, int64_t until)
{
	int fd = socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	if (fd < 0)
		return -1;
	int rc;
	while ((rc = connect(fd, addr, n)) && errno == EAGAIN && now_ms() < until)
		poll(NULL, 0, 10); /* a Unix socket's queue is full, and nothing tells when it is not */
	if (rc && errno == EINPROGRESS) {
		rc = wait_for(fd, POLLOUT, until);
		int err = 0;
		socklen_t len = sizeof err;
		if (!rc && (getsockopt(fd, SOL_SOCKET, SO_ERROR, &err, &len) || err)) {
			errno = err ? err : errno;
			rc = -1;
		}
	}
	if (rc) {
		int keep = errno;
		close(fd);
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
	int fd = connect_to(AF_UNIX, (struct sockaddr *)&a, sizeof a, now_ms() + CONNECT_MS);
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
	int64_t until = now_ms() + CONNECT_MS;
	for (struct addrinfo *a = list; a && fd < 0; a = a->ai_next)
		fd = connect_to(a->ai_family, a->ai_addr, a->ai_addrlen, until);
	if (fd < 0)
		snprintf(why, why_n, "%s", strerror(errno));
	freeaddrinfo(list);
	if (fd >= 0) {
		int on = 1, idle = 10, each = 5, times = 3;
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
			close(fd);
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
	if (!strncmp(address, "unix://", 7))
		return dial_unix(address + 7, why, why_n);
	if (!strncmp(address, "tcp://", 6))
		return dial_tcp(address + 6, why, why_n);
	snprintf(why, why_n, "FERRY_SERVER must begin with unix:// or tcp://");
	return -1;
}

/* Move exactly n bytes before the deadline. */
static int transfer(int fd, void *buf, size_t n, int out, int64_t until)
{
	unsigned char *p = buf;
	while (n) {
		ssize_t k = out ? send(fd, p, n, MSG_NOSIGNAL | MSG_DONTWAIT) : recv(fd, p, n, MSG_DONTWAIT);
		if (k > 0) {
			p += k;
			n -= (size_t)k;
		} else if (k == 0 && !out) {
			errno = ECONNRESET;
			return -1;
		} else if (k < 0 && errno != EAGAIN && errno != EINTR) {
			return -1;
		} else if (wait_for(fd, out ? POLLOUT : POLLIN, until)) {
			return -1;
		}
	}
	return 0;
}

static void put32(unsigned char *p, uint32_t v) { memcpy(p, &v, 4); }
static void put64(unsigned char *p, uint64_t v) { memcpy(p, &v, 8); }
static uint32_t get32(const unsigned char *p)
{
	uint32_t v;
	memcpy(&v, p, 4);
	return v;
}

/* The token comes from FERRY_TOKEN or the file FERRY_TOKEN_FILE; blanks around it do not count. */
static size_t read_token(char *token, size_t room)
{
	const char *env = getenv("FERRY_TOKEN"), *file = getenv("FERRY_TOKEN_FILE");
	size_t n = 0;
	if (env && *env) {
		n = strlen(env) < room ? strlen(env) : room;
		memcpy(token, env, n);
	} else if (file && *file) {
		FILE *f = fopen(file, "re");
		if (!f) {
			ferry_log(FERRY_ERROR, "cannot read the token file %s: %s", file, strerror(errno));
			return 0;
		}
		n = fread(token, 1, room, f);
		fclose(f);
	}
	size_t from = 0;
	while (n && strchr(" \t\r\n", token[n - 1]))
		n--;
	while (from < n && strchr(" \t\r\n", token[from]))
		from++;
	memmove(token, token + from, n - from);
	return n - from;
}

/* 0 welcome, 1 another address range is wanted, -1 refused; why says what the server said, or what is wrong with it. */
static int verdict(int fd, unsigned char *m, size_t fixed, unsigned status_at, unsigned len_at, size_t *total, int64_t until, char *why,
		   size_t why_n)
{
	if (transfer(fd, m, fixed, 0, until)) {
		snprintf(why, why_n, "no answer to the handshake: %s", strerror(errno));
		return -1;
	}
	uint32_t n = get32(m + len_at);
	if (memcmp(m, magic, 8) || n > 1023) {
		snprintf(why, why_n, "it does not speak Ferry's protocol");
		return -1;
	}
	if (transfer(fd, m + fixed, n, 0, until)) {
		snprintf(why, why_n, "no answer to the handshake: %s", strerror(errno));
		return -1;
	}
	*total = fixed + n;
	snprintf(why, why_n, "%.*s", (int)n, (char *)m + fixed);
	for (char *c = why; *c; c++) /* a stranger's text: no escape sequences on our user's terminal */
		if ((unsigned char)*c < ' ' || *c == 127)
			*c = ' ';
	uint32_t status = get32(m + status_at);
	return status == 0 ? 0 : status == 6 ? 1 : -1;
}

/* The boot id, 16 bytes written as a UUID: whoever gives the same one to the same server may share memory with us. Zero stays
 * if there is none. */
static void host_id(unsigned char *id)
{
	FILE *f = fopen("/proc/sys/kernel/random/boot_id", "re");
	if (!f)
		return;
	int nibble = 0;
	for (int c; nibble < 32 && (c = fgetc(f)) != EOF;) {
		int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
		if (digit < 0)
			continue;
		id[nibble / 2] |= (unsigned char)(nibble % 2 ? digit : digit << 4);
		nibble++;
	}
	fclose(f);
}

/* What the program asks of the server's GPUs, from the environment; the server judges it. -1 if it cannot be sent. */
static int request(char *text, size_t room, char *why, size_t why_n)
{
	static const char *const words[][2] = {{"gpus", "FERRY_GPUS"}, {"mem", "FERRY_MEM"}, {"share", "FERRY_SHARE"}, {"job", "FERRY_JOB"}};
	size_t n = 0;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		const char *value = getenv(words[i][1]);
		if (!value || !*value)
			continue;
		for (const char *c = value; *c; c++)
			if (*c <= ' ' || *c > '~') {
				snprintf(why, why_n, "%s has a character that cannot be sent", words[i][1]);
				return -1;
			}
		int more = snprintf(text + n, room - n, "%s%s=%s", n ? " " : "", words[i][0], value);
		if (more < 0 || (size_t)more >= room - n) {
			snprintf(why, why_n, "%s is too long", words[i][1]);
			return -1;
		}
		n += (size_t)more;
	}
	return (int)n;
}

/* The last word of the handshake. While the server says that we wait for a GPU, its user is told, once per change. */
static int welcomed(int fd, unsigned char *m, char *why, size_t why_n)
{
	char last[256] = "";
	for (;;) {
		size_t n;
		put32(m + 8, 0); /* not the last one's, if nothing comes */
		/* Opening a device may take longer than shaking hands; who waits hears of it every few seconds. */
		int rc = verdict(fd, m, 80, 8, 12, &n, now_ms() + 4 * LIMIT_MS, why, why_n);
		if (rc >= 0 || get32(m + 8) != WAITING)
			return rc;
		if (strncmp(last, why, sizeof last - 1))
			ferry_log(FERRY_ERROR, "%s", why);
		snprintf(last, sizeof last, "%.255s", why);
	}
}

int ferry_handshake(int fd, struct ferry_range range, char *why, size_t why_n)
{
	static const unsigned char schema[16] = FERRY_SCHEMA_HASH;
	int64_t until = now_ms() + LIMIT_MS;
	unsigned char hello[128 + 2 * 255] = {0}, challenge[80 + 1024], welcome[80 + 1024] = {0}, proof[32] = {0};
	char token[4096], name[256] = "?", wish[256] = "";
	size_t token_n = read_token(token, sizeof token), challenge_n = 0;

	FILE *f = fopen("/proc/self/comm", "re");
	if (f) {
		if (!fgets(name, sizeof name, f))
			strcpy(name, "?");
		fclose(f);
	}
	name[strcspn(name, "\n")] = 0;
	size_t name_n = strlen(name);
	int wish_n = request(wish, sizeof wish, why, why_n);
	if (wish_n < 0)
		return -1;
	memcpy(hello, magic, 8);
	put32(hello + 8, 1);
	put32(hello + 12, (uint32_t)name_n | (uint32_t)wish_n << 16);
	memcpy(hello + 16, schema, 16);
	if (getrandom(hello + 32, 32, 0) != 32) {
		snprintf(why, why_n, "no random numbers: %s", strerror(errno));
		return -1;
	}
	put32(hello + 64, (uint32_t)getpid());
	put32(hello + 68, token_n ? 1 : 0);
	put64(hello + 72, range.base);
	put64(hello + 80, range.size);
	host_id(hello + 88);
	put32(hello + 104, ferry_service);
	memcpy(hello + 128, name, name_n);
	memcpy(hello + 128 + name_n, wish, (size_t)wish_n);
	size_t hello_n = 128 + name_n + (size_t)wish_n;

	if (transfer(fd, hello, hello_n, 1, until)) {
		snprintf(why, why_n, "no handshake: %s", strerror(errno));
		return -1;
	}
	int rc = verdict(fd, challenge, 80, 12, 68, &challenge_n, until, why, why_n);
	if (rc)
		return rc;
	/* A server of another version refuses by itself; this is for one that does not. */
	if (get32(challenge + 8) != 1) {
		snprintf(why, why_n, "it speaks version %u of Ferry's protocol, this program's shim version 1; install the same Ferry on both sides",
			 get32(challenge + 8));
		return -1;
	}
	if (memcmp(challenge + 16, schema, 16)) {
		snprintf(why, why_n, "it is another build of Ferry than this program's shim; install the same Ferry on both sides");
		return -1;
	}
	struct ferry_bytes parts[3] = {{"ferry client v1", 15}, {hello, hello_n}, {challenge, challenge_n}};
	uint32_t auth = get32(challenge + 64);
	if (auth == 1 && !token_n) {
		snprintf(why, why_n, "it wants a token; set FERRY_TOKEN or FERRY_TOKEN_FILE");
		return -1;
	}
	if (auth == 0 && token_n) { /* an impostor would say so too */
		snprintf(why, why_n, "it asks for no token, although one is set: unset FERRY_TOKEN and FERRY_TOKEN_FILE if that is meant");
		return -1;
	}
	if (auth == 1)
		ferry_hmac_sha256(token, token_n, parts, 3, proof);
	if (transfer(fd, proof, sizeof proof, 1, until)) {
		snprintf(why, why_n, "no handshake: %s", strerror(errno));
		return -1;
	}
	rc = welcomed(fd, welcome, why, why_n);
	if (rc)
		return rc;
	if (auth == 1) {
		parts[0].p = "ferry server v1";
		ferry_hmac_sha256(token, token_n, parts, 3, proof);
		if (memcmp(proof, welcome + 16, 32)) {
			snprintf(why, why_n, "it does not know the token itself: somebody else listens there");
			return -1;
		}
	}
	ferry_log(FERRY_INFO, "device: %s", why);
	return 0;
}
