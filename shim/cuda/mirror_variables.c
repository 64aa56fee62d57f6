/* shim/cuda/mirror_variables.c: the mirrors of __managed__ variables. See mirror.h.
 *
 * The driver packs variables closely, each as an allocation of its own: several share a page, and the bytes between them are
 * nobody's and cannot be copied. So a mirror here is pages, and the parts of them that are variables. A variable begins in the
 * last page of one mirror and goes on in the next where the pages before it had been mirrored already. */
#include "mirror_variables.h"
#include "mirror_life.h"
#include <stdlib.h>

static uint64_t page_down(uint64_t at) { return at & ~(MIRROR_PAGE - 1); }
static uint64_t page_up(uint64_t at) { return page_down(at + MIRROR_PAGE - 1); }
static uint64_t least(uint64_t a, uint64_t b) { return a < b ? a : b; }

int mirror_part(const struct mirror *m, uint64_t from, uint64_t to, struct mirror_run *r)
{
	struct mirror_run all = {m->at, m->end};
	const struct mirror_run *parts = m->kind == MIRROR_GLOBAL ? m->parts : &all;
	int n = m->kind == MIRROR_GLOBAL ? m->part_count : 1;
	for (int i = 0; i < n && parts[i].from < to; i++)
		if (parts[i].to > from) {
			*r = (struct mirror_run){parts[i].from > from ? parts[i].from : from, least(parts[i].to, to)};
			return r->from < r->to;
		}
	return 0;
}

/* Its pages are closed, so that the next touch brings the new part too; a fetch under way begins anew. */
static CUresult add_part(struct mirror *m, uint64_t from, uint64_t to)
{
	int i = 0;
	while (i < m->part_count && m->parts[i].from < from)
		i++;
	if (i < m->part_count && m->parts[i].from == from)
		return 0; /* found under another handle before */
	struct mirror_run *more = realloc(m->parts, (size_t)(m->part_count + 1) * sizeof *more);
	if (!more)
		return CUDA_ERROR_OUT_OF_MEMORY;
	m->parts = more;
	CUresult rc = mirror_close(m, (from - m->lo) / MIRROR_PAGE, (page_up(to) - m->lo) / MIRROR_PAGE);
	if (rc)
		return rc;
	memmove(more + i + 1, more + i, (size_t)(m->part_count - i) * sizeof *more);
	more[i] = (struct mirror_run){from, to};
	m->part_count++;
	mirror_work++;
	mirror_update_watched();
	return 0;
}

CUresult mirror_variable(uint64_t at, uint64_t size, struct shim_ctx *owner)
{
	uint64_t end = at + size;
	CUresult rc = 0;
	for (uint64_t from = at; from < end && !rc;) {
		ferry_lock(&mirror_mu);
		struct mirror *m = mirror_at(from);
		int i = mirror_position(from);
		uint64_t next = i < mirror_count ? page_down(mirror_list[i]->at) : UINT64_MAX;
		if (m && m->kind != MIRROR_GLOBAL) {
			rc = CUDA_ERROR_UNKNOWN; /* no driver has two things at one address */
		} else if (m) {
			uint64_t to = least(end, mirror_page(m, m->pages));
			rc = add_part(m, from, to);
			from = to;
		}
		ferry_unlock(&mirror_mu);
		if (!m)
			rc = mirror_new(MIRROR_GLOBAL, page_down(from), least(page_up(end), next) - page_down(from), owner);
	}
	if (rc)
		mirror_variable_end(at, size);
	return rc;
}

void mirror_variable_end(uint64_t at, uint64_t size)
{
	ferry_lock(&mirror_mu);
	for (int i = mirror_position(at); i < mirror_count && mirror_list[i]->at < at + size;) {
		struct mirror *m = mirror_list[i];
		int kept = 0;
		for (int k = 0; k < m->part_count; k++)
			if (m->parts[k].from < at || m->parts[k].from >= at + size)
				m->parts[kept++] = m->parts[k];
		m->part_count = kept;
		if (m->kind == MIRROR_GLOBAL && !kept)
			mirror_delist(i);
		else
			i++;
	}
	ferry_unlock(&mirror_mu);
}
