// managed: managed memory, memory and events shared between processes, green
// contexts.
#include "stream_parts.h"

// --- managed memory

__managed__ int managed_cell = 41;

#define NEED_MANAGED()                            \
	if (!attribute(cudaDevAttrManagedMemory)) \
	skip("no managed memory")

CHECK(managed, both_sides)
{
	NEED_MANAGED();
	int *p = nullptr;
	rt("alloc", cudaMallocManaged(&p, 4000));
	if (!p)
		return;
	for (int i = 0; i < 1000; i++)
		p[i] = i;
	shift<<<1, 1>>>(p + 999, 5);
	rt("synchronize", cudaDeviceSynchronize());
	say("%d,%d", p[0], p[999]);
	p[999] = 1;
	shift<<<1, 1>>>(p + 999, 2);
	MUST(cudaDeviceSynchronize());
	val("again", p[999]);
	rt("free", cudaFree(p));
}

OWN_CHECK(managed, variable)
{
	NEED_MANAGED();
	val("host", managed_cell);
	shift<<<1, 1>>>(&managed_cell, 2);
	rt("synchronize", cudaDeviceSynchronize());
	val("is", managed_cell);
}

CHECK(managed, attributes)
{
	NEED_MANAGED();
	char *p = nullptr;
	MUST(cudaMallocManaged(&p, 4096));
	cudaPointerAttributes a;
	rt("attributes", cudaPointerGetAttributes(&a, p + 5));
	say("(%d,%d,%s,%s)", a.type, a.device, a.devicePointer == p + 5 ? "same" : "other", a.hostPointer == p + 5 ? "same" : "other");
	unsigned m = 0;
	drv("is_managed", cuPointerGetAttribute(&m, CU_POINTER_ATTRIBUTE_IS_MANAGED, (CUdeviceptr)p));
	val("is", (unsigned char)m);
	rt("copy_in", cudaMemcpy(p, "hello", 6, cudaMemcpyDefault));
	txt("is", p);
	rt("set", cudaMemset(p, 'x', 3));
	MUST(cudaDeviceSynchronize());
	txt("is", p);
	cudaFree(p);
	rt("flags", cudaMallocManaged(&p, 16, 9));
	rt("zero", cudaMallocManaged(&p, 0));
	last();
}

CHECK(managed, advice_and_prefetch)
{
	NEED_MANAGED();
	char *p = nullptr;
	MUST(cudaMallocManaged(&p, 1 << 20));
	cudaMemLocation here = {}, host = {};
	here.type = cudaMemLocationTypeDevice;
	host.type = cudaMemLocationTypeHost;
#if CUDART_VERSION >= 13000
	rt("read_mostly", cudaMemAdvise(p, 1 << 20, cudaMemAdviseSetReadMostly, here));
	int v = -1;
	rt("get", cudaMemRangeGetAttribute(&v, 4, cudaMemRangeAttributeReadMostly, p, 1 << 20));
	val("is", v);
	rt("prefetch", cudaMemPrefetchAsync(p, 1 << 20, here, 0, nullptr));
	MUST(cudaDeviceSynchronize());
	rt("get", cudaMemRangeGetAttribute(&v, 4, cudaMemRangeAttributeLastPrefetchLocation, p, 1 << 20));
	val("is", v);
	rt("back", cudaMemPrefetchAsync(p, 1 << 20, host, 0, nullptr));
	MUST(cudaDeviceSynchronize());
	rt("preferred", cudaMemAdvise(p, 1 << 20, cudaMemAdviseSetPreferredLocation, host));
	rt("get", cudaMemRangeGetAttribute(&v, 4, cudaMemRangeAttributePreferredLocation, p, 1 << 20));
	val("is", v);
	dev<char> plain(64);
	rt("not_managed", cudaMemPrefetchAsync(plain, 64, here, 0, nullptr));
	here.id = 999;
	rt("device", cudaMemPrefetchAsync(p, 64, here, 0, nullptr));
#endif
	cudaFree(p);
	last();
}

CHECK(managed, attach)
{
	NEED_MANAGED();
	int *p = nullptr;
	stream s;
	MUST(cudaMallocManaged(&p, 64, cudaMemAttachHost));
	rt("attach", cudaStreamAttachMemAsync(s, p, 0, cudaMemAttachSingle));
	rt("synchronize", cudaStreamSynchronize(s));
	*p = 4;
	shift<<<1, 1, 0, s>>>(p, 2);
	rt("synchronize", cudaStreamSynchronize(s));
	val("is", *p);
	cudaFree(p);
}

// --- between processes: the child is made before either uses CUDA

static void both(void (*parent)(int to, int from), void (*child)(int to, int from))
{
	int down[2], up[2];
	if (pipe(down) || pipe(up))
		skip("no pipes");
	pid_t pid = fork();
	if (pid == 0) {
		close(down[1]);
		close(up[0]);
		try {
			child(up[1], down[0]);
		} catch (conf::skipped) {
		}
		conf::put(""); // its words went up the pipe
		_exit(0);
	}
	close(down[0]);
	close(up[1]);
	try {
		parent(down[1], up[0]);
	} catch (conf::skipped) {
	}
	close(down[1]);
	char text[512] = "";
	ssize_t n, have = 0;
	while (have < ssize_t(sizeof text) - 1 && (n = read(up[0], text + have, sizeof text - 1 - have)) > 0)
		have += n;
	say("child:%s", text);
	waitpid(pid, nullptr, 0);
}

template <class T> static void send(int fd, const T &v)
{
	if (write(fd, &v, sizeof v) != ssize_t(sizeof v))
		throw conf::skipped{};
}
template <class T> static T receive(int fd)
{
	T v;
	if (read(fd, &v, sizeof v) != ssize_t(sizeof v))
		throw conf::skipped{};
	return v;
}
// tell sends up what the child's calls said.
static void tell(int fd)
{
	if (write(fd, conf::line.data(), conf::line.size()) < 0)
		throw conf::skipped{};
}

OWN_CHECK(ipc, memory)
{
	both(
		[](int to, int from) {
			int *p = nullptr, v = 0;
			MUST(cudaMalloc(&p, 4096));
			MUST(cudaMemset(p, 0, 4096));
			store<<<1, 1>>>(p + 10, 5);
			MUST(cudaDeviceSynchronize());
			cudaIpcMemHandle_t h;
			MUST(cudaIpcGetMemHandle(&h, p));
			send(to, h);
			receive<char>(from);
			MUST(cudaMemcpy(&v, p + 10, 4, cudaMemcpyDeviceToHost));
			val("seen", v);
			send(to, 'x');
		},
		[](int to, int from) {
			auto h = receive<cudaIpcMemHandle_t>(from);
			conf::line.clear();
			int *p = nullptr, v = 0;
			rt("open", cudaIpcOpenMemHandle((void **)&p, h, cudaIpcMemLazyEnablePeerAccess));
			rt("copy", cudaMemcpy(&v, p + 10, 4, cudaMemcpyDeviceToHost));
			val("is", v);
			shift<<<1, 1>>>(p + 10, 6);
			rt("synchronize", cudaDeviceSynchronize());
			send(to, 'x');
			receive<char>(from);
			rt("close", cudaIpcCloseMemHandle(p));
			rt("again", cudaIpcCloseMemHandle(p));
			tell(to);
		});
}

OWN_CHECK(ipc, event)
{
	both(
		[](int to, int) {
			cudaEvent_t e;
			MUST(cudaEventCreateWithFlags(&e, cudaEventInterprocess | cudaEventDisableTiming));
			cudaIpcEventHandle_t h;
			MUST(cudaIpcGetEventHandle(&h, e));
			MUST(cudaEventRecord(e));
			MUST(cudaDeviceSynchronize());
			send(to, h);
		},
		[](int to, int from) {
			auto h = receive<cudaIpcEventHandle_t>(from);
			conf::line.clear();
			cudaEvent_t e = nullptr;
			rt("open", cudaIpcOpenEventHandle(&e, h));
			rt("wait", cudaStreamWaitEvent(nullptr, e, 0));
			rt("query", cudaEventQuery(e));
			rt("destroy", cudaEventDestroy(e));
			tell(to);
		});
}

OWN_CHECK(ipc, own_process_and_wrong)
{
	int *p = nullptr;
	void *q = nullptr;
	cudaIpcMemHandle_t h = {};
	cudaIpcEventHandle_t eh = {};
	cudaEvent_t plain;
	MUST(cudaMalloc(&p, 64));
	MUST(cudaEventCreate(&plain));
	rt("get", cudaIpcGetMemHandle(&h, p));
	rt("open_own", cudaIpcOpenMemHandle(&q, h, cudaIpcMemLazyEnablePeerAccess));
	rt("null", cudaIpcGetMemHandle(nullptr, p));
	rt("host", cudaIpcGetMemHandle(&h, &h));
	rt("plain_event", cudaIpcGetEventHandle(&eh, plain));
	memset(&h, 0x5a, sizeof h);
	rt("garbage", cudaIpcOpenMemHandle(&q, h, cudaIpcMemLazyEnablePeerAccess));
	rt("close_wrong", cudaIpcCloseMemHandle(p));
	last();
}

// --- green contexts

CHECK(green, split_and_use)
{
	CUdevResource all = {}, part[2] = {}, rest = {};
	CUdevResourceDesc desc = nullptr;
	CUgreenCtx green = nullptr;
	CUcontext ctx = nullptr;
	CUstream s = nullptr;
	unsigned n = 1;
	MUST(cudaFree(nullptr));
	drv("resource", cuDeviceGetDevResource(0, &all, CU_DEV_RESOURCE_TYPE_SM));
	is("all", int(all.sm.smCount) == attribute(cudaDevAttrMultiProcessorCount));
	MUST(cuDevSmResourceSplitByCount(part, &n, &all, &rest, 0, 16));
	say("%u,%u", n, part[0].sm.smCount);
	MUST(cuDevResourceGenerateDesc(&desc, part, 1));
	MUST(cuGreenCtxCreate(&green, desc, 0, CU_GREEN_CTX_DEFAULT_STREAM));
	drv("context", cuCtxFromGreenCtx(&ctx, green));
	drv("stream", cuGreenCtxStreamCreate(&s, green, CU_STREAM_NON_BLOCKING, 0));
	dev<int> p(1);
	store<<<1, 1, 0, s>>>(p, 12);
	rt("launch", cudaGetLastError());
	drv("synchronize", cuStreamSynchronize(s));
	val("is", value(p));
	CUgreenCtx back = nullptr;
	drv("of_stream", cuStreamGetGreenCtx(s, &back));
	is("same", back == green);
	drv("destroy", cuStreamDestroy(s));
	drv("destroy", cuGreenCtxDestroy(green));
}
