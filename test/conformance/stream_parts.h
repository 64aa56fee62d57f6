// stream_parts.h: what stream.cu and ptds.cu share: a stream held at a point, and
// kernels whose order can be seen.
#pragma once

#include "conf.h"

#include <atomic>
#include <chrono>

// store writes v; shift makes *p of it 10 * *p + v, so that digits tell the order.
static __global__ void store(int *p, int v) { *p = v; }
static __global__ void shift(int *p, int v) { *p = 10 * *p + v; }

// A blocker holds a stream from hold() to open(): a host function that waits.
struct blocker {
	// A kernel is loaded at its first launch, and loading may wait for all streams:
	// with one of them held it would never end.
	blocker()
	{
		dev<int> p(1);
		store<<<1, 1>>>(p, 0);
		shift<<<1, 1>>>(p, 0);
		MUST(cudaDeviceSynchronize());
	}
	std::atomic<bool> open_{false};
	static void CUDART_CB wait(void *self)
	{
		while (!static_cast<blocker *>(self)->open_.load())
			std::this_thread::sleep_for(std::chrono::microseconds(200));
	}
	void hold(cudaStream_t s) { MUST(cudaLaunchHostFunc(s, wait, this)); }
	void open() { open_ = true; }
	~blocker() { open(); }
};

struct stream {
	cudaStream_t s = nullptr;
	explicit stream(unsigned flags = cudaStreamDefault) { MUST(cudaStreamCreateWithFlags(&s, flags)); }
	~stream() { cudaStreamDestroy(s); }
	operator cudaStream_t() const { return s; }
};

struct event {
	cudaEvent_t e = nullptr;
	explicit event(unsigned flags = cudaEventDefault) { MUST(cudaEventCreateWithFlags(&e, flags)); }
	~event() { cudaEventDestroy(e); }
	operator cudaEvent_t() const { return e; }
};

static inline int value(const int *p)
{
	int v = -1;
	MUST(cudaMemcpy(&v, p, sizeof v, cudaMemcpyDeviceToHost));
	return v;
}

// peek reads without the legacy stream's waiting.
static inline int peek(const int *p)
{
	stream s(cudaStreamNonBlocking);
	int v = -1;
	MUST(cudaMemcpyAsync(&v, p, sizeof v, cudaMemcpyDeviceToHost, s));
	MUST(cudaStreamSynchronize(s));
	return v;
}
