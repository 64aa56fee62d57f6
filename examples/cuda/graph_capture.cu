// graph_capture: what may be captured and what spoils a capture, in each mode;
// what a capture says of itself, and captures that are steered by hand.
#include "check.h"

#include <thread>

__global__ void add(int *at, int n) { *at += n; }

static int *value;
static cudaStream_t s, side;

static int get()
{
	int v;
	CHECK(cudaMemcpy(&v, value, sizeof v, cudaMemcpyDeviceToHost));
	return v;
}

static const char *name(cudaError_t e)
{
	cudaGetLastError();
	return cudaGetErrorName(e);
}

static cudaError_t end()
{
	cudaGraph_t g = NULL;
	cudaError_t e = cudaStreamEndCapture(s, &g);
	if (e == cudaSuccess)
		CHECK(cudaGraphDestroy(g));
	else
		EXPECT(!g, "a failed capture left a graph");
	return e;
}

// An allocation by this thread, and by another, while a stream is captured.
static void modes()
{
	const cudaStreamCaptureMode modes[] = {cudaStreamCaptureModeGlobal, cudaStreamCaptureModeThreadLocal, cudaStreamCaptureModeRelaxed};
	const char *names[] = {"global", "thread", "relaxed"};
	for (int m = 0; m < 3; m++) {
		for (int other = 0; other < 2; other++) {
			CHECK(cudaStreamBeginCapture(s, modes[m]));
			add<<<1, 1, 0, s>>>(value, 1);
			void *p = NULL;
			cudaError_t got;
			auto call = [&] { got = cudaMalloc(&p, 256); cudaGetLastError(); };
			if (other)
				std::thread(call).join();
			else
				call();
			cudaError_t ended = end();
			printf("%s, %s thread: %s, %s\n", names[m], other ? "another" : "this", name(got), name(ended));
			if (got == cudaSuccess)
				CHECK(cudaFree(p));
		}
	}
	// A thread may say that it knows what it does.
	CHECK(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
	cudaStreamCaptureMode mode = cudaStreamCaptureModeRelaxed;
	CHECK(cudaThreadExchangeStreamCaptureMode(&mode));
	void *p;
	CHECK(cudaMalloc(&p, 256));
	CHECK(cudaFree(p));
	CHECK(cudaThreadExchangeStreamCaptureMode(&mode));
	EXPECT(mode == cudaStreamCaptureModeRelaxed, "the mode that was exchanged is %d", (int)mode);
	printf("relaxed by the thread: %s\n", name(end()));
	// Who began it must end it; another who tries ends it for nobody.
	CHECK(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
	cudaError_t wrong;
	std::thread([&] { wrong = end(); }).join();
	printf("ended by another thread: %s\n", name(wrong));
	printf("ended by this thread: %s\n", name(end()));
}

static void mistakes()
{
	CHECK(cudaStreamBeginCapture(s, cudaStreamCaptureModeRelaxed));
	printf("begun twice: %s\n", name(cudaStreamBeginCapture(s, cudaStreamCaptureModeRelaxed)));
	printf("synchronised: %s\n", name(cudaStreamSynchronize(s)));
	cudaStreamCaptureStatus status;
	CHECK(cudaStreamIsCapturing(s, &status));
	EXPECT(status == cudaStreamCaptureStatusInvalidated, "a spoiled capture is %d", (int)status);
	add<<<1, 1, 0, s>>>(value, 1); // fails; through Ferry the end of the capture says so
	cudaGetLastError();
	printf("ended then: %s\n", name(end()));
	printf("ended again: %s\n", name(end()));
	CHECK(cudaStreamIsCapturing(s, &status));
	EXPECT(status == cudaStreamCaptureStatusNone, "a capture that is over is %d", (int)status);

	// A branch that is not joined.
	cudaEvent_t fork;
	CHECK(cudaEventCreateWithFlags(&fork, cudaEventDisableTiming));
	CHECK(cudaStreamBeginCapture(s, cudaStreamCaptureModeRelaxed));
	CHECK(cudaEventRecord(fork, s));
	CHECK(cudaStreamWaitEvent(side, fork, 0));
	add<<<1, 1, 0, side>>>(value, 1);
	printf("not joined: %s\n", name(end()));
	// Two captures that meet.
	CHECK(cudaStreamBeginCapture(s, cudaStreamCaptureModeRelaxed));
	CHECK(cudaStreamBeginCapture(side, cudaStreamCaptureModeRelaxed));
	CHECK(cudaEventRecord(fork, s));
	printf("two captures meet: %s\n", name(cudaStreamWaitEvent(side, fork, 0)));
	cudaGraph_t g;
	printf("two captures that met: %s,", name(end()));
	printf(" %s\n", name(cudaStreamEndCapture(side, &g)));
	CHECK(cudaEventDestroy(fork));
}

// The next node waits for what the program says.
static void steered()
{
	CHECK(cudaStreamBeginCapture(s, cudaStreamCaptureModeRelaxed));
	add<<<1, 1, 0, s>>>(value, 1);
	add<<<1, 1, 0, s>>>(value, 10);
	cudaStreamCaptureStatus status;
	unsigned long long id = 0;
	cudaGraph_t graph = NULL;
	const cudaGraphNode_t *deps = NULL;
	size_t n = 0;
#if CUDART_VERSION >= 13000
	const cudaGraphEdgeData *edges = NULL;
	CHECK(cudaStreamGetCaptureInfo(s, &status, &id, &graph, &deps, &edges, &n));
#else
	CHECK(cudaStreamGetCaptureInfo_v2(s, &status, &id, &graph, &deps, &n));
#endif
	EXPECT(status == cudaStreamCaptureStatusActive && id && graph && n == 1, "capture %d, %zu dependencies", (int)status, n);
	cudaGraphNode_t second = deps[0], empty;
	CHECK(cudaGraphAddEmptyNode(&empty, graph, NULL, 0));
#if CUDART_VERSION >= 13000
	CHECK(cudaStreamUpdateCaptureDependencies(s, &empty, NULL, 1, cudaStreamAddCaptureDependencies));
#else
	CHECK(cudaStreamUpdateCaptureDependencies(s, &empty, 1, cudaStreamAddCaptureDependencies));
#endif
	add<<<1, 1, 0, s>>>(value, 100);
	cudaGraph_t g;
	CHECK(cudaStreamEndCapture(s, &g));
	EXPECT(g == graph, "the graph of a capture changed its name");
	size_t nodes, roots, after;
	CHECK(cudaGraphGetNodes(g, NULL, &nodes));
	CHECK(cudaGraphGetRootNodes(g, NULL, &roots));
#if CUDART_VERSION >= 13000
	CHECK(cudaGraphNodeGetDependentNodes(second, NULL, NULL, &after));
#else
	CHECK(cudaGraphNodeGetDependentNodes(second, NULL, &after));
#endif
	printf("steered: %zu nodes, %zu roots, %zu behind the second\n", nodes, roots, after);
	cudaGraphExec_t exec;
	CHECK(cudaGraphInstantiateWithFlags(&exec, g, 0));
	CHECK(cudaMemset(value, 0, sizeof *value));
	CHECK(cudaDeviceSynchronize()); // s does not wait for the default stream
	CHECK(cudaGraphLaunch(exec, s));
	CHECK(cudaStreamSynchronize(s));
	printf("steered: %d\n", get());
	CHECK(cudaGraphExecDestroy(exec));
	CHECK(cudaGraphDestroy(g));
}

int main()
{
	CHECK(cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking));
	CHECK(cudaStreamCreateWithFlags(&side, cudaStreamNonBlocking));
	CHECK(cudaMalloc(&value, sizeof *value));
	modes();
	mistakes();
	steered();
	CHECK(cudaFree(value));
	CHECK(cudaStreamDestroy(s));
	CHECK(cudaStreamDestroy(side));
	return pass();
}
