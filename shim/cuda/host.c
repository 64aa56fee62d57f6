/* shim/cuda/host.c: page-locked host memory, ours and the program's that it registers. */
#include "gen_send.h"
#include "mem.h"
#include "mirror.h"
#include "staging.h"
#include <unistd.h>

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
	CUresult rc = shim_enter_ctx(&c);
	if (rc)
		return rc;
	if (!pp || !bytesize || Flags & ~7u)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_capture_allows()))
		return rc;
	uint64_t tag = TAG_PINNED | Flags | shim_new_id() << 32;
	int fd = -1;
	if ((rc = ferry_block_alloc_host(bytesize, c, tag, &addr, ferry_passes_descriptors() ? &fd : NULL)))
		return rc;
	if (fd >= 0) {
		/* A server that cannot share it leaves us with memory that is pinned in name: copies still work. One that
		 * must not pin so much says so. */
		rc = shim_host_share(addr, bytesize, fd);
		if (rc == CUDA_ERROR_OUT_OF_MEMORY && shim_staging_give_back())
			rc = shim_host_share(addr, bytesize, fd); /* what we keep for copies is not to be missed */
		if (!rc)
			ferry_block_retag(FERRY_HOST, addr, tag | TAG_SHARED);
		close(fd);
	}
	if (rc != CUDA_ERROR_OUT_OF_MEMORY && Flags & CU_MEMHOSTALLOC_DEVICEMAP)
		rc = shim_reach(addr); /* a kernel may find its address in memory of its own */
	if (rc == CUDA_ERROR_OUT_OF_MEMORY) {
		ferry_block_release(FERRY_HOST, addr, NULL);
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
	ferry_await_detached((void *)(uintptr_t)b.addr, b.size);
	ferry_lanes_await_reads((void *)(uintptr_t)b.addr, b.size);
	return rc;
}

CUresult cuMemFreeHost(void *p)
{
	struct ferry_block b;
	CUresult rc = shim_enter();
	if (rc || !p)
		return rc;
	if (ferry_block_find(FERRY_HOST, (uint64_t)(uintptr_t)p, &b) || b.addr != (uint64_t)(uintptr_t)p || !(b.tag & TAG_PINNED))
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_capture_allows()))
		return rc;
	/* A copy into it may be under way: the real call waits too. */
	rc = drain(b.owner, b);
	if (b.tag & TAG_SHARED)
		fx_HostUnshare(b.addr);
	if (b.tag & TAG_MIRRORED)
		mirror_end(b.addr, 0);
	ferry_block_release(FERRY_HOST, (uint64_t)(uintptr_t)p, NULL);
	return rc;
}

/* --- what kernels use: shared with a server on the same host, where we allocated it; else a mirror, once it is
 * known that a kernel may use it. Until then copies to and from it are like those of any memory. */

CUresult shim_reach(uint64_t p)
{
	static ferry_mu mu;
	struct ferry_block b;
	CUresult rc = 0;
	ferry_lock(&mu); /* one thread makes it */
	if (ferry_block_find(FERRY_HOST, p, &b))
		rc = CUDA_ERROR_INVALID_VALUE;
	else if (b.tag & (TAG_SHARED | TAG_MIRRORED))
		ferry_block_retag(FERRY_HOST, b.addr, b.tag | TAG_USED);
	else {
		struct shim_ctx *c = b.owner;
		struct ferry_range on = mirror_pages(b.addr, b.size);
		rc = c && c->alive ? fx_CtxDrain(c->handle) : CUDA_ERROR_INVALID_CONTEXT; /* copies into it have arrived */
		int drained = !rc;
		if (drained && (rc = fx_MirrorOpen(on.base, on.size)) == CUDA_ERROR_OUT_OF_MEMORY && shim_staging_give_back())
			rc = fx_MirrorOpen(on.base, on.size);
		if (drained && rc)
			ferry_log(FERRY_LOG_INFO, "the server cannot have memory at 0x%llx, so kernels cannot use this program's there", (unsigned long long)on.base);
		/* Of what we allocated all pages are ours to close. What the program registered may share its first and last with strangers,
		 * whose bytes cost every wait a round trip. */
		if (!rc && (rc = b.tag & TAG_PINNED ? mirror_new(MIRROR_HOST, on.base, on.size, c) : mirror_new(MIRROR_HOST, b.addr, b.size, c)))
			fx_MirrorClose(on.base, on.size);
		if (!rc)
			ferry_block_retag(FERRY_HOST, b.addr, b.tag | TAG_MIRRORED | TAG_USED);
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
		if (p - low < span && !ferry_block_find(FERRY_HOST, p, NULL) && !shim_is_used(p)) {
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
	CUresult rc = shim_enter_ctx(&c);
	if (rc)
		return rc;
	if (!p || !bytesize || Flags & ~15u)
		return CUDA_ERROR_INVALID_VALUE;
	if (shim_is_device((uint64_t)(uintptr_t)p))
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_capture_allows()))
		return rc;
	if (ferry_block_add(FERRY_HOST, (uint64_t)(uintptr_t)p, bytesize, c, TAG_REGISTERED | Flags | shim_new_id() << 32))
		return CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
	return 0;
}

CUresult cuMemHostUnregister(void *p)
{
	struct ferry_block b;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (ferry_block_find(FERRY_HOST, (uint64_t)(uintptr_t)p, &b) || !(b.tag & TAG_REGISTERED))
		return CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED;
	if (b.addr != (uint64_t)(uintptr_t)p)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_capture_allows()))
		return rc;
	rc = drain(b.owner, b);
	if (b.tag & TAG_MIRRORED)
		mirror_end(b.addr, 1);
	ferry_block_release(FERRY_HOST, (uint64_t)(uintptr_t)p, NULL);
	return rc;
}

/* The address there is the same number. */
CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned Flags)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pdptr || Flags || ferry_block_find(FERRY_HOST, (uint64_t)(uintptr_t)p, NULL))
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
	if (!ferry_block_find(FERRY_DEVICE, (uint64_t)(uintptr_t)p, &b) && (b.tag & TAG_MANAGED)) {
		*pFlags = CU_MEMHOSTALLOC_DEVICEMAP;
		return 0;
	}
	if (ferry_block_find(FERRY_HOST, (uint64_t)(uintptr_t)p, &b))
		return CUDA_ERROR_INVALID_VALUE;
	*pFlags = (unsigned)(b.tag & 7) | CU_MEMHOSTALLOC_DEVICEMAP;
	return 0;
}
