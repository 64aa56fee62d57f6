/* shim/core/base/blake3.c: BLAKE3, from its specification (hashing only, 32 bytes out). It names device code by content.
 *
 * The input is cut into chunks of 1 KiB, which are hashed apart and joined by a binary tree. Eight chunks at a time are hashed
 * side by side, one in each element of a vector: the compiler makes of that what the processor has.
 *
 * Threads: no state but the caller's. */
#include "blake3.h"
#include <string.h>

enum { BLOCK = 64, WORDS = 16, CHUNK = 1024, LANES = 8 };
enum { CHUNK_START = 1, CHUNK_END = 2, PARENT = 4, ROOT = 8 };
_Static_assert(FERRY_BLAKE3_ROOM == LANES * CHUNK, "the buffer holds what is hashed side by side");

typedef uint32_t lanes __attribute__((vector_size(4 * LANES)));

static const uint32_t iv[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
/* Which word of the message each step of each round takes. */
static const uint8_t order[7][WORDS] = {
	{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},  {2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8},
	{3, 4, 10, 12, 13, 2, 7, 14, 6, 5, 9, 0, 11, 15, 8, 1},  {10, 7, 12, 9, 14, 3, 13, 15, 4, 0, 11, 2, 5, 8, 1, 6},
	{12, 13, 9, 11, 15, 10, 14, 8, 7, 2, 5, 3, 0, 1, 6, 4},  {9, 14, 11, 5, 8, 12, 15, 1, 13, 3, 0, 10, 2, 6, 4, 7},
	{11, 15, 5, 0, 1, 9, 8, 6, 14, 10, 2, 12, 3, 4, 7, 13},
};

#define ROR(x, n) ((x) >> (n) | (x) << (32 - (n)))
#define MIX(v, a, b, c, d, x, y)                \
	do {                                    \
		v[a] += v[b] + (x);             \
		v[d] = ROR(v[d] ^ v[a], 16);    \
		v[c] += v[d];                   \
		v[b] = ROR(v[b] ^ v[c], 12);    \
		v[a] += v[b] + (y);             \
		v[d] = ROR(v[d] ^ v[a], 8);     \
		v[c] += v[d];                   \
		v[b] = ROR(v[b] ^ v[c], 7);     \
	} while (0)
#define ROUND(v, m, o)                                  \
	do {                                            \
		MIX(v, 0, 4, 8, 12, m[o[0]], m[o[1]]);   \
		MIX(v, 1, 5, 9, 13, m[o[2]], m[o[3]]);   \
		MIX(v, 2, 6, 10, 14, m[o[4]], m[o[5]]);  \
		MIX(v, 3, 7, 11, 15, m[o[6]], m[o[7]]);  \
		MIX(v, 0, 5, 10, 15, m[o[8]], m[o[9]]);  \
		MIX(v, 1, 6, 11, 12, m[o[10]], m[o[11]]); \
		MIX(v, 2, 7, 8, 13, m[o[12]], m[o[13]]); \
		MIX(v, 3, 4, 9, 14, m[o[14]], m[o[15]]); \
	} while (0)

static uint32_t word(const uint8_t *p)
{
	uint32_t v;
	memcpy(&v, p, 4); /* little-endian, as everything here */
	return v;
}

static void compress(uint32_t cv[8], const uint32_t m[WORDS], uint64_t counter, uint32_t n, uint32_t flags)
{
	uint32_t v[16];
	memcpy(v, cv, 32);
	memcpy(v + 8, iv, 16);
	v[12] = (uint32_t)counter;
	v[13] = (uint32_t)(counter >> 32);
	v[14] = n;
	v[15] = flags;
	for (int r = 0; r < 7; r++)
		ROUND(v, m, order[r]);
	for (int i = 0; i < 8; i++)
		cv[i] = v[i] ^ v[i + 8];
}

/* The value of up to one chunk. root: it is all there is. */
static void one(const uint8_t *p, size_t n, uint64_t number, uint32_t root, uint32_t cv[8])
{
	uint32_t flags = CHUNK_START;
	memcpy(cv, iv, 32);
	do {
		uint32_t m[WORDS];
		uint8_t block[BLOCK] = {0};
		size_t k = n < BLOCK ? n : BLOCK;
		if (k)
			memcpy(block, p, k);
		for (int i = 0; i < WORDS; i++)
			m[i] = word(block + 4 * i);
		p += k;
		n -= k;
		compress(cv, m, number, (uint32_t)k, flags | (n ? 0 : CHUNK_END | root));
		flags = 0;
	} while (n);
}

static void join(const uint32_t left[8], const uint32_t right[8], uint32_t root, uint32_t cv[8])
{
	uint32_t m[WORDS];
	memcpy(m, left, 32);
	memcpy(m + 8, right, 32);
	memcpy(cv, iv, 32);
	compress(cv, m, 0, BLOCK, PARENT | root);
}

/* The values of eight whole chunks. */
static inline __attribute__((always_inline)) void eight(const uint8_t *p, uint64_t number, uint32_t cv[LANES][8])
{
	lanes h[8], low, high;
	for (int i = 0; i < 8; i++)
		h[i] = (lanes){0} + iv[i];
	for (int k = 0; k < LANES; k++) {
		low[k] = (uint32_t)(number + (uint64_t)k);
		high[k] = (uint32_t)((number + (uint64_t)k) >> 32);
	}
	for (int b = 0; b < CHUNK / BLOCK; b++) {
		lanes v[16], m[WORDS];
		for (int i = 0; i < WORDS; i++)
			for (int k = 0; k < LANES; k++)
				m[i][k] = word(p + k * CHUNK + b * BLOCK + 4 * i);
		for (int i = 0; i < 8; i++)
			v[i] = h[i];
		for (int i = 0; i < 4; i++)
			v[8 + i] = (lanes){0} + iv[i];
		v[12] = low;
		v[13] = high;
		v[14] = (lanes){0} + BLOCK;
		v[15] = (lanes){0} + (uint32_t)((b ? 0 : CHUNK_START) | (b == CHUNK / BLOCK - 1 ? CHUNK_END : 0));
#pragma GCC unroll 7
		for (int r = 0; r < 7; r++)
			ROUND(v, m, order[r]);
		for (int i = 0; i < 8; i++)
			h[i] = v[i] ^ v[i + 8];
	}
	for (int k = 0; k < LANES; k++)
		for (int i = 0; i < 8; i++)
			cv[k][i] = h[i][k];
}

static void eight_plain(const uint8_t *p, uint64_t number, uint32_t cv[LANES][8]) { eight(p, number, cv); }
#ifdef __x86_64__
__attribute__((target("avx2"))) static void eight_avx2(const uint8_t *p, uint64_t number, uint32_t cv[LANES][8]) { eight(p, number, cv); }
static void chunks(const uint8_t *p, uint64_t number, uint32_t cv[LANES][8])
{
	if (__builtin_cpu_supports("avx2"))
		eight_avx2(p, number, cv);
	else
		eight_plain(p, number, cv);
}
#else
static void chunks(const uint8_t *p, uint64_t number, uint32_t cv[LANES][8]) { eight_plain(p, number, cv); }
#endif

/* Another chunk's value, which is not the last: join what makes a whole subtree with it. */
static void push(struct ferry_blake3 *s, const uint32_t cv[8])
{
	uint32_t v[8];
	memcpy(v, cv, 32);
	for (uint64_t count = ++s->chunks; !(count & 1); count >>= 1)
		join(s->stack[--s->depth], v, 0, v);
	memcpy(s->stack[s->depth++], v, 32);
}

static void push_eight(struct ferry_blake3 *s, const uint8_t *p)
{
	uint32_t cv[LANES][8];
	chunks(p, s->chunks, cv);
	for (int k = 0; k < LANES; k++)
		push(s, cv[k]);
}

void ferry_blake3_start(struct ferry_blake3 *s)
{
	s->chunks = 0;
	s->depth = 0;
	s->n = 0;
}

/* The last byte seen always stays in the buffer: the end of the input is hashed differently. */
void ferry_blake3_add(struct ferry_blake3 *s, const void *data, size_t n)
{
	const uint8_t *p = data;
	while (n) {
		if (s->n == sizeof s->room) {
			push_eight(s, s->room);
			s->n = 0;
		}
		if (!s->n && n > sizeof s->room) {
			push_eight(s, p);
			p += sizeof s->room;
			n -= sizeof s->room;
			continue;
		}
		size_t k = sizeof s->room - s->n < n ? sizeof s->room - s->n : n;
		memcpy(s->room + s->n, p, k);
		s->n += k;
		p += k;
		n -= k;
	}
}

void ferry_blake3_end(struct ferry_blake3 *s, uint8_t out[32])
{
	uint32_t cv[8];
	size_t at = 0;
	for (; s->n - at > CHUNK; at += CHUNK) {
		one(s->room + at, CHUNK, s->chunks, 0, cv);
		push(s, cv);
	}
	one(s->room + at, s->n - at, s->chunks, s->depth ? 0 : ROOT, cv);
	while (s->depth--)
		join(s->stack[s->depth], cv, s->depth ? 0 : ROOT, cv);
	memcpy(out, cv, 32);
}
