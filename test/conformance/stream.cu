// stream: streams, their order among each other, the rules of the default stream.
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
	blocker g;
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
	blocker g;
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
	blocker g;
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
	blocker g;
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
	blocker g;
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
	blocker g;
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
	blocker g;
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
	blocker g;
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
