/* shim/cuda/context_stack.h: the contexts that are current in the calling thread. */
#ifndef FERRY_SHIM_CONTEXT_STACK_H
#define FERRY_SHIM_CONTEXT_STACK_H
#include "context.h"

struct shim_ctx *shim_ctx_top(void);              /* NULL: none is current; it may be dead */
CUresult shim_ctx_current(struct shim_ctx **out); /* the same; INVALID_CONTEXT, CONTEXT_IS_DESTROYED, or its fault */
CUresult shim_enter_ctx(struct shim_ctx **out);   /* shim_enter, and that */
CUresult shim_need_context(void);                 /* the same, where the call does nothing with it */
CUresult shim_need_living(void);                  /* the same, where the call itself says that the context has a fault */
CUresult shim_or_destroyed(CUresult rc);          /* the error rc, but CONTEXT_IS_DESTROYED where that is current */
CUresult shim_ctx_push(struct shim_ctx *c);
void shim_ctx_pop(void);
int shim_ctx_depth(void);                         /* how many are on the stack */
void shim_ctx_announce(void);                     /* the next commands of this thread belong to the context that is current now */
static inline CUcontext shim_ctx_or_current(CUcontext c) { return c || !shim_ctx_top() ? c : shim_ctx_top()->handle; }
#endif
