/* shim/core/net/transport.h: the kinds of addresses a server can have, and the channel that belongs to each. */
#ifndef FERRY_TRANSPORT_H
#define FERRY_TRANSPORT_H
#include "channel.h"

struct ferry_transport {
	const char *scheme; /* of its addresses, with "://" */
	int (*dial)(const char *address, char *why, size_t why_n);
	const struct ferry_channel *channel;
	/* A faster channel that the session may move to before its first command, or NULL. open: a descriptor for the server,
	 * FERRY_NO_DESCRIPTOR: none is needed, or -1: stay. */
	const struct ferry_channel *upgrade;
	int (*open)(void);
	uint64_t (*region)(void); /* the memory that a new session is to ask for (region.h), or NULL */
};
enum { FERRY_NO_DESCRIPTOR = -2 };

extern const char ferry_address_forms[]; /* for a message: what FERRY_SERVER may be */

/* Connect to the server that FERRY_SERVER names, or to one of the default ones. ferry_conn gets its address and how to dial it again; *t its
 * transport, NULL if the address has none. A connected socket, or -1 and a reason. */
int ferry_transport_dial(const struct ferry_transport **t, char *why, size_t why_n);
void ferry_transports_forked(void); /* in a forked child: of every channel */
#endif
