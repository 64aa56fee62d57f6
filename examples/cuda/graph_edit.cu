// graph_edit: graphs looked at and changed: nodes, edges and what edges carry,
// clones, nodes switched off, executables updated and refused, words in memory,
// and a picture.
#include "check.h"

#include <cuda.h>
#include <unistd.h>

#include <string>

#if CUDART_VERSION >= 13000
#define DEPEND(graph, from, to, n) cudaGraphAddDependencies(graph, from, to, NULL, n)
#define UNDEPEND(graph, from, to, n) cudaGraphRemoveDependencies(graph, from, to, NULL, n)
#define EDGES(graph, from, to, n) cudaGraphGetEdges(graph, from, to, NULL, n)
#define BEFORE(node, list, n) cudaGraphNodeGetDependencies(node, list, NULL, n)
#else
#define DEPEND(graph, from, to, n) cudaGraphAddDependencies(graph, from, to, n)
#define UNDEPEND(graph, from, to, n) cudaGraphRemoveDependencies(graph, from, to, n)
#define EDGES(graph, from, to, n) cudaGraphGetEdges(graph, from, to, n)
#define BEFORE(node, list, n) cudaGraphNodeGetDependencies(node, list, n)
#endif

__global__ void add(int *at, int n) { *at += n; }
__global__ void mul(int *at, int n) { *at *= n; }
__global__ void add_atomically(int *at, int n) { atomicAdd(at, n); }

static int *value;
static cudaStream_t s;

static int run(cudaGraphExec_t exec)
{
	int v;
	CHECK(cudaMemset(value, 0, sizeof *value));
	CHECK(cudaGraphLaunch(exec, s));
	CHECK(cudaStreamSynchronize(s));
	CHECK(cudaMemcpy(&v, value, sizeof v, cudaMemcpyDeviceToHost));
	return v;
}

static int run_graph(cudaGraph_t g)
{
	cudaGraphExec_t exec;
	CHECK(cudaGraphInstantiateWithFlags(&exec, g, 0));
	int v = run(exec);
	CHECK(cudaGraphExecDestroy(exec));
	return v;
}

static cudaGraphNode_t kernel(cudaGraph_t g, const cudaGraphNode_t *after, size_t n, void *f, int by)
{
	void *args[] = {&value, &by};
	cudaKernelNodeParams p = {};
	p.func = f;
	p.gridDim = dim3(1);
	p.blockDim = dim3(1);
	p.kernelParams = args;
	cudaGraphNode_t node;
	CHECK(cudaGraphAddKernelNode(&node, g, after, n, &p));
	return node;
}

static const char *name(cudaError_t e)
{
	cudaGetLastError();
	return cudaGetErrorName(e);
}

static void shape(const char *what, cudaGraph_t g)
{
	size_t nodes, roots, edges;
	CHECK(cudaGraphGetNodes(g, NULL, &nodes));
	CHECK(cudaGraphGetRootNodes(g, NULL, &roots));
	CHECK(EDGES(g, NULL, NULL, &edges));
	printf("%s: %zu nodes, %zu roots, %zu edges\n", what, nodes, roots, edges);
}

static void edges()
{
	cudaGraph_t g, clone;
	CHECK(cudaGraphCreate(&g, 0));
	cudaGraphNode_t a = kernel(g, NULL, 0, (void *)add, 2), b = kernel(g, NULL, 0, (void *)mul, 5), c = kernel(g, &b, 1, (void *)add, 1);
	shape("apart", g);
	CHECK(DEPEND(g, &a, &b, 1));
	shape("in a row", g);
	printf("a row: %d\n", run_graph(g));
	// That a circle cannot run is noticed late.
	printf("a circle: %s,", name(DEPEND(g, &c, &a, 1)));
	cudaGraphExec_t exec;
	printf(" instantiated: %s\n", name(cudaGraphInstantiateWithFlags(&exec, g, 0)));
	CHECK(UNDEPEND(g, &c, &a, 1));
	printf("twice the same: %s\n", name(DEPEND(g, &a, &b, 1)));
	size_t n = 4;
	cudaGraphNode_t list[4];
	CHECK(BEFORE(c, list, &n));
	EXPECT(n >= 1 && list[0] == b, "the last of a row waits for another");
	CHECK(cudaGraphClone(&clone, g));
	cudaGraphNode_t b2;
	CHECK(cudaGraphNodeFindInClone(&b2, b, clone));
	EXPECT(b2 != b, "a clone shares its nodes");
	CHECK(UNDEPEND(g, &b, &c, 1));
	printf("not there: %s\n", name(UNDEPEND(g, &b, &c, 1)));
	CHECK(cudaGraphDestroyNode(b));
	shape("without the middle", g);
	shape("its clone", clone);
	printf("the clone: %d\n", run_graph(clone));

	// Parameters are what was set.
	cudaKernelNodeParams p = {};
	CHECK(cudaGraphKernelNodeGetParams(b2, &p));
	EXPECT(p.func == (void *)mul && p.gridDim.x == 1 && *(int *)p.kernelParams[1] == 5 && *(int **)p.kernelParams[0] == value,
	       "a kernel node forgot its parameters");
	int by = 7;
	void *args[] = {&value, &by};
	p.kernelParams = args;
	CHECK(cudaGraphKernelNodeSetParams(b2, &p));
	printf("changed in the clone: %d\n", run_graph(clone));
	CHECK(cudaGraphDestroy(g));
	CHECK(cudaGraphDestroy(clone));
}

static cudaError_t update(cudaGraphExec_t exec, cudaGraph_t g, int *why)
{
#if CUDART_VERSION >= 12000
	cudaGraphExecUpdateResultInfo info = {};
	cudaError_t e = cudaGraphExecUpdate(exec, g, &info);
	*why = info.result;
#else
	cudaGraphNode_t node;
	cudaGraphExecUpdateResult result;
	cudaError_t e = cudaGraphExecUpdate(exec, g, &node, &result);
	*why = result;
#endif
	return e;
}

static void executables()
{
	cudaGraph_t g, same, other;
	for (cudaGraph_t *p : {&g, &same, &other})
		CHECK(cudaGraphCreate(p, 0));
	cudaGraphNode_t a = kernel(g, NULL, 0, (void *)add, 3), b = kernel(g, &a, 1, (void *)mul, 4);
	cudaGraphNode_t c = kernel(same, NULL, 0, (void *)add, 5);
	kernel(same, &c, 1, (void *)mul, 6);
	kernel(other, NULL, 0, (void *)add, 1);
	cudaGraphExec_t exec;
	CHECK(cudaGraphInstantiateWithFlags(&exec, g, 0));
	printf("as built: %d\n", run(exec));
	CHECK(cudaGraphNodeSetEnabled(exec, b, 0));
	unsigned on = 1;
	CHECK(cudaGraphNodeGetEnabled(exec, b, &on));
	printf("second off (%u): %d\n", on, run(exec));
	CHECK(cudaGraphNodeSetEnabled(exec, b, 1));
	printf("on again: %d\n", run(exec));
	int why;
	CHECK(update(exec, same, &why));
	printf("updated: %d\n", run(exec));
	cudaError_t e = update(exec, other, &why);
	printf("of another shape: %s, %s\n", name(e), why == cudaGraphExecUpdateErrorTopologyChanged ? "topology" : "something else");
	printf("as before: %d\n", run(exec));
	CHECK(cudaGraphDestroy(g));
	CHECK(cudaGraphDestroy(same));
	CHECK(cudaGraphDestroy(other));
	printf("without its graph: %d\n", run(exec));
	CHECK(cudaGraphExecDestroy(exec));
}

template <class F> static F entry(const char *what, F)
{
	void *f = NULL;
#if CUDART_VERSION >= 13000
	CHECK(cudaGetDriverEntryPointByVersion(what, &f, 12000, cudaEnableDefault, NULL));
#elif CUDART_VERSION >= 12000
	CHECK(cudaGetDriverEntryPoint(what, &f, cudaEnableDefault, NULL));
#else
	CHECK(cudaGetDriverEntryPoint(what, &f, cudaEnableDefault));
#endif
	EXPECT(f, "the driver has no %s", what);
	return (F)f;
}

// A node that waits for a word, and writes another.
static void words()
{
	CUcontext ctx;
	EXPECT(entry("cuCtxGetCurrent", &cuCtxGetCurrent)(&ctx) == CUDA_SUCCESS, "no context");
	unsigned *word;
	CHECK(cudaMalloc(&word, 16));
	CHECK(cudaMemset(word, 0, 16));
	CUstreamBatchMemOpParams ops[2] = {};
	ops[0].waitValue.operation = CU_STREAM_MEM_OP_WAIT_VALUE_32;
	ops[0].waitValue.address = (CUdeviceptr)word;
	ops[0].waitValue.value = 0;
	ops[0].waitValue.flags = CU_STREAM_WAIT_VALUE_EQ;
	ops[1].writeValue.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
	ops[1].writeValue.address = (CUdeviceptr)(word + 1);
	ops[1].writeValue.value = 77;
	CUDA_BATCH_MEM_OP_NODE_PARAMS p = {};
	p.ctx = ctx;
	p.count = 2;
	p.paramArray = ops;
	cudaGraph_t g;
	CHECK(cudaGraphCreate(&g, 0));
	cudaGraphNode_t node;
	CUresult rc = entry("cuGraphAddBatchMemOpNode", &cuGraphAddBatchMemOpNode)((CUgraphNode *)&node, (CUgraph)g, NULL, 0, &p);
	EXPECT(rc == CUDA_SUCCESS, "cuGraphAddBatchMemOpNode: %d", (int)rc);
	CUDA_BATCH_MEM_OP_NODE_PARAMS back = {};
	rc = entry("cuGraphBatchMemOpNodeGetParams", &cuGraphBatchMemOpNodeGetParams)((CUgraphNode)node, &back);
	EXPECT(rc == CUDA_SUCCESS && back.count == 2 && back.paramArray[1].writeValue.value == 77, "a batch forgot its operations");
	cudaGraphExec_t exec;
	CHECK(cudaGraphInstantiateWithFlags(&exec, g, 0));
	run(exec);
	unsigned got[4];
	CHECK(cudaMemcpy(got, word, 16, cudaMemcpyDeviceToHost));
	printf("words: %u %u", got[0], got[1]);
	ops[1].writeValue.value = 78;
	rc = entry("cuGraphExecBatchMemOpNodeSetParams", &cuGraphExecBatchMemOpNodeSetParams)((CUgraphExec)exec, (CUgraphNode)node, &p);
	EXPECT(rc == CUDA_SUCCESS, "cuGraphExecBatchMemOpNodeSetParams: %d", (int)rc);
	run(exec);
	CHECK(cudaMemcpy(got, word, 16, cudaMemcpyDeviceToHost));
	printf(", changed: %u\n", got[1]);
	CHECK(cudaGraphExecDestroy(exec));
	CHECK(cudaGraphDestroy(g));
	CHECK(cudaFree(word));
}

// A second kernel that may begin before the first has ended.
static void programmatic()
{
#if CUDART_VERSION >= 12030
	cudaGraph_t g;
	CHECK(cudaGraphCreate(&g, 0));
	cudaGraphNode_t a = kernel(g, NULL, 0, (void *)add_atomically, 2), b = kernel(g, NULL, 0, (void *)add_atomically, 3);
	cudaGraphEdgeData data = {};
	data.from_port = cudaGraphKernelNodePortProgrammatic;
	data.type = cudaGraphDependencyTypeProgrammatic;
	cudaGraphNode_t from, to;
	cudaGraphEdgeData got = {};
	size_t n = 1;
#if CUDART_VERSION >= 13000
	CHECK(cudaGraphAddDependencies(g, &a, &b, &data, 1));
	CHECK(cudaGraphGetEdges(g, &from, &to, &got, &n));
#else
	CHECK(cudaGraphAddDependencies_v2(g, &a, &b, &data, 1));
	CHECK(cudaGraphGetEdges_v2(g, &from, &to, &got, &n));
#endif
	EXPECT(n == 1 && from == a && to == b && got.from_port == 1 && got.type == 1, "an edge lost what it carries: %d %d", got.from_port, got.type);
	EXPECT(run_graph(g) == 5, "a programmatic edge broke the sum");
	CHECK(cudaGraphDestroy(g));
#endif
}

// A graph that becomes part of another, itself and not a copy.
static void moved()
{
#if CUDART_VERSION >= 12090
	cudaGraph_t g, child, inside;
	CHECK(cudaGraphCreate(&g, 0));
	CHECK(cudaGraphCreate(&child, 0));
	kernel(child, NULL, 0, (void *)mul, 3);
	cudaGraphNode_t a = kernel(g, NULL, 0, (void *)add, 2), node;
	cudaGraphNodeParams p = {};
	p.type = cudaGraphNodeTypeGraph;
	p.graph.graph = child;
	p.graph.ownership = cudaGraphChildGraphOwnershipMove;
#if CUDART_VERSION >= 13000
	CHECK(cudaGraphAddNode(&node, g, &a, NULL, 1, &p));
#else
	CHECK(cudaGraphAddNode(&node, g, &a, 1, &p));
#endif
	CHECK(cudaGraphChildGraphNodeGetGraph(node, &inside));
	EXPECT(run_graph(g) == 6, "a graph that moved broke the product");
	CHECK(cudaGraphDestroy(g));
#endif
}

// A picture, in this machine's file system.
static void picture()
{
	cudaGraph_t g;
	CHECK(cudaGraphCreate(&g, 0));
	cudaGraphNode_t a = kernel(g, NULL, 0, (void *)add, 2);
	kernel(g, &a, 1, (void *)mul, 2);
	std::string path = "/tmp/graph_edit." + std::to_string(getpid()) + ".dot";
	CHECK(cudaGraphDebugDotPrint(g, path.c_str(), cudaGraphDebugDotFlagsVerbose));
	FILE *f = fopen(path.c_str(), "r");
	EXPECT(f, "no picture at %s", path.c_str());
	char text[1 << 16];
	size_t n = fread(text, 1, sizeof text - 1, f);
	text[n] = 0;
	fclose(f);
	unlink(path.c_str());
	std::string t = text;
	printf("picture: %s, %s, %s\n", t.find("digraph") != t.npos ? "a digraph" : "no digraph", t.find("->") != t.npos ? "an edge" : "no edge",
	       t.find("mul") != t.npos ? "a name" : "no name");
	printf("nowhere: %s\n", cudaGraphDebugDotPrint(g, "/nowhere/at/all", 0) == cudaSuccess ? "success" : "refused");
	cudaGetLastError();
	CHECK(cudaGraphDestroy(g));
}

int main()
{
	CHECK(cudaStreamCreate(&s));
	CHECK(cudaMalloc(&value, sizeof *value));
	edges();
	executables();
	words();
	programmatic();
	moved();
	picture();
	CHECK(cudaFree(value));
	CHECK(cudaStreamDestroy(s));
	return pass();
}
