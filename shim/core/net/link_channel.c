/* shim/core/net/link_channel.c: the link as a channel: its beginning, its end, and the interface's functions over link_send.c and
 * link_receive.c.
 *
 * Locks:  begin and close hold rx and tx.
 * Memory: the ring of LINK_WINDOW bytes is mapped once and kept; a forked child has no copy. */
#include "link_channel.h"
#include "../base/clock.h"
#include "../base/crc.h"
#include "../base/log.h"
#include "handshake.h"
#include "lanes.h"
#include "link_receive.h"
#include "link_send.h"
#include "reconnect.h"
#include "region.h"
#include "connections.h"
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/time.h>

enum { GOODBYE_MS = 2000 };

/* --- beginning and end */

static int prepare(void)
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

static int64_t resume_ms, silence_ms; /* as the environment has them at the first session */

static void read_times(void)
{
	static int ready;
	if (ready)
		return;
	resume_ms = duration("FERRY_RESUME", 60000);
	silence_ms = duration("FERRY_PEER_TIMEOUT", 15000);
	silence_ms = silence_ms < 1000 ? 1000 : silence_ms;
	ready = 1;
}

static int follows(void)
{
	read_times();
	return resume_ms > 0;
}

static void begin(const struct ferry_handshake *agreed, struct ferry_capabilities *can)
{
	static int ready;
	read_times();
	if (!ready) {
		ferry_crc_init();
		ferry_l.reconnect = ferry_reconnect;
		ferry_l.on_cut = ferry_lanes_cut;
		ferry_l.on_over = ferry_lanes_stop;
		ready = 1;
	}
	ferry_region_note(agreed);
	ferry_lock(&ferry_l.rx);
	ferry_lock(&ferry_l.tx);
	ferry_reconnect_begin(agreed, resume_ms, silence_ms);
	ferry_l.put = 0;
	atomic_store(&ferry_l.written, 0);
	atomic_store(&ferry_l.most, 0);
	atomic_store(&ferry_l.acked, 0);
	atomic_store(&ferry_l.received, 0);
	atomic_store(&ferry_l.due, 0);
	atomic_store(&ferry_l.goodbye, 0);
	ferry_link_receive_reset();
	ferry_link_receive_restart();
	ferry_link_send_restart(0);
	ferry_lanes_begin(agreed, resume_ms, silence_ms);
	atomic_store(&ferry_l.up, LINK_UP);
	ferry_unlock(&ferry_l.tx);
	ferry_unlock(&ferry_l.rx);
	const char *off = getenv("FERRY_LINK_THREAD");
	if (!ferry_l.threaded && !(off && !strcmp(off, "0")))
		ferry_l.threaded = !ferry_link_thread_start();
	ferry_link_wake_thread();
	*can = (struct ferry_capabilities){.opens_lanes = 1, .compresses = 1};
}

/* What was posted must arrive although the process ends now: the server answers a goodbye once it has everything before it. Calls of other
 * threads are refused by now; one that waits for an answer may be reading, and sees the goodbye too. */
static void end(void)
{
	static unsigned char sink[4096];
	int64_t until = ferry_now_ms() + GOODBYE_MS;
	atomic_fetch_or(&ferry_l.due, DUE_GOODBYE);
	while (atomic_load(&ferry_l.up) != LINK_OVER && ferry_link_unsent() && ferry_now_ms() < until)
		if (ferry_link_send()) {
			ferry_link_wake_thread();
			poll(NULL, 0, 1);
		}
	struct timeval limit = {GOODBYE_MS / 1000, 0};
	if (atomic_load(&ferry_l.up) == LINK_UP)
		setsockopt(ferry_conn.fd, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
	while (atomic_load(&ferry_l.up) == LINK_UP && !atomic_load(&ferry_l.goodbye) && ferry_now_ms() < until) {
		if (!ferry_trylock(&ferry_l.rx)) {
			poll(NULL, 0, 1);
			continue;
		}
		ferry_link_discard(sink, sizeof sink);
		ferry_unlock(&ferry_l.rx);
	}
	ferry_link_over(); /* the session never goes on */
}

/* The link's thread lets go of the descriptor before it is closed. */
static void close_link(void)
{
	ferry_link_over();
	ferry_lock(&ferry_l.rx);
	ferry_lock(&ferry_l.tx);
	ferry_connection_adopt(-1);
	ferry_unlock(&ferry_l.tx);
	ferry_unlock(&ferry_l.rx);
}

static void forked(void)
{
	atomic_store(&ferry_l.rx.word, 0);
	atomic_store(&ferry_l.tx.word, 0);
	atomic_store(&ferry_l.up, LINK_OVER);
	atomic_store(&ferry_l.asleep, 0);
	ferry_l.ring = NULL;
	ferry_l.threaded = 0;
	ferry_lanes_forked();
}

/* --- bytes */

/* Into the link's ring, from where another thread may send it while the caller goes on. */
static long send_bytes(const struct iovec *v, int n, int flags)
{
	enum { SHOW = 128 << 10 }; /* so that the server takes one part while the caller brings the next */
	size_t sum = 0;
	for (int i = 0; i < n; i++) {
		const char *p = v[i].iov_base;
		for (size_t left = v[i].iov_len; left;) {
			size_t part = left < SHOW ? left : SHOW, k = ferry_link_put(p, part);
			p += k;
			left -= k;
			sum += k;
			if (left)
				ferry_link_show(0);
			if (k < part)
				return (long)sum; /* the ring is full */
		}
	}
	if (flags & FERRY_SEND_LAST)
		ferry_link_show(flags & FERRY_SEND_WAITS);
	return (long)sum;
}

static long send_descriptor(int fd, const void *frame, size_t n)
{
	(void)fd, (void)frame, (void)n;
	ferry_lose("descriptors cannot be sent over a network"); /* ferry_can says so, too */
	return -1;
}

/* What the server acknowledges comes among its answers: a sender without room reads, or waits for the reader. */
static int await(int what, int ms)
{
	if (!(what & FERRY_WRITABLE))
		return (ms ? ferry_link_await_data(ms) : ferry_link_poll()) ? FERRY_READABLE : 0;
	int data = 0;
	ferry_link_flush();
	if (!ferry_link_room() && what & FERRY_READABLE)
		data = ferry_link_await_data(ms);
	else if (!ferry_link_room())
		ferry_link_await_room(ms);
	return ferry_link_room() ? FERRY_WRITABLE : data ? FERRY_READABLE : 0;
}

const struct ferry_channel ferry_link_channel = {
	.resumes = 1, .follows = follows,
	.prepare = prepare, .begin = begin, .end = end, .stop = ferry_link_over, .close = close_link, .forked = forked,
	.send = send_bytes, .send_descriptor = send_descriptor, .flush = ferry_link_flush_waiting,
	.receive = ferry_link_receive, .await = await,
};
