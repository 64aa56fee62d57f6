// graph: graphs made by hand: their nodes, instances and updates.
#include "graph_parts.h"

CHECK(graph, kernels_in_order)
{
	graph g;
	dev<int> p(1);
	MUST(cudaMemset(p, 0, 4));
	auto a = kernel(g, {}, shift, p, 1), b = kernel(g, {a}, shift, p, 2);
	kernel(g, {b}, shift, p, 3);
	run(g, p);
}

CHECK(graph, memory_nodes)
{
	graph g;
	dev<int> p(4), q(4);
	int h[4] = {1, 2, 3, 4};
	cudaGraphNode_t in, set, across;
	rt("in", cudaGraphAddMemcpyNode1D(&in, g, nullptr, 0, p, h, 16, cudaMemcpyHostToDevice));
	cudaMemsetParams m = {};
	m.dst = p.p + 1;
	m.value = 9;
	m.elementSize = 4;
	m.width = 2;
	m.height = 1;
	rt("set", cudaGraphAddMemsetNode(&set, g, &in, 1, &m));
	rt("across", cudaGraphAddMemcpyNode1D(&across, g, &set, 1, q, p, 16, cudaMemcpyDeviceToDevice));
	run(g, q);
	MUST(cudaMemcpy(h, q, 16, cudaMemcpyDeviceToHost));
	list("all", h, 4);
	m.elementSize = 3;
	rt("element_3", cudaGraphAddMemsetNode(&set, g, nullptr, 0, &m));
	last();
}

CHECK(graph, structure)
{
	graph g;
	dev<int> p(1);
	cudaGraphNode_t e = nullptr, nodes[8];
	auto a = kernel(g, {}, shift, p, 1), b = kernel(g, {a}, shift, p, 2);
	rt("empty", cudaGraphAddEmptyNode(&e, g, &b, 1));
	size_t n = 0;
	rt("nodes", cudaGraphGetNodes(g, nullptr, &n));
	val("is", n);
	n = 8;
	rt("roots", cudaGraphGetRootNodes(g, nodes, &n));
	say("%zu,%s", n, nodes[0] == a ? "a" : "other");
#if CUDART_VERSION >= 13000
	n = 8;
	rt("edges", cudaGraphGetEdges(g, nullptr, nullptr, nullptr, &n));
	val("is", n);
	rt("dependencies", cudaGraphNodeGetDependencies(e, nodes, nullptr, &n));
	say("%zu,%s", n, nodes[0] == b ? "b" : "other");
	n = 8;
	rt("dependents", cudaGraphNodeGetDependentNodes(a, nodes, nullptr, &n));
	say("%zu,%s", n, nodes[0] == b ? "b" : "other");
	rt("add_edge", cudaGraphAddDependencies(g, &a, &e, nullptr, 1));
	rt("twice", cudaGraphAddDependencies(g, &a, &e, nullptr, 1));
	rt("cycle", cudaGraphAddDependencies(g, &e, &a, nullptr, 1));
	rt("remove", cudaGraphRemoveDependencies(g, &a, &e, nullptr, 1));
	rt("again", cudaGraphRemoveDependencies(g, &a, &e, nullptr, 1));
#endif
	cudaGraphNodeType t = cudaGraphNodeType(77);
	rt("type", cudaGraphNodeGetType(e, &t));
	val("is", t);
	rt("destroy_node", cudaGraphDestroyNode(b));
	n = 0;
	MUST(cudaGraphGetNodes(g, nullptr, &n));
	val("left", n);
	last();
}

CHECK(graph, kernel_params)
{
	graph g;
	dev<int> p(1);
	MUST(cudaMemset(p, 0, 4));
	auto a = kernel(g, {}, shift, p, 1);
	cudaKernelNodeParams k = {};
	rt("get", cudaGraphKernelNodeGetParams(a, &k));
	say("(%u,%u,%u)", k.gridDim.x, k.blockDim.x, k.sharedMemBytes);
	is("function", k.func == (void *)shift);
	is("value", k.kernelParams && *(int *)k.kernelParams[1] == 1);
	int *at = p, v = 6;
	void *args[] = {&at, &v};
	k.kernelParams = args;
	rt("set", cudaGraphKernelNodeSetParams(a, &k));
	cudaGraphExec_t x;
	MUST(cudaGraphInstantiate(&x, g, 0));
	MUST(cudaGraphLaunch(x, nullptr));
	val("is", value(p));
	v = 8;
	rt("exec_set", cudaGraphExecKernelNodeSetParams(x, a, &k));
	MUST(cudaGraphLaunch(x, nullptr));
	val("is", value(p));
	k.blockDim = 5000;
	rt("too_large", cudaGraphExecKernelNodeSetParams(x, a, &k));
	cudaGraphExecDestroy(x);
	last();
}

CHECK(graph, enabled)
{
	graph g;
	dev<int> p(1);
	MUST(cudaMemset(p, 0, 4));
	auto a = kernel(g, {}, shift, p, 1), b = kernel(g, {a}, shift, p, 2);
	cudaGraphExec_t x;
	unsigned on = 77;
	MUST(cudaGraphInstantiate(&x, g, 0));
	rt("get", cudaGraphNodeGetEnabled(x, a, &on));
	val("is", on);
	rt("set", cudaGraphNodeSetEnabled(x, a, 0));
	MUST(cudaGraphLaunch(x, nullptr));
	val("is", value(p));
	rt("set", cudaGraphNodeSetEnabled(x, a, 1));
	MUST(cudaGraphLaunch(x, nullptr));
	val("is", value(p));
	(void)b;
	cudaGraphExecDestroy(x);
}

CHECK(graph, clone_and_child)
{
	graph g, parent;
	cudaGraph_t copy = nullptr;
	cudaGraphNode_t child, found = nullptr;
	dev<int> p(1);
	MUST(cudaMemset(p, 0, 4));
	auto a = kernel(g, {}, shift, p, 4);
	rt("clone", cudaGraphClone(&copy, g));
	rt("find", cudaGraphNodeFindInClone(&found, a, copy));
	is("another", found != a);
	auto first = kernel(parent, {}, shift, p, 1);
	rt("child", cudaGraphAddChildGraphNode(&child, parent, &first, 1, copy));
	kernel(parent, {child}, shift, p, 2);
	rt("destroy_clone", cudaGraphDestroy(copy));
	run(parent, p);
}

CHECK(graph, events)
{
	graph g;
	event e(cudaEventDisableTiming);
	dev<int> p(1);
	MUST(cudaMemset(p, 0, 4));
	cudaGraphNode_t record, wait;
	auto a = kernel(g, {}, shift, p, 1);
	rt("record", cudaGraphAddEventRecordNode(&record, g, &a, 1, e));
	rt("wait", cudaGraphAddEventWaitNode(&wait, g, &record, 1, e));
	kernel(g, {wait}, shift, p, 2);
	run(g, p);
	rt("query", cudaEventQuery(e));
	cudaEvent_t got = nullptr;
	rt("get", cudaGraphEventRecordNodeGetEvent(record, &got));
	is("same", got == e);
}

CHECK(graph, host_node)
{
	graph g;
	int cell = 0;
	host_cell = &cell;
	cudaGraphNode_t a, b;
	cudaHostNodeParams h = {};
	h.fn = bump;
	h.userData = (void *)1;
	rt("add", cudaGraphAddHostNode(&a, g, nullptr, 0, &h));
	h.userData = (void *)2;
	rt("add", cudaGraphAddHostNode(&b, g, &a, 1, &h));
	cudaGraphExec_t x = nullptr;
	MUST(cudaGraphInstantiate(&x, g, 0));
	MUST(cudaGraphLaunch(x, nullptr));
	MUST(cudaGraphLaunch(x, nullptr));
	rt("synchronize", cudaDeviceSynchronize());
	val("is", cell);
	cudaGraphExecDestroy(x);
}

CHECK(graph, allocation_nodes)
{
	graph g;
	cudaGraphNode_t a, set, f;
	cudaMemAllocNodeParams m = {};
	m.poolProps.allocType = cudaMemAllocationTypePinned;
	m.poolProps.location.type = cudaMemLocationTypeDevice;
	m.bytesize = 1000;
	MUST(cudaGraphAddMemAllocNode(&a, g, nullptr, 0, &m));
	is("address", m.dptr != nullptr);
	cudaMemsetParams s = {};
	s.dst = m.dptr;
	s.elementSize = 1;
	s.width = 1000;
	s.height = 1;
	rt("set", cudaGraphAddMemsetNode(&set, g, &a, 1, &s));
	rt("free", cudaGraphAddMemFreeNode(&f, g, &set, 1, m.dptr));
	cudaGraphExec_t x = nullptr;
	rt("instantiate", cudaGraphInstantiate(&x, g, 0));
	rt("launch", cudaGraphLaunch(x, nullptr));
	rt("launch", cudaGraphLaunch(x, nullptr));
	rt("synchronize", cudaDeviceSynchronize());
	cudaGraphExecDestroy(x);
}

static __global__ void choose(cudaGraphConditionalHandle h, unsigned v) { cudaGraphSetConditional(h, v); }

CHECK(graph, conditional_if)
{
	for (unsigned which : {0u, 1u}) {
		graph g;
		dev<int> p(1);
		MUST(cudaMemset(p, 0, 4));
		cudaGraphConditionalHandle h;
		MUST(cudaGraphConditionalHandleCreate(&h, g, 0, 0));
		cudaGraphNode_t n, c;
		void *args[] = {&h, &which};
		cudaKernelNodeParams k = {};
		k.func = (void *)choose;
		k.gridDim = k.blockDim = dim3(1);
		k.kernelParams = args;
		MUST(cudaGraphAddKernelNode(&n, g, nullptr, 0, &k));
		cudaGraphNodeParams q = {};
		q.type = cudaGraphNodeTypeConditional;
		q.conditional.handle = h;
		q.conditional.type = cudaGraphCondTypeIf;
		q.conditional.size = 1;
#if CUDART_VERSION >= 13000
		MUST(cudaGraphAddNode(&c, g, &n, nullptr, 1, &q));
#else
		MUST(cudaGraphAddNode(&c, g, &n, 1, &q));
#endif
		kernel(q.conditional.phGraph_out[0], {}, store, p, 5);
		run(g, p);
	}
}

CHECK(graph, user_object)
{
	static int destroyed;
	destroyed = 0;
	{
		graph g;
		cudaUserObject_t o = nullptr;
		MUST(cudaUserObjectCreate(&o, nullptr, [](void *) { destroyed++; }, 1, cudaUserObjectNoDestructorSync));
		rt("retain", cudaGraphRetainUserObject(g, o, 1, cudaGraphUserObjectMove));
		val("destroyed", destroyed);
	}
	for (int i = 0; i < 60000 && !destroyed; i++) // some time after the last use
		usleep(1000);
	val("destroyed", destroyed);
}

CHECK(graph, update)
{
	graph g, h, other;
	dev<int> p(1);
	MUST(cudaMemset(p, 0, 4));
	kernel(g, {}, shift, p, 1);
	kernel(h, {}, shift, p, 7);
	auto a = kernel(other, {}, shift, p, 1);
	kernel(other, {a}, shift, p, 1);
	cudaGraphExec_t x;
	cudaGraphExecUpdateResultInfo info = {};
	MUST(cudaGraphInstantiate(&x, g, 0));
	rt("same_shape", cudaGraphExecUpdate(x, h, &info));
	val("result", info.result);
	MUST(cudaGraphLaunch(x, nullptr));
	val("is", value(p));
	rt("other_shape", cudaGraphExecUpdate(x, other, &info));
	val("result", info.result);
	cudaGraphExecDestroy(x);
	last();
}

CHECK(graph, attributes_and_flags)
{
	graph g;
	dev<int> p(1);
	auto a = kernel(g, {}, shift, p, 1);
	cudaKernelNodeAttrValue v = {};
	v.cooperative = 77;
	rt("cooperative", cudaGraphKernelNodeGetAttribute(a, cudaLaunchAttributeCooperative, &v));
	val("is", v.cooperative);
	v.priority = 77;
	rt("priority", cudaGraphKernelNodeGetAttribute(a, cudaLaunchAttributePriority, &v));
	val("is", v.priority);
	cudaGraphExec_t x = nullptr;
	unsigned long long flags = 77;
	rt("instantiate", cudaGraphInstantiateWithFlags(&x, g, cudaGraphInstantiateFlagAutoFreeOnLaunch));
	rt("flags", cudaGraphExecGetFlags(x, &flags));
	val("is", flags);
	rt("upload", cudaGraphUpload(x, nullptr));
	rt("synchronize", cudaDeviceSynchronize());
	cudaGraphExecDestroy(x);
	rt("wrong_flags", cudaGraphInstantiateWithFlags(&x, g, 0xff00));
	last();
}

CHECK(graph, wrong)
{
	cudaGraph_t g = nullptr;
	cudaGraphExec_t x = nullptr;
	cudaGraphNode_t n;
	rt("create_null", cudaGraphCreate(nullptr, 0));
	rt("create_flags", cudaGraphCreate(&g, 5));
	rt("launch_null", cudaGraphLaunch(nullptr, nullptr));
	rt("destroy_null", cudaGraphDestroy(nullptr));
	rt("exec_destroy_null", cudaGraphExecDestroy(nullptr));
	MUST(cudaGraphCreate(&g, 0));
	rt("add_null", cudaGraphAddEmptyNode(nullptr, g, nullptr, 0));
	rt("null_dependencies", cudaGraphAddEmptyNode(&n, g, nullptr, 2));
	rt("empty_graph", cudaGraphInstantiate(&x, g, 0));
	rt("launch", cudaGraphLaunch(x, nullptr));
	cudaGraphExecDestroy(x);
	cudaGraphDestroy(g);
	last();
}

CHECK(graph, dot)
{
	graph g;
	dev<int> p(1);
	kernel(g, {}, shift, p, 1);
	char path[] = "/tmp/conformance-dot-XXXXXX", text[64] = "";
	int f = mkstemp(path);
	rt("print", cudaGraphDebugDotPrint(g, path, 0));
	if (pread(f, text, sizeof text - 1, 0) < 0)
		text[0] = 0;
	is("is_dot", strncmp(text, "digraph", 7) == 0);
	close(f);
	unlink(path);
	last();
}
