/* shim/cuda/code.h: shared by module.c, library.c and function.c. */
#ifndef FERRY_SHIM_CODE_H
#define FERRY_SHIM_CODE_H
#include "mem.h"
#include "image.h"

/* A name looked up before: the same name gives the same answer, as in CUDA. ctx tells a library's entries apart by context. */
struct named { struct named *next; void *handle; CUdeviceptr addr; size_t size; struct shim_ctx *ctx; char *name; };
struct named *code_lookup(struct named **list, const char *name, struct shim_ctx *ctx);
/* Add an entry, unless another thread was faster: then that one counts. NULL when out of memory. */
struct named *code_enter(struct named **list, const char *name, struct shim_ctx *ctx, struct named proto);
struct named *code_cut(struct named **list, struct shim_ctx *ctx, struct named *onto);
void code_free_list(struct named *list, int kind); /* kind: of the functions the entries hold, or 0 */

struct module { struct shim_ctx *ctx; CUlibrary library; struct named *functions, *globals; };
struct library { struct named *kernels, *globals, *managed, *modules, *functions; };

static inline struct module *module_of(CUmodule m) { return ferry_object(FERRY_KIND_CUmodule, (uint64_t)(uintptr_t)m); }
static inline struct library *library_of(CUlibrary l) { return ferry_object(FERRY_KIND_CUlibrary, (uint64_t)(uintptr_t)l); }
static inline struct shim_function *kernel_of(CUkernel k) { return ferry_object(FERRY_KIND_CUkernel, (uint64_t)(uintptr_t)k); }

struct shim_function *code_function(const char *name, const FerryFunction *info, struct ferry_array layout); /* takes layout over */
void code_free_function(int kind, void *handle);

/* JIT options as the caller gave them: numbers go along, log buffers are filled from the answer. */
struct jit { unsigned names[64]; uint64_t values[64]; size_t n; char *log[2]; void **log_size[2]; size_t room[2]; };
CUresult code_options(struct jit *j, unsigned n, const CUjit_option *options, void **values);
void code_logs(struct jit *j, struct ferry_array logs[2]); /* frees logs */
CUresult code_upload(const void *image, size_t n, uint64_t *blob);
void code_refused(const void *image, size_t n, CUresult rc); /* say in the log which image that was */
void module_end(CUmodule h); /* forget a module and what hangs on it */
void module_forget_variables(CUmodule h);
#endif
