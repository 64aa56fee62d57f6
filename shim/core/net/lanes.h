/* shim/core/net/lanes.h: further connections to the server for large data: when they are opened, and their threads. */
#ifndef FERRY_LANES_H
#define FERRY_LANES_H
#include "handshake.h"
#include <stdint.h>

/* Are there lanes that way? Opens them, if a copy of n bytes is worth it. */
int ferry_lanes_use(uint64_t n, int from_server);
uint64_t ferry_lanes_min_bytes(void); /* the smallest copy that had better wait for lanes than be captured in the link's ring */
int ferry_lanes_opened(void);         /* were there ever lanes from the server? */

/* For the link. */
void ferry_lanes_begin(const struct ferry_handshake *agreed, int64_t resume_ms, int64_t silence_ms);
void ferry_lanes_follow(const struct ferry_handshake *agreed, const char *address); /* the session has moved there */
void ferry_lanes_cut(void);    /* the session's connection has failed: those of lanes may have, too */
void ferry_lanes_stop(void);   /* the session is over */
void ferry_lanes_forked(void); /* in a forked child */

/* For a channel to an agent, which has the link. begin returns whether there may be lanes. */
int ferry_lanes_begin_relayed(const struct ferry_handshake *agreed);
void ferry_lanes_end_relayed(void);
#endif
