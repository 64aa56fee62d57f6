/* shim/cuda/handles.h: handles as the calls have them: pointers of CUDA's types. */
#ifndef FERRY_SHIM_HANDLES_H
#define FERRY_SHIM_HANDLES_H
#include "../core/ferry.h"
#include "gen_types.h"

void *shim_mint_handle(int kind);                               /* NULL when out of memory */
void shim_drop_handle(int kind, const void *handle);            /* forget it, and free what it carries */
CUresult shim_check_handle(int kind, const void *handle);       /* 0, or what the driver answers for an unknown handle of the kind */
CUresult shim_or_orphaned(CUresult rc, const void *handle);     /* the error rc, but CONTEXT_IS_DESTROYED where the object's context took it along */
CUresult shim_enter_handle(int kind, const void *handle);       /* shim_enter, and that */
#endif
