/* Usual structures: those with which the function that takes them succeeds, or fails for no reason of the structure. */
#include "arguments.h"

static char host_bytes[4096];
static void *parameters[] = {host_bytes, host_bytes, host_bytes, host_bytes};

static void fill_copy_2d(const struct function *f, void *at, const char **missing)
{
	static const struct parameter destination = {.name = "dst"};
	CUDA_MEMCPY2D_v2 *c = at;
	c->srcMemoryType = 1;
	c->srcHost = host_bytes;
	c->srcPitch = c->dstPitch = 512;
	c->dstMemoryType = 2;
	c->dstDevice = device_address(f, &destination, missing);
	c->WidthInBytes = 4;
	c->Height = 1;
}

static void fill_copy_3d(const struct function *f, void *at, const char **missing)
{
	static const struct parameter destination = {.name = "dst"};
	CUDA_MEMCPY3D_v2 *c = at;
	c->srcMemoryType = 1;
	c->srcHost = host_bytes;
	c->srcPitch = c->dstPitch = 512;
	c->srcHeight = c->dstHeight = 1;
	c->dstMemoryType = 2;
	c->dstDevice = device_address(f, &destination, missing);
	c->WidthInBytes = 4;
	c->Height = c->Depth = 1;
}

static void fill_copy_v1(const struct function *f, const char *type, void *at, const char **missing)
{
	static const struct parameter destination = {.name = "dst"};
	CUdeviceptr_v1 address = (CUdeviceptr_v1)device_address(f, &destination, missing);
	if (!strcmp(type, "CUDA_MEMCPY2D_v1")) {
		CUDA_MEMCPY2D_v1 *c = at;
		*c = (CUDA_MEMCPY2D_v1){.srcMemoryType = 1, .srcHost = host_bytes, .srcPitch = 512, .dstPitch = 512, .dstMemoryType = 2,
					.dstDevice = address, .WidthInBytes = 4, .Height = 1};
	} else {
		CUDA_MEMCPY3D_v1 *c = at;
		*c = (CUDA_MEMCPY3D_v1){.srcMemoryType = 1, .srcHost = host_bytes, .srcPitch = 512, .dstPitch = 512, .srcHeight = 1,
					.dstHeight = 1, .dstMemoryType = 2, .dstDevice = address, .WidthInBytes = 4, .Height = 1, .Depth = 1};
	}
}

static void fill_kernel(const struct function *f, CUDA_KERNEL_NODE_PARAMS_v2 *k, const char **missing)
{
	k->func = (CUfunction)object(f, "CUfunction", missing);
	k->gridDimX = k->gridDimY = k->gridDimZ = 1;
	k->blockDimX = k->blockDimY = k->blockDimZ = 1;
	k->kernelParams = parameters;
}

static void fill_operation(const struct function *f, CUstreamBatchMemOpParams_v1 *o, const char **missing)
{
	static const struct parameter destination = {.name = "dst"};
	o->writeValue.operation = 2;
	o->writeValue.address = device_address(f, &destination, missing);
}

static void fill_array(const char *type, void *at)
{
#define IS(name) (!strcmp(type, name))
	if (IS("CUDA_ARRAY_DESCRIPTOR_v2"))
		*(CUDA_ARRAY_DESCRIPTOR_v2 *)at = (CUDA_ARRAY_DESCRIPTOR_v2){.Width = 64, .Height = 16, .Format = 0x20, .NumChannels = 1};
	else if (IS("CUDA_ARRAY_DESCRIPTOR_v1"))
		*(CUDA_ARRAY_DESCRIPTOR_v1 *)at = (CUDA_ARRAY_DESCRIPTOR_v1){.Width = 64, .Height = 16, .Format = 0x20, .NumChannels = 1};
	else if (IS("CUDA_ARRAY3D_DESCRIPTOR_v2"))
		*(CUDA_ARRAY3D_DESCRIPTOR_v2 *)at =
			(CUDA_ARRAY3D_DESCRIPTOR_v2){.Width = 64, .Height = 16, .Depth = 0, .Format = 0x20, .NumChannels = 1};
	else
		*(CUDA_ARRAY3D_DESCRIPTOR_v1 *)at =
			(CUDA_ARRAY3D_DESCRIPTOR_v1){.Width = 64, .Height = 16, .Depth = 0, .Format = 0x20, .NumChannels = 1};
}

static void fill_launch(const struct function *f, const char *type, void *at, const char **missing)
{
	if (IS("CUlaunchConfig")) {
		CUlaunchConfig *c = at;
		c->gridDimX = c->gridDimY = c->gridDimZ = c->blockDimX = c->blockDimY = c->blockDimZ = 1;
		c->hStream = (CUstream)object(f, "CUstream", missing);
	} else {
		CUDA_LAUNCH_PARAMS_v1 *l = at;
		l->function = (CUfunction)object(f, "CUfunction", missing);
		l->gridDimX = l->gridDimY = l->gridDimZ = l->blockDimX = l->blockDimY = l->blockDimZ = 1;
		l->hStream = (CUstream)object(f, "CUstream", missing);
		l->kernelParams = parameters;
	}
}

static void fill_memory(const struct function *f, const char *type, void *at, const char **missing)
{
	static const CUmemLocation_v1 device = {1, 0};
	static const struct parameter destination = {.name = "dst"};
	if (IS("CUmemLocation_v1")) {
		*(CUmemLocation_v1 *)at = device;
	} else if (IS("CUmemAccessDesc_v1")) {
		*(CUmemAccessDesc_v1 *)at = (CUmemAccessDesc_v1){device, 3};
	} else if (IS("CUmemAllocationProp_v1")) {
		*(CUmemAllocationProp_v1 *)at = (CUmemAllocationProp_v1){.type = 1, .location = device};
	} else if (IS("CUmemPoolProps_v1")) {
		*(CUmemPoolProps_v1 *)at = (CUmemPoolProps_v1){.allocType = 1, .location = device};
	} else if (IS("CUDA_MEM_ALLOC_NODE_PARAMS_v1")) {
		CUDA_MEM_ALLOC_NODE_PARAMS_v1 *a = at;
		a->poolProps = (CUmemPoolProps_v1){.allocType = 1, .location = device};
		a->bytesize = 4096;
	} else if (IS("CUmulticastObjectProp_v1")) {
		*(CUmulticastObjectProp_v1 *)at = (CUmulticastObjectProp_v1){.numDevices = 2, .size = 2 << 20};
	} else if (IS("CUmemcpyAttributes_v1")) {
		((CUmemcpyAttributes_v1 *)at)->srcAccessOrder = 1;
	} else {
		CUDA_MEMSET_NODE_PARAMS_v1 *s = at;
		s->dst = device_address(f, &destination, missing);
		s->elementSize = 4;
		s->width = s->height = 1;
	}
}

static void fill_batch(const struct function *f, CUDA_MEMCPY3D_BATCH_OP_v1 *o, const char **missing)
{
	static const struct parameter source = {.name = "src"}, destination = {.name = "dst"};
	o->src.type = o->dst.type = 1;
	memcpy(&o->src.op, &(uint64_t){device_address(f, &source, missing)}, 8);
	memcpy(&o->dst.op, &(uint64_t){device_address(f, &destination, missing)}, 8);
	o->extent = (CUextent3D_v1){4, 1, 1};
	o->srcAccessOrder = 1;
}

void fill_structure(const struct function *f, const char *type, void *at, const char **missing)
{
	static CUstreamBatchMemOpParams_v1 operation;
	if (IS("CUDA_MEMCPY2D_v2"))
		fill_copy_2d(f, at, missing);
	else if (IS("CUDA_MEMCPY3D_v2"))
		fill_copy_3d(f, at, missing);
	else if (IS("CUDA_MEMCPY3D_PEER_v1")) {
		fill_copy_3d(f, at, missing); /* The members are at the same offsets; the contexts are in place of the reserved ones. */
		((CUDA_MEMCPY3D_PEER_v1 *)at)->srcContext = ((CUDA_MEMCPY3D_PEER_v1 *)at)->dstContext = (CUcontext)object(f, "CUcontext", missing);
	} else if (IS("CUDA_MEMCPY2D_v1") || IS("CUDA_MEMCPY3D_v1"))
		fill_copy_v1(f, type, at, missing);
	else if (strstr(type, "CUDA_ARRAY"))
		fill_array(type, at);
	else if (IS("CUDA_KERNEL_NODE_PARAMS_v1")) {
		CUDA_KERNEL_NODE_PARAMS_v2 k = {0};
		fill_kernel(f, &k, missing);
		memcpy(at, &k, sizeof(CUDA_KERNEL_NODE_PARAMS_v1));
	} else if (IS("CUDA_KERNEL_NODE_PARAMS_v2"))
		fill_kernel(f, at, missing);
	else if (IS("CUgraphNodeParams")) {
		fill_kernel(f, (void *)((char *)at + offsetof(CUgraphNodeParams, anon0)), missing);
	} else if (IS("CUDA_HOST_NODE_PARAMS_v1")) {
		static const struct parameter callback = {.name = "fn"};
		((CUDA_HOST_NODE_PARAMS_v1 *)at)->fn = (void *)raw_pointer(f, &callback, NULL, missing);
	} else if (IS("CUDA_BATCH_MEM_OP_NODE_PARAMS_v1")) {
		CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *b = at;
		memset(&operation, 0, sizeof operation);
		fill_operation(f, &operation, missing);
		b->ctx = (CUcontext)object(f, "CUcontext", missing);
		b->count = 1;
		b->paramArray = &operation;
	} else if (IS("CUstreamBatchMemOpParams_v1"))
		fill_operation(f, at, missing);
	else if (IS("CUDA_RESOURCE_DESC_v1")) {
		CUDA_RESOURCE_DESC_v1 *r = at;
		r->res.array.hArray = (CUarray)object(f, "CUarray", missing);
	} else if (IS("CUlaunchConfig") || IS("CUDA_LAUNCH_PARAMS_v1"))
		fill_launch(f, type, at, missing);
	else if (IS("CUDA_MEMCPY3D_BATCH_OP_v1"))
		fill_batch(f, at, missing);
	else if (strstr(type, "CUmem") == type || IS("CUDA_MEM_ALLOC_NODE_PARAMS_v1") || IS("CUDA_MEMSET_NODE_PARAMS_v1") ||
		 IS("CUmulticastObjectProp_v1")) {
		if (!IS("CUmemPoolPtrExportData_v1") && !IS("CUmemDecompressParams"))
			fill_memory(f, type, at, missing);
	} else if (IS("CUdevResource_v1") && object(f, "CUcontext", missing))
		CU(cuDeviceGetDevResource)(0, at, 1);
}
