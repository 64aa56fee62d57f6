/* Generated from api/ by gen/emit; do not edit. */
#include "callreport.h"
#include "device.h"
#include "gen_send.h"
#include "handles.h"
#include "thread.h"

CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice dev)
{
	return cuDeviceGetUuid_v2(uuid, dev);
}

CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format, unsigned numChannels, CUdevice dev)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!maxWidthInElements)
		return CUDA_ERROR_INVALID_VALUE;
	if (!shim_device(dev))
		return CUDA_ERROR_INVALID_DEVICE;
	rc = fx_cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements, format, numChannels, dev);
	return rc;
}

CUresult cuDeviceGetHostAtomicCapabilities(unsigned *capabilities, const CUatomicOperation *operations, unsigned count, CUdevice dev)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!capabilities && count)
		return CUDA_ERROR_INVALID_VALUE;
	if (!operations && count)
		return CUDA_ERROR_INVALID_VALUE;
	if (!shim_device(dev))
		return CUDA_ERROR_INVALID_DEVICE;
	rc = fx_cuDeviceGetHostAtomicCapabilities(capabilities, operations, count, dev);
	return rc;
}

CUresult cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pi)
		return CUDA_ERROR_INVALID_VALUE;
	if (!shim_device(dev))
		return CUDA_ERROR_INVALID_DEVICE;
	rc = fx_cuDeviceGetExecAffinitySupport(pi, type, dev);
	return rc;
}

CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	rc = fx_cuFlushGPUDirectRDMAWrites(target, scope);
	return rc;
}

CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!canAccessPeer)
		return CUDA_ERROR_INVALID_VALUE;
	if (!shim_device(dev))
		return CUDA_ERROR_INVALID_DEVICE;
	if (!shim_device(peerDev))
		return CUDA_ERROR_INVALID_DEVICE;
	rc = fx_cuDeviceCanAccessPeer(canAccessPeer, dev, peerDev);
	return rc;
}

CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!value)
		return CUDA_ERROR_INVALID_VALUE;
	if (!shim_device(srcDevice))
		return CUDA_ERROR_INVALID_DEVICE;
	if (!shim_device(dstDevice))
		return CUDA_ERROR_INVALID_DEVICE;
	rc = fx_cuDeviceGetP2PAttribute(value, attrib, srcDevice, dstDevice);
	return rc;
}

CUresult cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned flags)
{
	return cuDevicePrimaryCtxSetFlags_v2(dev, flags);
}

CUresult cuDevicePrimaryCtxReset(CUdevice dev)
{
	return cuDevicePrimaryCtxReset_v2(dev);
}

CUresult cuCtxDestroy(CUcontext ctx)
{
	return cuCtxDestroy_v2(ctx);
}

CUresult cuCtxPushCurrent(CUcontext ctx)
{
	return cuCtxPushCurrent_v2(ctx);
}

CUresult cuCtxPopCurrent(CUcontext *pctx)
{
	return cuCtxPopCurrent_v2(pctx);
}

CUresult cuCtxGetLimit(size_t *pvalue, CUlimit limit)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pvalue)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuCtxGetLimit(pvalue, limit);
	return rc;
}

CUresult cuCtxGetCacheConfig(CUfunc_cache *pconfig)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pconfig)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuCtxGetCacheConfig(pconfig);
	return rc;
}

CUresult cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pConfig)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuCtxGetSharedMemConfig(pConfig);
	return rc;
}

CUresult cuCtxResetPersistingL2Cache(void)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	rc = fx_cuCtxResetPersistingL2Cache();
	return rc;
}

CUresult cuCtxGetExecAffinity(CUexecAffinityParam_v1 *pExecAffinity, CUexecAffinityType type)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pExecAffinity)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuCtxGetExecAffinity(pExecAffinity, type);
	return rc;
}

CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUcontext, hCtx)))
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUevent, hEvent)))
		return rc;
	rc = fx_cuCtxWaitEvent(hCtx, hEvent);
	return rc;
}

CUresult cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pTexRef)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUmodule, hmod)))
		return rc;
	if (!name)
		return CUDA_ERROR_INVALID_VALUE;
	if (!*name)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuModuleGetTexRef(pTexRef, hmod, name);
	return rc;
}

CUresult cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pSurfRef)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUmodule, hmod)))
		return rc;
	if (!name)
		return CUDA_ERROR_INVALID_VALUE;
	if (!*name)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuModuleGetSurfRef(pSurfRef, hmod, name);
	return rc;
}

CUresult cuLinkCreate(unsigned numOptions, const CUjit_option *options, void *optionValues, CUlinkState *stateOut)
{
	return cuLinkCreate_v2(numOptions, options, optionValues, stateOut);
}

CUresult cuLinkAddData(CUlinkState state, CUjitInputType type, const void *data, size_t size, const char *name, unsigned numOptions, const CUjit_option *options, void *optionValues)
{
	return cuLinkAddData_v2(state, type, data, size, name, numOptions, options, optionValues);
}

CUresult cuLinkAddFile(CUlinkState state, CUjitInputType type, const char *path, unsigned numOptions, const CUjit_option *options, void *optionValues)
{
	return cuLinkAddFile_v2(state, type, path, numOptions, options, optionValues);
}

CUresult cuLaunchKernel_ptsz(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams, void *extra)
{
	int was = shim_per_thread(1);
	CUresult rc = cuLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra);
	shim_per_thread(was);
	return rc;
}

CUresult cuLaunchKernelEx_ptsz(const CUlaunchConfig *config, CUfunction f, void *kernelParams, void *extra)
{
	int was = shim_per_thread(1);
	CUresult rc = cuLaunchKernelEx(config, f, kernelParams, extra);
	shim_per_thread(was);
	return rc;
}

CUresult cuLaunchCooperativeKernel_ptsz(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams)
{
	int was = shim_per_thread(1);
	CUresult rc = cuLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams);
	shim_per_thread(was);
	return rc;
}

CUresult cuLaunchHostFunc_ptsz(CUstream hStream, void *fn, void *userData)
{
	int was = shim_per_thread(1);
	CUresult rc = cuLaunchHostFunc(hStream, fn, userData);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemHostRegister(void *p, size_t bytesize, unsigned Flags)
{
	return cuMemHostRegister_v2(p, bytesize, Flags);
}

CUresult cuMemcpy_ptds(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpy(dst, src, ByteCount);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpyAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpyAsync(dst, src, ByteCount, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpyPeer_ptds(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpyPeer(dstDevice, dstContext, srcDevice, srcContext, ByteCount);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpyPeerAsync_ptsz(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpyPeerAsync(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpyHtoD_v2_ptds(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpyHtoD_v2(dstDevice, srcHost, ByteCount);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpyDtoH_v2_ptds(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpyDtoH_v2(dstHost, srcDevice, ByteCount);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpyDtoD_v2_ptds(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpyDtoD_v2(dstDevice, srcDevice, ByteCount);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpyHtoDAsync_v2_ptsz(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpyHtoDAsync_v2(dstDevice, srcHost, ByteCount, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpyDtoHAsync_v2_ptsz(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpyDtoHAsync_v2(dstHost, srcDevice, ByteCount, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpyDtoDAsync_v2_ptsz(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpyDtoDAsync_v2(dstDevice, srcDevice, ByteCount, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpyDtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpyDtoA_v2(dstArray, dstOffset, srcDevice, ByteCount);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpyAtoD_v2_ptds(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpyAtoD_v2(dstDevice, srcArray, srcOffset, ByteCount);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpyHtoA_v2_ptds(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpyHtoA_v2(dstArray, dstOffset, srcHost, ByteCount);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpyAtoH_v2_ptds(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpyAtoH_v2(dstHost, srcArray, srcOffset, ByteCount);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpyAtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpyAtoA_v2(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpyHtoAAsync_v2_ptsz(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpyHtoAAsync_v2(dstArray, dstOffset, srcHost, ByteCount, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpyAtoHAsync_v2_ptsz(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpyAtoHAsync_v2(dstHost, srcArray, srcOffset, ByteCount, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpy2D_v2_ptds(const CUDA_MEMCPY2D_v2 *pCopy)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpy2D_v2(pCopy);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpy2DUnaligned_v2_ptds(const CUDA_MEMCPY2D_v2 *pCopy)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpy2DUnaligned_v2(pCopy);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpy2DAsync_v2_ptsz(const CUDA_MEMCPY2D_v2 *pCopy, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpy2DAsync_v2(pCopy, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpy3D_v2_ptds(const CUDA_MEMCPY3D_v2 *pCopy)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpy3D_v2(pCopy);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpy3DAsync_v2_ptsz(const CUDA_MEMCPY3D_v2 *pCopy, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpy3DAsync_v2(pCopy, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpy3DPeer_ptds(const CUDA_MEMCPY3D_PEER_v1 *pCopy)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpy3DPeer(pCopy);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpy3DPeerAsync_ptsz(const CUDA_MEMCPY3D_PEER_v1 *pCopy, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpy3DPeerAsync(pCopy, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpyBatchAsync_v2_ptsz(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpyBatchAsync_v2(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpyBatchAsync_ptsz(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpy3DBatchAsync_v2_ptsz(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, uint64_t flags, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpy3DBatchAsync_v2(numOps, opList, flags, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemcpy3DBatchAsync_ptsz(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, size_t *failIdx, uint64_t flags, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemcpy3DBatchAsync(numOps, opList, failIdx, flags, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemBatchDecompressAsync(const CUmemDecompressParams *paramsArray, size_t count, unsigned flags, size_t *errorIndex, CUstream stream)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!paramsArray && count)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_resolve_stream(&stream)))
		return rc;
	rc = fx_cuMemBatchDecompressAsync(paramsArray, count, flags, errorIndex, stream);
	return rc;
}

CUresult cuMemBatchDecompressAsync_ptsz(const CUmemDecompressParams *paramsArray, size_t count, unsigned flags, size_t *errorIndex, CUstream stream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemBatchDecompressAsync(paramsArray, count, flags, errorIndex, stream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemsetD8_v2_ptds(CUdeviceptr dstDevice, uint8_t uc, size_t N)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemsetD8_v2(dstDevice, uc, N);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemsetD16_v2_ptds(CUdeviceptr dstDevice, uint16_t us, size_t N)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemsetD16_v2(dstDevice, us, N);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemsetD32_v2_ptds(CUdeviceptr dstDevice, unsigned ui, size_t N)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemsetD32_v2(dstDevice, ui, N);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemsetD2D8_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemsetD2D8_v2(dstDevice, dstPitch, uc, Width, Height);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemsetD2D16_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemsetD2D16_v2(dstDevice, dstPitch, us, Width, Height);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemsetD2D32_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemsetD2D32_v2(dstDevice, dstPitch, ui, Width, Height);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemsetD8Async_ptsz(CUdeviceptr dstDevice, uint8_t uc, size_t N, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemsetD8Async(dstDevice, uc, N, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemsetD16Async_ptsz(CUdeviceptr dstDevice, uint16_t us, size_t N, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemsetD16Async(dstDevice, us, N, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemsetD32Async_ptsz(CUdeviceptr dstDevice, unsigned ui, size_t N, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemsetD32Async(dstDevice, ui, N, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemsetD2D8Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemsetD2D8Async(dstDevice, dstPitch, uc, Width, Height, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemsetD2D16Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemsetD2D16Async(dstDevice, dstPitch, us, Width, Height, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemsetD2D32Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemsetD2D32Async(dstDevice, dstPitch, ui, Width, Height, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemPrefetchAsync_v2_ptsz(CUdeviceptr devPtr, size_t count, CUmemLocation_v1 location, unsigned flags, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemPrefetchAsync_v2(devPtr, count, location, flags, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemPrefetchAsync_ptsz(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemPrefetchAsync(devPtr, count, dstDevice, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemPrefetchBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemDiscardBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, uint64_t flags, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemDiscardBatchAsync(dptrs, sizes, count, flags, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemDiscardAndPrefetchBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemDiscardAndPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamAttachMemAsync_ptsz(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned flags)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamAttachMemAsync(hStream, dptr, length, flags);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemAllocAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemAllocAsync(dptr, bytesize, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemAllocFromPoolAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemAllocFromPoolAsync(dptr, bytesize, pool, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemFreeAsync_ptsz(CUdeviceptr dptr, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemFreeAsync(dptr, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemMapArrayAsync(const CUarrayMapInfo_v1 *mapInfoList, unsigned count, CUstream hStream)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!mapInfoList && count)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_resolve_stream(&hStream)))
		return rc;
	ferry_answer_posts(1);
	rc = fx_cuMemMapArrayAsync(mapInfoList, count, hStream);
	ferry_answer_posts(0);
	return rc;
}

CUresult cuMemMapArrayAsync_ptsz(const CUarrayMapInfo_v1 *mapInfoList, unsigned count, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuMemMapArrayAsync(mapInfoList, count, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp_v1 *prop, CUmemGenericAllocationHandle handle)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!prop)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUmemGenericAllocationHandle, handle)))
		return rc;
	rc = fx_cuMemGetAllocationPropertiesFromHandle(prop, handle);
	return rc;
}

CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp_v1 *prop)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!mcHandle)
		return CUDA_ERROR_INVALID_VALUE;
	if (!prop)
		return CUDA_ERROR_INVALID_VALUE;
	CUmemGenericAllocationHandle minted = shim_mint_handle(FERRY_KIND_CUmemGenericAllocationHandle);
	if (!minted)
		return CUDA_ERROR_OUT_OF_MEMORY;
	rc = fx_cuMulticastCreate(minted, prop);
	if (rc)
		shim_drop_handle(FERRY_KIND_CUmemGenericAllocationHandle, minted);
	else
		*mcHandle = minted;
	return rc;
}

CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUmemGenericAllocationHandle, mcHandle)))
		return rc;
	if (!shim_device(dev))
		return CUDA_ERROR_INVALID_DEVICE;
	rc = fx_cuMulticastAddDevice(mcHandle, dev);
	return rc;
}

CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, uint64_t flags)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUmemGenericAllocationHandle, mcHandle)))
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUmemGenericAllocationHandle, memHandle)))
		return rc;
	rc = fx_cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags);
	return rc;
}

CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, uint64_t flags)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUmemGenericAllocationHandle, mcHandle)))
		return rc;
	rc = fx_cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags);
	return rc;
}

CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUmemGenericAllocationHandle, mcHandle)))
		return rc;
	if (!shim_device(dev))
		return CUDA_ERROR_INVALID_DEVICE;
	rc = fx_cuMulticastUnbind(mcHandle, dev, mcOffset, size);
	return rc;
}

CUresult cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp_v1 *prop, CUmulticastGranularity_flags option)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!granularity)
		return CUDA_ERROR_INVALID_VALUE;
	if (!prop)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuMulticastGetGranularity(granularity, prop, option);
	return rc;
}

CUresult cuIpcOpenMemHandle(CUdeviceptr *pdptr, CUipcMemHandle_v1 handle, unsigned Flags)
{
	return cuIpcOpenMemHandle_v2(pdptr, handle, Flags);
}

CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR_v2 *pArrayDescriptor, CUarray hArray)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pArrayDescriptor)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUarray, hArray)))
		return rc;
	rc = fx_cuArrayGetDescriptor_v2(pArrayDescriptor, hArray);
	return rc;
}

CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES_v1 *sparseProperties, CUarray array)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!sparseProperties)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUarray, array)))
		return rc;
	rc = fx_cuArrayGetSparseProperties(sparseProperties, array);
	return rc;
}

CUresult cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 *memoryRequirements, CUarray array, CUdevice device)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!memoryRequirements)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUarray, array)))
		return rc;
	if (!shim_device(device))
		return CUDA_ERROR_INVALID_DEVICE;
	rc = fx_cuArrayGetMemoryRequirements(memoryRequirements, array, device);
	return rc;
}

CUresult cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned planeIdx)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pPlaneArray)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUarray, hArray)))
		return rc;
	rc = fx_cuArrayGetPlane(pPlaneArray, hArray, planeIdx);
	return rc;
}

CUresult cuArrayDestroy(CUarray hArray)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUarray, hArray)))
		return rc;
	rc = fx_cuArrayDestroy(hArray);
	if (!rc)
		shim_drop_handle(FERRY_KIND_CUarray, hArray);
	return rc;
}

CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR_v2 *pArrayDescriptor, CUarray hArray)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pArrayDescriptor)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUarray, hArray)))
		return rc;
	rc = fx_cuArray3DGetDescriptor_v2(pArrayDescriptor, hArray);
	return rc;
}

CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned level)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pLevelArray)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUmipmappedArray, hMipmappedArray)))
		return rc;
	rc = fx_cuMipmappedArrayGetLevel(pLevelArray, hMipmappedArray, level);
	return rc;
}

CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES_v1 *sparseProperties, CUmipmappedArray mipmap)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!sparseProperties)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUmipmappedArray, mipmap)))
		return rc;
	rc = fx_cuMipmappedArrayGetSparseProperties(sparseProperties, mipmap);
	return rc;
}

CUresult cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 *memoryRequirements, CUmipmappedArray mipmap, CUdevice device)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!memoryRequirements)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUmipmappedArray, mipmap)))
		return rc;
	if (!shim_device(device))
		return CUDA_ERROR_INVALID_DEVICE;
	rc = fx_cuMipmappedArrayGetMemoryRequirements(memoryRequirements, mipmap, device);
	return rc;
}

CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUmipmappedArray, hMipmappedArray)))
		return rc;
	rc = fx_cuMipmappedArrayDestroy(hMipmappedArray);
	if (!rc)
		shim_drop_handle(FERRY_KIND_CUmipmappedArray, hMipmappedArray);
	return rc;
}

CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC_v1 *pResDesc, const CUDA_TEXTURE_DESC_v1 *pTexDesc, const CUDA_RESOURCE_VIEW_DESC_v1 *pResViewDesc)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pTexObject)
		return CUDA_ERROR_INVALID_VALUE;
	if (!pResDesc)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuTexObjectCreate(pTexObject, pResDesc, pTexDesc, pResViewDesc);
	return rc;
}

CUresult cuTexObjectDestroy(CUtexObject texObject)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	rc = fx_cuTexObjectDestroy(texObject);
	return rc;
}

CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC_v1 *pResDesc, CUtexObject texObject)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pResDesc)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuTexObjectGetResourceDesc(pResDesc, texObject);
	return rc;
}

CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC_v1 *pTexDesc, CUtexObject texObject)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pTexDesc)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuTexObjectGetTextureDesc(pTexDesc, texObject);
	return rc;
}

CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC_v1 *pResViewDesc, CUtexObject texObject)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pResViewDesc)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuTexObjectGetResourceViewDesc(pResViewDesc, texObject);
	return rc;
}

CUresult cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC_v1 *pResDesc)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pSurfObject)
		return CUDA_ERROR_INVALID_VALUE;
	if (!pResDesc)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuSurfObjectCreate(pSurfObject, pResDesc);
	return rc;
}

CUresult cuSurfObjectDestroy(CUsurfObject surfObject)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	rc = fx_cuSurfObjectDestroy(surfObject);
	return rc;
}

CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC_v1 *pResDesc, CUsurfObject surfObject)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pResDesc)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuSurfObjectGetResourceDesc(pResDesc, surfObject);
	return rc;
}

CUresult cuTensorMapReplaceAddress(CUtensorMap *tensorMap, CUdeviceptr globalAddress)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!tensorMap)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuTensorMapReplaceAddress(tensorMap, globalAddress);
	return rc;
}

CUresult cuTexRefCreate(CUtexref *pTexRef)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pTexRef)
		return CUDA_ERROR_INVALID_VALUE;
	CUtexref minted = shim_mint_handle(FERRY_KIND_CUtexref);
	if (!minted)
		return CUDA_ERROR_OUT_OF_MEMORY;
	rc = fx_cuTexRefCreate(minted);
	if (rc)
		shim_drop_handle(FERRY_KIND_CUtexref, minted);
	else
		*pTexRef = minted;
	return rc;
}

CUresult cuTexRefDestroy(CUtexref hTexRef)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	rc = fx_cuTexRefDestroy(hTexRef);
	if (!rc)
		shim_drop_handle(FERRY_KIND_CUtexref, hTexRef);
	return rc;
}

CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned Flags)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUarray, hArray)))
		return rc;
	ferry_answer_posts(1);
	rc = fx_cuTexRefSetArray(hTexRef, hArray, Flags);
	ferry_answer_posts(0);
	return rc;
}

CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned Flags)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUmipmappedArray, hMipmappedArray)))
		return rc;
	ferry_answer_posts(1);
	rc = fx_cuTexRefSetMipmappedArray(hTexRef, hMipmappedArray, Flags);
	ferry_answer_posts(0);
	return rc;
}

CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	rc = fx_cuTexRefSetAddress_v2(ByteOffset, hTexRef, dptr, bytes);
	return rc;
}

CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v2 *desc, CUdeviceptr dptr, size_t Pitch)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	if (!desc)
		return CUDA_ERROR_INVALID_VALUE;
	ferry_answer_posts(1);
	rc = fx_cuTexRefSetAddress2D_v3(hTexRef, desc, dptr, Pitch);
	ferry_answer_posts(0);
	return rc;
}

CUresult cuTexRefSetAddress2D_v2(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v2 *desc, CUdeviceptr dptr, size_t Pitch)
{
	return cuTexRefSetAddress2D_v3(hTexRef, desc, dptr, Pitch);
}

CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	ferry_answer_posts(1);
	rc = fx_cuTexRefSetFormat(hTexRef, fmt, NumPackedComponents);
	ferry_answer_posts(0);
	return rc;
}

CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	ferry_answer_posts(1);
	rc = fx_cuTexRefSetAddressMode(hTexRef, dim, am);
	ferry_answer_posts(0);
	return rc;
}

CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	ferry_answer_posts(1);
	rc = fx_cuTexRefSetFilterMode(hTexRef, fm);
	ferry_answer_posts(0);
	return rc;
}

CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	ferry_answer_posts(1);
	rc = fx_cuTexRefSetMipmapFilterMode(hTexRef, fm);
	ferry_answer_posts(0);
	return rc;
}

CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	ferry_answer_posts(1);
	rc = fx_cuTexRefSetMipmapLevelBias(hTexRef, bias);
	ferry_answer_posts(0);
	return rc;
}

CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	ferry_answer_posts(1);
	rc = fx_cuTexRefSetMipmapLevelClamp(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp);
	ferry_answer_posts(0);
	return rc;
}

CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned maxAniso)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	ferry_answer_posts(1);
	rc = fx_cuTexRefSetMaxAnisotropy(hTexRef, maxAniso);
	ferry_answer_posts(0);
	return rc;
}

CUresult cuTexRefSetBorderColor(CUtexref hTexRef, const float *pBorderColor)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	if (!pBorderColor)
		return CUDA_ERROR_INVALID_VALUE;
	ferry_answer_posts(1);
	rc = fx_cuTexRefSetBorderColor(hTexRef, pBorderColor);
	ferry_answer_posts(0);
	return rc;
}

CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned Flags)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	ferry_answer_posts(1);
	rc = fx_cuTexRefSetFlags(hTexRef, Flags);
	ferry_answer_posts(0);
	return rc;
}

CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pdptr)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	rc = fx_cuTexRefGetAddress_v2(pdptr, hTexRef);
	return rc;
}

CUresult cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!phArray)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	rc = fx_cuTexRefGetArray(phArray, hTexRef);
	return rc;
}

CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!phMipmappedArray)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	rc = fx_cuTexRefGetMipmappedArray(phMipmappedArray, hTexRef);
	return rc;
}

CUresult cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pam)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	rc = fx_cuTexRefGetAddressMode(pam, hTexRef, dim);
	return rc;
}

CUresult cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pfm)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	rc = fx_cuTexRefGetFilterMode(pfm, hTexRef);
	return rc;
}

CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pfm)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	rc = fx_cuTexRefGetMipmapFilterMode(pfm, hTexRef);
	return rc;
}

CUresult cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pbias)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	rc = fx_cuTexRefGetMipmapLevelBias(pbias, hTexRef);
	return rc;
}

CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp, CUtexref hTexRef)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pminMipmapLevelClamp)
		return CUDA_ERROR_INVALID_VALUE;
	if (!pmaxMipmapLevelClamp)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	rc = fx_cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef);
	return rc;
}

CUresult cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pmaxAniso)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	rc = fx_cuTexRefGetMaxAnisotropy(pmaxAniso, hTexRef);
	return rc;
}

CUresult cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pBorderColor)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	rc = fx_cuTexRefGetBorderColor(pBorderColor, hTexRef);
	return rc;
}

CUresult cuTexRefGetFlags(unsigned *pFlags, CUtexref hTexRef)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pFlags)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUtexref, hTexRef)))
		return rc;
	rc = fx_cuTexRefGetFlags(pFlags, hTexRef);
	return rc;
}

CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned Flags)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUsurfref, hSurfRef)))
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUarray, hArray)))
		return rc;
	ferry_answer_posts(1);
	rc = fx_cuSurfRefSetArray(hSurfRef, hArray, Flags);
	ferry_answer_posts(0);
	return rc;
}

CUresult cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!phArray)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUsurfref, hSurfRef)))
		return rc;
	rc = fx_cuSurfRefGetArray(phArray, hSurfRef);
	return rc;
}

CUresult cuStreamDestroy(CUstream hStream)
{
	return cuStreamDestroy_v2(hStream);
}

CUresult cuStreamGetPriority_ptsz(CUstream hStream, int *priority)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamGetPriority(hStream, priority);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamGetDevice_ptsz(CUstream hStream, CUdevice *device)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamGetDevice(hStream, device);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamGetFlags_ptsz(CUstream hStream, unsigned *flags)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamGetFlags(hStream, flags);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamGetId_ptsz(CUstream hStream, uint64_t *streamId)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamGetId(hStream, streamId);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamGetCtx_v2_ptsz(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamGetCtx_v2(hStream, pCtx, pGreenCtx);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamGetCtx_ptsz(CUstream hStream, CUcontext *pctx)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamGetCtx(hStream, pctx);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamWaitEvent_ptsz(CUstream hStream, CUevent hEvent, unsigned Flags)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamWaitEvent(hStream, hEvent, Flags);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamQuery_ptsz(CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamQuery(hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamSynchronize_ptsz(CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamSynchronize(hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamAddCallback_ptsz(CUstream hStream, void *callback, void *userData, unsigned flags)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamAddCallback(hStream, callback, userData, flags);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamCopyAttributes(CUstream dstStream, CUstream srcStream)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_resolve_stream(&dstStream)))
		return rc;
	if ((rc = shim_resolve_stream(&srcStream)))
		return rc;
	rc = fx_cuStreamCopyAttributes(dstStream, srcStream);
	return rc;
}

CUresult cuStreamCopyAttributes_ptsz(CUstream dstStream, CUstream srcStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamCopyAttributes(dstStream, srcStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamGetAttribute(CUstream hStream, CUlaunchAttributeID attr, CUlaunchAttributeValue *value)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_resolve_stream(&hStream)))
		return rc;
	if (!value)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuStreamGetAttribute(hStream, attr, value);
	return rc;
}

CUresult cuStreamGetAttribute_ptsz(CUstream hStream, CUlaunchAttributeID attr, CUlaunchAttributeValue *value)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamGetAttribute(hStream, attr, value);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamSetAttribute(CUstream hStream, CUlaunchAttributeID attr, const CUlaunchAttributeValue *param)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_resolve_stream(&hStream)))
		return rc;
	if (!param)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuStreamSetAttribute(hStream, attr, param);
	return rc;
}

CUresult cuStreamSetAttribute_ptsz(CUstream hStream, CUlaunchAttributeID attr, const CUlaunchAttributeValue *param)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamSetAttribute(hStream, attr, param);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamBeginCapture_v2_ptsz(CUstream hStream, CUstreamCaptureMode mode)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamBeginCapture_v2(hStream, mode);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamBeginCapture_ptsz(CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamBeginCapture(hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamBeginCaptureToGraph_ptsz(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamBeginCaptureToGraph(hStream, hGraph, dependencies, dependencyData, numDependencies, mode);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamEndCapture_ptsz(CUstream hStream, CUgraph *phGraph)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamEndCapture(hStream, phGraph);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamIsCapturing_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamIsCapturing(hStream, captureStatus);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamGetCaptureInfo_v3_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, void *edgeData_out, size_t *numDependencies_out)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamGetCaptureInfo_v3(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamGetCaptureInfo_v2_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, size_t *numDependencies_out)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamGetCaptureInfo_v2(hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamGetCaptureInfo_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamGetCaptureInfo(hStream, captureStatus_out, id_out);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamUpdateCaptureDependencies_v2_ptsz(CUstream hStream, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned flags)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamUpdateCaptureDependencies_v2(hStream, dependencies, dependencyData, numDependencies, flags);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamUpdateCaptureDependencies_ptsz(CUstream hStream, const CUgraphNode *dependencies, size_t numDependencies, unsigned flags)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamUpdateCaptureDependencies(hStream, dependencies, numDependencies, flags);
	shim_per_thread(was);
	return rc;
}

CUresult cuEventRecord_ptsz(CUevent hEvent, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuEventRecord(hEvent, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuEventRecordWithFlags_ptsz(CUevent hEvent, CUstream hStream, unsigned flags)
{
	int was = shim_per_thread(1);
	CUresult rc = cuEventRecordWithFlags(hEvent, hStream, flags);
	shim_per_thread(was);
	return rc;
}

CUresult cuEventDestroy(CUevent hEvent)
{
	return cuEventDestroy_v2(hEvent);
}

CUresult cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd)
{
	return cuEventElapsedTime_v2(pMilliseconds, hStart, hEnd);
}

CUresult cuStreamWaitValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamWaitValue32_v2(stream, addr, value, flags);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamWaitValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags)
{
	return cuStreamWaitValue32_v2(stream, addr, value, flags);
}

CUresult cuStreamWaitValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamWaitValue32_v2(stream, addr, value, flags);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamWaitValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamWaitValue64_v2(stream, addr, value, flags);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamWaitValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags)
{
	return cuStreamWaitValue64_v2(stream, addr, value, flags);
}

CUresult cuStreamWaitValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamWaitValue64_v2(stream, addr, value, flags);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamWriteValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamWriteValue32_v2(stream, addr, value, flags);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamWriteValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags)
{
	return cuStreamWriteValue32_v2(stream, addr, value, flags);
}

CUresult cuStreamWriteValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamWriteValue32_v2(stream, addr, value, flags);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamWriteValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamWriteValue64_v2(stream, addr, value, flags);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamWriteValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags)
{
	return cuStreamWriteValue64_v2(stream, addr, value, flags);
}

CUresult cuStreamWriteValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamWriteValue64_v2(stream, addr, value, flags);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamBatchMemOp_v2_ptsz(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamBatchMemOp_v2(stream, count, paramArray, flags);
	shim_per_thread(was);
	return rc;
}

CUresult cuStreamBatchMemOp(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags)
{
	return cuStreamBatchMemOp_v2(stream, count, paramArray, flags);
}

CUresult cuStreamBatchMemOp_ptsz(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags)
{
	int was = shim_per_thread(1);
	CUresult rc = cuStreamBatchMemOp_v2(stream, count, paramArray, flags);
	shim_per_thread(was);
	return rc;
}

CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 *bufferDesc)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	(void)devPtr;
	if (!devPtr)
		return CUDA_ERROR_INVALID_VALUE;
	(void)extMem;
	if ((rc = shim_check_handle(FERRY_KIND_CUexternalMemory, extMem)))
		return rc;
	(void)bufferDesc;
	if (!bufferDesc)
		return CUDA_ERROR_INVALID_VALUE;
	return shim_refused("cuExternalMemoryGetMappedBuffer");
}

CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 *mipmapDesc)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	(void)mipmap;
	if (!mipmap)
		return CUDA_ERROR_INVALID_VALUE;
	(void)extMem;
	if ((rc = shim_check_handle(FERRY_KIND_CUexternalMemory, extMem)))
		return rc;
	(void)mipmapDesc;
	if (!mipmapDesc)
		return CUDA_ERROR_INVALID_VALUE;
	return shim_refused("cuExternalMemoryGetMappedMipmappedArray");
}

CUresult cuDestroyExternalMemory(CUexternalMemory extMem)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	(void)extMem;
	if ((rc = shim_check_handle(FERRY_KIND_CUexternalMemory, extMem)))
		return rc;
	return shim_refused("cuDestroyExternalMemory");
}

CUresult cuSignalExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream);
	shim_per_thread(was);
	return rc;
}

CUresult cuWaitExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream);
	shim_per_thread(was);
	return rc;
}

CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	(void)extSem;
	if ((rc = shim_check_handle(FERRY_KIND_CUexternalSemaphore, extSem)))
		return rc;
	return shim_refused("cuDestroyExternalSemaphore");
}

CUresult cuGraphCreate(CUgraph *phGraph, unsigned flags)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!phGraph)
		return CUDA_ERROR_INVALID_VALUE;
	CUgraph minted = shim_mint_handle(FERRY_KIND_CUgraph);
	if (!minted)
		return CUDA_ERROR_OUT_OF_MEMORY;
	rc = fx_cuGraphCreate(minted, flags);
	if (rc)
		shim_drop_handle(FERRY_KIND_CUgraph, minted);
	else
		*phGraph = minted;
	return rc;
}

CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!phGraphClone)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraph, originalGraph)))
		return rc;
	CUgraph minted = shim_mint_handle(FERRY_KIND_CUgraph);
	if (!minted)
		return CUDA_ERROR_OUT_OF_MEMORY;
	rc = fx_cuGraphClone(minted, originalGraph);
	if (rc)
		shim_drop_handle(FERRY_KIND_CUgraph, minted);
	else
		*phGraphClone = minted;
	return rc;
}

CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!phNode)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphNode, hOriginalNode)))
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraph, hClonedGraph)))
		return rc;
	rc = fx_cuGraphNodeFindInClone(phNode, hOriginalNode, hClonedGraph);
	return rc;
}

CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!phGraphNode)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraph, hGraph)))
		return rc;
	if (!dependencies && numDependencies)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraph, childGraph)))
		return rc;
	rc = fx_cuGraphAddChildGraphNode(phGraphNode, hGraph, dependencies, numDependencies, childGraph);
	return rc;
}

CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!phGraphNode)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraph, hGraph)))
		return rc;
	if (!dependencies && numDependencies)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphAddEmptyNode(phGraphNode, hGraph, dependencies, numDependencies);
	return rc;
}

CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!phGraphNode)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraph, hGraph)))
		return rc;
	if (!dependencies && numDependencies)
		return CUDA_ERROR_INVALID_VALUE;
	if (shim_check_handle(FERRY_KIND_CUevent, event))
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphAddEventRecordNode(phGraphNode, hGraph, dependencies, numDependencies, event);
	return rc;
}

CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!phGraphNode)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraph, hGraph)))
		return rc;
	if (!dependencies && numDependencies)
		return CUDA_ERROR_INVALID_VALUE;
	if (shim_check_handle(FERRY_KIND_CUevent, event))
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphAddEventWaitNode(phGraphNode, hGraph, dependencies, numDependencies, event);
	return rc;
}

CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned defaultLaunchValue, unsigned flags)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!pHandle_out)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraph, hGraph)))
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUcontext, ctx)))
		return rc;
	rc = fx_cuGraphConditionalHandleCreate(pHandle_out, hGraph, ctx, defaultLaunchValue, flags);
	return rc;
}

CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraph, hGraph)))
		return rc;
	if (!from && numDependencies)
		return CUDA_ERROR_INVALID_VALUE;
	if (!to && numDependencies)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphAddDependencies_v2(hGraph, from, to, edgeData, numDependencies);
	return rc;
}

CUresult cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraph, hGraph)))
		return rc;
	if (!from && numDependencies)
		return CUDA_ERROR_INVALID_VALUE;
	if (!to && numDependencies)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphAddDependencies(hGraph, from, to, numDependencies);
	return rc;
}

CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraph, hGraph)))
		return rc;
	if (!from && numDependencies)
		return CUDA_ERROR_INVALID_VALUE;
	if (!to && numDependencies)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphRemoveDependencies_v2(hGraph, from, to, edgeData, numDependencies);
	return rc;
}

CUresult cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraph, hGraph)))
		return rc;
	if (!from && numDependencies)
		return CUDA_ERROR_INVALID_VALUE;
	if (!to && numDependencies)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphRemoveDependencies(hGraph, from, to, numDependencies);
	return rc;
}

CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraph, hGraph)))
		return rc;
	if (nodes && numNodes && !*numNodes) /* no array asks how many there are; one without room is a mistake */
		return CUDA_ERROR_INVALID_VALUE;
	if (!numNodes)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphGetNodes(hGraph, nodes, numNodes);
	return rc;
}

CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraph, hGraph)))
		return rc;
	if (rootNodes && numRootNodes && !*numRootNodes) /* no array asks how many there are; one without room is a mistake */
		return CUDA_ERROR_INVALID_VALUE;
	if (!numRootNodes)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphGetRootNodes(hGraph, rootNodes, numRootNodes);
	return rc;
}

CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData, size_t *numEdges)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraph, hGraph)))
		return rc;
	if (from && numEdges && !*numEdges) /* no array asks how many there are; one without room is a mistake */
		return CUDA_ERROR_INVALID_VALUE;
	if (to && numEdges && !*numEdges) /* no array asks how many there are; one without room is a mistake */
		return CUDA_ERROR_INVALID_VALUE;
	if (edgeData && numEdges && !*numEdges) /* no array asks how many there are; one without room is a mistake */
		return CUDA_ERROR_INVALID_VALUE;
	if (!numEdges)
		return CUDA_ERROR_INVALID_VALUE;
	if (!from != !to)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphGetEdges_v2(hGraph, from, to, edgeData, numEdges);
	return rc;
}

CUresult cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraph, hGraph)))
		return rc;
	if (from && numEdges && !*numEdges) /* no array asks how many there are; one without room is a mistake */
		return CUDA_ERROR_INVALID_VALUE;
	if (to && numEdges && !*numEdges) /* no array asks how many there are; one without room is a mistake */
		return CUDA_ERROR_INVALID_VALUE;
	if (!numEdges)
		return CUDA_ERROR_INVALID_VALUE;
	if (!from != !to)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphGetEdges(hGraph, from, to, numEdges);
	return rc;
}

CUresult cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies, size_t *numDependencies)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphNode, hNode)))
		return rc;
	if (dependencies && numDependencies && !*numDependencies) /* no array asks how many there are; one without room is a mistake */
		return CUDA_ERROR_INVALID_VALUE;
	if (!numDependencies)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphNodeGetDependencies(hNode, dependencies, numDependencies);
	return rc;
}

CUresult cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes, size_t *numDependentNodes)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphNode, hNode)))
		return rc;
	if (dependentNodes && numDependentNodes && !*numDependentNodes) /* no array asks how many there are; one without room is a mistake */
		return CUDA_ERROR_INVALID_VALUE;
	if (!numDependentNodes)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphNodeGetDependentNodes(hNode, dependentNodes, numDependentNodes);
	return rc;
}

CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphNode, dst)))
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphNode, src)))
		return rc;
	rc = fx_cuGraphKernelNodeCopyAttributes(dst, src);
	return rc;
}

CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUlaunchAttributeID attr, CUlaunchAttributeValue *value_out)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphNode, hNode)))
		return rc;
	if (!value_out)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphKernelNodeGetAttribute(hNode, attr, value_out);
	return rc;
}

CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUlaunchAttributeID attr, const CUlaunchAttributeValue *value)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphNode, hNode)))
		return rc;
	if (!value)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphKernelNodeSetAttribute(hNode, attr, value);
	return rc;
}

CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS_v1 *nodeParams)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphNode, hNode)))
		return rc;
	if (!nodeParams)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphMemsetNodeGetParams(hNode, nodeParams);
	return rc;
}

CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS_v1 *nodeParams)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphNode, hNode)))
		return rc;
	if (!nodeParams)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphMemsetNodeSetParams(hNode, nodeParams);
	return rc;
}

CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphNode, hNode)))
		return rc;
	if (!phGraph)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphChildGraphNodeGetGraph(hNode, phGraph);
	return rc;
}

CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphNode, hNode)))
		return rc;
	if (!event_out)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphEventRecordNodeGetEvent(hNode, event_out);
	return rc;
}

CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphNode, hNode)))
		return rc;
	if (shim_check_handle(FERRY_KIND_CUevent, event))
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphEventRecordNodeSetEvent(hNode, event);
	return rc;
}

CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphNode, hNode)))
		return rc;
	if (!event_out)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphEventWaitNodeGetEvent(hNode, event_out);
	return rc;
}

CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphNode, hNode)))
		return rc;
	if (shim_check_handle(FERRY_KIND_CUevent, event))
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphEventWaitNodeSetEvent(hNode, event);
	return rc;
}

CUresult cuUserObjectRetain(CUuserObject object, unsigned count)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUuserObject, object)))
		return rc;
	ferry_answer_posts(1);
	rc = fx_cuUserObjectRetain(object, count);
	ferry_answer_posts(0);
	return rc;
}

CUresult cuUserObjectRelease(CUuserObject object, unsigned count)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUuserObject, object)))
		return rc;
	ferry_answer_posts(1);
	rc = fx_cuUserObjectRelease(object, count);
	ferry_answer_posts(0);
	return rc;
}

CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned count, unsigned flags)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraph, graph)))
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUuserObject, object)))
		return rc;
	rc = fx_cuGraphRetainUserObject(graph, object, count, flags);
	return rc;
}

CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned count)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraph, graph)))
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUuserObject, object)))
		return rc;
	rc = fx_cuGraphReleaseUserObject(graph, object, count);
	return rc;
}

CUresult cuGraphInstantiateWithParams_ptsz(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)
{
	int was = shim_per_thread(1);
	CUresult rc = cuGraphInstantiateWithParams(phGraphExec, hGraph, instantiateParams);
	shim_per_thread(was);
	return rc;
}

CUresult cuGraphInstantiate(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize)
{
	return cuGraphInstantiate_v2(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize);
}

CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphExec, hGraphExec)))
		return rc;
	if (!flags)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphExecGetFlags(hGraphExec, flags);
	return rc;
}

CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphExec, hGraphExec)))
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphNode, hNode)))
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraph, childGraph)))
		return rc;
	rc = fx_cuGraphExecChildGraphNodeSetParams(hGraphExec, hNode, childGraph);
	return rc;
}

CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphExec, hGraphExec)))
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphNode, hNode)))
		return rc;
	if (shim_check_handle(FERRY_KIND_CUevent, event))
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event);
	return rc;
}

CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphExec, hGraphExec)))
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphNode, hNode)))
		return rc;
	if (shim_check_handle(FERRY_KIND_CUevent, event))
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event);
	return rc;
}

CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned isEnabled)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphExec, hGraphExec)))
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphNode, hNode)))
		return rc;
	rc = fx_cuGraphNodeSetEnabled(hGraphExec, hNode, isEnabled);
	return rc;
}

CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned *isEnabled)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphExec, hGraphExec)))
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphNode, hNode)))
		return rc;
	if (!isEnabled)
		return CUDA_ERROR_INVALID_VALUE;
	rc = fx_cuGraphNodeGetEnabled(hGraphExec, hNode, isEnabled);
	return rc;
}

CUresult cuGraphUpload(CUgraphExec hGraph, CUstream hStream)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgraphExec, hGraph)))
		return rc;
	if ((rc = shim_resolve_stream(&hStream)))
		return rc;
	rc = fx_cuGraphUpload(hGraph, hStream);
	return rc;
}

CUresult cuGraphUpload_ptsz(CUgraphExec hGraph, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuGraphUpload(hGraph, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuGraphLaunch_ptsz(CUgraphExec hGraph, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuGraphLaunch(hGraph, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUgreenCtx, hCtx)))
		return rc;
	if ((rc = shim_check_handle(FERRY_KIND_CUevent, hEvent)))
		return rc;
	rc = fx_cuGreenCtxWaitEvent(hCtx, hEvent);
	return rc;
}

CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	(void)pid;
	(void)tid;
	if (!tid)
		return CUDA_ERROR_INVALID_VALUE;
	return shim_refused("cuCheckpointProcessGetRestoreThreadId");
}

CUresult cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned flags)
{
	return cuGraphicsResourceSetMapFlags_v2(resource, flags);
}

CUresult cuGraphicsMapResources_ptsz(unsigned count, const CUgraphicsResource *resources, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuGraphicsMapResources(count, resources, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuGraphicsUnmapResources_ptsz(unsigned count, const CUgraphicsResource *resources, CUstream hStream)
{
	int was = shim_per_thread(1);
	CUresult rc = cuGraphicsUnmapResources(count, resources, hStream);
	shim_per_thread(was);
	return rc;
}

CUresult cuEGLApiInit(void)
{
	return shim_refused("cuEGLApiInit");
}

CUresult cuGLMapBufferObjectAsync_v2_ptsz(void)
{
	int was = shim_per_thread(1);
	CUresult rc = cuGLMapBufferObjectAsync_v2();
	shim_per_thread(was);
	return rc;
}

CUresult cuGLMapBufferObject_v2_ptds(void)
{
	int was = shim_per_thread(1);
	CUresult rc = cuGLMapBufferObject_v2();
	shim_per_thread(was);
	return rc;
}

CUresult cuMemGetAttribute(void)
{
	return shim_refused("cuMemGetAttribute");
}

CUresult cuMemGetAttribute_v2(void)
{
	return shim_refused("cuMemGetAttribute_v2");
}

CUresult cudbgApiAttach(void)
{
	return shim_refused("cudbgApiAttach");
}

uint32_t cudbgApiClientPid[16];

uint32_t cudbgApiClientRevision[16];

CUresult cudbgApiDetach(void)
{
	return shim_refused("cudbgApiDetach");
}

CUresult cudbgApiInit(void)
{
	return shim_refused("cudbgApiInit");
}

uint32_t cudbgAttachHandlerAvailable[16];

uint32_t cudbgDebuggerCapabilities[16];

uint32_t cudbgDebuggerInitialized[16];

uint32_t cudbgDetachSuspendedDevicesMask[16];

uint32_t cudbgEnableIntegratedMemcheck[16];

uint32_t cudbgEnableLaunchBlocking[16];

uint32_t cudbgEnablePreemptionDebugging[16];

CUresult cudbgGetAPI(void)
{
	return shim_refused("cudbgGetAPI");
}

CUresult cudbgGetAPIVersion(void)
{
	return shim_refused("cudbgGetAPIVersion");
}

uint32_t cudbgInjectionPath[16];

uint32_t cudbgIpcFlag[16];

CUresult cudbgMain(void)
{
	return shim_refused("cudbgMain");
}

CUresult cudbgReportDriverApiError(void)
{
	return shim_refused("cudbgReportDriverApiError");
}

uint32_t cudbgReportDriverApiErrorFlags[16];

CUresult cudbgReportDriverInternalError(void)
{
	return shim_refused("cudbgReportDriverInternalError");
}

uint32_t cudbgReportedDriverApiErrorCode[16];

uint32_t cudbgReportedDriverApiErrorFuncNameAddr[16];

uint32_t cudbgReportedDriverApiErrorFuncNameSize[16];

uint32_t cudbgReportedDriverApiErrorNameAddr[16];

uint32_t cudbgReportedDriverApiErrorNameSize[16];

uint32_t cudbgReportedDriverApiErrorSource[16];

uint32_t cudbgReportedDriverApiErrorStringAddr[16];

uint32_t cudbgReportedDriverApiErrorStringSize[16];

uint32_t cudbgReportedDriverInternalErrorCode[16];

uint32_t cudbgResumeForAttachDetach[16];

uint32_t cudbgRpcEnabled[16];

uint32_t cudbgSessionId[16];

uint32_t cudbgUseExternalDebugger[16];

