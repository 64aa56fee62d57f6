// capture: graphs made by capturing streams, and what a capture forbids.
#include "graph_parts.h"

CHECK(capture, records_and_does_not_run)
{
	stream s;
	cudaGraph_t g = nullptr;
	dev<int> p(1);
	MUST(cudaMemset(p, 0, 4));
	MUST(cudaDeviceSynchronize());
	cudaStreamCaptureStatus status = cudaStreamCaptureStatus(77);
	rt("status", cudaStreamIsCapturing(s, &status));
	val("is", status);
	rt("begin", cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
	shift<<<1, 1, 0, s>>>(p, 1);
	MUST(cudaMemsetAsync(p, 0, 0, s));
	shift<<<1, 1, 0, s>>>(p, 2);
	rt("status", cudaStreamIsCapturing(s, &status));
	val("is", status);
	rt("end", cudaStreamEndCapture(s, &g));
	val("before", value(p));
	size_t n = 0;
	MUST(cudaGraphGetNodes(g, nullptr, &n));
	val("nodes", n);
	run(g, p);
	cudaGraphDestroy(g);
}

CHECK(capture, fork_and_join)
{
	stream a, b;
	event e(cudaEventDisableTiming), f(cudaEventDisableTiming);
	cudaGraph_t g = nullptr;
	dev<int> p(1);
	MUST(cudaMemset(p, 0, 4));
	MUST(cudaStreamBeginCapture(a, cudaStreamCaptureModeRelaxed));
	shift<<<1, 1, 0, a>>>(p, 1);
	rt("record", cudaEventRecord(e, a));
	rt("wait", cudaStreamWaitEvent(b, e, 0));
	shift<<<1, 1, 0, b>>>(p, 2);
	rt("record", cudaEventRecord(f, b));
	rt("wait", cudaStreamWaitEvent(a, f, 0));
	shift<<<1, 1, 0, a>>>(p, 3);
	rt("end", cudaStreamEndCapture(a, &g));
	size_t n = 0;
	MUST(cudaGraphGetNodes(g, nullptr, &n));
	val("nodes", n);
	run(g, p);
	cudaGraphDestroy(g);
}

CHECK(capture, unjoined)
{
	stream a, b;
	event e(cudaEventDisableTiming);
	cudaGraph_t g = nullptr;
	dev<int> p(1);
	MUST(cudaStreamBeginCapture(a, cudaStreamCaptureModeRelaxed));
	MUST(cudaEventRecord(e, a));
	MUST(cudaStreamWaitEvent(b, e, 0));
	shift<<<1, 1, 0, b>>>(p, 2);
	rt("end_other", cudaStreamEndCapture(b, &g));
	rt("end", cudaStreamEndCapture(a, &g));
	is("null", g == nullptr);
	rt("works_again", cudaStreamSynchronize(a));
	last();
}

CHECK(capture, forbidden_calls)
{
	stream s;
	cudaGraph_t g = (cudaGraph_t)77;
	event e;
	MUST(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
	rt("synchronize", cudaStreamSynchronize(s));
	cudaStreamCaptureStatus status = cudaStreamCaptureStatus(77);
	rt("status", cudaStreamIsCapturing(s, &status));
	val("is", status);
	rt("end", cudaStreamEndCapture(s, &g));
	is("null", g == nullptr);
	last();
	MUST(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
	rt("query", cudaStreamQuery(s));
	rt("end", cudaStreamEndCapture(s, &g));
	last();
	MUST(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
	MUST(cudaEventRecord(e, s));
	rt("event_query", cudaEventQuery(e));
	rt("end", cudaStreamEndCapture(s, &g));
	last();
}

CHECK(capture, unsafe_calls)
{
	// In global mode a call that may wait, as cudaMalloc, is refused anywhere.
	stream s;
	cudaGraph_t g = nullptr;
	void *p = nullptr;
	MUST(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
	rt("malloc", cudaMalloc(&p, 4));
	rt("end", cudaStreamEndCapture(s, &g));
	last();
	if (g)
		cudaGraphDestroy(g);
	MUST(cudaStreamBeginCapture(s, cudaStreamCaptureModeRelaxed));
	rt("relaxed_malloc", cudaMalloc(&p, 4));
	rt("end", cudaStreamEndCapture(s, &g));
	cudaGraphDestroy(g);
	cudaFree(p);
	last();
}

CHECK(capture, legacy_stream)
{
	stream s;
	cudaGraph_t g = nullptr;
	dev<int> p(1);
	rt("begin_legacy", cudaStreamBeginCapture(nullptr, cudaStreamCaptureModeGlobal));
	last();
	MUST(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
	shift<<<1, 1>>>(p, 1); // would have to wait for what is being captured
	last("legacy_launch");
	rt("end", cudaStreamEndCapture(s, &g));
	last();
	rt("end_without", cudaStreamEndCapture(s, &g));
	rt("begin", cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
	rt("begin_twice", cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
	rt("end", cudaStreamEndCapture(s, &g));
	last();
}

CHECK(capture, mode_exchange)
{
	cudaStreamCaptureMode m = cudaStreamCaptureModeRelaxed;
	rt("exchange", cudaThreadExchangeStreamCaptureMode(&m));
	val("was", m);
	rt("back", cudaThreadExchangeStreamCaptureMode(&m));
	val("was", m);
	m = cudaStreamCaptureMode(9);
	rt("wrong", cudaThreadExchangeStreamCaptureMode(&m));
	last();
}

CHECK(capture, host_function)
{
	stream s;
	int cell = 0;
	host_cell = &cell;
	cudaGraph_t g = nullptr;
	cudaGraphExec_t x = nullptr;
	MUST(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
	rt("host", cudaLaunchHostFunc(s, bump, (void *)3));
	MUST(cudaStreamEndCapture(s, &g));
	val("now", cell);
	MUST(cudaGraphInstantiate(&x, g, 0));
	for (int i = 0; i < 3; i++)
		MUST(cudaGraphLaunch(x, s));
	rt("synchronize", cudaStreamSynchronize(s));
	val("is", cell);
	cudaGraphExecDestroy(x);
	cudaGraphDestroy(g);
}

CHECK(capture, into_a_graph)
{
	stream s;
	graph g;
	cudaGraph_t same = nullptr;
	dev<int> p(1);
	MUST(cudaMemset(p, 0, 4));
	auto a = kernel(g, {}, shift, p, 1);
	MUST(cudaStreamBeginCaptureToGraph(s, g, &a, nullptr, 1, cudaStreamCaptureModeGlobal));
	shift<<<1, 1, 0, s>>>(p, 2);
	rt("end", cudaStreamEndCapture(s, &same));
	is("same", same == g);
	run(g, p);
}

CHECK(capture, allocation)
{
	if (!attribute(cudaDevAttrMemoryPoolsSupported))
		skip("no memory pools");
	stream s;
	cudaGraph_t g = nullptr;
	int *p = nullptr;
	dev<int> out(1);
	MUST(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
	rt("alloc", cudaMallocAsync((void **)&p, 64, s));
	store<<<1, 1, 0, s>>>(p, 6);
	rt("copy", cudaMemcpyAsync(out, p, 4, cudaMemcpyDeviceToDevice, s));
	rt("free", cudaFreeAsync(p, s));
	MUST(cudaStreamEndCapture(s, &g));
	run(g, out);
	cudaGraphDestroy(g);
}
