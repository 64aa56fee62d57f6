/* shim/test/test_crc.c: CRC-32C by instruction and by tables are the same, in one piece or in several.
 * Links: core/base/crc.c */
#include "../core/base/crc.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void expect(uint32_t got, uint32_t want, const char *what, size_t n)
{
	if (got == want)
		return;
	fprintf(stderr, "FAIL: %s, %zu bytes: %08x, want %08x\n", what, n, got, want);
	exit(1);
}

static unsigned char data[70000];

/* Every length up to a few blocks, at every place in a word, after any sum; and a bit that changes changes the sum. */
static void same(const char *how)
{
	expect(ferry_crc(0, "123456789", 9), 0xe3069283, "the check value", 9);
	expect(ferry_crc(0, data, 32), 0x8a9136aa, "zeros", 32);
	uint32_t r = 1;
	for (size_t i = 0; i < sizeof data; i++)
		data[i] = (unsigned char)((r = r * 1664525 + 1013904223) >> 24);
	for (size_t n = 0; n < 1400; n++)
		for (size_t off = 0; off < 9; off++)
			expect(ferry_crc(r * (uint32_t)off, data + off, n), ferry_crc_tables(r * (uint32_t)off, data + off, n), how, n);
	for (size_t bit = 0; bit < 8 * 1024; bit++) {
		data[bit / 8] ^= (unsigned char)(1 << bit % 8);
		expect(ferry_crc(0, data, 1100), ferry_crc_tables(0, data, 1100), how, bit);
		data[bit / 8] ^= (unsigned char)(1 << bit % 8);
	}
	for (size_t n = 20000; n < sizeof data; n += 9973) {
		uint32_t whole = ferry_crc_tables(0, data, n);
		expect(ferry_crc(0, data, n), whole, how, n);
		expect(ferry_crc(ferry_crc(0, data, n / 3), data + n / 3, n - n / 3), whole, "in two pieces", n);
	}
	memset(data, 0, sizeof data);
}

int main(void)
{
	static const char *const by[] = {"by tables", "by instruction", "by folding"};
	ferry_crc_init();
	for (int most = 2; most >= 0; most--) /* as far as this processor goes */
		same(by[ferry_crc_by(most)]);
	puts("PASS");
	return 0;
}
