/* shim/core/net/ring.h: two byte streams, one each way, in memory shared with a server on the same host; ring_channel.c alone uses it.
 * wire/PROTOCOL.md has the layout. */
#ifndef FERRY_RING_H
#define FERRY_RING_H
#include <stddef.h>
#include <stdint.h>

/* How an end in a virtual machine and one on its host wake each other. */
struct ferry_give_knocks {
	void (*give)(void);    /* wakes the server's reader; called by the thread that sends */
	void (*await)(int ms); /* until the server knocks, or about ms; called by the reader */
};
#define FERRY_RING_PART (1u << 20) /* bytes of each ring in a part of a region */
enum { FERRY_RING_PART_BYTES = 4096 + 2 * FERRY_RING_PART }; /* all of the part that is used */

int ferry_ring_make(void);                               /* a descriptor for the server to map, or -1 */
/* Use a part of a region, which has the number of this session in it: 0, or -1 if it has not. */
int ferry_ring_use_part(void *part, uint64_t session, const struct ferry_give_knocks *knocks);
size_t ferry_ring_put(const void *from, size_t n);       /* how much there was room for; the server does not see it yet */
void ferry_ring_show(void);                              /* the server may read what was put */
long ferry_ring_get(void *to, size_t n);                 /* how much there was, at most n; -1 if the server wrote nonsense */
int ferry_ring_ready(void);                              /* is there data? */
/* Waits until there is data (FERRY_READABLE) or room (FERRY_WRITABLE), for about ms; returns what there is then. */
int ferry_ring_await(int what, int ms);
#endif
