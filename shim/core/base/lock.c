/* shim/core/base/lock.c: a mutex and a sleep on private futexes.
 *
 * The word of a mutex is 0 free, 1 held, 2 held and a thread may be asleep; only a holder that finds 2 pays for a system
 * call when it unlocks. Everything locked or stored before an unlock or a wake is visible after the matching lock or sleep.
 *
 * Fork:   the child has the words as they were, so it must not take a lock its parent's other threads may hold; it never
 *         does, because every call is refused there before the first lock (session/session.c).
 * Signal: a handler must not take a lock the interrupted code may hold; the
 *         shim's fault handler (cuda/mirror_fault.c) locks only when it has interrupted code of the application. */
#include "lock.h"

#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { FREE, HELD, CROWDED };
enum { SPINS = 64 }; /* sections are short: most waits end sooner than a sleep would begin */

/* The application's errno is not ours to change. */
static void futex_until(_Atomic uint32_t *word, int op, uint32_t value, const struct timespec *limit)
{
	int saved = errno;
	syscall(SYS_futex, word, op, value, limit, NULL, 0);
	errno = saved;
}

static void futex(_Atomic uint32_t *word, int op, uint32_t value) { futex_until(word, op, value, NULL); }

void ferry_cpu_pause(void)
{
#if defined(__x86_64__) || defined(__i386__)
	__builtin_ia32_pause();
#elif defined(__aarch64__)
	__asm__ volatile("yield");
#endif
}

void ferry_lock(ferry_mu *m)
{
	for (int i = 0; i < SPINS; i++) {
		uint32_t expected = FREE;
		if (atomic_compare_exchange_weak_explicit(&m->word, &expected, HELD, memory_order_acquire, memory_order_relaxed))
			return;
		if (expected == CROWDED)
			break; /* others sleep already: queue up behind them */
		ferry_cpu_pause();
	}
	/* A thread that has slept cannot know whether others sleep: it takes the mutex as CROWDED. */
	while (atomic_exchange_explicit(&m->word, CROWDED, memory_order_acquire) != FREE)
		futex(&m->word, FUTEX_WAIT_PRIVATE, CROWDED);
}

int ferry_trylock(ferry_mu *m)
{
	uint32_t expected = FREE;
	return atomic_compare_exchange_strong(&m->word, &expected, HELD);
}

void ferry_unlock(ferry_mu *m)
{
	if (atomic_exchange_explicit(&m->word, FREE, memory_order_release) == CROWDED)
		futex(&m->word, FUTEX_WAKE_PRIVATE, 1);
}

void ferry_sleep_while(_Atomic uint32_t *word, uint32_t value)
{
	while (atomic_load_explicit(word, memory_order_acquire) == value)
		futex(word, FUTEX_WAIT_PRIVATE, value);
}

void ferry_timed_wait(_Atomic uint32_t *word, uint32_t value, int ms)
{
	struct timespec limit = {ms / 1000, ms % 1000 * 1000000l};
	futex_until(word, FUTEX_WAIT_PRIVATE, value, &limit);
}

void ferry_wake_all(_Atomic uint32_t *word)
{
	futex(word, FUTEX_WAKE_PRIVATE, INT_MAX);
}
