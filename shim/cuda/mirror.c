/* shim/cuda/mirror.c: who owns which page of a mirror, and the way of pages to the server. See mirror.h.
 *
 * Before work is sent that may use a mirror, all of its open pages are closed and the changed ones sent; when nothing was
 * touched since the last time that is one load. A page is closed before it is sent, so that a thread that writes to it meanwhile
 * waits in the handler instead of losing what it wrote. */
#include "mirror.h"
#include "mirror_early.h"
#include "mirror_fault.h"
#include "mirror_variables.h"
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

_Atomic int shim_mirrors;
ferry_mu mirror_mu;
uint64_t mirror_work, mirror_sent;
_Atomic int mirror_wanted;
struct mirror **mirror_list;
int mirror_count, mirror_edged, mirror_self = -1;
static int fetching; /* fetches under way */

/* --- finding */

/* The first mirror that ends behind at. */
int mirror_position(uint64_t at)
{
	int lo = 0, hi = mirror_count;
	while (lo < hi) {
		int mid = (lo + hi) / 2;
		uint64_t end = mirror_list[mid]->end, pages = mirror_page(mirror_list[mid], mirror_list[mid]->pages);
		if ((end > pages ? end : pages) <= at)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

struct mirror *mirror_at(uint64_t at)
{
	int i = mirror_position(at);
	if (i == mirror_count)
		return NULL;
	uint64_t from = mirror_list[i]->at < mirror_list[i]->lo ? mirror_list[i]->at : mirror_list[i]->lo;
	return from <= at ? mirror_list[i] : NULL;
}

int mirror_holds(uint64_t at)
{
	if (!atomic_load_explicit(&shim_mirrors, memory_order_relaxed))
		return 0;
	ferry_lock(&mirror_mu);
	int found = mirror_at(at) != NULL;
	ferry_unlock(&mirror_mu);
	return found;
}

struct shim_ctx *mirror_owner(uint64_t at)
{
	ferry_lock(&mirror_mu);
	struct mirror *m = mirror_at(at);
	struct shim_ctx *c = m ? m->owner : NULL;
	ferry_unlock(&mirror_mu);
	return c;
}

/* --- watching: is there anything to do before work is sent? */

void mirror_update_watched(void)
{
	int any = fetching || mirror_edged;
	for (int i = 0; i < mirror_count && !any; i++)
		any = mirror_list[i]->open.from < mirror_list[i]->open.to;
	atomic_store(&ferry_begin_watched, any);
}

void mirror_count_fetches(int change)
{
	fetching += change;
	mirror_update_watched();
}

/* A thread that is about to send work passes here first. */
static ferry_mu senders_mu;
void mirror_hold_senders(int stop) { stop ? ferry_lock(&senders_mu) : ferry_unlock(&senders_mu); }
static void wait_for_holder(void)
{
	ferry_lock(&senders_mu);
	ferry_unlock(&senders_mu);
}

static int is_work(unsigned op)
{
	switch (op) {
	case FERRY_OP_Launch: case FERRY_OP_GraphLaunch: case FERRY_OP_StreamWaitValue32_v2: case FERRY_OP_StreamWaitValue64_v2:
	case FERRY_OP_StreamWriteValue32_v2: case FERRY_OP_StreamWriteValue64_v2: case FERRY_OP_StreamBatchMemOp_v2:
		return 1;
	}
	return 0;
}

/* Does it ask whether work is done? */
static int is_question(unsigned op)
{
	switch (op) {
	case FERRY_OP_StreamSynchronize: case FERRY_OP_CtxSynchronize: case FERRY_OP_EventSynchronize: case FERRY_OP_StreamQuery:
	case FERRY_OP_EventQuery:
		return 1;
	}
	return 0;
}

static CUresult push_edges(struct mirror *m);

/* Called before a command is begun; 1: mu is held until the command has its place in the order. */
static int before_command(unsigned op)
{
	if (!is_work(op)) {
		if (op == FERRY_OP_MirrorIn || op == FERRY_OP_MirrorOut || !(mirror_early || (mirror_edged && is_question(op))))
			return 0;
		ferry_lock(&mirror_mu); /* what was written here may be what the server's work waits for */
		for (int i = 0; i < mirror_count; i++)
			(void)push_edges(mirror_list[i]);
		if (mirror_early)
			(void)mirror_close_all();
		return 1;
	}
	wait_for_holder();
	ferry_lock(&mirror_mu);
	mirror_work++;
	(void)mirror_close_all(); /* fails with the connection, and then so does the command */
	return 1;
}
static void after_command(void) { ferry_unlock(&mirror_mu); }

void mirror_install_hooks(void)
{
	ferry_before_begin = before_command;
	ferry_after_begin = after_command;
}

/* --- pages */

/* What a page's owner lets the program do with it. */
static int protection(int state) { return state == PAGE_DEVICE ? PROT_NONE : state == PAGE_BOTH ? PROT_READ : PROT_READ | PROT_WRITE; }

int mirror_protect(struct mirror *m, uint64_t p, uint64_t q, int prot)
{
	return mprotect((void *)(uintptr_t)mirror_page(m, p), (size_t)((q - p) * MIRROR_PAGE), prot);
}

void mirror_widen(struct mirror_run *r, uint64_t p, uint64_t q)
{
	if (r->from >= r->to)
		*r = (struct mirror_run){p, q};
	if (p < r->from)
		r->from = p;
	if (q > r->to)
		r->to = q;
}

/* Open pages here. Many scattered ones can exhaust the kernel's mirror_count of mappings: then everything is closed once. */
int mirror_open(struct mirror *m, uint64_t p, uint64_t q, int state)
{
	if (mirror_protect(m, p, q, protection(state))) {
		(void)mirror_close_all();
		if (mirror_protect(m, p, q, protection(state))) {
			ferry_log(FERRY_LOG_ERROR, "cannot open %llu pages at 0x%llx: %s", (unsigned long long)(q - p), (unsigned long long)mirror_page(m, p), strerror(errno));
			return -1;
		}
	}
	memset(m->state + p, state, (size_t)(q - p));
	mirror_widen(&m->open, p, q);
	atomic_store(&ferry_begin_watched, 1);
	return 0;
}

/* Are they there already? So it is with memory that can only be read, which no device has written. mu is held. */
static int is_there(uint64_t at, const unsigned char *data, size_t n)
{
	static unsigned char now[4096]; /* not on the stack: this may be a handler's */
	for (size_t k; n; at += k, data += k, n -= k) {
		k = n < sizeof now ? n : sizeof now;
		if (pread(mirror_self, now, k, (off_t)at) != (ssize_t)k || memcmp(now, data, k))
			return 0;
	}
	return 1;
}

/* Write into a page, open or not. mu is held. */
void mirror_write(struct mirror *m, uint64_t at, const void *data, size_t n)
{
	if (m->alias)
		memcpy(m->alias + (at - m->lo), data, n);
	else if (pwrite(mirror_self, data, n, (off_t)at) != (ssize_t)n && !is_there(at, data, n))
		ferry_log(FERRY_LOG_ERROR, "cannot write %zu bytes at 0x%llx: %s", n, (unsigned long long)at, strerror(errno));
}

/* A function of a stream's may touch mirrored memory, though it may make no calls. */
int mirror_begin(struct ferry_call *c, unsigned op, size_t payload)
{
	int was = ferry_in_host_function;
	ferry_in_host_function = 0;
	int rc = ferry_begin(c, op, payload);
	ferry_in_host_function = was;
	return rc;
}

CUresult mirror_send(struct mirror *m, uint64_t at, const unsigned char *from, uint64_t n)
{
	CUresult rc = 0;
	while (n && !rc) {
		size_t k = n < FERRY_MAX_PAYLOAD ? (size_t)n : FERRY_MAX_PAYLOAD;
		struct ferry_call c;
		if ((rc = mirror_begin(&c, FERRY_OP_MirrorIn, 24 + k)))
			break;
		c.q[0] = (uint64_t)(uintptr_t)m->owner->handle;
		c.q[1] = at;
		c.q[2] = k;
		rc = ferry_post_bulk(&c, from, k);
		mirror_sent++;
		at += k;
		from += k;
		n -= k;
	}
	return rc;
}

/* Send pages that cannot change now: those of them that are mirrored. */
static CUresult send_pages(struct mirror *m, uint64_t p, uint64_t q)
{
	CUresult rc = 0;
	struct mirror_run r;
	for (uint64_t i = p; m->early && i < q && !rc; i++)
		if (mirror_send_kept(m, i, &rc)) {
			if (!rc)
				rc = send_pages(m, p, i);
			return rc ? rc : send_pages(m, i + 1, q);
		}
	uint64_t to = mirror_page(m, q);
	for (uint64_t at = mirror_page(m, p); !rc && mirror_part(m, at, to, &r); at = r.to)
		rc = mirror_send(m, r.from, m->alias ? m->alias + (r.from - m->lo) : (const unsigned char *)(uintptr_t)r.from, r.to - r.from);
	return rc;
}

/* The next run of changed pages in [*p, q); 0 if there is none. */
static int next_changed(struct mirror *m, uint64_t *p, uint64_t q, struct mirror_run *r)
{
	uint64_t i = *p;
	while (i < q) {
		int s = m->state[i];
		uint64_t j = i;
		while (j < q && m->state[j] == s)
			j++;
		if (s == PAGE_FRESH && m->fd >= 0) { /* touched pages are those the file has */
			off_t data = lseek(m->fd, (off_t)(i * MIRROR_PAGE), SEEK_DATA);
			if (data >= 0 && (uint64_t)data < j * MIRROR_PAGE) {
				off_t hole = lseek(m->fd, data, SEEK_HOLE);
				uint64_t from = (uint64_t)data / MIRROR_PAGE, to = hole < 0 ? j : ((uint64_t)hole + MIRROR_PAGE - 1) / MIRROR_PAGE;
				*r = (struct mirror_run){from > i ? from : i, to < j ? to : j};
				*p = r->to;
				return 1;
			}
		} else if (s == PAGE_HOST) {
			*r = (struct mirror_run){i, j};
			*p = j;
			return 1;
		}
		i = j;
	}
	return 0;
}

CUresult mirror_close(struct mirror *m, uint64_t p, uint64_t q)
{
	struct mirror_run r;
	CUresult rc = 0;
	mirror_check_handler();
	/* Without an alias they are sent from where they are. */
	mirror_protect(m, p, q, m->alias ? PROT_NONE : PROT_READ);
	for (uint64_t i = p; !rc && next_changed(m, &i, q, &r);)
		rc = send_pages(m, r.from, r.to);
	memset(m->state + p, PAGE_DEVICE, (size_t)(q - p));
	if (!m->alias)
		mirror_protect(m, p, q, PROT_NONE);
	if (m->open.from >= p && m->open.to <= q)
		m->open = (struct mirror_run){0, 0};
	return rc;
}

static CUresult push_edges(struct mirror *m)
{
	CUresult rc = 0;
	for (int i = 0; i < 2 && !rc; i++) {
		struct mirror_edge *e = m->edges[i];
		const unsigned char *now = e ? (const unsigned char *)(uintptr_t)e->at : NULL;
		if (!e || !memcmp(e->was, now, e->n))
			continue;
		rc = mirror_send_changed(m, e->at, now, e->was, e->n);
	}
	return rc;
}

CUresult mirror_close_all(void)
{
	CUresult rc = 0;
	for (int i = 0; i < mirror_count && !rc; i++) {
		struct mirror *m = mirror_list[i];
		if (m->edges[0] || m->edges[1])
			rc = push_edges(m);
		if (!rc && m->open.from < m->open.to)
			rc = mirror_close(m, m->open.from, m->open.to);
		m->provisional = m->early = 0;
	}
	mirror_early = 0;
	mirror_update_watched();
	return rc;
}

/* --- copies that name mirrored memory */

/* The pages of m in [at, at+n), which becomes what lies behind m. */
static struct mirror_run overlap(struct mirror *m, uint64_t *at, uint64_t *n)
{
	uint64_t top = mirror_page(m, m->pages), end = *at + *n, behind = m->end > top ? m->end : top;
	struct mirror_run r = {0, 0};
	uint64_t from = *at > m->lo ? *at : m->lo, to = end < top ? end : top;
	if (from < to)
		r = (struct mirror_run){(from - m->lo) / MIRROR_PAGE, (to - m->lo + MIRROR_PAGE - 1) / MIRROR_PAGE};
	*n = end > behind ? end - behind : 0;
	*at = behind;
	return r;
}

/* A page that stays open can be changed and sent again before the server's work gets to read it: unless none is to come, pages
 * are closed, since opening one waits for that work. */
CUresult mirror_reads(uint64_t at, uint64_t n, int keep)
{
	CUresult rc = 0;
	if (!atomic_load_explicit(&shim_mirrors, memory_order_relaxed))
		return 0;
	ferry_lock(&mirror_mu);
	for (struct mirror *m; n && !rc && (m = mirror_at(at));) {
		struct mirror_run o = overlap(m, &at, &n), r;
		rc = push_edges(m);
		if (!rc && !keep && o.from < o.to)
			rc = mirror_close(m, o.from, o.to);
		for (uint64_t i = o.from; !rc && next_changed(m, &i, o.to, &r);) {
			mirror_protect(m, r.from, r.to, PROT_READ);
			rc = send_pages(m, r.from, r.to);
			memset(m->state + r.from, PAGE_BOTH, (size_t)(r.to - r.from));
		}
	}
	mirror_update_watched();
	ferry_unlock(&mirror_mu);
	return rc;
}

/* A copy of [at, at+n) must be cut between an edge and the pages, which may lie in different memory on the server. */
int mirror_find(uint64_t at, uint64_t n, uint64_t *cut)
{
	*cut = UINT64_MAX;
	if (!atomic_load_explicit(&shim_mirrors, memory_order_relaxed))
		return 0;
	ferry_lock(&mirror_mu);
	struct mirror *m = mirror_at(at);
	if (m)
		*cut = n;
	if (m && (m->edges[0] || m->edges[1])) {
		uint64_t top = mirror_page(m, m->pages);
		if (at < m->lo && m->lo - at < n)
			*cut = m->lo - at;
		else if (at < top && top - at < n)
			*cut = top - at;
	}
	ferry_unlock(&mirror_mu);
	return m != NULL;
}

CUresult mirror_writes(uint64_t at, uint64_t n)
{
	CUresult rc = 0;
	if (!atomic_load_explicit(&shim_mirrors, memory_order_relaxed))
		return 0;
	wait_for_holder();
	ferry_lock(&mirror_mu);
	mirror_work++;
	for (struct mirror *m; n && !rc && (m = mirror_at(at));) {
		struct mirror_run o = overlap(m, &at, &n);
		rc = push_edges(m);
		if (!rc && o.from < o.to)
			rc = mirror_close(m, o.from, o.to);
	}
	mirror_update_watched();
	ferry_unlock(&mirror_mu);
	return rc;
}

/* Another thread may have opened a page between mirror_writes and the command: what it sees there is over now. */
void mirror_written(uint64_t at, uint64_t n)
{
	if (!atomic_load_explicit(&shim_mirrors, memory_order_relaxed))
		return;
	ferry_lock(&mirror_mu);
	for (struct mirror *m; n && (m = mirror_at(at));) {
		struct mirror_run o = overlap(m, &at, &n);
		for (uint64_t p = o.from; p < o.to; p++)
			if (m->state[p] == PAGE_BOTH) {
				m->state[p] = PAGE_DEVICE;
				mirror_protect(m, p, p + 1, PROT_NONE);
			}
	}
	ferry_unlock(&mirror_mu);
}

void mirror_fetch_at_sync(uint64_t at, uint64_t n)
{
	ferry_lock(&mirror_mu);
	struct mirror *m = mirror_at(at);
	struct mirror_run o = m ? overlap(m, &at, &n) : (struct mirror_run){0, 0};
	if (o.from < o.to) {
		mirror_widen(&m->wanted, o.from, o.to);
		atomic_store(&mirror_wanted, 1);
	}
	ferry_unlock(&mirror_mu);
}
