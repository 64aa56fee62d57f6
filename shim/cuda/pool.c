/* shim/cuda/pool.c: stream-ordered allocation and memory pools.
 *
 * A pool is a matter of this process: a name with attributes and a count of what was taken from it. Memory comes from the server
 * when it is asked for and goes back when the stream has passed the free, so a pool holds nothing back. */
#include "pool.h"
#include "callreport.h"
#include "capture.h"
#include "context_stack.h"
#include "device.h"
#include "gen_send.h"
#include "handles.h"
#include "stream.h"
#include "thread.h"
#include "token.h"
#include <stdlib.h>

#define GRANULE (2ull << 20)
enum { NUMBERS = 1 << 16 }; /* TAG_POOL blocks have the pool's number in their low bits */
static struct pool *numbered[NUMBERS];
static unsigned last_number;
static struct pool *defaults[64];
static CUmemoryPool chosen[64]; /* what cuMemAllocAsync takes from, per device; NULL: the default */
static ferry_mu mu, number_mu; /* mu first */

struct pool *shim_pool(CUmemoryPool p) { return ferry_handle_object(FERRY_KIND_CUmemoryPool, (uint64_t)(uintptr_t)p); }

struct pool *shim_pool_of_block(const struct ferry_block *b)
{
	unsigned n = (unsigned)(b->tag & (NUMBERS - 1));
	ferry_lock(&number_mu);
	struct pool *p = (b->tag & TAG_POOL) && n ? numbered[n] : NULL;
	ferry_unlock(&number_mu);
	return p;
}

static void number_pool(struct pool *p)
{
	ferry_lock(&number_mu);
	for (unsigned i = 1; i < NUMBERS && !p->number; i++) {
		unsigned n = (last_number + i) % NUMBERS;
		if (n && !numbered[n]) {
			numbered[n] = p;
			p->number = last_number = n;
		}
	}
	ferry_unlock(&number_mu);
}

struct pool *shim_new_pool(CUdevice dev)
{
	struct pool *p = calloc(1, sizeof *p);
	if (!p)
		return NULL;
	p->dev = dev;
	p->reuse[0] = p->reuse[1] = p->reuse[2] = 1;
	number_pool(p);
	p->handle = (CUmemoryPool)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUmemoryPool, p);
	return p;
}

static CUresult default_pool(CUmemoryPool *out, CUdevice dev)
{
	CUresult rc = shim_enter();
	if (rc || !out)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	if (!shim_device(dev))
		return CUDA_ERROR_INVALID_DEVICE;
	ferry_lock(&mu);
	if (!defaults[dev])
		defaults[dev] = shim_new_pool(dev);
	*out = defaults[dev] ? defaults[dev]->handle : NULL;
	ferry_unlock(&mu);
	return *out ? 0 : CUDA_ERROR_OUT_OF_MEMORY;
}

CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev) { return default_pool(pool_out, dev); }

CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)
{
	CUresult rc = default_pool(pool, dev);
	if (rc == CUDA_ERROR_INVALID_DEVICE)
		return CUDA_ERROR_INVALID_VALUE;
	if (!rc && chosen[dev])
		*pool = chosen[dev];
	return rc;
}

CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!shim_device(dev) || !shim_pool(pool))
		return CUDA_ERROR_INVALID_VALUE;
	chosen[dev] = pool;
	return 0;
}

/* CUDA 13 names pools by location; only devices have any here. */
static CUresult location(const CUmemLocation_v1 *l, CUmemAllocationType type, CUdevice *dev)
{
	if (!l || !l->type)
		return CUDA_ERROR_INVALID_VALUE;
	if (type != CU_MEM_ALLOCATION_TYPE_PINNED)
		return type == CU_MEM_ALLOCATION_TYPE_MANAGED ? shim_unsupported("pools of managed memory") : CUDA_ERROR_INVALID_VALUE;
	if (l->type != CU_MEM_LOCATION_TYPE_DEVICE)
		return shim_unsupported("memory pools outside of devices");
	if (!shim_device(l->id))
		return CUDA_ERROR_INVALID_VALUE;
	*dev = l->id;
	return 0;
}

CUresult cuMemGetDefaultMemPool(CUmemoryPool *pool_out, const CUmemLocation_v1 *l, CUmemAllocationType type)
{
	CUdevice dev = 0;
	CUresult rc = location(l, type, &dev);
	return rc ? rc : cuDeviceGetDefaultMemPool(pool_out, dev);
}

CUresult cuMemGetMemPool(CUmemoryPool *pool, const CUmemLocation_v1 *l, CUmemAllocationType type)
{
	CUdevice dev = 0;
	CUresult rc = location(l, type, &dev);
	return rc ? rc : cuDeviceGetMemPool(pool, dev);
}

CUresult cuMemSetMemPool(const CUmemLocation_v1 *l, CUmemAllocationType type, CUmemoryPool pool)
{
	CUdevice dev = 0;
	if (type != CU_MEM_ALLOCATION_TYPE_PINNED) /* every pool is of such memory */
		return CUDA_ERROR_INVALID_VALUE;
	CUresult rc = location(l, type, &dev);
	return rc ? rc : cuDeviceSetMemPool(dev, pool);
}

CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps_v1 *props)
{
	CUdevice dev = 0;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pool || !props)
		return CUDA_ERROR_INVALID_VALUE;
	if (props->location.type < CU_MEM_LOCATION_TYPE_DEVICE || props->location.type > CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = location(&props->location, props->allocType, &dev)))
		return rc;
	if (props->maxSize > shim_device(dev)->totalMem)
		return CUDA_ERROR_OUT_OF_MEMORY;
	if ((unsigned)props->handleTypes & ~(unsigned)shim_device(dev)->attributes[CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES])
		return props->handleTypes == CU_MEM_HANDLE_TYPE_FABRIC ? CUDA_ERROR_NOT_SUPPORTED : CUDA_ERROR_INVALID_VALUE;
	struct pool *p = shim_new_pool(dev);
	if (!p)
		return CUDA_ERROR_OUT_OF_MEMORY;
	p->types = (unsigned)props->handleTypes;
	*pool = p->handle;
	return 0;
}

CUresult cuMemPoolDestroy(CUmemoryPool pool)
{
	CUresult rc = shim_enter();
	struct pool *p = rc ? NULL : shim_pool(pool);
	if (rc || !p)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	ferry_lock(&mu);
	int is_default = defaults[p->dev] == p;
	if (chosen[p->dev] == pool)
		chosen[p->dev] = NULL;
	ferry_unlock(&mu);
	if (is_default)
		return CUDA_ERROR_INVALID_VALUE;
	if (p->share.magic && !p->foreign)
		fx_Unshare(&p->share);
	ferry_lock(&number_mu);
	if (p->number)
		numbered[p->number] = NULL;
	ferry_unlock(&number_mu);
	shim_drop_handle(FERRY_KIND_CUmemoryPool, pool);
	return 0;
}

CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)
{
	CUresult rc = shim_enter();
	(void)minBytesToKeep; /* nothing is held back */
	return rc ? rc : shim_pool(pool) ? 0 : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
	CUresult rc = shim_enter();
	struct pool *p = rc ? NULL : shim_pool(pool);
	if (rc || !p || !value)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	switch (attr) {
	case CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES:
	case CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC:
	case CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES:
		p->reuse[attr - CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES] = *(int *)value;
		return 0;
	case CU_MEMPOOL_ATTR_RELEASE_THRESHOLD: p->threshold = *(uint64_t *)value; return 0;
	case CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH:
	case CU_MEMPOOL_ATTR_USED_MEM_HIGH:
		if (*(uint64_t *)value)
			return CUDA_ERROR_INVALID_VALUE;
		p->high = p->used;
		return 0;
	}
	return CUDA_ERROR_INVALID_VALUE;
}

/* A driver's pool takes memory by 32 MiB; programs that watch it expect no less. */
static uint64_t reserved(uint64_t used)
{
	const uint64_t step = 32ull << 20;
	return (used + step - 1) / step * step;
}

CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
	CUresult rc = shim_enter();
	struct pool *p = rc ? NULL : shim_pool(pool);
	if (rc || !p || !value)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	switch (attr) {
	case CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES:
	case CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC:
	case CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES:
		*(int *)value = p->reuse[attr - CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES];
		return 0;
	case CU_MEMPOOL_ATTR_RELEASE_THRESHOLD: *(uint64_t *)value = p->threshold; return 0;
	case CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT: *(uint64_t *)value = reserved(p->used); return 0;
	case CU_MEMPOOL_ATTR_USED_MEM_CURRENT: *(uint64_t *)value = p->used; return 0;
	case CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH: *(uint64_t *)value = reserved(p->high); return 0;
	case CU_MEMPOOL_ATTR_USED_MEM_HIGH: *(uint64_t *)value = p->high; return 0;
	}
	return CUDA_ERROR_INVALID_VALUE;
}

/* Give devices access to a block, or take it away. Small blocks share granules, and access is given by granule: what they were
 * given they keep. */
static CUresult set_access(const struct ferry_block *b, uint64_t who, int on)
{
	int list[64];
	size_t n = 0;
	for (int d = 0; d < 64; d++)
		if (who >> d & 1)
			list[n++] = d;
	return n && (on || b->size >= GRANULE) ? fx_MemAccess(b->addr, list, n, (unsigned)on) : 0;
}

/* The blocks that were taken from a pool, for as many as room has. */
struct blocks { unsigned number; struct ferry_block *at; size_t n, room; };

static void collect_block(const struct ferry_block *b, void *arg)
{
	struct blocks *l = arg;
	if ((b->tag & TAG_POOL) && (b->tag & (NUMBERS - 1)) == l->number && ++l->n <= l->room)
		l->at[l->n - 1] = *b;
}

static CUresult change_access(struct pool *p, uint64_t who, int on)
{
	struct blocks l = {p->number, NULL, 0, 0};
	CUresult rc = 0;
	ferry_block_each(FERRY_DEVICE, collect_block, &l);
	if (!l.n)
		return 0;
	l = (struct blocks){p->number, calloc(l.n, sizeof *l.at), 0, l.n};
	if (!l.at)
		return CUDA_ERROR_OUT_OF_MEMORY;
	ferry_block_each(FERRY_DEVICE, collect_block, &l);
	for (size_t i = 0; i < l.n && i < l.room && !rc; i++)
		rc = set_access(&l.at[i], who, on);
	free(l.at);
	return rc;
}

/* The device a pool lives on always has access. */
CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc_v1 *map, size_t count)
{
	uint64_t give = 0, take = 0;
	CUresult rc = shim_enter();
	struct pool *p = rc ? NULL : shim_pool(pool);
	if (rc || !p || (!map && count))
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	for (size_t i = 0; i < count; i++) {
		int can, own = map[i].location.id == p->dev, on = map[i].flags == CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
		if (map[i].location.type != CU_MEM_LOCATION_TYPE_DEVICE)
			return shim_unsupported("memory pools with access from other places than devices");
		if (!shim_device(map[i].location.id))
			return CUDA_ERROR_INVALID_DEVICE;
		if (!on && map[i].flags != CU_MEM_ACCESS_FLAGS_PROT_NONE)
			return CUDA_ERROR_INVALID_VALUE;
		if (own && on)
			continue;
		if (own)
			return CUDA_ERROR_INVALID_DEVICE; /* it cannot be taken away */
		if ((rc = cuDeviceCanAccessPeer(&can, map[i].location.id, p->dev)) || !can)
			return rc ? rc : CUDA_ERROR_INVALID_DEVICE;
		*(on ? &give : &take) |= 1ull << map[i].location.id;
	}
	p->others = (p->others | give) & ~take;
	if (give)
		rc = change_access(p, give, 1);
	return rc || !take ? rc : change_access(p, take, 0);
}

CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, const CUmemLocation_v1 *l)
{
	CUresult rc = shim_enter();
	struct pool *p = rc ? NULL : shim_pool(memPool);
	if (rc || !p || !flags || !l)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	if (l->type != CU_MEM_LOCATION_TYPE_DEVICE || !shim_device(l->id))
		return CUDA_ERROR_INVALID_VALUE;
	*flags = l->id == p->dev || p->others >> l->id & 1 ? CU_MEM_ACCESS_FLAGS_PROT_READWRITE : CU_MEM_ACCESS_FLAGS_PROT_NONE;
	return 0;
}

/* --- allocation */

CUmemoryPool shim_pool_handle(const struct ferry_block *b)
{
	struct pool *p = shim_pool_of_block(b);
	return p ? p->handle : NULL;
}

void shim_pool_freed(const struct ferry_block *b)
{
	struct pool *p = shim_pool_of_block(b);
	if (p)
		atomic_fetch_sub(&p->used, b->size);
}

/* In a capture the memory becomes the graph's. */
static CUresult alloc_captured(uint64_t addr, size_t size, CUstream s, CUdevice dev, uint64_t tag)
{
	unsigned in_graph = 0;
	uint64_t token, own = tag & ~(uint64_t)0xffffffff; /* not the pool's any more */
	CUresult rc = shim_token_new((struct shim_token){.kind = TOKEN_ADDRESS, .handle = addr, .tag = own | TAG_GRAPH}, &token);
	if (rc)
		return rc;
	ferry_block_retag(FERRY_DEVICE, addr, own | TAG_GRAPH);
	rc = fx_MemAllocAsync(addr, size, s, dev, token, &in_graph);
	if (!rc && !in_graph) /* the capture ended meanwhile */
		ferry_block_retag(FERRY_DEVICE, addr, tag);
	if (rc || !in_graph)
		shim_token_forget(token);
	return rc;
}

CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream)
{
	uint64_t addr;
	CUresult rc = shim_enter_stream(&hStream);
	struct shim_ctx *c = rc ? NULL : shim_stream_home(hStream);
	if (!rc && !c)
		rc = CUDA_ERROR_INVALID_CONTEXT;
	struct pool *p = rc ? NULL : shim_pool(pool);
	if (rc || !p || !dptr)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	if (!bytesize) { /* unlike cuMemAlloc, this one succeeds for 0 bytes */
		*dptr = 0;
		return 0;
	}
	if (p->foreign)
		return CUDA_ERROR_NOT_SUPPORTED; /* memory of it is imported by pointer */
	uint64_t tag = TAG_POOL | p->number | shim_new_id() << 32;
	unsigned in_graph;
	if ((rc = ferry_block_alloc(bytesize, (unsigned)p->dev, c, tag, &addr)))
		return rc;
	if (shim_capturing(hStream)) {
		shim_headroom_reduce(p->dev, bytesize);
		if ((rc = alloc_captured(addr, bytesize, hStream, p->dev, tag)))
			ferry_block_release(FERRY_DEVICE, addr, NULL);
		else
			*dptr = addr;
		return rc;
	}
	rc = shim_capture_allows();
	if (!rc && p->dev == c->dev && shim_ctx_top() == c) {
		rc = shim_back_addresses(c, addr, bytesize); /* the server gives it at once, as any other */
	} else if (!rc) {
		shim_headroom_reduce(p->dev, bytesize);
		rc = fx_MemAllocAsync(addr, bytesize, hStream, p->dev, 0, &in_graph);
	}
	if (rc) {
		ferry_block_release(FERRY_DEVICE, addr, NULL);
		return rc;
	}
	if (p->others && (rc = set_access(&(struct ferry_block){.addr = addr, .size = bytesize}, p->others, 1))) {
		fx_MemFreeAsync(addr, hStream);
		ferry_block_release(FERRY_DEVICE, addr, NULL);
		return rc;
	}
	uint64_t used = atomic_fetch_add(&p->used, bytesize) + bytesize;
	if (used > p->high)
		p->high = used;
	*dptr = addr;
	return 0;
}

CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
{
	CUmemoryPool pool;
	CUresult rc = shim_enter_stream(&hStream);
	struct shim_ctx *c = rc ? NULL : shim_stream_home(hStream); /* which need not be current */
	if (!rc)
		rc = c ? cuDeviceGetMemPool(&pool, c->dev) : CUDA_ERROR_INVALID_CONTEXT;
	return rc ? rc : cuMemAllocFromPoolAsync(dptr, bytesize, pool, hStream);
}

CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)
{
	struct ferry_block b;
	CUresult rc = shim_enter_stream(&hStream);
	if (rc || !dptr)
		return rc;
	if (ferry_block_find(FERRY_DEVICE, dptr, &b) || b.addr != dptr || (b.tag & (TAG_GLOBAL | TAG_RESERVED | TAG_OPENED)))
		return CUDA_ERROR_INVALID_VALUE;
	if (b.tag & TAG_GRAPH)
		return fx_GraphMemoryFree(dptr, hStream);
	if (shim_capturing(hStream))
		return CUDA_ERROR_INVALID_VALUE; /* a graph frees what a graph allocated */
	rc = fx_MemFreeAsync(dptr, hStream);
	ferry_block_release(FERRY_DEVICE, dptr, NULL);
	shim_pool_freed(&b);
	return rc || !(b.tag & TAG_LENT) ? rc : fx_Fence();
}
