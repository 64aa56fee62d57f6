/* shim/core/net/socket_channel.h: a channel that is the connection itself, a Unix socket. */
#ifndef FERRY_SOCKET_CHANNEL_H
#define FERRY_SOCKET_CHANNEL_H
#include "channel.h"

extern const struct ferry_channel ferry_socket_channel;

/* Functions that a channel beside the socket shares: it has no thread and keeps nothing. */
int ferry_socket_prepare(void);
void ferry_socket_nothing(void);
void ferry_socket_stop(void);
void ferry_socket_shut(void); /* close */
#endif
