/* polls: programs that ask in a loop whether something is done are answered as by the server itself: nothing is said to be done
 * that is not, nor the other way round for longer than it takes to hear of it. Kernels are held up by a word in device memory.
 *
 *     polls | polls for-ever, which says "ready", asks without end, and prints what ended it */
#include "expect.h"
#include <pthread.h>
#include <sched.h>
#include <time.h>

static char ptx[] = ".version 6.0\n.target sm_50\n.address_size 64\n"
			  ".visible .entry spin(.param .u64 flag)\n{\n\t.reg .pred %p;\n\t.reg .b32 %v;\n\t.reg .b64 %at;\n\tld.param.u64 %at, [flag];\n"
			  "AGAIN:\n\tld.volatile.global.u32 %v, [%at];\n\tsetp.eq.u32 %p, %v, 0;\n\t@%p bra AGAIN;\n\tret;\n}\n"
			  ".visible .entry fail()\n{\n\ttrap;\n}\n";
static CUfunction spin, fail;
static CUdeviceptr flag;
static CUstream busy, idle;
static CUevent e, other;

static void hold(CUstream s)
{
	OK(cuMemsetD32Async(flag, 0, 1, idle));
	OK(cuStreamSynchronize(idle));
	OK(cuLaunchKernel(spin, 1, 1, 1, 1, 1, 1, 0, s, (void *[]){&flag}, NULL));
}

static void let_go(void) { OK(cuMemsetD32Async(flag, 1, 1, idle)); }

/* Asks until the answer is another one, for a minute at most. */
static CUresult event_until(CUevent ev, CUresult is)
{
	time_t end = time(NULL) + 60;
	CUresult rc;
	while ((rc = cuEventQuery(ev)) == is && time(NULL) < end)
		;
	return rc;
}

static CUresult stream_until(CUstream s, CUresult is)
{
	time_t end = time(NULL) + 60;
	CUresult rc;
	while ((rc = cuStreamQuery(s)) == is && time(NULL) < end)
		;
	return rc;
}

static void many_times(CUevent ev, CUstream s)
{
	for (int i = 0; i < 200; i++) {
		if (ev)
			EXPECT(cuEventQuery(ev), CUDA_ERROR_NOT_READY);
		EXPECT(cuStreamQuery(s), CUDA_ERROR_NOT_READY);
	}
}

static void ends(void)
{
	hold(busy);
	OK(cuEventRecord(e, busy));
	many_times(e, busy);
	let_go();
	OK(event_until(e, CUDA_ERROR_NOT_READY));
	OK(cuEventSynchronize(e));
	OK(stream_until(busy, CUDA_ERROR_NOT_READY));
	OK(cuStreamSynchronize(busy));
	/* Whatever else tells of the end, no question says otherwise. */
	for (int way = 0; way < 6; way++) {
		unsigned word;
		float ms;
		hold(busy);
		OK(cuEventRecord(e, busy));
		OK(cuEventRecord(other, busy));
		many_times(e, busy);
		let_go();
		switch (way) {
		case 0: OK(cuCtxSynchronize()); break;
		case 1: OK(cuStreamSynchronize(busy)); break;
		case 2: OK(cuEventSynchronize(other)); break;
		case 3: OK(cuMemcpyDtoHAsync_v2(&word, flag, 4, busy)); break;
		case 4: OK(event_until(other, CUDA_ERROR_NOT_READY)); break;
		case 5:
			OK(cuStreamWaitEvent(idle, other, 0));
			OK(cuStreamSynchronize(idle));
			EXPECT(cuEventElapsedTime(&ms, e, other), CUDA_ERROR_INVALID_HANDLE); /* they have no time */
			break;
		}
		OK(cuEventQuery(e));
		OK(cuMemsetD32Async(flag, 1, 1, idle));
		if (way != 4) /* the stream has passed the event, and may not have come to its end */
			OK(cuStreamQuery(busy));
		OK(cuStreamSynchronize(busy));
	}
}

/* What was asked about may be another thing by now, or nothing. */
static void changes(void)
{
	CUstream s;
	CUevent fresh;
	hold(busy);
	OK(cuEventRecord(e, busy));
	many_times(e, busy);
	OK(cuEventRecord(e, idle));
	OK(event_until(e, CUDA_ERROR_NOT_READY)); /* although the other stream is held up */
	OK(cuEventRecord(e, busy));
	many_times(e, busy);
	OK(cuEventDestroy_v2(e));
	EXPECT(cuEventQuery(e), CUDA_ERROR_INVALID_HANDLE);
	OK(cuEventCreate(&e, CU_EVENT_DISABLE_TIMING));
	OK(cuEventQuery(e));
	OK(cuEventCreate(&fresh, CU_EVENT_DISABLE_TIMING));
	OK(cuStreamCreate(&s, CU_STREAM_NON_BLOCKING));
	OK(cuLaunchKernel(spin, 1, 1, 1, 1, 1, 1, 0, s, (void *[]){&flag}, NULL));
	OK(cuEventRecord(fresh, s));
	many_times(fresh, s);
	OK(cuStreamDestroy_v2(s)); /* the event is still to come */
	for (int i = 0; i < 50; i++)
		EXPECT(cuEventQuery(fresh), CUDA_ERROR_NOT_READY);
	let_go();
	OK(event_until(fresh, CUDA_ERROR_NOT_READY));
	OK(cuEventDestroy_v2(fresh));
	OK(stream_until(busy, CUDA_ERROR_NOT_READY));
}

/* More than anybody looks at. */
static void many(void)
{
	enum { MANY = 150 };
	CUevent list[MANY];
	hold(busy);
	for (int i = 0; i < MANY; i++) {
		OK(cuEventCreate(&list[i], CU_EVENT_DISABLE_TIMING));
		OK(cuEventRecord(list[i], busy));
	}
	for (int k = 0; k < 2; k++)
		for (int i = 0; i < MANY; i++)
			EXPECT(cuEventQuery(list[i]), CUDA_ERROR_NOT_READY);
	let_go();
	OK(event_until(list[MANY - 1], CUDA_ERROR_NOT_READY));
	for (int i = 0; i < MANY; i++) {
		OK(cuEventQuery(list[i]));
		OK(cuEventDestroy_v2(list[i]));
	}
}

/* A stream that is being captured must not be asked about, and a capture must not end others' questions. */
static void captures(void)
{
	CUstream s;
	CUgraph g;
	OK(cuStreamCreate(&s, CU_STREAM_NON_BLOCKING));
	hold(busy);
	OK(cuLaunchKernel(spin, 1, 1, 1, 1, 1, 1, 0, s, (void *[]){&flag}, NULL));
	OK(cuEventRecord(e, busy));
	many_times(e, s);
	OK(cuStreamBeginCapture_v2(s, CU_STREAM_CAPTURE_MODE_RELAXED));
	OK(cuMemsetD32Async(flag + 4, 1, 1, s));
	for (int i = 0; i < 20; i++)
		EXPECT(cuEventQuery(e), CUDA_ERROR_NOT_READY);
	OK(cuStreamEndCapture(s, &g)); /* not spoiled */
	OK(cuGraphDestroy(g));
	many_times(e, busy);
	let_go();
	OK(event_until(e, CUDA_ERROR_NOT_READY));
	OK(stream_until(s, CUDA_ERROR_NOT_READY));
	OK(cuStreamDestroy_v2(s));
}

/* Threads that ask about the same things, while one waits for the end of all. */
static CUcontext ctx;
static _Atomic int over;
static void *waiter(void *arg)
{
	(void)arg;
	OK(cuCtxSetCurrent(ctx));
	OK(cuCtxSynchronize());
	over = 1;
	OK(cuEventQuery(e));
	return NULL;
}

static void *asker(void *arg)
{
	(void)arg;
	OK(cuCtxSetCurrent(ctx));
	for (;;) {
		int before = over;
		CUresult rc = cuEventQuery(e);
		if (rc != CUDA_ERROR_NOT_READY)
			return OK(rc), NULL;
		if (before) {
			EXPECT(rc, CUDA_SUCCESS); /* somebody knows that it has passed */
			return NULL;
		}
		(void)cuStreamQuery(busy);
	}
}

static void threads(void)
{
	pthread_t t[4];
	for (int k = 0; k < 6; k++) {
		over = 0;
		hold(busy);
		OK(cuEventRecord(e, busy));
		for (int i = 0; i < 4; i++)
			pthread_create(&t[i], NULL, i ? asker : waiter, NULL);
		for (int i = 0; i < k; i++)
			sched_yield();
		let_go();
		for (int i = 0; i < 4; i++)
			pthread_join(t[i], NULL);
	}
}

int main(int argc, char *argv[])
{
	CUmodule m;
	OK(cuInit(0));
	OK(cuDevicePrimaryCtxRetain(&ctx, 0));
	OK(cuCtxSetCurrent(ctx));
	OK(cuModuleLoadData(&m, ptx));
	OK(cuModuleGetFunction(&spin, m, "spin"));
	OK(cuModuleGetFunction(&fail, m, "fail"));
	OK(cuMemAlloc_v2(&flag, 8));
	OK(cuStreamCreate(&busy, CU_STREAM_NON_BLOCKING));
	OK(cuStreamCreate(&idle, CU_STREAM_NON_BLOCKING));
	OK(cuEventCreate(&e, CU_EVENT_DISABLE_TIMING));
	OK(cuEventCreate(&other, CU_EVENT_DISABLE_TIMING));
	if (argc > 1 && !strcmp(argv[1], "for-ever")) {
		hold(busy);
		OK(cuEventRecord(e, busy));
		EXPECT(cuEventQuery(e), CUDA_ERROR_NOT_READY);
		puts("ready");
		fflush(stdout);
		printf("%d\n", event_until(e, CUDA_ERROR_NOT_READY));
		return wrong;
	}
	ends();
	changes();
	many();
	captures();
	threads();
	/* A fault elsewhere ends the context, and with it every question. */
	hold(busy);
	OK(cuEventRecord(e, busy));
	many_times(e, busy);
	OK(cuLaunchKernel(fail, 1, 1, 1, 1, 1, 1, 0, idle, NULL, NULL));
	EXPECT(event_until(e, CUDA_ERROR_NOT_READY), CUDA_ERROR_LAUNCH_FAILED);
	return VERDICT();
}
