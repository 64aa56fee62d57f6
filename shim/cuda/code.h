/* shim/cuda/code.h: shared by module.c, library.c and function.c. */
#ifndef FERRY_SHIM_CODE_H
#define FERRY_SHIM_CODE_H
#include "mem.h"
#include "image.h"
#include "table.h"

/* A name looked up before: the same name gives the same answer, as in CUDA. ctx tells a library's entries apart by context. */
struct named { struct named *next; void *handle; CUdeviceptr addr; size_t size; struct shim_ctx *ctx; char *name; };
struct named *code_lookup(struct named **list, const char *name, struct shim_ctx *ctx);
/* Add an entry, unless another thread was faster: then that one counts. NULL when out of memory. */
struct named *code_enter(struct named **list, const char *name, struct shim_ctx *ctx, struct named proto);
struct named *code_cut(struct named **list, struct shim_ctx *ctx, struct named *onto);
void code_free_list(struct named *list, int kind); /* kind: of the functions the entries hold, or 0 */

/* Look up the first n names in a module or library, as find does: those of its table, or without one those that the server listed. */
CUresult code_find_all(CUresult (*find)(void *to, void *in, const char *name), void **to, unsigned n, void *in, const struct code_table *t,
		       const struct ferry_array *names);

struct module {
	struct shim_ctx *_Atomic ctx; /* NULL until it is loaded: the end of a context, on another thread, must not take it before */
	CUlibrary library;
	struct named *functions, *globals;
	struct code_table *table;
};
struct library {
	struct named *kernels, *globals, *managed, *modules, *functions;
	struct code_table *table;
	size_t proven; /* its image was loaded on such devices before: how large it is, else 0 */
};

static inline struct module *module_of(CUmodule m) { return ferry_handle_object(FERRY_KIND_CUmodule, (uint64_t)(uintptr_t)m); }
static inline struct library *library_of(CUlibrary l) { return ferry_handle_object(FERRY_KIND_CUlibrary, (uint64_t)(uintptr_t)l); }
static inline struct shim_function *kernel_of(CUkernel k) { return ferry_handle_object(FERRY_KIND_CUkernel, (uint64_t)(uintptr_t)k); }

struct shim_function *code_function(const char *name, const FerryFunction *info, struct ferry_array layout); /* takes layout over */
struct shim_function *code_function_of_row(const struct code_row *r);
void code_free_function(int kind, void *handle);

/* JIT options as the caller gave them: numbers go along, log buffers are filled from the answer. */
struct jit { unsigned names[64]; uint64_t values[64]; size_t n; char *log[2]; void **log_size[2]; size_t room[2]; };
CUresult code_options(struct jit *j, unsigned n, const CUjit_option *options, void **values);
void code_logs(struct jit *j, struct ferry_array logs[2]); /* frees logs */
CUresult code_upload(const void *image, size_t n, uint64_t *blob);
CUresult code_upload_parts(const struct shim_parts *parts, uint64_t *blob);
void code_refused(const void *image, size_t n, CUresult rc); /* say in the log which image that was */

/* --- load.c: get an image loaded as the module or library of this handle. The table is the caller's; it may be NULL. */
CUresult code_load(int kind, uint64_t handle, const void *image, size_t n, struct jit *j, struct code_table **table, size_t *proven);
int code_devices_alike(void); /* can all of them use the same code? */
int code_room(size_t image); /* has the current context surely room for an image of this size, as it is loaded? */

/* --- known.c: which images the server has, as far as we were told. */
enum { IMAGE_UNKNOWN, IMAGE_ABSENT, IMAGE_PRESENT, IMAGE_READY };
int code_by_name(void); /* are images named instead of sent? Where bytes are dearer than hashing them, or a second start gains by it */
int code_known(const FerryHash *h, struct code_table **table); /* IMAGE_READY is said once, with the table */
void code_loaded(const FerryHash *h); /* the server has it now; the profile remembers it */

/* --- profile.c: the images this program loaded the last times it ran. */
int profile_kept(void); /* is there one, or could be? The caller locks, as for the others */
size_t profile_read(FerryHash *list, size_t most);
void profile_add(const FerryHash *h);
/* Enter the variables that came along with one, unless they are known. */
void code_more_variables(struct named **list, struct shim_ctx *c, struct ferry_array more); /* frees more */
void module_end(CUmodule h); /* forget a module and what hangs on it */
void module_forget_variables(CUmodule h);
#endif
