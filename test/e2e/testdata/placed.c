/* placed: what a client sees of the server's GPUs, through CUDA and through NVML, which must agree. Arguments are the UUIDs of GPUs
 * that it must not find. It says what it sees, then "ready", and stays until it is told to go on. */
#include "expect.h"
#include <dlfcn.h>

static void written(char *text, const CUuuid *u)
{
	const unsigned char *b = (const unsigned char *)u;
	int n = sprintf(text, "GPU-");
	for (int k = 0; k < 16; k++)
		n += sprintf(text + n, "%s%02x", k == 4 || k == 6 || k == 8 || k == 10 ? "-" : "", b[k]);
}

static void *lib;
#define NVML(name, params) int(*name) params = (int(*) params)dlsym(lib, #name)
enum { NOT_FOUND = 6, INVALID = 2 };

/* The same GPUs in the same order, and none of the others. */
static void nvml(int count, char uuids[][64], int argc, char **hidden)
{
	lib = dlopen("libnvidia-ml.so.1", RTLD_NOW);
	NVML(nvmlInit_v2, (void));
	NVML(nvmlDeviceGetCount_v2, (unsigned *));
	NVML(nvmlDeviceGetHandleByIndex_v2, (unsigned, void **));
	NVML(nvmlDeviceGetHandleByUUID, (const char *, void **));
	NVML(nvmlDeviceGetIndex, (void *, unsigned *));
	NVML(nvmlDeviceGetUUID, (void *, char *, unsigned));
	unsigned n = 0, index;
	void *dev, *same;
	char text[96];
	OK(nvmlInit_v2());
	OK(nvmlDeviceGetCount_v2(&n));
	if (!getenv("CUDA_VISIBLE_DEVICES"))
		SAME((int)n, count);
	for (unsigned i = 0; i < n; i++) {
		OK(nvmlDeviceGetHandleByIndex_v2(i, &dev));
		OK(nvmlDeviceGetUUID(dev, text, sizeof text));
		if (!getenv("CUDA_VISIBLE_DEVICES"))
			SAME(strcmp(text, uuids[i]), 0);
		OK(nvmlDeviceGetHandleByUUID(text, &same));
		SAME(same, dev);
		OK(nvmlDeviceGetIndex(dev, &index));
		SAME(index, i);
	}
	EXPECT(nvmlDeviceGetHandleByIndex_v2(n, &dev), INVALID);
	for (int i = 0; i < argc; i++)
		EXPECT(nvmlDeviceGetHandleByUUID(hidden[i], &dev), NOT_FOUND);
}

static void cuda(int count, char uuids[][64])
{
	CUdevice dev;
	CUcontext ctx;
	int can;
	for (int i = 0; i < count; i++) {
		char bus[32];
		CUuuid u;
		size_t left, total;
		CUdeviceptr p;
		OK(cuDeviceGet(&dev, i));
		SAME(dev, i);
		OK(cuDeviceGetUuid_v2(&u, dev));
		written(uuids[i], &u);
		OK(cuDeviceGetPCIBusId(bus, sizeof bus, dev));
		OK(cuDeviceGetByPCIBusId(&dev, bus));
		SAME(dev, i);
		OK(cuDevicePrimaryCtxRetain(&ctx, i));
		OK(cuCtxSetCurrent(ctx));
		OK(cuMemGetInfo_v2(&left, &total));
		OK(cuMemAlloc_v2(&p, 1 << 20));
		OK(cuMemsetD8_v2(p, 7, 1 << 20));
		OK(cuCtxSynchronize());
		printf("%s %s %zu\n", uuids[i], bus, total);
	}
	EXPECT(cuDeviceGet(&dev, count), CUDA_ERROR_INVALID_DEVICE);
	EXPECT(cuDevicePrimaryCtxRetain(&ctx, count), CUDA_ERROR_INVALID_DEVICE);
	EXPECT(cuDeviceCanAccessPeer(&can, 0, count), CUDA_ERROR_INVALID_DEVICE);
	if (count > 1) {
		OK(cuDeviceCanAccessPeer(&can, 0, 1));
		SAME(can, 1);
	}
}

int main(int argc, char **argv)
{
	char uuids[64][64] = {{0}};
	int count = 0, rc = cuInit(0);
	if (rc) {
		printf("cuInit %d\n", rc);
		return 0;
	}
	OK(cuDeviceGetCount(&count));
	cuda(count, uuids);
	nvml(count, uuids, argc - 1, argv + 1);
	puts(wrong ? "FAIL" : "PASS");
	puts("ready");
	fflush(stdout);
	getchar();
	return wrong;
}
