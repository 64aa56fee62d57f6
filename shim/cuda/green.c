/* shim/cuda/green.c: green contexts: the primary context of a device with a part of its multiprocessors.
 *
 * Each has an ordinary context beside it, made with it, which is what cuCtxFromGreenCtx gives. It keeps the primary context
 * alive as one more that retained it. Contexts are never freed (ctx.c), so the list of a device's green ones only grows: what was
 * made in one stays known as the primary's until that ends. */
#include "shim.h"
#include "gen_send.h"
#include <stdlib.h>

static struct shim_ctx *greens; /* of all devices */
static ferry_mu mu;

void shim_stream_green_gone(struct shim_ctx *c); /* stream.c */

static struct shim_ctx *green_of(CUgreenCtx g) { return ferry_handle_object(FERRY_KIND_CUgreenCtx, (uint64_t)(uintptr_t)g); }

void shim_green_each(struct shim_ctx *primary, void (*visit)(struct shim_ctx *))
{
	ferry_lock(&mu);
	struct shim_ctx *c = greens;
	ferry_unlock(&mu);
	for (; c; c = c->next) /* the list only grows at its head */
		if (c->dev == primary->dev)
			visit(c);
}

/* The two handles and the server's part. */
static CUresult make(struct shim_ctx *c, CUdevResourceDesc desc, unsigned flags)
{
	c->handle = (CUcontext)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUcontext, c);
	c->green = (CUgreenCtx)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUgreenCtx, c);
	CUresult rc = c->handle && c->green ? fx_GreenCreate(c->green, c->handle, desc, c->dev, flags) : CUDA_ERROR_OUT_OF_MEMORY;
	if (!rc)
		return 0;
	ferry_handle_drop(FERRY_KIND_CUgreenCtx, (uint64_t)(uintptr_t)c->green);
	ferry_handle_drop(FERRY_KIND_CUcontext, (uint64_t)(uintptr_t)c->handle);
	return rc;
}

CUresult cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned flags)
{
	CUcontext primary;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!phCtx || flags != CU_GREEN_CTX_DEFAULT_STREAM)
		return CUDA_ERROR_INVALID_VALUE;
	if (!shim_device(dev))
		return CUDA_ERROR_INVALID_DEVICE;
	if (shim_check(FERRY_KIND_CUdevResourceDesc, desc))
		return CUDA_ERROR_INVALID_VALUE;
	struct shim_ctx *c = calloc(1, sizeof *c);
	if (!c)
		return CUDA_ERROR_OUT_OF_MEMORY;
	*c = (struct shim_ctx){.dev = dev, .version = 3020, .users = 1};
	if ((rc = cuDevicePrimaryCtxRetain(&primary, dev)) || (rc = make(c, desc, flags))) {
		if (primary)
			cuDevicePrimaryCtxRelease_v2(dev);
		free(c);
		return rc;
	}
	c->flags = shim_primary(dev)->flags;
	c->id = shim_ctx_new_id();
	c->alive = 1;
	ferry_lock(&mu);
	c->next = greens;
	greens = c;
	ferry_unlock(&mu);
	*phCtx = c->green;
	return 0;
}

CUresult cuGreenCtxDestroy(CUgreenCtx hCtx)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct shim_ctx *c = green_of(hCtx);
	if (!c)
		return CUDA_ERROR_INVALID_CONTEXT;
	int alive = c->alive; /* not if the primary context was reset */
	shim_cls_destroy(c);
	if (alive)
		rc = fx_GreenDestroy(hCtx, c->handle);
	c->alive = 0;
	shim_stream_green_gone(c);
	ferry_handle_drop(FERRY_KIND_CUgreenCtx, (uint64_t)(uintptr_t)hCtx);
	ferry_handle_drop(FERRY_KIND_CUcontext, (uint64_t)(uintptr_t)c->handle);
	CUresult end = cuDevicePrimaryCtxRelease_v2(c->dev);
	return rc ? rc : end;
}

CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, uint64_t *greenCtxId)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct shim_ctx *c = green_of(greenCtx);
	if (!c || !greenCtxId)
		return c ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_CONTEXT;
	*greenCtxId = c->id;
	return 0;
}

CUresult cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct shim_ctx *c = green_of(hCtx);
	if (!c || !pContext)
		return c ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_CONTEXT;
	*pContext = c->handle;
	return 0;
}

/* Of a client that is kept to a part of the device, the part. */
CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource_v1 *resource, CUdevResourceType type)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!shim_device(device))
		return CUDA_ERROR_INVALID_DEVICE;
	return resource ? fx_DevResource(device, type, resource) : CUDA_ERROR_INVALID_VALUE;
}
