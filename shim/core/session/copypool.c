/* shim/core/session/copypool.c: copy threads, which copy along with the caller of a large copy on the same host.
 *
 * A caller has a job, to which it adds tasks; the caller and up to three copy threads do them, the next that is free the next task. The
 * threads start with the first task that finds fewer, spin for a moment when there is nothing to do, sleep, and end.
 * Faults: the program's memory may be unreadable, or a signal handler of the program may have to make it readable, on the thread that
 *         called. So a copy thread asks the kernel first (MADV_POPULATE_*), and what the kernel refuses the caller copies.
 * Lock:   mu; under it nothing is done but to change the lists. */
#include "copypool.h"
#include "../base/clock.h"
#include "../base/lock.h"
#include "../base/processors.h"
#include "../base/thread.h"
#include <errno.h>
#include <linux/futex.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef MADV_POPULATE_READ
#define MADV_POPULATE_READ 22
#define MADV_POPULATE_WRITE 23
#endif

enum { THREADS_MOST = 4 };                     /* with the caller */
enum { TASK_NS = 100 * 1000, FEW_NS = 10 * 1000, IDLE_MS = 500 }; /* for the next task, also where processors are few; until a thread ends */
enum { WAITING, TAKEN, REFUSED, DONE }; /* REFUSED: the caller copies it */

static ferry_mu mu;
static struct ferry_copy_job *jobs; /* that have tasks; under mu, as is: */
static int threads, asleep;
static _Atomic uint32_t work;  /* changes when there is something to do; a futex */
static _Atomic int most = -1;  /* threads beside the caller; -1: not known yet */
static _Atomic int spin_ns = FEW_NS;

static void copy(const struct ferry_copy_task *t)
{
	if (t->dst_pitch == t->width && t->src_pitch == t->width) {
		memcpy(t->dst, t->src, t->width * t->rows);
		return;
	}
	for (uint64_t r = 0; r < t->rows; r++)
		memcpy(t->dst + r * t->dst_pitch, t->src + r * t->src_pitch, t->width);
}

/* Can the program's memory of the task be touched without a fault? */
static int is_touchable(const struct ferry_copy_task *t)
{
	uintptr_t page = 4095, at = (uintptr_t)(t->reads ? t->src : t->dst), end = at + (t->rows - 1) * (t->reads ? t->src_pitch : t->dst_pitch) + t->width;
	int saved = errno, rc;
	at &= ~page;
	do
		rc = madvise((void *)at, ((end + page) & ~page) - at, t->reads ? MADV_POPULATE_READ : MADV_POPULATE_WRITE);
	while (rc && errno == EINTR);
	errno = saved;
	return !rc;
}

/* --- the lists; mu is held */

static struct ferry_copy_task *take_task(struct ferry_copy_job *j)
{
	struct ferry_copy_task *t = j->head;
	if (t) {
		j->head = t->next;
		atomic_store_explicit(&t->state, TAKEN, memory_order_relaxed);
	}
	if (!j->head && j->listed) {
		struct ferry_copy_job **p = &jobs;
		while (*p != j)
			p = &(*p)->next;
		*p = j->next;
		j->listed = 0;
	}
	return t;
}

/* Of the jobs in turn. */
static struct ferry_copy_task *take_any_task(struct ferry_copy_job **of)
{
	struct ferry_copy_job *j = *of = jobs, **end = &jobs;
	struct ferry_copy_task *t = j ? take_task(j) : NULL;
	if (j && j->listed && j->next) { /* to the end of the line */
		jobs = j->next;
		while (*end)
			end = &(*end)->next;
		*end = j;
		j->next = NULL;
	}
	return t;
}

/* --- a copy thread */

static void end_task(struct ferry_copy_job *j, struct ferry_copy_task *t, uint32_t state)
{
	atomic_store_explicit(&t->state, state, memory_order_release); /* from here on the task belongs to the caller again */
	atomic_fetch_add(&j->moved, 1);
	ferry_wake_all(&j->moved);
}

static struct ferry_copy_task *next_task(struct ferry_copy_job **of)
{
	int64_t until = ferry_now_ns() + atomic_load(&spin_ns);
	for (;;) {
		uint32_t seen = atomic_load(&work);
		ferry_lock(&mu);
		struct ferry_copy_task *t = take_any_task(of);
		int64_t now = t ? 0 : ferry_now_ns();
		int ends = !t && now > until + IDLE_MS * 1000000ll;
		threads -= ends;
		int sleeps = !t && !ends && now > until;
		asleep += sleeps;
		ferry_unlock(&mu);
		if (t || ends)
			return t;
		if (!sleeps) {
			for (int i = 0; i < 64 && atomic_load_explicit(&work, memory_order_relaxed) == seen; i++)
				ferry_cpu_pause();
			continue;
		}
		ferry_timed_wait(&work, seen, IDLE_MS);
		ferry_lock(&mu);
		asleep--;
		ferry_unlock(&mu);
	}
}

static void *run(void *arg)
{
	struct ferry_copy_job *j;
	(void)arg;
	for (struct ferry_copy_task *t; (t = next_task(&j));) {
		int ok = is_touchable(t);
		if (ok)
			copy(t);
		end_task(j, t, ok ? DONE : REFUSED);
	}
	return NULL;
}

/* --- for the caller */

void ferry_copypool_add(struct ferry_copy_job *j, struct ferry_copy_task *t)
{
	if (atomic_load(&most) < 0) {
		int n = ferry_copy_parallelism(THREADS_MOST) - 1, saved = errno;
		if (madvise((void *)((uintptr_t)&work & ~(uintptr_t)4095), 1, MADV_POPULATE_READ))
			n = 0; /* a kernel that cannot say whether memory is readable */
		errno = saved;
		atomic_store(&spin_ns, ferry_processors() > 4 ? TASK_NS : FEW_NS);
		atomic_store(&most, n < 0 ? 0 : n);
	}
	t->next = NULL;
	atomic_store_explicit(&t->state, WAITING, memory_order_relaxed);
	ferry_lock(&mu);
	if (j->head)
		j->tail->next = t;
	else
		j->head = t;
	j->tail = t;
	if (!j->listed) {
		j->listed = 1;
		j->next = jobs;
		jobs = j;
	}
	/* The caller does the first of them itself. */
	int more = j->head != t, start = more && !asleep && threads < atomic_load(&most), wake = more && asleep;
	threads += start;
	atomic_fetch_add(&work, 1);
	ferry_unlock(&mu);
	if (start && ferry_thread_start(run, NULL)) {
		ferry_lock(&mu);
		threads--;
		atomic_store(&most, 0); /* none to be had */
		ferry_unlock(&mu);
	}
	if (wake)
		syscall(SYS_futex, &work, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

int ferry_copypool_run_one(struct ferry_copy_job *j)
{
	ferry_lock(&mu);
	struct ferry_copy_task *t = take_task(j);
	ferry_unlock(&mu);
	if (!t)
		return 0;
	copy(t);
	atomic_store_explicit(&t->state, DONE, memory_order_relaxed);
	return 1;
}

int ferry_copypool_done(struct ferry_copy_task *t)
{
	uint32_t state = atomic_load_explicit(&t->state, memory_order_acquire);
	if (state == REFUSED) {
		copy(t);
		atomic_store_explicit(&t->state, DONE, memory_order_relaxed);
	}
	return state >= REFUSED;
}

void ferry_copypool_finish(struct ferry_copy_job *j, struct ferry_copy_task *t)
{
	for (;;) {
		uint32_t seen = atomic_load(&j->moved);
		if (ferry_copypool_done(t))
			return;
		if (!ferry_copypool_run_one(j))
			ferry_sleep_while(&j->moved, seen);
	}
}

/* Only the forking thread lives on in the child, where no call copies any more. */
void ferry_copypool_forked(void)
{
	atomic_store(&mu.word, 0);
	jobs = NULL;
	threads = asleep = 0;
}
