/* shim/cuda/module.c: modules and their functions and variables.
 *
 * An image arrives as a bare pointer; image.c finds out how long it is, and it is uploaded before the call returns. A function
 * comes with its parameter layout and attributes, so that launches and questions about it stay here. */
#include "module.h"
#include "context_stack.h"
#include "gen_send.h"
#include "handles.h"
#include "library.h"
#include "load.h"
#include "managed.h"
#include "mem.h"
#include "prelinked.h"
#include "thread.h"
#include <stdlib.h>

static CUresult load_module(CUmodule *out, const void *image, size_t n, struct jit *j)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter_ctx(&c);
	if (rc)
		return rc;
	if (!out || !image || !n)
		return n || !image ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_IMAGE;
	struct module *m = calloc(1, sizeof *m);
	CUmodule h = m ? (CUmodule)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUmodule, m) : NULL;
	size_t proven;
	shim_headroom_forget();
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
	struct shim_prelinked l;
	if ((rc = shim_prelinked(&l, image)))
		return rc;
	rc = load_module(module, l.image.data, l.image.size, &j);
	shim_prelinked_end(&l);
	return rc;
}

CUresult cuModuleLoadData(CUmodule *module, void *image) { return cuModuleLoadDataEx(module, image, 0, NULL, NULL); }
CUresult cuModuleLoadFatBinary(CUmodule *module, void *fatCubin) { return cuModuleLoadDataEx(module, fatCubin, 0, NULL, NULL); }

CUresult shim_module_from_wrapper(CUmodule *out, const void *wrapper)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter_ctx(&c);
	if (rc)
		return rc;
	return wrapper && shim_image_is_wrapper(wrapper) ? cuModuleLoadData(out, (void *)wrapper) : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuModuleLoad(CUmodule *module, const char *fname)
{
	struct jit j;
	size_t n;
	CUresult rc = shim_need_context();
	if (rc)
		return rc;
	if (!module || !fname || !*fname)
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
	code_free_names(list, 0);
}

static void end_module(void *object)
{
	struct module *m = object;
	for (struct named *g = m->globals; g; g = g->next)
		shim_forget_variable(g->addr);
	code_free_names(m->functions, FERRY_KIND_CUfunction);
	code_free_names(m->globals, 0);
	if (!m->library)
		kernel_table_free(m->table);
	free(m);
}

void module_end(CUmodule h)
{
	struct module *m = ferry_handle_drop(FERRY_KIND_CUmodule, (uint64_t)(uintptr_t)h);
	if (m)
		end_module(m);
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

static CUresult name_function(void *h, void *in, const char *name) { return fx_ModuleGetFunctionSoon(h, in, name); }
static CUresult ask_function(void *h, void *in, const char *name, FerryFunction *info, struct ferry_array *layout)
{
	return fx_ModuleGetFunction(h, in, name, info, layout);
}

struct function_in_module { CUmodule module; const struct module *m; };

static CUresult make_function(void *h, const void *arg, const char *name, struct shim_function **f)
{
	const struct function_in_module *q = arg;
	struct code_owner o = {q->module, q->m->table, shim_ctx_fault(q->m->ctx), name_function, ask_function};
	CUresult rc = code_fetch(h, &o, name, f);
	if (*f) {
		(*f)->module = q->module;
		(*f)->ctx = q->m->ctx;
	}
	return rc;
}

CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct module *m = module_of(hmod);
	if (!hfunc || !name || !*name || !m)
		return m ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
	return code_function_handle(&m->functions, name, m->ctx, FERRY_KIND_CUfunction, make_function, &(struct function_in_module){hmod, m}, hfunc);
}

CUresult cuModuleGetFunctionCount(unsigned *count, CUmodule mod)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!count)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUmodule, mod)))
		return rc;
	struct module *m = module_of(mod);
	if (!m || !m->table || !m->table->complete)
		return fx_cuModuleGetFunctionCount(count, mod);
	*count = m->table->count;
	return shim_ctx_fault(m->ctx);
}

static CUresult find_function(void *to, void *mod, const char *name) { return cuModuleGetFunction(to, mod, name); }
static CUresult list_functions(void *mod, struct ferry_array *names) { return fx_ModuleFunctions(mod, names); }

CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned numFunctions, CUmodule mod)
{
	CUresult rc = shim_enter_handle(FERRY_KIND_CUmodule, mod);
	if (rc || !functions)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	struct module *m = module_of(mod);
	return code_enumerate(find_function, list_functions, (void **)functions, numFunctions, mod, m ? m->table : NULL);
}

static CUresult ask_variable(const void *mod, const char *name, struct code_variable *v)
{
	return fx_ModuleVariable((CUmodule)mod, name, &v->addr, &v->size, &v->managed, &v->more);
}

CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct module *m = module_of(hmod);
	if (!name || !*name || (!dptr && !bytes) || !m)
		return m ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
	return code_find_variable(&m->globals, &m->globals, name, m->ctx, ask_variable, hmod, dptr, bytes);
}

static int module_in(const void *object, const void *ctx) { return ((const struct module *)object)->ctx == ctx; }
static int function_in(const void *object, const void *ctx) { return ((const struct shim_function *)object)->ctx == ctx; }

void shim_module_context_gone(struct shim_ctx *c)
{
	ferry_handle_drop_each(FERRY_KIND_CUfunction, function_in, c, code_end_function); /* of libraries, too */
	ferry_handle_drop_each(FERRY_KIND_CUmodule, module_in, c, end_module);
	shim_library_context_gone(c);
}
