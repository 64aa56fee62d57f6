/* shim/fuzz/fuzz_lanes.c: a lane either way, against a server that says anything on it.
 * Links: core/, cuda/gen_send.c (for the names of commands) */
#include "../core/base/crc.h"
#include "../core/net/lane.h"
#include "../core/net/lanes.h"
#include "../core/net/link.h"
#include "../core/session/calls.h"
#include "server.h"
#include "session.h"
#include <stdlib.h>
#include <string.h>

const char fuzz_name[] = "lanes";
const unsigned ferry_service = 0;
enum { DATA = 1, TAKEN, MOST_SAID = 12 };
struct head { uint32_t size; uint16_t kind, flags; uint64_t of, at; uint32_t none, sum; };
static uint32_t era;

void fuzz_begin(void)
{
	session_environment();
	ferry_crc_init();
}
int fuzz_option(const char *name, const char *value) { return (void)name, (void)value, 0; }

/* No thread would wake one that sleeps here: the session is over. */
void __wrap_ferry_sleep_while(_Atomic uint32_t *word, uint32_t value)
{
	atomic_store(&ferry_l.up, LINK_OVER);
	if (atomic_load(word) == value)
		atomic_fetch_add(word, 1);
}

static void begin(void)
{
	struct ferry_handshake t = {.resumable = 1, .session = 1, .keep_ms = 1000};
	(void)server_mute();
	ferry_calls_reset(); /* lanes find calls */
	ferry_lanes_begin(&t, 1000, 1000);
	era++;
	atomic_store(&ferry_l.up, LINK_UP);
}

static void say(struct head h)
{
	if (fuzz_rare())
		h.at = fuzz_word();
	if (fuzz_rare())
		h.size = (uint32_t)fuzz_word();
	h.of ^= fuzz_rare();
	h.kind = (uint16_t)(h.kind ^ fuzz_pick(32) / 29);
	h.sum = ferry_crc(0, &h, LANES_HEAD - 4);
	fuzz_damage(&h, sizeof h);
	server_out(&h, fuzz_rare() ? (size_t)fuzz_pick(sizeof h) : sizeof h);
}

/* Chunks, of which some are blocks and some are damaged; their sum. */
static uint32_t say_packed(const unsigned char *data, uint32_t size)
{
	static struct ferry_pack_room room;
	uint32_t sum = 0;
	for (uint32_t at = 0; at < size; at += PACK_CHUNK) {
		uint32_t n = size - at < PACK_CHUNK ? size - at : PACK_CHUNK, k = 0;
		if (fuzz_pick(2))
			k = (uint32_t)ferry_lz4_pack(data + at, n, room.packed, n - 1, room.table);
		uint32_t word = k ? k : n | PACK_STORED;
		if (!k)
			memcpy(room.packed, data + at, n);
		if (k)
			fuzz_damage(room.packed, k);
		fuzz_damage(&word, sizeof word);
		sum = ferry_crc(ferry_crc(sum, &word, sizeof word), room.packed, k ? k : n);
		server_out(&word, sizeof word);
		server_out(room.packed, k ? k : n);
	}
	return sum;
}

/* A call waits for exactly as much memory as it has. */
static void from_server(void)
{
	static unsigned char data[LANES_PIECE];
	static const uint64_t sizes[] = {300, 1, 4096}, large[] = {LANES_PIECE, LANES_PIECE + 5};
	struct ferry_call *c = calloc(1, sizeof *c);
	struct ferry_lane l = {.id = LANES_MOST + 1, .era = era, .fd = SERVER_FD, .pack.options = (unsigned)fuzz_pick(2)};
	uint64_t all = fuzz_rare() ? large[fuzz_pick(2)] : sizes[fuzz_pick(3)];
	c->id = 7;
	c->rows = fuzz_rare() ? 2 : 1;
	c->width = c->dst_pitch = all;
	c->dst = fuzz_rare() ? NULL : malloc(all * c->rows);
	unsigned char *memory = c->dst;
	ferry_calls_add(c);
	for (uint64_t n = fuzz_pick(MOST_SAID); n; n--) {
		uint64_t end = all * c->rows, at = fuzz_pick(16) / 7 * LANES_PIECE;
		uint32_t k = at >= end ? 4 : end - at < LANES_PIECE ? (uint32_t)(end - at) : LANES_PIECE, sum = ferry_crc(0, data, k);
		int packed = fuzz_pick(3) == 2;
		say((struct head){.kind = DATA, .flags = (uint16_t)packed, .of = c->id, .at = at, .size = k});
		if (packed)
			sum = say_packed(data, k);
		else
			server_out(data, fuzz_rare() ? (size_t)fuzz_pick(k) : k);
		fuzz_damage(&sum, sizeof sum);
		server_out(&sum, sizeof sum);
	}
	FUZZ_CHECK(ferry_lane_down(&l) == -1);
	FUZZ_CHECK(!c->filling && c->laned <= all * c->rows && (memory || !c->laned));
	ferry_calls_remove(c);
	ferry_pack_end(&l.pack, l.id);
	free(l.copy);
	free(memory);
	free(c);
}

static void to_server(void)
{
	struct ferry_payload p[3];
	struct ferry_lane l = {.id = 1, .era = era, .fd = SERVER_FD, .pack.options = (unsigned)fuzz_pick(4)};
	static unsigned char memory[2 * LANES_PIECE + 7];
	unsigned n = 1 + (unsigned)fuzz_pick(3), refs = 0;
	uint64_t taken = 0;
	for (unsigned i = 0; i < n; i++) {
		p[i] = (struct ferry_payload){.src = memory, .size = fuzz_rare() ? 2 * LANES_PIECE + 7 : 1 + fuzz_pick(900)};
		(void)ferry_lanes_offer(&p[i]);
	}
	for (uint64_t k = fuzz_pick(MOST_SAID); k; k--)
		say((struct head){.kind = TAKEN, .at = taken += fuzz_pick(3)});
	FUZZ_CHECK(ferry_lane_up(&l) == -1);
	FUZZ_CHECK(l.sent <= l.count && l.count <= LANES_FLIGHT);
	for (unsigned i = 0; i < n; i++) {
		FUZZ_CHECK(p[i].given <= p[i].size && p[i].left <= p[i].size);
		refs += p[i].left ? p[i].refs : 0;
	}
	FUZZ_CHECK(refs == l.count); /* everything that was taken is not acknowledged */
	ferry_pack_end(&l.pack, l.id);
	free(l.copy);
}

void fuzz_one(void)
{
	begin();
	if (fuzz_pick(2))
		to_server();
	else
		from_server();
}
