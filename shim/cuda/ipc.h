/* shim/cuda/ipc.h: memory of other processes. */
#ifndef FERRY_SHIM_IPC_H
#define FERRY_SHIM_IPC_H
#include "context.h"

/* Lend a block to others; its end is answered for from then on. */
CUresult ipc_share_memory(const struct ferry_block *b, const FerryShare *pool, FerryShare *s);
/* Map memory another client shares, and know it as a block with this tag. */
CUresult ipc_open_memory(const FerryShare *s, const FerryShare *pool, unsigned flags, struct shim_ctx *c, uint64_t tag, CUdeviceptr *out);
#endif
