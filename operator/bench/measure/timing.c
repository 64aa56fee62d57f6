/* timing.c: how a call is timed: single calls or batches of them, the first ones untimed, until there are enough or the time
 * is up. */
#include "measure.h"
#include <time.h>

double clock_us(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

static int ascending(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;
	return (x > y) - (x < y);
}

/* The sample that a part of all are below. */
static double at(const double *sorted, int n, double part) { return sorted[(int)(n * part)]; }

struct sample time_calls(int n, double budget_ms, int per, void (*fn)(void *), void (*quiet)(void *), void *arg)
{
	double *t = malloc((size_t)n * sizeof *t), end = clock_us() + budget_ms * 1e3;
	struct counts before, after, sum = {0};
	int done = 0;

	EXPECT(t, "out of memory for %d samples", n);
	do {
		count_now(&before);
		double start = clock_us();
		fn(arg);
		t[done++] = (clock_us() - start) / per;
		count_now(&after);
		sum.commands += after.commands - before.commands;
		sum.trips += after.trips - before.trips;
		sum.sent += after.sent - before.sent;
		sum.received += after.received - before.received;
		if (quiet)
			quiet(arg);
	} while (done < n && clock_us() < end);
	qsort(t, (size_t)done, sizeof *t, ascending);
	struct sample s = {
		.median = t[done / 2], .min = t[0], .p90 = at(t, done, 0.9), .p99 = at(t, done, 0.99), .p999 = at(t, done, 0.999), .max = t[done - 1],
		.n = done * per, .counts = sum,
	};
	free(t);
	return s;
}
