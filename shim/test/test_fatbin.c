/* shim/test/test_fatbin.c: which entries of a fatbin are sent to which device, and whether there are any.
 * Links: cuda/fatbin.c */
#include "../cuda/fatbin.h"
#include "check.h"

#include <stdio.h>
#include <stdlib.h>

enum { PTX = 1, ELF = 2, LTO = 8 };
#define ONE 0x100000u
#define FAMILY 0x200000u
struct piece { unsigned kind, sm; uint64_t flags; };

static unsigned char fat[1 << 16];

/* A fatbin as nvcc writes them. Each entry's bytes say which it is. */
static size_t build(const struct piece *list, size_t n)
{
	size_t at = 16;
	memset(fat, 0, sizeof fat);
	for (size_t i = 0; i < n; i++) {
		unsigned char *e = fat + at;
		uint16_t kind = (uint16_t)list[i].kind, version = 0x101;
		uint32_t head = list[i].kind == PTX ? 80 : 64, sm = list[i].sm;
		uint64_t stored = 40 + 8 * i, flags = list[i].flags | 0x11;
		memcpy(e, &kind, 2);
		memcpy(e + 2, &version, 2);
		memcpy(e + 4, &head, 4);
		memcpy(e + 8, &stored, 8);
		memcpy(e + 28, &sm, 4);
		memcpy(e + 40, &flags, 8);
		memset(e + head, (int)('a' + i), stored);
		at += head + stored;
	}
	uint32_t magic = 0xBA55ED50u;
	uint16_t version = 1, head = 16;
	uint64_t size = at - 16;
	memcpy(fat, &magic, 4);
	memcpy(fat + 4, &version, 2);
	memcpy(fat + 6, &head, 2);
	memcpy(fat + 8, &size, 8);
	return at;
}

/* What was sent, as the entries' letters; "all" if nothing was left out. */
static const char *sent(size_t n, unsigned wants, unsigned cc)
{
	static char text[300];
	static unsigned char image[sizeof fat];
	struct shim_parts p;
	size_t at = 0, k = 0;
	shim_image_cut(&p, fat, n, wants, cc);
	for (size_t i = 0; i < p.parts; i++) {
		memcpy(image + at, p.part[i].p, p.part[i].n);
		at += p.part[i].n;
	}
	CHECK(at == p.size);
	if (!p.cut) {
		CHECK(at == n && !memcmp(image, fat, n));
		return "all";
	}
	uint64_t size;
	memcpy(&size, image + 8, 8);
	CHECK(size + 16 == at && !memcmp(image, fat, 8));
	for (size_t e = 16; e < at;) {
		uint32_t head;
		uint64_t stored;
		memcpy(&head, image + e + 4, 4);
		memcpy(&stored, image + e + 8, 8);
		text[k++] = (char)image[e + head];
		e += head + stored;
	}
	text[k] = 0;
	return text;
}

static const struct {
	const char *what;
	struct piece list[8];
	unsigned wants, cc;
	const char *sent;
} cases[] = {
	{"the device's own code", {{ELF, 70, 0}, {ELF, 80, 0}, {ELF, 90, 0}, {PTX, 90, 0}}, 1, 90, "c"},
	{"an older minor version, all that may do", {{ELF, 70, 0}, {ELF, 80, 0}, {ELF, 86, 0}, {ELF, 90, 0}, {PTX, 90, 0}}, 1, 89, "bc"},
	{"a newer minor version does not replace PTX", {{ELF, 86, 0}, {PTX, 75, 0}, {ELF, 90, 0}}, 1, 80, "ab"},
	{"no code: the newest PTX that fits", {{ELF, 70, 0}, {PTX, 60, 0}, {PTX, 80, 0}, {PTX, 100, 0}}, 1, 90, "c"},
	{"code for one architecture alone is no code for all", {{ELF, 90, ONE}, {PTX, 80, 0}, {ELF, 80, 0}}, 1, 90, "ab"},
	{"both forms of the device's", {{ELF, 90, ONE}, {ELF, 90, 0}, {PTX, 90, 0}, {PTX, 90, ONE}}, 1, 90, "ab"},
	{"PTX with a suffix stays beside the one without", {{PTX, 90, ONE}, {PTX, 90, 0}, {PTX, 70, 0}, {ELF, 80, 0}}, 1, 90, "ab"},
	{"a family's code", {{ELF, 100, FAMILY | 0x1000000}, {ELF, 90, 0}, {PTX, 90, 0}}, 1, 103, "ac"},
	{"compressed entries", {{ELF, 80, 0x8000}, {ELF, 90, 0x2000}, {PTX, 90, 0x8000}}, 1, 90, "b"},
	{"debug code", {{ELF, 80, 2}, {ELF, 90, 2}}, 1, 90, "b"},
	{"all of it is of use", {{ELF, 90, 0}}, 1, 90, "all"},
	{"nothing is of use", {{ELF, 70, 0}, {PTX, 100, 0}}, 1, 90, "all"},
	{"code of an unknown kind", {{ELF, 90, 0}, {LTO, 90, 0}, {ELF, 80, 0}}, 1, 90, "all"},
	{"an unknown flag", {{ELF, 90, 0}, {ELF, 80, 1ull << 33}}, 1, 90, "all"},
	{"two for the same architecture", {{ELF, 90, 0}, {ELF, 90, 0}, {ELF, 80, 0}}, 1, 90, "all"},
	{"a server that wants everything", {{ELF, 70, 0}, {ELF, 90, 0}}, 0, 90, "all"},
	{"a server that reads PTX", {{ELF, 90, 0}, {PTX, 70, 0}, {PTX, 80, 0}, {PTX, 100, 0}}, 2, 90, "c"},
	{"a server that reads PTX, none for it", {{ELF, 90, 0}, {PTX, 100, 0}}, 2, 90, "all"},
};

static const struct {
	const char *what;
	struct piece list[4];
	unsigned wants, cc;
	int suits;
} linked[] = {
	{"nothing at all", {{0, 0, 0}}, 1, 90, 0},
	{"the device's code", {{ELF, 80, 0}, {ELF, 90, 0}}, 1, 90, 1},
	{"code of an older minor version", {{ELF, 86, 0}}, 1, 89, 1},
	{"code for other devices", {{ELF, 80, 0}, {ELF, 100, 0}}, 1, 90, 0},
	{"PTX for a newer device", {{PTX, 100, 0}}, 1, 90, 0},
	{"PTX", {{ELF, 100, 0}, {PTX, 80, 0}}, 1, 90, 1},
	{"code, for a server that reads PTX", {{ELF, 90, 0}}, 2, 90, 0},
	{"newer PTX, for a server that reads PTX", {{PTX, 100, 0}}, 2, 90, 1},
	{"an unknown kind", {{LTO, 90, 0}}, 2, 90, 1},
	{"code, for a server that wants everything", {{ELF, 70, 0}}, 0, 90, 1},
};

/* Whatever is changed in the container, nothing is read beyond it, and what is sent is a fatbin or everything. */
static void test_damage(void)
{
	static const struct piece list[] = {{ELF, 70, 0}, {ELF, 80, 0}, {ELF, 90, 0}, {PTX, 90, 0}};
	size_t n = build(list, 4);
	srand(1);
	for (int i = 0; i < 20000; i++) {
		unsigned char *copy = malloc(n);
		struct shim_parts p;
		size_t cut = i % 3 ? n : (size_t)rand() % n;
		memcpy(copy, fat, n);
		for (int k = rand() % 4; k >= 0; k--)
			copy[(size_t)rand() % n] = (unsigned char)rand();
		unsigned char *exact = malloc(cut + 1);
		memcpy(exact, copy, cut);
		shim_image_cut(&p, exact, cut, 1 + (unsigned)i % 2, 90);
		CHECK(!p.cut || shim_image_suits(exact, cut, 1 + (unsigned)i % 2, 90));
		size_t total = 0;
		for (size_t k = 0; k < p.parts; k++) {
			const unsigned char *q = p.part[k].p;
			CHECK(q == p.head || (q >= exact && q + p.part[k].n <= exact + cut));
			total += p.part[k].n;
		}
		CHECK(total == p.size && (p.cut || total == cut));
		free(exact);
		free(copy);
	}
}

int main(void)
{
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		size_t n = 0;
		while (n < 8 && cases[i].list[n].kind)
			n++;
		const char *got = sent(build(cases[i].list, n), cases[i].wants, cases[i].cc);
		if (strcmp(got, cases[i].sent)) {
			fprintf(stderr, "%s: sent %s, want %s\n", cases[i].what, got, cases[i].sent);
			failed++;
		}
	}
	for (size_t i = 0; i < sizeof linked / sizeof *linked; i++) {
		size_t n = 0;
		while (n < 4 && linked[i].list[n].kind)
			n++;
		if (shim_image_suits(fat, build(linked[i].list, n), linked[i].wants, linked[i].cc) != linked[i].suits) {
			fprintf(stderr, "%s: suits %d, want %d\n", linked[i].what, !linked[i].suits, linked[i].suits);
			failed++;
		}
	}
	test_damage();
	return verdict();
}
