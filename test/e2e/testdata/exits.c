/* exits: the process ends while its threads are inside calls. It ends with 7 and does not crash.
 *
 *     exits thread     a thread calls exit
 *     exits main       main returns
 *     exits atexit     main returns, and a handler calls CUDA once more
 *     exits wait       a thread calls exit while the others wait for a kernel that does not end
 *     exits cancel     a thread with a stream of its own leaves while main returns */
#include "cudadrv.h"
#include "kernels.h"

#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

static const char ptx[] = PTX_HEADER PTX_PUT
	".visible .entry spin(.param .u64 at, .param .u32 v)\n"
	PTX_SPIN_BODY;

enum { THREADS = 8, WARM = 200 };
static const char *mode;
static CUcontext context;
static CUfunction put, spin;
static _Atomic unsigned rounds;

/* Ends quietly once CUDA is being shut down under it; anything else is an error. */
#define UNTIL_SHUT(call)                                                                 \
	do {                                                                             \
		CUresult rc = (call);                                                    \
		if (rc == 4) {                                                           \
			pause();                                                         \
			return NULL;                                                     \
		}                                                                        \
		if (rc) {                                                                \
			dprintf(2, "FAIL: %s answers %d while the process ends\n", #call, rc); \
			_exit(1);                                                        \
		}                                                                        \
	} while (0)

static void *work(void *arg)
{
	unsigned value = (unsigned)(size_t)arg, big[4096];
	CUdeviceptr p;
	CUstream stream = (CUstream)2; /* the thread's own */
	(void)arg;
	UNTIL_SHUT(cuCtxSetCurrent(context));
	for (;;) {
		CUevent event;
		UNTIL_SHUT(cuMemAlloc(&p, sizeof big));
		UNTIL_SHUT(cuMemcpyHtoD(p, big, sizeof big));
		UNTIL_SHUT(cuLaunchKernel(put, 1, 1, 1, 1, 1, 1, 0, stream, ARGS(&p, &value), NULL));
		UNTIL_SHUT(cuEventCreate(&event, 0));
		UNTIL_SHUT(cuEventRecord(event, stream));
		UNTIL_SHUT(cuEventSynchronize(event));
		UNTIL_SHUT(cuEventDestroy(event));
		UNTIL_SHUT(cuStreamSynchronize(stream));
		UNTIL_SHUT(cuMemcpyDtoH(big, p, sizeof big));
		UNTIL_SHUT(cuMemFree(p));
		if (atomic_fetch_add(&rounds, 1) == WARM && !strcmp(mode, "thread"))
			exit(7);
		if (!strcmp(mode, "cancel") && atomic_load(&rounds) > WARM)
			return NULL;
	}
}

static void *stuck(void *arg)
{
	CUdeviceptr *p = arg;
	unsigned value = 0;
	UNTIL_SHUT(cuCtxSetCurrent(context));
	UNTIL_SHUT(cuLaunchKernel(spin, 1, 1, 1, 1, 1, 1, 0, (CUstream)2, ARGS(p, &value), NULL));
	atomic_fetch_add(&rounds, 1);
	UNTIL_SHUT(cuStreamSynchronize((CUstream)2));
	return NULL;
}

static void *leaver(void *arg)
{
	(void)arg;
	exit(7);
}

static void late(void)
{
	CUdeviceptr p;
	CUresult rc = cuMemAlloc(&p, 64);
	if (rc && rc != 4) {
		dprintf(2, "FAIL: cuMemAlloc in a handler answers %d\n", rc);
		_exit(1);
	}
}

int main(int argc, char **argv)
{
	CUdevice device;
	CUmodule module;
	CUdeviceptr word;
	pthread_t t;

	mode = argc > 1 ? argv[1] : "thread";
	if (!strcmp(mode, "atexit"))
		atexit(late);
	context = driver_open(&device);
	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetFunction(&put, module, "put"));
	CHECK(cuModuleGetFunction(&spin, module, "spin"));
	CHECK(cuMemAlloc(&word, 4));
	CHECK(cuMemsetD32(word, 0, 1));
	int wait = !strcmp(mode, "wait");
	for (size_t i = 0; i < THREADS; i++)
		EXPECT(!pthread_create(&t, NULL, wait ? stuck : work, wait ? (void *)&word : (void *)i), "no thread");
	unsigned goal = wait ? THREADS : WARM;
	for (double from = now(); atomic_load(&rounds) < goal; usleep(1000))
		EXPECT(now() < from + 120000, "only %u rounds in two minutes", atomic_load(&rounds));
	if (wait)
		EXPECT(!pthread_create(&t, NULL, leaver, NULL), "no thread");
	if (wait || !strcmp(mode, "thread"))
		pause();
	return 7;
}
