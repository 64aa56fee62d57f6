/* test/facts/graphs.c: what a driver does that worker/graph counts on when it makes the graphs of a session again: nodes are listed in the order in which
 * they were made, and numbers of conditions come in turn. scripts/gpu-graph-facts runs it twice: the lines must be the same. */
#include <cuda.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int wrong;

static void fact(const char *what, long long got, long long need)
{
	printf("%-76s %lld%s\n", what, got, got == need ? "" : "   <- NOT AS NEEDED");
	wrong += got != need;
}

static void tell(const char *what, long long got) { printf("%-76s %lld\n", what, got); }

#define OK(call) do { CUresult rc_ = (call); if (rc_) { printf("%s: result %d\n", #call, (int)rc_); return 2; } } while (0)

static const char code[] = ".version 6.4\n.target sm_50\n.address_size 64\n.visible .entry k(.param .u64 p) { ret; }\n";

/* The types of a graph's nodes in the order in which the driver lists them, a digit each. */
static int listed(CUgraph g, long long *types)
{
	CUgraphNode nodes[16];
	size_t n = 16;
	OK(cuGraphGetNodes(g, nodes, &n));
	*types = 1;
	for (size_t i = 0; i < n; i++) {
		CUgraphNodeType t;
		OK(cuGraphNodeGetType(nodes[i], &t));
		*types = *types * 10 + (int)t;
	}
	return 0;
}

static int capture(CUfunction f, CUdeviceptr at)
{
	CUstream a, b;
	CUevent fork, join;
	CUgraph g;
	CUgraphNode first;
	CUdeviceptr arg = at;
	void *args[] = {&arg};
	long long types = 0;
	size_t one = 1;
	OK(cuStreamCreate(&a, CU_STREAM_NON_BLOCKING));
	OK(cuStreamCreate(&b, CU_STREAM_NON_BLOCKING));
	OK(cuEventCreate(&fork, CU_EVENT_DISABLE_TIMING));
	OK(cuEventCreate(&join, CU_EVENT_DISABLE_TIMING));
	OK(cuStreamBeginCapture(a, CU_STREAM_CAPTURE_MODE_RELAXED));
	OK(cuMemsetD32Async(at, 1, 4, a));
	OK(cuEventRecord(fork, a));
	OK(cuStreamWaitEvent(b, fork, 0));
	OK(cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, b, args, NULL));
	OK(cuMemcpyDtoDAsync(at + 64, at, 16, a));
	OK(cuEventRecord(join, b));
	OK(cuStreamWaitEvent(a, join, 0));
	OK(cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, a, args, NULL));
	OK(cuStreamEndCapture(a, &g));
	if (listed(g, &types))
		return 2;
	fact("captured: memset, kernel, copy, kernel are listed as (2 memset, 0 kernel, 1 copy)", types, 12010);
	tell("an event of a capture that has ended: query", cuEventQuery(join));
	tell("an event of a capture that has ended: wait", cuEventSynchronize(join));
	OK(cuEventRecord(join, a));
	fact("the same event recorded once more: wait", cuEventSynchronize(join), 0);
	OK(cuStreamDestroy(a));
	OK(cuStreamDestroy(b));
	OK(cuEventDestroy(fork));
	OK(cuEventDestroy(join));
	CUgraphExec e;
	OK(cuGraphInstantiateWithFlags(&e, g, 0));
	OK(cuGraphGetRootNodes(g, &first, &one));
	OK(cuGraphNodeSetEnabled(e, first, 0));
	CUgraphExecUpdateResultInfo info;
	OK(cuGraphExecUpdate(e, g, &info));
	unsigned enabled = 9;
	OK(cuGraphNodeGetEnabled(e, first, &enabled));
	tell("a node that was disabled before an update is enabled", enabled);
	OK(cuGraphDestroy(g));
	fact("launch without the graph, its streams and events: result", cuGraphLaunch(e, 0), 0);
	fact("its end: result", cuCtxSynchronize(), 0);
	OK(cuGraphExecDestroy(e));
	return 0;
}

static int nodes_that_end(void)
{
	CUgraph g, clone;
	CUgraphNode n[4];
	CUDA_HOST_NODE_PARAMS host;
	long long types = 0;
	memset(&host, 0, sizeof host);
	host.fn = (CUhostFn)(void (*)(void))fact; /* never called */
	OK(cuGraphCreate(&g, 0));
	OK(cuGraphAddEmptyNode(&n[0], g, NULL, 0));
	OK(cuGraphAddHostNode(&n[1], g, NULL, 0, &host));
	OK(cuGraphAddEmptyNode(&n[2], g, NULL, 0));
	OK(cuGraphDestroyNode(n[0]));
	OK(cuGraphAddHostNode(&n[3], g, &n[2], 1, &host));
	if (listed(g, &types))
		return 2;
	fact("host, empty, host, where a node before them has ended (3 host, 5 empty)", types, 1353);
	OK(cuGraphClone(&clone, g));
	if (listed(clone, &types))
		return 2;
	fact("the same of its clone", types, 1353);
	OK(cuGraphDestroy(clone));
	OK(cuGraphDestroy(g));
	return 0;
}

static int conditions(CUcontext ctx)
{
#if CUDA_VERSION >= 12030
	unsigned long long first = 0;
	for (int round = 0; round < 2; round++) {
		CUgraph g;
		OK(cuGraphCreate(&g, 0));
		for (int i = 0; i < 3; i++) {
			CUgraphConditionalHandle h;
			OK(cuGraphConditionalHandleCreate(&h, g, ctx, 1, CU_GRAPH_COND_ASSIGN_DEFAULT));
			if (!first)
				first = h;
			tell("a condition's number", (long long)h);
			fact("a condition's number, from the first one on", (long long)(h - first), 3 * round + i);
		}
		OK(cuGraphDestroy(g));
	}
#else
	(void)ctx;
#endif
	return 0;
}

static int ended;
static void CUDA_CB end(void *p) { ended += *(int *)p; }

static int objects(void)
{
	static int one = 1;
	CUuserObject o;
	CUgraph g;
	OK(cuUserObjectCreate(&o, &one, end, 1, CU_USER_OBJECT_NO_DESTRUCTOR_SYNC));
	OK(cuGraphCreate(&g, 0));
	OK(cuGraphRetainUserObject(g, o, 1, CU_GRAPH_USER_OBJECT_MOVE));
	OK(cuGraphDestroy(g));
	tell("an object whose graph has ended: ended at once", ended);
	for (int i = 0; i < 1000 && !ended; i++)
		usleep(1000);
	fact("an object whose graph has ended: ended within a second", ended, 1);
	return 0;
}

int main(void)
{
	CUdevice dev;
	CUcontext ctx;
	CUmodule m;
	CUfunction f;
	CUdeviceptr at;
	OK(cuInit(0));
	OK(cuDeviceGet(&dev, 0));
	OK(cuDevicePrimaryCtxRetain(&ctx, dev));
	OK(cuCtxSetCurrent(ctx));
	OK(cuModuleLoadData(&m, code));
	OK(cuModuleGetFunction(&f, m, "k"));
	OK(cuMemAlloc(&at, 4096));
	if (capture(f, at) || nodes_that_end() || conditions(ctx) || objects())
		return 2;
	printf(wrong ? "%d facts are not as needed\n" : "all as needed\n", wrong);
	return wrong != 0;
}
