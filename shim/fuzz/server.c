/* shim/fuzz/server.c: the server's part of the protocol: handshake, frames, packets. Each step takes a byte of the tape; 0 is what a
 * good server does. wire/PROTOCOL.md has the messages. */
#include "server.h"
#include "../core/base/crc.h"
#include "../core/base/crypto.h"
#include "../core/net/link.h"
#include "../core/session/calls.h"
#include "../core/session/frame.h"
#include "../cuda/gen_types.h"
#include <stdlib.h>
#include <string.h>

enum { MAGIC = 8, HELLO = 128, CHALLENGE = 80, WELCOME = 128, HAS_TOKEN = 1, PACKETS = 2, RESUME = 4, RELAYED = 8 };
enum { REPLY = 1, DATA, OUTPUT, CALL, REPORT, COMPLAINT, GONE, STORE };
enum { MOST_PENDING = 64, MOST_SAID = 40, MOST_CONNECTIONS = 4 };
#define ROOM (3u << 20)

unsigned char *server_said;
size_t server_at, server_end;
int server_closed;

static enum { WAIT_HELLO, WAIT_PROOF, SAY_CHALLENGE, SAY_WELCOME, TALK, MUTE } stage;
static struct pending { uint32_t id; unsigned op; uint64_t data; } pending[MOST_PENDING];
static unsigned pending_n, said, connections;
static int honest, packets, resume, has_token;
static unsigned char heard[ROOM];    /* what the client said and we have not understood yet */
static size_t heard_n;
static unsigned char frames[ROOM];   /* what packets carry, heard from the client */
static size_t frames_n;
static uint64_t heard_at, resume_at; /* positions of the client's stream, and of the server's that it has */
static unsigned char stream[ROOM];   /* ours since the session began; packets say it again */
static size_t stream_n, stream_sent;
static unsigned char hello[HELLO + 512], challenge[CHALLENGE + 1024];
static size_t hello_n, challenge_n;

/* An honest server asks the tape nothing. */
static uint64_t pick(uint64_t n) { return honest ? 0 : fuzz_pick(n); }
static int rare(void) { return honest ? 0 : fuzz_rare(); }
static void damage(void *p, size_t n)
{
	if (!honest)
		fuzz_damage(p, n);
}

void server_out(const void *p, size_t n)
{
	if (server_at == server_end)
		server_at = server_end = 0;
	n = n < ROOM - server_end ? n : ROOM - server_end;
	memcpy(server_said + server_end, p, n);
	server_end += n;
}

void server_reset(int be_honest)
{
	server_said = server_said ? server_said : malloc(ROOM);
	honest = be_honest;
	pending_n = said = connections = 0;
	heard_n = frames_n = stream_n = stream_sent = 0;
	heard_at = 0;
	server_closed = 1;
	server_at = server_end = 0;
}

int server_connect(void)
{
	if (connections++ == MOST_CONNECTIONS || rare())
		return -1;
	stage = WAIT_HELLO;
	server_closed = 0;
	heard_n = server_at = server_end = 0;
	return 0;
}

int server_mute(void)
{
	server_reset(0);
	server_closed = 0;
	stage = MUTE;
	return SERVER_FD;
}

static void put32(unsigned char *p, uint64_t v) { memcpy(p, &v, 4); }
static uint32_t get32(const unsigned char *p) { uint32_t v; memcpy(&v, p, 4); return v; }
static uint64_t get64(const unsigned char *p) { uint64_t v; memcpy(&v, p, 8); return v; }

/* --- the handshake */

static void say(unsigned char *m, size_t fixed, size_t len_at)
{
	static const char words[] = "software GPU \x1b[2J%s%n of another world";
	size_t n = rare() ? pick(1024) : pick(sizeof words);
	for (size_t i = 0; i < n; i++)
		m[fixed + i] = (unsigned char)words[i % sizeof words];
	put32(m + len_at, n);
	damage(m, fixed + n);
	server_out(m, rare() ? pick(fixed + n + 1) : fixed + n);
}

static void say_challenge(void)
{
	static const unsigned char schemas[FERRY_REVISION + 1][16] = FERRY_SCHEMAS;
	unsigned char schema[16];
	memcpy(schema, schemas[rare() ? 1 + pick(FERRY_REVISION) : FERRY_REVISION], sizeof schema);
	if (rare())
		put32(schema, fuzz_word()); /* any revision, or a hash */
	memset(challenge, 0, sizeof challenge);
	memcpy(challenge, "FERRY\r\n\x1a", MAGIC);
	put32(challenge + 8, 2);
	memcpy(challenge + 16, schema, 16);
	put32(challenge + 64, has_token);
	if (rare())
		put32(challenge + 12, fuzz_word());
	say(challenge, CHALLENGE, 68);
	challenge_n = CHALLENGE + (get32(challenge + 68) < 1024 ? get32(challenge + 68) : 0);
	stage = WAIT_PROOF;
}

static void say_welcome(void)
{
	unsigned char m[WELCOME + 1024] = "FERRY\r\n\x1a", key[32];
	struct ferry_bytes parts[] = {{"ferry server v2", 15}, {hello, hello_n}, {challenge, challenge_n}};
	const char *token = getenv("FERRY_TOKEN");
	uint64_t had = heard_at;
	if (token && has_token) {
		ferry_token_key(token, strlen(token), key);
		ferry_hmac_sha256(key, sizeof key, parts, 3, m + 16);
	}
	if (rare())
		put32(m + 8, pick(2) ? 10 : fuzz_word()); /* 10: you wait */
	m[48] = 7;
	if (rare())
		had = fuzz_word();
	memcpy(m + 56, &had, 8);
	put32(m + 96, 60000);
	put32(m + 100, (packets ? PACKETS : 0) | (pick(8) == 7 ? RELAYED : 0));
	uint32_t status = get32(m + 8);
	say(m, WELCOME, 12);
	if (status != 10 || said > MOST_SAID)
		stage = TALK;
	stream_sent = resume ? (resume_at < stream_n ? resume_at : stream_n) : 0;
}

static size_t hear_hello(void)
{
	if (heard_n < HELLO)
		return 0;
	size_t n = HELLO + (get32(heard + 12) & 0xffff) + (get32(heard + 12) >> 16);
	if (heard_n < n || n > sizeof hello)
		return 0;
	memcpy(hello, heard, n);
	hello_n = n;
	uint32_t flags = get32(heard + 68);
	has_token = flags & HAS_TOKEN;
	packets = !!(flags & PACKETS);
	resume = !!(flags & RESUME);
	resume_at = get64(heard + 120);
	stage = SAY_CHALLENGE;
	return n;
}

/* --- what the client says afterwards */

static size_t hear_frame(const unsigned char *p, size_t n)
{
	if (n < FERRY_FRAME_HEADER)
		return 0;
	struct ferry_frame h;
	memcpy(&h, p, sizeof h);
	FUZZ_CHECK(h.size >= FERRY_FRAME_HEADER && h.size <= FERRY_MAX_FRAME && h.size % 8 == 0);
	if (n < h.size)
		return 0;
	int copies = h.op == FERRY_OP_CopyOut || h.op == FERRY_OP_CopyOutLater;
	if (h.id && pending_n < MOST_PENDING)
		pending[pending_n++] = (struct pending){h.id, h.op, copies && h.size >= FERRY_FRAME_HEADER + 32 ? get64(p + 32) * get64(p + 40) : 0};
	return h.size;
}

static size_t hear_packet(void)
{
	if (heard_n < LINK_HEAD)
		return 0;
	uint32_t size = get32(heard), kind = heard[4];
	uint64_t at = get64(heard + 8);
	FUZZ_CHECK(size <= LINK_MAX && kind >= 1 && kind <= 4);
	if (heard_n < LINK_HEAD + size)
		return 0;
	FUZZ_CHECK(at <= heard_at); /* it never leaves out bytes that were not acknowledged */
	if (at + size > heard_at) {
		size_t old = (size_t)(heard_at - at), n = size - old;
		if (frames_n + n <= sizeof frames)
			memcpy(frames + frames_n, heard + LINK_HEAD + old, n);
		frames_n += frames_n + n <= sizeof frames ? n : 0;
		heard_at = at + size;
	}
	size_t k, done = 0;
	while ((k = hear_frame(frames + done, frames_n - done)))
		done += k;
	memmove(frames, frames + done, frames_n -= done);
	return LINK_HEAD + size;
}

void server_hear(const void *p, size_t n)
{
	if (stage == MUTE)
		return;
	n = n < sizeof heard - heard_n ? n : sizeof heard - heard_n;
	memcpy(heard + heard_n, p, n);
	heard_n += n;
	for (size_t k = 1; k;) {
		k = 0;
		if (stage == WAIT_HELLO)
			k = hear_hello();
		else if (stage == WAIT_PROOF && heard_n >= (resume ? 64u : 32u))
			k = resume ? 64 : 32, stage = SAY_WELCOME;
		else if (stage == TALK)
			k = packets ? hear_packet() : hear_frame(heard, heard_n);
		heard_n -= k;
		if (k && heard_n)
			memmove(heard, heard + k, heard_n);
	}
}

/* --- what the server says */

static void emit(const void *p, size_t n)
{
	if (!packets) {
		server_out(p, n);
		return;
	}
	n = n < sizeof stream - stream_n ? n : sizeof stream - stream_n;
	memcpy(stream + stream_n, p, n);
	stream_n += n;
}

static void frame(unsigned kind, uint32_t id, const void *payload, size_t n)
{
	static unsigned char m[FERRY_MAX_FRAME + 8];
	n = n < FERRY_MAX_FRAME - FERRY_FRAME_HEADER ? n : FERRY_MAX_FRAME - FERRY_FRAME_HEADER;
	struct ferry_frame h = {(uint32_t)(FERRY_FRAME_HEADER + FERRY_PAD(n)), (uint16_t)kind, 0, id, (uint32_t)n};
	damage(&h, sizeof h);
	memcpy(m, &h, sizeof h);
	memcpy(m + FERRY_FRAME_HEADER, payload, n);
	memset(m + FERRY_FRAME_HEADER + n, 0, FERRY_PAD(n) - n);
	emit(m, FERRY_FRAME_HEADER + FERRY_PAD(n));
}

static void say_data(const struct pending *p)
{
	static unsigned char bytes[64 << 10];
	uint64_t left = p->data < sizeof bytes ? p->data : sizeof bytes;
	if (rare())
		left = pick(70000);
	while (left) {
		size_t n = pick(4) == 3 ? 1 + pick(left) : left;
		n = n < sizeof bytes ? n : sizeof bytes;
		frame(DATA, p->id, bytes, n);
		left -= n;
	}
}

/* The answer: as a real server gave it, or counts and words at will with something behind them. */
static void say_reply(const struct pending *p)
{
	static unsigned char m[80 << 10];
	size_t n = 0;
	int32_t result = rare() ? (int32_t)fuzz_word() : 0, async = rare() ? (int32_t)fuzz_word() : 0;
	memset(m, 0, 16 + 512);
	put32(m, (uint32_t)result);
	put32(m + 4, (uint32_t)async);
	put32(m + 8, async ? fuzz_word() : 0);
	const unsigned char *seed = reply_for(p->op, (unsigned)pick(4), &n);
	if (seed && pick(8) != 7) {
		n = n < sizeof m - 16 ? n : sizeof m - 16;
		memcpy(m + 16, seed, n);
	} else {
		size_t words = honest ? 64 : pick(24);
		for (size_t i = 0; !honest && i < words; i++) {
			uint64_t v = fuzz_word();
			memcpy(m + 16 + 8 * i, &v, 8);
		}
		n = 8 * words + pick(200);
	}
	damage(m + 16, n);
	if (rare())
		n = pick(n + 1);
	else if (rare())
		n = pick(sizeof m - 16);
	frame(REPLY, p->id, m, 16 + n);
}

/* A frame that answers no call. */
static void say_something(unsigned what, uint32_t id)
{
	static unsigned char m[4096] = "printed by a kernel\n\x1b[31m";
	uint64_t words[3] = {pick(6), pick(2) ? fuzz_word() : pick(64), fuzz_word()};
	switch (what) {
	case 0: frame(OUTPUT, 0, m, pick(sizeof m)); break;
	case 1: frame(COMPLAINT, 0, m, pick(sizeof m)); break;
	case 2: frame(REPORT, 0, m, pick(sizeof m)); break;
	case 3: frame(CALL, 0, words, rare() ? pick(24) : 8); break;
	case 4: frame(GONE, 0, words, rare() ? pick(24) : 8); break;
	case 5: frame(STORE, 0, words, pick(25)); break;
	case 6: frame((unsigned)pick(12), id, m, pick(64)); break;
	case 7: emit(m, 1 + pick(64)); break;
	}
}

static void say_frame(void)
{
	unsigned kind = (unsigned)pick(32), which = kind == 1 ? (unsigned)pick(pending_n ? pending_n : 1) : 0;
	struct pending p = which < pending_n ? pending[which] : (struct pending){(uint32_t)pick(8), (unsigned)pick(FERRY_OP_END), 0};
	if (kind < 20 || honest) {
		if (p.data || rare())
			say_data(&p);
		say_reply(&p);
		if (pending_n && !rare()) { /* or it is answered again */
			memmove(pending + which, pending + which + 1, (pending_n - which - 1) * sizeof *pending);
			pending_n--;
		}
	} else if (kind < 30) {
		say_something((unsigned)pick(8), p.id);
	} else {
		server_closed = 1;
	}
}

/* One packet with what the stream has and this connection was not given yet, or one without data. */
static void say_packet(void)
{
	struct { uint32_t size; uint16_t kind, zero; uint64_t at, acked; uint32_t sum, head_sum; } p = {.kind = 1, .at = stream_sent, .acked = heard_at};
	size_t left = stream_n - stream_sent, most = pick(8) == 7 ? 1 + pick(5000) : LINK_MAX;
	p.size = (uint32_t)(left < most ? left : most);
	if (!p.size || rare())
		p.size = 0, p.kind = (uint16_t)(2 + pick(2) + (rare() ? 1 : 0));
	size_t back = !p.size || !rare() ? 0 : pick(stream_sent + 1);
	p.at -= back; /* said before */
	p.sum = ferry_crc(0, stream + p.at, p.size);
	damage(&p, LINK_HEAD - 4);
	p.head_sum = rare() ? 1 : ferry_crc(0, &p, LINK_HEAD - 4);
	server_out(&p, LINK_HEAD);
	size_t n = p.size < stream_n - stream_sent ? p.size : stream_n - stream_sent;
	server_out(stream + stream_sent - back, n);
	stream_sent += n > back ? n - back : 0;
}

int server_speak(void)
{
	if (server_closed || (said++ > MOST_SAID && !honest)) {
		server_closed = 1;
		return 0;
	}
	size_t had = server_end - server_at;
	if (stage == SAY_CHALLENGE)
		say_challenge();
	else if (stage == SAY_WELCOME)
		say_welcome();
	else if (stage == TALK && (!packets || stream_sent == stream_n) && (pending_n || (!honest && pick(4))))
		say_frame();
	if (stage == TALK && packets && !server_closed && (stream_sent < stream_n || rare()))
		say_packet();
	return server_end - server_at > had;
}
