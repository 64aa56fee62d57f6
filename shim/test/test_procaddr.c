/* shim/test/test_procaddr.c: the resolver and the error texts, case by case as driver 580 answered them.
 * Links: cuda/procaddr.c cuda/errors.c. The table of functions is a double of a few rows. */
#include "../cuda/device.h"
#include "../cuda/procaddr.h"
#include "check.h"

#include <stdio.h>
#include <string.h>

static int driver = 13000;
int shim_driver_version(void) { return driver; }

#define FN(n) ((void *)(uintptr_t)(n))
const struct shim_proc shim_procs[] = {
	{"cuGetProcAddress", 11030, FN(10), 0, NULL},
	{"cuGetProcAddress", 12000, FN(11), 0, NULL},
	{"cuInit", 2000, FN(20), 0, NULL},
	{"cuLaunchKernel", 4000, FN(30), 7000, FN(31)},
	{"cuMemAlloc", 2000, FN(40), 0, NULL},
	{"cuMemAlloc", 3020, FN(41), 0, NULL},
	{"cuMemGetMemPool", 13000, FN(45), 0, NULL},
	{"cuMemcpyHtoD", 2000, FN(50), 0, NULL},
	{"cuMemcpyHtoD", 3020, FN(51), 7000, FN(52)},
	{"cuStreamGetCaptureInfo", 10010, FN(60), 10010, FN(61)},
	{"cuStreamGetCaptureInfo", 11030, FN(62), 11030, FN(63)},
	{"cuStreamGetCaptureInfo", 12030, FN(64), 12030, FN(65)},
};
const size_t shim_procs_n = sizeof shim_procs / sizeof *shim_procs;

enum { UNTOUCHED = 7, NO_STATUS = 99 };

/* driver 580: want is the function (0 for NULL), status the reason; v1 answers the same or 500. */
static const struct {
	const char *name;
	int version;
	unsigned flags;
	int rc, want, status;
} cases[] = {
	{"", 0, 0, 0, 0, 1}, /* cudart's self-test */
	{"", -1, 0, 0, 0, 1},
	{"nope", 2000, 2, 0, 0, 1},
	{"nope", -1, 0, 0, 0, 1},
	{"zz", -1, 0, 0, 0, 1},
	{"cuIni", -1, 0, 0, 0, 1},
	{"cuMemAlloc_v2", -1, 0, 0, 0, 1},
	{"cuMemcpyHtoD_v2_ptds", -1, 2, 0, 0, 1},
	{"cuInit", 0, 0, 0, 0, 2},
	{"cuInit", 1999, 0, 0, 0, 2},
	{"cuInit", 2000, 0, 0, 20, 0},
	{"cuInit", 2000, 1, 0, 20, 0},
	{"cuInit", 2000, 2, 0, 20, 0},
	{"cuInit", 2000, 3, 0, 20, 0},
	{"cuInit", 13000, 0, 0, 20, 0},
	{"cuInit", -1, 0, 0, 20, 0},
	{"cuInit", -2, 0, 0, 20, 0},
	{"cuInit", 13001, 0, 1, UNTOUCHED, NO_STATUS},
	{"nope", 99999, 0, 1, UNTOUCHED, NO_STATUS},
	{"cuInit", 2000, 4, 1, UNTOUCHED, NO_STATUS},
	{"cuInit", -1, 16, 1, UNTOUCHED, NO_STATUS},
	{"cuGetProcAddress", 11030, 0, 0, 10, 0},
	{"cuGetProcAddress", 12000, 0, 0, 11, 0},
	{"cuLaunchKernel", 4000, 0, 0, 30, 0},
	{"cuLaunchKernel", 4000, 1, 0, 30, 0},
	{"cuLaunchKernel", 4000, 2, 0, 0, 2},
	{"cuLaunchKernel", 4000, 3, 0, 0, 2},
	{"cuLaunchKernel", 7000, 2, 0, 31, 0},
	{"cuLaunchKernel", 7000, 3, 0, 31, 0},
	{"cuLaunchKernel", -1, 2, 0, 31, 0},
	{"cuMemAlloc", 2000, 0, 0, 40, 0},
	{"cuMemAlloc", 2000, 2, 0, 40, 0},
	{"cuMemAlloc", 3019, 0, 0, 40, 0},
	{"cuMemAlloc", 3020, 0, 0, 41, 0},
	{"cuMemAlloc", -1, 0, 0, 41, 0},
	{"cuMemGetMemPool", 12090, 0, 0, 0, 2},
	{"cuMemGetMemPool", 13000, 0, 0, 45, 0},
	{"cuMemcpyHtoD", 1999, 0, 0, 0, 2},
	{"cuMemcpyHtoD", 2000, 0, 0, 50, 0},
	{"cuMemcpyHtoD", 2000, 2, 0, 0, 2}, /* not the plain old one */
	{"cuMemcpyHtoD", 3020, 0, 0, 51, 0},
	{"cuMemcpyHtoD", 3020, 2, 0, 0, 2},
	{"cuMemcpyHtoD", 6999, 2, 0, 0, 2},
	{"cuMemcpyHtoD", 7000, 2, 0, 52, 0},
	{"cuStreamGetCaptureInfo", 10010, 2, 0, 61, 0},
	{"cuStreamGetCaptureInfo", 11030, 2, 0, 63, 0},
	{"cuStreamGetCaptureInfo", 12029, 0, 0, 62, 0},
	{"cuStreamGetCaptureInfo", 12030, 2, 0, 65, 0},
	{"cuStreamGetCaptureInfo", 12030, 1, 0, 64, 0},
};

static void test_cases(void)
{
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		void *fn = FN(UNTOUCHED), *fn1 = FN(UNTOUCHED), *fn2 = FN(UNTOUCHED);
		CUdriverProcAddressQueryResult status = NO_STATUS;
		int before = failed;
		CHECK(cuGetProcAddress_v2(cases[i].name, &fn, cases[i].version, cases[i].flags, &status) == cases[i].rc);
		CHECK(fn == FN(cases[i].want) && status == cases[i].status);
		CHECK(cuGetProcAddress_v2(cases[i].name, &fn2, cases[i].version, cases[i].flags, NULL) == cases[i].rc && fn2 == fn);
		CUresult rc = cuGetProcAddress(cases[i].name, &fn1, cases[i].version, cases[i].flags);
		if (cases[i].rc)
			CHECK(rc == cases[i].rc && fn1 == FN(UNTOUCHED));
		else if (cases[i].want)
			CHECK(rc == 0 && fn1 == FN(cases[i].want));
		else
			CHECK(rc == 500 && fn1 == FN(UNTOUCHED));
		if (failed != before)
			fprintf(stderr, "  case: %s %d %u\n", cases[i].name, cases[i].version, cases[i].flags);
	}
	void *fn = FN(UNTOUCHED);
	CHECK(cuGetProcAddress_v2("cuInit", &fn, 2000, (cuuint64_t)1 << 32, NULL) == 1 && fn == FN(UNTOUCHED));
	CHECK(cuGetProcAddress_v2(NULL, &fn, 2000, 0, NULL) == 1 && cuGetProcAddress_v2("cuInit", NULL, 2000, 0, NULL) == 1);
	CHECK(cuGetProcAddress(NULL, &fn, 2000, 0) == 1 && cuGetProcAddress("cuInit", NULL, 2000, 0) == 1);
}

/* Behind an older driver, what came later is unknown and "latest" means that driver's. */
static void test_old_driver(void)
{
	void *fn = FN(UNTOUCHED);
	CUdriverProcAddressQueryResult status;
	driver = 12000;
	CHECK(cuGetProcAddress_v2("cuMemGetMemPool", &fn, 12000, 0, &status) == 0 && !fn && status == 1);
	CHECK(cuGetProcAddress_v2("cuStreamGetCaptureInfo", &fn, -1, 0, &status) == 0 && fn == FN(62) && status == 0);
	fn = FN(UNTOUCHED);
	CHECK(cuGetProcAddress_v2("cuInit", &fn, 13000, 0, &status) == 1 && fn == FN(UNTOUCHED));
	driver = 13000;
}

static void test_errors(void)
{
	static const struct { int code; const char *name, *text; } some[] = {
		{0, "CUDA_SUCCESS", "no error"},
		{1, "CUDA_ERROR_INVALID_VALUE", "invalid argument"},
		{3, "CUDA_ERROR_NOT_INITIALIZED", "initialization error"},
		{100, "CUDA_ERROR_NO_DEVICE", "no CUDA-capable device is detected"},
		{222, "CUDA_ERROR_UNSUPPORTED_PTX_VERSION", "the provided PTX was compiled with an unsupported toolchain."},
		{700, "CUDA_ERROR_ILLEGAL_ADDRESS", "an illegal memory access was encountered"},
		{801, "CUDA_ERROR_NOT_SUPPORTED", "operation not supported"},
		{916, "CUDA_ERROR_KEY_ROTATION", "an error happened during the key rotation sequence"},
		{999, "CUDA_ERROR_UNKNOWN", "unknown error"},
	};
	const char *s;
	for (size_t i = 0; i < sizeof some / sizeof *some; i++) {
		CHECK(cuGetErrorName(some[i].code, &s) == 0 && !strcmp(s, some[i].name));
		CHECK(cuGetErrorString(some[i].code, &s) == 0 && !strcmp(s, some[i].text));
	}
	int known = 0;
	for (int code = -10; code < 2000; code++) {
		const char *name = "x", *text = "x";
		CUresult rc = cuGetErrorName(code, &name);
		CHECK(cuGetErrorString(code, &text) == rc && !name == !text && (rc == 0 ? !!name : rc == 1 && !name));
		known += rc == 0;
	}
	CHECK(known == 101); /* what driver 580 knows */
	CHECK(cuGetErrorName(0, NULL) == 1 && cuGetErrorString(0, NULL) == 1 && cuGetErrorString(12345, NULL) == 1);
}

int main(void)
{
	test_cases();
	test_old_driver();
	test_errors();
	return verdict();
}
