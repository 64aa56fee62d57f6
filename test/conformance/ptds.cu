// ptds: built with --default-stream per-thread, where a thread's default stream is
// its own and waits for no other but the legacy one.
#include "stream_parts.h"

CHECK(per_thread, is_on)
{
	unsigned flags = 77;
	unsigned long long own = 0, ptds = 1, legacy = 2;
	rt("flags", cudaStreamGetFlags(nullptr, &flags));
	val("is", flags);
	rt("id", cudaStreamGetId(nullptr, &own));
	rt("id", cudaStreamGetId(cudaStreamPerThread, &ptds));
	rt("id", cudaStreamGetId(cudaStreamLegacy, &legacy));
	is("own_is_per_thread", own == ptds);
	is("own_is_legacy", own == legacy);
}

CHECK(per_thread, ids_of_threads)
{
	unsigned long long mine = 0, theirs = 0;
	MUST(cudaStreamGetId(nullptr, &mine));
	std::thread([&] { cudaStreamGetId(nullptr, &theirs); }).join();
	is("differ", mine != theirs && theirs != 0);
}

CHECK(per_thread, threads_do_not_wait)
{
	blocker g;
	dev<int> p(1);
	MUST(cudaMemset(p, 0, 4));
	MUST(cudaDeviceSynchronize());
	g.hold(nullptr);
	int seen = -1;
	cudaError_t e = cudaErrorUnknown, mine;
	std::thread([&] {
		store<<<1, 1>>>(p, 4);
		e = cudaStreamSynchronize(nullptr);
		cudaMemcpy(&seen, p, 4, cudaMemcpyDeviceToHost);
	}).join();
	mine = cudaStreamQuery(nullptr);
	g.open();
	rt("theirs", e);
	val("seen", seen);
	rt("mine", mine);
	rt("synchronize", cudaStreamSynchronize(nullptr));
}

CHECK(per_thread, waits_for_legacy)
{
	blocker g;
	dev<int> p(1);
	MUST(cudaMemset(p, 0, 4));
	MUST(cudaDeviceSynchronize());
	g.hold(cudaStreamLegacy);
	shift<<<1, 1, 0, cudaStreamLegacy>>>(p, 1);
	shift<<<1, 1>>>(p, 2);
	rt("held", cudaStreamQuery(nullptr));
	g.open();
	MUST(cudaDeviceSynchronize());
	val("order", value(p));
}

CHECK(per_thread, legacy_waits_for_it)
{
	blocker g;
	dev<int> p(1);
	MUST(cudaMemset(p, 0, 4));
	MUST(cudaDeviceSynchronize());
	g.hold(nullptr);
	shift<<<1, 1>>>(p, 1);
	shift<<<1, 1, 0, cudaStreamLegacy>>>(p, 2);
	rt("held", cudaStreamQuery(cudaStreamLegacy));
	g.open();
	MUST(cudaDeviceSynchronize());
	val("order", value(p));
}

CHECK(per_thread, other_streams_are_apart)
{
	stream s;
	blocker g;
	dev<int> p(1);
	g.hold(nullptr);
	store<<<1, 1, 0, s>>>(p, 8);
	rt("synchronize", cudaStreamSynchronize(s));
	rt("own", cudaStreamQuery(nullptr));
	g.open();
	rt("synchronize", cudaStreamSynchronize(nullptr));
	val("is", value(p));
}

CHECK(per_thread, destroy_refused)
{
	rt("destroy", cudaStreamDestroy(cudaStreamPerThread));
	rt("works", cudaStreamSynchronize(cudaStreamPerThread));
	last();
}

CHECK(per_thread, event_and_priority)
{
	event e;
	int priority = 77;
	rt("record", cudaEventRecord(e));
	rt("synchronize", cudaEventSynchronize(e));
	rt("priority", cudaStreamGetPriority(nullptr, &priority));
	val("is", priority);
}
