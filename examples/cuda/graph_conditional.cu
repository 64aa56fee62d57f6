// graph_conditional: nodes that decide what a graph does while it runs, from
// values that kernels set. CUDA 12.4 has if and while, 12.8 else and switch.
#include "check.h"

#if CUDART_VERSION < 12040

int main()
{
	printf("CUDA before 12.4 has no conditional nodes\n");
	return pass();
}

#else

#if CUDART_VERSION >= 13000
#define ADD_NODE(node, graph, deps, n, params) cudaGraphAddNode(node, graph, deps, NULL, n, params)
#else
#define ADD_NODE(node, graph, deps, n, params) cudaGraphAddNode(node, graph, deps, n, params)
#endif

__global__ void choose(cudaGraphConditionalHandle h, const int *value) { cudaGraphSetConditional(h, *value); }
__global__ void add(int *at, int n) { *at += n; }

// One step of a loop: halve if even, else three times and one; go on until it is 1.
__global__ void collatz(cudaGraphConditionalHandle h, int *value, int *steps)
{
	int v = *value;
	v = v % 2 ? 3 * v + 1 : v / 2;
	*value = v;
	++*steps;
	cudaGraphSetConditional(h, v != 1);
}

static int *value, *result;

static void set(int *at, int v) { CHECK(cudaMemcpy(at, &v, sizeof v, cudaMemcpyHostToDevice)); }

static int get(const int *at)
{
	int v;
	CHECK(cudaMemcpy(&v, at, sizeof v, cudaMemcpyDeviceToHost));
	return v;
}

static cudaGraphNode_t kernel(cudaGraph_t g, const cudaGraphNode_t *after, size_t n, void *f, void **args)
{
	cudaGraphNodeParams p = {};
	p.type = cudaGraphNodeTypeKernel;
	p.kernel.func = f;
	p.kernel.gridDim = dim3(1);
	p.kernel.blockDim = dim3(1);
	p.kernel.kernelParams = args;
	cudaGraphNode_t node;
	CHECK(ADD_NODE(&node, g, after, n, &p));
	return node;
}

static cudaGraphNode_t decide(cudaGraph_t g, const cudaGraphNode_t *after, size_t n, cudaGraphConditionalHandle h, cudaGraphConditionalNodeType type,
			      unsigned size, cudaGraph_t *bodies)
{
	cudaGraphNodeParams p = {};
	p.type = cudaGraphNodeTypeConditional;
	p.conditional.handle = h;
	p.conditional.type = type;
	p.conditional.size = size;
	cudaGraphNode_t node;
	CHECK(ADD_NODE(&node, g, after, n, &p));
	for (unsigned i = 0; i < size; i++)
		bodies[i] = p.conditional.phGraph_out[i];
#if CUDART_VERSION >= 13000 // older runtimes do not know the type themselves
	cudaGraphNodeType is;
	CHECK(cudaGraphNodeGetType(node, &is));
	EXPECT(is == cudaGraphNodeTypeConditional, "a conditional node is of type %d", (int)is);
#endif
	return node;
}

static cudaGraphExec_t ready(cudaGraph_t g)
{
	cudaGraphExec_t exec;
	CHECK(cudaGraphInstantiateWithFlags(&exec, g, 0));
	CHECK(cudaGraphDestroy(g));
	return exec;
}

static int launch(cudaGraphExec_t exec, cudaStream_t s, int with)
{
	set(value, with);
	set(result, 0);
	CHECK(cudaGraphLaunch(exec, s));
	CHECK(cudaStreamSynchronize(s));
	return get(result);
}

// A kernel, then a body if it said so, and a kernel behind both.
static cudaGraphExec_t branches(cudaGraphConditionalNodeType type, unsigned size, const int *adds)
{
	cudaGraph_t g, bodies[8];
	CHECK(cudaGraphCreate(&g, 0));
	cudaGraphConditionalHandle h;
	CHECK(cudaGraphConditionalHandleCreate(&h, g, 0, 0));
	void *chosen[] = {&h, &value};
	cudaGraphNode_t k = kernel(g, NULL, 0, (void *)choose, chosen);
	cudaGraphNode_t c = decide(g, &k, 1, h, type, size, bodies);
	for (unsigned i = 0; i < size; i++) {
		int n = adds[i];
		void *args[] = {&result, &n};
		kernel(bodies[i], NULL, 0, (void *)add, args);
	}
	int thousand = 1000;
	void *last[] = {&result, &thousand};
	kernel(g, &c, 1, (void *)add, last);
	return ready(g);
}

int main()
{
	cudaStream_t s;
	CHECK(cudaStreamCreate(&s));
	CHECK(cudaMalloc(&value, sizeof *value));
	CHECK(cudaMalloc(&result, sizeof *result));

	const int ifs[] = {1};
	cudaGraphExec_t exec = branches(cudaGraphCondTypeIf, 1, ifs);
	printf("if: %d", launch(exec, s, 0));
	printf(" %d", launch(exec, s, 1));
	printf(" %d\n", launch(exec, s, 7));
	CHECK(cudaGraphExecDestroy(exec));

	// A loop whose body is captured, and begins because of the default.
	cudaGraph_t g, body;
	CHECK(cudaGraphCreate(&g, 0));
	cudaGraphConditionalHandle h;
	CHECK(cudaGraphConditionalHandleCreate(&h, g, 1, cudaGraphCondAssignDefault));
	decide(g, NULL, 0, h, cudaGraphCondTypeWhile, 1, &body);
	CHECK(cudaStreamBeginCaptureToGraph(s, body, NULL, NULL, 0, cudaStreamCaptureModeGlobal));
	collatz<<<1, 1, 0, s>>>(h, value, result);
	cudaGraph_t same;
	CHECK(cudaStreamEndCapture(s, &same));
	EXPECT(same == body, "a capture into a graph ended in another");
	exec = ready(g);
	printf("while: %d", launch(exec, s, 6));
	printf(" %d", launch(exec, s, 27));
	printf(" %d\n", launch(exec, s, 2));
	CHECK(cudaGraphExecDestroy(exec));

	// A loop in a branch of a decision.
	cudaGraphConditionalHandle outer, inner;
	CHECK(cudaGraphCreate(&g, 0));
	CHECK(cudaGraphConditionalHandleCreate(&outer, g, 0, 0));
	void *chosen[] = {&outer, &value};
	cudaGraphNode_t k = kernel(g, NULL, 0, (void *)choose, chosen);
	cudaGraph_t then;
	decide(g, &k, 1, outer, cudaGraphCondTypeIf, 1, &then);
	CHECK(cudaGraphConditionalHandleCreate(&inner, then, 1, cudaGraphCondAssignDefault));
	decide(then, NULL, 0, inner, cudaGraphCondTypeWhile, 1, &body);
	void *step[] = {&inner, &value, &result};
	kernel(body, NULL, 0, (void *)collatz, step);
	exec = ready(g);
	printf("while in if: %d", launch(exec, s, 0));
	printf(" %d\n", launch(exec, s, 12));
	CHECK(cudaGraphExecDestroy(exec));

#if CUDART_VERSION >= 12080
	const int both[] = {1, 2};
	exec = branches(cudaGraphCondTypeIf, 2, both);
	int no = launch(exec, s, 0), yes = launch(exec, s, 1);
	EXPECT(no == 1002 && yes == 1001, "else: %d %d", no, yes);
	CHECK(cudaGraphExecDestroy(exec));
	const int cases[] = {10, 20, 30};
	exec = branches(cudaGraphCondTypeSwitch, 3, cases);
	for (int i = 0; i < 5; i++) {
		int got = launch(exec, s, i), want = 1000 + (i < 3 ? cases[i] : 0);
		EXPECT(got == want, "switch %d: %d", i, got);
	}
	CHECK(cudaGraphExecDestroy(exec));
#endif
	CHECK(cudaFree(value));
	CHECK(cudaFree(result));
	CHECK(cudaStreamDestroy(s));
	return pass();
}
#endif
