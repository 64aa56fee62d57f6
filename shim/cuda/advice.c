/* shim/cuda/advice.c: advice about ranges of managed memory: a sorted list of ranges that do not overlap, in whole pages. */
#include "advice.h"
#include <stdlib.h>

#define PAGE 4096ull

struct said { uint64_t from, to; struct advice a; struct said *next; };
static struct said *list;
static ferry_mu mu;

static void round_to_pages(uint64_t *at, uint64_t *end, uint64_t n)
{
	*end = (*at + n + PAGE - 1) & ~(PAGE - 1);
	*at &= ~(PAGE - 1);
}

static struct said *insert_range(struct said **p, uint64_t from, uint64_t to, struct advice a)
{
	struct said *s = malloc(sizeof *s);
	if (s) {
		*s = (struct said){from, to, a, *p};
		*p = s;
	}
	return s;
}

/* Make at a border between two ranges, if it lies in one. */
static int split_range(uint64_t at)
{
	for (struct said *s = list; s; s = s->next)
		if (s->from < at && at < s->to) {
			if (!insert_range(&s->next, at, s->to, s->a))
				return -1;
			s->to = at;
		}
	return 0;
}

int advice_each(uint64_t at, uint64_t n, void (*change)(struct advice *, const void *), const void *arg)
{
	uint64_t end;
	round_to_pages(&at, &end, n);
	ferry_lock(&mu);
	int rc = split_range(at) || split_range(end) ? -1 : 0;
	struct said **p = &list;
	while (*p && (*p)->to <= at)
		p = &(*p)->next;
	while (at < end && !rc) {
		uint64_t gap = *p && (*p)->from < end ? (*p)->from : end;
		if (at < gap && !insert_range(p, at, gap, (struct advice){0}))
			rc = -1;
		if (rc)
			break;
		change(&(*p)->a, arg);
		at = (*p)->to;
		p = &(*p)->next;
	}
	ferry_unlock(&mu);
	return rc;
}

void advice_visit(uint64_t at, uint64_t n, void (*visit)(const struct advice *, void *), void *arg)
{
	static const struct advice nothing;
	uint64_t end;
	round_to_pages(&at, &end, n);
	ferry_lock(&mu);
	struct said *s = list;
	while (s && s->to <= at)
		s = s->next;
	while (at < end) {
		if (s && s->from <= at) {
			visit(&s->a, arg);
			at = s->to;
			s = s->next;
		} else {
			visit(&nothing, arg);
			at = s && s->from < end ? s->from : end;
		}
	}
	ferry_unlock(&mu);
}

void advice_forget(uint64_t at, uint64_t n)
{
	uint64_t end = at + n; /* pages that others share keep what was said */
	ferry_lock(&mu);
	for (struct said **p = &list; *p;) {
		struct said *s = *p;
		if (s->from >= at && s->to <= ((end + PAGE - 1) & ~(PAGE - 1))) {
			*p = s->next;
			free(s);
		} else {
			p = &s->next;
		}
	}
	ferry_unlock(&mu);
}
