/* shim/core/lanes.h: further connections to the server for large data; wire/PROTOCOL.md ("Lanes") has the format. */
#ifndef FERRY_LANES_H
#define FERRY_LANES_H
#include "pack.h"
#include "session.h"

#define LANES_MOST 8           /* each way */
#define LANES_PIECE (1u << 20) /* data of one segment */
#define LANES_HEAD 32
#define LANES_LEAST (2ull << 20) /* of a copy that uses them */

/* A payload: data on its way to the server. Its memory is read until the server has all of it. */
struct ferry_payload {
	const unsigned char *src;
	uint64_t id, size;
	uint64_t given; /* to lanes */
	uint64_t left;  /* not acknowledged */
	unsigned refs;  /* segments that lanes hold */
	int detached;   /* nobody waits: freed when it is done */
	struct ferry_payload *next;
};

/* --- for command.c */
uint64_t ferry_lanes_offer(struct ferry_payload *p);    /* under send_mu; p has src, size, detached; its number, by which the server knows it */
int ferry_lanes_wait(struct ferry_payload *p, int ms);  /* 1: the server has it; 0: not yet; -1 the session is over. Once not 0, p is the caller's again */
int ferry_lanes_use(uint64_t n, int from_server);      /* are there lanes that way? Opens them, if a copy of n bytes is worth it */

/* --- for frame.c */
int ferry_lanes_opened(void); /* were there ever lanes from the server? */

/* --- for link.c, mend.c, session.c */
void ferry_lanes_begin(const struct ferry_terms *terms, int64_t resume_ms, int64_t silence_ms);
void ferry_lanes_cut(void);    /* the session's connection has failed: these may have, too */
void ferry_lanes_over(void);   /* the session is over */
void ferry_lanes_forked(void); /* in the child */

/* --- between lanes.c and lane.c: one connection at a time */
struct ferry_segment { struct ferry_payload *p; uint64_t at; uint32_t n; };
enum { LANES_FLIGHT = 16 }; /* segments of a lane that are not acknowledged */
struct ferry_lane {
	unsigned id;   /* 1.. to the server, LANES_MOST + 1.. from it */
	uint32_t era;  /* of the session it belongs to */
	int fd;        /* -1 without a connection; under mu */
	int was_up;
	unsigned futile;       /* connections in a row that carried nothing; the lane's thread's, as is: */
	unsigned char *copy;   /* of a segment, or NULL */
	struct ferry_pack pack;
	/* To the server; under mu. What is in flight was taken from payloads; the first of them are on this connection. */
	struct ferry_segment flight[LANES_FLIGHT];
	unsigned head, count, sent;
	int reading; /* a segment's memory, without mu */
};
int ferry_lane_up(struct ferry_lane *l);   /* carries data to the server until the connection fails */
int ferry_lane_down(struct ferry_lane *l); /* and from it */
const struct ferry_segment *ferry_lanes_next(struct ferry_lane *l); /* the segment to send, NULL if there is none; reading is set */
void ferry_lanes_sent(struct ferry_lane *l, int ok);                /* it is on the connection */
int ferry_lanes_taken(struct ferry_lane *l, uint64_t more);         /* the oldest were acknowledged; -1 more than were sent */
int ferry_lanes_idle(struct ferry_lane *l);                         /* until there may be something to send; -1 when the session is over */
int ferry_lanes_busy(struct ferry_lane *l);                         /* is something not acknowledged? */
int64_t ferry_lanes_silence(void);                                  /* how long the server's machine may be silent */
extern _Atomic uint32_t ferry_lanes_turn; /* changes when something arrived, here or there, and when the session is over; a futex */
void ferry_lanes_moved(void);             /* change it */

/* --- receive.c: where a segment from the server goes. 1: to *to, the caller's until filed; 0: nowhere, it came before or nobody waits
 * for it; -1: it cannot be. */
int ferry_lane_target(uint64_t id, uint64_t at, uint32_t n, struct ferry_call **call, unsigned char **to);
void ferry_lane_filed(struct ferry_call *call, uint64_t at, uint32_t n, int ok);
#endif
