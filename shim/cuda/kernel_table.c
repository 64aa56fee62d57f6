/* shim/cuda/kernel_table.c: reads the tables that come with images. They are checked once, when they come; after that a row is found
 * by its name without asking anybody. */
#include "kernel_table.h"
#include <stdlib.h>

enum { HEAD = 8, NAME_ONLY = 0xffff, ATTRIBUTES = sizeof ((FerryFunction *)0)->attributes / sizeof(int) };

static unsigned u16(const unsigned char *p) { uint16_t v; memcpy(&v, p, 2); return v; }
static uint32_t u32(const unsigned char *p) { uint32_t v; memcpy(&v, p, 4); return v; }

/* Read the row at *at, which moves behind it. -1: the bytes end before the row does. */
static int read_row(const unsigned char *p, size_t n, size_t *at, struct kernel_row *r)
{
	size_t left = n - *at;
	const unsigned char *q = p + *at;
	if (left < 4 || left - 4 < u16(q))
		return -1;
	unsigned params = u16(q + 2);
	*r = (struct kernel_row){.name = (const char *)q + 4, .name_n = u16(q)};
	q += 4 + r->name_n;
	left -= 4 + r->name_n;
	if (params == NAME_ONLY) {
		*at = n - left;
		return 0;
	}
	if (left < 4)
		return -1;
	uint32_t mask = u32(q);
	unsigned set = (unsigned)__builtin_popcount(mask);
	size_t need = 4 + 4 * (size_t)set + 4 * (size_t)params + 2;
	if (mask >> ATTRIBUTES || left < need)
		return -1;
	q += 4;
	for (int i = 0; i < ATTRIBUTES; i++)
		if (mask >> i & 1) {
			memcpy(&r->info.attributes[i], q, 4);
			q += 4;
		}
	r->known = 1;
	r->layout = q;
	r->info.paramCount = params;
	for (unsigned i = 0; i < params; i++, q += 4)
		if (u16(q) + u16(q + 2) > r->info.paramBytes)
			r->info.paramBytes = u16(q) + u16(q + 2);
	r->notes_n = u16(q);
	r->notes = q + 2;
	left -= need;
	q += 2;
	for (unsigned i = 0; i < r->notes_n; i++) {
		if (left < 10 || left - 10 < u16(q))
			return -1;
		left -= 10 + u16(q);
		q += 10 + u16(q);
	}
	*at = n - left;
	return 0;
}

static uint32_t hash(const char *s, size_t n)
{
	uint32_t h = 2166136261u;
	for (size_t i = 0; i < n; i++)
		h = (h ^ (unsigned char)s[i]) * 16777619u;
	return h;
}

struct kernel_table *kernel_table_new(const void *bytes, size_t n)
{
	struct kernel_row r;
	size_t at = HEAD;
	if (n < HEAD)
		return NULL;
	struct kernel_table *t = calloc(1, sizeof *t);
	uint32_t count = u32(bytes), size = 16;
	if (!t || count > (n - HEAD) / 4 || (!count && !(u32((const unsigned char *)bytes + 4) & 1)))
		goto bad;
	while (size < 2 * count)
		size *= 2;
	t->p = malloc(n);
	t->rows = calloc(count + 1, sizeof *t->rows);
	t->slots = calloc(size, sizeof *t->slots);
	if (!t->p || !t->rows || !t->slots)
		goto bad;
	memcpy(t->p, bytes, n);
	t->n = n;
	t->count = count;
	t->complete = u32(t->p + 4) & 1;
	t->mask = size - 1;
	for (uint32_t i = 0; i < count; i++) {
		t->rows[i] = (uint32_t)at;
		if (read_row(t->p, n, &at, &r))
			goto bad;
		uint32_t s = hash(r.name, r.name_n) & t->mask;
		while (t->slots[s])
			s = (s + 1) & t->mask;
		t->slots[s] = i + 1;
	}
	return t; /* what follows is the server's own */
bad:
	kernel_table_free(t);
	return NULL;
}

void kernel_table_free(struct kernel_table *t)
{
	if (!t)
		return;
	free(t->p);
	free(t->rows);
	free(t->slots);
	free(t);
}

void kernel_table_row(const struct kernel_table *t, uint32_t i, struct kernel_row *out)
{
	size_t at = t->rows[i];
	(void)read_row(t->p, t->n, &at, out); /* it could be read when it came */
}

int kernel_table_find(const struct kernel_table *t, const char *name, struct kernel_row *out)
{
	size_t n = strlen(name);
	for (uint32_t s = hash(name, n) & t->mask; t->slots[s]; s = (s + 1) & t->mask) {
		kernel_table_row(t, t->slots[s] - 1, out);
		if (out->name_n == n && !memcmp(out->name, name, n))
			return 0;
	}
	return -1;
}
