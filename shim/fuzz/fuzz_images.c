/* shim/fuzz/fuzz_images.c: what is read although any program may have written it: fatbins that the program brings, and the tables of kernels that a
 * server sends with images.
 * Links: cuda/fatbin.c cuda/table.c */
#include "../cuda/image.h"
#include "../cuda/table.h"
#include "engine.h"
#include <stdlib.h>

const char fuzz_name[] = "images";
void fuzz_begin(void) {}
int fuzz_option(const char *name, const char *value) { return (void)name, (void)value, 0; }

static unsigned char bytes[8192];
static size_t n;

static void put(const void *p, size_t k)
{
	k = k < sizeof bytes - n ? k : sizeof bytes - n;
	memcpy(bytes + n, p, k);
	n += k;
}
static void put16(uint64_t v) { put(&v, 2); }
static void put32(uint64_t v) { put(&v, 4); }
static void put64(uint64_t v) { put(&v, 8); }

/* Of the right length to the byte, so that the sanitizer sees a read beyond the end. */
static void *exact(void)
{
	fuzz_damage(bytes, n);
	if (fuzz_rare())
		n -= fuzz_pick(n + 1);
	void *p = malloc(n ? n : 1);
	memcpy(p, bytes, n);
	return p;
}

static void fatbin(void)
{
	static const unsigned archs[] = {90, 80, 86, 75, 50, 100, 120};
	static const uint64_t flags[] = {0x11, 0x2011, 0x8011, 0x100011, 0x200011, 0x1000011, 0x40};
	size_t count = 1 + fuzz_pick(12);
	put32(0xBA55ED50u);
	put16(1);
	put16(16);
	put64(0);
	for (size_t i = 0; i < count; i++) {
		unsigned kind = 1 + (unsigned)fuzz_pick(2), head = kind == 1 ? 80 : 64, stored = 8 * (unsigned)fuzz_pick(20);
		size_t from = n;
		put16(fuzz_rare() ? fuzz_word() : kind);
		put16(0x101);
		put32(fuzz_rare() ? fuzz_word() : head);
		put64(fuzz_rare() ? fuzz_word() : stored);
		put64(0);
		put32(0);
		put32(archs[fuzz_pick(7)]);
		put64(0);
		put64(flags[fuzz_pick(7)]);
		while (n < from + head + stored && n < sizeof bytes)
			put("", 1);
	}
	uint64_t rest = fuzz_rare() ? fuzz_word() : n - 16;
	memcpy(bytes + 8, &rest, 8);
	unsigned char *image = exact();
	struct shim_parts parts;
	shim_image_cut(&parts, image, n, (unsigned)fuzz_pick(4), (unsigned)fuzz_pick(130));
	size_t total = 0;
	FUZZ_CHECK(parts.parts >= 1 && parts.parts <= sizeof parts.part / sizeof *parts.part);
	for (size_t i = 0; i < parts.parts; i++) {
		const unsigned char *p = parts.part[i].p;
		FUZZ_CHECK((parts.cut && i == 0 && p == parts.head && parts.part[0].n == 16) || (p >= image && parts.part[i].n <= n - (size_t)(p - image)));
		total += parts.part[i].n;
	}
	FUZZ_CHECK(total == parts.size && (parts.cut ? total < n : total == n));
	free(image);
}

/* What code.c and occupancy.c read of a row. */
static unsigned walk(const struct code_row *r)
{
	unsigned sum = 0;
	for (size_t i = 0; i < r->name_n; i++)
		sum += (unsigned char)r->name[i];
	for (unsigned i = 0; r->known && i < 4 * r->info.paramCount; i++)
		sum += r->layout[i];
	const unsigned char *q = r->notes;
	for (unsigned i = 0; r->known && i < r->notes_n; i++) {
		uint16_t question;
		memcpy(&question, q, 2);
		for (unsigned k = 0; k < 10u + question; k++)
			sum += q[k];
		q += 10 + question;
	}
	return sum;
}

static void table(void)
{
	static const char names[][8] = {"kernel", "k", "", "_Z1a"};
	size_t count = fuzz_pick(12);
	put32(fuzz_rare() ? fuzz_word() : count);
	put32(fuzz_pick(2));
	for (size_t i = 0; i < count; i++) {
		const char *name = names[fuzz_pick(4)];
		size_t params = fuzz_pick(4), notes = fuzz_pick(3);
		put16(fuzz_rare() ? fuzz_word() : strlen(name));
		put16(params == 3 ? 0xffff : params);
		put(name, strlen(name));
		if (params == 3)
			continue;
		uint64_t mask = fuzz_pick(1 << 24);
		put32(fuzz_rare() ? fuzz_word() : mask);
		for (int k = 0; k < __builtin_popcountll(mask); k++)
			put32(fuzz_word());
		for (size_t k = 0; k < params; k++)
			put32(fuzz_word());
		put16(fuzz_rare() ? fuzz_word() : notes);
		for (size_t k = 0; k < notes; k++) {
			size_t question = fuzz_pick(9);
			put16(question);
			put64(fuzz_word());
			put("question", question);
		}
	}
	void *raw = exact();
	struct code_table *t = code_table_new(raw, n);
	free(raw);
	if (!t)
		return;
	struct code_row r;
	volatile unsigned sum = 0;
	for (uint32_t i = 0; i < t->count; i++) {
		code_table_row(t, i, &r);
		sum += walk(&r);
		char name[64] = "";
		memcpy(name, r.name, r.name_n < 63 ? r.name_n : 63);
		if (r.name_n < 63 && strlen(name) == r.name_n)
			FUZZ_CHECK(!code_table_find(t, name, &r));
	}
	(void)code_table_find(t, "absent", &r);
	code_table_free(t);
}

void fuzz_one(void)
{
	n = 0;
	if (fuzz_pick(2))
		table();
	else
		fatbin();
}
