/* growth: does anything grow? Each kind of object is made, used and ended again and again; what the process, and the GPU, hold
 * afterwards must be what they held before. What a server holds its log says at the end of the session.
 *
 *     growth --list
 *     growth --kind stream --iterations 10000 [--margin BYTES]
 *
 * A kind the driver has no support for ends with 77. Here: contexts, streams, code; others are in growth_graphs.c and growth_memory.c. */
#include "growth.h"
#include <pthread.h>

CUcontext primary;
CUfunction step;
CUdeviceptr word;
CUstream common;
static CUmodule module;

void need(CUresult rc, const char *call, int line)
{
	if (rc == CUDA_ERROR_NOT_SUPPORTED) {
		printf("not supported: %s\n", call);
		fflush(stdout);
		_exit(77);
	}
	check(rc, call, __FILE__, line);
}

void run_step(CUfunction f, CUstream s)
{
	unsigned n = 1, key = 7;
	CHECK(cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, s, (void *[]){&word, &n, &key}, NULL));
}

static void a_context(void)
{
	CUcontext c;
	CUstream s;
	CUevent e;
	CUdeviceptr p;
	CHECK(cuCtxCreate_v2(&c, 0, 0));
	CHECK(cuStreamCreate(&s, 0));
	CHECK(cuEventCreate(&e, 0));
	CHECK(cuMemAlloc_v2(&p, 1000));
	CHECK(cuMemsetD8Async(p, 1, 1000, s));
	CHECK(cuEventRecord(e, s));
	new_array(0);
	CHECK(cuCtxDestroy_v2(c)); /* takes the others along */
	CHECK(cuCtxSetCurrent(primary));
}

static void a_primary(void)
{
	CUcontext c;
	CHECK(cuDevicePrimaryCtxRetain(&c, 0));
	CHECK(cuDevicePrimaryCtxRelease_v2(0));
}

/* The last release ends the context, a retain makes it again. */
static void a_reset(void)
{
	CUdeviceptr p;
	CUstream s;
	CUmodule m;
	CHECK(cuMemAlloc_v2(&p, 1 << 20));
	CHECK(cuStreamCreate(&s, 0));
	CHECK(cuModuleLoadData(&m, (void *)ptx));
	CHECK(cuDevicePrimaryCtxReset_v2(0));
	CHECK(cuDevicePrimaryCtxRelease_v2(0)); /* the claim outlives the reset */
	CHECK(cuDevicePrimaryCtxRetain(&primary, 0));
	CHECK(cuCtxSetCurrent(primary));
	CHECK(cuMemAlloc_v2(&p, 64));
	CHECK(cuMemFree_v2(p));
}

static void a_stream(void)
{
	CUstream s;
	CHECK(cuStreamCreateWithPriority(&s, 1, 0));
	run_step(step, s);
	CHECK(cuStreamSynchronize(s));
	CHECK(cuStreamDestroy_v2(s));
}

static void an_event(void)
{
	CUevent a, b;
	float ms;
	CHECK(cuEventCreate(&a, 0));
	CHECK(cuEventCreate(&b, 0));
	CHECK(cuEventRecord(a, common));
	CHECK(cuEventRecord(b, common));
	CHECK(cuStreamWaitEvent(common, b, 0));
	CHECK(cuEventSynchronize(b));
	CHECK(cuEventElapsedTime(&ms, a, b));
	CHECK(cuEventDestroy_v2(a));
	CHECK(cuEventDestroy_v2(b));
}

static void a_module(void)
{
	CUmodule m;
	CUfunction f;
	CUdeviceptr g;
	size_t n;
	unsigned count;
	CHECK(cuModuleLoadData(&m, (void *)ptx));
	CHECK(cuModuleGetFunction(&f, m, "step"));
	CHECK(cuModuleGetGlobal_v2(&g, &n, m, "word"));
	CHECK(cuModuleGetFunctionCount(&count, m));
	run_step(f, common);
	CHECK(cuMemsetD32Async(g, 1, 1, common));
	CHECK(cuStreamSynchronize(common));
	CHECK(cuModuleUnload(m));
}

static void a_library(void)
{
	CUlibrary l;
	CUmodule m;
	CUdeviceptr g;
	size_t n;
	CHECK(cuLibraryLoadData(&l, (void *)ptx, NULL, NULL, 0, NULL, NULL, 0));
	CHECK(cuLibraryGetModule(&m, l));
	CHECK(cuLibraryGetGlobal(&g, &n, l, "word"));
	CHECK(cuLibraryUnload(l));
}

static void a_kernel(void)
{
	CUlibrary l;
	CUkernel k;
	CUfunction f;
	int v;
	CHECK(cuLibraryLoadData(&l, (void *)ptx, NULL, NULL, 0, NULL, NULL, 0));
	CHECK(cuLibraryGetKernel(&k, l, "step"));
	CHECK(cuKernelGetFunction(&f, k));
	CHECK(cuKernelGetAttribute(&v, CU_FUNC_ATTRIBUTE_NUM_REGS, k, 0));
	run_step((CUfunction)k, common);
	run_step(f, common);
	CHECK(cuStreamSynchronize(common));
	CHECK(cuLibraryUnload(l));
}

static void a_link(void)
{
	CUlinkState l;
	void *image;
	size_t n;
	CUmodule m;
	CHECK(cuLinkCreate_v2(0, NULL, NULL, &l));
	NEED(cuLinkAddData_v2(l, CU_JIT_INPUT_PTX, ptx, sizeof ptx, "step", 0, NULL, NULL));
	CHECK(cuLinkComplete(l, &image, &n));
	CHECK(cuModuleLoadData(&m, image));
	CHECK(cuModuleUnload(m));
	CHECK(cuLinkDestroy(l));
}

static void count_up(void *n) { ++*(int *)n; }
static void count_too(CUstream s, CUresult rc, void *n) { (void)s, (void)rc, ++*(int *)n; }

static void a_host_function(void)
{
	int n = 0;
	CHECK(cuLaunchHostFunc(common, count_up, &n));
	CHECK(cuStreamAddCallback(common, count_too, &n, 0));
	CHECK(cuStreamSynchronize(common));
	EXPECT(n == 2, "%d host functions ran", n);
}

static void a_launch(void)
{
	run_step(step, common);
	run_step(step, NULL);
	CHECK(cuStreamQuery(NULL) == CUDA_ERROR_NOT_READY ? 0 : 0);
	CHECK(cuCtxSynchronize());
}

static void *visit(void *unused)
{
	(void)unused;
	CHECK(cuCtxSetCurrent(primary));
	CHECK(cuLaunchKernel_ptsz(step, 1, 1, 1, 1, 1, 1, 0, NULL, (void *[]){&word, &(unsigned){1}, &(unsigned){1}}, NULL));
	CHECK(cuStreamSynchronize_ptsz(NULL));
	return NULL;
}

static void a_thread(void)
{
	pthread_t t;
	EXPECT(!pthread_create(&t, NULL, visit, NULL), "no thread");
	pthread_join(t, NULL);
}

static void a_peer(void)
{
	CUcontext other;
	int count, can = 0;
	CHECK(cuDeviceGetCount(&count));
	if (count > 1)
		CHECK(cuDeviceCanAccessPeer(&can, 0, 1));
	if (!can)
		need(CUDA_ERROR_NOT_SUPPORTED, "peer access", __LINE__);
	CHECK(cuDevicePrimaryCtxRetain(&other, 1));
	NEED(cuCtxEnablePeerAccess(other, 0));
	CHECK(cuCtxDisablePeerAccess(other));
	CHECK(cuDevicePrimaryCtxRelease_v2(1));
}

/* What fails must leave nothing behind either. */
static void an_error(void)
{
	CUmodule m;
	CUfunction f;
	CUdeviceptr p;
	CUgraphNode n;
	CUgraph g;
	EXPECT(cuModuleLoadData(&m, (void *)".version 6.0\n.target sm_50\n.address_size 64\nnonsense") != 0, "nonsense was loaded");
	EXPECT(cuModuleGetFunction(&f, module, "missing") == CUDA_ERROR_NOT_FOUND, "a missing function was found");
	EXPECT(cuMemAlloc_v2(&p, (size_t)1 << 45) == CUDA_ERROR_OUT_OF_MEMORY, "32 TiB were had");
	CHECK(cuGraphCreate(&g, 0));
	EXPECT(cuGraphAddKernelNode_v2(&n, g, NULL, 0, &(CUDA_KERNEL_NODE_PARAMS_v2){.func = step, .gridDimX = 0}) != 0, "a node without blocks was added");
	CHECK(cuGraphDestroy(g));
}

static const struct kind own_kinds[] = {
	{"context", a_context}, {"primary", a_primary}, {"reset", a_reset}, {"stream", a_stream}, {"event", an_event},
	{"module", a_module}, {"library", a_library}, {"kernel", a_kernel}, {"link", a_link}, {"hostfunction", a_host_function},
	{"launch", a_launch}, {"thread", a_thread}, {"peer", a_peer}, {"error", an_error}, {0},
};
static const struct kind *const lists[] = {own_kinds, memory_kinds, graph_kinds};
enum { LISTS = sizeof lists / sizeof *lists };

static void list_kinds(void)
{
	for (int i = 0; i < LISTS; i++)
		for (const struct kind *k = lists[i]; k->name; k++)
			puts(k->name);
}

static const struct kind *kind_of(const char *name)
{
	for (int i = 0; i < LISTS; i++)
		for (const struct kind *k = lists[i]; k->name; k++)
			if (!strcmp(k->name, name))
				return k;
	fail("no kind '%s'; --list names them", name);
}

static void prepare(void)
{
	CHECK(cuInit(0));
	CHECK(cuDevicePrimaryCtxRetain(&primary, 0));
	CHECK(cuCtxSetCurrent(primary));
	CHECK(cuModuleLoadData(&module, (void *)ptx));
	CHECK(cuModuleGetFunction(&step, module, "step"));
	CHECK(cuMemAlloc_v2(&word, 64 * 256));
	CHECK(cuStreamCreate(&common, 0));
}

int main(int argc, char **argv)
{
	const char *name = "";
	long iterations = 1000, margin = 16384;
	for (int i = 1; i < argc; i++) {
		if (!strcmp(argv[i], "--list")) {
			list_kinds();
			return 0;
		}
		EXPECT(i + 1 < argc, "%s wants a value", argv[i]);
		if (!strcmp(argv[i], "--kind"))
			name = argv[++i];
		else if (!strcmp(argv[i], "--iterations"))
			iterations = atol(argv[++i]);
		else if (!strcmp(argv[i], "--margin"))
			margin = atol(argv[++i]);
		else
			fail("what is %s?", argv[i]);
	}
	const struct kind *k = kind_of(name);
	prepare();
	for (long i = 0; i < iterations / 10 + 20; i++) /* what is kept for the next time is there now */
		k->once();
	CHECK(cuCtxSynchronize());
	struct held before = holds();
	double start = seconds();
	for (long i = 0; i < iterations; i++)
		k->once();
	CHECK(cuCtxSynchronize());
	double took = seconds() - start;
	struct held after = holds();
	long heap = (long)(after.heap - before.heap), gpu = (long)(before.gpu - after.gpu);
	printf("%s: %ld iterations, %.1f us each: heap %+ld bytes, rss %+ld KiB, descriptors %+d, threads %+d, gpu %+ld bytes\n", name, iterations,
	       took * 1e6 / (double)iterations, heap, after.rss - before.rss, after.files - before.files, after.threads - before.threads, gpu);
	EXPECT(heap <= margin, "the heap grew by %ld bytes, %.1f each time", heap, (double)heap / (double)iterations);
	EXPECT(after.files <= before.files, "%d descriptors are left", after.files - before.files);
	EXPECT(after.threads <= before.threads, "%d threads are left", after.threads - before.threads);
	EXPECT(gpu <= 0, "%ld bytes of the GPU are left", gpu);
	puts("PASS");
	return 0;
}
