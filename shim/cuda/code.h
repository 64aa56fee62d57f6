/* shim/cuda/code.h: what modules and libraries have in common: lists of names, and the way of an image to the server. */
#ifndef FERRY_SHIM_CODE_H
#define FERRY_SHIM_CODE_H
#include "fatbin.h"
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

/* What a module and a library do differently when a function, or a kernel, is looked up in them. in is the handle of either. */
struct code_owner {
	void *in;
	struct kernel_table *table;
	CUresult fault;                                        /* of its context: a name that needs no answer fails with it */
	CUresult (*name)(void *h, void *in, const char *name); /* say the name to the server; nothing comes back */
	CUresult (*ask)(void *h, void *in, const char *name, FerryFunction *info, struct ferry_array *layout);
};
/* Ask the server for a function, or, if the table has all about it, say the name only. */
CUresult code_fetch(void *h, const struct code_owner *o, const char *name, struct shim_function **out);

/* The handle of a name on a list. A new one is made by make, which gives the function that the handle carries; if another thread is faster,
 * its handle counts. */
typedef CUresult (*code_maker)(void *h, const void *arg, const char *name, struct shim_function **out);
CUresult code_function_handle(struct named **list, const char *name, struct shim_ctx *ctx, int kind, code_maker make, const void *arg, void *out);

/* Look up the first n names in a module or library, as find does: those of its table, or without a complete one those that the server
 * lists. */
CUresult code_enumerate(CUresult (*find)(void *to, void *in, const char *name), CUresult (*list)(void *in, struct ferry_array *names), void **to, unsigned n, void *in,
			const struct kernel_table *t);

/* A variable on a list. If it is new, ask gives it; other variables that come along go to the list all. */
struct code_variable { CUdeviceptr addr; uint64_t size; unsigned managed; struct ferry_array more; };
CUresult code_find_variable(struct named **list, struct named **all, const char *name, struct shim_ctx *ctx,
			    CUresult (*ask)(const void *arg, const char *name, struct code_variable *v), const void *arg, CUdeviceptr *dptr, size_t *bytes);

struct shim_function *code_function(const char *name, const FerryFunction *info, struct ferry_array layout); /* takes layout over */
struct shim_function *code_function_of_row(const struct kernel_row *r);
void code_free_function(int kind, void *handle);
void code_end_function(void *object); /* of a handle that is dropped */

/* JIT options as the caller gave them: numbers go along, log buffers are filled from the answer. */
struct jit { unsigned names[64]; uint64_t values[64]; size_t n; char *log[2]; void **log_size[2]; size_t room[2]; };
CUresult code_options(struct jit *j, unsigned n, const CUjit_option *options, void **values);
void code_give_logs(struct jit *j, struct ferry_array logs[2]); /* frees logs */
CUresult code_upload(const void *image, size_t n, uint64_t *blob);
CUresult code_upload_parts(const struct shim_parts *parts, uint64_t *blob);
void code_log_refused(const void *image, size_t n, CUresult rc); /* say in the log which image that was */

#endif
