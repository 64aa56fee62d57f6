/* shim/cuda/module.c: modules and their functions and variables.
 *
 * An image arrives as a bare pointer; image.c finds out how long it is, and it is uploaded before the call returns. A function
 * comes with its parameter layout and attributes, so that launches and questions about it stay here. */
#include "code.h"
#include "managed.h"
#include "gen_send.h"
#include <stdlib.h>

static CUresult load_module(CUmodule *out, const void *image, size_t n, struct jit *j)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_ctx_current(&c);
	if (rc)
		return rc;
	if (!out || !image || !n)
		return n || !image ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_IMAGE;
	struct module *m = calloc(1, sizeof *m);
	CUmodule h = m ? (CUmodule)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUmodule, m) : NULL;
	size_t proven;
	shim_memory_asked();
	rc = h ? code_load(FERRY_KIND_CUmodule, (uint64_t)(uintptr_t)h, image, n, j, &m->table, &proven) : CUDA_ERROR_OUT_OF_MEMORY;
	if (m)
		m->ctx = c;
	if (rc) {
		ferry_handle_drop(FERRY_KIND_CUmodule, (uint64_t)(uintptr_t)h);
		free(m);
		return rc;
	}
	*out = h;
	return 0;
}

CUresult cuModuleLoadDataEx(CUmodule *module, void *image, unsigned numOptions, const CUjit_option *options, void *optionValues)
{
	struct jit j;
	CUresult rc = code_options(&j, numOptions, options, optionValues);
	if (rc)
		return rc;
	struct shim_image i = shim_image(image);
	return load_module(module, i.data, i.size, &j);
}

CUresult cuModuleLoadData(CUmodule *module, void *image) { return cuModuleLoadDataEx(module, image, 0, NULL, NULL); }
CUresult cuModuleLoadFatBinary(CUmodule *module, void *fatCubin) { return cuModuleLoadDataEx(module, fatCubin, 0, NULL, NULL); }

CUresult shim_module_from_wrapper(CUmodule *out, const void *wrapper)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_ctx_current(&c);
	if (rc)
		return rc;
	return wrapper && shim_image_is_wrapper(wrapper) ? cuModuleLoadData(out, (void *)wrapper) : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuModuleLoad(CUmodule *module, const char *fname)
{
	struct jit j;
	size_t n;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!module || !fname)
		return CUDA_ERROR_INVALID_VALUE;
	void *text = shim_read_file(fname, &n);
	if (!text)
		return CUDA_ERROR_FILE_NOT_FOUND;
	code_options(&j, 0, NULL, NULL);
	rc = load_module(module, text, n, &j);
	free(text);
	return rc;
}

void module_forget_variables(CUmodule h)
{
	struct module *m = module_of(h);
	struct named *list = m ? m->globals : NULL;
	if (m)
		m->globals = NULL;
	for (struct named *g = list; g; g = g->next)
		shim_forget_variable(g->addr);
	code_free_list(list, 0);
}

static void end(void *object)
{
	struct module *m = object;
	for (struct named *g = m->globals; g; g = g->next)
		shim_forget_variable(g->addr);
	code_free_list(m->functions, FERRY_KIND_CUfunction);
	code_free_list(m->globals, 0);
	if (!m->library)
		code_table_free(m->table);
	free(m);
}

void module_end(CUmodule h)
{
	struct module *m = ferry_handle_drop(FERRY_KIND_CUmodule, (uint64_t)(uintptr_t)h);
	if (m)
		end(m);
}

CUresult cuModuleUnload(CUmodule hmod)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct module *m = module_of(hmod);
	if (!m || m->library) /* a library's module ends with its library */
		return CUDA_ERROR_INVALID_HANDLE;
	module_forget_variables(hmod); /* first: once the server hears of it, another thread's module may get the addresses */
	rc = fx_cuModuleUnload(hmod);
	module_end(hmod);
	return rc;
}

CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)
{
	const char *s = getenv("CUDA_MODULE_LOADING");
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!mode)
		return CUDA_ERROR_INVALID_VALUE;
	*mode = s && !strcmp(s, "EAGER") ? CU_MODULE_EAGER_LOADING : CU_MODULE_LAZY_LOADING;
	return 0;
}

/* --- functions of modules */

/* Ask the server for a function, or, if the table has all about it, just tell it the name. */
static CUresult fetch(CUfunction h, CUmodule mod, const struct module *m, const char *name, struct shim_function **out)
{
	struct code_row row;
	int here = m->table ? !code_table_find(m->table, name, &row) : 0;
	CUresult rc;
	*out = NULL;
	if (m->table && m->table->complete && !here)
		return CUDA_ERROR_NOT_FOUND;
	if (here && row.known) {
		if ((rc = shim_ctx_fault(m->ctx)) || (rc = fx_ModuleGetFunctionSoon(h, mod, name)))
			return rc;
		*out = code_function_of_row(&row);
	} else {
		FerryFunction info;
		struct ferry_array layout;
		if ((rc = fx_ModuleGetFunction(h, mod, name, &info, &layout)))
			return rc;
		*out = code_function(name, &info, layout);
	}
	return *out ? 0 : CUDA_ERROR_OUT_OF_MEMORY;
}

CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct module *m = module_of(hmod);
	if (!hfunc || !name || !*name || !m)
		return m ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
	struct named *known = code_lookup(&m->functions, name, m->ctx);
	if (!known) {
		struct shim_function *f = NULL;
		CUfunction h = shim_mint(FERRY_KIND_CUfunction);
		rc = h ? fetch(h, hmod, m, name, &f) : CUDA_ERROR_OUT_OF_MEMORY;
		if (f) {
			f->module = hmod;
			f->ctx = m->ctx;
			ferry_handle_attach(FERRY_KIND_CUfunction, (uint64_t)(uintptr_t)h, f);
			known = code_enter(&m->functions, name, m->ctx, (struct named){.handle = h});
		}
		if (!known || known->handle != h)
			code_free_function(FERRY_KIND_CUfunction, h);
		if (!known)
			return rc ? rc : CUDA_ERROR_OUT_OF_MEMORY;
	}
	*hfunc = known->handle;
	return 0;
}

CUresult cuModuleGetFunctionCount(unsigned *count, CUmodule mod)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!count)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check(FERRY_KIND_CUmodule, mod)))
		return rc;
	struct module *m = module_of(mod);
	if (!m || !m->table || !m->table->complete)
		return fx_cuModuleGetFunctionCount(count, mod);
	*count = m->table->count;
	return shim_ctx_fault(m->ctx);
}

static CUresult find_function(void *to, void *mod, const char *name) { return cuModuleGetFunction(to, mod, name); }

CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned numFunctions, CUmodule mod)
{
	struct ferry_array names;
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_check(FERRY_KIND_CUmodule, mod);
	if (rc || !functions)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	struct module *m = module_of(mod);
	if (m && m->table && m->table->complete)
		return code_find_all(find_function, (void **)functions, numFunctions, mod, m->table, NULL);
	if (!(rc = fx_ModuleFunctions(mod, &names)))
		rc = code_find_all(find_function, (void **)functions, numFunctions, mod, NULL, &names);
	free(names.p);
	return rc;
}

CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct module *m = module_of(hmod);
	if (!name || (!dptr && !bytes) || !m)
		return m ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
	struct named *known = code_lookup(&m->globals, name, m->ctx);
	if (!known) {
		struct named g = {0};
		struct ferry_array more;
		uint64_t size = 0;
		unsigned managed = 0;
		if ((rc = fx_ModuleVariable(hmod, name, &g.addr, &size, &managed, &more)))
			return rc;
		g.size = size;
		code_more_variables(&m->globals, m->ctx, more);
		if ((rc = shim_note_variable(g.addr, g.size, (int)managed, m->ctx)))
			return rc;
		if (!(known = code_enter(&m->globals, name, m->ctx, g)))
			return CUDA_ERROR_OUT_OF_MEMORY;
	}
	if (dptr)
		*dptr = known->addr;
	if (bytes)
		*bytes = known->size;
	return 0;
}

static int module_in(const void *object, const void *ctx) { return ((const struct module *)object)->ctx == ctx; }

void shim_library_context_gone(struct shim_ctx *c);

void shim_module_context_gone(struct shim_ctx *c)
{
	ferry_handle_drop_each(FERRY_KIND_CUmodule, module_in, c, end);
	shim_library_context_gone(c);
}
