/* vectoradd: the first thing to run. Adds two vectors of a million numbers,
 * scales one onto the other, sums the result, checks everything against the
 * host, and says what was computed and how long each step took. */
#include "cudadrv.h"

#include <math.h>

static const char ptx[] =
	".version 6.0\n"
	".target sm_50\n"
	".address_size 64\n"
	"\n"
	"// c[i] = a[i] + b[i]\n"
	".visible .entry vector_add(.param .u64 a, .param .u64 b, .param .u64 c, .param .u32 n)\n"
	"{\n"
	"	.reg .pred %out;\n"
	"	.reg .b32 %i, %n, %block, %width;\n"
	"	.reg .b64 %a, %b, %c, %at;\n"
	"	.reg .f32 %x, %y;\n"
	"	mov.u32 %block, %ctaid.x;\n"
	"	mov.u32 %width, %ntid.x;\n"
	"	mov.u32 %i, %tid.x;\n"
	"	mad.lo.u32 %i, %block, %width, %i;\n"
	"	ld.param.u32 %n, [n];\n"
	"	setp.ge.u32 %out, %i, %n;\n"
	"	@%out bra DONE;\n"
	"	ld.param.u64 %a, [a];\n"
	"	ld.param.u64 %b, [b];\n"
	"	ld.param.u64 %c, [c];\n"
	"	mul.wide.u32 %at, %i, 4;\n"
	"	add.u64 %a, %a, %at;\n"
	"	add.u64 %b, %b, %at;\n"
	"	add.u64 %c, %c, %at;\n"
	"	ld.global.f32 %x, [%a];\n"
	"	ld.global.f32 %y, [%b];\n"
	"	add.f32 %x, %x, %y;\n"
	"	st.global.f32 [%c], %x;\n"
	"DONE:\n"
	"	ret;\n"
	"}\n"
	"\n"
	"// y[i] = alpha * x[i] + y[i]\n"
	".visible .entry saxpy(.param .f32 alpha, .param .u64 x, .param .u64 y, .param .u32 n)\n"
	"{\n"
	"	.reg .pred %out;\n"
	"	.reg .b32 %i, %n, %block, %width;\n"
	"	.reg .b64 %x, %y, %at;\n"
	"	.reg .f32 %alpha, %u, %v;\n"
	"	mov.u32 %block, %ctaid.x;\n"
	"	mov.u32 %width, %ntid.x;\n"
	"	mov.u32 %i, %tid.x;\n"
	"	mad.lo.u32 %i, %block, %width, %i;\n"
	"	ld.param.u32 %n, [n];\n"
	"	setp.ge.u32 %out, %i, %n;\n"
	"	@%out bra DONE;\n"
	"	ld.param.f32 %alpha, [alpha];\n"
	"	ld.param.u64 %x, [x];\n"
	"	ld.param.u64 %y, [y];\n"
	"	mul.wide.u32 %at, %i, 4;\n"
	"	add.u64 %x, %x, %at;\n"
	"	add.u64 %y, %y, %at;\n"
	"	ld.global.f32 %u, [%x];\n"
	"	ld.global.f32 %v, [%y];\n"
	"	fma.rn.f32 %v, %alpha, %u, %v;\n"
	"	st.global.f32 [%y], %v;\n"
	"DONE:\n"
	"	ret;\n"
	"}\n"
	"\n"
	"// total += the sum of x, by a grid-stride loop, in double\n"
	".visible .entry sum(.param .u64 x, .param .u32 n, .param .u64 total)\n"
	"{\n"
	"	.reg .pred %p;\n"
	"	.reg .b32 %i, %n, %step, %lane, %mine, %half, %other;\n"
	"	.reg .b64 %x, %at, %total;\n"
	"	.reg .f32 %v;\n"
	"	.reg .f64 %s, %t;\n"
	"	.shared .align 8 .b8 tree[2048]; // 256 doubles\n"
	"	mov.u32 %i, %ctaid.x;\n"
	"	mov.u32 %step, %ntid.x;\n"
	"	mov.u32 %lane, %tid.x;\n"
	"	mad.lo.u32 %i, %i, %step, %lane;\n"
	"	mov.u32 %n, %nctaid.x;\n"
	"	mul.lo.u32 %step, %step, %n;\n"
	"	ld.param.u64 %x, [x];\n"
	"	ld.param.u32 %n, [n];\n"
	"	mov.f64 %s, 0d0000000000000000;\n"
	"NEXT:\n"
	"	setp.ge.u32 %p, %i, %n;\n"
	"	@%p bra TREE;\n"
	"	mul.wide.u32 %at, %i, 4;\n"
	"	add.u64 %at, %x, %at;\n"
	"	ld.global.f32 %v, [%at];\n"
	"	cvt.f64.f32 %t, %v;\n"
	"	add.f64 %s, %s, %t;\n"
	"	add.u32 %i, %i, %step;\n"
	"	bra NEXT;\n"
	"TREE:\n"
	"	mov.u32 %mine, tree;\n"
	"	mad.lo.u32 %mine, %lane, 8, %mine;\n"
	"	st.shared.f64 [%mine], %s;\n"
	"	mov.u32 %half, 128;\n"
	"HALVE:\n"
	"	bar.sync 0;\n"
	"	setp.ge.u32 %p, %lane, %half;\n"
	"	@%p bra SKIP;\n"
	"	mad.lo.u32 %other, %half, 8, %mine;\n"
	"	ld.shared.f64 %s, [%mine];\n"
	"	ld.shared.f64 %t, [%other];\n"
	"	add.f64 %s, %s, %t;\n"
	"	st.shared.f64 [%mine], %s;\n"
	"SKIP:\n"
	"	shr.u32 %half, %half, 1;\n"
	"	setp.ne.u32 %p, %half, 0;\n"
	"	@%p bra HALVE;\n"
	"	setp.ne.u32 %p, %lane, 0;\n"
	"	@%p bra DONE;\n"
	"	ld.param.u64 %total, [total];\n"
	"	ld.shared.f64 %s, [%mine];\n"
	"	cvt.rzi.s64.f64 %at, %s; // whole numbers: the order of adding is no matter\n"
	"	red.global.add.u64 [%total], %at;\n"
	"DONE:\n"
	"	ret;\n"
	"}\n";

/* lap prints the time since the last lap and returns the present. */
static double lap(const char *what, double since)
{
	double t = now();
	printf("  %-34s %9.3f ms\n", what, t - since);
	return t;
}

int main(void)
{
	const unsigned n = 1 << 20, block = 256, grid = (n + block - 1) / block;
	const size_t bytes = n * sizeof(float);
	const float alpha = 3;
	char name[256];
	int major, minor, units;
	size_t memory;
	CUdevice device;
	CUmodule module;
	CUfunction vector_add, saxpy, sum;
	CUdeviceptr a, b, c, total;
	long long got = 0, want = 0;
	double start = now(), t = start, worst = 0;

	driver_open(&device);
	CHECK(cuDeviceGetName(name, sizeof name, device));
	CHECK(cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device));
	CHECK(cuDeviceGetAttribute(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device));
	CHECK(cuDeviceGetAttribute(&units, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, device));
	CHECK(cuDeviceTotalMem(&memory, device));
	printf("device: %s, compute capability %d.%d, %d multiprocessors, %.1f GiB\n", name, major, minor, units,
	       memory / 1073741824.0);
	printf("vectors of %u numbers\n", n);
	t = lap("open the device", t);

	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetFunction(&vector_add, module, "vector_add"));
	CHECK(cuModuleGetFunction(&saxpy, module, "saxpy"));
	CHECK(cuModuleGetFunction(&sum, module, "sum"));
	t = lap("load three kernels", t);

	float *x = malloc(bytes), *y = malloc(bytes), *z = malloc(bytes);
	EXPECT(x && y && z, "out of memory");
	for (unsigned i = 0; i < n; i++) {
		x[i] = i % 1000;
		y[i] = 500.0f - i % 777;
	}
	t = now();
	CHECK(cuMemAlloc(&a, bytes));
	CHECK(cuMemAlloc(&b, bytes));
	CHECK(cuMemAlloc(&c, bytes));
	CHECK(cuMemAlloc(&total, sizeof got));
	CHECK(cuMemcpyHtoD(a, x, bytes));
	CHECK(cuMemcpyHtoD(b, y, bytes));
	CHECK(cuMemsetD8(total, 0, sizeof got));
	t = lap("allocate, copy 8 MiB to the device", t);

	launch(vector_add, grid, block, NULL, ARGS(&a, &b, &c, (void *)&n));
	CHECK(cuCtxSynchronize());
	t = lap("c = a + b", t);
	launch(saxpy, grid, block, NULL, ARGS((void *)&alpha, &a, &c, (void *)&n));
	CHECK(cuCtxSynchronize());
	t = lap("c = 3a + c", t);
	launch(sum, 64, block, NULL, ARGS(&c, (void *)&n, &total));
	CHECK(cuCtxSynchronize());
	t = lap("sum of c", t);
	CHECK(cuMemcpyDtoH(z, c, bytes));
	CHECK(cuMemcpyDtoH(&got, total, sizeof got));
	t = lap("copy 4 MiB back", t);

	for (unsigned i = 0; i < n; i++) {
		double exact = (double)x[i] + y[i] + (double)alpha * x[i];
		want += (long long)exact;
		worst = fmax(worst, fabs(z[i] - exact));
	}
	CHECK(cuMemFree(a));
	CHECK(cuMemFree(b));
	CHECK(cuMemFree(c));
	CHECK(cuMemFree(total));
	CHECK(cuModuleUnload(module));
	CHECK(cuDevicePrimaryCtxRelease(device));
	printf("c[0] = %g, c[1] = %g, c[%u] = %g\n", z[0], z[1], n - 1, z[n - 1]);
	printf("sum of c = %lld, want %lld; largest error of an element %g\n", got, want, worst);
	printf("total %.3f ms\n", now() - start);
	EXPECT(got == want && worst == 0, "the device computed something else than the host");
	free(x);
	free(y);
	free(z);
	puts("PASS");
	return 0;
}
