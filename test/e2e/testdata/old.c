/* old: loads libcuda.so.1 with whatever libc it is started under and works a little. It brings no start code, because that
 * of a newer system asks for a newer libc; everything it uses is as old as x86-64 itself. */
#include "cuda/gen_types.h"

#include <gnu/libc-version.h>
#include <stdio.h>
#include <stdlib.h>

static void check(CUresult rc, const char *call)
{
	if (rc) {
		printf("FAIL: %s: %d\n", call, rc);
		exit(1);
	}
}
#define CHECK(call) check((call), #call)

__attribute__((force_align_arg_pointer, noreturn)) void _start(void)
{
	CUcontext ctx;
	CUdeviceptr p;
	unsigned got[256];
	printf("glibc %s\n", gnu_get_libc_version());
	CHECK(cuInit(0));
	CHECK(cuDevicePrimaryCtxRetain(&ctx, 0));
	CHECK(cuCtxSetCurrent(ctx));
	CHECK(cuMemAlloc_v2(&p, sizeof got));
	CHECK(cuMemsetD32_v2(p, 42, 256));
	CHECK(cuMemcpyDtoH_v2(got, p, sizeof got));
	CHECK(cuMemFree_v2(p));
	puts(got[0] == 42 && got[255] == 42 ? "PASS" : "FAIL");
	exit(0);
}
