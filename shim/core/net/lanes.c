/* shim/core/net/lanes.c: the life of lanes: when they are opened, their threads and their connections.
 *
 * Lanes are opened with the first large copy of their direction and stay. Each has a thread, which makes its connection, again when it
 * fails, and moves segments (lane.c, lane_queue.c). The session's own bytes travel through a link, or to an agent, which has the link and
 * carries each lane on: then ferry_l is no link here, only what says that the session is up or over.
 * Lock:   lane_queue.c's mu.
 * Fork:   the child has no lanes; connections.c closes their descriptors.
 * Memory: a lane is freed by its own thread. */
#include "lanes.h"
#include "../base/clock.h"
#include "../base/crc.h"
#include "../base/log.h"
#include "../base/processors.h"
#include "../base/thread.h"
#include "channel.h"
#include "dial.h"
#include "lane.h"
#include "link.h"
#include "link_receive.h"
#include "connections.h"
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>

enum { FIRST_PAUSE_MS = 20, LONGEST_PAUSE_MS = 1000, OPENING_MS = 1000, FUTILE = 5 };
#define OPEN_AT (4ull << 20)     /* the first copy that is worth opening lanes, to a server that is near */
#define LANES_LEAST (2ull << 20) /* bytes of a copy that uses them */
_Static_assert(2 * LANES_MOST + 2 <= FERRY_CONNECTIONS_MOST, "connections.c knows the socket of every lane");
_Static_assert(LANES_MOST == FERRY_PARALLEL_MOST, "FERRY_LANES may ask for all of them");

static struct ferry_lane_queue *const q = &ferry_lane_queue;
static struct ferry_handshake agreed; /* of the session; under mu */
static char moved_to[FERRY_ADDRESS];  /* the address of the server that the session has moved to; "": it has not; under mu */
static _Atomic int64_t resume_ms;
static int wanted;    /* lanes each way */
static unsigned wish; /* what their two ends are to agree on */
static _Atomic int relayed; /* an agent has the link */
static _Atomic int near_agent; /* and says that the server answers it soon */
static int started[LANES_WAYS];
static struct ferry_lane *lanes[LANES_WAYS][LANES_MOST]; /* under mu */

/* --- connections */

/* The server of this session says that the session has moved. The reader may be waiting for data of lanes and not notice that the session's
 * connection is gone: the link's thread has to make it anew, which finds out where the session is. */
static void note_move(uint64_t session)
{
	ferry_lock(&ferry_l.tx);
	ferry_lock(&q->mu);
	int news = agreed.session == session;
	ferry_unlock(&q->mu);
	if (news)
		ferry_link_cut("the session has moved", 0);
	ferry_unlock(&ferry_l.tx);
}

/* One attempt: 0, 1 try again, -1 the server refused, FERRY_MOVED. */
static int try_connection(struct ferry_lane *l)
{
	char why[1200] = "", address[FERRY_ADDRESS];
	ferry_lock(&q->mu);
	struct ferry_handshake h = agreed;
	memcpy(address, moved_to, sizeof address);
	unsigned asked = h.lane_options = wish;
	ferry_unlock(&q->mu);
	h.resume = h.resumable = 1;
	h.range_base = h.range_size = 0;
	h.lane = l->id;
	int fd = *address ? ferry_dial_moved(address, why, sizeof why) : ferry_conn.dial(ferry_conn.peer, why, sizeof why);
	if (fd < 0)
		return 1;
	int rc = ferry_shake_hands(fd, &h, why, sizeof why);
	if (!rc && relayed)
		near_agent = !!(h.lane_options & LANE_NEAR);
	ferry_pack_begin(&l->pack, l->id, !rc && h.lane_options & asked & LANE_PACKS ? (h.lane_options & LANE_DIRECT) | asked : 0);
	struct timeval tick = {1, 0};
	setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &tick, sizeof tick); /* a send returns now and then, to find out whether the server's machine still answers */
	ferry_lock(&q->mu);
	if (!rc && ferry_lane_ended(l))
		rc = 1;
	if (!rc)
		l->fd = fd;
	ferry_unlock(&q->mu);
	if (rc)
		ferry_connection_close(fd);
	if (rc == FERRY_MOVED)
		note_move(h.session);
	return rc;
}

/* Make a connection. The session's own comes first: without it this one would not be found. 0, or -1 when there will be none. */
static int connect_lane(struct ferry_lane *l)
{
	int64_t start = ferry_now_ms(), pause = FIRST_PAUSE_MS;
	for (;;) {
		if (atomic_load(&ferry_l.up) == LINK_DOWN) {
			ferry_sleep_while(&ferry_l.up, LINK_DOWN);
			start = ferry_now_ms();
		}
		if (ferry_lane_ended(l) || atomic_load(&ferry_conn.state) != FERRY_UP) /* the process ends: the server closes them, too */
			return -1;
		int rc = try_connection(l);
		if (!rc)
			return 0;
		/* Where the session has moved, the link's thread finds out. */
		if (rc < 0 || (rc != FERRY_MOVED && !l->was_up) || ferry_now_ms() - start > resume_ms)
			return -1;
		poll(NULL, 0, (int)pause);
		pause = pause * 2 < LONGEST_PAUSE_MS ? pause * 2 : LONGEST_PAUSE_MS;
	}
}

static void disconnect(struct ferry_lane *l)
{
	ferry_lock(&q->mu);
	int fd = l->fd;
	l->fd = -1;
	l->sent = 0;
	ferry_unlock(&q->mu);
	ferry_connection_close(fd);
}

/* A lane that had a connection and cannot get another: without what it holds the session cannot go on, nor without any lane for what
 * waits here, or may wait at the server. */
static void give_up(struct ferry_lane *l, int way)
{
	ferry_lock(&q->mu);
	int needed = !ferry_lane_ended(l) && l->was_up && (l->count || (!ferry_lanes_carry(way) && (way == LANES_DOWN || q->list)));
	ferry_unlock(&q->mu);
	if (needed)
		ferry_lose(ferry_no_lane);
	ferry_lock(&q->mu);
	if (ferry_lane_ended(l))
		ferry_lane_release(l);
	struct ferry_lane **mine = &lanes[way][(l->id - 1) % LANES_MOST];
	if (*mine == l)
		*mine = NULL;
	ferry_unlock(&q->mu);
	ferry_pack_end(&l->pack, l->id);
	free(l->copy);
	free(l);
	ferry_lanes_moved();
}

static void *run(void *arg)
{
	struct ferry_lane *l = arg;
	int way = l->id > LANES_MOST ? LANES_DOWN : LANES_UP;
	for (;;) {
		int rc = connect_lane(l);
		ferry_lock(&q->mu);
		int mine = l->era == q->era;
		if (mine)
			q->trying[way]--;
		if (mine && !rc)
			atomic_fetch_add(&q->living[way], 1);
		ferry_unlock(&q->mu);
		ferry_lanes_moved();
		if (rc)
			break;
		l->was_up = 1;
		(void)(way == LANES_UP ? ferry_lane_up(l) : ferry_lane_down(l));
		disconnect(l);
		l->futile++;
		ferry_lock(&q->mu);
		if ((mine = l->era == q->era)) {
			atomic_fetch_sub(&q->living[way], 1);
			q->trying[way]++;
		}
		ferry_unlock(&q->mu);
		if (!ferry_lane_ended(l) && atomic_load(&ferry_conn.state) == FERRY_UP)
			ferry_log(FERRY_LOG_INFO, "a connection for data was cut; another is made");
		if (l->futile > FUTILE) /* connections that carry nothing are not made as fast as the machine can */
			poll(NULL, 0, LONGEST_PAUSE_MS);
	}
	give_up(l, way);
	return NULL;
}

/* --- beginning and end */

static void start(int way) /* mu is held */
{
	started[way] = 1;
	for (int i = 0; i < wanted; i++) {
		struct ferry_lane *l = malloc(sizeof *l);
		if (!l)
			return;
		*l = (struct ferry_lane){.id = (unsigned)(1 + i + way * LANES_MOST), .era = q->era, .fd = -1};
		if (ferry_thread_start(run, l)) {
			free(l);
			return;
		}
		lanes[way][i] = l;
		q->trying[way]++;
	}
}

/* Lanes carry a copy several times as fast as the session's connection, from the size on where waking them does not matter. A blocking
 * copy on lanes waits until the server has the data; where that is far, copies that fit the link's ring are better off there. */
static int is_near(void) { return atomic_load_explicit(&relayed, memory_order_relaxed) ? near_agent : ferry_link_is_near(); }
uint64_t ferry_lanes_min_bytes(void) { return is_near() ? LANES_LEAST : LINK_WINDOW; }

int ferry_lanes_use(uint64_t n, int from_server)
{
	int way = from_server ? LANES_DOWN : LANES_UP;
	if (atomic_load_explicit(&q->living[way], memory_order_relaxed))
		return 1;
	if (n < (is_near() ? OPEN_AT : LINK_WINDOW) || !wanted || !(ferry_l.threaded || relayed)) /* a thread must send what is posted while the caller waits */
		return 0;
	ferry_lock(&q->mu);
	int first = !started[way];
	if (first)
		start(way);
	/* The first of them is worth waiting for: it takes the time of two or three round trips. */
	for (int64_t until = ferry_now_ms() + OPENING_MS; first && q->trying[way] && !atomic_load(&q->living[way]) && ferry_now_ms() < until;) {
		ferry_unlock(&q->mu);
		poll(NULL, 0, 1);
		ferry_lock(&q->mu);
	}
	ferry_unlock(&q->mu);
	return atomic_load(&q->living[way]) > 0;
}

int ferry_lanes_opened(void)
{
	ferry_lock(&q->mu);
	int is = started[LANES_DOWN];
	ferry_unlock(&q->mu);
	return is;
}

void ferry_lanes_begin(const struct ferry_handshake *h, int64_t resume, int64_t silence)
{
	ferry_lock(&q->mu);
	relayed = near_agent = 0;
	agreed = *h;
	*moved_to = 0;
	resume_ms = resume;
	ferry_lane_silence_ms = silence;
	atomic_fetch_add(&q->era, 1);
	started[LANES_UP] = started[LANES_DOWN] = q->trying[LANES_UP] = q->trying[LANES_DOWN] = 0;
	atomic_store(&q->living[LANES_UP], 0);
	atomic_store(&q->living[LANES_DOWN], 0);
	q->last_id = 0;
	q->list = NULL;
	wish = ferry_pack_wish();
	wanted = h->keep_ms && resume && ferry_service == 0 ? ferry_copy_parallelism(LANES_MOST) : 0;
	ferry_unlock(&q->mu);
}

int ferry_lanes_begin_relayed(const struct ferry_handshake *h)
{
	enum { SILENCE_MS = 15000 }; /* of the agent, which has a limit of its own for the server */
	if (!h->relayed || !h->keep_ms)
		return 0;
	ferry_crc_init();
	ferry_lanes_begin(h, h->keep_ms, SILENCE_MS);
	relayed = 1;
	atomic_store(&ferry_l.up, LINK_UP);
	return 1;
}

void ferry_lanes_end_relayed(void)
{
	if (!atomic_exchange(&relayed, 0))
		return;
	atomic_store(&ferry_l.up, LINK_OVER);
	ferry_wake_all(&ferry_l.up);
	ferry_lanes_stop();
}

void ferry_lanes_follow(const struct ferry_handshake *h, const char *address)
{
	ferry_lock(&q->mu);
	agreed = *h;
	snprintf(moved_to, sizeof moved_to, "%s", address);
	ferry_unlock(&q->mu);
}

static void shut_all(void) /* mu is held */
{
	for (int way = LANES_UP; way <= LANES_DOWN; way++)
		for (int i = 0; i < LANES_MOST; i++)
			if (lanes[way][i] && lanes[way][i]->fd >= 0)
				shutdown(lanes[way][i]->fd, SHUT_RDWR);
}

void ferry_lanes_cut(void)
{
	ferry_lock(&q->mu);
	shut_all();
	ferry_unlock(&q->mu);
}

void ferry_lanes_stop(void)
{
	ferry_lock(&q->mu);
	shut_all();
	for (int i = 0; i < LANES_MOST; i++)
		if (lanes[LANES_UP][i] && !lanes[LANES_UP][i]->reading)
			ferry_lane_release(lanes[LANES_UP][i]);
	ferry_lanes_forget_detached();
	ferry_unlock(&q->mu);
	atomic_fetch_add(&q->work, 1);
	ferry_wake_all(&q->work);
	ferry_lanes_moved();
}

void ferry_lanes_forked(void)
{
	atomic_store(&q->mu.word, 0);
	memset(lanes, 0, sizeof lanes);
	relayed = 0;
	atomic_store(&q->living[LANES_UP], 0);
	atomic_store(&q->living[LANES_DOWN], 0);
	wanted = 0;
	q->list = NULL;
}
