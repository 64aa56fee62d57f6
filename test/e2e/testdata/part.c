/* part: is kept to a part of the device's multiprocessors, whatever it tries.
 *
 *     part SMS [ROUNDS]
 *
 * SMS is how many it should have. Says which it saw itself run on and how long a kernel took that keeps all of them busy for
 * ROUNDS rounds. Runs natively, too, where SMS is all there are. */
#include "cudadrv.h"

static const char ptx[] =
	".version 6.0\n.target sm_50\n.address_size 64\n"
	".visible .entry where(.param .u64 at, .param .u32 n)\n" /* n rounds of work; then each block says where it runs */
	"{\n"
	"	.reg .pred %p; .reg .b32 %v, %n, %b, %s, %t; .reg .b64 %at, %o;\n"
	"	ld.param.u64 %at, [at]; ld.param.u32 %n, [n];\n"
	"	mov.u32 %b, %ctaid.x; mov.u32 %s, %smid; mov.u32 %t, %tid.x; mov.u32 %v, %t;\n"
	"AGAIN:\n"
	"	mad.lo.u32 %v, %v, 1664525, 1013904223; sub.u32 %n, %n, 1; setp.ne.u32 %p, %n, 0; @%p bra AGAIN;\n"
	"	setp.eq.u32 %p, %v, 77; @%p add.u32 %s, %s, 100000;\n" /* so that the work is needed */
	"	setp.ne.u32 %p, %t, 0; @%p bra END;\n"
	"	mul.wide.u32 %o, %b, 4; add.u64 %at, %at, %o; st.global.u32 [%at], %s;\n"
	"END:\n	ret;\n"
	"}\n";

enum {
	BLOCKS = 2112, THREADS = 64, /* 16 blocks for each multiprocessor of an H200 */
	MANY = 1024,
	COOPERATIVE_LAUNCH_TOO_LARGE = 720,
	GREEN_CTX_DEFAULT_STREAM = 1,
	RESOURCE_TYPE_SM = 1,
};

typedef struct { int type; unsigned char padding[92]; unsigned sms; unsigned char rest[44]; } Resource; /* 13.0's cuda.h */

#define FURTHER(X)                                                                                                         \
	X(cuCtxCreate, cuCtxCreate_v2, (CUcontext *, unsigned, CUdevice))                                                   \
	X(cuCtxDestroy, cuCtxDestroy_v2, (CUcontext))                                                                       \
	X(cuOccupancyMaxActiveBlocksPerMultiprocessor, cuOccupancyMaxActiveBlocksPerMultiprocessor, (int *, CUfunction, int, size_t)) \
	X(cuOccupancyMaxPotentialBlockSize, cuOccupancyMaxPotentialBlockSize, (int *, int *, CUfunction, void *, size_t, int)) \
	X(cuLaunchCooperativeKernel, cuLaunchCooperativeKernel,                                                             \
	  (CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, CUstream, void **))            \
	X(cuStreamBeginCapture, cuStreamBeginCapture_v2, (CUstream, int))                                                   \
	X(cuStreamEndCapture, cuStreamEndCapture, (CUstream, void **))                                                      \
	X(cuGraphInstantiate, cuGraphInstantiateWithFlags, (void **, void *, unsigned long long))                           \
	X(cuGraphLaunch, cuGraphLaunch, (void *, CUstream))                                                                 \
	X(cuDeviceGetDevResource, cuDeviceGetDevResource, (CUdevice, Resource *, int))                                      \
	X(cuDevSmResourceSplitByCount, cuDevSmResourceSplitByCount, (Resource *, unsigned *, const Resource *, Resource *, unsigned, unsigned)) \
	X(cuDevResourceGenerateDesc, cuDevResourceGenerateDesc, (void **, Resource *, unsigned))                            \
	X(cuGreenCtxCreate, cuGreenCtxCreate, (void **, void *, CUdevice, unsigned))                                        \
	X(cuGreenCtxDestroy, cuGreenCtxDestroy, (void *))                                                                   \
	X(cuGreenCtxStreamCreate, cuGreenCtxStreamCreate, (CUstream *, void *, unsigned, int))
#define X(name, symbol, params) static CUresult(*name) params;
FURTHER(X)
#undef X

static unsigned seen[BLOCKS], rounds;
static unsigned char all[MANY]; /* every multiprocessor that was seen, whichever way */
static int wrong;

#define HOLDS(cond, ...) do { if (!(cond)) { printf("line %d: ", __LINE__); printf(__VA_ARGS__); puts(""); wrong = 1; } } while (0)

static CUfunction load(void)
{
	CUmodule m;
	CUfunction f;
	CHECK(cuModuleLoadData(&m, ptx));
	CHECK(cuModuleGetFunction(&f, m, "where"));
	return f;
}

/* Counts where the blocks at p ran: it must be want multiprocessors. */
static void count(const char *way, CUdeviceptr p, int want)
{
	unsigned char here[MANY] = {0};
	int n = 0;
	CHECK(cuMemcpyDtoH(seen, p, sizeof seen));
	for (int i = 0; i < BLOCKS; i++) {
		EXPECT(seen[i] < MANY, "%s: block %d on %u", way, i, seen[i]);
		n += !here[seen[i]];
		here[seen[i]] = all[seen[i]] = 1;
	}
	HOLDS(n == want, "%s: blocks ran on %d multiprocessors, not %d", way, n, want);
}

static void spread(const char *way, CUfunction f, CUstream s, int want)
{
	CUdeviceptr p;
	CHECK(cuMemAlloc(&p, sizeof seen));
	CHECK(cuMemsetD8(p, 0xff, sizeof seen));
	CHECK(cuCtxSynchronize());
	launch(f, BLOCKS, THREADS, s, ARGS(&p, &rounds));
	CHECK(cuStreamSynchronize(s));
	count(way, p, want);
	CHECK(cuMemFree(p));
}

static void graph(CUfunction f, int want)
{
	CUstream s;
	CUdeviceptr p;
	void *g, *exec;
	CHECK(cuMemAlloc(&p, sizeof seen));
	CHECK(cuStreamCreate(&s, CU_STREAM_NON_BLOCKING));
	CHECK(cuStreamBeginCapture(s, 2));
	launch(f, BLOCKS, THREADS, s, ARGS(&p, &rounds));
	CHECK(cuStreamEndCapture(s, &g));
	CHECK(cuGraphInstantiate(&exec, g, 0));
	CHECK(cuGraphLaunch(exec, s));
	CHECK(cuStreamSynchronize(s));
	count("graph", p, want);
}

/* The default stream waits for those that are not non-blocking, and they for it. */
static void order(CUfunction f)
{
	CUstream s;
	CUdeviceptr p, q;
	unsigned few = 1, long_time = rounds * 20, got;
	CHECK(cuMemAlloc(&p, sizeof seen));
	CHECK(cuMemAlloc(&q, sizeof seen));
	CHECK(cuStreamCreate(&s, CU_STREAM_DEFAULT));
	for (int i = 0; i < 3; i++) {
		CHECK(cuMemsetD8(p, 0xff, sizeof seen));
		launch(f, BLOCKS, THREADS, s, ARGS(&p, &long_time));
		launch(f, 1, 1, NULL, ARGS(&q, &few)); /* behind it; the copy is behind this */
		CHECK(cuMemcpyDtoH(&got, p + (BLOCKS - 1) * 4, 4));
		HOLDS(got != ~0u, "the default stream did not wait for a blocking one");
		launch(f, BLOCKS, THREADS, NULL, ARGS(&q, &long_time));
		launch(f, BLOCKS, THREADS, s, ARGS(&p, &few));
		CHECK(cuStreamSynchronize(s));
		HOLDS(cuStreamQuery(NULL) == CUDA_SUCCESS, "a blocking stream did not wait for the default one");
	}
	CHECK(cuStreamDestroy(s));
}

static void occupancy(CUfunction f, int sms)
{
	int grid, block, fit;
	CUdeviceptr p;
	CHECK(cuOccupancyMaxPotentialBlockSize(&grid, &block, f, NULL, 0, 0));
	CHECK(cuOccupancyMaxActiveBlocksPerMultiprocessor(&fit, f, block, 0));
	HOLDS(grid == fit * sms, "a grid of %d blocks, %d on each of %d multiprocessors", grid, fit, sms);
	CHECK(cuMemAlloc(&p, sizeof(unsigned) * 64 * MANY));
	CHECK(cuLaunchCooperativeKernel(f, (unsigned)grid, 1, 1, (unsigned)block, 1, 1, 0, NULL, ARGS(&p, &rounds)));
	CHECK(cuCtxSynchronize());
	CUresult rc = cuLaunchCooperativeKernel(f, (unsigned)grid + 1, 1, 1, (unsigned)block, 1, 1, 0, NULL, ARGS(&p, &rounds));
	if (!rc)
		rc = cuCtxSynchronize();
	HOLDS(rc == COOPERATIVE_LAUNCH_TOO_LARGE, "one block more than fits at once: %s", error_name(rc));
	CHECK(cuMemFree(p));
}

/* Green contexts of its own are parts of the part. */
static void greens(CUdevice dev, CUfunction f, int sms)
{
	Resource whole, parts[2];
	unsigned n = 2;
	void *desc, *green;
	CUstream s;
	CHECK(cuDeviceGetDevResource(dev, &whole, RESOURCE_TYPE_SM));
	HOLDS((int)whole.sms == sms, "%u multiprocessors to divide", whole.sms);
	CUresult rc = cuDevSmResourceSplitByCount(parts, &n, &whole, NULL, 0, (unsigned)sms + 1);
	HOLDS(rc, "more than there are was split off");
	n = 2;
	CHECK(cuDevSmResourceSplitByCount(parts, &n, &whole, NULL, 0, 8));
	CHECK(cuDevResourceGenerateDesc(&desc, &parts[n - 1], 1));
	CHECK(cuGreenCtxCreate(&green, desc, dev, GREEN_CTX_DEFAULT_STREAM));
	CHECK(cuGreenCtxStreamCreate(&s, green, CU_STREAM_NON_BLOCKING, 0));
	spread("green context", f, s, (int)parts[n - 1].sms);
	CHECK(cuStreamDestroy(s));
	CHECK(cuGreenCtxDestroy(green));
}

static void created(CUdevice dev, CUcontext primary, int sms)
{
	CUcontext c;
	CUstream s;
	CHECK(cuCtxCreate(&c, 0, dev));
	CUfunction f = load();
	CHECK(cuStreamCreate(&s, CU_STREAM_DEFAULT));
	spread("created context", f, NULL, sms);
	spread("created context's stream", f, s, sms);
	CHECK(cuCtxDestroy(c));
	CHECK(cuCtxSetCurrent(primary));
}

static float duration(CUfunction f)
{
	CUevent a, b;
	CUdeviceptr p;
	float ms, best = 0;
	unsigned n = rounds * 50;
	CHECK(cuMemAlloc(&p, sizeof seen));
	CHECK(cuEventCreate(&a, CU_EVENT_DEFAULT));
	CHECK(cuEventCreate(&b, CU_EVENT_DEFAULT));
	for (int i = 0; i < 5; i++) {
		CHECK(cuEventRecord(a, NULL));
		launch(f, BLOCKS, THREADS, NULL, ARGS(&p, &n));
		CHECK(cuEventRecord(b, NULL));
		CHECK(cuEventSynchronize(b));
		CHECK(cuEventElapsedTime(&ms, a, b));
		best = !i || ms < best ? ms : best;
	}
	return best;
}

int main(int argc, char **argv)
{
	CUdevice dev;
	CUstream blocking, other;
	int want = argc > 1 ? atoi(argv[1]) : 0, sms, version;
	rounds = argc > 2 ? (unsigned)atoi(argv[2]) : 1;
	CUcontext primary = driver_open(&dev);
	void *lib = dlopen("libcuda.so.1", RTLD_NOW);
#define X(name, symbol, params) EXPECT(*(void **)&name = dlsym(lib, #symbol), "no " #symbol);
	FURTHER(X)
#undef X
	CHECK(cuDriverGetVersion(&version));
	CHECK(cuDeviceGetAttribute(&sms, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, dev));
	HOLDS(sms == want, "the device has %d multiprocessors, not %d", sms, want);
	CUfunction f = load();
	CHECK(cuStreamCreate(&blocking, CU_STREAM_DEFAULT));
	CHECK(cuStreamCreate(&other, CU_STREAM_NON_BLOCKING));
	spread("default stream", f, NULL, sms);
	spread("blocking stream", f, blocking, sms);
	spread("non-blocking stream", f, other, sms);
	spread("the thread's own stream", f, (CUstream)2, sms);
	graph(f, sms);
	order(f);
	occupancy(f, sms);
	greens(dev, f, sms);
	created(dev, primary, sms);
	int n = 0;
	for (int i = 0; i < MANY; i++)
		n += all[i];
	HOLDS(n == sms, "%d multiprocessors were used in all", n);
	printf("multiprocessors %d:", n);
	for (int i = 0; i < MANY; i++)
		if (all[i])
			printf(" %d", i);
	printf("\nms %.3f\n", duration(f));
	puts(wrong ? "FAIL" : "PASS");
	return wrong;
}
