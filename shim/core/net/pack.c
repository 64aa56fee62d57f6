/* shim/core/net/pack.c: compression on lanes, where the link is slower than the codec.
 *
 * The kernel knows what the link carries: bytes acknowledged in the time it had some to send. Where no proxy stands between, time in which
 * the server's own window was shut is left out: then it is the server that is slow. A lane whose kernel had nothing waiting learns nothing
 * new, and what it knew holds for a while.
 * Threads: a struct ferry_pack belongs to one lane's thread; the rates of all lanes are atomic. */
#include "pack.h"
#include "../base/log.h"
#include "../base/processors.h"
#include "channel.h"
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

enum { LONGEST_WAIT = 256, FORGET = 256, ENOUGH = 512 << 10 };
#define SLOW 250 /* bytes a microsecond of all lanes: about what one thread compresses */

static _Atomic uint64_t rates[FERRY_PARALLEL_MOST + 1]; /* bytes a second of each lane to the server, and of the session's own connection; 0: not known */
static _Atomic uint64_t from_server;	       /* what is not measured here */
static _Atomic unsigned wish;
static _Atomic int logged; /* that data is compressed */

unsigned ferry_pack_wish(void)
{
	const char *text = getenv("FERRY_COMPRESS");
	unsigned is = 0;
	if (!text || !*text || !strcmp(text, "auto"))
		is = LANE_PACKS;
	else if (!strcmp(text, "on"))
		is = LANE_PACKS | LANE_ALWAYS;
	else if (strcmp(text, "off"))
		ferry_log(FERRY_LOG_ERROR, "FERRY_COMPRESS=%s is none of auto, on and off", text);
	atomic_store(&logged, 0);
	atomic_store(&rates[0], 0);
	atomic_store(&wish, is);
	return is;
}

static _Atomic uint64_t *rate_of(unsigned lane) { return lane <= FERRY_PARALLEL_MOST ? &rates[lane] : &from_server; }

/* Is the other end of the connection, the server or a proxy, on this machine? */
static int is_local(int fd)
{
	union { struct sockaddr any; struct sockaddr_in v4; struct sockaddr_in6 v6; } a = {0}, b = {0};
	socklen_t n = sizeof a, m = sizeof b;
	if (getsockname(fd, &a.any, &n) || getpeername(fd, &b.any, &m) || a.any.sa_family != b.any.sa_family)
		return 0;
	return a.any.sa_family == AF_INET ? a.v4.sin_addr.s_addr == b.v4.sin_addr.s_addr : !memcmp(&a.v6.sin6_addr, &b.v6.sin6_addr, sizeof a.v6.sin6_addr);
}

void ferry_pack_image(struct ferry_pack *k)
{
	*k = (struct ferry_pack){.options = ferry_can.compresses ? atomic_load(&wish) : 0}; /* the first measurement covers the connection's whole life */
	if (!(k->options & LANE_ALWAYS) && k->options && is_local(ferry_conn.fd))
		k->options = 0;
}

size_t ferry_pack_image_chunk(struct ferry_pack *k, const unsigned char *data, size_t n)
{
	return ferry_pack_worth(k, 0, ferry_conn.fd, n) ? ferry_pack_chunk(k, data, n) : 0;
}

void ferry_pack_begin(struct ferry_pack *k, unsigned lane, unsigned options)
{
	*k = (struct ferry_pack){.options = options, .room = k->room, .skip = k->skip, .wait = k->wait};
	atomic_store(rate_of(lane), 0);
}

void ferry_pack_end(struct ferry_pack *k, unsigned lane)
{
	if (lane)
		atomic_store(rate_of(lane), 0);
	free(k->room);
	k->room = NULL;
}

/* How fast has the connection been since the last measurement? */
static void measure(struct ferry_pack *k, _Atomic uint64_t *rate, int fd)
{
	enum { BYTES_ACKED = 120, NOT_SENT = 144, BUSY = 168, SHUT = 176, ALL = 184 }; /* of the kernel's struct tcp_info; old headers have less */
	unsigned char info[256] = {0};
	socklen_t n = sizeof info;
	uint64_t acked, busy, shut;
	uint32_t waits;
	if (getsockopt(fd, IPPROTO_TCP, TCP_INFO, info, &n) || n < ALL)
		return;
	memcpy(&acked, info + BYTES_ACKED, sizeof acked);
	memcpy(&busy, info + BUSY, sizeof busy);
	memcpy(&shut, info + SHUT, sizeof shut);
	memcpy(&waits, info + NOT_SENT, sizeof waits);
	if (k->options & LANE_DIRECT)
		busy -= shut < busy ? shut : busy;
	if (!waits) { /* it takes what we have: how much more it would is not known */
		k->acked = acked;
		k->busy = busy;
		if (++k->since > FORGET)
			atomic_store(rate, 0);
	} else if (acked - k->acked >= ENOUGH) {
		atomic_store(rate, (acked - k->acked) * 1000000 / (busy > k->busy ? busy - k->busy : 1));
		k->acked = acked;
		k->busy = busy;
		k->since = 0;
	}
}

static int slow(struct ferry_pack *k, unsigned lane, int fd)
{
	_Atomic uint64_t *rate = rate_of(lane);
	uint64_t all = 0;
	measure(k, rate, fd);
	if (!atomic_load_explicit(rate, memory_order_relaxed))
		return 0;
	for (int i = 1; lane && i <= FERRY_PARALLEL_MOST; i++)
		all += atomic_load_explicit(&rates[i], memory_order_relaxed);
	if (!lane)
		all = atomic_load_explicit(rate, memory_order_relaxed);
	if (all >= SLOW * 1000000ull)
		return 0;
	if (!atomic_exchange(&logged, 1))
		ferry_log(FERRY_LOG_INFO, "large copies and device code for the server are compressed: the link carries %.1f MB/s (FERRY_COMPRESS=off leaves them as they are)", (double)all / 1e6);
	return 1;
}

int ferry_pack_worth(struct ferry_pack *k, unsigned lane, int fd, size_t n)
{
	unsigned chunks = (unsigned)((n + PACK_CHUNK - 1) / PACK_CHUNK);
	if (!(k->options & LANE_PACKS) || (!(k->options & LANE_ALWAYS) && !slow(k, lane, fd)))
		return 0;
	if (k->skip < chunks)
		return ferry_pack_buffer(k) != NULL;
	k->skip -= chunks;
	return 0;
}

size_t ferry_pack_chunk(struct ferry_pack *k, const unsigned char *data, size_t n)
{
	if (k->skip) {
		k->skip--;
		return 0;
	}
	memcpy(k->room->plain, data, n);
	size_t packed = ferry_lz4_pack(k->room->plain, n, k->room->packed, n - n / 10, k->room->table);
	k->wait = packed ? 0 : k->wait ? k->wait * 2 < LONGEST_WAIT ? k->wait * 2 : LONGEST_WAIT : 4;
	k->skip = k->wait;
	return packed;
}

unsigned char *ferry_pack_buffer(struct ferry_pack *k)
{
	if (!k->room)
		k->room = malloc(sizeof *k->room);
	return k->room ? k->room->packed : NULL;
}

int ferry_pack_open(struct ferry_pack *k, size_t packed, unsigned char *to, size_t n)
{
	if (ferry_lz4_unpack(k->room->packed, packed, k->room->plain, n))
		return -1;
	memcpy(to, k->room->plain, n);
	return 0;
}
