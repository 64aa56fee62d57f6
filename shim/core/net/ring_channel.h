/* shim/core/net/ring_channel.h: a channel in memory that this process shares with a server on the same host. */
#ifndef FERRY_RING_CHANNEL_H
#define FERRY_RING_CHANNEL_H
#include "channel.h"

extern const struct ferry_channel ferry_ring_channel;

/* Make the rings: a descriptor of their memory, which the server is to map before anything travels through it; -1: stay with the socket
 * (FERRY_RINGS=0, or there is no memory). */
int ferry_ring_open(void);
#endif
