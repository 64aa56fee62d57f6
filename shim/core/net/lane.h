/* shim/core/net/lane.h: one lane on one connection; wire/PROTOCOL.md ("Lanes") has the format. */
#ifndef FERRY_LANE_H
#define FERRY_LANE_H
#include "lane_queue.h"

#define LANES_HEAD 32

/* Where a segment from the server goes. session/calls.c has the functions; they are set before the first lane is opened.
 * find: 1 to *to, which is the lane's until filed, with the call it belongs to; 0 nowhere: it came before, or no thread waits for it; -1 it
 * cannot be. filed: it is there, or not (ok is 0). */
struct ferry_lane_sink {
	int (*find)(uint64_t id, uint64_t at, uint32_t n, void **call, unsigned char **to);
	void (*filed)(void *call, uint64_t at, uint32_t n, int ok);
};
extern _Atomic(const struct ferry_lane_sink *) ferry_lane_sink;
extern _Atomic int64_t ferry_lane_silence_ms; /* how long the server's machine may be silent */

int ferry_lane_up(struct ferry_lane *l);   /* carries data to the server until the connection fails */
int ferry_lane_down(struct ferry_lane *l); /* and from it */
#endif
