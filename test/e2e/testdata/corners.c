/* corners: calls that few programs make. */
#include "expect.h"

#include <unistd.h>

static void pointers(void)
{
	CUdeviceptr p;
	void *host;
	unsigned on = 5, got = 7;
	OK(cuMemAlloc_v2(&p, 4096));
	OK(cuMemHostAlloc(&host, 4096, 0));
	OK(cuPointerGetAttribute(&got, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, p));
	SAME(got, 0);
	OK(cuPointerSetAttribute(&on, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, p + 100));
	OK(cuPointerGetAttribute(&got, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, p));
	SAME(got, 1);
	OK(cuMemsetD32_v2(p, 42, 16));
	OK(cuMemcpyDtoD_v2(p + 1024, p, 64));
	OK(cuMemcpyDtoH_v2(&got, p + 1024, 4));
	SAME(got, 42);
	on = 0;
	OK(cuPointerSetAttribute(&on, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, p));
	OK(cuPointerGetAttribute(&got, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, p));
	SAME(got, 0);
	OK(cuPointerSetAttribute(&on, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, (uintptr_t)host));
	EXPECT(cuPointerSetAttribute(&on, CU_POINTER_ATTRIBUTE_BUFFER_ID, p), CUDA_ERROR_INVALID_VALUE);
	EXPECT(cuPointerSetAttribute(NULL, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, p), CUDA_ERROR_INVALID_VALUE);
	EXPECT(cuPointerSetAttribute(&on, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, 0x1000), CUDA_ERROR_INVALID_VALUE);
	/* The device has no decompression engine, and says so. */
	int algorithms = 7;
	CUmemDecompressParams d = {.srcNumBytes = 64, .dstNumBytes = 64, .src = (void *)(uintptr_t)p, .dst = (void *)(uintptr_t)(p + 1024), .algo = CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE};
	OK(cuDeviceGetAttribute(&algorithms, CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK, 0));
	SAME(algorithms, 0);
	EXPECT(cuMemBatchDecompressAsync(&d, 1, 0, NULL, NULL), CUDA_ERROR_NOT_SUPPORTED);
}

/* A stream is waited for from another context, which has just been waited for and is idle. */
static void other_context(void)
{
	enum { BYTES = 64 << 20 };
	CUcontext here, other;
	CUstream s;
	CUdeviceptr p;
	OK(cuCtxGetCurrent(&here));
	OK(cuCtxCreate_v2(&other, 0, 0));
	OK(cuStreamCreate(&s, 1));
	OK(cuMemAlloc_v2(&p, BYTES));
	OK(cuCtxSetCurrent(here));
	for (int i = 0; i < 20; i++)
		OK(cuMemsetD8Async(p, (uint8_t)i, BYTES, s));
	OK(cuCtxSynchronize());
	OK(cuStreamSynchronize(s));
	OK(cuStreamQuery(s));
	OK(cuCtxDestroy_v2(other));
}

static void dumps(void)
{
	unsigned char v = 7;
	unsigned flags = 7;
	size_t n = 0;
	char name[1024] = "x";
	OK(cuCoredumpGetAttribute(CU_COREDUMP_LIGHTWEIGHT, NULL, &n));
	SAME(n, 1);
	OK(cuCoredumpGetAttribute(CU_COREDUMP_ENABLE_ON_EXCEPTION, &v, &n));
	SAME(v, 0);
	OK(cuCoredumpGetAttribute(CU_COREDUMP_FILE, NULL, &n));
	SAME(n, 1024);
	OK(cuCoredumpGetAttribute(CU_COREDUMP_FILE, name, &n));
	SAME(name[0], 0);
	n = 12;
	OK(cuCoredumpSetAttribute(CU_COREDUMP_FILE, "/tmp/x.core", &n));
	n = 1024;
	OK(cuCoredumpGetAttribute(CU_COREDUMP_FILE, name, &n));
	SAME(strcmp(name, "/tmp/x.core"), 0);
	n = 4;
	EXPECT(cuCoredumpGetAttribute(CU_COREDUMP_FILE, name, &n), CUDA_ERROR_INVALID_VALUE);
	OK(cuCoredumpGetAttributeGlobal(CU_COREDUMP_FILE, NULL, &n));
	OK(cuCoredumpGetAttributeGlobal(CU_COREDUMP_FILE, name, &n));
	SAME(name[0], 0); /* the context's own */
	n = sizeof flags;
	flags = CU_COREDUMP_SKIP_GLOBAL_MEMORY;
	OK(cuCoredumpSetAttribute(CU_COREDUMP_GENERATION_FLAGS, &flags, &n));
	flags = 0;
	OK(cuCoredumpGetAttribute(CU_COREDUMP_GENERATION_FLAGS, &flags, &n));
	SAME(flags, CU_COREDUMP_SKIP_GLOBAL_MEMORY);
	n = 1;
	EXPECT(cuCoredumpGetAttribute(CU_COREDUMP_GENERATION_FLAGS, &flags, &n), CUDA_ERROR_INVALID_VALUE);
	EXPECT(cuCoredumpGetAttribute(CU_COREDUMP_ENABLE_USER_TRIGGER, &v, &n), CUDA_ERROR_INVALID_VALUE);
	EXPECT(cuCoredumpGetAttribute(CU_COREDUMP_MAX, &v, &n), CUDA_ERROR_INVALID_VALUE);
	/* No dump is promised that would never come. */
	v = 1;
	EXPECT(cuCoredumpSetAttribute(CU_COREDUMP_ENABLE_ON_EXCEPTION, &v, &n), CUDA_ERROR_NOT_SUPPORTED);
	OK(cuCoredumpGetAttribute(CU_COREDUMP_ENABLE_ON_EXCEPTION, &v, &n));
	SAME(v, 0);
	OK(cuCoredumpSetAttribute(CU_COREDUMP_ENABLE_ON_EXCEPTION, &v, &n));
}

static void launches(void)
{
	static char ptx[] = ".version 7.0\n.target sm_60\n.address_size 64\n"
			    ".visible .entry one(.param .u64 p) { .reg .u64 a; ld.param.u64 a, [p]; st.global.u32 [a], 17; ret; }\n";
	CUmodule m;
	CUfunction f;
	CUlibrary lib;
	CUstream s;
	CUdeviceptr p;
	CUtexref t;
	void *fn = NULL;
	unsigned got = 0;
	OK(cuModuleLoadData(&m, ptx));
	OK(cuModuleGetFunction(&f, m, "one"));
	OK(cuStreamCreate(&s, CU_STREAM_NON_BLOCKING));
	OK(cuMemAlloc_v2(&p, 4));
	void *args[] = {&p};
	CUDA_LAUNCH_PARAMS_v1 l = {f, 1, 1, 1, 1, 1, 1, 0, s, args};
	OK(cuLaunchCooperativeKernelMultiDevice(&l, 1, 0));
	OK(cuStreamSynchronize(s));
	OK(cuMemcpyDtoH_v2(&got, p, 4));
	SAME(got, 17);
	l.hStream = NULL;
	EXPECT(cuLaunchCooperativeKernelMultiDevice(&l, 1, 0), CUDA_ERROR_INVALID_HANDLE);
	EXPECT(cuLaunchCooperativeKernelMultiDevice(NULL, 0, 0), CUDA_ERROR_INVALID_VALUE);
	OK(cuTexRefCreate(&t));
	EXPECT(cuParamSetTexRef(NULL, -1, t), CUDA_ERROR_INVALID_HANDLE);
	EXPECT(cuParamSetTexRef(f, -1, t), CUDA_ERROR_INVALID_VALUE);
	OK(cuLibraryLoadData(&lib, ptx, NULL, NULL, 0, NULL, NULL, 0));
	EXPECT(cuLibraryGetUnifiedFunction(&fn, lib, "one"), CUDA_ERROR_INVALID_VALUE);
	EXPECT(cuLibraryGetUnifiedFunction(&fn, NULL, "one"), CUDA_ERROR_INVALID_HANDLE);
}

static void elsewhere(void)
{
	char luid[8];
	unsigned mask;
	CUprocessState state = 77;
	CUgraphicsResource none = NULL;
	int list = 0;
	EXPECT(cuDeviceGetLuid(luid, &mask, 0), CUDA_ERROR_NOT_SUPPORTED);
	EXPECT(cuDeviceGetLuid(NULL, &mask, 0), CUDA_ERROR_INVALID_VALUE);
	EXPECT(cuDeviceGetLuid(luid, &mask, 99), CUDA_ERROR_INVALID_DEVICE);
	EXPECT(cuDeviceGetNvSciSyncAttributes(NULL, 0, 1), CUDA_ERROR_INVALID_HANDLE);
	EXPECT(cuDeviceGetNvSciSyncAttributes(&list, 0, 1), CUDA_ERROR_NOT_SUPPORTED);
	EXPECT(cuGraphicsMapResources(0, NULL, NULL), CUDA_ERROR_INVALID_VALUE);
	EXPECT(cuGraphicsMapResources(1, &none, NULL), CUDA_ERROR_INVALID_HANDLE);
	EXPECT(cuGraphicsUnregisterResource(NULL), CUDA_ERROR_INVALID_HANDLE);
	OK(cuCheckpointProcessGetState(getpid(), &state));
	SAME(state, CU_PROCESS_STATE_RUNNING);
	EXPECT(cuCheckpointProcessGetState(999999999, &state), CUDA_ERROR_OPERATING_SYSTEM);
	EXPECT(cuCheckpointProcessGetState(getppid(), &state), CUDA_ERROR_NOT_SUPPORTED);
}

int main(void)
{
	CUcontext ctx;
	size_t n = 1;
	unsigned char v;
	OK(cuCoredumpGetAttributeGlobal(CU_COREDUMP_ENABLE_ON_EXCEPTION, &v, &n)); /* before cuInit */
	EXPECT(cuCoredumpGetAttribute(CU_COREDUMP_ENABLE_ON_EXCEPTION, &v, &n), CUDA_ERROR_NOT_INITIALIZED);
	OK(cuInit(0));
	EXPECT(cuCoredumpGetAttribute(CU_COREDUMP_ENABLE_ON_EXCEPTION, &v, &n), CUDA_ERROR_INVALID_CONTEXT);
	EXPECT(cuProfilerStart(), CUDA_ERROR_INVALID_CONTEXT);
	OK(cuCtxCreate_v2(&ctx, 0, 0));
	OK(cuProfilerStart());
	OK(cuProfilerStop());
	pointers();
	other_context();
	dumps();
	launches();
	elsewhere();
	OK(cuCtxSynchronize());
	return VERDICT();
}
