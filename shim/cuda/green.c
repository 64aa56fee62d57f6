/* shim/cuda/green.c: green contexts: the primary context of a device with a part of its multiprocessors.
 *
 * Each has an ordinary context beside it, made with it, which is what cuCtxFromGreenCtx gives. It keeps the primary context
 * alive as one more that retained it. Contexts are never freed (context.c), so the list of a device's green ones only grows: what was
 * made in one stays known as the primary's until that ends. */
#include "green.h"
#include "cls.h"
#include "device.h"
#include "gen_send.h"
#include "handles.h"
#include "stream.h"
#include "thread.h"
#include <stdlib.h>

static struct shim_ctx *greens; /* of all devices */
static ferry_mu mu;


/* The driver's answer to one that is none. */
static CUresult no_green(CUgreenCtx g) { return g ? CUDA_ERROR_CONTEXT_IS_DESTROYED : CUDA_ERROR_INVALID_CONTEXT; }
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

int shim_green_users(const struct shim_ctx *primary)
{
	int n = 0;
	ferry_lock(&mu);
	struct shim_ctx *c = greens;
	ferry_unlock(&mu);
	for (; c; c = c->next)
		n += c->dev == primary->dev && c->alive;
	return n;
}

/* The two handles and the server's part. */
static CUresult make_green(struct shim_ctx *c, CUdevResourceDesc desc, unsigned flags)
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
	if (shim_check_handle(FERRY_KIND_CUdevResourceDesc, desc))
		return CUDA_ERROR_INVALID_VALUE;
	struct shim_ctx *c = calloc(1, sizeof *c);
	if (!c)
		return CUDA_ERROR_OUT_OF_MEMORY;
	*c = (struct shim_ctx){.dev = dev, .version = 3020, .users = 1};
	if ((rc = cuDevicePrimaryCtxRetain(&primary, dev)) || (rc = make_green(c, desc, flags))) {
		if (primary)
			shim_primary_release(dev, 1);
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
		return no_green(hCtx);
	int alive = c->alive; /* not if the primary context was reset */
	shim_cls_destroy(c);
	if (alive)
		rc = fx_GreenDestroy(hCtx, c->handle);
	c->alive = 0;
	shim_stream_green_gone(c);
	ferry_handle_drop(FERRY_KIND_CUgreenCtx, (uint64_t)(uintptr_t)hCtx);
	ferry_handle_drop(FERRY_KIND_CUcontext, (uint64_t)(uintptr_t)c->handle);
	CUresult end = shim_primary_release(c->dev, 1);
	return rc ? rc : end;
}

CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, uint64_t *greenCtxId)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct shim_ctx *c = green_of(greenCtx);
	if (!c || !greenCtxId)
		return c ? CUDA_ERROR_INVALID_VALUE : no_green(greenCtx);
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
		return c ? CUDA_ERROR_INVALID_VALUE : no_green(hCtx);
	*pContext = c->handle;
	return 0;
}

/* What is no type of a resource the driver says before anything else, cuInit too. */
CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource_v1 *resource, CUdevResourceType type)
{
	if (!resource)
		return CUDA_ERROR_INVALID_VALUE;
	CUresult rc = type == CU_DEV_RESOURCE_TYPE_INVALID ? CUDA_ERROR_INVALID_RESOURCE_TYPE : shim_enter_handle(FERRY_KIND_CUcontext, hCtx);
	if (rc)
		return rc;
	return fx_cuCtxGetDevResource(hCtx, resource, type);
}

CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource_v1 *resource, CUdevResourceType type)
{
	if (!resource)
		return CUDA_ERROR_INVALID_VALUE;
	CUresult rc = type == CU_DEV_RESOURCE_TYPE_INVALID ? CUDA_ERROR_INVALID_RESOURCE_TYPE : shim_enter_handle(FERRY_KIND_CUgreenCtx, hCtx);
	if (rc)
		return rc;
	return fx_cuGreenCtxGetDevResource(hCtx, resource, type);
}

/* Groups are made as many as there are; a device has fewer multiprocessors than this. */
enum { MOST_GROUPS = 1024 };

CUresult cuDevSmResourceSplitByCount(CUdevResource_v1 *result, unsigned *nbGroups, const CUdevResource_v1 *input, CUdevResource_v1 *remaining, unsigned useFlags, unsigned minCount)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!nbGroups || !input || (result && !*nbGroups))
		return CUDA_ERROR_INVALID_VALUE;
	if (input->type != CU_DEV_RESOURCE_TYPE_SM)
		return CUDA_ERROR_INVALID_RESOURCE_TYPE;
	unsigned n = *nbGroups < MOST_GROUPS ? *nbGroups : MOST_GROUPS;
	rc = fx_cuDevSmResourceSplitByCount(result, &n, input, remaining, useFlags, minCount);
	if (!rc)
		*nbGroups = n;
	return rc;
}

CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, const CUdevResource_v1 *resources, unsigned nbResources)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!phDesc || !resources || !nbResources)
		return CUDA_ERROR_INVALID_VALUE;
	for (unsigned i = 0; i < nbResources; i++)
		if (resources[i].type != CU_DEV_RESOURCE_TYPE_SM)
			return CUDA_ERROR_INVALID_RESOURCE_TYPE;
	CUdevResourceDesc desc = shim_mint_handle(FERRY_KIND_CUdevResourceDesc);
	if (!desc)
		return CUDA_ERROR_OUT_OF_MEMORY;
	if ((rc = fx_cuDevResourceGenerateDesc(desc, resources, nbResources)))
		shim_drop_handle(FERRY_KIND_CUdevResourceDesc, desc);
	else
		*phDesc = desc;
	return rc;
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
