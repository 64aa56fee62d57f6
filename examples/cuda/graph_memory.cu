// graph_memory: graphs that allocate and free: within a launch, from one launch
// to the next, and for the program to free.
#include "check.h"

const int N = 1 << 18;

__global__ void fill(int *at, int value)
{
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < N)
		at[i] = value + i;
}

__global__ void sum(const int *a, const int *b, unsigned long long *out)
{
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < N)
		atomicAdd(out, (unsigned long long)(a[i] + b[i]));
}

static unsigned long long *total;

static unsigned long long take()
{
	unsigned long long v;
	CHECK(cudaMemcpy(&v, total, sizeof v, cudaMemcpyDeviceToHost));
	CHECK(cudaMemset(total, 0, sizeof v));
	return v;
}

static cudaGraphNode_t kernel(cudaGraph_t g, const cudaGraphNode_t *after, size_t n, void *f, void **args)
{
	cudaKernelNodeParams p = {};
	p.func = f;
	p.gridDim = dim3(N / 256);
	p.blockDim = dim3(256);
	p.kernelParams = args;
	cudaGraphNode_t node;
	CHECK(cudaGraphAddKernelNode(&node, g, after, n, &p));
	return node;
}

static cudaGraphNode_t alloc(cudaGraph_t g, const cudaGraphNode_t *after, size_t n, int **at)
{
	cudaMemAllocNodeParams p = {};
	p.poolProps.allocType = cudaMemAllocationTypePinned;
	p.poolProps.location.type = cudaMemLocationTypeDevice;
	p.poolProps.location.id = 0;
	p.bytesize = N * sizeof(int);
	cudaGraphNode_t node;
	CHECK(cudaGraphAddMemAllocNode(&node, g, after, n, &p));
	*at = (int *)p.dptr;
	return node;
}

// Two allocations, both freed at the end.
static void within(cudaStream_t s)
{
	cudaGraph_t g;
	CHECK(cudaGraphCreate(&g, 0));
	int *a, *b, one = 1, two = 2;
	cudaGraphNode_t na = alloc(g, NULL, 0, &a), nb = alloc(g, NULL, 0, &b);
	void *fa[] = {&a, &one}, *fb[] = {&b, &two}, *add[] = {&a, &b, &total};
	cudaGraphNode_t filled[] = {kernel(g, &na, 1, (void *)fill, fa), kernel(g, &nb, 1, (void *)fill, fb)};
	cudaGraphNode_t added = kernel(g, filled, 2, (void *)sum, add), free_a, free_b;
	CHECK(cudaGraphAddMemFreeNode(&free_a, g, &added, 1, a));
	CHECK(cudaGraphAddMemFreeNode(&free_b, g, &added, 1, b));
	cudaGraphNodeType type;
	CHECK(cudaGraphNodeGetType(na, &type));
	EXPECT(type == cudaGraphNodeTypeMemAlloc, "an allocation is of type %d", (int)type);
	CHECK(cudaGraphNodeGetType(free_a, &type));
	EXPECT(type == cudaGraphNodeTypeMemFree, "a free is of type %d", (int)type);
	cudaMemAllocNodeParams p = {};
	CHECK(cudaGraphMemAllocNodeGetParams(nb, &p));
	EXPECT(p.dptr == b && p.bytesize == N * sizeof(int), "an allocation forgot its parameters");
	void *freed = NULL;
	CHECK(cudaGraphMemFreeNodeGetParams(free_b, &freed));
	EXPECT(freed == b, "a free forgot its address");
	cudaGraphExec_t exec;
	CHECK(cudaGraphInstantiateWithFlags(&exec, g, 0));
	for (int i = 0; i < 3; i++)
		CHECK(cudaGraphLaunch(exec, s));
	CHECK(cudaStreamSynchronize(s));
	printf("within a launch, three times: %llu\n", take());
	CHECK(cudaGraphExecDestroy(exec));
	CHECK(cudaGraphDestroy(g));
}

// Captured; what is not freed is the program's.
static void captured(cudaStream_t s)
{
	int *a, *b;
	CHECK(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
	CHECK(cudaMallocAsync(&a, N * sizeof(int), s));
	CHECK(cudaMallocAsync(&b, N * sizeof(int), s));
	fill<<<N / 256, 256, 0, s>>>(a, 3);
	CHECK(cudaMemsetAsync(b, 0, N * sizeof(int), s));
	sum<<<N / 256, 256, 0, s>>>(a, b, total);
	CHECK(cudaFreeAsync(b, s));
	cudaGraph_t g;
	CHECK(cudaStreamEndCapture(s, &g));
	size_t n;
	CHECK(cudaGraphGetNodes(g, NULL, &n));
	printf("captured %zu nodes\n", n);
	cudaGraphExec_t exec;
	CHECK(cudaGraphInstantiateWithFlags(&exec, g, 0));
	CHECK(cudaGraphLaunch(exec, s));
	// The program uses what the graph left, and frees it before the next launch.
	sum<<<N / 256, 256, 0, s>>>(a, a, total);
	CHECK(cudaStreamSynchronize(s));
	printf("left by a launch: %llu\n", take());
	cudaError_t again = cudaGraphLaunch(exec, s);
	printf("launched again: %s\n", cudaGetErrorName(again));
	cudaGetLastError();
	CHECK(cudaFreeAsync(a, s));
	CHECK(cudaGraphLaunch(exec, s));
	CHECK(cudaFree(a));
	CHECK(cudaGraphLaunch(exec, s));
	// Gone are graph and executable; the memory is not.
	CHECK(cudaGraphExecDestroy(exec));
	CHECK(cudaGraphDestroy(g));
	CHECK(cudaStreamSynchronize(s));
	CHECK(cudaMemset(total, 0, sizeof *total));
	sum<<<N / 256, 256, 0, s>>>(a, a, total);
	CHECK(cudaFreeAsync(a, s));
	CHECK(cudaStreamSynchronize(s));
	printf("outlived its graph: %llu\n", take());
}

// One graph allocates, another frees; and one frees by itself.
static void two(cudaStream_t s)
{
	cudaGraph_t g, h;
	CHECK(cudaGraphCreate(&g, 0));
	CHECK(cudaGraphCreate(&h, 0));
	int *a, five = 5;
	cudaGraphNode_t na = alloc(g, NULL, 0, &a), freed;
	void *fa[] = {&a, &five}, *add[] = {&a, &a, &total};
	kernel(g, &na, 1, (void *)fill, fa);
	cudaGraphNode_t added = kernel(h, NULL, 0, (void *)sum, add);
	CHECK(cudaGraphAddMemFreeNode(&freed, h, &added, 1, a));
	cudaGraphExec_t first, second;
	CHECK(cudaGraphInstantiateWithFlags(&first, g, 0));
	CHECK(cudaGraphInstantiateWithFlags(&second, h, 0));
	for (int i = 0; i < 2; i++) {
		CHECK(cudaGraphLaunch(first, s));
		CHECK(cudaGraphLaunch(second, s));
	}
	CHECK(cudaStreamSynchronize(s));
	printf("allocated here, freed there: %llu\n", take());
	CHECK(cudaGraphExecDestroy(first));
	CHECK(cudaGraphExecDestroy(second));
	cudaGraphExec_t automatic;
	CHECK(cudaGraphInstantiateWithFlags(&automatic, g, cudaGraphInstantiateFlagAutoFreeOnLaunch));
	for (int i = 0; i < 3; i++)
		CHECK(cudaGraphLaunch(automatic, s));
	CHECK(cudaStreamSynchronize(s));
	CHECK(cudaFree(a));
	printf("freed by the next launch\n");
	CHECK(cudaGraphExecDestroy(automatic));
	CHECK(cudaGraphDestroy(g));
	CHECK(cudaGraphDestroy(h));
}

int main()
{
	cudaStream_t s;
	CHECK(cudaStreamCreate(&s));
	CHECK(cudaMalloc(&total, sizeof *total));
	CHECK(cudaMemset(total, 0, sizeof *total));
	within(s);
	captured(s);
	two(s);
	CHECK(cudaDeviceGraphMemTrim(0));
	unsigned long long used = 1;
	CHECK(cudaDeviceGetGraphMemAttribute(0, cudaGraphMemAttrUsedMemCurrent, &used));
	printf("graphs hold %llu bytes\n", used);
	used = 0;
	CHECK(cudaDeviceSetGraphMemAttribute(0, cudaGraphMemAttrUsedMemHigh, &used));
	CHECK(cudaFree(total));
	CHECK(cudaStreamDestroy(s));
	return pass();
}
