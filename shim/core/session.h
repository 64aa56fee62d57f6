/* shim/core/session.h: what session.c, dial.c and command.c share; nobody else includes it. */
#ifndef FERRY_SESSION_H
#define FERRY_SESSION_H
#include "ferry.h"

enum { FERRY_FRESH, FERRY_UP, FERRY_LOST, FERRY_SHUT, FERRY_FORKED };

struct ferry_session {
	_Atomic int state;
	int fd;
	int relayed; /* an agent stands between: it gets our descriptors, the server does not */
	char peer[256];
	ferry_mu send_mu;     /* one frame at a time goes out */
	_Atomic uint64_t commands, bytes; /* sent; written under send_mu */
};
extern struct ferry_session ferry_s;

/* What client and server agree on in the handshake. */
struct ferry_terms {
	int packets;               /* frames travel in packets (link.h): the server is reached over a network */
	int resume;                /* in: go on with this session */
	uint64_t session;
	unsigned lane;             /* in, with resume: the connection is this lane of the session's (lanes.h), not its next */
	unsigned lane_terms;       /* in, with lane: what it may do (pack.h); out: of that, what the server agrees to, and what it knows */
	uint64_t received;         /* in: how much of the server's stream we have; out: how much of ours it has */
	unsigned char secret[32];  /* proves that the session is ours */
	uint32_t keep_ms;          /* how long the server keeps it without a connection */
};

/* dial.c */
int ferry_dial(char *peer, size_t peer_n, char *why, size_t why_n); /* a connected socket, or -1 and a reason */
int ferry_dial_again(const char *peer, char *why, size_t why_n);    /* the same server; the environment is not looked at */
int64_t ferry_now_ms(void);
int ferry_await_fd(int fd, short what, int64_t until); /* as poll says; -1 when it is too late */
void ferry_hang_up(int fd);   /* close what ferry_dial made */
void ferry_take_over(int fd); /* it is the session's now, in place of the one before */
extern ferry_mu ferry_fork_mu; /* held while descriptors come and go */
void ferry_close_inherited(void); /* in a forked child: all sockets but the session's */

/* handshake.c */
/* 0 welcome; 1 try again: another address range is wanted, or, when resuming, it did not get that far; -1 refused. */
int ferry_handshake(int fd, struct ferry_range range, struct ferry_terms *terms, char *why, size_t why_n);

/* command.c, receive.c */
void ferry_command_reset(int packets);
void ferry_command_forked(void);
void ferry_receive_reset(int packets);
void ferry_receive_forked(void);

/* thread.c: a thread of our own that gets no signals but its own faults; 0 or -1. */
int ferry_thread_start(void *(*run)(void *), void *arg);

/* session.c */
void ferry_lose(const char *why);
#endif
