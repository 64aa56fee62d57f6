/* roundtrips: how many round trips each call makes. It is linked with the shim's own objects, not with the library, to be
 * able to ask. Each call is made three times; printed is the most that any of them took, except where the first counts apart. */
#include "core/ferry.h"
#include "cuda/gen_types.h"
#include "kernels.h"

#include <stdio.h>
#include <stdlib.h>

static const char ptx[] = PTX_HEADER PTX_PUT;

static void check(CUresult rc, const char *call, int line)
{
	if (rc) {
		fprintf(stderr, "FAIL: line %d: %s: %d\n", line, call, rc);
		exit(1);
	}
}
#define CHECK(call) check((call), #call, __LINE__)

/* COUNT makes a call thrice; SETUP each time before it, not counted. */
#define COUNT(name, setup, call)                                    \
	do {                                                        \
		unsigned long long most = 0;                        \
		for (int i_ = 0; i_ < 3; i_++) {                    \
			setup;                                      \
			unsigned long long n_ = ferry_round_trips(); \
			CHECK(call);                                \
			n_ = ferry_round_trips() - n_;              \
			most = n_ > most ? n_ : most;               \
		}                                                   \
		printf("%s %llu\n", name, most);                    \
	} while (0)

enum { BIG = 3 << 20 };

int main(void)
{
	static unsigned char host[BIG];
	CUcontext ctx;
	CUmodule module;
	CUfunction put;
	CUstream stream, s;
	CUevent event, e;
	CUdeviceptr p, q;
	void *pinned;
	int n;
	size_t bytes;
	char name[64];
	CUuuid uuid;
	float ms;
	unsigned value = 7;

	unsigned long long before = ferry_round_trips();
	CHECK(cuInit(0));
	CHECK(cuDeviceGetAttribute(&n, 16, 0));
	printf("first_attribute %llu\n", (unsigned long long)ferry_round_trips() - before);
	COUNT("attribute", , cuDeviceGetAttribute(&n, 75, 0));
	COUNT("device_name", , cuDeviceGetName(name, sizeof name, 0));
	COUNT("device_uuid", , cuDeviceGetUuid_v2(&uuid, 0));
	COUNT("device_memory", , cuDeviceTotalMem_v2(&bytes, 0));
	COUNT("device_count", , cuDeviceGetCount(&n));
	COUNT("driver_version", , cuDriverGetVersion(&n));
	CHECK(cuDevicePrimaryCtxRetain(&ctx, 0));
	COUNT("set_current", , cuCtxSetCurrent(ctx));
	CHECK(cuModuleLoadData(&module, (void *)ptx));
	CHECK(cuModuleGetFunction(&put, module, "put"));
	COUNT("alloc", , cuMemAlloc_v2(&p, 4096));
	COUNT("free", CHECK(cuMemAlloc_v2(&q, 4096)), cuMemFree_v2(q));
	COUNT("alloc_big", CHECK(cuMemAlloc_v2(&q, BIG)); CHECK(cuMemFree_v2(q)), cuMemAlloc_v2(&q, BIG));
	COUNT("alloc_host", , cuMemAllocHost_v2(&pinned, 4096));
	COUNT("stream_create", CHECK(cuStreamCreate(&s, 0)); CHECK(cuStreamDestroy_v2(s)), cuStreamCreate(&stream, 1));
	COUNT("stream_destroy", CHECK(cuStreamCreate(&s, 0)), cuStreamDestroy_v2(s));
	COUNT("event_create", , cuEventCreate(&event, 0));
	COUNT("event_destroy", CHECK(cuEventCreate(&e, 0)), cuEventDestroy_v2(e));
	COUNT("event_record", , cuEventRecord(event, stream));
	COUNT("stream_wait_event", , cuStreamWaitEvent(stream, event, 0));
	COUNT("launch", , cuLaunchKernel(put, 1, 1, 1, 1, 1, 1, 0, stream, (void *[]){&p, &value}, NULL));
	COUNT("launch_default", , cuLaunchKernel(put, 1, 1, 1, 1, 1, 1, 0, NULL, (void *[]){&p, &value}, NULL));
	COUNT("memset_d8", , cuMemsetD8_v2(p, 1, 100));
	COUNT("memset_d32", , cuMemsetD32_v2(p, 1, 100));
	COUNT("memset_async", , cuMemsetD32Async(p, 1, 100, stream));
	/* Behind a kernel, in a program with streams that do not wait for it, the copy waits as natively. */
	COUNT("copy_in_behind_kernel", , cuMemcpyHtoD_v2(p, host, 4096));
	COUNT("copy_in", , cuMemcpyHtoD_v2(p, host, 4096));
	COUNT("copy_in_big", , cuMemcpyHtoD_v2(q, host, BIG));
	COUNT("copy_in_async", , cuMemcpyHtoDAsync_v2(p, host, 4096, stream));
	COUNT("copy_in_pinned_async", , cuMemcpyHtoDAsync_v2(p, pinned, 4096, stream));
	COUNT("copy_within", , cuMemcpyDtoD_v2(p, p + 2048, 512));
	COUNT("copy_within_async", , cuMemcpyDtoDAsync_v2(p, p + 2048, 512, stream));
	COUNT("copy_out", , cuMemcpyDtoH_v2(host, p, 4096));
	COUNT("copy_out_big", , cuMemcpyDtoH_v2(host, q, BIG));
	COUNT("copy_out_pinned_async", , cuMemcpyDtoHAsync_v2(pinned, p, 4096, stream));
	COUNT("stream_synchronize", , cuStreamSynchronize(stream));
	COUNT("event_synchronize", , cuEventSynchronize(event));
	COUNT("synchronize", , cuCtxSynchronize());
	COUNT("event_elapsed", CHECK(cuEventCreate(&e, 0)); CHECK(cuEventRecord(e, stream)); CHECK(cuStreamSynchronize(stream)),
	      cuEventElapsedTime(&ms, event, e));
	puts("PASS");
	return 0;
}
