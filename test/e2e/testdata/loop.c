/* loop: works until a call fails, then says which error it got and ends with 9.
 *
 *     loop          launch, synchronise and read back, over and over
 *     loop spin     one kernel that never ends, and a wait for it
 *     loop COUNT    COUNT rounds, then ends with 0
 *     loop until    the same until SIGUSR1, then ends with 0 */
#include "cudadrv.h"
#include "kernels.h"
#include <signal.h>

static volatile sig_atomic_t enough;

static void on_signal(int s)
{
	(void)s;
	enough = 1;
}

static const char ptx[] =
	".version 6.0\n"
	".target sm_50\n"
	".address_size 64\n"
	".visible .entry add_one(.param .u64 at)\n"
	"{\n"
	"	.reg .b32 %v;\n"
	"	.reg .b64 %at;\n"
	"	ld.param.u64 %at, [at];\n"
	"	ld.global.u32 %v, [%at];\n"
	"	add.u32 %v, %v, 1;\n"
	"	st.global.u32 [%at], %v;\n"
	"	ret;\n"
	"}\n"
	".visible .entry spin(.param .u64 at)\n"
	PTX_SPIN_BODY;

static void stop(const char *call, CUresult rc)
{
	printf("%s: %s (%d)\n", call, error_name(rc), rc);
	exit(9);
}

#define TRY(call)                      \
	do {                           \
		CUresult rc = (call);  \
		if (rc)                \
			stop(#call, rc); \
	} while (0)

int main(int argc, char **argv)
{
	const char *mode = argc > 1 ? argv[1] : "0";
	unsigned rounds = (unsigned)atoi(mode), zero = 0, got = 0;
	CUdevice device;
	CUmodule module;
	CUfunction add_one, spin;
	CUdeviceptr word;

	setvbuf(stdout, NULL, _IOLBF, 0);
	if (!strcmp(mode, "until"))
		signal(SIGUSR1, on_signal);
	driver_open(&device);
	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetFunction(&add_one, module, "add_one"));
	CHECK(cuModuleGetFunction(&spin, module, "spin"));
	CHECK(cuMemAlloc(&word, sizeof got));
	CHECK(cuMemcpyHtoD(word, &zero, sizeof zero));
	if (!strcmp(mode, "spin")) {
		TRY(cuLaunchKernel(spin, 1, 1, 1, 1, 1, 1, 0, NULL, ARGS(&word), NULL));
		puts("ready");
		TRY(cuCtxSynchronize());
		fail("a kernel that never ends has ended");
	}
	for (unsigned i = 1; !enough && (!rounds || i <= rounds); i++) {
		TRY(cuLaunchKernel(add_one, 1, 1, 1, 1, 1, 1, 0, NULL, ARGS(&word), NULL));
		TRY(cuCtxSynchronize());
		TRY(cuMemcpyDtoH(&got, word, sizeof got));
		EXPECT(got == i, "round %u: the word is %u", i, got);
		if (i == 10)
			puts("ready");
	}
	puts("PASS");
	return 0;
}
