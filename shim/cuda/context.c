/* shim/cuda/context.c: contexts of the application's own, what ends with any context, and what can be asked of one.
 *
 * Primary contexts are in primary_context.c, the contexts that are current in context_stack.c. The memory of a context is never freed,
 * since the stack of another thread may still point to it; it is used for the next context.
 * Locks: mu guards the list of contexts that can be used again. */
#include "context.h"
#include "callreport.h"
#include "cls.h"
#include "context_stack.h"
#include "device.h"
#include "gen_send.h"
#include "green.h"
#include "mirror_life.h"
#include "module.h"
#include "staging.h"
#include "stream.h"
#include "thread.h"
#include <stdlib.h>

static ferry_mu mu;
static _Atomic uint64_t ids;
static struct shim_ctx *spare; /* destroyed ones, by their next */

struct shim_ctx *shim_ctx_of(CUcontext ctx) { return ferry_handle_object(FERRY_KIND_CUcontext, (uint64_t)(uintptr_t)ctx); }
_Atomic int shim_made_contexts;
uint64_t shim_ctx_new_id(void) { return (uint64_t)ferry_among() << 40 | (atomic_fetch_add(&ids, 1) + 1); }
struct fault { uint32_t index; CUresult rc; };

static void set_fault(uint64_t handle, void *object, void *arg)
{
	struct fault *f = arg;
	if (ferry_handle_index(handle) == f->index && object)
		((struct shim_ctx *)object)->fault = f->rc;
}

/* A kernel's fault ends its context for good; remembering it lets calls that would not ask the server fail as they should. */
static void on_error(uint32_t index, int rc)
{
	switch (rc) {
	case CUDA_ERROR_ECC_UNCORRECTABLE: case CUDA_ERROR_NVLINK_UNCORRECTABLE: case CUDA_ERROR_ILLEGAL_ADDRESS:
	case CUDA_ERROR_LAUNCH_TIMEOUT: case CUDA_ERROR_ASSERT: case CUDA_ERROR_HARDWARE_STACK_ERROR:
	case CUDA_ERROR_ILLEGAL_INSTRUCTION: case CUDA_ERROR_MISALIGNED_ADDRESS: case CUDA_ERROR_INVALID_ADDRESS_SPACE:
	case CUDA_ERROR_INVALID_PC: case CUDA_ERROR_LAUNCH_FAILED:
		ferry_handle_each(FERRY_KIND_CUcontext, set_fault, &(struct fault){index, rc});
	}
}

void shim_ctx_note_faults(void) { ferry_on_error = on_error; }

static void forget_block(int space, const struct ferry_block *b) { (void)space, (void)b; }

/* The context's objects end with it, here as on the server, and there first: what is free here another thread may hand out
 * at once. Destructors of context-local storage run before both, while the context still works, and without a lock. */
void shim_ctx_forget(struct shim_ctx *c)
{
	c->alive = 0;
	ferry_lanes_await_reads(NULL, SIZE_MAX); /* its pinned memory goes: the server has all of it, but may not have said so */
	ferry_block_release_owner(c, forget_block);
	shim_module_context_gone(c);
	shim_stream_context_gone(c);
	ferry_handle_drop_owned((uint64_t)(uintptr_t)c->handle);
	if (c->primary)
		shim_green_each(c, shim_ctx_forget);
}

/* --- contexts of the application's own */

static struct shim_ctx *new_ctx(void)
{
	ferry_lock(&mu);
	struct shim_ctx *c = spare;
	if (c)
		spare = c->next;
	ferry_unlock(&mu);
	return c ? c : calloc(1, sizeof *c);
}

static void spare_ctx(struct shim_ctx *c)
{
	ferry_lock(&mu);
	c->born = 0; /* no entry of a stack means this one any more */
	c->next = spare;
	spare = c;
	ferry_unlock(&mu);
}

static CUresult create_context(CUcontext *pctx, unsigned flags, CUdevice dev, unsigned version)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pctx)
		return CUDA_ERROR_INVALID_VALUE;
	if (!shim_device(dev))
		return CUDA_ERROR_INVALID_DEVICE;
	unsigned way = flags & 7; /* of waiting: at most one */
	if (flags & ~0x1ffu || way & (way - 1))
		return CUDA_ERROR_INVALID_VALUE;
	if (version < 3020 && shim_device(dev)->totalMem > 1ull << 32) /* more than its addresses reach: so answers the driver */
		return CUDA_ERROR_OUT_OF_MEMORY;
	struct shim_ctx *c = new_ctx();
	if (!c)
		return CUDA_ERROR_OUT_OF_MEMORY;
	*c = (struct shim_ctx){.dev = dev, .flags = flags, .version = version, .users = 1, .born = shim_ctx_new_id()};
	c->handle = (CUcontext)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUcontext, c);
	rc = c->handle ? fx_CtxCreate(c->handle, flags, dev) : CUDA_ERROR_OUT_OF_MEMORY;
	if (!rc) {
		c->alive = 1;
		atomic_store(&shim_made_contexts, 1);
		c->id = shim_ctx_new_id();
		rc = shim_ctx_push(c);
	}
	if (rc) {
		ferry_handle_drop(FERRY_KIND_CUcontext, (uint64_t)(uintptr_t)c->handle);
		spare_ctx(c);
		return rc;
	}
	*pctx = c->handle;
	return 0;
}

CUresult cuCtxCreate_v2(CUcontext *pctx, unsigned flags, CUdevice dev) { return create_context(pctx, flags, dev, 3020); }
CUresult cuCtxCreate(CUcontext *pctx, unsigned flags, CUdevice dev) { return create_context(pctx, flags, dev, 3010); }

/* No device here partitions its processors by context (CU_DEVICE_ATTRIBUTE of it: cuDeviceGetExecAffinitySupport). A count below zero is none to the driver. */
static CUresult create_with_affinity(CUcontext *pctx, int count, unsigned flags, CUdevice dev)
{
	return count > 0 ? CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY : cuCtxCreate_v2(pctx, flags, dev);
}

CUresult cuCtxCreate_v3(CUcontext *pctx, const CUexecAffinityParam_v1 *paramsArray, int numParams, unsigned flags, CUdevice dev)
{
	(void)paramsArray;
	return create_with_affinity(pctx, numParams, flags, dev);
}

CUresult cuCtxCreate_v4(CUcontext *pctx, const CUctxCreateParams *ctxCreateParams, unsigned flags, CUdevice dev)
{
	if (ctxCreateParams && ctxCreateParams->cigParams)
		return shim_unsupported("cuCtxCreate_v4 with parameters");
	return create_with_affinity(pctx, ctxCreateParams ? ctxCreateParams->numExecAffinityParams : 0, flags, dev);
}

CUresult cuCtxDestroy_v2(CUcontext ctx)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct shim_ctx *c = shim_ctx_of(ctx);
	if (!c || c->primary || c->green)
		return ctx ? CUDA_ERROR_INVALID_CONTEXT : CUDA_ERROR_INVALID_VALUE;
	shim_cls_destroy(c);
	mirror_end_owner(c);
	shim_staging_end(c);
	rc = fx_CtxDestroy(ctx);
	c->alive = 0;
	shim_ctx_forget(c);
	ferry_handle_drop(FERRY_KIND_CUcontext, (uint64_t)(uintptr_t)ctx);
	if (shim_ctx_top() == c)
		shim_ctx_pop();
	spare_ctx(c);
	shim_ctx_announce();
	return rc;
}

/* ctx NULL is the thread's own, as in the calls of CUDA 13. */
static CUresult context_or_current(CUcontext ctx, struct shim_ctx **out)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	static struct shim_ctx dead; /* for one that was destroyed */
	*out = ctx ? shim_ctx_of(ctx) : shim_ctx_top();
	if (!*out && ferry_handle_ended(FERRY_KIND_CUcontext, (uint64_t)(uintptr_t)ctx))
		*out = &dead;
	return *out ? 0 : CUDA_ERROR_INVALID_CONTEXT;
}

/* A call that gives one value of a context; dead is what it answers for one that is not alive, or 0: the value then, too. */
#define CONTEXT_GETTER(name, params, ctx, value, dead)           \
	CUresult name params                                           \
	{                                                              \
		struct shim_ctx *c;                                    \
		CUresult rc = context_or_current(ctx, &c);             \
		if (rc || !out)                                        \
			return rc ? rc : CUDA_ERROR_INVALID_VALUE;     \
		if (dead && !c->alive)                                 \
			return dead;                                   \
		*out = value;                                          \
		return 0;                                              \
	}
CONTEXT_GETTER(cuCtxGetDevice_v2, (CUdevice *out, CUcontext ctx), ctx, c->dev, 0)
CONTEXT_GETTER(cuCtxGetId, (CUcontext ctx, uint64_t *out), ctx, c->id, CUDA_ERROR_CONTEXT_IS_DESTROYED)
CONTEXT_GETTER(cuCtxGetApiVersion, (CUcontext ctx, unsigned *out), ctx, c->version, CUDA_ERROR_INVALID_CONTEXT)
CONTEXT_GETTER(cuCtxGetFlags, (unsigned *out), NULL, c->flags | CU_CTX_MAP_HOST, 0) /* which is always on, asked for or not */
CUresult cuCtxGetDevice(CUdevice *device) { return cuCtxGetDevice_v2(device, NULL); }

CUresult cuCtxSetFlags(unsigned flags)
{
	struct shim_ctx *c;
	CUresult rc = context_or_current(NULL, &c);
	if (rc)
		return rc;
	if (flags & ~0x1ffu)
		return CUDA_ERROR_INVALID_VALUE;
	c->flags = flags;
	return c->alive ? fx_cuCtxSetFlags(flags) : 0;
}

CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
	struct shim_ctx *c;
	CUresult rc = context_or_current(NULL, &c);
	if (rc)
		return rc;
	const FerryDevice *d = shim_device(c->dev);
	if (leastPriority)
		*leastPriority = d->leastPriority;
	if (greatestPriority)
		*greatestPriority = d->greatestPriority;
	return 0;
}

CUresult cuCtxSynchronize_v2(CUcontext ctx)
{
	struct shim_ctx *c;
	CUresult rc = context_or_current(ctx, &c);
	if (rc)
		return rc;
	if (!c->alive)
		return CUDA_ERROR_CONTEXT_IS_DESTROYED;
	uint64_t n = ferry_commands();
	if (c->fault || atomic_load(&c->quiet) == n) {
		mirror_fetch_wanted();
		return c->fault;
	}
	rc = fx_CtxSynchronize(c->handle);
	if (!rc)
		shim_advance(&c->waited, n);
	if (!rc && ferry_commands() == n + 1) /* only this call's: no other thread gave the GPU anything meanwhile */
		atomic_store(&c->quiet, n + 1);
	mirror_synced();
	return rc;
}

CUresult cuCtxSynchronize(void) { return cuCtxSynchronize_v2(NULL); }
