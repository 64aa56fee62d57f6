/* shim/core/net/handshake.h: the messages before the first frame (wire/PROTOCOL.md), on a new connection of a new session or of one that goes
 * on. */
#ifndef FERRY_HANDSHAKE_H
#define FERRY_HANDSHAKE_H
#include <stddef.h>
#include <stdint.h>

extern const unsigned ferry_service; /* the service that the server is asked for: 0 CUDA, 1 NVML; each library defines its own */

/* Where a session is that has moved to another server. */
struct ferry_redirect {
	char addresses[1024]; /* best first, one space between two */
	uint64_t session;
	unsigned char secret[32];
};
enum { FERRY_ADDRESS = 256 }; /* room for one of them */

/* What the client asks for (in) and what the two have agreed on (out). */
struct ferry_handshake {
	uint64_t range_base, range_size; /* in: the addresses this process has reserved; 0 when resuming */
	int resumable;                   /* in: frames travel in packets (link.h), and the session survives its connection */
	int resume;                      /* in: go on with this session */
	int follows;                     /* in: say that we follow the session to another server; out: the server has heard it */
	int ticket;                      /* in, when resuming: the session has moved there, and its secret stands for a token */
	struct ferry_redirect *moved;    /* in, when resuming: gets where the session is if it has moved; NULL: nobody wants to know */
	uint64_t session;                /* out; in, when resuming: its number */
	unsigned lane;                   /* in, with resume: the connection is this lane of the session (lanes.h), not its next connection */
	unsigned lane_options;           /* in, with lane: what it may do (pack.h); out: what of that the server agrees to, and what it knows */
	uint64_t received;               /* in: how much of the server's stream we have; out: how much of ours it has */
	unsigned char secret[32];        /* out; in, when resuming: proves that the session is ours */
	uint32_t keep_ms;                /* out: how long the server keeps the session without a connection */
	uint64_t region;                 /* in: the memory that a part is asked of (region.h); out: 0 if the server is older */
	uint64_t part_offset, part_size; /* out: the part of it that is the session's; 0 0: none */
	int relayed;                     /* out: an agent stands between, which gets our descriptors; the server does not */
	unsigned revision;               /* out: of the schema, what both ends have; a session that is resumed keeps it */
	int first_schema;                /* in, out: the server is a build from before revisions, which goes on with its own name only */
};

/* 0 welcome; 1 try again: another address range is wanted, or, when resuming, the handshake did not get that far; -1 refused;
 * 2 connect again: first_schema is set now, and was not, or region or follows was and is not, each at most once; 3, when resuming: the session has
 * moved. */
enum { FERRY_CONNECT_AGAIN = 2, FERRY_MOVED = 3 };
int ferry_shake_hands(int fd, struct ferry_handshake *h, char *why, size_t why_n);
#endif
