/* versions: a program that does the same every time, for clients and servers of different builds: memory, copies, kernels, events, and a
 * function that Ferry does not support. Recordings of it lie in versions/. */
#include "cudadrv.h"

static const char ptx[] =
	".version 6.0\n"
	".target sm_50\n"
	".address_size 64\n"
	".visible .entry scale(.param .u64 x, .param .u32 n, .param .u32 by)\n"
	"{\n"
	"	.reg .pred %p;\n"
	"	.reg .b32 %i, %n, %t, %by, %v;\n"
	"	.reg .b64 %x, %at;\n"
	"	mov.u32 %i, %ctaid.x;\n"
	"	mov.u32 %n, %ntid.x;\n"
	"	mov.u32 %t, %tid.x;\n"
	"	mad.lo.u32 %i, %i, %n, %t;\n"
	"	ld.param.u32 %n, [n];\n"
	"	setp.ge.u32 %p, %i, %n;\n"
	"	@%p bra DONE;\n"
	"	ld.param.u64 %x, [x];\n"
	"	ld.param.u32 %by, [by];\n"
	"	mul.wide.u32 %at, %i, 4;\n"
	"	add.u64 %at, %x, %at;\n"
	"	ld.global.u32 %v, [%at];\n"
	"	mul.lo.u32 %v, %v, %by;\n"
	"	st.global.u32 [%at], %v;\n"
	"DONE:\n"
	"	ret;\n"
	"}\n";

enum { N = 1000, BYTES = N * 4, NOT_SUPPORTED = 801 };

int main(void)
{
	static unsigned in[N], out[N];
	unsigned n = N, three = 3, five = 5, left = 0;
	unsigned long long sum = 0, want = 0;
	CUdevice device;
	CUmodule module;
	CUfunction scale;
	CUdeviceptr a, b;
	CUstream stream;
	CUevent begin, end;
	float ms = -1;

	driver_open(&device);
	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetFunction(&scale, module, "scale"));
	CHECK(cuMemAlloc(&a, BYTES));
	CHECK(cuMemAlloc(&b, BYTES));
	CHECK(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
	CHECK(cuEventCreate(&begin, CU_EVENT_DEFAULT));
	CHECK(cuEventCreate(&end, CU_EVENT_DEFAULT));
	for (unsigned i = 0; i < N; i++)
		in[i] = i * i;

	CHECK(cuMemcpyHtoD(a, in, BYTES));
	CHECK(cuMemsetD32(b, 7, N));
	CHECK(cuCtxSynchronize());
	CHECK(cuEventRecord(begin, stream));
	CHECK(cuLaunchKernel(scale, (N + 127) / 128, 1, 1, 128, 1, 1, 0, stream, ARGS(&a, &n, &three), NULL));
	CHECK(cuLaunchKernel(scale, (N + 127) / 128, 1, 1, 128, 1, 1, 0, stream, ARGS(&b, &n, &five), NULL));
	CHECK(cuEventRecord(end, stream));
	CHECK(cuEventSynchronize(end));
	CHECK(cuEventElapsedTime(&ms, begin, end));
	EXPECT(ms >= 0, "%f ms", (double)ms);
	CHECK(cuMemcpyDtoH(out, a, BYTES));
	for (unsigned i = 0; i < N; i++) {
		sum += out[i];
		want += 3ull * in[i];
	}
	EXPECT(sum == want, "sum %llu, want %llu", sum, want);
	CHECK(cuMemcpyDtoD(a, b, BYTES / 2));
	CHECK(cuMemcpyDtoH(out, a, BYTES));
	for (unsigned i = 0; i < N; i++)
		left += out[i] != (i < N / 2 ? 35 : 3 * in[i]);
	EXPECT(!left, "%u numbers are wrong after a copy on the device", left);
	CHECK(cuMemFree(a));
	EXPECT(cuMemcpyDtoH(out, a, 4) != CUDA_SUCCESS, "memory that was freed can be read");

	int (*refused)(void *, CUdeviceptr, size_t, int, unsigned long long) = NULL;
	*(void **)&refused = dlsym(dlopen("libcuda.so.1", RTLD_NOW), "cuMemGetHandleForAddressRange");
	CUdeviceptr whole; /* pages, or it would be a mistake */
	CHECK(cuMemAlloc(&whole, 2 << 20));
	EXPECT(refused && refused(&left, whole, 2 << 20, 1, 0) == NOT_SUPPORTED, "cuMemGetHandleForAddressRange is supported");

	CHECK(cuMemFree(whole));
	CHECK(cuMemFree(b));
	CHECK(cuEventDestroy(begin));
	CHECK(cuEventDestroy(end));
	CHECK(cuStreamDestroy(stream));
	CHECK(cuModuleUnload(module));
	CHECK(cuDevicePrimaryCtxRelease(device));
	printf("sum %llu\nPASS\n", sum);
	return 0;
}
