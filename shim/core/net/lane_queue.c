/* shim/core/net/lane_queue.c: what waits for lanes to the server.
 *
 * Data for the server waits in a list of payloads, in the order of the commands that use them; the next lane that is free takes the next
 * segment. A segment stays with its lane: on the next connection it is sent again before anything newer. So the oldest payload's segments
 * are in front on every lane, and the server, which takes payloads one after the other, never waits for one that lies behind another it has
 * no room for.
 * Lock:   mu; after send_mu and recv_mu. No thread waits for the network, or touches the program's memory, while it holds mu.
 * Memory: a payload is read until the server has acknowledged all of it. */
#include "lane_queue.h"
#include "channel.h"
#include "link.h"
#include <stdlib.h>

struct ferry_lane_queue ferry_lane_queue;
static struct ferry_lane_queue *const q = &ferry_lane_queue;
_Atomic uint32_t ferry_lanes_turn;
const char ferry_no_lane[] = "a connection for data could not be made again";

void ferry_lanes_moved(void)
{
	atomic_fetch_add(&ferry_lanes_turn, 1);
	ferry_wake_all(&ferry_lanes_turn);
}

int ferry_lane_ended(const struct ferry_lane *l) { return atomic_load(&ferry_l.up) == LINK_OVER || l->era != q->era; }
int ferry_lanes_carry(int way) { return atomic_load(&q->living[way]) || q->trying[way]; }

/* --- payloads; mu is held */

static void unlist(struct ferry_payload *p)
{
	for (struct ferry_payload **at = &q->list; *at; at = &(*at)->next)
		if (*at == p) {
			*at = p->next;
			break;
		}
	if (p->detached)
		free(p);
}

void ferry_lane_release(struct ferry_lane *l)
{
	for (; l->count; l->count--, l->head = (l->head + 1) % LANES_FLIGHT) {
		struct ferry_payload *p = l->flight[l->head].p;
		if (!--p->refs && p->detached)
			unlist(p);
	}
	l->sent = 0;
}

void ferry_lanes_forget_detached(void)
{
	for (struct ferry_payload *p = q->list, *next; p; p = next) {
		next = p->next;
		if (p->detached && !p->refs)
			unlist(p);
	}
}

uint64_t ferry_lanes_offer(struct ferry_payload *p)
{
	ferry_lock(&q->mu);
	uint64_t id = p->id = ++q->last_id;
	p->left = p->size;
	p->given = p->refs = 0;
	p->next = NULL;
	struct ferry_payload **end = &q->list;
	while (*end)
		end = &(*end)->next;
	*end = p;
	int none = !ferry_lanes_carry(LANES_UP);
	ferry_unlock(&q->mu);
	if (none)
		ferry_lose(ferry_no_lane); /* the last lane ended this moment */
	atomic_fetch_add(&q->work, 1);
	ferry_wake_all(&q->work);
	return id;
}

static int payload_result(struct ferry_payload *p)
{
	ferry_lock(&q->mu);
	int rc = !p->left ? 1 : !p->refs && atomic_load(&ferry_l.up) == LINK_OVER ? -1 : 0;
	if (rc < 0)
		unlist(p);
	ferry_unlock(&q->mu);
	return rc;
}

int ferry_lanes_wait(struct ferry_payload *p, int ms)
{
	uint32_t seen = atomic_load(&ferry_lanes_turn);
	int rc = payload_result(p);
	if (rc)
		return rc;
	ferry_timed_wait(&ferry_lanes_turn, seen, ms);
	return payload_result(p);
}

/* Does a payload with a number up to so_far lie there, of which something may yet be sent? mu is held. */
static int is_read(uintptr_t at, size_t n, uint64_t so_far)
{
	for (struct ferry_payload *p = q->list; p; p = p->next)
		if (p->id <= so_far && (uintptr_t)p->src < at + n && at < (uintptr_t)p->src + p->size &&
		    (p->refs || atomic_load(&ferry_l.up) != LINK_OVER))
			return 1;
	return 0;
}

void ferry_lanes_await_reads(const void *at, size_t n)
{
	ferry_lock(&q->mu);
	uint64_t so_far = q->last_id;
	while (is_read((uintptr_t)at, n, so_far)) {
		uint32_t seen = atomic_load(&ferry_lanes_turn);
		ferry_unlock(&q->mu);
		ferry_sleep_while(&ferry_lanes_turn, seen);
		ferry_lock(&q->mu);
	}
	ferry_unlock(&q->mu);
}

/* --- for a lane's thread */

const struct ferry_segment *ferry_lanes_next(struct ferry_lane *l)
{
	struct ferry_segment *s = NULL;
	ferry_lock(&q->mu);
	if (!ferry_lane_ended(l) && l->sent < l->count) {
		s = &l->flight[(l->head + l->sent) % LANES_FLIGHT]; /* again, on this connection */
	} else if (!ferry_lane_ended(l) && l->count < LANES_FLIGHT) {
		struct ferry_payload *p = q->list;
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
	ferry_unlock(&q->mu);
	return s;
}

void ferry_lanes_sent(struct ferry_lane *l, int ok)
{
	ferry_lock(&q->mu);
	l->reading = 0;
	l->sent += (unsigned)!!ok;
	if (ferry_lane_ended(l))
		ferry_lane_release(l);
	ferry_unlock(&q->mu);
	if (atomic_load(&ferry_l.up) == LINK_OVER)
		ferry_lanes_moved();
}

int ferry_lanes_acknowledged(struct ferry_lane *l, uint64_t more)
{
	int rc = 0, done = 0;
	ferry_lock(&q->mu);
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
	ferry_unlock(&q->mu);
	if (done)
		ferry_lanes_moved();
	return rc;
}

int ferry_lanes_busy(struct ferry_lane *l)
{
	ferry_lock(&q->mu);
	int is = l->sent > 0;
	ferry_unlock(&q->mu);
	return is;
}

int ferry_lanes_idle(struct ferry_lane *l)
{
	uint32_t seen = atomic_load(&q->work);
	ferry_lock(&q->mu);
	int more = 0, ended = ferry_lane_ended(l);
	for (struct ferry_payload *p = q->list; p && !more; p = p->next)
		more = p->given < p->size;
	ferry_unlock(&q->mu);
	if (!more && !ended)
		ferry_sleep_while(&q->work, seen);
	return ended ? -1 : 0;
}
