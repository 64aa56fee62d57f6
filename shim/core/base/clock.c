/* shim/core/base/clock.c: the kernel's monotonic clock, and pauses.
 *
 * Threads: any. Memory: none. */
#include "clock.h"
#include <sys/random.h>
#include <time.h>

static int64_t read_ns(clockid_t clock)
{
	struct timespec t;
	clock_gettime(clock, &t);
	return t.tv_sec * 1000000000ll + t.tv_nsec;
}

int64_t ferry_now_ns(void) { return read_ns(CLOCK_MONOTONIC); }
int64_t ferry_now_ms(void) { return read_ns(CLOCK_MONOTONIC) / 1000000; }
int64_t ferry_now_coarse_ms(void) { return read_ns(CLOCK_MONOTONIC_COARSE) / 1000000; }

int ferry_vary_ms(int ms)
{
	unsigned any;
	if (ms <= 0)
		return 0;
	if (getrandom(&any, sizeof any, GRND_NONBLOCK) != sizeof any)
		any = (unsigned)ferry_now_ns();
	return ms / 2 + (int)(any % (unsigned)ms);
}
