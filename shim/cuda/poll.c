/* shim/cuda/poll.c: programs that ask in a loop whether something is done.
 *
 * What was asked once, and found not to be done, the server is asked to watch (EventWatch, StreamWatch). Nobody waits for that
 * answer: until it has come, which whoever asks next looks for, the program is answered here. An answer that is not success only
 * means that the server must be asked again; it does so too when it has an error to report.
 * Memory: watches outlive what they are about, so what the server says of them is kept here, not there. */
#include "stream.h"
#include <stdlib.h>

enum { WATCHES = 64, STEP = 4 }; /* as many as a worker looks at; two bits of a number are what was told */
static _Atomic uint64_t told[WATCHES]; /* the watch that has the place: its number, and what was told of it */
static ferry_mu mu;                    /* guards who gets a place, and every struct shim_poll */
static unsigned place;                 /* where to look for one first */

static _Atomic uint64_t *told_of(uint64_t number) { return &told[number / STEP % WATCHES]; }

/* Where somebody captures, the server says what may be asked. Memory with two copies may be what the work waits for, and goes
 * along with questions. */
int shim_may_poll(const struct shim_ctx *c)
{
	return c && c->alive && !c->fault && !shim_anybody_captures() && !ferry_in_host_function && !atomic_load(&ferry_begin_watched);
}

enum shim_known shim_poll_look(struct shim_poll *p, uint64_t *point, struct shim_asking *a)
{
	ferry_lock(&mu);
	struct shim_poll is = !*point || *point == p->point ? *p : (struct shim_poll){0};
	ferry_unlock(&mu);
	*point = is.point;
	if (is.number && atomic_load(told_of(is.number)) == is.number)
		ferry_poll_replies();
	uint64_t now = is.number ? atomic_load(told_of(is.number)) : 0;
	if (is.number && now == (is.number | FERRY_NOTIFIED))
		return SHIM_PASSED;
	if (is.number && now == is.number && is.sure)
		return SHIM_NOT_YET;
	*a = (struct shim_asking){now == is.number ? now : 0, ferry_call_counts().answers};
	return SHIM_ASK;
}

/* A place for a watch, which is its number; 0 if all are taken. mu is held. */
static uint64_t take_place(void)
{
	for (unsigned i = 0; i < WATCHES; i++) {
		unsigned at = (place + i) % WATCHES;
		uint64_t last = atomic_load(&told[at]);
		if (last && !(last & FERRY_NOTIFIED))
			continue;
		uint64_t number = last ? (last / STEP + WATCHES) * STEP : (uint64_t)(WATCHES + at) * STEP;
		atomic_store(&told[at], number);
		place = at + 1;
		return number;
	}
	return 0;
}

/* The question has been answered: not yet. The server answers a watch before anything that a program could learn the end by
 * otherwise, but only once it has the watch. If another thread may have learnt it earlier, from an answer to what was asked before
 * the watch, one more question, behind the watch, must be answered the same. */
void shim_poll_begin(struct shim_poll *p, uint64_t point, const struct shim_asking *a, unsigned op, uint64_t handle)
{
	ferry_lock(&mu);
	int ours = p->number && p->number == a->number;
	int watched = p->number && (ours || p->point == point) && atomic_load(told_of(p->number)) == p->number;
	if (watched && ours)
		p->sure = 1;
	uint64_t number = watched ? 0 : take_place();
	ferry_unlock(&mu);
	struct ferry_call *c = number ? malloc(sizeof *c) : NULL;
	if (!number)
		return;
	if (!c || ferry_begin(c, op, 8)) {
		free(c);
		atomic_fetch_or(told_of(number), FERRY_NOTIFIED | FERRY_NOTIFIED_FAILURE);
		return;
	}
	struct ferry_call_counts others;
	c->q[0] = handle;
	if (ferry_ask_notify(c, told_of(number), &others))
		return;
	int sure = !others.waiting && others.answers == a->answers + 1 && !atomic_load(&ferry_host_functions_served);
	ferry_lock(&mu); /* only now: who sees it asks behind it */
	*p = (struct shim_poll){point, number, sure};
	ferry_unlock(&mu);
}
