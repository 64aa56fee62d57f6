/* shim/core/net/reconnect.h: the next connection of a link whose connection was cut, and the link's thread. */
#ifndef FERRY_RECONNECT_H
#define FERRY_RECONNECT_H
#include "handshake.h"

/* A session begins: what its handshake agreed on; how long a lost connection is tried again (FERRY_RESUME), and how long the server may be
 * silent (FERRY_PEER_TIMEOUT). Before anything else here. */
void ferry_reconnect_begin(const struct ferry_handshake *agreed, int64_t resume_ms, int64_t silence_ms);
void ferry_reconnect(void);      /* make a new connection, or lose the session */
int ferry_link_thread_start(void); /* once; 0, or -1: the program has no threads */
#endif
