/* shim/test/check.h: what every test of the shim begins with: CHECK counts what is not true, and main ends with verdict. */
#ifndef FERRY_TEST_CHECK_H
#define FERRY_TEST_CHECK_H
#include <stdio.h>

static _Atomic int failed; /* threads of a test check too */

static inline void check_failed(const char *file, int line, const char *what)
{
	failed++;
	fprintf(stderr, "%s:%d: not true: %s\n", file, line, what);
}
#define CHECK(x) ((x) ? (void)0 : check_failed(__FILE__, __LINE__, #x))

/* What main returns. */
static inline int verdict(void)
{
	if (failed)
		fprintf(stderr, "%d checks failed\n", failed);
	return failed != 0;
}
#endif
