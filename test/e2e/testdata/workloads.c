/* workloads: how many round trips things that programs do take, all calls together. It is linked with the shim's own objects,
 * not with the library, to be able to ask. Prints a line for each. */
#include "core/ferry.h"
#include "cuda/gen_types.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { KERNELS = 200, USED = 50, STEPS = 100 };

static void check(CUresult rc, const char *call, int line)
{
	if (rc) {
		fprintf(stderr, "FAIL: line %d: %s: %d\n", line, call, rc);
		exit(1);
	}
}
#define CHECK(call) check((call), #call, __LINE__)

static unsigned long long last;
static void count(const char *name)
{
	unsigned long long now = ferry_round_trips();
	printf("%s %llu\n", name, now - last);
	last = now;
}

/* A library with many kernels, of which a program uses some; which makes it another image than any other. */
static char *library(unsigned which)
{
	char *text = malloc(KERNELS * 400 + 400), *p = text;
	p += sprintf(p, ".version 6.0\n.target sm_50\n.address_size 64\n.visible .global .align 4 .u32 made = %u;\n.visible .global .align 4 .u32 more;\n", which);
	for (int i = 0; i < KERNELS; i++)
		p += sprintf(p,
			     ".visible .entry k%d(.param .u64 at, .param .u32 v)\n{\n\t.reg .b32 %%v;\n\t.reg .b64 %%at;\n\tld.param.u64 %%at, [at];\n"
			     "\tld.param.u32 %%v, [v];\n\tst.global.u32 [%%at], %%v;\n\tret;\n}\n",
			     i);
	return text;
}

static CUfunction use(CUlibrary lib)
{
	CUfunction f = NULL;
	CUkernel k, other;
	unsigned n;
	for (int i = 0; i < USED; i++) {
		char name[16];
		int value;
		size_t at, size;
		snprintf(name, sizeof name, "k%d", 4 * i);
		CHECK(cuLibraryGetKernel(&k, lib, name));
		CHECK(cuKernelGetAttribute(&value, CU_FUNC_ATTRIBUTE_NUM_REGS, k, 0));
		CHECK(cuKernelGetParamInfo(k, 1, &at, &size));
		if (at != 8 || size != 4)
			check(999, "a layout", __LINE__);
		CHECK(cuKernelGetFunction(&f, k));
		CHECK(cuFuncGetAttribute(&value, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, f));
	}
	CHECK(cuLibraryGetKernelCount(&n, lib));
	if (n != KERNELS || cuLibraryGetKernel(&other, lib, "nothing") != CUDA_ERROR_NOT_FOUND)
		check(999, "names", __LINE__);
	return f;
}

static void start(CUlibrary libs[3], CUfunction *f, CUdeviceptr *p)
{
	CUcontext ctx;
	char *text[3];
	CHECK(cuInit(0));
	CHECK(cuDevicePrimaryCtxRetain(&ctx, 0));
	CHECK(cuCtxSetCurrent(ctx));
	count("begin");
	CHECK(cuMemAlloc_v2(p, 1 << 20));
	count("first_alloc");
	for (unsigned i = 0; i < 3; i++) {
		text[i] = library(i);
		CHECK(cuLibraryLoadData(&libs[i], text[i], NULL, NULL, 0, NULL, NULL, 0));
		free(text[i]);
	}
	count("load_three_libraries");
	for (int i = 0; i < 3; i++)
		*f = use(libs[i]);
	count("use_kernels");
}

static void variables(CUlibrary lib)
{
	CUdeviceptr p;
	size_t n;
	CHECK(cuLibraryGetGlobal(&p, &n, lib, "made"));
	CHECK(cuLibraryGetGlobal(&p, &n, lib, "more"));
	CHECK(cuLibraryGetGlobal(&p, &n, lib, "made"));
	count("variables");
}

static void occupancy(CUfunction f)
{
	for (int i = 0; i < STEPS; i++) {
		int blocks, least;
		CHECK(cuOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, f, 128, 0));
		CHECK(cuOccupancyMaxPotentialBlockSize(&least, &blocks, f, NULL, 0, 64));
	}
	count("occupancy");
	CHECK(cuFuncSetAttribute(f, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 65536));
	int blocks;
	CHECK(cuOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, f, 128, 65536));
	CHECK(cuFuncSetAttribute(f, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 1024));
	count("occupancy_with_an_attribute");
}

static void launch(CUfunction f, CUstream s, CUdeviceptr p, unsigned v)
{
	CHECK(cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, s, (void *[]){&p, &v}, NULL));
}

/* A kernel that lasts until it is told to end, and 500 questions meanwhile; then more until it has. The server learns in its own
 * time that nothing prints: until then there is more to ask. */
static char spinning[] = ".version 6.0\n.target sm_50\n.address_size 64\n"
			       ".visible .entry spin(.param .u64 flag)\n{\n\t.reg .pred %p;\n\t.reg .b32 %v;\n\t.reg .b64 %at;\n\tld.param.u64 %at, [flag];\n"
			       "AGAIN:\n\tld.volatile.global.u32 %v, [%at];\n\tsetp.eq.u32 %p, %v, 0;\n\t@%p bra AGAIN;\n\tret;\n}\n";

static unsigned long long poll_once(CUfunction spin, CUdeviceptr flag, CUevent e, CUstream s, CUstream beside)
{
	int asked = 0;
	CHECK(cuMemsetD32Async(flag, 0, 1, beside));
	CHECK(cuStreamSynchronize(beside));
	CHECK(cuLaunchKernel(spin, 1, 1, 1, 1, 1, 1, 0, s, (void *[]){&flag}, NULL));
	if (e)
		CHECK(cuEventRecord(e, s));
	unsigned long long before = ferry_round_trips();
	for (;; asked++) {
		CUresult rc = e ? cuEventQuery(e) : cuStreamQuery(s);
		if (asked == 500)
			CHECK(cuMemsetD32Async(flag, 1, 1, beside));
		if (!rc && asked > 500)
			break;
		if (rc != CUDA_ERROR_NOT_READY)
			check(rc ? rc : 999, "a question", __LINE__);
	}
	CHECK(e ? cuEventSynchronize(e) : cuStreamSynchronize(s));
	CHECK(e ? cuEventQuery(e) : cuStreamQuery(s));
	return ferry_round_trips() - before;
}

static void polls(CUstream s, CUevent e, CUdeviceptr flag)
{
	CUmodule m;
	CUfunction spin;
	CUstream beside;
	CHECK(cuModuleLoadData(&m, spinning));
	CHECK(cuModuleGetFunction(&spin, m, "spin"));
	CHECK(cuStreamCreate(&beside, CU_STREAM_NON_BLOCKING));
	for (int k = 0; k < 2; k++) {
		unsigned long long n = ~0ull;
		for (time_t end = time(NULL) + 20; n > (k ? 3 : 1) && time(NULL) < end;)
			n = poll_once(spin, flag, k ? NULL : e, s, beside);
		last = ferry_round_trips() - n;
		count(k ? "poll_a_stream" : "poll_an_event");
	}
	CHECK(cuModuleUnload(m));
	last = ferry_round_trips();
}

/* Ways to read a few bytes back, each of which is one wait. */
static void read_back(CUfunction f, CUstream s, CUdeviceptr p)
{
	static unsigned char pageable[64 << 10];
	static const struct { const char *name; size_t n; } sizes[] = {{"pageable_4", 4}, {"pageable_4k", 4 << 10}, {"pageable_64k", sizeof pageable}};
	unsigned *pinned;
	CUevent e;
	CHECK(cuMemAllocHost_v2((void **)&pinned, 4096));
	CHECK(cuEventCreate(&e, CU_EVENT_DISABLE_TIMING));
	CHECK(cuCtxSynchronize());
	count("pinned_memory_and_a_wait");
#define EACH(name, ...)                                                 \
	for (unsigned i = 0; i < STEPS; i++) {                          \
		launch(f, s, p, i);                                     \
		*pinned = ~i;                                           \
		__VA_ARGS__;                                            \
		if (*pinned != i)                                       \
			check(999, name ": the data is not there", __LINE__); \
	}                                                               \
	count(name)
	EACH("pinned", CHECK(cuStreamSynchronize(s)); CHECK(cuMemcpyDtoH_v2(pinned, p, 4)));
	EACH("pinned_and_stream", CHECK(cuMemcpyDtoHAsync_v2(pinned, p, 4, s)); CHECK(cuStreamSynchronize(s)));
	EACH("pinned_and_event", CHECK(cuMemcpyDtoHAsync_v2(pinned, p, 4, s)); CHECK(cuEventRecord(e, s)); CHECK(cuEventSynchronize(e)));
	EACH("pinned_and_context", CHECK(cuMemcpyDtoHAsync_v2(pinned, p, 4, s)); CHECK(cuCtxSynchronize()));
	for (size_t k = 0; k < 3; k++) {
		for (unsigned i = 0; i < STEPS; i++) {
			launch(f, s, p, i);
			CHECK(cuMemcpyDtoHAsync_v2(pageable, p, sizes[k].n, s));
			if (memcmp(pageable, &i, 4))
				check(999, "the data is not there", __LINE__);
		}
		count(sizes[k].name);
	}
	CHECK(cuEventDestroy_v2(e));
	CHECK(cuMemFreeHost(pinned));
	count("pinned_memory_freed");
}

/* A language model, as PyTorch has it generate tokens: 300 kernels, questions that are asked all the time, the token
 * read back into pinned memory and waited for, and sent as the next input. Beside it lie two small blocks of mapped memory, as NVIDIA's
 * libraries keep them, which no kernel of ours touches. */
static void generate(CUfunction f, CUstream s, CUdeviceptr p)
{
	uint64_t *token, pageable;
	void *mapped[2];
	CUevent old[2];
	CUdeviceptr d;
	CHECK(cuMemHostAlloc((void **)&token, sizeof *token, 1 /* portable */));
	for (int i = 0; i < 2; i++) {
		CHECK(cuMemHostAlloc(&mapped[i], 100, 2 /* mapped */));
		CHECK(cuEventCreate(&old[i], CU_EVENT_DISABLE_TIMING));
		CHECK(cuEventRecord(old[i], s));
	}
	CHECK(cuMemAllocAsync(&d, 1 << 20, s)); /* the first makes the pool */
	CHECK(cuMemFreeAsync(d, s));
	launch(f, s, p, 0);
	CHECK(cuStreamSynchronize(s));
	count("generator");
	for (unsigned i = 0; i < STEPS; i++) {
		CUstreamCaptureStatus status;
		CUstreamCaptureMode mode = CU_STREAM_CAPTURE_MODE_RELAXED;
		CHECK(cuThreadExchangeStreamCaptureMode(&mode));
		CHECK(cuStreamIsCapturing(s, &status));
		CHECK(cuMemcpyHtoDAsync_v2(p, i % 2 ? token : &pageable, 8, s));
		for (unsigned k = 0; k < 300; k++)
			launch(f, s, p, k);
		CHECK(cuThreadExchangeStreamCaptureMode(&mode));
		CHECK(cuEventRecord(old[i % 2], s));
		CHECK(cuMemcpyDtoHAsync_v2(token, p, sizeof *token, s));
		CHECK(cuStreamSynchronize(s));
		if ((unsigned)*token != 299 || cuEventQuery(old[i % 2]) || cuEventQuery(old[!(i % 2)]))
			check(999, "a token", __LINE__);
		pageable = *token;
	}
	count("generated");
	for (unsigned i = 0; i < STEPS; i++) {
		CHECK(cuMemAllocAsync(&d, 1 << 20, s));
		CHECK(cuMemFreeAsync(d, s));
	}
	count("pool_storm");
	for (int i = 0; i < 2; i++)
		CHECK(cuMemFreeHost(mapped[i]));
	CHECK(cuMemFreeHost(token));
	count("generator_gone");
}

int main(void)
{
	static unsigned char host[4096];
	CUlibrary libs[3];
	CUfunction f;
	CUdeviceptr p, block[STEPS];
	CUstream s;
	CUevent e;
	float item;
	start(libs, &f, &p);
	variables(libs[0]);
	occupancy(f);
	CHECK(cuStreamCreate(&s, CU_STREAM_NON_BLOCKING));
	CHECK(cuEventCreate(&e, CU_EVENT_DISABLE_TIMING));
	count("stream_and_event");
	for (unsigned i = 0; i < STEPS; i++)
		launch(f, s, p, i);
	count("launches");
	for (unsigned i = 0; i < STEPS; i++) {
		launch(f, s, p, i);
		CHECK(cuStreamSynchronize(s));
	}
	count("launch_and_synchronize");
	for (unsigned i = 0; i < STEPS; i++) { /* a training step: input, kernels, an event */
		CHECK(cuMemcpyHtoDAsync_v2(p, host, sizeof host, s));
		for (unsigned k = 0; k < 20; k++)
			launch(f, s, p, k);
		CHECK(cuMemsetD8Async(p + 8192, 0, 4096, s));
		CHECK(cuMemcpyDtoDAsync_v2(p + 16384, p, 4096, s));
		CHECK(cuEventRecord(e, s));
		CHECK(cuStreamWaitEvent(s, e, 0));
	}
	count("training_steps");
	for (unsigned i = 0; i < STEPS; i++) { /* a generated token: kernels, the result read back, the event queried */
		for (unsigned k = 0; k < 20; k++)
			launch(f, s, p, k);
		CHECK(cuEventRecord(e, s));
		CHECK(cuMemcpyDtoHAsync_v2(&item, p, sizeof item, s));
		CHECK(cuStreamSynchronize(s));
		if (cuEventQuery(e))
			check(999, "an event before a synchronisation", __LINE__);
	}
	count("tokens");
	for (unsigned i = 0; i < STEPS; i++) { /* steps whose end is asked for until it comes */
		CUresult rc;
		launch(f, s, p, i);
		CHECK(cuEventRecord(e, s));
		while ((rc = cuEventQuery(e)) == CUDA_ERROR_NOT_READY)
			;
		CHECK(rc);
		CHECK(cuEventQuery(e));
	}
	count("steps_polled");
	polls(s, e, p);
	read_back(f, s, p);
	generate(f, s, p);
	for (unsigned k = 0; k < 10; k++) {
		for (int i = 0; i < STEPS; i++)
			CHECK(cuMemAlloc_v2(&block[i], 1000 + 4096 * (size_t)i));
		for (int i = 0; i < STEPS; i++)
			CHECK(cuMemFree_v2(block[i]));
	}
	count("alloc_storm");
	CHECK(cuCtxSynchronize());
	for (int i = 0; i < 3; i++)
		CHECK(cuLibraryUnload(libs[i]));
	puts("PASS");
	return 0;
}
