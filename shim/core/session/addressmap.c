/* shim/core/session/addressmap.c: addresses. Which block an address belongs to, and where the next device allocation goes.
 *
 * Blocks hang in one treap per space, by address. Device addresses are handed out moving forward through the window, so that a
 * freed one comes back late: the server ends a freed block only when the GPU is done with it, and an early successor at the
 * same place would have to wait. Small blocks share granules of 2 MiB, which is what the driver maps at a time; they
 * are cut in size classes, per device, in an eighth of the window of their own, and each class reuses its own, oldest first.
 * Lock: mu, a leaf: nothing is locked under it. Memory: a node per block, from malloc. */
#include "addressmap.h"
#include "../base/lock.h"
#include "../base/result.h"
#include "windows.h"
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#define GRANULE (2ull << 20)
#define SMALL (1ull << 20)
#define ALIGN 512ull
#define CLASSES 64
#define GROUPS 128 /* devices, and their managed memory: a granule belongs to one of them */
#define NOTED GROUPS /* of blocks that the program or the server placed: none of their addresses is handed out again */
#define OWN (GROUPS + 1) /* of memory of the shim's own: no question about an address finds it */

struct node { struct ferry_block b; unsigned group; uint64_t room; struct node *left, *right; uint32_t weight; };
struct spare { uint64_t addr; struct spare *next; };

static ferry_mu mu; /* guards everything here */
static struct node *roots[FERRY_SPACES];
_Atomic uint64_t ferry_host_low = UINT64_MAX, ferry_host_high;
static uint64_t cursor[2]; /* where the search for a place begins: device window, host window */
static uint64_t slabs;     /* bytes of the small part that have been cut into slabs */
static struct { uint64_t at, end; struct spare *head, *tail; } classes[GROUPS][CLASSES];

static uint32_t weigh(uint64_t x)
{
	x ^= x >> 33;
	x *= 0xff51afd7ed558ccdull;
	x ^= x >> 29;
	return (uint32_t)x;
}

static struct node *insert(struct node *t, struct node *n)
{
	if (!t)
		return n;
	if (n->b.addr < t->b.addr) {
		t->left = insert(t->left, n);
		if (t->left->weight > t->weight) {
			struct node *l = t->left;
			t->left = l->right;
			l->right = t;
			return l;
		}
	} else {
		t->right = insert(t->right, n);
		if (t->right->weight > t->weight) {
			struct node *r = t->right;
			t->right = r->left;
			r->left = t;
			return r;
		}
	}
	return t;
}

static struct node *join(struct node *a, struct node *b)
{
	if (!a || !b)
		return a ? a : b;
	if (a->weight > b->weight) {
		a->right = join(a->right, b);
		return a;
	}
	b->left = join(a, b->left);
	return b;
}

/* The last block at or before addr, and the first behind it. */
static struct node *around(int space, uint64_t addr, struct node **after)
{
	struct node *t = roots[space], *before = NULL;
	*after = NULL;
	while (t)
		if (t->b.addr <= addr) {
			before = t;
			t = t->right;
		} else {
			*after = t;
			t = t->left;
		}
	return before;
}

static struct node *holding(int space, uint64_t addr)
{
	struct node *after, *n = around(space, addr, &after);
	return n && addr - n->b.addr < n->room ? n : NULL;
}

/* Is it a block of the program's that holds addr? */
static int is_found(const struct node *n, uint64_t addr) { return n && n->group != OWN && addr - n->b.addr < n->b.size; }

static int add(int space, uint64_t addr, uint64_t size, uint64_t room, unsigned group, void *owner, uint64_t tag)
{
	struct node *n = calloc(1, sizeof *n);
	if (!n)
		return -1;
	n->b = (struct ferry_block){addr, size, owner, tag};
	n->room = room;
	n->group = group;
	n->weight = weigh(addr);
	roots[space] = insert(roots[space], n);
	if (space == FERRY_HOST && group != OWN) {
		if (addr < ferry_host_low)
			ferry_host_low = addr;
		if (addr + size > ferry_host_high)
			ferry_host_high = addr + size;
	}
	return 0;
}

/* A free place of that size in [from, to), or 0. */
static uint64_t gap(int space, uint64_t size, uint64_t from, uint64_t to)
{
	struct node *after, *before = around(space, from, &after);
	if (before && from < before->b.addr + before->room)
		from = (before->b.addr + before->room + GRANULE - 1) & ~(GRANULE - 1);
	while (from < to && size <= to - from) {
		if (!after || after->b.addr >= from + size)
			return from;
		from = (after->b.addr + after->room + GRANULE - 1) & ~(GRANULE - 1);
		around(space, from, &after);
	}
	return 0;
}

static uint64_t place(int space, struct ferry_range w, uint64_t size)
{
	uint64_t *at = &cursor[space];
	if (space == FERRY_DEVICE) { /* behind the part of the small ones */
		w.base += w.size / 8;
		w.size -= w.size / 8;
	}
	if (*at < w.base || *at > w.base + w.size)
		*at = w.base;
	uint64_t found = gap(space, size, *at, w.base + w.size);
	if (!found)
		found = gap(space, size, w.base, w.base + w.size);
	if (found)
		*at = found + size;
	return found;
}

/* Eight classes to a power of two: at most an eighth is lost. */
static unsigned class_of(uint64_t size, uint64_t *room)
{
	uint64_t step = ALIGN, top = 8 * ALIGN;
	unsigned c = 0;
	while (size > top) {
		step *= 2;
		top *= 2;
		c += 4;
	}
	*room = (size + step - 1) / step * step;
	return c + (unsigned)(*room / step) - 1;
}

static uint64_t place_small(uint64_t size, unsigned group, uint64_t *room)
{
	unsigned c = class_of(size, room);
	struct spare *s = classes[group][c].head;
	if (s) {
		uint64_t addr = s->addr;
		classes[group][c].head = s->next;
		if (!s->next)
			classes[group][c].tail = NULL;
		free(s);
		return addr;
	}
	if (classes[group][c].end - classes[group][c].at < *room) {
		struct ferry_range w = ferry_device_window();
		if (slabs + GRANULE > w.size / 8)
			return 0;
		classes[group][c].at = w.base + slabs;
		classes[group][c].end = classes[group][c].at + GRANULE;
		slabs += GRANULE;
	}
	uint64_t addr = classes[group][c].at;
	classes[group][c].at += *room;
	return addr;
}

static void spare_small(uint64_t addr, unsigned group, uint64_t room)
{
	uint64_t same;
	unsigned c = class_of(room, &same);
	struct spare *s = malloc(sizeof *s);
	if (!s)
		return; /* the addresses are lost, nothing else */
	*s = (struct spare){addr, NULL};
	if (classes[group][c].tail)
		classes[group][c].tail->next = s;
	else
		classes[group][c].head = s;
	classes[group][c].tail = s;
}

int ferry_block_alloc(uint64_t size, unsigned group, void *owner, uint64_t tag, uint64_t *addr)
{
	uint64_t room = (size + GRANULE - 1) & ~(GRANULE - 1), at = 0;

	if (!size || room < size)
		return size ? FERRY_ERROR_OUT_OF_MEMORY : FERRY_ERROR_INVALID_VALUE;
	group %= GROUPS;
	ferry_lock(&mu);
	at = size <= SMALL ? place_small(size, group, &room) : place(FERRY_DEVICE, ferry_device_window(), room);
	int rc = at && !add(FERRY_DEVICE, at, size, room, group, owner, tag) ? 0 : FERRY_ERROR_OUT_OF_MEMORY;
	ferry_unlock(&mu);
	*addr = at;
	return rc;
}

int ferry_block_alloc_inside(uint64_t offset, uint64_t size, void *owner, uint64_t tag, uint64_t *base)
{
	uint64_t whole = (offset + size + GRANULE - 1) & ~(GRANULE - 1);

	if (!size || offset + size < size || whole < offset + size)
		return size ? FERRY_ERROR_OUT_OF_MEMORY : FERRY_ERROR_INVALID_VALUE;
	ferry_lock(&mu);
	uint64_t at = place(FERRY_DEVICE, ferry_device_window(), whole);
	/* What lies before it in its first granule is not handed out: it is smaller than any block there. */
	int rc = at && offset < GRANULE && !add(FERRY_DEVICE, at + offset, size, whole - offset, 0, owner, tag) ? 0 : FERRY_ERROR_OUT_OF_MEMORY;
	ferry_unlock(&mu);
	*base = at;
	return rc;
}

/* Seals promise the other side that the file keeps its size. */
static int shareable(uint64_t bytes)
{
	int fd = memfd_create("ferry-pinned", MFD_CLOEXEC | MFD_ALLOW_SEALING);
	if (fd >= 0 && (ftruncate(fd, (off_t)bytes) || fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL))) {
		close(fd);
		fd = -1;
	}
	return fd;
}

static int alloc_host(uint64_t size, unsigned group, void *owner, uint64_t tag, uint64_t *addr, int *fd)
{
	uint64_t room = (size + GRANULE - 1) & ~(GRANULE - 1);
	uint64_t bytes = (size + 4095) & ~4095ull;
	int kind = MAP_PRIVATE | MAP_ANONYMOUS, file = -1;
	void *got;

	if (!size || room < size)
		return size ? FERRY_ERROR_OUT_OF_MEMORY : FERRY_ERROR_INVALID_VALUE;
	if (fd && ferry_range_reserved() && (file = shareable(bytes)) >= 0)
		kind = MAP_SHARED;
	ferry_lock(&mu);
	if (ferry_range_reserved()) {
		uint64_t at = place(FERRY_HOST, ferry_host_window(), room);
		got = at ? mmap((void *)(uintptr_t)at, bytes, PROT_READ | PROT_WRITE, kind | MAP_FIXED, file, 0) : MAP_FAILED;
	} else {
		got = mmap(NULL, bytes, PROT_READ | PROT_WRITE, kind, file, 0);
	}
	int rc = got != MAP_FAILED && !add(FERRY_HOST, (uint64_t)(uintptr_t)got, size, bytes, group, owner, tag) ? 0 : FERRY_ERROR_OUT_OF_MEMORY;
	ferry_unlock(&mu);
	if (rc && file >= 0) {
		close(file);
		file = -1;
	}
	if (fd)
		*fd = file;
	*addr = rc ? 0 : (uint64_t)(uintptr_t)got;
	return rc;
}

int ferry_block_alloc_host(uint64_t size, void *owner, uint64_t tag, uint64_t *addr, int *fd) { return alloc_host(size, 0, owner, tag, addr, fd); }
int ferry_block_alloc_own(uint64_t size, uint64_t *addr, int *fd) { return alloc_host(size, OWN, NULL, 0, addr, fd); }

int ferry_block_retag(int space, uint64_t addr, uint64_t tag)
{
	ferry_lock(&mu);
	struct node *n = holding(space, addr);
	int found = n && n->group != OWN;
	if (found)
		n->b.tag = tag;
	ferry_unlock(&mu);
	return found ? 0 : -1;
}

int ferry_block_add(int space, uint64_t addr, uint64_t size, void *owner, uint64_t tag)
{
	struct node *after;

	ferry_lock(&mu);
	int taken = holding(space, addr) != NULL;
	around(space, addr, &after);
	if (after && after->b.addr - addr < size)
		taken = 1;
	int rc = taken || !size || addr + size < addr || add(space, addr, size, size, NOTED, owner, tag) ? -1 : 0;
	ferry_unlock(&mu);
	return rc;
}

int ferry_block_find(int space, uint64_t addr, struct ferry_block *out)
{
	ferry_lock(&mu);
	struct node *n = holding(space, addr);
	int found = is_found(n, addr);
	if (found && out)
		*out = n->b;
	ferry_unlock(&mu);
	return found ? 0 : -1;
}

void ferry_block_find_all(uint64_t addr, struct ferry_place *out)
{
	*out = (struct ferry_place){.addr = addr};
	ferry_lock(&mu);
	for (int space = 0; space < FERRY_SPACES; space++) {
		struct node *after, *n = around(space, addr, &after);
		if (is_found(n, addr))
			out->block[space] = n->b;
		out->next[space] = after ? after->b.addr : UINT64_MAX;
	}
	ferry_unlock(&mu);
}

int ferry_block_next(int space, uint64_t addr, struct ferry_block *out)
{
	struct node *after;
	ferry_lock(&mu);
	struct node *n = around(space, addr, &after);
	if (!is_found(n, addr))
		for (n = after; n && n->group == OWN; n = after)
			around(space, n->b.addr, &after);
	if (n)
		*out = n->b;
	ferry_unlock(&mu);
	return n ? 0 : -1;
}

/* Take the block at addr out of the tree and give its place back. mu is held. */
static void end(int space, struct node *n)
{
	struct node **p = &roots[space];
	while (*p != n)
		p = n->b.addr < (*p)->b.addr ? &(*p)->left : &(*p)->right;
	*p = join(n->left, n->right);
	struct ferry_range w = ferry_device_window(), h = ferry_host_window();
	if (space == FERRY_DEVICE && n->group != NOTED && n->b.size <= SMALL && n->b.addr - w.base < w.size / 8)
		spare_small(n->b.addr, n->group, n->room);
	if (space == FERRY_HOST && ferry_range_reserved() && n->b.addr - h.base < h.size) /* give the memory back, keep the addresses */
		mmap((void *)(uintptr_t)n->b.addr, n->room, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
	free(n);
}

int ferry_block_release(int space, uint64_t addr, struct ferry_block *out)
{
	ferry_lock(&mu);
	struct node *n = holding(space, addr);
	int found = n && n->b.addr == addr;
	if (found) {
		if (out)
			*out = n->b;
		end(space, n);
	}
	ferry_unlock(&mu);
	return found ? 0 : -1;
}

static void each(const struct node *t, void (*visit)(const struct ferry_block *, void *), void *arg)
{
	for (; t; t = t->right) {
		each(t->left, visit, arg);
		if (t->group != OWN)
			visit(&t->b, arg);
	}
}

void ferry_block_each(int space, void (*visit)(const struct ferry_block *, void *), void *arg)
{
	ferry_lock(&mu);
	each(roots[space], visit, arg);
	ferry_unlock(&mu);
}

static struct node *owned(struct node *t, void *owner)
{
	while (t) {
		if (t->b.owner == owner)
			return t;
		struct node *l = owned(t->left, owner);
		if (l)
			return l;
		t = t->right;
	}
	return NULL;
}

void ferry_block_release_owner(void *owner, void (*gone)(int, const struct ferry_block *))
{
	for (int space = FERRY_DEVICE; space <= FERRY_HOST; space++)
		for (;;) {
			ferry_lock(&mu);
			struct node *n = owned(roots[space], owner);
			struct ferry_block b = {0};
			if (n) {
				b = n->b;
				end(space, n);
			}
			ferry_unlock(&mu);
			if (!n)
				break;
			if (gone)
				gone(space, &b);
		}
}
