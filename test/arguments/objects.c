/* The objects that usual arguments refer to. Each is made when a call first needs it and kept for the calls after it, since a process
 * goes on only after calls that changed nothing. */
#include "arguments.h"
#include <dlfcn.h>
#include <unistd.h>

const char kernel_text[] = ".version 6.0\n.target sm_50\n.address_size 64\n"
			   ".visible .global .align 4 .u32 variable;\n.visible .global .texref texture;\n.visible .global .surfref surface;\n"
			   ".visible .entry kernel(.param .u64 parameter)\n{\n\tret;\n}\n";
static CUcontext current, second, freed;
static struct {
	const char *type;
	uint64_t value;
} kept[64];
static int kept_n;

void *driver_symbol(const char *name)
{
	static void *library;
	if (!library)
		library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_GLOBAL);
	void *f = library ? dlsym(library, name) : NULL;
	if (!f)
		_exit(3); /* The parent says which function's process ended so. */
	return f;
}

void objects_begin(CUcontext context)
{
	current = context;
	second = freed = NULL;
	kept_n = 0;
}

CUcontext object_context(void)
{
	return current;
}

void objects_forget(void)
{
	kept_n = 0;
}

/* --- making */

static uint64_t make(const struct function *f, const char *type);

static CUgraphNode make_node(const struct function *f, CUgraph graph)
{
	const char *missing = NULL, *n = f->name;
	CUgraphNode node = NULL;
	union {
		CUDA_MEMCPY3D_v2 copy;
		CUDA_KERNEL_NODE_PARAMS_v2 kernel;
		CUDA_MEMSET_NODE_PARAMS_v1 set;
		CUDA_HOST_NODE_PARAMS_v1 host;
		CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 ops;
		CUDA_MEM_ALLOC_NODE_PARAMS_v1 alloc;
	} p;
	memset(&p, 0, sizeof p);
	if (strstr(n, "MemcpyNode")) {
		fill_structure(f, "CUDA_MEMCPY3D_v2", &p, &missing);
		CU(cuGraphAddMemcpyNode)(&node, graph, NULL, 0, &p.copy, current);
	} else if (strstr(n, "MemsetNode")) {
		fill_structure(f, "CUDA_MEMSET_NODE_PARAMS_v1", &p, &missing);
		CU(cuGraphAddMemsetNode)(&node, graph, NULL, 0, &p.set, current);
	} else if (strstr(n, "HostNode")) {
		fill_structure(f, "CUDA_HOST_NODE_PARAMS_v1", &p, &missing);
		CU(cuGraphAddHostNode)(&node, graph, NULL, 0, &p.host);
	} else if (strstr(n, "ChildGraphNode")) {
		CUgraph child = NULL;
		CU(cuGraphCreate)(&child, 0);
		CU(cuGraphAddChildGraphNode)(&node, graph, NULL, 0, child);
	} else if (strstr(n, "EventRecordNode")) {
		CU(cuGraphAddEventRecordNode)(&node, graph, NULL, 0, (CUevent)object(f, "CUevent", &missing));
	} else if (strstr(n, "EventWaitNode")) {
		CU(cuGraphAddEventWaitNode)(&node, graph, NULL, 0, (CUevent)object(f, "CUevent", &missing));
	} else if (strstr(n, "BatchMemOpNode")) {
		fill_structure(f, "CUDA_BATCH_MEM_OP_NODE_PARAMS_v1", &p, &missing);
		CU(cuGraphAddBatchMemOpNode)(&node, graph, NULL, 0, &p.ops);
	} else if (strstr(n, "MemAllocNode") || strstr(n, "MemFreeNode")) {
		fill_structure(f, "CUDA_MEM_ALLOC_NODE_PARAMS_v1", &p, &missing);
		CU(cuGraphAddMemAllocNode)(&node, graph, NULL, 0, &p.alloc);
		if (strstr(n, "MemFreeNodeGet"))
			CU(cuGraphAddMemFreeNode)(&node, graph, &node, 1, p.alloc.dptr);
	} else {
		fill_structure(f, "CUDA_KERNEL_NODE_PARAMS_v2", &p, &missing);
		CU(cuGraphAddKernelNode_v2)(&node, graph, NULL, 0, &p.kernel);
	}
	return node;
}

static void make_resource(CUdevResourceDesc *desc)
{
	CUdevResource_v1 all, part;
	unsigned groups = 1;
	if (!CU(cuDeviceGetDevResource)(0, &all, 1) && !CU(cuDevSmResourceSplitByCount)(&part, &groups, &all, NULL, 0, 8))
		CU(cuDevResourceGenerateDesc)(desc, &part, 1);
}

static uint64_t make_texture(const struct function *f, const char *type)
{
	CUDA_RESOURCE_DESC_v1 resource;
	CUDA_TEXTURE_DESC_v1 texture;
	uint64_t made = 0;
	const char *missing = NULL;
	memset(&resource, 0, sizeof resource);
	memset(&texture, 0, sizeof texture);
	fill_structure(f, "CUDA_RESOURCE_DESC_v1", &resource, &missing);
	if (!strcmp(type, "CUtexObject"))
		CU(cuTexObjectCreate)(&made, &resource, &texture, NULL);
	else
		CU(cuSurfObjectCreate)(&made, &resource);
	return made;
}

static uint64_t make(const struct function *f, const char *type)
{
	const char *missing = NULL;
	uint64_t made = 0;
	void *at = &made;
#define IS(name) (!strcmp(type, name))
	if (IS("CUmodule")) {
		CU(cuModuleLoadData)(at, (void *)kernel_text);
	} else if (IS("CUfunction")) {
		CU(cuModuleGetFunction)(at, (CUmodule)object(f, "CUmodule", &missing), "kernel");
	} else if (IS("CUsurfref")) {
		CU(cuModuleGetSurfRef)(at, (CUmodule)object(f, "CUmodule", &missing), "surface");
	} else if (IS("CUtexref")) {
		CU(cuTexRefCreate)(at);
	} else if (IS("CUlibrary")) {
		CU(cuLibraryLoadData)(at, (void *)kernel_text, NULL, NULL, 0, NULL, NULL, 0);
	} else if (IS("CUkernel")) {
		CU(cuLibraryGetKernel)(at, (CUlibrary)object(f, "CUlibrary", &missing), "kernel");
	} else if (IS("CUarray")) {
		CUDA_ARRAY3D_DESCRIPTOR_v2 d = {.Width = 64, .Height = 16, .Format = 0x20, .NumChannels = 1, .Flags = 2};
		if (!strncmp(f->name, "cuMemcpy", 8)) /* copies by offset are of arrays with one dimension */
			d.Height = d.Flags = 0;
		CU(cuArray3DCreate_v2)(at, &d);
	} else if (IS("CUmipmappedArray")) {
		CUDA_ARRAY3D_DESCRIPTOR_v2 d = {.Width = 64, .Height = 16, .Format = 0x20, .NumChannels = 1};
		CU(cuMipmappedArrayCreate)(at, &d, 2);
	} else if (IS("CUevent")) {
		CU(cuEventCreate)(at, strstr(f->name, "cuIpc") ? 6 : 0);
		if (strstr(f->name, "ElapsedTime")) {
			CU(cuEventRecord)((CUevent)made, NULL);
			CU(cuEventSynchronize)((CUevent)made);
		}
	} else if (IS("CUstream")) {
		CU(cuStreamCreate)(at, 1);
		if (strstr(f->name, "EndCapture") || strstr(f->name, "UpdateCapture"))
			CU(cuStreamBeginCapture_v2)((CUstream)made, 2);
	} else if (IS("CUgraph")) {
		CU(cuGraphCreate)(at, 0);
	} else if (IS("CUgraphNode")) {
		made = (uint64_t)make_node(f, (CUgraph)object(f, "CUgraph", &missing));
	} else if (IS("CUgraphExec")) {
		object(f, "CUgraphNode", &missing);
		CU(cuGraphInstantiateWithFlags)(at, (CUgraph)object(f, "CUgraph", &missing), 0);
	} else if (IS("CUmemoryPool")) {
		CUmemPoolProps_v1 p = {.allocType = 1, .handleTypes = strstr(f->name, "Export") != NULL, .location = {1, 0}};
		CU(cuMemPoolCreate)(at, &p);
	} else if (IS("CUuserObject")) {
		CU(cuUserObjectCreate)(at, NULL, (void *)host_function, 1, 1);
	} else if (IS("CUasyncCallbackHandle")) {
		CU(cuDeviceRegisterAsyncNotification)(0, (void *)host_function, NULL, at);
	} else if (IS("CUlogsCallbackHandle")) {
		CU(cuLogsRegisterCallback)((void *)host_function, NULL, at);
	} else if (IS("CUdevResourceDesc")) {
		make_resource(at);
	} else if (IS("CUgreenCtx")) {
		CU(cuGreenCtxCreate)(at, (CUdevResourceDesc)object(f, "CUdevResourceDesc", &missing), 0, 1);
	} else if (IS("CUlinkState")) {
		CU(cuLinkCreate_v2)(0, NULL, NULL, at);
	} else if (IS("CUmemGenericAllocationHandle")) {
		CUmemAllocationProp_v1 p = {.type = 1, .requestedHandleTypes = strstr(f->name, "Export") != NULL, .location = {1, 0}};
		CU(cuMemCreate)(at, MAPPED_BYTES, &p, 0);
	} else if (IS("CUtexObject") || IS("CUsurfObject")) {
		made = make_texture(f, type);
	}
	return made;
}

/* unmake ends an object that make made, or what owns it. */
static void unmake(const struct function *f, const char *type, uint64_t h)
{
	const char *missing = NULL;
	void *p = (void *)h;
	if (IS("CUmodule"))
		CU(cuModuleUnload)(p);
	else if (IS("CUfunction") || IS("CUsurfref"))
		CU(cuModuleUnload)((CUmodule)object(f, "CUmodule", &missing));
	else if (IS("CUtexref"))
		CU(cuTexRefDestroy)(p);
	else if (IS("CUlibrary"))
		CU(cuLibraryUnload)(p);
	else if (IS("CUkernel"))
		CU(cuLibraryUnload)((CUlibrary)object(f, "CUlibrary", &missing));
	else if (IS("CUarray"))
		CU(cuArrayDestroy)(p);
	else if (IS("CUmipmappedArray"))
		CU(cuMipmappedArrayDestroy)(p);
	else if (IS("CUevent"))
		CU(cuEventDestroy_v2)(p);
	else if (IS("CUstream"))
		CU(cuStreamDestroy_v2)(p);
	else if (IS("CUgraph"))
		CU(cuGraphDestroy)(p);
	else if (IS("CUgraphNode"))
		CU(cuGraphDestroyNode)(p);
	else if (IS("CUgraphExec"))
		CU(cuGraphExecDestroy)(p);
	else if (IS("CUmemoryPool"))
		CU(cuMemPoolDestroy)(p);
	else if (IS("CUuserObject"))
		CU(cuUserObjectRelease)(p, 1);
	else if (IS("CUasyncCallbackHandle"))
		CU(cuDeviceUnregisterAsyncNotification)(0, p);
	else if (IS("CUlogsCallbackHandle"))
		CU(cuLogsUnregisterCallback)(p);
	else if (IS("CUgreenCtx"))
		CU(cuGreenCtxDestroy)(p);
	else if (IS("CUlinkState"))
		CU(cuLinkDestroy)(p);
	else if (IS("CUmemGenericAllocationHandle"))
		CU(cuMemRelease)(p);
	else if (IS("CUtexObject"))
		CU(cuTexObjectDestroy)(h);
	else if (IS("CUsurfObject"))
		CU(cuSurfObjectDestroy)(h);
	else if (IS("CUcontext"))
		CU(cuCtxDestroy_v2)(p);
}

/* --- what is kept */

static int cannot_be_made(const char *type)
{
	return IS("CUgraphicsResource") || IS("CUexternalMemory") || IS("CUexternalSemaphore") || IS("CUgraphDeviceNode");
}

uint64_t object(const struct function *f, const char *type, const char **missing)
{
	if (IS("CUcontext"))
		return (uint64_t)current;
	if (cannot_be_made(type) || !current)
		return 0;
	for (int i = 0; i < kept_n; i++)
		if (!strcmp(kept[i].type, type))
			return kept[i].value;
	uint64_t made = make(f, type);
	if (!made)
		*missing = type;
	kept[kept_n].type = type;
	kept[kept_n++].value = made;
	return made;
}

uint64_t second_node(const struct function *f, const char **missing)
{
	CUgraph graph = (CUgraph)object(f, "CUgraph", missing);
	CUgraphNode first = (CUgraphNode)object(f, "CUgraphNode", missing), node = NULL;
	for (int i = 0; i < kept_n; i++)
		if (!strcmp(kept[i].type, "second node"))
			return kept[i].value;
	if (!graph)
		return 0;
	CU(cuGraphAddEmptyNode)(&node, graph, &first, strstr(f->name, "Remove") != NULL);
	kept[kept_n].type = "second node";
	kept[kept_n++].value = (uint64_t)node;
	return (uint64_t)node;
}

CUcontext second_context(void)
{
	if (!second) {
		CU(cuCtxCreate_v2)(&second, 0, 0);
		CU(cuCtxPopCurrent_v2)(NULL);
	}
	return second;
}

/* freed_context is made and destroyed once for each context. */
static CUcontext freed_context(void)
{
	if (!freed) {
		CU(cuCtxCreate_v2)(&freed, 0, 0);
		CU(cuCtxDestroy_v2)(freed);
	}
	return freed;
}

/* make_apart makes an object with nothing of those that are kept, in the current context. */
static uint64_t make_apart(const struct function *f, const char *type, int end)
{
	int n = kept_n;
	kept_n = 0;
	const char *missing = NULL;
	__typeof__(kept[0]) saved[64];
	memcpy(saved, kept, sizeof saved);
	uint64_t made = object(f, type, &missing);
	if (made && end)
		unmake(f, type, made);
	memcpy(kept, saved, sizeof saved);
	kept_n = n;
	return made;
}

uint64_t changed_object(const struct function *f, const char *type, enum change change, const char **missing)
{
	uint64_t made = 0;
	if (!current || cannot_be_made(type))
		return 0;
	if (IS("CUcontext") && change != OTHER_KIND) {
		return (uint64_t)(change == OTHER_CONTEXT ? second_context() : freed_context());
	}
	switch (change) {
	case FREED:
		made = make_apart(f, type, 1);
		break;
	case OTHER_KIND:
		return object(f, IS("CUevent") ? "CUstream" : "CUevent", missing);
	default: {
		CUcontext mine = current;
		CU(cuCtxPushCurrent_v2)(second_context());
		current = second;
		made = make_apart(f, type, 0);
		current = mine;
		CU(cuCtxPopCurrent_v2)(NULL);
	}
	}
	if (!made)
		*missing = type;
	return made;
}

uint64_t keep_memory(const char *sort, uint64_t (*make_memory)(void), const char **missing)
{
	for (int i = 0; i < kept_n; i++)
		if (!strcmp(kept[i].type, sort))
			return kept[i].value;
	uint64_t made = make_memory();
	if (!made)
		*missing = sort;
	kept[kept_n].type = sort;
	kept[kept_n++].value = made;
	return made;
}

uint64_t kept_object(const char *type)
{
	for (int i = 0; i < kept_n; i++)
		if (!strcmp(kept[i].type, type))
			return kept[i].value;
	return 0;
}
