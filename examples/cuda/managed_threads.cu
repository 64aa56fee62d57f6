// managed_threads.cu: managed memory from several threads and streams at once, with host functions, events, graphs and advice.
#include "check.h"

#include <cstring>
#include <thread>
#include <vector>

__global__ void add(int *p, int n, int by)
{
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < n)
		p[i] += by;
}

__global__ void say(const int *p)
{
	printf("the kernel sees %d\n", *p);
}

static const int N = 5000;

static void each(int id, int *mine, const int *others)
{
	cudaStream_t s;
	CHECK(cudaStreamCreate(&s));
	long seen = 0;
	for (int round = 0; round < 20; round++) {
		add<<<(N + 127) / 128, 128, 0, s>>>(mine, N, id);
		if (round % 3 == 0)
			seen += others[round]; // while others work on it: any value they wrote
		CHECK(cudaStreamSynchronize(s));
		for (int i = 0; i < N; i += 501)
			EXPECT(mine[i] == (round + 1) * id + round, "thread %d, round %d: %d", id, round, mine[i]);
		for (int i = 0; i < N; i++)
			mine[i] += 1;
	}
	EXPECT(seen >= 0, "seen %ld", seen);
	CHECK(cudaStreamDestroy(s));
}

static void threads()
{
	int *all; // neighbours share pages
	CHECK(cudaMallocManaged(&all, 4 * N * sizeof *all));
	memset(all, 0, 4 * N * sizeof *all);
	std::vector<std::thread> list;
	for (int i = 0; i < 4; i++)
		list.emplace_back(each, i + 1, all + i * N, all + (i + 1) % 4 * N);
	for (auto &t : list)
		t.join();
	for (int i = 0; i < 4; i++)
		EXPECT(all[i * N + 77] == 20 * (i + 2), "part %d: %d", i, all[i * N + 77]);
	CHECK(cudaFree(all));
	printf("threads: ok\n");
}

static void together()
{
	int *p; // several threads read what one kernel wrote
	CHECK(cudaMallocManaged(&p, 1000000 * sizeof *p));
	CHECK(cudaMemset(p, 0, 1000000 * sizeof *p));
	for (int round = 0; round < 3; round++) {
		add<<<1000000 / 128 + 1, 128>>>(p, 1000000, 2);
		CHECK(cudaDeviceSynchronize());
		std::vector<std::thread> list;
		for (int k = 0; k < 4; k++)
			list.emplace_back([=] {
				for (int i = 0; i < 1000000; i++)
					EXPECT(p[i] == 2 * (round + 1), "p[%d] = %d", i, p[i]);
			});
		for (auto &t : list)
			t.join();
	}
	CHECK(cudaFree(p));
	printf("together: ok\n");
}

static void double_all(void *data)
{
	int *p = (int *)data;
	for (int i = 0; i < N; i++)
		p[i] *= 2;
}

static void functions()
{
	int *p;
	cudaStream_t s;
	CHECK(cudaStreamCreate(&s));
	CHECK(cudaMallocManaged(&p, N * sizeof *p));
	for (int i = 0; i < N; i++)
		p[i] = i;
	add<<<(N + 127) / 128, 128, 0, s>>>(p, N, 1);
	CHECK(cudaLaunchHostFunc(s, double_all, p));
	add<<<(N + 127) / 128, 128, 0, s>>>(p, N, 3);
	CHECK(cudaLaunchHostFunc(s, double_all, p));
	CHECK(cudaStreamSynchronize(s));
	for (int i = 0; i < N; i++)
		EXPECT(p[i] == ((i + 1) * 2 + 3) * 2, "p[%d] = %d", i, p[i]);
	CHECK(cudaFree(p));
	CHECK(cudaStreamDestroy(s));
	printf("functions: ok\n");
}

static void graphs()
{
	int *p, *q;
	cudaStream_t s;
	cudaGraph_t g;
	cudaGraphExec_t e;
	CHECK(cudaStreamCreate(&s));
	CHECK(cudaMallocManaged(&p, N * sizeof *p));
	CHECK(cudaMallocManaged(&q, N * sizeof *q));
	memset(p, 0, N * sizeof *p);
	CHECK(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
	add<<<(N + 127) / 128, 128, 0, s>>>(p, N, 5);
	p[1] = 100; // the host may use it meanwhile
	CHECK(cudaMemcpyAsync(q, p, N * sizeof *p, cudaMemcpyDefault, s));
	CHECK(cudaStreamEndCapture(s, &g));
	CHECK(cudaGraphInstantiateWithFlags(&e, g, 0));
	for (int round = 1; round <= 5; round++) {
		CHECK(cudaGraphLaunch(e, s));
		CHECK(cudaStreamSynchronize(s));
		EXPECT(q[0] == 6 * round - 1 && q[1] == 100 + 6 * round - 1, "round %d: %d %d", round, q[0], q[1]);
		for (int i = 0; i < N; i++)
			p[i]++;
	}
	CHECK(cudaGraphExecDestroy(e));
	CHECK(cudaGraphDestroy(g));
	CHECK(cudaFree(p));
	CHECK(cudaFree(q));
	CHECK(cudaStreamDestroy(s));
	printf("graphs: ok\n");
}

// The ways of asking differ between releases; what they mean does not.
static cudaError_t prefetch(const void *p, size_t n, int device, cudaStream_t s)
{
#if CUDART_VERSION >= 13000
	cudaMemLocation l = {device < 0 ? cudaMemLocationTypeHost : cudaMemLocationTypeDevice, device < 0 ? 0 : device};
	return cudaMemPrefetchAsync(p, n, l, 0, s);
#else
	return cudaMemPrefetchAsync(p, n, device, s);
#endif
}

static cudaError_t advise(const void *p, size_t n, cudaMemoryAdvise a, int device)
{
#if CUDART_VERSION >= 13000
	cudaMemLocation l = {device < 0 ? cudaMemLocationTypeHost : cudaMemLocationTypeDevice, device < 0 ? 0 : device};
	return cudaMemAdvise(p, n, a, l);
#else
	return cudaMemAdvise(p, n, a, device);
#endif
}

static void show(const char *what, const void *p, size_t n)
{
	int mostly = 7, preferred = 7, last = 7, by[3] = {7, 7, 7};
	CHECK(cudaMemRangeGetAttribute(&mostly, sizeof mostly, cudaMemRangeAttributeReadMostly, p, n));
	CHECK(cudaMemRangeGetAttribute(&preferred, sizeof preferred, cudaMemRangeAttributePreferredLocation, p, n));
	CHECK(cudaMemRangeGetAttribute(&last, sizeof last, cudaMemRangeAttributeLastPrefetchLocation, p, n));
	CHECK(cudaMemRangeGetAttribute(by, sizeof by, cudaMemRangeAttributeAccessedBy, p, n));
	printf("%s: %d %d %d, %d %d %d\n", what, mostly, preferred, last, by[0], by[1], by[2]);
}

static void advice()
{
	const size_t bytes = 1 << 20;
	char *p;
	CHECK(cudaMallocManaged(&p, bytes));
	memset(p, 1, bytes);
	show("nothing said", p, bytes);
	CHECK(advise(p, bytes, cudaMemAdviseSetReadMostly, 0));
	CHECK(advise(p, bytes, cudaMemAdviseSetPreferredLocation, 0));
	CHECK(advise(p, bytes, cudaMemAdviseSetAccessedBy, -1));
	CHECK(advise(p, bytes, cudaMemAdviseSetAccessedBy, 0));
	show("advised", p, bytes);
	CHECK(advise(p + 8192, 4096, cudaMemAdviseUnsetReadMostly, 0));
	CHECK(advise(p, bytes, cudaMemAdviseUnsetAccessedBy, 0));
	show("partly", p, bytes);
	show("the rest", p + 65536, 65536);
	CHECK(prefetch(p, bytes, 0, 0));
	show("to the device", p, bytes);
	add<<<1, 128>>>((int *)p, 128, 1);
	CHECK(prefetch(p, bytes, -1, 0));
	CHECK(cudaDeviceSynchronize());
	show("to the host", p, bytes);
	printf("contents: %d %d %d\n", p[0], p[511], p[512]);
	char *device;
	CHECK(cudaMalloc(&device, bytes));
	printf("of other memory: %d %d\n", prefetch(device, bytes, 0, 0) == cudaErrorInvalidValue, advise(device, bytes, cudaMemAdviseSetReadMostly, 0) == cudaErrorInvalidValue);
	cudaGetLastError();
	CHECK(cudaFree(device));
	CHECK(cudaFree(p));
}

static void printing()
{
	int *p;
	char *text;
	CHECK(cudaMallocManaged(&p, sizeof *p));
	CHECK(cudaMallocManaged(&text, 100));
	strcpy(text, "from here");
	*p = 31;
	say<<<1, 1>>>(p);
	say<<<1, 1>>>(p);
	CHECK(cudaDeviceSynchronize());
	printf("%s: %d\n", text, *p);
	CHECK(cudaFree(p));
	CHECK(cudaFree(text));
}

int main()
{
	threads();
	together();
	functions();
	graphs();
	advice();
	printing();
	return pass();
}
