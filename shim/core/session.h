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

/* dial.c */
int ferry_dial(char *peer, size_t peer_n, char *why, size_t why_n); /* a connected socket, or -1 and a reason */
int ferry_handshake(int fd, struct ferry_range range, char *why, size_t why_n);

/* command.c */
void ferry_command_reset(void);
void ferry_command_forked(void);

/* session.c */
void ferry_lose(const char *why);
#endif
