/* shim/core/base/lz4.c: LZ4's block format, written from its public description.
 *
 * A block is sequences: a token whose halves are a number of literals and the length of a match less four, 15 meaning that bytes follow
 * which are added up until one is not 255; the literals; how far back the match lies, in two bytes. The last sequence ends with its
 * literals. A match begins at least 12 bytes before the end, and the last 5 bytes are literals: decoders may count on it. */
#include "lz4.h"
#include <string.h>

enum { LEAST = 4, FARTHEST = 65535, LAST_MATCH = 12, LAST_LITERALS = 5, MORE = 15 };
enum { WIDE = 32 }; /* most runs are shorter, and one copy of fixed size is cheaper than a loop */

static uint32_t read32(const unsigned char *p)
{
	uint32_t v;
	memcpy(&v, p, sizeof v);
	return v;
}

static uint64_t read64(const unsigned char *p)
{
	uint64_t v;
	memcpy(&v, p, sizeof v);
	return v;
}

static uint32_t slot(uint32_t v) { return v * 2654435761u >> 20; }
_Static_assert(LZ4_TABLE == 1 << 12, "a slot for what is left of 32 bits");

/* How many bytes are the same, from a and b on, before a reaches end. b lies before a. */
static size_t same(const unsigned char *a, const unsigned char *b, const unsigned char *end)
{
	const unsigned char *from = a;
	for (; end - a >= 8; a += 8, b += 8) {
		uint64_t differ = read64(a) ^ read64(b);
		if (differ)
			return (size_t)(a - from) + (size_t)__builtin_ctzll(differ) / 8;
	}
	while (a < end && *a == *b)
		a++, b++;
	return (size_t)(a - from);
}

static unsigned char *put_length(unsigned char *to, size_t n)
{
	for (; n >= 255; n -= 255)
		*to++ = 255;
	*to++ = (unsigned char)n;
	return to;
}

/* Write a sequence; match 0 for the last. Where it ends, or NULL: it does not fit. */
static unsigned char *put(unsigned char *to, const unsigned char *end, const unsigned char *literals, size_t n, size_t back, size_t match)
{
	size_t length = match ? match - LEAST : 0;
	if ((size_t)(end - to) < 1 + (n / 255 + 1) + n + 2 + (length / 255 + 1))
		return NULL;
	*to++ = (unsigned char)((n < MORE ? n : MORE) << 4 | (length < MORE ? length : MORE));
	if (n >= MORE)
		to = put_length(to, n - MORE);
	memcpy(to, literals, n);
	to += n;
	if (!match)
		return to;
	*to++ = (unsigned char)back;
	*to++ = (unsigned char)(back >> 8);
	return length >= MORE ? put_length(to, length - MORE) : to;
}

size_t ferry_lz4_pack(const unsigned char *src, size_t n, unsigned char *dst, size_t room, uint32_t *table)
{
	enum { SKIP_SHIFT = 6 }; /* after 64 misses every second byte is tried, after 128 every third */
	unsigned char *to = dst;
	const unsigned char *end = dst + room;
	size_t done = 0; /* of src, as literals or matches */
	memset(table, 0, LZ4_TABLE * sizeof *table);
	unsigned misses = 1u << SKIP_SHIFT;
	for (size_t at = 1; n > LAST_MATCH && at <= n - LAST_MATCH;) {
		uint32_t *seen = &table[slot(read32(src + at))];
		size_t before = *seen;
		*seen = (uint32_t)at;
		if (at - before > FARTHEST || read32(src + before) != read32(src + at)) {
			at += misses++ >> SKIP_SHIFT;
			continue;
		}
		while (at > done && before && src[at - 1] == src[before - 1])
			at--, before--;
		size_t match = LEAST + same(src + at + LEAST, src + before + LEAST, src + n - LAST_LITERALS);
		to = put(to, end, src + done, at - done, at - before, match);
		if (!to)
			return 0;
		done = at += match;
		misses = 1u << SKIP_SHIFT;
		table[slot(read32(src + at - 2))] = (uint32_t)(at - 2);
	}
	to = put(to, end, src + done, n - done, 0, 0);
	return to ? (size_t)(to - dst) : 0;
}

/* Add the bytes of a length that go on; what is more than limit is wrong. -1, or 0. */
static int get_length(const unsigned char **p, const unsigned char *end, size_t *n, size_t limit)
{
	for (unsigned more = 255; more == 255; *n += more) {
		if (*p == end || *n > limit)
			return -1;
		more = *(*p)++;
	}
	return 0;
}

/* Copy n bytes from so far back; they may reach into themselves, and then repeat. */
static void repeat(unsigned char *to, size_t back, size_t n)
{
	const unsigned char *from = to - back;
	while (n) {
		size_t k = n < back ? n : back;
		memcpy(to, from, k);
		to += k;
		n -= k;
		back += k; /* that much of it is there now, behind from */
	}
}

int ferry_lz4_unpack(const unsigned char *src, size_t n, unsigned char *dst, size_t size)
{
	const unsigned char *p = src, *end = src + n;
	unsigned char *to = dst, *full = dst + size;
	while (p < end) {
		unsigned token = *p++;
		size_t literals = token >> 4, match = token & MORE;
		if (literals == MORE && get_length(&p, end, &literals, size))
			return -1;
		if (literals > (size_t)(end - p) || literals > (size_t)(full - to))
			return -1;
		if (literals <= WIDE && end - p >= WIDE && full - to >= WIDE)
			memcpy(to, p, WIDE);
		else
			memcpy(to, p, literals);
		p += literals;
		to += literals;
		if (p == end)
			return to == full ? 0 : -1;
		if (end - p < 2)
			return -1;
		size_t back = (size_t)p[0] | (size_t)p[1] << 8;
		p += 2;
		if (match == MORE && get_length(&p, end, &match, size))
			return -1;
		match += LEAST;
		if (!back || back > (size_t)(to - dst) || match > (size_t)(full - to))
			return -1;
		if (match <= WIDE && back >= WIDE && full - to >= WIDE)
			memcpy(to, to - back, WIDE);
		else
			repeat(to, back, match);
		to += match;
	}
	return -1;
}
