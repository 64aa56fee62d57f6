/* shim/cuda/mem.h: what copies and modules ask of mem.c and host.c. */
#ifndef FERRY_SHIM_MEM_H
#define FERRY_SHIM_MEM_H
#include "shim.h"

enum { CU_MEMHOSTALLOC_DEVICEMAP = 2 };

/* The low half of a block's tag: how it came to be, and the flags it was made with. The high half is its number. */
enum { TAG_DEVICE = 0, TAG_GLOBAL = 1 << 30, TAG_REGISTERED = 1 << 29, TAG_PINNED = 1 << 28, TAG_RESERVED = 1 << 27, TAG_POOL = 1 << 26, TAG_SHARED = 1 << 25, TAG_OPENED = 1 << 24, TAG_LENT = 1 << 23,
       TAG_GRAPH = 1 << 22, /* a graph's: the address stays until the server lets go of it */
       TAG_MANAGED = 1 << 21, TAG_MIRRORED = 1 << 20, TAG_USED = 1 << 19, /* host memory that kernels may use */
       TAG_SYNC = 1 << 16 /* copies and sets of it that need not wait do, see cuPointerSetAttribute */ };
void shim_note_global(CUdeviceptr addr, size_t size, struct shim_ctx *c); /* a module's variable, placed by the server */
void shim_memory_taken(CUdevice dev, uint64_t bytes);                      /* of a device, by other calls than cuMemAlloc */
void shim_memory_asked(void);                                             /* the same, where it is not known how much */
CUresult shim_reach(uint64_t p);                                          /* make it so */
CUresult shim_reach_all(const void *block, size_t n);                     /* whatever a kernel's parameters point to */
/* vmm.c: what is mapped into reserved addresses. */
/* Is all of it mapped, and may a device use it? first is the mapping at p, or NULL. */
int shim_is_mapped(uint64_t p, uint64_t n, const struct ferry_block *first);
unsigned shim_access_of(const struct ferry_block *m, CUdevice dev); /* CUmemAccess_flags */

CUmemoryPool shim_pool_handle(const struct ferry_block *b);               /* pool.c: what it was taken from, or NULL */
void shim_pool_freed(const struct ferry_block *b);                        /* pool.c: a block that may be a pool's is gone */

void shim_credit_is(CUdevice dev, uint64_t left); /* the server has just said so */
CUresult shim_back(struct shim_ctx *c, uint64_t addr, size_t size); /* have the server put memory there, of the context */
int shim_credit(struct shim_ctx *c, uint64_t bytes); /* has the device surely so much memory left? Counts it as used. */
#endif
