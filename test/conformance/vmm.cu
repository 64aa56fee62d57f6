// vmm: virtual memory, managed memory, memory shared between processes, green
// contexts.
#include "stream_parts.h"

static CUmemAllocationProp pinned_here(int device = 0)
{
	CUmemAllocationProp p = {};
	p.type = CU_MEM_ALLOCATION_TYPE_PINNED;
	p.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
	p.location.id = device;
	return p;
}

static size_t granule()
{
	size_t g = 0;
	CUmemAllocationProp p = pinned_here();
	MUST(cudaFree(nullptr));
	MUST(cuMemGetAllocationGranularity(&g, &p, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
	return g;
}

static CUmemAccessDesc access(CUmemAccess_flags f)
{
	CUmemAccessDesc a = {};
	a.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
	a.flags = f;
	return a;
}

CHECK(virtual, granularity)
{
	CUmemAllocationProp p = pinned_here();
	size_t least = 0, best = 0;
	MUST(cudaFree(nullptr));
	drv("minimum", cuMemGetAllocationGranularity(&least, &p, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
	drv("recommended", cuMemGetAllocationGranularity(&best, &p, CU_MEM_ALLOC_GRANULARITY_RECOMMENDED));
	say("%zu,%zu", least, best);
	p.location.id = 999;
	drv("device", cuMemGetAllocationGranularity(&least, &p, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
	p = {};
	drv("nothing", cuMemGetAllocationGranularity(&least, &p, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
	drv("null", cuMemGetAllocationGranularity(nullptr, &p, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
}

CHECK(virtual, life)
{
	size_t g = granule();
	CUmemAllocationProp p = pinned_here();
	CUmemGenericAllocationHandle h = 0, back = 0;
	CUdeviceptr va = 0;
	drv("reserve", cuMemAddressReserve(&va, 2 * g, 0, 0, 0));
	is("aligned", va % g == 0);
	drv("create", cuMemCreate(&h, g, &p, 0));
	drv("map", cuMemMap(va, g, 0, h, 0));
	drv("set_without_access", cuMemsetD8(va, 1, 16));
	CUmemAccessDesc a = access(CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
	drv("access", cuMemSetAccess(va, g, &a, 1));
	drv("set", cuMemsetD32(va + g - 4, 77, 1));
	int v = 0;
	drv("read", cuMemcpyDtoH(&v, va + g - 4, 4));
	val("is", v);
	unsigned long long flags = 0;
	drv("get_access", cuMemGetAccess(&flags, &a.location, va));
	val("is", flags);
	drv("retain", cuMemRetainAllocationHandle(&back, (void *)(va + 100)));
	drv("release", cuMemRelease(back));
	CUmemAllocationProp got = {};
	drv("properties", cuMemGetAllocationPropertiesFromHandle(&got, h));
	say("(%d,%d,%d)", got.type, got.location.type, got.location.id);
	drv("unmap", cuMemUnmap(va, g));
	drv("read_unmapped", cuMemcpyDtoH(&v, va, 4));
	drv("release", cuMemRelease(h));
	drv("free", cuMemAddressFree(va, 2 * g));
}

CHECK(virtual, one_handle_twice)
{
	size_t g = granule();
	CUmemAllocationProp p = pinned_here();
	CUmemGenericAllocationHandle h;
	CUdeviceptr va;
	MUST(cuMemAddressReserve(&va, 2 * g, 0, 0, 0));
	MUST(cuMemCreate(&h, g, &p, 0));
	drv("map", cuMemMap(va, g, 0, h, 0));
	drv("map", cuMemMap(va + g, g, 0, h, 0));
	CUmemAccessDesc a = access(CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
	drv("access", cuMemSetAccess(va, 2 * g, &a, 1));
	MUST(cuMemRelease(h)); // the mappings keep it
	MUST(cuMemsetD32(va + 8, 5, 1));
	int v = 0;
	drv("read", cuMemcpyDtoH(&v, va + g + 8, 4));
	val("is", v);
	drv("unmap", cuMemUnmap(va, 2 * g));
	drv("free", cuMemAddressFree(va, 2 * g));
}

CHECK(virtual, growing)
{
	// Pieces mapped side by side are one range to copies and kernels.
	size_t g = granule();
	CUmemAllocationProp p = pinned_here();
	CUdeviceptr va;
	MUST(cuMemAddressReserve(&va, 4 * g, 0, 0, 0));
	CUmemAccessDesc a = access(CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
	for (int i = 0; i < 3; i++) {
		CUmemGenericAllocationHandle h;
		MUST(cuMemCreate(&h, g, &p, 0));
		MUST(cuMemMap(va + i * g, g, 0, h, 0));
		MUST(cuMemRelease(h));
	}
	MUST(cuMemSetAccess(va, 3 * g, &a, 1));
	drv("set", cuMemsetD8(va, 7, 3 * g));
	std::vector<char> host(3 * g);
	drv("copy", cuMemcpyDtoH(host.data(), va, 3 * g));
	is("all", std::count(host.begin(), host.end(), 7) == ptrdiff_t(3 * g));
	drv("past", cuMemsetD8(va + 3 * g, 7, 4));
	drv("across_the_end", cuMemsetD8(va + 2 * g, 7, 2 * g));
	MUST(cuMemUnmap(va, 3 * g));
	MUST(cuMemAddressFree(va, 4 * g));
}

CHECK(virtual, wrong)
{
	size_t g = granule();
	CUmemAllocationProp p = pinned_here();
	CUmemGenericAllocationHandle h;
	CUdeviceptr va = 0;
	drv("reserve_odd", cuMemAddressReserve(&va, g + 1, 0, 0, 0));
	drv("reserve_zero", cuMemAddressReserve(&va, 0, 0, 0, 0));
	drv("reserve_flags", cuMemAddressReserve(&va, g, 0, 0, 8));
	drv("create_odd", cuMemCreate(&h, g + 1, &p, 0));
	drv("create_zero", cuMemCreate(&h, 0, &p, 0));
	drv("create_huge", cuMemCreate(&h, size_t(1) << 50, &p, 0));
	MUST(cuMemAddressReserve(&va, 2 * g, 0, 0, 0));
	MUST(cuMemCreate(&h, g, &p, 0));
	drv("map_too_much", cuMemMap(va, 2 * g, 0, h, 0));
	drv("map_offset", cuMemMap(va, g, 4096, h, 0));
	drv("map_elsewhere", cuMemMap(va + 16 * g, g, 0, h, 0));
	drv("map", cuMemMap(va, g, 0, h, 0));
	drv("map_again", cuMemMap(va, g, 0, h, 0));
	drv("unmap_half", cuMemUnmap(va, g / 2));
	drv("free_mapped", cuMemAddressFree(va, 2 * g));
	CUmemAccessDesc a = access(CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
	drv("access_unmapped", cuMemSetAccess(va, 2 * g, &a, 1));
	drv("unmap", cuMemUnmap(va, g));
	drv("unmap_again", cuMemUnmap(va, g));
	drv("free_part", cuMemAddressFree(va, g));
	drv("free", cuMemAddressFree(va, 2 * g));
	drv("free_again", cuMemAddressFree(va, 2 * g));
	MUST(cuMemRelease(h));
	drv("release_again", cuMemRelease(h));
}

OWN_CHECK(virtual, read_only)
{
	size_t g = granule();
	CUmemAllocationProp p = pinned_here();
	CUmemGenericAllocationHandle h;
	CUdeviceptr va;
	MUST(cuMemAddressReserve(&va, g, 0, 0, 0));
	MUST(cuMemCreate(&h, g, &p, 0));
	MUST(cuMemMap(va, g, 0, h, 0));
	CUmemAccessDesc a = access(CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
	MUST(cuMemSetAccess(va, g, &a, 1));
	MUST(cuMemsetD32(va, 3, 1));
	a = access(CU_MEM_ACCESS_FLAGS_PROT_READ);
	drv("read_only", cuMemSetAccess(va, g, &a, 1));
	int v = 0;
	drv("read", cuMemcpyDtoH(&v, va, 4));
	val("is", v);
	store<<<1, 1>>>((int *)va, 9);
	rt("write", cudaDeviceSynchronize());
}

CHECK(virtual, export_fd)
{
	size_t g = granule();
	CUmemAllocationProp p = pinned_here();
	p.requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
	CUmemGenericAllocationHandle h, other;
	int fd = -1;
	MUST(cuMemCreate(&h, g, &p, 0));
	drv("export", cuMemExportToShareableHandle(&fd, h, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
	is("fd", fd >= 0);
	if (fd >= 0) {
		drv("import", cuMemImportFromShareableHandle(&other, (void *)(intptr_t)fd, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR));
		drv("release", cuMemRelease(other));
		close(fd);
	}
	drv("release", cuMemRelease(h));
}

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
