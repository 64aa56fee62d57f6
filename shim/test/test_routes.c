/* shim/test/test_routes.c: which route a copy takes, for every two kinds of memory, size and form of the call.
 * Links: cuda/route.c. Nothing else is linked: a choice that asked somebody would not build. */
#include "../cuda/route.h"
#include "check.h"

/* --- kinds of ends. Every kind but the last of host and device memory is large enough for the copy. */
enum { SPAN = 16 << 20, KINDS = 13 };
static const char kinds[] = "NPHTSU" /* host memory */ "DERM" /* a device may use it */ "XBG" /* no device may */;
static int context_a, context_b;

static struct endpoint end_of_kind(char kind, uint64_t span, uint64_t pitch)
{
	struct endpoint e = {.at = 0x100000, .pitch = pitch, .span = span, .mapped = 1};
	struct ferry_block whole = {e.at, SPAN, &context_a, TAG_DEVICE}, *device = &e.place.block[FERRY_DEVICE], *host = &e.place.block[FERRY_HOST];
	switch (kind) {
	case 'N': e.at = 0; break;                                /* nothing, as host memory */
	case 'P': break;                                          /* pageable */
	case 'H': *host = whole; host->tag = TAG_PINNED; break;   /* pinned, only this process has it */
	case 'T': *host = whole; host->size = span - 1; break;    /* pinned, all but the last byte */
	case 'S': *host = whole; host->tag = TAG_SHARED; break;   /* pinned, shared with the server */
	case 'U': *host = whole; host->tag = TAG_SHARED | TAG_USED; break; /* the same, and kernels may write it */
	case 'D': *device = whole; break;                         /* of context A */
	case 'E': *device = whole; device->owner = &context_b; break;
	case 'R': *device = whole; device->owner = NULL; device->tag = TAG_RESERVED; e.place.block[FERRY_MAPPED] = whole; break; /* mapped memory of A */
	case 'M': *host = whole; host->tag = TAG_MIRRORED; break; /* host memory with a mirror on the server */
	case 'X': break;                                          /* no memory of this program, named as device memory */
	case 'B': *device = whole; device->size = span - 1; break; /* ends too early */
	case 'G': *device = whole; device->tag = TAG_RESERVED; e.mapped = 0; break; /* not all of it is mapped */
	}
	e.device = strchr("DERMXBG", kind) != NULL;
	return e;
}

/* --- the table. A letter for each route; the columns are 4 KiB, 100 KiB, 3 MiB and 8 MiB, of a blocking call, then of an asynchronous
 * one, on a stream that is not captured, with lanes from 4 MiB on. */
static const char letters[ROUTES + 1] = "0df?xgaowlLsrRh";
static const struct { const char *dst, *src, *route; } table[] = {
	{"N", "NPHTSUDERMXBG", "0000 0000"},
	{"PHTSUDERMXBG", "N", "0000 0000"},
	{"XBG", "PHTSUDERMXBG", "dddd dddd"},
	{"PHTSUDERM", "XBG", "ffff ffff"},
	/* to the device */
	{"DERM", "PT", "sssL sssL"},
	{"DERM", "H", "sssL ssll"},
	{"DERM", "S", "swww oooo"},
	{"DERM", "U", "wwww oooo"},
	/* from the device */
	{"PT", "DERM", "RRRR RRRR"},
	{"H", "DERM", "RRRR rrrr"},
	{"SU", "DERM", "wwww oooo"},
	/* on the device: of two contexts, or of one. Mirrors belong to none. */
	{"DR", "DRM", "oooo oooo"},
	{"E", "EM", "oooo oooo"},
	{"M", "DERM", "oooo oooo"},
	{"DR", "E", "wwww oooo"},
	{"E", "DR", "wwww oooo"},
	/* in this process */
	{"PHTSU", "PHTSU", "hhhh hhhh"},
};
static const uint64_t sizes[] = {4 << 10, 100 << 10, 3 << 20, 8 << 20};

static const char *row_of(char dst, char src)
{
	const char *found = NULL;
	for (size_t i = 0; i < sizeof table / sizeof *table; i++)
		if (strchr(table[i].dst, dst) && strchr(table[i].src, src)) {
			CHECK(!found); /* two rows for one pair */
			found = table[i].route;
		}
	return found;
}

/* Is data carried between this process and the device? Only then do captures, functions and lanes matter. */
static int carried(char route) { return strchr("sLlRr", route) != NULL; }

static void expect(char dst, char src, const struct route_options *o, uint64_t pitch, char want)
{
	uint64_t span = row_span(pitch, o->width, o->rows);
	struct endpoint d = end_of_kind(dst, span, pitch), f = end_of_kind(src, span, pitch);
	char got = letters[choose_route(&d, &f, o)];
	if (got != want) {
		fprintf(stderr, "%c <- %c, %llu bytes, %llu rows, async %d, capture %d, functions %d: route %c, not %c\n", dst, src, (unsigned long long)o->width,
			(unsigned long long)o->rows, o->async, o->capture, o->functions_due, got, want);
		failed++;
	}
}

static void check_pair(char dst, char src, int async, int size, char want)
{
	struct route_options o = {.width = sizes[size], .rows = 1, .async = async, .capture = CAPTURE_NO, .lanes_least = 4 << 20};
	int from_pinned = strchr("H", src) != NULL;
	expect(dst, src, &o, o.width, want);
	o.functions_due = 1; /* then pinned memory is read when the stream comes to it */
	expect(dst, src, &o, o.width, carried(want) && async && from_pinned ? 'a' : want);
	o.functions_due = 0;
	o.capture = CAPTURE_UNKNOWN;
	expect(dst, src, &o, o.width, carried(want) ? '?' : want);
	o.capture = CAPTURE_YES;
	expect(dst, src, &o, o.width, !carried(want) ? want : async ? 'g' : 'x');
	/* Sixteen rows without gaps are one; with gaps they do not go on lanes. */
	o.capture = CAPTURE_NO;
	o.rows = 16;
	o.width /= 16;
	expect(dst, src, &o, o.width, want);
	expect(dst, src, &o, o.width + 512, want == 'l' || want == 'L' ? 's' : want);
}

int main(void)
{
	_Static_assert(sizeof kinds == KINDS + 1, "every kind has a letter");
	int seen[128] = {0};
	for (int d = 0; d < KINDS; d++)
		for (int f = 0; f < KINDS; f++) {
			const char *row = row_of(kinds[d], kinds[f]);
			CHECK(row);
			for (int i = 0; row && i < 8; i++) {
				char want = row[i < 4 ? i : i + 1];
				seen[(int)want]++;
				check_pair(kinds[d], kinds[f], i >= 4, i % 4, want);
			}
		}
	for (int r = 0; r < ROUTES; r++)
		CHECK(seen[(int)letters[r]] || strchr("?xga", letters[r])); /* those four check_pair has */
	return verdict();
}
