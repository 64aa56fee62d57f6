/* mistakes: a program with mistakes, to see what its developer is told. Ends with the error it got.
 *
 *     mistakes free     uses memory after it was freed
 *     mistakes race     threads exchange data through shared memory without a barrier
 *     mistakes leave    a fault, and an end without ever waiting for it */
#include "cudadrv.h"

static const char ptx[] =
	".version 6.0\n"
	".target sm_50\n"
	".address_size 64\n"
	".file 1 \"mistakes.cu\"\n"
	".visible .entry store(.param .u64 at)\n"
	"{\n"
	"	.reg .b64 %at;\n"
	"	.loc 1 7 3\n"
	"	ld.param.u64 %at, [at];\n"
	"	st.global.u32 [%at], 1;\n"
	"	ret;\n"
	"}\n"
	".visible .entry reverse(.param .u64 at)\n"
	"{\n"
	"	.reg .b32 %i, %s, %v;\n"
	"	.shared .align 4 .b8 tile[256];\n"
	"	mov.u32 %i, %tid.x;\n"
	"	shl.b32 %i, %i, 2;\n"
	"	mov.u32 %s, tile;\n"
	"	add.u32 %v, %s, %i;\n"
	"	.loc 1 15 3\n"
	"	st.shared.u32 [%v], %i;\n"
	"	bar.sync 0;\n"
	"	sub.u32 %v, 252, %i;\n"
	"	add.u32 %s, %s, %v;\n"
	"	.loc 1 17 3\n"
	"	st.shared.u32 [%s], %i;\n"
	"	xor.b32 %s, %s, 128;\n"
	"	.loc 1 18 3\n"
	"	ld.shared.u32 %v, [%s];\n"
	"	ret;\n"
	"}\n";

int main(int argc, char **argv)
{
	const char *mode = argc > 1 ? argv[1] : "";
	CUdevice device;
	CUmodule module;
	CUfunction store, reverse;
	CUdeviceptr a, b;

	driver_open(&device);
	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetFunction(&store, module, "store"));
	CHECK(cuModuleGetFunction(&reverse, module, "reverse"));
	CHECK(cuMemAlloc(&a, 100));
	CHECK(cuMemAlloc(&b, 100));
	if (!strcmp(mode, "race")) {
		CHECK(cuLaunchKernel(reverse, 1, 1, 1, 64, 1, 1, 0, NULL, ARGS(&a), NULL));
	} else {
		CHECK(cuLaunchKernel(store, 1, 1, 1, 1, 1, 1, 0, NULL, ARGS(&a), NULL));
		CHECK(cuMemFree(a));
		CHECK(cuLaunchKernel(store, 1, 1, 1, 1, 1, 1, 0, NULL, ARGS(&a), NULL));
	}
	if (!strcmp(mode, "leave")) {
		struct timespec pause = {0, 300000000};
		nanosleep(&pause, NULL);
		return 0;
	}
	CUresult rc = cuCtxSynchronize();
	printf("%s\n", error_name(rc));
	return rc ? 9 : 0;
}
