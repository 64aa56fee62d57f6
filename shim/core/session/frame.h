/* shim/core/session/frame.h: frames, the unit of both byte streams (wire/PROTOCOL.md), and reading one. */
#ifndef FERRY_FRAME_H
#define FERRY_FRAME_H
#include <stddef.h>
#include <stdint.h>

#define FERRY_MAX_PAYLOAD (1u << 20) /* larger data is sent in pieces */
#define FERRY_PAD(n) (((n) + 7) & ~(size_t)7)
#define FERRY_FRAME_HEADER 16
#define FERRY_MAX_FRAME (FERRY_FRAME_HEADER + FERRY_MAX_PAYLOAD + (64 << 10))
struct ferry_frame { uint32_t size; uint16_t op, flags; uint32_t id, ctx; };
_Static_assert(sizeof(struct ferry_frame) == FERRY_FRAME_HEADER, "the wire's header");
enum { FERRY_FRAME_ANSWER = 1, FERRY_FRAME_UPGRADE = 2 }; /* flags: an answer is wanted; all frames from here on travel through the attached memory, or that which the Welcome named */

/* For the reader: receive one frame and file it under the call it belongs to. -1 when the session is over. */
int ferry_read_frame(void);

/* Set by shim/cuda: asked by the reader where bytes go that the server stores under a token, and how many there; NULL: nowhere. */
extern void *(*_Atomic ferry_on_store)(uint64_t token, uint64_t offset, size_t *n);
#endif
