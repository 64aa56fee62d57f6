/* shim/core/session/reply.c: what generated senders read answers with. An answer is never read beyond its end: a server may be hostile.
 *
 * Threads: no state but the caller's. */
#include "reply.h"
#include "../base/result.h"
#include <stdlib.h>

int ferry_answered(struct ferry_call *c, int *rc, size_t fixed)
{
	if (c->a && c->a_bytes >= fixed)
		return 1;
	if (!*rc)
		*rc = FERRY_ERROR_UNKNOWN;
	return 0;
}

static size_t find_array(struct ferry_call *c, size_t at, unsigned slot, size_t elem, const unsigned char **from, size_t *count)
{
	uint64_t n = c->a[slot];
	size_t left = at < c->a_bytes ? c->a_bytes - at : 0;
	if (n > left / elem)
		n = left / elem;
	*from = (const unsigned char *)c->a + at;
	*count = (size_t)n;
	return at + FERRY_PAD((size_t)n * elem);
}

size_t ferry_take_array(struct ferry_call *c, struct ferry_array *to, size_t at, unsigned slot, size_t elem)
{
	const unsigned char *from;
	size_t n;
	at = find_array(c, at, slot, elem, &from, &n);
	to->p = n ? malloc(n * elem + 1) : NULL;
	to->n = to->p ? n : 0;
	if (to->p) {
		memcpy(to->p, from, n * elem);
		((char *)to->p)[n * elem] = 0;
	}
	return at;
}

size_t ferry_copy_out(struct ferry_call *c, void *to, size_t capacity, size_t at, unsigned slot, size_t elem)
{
	const unsigned char *from;
	size_t n;
	at = find_array(c, at, slot, elem, &from, &n);
	if (to && capacity)
		memcpy(to, from, (n < capacity ? n : capacity) * elem);
	return at;
}

size_t ferry_copy_string(struct ferry_call *c, char *to, size_t capacity, size_t at, unsigned slot)
{
	const unsigned char *from;
	size_t n;
	at = find_array(c, at, slot, 1, &from, &n);
	if (to && capacity) {
		n = n < capacity - 1 ? n : capacity - 1;
		memcpy(to, from, n);
		to[n] = 0;
	}
	return at;
}
