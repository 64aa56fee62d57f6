/* shim/cuda/function.c: what can be asked of functions and kernels, answered from what came with them. */
#include "function.h"
#include "context_stack.h"
#include "device.h"
#include "gen_send.h"
#include "handles.h"
#include "library.h"
#include "thread.h"
#include <stdlib.h>

/* A kernel looked up before there was any context came without its layout: fetch it now that it is needed. */
static void complete_kernel(CUkernel k, struct shim_function *f)
{
	static ferry_mu mu;
	FerryFunction info;
	struct ferry_array layout;
	ferry_lock(&mu);
	if (f->info.paramCount == UINT32_MAX) {
		if (!fx_KernelInfo(k, &info, &layout) && info.paramCount != UINT32_MAX) {
			f->layout = layout.p;
			f->params = layout.n;
			f->info = info;
		} else {
			free(layout.p);
		}
	}
	ferry_unlock(&mu);
}

struct shim_function *shim_function_of(CUfunction f)
{
	struct shim_function *x = ferry_handle_object(FERRY_KIND_CUfunction, (uint64_t)(uintptr_t)f);
	if (!x && (x = kernel_of((CUkernel)f)) && x->info.paramCount == UINT32_MAX)
		complete_kernel((CUkernel)f, x);
	return x;
}

static CUresult enter_function(CUfunction f, struct shim_function **out)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	*out = shim_function_of(f);
	return *out ? 0 : CUDA_ERROR_INVALID_HANDLE;
}

static CUresult enter_kernel(CUkernel k, struct shim_function **out)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	*out = kernel_of(k);
	if (*out && (*out)->info.paramCount == UINT32_MAX)
		complete_kernel(k, *out);
	return *out ? 0 : CUDA_ERROR_INVALID_HANDLE;
}

static CUresult get_attribute(const struct shim_function *f, int *pi, CUfunction_attribute a)
{
	if (!pi || a < 0 || a >= CU_FUNC_ATTRIBUTE_MAX || a >= (int)(sizeof f->info.attributes / sizeof *f->info.attributes))
		return CUDA_ERROR_INVALID_VALUE;
	*pi = f->info.attributes[a];
	return 0;
}

/* What can be said here of a value. Cluster attributes are the driver's to judge: rare, and set once. */
static CUresult check_attribute(const struct shim_function *f, const FerryDevice *d, CUfunction_attribute a, int value)
{
	if (a == CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES) {
		int most = d->attributes[CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN];
		return value < 0 || value > most - f->info.attributes[CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES] ? CUDA_ERROR_INVALID_VALUE : 0;
	}
	if (a == CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT) /* percent, or -1 for no wish */
		return value < -1 || value > 100 ? CUDA_ERROR_INVALID_VALUE : 0;
	return a < CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES || a >= CU_FUNC_ATTRIBUTE_MAX ? CUDA_ERROR_INVALID_VALUE : 0;
}

static int driver_judges(CUfunction_attribute a) { return a > CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT && a != CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED; }

/* A kernel, or one in a function's place, has a call of its own. What was set is remembered, so that the launch check and the next
 * question see it. */
static CUresult set_attribute(struct shim_function *f, CUfunction h, CUkernel k, CUdevice dev, CUfunction_attribute a, int value)
{
	CUresult rc = check_attribute(f, shim_device(dev), a, value);
	if (rc)
		return rc;
	if (driver_judges(a))
		ferry_answer_posts(1);
	rc = k ? fx_cuKernelSetAttribute(a, value, k, dev) : fx_cuFuncSetAttribute(h, a, value);
	if (driver_judges(a))
		ferry_answer_posts(0);
	if (!rc)
		f->info.attributes[a] = value;
	return rc;
}

CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)
{
	struct shim_function *f;
	CUresult rc = enter_function(hfunc, &f);
	return rc ? rc : get_attribute(f, pi, attrib);
}

CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel k, CUdevice dev)
{
	struct shim_function *f;
	CUresult rc = enter_kernel(k, &f);
	if (!rc && !shim_device(dev))
		rc = CUDA_ERROR_INVALID_DEVICE;
	return rc ? rc : get_attribute(f, pi, attrib);
}

CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)
{
	struct shim_function *f;
	struct shim_ctx *c;
	CUresult rc = enter_function(hfunc, &f);
	if (!rc && f->ctx) /* its own context need not be current */
		c = f->ctx;
	else if (!rc)
		rc = shim_ctx_current(&c);
	if (rc)
		return rc;
	int is_kernel = ferry_handle_known(FERRY_KIND_CUkernel, (uint64_t)(uintptr_t)hfunc);
	return set_attribute(f, hfunc, is_kernel ? (CUkernel)hfunc : NULL, c->dev, attrib, value);
}

/* A kernel's attributes are those of the functions made from it, in the contexts of that device. */
struct change { CUkernel kernel; CUdevice dev; CUfunction_attribute a; int value; };

static void follow_kernel(uint64_t h, void *object, void *arg)
{
	struct shim_function *f = object;
	const struct change *c = arg;
	(void)h;
	if (f && f->kernel == c->kernel && f->ctx && f->ctx->dev == c->dev)
		f->info.attributes[c->a] = c->value;
}

CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel k, CUdevice dev)
{
	struct shim_function *f;
	CUresult rc = enter_kernel(k, &f);
	if (!rc && !shim_device(dev))
		rc = CUDA_ERROR_INVALID_DEVICE;
	if (!rc)
		rc = set_attribute(f, NULL, k, dev, attrib, val);
	if (!rc)
		ferry_handle_each(FERRY_KIND_CUfunction, follow_kernel, &(struct change){k, dev, attrib, val});
	return rc;
}

/* Of these calls the driver says of a null function what it says of a null pointer. */
static CUresult none_or_uninitialised(CUresult rc) { return rc == CUDA_ERROR_NOT_INITIALIZED ? rc : CUDA_ERROR_INVALID_VALUE; }

CUresult cuFuncGetName(void *name, CUfunction hfunc)
{
	struct shim_function *f;
	CUresult rc = enter_function(hfunc, &f);
	if (rc || !name)
		return rc && hfunc ? shim_or_orphaned(rc, hfunc) : none_or_uninitialised(rc);
	*(const char **)name = f->name;
	return 0;
}

CUresult cuKernelGetName(void *name, CUkernel hfunc)
{
	struct shim_function *f;
	CUresult rc = enter_kernel(hfunc, &f);
	if (rc || !name)
		return rc && hfunc ? rc : none_or_uninitialised(rc);
	*(const char **)name = f->name;
	return 0;
}

/* Asked index by index until INVALID_VALUE says that there are no more. */
static CUresult param(const struct shim_function *f, size_t i, size_t *offset, size_t *size)
{
	if (i >= f->params || !offset)
		return CUDA_ERROR_INVALID_VALUE;
	*offset = f->layout[i].offset;
	if (size)
		*size = f->layout[i].size;
	return 0;
}

CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)
{
	struct shim_function *f;
	CUresult rc = enter_function(func, &f);
	if (!func)
		return none_or_uninitialised(rc);
	return rc ? rc : param(f, paramIndex, paramOffset, paramSize);
}

CUresult cuKernelGetParamInfo(CUkernel k, size_t paramIndex, size_t *paramOffset, size_t *paramSize)
{
	struct shim_function *f;
	CUresult rc = enter_kernel(k, &f);
	if (!k)
		return none_or_uninitialised(rc);
	return rc ? rc : param(f, paramIndex, paramOffset, paramSize);
}

CUresult cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)
{
	struct shim_function *f;
	CUresult rc = enter_function(hfunc, &f);
	if (rc || !hmod)
		return rc && hfunc ? rc : none_or_uninitialised(rc);
	if (f->library)
		return cuLibraryGetModule(hmod, f->library);
	*hmod = f->module;
	return 0;
}

/* A function's code is on the server when its handle is here. */
CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function_)
{
	struct shim_function *f;
	CUresult rc = enter_function(function_, &f);
	if (rc || !state)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	*state = CU_FUNCTION_LOADING_STATE_LOADED;
	return 0;
}

CUresult cuFuncLoad(CUfunction function_)
{
	struct shim_function *f;
	return enter_function(function_, &f);
}
