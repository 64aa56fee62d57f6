/* growth, graphs: what is made of them, captured, instantiated and called by them. */
#include "growth.h"

static CUgraph new_graph(CUgraphNode nodes[3])
{
	CUgraph g;
	unsigned n = 1, key = 3;
	CUDA_KERNEL_NODE_PARAMS_v2 k = {.func = step, .gridDimX = 1, .gridDimY = 1, .gridDimZ = 1, .blockDimX = 1, .blockDimY = 1, .blockDimZ = 1,
					.kernelParams = (void *[]){&word, &n, &key}};
	CUDA_MEMSET_NODE_PARAMS_v1 set = {.dst = word, .elementSize = 4, .width = 1, .height = 1};
	CHECK(cuGraphCreate(&g, 0));
	CHECK(cuGraphAddEmptyNode(&nodes[0], g, NULL, 0));
	CHECK(cuGraphAddMemsetNode(&nodes[1], g, &nodes[0], 1, &set, primary));
	CHECK(cuGraphAddKernelNode_v2(&nodes[2], g, &nodes[1], 1, &k));
	return g;
}

static void a_graph(void)
{
	CUgraphNode n[3], seen[3];
	CUgraph g = new_graph(n), clone;
	size_t count = 3;
	CHECK(cuGraphGetNodes(g, seen, &count));
	CHECK(cuGraphClone(&clone, g));
	count = 3;
	CHECK(cuGraphGetNodes(clone, seen, &count)); /* nodes that only the server has named */
	EXPECT(count == 3, "a clone has %zu nodes", count);
	CHECK(cuGraphNodeFindInClone(&seen[0], n[2], clone));
	CHECK(cuGraphDestroy(clone));
	CHECK(cuGraphDestroy(g));
}

static CUgraph lasting;

static void a_node(void)
{
	CUgraphNode a, b;
	if (!lasting)
		CHECK(cuGraphCreate(&lasting, 0));
	CHECK(cuGraphAddEmptyNode(&a, lasting, NULL, 0));
	CHECK(cuGraphAddEmptyNode(&b, lasting, &a, 1));
	CHECK(cuGraphDestroyNode(a));
	CHECK(cuGraphDestroyNode(b));
}

static void a_child_graph(void)
{
	CUgraphNode n[3], child, inner[3];
	CUgraph g, part = new_graph(n), copy;
	size_t count = 3;
	CHECK(cuGraphCreate(&g, 0));
	CHECK(cuGraphAddChildGraphNode(&child, g, NULL, 0, part));
	CHECK(cuGraphChildGraphNodeGetGraph(child, &copy));
	CHECK(cuGraphGetNodes(copy, inner, &count));
	CHECK(cuGraphDestroy(part));
	CHECK(cuGraphDestroy(g));
}

static void an_exec(void)
{
	CUgraphNode n[3];
	CUgraph g = new_graph(n);
	CUgraphExec e;
	CHECK(cuGraphInstantiateWithFlags(&e, g, 0));
	CHECK(cuGraphLaunch(e, common));
	CHECK(cuGraphLaunch(e, common));
	CHECK(cuStreamSynchronize(common));
	CHECK(cuGraphExecDestroy(e));
	CHECK(cuGraphDestroy(g));
}

static void nothing(void *unused) { (void)unused; }

static void a_capture(void)
{
	CUgraph g, capturing;
	CUgraphExec e;
	CUstreamCaptureStatus status;
	cuuint64_t id;
	void *deps;
	size_t n;
	CHECK(cuStreamBeginCapture_v2(common, CU_STREAM_CAPTURE_MODE_RELAXED));
	run_step(step, common);
	CHECK(cuStreamGetCaptureInfo_v2(common, &status, &id, &capturing, &deps, &n));
	CHECK(cuStreamEndCapture(common, &g));
	CHECK(cuGraphInstantiateWithFlags(&e, g, 0));
	CHECK(cuGraphLaunch(e, common));
	CHECK(cuStreamSynchronize(common));
	CHECK(cuGraphExecDestroy(e));
	CHECK(cuGraphDestroy(g));
}

static _Atomic int destroyed;
static void destroy(void *unused)
{
	(void)unused;
	destroyed++;
}

static void a_user_object(void)
{
	static int made;
	CUuserObject o;
	CUgraph g;
	NEED(cuUserObjectCreate(&o, &g, destroy, 1, 1));
	CHECK(cuGraphCreate(&g, 0));
	CHECK(cuGraphRetainUserObject(g, o, 1, 0));
	CHECK(cuUserObjectRelease(o, 1));
	CHECK(cuGraphDestroy(g));
	made++;
	for (int i = 0; i < 1200000 && destroyed < made; i++) /* it lives until its destructor has run, some time after the last call */
		usleep(100);
	EXPECT(destroyed == made, "%d objects, %d destroyed", made, destroyed);
}

/* Functions of the application that graphs call belong to the graphs, as user objects do. */
static void a_host_node(void)
{
	CUDA_HOST_NODE_PARAMS_v1 params = {.fn = nothing};
	CUgraphNode n;
	CUgraph g, captured;
	CUgraphExec e;
	CHECK(cuGraphCreate(&g, 0));
	NEED(cuGraphAddHostNode(&n, g, NULL, 0, &params));
	CHECK(cuGraphInstantiateWithFlags(&e, g, 0));
	CHECK(cuGraphLaunch(e, common));
	CHECK(cuStreamSynchronize(common));
	CHECK(cuGraphExecDestroy(e));
	CHECK(cuGraphDestroy(g));
	CHECK(cuStreamBeginCapture_v2(common, CU_STREAM_CAPTURE_MODE_RELAXED));
	CHECK(cuLaunchHostFunc(common, nothing, NULL));
	CHECK(cuStreamEndCapture(common, &captured));
	CHECK(cuGraphDestroy(captured));
}

const struct kind graph_kinds[] = {
	{"graph", a_graph}, {"node", a_node}, {"childgraph", a_child_graph}, {"exec", an_exec}, {"capture", a_capture},
	{"userobject", a_user_object}, {"hostnode", a_host_node}, {0},
};
