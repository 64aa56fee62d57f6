/* shim/cuda/endpoint.c: resolve one end of a copy; see endpoint.h.
 *
 * Threads: none of its own. What the map says may change when another thread frees or registers memory during the copy; CUDA
 * leaves that to the program. */
#include "endpoint.h"
#include "vmm.h"

static int in_range(uint64_t at, struct ferry_range r) { return at - r.base < r.size; }

static void note_window(struct endpoint *e) { e->window = in_range(e->at, ferry_device_window()) || in_range(e->at, ferry_server_window()); }

struct endpoint endpoint_at(uint64_t at)
{
	struct endpoint e = {.at = at};
	ferry_block_find_all(at, &e.place);
	note_window(&e);
	return e;
}

/* Is what the map said also true of another address? It is in the same blocks, and in the same gaps between blocks. */
static int known_at(const struct ferry_place *p, uint64_t at)
{
	for (int space = 0; space < FERRY_SPACES; space++) {
		const struct ferry_block *b = &p->block[space];
		if (b->size ? at - b->addr >= b->size : at < p->addr || at >= p->next[space])
			return 0;
	}
	return 1;
}

void endpoint_move(struct endpoint *e, uint64_t by)
{
	e->at += by;
	e->span = 0;
	e->mirrored = 0;
	if (!known_at(&e->place, e->at))
		ferry_block_find_all(e->at, &e->place);
	note_window(e);
}

void endpoint_span(struct endpoint *e, uint64_t span)
{
	e->span = span;
	e->mapped = (e->place.block[FERRY_DEVICE].tag & TAG_RESERVED) && endpoint_holds(e, FERRY_DEVICE) &&
		    shim_is_mapped(e->at, span, endpoint_block(e, FERRY_MAPPED));
}

void endpoint_log_outside(const struct endpoint *e)
{
	const struct ferry_block *b = endpoint_block(e, FERRY_DEVICE);
	unsigned long long n = e->span, at = e->at;
	if (!b)
		ferry_log(FERRY_LOG_INFO, "address 0x%llx is no device memory of this program's", at);
	else if (b->tag & TAG_RESERVED)
		ferry_log(FERRY_LOG_INFO, "not all of %llu bytes at 0x%llx, which are reserved, is mapped and may be used by a device", n, at);
	else
		ferry_log(FERRY_LOG_INFO, "%llu bytes at 0x%llx reach beyond the allocation of %llu bytes at 0x%llx", n, at, (unsigned long long)b->size, (unsigned long long)b->addr);
}
