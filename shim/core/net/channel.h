/* shim/core/net/channel.h: the channel, two byte streams between this process and the server, whatever carries them.
 *
 * Code above this interface sends bytes of frames, receives bytes of frames, and waits; it never asks what carries them. What may be done
 * beyond that stands in ferry_can. To add a transport, write one file with a struct ferry_channel and a dial function, and add a row to
 * net/transport.c (shim/README.md, "How to add a transport").
 *
 * Threads: one thread sends at a time (session/command.c holds its send_mu) and one thread receives at a time (the reader,
 *          session/reader.c). await may be called by either. The other functions are called by session/session.c, one at a time. */
#ifndef FERRY_CHANNEL_H
#define FERRY_CHANNEL_H
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/uio.h>

struct ferry_handshake;

/* What the session's channel allows. begin sets it; nothing else changes it but an upgrade of the channel. */
struct ferry_capabilities {
	int passes_descriptors; /* a file descriptor that is sent arrives at the server */
	int replies_are_near;   /* the server is on this host: asking it costs less than remembering what it said */
	int shares_memory;      /* commands travel through memory: a caller gains by running ahead of the server */
	int opens_lanes;        /* large copies may travel on connections of their own (lanes.h) */
	int compresses;         /* device code may be compressed on the way, if the link is slow (pack.h) */
};
extern struct ferry_capabilities ferry_can;

enum { FERRY_READABLE = 1, FERRY_WRITABLE = 2 };
enum { FERRY_SEND_LAST = 1, FERRY_SEND_WAITS = 2 }; /* these bytes end a frame; its sender waits for the answer and will call flush */

struct ferry_channel {
	const char *name; /* for the log, after "commands travel through"; NULL: not worth a line */
	int resumes;      /* the byte streams go on after their connection was cut; the handshake says so */
	int (*follows)(void); /* do they go on at another server, if the session moves there? NULL: no */
	/* Life. prepare comes before the first handshake: 0, or -1 when there is no memory. begin: the handshake succeeded, over ferry_conn.fd. */
	int (*prepare)(void);
	void (*begin)(const struct ferry_handshake *agreed, struct ferry_capabilities *can);
	void (*end)(void);    /* everything sent is to arrive although the session ends now; bounded in time */
	void (*stop)(void);   /* the session is lost: no thread waits any longer */
	void (*close)(void);  /* after end or stop: close the connection */
	void (*forked)(void); /* in a forked child: free locks, forget threads */
	/* Sending. send takes what there is room for: bytes, 0 when there is no room, -1 when the session is lost. It never waits.
	 * send_descriptor sends a whole frame with a descriptor attached, in the same way. flush: the caller waits for an answer now. */
	long (*send)(const struct iovec *v, int n, int flags);
	long (*send_descriptor)(int fd, const void *frame, size_t n);
	void (*flush)(void);
	/* Receiving: at least one byte and at most n, after a wait; -1 when the session is lost. */
	long (*receive)(void *to, size_t n);
	/* Waits until bytes can be received (FERRY_READABLE, the reader only) or sent (FERRY_WRITABLE), for about ms; with 0 it asks once.
	 * Returns which of the two it is, 0 for neither yet, -1 when the session is lost. It spins before it sleeps, where that pays. */
	int (*await)(int what, int ms);
};
extern const struct ferry_channel *ferry_channel; /* the session's */

/* States of the session. fresh -> up -> lost, shut at the end of the process; a forked child of a process that is up stays forked. */
enum { FERRY_FRESH, FERRY_UP, FERRY_LOST, FERRY_SHUT, FERRY_FORKED };

/* The connection that the channel runs on. fd is changed by ferry_connection_adopt alone (connections.h). */
struct ferry_connection {
	_Atomic int state;
	int fd;
	char peer[256];                                                   /* the server's address, as FERRY_SERVER has it */
	char shown[256];                                                  /* as people know it, where peer is the socket of an agent; else empty */
	int (*dial)(const char *address, char *why, size_t why_n);        /* opens another connection to the same server */
};
extern struct ferry_connection ferry_conn;

extern _Atomic int ferry_waiters; /* threads that wait for an answer, or for data: a channel spins only while there are some */

const char *ferry_shown_peer(void); /* the server's address, for messages */
int ferry_state_result(void);      /* 0 while the session is up; else the result code of every call */
void ferry_lose(const char *why);  /* the server is gone: every call that waits, and every later one, gets the same answer */
#endif
