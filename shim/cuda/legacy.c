/* shim/cuda/legacy.c: what CUDA 2 had in place of cuLaunchKernel: a function that carries its shape and parameters, and contexts
 * that are attached to. Programs that old still run on the real driver, so they run here. */
#include "context_stack.h"
#include "device.h"
#include "function.h"
#include "green.h"
#include "handles.h"
#include "thread.h"
#include <stdlib.h>

#define MOST 4096
struct shape { CUfunction f; unsigned block[3], shared; size_t n; struct shape *next; unsigned char params[MOST]; };
static struct shape *shapes;
static ferry_mu mu;

/* In the current context, which the driver asks for first. */
static CUresult shape_of(CUfunction f, struct shape **out)
{
	CUresult rc = shim_need_context();
	if (rc)
		return rc;
	const struct shim_function *known = shim_function_of(f);
	if (!known || (known->ctx && known->ctx != shim_ctx_home(shim_ctx_top())))
		return CUDA_ERROR_INVALID_HANDLE;
	ferry_lock(&mu);
	struct shape *s = shapes;
	while (s && s->f != f)
		s = s->next;
	if (!s && (s = calloc(1, sizeof *s))) {
		s->f = f;
		s->block[0] = s->block[1] = s->block[2] = 1;
		s->next = shapes;
		shapes = s;
	}
	ferry_unlock(&mu);
	*out = s;
	return s ? 0 : CUDA_ERROR_OUT_OF_MEMORY;
}

CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)
{
	struct shape *s;
	CUresult rc = shape_of(hfunc, &s);
	if (rc || x <= 0 || y <= 0 || z <= 0)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	const int *most = shim_device(shim_ctx_top()->dev)->attributes;
	if (x > most[CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X] || y > most[CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y] || z > most[CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z])
		return CUDA_ERROR_INVALID_VALUE;
	s->block[0] = (unsigned)x, s->block[1] = (unsigned)y, s->block[2] = (unsigned)z;
	return 0;
}

CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned bytes)
{
	struct shape *s;
	CUresult rc = shape_of(hfunc, &s);
	if (rc || (int)bytes < 0 || (int)bytes > shim_device(shim_ctx_top()->dev)->attributes[CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN])
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	s->shared = bytes;
	return 0;
}

CUresult cuParamSetSize(CUfunction hfunc, unsigned numbytes)
{
	struct shape *s;
	CUresult rc = shape_of(hfunc, &s);
	if (!rc)
		s->n = numbytes; /* a launch says if these are too many */
	return rc;
}

CUresult cuParamSetv(CUfunction hfunc, int offset, const void *ptr, unsigned numbytes)
{
	struct shape *s;
	CUresult rc = shape_of(hfunc, &s);
	if (rc || offset < 0 || !ptr || numbytes > MOST || (unsigned)offset > MOST - numbytes)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	memcpy(s->params + offset, ptr, numbytes);
	return 0;
}

CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned value) { return cuParamSetv(hfunc, offset, &value, 4); }
CUresult cuParamSetf(CUfunction hfunc, int offset, float value) { return cuParamSetv(hfunc, offset, &value, 4); }

CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream)
{
	struct shape *s;
	CUresult rc = shape_of(f, &s);
	if (rc || grid_width <= 0 || grid_height <= 0 || s->n > MOST)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	const struct shim_function *known = shim_function_of(f);
	size_t all = known && known->params && known->info.paramBytes <= MOST ? known->info.paramBytes : 0;
	size_t n = s->n ? s->n : all; /* parameters that nobody set are zero */
	void *extra[] = {(void *)1, s->params, (void *)2, &n, NULL};
	return cuLaunchKernel(f, (unsigned)grid_width, (unsigned)grid_height, 1, s->block[0], s->block[1], s->block[2], s->shared, hStream, NULL, extra);
}

CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height) { return cuLaunchGridAsync(f, grid_width, grid_height, shim_default_stream()); }
CUresult cuLaunch(CUfunction f) { return cuLaunchGrid(f, 1, 1); }

/* Textures reach a kernel by name since CUDA 3; the driver still looks at the function, and takes no texture for a parameter. */
CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)
{
	struct shape *s;
	CUresult rc = shape_of(hfunc, &s);
	(void)texunit;
	if (!rc)
		rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef);
	return rc ? rc : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuCtxAttach(CUcontext *pctx, unsigned flags)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter_ctx(&c);
	if (rc || flags || !pctx)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	c->users++;
	*pctx = c->handle;
	return 0;
}

CUresult cuCtxDetach(CUcontext ctx)
{
	CUresult rc = shim_enter();
	struct shim_ctx *c = rc ? NULL : shim_ctx_of(ctx);
	if (rc || !c || c != shim_ctx_top())
		return rc ? rc : CUDA_ERROR_INVALID_CONTEXT;
	if (c->primary)
		return cuDevicePrimaryCtxRelease_v2(c->dev);
	return --c->users ? 0 : cuCtxDestroy_v2(ctx);
}
