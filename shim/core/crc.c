/* shim/core/crc.c: CRC-32C (Castagnoli), by the processor's instruction where it has one, else by tables. */
#include "link.h"

#if defined(__x86_64__)
#include <nmmintrin.h>
#elif defined(__ARM_FEATURE_CRC32)
#include <arm_acle.h>
#endif

static uint32_t table[8][256];
static int instruction; /* the processor has one */

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
__attribute__((target("sse4.2"))) static uint32_t by_instruction(uint32_t crc, const void *p, size_t n)
{
	const unsigned char *b = p;
	uint64_t c = ~crc, word;
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
