/* shim/cuda/primary_context.c: the primary context of each device.
 *
 * Primary contexts get their handle at cuInit, one per device, and keep it for ever; whether one is alive on the server follows the
 * retain count.
 * Locks: mu guards the fields of every primary context. It is held while the server is asked only where two threads would otherwise make
 *        the same context twice. */
#include "primary_context.h"
#include "cls.h"
#include "context_stack.h"
#include "device.h"
#include "gen_send.h"
#include "green.h"
#include "mem.h"
#include "mirror_life.h"
#include "staging.h"
#include "thread.h"
#include <stdlib.h>

static struct shim_ctx *primaries;
static ferry_mu mu;

struct shim_ctx *shim_primary(CUdevice dev) { return primaries && shim_device(dev) ? &primaries[dev] : NULL; }

void shim_primary_init(void)
{
	shim_ctx_note_faults();
	primaries = calloc((size_t)shim_devices.count, sizeof *primaries);
	for (int i = 0; primaries && i < shim_devices.count; i++) {
		struct shim_ctx *c = &primaries[i];
		if (!shim_device(i))
			continue;
		c->handle = (CUcontext)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUcontext, c);
		c->dev = i;
		c->version = 3020;
		c->primary = 1;
	}
}

static CUresult make_primary(struct shim_ctx *c) /* mu held */
{
	uint64_t left = 0;
	CUresult rc = fx_PrimaryRetain(c->handle, c->dev, c->flags, &left);
	if (!rc) {
		shim_headroom_set(c->dev, left);
		c->alive = 1;
		c->fault = 0;
		c->id = shim_ctx_new_id();
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
		rc = make_primary(c);
	if (!rc)
		c->users++;
	ferry_unlock(&mu);
	*pctx = rc ? NULL : c->handle;
	return rc;
}

/* End a primary context on the server, then what it owned here. mu is held. */
static CUresult end_primary(struct shim_ctx *c, CUresult (*end_on_server)(CUcontext))
{
	mirror_end_owner(c);
	shim_staging_end(c);
	CUresult rc = end_on_server(c->handle);
	c->alive = 0;
	c->flags = 0;
	shim_ctx_forget(c);
	return rc;
}

CUresult shim_primary_release(CUdevice dev, int by_green)
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
	else if (!by_green && c->users == shim_green_users(c))
		rc = CUDA_ERROR_NOT_PERMITTED; /* what is left are green contexts, which release it themselves */
	else
		c->users--;
	ferry_unlock(&mu);
	if (rc || !last)
		return rc;
	shim_cls_destroy(c);
	ferry_lock(&mu);
	if (!c->users && c->alive) {
		rc = end_primary(c, fx_PrimaryRelease);
	}
	ferry_unlock(&mu);
	shim_ctx_announce();
	return rc;
}

CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev) { return shim_primary_release(dev, 0); }

/* The older call says nothing where there is nothing to release. */
CUresult cuDevicePrimaryCtxRelease(CUdevice dev)
{
	CUresult rc = cuDevicePrimaryCtxRelease_v2(dev);
	return rc == CUDA_ERROR_INVALID_CONTEXT ? 0 : rc;
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
	if (shim_green_users(c))
		return CUDA_ERROR_NOT_PERMITTED;
	shim_cls_destroy(c);
	ferry_lock(&mu);
	if (c->alive) {
		rc = end_primary(c, fx_PrimaryReset);
		if (rc == c->fault)
			rc = 0; /* a broken context can be reset; the program knows what broke it */
		/* Callers that retained it keep their claim, but it takes another cuDevicePrimaryCtxRetain to make a fresh one. */
	}
	ferry_unlock(&mu);
	shim_ctx_announce();
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
	if (flags & (~0x1ffu | CU_CTX_MAP_HOST)) /* mapping is no choice of a primary context */
		return CUDA_ERROR_INVALID_VALUE;
	c->flags = flags;
	return c->alive ? fx_cuDevicePrimaryCtxSetFlags_v2(dev, flags) : 0;
}

CUresult shim_need_inactive(CUdevice dev)
{
	CUresult rc = shim_enter();
	struct shim_ctx *c = rc ? NULL : shim_primary(dev);
	return c && c->alive ? CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE : rc;
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
