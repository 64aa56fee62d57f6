/* faults: kernels that go wrong. Each runs in a child process: the launch
 * succeeds, the next synchronisation names the fault, and so does every call
 * after it. The parent, which uses the same device, is not disturbed. */
#include "cudadrv.h"

#include <sys/wait.h>
#include <unistd.h>

static const char ptx[] =
	".version 6.0\n"
	".target sm_50\n"
	".address_size 64\n"
	"\n"
	"// *at = value\n"
	".visible .entry store(.param .u64 at, .param .u32 value)\n"
	"{\n"
	"	.reg .b32 %value;\n"
	"	.reg .b64 %at;\n"
	"	ld.param.u64 %at, [at];\n"
	"	ld.param.u32 %value, [value];\n"
	"	st.global.u32 [%at], %value;\n"
	"	ret;\n"
	"}\n"
	"\n"
	".visible .entry give_up(.param .u64 at, .param .u32 value)\n"
	"{\n"
	"	trap;\n"
	"}\n";

/* open_kernel opens the device and gives a word of its memory. */
static CUdeviceptr open_kernel(const char *name, CUfunction *kernel)
{
	CUdevice device;
	CUmodule module;
	CUdeviceptr word;
	driver_open(&device);
	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetFunction(kernel, module, name));
	CHECK(cuMemAlloc(&word, 64));
	return word;
}

/* misbehave is the child: it never returns. offset leads off the word. */
static void misbehave(const char *what, const char *name, long long offset, CUresult want)
{
	CUfunction kernel;
	unsigned value = 1;
	CUdeviceptr at = open_kernel(name, &kernel) + offset, p;

	launch(kernel, 1, 1, NULL, ARGS(&at, &value));
	CUresult first = cuCtxSynchronize(), then = cuMemAlloc(&p, 64);
	printf("%s: %s (%d): %s\n", what, error_name(first), first, error_text(first));
	printf("  the next call: %s\n", error_name(then));
	fflush(stdout);
	_exit(first == want && then == want ? 0 : 1);
}

int main(void)
{
	static const struct {
		const char *what, *kernel;
		long long offset;
		CUresult want;
	} faults[] = {
		{"address outside any allocation", "store", 1ll << 42, CUDA_ERROR_ILLEGAL_ADDRESS},
		{"address not a multiple of 4", "store", 2, CUDA_ERROR_MISALIGNED_ADDRESS},
		{"trap instruction", "give_up", 0, CUDA_ERROR_LAUNCH_FAILED},
	};
	enum { FAULTS = sizeof faults / sizeof *faults };
	int to_child[FAULTS][2];
	pid_t child[FAULTS];

	/* Fork before the first CUDA call; a child waits until it is told. */
	for (int f = 0; f < FAULTS; f++) {
		char go;
		EXPECT(pipe(to_child[f]) == 0, "no pipe");
		child[f] = fork();
		EXPECT(child[f] >= 0, "cannot fork");
		if (child[f] == 0) {
			close(to_child[f][1]);
			if (read(to_child[f][0], &go, 1) != 1)
				_exit(1);
			misbehave(faults[f].what, faults[f].kernel, faults[f].offset, faults[f].want);
		}
	}

	CUfunction store;
	CUdeviceptr word = open_kernel("store", &store);
	for (int f = 0; f < FAULTS; f++) {
		unsigned value = 100 + f, got = 0;
		int status = 0;
		EXPECT(write(to_child[f][1], "!", 1) == 1, "cannot tell the child");
		EXPECT(waitpid(child[f], &status, 0) == child[f], "lost the child");
		EXPECT(WIFEXITED(status) && WEXITSTATUS(status) == 0, "%s: not the error expected (%d)", faults[f].what, faults[f].want);
		launch(store, 1, 1, NULL, ARGS(&word, &value));
		CHECK(cuMemcpyDtoH(&got, word, sizeof got));
		EXPECT(got == value, "the parent reads %u, want %u", got, value);
		printf("  the parent goes on: %u\n", got);
		fflush(stdout);
	}
	CHECK(cuMemFree(word));
	puts("PASS");
	return 0;
}
