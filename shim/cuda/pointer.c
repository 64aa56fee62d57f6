/* shim/cuda/pointer.c: attributes of pointers, all answered from the map of blocks. */
#include "context_stack.h"
#include "endpoint.h"
#include "green.h"
#include "mirror.h"
#include "pool.h"
#include "thread.h"
#include "vmm.h"
#include "vmm_host.h"

struct pointer { /* kind: 0 unknown, or a CUmemorytype; mapping: its size is 0 where reserved addresses have none */
	int kind;
	int closed; /* memory of the host that the program's processor may not use */
	struct ferry_block b, mapping;
	struct shim_ctx *ctx;
};

static struct pointer classify_pointer(CUdeviceptr p)
{
	struct pointer r = {0};
	struct endpoint e = endpoint_at(p);
	const struct ferry_block *host = endpoint_block(&e, FERRY_HOST), *device = endpoint_block(&e, FERRY_DEVICE), *mapped = endpoint_block(&e, FERRY_MAPPED);
	if (host || device) {
		r.kind = host ? CU_MEMORYTYPE_HOST : CU_MEMORYTYPE_DEVICE;
		r.b = host ? *host : *device;
	}
	if (r.b.tag & TAG_RESERVED && mapped) {
		r.mapping = *mapped;
		r.b.owner = mapped->owner;
		int at = vmm_host_at(p);
		r.kind = at ? CU_MEMORYTYPE_HOST : r.kind;
		r.closed = at == VMM_HOST_CLOSED;
	}
	r.ctx = r.b.owner ? shim_ctx_home(r.b.owner) : NULL;
	return r;
}

/* What the driver maps at a time; registered memory is mapped as it lies. */
static struct ferry_range mapping(const struct pointer *r)
{
	const struct ferry_block *b = &r->b;
	if (b->tag & TAG_RESERVED)
		return (struct ferry_range){r->mapping.addr, r->mapping.size};
	uint64_t unit = b->tag & TAG_REGISTERED ? MIRROR_PAGE : 2 << 20, base = b->addr & ~(unit - 1);
	return (struct ferry_range){base, b->size ? ((b->addr + b->size + unit - 1) & ~(unit - 1)) - base : 0};
}

/* One attribute; data is where CUDA says its kind of value goes. NOT_FOUND: there is no such attribute. */
static CUresult get_attribute(void *data, CUpointer_attribute a, const struct pointer *r, CUdeviceptr p)
{
	int managed = (r->b.tag & TAG_MANAGED) != 0, device = r->kind == CU_MEMORYTYPE_DEVICE, reserved = (r->b.tag & TAG_RESERVED) != 0;
	int placeless = (r->b.tag & (TAG_POOL | TAG_RESERVED)) != 0; /* memory that belongs to no context */
	switch (a) {
	case CU_POINTER_ATTRIBUTE_CONTEXT: *(CUcontext *)data = r->ctx && !placeless ? r->ctx->handle : NULL; return 0;
	case CU_POINTER_ATTRIBUTE_MEMORY_TYPE: *(unsigned *)data = (unsigned)r->kind; return 0;
	case CU_POINTER_ATTRIBUTE_DEVICE_POINTER:
		*(CUdeviceptr *)data = r->kind ? p : 0;
		return r->kind ? 0 : CUDA_ERROR_INVALID_VALUE;
	case CU_POINTER_ATTRIBUTE_HOST_POINTER:
		*(void **)data = (device && !managed) || r->closed ? NULL : (void *)(uintptr_t)p;
		return *(void **)data ? 0 : CUDA_ERROR_INVALID_VALUE;
	case CU_POINTER_ATTRIBUTE_SYNC_MEMOPS: *(unsigned *)data = managed || (r->b.tag & TAG_SYNC); return 0;
	case CU_POINTER_ATTRIBUTE_BUFFER_ID: *(uint64_t *)data = r->b.tag >> 32; return 0;
	case CU_POINTER_ATTRIBUTE_IS_MANAGED: *(int *)data = managed; return 0;
	case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL: *(int *)data = r->ctx ? r->ctx->dev : 0; return 0;
	case CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE:
		*(int *)data = device && !(r->b.tag & (TAG_GLOBAL | TAG_RESERVED | TAG_POOL | TAG_OPENED));
		return 0;
	case CU_POINTER_ATTRIBUTE_RANGE_START_ADDR: *(CUdeviceptr *)data = r->b.addr; return 0;
	case CU_POINTER_ATTRIBUTE_RANGE_SIZE: *(size_t *)data = r->b.size; return 0;
	case CU_POINTER_ATTRIBUTE_MAPPED: *(int *)data = r->kind && (!reserved || r->mapping.size); return 0;
	case CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES: *(uint64_t *)data = 0; return 0;
	case CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE: *(int *)data = 0; return 0;
	case CU_POINTER_ATTRIBUTE_ACCESS_FLAGS:
		*(int *)data = !r->kind ? 0 : reserved ? (int)shim_access_of(&r->mapping, shim_ctx_top() ? shim_ctx_top()->dev : 0) : 3;
		return 0;
	case CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE: *(CUmemoryPool *)data = shim_pool_handle(&r->b); return 0;
	case CU_POINTER_ATTRIBUTE_MAPPING_SIZE: *(size_t *)data = mapping(r).size; return 0;
	case CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR: *(CUdeviceptr *)data = mapping(r).base; return 0;
	case CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE: *(int *)data = 0; return 0;
	case CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID: *(uint64_t *)data = r->b.tag >> 32; return 0;
	}
	return CUDA_ERROR_NOT_FOUND;
}

CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute_, CUdeviceptr ptr)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct pointer r = classify_pointer(ptr);
	if (!data || !r.kind)
		return CUDA_ERROR_INVALID_VALUE;
	rc = get_attribute(data, attribute_, &r, ptr);
	return rc == CUDA_ERROR_NOT_FOUND ? CUDA_ERROR_INVALID_VALUE : rc;
}

/* One attribute can be set: that synchronous copies and sets of this memory really are. */
CUresult cuPointerSetAttribute(void *value, CUpointer_attribute attribute_, CUdeviceptr ptr)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct pointer r = classify_pointer(ptr);
	if (!value || !r.kind || attribute_ != CU_POINTER_ATTRIBUTE_SYNC_MEMOPS)
		return CUDA_ERROR_INVALID_VALUE;
	uint64_t tag = *(unsigned *)value ? r.b.tag | TAG_SYNC : r.b.tag & ~(uint64_t)TAG_SYNC;
	return ferry_block_retag(r.kind == CU_MEMORYTYPE_HOST && !r.mapping.size ? FERRY_HOST : FERRY_DEVICE, ptr, tag) ? CUDA_ERROR_INVALID_VALUE : 0;
}

/* Unlike the single form, this one answers zeros for a pointer CUDA does not know. */
CUresult cuPointerGetAttributes(unsigned numAttributes, const CUpointer_attribute *attributes, void *data, CUdeviceptr ptr)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!numAttributes || !attributes || !data)
		return CUDA_ERROR_INVALID_VALUE;
	struct pointer r = classify_pointer(ptr);
	for (unsigned i = 0; i < numAttributes; i++) {
		void *to = ((void **)data)[i];
		if (!to)
			return CUDA_ERROR_INVALID_VALUE;
		if (!r.kind && attributes[i] == CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL)
			*(int *)to = -2; /* what the driver says for memory it does not know */
		else if (!r.kind && attributes[i] == CU_POINTER_ATTRIBUTE_HOST_POINTER)
			*(void **)to = (void *)(uintptr_t)ptr;
		else {
			if (get_attribute(to, attributes[i], &r, ptr) == CUDA_ERROR_NOT_FOUND)
				return CUDA_ERROR_INVALID_VALUE;
		}
	}
	return 0;
}
