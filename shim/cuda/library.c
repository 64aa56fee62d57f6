/* shim/cuda/library.c: libraries and kernels: code that belongs to the process instead of a context.
 *
 * What a library has per context (its module, its variables, its functions) hangs on it with that context's name, and is
 * forgotten when the context ends. */
#include "code.h"
#include "managed.h"
#include "gen_send.h"
#include <stdlib.h>

static CUresult load(CUlibrary *out, const void *image, size_t n, struct jit *j)
{
	if (!out || !image || !n)
		return n || !image ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_IMAGE;
	struct library *l = calloc(1, sizeof *l);
	CUlibrary h = l ? (CUlibrary)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUlibrary, l) : NULL;
	shim_memory_asked();
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
	struct shim_image i = shim_image(code);
	return load(library, i.data, i.size, &j);
}

CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, const CUjit_option *jitOptions, void *jitOptionsValues,
			       unsigned numJitOptions, const CUlibraryOption *libraryOptions, void *libraryOptionValues, unsigned numLibraryOptions)
{
	struct jit j;
	size_t n;
	CUresult rc = shim_enter();
	if (!rc)
		rc = library_options(numLibraryOptions, libraryOptions, libraryOptionValues);
	if (!rc)
		rc = code_options(&j, numJitOptions, jitOptions, jitOptionsValues);
	if (rc || !library || !fileName)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	void *text = shim_read_file(fileName, &n);
	if (!text)
		return CUDA_ERROR_FILE_NOT_FOUND;
	rc = load(library, text, n, &j);
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
	code_free_list(l->kernels, FERRY_KIND_CUkernel);
	code_free_list(l->functions, FERRY_KIND_CUfunction);
	code_free_list(l->modules, 0);
	code_free_list(l->globals, 0);
	code_free_list(l->managed, 0);
	code_table_free(l->table);
	free(l);
	return rc;
}

/* As for a module's functions. */
static CUresult fetch(CUkernel h, CUlibrary library, const struct library *l, const char *name, struct shim_function **out)
{
	struct code_row row;
	int here = l->table ? !code_table_find(l->table, name, &row) : 0;
	CUresult rc;
	*out = NULL;
	if (l->table && l->table->complete && !here)
		return CUDA_ERROR_NOT_FOUND;
	if (here && row.known) {
		if ((rc = fx_LibraryGetKernelSoon(h, library, name)))
			return rc;
		*out = code_function_of_row(&row);
	} else {
		FerryFunction info;
		struct ferry_array layout;
		if ((rc = fx_LibraryGetKernel(h, library, name, &info, &layout)))
			return rc;
		*out = code_function(name, &info, layout);
	}
	return *out ? 0 : CUDA_ERROR_OUT_OF_MEMORY;
}

CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct library *l = library_of(library);
	if (!pKernel || !name || !l)
		return l ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
	struct named *known = code_lookup(&l->kernels, name, NULL);
	if (!known) {
		struct shim_function *f = NULL;
		CUkernel h = shim_mint(FERRY_KIND_CUkernel);
		rc = h ? fetch(h, library, l, name, &f) : CUDA_ERROR_OUT_OF_MEMORY;
		if (f) {
			f->library = library;
			f->kernel = h;
			ferry_handle_attach(FERRY_KIND_CUkernel, (uint64_t)(uintptr_t)h, f);
			known = code_enter(&l->kernels, name, NULL, (struct named){.handle = h});
		}
		if (!known || known->handle != h)
			code_free_function(FERRY_KIND_CUkernel, h);
		if (!known)
			return rc ? rc : CUDA_ERROR_OUT_OF_MEMORY;
	}
	*pKernel = known->handle;
	return 0;
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

CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned numKernels, CUlibrary lib)
{
	struct ferry_array names;
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_check(FERRY_KIND_CUlibrary, lib);
	if (rc || !kernels)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	struct library *l = library_of(lib);
	if (l && l->table && l->table->complete)
		return code_find_all(find_kernel, (void **)kernels, numKernels, lib, l->table, NULL);
	if (!(rc = fx_LibraryKernels(lib, &names)))
		rc = code_find_all(find_kernel, (void **)kernels, numKernels, lib, NULL, &names);
	free(names.p);
	return rc;
}

CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_ctx_current(&c);
	if (rc)
		return rc;
	struct library *l = library_of(library);
	if (!pMod || !l)
		return l ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
	struct named *known = code_lookup(&l->modules, "", c);
	if (!known) {
		struct module *m = calloc(1, sizeof *m);
		CUmodule h = m ? (CUmodule)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUmodule, m) : NULL;
		if (!h)
			rc = CUDA_ERROR_OUT_OF_MEMORY;
		else
			rc = l->proven && code_room(l->proven) ? fx_LibraryGetModuleSoon(h, library) : fx_LibraryGetModule(h, library);
		if (!rc) {
			m->library = library;
			m->table = l->table; /* the library's, which outlives it */
			m->ctx = c;
			known = code_enter(&l->modules, "", c, (struct named){.handle = h});
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

static CUresult variable(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name, int managed);

/* Managed variables belong to no context, and cudart asks for them before it has one. We need one to reach them: the primary one
 * of the first device, which stays. */
static CUresult without_context(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)
{
	CUcontext primary;
	CUresult rc = cuDevicePrimaryCtxRetain(&primary, 0);
	if (rc || (rc = cuCtxPushCurrent_v2(primary)))
		return rc;
	rc = variable(dptr, bytes, library, name, 1);
	cuCtxPopCurrent_v2(&primary);
	return rc;
}

static CUresult variable(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name, int managed)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_ctx_current(&c);
	if (managed && rc == CUDA_ERROR_INVALID_CONTEXT)
		return without_context(dptr, bytes, library, name);
	if (rc)
		return rc;
	struct library *l = library_of(library);
	if (!name || !l)
		return l ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
	struct named **list = managed ? &l->managed : &l->globals, *known = code_lookup(list, name, c);
	if (!known) {
		struct named g = {0};
		struct ferry_array more;
		uint64_t size = 0;
		unsigned mirrored = 0;
		if ((rc = fx_LibraryVariable(library, name, (unsigned)managed, &g.addr, &size, &mirrored, &more)))
			return rc;
		g.size = size;
		code_more_variables(&l->globals, c, more);
		if ((rc = shim_note_variable(g.addr, g.size, (int)mirrored, c)))
			return rc;
		if (!(known = code_enter(list, name, c, g)))
			return CUDA_ERROR_OUT_OF_MEMORY;
	}
	if (dptr)
		*dptr = known->addr;
	if (bytes)
		*bytes = known->size;
	return 0;
}

CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name) { return variable(dptr, bytes, library, name, 0); }
CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name) { return variable(dptr, bytes, library, name, 1); }

CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_ctx_current(&c);
	if (rc)
		return rc;
	struct shim_function *k = shim_function_of((CUfunction)kernel);
	struct library *l = k ? library_of(k->library) : NULL;
	if (!pFunc || !l)
		return l ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
	struct named *known = code_lookup(&l->functions, k->name, c);
	if (!known) {
		CUfunction h = shim_mint(FERRY_KIND_CUfunction);
		/* A kernel whose layout is known was loaded on such a device before. */
		if (!h)
			rc = CUDA_ERROR_OUT_OF_MEMORY;
		else if (k->info.paramCount == UINT32_MAX || !code_devices_alike())
			rc = fx_KernelGetFunction(h, kernel);
		else
			rc = fx_KernelGetFunctionSoon(h, kernel);
		struct ferry_array layout = {malloc((k->params + 1) * sizeof *k->layout), k->params};
		struct shim_function *f = NULL;
		if (!rc && layout.p) {
			if (k->params)
				memcpy(layout.p, k->layout, k->params * sizeof *k->layout);
			f = code_function(k->name, &k->info, layout);
		} else {
			free(layout.p);
		}
		if (f) {
			f->kernel = kernel;
			f->library = k->library;
			f->ctx = c;
			shim_answers_copy(f, k);
			ferry_handle_attach(FERRY_KIND_CUfunction, (uint64_t)(uintptr_t)h, f);
			known = code_enter(&l->functions, k->name, c, (struct named){.handle = h});
		}
		if (!known || known->handle != h)
			code_free_function(FERRY_KIND_CUfunction, h);
		if (!known)
			return rc ? rc : CUDA_ERROR_OUT_OF_MEMORY;
	}
	*pFunc = known->handle;
	return 0;
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

static void take_leave(uint64_t h, void *object, void *arg)
{
	struct library *l = object;
	struct leaving *g = arg;
	(void)h;
	if (!l)
		return;
	g->functions = code_cut(&l->functions, g->ctx, g->functions);
	g->others = code_cut(&l->modules, g->ctx, g->others);
	g->others = code_cut(&l->globals, g->ctx, g->others);
	g->others = code_cut(&l->managed, g->ctx, g->others);
}

void shim_library_context_gone(struct shim_ctx *c);
void shim_library_context_gone(struct shim_ctx *c)
{
	struct leaving g = {.ctx = c};
	ferry_handle_each(FERRY_KIND_CUlibrary, take_leave, &g);
	code_free_list(g.functions, FERRY_KIND_CUfunction);
	code_free_list(g.others, 0); /* modules and blocks ended with the context already */
}
