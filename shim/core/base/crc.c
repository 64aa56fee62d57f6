/* shim/core/base/crc.c: CRC-32C (Castagnoli), by the processor's instruction where it has one, else by tables. */
#include "crc.h"
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__ARM_FEATURE_CRC32)
#include <arm_acle.h>
#endif

static uint32_t table[8][256];
static int instruction; /* the processor has one */
static int folding;     /* and multiplies polynomials, four pairs at a time */
enum { LANE = 1024 };   /* bytes of each of three lanes: the instruction takes three cycles, and one can begin in each */
static uint32_t past[4][256]; /* what LANE zero bytes make of a register, by each of its bytes */

void ferry_crc_init(void)
{
	for (unsigned i = 0; i < 256; i++) {
		uint32_t c = i;
		for (int k = 0; k < 8; k++)
			c = c >> 1 ^ (c & 1 ? 0x82f63b78u : 0);
		table[0][i] = c;
	}
	for (unsigned i = 0; i < 256; i++)
		for (int k = 1; k < 8; k++)
			table[k][i] = table[k - 1][i] >> 8 ^ table[0][table[k - 1][i] & 255];
	for (unsigned bit = 0; bit < 32; bit++) {
		uint32_t c = 1u << bit;
		for (int i = 0; i < LANE; i++)
			c = c >> 8 ^ table[0][c & 255];
		for (unsigned v = 0; v < 256; v++)
			if (v >> bit % 8 & 1)
				past[bit / 8][v] ^= c;
	}
#if defined(__x86_64__)
	__builtin_cpu_init();
	instruction = __builtin_cpu_supports("sse4.2");
	folding = instruction && __builtin_cpu_supports("vpclmulqdq") && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl");
#elif defined(__ARM_FEATURE_CRC32)
	instruction = 1;
#endif
}

/* Eight bytes at a time; the tables' little-endian layout is the wire's. */
uint32_t ferry_crc_tables(uint32_t crc, const void *p, size_t n)
{
	const unsigned char *b = p;
	crc = ~crc;
	for (; n >= 8; n -= 8, b += 8) {
		uint32_t lo, hi;
		memcpy(&lo, b, 4);
		memcpy(&hi, b + 4, 4);
		lo ^= crc;
		crc = table[7][lo & 255] ^ table[6][lo >> 8 & 255] ^ table[5][lo >> 16 & 255] ^ table[4][lo >> 24] ^ table[3][hi & 255] ^
		      table[2][hi >> 8 & 255] ^ table[1][hi >> 16 & 255] ^ table[0][hi >> 24];
	}
	while (n--)
		crc = crc >> 8 ^ table[0][(crc ^ *b++) & 255];
	return ~crc;
}

#if defined(__x86_64__)
static uint32_t skip(uint32_t c) { return past[0][c & 255] ^ past[1][c >> 8 & 255] ^ past[2][c >> 16 & 255] ^ past[3][c >> 24]; }

__attribute__((target("sse4.2"))) static uint32_t by_instruction(uint32_t crc, const void *p, size_t n)
{
	const unsigned char *b = p;
	uint64_t c = (uint32_t)~crc, word;
	for (; n >= 3 * LANE; n -= 3 * LANE, b += 3 * LANE) {
		uint64_t second = 0, third = 0;
		for (size_t i = 0; i < LANE; i += 8) {
			memcpy(&word, b + i, 8);
			c = _mm_crc32_u64(c, word);
			memcpy(&word, b + LANE + i, 8);
			second = _mm_crc32_u64(second, word);
			memcpy(&word, b + 2 * LANE + i, 8);
			third = _mm_crc32_u64(third, word);
		}
		c = skip(skip((uint32_t)c) ^ (uint32_t)second) ^ (uint32_t)third;
	}
	for (; n >= 8; n -= 8, b += 8) {
		memcpy(&word, b, 8);
		c = _mm_crc32_u64(c, word);
	}
	while (n--)
		c = _mm_crc32_u8((uint32_t)c, *b++);
	return ~(uint32_t)c;
}

/* Four registers of 64 bytes: each is multiplied by what takes it to the next 256 bytes, and those are added. 16 bytes stand for all the
 * others in the end. A constant is x to the distance in bits, once with 32 more for the low half of 128 bits and once with 32 less for
 * the high half, modulo the polynomial, in the reversed order of bits (wire/sum_amd64.s has the same). n is at least BLOCK, and counts
 * whole ones; the register, before its last inversion, comes back. */
enum { BLOCK = 256 };
#define FOLD "avx512f,avx512vl,vpclmulqdq,pclmul,sse4.2"

__attribute__((target(FOLD))) static inline __m512i carry(__m512i v, __m512i by, __m512i to)
{
	return _mm512_ternarylogic_epi64(_mm512_clmulepi64_epi128(v, by, 0x00), _mm512_clmulepi64_epi128(v, by, 0x11), to, 0x96);
}

__attribute__((target(FOLD))) static uint32_t by_folding(uint32_t crc, const unsigned char *b, size_t n)
{
	const __m512i far = _mm512_broadcast_i32x4(_mm_set_epi64x(0xb9e02b86, 0xdcb17aa4)), near = _mm512_broadcast_i32x4(_mm_set_epi64x(0x9e4addf8, 0x740eef02));
	const __m512i parts = _mm512_set_epi64(0, 0, 0x14cd00bd6, 0xf20c0dfe, 0xba4fc28e, 0x1384aa63a, 0x1d82c63da, 0x1c291d04);
	__m512i v[4];
	for (int i = 0; i < 4; i++)
		v[i] = _mm512_loadu_si512(b + 64 * i);
	v[0] = _mm512_xor_si512(v[0], _mm512_zextsi128_si512(_mm_cvtsi32_si128((int)~crc)));
	for (b += BLOCK, n -= BLOCK; n; b += BLOCK, n -= BLOCK)
		for (int i = 0; i < 4; i++)
			v[i] = carry(v[i], far, _mm512_loadu_si512(b + 64 * i));
	for (int i = 0; i < 3; i++)
		v[i + 1] = carry(v[i], near, v[i + 1]);
	/* The last quarter of the constants is 0: those 16 bytes are where the others go. */
	__m512i sum = carry(v[3], parts, _mm512_maskz_mov_epi64(0xc0, v[3]));
	__m256i half = _mm256_xor_si256(_mm512_castsi512_si256(sum), _mm512_extracti64x4_epi64(sum, 1));
	__m128i last = _mm_xor_si128(_mm256_castsi256_si128(half), _mm256_extracti128_si256(half, 1));
	return (uint32_t)_mm_crc32_u64(_mm_crc32_u64(0, (uint64_t)_mm_cvtsi128_si64(last)), (uint64_t)_mm_extract_epi64(last, 1));
}
#elif defined(__ARM_FEATURE_CRC32)
static uint32_t by_instruction(uint32_t crc, const void *p, size_t n)
{
	const unsigned char *b = p;
	uint64_t word;
	for (crc = ~crc; n >= 8; n -= 8, b += 8) {
		memcpy(&word, b, 8);
		crc = __crc32cd(crc, word);
	}
	while (n--)
		crc = __crc32cb(crc, *b++);
	return ~crc;
}
#else
static uint32_t by_instruction(uint32_t crc, const void *p, size_t n) { return ferry_crc_tables(crc, p, n); }
#endif

uint32_t ferry_crc(uint32_t crc, const void *p, size_t n)
{
#if defined(__x86_64__)
	if (folding && n >= 2 * BLOCK) {
		size_t whole = n & ~(size_t)(BLOCK - 1);
		crc = ~by_folding(crc, p, whole);
		p = (const unsigned char *)p + whole;
		n -= whole;
	}
#endif
	return instruction ? by_instruction(crc, p, n) : ferry_crc_tables(crc, p, n);
}

int ferry_crc_by(int most)
{
	folding = folding && most > 1;
	instruction = instruction && most > 0;
	return folding ? 2 : instruction;
}
