/* threads: host threads that share the device's context, each with a stream
 * of its own, all at once. */
#include "cudadrv.h"

#include <pthread.h>

enum { THREADS = 8, N = 4096, ROUNDS = 50 };

static const char ptx[] =
	".version 6.0\n"
	".target sm_50\n"
	".address_size 64\n"
	"\n"
	"// x[i] = x[i] * 31 + key + i\n"
	".visible .entry step(.param .u64 x, .param .u32 key)\n"
	"{\n"
	"	.reg .b32 %i, %width, %block, %v, %key;\n"
	"	.reg .b64 %x, %at;\n"
	"	mov.u32 %block, %ctaid.x;\n"
	"	mov.u32 %width, %ntid.x;\n"
	"	mov.u32 %i, %tid.x;\n"
	"	mad.lo.u32 %i, %block, %width, %i;\n"
	"	ld.param.u64 %x, [x];\n"
	"	ld.param.u32 %key, [key];\n"
	"	mul.wide.u32 %at, %i, 4;\n"
	"	add.u64 %x, %x, %at;\n"
	"	ld.global.u32 %v, [%x];\n"
	"	mad.lo.u32 %v, %v, 31, %key;\n"
	"	add.u32 %v, %v, %i;\n"
	"	st.global.u32 [%x], %v;\n"
	"	ret;\n"
	"}\n";

static CUcontext context;
static CUfunction step;

struct job {
	pthread_t thread;
	unsigned key, checksum;
};

static void *work(void *arg)
{
	struct job *job = arg;
	unsigned host[N];
	CUdeviceptr x;
	CUstream stream;

	CHECK(cuCtxSetCurrent(context)); /* each thread has its own current context */
	CHECK(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
	CHECK(cuMemAlloc(&x, sizeof host));
	CHECK(cuMemsetD32(x, job->key, N));
	CHECK(cuCtxSynchronize());
	for (unsigned r = 0; r < ROUNDS; r++) {
		unsigned key = job->key + r;
		launch(step, N / 128, 128, stream, ARGS(&x, &key));
		if (r % 16 == 0)
			CHECK(cuStreamSynchronize(stream));
	}
	CHECK(cuStreamSynchronize(stream));
	CHECK(cuMemcpyDtoH(host, x, sizeof host));
	CHECK(cuMemFree(x));
	CHECK(cuStreamDestroy(stream));
	for (unsigned i = 0; i < N; i++) {
		unsigned want = job->key;
		for (unsigned r = 0; r < ROUNDS; r++)
			want = want * 31 + job->key + r + i;
		EXPECT(host[i] == want, "thread %u: x[%u] = %u, want %u", job->key, i, host[i], want);
		job->checksum ^= host[i] + i;
	}
	return NULL;
}

int main(void)
{
	CUdevice device;
	CUmodule module;
	struct job jobs[THREADS] = {0};

	context = driver_open(&device);
	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetFunction(&step, module, "step"));
	for (int t = 0; t < THREADS; t++) {
		jobs[t].key = t + 1;
		EXPECT(pthread_create(&jobs[t].thread, NULL, work, &jobs[t]) == 0, "cannot start thread %d", t);
	}
	for (int t = 0; t < THREADS; t++) {
		pthread_join(jobs[t].thread, NULL);
		printf("thread %d: %08x\n", t, jobs[t].checksum);
	}
	CHECK(cuModuleUnload(module));
	CHECK(cuDevicePrimaryCtxRelease(device));
	puts("PASS");
	return 0;
}
