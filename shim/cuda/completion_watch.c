/* shim/cuda/completion_watch.c: programs that ask in a loop whether something is done.
 *
 * What was asked once, and found not to be done, the server is asked to watch (EventWatch, StreamWatch). No thread waits for that
 * answer: until it has come, which the next question polls for, the program is answered here. An answer that is not success only
 * means that the server must be asked again; it answers so too when it has an error to report.
 * Memory: watches outlive what they are about, so what the server says of them is kept here, not there. */
#include "completion_watch.h"
#include "capture.h"
#include "context.h"
#include <stdlib.h>

enum { WATCHES = 64, STEP = 4 }; /* as many as a worker watches; two bits of a number say what the server has answered */
static _Atomic uint64_t notices[WATCHES]; /* the watch that has the place: its number, and what the server has answered */
static ferry_mu mu;                    /* guards the places, and every struct completion_watch */
static unsigned place;                 /* where to look for one first */

static _Atomic uint64_t *notice_of(uint64_t number) { return &notices[number / STEP % WATCHES]; }

/* While a stream is captured, the server says what may be asked. Memory with two copies may be what the work waits for, and goes
 * along with questions. */
int completion_watchable(const struct shim_ctx *c)
{
	return c && c->alive && !c->fault && !shim_anybody_captures() && !ferry_in_host_function && !atomic_load(&ferry_begin_watched);
}

enum completion completion_watch_state(struct completion_watch *p, uint64_t *point, struct completion_question *a)
{
	ferry_lock(&mu);
	struct completion_watch is = !*point || *point == p->point ? *p : (struct completion_watch){0};
	ferry_unlock(&mu);
	*point = is.point;
	if (is.number && atomic_load(notice_of(is.number)) == is.number)
		ferry_poll_replies();
	uint64_t now = is.number ? atomic_load(notice_of(is.number)) : 0;
	if (is.number && now == (is.number | FERRY_NOTIFIED))
		return COMPLETION_PASSED;
	if (is.number && now == is.number && is.sure)
		return COMPLETION_NOT_YET;
	*a = (struct completion_question){now == is.number ? now : 0, ferry_call_counts().answers};
	return COMPLETION_ASK;
}

/* A place for a watch, which is its number; 0 if all are taken. mu is held. */
static uint64_t claim_place(void)
{
	for (unsigned i = 0; i < WATCHES; i++) {
		unsigned at = (place + i) % WATCHES;
		uint64_t last = atomic_load(&notices[at]);
		if (last && !(last & FERRY_NOTIFIED))
			continue;
		uint64_t number = last ? (last / STEP + WATCHES) * STEP : (uint64_t)(WATCHES + at) * STEP;
		atomic_store(&notices[at], number);
		place = at + 1;
		return number;
	}
	return 0;
}

/* The question has been answered: not yet. The server answers a watch before anything that a program could learn the end by
 * otherwise, but only once it has the watch. If another thread may have learnt it earlier, from an answer to what was asked before
 * the watch, one more question, behind the watch, must be answered the same. */
void completion_watch_begin(struct completion_watch *p, uint64_t point, const struct completion_question *a, unsigned op, uint64_t handle)
{
	ferry_lock(&mu);
	int ours = p->number && p->number == a->number;
	int watched = p->number && (ours || p->point == point) && atomic_load(notice_of(p->number)) == p->number;
	if (watched && ours)
		p->sure = 1;
	uint64_t number = watched ? 0 : claim_place();
	ferry_unlock(&mu);
	struct ferry_call *c = number ? malloc(sizeof *c) : NULL;
	if (!number)
		return;
	if (!c || ferry_begin(c, op, 8)) {
		free(c);
		atomic_fetch_or(notice_of(number), FERRY_NOTIFIED | FERRY_NOTIFIED_FAILURE);
		return;
	}
	struct ferry_call_counts others;
	c->q[0] = handle;
	if (ferry_ask_notify(c, notice_of(number), &others))
		return;
	int sure = !others.waiting && others.answers == a->answers + 1 && !atomic_load(&ferry_host_functions_served);
	ferry_lock(&mu); /* only now: a thread that sees it asks behind it */
	*p = (struct completion_watch){point, number, sure};
	ferry_unlock(&mu);
}
