/* shim/fuzz/fuzz_program.c: a program that uses the driver API, and a server that answers it anything: what the shim does with
 * answers by hand (modules and their tables, logs, names, shares, graphs, occupancy, copies), beyond what generated senders do.
 * Zeros on the tape are the program in its order with the answers of a real server, which '-o record FILE' writes down.
 * Links: core/ and cuda/ */
#include "../cuda/shim.h"
#include "server.h"
#include "session.h"
#include <stdio.h>
#include <stdlib.h>

const char fuzz_name[] = "program";

static const char ptx[] = ".version 6.0\n.target sm_50\n.address_size 64\n.visible .global .u32 word;\n"
			  ".visible .entry put(.param .u64 at, .param .u32 v)\n{\n\t.reg .b32 %v;\n\t.reg .b64 %at;\n\tld.param.u64 %at, [at];\n"
			  "\tld.param.u32 %v, [v];\n\tst.global.u32 [%at], %v;\n\tret;\n}\n";

enum { BYTES = 600, LIBRARIES = 8 };
static CUdeviceptr mem, soon;
static CUstream stream;
static CUevent event[2];
static CUmodule module;
static CUlibrary library, libraries[LIBRARIES]; /* the last one loaded, and all of this execution */
static unsigned library_count;
static CUkernel kernel;
static CUfunction function;
static CUlinkState linker;
static CUgraph graph;
static CUgraphExec exec_;
static CUgraphNode node;
static CUcontext context;
static CUarray array;
static CUmemoryPool pool;
static CUipcMemHandle_v1 share;
static unsigned char *host; /* pinned; in no sanitizer's shadow, so copies go to exact as well */

static void memory(void)
{
	size_t a, b;
	CUdeviceptr base;
	(void)cuMemGetInfo_v2(&a, &b);
	(void)cuMemAlloc_v2(&mem, fuzz_pick(4) ? 4096 << fuzz_pick(12) : BYTES);
	(void)cuMemGetAddressRange_v2(&base, &a, mem);
	(void)cuMemsetD8_v2(mem, 1, BYTES);
}

static void copies(void)
{
	unsigned char *exact = calloc(1, BYTES), *rows = calloc(1, 9 * 64 + 40);
	(void)cuMemcpyHtoD_v2(mem, exact, BYTES);
	(void)cuMemcpyDtoH_v2(exact, mem, 1 + fuzz_pick(BYTES));
	CUDA_MEMCPY2D_v2 box = {.srcMemoryType = 2, .srcDevice = mem, .srcPitch = 48, .dstMemoryType = 1, .dstHost = rows, .dstPitch = 64, .WidthInBytes = 40, .Height = 10};
	(void)cuMemcpy2D_v2(&box);
	free(exact);
	free(rows);
}

static void pinned(void)
{
	if (!host && cuMemAllocHost_v2((void *)&host, 65536))
		host = NULL;
	if (host)
		(void)cuMemcpyDtoHAsync_v2(host, mem, 1 + fuzz_pick(BYTES), stream);
	(void)cuStreamSynchronize(stream);
}

static void pointers(void)
{
	static const CUpointer_attribute all[] = {1, 2, 3, 4, 6, 7, 8, 9, 11, 13, 17};
	for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
		void *data = calloc(1, 64);
		(void)cuPointerGetAttribute(data, all[i], fuzz_pick(2) ? fuzz_word() : mem);
		free(data);
	}
}

static void streams(void)
{
	float *ms = malloc(sizeof *ms);
	(void)cuStreamCreate(&stream, 1);
	(void)cuEventCreate(&event[0], 0);
	(void)cuEventCreate(&event[1], 0);
	(void)cuEventRecord(event[0], stream);
	(void)cuStreamQuery(stream);
	(void)cuEventRecord(event[1], stream);
	(void)cuEventQuery(event[1]);
	(void)cuEventSynchronize(event[1]);
	(void)cuEventElapsedTime(ms, event[0], event[1]);
	(void)cuStreamSynchronize(stream);
	free(ms);
}

static void load_module(void)
{
	char *log = malloc(32);
	CUjit_option options[] = {3, 4}; /* the log and its size */
	void *values[] = {log, (void *)32};
	size_t n;
	unsigned count;
	CUdeviceptr word;
	if (fuzz_pick(2))
		(void)cuModuleLoadDataEx(&module, (void *)ptx, 2, options, values);
	else
		(void)cuModuleLoadData(&module, (void *)ptx);
	(void)cuModuleGetFunction(&function, module, "put");
	(void)cuModuleGetGlobal_v2(&word, &n, module, "word");
	(void)cuModuleGetFunctionCount(&count, module);
	CUfunction *list = calloc(3, sizeof *list);
	(void)cuModuleEnumerateFunctions(list, 3, module);
	free(list);
	free(log);
}

static void functions(void)
{
	const char *name = NULL;
	size_t offset, size;
	int v, w;
	(void)cuFuncGetName((void *)&name, function);
	if (name)
		(void)strnlen(name, 4096);
	for (int i = 0; i < 10; i++)
		(void)cuFuncGetAttribute(&v, (CUfunction_attribute)i, function);
	for (size_t i = 0; i < 3; i++)
		(void)cuFuncGetParamInfo(function, i, &offset, &size);
	(void)cuOccupancyMaxActiveBlocksPerMultiprocessor(&v, function, 1 + (int)fuzz_pick(256), 0);
	(void)cuOccupancyMaxPotentialBlockSize(&v, &w, function, NULL, 0, 0);
}

/* How many parameters a kernel has, and how large they are, is the server's word: there are as many as it may say. */
static void launch(void)
{
	static unsigned char value[1 << 16];
	static void *params[1 << 16];
	for (size_t i = 0; !params[sizeof params / sizeof *params - 1]; i++)
		params[i] = value;
	memcpy(value, &mem, sizeof mem);
	(void)cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, stream, params, NULL);
	(void)cuCtxSynchronize();
}

static void load_library(void)
{
	const char *name = NULL;
	unsigned count;
	size_t n;
	CUdeviceptr word;
	if (library && fuzz_pick(2)) /* where the server refuses, it stays loaded */
		(void)cuLibraryUnload(library);
	library = NULL;
	if (!cuLibraryLoadData(&library, (void *)ptx, NULL, NULL, 0, NULL, NULL, 0))
		libraries[library_count++ % LIBRARIES] = library;
	(void)cuLibraryGetKernel(&kernel, library, "put");
	(void)cuLibraryGetKernelCount(&count, library);
	CUkernel *list = calloc(3, sizeof *list);
	(void)cuLibraryEnumerateKernels(list, 3, library);
	free(list);
	(void)cuKernelGetName((void *)&name, kernel);
	(void)cuKernelGetFunction(&function, kernel);
	(void)cuKernelGetParamInfo(kernel, fuzz_pick(4), &n, &n);
	(void)cuLibraryGetGlobal(&word, &n, library, "word");
}

static void link_code(void)
{
	void *cubin = NULL;
	size_t n = 0;
	static volatile unsigned char sum;
	(void)cuLinkCreate_v2(0, NULL, NULL, &linker);
	(void)cuLinkAddData_v2(linker, 1, (void *)ptx, sizeof ptx, "a", 0, NULL, NULL);
	if (!cuLinkComplete(linker, (void *)&cubin, &n))
		for (size_t i = 0; i < n; i++)
			sum ^= ((unsigned char *)cubin)[i];
	(void)cuLinkDestroy(linker);
}

static void graphs(void)
{
	CUgraphNodeType type;
	size_t n = fuzz_pick(4), all = 0;
	CUgraphNode *nodes = calloc(n ? n : 1, sizeof *nodes);
	(void)cuStreamBeginCapture_v2(stream, 2);
	(void)cuMemsetD8Async(mem, 1, BYTES, stream);
	(void)cuStreamEndCapture(stream, &graph);
	(void)cuGraphGetNodes(graph, NULL, &all);
	(void)cuGraphGetNodes(graph, nodes, &n);
	node = nodes[0];
	free(nodes);
	(void)cuGraphNodeGetType(node, &type);
	CUDA_KERNEL_NODE_PARAMS_v2 p;
	(void)cuGraphKernelNodeGetParams_v2(node, &p);
	(void)cuGraphInstantiateWithFlags(&exec_, graph, 0);
	(void)cuGraphLaunch(exec_, stream);
	(void)cuStreamSynchronize(stream);
	(void)cuGraphExecDestroy(exec_);
	(void)cuGraphDestroy(graph);
}

static void pools(void)
{
	uint64_t *value = malloc(sizeof *value);
	(void)cuDeviceGetDefaultMemPool(&pool, 0);
	(void)cuMemPoolGetAttribute(pool, (CUmemPool_attribute)(1 + fuzz_pick(8)), value);
	(void)cuMemAllocAsync(&soon, BYTES, stream);
	(void)cuMemFreeAsync(soon, stream);
	free(value);
}

static void shares(void)
{
	CUdeviceptr other;
	(void)cuIpcGetMemHandle(&share, mem);
	fuzz_damage(&share, sizeof share);
	if (!cuIpcOpenMemHandle_v2(&other, share, 1))
		(void)cuIpcCloseMemHandle(other);
}

static void contexts(void)
{
	CUcontext old = NULL;
	size_t limit;
	(void)cuCtxGetLimit(&limit, (CUlimit)fuzz_pick(8));
	if (!context && !cuCtxCreate_v2(&context, 0, 0))
		(void)cuCtxPopCurrent_v2(&old);
}

static void arrays(void)
{
	CUDA_ARRAY_DESCRIPTOR_v2 d = {.Width = 16, .Height = 4, .Format = 1, .NumChannels = 1}, got;
	if (!cuArrayCreate_v2(&array, &d)) {
		(void)cuArrayGetDescriptor_v2(&got, array);
		(void)cuArrayDestroy(array);
	}
}

static void devices(void)
{
	char *text = malloc(40);
	int v;
	size_t n;
	(void)cuDeviceGetName(text, 1 + (int)fuzz_pick(40), 0);
	(void)cuDeviceGetPCIBusId(text, 1 + (int)fuzz_pick(40), 0);
	(void)cuDeviceGetByPCIBusId(&v, "0000:01:00.0");
	(void)cuDeviceGetAttribute(&v, (CUdevice_attribute)fuzz_pick(200), 0);
	(void)cuDeviceTotalMem_v2(&n, 0);
	free(text);
}

static void (*const steps[])(void) = {memory, copies, streams, pinned, pointers, load_module, functions, launch, load_library, functions, launch, link_code, graphs, pools, shares, contexts, arrays, devices};
enum { STEPS = sizeof steps / sizeof *steps };

static FerryDevice original;

static int init(void)
{
	CUcontext c;
	return cuInit(0) || cuDevicePrimaryCtxRetain(&c, 0) || cuCtxSetCurrent(c);
}

int fuzz_option(const char *name, const char *value)
{
	if (strcmp(name, "record") || !value)
		return 0;
	session_environment();
	seam_record(value);
	if (init())
		return 0;
	for (unsigned i = 0; i < STEPS; i++)
		steps[i]();
	seam_recorded();
	return 1;
}

void fuzz_begin(void)
{
	session_environment();
	if (replies_load("build/fuzz/answers") <= 0) {
		fprintf(stderr, "program: no answers to begin with: bin/ferry run --device soft -- build/fuzz/program -o record build/fuzz/answers\n");
		exit(1);
	}
	if (session_open(1) || init()) {
		fprintf(stderr, "program: cannot begin even with an honest server\n");
		exit(1);
	}
	original = shim_devices.all[0];
}

/* Everything the last execution made ends with its contexts, on a server that says yes. */
static void clean(void)
{
	CUcontext c;
	shim_devices.all[0] = original;
	(void)session_open(1);
	if (context)
		(void)cuCtxDestroy_v2(context);
	if (host)
		(void)cuMemFreeHost(host);
	for (; library_count; library_count--) /* they outlive contexts; one that is unloaded already is no handle any more */
		(void)cuLibraryUnload(libraries[(library_count - 1) % LIBRARIES]);
	(void)cuDevicePrimaryCtxReset_v2(0);
	(void)cuDevicePrimaryCtxRelease_v2(0);
	(void)cuDevicePrimaryCtxRetain(&c, 0);
	(void)cuCtxSetCurrent(c);
	context = NULL;
	host = NULL;
	library = NULL;
	mem = soon = 0;
	stream = NULL;
	module = NULL;
	function = NULL;
	kernel = NULL;
}

void fuzz_one(void)
{
	clean();
	fuzz_damage(&shim_devices.all[0], sizeof original); /* as if the snapshot had said so */
	if (!shim_device_sane(&shim_devices.all[0]))
		shim_devices.all[0] = original;
	if (session_open(0))
		return;
	unsigned step = 0;
	for (unsigned n = 2 + (unsigned)fuzz_pick(7); n; n--) {
		step += (unsigned)fuzz_pick(STEPS);
		steps[step++ % STEPS]();
	}
}
