/* shim/cuda/route.h: the ways a copy between two linear places can go, and the choice among them. */
#ifndef FERRY_SHIM_ROUTE_H
#define FERRY_SHIM_ROUTE_H
#include "endpoint.h"

enum route {
	ROUTE_NULL,            /* refused: host memory at address 0 */
	ROUTE_DST_OUTSIDE,     /* refused: not all of the destination is memory a device may use */
	ROUTE_SRC_OUTSIDE,     /* refused: the same of the source */
	ROUTE_ASK_CAPTURE,     /* not decided: ask whether the stream is captured, and choose again */
	ROUTE_CAPTURE_REFUSED, /* refused: a blocking copy cannot be captured, and spoils the capture */
	ROUTE_CAPTURED,        /* the copy becomes a node of a graph, which uses this process's memory when it runs */
	ROUTE_AFTER_FUNCTIONS, /* the stream copies when it comes to it: host functions before it may write the source */
	ROUTE_ON_DEVICE,       /* the device copies, the call returns at once */
	ROUTE_ON_DEVICE_WAIT,  /* the device copies, the call waits for the stream */
	ROUTE_LANES_LATER,     /* to the device on lanes, which read the source after the call has returned */
	ROUTE_LANES,           /* to the device on lanes; the call returns when the server has all of it */
	ROUTE_SEND,            /* to the device through the staging area or with the commands */
	ROUTE_RECEIVE_LATER,   /* from the device; the data comes after the call has returned */
	ROUTE_RECEIVE,         /* from the device, through the staging area or with the answer, which the call waits for */
	ROUTE_ON_HOST,         /* both ends are this process's memory: copied here, when the stream is done */
	ROUTES
};

enum capture_state { CAPTURE_UNKNOWN, CAPTURE_NO, CAPTURE_YES };

/* What the choice depends on besides the two ends. */
struct route_options {
	uint64_t width, rows;
	int async;                  /* the call need not wait */
	int functions_due;          /* host functions are to be called by streams */
	enum capture_state capture; /* of the stream; to ask may take a round trip */
	uint64_t lanes_least;       /* the smallest copy that had better wait for lanes than be sent with the commands */
};

#define SMALL_COPY (64 << 10)    /* cheaper to send with the command than to wait for */
#define LANES_LATER (2ull << 20) /* the smallest copy for lanes that read pinned memory after the call has returned */

/* Depends on nothing but its arguments, and changes nothing. Both ends have their span. */
enum route choose_route(const struct endpoint *dst, const struct endpoint *src, const struct route_options *o);
#endif
