/* servers: one program on the GPUs of several servers. The arguments name what it does. */
#include "sharing.h"
#include <stdatomic.h>
#include <unistd.h>

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
static CUresult (*cuMemcpyPeer)(CUdeviceptr, CUcontext, CUdeviceptr, CUcontext, size_t);
static CUresult (*cuMemcpyPeerAsync)(CUdeviceptr, CUcontext, CUdeviceptr, CUcontext, size_t, CUstream);
static CUresult (*cuMemcpy)(CUdeviceptr, CUdeviceptr, size_t);
static CUresult (*cuLaunchHostFunc)(CUstream, void (*)(void *), void *);
struct copy_2d { size_t src_x, src_y; int src_type; const void *src_host; CUdeviceptr src; void *src_array; size_t src_pitch;
	size_t dst_x, dst_y; int dst_type; void *dst_host; CUdeviceptr dst; void *dst_array; size_t dst_pitch, width, height; };
static CUresult (*cuMemcpy2D)(const struct copy_2d *);

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
	GET(cuMemcpyPeer, "cuMemcpyPeer");
	GET(cuMemcpyPeerAsync, "cuMemcpyPeerAsync");
	GET(cuMemcpy, "cuMemcpy");
	GET(cuMemcpy2D, "cuMemcpy2D_v2");
	GET(cuLaunchHostFunc, "cuLaunchHostFunc");
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

/* A stream that comes to it waits until the program lets it go on. */
struct hold { _Atomic int reached, released; };
static void hold(void *arg)
{
	struct hold *h = arg;
	h->reached = 1;
	while (!h->released)
		usleep(1000);
}

static CUdeviceptr filled(int dev, unsigned value, size_t n)
{
	CUdeviceptr p;
	CHECK(cuCtxSetCurrent(ctx[dev]));
	CHECK(cuMemAlloc(&p, n * 4));
	CHECK(cuMemsetD32(p, value, n));
	CHECK(cuCtxSynchronize());
	return p;
}

/* Copies between devices of two servers, in every form. The large one goes in pieces. */
static void copies(void)
{
	enum { LARGE = 5 << 20, ROWS = 300, PITCH = 4096, WIDTH = 3000 };
	int last = devices - 1;
	CUstream s;
	CUdeviceptr a = filled(0, 1, LARGE), b = filled(last, 2, LARGE);
	CHECK(cuMemcpyPeer(b, ctx[last], a, ctx[0], (size_t)LARGE * 4));
	EXPECT(all_are(b, LARGE, 1), "cuMemcpyPeer");
	CHECK(cuCtxSetCurrent(ctx[0]));
	CHECK(cuMemsetD32(a, 3, N));
	CHECK(cuMemcpyDtoD(b, a, N * 4)); /* addresses say which device is meant */
	EXPECT(all_are(b, N, 3), "cuMemcpyDtoD");
	CHECK(cuMemsetD32(b, 4, N));
	CHECK(cuMemcpy(a, b, N * 4));
	EXPECT(all_are(a, N, 4), "cuMemcpy");

	/* In a stream: after what it was given before, before what it is given behind, and the call does not wait. */
	for (int of = 0; of < 2; of++) {
		struct hold h = {0};
		int home = of ? last : 0;
		CHECK(cuCtxSetCurrent(ctx[home]));
		CHECK(cuStreamCreate(&s, CU_STREAM_NON_BLOCKING));
		CHECK(cuMemsetD32(a, 5, N));
		CHECK(cuMemsetD32(b, 6, N));
		CHECK(cuCtxSynchronize());
		CHECK(cuLaunchHostFunc(s, hold, &h));
		if (!of)
			add_to(add[home], a, N, 10, s);
		CHECK(cuMemcpyPeerAsync(b, ctx[last], a, ctx[0], N * 4, s));
		if (of)
			add_to(add[home], b, N, 10, s);
		EXPECT(all_are(b, N, 6), "an asynchronous copy was made before its turn");
		EXPECT(cuStreamQuery(s) == CUDA_ERROR_NOT_READY, "the stream is done before its turn");
		h.released = 1;
		CHECK(cuStreamSynchronize(s));
		EXPECT(all_are(b, N, 15), "cuMemcpyPeerAsync in a stream of device %d", home);
		CHECK(cuStreamDestroy(s));
	}

	static unsigned char rows[ROWS * PITCH], back[ROWS * PITCH];
	for (size_t i = 0; i < sizeof rows; i++)
		rows[i] = (unsigned char)(i % 251);
	CHECK(cuMemcpyHtoD(a, rows, sizeof rows));
	CHECK(cuMemsetD8(b, 0, sizeof back));
	struct copy_2d c = {.src_type = 2, .src = a, .src_x = 5, .src_pitch = PITCH, .dst_type = 2, .dst = b, .dst_x = 7, .dst_pitch = PITCH, .width = WIDTH, .height = ROWS};
	CHECK(cuMemcpy2D(&c));
	CHECK(cuMemcpyDtoH(back, b, sizeof back));
	for (size_t y = 0; y < ROWS; y++)
		for (size_t x = 0; x < PITCH; x++)
			EXPECT(back[y * PITCH + x] == (x < 7 || x >= 7 + WIDTH ? 0 : rows[y * PITCH + x - 2]), "row %zu, byte %zu", y, x);
	CHECK(cuMemFree(a));
	CHECK(cuMemFree(b));
	CHECK(cuCtxSetCurrent(ctx[0]));
	printf("copies: right\n");
}

/* A stream waits for an event of another server, for the record that there was; nobody else waits. */
static void events(void)
{
	struct hold h = {0}, again = {0};
	int last = devices - 1;
	CUstream s0, s1, free_stream;
	CUevent e, far_event;
	float ms;
	CUdeviceptr p = filled(last, 1, N), q = filled(last, 1, N);
	CHECK(cuStreamCreate(&s1, CU_STREAM_NON_BLOCKING));
	CHECK(cuStreamCreate(&free_stream, CU_STREAM_NON_BLOCKING));
	CHECK(cuEventCreate(&far_event, CU_EVENT_DEFAULT));
	CHECK(cuCtxSetCurrent(ctx[0]));
	CHECK(cuStreamCreate(&s0, CU_STREAM_NON_BLOCKING));
	CHECK(cuEventCreate(&e, CU_EVENT_DEFAULT));
	CHECK(cuLaunchHostFunc(s0, hold, &h));
	CHECK(cuEventRecord(e, s0));
	CHECK(cuCtxSetCurrent(ctx[last]));
	CHECK(cuStreamWaitEvent(s1, e, 0));
	add_to(add[last], p, N, 10, s1);
	CHECK(cuEventRecord(far_event, s1));
	printf("record of another server: %s", error_name(cuEventRecord(e, s1)));
	printf(", time between servers: %s\n", error_name(cuEventElapsedTime(&ms, e, far_event)));
	add_to(add[last], q, N, 10, free_stream);
	CHECK(cuStreamSynchronize(free_stream));
	EXPECT(all_are(q, N, 11), "a stream that waits for nothing");
	while (!h.reached)
		usleep(1000);
	EXPECT(cuStreamQuery(s1) == CUDA_ERROR_NOT_READY, "the stream did not wait");
	CHECK(cuLaunchHostFunc(s0, hold, &again));
	CHECK(cuEventRecord(e, s0)); /* not what the stream waits for */
	h.released = 1;
	CHECK(cuStreamSynchronize(s1));
	EXPECT(all_are(p, N, 11), "behind the event");
	CHECK(cuEventSynchronize(far_event));
	EXPECT(cuEventQuery(e) == CUDA_ERROR_NOT_READY, "the second record is done");
	again.released = 1;
	CHECK(cuEventSynchronize(e));
	/* To and fro. */
	for (int i = 0; i < 20; i++) {
		CHECK(cuEventRecord(e, s0));
		CHECK(cuStreamWaitEvent(s1, e, 0));
		add_to(add[last], p, N, 1, s1);
		CHECK(cuEventRecord(far_event, s1));
		CHECK(cuCtxSetCurrent(ctx[0]));
		CHECK(cuStreamWaitEvent(s0, far_event, 0));
		CHECK(cuCtxSetCurrent(ctx[last]));
	}
	CHECK(cuStreamSynchronize(s0));
	EXPECT(cuStreamQuery(s1) == CUDA_SUCCESS, "what the first waited for is not done");
	EXPECT(all_are(p, N, 31), "to and fro");
	CHECK(cuCtxSetCurrent(ctx[0]));
	printf("events: right\n");
}

/* The last server goes when the program says so: its devices fail, the others go on. */
static void lost(void)
{
	int last = devices - 1;
	CUdeviceptr p = filled(0, 1, N), q = filled(last, 1, N);
	CUresult rc = 0;
	printf("ready\n");
	fflush(stdout);
	(void)getchar();
	CHECK(cuCtxSetCurrent(ctx[last]));
	while (!(rc = cuMemsetD32(q, 2, N)) && !(rc = cuCtxSynchronize()))
		usleep(10000);
	printf("its device: %s\n", error_name(rc));
	printf("again: %s\n", error_name(cuMemAlloc(&q, 4096)));
	CHECK(cuCtxSetCurrent(ctx[0]));
	add_to(add[0], p, N, 1, NULL);
	EXPECT(all_are(p, N, 2), "the other server");
	printf("between: %s\n", error_name(cuMemcpyPeer(p, ctx[0], q, ctx[last], 4096)));
	add_to(add[0], p, N, 1, NULL);
	EXPECT(all_are(p, N, 3), "the other server afterwards");
	printf("the other: right\n");
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
		{"list", list}, {"work", work}, {"stacks", stacks}, {"peers", peers}, {"library", library}, {"copies", copies}, {"events", events}, {"lost", lost},
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
