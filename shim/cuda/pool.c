/* shim/cuda/pool.c: stream-ordered allocation and memory pools.
 *
 * A pool is a matter of this process: a name with attributes and a count of what was taken from it. Memory comes from the server
 * when it is asked for and goes back when the stream has passed the free, so a pool holds nothing back. */
#include "mem.h"
#include "gen_send.h"
#include "share.h"
#include <stdlib.h>

struct pool {
	CUdevice dev;
	int reuse[3];
	uint64_t threshold;
	_Atomic uint64_t used, high;
	CUmemoryPool handle;
	unsigned number;   /* what a block taken from it carries in its tag; 0 for pools that came when all numbers were in use */
	unsigned types;    /* of handles it can be shared by */
	int foreign;       /* another process's: nothing can be taken from it */
	FerryShare share;
};
enum { NUMBERS = 1 << 16 }; /* TAG_POOL blocks have the pool's number in their low bits */
static struct pool *numbered[NUMBERS];
static unsigned last_number;
static struct pool *defaults[64];
static CUmemoryPool chosen[64]; /* what cuMemAllocAsync takes from, per device; NULL: the default */
static ferry_mu mu, number_mu; /* mu first */

static struct pool *pool_of(CUmemoryPool p) { return ferry_object(FERRY_KIND_CUmemoryPool, (uint64_t)(uintptr_t)p); }

/* The pool a block was taken from; NULL when it is gone. */
static struct pool *pool_of_block(const struct ferry_block *b)
{
	unsigned n = (unsigned)(b->tag & (NUMBERS - 1));
	ferry_lock(&number_mu);
	struct pool *p = (b->tag & TAG_POOL) && n ? numbered[n] : NULL;
	ferry_unlock(&number_mu);
	return p;
}

CUmemoryPool shim_pool_of_block(const struct ferry_block *b)
{
	struct pool *p = pool_of_block(b);
	return p ? p->handle : NULL;
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

static struct pool *new_pool(CUdevice dev)
{
	struct pool *p = calloc(1, sizeof *p);
	if (!p)
		return NULL;
	p->dev = dev;
	p->reuse[0] = p->reuse[1] = p->reuse[2] = 1;
	number_pool(p);
	p->handle = (CUmemoryPool)(uintptr_t)ferry_mint(FERRY_KIND_CUmemoryPool, p);
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
		defaults[dev] = new_pool(dev);
	*out = defaults[dev] ? defaults[dev]->handle : NULL;
	ferry_unlock(&mu);
	return *out ? 0 : CUDA_ERROR_OUT_OF_MEMORY;
}

CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev) { return default_pool(pool_out, dev); }

CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)
{
	CUresult rc = default_pool(pool, dev);
	if (!rc && chosen[dev])
		*pool = chosen[dev];
	return rc;
}

CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!shim_device(dev))
		return CUDA_ERROR_INVALID_DEVICE;
	if (!pool_of(pool))
		return CUDA_ERROR_INVALID_HANDLE;
	chosen[dev] = pool;
	return 0;
}

/* CUDA 13 names pools by location; only devices have any here. */
static CUresult location(const CUmemLocation_v1 *l, CUmemAllocationType type, CUdevice *dev)
{
	if (!l || type != CU_MEM_ALLOCATION_TYPE_PINNED)
		return CUDA_ERROR_INVALID_VALUE;
	if (l->type != CU_MEM_LOCATION_TYPE_DEVICE)
		return shim_unsupported("memory pools outside of devices");
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
	if ((rc = location(&props->location, props->allocType, &dev)))
		return rc;
	if (!shim_device(dev))
		return CUDA_ERROR_INVALID_DEVICE;
	if ((unsigned)props->handleTypes & ~(unsigned)shim_device(dev)->attributes[CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES])
		return props->handleTypes & CU_MEM_HANDLE_TYPE_FABRIC ? CUDA_ERROR_NOT_SUPPORTED : CUDA_ERROR_INVALID_VALUE;
	struct pool *p = new_pool(dev);
	if (!p)
		return CUDA_ERROR_OUT_OF_MEMORY;
	p->types = (unsigned)props->handleTypes;
	*pool = p->handle;
	return 0;
}

CUresult cuMemPoolDestroy(CUmemoryPool pool)
{
	CUresult rc = shim_enter();
	struct pool *p = rc ? NULL : pool_of(pool);
	if (rc || !p)
		return rc ? rc : CUDA_ERROR_INVALID_HANDLE;
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
	shim_drop(FERRY_KIND_CUmemoryPool, pool);
	return 0;
}

CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)
{
	CUresult rc = shim_enter();
	(void)minBytesToKeep; /* nothing is held back */
	return rc ? rc : pool_of(pool) ? 0 : CUDA_ERROR_INVALID_HANDLE;
}

CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
	CUresult rc = shim_enter();
	struct pool *p = rc ? NULL : pool_of(pool);
	if (rc || !p || !value)
		return rc ? rc : p ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
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

CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
	CUresult rc = shim_enter();
	struct pool *p = rc ? NULL : pool_of(pool);
	if (rc || !p || !value)
		return rc ? rc : p ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
	switch (attr) {
	case CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES:
	case CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC:
	case CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES:
		*(int *)value = p->reuse[attr - CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES];
		return 0;
	case CU_MEMPOOL_ATTR_RELEASE_THRESHOLD: *(uint64_t *)value = p->threshold; return 0;
	case CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT:
	case CU_MEMPOOL_ATTR_USED_MEM_CURRENT: *(uint64_t *)value = p->used; return 0;
	case CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH:
	case CU_MEMPOOL_ATTR_USED_MEM_HIGH: *(uint64_t *)value = p->high; return 0;
	}
	return CUDA_ERROR_INVALID_VALUE;
}

/* The device a pool lives on always has access; granting others' needs peer mappings of every block. */
CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc_v1 *map, size_t count)
{
	CUresult rc = shim_enter();
	struct pool *p = rc ? NULL : pool_of(pool);
	if (rc || !p || (!map && count))
		return rc ? rc : p ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
	for (size_t i = 0; i < count; i++)
		if (map[i].location.type != CU_MEM_LOCATION_TYPE_DEVICE || map[i].location.id != p->dev)
			return shim_unsupported("memory pools with access from other devices");
	return 0;
}

CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, const CUmemLocation_v1 *l)
{
	CUresult rc = shim_enter();
	struct pool *p = rc ? NULL : pool_of(memPool);
	if (rc || !p || !flags || !l)
		return rc ? rc : p ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
	*flags = l->type == CU_MEM_LOCATION_TYPE_DEVICE && l->id == p->dev ? CU_MEM_ACCESS_FLAGS_PROT_READWRITE : CU_MEM_ACCESS_FLAGS_PROT_NONE;
	return 0;
}

/* --- between processes: a pool is shared by name, what was taken from it piece by piece */

static CUresult share_pool(struct pool *p)
{
	CUresult rc = 0;
	ferry_lock(&mu);
	if (!p->share.magic)
		rc = fx_PoolShare(p->dev, &p->share);
	ferry_unlock(&mu);
	return rc;
}

CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType, uint64_t flags)
{
	CUresult rc = shim_enter();
	struct pool *p = rc ? NULL : pool_of(pool);
	if (rc || !p)
		return rc ? rc : CUDA_ERROR_INVALID_HANDLE;
	if (!handle_out || flags || handleType != CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR || !(p->types & (unsigned)handleType) || p->foreign)
		return CUDA_ERROR_INVALID_VALUE;
	shim_sweep();
	if ((rc = share_pool(p)))
		return rc;
	int fd = shim_descriptor(&p->share, 1);
	if (fd < 0)
		return CUDA_ERROR_OPERATING_SYSTEM;
	*(int *)handle_out = fd;
	return 0;
}

CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle, CUmemAllocationHandleType handleType, uint64_t flags)
{
	FerryShare s;
	CUdevice dev;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pool_out || flags || handleType != CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)
		return CUDA_ERROR_INVALID_VALUE;
	if (shim_read_descriptor((int)(intptr_t)handle, &s) || !shim_is_share(&s, SHARE_POOL))
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = fx_PoolOpen(&s, &dev)))
		return rc;
	struct pool *p = shim_device(dev) ? new_pool(dev) : NULL;
	if (!p)
		return CUDA_ERROR_OUT_OF_MEMORY;
	p->foreign = 1;
	p->share = s;
	*pool_out = p->handle;
	return 0;
}

CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData_v1 *shareData_out, CUdeviceptr ptr)
{
	struct ferry_block b;
	FerryShare s;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct pool *p = shareData_out && !ferry_find(FERRY_DEVICE, ptr, &b) ? pool_of_block(&b) : NULL;
	if (!p || !p->types || p->foreign)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = share_pool(p)) || (rc = fx_MemShare(b.addr, &p->share, &s)))
		return rc;
	shim_sharing = 1;
	memcpy(shareData_out, &s, sizeof s);
	return 0;
}

CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool, const CUmemPoolPtrExportData_v1 *shareData)
{
	struct shim_ctx *c;
	FerryShare s;
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_ctx_current(&c);
	struct pool *p = rc ? NULL : pool_of(pool);
	if (rc || !p)
		return rc ? rc : CUDA_ERROR_INVALID_HANDLE;
	if (!ptr_out || !shareData || !p->foreign)
		return CUDA_ERROR_INVALID_VALUE;
	memcpy(&s, shareData, sizeof s);
	if (!shim_is_share(&s, SHARE_POOL_MEMORY))
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_open_memory(&s, &p->share, 0, c, TAG_POOL | p->number, ptr_out)))
		return rc;
	atomic_fetch_add(&p->used, s.size);
	return 0;
}

/* --- allocation */

void shim_pool_freed(const struct ferry_block *b)
{
	struct pool *p = pool_of_block(b);
	if (p)
		atomic_fetch_sub(&p->used, b->size);
}

CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream)
{
	struct shim_ctx *c;
	uint64_t addr;
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_ctx_current(&c);
	if (!rc)
		rc = shim_stream(&hStream);
	struct pool *p = rc ? NULL : pool_of(pool);
	if (rc || !p || !dptr || !bytesize)
		return rc ? rc : p ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
	if (p->foreign)
		return CUDA_ERROR_NOT_SUPPORTED; /* memory of it is imported by pointer */
	if (bytesize > shim_device(p->dev)->totalMem)
		return CUDA_ERROR_OUT_OF_MEMORY;
	if ((rc = ferry_alloc(bytesize, (unsigned)c->dev, c, TAG_POOL | p->number | shim_new_id() << 32, &addr)))
		return rc;
	if ((rc = fx_MemAllocAsync(addr, bytesize, hStream))) {
		ferry_release(FERRY_DEVICE, addr, NULL);
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
	struct shim_ctx *c;
	CUmemoryPool pool;
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_ctx_current(&c);
	if (!rc)
		rc = cuDeviceGetMemPool(&pool, c->dev);
	return rc ? rc : cuMemAllocFromPoolAsync(dptr, bytesize, pool, hStream);
}

CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)
{
	struct ferry_block b;
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_stream(&hStream);
	if (rc || !dptr)
		return rc;
	if (ferry_find(FERRY_DEVICE, dptr, &b) || b.addr != dptr || (b.tag & (TAG_GLOBAL | TAG_MAPPED | TAG_OPENED)))
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_MemFreeAsync(dptr, hStream);
	ferry_release(FERRY_DEVICE, dptr, NULL);
	shim_pool_freed(&b);
	return rc;
}
