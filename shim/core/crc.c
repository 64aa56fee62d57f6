/* shim/core/crc.c: CRC-32C (Castagnoli), by the processor's instruction where it has one, else by tables. */
#include "link.h"

#if defined(__x86_64__)
#include <nmmintrin.h>
#elif defined(__ARM_FEATURE_CRC32)
#include <arm_acle.h>
#endif

static uint32_t table[8][256];
static int instruction; /* the processor has one */
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

uint32_t ferry_crc(uint32_t crc, const void *p, size_t n) { return instruction ? by_instruction(crc, p, n) : ferry_crc_tables(crc, p, n); }
