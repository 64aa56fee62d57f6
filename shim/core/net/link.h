/* shim/core/net/link.h: the resumable link, two byte streams over a network connection that may be cut and made anew. wire/PROTOCOL.md
 * ("Packets") has the format. This header has the state that link_send.c, link_receive.c and reconnect.c share. */
#ifndef FERRY_LINK_H
#define FERRY_LINK_H
#include "../base/lock.h"
#include <stddef.h>

#define LINK_WINDOW (8u << 20) /* bytes that may be unacknowledged, each way */
#define LINK_MAX (256u << 10)  /* data of one packet */
#define LINK_HEAD 32
enum { LINK_DOWN, LINK_UP, LINK_OVER };
enum { DUE_ACK = 1, DUE_PING = 2, DUE_GOODBYE = 4 };
enum { PACKET_DATA = 1, PACKET_ACK, PACKET_PING, PACKET_GOODBYE };
struct ferry_packet { uint32_t size; uint16_t kind, zero; uint64_t at, acked; uint32_t sum, head_sum; };
_Static_assert(sizeof(struct ferry_packet) == LINK_HEAD, "the wire's header");

struct ferry_link {
	_Atomic uint32_t up;             /* LINK_DOWN, LINK_UP or LINK_OVER; a futex */
	ferry_mu rx, tx;                 /* held by the thread that takes packets off the connection, and by the one that puts them on */
	unsigned char *ring;             /* the stream to the server: the byte at position p lies at p mod LINK_WINDOW until it is acknowledged */
	uint64_t put;                    /* written to the ring; under send_mu */
	_Atomic uint64_t written;        /* of that, what may be sent */
	_Atomic uint64_t sent, most;     /* on this connection, and the furthest ever; written under tx */
	_Atomic uint64_t acked;          /* by the server; written under rx, as is: */
	_Atomic uint64_t received;       /* of the server's stream */
	_Atomic uint64_t reported;       /* how much of it the server knows that we have */
	_Atomic uint32_t due;            /* packets without data that are to be sent */
	_Atomic uint32_t acks, wanted;   /* how often acked moved, a futex; do threads wait for room? */
	_Atomic uint32_t heard, goodbye; /* something came; the server said goodbye */
	_Atomic(const char *) why;       /* why the connection failed */
	_Atomic int error;               /* its errno; 0 if why says it */
	_Atomic uint32_t asleep;         /* the link's thread sleeps; a futex */
	int threaded;                    /* there is such a thread */
	/* Set by link_channel.c when the first session over a network begins: */
	void (*reconnect)(void);         /* make a new connection, or lose the session; for a caller without a thread */
	void (*on_cut)(void);            /* the connection has failed */
	void (*on_over)(void);           /* the session is over */
};
extern struct ferry_link ferry_l;

void ferry_link_cut(const char *why, int error); /* the connection has failed; the caller holds rx or tx */
void ferry_link_failed(long k, int error);       /* a call on the socket returned k <= 0: the connection has failed */
void ferry_link_over(void);                      /* the session is over: no thread waits any longer */
int ferry_link_thread_awake(void); /* it sees whatever the caller stored before */
void ferry_link_wake_thread(void);
#endif
