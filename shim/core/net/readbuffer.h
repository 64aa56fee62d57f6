/* shim/core/net/readbuffer.h: the buffer between the reader and a source that is dear to ask: a socket (a system call) or a ring (cache
 * lines of another processor). One for the process: a session that moves from its socket to rings keeps what was read before. */
#ifndef FERRY_READBUFFER_H
#define FERRY_READBUFFER_H
#include <stddef.h>

void ferry_readbuffer_reset(void);
int ferry_readbuffer_holds(void); /* was something read and not taken? */
/* At least one byte, at most n. fill reads at least one byte, or returns -1; large reads go past the buffer. */
long ferry_readbuffer_take(void *to, size_t n, long (*fill)(void *to, size_t n));
#endif
