/* test/stress/common.h: what the stress programs share: the driver API by the description's own types, checks that end the
 * program, and what a process can know of its own memory.
 *
 * The programs are linked with libcuda.so.1 by name only: they run natively on NVIDIA's library, and through Ferry on its. */
#ifndef FERRY_STRESS_H
#define FERRY_STRESS_H
#include "../../shim/cuda/gen_types.h"

#include <dirent.h>
#include <malloc.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

__attribute__((noreturn, format(printf, 1, 2), unused)) static void fail(const char *format, ...)
{
	va_list args;
	va_start(args, format);
	fflush(stdout);
	fputs("FAIL: ", stderr);
	vfprintf(stderr, format, args);
	fputc('\n', stderr);
	va_end(args);
	_exit(1); /* other threads are at work: their destructors must not run under them */
}

__attribute__((unused)) static void check(CUresult rc, const char *call, const char *file, int line)
{
	const char *name = NULL;
	if (!rc)
		return;
	cuGetErrorName(rc, &name);
	fail("%s:%d: %s: %s (%d)", file, line, call, name ? name : "?", (int)rc);
}
#define CHECK(call) check((call), #call, __FILE__, __LINE__)
#define EXPECT(cond, ...)              \
	do {                           \
		if (!(cond))           \
			fail(__VA_ARGS__); \
	} while (0)

/* How many entries a folder of /proc/self has. */
__attribute__((unused)) static int entries(const char *folder)
{
	DIR *d = opendir(folder);
	int n = 0;
	if (!d)
		return -1;
	while (readdir(d))
		n++;
	closedir(d);
	return n - 3; /* . and .., and our own look */
}

/* What a process holds, as far as it can see. */
struct held { size_t heap; long rss; int files, threads; size_t gpu; };

__attribute__((unused)) static struct held holds(void)
{
	struct held h = {0};
	size_t total;
	long pages = 0;
	FILE *f = fopen("/proc/self/statm", "r");
	if (f && fscanf(f, "%*s %ld", &pages) == 1)
		h.rss = pages * (sysconf(_SC_PAGESIZE) / 1024);
	if (f)
		fclose(f);
#if __GLIBC_PREREQ(2, 33)
	struct mallinfo2 m = mallinfo2();
#else
	struct mallinfo m = mallinfo();
#endif
	h.heap = (size_t)m.uordblks + (size_t)m.hblkhd;
	h.files = entries("/proc/self/fd");
	h.threads = entries("/proc/self/task") + 1;
	CHECK(cuMemGetInfo_v2(&h.gpu, &total));
	return h;
}

__attribute__((unused)) static double seconds(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}
#endif
