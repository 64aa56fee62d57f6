// graph_host: functions of the program as nodes of a graph, run again and again,
// in clones, in child graphs and after the graph is gone; and objects that live
// as long as a graph needs them.
#include "check.h"

#include <atomic>
#include <chrono>
#include <thread>

__global__ void put(int *at, int value) { *at = value; }

static int log_[64], logged;

struct step { const int *dev; int value; };

// What a host node calls: earlier nodes are done by then.
static void CUDART_CB note(void *p)
{
	const step *s = (const step *)p;
	if (logged < 64)
		log_[logged++] = s->value;
}

static void show(const char *what)
{
	printf("%s:", what);
	for (int i = 0; i < logged; i++)
		printf(" %d", log_[i]);
	printf("\n");
	logged = 0;
}

static void run(cudaGraphExec_t exec, cudaStream_t s, int times)
{
	for (int i = 0; i < times; i++)
		CHECK(cudaGraphLaunch(exec, s));
	CHECK(cudaStreamSynchronize(s));
}

static cudaGraphNode_t host_node(cudaGraph_t g, const cudaGraphNode_t *after, size_t n, step *s)
{
	cudaHostNodeParams p = {};
	p.fn = note;
	p.userData = s;
	cudaGraphNode_t node;
	CHECK(cudaGraphAddHostNode(&node, g, after, n, &p));
	return node;
}

static std::atomic<int> destroyed;
static void CUDART_CB destroy(void *p) { destroyed += *(int *)p; }

// Destructors run on a thread of their own: wait for them.
static int destroyed_after(int least)
{
	for (int i = 0; i < 2000 && destroyed < least; i++)
		std::this_thread::sleep_for(std::chrono::milliseconds(1));
	return destroyed;
}

static void objects(cudaStream_t s)
{
	static int one = 1, ten = 10;
	cudaUserObject_t a, b;
	CHECK(cudaUserObjectCreate(&a, &one, destroy, 1, cudaUserObjectNoDestructorSync));
	CHECK(cudaUserObjectCreate(&b, &ten, destroy, 2, cudaUserObjectNoDestructorSync));
	cudaGraph_t g, clone;
	CHECK(cudaGraphCreate(&g, 0));
	static step work = {NULL, 5};
	host_node(g, NULL, 0, &work);
	CHECK(cudaGraphRetainUserObject(g, a, 1, cudaGraphUserObjectMove));
	CHECK(cudaGraphRetainUserObject(g, b, 1, 0));
	CHECK(cudaUserObjectRelease(b, 2));
	CHECK(cudaGraphClone(&clone, g));
	cudaGraphExec_t exec;
	CHECK(cudaGraphInstantiateWithFlags(&exec, g, 0));
	CHECK(cudaGraphDestroy(g));
	CHECK(cudaGraphDestroy(clone));
	run(exec, s, 2);
	printf("objects: %d destroyed while an executable holds them\n", (int)destroyed);
	CHECK(cudaGraphExecDestroy(exec));
	printf("objects: %d destroyed after it\n", destroyed_after(11));
	cudaUserObject_t c;
	CHECK(cudaUserObjectCreate(&c, &one, destroy, 1, cudaUserObjectNoDestructorSync));
	CHECK(cudaUserObjectRetain(c, 2));
	CHECK(cudaUserObjectRelease(c, 2));
	CHECK(cudaGraphCreate(&g, 0));
	CHECK(cudaGraphRetainUserObject(g, c, 1, 0));
	CHECK(cudaUserObjectRelease(c, 1));
	CHECK(cudaGraphReleaseUserObject(g, c, 1));
	printf("objects: %d destroyed after the last release\n", destroyed_after(12));
	CHECK(cudaGraphDestroy(g));
	logged = 0;
}

int main()
{
	cudaStream_t s;
	CHECK(cudaStreamCreate(&s));
	int *dev;
	CHECK(cudaMalloc(&dev, sizeof *dev));

	// A kernel between two functions.
	static step first = {dev, 1}, second = {dev, 2}, third = {dev, 3};
	cudaGraph_t g;
	CHECK(cudaGraphCreate(&g, 0));
	cudaGraphNode_t a = host_node(g, NULL, 0, &first), k, b;
	int value = 42;
	void *args[] = {&dev, &value};
	cudaKernelNodeParams kernel = {};
	kernel.func = (void *)put;
	kernel.gridDim = dim3(1);
	kernel.blockDim = dim3(1);
	kernel.kernelParams = args;
	CHECK(cudaGraphAddKernelNode(&k, g, &a, 1, &kernel));
	b = host_node(g, &k, 1, &second);
	cudaGraphExec_t exec;
	CHECK(cudaGraphInstantiateWithFlags(&exec, g, 0));
	run(exec, s, 3);
	show("three launches");
	int got = 0;
	CHECK(cudaMemcpy(&got, dev, sizeof got, cudaMemcpyDeviceToHost));
	printf("kernel wrote %d\n", got);

	cudaHostNodeParams p = {};
	CHECK(cudaGraphHostNodeGetParams(b, &p));
	EXPECT(p.fn == note && p.userData == &second, "a host node does not know what it was given");
	cudaGraphNodeType type;
	CHECK(cudaGraphNodeGetType(b, &type));
	EXPECT(type == cudaGraphNodeTypeHost, "a host node is of type %d", (int)type);

	// Another function in the executable, then in the graph.
	p.userData = &third;
	CHECK(cudaGraphExecHostNodeSetParams(exec, b, &p));
	run(exec, s, 1);
	show("changed in the executable");
	cudaGraph_t clone;
	CHECK(cudaGraphClone(&clone, g));
	CHECK(cudaGraphHostNodeSetParams(b, &p));
	cudaGraphExec_t changed, old;
	CHECK(cudaGraphInstantiateWithFlags(&changed, g, 0));
	CHECK(cudaGraphInstantiateWithFlags(&old, clone, 0));
	run(changed, s, 1);
	run(old, s, 1);
	show("changed in the graph, not in its clone");

	// A graph in a graph; the parts are destroyed before it runs.
	cudaGraph_t outer;
	CHECK(cudaGraphCreate(&outer, 0));
	cudaGraphNode_t child;
	CHECK(cudaGraphAddChildGraphNode(&child, outer, NULL, 0, g));
	static step after = {dev, 9};
	host_node(outer, &child, 1, &after);
	cudaGraphExec_t nested;
	CHECK(cudaGraphInstantiateWithFlags(&nested, outer, 0));
	CHECK(cudaGraphDestroy(outer));
	CHECK(cudaGraphDestroy(g));
	CHECK(cudaGraphDestroy(clone));
	run(nested, s, 2);
	show("nested, its graphs gone");

	// Captured.
	CHECK(cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal));
	CHECK(cudaLaunchHostFunc(s, note, &first));
	put<<<1, 1, 0, s>>>(dev, 7);
	CHECK(cudaLaunchHostFunc(s, note, &second));
	cudaGraph_t captured;
	CHECK(cudaStreamEndCapture(s, &captured));
	cudaGraphExec_t replay;
	CHECK(cudaGraphInstantiateWithFlags(&replay, captured, 0));
	CHECK(cudaGraphDestroy(captured));
	run(replay, s, 2);
	show("captured");

	for (cudaGraphExec_t e : {exec, changed, old, nested, replay})
		CHECK(cudaGraphExecDestroy(e));
	objects(s);
	CHECK(cudaStreamDestroy(s));
	CHECK(cudaFree(dev));
	return pass();
}
