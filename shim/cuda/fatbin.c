/* shim/cuda/fatbin.c: which parts of a fatbin the server's devices can use.
 *
 * nvcc puts machine code for many architectures and PTX into one container; a driver uses one entry of it. What certainly is not
 * the one stays here. The rule is the driver's: machine code of the device's own major version and no newer minor one, and only
 * without any the PTX of the newest architecture the device can be. Code for one architecture alone (sm_90a) or a family (sm_100f)
 * stays wherever it might do. Whatever is not understood (entries of other kinds, flags never seen, two entries of a kind for the
 * same architecture) makes the image go whole. */
#include "fatbin.h"
#include "callreport.h"
#include <stdlib.h>

#define FATBIN 0xBA55ED50u
enum { HEADER = 16, ENTRY = 64, MOST_ENTRIES = 256 };
enum { KIND_PTX = 1, KIND_ELF = 2 };
#define FLAG_ONE 0x100000u    /* sm_90a */
#define FLAG_FAMILY 0x200000u /* sm_100f */
/* 64 bits, debug, CUDA, Linux, optimisation, three ways of compression, and what nvcc 13 writes for Blackwell. */
#define FLAGS_KNOWN (0x1u | 0x2u | 0x4u | 0x10u | 0xf00u | 0x1000u | 0x2000u | 0x8000u | FLAG_ONE | FLAG_FAMILY | 0x1000000u)

struct entry { const unsigned char *p; size_t n; unsigned kind, sm; uint64_t flags; int keep; };

static uint16_t u16(const unsigned char *p) { uint16_t v; memcpy(&v, p, 2); return v; }
static uint32_t u32(const unsigned char *p) { uint32_t v; memcpy(&v, p, 4); return v; }
static uint64_t u64(const unsigned char *p) { uint64_t v; memcpy(&v, p, 8); return v; }

/* List the entries; -1 if this is no fatbin, or not one as we know them. */
static int list_entries(const unsigned char *p, size_t n, struct entry *list)
{
	int count = 0;
	if (n < HEADER || u32(p) != FATBIN || u16(p + 4) != 1 || u16(p + 6) != HEADER || u64(p + 8) != n - HEADER)
		return -1;
	for (size_t at = HEADER; at < n;) {
		if (count == MOST_ENTRIES || n - at < ENTRY)
			return -1;
		const unsigned char *e = p + at;
		uint64_t head = u32(e + 4), stored = u64(e + 8);
		if (u16(e + 2) != 0x101 || head < ENTRY || head > n - at || stored > n - at - head)
			return -1;
		list[count] = (struct entry){e, head + stored, u16(e), u32(e + 28), u64(e + 40), 0};
		if ((list[count].kind != KIND_PTX && list[count].kind != KIND_ELF) || list[count].sm > 9999 || list[count].flags & ~(uint64_t)FLAGS_KNOWN)
			return -1;
		for (int i = 0; i < count; i++)
			if (list[i].kind == list[count].kind && list[i].sm == list[count].sm &&
			    !((list[i].flags ^ list[count].flags) & (FLAG_ONE | FLAG_FAMILY)))
				return -1;
		count++;
		at += head + stored;
	}
	return count;
}

static int is_plain(const struct entry *e) { return !(e->flags & (FLAG_ONE | FLAG_FAMILY)); }

/* The newest PTX without a suffix that the device can take. */
static struct entry *newest_ptx(struct entry *list, int n, unsigned cc)
{
	struct entry *best = NULL;
	for (int i = 0; i < n; i++)
		if (list[i].kind == KIND_PTX && is_plain(&list[i]) && list[i].sm <= cc && (!best || list[i].sm > best->sm))
			best = &list[i];
	return best;
}

static void choose_as_driver(struct entry *list, int n, unsigned cc)
{
	int machine = 0;
	for (int i = 0; i < n; i++)
		if (list[i].kind == KIND_ELF && list[i].sm / 10 == cc / 10) {
			list[i].keep = 1;
			machine |= is_plain(&list[i]) && list[i].sm <= cc;
		}
	if (machine)
		return;
	struct entry *best = newest_ptx(list, n, cc);
	for (int i = 0; i < n; i++)
		if (list[i].kind == KIND_PTX && list[i].sm <= cc && (&list[i] == best || !is_plain(&list[i])))
			list[i].keep = 1;
}

/* A device that reads PTX only takes the newest, whatever its suffix. */
static void choose_ptx(struct entry *list, int n, unsigned cc)
{
	unsigned newest = 0;
	for (int i = 0; i < n; i++)
		if (list[i].kind == KIND_PTX && list[i].sm <= cc && list[i].sm > newest)
			newest = list[i].sm;
	for (int i = 0; i < n; i++)
		list[i].keep = list[i].kind == KIND_PTX && list[i].sm == newest;
}

void shim_image_whole(struct shim_parts *out, const void *image, size_t n)
{
	out->part[0] = (struct ferry_bytes){image, n};
	out->parts = 1;
	out->size = n;
	out->cut = 0;
}

void shim_image_cut(struct shim_parts *out, const void *image, size_t n, unsigned wants, unsigned cc)
{
	struct entry list[MOST_ENTRIES];
	int count = wants ? list_entries(image, n, list) : -1, dropped = 0;
	shim_image_whole(out, image, n);
	if (count <= 0)
		return;
	if (wants == 1)
		choose_as_driver(list, count, cc);
	else
		choose_ptx(list, count, cc);
	size_t parts = 1, size = HEADER;
	for (int i = 0; i < count; i++) {
		if (!list[i].keep) {
			dropped = 1;
			continue;
		}
		struct ferry_bytes *last = &out->part[parts - 1];
		if (parts > 1 && (const unsigned char *)last->p + last->n == list[i].p) {
			last->n += list[i].n;
		} else {
			if (parts == sizeof out->part / sizeof *out->part) {
				shim_image_whole(out, image, n);
				return;
			}
			out->part[parts++] = (struct ferry_bytes){list[i].p, list[i].n};
		}
		size += list[i].n;
	}
	if (!dropped || size == HEADER) { /* nothing fits: let the server say so of the whole */
		shim_image_whole(out, image, n);
		return;
	}
	uint64_t rest = size - HEADER;
	memcpy(out->head, image, HEADER);
	memcpy(out->head + 8, &rest, 8);
	out->part[0] = (struct ferry_bytes){out->head, HEADER};
	out->parts = parts;
	out->size = size;
	out->cut = 1;
}

int shim_image_suits(const void *image, size_t n, unsigned wants, unsigned cc)
{
	struct entry list[MOST_ENTRIES];
	int count = wants ? list_entries(image, n, list) : -1;
	if (count > 0 && wants == 1)
		choose_as_driver(list, count, cc);
	for (int i = 0; i < count; i++) /* a device that reads PTX only makes do with PTX for a newer one */
		if (wants == 1 ? list[i].keep : list[i].kind == KIND_PTX)
			return 1;
	return count < 0;
}
