/* Generated from api/ by gen/emit; do not edit. */
#define FERRY_ENTRIES
#include "callreport.h"
#include "context_stack.h"
#include "device.h"
#include "handles.h"
#include "primary_context.h"
#include "several.h"
#include "thread.h"

CUresult shim_cuGetErrorString(CUresult error, void *pStr);
static CUresult plain_cuGetErrorString(CUresult error, void *pStr) { return shim_cuGetErrorString(error, pStr); }
CUresult far_cuGetErrorString(CUresult error, void *pStr)
{
	struct several_call c = several_first();
	CUresult rc = ((__typeof__(&plain_cuGetErrorString))c.to->plain[PLAIN_cuGetErrorString])(error, pStr);
	several_end(&c);
	return rc;
}

CUresult shim_cuGetErrorName(CUresult error, void *pStr);
static CUresult plain_cuGetErrorName(CUresult error, void *pStr) { return shim_cuGetErrorName(error, pStr); }
CUresult far_cuGetErrorName(CUresult error, void *pStr)
{
	struct several_call c = several_first();
	CUresult rc = ((__typeof__(&plain_cuGetErrorName))c.to->plain[PLAIN_cuGetErrorName])(error, pStr);
	several_end(&c);
	return rc;
}

CUresult shim_cuInit(unsigned Flags);
static CUresult plain_cuInit(unsigned Flags) { return shim_cuInit(Flags); }
CUresult far_cuInit(unsigned Flags)
{
	return several_cuInit(Flags);
}

CUresult shim_cuDriverGetVersion(int *driverVersion);
static CUresult plain_cuDriverGetVersion(int *driverVersion) { return shim_cuDriverGetVersion(driverVersion); }
CUresult far_cuDriverGetVersion(int *driverVersion)
{
	return several_cuDriverGetVersion(driverVersion);
}

CUresult shim_cuGetProcAddress_v2(const char *symbol, void *pfn, int cudaVersion, cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus);
static CUresult plain_cuGetProcAddress_v2(const char *symbol, void *pfn, int cudaVersion, cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus) { return shim_cuGetProcAddress_v2(symbol, pfn, cudaVersion, flags, symbolStatus); }
CUresult far_cuGetProcAddress_v2(const char *symbol, void *pfn, int cudaVersion, cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus)
{
	struct several_call c = several_first();
	CUresult rc = ((__typeof__(&plain_cuGetProcAddress_v2))c.to->plain[PLAIN_cuGetProcAddress_v2])(symbol, pfn, cudaVersion, flags, symbolStatus);
	several_end(&c);
	return rc;
}

CUresult shim_cuGetProcAddress(const char *symbol, void *pfn, int cudaVersion, cuuint64_t flags);
static CUresult plain_cuGetProcAddress(const char *symbol, void *pfn, int cudaVersion, cuuint64_t flags) { return shim_cuGetProcAddress(symbol, pfn, cudaVersion, flags); }
CUresult far_cuGetProcAddress(const char *symbol, void *pfn, int cudaVersion, cuuint64_t flags)
{
	struct several_call c = several_first();
	CUresult rc = ((__typeof__(&plain_cuGetProcAddress))c.to->plain[PLAIN_cuGetProcAddress])(symbol, pfn, cudaVersion, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuGetExportTable(void *ppExportTable, const CUuuid *pExportTableId);
static CUresult plain_cuGetExportTable(void *ppExportTable, const CUuuid *pExportTableId) { return shim_cuGetExportTable(ppExportTable, pExportTableId); }
CUresult far_cuGetExportTable(void *ppExportTable, const CUuuid *pExportTableId)
{
	struct several_call c = several_first();
	CUresult rc = ((__typeof__(&plain_cuGetExportTable))c.to->plain[PLAIN_cuGetExportTable])(ppExportTable, pExportTableId);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceGet(CUdevice *device, int ordinal);
static CUresult plain_cuDeviceGet(CUdevice *device, int ordinal) { return shim_cuDeviceGet(device, ordinal); }
CUresult far_cuDeviceGet(CUdevice *device, int ordinal)
{
	struct several_call c = several_by_device(ordinal);
	CUresult rc = ((__typeof__(&plain_cuDeviceGet))c.to->plain[PLAIN_cuDeviceGet])(device, ordinal);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceGetCount(int *count);
static CUresult plain_cuDeviceGetCount(int *count) { return shim_cuDeviceGetCount(count); }
CUresult far_cuDeviceGetCount(int *count)
{
	struct several_call c = several_first();
	CUresult rc = ((__typeof__(&plain_cuDeviceGetCount))c.to->plain[PLAIN_cuDeviceGetCount])(count);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceGetName(char *name, int len, CUdevice dev);
static CUresult plain_cuDeviceGetName(char *name, int len, CUdevice dev) { return shim_cuDeviceGetName(name, len, dev); }
CUresult far_cuDeviceGetName(char *name, int len, CUdevice dev)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDeviceGetName))c.to->plain[PLAIN_cuDeviceGetName])(name, len, dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev);
static CUresult plain_cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev) { return shim_cuDeviceGetUuid_v2(uuid, dev); }
CUresult far_cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDeviceGetUuid_v2))c.to->plain[PLAIN_cuDeviceGetUuid_v2])(uuid, dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceGetUuid(CUuuid *uuid, CUdevice dev);
static CUresult plain_cuDeviceGetUuid(CUuuid *uuid, CUdevice dev) { return shim_cuDeviceGetUuid(uuid, dev); }
CUresult far_cuDeviceGetUuid(CUuuid *uuid, CUdevice dev)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDeviceGetUuid))c.to->plain[PLAIN_cuDeviceGetUuid])(uuid, dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceGetLuid(char *luid, unsigned *deviceNodeMask, CUdevice dev);
static CUresult plain_cuDeviceGetLuid(char *luid, unsigned *deviceNodeMask, CUdevice dev) { return shim_cuDeviceGetLuid(luid, deviceNodeMask, dev); }
CUresult far_cuDeviceGetLuid(char *luid, unsigned *deviceNodeMask, CUdevice dev)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDeviceGetLuid))c.to->plain[PLAIN_cuDeviceGetLuid])(luid, deviceNodeMask, dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev);
static CUresult plain_cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev) { return shim_cuDeviceTotalMem_v2(bytes, dev); }
CUresult far_cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDeviceTotalMem_v2))c.to->plain[PLAIN_cuDeviceTotalMem_v2])(bytes, dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceTotalMem(unsigned *bytes, CUdevice dev);
static CUresult plain_cuDeviceTotalMem(unsigned *bytes, CUdevice dev) { return shim_cuDeviceTotalMem(bytes, dev); }
CUresult far_cuDeviceTotalMem(unsigned *bytes, CUdevice dev)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDeviceTotalMem))c.to->plain[PLAIN_cuDeviceTotalMem])(bytes, dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format, unsigned numChannels, CUdevice dev);
static CUresult plain_cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format, unsigned numChannels, CUdevice dev) { return shim_cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements, format, numChannels, dev); }
CUresult far_cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format, unsigned numChannels, CUdevice dev)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDeviceGetTexture1DLinearMaxWidth))c.to->plain[PLAIN_cuDeviceGetTexture1DLinearMaxWidth])(maxWidthInElements, format, numChannels, dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev);
static CUresult plain_cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev) { return shim_cuDeviceGetAttribute(pi, attrib, dev); }
CUresult far_cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDeviceGetAttribute))c.to->plain[PLAIN_cuDeviceGetAttribute])(pi, attrib, dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceGetHostAtomicCapabilities(unsigned *capabilities, const CUatomicOperation *operations, unsigned count, CUdevice dev);
static CUresult plain_cuDeviceGetHostAtomicCapabilities(unsigned *capabilities, const CUatomicOperation *operations, unsigned count, CUdevice dev) { return shim_cuDeviceGetHostAtomicCapabilities(capabilities, operations, count, dev); }
CUresult far_cuDeviceGetHostAtomicCapabilities(unsigned *capabilities, const CUatomicOperation *operations, unsigned count, CUdevice dev)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDeviceGetHostAtomicCapabilities))c.to->plain[PLAIN_cuDeviceGetHostAtomicCapabilities])(capabilities, operations, count, dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags);
static CUresult plain_cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags) { return shim_cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, dev, flags); }
CUresult far_cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDeviceGetNvSciSyncAttributes))c.to->plain[PLAIN_cuDeviceGetNvSciSyncAttributes])(nvSciSyncAttrList, dev, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev);
static CUresult plain_cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev) { return shim_cuDeviceGetExecAffinitySupport(pi, type, dev); }
CUresult far_cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDeviceGetExecAffinitySupport))c.to->plain[PLAIN_cuDeviceGetExecAffinitySupport])(pi, type, dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope);
static CUresult plain_cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope) { return shim_need_context() ?: shim_cuFlushGPUDirectRDMAWrites(target, scope); }
CUresult far_cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuFlushGPUDirectRDMAWrites))c.to->plain[PLAIN_cuFlushGPUDirectRDMAWrites])(target, scope);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId);
static CUresult plain_cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId) { return shim_cuDeviceGetByPCIBusId(dev, pciBusId); }
CUresult far_cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)
{
	return several_cuDeviceGetByPCIBusId(dev, pciBusId);
}

CUresult shim_cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev);
static CUresult plain_cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev) { return shim_cuDeviceGetPCIBusId(pciBusId, len, dev); }
CUresult far_cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDeviceGetPCIBusId))c.to->plain[PLAIN_cuDeviceGetPCIBusId])(pciBusId, len, dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceGetProperties(CUdevprop_v1 *prop, CUdevice dev);
static CUresult plain_cuDeviceGetProperties(CUdevprop_v1 *prop, CUdevice dev) { return shim_cuDeviceGetProperties(prop, dev); }
CUresult far_cuDeviceGetProperties(CUdevprop_v1 *prop, CUdevice dev)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDeviceGetProperties))c.to->plain[PLAIN_cuDeviceGetProperties])(prop, dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceComputeCapability(int *major, int *minor, CUdevice dev);
static CUresult plain_cuDeviceComputeCapability(int *major, int *minor, CUdevice dev) { return shim_cuDeviceComputeCapability(major, minor, dev); }
CUresult far_cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDeviceComputeCapability))c.to->plain[PLAIN_cuDeviceComputeCapability])(major, minor, dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev);
static CUresult plain_cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev) { return shim_cuDeviceCanAccessPeer(canAccessPeer, dev, peerDev); }
CUresult far_cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)
{
	return several_cuDeviceCanAccessPeer(canAccessPeer, dev, peerDev);
}

CUresult shim_cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice);
static CUresult plain_cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice) { return shim_cuDeviceGetP2PAttribute(value, attrib, srcDevice, dstDevice); }
CUresult far_cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice)
{
	return several_cuDeviceGetP2PAttribute(value, attrib, srcDevice, dstDevice);
}

CUresult shim_cuDeviceGetP2PAtomicCapabilities(unsigned *capabilities, const CUatomicOperation *operations, unsigned count, CUdevice srcDevice, CUdevice dstDevice);
static CUresult plain_cuDeviceGetP2PAtomicCapabilities(unsigned *capabilities, const CUatomicOperation *operations, unsigned count, CUdevice srcDevice, CUdevice dstDevice) { return shim_cuDeviceGetP2PAtomicCapabilities(capabilities, operations, count, srcDevice, dstDevice); }
CUresult far_cuDeviceGetP2PAtomicCapabilities(unsigned *capabilities, const CUatomicOperation *operations, unsigned count, CUdevice srcDevice, CUdevice dstDevice)
{
	struct several_call c = several_by_device(srcDevice);
	CUresult rc = ((__typeof__(&plain_cuDeviceGetP2PAtomicCapabilities))c.to->plain[PLAIN_cuDeviceGetP2PAtomicCapabilities])(capabilities, operations, count, srcDevice, dstDevice);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceRegisterAsyncNotification(CUdevice device, void *callbackFunc, void *userData, CUasyncCallbackHandle *callback);
static CUresult plain_cuDeviceRegisterAsyncNotification(CUdevice device, void *callbackFunc, void *userData, CUasyncCallbackHandle *callback) { return shim_cuDeviceRegisterAsyncNotification(device, callbackFunc, userData, callback); }
CUresult far_cuDeviceRegisterAsyncNotification(CUdevice device, void *callbackFunc, void *userData, CUasyncCallbackHandle *callback)
{
	struct several_call c = several_by_device(device);
	CUresult rc = ((__typeof__(&plain_cuDeviceRegisterAsyncNotification))c.to->plain[PLAIN_cuDeviceRegisterAsyncNotification])(device, callbackFunc, userData, callback);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback);
static CUresult plain_cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback) { return shim_cuDeviceUnregisterAsyncNotification(device, callback); }
CUresult far_cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback)
{
	struct several_call c = several_by_handle(callback, 0);
	CUresult rc = ((__typeof__(&plain_cuDeviceUnregisterAsyncNotification))c.to->plain[PLAIN_cuDeviceUnregisterAsyncNotification])(device, callback);
	several_end(&c);
	return rc;
}

CUresult shim_cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev);
static CUresult plain_cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev) { return shim_cuDevicePrimaryCtxRetain(pctx, dev); }
CUresult far_cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDevicePrimaryCtxRetain))c.to->plain[PLAIN_cuDevicePrimaryCtxRetain])(pctx, dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuDevicePrimaryCtxRelease_v2(CUdevice dev);
static CUresult plain_cuDevicePrimaryCtxRelease_v2(CUdevice dev) { return shim_cuDevicePrimaryCtxRelease_v2(dev); }
CUresult far_cuDevicePrimaryCtxRelease_v2(CUdevice dev)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDevicePrimaryCtxRelease_v2))c.to->plain[PLAIN_cuDevicePrimaryCtxRelease_v2])(dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuDevicePrimaryCtxRelease(CUdevice dev);
static CUresult plain_cuDevicePrimaryCtxRelease(CUdevice dev) { return shim_cuDevicePrimaryCtxRelease(dev); }
CUresult far_cuDevicePrimaryCtxRelease(CUdevice dev)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDevicePrimaryCtxRelease))c.to->plain[PLAIN_cuDevicePrimaryCtxRelease])(dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned flags);
static CUresult plain_cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned flags) { return shim_cuDevicePrimaryCtxSetFlags_v2(dev, flags); }
CUresult far_cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned flags)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDevicePrimaryCtxSetFlags_v2))c.to->plain[PLAIN_cuDevicePrimaryCtxSetFlags_v2])(dev, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned flags);
static CUresult plain_cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned flags) { return shim_need_inactive(dev) ?: shim_cuDevicePrimaryCtxSetFlags(dev, flags); }
CUresult far_cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned flags)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDevicePrimaryCtxSetFlags))c.to->plain[PLAIN_cuDevicePrimaryCtxSetFlags])(dev, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuDevicePrimaryCtxGetState(CUdevice dev, unsigned *flags, int *active);
static CUresult plain_cuDevicePrimaryCtxGetState(CUdevice dev, unsigned *flags, int *active) { return shim_cuDevicePrimaryCtxGetState(dev, flags, active); }
CUresult far_cuDevicePrimaryCtxGetState(CUdevice dev, unsigned *flags, int *active)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDevicePrimaryCtxGetState))c.to->plain[PLAIN_cuDevicePrimaryCtxGetState])(dev, flags, active);
	several_end(&c);
	return rc;
}

CUresult shim_cuDevicePrimaryCtxReset_v2(CUdevice dev);
static CUresult plain_cuDevicePrimaryCtxReset_v2(CUdevice dev) { return shim_cuDevicePrimaryCtxReset_v2(dev); }
CUresult far_cuDevicePrimaryCtxReset_v2(CUdevice dev)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDevicePrimaryCtxReset_v2))c.to->plain[PLAIN_cuDevicePrimaryCtxReset_v2])(dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuDevicePrimaryCtxReset(CUdevice dev);
static CUresult plain_cuDevicePrimaryCtxReset(CUdevice dev) { return shim_cuDevicePrimaryCtxReset(dev); }
CUresult far_cuDevicePrimaryCtxReset(CUdevice dev)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDevicePrimaryCtxReset))c.to->plain[PLAIN_cuDevicePrimaryCtxReset])(dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxCreate_v4(CUcontext *pctx, const CUctxCreateParams *ctxCreateParams, unsigned flags, CUdevice dev);
static CUresult plain_cuCtxCreate_v4(CUcontext *pctx, const CUctxCreateParams *ctxCreateParams, unsigned flags, CUdevice dev) { return shim_cuCtxCreate_v4(pctx, ctxCreateParams, flags, dev); }
CUresult far_cuCtxCreate_v4(CUcontext *pctx, const CUctxCreateParams *ctxCreateParams, unsigned flags, CUdevice dev)
{
	return several_cuCtxCreate_v4(pctx, ctxCreateParams, flags, dev);
}

CUresult shim_cuCtxCreate_v3(CUcontext *pctx, const CUexecAffinityParam_v1 *paramsArray, int numParams, unsigned flags, CUdevice dev);
static CUresult plain_cuCtxCreate_v3(CUcontext *pctx, const CUexecAffinityParam_v1 *paramsArray, int numParams, unsigned flags, CUdevice dev) { return shim_enter() ?: shim_cuCtxCreate_v3(pctx, paramsArray, numParams, flags, dev); }
CUresult far_cuCtxCreate_v3(CUcontext *pctx, const CUexecAffinityParam_v1 *paramsArray, int numParams, unsigned flags, CUdevice dev)
{
	return several_cuCtxCreate_v3(pctx, paramsArray, numParams, flags, dev);
}

CUresult shim_cuCtxCreate_v2(CUcontext *pctx, unsigned flags, CUdevice dev);
static CUresult plain_cuCtxCreate_v2(CUcontext *pctx, unsigned flags, CUdevice dev) { return shim_cuCtxCreate_v2(pctx, flags, dev); }
CUresult far_cuCtxCreate_v2(CUcontext *pctx, unsigned flags, CUdevice dev)
{
	return several_cuCtxCreate_v2(pctx, flags, dev);
}

CUresult shim_cuCtxCreate(CUcontext *pctx, unsigned flags, CUdevice dev);
static CUresult plain_cuCtxCreate(CUcontext *pctx, unsigned flags, CUdevice dev) { return shim_cuCtxCreate(pctx, flags, dev); }
CUresult far_cuCtxCreate(CUcontext *pctx, unsigned flags, CUdevice dev)
{
	return several_cuCtxCreate(pctx, flags, dev);
}

CUresult shim_cuCtxDestroy_v2(CUcontext ctx);
static CUresult plain_cuCtxDestroy_v2(CUcontext ctx) { return shim_or_destroyed(shim_cuCtxDestroy_v2(ctx)); }
CUresult far_cuCtxDestroy_v2(CUcontext ctx)
{
	return several_cuCtxDestroy_v2(ctx);
}

CUresult shim_cuCtxDestroy(CUcontext ctx);
static CUresult plain_cuCtxDestroy(CUcontext ctx) { return shim_or_destroyed(shim_cuCtxDestroy(ctx)); }
CUresult far_cuCtxDestroy(CUcontext ctx)
{
	return several_cuCtxDestroy_v2(ctx);
}

CUresult shim_cuCtxPushCurrent_v2(CUcontext ctx);
static CUresult plain_cuCtxPushCurrent_v2(CUcontext ctx) { return shim_cuCtxPushCurrent_v2(ctx); }
CUresult far_cuCtxPushCurrent_v2(CUcontext ctx)
{
	return several_cuCtxPushCurrent_v2(ctx);
}

CUresult shim_cuCtxPushCurrent(CUcontext ctx);
static CUresult plain_cuCtxPushCurrent(CUcontext ctx) { return shim_cuCtxPushCurrent(ctx); }
CUresult far_cuCtxPushCurrent(CUcontext ctx)
{
	return several_cuCtxPushCurrent_v2(ctx);
}

CUresult shim_cuCtxPopCurrent_v2(CUcontext *pctx);
static CUresult plain_cuCtxPopCurrent_v2(CUcontext *pctx) { return shim_cuCtxPopCurrent_v2(pctx); }
CUresult far_cuCtxPopCurrent_v2(CUcontext *pctx)
{
	return several_cuCtxPopCurrent_v2(pctx);
}

CUresult shim_cuCtxPopCurrent(CUcontext *pctx);
static CUresult plain_cuCtxPopCurrent(CUcontext *pctx) { return shim_cuCtxPopCurrent(pctx); }
CUresult far_cuCtxPopCurrent(CUcontext *pctx)
{
	return several_cuCtxPopCurrent_v2(pctx);
}

CUresult shim_cuCtxSetCurrent(CUcontext ctx);
static CUresult plain_cuCtxSetCurrent(CUcontext ctx) { return shim_cuCtxSetCurrent(ctx); }
CUresult far_cuCtxSetCurrent(CUcontext ctx)
{
	return several_cuCtxSetCurrent(ctx);
}

CUresult shim_cuCtxGetCurrent(CUcontext *pctx);
static CUresult plain_cuCtxGetCurrent(CUcontext *pctx) { return shim_cuCtxGetCurrent(pctx); }
CUresult far_cuCtxGetCurrent(CUcontext *pctx)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCtxGetCurrent))c.to->plain[PLAIN_cuCtxGetCurrent])(pctx);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx);
static CUresult plain_cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx) { return shim_cuCtxGetDevice_v2(device, ctx); }
CUresult far_cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)
{
	struct several_call c = several_by_handle(ctx, 0);
	CUresult rc = ((__typeof__(&plain_cuCtxGetDevice_v2))c.to->plain[PLAIN_cuCtxGetDevice_v2])(device, ctx);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxGetDevice(CUdevice *device);
static CUresult plain_cuCtxGetDevice(CUdevice *device) { return shim_cuCtxGetDevice(device); }
CUresult far_cuCtxGetDevice(CUdevice *device)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCtxGetDevice))c.to->plain[PLAIN_cuCtxGetDevice])(device);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxGetFlags(unsigned *flags);
static CUresult plain_cuCtxGetFlags(unsigned *flags) { return shim_cuCtxGetFlags(flags); }
CUresult far_cuCtxGetFlags(unsigned *flags)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCtxGetFlags))c.to->plain[PLAIN_cuCtxGetFlags])(flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxSetFlags(unsigned flags);
static CUresult plain_cuCtxSetFlags(unsigned flags) { return shim_cuCtxSetFlags(flags); }
CUresult far_cuCtxSetFlags(unsigned flags)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCtxSetFlags))c.to->plain[PLAIN_cuCtxSetFlags])(flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxGetId(CUcontext ctx, uint64_t *ctxId);
static CUresult plain_cuCtxGetId(CUcontext ctx, uint64_t *ctxId) { return shim_cuCtxGetId(ctx, ctxId); }
CUresult far_cuCtxGetId(CUcontext ctx, uint64_t *ctxId)
{
	struct several_call c = several_by_handle(ctx, 0);
	CUresult rc = ((__typeof__(&plain_cuCtxGetId))c.to->plain[PLAIN_cuCtxGetId])(ctx, ctxId);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxSynchronize_v2(CUcontext ctx);
static CUresult plain_cuCtxSynchronize_v2(CUcontext ctx) { return shim_cuCtxSynchronize_v2(ctx); }
CUresult far_cuCtxSynchronize_v2(CUcontext ctx)
{
	struct several_call c = several_by_handle(ctx, 0);
	CUresult rc = ((__typeof__(&plain_cuCtxSynchronize_v2))c.to->plain[PLAIN_cuCtxSynchronize_v2])(ctx);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxSynchronize(void);
static CUresult plain_cuCtxSynchronize(void) { return shim_cuCtxSynchronize(); }
CUresult far_cuCtxSynchronize(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCtxSynchronize))c.to->plain[PLAIN_cuCtxSynchronize])();
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxSetLimit(CUlimit limit, size_t value);
static CUresult plain_cuCtxSetLimit(CUlimit limit, size_t value) { return shim_need_living() ?: shim_cuCtxSetLimit(limit, value); }
CUresult far_cuCtxSetLimit(CUlimit limit, size_t value)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCtxSetLimit))c.to->plain[PLAIN_cuCtxSetLimit])(limit, value);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxGetLimit(size_t *pvalue, CUlimit limit);
static CUresult plain_cuCtxGetLimit(size_t *pvalue, CUlimit limit) { return shim_need_living() ?: shim_cuCtxGetLimit(pvalue, limit); }
CUresult far_cuCtxGetLimit(size_t *pvalue, CUlimit limit)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCtxGetLimit))c.to->plain[PLAIN_cuCtxGetLimit])(pvalue, limit);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxGetCacheConfig(CUfunc_cache *pconfig);
static CUresult plain_cuCtxGetCacheConfig(CUfunc_cache *pconfig) { return shim_need_living() ?: shim_cuCtxGetCacheConfig(pconfig); }
CUresult far_cuCtxGetCacheConfig(CUfunc_cache *pconfig)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCtxGetCacheConfig))c.to->plain[PLAIN_cuCtxGetCacheConfig])(pconfig);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxSetCacheConfig(CUfunc_cache config);
static CUresult plain_cuCtxSetCacheConfig(CUfunc_cache config) { return shim_need_living() ?: shim_cuCtxSetCacheConfig(config); }
CUresult far_cuCtxSetCacheConfig(CUfunc_cache config)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCtxSetCacheConfig))c.to->plain[PLAIN_cuCtxSetCacheConfig])(config);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxGetSharedMemConfig(CUsharedconfig *pConfig);
static CUresult plain_cuCtxGetSharedMemConfig(CUsharedconfig *pConfig) { return shim_need_living() ?: shim_cuCtxGetSharedMemConfig(pConfig); }
CUresult far_cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCtxGetSharedMemConfig))c.to->plain[PLAIN_cuCtxGetSharedMemConfig])(pConfig);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxSetSharedMemConfig(CUsharedconfig config);
static CUresult plain_cuCtxSetSharedMemConfig(CUsharedconfig config) { return shim_need_living() ?: shim_cuCtxSetSharedMemConfig(config); }
CUresult far_cuCtxSetSharedMemConfig(CUsharedconfig config)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCtxSetSharedMemConfig))c.to->plain[PLAIN_cuCtxSetSharedMemConfig])(config);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxGetApiVersion(CUcontext ctx, unsigned *version);
static CUresult plain_cuCtxGetApiVersion(CUcontext ctx, unsigned *version) { return shim_cuCtxGetApiVersion(ctx, version); }
CUresult far_cuCtxGetApiVersion(CUcontext ctx, unsigned *version)
{
	struct several_call c = several_by_handle(ctx, 0);
	CUresult rc = ((__typeof__(&plain_cuCtxGetApiVersion))c.to->plain[PLAIN_cuCtxGetApiVersion])(ctx, version);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority);
static CUresult plain_cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority) { return shim_need_living() ?: shim_cuCtxGetStreamPriorityRange(leastPriority, greatestPriority); }
CUresult far_cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCtxGetStreamPriorityRange))c.to->plain[PLAIN_cuCtxGetStreamPriorityRange])(leastPriority, greatestPriority);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxResetPersistingL2Cache(void);
static CUresult plain_cuCtxResetPersistingL2Cache(void) { return shim_need_context() ?: shim_cuCtxResetPersistingL2Cache(); }
CUresult far_cuCtxResetPersistingL2Cache(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCtxResetPersistingL2Cache))c.to->plain[PLAIN_cuCtxResetPersistingL2Cache])();
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxGetExecAffinity(CUexecAffinityParam_v1 *pExecAffinity, CUexecAffinityType type);
static CUresult plain_cuCtxGetExecAffinity(CUexecAffinityParam_v1 *pExecAffinity, CUexecAffinityType type) { return shim_need_context() ?: shim_cuCtxGetExecAffinity(pExecAffinity, type); }
CUresult far_cuCtxGetExecAffinity(CUexecAffinityParam_v1 *pExecAffinity, CUexecAffinityType type)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCtxGetExecAffinity))c.to->plain[PLAIN_cuCtxGetExecAffinity])(pExecAffinity, type);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent);
static CUresult plain_cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent) { return shim_cuCtxRecordEvent(hCtx, hEvent); }
CUresult far_cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)
{
	struct several_call c = several_by_handle(hCtx, 0);
	CUresult rc = ((__typeof__(&plain_cuCtxRecordEvent))c.to->plain[PLAIN_cuCtxRecordEvent])(hCtx, hEvent);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent);
static CUresult plain_cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent) { return shim_cuCtxWaitEvent(hCtx, hEvent); }
CUresult far_cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)
{
	struct several_call c = several_by_handle(hCtx, 0);
	CUresult rc = ((__typeof__(&plain_cuCtxWaitEvent))c.to->plain[PLAIN_cuCtxWaitEvent])(hCtx, hEvent);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxAttach(CUcontext *pctx, unsigned flags);
static CUresult plain_cuCtxAttach(CUcontext *pctx, unsigned flags) { return shim_cuCtxAttach(pctx, flags); }
CUresult far_cuCtxAttach(CUcontext *pctx, unsigned flags)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCtxAttach))c.to->plain[PLAIN_cuCtxAttach])(pctx, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxDetach(CUcontext ctx);
static CUresult plain_cuCtxDetach(CUcontext ctx) { return shim_need_living() ?: shim_cuCtxDetach(ctx); }
CUresult far_cuCtxDetach(CUcontext ctx)
{
	return several_cuCtxDetach(ctx);
}

CUresult shim_cuCtxEnablePeerAccess(CUcontext peerContext, unsigned Flags);
static CUresult plain_cuCtxEnablePeerAccess(CUcontext peerContext, unsigned Flags) { return shim_cuCtxEnablePeerAccess(peerContext, Flags); }
CUresult far_cuCtxEnablePeerAccess(CUcontext peerContext, unsigned Flags)
{
	return several_cuCtxEnablePeerAccess(peerContext, Flags);
}

CUresult shim_cuCtxDisablePeerAccess(CUcontext peerContext);
static CUresult plain_cuCtxDisablePeerAccess(CUcontext peerContext) { return shim_cuCtxDisablePeerAccess(peerContext); }
CUresult far_cuCtxDisablePeerAccess(CUcontext peerContext)
{
	return several_cuCtxDisablePeerAccess(peerContext);
}

CUresult shim_cuModuleLoad(CUmodule *module, const char *fname);
static CUresult plain_cuModuleLoad(CUmodule *module, const char *fname) { return shim_cuModuleLoad(module, fname); }
CUresult far_cuModuleLoad(CUmodule *module, const char *fname)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuModuleLoad))c.to->plain[PLAIN_cuModuleLoad])(module, fname);
	several_end(&c);
	return rc;
}

CUresult shim_cuModuleLoadData(CUmodule *module, void *image);
static CUresult plain_cuModuleLoadData(CUmodule *module, void *image) { return shim_cuModuleLoadData(module, image); }
CUresult far_cuModuleLoadData(CUmodule *module, void *image)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuModuleLoadData))c.to->plain[PLAIN_cuModuleLoadData])(module, image);
	several_end(&c);
	return rc;
}

CUresult shim_cuModuleLoadDataEx(CUmodule *module, void *image, unsigned numOptions, const CUjit_option *options, void *optionValues);
static CUresult plain_cuModuleLoadDataEx(CUmodule *module, void *image, unsigned numOptions, const CUjit_option *options, void *optionValues) { return shim_cuModuleLoadDataEx(module, image, numOptions, options, optionValues); }
CUresult far_cuModuleLoadDataEx(CUmodule *module, void *image, unsigned numOptions, const CUjit_option *options, void *optionValues)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuModuleLoadDataEx))c.to->plain[PLAIN_cuModuleLoadDataEx])(module, image, numOptions, options, optionValues);
	several_end(&c);
	return rc;
}

CUresult shim_cuModuleLoadFatBinary(CUmodule *module, void *fatCubin);
static CUresult plain_cuModuleLoadFatBinary(CUmodule *module, void *fatCubin) { return shim_cuModuleLoadFatBinary(module, fatCubin); }
CUresult far_cuModuleLoadFatBinary(CUmodule *module, void *fatCubin)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuModuleLoadFatBinary))c.to->plain[PLAIN_cuModuleLoadFatBinary])(module, fatCubin);
	several_end(&c);
	return rc;
}

CUresult shim_cuModuleUnload(CUmodule hmod);
static CUresult plain_cuModuleUnload(CUmodule hmod) { return shim_cuModuleUnload(hmod); }
CUresult far_cuModuleUnload(CUmodule hmod)
{
	struct several_call c = several_by_handle(hmod, 0);
	CUresult rc = ((__typeof__(&plain_cuModuleUnload))c.to->plain[PLAIN_cuModuleUnload])(hmod);
	several_end(&c);
	return rc;
}

CUresult shim_cuModuleGetLoadingMode(CUmoduleLoadingMode *mode);
static CUresult plain_cuModuleGetLoadingMode(CUmoduleLoadingMode *mode) { return shim_cuModuleGetLoadingMode(mode); }
CUresult far_cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)
{
	struct several_call c = several_first();
	CUresult rc = ((__typeof__(&plain_cuModuleGetLoadingMode))c.to->plain[PLAIN_cuModuleGetLoadingMode])(mode);
	several_end(&c);
	return rc;
}

CUresult shim_cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name);
static CUresult plain_cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name) { return shim_cuModuleGetFunction(hfunc, hmod, name); }
CUresult far_cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)
{
	struct several_call c = several_by_handle(hmod, 0);
	CUresult rc = ((__typeof__(&plain_cuModuleGetFunction))c.to->plain[PLAIN_cuModuleGetFunction])(hfunc, hmod, name);
	several_end(&c);
	return rc;
}

CUresult shim_cuModuleGetFunctionCount(unsigned *count, CUmodule mod);
static CUresult plain_cuModuleGetFunctionCount(unsigned *count, CUmodule mod) { return shim_cuModuleGetFunctionCount(count, mod); }
CUresult far_cuModuleGetFunctionCount(unsigned *count, CUmodule mod)
{
	struct several_call c = several_by_handle(mod, 0);
	CUresult rc = ((__typeof__(&plain_cuModuleGetFunctionCount))c.to->plain[PLAIN_cuModuleGetFunctionCount])(count, mod);
	several_end(&c);
	return rc;
}

CUresult shim_cuModuleEnumerateFunctions(CUfunction *functions, unsigned numFunctions, CUmodule mod);
static CUresult plain_cuModuleEnumerateFunctions(CUfunction *functions, unsigned numFunctions, CUmodule mod) { return shim_cuModuleEnumerateFunctions(functions, numFunctions, mod); }
CUresult far_cuModuleEnumerateFunctions(CUfunction *functions, unsigned numFunctions, CUmodule mod)
{
	struct several_call c = several_by_handle(mod, 0);
	CUresult rc = ((__typeof__(&plain_cuModuleEnumerateFunctions))c.to->plain[PLAIN_cuModuleEnumerateFunctions])(functions, numFunctions, mod);
	several_end(&c);
	return rc;
}

CUresult shim_cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name);
static CUresult plain_cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name) { return shim_cuModuleGetGlobal_v2(dptr, bytes, hmod, name); }
CUresult far_cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)
{
	struct several_call c = several_by_handle(hmod, 0);
	CUresult rc = ((__typeof__(&plain_cuModuleGetGlobal_v2))c.to->plain[PLAIN_cuModuleGetGlobal_v2])(dptr, bytes, hmod, name);
	several_end(&c);
	return rc;
}

CUresult shim_cuModuleGetGlobal(CUdeviceptr_v1 *dptr, unsigned *bytes, CUmodule hmod, const char *name);
static CUresult plain_cuModuleGetGlobal(CUdeviceptr_v1 *dptr, unsigned *bytes, CUmodule hmod, const char *name) { return shim_cuModuleGetGlobal(dptr, bytes, hmod, name); }
CUresult far_cuModuleGetGlobal(CUdeviceptr_v1 *dptr, unsigned *bytes, CUmodule hmod, const char *name)
{
	struct several_call c = several_by_handle(hmod, 0);
	CUresult rc = ((__typeof__(&plain_cuModuleGetGlobal))c.to->plain[PLAIN_cuModuleGetGlobal])(dptr, bytes, hmod, name);
	several_end(&c);
	return rc;
}

CUresult shim_cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name);
static CUresult plain_cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name) { return shim_cuModuleGetTexRef(pTexRef, hmod, name); }
CUresult far_cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)
{
	struct several_call c = several_by_handle(hmod, 0);
	CUresult rc = ((__typeof__(&plain_cuModuleGetTexRef))c.to->plain[PLAIN_cuModuleGetTexRef])(pTexRef, hmod, name);
	several_end(&c);
	return rc;
}

CUresult shim_cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name);
static CUresult plain_cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name) { return shim_cuModuleGetSurfRef(pSurfRef, hmod, name); }
CUresult far_cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)
{
	struct several_call c = several_by_handle(hmod, 0);
	CUresult rc = ((__typeof__(&plain_cuModuleGetSurfRef))c.to->plain[PLAIN_cuModuleGetSurfRef])(pSurfRef, hmod, name);
	several_end(&c);
	return rc;
}

CUresult shim_cuLinkCreate_v2(unsigned numOptions, const CUjit_option *options, void *optionValues, CUlinkState *stateOut);
static CUresult plain_cuLinkCreate_v2(unsigned numOptions, const CUjit_option *options, void *optionValues, CUlinkState *stateOut) { return shim_need_living() ?: shim_cuLinkCreate_v2(numOptions, options, optionValues, stateOut); }
CUresult far_cuLinkCreate_v2(unsigned numOptions, const CUjit_option *options, void *optionValues, CUlinkState *stateOut)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuLinkCreate_v2))c.to->plain[PLAIN_cuLinkCreate_v2])(numOptions, options, optionValues, stateOut);
	several_end(&c);
	return rc;
}

CUresult shim_cuLinkCreate(unsigned numOptions, const CUjit_option *options, void *optionValues, CUlinkState *stateOut);
static CUresult plain_cuLinkCreate(unsigned numOptions, const CUjit_option *options, void *optionValues, CUlinkState *stateOut) { return shim_need_living() ?: shim_cuLinkCreate(numOptions, options, optionValues, stateOut); }
CUresult far_cuLinkCreate(unsigned numOptions, const CUjit_option *options, void *optionValues, CUlinkState *stateOut)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuLinkCreate))c.to->plain[PLAIN_cuLinkCreate])(numOptions, options, optionValues, stateOut);
	several_end(&c);
	return rc;
}

CUresult shim_cuLinkAddData_v2(CUlinkState state, CUjitInputType type, const void *data, size_t size, const char *name, unsigned numOptions, const CUjit_option *options, void *optionValues);
static CUresult plain_cuLinkAddData_v2(CUlinkState state, CUjitInputType type, const void *data, size_t size, const char *name, unsigned numOptions, const CUjit_option *options, void *optionValues) { return shim_cuLinkAddData_v2(state, type, data, size, name, numOptions, options, optionValues); }
CUresult far_cuLinkAddData_v2(CUlinkState state, CUjitInputType type, const void *data, size_t size, const char *name, unsigned numOptions, const CUjit_option *options, void *optionValues)
{
	struct several_call c = several_by_handle(state, 0);
	CUresult rc = ((__typeof__(&plain_cuLinkAddData_v2))c.to->plain[PLAIN_cuLinkAddData_v2])(state, type, data, size, name, numOptions, options, optionValues);
	several_end(&c);
	return rc;
}

CUresult shim_cuLinkAddData(CUlinkState state, CUjitInputType type, const void *data, size_t size, const char *name, unsigned numOptions, const CUjit_option *options, void *optionValues);
static CUresult plain_cuLinkAddData(CUlinkState state, CUjitInputType type, const void *data, size_t size, const char *name, unsigned numOptions, const CUjit_option *options, void *optionValues) { return shim_cuLinkAddData(state, type, data, size, name, numOptions, options, optionValues); }
CUresult far_cuLinkAddData(CUlinkState state, CUjitInputType type, const void *data, size_t size, const char *name, unsigned numOptions, const CUjit_option *options, void *optionValues)
{
	struct several_call c = several_by_handle(state, 0);
	CUresult rc = ((__typeof__(&plain_cuLinkAddData))c.to->plain[PLAIN_cuLinkAddData])(state, type, data, size, name, numOptions, options, optionValues);
	several_end(&c);
	return rc;
}

CUresult shim_cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigned numOptions, const CUjit_option *options, void *optionValues);
static CUresult plain_cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigned numOptions, const CUjit_option *options, void *optionValues) { return shim_cuLinkAddFile_v2(state, type, path, numOptions, options, optionValues); }
CUresult far_cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigned numOptions, const CUjit_option *options, void *optionValues)
{
	struct several_call c = several_by_handle(state, 0);
	CUresult rc = ((__typeof__(&plain_cuLinkAddFile_v2))c.to->plain[PLAIN_cuLinkAddFile_v2])(state, type, path, numOptions, options, optionValues);
	several_end(&c);
	return rc;
}

CUresult shim_cuLinkAddFile(CUlinkState state, CUjitInputType type, const char *path, unsigned numOptions, const CUjit_option *options, void *optionValues);
static CUresult plain_cuLinkAddFile(CUlinkState state, CUjitInputType type, const char *path, unsigned numOptions, const CUjit_option *options, void *optionValues) { return shim_cuLinkAddFile(state, type, path, numOptions, options, optionValues); }
CUresult far_cuLinkAddFile(CUlinkState state, CUjitInputType type, const char *path, unsigned numOptions, const CUjit_option *options, void *optionValues)
{
	struct several_call c = several_by_handle(state, 0);
	CUresult rc = ((__typeof__(&plain_cuLinkAddFile))c.to->plain[PLAIN_cuLinkAddFile])(state, type, path, numOptions, options, optionValues);
	several_end(&c);
	return rc;
}

CUresult shim_cuLinkComplete(CUlinkState state, void *cubinOut, size_t *sizeOut);
static CUresult plain_cuLinkComplete(CUlinkState state, void *cubinOut, size_t *sizeOut) { return shim_cuLinkComplete(state, cubinOut, sizeOut); }
CUresult far_cuLinkComplete(CUlinkState state, void *cubinOut, size_t *sizeOut)
{
	struct several_call c = several_by_handle(state, 0);
	CUresult rc = ((__typeof__(&plain_cuLinkComplete))c.to->plain[PLAIN_cuLinkComplete])(state, cubinOut, sizeOut);
	several_end(&c);
	return rc;
}

CUresult shim_cuLinkDestroy(CUlinkState state);
static CUresult plain_cuLinkDestroy(CUlinkState state) { return shim_cuLinkDestroy(state); }
CUresult far_cuLinkDestroy(CUlinkState state)
{
	struct several_call c = several_by_handle(state, 0);
	CUresult rc = ((__typeof__(&plain_cuLinkDestroy))c.to->plain[PLAIN_cuLinkDestroy])(state);
	several_end(&c);
	return rc;
}

CUresult shim_cuLibraryLoadData(CUlibrary *library, void *code, const CUjit_option *jitOptions, void *jitOptionsValues, unsigned numJitOptions, const CUlibraryOption *libraryOptions, void *libraryOptionValues, unsigned numLibraryOptions);
static CUresult plain_cuLibraryLoadData(CUlibrary *library, void *code, const CUjit_option *jitOptions, void *jitOptionsValues, unsigned numJitOptions, const CUlibraryOption *libraryOptions, void *libraryOptionValues, unsigned numLibraryOptions) { return shim_cuLibraryLoadData(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions); }
CUresult far_cuLibraryLoadData(CUlibrary *library, void *code, const CUjit_option *jitOptions, void *jitOptionsValues, unsigned numJitOptions, const CUlibraryOption *libraryOptions, void *libraryOptionValues, unsigned numLibraryOptions)
{
	return several_cuLibraryLoadData(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions);
}

CUresult shim_cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, const CUjit_option *jitOptions, void *jitOptionsValues, unsigned numJitOptions, const CUlibraryOption *libraryOptions, void *libraryOptionValues, unsigned numLibraryOptions);
static CUresult plain_cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, const CUjit_option *jitOptions, void *jitOptionsValues, unsigned numJitOptions, const CUlibraryOption *libraryOptions, void *libraryOptionValues, unsigned numLibraryOptions) { return shim_cuLibraryLoadFromFile(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions); }
CUresult far_cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, const CUjit_option *jitOptions, void *jitOptionsValues, unsigned numJitOptions, const CUlibraryOption *libraryOptions, void *libraryOptionValues, unsigned numLibraryOptions)
{
	return several_cuLibraryLoadFromFile(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions);
}

CUresult shim_cuLibraryUnload(CUlibrary library);
static CUresult plain_cuLibraryUnload(CUlibrary library) { return shim_cuLibraryUnload(library); }
CUresult far_cuLibraryUnload(CUlibrary library)
{
	return several_cuLibraryUnload(library);
}

CUresult shim_cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name);
static CUresult plain_cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name) { return shim_cuLibraryGetKernel(pKernel, library, name); }
CUresult far_cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)
{
	struct several_call c = several_by_handle(library, 0);
	CUresult rc = ((__typeof__(&plain_cuLibraryGetKernel))c.to->plain[PLAIN_cuLibraryGetKernel])(pKernel, library, name);
	several_end(&c);
	return rc;
}

CUresult shim_cuLibraryGetKernelCount(unsigned *count, CUlibrary lib);
static CUresult plain_cuLibraryGetKernelCount(unsigned *count, CUlibrary lib) { return shim_cuLibraryGetKernelCount(count, lib); }
CUresult far_cuLibraryGetKernelCount(unsigned *count, CUlibrary lib)
{
	struct several_call c = several_by_handle(lib, 0);
	CUresult rc = ((__typeof__(&plain_cuLibraryGetKernelCount))c.to->plain[PLAIN_cuLibraryGetKernelCount])(count, lib);
	several_end(&c);
	return rc;
}

CUresult shim_cuLibraryEnumerateKernels(CUkernel *kernels, unsigned numKernels, CUlibrary lib);
static CUresult plain_cuLibraryEnumerateKernels(CUkernel *kernels, unsigned numKernels, CUlibrary lib) { return shim_cuLibraryEnumerateKernels(kernels, numKernels, lib); }
CUresult far_cuLibraryEnumerateKernels(CUkernel *kernels, unsigned numKernels, CUlibrary lib)
{
	struct several_call c = several_by_handle(lib, 0);
	CUresult rc = ((__typeof__(&plain_cuLibraryEnumerateKernels))c.to->plain[PLAIN_cuLibraryEnumerateKernels])(kernels, numKernels, lib);
	several_end(&c);
	return rc;
}

CUresult shim_cuLibraryGetModule(CUmodule *pMod, CUlibrary library);
static CUresult plain_cuLibraryGetModule(CUmodule *pMod, CUlibrary library) { return shim_cuLibraryGetModule(pMod, library); }
CUresult far_cuLibraryGetModule(CUmodule *pMod, CUlibrary library)
{
	struct several_call c = several_by_code((void **)&library, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuLibraryGetModule))c.to->plain[PLAIN_cuLibraryGetModule])(pMod, library);
	several_end(&c);
	return rc;
}

CUresult shim_cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name);
static CUresult plain_cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name) { return shim_cuLibraryGetGlobal(dptr, bytes, library, name); }
CUresult far_cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)
{
	struct several_call c = several_by_code((void **)&library, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuLibraryGetGlobal))c.to->plain[PLAIN_cuLibraryGetGlobal])(dptr, bytes, library, name);
	several_end(&c);
	return rc;
}

CUresult shim_cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name);
static CUresult plain_cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name) { return shim_cuLibraryGetManaged(dptr, bytes, library, name); }
CUresult far_cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)
{
	struct several_call c = several_by_code((void **)&library, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuLibraryGetManaged))c.to->plain[PLAIN_cuLibraryGetManaged])(dptr, bytes, library, name);
	several_end(&c);
	return rc;
}

CUresult shim_cuLibraryGetUnifiedFunction(void *fptr, CUlibrary library, const char *symbol);
static CUresult plain_cuLibraryGetUnifiedFunction(void *fptr, CUlibrary library, const char *symbol) { return shim_cuLibraryGetUnifiedFunction(fptr, library, symbol); }
CUresult far_cuLibraryGetUnifiedFunction(void *fptr, CUlibrary library, const char *symbol)
{
	struct several_call c = several_by_handle(library, 0);
	CUresult rc = ((__typeof__(&plain_cuLibraryGetUnifiedFunction))c.to->plain[PLAIN_cuLibraryGetUnifiedFunction])(fptr, library, symbol);
	several_end(&c);
	return rc;
}

CUresult shim_cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel);
static CUresult plain_cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel) { return shim_complains(shim_cuKernelGetFunction(pFunc, kernel), CUDA_ERROR_INVALID_HANDLE, &kernel); }
CUresult far_cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)
{
	struct several_call c = several_by_code((void **)&kernel, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuKernelGetFunction))c.to->plain[PLAIN_cuKernelGetFunction])(pFunc, kernel);
	several_end(&c);
	return rc;
}

CUresult shim_cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel);
static CUresult plain_cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel) { return shim_complains(shim_cuKernelGetLibrary(pLib, kernel), CUDA_ERROR_INVALID_HANDLE, &kernel); }
CUresult far_cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)
{
	struct several_call c = several_by_handle(kernel, 0);
	CUresult rc = ((__typeof__(&plain_cuKernelGetLibrary))c.to->plain[PLAIN_cuKernelGetLibrary])(pLib, kernel);
	several_end(&c);
	return rc;
}

CUresult shim_cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev);
static CUresult plain_cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev) { return shim_complains(shim_cuKernelGetAttribute(pi, attrib, kernel, dev), CUDA_ERROR_INVALID_HANDLE, &kernel); }
CUresult far_cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev)
{
	struct several_call c = several_by_code((void **)&kernel, NULL, dev);
	CUresult rc = ((__typeof__(&plain_cuKernelGetAttribute))c.to->plain[PLAIN_cuKernelGetAttribute])(pi, attrib, kernel, dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev);
static CUresult plain_cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev) { return shim_complains(shim_cuKernelSetAttribute(attrib, val, kernel, dev), CUDA_ERROR_INVALID_HANDLE, &kernel); }
CUresult far_cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev)
{
	struct several_call c = several_by_code((void **)&kernel, NULL, dev);
	CUresult rc = ((__typeof__(&plain_cuKernelSetAttribute))c.to->plain[PLAIN_cuKernelSetAttribute])(attrib, val, kernel, dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev);
static CUresult plain_cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev) { return shim_complains(shim_cuKernelSetCacheConfig(kernel, config, dev), CUDA_ERROR_INVALID_HANDLE, &kernel); }
CUresult far_cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)
{
	struct several_call c = several_by_code((void **)&kernel, NULL, dev);
	CUresult rc = ((__typeof__(&plain_cuKernelSetCacheConfig))c.to->plain[PLAIN_cuKernelSetCacheConfig])(kernel, config, dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuKernelGetName(void *name, CUkernel hfunc);
static CUresult plain_cuKernelGetName(void *name, CUkernel hfunc) { return shim_complains(shim_cuKernelGetName(name, hfunc), CUDA_ERROR_INVALID_HANDLE, &hfunc); }
CUresult far_cuKernelGetName(void *name, CUkernel hfunc)
{
	struct several_call c = several_by_handle(hfunc, 0);
	CUresult rc = ((__typeof__(&plain_cuKernelGetName))c.to->plain[PLAIN_cuKernelGetName])(name, hfunc);
	several_end(&c);
	return rc;
}

CUresult shim_cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset, size_t *paramSize);
static CUresult plain_cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset, size_t *paramSize) { return shim_need_context() ?: shim_cuKernelGetParamInfo(kernel, paramIndex, paramOffset, paramSize); }
CUresult far_cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset, size_t *paramSize)
{
	struct several_call c = several_by_handle(kernel, 0);
	CUresult rc = ((__typeof__(&plain_cuKernelGetParamInfo))c.to->plain[PLAIN_cuKernelGetParamInfo])(kernel, paramIndex, paramOffset, paramSize);
	several_end(&c);
	return rc;
}

CUresult shim_cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc);
static CUresult plain_cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc) { return shim_cuFuncGetAttribute(pi, attrib, hfunc); }
CUresult far_cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)
{
	struct several_call c = several_by_code((void **)&hfunc, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuFuncGetAttribute))c.to->plain[PLAIN_cuFuncGetAttribute])(pi, attrib, hfunc);
	several_end(&c);
	return rc;
}

CUresult shim_cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value);
static CUresult plain_cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value) { return shim_or_destroyed(shim_cuFuncSetAttribute(hfunc, attrib, value)); }
CUresult far_cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)
{
	struct several_call c = several_by_code((void **)&hfunc, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuFuncSetAttribute))c.to->plain[PLAIN_cuFuncSetAttribute])(hfunc, attrib, value);
	several_end(&c);
	return rc;
}

CUresult shim_cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config);
static CUresult plain_cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config) { return shim_or_destroyed(shim_cuFuncSetCacheConfig(hfunc, config)); }
CUresult far_cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)
{
	struct several_call c = several_by_code((void **)&hfunc, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuFuncSetCacheConfig))c.to->plain[PLAIN_cuFuncSetCacheConfig])(hfunc, config);
	several_end(&c);
	return rc;
}

CUresult shim_cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config);
static CUresult plain_cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config) { return shim_or_destroyed(shim_cuFuncSetSharedMemConfig(hfunc, config)); }
CUresult far_cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)
{
	struct several_call c = several_by_code((void **)&hfunc, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuFuncSetSharedMemConfig))c.to->plain[PLAIN_cuFuncSetSharedMemConfig])(hfunc, config);
	several_end(&c);
	return rc;
}

CUresult shim_cuFuncGetModule(CUmodule *hmod, CUfunction hfunc);
static CUresult plain_cuFuncGetModule(CUmodule *hmod, CUfunction hfunc) { return shim_cuFuncGetModule(hmod, hfunc); }
CUresult far_cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)
{
	struct several_call c = several_by_code((void **)&hfunc, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuFuncGetModule))c.to->plain[PLAIN_cuFuncGetModule])(hmod, hfunc);
	several_end(&c);
	return rc;
}

CUresult shim_cuFuncGetName(void *name, CUfunction hfunc);
static CUresult plain_cuFuncGetName(void *name, CUfunction hfunc) { return shim_or_destroyed(shim_cuFuncGetName(name, hfunc)); }
CUresult far_cuFuncGetName(void *name, CUfunction hfunc)
{
	struct several_call c = several_by_code((void **)&hfunc, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuFuncGetName))c.to->plain[PLAIN_cuFuncGetName])(name, hfunc);
	several_end(&c);
	return rc;
}

CUresult shim_cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset, size_t *paramSize);
static CUresult plain_cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset, size_t *paramSize) { return shim_cuFuncGetParamInfo(func, paramIndex, paramOffset, paramSize); }
CUresult far_cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)
{
	struct several_call c = several_by_code((void **)&func, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuFuncGetParamInfo))c.to->plain[PLAIN_cuFuncGetParamInfo])(func, paramIndex, paramOffset, paramSize);
	several_end(&c);
	return rc;
}

CUresult shim_cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function);
static CUresult plain_cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function) { return shim_or_destroyed(shim_cuFuncIsLoaded(state, function)); }
CUresult far_cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)
{
	struct several_call c = several_by_code((void **)&function, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuFuncIsLoaded))c.to->plain[PLAIN_cuFuncIsLoaded])(state, function);
	several_end(&c);
	return rc;
}

CUresult shim_cuFuncLoad(CUfunction function);
static CUresult plain_cuFuncLoad(CUfunction function) { return shim_or_destroyed(shim_cuFuncLoad(function)); }
CUresult far_cuFuncLoad(CUfunction function)
{
	struct several_call c = several_by_code((void **)&function, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuFuncLoad))c.to->plain[PLAIN_cuFuncLoad])(function);
	several_end(&c);
	return rc;
}

CUresult shim_cuLaunchKernel(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams, void *extra);
static CUresult plain_cuLaunchKernel(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams, void *extra) { return shim_cuLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra); }
CUresult far_cuLaunchKernel(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams, void *extra)
{
	struct several_call c = several_by_code((void **)&f, hStream, -1);
	CUresult rc = ((__typeof__(&plain_cuLaunchKernel))c.to->plain[PLAIN_cuLaunchKernel])(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra);
	several_end(&c);
	return rc;
}

CUresult shim_cuLaunchKernel_ptsz(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams, void *extra);
static CUresult plain_cuLaunchKernel_ptsz(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams, void *extra) { return shim_cuLaunchKernel_ptsz(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra); }
CUresult far_cuLaunchKernel_ptsz(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams, void *extra)
{
	struct several_call c = several_by_code((void **)&f, hStream, -1);
	CUresult rc = ((__typeof__(&plain_cuLaunchKernel_ptsz))c.to->plain[PLAIN_cuLaunchKernel_ptsz])(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra);
	several_end(&c);
	return rc;
}

CUresult shim_cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void *kernelParams, void *extra);
static CUresult plain_cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void *kernelParams, void *extra) { return shim_cuLaunchKernelEx(config, f, kernelParams, extra); }
CUresult far_cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void *kernelParams, void *extra)
{
	struct several_call c = several_by_code((void **)&f, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuLaunchKernelEx))c.to->plain[PLAIN_cuLaunchKernelEx])(config, f, kernelParams, extra);
	several_end(&c);
	return rc;
}

CUresult shim_cuLaunchKernelEx_ptsz(const CUlaunchConfig *config, CUfunction f, void *kernelParams, void *extra);
static CUresult plain_cuLaunchKernelEx_ptsz(const CUlaunchConfig *config, CUfunction f, void *kernelParams, void *extra) { return shim_cuLaunchKernelEx_ptsz(config, f, kernelParams, extra); }
CUresult far_cuLaunchKernelEx_ptsz(const CUlaunchConfig *config, CUfunction f, void *kernelParams, void *extra)
{
	struct several_call c = several_by_code((void **)&f, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuLaunchKernelEx_ptsz))c.to->plain[PLAIN_cuLaunchKernelEx_ptsz])(config, f, kernelParams, extra);
	several_end(&c);
	return rc;
}

CUresult shim_cuLaunchCooperativeKernel(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams);
static CUresult plain_cuLaunchCooperativeKernel(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams) { return shim_cuLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams); }
CUresult far_cuLaunchCooperativeKernel(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams)
{
	struct several_call c = several_by_code((void **)&f, hStream, -1);
	CUresult rc = ((__typeof__(&plain_cuLaunchCooperativeKernel))c.to->plain[PLAIN_cuLaunchCooperativeKernel])(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuLaunchCooperativeKernel_ptsz(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams);
static CUresult plain_cuLaunchCooperativeKernel_ptsz(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams) { return shim_cuLaunchCooperativeKernel_ptsz(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams); }
CUresult far_cuLaunchCooperativeKernel_ptsz(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams)
{
	struct several_call c = several_by_code((void **)&f, hStream, -1);
	CUresult rc = ((__typeof__(&plain_cuLaunchCooperativeKernel_ptsz))c.to->plain[PLAIN_cuLaunchCooperativeKernel_ptsz])(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuLaunchCooperativeKernelMultiDevice(const CUDA_LAUNCH_PARAMS_v1 *launchParamsList, unsigned numDevices, unsigned flags);
static CUresult plain_cuLaunchCooperativeKernelMultiDevice(const CUDA_LAUNCH_PARAMS_v1 *launchParamsList, unsigned numDevices, unsigned flags) { return shim_cuLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices, flags); }
CUresult far_cuLaunchCooperativeKernelMultiDevice(const CUDA_LAUNCH_PARAMS_v1 *launchParamsList, unsigned numDevices, unsigned flags)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuLaunchCooperativeKernelMultiDevice))c.to->plain[PLAIN_cuLaunchCooperativeKernelMultiDevice])(launchParamsList, numDevices, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuLaunchHostFunc(CUstream hStream, void *fn, void *userData);
static CUresult plain_cuLaunchHostFunc(CUstream hStream, void *fn, void *userData) { return shim_complains(shim_cuLaunchHostFunc(hStream, fn, userData), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuLaunchHostFunc(CUstream hStream, void *fn, void *userData)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuLaunchHostFunc))c.to->plain[PLAIN_cuLaunchHostFunc])(hStream, fn, userData);
	several_end(&c);
	return rc;
}

CUresult shim_cuLaunchHostFunc_ptsz(CUstream hStream, void *fn, void *userData);
static CUresult plain_cuLaunchHostFunc_ptsz(CUstream hStream, void *fn, void *userData) { return shim_complains(shim_cuLaunchHostFunc_ptsz(hStream, fn, userData), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuLaunchHostFunc_ptsz(CUstream hStream, void *fn, void *userData)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuLaunchHostFunc_ptsz))c.to->plain[PLAIN_cuLaunchHostFunc_ptsz])(hStream, fn, userData);
	several_end(&c);
	return rc;
}

CUresult shim_cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z);
static CUresult plain_cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z) { return shim_cuFuncSetBlockShape(hfunc, x, y, z); }
CUresult far_cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)
{
	struct several_call c = several_by_code((void **)&hfunc, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuFuncSetBlockShape))c.to->plain[PLAIN_cuFuncSetBlockShape])(hfunc, x, y, z);
	several_end(&c);
	return rc;
}

CUresult shim_cuFuncSetSharedSize(CUfunction hfunc, unsigned bytes);
static CUresult plain_cuFuncSetSharedSize(CUfunction hfunc, unsigned bytes) { return shim_cuFuncSetSharedSize(hfunc, bytes); }
CUresult far_cuFuncSetSharedSize(CUfunction hfunc, unsigned bytes)
{
	struct several_call c = several_by_code((void **)&hfunc, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuFuncSetSharedSize))c.to->plain[PLAIN_cuFuncSetSharedSize])(hfunc, bytes);
	several_end(&c);
	return rc;
}

CUresult shim_cuParamSetSize(CUfunction hfunc, unsigned numbytes);
static CUresult plain_cuParamSetSize(CUfunction hfunc, unsigned numbytes) { return shim_cuParamSetSize(hfunc, numbytes); }
CUresult far_cuParamSetSize(CUfunction hfunc, unsigned numbytes)
{
	struct several_call c = several_by_code((void **)&hfunc, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuParamSetSize))c.to->plain[PLAIN_cuParamSetSize])(hfunc, numbytes);
	several_end(&c);
	return rc;
}

CUresult shim_cuParamSeti(CUfunction hfunc, int offset, unsigned value);
static CUresult plain_cuParamSeti(CUfunction hfunc, int offset, unsigned value) { return shim_cuParamSeti(hfunc, offset, value); }
CUresult far_cuParamSeti(CUfunction hfunc, int offset, unsigned value)
{
	struct several_call c = several_by_code((void **)&hfunc, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuParamSeti))c.to->plain[PLAIN_cuParamSeti])(hfunc, offset, value);
	several_end(&c);
	return rc;
}

CUresult shim_cuParamSetf(CUfunction hfunc, int offset, float value);
static CUresult plain_cuParamSetf(CUfunction hfunc, int offset, float value) { return shim_cuParamSetf(hfunc, offset, value); }
CUresult far_cuParamSetf(CUfunction hfunc, int offset, float value)
{
	struct several_call c = several_by_code((void **)&hfunc, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuParamSetf))c.to->plain[PLAIN_cuParamSetf])(hfunc, offset, value);
	several_end(&c);
	return rc;
}

CUresult shim_cuParamSetv(CUfunction hfunc, int offset, const void *ptr, unsigned numbytes);
static CUresult plain_cuParamSetv(CUfunction hfunc, int offset, const void *ptr, unsigned numbytes) { return shim_cuParamSetv(hfunc, offset, ptr, numbytes); }
CUresult far_cuParamSetv(CUfunction hfunc, int offset, const void *ptr, unsigned numbytes)
{
	struct several_call c = several_by_code((void **)&hfunc, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuParamSetv))c.to->plain[PLAIN_cuParamSetv])(hfunc, offset, ptr, numbytes);
	several_end(&c);
	return rc;
}

CUresult shim_cuLaunch(CUfunction f);
static CUresult plain_cuLaunch(CUfunction f) { return shim_cuLaunch(f); }
CUresult far_cuLaunch(CUfunction f)
{
	struct several_call c = several_by_code((void **)&f, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuLaunch))c.to->plain[PLAIN_cuLaunch])(f);
	several_end(&c);
	return rc;
}

CUresult shim_cuLaunchGrid(CUfunction f, int grid_width, int grid_height);
static CUresult plain_cuLaunchGrid(CUfunction f, int grid_width, int grid_height) { return shim_cuLaunchGrid(f, grid_width, grid_height); }
CUresult far_cuLaunchGrid(CUfunction f, int grid_width, int grid_height)
{
	struct several_call c = several_by_code((void **)&f, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuLaunchGrid))c.to->plain[PLAIN_cuLaunchGrid])(f, grid_width, grid_height);
	several_end(&c);
	return rc;
}

CUresult shim_cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream);
static CUresult plain_cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream) { return shim_cuLaunchGridAsync(f, grid_width, grid_height, hStream); }
CUresult far_cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream)
{
	struct several_call c = several_by_code((void **)&f, hStream, -1);
	CUresult rc = ((__typeof__(&plain_cuLaunchGridAsync))c.to->plain[PLAIN_cuLaunchGridAsync])(f, grid_width, grid_height, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef);
static CUresult plain_cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef) { return shim_cuParamSetTexRef(hfunc, texunit, hTexRef); }
CUresult far_cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)
{
	struct several_call c = several_by_code((void **)&hfunc, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuParamSetTexRef))c.to->plain[PLAIN_cuParamSetTexRef])(hfunc, texunit, hTexRef);
	several_end(&c);
	return rc;
}

CUresult shim_cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize);
static CUresult plain_cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize) { return shim_need_living() ?: shim_cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks, func, blockSize, dynamicSMemSize); }
CUresult far_cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize)
{
	struct several_call c = several_by_code((void **)&func, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuOccupancyMaxActiveBlocksPerMultiprocessor))c.to->plain[PLAIN_cuOccupancyMaxActiveBlocksPerMultiprocessor])(numBlocks, func, blockSize, dynamicSMemSize);
	several_end(&c);
	return rc;
}

CUresult shim_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned flags);
static CUresult plain_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned flags) { return shim_need_living() ?: shim_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks, func, blockSize, dynamicSMemSize, flags); }
CUresult far_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned flags)
{
	struct several_call c = several_by_code((void **)&func, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags))c.to->plain[PLAIN_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags])(numBlocks, func, blockSize, dynamicSMemSize, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func, void *blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit);
static CUresult plain_cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func, void *blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit) { return shim_cuOccupancyMaxPotentialBlockSize(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit); }
CUresult far_cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func, void *blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit)
{
	struct several_call c = several_by_code((void **)&func, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuOccupancyMaxPotentialBlockSize))c.to->plain[PLAIN_cuOccupancyMaxPotentialBlockSize])(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit);
	several_end(&c);
	return rc;
}

CUresult shim_cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, CUfunction func, void *blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit, unsigned flags);
static CUresult plain_cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, CUfunction func, void *blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit, unsigned flags) { return shim_cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags); }
CUresult far_cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, CUfunction func, void *blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit, unsigned flags)
{
	struct several_call c = several_by_code((void **)&func, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuOccupancyMaxPotentialBlockSizeWithFlags))c.to->plain[PLAIN_cuOccupancyMaxPotentialBlockSizeWithFlags])(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func, int numBlocks, int blockSize);
static CUresult plain_cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func, int numBlocks, int blockSize) { return shim_need_living() ?: shim_cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize, func, numBlocks, blockSize); }
CUresult far_cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func, int numBlocks, int blockSize)
{
	struct several_call c = several_by_code((void **)&func, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuOccupancyAvailableDynamicSMemPerBlock))c.to->plain[PLAIN_cuOccupancyAvailableDynamicSMemPerBlock])(dynamicSmemSize, func, numBlocks, blockSize);
	several_end(&c);
	return rc;
}

CUresult shim_cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const CUlaunchConfig *config);
static CUresult plain_cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const CUlaunchConfig *config) { return shim_cuOccupancyMaxPotentialClusterSize(clusterSize, func, config); }
CUresult far_cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const CUlaunchConfig *config)
{
	struct several_call c = several_by_code((void **)&func, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuOccupancyMaxPotentialClusterSize))c.to->plain[PLAIN_cuOccupancyMaxPotentialClusterSize])(clusterSize, func, config);
	several_end(&c);
	return rc;
}

CUresult shim_cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig *config);
static CUresult plain_cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig *config) { return shim_cuOccupancyMaxActiveClusters(numClusters, func, config); }
CUresult far_cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig *config)
{
	struct several_call c = several_by_code((void **)&func, NULL, -1);
	CUresult rc = ((__typeof__(&plain_cuOccupancyMaxActiveClusters))c.to->plain[PLAIN_cuOccupancyMaxActiveClusters])(numClusters, func, config);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemGetInfo_v2(size_t *free, size_t *total);
static CUresult plain_cuMemGetInfo_v2(size_t *free, size_t *total) { return shim_cuMemGetInfo_v2(free, total); }
CUresult far_cuMemGetInfo_v2(size_t *free, size_t *total)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemGetInfo_v2))c.to->plain[PLAIN_cuMemGetInfo_v2])(free, total);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemGetInfo(unsigned *free, unsigned *total);
static CUresult plain_cuMemGetInfo(unsigned *free, unsigned *total) { return shim_cuMemGetInfo(free, total); }
CUresult far_cuMemGetInfo(unsigned *free, unsigned *total)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemGetInfo))c.to->plain[PLAIN_cuMemGetInfo])(free, total);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize);
static CUresult plain_cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize) { return shim_cuMemAlloc_v2(dptr, bytesize); }
CUresult far_cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemAlloc_v2))c.to->plain[PLAIN_cuMemAlloc_v2])(dptr, bytesize);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemAlloc(CUdeviceptr_v1 *dptr, unsigned bytesize);
static CUresult plain_cuMemAlloc(CUdeviceptr_v1 *dptr, unsigned bytesize) { return shim_cuMemAlloc(dptr, bytesize); }
CUresult far_cuMemAlloc(CUdeviceptr_v1 *dptr, unsigned bytesize)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemAlloc))c.to->plain[PLAIN_cuMemAlloc])(dptr, bytesize);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height, unsigned ElementSizeBytes);
static CUresult plain_cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height, unsigned ElementSizeBytes) { return shim_cuMemAllocPitch_v2(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes); }
CUresult far_cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height, unsigned ElementSizeBytes)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemAllocPitch_v2))c.to->plain[PLAIN_cuMemAllocPitch_v2])(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemAllocPitch(CUdeviceptr_v1 *dptr, unsigned *pPitch, unsigned WidthInBytes, unsigned Height, unsigned ElementSizeBytes);
static CUresult plain_cuMemAllocPitch(CUdeviceptr_v1 *dptr, unsigned *pPitch, unsigned WidthInBytes, unsigned Height, unsigned ElementSizeBytes) { return shim_cuMemAllocPitch(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes); }
CUresult far_cuMemAllocPitch(CUdeviceptr_v1 *dptr, unsigned *pPitch, unsigned WidthInBytes, unsigned Height, unsigned ElementSizeBytes)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemAllocPitch))c.to->plain[PLAIN_cuMemAllocPitch])(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemFree_v2(CUdeviceptr dptr);
static CUresult plain_cuMemFree_v2(CUdeviceptr dptr) { return shim_or_destroyed(shim_cuMemFree_v2(dptr)); }
CUresult far_cuMemFree_v2(CUdeviceptr dptr)
{
	struct several_call c = several_by_handle(NULL, dptr);
	CUresult rc = ((__typeof__(&plain_cuMemFree_v2))c.to->plain[PLAIN_cuMemFree_v2])(dptr);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemFree(CUdeviceptr_v1 dptr);
static CUresult plain_cuMemFree(CUdeviceptr_v1 dptr) { return shim_cuMemFree(dptr); }
CUresult far_cuMemFree(CUdeviceptr_v1 dptr)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemFree))c.to->plain[PLAIN_cuMemFree])(dptr);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr);
static CUresult plain_cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr) { return shim_need_context() ?: shim_cuMemGetAddressRange_v2(pbase, psize, dptr); }
CUresult far_cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)
{
	struct several_call c = several_by_handle(NULL, dptr);
	CUresult rc = ((__typeof__(&plain_cuMemGetAddressRange_v2))c.to->plain[PLAIN_cuMemGetAddressRange_v2])(pbase, psize, dptr);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemGetAddressRange(CUdeviceptr_v1 *pbase, unsigned *psize, CUdeviceptr_v1 dptr);
static CUresult plain_cuMemGetAddressRange(CUdeviceptr_v1 *pbase, unsigned *psize, CUdeviceptr_v1 dptr) { return shim_cuMemGetAddressRange(pbase, psize, dptr); }
CUresult far_cuMemGetAddressRange(CUdeviceptr_v1 *pbase, unsigned *psize, CUdeviceptr_v1 dptr)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemGetAddressRange))c.to->plain[PLAIN_cuMemGetAddressRange])(pbase, psize, dptr);
	several_end(&c);
	return rc;
}

CUresult shim_cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr);
static CUresult plain_cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr) { return shim_cuPointerGetAttribute(data, attribute, ptr); }
CUresult far_cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)
{
	struct several_call c = several_by_handle(NULL, ptr);
	CUresult rc = ((__typeof__(&plain_cuPointerGetAttribute))c.to->plain[PLAIN_cuPointerGetAttribute])(data, attribute, ptr);
	several_end(&c);
	return rc;
}

CUresult shim_cuPointerGetAttributes(unsigned numAttributes, const CUpointer_attribute *attributes, void *data, CUdeviceptr ptr);
static CUresult plain_cuPointerGetAttributes(unsigned numAttributes, const CUpointer_attribute *attributes, void *data, CUdeviceptr ptr) { return shim_cuPointerGetAttributes(numAttributes, attributes, data, ptr); }
CUresult far_cuPointerGetAttributes(unsigned numAttributes, const CUpointer_attribute *attributes, void *data, CUdeviceptr ptr)
{
	struct several_call c = several_by_handle(NULL, ptr);
	CUresult rc = ((__typeof__(&plain_cuPointerGetAttributes))c.to->plain[PLAIN_cuPointerGetAttributes])(numAttributes, attributes, data, ptr);
	several_end(&c);
	return rc;
}

CUresult shim_cuPointerSetAttribute(void *value, CUpointer_attribute attribute, CUdeviceptr ptr);
static CUresult plain_cuPointerSetAttribute(void *value, CUpointer_attribute attribute, CUdeviceptr ptr) { return shim_cuPointerSetAttribute(value, attribute, ptr); }
CUresult far_cuPointerSetAttribute(void *value, CUpointer_attribute attribute, CUdeviceptr ptr)
{
	struct several_call c = several_by_handle(NULL, ptr);
	CUresult rc = ((__typeof__(&plain_cuPointerSetAttribute))c.to->plain[PLAIN_cuPointerSetAttribute])(value, attribute, ptr);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemAllocHost_v2(void *pp, size_t bytesize);
static CUresult plain_cuMemAllocHost_v2(void *pp, size_t bytesize) { return shim_cuMemAllocHost_v2(pp, bytesize); }
CUresult far_cuMemAllocHost_v2(void *pp, size_t bytesize)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemAllocHost_v2))c.to->plain[PLAIN_cuMemAllocHost_v2])(pp, bytesize);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemAllocHost(void *pp, unsigned bytesize);
static CUresult plain_cuMemAllocHost(void *pp, unsigned bytesize) { return shim_cuMemAllocHost(pp, bytesize); }
CUresult far_cuMemAllocHost(void *pp, unsigned bytesize)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemAllocHost))c.to->plain[PLAIN_cuMemAllocHost])(pp, bytesize);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemFreeHost(void *p);
static CUresult plain_cuMemFreeHost(void *p) { return shim_or_destroyed(shim_cuMemFreeHost(p)); }
CUresult far_cuMemFreeHost(void *p)
{
	struct several_call c = several_by_handle(NULL, (uintptr_t)p);
	CUresult rc = ((__typeof__(&plain_cuMemFreeHost))c.to->plain[PLAIN_cuMemFreeHost])(p);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemHostAlloc(void *pp, size_t bytesize, unsigned Flags);
static CUresult plain_cuMemHostAlloc(void *pp, size_t bytesize, unsigned Flags) { return shim_cuMemHostAlloc(pp, bytesize, Flags); }
CUresult far_cuMemHostAlloc(void *pp, size_t bytesize, unsigned Flags)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemHostAlloc))c.to->plain[PLAIN_cuMemHostAlloc])(pp, bytesize, Flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned Flags);
static CUresult plain_cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned Flags) { return shim_need_context() ?: shim_cuMemHostGetDevicePointer_v2(pdptr, p, Flags); }
CUresult far_cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned Flags)
{
	struct several_call c = several_by_handle(NULL, (uintptr_t)p);
	CUresult rc = ((__typeof__(&plain_cuMemHostGetDevicePointer_v2))c.to->plain[PLAIN_cuMemHostGetDevicePointer_v2])(pdptr, p, Flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemHostGetDevicePointer(CUdeviceptr_v1 *pdptr, void *p, unsigned Flags);
static CUresult plain_cuMemHostGetDevicePointer(CUdeviceptr_v1 *pdptr, void *p, unsigned Flags) { return shim_cuMemHostGetDevicePointer(pdptr, p, Flags); }
CUresult far_cuMemHostGetDevicePointer(CUdeviceptr_v1 *pdptr, void *p, unsigned Flags)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemHostGetDevicePointer))c.to->plain[PLAIN_cuMemHostGetDevicePointer])(pdptr, p, Flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemHostGetFlags(unsigned *pFlags, void *p);
static CUresult plain_cuMemHostGetFlags(unsigned *pFlags, void *p) { return shim_need_context() ?: shim_cuMemHostGetFlags(pFlags, p); }
CUresult far_cuMemHostGetFlags(unsigned *pFlags, void *p)
{
	struct several_call c = several_by_handle(NULL, (uintptr_t)p);
	CUresult rc = ((__typeof__(&plain_cuMemHostGetFlags))c.to->plain[PLAIN_cuMemHostGetFlags])(pFlags, p);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemHostRegister_v2(void *p, size_t bytesize, unsigned Flags);
static CUresult plain_cuMemHostRegister_v2(void *p, size_t bytesize, unsigned Flags) { return shim_cuMemHostRegister_v2(p, bytesize, Flags); }
CUresult far_cuMemHostRegister_v2(void *p, size_t bytesize, unsigned Flags)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemHostRegister_v2))c.to->plain[PLAIN_cuMemHostRegister_v2])(p, bytesize, Flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemHostRegister(void *p, size_t bytesize, unsigned Flags);
static CUresult plain_cuMemHostRegister(void *p, size_t bytesize, unsigned Flags) { return shim_cuMemHostRegister(p, bytesize, Flags); }
CUresult far_cuMemHostRegister(void *p, size_t bytesize, unsigned Flags)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemHostRegister))c.to->plain[PLAIN_cuMemHostRegister])(p, bytesize, Flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemHostUnregister(void *p);
static CUresult plain_cuMemHostUnregister(void *p) { return shim_or_destroyed(shim_cuMemHostUnregister(p)); }
CUresult far_cuMemHostUnregister(void *p)
{
	struct several_call c = several_by_handle(NULL, (uintptr_t)p);
	CUresult rc = ((__typeof__(&plain_cuMemHostUnregister))c.to->plain[PLAIN_cuMemHostUnregister])(p);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount);
static CUresult plain_cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount) { return shim_cuMemcpy(dst, src, ByteCount); }
CUresult far_cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)
{
	return several_cuMemcpy(dst, src, ByteCount);
}

CUresult shim_cuMemcpy_ptds(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount);
static CUresult plain_cuMemcpy_ptds(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount) { return shim_cuMemcpy_ptds(dst, src, ByteCount); }
CUresult far_cuMemcpy_ptds(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)
{
	int was = several_per_thread(1);
	CUresult rc = several_cuMemcpy(dst, src, ByteCount);
	several_per_thread(was);
	return rc;
}

CUresult shim_cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream);
static CUresult plain_cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream) { return shim_cuMemcpyAsync(dst, src, ByteCount, hStream); }
CUresult far_cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)
{
	return several_cuMemcpyAsync(dst, src, ByteCount, hStream);
}

CUresult shim_cuMemcpyAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream);
static CUresult plain_cuMemcpyAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream) { return shim_cuMemcpyAsync_ptsz(dst, src, ByteCount, hStream); }
CUresult far_cuMemcpyAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)
{
	int was = several_per_thread(1);
	CUresult rc = several_cuMemcpyAsync(dst, src, ByteCount, hStream);
	several_per_thread(was);
	return rc;
}

CUresult shim_cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount);
static CUresult plain_cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount) { return shim_need_living() ?: shim_cuMemcpyPeer(dstDevice, dstContext, srcDevice, srcContext, ByteCount); }
CUresult far_cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount)
{
	return several_cuMemcpyPeer(dstDevice, dstContext, srcDevice, srcContext, ByteCount);
}

CUresult shim_cuMemcpyPeer_ptds(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount);
static CUresult plain_cuMemcpyPeer_ptds(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount) { return shim_need_living() ?: shim_cuMemcpyPeer_ptds(dstDevice, dstContext, srcDevice, srcContext, ByteCount); }
CUresult far_cuMemcpyPeer_ptds(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount)
{
	int was = several_per_thread(1);
	CUresult rc = several_cuMemcpyPeer(dstDevice, dstContext, srcDevice, srcContext, ByteCount);
	several_per_thread(was);
	return rc;
}

CUresult shim_cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream);
static CUresult plain_cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream) { return shim_cuMemcpyPeerAsync(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream); }
CUresult far_cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream)
{
	return several_cuMemcpyPeerAsync(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream);
}

CUresult shim_cuMemcpyPeerAsync_ptsz(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream);
static CUresult plain_cuMemcpyPeerAsync_ptsz(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream) { return shim_cuMemcpyPeerAsync_ptsz(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream); }
CUresult far_cuMemcpyPeerAsync_ptsz(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream)
{
	int was = several_per_thread(1);
	CUresult rc = several_cuMemcpyPeerAsync(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream);
	several_per_thread(was);
	return rc;
}

CUresult shim_cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount);
static CUresult plain_cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount) { return shim_cuMemcpyHtoD_v2(dstDevice, srcHost, ByteCount); }
CUresult far_cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)
{
	return several_cuMemcpyHtoD_v2(dstDevice, srcHost, ByteCount);
}

CUresult shim_cuMemcpyHtoD_v2_ptds(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount);
static CUresult plain_cuMemcpyHtoD_v2_ptds(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount) { return shim_cuMemcpyHtoD_v2_ptds(dstDevice, srcHost, ByteCount); }
CUresult far_cuMemcpyHtoD_v2_ptds(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)
{
	int was = several_per_thread(1);
	CUresult rc = several_cuMemcpyHtoD_v2(dstDevice, srcHost, ByteCount);
	several_per_thread(was);
	return rc;
}

CUresult shim_cuMemcpyHtoD(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned ByteCount);
static CUresult plain_cuMemcpyHtoD(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned ByteCount) { return shim_cuMemcpyHtoD(dstDevice, srcHost, ByteCount); }
CUresult far_cuMemcpyHtoD(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned ByteCount)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemcpyHtoD))c.to->plain[PLAIN_cuMemcpyHtoD])(dstDevice, srcHost, ByteCount);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount);
static CUresult plain_cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount) { return shim_cuMemcpyDtoH_v2(dstHost, srcDevice, ByteCount); }
CUresult far_cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)
{
	return several_cuMemcpyDtoH_v2(dstHost, srcDevice, ByteCount);
}

CUresult shim_cuMemcpyDtoH_v2_ptds(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount);
static CUresult plain_cuMemcpyDtoH_v2_ptds(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount) { return shim_cuMemcpyDtoH_v2_ptds(dstHost, srcDevice, ByteCount); }
CUresult far_cuMemcpyDtoH_v2_ptds(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)
{
	int was = several_per_thread(1);
	CUresult rc = several_cuMemcpyDtoH_v2(dstHost, srcDevice, ByteCount);
	several_per_thread(was);
	return rc;
}

CUresult shim_cuMemcpyDtoH(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned ByteCount);
static CUresult plain_cuMemcpyDtoH(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned ByteCount) { return shim_cuMemcpyDtoH(dstHost, srcDevice, ByteCount); }
CUresult far_cuMemcpyDtoH(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned ByteCount)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemcpyDtoH))c.to->plain[PLAIN_cuMemcpyDtoH])(dstHost, srcDevice, ByteCount);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount);
static CUresult plain_cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount) { return shim_cuMemcpyDtoD_v2(dstDevice, srcDevice, ByteCount); }
CUresult far_cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)
{
	return several_cuMemcpyDtoD_v2(dstDevice, srcDevice, ByteCount);
}

CUresult shim_cuMemcpyDtoD_v2_ptds(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount);
static CUresult plain_cuMemcpyDtoD_v2_ptds(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount) { return shim_cuMemcpyDtoD_v2_ptds(dstDevice, srcDevice, ByteCount); }
CUresult far_cuMemcpyDtoD_v2_ptds(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)
{
	int was = several_per_thread(1);
	CUresult rc = several_cuMemcpyDtoD_v2(dstDevice, srcDevice, ByteCount);
	several_per_thread(was);
	return rc;
}

CUresult shim_cuMemcpyDtoD(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned ByteCount);
static CUresult plain_cuMemcpyDtoD(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned ByteCount) { return shim_cuMemcpyDtoD(dstDevice, srcDevice, ByteCount); }
CUresult far_cuMemcpyDtoD(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned ByteCount)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemcpyDtoD))c.to->plain[PLAIN_cuMemcpyDtoD])(dstDevice, srcDevice, ByteCount);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream);
static CUresult plain_cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream) { return shim_cuMemcpyHtoDAsync_v2(dstDevice, srcHost, ByteCount, hStream); }
CUresult far_cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream)
{
	return several_cuMemcpyHtoDAsync_v2(dstDevice, srcHost, ByteCount, hStream);
}

CUresult shim_cuMemcpyHtoDAsync_v2_ptsz(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream);
static CUresult plain_cuMemcpyHtoDAsync_v2_ptsz(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream) { return shim_cuMemcpyHtoDAsync_v2_ptsz(dstDevice, srcHost, ByteCount, hStream); }
CUresult far_cuMemcpyHtoDAsync_v2_ptsz(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream)
{
	int was = several_per_thread(1);
	CUresult rc = several_cuMemcpyHtoDAsync_v2(dstDevice, srcHost, ByteCount, hStream);
	several_per_thread(was);
	return rc;
}

CUresult shim_cuMemcpyHtoDAsync(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned ByteCount, CUstream hStream);
static CUresult plain_cuMemcpyHtoDAsync(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned ByteCount, CUstream hStream) { return shim_cuMemcpyHtoDAsync(dstDevice, srcHost, ByteCount, hStream); }
CUresult far_cuMemcpyHtoDAsync(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned ByteCount, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyHtoDAsync))c.to->plain[PLAIN_cuMemcpyHtoDAsync])(dstDevice, srcHost, ByteCount, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream);
static CUresult plain_cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) { return shim_cuMemcpyDtoHAsync_v2(dstHost, srcDevice, ByteCount, hStream); }
CUresult far_cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)
{
	return several_cuMemcpyDtoHAsync_v2(dstHost, srcDevice, ByteCount, hStream);
}

CUresult shim_cuMemcpyDtoHAsync_v2_ptsz(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream);
static CUresult plain_cuMemcpyDtoHAsync_v2_ptsz(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) { return shim_cuMemcpyDtoHAsync_v2_ptsz(dstHost, srcDevice, ByteCount, hStream); }
CUresult far_cuMemcpyDtoHAsync_v2_ptsz(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)
{
	int was = several_per_thread(1);
	CUresult rc = several_cuMemcpyDtoHAsync_v2(dstHost, srcDevice, ByteCount, hStream);
	several_per_thread(was);
	return rc;
}

CUresult shim_cuMemcpyDtoHAsync(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned ByteCount, CUstream hStream);
static CUresult plain_cuMemcpyDtoHAsync(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned ByteCount, CUstream hStream) { return shim_cuMemcpyDtoHAsync(dstHost, srcDevice, ByteCount, hStream); }
CUresult far_cuMemcpyDtoHAsync(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned ByteCount, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyDtoHAsync))c.to->plain[PLAIN_cuMemcpyDtoHAsync])(dstHost, srcDevice, ByteCount, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream);
static CUresult plain_cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) { return shim_cuMemcpyDtoDAsync_v2(dstDevice, srcDevice, ByteCount, hStream); }
CUresult far_cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)
{
	return several_cuMemcpyDtoDAsync_v2(dstDevice, srcDevice, ByteCount, hStream);
}

CUresult shim_cuMemcpyDtoDAsync_v2_ptsz(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream);
static CUresult plain_cuMemcpyDtoDAsync_v2_ptsz(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) { return shim_cuMemcpyDtoDAsync_v2_ptsz(dstDevice, srcDevice, ByteCount, hStream); }
CUresult far_cuMemcpyDtoDAsync_v2_ptsz(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)
{
	int was = several_per_thread(1);
	CUresult rc = several_cuMemcpyDtoDAsync_v2(dstDevice, srcDevice, ByteCount, hStream);
	several_per_thread(was);
	return rc;
}

CUresult shim_cuMemcpyDtoDAsync(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned ByteCount, CUstream hStream);
static CUresult plain_cuMemcpyDtoDAsync(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned ByteCount, CUstream hStream) { return shim_cuMemcpyDtoDAsync(dstDevice, srcDevice, ByteCount, hStream); }
CUresult far_cuMemcpyDtoDAsync(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned ByteCount, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyDtoDAsync))c.to->plain[PLAIN_cuMemcpyDtoDAsync])(dstDevice, srcDevice, ByteCount, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount);
static CUresult plain_cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount) { return shim_cuMemcpyDtoA_v2(dstArray, dstOffset, srcDevice, ByteCount); }
CUresult far_cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount)
{
	struct several_call c = several_by_handle(dstArray, srcDevice);
	CUresult rc = ((__typeof__(&plain_cuMemcpyDtoA_v2))c.to->plain[PLAIN_cuMemcpyDtoA_v2])(dstArray, dstOffset, srcDevice, ByteCount);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyDtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount);
static CUresult plain_cuMemcpyDtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount) { return shim_cuMemcpyDtoA_v2_ptds(dstArray, dstOffset, srcDevice, ByteCount); }
CUresult far_cuMemcpyDtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount)
{
	struct several_call c = several_by_handle(dstArray, srcDevice);
	CUresult rc = ((__typeof__(&plain_cuMemcpyDtoA_v2_ptds))c.to->plain[PLAIN_cuMemcpyDtoA_v2_ptds])(dstArray, dstOffset, srcDevice, ByteCount);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyDtoA(CUarray dstArray, unsigned dstOffset, CUdeviceptr_v1 srcDevice, unsigned ByteCount);
static CUresult plain_cuMemcpyDtoA(CUarray dstArray, unsigned dstOffset, CUdeviceptr_v1 srcDevice, unsigned ByteCount) { return shim_cuMemcpyDtoA(dstArray, dstOffset, srcDevice, ByteCount); }
CUresult far_cuMemcpyDtoA(CUarray dstArray, unsigned dstOffset, CUdeviceptr_v1 srcDevice, unsigned ByteCount)
{
	struct several_call c = several_by_handle(dstArray, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyDtoA))c.to->plain[PLAIN_cuMemcpyDtoA])(dstArray, dstOffset, srcDevice, ByteCount);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount);
static CUresult plain_cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount) { return shim_cuMemcpyAtoD_v2(dstDevice, srcArray, srcOffset, ByteCount); }
CUresult far_cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
	struct several_call c = several_by_handle(srcArray, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemcpyAtoD_v2))c.to->plain[PLAIN_cuMemcpyAtoD_v2])(dstDevice, srcArray, srcOffset, ByteCount);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyAtoD_v2_ptds(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount);
static CUresult plain_cuMemcpyAtoD_v2_ptds(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount) { return shim_cuMemcpyAtoD_v2_ptds(dstDevice, srcArray, srcOffset, ByteCount); }
CUresult far_cuMemcpyAtoD_v2_ptds(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
	struct several_call c = several_by_handle(srcArray, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemcpyAtoD_v2_ptds))c.to->plain[PLAIN_cuMemcpyAtoD_v2_ptds])(dstDevice, srcArray, srcOffset, ByteCount);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyAtoD(CUdeviceptr_v1 dstDevice, CUarray srcArray, unsigned srcOffset, unsigned ByteCount);
static CUresult plain_cuMemcpyAtoD(CUdeviceptr_v1 dstDevice, CUarray srcArray, unsigned srcOffset, unsigned ByteCount) { return shim_cuMemcpyAtoD(dstDevice, srcArray, srcOffset, ByteCount); }
CUresult far_cuMemcpyAtoD(CUdeviceptr_v1 dstDevice, CUarray srcArray, unsigned srcOffset, unsigned ByteCount)
{
	struct several_call c = several_by_handle(srcArray, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyAtoD))c.to->plain[PLAIN_cuMemcpyAtoD])(dstDevice, srcArray, srcOffset, ByteCount);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount);
static CUresult plain_cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount) { return shim_cuMemcpyHtoA_v2(dstArray, dstOffset, srcHost, ByteCount); }
CUresult far_cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount)
{
	struct several_call c = several_by_handle(dstArray, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyHtoA_v2))c.to->plain[PLAIN_cuMemcpyHtoA_v2])(dstArray, dstOffset, srcHost, ByteCount);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyHtoA_v2_ptds(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount);
static CUresult plain_cuMemcpyHtoA_v2_ptds(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount) { return shim_cuMemcpyHtoA_v2_ptds(dstArray, dstOffset, srcHost, ByteCount); }
CUresult far_cuMemcpyHtoA_v2_ptds(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount)
{
	struct several_call c = several_by_handle(dstArray, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyHtoA_v2_ptds))c.to->plain[PLAIN_cuMemcpyHtoA_v2_ptds])(dstArray, dstOffset, srcHost, ByteCount);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyHtoA(CUarray dstArray, unsigned dstOffset, const void *srcHost, unsigned ByteCount);
static CUresult plain_cuMemcpyHtoA(CUarray dstArray, unsigned dstOffset, const void *srcHost, unsigned ByteCount) { return shim_cuMemcpyHtoA(dstArray, dstOffset, srcHost, ByteCount); }
CUresult far_cuMemcpyHtoA(CUarray dstArray, unsigned dstOffset, const void *srcHost, unsigned ByteCount)
{
	struct several_call c = several_by_handle(dstArray, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyHtoA))c.to->plain[PLAIN_cuMemcpyHtoA])(dstArray, dstOffset, srcHost, ByteCount);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount);
static CUresult plain_cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount) { return shim_cuMemcpyAtoH_v2(dstHost, srcArray, srcOffset, ByteCount); }
CUresult far_cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
	struct several_call c = several_by_handle(srcArray, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyAtoH_v2))c.to->plain[PLAIN_cuMemcpyAtoH_v2])(dstHost, srcArray, srcOffset, ByteCount);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyAtoH_v2_ptds(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount);
static CUresult plain_cuMemcpyAtoH_v2_ptds(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount) { return shim_cuMemcpyAtoH_v2_ptds(dstHost, srcArray, srcOffset, ByteCount); }
CUresult far_cuMemcpyAtoH_v2_ptds(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
	struct several_call c = several_by_handle(srcArray, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyAtoH_v2_ptds))c.to->plain[PLAIN_cuMemcpyAtoH_v2_ptds])(dstHost, srcArray, srcOffset, ByteCount);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyAtoH(void *dstHost, CUarray srcArray, unsigned srcOffset, unsigned ByteCount);
static CUresult plain_cuMemcpyAtoH(void *dstHost, CUarray srcArray, unsigned srcOffset, unsigned ByteCount) { return shim_cuMemcpyAtoH(dstHost, srcArray, srcOffset, ByteCount); }
CUresult far_cuMemcpyAtoH(void *dstHost, CUarray srcArray, unsigned srcOffset, unsigned ByteCount)
{
	struct several_call c = several_by_handle(srcArray, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyAtoH))c.to->plain[PLAIN_cuMemcpyAtoH])(dstHost, srcArray, srcOffset, ByteCount);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount);
static CUresult plain_cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount) { return shim_cuMemcpyAtoA_v2(dstArray, dstOffset, srcArray, srcOffset, ByteCount); }
CUresult far_cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
	struct several_call c = several_by_handle(dstArray, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyAtoA_v2))c.to->plain[PLAIN_cuMemcpyAtoA_v2])(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyAtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount);
static CUresult plain_cuMemcpyAtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount) { return shim_cuMemcpyAtoA_v2_ptds(dstArray, dstOffset, srcArray, srcOffset, ByteCount); }
CUresult far_cuMemcpyAtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount)
{
	struct several_call c = several_by_handle(dstArray, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyAtoA_v2_ptds))c.to->plain[PLAIN_cuMemcpyAtoA_v2_ptds])(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyAtoA(CUarray dstArray, unsigned dstOffset, CUarray srcArray, unsigned srcOffset, unsigned ByteCount);
static CUresult plain_cuMemcpyAtoA(CUarray dstArray, unsigned dstOffset, CUarray srcArray, unsigned srcOffset, unsigned ByteCount) { return shim_cuMemcpyAtoA(dstArray, dstOffset, srcArray, srcOffset, ByteCount); }
CUresult far_cuMemcpyAtoA(CUarray dstArray, unsigned dstOffset, CUarray srcArray, unsigned srcOffset, unsigned ByteCount)
{
	struct several_call c = several_by_handle(dstArray, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyAtoA))c.to->plain[PLAIN_cuMemcpyAtoA])(dstArray, dstOffset, srcArray, srcOffset, ByteCount);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream);
static CUresult plain_cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream) { return shim_cuMemcpyHtoAAsync_v2(dstArray, dstOffset, srcHost, ByteCount, hStream); }
CUresult far_cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream)
{
	struct several_call c = several_by_handle(dstArray, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyHtoAAsync_v2))c.to->plain[PLAIN_cuMemcpyHtoAAsync_v2])(dstArray, dstOffset, srcHost, ByteCount, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyHtoAAsync_v2_ptsz(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream);
static CUresult plain_cuMemcpyHtoAAsync_v2_ptsz(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream) { return shim_cuMemcpyHtoAAsync_v2_ptsz(dstArray, dstOffset, srcHost, ByteCount, hStream); }
CUresult far_cuMemcpyHtoAAsync_v2_ptsz(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream)
{
	struct several_call c = several_by_handle(dstArray, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyHtoAAsync_v2_ptsz))c.to->plain[PLAIN_cuMemcpyHtoAAsync_v2_ptsz])(dstArray, dstOffset, srcHost, ByteCount, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyHtoAAsync(CUarray dstArray, unsigned dstOffset, const void *srcHost, unsigned ByteCount, CUstream hStream);
static CUresult plain_cuMemcpyHtoAAsync(CUarray dstArray, unsigned dstOffset, const void *srcHost, unsigned ByteCount, CUstream hStream) { return shim_cuMemcpyHtoAAsync(dstArray, dstOffset, srcHost, ByteCount, hStream); }
CUresult far_cuMemcpyHtoAAsync(CUarray dstArray, unsigned dstOffset, const void *srcHost, unsigned ByteCount, CUstream hStream)
{
	struct several_call c = several_by_handle(dstArray, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyHtoAAsync))c.to->plain[PLAIN_cuMemcpyHtoAAsync])(dstArray, dstOffset, srcHost, ByteCount, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream);
static CUresult plain_cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream) { return shim_cuMemcpyAtoHAsync_v2(dstHost, srcArray, srcOffset, ByteCount, hStream); }
CUresult far_cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream)
{
	struct several_call c = several_by_handle(srcArray, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyAtoHAsync_v2))c.to->plain[PLAIN_cuMemcpyAtoHAsync_v2])(dstHost, srcArray, srcOffset, ByteCount, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyAtoHAsync_v2_ptsz(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream);
static CUresult plain_cuMemcpyAtoHAsync_v2_ptsz(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream) { return shim_cuMemcpyAtoHAsync_v2_ptsz(dstHost, srcArray, srcOffset, ByteCount, hStream); }
CUresult far_cuMemcpyAtoHAsync_v2_ptsz(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream)
{
	struct several_call c = several_by_handle(srcArray, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyAtoHAsync_v2_ptsz))c.to->plain[PLAIN_cuMemcpyAtoHAsync_v2_ptsz])(dstHost, srcArray, srcOffset, ByteCount, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyAtoHAsync(void *dstHost, CUarray srcArray, unsigned srcOffset, unsigned ByteCount, CUstream hStream);
static CUresult plain_cuMemcpyAtoHAsync(void *dstHost, CUarray srcArray, unsigned srcOffset, unsigned ByteCount, CUstream hStream) { return shim_cuMemcpyAtoHAsync(dstHost, srcArray, srcOffset, ByteCount, hStream); }
CUresult far_cuMemcpyAtoHAsync(void *dstHost, CUarray srcArray, unsigned srcOffset, unsigned ByteCount, CUstream hStream)
{
	struct several_call c = several_by_handle(srcArray, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyAtoHAsync))c.to->plain[PLAIN_cuMemcpyAtoHAsync])(dstHost, srcArray, srcOffset, ByteCount, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpy2D_v2(const CUDA_MEMCPY2D_v2 *pCopy);
static CUresult plain_cuMemcpy2D_v2(const CUDA_MEMCPY2D_v2 *pCopy) { return shim_cuMemcpy2D_v2(pCopy); }
CUresult far_cuMemcpy2D_v2(const CUDA_MEMCPY2D_v2 *pCopy)
{
	return several_cuMemcpy2D_v2(pCopy);
}

CUresult shim_cuMemcpy2D_v2_ptds(const CUDA_MEMCPY2D_v2 *pCopy);
static CUresult plain_cuMemcpy2D_v2_ptds(const CUDA_MEMCPY2D_v2 *pCopy) { return shim_cuMemcpy2D_v2_ptds(pCopy); }
CUresult far_cuMemcpy2D_v2_ptds(const CUDA_MEMCPY2D_v2 *pCopy)
{
	int was = several_per_thread(1);
	CUresult rc = several_cuMemcpy2D_v2(pCopy);
	several_per_thread(was);
	return rc;
}

CUresult shim_cuMemcpy2D(const CUDA_MEMCPY2D_v1 *pCopy);
static CUresult plain_cuMemcpy2D(const CUDA_MEMCPY2D_v1 *pCopy) { return shim_cuMemcpy2D(pCopy); }
CUresult far_cuMemcpy2D(const CUDA_MEMCPY2D_v1 *pCopy)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemcpy2D))c.to->plain[PLAIN_cuMemcpy2D])(pCopy);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D_v2 *pCopy);
static CUresult plain_cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D_v2 *pCopy) { return shim_cuMemcpy2DUnaligned_v2(pCopy); }
CUresult far_cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D_v2 *pCopy)
{
	return several_cuMemcpy2DUnaligned_v2(pCopy);
}

CUresult shim_cuMemcpy2DUnaligned_v2_ptds(const CUDA_MEMCPY2D_v2 *pCopy);
static CUresult plain_cuMemcpy2DUnaligned_v2_ptds(const CUDA_MEMCPY2D_v2 *pCopy) { return shim_cuMemcpy2DUnaligned_v2_ptds(pCopy); }
CUresult far_cuMemcpy2DUnaligned_v2_ptds(const CUDA_MEMCPY2D_v2 *pCopy)
{
	int was = several_per_thread(1);
	CUresult rc = several_cuMemcpy2DUnaligned_v2(pCopy);
	several_per_thread(was);
	return rc;
}

CUresult shim_cuMemcpy2DUnaligned(const CUDA_MEMCPY2D_v1 *pCopy);
static CUresult plain_cuMemcpy2DUnaligned(const CUDA_MEMCPY2D_v1 *pCopy) { return shim_cuMemcpy2DUnaligned(pCopy); }
CUresult far_cuMemcpy2DUnaligned(const CUDA_MEMCPY2D_v1 *pCopy)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemcpy2DUnaligned))c.to->plain[PLAIN_cuMemcpy2DUnaligned])(pCopy);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D_v2 *pCopy, CUstream hStream);
static CUresult plain_cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D_v2 *pCopy, CUstream hStream) { return shim_cuMemcpy2DAsync_v2(pCopy, hStream); }
CUresult far_cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D_v2 *pCopy, CUstream hStream)
{
	return several_cuMemcpy2DAsync_v2(pCopy, hStream);
}

CUresult shim_cuMemcpy2DAsync_v2_ptsz(const CUDA_MEMCPY2D_v2 *pCopy, CUstream hStream);
static CUresult plain_cuMemcpy2DAsync_v2_ptsz(const CUDA_MEMCPY2D_v2 *pCopy, CUstream hStream) { return shim_cuMemcpy2DAsync_v2_ptsz(pCopy, hStream); }
CUresult far_cuMemcpy2DAsync_v2_ptsz(const CUDA_MEMCPY2D_v2 *pCopy, CUstream hStream)
{
	int was = several_per_thread(1);
	CUresult rc = several_cuMemcpy2DAsync_v2(pCopy, hStream);
	several_per_thread(was);
	return rc;
}

CUresult shim_cuMemcpy2DAsync(const CUDA_MEMCPY2D_v1 *pCopy, CUstream hStream);
static CUresult plain_cuMemcpy2DAsync(const CUDA_MEMCPY2D_v1 *pCopy, CUstream hStream) { return shim_cuMemcpy2DAsync(pCopy, hStream); }
CUresult far_cuMemcpy2DAsync(const CUDA_MEMCPY2D_v1 *pCopy, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpy2DAsync))c.to->plain[PLAIN_cuMemcpy2DAsync])(pCopy, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpy3D_v2(const CUDA_MEMCPY3D_v2 *pCopy);
static CUresult plain_cuMemcpy3D_v2(const CUDA_MEMCPY3D_v2 *pCopy) { return shim_cuMemcpy3D_v2(pCopy); }
CUresult far_cuMemcpy3D_v2(const CUDA_MEMCPY3D_v2 *pCopy)
{
	return several_cuMemcpy3D_v2(pCopy);
}

CUresult shim_cuMemcpy3D_v2_ptds(const CUDA_MEMCPY3D_v2 *pCopy);
static CUresult plain_cuMemcpy3D_v2_ptds(const CUDA_MEMCPY3D_v2 *pCopy) { return shim_cuMemcpy3D_v2_ptds(pCopy); }
CUresult far_cuMemcpy3D_v2_ptds(const CUDA_MEMCPY3D_v2 *pCopy)
{
	int was = several_per_thread(1);
	CUresult rc = several_cuMemcpy3D_v2(pCopy);
	several_per_thread(was);
	return rc;
}

CUresult shim_cuMemcpy3D(const CUDA_MEMCPY3D_v1 *pCopy);
static CUresult plain_cuMemcpy3D(const CUDA_MEMCPY3D_v1 *pCopy) { return shim_cuMemcpy3D(pCopy); }
CUresult far_cuMemcpy3D(const CUDA_MEMCPY3D_v1 *pCopy)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemcpy3D))c.to->plain[PLAIN_cuMemcpy3D])(pCopy);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D_v2 *pCopy, CUstream hStream);
static CUresult plain_cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D_v2 *pCopy, CUstream hStream) { return shim_cuMemcpy3DAsync_v2(pCopy, hStream); }
CUresult far_cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D_v2 *pCopy, CUstream hStream)
{
	return several_cuMemcpy3DAsync_v2(pCopy, hStream);
}

CUresult shim_cuMemcpy3DAsync_v2_ptsz(const CUDA_MEMCPY3D_v2 *pCopy, CUstream hStream);
static CUresult plain_cuMemcpy3DAsync_v2_ptsz(const CUDA_MEMCPY3D_v2 *pCopy, CUstream hStream) { return shim_cuMemcpy3DAsync_v2_ptsz(pCopy, hStream); }
CUresult far_cuMemcpy3DAsync_v2_ptsz(const CUDA_MEMCPY3D_v2 *pCopy, CUstream hStream)
{
	int was = several_per_thread(1);
	CUresult rc = several_cuMemcpy3DAsync_v2(pCopy, hStream);
	several_per_thread(was);
	return rc;
}

CUresult shim_cuMemcpy3DAsync(const CUDA_MEMCPY3D_v1 *pCopy, CUstream hStream);
static CUresult plain_cuMemcpy3DAsync(const CUDA_MEMCPY3D_v1 *pCopy, CUstream hStream) { return shim_cuMemcpy3DAsync(pCopy, hStream); }
CUresult far_cuMemcpy3DAsync(const CUDA_MEMCPY3D_v1 *pCopy, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpy3DAsync))c.to->plain[PLAIN_cuMemcpy3DAsync])(pCopy, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER_v1 *pCopy);
static CUresult plain_cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER_v1 *pCopy) { return shim_cuMemcpy3DPeer(pCopy); }
CUresult far_cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER_v1 *pCopy)
{
	return several_cuMemcpy3DPeer(pCopy);
}

CUresult shim_cuMemcpy3DPeer_ptds(const CUDA_MEMCPY3D_PEER_v1 *pCopy);
static CUresult plain_cuMemcpy3DPeer_ptds(const CUDA_MEMCPY3D_PEER_v1 *pCopy) { return shim_cuMemcpy3DPeer_ptds(pCopy); }
CUresult far_cuMemcpy3DPeer_ptds(const CUDA_MEMCPY3D_PEER_v1 *pCopy)
{
	int was = several_per_thread(1);
	CUresult rc = several_cuMemcpy3DPeer(pCopy);
	several_per_thread(was);
	return rc;
}

CUresult shim_cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER_v1 *pCopy, CUstream hStream);
static CUresult plain_cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER_v1 *pCopy, CUstream hStream) { return shim_cuMemcpy3DPeerAsync(pCopy, hStream); }
CUresult far_cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER_v1 *pCopy, CUstream hStream)
{
	return several_cuMemcpy3DPeerAsync(pCopy, hStream);
}

CUresult shim_cuMemcpy3DPeerAsync_ptsz(const CUDA_MEMCPY3D_PEER_v1 *pCopy, CUstream hStream);
static CUresult plain_cuMemcpy3DPeerAsync_ptsz(const CUDA_MEMCPY3D_PEER_v1 *pCopy, CUstream hStream) { return shim_cuMemcpy3DPeerAsync_ptsz(pCopy, hStream); }
CUresult far_cuMemcpy3DPeerAsync_ptsz(const CUDA_MEMCPY3D_PEER_v1 *pCopy, CUstream hStream)
{
	int was = several_per_thread(1);
	CUresult rc = several_cuMemcpy3DPeerAsync(pCopy, hStream);
	several_per_thread(was);
	return rc;
}

CUresult shim_cuMemcpyBatchAsync_v2(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, CUstream hStream);
static CUresult plain_cuMemcpyBatchAsync_v2(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, CUstream hStream) { return shim_cuMemcpyBatchAsync_v2(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream); }
CUresult far_cuMemcpyBatchAsync_v2(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyBatchAsync_v2))c.to->plain[PLAIN_cuMemcpyBatchAsync_v2])(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyBatchAsync_v2_ptsz(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, CUstream hStream);
static CUresult plain_cuMemcpyBatchAsync_v2_ptsz(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, CUstream hStream) { return shim_cuMemcpyBatchAsync_v2_ptsz(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream); }
CUresult far_cuMemcpyBatchAsync_v2_ptsz(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyBatchAsync_v2_ptsz))c.to->plain[PLAIN_cuMemcpyBatchAsync_v2_ptsz])(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyBatchAsync(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream);
static CUresult plain_cuMemcpyBatchAsync(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream) { return shim_cuMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream); }
CUresult far_cuMemcpyBatchAsync(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyBatchAsync))c.to->plain[PLAIN_cuMemcpyBatchAsync])(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpyBatchAsync_ptsz(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream);
static CUresult plain_cuMemcpyBatchAsync_ptsz(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream) { return shim_cuMemcpyBatchAsync_ptsz(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream); }
CUresult far_cuMemcpyBatchAsync_ptsz(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpyBatchAsync_ptsz))c.to->plain[PLAIN_cuMemcpyBatchAsync_ptsz])(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpy3DBatchAsync_v2(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, uint64_t flags, CUstream hStream);
static CUresult plain_cuMemcpy3DBatchAsync_v2(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, uint64_t flags, CUstream hStream) { return shim_cuMemcpy3DBatchAsync_v2(numOps, opList, flags, hStream); }
CUresult far_cuMemcpy3DBatchAsync_v2(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, uint64_t flags, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpy3DBatchAsync_v2))c.to->plain[PLAIN_cuMemcpy3DBatchAsync_v2])(numOps, opList, flags, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpy3DBatchAsync_v2_ptsz(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, uint64_t flags, CUstream hStream);
static CUresult plain_cuMemcpy3DBatchAsync_v2_ptsz(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, uint64_t flags, CUstream hStream) { return shim_cuMemcpy3DBatchAsync_v2_ptsz(numOps, opList, flags, hStream); }
CUresult far_cuMemcpy3DBatchAsync_v2_ptsz(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, uint64_t flags, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpy3DBatchAsync_v2_ptsz))c.to->plain[PLAIN_cuMemcpy3DBatchAsync_v2_ptsz])(numOps, opList, flags, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpy3DBatchAsync(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, size_t *failIdx, uint64_t flags, CUstream hStream);
static CUresult plain_cuMemcpy3DBatchAsync(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, size_t *failIdx, uint64_t flags, CUstream hStream) { return shim_cuMemcpy3DBatchAsync(numOps, opList, failIdx, flags, hStream); }
CUresult far_cuMemcpy3DBatchAsync(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, size_t *failIdx, uint64_t flags, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpy3DBatchAsync))c.to->plain[PLAIN_cuMemcpy3DBatchAsync])(numOps, opList, failIdx, flags, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemcpy3DBatchAsync_ptsz(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, size_t *failIdx, uint64_t flags, CUstream hStream);
static CUresult plain_cuMemcpy3DBatchAsync_ptsz(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, size_t *failIdx, uint64_t flags, CUstream hStream) { return shim_cuMemcpy3DBatchAsync_ptsz(numOps, opList, failIdx, flags, hStream); }
CUresult far_cuMemcpy3DBatchAsync_ptsz(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, size_t *failIdx, uint64_t flags, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemcpy3DBatchAsync_ptsz))c.to->plain[PLAIN_cuMemcpy3DBatchAsync_ptsz])(numOps, opList, failIdx, flags, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemBatchDecompressAsync(const CUmemDecompressParams *paramsArray, size_t count, unsigned flags, size_t *errorIndex, CUstream stream);
static CUresult plain_cuMemBatchDecompressAsync(const CUmemDecompressParams *paramsArray, size_t count, unsigned flags, size_t *errorIndex, CUstream stream) { return shim_complains(shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK), stream) ?: shim_cuMemBatchDecompressAsync(paramsArray, count, flags, errorIndex, stream), CUDA_ERROR_INVALID_HANDLE, &stream); }
CUresult far_cuMemBatchDecompressAsync(const CUmemDecompressParams *paramsArray, size_t count, unsigned flags, size_t *errorIndex, CUstream stream)
{
	struct several_call c = several_by_handle(stream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemBatchDecompressAsync))c.to->plain[PLAIN_cuMemBatchDecompressAsync])(paramsArray, count, flags, errorIndex, stream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemBatchDecompressAsync_ptsz(const CUmemDecompressParams *paramsArray, size_t count, unsigned flags, size_t *errorIndex, CUstream stream);
static CUresult plain_cuMemBatchDecompressAsync_ptsz(const CUmemDecompressParams *paramsArray, size_t count, unsigned flags, size_t *errorIndex, CUstream stream) { return shim_complains(shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK), stream) ?: shim_cuMemBatchDecompressAsync_ptsz(paramsArray, count, flags, errorIndex, stream), CUDA_ERROR_INVALID_HANDLE, &stream); }
CUresult far_cuMemBatchDecompressAsync_ptsz(const CUmemDecompressParams *paramsArray, size_t count, unsigned flags, size_t *errorIndex, CUstream stream)
{
	struct several_call c = several_by_handle(stream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemBatchDecompressAsync_ptsz))c.to->plain[PLAIN_cuMemBatchDecompressAsync_ptsz])(paramsArray, count, flags, errorIndex, stream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD8_v2(CUdeviceptr dstDevice, uint8_t uc, size_t N);
static CUresult plain_cuMemsetD8_v2(CUdeviceptr dstDevice, uint8_t uc, size_t N) { return shim_cuMemsetD8_v2(dstDevice, uc, N); }
CUresult far_cuMemsetD8_v2(CUdeviceptr dstDevice, uint8_t uc, size_t N)
{
	struct several_call c = several_by_handle(NULL, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD8_v2))c.to->plain[PLAIN_cuMemsetD8_v2])(dstDevice, uc, N);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD8_v2_ptds(CUdeviceptr dstDevice, uint8_t uc, size_t N);
static CUresult plain_cuMemsetD8_v2_ptds(CUdeviceptr dstDevice, uint8_t uc, size_t N) { return shim_cuMemsetD8_v2_ptds(dstDevice, uc, N); }
CUresult far_cuMemsetD8_v2_ptds(CUdeviceptr dstDevice, uint8_t uc, size_t N)
{
	struct several_call c = several_by_handle(NULL, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD8_v2_ptds))c.to->plain[PLAIN_cuMemsetD8_v2_ptds])(dstDevice, uc, N);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD8(CUdeviceptr_v1 dstDevice, uint8_t uc, unsigned N);
static CUresult plain_cuMemsetD8(CUdeviceptr_v1 dstDevice, uint8_t uc, unsigned N) { return shim_cuMemsetD8(dstDevice, uc, N); }
CUresult far_cuMemsetD8(CUdeviceptr_v1 dstDevice, uint8_t uc, unsigned N)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemsetD8))c.to->plain[PLAIN_cuMemsetD8])(dstDevice, uc, N);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD16_v2(CUdeviceptr dstDevice, uint16_t us, size_t N);
static CUresult plain_cuMemsetD16_v2(CUdeviceptr dstDevice, uint16_t us, size_t N) { return shim_cuMemsetD16_v2(dstDevice, us, N); }
CUresult far_cuMemsetD16_v2(CUdeviceptr dstDevice, uint16_t us, size_t N)
{
	struct several_call c = several_by_handle(NULL, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD16_v2))c.to->plain[PLAIN_cuMemsetD16_v2])(dstDevice, us, N);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD16_v2_ptds(CUdeviceptr dstDevice, uint16_t us, size_t N);
static CUresult plain_cuMemsetD16_v2_ptds(CUdeviceptr dstDevice, uint16_t us, size_t N) { return shim_cuMemsetD16_v2_ptds(dstDevice, us, N); }
CUresult far_cuMemsetD16_v2_ptds(CUdeviceptr dstDevice, uint16_t us, size_t N)
{
	struct several_call c = several_by_handle(NULL, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD16_v2_ptds))c.to->plain[PLAIN_cuMemsetD16_v2_ptds])(dstDevice, us, N);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD16(CUdeviceptr_v1 dstDevice, uint16_t us, unsigned N);
static CUresult plain_cuMemsetD16(CUdeviceptr_v1 dstDevice, uint16_t us, unsigned N) { return shim_cuMemsetD16(dstDevice, us, N); }
CUresult far_cuMemsetD16(CUdeviceptr_v1 dstDevice, uint16_t us, unsigned N)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemsetD16))c.to->plain[PLAIN_cuMemsetD16])(dstDevice, us, N);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned ui, size_t N);
static CUresult plain_cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned ui, size_t N) { return shim_cuMemsetD32_v2(dstDevice, ui, N); }
CUresult far_cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned ui, size_t N)
{
	struct several_call c = several_by_handle(NULL, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD32_v2))c.to->plain[PLAIN_cuMemsetD32_v2])(dstDevice, ui, N);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD32_v2_ptds(CUdeviceptr dstDevice, unsigned ui, size_t N);
static CUresult plain_cuMemsetD32_v2_ptds(CUdeviceptr dstDevice, unsigned ui, size_t N) { return shim_cuMemsetD32_v2_ptds(dstDevice, ui, N); }
CUresult far_cuMemsetD32_v2_ptds(CUdeviceptr dstDevice, unsigned ui, size_t N)
{
	struct several_call c = several_by_handle(NULL, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD32_v2_ptds))c.to->plain[PLAIN_cuMemsetD32_v2_ptds])(dstDevice, ui, N);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD32(CUdeviceptr_v1 dstDevice, unsigned ui, unsigned N);
static CUresult plain_cuMemsetD32(CUdeviceptr_v1 dstDevice, unsigned ui, unsigned N) { return shim_cuMemsetD32(dstDevice, ui, N); }
CUresult far_cuMemsetD32(CUdeviceptr_v1 dstDevice, unsigned ui, unsigned N)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemsetD32))c.to->plain[PLAIN_cuMemsetD32])(dstDevice, ui, N);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height);
static CUresult plain_cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height) { return shim_cuMemsetD2D8_v2(dstDevice, dstPitch, uc, Width, Height); }
CUresult far_cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height)
{
	struct several_call c = several_by_handle(NULL, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD2D8_v2))c.to->plain[PLAIN_cuMemsetD2D8_v2])(dstDevice, dstPitch, uc, Width, Height);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD2D8_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height);
static CUresult plain_cuMemsetD2D8_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height) { return shim_cuMemsetD2D8_v2_ptds(dstDevice, dstPitch, uc, Width, Height); }
CUresult far_cuMemsetD2D8_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height)
{
	struct several_call c = several_by_handle(NULL, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD2D8_v2_ptds))c.to->plain[PLAIN_cuMemsetD2D8_v2_ptds])(dstDevice, dstPitch, uc, Width, Height);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD2D8(CUdeviceptr_v1 dstDevice, unsigned dstPitch, uint8_t uc, unsigned Width, unsigned Height);
static CUresult plain_cuMemsetD2D8(CUdeviceptr_v1 dstDevice, unsigned dstPitch, uint8_t uc, unsigned Width, unsigned Height) { return shim_cuMemsetD2D8(dstDevice, dstPitch, uc, Width, Height); }
CUresult far_cuMemsetD2D8(CUdeviceptr_v1 dstDevice, unsigned dstPitch, uint8_t uc, unsigned Width, unsigned Height)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemsetD2D8))c.to->plain[PLAIN_cuMemsetD2D8])(dstDevice, dstPitch, uc, Width, Height);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height);
static CUresult plain_cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height) { return shim_cuMemsetD2D16_v2(dstDevice, dstPitch, us, Width, Height); }
CUresult far_cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height)
{
	struct several_call c = several_by_handle(NULL, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD2D16_v2))c.to->plain[PLAIN_cuMemsetD2D16_v2])(dstDevice, dstPitch, us, Width, Height);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD2D16_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height);
static CUresult plain_cuMemsetD2D16_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height) { return shim_cuMemsetD2D16_v2_ptds(dstDevice, dstPitch, us, Width, Height); }
CUresult far_cuMemsetD2D16_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height)
{
	struct several_call c = several_by_handle(NULL, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD2D16_v2_ptds))c.to->plain[PLAIN_cuMemsetD2D16_v2_ptds])(dstDevice, dstPitch, us, Width, Height);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD2D16(CUdeviceptr_v1 dstDevice, unsigned dstPitch, uint16_t us, unsigned Width, unsigned Height);
static CUresult plain_cuMemsetD2D16(CUdeviceptr_v1 dstDevice, unsigned dstPitch, uint16_t us, unsigned Width, unsigned Height) { return shim_cuMemsetD2D16(dstDevice, dstPitch, us, Width, Height); }
CUresult far_cuMemsetD2D16(CUdeviceptr_v1 dstDevice, unsigned dstPitch, uint16_t us, unsigned Width, unsigned Height)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemsetD2D16))c.to->plain[PLAIN_cuMemsetD2D16])(dstDevice, dstPitch, us, Width, Height);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height);
static CUresult plain_cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height) { return shim_cuMemsetD2D32_v2(dstDevice, dstPitch, ui, Width, Height); }
CUresult far_cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height)
{
	struct several_call c = several_by_handle(NULL, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD2D32_v2))c.to->plain[PLAIN_cuMemsetD2D32_v2])(dstDevice, dstPitch, ui, Width, Height);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD2D32_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height);
static CUresult plain_cuMemsetD2D32_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height) { return shim_cuMemsetD2D32_v2_ptds(dstDevice, dstPitch, ui, Width, Height); }
CUresult far_cuMemsetD2D32_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height)
{
	struct several_call c = several_by_handle(NULL, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD2D32_v2_ptds))c.to->plain[PLAIN_cuMemsetD2D32_v2_ptds])(dstDevice, dstPitch, ui, Width, Height);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD2D32(CUdeviceptr_v1 dstDevice, unsigned dstPitch, unsigned ui, unsigned Width, unsigned Height);
static CUresult plain_cuMemsetD2D32(CUdeviceptr_v1 dstDevice, unsigned dstPitch, unsigned ui, unsigned Width, unsigned Height) { return shim_cuMemsetD2D32(dstDevice, dstPitch, ui, Width, Height); }
CUresult far_cuMemsetD2D32(CUdeviceptr_v1 dstDevice, unsigned dstPitch, unsigned ui, unsigned Width, unsigned Height)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemsetD2D32))c.to->plain[PLAIN_cuMemsetD2D32])(dstDevice, dstPitch, ui, Width, Height);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD8Async(CUdeviceptr dstDevice, uint8_t uc, size_t N, CUstream hStream);
static CUresult plain_cuMemsetD8Async(CUdeviceptr dstDevice, uint8_t uc, size_t N, CUstream hStream) { return shim_complains(shim_cuMemsetD8Async(dstDevice, uc, N, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemsetD8Async(CUdeviceptr dstDevice, uint8_t uc, size_t N, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD8Async))c.to->plain[PLAIN_cuMemsetD8Async])(dstDevice, uc, N, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD8Async_ptsz(CUdeviceptr dstDevice, uint8_t uc, size_t N, CUstream hStream);
static CUresult plain_cuMemsetD8Async_ptsz(CUdeviceptr dstDevice, uint8_t uc, size_t N, CUstream hStream) { return shim_complains(shim_cuMemsetD8Async_ptsz(dstDevice, uc, N, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemsetD8Async_ptsz(CUdeviceptr dstDevice, uint8_t uc, size_t N, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD8Async_ptsz))c.to->plain[PLAIN_cuMemsetD8Async_ptsz])(dstDevice, uc, N, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD16Async(CUdeviceptr dstDevice, uint16_t us, size_t N, CUstream hStream);
static CUresult plain_cuMemsetD16Async(CUdeviceptr dstDevice, uint16_t us, size_t N, CUstream hStream) { return shim_complains(shim_cuMemsetD16Async(dstDevice, us, N, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemsetD16Async(CUdeviceptr dstDevice, uint16_t us, size_t N, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD16Async))c.to->plain[PLAIN_cuMemsetD16Async])(dstDevice, us, N, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD16Async_ptsz(CUdeviceptr dstDevice, uint16_t us, size_t N, CUstream hStream);
static CUresult plain_cuMemsetD16Async_ptsz(CUdeviceptr dstDevice, uint16_t us, size_t N, CUstream hStream) { return shim_complains(shim_cuMemsetD16Async_ptsz(dstDevice, us, N, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemsetD16Async_ptsz(CUdeviceptr dstDevice, uint16_t us, size_t N, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD16Async_ptsz))c.to->plain[PLAIN_cuMemsetD16Async_ptsz])(dstDevice, us, N, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD32Async(CUdeviceptr dstDevice, unsigned ui, size_t N, CUstream hStream);
static CUresult plain_cuMemsetD32Async(CUdeviceptr dstDevice, unsigned ui, size_t N, CUstream hStream) { return shim_complains(shim_cuMemsetD32Async(dstDevice, ui, N, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemsetD32Async(CUdeviceptr dstDevice, unsigned ui, size_t N, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD32Async))c.to->plain[PLAIN_cuMemsetD32Async])(dstDevice, ui, N, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD32Async_ptsz(CUdeviceptr dstDevice, unsigned ui, size_t N, CUstream hStream);
static CUresult plain_cuMemsetD32Async_ptsz(CUdeviceptr dstDevice, unsigned ui, size_t N, CUstream hStream) { return shim_complains(shim_cuMemsetD32Async_ptsz(dstDevice, ui, N, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemsetD32Async_ptsz(CUdeviceptr dstDevice, unsigned ui, size_t N, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD32Async_ptsz))c.to->plain[PLAIN_cuMemsetD32Async_ptsz])(dstDevice, ui, N, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height, CUstream hStream);
static CUresult plain_cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height, CUstream hStream) { return shim_complains(shim_cuMemsetD2D8Async(dstDevice, dstPitch, uc, Width, Height, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD2D8Async))c.to->plain[PLAIN_cuMemsetD2D8Async])(dstDevice, dstPitch, uc, Width, Height, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD2D8Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height, CUstream hStream);
static CUresult plain_cuMemsetD2D8Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height, CUstream hStream) { return shim_complains(shim_cuMemsetD2D8Async_ptsz(dstDevice, dstPitch, uc, Width, Height, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemsetD2D8Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD2D8Async_ptsz))c.to->plain[PLAIN_cuMemsetD2D8Async_ptsz])(dstDevice, dstPitch, uc, Width, Height, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height, CUstream hStream);
static CUresult plain_cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height, CUstream hStream) { return shim_complains(shim_cuMemsetD2D16Async(dstDevice, dstPitch, us, Width, Height, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD2D16Async))c.to->plain[PLAIN_cuMemsetD2D16Async])(dstDevice, dstPitch, us, Width, Height, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD2D16Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height, CUstream hStream);
static CUresult plain_cuMemsetD2D16Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height, CUstream hStream) { return shim_complains(shim_cuMemsetD2D16Async_ptsz(dstDevice, dstPitch, us, Width, Height, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemsetD2D16Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD2D16Async_ptsz))c.to->plain[PLAIN_cuMemsetD2D16Async_ptsz])(dstDevice, dstPitch, us, Width, Height, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height, CUstream hStream);
static CUresult plain_cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height, CUstream hStream) { return shim_complains(shim_cuMemsetD2D32Async(dstDevice, dstPitch, ui, Width, Height, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD2D32Async))c.to->plain[PLAIN_cuMemsetD2D32Async])(dstDevice, dstPitch, ui, Width, Height, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemsetD2D32Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height, CUstream hStream);
static CUresult plain_cuMemsetD2D32Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height, CUstream hStream) { return shim_complains(shim_cuMemsetD2D32Async_ptsz(dstDevice, dstPitch, ui, Width, Height, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemsetD2D32Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, dstDevice);
	CUresult rc = ((__typeof__(&plain_cuMemsetD2D32Async_ptsz))c.to->plain[PLAIN_cuMemsetD2D32Async_ptsz])(dstDevice, dstPitch, ui, Width, Height, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned flags);
static CUresult plain_cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned flags) { return shim_cuMemAllocManaged(dptr, bytesize, flags); }
CUresult far_cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned flags)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemAllocManaged))c.to->plain[PLAIN_cuMemAllocManaged])(dptr, bytesize, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation_v1 location);
static CUresult plain_cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation_v1 location) { return shim_cuMemAdvise_v2(devPtr, count, advice, location); }
CUresult far_cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation_v1 location)
{
	struct several_call c = several_by_handle(NULL, devPtr);
	CUresult rc = ((__typeof__(&plain_cuMemAdvise_v2))c.to->plain[PLAIN_cuMemAdvise_v2])(devPtr, count, advice, location);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device);
static CUresult plain_cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device) { return shim_cuMemAdvise(devPtr, count, advice, device); }
CUresult far_cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device)
{
	struct several_call c = several_by_handle(NULL, devPtr);
	CUresult rc = ((__typeof__(&plain_cuMemAdvise))c.to->plain[PLAIN_cuMemAdvise])(devPtr, count, advice, device);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation_v1 location, unsigned flags, CUstream hStream);
static CUresult plain_cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation_v1 location, unsigned flags, CUstream hStream) { return shim_complains(shim_cuMemPrefetchAsync_v2(devPtr, count, location, flags, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation_v1 location, unsigned flags, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, devPtr);
	CUresult rc = ((__typeof__(&plain_cuMemPrefetchAsync_v2))c.to->plain[PLAIN_cuMemPrefetchAsync_v2])(devPtr, count, location, flags, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemPrefetchAsync_v2_ptsz(CUdeviceptr devPtr, size_t count, CUmemLocation_v1 location, unsigned flags, CUstream hStream);
static CUresult plain_cuMemPrefetchAsync_v2_ptsz(CUdeviceptr devPtr, size_t count, CUmemLocation_v1 location, unsigned flags, CUstream hStream) { return shim_complains(shim_cuMemPrefetchAsync_v2_ptsz(devPtr, count, location, flags, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemPrefetchAsync_v2_ptsz(CUdeviceptr devPtr, size_t count, CUmemLocation_v1 location, unsigned flags, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, devPtr);
	CUresult rc = ((__typeof__(&plain_cuMemPrefetchAsync_v2_ptsz))c.to->plain[PLAIN_cuMemPrefetchAsync_v2_ptsz])(devPtr, count, location, flags, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream);
static CUresult plain_cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream) { return shim_complains(shim_cuMemPrefetchAsync(devPtr, count, dstDevice, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, devPtr);
	CUresult rc = ((__typeof__(&plain_cuMemPrefetchAsync))c.to->plain[PLAIN_cuMemPrefetchAsync])(devPtr, count, dstDevice, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemPrefetchAsync_ptsz(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream);
static CUresult plain_cuMemPrefetchAsync_ptsz(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream) { return shim_complains(shim_cuMemPrefetchAsync_ptsz(devPtr, count, dstDevice, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemPrefetchAsync_ptsz(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, devPtr);
	CUresult rc = ((__typeof__(&plain_cuMemPrefetchAsync_ptsz))c.to->plain[PLAIN_cuMemPrefetchAsync_ptsz])(devPtr, count, dstDevice, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemPrefetchBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream);
static CUresult plain_cuMemPrefetchBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream) { return shim_complains(shim_cuMemPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemPrefetchBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemPrefetchBatchAsync))c.to->plain[PLAIN_cuMemPrefetchBatchAsync])(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemPrefetchBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream);
static CUresult plain_cuMemPrefetchBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream) { return shim_complains(shim_cuMemPrefetchBatchAsync_ptsz(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemPrefetchBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemPrefetchBatchAsync_ptsz))c.to->plain[PLAIN_cuMemPrefetchBatchAsync_ptsz])(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemDiscardBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, uint64_t flags, CUstream hStream);
static CUresult plain_cuMemDiscardBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, uint64_t flags, CUstream hStream) { return shim_complains(shim_cuMemDiscardBatchAsync(dptrs, sizes, count, flags, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemDiscardBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, uint64_t flags, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemDiscardBatchAsync))c.to->plain[PLAIN_cuMemDiscardBatchAsync])(dptrs, sizes, count, flags, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemDiscardBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, uint64_t flags, CUstream hStream);
static CUresult plain_cuMemDiscardBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, uint64_t flags, CUstream hStream) { return shim_complains(shim_cuMemDiscardBatchAsync_ptsz(dptrs, sizes, count, flags, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemDiscardBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, uint64_t flags, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemDiscardBatchAsync_ptsz))c.to->plain[PLAIN_cuMemDiscardBatchAsync_ptsz])(dptrs, sizes, count, flags, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemDiscardAndPrefetchBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream);
static CUresult plain_cuMemDiscardAndPrefetchBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream) { return shim_complains(shim_cuMemDiscardAndPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemDiscardAndPrefetchBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemDiscardAndPrefetchBatchAsync))c.to->plain[PLAIN_cuMemDiscardAndPrefetchBatchAsync])(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemDiscardAndPrefetchBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream);
static CUresult plain_cuMemDiscardAndPrefetchBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream) { return shim_complains(shim_cuMemDiscardAndPrefetchBatchAsync_ptsz(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemDiscardAndPrefetchBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemDiscardAndPrefetchBatchAsync_ptsz))c.to->plain[PLAIN_cuMemDiscardAndPrefetchBatchAsync_ptsz])(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count);
static CUresult plain_cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count) { return shim_need_context() ?: shim_cuMemRangeGetAttribute(data, dataSize, attribute, devPtr, count); }
CUresult far_cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count)
{
	struct several_call c = several_by_handle(NULL, devPtr);
	CUresult rc = ((__typeof__(&plain_cuMemRangeGetAttribute))c.to->plain[PLAIN_cuMemRangeGetAttribute])(data, dataSize, attribute, devPtr, count);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemRangeGetAttributes(void *data, const size_t *dataSizes, const CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count);
static CUresult plain_cuMemRangeGetAttributes(void *data, const size_t *dataSizes, const CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count) { return shim_need_context() ?: shim_cuMemRangeGetAttributes(data, dataSizes, attributes, numAttributes, devPtr, count); }
CUresult far_cuMemRangeGetAttributes(void *data, const size_t *dataSizes, const CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count)
{
	struct several_call c = several_by_handle(NULL, devPtr);
	CUresult rc = ((__typeof__(&plain_cuMemRangeGetAttributes))c.to->plain[PLAIN_cuMemRangeGetAttributes])(data, dataSizes, attributes, numAttributes, devPtr, count);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned flags);
static CUresult plain_cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned flags) { return shim_cuStreamAttachMemAsync(hStream, dptr, length, flags); }
CUresult far_cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned flags)
{
	struct several_call c = several_by_handle(hStream, dptr);
	CUresult rc = ((__typeof__(&plain_cuStreamAttachMemAsync))c.to->plain[PLAIN_cuStreamAttachMemAsync])(hStream, dptr, length, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamAttachMemAsync_ptsz(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned flags);
static CUresult plain_cuStreamAttachMemAsync_ptsz(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned flags) { return shim_cuStreamAttachMemAsync_ptsz(hStream, dptr, length, flags); }
CUresult far_cuStreamAttachMemAsync_ptsz(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned flags)
{
	struct several_call c = several_by_handle(hStream, dptr);
	CUresult rc = ((__typeof__(&plain_cuStreamAttachMemAsync_ptsz))c.to->plain[PLAIN_cuStreamAttachMemAsync_ptsz])(hStream, dptr, length, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream);
static CUresult plain_cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream) { return shim_cuMemAllocAsync(dptr, bytesize, hStream); }
CUresult far_cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemAllocAsync))c.to->plain[PLAIN_cuMemAllocAsync])(dptr, bytesize, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemAllocAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUstream hStream);
static CUresult plain_cuMemAllocAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUstream hStream) { return shim_cuMemAllocAsync_ptsz(dptr, bytesize, hStream); }
CUresult far_cuMemAllocAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemAllocAsync_ptsz))c.to->plain[PLAIN_cuMemAllocAsync_ptsz])(dptr, bytesize, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream);
static CUresult plain_cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream) { return shim_cuMemAllocFromPoolAsync(dptr, bytesize, pool, hStream); }
CUresult far_cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream)
{
	struct several_call c = several_by_handle(pool, 0);
	CUresult rc = ((__typeof__(&plain_cuMemAllocFromPoolAsync))c.to->plain[PLAIN_cuMemAllocFromPoolAsync])(dptr, bytesize, pool, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemAllocFromPoolAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream);
static CUresult plain_cuMemAllocFromPoolAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream) { return shim_cuMemAllocFromPoolAsync_ptsz(dptr, bytesize, pool, hStream); }
CUresult far_cuMemAllocFromPoolAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream)
{
	struct several_call c = several_by_handle(pool, 0);
	CUresult rc = ((__typeof__(&plain_cuMemAllocFromPoolAsync_ptsz))c.to->plain[PLAIN_cuMemAllocFromPoolAsync_ptsz])(dptr, bytesize, pool, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream);
static CUresult plain_cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream) { return shim_cuMemFreeAsync(dptr, hStream); }
CUresult far_cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, dptr);
	CUresult rc = ((__typeof__(&plain_cuMemFreeAsync))c.to->plain[PLAIN_cuMemFreeAsync])(dptr, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemFreeAsync_ptsz(CUdeviceptr dptr, CUstream hStream);
static CUresult plain_cuMemFreeAsync_ptsz(CUdeviceptr dptr, CUstream hStream) { return shim_cuMemFreeAsync_ptsz(dptr, hStream); }
CUresult far_cuMemFreeAsync_ptsz(CUdeviceptr dptr, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, dptr);
	CUresult rc = ((__typeof__(&plain_cuMemFreeAsync_ptsz))c.to->plain[PLAIN_cuMemFreeAsync_ptsz])(dptr, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool);
static CUresult plain_cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool) { return shim_cuDeviceSetMemPool(dev, pool); }
CUresult far_cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)
{
	struct several_call c = several_by_handle(pool, 0);
	CUresult rc = ((__typeof__(&plain_cuDeviceSetMemPool))c.to->plain[PLAIN_cuDeviceSetMemPool])(dev, pool);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev);
static CUresult plain_cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev) { return shim_cuDeviceGetMemPool(pool, dev); }
CUresult far_cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDeviceGetMemPool))c.to->plain[PLAIN_cuDeviceGetMemPool])(pool, dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev);
static CUresult plain_cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev) { return shim_cuDeviceGetDefaultMemPool(pool_out, dev); }
CUresult far_cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)
{
	struct several_call c = several_by_device(dev);
	CUresult rc = ((__typeof__(&plain_cuDeviceGetDefaultMemPool))c.to->plain[PLAIN_cuDeviceGetDefaultMemPool])(pool_out, dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps_v1 *poolProps);
static CUresult plain_cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps_v1 *poolProps) { return shim_cuMemPoolCreate(pool, poolProps); }
CUresult far_cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps_v1 *poolProps)
{
	struct several_call c = several_by_location(poolProps ? &poolProps->location : NULL);
	CUresult rc = ((__typeof__(&plain_cuMemPoolCreate))c.to->plain[PLAIN_cuMemPoolCreate])(pool, poolProps);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemPoolDestroy(CUmemoryPool pool);
static CUresult plain_cuMemPoolDestroy(CUmemoryPool pool) { return shim_cuMemPoolDestroy(pool); }
CUresult far_cuMemPoolDestroy(CUmemoryPool pool)
{
	struct several_call c = several_by_handle(pool, 0);
	CUresult rc = ((__typeof__(&plain_cuMemPoolDestroy))c.to->plain[PLAIN_cuMemPoolDestroy])(pool);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep);
static CUresult plain_cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep) { return shim_cuMemPoolTrimTo(pool, minBytesToKeep); }
CUresult far_cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)
{
	struct several_call c = several_by_handle(pool, 0);
	CUresult rc = ((__typeof__(&plain_cuMemPoolTrimTo))c.to->plain[PLAIN_cuMemPoolTrimTo])(pool, minBytesToKeep);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value);
static CUresult plain_cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value) { return shim_cuMemPoolSetAttribute(pool, attr, value); }
CUresult far_cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
	struct several_call c = several_by_handle(pool, 0);
	CUresult rc = ((__typeof__(&plain_cuMemPoolSetAttribute))c.to->plain[PLAIN_cuMemPoolSetAttribute])(pool, attr, value);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value);
static CUresult plain_cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value) { return shim_cuMemPoolGetAttribute(pool, attr, value); }
CUresult far_cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)
{
	struct several_call c = several_by_handle(pool, 0);
	CUresult rc = ((__typeof__(&plain_cuMemPoolGetAttribute))c.to->plain[PLAIN_cuMemPoolGetAttribute])(pool, attr, value);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc_v1 *map, size_t count);
static CUresult plain_cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc_v1 *map, size_t count) { return shim_cuMemPoolSetAccess(pool, map, count); }
CUresult far_cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc_v1 *map, size_t count)
{
	struct several_call c = several_by_handle(pool, 0);
	CUresult rc = ((__typeof__(&plain_cuMemPoolSetAccess))c.to->plain[PLAIN_cuMemPoolSetAccess])(pool, map, count);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, const CUmemLocation_v1 *location);
static CUresult plain_cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, const CUmemLocation_v1 *location) { return shim_cuMemPoolGetAccess(flags, memPool, location); }
CUresult far_cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, const CUmemLocation_v1 *location)
{
	struct several_call c = several_by_handle(memPool, 0);
	CUresult rc = ((__typeof__(&plain_cuMemPoolGetAccess))c.to->plain[PLAIN_cuMemPoolGetAccess])(flags, memPool, location);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemGetDefaultMemPool(CUmemoryPool *pool_out, const CUmemLocation_v1 *location, CUmemAllocationType type);
static CUresult plain_cuMemGetDefaultMemPool(CUmemoryPool *pool_out, const CUmemLocation_v1 *location, CUmemAllocationType type) { return shim_cuMemGetDefaultMemPool(pool_out, location, type); }
CUresult far_cuMemGetDefaultMemPool(CUmemoryPool *pool_out, const CUmemLocation_v1 *location, CUmemAllocationType type)
{
	struct several_call c = several_by_location(location);
	CUresult rc = ((__typeof__(&plain_cuMemGetDefaultMemPool))c.to->plain[PLAIN_cuMemGetDefaultMemPool])(pool_out, location, type);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemGetMemPool(CUmemoryPool *pool, const CUmemLocation_v1 *location, CUmemAllocationType type);
static CUresult plain_cuMemGetMemPool(CUmemoryPool *pool, const CUmemLocation_v1 *location, CUmemAllocationType type) { return shim_cuMemGetMemPool(pool, location, type); }
CUresult far_cuMemGetMemPool(CUmemoryPool *pool, const CUmemLocation_v1 *location, CUmemAllocationType type)
{
	struct several_call c = several_by_location(location);
	CUresult rc = ((__typeof__(&plain_cuMemGetMemPool))c.to->plain[PLAIN_cuMemGetMemPool])(pool, location, type);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemSetMemPool(const CUmemLocation_v1 *location, CUmemAllocationType type, CUmemoryPool pool);
static CUresult plain_cuMemSetMemPool(const CUmemLocation_v1 *location, CUmemAllocationType type, CUmemoryPool pool) { return shim_cuMemSetMemPool(location, type, pool); }
CUresult far_cuMemSetMemPool(const CUmemLocation_v1 *location, CUmemAllocationType type, CUmemoryPool pool)
{
	struct several_call c = several_by_location(location);
	CUresult rc = ((__typeof__(&plain_cuMemSetMemPool))c.to->plain[PLAIN_cuMemSetMemPool])(location, type, pool);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType, uint64_t flags);
static CUresult plain_cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType, uint64_t flags) { return shim_cuMemPoolExportToShareableHandle(handle_out, pool, handleType, flags); }
CUresult far_cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType, uint64_t flags)
{
	struct several_call c = several_by_handle(pool, 0);
	CUresult rc = ((__typeof__(&plain_cuMemPoolExportToShareableHandle))c.to->plain[PLAIN_cuMemPoolExportToShareableHandle])(handle_out, pool, handleType, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle, CUmemAllocationHandleType handleType, uint64_t flags);
static CUresult plain_cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle, CUmemAllocationHandleType handleType, uint64_t flags) { return shim_cuMemPoolImportFromShareableHandle(pool_out, handle, handleType, flags); }
CUresult far_cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle, CUmemAllocationHandleType handleType, uint64_t flags)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemPoolImportFromShareableHandle))c.to->plain[PLAIN_cuMemPoolImportFromShareableHandle])(pool_out, handle, handleType, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemPoolExportPointer(CUmemPoolPtrExportData_v1 *shareData_out, CUdeviceptr ptr);
static CUresult plain_cuMemPoolExportPointer(CUmemPoolPtrExportData_v1 *shareData_out, CUdeviceptr ptr) { return shim_cuMemPoolExportPointer(shareData_out, ptr); }
CUresult far_cuMemPoolExportPointer(CUmemPoolPtrExportData_v1 *shareData_out, CUdeviceptr ptr)
{
	struct several_call c = several_by_handle(NULL, ptr);
	CUresult rc = ((__typeof__(&plain_cuMemPoolExportPointer))c.to->plain[PLAIN_cuMemPoolExportPointer])(shareData_out, ptr);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool, const CUmemPoolPtrExportData_v1 *shareData);
static CUresult plain_cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool, const CUmemPoolPtrExportData_v1 *shareData) { return shim_cuMemPoolImportPointer(ptr_out, pool, shareData); }
CUresult far_cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool, const CUmemPoolPtrExportData_v1 *shareData)
{
	struct several_call c = several_by_handle(pool, 0);
	CUresult rc = ((__typeof__(&plain_cuMemPoolImportPointer))c.to->plain[PLAIN_cuMemPoolImportPointer])(ptr_out, pool, shareData);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr, uint64_t flags);
static CUresult plain_cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr, uint64_t flags) { return shim_cuMemAddressReserve(ptr, size, alignment, addr, flags); }
CUresult far_cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr, uint64_t flags)
{
	struct several_call c = several_by_handle(NULL, addr);
	CUresult rc = ((__typeof__(&plain_cuMemAddressReserve))c.to->plain[PLAIN_cuMemAddressReserve])(ptr, size, alignment, addr, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemAddressFree(CUdeviceptr ptr, size_t size);
static CUresult plain_cuMemAddressFree(CUdeviceptr ptr, size_t size) { return shim_cuMemAddressFree(ptr, size); }
CUresult far_cuMemAddressFree(CUdeviceptr ptr, size_t size)
{
	struct several_call c = several_by_handle(NULL, ptr);
	CUresult rc = ((__typeof__(&plain_cuMemAddressFree))c.to->plain[PLAIN_cuMemAddressFree])(ptr, size);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp_v1 *prop, uint64_t flags);
static CUresult plain_cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp_v1 *prop, uint64_t flags) { return shim_cuMemCreate(handle, size, prop, flags); }
CUresult far_cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp_v1 *prop, uint64_t flags)
{
	struct several_call c = several_by_location(prop ? &prop->location : NULL);
	CUresult rc = ((__typeof__(&plain_cuMemCreate))c.to->plain[PLAIN_cuMemCreate])(handle, size, prop, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemRelease(CUmemGenericAllocationHandle handle);
static CUresult plain_cuMemRelease(CUmemGenericAllocationHandle handle) { return shim_cuMemRelease(handle); }
CUresult far_cuMemRelease(CUmemGenericAllocationHandle handle)
{
	struct several_call c = several_by_handle(handle, 0);
	CUresult rc = ((__typeof__(&plain_cuMemRelease))c.to->plain[PLAIN_cuMemRelease])(handle);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, uint64_t flags);
static CUresult plain_cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, uint64_t flags) { return shim_cuMemMap(ptr, size, offset, handle, flags); }
CUresult far_cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, uint64_t flags)
{
	struct several_call c = several_by_handle(handle, ptr);
	CUresult rc = ((__typeof__(&plain_cuMemMap))c.to->plain[PLAIN_cuMemMap])(ptr, size, offset, handle, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemUnmap(CUdeviceptr ptr, size_t size);
static CUresult plain_cuMemUnmap(CUdeviceptr ptr, size_t size) { return shim_cuMemUnmap(ptr, size); }
CUresult far_cuMemUnmap(CUdeviceptr ptr, size_t size)
{
	struct several_call c = several_by_handle(NULL, ptr);
	CUresult rc = ((__typeof__(&plain_cuMemUnmap))c.to->plain[PLAIN_cuMemUnmap])(ptr, size);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemMapArrayAsync(const CUarrayMapInfo_v1 *mapInfoList, unsigned count, CUstream hStream);
static CUresult plain_cuMemMapArrayAsync(const CUarrayMapInfo_v1 *mapInfoList, unsigned count, CUstream hStream) { return shim_complains(shim_cuMemMapArrayAsync(mapInfoList, count, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemMapArrayAsync(const CUarrayMapInfo_v1 *mapInfoList, unsigned count, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemMapArrayAsync))c.to->plain[PLAIN_cuMemMapArrayAsync])(mapInfoList, count, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemMapArrayAsync_ptsz(const CUarrayMapInfo_v1 *mapInfoList, unsigned count, CUstream hStream);
static CUresult plain_cuMemMapArrayAsync_ptsz(const CUarrayMapInfo_v1 *mapInfoList, unsigned count, CUstream hStream) { return shim_complains(shim_cuMemMapArrayAsync_ptsz(mapInfoList, count, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuMemMapArrayAsync_ptsz(const CUarrayMapInfo_v1 *mapInfoList, unsigned count, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuMemMapArrayAsync_ptsz))c.to->plain[PLAIN_cuMemMapArrayAsync_ptsz])(mapInfoList, count, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc_v1 *desc, size_t count);
static CUresult plain_cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc_v1 *desc, size_t count) { return shim_cuMemSetAccess(ptr, size, desc, count); }
CUresult far_cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc_v1 *desc, size_t count)
{
	struct several_call c = several_by_handle(NULL, ptr);
	CUresult rc = ((__typeof__(&plain_cuMemSetAccess))c.to->plain[PLAIN_cuMemSetAccess])(ptr, size, desc, count);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemGetAccess(uint64_t *flags, const CUmemLocation_v1 *location, CUdeviceptr ptr);
static CUresult plain_cuMemGetAccess(uint64_t *flags, const CUmemLocation_v1 *location, CUdeviceptr ptr) { return shim_cuMemGetAccess(flags, location, ptr); }
CUresult far_cuMemGetAccess(uint64_t *flags, const CUmemLocation_v1 *location, CUdeviceptr ptr)
{
	struct several_call c = several_by_handle(NULL, ptr);
	CUresult rc = ((__typeof__(&plain_cuMemGetAccess))c.to->plain[PLAIN_cuMemGetAccess])(flags, location, ptr);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, uint64_t flags);
static CUresult plain_cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, uint64_t flags) { return shim_cuMemExportToShareableHandle(shareableHandle, handle, handleType, flags); }
CUresult far_cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, uint64_t flags)
{
	struct several_call c = several_by_handle(handle, 0);
	CUresult rc = ((__typeof__(&plain_cuMemExportToShareableHandle))c.to->plain[PLAIN_cuMemExportToShareableHandle])(shareableHandle, handle, handleType, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle, CUmemAllocationHandleType shHandleType);
static CUresult plain_cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle, CUmemAllocationHandleType shHandleType) { return shim_cuMemImportFromShareableHandle(handle, osHandle, shHandleType); }
CUresult far_cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle, CUmemAllocationHandleType shHandleType)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemImportFromShareableHandle))c.to->plain[PLAIN_cuMemImportFromShareableHandle])(handle, osHandle, shHandleType);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType, uint64_t flags);
static CUresult plain_cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType, uint64_t flags) { return shim_complains(shim_cuMemGetHandleForAddressRange(handle, dptr, size, handleType, flags), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType, uint64_t flags)
{
	struct several_call c = several_by_handle(NULL, dptr);
	CUresult rc = ((__typeof__(&plain_cuMemGetHandleForAddressRange))c.to->plain[PLAIN_cuMemGetHandleForAddressRange])(handle, dptr, size, handleType, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp_v1 *prop, CUmemAllocationGranularity_flags option);
static CUresult plain_cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp_v1 *prop, CUmemAllocationGranularity_flags option) { return shim_cuMemGetAllocationGranularity(granularity, prop, option); }
CUresult far_cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp_v1 *prop, CUmemAllocationGranularity_flags option)
{
	struct several_call c = several_by_location(prop ? &prop->location : NULL);
	CUresult rc = ((__typeof__(&plain_cuMemGetAllocationGranularity))c.to->plain[PLAIN_cuMemGetAllocationGranularity])(granularity, prop, option);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp_v1 *prop, CUmemGenericAllocationHandle handle);
static CUresult plain_cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp_v1 *prop, CUmemGenericAllocationHandle handle) { return shim_cuMemGetAllocationPropertiesFromHandle(prop, handle); }
CUresult far_cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp_v1 *prop, CUmemGenericAllocationHandle handle)
{
	struct several_call c = several_by_handle(handle, 0);
	CUresult rc = ((__typeof__(&plain_cuMemGetAllocationPropertiesFromHandle))c.to->plain[PLAIN_cuMemGetAllocationPropertiesFromHandle])(prop, handle);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, CUdeviceptr addr);
static CUresult plain_cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, CUdeviceptr addr) { return shim_cuMemRetainAllocationHandle(handle, addr); }
CUresult far_cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, CUdeviceptr addr)
{
	struct several_call c = several_by_handle(NULL, addr);
	CUresult rc = ((__typeof__(&plain_cuMemRetainAllocationHandle))c.to->plain[PLAIN_cuMemRetainAllocationHandle])(handle, addr);
	several_end(&c);
	return rc;
}

CUresult shim_cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp_v1 *prop);
static CUresult plain_cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp_v1 *prop) { return shim_need_attribute(CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) ?: shim_cuMulticastCreate(mcHandle, prop); }
CUresult far_cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp_v1 *prop)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMulticastCreate))c.to->plain[PLAIN_cuMulticastCreate])(mcHandle, prop);
	several_end(&c);
	return rc;
}

CUresult shim_cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev);
static CUresult plain_cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev) { return shim_need_attribute(CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) ?: shim_cuMulticastAddDevice(mcHandle, dev); }
CUresult far_cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)
{
	struct several_call c = several_by_handle(mcHandle, 0);
	CUresult rc = ((__typeof__(&plain_cuMulticastAddDevice))c.to->plain[PLAIN_cuMulticastAddDevice])(mcHandle, dev);
	several_end(&c);
	return rc;
}

CUresult shim_cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, uint64_t flags);
static CUresult plain_cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, uint64_t flags) { return shim_need_attribute(CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) ?: shim_cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags); }
CUresult far_cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, uint64_t flags)
{
	struct several_call c = several_by_handle(mcHandle, 0);
	CUresult rc = ((__typeof__(&plain_cuMulticastBindMem))c.to->plain[PLAIN_cuMulticastBindMem])(mcHandle, mcOffset, memHandle, memOffset, size, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, uint64_t flags);
static CUresult plain_cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, uint64_t flags) { return shim_need_attribute(CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) ?: shim_cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags); }
CUresult far_cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, uint64_t flags)
{
	struct several_call c = several_by_handle(mcHandle, memptr);
	CUresult rc = ((__typeof__(&plain_cuMulticastBindAddr))c.to->plain[PLAIN_cuMulticastBindAddr])(mcHandle, mcOffset, memptr, size, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size);
static CUresult plain_cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size) { return shim_need_attribute(CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) ?: shim_cuMulticastUnbind(mcHandle, dev, mcOffset, size); }
CUresult far_cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size)
{
	struct several_call c = several_by_handle(mcHandle, 0);
	CUresult rc = ((__typeof__(&plain_cuMulticastUnbind))c.to->plain[PLAIN_cuMulticastUnbind])(mcHandle, dev, mcOffset, size);
	several_end(&c);
	return rc;
}

CUresult shim_cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp_v1 *prop, CUmulticastGranularity_flags option);
static CUresult plain_cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp_v1 *prop, CUmulticastGranularity_flags option) { return shim_need_attribute(CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) ?: shim_cuMulticastGetGranularity(granularity, prop, option); }
CUresult far_cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp_v1 *prop, CUmulticastGranularity_flags option)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMulticastGetGranularity))c.to->plain[PLAIN_cuMulticastGetGranularity])(granularity, prop, option);
	several_end(&c);
	return rc;
}

CUresult shim_cuIpcGetEventHandle(CUipcEventHandle_v1 *pHandle, CUevent event);
static CUresult plain_cuIpcGetEventHandle(CUipcEventHandle_v1 *pHandle, CUevent event) { return shim_cuIpcGetEventHandle(pHandle, event); }
CUresult far_cuIpcGetEventHandle(CUipcEventHandle_v1 *pHandle, CUevent event)
{
	struct several_call c = several_by_handle(event, 0);
	CUresult rc = ((__typeof__(&plain_cuIpcGetEventHandle))c.to->plain[PLAIN_cuIpcGetEventHandle])(pHandle, event);
	several_end(&c);
	return rc;
}

CUresult shim_cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle_v1 handle);
static CUresult plain_cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle_v1 handle) { return shim_cuIpcOpenEventHandle(phEvent, handle); }
CUresult far_cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle_v1 handle)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuIpcOpenEventHandle))c.to->plain[PLAIN_cuIpcOpenEventHandle])(phEvent, handle);
	several_end(&c);
	return rc;
}

CUresult shim_cuIpcGetMemHandle(CUipcMemHandle_v1 *pHandle, CUdeviceptr dptr);
static CUresult plain_cuIpcGetMemHandle(CUipcMemHandle_v1 *pHandle, CUdeviceptr dptr) { return shim_cuIpcGetMemHandle(pHandle, dptr); }
CUresult far_cuIpcGetMemHandle(CUipcMemHandle_v1 *pHandle, CUdeviceptr dptr)
{
	struct several_call c = several_by_handle(NULL, dptr);
	CUresult rc = ((__typeof__(&plain_cuIpcGetMemHandle))c.to->plain[PLAIN_cuIpcGetMemHandle])(pHandle, dptr);
	several_end(&c);
	return rc;
}

CUresult shim_cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle_v1 handle, unsigned Flags);
static CUresult plain_cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle_v1 handle, unsigned Flags) { return shim_complains(shim_cuIpcOpenMemHandle_v2(pdptr, handle, Flags), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle_v1 handle, unsigned Flags)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuIpcOpenMemHandle_v2))c.to->plain[PLAIN_cuIpcOpenMemHandle_v2])(pdptr, handle, Flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuIpcOpenMemHandle(CUdeviceptr *pdptr, CUipcMemHandle_v1 handle, unsigned Flags);
static CUresult plain_cuIpcOpenMemHandle(CUdeviceptr *pdptr, CUipcMemHandle_v1 handle, unsigned Flags) { return shim_complains(shim_cuIpcOpenMemHandle(pdptr, handle, Flags), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuIpcOpenMemHandle(CUdeviceptr *pdptr, CUipcMemHandle_v1 handle, unsigned Flags)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuIpcOpenMemHandle))c.to->plain[PLAIN_cuIpcOpenMemHandle])(pdptr, handle, Flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuIpcCloseMemHandle(CUdeviceptr dptr);
static CUresult plain_cuIpcCloseMemHandle(CUdeviceptr dptr) { return shim_cuIpcCloseMemHandle(dptr); }
CUresult far_cuIpcCloseMemHandle(CUdeviceptr dptr)
{
	struct several_call c = several_by_handle(NULL, dptr);
	CUresult rc = ((__typeof__(&plain_cuIpcCloseMemHandle))c.to->plain[PLAIN_cuIpcCloseMemHandle])(dptr);
	several_end(&c);
	return rc;
}

CUresult shim_cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v2 *pAllocateArray);
static CUresult plain_cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v2 *pAllocateArray) { return shim_need_living() ?: shim_cuArrayCreate_v2(pHandle, pAllocateArray); }
CUresult far_cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v2 *pAllocateArray)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuArrayCreate_v2))c.to->plain[PLAIN_cuArrayCreate_v2])(pHandle, pAllocateArray);
	several_end(&c);
	return rc;
}

CUresult shim_cuArrayCreate(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v1 *pAllocateArray);
static CUresult plain_cuArrayCreate(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v1 *pAllocateArray) { return shim_cuArrayCreate(pHandle, pAllocateArray); }
CUresult far_cuArrayCreate(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v1 *pAllocateArray)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuArrayCreate))c.to->plain[PLAIN_cuArrayCreate])(pHandle, pAllocateArray);
	several_end(&c);
	return rc;
}

CUresult shim_cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR_v2 *pArrayDescriptor, CUarray hArray);
static CUresult plain_cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR_v2 *pArrayDescriptor, CUarray hArray) { return shim_complains(shim_cuArrayGetDescriptor_v2(pArrayDescriptor, hArray), CUDA_ERROR_INVALID_CONTEXT, &hArray); }
CUresult far_cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR_v2 *pArrayDescriptor, CUarray hArray)
{
	struct several_call c = several_by_handle(hArray, 0);
	CUresult rc = ((__typeof__(&plain_cuArrayGetDescriptor_v2))c.to->plain[PLAIN_cuArrayGetDescriptor_v2])(pArrayDescriptor, hArray);
	several_end(&c);
	return rc;
}

CUresult shim_cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray);
static CUresult plain_cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray) { return shim_complains(shim_cuArrayGetDescriptor(pArrayDescriptor, hArray), CUDA_ERROR_INVALID_CONTEXT, &hArray); }
CUresult far_cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray)
{
	struct several_call c = several_by_handle(hArray, 0);
	CUresult rc = ((__typeof__(&plain_cuArrayGetDescriptor))c.to->plain[PLAIN_cuArrayGetDescriptor])(pArrayDescriptor, hArray);
	several_end(&c);
	return rc;
}

CUresult shim_cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES_v1 *sparseProperties, CUarray array);
static CUresult plain_cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES_v1 *sparseProperties, CUarray array) { return shim_as_value(shim_complains(shim_cuArrayGetSparseProperties(sparseProperties, array), CUDA_ERROR_INVALID_VALUE, NULL)); }
CUresult far_cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES_v1 *sparseProperties, CUarray array)
{
	struct several_call c = several_by_handle(array, 0);
	CUresult rc = ((__typeof__(&plain_cuArrayGetSparseProperties))c.to->plain[PLAIN_cuArrayGetSparseProperties])(sparseProperties, array);
	several_end(&c);
	return rc;
}

CUresult shim_cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 *memoryRequirements, CUarray array, CUdevice device);
static CUresult plain_cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 *memoryRequirements, CUarray array, CUdevice device) { return shim_as_value(shim_complains(shim_cuArrayGetMemoryRequirements(memoryRequirements, array, device), CUDA_ERROR_INVALID_VALUE, NULL)); }
CUresult far_cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 *memoryRequirements, CUarray array, CUdevice device)
{
	struct several_call c = several_by_handle(array, 0);
	CUresult rc = ((__typeof__(&plain_cuArrayGetMemoryRequirements))c.to->plain[PLAIN_cuArrayGetMemoryRequirements])(memoryRequirements, array, device);
	several_end(&c);
	return rc;
}

CUresult shim_cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned planeIdx);
static CUresult plain_cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned planeIdx) { return shim_complains(shim_cuArrayGetPlane(pPlaneArray, hArray, planeIdx), CUDA_ERROR_INVALID_CONTEXT, &hArray); }
CUresult far_cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned planeIdx)
{
	struct several_call c = several_by_handle(hArray, 0);
	CUresult rc = ((__typeof__(&plain_cuArrayGetPlane))c.to->plain[PLAIN_cuArrayGetPlane])(pPlaneArray, hArray, planeIdx);
	several_end(&c);
	return rc;
}

CUresult shim_cuArrayDestroy(CUarray hArray);
static CUresult plain_cuArrayDestroy(CUarray hArray) { return shim_cuArrayDestroy(hArray); }
CUresult far_cuArrayDestroy(CUarray hArray)
{
	struct several_call c = several_by_handle(hArray, 0);
	CUresult rc = ((__typeof__(&plain_cuArrayDestroy))c.to->plain[PLAIN_cuArrayDestroy])(hArray);
	several_end(&c);
	return rc;
}

CUresult shim_cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v2 *pAllocateArray);
static CUresult plain_cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v2 *pAllocateArray) { return shim_need_living() ?: shim_cuArray3DCreate_v2(pHandle, pAllocateArray); }
CUresult far_cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v2 *pAllocateArray)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuArray3DCreate_v2))c.to->plain[PLAIN_cuArray3DCreate_v2])(pHandle, pAllocateArray);
	several_end(&c);
	return rc;
}

CUresult shim_cuArray3DCreate(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v1 *pAllocateArray);
static CUresult plain_cuArray3DCreate(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v1 *pAllocateArray) { return shim_cuArray3DCreate(pHandle, pAllocateArray); }
CUresult far_cuArray3DCreate(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v1 *pAllocateArray)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuArray3DCreate))c.to->plain[PLAIN_cuArray3DCreate])(pHandle, pAllocateArray);
	several_end(&c);
	return rc;
}

CUresult shim_cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR_v2 *pArrayDescriptor, CUarray hArray);
static CUresult plain_cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR_v2 *pArrayDescriptor, CUarray hArray) { return shim_complains(shim_cuArray3DGetDescriptor_v2(pArrayDescriptor, hArray), CUDA_ERROR_INVALID_CONTEXT, &hArray); }
CUresult far_cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR_v2 *pArrayDescriptor, CUarray hArray)
{
	struct several_call c = several_by_handle(hArray, 0);
	CUresult rc = ((__typeof__(&plain_cuArray3DGetDescriptor_v2))c.to->plain[PLAIN_cuArray3DGetDescriptor_v2])(pArrayDescriptor, hArray);
	several_end(&c);
	return rc;
}

CUresult shim_cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray);
static CUresult plain_cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray) { return shim_complains(shim_cuArray3DGetDescriptor(pArrayDescriptor, hArray), CUDA_ERROR_INVALID_CONTEXT, &hArray); }
CUresult far_cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray)
{
	struct several_call c = several_by_handle(hArray, 0);
	CUresult rc = ((__typeof__(&plain_cuArray3DGetDescriptor))c.to->plain[PLAIN_cuArray3DGetDescriptor])(pArrayDescriptor, hArray);
	several_end(&c);
	return rc;
}

CUresult shim_cuMipmappedArrayCreate(CUmipmappedArray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v2 *pMipmappedArrayDesc, unsigned numMipmapLevels);
static CUresult plain_cuMipmappedArrayCreate(CUmipmappedArray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v2 *pMipmappedArrayDesc, unsigned numMipmapLevels) { return shim_need_living() ?: shim_cuMipmappedArrayCreate(pHandle, pMipmappedArrayDesc, numMipmapLevels); }
CUresult far_cuMipmappedArrayCreate(CUmipmappedArray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v2 *pMipmappedArrayDesc, unsigned numMipmapLevels)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMipmappedArrayCreate))c.to->plain[PLAIN_cuMipmappedArrayCreate])(pHandle, pMipmappedArrayDesc, numMipmapLevels);
	several_end(&c);
	return rc;
}

CUresult shim_cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned level);
static CUresult plain_cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned level) { return shim_complains(shim_cuMipmappedArrayGetLevel(pLevelArray, hMipmappedArray, level), CUDA_ERROR_INVALID_CONTEXT, &hMipmappedArray); }
CUresult far_cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned level)
{
	struct several_call c = several_by_handle(hMipmappedArray, 0);
	CUresult rc = ((__typeof__(&plain_cuMipmappedArrayGetLevel))c.to->plain[PLAIN_cuMipmappedArrayGetLevel])(pLevelArray, hMipmappedArray, level);
	several_end(&c);
	return rc;
}

CUresult shim_cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES_v1 *sparseProperties, CUmipmappedArray mipmap);
static CUresult plain_cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES_v1 *sparseProperties, CUmipmappedArray mipmap) { return shim_as_value(shim_complains(shim_cuMipmappedArrayGetSparseProperties(sparseProperties, mipmap), CUDA_ERROR_INVALID_VALUE, NULL)); }
CUresult far_cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES_v1 *sparseProperties, CUmipmappedArray mipmap)
{
	struct several_call c = several_by_handle(mipmap, 0);
	CUresult rc = ((__typeof__(&plain_cuMipmappedArrayGetSparseProperties))c.to->plain[PLAIN_cuMipmappedArrayGetSparseProperties])(sparseProperties, mipmap);
	several_end(&c);
	return rc;
}

CUresult shim_cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 *memoryRequirements, CUmipmappedArray mipmap, CUdevice device);
static CUresult plain_cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 *memoryRequirements, CUmipmappedArray mipmap, CUdevice device) { return shim_as_value(shim_complains(shim_cuMipmappedArrayGetMemoryRequirements(memoryRequirements, mipmap, device), CUDA_ERROR_INVALID_VALUE, NULL)); }
CUresult far_cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 *memoryRequirements, CUmipmappedArray mipmap, CUdevice device)
{
	struct several_call c = several_by_handle(mipmap, 0);
	CUresult rc = ((__typeof__(&plain_cuMipmappedArrayGetMemoryRequirements))c.to->plain[PLAIN_cuMipmappedArrayGetMemoryRequirements])(memoryRequirements, mipmap, device);
	several_end(&c);
	return rc;
}

CUresult shim_cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray);
static CUresult plain_cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray) { return shim_cuMipmappedArrayDestroy(hMipmappedArray); }
CUresult far_cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)
{
	struct several_call c = several_by_handle(hMipmappedArray, 0);
	CUresult rc = ((__typeof__(&plain_cuMipmappedArrayDestroy))c.to->plain[PLAIN_cuMipmappedArrayDestroy])(hMipmappedArray);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC_v1 *pResDesc, const CUDA_TEXTURE_DESC_v1 *pTexDesc, const CUDA_RESOURCE_VIEW_DESC_v1 *pResViewDesc);
static CUresult plain_cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC_v1 *pResDesc, const CUDA_TEXTURE_DESC_v1 *pTexDesc, const CUDA_RESOURCE_VIEW_DESC_v1 *pResViewDesc) { return shim_need_living() ?: shim_cuTexObjectCreate(pTexObject, pResDesc, pTexDesc, pResViewDesc); }
CUresult far_cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC_v1 *pResDesc, const CUDA_TEXTURE_DESC_v1 *pTexDesc, const CUDA_RESOURCE_VIEW_DESC_v1 *pResViewDesc)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuTexObjectCreate))c.to->plain[PLAIN_cuTexObjectCreate])(pTexObject, pResDesc, pTexDesc, pResViewDesc);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexObjectDestroy(CUtexObject texObject);
static CUresult plain_cuTexObjectDestroy(CUtexObject texObject) { return shim_need_context() ?: shim_cuTexObjectDestroy(texObject); }
CUresult far_cuTexObjectDestroy(CUtexObject texObject)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuTexObjectDestroy))c.to->plain[PLAIN_cuTexObjectDestroy])(texObject);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC_v1 *pResDesc, CUtexObject texObject);
static CUresult plain_cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC_v1 *pResDesc, CUtexObject texObject) { return shim_need_context() ?: shim_cuTexObjectGetResourceDesc(pResDesc, texObject); }
CUresult far_cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC_v1 *pResDesc, CUtexObject texObject)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuTexObjectGetResourceDesc))c.to->plain[PLAIN_cuTexObjectGetResourceDesc])(pResDesc, texObject);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC_v1 *pTexDesc, CUtexObject texObject);
static CUresult plain_cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC_v1 *pTexDesc, CUtexObject texObject) { return shim_need_context() ?: shim_cuTexObjectGetTextureDesc(pTexDesc, texObject); }
CUresult far_cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC_v1 *pTexDesc, CUtexObject texObject)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuTexObjectGetTextureDesc))c.to->plain[PLAIN_cuTexObjectGetTextureDesc])(pTexDesc, texObject);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC_v1 *pResViewDesc, CUtexObject texObject);
static CUresult plain_cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC_v1 *pResViewDesc, CUtexObject texObject) { return shim_need_context() ?: shim_cuTexObjectGetResourceViewDesc(pResViewDesc, texObject); }
CUresult far_cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC_v1 *pResViewDesc, CUtexObject texObject)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuTexObjectGetResourceViewDesc))c.to->plain[PLAIN_cuTexObjectGetResourceViewDesc])(pResViewDesc, texObject);
	several_end(&c);
	return rc;
}

CUresult shim_cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC_v1 *pResDesc);
static CUresult plain_cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC_v1 *pResDesc) { return shim_need_living() ?: shim_cuSurfObjectCreate(pSurfObject, pResDesc); }
CUresult far_cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC_v1 *pResDesc)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuSurfObjectCreate))c.to->plain[PLAIN_cuSurfObjectCreate])(pSurfObject, pResDesc);
	several_end(&c);
	return rc;
}

CUresult shim_cuSurfObjectDestroy(CUsurfObject surfObject);
static CUresult plain_cuSurfObjectDestroy(CUsurfObject surfObject) { return shim_need_context() ?: shim_cuSurfObjectDestroy(surfObject); }
CUresult far_cuSurfObjectDestroy(CUsurfObject surfObject)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuSurfObjectDestroy))c.to->plain[PLAIN_cuSurfObjectDestroy])(surfObject);
	several_end(&c);
	return rc;
}

CUresult shim_cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC_v1 *pResDesc, CUsurfObject surfObject);
static CUresult plain_cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC_v1 *pResDesc, CUsurfObject surfObject) { return shim_need_context() ?: shim_cuSurfObjectGetResourceDesc(pResDesc, surfObject); }
CUresult far_cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC_v1 *pResDesc, CUsurfObject surfObject)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuSurfObjectGetResourceDesc))c.to->plain[PLAIN_cuSurfObjectGetResourceDesc])(pResDesc, surfObject);
	several_end(&c);
	return rc;
}

CUresult shim_cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, CUdeviceptr globalAddress, const cuuint64_t *globalDim, void *globalStrides, const cuuint32_t *boxDim, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill);
static CUresult plain_cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, CUdeviceptr globalAddress, const cuuint64_t *globalDim, void *globalStrides, const cuuint32_t *boxDim, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) { return shim_need_context() ?: shim_cuTensorMapEncodeTiled(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill); }
CUresult far_cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, CUdeviceptr globalAddress, const cuuint64_t *globalDim, void *globalStrides, const cuuint32_t *boxDim, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)
{
	struct several_call c = several_by_handle(NULL, globalAddress);
	CUresult rc = ((__typeof__(&plain_cuTensorMapEncodeTiled))c.to->plain[PLAIN_cuTensorMapEncodeTiled])(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill);
	several_end(&c);
	return rc;
}

CUresult shim_cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, CUdeviceptr globalAddress, const cuuint64_t *globalDim, void *globalStrides, void *pixelBoxLowerCorner, void *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill);
static CUresult plain_cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, CUdeviceptr globalAddress, const cuuint64_t *globalDim, void *globalStrides, void *pixelBoxLowerCorner, void *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) { return shim_need_context() ?: shim_cuTensorMapEncodeIm2col(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill); }
CUresult far_cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, CUdeviceptr globalAddress, const cuuint64_t *globalDim, void *globalStrides, void *pixelBoxLowerCorner, void *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)
{
	struct several_call c = several_by_handle(NULL, globalAddress);
	CUresult rc = ((__typeof__(&plain_cuTensorMapEncodeIm2col))c.to->plain[PLAIN_cuTensorMapEncodeIm2col])(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill);
	several_end(&c);
	return rc;
}

CUresult shim_cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, CUdeviceptr globalAddress, const cuuint64_t *globalDim, void *globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill);
static CUresult plain_cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, CUdeviceptr globalAddress, const cuuint64_t *globalDim, void *globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) { return shim_need_context() ?: shim_cuTensorMapEncodeIm2colWide(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill); }
CUresult far_cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, CUdeviceptr globalAddress, const cuuint64_t *globalDim, void *globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)
{
	struct several_call c = several_by_handle(NULL, globalAddress);
	CUresult rc = ((__typeof__(&plain_cuTensorMapEncodeIm2colWide))c.to->plain[PLAIN_cuTensorMapEncodeIm2colWide])(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill);
	several_end(&c);
	return rc;
}

CUresult shim_cuTensorMapReplaceAddress(CUtensorMap *tensorMap, CUdeviceptr globalAddress);
static CUresult plain_cuTensorMapReplaceAddress(CUtensorMap *tensorMap, CUdeviceptr globalAddress) { return shim_need_context() ?: shim_cuTensorMapReplaceAddress(tensorMap, globalAddress); }
CUresult far_cuTensorMapReplaceAddress(CUtensorMap *tensorMap, CUdeviceptr globalAddress)
{
	struct several_call c = several_by_handle(NULL, globalAddress);
	CUresult rc = ((__typeof__(&plain_cuTensorMapReplaceAddress))c.to->plain[PLAIN_cuTensorMapReplaceAddress])(tensorMap, globalAddress);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefCreate(CUtexref *pTexRef);
static CUresult plain_cuTexRefCreate(CUtexref *pTexRef) { return shim_need_context() ?: shim_cuTexRefCreate(pTexRef); }
CUresult far_cuTexRefCreate(CUtexref *pTexRef)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuTexRefCreate))c.to->plain[PLAIN_cuTexRefCreate])(pTexRef);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefDestroy(CUtexref hTexRef);
static CUresult plain_cuTexRefDestroy(CUtexref hTexRef) { return shim_cuTexRefDestroy(hTexRef); }
CUresult far_cuTexRefDestroy(CUtexref hTexRef)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefDestroy))c.to->plain[PLAIN_cuTexRefDestroy])(hTexRef);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned Flags);
static CUresult plain_cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned Flags) { return shim_cuTexRefSetArray(hTexRef, hArray, Flags); }
CUresult far_cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned Flags)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefSetArray))c.to->plain[PLAIN_cuTexRefSetArray])(hTexRef, hArray, Flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned Flags);
static CUresult plain_cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned Flags) { return shim_cuTexRefSetMipmappedArray(hTexRef, hMipmappedArray, Flags); }
CUresult far_cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned Flags)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefSetMipmappedArray))c.to->plain[PLAIN_cuTexRefSetMipmappedArray])(hTexRef, hMipmappedArray, Flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes);
static CUresult plain_cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes) { return shim_cuTexRefSetAddress_v2(ByteOffset, hTexRef, dptr, bytes); }
CUresult far_cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes)
{
	struct several_call c = several_by_handle(hTexRef, dptr);
	CUresult rc = ((__typeof__(&plain_cuTexRefSetAddress_v2))c.to->plain[PLAIN_cuTexRefSetAddress_v2])(ByteOffset, hTexRef, dptr, bytes);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefSetAddress(unsigned *ByteOffset, CUtexref hTexRef, CUdeviceptr_v1 dptr, unsigned bytes);
static CUresult plain_cuTexRefSetAddress(unsigned *ByteOffset, CUtexref hTexRef, CUdeviceptr_v1 dptr, unsigned bytes) { return shim_cuTexRefSetAddress(ByteOffset, hTexRef, dptr, bytes); }
CUresult far_cuTexRefSetAddress(unsigned *ByteOffset, CUtexref hTexRef, CUdeviceptr_v1 dptr, unsigned bytes)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefSetAddress))c.to->plain[PLAIN_cuTexRefSetAddress])(ByteOffset, hTexRef, dptr, bytes);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v2 *desc, CUdeviceptr dptr, size_t Pitch);
static CUresult plain_cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v2 *desc, CUdeviceptr dptr, size_t Pitch) { return shim_cuTexRefSetAddress2D_v3(hTexRef, desc, dptr, Pitch); }
CUresult far_cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v2 *desc, CUdeviceptr dptr, size_t Pitch)
{
	struct several_call c = several_by_handle(hTexRef, dptr);
	CUresult rc = ((__typeof__(&plain_cuTexRefSetAddress2D_v3))c.to->plain[PLAIN_cuTexRefSetAddress2D_v3])(hTexRef, desc, dptr, Pitch);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefSetAddress2D_v2(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v2 *desc, CUdeviceptr dptr, size_t Pitch);
static CUresult plain_cuTexRefSetAddress2D_v2(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v2 *desc, CUdeviceptr dptr, size_t Pitch) { return shim_cuTexRefSetAddress2D_v2(hTexRef, desc, dptr, Pitch); }
CUresult far_cuTexRefSetAddress2D_v2(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v2 *desc, CUdeviceptr dptr, size_t Pitch)
{
	struct several_call c = several_by_handle(hTexRef, dptr);
	CUresult rc = ((__typeof__(&plain_cuTexRefSetAddress2D_v2))c.to->plain[PLAIN_cuTexRefSetAddress2D_v2])(hTexRef, desc, dptr, Pitch);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v1 *desc, CUdeviceptr_v1 dptr, unsigned Pitch);
static CUresult plain_cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v1 *desc, CUdeviceptr_v1 dptr, unsigned Pitch) { return shim_cuTexRefSetAddress2D(hTexRef, desc, dptr, Pitch); }
CUresult far_cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v1 *desc, CUdeviceptr_v1 dptr, unsigned Pitch)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefSetAddress2D))c.to->plain[PLAIN_cuTexRefSetAddress2D])(hTexRef, desc, dptr, Pitch);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents);
static CUresult plain_cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents) { return shim_cuTexRefSetFormat(hTexRef, fmt, NumPackedComponents); }
CUresult far_cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefSetFormat))c.to->plain[PLAIN_cuTexRefSetFormat])(hTexRef, fmt, NumPackedComponents);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am);
static CUresult plain_cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am) { return shim_cuTexRefSetAddressMode(hTexRef, dim, am); }
CUresult far_cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefSetAddressMode))c.to->plain[PLAIN_cuTexRefSetAddressMode])(hTexRef, dim, am);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm);
static CUresult plain_cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm) { return shim_cuTexRefSetFilterMode(hTexRef, fm); }
CUresult far_cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefSetFilterMode))c.to->plain[PLAIN_cuTexRefSetFilterMode])(hTexRef, fm);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm);
static CUresult plain_cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm) { return shim_cuTexRefSetMipmapFilterMode(hTexRef, fm); }
CUresult far_cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefSetMipmapFilterMode))c.to->plain[PLAIN_cuTexRefSetMipmapFilterMode])(hTexRef, fm);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias);
static CUresult plain_cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias) { return shim_cuTexRefSetMipmapLevelBias(hTexRef, bias); }
CUresult far_cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefSetMipmapLevelBias))c.to->plain[PLAIN_cuTexRefSetMipmapLevelBias])(hTexRef, bias);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp);
static CUresult plain_cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp) { return shim_cuTexRefSetMipmapLevelClamp(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp); }
CUresult far_cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefSetMipmapLevelClamp))c.to->plain[PLAIN_cuTexRefSetMipmapLevelClamp])(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned maxAniso);
static CUresult plain_cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned maxAniso) { return shim_cuTexRefSetMaxAnisotropy(hTexRef, maxAniso); }
CUresult far_cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned maxAniso)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefSetMaxAnisotropy))c.to->plain[PLAIN_cuTexRefSetMaxAnisotropy])(hTexRef, maxAniso);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefSetBorderColor(CUtexref hTexRef, const float *pBorderColor);
static CUresult plain_cuTexRefSetBorderColor(CUtexref hTexRef, const float *pBorderColor) { return shim_cuTexRefSetBorderColor(hTexRef, pBorderColor); }
CUresult far_cuTexRefSetBorderColor(CUtexref hTexRef, const float *pBorderColor)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefSetBorderColor))c.to->plain[PLAIN_cuTexRefSetBorderColor])(hTexRef, pBorderColor);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefSetFlags(CUtexref hTexRef, unsigned Flags);
static CUresult plain_cuTexRefSetFlags(CUtexref hTexRef, unsigned Flags) { return shim_cuTexRefSetFlags(hTexRef, Flags); }
CUresult far_cuTexRefSetFlags(CUtexref hTexRef, unsigned Flags)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefSetFlags))c.to->plain[PLAIN_cuTexRefSetFlags])(hTexRef, Flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef);
static CUresult plain_cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef) { return shim_cuTexRefGetAddress_v2(pdptr, hTexRef); }
CUresult far_cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefGetAddress_v2))c.to->plain[PLAIN_cuTexRefGetAddress_v2])(pdptr, hTexRef);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefGetAddress(CUdeviceptr_v1 *pdptr, CUtexref hTexRef);
static CUresult plain_cuTexRefGetAddress(CUdeviceptr_v1 *pdptr, CUtexref hTexRef) { return shim_cuTexRefGetAddress(pdptr, hTexRef); }
CUresult far_cuTexRefGetAddress(CUdeviceptr_v1 *pdptr, CUtexref hTexRef)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefGetAddress))c.to->plain[PLAIN_cuTexRefGetAddress])(pdptr, hTexRef);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef);
static CUresult plain_cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef) { return shim_cuTexRefGetArray(phArray, hTexRef); }
CUresult far_cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefGetArray))c.to->plain[PLAIN_cuTexRefGetArray])(phArray, hTexRef);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef);
static CUresult plain_cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef) { return shim_cuTexRefGetMipmappedArray(phMipmappedArray, hTexRef); }
CUresult far_cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefGetMipmappedArray))c.to->plain[PLAIN_cuTexRefGetMipmappedArray])(phMipmappedArray, hTexRef);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim);
static CUresult plain_cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim) { return shim_cuTexRefGetAddressMode(pam, hTexRef, dim); }
CUresult far_cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefGetAddressMode))c.to->plain[PLAIN_cuTexRefGetAddressMode])(pam, hTexRef, dim);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef);
static CUresult plain_cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef) { return shim_cuTexRefGetFilterMode(pfm, hTexRef); }
CUresult far_cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefGetFilterMode))c.to->plain[PLAIN_cuTexRefGetFilterMode])(pfm, hTexRef);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef);
static CUresult plain_cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef) { return shim_cuTexRefGetFormat(pFormat, pNumChannels, hTexRef); }
CUresult far_cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefGetFormat))c.to->plain[PLAIN_cuTexRefGetFormat])(pFormat, pNumChannels, hTexRef);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef);
static CUresult plain_cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef) { return shim_cuTexRefGetMipmapFilterMode(pfm, hTexRef); }
CUresult far_cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefGetMipmapFilterMode))c.to->plain[PLAIN_cuTexRefGetMipmapFilterMode])(pfm, hTexRef);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef);
static CUresult plain_cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef) { return shim_cuTexRefGetMipmapLevelBias(pbias, hTexRef); }
CUresult far_cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefGetMipmapLevelBias))c.to->plain[PLAIN_cuTexRefGetMipmapLevelBias])(pbias, hTexRef);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp, CUtexref hTexRef);
static CUresult plain_cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp, CUtexref hTexRef) { return shim_cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef); }
CUresult far_cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp, CUtexref hTexRef)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefGetMipmapLevelClamp))c.to->plain[PLAIN_cuTexRefGetMipmapLevelClamp])(pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef);
static CUresult plain_cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef) { return shim_cuTexRefGetMaxAnisotropy(pmaxAniso, hTexRef); }
CUresult far_cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefGetMaxAnisotropy))c.to->plain[PLAIN_cuTexRefGetMaxAnisotropy])(pmaxAniso, hTexRef);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef);
static CUresult plain_cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef) { return shim_cuTexRefGetBorderColor(pBorderColor, hTexRef); }
CUresult far_cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefGetBorderColor))c.to->plain[PLAIN_cuTexRefGetBorderColor])(pBorderColor, hTexRef);
	several_end(&c);
	return rc;
}

CUresult shim_cuTexRefGetFlags(unsigned *pFlags, CUtexref hTexRef);
static CUresult plain_cuTexRefGetFlags(unsigned *pFlags, CUtexref hTexRef) { return shim_cuTexRefGetFlags(pFlags, hTexRef); }
CUresult far_cuTexRefGetFlags(unsigned *pFlags, CUtexref hTexRef)
{
	struct several_call c = several_by_handle(hTexRef, 0);
	CUresult rc = ((__typeof__(&plain_cuTexRefGetFlags))c.to->plain[PLAIN_cuTexRefGetFlags])(pFlags, hTexRef);
	several_end(&c);
	return rc;
}

CUresult shim_cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned Flags);
static CUresult plain_cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned Flags) { return shim_cuSurfRefSetArray(hSurfRef, hArray, Flags); }
CUresult far_cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned Flags)
{
	struct several_call c = several_by_handle(hSurfRef, 0);
	CUresult rc = ((__typeof__(&plain_cuSurfRefSetArray))c.to->plain[PLAIN_cuSurfRefSetArray])(hSurfRef, hArray, Flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef);
static CUresult plain_cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef) { return shim_cuSurfRefGetArray(phArray, hSurfRef); }
CUresult far_cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)
{
	struct several_call c = several_by_handle(hSurfRef, 0);
	CUresult rc = ((__typeof__(&plain_cuSurfRefGetArray))c.to->plain[PLAIN_cuSurfRefGetArray])(phArray, hSurfRef);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamCreate(CUstream *phStream, unsigned Flags);
static CUresult plain_cuStreamCreate(CUstream *phStream, unsigned Flags) { return shim_cuStreamCreate(phStream, Flags); }
CUresult far_cuStreamCreate(CUstream *phStream, unsigned Flags)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuStreamCreate))c.to->plain[PLAIN_cuStreamCreate])(phStream, Flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamCreateWithPriority(CUstream *phStream, unsigned flags, int priority);
static CUresult plain_cuStreamCreateWithPriority(CUstream *phStream, unsigned flags, int priority) { return shim_cuStreamCreateWithPriority(phStream, flags, priority); }
CUresult far_cuStreamCreateWithPriority(CUstream *phStream, unsigned flags, int priority)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuStreamCreateWithPriority))c.to->plain[PLAIN_cuStreamCreateWithPriority])(phStream, flags, priority);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamDestroy_v2(CUstream hStream);
static CUresult plain_cuStreamDestroy_v2(CUstream hStream) { return shim_complains(shim_cuStreamDestroy_v2(hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamDestroy_v2(CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamDestroy_v2))c.to->plain[PLAIN_cuStreamDestroy_v2])(hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamDestroy(CUstream hStream);
static CUresult plain_cuStreamDestroy(CUstream hStream) { return shim_complains(shim_cuStreamDestroy(hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamDestroy(CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamDestroy))c.to->plain[PLAIN_cuStreamDestroy])(hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetPriority(CUstream hStream, int *priority);
static CUresult plain_cuStreamGetPriority(CUstream hStream, int *priority) { return shim_complains(shim_cuStreamGetPriority(hStream, priority), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetPriority(CUstream hStream, int *priority)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetPriority))c.to->plain[PLAIN_cuStreamGetPriority])(hStream, priority);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetPriority_ptsz(CUstream hStream, int *priority);
static CUresult plain_cuStreamGetPriority_ptsz(CUstream hStream, int *priority) { return shim_complains(shim_cuStreamGetPriority_ptsz(hStream, priority), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetPriority_ptsz(CUstream hStream, int *priority)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetPriority_ptsz))c.to->plain[PLAIN_cuStreamGetPriority_ptsz])(hStream, priority);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetDevice(CUstream hStream, CUdevice *device);
static CUresult plain_cuStreamGetDevice(CUstream hStream, CUdevice *device) { return shim_complains(shim_cuStreamGetDevice(hStream, device), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetDevice(CUstream hStream, CUdevice *device)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetDevice))c.to->plain[PLAIN_cuStreamGetDevice])(hStream, device);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetDevice_ptsz(CUstream hStream, CUdevice *device);
static CUresult plain_cuStreamGetDevice_ptsz(CUstream hStream, CUdevice *device) { return shim_complains(shim_cuStreamGetDevice_ptsz(hStream, device), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetDevice_ptsz(CUstream hStream, CUdevice *device)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetDevice_ptsz))c.to->plain[PLAIN_cuStreamGetDevice_ptsz])(hStream, device);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetFlags(CUstream hStream, unsigned *flags);
static CUresult plain_cuStreamGetFlags(CUstream hStream, unsigned *flags) { return shim_complains(shim_cuStreamGetFlags(hStream, flags), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetFlags(CUstream hStream, unsigned *flags)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetFlags))c.to->plain[PLAIN_cuStreamGetFlags])(hStream, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetFlags_ptsz(CUstream hStream, unsigned *flags);
static CUresult plain_cuStreamGetFlags_ptsz(CUstream hStream, unsigned *flags) { return shim_complains(shim_cuStreamGetFlags_ptsz(hStream, flags), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetFlags_ptsz(CUstream hStream, unsigned *flags)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetFlags_ptsz))c.to->plain[PLAIN_cuStreamGetFlags_ptsz])(hStream, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetId(CUstream hStream, uint64_t *streamId);
static CUresult plain_cuStreamGetId(CUstream hStream, uint64_t *streamId) { return shim_complains(shim_cuStreamGetId(hStream, streamId), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetId(CUstream hStream, uint64_t *streamId)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetId))c.to->plain[PLAIN_cuStreamGetId])(hStream, streamId);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetId_ptsz(CUstream hStream, uint64_t *streamId);
static CUresult plain_cuStreamGetId_ptsz(CUstream hStream, uint64_t *streamId) { return shim_complains(shim_cuStreamGetId_ptsz(hStream, streamId), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetId_ptsz(CUstream hStream, uint64_t *streamId)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetId_ptsz))c.to->plain[PLAIN_cuStreamGetId_ptsz])(hStream, streamId);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx);
static CUresult plain_cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx) { return shim_complains(shim_cuStreamGetCtx_v2(hStream, pCtx, pGreenCtx), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetCtx_v2))c.to->plain[PLAIN_cuStreamGetCtx_v2])(hStream, pCtx, pGreenCtx);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetCtx_v2_ptsz(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx);
static CUresult plain_cuStreamGetCtx_v2_ptsz(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx) { return shim_complains(shim_cuStreamGetCtx_v2_ptsz(hStream, pCtx, pGreenCtx), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetCtx_v2_ptsz(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetCtx_v2_ptsz))c.to->plain[PLAIN_cuStreamGetCtx_v2_ptsz])(hStream, pCtx, pGreenCtx);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetCtx(CUstream hStream, CUcontext *pctx);
static CUresult plain_cuStreamGetCtx(CUstream hStream, CUcontext *pctx) { return shim_complains(shim_cuStreamGetCtx(hStream, pctx), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetCtx(CUstream hStream, CUcontext *pctx)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetCtx))c.to->plain[PLAIN_cuStreamGetCtx])(hStream, pctx);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetCtx_ptsz(CUstream hStream, CUcontext *pctx);
static CUresult plain_cuStreamGetCtx_ptsz(CUstream hStream, CUcontext *pctx) { return shim_complains(shim_cuStreamGetCtx_ptsz(hStream, pctx), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetCtx_ptsz(CUstream hStream, CUcontext *pctx)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetCtx_ptsz))c.to->plain[PLAIN_cuStreamGetCtx_ptsz])(hStream, pctx);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned Flags);
static CUresult plain_cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned Flags) { return shim_complains(shim_cuStreamWaitEvent(hStream, hEvent, Flags), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned Flags)
{
	return several_cuStreamWaitEvent(hStream, hEvent, Flags);
}

CUresult shim_cuStreamWaitEvent_ptsz(CUstream hStream, CUevent hEvent, unsigned Flags);
static CUresult plain_cuStreamWaitEvent_ptsz(CUstream hStream, CUevent hEvent, unsigned Flags) { return shim_complains(shim_cuStreamWaitEvent_ptsz(hStream, hEvent, Flags), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamWaitEvent_ptsz(CUstream hStream, CUevent hEvent, unsigned Flags)
{
	int was = several_per_thread(1);
	CUresult rc = several_cuStreamWaitEvent(hStream, hEvent, Flags);
	several_per_thread(was);
	return rc;
}

CUresult shim_cuStreamQuery(CUstream hStream);
static CUresult plain_cuStreamQuery(CUstream hStream) { return shim_cuStreamQuery(hStream); }
CUresult far_cuStreamQuery(CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamQuery))c.to->plain[PLAIN_cuStreamQuery])(hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamQuery_ptsz(CUstream hStream);
static CUresult plain_cuStreamQuery_ptsz(CUstream hStream) { return shim_cuStreamQuery_ptsz(hStream); }
CUresult far_cuStreamQuery_ptsz(CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamQuery_ptsz))c.to->plain[PLAIN_cuStreamQuery_ptsz])(hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamSynchronize(CUstream hStream);
static CUresult plain_cuStreamSynchronize(CUstream hStream) { return shim_cuStreamSynchronize(hStream); }
CUresult far_cuStreamSynchronize(CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamSynchronize))c.to->plain[PLAIN_cuStreamSynchronize])(hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamSynchronize_ptsz(CUstream hStream);
static CUresult plain_cuStreamSynchronize_ptsz(CUstream hStream) { return shim_cuStreamSynchronize_ptsz(hStream); }
CUresult far_cuStreamSynchronize_ptsz(CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamSynchronize_ptsz))c.to->plain[PLAIN_cuStreamSynchronize_ptsz])(hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamAddCallback(CUstream hStream, void *callback, void *userData, unsigned flags);
static CUresult plain_cuStreamAddCallback(CUstream hStream, void *callback, void *userData, unsigned flags) { return shim_complains(shim_cuStreamAddCallback(hStream, callback, userData, flags), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamAddCallback(CUstream hStream, void *callback, void *userData, unsigned flags)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamAddCallback))c.to->plain[PLAIN_cuStreamAddCallback])(hStream, callback, userData, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamAddCallback_ptsz(CUstream hStream, void *callback, void *userData, unsigned flags);
static CUresult plain_cuStreamAddCallback_ptsz(CUstream hStream, void *callback, void *userData, unsigned flags) { return shim_complains(shim_cuStreamAddCallback_ptsz(hStream, callback, userData, flags), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamAddCallback_ptsz(CUstream hStream, void *callback, void *userData, unsigned flags)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamAddCallback_ptsz))c.to->plain[PLAIN_cuStreamAddCallback_ptsz])(hStream, callback, userData, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamCopyAttributes(CUstream dstStream, CUstream srcStream);
static CUresult plain_cuStreamCopyAttributes(CUstream dstStream, CUstream srcStream) { return shim_complains(shim_cuStreamCopyAttributes(dstStream, srcStream), CUDA_ERROR_INVALID_HANDLE, &dstStream); }
CUresult far_cuStreamCopyAttributes(CUstream dstStream, CUstream srcStream)
{
	struct several_call c = several_by_handle(dstStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamCopyAttributes))c.to->plain[PLAIN_cuStreamCopyAttributes])(dstStream, srcStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamCopyAttributes_ptsz(CUstream dstStream, CUstream srcStream);
static CUresult plain_cuStreamCopyAttributes_ptsz(CUstream dstStream, CUstream srcStream) { return shim_complains(shim_cuStreamCopyAttributes_ptsz(dstStream, srcStream), CUDA_ERROR_INVALID_HANDLE, &dstStream); }
CUresult far_cuStreamCopyAttributes_ptsz(CUstream dstStream, CUstream srcStream)
{
	struct several_call c = several_by_handle(dstStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamCopyAttributes_ptsz))c.to->plain[PLAIN_cuStreamCopyAttributes_ptsz])(dstStream, srcStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetAttribute(CUstream hStream, CUlaunchAttributeID attr, CUlaunchAttributeValue *value);
static CUresult plain_cuStreamGetAttribute(CUstream hStream, CUlaunchAttributeID attr, CUlaunchAttributeValue *value) { return shim_complains(shim_cuStreamGetAttribute(hStream, attr, value), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetAttribute(CUstream hStream, CUlaunchAttributeID attr, CUlaunchAttributeValue *value)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetAttribute))c.to->plain[PLAIN_cuStreamGetAttribute])(hStream, attr, value);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetAttribute_ptsz(CUstream hStream, CUlaunchAttributeID attr, CUlaunchAttributeValue *value);
static CUresult plain_cuStreamGetAttribute_ptsz(CUstream hStream, CUlaunchAttributeID attr, CUlaunchAttributeValue *value) { return shim_complains(shim_cuStreamGetAttribute_ptsz(hStream, attr, value), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetAttribute_ptsz(CUstream hStream, CUlaunchAttributeID attr, CUlaunchAttributeValue *value)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetAttribute_ptsz))c.to->plain[PLAIN_cuStreamGetAttribute_ptsz])(hStream, attr, value);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamSetAttribute(CUstream hStream, CUlaunchAttributeID attr, const CUlaunchAttributeValue *param);
static CUresult plain_cuStreamSetAttribute(CUstream hStream, CUlaunchAttributeID attr, const CUlaunchAttributeValue *param) { return shim_complains(shim_cuStreamSetAttribute(hStream, attr, param), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamSetAttribute(CUstream hStream, CUlaunchAttributeID attr, const CUlaunchAttributeValue *param)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamSetAttribute))c.to->plain[PLAIN_cuStreamSetAttribute])(hStream, attr, param);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamSetAttribute_ptsz(CUstream hStream, CUlaunchAttributeID attr, const CUlaunchAttributeValue *param);
static CUresult plain_cuStreamSetAttribute_ptsz(CUstream hStream, CUlaunchAttributeID attr, const CUlaunchAttributeValue *param) { return shim_complains(shim_cuStreamSetAttribute_ptsz(hStream, attr, param), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamSetAttribute_ptsz(CUstream hStream, CUlaunchAttributeID attr, const CUlaunchAttributeValue *param)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamSetAttribute_ptsz))c.to->plain[PLAIN_cuStreamSetAttribute_ptsz])(hStream, attr, param);
	several_end(&c);
	return rc;
}

CUresult shim_cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode);
static CUresult plain_cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode) { return shim_cuThreadExchangeStreamCaptureMode(mode); }
CUresult far_cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)
{
	return several_cuThreadExchangeStreamCaptureMode(mode);
}

CUresult shim_cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode);
static CUresult plain_cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode) { return shim_cuStreamBeginCapture_v2(hStream, mode); }
CUresult far_cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamBeginCapture_v2))c.to->plain[PLAIN_cuStreamBeginCapture_v2])(hStream, mode);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamBeginCapture_v2_ptsz(CUstream hStream, CUstreamCaptureMode mode);
static CUresult plain_cuStreamBeginCapture_v2_ptsz(CUstream hStream, CUstreamCaptureMode mode) { return shim_cuStreamBeginCapture_v2_ptsz(hStream, mode); }
CUresult far_cuStreamBeginCapture_v2_ptsz(CUstream hStream, CUstreamCaptureMode mode)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamBeginCapture_v2_ptsz))c.to->plain[PLAIN_cuStreamBeginCapture_v2_ptsz])(hStream, mode);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamBeginCapture(CUstream hStream);
static CUresult plain_cuStreamBeginCapture(CUstream hStream) { return shim_cuStreamBeginCapture(hStream); }
CUresult far_cuStreamBeginCapture(CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamBeginCapture))c.to->plain[PLAIN_cuStreamBeginCapture])(hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamBeginCapture_ptsz(CUstream hStream);
static CUresult plain_cuStreamBeginCapture_ptsz(CUstream hStream) { return shim_cuStreamBeginCapture_ptsz(hStream); }
CUresult far_cuStreamBeginCapture_ptsz(CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamBeginCapture_ptsz))c.to->plain[PLAIN_cuStreamBeginCapture_ptsz])(hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode);
static CUresult plain_cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode) { return shim_cuStreamBeginCaptureToGraph(hStream, hGraph, dependencies, dependencyData, numDependencies, mode); }
CUresult far_cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamBeginCaptureToGraph))c.to->plain[PLAIN_cuStreamBeginCaptureToGraph])(hStream, hGraph, dependencies, dependencyData, numDependencies, mode);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamBeginCaptureToGraph_ptsz(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode);
static CUresult plain_cuStreamBeginCaptureToGraph_ptsz(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode) { return shim_cuStreamBeginCaptureToGraph_ptsz(hStream, hGraph, dependencies, dependencyData, numDependencies, mode); }
CUresult far_cuStreamBeginCaptureToGraph_ptsz(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamBeginCaptureToGraph_ptsz))c.to->plain[PLAIN_cuStreamBeginCaptureToGraph_ptsz])(hStream, hGraph, dependencies, dependencyData, numDependencies, mode);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamEndCapture(CUstream hStream, CUgraph *phGraph);
static CUresult plain_cuStreamEndCapture(CUstream hStream, CUgraph *phGraph) { return shim_cuStreamEndCapture(hStream, phGraph); }
CUresult far_cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamEndCapture))c.to->plain[PLAIN_cuStreamEndCapture])(hStream, phGraph);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamEndCapture_ptsz(CUstream hStream, CUgraph *phGraph);
static CUresult plain_cuStreamEndCapture_ptsz(CUstream hStream, CUgraph *phGraph) { return shim_cuStreamEndCapture_ptsz(hStream, phGraph); }
CUresult far_cuStreamEndCapture_ptsz(CUstream hStream, CUgraph *phGraph)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamEndCapture_ptsz))c.to->plain[PLAIN_cuStreamEndCapture_ptsz])(hStream, phGraph);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus);
static CUresult plain_cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus) { return shim_complains(shim_cuStreamIsCapturing(hStream, captureStatus), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamIsCapturing))c.to->plain[PLAIN_cuStreamIsCapturing])(hStream, captureStatus);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamIsCapturing_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus);
static CUresult plain_cuStreamIsCapturing_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus) { return shim_complains(shim_cuStreamIsCapturing_ptsz(hStream, captureStatus), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamIsCapturing_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamIsCapturing_ptsz))c.to->plain[PLAIN_cuStreamIsCapturing_ptsz])(hStream, captureStatus);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, void *edgeData_out, size_t *numDependencies_out);
static CUresult plain_cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, void *edgeData_out, size_t *numDependencies_out) { return shim_complains(shim_cuStreamGetCaptureInfo_v3(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, void *edgeData_out, size_t *numDependencies_out)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetCaptureInfo_v3))c.to->plain[PLAIN_cuStreamGetCaptureInfo_v3])(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetCaptureInfo_v3_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, void *edgeData_out, size_t *numDependencies_out);
static CUresult plain_cuStreamGetCaptureInfo_v3_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, void *edgeData_out, size_t *numDependencies_out) { return shim_complains(shim_cuStreamGetCaptureInfo_v3_ptsz(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetCaptureInfo_v3_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, void *edgeData_out, size_t *numDependencies_out)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetCaptureInfo_v3_ptsz))c.to->plain[PLAIN_cuStreamGetCaptureInfo_v3_ptsz])(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, size_t *numDependencies_out);
static CUresult plain_cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, size_t *numDependencies_out) { return shim_complains(shim_cuStreamGetCaptureInfo_v2(hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, size_t *numDependencies_out)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetCaptureInfo_v2))c.to->plain[PLAIN_cuStreamGetCaptureInfo_v2])(hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetCaptureInfo_v2_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, size_t *numDependencies_out);
static CUresult plain_cuStreamGetCaptureInfo_v2_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, size_t *numDependencies_out) { return shim_complains(shim_cuStreamGetCaptureInfo_v2_ptsz(hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetCaptureInfo_v2_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, size_t *numDependencies_out)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetCaptureInfo_v2_ptsz))c.to->plain[PLAIN_cuStreamGetCaptureInfo_v2_ptsz])(hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetCaptureInfo(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out);
static CUresult plain_cuStreamGetCaptureInfo(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out) { return shim_complains(shim_cuStreamGetCaptureInfo(hStream, captureStatus_out, id_out), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetCaptureInfo(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetCaptureInfo))c.to->plain[PLAIN_cuStreamGetCaptureInfo])(hStream, captureStatus_out, id_out);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetCaptureInfo_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out);
static CUresult plain_cuStreamGetCaptureInfo_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out) { return shim_complains(shim_cuStreamGetCaptureInfo_ptsz(hStream, captureStatus_out, id_out), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetCaptureInfo_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetCaptureInfo_ptsz))c.to->plain[PLAIN_cuStreamGetCaptureInfo_ptsz])(hStream, captureStatus_out, id_out);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamUpdateCaptureDependencies_v2(CUstream hStream, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned flags);
static CUresult plain_cuStreamUpdateCaptureDependencies_v2(CUstream hStream, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned flags) { return shim_complains(shim_cuStreamUpdateCaptureDependencies_v2(hStream, dependencies, dependencyData, numDependencies, flags), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamUpdateCaptureDependencies_v2(CUstream hStream, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned flags)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamUpdateCaptureDependencies_v2))c.to->plain[PLAIN_cuStreamUpdateCaptureDependencies_v2])(hStream, dependencies, dependencyData, numDependencies, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamUpdateCaptureDependencies_v2_ptsz(CUstream hStream, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned flags);
static CUresult plain_cuStreamUpdateCaptureDependencies_v2_ptsz(CUstream hStream, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned flags) { return shim_complains(shim_cuStreamUpdateCaptureDependencies_v2_ptsz(hStream, dependencies, dependencyData, numDependencies, flags), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamUpdateCaptureDependencies_v2_ptsz(CUstream hStream, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned flags)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamUpdateCaptureDependencies_v2_ptsz))c.to->plain[PLAIN_cuStreamUpdateCaptureDependencies_v2_ptsz])(hStream, dependencies, dependencyData, numDependencies, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamUpdateCaptureDependencies(CUstream hStream, const CUgraphNode *dependencies, size_t numDependencies, unsigned flags);
static CUresult plain_cuStreamUpdateCaptureDependencies(CUstream hStream, const CUgraphNode *dependencies, size_t numDependencies, unsigned flags) { return shim_complains(shim_cuStreamUpdateCaptureDependencies(hStream, dependencies, numDependencies, flags), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamUpdateCaptureDependencies(CUstream hStream, const CUgraphNode *dependencies, size_t numDependencies, unsigned flags)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamUpdateCaptureDependencies))c.to->plain[PLAIN_cuStreamUpdateCaptureDependencies])(hStream, dependencies, numDependencies, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamUpdateCaptureDependencies_ptsz(CUstream hStream, const CUgraphNode *dependencies, size_t numDependencies, unsigned flags);
static CUresult plain_cuStreamUpdateCaptureDependencies_ptsz(CUstream hStream, const CUgraphNode *dependencies, size_t numDependencies, unsigned flags) { return shim_complains(shim_cuStreamUpdateCaptureDependencies_ptsz(hStream, dependencies, numDependencies, flags), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamUpdateCaptureDependencies_ptsz(CUstream hStream, const CUgraphNode *dependencies, size_t numDependencies, unsigned flags)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamUpdateCaptureDependencies_ptsz))c.to->plain[PLAIN_cuStreamUpdateCaptureDependencies_ptsz])(hStream, dependencies, numDependencies, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuEventCreate(CUevent *phEvent, unsigned Flags);
static CUresult plain_cuEventCreate(CUevent *phEvent, unsigned Flags) { return shim_cuEventCreate(phEvent, Flags); }
CUresult far_cuEventCreate(CUevent *phEvent, unsigned Flags)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuEventCreate))c.to->plain[PLAIN_cuEventCreate])(phEvent, Flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuEventRecord(CUevent hEvent, CUstream hStream);
static CUresult plain_cuEventRecord(CUevent hEvent, CUstream hStream) { return shim_complains(shim_cuEventRecord(hEvent, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuEventRecord(CUevent hEvent, CUstream hStream)
{
	struct several_call c = several_by_handle(hEvent, 0);
	CUresult rc = ((__typeof__(&plain_cuEventRecord))c.to->plain[PLAIN_cuEventRecord])(hEvent, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuEventRecord_ptsz(CUevent hEvent, CUstream hStream);
static CUresult plain_cuEventRecord_ptsz(CUevent hEvent, CUstream hStream) { return shim_complains(shim_cuEventRecord_ptsz(hEvent, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuEventRecord_ptsz(CUevent hEvent, CUstream hStream)
{
	struct several_call c = several_by_handle(hEvent, 0);
	CUresult rc = ((__typeof__(&plain_cuEventRecord_ptsz))c.to->plain[PLAIN_cuEventRecord_ptsz])(hEvent, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned flags);
static CUresult plain_cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned flags) { return shim_complains(shim_cuEventRecordWithFlags(hEvent, hStream, flags), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned flags)
{
	struct several_call c = several_by_handle(hEvent, 0);
	CUresult rc = ((__typeof__(&plain_cuEventRecordWithFlags))c.to->plain[PLAIN_cuEventRecordWithFlags])(hEvent, hStream, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuEventRecordWithFlags_ptsz(CUevent hEvent, CUstream hStream, unsigned flags);
static CUresult plain_cuEventRecordWithFlags_ptsz(CUevent hEvent, CUstream hStream, unsigned flags) { return shim_complains(shim_cuEventRecordWithFlags_ptsz(hEvent, hStream, flags), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuEventRecordWithFlags_ptsz(CUevent hEvent, CUstream hStream, unsigned flags)
{
	struct several_call c = several_by_handle(hEvent, 0);
	CUresult rc = ((__typeof__(&plain_cuEventRecordWithFlags_ptsz))c.to->plain[PLAIN_cuEventRecordWithFlags_ptsz])(hEvent, hStream, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuEventQuery(CUevent hEvent);
static CUresult plain_cuEventQuery(CUevent hEvent) { return shim_complains(shim_cuEventQuery(hEvent), CUDA_ERROR_INVALID_CONTEXT, &hEvent); }
CUresult far_cuEventQuery(CUevent hEvent)
{
	struct several_call c = several_by_handle(hEvent, 0);
	CUresult rc = ((__typeof__(&plain_cuEventQuery))c.to->plain[PLAIN_cuEventQuery])(hEvent);
	several_end(&c);
	return rc;
}

CUresult shim_cuEventSynchronize(CUevent hEvent);
static CUresult plain_cuEventSynchronize(CUevent hEvent) { return shim_complains(shim_cuEventSynchronize(hEvent), CUDA_ERROR_INVALID_CONTEXT, &hEvent); }
CUresult far_cuEventSynchronize(CUevent hEvent)
{
	struct several_call c = several_by_handle(hEvent, 0);
	CUresult rc = ((__typeof__(&plain_cuEventSynchronize))c.to->plain[PLAIN_cuEventSynchronize])(hEvent);
	several_end(&c);
	return rc;
}

CUresult shim_cuEventDestroy_v2(CUevent hEvent);
static CUresult plain_cuEventDestroy_v2(CUevent hEvent) { return shim_complains(shim_cuEventDestroy_v2(hEvent), CUDA_ERROR_INVALID_CONTEXT, &hEvent); }
CUresult far_cuEventDestroy_v2(CUevent hEvent)
{
	struct several_call c = several_by_handle(hEvent, 0);
	CUresult rc = ((__typeof__(&plain_cuEventDestroy_v2))c.to->plain[PLAIN_cuEventDestroy_v2])(hEvent);
	several_end(&c);
	return rc;
}

CUresult shim_cuEventDestroy(CUevent hEvent);
static CUresult plain_cuEventDestroy(CUevent hEvent) { return shim_complains(shim_cuEventDestroy(hEvent), CUDA_ERROR_INVALID_CONTEXT, &hEvent); }
CUresult far_cuEventDestroy(CUevent hEvent)
{
	struct several_call c = several_by_handle(hEvent, 0);
	CUresult rc = ((__typeof__(&plain_cuEventDestroy))c.to->plain[PLAIN_cuEventDestroy])(hEvent);
	several_end(&c);
	return rc;
}

CUresult shim_cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd);
static CUresult plain_cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd) { return shim_complains(shim_cuEventElapsedTime_v2(pMilliseconds, hStart, hEnd), CUDA_ERROR_INVALID_CONTEXT, &hStart); }
CUresult far_cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)
{
	struct several_call c = several_by_handle(hStart, 0);
	CUresult rc = ((__typeof__(&plain_cuEventElapsedTime_v2))c.to->plain[PLAIN_cuEventElapsedTime_v2])(pMilliseconds, hStart, hEnd);
	several_end(&c);
	return rc;
}

CUresult shim_cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd);
static CUresult plain_cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd) { return shim_complains(shim_cuEventElapsedTime(pMilliseconds, hStart, hEnd), CUDA_ERROR_INVALID_CONTEXT, &hStart); }
CUresult far_cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd)
{
	struct several_call c = several_by_handle(hStart, 0);
	CUresult rc = ((__typeof__(&plain_cuEventElapsedTime))c.to->plain[PLAIN_cuEventElapsedTime])(pMilliseconds, hStart, hEnd);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
static CUresult plain_cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags) { return shim_cuStreamWaitValue32_v2(stream, addr, value, flags); }
CUresult far_cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags)
{
	struct several_call c = several_by_handle(stream, addr);
	CUresult rc = ((__typeof__(&plain_cuStreamWaitValue32_v2))c.to->plain[PLAIN_cuStreamWaitValue32_v2])(stream, addr, value, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamWaitValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
static CUresult plain_cuStreamWaitValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags) { return shim_cuStreamWaitValue32_v2_ptsz(stream, addr, value, flags); }
CUresult far_cuStreamWaitValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags)
{
	struct several_call c = several_by_handle(stream, addr);
	CUresult rc = ((__typeof__(&plain_cuStreamWaitValue32_v2_ptsz))c.to->plain[PLAIN_cuStreamWaitValue32_v2_ptsz])(stream, addr, value, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamWaitValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
static CUresult plain_cuStreamWaitValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags) { return shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1), stream) ?: shim_cuStreamWaitValue32(stream, addr, value, flags); }
CUresult far_cuStreamWaitValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags)
{
	struct several_call c = several_by_handle(stream, addr);
	CUresult rc = ((__typeof__(&plain_cuStreamWaitValue32))c.to->plain[PLAIN_cuStreamWaitValue32])(stream, addr, value, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamWaitValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
static CUresult plain_cuStreamWaitValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags) { return shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1), stream) ?: shim_cuStreamWaitValue32_ptsz(stream, addr, value, flags); }
CUresult far_cuStreamWaitValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags)
{
	struct several_call c = several_by_handle(stream, addr);
	CUresult rc = ((__typeof__(&plain_cuStreamWaitValue32_ptsz))c.to->plain[PLAIN_cuStreamWaitValue32_ptsz])(stream, addr, value, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
static CUresult plain_cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags) { return shim_cuStreamWaitValue64_v2(stream, addr, value, flags); }
CUresult far_cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags)
{
	struct several_call c = several_by_handle(stream, addr);
	CUresult rc = ((__typeof__(&plain_cuStreamWaitValue64_v2))c.to->plain[PLAIN_cuStreamWaitValue64_v2])(stream, addr, value, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamWaitValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
static CUresult plain_cuStreamWaitValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags) { return shim_cuStreamWaitValue64_v2_ptsz(stream, addr, value, flags); }
CUresult far_cuStreamWaitValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags)
{
	struct several_call c = several_by_handle(stream, addr);
	CUresult rc = ((__typeof__(&plain_cuStreamWaitValue64_v2_ptsz))c.to->plain[PLAIN_cuStreamWaitValue64_v2_ptsz])(stream, addr, value, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamWaitValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
static CUresult plain_cuStreamWaitValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags) { return shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1), stream) ?: shim_cuStreamWaitValue64(stream, addr, value, flags); }
CUresult far_cuStreamWaitValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags)
{
	struct several_call c = several_by_handle(stream, addr);
	CUresult rc = ((__typeof__(&plain_cuStreamWaitValue64))c.to->plain[PLAIN_cuStreamWaitValue64])(stream, addr, value, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamWaitValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
static CUresult plain_cuStreamWaitValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags) { return shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1), stream) ?: shim_cuStreamWaitValue64_ptsz(stream, addr, value, flags); }
CUresult far_cuStreamWaitValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags)
{
	struct several_call c = several_by_handle(stream, addr);
	CUresult rc = ((__typeof__(&plain_cuStreamWaitValue64_ptsz))c.to->plain[PLAIN_cuStreamWaitValue64_ptsz])(stream, addr, value, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
static CUresult plain_cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags) { return shim_cuStreamWriteValue32_v2(stream, addr, value, flags); }
CUresult far_cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags)
{
	struct several_call c = several_by_handle(stream, addr);
	CUresult rc = ((__typeof__(&plain_cuStreamWriteValue32_v2))c.to->plain[PLAIN_cuStreamWriteValue32_v2])(stream, addr, value, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamWriteValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
static CUresult plain_cuStreamWriteValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags) { return shim_cuStreamWriteValue32_v2_ptsz(stream, addr, value, flags); }
CUresult far_cuStreamWriteValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags)
{
	struct several_call c = several_by_handle(stream, addr);
	CUresult rc = ((__typeof__(&plain_cuStreamWriteValue32_v2_ptsz))c.to->plain[PLAIN_cuStreamWriteValue32_v2_ptsz])(stream, addr, value, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamWriteValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
static CUresult plain_cuStreamWriteValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags) { return shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1), stream) ?: shim_cuStreamWriteValue32(stream, addr, value, flags); }
CUresult far_cuStreamWriteValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags)
{
	struct several_call c = several_by_handle(stream, addr);
	CUresult rc = ((__typeof__(&plain_cuStreamWriteValue32))c.to->plain[PLAIN_cuStreamWriteValue32])(stream, addr, value, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamWriteValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
static CUresult plain_cuStreamWriteValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags) { return shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1), stream) ?: shim_cuStreamWriteValue32_ptsz(stream, addr, value, flags); }
CUresult far_cuStreamWriteValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags)
{
	struct several_call c = several_by_handle(stream, addr);
	CUresult rc = ((__typeof__(&plain_cuStreamWriteValue32_ptsz))c.to->plain[PLAIN_cuStreamWriteValue32_ptsz])(stream, addr, value, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
static CUresult plain_cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags) { return shim_cuStreamWriteValue64_v2(stream, addr, value, flags); }
CUresult far_cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags)
{
	struct several_call c = several_by_handle(stream, addr);
	CUresult rc = ((__typeof__(&plain_cuStreamWriteValue64_v2))c.to->plain[PLAIN_cuStreamWriteValue64_v2])(stream, addr, value, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamWriteValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
static CUresult plain_cuStreamWriteValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags) { return shim_cuStreamWriteValue64_v2_ptsz(stream, addr, value, flags); }
CUresult far_cuStreamWriteValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags)
{
	struct several_call c = several_by_handle(stream, addr);
	CUresult rc = ((__typeof__(&plain_cuStreamWriteValue64_v2_ptsz))c.to->plain[PLAIN_cuStreamWriteValue64_v2_ptsz])(stream, addr, value, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamWriteValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
static CUresult plain_cuStreamWriteValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags) { return shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1), stream) ?: shim_cuStreamWriteValue64(stream, addr, value, flags); }
CUresult far_cuStreamWriteValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags)
{
	struct several_call c = several_by_handle(stream, addr);
	CUresult rc = ((__typeof__(&plain_cuStreamWriteValue64))c.to->plain[PLAIN_cuStreamWriteValue64])(stream, addr, value, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamWriteValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
static CUresult plain_cuStreamWriteValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags) { return shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1), stream) ?: shim_cuStreamWriteValue64_ptsz(stream, addr, value, flags); }
CUresult far_cuStreamWriteValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags)
{
	struct several_call c = several_by_handle(stream, addr);
	CUresult rc = ((__typeof__(&plain_cuStreamWriteValue64_ptsz))c.to->plain[PLAIN_cuStreamWriteValue64_ptsz])(stream, addr, value, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamBatchMemOp_v2(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags);
static CUresult plain_cuStreamBatchMemOp_v2(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags) { return shim_cuStreamBatchMemOp_v2(stream, count, paramArray, flags); }
CUresult far_cuStreamBatchMemOp_v2(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags)
{
	struct several_call c = several_by_handle(stream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamBatchMemOp_v2))c.to->plain[PLAIN_cuStreamBatchMemOp_v2])(stream, count, paramArray, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamBatchMemOp_v2_ptsz(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags);
static CUresult plain_cuStreamBatchMemOp_v2_ptsz(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags) { return shim_cuStreamBatchMemOp_v2_ptsz(stream, count, paramArray, flags); }
CUresult far_cuStreamBatchMemOp_v2_ptsz(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags)
{
	struct several_call c = several_by_handle(stream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamBatchMemOp_v2_ptsz))c.to->plain[PLAIN_cuStreamBatchMemOp_v2_ptsz])(stream, count, paramArray, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamBatchMemOp(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags);
static CUresult plain_cuStreamBatchMemOp(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags) { return shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1), stream) ?: shim_cuStreamBatchMemOp(stream, count, paramArray, flags); }
CUresult far_cuStreamBatchMemOp(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags)
{
	struct several_call c = several_by_handle(stream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamBatchMemOp))c.to->plain[PLAIN_cuStreamBatchMemOp])(stream, count, paramArray, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamBatchMemOp_ptsz(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags);
static CUresult plain_cuStreamBatchMemOp_ptsz(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags) { return shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1), stream) ?: shim_cuStreamBatchMemOp_ptsz(stream, count, paramArray, flags); }
CUresult far_cuStreamBatchMemOp_ptsz(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags)
{
	struct several_call c = several_by_handle(stream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamBatchMemOp_ptsz))c.to->plain[PLAIN_cuStreamBatchMemOp_ptsz])(stream, count, paramArray, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuImportExternalMemory(CUexternalMemory *extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 *memHandleDesc);
static CUresult plain_cuImportExternalMemory(CUexternalMemory *extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 *memHandleDesc) { return shim_cuImportExternalMemory(extMem_out, memHandleDesc); }
CUresult far_cuImportExternalMemory(CUexternalMemory *extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 *memHandleDesc)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuImportExternalMemory))c.to->plain[PLAIN_cuImportExternalMemory])(extMem_out, memHandleDesc);
	several_end(&c);
	return rc;
}

CUresult shim_cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 *bufferDesc);
static CUresult plain_cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 *bufferDesc) { return shim_cuExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc); }
CUresult far_cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 *bufferDesc)
{
	struct several_call c = several_by_handle(extMem, 0);
	CUresult rc = ((__typeof__(&plain_cuExternalMemoryGetMappedBuffer))c.to->plain[PLAIN_cuExternalMemoryGetMappedBuffer])(devPtr, extMem, bufferDesc);
	several_end(&c);
	return rc;
}

CUresult shim_cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 *mipmapDesc);
static CUresult plain_cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 *mipmapDesc) { return shim_cuExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc); }
CUresult far_cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 *mipmapDesc)
{
	struct several_call c = several_by_handle(extMem, 0);
	CUresult rc = ((__typeof__(&plain_cuExternalMemoryGetMappedMipmappedArray))c.to->plain[PLAIN_cuExternalMemoryGetMappedMipmappedArray])(mipmap, extMem, mipmapDesc);
	several_end(&c);
	return rc;
}

CUresult shim_cuDestroyExternalMemory(CUexternalMemory extMem);
static CUresult plain_cuDestroyExternalMemory(CUexternalMemory extMem) { return shim_cuDestroyExternalMemory(extMem); }
CUresult far_cuDestroyExternalMemory(CUexternalMemory extMem)
{
	struct several_call c = several_by_handle(extMem, 0);
	CUresult rc = ((__typeof__(&plain_cuDestroyExternalMemory))c.to->plain[PLAIN_cuDestroyExternalMemory])(extMem);
	several_end(&c);
	return rc;
}

CUresult shim_cuImportExternalSemaphore(CUexternalSemaphore *extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 *semHandleDesc);
static CUresult plain_cuImportExternalSemaphore(CUexternalSemaphore *extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 *semHandleDesc) { return shim_cuImportExternalSemaphore(extSem_out, semHandleDesc); }
CUresult far_cuImportExternalSemaphore(CUexternalSemaphore *extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 *semHandleDesc)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuImportExternalSemaphore))c.to->plain[PLAIN_cuImportExternalSemaphore])(extSem_out, semHandleDesc);
	several_end(&c);
	return rc;
}

CUresult shim_cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream);
static CUresult plain_cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream) { return shim_complains(shim_cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream), CUDA_ERROR_INVALID_HANDLE, &stream); }
CUresult far_cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream)
{
	struct several_call c = several_by_handle(stream, 0);
	CUresult rc = ((__typeof__(&plain_cuSignalExternalSemaphoresAsync))c.to->plain[PLAIN_cuSignalExternalSemaphoresAsync])(extSemArray, paramsArray, numExtSems, stream);
	several_end(&c);
	return rc;
}

CUresult shim_cuSignalExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream);
static CUresult plain_cuSignalExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream) { return shim_complains(shim_cuSignalExternalSemaphoresAsync_ptsz(extSemArray, paramsArray, numExtSems, stream), CUDA_ERROR_INVALID_HANDLE, &stream); }
CUresult far_cuSignalExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream)
{
	struct several_call c = several_by_handle(stream, 0);
	CUresult rc = ((__typeof__(&plain_cuSignalExternalSemaphoresAsync_ptsz))c.to->plain[PLAIN_cuSignalExternalSemaphoresAsync_ptsz])(extSemArray, paramsArray, numExtSems, stream);
	several_end(&c);
	return rc;
}

CUresult shim_cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream);
static CUresult plain_cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream) { return shim_complains(shim_cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream), CUDA_ERROR_INVALID_HANDLE, &stream); }
CUresult far_cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream)
{
	struct several_call c = several_by_handle(stream, 0);
	CUresult rc = ((__typeof__(&plain_cuWaitExternalSemaphoresAsync))c.to->plain[PLAIN_cuWaitExternalSemaphoresAsync])(extSemArray, paramsArray, numExtSems, stream);
	several_end(&c);
	return rc;
}

CUresult shim_cuWaitExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream);
static CUresult plain_cuWaitExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream) { return shim_complains(shim_cuWaitExternalSemaphoresAsync_ptsz(extSemArray, paramsArray, numExtSems, stream), CUDA_ERROR_INVALID_HANDLE, &stream); }
CUresult far_cuWaitExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream)
{
	struct several_call c = several_by_handle(stream, 0);
	CUresult rc = ((__typeof__(&plain_cuWaitExternalSemaphoresAsync_ptsz))c.to->plain[PLAIN_cuWaitExternalSemaphoresAsync_ptsz])(extSemArray, paramsArray, numExtSems, stream);
	several_end(&c);
	return rc;
}

CUresult shim_cuDestroyExternalSemaphore(CUexternalSemaphore extSem);
static CUresult plain_cuDestroyExternalSemaphore(CUexternalSemaphore extSem) { return shim_cuDestroyExternalSemaphore(extSem); }
CUresult far_cuDestroyExternalSemaphore(CUexternalSemaphore extSem)
{
	struct several_call c = several_by_handle(extSem, 0);
	CUresult rc = ((__typeof__(&plain_cuDestroyExternalSemaphore))c.to->plain[PLAIN_cuDestroyExternalSemaphore])(extSem);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphCreate(CUgraph *phGraph, unsigned flags);
static CUresult plain_cuGraphCreate(CUgraph *phGraph, unsigned flags) { return shim_cuGraphCreate(phGraph, flags); }
CUresult far_cuGraphCreate(CUgraph *phGraph, unsigned flags)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGraphCreate))c.to->plain[PLAIN_cuGraphCreate])(phGraph, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphDestroy(CUgraph hGraph);
static CUresult plain_cuGraphDestroy(CUgraph hGraph) { return shim_cuGraphDestroy(hGraph); }
CUresult far_cuGraphDestroy(CUgraph hGraph)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphDestroy))c.to->plain[PLAIN_cuGraphDestroy])(hGraph);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph);
static CUresult plain_cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph) { return shim_cuGraphClone(phGraphClone, originalGraph); }
CUresult far_cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)
{
	struct several_call c = several_by_handle(originalGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphClone))c.to->plain[PLAIN_cuGraphClone])(phGraphClone, originalGraph);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph);
static CUresult plain_cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph) { return shim_cuGraphNodeFindInClone(phNode, hOriginalNode, hClonedGraph); }
CUresult far_cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph)
{
	struct several_call c = several_by_handle(hOriginalNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphNodeFindInClone))c.to->plain[PLAIN_cuGraphNodeFindInClone])(phNode, hOriginalNode, hClonedGraph);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams);
static CUresult plain_cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams) { return shim_cuGraphAddNode_v2(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams); }
CUresult far_cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphAddNode_v2))c.to->plain[PLAIN_cuGraphAddNode_v2])(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraphNodeParams *nodeParams);
static CUresult plain_cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraphNodeParams *nodeParams) { return shim_cuGraphAddNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams); }
CUresult far_cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraphNodeParams *nodeParams)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphAddNode))c.to->plain[PLAIN_cuGraphAddNode])(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphNodeSetParams(CUgraphNode hNode, const CUgraphNodeParams *nodeParams);
static CUresult plain_cuGraphNodeSetParams(CUgraphNode hNode, const CUgraphNodeParams *nodeParams) { return shim_cuGraphNodeSetParams(hNode, nodeParams); }
CUresult far_cuGraphNodeSetParams(CUgraphNode hNode, const CUgraphNodeParams *nodeParams)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphNodeSetParams))c.to->plain[PLAIN_cuGraphNodeSetParams])(hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams);
static CUresult plain_cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams) { return shim_cuGraphAddKernelNode_v2(phGraphNode, hGraph, dependencies, numDependencies, nodeParams); }
CUresult far_cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphAddKernelNode_v2))c.to->plain[PLAIN_cuGraphAddKernelNode_v2])(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphAddKernelNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams);
static CUresult plain_cuGraphAddKernelNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams) { return shim_cuGraphAddKernelNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams); }
CUresult far_cuGraphAddKernelNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphAddKernelNode))c.to->plain[PLAIN_cuGraphAddKernelNode])(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMCPY3D_v2 *copyParams, CUcontext ctx);
static CUresult plain_cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMCPY3D_v2 *copyParams, CUcontext ctx) { return shim_cuGraphAddMemcpyNode(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx); }
CUresult far_cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMCPY3D_v2 *copyParams, CUcontext ctx)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphAddMemcpyNode))c.to->plain[PLAIN_cuGraphAddMemcpyNode])(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS_v1 *memsetParams, CUcontext ctx);
static CUresult plain_cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS_v1 *memsetParams, CUcontext ctx) { return shim_cuGraphAddMemsetNode(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx); }
CUresult far_cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS_v1 *memsetParams, CUcontext ctx)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphAddMemsetNode))c.to->plain[PLAIN_cuGraphAddMemsetNode])(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS_v1 *nodeParams);
static CUresult plain_cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS_v1 *nodeParams) { return shim_complains(shim_cuGraphAddHostNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS_v1 *nodeParams)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphAddHostNode))c.to->plain[PLAIN_cuGraphAddHostNode])(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph);
static CUresult plain_cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph) { return shim_cuGraphAddChildGraphNode(phGraphNode, hGraph, dependencies, numDependencies, childGraph); }
CUresult far_cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphAddChildGraphNode))c.to->plain[PLAIN_cuGraphAddChildGraphNode])(phGraphNode, hGraph, dependencies, numDependencies, childGraph);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies);
static CUresult plain_cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies) { return shim_complains(shim_cuGraphAddEmptyNode(phGraphNode, hGraph, dependencies, numDependencies), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphAddEmptyNode))c.to->plain[PLAIN_cuGraphAddEmptyNode])(phGraphNode, hGraph, dependencies, numDependencies);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event);
static CUresult plain_cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event) { return shim_complains(shim_cuGraphAddEventRecordNode(phGraphNode, hGraph, dependencies, numDependencies, event), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphAddEventRecordNode))c.to->plain[PLAIN_cuGraphAddEventRecordNode])(phGraphNode, hGraph, dependencies, numDependencies, event);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event);
static CUresult plain_cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event) { return shim_complains(shim_cuGraphAddEventWaitNode(phGraphNode, hGraph, dependencies, numDependencies, event), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphAddEventWaitNode))c.to->plain[PLAIN_cuGraphAddEventWaitNode])(phGraphNode, hGraph, dependencies, numDependencies, event);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *nodeParams);
static CUresult plain_cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *nodeParams) { return shim_complains(shim_cuGraphAddExternalSemaphoresSignalNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *nodeParams)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphAddExternalSemaphoresSignalNode))c.to->plain[PLAIN_cuGraphAddExternalSemaphoresSignalNode])(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *nodeParams);
static CUresult plain_cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *nodeParams) { return shim_complains(shim_cuGraphAddExternalSemaphoresWaitNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *nodeParams)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphAddExternalSemaphoresWaitNode))c.to->plain[PLAIN_cuGraphAddExternalSemaphoresWaitNode])(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams);
static CUresult plain_cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams) { return shim_complains(shim_cuGraphAddBatchMemOpNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphAddBatchMemOpNode))c.to->plain[PLAIN_cuGraphAddBatchMemOpNode])(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS_v1 *nodeParams);
static CUresult plain_cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS_v1 *nodeParams) { return shim_cuGraphAddMemAllocNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams); }
CUresult far_cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS_v1 *nodeParams)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphAddMemAllocNode))c.to->plain[PLAIN_cuGraphAddMemAllocNode])(phGraphNode, hGraph, dependencies, numDependencies, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr);
static CUresult plain_cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr) { return shim_cuGraphAddMemFreeNode(phGraphNode, hGraph, dependencies, numDependencies, dptr); }
CUresult far_cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr)
{
	struct several_call c = several_by_handle(hGraph, dptr);
	CUresult rc = ((__typeof__(&plain_cuGraphAddMemFreeNode))c.to->plain[PLAIN_cuGraphAddMemFreeNode])(phGraphNode, hGraph, dependencies, numDependencies, dptr);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned defaultLaunchValue, unsigned flags);
static CUresult plain_cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned defaultLaunchValue, unsigned flags) { return shim_complains(shim_cuGraphConditionalHandleCreate(pHandle_out, hGraph, ctx, defaultLaunchValue, flags), CUDA_ERROR_CONTEXT_IS_DESTROYED, &ctx); }
CUresult far_cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned defaultLaunchValue, unsigned flags)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphConditionalHandleCreate))c.to->plain[PLAIN_cuGraphConditionalHandleCreate])(pHandle_out, hGraph, ctx, defaultLaunchValue, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies);
static CUresult plain_cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies) { return shim_complains(shim_cuGraphAddDependencies_v2(hGraph, from, to, edgeData, numDependencies), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphAddDependencies_v2))c.to->plain[PLAIN_cuGraphAddDependencies_v2])(hGraph, from, to, edgeData, numDependencies);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies);
static CUresult plain_cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies) { return shim_complains(shim_cuGraphAddDependencies(hGraph, from, to, numDependencies), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphAddDependencies))c.to->plain[PLAIN_cuGraphAddDependencies])(hGraph, from, to, numDependencies);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies);
static CUresult plain_cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies) { return shim_complains(shim_cuGraphRemoveDependencies_v2(hGraph, from, to, edgeData, numDependencies), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphRemoveDependencies_v2))c.to->plain[PLAIN_cuGraphRemoveDependencies_v2])(hGraph, from, to, edgeData, numDependencies);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies);
static CUresult plain_cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies) { return shim_complains(shim_cuGraphRemoveDependencies(hGraph, from, to, numDependencies), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphRemoveDependencies))c.to->plain[PLAIN_cuGraphRemoveDependencies])(hGraph, from, to, numDependencies);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphDestroyNode(CUgraphNode hNode);
static CUresult plain_cuGraphDestroyNode(CUgraphNode hNode) { return shim_cuGraphDestroyNode(hNode); }
CUresult far_cuGraphDestroyNode(CUgraphNode hNode)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphDestroyNode))c.to->plain[PLAIN_cuGraphDestroyNode])(hNode);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes);
static CUresult plain_cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes) { return shim_cuGraphGetNodes(hGraph, nodes, numNodes); }
CUresult far_cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphGetNodes))c.to->plain[PLAIN_cuGraphGetNodes])(hGraph, nodes, numNodes);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes);
static CUresult plain_cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes) { return shim_cuGraphGetRootNodes(hGraph, rootNodes, numRootNodes); }
CUresult far_cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphGetRootNodes))c.to->plain[PLAIN_cuGraphGetRootNodes])(hGraph, rootNodes, numRootNodes);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData, size_t *numEdges);
static CUresult plain_cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData, size_t *numEdges) { return shim_cuGraphGetEdges_v2(hGraph, from, to, edgeData, numEdges); }
CUresult far_cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData, size_t *numEdges)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphGetEdges_v2))c.to->plain[PLAIN_cuGraphGetEdges_v2])(hGraph, from, to, edgeData, numEdges);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges);
static CUresult plain_cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges) { return shim_cuGraphGetEdges(hGraph, from, to, numEdges); }
CUresult far_cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphGetEdges))c.to->plain[PLAIN_cuGraphGetEdges])(hGraph, from, to, numEdges);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type);
static CUresult plain_cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type) { return shim_cuGraphNodeGetType(hNode, type); }
CUresult far_cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphNodeGetType))c.to->plain[PLAIN_cuGraphNodeGetType])(hNode, type);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData, size_t *numDependencies);
static CUresult plain_cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData, size_t *numDependencies) { return shim_cuGraphNodeGetDependencies_v2(hNode, dependencies, edgeData, numDependencies); }
CUresult far_cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData, size_t *numDependencies)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphNodeGetDependencies_v2))c.to->plain[PLAIN_cuGraphNodeGetDependencies_v2])(hNode, dependencies, edgeData, numDependencies);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies, size_t *numDependencies);
static CUresult plain_cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies, size_t *numDependencies) { return shim_cuGraphNodeGetDependencies(hNode, dependencies, numDependencies); }
CUresult far_cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies, size_t *numDependencies)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphNodeGetDependencies))c.to->plain[PLAIN_cuGraphNodeGetDependencies])(hNode, dependencies, numDependencies);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData, size_t *numDependentNodes);
static CUresult plain_cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData, size_t *numDependentNodes) { return shim_cuGraphNodeGetDependentNodes_v2(hNode, dependentNodes, edgeData, numDependentNodes); }
CUresult far_cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData, size_t *numDependentNodes)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphNodeGetDependentNodes_v2))c.to->plain[PLAIN_cuGraphNodeGetDependentNodes_v2])(hNode, dependentNodes, edgeData, numDependentNodes);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes, size_t *numDependentNodes);
static CUresult plain_cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes, size_t *numDependentNodes) { return shim_cuGraphNodeGetDependentNodes(hNode, dependentNodes, numDependentNodes); }
CUresult far_cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes, size_t *numDependentNodes)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphNodeGetDependentNodes))c.to->plain[PLAIN_cuGraphNodeGetDependentNodes])(hNode, dependentNodes, numDependentNodes);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned flags);
static CUresult plain_cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned flags) { return shim_complains(shim_cuGraphDebugDotPrint(hGraph, path, flags), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned flags)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphDebugDotPrint))c.to->plain[PLAIN_cuGraphDebugDotPrint])(hGraph, path, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams);
static CUresult plain_cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams) { return shim_cuGraphKernelNodeGetParams_v2(hNode, nodeParams); }
CUresult far_cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphKernelNodeGetParams_v2))c.to->plain[PLAIN_cuGraphKernelNodeGetParams_v2])(hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphKernelNodeGetParams(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams);
static CUresult plain_cuGraphKernelNodeGetParams(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams) { return shim_cuGraphKernelNodeGetParams(hNode, nodeParams); }
CUresult far_cuGraphKernelNodeGetParams(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphKernelNodeGetParams))c.to->plain[PLAIN_cuGraphKernelNodeGetParams])(hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams);
static CUresult plain_cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams) { return shim_cuGraphKernelNodeSetParams_v2(hNode, nodeParams); }
CUresult far_cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphKernelNodeSetParams_v2))c.to->plain[PLAIN_cuGraphKernelNodeSetParams_v2])(hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphKernelNodeSetParams(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams);
static CUresult plain_cuGraphKernelNodeSetParams(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams) { return shim_cuGraphKernelNodeSetParams(hNode, nodeParams); }
CUresult far_cuGraphKernelNodeSetParams(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphKernelNodeSetParams))c.to->plain[PLAIN_cuGraphKernelNodeSetParams])(hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src);
static CUresult plain_cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src) { return shim_cuGraphKernelNodeCopyAttributes(dst, src); }
CUresult far_cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)
{
	struct several_call c = several_by_handle(dst, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphKernelNodeCopyAttributes))c.to->plain[PLAIN_cuGraphKernelNodeCopyAttributes])(dst, src);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUlaunchAttributeID attr, CUlaunchAttributeValue *value_out);
static CUresult plain_cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUlaunchAttributeID attr, CUlaunchAttributeValue *value_out) { return shim_cuGraphKernelNodeGetAttribute(hNode, attr, value_out); }
CUresult far_cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUlaunchAttributeID attr, CUlaunchAttributeValue *value_out)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphKernelNodeGetAttribute))c.to->plain[PLAIN_cuGraphKernelNodeGetAttribute])(hNode, attr, value_out);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUlaunchAttributeID attr, const CUlaunchAttributeValue *value);
static CUresult plain_cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUlaunchAttributeID attr, const CUlaunchAttributeValue *value) { return shim_cuGraphKernelNodeSetAttribute(hNode, attr, value); }
CUresult far_cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUlaunchAttributeID attr, const CUlaunchAttributeValue *value)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphKernelNodeSetAttribute))c.to->plain[PLAIN_cuGraphKernelNodeSetAttribute])(hNode, attr, value);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D_v2 *nodeParams);
static CUresult plain_cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D_v2 *nodeParams) { return shim_cuGraphMemcpyNodeGetParams(hNode, nodeParams); }
CUresult far_cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D_v2 *nodeParams)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphMemcpyNodeGetParams))c.to->plain[PLAIN_cuGraphMemcpyNodeGetParams])(hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D_v2 *nodeParams);
static CUresult plain_cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D_v2 *nodeParams) { return shim_complains(shim_cuGraphMemcpyNodeSetParams(hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D_v2 *nodeParams)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphMemcpyNodeSetParams))c.to->plain[PLAIN_cuGraphMemcpyNodeSetParams])(hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS_v1 *nodeParams);
static CUresult plain_cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS_v1 *nodeParams) { return shim_cuGraphMemsetNodeGetParams(hNode, nodeParams); }
CUresult far_cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS_v1 *nodeParams)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphMemsetNodeGetParams))c.to->plain[PLAIN_cuGraphMemsetNodeGetParams])(hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS_v1 *nodeParams);
static CUresult plain_cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS_v1 *nodeParams) { return shim_complains(shim_cuGraphMemsetNodeSetParams(hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS_v1 *nodeParams)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphMemsetNodeSetParams))c.to->plain[PLAIN_cuGraphMemsetNodeSetParams])(hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS_v1 *nodeParams);
static CUresult plain_cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS_v1 *nodeParams) { return shim_complains(shim_cuGraphHostNodeGetParams(hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS_v1 *nodeParams)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphHostNodeGetParams))c.to->plain[PLAIN_cuGraphHostNodeGetParams])(hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS_v1 *nodeParams);
static CUresult plain_cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS_v1 *nodeParams) { return shim_complains(shim_cuGraphHostNodeSetParams(hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS_v1 *nodeParams)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphHostNodeSetParams))c.to->plain[PLAIN_cuGraphHostNodeSetParams])(hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph);
static CUresult plain_cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph) { return shim_cuGraphChildGraphNodeGetGraph(hNode, phGraph); }
CUresult far_cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphChildGraphNodeGetGraph))c.to->plain[PLAIN_cuGraphChildGraphNodeGetGraph])(hNode, phGraph);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out);
static CUresult plain_cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out) { return shim_complains(shim_cuGraphEventRecordNodeGetEvent(hNode, event_out), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphEventRecordNodeGetEvent))c.to->plain[PLAIN_cuGraphEventRecordNodeGetEvent])(hNode, event_out);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event);
static CUresult plain_cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event) { return shim_complains(shim_cuGraphEventRecordNodeSetEvent(hNode, event), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphEventRecordNodeSetEvent))c.to->plain[PLAIN_cuGraphEventRecordNodeSetEvent])(hNode, event);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out);
static CUresult plain_cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out) { return shim_complains(shim_cuGraphEventWaitNodeGetEvent(hNode, event_out), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphEventWaitNodeGetEvent))c.to->plain[PLAIN_cuGraphEventWaitNodeGetEvent])(hNode, event_out);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event);
static CUresult plain_cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event) { return shim_complains(shim_cuGraphEventWaitNodeSetEvent(hNode, event), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphEventWaitNodeSetEvent))c.to->plain[PLAIN_cuGraphEventWaitNodeSetEvent])(hNode, event);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *params_out);
static CUresult plain_cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *params_out) { return shim_complains(shim_cuGraphExternalSemaphoresSignalNodeGetParams(hNode, params_out), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *params_out)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphExternalSemaphoresSignalNodeGetParams))c.to->plain[PLAIN_cuGraphExternalSemaphoresSignalNodeGetParams])(hNode, params_out);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *nodeParams);
static CUresult plain_cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *nodeParams) { return shim_complains(shim_cuGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *nodeParams)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphExternalSemaphoresSignalNodeSetParams))c.to->plain[PLAIN_cuGraphExternalSemaphoresSignalNodeSetParams])(hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *params_out);
static CUresult plain_cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *params_out) { return shim_complains(shim_cuGraphExternalSemaphoresWaitNodeGetParams(hNode, params_out), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *params_out)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphExternalSemaphoresWaitNodeGetParams))c.to->plain[PLAIN_cuGraphExternalSemaphoresWaitNodeGetParams])(hNode, params_out);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *nodeParams);
static CUresult plain_cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *nodeParams) { return shim_complains(shim_cuGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *nodeParams)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphExternalSemaphoresWaitNodeSetParams))c.to->plain[PLAIN_cuGraphExternalSemaphoresWaitNodeSetParams])(hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams_out);
static CUresult plain_cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams_out) { return shim_complains(shim_cuGraphBatchMemOpNodeGetParams(hNode, nodeParams_out), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams_out)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphBatchMemOpNodeGetParams))c.to->plain[PLAIN_cuGraphBatchMemOpNodeGetParams])(hNode, nodeParams_out);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams);
static CUresult plain_cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams) { return shim_complains(shim_cuGraphBatchMemOpNodeSetParams(hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphBatchMemOpNodeSetParams))c.to->plain[PLAIN_cuGraphBatchMemOpNodeSetParams])(hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS_v1 *params_out);
static CUresult plain_cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS_v1 *params_out) { return shim_complains(shim_cuGraphMemAllocNodeGetParams(hNode, params_out), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS_v1 *params_out)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphMemAllocNodeGetParams))c.to->plain[PLAIN_cuGraphMemAllocNodeGetParams])(hNode, params_out);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out);
static CUresult plain_cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out) { return shim_complains(shim_cuGraphMemFreeNodeGetParams(hNode, dptr_out), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)
{
	struct several_call c = several_by_handle(hNode, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphMemFreeNodeGetParams))c.to->plain[PLAIN_cuGraphMemFreeNodeGetParams])(hNode, dptr_out);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceGraphMemTrim(CUdevice device);
static CUresult plain_cuDeviceGraphMemTrim(CUdevice device) { return shim_cuDeviceGraphMemTrim(device); }
CUresult far_cuDeviceGraphMemTrim(CUdevice device)
{
	struct several_call c = several_by_device(device);
	CUresult rc = ((__typeof__(&plain_cuDeviceGraphMemTrim))c.to->plain[PLAIN_cuDeviceGraphMemTrim])(device);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, uint64_t *value);
static CUresult plain_cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, uint64_t *value) { return shim_cuDeviceGetGraphMemAttribute(device, attr, value); }
CUresult far_cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, uint64_t *value)
{
	struct several_call c = several_by_device(device);
	CUresult rc = ((__typeof__(&plain_cuDeviceGetGraphMemAttribute))c.to->plain[PLAIN_cuDeviceGetGraphMemAttribute])(device, attr, value);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, const uint64_t *value);
static CUresult plain_cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, const uint64_t *value) { return shim_cuDeviceSetGraphMemAttribute(device, attr, value); }
CUresult far_cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, const uint64_t *value)
{
	struct several_call c = several_by_device(device);
	CUresult rc = ((__typeof__(&plain_cuDeviceSetGraphMemAttribute))c.to->plain[PLAIN_cuDeviceSetGraphMemAttribute])(device, attr, value);
	several_end(&c);
	return rc;
}

CUresult shim_cuUserObjectCreate(CUuserObject *object_out, void *ptr, void *destroy, unsigned initialRefcount, unsigned flags);
static CUresult plain_cuUserObjectCreate(CUuserObject *object_out, void *ptr, void *destroy, unsigned initialRefcount, unsigned flags) { return shim_cuUserObjectCreate(object_out, ptr, destroy, initialRefcount, flags); }
CUresult far_cuUserObjectCreate(CUuserObject *object_out, void *ptr, void *destroy, unsigned initialRefcount, unsigned flags)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuUserObjectCreate))c.to->plain[PLAIN_cuUserObjectCreate])(object_out, ptr, destroy, initialRefcount, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuUserObjectRetain(CUuserObject object, unsigned count);
static CUresult plain_cuUserObjectRetain(CUuserObject object, unsigned count) { return shim_cuUserObjectRetain(object, count); }
CUresult far_cuUserObjectRetain(CUuserObject object, unsigned count)
{
	struct several_call c = several_by_handle(object, 0);
	CUresult rc = ((__typeof__(&plain_cuUserObjectRetain))c.to->plain[PLAIN_cuUserObjectRetain])(object, count);
	several_end(&c);
	return rc;
}

CUresult shim_cuUserObjectRelease(CUuserObject object, unsigned count);
static CUresult plain_cuUserObjectRelease(CUuserObject object, unsigned count) { return shim_cuUserObjectRelease(object, count); }
CUresult far_cuUserObjectRelease(CUuserObject object, unsigned count)
{
	struct several_call c = several_by_handle(object, 0);
	CUresult rc = ((__typeof__(&plain_cuUserObjectRelease))c.to->plain[PLAIN_cuUserObjectRelease])(object, count);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned count, unsigned flags);
static CUresult plain_cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned count, unsigned flags) { return shim_complains(shim_cuGraphRetainUserObject(graph, object, count, flags), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned count, unsigned flags)
{
	struct several_call c = several_by_handle(graph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphRetainUserObject))c.to->plain[PLAIN_cuGraphRetainUserObject])(graph, object, count, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned count);
static CUresult plain_cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned count) { return shim_complains(shim_cuGraphReleaseUserObject(graph, object, count), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned count)
{
	struct several_call c = several_by_handle(graph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphReleaseUserObject))c.to->plain[PLAIN_cuGraphReleaseUserObject])(graph, object, count);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph, uint64_t flags);
static CUresult plain_cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph, uint64_t flags) { return shim_need_context() ?: shim_cuGraphInstantiateWithFlags(phGraphExec, hGraph, flags); }
CUresult far_cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph, uint64_t flags)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphInstantiateWithFlags))c.to->plain[PLAIN_cuGraphInstantiateWithFlags])(phGraphExec, hGraph, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams);
static CUresult plain_cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams) { return shim_need_context() ?: shim_cuGraphInstantiateWithParams(phGraphExec, hGraph, instantiateParams); }
CUresult far_cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphInstantiateWithParams))c.to->plain[PLAIN_cuGraphInstantiateWithParams])(phGraphExec, hGraph, instantiateParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphInstantiateWithParams_ptsz(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams);
static CUresult plain_cuGraphInstantiateWithParams_ptsz(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams) { return shim_need_context() ?: shim_cuGraphInstantiateWithParams_ptsz(phGraphExec, hGraph, instantiateParams); }
CUresult far_cuGraphInstantiateWithParams_ptsz(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphInstantiateWithParams_ptsz))c.to->plain[PLAIN_cuGraphInstantiateWithParams_ptsz])(phGraphExec, hGraph, instantiateParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphInstantiate_v2(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize);
static CUresult plain_cuGraphInstantiate_v2(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize) { return shim_need_context() ?: shim_cuGraphInstantiate_v2(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize); }
CUresult far_cuGraphInstantiate_v2(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphInstantiate_v2))c.to->plain[PLAIN_cuGraphInstantiate_v2])(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphInstantiate(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize);
static CUresult plain_cuGraphInstantiate(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize) { return shim_need_context() ?: shim_cuGraphInstantiate(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize); }
CUresult far_cuGraphInstantiate(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphInstantiate))c.to->plain[PLAIN_cuGraphInstantiate])(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags);
static CUresult plain_cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags) { return shim_cuGraphExecGetFlags(hGraphExec, flags); }
CUresult far_cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)
{
	struct several_call c = several_by_handle(hGraphExec, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphExecGetFlags))c.to->plain[PLAIN_cuGraphExecGetFlags])(hGraphExec, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUgraphNodeParams *nodeParams);
static CUresult plain_cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUgraphNodeParams *nodeParams) { return shim_complains(shim_cuGraphExecNodeSetParams(hGraphExec, hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUgraphNodeParams *nodeParams)
{
	struct several_call c = several_by_handle(hGraphExec, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphExecNodeSetParams))c.to->plain[PLAIN_cuGraphExecNodeSetParams])(hGraphExec, hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams);
static CUresult plain_cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams) { return shim_complains(shim_cuGraphExecKernelNodeSetParams_v2(hGraphExec, hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams)
{
	struct several_call c = several_by_handle(hGraphExec, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphExecKernelNodeSetParams_v2))c.to->plain[PLAIN_cuGraphExecKernelNodeSetParams_v2])(hGraphExec, hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphExecKernelNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams);
static CUresult plain_cuGraphExecKernelNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams) { return shim_complains(shim_cuGraphExecKernelNodeSetParams(hGraphExec, hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphExecKernelNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)
{
	struct several_call c = several_by_handle(hGraphExec, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphExecKernelNodeSetParams))c.to->plain[PLAIN_cuGraphExecKernelNodeSetParams])(hGraphExec, hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D_v2 *copyParams, CUcontext ctx);
static CUresult plain_cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D_v2 *copyParams, CUcontext ctx) { return shim_complains(shim_cuGraphExecMemcpyNodeSetParams(hGraphExec, hNode, copyParams, ctx), CUDA_ERROR_CONTEXT_IS_DESTROYED, &ctx); }
CUresult far_cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D_v2 *copyParams, CUcontext ctx)
{
	struct several_call c = several_by_handle(hGraphExec, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphExecMemcpyNodeSetParams))c.to->plain[PLAIN_cuGraphExecMemcpyNodeSetParams])(hGraphExec, hNode, copyParams, ctx);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS_v1 *memsetParams, CUcontext ctx);
static CUresult plain_cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS_v1 *memsetParams, CUcontext ctx) { return shim_complains(shim_cuGraphExecMemsetNodeSetParams(hGraphExec, hNode, memsetParams, ctx), CUDA_ERROR_CONTEXT_IS_DESTROYED, &ctx); }
CUresult far_cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS_v1 *memsetParams, CUcontext ctx)
{
	struct several_call c = several_by_handle(hGraphExec, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphExecMemsetNodeSetParams))c.to->plain[PLAIN_cuGraphExecMemsetNodeSetParams])(hGraphExec, hNode, memsetParams, ctx);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS_v1 *nodeParams);
static CUresult plain_cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS_v1 *nodeParams) { return shim_complains(shim_cuGraphExecHostNodeSetParams(hGraphExec, hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS_v1 *nodeParams)
{
	struct several_call c = several_by_handle(hGraphExec, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphExecHostNodeSetParams))c.to->plain[PLAIN_cuGraphExecHostNodeSetParams])(hGraphExec, hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph);
static CUresult plain_cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph) { return shim_complains(shim_cuGraphExecChildGraphNodeSetParams(hGraphExec, hNode, childGraph), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph)
{
	struct several_call c = several_by_handle(hGraphExec, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphExecChildGraphNodeSetParams))c.to->plain[PLAIN_cuGraphExecChildGraphNodeSetParams])(hGraphExec, hNode, childGraph);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event);
static CUresult plain_cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event) { return shim_complains(shim_cuGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)
{
	struct several_call c = several_by_handle(hGraphExec, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphExecEventRecordNodeSetEvent))c.to->plain[PLAIN_cuGraphExecEventRecordNodeSetEvent])(hGraphExec, hNode, event);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event);
static CUresult plain_cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event) { return shim_complains(shim_cuGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)
{
	struct several_call c = several_by_handle(hGraphExec, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphExecEventWaitNodeSetEvent))c.to->plain[PLAIN_cuGraphExecEventWaitNodeSetEvent])(hGraphExec, hNode, event);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *nodeParams);
static CUresult plain_cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *nodeParams) { return shim_complains(shim_cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *nodeParams)
{
	struct several_call c = several_by_handle(hGraphExec, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphExecExternalSemaphoresSignalNodeSetParams))c.to->plain[PLAIN_cuGraphExecExternalSemaphoresSignalNodeSetParams])(hGraphExec, hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *nodeParams);
static CUresult plain_cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *nodeParams) { return shim_complains(shim_cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *nodeParams)
{
	struct several_call c = several_by_handle(hGraphExec, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphExecExternalSemaphoresWaitNodeSetParams))c.to->plain[PLAIN_cuGraphExecExternalSemaphoresWaitNodeSetParams])(hGraphExec, hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams);
static CUresult plain_cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams) { return shim_complains(shim_cuGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams)
{
	struct several_call c = several_by_handle(hGraphExec, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphExecBatchMemOpNodeSetParams))c.to->plain[PLAIN_cuGraphExecBatchMemOpNodeSetParams])(hGraphExec, hNode, nodeParams);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned isEnabled);
static CUresult plain_cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned isEnabled) { return shim_complains(shim_cuGraphNodeSetEnabled(hGraphExec, hNode, isEnabled), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned isEnabled)
{
	struct several_call c = several_by_handle(hGraphExec, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphNodeSetEnabled))c.to->plain[PLAIN_cuGraphNodeSetEnabled])(hGraphExec, hNode, isEnabled);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned *isEnabled);
static CUresult plain_cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned *isEnabled) { return shim_complains(shim_cuGraphNodeGetEnabled(hGraphExec, hNode, isEnabled), CUDA_ERROR_INVALID_VALUE, NULL); }
CUresult far_cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned *isEnabled)
{
	struct several_call c = several_by_handle(hGraphExec, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphNodeGetEnabled))c.to->plain[PLAIN_cuGraphNodeGetEnabled])(hGraphExec, hNode, isEnabled);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo_v1 *resultInfo);
static CUresult plain_cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo_v1 *resultInfo) { return shim_cuGraphExecUpdate_v2(hGraphExec, hGraph, resultInfo); }
CUresult far_cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo_v1 *resultInfo)
{
	struct several_call c = several_by_handle(hGraphExec, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphExecUpdate_v2))c.to->plain[PLAIN_cuGraphExecUpdate_v2])(hGraphExec, hGraph, resultInfo);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphNode *hErrorNode_out, CUgraphExecUpdateResult *updateResult_out);
static CUresult plain_cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphNode *hErrorNode_out, CUgraphExecUpdateResult *updateResult_out) { return shim_cuGraphExecUpdate(hGraphExec, hGraph, hErrorNode_out, updateResult_out); }
CUresult far_cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphNode *hErrorNode_out, CUgraphExecUpdateResult *updateResult_out)
{
	struct several_call c = several_by_handle(hGraphExec, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphExecUpdate))c.to->plain[PLAIN_cuGraphExecUpdate])(hGraphExec, hGraph, hErrorNode_out, updateResult_out);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphUpload(CUgraphExec hGraph, CUstream hStream);
static CUresult plain_cuGraphUpload(CUgraphExec hGraph, CUstream hStream) { return shim_complains(shim_cuGraphUpload(hGraph, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuGraphUpload(CUgraphExec hGraph, CUstream hStream)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphUpload))c.to->plain[PLAIN_cuGraphUpload])(hGraph, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphUpload_ptsz(CUgraphExec hGraph, CUstream hStream);
static CUresult plain_cuGraphUpload_ptsz(CUgraphExec hGraph, CUstream hStream) { return shim_complains(shim_cuGraphUpload_ptsz(hGraph, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuGraphUpload_ptsz(CUgraphExec hGraph, CUstream hStream)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphUpload_ptsz))c.to->plain[PLAIN_cuGraphUpload_ptsz])(hGraph, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphLaunch(CUgraphExec hGraph, CUstream hStream);
static CUresult plain_cuGraphLaunch(CUgraphExec hGraph, CUstream hStream) { return shim_complains(shim_cuGraphLaunch(hGraph, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuGraphLaunch(CUgraphExec hGraph, CUstream hStream)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphLaunch))c.to->plain[PLAIN_cuGraphLaunch])(hGraph, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphLaunch_ptsz(CUgraphExec hGraph, CUstream hStream);
static CUresult plain_cuGraphLaunch_ptsz(CUgraphExec hGraph, CUstream hStream) { return shim_complains(shim_cuGraphLaunch_ptsz(hGraph, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuGraphLaunch_ptsz(CUgraphExec hGraph, CUstream hStream)
{
	struct several_call c = several_by_handle(hGraph, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphLaunch_ptsz))c.to->plain[PLAIN_cuGraphLaunch_ptsz])(hGraph, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphExecDestroy(CUgraphExec hGraphExec);
static CUresult plain_cuGraphExecDestroy(CUgraphExec hGraphExec) { return shim_cuGraphExecDestroy(hGraphExec); }
CUresult far_cuGraphExecDestroy(CUgraphExec hGraphExec)
{
	struct several_call c = several_by_handle(hGraphExec, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphExecDestroy))c.to->plain[PLAIN_cuGraphExecDestroy])(hGraphExec);
	several_end(&c);
	return rc;
}

CUresult shim_cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned flags);
static CUresult plain_cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned flags) { return shim_cuGreenCtxCreate(phCtx, desc, dev, flags); }
CUresult far_cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned flags)
{
	struct several_call c = several_by_handle(desc, 0);
	CUresult rc = ((__typeof__(&plain_cuGreenCtxCreate))c.to->plain[PLAIN_cuGreenCtxCreate])(phCtx, desc, dev, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuGreenCtxDestroy(CUgreenCtx hCtx);
static CUresult plain_cuGreenCtxDestroy(CUgreenCtx hCtx) { return shim_cuGreenCtxDestroy(hCtx); }
CUresult far_cuGreenCtxDestroy(CUgreenCtx hCtx)
{
	struct several_call c = several_by_handle(hCtx, 0);
	CUresult rc = ((__typeof__(&plain_cuGreenCtxDestroy))c.to->plain[PLAIN_cuGreenCtxDestroy])(hCtx);
	several_end(&c);
	return rc;
}

CUresult shim_cuGreenCtxGetId(CUgreenCtx greenCtx, uint64_t *greenCtxId);
static CUresult plain_cuGreenCtxGetId(CUgreenCtx greenCtx, uint64_t *greenCtxId) { return shim_cuGreenCtxGetId(greenCtx, greenCtxId); }
CUresult far_cuGreenCtxGetId(CUgreenCtx greenCtx, uint64_t *greenCtxId)
{
	struct several_call c = several_by_handle(greenCtx, 0);
	CUresult rc = ((__typeof__(&plain_cuGreenCtxGetId))c.to->plain[PLAIN_cuGreenCtxGetId])(greenCtx, greenCtxId);
	several_end(&c);
	return rc;
}

CUresult shim_cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent);
static CUresult plain_cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent) { return shim_complains(shim_cuGreenCtxRecordEvent(hCtx, hEvent), CUDA_ERROR_INVALID_CONTEXT, &hCtx); }
CUresult far_cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)
{
	struct several_call c = several_by_handle(hCtx, 0);
	CUresult rc = ((__typeof__(&plain_cuGreenCtxRecordEvent))c.to->plain[PLAIN_cuGreenCtxRecordEvent])(hCtx, hEvent);
	several_end(&c);
	return rc;
}

CUresult shim_cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent);
static CUresult plain_cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent) { return shim_complains(shim_cuGreenCtxWaitEvent(hCtx, hEvent), CUDA_ERROR_INVALID_CONTEXT, &hCtx); }
CUresult far_cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)
{
	struct several_call c = several_by_handle(hCtx, 0);
	CUresult rc = ((__typeof__(&plain_cuGreenCtxWaitEvent))c.to->plain[PLAIN_cuGreenCtxWaitEvent])(hCtx, hEvent);
	several_end(&c);
	return rc;
}

CUresult shim_cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned flags, int priority);
static CUresult plain_cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned flags, int priority) { return shim_complains(shim_cuGreenCtxStreamCreate(phStream, greenCtx, flags, priority), CUDA_ERROR_INVALID_CONTEXT, &greenCtx); }
CUresult far_cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned flags, int priority)
{
	struct several_call c = several_by_handle(greenCtx, 0);
	CUresult rc = ((__typeof__(&plain_cuGreenCtxStreamCreate))c.to->plain[PLAIN_cuGreenCtxStreamCreate])(phStream, greenCtx, flags, priority);
	several_end(&c);
	return rc;
}

CUresult shim_cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource_v1 *resource, CUdevResourceType type);
static CUresult plain_cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource_v1 *resource, CUdevResourceType type) { return shim_cuGreenCtxGetDevResource(hCtx, resource, type); }
CUresult far_cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource_v1 *resource, CUdevResourceType type)
{
	struct several_call c = several_by_handle(hCtx, 0);
	CUresult rc = ((__typeof__(&plain_cuGreenCtxGetDevResource))c.to->plain[PLAIN_cuGreenCtxGetDevResource])(hCtx, resource, type);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx);
static CUresult plain_cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx) { return shim_cuCtxFromGreenCtx(pContext, hCtx); }
CUresult far_cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)
{
	struct several_call c = several_by_handle(hCtx, 0);
	CUresult rc = ((__typeof__(&plain_cuCtxFromGreenCtx))c.to->plain[PLAIN_cuCtxFromGreenCtx])(pContext, hCtx);
	several_end(&c);
	return rc;
}

CUresult shim_cuCtxGetDevResource(CUcontext hCtx, CUdevResource_v1 *resource, CUdevResourceType type);
static CUresult plain_cuCtxGetDevResource(CUcontext hCtx, CUdevResource_v1 *resource, CUdevResourceType type) { return shim_cuCtxGetDevResource(hCtx, resource, type); }
CUresult far_cuCtxGetDevResource(CUcontext hCtx, CUdevResource_v1 *resource, CUdevResourceType type)
{
	struct several_call c = several_by_handle(hCtx, 0);
	CUresult rc = ((__typeof__(&plain_cuCtxGetDevResource))c.to->plain[PLAIN_cuCtxGetDevResource])(hCtx, resource, type);
	several_end(&c);
	return rc;
}

CUresult shim_cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx);
static CUresult plain_cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx) { return shim_complains(shim_cuStreamGetGreenCtx(hStream, phCtx), CUDA_ERROR_INVALID_HANDLE, &hStream); }
CUresult far_cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuStreamGetGreenCtx))c.to->plain[PLAIN_cuStreamGetGreenCtx])(hStream, phCtx);
	several_end(&c);
	return rc;
}

CUresult shim_cuDeviceGetDevResource(CUdevice device, CUdevResource_v1 *resource, CUdevResourceType type);
static CUresult plain_cuDeviceGetDevResource(CUdevice device, CUdevResource_v1 *resource, CUdevResourceType type) { return shim_cuDeviceGetDevResource(device, resource, type); }
CUresult far_cuDeviceGetDevResource(CUdevice device, CUdevResource_v1 *resource, CUdevResourceType type)
{
	struct several_call c = several_by_device(device);
	CUresult rc = ((__typeof__(&plain_cuDeviceGetDevResource))c.to->plain[PLAIN_cuDeviceGetDevResource])(device, resource, type);
	several_end(&c);
	return rc;
}

CUresult shim_cuDevSmResourceSplitByCount(CUdevResource_v1 *result, unsigned *nbGroups, const CUdevResource_v1 *input, CUdevResource_v1 *remaining, unsigned useFlags, unsigned minCount);
static CUresult plain_cuDevSmResourceSplitByCount(CUdevResource_v1 *result, unsigned *nbGroups, const CUdevResource_v1 *input, CUdevResource_v1 *remaining, unsigned useFlags, unsigned minCount) { return shim_cuDevSmResourceSplitByCount(result, nbGroups, input, remaining, useFlags, minCount); }
CUresult far_cuDevSmResourceSplitByCount(CUdevResource_v1 *result, unsigned *nbGroups, const CUdevResource_v1 *input, CUdevResource_v1 *remaining, unsigned useFlags, unsigned minCount)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuDevSmResourceSplitByCount))c.to->plain[PLAIN_cuDevSmResourceSplitByCount])(result, nbGroups, input, remaining, useFlags, minCount);
	several_end(&c);
	return rc;
}

CUresult shim_cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, const CUdevResource_v1 *resources, unsigned nbResources);
static CUresult plain_cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, const CUdevResource_v1 *resources, unsigned nbResources) { return shim_cuDevResourceGenerateDesc(phDesc, resources, nbResources); }
CUresult far_cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, const CUdevResource_v1 *resources, unsigned nbResources)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuDevResourceGenerateDesc))c.to->plain[PLAIN_cuDevResourceGenerateDesc])(phDesc, resources, nbResources);
	several_end(&c);
	return rc;
}

CUresult shim_cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size);
static CUresult plain_cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size) { return shim_cuCoredumpGetAttribute(attrib, value, size); }
CUresult far_cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCoredumpGetAttribute))c.to->plain[PLAIN_cuCoredumpGetAttribute])(attrib, value, size);
	several_end(&c);
	return rc;
}

CUresult shim_cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size);
static CUresult plain_cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size) { return shim_cuCoredumpGetAttributeGlobal(attrib, value, size); }
CUresult far_cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCoredumpGetAttributeGlobal))c.to->plain[PLAIN_cuCoredumpGetAttributeGlobal])(attrib, value, size);
	several_end(&c);
	return rc;
}

CUresult shim_cuCoredumpSetAttribute(CUcoredumpSettings attrib, const void *value, size_t *size);
static CUresult plain_cuCoredumpSetAttribute(CUcoredumpSettings attrib, const void *value, size_t *size) { return shim_cuCoredumpSetAttribute(attrib, value, size); }
CUresult far_cuCoredumpSetAttribute(CUcoredumpSettings attrib, const void *value, size_t *size)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCoredumpSetAttribute))c.to->plain[PLAIN_cuCoredumpSetAttribute])(attrib, value, size);
	several_end(&c);
	return rc;
}

CUresult shim_cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, const void *value, size_t *size);
static CUresult plain_cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, const void *value, size_t *size) { return shim_cuCoredumpSetAttributeGlobal(attrib, value, size); }
CUresult far_cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, const void *value, size_t *size)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCoredumpSetAttributeGlobal))c.to->plain[PLAIN_cuCoredumpSetAttributeGlobal])(attrib, value, size);
	several_end(&c);
	return rc;
}

CUresult shim_cuCheckpointProcessGetRestoreThreadId(int pid, int *tid);
static CUresult plain_cuCheckpointProcessGetRestoreThreadId(int pid, int *tid) { return shim_cuCheckpointProcessGetRestoreThreadId(pid, tid); }
CUresult far_cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCheckpointProcessGetRestoreThreadId))c.to->plain[PLAIN_cuCheckpointProcessGetRestoreThreadId])(pid, tid);
	several_end(&c);
	return rc;
}

CUresult shim_cuCheckpointProcessGetState(int pid, CUprocessState *state);
static CUresult plain_cuCheckpointProcessGetState(int pid, CUprocessState *state) { return shim_cuCheckpointProcessGetState(pid, state); }
CUresult far_cuCheckpointProcessGetState(int pid, CUprocessState *state)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCheckpointProcessGetState))c.to->plain[PLAIN_cuCheckpointProcessGetState])(pid, state);
	several_end(&c);
	return rc;
}

CUresult shim_cuCheckpointProcessLock(int pid, const CUcheckpointLockArgs *args);
static CUresult plain_cuCheckpointProcessLock(int pid, const CUcheckpointLockArgs *args) { return shim_cuCheckpointProcessLock(pid, args); }
CUresult far_cuCheckpointProcessLock(int pid, const CUcheckpointLockArgs *args)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCheckpointProcessLock))c.to->plain[PLAIN_cuCheckpointProcessLock])(pid, args);
	several_end(&c);
	return rc;
}

CUresult shim_cuCheckpointProcessCheckpoint(int pid, const CUcheckpointCheckpointArgs *args);
static CUresult plain_cuCheckpointProcessCheckpoint(int pid, const CUcheckpointCheckpointArgs *args) { return shim_cuCheckpointProcessCheckpoint(pid, args); }
CUresult far_cuCheckpointProcessCheckpoint(int pid, const CUcheckpointCheckpointArgs *args)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCheckpointProcessCheckpoint))c.to->plain[PLAIN_cuCheckpointProcessCheckpoint])(pid, args);
	several_end(&c);
	return rc;
}

CUresult shim_cuCheckpointProcessRestore(int pid, const CUcheckpointRestoreArgs *args);
static CUresult plain_cuCheckpointProcessRestore(int pid, const CUcheckpointRestoreArgs *args) { return shim_cuCheckpointProcessRestore(pid, args); }
CUresult far_cuCheckpointProcessRestore(int pid, const CUcheckpointRestoreArgs *args)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCheckpointProcessRestore))c.to->plain[PLAIN_cuCheckpointProcessRestore])(pid, args);
	several_end(&c);
	return rc;
}

CUresult shim_cuCheckpointProcessUnlock(int pid, const CUcheckpointUnlockArgs *args);
static CUresult plain_cuCheckpointProcessUnlock(int pid, const CUcheckpointUnlockArgs *args) { return shim_cuCheckpointProcessUnlock(pid, args); }
CUresult far_cuCheckpointProcessUnlock(int pid, const CUcheckpointUnlockArgs *args)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuCheckpointProcessUnlock))c.to->plain[PLAIN_cuCheckpointProcessUnlock])(pid, args);
	several_end(&c);
	return rc;
}

CUresult shim_cuLogsRegisterCallback(void *callbackFunc, void *userData, CUlogsCallbackHandle *callback_out);
static CUresult plain_cuLogsRegisterCallback(void *callbackFunc, void *userData, CUlogsCallbackHandle *callback_out) { return shim_cuLogsRegisterCallback(callbackFunc, userData, callback_out); }
CUresult far_cuLogsRegisterCallback(void *callbackFunc, void *userData, CUlogsCallbackHandle *callback_out)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuLogsRegisterCallback))c.to->plain[PLAIN_cuLogsRegisterCallback])(callbackFunc, userData, callback_out);
	several_end(&c);
	return rc;
}

CUresult shim_cuLogsUnregisterCallback(CUlogsCallbackHandle callback);
static CUresult plain_cuLogsUnregisterCallback(CUlogsCallbackHandle callback) { return shim_cuLogsUnregisterCallback(callback); }
CUresult far_cuLogsUnregisterCallback(CUlogsCallbackHandle callback)
{
	struct several_call c = several_by_handle(callback, 0);
	CUresult rc = ((__typeof__(&plain_cuLogsUnregisterCallback))c.to->plain[PLAIN_cuLogsUnregisterCallback])(callback);
	several_end(&c);
	return rc;
}

CUresult shim_cuLogsCurrent(CUlogIterator *iterator_out, unsigned flags);
static CUresult plain_cuLogsCurrent(CUlogIterator *iterator_out, unsigned flags) { return shim_cuLogsCurrent(iterator_out, flags); }
CUresult far_cuLogsCurrent(CUlogIterator *iterator_out, unsigned flags)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuLogsCurrent))c.to->plain[PLAIN_cuLogsCurrent])(iterator_out, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned flags);
static CUresult plain_cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned flags) { return shim_cuLogsDumpToFile(iterator, pathToFile, flags); }
CUresult far_cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned flags)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuLogsDumpToFile))c.to->plain[PLAIN_cuLogsDumpToFile])(iterator, pathToFile, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned flags);
static CUresult plain_cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned flags) { return shim_cuLogsDumpToMemory(iterator, buffer, size, flags); }
CUresult far_cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned flags)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuLogsDumpToMemory))c.to->plain[PLAIN_cuLogsDumpToMemory])(iterator, buffer, size, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuProfilerInitialize(const char *configFile, const char *outputFile, CUoutput_mode outputMode);
static CUresult plain_cuProfilerInitialize(const char *configFile, const char *outputFile, CUoutput_mode outputMode) { return shim_cuProfilerInitialize(configFile, outputFile, outputMode); }
CUresult far_cuProfilerInitialize(const char *configFile, const char *outputFile, CUoutput_mode outputMode)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuProfilerInitialize))c.to->plain[PLAIN_cuProfilerInitialize])(configFile, outputFile, outputMode);
	several_end(&c);
	return rc;
}

CUresult shim_cuProfilerStart(void);
static CUresult plain_cuProfilerStart(void) { return shim_cuProfilerStart(); }
CUresult far_cuProfilerStart(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuProfilerStart))c.to->plain[PLAIN_cuProfilerStart])();
	several_end(&c);
	return rc;
}

CUresult shim_cuProfilerStop(void);
static CUresult plain_cuProfilerStop(void) { return shim_cuProfilerStop(); }
CUresult far_cuProfilerStop(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuProfilerStop))c.to->plain[PLAIN_cuProfilerStop])();
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphicsUnregisterResource(CUgraphicsResource resource);
static CUresult plain_cuGraphicsUnregisterResource(CUgraphicsResource resource) { return shim_cuGraphicsUnregisterResource(resource); }
CUresult far_cuGraphicsUnregisterResource(CUgraphicsResource resource)
{
	struct several_call c = several_by_handle(resource, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphicsUnregisterResource))c.to->plain[PLAIN_cuGraphicsUnregisterResource])(resource);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource, unsigned arrayIndex, unsigned mipLevel);
static CUresult plain_cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource, unsigned arrayIndex, unsigned mipLevel) { return shim_cuGraphicsSubResourceGetMappedArray(pArray, resource, arrayIndex, mipLevel); }
CUresult far_cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource, unsigned arrayIndex, unsigned mipLevel)
{
	struct several_call c = several_by_handle(resource, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphicsSubResourceGetMappedArray))c.to->plain[PLAIN_cuGraphicsSubResourceGetMappedArray])(pArray, resource, arrayIndex, mipLevel);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray, CUgraphicsResource resource);
static CUresult plain_cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray, CUgraphicsResource resource) { return shim_cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray, resource); }
CUresult far_cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray, CUgraphicsResource resource)
{
	struct several_call c = several_by_handle(resource, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphicsResourceGetMappedMipmappedArray))c.to->plain[PLAIN_cuGraphicsResourceGetMappedMipmappedArray])(pMipmappedArray, resource);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize, CUgraphicsResource resource);
static CUresult plain_cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize, CUgraphicsResource resource) { return shim_cuGraphicsResourceGetMappedPointer_v2(pDevPtr, pSize, resource); }
CUresult far_cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize, CUgraphicsResource resource)
{
	struct several_call c = several_by_handle(resource, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphicsResourceGetMappedPointer_v2))c.to->plain[PLAIN_cuGraphicsResourceGetMappedPointer_v2])(pDevPtr, pSize, resource);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphicsResourceGetMappedPointer(CUdeviceptr_v1 *pDevPtr, unsigned *pSize, CUgraphicsResource resource);
static CUresult plain_cuGraphicsResourceGetMappedPointer(CUdeviceptr_v1 *pDevPtr, unsigned *pSize, CUgraphicsResource resource) { return shim_cuGraphicsResourceGetMappedPointer(pDevPtr, pSize, resource); }
CUresult far_cuGraphicsResourceGetMappedPointer(CUdeviceptr_v1 *pDevPtr, unsigned *pSize, CUgraphicsResource resource)
{
	struct several_call c = several_by_handle(resource, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphicsResourceGetMappedPointer))c.to->plain[PLAIN_cuGraphicsResourceGetMappedPointer])(pDevPtr, pSize, resource);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned flags);
static CUresult plain_cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned flags) { return shim_cuGraphicsResourceSetMapFlags_v2(resource, flags); }
CUresult far_cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned flags)
{
	struct several_call c = several_by_handle(resource, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphicsResourceSetMapFlags_v2))c.to->plain[PLAIN_cuGraphicsResourceSetMapFlags_v2])(resource, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned flags);
static CUresult plain_cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned flags) { return shim_cuGraphicsResourceSetMapFlags(resource, flags); }
CUresult far_cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned flags)
{
	struct several_call c = several_by_handle(resource, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphicsResourceSetMapFlags))c.to->plain[PLAIN_cuGraphicsResourceSetMapFlags])(resource, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphicsMapResources(unsigned count, const CUgraphicsResource *resources, CUstream hStream);
static CUresult plain_cuGraphicsMapResources(unsigned count, const CUgraphicsResource *resources, CUstream hStream) { return shim_cuGraphicsMapResources(count, resources, hStream); }
CUresult far_cuGraphicsMapResources(unsigned count, const CUgraphicsResource *resources, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphicsMapResources))c.to->plain[PLAIN_cuGraphicsMapResources])(count, resources, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphicsMapResources_ptsz(unsigned count, const CUgraphicsResource *resources, CUstream hStream);
static CUresult plain_cuGraphicsMapResources_ptsz(unsigned count, const CUgraphicsResource *resources, CUstream hStream) { return shim_cuGraphicsMapResources_ptsz(count, resources, hStream); }
CUresult far_cuGraphicsMapResources_ptsz(unsigned count, const CUgraphicsResource *resources, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphicsMapResources_ptsz))c.to->plain[PLAIN_cuGraphicsMapResources_ptsz])(count, resources, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphicsUnmapResources(unsigned count, const CUgraphicsResource *resources, CUstream hStream);
static CUresult plain_cuGraphicsUnmapResources(unsigned count, const CUgraphicsResource *resources, CUstream hStream) { return shim_cuGraphicsUnmapResources(count, resources, hStream); }
CUresult far_cuGraphicsUnmapResources(unsigned count, const CUgraphicsResource *resources, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphicsUnmapResources))c.to->plain[PLAIN_cuGraphicsUnmapResources])(count, resources, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphicsUnmapResources_ptsz(unsigned count, const CUgraphicsResource *resources, CUstream hStream);
static CUresult plain_cuGraphicsUnmapResources_ptsz(unsigned count, const CUgraphicsResource *resources, CUstream hStream) { return shim_cuGraphicsUnmapResources_ptsz(count, resources, hStream); }
CUresult far_cuGraphicsUnmapResources_ptsz(unsigned count, const CUgraphicsResource *resources, CUstream hStream)
{
	struct several_call c = several_by_handle(hStream, 0);
	CUresult rc = ((__typeof__(&plain_cuGraphicsUnmapResources_ptsz))c.to->plain[PLAIN_cuGraphicsUnmapResources_ptsz])(count, resources, hStream);
	several_end(&c);
	return rc;
}

CUresult shim_cuEGLApiInit(void);
static CUresult plain_cuEGLApiInit(void) { return shim_enter() ?: shim_cuEGLApiInit(); }
CUresult far_cuEGLApiInit(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuEGLApiInit))c.to->plain[PLAIN_cuEGLApiInit])();
	several_end(&c);
	return rc;
}

CUresult shim_cuEGLStreamConsumerAcquireFrame(void);
static CUresult plain_cuEGLStreamConsumerAcquireFrame(void) { return shim_cuEGLStreamConsumerAcquireFrame(); }
CUresult far_cuEGLStreamConsumerAcquireFrame(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuEGLStreamConsumerAcquireFrame))c.to->plain[PLAIN_cuEGLStreamConsumerAcquireFrame])();
	several_end(&c);
	return rc;
}

CUresult shim_cuEGLStreamConsumerConnect(void *conn, void *stream);
static CUresult plain_cuEGLStreamConsumerConnect(void *conn, void *stream) { return shim_cuEGLStreamConsumerConnect(conn, stream); }
CUresult far_cuEGLStreamConsumerConnect(void *conn, void *stream)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuEGLStreamConsumerConnect))c.to->plain[PLAIN_cuEGLStreamConsumerConnect])(conn, stream);
	several_end(&c);
	return rc;
}

CUresult shim_cuEGLStreamConsumerConnectWithFlags(void *conn, void *stream, unsigned flags);
static CUresult plain_cuEGLStreamConsumerConnectWithFlags(void *conn, void *stream, unsigned flags) { return shim_cuEGLStreamConsumerConnectWithFlags(conn, stream, flags); }
CUresult far_cuEGLStreamConsumerConnectWithFlags(void *conn, void *stream, unsigned flags)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuEGLStreamConsumerConnectWithFlags))c.to->plain[PLAIN_cuEGLStreamConsumerConnectWithFlags])(conn, stream, flags);
	several_end(&c);
	return rc;
}

CUresult shim_cuEGLStreamConsumerDisconnect(void);
static CUresult plain_cuEGLStreamConsumerDisconnect(void) { return shim_cuEGLStreamConsumerDisconnect(); }
CUresult far_cuEGLStreamConsumerDisconnect(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuEGLStreamConsumerDisconnect))c.to->plain[PLAIN_cuEGLStreamConsumerDisconnect])();
	several_end(&c);
	return rc;
}

CUresult shim_cuEGLStreamConsumerReleaseFrame(void);
static CUresult plain_cuEGLStreamConsumerReleaseFrame(void) { return shim_cuEGLStreamConsumerReleaseFrame(); }
CUresult far_cuEGLStreamConsumerReleaseFrame(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuEGLStreamConsumerReleaseFrame))c.to->plain[PLAIN_cuEGLStreamConsumerReleaseFrame])();
	several_end(&c);
	return rc;
}

CUresult shim_cuEGLStreamProducerConnect(void *conn, void *stream, int width, int height);
static CUresult plain_cuEGLStreamProducerConnect(void *conn, void *stream, int width, int height) { return shim_cuEGLStreamProducerConnect(conn, stream, width, height); }
CUresult far_cuEGLStreamProducerConnect(void *conn, void *stream, int width, int height)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuEGLStreamProducerConnect))c.to->plain[PLAIN_cuEGLStreamProducerConnect])(conn, stream, width, height);
	several_end(&c);
	return rc;
}

CUresult shim_cuEGLStreamProducerDisconnect(void);
static CUresult plain_cuEGLStreamProducerDisconnect(void) { return shim_cuEGLStreamProducerDisconnect(); }
CUresult far_cuEGLStreamProducerDisconnect(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuEGLStreamProducerDisconnect))c.to->plain[PLAIN_cuEGLStreamProducerDisconnect])();
	several_end(&c);
	return rc;
}

CUresult shim_cuEGLStreamProducerPresentFrame(void);
static CUresult plain_cuEGLStreamProducerPresentFrame(void) { return shim_cuEGLStreamProducerPresentFrame(); }
CUresult far_cuEGLStreamProducerPresentFrame(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuEGLStreamProducerPresentFrame))c.to->plain[PLAIN_cuEGLStreamProducerPresentFrame])();
	several_end(&c);
	return rc;
}

CUresult shim_cuEGLStreamProducerReturnFrame(void);
static CUresult plain_cuEGLStreamProducerReturnFrame(void) { return shim_cuEGLStreamProducerReturnFrame(); }
CUresult far_cuEGLStreamProducerReturnFrame(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuEGLStreamProducerReturnFrame))c.to->plain[PLAIN_cuEGLStreamProducerReturnFrame])();
	several_end(&c);
	return rc;
}

CUresult shim_cuGLCtxCreate(void *pctx, unsigned flags, CUdevice device);
static CUresult plain_cuGLCtxCreate(void *pctx, unsigned flags, CUdevice device) { return shim_cuGLCtxCreate(pctx, flags, device); }
CUresult far_cuGLCtxCreate(void *pctx, unsigned flags, CUdevice device)
{
	struct several_call c = several_by_device(device);
	CUresult rc = ((__typeof__(&plain_cuGLCtxCreate))c.to->plain[PLAIN_cuGLCtxCreate])(pctx, flags, device);
	several_end(&c);
	return rc;
}

CUresult shim_cuGLCtxCreate_v2(void *pctx, unsigned flags, CUdevice device);
static CUresult plain_cuGLCtxCreate_v2(void *pctx, unsigned flags, CUdevice device) { return shim_cuGLCtxCreate_v2(pctx, flags, device); }
CUresult far_cuGLCtxCreate_v2(void *pctx, unsigned flags, CUdevice device)
{
	struct several_call c = several_by_device(device);
	CUresult rc = ((__typeof__(&plain_cuGLCtxCreate_v2))c.to->plain[PLAIN_cuGLCtxCreate_v2])(pctx, flags, device);
	several_end(&c);
	return rc;
}

CUresult shim_cuGLGetDevices(void);
static CUresult plain_cuGLGetDevices(void) { return shim_cuGLGetDevices(); }
CUresult far_cuGLGetDevices(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGLGetDevices))c.to->plain[PLAIN_cuGLGetDevices])();
	several_end(&c);
	return rc;
}

CUresult shim_cuGLGetDevices_v2(void);
static CUresult plain_cuGLGetDevices_v2(void) { return shim_cuGLGetDevices_v2(); }
CUresult far_cuGLGetDevices_v2(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGLGetDevices_v2))c.to->plain[PLAIN_cuGLGetDevices_v2])();
	several_end(&c);
	return rc;
}

CUresult shim_cuGLInit(void);
static CUresult plain_cuGLInit(void) { return shim_cuGLInit(); }
CUresult far_cuGLInit(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGLInit))c.to->plain[PLAIN_cuGLInit])();
	several_end(&c);
	return rc;
}

CUresult shim_cuGLMapBufferObject(void);
static CUresult plain_cuGLMapBufferObject(void) { return shim_cuGLMapBufferObject(); }
CUresult far_cuGLMapBufferObject(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGLMapBufferObject))c.to->plain[PLAIN_cuGLMapBufferObject])();
	several_end(&c);
	return rc;
}

CUresult shim_cuGLMapBufferObjectAsync(void);
static CUresult plain_cuGLMapBufferObjectAsync(void) { return shim_cuGLMapBufferObjectAsync(); }
CUresult far_cuGLMapBufferObjectAsync(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGLMapBufferObjectAsync))c.to->plain[PLAIN_cuGLMapBufferObjectAsync])();
	several_end(&c);
	return rc;
}

CUresult shim_cuGLMapBufferObjectAsync_v2(void);
static CUresult plain_cuGLMapBufferObjectAsync_v2(void) { return shim_cuGLMapBufferObjectAsync_v2(); }
CUresult far_cuGLMapBufferObjectAsync_v2(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGLMapBufferObjectAsync_v2))c.to->plain[PLAIN_cuGLMapBufferObjectAsync_v2])();
	several_end(&c);
	return rc;
}

CUresult shim_cuGLMapBufferObjectAsync_v2_ptsz(void);
static CUresult plain_cuGLMapBufferObjectAsync_v2_ptsz(void) { return shim_cuGLMapBufferObjectAsync_v2_ptsz(); }
CUresult far_cuGLMapBufferObjectAsync_v2_ptsz(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGLMapBufferObjectAsync_v2_ptsz))c.to->plain[PLAIN_cuGLMapBufferObjectAsync_v2_ptsz])();
	several_end(&c);
	return rc;
}

CUresult shim_cuGLMapBufferObject_v2(void);
static CUresult plain_cuGLMapBufferObject_v2(void) { return shim_cuGLMapBufferObject_v2(); }
CUresult far_cuGLMapBufferObject_v2(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGLMapBufferObject_v2))c.to->plain[PLAIN_cuGLMapBufferObject_v2])();
	several_end(&c);
	return rc;
}

CUresult shim_cuGLMapBufferObject_v2_ptds(void);
static CUresult plain_cuGLMapBufferObject_v2_ptds(void) { return shim_cuGLMapBufferObject_v2_ptds(); }
CUresult far_cuGLMapBufferObject_v2_ptds(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGLMapBufferObject_v2_ptds))c.to->plain[PLAIN_cuGLMapBufferObject_v2_ptds])();
	several_end(&c);
	return rc;
}

CUresult shim_cuGLRegisterBufferObject(void);
static CUresult plain_cuGLRegisterBufferObject(void) { return shim_cuGLRegisterBufferObject(); }
CUresult far_cuGLRegisterBufferObject(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGLRegisterBufferObject))c.to->plain[PLAIN_cuGLRegisterBufferObject])();
	several_end(&c);
	return rc;
}

CUresult shim_cuGLSetBufferObjectMapFlags(void);
static CUresult plain_cuGLSetBufferObjectMapFlags(void) { return shim_cuGLSetBufferObjectMapFlags(); }
CUresult far_cuGLSetBufferObjectMapFlags(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGLSetBufferObjectMapFlags))c.to->plain[PLAIN_cuGLSetBufferObjectMapFlags])();
	several_end(&c);
	return rc;
}

CUresult shim_cuGLUnmapBufferObject(void);
static CUresult plain_cuGLUnmapBufferObject(void) { return shim_cuGLUnmapBufferObject(); }
CUresult far_cuGLUnmapBufferObject(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGLUnmapBufferObject))c.to->plain[PLAIN_cuGLUnmapBufferObject])();
	several_end(&c);
	return rc;
}

CUresult shim_cuGLUnmapBufferObjectAsync(void);
static CUresult plain_cuGLUnmapBufferObjectAsync(void) { return shim_cuGLUnmapBufferObjectAsync(); }
CUresult far_cuGLUnmapBufferObjectAsync(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGLUnmapBufferObjectAsync))c.to->plain[PLAIN_cuGLUnmapBufferObjectAsync])();
	several_end(&c);
	return rc;
}

CUresult shim_cuGLUnregisterBufferObject(void);
static CUresult plain_cuGLUnregisterBufferObject(void) { return shim_cuGLUnregisterBufferObject(); }
CUresult far_cuGLUnregisterBufferObject(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGLUnregisterBufferObject))c.to->plain[PLAIN_cuGLUnregisterBufferObject])();
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphicsEGLRegisterImage(void *out);
static CUresult plain_cuGraphicsEGLRegisterImage(void *out) { return shim_enter() ?: shim_cuGraphicsEGLRegisterImage(out); }
CUresult far_cuGraphicsEGLRegisterImage(void *out)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGraphicsEGLRegisterImage))c.to->plain[PLAIN_cuGraphicsEGLRegisterImage])(out);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphicsGLRegisterBuffer(void *out);
static CUresult plain_cuGraphicsGLRegisterBuffer(void *out) { return shim_enter() ?: shim_cuGraphicsGLRegisterBuffer(out); }
CUresult far_cuGraphicsGLRegisterBuffer(void *out)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGraphicsGLRegisterBuffer))c.to->plain[PLAIN_cuGraphicsGLRegisterBuffer])(out);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphicsGLRegisterImage(void *out);
static CUresult plain_cuGraphicsGLRegisterImage(void *out) { return shim_enter() ?: shim_cuGraphicsGLRegisterImage(out); }
CUresult far_cuGraphicsGLRegisterImage(void *out)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGraphicsGLRegisterImage))c.to->plain[PLAIN_cuGraphicsGLRegisterImage])(out);
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphicsResourceGetMappedEglFrame(void);
static CUresult plain_cuGraphicsResourceGetMappedEglFrame(void) { return shim_cuGraphicsResourceGetMappedEglFrame(); }
CUresult far_cuGraphicsResourceGetMappedEglFrame(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGraphicsResourceGetMappedEglFrame))c.to->plain[PLAIN_cuGraphicsResourceGetMappedEglFrame])();
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphicsVDPAURegisterOutputSurface(void);
static CUresult plain_cuGraphicsVDPAURegisterOutputSurface(void) { return shim_need_living() ?: shim_cuGraphicsVDPAURegisterOutputSurface(); }
CUresult far_cuGraphicsVDPAURegisterOutputSurface(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGraphicsVDPAURegisterOutputSurface))c.to->plain[PLAIN_cuGraphicsVDPAURegisterOutputSurface])();
	several_end(&c);
	return rc;
}

CUresult shim_cuGraphicsVDPAURegisterVideoSurface(void);
static CUresult plain_cuGraphicsVDPAURegisterVideoSurface(void) { return shim_need_living() ?: shim_cuGraphicsVDPAURegisterVideoSurface(); }
CUresult far_cuGraphicsVDPAURegisterVideoSurface(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuGraphicsVDPAURegisterVideoSurface))c.to->plain[PLAIN_cuGraphicsVDPAURegisterVideoSurface])();
	several_end(&c);
	return rc;
}

CUresult shim_cuVDPAUCtxCreate(void *pctx);
static CUresult plain_cuVDPAUCtxCreate(void *pctx) { return shim_enter() ?: shim_cuVDPAUCtxCreate(pctx); }
CUresult far_cuVDPAUCtxCreate(void *pctx)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuVDPAUCtxCreate))c.to->plain[PLAIN_cuVDPAUCtxCreate])(pctx);
	several_end(&c);
	return rc;
}

CUresult shim_cuVDPAUCtxCreate_v2(void *pctx);
static CUresult plain_cuVDPAUCtxCreate_v2(void *pctx) { return shim_enter() ?: shim_cuVDPAUCtxCreate_v2(pctx); }
CUresult far_cuVDPAUCtxCreate_v2(void *pctx)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuVDPAUCtxCreate_v2))c.to->plain[PLAIN_cuVDPAUCtxCreate_v2])(pctx);
	several_end(&c);
	return rc;
}

CUresult shim_cuVDPAUGetDevice(void *device);
static CUresult plain_cuVDPAUGetDevice(void *device) { return shim_enter() ?: shim_cuVDPAUGetDevice(device); }
CUresult far_cuVDPAUGetDevice(void *device)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuVDPAUGetDevice))c.to->plain[PLAIN_cuVDPAUGetDevice])(device);
	several_end(&c);
	return rc;
}

CUresult shim_cuMemGetAttribute(void);
static CUresult plain_cuMemGetAttribute(void) { return shim_cuMemGetAttribute(); }
CUresult far_cuMemGetAttribute(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemGetAttribute))c.to->plain[PLAIN_cuMemGetAttribute])();
	several_end(&c);
	return rc;
}

CUresult shim_cuMemGetAttribute_v2(void);
static CUresult plain_cuMemGetAttribute_v2(void) { return shim_cuMemGetAttribute_v2(); }
CUresult far_cuMemGetAttribute_v2(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cuMemGetAttribute_v2))c.to->plain[PLAIN_cuMemGetAttribute_v2])();
	several_end(&c);
	return rc;
}

CUresult shim_cudbgApiAttach(void);
static CUresult plain_cudbgApiAttach(void) { return shim_cudbgApiAttach(); }
CUresult far_cudbgApiAttach(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cudbgApiAttach))c.to->plain[PLAIN_cudbgApiAttach])();
	several_end(&c);
	return rc;
}

CUresult shim_cudbgApiDetach(void);
static CUresult plain_cudbgApiDetach(void) { return shim_cudbgApiDetach(); }
CUresult far_cudbgApiDetach(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cudbgApiDetach))c.to->plain[PLAIN_cudbgApiDetach])();
	several_end(&c);
	return rc;
}

CUresult shim_cudbgApiInit(void);
static CUresult plain_cudbgApiInit(void) { return shim_cudbgApiInit(); }
CUresult far_cudbgApiInit(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cudbgApiInit))c.to->plain[PLAIN_cudbgApiInit])();
	several_end(&c);
	return rc;
}

CUresult shim_cudbgGetAPI(void);
static CUresult plain_cudbgGetAPI(void) { return shim_cudbgGetAPI(); }
CUresult far_cudbgGetAPI(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cudbgGetAPI))c.to->plain[PLAIN_cudbgGetAPI])();
	several_end(&c);
	return rc;
}

CUresult shim_cudbgGetAPIVersion(void);
static CUresult plain_cudbgGetAPIVersion(void) { return shim_cudbgGetAPIVersion(); }
CUresult far_cudbgGetAPIVersion(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cudbgGetAPIVersion))c.to->plain[PLAIN_cudbgGetAPIVersion])();
	several_end(&c);
	return rc;
}

CUresult shim_cudbgMain(void);
static CUresult plain_cudbgMain(void) { return shim_cudbgMain(); }
CUresult far_cudbgMain(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cudbgMain))c.to->plain[PLAIN_cudbgMain])();
	several_end(&c);
	return rc;
}

CUresult shim_cudbgReportDriverApiError(void);
static CUresult plain_cudbgReportDriverApiError(void) { return shim_cudbgReportDriverApiError(); }
CUresult far_cudbgReportDriverApiError(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cudbgReportDriverApiError))c.to->plain[PLAIN_cudbgReportDriverApiError])();
	several_end(&c);
	return rc;
}

CUresult shim_cudbgReportDriverInternalError(void);
static CUresult plain_cudbgReportDriverInternalError(void) { return shim_cudbgReportDriverInternalError(); }
CUresult far_cudbgReportDriverInternalError(void)
{
	struct several_call c = several_current();
	CUresult rc = ((__typeof__(&plain_cudbgReportDriverInternalError))c.to->plain[PLAIN_cudbgReportDriverInternalError])();
	several_end(&c);
	return rc;
}

const void *const shim_plain[] = {
	(const void *)plain_cuGetErrorString,
	(const void *)plain_cuGetErrorName,
	(const void *)plain_cuInit,
	(const void *)plain_cuDriverGetVersion,
	(const void *)plain_cuGetProcAddress_v2,
	(const void *)plain_cuGetProcAddress,
	(const void *)plain_cuGetExportTable,
	(const void *)plain_cuDeviceGet,
	(const void *)plain_cuDeviceGetCount,
	(const void *)plain_cuDeviceGetName,
	(const void *)plain_cuDeviceGetUuid_v2,
	(const void *)plain_cuDeviceGetUuid,
	(const void *)plain_cuDeviceGetLuid,
	(const void *)plain_cuDeviceTotalMem_v2,
	(const void *)plain_cuDeviceTotalMem,
	(const void *)plain_cuDeviceGetTexture1DLinearMaxWidth,
	(const void *)plain_cuDeviceGetAttribute,
	(const void *)plain_cuDeviceGetHostAtomicCapabilities,
	(const void *)plain_cuDeviceGetNvSciSyncAttributes,
	(const void *)plain_cuDeviceGetExecAffinitySupport,
	(const void *)plain_cuFlushGPUDirectRDMAWrites,
	(const void *)plain_cuDeviceGetByPCIBusId,
	(const void *)plain_cuDeviceGetPCIBusId,
	(const void *)plain_cuDeviceGetProperties,
	(const void *)plain_cuDeviceComputeCapability,
	(const void *)plain_cuDeviceCanAccessPeer,
	(const void *)plain_cuDeviceGetP2PAttribute,
	(const void *)plain_cuDeviceGetP2PAtomicCapabilities,
	(const void *)plain_cuDeviceRegisterAsyncNotification,
	(const void *)plain_cuDeviceUnregisterAsyncNotification,
	(const void *)plain_cuDevicePrimaryCtxRetain,
	(const void *)plain_cuDevicePrimaryCtxRelease_v2,
	(const void *)plain_cuDevicePrimaryCtxRelease,
	(const void *)plain_cuDevicePrimaryCtxSetFlags_v2,
	(const void *)plain_cuDevicePrimaryCtxSetFlags,
	(const void *)plain_cuDevicePrimaryCtxGetState,
	(const void *)plain_cuDevicePrimaryCtxReset_v2,
	(const void *)plain_cuDevicePrimaryCtxReset,
	(const void *)plain_cuCtxCreate_v4,
	(const void *)plain_cuCtxCreate_v3,
	(const void *)plain_cuCtxCreate_v2,
	(const void *)plain_cuCtxCreate,
	(const void *)plain_cuCtxDestroy_v2,
	(const void *)plain_cuCtxDestroy,
	(const void *)plain_cuCtxPushCurrent_v2,
	(const void *)plain_cuCtxPushCurrent,
	(const void *)plain_cuCtxPopCurrent_v2,
	(const void *)plain_cuCtxPopCurrent,
	(const void *)plain_cuCtxSetCurrent,
	(const void *)plain_cuCtxGetCurrent,
	(const void *)plain_cuCtxGetDevice_v2,
	(const void *)plain_cuCtxGetDevice,
	(const void *)plain_cuCtxGetFlags,
	(const void *)plain_cuCtxSetFlags,
	(const void *)plain_cuCtxGetId,
	(const void *)plain_cuCtxSynchronize_v2,
	(const void *)plain_cuCtxSynchronize,
	(const void *)plain_cuCtxSetLimit,
	(const void *)plain_cuCtxGetLimit,
	(const void *)plain_cuCtxGetCacheConfig,
	(const void *)plain_cuCtxSetCacheConfig,
	(const void *)plain_cuCtxGetSharedMemConfig,
	(const void *)plain_cuCtxSetSharedMemConfig,
	(const void *)plain_cuCtxGetApiVersion,
	(const void *)plain_cuCtxGetStreamPriorityRange,
	(const void *)plain_cuCtxResetPersistingL2Cache,
	(const void *)plain_cuCtxGetExecAffinity,
	(const void *)plain_cuCtxRecordEvent,
	(const void *)plain_cuCtxWaitEvent,
	(const void *)plain_cuCtxAttach,
	(const void *)plain_cuCtxDetach,
	(const void *)plain_cuCtxEnablePeerAccess,
	(const void *)plain_cuCtxDisablePeerAccess,
	(const void *)plain_cuModuleLoad,
	(const void *)plain_cuModuleLoadData,
	(const void *)plain_cuModuleLoadDataEx,
	(const void *)plain_cuModuleLoadFatBinary,
	(const void *)plain_cuModuleUnload,
	(const void *)plain_cuModuleGetLoadingMode,
	(const void *)plain_cuModuleGetFunction,
	(const void *)plain_cuModuleGetFunctionCount,
	(const void *)plain_cuModuleEnumerateFunctions,
	(const void *)plain_cuModuleGetGlobal_v2,
	(const void *)plain_cuModuleGetGlobal,
	(const void *)plain_cuModuleGetTexRef,
	(const void *)plain_cuModuleGetSurfRef,
	(const void *)plain_cuLinkCreate_v2,
	(const void *)plain_cuLinkCreate,
	(const void *)plain_cuLinkAddData_v2,
	(const void *)plain_cuLinkAddData,
	(const void *)plain_cuLinkAddFile_v2,
	(const void *)plain_cuLinkAddFile,
	(const void *)plain_cuLinkComplete,
	(const void *)plain_cuLinkDestroy,
	(const void *)plain_cuLibraryLoadData,
	(const void *)plain_cuLibraryLoadFromFile,
	(const void *)plain_cuLibraryUnload,
	(const void *)plain_cuLibraryGetKernel,
	(const void *)plain_cuLibraryGetKernelCount,
	(const void *)plain_cuLibraryEnumerateKernels,
	(const void *)plain_cuLibraryGetModule,
	(const void *)plain_cuLibraryGetGlobal,
	(const void *)plain_cuLibraryGetManaged,
	(const void *)plain_cuLibraryGetUnifiedFunction,
	(const void *)plain_cuKernelGetFunction,
	(const void *)plain_cuKernelGetLibrary,
	(const void *)plain_cuKernelGetAttribute,
	(const void *)plain_cuKernelSetAttribute,
	(const void *)plain_cuKernelSetCacheConfig,
	(const void *)plain_cuKernelGetName,
	(const void *)plain_cuKernelGetParamInfo,
	(const void *)plain_cuFuncGetAttribute,
	(const void *)plain_cuFuncSetAttribute,
	(const void *)plain_cuFuncSetCacheConfig,
	(const void *)plain_cuFuncSetSharedMemConfig,
	(const void *)plain_cuFuncGetModule,
	(const void *)plain_cuFuncGetName,
	(const void *)plain_cuFuncGetParamInfo,
	(const void *)plain_cuFuncIsLoaded,
	(const void *)plain_cuFuncLoad,
	(const void *)plain_cuLaunchKernel,
	(const void *)plain_cuLaunchKernel_ptsz,
	(const void *)plain_cuLaunchKernelEx,
	(const void *)plain_cuLaunchKernelEx_ptsz,
	(const void *)plain_cuLaunchCooperativeKernel,
	(const void *)plain_cuLaunchCooperativeKernel_ptsz,
	(const void *)plain_cuLaunchCooperativeKernelMultiDevice,
	(const void *)plain_cuLaunchHostFunc,
	(const void *)plain_cuLaunchHostFunc_ptsz,
	(const void *)plain_cuFuncSetBlockShape,
	(const void *)plain_cuFuncSetSharedSize,
	(const void *)plain_cuParamSetSize,
	(const void *)plain_cuParamSeti,
	(const void *)plain_cuParamSetf,
	(const void *)plain_cuParamSetv,
	(const void *)plain_cuLaunch,
	(const void *)plain_cuLaunchGrid,
	(const void *)plain_cuLaunchGridAsync,
	(const void *)plain_cuParamSetTexRef,
	(const void *)plain_cuOccupancyMaxActiveBlocksPerMultiprocessor,
	(const void *)plain_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags,
	(const void *)plain_cuOccupancyMaxPotentialBlockSize,
	(const void *)plain_cuOccupancyMaxPotentialBlockSizeWithFlags,
	(const void *)plain_cuOccupancyAvailableDynamicSMemPerBlock,
	(const void *)plain_cuOccupancyMaxPotentialClusterSize,
	(const void *)plain_cuOccupancyMaxActiveClusters,
	(const void *)plain_cuMemGetInfo_v2,
	(const void *)plain_cuMemGetInfo,
	(const void *)plain_cuMemAlloc_v2,
	(const void *)plain_cuMemAlloc,
	(const void *)plain_cuMemAllocPitch_v2,
	(const void *)plain_cuMemAllocPitch,
	(const void *)plain_cuMemFree_v2,
	(const void *)plain_cuMemFree,
	(const void *)plain_cuMemGetAddressRange_v2,
	(const void *)plain_cuMemGetAddressRange,
	(const void *)plain_cuPointerGetAttribute,
	(const void *)plain_cuPointerGetAttributes,
	(const void *)plain_cuPointerSetAttribute,
	(const void *)plain_cuMemAllocHost_v2,
	(const void *)plain_cuMemAllocHost,
	(const void *)plain_cuMemFreeHost,
	(const void *)plain_cuMemHostAlloc,
	(const void *)plain_cuMemHostGetDevicePointer_v2,
	(const void *)plain_cuMemHostGetDevicePointer,
	(const void *)plain_cuMemHostGetFlags,
	(const void *)plain_cuMemHostRegister_v2,
	(const void *)plain_cuMemHostRegister,
	(const void *)plain_cuMemHostUnregister,
	(const void *)plain_cuMemcpy,
	(const void *)plain_cuMemcpy_ptds,
	(const void *)plain_cuMemcpyAsync,
	(const void *)plain_cuMemcpyAsync_ptsz,
	(const void *)plain_cuMemcpyPeer,
	(const void *)plain_cuMemcpyPeer_ptds,
	(const void *)plain_cuMemcpyPeerAsync,
	(const void *)plain_cuMemcpyPeerAsync_ptsz,
	(const void *)plain_cuMemcpyHtoD_v2,
	(const void *)plain_cuMemcpyHtoD_v2_ptds,
	(const void *)plain_cuMemcpyHtoD,
	(const void *)plain_cuMemcpyDtoH_v2,
	(const void *)plain_cuMemcpyDtoH_v2_ptds,
	(const void *)plain_cuMemcpyDtoH,
	(const void *)plain_cuMemcpyDtoD_v2,
	(const void *)plain_cuMemcpyDtoD_v2_ptds,
	(const void *)plain_cuMemcpyDtoD,
	(const void *)plain_cuMemcpyHtoDAsync_v2,
	(const void *)plain_cuMemcpyHtoDAsync_v2_ptsz,
	(const void *)plain_cuMemcpyHtoDAsync,
	(const void *)plain_cuMemcpyDtoHAsync_v2,
	(const void *)plain_cuMemcpyDtoHAsync_v2_ptsz,
	(const void *)plain_cuMemcpyDtoHAsync,
	(const void *)plain_cuMemcpyDtoDAsync_v2,
	(const void *)plain_cuMemcpyDtoDAsync_v2_ptsz,
	(const void *)plain_cuMemcpyDtoDAsync,
	(const void *)plain_cuMemcpyDtoA_v2,
	(const void *)plain_cuMemcpyDtoA_v2_ptds,
	(const void *)plain_cuMemcpyDtoA,
	(const void *)plain_cuMemcpyAtoD_v2,
	(const void *)plain_cuMemcpyAtoD_v2_ptds,
	(const void *)plain_cuMemcpyAtoD,
	(const void *)plain_cuMemcpyHtoA_v2,
	(const void *)plain_cuMemcpyHtoA_v2_ptds,
	(const void *)plain_cuMemcpyHtoA,
	(const void *)plain_cuMemcpyAtoH_v2,
	(const void *)plain_cuMemcpyAtoH_v2_ptds,
	(const void *)plain_cuMemcpyAtoH,
	(const void *)plain_cuMemcpyAtoA_v2,
	(const void *)plain_cuMemcpyAtoA_v2_ptds,
	(const void *)plain_cuMemcpyAtoA,
	(const void *)plain_cuMemcpyHtoAAsync_v2,
	(const void *)plain_cuMemcpyHtoAAsync_v2_ptsz,
	(const void *)plain_cuMemcpyHtoAAsync,
	(const void *)plain_cuMemcpyAtoHAsync_v2,
	(const void *)plain_cuMemcpyAtoHAsync_v2_ptsz,
	(const void *)plain_cuMemcpyAtoHAsync,
	(const void *)plain_cuMemcpy2D_v2,
	(const void *)plain_cuMemcpy2D_v2_ptds,
	(const void *)plain_cuMemcpy2D,
	(const void *)plain_cuMemcpy2DUnaligned_v2,
	(const void *)plain_cuMemcpy2DUnaligned_v2_ptds,
	(const void *)plain_cuMemcpy2DUnaligned,
	(const void *)plain_cuMemcpy2DAsync_v2,
	(const void *)plain_cuMemcpy2DAsync_v2_ptsz,
	(const void *)plain_cuMemcpy2DAsync,
	(const void *)plain_cuMemcpy3D_v2,
	(const void *)plain_cuMemcpy3D_v2_ptds,
	(const void *)plain_cuMemcpy3D,
	(const void *)plain_cuMemcpy3DAsync_v2,
	(const void *)plain_cuMemcpy3DAsync_v2_ptsz,
	(const void *)plain_cuMemcpy3DAsync,
	(const void *)plain_cuMemcpy3DPeer,
	(const void *)plain_cuMemcpy3DPeer_ptds,
	(const void *)plain_cuMemcpy3DPeerAsync,
	(const void *)plain_cuMemcpy3DPeerAsync_ptsz,
	(const void *)plain_cuMemcpyBatchAsync_v2,
	(const void *)plain_cuMemcpyBatchAsync_v2_ptsz,
	(const void *)plain_cuMemcpyBatchAsync,
	(const void *)plain_cuMemcpyBatchAsync_ptsz,
	(const void *)plain_cuMemcpy3DBatchAsync_v2,
	(const void *)plain_cuMemcpy3DBatchAsync_v2_ptsz,
	(const void *)plain_cuMemcpy3DBatchAsync,
	(const void *)plain_cuMemcpy3DBatchAsync_ptsz,
	(const void *)plain_cuMemBatchDecompressAsync,
	(const void *)plain_cuMemBatchDecompressAsync_ptsz,
	(const void *)plain_cuMemsetD8_v2,
	(const void *)plain_cuMemsetD8_v2_ptds,
	(const void *)plain_cuMemsetD8,
	(const void *)plain_cuMemsetD16_v2,
	(const void *)plain_cuMemsetD16_v2_ptds,
	(const void *)plain_cuMemsetD16,
	(const void *)plain_cuMemsetD32_v2,
	(const void *)plain_cuMemsetD32_v2_ptds,
	(const void *)plain_cuMemsetD32,
	(const void *)plain_cuMemsetD2D8_v2,
	(const void *)plain_cuMemsetD2D8_v2_ptds,
	(const void *)plain_cuMemsetD2D8,
	(const void *)plain_cuMemsetD2D16_v2,
	(const void *)plain_cuMemsetD2D16_v2_ptds,
	(const void *)plain_cuMemsetD2D16,
	(const void *)plain_cuMemsetD2D32_v2,
	(const void *)plain_cuMemsetD2D32_v2_ptds,
	(const void *)plain_cuMemsetD2D32,
	(const void *)plain_cuMemsetD8Async,
	(const void *)plain_cuMemsetD8Async_ptsz,
	(const void *)plain_cuMemsetD16Async,
	(const void *)plain_cuMemsetD16Async_ptsz,
	(const void *)plain_cuMemsetD32Async,
	(const void *)plain_cuMemsetD32Async_ptsz,
	(const void *)plain_cuMemsetD2D8Async,
	(const void *)plain_cuMemsetD2D8Async_ptsz,
	(const void *)plain_cuMemsetD2D16Async,
	(const void *)plain_cuMemsetD2D16Async_ptsz,
	(const void *)plain_cuMemsetD2D32Async,
	(const void *)plain_cuMemsetD2D32Async_ptsz,
	(const void *)plain_cuMemAllocManaged,
	(const void *)plain_cuMemAdvise_v2,
	(const void *)plain_cuMemAdvise,
	(const void *)plain_cuMemPrefetchAsync_v2,
	(const void *)plain_cuMemPrefetchAsync_v2_ptsz,
	(const void *)plain_cuMemPrefetchAsync,
	(const void *)plain_cuMemPrefetchAsync_ptsz,
	(const void *)plain_cuMemPrefetchBatchAsync,
	(const void *)plain_cuMemPrefetchBatchAsync_ptsz,
	(const void *)plain_cuMemDiscardBatchAsync,
	(const void *)plain_cuMemDiscardBatchAsync_ptsz,
	(const void *)plain_cuMemDiscardAndPrefetchBatchAsync,
	(const void *)plain_cuMemDiscardAndPrefetchBatchAsync_ptsz,
	(const void *)plain_cuMemRangeGetAttribute,
	(const void *)plain_cuMemRangeGetAttributes,
	(const void *)plain_cuStreamAttachMemAsync,
	(const void *)plain_cuStreamAttachMemAsync_ptsz,
	(const void *)plain_cuMemAllocAsync,
	(const void *)plain_cuMemAllocAsync_ptsz,
	(const void *)plain_cuMemAllocFromPoolAsync,
	(const void *)plain_cuMemAllocFromPoolAsync_ptsz,
	(const void *)plain_cuMemFreeAsync,
	(const void *)plain_cuMemFreeAsync_ptsz,
	(const void *)plain_cuDeviceSetMemPool,
	(const void *)plain_cuDeviceGetMemPool,
	(const void *)plain_cuDeviceGetDefaultMemPool,
	(const void *)plain_cuMemPoolCreate,
	(const void *)plain_cuMemPoolDestroy,
	(const void *)plain_cuMemPoolTrimTo,
	(const void *)plain_cuMemPoolSetAttribute,
	(const void *)plain_cuMemPoolGetAttribute,
	(const void *)plain_cuMemPoolSetAccess,
	(const void *)plain_cuMemPoolGetAccess,
	(const void *)plain_cuMemGetDefaultMemPool,
	(const void *)plain_cuMemGetMemPool,
	(const void *)plain_cuMemSetMemPool,
	(const void *)plain_cuMemPoolExportToShareableHandle,
	(const void *)plain_cuMemPoolImportFromShareableHandle,
	(const void *)plain_cuMemPoolExportPointer,
	(const void *)plain_cuMemPoolImportPointer,
	(const void *)plain_cuMemAddressReserve,
	(const void *)plain_cuMemAddressFree,
	(const void *)plain_cuMemCreate,
	(const void *)plain_cuMemRelease,
	(const void *)plain_cuMemMap,
	(const void *)plain_cuMemUnmap,
	(const void *)plain_cuMemMapArrayAsync,
	(const void *)plain_cuMemMapArrayAsync_ptsz,
	(const void *)plain_cuMemSetAccess,
	(const void *)plain_cuMemGetAccess,
	(const void *)plain_cuMemExportToShareableHandle,
	(const void *)plain_cuMemImportFromShareableHandle,
	(const void *)plain_cuMemGetHandleForAddressRange,
	(const void *)plain_cuMemGetAllocationGranularity,
	(const void *)plain_cuMemGetAllocationPropertiesFromHandle,
	(const void *)plain_cuMemRetainAllocationHandle,
	(const void *)plain_cuMulticastCreate,
	(const void *)plain_cuMulticastAddDevice,
	(const void *)plain_cuMulticastBindMem,
	(const void *)plain_cuMulticastBindAddr,
	(const void *)plain_cuMulticastUnbind,
	(const void *)plain_cuMulticastGetGranularity,
	(const void *)plain_cuIpcGetEventHandle,
	(const void *)plain_cuIpcOpenEventHandle,
	(const void *)plain_cuIpcGetMemHandle,
	(const void *)plain_cuIpcOpenMemHandle_v2,
	(const void *)plain_cuIpcOpenMemHandle,
	(const void *)plain_cuIpcCloseMemHandle,
	(const void *)plain_cuArrayCreate_v2,
	(const void *)plain_cuArrayCreate,
	(const void *)plain_cuArrayGetDescriptor_v2,
	(const void *)plain_cuArrayGetDescriptor,
	(const void *)plain_cuArrayGetSparseProperties,
	(const void *)plain_cuArrayGetMemoryRequirements,
	(const void *)plain_cuArrayGetPlane,
	(const void *)plain_cuArrayDestroy,
	(const void *)plain_cuArray3DCreate_v2,
	(const void *)plain_cuArray3DCreate,
	(const void *)plain_cuArray3DGetDescriptor_v2,
	(const void *)plain_cuArray3DGetDescriptor,
	(const void *)plain_cuMipmappedArrayCreate,
	(const void *)plain_cuMipmappedArrayGetLevel,
	(const void *)plain_cuMipmappedArrayGetSparseProperties,
	(const void *)plain_cuMipmappedArrayGetMemoryRequirements,
	(const void *)plain_cuMipmappedArrayDestroy,
	(const void *)plain_cuTexObjectCreate,
	(const void *)plain_cuTexObjectDestroy,
	(const void *)plain_cuTexObjectGetResourceDesc,
	(const void *)plain_cuTexObjectGetTextureDesc,
	(const void *)plain_cuTexObjectGetResourceViewDesc,
	(const void *)plain_cuSurfObjectCreate,
	(const void *)plain_cuSurfObjectDestroy,
	(const void *)plain_cuSurfObjectGetResourceDesc,
	(const void *)plain_cuTensorMapEncodeTiled,
	(const void *)plain_cuTensorMapEncodeIm2col,
	(const void *)plain_cuTensorMapEncodeIm2colWide,
	(const void *)plain_cuTensorMapReplaceAddress,
	(const void *)plain_cuTexRefCreate,
	(const void *)plain_cuTexRefDestroy,
	(const void *)plain_cuTexRefSetArray,
	(const void *)plain_cuTexRefSetMipmappedArray,
	(const void *)plain_cuTexRefSetAddress_v2,
	(const void *)plain_cuTexRefSetAddress,
	(const void *)plain_cuTexRefSetAddress2D_v3,
	(const void *)plain_cuTexRefSetAddress2D_v2,
	(const void *)plain_cuTexRefSetAddress2D,
	(const void *)plain_cuTexRefSetFormat,
	(const void *)plain_cuTexRefSetAddressMode,
	(const void *)plain_cuTexRefSetFilterMode,
	(const void *)plain_cuTexRefSetMipmapFilterMode,
	(const void *)plain_cuTexRefSetMipmapLevelBias,
	(const void *)plain_cuTexRefSetMipmapLevelClamp,
	(const void *)plain_cuTexRefSetMaxAnisotropy,
	(const void *)plain_cuTexRefSetBorderColor,
	(const void *)plain_cuTexRefSetFlags,
	(const void *)plain_cuTexRefGetAddress_v2,
	(const void *)plain_cuTexRefGetAddress,
	(const void *)plain_cuTexRefGetArray,
	(const void *)plain_cuTexRefGetMipmappedArray,
	(const void *)plain_cuTexRefGetAddressMode,
	(const void *)plain_cuTexRefGetFilterMode,
	(const void *)plain_cuTexRefGetFormat,
	(const void *)plain_cuTexRefGetMipmapFilterMode,
	(const void *)plain_cuTexRefGetMipmapLevelBias,
	(const void *)plain_cuTexRefGetMipmapLevelClamp,
	(const void *)plain_cuTexRefGetMaxAnisotropy,
	(const void *)plain_cuTexRefGetBorderColor,
	(const void *)plain_cuTexRefGetFlags,
	(const void *)plain_cuSurfRefSetArray,
	(const void *)plain_cuSurfRefGetArray,
	(const void *)plain_cuStreamCreate,
	(const void *)plain_cuStreamCreateWithPriority,
	(const void *)plain_cuStreamDestroy_v2,
	(const void *)plain_cuStreamDestroy,
	(const void *)plain_cuStreamGetPriority,
	(const void *)plain_cuStreamGetPriority_ptsz,
	(const void *)plain_cuStreamGetDevice,
	(const void *)plain_cuStreamGetDevice_ptsz,
	(const void *)plain_cuStreamGetFlags,
	(const void *)plain_cuStreamGetFlags_ptsz,
	(const void *)plain_cuStreamGetId,
	(const void *)plain_cuStreamGetId_ptsz,
	(const void *)plain_cuStreamGetCtx_v2,
	(const void *)plain_cuStreamGetCtx_v2_ptsz,
	(const void *)plain_cuStreamGetCtx,
	(const void *)plain_cuStreamGetCtx_ptsz,
	(const void *)plain_cuStreamWaitEvent,
	(const void *)plain_cuStreamWaitEvent_ptsz,
	(const void *)plain_cuStreamQuery,
	(const void *)plain_cuStreamQuery_ptsz,
	(const void *)plain_cuStreamSynchronize,
	(const void *)plain_cuStreamSynchronize_ptsz,
	(const void *)plain_cuStreamAddCallback,
	(const void *)plain_cuStreamAddCallback_ptsz,
	(const void *)plain_cuStreamCopyAttributes,
	(const void *)plain_cuStreamCopyAttributes_ptsz,
	(const void *)plain_cuStreamGetAttribute,
	(const void *)plain_cuStreamGetAttribute_ptsz,
	(const void *)plain_cuStreamSetAttribute,
	(const void *)plain_cuStreamSetAttribute_ptsz,
	(const void *)plain_cuThreadExchangeStreamCaptureMode,
	(const void *)plain_cuStreamBeginCapture_v2,
	(const void *)plain_cuStreamBeginCapture_v2_ptsz,
	(const void *)plain_cuStreamBeginCapture,
	(const void *)plain_cuStreamBeginCapture_ptsz,
	(const void *)plain_cuStreamBeginCaptureToGraph,
	(const void *)plain_cuStreamBeginCaptureToGraph_ptsz,
	(const void *)plain_cuStreamEndCapture,
	(const void *)plain_cuStreamEndCapture_ptsz,
	(const void *)plain_cuStreamIsCapturing,
	(const void *)plain_cuStreamIsCapturing_ptsz,
	(const void *)plain_cuStreamGetCaptureInfo_v3,
	(const void *)plain_cuStreamGetCaptureInfo_v3_ptsz,
	(const void *)plain_cuStreamGetCaptureInfo_v2,
	(const void *)plain_cuStreamGetCaptureInfo_v2_ptsz,
	(const void *)plain_cuStreamGetCaptureInfo,
	(const void *)plain_cuStreamGetCaptureInfo_ptsz,
	(const void *)plain_cuStreamUpdateCaptureDependencies_v2,
	(const void *)plain_cuStreamUpdateCaptureDependencies_v2_ptsz,
	(const void *)plain_cuStreamUpdateCaptureDependencies,
	(const void *)plain_cuStreamUpdateCaptureDependencies_ptsz,
	(const void *)plain_cuEventCreate,
	(const void *)plain_cuEventRecord,
	(const void *)plain_cuEventRecord_ptsz,
	(const void *)plain_cuEventRecordWithFlags,
	(const void *)plain_cuEventRecordWithFlags_ptsz,
	(const void *)plain_cuEventQuery,
	(const void *)plain_cuEventSynchronize,
	(const void *)plain_cuEventDestroy_v2,
	(const void *)plain_cuEventDestroy,
	(const void *)plain_cuEventElapsedTime_v2,
	(const void *)plain_cuEventElapsedTime,
	(const void *)plain_cuStreamWaitValue32_v2,
	(const void *)plain_cuStreamWaitValue32_v2_ptsz,
	(const void *)plain_cuStreamWaitValue32,
	(const void *)plain_cuStreamWaitValue32_ptsz,
	(const void *)plain_cuStreamWaitValue64_v2,
	(const void *)plain_cuStreamWaitValue64_v2_ptsz,
	(const void *)plain_cuStreamWaitValue64,
	(const void *)plain_cuStreamWaitValue64_ptsz,
	(const void *)plain_cuStreamWriteValue32_v2,
	(const void *)plain_cuStreamWriteValue32_v2_ptsz,
	(const void *)plain_cuStreamWriteValue32,
	(const void *)plain_cuStreamWriteValue32_ptsz,
	(const void *)plain_cuStreamWriteValue64_v2,
	(const void *)plain_cuStreamWriteValue64_v2_ptsz,
	(const void *)plain_cuStreamWriteValue64,
	(const void *)plain_cuStreamWriteValue64_ptsz,
	(const void *)plain_cuStreamBatchMemOp_v2,
	(const void *)plain_cuStreamBatchMemOp_v2_ptsz,
	(const void *)plain_cuStreamBatchMemOp,
	(const void *)plain_cuStreamBatchMemOp_ptsz,
	(const void *)plain_cuImportExternalMemory,
	(const void *)plain_cuExternalMemoryGetMappedBuffer,
	(const void *)plain_cuExternalMemoryGetMappedMipmappedArray,
	(const void *)plain_cuDestroyExternalMemory,
	(const void *)plain_cuImportExternalSemaphore,
	(const void *)plain_cuSignalExternalSemaphoresAsync,
	(const void *)plain_cuSignalExternalSemaphoresAsync_ptsz,
	(const void *)plain_cuWaitExternalSemaphoresAsync,
	(const void *)plain_cuWaitExternalSemaphoresAsync_ptsz,
	(const void *)plain_cuDestroyExternalSemaphore,
	(const void *)plain_cuGraphCreate,
	(const void *)plain_cuGraphDestroy,
	(const void *)plain_cuGraphClone,
	(const void *)plain_cuGraphNodeFindInClone,
	(const void *)plain_cuGraphAddNode_v2,
	(const void *)plain_cuGraphAddNode,
	(const void *)plain_cuGraphNodeSetParams,
	(const void *)plain_cuGraphAddKernelNode_v2,
	(const void *)plain_cuGraphAddKernelNode,
	(const void *)plain_cuGraphAddMemcpyNode,
	(const void *)plain_cuGraphAddMemsetNode,
	(const void *)plain_cuGraphAddHostNode,
	(const void *)plain_cuGraphAddChildGraphNode,
	(const void *)plain_cuGraphAddEmptyNode,
	(const void *)plain_cuGraphAddEventRecordNode,
	(const void *)plain_cuGraphAddEventWaitNode,
	(const void *)plain_cuGraphAddExternalSemaphoresSignalNode,
	(const void *)plain_cuGraphAddExternalSemaphoresWaitNode,
	(const void *)plain_cuGraphAddBatchMemOpNode,
	(const void *)plain_cuGraphAddMemAllocNode,
	(const void *)plain_cuGraphAddMemFreeNode,
	(const void *)plain_cuGraphConditionalHandleCreate,
	(const void *)plain_cuGraphAddDependencies_v2,
	(const void *)plain_cuGraphAddDependencies,
	(const void *)plain_cuGraphRemoveDependencies_v2,
	(const void *)plain_cuGraphRemoveDependencies,
	(const void *)plain_cuGraphDestroyNode,
	(const void *)plain_cuGraphGetNodes,
	(const void *)plain_cuGraphGetRootNodes,
	(const void *)plain_cuGraphGetEdges_v2,
	(const void *)plain_cuGraphGetEdges,
	(const void *)plain_cuGraphNodeGetType,
	(const void *)plain_cuGraphNodeGetDependencies_v2,
	(const void *)plain_cuGraphNodeGetDependencies,
	(const void *)plain_cuGraphNodeGetDependentNodes_v2,
	(const void *)plain_cuGraphNodeGetDependentNodes,
	(const void *)plain_cuGraphDebugDotPrint,
	(const void *)plain_cuGraphKernelNodeGetParams_v2,
	(const void *)plain_cuGraphKernelNodeGetParams,
	(const void *)plain_cuGraphKernelNodeSetParams_v2,
	(const void *)plain_cuGraphKernelNodeSetParams,
	(const void *)plain_cuGraphKernelNodeCopyAttributes,
	(const void *)plain_cuGraphKernelNodeGetAttribute,
	(const void *)plain_cuGraphKernelNodeSetAttribute,
	(const void *)plain_cuGraphMemcpyNodeGetParams,
	(const void *)plain_cuGraphMemcpyNodeSetParams,
	(const void *)plain_cuGraphMemsetNodeGetParams,
	(const void *)plain_cuGraphMemsetNodeSetParams,
	(const void *)plain_cuGraphHostNodeGetParams,
	(const void *)plain_cuGraphHostNodeSetParams,
	(const void *)plain_cuGraphChildGraphNodeGetGraph,
	(const void *)plain_cuGraphEventRecordNodeGetEvent,
	(const void *)plain_cuGraphEventRecordNodeSetEvent,
	(const void *)plain_cuGraphEventWaitNodeGetEvent,
	(const void *)plain_cuGraphEventWaitNodeSetEvent,
	(const void *)plain_cuGraphExternalSemaphoresSignalNodeGetParams,
	(const void *)plain_cuGraphExternalSemaphoresSignalNodeSetParams,
	(const void *)plain_cuGraphExternalSemaphoresWaitNodeGetParams,
	(const void *)plain_cuGraphExternalSemaphoresWaitNodeSetParams,
	(const void *)plain_cuGraphBatchMemOpNodeGetParams,
	(const void *)plain_cuGraphBatchMemOpNodeSetParams,
	(const void *)plain_cuGraphMemAllocNodeGetParams,
	(const void *)plain_cuGraphMemFreeNodeGetParams,
	(const void *)plain_cuDeviceGraphMemTrim,
	(const void *)plain_cuDeviceGetGraphMemAttribute,
	(const void *)plain_cuDeviceSetGraphMemAttribute,
	(const void *)plain_cuUserObjectCreate,
	(const void *)plain_cuUserObjectRetain,
	(const void *)plain_cuUserObjectRelease,
	(const void *)plain_cuGraphRetainUserObject,
	(const void *)plain_cuGraphReleaseUserObject,
	(const void *)plain_cuGraphInstantiateWithFlags,
	(const void *)plain_cuGraphInstantiateWithParams,
	(const void *)plain_cuGraphInstantiateWithParams_ptsz,
	(const void *)plain_cuGraphInstantiate_v2,
	(const void *)plain_cuGraphInstantiate,
	(const void *)plain_cuGraphExecGetFlags,
	(const void *)plain_cuGraphExecNodeSetParams,
	(const void *)plain_cuGraphExecKernelNodeSetParams_v2,
	(const void *)plain_cuGraphExecKernelNodeSetParams,
	(const void *)plain_cuGraphExecMemcpyNodeSetParams,
	(const void *)plain_cuGraphExecMemsetNodeSetParams,
	(const void *)plain_cuGraphExecHostNodeSetParams,
	(const void *)plain_cuGraphExecChildGraphNodeSetParams,
	(const void *)plain_cuGraphExecEventRecordNodeSetEvent,
	(const void *)plain_cuGraphExecEventWaitNodeSetEvent,
	(const void *)plain_cuGraphExecExternalSemaphoresSignalNodeSetParams,
	(const void *)plain_cuGraphExecExternalSemaphoresWaitNodeSetParams,
	(const void *)plain_cuGraphExecBatchMemOpNodeSetParams,
	(const void *)plain_cuGraphNodeSetEnabled,
	(const void *)plain_cuGraphNodeGetEnabled,
	(const void *)plain_cuGraphExecUpdate_v2,
	(const void *)plain_cuGraphExecUpdate,
	(const void *)plain_cuGraphUpload,
	(const void *)plain_cuGraphUpload_ptsz,
	(const void *)plain_cuGraphLaunch,
	(const void *)plain_cuGraphLaunch_ptsz,
	(const void *)plain_cuGraphExecDestroy,
	(const void *)plain_cuGreenCtxCreate,
	(const void *)plain_cuGreenCtxDestroy,
	(const void *)plain_cuGreenCtxGetId,
	(const void *)plain_cuGreenCtxRecordEvent,
	(const void *)plain_cuGreenCtxWaitEvent,
	(const void *)plain_cuGreenCtxStreamCreate,
	(const void *)plain_cuGreenCtxGetDevResource,
	(const void *)plain_cuCtxFromGreenCtx,
	(const void *)plain_cuCtxGetDevResource,
	(const void *)plain_cuStreamGetGreenCtx,
	(const void *)plain_cuDeviceGetDevResource,
	(const void *)plain_cuDevSmResourceSplitByCount,
	(const void *)plain_cuDevResourceGenerateDesc,
	(const void *)plain_cuCoredumpGetAttribute,
	(const void *)plain_cuCoredumpGetAttributeGlobal,
	(const void *)plain_cuCoredumpSetAttribute,
	(const void *)plain_cuCoredumpSetAttributeGlobal,
	(const void *)plain_cuCheckpointProcessGetRestoreThreadId,
	(const void *)plain_cuCheckpointProcessGetState,
	(const void *)plain_cuCheckpointProcessLock,
	(const void *)plain_cuCheckpointProcessCheckpoint,
	(const void *)plain_cuCheckpointProcessRestore,
	(const void *)plain_cuCheckpointProcessUnlock,
	(const void *)plain_cuLogsRegisterCallback,
	(const void *)plain_cuLogsUnregisterCallback,
	(const void *)plain_cuLogsCurrent,
	(const void *)plain_cuLogsDumpToFile,
	(const void *)plain_cuLogsDumpToMemory,
	(const void *)plain_cuProfilerInitialize,
	(const void *)plain_cuProfilerStart,
	(const void *)plain_cuProfilerStop,
	(const void *)plain_cuGraphicsUnregisterResource,
	(const void *)plain_cuGraphicsSubResourceGetMappedArray,
	(const void *)plain_cuGraphicsResourceGetMappedMipmappedArray,
	(const void *)plain_cuGraphicsResourceGetMappedPointer_v2,
	(const void *)plain_cuGraphicsResourceGetMappedPointer,
	(const void *)plain_cuGraphicsResourceSetMapFlags_v2,
	(const void *)plain_cuGraphicsResourceSetMapFlags,
	(const void *)plain_cuGraphicsMapResources,
	(const void *)plain_cuGraphicsMapResources_ptsz,
	(const void *)plain_cuGraphicsUnmapResources,
	(const void *)plain_cuGraphicsUnmapResources_ptsz,
	(const void *)plain_cuEGLApiInit,
	(const void *)plain_cuEGLStreamConsumerAcquireFrame,
	(const void *)plain_cuEGLStreamConsumerConnect,
	(const void *)plain_cuEGLStreamConsumerConnectWithFlags,
	(const void *)plain_cuEGLStreamConsumerDisconnect,
	(const void *)plain_cuEGLStreamConsumerReleaseFrame,
	(const void *)plain_cuEGLStreamProducerConnect,
	(const void *)plain_cuEGLStreamProducerDisconnect,
	(const void *)plain_cuEGLStreamProducerPresentFrame,
	(const void *)plain_cuEGLStreamProducerReturnFrame,
	(const void *)plain_cuGLCtxCreate,
	(const void *)plain_cuGLCtxCreate_v2,
	(const void *)plain_cuGLGetDevices,
	(const void *)plain_cuGLGetDevices_v2,
	(const void *)plain_cuGLInit,
	(const void *)plain_cuGLMapBufferObject,
	(const void *)plain_cuGLMapBufferObjectAsync,
	(const void *)plain_cuGLMapBufferObjectAsync_v2,
	(const void *)plain_cuGLMapBufferObjectAsync_v2_ptsz,
	(const void *)plain_cuGLMapBufferObject_v2,
	(const void *)plain_cuGLMapBufferObject_v2_ptds,
	(const void *)plain_cuGLRegisterBufferObject,
	(const void *)plain_cuGLSetBufferObjectMapFlags,
	(const void *)plain_cuGLUnmapBufferObject,
	(const void *)plain_cuGLUnmapBufferObjectAsync,
	(const void *)plain_cuGLUnregisterBufferObject,
	(const void *)plain_cuGraphicsEGLRegisterImage,
	(const void *)plain_cuGraphicsGLRegisterBuffer,
	(const void *)plain_cuGraphicsGLRegisterImage,
	(const void *)plain_cuGraphicsResourceGetMappedEglFrame,
	(const void *)plain_cuGraphicsVDPAURegisterOutputSurface,
	(const void *)plain_cuGraphicsVDPAURegisterVideoSurface,
	(const void *)plain_cuVDPAUCtxCreate,
	(const void *)plain_cuVDPAUCtxCreate_v2,
	(const void *)plain_cuVDPAUGetDevice,
	(const void *)plain_cuMemGetAttribute,
	(const void *)plain_cuMemGetAttribute_v2,
	(const void *)plain_cudbgApiAttach,
	(const void *)plain_cudbgApiDetach,
	(const void *)plain_cudbgApiInit,
	(const void *)plain_cudbgGetAPI,
	(const void *)plain_cudbgGetAPIVersion,
	(const void *)plain_cudbgMain,
	(const void *)plain_cudbgReportDriverApiError,
	(const void *)plain_cudbgReportDriverInternalError,
};
