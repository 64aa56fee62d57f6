/* trouble: a client that goes wrong in one way, over and over, each time in a fresh process so that each has a context
 * of its own to spoil. It prints "ready" when the first has gone wrong, then goes on until it is killed.
 *
 *     trouble illegal | trap | assert | memory | hang */
#include "cudadrv.h"

#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

enum { OUT_OF_MEMORY = 2, ASSERT = 710 };

static const char ptx[] =
	".version 6.0\n"
	".target sm_50\n"
	".address_size 64\n"
	".extern .func __assertfail(.param .b64 a, .param .b64 b, .param .b32 c, .param .b64 d, .param .b64 e);\n"
	".global .align 1 .b8 text[6] = {119, 114, 111, 110, 103, 0};\n"
	".visible .entry illegal()\n"
	"{\n"
	"	.reg .b64 %at; .reg .b32 %v;\n"
	"	mov.u64 %at, 16;\n"
	"	mov.u32 %v, 1;\n"
	"	st.global.u32 [%at], %v;\n"
	"	ret;\n"
	"}\n"
	".visible .entry trap_()\n"
	"{\n"
	"	trap;\n"
	"}\n"
	".visible .entry assert_()\n"
	"{\n"
	"	.reg .b64 %t, %one; .reg .b32 %line;\n"
	"	mov.u64 %t, text;\n"
	"	cvta.global.u64 %t, %t;\n"
	"	mov.u64 %one, 1;\n"
	"	mov.u32 %line, 7;\n"
	"	{\n"
	"	.param .b64 a; .param .b64 b; .param .b32 c; .param .b64 d; .param .b64 e;\n"
	"	st.param.b64 [a], %t; st.param.b64 [b], %t; st.param.b32 [c], %line; st.param.b64 [d], %t; st.param.b64 [e], %one;\n"
	"	call.uni __assertfail, (a, b, c, d, e);\n"
	"	}\n"
	"	ret;\n"
	"}\n"
	".visible .entry hang()\n"
	"{\n"
	"	.reg .b32 %v;\n"
	"AGAIN:\n"
	"	mov.u32 %v, %clock;\n"
	"	bra AGAIN;\n"
	"}\n";

/* go_wrong does so, and returns what the driver said. */
static CUresult go_wrong(const char *kind)
{
	CUdevice device;
	CUmodule module;
	CUfunction kernel;
	CUdeviceptr p;
	CUresult rc;

	driver_open(&device);
	if (!strcmp(kind, "memory")) {
		for (size_t size = 1ull << 36; size >= 1 << 20; size >>= 1)
			while ((rc = cuMemAlloc(&p, size)) == CUDA_SUCCESS)
				continue;
		return rc;
	}
	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetFunction(&kernel, module, kind));
	CHECK(cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, NULL, NULL, NULL));
	if (!strcmp(kind, "hang")) {
		puts("ready"); /* it will say nothing more */
		fflush(stdout);
	}
	return cuCtxSynchronize();
}

int main(int argc, char **argv)
{
	static const struct {
		const char *name, *kernel;
		CUresult want;
	} kinds[] = {
		{"illegal", "illegal", CUDA_ERROR_ILLEGAL_ADDRESS}, {"trap", "trap_", CUDA_ERROR_LAUNCH_FAILED},
		{"assert", "assert_", ASSERT}, {"memory", "memory", OUT_OF_MEMORY}, {"hang", "hang", CUDA_SUCCESS},
	};
	int k = 0;
	setvbuf(stdout, NULL, _IOLBF, 0);
	while (k < 5 && (argc < 2 || strcmp(argv[1], kinds[k].name)))
		k++;
	EXPECT(k < 5, "usage: trouble illegal|trap|assert|memory|hang");
	for (int round = 0;; round++) {
		int status = 0;
		pid_t child = fork();
		if (child == 0) {
			prctl(PR_SET_PDEATHSIG, SIGKILL);
			CUresult rc = go_wrong(kinds[k].kernel);
			if (rc != kinds[k].want)
				printf("%s: %d, want %d\n", argv[1], rc, kinds[k].want);
			fflush(stdout);
			_exit(rc != kinds[k].want);
		}
		EXPECT(child > 0 && waitpid(child, &status, 0) == child, "no child");
		EXPECT(WIFEXITED(status) && WEXITSTATUS(status) == 0, "%s went wrong otherwise than it should: %#x", argv[1], status);
		if (round == 0)
			puts("ready");
	}
}
