/* shim/core/handle.c: names for objects, minted here so that creating one needs no answer.
 *
 * A handle is {0xfe, kind, generation, index} from the top byte down: no valid address looks like it, and a stale one is
 * told from its successor by the generation. Slots lie in chunks that never move, so lookups take no lock. */
#include "ferry.h"
#include <stdlib.h>

#define CHUNK 1024
#define CHUNKS 16384
#define TAG (0xfeull << 56)
#define SERVER (1u << 31)

struct slot { _Atomic uint64_t handle; void *object; uint32_t next_free; uint16_t generation; };

static struct slot *_Atomic chunks[CHUNKS];
static ferry_mu mu;            /* guards what follows, and every slot's change */
static uint32_t used = 1;      /* index 0 means none, everywhere */
static uint32_t free_head, free_tail;

static struct slot *slot_at(uint32_t index)
{
	struct slot *chunk = index / CHUNK < CHUNKS ? atomic_load_explicit(&chunks[index / CHUNK], memory_order_acquire) : NULL;
	return chunk ? &chunk[index % CHUNK] : NULL;
}

uint64_t ferry_mint(int kind, void *object)
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
		handle = TAG | (uint64_t)kind << 48 | (uint64_t)s->generation << 32 | index;
		atomic_store_explicit(&s->handle, handle, memory_order_release);
	}
	ferry_unlock(&mu);
	return handle;
}

static struct slot *live(int kind, uint64_t handle)
{
	if (handle >> 48 != (TAG >> 48 | (uint64_t)kind))
		return NULL;
	struct slot *s = slot_at((uint32_t)handle);
	return s && atomic_load_explicit(&s->handle, memory_order_acquire) == handle ? s : NULL;
}

void ferry_attach(int kind, uint64_t handle, void *object)
{
	struct slot *s = live(kind, handle);
	if (s)
		s->object = object;
}

void *ferry_object(int kind, uint64_t handle)
{
	struct slot *s = live(kind, handle);
	return s ? s->object : NULL;
}

int ferry_known(int kind, uint64_t handle)
{
	if (handle >> 48 == (TAG >> 48 | (uint64_t)kind) && (handle & SERVER))
		return 1;
	return live(kind, handle) != NULL;
}

/* Freed slots are reused in the order they were freed, so that a stale handle stays stale for long. */
void *ferry_drop(int kind, uint64_t handle)
{
	void *object = NULL;

	ferry_lock(&mu);
	struct slot *s = live(kind, handle);
	if (s) {
		uint32_t index = (uint32_t)handle;
		object = s->object;
		atomic_store_explicit(&s->handle, 0, memory_order_release);
		s->object = NULL;
		s->generation++;
		s->next_free = 0;
		if (free_tail)
			slot_at(free_tail)->next_free = index;
		else
			free_head = index;
		free_tail = index;
	}
	ferry_unlock(&mu);
	return object;
}

void ferry_each(int kind, void (*visit)(uint64_t, void *, void *), void *arg)
{
	ferry_lock(&mu);
	uint32_t end = used;
	ferry_unlock(&mu);
	for (uint32_t i = 1; i < end; i++) {
		struct slot *s = slot_at(i);
		uint64_t handle = s ? atomic_load_explicit(&s->handle, memory_order_acquire) : 0;
		if (handle && (int)(handle >> 48 & 0xff) == kind)
			visit(handle, s->object, arg);
	}
}
