/* shim/core/lanes.c: the life of lanes, and what waits for them.
 *
 * Lanes are opened with the first large copy of their direction and stay. Each has a thread, which makes its connection, again when
 * it fails, and moves segments (lane.c). Data for the server waits in a list of payloads, in the order of the commands that use
 * them; whichever lane is free takes the next segment. A segment stays with its lane: on the next connection it is sent again
 * before anything newer. So the oldest payload's segments are in front on every lane, and the server, which takes payloads one
 * after the other, never waits for one that lies behind another it has no room for.
 * Lock:   mu; after send_mu. Nobody waits for the network, or touches the program's memory, while he holds it.
 * Memory: a payload is read until the server has acknowledged all of it. */
#include "lanes.h"
#include "link.h"
#include "look.h"
#include <poll.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum { UP, DOWN };
enum { FIRST_PAUSE_MS = 20, LONGEST_PAUSE_MS = 1000, OPENING_MS = 1000, FUTILE = 5 };
#define OPEN_AT (4ull << 20) /* the first copy that is worth opening them, to a server that is near */

static ferry_mu mu;
static struct ferry_terms terms; /* under mu */
static _Atomic int64_t resume_ms, silence_ms;
static _Atomic uint32_t era; /* of the session */
static int wanted;   /* lanes each way */
static unsigned wish; /* what they are to agree on */
static int started[2];
static _Atomic int living[2]; /* lanes with a connection */
static int trying[2];         /* lanes without one that may yet get it; under mu */
static struct ferry_lane *lanes[2][LANES_MOST]; /* each its thread's, which frees it; under mu */
static struct ferry_payload *list; /* oldest first */
static uint64_t last_id;
static _Atomic uint32_t work; /* changes when there is something to send; a futex */
_Atomic uint32_t ferry_lanes_turn;
static const char NO_LANE[] = "a connection for data could not be made again";

int64_t ferry_lanes_silence(void) { return silence_ms; }

void ferry_lanes_moved(void)
{
	atomic_fetch_add(&ferry_lanes_turn, 1);
	ferry_wake_all(&ferry_lanes_turn);
}

static int over(const struct ferry_lane *l) { return atomic_load(&ferry_l.up) == LINK_OVER || l->era != era; }

/* May there be a lane that way, now or soon? mu is held. */
static int carried(int way) { return atomic_load(&living[way]) || trying[way]; }

/* --- payloads; mu is held */

static void unlist(struct ferry_payload *p)
{
	for (struct ferry_payload **q = &list; *q; q = &(*q)->next)
		if (*q == p) {
			*q = p->next;
			break;
		}
	if (p->detached)
		free(p);
}

/* A lane gives back what it holds: the session is over. */
static void let_go(struct ferry_lane *l)
{
	for (; l->count; l->count--, l->head = (l->head + 1) % LANES_FLIGHT) {
		struct ferry_payload *p = l->flight[l->head].p;
		if (!--p->refs && p->detached)
			unlist(p);
	}
	l->sent = 0;
}

uint64_t ferry_lanes_offer(struct ferry_payload *p)
{
	ferry_lock(&mu);
	uint64_t id = p->id = ++last_id;
	p->left = p->size;
	p->given = p->refs = 0;
	p->next = NULL;
	struct ferry_payload **q = &list;
	while (*q)
		q = &(*q)->next;
	*q = p;
	int none = !carried(UP);
	ferry_unlock(&mu);
	if (none)
		ferry_lose(NO_LANE); /* the last went this moment */
	atomic_fetch_add(&work, 1);
	ferry_wake_all(&work);
	return id;
}

static int finished(struct ferry_payload *p)
{
	ferry_lock(&mu);
	int rc = !p->left ? 1 : !p->refs && atomic_load(&ferry_l.up) == LINK_OVER ? -1 : 0;
	if (rc < 0)
		unlist(p);
	ferry_unlock(&mu);
	return rc;
}

int ferry_lanes_wait(struct ferry_payload *p, int ms)
{
	uint32_t seen = atomic_load(&ferry_lanes_turn);
	int rc = finished(p);
	if (rc)
		return rc;
	ferry_timed_wait(&ferry_lanes_turn, seen, ms);
	return finished(p);
}

/* Does a payload of so far lie there, of which something may yet be sent? mu is held. */
static int reads(uintptr_t at, size_t n, uint64_t so_far)
{
	for (struct ferry_payload *p = list; p; p = p->next)
		if (p->id <= so_far && (uintptr_t)p->src < at + n && at < (uintptr_t)p->src + p->size &&
		    (p->refs || atomic_load(&ferry_l.up) != LINK_OVER))
			return 1;
	return 0;
}

void ferry_lanes_await_reads(const void *at, size_t n)
{
	ferry_lock(&mu);
	uint64_t so_far = last_id;
	while (reads((uintptr_t)at, n, so_far)) {
		uint32_t seen = atomic_load(&ferry_lanes_turn);
		ferry_unlock(&mu);
		ferry_sleep_while(&ferry_lanes_turn, seen);
		ferry_lock(&mu);
	}
	ferry_unlock(&mu);
}

/* --- for a lane */

const struct ferry_segment *ferry_lanes_next(struct ferry_lane *l)
{
	struct ferry_segment *s = NULL;
	ferry_lock(&mu);
	if (!over(l) && l->sent < l->count) {
		s = &l->flight[(l->head + l->sent) % LANES_FLIGHT]; /* again, on this connection */
	} else if (!over(l) && l->count < LANES_FLIGHT) {
		struct ferry_payload *p = list;
		while (p && p->given == p->size)
			p = p->next;
		if (p) {
			uint64_t rest = p->size - p->given;
			s = &l->flight[(l->head + l->count++) % LANES_FLIGHT];
			*s = (struct ferry_segment){p, p->given, rest < LANES_PIECE ? (uint32_t)rest : LANES_PIECE};
			p->given += s->n;
			p->refs++;
		}
	}
	l->reading = s != NULL;
	ferry_unlock(&mu);
	return s;
}

void ferry_lanes_sent(struct ferry_lane *l, int ok)
{
	ferry_lock(&mu);
	l->reading = 0;
	l->sent += (unsigned)!!ok;
	if (over(l))
		let_go(l);
	ferry_unlock(&mu);
	if (atomic_load(&ferry_l.up) == LINK_OVER)
		ferry_lanes_moved();
}

int ferry_lanes_taken(struct ferry_lane *l, uint64_t more)
{
	int rc = 0, done = 0;
	ferry_lock(&mu);
	if (more > l->sent)
		rc = -1;
	for (; !rc && more; more--, l->sent--, l->count--, l->head = (l->head + 1) % LANES_FLIGHT) {
		struct ferry_segment *s = &l->flight[l->head];
		s->p->refs--;
		s->p->left -= s->n;
		if (!s->p->left) {
			done = 1;
			unlist(s->p);
		}
	}
	ferry_unlock(&mu);
	if (done)
		ferry_lanes_moved();
	return rc;
}

int ferry_lanes_busy(struct ferry_lane *l)
{
	ferry_lock(&mu);
	int is = l->sent > 0;
	ferry_unlock(&mu);
	return is;
}

int ferry_lanes_idle(struct ferry_lane *l)
{
	uint32_t seen = atomic_load(&work);
	ferry_lock(&mu);
	int more = 0, ended = over(l);
	for (struct ferry_payload *p = list; p && !more; p = p->next)
		more = p->given < p->size;
	ferry_unlock(&mu);
	if (!more && !ended)
		ferry_sleep_while(&work, seen);
	return ended ? -1 : 0;
}

/* --- connections */

/* One attempt: 0, 1 it may be better next time, -1 the server does not want it. */
static int attempt(struct ferry_lane *l)
{
	char why[1200] = "";
	ferry_lock(&mu);
	struct ferry_terms t = terms;
	unsigned asked = t.lane_terms = wish;
	ferry_unlock(&mu);
	t.resume = 1;
	t.lane = l->id;
	int fd = ferry_dial_again(ferry_s.peer, why, sizeof why);
	if (fd < 0)
		return 1;
	int rc = ferry_handshake(fd, (struct ferry_range){0, 0}, &t, why, sizeof why);
	ferry_pack_begin(&l->pack, l->id, !rc && t.lane_terms & asked & LANE_PACKS ? (t.lane_terms & LANE_DIRECT) | asked : 0);
	struct timeval tick = {1, 0};
	setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &tick, sizeof tick); /* look whether the server's machine still answers */
	ferry_lock(&mu);
	if (!rc && over(l))
		rc = 1;
	if (!rc)
		l->fd = fd;
	ferry_unlock(&mu);
	if (rc)
		ferry_hang_up(fd);
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
		if (over(l) || atomic_load(&ferry_s.state) != FERRY_UP) /* the process ends: the server closes them, too */
			return -1;
		int rc = attempt(l);
		if (!rc)
			return 0;
		if (rc < 0 || !l->was_up || ferry_now_ms() - start > resume_ms)
			return -1;
		poll(NULL, 0, (int)pause);
		pause = pause * 2 < LONGEST_PAUSE_MS ? pause * 2 : LONGEST_PAUSE_MS;
	}
}

static void disconnect(struct ferry_lane *l)
{
	ferry_lock(&mu);
	int fd = l->fd;
	l->fd = -1;
	l->sent = 0;
	ferry_unlock(&mu);
	ferry_hang_up(fd);
}

/* A lane that had a connection and cannot get another: without what it holds the session cannot go on, nor without any lane for what
 * waits here, or may wait at the server. */
static void give_up(struct ferry_lane *l, int way)
{
	ferry_lock(&mu);
	int needed = !over(l) && l->was_up && (l->count || (!carried(way) && (way == DOWN || list)));
	ferry_unlock(&mu);
	if (needed)
		ferry_lose(NO_LANE);
	ferry_lock(&mu);
	if (over(l))
		let_go(l);
	struct ferry_lane **mine = &lanes[way][(l->id - 1) % LANES_MOST];
	if (*mine == l)
		*mine = NULL;
	ferry_unlock(&mu);
	ferry_pack_end(&l->pack, l->id);
	free(l->copy);
	free(l);
	ferry_lanes_moved();
}

static void *run(void *arg)
{
	struct ferry_lane *l = arg;
	int way = l->id > LANES_MOST ? DOWN : UP;
	for (;;) {
		int rc = connect_lane(l);
		ferry_lock(&mu);
		int mine = l->era == era;
		if (mine)
			trying[way]--;
		if (mine && !rc)
			atomic_fetch_add(&living[way], 1);
		ferry_unlock(&mu);
		ferry_lanes_moved();
		if (rc)
			break;
		l->was_up = 1;
		(void)(way == UP ? ferry_lane_up(l) : ferry_lane_down(l));
		disconnect(l);
		l->futile++;
		ferry_lock(&mu);
		if ((mine = l->era == era)) {
			atomic_fetch_sub(&living[way], 1);
			trying[way]++;
		}
		ferry_unlock(&mu);
		if (!over(l) && atomic_load(&ferry_s.state) == FERRY_UP)
			ferry_log(FERRY_LOG_INFO, "a connection for data was cut; another is made");
		if (l->futile > FUTILE) /* nothing comes of them: not as many as the machine can make */
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
		*l = (struct ferry_lane){.id = (unsigned)(1 + i + way * LANES_MOST), .era = era, .fd = -1};
		if (ferry_thread_start(run, l)) {
			free(l);
			return;
		}
		lanes[way][i] = l;
		trying[way]++;
	}
}

/* Lanes carry a copy several times as fast as the session's connection, from the size on where waking them does not matter. Who uses
 * them waits until the server has the data; where that is far, copies that fit the ring are better off without. */
uint64_t ferry_lanes_min_bytes(void) { return ferry_link_near() ? LANES_LEAST : LINK_WINDOW; }

int ferry_lanes_use(uint64_t n, int from_server)
{
	int way = from_server ? DOWN : UP;
	if (atomic_load_explicit(&living[way], memory_order_relaxed))
		return 1;
	if (n < (ferry_link_near() ? OPEN_AT : LINK_WINDOW) || !wanted || !ferry_link_threaded()) /* somebody must send what is posted while we wait */
		return 0;
	ferry_lock(&mu);
	int first = !started[way];
	if (first)
		start(way);
	/* The first of them is worth waiting for: it takes the time of two or three round trips. */
	for (int64_t until = ferry_now_ms() + OPENING_MS; first && trying[way] && !atomic_load(&living[way]) && ferry_now_ms() < until;) {
		ferry_unlock(&mu);
		poll(NULL, 0, 1);
		ferry_lock(&mu);
	}
	ferry_unlock(&mu);
	return atomic_load(&living[way]) > 0;
}

int ferry_lanes_opened(void)
{
	ferry_lock(&mu);
	int is = started[DOWN];
	ferry_unlock(&mu);
	return is;
}

void ferry_lanes_begin(const struct ferry_terms *t, int64_t resume, int64_t silence)
{
	ferry_lock(&mu);
	terms = *t;
	resume_ms = resume;
	silence_ms = silence;
	atomic_fetch_add(&era, 1);
	started[UP] = started[DOWN] = trying[UP] = trying[DOWN] = 0;
	atomic_store(&living[UP], 0);
	atomic_store(&living[DOWN], 0);
	last_id = 0;
	list = NULL;
	wish = ferry_pack_wish();
	wanted = t->keep_ms && resume && ferry_service == 0 ? ferry_copy_parallelism(LANES_MOST) : 0;
	ferry_unlock(&mu);
}

static void shut_all(void) /* mu is held */
{
	for (int way = UP; way <= DOWN; way++)
		for (int i = 0; i < LANES_MOST; i++)
			if (lanes[way][i] && lanes[way][i]->fd >= 0)
				shutdown(lanes[way][i]->fd, SHUT_RDWR);
}

void ferry_lanes_cut(void)
{
	ferry_lock(&mu);
	shut_all();
	ferry_unlock(&mu);
}

void ferry_lanes_over(void)
{
	ferry_lock(&mu);
	shut_all();
	for (int i = 0; i < LANES_MOST; i++)
		if (lanes[UP][i] && !lanes[UP][i]->reading)
			let_go(lanes[UP][i]);
	for (struct ferry_payload *p = list, *next; p; p = next) {
		next = p->next;
		if (p->detached && !p->refs)
			unlist(p);
	}
	ferry_unlock(&mu);
	atomic_fetch_add(&work, 1);
	ferry_wake_all(&work);
	ferry_lanes_moved();
}

void ferry_lanes_forked(void)
{
	atomic_store(&mu.word, 0);
	memset(lanes, 0, sizeof lanes);
	atomic_store(&living[UP], 0);
	atomic_store(&living[DOWN], 0);
	wanted = 0;
	list = NULL;
}
