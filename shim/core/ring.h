/* shim/core/ring.h: two byte streams, one each way, in memory shared with a server on the same host; command.c alone uses it.
 * wire/PROTOCOL.md has the layout. */
#ifndef FERRY_RING_H
#define FERRY_RING_H
#include "ferry.h"

int ferry_ring_make(void);                               /* a descriptor for the server to map, or -1 */
size_t ferry_ring_put(const void *from, size_t n);       /* how much there was room for; nobody sees it yet */
void ferry_ring_show(void);                              /* what was put is now the server's */
long ferry_ring_get(void *to, size_t n);                 /* how much there was, at most n; -1 if the server wrote nonsense */
enum { RING_DATA = 1, RING_ROOM = 2 };
int ferry_ring_ready(void);                              /* is there data? */
int ferry_ring_await(int what);                          /* until there is data, or room, or a nap is over; what there is then */
#endif
