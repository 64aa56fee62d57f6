// event: events, their times, host functions.
#include "stream_parts.h"

CHECK(event, create_flags)
{
	for (unsigned f : {0u, 1u, 2u, 3u, 4u, 6u, 8u, 0x100u}) {
		cudaEvent_t e = nullptr;
		char what[16];
		snprintf(what, sizeof what, "%#x", f);
		if (rt(what, cudaEventCreateWithFlags(&e, f)) == cudaSuccess)
			cudaEventDestroy(e);
	}
	rt("destroy_null", cudaEventDestroy(nullptr));
	last();
}

CHECK(event, elapsed)
{
	event a, b, off(cudaEventDisableTiming), never;
	float ms = -1;
	MUST(cudaEventRecord(a));
	MUST(cudaEventSynchronize(a)); // a busy machine may come round to it late
	std::this_thread::sleep_for(std::chrono::milliseconds(30));
	MUST(cudaEventRecord(b));
	rt("wait", cudaEventSynchronize(b));
	rt("elapsed", cudaEventElapsedTime(&ms, a, b));
	is("sane", ms >= 25 && ms < 10000);
	rt("backwards", cudaEventElapsedTime(&ms, b, a));
	is("negative", ms < 0);
	rt("itself", cudaEventElapsedTime(&ms, a, a));
	real("is", ms);
	MUST(cudaEventRecord(off));
	MUST(cudaDeviceSynchronize());
	rt("untimed", cudaEventElapsedTime(&ms, a, off));
	rt("never", cudaEventElapsedTime(&ms, a, never));
	rt("null", cudaEventElapsedTime(nullptr, a, b));
	last();
}

CHECK(event, elapsed_not_ready)
{
	stream s;
	event a, b;
	blocker g;
	float ms = 0;
	MUST(cudaEventRecord(a, s));
	g.hold(s);
	MUST(cudaEventRecord(b, s));
	rt("early", cudaEventElapsedTime(&ms, a, b));
	g.open();
	MUST(cudaStreamSynchronize(s));
	rt("late", cudaEventElapsedTime(&ms, a, b));
	is("sane", ms >= 0 && ms < 10000);
	last();
}

CHECK(event, never_recorded)
{
	event e;
	rt("query", cudaEventQuery(e));
	rt("synchronize", cudaEventSynchronize(e));
	rt("null_record", cudaEventRecord(nullptr));
	rt("null_query", cudaEventQuery(nullptr));
	rt("record_flags", cudaEventRecordWithFlags(e, nullptr, 77));
	last();
}

CHECK(event, across_contexts)
{
	CUcontext primary, other;
	CUevent e;
	MUST(cudaFree(nullptr));
	MUST(cuCtxGetCurrent(&primary));
	MUST(cuEventCreate(&e, 0));
#if CUDA_VERSION >= 13000
	MUST(cuCtxCreate(&other, nullptr, 0, 0));
#else
	MUST(cuCtxCreate(&other, 0, 0));
#endif
	CUstream s;
	MUST(cuStreamCreate(&s, 0));
	drv("record", cuEventRecord(e, s));
	drv("wait", cuStreamWaitEvent(s, e, 0));
	drv("query", cuEventQuery(e));
	MUST(cuCtxDestroy(other));
	MUST(cuCtxSetCurrent(primary));
	drv("record_own", cuEventRecord(e, nullptr));
	drv("synchronize", cuEventSynchronize(e));
	drv("destroy", cuEventDestroy(e));
}

static std::string trail;
template <char C> static void CUDART_CB note(void *) { trail += C; }
static void CUDART_CB note_status(cudaStream_t, cudaError_t e, void *data) { *(cudaError_t *)data = e; trail += 's'; }

CHECK(callback, order)
{
	stream s;
	cudaError_t seen = cudaErrorUnknown;
	trail.clear();
	rt("host", cudaLaunchHostFunc(s, note<'a'>, nullptr));
	rt("callback", cudaStreamAddCallback(s, note_status, &seen, 0));
	rt("host", cudaLaunchHostFunc(s, note<'b'>, nullptr));
	rt("synchronize", cudaStreamSynchronize(s));
	txt("trail", trail.c_str());
	rt("status", seen);
	rt("null", cudaLaunchHostFunc(s, nullptr, nullptr));
	rt("flags", cudaStreamAddCallback(s, note_status, &seen, 1));
	last();
}

CHECK(callback, across_streams)
{
	stream a(cudaStreamNonBlocking), b(cudaStreamNonBlocking);
	event e(cudaEventDisableTiming);
	blocker g;
	trail.clear();
	g.hold(a);
	MUST(cudaLaunchHostFunc(a, note<'1'>, nullptr));
	MUST(cudaEventRecord(e, a));
	MUST(cudaStreamWaitEvent(b, e, 0));
	MUST(cudaLaunchHostFunc(b, note<'2'>, nullptr));
	g.open();
	rt("synchronize", cudaStreamSynchronize(b));
	txt("trail", trail.c_str());
}

CHECK(callback, sees_data)
{
	static int *host;
	static int seen;
	stream s;
	dev<int> p(1);
	MUST(cudaMallocHost((void **)&host, 4));
	*host = 0;
	store<<<1, 1, 0, s>>>(p, 31);
	MUST(cudaMemcpyAsync(host, p, 4, cudaMemcpyDeviceToHost, s));
	MUST(cudaLaunchHostFunc(s, [](void *) { seen = (*host)++; }, nullptr));
	MUST(cudaMemcpyAsync(p, host, 4, cudaMemcpyHostToDevice, s));
	rt("synchronize", cudaStreamSynchronize(s));
	val("seen", seen);
	val("device", value(p));
	cudaFreeHost(host);
}

CHECK(callback, may_not_call_cuda)
{
	static cudaError_t inside;
	stream s;
	MUST(cudaLaunchHostFunc(s, [](void *) { void *p; inside = cudaMalloc(&p, 4); }, nullptr));
	rt("synchronize", cudaStreamSynchronize(s));
	rt("inside", inside);
	last();
}

CHECK(callback, many)
{
	static std::atomic<int> count;
	count = 0;
	stream s[4];
	for (int i = 0; i < 400; i++)
		MUST(cudaLaunchHostFunc(s[i % 4], [](void *) { count++; }, nullptr));
	rt("synchronize", cudaDeviceSynchronize());
	val("ran", count);
}

OWN_CHECK(callback, after_error)
{
	// A callback gets the context's error; a host function is not called.
	static int called;
	cudaError_t seen = cudaErrorUnknown;
	cudaStream_t s;
	MUST(cudaStreamCreate(&s));
	store<<<1, 1, 0, s>>>((int *)0x10, 1);
	cudaDeviceSynchronize();
	rt("callback", cudaStreamAddCallback(s, note_status, &seen, 0));
	rt("host", cudaLaunchHostFunc(s, [](void *) { called++; }, nullptr));
	val("called", called);
}
