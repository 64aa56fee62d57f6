/* green: green contexts from a device's multiprocessors to a kernel that says which one it ran on. */
#include "expect.h"

static char ptx[] =
	".version 7.0\n.target sm_50\n.address_size 64\n"
	".visible .entry where(.param .u64 p) {\n"
	"	.reg .u64 a, o; .reg .u32 s, b;\n"
	"	ld.param.u64 a, [p]; mov.u32 s, %smid; mov.u32 b, %ctaid.x;\n"
	"	mul.wide.u32 o, b, 4; add.u64 a, a, o; st.global.u32 [a], s; ret;\n}\n";

enum { BLOCKS = 200 };
static unsigned seen[BLOCKS];

/* Which multiprocessors the kernel's blocks ran on, as the lowest and the highest. */
static void spread(CUfunction f, CUstream s, unsigned *low, unsigned *high)
{
	CUdeviceptr p;
	OK(cuMemAlloc_v2(&p, sizeof seen));
	void *args[] = {&p};
	OK(cuLaunchKernel(f, BLOCKS, 1, 1, 1, 1, 1, 0, s, args, NULL));
	OK(cuStreamSynchronize(s));
	OK(cuMemcpyDtoH_v2(seen, p, sizeof seen));
	OK(cuMemFree_v2(p));
	*low = ~0u, *high = 0;
	for (int i = 0; i < BLOCKS; i++) {
		*low = seen[i] < *low ? seen[i] : *low;
		*high = seen[i] > *high ? seen[i] : *high;
	}
}

static void splits(CUdevResource_v1 *all, CUdevResource_v1 part[4], CUdevResource_v1 *rest)
{
	CUdevResource_v1 out[4], changed, none = {0};
	unsigned n = 0;
	int sms;
	OK(cuDeviceGetAttribute(&sms, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, 0));
	OK(cuDeviceGetDevResource(0, all, CU_DEV_RESOURCE_TYPE_SM));
	SAME((int)all->anon0.sm.smCount, sms);
	SAME(all->anon0.sm.minSmPartitionSize == 8 && all->anon0.sm.smCoscheduledAlignment == 8, 1);
	EXPECT(cuDeviceGetDevResource(0, all, CU_DEV_RESOURCE_TYPE_INVALID), CUDA_ERROR_INVALID_RESOURCE_TYPE);
	EXPECT(cuDeviceGetDevResource(99, all, CU_DEV_RESOURCE_TYPE_SM), CUDA_ERROR_INVALID_DEVICE);
	OK(cuDevSmResourceSplitByCount(NULL, &n, all, NULL, 0, 12));
	SAME(n, (unsigned)sms / 16);
	n = 4;
	OK(cuDevSmResourceSplitByCount(part, &n, all, rest, 0, 12));
	SAME(n == 4 && part[0].anon0.sm.smCount == 16 && part[3].anon0.sm.smCount == 16, 1);
	SAME((int)rest->anon0.sm.smCount, sms - 64);
	n = 1;
	OK(cuDevSmResourceSplitByCount(out, &n, all, NULL, CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING, 9));
	SAME(out[0].anon0.sm.smCount, 10);
	n = 1;
	OK(cuDevSmResourceSplitByCount(out, &n, all, &out[1], 0, (unsigned)sms - 2));
	SAME((int)out[0].anon0.sm.smCount == sms && out[1].type == CU_DEV_RESOURCE_TYPE_INVALID, 1);
	/* Parts are not split again, and what was changed is nothing. */
	EXPECT(cuDevSmResourceSplitByCount(out, &n, &part[0], NULL, 0, 8), CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION);
	EXPECT(cuDevSmResourceSplitByCount(out, &n, all, NULL, 0, (unsigned)sms + 1), CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION);
	EXPECT(cuDevSmResourceSplitByCount(out, &n, all, NULL, 3, 8), CUDA_ERROR_INVALID_VALUE);
	changed = *all;
	changed.anon0.sm.smCount = 5;
	EXPECT(cuDevSmResourceSplitByCount(out, &n, &changed, NULL, 0, 8), CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION);
	none.type = CU_DEV_RESOURCE_TYPE_SM;
	none.anon0.sm.smCount = 132;
	EXPECT(cuDevSmResourceSplitByCount(out, &n, &none, NULL, 0, 8), CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION);
}

static void contexts(CUcontext primary, CUdevResource_v1 *all, CUdevResource_v1 part[4])
{
	CUdevResourceDesc one, two;
	CUgreenCtx a, b, got;
	CUcontext ca, cb, of;
	CUdevResource_v1 r;
	CUmodule m;
	CUfunction f;
	CUstream sa, sb, plain;
	CUevent e;
	CUdeviceptr kept;
	uint64_t id_a, id_b;
	unsigned low, high, n = 4;
	OK(cuDevResourceGenerateDesc(&one, &part[1], 1));
	OK(cuDevResourceGenerateDesc(&two, &part[2], 2));
	EXPECT(cuGreenCtxCreate(&a, one, 0, 0), CUDA_ERROR_INVALID_VALUE);
	OK(cuGreenCtxCreate(&a, one, 0, CU_GREEN_CTX_DEFAULT_STREAM));
	OK(cuGreenCtxCreate(&b, two, 0, CU_GREEN_CTX_DEFAULT_STREAM));
	OK(cuGreenCtxGetId(a, &id_a));
	OK(cuGreenCtxGetId(b, &id_b));
	SAME(id_a != id_b, 1);
	OK(cuCtxFromGreenCtx(&ca, a));
	OK(cuCtxFromGreenCtx(&cb, b));
	SAME(ca != cb && ca != primary, 1);
	OK(cuGreenCtxGetDevResource(b, &r, CU_DEV_RESOURCE_TYPE_SM));
	SAME(r.anon0.sm.smCount, 32);
	OK(cuCtxGetDevResource(ca, &r, CU_DEV_RESOURCE_TYPE_SM));
	SAME(r.anon0.sm.smCount, 16);
	OK(cuDevSmResourceSplitByCount(part, &n, &r, NULL, 0, 8)); /* a context's can be split again */
	SAME(n == 2 && part[0].anon0.sm.smCount == 8, 1);
	OK(cuCtxGetDevResource(primary, &r, CU_DEV_RESOURCE_TYPE_SM));
	SAME(r.anon0.sm.smCount, all->anon0.sm.smCount);

	OK(cuModuleLoadData(&m, ptx));
	OK(cuModuleGetFunction(&f, m, "where"));
	EXPECT(cuGreenCtxStreamCreate(&sa, a, 0, 0), CUDA_ERROR_INVALID_VALUE);
	OK(cuGreenCtxStreamCreate(&sa, a, CU_STREAM_NON_BLOCKING, 0));
	OK(cuGreenCtxStreamCreate(&sb, b, CU_STREAM_NON_BLOCKING, -1));
	OK(cuStreamCreate(&plain, CU_STREAM_NON_BLOCKING));
	OK(cuStreamGetGreenCtx(sa, &got));
	SAME(got, a);
	OK(cuStreamGetGreenCtx(plain, &got));
	SAME(got, NULL);
	OK(cuStreamGetCtx_v2(sb, &of, &got));
	SAME(of == primary && got == b, 1);
	/* Disjoint multiprocessors, one program. */
	spread(f, sa, &low, &high);
	SAME(high - low, 15);
	unsigned last = high;
	spread(f, sb, &low, &high);
	SAME(low > last && high - low == 31, 1);
	spread(f, plain, &low, &high);
	SAME(high, all->anon0.sm.smCount - 1);
	/* A cooperative launch has to fit on the part. */
	OK(cuMemAlloc_v2(&kept, 4096));
	void *args[] = {&kept};
	OK(cuLaunchCooperativeKernel(f, 32, 1, 1, 1024, 1, 1, 0, sa, args));
	OK(cuLaunchCooperativeKernel(f, 64, 1, 1, 1024, 1, 1, 0, sa, args));
	EXPECT(cuStreamSynchronize(sa), CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE); /* a launch's errors come with the next wait */
	OK(cuLaunchCooperativeKernel(f, 64, 1, 1, 1024, 1, 1, 0, sb, args));

	OK(cuEventCreate(&e, 0));
	OK(cuGreenCtxRecordEvent(b, e));
	OK(cuGreenCtxWaitEvent(a, e));
	OK(cuEventSynchronize(e));
	OK(cuCtxPushCurrent_v2(ca));
	OK(cuStreamGetGreenCtx(NULL, &got));
	SAME(got, a);
	spread(f, NULL, &low, &high);
	SAME(high - low, 15);
	OK(cuMemFree_v2(kept));
	OK(cuMemAlloc_v2(&kept, 4096)); /* is the primary context's */
	OK(cuCtxSynchronize());
	OK(cuCtxPopCurrent_v2(&of));
	OK(cuGreenCtxDestroy(a));
	EXPECT(cuStreamQuery(sa), CUDA_ERROR_CONTEXT_IS_DESTROYED);
	EXPECT(cuStreamDestroy_v2(sa), CUDA_ERROR_CONTEXT_IS_DESTROYED);
	OK(cuMemsetD8_v2(kept, 1, 4096));
	OK(cuCtxSynchronize());
	spread(f, sb, &low, &high);
	SAME(high - low, 31);
	OK(cuStreamDestroy_v2(sb));
	OK(cuGreenCtxDestroy(b));
	EXPECT(cuGreenCtxGetId(b, &id_b), CUDA_ERROR_CONTEXT_IS_DESTROYED);
	OK(cuMemFree_v2(kept));
}

int main(void)
{
	CUcontext primary;
	CUdevResource_v1 all, part[4], rest;
	CUdevResourceDesc desc;
	CUgreenCtx alone;
	int active;
	unsigned flags;
	OK(cuInit(0));
	/* Without a primary context: it lives as long as the green one. */
	splits(&all, part, &rest);
	OK(cuDevResourceGenerateDesc(&desc, &rest, 1));
	OK(cuGreenCtxCreate(&alone, desc, 0, CU_GREEN_CTX_DEFAULT_STREAM));
	OK(cuDevicePrimaryCtxGetState(0, &flags, &active));
	SAME(active, 1);
	OK(cuGreenCtxDestroy(alone));
	OK(cuDevicePrimaryCtxGetState(0, &flags, &active));
	SAME(active, 0);
	OK(cuDevicePrimaryCtxRetain(&primary, 0));
	OK(cuCtxSetCurrent(primary));
	contexts(primary, &all, part);
	OK(cuDevicePrimaryCtxRelease_v2(0));
	return VERDICT();
}
