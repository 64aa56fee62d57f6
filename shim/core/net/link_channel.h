/* shim/core/net/link_channel.h: the channel over a network: the resumable link, with lanes beside it for large copies. */
#ifndef FERRY_LINK_CHANNEL_H
#define FERRY_LINK_CHANNEL_H
#include "channel.h"

extern const struct ferry_channel ferry_link_channel;
#endif
