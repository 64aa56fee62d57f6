// refused: what the driver refuses at the call that launches, before anything runs:
// parameters, resources, attributes, streams and contexts, captures.
#include "conf.h"

#include <cooperative_groups.h>

namespace cg = cooperative_groups;

static __global__ void empty() {}
static __global__ void idle(int *, int) {} // may be launched with any parameters
static __global__ void fill(int *p, int v) { p[blockIdx.x * blockDim.x + threadIdx.x] = v; }
static __global__ void settable(int *p) { *p = 1; } // one check changes its attributes
static __global__ void fixed_shared(int *p)
{
	__shared__ int s[3000];
	s[threadIdx.x] = int(threadIdx.x);
	__syncthreads();
	*p = s[blockDim.x - 1];
}
static __global__ void grid_sync(int *p)
{
	cg::this_grid().sync();
	*p = 1;
}
#if __CUDA_ARCH__ >= 900 || !defined(__CUDA_ARCH__)
static __global__ void __cluster_dims__(2, 1, 1) pairs(int *p) { p[blockIdx.x] = 1; }
#endif

// many keeps more values alive than 64 registers hold, so that 1,024 threads of it do not fit.
static __global__ void many(float *p)
{
	float v[100];
#pragma unroll
	for (int i = 0; i < 100; i++)
		v[i] = p[i * 32 + threadIdx.x];
	__syncthreads();
#pragma unroll
	for (int i = 0; i < 100; i++)
		p[i * 32 + threadIdx.x] = v[99 - i] * v[(i * 37) % 100];
}

static CUfunction function(const void *f)
{
	cudaFunction_t fn = nullptr;
	MUST(cudaFree(nullptr));
	MUST(cudaGetFuncBySymbol(&fn, f));
	return (CUfunction)fn;
}

static CUresult launch(CUfunction f, void **args, void **extra = nullptr, CUstream s = nullptr)
{
	return cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, s, args, extra);
}

// with launches with one attribute, a block of 32 threads each.
static CUresult with(CUfunction f, void **args, CUlaunchAttributeID id, CUlaunchAttributeValue v, unsigned blocks = 4, unsigned shared = 0)
{
	CUlaunchAttribute a = {};
	a.id = id;
	a.value = v;
	CUlaunchConfig c = {};
	c.gridDimX = blocks;
	c.gridDimY = c.gridDimZ = c.blockDimY = c.blockDimZ = 1;
	c.blockDimX = 32;
	c.sharedMemBytes = shared;
	c.attrs = &a;
	c.numAttrs = 1;
	return cuLaunchKernelEx(&c, f, args, nullptr);
}

CHECK(refused, packed_parameters)
{
	CUfunction f = function((const void *)idle), none = function((const void *)empty);
	char packed[64] = {};
	size_t size = 12, small = 8, large = 16, zero = 0, huge = 1 << 20;
	void *only_end[] = {CU_LAUNCH_PARAM_END};
	void *no_size[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, packed, CU_LAUNCH_PARAM_END};
	void *no_buffer[] = {CU_LAUNCH_PARAM_BUFFER_SIZE, &size, CU_LAUNCH_PARAM_END};
	void *too_small[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, packed, CU_LAUNCH_PARAM_BUFFER_SIZE, &small, CU_LAUNCH_PARAM_END};
	void *padded[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, packed, CU_LAUNCH_PARAM_BUFFER_SIZE, &large, CU_LAUNCH_PARAM_END};
	void *too_large[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, packed, CU_LAUNCH_PARAM_BUFFER_SIZE, &huge, CU_LAUNCH_PARAM_END};
	void *nothing[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, packed, CU_LAUNCH_PARAM_BUFFER_SIZE, &zero, CU_LAUNCH_PARAM_END};
	void *null_buffer[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, nullptr, CU_LAUNCH_PARAM_BUFFER_SIZE, &size, CU_LAUNCH_PARAM_END};
	void *size_first[] = {CU_LAUNCH_PARAM_BUFFER_SIZE, &size, CU_LAUNCH_PARAM_BUFFER_POINTER, packed, CU_LAUNCH_PARAM_END};
	void *unknown[] = {(void *)7, packed, CU_LAUNCH_PARAM_BUFFER_POINTER, packed, CU_LAUNCH_PARAM_BUFFER_SIZE, &size, CU_LAUNCH_PARAM_END};
	drv("only_end", launch(f, nullptr, only_end));
	drv("no_size", launch(f, nullptr, no_size));
	drv("no_buffer", launch(f, nullptr, no_buffer));
	drv("too_small", launch(f, nullptr, too_small));
	drv("padded", launch(f, nullptr, padded));
	drv("too_large", launch(f, nullptr, too_large));
	drv("nothing", launch(f, nullptr, nothing));
	drv("null_buffer", launch(f, nullptr, null_buffer));
	drv("size_first", launch(f, nullptr, size_first));
	drv("unknown", launch(f, nullptr, unknown));
	say("without parameters:");
	drv("neither", launch(none, nullptr));
	drv("only_end", launch(none, nullptr, only_end));
	drv("some", launch(none, nullptr, padded));
	void *args[] = {packed};
	drv("args", launch(none, args));
	drv("both", launch(none, args, nothing));
	rt("synchronize", cudaDeviceSynchronize());
}

CHECK(refused, registers)
{
	CUfunction f = function((const void *)many);
	int registers = 0, most = 0;
	MUST(cuFuncGetAttribute(&registers, CU_FUNC_ATTRIBUTE_NUM_REGS, f));
	if (registers <= 64)
		skip("its registers do not limit a block");
	MUST(cuFuncGetAttribute(&most, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, f));
	is("fewer", most < 1024);
	is("by_registers", most == 65536 / ((registers + 7) / 8 * 8) / 128 * 128);
	dev<float> p(100 * 1024);
	void *args[] = {&p.p};
	drv("most", cuLaunchKernel(f, 1, 1, 1, most, 1, 1, 0, nullptr, args, nullptr));
	drv("more", cuLaunchKernel(f, 1, 1, 1, most + 1, 1, 1, 0, nullptr, args, nullptr));
	drv("1024", cuLaunchKernel(f, 1, 1, 1, 1024, 1, 1, 0, nullptr, args, nullptr));
	drv("1025", cuLaunchKernel(f, 1, 1, 1, 1025, 1, 1, 0, nullptr, args, nullptr));
	drv("cooperative", cuLaunchCooperativeKernel(f, 1, 1, 1, 1024, 1, 1, 0, nullptr, args));
	drv("shared_too", cuLaunchKernel(f, 1, 1, 1, 1024, 1, 1, 1 << 20, nullptr, args, nullptr));
	rt("synchronize", cudaDeviceSynchronize());
}

CHECK(refused, shared_memory)
{
	CUfunction f = function((const void *)fixed_shared);
	dev<int> p(1);
	void *args[] = {&p.p};
	int most = attribute(cudaDevAttrMaxSharedMemoryPerBlockOptin), most_dynamic = 0;
	auto go = [&](unsigned shared) { return cuLaunchKernel(f, 1, 1, 1, 32, 1, 1, shared, nullptr, args, nullptr); };
	drv("fits", go((48 << 10) - 12000));
	drv("one_more", go((48 << 10) - 12000 + 1));
	drv("cooperative", cuLaunchCooperativeKernel(f, 1, 1, 1, 32, 1, 1, 40 << 10, nullptr, args));
	drv("negative", cuFuncSetAttribute(f, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, -1));
	drv("all", cuFuncSetAttribute(f, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, most));
	drv("rest", cuFuncSetAttribute(f, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, most - 12000));
	drv("get", cuFuncGetAttribute(&most_dynamic, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, f));
	is("rest", most_dynamic == most - 12000);
	drv("fits", go(most - 12000));
	drv("one_more", go(most - 12000 + 1));
	drv("zero", cuFuncSetAttribute(f, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 0));
	drv("none", go(0));
	drv("some", go(1));
	drv("restore", cuFuncSetAttribute(f, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, (48 << 10) - 12000));
	drv("carveout", cuFuncSetAttribute(f, CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, 101));
	drv("carveout", cuFuncSetAttribute(f, CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, -2));
	drv("fixed_one", cuFuncSetAttribute(f, CU_FUNC_ATTRIBUTE_NUM_REGS, 8));
	drv("unknown", cuFuncSetAttribute(f, (CUfunction_attribute)99, 8));
	rt("synchronize", cudaDeviceSynchronize());
}

CHECK(refused, cooperative)
{
	if (!attribute(cudaDevAttrCooperativeLaunch))
		skip("no cooperative launch");
	CUfunction f = function((const void *)idle); // whatever a kernel does: all of its blocks must fit
	int *p = nullptr, n = 0;
	void *args[] = {&p, &n};
	int per = 0, sms = attribute(cudaDevAttrMultiProcessorCount);
	MUST(cuOccupancyMaxActiveBlocksPerMultiprocessor(&per, f, 32, 0));
	CUlaunchAttributeValue on = {}, off = {}, two = {};
	on.cooperative = 1;
	two.cooperative = 2;
	drv("full", cuLaunchCooperativeKernel(f, per * sms, 1, 1, 32, 1, 1, 0, nullptr, args));
	drv("one_more", cuLaunchCooperativeKernel(f, per * sms + 1, 1, 1, 32, 1, 1, 0, nullptr, args));
	drv("along_y", cuLaunchCooperativeKernel(f, sms, per + 1, 1, 32, 1, 1, 0, nullptr, args));
	drv("no_blocks", cuLaunchCooperativeKernel(f, 0, 1, 1, 32, 1, 1, 0, nullptr, args));
	drv("no_threads", cuLaunchCooperativeKernel(f, 1, 1, 1, 0, 1, 1, 0, nullptr, args));
	drv("no_args", cuLaunchCooperativeKernel(f, 1, 1, 1, 32, 1, 1, 0, nullptr, nullptr));
	say("by attribute:");
	drv("full", with(f, args, CU_LAUNCH_ATTRIBUTE_COOPERATIVE, on, per * sms));
	drv("one_more", with(f, args, CU_LAUNCH_ATTRIBUTE_COOPERATIVE, on, per * sms + 1));
	drv("again", with(f, args, CU_LAUNCH_ATTRIBUTE_COOPERATIVE, on, per * sms + 1));
	drv("two", with(f, args, CU_LAUNCH_ATTRIBUTE_COOPERATIVE, two, 1));
	drv("off", with(f, args, CU_LAUNCH_ATTRIBUTE_COOPERATIVE, off, per * sms + 1));
	rt("synchronize", cudaDeviceSynchronize());
}

CHECK(refused, attributes)
{
	CUfunction f = function((const void *)fill);
	dev<int> p(4096);
	int v = 1;
	void *args[] = {&p.p, &v};
	CUlaunchAttributeValue a = {};
	auto priority = [&](int n) { a = {}; a.priority = n; return with(f, args, CU_LAUNCH_ATTRIBUTE_PRIORITY, a); };
	drv("priority", priority(1));
	drv("priority_low", priority(100));
	drv("priority_high", priority(-100));
	a = {};
	a.programmaticStreamSerializationAllowed = 2;
	drv("serialization", with(f, args, CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION, a));
	a = {};
	a.syncPolicy = (CUsynchronizationPolicy)99;
	drv("policy", with(f, args, CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY, a));
	a = {};
	a.memSyncDomain = (CUlaunchMemSyncDomain)7;
	drv("domain", with(f, args, CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN, a));
	a = {};
	a.memSyncDomainMap.default_ = 200;
	drv("domain_map", with(f, args, CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP, a));
	auto carveout = [&](int n) { a = {}; a.sharedMemCarveout = n; return with(f, args, CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, a); };
	drv("carveout", carveout(50));
	drv("carveout_101", carveout(101));
	drv("carveout_-2", carveout(-2));
	a = {};
	a.accessPolicyWindow.base_ptr = p.p;
	a.accessPolicyWindow.num_bytes = 4096;
	a.accessPolicyWindow.hitRatio = 2;
	a.accessPolicyWindow.hitProp = CU_ACCESS_PROPERTY_PERSISTING;
	drv("hit_ratio", with(f, args, CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW, a));
	a.accessPolicyWindow.hitRatio = 1;
	a.accessPolicyWindow.missProp = CU_ACCESS_PROPERTY_PERSISTING;
	drv("miss_persists", with(f, args, CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW, a));
	a.accessPolicyWindow.missProp = CU_ACCESS_PROPERTY_STREAMING;
	a.accessPolicyWindow.num_bytes = size_t(1) << 40;
	drv("window", with(f, args, CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW, a));
	cudaEvent_t timing;
	MUST(cudaEventCreate(&timing));
	a = {};
	a.programmaticEvent.event = (CUevent)timing;
	drv("timing_event", with(f, args, CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT, a));
	a = {};
	drv("no_event", with(f, args, CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT, a));
	a = {};
	a.launchCompletionEvent.event = (CUevent)timing;
	drv("timing_completion", with(f, args, CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT, a));
	CUlaunchConfig c = {1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, 1};
	drv("null_attributes", cuLaunchKernelEx(&c, f, args, nullptr));
	drv("null_config", cuLaunchKernelEx(nullptr, f, args, nullptr));
	rt("synchronize", cudaDeviceSynchronize());
	cudaEventDestroy(timing);
}

CHECK(refused, clusters)
{
	if (!attribute(cudaDevAttrClusterLaunch))
		skip("no clusters");
	CUfunction f = function((const void *)fill), two = function((const void *)pairs), other = function((const void *)settable);
	dev<int> p(4096);
	int v = 1, most = 0;
	void *args[] = {&p.p, &v};
	auto dims = [&](CUfunction fn, unsigned x, unsigned y, unsigned z, unsigned blocks) {
		CUlaunchAttributeValue a = {};
		a.clusterDim.x = x;
		a.clusterDim.y = y;
		a.clusterDim.z = z;
		return with(fn, args, CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, a, blocks);
	};
	drv("larger_than_grid", dims(f, 8, 1, 1, 4));
	drv("along_y", dims(f, 1, 2, 1, 4));
	drv("zero_y", dims(f, 2, 0, 1, 4));
	drv("product", dims(f, 4, 4, 1, 4));
	drv("huge", dims(f, 65536, 1, 1, 65536));
	CUlaunchAttributeValue a = {};
	a.clusterSchedulingPolicyPreference = (CUclusterSchedulingPolicy)99;
	drv("scheduling", with(f, args, CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE, a));
	say("of the kernel:");
	drv("fits", cuLaunchKernel(two, 4, 1, 1, 32, 1, 1, 0, nullptr, args, nullptr));
	drv("odd", cuLaunchKernel(two, 3, 1, 1, 32, 1, 1, 0, nullptr, args, nullptr));
	drv("odd_again", cuLaunchKernel(two, 3, 1, 1, 32, 1, 1, 0, nullptr, args, nullptr));
	drv("same", dims(two, 2, 1, 1, 4));
	drv("other", dims(two, 4, 1, 1, 4));
	drv("cooperative_odd", cuLaunchCooperativeKernel(two, 3, 1, 1, 32, 1, 1, 0, nullptr, args));
	drv("set_width", cuFuncSetAttribute(two, CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, 4));
	drv("set_width", cuFuncSetAttribute(other, CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, 2));
	drv("set_height", cuFuncSetAttribute(other, CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT, 0));
	drv("set_policy", cuFuncSetAttribute(other, CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE, 99));
	drv("set_must", cuFuncSetAttribute(other, CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET, 1));
	drv("get_width", cuFuncGetAttribute(&most, CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, other));
	val("is", most);
	rt("synchronize", cudaDeviceSynchronize());
}

OWN_CHECK(refused, contexts)
{
	CUdevice d;
	CUcontext a, b;
	CUstream sa, sb;
	CUmodule ma, mb;
	CUfunction fa, fb;
	CUdeviceptr p;
	static const char ptx[] = ".version 7.0\n.target sm_70\n.address_size 64\n"
		".visible .entry one(.param .u64 p) { .reg .b64 %r; .reg .b32 %v; ld.param.u64 %r,[p]; mov.u32 %v,1; st.global.u32 [%r],%v; ret; }\n";
	MUST(cuInit(0));
	MUST(cuDeviceGet(&d, 0));
#if CUDA_VERSION >= 13000
	auto make = [&](CUcontext *c) { return cuCtxCreate(c, nullptr, 0, d); };
#else
	auto make = [&](CUcontext *c) { return cuCtxCreate(c, 0, d); };
#endif
	MUST(make(&a));
	MUST(cuStreamCreate(&sa, 0));
	MUST(cuModuleLoadData(&ma, ptx));
	MUST(cuModuleGetFunction(&fa, ma, "one"));
	MUST(make(&b));
	MUST(cuStreamCreate(&sb, 0));
	MUST(cuModuleLoadData(&mb, ptx));
	MUST(cuModuleGetFunction(&fb, mb, "one"));
	MUST(cuMemAlloc(&p, 64));
	void *args[] = {&p};
	drv("ours", launch(fb, args, nullptr, sb));
	drv("function_of_another", launch(fa, args, nullptr, sb));
	drv("function_of_another_default", launch(fa, args));
	drv("stream_of_another", launch(fb, args, nullptr, sa));
	drv("both_of_another", launch(fa, args, nullptr, sa));
	drv("cooperative_stream_of_another", cuLaunchCooperativeKernel(fb, 1, 1, 1, 1, 1, 1, 0, sa, args));
	drv("occupancy_of_another", cuOccupancyMaxActiveBlocksPerMultiprocessor((int *)&d, fa, 32, 0));
	drv("host_function_of_another", cuLaunchHostFunc(sa, [](void *) {}, nullptr));
	drv("synchronize", cuCtxSynchronize());
	CUcontext gone;
	MUST(cuCtxPopCurrent(&gone));
	MUST(cuCtxPopCurrent(&gone));
	drv("no_context", launch(fb, args));
	drv("no_context_stream", launch(fb, args, nullptr, sb));
	drv("no_context_cooperative", cuLaunchCooperativeKernel(fb, 1, 1, 1, 1, 1, 1, 0, nullptr, args));
}

CHECK(refused, captured)
{
	CUfunction f = function((const void *)fill), coop = function((const void *)grid_sync);
	dev<int> p(64);
	int v = 1;
	void *args[] = {&p.p, &v};
	CUstream s, other;
	CUgraph g = nullptr;
	CUstreamCaptureStatus st;
	MUST(cuStreamCreate(&s, CU_STREAM_NON_BLOCKING));
	MUST(cuStreamCreate(&other, CU_STREAM_NON_BLOCKING));
	auto state = [&] {
		MUST(cuStreamIsCapturing(s, &st));
		val("state", st);
	};
	MUST(cuStreamBeginCapture(s, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL));
	drv("shape", cuLaunchKernel(f, 0, 1, 1, 1, 1, 1, 0, s, args, nullptr));
	state();
	drv("threads", cuLaunchKernel(f, 1, 1, 1, 1025, 1, 1, 0, s, args, nullptr));
	state();
	drv("shared", cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 1 << 20, s, args, nullptr));
	state();
	drv("no_args", launch(f, nullptr, nullptr, s));
	state();
	drv("cooperative", cuLaunchCooperativeKernel(coop, 1 << 20, 1, 1, 32, 1, 1, 0, s, args));
	state();
	drv("right", launch(f, args, nullptr, s));
	drv("end", cuStreamEndCapture(s, &g));
	size_t n = 0;
	if (g) {
		drv("nodes", cuGraphGetNodes(g, nullptr, &n));
		val("are", n);
		cuGraphDestroy(g);
	}
	MUST(cuStreamBeginCapture(s, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL));
	drv("synchronize_it", cuStreamSynchronize(s));
	state();
	drv("launch_after", launch(f, args, nullptr, s));
	drv("wrong_after", cuLaunchKernel(f, 0, 1, 1, 1, 1, 1, 0, s, args, nullptr));
	drv("another_stream", launch(f, args, nullptr, other));
	drv("end", cuStreamEndCapture(s, &g));
	rt("synchronize", cudaDeviceSynchronize());
	cuStreamDestroy(s);
	cuStreamDestroy(other);
}
