// graph_parts.h: what graph.cu and capture.cu share: graphs that go with their
// check, kernel nodes, a run of a graph.
#pragma once

#include "stream_parts.h"

struct graph {
	cudaGraph_t g = nullptr;
	graph() { MUST(cudaGraphCreate(&g, 0)); }
	~graph() { cudaGraphDestroy(g); }
	operator cudaGraph_t() const { return g; }
};

static inline cudaGraphNode_t kernel(cudaGraph_t g, std::vector<cudaGraphNode_t> after, void (*f)(int *, int), int *p, int v)
{
	cudaGraphNode_t n = nullptr;
	void *args[] = {&p, &v};
	cudaKernelNodeParams k = {};
	k.func = (void *)f;
	k.gridDim = k.blockDim = dim3(1);
	k.kernelParams = args;
	MUST(cudaGraphAddKernelNode(&n, g, after.data(), after.size(), &k));
	return n;
}

static inline void run(cudaGraph_t g, const int *p)
{
	cudaGraphExec_t x = nullptr;
	rt("instantiate", cudaGraphInstantiate(&x, g, 0));
	rt("launch", cudaGraphLaunch(x, nullptr));
	rt("synchronize", cudaStreamSynchronize(nullptr));
	val("is", value(p));
	cudaGraphExecDestroy(x);
}

static int *host_cell;
static inline void CUDART_CB bump(void *v) { *host_cell = *host_cell * 10 + int(intptr_t(v)); }
