/* shim/core/session/handle.c: names for objects, minted here so that creating one needs no answer.
 *
 * A handle is {0x7e, kind, generation, index} from the top byte down, the kind with the number of the server above it: no valid address has this form, no program that
 * takes it for an intptr_t sees a negative number (cuda.core refuses those), and a stale one is distinguished from its successor
 * by the generation. An index is a multiple of 16, as addresses of objects are: programs keep notes of their own in the low bits
 * (PyTorch tells its own streams from others by the lowest). The slot of a handle is its index / 16. Slots lie in chunks that never move, so lookups take no lock. A slot whose generations are used up is
 * given up: no handle ever means two things. An object may end with another (ferry_handle_own): a node with its graph.
 * Lock: mu, a leaf: nothing is locked under it. */
#include "handle.h"
#include "../base/among.h"
#include "../base/lock.h"
#include <stdlib.h>

#define CHUNK 1024
#define CHUNKS 16384
#define TAG (0x7eull << 56)
#define KIND_BITS 5 /* of the byte; what is above them is the number of the server, where a program has several */
#define KINDS ((1u << KIND_BITS) - 1)
#define SERVER (1u << 31)
#define STEP FERRY_HANDLE_STEP

struct slot {
	_Atomic uint64_t handle;
	void *object;
	uint64_t orphan; /* the last handle of this slot that ended with a context */
	uint32_t next_free;
	uint32_t owner, owned, before, after; /* slots: the object it ends with; the first that ends with it; its neighbours in that list */
	uint16_t generation;
};

static struct slot *_Atomic chunks[CHUNKS];
static ferry_mu mu;            /* guards what follows, and every slot's change */
static uint32_t used = 1;      /* index 0 means none, everywhere */
static uint32_t free_head, free_tail;
static uint32_t count[KINDS + 1]; /* live, by kind */

/* The upper half of every handle of a kind. */
static uint64_t stem(int kind) { return TAG >> 48 | (uint64_t)ferry_among() << KIND_BITS | (uint64_t)kind; }

static struct slot *slot_at(uint32_t index)
{
	struct slot *chunk = index / CHUNK < CHUNKS ? atomic_load_explicit(&chunks[index / CHUNK], memory_order_acquire) : NULL;
	return chunk ? &chunk[index % CHUNK] : NULL;
}

/* Whatever slot it comes to: who asks compares the handle. */
static struct slot *slot_of(uint64_t handle) { return slot_at((uint32_t)handle / STEP); }

uint64_t ferry_handle_mint(int kind, void *object)
{
	uint64_t handle = 0;

	ferry_lock(&mu);
	uint32_t index = free_head;
	if (index) {
		free_head = slot_at(index)->next_free;
		if (!free_head)
			free_tail = 0;
	} else if (used < CHUNK * CHUNKS) {
		index = used;
		if (!slot_at(index)) {
			struct slot *chunk = calloc(CHUNK, sizeof *chunk);
			if (chunk)
				atomic_store_explicit(&chunks[index / CHUNK], chunk, memory_order_release);
			else
				index = 0;
		}
		if (index)
			used++;
	}
	if (index) {
		struct slot *s = slot_at(index);
		s->object = object;
		handle = stem(kind) << 48 | (uint64_t)s->generation << 32 | index * STEP;
		atomic_store_explicit(&s->handle, handle, memory_order_release);
		count[kind & KINDS]++;
	}
	ferry_unlock(&mu);
	return handle;
}

static struct slot *live(int kind, uint64_t handle)
{
	if (handle >> 48 != stem(kind))
		return NULL;
	struct slot *s = slot_of(handle);
	return s && atomic_load_explicit(&s->handle, memory_order_acquire) == handle ? s : NULL;
}

void ferry_handle_attach(int kind, uint64_t handle, void *object)
{
	ferry_lock(&mu);
	struct slot *s = live(kind, handle);
	if (s)
		s->object = object;
	ferry_unlock(&mu);
}

void *ferry_handle_object(int kind, uint64_t handle)
{
	struct slot *s = live(kind, handle);
	return s ? s->object : NULL;
}

void ferry_handle_visit(int kind, uint64_t handle, void (*visit)(void *object, void *arg), void *arg)
{
	ferry_lock(&mu);
	struct slot *s = live(kind, handle);
	if (s)
		visit(s->object, arg);
	ferry_unlock(&mu);
}

int ferry_handle_known(int kind, uint64_t handle)
{
	if (handle >> 48 == stem(kind) && (handle & SERVER))
		return 1;
	return live(kind, handle) != NULL;
}

int ferry_handle_ended(int kind, uint64_t handle)
{
	if (handle >> 48 != stem(kind) || handle & SERVER || handle % STEP)
		return 0;
	ferry_lock(&mu);
	struct slot *s = (uint32_t)handle / STEP < used ? slot_of(handle) : NULL;
	int ended = s && s->handle != handle && (uint16_t)(handle >> 32) < s->generation;
	ferry_unlock(&mu);
	return ended;
}

int ferry_handle_orphaned(uint64_t handle)
{
	ferry_lock(&mu);
	struct slot *s = slot_of(handle);
	int orphaned = handle && s && s->orphan == handle;
	ferry_unlock(&mu);
	return orphaned;
}

void ferry_handle_own(uint64_t owner, uint64_t handle)
{
	uint32_t index = (uint32_t)handle / STEP;

	ferry_lock(&mu);
	struct slot *o = slot_of(owner), *s = slot_at(index);
	int lives = o && (owner >> 32 ? o->handle == owner : o->handle != 0);
	if (lives && s && o != s && s->handle == handle && !s->owner) {
		s->owner = (uint32_t)owner / STEP;
		s->before = 0;
		if ((s->after = o->owned))
			slot_at(s->after)->before = index;
		o->owned = index;
	}
	ferry_unlock(&mu);
}

static void disown(struct slot *s) /* mu is held */
{
	if (!s->owner)
		return;
	if (s->before)
		slot_at(s->before)->after = s->after;
	else
		slot_at(s->owner)->owned = s->after;
	if (s->after)
		slot_at(s->after)->before = s->before;
	s->owner = s->before = s->after = 0;
}

static void *forget(struct slot *s, uint32_t index, int orphan);

static void forget_owned(struct slot *s, int orphan) /* mu is held */
{
	while (s->owned)
		free(forget(slot_at(s->owned), s->owned, orphan));
}

/* Freed slots are reused in the order they were freed, so that a stale handle stays stale for long. orphan: it ends with a context. mu is
 * held. */
static void *forget(struct slot *s, uint32_t index, int orphan)
{
	void *object = s->object;

	forget_owned(s, orphan);
	disown(s);
	if (orphan)
		s->orphan = s->handle;
	count[s->handle >> 48 & KINDS]--;
	atomic_store_explicit(&s->handle, 0, memory_order_release);
	s->object = NULL;
	if (!++s->generation)
		return object;
	s->next_free = 0;
	if (free_tail)
		slot_at(free_tail)->next_free = index;
	else
		free_head = index;
	free_tail = index;
	return object;
}

void *ferry_handle_drop(int kind, uint64_t handle)
{
	ferry_lock(&mu);
	struct slot *s = live(kind, handle);
	void *object = s ? forget(s, (uint32_t)handle / STEP, 0) : NULL;
	ferry_unlock(&mu);
	return object;
}

void ferry_handle_drop_owned(uint64_t handle)
{
	ferry_lock(&mu);
	struct slot *s = slot_of(handle);
	if (s && s->handle == handle)
		forget_owned(s, 1);
	ferry_unlock(&mu);
}

size_t ferry_handle_count(int kind)
{
	ferry_lock(&mu);
	size_t n = count[kind & KINDS];
	ferry_unlock(&mu);
	return n;
}

/* The live handle of a kind at or behind *index, which moves to it; 0 at the end. mu is held. */
static uint64_t next(int kind, uint32_t *index)
{
	for (; *index < used; ++*index) {
		uint64_t handle = atomic_load_explicit(&slot_at(*index)->handle, memory_order_relaxed);
		if (handle && (int)(handle >> 48 & KINDS) == kind)
			return handle;
	}
	return 0;
}

void ferry_handle_each(int kind, void (*visit)(uint64_t, void *, void *), void *arg)
{
	uint64_t handle;

	ferry_lock(&mu);
	for (uint32_t i = 1; (handle = next(kind, &i)); i++)
		visit(handle, slot_at(i)->object, arg);
	ferry_unlock(&mu);
}

void ferry_handle_drop_each(int kind, int (*fits)(const void *, const void *), const void *arg, void (*gone)(void *))
{
	uint64_t handle;

	ferry_lock(&mu);
	for (uint32_t i = 1; (handle = next(kind, &i)); i++) {
		struct slot *s = slot_at(i);
		if (!s->object || !fits(s->object, arg))
			continue;
		void *object = forget(s, i, 1);
		ferry_unlock(&mu);
		gone(object);
		ferry_lock(&mu);
	}
	ferry_unlock(&mu);
}
