/* shim/cuda/module.h: modules. */
#ifndef FERRY_SHIM_MODULE_H
#define FERRY_SHIM_MODULE_H
#include "code.h"
#include "kernel_table.h"

struct module {
	struct shim_ctx *_Atomic ctx; /* NULL until it is loaded: the end of a context, on another thread, must not take it before */
	CUlibrary library;
	struct named *functions, *globals;
	struct kernel_table *table;
};
static inline struct module *module_of(CUmodule m) { return ferry_handle_object(FERRY_KIND_CUmodule, (uint64_t)(uintptr_t)m); }
CUresult shim_module_from_wrapper(CUmodule *out, const void *wrapper); /* for CUDART_INTERFACE */
void module_end(CUmodule h); /* forget a module and what hangs on it */
void module_forget_variables(CUmodule h);
void shim_module_context_gone(struct shim_ctx *c);
#endif
