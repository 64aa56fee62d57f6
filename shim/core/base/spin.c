/* shim/core/base/spin.c: the spin budget of one waiter. The worker has the same rule for commands.
 *
 * A native wait spins for as long as the GPU takes. The shim spins where waits have lately been answered within SPIN_NS, and sleeps at once
 * where they have not: where the server is a millisecond away, or kernels take as long. How long a wait took is known whether the waiter
 * spun or slept, so nothing is tried out.
 * Threads: one thread spins at a time, the reader (session/reader.c). */
#include "spin.h"
#include "clock.h"
#include "processors.h"
#include <sched.h>

enum { GAIN = 3, BUDGET_MOST = 12 }; /* one wait in four that is answered in time pays for the others */
enum { HOT_NS = 50 * 1000 };         /* after this other threads may have the processor between two checks */

void ferry_spin_reset(struct ferry_spin *s)
{
	s->budget = 0;
	s->never = ferry_processors() <= 2; /* spinning would take a processor from the other end */
}

int ferry_spin_pays(struct ferry_spin *s) { return !s->never && atomic_load_explicit(&s->budget, memory_order_relaxed) > 0; }

int ferry_spin_again(struct ferry_spin *s, int64_t since)
{
	int64_t past = ferry_now_ns() - since;
	if (!ferry_spin_pays(s) || past > SPIN_NS)
		return 0;
	if (past > HOT_NS)
		sched_yield();
	return 1;
}

void ferry_spin_learn(struct ferry_spin *s, int64_t since)
{
	int budget = atomic_load_explicit(&s->budget, memory_order_relaxed);
	if (ferry_now_ns() - since > SPIN_NS)
		budget -= budget > 0;
	else
		budget = budget + GAIN < BUDGET_MOST ? budget + GAIN : BUDGET_MOST;
	atomic_store_explicit(&s->budget, budget, memory_order_relaxed);
}
