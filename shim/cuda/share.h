/* shim/cuda/share.h: what this process shares with other clients of the same server, and has of theirs. */
#ifndef FERRY_SHIM_SHARE_H
#define FERRY_SHIM_SHARE_H
#include "shim.h"

#define SHARE_MAGIC 0x3165726168536546ull /* "FeShare1" */
enum { SHARE_MEMORY = 1, SHARE_POOL_MEMORY, SHARE_EVENT, SHARE_HANDLE, SHARE_POOL };

/* Something of ours can be reached by others, or of theirs by us: calls that have no answer but promise that their work is done
 * must make sure of it, because who is told of it need not ask this session. */
extern _Atomic int shim_sharing;

int shim_is_share(const FerryShare *s, unsigned kind); /* could the server have made it? */

/* A descriptor that stands for a share in the hands of the application and of whom it is passed to. The share ends when the last
 * copy is closed, as the driver's own does; kept says that it lives on by itself. -1 when there are no descriptors left. */
int shim_descriptor(const FerryShare *s, int kept);
int shim_read_descriptor(int fd, FerryShare *s); /* 0, or -1 if it is none of ours */
void shim_sweep(void);                           /* end the shares whose descriptors are closed */

/* Lend a block to others; its end is answered for from then on. */
CUresult shim_lend(const struct ferry_block *b, const FerryShare *pool, FerryShare *s);
/* Map memory another client shares, and know it as a block with this tag. */
CUresult shim_open_memory(const FerryShare *s, const FerryShare *pool, unsigned flags, struct shim_ctx *c, uint64_t tag, CUdeviceptr *out);
#endif
