// stream: streams, events, host functions and the rules of the default stream.
#include "stream_parts.h"

CHECK(stream, create)
{
	cudaStream_t s = nullptr;
	unsigned flags = 77;
	int priority = 77;
	rt("create", cudaStreamCreate(&s));
	rt("flags", cudaStreamGetFlags(s, &flags));
	val("is", flags);
	rt("priority", cudaStreamGetPriority(s, &priority));
	val("is", priority);
	rt("query", cudaStreamQuery(s));
	rt("destroy", cudaStreamDestroy(s));
	rt("non_blocking", cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking));
	rt("flags", cudaStreamGetFlags(s, &flags));
	val("is", flags);
	rt("destroy", cudaStreamDestroy(s));
}

CHECK(stream, create_wrong)
{
	cudaStream_t s = nullptr;
	unsigned flags;
	rt("null", cudaStreamCreate(nullptr));
	rt("flags", cudaStreamCreateWithFlags(&s, 0xff));
	rt("flags_null", cudaStreamGetFlags(nullptr, nullptr));
	rt("default_flags", cudaStreamGetFlags(nullptr, &flags));
	val("is", flags);
	rt("legacy_flags", cudaStreamGetFlags(cudaStreamLegacy, &flags));
	val("is", flags);
	rt("destroy_null", cudaStreamDestroy(nullptr));
	rt("destroy_legacy", cudaStreamDestroy(cudaStreamLegacy));
	last();
}

CHECK(stream, priorities)
{
	int least, greatest, got;
	MUST(cudaDeviceGetStreamPriorityRange(&least, &greatest));
	for (int p : {least, greatest, greatest - 1, least + 10, -2}) {
		cudaStream_t s;
		MUST(cudaStreamCreateWithPriority(&s, cudaStreamNonBlocking, p));
		MUST(cudaStreamGetPriority(s, &got));
		say("%d->%d", p, got);
		cudaStreamDestroy(s);
	}
}

CHECK(stream, query_not_ready)
{
	stream s;
	event e;
	gate g;
	g.hold(s);
	MUST(cudaEventRecord(e, s));
	rt("stream", cudaStreamQuery(s));
	rt("event", cudaEventQuery(e));
	rt("peek", cudaPeekAtLastError()); // not ready is no error
	rt("legacy", cudaStreamQuery(nullptr));
	g.open();
	rt("synchronize", cudaStreamSynchronize(s));
	rt("stream", cudaStreamQuery(s));
	rt("event", cudaEventQuery(e));
	last();
}

CHECK(stream, legacy_waits_for_blocking)
{
	stream s;
	gate g;
	dev<int> p(1);
	MUST(cudaMemset(p, 0, 4));
	g.hold(s);
	shift<<<1, 1, 0, s>>>(p, 1);
	shift<<<1, 1>>>(p, 2);
	val("held", peek(p));
	rt("legacy", cudaStreamQuery(nullptr));
	g.open();
	MUST(cudaDeviceSynchronize());
	val("order", value(p));
}

CHECK(stream, blocking_waits_for_legacy)
{
	stream s;
	gate g;
	dev<int> p(1);
	MUST(cudaMemset(p, 0, 4));
	g.hold(nullptr);
	shift<<<1, 1>>>(p, 1);
	shift<<<1, 1, 0, s>>>(p, 2);
	rt("stream", cudaStreamQuery(s));
	val("held", peek(p));
	g.open();
	MUST(cudaDeviceSynchronize());
	val("order", value(p));
}

CHECK(stream, non_blocking_does_not)
{
	stream s(cudaStreamNonBlocking);
	gate g;
	dev<int> p(1);
	MUST(cudaMemset(p, 0, 4));
	MUST(cudaDeviceSynchronize());
	g.hold(nullptr);
	store<<<1, 1, 0, s>>>(p, 5);
	rt("synchronize", cudaStreamSynchronize(s));
	rt("legacy", cudaStreamQuery(nullptr));
	val("is", peek(p));
	g.open();
	MUST(cudaDeviceSynchronize());
}

CHECK(stream, legacy_leaves_non_blocking)
{
	stream s(cudaStreamNonBlocking);
	gate g;
	dev<int> p(1);
	g.hold(s);
	store<<<1, 1>>>(p, 6);
	rt("legacy", cudaStreamSynchronize(nullptr));
	val("is", value(p));
	rt("stream", cudaStreamQuery(s));
	g.open();
	rt("synchronize", cudaStreamSynchronize(s));
}

CHECK(stream, wait_event)
{
	stream a(cudaStreamNonBlocking), b(cudaStreamNonBlocking);
	event e(cudaEventDisableTiming);
	gate g;
	dev<int> p(1);
	MUST(cudaMemset(p, 0, 4));
	MUST(cudaDeviceSynchronize());
	rt("unrecorded", cudaStreamWaitEvent(b, e, 0));
	rt("ready", cudaStreamQuery(b) == cudaSuccess ? cudaSuccess : cudaStreamSynchronize(b));
	g.hold(a);
	shift<<<1, 1, 0, a>>>(p, 1);
	MUST(cudaEventRecord(e, a));
	rt("wait", cudaStreamWaitEvent(b, e, 0));
	shift<<<1, 1, 0, b>>>(p, 2);
	rt("held", cudaStreamQuery(b));
	g.open();
	MUST(cudaStreamSynchronize(b));
	val("order", value(p));
	rt("flags", cudaStreamWaitEvent(b, e, 77));
	rt("null", cudaStreamWaitEvent(b, nullptr, 0));
	last();
}

CHECK(stream, event_recorded_again)
{
	// A wait takes the record that is the latest when it is called.
	stream a(cudaStreamNonBlocking), b(cudaStreamNonBlocking);
	event e(cudaEventDisableTiming);
	gate g;
	MUST(cudaEventRecord(e, a));
	MUST(cudaStreamWaitEvent(b, e, 0));
	g.hold(a);
	MUST(cudaEventRecord(e, a));
	rt("event", cudaEventQuery(e));
	rt("b", cudaStreamSynchronize(b));
	g.open();
	rt("event", cudaEventSynchronize(e));
}

CHECK(stream, destroyed_while_busy)
{
	cudaStream_t s;
	gate g;
	dev<int> p(1);
	MUST(cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking));
	MUST(cudaMemset(p, 0, 4));
	MUST(cudaDeviceSynchronize());
	g.hold(s);
	store<<<1, 1, 0, s>>>(p, 9);
	rt("destroy", cudaStreamDestroy(s));
	g.open();
	rt("synchronize", cudaDeviceSynchronize());
	val("done", value(p));
}

CHECK(stream, ids)
{
	stream a, b;
	unsigned long long x = 0, y = 0, legacy = 77, null = 78;
	rt("a", cudaStreamGetId(a, &x));
	rt("b", cudaStreamGetId(b, &y));
	is("differ", x != y);
	rt("legacy", cudaStreamGetId(cudaStreamLegacy, &legacy));
	rt("null", cudaStreamGetId(nullptr, &null));
	is("same", legacy == null);
	rt("nowhere", cudaStreamGetId(a, nullptr));
	int d = -1;
	rt("device", cudaStreamGetDevice(a, &d));
	val("is", d);
	last();
}

CHECK(stream, attributes)
{
	stream a, b;
	cudaStreamAttrValue v = {}, w = {};
	rt("policy", cudaStreamGetAttribute(a, cudaStreamAttributeSynchronizationPolicy, &v));
	val("is", v.syncPolicy);
	v.syncPolicy = cudaSyncPolicyYield;
	rt("set", cudaStreamSetAttribute(a, cudaStreamAttributeSynchronizationPolicy, &v));
	rt("get", cudaStreamGetAttribute(a, cudaStreamAttributeSynchronizationPolicy, &w));
	val("is", w.syncPolicy);
	rt("copy", cudaStreamCopyAttributes(b, a));
	memset(&w, 0, sizeof w);
	rt("get", cudaStreamGetAttribute(b, cudaStreamAttributeSynchronizationPolicy, &w));
	val("is", w.syncPolicy);
	memset(&w, 0, sizeof w);
	rt("window", cudaStreamGetAttribute(a, cudaStreamAttributeAccessPolicyWindow, &w));
	val("bytes", w.accessPolicyWindow.num_bytes);
	rt("priority", cudaStreamGetAttribute(a, cudaStreamAttributePriority, &w));
	rt("unknown", cudaStreamGetAttribute(a, cudaStreamAttrID(77), &w));
	last();
}

CHECK(stream, memory_operations)
{
	stream a(cudaStreamNonBlocking), b(cudaStreamNonBlocking);
	dev<int> p(2);
	MUST(cudaMemset(p, 0, 8));
	MUST(cudaDeviceSynchronize());
	drv("wait", cuStreamWaitValue32(a, (CUdeviceptr)p.p, 3, CU_STREAM_WAIT_VALUE_GEQ));
	store<<<1, 1, 0, a>>>(p.p + 1, 7);
	rt("held", cudaStreamQuery(a));
	drv("write", cuStreamWriteValue32(b, (CUdeviceptr)p.p, 4, 0));
	rt("synchronize", cudaStreamSynchronize(a));
	val("is", value(p.p + 1));
	drv("misaligned", cuStreamWriteValue32(b, (CUdeviceptr)p.p + 1, 4, 0));
	drv("wrong_flag", cuStreamWaitValue32(b, (CUdeviceptr)p.p, 3, 0x40));
}

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
	gate g;
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
	gate g;
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
