/* shim/core/session/transmit.c: sends bytes, and reads while there is no room for them.
 *
 * The server may be waiting for this process to take an answer before it takes another command: two full streams would wait for each other.
 * Threads: the holder of send_mu (command.c), which may become the reader. */
#include "transmit.h"
#include "../base/result.h"
#include "../net/channel.h"
#include "frame.h"
#include "reader.h"

enum { READER_MS = 100, SENDER_MS = 10 }; /* another reader may leave unseen: a sender checks again soon */

/* Until there is room to send. 0, or a result code when the session is lost. */
static int await_room(void)
{
	int can;
	do {
		int reader = ferry_reader_try();
		can = ferry_channel->await(FERRY_WRITABLE | (reader ? FERRY_READABLE : 0), reader ? READER_MS : SENDER_MS);
		if (reader && can > 0 && (can & FERRY_READABLE))
			(void)ferry_read_frame();
		if (reader)
			ferry_reader_leave();
	} while (can >= 0 && !(can & FERRY_WRITABLE) && atomic_load(&ferry_conn.state) == FERRY_UP);
	return can >= 0 && atomic_load(&ferry_conn.state) == FERRY_UP ? 0 : FERRY_ERROR_DEVICE_UNAVAILABLE;
}

int ferry_transmit(struct iovec *v, int n, int flags)
{
	for (;;) {
		long k = ferry_channel->send(v, n, flags);
		if (k < 0)
			return FERRY_ERROR_DEVICE_UNAVAILABLE;
		int none = k == 0;
		while (n && (size_t)k >= v->iov_len) {
			k -= (long)v->iov_len;
			v++;
			n--;
		}
		if (!n)
			return 0;
		v->iov_base = (char *)v->iov_base + k;
		v->iov_len -= (size_t)k;
		if (none && await_room())
			return FERRY_ERROR_DEVICE_UNAVAILABLE;
	}
}

int ferry_transmit_mark(uint16_t frame_flags)
{
	struct ferry_frame f = {FERRY_FRAME_HEADER, 0, frame_flags, 0, 0};
	struct iovec v = {&f, sizeof f};
	return ferry_transmit(&v, 1, FERRY_SEND_LAST);
}

int ferry_transmit_descriptor(int fd, uint16_t frame_flags)
{
	struct ferry_frame f = {FERRY_FRAME_HEADER, 0, frame_flags, 0, 0};
	for (;;) {
		long k = ferry_channel->send_descriptor(fd, &f, sizeof f);
		if (k < 0)
			return FERRY_ERROR_DEVICE_UNAVAILABLE;
		if (k > 0) { /* the descriptor is on its way, a part of the frame may not be */
			struct iovec rest = {(char *)&f + k, sizeof f - (size_t)k};
			return rest.iov_len ? ferry_transmit(&rest, 1, 0) : 0;
		}
		if (await_room())
			return FERRY_ERROR_DEVICE_UNAVAILABLE;
	}
}
