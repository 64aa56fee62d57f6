/* servers: one program on the GPUs of several servers. The arguments name what it does. */
#include "sharing.h"

enum { N = 300000, MOST = 8 };

static CUresult (*cuCtxEnablePeerAccess)(CUcontext, unsigned), (*cuCtxDisablePeerAccess)(CUcontext);
static CUresult (*cuDeviceCanAccessPeer)(int *, CUdevice, CUdevice);
static CUresult (*cuCtxGetCurrent)(CUcontext *), (*cuCtxPushCurrent)(CUcontext), (*cuCtxPopCurrent)(CUcontext *);
static CUresult (*cuCtxGetDevice)(CUdevice *), (*cuCtxCreate)(CUcontext *, unsigned, CUdevice), (*cuCtxDestroy)(CUcontext);
static CUresult (*cuPointerGetAttribute)(void *, int, CUdeviceptr);
static CUresult (*cuLibraryLoadData)(void **, const void *, void *, void *, unsigned, void *, void *, unsigned), (*cuLibraryUnload)(void *);
static CUresult (*cuLibraryGetKernel)(void **, void *, const char *), (*cuKernelGetFunction)(CUfunction *, void *);
static CUresult (*cuDeviceGetUuid)(unsigned char[16], CUdevice);
static CUresult (*cuStreamGetCtx)(CUstream, CUcontext *);

static void lookup(void)
{
	void *lib = dlopen("libcuda.so.1", RTLD_NOW);
#define GET(name, symbol) EXPECT((*(void **)&name = dlsym(lib, symbol)), "no " symbol)
	GET(cuCtxEnablePeerAccess, "cuCtxEnablePeerAccess");
	GET(cuCtxDisablePeerAccess, "cuCtxDisablePeerAccess");
	GET(cuDeviceCanAccessPeer, "cuDeviceCanAccessPeer");
	GET(cuCtxGetCurrent, "cuCtxGetCurrent");
	GET(cuCtxPushCurrent, "cuCtxPushCurrent_v2");
	GET(cuCtxPopCurrent, "cuCtxPopCurrent_v2");
	GET(cuCtxGetDevice, "cuCtxGetDevice");
	GET(cuCtxCreate, "cuCtxCreate_v2");
	GET(cuCtxDestroy, "cuCtxDestroy_v2");
	GET(cuPointerGetAttribute, "cuPointerGetAttribute");
	GET(cuLibraryLoadData, "cuLibraryLoadData");
	GET(cuLibraryUnload, "cuLibraryUnload");
	GET(cuLibraryGetKernel, "cuLibraryGetKernel");
	GET(cuKernelGetFunction, "cuKernelGetFunction");
	GET(cuDeviceGetUuid, "cuDeviceGetUuid_v2");
	GET(cuStreamGetCtx, "cuStreamGetCtx");
}

static int devices;
static CUcontext ctx[MOST];
static CUfunction add[MOST];

static void open_all(void)
{
	CUmodule module;
	CHECK(cuDeviceGetCount(&devices));
	EXPECT(devices <= MOST, "%d devices", devices);
	for (int i = 0; i < devices; i++) {
		CHECK(cuDevicePrimaryCtxRetain(&ctx[i], i));
		CHECK(cuCtxSetCurrent(ctx[i]));
		CHECK(cuModuleLoadData(&module, add_ptx));
		CHECK(cuModuleGetFunction(&add[i], module, "add"));
	}
}

/* Contexts, memory, copies, kernels, streams and events of each device. */
static void work(void)
{
	CUdeviceptr p[MOST];
	CUstream s[MOST];
	CUevent e[MOST];
	static unsigned host[N];
	for (int i = 0; i < devices; i++) {
		CHECK(cuCtxSetCurrent(ctx[i]));
		CHECK(cuStreamCreate(&s[i], CU_STREAM_NON_BLOCKING));
		CHECK(cuEventCreate(&e[i], CU_EVENT_DEFAULT));
		CHECK(cuMemAlloc(&p[i], N * 4));
		for (unsigned k = 0; k < N; k++)
			host[k] = k + (unsigned)i;
		CHECK(cuMemcpyHtoD(p[i], host, N * 4));
		add_to(add[i], p[i], N, 10, s[i]);
		CHECK(cuEventRecord(e[i], s[i]));
	}
	CHECK(cuCtxSetCurrent(ctx[0])); /* handles and addresses say whose they are, whatever is current */
	for (int i = 0; i < devices; i++) {
		CUdevice dev = -1;
		CUcontext of;
		CHECK(cuEventSynchronize(e[i]));
		CHECK(cuStreamSynchronize(s[i]));
		CHECK(cuMemcpyDtoH(host, p[i], N * 4));
		for (unsigned k = 0; k < N; k++)
			EXPECT(host[k] == k + (unsigned)i + 10, "device %d, number %u: %u", i, k, host[k]);
		CHECK(cuPointerGetAttribute(&dev, 9, p[i])); /* the device's ordinal */
		EXPECT(dev == i, "memory of device %d is said to be of %d", i, dev);
		CHECK(cuStreamGetCtx(s[i], &of));
		EXPECT(of == ctx[i], "stream of device %d", i);
	}
	for (int i = 0; i < devices; i++) {
		CHECK(cuMemFree(p[i]));
		CHECK(cuStreamDestroy(s[i]));
		CHECK(cuEventDestroy(e[i]));
	}
	printf("work: right on %d devices\n", devices);
}

/* One stack of contexts. */
static void stacks(void)
{
	CUcontext got, made;
	CUdevice dev;
	int last = devices - 1;
	CHECK(cuCtxSetCurrent(ctx[0]));
	CHECK(cuCtxPushCurrent(ctx[last]));
	CHECK(cuCtxGetDevice(&dev));
	EXPECT(dev == last, "device %d is current, not %d", dev, last);
	CHECK(cuCtxPushCurrent(ctx[0]));
	CHECK(cuCtxCreate(&made, 0, last));
	CHECK(cuCtxGetCurrent(&got));
	EXPECT(got == made, "a context that was made is not current");
	CHECK(cuCtxDestroy(made));
	CHECK(cuCtxGetCurrent(&got));
	EXPECT(got == ctx[0], "below the destroyed one");
	CHECK(cuCtxPopCurrent(&got));
	EXPECT(got == ctx[0], "third");
	CHECK(cuCtxPopCurrent(&got));
	EXPECT(got == ctx[last], "second");
	CHECK(cuCtxSetCurrent(ctx[last])); /* in place of the first */
	CHECK(cuCtxPopCurrent(&got));
	EXPECT(got == ctx[last], "in its place");
	CHECK(cuCtxGetCurrent(&got));
	EXPECT(!got, "the stack is empty");
	printf("nothing is current: %s\n", error_name(cuCtxSynchronize()));
	CHECK(cuCtxSetCurrent(ctx[0]));
	CHECK(cuCtxSetCurrent(NULL));
	CHECK(cuCtxGetCurrent(&got));
	EXPECT(!got, "none");
	CHECK(cuCtxSetCurrent(ctx[0]));
}

/* Devices of different servers do not reach each other. */
static void peers(void)
{
	int can = -1, last = devices - 1;
	CHECK(cuDeviceCanAccessPeer(&can, 0, last));
	CHECK(cuCtxSetCurrent(ctx[0]));
	printf("can access: %d, enable: %s", can, error_name(cuCtxEnablePeerAccess(ctx[last], 0)));
	printf(", disable: %s\n", error_name(cuCtxDisablePeerAccess(ctx[last])));
}

/* A library belongs to no context: its kernel runs everywhere. */
static void library(void)
{
	void *lib, *kernel;
	CHECK(cuCtxSetCurrent(ctx[0]));
	CHECK(cuLibraryLoadData(&lib, add_ptx, NULL, NULL, 0, NULL, NULL, 0));
	CHECK(cuLibraryGetKernel(&kernel, lib, "add"));
	for (int i = 0; i < devices; i++) {
		CUdeviceptr p;
		CUfunction f;
		CHECK(cuCtxSetCurrent(ctx[i]));
		CHECK(cuMemAlloc(&p, N * 4));
		CHECK(cuMemsetD32(p, 7, N));
		add_to((CUfunction)kernel, p, N, 1, NULL);
		CHECK(cuKernelGetFunction(&f, kernel));
		add_to(f, p, N, 1, NULL);
		EXPECT(all_are(p, N, 9), "a library's kernel on device %d", i);
		CHECK(cuMemFree(p));
	}
	CHECK(cuLibraryUnload(lib));
	CHECK(cuCtxSetCurrent(ctx[0]));
	printf("library: right on %d devices\n", devices);
}

static void list(void)
{
	for (int i = 0; i < devices; i++) {
		unsigned char id[16];
		CHECK(cuDeviceGetUuid(id, i));
		for (int k = 0; k < 16; k++)
			printf("%02x", id[k]);
		printf("\n");
	}
}

int main(int argc, char **argv)
{
	static const struct { const char *name; void (*run)(void); } parts[] = {
		{"list", list}, {"work", work}, {"stacks", stacks}, {"peers", peers}, {"library", library},
	};
	CUdevice dev;
	driver_open(&dev);
	lookup();
	open_all();
	for (int i = 1; i < argc; i++)
		for (size_t k = 0; k < sizeof parts / sizeof *parts; k++)
			if (!strcmp(argv[i], parts[k].name))
				parts[k].run();
	return 0;
}
