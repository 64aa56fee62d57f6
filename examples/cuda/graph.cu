// graph: work captured from two streams and replayed with new input, a graph
// built node by node, and parameters of both changed after instantiation.
#include "check.h"

const int N = 1000;

__global__ void scale(const int *in, int *out, int factor)
{
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < N)
		out[i] = in[i] * factor;
}

__global__ void add(int *sum, const int *a, const int *b)
{
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < N)
		sum[i] += a[i] + b[i];
}

static int host[N];

static long total(const int *dev)
{
	CHECK(cudaMemcpy(host, dev, sizeof host, cudaMemcpyDeviceToHost));
	long sum = 0;
	for (int i = 0; i < N; i++)
		sum += host[i];
	return sum;
}

static void fill(int *dev, int step)
{
	for (int i = 0; i < N; i++)
		host[i] = i * step;
	CHECK(cudaMemcpy(dev, host, sizeof host, cudaMemcpyHostToDevice));
	CHECK(cudaStreamSynchronize(0)); // the memory may not have it yet, and the other streams do not wait
}

int main()
{
	int *in, *a, *b, *sum, *out;
	for (int **p : {&in, &a, &b, &sum, &out})
		CHECK(cudaMalloc(p, sizeof host));
	cudaStream_t s, side;
	CHECK(cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking));
	CHECK(cudaStreamCreateWithFlags(&side, cudaStreamNonBlocking));
	cudaEvent_t fork, join;
	CHECK(cudaEventCreateWithFlags(&fork, cudaEventDisableTiming));
	CHECK(cudaEventCreateWithFlags(&join, cudaEventDisableTiming));

	// Captured: two branches that meet.
	CHECK(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
	CHECK(cudaMemsetAsync(sum, 0, sizeof host, s));
	CHECK(cudaEventRecord(fork, s));
	CHECK(cudaStreamWaitEvent(side, fork, 0));
	scale<<<4, 256, 0, s>>>(in, a, 2);
	scale<<<4, 256, 0, side>>>(in, b, 3);
	CHECK(cudaEventRecord(join, side));
	CHECK(cudaStreamWaitEvent(s, join, 0));
	add<<<4, 256, 0, s>>>(sum, a, b);
	CHECK(cudaMemcpyAsync(out, sum, sizeof host, cudaMemcpyDeviceToDevice, s));
	cudaStreamCaptureStatus status;
	CHECK(cudaStreamIsCapturing(side, &status));
	EXPECT(status == cudaStreamCaptureStatusActive, "the side stream is not captured: %d", (int)status);
	cudaGraph_t graph;
	CHECK(cudaStreamEndCapture(s, &graph));
	size_t nodes = 0, roots = 0;
	CHECK(cudaGraphGetNodes(graph, NULL, &nodes));
	CHECK(cudaGraphGetRootNodes(graph, NULL, &roots));
	printf("captured %zu nodes, %zu root\n", nodes, roots);
	cudaGraphExec_t exec;
	CHECK(cudaGraphInstantiateWithFlags(&exec, graph, 0));
	for (int step = 1; step <= 3; step++) {
		fill(in, step);
		for (int i = 0; i < 3; i++)
			CHECK(cudaGraphLaunch(exec, s));
		CHECK(cudaStreamSynchronize(s));
		printf("step %d: %ld\n", step, total(out));
	}

	// Built: the branches of a diamond are a kernel and a copy.
	cudaGraph_t built;
	CHECK(cudaGraphCreate(&built, 0));
	cudaGraphNode_t zero, left, right, meet;
	cudaMemsetParams set = {};
	set.dst = sum;
	set.value = 7;
	set.elementSize = 4;
	set.width = N;
	set.height = 1;
	CHECK(cudaGraphAddMemsetNode(&zero, built, NULL, 0, &set));
	int factor = 10;
	void *scaled[] = {&in, &a, &factor}, *added[] = {&sum, &a, &b};
	cudaKernelNodeParams kernel = {};
	kernel.func = (void *)scale;
	kernel.gridDim = dim3(4);
	kernel.blockDim = dim3(256);
	kernel.kernelParams = scaled;
	CHECK(cudaGraphAddKernelNode(&left, built, &zero, 1, &kernel));
	CHECK(cudaGraphAddMemcpyNode1D(&right, built, &zero, 1, b, in, sizeof host, cudaMemcpyDeviceToDevice));
	cudaGraphNode_t both[] = {left, right};
	kernel.func = (void *)add;
	kernel.kernelParams = added;
	CHECK(cudaGraphAddKernelNode(&meet, built, both, 2, &kernel));
	cudaGraphExec_t second;
	CHECK(cudaGraphInstantiateWithFlags(&second, built, 0));
	CHECK(cudaGraphLaunch(second, s));
	CHECK(cudaStreamSynchronize(s));
	printf("built: %ld\n", total(sum));

	// Changed: a kernel's parameters, and what is set.
	factor = 100;
	kernel.func = (void *)scale;
	kernel.kernelParams = scaled;
	CHECK(cudaGraphExecKernelNodeSetParams(second, left, &kernel));
	set.value = 0;
	CHECK(cudaGraphExecMemsetNodeSetParams(second, zero, &set));
	CHECK(cudaGraphLaunch(second, s));
	CHECK(cudaStreamSynchronize(s));
	printf("changed: %ld\n", total(sum));

	// A branch that is not joined spoils the capture.
	CHECK(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
	CHECK(cudaEventRecord(fork, s));
	CHECK(cudaStreamWaitEvent(side, fork, 0));
	scale<<<4, 256, 0, side>>>(in, b, 3);
	cudaGraph_t none;
	cudaError_t err = cudaStreamEndCapture(s, &none);
	EXPECT(err == cudaErrorStreamCaptureUnjoined, "an unjoined capture ended with %s", cudaGetErrorName(err));
	cudaGetLastError();

	CHECK(cudaGraphExecDestroy(exec));
	CHECK(cudaGraphExecDestroy(second));
	CHECK(cudaGraphDestroy(graph));
	CHECK(cudaGraphDestroy(built));
	CHECK(cudaStreamDestroy(side));
	CHECK(cudaStreamDestroy(s));
	for (int *p : {in, a, b, sum, out})
		CHECK(cudaFree(p));
	return pass();
}
