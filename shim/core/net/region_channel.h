/* shim/core/net/region_channel.h: a channel in memory that this virtual machine shares with its host, beside a link. */
#ifndef FERRY_REGION_CHANNEL_H
#define FERRY_REGION_CHANNEL_H
#include "channel.h"

extern const struct ferry_channel ferry_region_channel;

/* Map what the server has given to the session: FERRY_NO_DESCRIPTOR, or -1: stay with the link. */
int ferry_region_open(void);
#endif
