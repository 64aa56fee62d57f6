/* shim/cuda/mirror_early.c: pages that were opened while work was in progress that may be waiting for the program. See mirror.h.
 *
 * A fetch waits for the work before it; but that work may be a kernel that waits for a word the program is about to write. So
 * after a while a fetch gives up and takes the page as it is. What the program writes there goes to the server with its next
 * call, and only those bytes: the kernel may be writing others of the page. A program that watches such a page without ever
 * calling this library sees nothing new. */
#include "mirror_early.h"
#include "mirror_variables.h"

enum { KEPT = 64 };
static struct kept { struct mirror *m; uint64_t page; unsigned char was[4096]; } kept[KEPT]; /* no malloc in a signal handler */

_Atomic int mirror_early;

static struct kept *find_kept(struct mirror *m, uint64_t p)
{
	for (int i = 0; i < KEPT; i++)
		if (kept[i].m == m && (!m || kept[i].page == p))
			return &kept[i];
	return NULL;
}

/* Where all places are taken, the whole page will be sent. */
void mirror_keep_page(struct mirror *m, uint64_t p)
{
	struct kept *k = find_kept(NULL, 0);
	if (!k)
		return;
	k->m = m;
	k->page = p;
	memcpy(k->was, (const void *)(uintptr_t)mirror_page(m, p), sizeof k->was);
}

/* In which order bytes were written is not known. What lies close goes as one, the rest from the end on: a word that says that
 * others are there tends to be before them. */
CUresult mirror_send_changed(struct mirror *m, uint64_t at, const unsigned char *now, unsigned char *was, size_t n)
{
	CUresult rc = 0;
	while (n && !rc) {
		if (now[n - 1] == was[n - 1]) {
			n--;
			continue;
		}
		size_t from = n - 1;
		for (size_t i = from; i && from - i < 64; i--)
			if (now[i - 1] != was[i - 1])
				from = i - 1;
		memcpy(was + from, now + from, n - from);
		rc = mirror_send(m, at + from, was + from, n - from);
		n = from;
	}
	return rc;
}

int mirror_send_kept(struct mirror *m, uint64_t p, CUresult *rc)
{
	struct kept *k = find_kept(m, p);
	struct mirror_run part;
	if (!k)
		return 0;
	const unsigned char *now = m->alias ? m->alias + p * MIRROR_PAGE : (const unsigned char *)(uintptr_t)mirror_page(m, p);
	uint64_t base = mirror_page(m, p);
	for (uint64_t at = base; !*rc && mirror_part(m, at, base + MIRROR_PAGE, &part); at = part.to)
		*rc = mirror_send_changed(m, part.from, now + (part.from - base), k->was + (part.from - base), part.to - part.from);
	k->m = NULL;
	return 1;
}

void mirror_forget_kept(struct mirror *m)
{
	for (int i = 0; i < KEPT; i++)
		if (kept[i].m == m)
			kept[i].m = NULL;
}
