/* shim/core/look.c: is it worth looking for an answer before sleeping? worker/look.go is the server's.
 *
 * To be woken costs more than most answers of a server that is near, so a waiter looks on. A native wait does so for as long as the
 * GPU takes; we do where waits have lately been answered within a while, and sleep at once where they have not: a server that is a
 * millisecond away, or kernels that take as long. How long a wait took is known whether one looked or slept, so nothing is tried
 * out. Only one thread looks at a time: the reader (receive.c). */
#include "look.h"
#include <sched.h>
#include <time.h>
#include <unistd.h>

enum { GAIN = 3, CREDIT = 12 }; /* one wait in four that is answered in time pays for the others */
enum { HOT_NS = 50 * 1000 };    /* then others may have the processor between two looks */

/* Those this program may run on. */
int ferry_processors(void)
{
	cpu_set_t set;
	if (!sched_getaffinity(0, sizeof set, &set))
		return CPU_COUNT(&set);
	return (int)sysconf(_SC_NPROCESSORS_ONLN);
}

int64_t ferry_now_ns(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1000000000ll + t.tv_nsec;
}

void ferry_spin_reset(struct ferry_spin *l)
{
	l->credit = 0;
	l->never = ferry_processors() <= 2; /* it would take one from the other end */
}

int ferry_spin_pays(struct ferry_spin *l) { return !l->never && atomic_load_explicit(&l->credit, memory_order_relaxed) > 0; }

int ferry_spin_again(struct ferry_spin *l, int64_t since)
{
	int64_t past = ferry_now_ns() - since;
	if (!ferry_spin_pays(l) || past > SPIN_NS)
		return 0;
	if (past > HOT_NS)
		sched_yield();
	return 1;
}

void ferry_spin_learn(struct ferry_spin *l, int64_t since)
{
	int credit = atomic_load_explicit(&l->credit, memory_order_relaxed);
	if (ferry_now_ns() - since > SPIN_NS)
		credit -= credit > 0;
	else
		credit = credit + GAIN < CREDIT ? credit + GAIN : CREDIT;
	atomic_store_explicit(&l->credit, credit, memory_order_relaxed);
}
