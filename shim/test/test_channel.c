/* shim/test/test_channel.c: every channel keeps the promises of core/net/channel.h, against a server played by this program.
 * Links: core/net/channel.c core/net/connections.c core/net/readbuffer.c core/net/socket_channel.c core/net/ring.c core/net/ring_channel.c
 * Links: core/net/link.c core/net/link_send.c core/net/link_receive.c core/net/reconnect.c core/net/link_channel.c core/net/lanes.c core/net/region.c
 * Links: core/net/lane.c core/net/lane_queue.c core/net/pack.c core/net/handshake.c core/base/lock.c core/base/log.c core/base/clock.c
 * Links: core/base/among.c core/base/processors.c core/base/spin.c core/base/thread.c core/base/crc.c core/base/crypto.c core/base/lz4.c */
#include "../core/base/crc.h"
#include "../core/net/channel.h"
#include "../core/net/connections.h"
#include "../core/net/dial.h"
#include "../core/net/handshake.h"
#include "../core/net/link.h"
#include "../core/net/link_channel.h"
#include "../core/net/ring_channel.h"
#include "../core/net/socket_channel.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

static int failed;
#define CHECK(x) do { if (!(x)) { failed++; fprintf(stderr, "%s:%d: %s: not true: %s\n", __FILE__, __LINE__, name, #x); } } while (0)
const unsigned ferry_service = 1; /* no lanes */

/* No session moves here. */
int ferry_dial_moved(const char *address, char *why, size_t why_n)
{
	(void)address, (void)why, (void)why_n;
	return -1;
}

/* --- the server: it takes bytes without waiting, gives some, and goes */
static int server;
struct peer {
	const struct ferry_channel *channel;
	size_t (*take)(unsigned char *to, size_t n); /* what there is, at most n */
	void (*give)(const unsigned char *from, size_t n);
};

static size_t socket_take(unsigned char *to, size_t n)
{
	ssize_t k = recv(server, to, n, MSG_DONTWAIT);
	return k > 0 ? (size_t)k : 0;
}

static void socket_give(const unsigned char *from, size_t n)
{
	if (send(server, from, n, MSG_NOSIGNAL) != (ssize_t)n)
		abort();
}

/* The other end of the rings; wire/PROTOCOL.md has the layout. */
enum { RING = 2 << 20, CONTROL = 4096 };
struct ring { _Alignas(64) _Atomic uint64_t written; _Alignas(64) _Atomic uint64_t taken; _Alignas(64) _Atomic uint32_t sleeps[32]; };
static struct { struct ring in, out; } *rings;

static size_t ring_take(unsigned char *to, size_t n)
{
	uint64_t at = atomic_load(&rings->in.taken), have = atomic_load(&rings->in.written) - at;
	n = n < have ? n : (size_t)have;
	for (size_t i = 0; i < n; i++)
		to[i] = ((unsigned char *)rings)[CONTROL + (at + i) % RING];
	atomic_store(&rings->in.taken, at + n);
	return n;
}

static void ring_give(const unsigned char *from, size_t n)
{
	uint64_t at = atomic_load(&rings->out.written);
	for (size_t i = 0; i < n; i++)
		((unsigned char *)rings)[CONTROL + RING + (at + i) % RING] = from[i];
	atomic_store(&rings->out.written, at + n);
}

/* The other end of the link: one packet at a time, acknowledged at once. */
static uint64_t link_received, link_sent;
static struct ferry_packet packet; /* being taken, of which so much has come */
static size_t packet_got;
static unsigned char packet_data[LINK_MAX];

static void send_packet(uint16_t kind, const unsigned char *data, uint32_t n)
{
	struct ferry_packet p = {n, kind, 0, link_sent, link_received, ferry_crc(0, data, n), 0};
	p.head_sum = ferry_crc(0, &p, LINK_HEAD - 4);
	socket_give((void *)&p, sizeof p);
	if (n)
		socket_give(data, n);
	link_sent += n;
}

static size_t link_take(unsigned char *to, size_t n)
{
	for (;;) {
		int head = packet_got < sizeof packet;
		size_t k = head ? socket_take((unsigned char *)&packet + packet_got, sizeof packet - packet_got)
				: packet.size ? socket_take(packet_data + packet_got - sizeof packet, sizeof packet + packet.size - packet_got) : 0;
		packet_got += k;
		if (packet_got < sizeof packet || packet_got < sizeof packet + packet.size) {
			if (!k)
				return 0;
			continue;
		}
		packet_got = 0;
		if (packet.kind != PACKET_DATA)
			continue;
		if (packet.size > n || packet.at != link_received || ferry_crc(0, packet_data, packet.size) != packet.sum)
			abort();
		memcpy(to, packet_data, packet.size);
		link_received += packet.size;
		send_packet(PACKET_ACK, NULL, 0);
		return packet.size;
	}
}

static void link_give(const unsigned char *from, size_t n) { send_packet(PACKET_DATA, from, (uint32_t)n); }

/* --- the promises */
static unsigned char ours[1 << 20], theirs[1 << 20];

/* The server takes what is on its way, until it has n bytes; they go on from where the last ended. */
static void expect_bytes(const char *name, const struct peer *p, size_t *at, size_t n)
{
	for (int tries = 0; n && tries < 1000; tries++) {
		size_t k = p->take(theirs, sizeof theirs);
		for (size_t i = 0; i < k; i++)
			if (theirs[i] != ours[(*at + i) % sizeof ours]) {
				CHECK(!"the same bytes");
				exit(1);
			}
		*at += k;
		n -= k < n ? k : n;
		if (!k)
			(void)ferry_channel->await(FERRY_WRITABLE | FERRY_READABLE, 1);
	}
	CHECK(!n);
}

static void promises(const char *name, const struct peer *p)
{
	unsigned char some[100];
	size_t at = 0;
	ferry_channel = p->channel;
	CHECK(ferry_channel->await(FERRY_READABLE, 0) == 0);
	CHECK(ferry_channel->send(NULL, 0, FERRY_SEND_LAST) == 0);
	struct iovec v[3] = {{ours, 16}, {ours + 16, 7}, {ours + 23, 40000}};
	CHECK(ferry_channel->send(v, 3, FERRY_SEND_LAST | FERRY_SEND_WAITS) == 40023);
	ferry_channel->flush();
	expect_bytes(name, p, &at, 40023);
	/* In pieces, from a server that gives more than is asked for. */
	p->give(ours, 50);
	CHECK(ferry_channel->await(FERRY_READABLE, 1000) == FERRY_READABLE);
	long first = ferry_channel->receive(some, 20), rest = 0;
	CHECK(first > 0 && first <= 20);
	CHECK(ferry_channel->await(FERRY_READABLE, 0) == FERRY_READABLE);
	for (long k; first + rest < 50; rest += k)
		if ((k = ferry_channel->receive(some + first + rest, sizeof some - (size_t)(first + rest))) < 0)
			break;
	CHECK(first + rest == 50 && !memcmp(some, ours, 50));
	CHECK(ferry_channel->await(FERRY_READABLE, 0) == 0);
	/* A server that takes nothing: there is an end to what can be sent, and room again when it takes. */
	size_t sent = 40023;
	for (long k = 1; k > 0; sent += (size_t)k) {
		size_t from = sent % sizeof ours, n = sizeof ours - from < 300000 ? sizeof ours - from : 300000;
		k = ferry_channel->send(&(struct iovec){ours + from, n}, 1, FERRY_SEND_LAST);
		CHECK(k >= 0 && (size_t)k <= n && sent < 64 << 20);
	}
	CHECK(ferry_channel->await(FERRY_WRITABLE, 5) == 0);
	expect_bytes(name, p, &at, sent - at);
	CHECK(ferry_channel->await(FERRY_WRITABLE, 1000) == FERRY_WRITABLE);
	CHECK(ferry_channel->send(&(struct iovec){ours + sent % sizeof ours, 1}, 1, FERRY_SEND_LAST) == 1);
	/* A server that is gone is noticed. */
	CHECK(atomic_load(&ferry_conn.state) == FERRY_UP);
	close(server);
	CHECK(ferry_channel->receive(some, 1) < 0);
	CHECK(atomic_load(&ferry_conn.state) == FERRY_LOST);
	ferry_channel->close();
	CHECK(ferry_conn.fd == -1);
}

/* A session on a new connection. */
static void begin(const struct ferry_channel *channel)
{
	int fd[2];
	struct ferry_handshake agreed = {.session = 1};
	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fd) || channel->prepare())
		exit(1);
	ferry_connection_adopt(fd[0]);
	server = fd[1];
	atomic_store(&ferry_conn.state, FERRY_UP);
	channel->begin(&agreed, &ferry_can);
}

int main(void)
{
	static const struct peer by_socket = {&ferry_socket_channel, socket_take, socket_give}, by_ring = {&ferry_ring_channel, ring_take, ring_give},
				 by_link = {&ferry_link_channel, link_take, link_give};
	setenv("FERRY_LINK_THREAD", "0", 1);
	for (size_t i = 0; i < sizeof ours; i++)
		ours[i] = (unsigned char)(i * 2654435761u >> 13);
	begin(&ferry_socket_channel);
	promises("socket", &by_socket);

	begin(&ferry_socket_channel);
	int fd = ferry_ring_open();
	rings = mmap(NULL, CONTROL + 2 * RING, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	if (fd < 0 || rings == MAP_FAILED)
		return 1;
	ferry_ring_channel.begin(NULL, &ferry_can);
	const char *name = "ring";
	CHECK(ferry_can.shares_memory && ferry_can.passes_descriptors && !ferry_can.opens_lanes);
	promises(name, &by_ring);

	/* An agent: it gets no descriptors, and carries lanes if it says for how long the server keeps the session. */
	struct ferry_handshake relayed = {.session = 1, .relayed = 1, .keep_ms = 1000};
	begin(&ferry_socket_channel);
	name = "agent";
	ferry_socket_channel.begin(&relayed, &ferry_can);
	CHECK(!ferry_can.passes_descriptors && !ferry_can.replies_are_near && ferry_can.opens_lanes);
	ferry_socket_channel.stop();
	relayed.keep_ms = 0;
	ferry_socket_channel.begin(&relayed, &ferry_can);
	CHECK(!ferry_can.opens_lanes);

	begin(&ferry_link_channel);
	name = "link";
	CHECK(!ferry_can.shares_memory && !ferry_can.passes_descriptors && ferry_can.opens_lanes);
	promises(name, &by_link);
	return failed != 0;
}
