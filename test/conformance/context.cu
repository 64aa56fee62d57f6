// context: contexts of the driver API, primary contexts, the stack of a thread,
// and what becomes of a program whose context is broken or gone.
#include "conf.h"

static CUdevice first()
{
	CUdevice d;
	MUST(cuInit(0));
	MUST(cuDeviceGet(&d, 0));
	return d;
}

static void current(const char *what, CUcontext want)
{
	CUcontext c = (CUcontext)77;
	CUresult r = cuCtxGetCurrent(&c);
	say("%s=%s", what, r != CUDA_SUCCESS ? "error" : c == nullptr ? "none" : c == want ? "it" : "another");
}

// make is cuCtxCreate in each release's shape.
static CUresult make(CUcontext *c, unsigned flags, CUdevice d)
{
#if CUDA_VERSION >= 13000
	return cuCtxCreate(c, nullptr, flags, d);
#else
	return cuCtxCreate(c, flags, d);
#endif
}

static void state(CUdevice d)
{
	unsigned flags = 77;
	int active = 77;
	drv("state", cuDevicePrimaryCtxGetState(d, &flags, &active));
	say("(%#x,%d)", flags, active);
}

OWN_CHECK(primary, life)
{
	CUdevice d = first();
	CUcontext a = nullptr, b = nullptr;
	state(d);
	drv("release_unretained", cuDevicePrimaryCtxRelease(d));
	drv("flags", cuDevicePrimaryCtxSetFlags(d, CU_CTX_SCHED_BLOCKING_SYNC));
	state(d);
	drv("retain", cuDevicePrimaryCtxRetain(&a, d));
	drv("retain", cuDevicePrimaryCtxRetain(&b, d));
	is("same", a == b);
	current("current", a);
	state(d);
	drv("release", cuDevicePrimaryCtxRelease(d));
	state(d);
	drv("release", cuDevicePrimaryCtxRelease(d));
	state(d);
	drv("again", cuDevicePrimaryCtxRelease(d));
	drv("retain", cuDevicePrimaryCtxRetain(&b, d));
	is("same", a == b);
	drv("reset", cuDevicePrimaryCtxReset(d));
	state(d);
}

OWN_CHECK(primary, wrong)
{
	CUdevice d = first();
	CUcontext c;
	int active;
	unsigned flags;
	drv("retain_device", cuDevicePrimaryCtxRetain(&c, 999));
	drv("retain_null", cuDevicePrimaryCtxRetain(nullptr, d));
	drv("release_device", cuDevicePrimaryCtxRelease(999));
	drv("reset_device", cuDevicePrimaryCtxReset(999));
	drv("reset_inactive", cuDevicePrimaryCtxReset(d));
	drv("flags", cuDevicePrimaryCtxSetFlags(d, 0xffff0000));
	drv("state_null", cuDevicePrimaryCtxGetState(d, nullptr, &active));
	drv("state_null", cuDevicePrimaryCtxGetState(d, &flags, nullptr));
	drv("state_device", cuDevicePrimaryCtxGetState(999, &flags, &active));
	MUST(cuDevicePrimaryCtxRetain(&c, d));
	drv("destroy", cuCtxDestroy(c));
}

OWN_CHECK(primary, used_after_release)
{
	CUdevice d = first();
	CUcontext c;
	CUdeviceptr p = 0;
	MUST(cuDevicePrimaryCtxRetain(&c, d));
	drv("set", cuCtxSetCurrent(c));
	drv("alloc", cuMemAlloc(&p, 100));
	drv("release", cuDevicePrimaryCtxRelease(d));
	current("current", c);
	drv("alloc", cuMemAlloc(&p, 100));
	drv("synchronize", cuCtxSynchronize());
	MUST(cuDevicePrimaryCtxRetain(&c, d));
	drv("alloc", cuMemAlloc(&p, 100));
}

OWN_CHECK(context, stack)
{
	CUdevice d = first();
	CUcontext a, b, popped = nullptr;
	drv("pop_empty", cuCtxPopCurrent(&popped));
	drv("create", make(&a, 0, d));
	current("top", a);
	drv("create", make(&b, 0, d));
	current("top", b);
	is("two", a != b);
	drv("push", cuCtxPushCurrent(a));
	drv("push", cuCtxPushCurrent(a));
	drv("pop", cuCtxPopCurrent(nullptr));
	current("top", a);
	drv("set", cuCtxSetCurrent(b));
	current("top", b);
	drv("pop", cuCtxPopCurrent(&popped));
	is("b", popped == b);
	current("top", b);
	drv("set_none", cuCtxSetCurrent(nullptr));
	current("top", a);
	drv("pop", cuCtxPopCurrent(&popped));
	is("a", popped == a);
	current("top", nullptr);
	drv("pop", cuCtxPopCurrent(&popped));
	drv("push_null", cuCtxPushCurrent(nullptr));
	drv("destroy", cuCtxDestroy(a));
	drv("destroy", cuCtxDestroy(b));
}

OWN_CHECK(context, destroyed)
{
	CUdevice d = first();
	CUcontext a;
	CUdeviceptr p = 0;
	CUdevice got = 77;
	drv("create", make(&a, CU_CTX_SCHED_YIELD, d));
	drv("device", cuCtxGetDevice(&got));
	val("is", got);
	drv("destroy", cuCtxDestroy(a));
	current("top", a);
	drv("alloc", cuMemAlloc(&p, 4));
	drv("device", cuCtxGetDevice(&got));
	drv("null", cuCtxDestroy(nullptr));
	drv("synchronize", cuCtxSynchronize());
}

OWN_CHECK(context, destroyed_under_thread)
{
	CUdevice d = first();
	CUcontext a;
	drv("create", make(&a, 0, d));
	MUST(cuCtxSetCurrent(nullptr));
	std::thread([&] {
		CUdeviceptr p;
		drv("set", cuCtxSetCurrent(a));
		drv("alloc", cuMemAlloc(&p, 4));
		std::thread([&] { drv("destroy", cuCtxDestroy(a)); }).join();
		drv("alloc", cuMemAlloc(&p, 4));
	}).join();
}

OWN_CHECK(context, none)
{
	CUdevice d = first();
	CUdeviceptr p;
	CUstream s;
	CUevent e;
	size_t v;
	unsigned u;
	CUmodule m;
	(void)d;
	drv("alloc", cuMemAlloc(&p, 4));
	drv("stream", cuStreamCreate(&s, 0));
	drv("event", cuEventCreate(&e, 0));
	drv("info", cuMemGetInfo(&v, &v));
	drv("limit", cuCtxGetLimit(&v, CU_LIMIT_STACK_SIZE));
	drv("flags", cuCtxGetFlags(&u));
	drv("synchronize", cuCtxSynchronize());
	drv("module", cuModuleLoadData(&m, "garbage"));
	drv("set8", cuMemsetD8(0, 0, 4));
	drv("stream_sync", cuStreamSynchronize(nullptr));
}

OWN_CHECK(context, create_wrong)
{
	CUdevice d = first();
	CUcontext c;
	drv("device", make(&c, 0, 999));
	drv("flags", make(&c, 0xff000000, d));
	drv("two_schedules", make(&c, CU_CTX_SCHED_SPIN | CU_CTX_SCHED_YIELD, d));
	drv("null", make(nullptr, 0, d));
	current("top", nullptr);
}

OWN_CHECK(context, flags_and_id)
{
	CUdevice d = first();
	CUcontext a, b;
	unsigned f = 0, version = 0;
	unsigned long long x = 0, y = 0;
	MUST(make(&a, CU_CTX_SCHED_BLOCKING_SYNC | CU_CTX_MAP_HOST, d));
	drv("flags", cuCtxGetFlags(&f));
	say("%#x", f);
	drv("set", cuCtxSetFlags(CU_CTX_SCHED_SPIN));
	drv("flags", cuCtxGetFlags(&f));
	say("%#x", f);
	drv("set_wrong", cuCtxSetFlags(0x70000000));
	drv("version", cuCtxGetApiVersion(a, &version));
	val("is", version);
	drv("version_null", cuCtxGetApiVersion(nullptr, &version));
	MUST(make(&b, 0, d));
	drv("id", cuCtxGetId(a, &x));
	drv("id", cuCtxGetId(nullptr, &y));
	is("differ", x != y);
	drv("id_null", cuCtxGetId(a, nullptr));
	drv("device_null", cuCtxGetDevice(nullptr));
}

OWN_CHECK(context, limits)
{
	CUdevice d = first();
	CUcontext a, b;
	size_t v = 0;
	MUST(make(&a, 0, d));
	drv("set", cuCtxSetLimit(CU_LIMIT_MALLOC_HEAP_SIZE, 64 << 20));
	drv("get", cuCtxGetLimit(&v, CU_LIMIT_MALLOC_HEAP_SIZE));
	val("is", v);
	MUST(make(&b, 0, d));
	drv("get_in_other", cuCtxGetLimit(&v, CU_LIMIT_MALLOC_HEAP_SIZE));
	val("is", v);
	drv("wrong_set", cuCtxSetLimit(CUlimit(99), 1));
	drv("wrong_get", cuCtxGetLimit(&v, CUlimit(99)));
	drv("null", cuCtxGetLimit(nullptr, CU_LIMIT_STACK_SIZE));
	drv("odd_stack", cuCtxSetLimit(CU_LIMIT_STACK_SIZE, 1001));
	drv("get", cuCtxGetLimit(&v, CU_LIMIT_STACK_SIZE));
	val("is", v);
	drv("zero_fifo", cuCtxSetLimit(CU_LIMIT_PRINTF_FIFO_SIZE, 0));
	drv("get", cuCtxGetLimit(&v, CU_LIMIT_PRINTF_FIFO_SIZE));
	val("is", v);
	drv("persisting", cuCtxResetPersistingL2Cache());
}

// Limits of contexts that share the device with a graphics API. cuBLAS 13 asks for the second and uses what is left
// where it asked, whatever the answer.
OWN_CHECK(context, graphics_limits)
{
	CUcontext a;
	MUST(make(&a, 0, first()));
	for (int limit : {7, 8, 9}) {
		size_t v = 77;
		drv("get", cuCtxGetLimit(&v, CUlimit(limit)));
		val("is", v);
		drv("set", cuCtxSetLimit(CUlimit(limit), 1));
	}
}

OWN_CHECK(context, objects_of_another)
{
	CUdevice d = first();
	CUcontext a, b;
	CUstream s;
	CUevent e;
	CUdeviceptr p;
	int host = 5, back = 0;
	MUST(make(&a, 0, d));
	MUST(cuStreamCreate(&s, 0));
	MUST(cuEventCreate(&e, 0));
	MUST(cuMemAlloc(&p, 4));
	MUST(make(&b, 0, d));
	drv("record", cuEventRecord(e, s)); // both of a: fine from anywhere
	drv("record_on_ours", cuEventRecord(e, nullptr));
	drv("synchronize", cuStreamSynchronize(s));
	drv("to", cuMemcpyHtoD(p, &host, 4));
	drv("from", cuMemcpyDtoH(&back, p, 4));
	val("is", back);
	CUcontext owner = nullptr;
	drv("owner", cuStreamGetCtx(s, &owner));
	is("a", owner == a);
	drv("free", cuMemFree(p));
	drv("destroy", cuCtxDestroy(a));
	drv("synchronize_gone", cuCtxSynchronize());
}

OWN_CHECK(context, memory_goes_with_it)
{
	CUdevice d = first();
	CUcontext a, keep;
	CUdeviceptr p;
	size_t before, during, after, total;
	MUST(make(&keep, 0, d));
	MUST(make(&a, 0, d));
	MUST(cuMemGetInfo(&before, &total));
	MUST(cuMemAlloc(&p, size_t(256) << 20));
	MUST(cuMemGetInfo(&during, &total));
	is("less", before - during >= size_t(256) << 20);
	drv("destroy", cuCtxDestroy(a));
	MUST(cuCtxSetCurrent(keep));
	MUST(cuMemGetInfo(&after, &total));
	is("back", after >= during + (size_t(256) << 20));
	drv("free", cuMemFree(p));
}

OWN_CHECK(context, attach_detach)
{
	CUdevice d = first();
	CUcontext a, same = nullptr;
	MUST(make(&a, 0, d));
	drv("attach", cuCtxAttach(&same, 0));
	is("same", same == a);
	drv("attach_flags", cuCtxAttach(&same, 1));
	drv("detach", cuCtxDetach(a));
	current("top", a);
	drv("detach", cuCtxDetach(a));
	current("top", a);
}

OWN_CHECK(context, runtime_meets_driver)
{
	CUdevice d = first();
	CUcontext own, primary, now;
	int *p;
	MUST(make(&own, 0, d));
	rt("malloc", cudaMalloc(&p, 4)); // the runtime uses what is current
	MUST(cuCtxGetCurrent(&now));
	is("still_own", now == own);
	state(d);
	CUcontext of = nullptr;
	drv("attribute", cuPointerGetAttribute(&of, CU_POINTER_ATTRIBUTE_CONTEXT, (CUdeviceptr)p));
	is("own", of == own);
	rt("set_device", cudaSetDevice(0));
	MUST(cuDevicePrimaryCtxRetain(&primary, d));
	MUST(cuCtxGetCurrent(&now));
	is("primary", now == primary);
	rt("free", cudaFree(p));
	last();
}

OWN_CHECK(context, device_reset)
{
	int *p = nullptr, *q = nullptr;
	cudaStream_t s;
	MUST(cudaMalloc(&p, 4));
	MUST(cudaStreamCreate(&s));
	rt("reset", cudaDeviceReset());
	state(0);
	rt("free", cudaFree(p));
	last();
	rt("malloc", cudaMalloc(&q, 4));
	rt("set", cudaMemset(q, 0, 4));
	rt("synchronize", cudaDeviceSynchronize());
	rt("reset", cudaDeviceReset());
	rt("reset", cudaDeviceReset());
}

__global__ void poke(int *p) { *p = 1; }

OWN_CHECK(context, sticky_error)
{
	int *p = nullptr, x = 0;
	cudaStream_t s;
	cudaEvent_t e;
	MUST(cudaStreamCreate(&s));
	MUST(cudaEventCreate(&e));
	MUST(cudaMalloc(&p, 4));
	poke<<<1, 1>>>((int *)0x10);
	rt("launch", cudaGetLastError());
	rt("synchronize", cudaDeviceSynchronize());
	last();
	last();
	rt("malloc", cudaMalloc(&p, 4));
	rt("copy", cudaMemcpy(&x, p, 4, cudaMemcpyDeviceToHost));
	rt("free", cudaFree(p));
	rt("stream", cudaStreamSynchronize(s));
	rt("query", cudaStreamQuery(s));
	rt("event", cudaEventRecord(e));
	poke<<<1, 1>>>(p);
	rt("launch", cudaGetLastError());
	rt("device", cudaSetDevice(0));
	int n;
	rt("count", cudaGetDeviceCount(&n));
	rt("reset", cudaDeviceReset());
	rt("malloc", cudaMalloc(&p, 4));
	poke<<<1, 1>>>(p);
	rt("synchronize", cudaDeviceSynchronize());
	rt("copy", cudaMemcpy(&x, p, 4, cudaMemcpyDeviceToHost));
	val("x", x);
}

OWN_CHECK(context, error_stays_in_its_context)
{
	CUdevice d = first();
	CUcontext a, b;
	CUdeviceptr p = 0;
	MUST(make(&a, 0, d));
	poke<<<1, 1>>>((int *)0x10);
	drv("broken", cuCtxSynchronize());
	drv("broken", cuCtxSynchronize());
	drv("create", make(&b, 0, d));
	drv("alloc", cuMemAlloc(&p, 4));
	drv("synchronize", cuCtxSynchronize());
	drv("destroy", cuCtxDestroy(a));
	drv("alloc", cuMemAlloc(&p, 4));
}
