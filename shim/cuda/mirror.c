/* shim/cuda/mirror.c: who owns which page of a mirror, and the way of pages to the server. See mirror.h.
 *
 * Before work is sent that may use a mirror, all of its open pages are closed and the changed ones sent; when nothing was
 * touched since the last time that is one load. A page is closed before it is sent, so that whoever writes to it meanwhile
 * waits in the handler instead of losing what he wrote. */
#include "mirror.h"
#include "gen_send.h"
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

_Atomic int shim_mirrors;
ferry_mu mirror_mu;
uint64_t mirror_work, mirror_sent;
static struct mirror **all; /* by address */
static int count, room;
static int fetching, edged; /* fetches under way; mirrors with edges */
static int self_mem = -1;

static uint64_t page_addr(const struct mirror *m, uint64_t p) { return m->lo + p * MIRROR_PAGE; }

/* --- finding */

/* The first mirror that ends behind at. */
static int position(uint64_t at)
{
	int lo = 0, hi = count;
	while (lo < hi) {
		int mid = (lo + hi) / 2;
		uint64_t end = all[mid]->end, pages = page_addr(all[mid], all[mid]->pages);
		if ((end > pages ? end : pages) <= at)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

struct mirror *mirror_at(uint64_t at)
{
	int i = position(at);
	if (i == count)
		return NULL;
	uint64_t from = all[i]->at < all[i]->lo ? all[i]->at : all[i]->lo;
	return from <= at ? all[i] : NULL;
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

uint64_t mirror_start(uint64_t at)
{
	ferry_lock(&mirror_mu);
	struct mirror *m = mirror_at(at);
	uint64_t start = m ? m->at : 0;
	ferry_unlock(&mirror_mu);
	return start;
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

static void watch(void)
{
	int any = fetching || edged;
	for (int i = 0; i < count && !any; i++)
		any = all[i]->open.from < all[i]->open.to;
	atomic_store(&ferry_watch, any);
}

void mirror_watch(int change)
{
	fetching += change;
	watch();
}

/* Whoever is about to send work passes here first. */
static ferry_mu gate;
void mirror_stop(int stop) { stop ? ferry_lock(&gate) : ferry_unlock(&gate); }
static void pass_gate(void)
{
	ferry_lock(&gate);
	ferry_unlock(&gate);
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

/* Called before a command is begun; 1: mu is held until the command has its place in the order. */
static int before(unsigned op)
{
	if (!is_work(op))
		return 0;
	pass_gate();
	ferry_lock(&mirror_mu);
	mirror_work++;
	(void)mirror_close_all(); /* fails with the connection, and then so does the command */
	return 1;
}
static void placed(void) { ferry_unlock(&mirror_mu); }

/* --- pages */

/* What a page's owner lets the program do with it. */
static int protection(int state) { return state == PAGE_DEVICE ? PROT_NONE : state == PAGE_BOTH ? PROT_READ : PROT_READ | PROT_WRITE; }

static int protect(struct mirror *m, uint64_t p, uint64_t q, int prot)
{
	return mprotect((void *)(uintptr_t)page_addr(m, p), (size_t)((q - p) * MIRROR_PAGE), prot);
}

static void widen(struct mirror_run *r, uint64_t p, uint64_t q)
{
	if (r->from >= r->to)
		*r = (struct mirror_run){p, q};
	if (p < r->from)
		r->from = p;
	if (q > r->to)
		r->to = q;
}

/* Open pages here. Many scattered ones can exhaust the kernel's count of mappings: then everything is closed once. */
int mirror_allow(struct mirror *m, uint64_t p, uint64_t q, int state)
{
	if (protect(m, p, q, protection(state))) {
		(void)mirror_close_all();
		if (protect(m, p, q, protection(state))) {
			ferry_log(FERRY_ERROR, "cannot open %llu pages at 0x%llx: %s", (unsigned long long)(q - p), (unsigned long long)page_addr(m, p), strerror(errno));
			return -1;
		}
	}
	memset(m->state + p, state, (size_t)(q - p));
	widen(&m->open, p, q);
	atomic_store(&ferry_watch, 1);
	return 0;
}

/* Write into a page, open or not. */
void mirror_put(struct mirror *m, uint64_t at, const void *data, size_t n)
{
	if (m->alias)
		memcpy(m->alias + (at - m->lo), data, n);
	else if (pwrite(self_mem, data, n, (off_t)at) != (ssize_t)n)
		ferry_log(FERRY_ERROR, "cannot write %zu bytes at 0x%llx: %s", n, (unsigned long long)at, strerror(errno));
}

static CUresult send(struct mirror *m, uint64_t at, const unsigned char *from, uint64_t n)
{
	CUresult rc = 0;
	while (n && !rc) {
		size_t k = n < FERRY_MAX_PAYLOAD ? (size_t)n : FERRY_MAX_PAYLOAD;
		struct ferry_call c;
		if ((rc = ferry_begin(&c, FERRY_OP_MirrorIn, 24 + k)))
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
static CUresult push(struct mirror *m, uint64_t p, uint64_t q)
{
	uint64_t from = page_addr(m, p), to = page_addr(m, q);
	from = from > m->at ? from : m->at;
	to = to < m->end ? to : m->end;
	const unsigned char *data = m->alias ? m->alias + (from - m->lo) : (const unsigned char *)(uintptr_t)from;
	return from < to ? send(m, from, data, to - from) : 0;
}

/* The next run of changed pages in [*p, q); 0 if there is none. */
static int changed(struct mirror *m, uint64_t *p, uint64_t q, struct mirror_run *r)
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

/* Give pages [p, q) to the server. */
static CUresult close_run(struct mirror *m, uint64_t p, uint64_t q)
{
	struct mirror_run r;
	CUresult rc = 0;
	/* Without an alias they are sent from where they are. */
	protect(m, p, q, m->alias ? PROT_NONE : PROT_READ);
	for (uint64_t i = p; !rc && changed(m, &i, q, &r);)
		rc = push(m, r.from, r.to);
	memset(m->state + p, PAGE_DEVICE, (size_t)(q - p));
	if (!m->alias)
		protect(m, p, q, PROT_NONE);
	if (m->open.from >= p && m->open.to <= q)
		m->open = (struct mirror_run){0, 0};
	return rc;
}

static CUresult push_edges(struct mirror *m)
{
	CUresult rc = 0;
	for (int i = 0; i < 2 && !rc; i++) {
		struct mirror_edge *e = m->edges[i];
		const void *now = e ? (const void *)(uintptr_t)e->at : NULL;
		if (e && memcmp(e->was, now, e->n)) {
			memcpy(e->was, now, e->n);
			rc = send(m, e->at, e->was, e->n);
		}
	}
	return rc;
}

CUresult mirror_close_all(void)
{
	CUresult rc = 0;
	for (int i = 0; i < count && !rc; i++) {
		struct mirror *m = all[i];
		if (m->edges[0] || m->edges[1])
			rc = push_edges(m);
		if (!rc && m->open.from < m->open.to)
			rc = close_run(m, m->open.from, m->open.to);
		m->provisional = 0;
	}
	watch();
	return rc;
}

/* --- copies that name mirrored memory */

/* The pages of m in [at, at+n), which becomes what lies behind m. */
static struct mirror_run overlap(struct mirror *m, uint64_t *at, uint64_t *n)
{
	uint64_t top = page_addr(m, m->pages), end = *at + *n, behind = m->end > top ? m->end : top;
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
			rc = close_run(m, o.from, o.to);
		for (uint64_t i = o.from; !rc && changed(m, &i, o.to, &r);) {
			protect(m, r.from, r.to, PROT_READ);
			rc = push(m, r.from, r.to);
			memset(m->state + r.from, PAGE_BOTH, (size_t)(r.to - r.from));
		}
	}
	watch();
	ferry_unlock(&mirror_mu);
	return rc;
}

/* Where a copy of [at, at+n) must be cut: between an edge and the pages, which may lie in different memory on the server. n if
 * nowhere. */
uint64_t mirror_cut(uint64_t at, uint64_t n)
{
	ferry_lock(&mirror_mu);
	struct mirror *m = mirror_at(at);
	if (m && (m->edges[0] || m->edges[1])) {
		uint64_t top = page_addr(m, m->pages);
		if (at < m->lo && m->lo - at < n)
			n = m->lo - at;
		else if (at < top && top - at < n)
			n = top - at;
	}
	ferry_unlock(&mirror_mu);
	return n;
}

CUresult mirror_writes(uint64_t at, uint64_t n)
{
	CUresult rc = 0;
	if (!atomic_load_explicit(&shim_mirrors, memory_order_relaxed))
		return 0;
	pass_gate();
	ferry_lock(&mirror_mu);
	mirror_work++;
	for (struct mirror *m; n && !rc && (m = mirror_at(at));) {
		struct mirror_run o = overlap(m, &at, &n);
		rc = push_edges(m);
		if (!rc && o.from < o.to)
			rc = close_run(m, o.from, o.to);
	}
	watch();
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
				protect(m, p, p + 1, PROT_NONE);
			}
	}
	ferry_unlock(&mirror_mu);
}

void mirror_want(uint64_t at, uint64_t n)
{
	ferry_lock(&mirror_mu);
	struct mirror *m = mirror_at(at);
	struct mirror_run o = m ? overlap(m, &at, &n) : (struct mirror_run){0, 0};
	if (o.from < o.to)
		widen(&m->wanted, o.from, o.to);
	ferry_unlock(&mirror_mu);
}

/* --- making and ending */

struct ferry_range mirror_pages(uint64_t at, uint64_t size)
{
	uint64_t base = at & ~(MIRROR_PAGE - 1);
	return (struct ferry_range){base, ((at + size + MIRROR_PAGE - 1) & ~(MIRROR_PAGE - 1)) - base};
}

static void *map_file(uint64_t at, uint64_t size, int fd, int prot)
{
	struct ferry_range d = ferry_device_window(), s = ferry_server_window();
	int ours = at - d.base < d.size || at - s.base < s.size; /* we hold these addresses already */
	void *want = (void *)(uintptr_t)at;
	void *got = mmap(want, size, prot, MAP_SHARED | (ours ? MAP_FIXED : MAP_FIXED_NOREPLACE), fd, 0);
	if (got != MAP_FAILED && got != want) {
		munmap(got, size);
		got = MAP_FAILED;
	}
	return got;
}

/* A file behind the pages, mapped where the program sees it and once more for us. A child of fork gets neither: natively
 * managed memory is not there in a child either. */
static CUresult map_pages(struct mirror *m)
{
	uint64_t size = m->pages * MIRROR_PAGE;
	m->fd = memfd_create("ferry-managed", MFD_CLOEXEC);
	if (m->fd < 0 || ftruncate(m->fd, (off_t)size))
		return CUDA_ERROR_OUT_OF_MEMORY;
	void *alias = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, m->fd, 0);
	if (alias == MAP_FAILED)
		return CUDA_ERROR_OUT_OF_MEMORY;
	m->alias = alias;
	madvise(alias, size, MADV_DONTFORK);
	if (map_file(m->lo, size, m->fd, m->kind == MIRROR_GLOBAL ? PROT_NONE : PROT_READ | PROT_WRITE) == MAP_FAILED) {
		ferry_log(FERRY_ERROR, "managed memory must lie at 0x%llx, where this process has something else", (unsigned long long)m->lo);
		return CUDA_ERROR_OUT_OF_MEMORY;
	}
	madvise((void *)(uintptr_t)m->lo, size, MADV_DONTFORK);
	return 0;
}

static struct mirror_edge *edge(uint64_t at, uint64_t end)
{
	struct mirror_edge *e = at < end ? malloc(sizeof *e) : NULL;
	if (e) {
		e->at = at;
		e->n = (size_t)(end - at);
	}
	return e;
}

/* Host memory: the whole pages in it can be closed, the rest is edges. All of it is sent before the first use. */
static CUresult frame_host(struct mirror *m, uint64_t at, uint64_t end)
{
	uint64_t lo = (at + MIRROR_PAGE - 1) & ~(MIRROR_PAGE - 1), hi = end & ~(MIRROR_PAGE - 1);
	if (self_mem < 0)
		self_mem = open("/proc/self/mem", O_RDWR | O_CLOEXEC);
	if (lo > hi) { /* all of it in one page */
		lo = hi = end;
		m->edges[0] = edge(at, end);
	} else {
		m->edges[0] = edge(at, lo);
		m->edges[1] = edge(hi, end);
	}
	m->lo = lo;
	m->pages = (hi - lo) / MIRROR_PAGE;
	if (self_mem < 0 || (at < lo && !m->edges[0]) || (hi < end && lo != hi && !m->edges[1]))
		return CUDA_ERROR_OUT_OF_MEMORY;
	for (int i = 0; i < 2; i++)
		if (m->edges[i]) {
			edged++;
			memcpy(m->edges[i]->was, (const void *)(uintptr_t)m->edges[i]->at, m->edges[i]->n);
		}
	return 0;
}

static void scrap(struct mirror *m)
{
	for (int i = 0; i < 2; i++)
		free(m->edges[i]);
	if (m->alias)
		munmap(m->alias, m->pages * MIRROR_PAGE);
	if (m->fd >= 0)
		close(m->fd);
	if (m->state)
		munmap(m->state, m->pages + 1);
	free(m);
}

static int enlist(struct mirror *m)
{
	if (count == room) {
		int more = room ? 2 * room : 16;
		struct mirror **bigger = realloc(all, (size_t)more * sizeof *all);
		if (!bigger)
			return -1;
		all = bigger;
		room = more;
	}
	int i = position(m->at);
	memmove(all + i + 1, all + i, (size_t)(count - i) * sizeof *all);
	all[i] = m;
	count++;
	atomic_store(&shim_mirrors, count);
	return 0;
}

CUresult mirror_new(int kind, uint64_t at, uint64_t size, struct shim_ctx *owner)
{
	struct mirror *m = calloc(1, sizeof *m);
	CUresult rc = mirror_catch();
	if (!m || rc) {
		free(m);
		return rc ? rc : CUDA_ERROR_OUT_OF_MEMORY;
	}
	*m = (struct mirror){.at = at, .end = at + size, .kind = kind, .fd = -1, .owner = owner, .next = UINT64_MAX, .write_next = UINT64_MAX};
	ferry_lock(&mirror_mu);
	ferry_before_begin = before;
	ferry_begun = placed;
	if (kind == MIRROR_HOST) {
		rc = frame_host(m, at, at + size);
	} else {
		m->lo = at & ~(MIRROR_PAGE - 1);
		m->pages = (at + size - m->lo + MIRROR_PAGE - 1) / MIRROR_PAGE;
		rc = map_pages(m);
	}
	if (!rc) {
		m->state = mmap(NULL, m->pages + 1, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
		if (m->state == MAP_FAILED) {
			m->state = NULL;
			rc = CUDA_ERROR_OUT_OF_MEMORY;
		} else if (kind != MIRROR_MANAGED)
			memset(m->state, kind == MIRROR_GLOBAL ? PAGE_DEVICE : PAGE_HOST, (size_t)m->pages);
	}
	if (!rc && kind != MIRROR_GLOBAL)
		m->open = (struct mirror_run){0, m->pages};
	for (int i = 0; i < 2 && !rc; i++)
		if (m->edges[i])
			rc = send(m, m->edges[i]->at, m->edges[i]->was, m->edges[i]->n);
	if (!rc && enlist(m))
		rc = CUDA_ERROR_OUT_OF_MEMORY;
	watch();
	ferry_unlock(&mirror_mu);
	if (rc)
		scrap(m);
	return rc;
}

/* What is at its address from now on: addresses of ours stay ours. */
static void vacate(struct mirror *m)
{
	void *at = (void *)(uintptr_t)m->lo;
	uint64_t size = m->pages * MIRROR_PAGE;
	struct ferry_range d = ferry_device_window(), s = ferry_server_window();
	if (m->kind == MIRROR_HOST) {
		if (m->pages)
			protect(m, 0, m->pages, PROT_READ | PROT_WRITE);
	} else if (m->lo - d.base < d.size || m->lo - s.base < s.size) {
		mmap(at, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
	} else {
		munmap(at, size);
	}
}

static void delist(int i)
{
	struct mirror *m = all[i];
	vacate(m);
	for (int k = 0; k < 2; k++)
		edged -= m->edges[k] != NULL;
	memmove(all + i, all + i + 1, (size_t)(count - i - 1) * sizeof *all);
	count--;
	atomic_store(&shim_mirrors, count);
	watch();
	scrap(m);
}

void mirror_end(uint64_t at, int home)
{
	if (home)
		mirror_bring(at, UINT64_MAX);
	ferry_lock(&mirror_mu);
	int i = position(at);
	struct ferry_range host = {0, 0};
	if (i < count && all[i]->at == at) {
		if (all[i]->kind == MIRROR_HOST)
			host = mirror_pages(at, all[i]->end - at);
		delist(i);
	}
	ferry_unlock(&mirror_mu);
	if (host.size)
		fx_MirrorClose(host.base, host.size);
}

void mirror_end_owner(struct shim_ctx *owner)
{
	for (;;) {
		uint64_t at = 0;
		int kind = 0;
		ferry_lock(&mirror_mu);
		for (int i = 0; i < count && !at; i++)
			if (all[i]->owner == owner) {
				at = all[i]->at;
				kind = all[i]->kind;
			}
		ferry_unlock(&mirror_mu);
		if (!at)
			return;
		mirror_end(at, kind == MIRROR_HOST);
	}
}

struct shim_ctx *mirror_any_owner(void) { return count ? all[0]->owner : NULL; }

/* --- when a synchronising call has returned */

/* Should what was touched in the last round be brought along now? Every so often no, to see whether it is missed. */
static int help(struct mirror *m)
{
	if (m->missed)
		m->credit = m->streak;
	else if (!m->credit && !m->helped)
		m->streak = 0;
	m->missed = 0;
	m->helped = m->credit > 0;
	if (m->credit)
		m->credit--;
	return m->helped;
}

static void close_provisional(struct mirror *m)
{
	for (uint64_t p = m->open.from; p < m->open.to; p++)
		if (m->state[p] == PAGE_BOTH) {
			m->state[p] = PAGE_DEVICE;
			protect(m, p, p + 1, PROT_NONE);
		}
	m->provisional = 0;
}

void mirror_edges(void)
{
	uint64_t at[16];
	int n = 0;
	if (!atomic_load_explicit(&shim_mirrors, memory_order_relaxed))
		return;
	ferry_lock(&mirror_mu);
	for (int i = 0; edged && i < count && n < 16; i++)
		if ((all[i]->edges[0] || all[i]->edges[1]) && all[i]->edges_from != mirror_work)
			at[n++] = all[i]->at;
	ferry_unlock(&mirror_mu);
	for (int i = 0; i < n; i++)
		mirror_bring(at[i], 0);
}

void mirror_synced(void)
{
	struct { uint64_t at, n; } list[16];
	int n = 0;
	uint64_t bytes = 0;
	mirror_edges();
	if (!atomic_load_explicit(&shim_mirrors, memory_order_relaxed))
		return;
	ferry_lock(&mirror_mu);
	for (int i = 0; i < count; i++) {
		struct mirror *m = all[i];
		if (m->provisional)
			close_provisional(m);
		if (m->wanted.from < m->wanted.to && n < 16) {
			list[n].at = page_addr(m, m->wanted.from);
			list[n++].n = (m->wanted.to - m->wanted.from) * MIRROR_PAGE;
			m->wanted = (struct mirror_run){0, 0};
		}
		if (m->open.from < m->open.to || !help(m)) /* open: nothing was launched since */
			continue;
		for (int k = 0; k < 4; k++) {
			uint64_t len = (m->touched[k].to - m->touched[k].from) * MIRROR_PAGE;
			if (len && n < 16 && (bytes += len) <= 8 << 20)
				list[n].at = page_addr(m, m->touched[k].from), list[n++].n = len;
		}
	}
	ferry_unlock(&mirror_mu);
	for (int i = 0; i < n; i++)
		mirror_bring(list[i].at, list[i].n);
}
