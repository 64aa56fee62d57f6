/* shim/core/net/channel.c: the session's channel, its connection and its state.
 *
 * Threads: the state is read without a lock. ferry_lose may be called by any thread, with any lock of the core held but the one of lanes. */
#include "channel.h"
#include "../base/among.h"
#include "../base/log.h"
#include "../base/result.h"
#include <sys/socket.h>

const struct ferry_channel *ferry_channel;
struct ferry_capabilities ferry_can;
struct ferry_connection ferry_conn = {.fd = -1};
_Atomic int ferry_waiters;

const char *ferry_shown_peer(void) { return *ferry_conn.shown ? ferry_conn.shown : ferry_conn.peer; }

int ferry_state_result(void)
{
	switch (atomic_load_explicit(&ferry_conn.state, memory_order_acquire)) {
	case FERRY_UP: return FERRY_SUCCESS;
	case FERRY_LOST: return FERRY_ERROR_DEVICE_UNAVAILABLE;
	case FERRY_SHUT: return FERRY_ERROR_DEINITIALIZED;
	}
	return FERRY_ERROR_NOT_INITIALIZED;
}

/* The line is written before the state changes: a program may end as soon as it has the answer. */
void ferry_lose(const char *why)
{
	static _Atomic int saying;
	int up = FERRY_UP, no = 0;

	if (atomic_load(&ferry_conn.state) != FERRY_UP || !atomic_compare_exchange_strong(&saying, &no, 1))
		return;
	ferry_log(FERRY_LOG_ERROR, "lost the server %s: %s. GPU work of this program%s is gone; start it again once the server is back.",
		  ferry_shown_peer(), why, ferry_among_all() > 1 ? " on its devices" : "");
	atomic_compare_exchange_strong(&ferry_conn.state, &up, FERRY_LOST);
	atomic_store(&saying, 0);
	shutdown(ferry_conn.fd, SHUT_RDWR); /* a thread that reads or writes returns now */
	ferry_channel->stop();
}
