/* shim/cuda/mem.h: device memory, and how a block is marked. */
#ifndef FERRY_SHIM_MEM_H
#define FERRY_SHIM_MEM_H
#include "context.h"

/* The low half of a block's tag: how it came to be, and the flags it was made with. The high half is its number. */
enum { TAG_DEVICE = 0, TAG_GLOBAL = 1 << 30, TAG_REGISTERED = 1 << 29, TAG_PINNED = 1 << 28, TAG_RESERVED = 1 << 27, TAG_POOL = 1 << 26, TAG_SHARED = 1 << 25, TAG_OPENED = 1 << 24, TAG_LENT = 1 << 23,
       TAG_GRAPH = 1 << 22, /* a graph's: the address stays until the server lets go of it */
       TAG_MANAGED = 1 << 21, TAG_MIRRORED = 1 << 20, TAG_USED = 1 << 19, /* host memory that kernels may use */
       TAG_UNREACHABLE = 1 << 18, /* host memory that the server cannot have at its address */
       TAG_SYNC = 1 << 16 /* copies and sets of it that need not wait do, see cuPointerSetAttribute */ };

uint64_t shim_new_id(void); /* a number no object of this process had before */
void shim_note_global(CUdeviceptr addr, size_t size, struct shim_ctx *c);     /* a module's variable, placed by the server */
CUresult shim_back_addresses(struct shim_ctx *c, uint64_t addr, size_t size); /* have the server put memory there, of the context */

/* Headroom: memory of a device that can be handed out without asking the server, see mem.c. */
void shim_headroom_set(CUdevice dev, uint64_t left);       /* the server has just said how much is left */
int shim_headroom_take(struct shim_ctx *c, uint64_t bytes); /* is there surely so much? Counts it as used */
void shim_headroom_reduce(CUdevice dev, uint64_t bytes);   /* other calls than cuMemAlloc take memory of a device */
void shim_headroom_forget(void);                           /* the same, where it is not known how much, or of which device */
#endif
