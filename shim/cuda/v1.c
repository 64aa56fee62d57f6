/* shim/cuda/v1.c: the plain names of CUDA 2 and 3.0, from the time when a device pointer and a size were 32 bits wide.
 *
 * Each is its successor with what comes in widened. What goes out is narrowed: a size that does not fit reads as the largest
 * number that does, and an address that does not fit cannot be given, so a call that would have to answers an error. No device
 * address of a 64-bit process fits, natively or here; what needs none (arrays, host memory, sizes, sets and copies by numbers
 * that turn out to be nobody's) works. */
#include "shim.h"

static unsigned clamp(size_t n) { return n > UINT32_MAX ? UINT32_MAX : (unsigned)n; }

/* 0, or what CUDA says when it has no memory of the kind that was asked for. */
static CUresult narrow(CUdeviceptr wide, CUdeviceptr_v1 *out)
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
		*bytes = clamp(n);
	return rc;
}

CUresult cuMemGetInfo(unsigned *free, unsigned *total)
{
	size_t f, t;
	CUresult rc = cuMemGetInfo_v2(free ? &f : NULL, total ? &t : NULL);
	if (!rc) {
		*free = clamp(f);
		*total = clamp(t);
	}
	return rc;
}

CUresult cuModuleGetGlobal(CUdeviceptr_v1 *dptr, unsigned *bytes, CUmodule hmod, const char *name)
{
	CUdeviceptr wide;
	size_t n;
	CUresult rc = cuModuleGetGlobal_v2(&wide, &n, hmod, name);
	if (!rc && dptr)
		rc = narrow(wide, dptr);
	if (!rc && bytes)
		*bytes = clamp(n);
	return rc;
}

CUresult cuMemAlloc(CUdeviceptr_v1 *dptr, unsigned bytesize)
{
	CUdeviceptr wide;
	CUresult rc = cuMemAlloc_v2(dptr ? &wide : NULL, bytesize);
	if (!rc && (rc = narrow(wide, dptr)))
		cuMemFree_v2(wide);
	return rc;
}

CUresult cuMemAllocPitch(CUdeviceptr_v1 *dptr, unsigned *pPitch, unsigned WidthInBytes, unsigned Height, unsigned ElementSizeBytes)
{
	CUdeviceptr wide;
	size_t pitch;
	CUresult rc = cuMemAllocPitch_v2(dptr ? &wide : NULL, pPitch ? &pitch : NULL, WidthInBytes, Height, ElementSizeBytes);
	if (!rc && (rc = narrow(wide, dptr)))
		cuMemFree_v2(wide);
	if (!rc)
		*pPitch = clamp(pitch);
	return rc;
}

CUresult cuMemFree(CUdeviceptr_v1 dptr) { return cuMemFree_v2(dptr); }

CUresult cuMemGetAddressRange(CUdeviceptr_v1 *pbase, unsigned *psize, CUdeviceptr_v1 dptr)
{
	CUdeviceptr base;
	size_t n;
	CUresult rc = cuMemGetAddressRange_v2(&base, &n, dptr);
	if (!rc && pbase)
		rc = narrow(base, pbase);
	if (!rc && psize)
		*psize = clamp(n);
	return rc;
}

CUresult cuMemAllocHost(void *pp, unsigned bytesize) { return cuMemAllocHost_v2(pp, bytesize); }

CUresult cuMemHostGetDevicePointer(CUdeviceptr_v1 *pdptr, void *p, unsigned Flags)
{
	CUdeviceptr wide;
	CUresult rc = cuMemHostGetDevicePointer_v2(pdptr ? &wide : NULL, p, Flags);
	return rc ? rc : narrow(wide, pdptr);
}

/* --- copies and sets */

CUresult cuMemcpyHtoD(CUdeviceptr_v1 dst, const void *src, unsigned n) { return cuMemcpyHtoD_v2(dst, src, n); }
CUresult cuMemcpyDtoH(void *dst, CUdeviceptr_v1 src, unsigned n) { return cuMemcpyDtoH_v2(dst, src, n); }
CUresult cuMemcpyDtoD(CUdeviceptr_v1 dst, CUdeviceptr_v1 src, unsigned n) { return cuMemcpyDtoD_v2(dst, src, n); }
CUresult cuMemcpyHtoDAsync(CUdeviceptr_v1 dst, const void *src, unsigned n, CUstream s) { return cuMemcpyHtoDAsync_v2(dst, src, n, s); }
CUresult cuMemcpyDtoHAsync(void *dst, CUdeviceptr_v1 src, unsigned n, CUstream s) { return cuMemcpyDtoHAsync_v2(dst, src, n, s); }
CUresult cuMemcpyDtoDAsync(CUdeviceptr_v1 dst, CUdeviceptr_v1 src, unsigned n, CUstream s) { return cuMemcpyDtoDAsync_v2(dst, src, n, s); }
CUresult cuMemcpyDtoA(CUarray dst, unsigned at, CUdeviceptr_v1 src, unsigned n) { return cuMemcpyDtoA_v2(dst, at, src, n); }
CUresult cuMemcpyAtoD(CUdeviceptr_v1 dst, CUarray src, unsigned at, unsigned n) { return cuMemcpyAtoD_v2(dst, src, at, n); }
CUresult cuMemcpyHtoA(CUarray dst, unsigned at, const void *src, unsigned n) { return cuMemcpyHtoA_v2(dst, at, src, n); }
CUresult cuMemcpyAtoH(void *dst, CUarray src, unsigned at, unsigned n) { return cuMemcpyAtoH_v2(dst, src, at, n); }
CUresult cuMemcpyAtoA(CUarray dst, unsigned to, CUarray src, unsigned from, unsigned n) { return cuMemcpyAtoA_v2(dst, to, src, from, n); }
CUresult cuMemcpyHtoAAsync(CUarray dst, unsigned at, const void *src, unsigned n, CUstream s) { return cuMemcpyHtoAAsync_v2(dst, at, src, n, s); }
CUresult cuMemcpyAtoHAsync(void *dst, CUarray src, unsigned at, unsigned n, CUstream s) { return cuMemcpyAtoHAsync_v2(dst, src, at, n, s); }

CUresult cuMemsetD8(CUdeviceptr_v1 dst, uint8_t v, unsigned n) { return cuMemsetD8_v2(dst, v, n); }
CUresult cuMemsetD16(CUdeviceptr_v1 dst, uint16_t v, unsigned n) { return cuMemsetD16_v2(dst, v, n); }
CUresult cuMemsetD32(CUdeviceptr_v1 dst, unsigned v, unsigned n) { return cuMemsetD32_v2(dst, v, n); }
CUresult cuMemsetD2D8(CUdeviceptr_v1 dst, unsigned pitch, uint8_t v, unsigned w, unsigned h) { return cuMemsetD2D8_v2(dst, pitch, v, w, h); }
CUresult cuMemsetD2D16(CUdeviceptr_v1 dst, unsigned pitch, uint16_t v, unsigned w, unsigned h) { return cuMemsetD2D16_v2(dst, pitch, v, w, h); }
CUresult cuMemsetD2D32(CUdeviceptr_v1 dst, unsigned pitch, unsigned v, unsigned w, unsigned h) { return cuMemsetD2D32_v2(dst, pitch, v, w, h); }

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

CUresult cuMemcpy2D(const CUDA_MEMCPY2D_v1 *p) { return cuMemcpy2D_v2(widen_2d(p, &(CUDA_MEMCPY2D_v2){0})); }
CUresult cuMemcpy2DUnaligned(const CUDA_MEMCPY2D_v1 *p) { return cuMemcpy2DUnaligned_v2(widen_2d(p, &(CUDA_MEMCPY2D_v2){0})); }
CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D_v1 *p, CUstream s) { return cuMemcpy2DAsync_v2(widen_2d(p, &(CUDA_MEMCPY2D_v2){0}), s); }
CUresult cuMemcpy3D(const CUDA_MEMCPY3D_v1 *p) { return cuMemcpy3D_v2(widen_3d(p, &(CUDA_MEMCPY3D_v2){0})); }
CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D_v1 *p, CUstream s) { return cuMemcpy3DAsync_v2(widen_3d(p, &(CUDA_MEMCPY3D_v2){0}), s); }

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
	return cuArrayCreate_v2(pHandle, widen_array(p, &(CUDA_ARRAY_DESCRIPTOR_v2){0}));
}

CUresult cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR_v1 *p, CUarray hArray)
{
	CUDA_ARRAY_DESCRIPTOR_v2 d;
	CUresult rc = cuArrayGetDescriptor_v2(p ? &d : NULL, hArray);
	if (!rc)
		*p = (CUDA_ARRAY_DESCRIPTOR_v1){clamp(d.Width), clamp(d.Height), d.Format, d.NumChannels};
	return rc;
}

CUresult cuArray3DCreate(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v1 *p)
{
	CUDA_ARRAY3D_DESCRIPTOR_v2 d;
	if (p)
		d = (CUDA_ARRAY3D_DESCRIPTOR_v2){.Width = p->Width, .Height = p->Height, .Depth = p->Depth, .Format = p->Format,
			.NumChannels = p->NumChannels, .Flags = p->Flags};
	return cuArray3DCreate_v2(pHandle, p ? &d : NULL);
}

CUresult cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR_v1 *p, CUarray hArray)
{
	CUDA_ARRAY3D_DESCRIPTOR_v2 d;
	CUresult rc = cuArray3DGetDescriptor_v2(p ? &d : NULL, hArray);
	if (!rc)
		*p = (CUDA_ARRAY3D_DESCRIPTOR_v1){clamp(d.Width), clamp(d.Height), clamp(d.Depth), d.Format, d.NumChannels, d.Flags};
	return rc;
}

CUresult cuTexRefSetAddress(unsigned *ByteOffset, CUtexref hTexRef, CUdeviceptr_v1 dptr, unsigned bytes)
{
	size_t offset;
	CUresult rc = cuTexRefSetAddress_v2(ByteOffset ? &offset : NULL, hTexRef, dptr, bytes);
	if (!rc && ByteOffset)
		*ByteOffset = clamp(offset);
	return rc;
}

CUresult cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v1 *desc, CUdeviceptr_v1 dptr, unsigned Pitch)
{
	return cuTexRefSetAddress2D_v3(hTexRef, widen_array(desc, &(CUDA_ARRAY_DESCRIPTOR_v2){0}), dptr, Pitch);
}

CUresult cuTexRefGetAddress(CUdeviceptr_v1 *pdptr, CUtexref hTexRef)
{
	CUdeviceptr wide;
	CUresult rc = cuTexRefGetAddress_v2(pdptr ? &wide : NULL, hTexRef);
	return rc ? rc : narrow(wide, pdptr);
}
