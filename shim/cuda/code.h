/* shim/cuda/code.h: what modules and libraries have in common: lists of names, and the way of an image to the server. */
#ifndef FERRY_SHIM_CODE_H
#define FERRY_SHIM_CODE_H
#include "function.h"
#include "image.h"
#include "kernel_table.h"

/* A name looked up before: the same name gives the same answer, as in CUDA. ctx tells a library's entries apart by context. */
struct named { struct named *next; void *handle; CUdeviceptr addr; size_t size; struct shim_ctx *ctx; char *name; };
struct named *code_find_name(struct named **list, const char *name, struct shim_ctx *ctx);
/* Add an entry, unless another thread was faster: then that one counts. NULL when out of memory. */
struct named *code_add_name(struct named **list, const char *name, struct shim_ctx *ctx, struct named proto);
struct named *code_cut_names(struct named **list, struct shim_ctx *ctx, struct named *onto);
void code_free_names(struct named *list, int kind); /* kind: of the functions the entries hold, or 0 */

/* Look up the first n names in a module or library, as find does: those of its table, or without one those that the server listed. */
CUresult code_find_all(CUresult (*find)(void *to, void *in, const char *name), void **to, unsigned n, void *in, const struct kernel_table *t,
		       const struct ferry_array *names);

struct shim_function *code_function(const char *name, const FerryFunction *info, struct ferry_array layout); /* takes layout over */
struct shim_function *code_function_of_row(const struct kernel_row *r);
void code_free_function(int kind, void *handle);

/* JIT options as the caller gave them: numbers go along, log buffers are filled from the answer. */
struct jit { unsigned names[64]; uint64_t values[64]; size_t n; char *log[2]; void **log_size[2]; size_t room[2]; };
CUresult code_options(struct jit *j, unsigned n, const CUjit_option *options, void **values);
void code_give_logs(struct jit *j, struct ferry_array logs[2]); /* frees logs */
CUresult code_upload(const void *image, size_t n, uint64_t *blob);
CUresult code_upload_parts(const struct shim_parts *parts, uint64_t *blob);
void code_log_refused(const void *image, size_t n, CUresult rc); /* say in the log which image that was */

/* Enter the variables that came along with one, unless they are known. */
void code_more_variables(struct named **list, struct shim_ctx *c, struct ferry_array more); /* frees more */
#endif
