/* shim/core/base/processors.c: the processors that this program may run on.
 *
 * Threads: any; the environment is read, so a program that changes it meanwhile races, as with any getenv. */
#include "processors.h"
#include "log.h"
#include <sched.h>
#include <stdlib.h>
#include <unistd.h>

int ferry_processors(void)
{
	cpu_set_t set;
	if (!sched_getaffinity(0, sizeof set, &set))
		return CPU_COUNT(&set);
	return (int)sysconf(_SC_NPROCESSORS_ONLN);
}

int ferry_copy_parallelism(int limit)
{
	const char *text = getenv("FERRY_LANES");
	long n = ferry_processors() / 2;
	if (text && *text) {
		char *end;
		n = strtol(text, &end, 10);
		if (*end || n < 0 || n > FERRY_PARALLEL_MOST) {
			ferry_log(FERRY_LOG_ERROR, "FERRY_LANES=%s is no number from 0 to %d", text, FERRY_PARALLEL_MOST);
			n = 1;
		}
	} else if (n < 1) {
		n = 1;
	}
	return n > limit ? limit : (int)n;
}
