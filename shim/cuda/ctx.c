/* shim/cuda/ctx.c: contexts, and the stack of current ones each thread has.
 *
 * Primary contexts are minted at cuInit, one per device, and keep their handle for ever; whether one is alive on the server
 * follows the retain count. mu guards every context's fields; the server is spoken to with mu held only where two
 * threads would otherwise make the same primary context twice.
 *
 * A thread's stack may hold a context long after another thread destroyed it. Its memory is therefore never freed, but used
 * for the next context; an entry of a stack remembers which one it meant. */
#include "shim.h"
#include "gen_send.h"
#include "mem.h"
#include "mirror.h"
#include "staging.h"
#include <stdlib.h>

static struct shim_ctx *primaries;
static ferry_mu mu;
static _Atomic uint64_t ids;
static struct shim_ctx *spare; /* destroyed ones, by their next */

struct entry { struct shim_ctx *c; uint64_t born; CUcontext handle; CUdevice dev; };
enum { SHALLOW = 8 };
static _Thread_local struct { struct entry few[SHALLOW], *many; int n, room; } stack; /* few, so that most threads leave nothing behind */

struct shim_ctx *shim_primary(CUdevice dev) { return primaries && dev >= 0 && dev < shim_devices.count ? &primaries[dev] : NULL; }
struct shim_ctx *shim_ctx_of(CUcontext ctx) { return ferry_handle_object(FERRY_KIND_CUcontext, (uint64_t)(uintptr_t)ctx); }
uint64_t shim_ctx_new_id(void) { return atomic_fetch_add(&ids, 1) + 1; }
static struct entry *entries(void) { return stack.many ? stack.many : stack.few; }

struct shim_ctx *shim_ctx_top(void)
{
	static _Thread_local struct shim_ctx gone;
	if (!stack.n)
		return NULL;
	struct entry *e = &entries()[stack.n - 1];
	if (e->c->born == e->born)
		return e->c;
	gone.handle = e->handle;
	gone.dev = e->dev;
	return &gone;
}

CUresult shim_ctx_current(struct shim_ctx **out)
{
	struct shim_ctx *c = shim_ctx_top();
	*out = c;
	if (!c)
		return CUDA_ERROR_INVALID_CONTEXT;
	return c->alive ? c->fault : CUDA_ERROR_CONTEXT_IS_DESTROYED;
}

CUresult shim_enter_ctx(struct shim_ctx **out)
{
	CUresult rc = shim_enter();
	return rc ? rc : shim_ctx_current(out);
}

struct fault { uint32_t index; CUresult rc; };

static void poison(uint64_t handle, void *object, void *arg)
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
		ferry_handle_each(FERRY_KIND_CUcontext, poison, &(struct fault){index, rc});
	}
}

void shim_ctx_init(void)
{
	ferry_on_error = on_error;
	primaries = calloc((size_t)shim_devices.count, sizeof *primaries);
	for (int i = 0; primaries && i < shim_devices.count; i++) {
		struct shim_ctx *c = &primaries[i];
		c->handle = (CUcontext)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUcontext, c);
		c->dev = i;
		c->version = 3020;
		c->primary = 1;
	}
}

static void announce(void)
{
	struct shim_ctx *c = shim_ctx_top();
	/* Also of a context that is not alive: another thread may bring it to life while it is current here. */
	ferry_set_context(c ? ferry_handle_index((uint64_t)(uintptr_t)c->handle) : 0);
}

static CUresult push(struct shim_ctx *c)
{
	if (stack.n == (stack.many ? stack.room : SHALLOW)) {
		int room = 2 * stack.n;
		struct entry *many = realloc(stack.many, (size_t)room * sizeof *many);
		if (!many)
			return CUDA_ERROR_OUT_OF_MEMORY;
		if (!stack.many)
			memcpy(many, stack.few, sizeof stack.few);
		stack.many = many;
		stack.room = room;
	}
	entries()[stack.n++] = (struct entry){c, c->born, c->handle, c->dev};
	announce();
	return 0;
}

static void pop(void)
{
	if (--stack.n == 0) {
		free(stack.many);
		stack.many = NULL;
	}
	announce();
}

/* --- primary contexts */

static CUresult revive(struct shim_ctx *c) /* mu held */
{
	uint64_t left = 0;
	CUresult rc = fx_PrimaryRetain(c->handle, c->dev, c->flags, &left);
	if (!rc) {
		shim_credit_is(c->dev, left);
		c->alive = 1;
		c->fault = 0;
		c->id = atomic_fetch_add(&ids, 1) + 1;
	}
	return rc;
}

CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct shim_ctx *c = shim_primary(dev);
	if (!pctx || !c)
		return pctx ? CUDA_ERROR_INVALID_DEVICE : CUDA_ERROR_INVALID_VALUE;
	ferry_lock(&mu);
	if (!c->alive)
		rc = revive(c);
	if (!rc)
		c->users++;
	ferry_unlock(&mu);
	*pctx = rc ? NULL : c->handle;
	return rc;
}

static void forget_block(int space, const struct ferry_block *b) { (void)space, (void)b; }
void shim_module_context_gone(struct shim_ctx *c); /* module.c */
void shim_stream_context_gone(struct shim_ctx *c); /* stream.c */

/* The context's objects end with it, here as on the server, and there first: what is free here another thread may hand out
 * at once. Destructors of context-local storage run before both, while the context still works, and without our lock. */
static void bury(struct shim_ctx *c)
{
	c->alive = 0;
	ferry_lanes_await_reads(NULL, SIZE_MAX); /* its pinned memory goes: the server has all of it, but may not have said so */
	ferry_block_release_owner(c, forget_block);
	shim_module_context_gone(c);
	shim_stream_context_gone(c);
	ferry_handle_drop_owned((uint64_t)(uintptr_t)c->handle);
	if (c->primary)
		shim_green_each(c, bury);
}

CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct shim_ctx *c = shim_primary(dev);
	if (!c)
		return CUDA_ERROR_INVALID_DEVICE;
	ferry_lock(&mu);
	int last = c->users == 1;
	if (!c->users)
		rc = CUDA_ERROR_INVALID_CONTEXT;
	else
		c->users--;
	ferry_unlock(&mu);
	if (rc || !last)
		return rc;
	shim_cls_destroy(c);
	ferry_lock(&mu);
	if (!c->users && c->alive) {
		mirror_end_owner(c);
		shim_staging_ends(c);
		rc = fx_PrimaryRelease(c->handle);
		c->alive = 0;
		c->flags = 0;
		bury(c);
	}
	ferry_unlock(&mu);
	announce();
	return rc;
}

CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct shim_ctx *c = shim_primary(dev);
	if (!c)
		return CUDA_ERROR_INVALID_DEVICE;
	if (!c->alive)
		return 0;
	shim_cls_destroy(c);
	ferry_lock(&mu);
	if (c->alive) {
		mirror_end_owner(c);
		shim_staging_ends(c);
		rc = fx_PrimaryReset(c->handle);
		if (rc == c->fault)
			rc = 0; /* a broken context can be reset; what broke it has been told */
		c->alive = 0;
		c->flags = 0;
		bury(c);
		/* Those who retained it keep their claim, but it takes another cuDevicePrimaryCtxRetain to make a fresh one. */
	}
	ferry_unlock(&mu);
	announce();
	return rc;
}

CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned flags)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct shim_ctx *c = shim_primary(dev);
	if (!c)
		return CUDA_ERROR_INVALID_DEVICE;
	if (flags & ~0x1ffu)
		return CUDA_ERROR_INVALID_VALUE;
	c->flags = flags;
	return c->alive ? fx_cuDevicePrimaryCtxSetFlags_v2(dev, flags) : 0;
}

CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned *flags, int *active)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct shim_ctx *c = shim_primary(dev);
	if (!c || !flags || !active)
		return c ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_DEVICE;
	*flags = c->flags;
	*active = c->alive;
	return 0;
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
	c->born = 0; /* nobody's entry means this one any more */
	c->next = spare;
	spare = c;
	ferry_unlock(&mu);
}

static CUresult create(CUcontext *pctx, unsigned flags, CUdevice dev, unsigned version)
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
	struct shim_ctx *c = new_ctx();
	if (!c)
		return CUDA_ERROR_OUT_OF_MEMORY;
	*c = (struct shim_ctx){.dev = dev, .flags = flags, .version = version, .users = 1, .born = atomic_fetch_add(&ids, 1) + 1};
	c->handle = (CUcontext)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUcontext, c);
	rc = c->handle ? fx_CtxCreate(c->handle, flags, dev) : CUDA_ERROR_OUT_OF_MEMORY;
	if (!rc) {
		c->alive = 1;
		c->id = atomic_fetch_add(&ids, 1) + 1;
		rc = push(c);
	}
	if (rc) {
		ferry_handle_drop(FERRY_KIND_CUcontext, (uint64_t)(uintptr_t)c->handle);
		spare_ctx(c);
		return rc;
	}
	*pctx = c->handle;
	return 0;
}

CUresult cuCtxCreate_v2(CUcontext *pctx, unsigned flags, CUdevice dev) { return create(pctx, flags, dev, 3020); }
CUresult cuCtxCreate(CUcontext *pctx, unsigned flags, CUdevice dev) { return create(pctx, flags, dev, 3010); }

CUresult cuCtxCreate_v3(CUcontext *pctx, const CUexecAffinityParam_v1 *paramsArray, int numParams, unsigned flags, CUdevice dev)
{
	if (paramsArray || numParams)
		return shim_unsupported("cuCtxCreate_v3 with execution affinity");
	return cuCtxCreate_v2(pctx, flags, dev);
}

CUresult cuCtxCreate_v4(CUcontext *pctx, const CUctxCreateParams *ctxCreateParams, unsigned flags, CUdevice dev)
{
	if (ctxCreateParams && (ctxCreateParams->numExecAffinityParams || ctxCreateParams->cigParams))
		return shim_unsupported("cuCtxCreate_v4 with parameters");
	return cuCtxCreate_v2(pctx, flags, dev);
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
	shim_staging_ends(c);
	rc = fx_CtxDestroy(ctx);
	c->alive = 0;
	bury(c);
	ferry_handle_drop(FERRY_KIND_CUcontext, (uint64_t)(uintptr_t)ctx);
	if (shim_ctx_top() == c)
		pop();
	spare_ctx(c);
	announce();
	return rc;
}

/* --- the current context */

CUresult cuCtxPushCurrent_v2(CUcontext ctx)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct shim_ctx *c = shim_ctx_of(ctx);
	return c ? push(c) : ctx ? CUDA_ERROR_INVALID_CONTEXT : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuCtxPopCurrent_v2(CUcontext *pctx)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct shim_ctx *c = shim_ctx_top();
	if (!c)
		return CUDA_ERROR_INVALID_CONTEXT;
	CUcontext was = c->handle;
	pop();
	if (pctx)
		*pctx = was;
	return 0;
}

CUresult cuCtxSetCurrent(CUcontext ctx)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct shim_ctx *c = ctx ? shim_ctx_of(ctx) : NULL;
	if (ctx && !c)
		return CUDA_ERROR_INVALID_CONTEXT;
	if (stack.n && c) { /* in place: a stack that grew stays as it is */
		entries()[stack.n - 1] = (struct entry){c, c->born, c->handle, c->dev};
		announce();
		return 0;
	}
	if (c)
		return push(c);
	if (stack.n)
		pop();
	announce();
	return 0;
}

CUresult cuCtxGetCurrent(CUcontext *pctx)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pctx)
		return CUDA_ERROR_INVALID_VALUE;
	struct shim_ctx *c = shim_ctx_top();
	*pctx = c ? c->handle : NULL;
	return 0;
}

/* ctx NULL is the thread's own, as in the calls of CUDA 13. */
static CUresult named(CUcontext ctx, struct shim_ctx **out)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	*out = ctx ? shim_ctx_of(ctx) : shim_ctx_top();
	return *out ? 0 : CUDA_ERROR_INVALID_CONTEXT;
}

CUresult cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)
{
	struct shim_ctx *c;
	CUresult rc = named(ctx, &c);
	if (rc)
		return rc;
	if (!device)
		return CUDA_ERROR_INVALID_VALUE;
	*device = c->dev;
	return 0;
}

CUresult cuCtxGetDevice(CUdevice *device) { return cuCtxGetDevice_v2(device, NULL); }

CUresult cuCtxGetId(CUcontext ctx, uint64_t *ctxId)
{
	struct shim_ctx *c;
	CUresult rc = named(ctx, &c);
	if (rc)
		return rc;
	if (!ctxId)
		return CUDA_ERROR_INVALID_VALUE;
	if (!c->alive)
		return CUDA_ERROR_CONTEXT_IS_DESTROYED;
	*ctxId = c->id;
	return 0;
}

CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned *version)
{
	struct shim_ctx *c;
	CUresult rc = named(ctx, &c);
	if (rc)
		return rc;
	if (!version)
		return CUDA_ERROR_INVALID_VALUE;
	if (!c->alive)
		return CUDA_ERROR_INVALID_CONTEXT;
	*version = c->version;
	return 0;
}

CUresult cuCtxGetFlags(unsigned *flags)
{
	struct shim_ctx *c;
	CUresult rc = named(NULL, &c);
	if (rc)
		return rc;
	if (!flags)
		return CUDA_ERROR_INVALID_VALUE;
	*flags = c->flags | CU_CTX_MAP_HOST; /* which is always on, whether it was asked for or not */
	return 0;
}

CUresult cuCtxSetFlags(unsigned flags)
{
	struct shim_ctx *c;
	CUresult rc = named(NULL, &c);
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
	CUresult rc = named(NULL, &c);
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
	CUresult rc = named(ctx, &c);
	if (rc)
		return rc;
	if (!c->alive)
		return CUDA_ERROR_CONTEXT_IS_DESTROYED;
	uint64_t n = ferry_commands();
	if (c->fault || atomic_load(&c->quiet) == n)
		return c->fault;
	rc = fx_CtxSynchronize(c->handle);
	if (!rc && ferry_commands() == n + 1) /* only ours: nobody gave the GPU anything meanwhile */
		atomic_store(&c->quiet, n + 1);
	mirror_synced();
	return rc;
}

CUresult cuCtxSynchronize(void) { return cuCtxSynchronize_v2(NULL); }
