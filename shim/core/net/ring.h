/* shim/core/net/ring.h: two byte streams, one each way, in memory shared with a server on the same host; ring_channel.c alone uses it.
 * wire/PROTOCOL.md has the layout. */
#ifndef FERRY_RING_H
#define FERRY_RING_H
#include <stddef.h>

int ferry_ring_make(void);                               /* a descriptor for the server to map, or -1 */
size_t ferry_ring_put(const void *from, size_t n);       /* how much there was room for; the server does not see it yet */
void ferry_ring_show(void);                              /* the server may read what was put */
long ferry_ring_get(void *to, size_t n);                 /* how much there was, at most n; -1 if the server wrote nonsense */
int ferry_ring_ready(void);                              /* is there data? */
/* Waits until there is data (FERRY_READABLE) or room (FERRY_WRITABLE), for about ms; returns what there is then. */
int ferry_ring_await(int what, int ms);
#endif
