/* shim/cuda/mem.c: device and host memory, and what is known about a pointer.
 *
 * The client chooses device addresses (core/range.c) and asks the server for memory behind them; that is the one round trip of an
 * allocation. Everything that can be asked of a pointer is answered from the map of blocks. */
#include "mem.h"
#include "gen_send.h"
#include "managed.h"
#include "mirror.h"
#include "staging.h"
#include <time.h>
#include <unistd.h>

static _Atomic uint64_t buffer_ids;
static _Atomic int any_sync; /* has any memory TAG_SYNC? Mostly not, and then nobody looks. */

uint64_t shim_new_id(void) { return atomic_fetch_add(&buffer_ids, 1) + 1; }

static CUresult enter(struct shim_ctx **c)
{
	CUresult rc = shim_enter();
	return rc ? rc : shim_ctx_current(c);
}

/* --- device memory */

/* Only the server knows whether there is memory left, and a program must hear of it at the call. But while it said a moment ago
 * that there is far more than is asked for, the answer is known: half of what it had, for a second, is handed out unasked. */
static struct { _Atomic uint64_t bytes, until; } credit[64];

/* Memory of another kind is about to be taken: it is not there to be handed out. */
void shim_memory_taken(CUdevice dev, uint64_t bytes)
{
	_Atomic uint64_t *left = &credit[(unsigned)dev % 64].bytes;
	uint64_t have = atomic_load(left), room = bytes + (2 << 20);
	while (have && !atomic_compare_exchange_weak(left, &have, room > bytes && have > room ? have - room : 0))
		;
}

/* The same where nobody here knows how much, or of which device. */
void shim_memory_asked(void)
{
	for (int i = 0; i < shim_devices.count; i++)
		shim_memory_taken(i, UINT64_MAX);
}

/* The heap of a context is memory too. */
CUresult cuCtxSetLimit(CUlimit limit, size_t value)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	shim_memory_asked();
	return fx_cuCtxSetLimit(limit, value);
}

static uint64_t milliseconds(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC_COARSE, &t);
	return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

void shim_credit_is(CUdevice dev, uint64_t left)
{
	atomic_store(&credit[dev % 64].bytes, left / 2);
	atomic_store(&credit[dev % 64].until, milliseconds() + 1000);
}

int shim_credit(struct shim_ctx *c, uint64_t room)
{
	_Atomic uint64_t *bytes = &credit[c->dev % 64].bytes;
	uint64_t have = atomic_load(bytes);
	if (milliseconds() < atomic_load(&credit[c->dev % 64].until))
		while (have >= room)
			if (atomic_compare_exchange_weak(bytes, &have, have - room))
				return 1;
	return 0;
}

CUresult shim_back(struct shim_ctx *c, uint64_t addr, size_t size)
{
	uint64_t left = 0;
	if (shim_credit(c, (size + (2 << 20)) & ~((2ull << 20) - 1)))
		return fx_MemAllocSoon(addr, size);
	CUresult rc = fx_MemAlloc(addr, size, &left);
	if (!rc)
		shim_credit_is(c->dev, left);
	return rc;
}

CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)
{
	struct shim_ctx *c;
	uint64_t addr;
	CUresult rc = enter(&c);
	if (rc)
		return rc;
	if (!dptr || !bytesize)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_capture_allows()))
		return rc;
	*dptr = 0; /* as after the real call, if it fails from here on */
	rc = ferry_alloc(bytesize, (unsigned)c->dev, c, TAG_DEVICE | shim_new_id() << 32, &addr);
	if (rc)
		return rc;
	if ((rc = shim_back(c, addr, bytesize))) {
		ferry_release(FERRY_DEVICE, addr, NULL);
		return rc;
	}
	*dptr = addr;
	return 0;
}

CUresult cuMemGetInfo_v2(size_t *free, size_t *total)
{
	struct shim_ctx *c;
	uint64_t f = 0, t = 0;
	CUresult rc = enter(&c);
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
	if (pitch < WidthInBytes || Height > SIZE_MAX / pitch)
		return CUDA_ERROR_OUT_OF_MEMORY;
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
	if (ferry_find(FERRY_DEVICE, dptr, &b) || b.addr != dptr || (b.tag & (TAG_GLOBAL | TAG_RESERVED | TAG_OPENED)))
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_ctx_fault(b.owner)) || (rc = shim_capture_allows()))
		return rc;
	if (b.tag & TAG_GRAPH)
		return fx_GraphMemoryFree(dptr, NULL);
	if (b.tag & TAG_MANAGED)
		return shim_free_managed(&b);
	rc = fx_MemFree(dptr);
	ferry_release(FERRY_DEVICE, dptr, NULL);
	shim_pool_freed(&b);
	return rc || !(b.tag & TAG_LENT) ? rc : fx_Fence(); /* who is told that it is gone must not find it */
}

CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)
{
	struct ferry_block b;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (ferry_find(FERRY_DEVICE, dptr, &b) && ferry_find(FERRY_HOST, dptr, &b))
		return CUDA_ERROR_NOT_FOUND;
	if ((b.tag & TAG_RESERVED) && !shim_mapping_at(dptr, &b)) /* not all that is reserved, but what is mapped there */
		return CUDA_ERROR_NOT_FOUND;
	if (pbase)
		*pbase = b.addr;
	if (psize)
		*psize = b.size;
	return 0;
}

void shim_note_global(CUdeviceptr addr, size_t size, struct shim_ctx *c)
{
	ferry_note(FERRY_DEVICE, addr, size, c, TAG_GLOBAL | shim_new_id() << 32);
}

int shim_is_device(uint64_t p)
{
	struct ferry_range d = ferry_device_window(), s = ferry_server_window();
	if (p - d.base < d.size || p - s.base < s.size)
		return 1;
	return ferry_find(FERRY_HOST, p, NULL) && !ferry_find(FERRY_DEVICE, p, NULL);
}

int shim_in_block(uint64_t p, uint64_t n)
{
	struct ferry_block b;
	int known = !ferry_find(FERRY_DEVICE, p, &b);
	if (shim_is_shared(p, n) || (known && n <= b.size - (p - b.addr) && (!(b.tag & TAG_RESERVED) || shim_is_mapped(p, n))))
		return 1;
	if (known && (b.tag & TAG_RESERVED))
		ferry_log(FERRY_INFO, "not all of %llu bytes at 0x%llx, which are reserved, is mapped and may be used by a device", (unsigned long long)n, (unsigned long long)p);
	else if (!known)
		ferry_log(FERRY_INFO, "address 0x%llx is no device memory of this program's", (unsigned long long)p);
	else
		ferry_log(FERRY_INFO, "%llu bytes at 0x%llx reach beyond the allocation of %llu bytes at 0x%llx", (unsigned long long)n, (unsigned long long)p,
			  (unsigned long long)b.size, (unsigned long long)b.addr);
	return 0;
}

int shim_is_shared(uint64_t p, uint64_t n)
{
	struct ferry_block b;
	return !ferry_find(FERRY_HOST, p, &b) && (b.tag & (TAG_SHARED | TAG_MIRRORED)) && n <= b.size - (p - b.addr);
}

int shim_is_used(uint64_t p)
{
	struct ferry_block b;
	return !ferry_find(FERRY_HOST, p, &b) && (b.tag & TAG_USED);
}

int shim_must_wait(uint64_t p)
{
	struct ferry_block b;
	if (!atomic_load_explicit(&any_sync, memory_order_relaxed))
		return 0;
	return (!ferry_find(FERRY_DEVICE, p, &b) || !ferry_find(FERRY_HOST, p, &b)) && (b.tag & TAG_SYNC);
}

int shim_is_pinned(const void *p, size_t n)
{
	struct ferry_block b;
	uint64_t a = (uint64_t)(uintptr_t)p;
	return !ferry_find(FERRY_HOST, a, &b) && n <= b.size - (a - b.addr);
}

/* --- host memory */

CUresult shim_host_share(uint64_t addr, uint64_t size, int fd)
{
	struct ferry_call c;
	CUresult rc = ferry_begin(&c, FERRY_OP_HostShare, 16);
	if (rc)
		return rc;
	c.q[0] = addr;
	c.q[1] = size;
	rc = ferry_ask_with(&c, fd);
	ferry_end(&c);
	return rc;
}

CUresult cuMemHostAlloc(void *pp, size_t bytesize, unsigned Flags)
{
	struct shim_ctx *c;
	uint64_t addr;
	CUresult rc = enter(&c);
	if (rc)
		return rc;
	if (!pp || !bytesize || Flags & ~7u)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_capture_allows()))
		return rc;
	uint64_t tag = TAG_PINNED | Flags | shim_new_id() << 32;
	int fd = -1;
	if ((rc = ferry_alloc_host(bytesize, c, tag, &addr, ferry_local() ? &fd : NULL)))
		return rc;
	if (fd >= 0) {
		/* A server that cannot share it leaves us with memory that is pinned in name: copies still work. One that
		 * must not pin so much says so. */
		rc = shim_host_share(addr, bytesize, fd);
		if (rc == CUDA_ERROR_OUT_OF_MEMORY && shim_staging_give_back())
			rc = shim_host_share(addr, bytesize, fd); /* what we keep for copies is not to be missed */
		if (!rc)
			ferry_retag(FERRY_HOST, addr, tag | TAG_SHARED);
		close(fd);
	}
	if (rc != CUDA_ERROR_OUT_OF_MEMORY && Flags & CU_MEMHOSTALLOC_DEVICEMAP)
		rc = shim_reach(addr); /* a kernel may find its address in memory of its own */
	if (rc == CUDA_ERROR_OUT_OF_MEMORY) {
		ferry_release(FERRY_HOST, addr, NULL);
		return rc;
	}
	*(void **)pp = (void *)(uintptr_t)addr;
	return 0;
}

CUresult cuMemAllocHost_v2(void *pp, size_t bytesize) { return cuMemHostAlloc(pp, bytesize, 0); }

/* Wait until nothing uses a context's host memory any more. */
static CUresult drain(struct shim_ctx *c, struct ferry_block b)
{
	c = c ? shim_ctx_home(c) : NULL;
	CUresult rc = c && c->alive ? fx_CtxDrain(c->handle) : 0;
	ferry_await((void *)(uintptr_t)b.addr, b.size);
	ferry_lanes_await((void *)(uintptr_t)b.addr, b.size);
	return rc;
}

CUresult cuMemFreeHost(void *p)
{
	struct ferry_block b;
	CUresult rc = shim_enter();
	if (rc || !p)
		return rc;
	if (ferry_find(FERRY_HOST, (uint64_t)(uintptr_t)p, &b) || b.addr != (uint64_t)(uintptr_t)p || !(b.tag & TAG_PINNED))
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_capture_allows()))
		return rc;
	/* A copy into it may be under way: the real call waits too. */
	rc = drain(b.owner, b);
	if (b.tag & TAG_SHARED)
		fx_HostUnshare(b.addr);
	if (b.tag & TAG_MIRRORED)
		mirror_end(b.addr, 0);
	ferry_release(FERRY_HOST, (uint64_t)(uintptr_t)p, NULL);
	return rc;
}

/* --- host memory that kernels use: shared with a server on the same host, where we allocated it; else a mirror, once it is
 * known that a kernel may use it. Until then copies to and from it are like those of any memory. */

CUresult shim_reach(uint64_t p)
{
	static ferry_mu mu;
	struct ferry_block b;
	CUresult rc = 0;
	ferry_lock(&mu); /* one thread makes it */
	if (ferry_find(FERRY_HOST, p, &b))
		rc = CUDA_ERROR_INVALID_VALUE;
	else if (b.tag & (TAG_SHARED | TAG_MIRRORED))
		ferry_retag(FERRY_HOST, b.addr, b.tag | TAG_USED);
	else {
		struct shim_ctx *c = b.owner;
		struct ferry_range on = mirror_pages(b.addr, b.size);
		rc = c && c->alive ? fx_CtxDrain(c->handle) : CUDA_ERROR_INVALID_CONTEXT; /* copies into it have arrived */
		int drained = !rc;
		if (drained && (rc = fx_MirrorOpen(on.base, on.size)) == CUDA_ERROR_OUT_OF_MEMORY && shim_staging_give_back())
			rc = fx_MirrorOpen(on.base, on.size);
		if (drained && rc)
			ferry_log(FERRY_INFO, "the server cannot have memory at 0x%llx, so kernels cannot use this program's there", (unsigned long long)on.base);
		/* Of what we allocated all pages are ours to close. What the program registered may share its first and last with strangers,
		 * whose bytes cost every wait a round trip. */
		if (!rc && (rc = b.tag & TAG_PINNED ? mirror_new(MIRROR_HOST, on.base, on.size, c) : mirror_new(MIRROR_HOST, b.addr, b.size, c)))
			fx_MirrorClose(on.base, on.size);
		if (!rc)
			ferry_retag(FERRY_HOST, b.addr, b.tag | TAG_MIRRORED | TAG_USED);
	}
	ferry_unlock(&mu);
	return rc;
}

CUresult shim_reach_all(const void *block, size_t n)
{
	uint64_t low = ferry_host_low, span = ferry_host_high - low;
	for (size_t i = 0; i + 8 <= n; i += 8) {
		uint64_t p;
		memcpy(&p, (const char *)block + i, 8);
		if (p - low < span && !ferry_find(FERRY_HOST, p, NULL) && !shim_is_used(p)) {
			CUresult rc = shim_reach(p);
			if (rc && rc != CUDA_ERROR_NOT_SUPPORTED) /* where it cannot be had, it may not be a pointer either */
				return rc;
		}
	}
	return 0;
}

CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned Flags)
{
	struct shim_ctx *c;
	CUresult rc = enter(&c);
	if (rc)
		return rc;
	if (!p || !bytesize || Flags & ~15u)
		return CUDA_ERROR_INVALID_VALUE;
	if (shim_is_device((uint64_t)(uintptr_t)p))
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_capture_allows()))
		return rc;
	if (ferry_note(FERRY_HOST, (uint64_t)(uintptr_t)p, bytesize, c, TAG_REGISTERED | Flags | shim_new_id() << 32))
		return CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
	return 0;
}

CUresult cuMemHostUnregister(void *p)
{
	struct ferry_block b;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (ferry_find(FERRY_HOST, (uint64_t)(uintptr_t)p, &b) || !(b.tag & TAG_REGISTERED))
		return CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED;
	if (b.addr != (uint64_t)(uintptr_t)p)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_capture_allows()))
		return rc;
	rc = drain(b.owner, b);
	if (b.tag & TAG_MIRRORED)
		mirror_end(b.addr, 1);
	ferry_release(FERRY_HOST, (uint64_t)(uintptr_t)p, NULL);
	return rc;
}

/* The address there is the same number. */
CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned Flags)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pdptr || Flags || ferry_find(FERRY_HOST, (uint64_t)(uintptr_t)p, NULL))
		return CUDA_ERROR_INVALID_VALUE;
	if (!shim_is_used((uint64_t)(uintptr_t)p) && (rc = shim_reach((uint64_t)(uintptr_t)p)))
		return rc;
	*pdptr = (uint64_t)(uintptr_t)p;
	return 0;
}

CUresult cuMemHostGetFlags(unsigned *pFlags, void *p)
{
	struct ferry_block b;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pFlags)
		return CUDA_ERROR_INVALID_VALUE;
	if (!ferry_find(FERRY_DEVICE, (uint64_t)(uintptr_t)p, &b) && (b.tag & TAG_MANAGED)) {
		*pFlags = CU_MEMHOSTALLOC_DEVICEMAP;
		return 0;
	}
	if (ferry_find(FERRY_HOST, (uint64_t)(uintptr_t)p, &b))
		return CUDA_ERROR_INVALID_VALUE;
	*pFlags = (unsigned)(b.tag & 7) | CU_MEMHOSTALLOC_DEVICEMAP;
	return 0;
}

/* --- pointers */

struct pointer { /* kind: 0 unknown, or a CUmemorytype; mapping: its size is 0 where reserved addresses have none */
	int kind;
	struct ferry_block b, mapping;
	struct shim_ctx *ctx;
};

static struct pointer classify(CUdeviceptr p)
{
	struct pointer r = {0};
	if (!ferry_find(FERRY_HOST, p, &r.b))
		r.kind = CU_MEMORYTYPE_HOST;
	else if (!ferry_find(FERRY_DEVICE, p, &r.b))
		r.kind = CU_MEMORYTYPE_DEVICE;
	if (r.b.tag & TAG_RESERVED && shim_mapping_at(p, &r.mapping))
		r.b.owner = r.mapping.owner;
	r.ctx = r.b.owner ? shim_ctx_home(r.b.owner) : NULL;
	return r;
}

/* What the driver maps at a time; registered memory is mapped as it lies. */
static struct ferry_range mapping(const struct pointer *r)
{
	const struct ferry_block *b = &r->b;
	if (b->tag & TAG_RESERVED)
		return (struct ferry_range){r->mapping.addr, r->mapping.size};
	uint64_t unit = b->tag & TAG_REGISTERED ? MIRROR_PAGE : 2 << 20, base = b->addr & ~(unit - 1);
	return (struct ferry_range){base, b->size ? ((b->addr + b->size + unit - 1) & ~(unit - 1)) - base : 0};
}

/* One attribute; data is where CUDA says its kind of value goes. NOT_FOUND: there is no such attribute. */
static CUresult attribute(void *data, CUpointer_attribute a, const struct pointer *r, CUdeviceptr p)
{
	int managed = (r->b.tag & TAG_MANAGED) != 0, device = r->kind == CU_MEMORYTYPE_DEVICE, reserved = (r->b.tag & TAG_RESERVED) != 0;
	int placeless = (r->b.tag & (TAG_POOL | TAG_RESERVED)) != 0; /* memory that belongs to no context */
	switch (a) {
	case CU_POINTER_ATTRIBUTE_CONTEXT: *(CUcontext *)data = r->ctx && !placeless ? r->ctx->handle : NULL; return 0;
	case CU_POINTER_ATTRIBUTE_MEMORY_TYPE: *(unsigned *)data = (unsigned)r->kind; return 0;
	case CU_POINTER_ATTRIBUTE_DEVICE_POINTER:
		*(CUdeviceptr *)data = r->kind ? p : 0;
		return r->kind ? 0 : CUDA_ERROR_INVALID_VALUE;
	case CU_POINTER_ATTRIBUTE_HOST_POINTER:
		*(void **)data = device && !managed ? NULL : (void *)(uintptr_t)p;
		return device && !managed ? CUDA_ERROR_INVALID_VALUE : 0;
	case CU_POINTER_ATTRIBUTE_SYNC_MEMOPS: *(unsigned *)data = managed || (r->b.tag & TAG_SYNC); return 0;
	case CU_POINTER_ATTRIBUTE_BUFFER_ID: *(uint64_t *)data = r->b.tag >> 32; return 0;
	case CU_POINTER_ATTRIBUTE_IS_MANAGED: *(int *)data = managed; return 0;
	case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL: *(int *)data = r->ctx ? r->ctx->dev : 0; return 0;
	case CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE:
		*(int *)data = device && !(r->b.tag & (TAG_GLOBAL | TAG_RESERVED | TAG_POOL | TAG_OPENED));
		return 0;
	case CU_POINTER_ATTRIBUTE_RANGE_START_ADDR: *(CUdeviceptr *)data = r->b.addr; return 0;
	case CU_POINTER_ATTRIBUTE_RANGE_SIZE: *(size_t *)data = r->b.size; return 0;
	case CU_POINTER_ATTRIBUTE_MAPPED: *(int *)data = r->kind && (!reserved || r->mapping.size); return 0;
	case CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES: *(uint64_t *)data = 0; return 0;
	case CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE: *(int *)data = 0; return 0;
	case CU_POINTER_ATTRIBUTE_ACCESS_FLAGS:
		*(int *)data = !r->kind ? 0 : reserved ? (int)shim_access_of(&r->mapping, shim_ctx_top() ? shim_ctx_top()->dev : 0) : 3;
		return 0;
	case CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE: *(CUmemoryPool *)data = shim_pool_handle(&r->b); return 0;
	case CU_POINTER_ATTRIBUTE_MAPPING_SIZE: *(size_t *)data = mapping(r).size; return 0;
	case CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR: *(CUdeviceptr *)data = mapping(r).base; return 0;
	case CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE: *(int *)data = 0; return 0;
	case CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID: *(uint64_t *)data = r->b.tag >> 32; return 0;
	}
	return CUDA_ERROR_NOT_FOUND;
}

CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute_, CUdeviceptr ptr)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct pointer r = classify(ptr);
	if (!data || !r.kind)
		return CUDA_ERROR_INVALID_VALUE;
	rc = attribute(data, attribute_, &r, ptr);
	return rc == CUDA_ERROR_NOT_FOUND ? CUDA_ERROR_INVALID_VALUE : rc;
}

/* One attribute can be set: that synchronous copies and sets of this memory really are. */
CUresult cuPointerSetAttribute(void *value, CUpointer_attribute attribute_, CUdeviceptr ptr)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct pointer r = classify(ptr);
	if (!value || !r.kind || attribute_ != CU_POINTER_ATTRIBUTE_SYNC_MEMOPS)
		return CUDA_ERROR_INVALID_VALUE;
	uint64_t tag = *(unsigned *)value ? r.b.tag | TAG_SYNC : r.b.tag & ~(uint64_t)TAG_SYNC;
	if (tag & ~r.b.tag & TAG_SYNC)
		atomic_store(&any_sync, 1);
	return ferry_retag(r.kind == CU_MEMORYTYPE_HOST ? FERRY_HOST : FERRY_DEVICE, ptr, tag) ? CUDA_ERROR_INVALID_VALUE : 0;
}

/* Unlike the single form, this one answers zeros for a pointer CUDA does not know. */
CUresult cuPointerGetAttributes(unsigned numAttributes, const CUpointer_attribute *attributes, void *data, CUdeviceptr ptr)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!numAttributes || !attributes || !data)
		return CUDA_ERROR_INVALID_VALUE;
	struct pointer r = classify(ptr);
	for (unsigned i = 0; i < numAttributes; i++) {
		void *to = ((void **)data)[i];
		if (!to)
			return CUDA_ERROR_INVALID_VALUE;
		if (!r.kind && attributes[i] == CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL)
			*(int *)to = -2; /* what the driver says for memory that is nobody's */
		else if (!r.kind && attributes[i] == CU_POINTER_ATTRIBUTE_HOST_POINTER)
			*(void **)to = (void *)(uintptr_t)ptr;
		else {
			if (attribute(to, attributes[i], &r, ptr) == CUDA_ERROR_NOT_FOUND)
				return CUDA_ERROR_INVALID_VALUE;
		}
	}
	return 0;
}
