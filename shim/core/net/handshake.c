/* shim/core/net/handshake.c: the messages before the first frame (wire/PROTOCOL.md), in a new session or one that goes on.
 *
 * Threads: the thread that opens a session, the link's thread and each lane's thread may shake hands at the same time; what they share (the
 *          kept token) is written by the first handshake only, before the others begin.
 * Trust:   the other end may send anything; every message has a limit in bytes and in time. */
#include "handshake.h"
#include "../base/among.h"
#include "../base/clock.h"
#include "../base/crypto.h"
#include "../base/log.h"
#include "connections.h"
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <unistd.h>
#include <linux/vm_sockets.h> /* behind sys/socket.h */

#include "../../cuda/gen_types.h" /* FERRY_SCHEMAS */

#define LIMIT_MS 5000
enum { VERSION = 2, HELLO = 128, CHALLENGE = 80, WELCOME = 128, MESSAGE = 1024 };
enum { HAS_TOKEN = 1, PACKETS = 2, RESUME = 4, RELAYED = 8, LANE = 16, FOLLOWS = 32, TICKET = 64, MEMORY = 128 };
enum { STATUS_VERSION = 1, STATUS_SCHEMA = 2, STATUS_TOKEN = 3, STATUS_RANGE = 6, STATUS_MALFORMED = 7, STATUS_SESSION = 9, STATUS_WAITING = 10, STATUS_MOVED = 11 };
enum { ADDRESSES_MOST = 8 };
enum { OPENS_LANES = 1 };
static const unsigned char magic[8] = "FERRY\r\n\x1a";
static const unsigned char schemas[FERRY_REVISION + 1][16] = FERRY_SCHEMAS;
#define FIRST_HASH 65536u /* lower numbers are revisions */

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
		} else if (ferry_connection_await(fd, out ? POLLOUT : POLLIN, until)) {
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

static uint64_t get64(const unsigned char *p)
{
	uint64_t v;
	memcpy(&v, p, 8);
	return v;
}

/* The token comes from FERRY_TOKEN or the file FERRY_TOKEN_FILE; blanks around it do not count. The environment is read once, because the
 * program may change it while a connection is made anew; the file is read again, since administrators exchange tokens. */
static size_t read_token(char *token, size_t room, int again)
{
	static char kept[4097], file[1024];
	static size_t kept_n;
	size_t n = 0;
	if (!again) {
		const char *env = getenv("FERRY_TOKEN"), *name = getenv("FERRY_TOKEN_FILE");
		ferry_among_pick(env ? env : "", kept, sizeof kept);
		kept_n = strlen(kept);
		ferry_among_pick(name ? name : "", file, sizeof file);
	}
	if (kept_n) {
		n = kept_n < room ? kept_n : room;
		memcpy(token, kept, n);
	} else if (*file) {
		FILE *f = fopen(file, "re");
		if (!f) {
			ferry_log(FERRY_LOG_ERROR, "cannot read the token file %s: %s", file, strerror(errno));
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

/* The name of a token stands in its text: ferry1_, eight hexadecimal digits, _ and the secret. Other texts have none.
 * wire/token.go. */
static void token_id(const char *token, size_t n, unsigned char id[4])
{
	static const char digits[] = "0123456789abcdef";
	unsigned char got[4] = {0};
	if (n < 16 || memcmp(token, "ferry1_", 7) || token[15] != '_')
		return;
	for (int i = 0; i < 8; i++) {
		const char *d = memchr(digits, token[7 + i], 16);
		if (!d)
			return;
		got[i / 2] = (unsigned char)(got[i / 2] << 4 | (d - digits));
	}
	memcpy(id, got, sizeof got);
}

/* Reads a message of the server: its status, 0 being yes; why gets its text, or the reason why the message is none (-1). */
static int read_status(int fd, unsigned char *m, size_t fixed, unsigned status_at, unsigned len_at, size_t *total, int64_t until, char *why,
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
	for (char *c = why; *c; c++) /* the server's text must not put escape sequences on the user's terminal */
		if ((unsigned char)*c < ' ' || *c == 127)
			*c = ' ';
	uint32_t status = get32(m + status_at);
	return status > INT32_MAX ? INT32_MAX : (int)status;
}

/* A session that goes on may be refused for good; every other failure may be better next time. */
static int outcome_of(int status, int resume)
{
	if (resume)
		return status == STATUS_SESSION || status == STATUS_TOKEN || status == STATUS_VERSION || status == STATUS_SCHEMA ? -1 : 1;
	return status == STATUS_RANGE ? 1 : -1;
}

/* The boot id, 16 bytes written as a UUID: two clients that give the server the same one may share memory with each other. Zero stays if
 * there is none. */
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

/* Writes what the program asks of the server's GPUs, from the environment; the server judges it. -1 if it cannot be sent. */
static int write_request(char *text, size_t room, char *why, size_t why_n)
{
	static const char *const words[][2] = {{"gpus", "FERRY_GPUS"}, {"mem", "FERRY_MEM"}, {"share", "FERRY_SHARE"}, {"sms", "FERRY_SMS"}, {"job", "FERRY_JOB"}};
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

/* Reads the Welcome. While the server says that the program waits for a GPU, the log says so to its user, once per change. */
static int read_welcome(int fd, unsigned char *m, size_t *n, int resume, char *why, size_t why_n)
{
	char last[256] = "";
	for (;;) {
		/* Opening a device may take longer than the handshake; while a client waits, the server sends a message every few seconds. */
		int rc = read_status(fd, m, WELCOME, 8, 12, n, ferry_now_ms() + (resume ? 1 : 4) * LIMIT_MS, why, why_n);
		if (rc != STATUS_WAITING)
			return rc;
		if (strncmp(last, why, sizeof last - 1))
			ferry_log(FERRY_LOG_ERROR, "%s", why);
		snprintf(last, sizeof last, "%.255s", why);
	}
}

static size_t write_hello(unsigned char *hello, const struct ferry_handshake *h, int has_token, const char *wish, size_t wish_n)
{
	char name[256] = "?";
	FILE *f = fopen("/proc/self/comm", "re");
	if (f) {
		if (!fgets(name, sizeof name, f))
			strcpy(name, "?");
		fclose(f);
	}
	name[strcspn(name, "\n")] = 0;
	size_t name_n = strlen(name);
	memcpy(hello, magic, 8);
	put32(hello + 8, VERSION);
	put32(hello + 12, (uint32_t)name_n | (uint32_t)wish_n << 16);
	memcpy(hello + 16, schemas[h->first_schema ? 1 : FERRY_REVISION], 16);
	if (getrandom(hello + 32, 32, 0) != 32)
		return 0;
	put32(hello + 64, (uint32_t)getpid());
	put32(hello + 68, (has_token ? HAS_TOKEN : 0) | (h->resumable ? PACKETS : 0) | (h->resume ? RESUME : 0) | (h->lane ? LANE : 0) |
			   (h->follows ? FOLLOWS : 0) | (h->ticket ? TICKET : 0) | (h->region && !h->resume ? MEMORY : 0));
	put64(hello + 72, h->lane ? h->lane_options : h->range_base);
	put64(hello + 80, h->range_size);
	host_id(hello + 88);
	put32(hello + 104, ferry_service);
	put64(hello + 112, h->resume ? h->session : h->region);
	put64(hello + 120, h->lane ? h->lane : h->resume ? h->received : 0);
	memcpy(hello + HELLO, name, name_n);
	memcpy(hello + HELLO + name_n, wish, wish_n);
	return HELLO + name_n + wish_n;
}

/* The revision that a schema field names; 0 for none that could be used. wire/schema.go has the rules. */
static unsigned revision_of(const unsigned char *schema)
{
	uint32_t n = get32(schema);
	if (!memcmp(schema, schemas[1], 16))
		return 1;
	return n > 1 && n < FIRST_HASH ? n : 0;
}

/* Both versions, and which side is to be upgraded. */
static void other_version(uint32_t theirs, char *why, size_t why_n)
{
	snprintf(why, why_n, "it speaks version %u of Ferry's protocol, this program's shim version %d; upgrade the %s", theirs, VERSION,
		 theirs < VERSION ? "server" : "client");
}

/* What both ends have of the schema. 0, or -1 and why. */
static int agree(const unsigned char *theirs, struct ferry_handshake *h, char *why, size_t why_n)
{
	unsigned own = h->first_schema ? 1 : FERRY_REVISION, r = revision_of(theirs);
	if (!r) {
		snprintf(why, why_n, "it is another build of Ferry, from before schema revisions or with one that does not exist; upgrade the server");
		return -1;
	}
	if (r < own && memcmp(theirs, schemas[r], 16)) {
		snprintf(why, why_n, "it is a development build: its revision %u of the schema is not the one that was released; upgrade the server", r);
		return -1;
	}
	if (h->resume) /* the session's worker may be older than the server that passes the connection on */
		return 0;
	int twins = r == own && memcmp(theirs, schemas[own], 16);
	h->revision = twins ? own - 1 : r < own ? r : own;
	if (twins)
		ferry_log(FERRY_LOG_INFO, "the server is another development build of revision %u: both use revision %u of the schema", own, h->revision);
	else if (r < FERRY_REVISION)
		ferry_log(FERRY_LOG_INFO, "the server has revision %u of the schema, this program's shim %d: upgrade the server for what it lacks", r, FERRY_REVISION);
	return 0;
}

/* Can the session go on with the server that sent this Challenge, and does it want the token we have? 0, or -1 and why. */
static int check_challenge(const unsigned char *challenge, struct ferry_handshake *h, int has_token, char *why, size_t why_n)
{
	/* A server of another version refuses by itself; this is for one that does not. */
	if (get32(challenge + 8) != VERSION) {
		other_version(get32(challenge + 8), why, why_n);
		return -1;
	}
	if (agree(challenge + 16, h, why, why_n))
		return -1;
	uint32_t auth = get32(challenge + 64);
	if (auth && h->ticket) {
		snprintf(why, why_n, "it wants a token for a session that has moved to it; upgrade the server");
		return -1;
	}
	if (auth == 1 && !has_token) {
		snprintf(why, why_n, "it wants a token: name its file with ferry run --token-file or FERRY_TOKEN_FILE, or set FERRY_TOKEN");
		return -1;
	}
	if (auth == 0 && has_token) { /* an impostor would say so too */
		snprintf(why, why_n, "it asks for no token, although one is set: unset FERRY_TOKEN and FERRY_TOKEN_FILE if that is meant");
		return -1;
	}
	return 0;
}

/* Reads from the Welcome what the session needs. The proofs are made over parts. */
static int parse_welcome(const unsigned char *welcome, struct ferry_handshake *h, const unsigned char *key, struct ferry_bytes *parts, char *why,
		 size_t why_n)
{
	unsigned char proof[32];
	if (key) {
		parts[0] = (struct ferry_bytes){"ferry server v2", 15};
		ferry_hmac_sha256(key, 32, parts, 3, proof);
		if (memcmp(proof, welcome + 16, 32)) {
			snprintf(why, why_n, "it does not know the token itself: somebody else listens there");
			return -1;
		}
	}
	if (h->ticket) { /* in place of the token's */
		parts[0] = (struct ferry_bytes){"ferry ticket server v2", 22};
		ferry_hmac_sha256(h->secret, sizeof h->secret, parts, 3, proof);
		if (memcmp(proof, welcome + 16, 32)) {
			snprintf(why, why_n, "it does not know the session's secret: somebody else listens there");
			return -1;
		}
	}
	if (!!(get32(welcome + 100) & PACKETS) != h->resumable) {
		snprintf(why, why_n, "it does not say whether packets follow");
		return -1;
	}
	h->received = get64(welcome + 56);
	h->lane_options = h->lane ? (unsigned)h->received : 0; /* the two share a place */
	if (h->resume)
		return 0;
	h->relayed = !!(get32(welcome + 100) & RELAYED);
	h->session = get64(welcome + 48);
	h->keep_ms = get32(welcome + 96);
	int memory = get32(welcome + 100) & MEMORY && h->region && get64(welcome + 120) == h->region;
	h->part_offset = memory ? get64(welcome + 104) : 0;
	h->part_size = memory ? get64(welcome + 112) : 0;
	memcpy(h->secret, welcome + 64, 32);
	if (key) { /* the secret is hidden from clients that have no token */
		parts[0] = (struct ferry_bytes){"ferry secret v2", 15};
		ferry_hmac_sha256(key, 32, parts, 3, proof);
		for (int i = 0; i < 32; i++)
			h->secret[i] ^= proof[i];
	}
	return 0;
}

/* Are these addresses, with one space between two? */
static int are_addresses(const char *text)
{
	for (int n = 1; n <= ADDRESSES_MOST; n++) {
		size_t len = strcspn(text, " ");
		const char *scheme = strstr(text, "://");
		if (!len || len >= FERRY_ADDRESS || !scheme || scheme == text || scheme + 3 >= text + len)
			return 0;
		for (size_t i = 0; i < len; i++)
			if (text[i] < '!' || text[i] > '~')
				return 0;
		if (!text[len])
			return 1;
		text += len + 1;
	}
	return 0;
}

/* Reads from a Welcome of n bytes where the session is now. Whoever sent it has proved that it knows the session's secret. The proofs are
 * made over parts, which have room for another one. */
static int parse_moved(unsigned char *welcome, size_t n, const struct ferry_handshake *h, struct ferry_bytes *parts, char *why, size_t why_n)
{
	unsigned char proof[32], want[32];
	struct ferry_redirect *to = h->moved;
	memcpy(proof, welcome + 16, 32);
	memset(welcome + 16, 0, 32);
	parts[0] = (struct ferry_bytes){"ferry moved v2", 14};
	parts[3] = (struct ferry_bytes){welcome, n};
	ferry_hmac_sha256(h->secret, sizeof h->secret, parts, 4, want);
	if (memcmp(proof, want, 32)) {
		snprintf(why, why_n, "it says that the session has moved, and does not know its secret: somebody else listens there");
		return -1;
	}
	if (!to)
		return FERRY_MOVED;
	parts[0] = (struct ferry_bytes){"ferry ticket v2", 15};
	ferry_hmac_sha256(h->secret, sizeof h->secret, parts, 3, to->secret);
	for (int i = 0; i < 32; i++)
		to->secret[i] ^= welcome[64 + i];
	to->session = get64(welcome + 48);
	memcpy(to->addresses, welcome + WELCOME, n - WELCOME);
	to->addresses[n - WELCOME] = 0;
	if (strlen(to->addresses) != n - WELCOME || !to->session || !are_addresses(to->addresses)) {
		snprintf(why, why_n, "it says that the session has moved, but not where");
		return -1;
	}
	return FERRY_MOVED;
}

/* The port of our end. A server that sees the same port knows that no proxy stands between: then the end of the connection is ours. */
static uint16_t own_port(int fd)
{
	union { struct sockaddr any; struct sockaddr_in v4; struct sockaddr_in6 v6; struct sockaddr_vm vm; } a;
	socklen_t n = sizeof a;
	if (getsockname(fd, &a.any, &n))
		return 0;
	if (a.any.sa_family == AF_UNIX)
		return OPENS_LANES; /* there are no ports: an agent at the other end reads that we would open lanes */
	if (a.any.sa_family == AF_VSOCK)
		return (uint16_t)a.vm.svm_port; /* the lower half of it, which the server compares */
	return a.any.sa_family == AF_INET ? ntohs(a.v4.sin_port) : a.any.sa_family == AF_INET6 ? ntohs(a.v6.sin6_port) : 0;
}

/* What a Challenge that says no means, or one that did not come (rc -1). */
static int refused(int rc, const unsigned char *challenge, struct ferry_handshake *h, char *why, size_t why_n)
{
	if (rc == STATUS_VERSION && get32(challenge + 8) != VERSION) /* in our own words: an older server does not say which side is to be upgraded */
		other_version(get32(challenge + 8), why, why_n);
	if (rc == STATUS_SCHEMA && !h->resume && !h->first_schema && !memcmp(challenge + 16, schemas[1], 16)) {
		h->first_schema = 1;
		return FERRY_CONNECT_AGAIN;
	}
	if (rc == STATUS_MALFORMED && !h->resume && (h->region || h->follows) && !strncmp(why, "unknown flags", 13)) { /* an older server */
		if (h->region)
			h->region = 0; /* the newer of the two */
		else
			h->follows = 0;
		return FERRY_CONNECT_AGAIN;
	}
	return outcome_of(rc, h->resume);
}

int ferry_shake_hands(int fd, struct ferry_handshake *h, char *why, size_t why_n)
{
	int64_t until = ferry_now_ms() + LIMIT_MS;
	unsigned char hello[HELLO + 512] = {0}, challenge[CHALLENGE + MESSAGE], welcome[WELCOME + MESSAGE], proofs[64] = {0}, key[32];
	char token[4096], wish[256];
	size_t token_n = h->ticket ? 0 : read_token(token, sizeof token, h->resume), challenge_n = 0, welcome_n = 0;
	/* A session that goes on has what it asked for. */
	int wish_n = h->resume ? 0 : write_request(wish, sizeof wish, why, why_n);
	if (wish_n < 0)
		return -1;

	size_t hello_n = write_hello(hello, h, token_n > 0, wish, (size_t)wish_n);
	token_id(token, token_n, hello + 108);
	uint16_t port = own_port(fd);
	memcpy(hello + 70, &port, 2);
	ferry_token_key(token, token_n, key);
	if (!hello_n || transfer(fd, hello, hello_n, 1, until)) {
		snprintf(why, why_n, "no handshake: %s", strerror(errno));
		return outcome_of(-1, h->resume);
	}
	int rc = read_status(fd, challenge, CHALLENGE, 12, 68, &challenge_n, until, why, why_n);
	if (rc)
		return refused(rc, challenge, h, why, why_n);
	if (check_challenge(challenge, h, token_n > 0, why, why_n))
		return -1;
	struct ferry_bytes parts[4] = {{"ferry client v2", 15}, {hello, hello_n}, {challenge, challenge_n}};
	if (token_n)
		ferry_hmac_sha256(key, sizeof key, parts, 3, proofs);
	if (h->resume) {
		parts[0] = (struct ferry_bytes){"ferry resume v2", 15};
		ferry_hmac_sha256(h->secret, sizeof h->secret, parts, 3, proofs + 32);
	}
	if (transfer(fd, proofs, h->resume ? 64 : 32, 1, until)) {
		snprintf(why, why_n, "no handshake: %s", strerror(errno));
		return outcome_of(-1, h->resume);
	}
	rc = read_welcome(fd, welcome, &welcome_n, h->resume, why, why_n);
	if (rc == STATUS_MOVED && h->resume)
		return parse_moved(welcome, welcome_n, h, parts, why, why_n);
	if (rc)
		return outcome_of(rc, h->resume);
	if (parse_welcome(welcome, h, token_n ? key : NULL, parts, why, why_n))
		return -1;
	if (!h->resume)
		ferry_log(FERRY_LOG_INFO, "device: %s", why);
	return 0;
}
