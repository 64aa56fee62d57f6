/* shim/core/mend.c: the life of a link: its thread, the next connection after one was lost, its end.
 *
 * Thread: one for the process, started with the first session over a network, all signals blocked but faults. It sends what was
 *         posted, looks on for a while before it sleeps, asks a silent server for a sign of life, and makes new connections; no
 *         other thread of the program ever does, since one may be in a signal handler or hold a lock of libc's. It never waits
 *         for data. Without threads (a program that has no libpthread) whoever calls does all this himself.
 * Fork:   the child has no such thread and never touches the link; it closes the descriptors (session.c). */
#include "lanes.h"
#include "link.h"
#include "look.h"
#include <errno.h>
#include <linux/futex.h>
#include <poll.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static struct ferry_terms terms; /* of the session */
static _Atomic uint32_t asleep;  /* the thread is; a futex */
static int threaded;
static int64_t looking; /* ns before it sleeps */
static int64_t resume_ms = 60000, silence_ms = 15000;

enum { FIRST_PAUSE_MS = 20, LONGEST_PAUSE_MS = 2000, FAREWELL_MS = 2000 };
enum { TICK_MS = 1000, FEW_NS = 20 * 1000, MANY_NS = 200 * 1000, HOT_NS = 20 * 1000 };


int ferry_link_threaded(void) { return threaded; }

/* While the thread is awake this is a store and a load. Either it sees what is to be done before it sleeps, or we see that it
 * sleeps. */
void ferry_link_nudge(void)
{
	atomic_thread_fence(memory_order_seq_cst);
	if (!atomic_load_explicit(&asleep, memory_order_relaxed))
		return;
	int saved = errno;
	if (atomic_exchange(&asleep, 0))
		syscall(SYS_futex, &asleep, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
	errno = saved;
}

static _Atomic uint32_t posts; /* since somebody waited, or nothing was posted for a while */

void ferry_link_wait(void)
{
	atomic_store_explicit(&posts, 0, memory_order_relaxed);
	ferry_link_flush();
}

/* Waking the thread pays if many commands follow each other. The first few are sent by who posts them: a program that launches and
 * then waits would have woken it for nothing. */
int ferry_link_burst(void)
{
	enum { FEW = 2, GAP_NS = 100 * 1000 };
	static int64_t last;
	if (!threaded)
		return 0;
	atomic_thread_fence(memory_order_seq_cst);
	if (!atomic_load_explicit(&asleep, memory_order_relaxed))
		return 1;
	int64_t now = ferry_now_ns(), past = now - last;
	last = now;
	if (past > GAP_NS)
		atomic_store_explicit(&posts, 0, memory_order_relaxed);
	return atomic_fetch_add_explicit(&posts, 1, memory_order_relaxed) >= FEW;
}

/* --- the next connection */

/* One attempt. 0 it goes on, 1 try again, -1 the server knows the session no more. */
static int attempt(char *why, size_t why_n)
{
	struct ferry_terms t = terms;
	t.resume = 1;
	t.received = atomic_load(&ferry_l.received);
	int fd = ferry_dial_again(ferry_s.peer, why, why_n);
	if (fd < 0)
		return 1;
	int rc = ferry_handshake(fd, (struct ferry_range){0, 0}, &t, why, why_n);
	uint64_t theirs = t.received;
	if (!rc && (theirs < atomic_load(&ferry_l.acked) || theirs > atomic_load(&ferry_l.most))) {
		snprintf(why, why_n, "it is not where it was");
		rc = -1;
	}
	if (rc) {
		ferry_hang_up(fd);
		return rc < 0 ? -1 : 1;
	}
	ferry_take_over(fd);
	ferry_link_restart(theirs);
	return 0;
}

/* Everybody else waits for rx, or for up to change. */
void ferry_link_mend(void)
{
	char why[1200] = "", cause[128];
	ferry_lock(&ferry_l.rx);
	ferry_lock(&ferry_l.tx);
	if (atomic_load(&ferry_l.up) != LINK_DOWN)
		goto out;
	int64_t start = ferry_now_ms(), pause = FIRST_PAUSE_MS;
	int error = atomic_load(&ferry_l.error);
	snprintf(cause, sizeof cause, "%s", error ? strerror(error) : atomic_load(&ferry_l.why));
	if (!resume_ms || !terms.keep_ms) {
		ferry_lose(cause);
		goto out;
	}
	ferry_log(FERRY_LOG_INFO, "the connection to %s was cut (%s); the program waits while another is made", ferry_s.peer, cause);
	for (int rc = 1; rc;) {
		rc = attempt(why, sizeof why);
		if (atomic_load(&ferry_s.state) != FERRY_UP && atomic_load(&ferry_s.state) != FERRY_SHUT)
			goto out; /* it is over for another reason */
		if (rc < 0 || (rc && ferry_now_ms() - start > resume_ms)) {
			char text[1400];
			snprintf(text, sizeof text, rc < 0 ? "%s, and cannot go on: %s" : "%s, and could not be reached again: %s", cause, why);
			ferry_lose(text);
			goto out;
		}
		if (rc) {
			poll(NULL, 0, (int)pause);
			pause = pause * 2 < LONGEST_PAUSE_MS ? pause * 2 : LONGEST_PAUSE_MS;
		}
	}
	ferry_log(FERRY_LOG_INFO, "connected to %s again after %lld ms", ferry_s.peer, (long long)(ferry_now_ms() - start));
	uint32_t down = LINK_DOWN;
	atomic_compare_exchange_strong(&ferry_l.up, &down, LINK_UP);
	ferry_wake_all(&ferry_l.up);
out:
	ferry_unlock(&ferry_l.tx);
	ferry_unlock(&ferry_l.rx);
	ferry_link_flush();
}

/* --- the thread */

/* Once a second: does the server live? Data that nobody has read yet tells as much as an answer does. */
static void tick(void)
{
	static int64_t silent_ms, last;
	int64_t now = ferry_now_ms(), past = last ? now - last : 0;
	last = now;
	if (atomic_load(&ferry_l.up) != LINK_UP) {
		silent_ms = 0;
		return;
	}
	if (ferry_trylock(&ferry_l.rx)) {
		int data = ferry_link_look();
		ferry_unlock(&ferry_l.rx);
		if (data)
			atomic_store(&ferry_l.heard, 1);
	}
	if (atomic_exchange(&ferry_l.heard, 0)) {
		silent_ms = 0;
		return;
	}
	silent_ms += past < 2 * TICK_MS ? past : TICK_MS; /* we may have been stopped ourselves */
	if (silent_ms > silence_ms)
		ferry_link_cut("it is silent", 0);
	else if (silent_ms > silence_ms / 3)
		atomic_fetch_or(&ferry_l.due, DUE_PING);
}

/* Look for something to send, for a while. */
static int more(void)
{
	int64_t start = 0, past = 0;
	for (unsigned i = 0; past < looking; i++) {
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
			ferry_link_mend();
		int64_t now = ferry_now_ms();
		if (now - ticked >= TICK_MS) {
			tick();
			ticked = now;
		}
		if (rc == 1) { /* the socket is full */
			struct pollfd p = {ferry_s.fd, POLLOUT, 0};
			poll(&p, 1, 100);
		}
		if (rc == 1 || (rc == 0 && more()))
			continue;
		atomic_store(&asleep, 1);
		up = atomic_load(&ferry_l.up);
		if (up == LINK_OVER || (up == LINK_UP && (rc == 2 || !ferry_link_unsent())))
			ferry_timed_wait(&asleep, 1, up == LINK_UP ? TICK_MS : 3600 * 1000); /* who sends wakes us if he cannot go on */
		atomic_store(&asleep, 0);
	}
	return NULL;
}

/* --- beginning and end */

/* A time as people write it: 60s, 1500ms, 2m, or seconds. */
static int64_t duration(const char *name, int64_t otherwise)
{
	const char *text = getenv(name);
	char *end;
	if (!text || !*text)
		return otherwise;
	double n = strtod(text, &end);
	double unit = !*end || !strcmp(end, "s") ? 1000 : !strcmp(end, "ms") ? 1 : !strcmp(end, "m") ? 60000 : -1;
	if (end == text || unit < 0 || !(n >= 0) || n * unit > 86400e3) {
		ferry_log(FERRY_LOG_ERROR, "%s=%s is no time; write 60s or 0", name, text);
		return otherwise;
	}
	return (int64_t)(n * unit);
}

void ferry_link_begin(const struct ferry_terms *t)
{
	static int ready;
	terms = *t;
	if (!ready) {
		ferry_crc_init();
		resume_ms = duration("FERRY_RESUME", 60000);
		silence_ms = duration("FERRY_PEER_TIMEOUT", 15000);
		silence_ms = silence_ms < 1000 ? 1000 : silence_ms;
		looking = ferry_processors() > 2 ? MANY_NS : FEW_NS;
		ready = 1;
	}
	ferry_lock(&ferry_l.rx);
	ferry_lock(&ferry_l.tx);
	ferry_l.put = 0;
	atomic_store(&ferry_l.written, 0);
	atomic_store(&ferry_l.most, 0);
	atomic_store(&ferry_l.acked, 0);
	atomic_store(&ferry_l.received, 0);
	atomic_store(&ferry_l.due, 0);
	atomic_store(&ferry_l.goodbye, 0);
	ferry_link_fresh();
	ferry_link_restart(0);
	ferry_lanes_begin(t, resume_ms, silence_ms);
	atomic_store(&ferry_l.up, LINK_UP);
	ferry_unlock(&ferry_l.tx);
	ferry_unlock(&ferry_l.rx);
	const char *off = getenv("FERRY_LINK_THREAD");
	if (!threaded && !(off && !strcmp(off, "0")))
		threaded = !ferry_thread_start(run, NULL);
	ferry_link_nudge();
}

int ferry_link_memory(void)
{
	if (ferry_l.ring)
		return 0;
	void *m = mmap(NULL, LINK_WINDOW, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (m == MAP_FAILED)
		return -1;
	madvise(m, LINK_WINDOW, MADV_DONTFORK);
	ferry_l.ring = m;
	return 0;
}

void ferry_link_over(void)
{
	atomic_store(&ferry_l.up, LINK_OVER);
	ferry_wake_all(&ferry_l.up);
	ferry_wake_all(&ferry_l.acks);
	ferry_lanes_over();
}

/* What was posted must arrive although the process ends now: the server answers a goodbye once it has everything before it. Calls
 * of other threads are refused by now; one that waits for an answer may be reading, and sees the goodbye too. */
void ferry_link_end(void)
{
	static unsigned char sink[4096];
	int64_t until = ferry_now_ms() + FAREWELL_MS;
	atomic_fetch_or(&ferry_l.due, DUE_GOODBYE);
	while (atomic_load(&ferry_l.up) != LINK_OVER && ferry_link_unsent() && ferry_now_ms() < until)
		if (ferry_link_send()) {
			ferry_link_nudge();
			poll(NULL, 0, 1);
		}
	struct timeval limit = {FAREWELL_MS / 1000, 0};
	if (atomic_load(&ferry_l.up) == LINK_UP)
		setsockopt(ferry_s.fd, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
	while (atomic_load(&ferry_l.up) == LINK_UP && !atomic_load(&ferry_l.goodbye) && ferry_now_ms() < until) {
		if (!ferry_trylock(&ferry_l.rx)) {
			poll(NULL, 0, 1);
			continue;
		}
		ferry_link_discard(sink, sizeof sink);
		ferry_unlock(&ferry_l.rx);
	}
	ferry_link_over(); /* nobody comes back */
}

void ferry_link_forked(void)
{
	atomic_store(&ferry_l.rx.word, 0);
	atomic_store(&ferry_l.tx.word, 0);
	atomic_store(&ferry_l.up, LINK_OVER);
	atomic_store(&asleep, 0);
	ferry_l.ring = NULL;
	threaded = 0;
}
