/* shim/test/test_lanes.c: lanes against a server that drops connections and says what no real server says.
 * Links: core/net/lanes.c core/net/lane.c core/net/lane_queue.c core/net/pack.c core/base/lz4.c core/base/crc.c core/base/lock.c
 * Links: core/base/clock.c core/base/processors.c core/base/thread.c. Session, link, handshake and calls are doubles. */
#include "../core/base/crc.h"
#include "../core/base/log.h"
#include "../core/net/channel.h"
#include "../core/net/dial.h"
#include "../core/net/handshake.h"
#include "../core/net/lane.h"
#include "../core/net/lanes.h"
#include "../core/net/link.h"
#include "../core/net/link_receive.h"
#include "../core/net/connections.h"
#include "../core/session/calls.h"
#include "check.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { DATA = 1, TAKEN, PAYLOADS = 12, PIECES = 5, DOWN_BYTES = 4 * LANES_PIECE + 77, CALL = 7 };
struct head { uint32_t size; uint16_t kind, zero; uint64_t of, at; uint32_t none, sum; };

/* --- the rest of the shim, as far as these files need it */
static int dial(const char *peer, char *why, size_t n);
struct ferry_connection ferry_conn = {.state = FERRY_UP, .fd = -1, .dial = dial};
struct ferry_link ferry_l = {.threaded = 1};
struct ferry_capabilities ferry_can;
const unsigned ferry_service = 0;
static _Atomic int lost, refuse, connections;
static _Atomic int narrow, deaf; /* sockets hold little; the server takes nothing */
static _Atomic unsigned agreed;  /* what the server agrees to */
static _Atomic int packed_up, packed_down, stored_up; /* chunks */
static _Atomic uint64_t chance = 1;
static _Thread_local int other_end;

int ferry_link_is_near(void) { return 0; }
/* No session moves here. */
void ferry_link_cut(const char *why, int error) { (void)why, (void)error; }
int ferry_dial_moved(const char *address, char *why, size_t why_n)
{
	(void)address, (void)why, (void)why_n;
	return -1;
}
void ferry_log(int level, const char *format, ...) { (void)level, (void)format; }
void ferry_connection_close(int fd) { close(fd); }
void ferry_lose(const char *why)
{
	(void)why;
	lost++;
	atomic_store(&ferry_l.up, LINK_OVER);
	ferry_lanes_stop();
}
static int dial(const char *peer, char *why, size_t n)
{
	int fd[2];
	(void)peer, (void)why, (void)n;
	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fd))
		return -1;
	if (narrow)
		setsockopt(fd[0], SOL_SOCKET, SO_SNDBUF, &(int){4096}, sizeof(int));
	other_end = fd[1];
	return fd[0];
}

static uint64_t draw(uint64_t n) /* splitmix64 */
{
	uint64_t z = atomic_fetch_add(&chance, 0x9e3779b97f4a7c15ull);
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
	z = (z ^ z >> 27) * 0x94d049bb133111ebull;
	return (z ^ z >> 31) % n;
}

/* --- the server; what it gets is checked, and noted */
static struct { unsigned char *data; uint64_t size; _Atomic int got[PIECES]; int changes; } payloads[PAYLOADS + 1];
static _Atomic int serving;
static _Atomic int faults; /* how many connections still go wrong */
static unsigned char down[DOWN_BYTES], down_got[DOWN_BYTES];
static _Atomic int down_piece[PIECES]; /* 0 missing, 1 coming, 2 there */
static _Atomic int down_sent, down_taken;

static int all(int fd, void *p, size_t n, int in)
{
	for (unsigned char *at = p; n;) {
		ssize_t k = in ? recv(fd, at, n, 0) : send(fd, at, n, MSG_NOSIGNAL);
		if (k <= 0)
			return -1;
		at += k;
		n -= (size_t)k;
	}
	return 0;
}

static int say(int fd, struct head h)
{
	if (!h.sum)
		h.sum = ferry_crc(0, &h, LANES_HEAD - 4);
	return all(fd, &h, sizeof h, 0);
}

/* An acknowledgement that no real server sends. */
static void lie(int fd, uint64_t taken)
{
	struct head lies[] = {{.kind = TAKEN, .at = taken + LANES_FLIGHT + 1}, {.kind = TAKEN, .at = UINT64_MAX}, {.kind = DATA, .at = taken}, {.kind = TAKEN, .at = taken, .sum = 1},
			      {.kind = TAKEN, .at = taken, .size = 1}, {.kind = TAKEN, .at = taken, .of = 1}, {.kind = TAKEN, .at = taken, .none = 1}};
	uint64_t which = draw(sizeof lies / sizeof *lies + 1);
	if (which < sizeof lies / sizeof *lies)
		(void)say(fd, lies[which]);
}

/* Change what was summed and is not sent yet. That races, as it does natively; the sanitizer need not say so. */
__attribute__((no_sanitize("thread"))) static void scribble(uint64_t of, uint64_t at) { payloads[of].data[at + (128 << 10) - 1]++; }

/* A segment's data, and the sum of what came. */
static int take_data(int fd, const struct head *h, unsigned char *to, uint32_t *sum)
{
	static _Thread_local unsigned char packed[PACK_CHUNK];
	if (!h->zero) {
		if (all(fd, to, h->size, 1))
			return -1;
		*sum = ferry_crc(0, to, h->size);
		return 0;
	}
	CHECK(h->zero == 1 && agreed & LANE_PACKS);
	for (uint32_t at = 0, word; at < h->size; at += PACK_CHUNK) {
		uint32_t n = h->size - at < PACK_CHUNK ? h->size - at : PACK_CHUNK;
		if (all(fd, &word, sizeof word, 1))
			return -1;
		*sum = ferry_crc(*sum, &word, sizeof word);
		int stored = word == (n | PACK_STORED);
		unsigned char *p = stored ? to + at : packed;
		CHECK(stored || (word && word <= n - n / 10));
		if (!stored && word > n)
			return -1;
		if (all(fd, p, stored ? n : word, 1))
			return -1;
		*sum = ferry_crc(*sum, p, stored ? n : word);
		if (!stored)
			CHECK(!ferry_lz4_unpack(packed, word, to + at, n));
		stored ? stored_up++ : packed_up++;
	}
	return 0;
}

/* Takes segments until the connection is over, or for so many of them. */
static void take(int fd, int until)
{
	struct head h;
	uint32_t sum, got;
	uint64_t of = 0, at = 0;
	unsigned char *room = malloc(LANES_PIECE);
	for (uint64_t taken = 0; until < 0 || taken < (uint64_t)until;) {
		if (all(fd, &h, sizeof h, 1))
			break;
		CHECK(h.sum == ferry_crc(0, &h, LANES_HEAD - 4) && h.kind == DATA && h.size && h.size <= LANES_PIECE && h.of && h.of <= PAYLOADS);
		CHECK(h.at % LANES_PIECE == 0 && h.at + h.size <= payloads[h.of].size && (h.size == LANES_PIECE || h.at + h.size == payloads[h.of].size));
		CHECK(!taken || h.of > of || (h.of == of && h.at > at)); /* the oldest are in front */
		of = h.of, at = h.at;
		if (narrow)
			scribble(of, at);
		got = 0;
		if (take_data(fd, &h, room, &got) || all(fd, &sum, sizeof sum, 1))
			break;
		if (sum != got) {
			CHECK(payloads[of].changes);
			break;
		}
		if (!atomic_fetch_add(&payloads[of].got[at / LANES_PIECE], 1) && !payloads[of].changes)
			CHECK(!memcmp(room, payloads[of].data + at, h.size));
		if (draw(8) == 0 && say(fd, (struct head){.kind = TAKEN, .at = taken})) /* a sign of life */
			break;
		if (say(fd, (struct head){.kind = TAKEN, .at = ++taken}))
			break;
	}
	if (until >= 0)
		lie(fd, (uint64_t)until);
	free(room);
}

/* A segment that no real server sends. */
static void spoil(int fd)
{
	static unsigned char some[64];
	struct head bad[] = {{.kind = DATA, .of = CALL, .size = 0}, {.kind = DATA, .of = CALL, .size = LANES_PIECE + 1}, {.kind = DATA, .of = CALL, .at = 1, .size = 4},
			     {.kind = TAKEN, .of = CALL}, {.kind = DATA, .of = CALL, .size = 4, .sum = 1}, {.kind = DATA, .of = CALL, .size = 4, .zero = 1},
			     {.kind = DATA, .of = CALL, .at = 40ull * LANES_PIECE, .size = 4}, {.kind = DATA, .of = CALL, .size = LANES_PIECE}};
	(void)say(fd, bad[draw(sizeof bad / sizeof *bad)]);
	(void)all(fd, some, draw(sizeof some), 0);
}

/* Sends data; if it is to go wrong, with one bit changed on its way. */
static int send_data(int fd, const unsigned char *p, size_t n, int wrong)
{
	if (!wrong)
		return all(fd, (void *)p, n, 0);
	unsigned char *changed = malloc(n);
	memcpy(changed, p, n);
	changed[draw(n)] ^= 1u << draw(8);
	int rc = all(fd, changed, n, 0);
	free(changed);
	return rc;
}

/* A piece as a packed segment, every other chunk stored. */
static int give_packed(int fd, struct head h, const unsigned char *data, int wrong)
{
	static _Thread_local struct ferry_pack_room room;
	uint32_t sum = 0;
	h.zero = 1;
	if (say(fd, h))
		return -1;
	for (uint32_t at = 0; at < h.size; at += PACK_CHUNK) {
		uint32_t n = h.size - at < PACK_CHUNK ? h.size - at : PACK_CHUNK;
		uint32_t k = at / PACK_CHUNK % 2 ? 0 : (uint32_t)ferry_lz4_pack(data + at, n, room.packed, n - 1, room.table);
		uint32_t word = k ? k : n | PACK_STORED;
		if (wrong && draw(8) == 0)
			word ^= 1u << draw(32); /* which no real server sends */
		const unsigned char *p = k ? room.packed : data + at;
		sum = ferry_crc(ferry_crc(sum, &word, sizeof word), p, k ? k : n);
		if (all(fd, &word, sizeof word, 0) || send_data(fd, p, k ? k : n, wrong))
			return -1;
		packed_down += k > 0;
	}
	return all(fd, &sum, sizeof sum, 0);
}

/* Sends pieces until the connection is over, or for so many; what came wrong is sent again by another. */
static void give(int fd, int until)
{
	uint64_t taken = 0;
	for (int i = 0; until < 0 || i < until; i++) {
		uint64_t piece = (uint64_t)atomic_fetch_add(&down_sent, 1) % PIECES, at = piece * LANES_PIECE;
		uint32_t n = DOWN_BYTES - at < LANES_PIECE ? (uint32_t)(DOWN_BYTES - at) : LANES_PIECE;
		int wrong = until >= 0 && draw(4) == 0;
		uint32_t sum = ferry_crc(0, down + at, n);
		struct head h = {.kind = DATA, .of = CALL + !draw(8), .at = at, .size = n}; /* no call waits for another one: it is dropped */
		if (agreed & LANE_PACKS && draw(4)) {
			if (give_packed(fd, h, down + at, wrong))
				return;
		} else if (say(fd, h) || send_data(fd, down + at, n, wrong) || all(fd, &sum, sizeof sum, 0)) {
			return;
		}
		if (all(fd, &h, sizeof h, 1))
			return;
		CHECK(h.sum == ferry_crc(0, &h, LANES_HEAD - 4) && h.kind == TAKEN && h.at == ++taken && !h.size && !h.of);
		down_taken++;
	}
	spoil(fd);
}

struct connection { int fd; unsigned lane; };

static void *serve(void *arg)
{
	struct connection c = *(struct connection *)arg;
	int until = deaf ? 0 : atomic_fetch_sub(&faults, 1) > 0 ? (int)draw(5) : -1;
	free(arg);
	if (c.lane <= LANES_MOST)
		take(c.fd, until);
	else
		give(c.fd, until);
	close(c.fd);
	serving--;
	return NULL;
}

int ferry_shake_hands(int fd, struct ferry_handshake *t, char *why, size_t n)
{
	struct connection *c = malloc(sizeof *c);
	pthread_t thread;
	(void)fd, (void)why, (void)n;
	CHECK(t->resume && t->lane && t->lane <= 2 * LANES_MOST && t->session == 5);
	CHECK(t->lane_options == (LANE_PACKS | LANE_ALWAYS));
	t->lane_options = agreed;
	*c = (struct connection){other_end, t->lane};
	connections++;
	serving++;
	if (refuse || pthread_create(&thread, NULL, serve, c)) {
		close(other_end);
		serving--;
		free(c);
		return -1;
	}
	pthread_detach(thread);
	return 0;
}

/* --- a call that waits for data; session/calls.c has the real ones */
static struct ferry_call call;

static int find_piece(uint64_t id, uint64_t at, uint32_t n, void **c, unsigned char **to)
{
	if (id != CALL)
		return 0;
	if (at >= DOWN_BYTES || n != (DOWN_BYTES - at < LANES_PIECE ? DOWN_BYTES - at : LANES_PIECE))
		return -1;
	int missing = 0;
	if (!atomic_compare_exchange_strong(&down_piece[at / LANES_PIECE], &missing, 1))
		return missing == 2 ? 0 : -1;
	*c = &call;
	*to = down_got + at;
	return 1;
}

static void file_piece(void *c, uint64_t at, uint32_t n, int ok)
{
	(void)n;
	CHECK(c == &call);
	atomic_store(&down_piece[at / LANES_PIECE], ok ? 2 : 0);
	ferry_lanes_moved();
}

static const struct ferry_lane_sink sink = {find_piece, file_piece};

/* --- the tests */
static void begin(int wrong)
{
	struct ferry_handshake t = {.resumable = 1, .session = 5, .keep_ms = 60000};
	faults = wrong;
	lost = refuse = 0;
	for (int i = 0; i <= PAYLOADS; i++)
		for (int k = 0; k < PIECES; k++)
			payloads[i].got[k] = 0;
	atomic_store(&ferry_l.up, LINK_UP);
	atomic_store(&ferry_lane_sink, &sink);
	ferry_lanes_begin(&t, 60000, 60000);
}

static void end(void)
{
	ferry_lose("the test is over");
	while (serving) /* the server sees that its connections are */
		usleep(1000);
}

static void make(int i, uint64_t size)
{
	payloads[i].data = malloc(size);
	payloads[i].size = size;
	payloads[i].changes = 0;
	for (uint64_t k = 0; k < size; k++) /* every third is noise, which does not shrink */
		payloads[i].data[k] = (unsigned char)(i % 3 ? (unsigned)i * 31 + k * 7 + (k >> 13) : k * k * 0x9e3779b97f4a7c15ull >> 40);
}

static void complete(int i)
{
	for (uint64_t at = 0; at < payloads[i].size; at += LANES_PIECE)
		CHECK(payloads[i].got[at / LANES_PIECE] >= 1);
	free(payloads[i].data);
	payloads[i].data = NULL;
}

/* Payloads of all sizes, waited for and not, over connections of which the first many fail. */
static void up(int wrong)
{
	static const uint64_t sizes[] = {1, LANES_PIECE - 1, LANES_PIECE, LANES_PIECE + 1, 3 * LANES_PIECE + 7, 2 * LANES_PIECE, PIECES * LANES_PIECE};
	begin(wrong);
	CHECK(ferry_lanes_use(8 << 20, 0));
	for (int i = 1; i <= PAYLOADS; i++) {
		make(i, sizes[draw(sizeof sizes / sizeof *sizes)]);
		struct ferry_payload here = {.src = payloads[i].data, .size = payloads[i].size}, *p = i % 3 ? malloc(sizeof *p) : &here;
		int later = p != &here;
		*p = here;
		p->detached = later;
		CHECK(ferry_lanes_offer(p) == (uint64_t)i);
		while (!later && !lost && ferry_lanes_wait(p, 1000) == 0)
			;
		if (!later)
			complete(i);
	}
	for (int i = 1; i <= PAYLOADS; i++)
		if (payloads[i].data) {
			ferry_lanes_await_reads(payloads[i].data, payloads[i].size); /* its memory goes */
			complete(i);
		}
	CHECK(!lost);
}

/* A program that changes what it copies, in the middle of it, gets it copied all the same. */
static void changed(void)
{
	begin(0);
	narrow = 1;
	CHECK(ferry_lanes_use(8 << 20, 0));
	make(1, 3 * LANES_PIECE);
	payloads[1].changes = 1;
	struct ferry_payload p = {.src = payloads[1].data, .size = payloads[1].size};
	(void)ferry_lanes_offer(&p);
	int rc;
	while (!(rc = ferry_lanes_wait(&p, 1000)))
		;
	CHECK(rc == 1 && !lost);
	narrow = 0;
	complete(1);
}

static void from_server(int wrong)
{
	memset(down_got, 0, sizeof down_got);
	for (int i = 0; i < PIECES; i++)
		down_piece[i] = 0;
	begin(wrong);
	CHECK(!ferry_lanes_opened() && ferry_lanes_use(8 << 20, 1) && ferry_lanes_opened());
	for (int i = 0; i < PIECES; i++)
		for (uint32_t seen; seen = atomic_load(&ferry_lanes_turn), down_piece[i] != 2;)
			ferry_sleep_while(&ferry_lanes_turn, seen);
	CHECK(!memcmp(down, down_got, sizeof down) && !lost);
}

/* The session is over while payloads are under way: a waiting thread gets an error, a detached payload is freed, no memory is read afterwards. */
static void over(int by_refusal)
{
	begin(0);
	deaf = by_refusal;
	CHECK(ferry_lanes_use(8 << 20, 0));
	make(1, PIECES * LANES_PIECE);
	struct ferry_payload here = {.src = payloads[1].data, .size = payloads[1].size}, *p = malloc(sizeof *p);
	payloads[2].size = payloads[1].size;
	payloads[2].data = payloads[1].data;
	payloads[1].changes = payloads[2].changes = 1;
	*p = here;
	p->detached = 1;
	(void)ferry_lanes_offer(p);
	(void)ferry_lanes_offer(&here);
	if (by_refusal)
		refuse = 1; /* the lanes cannot be made again: that is the session's end */
	else
		ferry_lose("for a test");
	int rc;
	while (!(rc = ferry_lanes_wait(&here, 1000)))
		;
	CHECK(rc == -1 || (!by_refusal && here.left == 0));
	ferry_lanes_await_reads(payloads[1].data, payloads[1].size);
	CHECK(lost); /* by several lanes, where they find it at the same moment: the session takes the first (ferry_lose) */
	deaf = 0;
	free(payloads[1].data);
	payloads[1].data = payloads[2].data = NULL;
}

int main(void)
{
	char lanes[] = "FERRY_LANES=3", compress[] = "FERRY_COMPRESS=on";
	putenv(lanes);
	putenv(compress);
	ferry_crc_init();
	for (size_t i = 0; i < sizeof down; i++)
		down[i] = (unsigned char)(i * 13 + (i >> 11));
	up(0);
	end();
	up(20);
	end();
	changed();
	end();
	from_server(0);
	end();
	from_server(20);
	end();
	over(0);
	end();
	over(1);
	end();
	CHECK(!packed_up && !packed_down); /* as the server had not agreed to it */
	agreed = LANE_PACKS | LANE_DIRECT;
	up(0);
	end();
	up(20);
	end();
	from_server(0);
	end();
	from_server(20);
	end();
	over(1);
	end();
	CHECK(packed_up && stored_up && packed_down);
	printf("%d connections; %d chunks packed and %d not to the server, %d packed from it\n", connections, packed_up, stored_up, packed_down);
	return verdict();
}
