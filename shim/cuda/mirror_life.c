/* shim/cuda/mirror_life.c: how mirrors begin and end, and what happens to them when the program synchronises. See mirror.h. */
#include "mirror_life.h"
#include "gen_send.h"
#include "mirror_early.h"
#include "mirror_fault.h"
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/* --- making and ending */

struct ferry_range mirror_pages(uint64_t at, uint64_t size)
{
	uint64_t base = at & ~(MIRROR_PAGE - 1);
	return (struct ferry_range){base, ((at + size + MIRROR_PAGE - 1) & ~(MIRROR_PAGE - 1)) - base};
}

static void *map_file(uint64_t at, uint64_t size, int fd, int prot)
{
	struct ferry_range d = ferry_device_window(), s = ferry_server_window();
	int ours = at - d.base < d.size || at - s.base < s.size; /* the shim has reserved these addresses */
	void *want = (void *)(uintptr_t)at;
	void *got = mmap(want, size, prot, MAP_SHARED | (ours ? MAP_FIXED : MAP_FIXED_NOREPLACE), fd, 0);
	if (got != MAP_FAILED && got != want) {
		munmap(got, size);
		got = MAP_FAILED;
	}
	return got;
}

/* A file behind the pages, mapped where the program sees it and once more for the shim. A child of fork gets neither: natively
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
	if (map_file(m->lo, size, m->fd, mirror_begins_there(m->kind) ? PROT_NONE : PROT_READ | PROT_WRITE) == MAP_FAILED) {
		ferry_log(FERRY_LOG_ERROR, "managed memory must lie at 0x%llx, where this process has something else", (unsigned long long)m->lo);
		return CUDA_ERROR_OUT_OF_MEMORY;
	}
	m->mapped = 1;
	madvise((void *)(uintptr_t)m->lo, size, MADV_DONTFORK);
	return 0;
}

static struct mirror_edge *new_edge(uint64_t at, uint64_t end)
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
	if (mirror_self < 0)
		mirror_self = open("/proc/self/mem", O_RDWR | O_CLOEXEC);
	if (lo > hi) /* all of it in one page */
		lo = hi = end;
	m->edges[0] = new_edge(at, lo);
	m->edges[1] = new_edge(hi, end);
	m->lo = lo;
	m->pages = (hi - lo) / MIRROR_PAGE;
	if (mirror_self < 0 || (at < lo && !m->edges[0]) || (hi < end && !m->edges[1]))
		return CUDA_ERROR_OUT_OF_MEMORY;
	for (int i = 0; i < 2; i++)
		if (m->edges[i])
			memcpy(m->edges[i]->was, (const void *)(uintptr_t)m->edges[i]->at, m->edges[i]->n);
	return 0;
}

static void free_mirror(struct mirror *m)
{
	for (int i = 0; i < 2; i++)
		free(m->edges[i]);
	free(m->parts);
	mirror_forget_kept(m);
	if (m->alias)
		munmap(m->alias, m->pages * MIRROR_PAGE);
	if (m->fd >= 0)
		close(m->fd);
	if (m->state)
		munmap(m->state, m->pages + 1);
	free(m);
}

/* What is at its address from now on: addresses in the windows stay reserved. */
static void vacate_pages(struct mirror *m)
{
	void *at = (void *)(uintptr_t)m->lo;
	uint64_t size = m->pages * MIRROR_PAGE;
	struct ferry_range d = ferry_device_window(), s = ferry_server_window();
	if (m->kind == MIRROR_HOST) {
		if (m->pages && mirror_protect(m, 0, m->pages, PROT_READ | PROT_WRITE))
			mirror_protect(m, 0, m->pages, PROT_READ); /* a file that may only be read */
	} else if (m->lo - d.base < d.size || m->lo - s.base < s.size) {
		mmap(at, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
	} else {
		munmap(at, size);
	}
}

static int insert_mirror(struct mirror *m)
{
	static int room;
	if (mirror_count == room) {
		int more = room ? 2 * room : 16;
		struct mirror **bigger = realloc(mirror_list, (size_t)more * sizeof *bigger);
		if (!bigger)
			return -1;
		mirror_list = bigger;
		room = more;
	}
	int i = mirror_position(m->at);
	memmove(mirror_list + i + 1, mirror_list + i, (size_t)(mirror_count - i) * sizeof *mirror_list);
	mirror_list[i] = m;
	mirror_count++;
	for (int k = 0; k < 2; k++)
		mirror_edged += m->edges[k] != NULL;
	atomic_store(&shim_mirrors, mirror_count);
	return 0;
}

CUresult mirror_new(int kind, uint64_t at, uint64_t size, struct shim_ctx *owner)
{
	struct mirror *m = calloc(1, sizeof *m);
	CUresult rc = mirror_install_handler();
	if (!m || rc) {
		free(m);
		return rc ? rc : CUDA_ERROR_OUT_OF_MEMORY;
	}
	*m = (struct mirror){.at = at, .end = at + size, .kind = kind, .fd = -1, .owner = owner, .next = UINT64_MAX, .write_next = UINT64_MAX};
	ferry_lock(&mirror_mu);
	mirror_install_hooks();
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
			memset(m->state, mirror_begins_there(kind) ? PAGE_DEVICE : PAGE_HOST, (size_t)m->pages);
	}
	if (!rc && !mirror_begins_there(kind))
		m->open = (struct mirror_run){0, m->pages};
	for (int i = 0; i < 2 && !rc; i++)
		if (m->edges[i])
			rc = mirror_send(m, m->edges[i]->at, m->edges[i]->was, m->edges[i]->n);
	if (!rc && insert_mirror(m))
		rc = CUDA_ERROR_OUT_OF_MEMORY;
	mirror_update_watched();
	ferry_unlock(&mirror_mu);
	if (rc) {
		if (m->mapped)
			vacate_pages(m);
		free_mirror(m);
	}
	return rc;
}

void mirror_delist(int i)
{
	struct mirror *m = mirror_list[i];
	vacate_pages(m);
	for (int k = 0; k < 2; k++)
		mirror_edged -= m->edges[k] != NULL;
	memmove(mirror_list + i, mirror_list + i + 1, (size_t)(mirror_count - i - 1) * sizeof *mirror_list);
	mirror_count--;
	atomic_store(&shim_mirrors, mirror_count);
	mirror_update_watched();
	free_mirror(m);
}

void mirror_end(uint64_t at, int home)
{
	if (home)
		mirror_fetch(at, UINT64_MAX, 1);
	ferry_lock(&mirror_mu);
	int i = mirror_position(at);
	struct ferry_range host = {0, 0};
	if (i < mirror_count && mirror_list[i]->at == at) {
		if (mirror_list[i]->kind == MIRROR_HOST)
			host = mirror_pages(at, mirror_list[i]->end - at);
		mirror_delist(i);
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
		for (int i = 0; i < mirror_count && !at; i++)
			if (mirror_list[i]->owner == owner) {
				at = mirror_list[i]->at;
				kind = mirror_list[i]->kind;
			}
		ferry_unlock(&mirror_mu);
		if (!at)
			return;
		mirror_end(at, kind == MIRROR_HOST);
	}
}

struct shim_ctx *mirror_any_owner(void) { return mirror_count ? mirror_list[0]->owner : NULL; }

/* --- when a synchronising call has returned */

/* Should what was touched in the last round be brought along now? Every so often no, to see whether it is missed. */
static int is_helped(struct mirror *m)
{
	if (m->missed)
		m->prefetch_rounds = m->streak;
	else if (!m->prefetch_rounds && !m->helped)
		m->streak = 0;
	m->missed = 0;
	m->helped = m->prefetch_rounds > 0;
	if (m->prefetch_rounds)
		m->prefetch_rounds--;
	return m->helped;
}

static void close_provisional(struct mirror *m)
{
	for (uint64_t p = m->open.from; p < m->open.to; p++)
		if (m->state[p] == PAGE_BOTH) {
			m->state[p] = PAGE_DEVICE;
			mirror_protect(m, p, p + 1, PROT_NONE);
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
	for (int i = 0; mirror_edged && i < mirror_count && n < 16; i++)
		if ((mirror_list[i]->edges[0] || mirror_list[i]->edges[1]) && mirror_list[i]->edges_from != mirror_work)
			at[n++] = mirror_list[i]->at;
	ferry_unlock(&mirror_mu);
	for (int i = 0; i < n; i++)
		mirror_fetch(at[i], 0, 0);
}

/* The next mirror from *at on of which the program prefetched something to the host. */
static int take_wanted(uint64_t *at, uint64_t *n)
{
	*n = 0;
	ferry_lock(&mirror_mu);
	for (int i = mirror_position(*at); i < mirror_count && !*n; i++) {
		struct mirror *m = mirror_list[i];
		if (m->wanted.from < m->wanted.to) {
			*at = mirror_page(m, m->wanted.from);
			*n = (m->wanted.to - m->wanted.from) * MIRROR_PAGE;
			m->wanted = (struct mirror_run){0, 0};
		}
	}
	ferry_unlock(&mirror_mu);
	return *n != 0;
}

void mirror_fetch_wanted(void)
{
	if (!atomic_load_explicit(&mirror_wanted, memory_order_relaxed) || !atomic_exchange(&mirror_wanted, 0))
		return;
	for (uint64_t at = 0, size; take_wanted(&at, &size); at += size)
		mirror_fetch(at, size, 0);
}

void mirror_passed(void)
{
	if (!mirror_early || !atomic_load_explicit(&shim_mirrors, memory_order_relaxed))
		return;
	ferry_lock(&mirror_mu);
	for (int i = 0; i < mirror_count; i++)
		if (mirror_list[i]->early) {
			(void)mirror_close(mirror_list[i], mirror_list[i]->open.from, mirror_list[i]->open.to);
			mirror_list[i]->provisional = mirror_list[i]->early = 0;
		}
	mirror_early = 0;
	mirror_update_watched();
	ferry_unlock(&mirror_mu);
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
	for (int i = 0; i < mirror_count; i++) {
		struct mirror *m = mirror_list[i];
		if (m->early)
			(void)mirror_close(m, m->open.from, m->open.to);
		else if (m->provisional)
			close_provisional(m);
		m->provisional = m->early = 0;
		if (m->open.from < m->open.to || !is_helped(m)) /* open: nothing was launched since */
			continue;
		for (int k = 0; k < 4; k++) {
			uint64_t len = (m->touched[k].to - m->touched[k].from) * MIRROR_PAGE;
			if (len && n < 16 && (bytes += len) <= 8 << 20)
				list[n].at = mirror_page(m, m->touched[k].from), list[n++].n = len;
		}
	}
	ferry_unlock(&mirror_mu);
	for (int i = 0; i < n; i++)
		mirror_fetch(list[i].at, list[i].n, 0);
	mirror_fetch_wanted();
}
