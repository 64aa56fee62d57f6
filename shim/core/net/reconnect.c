/* shim/core/net/reconnect.c: the next connection of a link after one was lost, and the link's thread.
 *
 * Thread: one for the process, started with the first session over a network, all signals blocked but faults. It sends what was posted,
 *         spins for a while before it sleeps, asks a silent server for a sign of life, and makes new connections; no other thread of the
 *         program ever does, since one may be in a signal handler or hold a lock of libc. It never waits for data. Without threads (a
 *         program that has no libpthread) each caller does all this itself.
 * Locks:  a new connection is made under rx and tx.
 * Fork:   the child has no such thread and never touches the link; connections.c closes the descriptors. */
#include "reconnect.h"
#include "../base/clock.h"
#include "../base/log.h"
#include "../base/processors.h"
#include "../base/thread.h"
#include "channel.h"
#include "dial.h"
#include "lanes.h"
#include "link_receive.h"
#include "link_send.h"
#include "connections.h"
#include <poll.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>

static struct ferry_handshake agreed; /* of the session */
static int64_t spin_ns;               /* how long the thread spins before it sleeps */
static int64_t resume_ms, silence_ms;
/* Under rx and tx: */
static char moved_to[1024];       /* the addresses of the server that the session has moved to; "": it has not */
static char here[FERRY_ADDRESS];  /* the one of them that was tried last */
static int hops;                  /* how often it has moved since it had a connection */

enum { FIRST_PAUSE_MS = 20, LONGEST_PAUSE_MS = 2000, HOPS_MOST = 8 };
enum { TICK_MS = 1000, FEW_NS = 20 * 1000, MANY_NS = 200 * 1000, HOT_NS = 20 * 1000 };

void ferry_reconnect_begin(const struct ferry_handshake *h, int64_t resume, int64_t silence)
{
	agreed = *h;
	*moved_to = *here = 0;
	hops = 0;
	resume_ms = resume;
	silence_ms = silence;
	if (!spin_ns)
		spin_ns = ferry_processors() > 2 ? MANY_NS : FEW_NS;
}

/* --- the next connection */

/* Connect to the server that has the session: the one it began at, or the first of the addresses of the one it has moved to that answers.
 * A socket, and the address in here; -1 and why; FERRY_NO_WAY: no attempt will help. */
static int dial_session(char *why, size_t why_n)
{
	if (!*moved_to)
		return ferry_conn.dial(ferry_conn.peer, why, why_n);
	int fd = FERRY_NO_WAY;
	for (const char *a = moved_to; *a && fd < 0;) {
		size_t n = strcspn(a, " ");
		char cause[900];
		snprintf(here, sizeof here, "%.*s", (int)n, a);
		int got = ferry_dial_moved(here, cause, sizeof cause);
		if (got < 0)
			snprintf(why, why_n, "the session has moved to %s: %s", here, cause);
		fd = got >= 0 || fd == FERRY_NO_WAY ? got : fd;
		a += n + (a[n] == ' ');
	}
	return fd;
}

/* From now on the session is elsewhere. 1, or -1 if it has moved too often since the last connection. */
static int follow(const struct ferry_redirect *to, char *why, size_t why_n)
{
	snprintf(why, why_n, "the session has moved to %.900s", to->addresses);
	if (++hops > HOPS_MOST) {
		snprintf(why, why_n, "the session has moved %d times without being there, the last time to %.900s", HOPS_MOST, to->addresses);
		return -1;
	}
	agreed.session = to->session;
	agreed.ticket = 1;
	memcpy(agreed.secret, to->secret, sizeof agreed.secret);
	snprintf(moved_to, sizeof moved_to, "%s", to->addresses);
	return FERRY_MOVED;
}

/* One attempt. 0 the session goes on, 1 try again, -1 the server does not know the session any more, FERRY_MOVED: try again at once. */
static int try_connection(char *why, size_t why_n)
{
	struct ferry_handshake h = agreed;
	struct ferry_redirect to;
	h.resume = 1;
	h.range_base = h.range_size = 0;
	h.received = atomic_load(&ferry_l.received);
	h.moved = &to;
	int fd = dial_session(why, why_n);
	if (fd < 0)
		return fd == FERRY_NO_WAY ? -1 : 1;
	int rc = ferry_shake_hands(fd, &h, why, why_n);
	uint64_t theirs = h.received;
	if (!rc && (theirs < atomic_load(&ferry_l.acked) || theirs > atomic_load(&ferry_l.most))) {
		snprintf(why, why_n, "it is not where it was");
		rc = -1;
	}
	if (rc) {
		ferry_connection_close(fd);
		return rc == FERRY_MOVED ? follow(&to, why, why_n) : rc < 0 ? -1 : 1;
	}
	hops = 0;
	ferry_connection_adopt(fd);
	ferry_link_receive_restart();
	ferry_link_send_restart(theirs);
	if (*moved_to)
		ferry_lanes_follow(&agreed, here);
	return 0;
}

/* Every other thread waits for rx, or for up to change. */
void ferry_reconnect(void)
{
	char why[1200] = "", cause[128];
	ferry_lock(&ferry_l.rx);
	ferry_lock(&ferry_l.tx);
	if (atomic_load(&ferry_l.up) != LINK_DOWN)
		goto out;
	int64_t start = ferry_now_ms(), pause = FIRST_PAUSE_MS;
	int error = atomic_load(&ferry_l.error);
	snprintf(cause, sizeof cause, "%s", error ? strerror(error) : atomic_load(&ferry_l.why));
	if (!resume_ms || !agreed.keep_ms) {
		ferry_lose(cause);
		goto out;
	}
	ferry_log(FERRY_LOG_INFO, "the connection to %s was cut (%s); the program waits while another is made", *here ? here : ferry_conn.peer, cause);
	for (int rc = 1; rc;) {
		rc = try_connection(why, sizeof why);
		if (atomic_load(&ferry_conn.state) != FERRY_UP && atomic_load(&ferry_conn.state) != FERRY_SHUT)
			goto out; /* the session ended for another reason */
		if (rc < 0 || (rc && ferry_now_ms() - start > resume_ms)) {
			char text[1400];
			snprintf(text, sizeof text, rc < 0 ? "%s, and cannot go on: %s" : "%s, and could not be reached again: %s", cause, why);
			ferry_lose(text);
			goto out;
		}
		if (rc == FERRY_MOVED) {
			ferry_log(FERRY_LOG_INFO, "%s; the program goes on there", why);
			pause = FIRST_PAUSE_MS;
		} else if (rc) {
			poll(NULL, 0, ferry_vary_ms((int)pause));
			pause = pause * 2 < LONGEST_PAUSE_MS ? pause * 2 : LONGEST_PAUSE_MS;
		}
	}
	ferry_log(FERRY_LOG_INFO, "connected to %s again after %lld ms", *here ? here : ferry_conn.peer, (long long)(ferry_now_ms() - start));
	uint32_t down = LINK_DOWN;
	atomic_compare_exchange_strong(&ferry_l.up, &down, LINK_UP);
	ferry_wake_all(&ferry_l.up);
out:
	ferry_unlock(&ferry_l.tx);
	ferry_unlock(&ferry_l.rx);
	ferry_link_flush();
}

/* --- the thread */

/* Once a second: does the server live? Data that the reader has not taken yet says as much as an answer does. */
static void check_silence(void)
{
	static int64_t silent_ms, last;
	int64_t now = ferry_now_ms(), past = last ? now - last : 0;
	last = now;
	if (atomic_load(&ferry_l.up) != LINK_UP) {
		silent_ms = 0;
		return;
	}
	if (ferry_trylock(&ferry_l.rx)) {
		int data = ferry_link_has_data();
		ferry_unlock(&ferry_l.rx);
		if (data)
			atomic_store(&ferry_l.heard, 1);
	}
	if (atomic_exchange(&ferry_l.heard, 0)) {
		silent_ms = 0;
		return;
	}
	silent_ms += past < 2 * TICK_MS ? past : TICK_MS; /* this process may have been stopped */
	if (silent_ms > silence_ms)
		ferry_link_cut("it is silent", 0);
	else if (silent_ms > silence_ms / 3)
		atomic_fetch_or(&ferry_l.due, DUE_PING);
}

/* Is there something to send, within the time that the thread spins? */
static int spin_for_work(void)
{
	int64_t start = 0, past = 0;
	for (unsigned i = 0; past < spin_ns; i++) {
		if (ferry_link_unsent() || atomic_load_explicit(&ferry_l.up, memory_order_relaxed) != LINK_UP)
			return 1;
		ferry_cpu_pause();
		if (i % 64)
			continue;
		int64_t now = ferry_now_ns();
		start = start ? start : now;
		if ((past = now - start) > HOT_NS)
			sched_yield();
	}
	return 0;
}

static void *run(void *arg)
{
	int64_t ticked = 0;
	(void)arg;
	for (;;) {
		uint32_t up = atomic_load(&ferry_l.up);
		int rc = up == LINK_UP ? ferry_link_send() : -1;
		if (up == LINK_DOWN)
			ferry_reconnect();
		int64_t now = ferry_now_ms();
		if (now - ticked >= TICK_MS) {
			check_silence();
			ticked = now;
		}
		if (rc == 1) { /* the socket is full */
			struct pollfd p = {ferry_conn.fd, POLLOUT, 0};
			poll(&p, 1, 100);
		}
		if (rc == 1 || (rc == 0 && spin_for_work()))
			continue;
		atomic_store(&ferry_l.asleep, 1);
		up = atomic_load(&ferry_l.up);
		if (up == LINK_OVER || (up == LINK_UP && (rc == 2 || !ferry_link_unsent())))
			ferry_timed_wait(&ferry_l.asleep, 1, up == LINK_UP ? TICK_MS : 3600 * 1000); /* a thread that sends wakes this one if the socket is full */
		atomic_store(&ferry_l.asleep, 0);
	}
	return NULL;
}

int ferry_link_thread_start(void) { return ferry_thread_start(run, NULL); }
