/* traced: calls that a trace and the log must tell of. With "crash": forks, and ends by a signal in the middle. */
#include "expect.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv)
{
	static char ptx[] = ".version 7.0\n.target sm_50\n.address_size 64\n.visible .entry nothing(.param .u64 p) { ret; }\n";
	CUcontext ctx;
	CUmodule m;
	CUfunction f;
	CUdeviceptr p;
	CUresult (*alloc)(CUdeviceptr *, size_t) = NULL;
	int state;
	static char data[1 << 16];
	OK(cuInit(0));
	OK(cuDevicePrimaryCtxRetain(&ctx, 0));
	OK(cuCtxSetCurrent(ctx));
	/* As cudart finds the driver. */
	OK(cuGetProcAddress_v2("cuMemAlloc", &alloc, 12000, 0, NULL));
	OK(alloc(&p, sizeof data));
	OK(cuModuleLoadData(&m, ptx));
	OK(cuModuleGetFunction(&f, m, "nothing"));
	void *args[] = {&p};
	OK(cuLaunchKernel(f, 3, 1, 1, 32, 1, 1, 0, NULL, args, NULL));
	OK(cuMemcpyDtoH_v2(data, p, sizeof data));
	EXPECT(cuModuleGetFunction(&f, m, "a \"quoted\"\n\\name"), CUDA_ERROR_NOT_FOUND);
	int thread;
	EXPECT(cuCheckpointProcessGetRestoreThreadId(4711, &thread), CUDA_ERROR_NOT_SUPPORTED);
	EXPECT(cuCheckpointProcessGetRestoreThreadId(4712, &thread), CUDA_ERROR_NOT_SUPPORTED);
	if (argc > 1 && !strcmp(argv[1], "crash")) {
		pid_t child = fork();
		if (!child) {
			EXPECT(cuCtxSynchronize(), CUDA_ERROR_NOT_INITIALIZED);
			_exit(wrong);
		}
		waitpid(child, &state, 0);
		SAME(state, 0);
		raise(SIGSEGV);
	}
	return VERDICT();
}
