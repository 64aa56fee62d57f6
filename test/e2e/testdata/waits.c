/* waits: calls that must not return before their stream has come to them, and calls that must not wait for that.
 *
 * What the host reads behind a call of the first kind is what was given to the stream before it. The stream has long work first, so a
 * call that does not wait is found out. A call of the second kind is made while a host function holds the stream, which goes on only
 * after the call: one that waits never returns. */
#include "expect.h"
#include "kernels.h"

#include <semaphore.h>
#include <stdatomic.h>
#include <unistd.h>

enum { ROUNDS = 8, N = 5000, LONG = 48 << 20 };

static CUdeviceptr long_memory, d, e;
static unsigned char pageable[N], *pinned, *mapped, *registered;
static CUfunction put;

/* What the stream does before what is asked of it. */
static void long_work(CUstream s, int i) { OK(cuMemsetD8Async(long_memory, (unsigned char)i, LONG, s)); }

static int is_all(const unsigned char *p, int v)
{
	for (int i = 0; i < N; i++)
		if (p[i] != (unsigned char)v)
			return 0;
	return 1;
}

static void launch_put(unsigned char *at, unsigned v, CUstream s)
{
	CUdeviceptr p = (CUdeviceptr)(uintptr_t)at;
	void *params[] = {&p, &v};
	OK(cuLaunchKernel(put, 1, 1, 1, 1, 1, 1, 0, s, params, NULL));
}

/* --- sets: what numba-cuda's test_host_alloc does, and the like */
static void sets(void)
{
	unsigned char *each[] = {mapped, pinned, registered};
	for (int i = 1; i <= ROUNDS; i++)
		for (int k = 0; k < 3; k++) {
			CUdeviceptr p = (CUdeviceptr)(uintptr_t)each[k];
			long_work(NULL, i);
			OK(cuMemsetD8_v2(p, (unsigned char)i, N));
			SAME(is_all(each[k], i), 1);
			OK(cuMemsetD16_v2(p, (unsigned short)(0x101 * (i + 100)), N / 2));
			SAME(is_all(each[k], i + 100), 1);
			long_work(NULL, i);
			OK(cuMemsetD2D8_v2(p, 100, (unsigned char)(i + 50), 100, N / 100));
			SAME(is_all(each[k], i + 50), 1);
		}
}

/* --- copies that name mapped memory as device memory */
static void shapes(CUarray line)
{
	for (int i = 1; i <= ROUNDS; i++) {
		CUDA_MEMCPY2D_v2 c = {.srcMemoryType = CU_MEMORYTYPE_DEVICE, .srcDevice = d, .srcPitch = 100, .dstMemoryType = CU_MEMORYTYPE_DEVICE,
				      .dstDevice = (CUdeviceptr)(uintptr_t)mapped, .dstPitch = 100, .WidthInBytes = 100, .Height = N / 100};
		long_work(NULL, i);
		OK(cuMemsetD8_v2(d, (unsigned char)i, N));
		OK(cuMemcpy2D_v2(&c));
		SAME(is_all(mapped, i), 1);
		/* The source is the program's again. */
		c.srcDevice = c.dstDevice;
		c.dstDevice = e;
		long_work(NULL, i);
		OK(cuMemcpy2D_v2(&c));
		memset(mapped, 0xee, N);
		OK(cuMemcpyDtoH_v2(pageable, e, N));
		SAME(is_all(pageable, i), 1);
		/* The same with an array at one end. */
		memset(pageable, i + 60, N);
		OK(cuMemcpyHtoA_v2(line, 0, pageable, N));
		long_work(NULL, i);
		OK(cuMemcpyAtoD_v2((CUdeviceptr)(uintptr_t)mapped, line, 0, N));
		SAME(is_all(mapped, i + 60), 1);
		memset(mapped, i + 120, N);
		long_work(NULL, i);
		OK(cuMemcpyDtoA_v2(line, 0, (CUdeviceptr)(uintptr_t)mapped, N));
		memset(mapped, 0xee, N);
		OK(cuMemcpyAtoH_v2(pageable, line, 0, N));
		SAME(is_all(pageable, i + 120), 1);
	}
}

/* --- a copy to the device ends what came before it */
static _Atomic int called;
static void nap(void *v)
{
	usleep(3000);
	called = (int)(intptr_t)v;
}
static void fill_slowly(void *v)
{
	usleep(3000);
	memset(pageable, (int)(intptr_t)v, N);
}

static void ends(CUstream follows)
{
	unsigned word = 0;
	for (int i = 1; i <= ROUNDS; i++) {
		CUstream before = i % 2 ? NULL : follows; /* the legacy stream waits for it */
		OK(cuMemsetD8_v2(d, (unsigned char)i, N));
		long_work(before, i);
		OK(cuMemcpyDtoHAsync_v2(pinned, d, N, before));
		OK(cuMemcpyHtoD_v2(e, &word, 4));
		SAME(is_all(pinned, i), 1);
		long_work(before, i);
		launch_put(mapped, (unsigned)i, before);
		OK(cuMemcpyHtoD_v2(e, &word, 4));
		memcpy(&word, mapped, 4);
		SAME(word, (unsigned)i);
		OK(cuLaunchHostFunc(before, (void *)nap, (void *)(intptr_t)i));
		OK(cuMemcpyHtoD_v2(e, &word, 4));
		SAME(called, i);
		/* What a function writes is what the copy takes. */
		OK(cuLaunchHostFunc(before, (void *)fill_slowly, (void *)(intptr_t)(i + 30)));
		OK(cuMemcpyHtoD_v2(d, pageable, N));
		OK(cuMemcpyDtoH_v2(pinned, d, N));
		SAME(is_all(pinned, i + 30), 1);
		/* So is what a copy back brings. */
		OK(cuMemsetD8_v2(d, (unsigned char)(i + 90), N));
		long_work(before, i);
		OK(cuMemcpyDtoHAsync_v2(pinned, d, N, before));
		OK(cuMemcpyHtoD_v2(e, pinned, N));
		OK(cuMemcpyDtoH_v2(pageable, e, N));
		SAME(is_all(pageable, i + 90), 1);
		/* Whoever asks hears that it is over. */
		long_work(before, i);
		OK(cuMemcpyHtoD_v2(e, &word, 4));
		OK(cuStreamQuery(before));
	}
}

/* --- calls that must not wait */
static sem_t gate;
static void stand(void *unused)
{
	(void)unused;
	while (sem_wait(&gate))
		;
}

static void held(CUstream s) { OK(cuLaunchHostFunc(s, (void *)stand, NULL)); }
static void go_on(CUstream s)
{
	sem_post(&gate);
	OK(cuStreamSynchronize(s));
}

static void passes(CUstream s, CUarray line)
{
	for (int i = 1; i <= ROUNDS; i++) {
		unsigned char *each[] = {mapped, pinned, registered};
		for (int k = 0; k < 3; k++) {
			held(s);
			OK(cuMemsetD8Async((CUdeviceptr)(uintptr_t)each[k], (unsigned char)i, N, s));
			go_on(s);
			SAME(is_all(each[k], i), 1);
		}
		memset(pageable, i + 60, N);
		OK(cuMemcpyHtoA_v2(line, 0, pageable, N));
		OK(cuStreamSynchronize(NULL));
		for (int k = 0; k < 2; k++) {
			held(s);
			OK(cuMemcpyAtoHAsync_v2(each[k], line, 0, N, s));
			go_on(s);
			SAME(is_all(each[k], i + 60), 1);
		}
		held(s);
		OK(cuMemsetD8_v2(d, 1, N)); /* on the legacy stream, which s does not follow */
		OK(cuMemcpyDtoD_v2(e, d, N));
		go_on(s);
	}
}

/* A set of pinned memory is as good in a graph. */
static void captured(CUstream s)
{
	CUgraph g;
	CUgraphExec x;
	OK(cuStreamBeginCapture_v2(s, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL));
	OK(cuMemsetD8Async((CUdeviceptr)(uintptr_t)pinned, 77, N, s));
	OK(cuStreamEndCapture(s, &g));
	OK(cuGraphInstantiateWithFlags(&x, g, 0));
	for (int i = 0; i < 3; i++) {
		memset(pinned, i, N);
		OK(cuGraphLaunch(x, s));
		OK(cuStreamSynchronize(s));
		SAME(is_all(pinned, 77), 1);
	}
	OK(cuGraphExecDestroy(x));
	OK(cuGraphDestroy(g));
}

int main(void)
{
	CUcontext c;
	CUmodule m;
	CUstream apart, follows;
	CUarray line;
	CUDA_ARRAY_DESCRIPTOR_v2 shape = {.Width = N, .Format = CU_AD_FORMAT_UNSIGNED_INT8, .NumChannels = 1};
	static unsigned char plain[3 * 4096 + N];
	registered = plain + 1000; /* neither begins nor ends with a page */
	OK(cuInit(0));
	OK(cuDevicePrimaryCtxRetain(&c, 0));
	OK(cuCtxSetCurrent(c));
	OK(cuModuleLoadData(&m, PTX_HEADER PTX_PUT));
	OK(cuModuleGetFunction(&put, m, "put"));
	OK(cuMemAlloc_v2(&long_memory, LONG));
	OK(cuMemAlloc_v2(&d, N));
	OK(cuMemAlloc_v2(&e, N));
	OK(cuMemHostAlloc(&pinned, N, 0));
	OK(cuMemHostAlloc(&mapped, N, 2 /* mapped */));
	OK(cuMemHostRegister_v2(registered, N, 0));
	OK(cuArrayCreate_v2(&line, &shape));
	OK(cuStreamCreate(&apart, CU_STREAM_NON_BLOCKING));
	OK(cuStreamCreate(&follows, 0));
	sem_init(&gate, 0, 0);
	sets();
	shapes(line);
	ends(follows);
	passes(apart, line);
	captured(apart);
	return VERDICT();
}
