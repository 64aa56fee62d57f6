/* shim/test/test_lz4.c: LZ4 blocks: round trips, other compressors' blocks, and blocks that are none.
 * Links: core/base/lz4.c. */
#include "../core/base/lz4.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failed;
#define CHECK(x) do { if (!(x)) { failed++; fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #x); } } while (0)

static uint64_t state = 1;
static uint64_t draw(void) /* splitmix64 */
{
	uint64_t z = state += 0x9e3779b97f4a7c15ull;
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
	z = (z ^ z >> 27) * 0x94d049bb133111ebull;
	return z ^ z >> 31;
}

static uint32_t table[LZ4_TABLE];
enum { MOST = 1 << 20, KINDS = 7 };

/* Data of many kinds: nothing, one byte again and again, short and long periods, few values, small numbers, and noise with echoes. */
static void fill(unsigned char *p, size_t n, int kind)
{
	size_t period = kind == 2 ? 1 + draw() % 40 : 60000 + draw() % 12000;
	for (size_t i = 0; i < n; i++)
		switch (kind) {
		case 0: p[i] = 0; break;
		case 1: p[i] = (unsigned char)draw(); break;
		case 2:
		case 3: p[i] = i < period ? (unsigned char)draw() : p[i - period]; break;
		case 4: p[i] = (unsigned char)(draw() % 3); break;
		case 5: p[i] = i % 4 ? 0 : (unsigned char)draw(); break;
		default: p[i] = draw() % 64 && i > 70000 ? p[i - 1 - i % 65535] : (unsigned char)draw();
		}
}

/* Every buffer is exactly as large as it is said to be, so that the sanitizer sees a byte too many. */
static void round_trip(size_t n, int kind)
{
	unsigned char *plain = malloc(n ? n : 1), *back = malloc(n ? n : 1);
	size_t room = n + n / 255 + 16;
	unsigned char *packed = malloc(room);
	fill(plain, n, kind);
	size_t k = ferry_lz4_pack(plain, n, packed, room, table);
	CHECK(k && k <= room);
	unsigned char *exact = malloc(k);
	memcpy(exact, packed, k);
	memset(back, 0xee, n);
	CHECK(!ferry_lz4_unpack(exact, k, back, n) && !memcmp(back, plain, n));
	if (n)
		CHECK(ferry_lz4_unpack(exact, k, back, n - 1)); /* more than there is room for */
	for (int i = 0; i < 4 && k > 1; i++)
		CHECK(ferry_lz4_unpack(exact, (size_t)(draw() % (k - 1)) + (k == 1), back, n) || !n); /* cut short */
	free(exact);
	size_t less = k > 1 ? (size_t)(draw() % (k - 1)) + 1 : 0; /* no room */
	unsigned char *small = malloc(less ? less : 1);
	size_t got = ferry_lz4_pack(plain, n, small, less, table);
	CHECK(!got || got <= less);
	if (kind == 0 && n > 1000)
		CHECK(k < n / 255 + 20);
	if (kind == 2 && n > 10000)
		CHECK(k < n / 50);
	free(small);
	free(plain);
	free(back);
	free(packed);
}

/* Blocks of our making are taken by others, and theirs by us: link/ has the other half (TestShimCodec). */
static void foreign(void)
{
	/* "abcabcabcabcabcabcabcabcabcabc...": three literals, a match that reaches into itself, five literals. */
	static const unsigned char block[] = {0x3f, 'a', 'b', 'c', 3, 0, 4, 0x50, 'c', 'a', 'b', 'c', 'a'};
	unsigned char got[3 + 23 + 5], want[sizeof got];
	for (size_t i = 0; i < sizeof want; i++)
		want[i] = (unsigned char)("abc"[i % 3]);
	CHECK(!ferry_lz4_unpack(block, sizeof block, got, sizeof got) && !memcmp(got, want, sizeof got));
	static const unsigned char nothing[] = {0};
	CHECK(!ferry_lz4_unpack(nothing, 1, got, 0));
}

static void hostile(void)
{
	static const unsigned char bad[][12] = {
	    {0x10},			      /* a literal that does not come */
	    {0x00, 1, 0},		      /* a match before anything */
	    {0x10, 'a', 0, 0, 0},	      /* zero bytes back */
	    {0x10, 'a', 2, 0, 0},	      /* before the beginning */
	    {0xf0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255},
	    {0x1f, 'a', 1, 0, 255, 255, 255, 255, 255, 255, 255, 255},
	    {0x1f, 'a', 1, 0},		      /* a length that does not come */
	    {0x11, 'a', 1},		      /* half a distance */
	};
	static const size_t sizes[] = {1, 3, 5, 5, 12, 12, 4, 3};
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		unsigned char *in = malloc(sizes[i]), *out = malloc(64);
		memcpy(in, bad[i], sizes[i]);
		CHECK(ferry_lz4_unpack(in, sizes[i], out, 64));
		free(in);
		free(out);
	}
	CHECK(ferry_lz4_unpack(bad[0], 0, (unsigned char[1]){0}, 1));
	/* Noise, and blocks with a few bytes changed. */
	for (int i = 0; i < 20000; i++) {
		size_t n = 1 + draw() % 300, size = draw() % 2000;
		unsigned char *in = malloc(n + 16 + n / 255), *out = malloc(size + 1), *plain = malloc(size + 1);
		for (size_t k = 0; k < n; k++)
			in[k] = (unsigned char)draw();
		if (i % 2) {
			fill(plain, size, (int)(draw() % KINDS));
			size_t k = ferry_lz4_pack(plain, size, in, n, table);
			for (size_t c = draw() % 3; k && c; c--)
				in[draw() % k] ^= (unsigned char)draw();
			n = k ? k : n;
		}
		unsigned char *exact = malloc(n), *room = malloc(size ? size : 1);
		memcpy(exact, in, n);
		(void)ferry_lz4_unpack(exact, n, room, size);
		free(exact);
		free(room);
		free(in);
		free(out);
		free(plain);
	}
}

int main(void)
{
	static const size_t sizes[] = {0, 1, 4, 12, 13, 14, 15, 16, 17, 64, 255, 256, 300, 4096, 65535, 65536, 65537, 131072};
	for (int kind = 0; kind < KINDS; kind++) {
		for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
			round_trip(sizes[i], kind);
		for (int i = 0; i < 40; i++)
			round_trip((size_t)(draw() % 3000), kind);
		round_trip(MOST - (size_t)(draw() % 1000), kind);
	}
	foreign();
	hostile();
	return failed != 0;
}
