/* shim/cuda/ipc_share.h: what this process shares with other clients of the same server, and has of theirs. */
#ifndef FERRY_SHIM_IPC_SHARE_H
#define FERRY_SHIM_IPC_SHARE_H
#include "../core/ferry.h"
#include "gen_types.h"

#define SHARE_MAGIC 0x3165726168536546ull /* "FeShare1" */
enum { SHARE_MEMORY = 1, SHARE_POOL_MEMORY, SHARE_EVENT, SHARE_HANDLE, SHARE_POOL };

/* Other processes can reach memory or events of this one, or this one theirs. Calls that have no answer but promise that their work is done
 * must make sure of it then: another process that hears of it need not ask this session. */
extern _Atomic int shim_ipc_used;

int ipc_share_is(const FerryShare *s, unsigned kind); /* could the server have made it? */

/* A descriptor that stands for a share in the hands of the application and of the processes it is passed to. The share ends when the last
 * copy is closed, as the driver's own does; kept says that it lives on by itself. -1 when there are no descriptors left. */
int ipc_descriptor_new(const FerryShare *s, int kept);
int ipc_descriptor_read(int fd, FerryShare *s); /* 0, or -1 if no shim made it */
void ipc_release_closed(void);                           /* end the shares whose descriptors are closed */
#endif
