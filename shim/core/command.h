/* shim/core/command.h: what command.c (sending), receive.c and hostcall.c share; nobody else includes it. */
#ifndef FERRY_COMMAND_H
#define FERRY_COMMAND_H
#include "session.h"

#define HEADER 16
#define MAX_FRAME (HEADER + FERRY_MAX_PAYLOAD + (64 << 10))
struct header { uint32_t size; uint16_t op, flags; uint32_t id, ctx; };
_Static_assert(sizeof(struct header) == HEADER, "the wire's header");

/* The way the streams take: the socket itself (both 0), rings in shared memory, or packets over a network. Descriptors always go
 * through the socket. */
struct ferry_way { int rings, packets; };
extern struct ferry_way ferry_way;
uint64_t ferry_sent_here(void); /* bytes the calling thread has sent */
int ferry_await_ring(int what); /* until there is data, or room, or -1: the server is gone */
int ferry_glance_ring(void);    /* the reader's: is there data now? Looks now and then whether the server is gone */

/* --- receive.c */
void ferry_expect(struct ferry_call *c);   /* from here on whoever reads may find the call, which has its number */
void ferry_unexpect(struct ferry_call *c);
int ferry_wait_for(struct ferry_call *c);  /* until it is answered; its result */
void ferry_make_room(void);                /* read, if too much is under way */
int ferry_take_reading(void);              /* 1: the caller is the reader now */
int ferry_buffered(void);                  /* the reader's: was something read and not used? */
int ferry_read_frame(void);                /* the reader's: file one frame; -1 when the session is over */
void ferry_leave_reading(void);
/* --- between receive.c and frame.c */
struct ferry_reply { int32_t result, async; uint32_t async_op, async_ctx; };
struct ferry_call *ferry_call_of(uint32_t id);                            /* NULL: nobody waits under that number */
uint64_t ferry_laned(const struct ferry_call *c);                         /* bytes of it that came on lanes */
void ferry_finish(struct ferry_call *c, const struct ferry_reply *r);     /* it is answered; it may be gone afterwards */
struct ferry_due;
int ferry_queue_due(struct ferry_due *d);                                 /* -1: the session is lost, there are too many */
void ferry_print(void);        /* what kernels have printed; not in a signal handler */
int ferry_prints_much(void);   /* is it more than should wait? */
void ferry_frame_reset(void);
void ferry_frame_forked(void);
struct ferry_due { uint64_t token; int gone; struct ferry_due *next; };
struct ferry_due *ferry_next_due(void);    /* the next host function to run, or token to forget; NULL when the session is over */
#endif
