/* shim/test/hammer.c: many threads use everything at once, through a real server: memory, copies, streams, events, launches,
 * modules, contexts, queries; threads come and go and processes fork meanwhile. It is linked with the shim's objects built
 * for the thread sanitizer, which sees what the threads share. FERRY_SERVER names the server.
 * Links: all of core/ and cuda/. Run by 'make shim-test'. */
#include "../core/ferry.h"
#include "../cuda/gen_types.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static const char ptx[] =
	".version 6.0\n.target sm_50\n.address_size 64\n"
	".visible .global .u32 word;\n"
	".visible .entry put(.param .u64 at, .param .u32 v)\n"
	"{\n"
	"	.reg .b32 %v;\n"
	"	.reg .b64 %at;\n"
	"	ld.param.u64 %at, [at];\n"
	"	ld.param.u32 %v, [v];\n"
	"	st.global.u32 [%at], %v;\n"
	"	ret;\n"
	"}\n";

static void check(CUresult rc, const char *call, int line)
{
	if (rc) {
		fprintf(stderr, "FAIL: line %d: %s: %d\n", line, call, rc);
		_exit(1);
	}
}
#define CHECK(call) check((call), #call, __LINE__)
#define EXPECT(cond) check(!(cond), #cond, __LINE__)

enum { THREADS = 8, ROUNDS = 40, N = 2048 };
static CUcontext primary;
static CUmodule module;
static CUfunction put;
static CUevent shared_event; /* recorded and asked about by all */

static void round_of(unsigned value)
{
	unsigned host[N], *pinned;
	CUdeviceptr p, big, word;
	CUstream stream;
	CUevent begin, end;
	CUmodule own;
	CUfunction f;
	size_t n;
	int attribute;
	float ms;

	CHECK(cuMemAlloc_v2(&p, sizeof host));
	CHECK(cuMemAlloc_v2(&big, 5 << 20));
	CHECK(cuMemAllocHost_v2((void *)&pinned, sizeof host));
	CHECK(cuStreamCreate(&stream, value & 1));
	CHECK(cuEventCreate(&begin, 0));
	CHECK(cuEventCreate(&end, 0));
	CHECK(cuDeviceGetAttribute(&attribute, 16, 0));
	CHECK(cuEventRecord(begin, stream));
	CHECK(cuMemsetD32Async(p, value, N, stream));
	CHECK(cuLaunchKernel(put, 1, 1, 1, 1, 1, 1, 0, stream, (void *[]){&p, &(unsigned){value + 1}}, NULL));
	CHECK(cuEventRecord(end, stream));
	CHECK(cuStreamWaitEvent(stream, end, 0));
	CHECK(cuEventRecord(shared_event, stream));
	CUresult rc = 0;
	for (int i = 0; i < 50 || (value % 4 == 0 && rc); i++) { /* until it has come, or not */
		rc = cuEventQuery(end);
		EXPECT(!rc || rc == CUDA_ERROR_NOT_READY);
		CUresult others = i % 2 ? cuEventQuery(shared_event) : cuStreamQuery(stream);
		EXPECT(!others || others == CUDA_ERROR_NOT_READY);
	}
	CHECK(cuMemcpyDtoHAsync_v2(pinned, p, sizeof host, stream));
	CHECK(cuStreamSynchronize(stream));
	EXPECT(pinned[0] == value + 1 && pinned[N - 1] == value);
	CHECK(cuEventElapsedTime(&ms, begin, end));
	for (unsigned i = 0; i < N; i++)
		host[i] = value ^ i;
	CHECK(cuMemcpyHtoD_v2(big + (3 << 20), host, sizeof host));
	memset(host, 0, sizeof host);
	CHECK(cuMemcpyDtoH_v2(host, big + (3 << 20), sizeof host));
	EXPECT(host[5] == (value ^ 5) && host[N - 1] == (value ^ (N - 1)));
	CHECK(cuLaunchKernel_ptsz(put, 1, 1, 1, 1, 1, 1, 0, NULL, (void *[]){&p, &value}, NULL));
	CHECK(cuMemcpyDtoH_v2_ptds(host, p, 4));
	EXPECT(host[0] == value);
	if (value % 8 == 0) {
		CHECK(cuModuleLoadData(&own, (void *)ptx));
		CHECK(cuModuleGetFunction(&f, own, "put"));
		CHECK(cuModuleGetGlobal_v2(&word, &n, own, "word"));
		CHECK(cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, NULL, (void *[]){&word, &value}, NULL));
		CHECK(cuMemcpyDtoH_v2(host, word, 4));
		EXPECT(host[0] == value && n == 4);
		CHECK(cuModuleUnload(own));
	}
	CHECK(cuModuleGetFunction(&f, module, "put"));
	EXPECT(f == put);
	CHECK(cuEventDestroy_v2(begin));
	CHECK(cuEventDestroy_v2(end));
	CHECK(cuStreamDestroy_v2(stream));
	CHECK(cuMemFreeHost(pinned));
	CHECK(cuMemFree_v2(p));
	CHECK(cuMemFree_v2(big));
}

static void *work(void *arg)
{
	unsigned key = (unsigned)(uintptr_t)arg;
	CUcontext own, current;
	CHECK(cuCtxSetCurrent(primary));
	for (unsigned r = 0; r < ROUNDS; r++)
		round_of(key * 1000 + r);
	if (key % 2) { /* a context of its own */
		CUdeviceptr p;
		CHECK(cuCtxCreate_v2(&own, 0, 0));
		CHECK(cuMemAlloc_v2(&p, 100));
		CHECK(cuMemsetD8_v2(p, 1, 100));
		CHECK(cuCtxSynchronize());
		CHECK(cuCtxDestroy_v2(own));
		CHECK(cuCtxGetCurrent(&current));
		EXPECT(current == primary);
	}
	return NULL;
}

static void *visit(void *arg)
{
	CHECK(cuCtxSetCurrent(primary));
	round_of((unsigned)(uintptr_t)arg * 3 + 1);
	return NULL;
}

static void *first(void *arg)
{
	CUcontext c;
	(void)arg;
	int version;
	CHECK(cuDriverGetVersion(&version));
	CHECK(cuInit(0)); /* all at once */
	CHECK(cuDevicePrimaryCtxRetain(&c, 0));
	return c;
}

int main(void)
{
	pthread_t t[THREADS];
	for (size_t i = 0; i < THREADS; i++)
		EXPECT(!pthread_create(&t[i], NULL, first, NULL));
	for (size_t i = 0; i < THREADS; i++)
		pthread_join(t[i], (void **)&primary);
	CHECK(cuCtxSetCurrent(primary));
	CHECK(cuModuleLoadData(&module, (void *)ptx));
	CHECK(cuModuleGetFunction(&put, module, "put"));
	CHECK(cuEventCreate(&shared_event, CU_EVENT_DISABLE_TIMING));
	for (size_t i = 0; i < THREADS; i++)
		EXPECT(!pthread_create(&t[i], NULL, work, (void *)(i + 1)));
	for (uintptr_t i = 0; i < 40; i++) { /* threads that come and go */
		pthread_t v;
		EXPECT(!pthread_create(&v, NULL, visit, (void *)i));
		pthread_join(v, NULL);
		if (i % 8 == 0) {
			int status = 0;
			pid_t pid = fork();
			if (pid == 0)
				_exit(cuCtxSynchronize() == 3 ? 0 : 1);
			EXPECT(waitpid(pid, &status, 0) == pid && status == 0);
		}
	}
	for (size_t i = 0; i < THREADS; i++)
		pthread_join(t[i], NULL);
	for (size_t i = 0; i < THREADS; i++)
		CHECK(cuDevicePrimaryCtxRelease_v2(0));
	puts("PASS");
	return 0;
}
