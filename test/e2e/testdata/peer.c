/* peer: what one device may do with the memory of another. Needs two devices.
 * With an argument it makes one mistake and prints how it ends. */
#include "sharing.h"

enum { N = 100000 };

static CUresult (*cuCtxEnablePeerAccess)(CUcontext, unsigned), (*cuCtxDisablePeerAccess)(CUcontext);
static CUresult (*cuDeviceCanAccessPeer)(int *, CUdevice, CUdevice);
static CUresult (*cuMemPoolSetAccess)(CUmemoryPool, const CUmemAccessDesc *, size_t);
static CUresult (*cuMemcpyPeer)(CUdeviceptr, CUcontext, CUdeviceptr, CUcontext, size_t);

static void lookup(void)
{
	void *lib = dlopen("libcuda.so.1", RTLD_NOW);
	*(void **)&cuCtxEnablePeerAccess = dlsym(lib, "cuCtxEnablePeerAccess");
	*(void **)&cuCtxDisablePeerAccess = dlsym(lib, "cuCtxDisablePeerAccess");
	*(void **)&cuDeviceCanAccessPeer = dlsym(lib, "cuDeviceCanAccessPeer");
	*(void **)&cuMemPoolSetAccess = dlsym(lib, "cuMemPoolSetAccess");
	*(void **)&cuMemcpyPeer = dlsym(lib, "cuMemcpyPeer");
}

static CUdeviceptr numbers(CUcontext c, unsigned value)
{
	CUdeviceptr p;
	CHECK(cuCtxSetCurrent(c));
	CHECK(cuMemAlloc(&p, N * 4));
	CHECK(cuMemsetD32(p, value, N));
	CHECK(cuCtxSynchronize());
	return p;
}

/* mapped memory of device 0 for the devices in who. */
static CUdeviceptr mapped(CUdevice *who, int n)
{
	CUmemAllocationProp prop = {1, 0, {1, 0}, NULL, {0}};
	CUmemAccessDesc access[2];
	CUmemGenericAllocationHandle h;
	CUdeviceptr at;
	for (int i = 0; i < n; i++)
		access[i] = (CUmemAccessDesc){{1, who[i]}, 3};
	CHECK(cuMemCreate(&h, 2 << 20, &prop, 0));
	CHECK(cuMemAddressReserve(&at, 2 << 20, 0, 0, 0));
	CHECK(cuMemMap(at, 2 << 20, 0, h, 0));
	CHECK(cuMemSetAccess(at, 2 << 20, access, (size_t)n));
	CHECK(cuMemRelease(h));
	return at;
}

int main(int argc, char **argv)
{
	const char *mistake = argc > 1 ? argv[1] : "";
	CUdevice dev0, dev1;
	CUcontext c0, c1;
	CUmodule module;
	CUfunction add0 = sharing_open(&dev0), add1;
	int can = 0;

	lookup();
	CHECK(cuDeviceGet(&dev1, 1));
	CHECK(cuDevicePrimaryCtxRetain(&c0, dev0));
	CHECK(cuDevicePrimaryCtxRetain(&c1, dev1));
	CHECK(cuCtxSetCurrent(c1));
	CHECK(cuModuleLoadData(&module, add_ptx));
	CHECK(cuModuleGetFunction(&add1, module, "add"));
	(void)add0;

	CUdeviceptr a = numbers(c0, 1), b = numbers(c1, 2);
	CHECK(cuDeviceCanAccessPeer(&can, dev1, dev0));
	printf("can access: %d\n", can);
	CHECK(cuMemcpyPeer(b, c1, a, c0, N * 4));
	printf("copied without access: %s\n", all_are(b, N, 1) ? "yes" : "no");

	if (!strcmp(mistake, "kernel")) { /* before access is given */
		CHECK(cuCtxSetCurrent(c1));
		add_to(add1, a, N, 1, NULL);
		printf("%s\n", error_name(cuCtxSynchronize()));
		return 0;
	}
	CHECK(cuCtxSetCurrent(c1));
	CHECK(cuCtxEnablePeerAccess(c0, 0));
	printf("twice: %s\n", error_name(cuCtxEnablePeerAccess(c0, 0)));
	printf("itself: %s\n", error_name(cuCtxEnablePeerAccess(c1, 0)));
	add_to(add1, a, N, 10, NULL);
	CHECK(cuCtxSynchronize());
	printf("older memory of the peer, by a kernel here: %s\n", all_are(a, N, 11) ? "yes" : "no");
	CUdeviceptr later = numbers(c0, 3);
	CHECK(cuCtxSetCurrent(c1));
	add_to(add1, later, N, 10, NULL);
	CHECK(cuCtxSynchronize());
	printf("younger memory: %s\n", all_are(later, N, 13) ? "yes" : "no");

	CUdeviceptr both = mapped((CUdevice[]){dev0, dev1}, 2);
	CHECK(cuMemsetD32(both, 4, N));
	add_to(add1, both, N, 1, NULL);
	CHECK(cuCtxSynchronize());
	printf("mapped for both: %s\n", all_are(both, N, 5) ? "yes" : "no");

	CUmemPoolProps props = {1, 0, {1, dev0}, NULL, 0, {0}};
	CUmemAccessDesc grant = {{1, dev1}, 3};
	CUmemoryPool pool;
	CUdeviceptr before, after;
	CHECK(cuMemPoolCreate(&pool, &props));
	CHECK(cuMemAllocFromPoolAsync(&before, N * 40, pool, NULL));
	CHECK(cuMemPoolSetAccess(pool, &grant, 1));
	CHECK(cuMemAllocFromPoolAsync(&after, N * 40, pool, NULL));
	CHECK(cuCtxDisablePeerAccess(c0)); /* from here on only the pool's access counts */
	CHECK(cuMemsetD32(before, 1, N));
	CHECK(cuMemsetD32(after, 2, N));
	add_to(add1, before, N, 1, NULL);
	add_to(add1, after, N, 1, NULL);
	CHECK(cuCtxSynchronize());
	printf("a pool's memory from before and after: %s\n", all_are(before, N, 2) && all_are(after, N, 3) ? "yes" : "no");
	if (!strcmp(mistake, "pool")) {
		grant.flags = 0;
		CHECK(cuMemPoolSetAccess(pool, &grant, 1));
		add_to(add1, after, N, 1, NULL);
		printf("%s\n", error_name(cuCtxSynchronize()));
		return 0;
	}
	printf("disabled twice: %s\n", error_name(cuCtxDisablePeerAccess(c0)));
	if (!strcmp(mistake, "after")) {
		add_to(add1, later, N, 1, NULL);
		printf("%s\n", error_name(cuCtxSynchronize()));
	}
	if (!strcmp(mistake, "mapped")) {
		CUdeviceptr one = mapped(&dev0, 1);
		add_to(add1, one, N, 1, NULL);
		printf("%s\n", error_name(cuCtxSynchronize()));
	}
	return 0;
}
