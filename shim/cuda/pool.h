/* shim/cuda/pool.h: memory pools (pool.c) and how processes share them (pool_ipc.c). */
#ifndef FERRY_SHIM_POOL_H
#define FERRY_SHIM_POOL_H
#include "mem.h"
#include "ipc_share.h"

struct pool {
	CUdevice dev;
	int reuse[3];
	uint64_t threshold;
	_Atomic uint64_t used, high;
	CUmemoryPool handle;
	unsigned number;   /* what a block taken from it carries in its tag; 0 for pools that came when all numbers were in use */
	unsigned types;    /* of handles it can be shared by */
	uint64_t others;   /* devices, a bit each, that may use what is taken from it besides its own */
	int foreign;       /* another process's: nothing can be taken from it */
	FerryShare share;
};
struct pool *shim_pool(CUmemoryPool p);                             /* NULL when unknown */
struct pool *shim_pool_of_block(const struct ferry_block *b);       /* the one a block was taken from; NULL when it is gone */
struct pool *shim_new_pool(CUdevice dev);
CUmemoryPool shim_pool_handle(const struct ferry_block *b);         /* of the pool a block was taken from, or NULL */
void shim_pool_freed(const struct ferry_block *b);                  /* a block that may be a pool's is gone */
#endif
