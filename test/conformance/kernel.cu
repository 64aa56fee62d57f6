// kernel: what kernels say and do: printf, assert, malloc, traps, faults.
#include "conf.h"

#include <cassert>

static __global__ void speak()
{
	if (threadIdx.x == 0)
		printf("int %d, hex %#x, long %lld, float %.3f, exp %e, char %c, string %s, percent %%, width [%5d] [%-5d]\n", -7, 255u, 1ll << 40, 1.5f, 12345.678, 'q',
			"text", 42, 42);
}

CHECK(printf, formats)
{
	conf::capture c;
	speak<<<1, 32>>>();
	cudaError_t e = cudaDeviceSynchronize();
	std::string text = c.text();
	rt("synchronize", e);
	txt("said", text.c_str());
}

static __global__ void count_up(int n)
{
	for (int i = 0; i < n; i++)
		printf("%d\n", i);
}

CHECK(printf, comes_at_synchronization)
{
	conf::capture c;
	count_up<<<1, 1>>>(3);
	cudaStreamSynchronize(nullptr);
	std::string text = c.text();
	txt("stream", text.c_str());
	conf::capture d;
	count_up<<<1, 1>>>(2);
	int x;
	dev<int> p(1);
	cudaMemcpy(&x, p, 4, cudaMemcpyDeviceToHost);
	cudaDeviceSynchronize();
	text = d.text();
	txt("copy", text.c_str());
}

OWN_CHECK(printf, overflow)
{
	// The buffer is a ring: what does not fit is lost, and the rest stays whole.
	rt("limit", cudaDeviceSetLimit(cudaLimitPrintfFifoSize, 1 << 20));
	conf::capture c;
	count_up<<<1, 1>>>(100000);
	cudaError_t e = cudaDeviceSynchronize();
	std::string text = c.text();
	rt("synchronize", e);
	size_t lines = std::count(text.begin(), text.end(), '|');
	is("lost_some", lines < 100000);
	is("kept_many", lines > 5000);
}

static __global__ void insist(int x) { assert(x == 1); }

OWN_CHECK(assert, stops)
{
	insist<<<1, 1>>>(1);
	rt("true", cudaDeviceSynchronize());
	conf::capture out(1), err(2);
	insist<<<1, 1>>>(2);
	cudaError_t e = cudaDeviceSynchronize();
	std::string said = err.text(), printed = out.text();
	rt("false", e);
	is("on_stderr", said.find("block: [0,0,0], thread: [0,0,0] Assertion `x == 1` failed.") != std::string::npos);
	is("on_stdout", printed.find("Assertion") != std::string::npos);
	last();
	rt("after", cudaDeviceSynchronize());
	int *p;
	rt("malloc", cudaMalloc(&p, 4));
}

static __global__ void trap() { asm("trap;"); }
static __global__ void misaligned(char *p) { *(int *)(p + 1) = 1; }
static __global__ void overrun(int *p, size_t at) { p[at] = 1; }
static __global__ void deep_shared(int *out)
{
	extern __shared__ int s[];
	s[threadIdx.x + (1 << 20)] = 1;
	*out = s[0];
}

OWN_CHECK(fault, trap)
{
	trap<<<1, 1>>>();
	last("launch");
	rt("synchronize", cudaDeviceSynchronize());
	rt("again", cudaDeviceSynchronize());
}

OWN_CHECK(fault, misaligned)
{
	dev<char> p(64);
	misaligned<<<1, 1>>>(p);
	rt("synchronize", cudaDeviceSynchronize());
	rt("free", cudaFree(p));
}

OWN_CHECK(fault, out_of_bounds)
{
	dev<int> p(1);
	overrun<<<1, 1>>>(p, size_t(1) << 40);
	rt("synchronize", cudaDeviceSynchronize());
}

OWN_CHECK(fault, shared_out_of_bounds)
{
	dev<int> p(1);
	deep_shared<<<1, 1, 64>>>(p);
	rt("synchronize", cudaDeviceSynchronize());
}

OWN_CHECK(fault, seen_by_other_calls)
{
	cudaStream_t a, b;
	cudaEvent_t e;
	MUST(cudaStreamCreateWithFlags(&a, cudaStreamNonBlocking));
	MUST(cudaStreamCreateWithFlags(&b, cudaStreamNonBlocking));
	MUST(cudaEventCreate(&e));
	trap<<<1, 1, 0, a>>>();
	MUST(cudaEventRecord(e, a));
	rt("event", cudaEventSynchronize(e));
	rt("other_stream", cudaStreamSynchronize(b));
	rt("query", cudaStreamQuery(b));
	rt("event_query", cudaEventQuery(e));
	rt("peek", cudaPeekAtLastError());
	rt("destroy", cudaStreamDestroy(a));
	rt("destroy", cudaEventDestroy(e));
}

static __global__ void heap(int **out, int n)
{
	int *p = (int *)malloc(n * sizeof(int));
	if (p)
		for (int i = 0; i < n; i++)
			p[i] = i + int(threadIdx.x);
	out[threadIdx.x] = p;
}
static __global__ void heap_read(int **in, int *out, int n)
{
	int *p = in[threadIdx.x];
	out[threadIdx.x] = p ? p[n - 1] : -1;
	free(p);
}

CHECK(heap, across_kernels)
{
	dev<int *> ptrs(4);
	dev<int> out(4);
	int h[4];
	heap<<<1, 4>>>(ptrs, 100);
	heap_read<<<1, 4>>>(ptrs, out, 100);
	rt("copy", cudaMemcpy(h, out, sizeof h, cudaMemcpyDeviceToHost));
	list("is", h, 4);
}

OWN_CHECK(heap, exhausted)
{
	dev<int *> ptrs(1);
	dev<int> out(1);
	int h;
	rt("limit", cudaDeviceSetLimit(cudaLimitMallocHeapSize, 4 << 20));
	heap<<<1, 1>>>(ptrs, 32 << 20); // 128 MiB
	heap_read<<<1, 1>>>(ptrs, out, 1);
	rt("copy", cudaMemcpy(&h, out, 4, cudaMemcpyDeviceToHost));
	val("is", h);
	size_t v;
	rt("late", cudaDeviceSetLimit(cudaLimitMallocHeapSize, 8 << 20));
	rt("get", cudaDeviceGetLimit(&v, cudaLimitMallocHeapSize));
	val("is", v);
}
