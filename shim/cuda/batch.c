/* shim/cuda/batch.c: copies in batches: each is its copies one after the other. The stream's order allows that, if not the
 * overlap CUDA hopes for. What is wrong with any of them is found before the first is made. */
#include "callreport.h"
#include "context_stack.h"
#include "thread.h"

/* Batches are refused on the legacy default stream, which would have to wait for every other. */
static CUresult batch_stream(CUstream s)
{
	CUresult rc = shim_enter();
	if (!rc && (s == STREAM_LEGACY || (!s && !shim_default_stream())))
		rc = CUDA_ERROR_INVALID_VALUE;
	if (!rc)
		rc = shim_resolve_stream(&s);
	struct shim_ctx *c;
	return rc ? rc : shim_ctx_current(&c) == CUDA_ERROR_INVALID_CONTEXT ? CUDA_ERROR_INVALID_VALUE : 0;
}

static int order_known(CUmemcpySrcAccessOrder o)
{
	return o >= CU_MEMCPY_SRC_ACCESS_ORDER_STREAM && o <= CU_MEMCPY_SRC_ACCESS_ORDER_ANY;
}

static int hint_known(const CUmemLocation_v1 *l) { return l->type >= CU_MEM_LOCATION_TYPE_INVALID && l->type <= CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT; }
enum { KNOWN_FLAGS = CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE };

/* --- one dimension */

static CUresult check_flat(const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *idxs, size_t attrs_n, size_t *fail)
{
	for (size_t i = 0; i < attrs_n; i++)
		if (!order_known(attrs[i].srcAccessOrder) || !hint_known(&attrs[i].srcLocHint) || !hint_known(&attrs[i].dstLocHint) || attrs[i].flags & ~(unsigned)KNOWN_FLAGS || idxs[i] >= count || (i ? idxs[i] <= idxs[i - 1] : idxs[i]))
			return CUDA_ERROR_INVALID_VALUE;
	for (size_t i = 0; i < count; i++)
		if (!sizes[i]) {
			*fail = i;
			return CUDA_ERROR_INVALID_VALUE;
		}
	return 0;
}

CUresult cuMemcpyBatchAsync(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs,
			    const size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream)
{
	size_t ignored, *fail = failIdx ? failIdx : &ignored;
	*fail = SIZE_MAX;
	CUresult rc = batch_stream(hStream);
	if (rc)
		return rc;
	if (!dsts || !srcs || !sizes || !count || !attrs || !attrsIdxs || !numAttrs || numAttrs > count)
		return CUDA_ERROR_INVALID_VALUE;
	rc = check_flat(sizes, count, attrs, attrsIdxs, numAttrs, fail);
	for (size_t i = 0; i < count && !rc; i++)
		if ((rc = cuMemcpyAsync(dsts[i], srcs[i], sizes[i], hStream)))
			*fail = i;
	return rc;
}

CUresult cuMemcpyBatchAsync_v2(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs,
			       const size_t *attrsIdxs, size_t numAttrs, CUstream hStream)
{
	if (!hStream && !shim_enter()) /* also where it means the thread's own */
		return CUDA_ERROR_INVALID_VALUE;
	return cuMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, NULL, hStream);
}

/* --- three dimensions */

/* Bytes of an array's element; 0 for formats that have none of their own. */
static size_t element_bytes(const CUDA_ARRAY3D_DESCRIPTOR_v2 *d)
{
	switch (d->Format) {
	case CU_AD_FORMAT_UNSIGNED_INT8: case CU_AD_FORMAT_SIGNED_INT8: return d->NumChannels;
	case CU_AD_FORMAT_UNSIGNED_INT16: case CU_AD_FORMAT_SIGNED_INT16: case CU_AD_FORMAT_HALF: return 2 * d->NumChannels;
	case CU_AD_FORMAT_UNSIGNED_INT32: case CU_AD_FORMAT_SIGNED_INT32: case CU_AD_FORMAT_FLOAT: return 4 * d->NumChannels;
	}
	return 0;
}

/* What an operand counts in: bytes, or the elements of its array. */
static CUresult unit_of(const CUmemcpy3DOperand_v1 *o, size_t *unit)
{
	CUDA_ARRAY3D_DESCRIPTOR_v2 d;
	if (o->type == CU_MEMCPY_OPERAND_TYPE_POINTER)
		return 0;
	if (o->type != CU_MEMCPY_OPERAND_TYPE_ARRAY)
		return CUDA_ERROR_INVALID_VALUE;
	CUresult rc = cuArray3DGetDescriptor_v2(&d, o->op.array.array);
	if (rc)
		return rc;
	*unit = element_bytes(&d);
	return *unit ? 0 : shim_unsupported("batched copies of arrays whose elements are no numbers");
}

/* One side of a copy, in bytes. A pointer's rows and layers are as long as the copy's unless it says otherwise, never shorter. */
static CUresult describe_side(const CUmemcpy3DOperand_v1 *o, const CUextent3D_v1 *e, size_t unit, size_t at[3], size_t *pitch, size_t *height)
{
	if (o->type == CU_MEMCPY_OPERAND_TYPE_ARRAY) {
		at[0] = o->op.array.offset.x * unit;
		at[1] = o->op.array.offset.y;
		at[2] = o->op.array.offset.z;
		return 0;
	}
	size_t row = o->op.ptr.rowLength ? o->op.ptr.rowLength : e->width, rows = o->op.ptr.layerHeight ? o->op.ptr.layerHeight : e->height;
	if (!o->op.ptr.ptr || row < e->width || rows < e->height)
		return CUDA_ERROR_INVALID_VALUE;
	*pitch = row * unit;
	*height = rows;
	return 0;
}

static CUresult plain_copy(const CUDA_MEMCPY3D_BATCH_OP_v1 *op, CUDA_MEMCPY3D_v2 *out)
{
	const CUextent3D_v1 *e = &op->extent;
	size_t unit = 1, src_unit = 0, dst_unit = 0, from[3] = {0}, to[3] = {0};
	if (!e->width || !e->height || !e->depth || !order_known(op->srcAccessOrder) || op->flags & ~(unsigned)KNOWN_FLAGS)
		return CUDA_ERROR_INVALID_VALUE;
	CUresult rc = unit_of(&op->src, &src_unit);
	if (!rc)
		rc = unit_of(&op->dst, &dst_unit);
	if (!rc && src_unit && dst_unit && src_unit != dst_unit)
		rc = CUDA_ERROR_INVALID_VALUE;
	if (rc)
		return rc;
	unit = src_unit ? src_unit : dst_unit ? dst_unit : 1;
	*out = (CUDA_MEMCPY3D_v2){.WidthInBytes = e->width * unit, .Height = e->height, .Depth = e->depth};
	if ((rc = describe_side(&op->src, e, unit, from, &out->srcPitch, &out->srcHeight)) || (rc = describe_side(&op->dst, e, unit, to, &out->dstPitch, &out->dstHeight)))
		return rc;
	out->srcXInBytes = from[0], out->srcY = from[1], out->srcZ = from[2];
	out->dstXInBytes = to[0], out->dstY = to[1], out->dstZ = to[2];
	out->srcMemoryType = src_unit ? CU_MEMORYTYPE_ARRAY : CU_MEMORYTYPE_UNIFIED;
	out->dstMemoryType = dst_unit ? CU_MEMORYTYPE_ARRAY : CU_MEMORYTYPE_UNIFIED;
	if (src_unit)
		out->srcArray = op->src.op.array.array;
	else
		out->srcDevice = op->src.op.ptr.ptr;
	if (dst_unit)
		out->dstArray = op->dst.op.array.array;
	else
		out->dstDevice = op->dst.op.ptr.ptr;
	return 0;
}

CUresult cuMemcpy3DBatchAsync(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, size_t *failIdx, uint64_t flags, CUstream hStream)
{
	size_t ignored, *fail = failIdx ? failIdx : &ignored;
	CUDA_MEMCPY3D_v2 p;
	*fail = SIZE_MAX;
	CUresult rc = batch_stream(hStream);
	if (rc)
		return rc;
	if (!numOps || !opList || flags)
		return CUDA_ERROR_INVALID_VALUE;
	for (size_t i = 0; i < numOps; i++)
		if ((rc = plain_copy(&opList[i], &p))) {
			*fail = i;
			return rc;
		}
	for (size_t i = 0; i < numOps && !rc; i++)
		if ((rc = plain_copy(&opList[i], &p)) || (rc = cuMemcpy3DAsync_v2(&p, hStream)))
			*fail = i;
	return rc;
}

CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, uint64_t flags, CUstream hStream)
{
	if (!hStream && !shim_enter())
		return CUDA_ERROR_INVALID_VALUE;
	return cuMemcpy3DBatchAsync(numOps, opList, NULL, flags, hStream);
}
