/* shim/cuda/mem.h: what copies and modules ask of mem.c. */
#ifndef FERRY_SHIM_MEM_H
#define FERRY_SHIM_MEM_H
#include "shim.h"

enum { CU_MEMHOSTALLOC_DEVICEMAP = 2 };
void shim_note_global(CUdeviceptr addr, size_t size, struct shim_ctx *c); /* a module's variable, placed by the server */
int shim_is_device(uint64_t p);                                           /* does this address mean device memory? */
int shim_in_block(uint64_t p, uint64_t n);                                /* is all of it one block of device memory? */
int shim_is_pinned(const void *p, size_t n);                              /* is all of it allocated or registered with CUDA? */
#endif
