/* symbols: a module's global and constant variables: their addresses, sizes
 * and first values; written by the host, read by a kernel, and the reverse. */
#include "cudadrv.h"

static const char ptx[] =
	".version 6.0\n"
	".target sm_50\n"
	".address_size 64\n"
	"\n"
	".visible .const .align 4 .b32 weights[4] = {1, 10, 100, 1000};\n"
	".visible .global .align 4 .b32 counter = 40;\n"
	".visible .global .align 8 .f64 ratio = 0d3FE0000000000000; // 0.5\n"
	".visible .global .align 4 .b32 out[32];\n"
	".visible .global .align 1 .b8 text[6] = {102, 101, 114, 114, 121, 0};\n"
	".visible .global .align 8 .u64 pointer = counter; // another's address\n"
	"\n"
	"// out[t] = t * weights[t % 4]; thread 0: *pointer += 2, ratio *= ratio\n"
	".visible .entry apply()\n"
	"{\n"
	"	.reg .pred %p;\n"
	"	.reg .b32 %t, %w, %v;\n"
	"	.reg .b64 %base, %at;\n"
	"	.reg .f64 %r;\n"
	"	mov.u32 %t, %tid.x;\n"
	"	and.b32 %w, %t, 3;\n"
	"	mul.wide.u32 %at, %w, 4;\n"
	"	mov.u64 %base, weights;\n"
	"	add.u64 %at, %base, %at;\n"
	"	ld.const.u32 %w, [%at];\n"
	"	mul.lo.u32 %v, %t, %w;\n"
	"	mul.wide.u32 %at, %t, 4;\n"
	"	mov.u64 %base, out;\n"
	"	add.u64 %at, %base, %at;\n"
	"	st.global.u32 [%at], %v;\n"
	"	setp.ne.u32 %p, %t, 0;\n"
	"	@%p bra DONE;\n"
	"	ld.global.u64 %base, [pointer];\n"
	"	ld.u32 %v, [%base]; // a generic address\n"
	"	add.u32 %v, %v, 2;\n"
	"	st.u32 [%base], %v;\n"
	"	ld.global.f64 %r, [ratio];\n"
	"	mul.f64 %r, %r, %r;\n"
	"	st.global.f64 [ratio], %r;\n"
	"DONE:\n"
	"	ret;\n"
	"}\n";

/* find returns a variable's address after checking its size. */
static CUdeviceptr find(CUmodule module, const char *name, size_t want)
{
	CUdeviceptr address;
	size_t bytes = 0;
	CHECK(cuModuleGetGlobal(&address, &bytes, module, name));
	EXPECT(bytes == want, "%s has %zu bytes, want %zu", name, bytes, want);
	printf("%s: %zu bytes\n", name, bytes);
	return address;
}

static void check_out(CUdeviceptr address, const int *weights)
{
	int out[32];
	CHECK(cuMemcpyDtoH(out, address, sizeof out));
	for (int t = 0; t < 32; t++)
		EXPECT(out[t] == t * weights[t % 4], "out[%d] = %d, want %d", t, out[t], t * weights[t % 4]);
	printf("out: last %d\n", out[31]);
}

int main(void)
{
	CUdevice device;
	CUmodule module, second;
	CUfunction apply;
	CUdeviceptr nowhere;
	int weights[4] = {1, 10, 100, 1000}, counter = 0;
	double ratio = 0;
	char text[6];

	driver_open(&device);
	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetFunction(&apply, module, "apply"));
	CUdeviceptr w = find(module, "weights", sizeof weights), c = find(module, "counter", sizeof counter);
	CUdeviceptr r = find(module, "ratio", sizeof ratio), o = find(module, "out", 128), s = find(module, "text", 6);
	CHECK(cuMemcpyDtoH(text, s, sizeof text));
	EXPECT(strcmp(text, "ferry") == 0, "text is \"%.6s\"", text);

	launch(apply, 1, 32, NULL, NULL);
	check_out(o, weights);
	for (int i = 0; i < 4; i++)
		weights[i] = 7 - i;
	CHECK(cuMemcpyHtoD(w, weights, sizeof weights)); /* a constant, to kernels */
	launch(apply, 1, 32, NULL, NULL);
	check_out(o, weights);
	CHECK(cuMemcpyDtoH(&counter, c, sizeof counter));
	CHECK(cuMemcpyDtoH(&ratio, r, sizeof ratio));
	printf("counter %d, ratio %g\n", counter, ratio);
	EXPECT(counter == 44 && ratio == 0.0625, "want 44 and 0.0625");

	/* Loaded again, the module has variables of its own, at first values. */
	CHECK(cuModuleLoadData(&second, ptx));
	CHECK(cuMemcpyDtoH(&counter, find(second, "counter", sizeof counter), sizeof counter));
	printf("counter of the second module %d\n", counter);
	EXPECT(counter == 40, "want 40");
	CUresult error = cuModuleGetGlobal(&nowhere, NULL, module, "nowhere");
	printf("nowhere: %s\n", error_name(error));
	EXPECT(error == 500, "want CUDA_ERROR_NOT_FOUND");

	CHECK(cuModuleUnload(second));
	CHECK(cuModuleUnload(module));
	CHECK(cuDevicePrimaryCtxRelease(device));
	puts("PASS");
	return 0;
}
