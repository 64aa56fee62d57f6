/* shim/core/link.h: two byte streams, one each way, over a network connection that may be cut and made anew. command.c and
 * receive.c put and take bytes; session.c begins and ends it. wire/PROTOCOL.md ("Packets") has the format. */
#ifndef FERRY_LINK_H
#define FERRY_LINK_H
#include "ferry.h"
#include "session.h"

/* --- for those who move bytes */
size_t ferry_link_put(const void *from, size_t n); /* how much there was room for; under send_mu */
void ferry_link_show(int waits);                   /* what was put may be sent; waits: the caller will flush it himself */
void ferry_link_flush(void);                       /* send what is to be sent, as far as that goes without waiting */
void ferry_link_wait(void);                        /* the same, by one who waits for an answer now */
long ferry_link_get(void *to, size_t n);           /* the reader's: at least one byte, at most n; -1 when the session is over */
int ferry_link_ready(int ms);                      /* the reader's: is there data, within so long? Acknowledgements are seen to */
int ferry_link_glance(void);                       /* the reader's: is there data now? */
void ferry_link_nap(int ms);                       /* until something was acknowledged, or so long */
int ferry_link_room(void);                         /* is there room again, for half a window? */

/* --- for session.c */
int ferry_link_memory(void);                            /* before anything else; 0 or -1 */
void ferry_link_begin(const struct ferry_terms *terms); /* the session has begun, over ferry_s.fd */
void ferry_link_end(void);                              /* send what was posted, say goodbye; bounded */
void ferry_link_over(void);                             /* the session is lost: nobody waits any longer */
void ferry_link_forked(void);                           /* in the child */

/* --- between link.c and mend.c */
#define LINK_WINDOW (8u << 20) /* what may be unacknowledged, each way */
#define LINK_MAX (256u << 10)  /* data of one packet */
#define LINK_HEAD 32
enum { LINK_DOWN, LINK_UP, LINK_OVER };
enum { DUE_ACK = 1, DUE_PING = 2, DUE_GOODBYE = 4 };
struct ferry_link {
	_Atomic uint32_t up;             /* one of the above; a futex */
	ferry_mu rx, tx;                 /* whoever takes packets off the connection, and whoever puts them on; rx before tx */
	unsigned char *ring;             /* our stream: the byte at position p lies at p mod LINK_WINDOW until it is acknowledged */
	uint64_t put;                    /* under send_mu */
	_Atomic uint64_t written;        /* put and shown */
	_Atomic uint64_t sent, most;     /* on this connection, and the furthest ever; the sender's */
	_Atomic uint64_t acked;          /* the reader's */
	_Atomic uint64_t received;       /* of the server's stream; the reader's */
	_Atomic uint64_t told;           /* how much of it the server was told */
	_Atomic uint32_t due;            /* packets without data that want to be sent */
	_Atomic uint32_t acks, wanted;   /* how often acked moved, a futex; does somebody wait for room? */
	_Atomic uint32_t heard, goodbye; /* something came; the server said goodbye */
	_Atomic(const char *) why;       /* the connection failed */
	_Atomic int error;               /* with this errno; 0 if why says it */
};
extern struct ferry_link ferry_l;
void ferry_link_cut(const char *why, int error); /* the connection has failed; by a holder of rx or tx */
int ferry_link_send(void);            /* 0 all sent, 1 the socket is full, 2 somebody else is at it, -1 no connection */
int ferry_link_unsent(void);
int ferry_link_look(void);            /* without waiting: 1 data is there; under rx */
void ferry_link_restart(uint64_t received); /* a new connection, on which the server has that much; under rx and tx */
void ferry_link_fresh(void);          /* nothing has come; under rx and tx */
int ferry_link_near(void);            /* have answers lately come soon? */
void ferry_link_discard(void *sink, size_t n); /* take what comes and forget it; under rx */
void ferry_link_nudge(void);          /* have the thread look */
int ferry_link_threaded(void);        /* is there one? */
int ferry_link_burst(void);           /* is what was posted worth waking it? under send_mu */
void ferry_link_mend(void);           /* make a new connection, or lose the session */

/* --- receive.c */
int ferry_awaited(void); /* does anybody wait for an answer, or for data? */

/* --- crc.c */
void ferry_crc_init(void);
uint32_t ferry_crc(uint32_t crc, const void *p, size_t n);
uint32_t ferry_crc_tables(uint32_t crc, const void *p, size_t n); /* without the instruction */
int ferry_crc_by(int most); /* for tests: do without folding (1), and the instruction (0); what is left */
#endif
