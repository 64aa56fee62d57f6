/* shim/core/base/among.c: see among.h.
 *
 * Threads: set once, before the copy's first call; then constant. */
#include "among.h"
#include <stdio.h>
#include <string.h>

static unsigned number, all = 1;

/* The comma that ends the first part of a list. Paths of addresses may have commas too: there, only one before another address counts. */
static const char *part_end(const char *list)
{
	int addresses = strstr(list, "://") != NULL;
	for (const char *c = strchr(list, ','); c; c = strchr(c + 1, ',')) {
		size_t scheme = strspn(c + 1, "abcdefghijklmnopqrstuvwxyz+");
		if (!addresses || (scheme && !strncmp(c + 1 + scheme, "://", 3)))
			return c;
	}
	return NULL;
}

int ferry_among_count(const char *list)
{
	int n = list && *list;
	for (const char *end; n && (end = part_end(list)); list = end + 1)
		n++;
	return n;
}

void ferry_among_set(unsigned mine, unsigned of)
{
	number = mine;
	all = of;
}

unsigned ferry_among(void) { return number; }
unsigned ferry_among_all(void) { return all; }

void ferry_among_pick(const char *list, char *out, size_t n)
{
	const char *end = all > 1 ? part_end(list) : NULL;
	for (unsigned i = 0; i < number && end; i++) {
		list = end + 1;
		end = part_end(list);
	}
	snprintf(out, n, "%.*s", (int)(end ? (size_t)(end - list) : strlen(list)), list);
}
