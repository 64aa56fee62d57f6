/* shim/cuda/mem.c: device memory.
 *
 * The client chooses device addresses (core/session/addressmap.c) and asks the server for memory behind them; that is a round trip,
 * unless the server has lately said that there is plenty (headroom). Host memory is host.c's, what else can be asked of a pointer pointer.c's. */
#include "mem.h"
#include "capture.h"
#include "context_stack.h"
#include "device.h"
#include "endpoint.h"
#include "gen_send.h"
#include "managed.h"
#include "pool.h"
#include "thread.h"
#include <time.h>

static _Atomic uint64_t buffer_ids;

uint64_t shim_new_id(void) { return (uint64_t)ferry_among() << 40 | (atomic_fetch_add(&buffer_ids, 1) + 1); }

/* Only the server knows whether there is memory left, and a program must hear of it at the call. But while it said a moment ago
 * that there is far more than is asked for, the answer is known: half of what it had, for a second, is handed out unasked. */
static struct { _Atomic uint64_t bytes, until; } headroom[64];

/* Memory of another kind is about to be taken: it is not there to be handed out. */
void shim_headroom_reduce(CUdevice dev, uint64_t bytes)
{
	_Atomic uint64_t *left = &headroom[(unsigned)dev % 64].bytes;
	uint64_t have = atomic_load(left), room = bytes + (2 << 20);
	while (have && !atomic_compare_exchange_weak(left, &have, room > bytes && have > room ? have - room : 0))
		;
}

/* The same where it is not known here how much, or of which device. */
void shim_headroom_forget(void)
{
	for (int i = 0; i < shim_devices.count; i++)
		shim_headroom_reduce(i, UINT64_MAX);
}

/* The heap of a context is memory too. */
CUresult cuCtxSetLimit(CUlimit limit, size_t value)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	shim_headroom_forget();
	return fx_cuCtxSetLimit(limit, value);
}

static uint64_t milliseconds(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC_COARSE, &t);
	return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

void shim_headroom_set(CUdevice dev, uint64_t left)
{
	atomic_store(&headroom[dev % 64].bytes, left / 2);
	atomic_store(&headroom[dev % 64].until, milliseconds() + 1000);
}

int shim_headroom_take(struct shim_ctx *c, uint64_t room)
{
	_Atomic uint64_t *bytes = &headroom[c->dev % 64].bytes;
	uint64_t have = atomic_load(bytes);
	if (milliseconds() < atomic_load(&headroom[c->dev % 64].until))
		while (have >= room)
			if (atomic_compare_exchange_weak(bytes, &have, have - room))
				return 1;
	return 0;
}

CUresult shim_back_addresses(struct shim_ctx *c, uint64_t addr, size_t size)
{
	uint64_t left = 0;
	if (shim_headroom_take(c, (size + (2 << 20)) & ~((2ull << 20) - 1)))
		return fx_MemAllocSoon(addr, size);
	CUresult rc = fx_MemAlloc(addr, size, &left);
	if (!rc)
		shim_headroom_set(c->dev, left);
	return rc;
}

CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)
{
	struct shim_ctx *c;
	uint64_t addr;
	CUresult rc = shim_enter_ctx(&c);
	if (rc)
		return rc;
	if (!dptr || !bytesize)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_capture_allows()))
		return rc;
	*dptr = 0; /* as after the real call, if it fails from here on */
	rc = ferry_block_alloc(bytesize, (unsigned)c->dev, c, TAG_DEVICE | shim_new_id() << 32, &addr);
	if (rc)
		return rc;
	if ((rc = shim_back_addresses(c, addr, bytesize))) {
		ferry_block_release(FERRY_DEVICE, addr, NULL);
		return rc;
	}
	*dptr = addr;
	return 0;
}

CUresult cuMemGetInfo_v2(size_t *free, size_t *total)
{
	struct shim_ctx *c;
	uint64_t f = 0, t = 0;
	CUresult rc = shim_enter_ctx(&c);
	if (!rc && !(rc = fx_MemInfo(&f, &t))) {
		if (free)
			*free = f;
		if (total)
			*total = t;
	}
	return rc;
}

CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height, unsigned ElementSizeBytes)
{
	if (!dptr || !pPitch || !WidthInBytes || !Height || (ElementSizeBytes != 4 && ElementSizeBytes != 8 && ElementSizeBytes != 16))
		return CUDA_ERROR_INVALID_VALUE;
	size_t pitch = (WidthInBytes + 511) & ~(size_t)511;
	if (!pitch || Height > SIZE_MAX / pitch) /* the driver looks at the product, of which 64 bits are left */
		return pitch * Height != 0 ? CUDA_ERROR_OUT_OF_MEMORY : CUDA_ERROR_INVALID_VALUE;
	CUresult rc = cuMemAlloc_v2(dptr, pitch * Height);
	if (!rc)
		*pPitch = pitch;
	return rc;
}

CUresult cuMemFree_v2(CUdeviceptr dptr)
{
	struct ferry_block b;
	CUresult rc = shim_enter();
	if (rc || !dptr)
		return rc;
	if (ferry_block_find(FERRY_DEVICE, dptr, &b) || b.addr != dptr || (b.tag & (TAG_GLOBAL | TAG_RESERVED | TAG_OPENED)))
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_ctx_fault(b.owner)) || (rc = shim_capture_allows()))
		return rc;
	if (b.tag & TAG_GRAPH)
		return fx_GraphMemoryFree(dptr, NULL);
	if (b.tag & TAG_MANAGED)
		return shim_free_managed(&b);
	rc = fx_MemFree(dptr);
	ferry_block_release(FERRY_DEVICE, dptr, NULL);
	shim_pool_freed(&b);
	return rc || !(b.tag & TAG_LENT) ? rc : fx_Fence(); /* a process that hears that it is gone must not find it */
}

CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct endpoint e = endpoint_at(dptr);
	const struct ferry_block *b = endpoint_block(&e, FERRY_DEVICE);
	if (!b)
		b = endpoint_block(&e, FERRY_HOST);
	if (b && b->tag & TAG_RESERVED) /* not all that is reserved, but what is mapped there */
		b = endpoint_block(&e, FERRY_MAPPED);
	if (!b)
		return CUDA_ERROR_NOT_FOUND;
	if (pbase)
		*pbase = b->addr;
	if (psize)
		*psize = b->size;
	return 0;
}

void shim_note_global(CUdeviceptr addr, size_t size, struct shim_ctx *c)
{
	ferry_block_add(FERRY_DEVICE, addr, size, c, TAG_GLOBAL | shim_new_id() << 32);
}
