/* shim/cuda/context.h: contexts, and what ends with one. */
#ifndef FERRY_SHIM_CONTEXT_H
#define FERRY_SHIM_CONTEXT_H
#include "../core/ferry.h"
#include "completion_watch.h"
#include "gen_types.h"

struct shim_cls;  /* context-local storage, cls.c */
struct settings;  /* coredump.c */

/* How far a stream has come, in commands sent: what it was given before so many is done; the last copy that no call waited for;
 * and up to where such copies have brought their data. */
struct shim_progress {
	_Atomic uint64_t done, later, brought;
	_Atomic uint64_t seen; /* a question found that it holds nothing; waits bring more, so they are not spared */
	_Atomic uint64_t writes; /* the last command that may write memory which the program reads without asking, see blocking.c */
	struct completion_watch poll;
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
	_Atomic uint64_t waited;       /* what all its streams were given before so many commands is done */
	_Atomic uint64_t quiet_at, quiet_stream; /* one stream was */
	struct shim_progress progress; /* of its legacy stream */
	struct shim_cls *cls;
	struct settings *coredump; /* coredump.c */
	CUgreenCtx green;      /* the green context this one stands for */
	_Atomic uint64_t born; /* distinguishes it from contexts that had this memory before; primary: 0 */
	struct shim_ctx *next; /* while it can be used again (context.c); green: the next of them */
};

extern _Atomic int shim_made_contexts;       /* the program has made contexts besides the primary ones */
uint64_t shim_ctx_new_id(void);              /* never given before */
struct shim_ctx *shim_ctx_of(CUcontext ctx); /* NULL when unknown */
void shim_ctx_note_faults(void);             /* from now on errors that end a context are kept in it */
void shim_ctx_forget(struct shim_ctx *c);    /* it ended on the server: end what it owned here */
static inline CUresult shim_ctx_fault(const struct shim_ctx *c) { return c ? c->fault : 0; } /* of one that need not be current */
#endif
