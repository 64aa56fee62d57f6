/* shim/core/net/link.c: the state of the link: up, cut, over; and waking its thread.
 *
 * Out:   a thread that sends a command copies it into a ring, under send_mu (link_send.c). The ring keeps every byte until the server has
 *        acknowledged it.
 * In:    the reader takes packets off the socket and checks them before a byte is used (link_receive.c).
 * Cut:   a connection that fails is made anew, and both ends go on from what arrived (reconnect.c).
 * Locks: send_mu or the reader's role, then rx, then tx. No thread waits for the network while it holds tx; the reader does while it holds
 *        rx, until another thread shuts the socket. The descriptor changes under both.
 * Trust: a packet that is not as it was sent ends the connection, not the session. */
#include "link.h"
#include "channel.h"
#include <errno.h>
#include <linux/futex.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

struct ferry_link ferry_l;

void ferry_link_cut(const char *why, int error)
{
	if (atomic_load(&ferry_l.up) != LINK_UP)
		return;
	atomic_store(&ferry_l.why, why);
	atomic_store(&ferry_l.error, error);
	uint32_t was = LINK_UP;
	if (atomic_compare_exchange_strong(&ferry_l.up, &was, atomic_load(&ferry_l.goodbye) ? LINK_OVER : LINK_DOWN)) {
		/* The reader stops now. The server is sent nothing: the end of the connection would mean the end of this process to it. */
		shutdown(ferry_conn.fd, atomic_load(&ferry_l.goodbye) ? SHUT_RDWR : SHUT_RD);
		ferry_wake_all(&ferry_l.up);
		ferry_link_wake_thread();
		if (ferry_l.on_cut)
			ferry_l.on_cut();
	}
}

void ferry_link_failed(long k, int error)
{
	ferry_link_cut("it closed the connection", k == 0 || error == EPIPE || error == ECONNRESET ? 0 : error);
}

void ferry_link_over(void)
{
	atomic_store(&ferry_l.up, LINK_OVER);
	ferry_wake_all(&ferry_l.up);
	ferry_wake_all(&ferry_l.acks);
	if (ferry_l.on_over)
		ferry_l.on_over();
}

/* Either the thread sees what is to be done before it sleeps, or the caller sees that it sleeps. */
int ferry_link_thread_awake(void)
{
	atomic_thread_fence(memory_order_seq_cst);
	return !atomic_load_explicit(&ferry_l.asleep, memory_order_relaxed);
}

void ferry_link_wake_thread(void)
{
	if (ferry_link_thread_awake())
		return;
	int saved = errno;
	if (atomic_exchange(&ferry_l.asleep, 0))
		syscall(SYS_futex, &ferry_l.asleep, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
	errno = saved;
}
