/* The memory that usual arguments refer to, and what pointers point to that the description does not explain. */
#include "arguments.h"
#include <stdlib.h>

enum { BLOCK = 1 << 20 };

void host_function(void *data)
{
	(void)data;
}

static size_t no_shared_memory(int block)
{
	(void)block;
	return 0;
}

static uint64_t allocate(void)
{
	CUdeviceptr p = 0;
	if (!CU(cuMemAlloc_v2)(&p, BLOCK))
		CU(cuMemsetD8_v2)(p, 0, BLOCK);
	return p;
}

static uint64_t allocate_managed(void)
{
	CUdeviceptr p = 0;
	CU(cuMemAllocManaged)(&p, BLOCK, 1);
	return p;
}

static uint64_t allocate_in_stream(void)
{
	CUdeviceptr p = 0;
	CU(cuMemAllocAsync)(&p, BLOCK, NULL);
	CU(cuCtxSynchronize)();
	return p;
}

static uint64_t reserve(void)
{
	CUdeviceptr p = 0;
	CU(cuMemAddressReserve)(&p, MAPPED_BYTES, 0, 0, 0);
	return p;
}

static uint64_t reserve_and_map(void)
{
	CUdeviceptr p = reserve();
	CUmemGenericAllocationHandle h = NULL;
	CUmemAllocationProp_v1 prop = {.type = 1, .location = {1, 0}};
	CUmemAccessDesc_v1 access = {{1, 0}, 3};
	if (!p || CU(cuMemCreate)(&h, MAPPED_BYTES, &prop, 0) || CU(cuMemMap)(p, MAPPED_BYTES, 0, h, 0) || CU(cuMemSetAccess)(p, MAPPED_BYTES, &access, 1))
		return 0;
	return p;
}

static uint64_t allocate_node(void)
{
	CUDA_MEM_ALLOC_NODE_PARAMS_v1 p = {.poolProps = {.allocType = 1, .location = {1, 0}}, .bytesize = 4096};
	CUgraphNode node;
	CUgraph graph = (CUgraph)kept_object("CUgraph");
	if (graph)
		CU(cuGraphAddMemAllocNode)(&node, graph, NULL, 0, &p);
	return p.dptr;
}

uint64_t device_address(const struct function *f, const struct parameter *p, const char **missing)
{
	const char *n = f->name;
	if (!object_context())
		return 0x10000000;
	if (!strcmp(n, "cuMemAddressReserve"))
		return 0;
	if (!strcmp(n, "cuMemAddressFree") || !strcmp(n, "cuMemMap"))
		return keep_memory("reserved", reserve, missing);
	if (!strcmp(n, "cuMemUnmap") || !strcmp(n, "cuMemSetAccess") || !strcmp(n, "cuMemGetAccess") || !strcmp(n, "cuMemRetainAllocationHandle"))
		return keep_memory("mapped", reserve_and_map, missing);
	if (!strncmp(n, "cuMemFreeAsync", 14) || !strcmp(n, "cuMemPoolExportPointer"))
		return keep_memory("pool", allocate_in_stream, missing);
	if (!strcmp(n, "cuGraphAddMemFreeNode")) {
		object(f, "CUgraph", missing);
		return keep_memory("node", allocate_node, missing);
	}
	if (strstr(n, "cuMemAdvise") || strstr(n, "cuMemPrefetch") || strstr(n, "cuMemRange") || strstr(n, "AttachMem") || strstr(n, "cuMemDiscard"))
		return keep_memory("managed", allocate_managed, missing);
	if (!strncmp(p->name, "src", 3))
		return keep_memory("source", allocate, missing);
	return keep_memory("device", allocate, missing);
}

uint64_t freed_address(void)
{
	uint64_t p = object_context() ? allocate() : 0;
	if (p)
		CU(cuMemFree_v2)(p);
	return p;
}

uint64_t other_address(void)
{
	if (!object_context())
		return 0;
	CU(cuCtxPushCurrent_v2)(second_context());
	uint64_t p = allocate();
	CU(cuCtxPopCurrent_v2)(NULL);
	return p;
}

static uint64_t pin(void)
{
	void *p = NULL;
	CU(cuMemHostAlloc)(&p, 4096, 2);
	return (uint64_t)p;
}

static uint64_t page(void)
{
	return (uint64_t)aligned_alloc(4096, 4096);
}

static uint64_t register_page(void)
{
	void *p = (void *)page();
	memset(p, 0, 4096);
	return CU(cuMemHostRegister_v2)(p, 4096, 0) ? 0 : (uint64_t)p;
}

uint64_t raw_pointer(const struct function *f, const struct parameter *p, void *at, const char **missing)
{
	const char *n = p->name;
	if (!strcmp(n, "fn") || !strcmp(n, "callback") || !strcmp(n, "callbackFunc") || !strcmp(n, "destroy"))
		return (uint64_t)host_function;
	if (!strcmp(n, "blockSizeToDynamicSMemSize"))
		return (uint64_t)no_shared_memory;
	if (!strcmp(n, "image") || !strcmp(n, "code") || !strcmp(n, "fatCubin"))
		return (uint64_t)kernel_text;
	if (strstr(f->name, "cuVDPAU") || strstr(f->name, "GLRegister"))
		return 0; /* as natively they were asked */
	if (!strcmp(n, "extra") || !strcmp(n, "userData") || strstr(n, "ptionValues") || strstr(n, "OptionsValues"))
		return 0;
	if (!strcmp(n, "p") && object_context()) {
		if (!strcmp(f->name, "cuMemHostUnregister"))
			return keep_memory("registered", register_page, missing);
		return strstr(f->name, "HostRegister") ? keep_memory("page", page, missing) : keep_memory("pinned", pin, missing);
	}
	return (uint64_t)at;
}

void objects_make_all(void)
{
	static const struct function none = {.name = ""};
	static const struct {
		const char *sort;
		uint64_t (*make)(void);
	} memory[] = {{"device", allocate}, {"source", allocate}, {"managed", allocate_managed}, {"pool", allocate_in_stream}, {"reserved", reserve},
		      {"mapped", reserve_and_map}, {"node", allocate_node}, {"pinned", pin}, {"registered", register_page}, {"page", page}};
	static const char *const types[] = {"CUmodule", "CUfunction", "CUsurfref", "CUtexref", "CUlibrary", "CUkernel", "CUarray", "CUmipmappedArray",
					    "CUevent", "CUstream", "CUgraph", "CUgraphNode", "CUgraphExec", "CUmemoryPool", "CUuserObject",
					    "CUasyncCallbackHandle", "CUlogsCallbackHandle", "CUdevResourceDesc", "CUgreenCtx", "CUlinkState",
					    "CUmemGenericAllocationHandle", "CUtexObject", "CUsurfObject"};
	const char *missing = NULL;
	for (unsigned i = 0; i < sizeof memory / sizeof *memory; i++) {
		if (memory[i].make == allocate_node)
			object(&none, "CUgraph", &missing);
		keep_memory(memory[i].sort, memory[i].make, &missing);
	}
	for (unsigned i = 0; i < sizeof types / sizeof *types; i++)
		object(&none, types[i], &missing);
	second_node(&none, &missing);
}
