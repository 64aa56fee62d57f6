/* shim/cuda/v1.c: the plain names of CUDA 2 and 3.0, from the time when a device pointer and a size were 32 bits wide.
 *
 * They belong to contexts made by that API (cuCtxCreate by its plain name, on a device of at most 4 GiB); in any other they answer that
 * there is no context, as driver 580 does. Each is its successor with what comes in widened. What goes out is narrowed: a size that does not fit reads as the
 * largest number that does, and an address that does not fit cannot be given, so a call that would have to answers that there is no
 * memory. No device address of a 64-bit process fits; what needs none (arrays, host memory, sizes) works. */
#include "context_stack.h"
#include "handles.h"
#include "thread.h"

static unsigned clamp_size(size_t n) { return n > UINT32_MAX ? UINT32_MAX : (unsigned)n; }

/* May the call go on? It clears what the call would answer, as the driver does. */
static CUresult enter_v1(unsigned *out, unsigned *more)
{
	struct shim_ctx *c;
	if (out)
		*out = 0;
	if (more)
		*more = 0;
	CUresult rc = shim_enter();
	if (rc || (rc = shim_ctx_current(&c)))
		return rc;
	return c->version < 3020 ? 0 : CUDA_ERROR_INVALID_CONTEXT;
}

static CUresult check_v1(void) { return enter_v1(NULL, NULL); }

/* Of a null handle some of these complain before they do of the context. */
static CUresult or_null_handle(CUresult rc, const void *handle) { return rc == CUDA_ERROR_INVALID_CONTEXT && !handle ? CUDA_ERROR_INVALID_HANDLE : rc; }

/* 0, or what CUDA says when it has no memory of the kind that was asked for. */
static CUresult narrow_address(CUdeviceptr wide, CUdeviceptr_v1 *out)
{
	if (wide > UINT32_MAX)
		return CUDA_ERROR_OUT_OF_MEMORY;
	*out = (CUdeviceptr_v1)wide;
	return 0;
}

/* --- devices, modules, memory */

CUresult cuDeviceTotalMem(unsigned *bytes, CUdevice dev)
{
	size_t n;
	CUresult rc = cuDeviceTotalMem_v2(bytes ? &n : NULL, dev);
	if (!rc)
		*bytes = clamp_size(n);
	return rc;
}

CUresult cuMemGetInfo(unsigned *free, unsigned *total)
{
	size_t f, t;
	CUresult rc = enter_v1(free, total);
	if (!rc && !(rc = cuMemGetInfo_v2(free ? &f : NULL, total ? &t : NULL))) {
		*free = clamp_size(f);
		*total = clamp_size(t);
	}
	return rc;
}

CUresult cuModuleGetGlobal(CUdeviceptr_v1 *dptr, unsigned *bytes, CUmodule hmod, const char *name)
{
	CUdeviceptr wide;
	size_t n;
	CUresult rc = enter_v1(dptr, bytes);
	if (rc == CUDA_ERROR_INVALID_CONTEXT || rc == CUDA_ERROR_CONTEXT_IS_DESTROYED) /* the driver looks at the module first */
		rc = shim_check_handle(FERRY_KIND_CUmodule, hmod) ? CUDA_ERROR_INVALID_HANDLE : rc;
	if (!rc)
		rc = cuModuleGetGlobal_v2(&wide, &n, hmod, name);
	if (!rc && dptr)
		rc = narrow_address(wide, dptr);
	if (!rc && bytes)
		*bytes = clamp_size(n);
	return rc;
}

CUresult cuMemAlloc(CUdeviceptr_v1 *dptr, unsigned bytesize)
{
	CUdeviceptr wide;
	CUresult rc = enter_v1(dptr, NULL);
	if (!rc)
		rc = cuMemAlloc_v2(dptr ? &wide : NULL, bytesize);
	if (!rc && (rc = narrow_address(wide, dptr)))
		cuMemFree_v2(wide);
	return rc;
}

CUresult cuMemAllocPitch(CUdeviceptr_v1 *dptr, unsigned *pPitch, unsigned WidthInBytes, unsigned Height, unsigned ElementSizeBytes)
{
	CUdeviceptr wide;
	size_t pitch;
	CUresult rc = enter_v1(dptr, pPitch);
	if (!rc)
		rc = cuMemAllocPitch_v2(dptr ? &wide : NULL, pPitch ? &pitch : NULL, WidthInBytes, Height, ElementSizeBytes);
	if (!rc && (rc = narrow_address(wide, dptr)))
		cuMemFree_v2(wide);
	if (!rc)
		*pPitch = clamp_size(pitch);
	return rc;
}

CUresult cuMemFree(CUdeviceptr_v1 dptr)
{
	CUresult rc = check_v1();
	if (rc == CUDA_ERROR_INVALID_CONTEXT && !shim_ctx_top())
		return CUDA_ERROR_INVALID_VALUE;
	return rc ? rc : cuMemFree_v2(dptr);
}

CUresult cuMemGetAddressRange(CUdeviceptr_v1 *pbase, unsigned *psize, CUdeviceptr_v1 dptr)
{
	CUdeviceptr base;
	size_t n;
	CUresult rc = enter_v1(pbase, psize);
	if (!rc)
		rc = cuMemGetAddressRange_v2(&base, &n, dptr);
	if (!rc && pbase)
		rc = narrow_address(base, pbase);
	if (!rc && psize)
		*psize = clamp_size(n);
	return rc;
}

CUresult cuMemAllocHost(void *pp, unsigned bytesize)
{
	CUresult rc = check_v1();
	if (pp)
		*(void **)pp = NULL;
	return rc ? rc : cuMemAllocHost_v2(pp, bytesize);
}

CUresult cuMemHostGetDevicePointer(CUdeviceptr_v1 *pdptr, void *p, unsigned Flags)
{
	CUdeviceptr wide;
	CUresult rc = enter_v1(pdptr, NULL);
	if (!rc)
		rc = cuMemHostGetDevicePointer_v2(pdptr ? &wide : NULL, p, Flags);
	return rc ? rc : narrow_address(wide, pdptr);
}

/* --- copies and sets */

CUresult cuMemcpyHtoD(CUdeviceptr_v1 dst, const void *src, unsigned n) { CUresult rc = check_v1(); return rc ? rc : cuMemcpyHtoD_v2(dst, src, n); }
CUresult cuMemcpyDtoH(void *dst, CUdeviceptr_v1 src, unsigned n) { CUresult rc = check_v1(); return rc ? rc : cuMemcpyDtoH_v2(dst, src, n); }
CUresult cuMemcpyDtoD(CUdeviceptr_v1 dst, CUdeviceptr_v1 src, unsigned n) { CUresult rc = check_v1(); return rc ? rc : cuMemcpyDtoD_v2(dst, src, n); }
CUresult cuMemcpyHtoDAsync(CUdeviceptr_v1 dst, const void *src, unsigned n, CUstream s) { CUresult rc = shim_or_orphaned(check_v1(), s); return rc ? rc : cuMemcpyHtoDAsync_v2(dst, src, n, s); }
CUresult cuMemcpyDtoHAsync(void *dst, CUdeviceptr_v1 src, unsigned n, CUstream s) { CUresult rc = shim_or_orphaned(check_v1(), s); return rc ? rc : cuMemcpyDtoHAsync_v2(dst, src, n, s); }
CUresult cuMemcpyDtoDAsync(CUdeviceptr_v1 dst, CUdeviceptr_v1 src, unsigned n, CUstream s) { CUresult rc = shim_or_orphaned(check_v1(), s); return rc ? rc : cuMemcpyDtoDAsync_v2(dst, src, n, s); }
CUresult cuMemcpyDtoA(CUarray dst, unsigned at, CUdeviceptr_v1 src, unsigned n) { CUresult rc = check_v1(); return rc ? rc : cuMemcpyDtoA_v2(dst, at, src, n); }
CUresult cuMemcpyAtoD(CUdeviceptr_v1 dst, CUarray src, unsigned at, unsigned n) { CUresult rc = check_v1(); return rc ? rc : cuMemcpyAtoD_v2(dst, src, at, n); }
CUresult cuMemcpyHtoA(CUarray dst, unsigned at, const void *src, unsigned n) { CUresult rc = check_v1(); return rc ? rc : cuMemcpyHtoA_v2(dst, at, src, n); }
CUresult cuMemcpyAtoH(void *dst, CUarray src, unsigned at, unsigned n) { CUresult rc = check_v1(); return rc ? rc : cuMemcpyAtoH_v2(dst, src, at, n); }
CUresult cuMemcpyAtoA(CUarray dst, unsigned to, CUarray src, unsigned from, unsigned n) { CUresult rc = check_v1(); return rc ? rc : cuMemcpyAtoA_v2(dst, to, src, from, n); }
CUresult cuMemcpyHtoAAsync(CUarray dst, unsigned at, const void *src, unsigned n, CUstream s) { CUresult rc = shim_or_orphaned(check_v1(), s); return rc ? rc : cuMemcpyHtoAAsync_v2(dst, at, src, n, s); }
CUresult cuMemcpyAtoHAsync(void *dst, CUarray src, unsigned at, unsigned n, CUstream s) { CUresult rc = shim_or_orphaned(check_v1(), s); return rc ? rc : cuMemcpyAtoHAsync_v2(dst, src, at, n, s); }

CUresult cuMemsetD8(CUdeviceptr_v1 dst, uint8_t v, unsigned n) { CUresult rc = check_v1(); return rc ? rc : cuMemsetD8_v2(dst, v, n); }
CUresult cuMemsetD16(CUdeviceptr_v1 dst, uint16_t v, unsigned n) { CUresult rc = check_v1(); return rc ? rc : cuMemsetD16_v2(dst, v, n); }
CUresult cuMemsetD32(CUdeviceptr_v1 dst, unsigned v, unsigned n) { CUresult rc = check_v1(); return rc ? rc : cuMemsetD32_v2(dst, v, n); }
CUresult cuMemsetD2D8(CUdeviceptr_v1 dst, unsigned pitch, uint8_t v, unsigned w, unsigned h) { CUresult rc = check_v1(); return rc ? rc : cuMemsetD2D8_v2(dst, pitch, v, w, h); }
CUresult cuMemsetD2D16(CUdeviceptr_v1 dst, unsigned pitch, uint16_t v, unsigned w, unsigned h) { CUresult rc = check_v1(); return rc ? rc : cuMemsetD2D16_v2(dst, pitch, v, w, h); }
CUresult cuMemsetD2D32(CUdeviceptr_v1 dst, unsigned pitch, unsigned v, unsigned w, unsigned h) { CUresult rc = check_v1(); return rc ? rc : cuMemsetD2D32_v2(dst, pitch, v, w, h); }

/* NULL stays NULL: the successor refuses it. */
static const CUDA_MEMCPY2D_v2 *widen_2d(const CUDA_MEMCPY2D_v1 *p, CUDA_MEMCPY2D_v2 *out)
{
	if (!p)
		return NULL;
	*out = (CUDA_MEMCPY2D_v2){
		.srcXInBytes = p->srcXInBytes, .srcY = p->srcY, .srcMemoryType = p->srcMemoryType, .srcHost = p->srcHost,
		.srcDevice = p->srcDevice, .srcArray = p->srcArray, .srcPitch = p->srcPitch,
		.dstXInBytes = p->dstXInBytes, .dstY = p->dstY, .dstMemoryType = p->dstMemoryType, .dstHost = p->dstHost,
		.dstDevice = p->dstDevice, .dstArray = p->dstArray, .dstPitch = p->dstPitch,
		.WidthInBytes = p->WidthInBytes, .Height = p->Height,
	};
	return out;
}

static const CUDA_MEMCPY3D_v2 *widen_3d(const CUDA_MEMCPY3D_v1 *p, CUDA_MEMCPY3D_v2 *out)
{
	if (!p)
		return NULL;
	*out = (CUDA_MEMCPY3D_v2){
		.srcXInBytes = p->srcXInBytes, .srcY = p->srcY, .srcZ = p->srcZ, .srcLOD = p->srcLOD, .srcMemoryType = p->srcMemoryType,
		.srcHost = p->srcHost, .srcDevice = p->srcDevice, .srcArray = p->srcArray, .srcPitch = p->srcPitch, .srcHeight = p->srcHeight,
		.dstXInBytes = p->dstXInBytes, .dstY = p->dstY, .dstZ = p->dstZ, .dstLOD = p->dstLOD, .dstMemoryType = p->dstMemoryType,
		.dstHost = p->dstHost, .dstDevice = p->dstDevice, .dstArray = p->dstArray, .dstPitch = p->dstPitch, .dstHeight = p->dstHeight,
		.WidthInBytes = p->WidthInBytes, .Height = p->Height, .Depth = p->Depth,
	};
	return out;
}

CUresult cuMemcpy2D(const CUDA_MEMCPY2D_v1 *p) { CUresult rc = check_v1(); return rc ? rc : cuMemcpy2D_v2(widen_2d(p, &(CUDA_MEMCPY2D_v2){0})); }
CUresult cuMemcpy2DUnaligned(const CUDA_MEMCPY2D_v1 *p) { CUresult rc = check_v1(); return rc ? rc : cuMemcpy2DUnaligned_v2(widen_2d(p, &(CUDA_MEMCPY2D_v2){0})); }
CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D_v1 *p, CUstream s) { CUresult rc = shim_or_orphaned(check_v1(), s); return rc ? rc : cuMemcpy2DAsync_v2(widen_2d(p, &(CUDA_MEMCPY2D_v2){0}), s); }
CUresult cuMemcpy3D(const CUDA_MEMCPY3D_v1 *p) { CUresult rc = check_v1(); return rc ? rc : cuMemcpy3D_v2(widen_3d(p, &(CUDA_MEMCPY3D_v2){0})); }
CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D_v1 *p, CUstream s) { CUresult rc = shim_or_orphaned(check_v1(), s); return rc ? rc : cuMemcpy3DAsync_v2(widen_3d(p, &(CUDA_MEMCPY3D_v2){0}), s); }

/* --- arrays and texture references */

static const CUDA_ARRAY_DESCRIPTOR_v2 *widen_array(const CUDA_ARRAY_DESCRIPTOR_v1 *p, CUDA_ARRAY_DESCRIPTOR_v2 *out)
{
	if (!p)
		return NULL;
	*out = (CUDA_ARRAY_DESCRIPTOR_v2){.Width = p->Width, .Height = p->Height, .Format = p->Format, .NumChannels = p->NumChannels};
	return out;
}

CUresult cuArrayCreate(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v1 *p)
{
	CUresult rc = check_v1();
	return rc ? rc : cuArrayCreate_v2(pHandle, widen_array(p, &(CUDA_ARRAY_DESCRIPTOR_v2){0}));
}

CUresult cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR_v1 *p, CUarray hArray)
{
	CUDA_ARRAY_DESCRIPTOR_v2 d;
	CUresult rc = shim_or_orphaned(or_null_handle(check_v1(), hArray), hArray);
	if (!rc)
		rc = cuArrayGetDescriptor_v2(p ? &d : NULL, hArray);
	if (!rc)
		*p = (CUDA_ARRAY_DESCRIPTOR_v1){clamp_size(d.Width), clamp_size(d.Height), d.Format, d.NumChannels};
	return rc;
}

CUresult cuArray3DCreate(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v1 *p)
{
	CUDA_ARRAY3D_DESCRIPTOR_v2 d;
	if (p)
		d = (CUDA_ARRAY3D_DESCRIPTOR_v2){.Width = p->Width, .Height = p->Height, .Depth = p->Depth, .Format = p->Format,
			.NumChannels = p->NumChannels, .Flags = p->Flags};
	CUresult rc = check_v1();
	return rc ? rc : cuArray3DCreate_v2(pHandle, p ? &d : NULL);
}

CUresult cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR_v1 *p, CUarray hArray)
{
	CUDA_ARRAY3D_DESCRIPTOR_v2 d;
	CUresult rc = shim_or_orphaned(or_null_handle(check_v1(), hArray), hArray);
	if (!rc)
		rc = cuArray3DGetDescriptor_v2(p ? &d : NULL, hArray);
	if (!rc)
		*p = (CUDA_ARRAY3D_DESCRIPTOR_v1){clamp_size(d.Width), clamp_size(d.Height), clamp_size(d.Depth), d.Format, d.NumChannels, d.Flags};
	return rc;
}

CUresult cuTexRefSetAddress(unsigned *ByteOffset, CUtexref hTexRef, CUdeviceptr_v1 dptr, unsigned bytes)
{
	size_t offset;
	CUresult rc = or_null_handle(enter_v1(ByteOffset, NULL), hTexRef);
	if (!rc)
		rc = cuTexRefSetAddress_v2(ByteOffset ? &offset : NULL, hTexRef, dptr, bytes);
	if (!rc && ByteOffset)
		*ByteOffset = clamp_size(offset);
	return rc;
}

CUresult cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v1 *desc, CUdeviceptr_v1 dptr, unsigned Pitch)
{
	CUresult rc = or_null_handle(check_v1(), hTexRef);
	return rc ? rc : cuTexRefSetAddress2D_v3(hTexRef, widen_array(desc, &(CUDA_ARRAY_DESCRIPTOR_v2){0}), dptr, Pitch);
}

CUresult cuTexRefGetAddress(CUdeviceptr_v1 *pdptr, CUtexref hTexRef)
{
	CUdeviceptr wide;
	CUresult rc = enter_v1(pdptr, NULL);
	if (rc == CUDA_ERROR_INVALID_CONTEXT) /* the driver looks at the reference first */
		rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef) ? CUDA_ERROR_INVALID_HANDLE : rc;
	if (!rc)
		rc = cuTexRefGetAddress_v2(pdptr ? &wide : NULL, hTexRef);
	return rc ? rc : narrow_address(wide, pdptr);
}
