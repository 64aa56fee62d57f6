/* Generated from api/ by gen/emit; do not edit. */
#include "calls.h"
#include "../cuda/gen_send.h"
#include <stdlib.h>

static int call_Snapshot(void)
{
	int *driverVersion = fuzz_in(sizeof(int));
	struct ferry_array devices;
	const char *client = fuzz_string();
	struct ferry_array server;
	int rc = (int)fx_Snapshot(driverVersion, &devices, client, &server);
	fuzz_array(&devices);
	fuzz_array(&server);
	return rc;
}

static int call_PrimaryRetain(void)
{
	CUcontext ctx = (CUcontext)(uintptr_t)fuzz_word();
	CUdevice dev = (CUdevice)fuzz_word();
	unsigned flags = (unsigned)fuzz_word();
	uint64_t *free = fuzz_in(sizeof(uint64_t));
	int rc = (int)fx_PrimaryRetain(ctx, dev, flags, free);
	return rc;
}

static int call_PrimaryReset(void)
{
	CUcontext ctx = (CUcontext)(uintptr_t)fuzz_word();
	int rc = (int)fx_PrimaryReset(ctx);
	return rc;
}

static int call_CtxCreate(void)
{
	CUcontext ctx = (CUcontext)(uintptr_t)fuzz_word();
	unsigned flags = (unsigned)fuzz_word();
	CUdevice dev = (CUdevice)fuzz_word();
	int rc = (int)fx_CtxCreate(ctx, flags, dev);
	return rc;
}

static int call_CtxDestroy(void)
{
	CUcontext ctx = (CUcontext)(uintptr_t)fuzz_word();
	int rc = (int)fx_CtxDestroy(ctx);
	return rc;
}

static int call_CtxSynchronize(void)
{
	CUcontext ctx = (CUcontext)(uintptr_t)fuzz_word();
	int rc = (int)fx_CtxSynchronize(ctx);
	return rc;
}

static int call_CtxDrain(void)
{
	CUcontext ctx = (CUcontext)(uintptr_t)fuzz_word();
	int rc = (int)fx_CtxDrain(ctx);
	return rc;
}

static int call_PeerAccess(void)
{
	CUcontext peer = (CUcontext)(uintptr_t)fuzz_word();
	unsigned flags = (unsigned)fuzz_word();
	unsigned on = (unsigned)fuzz_word();
	int rc = (int)fx_PeerAccess(peer, flags, on);
	return rc;
}

static int call_GreenCreate(void)
{
	CUgreenCtx green = (CUgreenCtx)(uintptr_t)fuzz_word();
	CUcontext ctx = (CUcontext)(uintptr_t)fuzz_word();
	CUdevResourceDesc desc = (CUdevResourceDesc)(uintptr_t)fuzz_word();
	CUdevice dev = (CUdevice)fuzz_word();
	unsigned flags = (unsigned)fuzz_word();
	int rc = (int)fx_GreenCreate(green, ctx, desc, dev, flags);
	return rc;
}

static int call_GreenDestroy(void)
{
	CUgreenCtx green = (CUgreenCtx)(uintptr_t)fuzz_word();
	CUcontext ctx = (CUcontext)(uintptr_t)fuzz_word();
	int rc = (int)fx_GreenDestroy(green, ctx);
	return rc;
}

static int call_DevResource(void)
{
	CUdevice dev = (CUdevice)fuzz_word();
	CUdevResourceType type = (CUdevResourceType)fuzz_word();
	CUdevResource_v1 *resource = fuzz_in(sizeof(CUdevResource_v1));
	int rc = (int)fx_DevResource(dev, type, resource);
	return rc;
}

static int call_MemAlloc(void)
{
	CUdeviceptr addr = (CUdeviceptr)fuzz_word();
	uint64_t size = (uint64_t)fuzz_word();
	uint64_t *free = fuzz_in(sizeof(uint64_t));
	int rc = (int)fx_MemAlloc(addr, size, free);
	return rc;
}

static int call_MemInfo(void)
{
	uint64_t *free = fuzz_in(sizeof(uint64_t));
	uint64_t *total = fuzz_in(sizeof(uint64_t));
	int rc = (int)fx_MemInfo(free, total);
	return rc;
}

static int call_CopyOut(void)
{
	CUdeviceptr src = (CUdeviceptr)fuzz_word();
	uint64_t pitch = (uint64_t)fuzz_word();
	uint64_t width = (uint64_t)fuzz_word();
	uint64_t rows = (uint64_t)fuzz_word();
	CUstream stream = (CUstream)(uintptr_t)fuzz_word();
	int rc = (int)fx_CopyOut(src, pitch, width, rows, stream);
	return rc;
}

static int call_CopyOutLater(void)
{
	CUdeviceptr src = (CUdeviceptr)fuzz_word();
	uint64_t pitch = (uint64_t)fuzz_word();
	uint64_t width = (uint64_t)fuzz_word();
	uint64_t rows = (uint64_t)fuzz_word();
	CUstream stream = (CUstream)(uintptr_t)fuzz_word();
	int rc = (int)fx_CopyOutLater(src, pitch, width, rows, stream);
	return rc;
}

static int call_HostShare(void)
{
	CUdeviceptr addr = (CUdeviceptr)fuzz_word();
	uint64_t size = (uint64_t)fuzz_word();
	int rc = (int)fx_HostShare(addr, size);
	return rc;
}

static int call_StageIn(void)
{
	CUdeviceptr area = (CUdeviceptr)fuzz_word();
	uint64_t offset = (uint64_t)fuzz_word();
	CUdeviceptr dst = (CUdeviceptr)fuzz_word();
	uint64_t pitch = (uint64_t)fuzz_word();
	uint64_t width = (uint64_t)fuzz_word();
	uint64_t rows = (uint64_t)fuzz_word();
	CUstream stream = (CUstream)(uintptr_t)fuzz_word();
	int rc = (int)fx_StageIn(area, offset, dst, pitch, width, rows, stream);
	return rc;
}

static int call_StageOut(void)
{
	CUdeviceptr area = (CUdeviceptr)fuzz_word();
	uint64_t offset = (uint64_t)fuzz_word();
	CUdeviceptr src = (CUdeviceptr)fuzz_word();
	uint64_t pitch = (uint64_t)fuzz_word();
	uint64_t width = (uint64_t)fuzz_word();
	uint64_t rows = (uint64_t)fuzz_word();
	CUstream stream = (CUstream)(uintptr_t)fuzz_word();
	int rc = (int)fx_StageOut(area, offset, src, pitch, width, rows, stream);
	return rc;
}

static int call_MemShare(void)
{
	CUdeviceptr addr = (CUdeviceptr)fuzz_word();
	FerryShare *pool = fuzz_in(sizeof(FerryShare));
	FerryShare *share = fuzz_in(sizeof(FerryShare));
	int rc = (int)fx_MemShare(addr, pool, share);
	return rc;
}

static int call_MemOpen(void)
{
	CUdeviceptr base = (CUdeviceptr)fuzz_word();
	unsigned flags = (unsigned)fuzz_word();
	FerryShare *share = fuzz_in(sizeof(FerryShare));
	FerryShare *pool = fuzz_in(sizeof(FerryShare));
	int rc = (int)fx_MemOpen(base, share, pool, flags);
	return rc;
}

static int call_EventShare(void)
{
	CUevent event = (CUevent)(uintptr_t)fuzz_word();
	FerryShare *share = fuzz_in(sizeof(FerryShare));
	int rc = (int)fx_EventShare(event, share);
	return rc;
}

static int call_EventOpen(void)
{
	CUevent event = (CUevent)(uintptr_t)fuzz_word();
	FerryShare *share = fuzz_in(sizeof(FerryShare));
	int rc = (int)fx_EventOpen(event, share);
	return rc;
}

static int call_HandleShare(void)
{
	CUmemGenericAllocationHandle handle = (CUmemGenericAllocationHandle)(uintptr_t)fuzz_word();
	FerryShare *share = fuzz_in(sizeof(FerryShare));
	int rc = (int)fx_HandleShare(handle, share);
	return rc;
}

static int call_HandleOpen(void)
{
	CUmemGenericAllocationHandle handle = (CUmemGenericAllocationHandle)(uintptr_t)fuzz_word();
	FerryShare *share = fuzz_in(sizeof(FerryShare));
	int rc = (int)fx_HandleOpen(handle, share);
	return rc;
}

static int call_PoolShare(void)
{
	CUdevice dev = (CUdevice)fuzz_word();
	FerryShare *share = fuzz_in(sizeof(FerryShare));
	int rc = (int)fx_PoolShare(dev, share);
	return rc;
}

static int call_PoolOpen(void)
{
	FerryShare *share = fuzz_in(sizeof(FerryShare));
	CUdevice *dev = fuzz_in(sizeof(CUdevice));
	int rc = (int)fx_PoolOpen(share, dev);
	return rc;
}

static int call_HandleRetain(void)
{
	CUdeviceptr addr = (CUdeviceptr)fuzz_word();
	CUmemGenericAllocationHandle *handle = fuzz_in(sizeof(CUmemGenericAllocationHandle));
	unsigned *fresh = fuzz_in(sizeof(unsigned));
	int rc = (int)fx_HandleRetain(addr, handle, fresh);
	return rc;
}

static int call_Fence(void)
{
	int rc = (int)fx_Fence();
	return rc;
}

static int call_MirrorAlloc(void)
{
	CUdeviceptr addr = (CUdeviceptr)fuzz_word();
	uint64_t size = (uint64_t)fuzz_word();
	int rc = (int)fx_MirrorAlloc(addr, size);
	return rc;
}

static int call_MirrorOpen(void)
{
	CUdeviceptr addr = (CUdeviceptr)fuzz_word();
	uint64_t size = (uint64_t)fuzz_word();
	int rc = (int)fx_MirrorOpen(addr, size);
	return rc;
}

static int call_MirrorOut(void)
{
	CUcontext ctx = (CUcontext)(uintptr_t)fuzz_word();
	CUdeviceptr addr = (CUdeviceptr)fuzz_word();
	uint64_t size = (uint64_t)fuzz_word();
	unsigned flags = (unsigned)fuzz_word();
	int rc = (int)fx_MirrorOut(ctx, addr, size, flags);
	return rc;
}

static int call_ImagesKnown(void)
{
	size_t hashes_n = fuzz_count();
	const FerryHash *hashes = fuzz_in(hashes_n * sizeof(FerryHash));
	struct ferry_array states;
	struct ferry_array tables;
	int rc = (int)fx_ImagesKnown(hashes, hashes_n, &states, &tables);
	fuzz_array(&states);
	fuzz_array(&tables);
	return rc;
}

static int call_ModuleLoad(void)
{
	CUmodule module = (CUmodule)(uintptr_t)fuzz_word();
	uint64_t blob = (uint64_t)fuzz_word();
	FerryHash *hash = fuzz_in(sizeof(FerryHash));
	size_t options_n = fuzz_count();
	const unsigned *options = fuzz_in(options_n * sizeof(unsigned));
	size_t values_n = fuzz_count();
	const uint64_t *values = fuzz_in(values_n * sizeof(uint64_t));
	unsigned *missing = fuzz_in(sizeof(unsigned));
	struct ferry_array info;
	struct ferry_array errors;
	struct ferry_array table;
	int rc = (int)fx_ModuleLoad(module, blob, hash, options, options_n, values, values_n, missing, &info, &errors, &table);
	fuzz_array(&info);
	fuzz_array(&errors);
	fuzz_array(&table);
	return rc;
}

static int call_LibraryLoad(void)
{
	CUlibrary library = (CUlibrary)(uintptr_t)fuzz_word();
	uint64_t blob = (uint64_t)fuzz_word();
	FerryHash *hash = fuzz_in(sizeof(FerryHash));
	size_t options_n = fuzz_count();
	const unsigned *options = fuzz_in(options_n * sizeof(unsigned));
	size_t values_n = fuzz_count();
	const uint64_t *values = fuzz_in(values_n * sizeof(uint64_t));
	unsigned *missing = fuzz_in(sizeof(unsigned));
	struct ferry_array info;
	struct ferry_array errors;
	struct ferry_array table;
	int rc = (int)fx_LibraryLoad(library, blob, hash, options, options_n, values, values_n, missing, &info, &errors, &table);
	fuzz_array(&info);
	fuzz_array(&errors);
	fuzz_array(&table);
	return rc;
}

static int call_ModuleGetFunction(void)
{
	CUfunction func = (CUfunction)(uintptr_t)fuzz_word();
	CUmodule module = (CUmodule)(uintptr_t)fuzz_word();
	const char *name = fuzz_string();
	FerryFunction *info = fuzz_in(sizeof(FerryFunction));
	struct ferry_array layout;
	int rc = (int)fx_ModuleGetFunction(func, module, name, info, &layout);
	fuzz_array(&layout);
	return rc;
}

static int call_ModuleFunctions(void)
{
	CUmodule module = (CUmodule)(uintptr_t)fuzz_word();
	struct ferry_array names;
	int rc = (int)fx_ModuleFunctions(module, &names);
	fuzz_array(&names);
	return rc;
}

static int call_LibraryGetKernel(void)
{
	CUkernel kernel = (CUkernel)(uintptr_t)fuzz_word();
	CUlibrary library = (CUlibrary)(uintptr_t)fuzz_word();
	const char *name = fuzz_string();
	FerryFunction *info = fuzz_in(sizeof(FerryFunction));
	struct ferry_array layout;
	int rc = (int)fx_LibraryGetKernel(kernel, library, name, info, &layout);
	fuzz_array(&layout);
	return rc;
}

static int call_LibraryKernels(void)
{
	CUlibrary library = (CUlibrary)(uintptr_t)fuzz_word();
	struct ferry_array names;
	int rc = (int)fx_LibraryKernels(library, &names);
	fuzz_array(&names);
	return rc;
}

static int call_LibraryGetModule(void)
{
	CUmodule module = (CUmodule)(uintptr_t)fuzz_word();
	CUlibrary library = (CUlibrary)(uintptr_t)fuzz_word();
	int rc = (int)fx_LibraryGetModule(module, library);
	return rc;
}

static int call_KernelGetFunction(void)
{
	CUfunction func = (CUfunction)(uintptr_t)fuzz_word();
	CUkernel kernel = (CUkernel)(uintptr_t)fuzz_word();
	int rc = (int)fx_KernelGetFunction(func, kernel);
	return rc;
}

static int call_KernelInfo(void)
{
	CUkernel kernel = (CUkernel)(uintptr_t)fuzz_word();
	FerryFunction *info = fuzz_in(sizeof(FerryFunction));
	struct ferry_array layout;
	int rc = (int)fx_KernelInfo(kernel, info, &layout);
	fuzz_array(&layout);
	return rc;
}

static int call_ModuleVariable(void)
{
	CUmodule module = (CUmodule)(uintptr_t)fuzz_word();
	const char *name = fuzz_string();
	CUdeviceptr *addr = fuzz_in(sizeof(CUdeviceptr));
	uint64_t *size = fuzz_in(sizeof(uint64_t));
	unsigned *managed = fuzz_in(sizeof(unsigned));
	struct ferry_array more;
	int rc = (int)fx_ModuleVariable(module, name, addr, size, managed, &more);
	fuzz_array(&more);
	return rc;
}

static int call_LibraryVariable(void)
{
	CUlibrary library = (CUlibrary)(uintptr_t)fuzz_word();
	unsigned kind = (unsigned)fuzz_word();
	const char *name = fuzz_string();
	CUdeviceptr *addr = fuzz_in(sizeof(CUdeviceptr));
	uint64_t *size = fuzz_in(sizeof(uint64_t));
	unsigned *managed = fuzz_in(sizeof(unsigned));
	struct ferry_array more;
	int rc = (int)fx_LibraryVariable(library, name, kind, addr, size, managed, &more);
	fuzz_array(&more);
	return rc;
}

static int call_Clusters(void)
{
	CUfunction func = (CUfunction)(uintptr_t)fuzz_word();
	unsigned most = (unsigned)fuzz_word();
	unsigned gridX = (unsigned)fuzz_word();
	unsigned gridY = (unsigned)fuzz_word();
	unsigned gridZ = (unsigned)fuzz_word();
	unsigned blockX = (unsigned)fuzz_word();
	unsigned blockY = (unsigned)fuzz_word();
	unsigned blockZ = (unsigned)fuzz_word();
	unsigned shared = (unsigned)fuzz_word();
	CUstream stream = (CUstream)(uintptr_t)fuzz_word();
	size_t attributes_n = fuzz_count();
	const CUlaunchAttribute *attributes = fuzz_in(attributes_n * sizeof(CUlaunchAttribute));
	int *count = fuzz_in(sizeof(int));
	int rc = (int)fx_Clusters(func, most, gridX, gridY, gridZ, blockX, blockY, blockZ, shared, stream, attributes, attributes_n, count);
	return rc;
}

static int call_TensorMap(void)
{
	unsigned kind = (unsigned)fuzz_word();
	unsigned dataType = (unsigned)fuzz_word();
	CUdeviceptr address = (CUdeviceptr)fuzz_word();
	size_t dims_n = fuzz_count();
	const uint64_t *dims = fuzz_in(dims_n * sizeof(uint64_t));
	size_t strides_n = fuzz_count();
	const uint64_t *strides = fuzz_in(strides_n * sizeof(uint64_t));
	size_t box_n = fuzz_count();
	const unsigned *box = fuzz_in(box_n * sizeof(unsigned));
	size_t steps_n = fuzz_count();
	const unsigned *steps = fuzz_in(steps_n * sizeof(unsigned));
	size_t lower_n = fuzz_count();
	const int *lower = fuzz_in(lower_n * sizeof(int));
	size_t upper_n = fuzz_count();
	const int *upper = fuzz_in(upper_n * sizeof(int));
	size_t options_n = fuzz_count();
	const unsigned *options = fuzz_in(options_n * sizeof(unsigned));
	CUtensorMap *map = fuzz_in(sizeof(CUtensorMap));
	int rc = (int)fx_TensorMap(kind, dataType, address, dims, dims_n, strides, strides_n, box, box_n, steps, steps_n, lower, lower_n, upper, upper_n, options, options_n, map);
	return rc;
}

static int call_LinkCreate(void)
{
	CUlinkState state = (CUlinkState)(uintptr_t)fuzz_word();
	size_t options_n = fuzz_count();
	const unsigned *options = fuzz_in(options_n * sizeof(unsigned));
	size_t values_n = fuzz_count();
	const uint64_t *values = fuzz_in(values_n * sizeof(uint64_t));
	int rc = (int)fx_LinkCreate(state, options, options_n, values, values_n);
	return rc;
}

static int call_LinkAdd(void)
{
	CUlinkState state = (CUlinkState)(uintptr_t)fuzz_word();
	unsigned type = (unsigned)fuzz_word();
	uint64_t blob = (uint64_t)fuzz_word();
	const char *name = fuzz_string();
	struct ferry_array info;
	struct ferry_array errors;
	int rc = (int)fx_LinkAdd(state, type, blob, name, &info, &errors);
	fuzz_array(&info);
	fuzz_array(&errors);
	return rc;
}

static int call_LinkComplete(void)
{
	CUlinkState state = (CUlinkState)(uintptr_t)fuzz_word();
	uint64_t *size = fuzz_in(sizeof(uint64_t));
	struct ferry_array info;
	struct ferry_array errors;
	int rc = (int)fx_LinkComplete(state, size, &info, &errors);
	fuzz_array(&info);
	fuzz_array(&errors);
	return rc;
}

static int call_LinkFetch(void)
{
	CUlinkState state = (CUlinkState)(uintptr_t)fuzz_word();
	uint64_t offset = (uint64_t)fuzz_word();
	struct ferry_array data;
	int rc = (int)fx_LinkFetch(state, offset, &data);
	fuzz_array(&data);
	return rc;
}

static int call_MemAllocAsync(void)
{
	CUdeviceptr addr = (CUdeviceptr)fuzz_word();
	uint64_t size = (uint64_t)fuzz_word();
	CUstream stream = (CUstream)(uintptr_t)fuzz_word();
	CUdevice dev = (CUdevice)fuzz_word();
	uint64_t token = (uint64_t)fuzz_word();
	unsigned *captured = fuzz_in(sizeof(unsigned));
	int rc = (int)fx_MemAllocAsync(addr, size, stream, dev, token, captured);
	return rc;
}

static int call_MemAccess(void)
{
	CUdeviceptr addr = (CUdeviceptr)fuzz_word();
	unsigned on = (unsigned)fuzz_word();
	size_t devices_n = fuzz_count();
	const int *devices = fuzz_in(devices_n * sizeof(int));
	int rc = (int)fx_MemAccess(addr, devices, devices_n, on);
	return rc;
}

static int call_ArrayOut(void)
{
	CUstream stream = (CUstream)(uintptr_t)fuzz_word();
	CUDA_MEMCPY3D_v2 *copy = fuzz_in(sizeof(CUDA_MEMCPY3D_v2));
	int rc = (int)fx_ArrayOut(copy, stream);
	return rc;
}

static int call_HostPipe(void)
{
	int rc = (int)fx_HostPipe();
	return rc;
}

static int call_EventWatch(void)
{
	CUevent event = (CUevent)(uintptr_t)fuzz_word();
	int rc = (int)fx_EventWatch(event);
	return rc;
}

static int call_StreamWatch(void)
{
	CUstream stream = (CUstream)(uintptr_t)fuzz_word();
	int rc = (int)fx_StreamWatch(stream);
	return rc;
}

static int call_BeginCapture(void)
{
	CUstream stream = (CUstream)(uintptr_t)fuzz_word();
	unsigned mode = (unsigned)fuzz_word();
	int rc = (int)fx_BeginCapture(stream, mode);
	return rc;
}

static int call_BeginCaptureTo(void)
{
	CUstream stream = (CUstream)(uintptr_t)fuzz_word();
	CUgraph graph = (CUgraph)(uintptr_t)fuzz_word();
	size_t dependencies_n = fuzz_count();
	const CUgraphNode *dependencies = fuzz_in(dependencies_n * sizeof(CUgraphNode));
	size_t edges_n = fuzz_count();
	const CUgraphEdgeData *edges = fuzz_in(edges_n * sizeof(CUgraphEdgeData));
	int rc = (int)fx_BeginCaptureTo(stream, graph, dependencies, dependencies_n, edges, edges_n);
	return rc;
}

static int call_EndCapture(void)
{
	CUstream stream = (CUstream)(uintptr_t)fuzz_word();
	CUgraph *graph = fuzz_in(sizeof(CUgraph));
	int rc = (int)fx_EndCapture(stream, graph);
	return rc;
}

static int call_CaptureInfo(void)
{
	CUstream stream = (CUstream)(uintptr_t)fuzz_word();
	unsigned *status = fuzz_in(sizeof(unsigned));
	uint64_t *id = fuzz_in(sizeof(uint64_t));
	CUgraph *graph = fuzz_in(sizeof(CUgraph));
	struct ferry_array dependencies;
	struct ferry_array edges;
	int rc = (int)fx_CaptureInfo(stream, status, id, graph, &dependencies, &edges);
	fuzz_array(&dependencies);
	fuzz_array(&edges);
	return rc;
}

static int call_CaptureWait(void)
{
	CUstream stream = (CUstream)(uintptr_t)fuzz_word();
	CUevent event = (CUevent)(uintptr_t)fuzz_word();
	unsigned flags = (unsigned)fuzz_word();
	int rc = (int)fx_CaptureWait(stream, event, flags);
	return rc;
}

static int call_CaptureUpdate(void)
{
	CUstream stream = (CUstream)(uintptr_t)fuzz_word();
	unsigned flags = (unsigned)fuzz_word();
	size_t dependencies_n = fuzz_count();
	const CUgraphNode *dependencies = fuzz_in(dependencies_n * sizeof(CUgraphNode));
	size_t edges_n = fuzz_count();
	const CUgraphEdgeData *edges = fuzz_in(edges_n * sizeof(CUgraphEdgeData));
	int rc = (int)fx_CaptureUpdate(stream, dependencies, dependencies_n, edges, edges_n, flags);
	return rc;
}

static int call_GraphNodeDestroy(void)
{
	CUgraphNode node = (CUgraphNode)(uintptr_t)fuzz_word();
	int rc = (int)fx_GraphNodeDestroy(node);
	return rc;
}

static int call_GraphNodeType(void)
{
	CUgraphNode node = (CUgraphNode)(uintptr_t)fuzz_word();
	unsigned *type = fuzz_in(sizeof(unsigned));
	int rc = (int)fx_GraphNodeType(node, type);
	return rc;
}

static int call_GraphDot(void)
{
	CUgraph graph = (CUgraph)(uintptr_t)fuzz_word();
	unsigned flags = (unsigned)fuzz_word();
	uint64_t offset = (uint64_t)fuzz_word();
	uint64_t *total = fuzz_in(sizeof(uint64_t));
	struct ferry_array text;
	int rc = (int)fx_GraphDot(graph, flags, offset, total, &text);
	fuzz_array(&text);
	return rc;
}

static int call_GraphInstantiate(void)
{
	CUgraphExec exec = (CUgraphExec)(uintptr_t)fuzz_word();
	CUgraph graph = (CUgraph)(uintptr_t)fuzz_word();
	uint64_t flags = (uint64_t)fuzz_word();
	CUstream stream = (CUstream)(uintptr_t)fuzz_word();
	unsigned *memory = fuzz_in(sizeof(unsigned));
	unsigned *result = fuzz_in(sizeof(unsigned));
	CUgraphNode *node = fuzz_in(sizeof(CUgraphNode));
	int rc = (int)fx_GraphInstantiate(exec, graph, flags, stream, memory, result, node);
	return rc;
}

static int call_GraphLaunchAsk(void)
{
	CUgraphExec exec = (CUgraphExec)(uintptr_t)fuzz_word();
	CUstream stream = (CUstream)(uintptr_t)fuzz_word();
	int rc = (int)fx_GraphLaunchAsk(exec, stream);
	return rc;
}

static int call_GraphKernel(void)
{
	CUgraph graph = (CUgraph)(uintptr_t)fuzz_word();
	CUfunction func = (CUfunction)(uintptr_t)fuzz_word();
	unsigned gridX = (unsigned)fuzz_word();
	unsigned gridY = (unsigned)fuzz_word();
	unsigned gridZ = (unsigned)fuzz_word();
	unsigned blockX = (unsigned)fuzz_word();
	unsigned blockY = (unsigned)fuzz_word();
	unsigned blockZ = (unsigned)fuzz_word();
	unsigned shared = (unsigned)fuzz_word();
	unsigned flags = (unsigned)fuzz_word();
	CUgraphNode *node = fuzz_in(sizeof(CUgraphNode));
	size_t dependencies_n = fuzz_count();
	const CUgraphNode *dependencies = fuzz_in(dependencies_n * sizeof(CUgraphNode));
	size_t params_n = fuzz_count();
	const void *params = fuzz_in(params_n * 1);
	int rc = (int)fx_GraphKernel(node, graph, dependencies, dependencies_n, func, gridX, gridY, gridZ, blockX, blockY, blockZ, shared, flags, params, params_n);
	return rc;
}

static int call_GraphKernelSet(void)
{
	CUgraphExec exec = (CUgraphExec)(uintptr_t)fuzz_word();
	CUgraphNode node = (CUgraphNode)(uintptr_t)fuzz_word();
	CUfunction func = (CUfunction)(uintptr_t)fuzz_word();
	unsigned gridX = (unsigned)fuzz_word();
	unsigned gridY = (unsigned)fuzz_word();
	unsigned gridZ = (unsigned)fuzz_word();
	unsigned blockX = (unsigned)fuzz_word();
	unsigned blockY = (unsigned)fuzz_word();
	unsigned blockZ = (unsigned)fuzz_word();
	unsigned shared = (unsigned)fuzz_word();
	unsigned flags = (unsigned)fuzz_word();
	size_t params_n = fuzz_count();
	const void *params = fuzz_in(params_n * 1);
	int rc = (int)fx_GraphKernelSet(exec, node, func, gridX, gridY, gridZ, blockX, blockY, blockZ, shared, flags, params, params_n);
	return rc;
}

static int call_GraphKernelGet(void)
{
	CUgraphNode node = (CUgraphNode)(uintptr_t)fuzz_word();
	CUfunction *func = fuzz_in(sizeof(CUfunction));
	struct ferry_array dims;
	struct ferry_array params;
	int rc = (int)fx_GraphKernelGet(node, func, &dims, &params);
	fuzz_array(&dims);
	fuzz_array(&params);
	return rc;
}

static int call_GraphCopy(void)
{
	CUgraph graph = (CUgraph)(uintptr_t)fuzz_word();
	CUcontext ctx = (CUcontext)(uintptr_t)fuzz_word();
	uint64_t token = (uint64_t)fuzz_word();
	CUgraphNode *node = fuzz_in(sizeof(CUgraphNode));
	size_t dependencies_n = fuzz_count();
	const CUgraphNode *dependencies = fuzz_in(dependencies_n * sizeof(CUgraphNode));
	CUDA_MEMCPY3D_v2 *copy = fuzz_in(sizeof(CUDA_MEMCPY3D_v2));
	int rc = (int)fx_GraphCopy(node, graph, dependencies, dependencies_n, copy, ctx, token);
	return rc;
}

static int call_GraphCopySet(void)
{
	CUgraphExec exec = (CUgraphExec)(uintptr_t)fuzz_word();
	CUgraphNode node = (CUgraphNode)(uintptr_t)fuzz_word();
	CUcontext ctx = (CUcontext)(uintptr_t)fuzz_word();
	uint64_t token = (uint64_t)fuzz_word();
	CUDA_MEMCPY3D_v2 *copy = fuzz_in(sizeof(CUDA_MEMCPY3D_v2));
	int rc = (int)fx_GraphCopySet(exec, node, copy, ctx, token);
	return rc;
}

static int call_GraphCopyGet(void)
{
	CUgraphNode node = (CUgraphNode)(uintptr_t)fuzz_word();
	CUDA_MEMCPY3D_v2 *copy = fuzz_in(sizeof(CUDA_MEMCPY3D_v2));
	int rc = (int)fx_GraphCopyGet(node, copy);
	return rc;
}

static int call_StreamCopy(void)
{
	CUstream stream = (CUstream)(uintptr_t)fuzz_word();
	uint64_t token = (uint64_t)fuzz_word();
	CUDA_MEMCPY3D_v2 *copy = fuzz_in(sizeof(CUDA_MEMCPY3D_v2));
	int rc = (int)fx_StreamCopy(stream, copy, token);
	return rc;
}

static int call_GraphHost(void)
{
	CUgraph graph = (CUgraph)(uintptr_t)fuzz_word();
	uint64_t token = (uint64_t)fuzz_word();
	CUgraphNode *node = fuzz_in(sizeof(CUgraphNode));
	size_t dependencies_n = fuzz_count();
	const CUgraphNode *dependencies = fuzz_in(dependencies_n * sizeof(CUgraphNode));
	int rc = (int)fx_GraphHost(node, graph, dependencies, dependencies_n, token);
	return rc;
}

static int call_GraphHostSet(void)
{
	CUgraphExec exec = (CUgraphExec)(uintptr_t)fuzz_word();
	CUgraphNode node = (CUgraphNode)(uintptr_t)fuzz_word();
	uint64_t token = (uint64_t)fuzz_word();
	int rc = (int)fx_GraphHostSet(exec, node, token);
	return rc;
}

static int call_GraphHostGet(void)
{
	CUgraphNode node = (CUgraphNode)(uintptr_t)fuzz_word();
	uint64_t *token = fuzz_in(sizeof(uint64_t));
	int rc = (int)fx_GraphHostGet(node, token);
	return rc;
}

static int call_GraphMemOps(void)
{
	CUgraph graph = (CUgraph)(uintptr_t)fuzz_word();
	CUcontext ctx = (CUcontext)(uintptr_t)fuzz_word();
	unsigned flags = (unsigned)fuzz_word();
	CUgraphNode *node = fuzz_in(sizeof(CUgraphNode));
	size_t dependencies_n = fuzz_count();
	const CUgraphNode *dependencies = fuzz_in(dependencies_n * sizeof(CUgraphNode));
	size_t ops_n = fuzz_count();
	const CUstreamBatchMemOpParams_v1 *ops = fuzz_in(ops_n * sizeof(CUstreamBatchMemOpParams_v1));
	int rc = (int)fx_GraphMemOps(node, graph, dependencies, dependencies_n, ctx, flags, ops, ops_n);
	return rc;
}

static int call_GraphMemOpsSet(void)
{
	CUgraphExec exec = (CUgraphExec)(uintptr_t)fuzz_word();
	CUgraphNode node = (CUgraphNode)(uintptr_t)fuzz_word();
	CUcontext ctx = (CUcontext)(uintptr_t)fuzz_word();
	unsigned flags = (unsigned)fuzz_word();
	size_t ops_n = fuzz_count();
	const CUstreamBatchMemOpParams_v1 *ops = fuzz_in(ops_n * sizeof(CUstreamBatchMemOpParams_v1));
	int rc = (int)fx_GraphMemOpsSet(exec, node, ctx, flags, ops, ops_n);
	return rc;
}

static int call_GraphMemOpsGet(void)
{
	CUgraphNode node = (CUgraphNode)(uintptr_t)fuzz_word();
	CUcontext *ctx = fuzz_in(sizeof(CUcontext));
	unsigned *flags = fuzz_in(sizeof(unsigned));
	struct ferry_array ops;
	int rc = (int)fx_GraphMemOpsGet(node, ctx, flags, &ops);
	fuzz_array(&ops);
	return rc;
}

static int call_GraphConditional(void)
{
	CUgraph graph = (CUgraph)(uintptr_t)fuzz_word();
	uint64_t handle = (uint64_t)fuzz_word();
	unsigned type = (unsigned)fuzz_word();
	unsigned size = (unsigned)fuzz_word();
	CUcontext ctx = (CUcontext)(uintptr_t)fuzz_word();
	uint64_t token = (uint64_t)fuzz_word();
	CUgraphNode *node = fuzz_in(sizeof(CUgraphNode));
	size_t dependencies_n = fuzz_count();
	const CUgraphNode *dependencies = fuzz_in(dependencies_n * sizeof(CUgraphNode));
	struct ferry_array bodies;
	int rc = (int)fx_GraphConditional(node, graph, dependencies, dependencies_n, handle, type, size, ctx, token, &bodies);
	fuzz_array(&bodies);
	return rc;
}

static int call_GraphMove(void)
{
	CUgraph graph = (CUgraph)(uintptr_t)fuzz_word();
	CUgraph child = (CUgraph)(uintptr_t)fuzz_word();
	CUgraphNode *node = fuzz_in(sizeof(CUgraphNode));
	size_t dependencies_n = fuzz_count();
	const CUgraphNode *dependencies = fuzz_in(dependencies_n * sizeof(CUgraphNode));
	int rc = (int)fx_GraphMove(node, graph, dependencies, dependencies_n, child);
	return rc;
}

static int call_GraphAlloc(void)
{
	CUgraph graph = (CUgraph)(uintptr_t)fuzz_word();
	CUdevice dev = (CUdevice)fuzz_word();
	CUdeviceptr addr = (CUdeviceptr)fuzz_word();
	uint64_t size = (uint64_t)fuzz_word();
	uint64_t token = (uint64_t)fuzz_word();
	CUgraphNode *node = fuzz_in(sizeof(CUgraphNode));
	size_t dependencies_n = fuzz_count();
	const CUgraphNode *dependencies = fuzz_in(dependencies_n * sizeof(CUgraphNode));
	int rc = (int)fx_GraphAlloc(node, graph, dependencies, dependencies_n, dev, addr, size, token);
	return rc;
}

static int call_GraphFree(void)
{
	CUgraph graph = (CUgraph)(uintptr_t)fuzz_word();
	CUdeviceptr addr = (CUdeviceptr)fuzz_word();
	CUgraphNode *node = fuzz_in(sizeof(CUgraphNode));
	size_t dependencies_n = fuzz_count();
	const CUgraphNode *dependencies = fuzz_in(dependencies_n * sizeof(CUgraphNode));
	int rc = (int)fx_GraphFree(node, graph, dependencies, dependencies_n, addr);
	return rc;
}

static int call_GraphMemoryGet(void)
{
	CUgraphNode node = (CUgraphNode)(uintptr_t)fuzz_word();
	unsigned type = (unsigned)fuzz_word();
	CUdevice *dev = fuzz_in(sizeof(CUdevice));
	CUdeviceptr *addr = fuzz_in(sizeof(CUdeviceptr));
	uint64_t *size = fuzz_in(sizeof(uint64_t));
	int rc = (int)fx_GraphMemoryGet(node, type, dev, addr, size);
	return rc;
}

static int call_GraphMemoryFree(void)
{
	CUdeviceptr addr = (CUdeviceptr)fuzz_word();
	CUstream stream = (CUstream)(uintptr_t)fuzz_word();
	int rc = (int)fx_GraphMemoryFree(addr, stream);
	return rc;
}

static int call_GraphMemory(void)
{
	CUdevice dev = (CUdevice)fuzz_word();
	unsigned reset = (unsigned)fuzz_word();
	struct ferry_array values;
	int rc = (int)fx_GraphMemory(dev, reset, &values);
	fuzz_array(&values);
	return rc;
}

static int call_DeviceGetTexture1DLinearMaxWidth(void)
{
	CUarray_format format = (CUarray_format)fuzz_word();
	unsigned numChannels = (unsigned)fuzz_word();
	CUdevice dev = (CUdevice)fuzz_word();
	size_t *maxWidthInElements = fuzz_in(sizeof(size_t));
	int rc = (int)fx_cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements, format, numChannels, dev);
	return rc;
}

static int call_DeviceGetHostAtomicCapabilities(void)
{
	unsigned count = (unsigned)fuzz_count();
	CUdevice dev = (CUdevice)fuzz_word();
	unsigned *capabilities = fuzz_in((size_t)(count) * sizeof(unsigned));
	CUatomicOperation *operations = fuzz_in((size_t)(count) * sizeof(CUatomicOperation));
	int rc = (int)fx_cuDeviceGetHostAtomicCapabilities(capabilities, operations, count, dev);
	return rc;
}

static int call_DeviceGetExecAffinitySupport(void)
{
	CUexecAffinityType type = (CUexecAffinityType)fuzz_word();
	CUdevice dev = (CUdevice)fuzz_word();
	int *pi = fuzz_in(sizeof(int));
	int rc = (int)fx_cuDeviceGetExecAffinitySupport(pi, type, dev);
	return rc;
}

static int call_FlushGPUDirectRDMAWrites(void)
{
	CUflushGPUDirectRDMAWritesTarget target = (CUflushGPUDirectRDMAWritesTarget)fuzz_word();
	CUflushGPUDirectRDMAWritesScope scope = (CUflushGPUDirectRDMAWritesScope)fuzz_word();
	int rc = (int)fx_cuFlushGPUDirectRDMAWrites(target, scope);
	return rc;
}

static int call_DeviceCanAccessPeer(void)
{
	CUdevice dev = (CUdevice)fuzz_word();
	CUdevice peerDev = (CUdevice)fuzz_word();
	int *canAccessPeer = fuzz_in(sizeof(int));
	int rc = (int)fx_cuDeviceCanAccessPeer(canAccessPeer, dev, peerDev);
	return rc;
}

static int call_DeviceGetP2PAttribute(void)
{
	CUdevice_P2PAttribute attrib = (CUdevice_P2PAttribute)fuzz_word();
	CUdevice srcDevice = (CUdevice)fuzz_word();
	CUdevice dstDevice = (CUdevice)fuzz_word();
	int *value = fuzz_in(sizeof(int));
	int rc = (int)fx_cuDeviceGetP2PAttribute(value, attrib, srcDevice, dstDevice);
	return rc;
}

static int call_DeviceGetP2PAtomicCapabilities(void)
{
	unsigned count = (unsigned)fuzz_count();
	CUdevice srcDevice = (CUdevice)fuzz_word();
	CUdevice dstDevice = (CUdevice)fuzz_word();
	unsigned *capabilities = fuzz_in((size_t)(count) * sizeof(unsigned));
	CUatomicOperation *operations = fuzz_in((size_t)(count) * sizeof(CUatomicOperation));
	int rc = (int)fx_cuDeviceGetP2PAtomicCapabilities(capabilities, operations, count, srcDevice, dstDevice);
	return rc;
}

static int call_DevicePrimaryCtxSetFlags_v2(void)
{
	CUdevice dev = (CUdevice)fuzz_word();
	unsigned flags = (unsigned)fuzz_word();
	int rc = (int)fx_cuDevicePrimaryCtxSetFlags_v2(dev, flags);
	return rc;
}

static int call_CtxSetLimit(void)
{
	CUlimit limit = (CUlimit)fuzz_word();
	size_t value = (size_t)fuzz_word();
	int rc = (int)fx_cuCtxSetLimit(limit, value);
	return rc;
}

static int call_CtxGetLimit(void)
{
	CUlimit limit = (CUlimit)fuzz_word();
	size_t *pvalue = fuzz_in(sizeof(size_t));
	int rc = (int)fx_cuCtxGetLimit(pvalue, limit);
	return rc;
}

static int call_CtxGetCacheConfig(void)
{
	CUfunc_cache *pconfig = fuzz_in(sizeof(CUfunc_cache));
	int rc = (int)fx_cuCtxGetCacheConfig(pconfig);
	return rc;
}

static int call_CtxSetCacheConfig(void)
{
	CUfunc_cache config = (CUfunc_cache)fuzz_word();
	int rc = (int)fx_cuCtxSetCacheConfig(config);
	return rc;
}

static int call_CtxGetSharedMemConfig(void)
{
	CUsharedconfig *pConfig = fuzz_in(sizeof(CUsharedconfig));
	int rc = (int)fx_cuCtxGetSharedMemConfig(pConfig);
	return rc;
}

static int call_CtxSetSharedMemConfig(void)
{
	CUsharedconfig config = (CUsharedconfig)fuzz_word();
	int rc = (int)fx_cuCtxSetSharedMemConfig(config);
	return rc;
}

static int call_CtxGetExecAffinity(void)
{
	CUexecAffinityType type = (CUexecAffinityType)fuzz_word();
	CUexecAffinityParam_v1 *pExecAffinity = fuzz_in(sizeof(CUexecAffinityParam_v1));
	int rc = (int)fx_cuCtxGetExecAffinity(pExecAffinity, type);
	return rc;
}

static int call_ModuleGetFunctionCount(void)
{
	CUmodule mod = (CUmodule)(uintptr_t)fuzz_word();
	unsigned *count = fuzz_in(sizeof(unsigned));
	int rc = (int)fx_cuModuleGetFunctionCount(count, mod);
	return rc;
}

static int call_ModuleGetTexRef(void)
{
	CUmodule hmod = (CUmodule)(uintptr_t)fuzz_word();
	CUtexref *pTexRef = fuzz_in(sizeof(CUtexref));
	const char *name = fuzz_string();
	int rc = (int)fx_cuModuleGetTexRef(pTexRef, hmod, name);
	return rc;
}

static int call_ModuleGetSurfRef(void)
{
	CUmodule hmod = (CUmodule)(uintptr_t)fuzz_word();
	CUsurfref *pSurfRef = fuzz_in(sizeof(CUsurfref));
	const char *name = fuzz_string();
	int rc = (int)fx_cuModuleGetSurfRef(pSurfRef, hmod, name);
	return rc;
}

static int call_LibraryGetKernelCount(void)
{
	CUlibrary lib = (CUlibrary)(uintptr_t)fuzz_word();
	unsigned *count = fuzz_in(sizeof(unsigned));
	int rc = (int)fx_cuLibraryGetKernelCount(count, lib);
	return rc;
}

static int call_KernelSetCacheConfig(void)
{
	CUkernel kernel = (CUkernel)(uintptr_t)fuzz_word();
	CUfunc_cache config = (CUfunc_cache)fuzz_word();
	CUdevice dev = (CUdevice)fuzz_word();
	int rc = (int)fx_cuKernelSetCacheConfig(kernel, config, dev);
	return rc;
}

static int call_FuncSetCacheConfig(void)
{
	CUfunction hfunc = (CUfunction)(uintptr_t)fuzz_word();
	CUfunc_cache config = (CUfunc_cache)fuzz_word();
	int rc = (int)fx_cuFuncSetCacheConfig(hfunc, config);
	return rc;
}

static int call_FuncSetSharedMemConfig(void)
{
	CUfunction hfunc = (CUfunction)(uintptr_t)fuzz_word();
	CUsharedconfig config = (CUsharedconfig)fuzz_word();
	int rc = (int)fx_cuFuncSetSharedMemConfig(hfunc, config);
	return rc;
}

static int call_OccupancyMaxActiveBlocksPerMultiprocessorWithFlags(void)
{
	CUfunction func = (CUfunction)(uintptr_t)fuzz_word();
	int blockSize = (int)fuzz_word();
	size_t dynamicSMemSize = (size_t)fuzz_word();
	unsigned flags = (unsigned)fuzz_word();
	int *numBlocks = fuzz_in(sizeof(int));
	int rc = (int)fx_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks, func, blockSize, dynamicSMemSize, flags);
	return rc;
}

static int call_OccupancyAvailableDynamicSMemPerBlock(void)
{
	CUfunction func = (CUfunction)(uintptr_t)fuzz_word();
	int numBlocks = (int)fuzz_word();
	int blockSize = (int)fuzz_word();
	size_t *dynamicSmemSize = fuzz_in(sizeof(size_t));
	int rc = (int)fx_cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize, func, numBlocks, blockSize);
	return rc;
}

static int call_MemBatchDecompressAsync(void)
{
	size_t count = (size_t)fuzz_count();
	unsigned flags = (unsigned)fuzz_word();
	CUstream stream = (CUstream)(uintptr_t)fuzz_word();
	CUmemDecompressParams *paramsArray = fuzz_in((size_t)(count) * sizeof(CUmemDecompressParams));
	size_t *errorIndex = fuzz_absent() ? NULL : fuzz_in(sizeof(size_t));
	int rc = (int)fx_cuMemBatchDecompressAsync(paramsArray, count, flags, errorIndex, stream);
	return rc;
}

static int call_MemCreate(void)
{
	CUmemGenericAllocationHandle handle = (CUmemGenericAllocationHandle)(uintptr_t)fuzz_word();
	size_t size = (size_t)fuzz_word();
	uint64_t flags = (uint64_t)fuzz_word();
	CUmemAllocationProp_v1 *prop = fuzz_in(sizeof(CUmemAllocationProp_v1));
	int rc = (int)fx_cuMemCreate(handle, size, prop, flags);
	return rc;
}

static int call_MemMap(void)
{
	CUdeviceptr ptr = (CUdeviceptr)fuzz_word();
	size_t size = (size_t)fuzz_word();
	size_t offset = (size_t)fuzz_word();
	CUmemGenericAllocationHandle handle = (CUmemGenericAllocationHandle)(uintptr_t)fuzz_word();
	uint64_t flags = (uint64_t)fuzz_word();
	int rc = (int)fx_cuMemMap(ptr, size, offset, handle, flags);
	return rc;
}

static int call_MemUnmap(void)
{
	CUdeviceptr ptr = (CUdeviceptr)fuzz_word();
	size_t size = (size_t)fuzz_word();
	int rc = (int)fx_cuMemUnmap(ptr, size);
	return rc;
}

static int call_MemSetAccess(void)
{
	CUdeviceptr ptr = (CUdeviceptr)fuzz_word();
	size_t size = (size_t)fuzz_word();
	size_t count = (size_t)fuzz_count();
	CUmemAccessDesc_v1 *desc = fuzz_in((size_t)(count) * sizeof(CUmemAccessDesc_v1));
	int rc = (int)fx_cuMemSetAccess(ptr, size, desc, count);
	return rc;
}

static int call_MemGetAccess(void)
{
	CUdeviceptr ptr = (CUdeviceptr)fuzz_word();
	uint64_t *flags = fuzz_in(sizeof(uint64_t));
	CUmemLocation_v1 *location = fuzz_in(sizeof(CUmemLocation_v1));
	int rc = (int)fx_cuMemGetAccess(flags, location, ptr);
	return rc;
}

static int call_MemGetAllocationGranularity(void)
{
	CUmemAllocationGranularity_flags option = (CUmemAllocationGranularity_flags)fuzz_word();
	size_t *granularity = fuzz_in(sizeof(size_t));
	CUmemAllocationProp_v1 *prop = fuzz_in(sizeof(CUmemAllocationProp_v1));
	int rc = (int)fx_cuMemGetAllocationGranularity(granularity, prop, option);
	return rc;
}

static int call_MemGetAllocationPropertiesFromHandle(void)
{
	CUmemGenericAllocationHandle handle = (CUmemGenericAllocationHandle)(uintptr_t)fuzz_word();
	CUmemAllocationProp_v1 *prop = fuzz_in(sizeof(CUmemAllocationProp_v1));
	int rc = (int)fx_cuMemGetAllocationPropertiesFromHandle(prop, handle);
	return rc;
}

static int call_MulticastCreate(void)
{
	CUmemGenericAllocationHandle mcHandle = (CUmemGenericAllocationHandle)(uintptr_t)fuzz_word();
	CUmulticastObjectProp_v1 *prop = fuzz_in(sizeof(CUmulticastObjectProp_v1));
	int rc = (int)fx_cuMulticastCreate(mcHandle, prop);
	return rc;
}

static int call_MulticastAddDevice(void)
{
	CUmemGenericAllocationHandle mcHandle = (CUmemGenericAllocationHandle)(uintptr_t)fuzz_word();
	CUdevice dev = (CUdevice)fuzz_word();
	int rc = (int)fx_cuMulticastAddDevice(mcHandle, dev);
	return rc;
}

static int call_MulticastBindMem(void)
{
	CUmemGenericAllocationHandle mcHandle = (CUmemGenericAllocationHandle)(uintptr_t)fuzz_word();
	size_t mcOffset = (size_t)fuzz_word();
	CUmemGenericAllocationHandle memHandle = (CUmemGenericAllocationHandle)(uintptr_t)fuzz_word();
	size_t memOffset = (size_t)fuzz_word();
	size_t size = (size_t)fuzz_word();
	uint64_t flags = (uint64_t)fuzz_word();
	int rc = (int)fx_cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags);
	return rc;
}

static int call_MulticastBindAddr(void)
{
	CUmemGenericAllocationHandle mcHandle = (CUmemGenericAllocationHandle)(uintptr_t)fuzz_word();
	size_t mcOffset = (size_t)fuzz_word();
	CUdeviceptr memptr = (CUdeviceptr)fuzz_word();
	size_t size = (size_t)fuzz_word();
	uint64_t flags = (uint64_t)fuzz_word();
	int rc = (int)fx_cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags);
	return rc;
}

static int call_MulticastUnbind(void)
{
	CUmemGenericAllocationHandle mcHandle = (CUmemGenericAllocationHandle)(uintptr_t)fuzz_word();
	CUdevice dev = (CUdevice)fuzz_word();
	size_t mcOffset = (size_t)fuzz_word();
	size_t size = (size_t)fuzz_word();
	int rc = (int)fx_cuMulticastUnbind(mcHandle, dev, mcOffset, size);
	return rc;
}

static int call_MulticastGetGranularity(void)
{
	CUmulticastGranularity_flags option = (CUmulticastGranularity_flags)fuzz_word();
	size_t *granularity = fuzz_in(sizeof(size_t));
	CUmulticastObjectProp_v1 *prop = fuzz_in(sizeof(CUmulticastObjectProp_v1));
	int rc = (int)fx_cuMulticastGetGranularity(granularity, prop, option);
	return rc;
}

static int call_ArrayCreate_v2(void)
{
	CUarray pHandle = (CUarray)(uintptr_t)fuzz_word();
	CUDA_ARRAY_DESCRIPTOR_v2 *pAllocateArray = fuzz_in(sizeof(CUDA_ARRAY_DESCRIPTOR_v2));
	int rc = (int)fx_cuArrayCreate_v2(pHandle, pAllocateArray);
	return rc;
}

static int call_ArrayGetDescriptor_v2(void)
{
	CUarray hArray = (CUarray)(uintptr_t)fuzz_word();
	CUDA_ARRAY_DESCRIPTOR_v2 *pArrayDescriptor = fuzz_in(sizeof(CUDA_ARRAY_DESCRIPTOR_v2));
	int rc = (int)fx_cuArrayGetDescriptor_v2(pArrayDescriptor, hArray);
	return rc;
}

static int call_ArrayGetSparseProperties(void)
{
	CUarray array = (CUarray)(uintptr_t)fuzz_word();
	CUDA_ARRAY_SPARSE_PROPERTIES_v1 *sparseProperties = fuzz_in(sizeof(CUDA_ARRAY_SPARSE_PROPERTIES_v1));
	int rc = (int)fx_cuArrayGetSparseProperties(sparseProperties, array);
	return rc;
}

static int call_ArrayGetMemoryRequirements(void)
{
	CUarray array = (CUarray)(uintptr_t)fuzz_word();
	CUdevice device = (CUdevice)fuzz_word();
	CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 *memoryRequirements = fuzz_in(sizeof(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1));
	int rc = (int)fx_cuArrayGetMemoryRequirements(memoryRequirements, array, device);
	return rc;
}

static int call_ArrayGetPlane(void)
{
	CUarray hArray = (CUarray)(uintptr_t)fuzz_word();
	unsigned planeIdx = (unsigned)fuzz_word();
	CUarray *pPlaneArray = fuzz_in(sizeof(CUarray));
	int rc = (int)fx_cuArrayGetPlane(pPlaneArray, hArray, planeIdx);
	return rc;
}

static int call_Array3DCreate_v2(void)
{
	CUarray pHandle = (CUarray)(uintptr_t)fuzz_word();
	CUDA_ARRAY3D_DESCRIPTOR_v2 *pAllocateArray = fuzz_in(sizeof(CUDA_ARRAY3D_DESCRIPTOR_v2));
	int rc = (int)fx_cuArray3DCreate_v2(pHandle, pAllocateArray);
	return rc;
}

static int call_Array3DGetDescriptor_v2(void)
{
	CUarray hArray = (CUarray)(uintptr_t)fuzz_word();
	CUDA_ARRAY3D_DESCRIPTOR_v2 *pArrayDescriptor = fuzz_in(sizeof(CUDA_ARRAY3D_DESCRIPTOR_v2));
	int rc = (int)fx_cuArray3DGetDescriptor_v2(pArrayDescriptor, hArray);
	return rc;
}

static int call_MipmappedArrayCreate(void)
{
	CUmipmappedArray pHandle = (CUmipmappedArray)(uintptr_t)fuzz_word();
	unsigned numMipmapLevels = (unsigned)fuzz_word();
	CUDA_ARRAY3D_DESCRIPTOR_v2 *pMipmappedArrayDesc = fuzz_in(sizeof(CUDA_ARRAY3D_DESCRIPTOR_v2));
	int rc = (int)fx_cuMipmappedArrayCreate(pHandle, pMipmappedArrayDesc, numMipmapLevels);
	return rc;
}

static int call_MipmappedArrayGetLevel(void)
{
	CUmipmappedArray hMipmappedArray = (CUmipmappedArray)(uintptr_t)fuzz_word();
	unsigned level = (unsigned)fuzz_word();
	CUarray *pLevelArray = fuzz_in(sizeof(CUarray));
	int rc = (int)fx_cuMipmappedArrayGetLevel(pLevelArray, hMipmappedArray, level);
	return rc;
}

static int call_MipmappedArrayGetSparseProperties(void)
{
	CUmipmappedArray mipmap = (CUmipmappedArray)(uintptr_t)fuzz_word();
	CUDA_ARRAY_SPARSE_PROPERTIES_v1 *sparseProperties = fuzz_in(sizeof(CUDA_ARRAY_SPARSE_PROPERTIES_v1));
	int rc = (int)fx_cuMipmappedArrayGetSparseProperties(sparseProperties, mipmap);
	return rc;
}

static int call_MipmappedArrayGetMemoryRequirements(void)
{
	CUmipmappedArray mipmap = (CUmipmappedArray)(uintptr_t)fuzz_word();
	CUdevice device = (CUdevice)fuzz_word();
	CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 *memoryRequirements = fuzz_in(sizeof(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1));
	int rc = (int)fx_cuMipmappedArrayGetMemoryRequirements(memoryRequirements, mipmap, device);
	return rc;
}

static int call_TexObjectCreate(void)
{
	CUtexObject *pTexObject = fuzz_in(sizeof(CUtexObject));
	CUDA_RESOURCE_DESC_v1 *pResDesc = fuzz_in(sizeof(CUDA_RESOURCE_DESC_v1));
	CUDA_TEXTURE_DESC_v1 *pTexDesc = fuzz_absent() ? NULL : fuzz_in(sizeof(CUDA_TEXTURE_DESC_v1));
	CUDA_RESOURCE_VIEW_DESC_v1 *pResViewDesc = fuzz_absent() ? NULL : fuzz_in(sizeof(CUDA_RESOURCE_VIEW_DESC_v1));
	int rc = (int)fx_cuTexObjectCreate(pTexObject, pResDesc, pTexDesc, pResViewDesc);
	return rc;
}

static int call_TexObjectDestroy(void)
{
	CUtexObject texObject = (CUtexObject)fuzz_word();
	int rc = (int)fx_cuTexObjectDestroy(texObject);
	return rc;
}

static int call_TexObjectGetResourceDesc(void)
{
	CUtexObject texObject = (CUtexObject)fuzz_word();
	CUDA_RESOURCE_DESC_v1 *pResDesc = fuzz_in(sizeof(CUDA_RESOURCE_DESC_v1));
	int rc = (int)fx_cuTexObjectGetResourceDesc(pResDesc, texObject);
	return rc;
}

static int call_TexObjectGetTextureDesc(void)
{
	CUtexObject texObject = (CUtexObject)fuzz_word();
	CUDA_TEXTURE_DESC_v1 *pTexDesc = fuzz_in(sizeof(CUDA_TEXTURE_DESC_v1));
	int rc = (int)fx_cuTexObjectGetTextureDesc(pTexDesc, texObject);
	return rc;
}

static int call_TexObjectGetResourceViewDesc(void)
{
	CUtexObject texObject = (CUtexObject)fuzz_word();
	CUDA_RESOURCE_VIEW_DESC_v1 *pResViewDesc = fuzz_in(sizeof(CUDA_RESOURCE_VIEW_DESC_v1));
	int rc = (int)fx_cuTexObjectGetResourceViewDesc(pResViewDesc, texObject);
	return rc;
}

static int call_SurfObjectCreate(void)
{
	CUsurfObject *pSurfObject = fuzz_in(sizeof(CUsurfObject));
	CUDA_RESOURCE_DESC_v1 *pResDesc = fuzz_in(sizeof(CUDA_RESOURCE_DESC_v1));
	int rc = (int)fx_cuSurfObjectCreate(pSurfObject, pResDesc);
	return rc;
}

static int call_SurfObjectDestroy(void)
{
	CUsurfObject surfObject = (CUsurfObject)fuzz_word();
	int rc = (int)fx_cuSurfObjectDestroy(surfObject);
	return rc;
}

static int call_SurfObjectGetResourceDesc(void)
{
	CUsurfObject surfObject = (CUsurfObject)fuzz_word();
	CUDA_RESOURCE_DESC_v1 *pResDesc = fuzz_in(sizeof(CUDA_RESOURCE_DESC_v1));
	int rc = (int)fx_cuSurfObjectGetResourceDesc(pResDesc, surfObject);
	return rc;
}

static int call_TensorMapReplaceAddress(void)
{
	CUdeviceptr globalAddress = (CUdeviceptr)fuzz_word();
	CUtensorMap *tensorMap = fuzz_in(sizeof(CUtensorMap));
	int rc = (int)fx_cuTensorMapReplaceAddress(tensorMap, globalAddress);
	return rc;
}

static int call_TexRefSetAddress_v2(void)
{
	CUtexref hTexRef = (CUtexref)(uintptr_t)fuzz_word();
	CUdeviceptr dptr = (CUdeviceptr)fuzz_word();
	size_t bytes = (size_t)fuzz_word();
	size_t *ByteOffset = fuzz_absent() ? NULL : fuzz_in(sizeof(size_t));
	int rc = (int)fx_cuTexRefSetAddress_v2(ByteOffset, hTexRef, dptr, bytes);
	return rc;
}

static int call_TexRefGetAddress_v2(void)
{
	CUtexref hTexRef = (CUtexref)(uintptr_t)fuzz_word();
	CUdeviceptr *pdptr = fuzz_in(sizeof(CUdeviceptr));
	int rc = (int)fx_cuTexRefGetAddress_v2(pdptr, hTexRef);
	return rc;
}

static int call_TexRefGetArray(void)
{
	CUtexref hTexRef = (CUtexref)(uintptr_t)fuzz_word();
	CUarray *phArray = fuzz_in(sizeof(CUarray));
	int rc = (int)fx_cuTexRefGetArray(phArray, hTexRef);
	return rc;
}

static int call_TexRefGetMipmappedArray(void)
{
	CUtexref hTexRef = (CUtexref)(uintptr_t)fuzz_word();
	CUmipmappedArray *phMipmappedArray = fuzz_in(sizeof(CUmipmappedArray));
	int rc = (int)fx_cuTexRefGetMipmappedArray(phMipmappedArray, hTexRef);
	return rc;
}

static int call_TexRefGetAddressMode(void)
{
	CUtexref hTexRef = (CUtexref)(uintptr_t)fuzz_word();
	int dim = (int)fuzz_word();
	CUaddress_mode *pam = fuzz_in(sizeof(CUaddress_mode));
	int rc = (int)fx_cuTexRefGetAddressMode(pam, hTexRef, dim);
	return rc;
}

static int call_TexRefGetFilterMode(void)
{
	CUtexref hTexRef = (CUtexref)(uintptr_t)fuzz_word();
	CUfilter_mode *pfm = fuzz_in(sizeof(CUfilter_mode));
	int rc = (int)fx_cuTexRefGetFilterMode(pfm, hTexRef);
	return rc;
}

static int call_TexRefGetFormat(void)
{
	CUtexref hTexRef = (CUtexref)(uintptr_t)fuzz_word();
	CUarray_format *pFormat = fuzz_in(sizeof(CUarray_format));
	int *pNumChannels = fuzz_in(sizeof(int));
	int rc = (int)fx_cuTexRefGetFormat(pFormat, pNumChannels, hTexRef);
	return rc;
}

static int call_TexRefGetMipmapFilterMode(void)
{
	CUtexref hTexRef = (CUtexref)(uintptr_t)fuzz_word();
	CUfilter_mode *pfm = fuzz_in(sizeof(CUfilter_mode));
	int rc = (int)fx_cuTexRefGetMipmapFilterMode(pfm, hTexRef);
	return rc;
}

static int call_TexRefGetMipmapLevelBias(void)
{
	CUtexref hTexRef = (CUtexref)(uintptr_t)fuzz_word();
	float *pbias = fuzz_in(sizeof(float));
	int rc = (int)fx_cuTexRefGetMipmapLevelBias(pbias, hTexRef);
	return rc;
}

static int call_TexRefGetMipmapLevelClamp(void)
{
	CUtexref hTexRef = (CUtexref)(uintptr_t)fuzz_word();
	float *pminMipmapLevelClamp = fuzz_in(sizeof(float));
	float *pmaxMipmapLevelClamp = fuzz_in(sizeof(float));
	int rc = (int)fx_cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef);
	return rc;
}

static int call_TexRefGetMaxAnisotropy(void)
{
	CUtexref hTexRef = (CUtexref)(uintptr_t)fuzz_word();
	int *pmaxAniso = fuzz_in(sizeof(int));
	int rc = (int)fx_cuTexRefGetMaxAnisotropy(pmaxAniso, hTexRef);
	return rc;
}

static int call_TexRefGetBorderColor(void)
{
	CUtexref hTexRef = (CUtexref)(uintptr_t)fuzz_word();
	float *pBorderColor = fuzz_in((size_t)(4) * sizeof(float));
	int rc = (int)fx_cuTexRefGetBorderColor(pBorderColor, hTexRef);
	return rc;
}

static int call_TexRefGetFlags(void)
{
	CUtexref hTexRef = (CUtexref)(uintptr_t)fuzz_word();
	unsigned *pFlags = fuzz_in(sizeof(unsigned));
	int rc = (int)fx_cuTexRefGetFlags(pFlags, hTexRef);
	return rc;
}

static int call_SurfRefGetArray(void)
{
	CUsurfref hSurfRef = (CUsurfref)(uintptr_t)fuzz_word();
	CUarray *phArray = fuzz_in(sizeof(CUarray));
	int rc = (int)fx_cuSurfRefGetArray(phArray, hSurfRef);
	return rc;
}

static int call_StreamQuery(void)
{
	CUstream hStream = (CUstream)(uintptr_t)fuzz_word();
	int rc = (int)fx_cuStreamQuery(hStream);
	return rc;
}

static int call_StreamSynchronize(void)
{
	CUstream hStream = (CUstream)(uintptr_t)fuzz_word();
	int rc = (int)fx_cuStreamSynchronize(hStream);
	return rc;
}

static int call_StreamCopyAttributes(void)
{
	CUstream dstStream = (CUstream)(uintptr_t)fuzz_word();
	CUstream srcStream = (CUstream)(uintptr_t)fuzz_word();
	int rc = (int)fx_cuStreamCopyAttributes(dstStream, srcStream);
	return rc;
}

static int call_StreamGetAttribute(void)
{
	CUstream hStream = (CUstream)(uintptr_t)fuzz_word();
	CUlaunchAttributeID attr = (CUlaunchAttributeID)fuzz_word();
	CUlaunchAttributeValue *value = fuzz_in(sizeof(CUlaunchAttributeValue));
	int rc = (int)fx_cuStreamGetAttribute(hStream, attr, value);
	return rc;
}

static int call_StreamSetAttribute(void)
{
	CUstream hStream = (CUstream)(uintptr_t)fuzz_word();
	CUlaunchAttributeID attr = (CUlaunchAttributeID)fuzz_word();
	CUlaunchAttributeValue *param = fuzz_in(sizeof(CUlaunchAttributeValue));
	int rc = (int)fx_cuStreamSetAttribute(hStream, attr, param);
	return rc;
}

static int call_EventQuery(void)
{
	CUevent hEvent = (CUevent)(uintptr_t)fuzz_word();
	int rc = (int)fx_cuEventQuery(hEvent);
	return rc;
}

static int call_EventSynchronize(void)
{
	CUevent hEvent = (CUevent)(uintptr_t)fuzz_word();
	int rc = (int)fx_cuEventSynchronize(hEvent);
	return rc;
}

static int call_EventElapsedTime_v2(void)
{
	CUevent hStart = (CUevent)(uintptr_t)fuzz_word();
	CUevent hEnd = (CUevent)(uintptr_t)fuzz_word();
	float *pMilliseconds = fuzz_in(sizeof(float));
	int rc = (int)fx_cuEventElapsedTime_v2(pMilliseconds, hStart, hEnd);
	return rc;
}

static int call_GraphCreate(void)
{
	CUgraph phGraph = (CUgraph)(uintptr_t)fuzz_word();
	unsigned flags = (unsigned)fuzz_word();
	int rc = (int)fx_cuGraphCreate(phGraph, flags);
	return rc;
}

static int call_GraphClone(void)
{
	CUgraph phGraphClone = (CUgraph)(uintptr_t)fuzz_word();
	CUgraph originalGraph = (CUgraph)(uintptr_t)fuzz_word();
	int rc = (int)fx_cuGraphClone(phGraphClone, originalGraph);
	return rc;
}

static int call_GraphNodeFindInClone(void)
{
	CUgraphNode hOriginalNode = (CUgraphNode)(uintptr_t)fuzz_word();
	CUgraph hClonedGraph = (CUgraph)(uintptr_t)fuzz_word();
	CUgraphNode *phNode = fuzz_in(sizeof(CUgraphNode));
	int rc = (int)fx_cuGraphNodeFindInClone(phNode, hOriginalNode, hClonedGraph);
	return rc;
}

static int call_GraphAddMemsetNode(void)
{
	CUgraph hGraph = (CUgraph)(uintptr_t)fuzz_word();
	size_t numDependencies = (size_t)fuzz_count();
	CUcontext ctx = (CUcontext)(uintptr_t)fuzz_word();
	CUgraphNode *phGraphNode = fuzz_in(sizeof(CUgraphNode));
	CUgraphNode *dependencies = fuzz_in((size_t)(numDependencies) * sizeof(CUgraphNode));
	CUDA_MEMSET_NODE_PARAMS_v1 *memsetParams = fuzz_in(sizeof(CUDA_MEMSET_NODE_PARAMS_v1));
	int rc = (int)fx_cuGraphAddMemsetNode(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx);
	return rc;
}

static int call_GraphAddChildGraphNode(void)
{
	CUgraph hGraph = (CUgraph)(uintptr_t)fuzz_word();
	size_t numDependencies = (size_t)fuzz_count();
	CUgraph childGraph = (CUgraph)(uintptr_t)fuzz_word();
	CUgraphNode *phGraphNode = fuzz_in(sizeof(CUgraphNode));
	CUgraphNode *dependencies = fuzz_in((size_t)(numDependencies) * sizeof(CUgraphNode));
	int rc = (int)fx_cuGraphAddChildGraphNode(phGraphNode, hGraph, dependencies, numDependencies, childGraph);
	return rc;
}

static int call_GraphAddEmptyNode(void)
{
	CUgraph hGraph = (CUgraph)(uintptr_t)fuzz_word();
	size_t numDependencies = (size_t)fuzz_count();
	CUgraphNode *phGraphNode = fuzz_in(sizeof(CUgraphNode));
	CUgraphNode *dependencies = fuzz_in((size_t)(numDependencies) * sizeof(CUgraphNode));
	int rc = (int)fx_cuGraphAddEmptyNode(phGraphNode, hGraph, dependencies, numDependencies);
	return rc;
}

static int call_GraphAddEventRecordNode(void)
{
	CUgraph hGraph = (CUgraph)(uintptr_t)fuzz_word();
	size_t numDependencies = (size_t)fuzz_count();
	CUevent event = (CUevent)(uintptr_t)fuzz_word();
	CUgraphNode *phGraphNode = fuzz_in(sizeof(CUgraphNode));
	CUgraphNode *dependencies = fuzz_in((size_t)(numDependencies) * sizeof(CUgraphNode));
	int rc = (int)fx_cuGraphAddEventRecordNode(phGraphNode, hGraph, dependencies, numDependencies, event);
	return rc;
}

static int call_GraphAddEventWaitNode(void)
{
	CUgraph hGraph = (CUgraph)(uintptr_t)fuzz_word();
	size_t numDependencies = (size_t)fuzz_count();
	CUevent event = (CUevent)(uintptr_t)fuzz_word();
	CUgraphNode *phGraphNode = fuzz_in(sizeof(CUgraphNode));
	CUgraphNode *dependencies = fuzz_in((size_t)(numDependencies) * sizeof(CUgraphNode));
	int rc = (int)fx_cuGraphAddEventWaitNode(phGraphNode, hGraph, dependencies, numDependencies, event);
	return rc;
}

static int call_GraphConditionalHandleCreate(void)
{
	CUgraph hGraph = (CUgraph)(uintptr_t)fuzz_word();
	CUcontext ctx = (CUcontext)(uintptr_t)fuzz_word();
	unsigned defaultLaunchValue = (unsigned)fuzz_word();
	unsigned flags = (unsigned)fuzz_word();
	CUgraphConditionalHandle *pHandle_out = fuzz_in(sizeof(CUgraphConditionalHandle));
	int rc = (int)fx_cuGraphConditionalHandleCreate(pHandle_out, hGraph, ctx, defaultLaunchValue, flags);
	return rc;
}

static int call_GraphAddDependencies_v2(void)
{
	CUgraph hGraph = (CUgraph)(uintptr_t)fuzz_word();
	size_t numDependencies = (size_t)fuzz_count();
	CUgraphNode *from = fuzz_in((size_t)(numDependencies) * sizeof(CUgraphNode));
	CUgraphNode *to = fuzz_in((size_t)(numDependencies) * sizeof(CUgraphNode));
	CUgraphEdgeData *edgeData = fuzz_absent() ? NULL : fuzz_in((size_t)(numDependencies) * sizeof(CUgraphEdgeData));
	int rc = (int)fx_cuGraphAddDependencies_v2(hGraph, from, to, edgeData, numDependencies);
	return rc;
}

static int call_GraphAddDependencies(void)
{
	CUgraph hGraph = (CUgraph)(uintptr_t)fuzz_word();
	size_t numDependencies = (size_t)fuzz_count();
	CUgraphNode *from = fuzz_in((size_t)(numDependencies) * sizeof(CUgraphNode));
	CUgraphNode *to = fuzz_in((size_t)(numDependencies) * sizeof(CUgraphNode));
	int rc = (int)fx_cuGraphAddDependencies(hGraph, from, to, numDependencies);
	return rc;
}

static int call_GraphRemoveDependencies_v2(void)
{
	CUgraph hGraph = (CUgraph)(uintptr_t)fuzz_word();
	size_t numDependencies = (size_t)fuzz_count();
	CUgraphNode *from = fuzz_in((size_t)(numDependencies) * sizeof(CUgraphNode));
	CUgraphNode *to = fuzz_in((size_t)(numDependencies) * sizeof(CUgraphNode));
	CUgraphEdgeData *edgeData = fuzz_absent() ? NULL : fuzz_in((size_t)(numDependencies) * sizeof(CUgraphEdgeData));
	int rc = (int)fx_cuGraphRemoveDependencies_v2(hGraph, from, to, edgeData, numDependencies);
	return rc;
}

static int call_GraphRemoveDependencies(void)
{
	CUgraph hGraph = (CUgraph)(uintptr_t)fuzz_word();
	size_t numDependencies = (size_t)fuzz_count();
	CUgraphNode *from = fuzz_in((size_t)(numDependencies) * sizeof(CUgraphNode));
	CUgraphNode *to = fuzz_in((size_t)(numDependencies) * sizeof(CUgraphNode));
	int rc = (int)fx_cuGraphRemoveDependencies(hGraph, from, to, numDependencies);
	return rc;
}

static int call_GraphGetNodes(void)
{
	CUgraph hGraph = (CUgraph)(uintptr_t)fuzz_word();
	size_t numNodes_here = (size_t)fuzz_count(), *numNodes = &numNodes_here;
	CUgraphNode *nodes = fuzz_absent() ? NULL : fuzz_in((size_t)(*numNodes) * sizeof(CUgraphNode));
	int rc = (int)fx_cuGraphGetNodes(hGraph, nodes, numNodes);
	return rc;
}

static int call_GraphGetRootNodes(void)
{
	CUgraph hGraph = (CUgraph)(uintptr_t)fuzz_word();
	size_t numRootNodes_here = (size_t)fuzz_count(), *numRootNodes = &numRootNodes_here;
	CUgraphNode *rootNodes = fuzz_absent() ? NULL : fuzz_in((size_t)(*numRootNodes) * sizeof(CUgraphNode));
	int rc = (int)fx_cuGraphGetRootNodes(hGraph, rootNodes, numRootNodes);
	return rc;
}

static int call_GraphGetEdges_v2(void)
{
	CUgraph hGraph = (CUgraph)(uintptr_t)fuzz_word();
	size_t numEdges_here = (size_t)fuzz_count(), *numEdges = &numEdges_here;
	CUgraphNode *from = fuzz_absent() ? NULL : fuzz_in((size_t)(*numEdges) * sizeof(CUgraphNode));
	CUgraphNode *to = fuzz_absent() ? NULL : fuzz_in((size_t)(*numEdges) * sizeof(CUgraphNode));
	CUgraphEdgeData *edgeData = fuzz_absent() ? NULL : fuzz_in((size_t)(*numEdges) * sizeof(CUgraphEdgeData));
	int rc = (int)fx_cuGraphGetEdges_v2(hGraph, from, to, edgeData, numEdges);
	return rc;
}

static int call_GraphGetEdges(void)
{
	CUgraph hGraph = (CUgraph)(uintptr_t)fuzz_word();
	size_t numEdges_here = (size_t)fuzz_count(), *numEdges = &numEdges_here;
	CUgraphNode *from = fuzz_absent() ? NULL : fuzz_in((size_t)(*numEdges) * sizeof(CUgraphNode));
	CUgraphNode *to = fuzz_absent() ? NULL : fuzz_in((size_t)(*numEdges) * sizeof(CUgraphNode));
	int rc = (int)fx_cuGraphGetEdges(hGraph, from, to, numEdges);
	return rc;
}

static int call_GraphNodeGetDependencies_v2(void)
{
	CUgraphNode hNode = (CUgraphNode)(uintptr_t)fuzz_word();
	size_t numDependencies_here = (size_t)fuzz_count(), *numDependencies = &numDependencies_here;
	CUgraphNode *dependencies = fuzz_absent() ? NULL : fuzz_in((size_t)(*numDependencies) * sizeof(CUgraphNode));
	CUgraphEdgeData *edgeData = fuzz_absent() ? NULL : fuzz_in((size_t)(*numDependencies) * sizeof(CUgraphEdgeData));
	int rc = (int)fx_cuGraphNodeGetDependencies_v2(hNode, dependencies, edgeData, numDependencies);
	return rc;
}

static int call_GraphNodeGetDependencies(void)
{
	CUgraphNode hNode = (CUgraphNode)(uintptr_t)fuzz_word();
	size_t numDependencies_here = (size_t)fuzz_count(), *numDependencies = &numDependencies_here;
	CUgraphNode *dependencies = fuzz_absent() ? NULL : fuzz_in((size_t)(*numDependencies) * sizeof(CUgraphNode));
	int rc = (int)fx_cuGraphNodeGetDependencies(hNode, dependencies, numDependencies);
	return rc;
}

static int call_GraphNodeGetDependentNodes_v2(void)
{
	CUgraphNode hNode = (CUgraphNode)(uintptr_t)fuzz_word();
	size_t numDependentNodes_here = (size_t)fuzz_count(), *numDependentNodes = &numDependentNodes_here;
	CUgraphNode *dependentNodes = fuzz_absent() ? NULL : fuzz_in((size_t)(*numDependentNodes) * sizeof(CUgraphNode));
	CUgraphEdgeData *edgeData = fuzz_absent() ? NULL : fuzz_in((size_t)(*numDependentNodes) * sizeof(CUgraphEdgeData));
	int rc = (int)fx_cuGraphNodeGetDependentNodes_v2(hNode, dependentNodes, edgeData, numDependentNodes);
	return rc;
}

static int call_GraphNodeGetDependentNodes(void)
{
	CUgraphNode hNode = (CUgraphNode)(uintptr_t)fuzz_word();
	size_t numDependentNodes_here = (size_t)fuzz_count(), *numDependentNodes = &numDependentNodes_here;
	CUgraphNode *dependentNodes = fuzz_absent() ? NULL : fuzz_in((size_t)(*numDependentNodes) * sizeof(CUgraphNode));
	int rc = (int)fx_cuGraphNodeGetDependentNodes(hNode, dependentNodes, numDependentNodes);
	return rc;
}

static int call_GraphKernelNodeCopyAttributes(void)
{
	CUgraphNode dst = (CUgraphNode)(uintptr_t)fuzz_word();
	CUgraphNode src = (CUgraphNode)(uintptr_t)fuzz_word();
	int rc = (int)fx_cuGraphKernelNodeCopyAttributes(dst, src);
	return rc;
}

static int call_GraphKernelNodeGetAttribute(void)
{
	CUgraphNode hNode = (CUgraphNode)(uintptr_t)fuzz_word();
	CUlaunchAttributeID attr = (CUlaunchAttributeID)fuzz_word();
	CUlaunchAttributeValue *value_out = fuzz_in(sizeof(CUlaunchAttributeValue));
	int rc = (int)fx_cuGraphKernelNodeGetAttribute(hNode, attr, value_out);
	return rc;
}

static int call_GraphKernelNodeSetAttribute(void)
{
	CUgraphNode hNode = (CUgraphNode)(uintptr_t)fuzz_word();
	CUlaunchAttributeID attr = (CUlaunchAttributeID)fuzz_word();
	CUlaunchAttributeValue *value = fuzz_in(sizeof(CUlaunchAttributeValue));
	int rc = (int)fx_cuGraphKernelNodeSetAttribute(hNode, attr, value);
	return rc;
}

static int call_GraphMemsetNodeGetParams(void)
{
	CUgraphNode hNode = (CUgraphNode)(uintptr_t)fuzz_word();
	CUDA_MEMSET_NODE_PARAMS_v1 *nodeParams = fuzz_in(sizeof(CUDA_MEMSET_NODE_PARAMS_v1));
	int rc = (int)fx_cuGraphMemsetNodeGetParams(hNode, nodeParams);
	return rc;
}

static int call_GraphMemsetNodeSetParams(void)
{
	CUgraphNode hNode = (CUgraphNode)(uintptr_t)fuzz_word();
	CUDA_MEMSET_NODE_PARAMS_v1 *nodeParams = fuzz_in(sizeof(CUDA_MEMSET_NODE_PARAMS_v1));
	int rc = (int)fx_cuGraphMemsetNodeSetParams(hNode, nodeParams);
	return rc;
}

static int call_GraphChildGraphNodeGetGraph(void)
{
	CUgraphNode hNode = (CUgraphNode)(uintptr_t)fuzz_word();
	CUgraph *phGraph = fuzz_in(sizeof(CUgraph));
	int rc = (int)fx_cuGraphChildGraphNodeGetGraph(hNode, phGraph);
	return rc;
}

static int call_GraphEventRecordNodeGetEvent(void)
{
	CUgraphNode hNode = (CUgraphNode)(uintptr_t)fuzz_word();
	CUevent *event_out = fuzz_in(sizeof(CUevent));
	int rc = (int)fx_cuGraphEventRecordNodeGetEvent(hNode, event_out);
	return rc;
}

static int call_GraphEventRecordNodeSetEvent(void)
{
	CUgraphNode hNode = (CUgraphNode)(uintptr_t)fuzz_word();
	CUevent event = (CUevent)(uintptr_t)fuzz_word();
	int rc = (int)fx_cuGraphEventRecordNodeSetEvent(hNode, event);
	return rc;
}

static int call_GraphEventWaitNodeGetEvent(void)
{
	CUgraphNode hNode = (CUgraphNode)(uintptr_t)fuzz_word();
	CUevent *event_out = fuzz_in(sizeof(CUevent));
	int rc = (int)fx_cuGraphEventWaitNodeGetEvent(hNode, event_out);
	return rc;
}

static int call_GraphEventWaitNodeSetEvent(void)
{
	CUgraphNode hNode = (CUgraphNode)(uintptr_t)fuzz_word();
	CUevent event = (CUevent)(uintptr_t)fuzz_word();
	int rc = (int)fx_cuGraphEventWaitNodeSetEvent(hNode, event);
	return rc;
}

static int call_GraphRetainUserObject(void)
{
	CUgraph graph = (CUgraph)(uintptr_t)fuzz_word();
	CUuserObject object = (CUuserObject)(uintptr_t)fuzz_word();
	unsigned count = (unsigned)fuzz_word();
	unsigned flags = (unsigned)fuzz_word();
	int rc = (int)fx_cuGraphRetainUserObject(graph, object, count, flags);
	return rc;
}

static int call_GraphReleaseUserObject(void)
{
	CUgraph graph = (CUgraph)(uintptr_t)fuzz_word();
	CUuserObject object = (CUuserObject)(uintptr_t)fuzz_word();
	unsigned count = (unsigned)fuzz_word();
	int rc = (int)fx_cuGraphReleaseUserObject(graph, object, count);
	return rc;
}

static int call_GraphExecGetFlags(void)
{
	CUgraphExec hGraphExec = (CUgraphExec)(uintptr_t)fuzz_word();
	cuuint64_t *flags = fuzz_in(sizeof(cuuint64_t));
	int rc = (int)fx_cuGraphExecGetFlags(hGraphExec, flags);
	return rc;
}

static int call_GraphExecMemsetNodeSetParams(void)
{
	CUgraphExec hGraphExec = (CUgraphExec)(uintptr_t)fuzz_word();
	CUgraphNode hNode = (CUgraphNode)(uintptr_t)fuzz_word();
	CUcontext ctx = (CUcontext)(uintptr_t)fuzz_word();
	CUDA_MEMSET_NODE_PARAMS_v1 *memsetParams = fuzz_in(sizeof(CUDA_MEMSET_NODE_PARAMS_v1));
	int rc = (int)fx_cuGraphExecMemsetNodeSetParams(hGraphExec, hNode, memsetParams, ctx);
	return rc;
}

static int call_GraphExecChildGraphNodeSetParams(void)
{
	CUgraphExec hGraphExec = (CUgraphExec)(uintptr_t)fuzz_word();
	CUgraphNode hNode = (CUgraphNode)(uintptr_t)fuzz_word();
	CUgraph childGraph = (CUgraph)(uintptr_t)fuzz_word();
	int rc = (int)fx_cuGraphExecChildGraphNodeSetParams(hGraphExec, hNode, childGraph);
	return rc;
}

static int call_GraphExecEventRecordNodeSetEvent(void)
{
	CUgraphExec hGraphExec = (CUgraphExec)(uintptr_t)fuzz_word();
	CUgraphNode hNode = (CUgraphNode)(uintptr_t)fuzz_word();
	CUevent event = (CUevent)(uintptr_t)fuzz_word();
	int rc = (int)fx_cuGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event);
	return rc;
}

static int call_GraphExecEventWaitNodeSetEvent(void)
{
	CUgraphExec hGraphExec = (CUgraphExec)(uintptr_t)fuzz_word();
	CUgraphNode hNode = (CUgraphNode)(uintptr_t)fuzz_word();
	CUevent event = (CUevent)(uintptr_t)fuzz_word();
	int rc = (int)fx_cuGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event);
	return rc;
}

static int call_GraphNodeSetEnabled(void)
{
	CUgraphExec hGraphExec = (CUgraphExec)(uintptr_t)fuzz_word();
	CUgraphNode hNode = (CUgraphNode)(uintptr_t)fuzz_word();
	unsigned isEnabled = (unsigned)fuzz_word();
	int rc = (int)fx_cuGraphNodeSetEnabled(hGraphExec, hNode, isEnabled);
	return rc;
}

static int call_GraphNodeGetEnabled(void)
{
	CUgraphExec hGraphExec = (CUgraphExec)(uintptr_t)fuzz_word();
	CUgraphNode hNode = (CUgraphNode)(uintptr_t)fuzz_word();
	unsigned *isEnabled = fuzz_in(sizeof(unsigned));
	int rc = (int)fx_cuGraphNodeGetEnabled(hGraphExec, hNode, isEnabled);
	return rc;
}

static int call_GraphExecUpdate_v2(void)
{
	CUgraphExec hGraphExec = (CUgraphExec)(uintptr_t)fuzz_word();
	CUgraph hGraph = (CUgraph)(uintptr_t)fuzz_word();
	CUgraphExecUpdateResultInfo_v1 *resultInfo = fuzz_in(sizeof(CUgraphExecUpdateResultInfo_v1));
	int rc = (int)fx_cuGraphExecUpdate_v2(hGraphExec, hGraph, resultInfo);
	return rc;
}

static int call_GraphExecUpdate(void)
{
	CUgraphExec hGraphExec = (CUgraphExec)(uintptr_t)fuzz_word();
	CUgraph hGraph = (CUgraph)(uintptr_t)fuzz_word();
	CUgraphNode *hErrorNode_out = fuzz_absent() ? NULL : fuzz_in(sizeof(CUgraphNode));
	CUgraphExecUpdateResult *updateResult_out = fuzz_in(sizeof(CUgraphExecUpdateResult));
	int rc = (int)fx_cuGraphExecUpdate(hGraphExec, hGraph, hErrorNode_out, updateResult_out);
	return rc;
}

static int call_GreenCtxGetDevResource(void)
{
	CUgreenCtx hCtx = (CUgreenCtx)(uintptr_t)fuzz_word();
	CUdevResourceType type = (CUdevResourceType)fuzz_word();
	CUdevResource_v1 *resource = fuzz_in(sizeof(CUdevResource_v1));
	int rc = (int)fx_cuGreenCtxGetDevResource(hCtx, resource, type);
	return rc;
}

static int call_CtxGetDevResource(void)
{
	CUcontext hCtx = (CUcontext)(uintptr_t)fuzz_word();
	CUdevResourceType type = (CUdevResourceType)fuzz_word();
	CUdevResource_v1 *resource = fuzz_in(sizeof(CUdevResource_v1));
	int rc = (int)fx_cuCtxGetDevResource(hCtx, resource, type);
	return rc;
}

static int call_DevSmResourceSplitByCount(void)
{
	unsigned nbGroups_here = (unsigned)fuzz_count(), *nbGroups = &nbGroups_here;
	unsigned useFlags = (unsigned)fuzz_word();
	unsigned minCount = (unsigned)fuzz_word();
	CUdevResource_v1 *result = fuzz_absent() ? NULL : fuzz_in((size_t)(*nbGroups) * sizeof(CUdevResource_v1));
	CUdevResource_v1 *input = fuzz_in(sizeof(CUdevResource_v1));
	CUdevResource_v1 *remaining = fuzz_absent() ? NULL : fuzz_in(sizeof(CUdevResource_v1));
	int rc = (int)fx_cuDevSmResourceSplitByCount(result, nbGroups, input, remaining, useFlags, minCount);
	return rc;
}

static int call_DevResourceGenerateDesc(void)
{
	CUdevResourceDesc phDesc = (CUdevResourceDesc)(uintptr_t)fuzz_word();
	unsigned nbResources = (unsigned)fuzz_count();
	CUdevResource_v1 *resources = fuzz_in((size_t)(nbResources) * sizeof(CUdevResource_v1));
	int rc = (int)fx_cuDevResourceGenerateDesc(phDesc, resources, nbResources);
	return rc;
}

const struct fuzz_call fuzz_calls[] = {
	{FERRY_OP_Snapshot, call_Snapshot},
	{FERRY_OP_PrimaryRetain, call_PrimaryRetain},
	{FERRY_OP_PrimaryReset, call_PrimaryReset},
	{FERRY_OP_CtxCreate, call_CtxCreate},
	{FERRY_OP_CtxDestroy, call_CtxDestroy},
	{FERRY_OP_CtxSynchronize, call_CtxSynchronize},
	{FERRY_OP_CtxDrain, call_CtxDrain},
	{FERRY_OP_PeerAccess, call_PeerAccess},
	{FERRY_OP_GreenCreate, call_GreenCreate},
	{FERRY_OP_GreenDestroy, call_GreenDestroy},
	{FERRY_OP_DevResource, call_DevResource},
	{FERRY_OP_MemAlloc, call_MemAlloc},
	{FERRY_OP_MemInfo, call_MemInfo},
	{FERRY_OP_CopyOut, call_CopyOut},
	{FERRY_OP_CopyOutLater, call_CopyOutLater},
	{FERRY_OP_HostShare, call_HostShare},
	{FERRY_OP_StageIn, call_StageIn},
	{FERRY_OP_StageOut, call_StageOut},
	{FERRY_OP_MemShare, call_MemShare},
	{FERRY_OP_MemOpen, call_MemOpen},
	{FERRY_OP_EventShare, call_EventShare},
	{FERRY_OP_EventOpen, call_EventOpen},
	{FERRY_OP_HandleShare, call_HandleShare},
	{FERRY_OP_HandleOpen, call_HandleOpen},
	{FERRY_OP_PoolShare, call_PoolShare},
	{FERRY_OP_PoolOpen, call_PoolOpen},
	{FERRY_OP_HandleRetain, call_HandleRetain},
	{FERRY_OP_Fence, call_Fence},
	{FERRY_OP_MirrorAlloc, call_MirrorAlloc},
	{FERRY_OP_MirrorOpen, call_MirrorOpen},
	{FERRY_OP_MirrorOut, call_MirrorOut},
	{FERRY_OP_ImagesKnown, call_ImagesKnown},
	{FERRY_OP_ModuleLoad, call_ModuleLoad},
	{FERRY_OP_LibraryLoad, call_LibraryLoad},
	{FERRY_OP_ModuleGetFunction, call_ModuleGetFunction},
	{FERRY_OP_ModuleFunctions, call_ModuleFunctions},
	{FERRY_OP_LibraryGetKernel, call_LibraryGetKernel},
	{FERRY_OP_LibraryKernels, call_LibraryKernels},
	{FERRY_OP_LibraryGetModule, call_LibraryGetModule},
	{FERRY_OP_KernelGetFunction, call_KernelGetFunction},
	{FERRY_OP_KernelInfo, call_KernelInfo},
	{FERRY_OP_ModuleVariable, call_ModuleVariable},
	{FERRY_OP_LibraryVariable, call_LibraryVariable},
	{FERRY_OP_Clusters, call_Clusters},
	{FERRY_OP_TensorMap, call_TensorMap},
	{FERRY_OP_LinkCreate, call_LinkCreate},
	{FERRY_OP_LinkAdd, call_LinkAdd},
	{FERRY_OP_LinkComplete, call_LinkComplete},
	{FERRY_OP_LinkFetch, call_LinkFetch},
	{FERRY_OP_MemAllocAsync, call_MemAllocAsync},
	{FERRY_OP_MemAccess, call_MemAccess},
	{FERRY_OP_ArrayOut, call_ArrayOut},
	{FERRY_OP_HostPipe, call_HostPipe},
	{FERRY_OP_EventWatch, call_EventWatch},
	{FERRY_OP_StreamWatch, call_StreamWatch},
	{FERRY_OP_BeginCapture, call_BeginCapture},
	{FERRY_OP_BeginCaptureTo, call_BeginCaptureTo},
	{FERRY_OP_EndCapture, call_EndCapture},
	{FERRY_OP_CaptureInfo, call_CaptureInfo},
	{FERRY_OP_CaptureWait, call_CaptureWait},
	{FERRY_OP_CaptureUpdate, call_CaptureUpdate},
	{FERRY_OP_GraphNodeDestroy, call_GraphNodeDestroy},
	{FERRY_OP_GraphNodeType, call_GraphNodeType},
	{FERRY_OP_GraphDot, call_GraphDot},
	{FERRY_OP_GraphInstantiate, call_GraphInstantiate},
	{FERRY_OP_GraphLaunchAsk, call_GraphLaunchAsk},
	{FERRY_OP_GraphKernel, call_GraphKernel},
	{FERRY_OP_GraphKernelSet, call_GraphKernelSet},
	{FERRY_OP_GraphKernelGet, call_GraphKernelGet},
	{FERRY_OP_GraphCopy, call_GraphCopy},
	{FERRY_OP_GraphCopySet, call_GraphCopySet},
	{FERRY_OP_GraphCopyGet, call_GraphCopyGet},
	{FERRY_OP_StreamCopy, call_StreamCopy},
	{FERRY_OP_GraphHost, call_GraphHost},
	{FERRY_OP_GraphHostSet, call_GraphHostSet},
	{FERRY_OP_GraphHostGet, call_GraphHostGet},
	{FERRY_OP_GraphMemOps, call_GraphMemOps},
	{FERRY_OP_GraphMemOpsSet, call_GraphMemOpsSet},
	{FERRY_OP_GraphMemOpsGet, call_GraphMemOpsGet},
	{FERRY_OP_GraphConditional, call_GraphConditional},
	{FERRY_OP_GraphMove, call_GraphMove},
	{FERRY_OP_GraphAlloc, call_GraphAlloc},
	{FERRY_OP_GraphFree, call_GraphFree},
	{FERRY_OP_GraphMemoryGet, call_GraphMemoryGet},
	{FERRY_OP_GraphMemoryFree, call_GraphMemoryFree},
	{FERRY_OP_GraphMemory, call_GraphMemory},
	{FERRY_OP_DeviceGetTexture1DLinearMaxWidth, call_DeviceGetTexture1DLinearMaxWidth},
	{FERRY_OP_DeviceGetHostAtomicCapabilities, call_DeviceGetHostAtomicCapabilities},
	{FERRY_OP_DeviceGetExecAffinitySupport, call_DeviceGetExecAffinitySupport},
	{FERRY_OP_FlushGPUDirectRDMAWrites, call_FlushGPUDirectRDMAWrites},
	{FERRY_OP_DeviceCanAccessPeer, call_DeviceCanAccessPeer},
	{FERRY_OP_DeviceGetP2PAttribute, call_DeviceGetP2PAttribute},
	{FERRY_OP_DeviceGetP2PAtomicCapabilities, call_DeviceGetP2PAtomicCapabilities},
	{FERRY_OP_DevicePrimaryCtxSetFlags_v2, call_DevicePrimaryCtxSetFlags_v2},
	{FERRY_OP_CtxSetLimit, call_CtxSetLimit},
	{FERRY_OP_CtxGetLimit, call_CtxGetLimit},
	{FERRY_OP_CtxGetCacheConfig, call_CtxGetCacheConfig},
	{FERRY_OP_CtxSetCacheConfig, call_CtxSetCacheConfig},
	{FERRY_OP_CtxGetSharedMemConfig, call_CtxGetSharedMemConfig},
	{FERRY_OP_CtxSetSharedMemConfig, call_CtxSetSharedMemConfig},
	{FERRY_OP_CtxGetExecAffinity, call_CtxGetExecAffinity},
	{FERRY_OP_ModuleGetFunctionCount, call_ModuleGetFunctionCount},
	{FERRY_OP_ModuleGetTexRef, call_ModuleGetTexRef},
	{FERRY_OP_ModuleGetSurfRef, call_ModuleGetSurfRef},
	{FERRY_OP_LibraryGetKernelCount, call_LibraryGetKernelCount},
	{FERRY_OP_KernelSetCacheConfig, call_KernelSetCacheConfig},
	{FERRY_OP_FuncSetCacheConfig, call_FuncSetCacheConfig},
	{FERRY_OP_FuncSetSharedMemConfig, call_FuncSetSharedMemConfig},
	{FERRY_OP_OccupancyMaxActiveBlocksPerMultiprocessorWithFlags, call_OccupancyMaxActiveBlocksPerMultiprocessorWithFlags},
	{FERRY_OP_OccupancyAvailableDynamicSMemPerBlock, call_OccupancyAvailableDynamicSMemPerBlock},
	{FERRY_OP_MemBatchDecompressAsync, call_MemBatchDecompressAsync},
	{FERRY_OP_MemCreate, call_MemCreate},
	{FERRY_OP_MemMap, call_MemMap},
	{FERRY_OP_MemUnmap, call_MemUnmap},
	{FERRY_OP_MemSetAccess, call_MemSetAccess},
	{FERRY_OP_MemGetAccess, call_MemGetAccess},
	{FERRY_OP_MemGetAllocationGranularity, call_MemGetAllocationGranularity},
	{FERRY_OP_MemGetAllocationPropertiesFromHandle, call_MemGetAllocationPropertiesFromHandle},
	{FERRY_OP_MulticastCreate, call_MulticastCreate},
	{FERRY_OP_MulticastAddDevice, call_MulticastAddDevice},
	{FERRY_OP_MulticastBindMem, call_MulticastBindMem},
	{FERRY_OP_MulticastBindAddr, call_MulticastBindAddr},
	{FERRY_OP_MulticastUnbind, call_MulticastUnbind},
	{FERRY_OP_MulticastGetGranularity, call_MulticastGetGranularity},
	{FERRY_OP_ArrayCreate_v2, call_ArrayCreate_v2},
	{FERRY_OP_ArrayGetDescriptor_v2, call_ArrayGetDescriptor_v2},
	{FERRY_OP_ArrayGetSparseProperties, call_ArrayGetSparseProperties},
	{FERRY_OP_ArrayGetMemoryRequirements, call_ArrayGetMemoryRequirements},
	{FERRY_OP_ArrayGetPlane, call_ArrayGetPlane},
	{FERRY_OP_Array3DCreate_v2, call_Array3DCreate_v2},
	{FERRY_OP_Array3DGetDescriptor_v2, call_Array3DGetDescriptor_v2},
	{FERRY_OP_MipmappedArrayCreate, call_MipmappedArrayCreate},
	{FERRY_OP_MipmappedArrayGetLevel, call_MipmappedArrayGetLevel},
	{FERRY_OP_MipmappedArrayGetSparseProperties, call_MipmappedArrayGetSparseProperties},
	{FERRY_OP_MipmappedArrayGetMemoryRequirements, call_MipmappedArrayGetMemoryRequirements},
	{FERRY_OP_TexObjectCreate, call_TexObjectCreate},
	{FERRY_OP_TexObjectDestroy, call_TexObjectDestroy},
	{FERRY_OP_TexObjectGetResourceDesc, call_TexObjectGetResourceDesc},
	{FERRY_OP_TexObjectGetTextureDesc, call_TexObjectGetTextureDesc},
	{FERRY_OP_TexObjectGetResourceViewDesc, call_TexObjectGetResourceViewDesc},
	{FERRY_OP_SurfObjectCreate, call_SurfObjectCreate},
	{FERRY_OP_SurfObjectDestroy, call_SurfObjectDestroy},
	{FERRY_OP_SurfObjectGetResourceDesc, call_SurfObjectGetResourceDesc},
	{FERRY_OP_TensorMapReplaceAddress, call_TensorMapReplaceAddress},
	{FERRY_OP_TexRefSetAddress_v2, call_TexRefSetAddress_v2},
	{FERRY_OP_TexRefGetAddress_v2, call_TexRefGetAddress_v2},
	{FERRY_OP_TexRefGetArray, call_TexRefGetArray},
	{FERRY_OP_TexRefGetMipmappedArray, call_TexRefGetMipmappedArray},
	{FERRY_OP_TexRefGetAddressMode, call_TexRefGetAddressMode},
	{FERRY_OP_TexRefGetFilterMode, call_TexRefGetFilterMode},
	{FERRY_OP_TexRefGetFormat, call_TexRefGetFormat},
	{FERRY_OP_TexRefGetMipmapFilterMode, call_TexRefGetMipmapFilterMode},
	{FERRY_OP_TexRefGetMipmapLevelBias, call_TexRefGetMipmapLevelBias},
	{FERRY_OP_TexRefGetMipmapLevelClamp, call_TexRefGetMipmapLevelClamp},
	{FERRY_OP_TexRefGetMaxAnisotropy, call_TexRefGetMaxAnisotropy},
	{FERRY_OP_TexRefGetBorderColor, call_TexRefGetBorderColor},
	{FERRY_OP_TexRefGetFlags, call_TexRefGetFlags},
	{FERRY_OP_SurfRefGetArray, call_SurfRefGetArray},
	{FERRY_OP_StreamQuery, call_StreamQuery},
	{FERRY_OP_StreamSynchronize, call_StreamSynchronize},
	{FERRY_OP_StreamCopyAttributes, call_StreamCopyAttributes},
	{FERRY_OP_StreamGetAttribute, call_StreamGetAttribute},
	{FERRY_OP_StreamSetAttribute, call_StreamSetAttribute},
	{FERRY_OP_EventQuery, call_EventQuery},
	{FERRY_OP_EventSynchronize, call_EventSynchronize},
	{FERRY_OP_EventElapsedTime_v2, call_EventElapsedTime_v2},
	{FERRY_OP_GraphCreate, call_GraphCreate},
	{FERRY_OP_GraphClone, call_GraphClone},
	{FERRY_OP_GraphNodeFindInClone, call_GraphNodeFindInClone},
	{FERRY_OP_GraphAddMemsetNode, call_GraphAddMemsetNode},
	{FERRY_OP_GraphAddChildGraphNode, call_GraphAddChildGraphNode},
	{FERRY_OP_GraphAddEmptyNode, call_GraphAddEmptyNode},
	{FERRY_OP_GraphAddEventRecordNode, call_GraphAddEventRecordNode},
	{FERRY_OP_GraphAddEventWaitNode, call_GraphAddEventWaitNode},
	{FERRY_OP_GraphConditionalHandleCreate, call_GraphConditionalHandleCreate},
	{FERRY_OP_GraphAddDependencies_v2, call_GraphAddDependencies_v2},
	{FERRY_OP_GraphAddDependencies, call_GraphAddDependencies},
	{FERRY_OP_GraphRemoveDependencies_v2, call_GraphRemoveDependencies_v2},
	{FERRY_OP_GraphRemoveDependencies, call_GraphRemoveDependencies},
	{FERRY_OP_GraphGetNodes, call_GraphGetNodes},
	{FERRY_OP_GraphGetRootNodes, call_GraphGetRootNodes},
	{FERRY_OP_GraphGetEdges_v2, call_GraphGetEdges_v2},
	{FERRY_OP_GraphGetEdges, call_GraphGetEdges},
	{FERRY_OP_GraphNodeGetDependencies_v2, call_GraphNodeGetDependencies_v2},
	{FERRY_OP_GraphNodeGetDependencies, call_GraphNodeGetDependencies},
	{FERRY_OP_GraphNodeGetDependentNodes_v2, call_GraphNodeGetDependentNodes_v2},
	{FERRY_OP_GraphNodeGetDependentNodes, call_GraphNodeGetDependentNodes},
	{FERRY_OP_GraphKernelNodeCopyAttributes, call_GraphKernelNodeCopyAttributes},
	{FERRY_OP_GraphKernelNodeGetAttribute, call_GraphKernelNodeGetAttribute},
	{FERRY_OP_GraphKernelNodeSetAttribute, call_GraphKernelNodeSetAttribute},
	{FERRY_OP_GraphMemsetNodeGetParams, call_GraphMemsetNodeGetParams},
	{FERRY_OP_GraphMemsetNodeSetParams, call_GraphMemsetNodeSetParams},
	{FERRY_OP_GraphChildGraphNodeGetGraph, call_GraphChildGraphNodeGetGraph},
	{FERRY_OP_GraphEventRecordNodeGetEvent, call_GraphEventRecordNodeGetEvent},
	{FERRY_OP_GraphEventRecordNodeSetEvent, call_GraphEventRecordNodeSetEvent},
	{FERRY_OP_GraphEventWaitNodeGetEvent, call_GraphEventWaitNodeGetEvent},
	{FERRY_OP_GraphEventWaitNodeSetEvent, call_GraphEventWaitNodeSetEvent},
	{FERRY_OP_GraphRetainUserObject, call_GraphRetainUserObject},
	{FERRY_OP_GraphReleaseUserObject, call_GraphReleaseUserObject},
	{FERRY_OP_GraphExecGetFlags, call_GraphExecGetFlags},
	{FERRY_OP_GraphExecMemsetNodeSetParams, call_GraphExecMemsetNodeSetParams},
	{FERRY_OP_GraphExecChildGraphNodeSetParams, call_GraphExecChildGraphNodeSetParams},
	{FERRY_OP_GraphExecEventRecordNodeSetEvent, call_GraphExecEventRecordNodeSetEvent},
	{FERRY_OP_GraphExecEventWaitNodeSetEvent, call_GraphExecEventWaitNodeSetEvent},
	{FERRY_OP_GraphNodeSetEnabled, call_GraphNodeSetEnabled},
	{FERRY_OP_GraphNodeGetEnabled, call_GraphNodeGetEnabled},
	{FERRY_OP_GraphExecUpdate_v2, call_GraphExecUpdate_v2},
	{FERRY_OP_GraphExecUpdate, call_GraphExecUpdate},
	{FERRY_OP_GreenCtxGetDevResource, call_GreenCtxGetDevResource},
	{FERRY_OP_CtxGetDevResource, call_CtxGetDevResource},
	{FERRY_OP_DevSmResourceSplitByCount, call_DevSmResourceSplitByCount},
	{FERRY_OP_DevResourceGenerateDesc, call_DevResourceGenerateDesc},
};
const unsigned fuzz_calls_n = sizeof fuzz_calls / sizeof *fuzz_calls;
