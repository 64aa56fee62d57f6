/* shim/cuda/context_stack.c: the stack of current contexts each thread has.
 *
 * A thread's stack may hold a context long after another thread destroyed it. The memory of a context is therefore never freed, but used
 * for the next context (context.c); an entry of a stack remembers which one it meant.
 * Threads: a stack belongs to its thread; there is no lock. */
#include "context_stack.h"
#include "thread.h"
#include <stdlib.h>

struct entry { struct shim_ctx *c; uint64_t born; CUcontext handle; CUdevice dev; };
enum { SHALLOW = 8 };
static _Thread_local struct { struct entry few[SHALLOW], *many; int n, room; } stack; /* few, so that most threads leave nothing behind */

static struct entry *stack_entries(void) { return stack.many ? stack.many : stack.few; }

struct shim_ctx *shim_ctx_top(void)
{
	static _Thread_local struct shim_ctx gone;
	if (!stack.n)
		return NULL;
	struct entry *e = &stack_entries()[stack.n - 1];
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

CUresult shim_need_context(void)
{
	struct shim_ctx *c;
	return shim_enter_ctx(&c);
}

CUresult shim_need_living(void)
{
	CUresult rc = shim_enter();
	struct shim_ctx *c = rc ? NULL : shim_ctx_top();
	return rc ? rc : !c ? CUDA_ERROR_INVALID_CONTEXT : c->alive ? 0 : CUDA_ERROR_CONTEXT_IS_DESTROYED;
}

CUresult shim_or_destroyed(CUresult rc)
{
	if (!rc || rc == CUDA_ERROR_NOT_INITIALIZED)
		return rc;
	struct shim_ctx *c = shim_ctx_top();
	return c && !c->alive ? CUDA_ERROR_CONTEXT_IS_DESTROYED : rc;
}

void shim_ctx_announce(void)
{
	struct shim_ctx *c = shim_ctx_top();
	/* Also of a context that is not alive: another thread may bring it to life while it is current here. */
	ferry_set_context(c ? ferry_handle_index((uint64_t)(uintptr_t)c->handle) : 0);
}

static CUresult push_entry(const struct entry *e)
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
	stack_entries()[stack.n++] = *e;
	shim_ctx_announce();
	return 0;
}

CUresult shim_ctx_push(struct shim_ctx *c) { return push_entry(&(struct entry){c, c->born, c->handle, c->dev}); }

int shim_ctx_depth(void) { return stack.n; }

void shim_ctx_pop(void)
{
	if (--stack.n == 0) {
		free(stack.many);
		stack.many = NULL;
	}
	shim_ctx_announce();
}

/* What a stack holds for a context, by its handle. One that was destroyed can be made current, too: calls say then that it is destroyed. */
static int entry_of(CUcontext ctx, struct entry *e)
{
	static struct shim_ctx never; /* born at 0 */
	struct shim_ctx *c = shim_ctx_of(ctx);
	if (c)
		*e = (struct entry){c, c->born, c->handle, c->dev};
	else if (ferry_handle_ended(FERRY_KIND_CUcontext, (uint64_t)(uintptr_t)ctx))
		*e = (struct entry){&never, 1, ctx, 0};
	else
		return 0;
	return 1;
}

CUresult cuCtxPushCurrent_v2(CUcontext ctx)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct entry e;
	return entry_of(ctx, &e) ? push_entry(&e) : ctx ? CUDA_ERROR_INVALID_CONTEXT : CUDA_ERROR_INVALID_VALUE;
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
	shim_ctx_pop();
	if (pctx)
		*pctx = was;
	return 0;
}

CUresult cuCtxSetCurrent(CUcontext ctx)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct entry e;
	if (ctx && !entry_of(ctx, &e))
		return CUDA_ERROR_INVALID_CONTEXT;
	if (stack.n && ctx) { /* in place: a stack that grew stays as it is */
		stack_entries()[stack.n - 1] = e;
		shim_ctx_announce();
		return 0;
	}
	if (ctx)
		return push_entry(&e);
	if (stack.n)
		shim_ctx_pop();
	shim_ctx_announce();
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
