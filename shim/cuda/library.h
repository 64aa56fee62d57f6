/* shim/cuda/library.h: libraries and kernels. */
#ifndef FERRY_SHIM_LIBRARY_H
#define FERRY_SHIM_LIBRARY_H
#include "code.h"
#include "kernel_table.h"

struct library {
	struct named *kernels, *globals, *managed, *modules, *functions;
	struct kernel_table *table;
	size_t proven; /* its image was loaded on such devices before: how large it is, else 0 */
};
static inline struct library *library_of(CUlibrary l) { return ferry_handle_object(FERRY_KIND_CUlibrary, (uint64_t)(uintptr_t)l); }
static inline struct shim_function *kernel_of(CUkernel k) { return ferry_handle_object(FERRY_KIND_CUkernel, (uint64_t)(uintptr_t)k); }
void shim_library_context_gone(struct shim_ctx *c);
#endif
