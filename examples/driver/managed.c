/* managed: memory that the host and the GPU use at one address: managed,
 * pinned and registered; a managed variable; several threads at once. */
#include "cudadrv.h"

#include <pthread.h>

static const char ptx[] =
	".version 6.0\n"
	".target sm_50\n"
	".address_size 64\n"
	"\n"
	".visible .global .attribute(.managed) .align 4 .u32 calls = 10;\n"
	"\n"
	"// at[i] += by for i < n; the first thread counts the call\n"
	".visible .entry add(.param .u64 at, .param .u32 n, .param .u32 by)\n"
	"{\n"
	"	.reg .pred %p;\n"
	"	.reg .b32 %i, %b, %t, %n, %by, %v;\n"
	"	.reg .b64 %at, %off;\n"
	"	ld.param.u64 %at, [at];\n"
	"	ld.param.u32 %n, [n];\n"
	"	ld.param.u32 %by, [by];\n"
	"	mov.u32 %i, %ctaid.x;\n"
	"	mov.u32 %b, %ntid.x;\n"
	"	mov.u32 %t, %tid.x;\n"
	"	mad.lo.u32 %i, %i, %b, %t;\n"
	"	setp.ge.u32 %p, %i, %n;\n"
	"	@%p ret;\n"
	"	mul.wide.u32 %off, %i, 4;\n"
	"	add.u64 %at, %at, %off;\n"
	"	ld.u32 %v, [%at];\n"
	"	add.u32 %v, %v, %by;\n"
	"	st.u32 [%at], %v;\n"
	"	setp.ne.u32 %p, %i, 0;\n"
	"	@%p ret;\n"
	"	ld.global.u32 %v, [calls];\n"
	"	add.u32 %v, %v, 1;\n"
	"	st.global.u32 [calls], %v;\n"
	"	ret;\n"
	"}\n";

enum { N = 50000 };
static CUfunction kernel;
static CUcontext context;

static void add(CUdeviceptr at, unsigned by, CUstream stream)
{
	unsigned n = N;
	launch(kernel, (N + 127) / 128, 128, stream, ARGS(&at, &n, &by));
}

/* use lets both sides work on memory in turn. */
static void use(const char *what, int *here, CUdeviceptr there)
{
	for (int i = 0; i < N; i++)
		here[i] = i;
	for (int round = 1; round <= 3; round++) {
		add(there, 100, NULL);
		add(there, 100, NULL);
		CHECK(cuCtxSynchronize());
		for (int i = 0; i < N; i++)
			EXPECT(here[i] == i + 201 * round - 1, "%s, round %d: %d is %d", what, round, i, here[i]);
		for (int i = 0; i < N; i++)
			here[i]++;
	}
	printf("%s: ok\n", what);
}

static int *shared;

static void *work(void *arg)
{
	int id = (int)(size_t)arg, *mine = shared + (size_t)id * N;
	CUstream stream;
	CHECK(cuCtxSetCurrent(context));
	CHECK(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
	for (int round = 1; round <= 5; round++) {
		add((CUdeviceptr)(size_t)mine, (unsigned)id, stream);
		CHECK(cuStreamSynchronize(stream));
		for (int i = 0; i < N; i += 1000)
			EXPECT(mine[i] == round * (id + 1) - 1, "thread %d, round %d: %d is %d", id, round, i, mine[i]);
		for (int i = 0; i < N; i++)
			mine[i]++;
	}
	CHECK(cuStreamDestroy(stream));
	return NULL;
}

int main(void)
{
	CUdevice device;
	CUmodule module;
	CUdeviceptr p, q;
	size_t bytes;
	void *pinned, *registered = (char *)malloc(N * 4 + 100) + 12;
	pthread_t threads[3];

	context = driver_open(&device);
	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetFunction(&kernel, module, "add"));

	CHECK(cuMemAllocManaged(&p, N * 4, CU_MEM_ATTACH_GLOBAL));
	use("managed", (int *)(size_t)p, p);
	CHECK(cuMemPrefetchAsync(p, N * 4, device, NULL));
	add(p, 1, NULL);
	CHECK(cuMemPrefetchAsync(p, N * 4, CU_DEVICE_CPU, NULL));
	CHECK(cuCtxSynchronize());
	printf("prefetched: %d\n", ((int *)(size_t)p)[N - 1]);
	CHECK(cuMemFree(p));

	CHECK(cuMemHostAlloc(&pinned, N * 4, CU_MEMHOSTALLOC_DEVICEMAP));
	CHECK(cuMemHostGetDevicePointer(&q, pinned, 0));
	use("pinned", pinned, q);
	CHECK(cuMemFreeHost(pinned));

	CHECK(cuMemHostRegister(registered, N * 4, 0));
	CHECK(cuMemHostGetDevicePointer(&q, registered, 0));
	use("registered", registered, q);
	CHECK(cuMemHostUnregister(registered));
	free((char *)registered - 12);

	CHECK(cuMemAllocManaged(&p, 3 * N * 4, CU_MEM_ATTACH_GLOBAL)); /* neighbours share pages */
	shared = (int *)(size_t)p;
	memset(shared, 0, 3 * N * 4);
	for (size_t i = 0; i < 3; i++)
		EXPECT(!pthread_create(&threads[i], NULL, work, (void *)i), "no thread");
	for (int i = 0; i < 3; i++)
		pthread_join(threads[i], NULL);
	CHECK(cuMemFree(p));
	printf("threads: ok\n");

	CHECK(cuModuleGetGlobal(&p, &bytes, module, "calls"));
	printf("variable: %zu bytes, %s\n", bytes, *(int *)(size_t)p >= 10 + 19 ? "counted" : "not counted");
	*(int *)(size_t)p = 100;
	CHECK(cuMemAllocManaged(&q, N * 4, CU_MEM_ATTACH_GLOBAL));
	CHECK(cuMemsetD32(q, 0, N));
	add(q, 1, NULL);
	CHECK(cuCtxSynchronize());
	printf("changed: %d\n", *(int *)(size_t)p);
	CHECK(cuMemFree(q));
	CHECK(cuModuleUnload(module));
	printf("PASS\n");
	return 0;
}
