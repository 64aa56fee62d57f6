/* shim/cuda/managed.c: managed memory. An allocation is device memory on the server and a mirror here (mirror.h), at one address.
 *
 * Small allocations share slabs of 2 MiB, as they do natively: only the first in a slab asks the server. */
#include "managed.h"
#include "advice.h"
#include "callreport.h"
#include "capture.h"
#include "context_stack.h"
#include "device.h"
#include "gen_send.h"
#include "mem.h"
#include "mirror_life.h"
#include "mirror_variables.h"
#include "thread.h"

#define SLAB (2ull << 20)
#define SMALL (1ull << 20)
#define GROUP 64u /* groups of addressmap.c from here on are slabs of managed memory */

static ferry_mu mu; /* one thread at a time makes slabs */

static CUresult back_slab(uint64_t at, uint64_t size, struct shim_ctx *c)
{
	shim_headroom_reduce(c->dev, size);
	CUresult rc = fx_MirrorAlloc(at, size);
	if (!rc && (rc = mirror_new(MIRROR_MANAGED, at, size, c)))
		fx_MemFree(at);
	return rc;
}

/* A place in a slab of this context's; *addr 0 where the next place is in another context's. */
static CUresult place_small(uint64_t size, struct shim_ctx *c, uint64_t tag, uint64_t *addr)
{
	CUresult rc = ferry_block_alloc(size, GROUP + (unsigned)c->dev, c, tag, addr);
	if (rc)
		return rc;
	uint64_t slab = *addr & ~(SLAB - 1);
	ferry_lock(&mu);
	struct shim_ctx *owner = mirror_owner(slab);
	if (!owner)
		rc = back_slab(slab, SLAB, c);
	ferry_unlock(&mu);
	if (rc || (owner && owner != c)) {
		ferry_block_release(FERRY_DEVICE, *addr, NULL);
		*addr = 0;
	}
	return rc;
}

CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned flags)
{
	struct shim_ctx *c;
	uint64_t addr = 0;
	CUresult rc = shim_enter_ctx(&c);
	if (rc)
		return rc;
	if (!dptr || !bytesize || (flags != CU_MEM_ATTACH_GLOBAL && flags != CU_MEM_ATTACH_HOST))
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_capture_allows()))
		return rc;
	if (!ferry_range_reserved())
		return shim_unsupported("cuMemAllocManaged without addresses of our own");
	uint64_t tag = TAG_MANAGED | shim_new_id() << 32, rounded = (bytesize + MIRROR_PAGE - 1) & ~(MIRROR_PAGE - 1);
	if (rounded < bytesize)
		return CUDA_ERROR_OUT_OF_MEMORY;
	if (bytesize <= SMALL && (rc = place_small(bytesize, c, tag, &addr)))
		return rc;
	if (!addr) {
		uint64_t size = bytesize > SMALL ? bytesize : SMALL + 1;
		if ((rc = ferry_block_alloc(size, (unsigned)c->dev, c, tag, &addr)))
			return rc;
		if ((rc = back_slab(addr, bytesize > SMALL ? rounded : SLAB, c))) {
			ferry_block_release(FERRY_DEVICE, addr, NULL);
			return rc;
		}
	}
	*dptr = addr;
	return 0;
}

/* A place in a slab may be given away again at once: no work may be using it. Where nothing was sent since the last such wait,
 * none is. */
static CUresult free_small(const struct ferry_block *b)
{
	static _Atomic uint64_t quiet_at;
	struct shim_ctx *c = b->owner;
	CUresult rc = 0;
	if (c && c->alive && atomic_load(&quiet_at) != ferry_commands()) {
		rc = fx_CtxDrain(c->handle);
		atomic_store(&quiet_at, ferry_commands());
	}
	ferry_block_release(FERRY_DEVICE, b->addr, NULL);
	return rc;
}

CUresult shim_free_managed(const struct ferry_block *b)
{
	advice_forget(b->addr, b->size);
	if (b->size <= SMALL)
		return free_small(b);
	mirror_end(b->addr, 0);
	CUresult rc = fx_MemFree(b->addr);
	ferry_block_release(FERRY_DEVICE, b->addr, NULL);
	return rc;
}

/* A module's variables lie where the server's driver put them. Managed ones get a mirror there. */
CUresult shim_note_variable(CUdeviceptr addr, size_t size, int managed, struct shim_ctx *c)
{
	if (!managed) {
		shim_note_global(addr, size, c);
		return 0;
	}
	if (addr < MIRROR_PAGE || !size || addr > 1ull << 47 || size > 1ull << 38) /* each page takes a byte of this process */
		return CUDA_ERROR_UNKNOWN;
	ferry_lock(&mu);
	CUresult rc = mirror_variable(addr, size, c);
	ferry_unlock(&mu);
	if (!rc)
		ferry_block_add(FERRY_DEVICE, addr, size, c, TAG_GLOBAL | TAG_MANAGED | shim_new_id() << 32);
	return rc;
}

void shim_forget_variable(CUdeviceptr addr)
{
	struct ferry_block b = {0};
	ferry_block_release(FERRY_DEVICE, addr, &b);
	if (b.tag & TAG_MANAGED)
		mirror_variable_end(addr, b.size);
}

/* --- advice and prefetching */

static int managed(CUdeviceptr p, size_t n)
{
	struct ferry_block b;
	if (!n || ferry_block_find(FERRY_DEVICE, p, &b) || !(b.tag & TAG_MANAGED))
		return 0;
	return n <= ((b.addr + b.size + MIRROR_PAGE - 1) & ~(MIRROR_PAGE - 1)) - p;
}

static CUmemLocation_v1 location(CUdevice dev)
{
	CUmemLocation_v1 l = {.type = dev == -1 ? CU_MEM_LOCATION_TYPE_HOST : CU_MEM_LOCATION_TYPE_DEVICE};
	l.id = dev == -1 ? 0 : dev;
	return l;
}
static int is_cpu(CUmemLocation_v1 l) { return l.type == CU_MEM_LOCATION_TYPE_HOST || l.type == CU_MEM_LOCATION_TYPE_HOST_NUMA || l.type == CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT; }
static int is_gpu(CUmemLocation_v1 l) { return l.type == CU_MEM_LOCATION_TYPE_DEVICE && shim_device(l.id); }

struct change { CUmem_advise advice; CUmemLocation_v1 where; };

static void apply_advice(struct advice *a, const void *arg)
{
	const struct change *c = arg;
	int set = c->advice == CU_MEM_ADVISE_SET_ACCESSED_BY;
	switch (c->advice) {
	case CU_MEM_ADVISE_SET_READ_MOSTLY: a->read_mostly = 1; break;
	case CU_MEM_ADVISE_UNSET_READ_MOSTLY: a->read_mostly = 0; break;
	case CU_MEM_ADVISE_SET_PREFERRED_LOCATION: a->preferred = c->where; break;
	case CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION: a->preferred = (CUmemLocation_v1){0}; break;
	case CU_MEM_ADVISE_SET_ACCESSED_BY: case CU_MEM_ADVISE_UNSET_ACCESSED_BY:
		if (is_cpu(c->where))
			a->accessed_by_cpu = set;
		else
			a->accessed_by = (a->accessed_by & ~(1ull << c->where.id)) | (uint64_t)set << c->where.id;
		break;
	default: a->prefetched = c->where; /* no advice: see prefetch */
	}
}

CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation_v1 where)
{
	CUresult rc = shim_need_context();
	if (rc)
		return rc;
	if (where.type < CU_MEM_LOCATION_TYPE_DEVICE || where.type > CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT)
		return CUDA_ERROR_INVALID_VALUE;
	if (advice < CU_MEM_ADVISE_SET_READ_MOSTLY || advice > CU_MEM_ADVISE_UNSET_ACCESSED_BY || !managed(devPtr, count))
		return CUDA_ERROR_INVALID_VALUE;
	int ok = advice <= CU_MEM_ADVISE_UNSET_READ_MOSTLY || advice == CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION || is_gpu(where);
	ok |= advice == CU_MEM_ADVISE_SET_PREFERRED_LOCATION ? is_cpu(where) : where.type == CU_MEM_LOCATION_TYPE_HOST;
	if (!ok)
		return CUDA_ERROR_INVALID_VALUE;
	if (advice == CU_MEM_ADVISE_SET_PREFERRED_LOCATION && is_cpu(where)) /* any of the host's is the host */
		where = location(-1);
	return advice_each(devPtr, count, apply_advice, &(struct change){advice, where}) ? CUDA_ERROR_OUT_OF_MEMORY : 0;
}
CUresult cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device) { return cuMemAdvise_v2(devPtr, count, advice, location(device)); }

/* To a GPU: what was changed here goes now. To the host: it comes with the next synchronisation, in the stream's order. */
static CUresult prefetch(CUdeviceptr p, size_t n, CUmemLocation_v1 where)
{
	if (advice_each(p, n, apply_advice, &(struct change){0, where}))
		return CUDA_ERROR_OUT_OF_MEMORY;
	if (!is_cpu(where))
		return mirror_reads(p, n, 1);
	mirror_fetch_at_sync(p, n);
	return 0;
}

CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation_v1 where, unsigned flags, CUstream hStream)
{
	CUresult rc = shim_enter_stream(&hStream);
	if (rc)
		return rc;
	if (where.type == CU_MEM_LOCATION_TYPE_DEVICE && !shim_device(where.id))
		return CUDA_ERROR_INVALID_DEVICE;
	if (flags || !managed(devPtr, count) || !(is_cpu(where) || is_gpu(where)))
		return CUDA_ERROR_INVALID_VALUE;
	return prefetch(devPtr, count, where);
}
CUresult cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream)
{
	return cuMemPrefetchAsync_v2(devPtr, count, location(dstDevice), 0, hStream);
}

/* What all three batches check. Prefetch k holds from its index to the next one's. */
static CUresult check_batch(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, uint64_t flags, CUstream hStream)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!dptrs || !sizes || !count || flags || hStream == STREAM_LEGACY || (!hStream && !shim_default_stream()))
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_resolve_stream(&hStream)))
		return rc;
	for (size_t i = 0; i < count; i++)
		if (!managed(dptrs[i], sizes[i]))
			return CUDA_ERROR_INVALID_VALUE;
	return 0;
}

CUresult cuMemPrefetchBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs,
				 size_t numPrefetchLocs, uint64_t flags, CUstream hStream)
{
	CUresult rc = check_batch(dptrs, sizes, count, flags, hStream);
	if (rc)
		return rc;
	if (!prefetchLocs || !prefetchLocIdxs || !numPrefetchLocs || numPrefetchLocs > count || prefetchLocIdxs[0])
		return CUDA_ERROR_INVALID_VALUE;
	for (size_t k = 0; k < numPrefetchLocs; k++)
		if (prefetchLocIdxs[k] >= count || (k && prefetchLocIdxs[k] <= prefetchLocIdxs[k - 1]) || !(is_cpu(prefetchLocs[k]) || is_gpu(prefetchLocs[k])))
			return CUDA_ERROR_INVALID_VALUE;
	for (size_t i = 0, k = 0; i < count && !rc; i++) {
		if (k + 1 < numPrefetchLocs && prefetchLocIdxs[k + 1] == i)
			k++;
		rc = prefetch(dptrs[i], sizes[i], prefetchLocs[k]);
	}
	return rc;
}

/* Discarded contents may be anything, also what they were. */
CUresult cuMemDiscardBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, uint64_t flags, CUstream hStream)
{
	return check_batch(dptrs, sizes, count, flags, hStream);
}
CUresult cuMemDiscardAndPrefetchBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs,
					   const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream)
{
	return cuMemPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
}

/* --- what is known of a range: what all of it has in common */

struct common { int first; struct advice a; };

static int same_location(CUmemLocation_v1 a, CUmemLocation_v1 b) { return a.type == b.type && a.id == b.id; }

static void in_common(const struct advice *a, void *arg)
{
	struct common *c = arg;
	if (c->first) {
		c->a = *a;
		c->first = 0;
		return;
	}
	c->a.read_mostly &= a->read_mostly;
	c->a.accessed_by &= a->accessed_by;
	c->a.accessed_by_cpu &= a->accessed_by_cpu;
	if (!same_location(c->a.preferred, a->preferred))
		c->a.preferred = (CUmemLocation_v1){0};
	if (!same_location(c->a.prefetched, a->prefetched))
		c->a.prefetched = (CUmemLocation_v1){0};
}

enum { NOWHERE = -2, THE_CPU = -1 };
static int device_of(CUmemLocation_v1 l) { return !l.type ? NOWHERE : is_cpu(l) ? THE_CPU : l.id; }
static int id_of(CUmemLocation_v1 l) { return !l.type ? NOWHERE : l.type == CU_MEM_LOCATION_TYPE_HOST ? THE_CPU : l.id; }

static void list_accessors(int *to, size_t n, const struct advice *a)
{
	size_t k = 0;
	for (int d = 0; d < 64 && k < n; d++)
		if (a->accessed_by >> d & 1)
			to[k++] = d;
	if (a->accessed_by_cpu && k < n)
		to[k++] = THE_CPU;
	while (k < n)
		to[k++] = NOWHERE;
}

CUresult cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count)
{
	struct common c = {.first = 1};
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	int list = attribute == CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY;
	if (!data || !dataSize || dataSize % 4 || (!list && dataSize != 4) || !managed(devPtr, count))
		return CUDA_ERROR_INVALID_VALUE;
	advice_visit(devPtr, count, in_common, &c);
	int *to = data;
	switch (attribute) {
	case CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY: *to = c.a.read_mostly; return 0;
	case CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION: *to = device_of(c.a.preferred); return 0;
	case CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY: list_accessors(to, dataSize / 4, &c.a); return 0;
	case CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION: *to = device_of(c.a.prefetched); return 0;
	case CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE: *to = (int)c.a.preferred.type; return 0;
	case CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID: *to = id_of(c.a.preferred); return 0;
	case CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE: *to = (int)c.a.prefetched.type; return 0;
	case CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID: *to = id_of(c.a.prefetched); return 0;
	}
	return CUDA_ERROR_INVALID_VALUE;
}

CUresult cuMemRangeGetAttributes(void *data, const size_t *dataSizes, const CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!data || !dataSizes || !attributes || !numAttributes)
		return CUDA_ERROR_INVALID_VALUE;
	for (size_t i = 0; i < numAttributes && !rc; i++)
		rc = cuMemRangeGetAttribute(((void **)data)[i], dataSizes[i], attributes[i], devPtr, count);
	return rc;
}

/* Any stream and the host may use all of it at any time, as where concurrentManagedAccess is 1: there is nothing to attach. */
CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned flags)
{
	struct ferry_block b;
	CUresult rc = shim_enter();
	int none = !hStream;
	if (!rc)
		rc = shim_resolve_stream(&hStream);
	if (rc)
		return rc;
	if ((flags != CU_MEM_ATTACH_GLOBAL && flags != CU_MEM_ATTACH_HOST && flags != CU_MEM_ATTACH_SINGLE) || (flags == CU_MEM_ATTACH_SINGLE && none))
		return CUDA_ERROR_INVALID_VALUE;
	if (ferry_block_find(FERRY_DEVICE, dptr, &b) || !(b.tag & TAG_MANAGED) || b.addr != dptr || (length && length != b.size))
		return CUDA_ERROR_INVALID_VALUE;
	return 0;
}
