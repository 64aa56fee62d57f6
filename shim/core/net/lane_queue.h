/* shim/core/net/lane_queue.h: payloads that wait for lanes to the server, and the segments that each lane has in flight. */
#ifndef FERRY_LANE_QUEUE_H
#define FERRY_LANE_QUEUE_H
#include "../base/lock.h"
#include "pack.h"

#define LANES_MOST 8           /* each way */
#define LANES_PIECE (1u << 20) /* data of one segment */
enum { LANES_FLIGHT = 16 };    /* segments of a lane that are not acknowledged */
enum { LANES_UP, LANES_DOWN, LANES_WAYS }; /* to the server, from the server */

/* A payload: data on its way to the server. Its memory is read until the server has all of it. */
struct ferry_payload {
	const unsigned char *src;
	uint64_t id, size;
	uint64_t given; /* bytes that lanes have taken */
	uint64_t left;  /* bytes that are not acknowledged */
	unsigned refs;  /* segments that lanes hold */
	int detached;   /* no thread waits: freed when the server has it */
	struct ferry_payload *next;
};
struct ferry_segment { struct ferry_payload *p; uint64_t at; uint32_t n; };

struct ferry_lane {
	unsigned id;   /* 1.. to the server, LANES_MOST + 1.. from it */
	uint32_t era;  /* of the session it belongs to */
	int fd;        /* -1 without a connection; under the queue's mu */
	int was_up;
	unsigned futile;       /* connections in a row that carried nothing; of the lane's thread, as are: */
	unsigned char *copy;   /* of a segment, or NULL */
	struct ferry_pack pack;
	/* To the server; under the queue's mu. The segments in flight were taken from payloads; the first of them are on this connection. */
	struct ferry_segment flight[LANES_FLIGHT];
	unsigned head, count, sent;
	int reading; /* a segment's memory, without mu */
};

struct ferry_lane_queue {
	ferry_mu mu;
	_Atomic uint32_t era;            /* of the session: lanes of an earlier one end */
	_Atomic int living[LANES_WAYS];  /* lanes with a connection */
	int trying[LANES_WAYS];          /* lanes without one that may yet get it; under mu */
	struct ferry_payload *list;      /* oldest first; under mu */
	uint64_t last_id;                /* under mu */
	_Atomic uint32_t work;           /* changes when there is something to send; a futex */
};
extern struct ferry_lane_queue ferry_lane_queue;
extern _Atomic uint32_t ferry_lanes_turn; /* changes when data has arrived, here or there, and when the session is over; a futex */
void ferry_lanes_moved(void);             /* change it */

/* For a command that has a payload. offer: under send_mu; p has src, size, detached; returns the number by which the server knows it. */
uint64_t ferry_lanes_offer(struct ferry_payload *p);
int ferry_lanes_wait(struct ferry_payload *p, int ms);     /* 1: the server has it; 0: not yet; -1 the session is over. Once not 0, p is the caller's */
void ferry_lanes_await_reads(const void *at, size_t n);    /* until no lane reads there */

/* For a lane's thread. */
const struct ferry_segment *ferry_lanes_next(struct ferry_lane *l); /* the segment to send, NULL if there is none; reading is set */
void ferry_lanes_sent(struct ferry_lane *l, int ok);                /* it is on the connection */
int ferry_lanes_acknowledged(struct ferry_lane *l, uint64_t more);  /* so many of the oldest were; -1 more than were sent */
int ferry_lanes_idle(struct ferry_lane *l);                         /* until there may be something to send; -1 when the session is over */
int ferry_lanes_busy(struct ferry_lane *l);                         /* is something not acknowledged? */
int ferry_lane_ended(const struct ferry_lane *l);                   /* is its session over? */

/* For lanes.c; mu is held. */
int ferry_lanes_carry(int way);                  /* may there be a lane that way, now or soon? */
void ferry_lane_release(struct ferry_lane *l);   /* it gives back the segments it holds: the session is over */
void ferry_lanes_forget_detached(void);          /* payloads that no thread waits for: the session is over */

extern const char ferry_no_lane[]; /* why a session without lanes is lost */
#endif
