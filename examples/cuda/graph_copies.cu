// graph_copies: copies between the program's memory and the device in graphs:
// each launch reads what is there then, and what it wrote is there afterwards.
#include "check.h"

#include <vector>

const int N = 300000; // more than fits one piece on the way

__global__ void twice(const int *in, int *out, int n)
{
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < n)
		out[i] = 2 * in[i];
}

static int *in, *out;
static cudaStream_t s;

static void fill(std::vector<int> &v, int step)
{
	for (size_t i = 0; i < v.size(); i++)
		v[i] = (int)i * step;
}

static long sum(const int *v, size_t n)
{
	long total = 0;
	for (size_t i = 0; i < n; i++)
		total += v[i];
	return total;
}

static void launch(cudaGraphExec_t exec)
{
	CHECK(cudaGraphLaunch(exec, s));
	CHECK(cudaStreamSynchronize(s));
}

// Built from nodes, between vectors and device memory.
static void built()
{
	std::vector<int> from(N), to(N), other(N);
	cudaGraph_t g;
	CHECK(cudaGraphCreate(&g, 0));
	cudaGraphNode_t load, k, store;
	CHECK(cudaGraphAddMemcpyNode1D(&load, g, NULL, 0, in, from.data(), N * sizeof(int), cudaMemcpyHostToDevice));
	int n = N;
	void *args[] = {&in, &out, &n};
	cudaKernelNodeParams p = {};
	p.func = (void *)twice;
	p.gridDim = dim3((N + 255) / 256);
	p.blockDim = dim3(256);
	p.kernelParams = args;
	CHECK(cudaGraphAddKernelNode(&k, g, &load, 1, &p));
	CHECK(cudaGraphAddMemcpyNode1D(&store, g, &k, 1, to.data(), out, N * sizeof(int), cudaMemcpyDeviceToHost));
	cudaGraphNodeType type;
	CHECK(cudaGraphNodeGetType(load, &type));
	EXPECT(type == cudaGraphNodeTypeMemcpy, "a copy is of type %d", (int)type);
	cudaMemcpy3DParms back = {};
	CHECK(cudaGraphMemcpyNodeGetParams(store, &back));
	EXPECT(back.dstPtr.ptr == to.data(), "a copy forgot where to: %p, not %p", back.dstPtr.ptr, (void *)to.data());
	size_t nodes;
	CHECK(cudaGraphGetNodes(g, NULL, &nodes));
	cudaGraphExec_t exec;
	CHECK(cudaGraphInstantiateWithFlags(&exec, g, 0));
	printf("%zu nodes:", nodes);
	for (int step = 1; step <= 3; step++) {
		fill(from, step);
		launch(exec);
		printf(" %ld", sum(to.data(), N));
	}
	printf("\n");
	CHECK(cudaGraphExecMemcpyNodeSetParams1D(exec, store, other.data(), out, N * sizeof(int), cudaMemcpyDeviceToHost));
	fill(from, 5);
	launch(exec);
	printf("elsewhere: %ld, as before: %ld\n", sum(other.data(), N), sum(to.data(), N));
	cudaGraph_t clone;
	CHECK(cudaGraphClone(&clone, g));
	CHECK(cudaGraphDestroy(g));
	CHECK(cudaGraphExecDestroy(exec));
	CHECK(cudaGraphInstantiateWithFlags(&exec, clone, 0));
	CHECK(cudaGraphDestroy(clone));
	fill(from, 7);
	launch(exec);
	printf("a clone: %ld\n", sum(to.data(), N));
	CHECK(cudaGraphExecDestroy(exec));
}

// Captured, from and to pinned and pageable memory.
static void captured()
{
	int *pinned;
	CHECK(cudaMallocHost(&pinned, 1000 * sizeof(int)));
	std::vector<int> to(1000);
	CHECK(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
	CHECK(cudaMemcpyAsync(in, pinned, 1000 * sizeof(int), cudaMemcpyHostToDevice, s));
	twice<<<4, 256, 0, s>>>(in, out, 1000);
	CHECK(cudaMemcpyAsync(to.data(), out, 1000 * sizeof(int), cudaMemcpyDeviceToHost, s));
	CHECK(cudaMemcpyAsync(pinned, out, 500 * sizeof(int), cudaMemcpyDeviceToHost, s));
	cudaGraph_t g;
	CHECK(cudaStreamEndCapture(s, &g));
	size_t nodes;
	CHECK(cudaGraphGetNodes(g, NULL, &nodes));
	cudaGraphExec_t exec;
	CHECK(cudaGraphInstantiateWithFlags(&exec, g, 0));
	for (int i = 0; i < 1000; i++)
		pinned[i] = i;
	for (int i = 0; i < 3; i++)
		launch(exec);
	printf("captured %zu nodes: %ld, %ld\n", nodes, sum(to.data(), 1000), sum(pinned, 1000));
	CHECK(cudaGraphExecDestroy(exec));
	CHECK(cudaGraphDestroy(g));
	CHECK(cudaFreeHost(pinned));
}

// A part of a matrix, out of rows that are longer.
static void part()
{
	static int matrix[32][40], back[10][6];
	for (int y = 0; y < 32; y++)
		for (int x = 0; x < 40; x++)
			matrix[y][x] = 100 * y + x;
	CHECK(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
	CHECK(cudaMemcpy2DAsync(in, 64 * sizeof(int), &matrix[3][5], sizeof matrix[0], 6 * sizeof(int), 10, cudaMemcpyHostToDevice, s));
	CHECK(cudaMemcpy2DAsync(back, sizeof back[0], in, 64 * sizeof(int), 6 * sizeof(int), 10, cudaMemcpyDeviceToHost, s));
	cudaGraph_t g;
	CHECK(cudaStreamEndCapture(s, &g));
	cudaGraphExec_t exec;
	CHECK(cudaGraphInstantiateWithFlags(&exec, g, 0));
	CHECK(cudaGraphDestroy(g));
	launch(exec);
	printf("a part: %d %d %ld\n", back[0][0], back[9][5], sum(&back[0][0], 60));
	CHECK(cudaGraphExecDestroy(exec));
}

int main()
{
	CHECK(cudaStreamCreate(&s));
	CHECK(cudaMalloc(&in, N * sizeof(int)));
	CHECK(cudaMalloc(&out, N * sizeof(int)));
	built();
	captured();
	part();
	CHECK(cudaFree(in));
	CHECK(cudaFree(out));
	CHECK(cudaStreamDestroy(s));
	return pass();
}
