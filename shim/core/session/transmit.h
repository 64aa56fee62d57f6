/* shim/core/session/transmit.h: a frame's bytes into the channel, whatever room there is. */
#ifndef FERRY_TRANSMIT_H
#define FERRY_TRANSMIT_H
#include <stdint.h>
#include <sys/uio.h>

/* Under send_mu. 0, or a result code when the session is lost. flags are the channel's (FERRY_SEND_*); v is changed. */
int ferry_transmit(struct iovec *v, int n, int flags);
/* A frame that says nothing, with a descriptor attached: it arrives before the command that means it. frame_flags are those of frame.h. */
int ferry_transmit_descriptor(int fd, uint16_t frame_flags);
int ferry_transmit_mark(uint16_t frame_flags); /* an empty frame with these flags */
#endif
