/* shim/fuzz/fuzz_ring.c: the rings, with a worker that writes any positions, sleepers and bytes, between our calls and while we wait.
 * We never touch memory beside the rings, never take or give more than they hold, and keep our own positions.
 * Links: core/base/lock.c core/base/clock.c core/base/processors.c core/base/log.c */
#include "../core/net/ring.c" /* its positions begin anew with each execution */
#include "engine.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

const char fuzz_name[] = "ring";
int fuzz_option(const char *name, const char *value) { return (void)name, (void)value, 0; }

long __wrap_syscall(long number, ...);
int __wrap_clock_gettime(clockid_t id, struct timespec *t);
int __wrap_sched_yield(void);

static unsigned turns;      /* of the worker's */
static unsigned char *ours; /* what goes in and comes out: exactly as much as asked for */

/* One end of each ring is the worker's; it may write into all of it. */
static void worker(void)
{
	turns++;
	switch (fuzz_pick(8)) {
	case 0: break;
	case 1: atomic_fetch_add(&shared->in.written, fuzz_pick(600)); break;
	case 2: atomic_fetch_add(&shared->out.taken, fuzz_pick(600)); break;
	case 3: atomic_store(&shared->in.written, got_at + fuzz_word()); break;
	case 4: atomic_store(&shared->out.taken, put_at - fuzz_word()); break;
	case 5: atomic_store(&shared->in.writer_sleeps, (uint32_t)fuzz_pick(3)); break;
	case 6: atomic_store(&shared->out.taker_sleeps, (uint32_t)fuzz_pick(3)); break;
	case 7: /* where it has no business */
		atomic_store(&shared->in.taken, fuzz_word());
		atomic_store(&shared->out.written, fuzz_word());
	}
}

/* While the shim waits, the worker does something and time passes. */
long __wrap_syscall(long number, ...)
{
	va_list v;
	va_start(v, number);
	const _Atomic uint32_t *word = va_arg(v, void *);
	va_end(v);
	FUZZ_CHECK(number == SYS_futex && (const char *)word >= (char *)shared && (const char *)word < (char *)shared + sizeof *shared);
	worker();
	return 0;
}

int __wrap_clock_gettime(clockid_t id, struct timespec *t)
{
	static uint64_t now;
	(void)id;
	now += 9000;
	*t = (struct timespec){(time_t)(now / 1000000000), (long)(now % 1000000000)};
	worker();
	return 0;
}

int __wrap_sched_yield(void) { return 0; }

void fuzz_begin(void)
{
	int fd = ferry_ring_make();
	if (fd < 0) {
		perror("ring");
		exit(1);
	}
	close(fd);
	spin_ns = FEW_NS;
	for (size_t i = 0; i < BYTES; i++)
		in_bytes[i] = (unsigned char)(i % 251);
}

/* The positions make a ring nearly full, or near its end: bytes need not be many. */
static size_t amount(void) { return fuzz_rare() ? fuzz_pick(20000) : fuzz_pick(700); }

static void put(void)
{
	size_t n = amount(), k, before = put_at & MASK;
	uint64_t used = put_at - out_taken; /* as the shim knew it; it reads the worker's position only when there is too little room */
	if (used + n > BYTES)
		used = put_at - atomic_load(&shared->out.taken);
	ours = malloc(n ? n : 1);
	memset(ours, (int)n & 0xff, n);
	k = ferry_ring_put(ours, n);
	FUZZ_CHECK(k == (used > BYTES ? 0 : n < BYTES - used ? n : BYTES - used));
	for (size_t i = 0; i < k; i += k > 64 ? k / 64 : 1)
		FUZZ_CHECK(out_bytes[(before + i) & MASK] == (n & 0xff));
	FUZZ_CHECK(in_bytes[0] == 0 && in_bytes[BYTES - 1] == (BYTES - 1) % 251);
	free(ours);
	if (fuzz_pick(4))
		ferry_ring_show();
	if (!fuzz_pick(8))
		FUZZ_CHECK(atomic_load(&shared->in.written) != got_at || !ferry_ring_ready());
}

static void get(void)
{
	size_t n = amount(), before = got_at & MASK;
	unsigned turn = turns;
	uint64_t have = atomic_load(&shared->in.written) - got_at;
	ours = malloc(n ? n : 1);
	long k = ferry_ring_get(ours, n);
	FUZZ_CHECK(k == (have > BYTES ? -1 : (long)(n < have ? n : have)));
	for (long i = 0; i < k; i += k > 64 ? k / 64 : 1)
		FUZZ_CHECK(ours[i] == ((before + (size_t)i) & MASK) % 251);
	FUZZ_CHECK(k <= 0 || turns != turn || atomic_load(&shared->in.taken) == got_at);
	free(ours);
}

void fuzz_one(void)
{
	memset(shared, 0, sizeof *shared);
	put_at = got_at = out_taken = fuzz_pick(4) ? fuzz_word() : BYTES - fuzz_pick(600);
	atomic_store(&shared->in.written, got_at);
	atomic_store(&shared->out.taken, put_at);
	for (unsigned n = 2 + (unsigned)fuzz_pick(12); n; n--) {
		uint64_t put_before = put_at, got_before = got_at;
		unsigned what = (unsigned)fuzz_pick(4);
		worker();
		if (what == 0) {
			get();
		} else if (what == 1) {
			put();
		} else {
			int want = 1 + (int)fuzz_pick(3), is = ferry_ring_await(want, 100);
			FUZZ_CHECK(!(is & ~want) && put_at == put_before && got_at == got_before);
		}
	}
}
