/* shim/cuda/host.c: page-locked host memory: what the shim allocates, and memory of the program that it registers. */
#include "host.h"
#include "blocking.h"
#include "callreport.h"
#include "capture.h"
#include "context_stack.h"
#include "endpoint.h"
#include "gen_send.h"
#include "green.h"
#include "mirror_life.h"
#include "staging.h"
#include "thread.h"
#include "token.h"
#include "../core/session/calls.h"
#include <errno.h>
#include <limits.h>
#include <sys/mman.h>
#include <unistd.h>

static ferry_mu reach_mu; /* host memory becomes reachable for the device, or ends; held while the server is asked */

CUresult shim_host_share(uint64_t addr, uint64_t size, int fd)
{
	struct ferry_call c;
	CUresult rc = ferry_begin(&c, FERRY_OP_HostShare, 16);
	if (rc)
		return rc;
	c.q[0] = addr;
	c.q[1] = size;
	rc = ferry_ask_alone(&c, fd);
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
	if (!pp || Flags & ~7u)
		return CUDA_ERROR_INVALID_VALUE;
	if (!bytesize) {
		*(void **)pp = NULL;
		return 0;
	}
	if ((rc = shim_capture_allows()))
		return rc;
	uint64_t tag = TAG_PINNED | Flags | shim_new_id() << 32;
	int fd = -1;
	if ((rc = ferry_block_alloc_host(bytesize, c, tag, &addr, ferry_passes_descriptors() ? &fd : NULL)))
		return rc;
	if (fd >= 0) {
		/* With a server that cannot share it the memory is pinned in name only: copies still work. One that
		 * must not pin so much says so. */
		rc = shim_host_share(addr, bytesize, fd);
		if (rc == CUDA_ERROR_OUT_OF_MEMORY && shim_staging_release())
			rc = shim_host_share(addr, bytesize, fd); /* the staging area must not be missed here */
		if (!rc)
			ferry_block_retag(FERRY_HOST, addr, tag | TAG_SHARED);
		close(fd);
	}
	if (rc != CUDA_ERROR_OUT_OF_MEMORY && Flags & CU_MEMHOSTALLOC_DEVICEMAP)
		rc = shim_make_reachable(addr); /* a kernel may find its address in memory of its own */
	if (rc == CUDA_ERROR_OUT_OF_MEMORY) {
		ferry_block_release(FERRY_HOST, addr, NULL);
		return rc;
	}
	*(void **)pp = (void *)(uintptr_t)addr;
	return 0;
}

CUresult cuMemAllocHost_v2(void *pp, size_t bytesize) { return cuMemHostAlloc(pp, bytesize, 0); }

/* Wait until nothing uses a context's host memory any more. */
static CUresult drain_host_memory(struct shim_ctx *c, struct ferry_block b)
{
	c = c ? shim_ctx_home(c) : NULL;
	CUresult rc = c && c->alive ? fx_CtxDrain(c->handle) : 0;
	ferry_await_detached((void *)(uintptr_t)b.addr, b.size);
	ferry_lanes_await_reads((void *)(uintptr_t)b.addr, b.size);
	return rc;
}

/* Another thread's launch may be making it reachable this moment. home: its bytes stay the program's. */
static void end_host_memory(uint64_t at, int home)
{
	struct ferry_block b;
	ferry_lock(&reach_mu);
	if (!ferry_block_find(FERRY_HOST, at, &b) && b.addr == at) {
		if (b.tag & TAG_SHARED)
			fx_HostUnshare(at);
		if (b.tag & TAG_MIRRORED)
			mirror_end(at, home);
		ferry_block_release(FERRY_HOST, at, NULL);
	}
	ferry_unlock(&reach_mu);
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
	rc = drain_host_memory(b.owner, b);
	end_host_memory(b.addr, 0);
	return rc;
}

/* --- what kernels use: shared with a server on the same host, where the shim allocated it; else a mirror, once it is
 * known that a kernel may use it. Until then copies to and from it are like those of any memory. */

/* How long a launch waits for data that is on its way into memory which a word of its parameters may mean. The data may be behind work that
 * waits for what the program does after this launch. After one such wait the next ones are short. */
enum { GUESS_WAIT_MS = 30000, GUESS_AGAIN_MS = 5 };
static _Atomic unsigned guess_wait = GUESS_WAIT_MS;

/* Nothing writes or reads the memory behind the mirror's back any more: what is on its way has arrived, what lanes send has been read.
 * 0: not in time. What a graph will write there later would not find its way. */
static int is_settled(const struct ferry_block *b, int guess)
{
	void *p = (void *)(uintptr_t)b->addr;
	unsigned most = guess ? atomic_load(&guess_wait) : UINT_MAX;
	int there = !shim_tokens_write_to(p, b->size) && ferry_await_writers(p, b->size, most);
	if (guess)
		atomic_store(&guess_wait, there ? GUESS_WAIT_MS : GUESS_AGAIN_MS);
	if (there)
		ferry_lanes_await_reads(p, b->size);
	return there;
}

/* The server's part. An error of earlier work that comes with the answer is a call of the program's to report. */
static CUresult open_on_server(struct ferry_range on)
{
	struct ferry_call c;
	CUresult rc = ferry_begin(&c, FERRY_OP_MirrorOpen, 16);
	if (rc)
		return rc;
	c.q[0] = on.base;
	c.q[1] = on.size;
	rc = ferry_ask_alone(&c, -1);
	ferry_end(&c);
	return rc;
}

static CUresult make_mirror(const struct ferry_block *b, struct shim_ctx *c)
{
	struct ferry_range on = mirror_pages(b->addr, b->size);
	CUresult rc = open_on_server(on);
	if (rc == CUDA_ERROR_OUT_OF_MEMORY && shim_staging_release())
		rc = open_on_server(on);
	if (rc) {
		ferry_log(FERRY_LOG_INFO, "the server cannot have memory at 0x%llx, so kernels cannot use this program's there", (unsigned long long)on.base);
		return rc;
	}
	/* Of memory that the shim allocated all pages can be closed. What the program registered may share its first and last page with other data,
	 * whose bytes cost every wait a round trip. */
	if ((rc = b->tag & TAG_PINNED ? mirror_new(MIRROR_HOST, on.base, on.size, c) : mirror_new(MIRROR_HOST, b->addr, b->size, c)))
		fx_MirrorClose(on.base, on.size);
	return rc;
}

/* Does the process have memory at all pages of a range? */
static int memory_is_mapped(void *p, size_t n)
{
	uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), first = (uintptr_t)p & ~(page - 1), end = (uintptr_t)p + n;
	if (end < (uintptr_t)p)
		return 0;
	int before = errno, rc = msync((void *)first, end - first, MS_ASYNC); /* writes nothing; fails where nothing is mapped */
	errno = before;
	return rc == 0;
}

/* guess: p may be no pointer at all. Registered memory that is gone from this process is then nobody's. */
static CUresult make_reachable(uint64_t p, int guess)
{
	struct ferry_block b;
	CUresult rc = 0;
	if (ferry_block_find(FERRY_HOST, p, &b))
		return CUDA_ERROR_INVALID_VALUE;
	if (!(b.tag & (TAG_SHARED | TAG_MIRRORED)) && !is_settled(&b, guess))
		return guess ? CUDA_ERROR_NOT_READY : shim_unsupported("a device pointer to host memory that a graph copies to");
	ferry_lock(&reach_mu); /* one thread makes it, and none ends it meanwhile */
	if (ferry_block_find(FERRY_HOST, p, &b)) {
		rc = CUDA_ERROR_INVALID_VALUE;
	} else if (b.tag & (TAG_SHARED | TAG_MIRRORED)) {
		if (b.tag & TAG_SHARED)
			blocking_kernels_reach_host();
		ferry_block_retag(FERRY_HOST, b.addr, b.tag | TAG_USED);
	} else {
		struct shim_ctx *c = b.owner;
		struct ferry_range on = mirror_pages(b.addr, b.size);
		if (!c || !c->alive)
			rc = CUDA_ERROR_INVALID_CONTEXT;
		else if (guess && !memory_is_mapped((void *)(uintptr_t)on.base, on.size))
			rc = CUDA_ERROR_INVALID_VALUE;
		else
			rc = make_mirror(&b, c);
		if (!rc && b.tag & TAG_REGISTERED) /* its edges are open */
			blocking_kernels_reach_host();
		if (!rc)
			ferry_block_retag(FERRY_HOST, b.addr, b.tag | TAG_MIRRORED | TAG_USED);
		else if (rc == CUDA_ERROR_NOT_SUPPORTED) /* these addresses are taken on the server, which stays so */
			ferry_block_retag(FERRY_HOST, b.addr, b.tag | TAG_UNREACHABLE);
	}
	ferry_unlock(&reach_mu);
	return rc;
}

CUresult shim_make_reachable(uint64_t p) { return make_reachable(p, 0); }

/* Every word of the parameters that lies in host memory of the program is taken for a pointer. It may be anything else: padding, a number,
 * a stale word of the stack. So nothing here may fail a launch, nor wait for work that may be waiting for the program. If it was a pointer
 * and the server cannot have the memory, the kernel faults and the log says why. */
void shim_make_parameters_reachable(const void *block, size_t n)
{
	struct ferry_block b;
	uint64_t low = ferry_host_low, span = ferry_host_high - low;
	for (size_t i = 0; i + 8 <= n; i += 8) {
		uint64_t p;
		memcpy(&p, (const char *)block + i, 8);
		if (p - low < span && !ferry_block_find(FERRY_HOST, p, &b) && !(b.tag & (TAG_USED | TAG_UNREACHABLE))) {
			struct shim_ctx *c = b.owner;
			if (c && c->alive) /* else it is memory of a context that has ended */
				(void)make_reachable(p, 1);
		}
	}
}

enum { IO_MEMORY = 4 }; /* CU_MEMHOSTREGISTER_IOMEMORY */

CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned Flags)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter_ctx(&c);
	if (rc)
		return rc;
	if (!p || !bytesize || Flags & ~15u || Flags & IO_MEMORY) /* which is no memory of the server's */
		return CUDA_ERROR_INVALID_VALUE;
	struct endpoint e = endpoint_at((uint64_t)(uintptr_t)p);
	if (endpoint_is_device(&e))
		return CUDA_ERROR_INVALID_VALUE;
	if (!memory_is_mapped(p, bytesize))
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
	if (!p)
		return CUDA_ERROR_INVALID_VALUE;
	if (ferry_block_find(FERRY_HOST, (uint64_t)(uintptr_t)p, &b) || !(b.tag & TAG_REGISTERED))
		return CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED;
	if (b.addr != (uint64_t)(uintptr_t)p)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_capture_allows()))
		return rc;
	rc = drain_host_memory(b.owner, b);
	end_host_memory(b.addr, 1);
	return rc;
}

/* The address there is the same number. */
CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned Flags)
{
	struct ferry_block b;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pdptr || Flags || ferry_block_find(FERRY_HOST, (uint64_t)(uintptr_t)p, &b))
		return CUDA_ERROR_INVALID_VALUE;
	if (!(b.tag & TAG_USED) && (rc = shim_make_reachable((uint64_t)(uintptr_t)p)))
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
