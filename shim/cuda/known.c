/* shim/cuda/known.c: which images the server has, as far as we were told.
 *
 * At the first load, those that the program loaded when it last ran are named in one question. What the server then holds at
 * hand, and has loaded on such a device before, needs no answer when it is loaded, nor when its kernels are looked up. */
#include "code.h"
#include "gen_send.h"
#include <stdlib.h>

enum { MOST = 512 };
struct known { FerryHash hash; int state; struct code_table *table; };

static ferry_mu mu; /* guards all of it; held while the server is asked, so that everybody who loads hears the answer */
static struct known *list;
static size_t count;
static int asked;

int code_by_name(void)
{
	if (!ferry_replies_are_near())
		return 1;
	/* On the same host sending is faster than hashing. But the name is what the next start of the program announces, which then
	 * asks nothing about what it loads; that is more than a hash takes. */
	ferry_lock(&mu);
	int kept = profile_kept();
	ferry_unlock(&mu);
	return kept;
}

static void take_tables(const unsigned char *p, size_t n)
{
	for (size_t i = 0; i < count; i++) {
		uint32_t size;
		if (list[i].state != IMAGE_READY)
			continue;
		list[i].state = IMAGE_PRESENT; /* unless its table is there */
		if (n < 4)
			continue;
		memcpy(&size, p, 4);
		if (size > n - 4)
			return;
		if ((list[i].table = code_table_new(p + 4, size)))
			list[i].state = IMAGE_READY;
		p += 4 + size;
		n -= 4 + size;
	}
}

static void ask(void)
{
	FerryHash *names = malloc(MOST * sizeof *names);
	struct ferry_array states, tables;
	asked = 1;
	size_t n = names ? profile_read(names, MOST) : 0;
	if (n && (list = calloc(MOST, sizeof *list)) && !fx_ImagesKnown(names, n, &states, &tables)) {
		const unsigned char *s = states.p;
		for (; count < n && count < states.n; count++)
			list[count] = (struct known){names[count], s[count] >= 2 ? IMAGE_READY : s[count] ? IMAGE_PRESENT : IMAGE_ABSENT, NULL};
		take_tables(tables.p, tables.n);
		free(states.p);
		free(tables.p);
	}
	free(names);
}

static struct known *find(const FerryHash *h)
{
	for (size_t i = 0; i < count; i++)
		if (!memcmp(&list[i].hash, h, sizeof *h))
			return &list[i];
	return NULL;
}

int code_known(const FerryHash *h, struct code_table **table)
{
	int state = IMAGE_UNKNOWN;
	ferry_lock(&mu);
	if (!asked)
		ask();
	struct known *k = find(h);
	if (k) {
		state = k->state;
		*table = k->table;
		k->table = NULL;
		if (state == IMAGE_READY)
			k->state = IMAGE_PRESENT;
	}
	ferry_unlock(&mu);
	return state;
}

void code_loaded(const FerryHash *h)
{
	ferry_lock(&mu);
	struct known *k = find(h);
	int fresh = !k;
	if (k) {
		k->state = k->state == IMAGE_READY ? IMAGE_READY : IMAGE_PRESENT;
	} else if ((list || (list = calloc(MOST, sizeof *list))) && count < MOST) {
		list[count++] = (struct known){*h, IMAGE_PRESENT, NULL};
	}
	ferry_unlock(&mu);
	if (fresh)
		profile_add(h);
}
