/* passed: what is answered without the server about streams and events is what the server would have answered: an event that
 * was passed once may be recorded anew, by name, in a graph, with a context. Each time a function of ours holds the stream up. */
#include "expect.h"
#include <pthread.h>

static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int open_, waiting;

static void hold(void *arg)
{
	(void)arg;
	pthread_mutex_lock(&mu);
	waiting = 1;
	pthread_cond_broadcast(&changed);
	while (!open_)
		pthread_cond_wait(&changed, &mu);
	open_ = waiting = 0;
	pthread_mutex_unlock(&mu);
}

static void until_held(void)
{
	pthread_mutex_lock(&mu);
	while (!waiting)
		pthread_cond_wait(&changed, &mu);
	pthread_mutex_unlock(&mu);
}

static void let_go(void)
{
	pthread_mutex_lock(&mu);
	open_ = 1;
	pthread_cond_broadcast(&changed);
	pthread_mutex_unlock(&mu);
}

int main(void)
{
	CUcontext ctx;
	CUstream s, t, streams[2];
	CUevent e, other;
	CUdeviceptr p;
	CUgraph g;
	CUgraphExec x;
	CUgraphNode first, second;
	unsigned word = 0;
	void *pinned;
	OK(cuInit(0));
	OK(cuDevicePrimaryCtxRetain(&ctx, 0));
	OK(cuCtxSetCurrent(ctx));
	OK(cuStreamCreate(&s, CU_STREAM_NON_BLOCKING));
	OK(cuStreamCreate(&t, CU_STREAM_NON_BLOCKING));
	OK(cuEventCreate(&e, CU_EVENT_DISABLE_TIMING));
	OK(cuEventCreate(&other, CU_EVENT_DISABLE_TIMING));
	OK(cuMemAlloc_v2(&p, 1 << 20));
	OK(cuMemAllocHost_v2(&pinned, 1 << 20));

	/* In each stream, the legacy one too: passed, then recorded anew and not passed. */
	streams[0] = s;
	streams[1] = NULL;
	for (int i = 0; i < 2; i++) {
		OK(cuEventRecord(e, streams[i]));
		OK(cuStreamSynchronize(streams[i]));
		OK(cuEventQuery(e));
		OK(cuStreamQuery(streams[i]));
		OK(cuLaunchHostFunc(streams[i], (void *)hold, NULL));
		EXPECT(cuStreamQuery(streams[i]), CUDA_ERROR_NOT_READY);
		OK(cuEventQuery(e)); /* recorded before */
		OK(cuEventRecord(other, streams[i]));
		OK(cuEventRecord(e, streams[i]));
		EXPECT(cuEventQuery(e), CUDA_ERROR_NOT_READY);
		OK(cuStreamSynchronize(t)); /* another stream's end tells nothing */
		EXPECT(cuEventQuery(e), CUDA_ERROR_NOT_READY);
		until_held();
		let_go();
		OK(cuEventSynchronize(e));
		OK(cuStreamSynchronize(streams[i]));
		OK(cuEventQuery(other));
	}

	/* A copy that waits is a wait for its stream; data of one that nobody waited for may still be on its way. */
	OK(cuMemsetD32Async(p, 7, 1, s));
	OK(cuEventRecord(e, s));
	OK(cuMemcpyDtoHAsync_v2(&word, p, 4, s));
	OK(cuStreamSynchronize(s));
	OK(cuEventQuery(e));
	SAME(word, 7u);
	for (unsigned i = 0; i < 50; i++) {
		OK(cuMemsetD32Async(p, i, 1 << 18, s));
		OK(cuMemcpyDtoHAsync_v2(pinned, p, 1 << 20, s));
		OK(cuMemcpyDtoHAsync_v2(&word, p, 4, s));
		OK(cuStreamSynchronize(s));
		SAME(((unsigned *)pinned)[(1 << 18) - 1], i);
		SAME(word, i);
	}

	/* A graph records the event. */
	CUDA_HOST_NODE_PARAMS_v1 node = {.fn = (void *)hold};
	OK(cuGraphCreate(&g, 0));
	OK(cuGraphAddHostNode(&first, g, NULL, 0, &node));
	OK(cuGraphAddEventRecordNode(&second, g, &first, 1, e));
	OK(cuGraphInstantiateWithFlags(&x, g, 0));
	OK(cuEventRecord(e, s));
	OK(cuStreamSynchronize(s));
	OK(cuEventQuery(e));
	OK(cuGraphLaunch(x, s));
	EXPECT(cuEventQuery(e), CUDA_ERROR_NOT_READY);
	until_held();
	let_go();
	OK(cuStreamSynchronize(s));
	OK(cuEventQuery(e));

	/* A context does. */
	OK(cuEventRecord(e, s));
	OK(cuStreamSynchronize(s));
	OK(cuLaunchHostFunc(s, (void *)hold, NULL));
	OK(cuEventQuery(e));
	OK(cuCtxRecordEvent(ctx, e));
	EXPECT(cuEventQuery(e), CUDA_ERROR_NOT_READY);
	until_held();
	let_go();
	OK(cuCtxSynchronize());
	OK(cuEventQuery(e));

	/* A capture has it. */
	OK(cuEventRecord(e, s));
	OK(cuStreamSynchronize(s));
	OK(cuStreamBeginCapture_v2(s, CU_STREAM_CAPTURE_MODE_RELAXED));
	OK(cuEventRecord(e, s));
	EXPECT(cuEventQuery(e), CUDA_ERROR_CAPTURED_EVENT);
	EXPECT(cuStreamEndCapture(s, &g), CUDA_ERROR_STREAM_CAPTURE_INVALIDATED); /* by the question */
	return VERDICT();
}
