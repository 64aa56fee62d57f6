/* streams: several streams with asynchronous copies on pinned memory, ordered
 * by events, and timed by events. */
#include "cudadrv.h"

enum { STREAMS = 4, N = 1 << 15 };

static const char ptx[] =
	".version 6.0\n"
	".target sm_50\n"
	".address_size 64\n"
	"\n"
	"// y[i] = x[i] * factor + y[i]\n"
	".visible .entry accumulate(.param .u64 x, .param .u64 y, .param .u32 factor)\n"
	"{\n"
	"	.reg .b32 %i, %width, %block, %u, %v, %factor;\n"
	"	.reg .b64 %x, %y, %at;\n"
	"	mov.u32 %block, %ctaid.x;\n"
	"	mov.u32 %width, %ntid.x;\n"
	"	mov.u32 %i, %tid.x;\n"
	"	mad.lo.u32 %i, %block, %width, %i;\n"
	"	ld.param.u64 %x, [x];\n"
	"	ld.param.u64 %y, [y];\n"
	"	ld.param.u32 %factor, [factor];\n"
	"	mul.wide.u32 %at, %i, 4;\n"
	"	add.u64 %x, %x, %at;\n"
	"	add.u64 %y, %y, %at;\n"
	"	ld.global.u32 %u, [%x];\n"
	"	ld.global.u32 %v, [%y];\n"
	"	mad.lo.u32 %v, %u, %factor, %v;\n"
	"	st.global.u32 [%y], %v;\n"
	"	ret;\n"
	"}\n";

int main(void)
{
	const size_t bytes = N * sizeof(int);
	CUdevice device;
	CUmodule module;
	CUfunction accumulate;
	CUstream stream[STREAMS];
	CUevent begin, end, done[STREAMS];
	CUdeviceptr x[STREAMS], y[STREAMS], sum;
	int *in, *out, *all, one = 1;
	float ms = -1;

	driver_open(&device);
	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetFunction(&accumulate, module, "accumulate"));
	CHECK(cuMemAllocHost((void **)&in, STREAMS * bytes));
	CHECK(cuMemAllocHost((void **)&out, STREAMS * bytes));
	CHECK(cuMemAllocHost((void **)&all, bytes));
	CHECK(cuMemAlloc(&sum, bytes));
	CHECK(cuMemsetD32(sum, 0, N));
	CHECK(cuEventCreate(&begin, CU_EVENT_DEFAULT));
	CHECK(cuEventCreate(&end, CU_EVENT_DEFAULT));
	for (int s = 0; s < STREAMS; s++) {
		CHECK(cuStreamCreate(&stream[s], s % 2 ? CU_STREAM_NON_BLOCKING : CU_STREAM_DEFAULT));
		CHECK(cuEventCreate(&done[s], CU_EVENT_DISABLE_TIMING));
		CHECK(cuMemAlloc(&x[s], bytes));
		CHECK(cuMemAlloc(&y[s], bytes));
		CHECK(cuMemsetD32(y[s], 100 * s, N));
	}
	CHECK(cuCtxSynchronize());
	for (int i = 0; i < STREAMS * N; i++)
		in[i] = i % 1013;

	/* Each stream copies in, computes twice and copies out, all at once. */
	CHECK(cuEventRecord(begin, stream[0]));
	for (int s = 0; s < STREAMS; s++) {
		int factor = s + 1;
		CHECK(cuStreamWaitEvent(stream[s], begin, 0));
		CHECK(cuMemcpyHtoDAsync(x[s], in + s * N, bytes, stream[s]));
		launch(accumulate, N / 128, 128, stream[s], ARGS(&x[s], &y[s], &factor));
		launch(accumulate, N / 128, 128, stream[s], ARGS(&x[s], &y[s], &factor));
		CHECK(cuMemcpyDtoHAsync(out + s * N, y[s], bytes, stream[s]));
		CHECK(cuEventRecord(done[s], stream[s]));
	}
	/* Stream 0 then adds up what all of them made. */
	for (int s = 0; s < STREAMS; s++) {
		CHECK(cuStreamWaitEvent(stream[0], done[s], 0));
		launch(accumulate, N / 128, 128, stream[0], ARGS(&y[s], &sum, &one));
	}
	CHECK(cuMemcpyDtoHAsync(all, sum, bytes, stream[0]));
	CHECK(cuEventRecord(end, stream[0]));
	CHECK(cuEventSynchronize(end));

	for (int s = 0; s < STREAMS; s++) {
		CHECK(cuEventQuery(done[s])); /* complete, since end is */
		for (int i = 0; i < N; i++) {
			int want = 100 * s + 2 * (s + 1) * in[s * N + i];
			EXPECT(out[s * N + i] == want, "stream %d: out[%d] = %d, want %d", s, i, out[s * N + i], want);
		}
		printf("stream %d: last %d\n", s, out[s * N + N - 1]);
	}
	for (int i = 0; i < N; i++) {
		int want = 0;
		for (int s = 0; s < STREAMS; s++)
			want += out[s * N + i];
		EXPECT(all[i] == want, "sum[%d] = %d, want %d", i, all[i], want);
	}
	printf("sum: last %d\n", all[N - 1]);
	CHECK(cuEventElapsedTime(&ms, begin, end));
	EXPECT(ms >= 0 && ms < 60000, "the events lie %g ms apart", ms);

	for (int s = 0; s < STREAMS; s++) {
		CHECK(cuMemFree(x[s]));
		CHECK(cuMemFree(y[s]));
		CHECK(cuEventDestroy(done[s]));
		CHECK(cuStreamDestroy(stream[s]));
	}
	CHECK(cuMemFree(sum));
	CHECK(cuEventDestroy(begin));
	CHECK(cuEventDestroy(end));
	CHECK(cuMemFreeHost(in));
	CHECK(cuMemFreeHost(out));
	CHECK(cuMemFreeHost(all));
	CHECK(cuModuleUnload(module));
	CHECK(cuDevicePrimaryCtxRelease(device));
	puts("PASS");
	return 0;
}
