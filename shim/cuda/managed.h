/* shim/cuda/managed.h: what mem.c and modules ask of managed.c. */
#ifndef FERRY_SHIM_MANAGED_H
#define FERRY_SHIM_MANAGED_H
#include "../core/ferry.h"
#include "context.h"

CUresult shim_free_managed(const struct ferry_block *b);
CUresult shim_note_variable(CUdeviceptr addr, size_t size, int managed, struct shim_ctx *c); /* of a module */
void shim_forget_variable(CUdeviceptr addr);
#endif
