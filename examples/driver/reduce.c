/* reduce: the largest and the sum of 262144 integers, by warp shuffles and
 * one atomic per warp, and the same in two passes without atomics. */
#include "cudadrv.h"

static const char ptx[] =
	".version 6.0\n"
	".target sm_50\n"
	".address_size 64\n"
	"\n"
	"// result[0] += the sum of x, result[1] = the maximum\n"
	".visible .entry reduce(.param .u64 x, .param .u32 n, .param .u64 result)\n"
	"{\n"
	"	.reg .pred %p;\n"
	"	.reg .b32 %i, %n, %step, %lane, %sum, %max, %v, %d;\n"
	"	.reg .b64 %x, %at, %result;\n"
	"	mov.u32 %i, %ctaid.x;\n"
	"	mov.u32 %step, %ntid.x;\n"
	"	mov.u32 %lane, %tid.x;\n"
	"	mad.lo.u32 %i, %i, %step, %lane;\n"
	"	mov.u32 %n, %nctaid.x;\n"
	"	mul.lo.u32 %step, %step, %n;\n"
	"	ld.param.u64 %x, [x];\n"
	"	ld.param.u32 %n, [n];\n"
	"	mov.u32 %sum, 0;\n"
	"	mov.s32 %max, -2147483648;\n"
	"NEXT:\n"
	"	setp.ge.u32 %p, %i, %n;\n"
	"	@%p bra WARP;\n"
	"	mul.wide.u32 %at, %i, 4;\n"
	"	add.u64 %at, %x, %at;\n"
	"	ld.global.u32 %v, [%at];\n"
	"	add.s32 %sum, %sum, %v;\n"
	"	max.s32 %max, %max, %v;\n"
	"	add.u32 %i, %i, %step;\n"
	"	bra NEXT;\n"
	"WARP:\n"
	"	mov.u32 %d, 16;\n"
	"FOLD:\n"
	"	shfl.sync.bfly.b32 %v, %sum, %d, 31, 0xffffffff;\n"
	"	add.s32 %sum, %sum, %v;\n"
	"	shfl.sync.bfly.b32 %v, %max, %d, 31, 0xffffffff;\n"
	"	max.s32 %max, %max, %v;\n"
	"	shr.u32 %d, %d, 1;\n"
	"	setp.ne.u32 %p, %d, 0;\n"
	"	@%p bra FOLD;\n"
	"	mov.u32 %lane, %laneid;\n"
	"	setp.ne.u32 %p, %lane, 0;\n"
	"	@%p bra DONE;\n"
	"	ld.param.u64 %result, [result];\n"
	"	red.global.add.u32 [%result], %sum;\n"
	"	red.global.max.s32 [%result+4], %max;\n"
	"DONE:\n"
	"	ret;\n"
	"}\n"
	"\n"
	"// out[block] = the sum of the block's 512 numbers, in shared memory\n"
	".visible .entry block_sum(.param .u64 x, .param .u64 out)\n"
	"{\n"
	"	.reg .pred %p;\n"
	"	.reg .b32 %t, %b, %mine, %other, %half, %u, %v;\n"
	"	.reg .b64 %x, %at, %out;\n"
	"	.shared .align 4 .b32 tree[256];\n"
	"	mov.u32 %t, %tid.x;\n"
	"	mov.u32 %b, %ctaid.x;\n"
	"	ld.param.u64 %x, [x];\n"
	"	mad.lo.u32 %u, %b, 512, %t;\n"
	"	mul.wide.u32 %at, %u, 4;\n"
	"	add.u64 %x, %x, %at;\n"
	"	ld.global.u32 %u, [%x];\n"
	"	ld.global.u32 %v, [%x+1024];\n"
	"	add.s32 %u, %u, %v;\n"
	"	mov.u32 %mine, tree;\n"
	"	mad.lo.u32 %mine, %t, 4, %mine;\n"
	"	st.shared.u32 [%mine], %u;\n"
	"	mov.u32 %half, 128;\n"
	"HALVE:\n"
	"	bar.sync 0;\n"
	"	setp.lt.u32 %p, %t, %half;\n"
	"	mad.lo.u32 %other, %half, 4, %mine;\n"
	"	@%p ld.shared.u32 %v, [%other];\n"
	"	@%p ld.shared.u32 %u, [%mine];\n"
	"	@%p add.s32 %u, %u, %v;\n"
	"	@%p st.shared.u32 [%mine], %u;\n"
	"	shr.u32 %half, %half, 1;\n"
	"	setp.ne.u32 %p, %half, 0;\n"
	"	@%p bra HALVE;\n"
	"	setp.ne.u32 %p, %t, 0;\n"
	"	@%p bra DONE;\n"
	"	ld.param.u64 %out, [out];\n"
	"	mul.wide.u32 %at, %b, 4;\n"
	"	add.u64 %out, %out, %at;\n"
	"	st.global.u32 [%out], %u;\n"
	"DONE:\n"
	"	ret;\n"
	"}\n";

int main(void)
{
	const unsigned n = 1 << 18;
	CUdevice device;
	CUmodule module;
	CUfunction reduce, block_sum;
	CUdeviceptr x, result, partial;
	int want[2] = {0, -2147483647 - 1}, got[2];
	unsigned seed = 12345;

	driver_open(&device);
	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetFunction(&reduce, module, "reduce"));
	CHECK(cuModuleGetFunction(&block_sum, module, "block_sum"));
	int *host = malloc(n * sizeof *host);
	EXPECT(host, "out of memory");
	for (unsigned i = 0; i < n; i++) {
		seed = seed * 1664525u + 1013904223u;
		host[i] = (int)(seed >> 20) - 2000;
		want[0] += host[i];
		want[1] = host[i] > want[1] ? host[i] : want[1];
	}
	CHECK(cuMemAlloc(&x, n * sizeof *host));
	CHECK(cuMemAlloc(&result, sizeof got));
	CHECK(cuMemAlloc(&partial, n / 512 * sizeof *host));
	CHECK(cuMemcpyHtoD(x, host, n * sizeof *host));
	CHECK(cuMemsetD32(result, 0, 1));
	CHECK(cuMemsetD32(result + 4, 0x80000000u, 1));
	launch(reduce, 40, 192, NULL, ARGS(&x, (void *)&n, &result));
	CHECK(cuMemcpyDtoH(got, result, sizeof got));
	printf("shuffles and atomics: sum %d, maximum %d\n", got[0], got[1]);
	EXPECT(got[0] == want[0] && got[1] == want[1], "want sum %d, maximum %d", want[0], want[1]);

	launch(block_sum, n / 512, 256, NULL, ARGS(&x, &partial)); /* 512 partial sums, */
	launch(block_sum, 1, 256, NULL, ARGS(&partial, &result));  /* then one */
	CHECK(cuMemcpyDtoH(got, result, sizeof *got));
	printf("two passes:           sum %d\n", got[0]);
	EXPECT(got[0] == want[0], "want sum %d", want[0]);

	CHECK(cuMemFree(x));
	CHECK(cuMemFree(result));
	CHECK(cuMemFree(partial));
	CHECK(cuModuleUnload(module));
	CHECK(cuDevicePrimaryCtxRelease(device));
	free(host);
	puts("PASS");
	return 0;
}
