/* shim/cuda/load.h: how an image gets to the server. */
#ifndef FERRY_SHIM_LOAD_H
#define FERRY_SHIM_LOAD_H
#include "code.h"
#include "kernel_table.h"

/* Get an image loaded as the module or library of this handle. The table is the caller's; it may be NULL. */
CUresult code_load(int kind, uint64_t handle, const void *image, size_t n, struct jit *j, struct kernel_table **table, size_t *proven);
int code_devices_alike(void);    /* can all of them use the same code? */
int code_has_room(size_t image); /* has the current context surely room for an image of this size, as it is loaded? */
#endif
