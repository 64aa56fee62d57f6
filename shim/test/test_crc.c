/* shim/test/test_crc.c: CRC-32C by instruction and by tables are the same, in one piece or in several.
 * Links: core/crc.c */
#include "../core/link.h"
#include <stdio.h>
#include <stdlib.h>

static void expect(uint32_t got, uint32_t want, const char *what, size_t n)
{
	if (got == want)
		return;
	fprintf(stderr, "FAIL: %s, %zu bytes: %08x, want %08x\n", what, n, got, want);
	exit(1);
}

int main(void)
{
	static unsigned char data[70000];
	uint32_t r = 1;
	ferry_crc_init();
	expect(ferry_crc(0, "123456789", 9), 0xe3069283, "the check value", 9);
	expect(ferry_crc(0, data, 32), 0x8a9136aa, "zeros", 32);
	for (size_t i = 0; i < sizeof data; i++)
		data[i] = (unsigned char)((r = r * 1664525 + 1013904223) >> 24);
	for (size_t n = 0; n < 600; n++)
		for (size_t off = 0; off < 9; off++)
			expect(ferry_crc(0, data + off, n), ferry_crc_tables(0, data + off, n), "by instruction", n);
	for (size_t n = 20000; n < sizeof data; n += 9973) {
		uint32_t whole = ferry_crc_tables(0, data, n);
		expect(ferry_crc(0, data, n), whole, "by instruction", n);
		expect(ferry_crc(ferry_crc(0, data, n / 3), data + n / 3, n - n / 3), whole, "in two pieces", n);
	}
	puts("PASS");
	return 0;
}
