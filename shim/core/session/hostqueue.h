/* shim/core/session/hostqueue.h: host functions that streams wait for, and tokens that nothing can use any more, in the order they came. */
#ifndef FERRY_HOSTQUEUE_H
#define FERRY_HOSTQUEUE_H
#include <stdint.h>

struct ferry_host_task { uint64_t token; int gone; struct ferry_host_task *next; }; /* run the function of the token, or (gone) forget it */
int ferry_hostqueue_add(uint64_t token, int gone);        /* -1: the session is lost, there are too many or there is no memory */
struct ferry_host_task *ferry_hostqueue_take_locked(void); /* the oldest, which the caller frees, or NULL; recv_mu is held */
int ferry_hostqueue_empty_locked(void);                   /* recv_mu is held */
void ferry_hostqueue_reset(void);
void ferry_hostqueue_forked(void);
#endif
