/* shim/cuda/launch.h: the parameters of kernels. */
#ifndef FERRY_SHIM_LAUNCH_H
#define FERRY_SHIM_LAUNCH_H
#include "function.h"

/* A kernel's parameters as one block: from pointers by the layout into room, or as the application packed it. */
CUresult shim_gather_parameters(const struct shim_function *f, void **params, void **extra, const void **block, size_t *n, unsigned char *room, size_t room_n);
#endif
