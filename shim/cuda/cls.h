/* shim/cuda/cls.h: context-local storage, which cudart uses through a private table. */
#ifndef FERRY_SHIM_CLS_H
#define FERRY_SHIM_CLS_H
#include "gen_types.h"

struct shim_ctx;
CUresult shim_cls_put(CUcontext ctx, void *key, void *value, void (*dtor)(CUcontext, void *, void *));
CUresult shim_cls_del(CUcontext ctx, void *key);
CUresult shim_cls_get(void **value, CUcontext ctx, void *key);
void shim_cls_destroy(struct shim_ctx *ctx); /* run the destructors, newest first, while ctx is alive */
#endif
