/* growth: does anything grow? Each kind of object is made, used and ended again and again; what the process, and the GPU, hold
 * afterwards must be what they held before. What a server holds its log says at the end of the session.
 *
 *     growth --list
 *     growth --kind stream --iterations 10000 [--margin BYTES]
 *
 * A kind the driver has no support for ends with 77. */
#include "common.h"
#include "kernels.h"
#include <pthread.h>
#include <sys/mman.h>

static CUcontext primary;
static CUmodule module;
static CUfunction step;
static CUdeviceptr word; /* of memory that lives throughout */
static CUstream common;

/* NEED ends the program where the driver does not support a kind at all. */
static void need(CUresult rc, const char *call, int line)
{
	if (rc == CUDA_ERROR_NOT_SUPPORTED) {
		printf("not supported: %s\n", call);
		fflush(stdout);
		_exit(77);
	}
	check(rc, call, __FILE__, line);
}
#define NEED(call) need((call), #call, __LINE__)

static void run_step(CUfunction f, CUstream s)
{
	unsigned n = 1, key = 7;
	CHECK(cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, s, (void *[]){&word, &n, &key}, NULL));
}

static CUarray new_array(unsigned flags)
{
	CUDA_ARRAY3D_DESCRIPTOR_v2 d = {.Width = 32, .Height = 8, .Format = CU_AD_FORMAT_FLOAT, .NumChannels = 1, .Flags = flags};
	CUarray a;
	CHECK(cuArray3DCreate_v2(&a, &d));
	return a;
}

static void a_context(void)
{
	CUcontext c;
	CUstream s;
	CUevent e;
	CUdeviceptr p;
	CHECK(cuCtxCreate_v2(&c, 0, 0));
	CHECK(cuStreamCreate(&s, 0));
	CHECK(cuEventCreate(&e, 0));
	CHECK(cuMemAlloc_v2(&p, 1000));
	CHECK(cuMemsetD8Async(p, 1, 1000, s));
	CHECK(cuEventRecord(e, s));
	new_array(0);
	CHECK(cuCtxDestroy_v2(c)); /* takes the others along */
	CHECK(cuCtxSetCurrent(primary));
}

static void a_primary(void)
{
	CUcontext c;
	CHECK(cuDevicePrimaryCtxRetain(&c, 0));
	CHECK(cuDevicePrimaryCtxRelease_v2(0));
}

/* The last release ends the context, a retain makes it again. */
static void a_reset(void)
{
	CUdeviceptr p;
	CUstream s;
	CUmodule m;
	CHECK(cuMemAlloc_v2(&p, 1 << 20));
	CHECK(cuStreamCreate(&s, 0));
	CHECK(cuModuleLoadData(&m, (void *)ptx));
	CHECK(cuDevicePrimaryCtxReset_v2(0));
	CHECK(cuDevicePrimaryCtxRelease_v2(0)); /* the claim outlives the reset */
	CHECK(cuDevicePrimaryCtxRetain(&primary, 0));
	CHECK(cuCtxSetCurrent(primary));
	CHECK(cuMemAlloc_v2(&p, 64));
	CHECK(cuMemFree_v2(p));
}

static void a_stream(void)
{
	CUstream s;
	CHECK(cuStreamCreateWithPriority(&s, 1, 0));
	run_step(step, s);
	CHECK(cuStreamSynchronize(s));
	CHECK(cuStreamDestroy_v2(s));
}

static void an_event(void)
{
	CUevent a, b;
	float ms;
	CHECK(cuEventCreate(&a, 0));
	CHECK(cuEventCreate(&b, 0));
	CHECK(cuEventRecord(a, common));
	CHECK(cuEventRecord(b, common));
	CHECK(cuStreamWaitEvent(common, b, 0));
	CHECK(cuEventSynchronize(b));
	CHECK(cuEventElapsedTime(&ms, a, b));
	CHECK(cuEventDestroy_v2(a));
	CHECK(cuEventDestroy_v2(b));
}

static void a_module(void)
{
	CUmodule m;
	CUfunction f;
	CUdeviceptr g;
	size_t n;
	unsigned count;
	CHECK(cuModuleLoadData(&m, (void *)ptx));
	CHECK(cuModuleGetFunction(&f, m, "step"));
	CHECK(cuModuleGetGlobal_v2(&g, &n, m, "word"));
	CHECK(cuModuleGetFunctionCount(&count, m));
	run_step(f, common);
	CHECK(cuMemsetD32Async(g, 1, 1, common));
	CHECK(cuStreamSynchronize(common));
	CHECK(cuModuleUnload(m));
}

static void a_library(void)
{
	CUlibrary l;
	CUmodule m;
	CUdeviceptr g;
	size_t n;
	CHECK(cuLibraryLoadData(&l, (void *)ptx, NULL, NULL, 0, NULL, NULL, 0));
	CHECK(cuLibraryGetModule(&m, l));
	CHECK(cuLibraryGetGlobal(&g, &n, l, "word"));
	CHECK(cuLibraryUnload(l));
}

static void a_kernel(void)
{
	CUlibrary l;
	CUkernel k;
	CUfunction f;
	int v;
	CHECK(cuLibraryLoadData(&l, (void *)ptx, NULL, NULL, 0, NULL, NULL, 0));
	CHECK(cuLibraryGetKernel(&k, l, "step"));
	CHECK(cuKernelGetFunction(&f, k));
	CHECK(cuKernelGetAttribute(&v, CU_FUNC_ATTRIBUTE_NUM_REGS, k, 0));
	run_step((CUfunction)k, common);
	run_step(f, common);
	CHECK(cuStreamSynchronize(common));
	CHECK(cuLibraryUnload(l));
}

static void an_array(void)
{
	float row[32] = {1}, back[32];
	CUarray a = new_array(0);
	CHECK(cuMemcpyHtoA_v2(a, 0, row, sizeof row));
	CHECK(cuMemcpyAtoH_v2(back, a, 0, sizeof row));
	EXPECT(back[0] == 1, "the array lost its row");
	CHECK(cuArrayDestroy(a));
}

static void a_mipmap(void)
{
	CUDA_ARRAY3D_DESCRIPTOR_v2 d = {.Width = 32, .Height = 32, .Format = CU_AD_FORMAT_FLOAT, .NumChannels = 1}, got;
	CUmipmappedArray m;
	CUarray level;
	CHECK(cuMipmappedArrayCreate(&m, &d, 3));
	for (unsigned i = 0; i < 3; i++) {
		CHECK(cuMipmappedArrayGetLevel(&level, m, i));
		CHECK(cuArray3DGetDescriptor_v2(&got, level));
	}
	CHECK(cuMipmappedArrayDestroy(m));
}

static void a_texture(void)
{
	CUarray a = new_array(0);
	CUDA_RESOURCE_DESC_v1 r = {.resType = CU_RESOURCE_TYPE_ARRAY, .res.array.hArray = a}, got;
	CUDA_TEXTURE_DESC_v1 t = {.maxAnisotropy = 1};
	CUtexObject o;
	CHECK(cuTexObjectCreate(&o, &r, &t, NULL));
	CHECK(cuTexObjectGetResourceDesc(&got, o));
	EXPECT(got.res.array.hArray == a, "a texture names another array");
	CHECK(cuTexObjectDestroy(o));
	CHECK(cuArrayDestroy(a));
}

static void a_surface(void)
{
	CUarray a = new_array(2 /* surface loads and stores */);
	CUDA_RESOURCE_DESC_v1 r = {.resType = CU_RESOURCE_TYPE_ARRAY, .res.array.hArray = a};
	CUsurfObject o;
	CHECK(cuSurfObjectCreate(&o, &r));
	CHECK(cuSurfObjectDestroy(o));
	CHECK(cuArrayDestroy(a));
}

static void a_texref(void)
{
	CUmodule m;
	CUtexref own, of_module;
	CUarray a = new_array(0), got;
	NEED(cuTexRefCreate(&own));
	CHECK(cuTexRefSetArray(own, a, 1));
	CHECK(cuTexRefGetArray(&got, own));
	EXPECT(got == a, "a texture reference names another array");
	CHECK(cuTexRefDestroy(own));
	CHECK(cuModuleLoadData(&m, (void *)ptx));
	NEED(cuModuleGetTexRef(&of_module, m, "tex"));
	CHECK(cuModuleUnload(m));
	CHECK(cuArrayDestroy(a));
}

static CUgraph new_graph(CUgraphNode nodes[3])
{
	CUgraph g;
	unsigned n = 1, key = 3;
	CUDA_KERNEL_NODE_PARAMS_v2 k = {.func = step, .gridDimX = 1, .gridDimY = 1, .gridDimZ = 1, .blockDimX = 1, .blockDimY = 1, .blockDimZ = 1,
					.kernelParams = (void *[]){&word, &n, &key}};
	CUDA_MEMSET_NODE_PARAMS_v1 set = {.dst = word, .elementSize = 4, .width = 1, .height = 1};
	CHECK(cuGraphCreate(&g, 0));
	CHECK(cuGraphAddEmptyNode(&nodes[0], g, NULL, 0));
	CHECK(cuGraphAddMemsetNode(&nodes[1], g, &nodes[0], 1, &set, primary));
	CHECK(cuGraphAddKernelNode_v2(&nodes[2], g, &nodes[1], 1, &k));
	return g;
}

static void a_graph(void)
{
	CUgraphNode n[3], seen[3];
	CUgraph g = new_graph(n), clone;
	size_t count = 3;
	CHECK(cuGraphGetNodes(g, seen, &count));
	CHECK(cuGraphClone(&clone, g));
	count = 3;
	CHECK(cuGraphGetNodes(clone, seen, &count)); /* nodes that only the server has named */
	EXPECT(count == 3, "a clone has %zu nodes", count);
	CHECK(cuGraphNodeFindInClone(&seen[0], n[2], clone));
	CHECK(cuGraphDestroy(clone));
	CHECK(cuGraphDestroy(g));
}

static CUgraph lasting;

static void a_node(void)
{
	CUgraphNode a, b;
	if (!lasting)
		CHECK(cuGraphCreate(&lasting, 0));
	CHECK(cuGraphAddEmptyNode(&a, lasting, NULL, 0));
	CHECK(cuGraphAddEmptyNode(&b, lasting, &a, 1));
	CHECK(cuGraphDestroyNode(a));
	CHECK(cuGraphDestroyNode(b));
}

static void a_child_graph(void)
{
	CUgraphNode n[3], child, inner[3];
	CUgraph g, part = new_graph(n), copy;
	size_t count = 3;
	CHECK(cuGraphCreate(&g, 0));
	CHECK(cuGraphAddChildGraphNode(&child, g, NULL, 0, part));
	CHECK(cuGraphChildGraphNodeGetGraph(child, &copy));
	CHECK(cuGraphGetNodes(copy, inner, &count));
	CHECK(cuGraphDestroy(part));
	CHECK(cuGraphDestroy(g));
}

static void an_exec(void)
{
	CUgraphNode n[3];
	CUgraph g = new_graph(n);
	CUgraphExec e;
	CHECK(cuGraphInstantiateWithFlags(&e, g, 0));
	CHECK(cuGraphLaunch(e, common));
	CHECK(cuGraphLaunch(e, common));
	CHECK(cuStreamSynchronize(common));
	CHECK(cuGraphExecDestroy(e));
	CHECK(cuGraphDestroy(g));
}

static void nothing(void *unused) { (void)unused; }

static void a_capture(void)
{
	CUgraph g, capturing;
	CUgraphExec e;
	CUstreamCaptureStatus status;
	cuuint64_t id;
	void *deps;
	size_t n;
	CHECK(cuStreamBeginCapture_v2(common, CU_STREAM_CAPTURE_MODE_RELAXED));
	run_step(step, common);
	CHECK(cuStreamGetCaptureInfo_v2(common, &status, &id, &capturing, &deps, &n));
	CHECK(cuStreamEndCapture(common, &g));
	CHECK(cuGraphInstantiateWithFlags(&e, g, 0));
	CHECK(cuGraphLaunch(e, common));
	CHECK(cuStreamSynchronize(common));
	CHECK(cuGraphExecDestroy(e));
	CHECK(cuGraphDestroy(g));
}

static _Atomic int destroyed;
static void destroy(void *unused)
{
	(void)unused;
	destroyed++;
}

static void a_user_object(void)
{
	static int made;
	CUuserObject o;
	CUgraph g;
	NEED(cuUserObjectCreate(&o, &g, destroy, 1, 1));
	CHECK(cuGraphCreate(&g, 0));
	CHECK(cuGraphRetainUserObject(g, o, 1, 0));
	CHECK(cuUserObjectRelease(o, 1));
	CHECK(cuGraphDestroy(g));
	made++;
	for (int i = 0; i < 50000 && destroyed < made; i++) /* it lives until its destructor has run, some time after the last call */
		usleep(100);
	EXPECT(destroyed == made, "%d objects, %d destroyed", made, destroyed);
}

/* Functions of the application that graphs call belong to the graphs, as user objects do. */
static void a_host_node(void)
{
	CUDA_HOST_NODE_PARAMS_v1 params = {.fn = nothing};
	CUgraphNode n;
	CUgraph g, captured;
	CUgraphExec e;
	CHECK(cuGraphCreate(&g, 0));
	NEED(cuGraphAddHostNode(&n, g, NULL, 0, &params));
	CHECK(cuGraphInstantiateWithFlags(&e, g, 0));
	CHECK(cuGraphLaunch(e, common));
	CHECK(cuStreamSynchronize(common));
	CHECK(cuGraphExecDestroy(e));
	CHECK(cuGraphDestroy(g));
	CHECK(cuStreamBeginCapture_v2(common, CU_STREAM_CAPTURE_MODE_RELAXED));
	CHECK(cuLaunchHostFunc(common, nothing, NULL));
	CHECK(cuStreamEndCapture(common, &captured));
	CHECK(cuGraphDestroy(captured));
}

static void a_pool(void)
{
	CUmemPoolProps_v1 props = {.allocType = CU_MEM_ALLOCATION_TYPE_PINNED, .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE}};
	CUmemoryPool p;
	CUdeviceptr a;
	NEED(cuMemPoolCreate(&p, &props));
	CHECK(cuMemAllocFromPoolAsync(&a, 5000, p, common));
	CHECK(cuMemsetD8Async(a, 1, 5000, common));
	CHECK(cuMemFreeAsync(a, common));
	CHECK(cuStreamSynchronize(common));
	CHECK(cuMemPoolDestroy(p));
}

static void an_async(void)
{
	CUdeviceptr a;
	CHECK(cuMemAllocAsync(&a, 3 << 20, common));
	CHECK(cuMemsetD8Async(a, 1, 3 << 10, common));
	CHECK(cuMemFreeAsync(a, common));
	CHECK(cuStreamSynchronize(common));
}

static void an_alloc(void)
{
	CUdeviceptr small, large, rows;
	size_t pitch;
	CHECK(cuMemAlloc_v2(&small, 1000));
	CHECK(cuMemAlloc_v2(&large, 3 << 20));
	CHECK(cuMemAllocPitch_v2(&rows, &pitch, 100, 10, 4));
	CHECK(cuMemsetD8_v2(large, 3, 3 << 10));
	CHECK(cuMemFree_v2(small));
	CHECK(cuMemFree_v2(large));
	CHECK(cuMemFree_v2(rows));
}

static void a_vmm(void)
{
	CUmemAllocationProp_v1 prop = {.type = CU_MEM_ALLOCATION_TYPE_PINNED, .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE}};
	CUmemAccessDesc_v1 access = {.location = prop.location, .flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
	CUmemGenericAllocationHandle h;
	CUdeviceptr at;
	size_t granule;
	CHECK(cuMemGetAllocationGranularity(&granule, &prop, 0));
	CHECK(cuMemAddressReserve(&at, 2 * granule, 0, 0, 0));
	CHECK(cuMemCreate(&h, granule, &prop, 0));
	CHECK(cuMemMap(at, granule, 0, h, 0));
	CHECK(cuMemSetAccess(at, granule, &access, 1));
	CHECK(cuMemsetD32_v2(at, 1, 100));
	CHECK(cuCtxSynchronize()); /* unmapping does not wait */
	CHECK(cuMemUnmap(at, granule));
	CHECK(cuMemRelease(h));
	CHECK(cuMemAddressFree(at, 2 * granule));
}

static void a_link(void)
{
	CUlinkState l;
	void *image;
	size_t n;
	CUmodule m;
	CHECK(cuLinkCreate_v2(0, NULL, NULL, &l));
	NEED(cuLinkAddData_v2(l, CU_JIT_INPUT_PTX, ptx, sizeof ptx, "step", 0, NULL, NULL));
	CHECK(cuLinkComplete(l, &image, &n));
	CHECK(cuModuleLoadData(&m, image));
	CHECK(cuModuleUnload(m));
	CHECK(cuLinkDestroy(l));
}

static void a_pinned(void)
{
	unsigned char *p;
	CHECK(cuMemHostAlloc(&p, 10000, 0));
	memset(p, 3, 10000);
	CHECK(cuMemcpyHtoDAsync_v2(word, p, 64, common));
	CHECK(cuMemcpyDtoHAsync_v2(p + 100, word, 64, common));
	CHECK(cuStreamSynchronize(common));
	EXPECT(p[163] == 3 && p[164] == 3, "pinned memory has %d and %d", p[163], p[164]);
	CHECK(cuMemFreeHost(p));
}

static void a_registered(void)
{
	static unsigned char own[3 * 4096] __attribute__((aligned(4096)));
	CHECK(cuMemHostRegister_v2(own, sizeof own, 0));
	CHECK(cuMemcpyHtoDAsync_v2(word, own, 64, common));
	CHECK(cuMemcpyDtoHAsync_v2(own + 64, word, 64, common));
	CHECK(cuStreamSynchronize(common));
	CHECK(cuMemHostUnregister(own));
}

static void count_up(void *n) { ++*(int *)n; }
static void count_too(CUstream s, CUresult rc, void *n) { (void)s, (void)rc, ++*(int *)n; }

static void a_host_function(void)
{
	int n = 0;
	CHECK(cuLaunchHostFunc(common, count_up, &n));
	CHECK(cuStreamAddCallback(common, count_too, &n, 0));
	CHECK(cuStreamSynchronize(common));
	EXPECT(n == 2, "%d host functions ran", n);
}

static void a_tensor_map(void)
{
	CUtensorMap map;
	cuuint64_t dims[2] = {64, 64}, strides[1] = {256};
	cuuint32_t box[2] = {16, 16}, steps[2] = {1, 1};
	NEED(cuTensorMapEncodeTiled(&map, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 2, word, dims, strides, box, steps, 0, 0, 0, 0));
}

static void a_copy(void)
{
	static unsigned char host[100000];
	CUdeviceptr p, q;
	CUDA_MEMCPY2D_v2 c = {.srcMemoryType = CU_MEMORYTYPE_HOST, .srcHost = host, .srcPitch = 100, .dstMemoryType = CU_MEMORYTYPE_DEVICE, .dstPitch = 128,
			      .WidthInBytes = 90, .Height = 100};
	CHECK(cuMemAlloc_v2(&p, sizeof host));
	CHECK(cuMemAlloc_v2(&q, sizeof host));
	CHECK(cuMemcpyHtoDAsync_v2(p, host, sizeof host, common));
	CHECK(cuMemcpyDtoDAsync_v2(q, p, sizeof host, common));
	CHECK(cuMemcpyDtoH_v2(host, q, sizeof host));
	c.dstDevice = p;
	CHECK(cuMemcpy2D_v2(&c));
	CHECK(cuMemFree_v2(p));
	CHECK(cuMemFree_v2(q));
}

static void a_launch(void)
{
	run_step(step, common);
	run_step(step, NULL);
	CHECK(cuStreamQuery(NULL) == CUDA_ERROR_NOT_READY ? 0 : 0);
	CHECK(cuCtxSynchronize());
}

static void *visit(void *unused)
{
	(void)unused;
	CHECK(cuCtxSetCurrent(primary));
	CHECK(cuLaunchKernel_ptsz(step, 1, 1, 1, 1, 1, 1, 0, NULL, (void *[]){&word, &(unsigned){1}, &(unsigned){1}}, NULL));
	CHECK(cuStreamSynchronize_ptsz(NULL));
	return NULL;
}

static void a_thread(void)
{
	pthread_t t;
	EXPECT(!pthread_create(&t, NULL, visit, NULL), "no thread");
	pthread_join(t, NULL);
}

static void a_peer(void)
{
	CUcontext other;
	int count, can = 0;
	CHECK(cuDeviceGetCount(&count));
	if (count > 1)
		CHECK(cuDeviceCanAccessPeer(&can, 0, 1));
	if (!can)
		need(CUDA_ERROR_NOT_SUPPORTED, "peer access", __LINE__);
	CHECK(cuDevicePrimaryCtxRetain(&other, 1));
	NEED(cuCtxEnablePeerAccess(other, 0));
	CHECK(cuCtxDisablePeerAccess(other));
	CHECK(cuDevicePrimaryCtxRelease_v2(1));
}

static void an_ipc(void)
{
	CUipcMemHandle_v1 m;
	CUdeviceptr p;
	CHECK(cuMemAlloc_v2(&p, 3 << 20));
	NEED(cuIpcGetMemHandle(&m, p));
	CHECK(cuMemFree_v2(p));
}

/* What fails must leave nothing behind either. */
static void an_error(void)
{
	CUmodule m;
	CUfunction f;
	CUdeviceptr p;
	CUgraphNode n;
	CUgraph g;
	EXPECT(cuModuleLoadData(&m, (void *)".version 6.0\n.target sm_50\n.address_size 64\nnonsense") != 0, "nonsense was loaded");
	EXPECT(cuModuleGetFunction(&f, module, "missing") == CUDA_ERROR_NOT_FOUND, "a missing function was found");
	EXPECT(cuMemAlloc_v2(&p, (size_t)1 << 45) == CUDA_ERROR_OUT_OF_MEMORY, "32 TiB were had");
	CHECK(cuGraphCreate(&g, 0));
	EXPECT(cuGraphAddKernelNode_v2(&n, g, NULL, 0, &(CUDA_KERNEL_NODE_PARAMS_v2){.func = step, .gridDimX = 0}) != 0, "a node without blocks was added");
	CHECK(cuGraphDestroy(g));
}

static const struct kind { const char *name; void (*once)(void); } kinds[] = {
	{"context", a_context}, {"primary", a_primary}, {"reset", a_reset}, {"stream", a_stream}, {"event", an_event},
	{"module", a_module}, {"library", a_library}, {"kernel", a_kernel}, {"array", an_array}, {"mipmap", a_mipmap},
	{"texture", a_texture}, {"surface", a_surface}, {"texref", a_texref}, {"graph", a_graph}, {"node", a_node},
	{"childgraph", a_child_graph}, {"exec", an_exec}, {"capture", a_capture}, {"userobject", a_user_object}, {"hostnode", a_host_node},
	{"pool", a_pool},
	{"async", an_async}, {"alloc", an_alloc}, {"vmm", a_vmm}, {"link", a_link}, {"pinned", a_pinned},
	{"registered", a_registered}, {"hostfunction", a_host_function}, {"tensormap", a_tensor_map}, {"copy", a_copy},
	{"launch", a_launch}, {"thread", a_thread}, {"peer", a_peer}, {"ipc", an_ipc}, {"error", an_error},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

static void prepare(void)
{
	CHECK(cuInit(0));
	CHECK(cuDevicePrimaryCtxRetain(&primary, 0));
	CHECK(cuCtxSetCurrent(primary));
	CHECK(cuModuleLoadData(&module, (void *)ptx));
	CHECK(cuModuleGetFunction(&step, module, "step"));
	CHECK(cuMemAlloc_v2(&word, 64 * 256));
	CHECK(cuStreamCreate(&common, 0));
}

int main(int argc, char **argv)
{
	const char *name = "";
	long iterations = 1000, margin = 16384;
	for (int i = 1; i < argc; i++) {
		if (!strcmp(argv[i], "--list")) {
			for (int k = 0; k < KINDS; k++)
				puts(kinds[k].name);
			return 0;
		}
		EXPECT(i + 1 < argc, "%s wants a value", argv[i]);
		if (!strcmp(argv[i], "--kind"))
			name = argv[++i];
		else if (!strcmp(argv[i], "--iterations"))
			iterations = atol(argv[++i]);
		else if (!strcmp(argv[i], "--margin"))
			margin = atol(argv[++i]);
		else
			fail("what is %s?", argv[i]);
	}
	const struct kind *k = NULL;
	for (int i = 0; i < KINDS; i++)
		if (!strcmp(kinds[i].name, name))
			k = &kinds[i];
	EXPECT(k, "no kind '%s'; --list names them", name);
	prepare();
	for (long i = 0; i < iterations / 10 + 20; i++) /* what is kept for the next time is there now */
		k->once();
	CHECK(cuCtxSynchronize());
	struct held before = holds();
	double start = seconds();
	for (long i = 0; i < iterations; i++)
		k->once();
	CHECK(cuCtxSynchronize());
	double took = seconds() - start;
	struct held after = holds();
	long heap = (long)(after.heap - before.heap), gpu = (long)(before.gpu - after.gpu);
	printf("%s: %ld iterations, %.1f us each: heap %+ld bytes, rss %+ld KiB, descriptors %+d, threads %+d, gpu %+ld bytes\n", name, iterations,
	       took * 1e6 / (double)iterations, heap, after.rss - before.rss, after.files - before.files, after.threads - before.threads, gpu);
	EXPECT(heap <= margin, "the heap grew by %ld bytes, %.1f each time", heap, (double)heap / (double)iterations);
	EXPECT(after.files <= before.files, "%d descriptors are left", after.files - before.files);
	EXPECT(after.threads <= before.threads, "%d threads are left", after.threads - before.threads);
	EXPECT(gpu <= 0, "%ld bytes of the GPU are left", gpu);
	puts("PASS");
	return 0;
}
