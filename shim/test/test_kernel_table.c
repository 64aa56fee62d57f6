/* shim/test/test_kernel_table.c: tables of kernels, whole and damaged.
 * Links: cuda/kernel_table.c */
#include "../cuda/kernel_table.h"
#include "check.h"

#include <stdio.h>
#include <stdlib.h>

static unsigned char bytes[1 << 16];
static size_t n;

static void put16(unsigned v) { uint16_t x = (uint16_t)v; memcpy(bytes + n, &x, 2); n += 2; }
static void put32(uint32_t v) { memcpy(bytes + n, &v, 4); n += 4; }
static void put64(uint64_t v) { memcpy(bytes + n, &v, 8); n += 8; }
static void text(const char *s) { memcpy(bytes + n, s, strlen(s)); n += strlen(s); }

/* As wire/table.go writes them: kernels of which every third is known by name only. */
static void build(unsigned count)
{
	n = 0;
	put32(count);
	put32(1);
	for (unsigned i = 0; i < count; i++) {
		char name[32];
		sprintf(name, "kernel_%u", i);
		put16((unsigned)strlen(name));
		put16(i % 3 ? i % 5 : 0xffff);
		text(name);
		if (!(i % 3))
			continue;
		put32(1u | 1u << 23);
		put32(1000 + i);
		put32((uint32_t)-1);
		for (unsigned p = 0; p < i % 5; p++) {
			put16(8 * p);
			put16(4);
		}
		put16(1);
		put16(3);
		put64(i);
		text("why");
	}
}

static void test_rows(void)
{
	build(500);
	put32(0); /* what follows the kernels is the server's own */
	struct kernel_table *t = kernel_table_new(bytes, n);
	struct kernel_row r;
	CHECK(t && t->count == 500 && t->complete);
	for (unsigned i = 0; t && i < 500; i++) {
		char name[32];
		sprintf(name, "kernel_%u", i);
		CHECK(!kernel_table_find(t, name, &r));
		CHECK(r.known == (i % 3 != 0) && r.name_n == strlen(name));
		if (!r.known)
			continue;
		CHECK(r.info.attributes[0] == (int)(1000 + i) && r.info.attributes[1] == 0 && r.info.attributes[23] == -1);
		CHECK(r.info.paramCount == i % 5 && r.info.paramBytes == (i % 5 ? 8 * (i % 5) - 4 : 0));
		CHECK(r.notes_n == 1 && !memcmp(r.notes + 10, "why", 3));
	}
	CHECK(t && kernel_table_find(t, "kernel_500", &r) && kernel_table_find(t, "", &r) && kernel_table_find(t, "kernel_1 ", &r));
	kernel_table_free(t);
}

/* No beginning of a table is one, and no byte of it can lead anywhere else. */
static void test_damage(void)
{
	build(20);
	for (size_t k = 0; k < n; k++) {
		unsigned char *exact = malloc(k + 1);
		memcpy(exact, bytes, k);
		CHECK(!kernel_table_new(exact, k));
		free(exact);
	}
	srand(1);
	for (int i = 0; i < 20000; i++) {
		unsigned char *copy = malloc(n);
		struct kernel_row r;
		memcpy(copy, bytes, n);
		for (int k = rand() % 3; k >= 0; k--)
			copy[(size_t)rand() % n] = (unsigned char)rand();
		struct kernel_table *t = kernel_table_new(copy, n);
		for (uint32_t k = 0; t && k < t->count; k++)
			kernel_table_row(t, k, &r);
		if (t)
			kernel_table_find(t, "kernel_7", &r);
		kernel_table_free(t);
		free(copy);
	}
}

int main(void)
{
	test_rows();
	test_damage();
	return verdict();
}
