/* Generated from api/ by gen/emit; do not edit. */
#ifndef FERRY_GEN_SEND_H
#define FERRY_GEN_SEND_H
#include "gen_types.h"
#include "../core/ferry.h"

/* One sender per command: marshal, send, and for all but the asynchronous wait for the answer. */
CUresult fx_Snapshot(int *driverVersion, struct ferry_array *devices);
CUresult fx_PrimaryRetain(CUcontext ctx, CUdevice dev, unsigned flags);
CUresult fx_PrimaryRelease(CUcontext ctx);
CUresult fx_PrimaryReset(CUcontext ctx);
CUresult fx_CtxCreate(CUcontext ctx, unsigned flags, CUdevice dev);
CUresult fx_CtxDestroy(CUcontext ctx);
CUresult fx_CtxSynchronize(CUcontext ctx);
CUresult fx_MemAlloc(CUdeviceptr addr, uint64_t size);
CUresult fx_MemFree(CUdeviceptr addr);
CUresult fx_CopyIn(CUdeviceptr dst, uint64_t pitch, uint64_t width, uint64_t rows, CUstream stream, const void *data, size_t data_n);
CUresult fx_CopyOut(CUdeviceptr src, uint64_t pitch, uint64_t width, uint64_t rows, CUstream stream);
CUresult fx_CopyOutLater(CUdeviceptr src, uint64_t pitch, uint64_t width, uint64_t rows, CUstream stream);
CUresult fx_CopyOn(CUdeviceptr dst, uint64_t dstPitch, CUdeviceptr src, uint64_t srcPitch, uint64_t width, uint64_t rows, CUstream stream);
CUresult fx_Blob(uint64_t blob, uint64_t total, const void *data, size_t data_n);
CUresult fx_ModuleLoad(CUmodule module, uint64_t blob, const unsigned *options, size_t options_n, const uint64_t *values, size_t values_n, struct ferry_array *info, struct ferry_array *errors);
CUresult fx_LibraryLoad(CUlibrary library, uint64_t blob, const unsigned *options, size_t options_n, const uint64_t *values, size_t values_n, struct ferry_array *info, struct ferry_array *errors);
CUresult fx_ModuleGetFunction(CUfunction func, CUmodule module, const char *name, FerryFunction *info, struct ferry_array *layout);
CUresult fx_ModuleFunctions(CUmodule module, struct ferry_array *names);
CUresult fx_LibraryGetKernel(CUkernel kernel, CUlibrary library, const char *name, FerryFunction *info, struct ferry_array *layout);
CUresult fx_LibraryKernels(CUlibrary library, struct ferry_array *names);
CUresult fx_LibraryGetModule(CUmodule module, CUlibrary library);
CUresult fx_KernelGetFunction(CUfunction func, CUkernel kernel);
CUresult fx_KernelInfo(CUkernel kernel, FerryFunction *info);
CUresult fx_Launch(CUfunction func, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX, unsigned blockY, unsigned blockZ, unsigned shared, CUstream stream, unsigned cooperative, const CUlaunchAttribute *attributes, size_t attributes_n, const void *params, size_t params_n);
CUresult fx_cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format, unsigned numChannels, CUdevice dev);
CUresult fx_cuDeviceGetHostAtomicCapabilities(unsigned *capabilities, const CUatomicOperation *operations, unsigned count, CUdevice dev);
CUresult fx_cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev);
CUresult fx_cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope);
CUresult fx_cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev);
CUresult fx_cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice);
CUresult fx_cuDeviceGetP2PAtomicCapabilities(unsigned *capabilities, const CUatomicOperation *operations, unsigned count, CUdevice srcDevice, CUdevice dstDevice);
CUresult fx_cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned flags);
CUresult fx_cuCtxSetFlags(unsigned flags);
CUresult fx_cuCtxSetLimit(CUlimit limit, size_t value);
CUresult fx_cuCtxGetLimit(size_t *pvalue, CUlimit limit);
CUresult fx_cuCtxGetCacheConfig(CUfunc_cache *pconfig);
CUresult fx_cuCtxSetCacheConfig(CUfunc_cache config);
CUresult fx_cuCtxGetSharedMemConfig(CUsharedconfig *pConfig);
CUresult fx_cuCtxSetSharedMemConfig(CUsharedconfig config);
CUresult fx_cuCtxResetPersistingL2Cache(void);
CUresult fx_cuCtxGetExecAffinity(CUexecAffinityParam_v1 *pExecAffinity, CUexecAffinityType type);
CUresult fx_cuModuleUnload(CUmodule hmod);
CUresult fx_cuModuleGetFunctionCount(unsigned *count, CUmodule mod);
CUresult fx_cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name);
CUresult fx_cuLibraryUnload(CUlibrary library);
CUresult fx_cuLibraryGetKernelCount(unsigned *count, CUlibrary lib);
CUresult fx_cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name);
CUresult fx_cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev);
CUresult fx_cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev);
CUresult fx_cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value);
CUresult fx_cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config);
CUresult fx_cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config);
CUresult fx_cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize);
CUresult fx_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned flags);
CUresult fx_cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func, int numBlocks, int blockSize);
CUresult fx_cuMemGetInfo_v2(size_t *free, size_t *total);
CUresult fx_cuMemsetD8Async(CUdeviceptr dstDevice, uint8_t uc, size_t N, CUstream hStream);
CUresult fx_cuMemsetD16Async(CUdeviceptr dstDevice, uint16_t us, size_t N, CUstream hStream);
CUresult fx_cuMemsetD32Async(CUdeviceptr dstDevice, unsigned ui, size_t N, CUstream hStream);
CUresult fx_cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height, CUstream hStream);
CUresult fx_cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height, CUstream hStream);
CUresult fx_cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height, CUstream hStream);
CUresult fx_cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool);
CUresult fx_cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev);
CUresult fx_cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev);
CUresult fx_cuMemPoolCreate(CUmemoryPool pool, const CUmemPoolProps_v1 *poolProps);
CUresult fx_cuMemPoolDestroy(CUmemoryPool pool);
CUresult fx_cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep);
CUresult fx_cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc_v1 *map, size_t count);
CUresult fx_cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, const CUmemLocation_v1 *location);
CUresult fx_cuMemGetDefaultMemPool(CUmemoryPool *pool_out, const CUmemLocation_v1 *location, CUmemAllocationType type);
CUresult fx_cuMemGetMemPool(CUmemoryPool *pool, const CUmemLocation_v1 *location, CUmemAllocationType type);
CUresult fx_cuMemSetMemPool(const CUmemLocation_v1 *location, CUmemAllocationType type, CUmemoryPool pool);
CUresult fx_cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp_v1 *prop, CUmemAllocationGranularity_flags option);
CUresult fx_cuStreamCreateWithPriority(CUstream phStream, unsigned flags, int priority);
CUresult fx_cuStreamDestroy_v2(CUstream hStream);
CUresult fx_cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned Flags);
CUresult fx_cuStreamQuery(CUstream hStream);
CUresult fx_cuStreamSynchronize(CUstream hStream);
CUresult fx_cuEventCreate(CUevent phEvent, unsigned Flags);
CUresult fx_cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned flags);
CUresult fx_cuEventQuery(CUevent hEvent);
CUresult fx_cuEventSynchronize(CUevent hEvent);
CUresult fx_cuEventDestroy_v2(CUevent hEvent);
CUresult fx_cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd);

/* What ferry_log calls a command. */
extern const char *const ferry_op_names[FERRY_OP_END];
#endif
