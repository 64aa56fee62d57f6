/* shim/fuzz/fuzz_lz4.c: the decompressor, on any bytes and on blocks that were changed; and that what was packed comes back.
 * Links: core/base/lz4.c */
#include "../core/base/lz4.h"
#include "engine.h"
#include <stdlib.h>
#include <string.h>

const char fuzz_name[] = "lz4";
enum { MOST = 3000 };

void fuzz_begin(void) {}
int fuzz_option(const char *name, const char *value) { return (void)name, (void)value, 0; }

/* Exactly as much memory as is said, so that a byte too many is seen. */
static void *exactly(const void *from, size_t n)
{
	void *p = malloc(n ? n : 1);
	if (from)
		memcpy(p, from, n);
	return p;
}

static void any(void)
{
	size_t n = (size_t)fuzz_pick(64), size = (size_t)fuzz_pick(MOST);
	unsigned char said[64], *block, *to = exactly(NULL, size);
	for (size_t i = 0; i < n; i++)
		said[i] = (unsigned char)fuzz_pick(256);
	block = exactly(said, n);
	(void)ferry_lz4_unpack(block, n, to, size);
	free(block);
	free(to);
}

static void packed(void)
{
	static uint32_t table[LZ4_TABLE];
	static unsigned char plain[MOST], packed[MOST + MOST / 255 + 16];
	size_t n = (size_t)fuzz_pick(MOST), room = fuzz_rare() ? (size_t)fuzz_pick(sizeof packed) : sizeof packed;
	uint64_t values = 1 + fuzz_pick(255), period = 1 + fuzz_pick(700), word = fuzz_word();
	for (size_t i = 0; i < n; i++)
		plain[i] = (unsigned char)((i % period * (word | 1) >> 7) % values);
	unsigned char *from = exactly(plain, n), *to = exactly(NULL, n), *out = exactly(NULL, room);
	size_t k = ferry_lz4_pack(from, n, out, room, table);
	FUZZ_CHECK(k <= room && (k || room < sizeof packed));
	unsigned char *block = exactly(out, k);
	if (k)
		FUZZ_CHECK(!ferry_lz4_unpack(block, k, to, n) && !memcmp(to, from, n));
	if (k)
		fuzz_damage(block, k);
	(void)ferry_lz4_unpack(block, k, to, n);
	free(block);
	free(out);
	free(to);
	free(from);
}

void fuzz_one(void)
{
	if (fuzz_pick(2))
		any();
	else
		packed();
}
