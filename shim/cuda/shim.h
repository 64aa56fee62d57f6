/* shim/cuda/shim.h: what the files of libcuda.so.1 share: contexts, streams, modules and the per-thread state.
 *
 * Every object below is reached through its handle (core/handle.c) and is owned by the context it was made in, except
 * libraries and kernels, which belong to the process. */
#ifndef FERRY_SHIM_H
#define FERRY_SHIM_H
#include "../core/ferry.h"
#include "gen_types.h"

struct shim_proc { const char *name; int since; void *fn; int pt_since; void *pt; };
extern const struct shim_proc shim_procs[]; /* sorted by name, then version */
extern const size_t shim_procs_n;

/* --- thread.c: per-thread state. */
CUresult shim_enter(void);            /* the call may go on: initialised, not forked, link alive */
int shim_per_thread(int on);          /* make stream 0 mean the thread's own stream; returns what it was */
CUresult shim_stream(CUstream *s);    /* check a stream and replace the per-thread ones by the thread's own */
CUstream shim_default_stream(void);   /* what stream 0 means for this call */
extern _Atomic int shim_independent; /* the program has made streams that do not wait for the default stream */
void shim_thread_frees(void **p);     /* what *p points to when the thread ends */
void *shim_mint(int kind);
void shim_drop(int kind, const void *handle);
CUresult shim_check(int kind, const void *handle);

/* --- watch.c */
CUresult shim_unsupported(const char *what); /* NOT_SUPPORTED, with a reason for the log */
/* --- token.c: names for what the server may ask for, or tell the end of. */
struct shim_box { unsigned char *base; uint64_t pitch, slice, width, height, depth; }; /* a box of bytes in this process */
struct shim_token {
	enum { TOKEN_FUNCTION, TOKEN_CALLBACK, TOKEN_COPY, TOKEN_OBJECT, TOKEN_ADDRESS, TOKEN_MEMORY } kind;
	void *fn, *data;  /* function, callback: what to call; object: its destructor; memory: what to free */
	CUstream stream;  /* callback */
	uint64_t handle;  /* object: its handle; address: the block there */
	uint64_t tag;     /* address: of the block */
	int again;        /* it stays after a call, until the server says that it is gone */
	struct shim_box box; /* copy: what a graph reads or writes */
};
CUresult shim_token_new(struct shim_token t, uint64_t *token); /* starts the thread that serves it */
int shim_token_find(uint64_t token, struct shim_token *out);
void shim_token_data(uint64_t token, void *data);
void shim_token_forget(uint64_t token);                        /* nobody on the server knows it */
void shim_function_given(int n);                               /* n more functions are to be called by streams */
int shim_functions_due(void);

/* --- capture.c */
/* stream.c: all it was given before n commands had been sent is done; by a copy: what other copies bring may still be on its way. */
void shim_stream_waited(CUstream s, uint64_t n, int by_copy);
void shim_events_elsewhere(void); /* events are about to be recorded otherwise than by name: in a graph, with a launch */
void shim_stream_later(CUstream s); /* a copy was sent that nobody waits for */
CUresult shim_stream_wait(CUstream s);           /* cuStreamSynchronize, wherever somebody captures */
void shim_blocking(void);   /* a call that blocks natively has sent its work and returns */
CUresult shim_settle(void); /* wait for the last such work */
CUresult shim_capture_allows(void);              /* may this thread make a call that is unsafe while somebody captures? */
CUresult shim_capture_forbids(CUstream s);       /* a call that cannot be captured: spoils the capture of s, if there is one */
int shim_anybody_captures(void);
int shim_capturing(CUstream s);                  /* is it being captured? */
void shim_capture_stream_gone(CUstream s);

/* --- ctx.c */
struct shim_cls; /* context-local storage, cls.c */
/* How far a stream has come, in commands sent: what it was given before so many is done; its last copy nobody waited for;
 * and up to where such copies have brought their data. */
struct shim_poll { uint64_t point, number; int sure; }; /* see poll.c */
struct shim_progress {
	_Atomic uint64_t done, later, brought;
	_Atomic uint64_t seen; /* a question found that it holds nothing; waits bring more, so they are not spared */
	struct shim_poll poll;
};
struct shim_ctx {
	CUcontext handle;
	CUdevice dev;
	unsigned flags;
	unsigned version; /* of the API it was made by: 3020, or 3010 by the plain name of CUDA 2 */
	int primary;
	int users;     /* primary: retain count; others: 1 */
	_Atomic int alive; /* has a context on the server */
	_Atomic CUresult fault; /* a fault that ended it: every call gets it until the context is made anew */
	uint64_t id;   /* cuCtxGetId; a new one each time a primary context is made again */
	/* After a wait that succeeded: how many commands had been sent by then. While no more have been, waiting again needs no server. */
	_Atomic uint64_t quiet;        /* all of it was waited for */
	_Atomic uint64_t quiet_at, quiet_stream; /* one stream was */
	struct shim_progress progress; /* of its legacy stream */
	struct shim_cls *cls;
	struct settings *coredump; /* coredump.c */
	CUgreenCtx green;      /* the green context this one stands for */
	_Atomic uint64_t born; /* tells it from others that had this memory; primary: 0 */
	struct shim_ctx *next; /* while it is spare, ctx.c; green: the next of them */
};
uint64_t shim_new_id(void); /* a number no object of this process had before */
CUresult shim_capture_allows_legacy(CUstream s, const struct shim_ctx *c); /* if s is the legacy stream, may it be given work? */
CUresult shim_ctx_current(struct shim_ctx **out);           /* the thread's; 201 none, 709 not alive, or its fault */
CUresult shim_enter_ctx(struct shim_ctx **out);             /* shim_enter, and that */
struct shim_ctx *shim_ctx_top(void);                        /* may be NULL or dead */
struct shim_ctx *shim_ctx_of(CUcontext ctx);                /* NULL when unknown */
struct shim_ctx *shim_primary(CUdevice dev);                /* minted at cuInit; NULL for a bad device */
uint64_t shim_ctx_new_id(void);
CUresult shim_stream_destroyed(CUstream s); /* stream.c: what an unknown stream answers: its context is destroyed, or it never was */

/* --- green.c: green contexts are the primary context with fewer multiprocessors. Memory, code and events made in one are the
 * primary's and end with that. */
static inline CUresult shim_ctx_fault(const struct shim_ctx *c) { return c ? c->fault : 0; } /* of one that need not be current */
static inline struct shim_ctx *shim_ctx_home(struct shim_ctx *c) { return c->green ? shim_primary(c->dev) : c; }
void shim_green_each(struct shim_ctx *primary, void (*visit)(struct shim_ctx *)); /* those of a primary context that ends, living or not */

/* --- device.c */
extern struct shim_devices { int driver, count, visible[64]; FerryDevice *all; } shim_devices;
const FerryDevice *shim_device(CUdevice dev); /* after CUDA_VISIBLE_DEVICES; NULL when out of range */
int shim_driver_version(void);                /* works before cuInit */
int shim_device_sane(const FerryDevice *d);   /* may a server have described it so? */

/* --- cls.c: context-local storage, used by cudart through a private table. */
CUresult shim_cls_put(CUcontext ctx, void *key, void *value, void (*dtor)(CUcontext, void *, void *));
CUresult shim_cls_del(CUcontext ctx, void *key);
CUresult shim_cls_get(void **value, CUcontext ctx, void *key);
void shim_cls_destroy(struct shim_ctx *ctx); /* run the destructors, newest first, while ctx is alive */

/* --- tables.c */
CUresult shim_module_from_wrapper(CUmodule *out, const void *wrapper); /* module.c, used by CUDART_INTERFACE */

/* --- module.c: functions and kernels carry their parameter layout. */
struct shim_function {
	CUmodule module;   /* functions */
	CUlibrary library; /* kernels */
	CUkernel kernel;   /* functions made from a kernel */
	struct shim_ctx *ctx;
	char *name;
	FerryFunction info;
	FerryParam *layout;
	size_t params;
	struct shim_answer *answers; /* occupancy.c */
};
/* --- occupancy.c: answers about a function that stay true. */
void shim_answer_keep(struct shim_function *f, const void *question, size_t n, uint64_t answer);
void shim_answers_copy(struct shim_function *to, const struct shim_function *from);
void shim_answers_free(struct shim_function *f);
/* A kernel's parameters as one block: from pointers by the layout into room, or as the application packed it (launch.c). */
CUresult shim_gather(const struct shim_function *f, void **params, void **extra, const void **block, size_t *n, unsigned char *room, size_t room_n);
struct shim_function *shim_function_of(CUfunction f); /* functions, and kernels passed as functions */
#endif
