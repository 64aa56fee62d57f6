/* shim/cuda/library.c: libraries and kernels: code that belongs to the process instead of a context.
 *
 * What a library has per context (its module, its variables, its functions) hangs on it with that context's name, and is
 * forgotten when the context ends. */
#include "library.h"
#include "context_stack.h"
#include "gen_send.h"
#include "handles.h"
#include "load.h"
#include "managed.h"
#include "mem.h"
#include "module.h"
#include "occupancy.h"
#include "prelinked.h"
#include "thread.h"
#include <stdlib.h>

static CUresult load_library(CUlibrary *out, const void *image, size_t n, struct jit *j)
{
	if (!out || !image || !n)
		return n || !image ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_IMAGE;
	struct library *l = calloc(1, sizeof *l);
	CUlibrary h = l ? (CUlibrary)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUlibrary, l) : NULL;
	shim_headroom_forget();
	CUresult rc = h ? code_load(FERRY_KIND_CUlibrary, (uint64_t)(uintptr_t)h, image, n, j, &l->table, &l->proven) : CUDA_ERROR_OUT_OF_MEMORY;
	if (rc) {
		ferry_handle_drop(FERRY_KIND_CUlibrary, (uint64_t)(uintptr_t)h);
		free(l);
		return rc;
	}
	*out = h;
	return 0;
}

/* The image is copied before the call returns, so whether the caller preserves it makes no difference. To say so needs no
 * value: cuBLAS passes none. */
static CUresult library_options(unsigned n, const CUlibraryOption *options, const void *values)
{
	if (n && !options)
		return CUDA_ERROR_INVALID_VALUE;
	for (unsigned i = 0; i < n; i++)
		if ((unsigned)options[i] >= CU_LIBRARY_NUM_OPTIONS || (!values && options[i] != CU_LIBRARY_BINARY_IS_PRESERVED))
			return CUDA_ERROR_INVALID_VALUE;
	return 0;
}

CUresult cuLibraryLoadData(CUlibrary *library, void *code, const CUjit_option *jitOptions, void *jitOptionsValues, unsigned numJitOptions,
			   const CUlibraryOption *libraryOptions, void *libraryOptionValues, unsigned numLibraryOptions)
{
	struct jit j;
	CUresult rc = shim_enter();
	if (!rc)
		rc = library_options(numLibraryOptions, libraryOptions, libraryOptionValues);
	if (!rc)
		rc = code_options(&j, numJitOptions, jitOptions, jitOptionsValues);
	if (rc)
		return rc;
	struct shim_prelinked l;
	if ((rc = shim_prelinked(&l, code)))
		return rc;
	rc = load_library(library, l.image.data, l.image.size, &j);
	shim_prelinked_end(&l);
	return rc;
}

CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, const CUjit_option *jitOptions, void *jitOptionsValues,
			       unsigned numJitOptions, const CUlibraryOption *libraryOptions, void *libraryOptionValues, unsigned numLibraryOptions)
{
	struct jit j;
	size_t n;
	CUresult rc = shim_enter();
	if (!rc)
		rc = code_options(&j, numJitOptions, jitOptions, jitOptionsValues);
	if (rc || !library || !fileName || !*fileName)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	void *text = shim_read_file(fileName, &n); /* the driver looks for the file before it looks at the library's options */
	if (!text)
		return CUDA_ERROR_FILE_NOT_FOUND;
	rc = library_options(numLibraryOptions, libraryOptions, libraryOptionValues);
	if (!rc)
		rc = load_library(library, text, n, &j);
	free(text);
	return rc;
}

static void forget_globals(struct named *g)
{
	for (; g; g = g->next)
		shim_forget_variable(g->addr);
}

CUresult cuLibraryUnload(CUlibrary library)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct library *l = library_of(library);
	if (!l)
		return CUDA_ERROR_INVALID_HANDLE;
	forget_globals(l->globals); /* first: once the server hears of it, another thread's library may get the addresses */
	forget_globals(l->managed);
	for (struct named *m = l->modules; m; m = m->next)
		module_forget_variables(m->handle);
	rc = fx_cuLibraryUnload(library);
	ferry_handle_drop(FERRY_KIND_CUlibrary, (uint64_t)(uintptr_t)library);
	for (struct named *m = l->modules; m; m = m->next)
		module_end(m->handle);
	code_free_names(l->kernels, FERRY_KIND_CUkernel);
	code_free_names(l->functions, FERRY_KIND_CUfunction);
	code_free_names(l->modules, 0);
	code_free_names(l->globals, 0);
	code_free_names(l->managed, 0);
	kernel_table_free(l->table);
	free(l);
	return rc;
}

static CUresult name_kernel(void *h, void *in, const char *name) { return fx_LibraryGetKernelSoon(h, in, name); }
static CUresult ask_kernel(void *h, void *in, const char *name, FerryFunction *info, struct ferry_array *layout)
{
	return fx_LibraryGetKernel(h, in, name, info, layout);
}

struct kernel_in_library { CUlibrary library; const struct library *l; };

static CUresult make_kernel(void *h, const void *arg, const char *name, struct shim_function **f)
{
	const struct kernel_in_library *q = arg;
	struct code_owner o = {q->library, q->l->table, 0, name_kernel, ask_kernel};
	CUresult rc = code_fetch(h, &o, name, f);
	if (*f) {
		(*f)->library = q->library;
		(*f)->kernel = h;
	}
	return rc;
}

CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct library *l = library_of(library);
	if (!pKernel || !name || !l)
		return l ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
	return code_function_handle(&l->kernels, name, NULL, FERRY_KIND_CUkernel, make_kernel, &(struct kernel_in_library){library, l}, pKernel);
}

CUresult cuLibraryGetKernelCount(unsigned *count, CUlibrary lib)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!count)
		return CUDA_ERROR_INVALID_VALUE;
	struct library *l = library_of(lib);
	if (!l)
		return CUDA_ERROR_INVALID_HANDLE;
	if (!l->table || !l->table->complete)
		return fx_cuLibraryGetKernelCount(count, lib);
	*count = l->table->count;
	return 0;
}

static CUresult find_kernel(void *to, void *lib, const char *name) { return cuLibraryGetKernel(to, lib, name); }
static CUresult list_kernels(void *lib, struct ferry_array *names) { return fx_LibraryKernels(lib, names); }

CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned numKernels, CUlibrary lib)
{
	CUresult rc = shim_enter_handle(FERRY_KIND_CUlibrary, lib);
	if (rc || !kernels)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	struct library *l = library_of(lib);
	return code_enumerate(find_kernel, list_kernels, (void **)kernels, numKernels, lib, l ? l->table : NULL);
}

CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter_ctx(&c);
	if (rc)
		return rc;
	struct library *l = library_of(library);
	if (!pMod || !l)
		return l ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
	struct named *known = code_find_name(&l->modules, "", c);
	if (!known) {
		struct module *m = calloc(1, sizeof *m);
		CUmodule h = m ? (CUmodule)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUmodule, m) : NULL;
		if (!h)
			rc = CUDA_ERROR_OUT_OF_MEMORY;
		else
			rc = l->proven && code_has_room(l->proven) ? fx_LibraryGetModuleSoon(h, library) : fx_LibraryGetModule(h, library);
		if (!rc) {
			m->library = library;
			m->table = l->table; /* the library's, which outlives it */
			m->ctx = c;
			known = code_add_name(&l->modules, "", c, (struct named){.handle = h});
		}
		if (!known || known->handle != h) {
			if (h)
				ferry_handle_drop(FERRY_KIND_CUmodule, (uint64_t)(uintptr_t)h);
			free(m);
		}
		if (!known)
			return rc ? rc : CUDA_ERROR_OUT_OF_MEMORY;
	}
	*pMod = known->handle;
	return 0;
}

static CUresult ask_global(const void *library, const char *name, struct code_variable *v)
{
	return fx_LibraryVariable((CUlibrary)library, name, 0, &v->addr, &v->size, &v->managed, &v->more);
}
static CUresult ask_managed(const void *library, const char *name, struct code_variable *v)
{
	return fx_LibraryVariable((CUlibrary)library, name, 1, &v->addr, &v->size, &v->managed, &v->more);
}

static CUresult find_variable(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name, int managed);

/* Managed variables belong to no context, and cudart asks for them before it has one. We need one to reach them: the primary one
 * of the first device, which stays. */
static CUresult without_context(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)
{
	CUcontext primary;
	CUresult rc = cuDevicePrimaryCtxRetain(&primary, 0);
	if (rc || (rc = cuCtxPushCurrent_v2(primary)))
		return rc;
	rc = find_variable(dptr, bytes, library, name, 1);
	cuCtxPopCurrent_v2(&primary);
	return rc;
}

static CUresult find_variable(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name, int managed)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter_ctx(&c);
	if (managed && (rc == CUDA_ERROR_INVALID_CONTEXT || rc == CUDA_ERROR_CONTEXT_IS_DESTROYED))
		return without_context(dptr, bytes, library, name);
	if (rc)
		return rc;
	struct library *l = library_of(library);
	if (!name || !*name || !l)
		return l ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
	return code_find_variable(managed ? &l->managed : &l->globals, &l->globals, name, c, managed ? ask_managed : ask_global, library, dptr, bytes);
}

CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name) { return find_variable(dptr, bytes, library, name, 0); }
CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name) { return find_variable(dptr, bytes, library, name, 1); }

struct kernel_in_context { CUkernel kernel; const struct shim_function *k; struct shim_ctx *ctx; };

/* A function that has what its kernel has. A kernel whose layout is known was loaded on such a device before, so the server need not
 * answer. */
static CUresult make_kernel_function(void *h, const void *arg, const char *name, struct shim_function **f)
{
	const struct kernel_in_context *q = arg;
	const struct shim_function *k = q->k;
	int ask = k->info.paramCount == UINT32_MAX || !code_devices_alike();
	CUresult rc = ask ? fx_KernelGetFunction(h, q->kernel) : fx_KernelGetFunctionSoon(h, q->kernel);
	struct ferry_array layout = {rc ? NULL : malloc((k->params + 1) * sizeof *k->layout), k->params};
	if (rc || !layout.p)
		return rc ? rc : CUDA_ERROR_OUT_OF_MEMORY;
	if (k->params)
		memcpy(layout.p, k->layout, k->params * sizeof *k->layout);
	if (!(*f = code_function(name, &k->info, layout)))
		return CUDA_ERROR_OUT_OF_MEMORY;
	(*f)->kernel = q->kernel;
	(*f)->library = k->library;
	(*f)->ctx = q->ctx;
	occupancy_copy(*f, k);
	return 0;
}

CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter_ctx(&c);
	if (rc)
		return rc;
	struct shim_function *k = shim_function_of((CUfunction)kernel);
	struct library *l = k ? library_of(k->library) : NULL;
	if (!pFunc || !l)
		return l ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
	return code_function_handle(&l->functions, k->name, c, FERRY_KIND_CUfunction, make_kernel_function, &(struct kernel_in_context){kernel, k, c}, pFunc);
}

CUresult cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)
{
	CUresult rc = shim_enter();
	struct shim_function *k = rc ? NULL : kernel_of(kernel);
	if (rc || !k || !pLib)
		return rc ? rc : k ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
	*pLib = k->library;
	return 0;
}

/* --- a context's end */

struct leaving { struct shim_ctx *ctx; struct named *functions, *others; };

static void cut_context(uint64_t h, void *object, void *arg)
{
	struct library *l = object;
	struct leaving *g = arg;
	(void)h;
	if (!l)
		return;
	g->functions = code_cut_names(&l->functions, g->ctx, g->functions);
	g->others = code_cut_names(&l->modules, g->ctx, g->others);
	g->others = code_cut_names(&l->globals, g->ctx, g->others);
	g->others = code_cut_names(&l->managed, g->ctx, g->others);
}

void shim_library_context_gone(struct shim_ctx *c)
{
	struct leaving g = {.ctx = c};
	ferry_handle_each(FERRY_KIND_CUlibrary, cut_context, &g);
	code_free_names(g.functions, FERRY_KIND_CUfunction);
	code_free_names(g.others, 0); /* modules and blocks ended with the context already */
}
