// Code generated from api/ by gen/emit; DO NOT EDIT.

package cuda

/*
#include <stdint.h>
#include <stddef.h>
typedef uint64_t u64;
static void *ferry_fn[399];
static void ferry_bind(int i, void *p) { ferry_fn[i] = p; }
#cgo noescape f_cuDriverGetVersion
#cgo nocallback f_cuDriverGetVersion
static int f_cuDriverGetVersion(void * a0) { return ferry_fn[0] ? ((int (*)(void *))ferry_fn[0])(a0) : 801; }
#cgo noescape f_cuDeviceGet
#cgo nocallback f_cuDeviceGet
static int f_cuDeviceGet(void * a0, u64 a1) { return ferry_fn[1] ? ((int (*)(void *, u64))ferry_fn[1])(a0, a1) : 801; }
#cgo noescape f_cuDeviceGetCount
#cgo nocallback f_cuDeviceGetCount
static int f_cuDeviceGetCount(void * a0) { return ferry_fn[2] ? ((int (*)(void *))ferry_fn[2])(a0) : 801; }
#cgo noescape f_cuDeviceGetName
#cgo nocallback f_cuDeviceGetName
static int f_cuDeviceGetName(void * a0, u64 a1, u64 a2) { return ferry_fn[3] ? ((int (*)(void *, u64, u64))ferry_fn[3])(a0, a1, a2) : 801; }
#cgo noescape f_cuDeviceGetUuid_v2
#cgo nocallback f_cuDeviceGetUuid_v2
static int f_cuDeviceGetUuid_v2(void * a0, u64 a1) { return ferry_fn[4] ? ((int (*)(void *, u64))ferry_fn[4])(a0, a1) : 801; }
#cgo noescape f_cuDeviceGetLuid
#cgo nocallback f_cuDeviceGetLuid
static int f_cuDeviceGetLuid(void * a0, void * a1, u64 a2) { return ferry_fn[5] ? ((int (*)(void *, void *, u64))ferry_fn[5])(a0, a1, a2) : 801; }
#cgo noescape f_cuDeviceTotalMem_v2
#cgo nocallback f_cuDeviceTotalMem_v2
static int f_cuDeviceTotalMem_v2(void * a0, u64 a1) { return ferry_fn[6] ? ((int (*)(void *, u64))ferry_fn[6])(a0, a1) : 801; }
#cgo noescape f_cuDeviceGetTexture1DLinearMaxWidth
#cgo nocallback f_cuDeviceGetTexture1DLinearMaxWidth
static int f_cuDeviceGetTexture1DLinearMaxWidth(void * a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[7] ? ((int (*)(void *, u64, u64, u64))ferry_fn[7])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuDeviceGetAttribute
#cgo nocallback f_cuDeviceGetAttribute
static int f_cuDeviceGetAttribute(void * a0, u64 a1, u64 a2) { return ferry_fn[8] ? ((int (*)(void *, u64, u64))ferry_fn[8])(a0, a1, a2) : 801; }
#cgo noescape f_cuDeviceGetHostAtomicCapabilities
#cgo nocallback f_cuDeviceGetHostAtomicCapabilities
static int f_cuDeviceGetHostAtomicCapabilities(void * a0, void * a1, u64 a2, u64 a3) { return ferry_fn[9] ? ((int (*)(void *, void *, u64, u64))ferry_fn[9])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuDeviceGetExecAffinitySupport
#cgo nocallback f_cuDeviceGetExecAffinitySupport
static int f_cuDeviceGetExecAffinitySupport(void * a0, u64 a1, u64 a2) { return ferry_fn[10] ? ((int (*)(void *, u64, u64))ferry_fn[10])(a0, a1, a2) : 801; }
#cgo noescape f_cuFlushGPUDirectRDMAWrites
#cgo nocallback f_cuFlushGPUDirectRDMAWrites
static int f_cuFlushGPUDirectRDMAWrites(u64 a0, u64 a1) { return ferry_fn[11] ? ((int (*)(u64, u64))ferry_fn[11])(a0, a1) : 801; }
#cgo noescape f_cuDeviceGetByPCIBusId
#cgo nocallback f_cuDeviceGetByPCIBusId
static int f_cuDeviceGetByPCIBusId(void * a0, void * a1) { return ferry_fn[12] ? ((int (*)(void *, void *))ferry_fn[12])(a0, a1) : 801; }
#cgo noescape f_cuDeviceGetPCIBusId
#cgo nocallback f_cuDeviceGetPCIBusId
static int f_cuDeviceGetPCIBusId(void * a0, u64 a1, u64 a2) { return ferry_fn[13] ? ((int (*)(void *, u64, u64))ferry_fn[13])(a0, a1, a2) : 801; }
#cgo noescape f_cuDeviceGetProperties
#cgo nocallback f_cuDeviceGetProperties
static int f_cuDeviceGetProperties(void * a0, u64 a1) { return ferry_fn[14] ? ((int (*)(void *, u64))ferry_fn[14])(a0, a1) : 801; }
#cgo noescape f_cuDeviceComputeCapability
#cgo nocallback f_cuDeviceComputeCapability
static int f_cuDeviceComputeCapability(void * a0, void * a1, u64 a2) { return ferry_fn[15] ? ((int (*)(void *, void *, u64))ferry_fn[15])(a0, a1, a2) : 801; }
#cgo noescape f_cuDeviceCanAccessPeer
#cgo nocallback f_cuDeviceCanAccessPeer
static int f_cuDeviceCanAccessPeer(void * a0, u64 a1, u64 a2) { return ferry_fn[16] ? ((int (*)(void *, u64, u64))ferry_fn[16])(a0, a1, a2) : 801; }
#cgo noescape f_cuDeviceGetP2PAttribute
#cgo nocallback f_cuDeviceGetP2PAttribute
static int f_cuDeviceGetP2PAttribute(void * a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[17] ? ((int (*)(void *, u64, u64, u64))ferry_fn[17])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuDeviceGetP2PAtomicCapabilities
#cgo nocallback f_cuDeviceGetP2PAtomicCapabilities
static int f_cuDeviceGetP2PAtomicCapabilities(void * a0, void * a1, u64 a2, u64 a3, u64 a4) { return ferry_fn[18] ? ((int (*)(void *, void *, u64, u64, u64))ferry_fn[18])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuDeviceUnregisterAsyncNotification
#cgo nocallback f_cuDeviceUnregisterAsyncNotification
static int f_cuDeviceUnregisterAsyncNotification(u64 a0, u64 a1) { return ferry_fn[19] ? ((int (*)(u64, u64))ferry_fn[19])(a0, a1) : 801; }
#cgo noescape f_cuDevicePrimaryCtxRetain
#cgo nocallback f_cuDevicePrimaryCtxRetain
static int f_cuDevicePrimaryCtxRetain(void * a0, u64 a1) { return ferry_fn[20] ? ((int (*)(void *, u64))ferry_fn[20])(a0, a1) : 801; }
#cgo noescape f_cuDevicePrimaryCtxRelease_v2
#cgo nocallback f_cuDevicePrimaryCtxRelease_v2
static int f_cuDevicePrimaryCtxRelease_v2(u64 a0) { return ferry_fn[21] ? ((int (*)(u64))ferry_fn[21])(a0) : 801; }
#cgo noescape f_cuDevicePrimaryCtxRelease
#cgo nocallback f_cuDevicePrimaryCtxRelease
static int f_cuDevicePrimaryCtxRelease(u64 a0) { return ferry_fn[22] ? ((int (*)(u64))ferry_fn[22])(a0) : 801; }
#cgo noescape f_cuDevicePrimaryCtxSetFlags_v2
#cgo nocallback f_cuDevicePrimaryCtxSetFlags_v2
static int f_cuDevicePrimaryCtxSetFlags_v2(u64 a0, u64 a1) { return ferry_fn[23] ? ((int (*)(u64, u64))ferry_fn[23])(a0, a1) : 801; }
#cgo noescape f_cuDevicePrimaryCtxGetState
#cgo nocallback f_cuDevicePrimaryCtxGetState
static int f_cuDevicePrimaryCtxGetState(u64 a0, void * a1, void * a2) { return ferry_fn[24] ? ((int (*)(u64, void *, void *))ferry_fn[24])(a0, a1, a2) : 801; }
#cgo noescape f_cuDevicePrimaryCtxReset_v2
#cgo nocallback f_cuDevicePrimaryCtxReset_v2
static int f_cuDevicePrimaryCtxReset_v2(u64 a0) { return ferry_fn[25] ? ((int (*)(u64))ferry_fn[25])(a0) : 801; }
#cgo noescape f_cuCtxCreate_v4
#cgo nocallback f_cuCtxCreate_v4
static int f_cuCtxCreate_v4(void * a0, void * a1, u64 a2, u64 a3) { return ferry_fn[26] ? ((int (*)(void *, void *, u64, u64))ferry_fn[26])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuCtxCreate_v3
#cgo nocallback f_cuCtxCreate_v3
static int f_cuCtxCreate_v3(void * a0, void * a1, u64 a2, u64 a3, u64 a4) { return ferry_fn[27] ? ((int (*)(void *, void *, u64, u64, u64))ferry_fn[27])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuCtxCreate_v2
#cgo nocallback f_cuCtxCreate_v2
static int f_cuCtxCreate_v2(void * a0, u64 a1, u64 a2) { return ferry_fn[28] ? ((int (*)(void *, u64, u64))ferry_fn[28])(a0, a1, a2) : 801; }
#cgo noescape f_cuCtxDestroy_v2
#cgo nocallback f_cuCtxDestroy_v2
static int f_cuCtxDestroy_v2(u64 a0) { return ferry_fn[29] ? ((int (*)(u64))ferry_fn[29])(a0) : 801; }
#cgo noescape f_cuCtxPushCurrent_v2
#cgo nocallback f_cuCtxPushCurrent_v2
static int f_cuCtxPushCurrent_v2(u64 a0) { return ferry_fn[30] ? ((int (*)(u64))ferry_fn[30])(a0) : 801; }
#cgo noescape f_cuCtxPopCurrent_v2
#cgo nocallback f_cuCtxPopCurrent_v2
static int f_cuCtxPopCurrent_v2(void * a0) { return ferry_fn[31] ? ((int (*)(void *))ferry_fn[31])(a0) : 801; }
#cgo noescape f_cuCtxSetCurrent
#cgo nocallback f_cuCtxSetCurrent
static int f_cuCtxSetCurrent(u64 a0) { return ferry_fn[32] ? ((int (*)(u64))ferry_fn[32])(a0) : 801; }
#cgo noescape f_cuCtxGetCurrent
#cgo nocallback f_cuCtxGetCurrent
static int f_cuCtxGetCurrent(void * a0) { return ferry_fn[33] ? ((int (*)(void *))ferry_fn[33])(a0) : 801; }
#cgo noescape f_cuCtxGetDevice_v2
#cgo nocallback f_cuCtxGetDevice_v2
static int f_cuCtxGetDevice_v2(void * a0, u64 a1) { return ferry_fn[34] ? ((int (*)(void *, u64))ferry_fn[34])(a0, a1) : 801; }
#cgo noescape f_cuCtxGetDevice
#cgo nocallback f_cuCtxGetDevice
static int f_cuCtxGetDevice(void * a0) { return ferry_fn[35] ? ((int (*)(void *))ferry_fn[35])(a0) : 801; }
#cgo noescape f_cuCtxGetFlags
#cgo nocallback f_cuCtxGetFlags
static int f_cuCtxGetFlags(void * a0) { return ferry_fn[36] ? ((int (*)(void *))ferry_fn[36])(a0) : 801; }
#cgo noescape f_cuCtxSetFlags
#cgo nocallback f_cuCtxSetFlags
static int f_cuCtxSetFlags(u64 a0) { return ferry_fn[37] ? ((int (*)(u64))ferry_fn[37])(a0) : 801; }
#cgo noescape f_cuCtxGetId
#cgo nocallback f_cuCtxGetId
static int f_cuCtxGetId(u64 a0, void * a1) { return ferry_fn[38] ? ((int (*)(u64, void *))ferry_fn[38])(a0, a1) : 801; }
#cgo noescape f_cuCtxSynchronize_v2
#cgo nocallback f_cuCtxSynchronize_v2
static int f_cuCtxSynchronize_v2(u64 a0) { return ferry_fn[39] ? ((int (*)(u64))ferry_fn[39])(a0) : 801; }
#cgo noescape f_cuCtxSynchronize
#cgo nocallback f_cuCtxSynchronize
static int f_cuCtxSynchronize(void) { return ferry_fn[40] ? ((int (*)(void))ferry_fn[40])() : 801; }
#cgo noescape f_cuCtxSetLimit
#cgo nocallback f_cuCtxSetLimit
static int f_cuCtxSetLimit(u64 a0, u64 a1) { return ferry_fn[41] ? ((int (*)(u64, u64))ferry_fn[41])(a0, a1) : 801; }
#cgo noescape f_cuCtxGetLimit
#cgo nocallback f_cuCtxGetLimit
static int f_cuCtxGetLimit(void * a0, u64 a1) { return ferry_fn[42] ? ((int (*)(void *, u64))ferry_fn[42])(a0, a1) : 801; }
#cgo noescape f_cuCtxGetCacheConfig
#cgo nocallback f_cuCtxGetCacheConfig
static int f_cuCtxGetCacheConfig(void * a0) { return ferry_fn[43] ? ((int (*)(void *))ferry_fn[43])(a0) : 801; }
#cgo noescape f_cuCtxSetCacheConfig
#cgo nocallback f_cuCtxSetCacheConfig
static int f_cuCtxSetCacheConfig(u64 a0) { return ferry_fn[44] ? ((int (*)(u64))ferry_fn[44])(a0) : 801; }
#cgo noescape f_cuCtxGetSharedMemConfig
#cgo nocallback f_cuCtxGetSharedMemConfig
static int f_cuCtxGetSharedMemConfig(void * a0) { return ferry_fn[45] ? ((int (*)(void *))ferry_fn[45])(a0) : 801; }
#cgo noescape f_cuCtxSetSharedMemConfig
#cgo nocallback f_cuCtxSetSharedMemConfig
static int f_cuCtxSetSharedMemConfig(u64 a0) { return ferry_fn[46] ? ((int (*)(u64))ferry_fn[46])(a0) : 801; }
#cgo noescape f_cuCtxGetApiVersion
#cgo nocallback f_cuCtxGetApiVersion
static int f_cuCtxGetApiVersion(u64 a0, void * a1) { return ferry_fn[47] ? ((int (*)(u64, void *))ferry_fn[47])(a0, a1) : 801; }
#cgo noescape f_cuCtxGetStreamPriorityRange
#cgo nocallback f_cuCtxGetStreamPriorityRange
static int f_cuCtxGetStreamPriorityRange(void * a0, void * a1) { return ferry_fn[48] ? ((int (*)(void *, void *))ferry_fn[48])(a0, a1) : 801; }
#cgo noescape f_cuCtxResetPersistingL2Cache
#cgo nocallback f_cuCtxResetPersistingL2Cache
static int f_cuCtxResetPersistingL2Cache(void) { return ferry_fn[49] ? ((int (*)(void))ferry_fn[49])() : 801; }
#cgo noescape f_cuCtxGetExecAffinity
#cgo nocallback f_cuCtxGetExecAffinity
static int f_cuCtxGetExecAffinity(void * a0, u64 a1) { return ferry_fn[50] ? ((int (*)(void *, u64))ferry_fn[50])(a0, a1) : 801; }
#cgo noescape f_cuCtxRecordEvent
#cgo nocallback f_cuCtxRecordEvent
static int f_cuCtxRecordEvent(u64 a0, u64 a1) { return ferry_fn[51] ? ((int (*)(u64, u64))ferry_fn[51])(a0, a1) : 801; }
#cgo noescape f_cuCtxWaitEvent
#cgo nocallback f_cuCtxWaitEvent
static int f_cuCtxWaitEvent(u64 a0, u64 a1) { return ferry_fn[52] ? ((int (*)(u64, u64))ferry_fn[52])(a0, a1) : 801; }
#cgo noescape f_cuCtxAttach
#cgo nocallback f_cuCtxAttach
static int f_cuCtxAttach(void * a0, u64 a1) { return ferry_fn[53] ? ((int (*)(void *, u64))ferry_fn[53])(a0, a1) : 801; }
#cgo noescape f_cuCtxDetach
#cgo nocallback f_cuCtxDetach
static int f_cuCtxDetach(u64 a0) { return ferry_fn[54] ? ((int (*)(u64))ferry_fn[54])(a0) : 801; }
#cgo noescape f_cuCtxEnablePeerAccess
#cgo nocallback f_cuCtxEnablePeerAccess
static int f_cuCtxEnablePeerAccess(u64 a0, u64 a1) { return ferry_fn[55] ? ((int (*)(u64, u64))ferry_fn[55])(a0, a1) : 801; }
#cgo noescape f_cuCtxDisablePeerAccess
#cgo nocallback f_cuCtxDisablePeerAccess
static int f_cuCtxDisablePeerAccess(u64 a0) { return ferry_fn[56] ? ((int (*)(u64))ferry_fn[56])(a0) : 801; }
#cgo noescape f_cuModuleLoad
#cgo nocallback f_cuModuleLoad
static int f_cuModuleLoad(void * a0, void * a1) { return ferry_fn[57] ? ((int (*)(void *, void *))ferry_fn[57])(a0, a1) : 801; }
#cgo noescape f_cuModuleUnload
#cgo nocallback f_cuModuleUnload
static int f_cuModuleUnload(u64 a0) { return ferry_fn[58] ? ((int (*)(u64))ferry_fn[58])(a0) : 801; }
#cgo noescape f_cuModuleGetLoadingMode
#cgo nocallback f_cuModuleGetLoadingMode
static int f_cuModuleGetLoadingMode(void * a0) { return ferry_fn[59] ? ((int (*)(void *))ferry_fn[59])(a0) : 801; }
#cgo noescape f_cuModuleGetFunction
#cgo nocallback f_cuModuleGetFunction
static int f_cuModuleGetFunction(void * a0, u64 a1, void * a2) { return ferry_fn[60] ? ((int (*)(void *, u64, void *))ferry_fn[60])(a0, a1, a2) : 801; }
#cgo noescape f_cuModuleGetFunctionCount
#cgo nocallback f_cuModuleGetFunctionCount
static int f_cuModuleGetFunctionCount(void * a0, u64 a1) { return ferry_fn[61] ? ((int (*)(void *, u64))ferry_fn[61])(a0, a1) : 801; }
#cgo noescape f_cuModuleEnumerateFunctions
#cgo nocallback f_cuModuleEnumerateFunctions
static int f_cuModuleEnumerateFunctions(void * a0, u64 a1, u64 a2) { return ferry_fn[62] ? ((int (*)(void *, u64, u64))ferry_fn[62])(a0, a1, a2) : 801; }
#cgo noescape f_cuModuleGetGlobal_v2
#cgo nocallback f_cuModuleGetGlobal_v2
static int f_cuModuleGetGlobal_v2(void * a0, void * a1, u64 a2, void * a3) { return ferry_fn[63] ? ((int (*)(void *, void *, u64, void *))ferry_fn[63])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuModuleGetTexRef
#cgo nocallback f_cuModuleGetTexRef
static int f_cuModuleGetTexRef(void * a0, u64 a1, void * a2) { return ferry_fn[64] ? ((int (*)(void *, u64, void *))ferry_fn[64])(a0, a1, a2) : 801; }
#cgo noescape f_cuModuleGetSurfRef
#cgo nocallback f_cuModuleGetSurfRef
static int f_cuModuleGetSurfRef(void * a0, u64 a1, void * a2) { return ferry_fn[65] ? ((int (*)(void *, u64, void *))ferry_fn[65])(a0, a1, a2) : 801; }
#cgo noescape f_cuLinkDestroy
#cgo nocallback f_cuLinkDestroy
static int f_cuLinkDestroy(u64 a0) { return ferry_fn[66] ? ((int (*)(u64))ferry_fn[66])(a0) : 801; }
#cgo noescape f_cuLibraryUnload
#cgo nocallback f_cuLibraryUnload
static int f_cuLibraryUnload(u64 a0) { return ferry_fn[67] ? ((int (*)(u64))ferry_fn[67])(a0) : 801; }
#cgo noescape f_cuLibraryGetKernel
#cgo nocallback f_cuLibraryGetKernel
static int f_cuLibraryGetKernel(void * a0, u64 a1, void * a2) { return ferry_fn[68] ? ((int (*)(void *, u64, void *))ferry_fn[68])(a0, a1, a2) : 801; }
#cgo noescape f_cuLibraryGetKernelCount
#cgo nocallback f_cuLibraryGetKernelCount
static int f_cuLibraryGetKernelCount(void * a0, u64 a1) { return ferry_fn[69] ? ((int (*)(void *, u64))ferry_fn[69])(a0, a1) : 801; }
#cgo noescape f_cuLibraryEnumerateKernels
#cgo nocallback f_cuLibraryEnumerateKernels
static int f_cuLibraryEnumerateKernels(void * a0, u64 a1, u64 a2) { return ferry_fn[70] ? ((int (*)(void *, u64, u64))ferry_fn[70])(a0, a1, a2) : 801; }
#cgo noescape f_cuLibraryGetModule
#cgo nocallback f_cuLibraryGetModule
static int f_cuLibraryGetModule(void * a0, u64 a1) { return ferry_fn[71] ? ((int (*)(void *, u64))ferry_fn[71])(a0, a1) : 801; }
#cgo noescape f_cuLibraryGetGlobal
#cgo nocallback f_cuLibraryGetGlobal
static int f_cuLibraryGetGlobal(void * a0, void * a1, u64 a2, void * a3) { return ferry_fn[72] ? ((int (*)(void *, void *, u64, void *))ferry_fn[72])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuLibraryGetManaged
#cgo nocallback f_cuLibraryGetManaged
static int f_cuLibraryGetManaged(void * a0, void * a1, u64 a2, void * a3) { return ferry_fn[73] ? ((int (*)(void *, void *, u64, void *))ferry_fn[73])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuKernelGetFunction
#cgo nocallback f_cuKernelGetFunction
static int f_cuKernelGetFunction(void * a0, u64 a1) { return ferry_fn[74] ? ((int (*)(void *, u64))ferry_fn[74])(a0, a1) : 801; }
#cgo noescape f_cuKernelGetLibrary
#cgo nocallback f_cuKernelGetLibrary
static int f_cuKernelGetLibrary(void * a0, u64 a1) { return ferry_fn[75] ? ((int (*)(void *, u64))ferry_fn[75])(a0, a1) : 801; }
#cgo noescape f_cuKernelGetAttribute
#cgo nocallback f_cuKernelGetAttribute
static int f_cuKernelGetAttribute(void * a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[76] ? ((int (*)(void *, u64, u64, u64))ferry_fn[76])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuKernelSetAttribute
#cgo nocallback f_cuKernelSetAttribute
static int f_cuKernelSetAttribute(u64 a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[77] ? ((int (*)(u64, u64, u64, u64))ferry_fn[77])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuKernelSetCacheConfig
#cgo nocallback f_cuKernelSetCacheConfig
static int f_cuKernelSetCacheConfig(u64 a0, u64 a1, u64 a2) { return ferry_fn[78] ? ((int (*)(u64, u64, u64))ferry_fn[78])(a0, a1, a2) : 801; }
#cgo noescape f_cuKernelGetParamInfo
#cgo nocallback f_cuKernelGetParamInfo
static int f_cuKernelGetParamInfo(u64 a0, u64 a1, void * a2, void * a3) { return ferry_fn[79] ? ((int (*)(u64, u64, void *, void *))ferry_fn[79])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuFuncGetAttribute
#cgo nocallback f_cuFuncGetAttribute
static int f_cuFuncGetAttribute(void * a0, u64 a1, u64 a2) { return ferry_fn[80] ? ((int (*)(void *, u64, u64))ferry_fn[80])(a0, a1, a2) : 801; }
#cgo noescape f_cuFuncSetAttribute
#cgo nocallback f_cuFuncSetAttribute
static int f_cuFuncSetAttribute(u64 a0, u64 a1, u64 a2) { return ferry_fn[81] ? ((int (*)(u64, u64, u64))ferry_fn[81])(a0, a1, a2) : 801; }
#cgo noescape f_cuFuncSetCacheConfig
#cgo nocallback f_cuFuncSetCacheConfig
static int f_cuFuncSetCacheConfig(u64 a0, u64 a1) { return ferry_fn[82] ? ((int (*)(u64, u64))ferry_fn[82])(a0, a1) : 801; }
#cgo noescape f_cuFuncSetSharedMemConfig
#cgo nocallback f_cuFuncSetSharedMemConfig
static int f_cuFuncSetSharedMemConfig(u64 a0, u64 a1) { return ferry_fn[83] ? ((int (*)(u64, u64))ferry_fn[83])(a0, a1) : 801; }
#cgo noescape f_cuFuncGetModule
#cgo nocallback f_cuFuncGetModule
static int f_cuFuncGetModule(void * a0, u64 a1) { return ferry_fn[84] ? ((int (*)(void *, u64))ferry_fn[84])(a0, a1) : 801; }
#cgo noescape f_cuFuncGetParamInfo
#cgo nocallback f_cuFuncGetParamInfo
static int f_cuFuncGetParamInfo(u64 a0, u64 a1, void * a2, void * a3) { return ferry_fn[85] ? ((int (*)(u64, u64, void *, void *))ferry_fn[85])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuFuncIsLoaded
#cgo nocallback f_cuFuncIsLoaded
static int f_cuFuncIsLoaded(void * a0, u64 a1) { return ferry_fn[86] ? ((int (*)(void *, u64))ferry_fn[86])(a0, a1) : 801; }
#cgo noescape f_cuFuncLoad
#cgo nocallback f_cuFuncLoad
static int f_cuFuncLoad(u64 a0) { return ferry_fn[87] ? ((int (*)(u64))ferry_fn[87])(a0) : 801; }
#cgo noescape f_cuLaunchCooperativeKernelMultiDevice
#cgo nocallback f_cuLaunchCooperativeKernelMultiDevice
static int f_cuLaunchCooperativeKernelMultiDevice(void * a0, u64 a1, u64 a2) { return ferry_fn[88] ? ((int (*)(void *, u64, u64))ferry_fn[88])(a0, a1, a2) : 801; }
#cgo noescape f_cuFuncSetBlockShape
#cgo nocallback f_cuFuncSetBlockShape
static int f_cuFuncSetBlockShape(u64 a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[89] ? ((int (*)(u64, u64, u64, u64))ferry_fn[89])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuFuncSetSharedSize
#cgo nocallback f_cuFuncSetSharedSize
static int f_cuFuncSetSharedSize(u64 a0, u64 a1) { return ferry_fn[90] ? ((int (*)(u64, u64))ferry_fn[90])(a0, a1) : 801; }
#cgo noescape f_cuParamSetSize
#cgo nocallback f_cuParamSetSize
static int f_cuParamSetSize(u64 a0, u64 a1) { return ferry_fn[91] ? ((int (*)(u64, u64))ferry_fn[91])(a0, a1) : 801; }
#cgo noescape f_cuParamSeti
#cgo nocallback f_cuParamSeti
static int f_cuParamSeti(u64 a0, u64 a1, u64 a2) { return ferry_fn[92] ? ((int (*)(u64, u64, u64))ferry_fn[92])(a0, a1, a2) : 801; }
#cgo noescape f_cuParamSetf
#cgo nocallback f_cuParamSetf
static int f_cuParamSetf(u64 a0, u64 a1, float a2) { return ferry_fn[93] ? ((int (*)(u64, u64, float))ferry_fn[93])(a0, a1, a2) : 801; }
#cgo noescape f_cuParamSetv
#cgo nocallback f_cuParamSetv
static int f_cuParamSetv(u64 a0, u64 a1, void * a2, u64 a3) { return ferry_fn[94] ? ((int (*)(u64, u64, void *, u64))ferry_fn[94])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuLaunch
#cgo nocallback f_cuLaunch
static int f_cuLaunch(u64 a0) { return ferry_fn[95] ? ((int (*)(u64))ferry_fn[95])(a0) : 801; }
#cgo noescape f_cuLaunchGrid
#cgo nocallback f_cuLaunchGrid
static int f_cuLaunchGrid(u64 a0, u64 a1, u64 a2) { return ferry_fn[96] ? ((int (*)(u64, u64, u64))ferry_fn[96])(a0, a1, a2) : 801; }
#cgo noescape f_cuLaunchGridAsync
#cgo nocallback f_cuLaunchGridAsync
static int f_cuLaunchGridAsync(u64 a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[97] ? ((int (*)(u64, u64, u64, u64))ferry_fn[97])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuParamSetTexRef
#cgo nocallback f_cuParamSetTexRef
static int f_cuParamSetTexRef(u64 a0, u64 a1, u64 a2) { return ferry_fn[98] ? ((int (*)(u64, u64, u64))ferry_fn[98])(a0, a1, a2) : 801; }
#cgo noescape f_cuOccupancyMaxActiveBlocksPerMultiprocessor
#cgo nocallback f_cuOccupancyMaxActiveBlocksPerMultiprocessor
static int f_cuOccupancyMaxActiveBlocksPerMultiprocessor(void * a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[99] ? ((int (*)(void *, u64, u64, u64))ferry_fn[99])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
#cgo nocallback f_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
static int f_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(void * a0, u64 a1, u64 a2, u64 a3, u64 a4) { return ferry_fn[100] ? ((int (*)(void *, u64, u64, u64, u64))ferry_fn[100])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuOccupancyAvailableDynamicSMemPerBlock
#cgo nocallback f_cuOccupancyAvailableDynamicSMemPerBlock
static int f_cuOccupancyAvailableDynamicSMemPerBlock(void * a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[101] ? ((int (*)(void *, u64, u64, u64))ferry_fn[101])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuOccupancyMaxPotentialClusterSize
#cgo nocallback f_cuOccupancyMaxPotentialClusterSize
static int f_cuOccupancyMaxPotentialClusterSize(void * a0, u64 a1, void * a2) { return ferry_fn[102] ? ((int (*)(void *, u64, void *))ferry_fn[102])(a0, a1, a2) : 801; }
#cgo noescape f_cuOccupancyMaxActiveClusters
#cgo nocallback f_cuOccupancyMaxActiveClusters
static int f_cuOccupancyMaxActiveClusters(void * a0, u64 a1, void * a2) { return ferry_fn[103] ? ((int (*)(void *, u64, void *))ferry_fn[103])(a0, a1, a2) : 801; }
#cgo noescape f_cuMemGetInfo_v2
#cgo nocallback f_cuMemGetInfo_v2
static int f_cuMemGetInfo_v2(void * a0, void * a1) { return ferry_fn[104] ? ((int (*)(void *, void *))ferry_fn[104])(a0, a1) : 801; }
#cgo noescape f_cuMemAlloc_v2
#cgo nocallback f_cuMemAlloc_v2
static int f_cuMemAlloc_v2(void * a0, u64 a1) { return ferry_fn[105] ? ((int (*)(void *, u64))ferry_fn[105])(a0, a1) : 801; }
#cgo noescape f_cuMemAllocPitch_v2
#cgo nocallback f_cuMemAllocPitch_v2
static int f_cuMemAllocPitch_v2(void * a0, void * a1, u64 a2, u64 a3, u64 a4) { return ferry_fn[106] ? ((int (*)(void *, void *, u64, u64, u64))ferry_fn[106])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuMemFree_v2
#cgo nocallback f_cuMemFree_v2
static int f_cuMemFree_v2(u64 a0) { return ferry_fn[107] ? ((int (*)(u64))ferry_fn[107])(a0) : 801; }
#cgo noescape f_cuMemGetAddressRange_v2
#cgo nocallback f_cuMemGetAddressRange_v2
static int f_cuMemGetAddressRange_v2(void * a0, void * a1, u64 a2) { return ferry_fn[108] ? ((int (*)(void *, void *, u64))ferry_fn[108])(a0, a1, a2) : 801; }
#cgo noescape f_cuMemcpy
#cgo nocallback f_cuMemcpy
static int f_cuMemcpy(u64 a0, u64 a1, u64 a2) { return ferry_fn[109] ? ((int (*)(u64, u64, u64))ferry_fn[109])(a0, a1, a2) : 801; }
#cgo noescape f_cuMemcpyAsync
#cgo nocallback f_cuMemcpyAsync
static int f_cuMemcpyAsync(u64 a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[110] ? ((int (*)(u64, u64, u64, u64))ferry_fn[110])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuMemcpyPeer
#cgo nocallback f_cuMemcpyPeer
static int f_cuMemcpyPeer(u64 a0, u64 a1, u64 a2, u64 a3, u64 a4) { return ferry_fn[111] ? ((int (*)(u64, u64, u64, u64, u64))ferry_fn[111])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuMemcpyPeerAsync
#cgo nocallback f_cuMemcpyPeerAsync
static int f_cuMemcpyPeerAsync(u64 a0, u64 a1, u64 a2, u64 a3, u64 a4, u64 a5) { return ferry_fn[112] ? ((int (*)(u64, u64, u64, u64, u64, u64))ferry_fn[112])(a0, a1, a2, a3, a4, a5) : 801; }
#cgo noescape f_cuMemcpyHtoD_v2
#cgo nocallback f_cuMemcpyHtoD_v2
static int f_cuMemcpyHtoD_v2(u64 a0, void * a1, u64 a2) { return ferry_fn[113] ? ((int (*)(u64, void *, u64))ferry_fn[113])(a0, a1, a2) : 801; }
#cgo noescape f_cuMemcpyDtoH_v2
#cgo nocallback f_cuMemcpyDtoH_v2
static int f_cuMemcpyDtoH_v2(void * a0, u64 a1, u64 a2) { return ferry_fn[114] ? ((int (*)(void *, u64, u64))ferry_fn[114])(a0, a1, a2) : 801; }
#cgo noescape f_cuMemcpyDtoD_v2
#cgo nocallback f_cuMemcpyDtoD_v2
static int f_cuMemcpyDtoD_v2(u64 a0, u64 a1, u64 a2) { return ferry_fn[115] ? ((int (*)(u64, u64, u64))ferry_fn[115])(a0, a1, a2) : 801; }
#cgo noescape f_cuMemcpyHtoDAsync_v2
#cgo nocallback f_cuMemcpyHtoDAsync_v2
static int f_cuMemcpyHtoDAsync_v2(u64 a0, void * a1, u64 a2, u64 a3) { return ferry_fn[116] ? ((int (*)(u64, void *, u64, u64))ferry_fn[116])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuMemcpyDtoHAsync_v2
#cgo nocallback f_cuMemcpyDtoHAsync_v2
static int f_cuMemcpyDtoHAsync_v2(void * a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[117] ? ((int (*)(void *, u64, u64, u64))ferry_fn[117])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuMemcpyDtoDAsync_v2
#cgo nocallback f_cuMemcpyDtoDAsync_v2
static int f_cuMemcpyDtoDAsync_v2(u64 a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[118] ? ((int (*)(u64, u64, u64, u64))ferry_fn[118])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuMemcpyDtoA_v2
#cgo nocallback f_cuMemcpyDtoA_v2
static int f_cuMemcpyDtoA_v2(u64 a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[119] ? ((int (*)(u64, u64, u64, u64))ferry_fn[119])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuMemcpyAtoD_v2
#cgo nocallback f_cuMemcpyAtoD_v2
static int f_cuMemcpyAtoD_v2(u64 a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[120] ? ((int (*)(u64, u64, u64, u64))ferry_fn[120])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuMemcpyHtoA_v2
#cgo nocallback f_cuMemcpyHtoA_v2
static int f_cuMemcpyHtoA_v2(u64 a0, u64 a1, void * a2, u64 a3) { return ferry_fn[121] ? ((int (*)(u64, u64, void *, u64))ferry_fn[121])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuMemcpyAtoH_v2
#cgo nocallback f_cuMemcpyAtoH_v2
static int f_cuMemcpyAtoH_v2(void * a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[122] ? ((int (*)(void *, u64, u64, u64))ferry_fn[122])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuMemcpyAtoA_v2
#cgo nocallback f_cuMemcpyAtoA_v2
static int f_cuMemcpyAtoA_v2(u64 a0, u64 a1, u64 a2, u64 a3, u64 a4) { return ferry_fn[123] ? ((int (*)(u64, u64, u64, u64, u64))ferry_fn[123])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuMemcpyHtoAAsync_v2
#cgo nocallback f_cuMemcpyHtoAAsync_v2
static int f_cuMemcpyHtoAAsync_v2(u64 a0, u64 a1, void * a2, u64 a3, u64 a4) { return ferry_fn[124] ? ((int (*)(u64, u64, void *, u64, u64))ferry_fn[124])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuMemcpyAtoHAsync_v2
#cgo nocallback f_cuMemcpyAtoHAsync_v2
static int f_cuMemcpyAtoHAsync_v2(void * a0, u64 a1, u64 a2, u64 a3, u64 a4) { return ferry_fn[125] ? ((int (*)(void *, u64, u64, u64, u64))ferry_fn[125])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuMemcpy2D_v2
#cgo nocallback f_cuMemcpy2D_v2
static int f_cuMemcpy2D_v2(void * a0) { return ferry_fn[126] ? ((int (*)(void *))ferry_fn[126])(a0) : 801; }
#cgo noescape f_cuMemcpy2DUnaligned_v2
#cgo nocallback f_cuMemcpy2DUnaligned_v2
static int f_cuMemcpy2DUnaligned_v2(void * a0) { return ferry_fn[127] ? ((int (*)(void *))ferry_fn[127])(a0) : 801; }
#cgo noescape f_cuMemcpy2DAsync_v2
#cgo nocallback f_cuMemcpy2DAsync_v2
static int f_cuMemcpy2DAsync_v2(void * a0, u64 a1) { return ferry_fn[128] ? ((int (*)(void *, u64))ferry_fn[128])(a0, a1) : 801; }
#cgo noescape f_cuMemcpy3D_v2
#cgo nocallback f_cuMemcpy3D_v2
static int f_cuMemcpy3D_v2(void * a0) { return ferry_fn[129] ? ((int (*)(void *))ferry_fn[129])(a0) : 801; }
#cgo noescape f_cuMemcpy3DAsync_v2
#cgo nocallback f_cuMemcpy3DAsync_v2
static int f_cuMemcpy3DAsync_v2(void * a0, u64 a1) { return ferry_fn[130] ? ((int (*)(void *, u64))ferry_fn[130])(a0, a1) : 801; }
#cgo noescape f_cuMemcpy3DPeer
#cgo nocallback f_cuMemcpy3DPeer
static int f_cuMemcpy3DPeer(void * a0) { return ferry_fn[131] ? ((int (*)(void *))ferry_fn[131])(a0) : 801; }
#cgo noescape f_cuMemcpy3DPeerAsync
#cgo nocallback f_cuMemcpy3DPeerAsync
static int f_cuMemcpy3DPeerAsync(void * a0, u64 a1) { return ferry_fn[132] ? ((int (*)(void *, u64))ferry_fn[132])(a0, a1) : 801; }
#cgo noescape f_cuMemcpyBatchAsync_v2
#cgo nocallback f_cuMemcpyBatchAsync_v2
static int f_cuMemcpyBatchAsync_v2(void * a0, void * a1, void * a2, u64 a3, void * a4, void * a5, u64 a6, u64 a7) { return ferry_fn[133] ? ((int (*)(void *, void *, void *, u64, void *, void *, u64, u64))ferry_fn[133])(a0, a1, a2, a3, a4, a5, a6, a7) : 801; }
#cgo noescape f_cuMemcpyBatchAsync
#cgo nocallback f_cuMemcpyBatchAsync
static int f_cuMemcpyBatchAsync(void * a0, void * a1, void * a2, u64 a3, void * a4, void * a5, u64 a6, void * a7, u64 a8) { return ferry_fn[134] ? ((int (*)(void *, void *, void *, u64, void *, void *, u64, void *, u64))ferry_fn[134])(a0, a1, a2, a3, a4, a5, a6, a7, a8) : 801; }
#cgo noescape f_cuMemcpy3DBatchAsync_v2
#cgo nocallback f_cuMemcpy3DBatchAsync_v2
static int f_cuMemcpy3DBatchAsync_v2(u64 a0, void * a1, u64 a2, u64 a3) { return ferry_fn[135] ? ((int (*)(u64, void *, u64, u64))ferry_fn[135])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuMemcpy3DBatchAsync
#cgo nocallback f_cuMemcpy3DBatchAsync
static int f_cuMemcpy3DBatchAsync(u64 a0, void * a1, void * a2, u64 a3, u64 a4) { return ferry_fn[136] ? ((int (*)(u64, void *, void *, u64, u64))ferry_fn[136])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuMemBatchDecompressAsync
#cgo nocallback f_cuMemBatchDecompressAsync
static int f_cuMemBatchDecompressAsync(void * a0, u64 a1, u64 a2, void * a3, u64 a4) { return ferry_fn[137] ? ((int (*)(void *, u64, u64, void *, u64))ferry_fn[137])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuMemsetD8_v2
#cgo nocallback f_cuMemsetD8_v2
static int f_cuMemsetD8_v2(u64 a0, u64 a1, u64 a2) { return ferry_fn[138] ? ((int (*)(u64, u64, u64))ferry_fn[138])(a0, a1, a2) : 801; }
#cgo noescape f_cuMemsetD16_v2
#cgo nocallback f_cuMemsetD16_v2
static int f_cuMemsetD16_v2(u64 a0, u64 a1, u64 a2) { return ferry_fn[139] ? ((int (*)(u64, u64, u64))ferry_fn[139])(a0, a1, a2) : 801; }
#cgo noescape f_cuMemsetD32_v2
#cgo nocallback f_cuMemsetD32_v2
static int f_cuMemsetD32_v2(u64 a0, u64 a1, u64 a2) { return ferry_fn[140] ? ((int (*)(u64, u64, u64))ferry_fn[140])(a0, a1, a2) : 801; }
#cgo noescape f_cuMemsetD2D8_v2
#cgo nocallback f_cuMemsetD2D8_v2
static int f_cuMemsetD2D8_v2(u64 a0, u64 a1, u64 a2, u64 a3, u64 a4) { return ferry_fn[141] ? ((int (*)(u64, u64, u64, u64, u64))ferry_fn[141])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuMemsetD2D16_v2
#cgo nocallback f_cuMemsetD2D16_v2
static int f_cuMemsetD2D16_v2(u64 a0, u64 a1, u64 a2, u64 a3, u64 a4) { return ferry_fn[142] ? ((int (*)(u64, u64, u64, u64, u64))ferry_fn[142])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuMemsetD2D32_v2
#cgo nocallback f_cuMemsetD2D32_v2
static int f_cuMemsetD2D32_v2(u64 a0, u64 a1, u64 a2, u64 a3, u64 a4) { return ferry_fn[143] ? ((int (*)(u64, u64, u64, u64, u64))ferry_fn[143])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuMemsetD8Async
#cgo nocallback f_cuMemsetD8Async
static int f_cuMemsetD8Async(u64 a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[144] ? ((int (*)(u64, u64, u64, u64))ferry_fn[144])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuMemsetD16Async
#cgo nocallback f_cuMemsetD16Async
static int f_cuMemsetD16Async(u64 a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[145] ? ((int (*)(u64, u64, u64, u64))ferry_fn[145])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuMemsetD32Async
#cgo nocallback f_cuMemsetD32Async
static int f_cuMemsetD32Async(u64 a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[146] ? ((int (*)(u64, u64, u64, u64))ferry_fn[146])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuMemsetD2D8Async
#cgo nocallback f_cuMemsetD2D8Async
static int f_cuMemsetD2D8Async(u64 a0, u64 a1, u64 a2, u64 a3, u64 a4, u64 a5) { return ferry_fn[147] ? ((int (*)(u64, u64, u64, u64, u64, u64))ferry_fn[147])(a0, a1, a2, a3, a4, a5) : 801; }
#cgo noescape f_cuMemsetD2D16Async
#cgo nocallback f_cuMemsetD2D16Async
static int f_cuMemsetD2D16Async(u64 a0, u64 a1, u64 a2, u64 a3, u64 a4, u64 a5) { return ferry_fn[148] ? ((int (*)(u64, u64, u64, u64, u64, u64))ferry_fn[148])(a0, a1, a2, a3, a4, a5) : 801; }
#cgo noescape f_cuMemsetD2D32Async
#cgo nocallback f_cuMemsetD2D32Async
static int f_cuMemsetD2D32Async(u64 a0, u64 a1, u64 a2, u64 a3, u64 a4, u64 a5) { return ferry_fn[149] ? ((int (*)(u64, u64, u64, u64, u64, u64))ferry_fn[149])(a0, a1, a2, a3, a4, a5) : 801; }
#cgo noescape f_cuMemAllocManaged
#cgo nocallback f_cuMemAllocManaged
static int f_cuMemAllocManaged(void * a0, u64 a1, u64 a2) { return ferry_fn[150] ? ((int (*)(void *, u64, u64))ferry_fn[150])(a0, a1, a2) : 801; }
#cgo noescape f_cuMemAdvise
#cgo nocallback f_cuMemAdvise
static int f_cuMemAdvise(u64 a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[151] ? ((int (*)(u64, u64, u64, u64))ferry_fn[151])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuMemPrefetchAsync
#cgo nocallback f_cuMemPrefetchAsync
static int f_cuMemPrefetchAsync(u64 a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[152] ? ((int (*)(u64, u64, u64, u64))ferry_fn[152])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuMemPrefetchBatchAsync
#cgo nocallback f_cuMemPrefetchBatchAsync
static int f_cuMemPrefetchBatchAsync(void * a0, void * a1, u64 a2, void * a3, void * a4, u64 a5, u64 a6, u64 a7) { return ferry_fn[153] ? ((int (*)(void *, void *, u64, void *, void *, u64, u64, u64))ferry_fn[153])(a0, a1, a2, a3, a4, a5, a6, a7) : 801; }
#cgo noescape f_cuMemDiscardBatchAsync
#cgo nocallback f_cuMemDiscardBatchAsync
static int f_cuMemDiscardBatchAsync(void * a0, void * a1, u64 a2, u64 a3, u64 a4) { return ferry_fn[154] ? ((int (*)(void *, void *, u64, u64, u64))ferry_fn[154])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuMemDiscardAndPrefetchBatchAsync
#cgo nocallback f_cuMemDiscardAndPrefetchBatchAsync
static int f_cuMemDiscardAndPrefetchBatchAsync(void * a0, void * a1, u64 a2, void * a3, void * a4, u64 a5, u64 a6, u64 a7) { return ferry_fn[155] ? ((int (*)(void *, void *, u64, void *, void *, u64, u64, u64))ferry_fn[155])(a0, a1, a2, a3, a4, a5, a6, a7) : 801; }
#cgo noescape f_cuMemRangeGetAttribute
#cgo nocallback f_cuMemRangeGetAttribute
static int f_cuMemRangeGetAttribute(void * a0, u64 a1, u64 a2, u64 a3, u64 a4) { return ferry_fn[156] ? ((int (*)(void *, u64, u64, u64, u64))ferry_fn[156])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuStreamAttachMemAsync
#cgo nocallback f_cuStreamAttachMemAsync
static int f_cuStreamAttachMemAsync(u64 a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[157] ? ((int (*)(u64, u64, u64, u64))ferry_fn[157])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuMemAllocAsync
#cgo nocallback f_cuMemAllocAsync
static int f_cuMemAllocAsync(void * a0, u64 a1, u64 a2) { return ferry_fn[158] ? ((int (*)(void *, u64, u64))ferry_fn[158])(a0, a1, a2) : 801; }
#cgo noescape f_cuMemAllocFromPoolAsync
#cgo nocallback f_cuMemAllocFromPoolAsync
static int f_cuMemAllocFromPoolAsync(void * a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[159] ? ((int (*)(void *, u64, u64, u64))ferry_fn[159])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuMemFreeAsync
#cgo nocallback f_cuMemFreeAsync
static int f_cuMemFreeAsync(u64 a0, u64 a1) { return ferry_fn[160] ? ((int (*)(u64, u64))ferry_fn[160])(a0, a1) : 801; }
#cgo noescape f_cuDeviceSetMemPool
#cgo nocallback f_cuDeviceSetMemPool
static int f_cuDeviceSetMemPool(u64 a0, u64 a1) { return ferry_fn[161] ? ((int (*)(u64, u64))ferry_fn[161])(a0, a1) : 801; }
#cgo noescape f_cuDeviceGetMemPool
#cgo nocallback f_cuDeviceGetMemPool
static int f_cuDeviceGetMemPool(void * a0, u64 a1) { return ferry_fn[162] ? ((int (*)(void *, u64))ferry_fn[162])(a0, a1) : 801; }
#cgo noescape f_cuDeviceGetDefaultMemPool
#cgo nocallback f_cuDeviceGetDefaultMemPool
static int f_cuDeviceGetDefaultMemPool(void * a0, u64 a1) { return ferry_fn[163] ? ((int (*)(void *, u64))ferry_fn[163])(a0, a1) : 801; }
#cgo noescape f_cuMemPoolCreate
#cgo nocallback f_cuMemPoolCreate
static int f_cuMemPoolCreate(void * a0, void * a1) { return ferry_fn[164] ? ((int (*)(void *, void *))ferry_fn[164])(a0, a1) : 801; }
#cgo noescape f_cuMemPoolDestroy
#cgo nocallback f_cuMemPoolDestroy
static int f_cuMemPoolDestroy(u64 a0) { return ferry_fn[165] ? ((int (*)(u64))ferry_fn[165])(a0) : 801; }
#cgo noescape f_cuMemPoolTrimTo
#cgo nocallback f_cuMemPoolTrimTo
static int f_cuMemPoolTrimTo(u64 a0, u64 a1) { return ferry_fn[166] ? ((int (*)(u64, u64))ferry_fn[166])(a0, a1) : 801; }
#cgo noescape f_cuMemPoolSetAccess
#cgo nocallback f_cuMemPoolSetAccess
static int f_cuMemPoolSetAccess(u64 a0, void * a1, u64 a2) { return ferry_fn[167] ? ((int (*)(u64, void *, u64))ferry_fn[167])(a0, a1, a2) : 801; }
#cgo noescape f_cuMemPoolGetAccess
#cgo nocallback f_cuMemPoolGetAccess
static int f_cuMemPoolGetAccess(void * a0, u64 a1, void * a2) { return ferry_fn[168] ? ((int (*)(void *, u64, void *))ferry_fn[168])(a0, a1, a2) : 801; }
#cgo noescape f_cuMemGetDefaultMemPool
#cgo nocallback f_cuMemGetDefaultMemPool
static int f_cuMemGetDefaultMemPool(void * a0, void * a1, u64 a2) { return ferry_fn[169] ? ((int (*)(void *, void *, u64))ferry_fn[169])(a0, a1, a2) : 801; }
#cgo noescape f_cuMemGetMemPool
#cgo nocallback f_cuMemGetMemPool
static int f_cuMemGetMemPool(void * a0, void * a1, u64 a2) { return ferry_fn[170] ? ((int (*)(void *, void *, u64))ferry_fn[170])(a0, a1, a2) : 801; }
#cgo noescape f_cuMemSetMemPool
#cgo nocallback f_cuMemSetMemPool
static int f_cuMemSetMemPool(void * a0, u64 a1, u64 a2) { return ferry_fn[171] ? ((int (*)(void *, u64, u64))ferry_fn[171])(a0, a1, a2) : 801; }
#cgo noescape f_cuMemPoolExportPointer
#cgo nocallback f_cuMemPoolExportPointer
static int f_cuMemPoolExportPointer(void * a0, u64 a1) { return ferry_fn[172] ? ((int (*)(void *, u64))ferry_fn[172])(a0, a1) : 801; }
#cgo noescape f_cuMemPoolImportPointer
#cgo nocallback f_cuMemPoolImportPointer
static int f_cuMemPoolImportPointer(void * a0, u64 a1, void * a2) { return ferry_fn[173] ? ((int (*)(void *, u64, void *))ferry_fn[173])(a0, a1, a2) : 801; }
#cgo noescape f_cuMemAddressReserve
#cgo nocallback f_cuMemAddressReserve
static int f_cuMemAddressReserve(void * a0, u64 a1, u64 a2, u64 a3, u64 a4) { return ferry_fn[174] ? ((int (*)(void *, u64, u64, u64, u64))ferry_fn[174])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuMemAddressFree
#cgo nocallback f_cuMemAddressFree
static int f_cuMemAddressFree(u64 a0, u64 a1) { return ferry_fn[175] ? ((int (*)(u64, u64))ferry_fn[175])(a0, a1) : 801; }
#cgo noescape f_cuMemCreate
#cgo nocallback f_cuMemCreate
static int f_cuMemCreate(void * a0, u64 a1, void * a2, u64 a3) { return ferry_fn[176] ? ((int (*)(void *, u64, void *, u64))ferry_fn[176])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuMemRelease
#cgo nocallback f_cuMemRelease
static int f_cuMemRelease(u64 a0) { return ferry_fn[177] ? ((int (*)(u64))ferry_fn[177])(a0) : 801; }
#cgo noescape f_cuMemMap
#cgo nocallback f_cuMemMap
static int f_cuMemMap(u64 a0, u64 a1, u64 a2, u64 a3, u64 a4) { return ferry_fn[178] ? ((int (*)(u64, u64, u64, u64, u64))ferry_fn[178])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuMemUnmap
#cgo nocallback f_cuMemUnmap
static int f_cuMemUnmap(u64 a0, u64 a1) { return ferry_fn[179] ? ((int (*)(u64, u64))ferry_fn[179])(a0, a1) : 801; }
#cgo noescape f_cuMemMapArrayAsync
#cgo nocallback f_cuMemMapArrayAsync
static int f_cuMemMapArrayAsync(void * a0, u64 a1, u64 a2) { return ferry_fn[180] ? ((int (*)(void *, u64, u64))ferry_fn[180])(a0, a1, a2) : 801; }
#cgo noescape f_cuMemSetAccess
#cgo nocallback f_cuMemSetAccess
static int f_cuMemSetAccess(u64 a0, u64 a1, void * a2, u64 a3) { return ferry_fn[181] ? ((int (*)(u64, u64, void *, u64))ferry_fn[181])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuMemGetAccess
#cgo nocallback f_cuMemGetAccess
static int f_cuMemGetAccess(void * a0, void * a1, u64 a2) { return ferry_fn[182] ? ((int (*)(void *, void *, u64))ferry_fn[182])(a0, a1, a2) : 801; }
#cgo noescape f_cuMemGetAllocationGranularity
#cgo nocallback f_cuMemGetAllocationGranularity
static int f_cuMemGetAllocationGranularity(void * a0, void * a1, u64 a2) { return ferry_fn[183] ? ((int (*)(void *, void *, u64))ferry_fn[183])(a0, a1, a2) : 801; }
#cgo noescape f_cuMemGetAllocationPropertiesFromHandle
#cgo nocallback f_cuMemGetAllocationPropertiesFromHandle
static int f_cuMemGetAllocationPropertiesFromHandle(void * a0, u64 a1) { return ferry_fn[184] ? ((int (*)(void *, u64))ferry_fn[184])(a0, a1) : 801; }
#cgo noescape f_cuMemRetainAllocationHandle
#cgo nocallback f_cuMemRetainAllocationHandle
static int f_cuMemRetainAllocationHandle(void * a0, u64 a1) { return ferry_fn[185] ? ((int (*)(void *, u64))ferry_fn[185])(a0, a1) : 801; }
#cgo noescape f_cuMulticastCreate
#cgo nocallback f_cuMulticastCreate
static int f_cuMulticastCreate(void * a0, void * a1) { return ferry_fn[186] ? ((int (*)(void *, void *))ferry_fn[186])(a0, a1) : 801; }
#cgo noescape f_cuMulticastAddDevice
#cgo nocallback f_cuMulticastAddDevice
static int f_cuMulticastAddDevice(u64 a0, u64 a1) { return ferry_fn[187] ? ((int (*)(u64, u64))ferry_fn[187])(a0, a1) : 801; }
#cgo noescape f_cuMulticastBindMem
#cgo nocallback f_cuMulticastBindMem
static int f_cuMulticastBindMem(u64 a0, u64 a1, u64 a2, u64 a3, u64 a4, u64 a5) { return ferry_fn[188] ? ((int (*)(u64, u64, u64, u64, u64, u64))ferry_fn[188])(a0, a1, a2, a3, a4, a5) : 801; }
#cgo noescape f_cuMulticastBindAddr
#cgo nocallback f_cuMulticastBindAddr
static int f_cuMulticastBindAddr(u64 a0, u64 a1, u64 a2, u64 a3, u64 a4) { return ferry_fn[189] ? ((int (*)(u64, u64, u64, u64, u64))ferry_fn[189])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuMulticastUnbind
#cgo nocallback f_cuMulticastUnbind
static int f_cuMulticastUnbind(u64 a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[190] ? ((int (*)(u64, u64, u64, u64))ferry_fn[190])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuMulticastGetGranularity
#cgo nocallback f_cuMulticastGetGranularity
static int f_cuMulticastGetGranularity(void * a0, void * a1, u64 a2) { return ferry_fn[191] ? ((int (*)(void *, void *, u64))ferry_fn[191])(a0, a1, a2) : 801; }
#cgo noescape f_cuIpcGetEventHandle
#cgo nocallback f_cuIpcGetEventHandle
static int f_cuIpcGetEventHandle(void * a0, u64 a1) { return ferry_fn[192] ? ((int (*)(void *, u64))ferry_fn[192])(a0, a1) : 801; }
#cgo noescape f_cuIpcGetMemHandle
#cgo nocallback f_cuIpcGetMemHandle
static int f_cuIpcGetMemHandle(void * a0, u64 a1) { return ferry_fn[193] ? ((int (*)(void *, u64))ferry_fn[193])(a0, a1) : 801; }
#cgo noescape f_cuIpcCloseMemHandle
#cgo nocallback f_cuIpcCloseMemHandle
static int f_cuIpcCloseMemHandle(u64 a0) { return ferry_fn[194] ? ((int (*)(u64))ferry_fn[194])(a0) : 801; }
#cgo noescape f_cuArrayCreate_v2
#cgo nocallback f_cuArrayCreate_v2
static int f_cuArrayCreate_v2(void * a0, void * a1) { return ferry_fn[195] ? ((int (*)(void *, void *))ferry_fn[195])(a0, a1) : 801; }
#cgo noescape f_cuArrayGetDescriptor_v2
#cgo nocallback f_cuArrayGetDescriptor_v2
static int f_cuArrayGetDescriptor_v2(void * a0, u64 a1) { return ferry_fn[196] ? ((int (*)(void *, u64))ferry_fn[196])(a0, a1) : 801; }
#cgo noescape f_cuArrayGetSparseProperties
#cgo nocallback f_cuArrayGetSparseProperties
static int f_cuArrayGetSparseProperties(void * a0, u64 a1) { return ferry_fn[197] ? ((int (*)(void *, u64))ferry_fn[197])(a0, a1) : 801; }
#cgo noescape f_cuArrayGetMemoryRequirements
#cgo nocallback f_cuArrayGetMemoryRequirements
static int f_cuArrayGetMemoryRequirements(void * a0, u64 a1, u64 a2) { return ferry_fn[198] ? ((int (*)(void *, u64, u64))ferry_fn[198])(a0, a1, a2) : 801; }
#cgo noescape f_cuArrayGetPlane
#cgo nocallback f_cuArrayGetPlane
static int f_cuArrayGetPlane(void * a0, u64 a1, u64 a2) { return ferry_fn[199] ? ((int (*)(void *, u64, u64))ferry_fn[199])(a0, a1, a2) : 801; }
#cgo noescape f_cuArrayDestroy
#cgo nocallback f_cuArrayDestroy
static int f_cuArrayDestroy(u64 a0) { return ferry_fn[200] ? ((int (*)(u64))ferry_fn[200])(a0) : 801; }
#cgo noescape f_cuArray3DCreate_v2
#cgo nocallback f_cuArray3DCreate_v2
static int f_cuArray3DCreate_v2(void * a0, void * a1) { return ferry_fn[201] ? ((int (*)(void *, void *))ferry_fn[201])(a0, a1) : 801; }
#cgo noescape f_cuArray3DGetDescriptor_v2
#cgo nocallback f_cuArray3DGetDescriptor_v2
static int f_cuArray3DGetDescriptor_v2(void * a0, u64 a1) { return ferry_fn[202] ? ((int (*)(void *, u64))ferry_fn[202])(a0, a1) : 801; }
#cgo noescape f_cuMipmappedArrayCreate
#cgo nocallback f_cuMipmappedArrayCreate
static int f_cuMipmappedArrayCreate(void * a0, void * a1, u64 a2) { return ferry_fn[203] ? ((int (*)(void *, void *, u64))ferry_fn[203])(a0, a1, a2) : 801; }
#cgo noescape f_cuMipmappedArrayGetLevel
#cgo nocallback f_cuMipmappedArrayGetLevel
static int f_cuMipmappedArrayGetLevel(void * a0, u64 a1, u64 a2) { return ferry_fn[204] ? ((int (*)(void *, u64, u64))ferry_fn[204])(a0, a1, a2) : 801; }
#cgo noescape f_cuMipmappedArrayGetSparseProperties
#cgo nocallback f_cuMipmappedArrayGetSparseProperties
static int f_cuMipmappedArrayGetSparseProperties(void * a0, u64 a1) { return ferry_fn[205] ? ((int (*)(void *, u64))ferry_fn[205])(a0, a1) : 801; }
#cgo noescape f_cuMipmappedArrayGetMemoryRequirements
#cgo nocallback f_cuMipmappedArrayGetMemoryRequirements
static int f_cuMipmappedArrayGetMemoryRequirements(void * a0, u64 a1, u64 a2) { return ferry_fn[206] ? ((int (*)(void *, u64, u64))ferry_fn[206])(a0, a1, a2) : 801; }
#cgo noescape f_cuMipmappedArrayDestroy
#cgo nocallback f_cuMipmappedArrayDestroy
static int f_cuMipmappedArrayDestroy(u64 a0) { return ferry_fn[207] ? ((int (*)(u64))ferry_fn[207])(a0) : 801; }
#cgo noescape f_cuTexObjectCreate
#cgo nocallback f_cuTexObjectCreate
static int f_cuTexObjectCreate(void * a0, void * a1, void * a2, void * a3) { return ferry_fn[208] ? ((int (*)(void *, void *, void *, void *))ferry_fn[208])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuTexObjectDestroy
#cgo nocallback f_cuTexObjectDestroy
static int f_cuTexObjectDestroy(u64 a0) { return ferry_fn[209] ? ((int (*)(u64))ferry_fn[209])(a0) : 801; }
#cgo noescape f_cuTexObjectGetResourceDesc
#cgo nocallback f_cuTexObjectGetResourceDesc
static int f_cuTexObjectGetResourceDesc(void * a0, u64 a1) { return ferry_fn[210] ? ((int (*)(void *, u64))ferry_fn[210])(a0, a1) : 801; }
#cgo noescape f_cuTexObjectGetTextureDesc
#cgo nocallback f_cuTexObjectGetTextureDesc
static int f_cuTexObjectGetTextureDesc(void * a0, u64 a1) { return ferry_fn[211] ? ((int (*)(void *, u64))ferry_fn[211])(a0, a1) : 801; }
#cgo noescape f_cuTexObjectGetResourceViewDesc
#cgo nocallback f_cuTexObjectGetResourceViewDesc
static int f_cuTexObjectGetResourceViewDesc(void * a0, u64 a1) { return ferry_fn[212] ? ((int (*)(void *, u64))ferry_fn[212])(a0, a1) : 801; }
#cgo noescape f_cuSurfObjectCreate
#cgo nocallback f_cuSurfObjectCreate
static int f_cuSurfObjectCreate(void * a0, void * a1) { return ferry_fn[213] ? ((int (*)(void *, void *))ferry_fn[213])(a0, a1) : 801; }
#cgo noescape f_cuSurfObjectDestroy
#cgo nocallback f_cuSurfObjectDestroy
static int f_cuSurfObjectDestroy(u64 a0) { return ferry_fn[214] ? ((int (*)(u64))ferry_fn[214])(a0) : 801; }
#cgo noescape f_cuSurfObjectGetResourceDesc
#cgo nocallback f_cuSurfObjectGetResourceDesc
static int f_cuSurfObjectGetResourceDesc(void * a0, u64 a1) { return ferry_fn[215] ? ((int (*)(void *, u64))ferry_fn[215])(a0, a1) : 801; }
#cgo noescape f_cuTensorMapReplaceAddress
#cgo nocallback f_cuTensorMapReplaceAddress
static int f_cuTensorMapReplaceAddress(void * a0, u64 a1) { return ferry_fn[216] ? ((int (*)(void *, u64))ferry_fn[216])(a0, a1) : 801; }
#cgo noescape f_cuTexRefCreate
#cgo nocallback f_cuTexRefCreate
static int f_cuTexRefCreate(void * a0) { return ferry_fn[217] ? ((int (*)(void *))ferry_fn[217])(a0) : 801; }
#cgo noescape f_cuTexRefDestroy
#cgo nocallback f_cuTexRefDestroy
static int f_cuTexRefDestroy(u64 a0) { return ferry_fn[218] ? ((int (*)(u64))ferry_fn[218])(a0) : 801; }
#cgo noescape f_cuTexRefSetArray
#cgo nocallback f_cuTexRefSetArray
static int f_cuTexRefSetArray(u64 a0, u64 a1, u64 a2) { return ferry_fn[219] ? ((int (*)(u64, u64, u64))ferry_fn[219])(a0, a1, a2) : 801; }
#cgo noescape f_cuTexRefSetMipmappedArray
#cgo nocallback f_cuTexRefSetMipmappedArray
static int f_cuTexRefSetMipmappedArray(u64 a0, u64 a1, u64 a2) { return ferry_fn[220] ? ((int (*)(u64, u64, u64))ferry_fn[220])(a0, a1, a2) : 801; }
#cgo noescape f_cuTexRefSetAddress_v2
#cgo nocallback f_cuTexRefSetAddress_v2
static int f_cuTexRefSetAddress_v2(void * a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[221] ? ((int (*)(void *, u64, u64, u64))ferry_fn[221])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuTexRefSetAddress2D_v3
#cgo nocallback f_cuTexRefSetAddress2D_v3
static int f_cuTexRefSetAddress2D_v3(u64 a0, void * a1, u64 a2, u64 a3) { return ferry_fn[222] ? ((int (*)(u64, void *, u64, u64))ferry_fn[222])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuTexRefSetFormat
#cgo nocallback f_cuTexRefSetFormat
static int f_cuTexRefSetFormat(u64 a0, u64 a1, u64 a2) { return ferry_fn[223] ? ((int (*)(u64, u64, u64))ferry_fn[223])(a0, a1, a2) : 801; }
#cgo noescape f_cuTexRefSetAddressMode
#cgo nocallback f_cuTexRefSetAddressMode
static int f_cuTexRefSetAddressMode(u64 a0, u64 a1, u64 a2) { return ferry_fn[224] ? ((int (*)(u64, u64, u64))ferry_fn[224])(a0, a1, a2) : 801; }
#cgo noescape f_cuTexRefSetFilterMode
#cgo nocallback f_cuTexRefSetFilterMode
static int f_cuTexRefSetFilterMode(u64 a0, u64 a1) { return ferry_fn[225] ? ((int (*)(u64, u64))ferry_fn[225])(a0, a1) : 801; }
#cgo noescape f_cuTexRefSetMipmapFilterMode
#cgo nocallback f_cuTexRefSetMipmapFilterMode
static int f_cuTexRefSetMipmapFilterMode(u64 a0, u64 a1) { return ferry_fn[226] ? ((int (*)(u64, u64))ferry_fn[226])(a0, a1) : 801; }
#cgo noescape f_cuTexRefSetMipmapLevelBias
#cgo nocallback f_cuTexRefSetMipmapLevelBias
static int f_cuTexRefSetMipmapLevelBias(u64 a0, float a1) { return ferry_fn[227] ? ((int (*)(u64, float))ferry_fn[227])(a0, a1) : 801; }
#cgo noescape f_cuTexRefSetMipmapLevelClamp
#cgo nocallback f_cuTexRefSetMipmapLevelClamp
static int f_cuTexRefSetMipmapLevelClamp(u64 a0, float a1, float a2) { return ferry_fn[228] ? ((int (*)(u64, float, float))ferry_fn[228])(a0, a1, a2) : 801; }
#cgo noescape f_cuTexRefSetMaxAnisotropy
#cgo nocallback f_cuTexRefSetMaxAnisotropy
static int f_cuTexRefSetMaxAnisotropy(u64 a0, u64 a1) { return ferry_fn[229] ? ((int (*)(u64, u64))ferry_fn[229])(a0, a1) : 801; }
#cgo noescape f_cuTexRefSetBorderColor
#cgo nocallback f_cuTexRefSetBorderColor
static int f_cuTexRefSetBorderColor(u64 a0, void * a1) { return ferry_fn[230] ? ((int (*)(u64, void *))ferry_fn[230])(a0, a1) : 801; }
#cgo noescape f_cuTexRefSetFlags
#cgo nocallback f_cuTexRefSetFlags
static int f_cuTexRefSetFlags(u64 a0, u64 a1) { return ferry_fn[231] ? ((int (*)(u64, u64))ferry_fn[231])(a0, a1) : 801; }
#cgo noescape f_cuTexRefGetAddress_v2
#cgo nocallback f_cuTexRefGetAddress_v2
static int f_cuTexRefGetAddress_v2(void * a0, u64 a1) { return ferry_fn[232] ? ((int (*)(void *, u64))ferry_fn[232])(a0, a1) : 801; }
#cgo noescape f_cuTexRefGetArray
#cgo nocallback f_cuTexRefGetArray
static int f_cuTexRefGetArray(void * a0, u64 a1) { return ferry_fn[233] ? ((int (*)(void *, u64))ferry_fn[233])(a0, a1) : 801; }
#cgo noescape f_cuTexRefGetMipmappedArray
#cgo nocallback f_cuTexRefGetMipmappedArray
static int f_cuTexRefGetMipmappedArray(void * a0, u64 a1) { return ferry_fn[234] ? ((int (*)(void *, u64))ferry_fn[234])(a0, a1) : 801; }
#cgo noescape f_cuTexRefGetAddressMode
#cgo nocallback f_cuTexRefGetAddressMode
static int f_cuTexRefGetAddressMode(void * a0, u64 a1, u64 a2) { return ferry_fn[235] ? ((int (*)(void *, u64, u64))ferry_fn[235])(a0, a1, a2) : 801; }
#cgo noescape f_cuTexRefGetFilterMode
#cgo nocallback f_cuTexRefGetFilterMode
static int f_cuTexRefGetFilterMode(void * a0, u64 a1) { return ferry_fn[236] ? ((int (*)(void *, u64))ferry_fn[236])(a0, a1) : 801; }
#cgo noescape f_cuTexRefGetFormat
#cgo nocallback f_cuTexRefGetFormat
static int f_cuTexRefGetFormat(void * a0, void * a1, u64 a2) { return ferry_fn[237] ? ((int (*)(void *, void *, u64))ferry_fn[237])(a0, a1, a2) : 801; }
#cgo noescape f_cuTexRefGetMipmapFilterMode
#cgo nocallback f_cuTexRefGetMipmapFilterMode
static int f_cuTexRefGetMipmapFilterMode(void * a0, u64 a1) { return ferry_fn[238] ? ((int (*)(void *, u64))ferry_fn[238])(a0, a1) : 801; }
#cgo noescape f_cuTexRefGetMipmapLevelBias
#cgo nocallback f_cuTexRefGetMipmapLevelBias
static int f_cuTexRefGetMipmapLevelBias(void * a0, u64 a1) { return ferry_fn[239] ? ((int (*)(void *, u64))ferry_fn[239])(a0, a1) : 801; }
#cgo noescape f_cuTexRefGetMipmapLevelClamp
#cgo nocallback f_cuTexRefGetMipmapLevelClamp
static int f_cuTexRefGetMipmapLevelClamp(void * a0, void * a1, u64 a2) { return ferry_fn[240] ? ((int (*)(void *, void *, u64))ferry_fn[240])(a0, a1, a2) : 801; }
#cgo noescape f_cuTexRefGetMaxAnisotropy
#cgo nocallback f_cuTexRefGetMaxAnisotropy
static int f_cuTexRefGetMaxAnisotropy(void * a0, u64 a1) { return ferry_fn[241] ? ((int (*)(void *, u64))ferry_fn[241])(a0, a1) : 801; }
#cgo noescape f_cuTexRefGetBorderColor
#cgo nocallback f_cuTexRefGetBorderColor
static int f_cuTexRefGetBorderColor(void * a0, u64 a1) { return ferry_fn[242] ? ((int (*)(void *, u64))ferry_fn[242])(a0, a1) : 801; }
#cgo noescape f_cuTexRefGetFlags
#cgo nocallback f_cuTexRefGetFlags
static int f_cuTexRefGetFlags(void * a0, u64 a1) { return ferry_fn[243] ? ((int (*)(void *, u64))ferry_fn[243])(a0, a1) : 801; }
#cgo noescape f_cuSurfRefSetArray
#cgo nocallback f_cuSurfRefSetArray
static int f_cuSurfRefSetArray(u64 a0, u64 a1, u64 a2) { return ferry_fn[244] ? ((int (*)(u64, u64, u64))ferry_fn[244])(a0, a1, a2) : 801; }
#cgo noescape f_cuSurfRefGetArray
#cgo nocallback f_cuSurfRefGetArray
static int f_cuSurfRefGetArray(void * a0, u64 a1) { return ferry_fn[245] ? ((int (*)(void *, u64))ferry_fn[245])(a0, a1) : 801; }
#cgo noescape f_cuStreamCreate
#cgo nocallback f_cuStreamCreate
static int f_cuStreamCreate(void * a0, u64 a1) { return ferry_fn[246] ? ((int (*)(void *, u64))ferry_fn[246])(a0, a1) : 801; }
#cgo noescape f_cuStreamCreateWithPriority
#cgo nocallback f_cuStreamCreateWithPriority
static int f_cuStreamCreateWithPriority(void * a0, u64 a1, u64 a2) { return ferry_fn[247] ? ((int (*)(void *, u64, u64))ferry_fn[247])(a0, a1, a2) : 801; }
#cgo noescape f_cuStreamDestroy_v2
#cgo nocallback f_cuStreamDestroy_v2
static int f_cuStreamDestroy_v2(u64 a0) { return ferry_fn[248] ? ((int (*)(u64))ferry_fn[248])(a0) : 801; }
#cgo noescape f_cuStreamGetPriority
#cgo nocallback f_cuStreamGetPriority
static int f_cuStreamGetPriority(u64 a0, void * a1) { return ferry_fn[249] ? ((int (*)(u64, void *))ferry_fn[249])(a0, a1) : 801; }
#cgo noescape f_cuStreamGetDevice
#cgo nocallback f_cuStreamGetDevice
static int f_cuStreamGetDevice(u64 a0, void * a1) { return ferry_fn[250] ? ((int (*)(u64, void *))ferry_fn[250])(a0, a1) : 801; }
#cgo noescape f_cuStreamGetFlags
#cgo nocallback f_cuStreamGetFlags
static int f_cuStreamGetFlags(u64 a0, void * a1) { return ferry_fn[251] ? ((int (*)(u64, void *))ferry_fn[251])(a0, a1) : 801; }
#cgo noescape f_cuStreamGetId
#cgo nocallback f_cuStreamGetId
static int f_cuStreamGetId(u64 a0, void * a1) { return ferry_fn[252] ? ((int (*)(u64, void *))ferry_fn[252])(a0, a1) : 801; }
#cgo noescape f_cuStreamGetCtx_v2
#cgo nocallback f_cuStreamGetCtx_v2
static int f_cuStreamGetCtx_v2(u64 a0, void * a1, void * a2) { return ferry_fn[253] ? ((int (*)(u64, void *, void *))ferry_fn[253])(a0, a1, a2) : 801; }
#cgo noescape f_cuStreamGetCtx
#cgo nocallback f_cuStreamGetCtx
static int f_cuStreamGetCtx(u64 a0, void * a1) { return ferry_fn[254] ? ((int (*)(u64, void *))ferry_fn[254])(a0, a1) : 801; }
#cgo noescape f_cuStreamWaitEvent
#cgo nocallback f_cuStreamWaitEvent
static int f_cuStreamWaitEvent(u64 a0, u64 a1, u64 a2) { return ferry_fn[255] ? ((int (*)(u64, u64, u64))ferry_fn[255])(a0, a1, a2) : 801; }
#cgo noescape f_cuStreamQuery
#cgo nocallback f_cuStreamQuery
static int f_cuStreamQuery(u64 a0) { return ferry_fn[256] ? ((int (*)(u64))ferry_fn[256])(a0) : 801; }
#cgo noescape f_cuStreamSynchronize
#cgo nocallback f_cuStreamSynchronize
static int f_cuStreamSynchronize(u64 a0) { return ferry_fn[257] ? ((int (*)(u64))ferry_fn[257])(a0) : 801; }
#cgo noescape f_cuStreamCopyAttributes
#cgo nocallback f_cuStreamCopyAttributes
static int f_cuStreamCopyAttributes(u64 a0, u64 a1) { return ferry_fn[258] ? ((int (*)(u64, u64))ferry_fn[258])(a0, a1) : 801; }
#cgo noescape f_cuStreamGetAttribute
#cgo nocallback f_cuStreamGetAttribute
static int f_cuStreamGetAttribute(u64 a0, u64 a1, void * a2) { return ferry_fn[259] ? ((int (*)(u64, u64, void *))ferry_fn[259])(a0, a1, a2) : 801; }
#cgo noescape f_cuStreamSetAttribute
#cgo nocallback f_cuStreamSetAttribute
static int f_cuStreamSetAttribute(u64 a0, u64 a1, void * a2) { return ferry_fn[260] ? ((int (*)(u64, u64, void *))ferry_fn[260])(a0, a1, a2) : 801; }
#cgo noescape f_cuThreadExchangeStreamCaptureMode
#cgo nocallback f_cuThreadExchangeStreamCaptureMode
static int f_cuThreadExchangeStreamCaptureMode(void * a0) { return ferry_fn[261] ? ((int (*)(void *))ferry_fn[261])(a0) : 801; }
#cgo noescape f_cuStreamBeginCapture_v2
#cgo nocallback f_cuStreamBeginCapture_v2
static int f_cuStreamBeginCapture_v2(u64 a0, u64 a1) { return ferry_fn[262] ? ((int (*)(u64, u64))ferry_fn[262])(a0, a1) : 801; }
#cgo noescape f_cuStreamBeginCapture
#cgo nocallback f_cuStreamBeginCapture
static int f_cuStreamBeginCapture(u64 a0) { return ferry_fn[263] ? ((int (*)(u64))ferry_fn[263])(a0) : 801; }
#cgo noescape f_cuStreamBeginCaptureToGraph
#cgo nocallback f_cuStreamBeginCaptureToGraph
static int f_cuStreamBeginCaptureToGraph(u64 a0, u64 a1, void * a2, void * a3, u64 a4, u64 a5) { return ferry_fn[264] ? ((int (*)(u64, u64, void *, void *, u64, u64))ferry_fn[264])(a0, a1, a2, a3, a4, a5) : 801; }
#cgo noescape f_cuStreamEndCapture
#cgo nocallback f_cuStreamEndCapture
static int f_cuStreamEndCapture(u64 a0, void * a1) { return ferry_fn[265] ? ((int (*)(u64, void *))ferry_fn[265])(a0, a1) : 801; }
#cgo noescape f_cuStreamIsCapturing
#cgo nocallback f_cuStreamIsCapturing
static int f_cuStreamIsCapturing(u64 a0, void * a1) { return ferry_fn[266] ? ((int (*)(u64, void *))ferry_fn[266])(a0, a1) : 801; }
#cgo noescape f_cuStreamGetCaptureInfo
#cgo nocallback f_cuStreamGetCaptureInfo
static int f_cuStreamGetCaptureInfo(u64 a0, void * a1, void * a2) { return ferry_fn[267] ? ((int (*)(u64, void *, void *))ferry_fn[267])(a0, a1, a2) : 801; }
#cgo noescape f_cuStreamUpdateCaptureDependencies_v2
#cgo nocallback f_cuStreamUpdateCaptureDependencies_v2
static int f_cuStreamUpdateCaptureDependencies_v2(u64 a0, void * a1, void * a2, u64 a3, u64 a4) { return ferry_fn[268] ? ((int (*)(u64, void *, void *, u64, u64))ferry_fn[268])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuStreamUpdateCaptureDependencies
#cgo nocallback f_cuStreamUpdateCaptureDependencies
static int f_cuStreamUpdateCaptureDependencies(u64 a0, void * a1, u64 a2, u64 a3) { return ferry_fn[269] ? ((int (*)(u64, void *, u64, u64))ferry_fn[269])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuEventCreate
#cgo nocallback f_cuEventCreate
static int f_cuEventCreate(void * a0, u64 a1) { return ferry_fn[270] ? ((int (*)(void *, u64))ferry_fn[270])(a0, a1) : 801; }
#cgo noescape f_cuEventRecord
#cgo nocallback f_cuEventRecord
static int f_cuEventRecord(u64 a0, u64 a1) { return ferry_fn[271] ? ((int (*)(u64, u64))ferry_fn[271])(a0, a1) : 801; }
#cgo noescape f_cuEventRecordWithFlags
#cgo nocallback f_cuEventRecordWithFlags
static int f_cuEventRecordWithFlags(u64 a0, u64 a1, u64 a2) { return ferry_fn[272] ? ((int (*)(u64, u64, u64))ferry_fn[272])(a0, a1, a2) : 801; }
#cgo noescape f_cuEventQuery
#cgo nocallback f_cuEventQuery
static int f_cuEventQuery(u64 a0) { return ferry_fn[273] ? ((int (*)(u64))ferry_fn[273])(a0) : 801; }
#cgo noescape f_cuEventSynchronize
#cgo nocallback f_cuEventSynchronize
static int f_cuEventSynchronize(u64 a0) { return ferry_fn[274] ? ((int (*)(u64))ferry_fn[274])(a0) : 801; }
#cgo noescape f_cuEventDestroy_v2
#cgo nocallback f_cuEventDestroy_v2
static int f_cuEventDestroy_v2(u64 a0) { return ferry_fn[275] ? ((int (*)(u64))ferry_fn[275])(a0) : 801; }
#cgo noescape f_cuEventElapsedTime_v2
#cgo nocallback f_cuEventElapsedTime_v2
static int f_cuEventElapsedTime_v2(void * a0, u64 a1, u64 a2) { return ferry_fn[276] ? ((int (*)(void *, u64, u64))ferry_fn[276])(a0, a1, a2) : 801; }
#cgo noescape f_cuStreamWaitValue32_v2
#cgo nocallback f_cuStreamWaitValue32_v2
static int f_cuStreamWaitValue32_v2(u64 a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[277] ? ((int (*)(u64, u64, u64, u64))ferry_fn[277])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuStreamWaitValue64_v2
#cgo nocallback f_cuStreamWaitValue64_v2
static int f_cuStreamWaitValue64_v2(u64 a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[278] ? ((int (*)(u64, u64, u64, u64))ferry_fn[278])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuStreamWriteValue32_v2
#cgo nocallback f_cuStreamWriteValue32_v2
static int f_cuStreamWriteValue32_v2(u64 a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[279] ? ((int (*)(u64, u64, u64, u64))ferry_fn[279])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuStreamWriteValue64_v2
#cgo nocallback f_cuStreamWriteValue64_v2
static int f_cuStreamWriteValue64_v2(u64 a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[280] ? ((int (*)(u64, u64, u64, u64))ferry_fn[280])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuStreamBatchMemOp_v2
#cgo nocallback f_cuStreamBatchMemOp_v2
static int f_cuStreamBatchMemOp_v2(u64 a0, u64 a1, void * a2, u64 a3) { return ferry_fn[281] ? ((int (*)(u64, u64, void *, u64))ferry_fn[281])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuGraphCreate
#cgo nocallback f_cuGraphCreate
static int f_cuGraphCreate(void * a0, u64 a1) { return ferry_fn[282] ? ((int (*)(void *, u64))ferry_fn[282])(a0, a1) : 801; }
#cgo noescape f_cuGraphDestroy
#cgo nocallback f_cuGraphDestroy
static int f_cuGraphDestroy(u64 a0) { return ferry_fn[283] ? ((int (*)(u64))ferry_fn[283])(a0) : 801; }
#cgo noescape f_cuGraphClone
#cgo nocallback f_cuGraphClone
static int f_cuGraphClone(void * a0, u64 a1) { return ferry_fn[284] ? ((int (*)(void *, u64))ferry_fn[284])(a0, a1) : 801; }
#cgo noescape f_cuGraphNodeFindInClone
#cgo nocallback f_cuGraphNodeFindInClone
static int f_cuGraphNodeFindInClone(void * a0, u64 a1, u64 a2) { return ferry_fn[285] ? ((int (*)(void *, u64, u64))ferry_fn[285])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphAddNode_v2
#cgo nocallback f_cuGraphAddNode_v2
static int f_cuGraphAddNode_v2(void * a0, u64 a1, void * a2, void * a3, u64 a4, void * a5) { return ferry_fn[286] ? ((int (*)(void *, u64, void *, void *, u64, void *))ferry_fn[286])(a0, a1, a2, a3, a4, a5) : 801; }
#cgo noescape f_cuGraphAddNode
#cgo nocallback f_cuGraphAddNode
static int f_cuGraphAddNode(void * a0, u64 a1, void * a2, u64 a3, void * a4) { return ferry_fn[287] ? ((int (*)(void *, u64, void *, u64, void *))ferry_fn[287])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuGraphNodeSetParams
#cgo nocallback f_cuGraphNodeSetParams
static int f_cuGraphNodeSetParams(u64 a0, void * a1) { return ferry_fn[288] ? ((int (*)(u64, void *))ferry_fn[288])(a0, a1) : 801; }
#cgo noescape f_cuGraphAddKernelNode_v2
#cgo nocallback f_cuGraphAddKernelNode_v2
static int f_cuGraphAddKernelNode_v2(void * a0, u64 a1, void * a2, u64 a3, void * a4) { return ferry_fn[289] ? ((int (*)(void *, u64, void *, u64, void *))ferry_fn[289])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuGraphAddKernelNode
#cgo nocallback f_cuGraphAddKernelNode
static int f_cuGraphAddKernelNode(void * a0, u64 a1, void * a2, u64 a3, void * a4) { return ferry_fn[290] ? ((int (*)(void *, u64, void *, u64, void *))ferry_fn[290])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuGraphAddMemcpyNode
#cgo nocallback f_cuGraphAddMemcpyNode
static int f_cuGraphAddMemcpyNode(void * a0, u64 a1, void * a2, u64 a3, void * a4, u64 a5) { return ferry_fn[291] ? ((int (*)(void *, u64, void *, u64, void *, u64))ferry_fn[291])(a0, a1, a2, a3, a4, a5) : 801; }
#cgo noescape f_cuGraphAddMemsetNode
#cgo nocallback f_cuGraphAddMemsetNode
static int f_cuGraphAddMemsetNode(void * a0, u64 a1, void * a2, u64 a3, void * a4, u64 a5) { return ferry_fn[292] ? ((int (*)(void *, u64, void *, u64, void *, u64))ferry_fn[292])(a0, a1, a2, a3, a4, a5) : 801; }
#cgo noescape f_cuGraphAddHostNode
#cgo nocallback f_cuGraphAddHostNode
static int f_cuGraphAddHostNode(void * a0, u64 a1, void * a2, u64 a3, void * a4) { return ferry_fn[293] ? ((int (*)(void *, u64, void *, u64, void *))ferry_fn[293])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuGraphAddChildGraphNode
#cgo nocallback f_cuGraphAddChildGraphNode
static int f_cuGraphAddChildGraphNode(void * a0, u64 a1, void * a2, u64 a3, u64 a4) { return ferry_fn[294] ? ((int (*)(void *, u64, void *, u64, u64))ferry_fn[294])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuGraphAddEmptyNode
#cgo nocallback f_cuGraphAddEmptyNode
static int f_cuGraphAddEmptyNode(void * a0, u64 a1, void * a2, u64 a3) { return ferry_fn[295] ? ((int (*)(void *, u64, void *, u64))ferry_fn[295])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuGraphAddEventRecordNode
#cgo nocallback f_cuGraphAddEventRecordNode
static int f_cuGraphAddEventRecordNode(void * a0, u64 a1, void * a2, u64 a3, u64 a4) { return ferry_fn[296] ? ((int (*)(void *, u64, void *, u64, u64))ferry_fn[296])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuGraphAddEventWaitNode
#cgo nocallback f_cuGraphAddEventWaitNode
static int f_cuGraphAddEventWaitNode(void * a0, u64 a1, void * a2, u64 a3, u64 a4) { return ferry_fn[297] ? ((int (*)(void *, u64, void *, u64, u64))ferry_fn[297])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuGraphAddBatchMemOpNode
#cgo nocallback f_cuGraphAddBatchMemOpNode
static int f_cuGraphAddBatchMemOpNode(void * a0, u64 a1, void * a2, u64 a3, void * a4) { return ferry_fn[298] ? ((int (*)(void *, u64, void *, u64, void *))ferry_fn[298])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuGraphAddMemAllocNode
#cgo nocallback f_cuGraphAddMemAllocNode
static int f_cuGraphAddMemAllocNode(void * a0, u64 a1, void * a2, u64 a3, void * a4) { return ferry_fn[299] ? ((int (*)(void *, u64, void *, u64, void *))ferry_fn[299])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuGraphAddMemFreeNode
#cgo nocallback f_cuGraphAddMemFreeNode
static int f_cuGraphAddMemFreeNode(void * a0, u64 a1, void * a2, u64 a3, u64 a4) { return ferry_fn[300] ? ((int (*)(void *, u64, void *, u64, u64))ferry_fn[300])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuGraphConditionalHandleCreate
#cgo nocallback f_cuGraphConditionalHandleCreate
static int f_cuGraphConditionalHandleCreate(void * a0, u64 a1, u64 a2, u64 a3, u64 a4) { return ferry_fn[301] ? ((int (*)(void *, u64, u64, u64, u64))ferry_fn[301])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuGraphAddDependencies_v2
#cgo nocallback f_cuGraphAddDependencies_v2
static int f_cuGraphAddDependencies_v2(u64 a0, void * a1, void * a2, void * a3, u64 a4) { return ferry_fn[302] ? ((int (*)(u64, void *, void *, void *, u64))ferry_fn[302])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuGraphAddDependencies
#cgo nocallback f_cuGraphAddDependencies
static int f_cuGraphAddDependencies(u64 a0, void * a1, void * a2, u64 a3) { return ferry_fn[303] ? ((int (*)(u64, void *, void *, u64))ferry_fn[303])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuGraphRemoveDependencies_v2
#cgo nocallback f_cuGraphRemoveDependencies_v2
static int f_cuGraphRemoveDependencies_v2(u64 a0, void * a1, void * a2, void * a3, u64 a4) { return ferry_fn[304] ? ((int (*)(u64, void *, void *, void *, u64))ferry_fn[304])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuGraphRemoveDependencies
#cgo nocallback f_cuGraphRemoveDependencies
static int f_cuGraphRemoveDependencies(u64 a0, void * a1, void * a2, u64 a3) { return ferry_fn[305] ? ((int (*)(u64, void *, void *, u64))ferry_fn[305])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuGraphDestroyNode
#cgo nocallback f_cuGraphDestroyNode
static int f_cuGraphDestroyNode(u64 a0) { return ferry_fn[306] ? ((int (*)(u64))ferry_fn[306])(a0) : 801; }
#cgo noescape f_cuGraphGetNodes
#cgo nocallback f_cuGraphGetNodes
static int f_cuGraphGetNodes(u64 a0, void * a1, void * a2) { return ferry_fn[307] ? ((int (*)(u64, void *, void *))ferry_fn[307])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphGetRootNodes
#cgo nocallback f_cuGraphGetRootNodes
static int f_cuGraphGetRootNodes(u64 a0, void * a1, void * a2) { return ferry_fn[308] ? ((int (*)(u64, void *, void *))ferry_fn[308])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphGetEdges_v2
#cgo nocallback f_cuGraphGetEdges_v2
static int f_cuGraphGetEdges_v2(u64 a0, void * a1, void * a2, void * a3, void * a4) { return ferry_fn[309] ? ((int (*)(u64, void *, void *, void *, void *))ferry_fn[309])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuGraphGetEdges
#cgo nocallback f_cuGraphGetEdges
static int f_cuGraphGetEdges(u64 a0, void * a1, void * a2, void * a3) { return ferry_fn[310] ? ((int (*)(u64, void *, void *, void *))ferry_fn[310])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuGraphNodeGetType
#cgo nocallback f_cuGraphNodeGetType
static int f_cuGraphNodeGetType(u64 a0, void * a1) { return ferry_fn[311] ? ((int (*)(u64, void *))ferry_fn[311])(a0, a1) : 801; }
#cgo noescape f_cuGraphNodeGetDependencies_v2
#cgo nocallback f_cuGraphNodeGetDependencies_v2
static int f_cuGraphNodeGetDependencies_v2(u64 a0, void * a1, void * a2, void * a3) { return ferry_fn[312] ? ((int (*)(u64, void *, void *, void *))ferry_fn[312])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuGraphNodeGetDependencies
#cgo nocallback f_cuGraphNodeGetDependencies
static int f_cuGraphNodeGetDependencies(u64 a0, void * a1, void * a2) { return ferry_fn[313] ? ((int (*)(u64, void *, void *))ferry_fn[313])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphNodeGetDependentNodes_v2
#cgo nocallback f_cuGraphNodeGetDependentNodes_v2
static int f_cuGraphNodeGetDependentNodes_v2(u64 a0, void * a1, void * a2, void * a3) { return ferry_fn[314] ? ((int (*)(u64, void *, void *, void *))ferry_fn[314])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuGraphNodeGetDependentNodes
#cgo nocallback f_cuGraphNodeGetDependentNodes
static int f_cuGraphNodeGetDependentNodes(u64 a0, void * a1, void * a2) { return ferry_fn[315] ? ((int (*)(u64, void *, void *))ferry_fn[315])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphDebugDotPrint
#cgo nocallback f_cuGraphDebugDotPrint
static int f_cuGraphDebugDotPrint(u64 a0, void * a1, u64 a2) { return ferry_fn[316] ? ((int (*)(u64, void *, u64))ferry_fn[316])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphKernelNodeGetParams_v2
#cgo nocallback f_cuGraphKernelNodeGetParams_v2
static int f_cuGraphKernelNodeGetParams_v2(u64 a0, void * a1) { return ferry_fn[317] ? ((int (*)(u64, void *))ferry_fn[317])(a0, a1) : 801; }
#cgo noescape f_cuGraphKernelNodeGetParams
#cgo nocallback f_cuGraphKernelNodeGetParams
static int f_cuGraphKernelNodeGetParams(u64 a0, void * a1) { return ferry_fn[318] ? ((int (*)(u64, void *))ferry_fn[318])(a0, a1) : 801; }
#cgo noescape f_cuGraphKernelNodeSetParams_v2
#cgo nocallback f_cuGraphKernelNodeSetParams_v2
static int f_cuGraphKernelNodeSetParams_v2(u64 a0, void * a1) { return ferry_fn[319] ? ((int (*)(u64, void *))ferry_fn[319])(a0, a1) : 801; }
#cgo noescape f_cuGraphKernelNodeSetParams
#cgo nocallback f_cuGraphKernelNodeSetParams
static int f_cuGraphKernelNodeSetParams(u64 a0, void * a1) { return ferry_fn[320] ? ((int (*)(u64, void *))ferry_fn[320])(a0, a1) : 801; }
#cgo noescape f_cuGraphKernelNodeCopyAttributes
#cgo nocallback f_cuGraphKernelNodeCopyAttributes
static int f_cuGraphKernelNodeCopyAttributes(u64 a0, u64 a1) { return ferry_fn[321] ? ((int (*)(u64, u64))ferry_fn[321])(a0, a1) : 801; }
#cgo noescape f_cuGraphKernelNodeGetAttribute
#cgo nocallback f_cuGraphKernelNodeGetAttribute
static int f_cuGraphKernelNodeGetAttribute(u64 a0, u64 a1, void * a2) { return ferry_fn[322] ? ((int (*)(u64, u64, void *))ferry_fn[322])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphKernelNodeSetAttribute
#cgo nocallback f_cuGraphKernelNodeSetAttribute
static int f_cuGraphKernelNodeSetAttribute(u64 a0, u64 a1, void * a2) { return ferry_fn[323] ? ((int (*)(u64, u64, void *))ferry_fn[323])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphMemcpyNodeGetParams
#cgo nocallback f_cuGraphMemcpyNodeGetParams
static int f_cuGraphMemcpyNodeGetParams(u64 a0, void * a1) { return ferry_fn[324] ? ((int (*)(u64, void *))ferry_fn[324])(a0, a1) : 801; }
#cgo noescape f_cuGraphMemcpyNodeSetParams
#cgo nocallback f_cuGraphMemcpyNodeSetParams
static int f_cuGraphMemcpyNodeSetParams(u64 a0, void * a1) { return ferry_fn[325] ? ((int (*)(u64, void *))ferry_fn[325])(a0, a1) : 801; }
#cgo noescape f_cuGraphMemsetNodeGetParams
#cgo nocallback f_cuGraphMemsetNodeGetParams
static int f_cuGraphMemsetNodeGetParams(u64 a0, void * a1) { return ferry_fn[326] ? ((int (*)(u64, void *))ferry_fn[326])(a0, a1) : 801; }
#cgo noescape f_cuGraphMemsetNodeSetParams
#cgo nocallback f_cuGraphMemsetNodeSetParams
static int f_cuGraphMemsetNodeSetParams(u64 a0, void * a1) { return ferry_fn[327] ? ((int (*)(u64, void *))ferry_fn[327])(a0, a1) : 801; }
#cgo noescape f_cuGraphHostNodeGetParams
#cgo nocallback f_cuGraphHostNodeGetParams
static int f_cuGraphHostNodeGetParams(u64 a0, void * a1) { return ferry_fn[328] ? ((int (*)(u64, void *))ferry_fn[328])(a0, a1) : 801; }
#cgo noescape f_cuGraphHostNodeSetParams
#cgo nocallback f_cuGraphHostNodeSetParams
static int f_cuGraphHostNodeSetParams(u64 a0, void * a1) { return ferry_fn[329] ? ((int (*)(u64, void *))ferry_fn[329])(a0, a1) : 801; }
#cgo noescape f_cuGraphChildGraphNodeGetGraph
#cgo nocallback f_cuGraphChildGraphNodeGetGraph
static int f_cuGraphChildGraphNodeGetGraph(u64 a0, void * a1) { return ferry_fn[330] ? ((int (*)(u64, void *))ferry_fn[330])(a0, a1) : 801; }
#cgo noescape f_cuGraphEventRecordNodeGetEvent
#cgo nocallback f_cuGraphEventRecordNodeGetEvent
static int f_cuGraphEventRecordNodeGetEvent(u64 a0, void * a1) { return ferry_fn[331] ? ((int (*)(u64, void *))ferry_fn[331])(a0, a1) : 801; }
#cgo noescape f_cuGraphEventRecordNodeSetEvent
#cgo nocallback f_cuGraphEventRecordNodeSetEvent
static int f_cuGraphEventRecordNodeSetEvent(u64 a0, u64 a1) { return ferry_fn[332] ? ((int (*)(u64, u64))ferry_fn[332])(a0, a1) : 801; }
#cgo noescape f_cuGraphEventWaitNodeGetEvent
#cgo nocallback f_cuGraphEventWaitNodeGetEvent
static int f_cuGraphEventWaitNodeGetEvent(u64 a0, void * a1) { return ferry_fn[333] ? ((int (*)(u64, void *))ferry_fn[333])(a0, a1) : 801; }
#cgo noescape f_cuGraphEventWaitNodeSetEvent
#cgo nocallback f_cuGraphEventWaitNodeSetEvent
static int f_cuGraphEventWaitNodeSetEvent(u64 a0, u64 a1) { return ferry_fn[334] ? ((int (*)(u64, u64))ferry_fn[334])(a0, a1) : 801; }
#cgo noescape f_cuGraphBatchMemOpNodeGetParams
#cgo nocallback f_cuGraphBatchMemOpNodeGetParams
static int f_cuGraphBatchMemOpNodeGetParams(u64 a0, void * a1) { return ferry_fn[335] ? ((int (*)(u64, void *))ferry_fn[335])(a0, a1) : 801; }
#cgo noescape f_cuGraphBatchMemOpNodeSetParams
#cgo nocallback f_cuGraphBatchMemOpNodeSetParams
static int f_cuGraphBatchMemOpNodeSetParams(u64 a0, void * a1) { return ferry_fn[336] ? ((int (*)(u64, void *))ferry_fn[336])(a0, a1) : 801; }
#cgo noescape f_cuGraphMemAllocNodeGetParams
#cgo nocallback f_cuGraphMemAllocNodeGetParams
static int f_cuGraphMemAllocNodeGetParams(u64 a0, void * a1) { return ferry_fn[337] ? ((int (*)(u64, void *))ferry_fn[337])(a0, a1) : 801; }
#cgo noescape f_cuGraphMemFreeNodeGetParams
#cgo nocallback f_cuGraphMemFreeNodeGetParams
static int f_cuGraphMemFreeNodeGetParams(u64 a0, void * a1) { return ferry_fn[338] ? ((int (*)(u64, void *))ferry_fn[338])(a0, a1) : 801; }
#cgo noescape f_cuDeviceGraphMemTrim
#cgo nocallback f_cuDeviceGraphMemTrim
static int f_cuDeviceGraphMemTrim(u64 a0) { return ferry_fn[339] ? ((int (*)(u64))ferry_fn[339])(a0) : 801; }
#cgo noescape f_cuDeviceGetGraphMemAttribute
#cgo nocallback f_cuDeviceGetGraphMemAttribute
static int f_cuDeviceGetGraphMemAttribute(u64 a0, u64 a1, void * a2) { return ferry_fn[340] ? ((int (*)(u64, u64, void *))ferry_fn[340])(a0, a1, a2) : 801; }
#cgo noescape f_cuDeviceSetGraphMemAttribute
#cgo nocallback f_cuDeviceSetGraphMemAttribute
static int f_cuDeviceSetGraphMemAttribute(u64 a0, u64 a1, void * a2) { return ferry_fn[341] ? ((int (*)(u64, u64, void *))ferry_fn[341])(a0, a1, a2) : 801; }
#cgo noescape f_cuUserObjectRetain
#cgo nocallback f_cuUserObjectRetain
static int f_cuUserObjectRetain(u64 a0, u64 a1) { return ferry_fn[342] ? ((int (*)(u64, u64))ferry_fn[342])(a0, a1) : 801; }
#cgo noescape f_cuUserObjectRelease
#cgo nocallback f_cuUserObjectRelease
static int f_cuUserObjectRelease(u64 a0, u64 a1) { return ferry_fn[343] ? ((int (*)(u64, u64))ferry_fn[343])(a0, a1) : 801; }
#cgo noescape f_cuGraphRetainUserObject
#cgo nocallback f_cuGraphRetainUserObject
static int f_cuGraphRetainUserObject(u64 a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[344] ? ((int (*)(u64, u64, u64, u64))ferry_fn[344])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuGraphReleaseUserObject
#cgo nocallback f_cuGraphReleaseUserObject
static int f_cuGraphReleaseUserObject(u64 a0, u64 a1, u64 a2) { return ferry_fn[345] ? ((int (*)(u64, u64, u64))ferry_fn[345])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphInstantiateWithFlags
#cgo nocallback f_cuGraphInstantiateWithFlags
static int f_cuGraphInstantiateWithFlags(void * a0, u64 a1, u64 a2) { return ferry_fn[346] ? ((int (*)(void *, u64, u64))ferry_fn[346])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphInstantiateWithParams
#cgo nocallback f_cuGraphInstantiateWithParams
static int f_cuGraphInstantiateWithParams(void * a0, u64 a1, void * a2) { return ferry_fn[347] ? ((int (*)(void *, u64, void *))ferry_fn[347])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphInstantiate_v2
#cgo nocallback f_cuGraphInstantiate_v2
static int f_cuGraphInstantiate_v2(void * a0, u64 a1, void * a2, void * a3, u64 a4) { return ferry_fn[348] ? ((int (*)(void *, u64, void *, void *, u64))ferry_fn[348])(a0, a1, a2, a3, a4) : 801; }
#cgo noescape f_cuGraphExecGetFlags
#cgo nocallback f_cuGraphExecGetFlags
static int f_cuGraphExecGetFlags(u64 a0, void * a1) { return ferry_fn[349] ? ((int (*)(u64, void *))ferry_fn[349])(a0, a1) : 801; }
#cgo noescape f_cuGraphExecNodeSetParams
#cgo nocallback f_cuGraphExecNodeSetParams
static int f_cuGraphExecNodeSetParams(u64 a0, u64 a1, void * a2) { return ferry_fn[350] ? ((int (*)(u64, u64, void *))ferry_fn[350])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphExecKernelNodeSetParams_v2
#cgo nocallback f_cuGraphExecKernelNodeSetParams_v2
static int f_cuGraphExecKernelNodeSetParams_v2(u64 a0, u64 a1, void * a2) { return ferry_fn[351] ? ((int (*)(u64, u64, void *))ferry_fn[351])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphExecKernelNodeSetParams
#cgo nocallback f_cuGraphExecKernelNodeSetParams
static int f_cuGraphExecKernelNodeSetParams(u64 a0, u64 a1, void * a2) { return ferry_fn[352] ? ((int (*)(u64, u64, void *))ferry_fn[352])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphExecMemcpyNodeSetParams
#cgo nocallback f_cuGraphExecMemcpyNodeSetParams
static int f_cuGraphExecMemcpyNodeSetParams(u64 a0, u64 a1, void * a2, u64 a3) { return ferry_fn[353] ? ((int (*)(u64, u64, void *, u64))ferry_fn[353])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuGraphExecMemsetNodeSetParams
#cgo nocallback f_cuGraphExecMemsetNodeSetParams
static int f_cuGraphExecMemsetNodeSetParams(u64 a0, u64 a1, void * a2, u64 a3) { return ferry_fn[354] ? ((int (*)(u64, u64, void *, u64))ferry_fn[354])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuGraphExecHostNodeSetParams
#cgo nocallback f_cuGraphExecHostNodeSetParams
static int f_cuGraphExecHostNodeSetParams(u64 a0, u64 a1, void * a2) { return ferry_fn[355] ? ((int (*)(u64, u64, void *))ferry_fn[355])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphExecChildGraphNodeSetParams
#cgo nocallback f_cuGraphExecChildGraphNodeSetParams
static int f_cuGraphExecChildGraphNodeSetParams(u64 a0, u64 a1, u64 a2) { return ferry_fn[356] ? ((int (*)(u64, u64, u64))ferry_fn[356])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphExecEventRecordNodeSetEvent
#cgo nocallback f_cuGraphExecEventRecordNodeSetEvent
static int f_cuGraphExecEventRecordNodeSetEvent(u64 a0, u64 a1, u64 a2) { return ferry_fn[357] ? ((int (*)(u64, u64, u64))ferry_fn[357])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphExecEventWaitNodeSetEvent
#cgo nocallback f_cuGraphExecEventWaitNodeSetEvent
static int f_cuGraphExecEventWaitNodeSetEvent(u64 a0, u64 a1, u64 a2) { return ferry_fn[358] ? ((int (*)(u64, u64, u64))ferry_fn[358])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphExecBatchMemOpNodeSetParams
#cgo nocallback f_cuGraphExecBatchMemOpNodeSetParams
static int f_cuGraphExecBatchMemOpNodeSetParams(u64 a0, u64 a1, void * a2) { return ferry_fn[359] ? ((int (*)(u64, u64, void *))ferry_fn[359])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphNodeSetEnabled
#cgo nocallback f_cuGraphNodeSetEnabled
static int f_cuGraphNodeSetEnabled(u64 a0, u64 a1, u64 a2) { return ferry_fn[360] ? ((int (*)(u64, u64, u64))ferry_fn[360])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphNodeGetEnabled
#cgo nocallback f_cuGraphNodeGetEnabled
static int f_cuGraphNodeGetEnabled(u64 a0, u64 a1, void * a2) { return ferry_fn[361] ? ((int (*)(u64, u64, void *))ferry_fn[361])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphExecUpdate_v2
#cgo nocallback f_cuGraphExecUpdate_v2
static int f_cuGraphExecUpdate_v2(u64 a0, u64 a1, void * a2) { return ferry_fn[362] ? ((int (*)(u64, u64, void *))ferry_fn[362])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphExecUpdate
#cgo nocallback f_cuGraphExecUpdate
static int f_cuGraphExecUpdate(u64 a0, u64 a1, void * a2, void * a3) { return ferry_fn[363] ? ((int (*)(u64, u64, void *, void *))ferry_fn[363])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuGraphUpload
#cgo nocallback f_cuGraphUpload
static int f_cuGraphUpload(u64 a0, u64 a1) { return ferry_fn[364] ? ((int (*)(u64, u64))ferry_fn[364])(a0, a1) : 801; }
#cgo noescape f_cuGraphLaunch
#cgo nocallback f_cuGraphLaunch
static int f_cuGraphLaunch(u64 a0, u64 a1) { return ferry_fn[365] ? ((int (*)(u64, u64))ferry_fn[365])(a0, a1) : 801; }
#cgo noescape f_cuGraphExecDestroy
#cgo nocallback f_cuGraphExecDestroy
static int f_cuGraphExecDestroy(u64 a0) { return ferry_fn[366] ? ((int (*)(u64))ferry_fn[366])(a0) : 801; }
#cgo noescape f_cuGreenCtxCreate
#cgo nocallback f_cuGreenCtxCreate
static int f_cuGreenCtxCreate(void * a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[367] ? ((int (*)(void *, u64, u64, u64))ferry_fn[367])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuGreenCtxDestroy
#cgo nocallback f_cuGreenCtxDestroy
static int f_cuGreenCtxDestroy(u64 a0) { return ferry_fn[368] ? ((int (*)(u64))ferry_fn[368])(a0) : 801; }
#cgo noescape f_cuGreenCtxGetId
#cgo nocallback f_cuGreenCtxGetId
static int f_cuGreenCtxGetId(u64 a0, void * a1) { return ferry_fn[369] ? ((int (*)(u64, void *))ferry_fn[369])(a0, a1) : 801; }
#cgo noescape f_cuGreenCtxRecordEvent
#cgo nocallback f_cuGreenCtxRecordEvent
static int f_cuGreenCtxRecordEvent(u64 a0, u64 a1) { return ferry_fn[370] ? ((int (*)(u64, u64))ferry_fn[370])(a0, a1) : 801; }
#cgo noescape f_cuGreenCtxWaitEvent
#cgo nocallback f_cuGreenCtxWaitEvent
static int f_cuGreenCtxWaitEvent(u64 a0, u64 a1) { return ferry_fn[371] ? ((int (*)(u64, u64))ferry_fn[371])(a0, a1) : 801; }
#cgo noescape f_cuGreenCtxStreamCreate
#cgo nocallback f_cuGreenCtxStreamCreate
static int f_cuGreenCtxStreamCreate(void * a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[372] ? ((int (*)(void *, u64, u64, u64))ferry_fn[372])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuGreenCtxGetDevResource
#cgo nocallback f_cuGreenCtxGetDevResource
static int f_cuGreenCtxGetDevResource(u64 a0, void * a1, u64 a2) { return ferry_fn[373] ? ((int (*)(u64, void *, u64))ferry_fn[373])(a0, a1, a2) : 801; }
#cgo noescape f_cuCtxFromGreenCtx
#cgo nocallback f_cuCtxFromGreenCtx
static int f_cuCtxFromGreenCtx(void * a0, u64 a1) { return ferry_fn[374] ? ((int (*)(void *, u64))ferry_fn[374])(a0, a1) : 801; }
#cgo noescape f_cuCtxGetDevResource
#cgo nocallback f_cuCtxGetDevResource
static int f_cuCtxGetDevResource(u64 a0, void * a1, u64 a2) { return ferry_fn[375] ? ((int (*)(u64, void *, u64))ferry_fn[375])(a0, a1, a2) : 801; }
#cgo noescape f_cuStreamGetGreenCtx
#cgo nocallback f_cuStreamGetGreenCtx
static int f_cuStreamGetGreenCtx(u64 a0, void * a1) { return ferry_fn[376] ? ((int (*)(u64, void *))ferry_fn[376])(a0, a1) : 801; }
#cgo noescape f_cuDeviceGetDevResource
#cgo nocallback f_cuDeviceGetDevResource
static int f_cuDeviceGetDevResource(u64 a0, void * a1, u64 a2) { return ferry_fn[377] ? ((int (*)(u64, void *, u64))ferry_fn[377])(a0, a1, a2) : 801; }
#cgo noescape f_cuDevSmResourceSplitByCount
#cgo nocallback f_cuDevSmResourceSplitByCount
static int f_cuDevSmResourceSplitByCount(void * a0, void * a1, void * a2, void * a3, u64 a4, u64 a5) { return ferry_fn[378] ? ((int (*)(void *, void *, void *, void *, u64, u64))ferry_fn[378])(a0, a1, a2, a3, a4, a5) : 801; }
#cgo noescape f_cuDevResourceGenerateDesc
#cgo nocallback f_cuDevResourceGenerateDesc
static int f_cuDevResourceGenerateDesc(void * a0, void * a1, u64 a2) { return ferry_fn[379] ? ((int (*)(void *, void *, u64))ferry_fn[379])(a0, a1, a2) : 801; }
#cgo noescape f_cuCoredumpGetAttribute
#cgo nocallback f_cuCoredumpGetAttribute
static int f_cuCoredumpGetAttribute(u64 a0, void * a1, void * a2) { return ferry_fn[380] ? ((int (*)(u64, void *, void *))ferry_fn[380])(a0, a1, a2) : 801; }
#cgo noescape f_cuCoredumpGetAttributeGlobal
#cgo nocallback f_cuCoredumpGetAttributeGlobal
static int f_cuCoredumpGetAttributeGlobal(u64 a0, void * a1, void * a2) { return ferry_fn[381] ? ((int (*)(u64, void *, void *))ferry_fn[381])(a0, a1, a2) : 801; }
#cgo noescape f_cuCoredumpSetAttribute
#cgo nocallback f_cuCoredumpSetAttribute
static int f_cuCoredumpSetAttribute(u64 a0, void * a1, void * a2) { return ferry_fn[382] ? ((int (*)(u64, void *, void *))ferry_fn[382])(a0, a1, a2) : 801; }
#cgo noescape f_cuCoredumpSetAttributeGlobal
#cgo nocallback f_cuCoredumpSetAttributeGlobal
static int f_cuCoredumpSetAttributeGlobal(u64 a0, void * a1, void * a2) { return ferry_fn[383] ? ((int (*)(u64, void *, void *))ferry_fn[383])(a0, a1, a2) : 801; }
#cgo noescape f_cuCheckpointProcessGetState
#cgo nocallback f_cuCheckpointProcessGetState
static int f_cuCheckpointProcessGetState(u64 a0, void * a1) { return ferry_fn[384] ? ((int (*)(u64, void *))ferry_fn[384])(a0, a1) : 801; }
#cgo noescape f_cuLogsUnregisterCallback
#cgo nocallback f_cuLogsUnregisterCallback
static int f_cuLogsUnregisterCallback(u64 a0) { return ferry_fn[385] ? ((int (*)(u64))ferry_fn[385])(a0) : 801; }
#cgo noescape f_cuLogsCurrent
#cgo nocallback f_cuLogsCurrent
static int f_cuLogsCurrent(void * a0, u64 a1) { return ferry_fn[386] ? ((int (*)(void *, u64))ferry_fn[386])(a0, a1) : 801; }
#cgo noescape f_cuLogsDumpToFile
#cgo nocallback f_cuLogsDumpToFile
static int f_cuLogsDumpToFile(void * a0, void * a1, u64 a2) { return ferry_fn[387] ? ((int (*)(void *, void *, u64))ferry_fn[387])(a0, a1, a2) : 801; }
#cgo noescape f_cuLogsDumpToMemory
#cgo nocallback f_cuLogsDumpToMemory
static int f_cuLogsDumpToMemory(void * a0, void * a1, void * a2, u64 a3) { return ferry_fn[388] ? ((int (*)(void *, void *, void *, u64))ferry_fn[388])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuProfilerInitialize
#cgo nocallback f_cuProfilerInitialize
static int f_cuProfilerInitialize(void * a0, void * a1, u64 a2) { return ferry_fn[389] ? ((int (*)(void *, void *, u64))ferry_fn[389])(a0, a1, a2) : 801; }
#cgo noescape f_cuProfilerStart
#cgo nocallback f_cuProfilerStart
static int f_cuProfilerStart(void) { return ferry_fn[390] ? ((int (*)(void))ferry_fn[390])() : 801; }
#cgo noescape f_cuProfilerStop
#cgo nocallback f_cuProfilerStop
static int f_cuProfilerStop(void) { return ferry_fn[391] ? ((int (*)(void))ferry_fn[391])() : 801; }
#cgo noescape f_cuGraphicsUnregisterResource
#cgo nocallback f_cuGraphicsUnregisterResource
static int f_cuGraphicsUnregisterResource(u64 a0) { return ferry_fn[392] ? ((int (*)(u64))ferry_fn[392])(a0) : 801; }
#cgo noescape f_cuGraphicsSubResourceGetMappedArray
#cgo nocallback f_cuGraphicsSubResourceGetMappedArray
static int f_cuGraphicsSubResourceGetMappedArray(void * a0, u64 a1, u64 a2, u64 a3) { return ferry_fn[393] ? ((int (*)(void *, u64, u64, u64))ferry_fn[393])(a0, a1, a2, a3) : 801; }
#cgo noescape f_cuGraphicsResourceGetMappedMipmappedArray
#cgo nocallback f_cuGraphicsResourceGetMappedMipmappedArray
static int f_cuGraphicsResourceGetMappedMipmappedArray(void * a0, u64 a1) { return ferry_fn[394] ? ((int (*)(void *, u64))ferry_fn[394])(a0, a1) : 801; }
#cgo noescape f_cuGraphicsResourceGetMappedPointer_v2
#cgo nocallback f_cuGraphicsResourceGetMappedPointer_v2
static int f_cuGraphicsResourceGetMappedPointer_v2(void * a0, void * a1, u64 a2) { return ferry_fn[395] ? ((int (*)(void *, void *, u64))ferry_fn[395])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphicsResourceSetMapFlags_v2
#cgo nocallback f_cuGraphicsResourceSetMapFlags_v2
static int f_cuGraphicsResourceSetMapFlags_v2(u64 a0, u64 a1) { return ferry_fn[396] ? ((int (*)(u64, u64))ferry_fn[396])(a0, a1) : 801; }
#cgo noescape f_cuGraphicsMapResources
#cgo nocallback f_cuGraphicsMapResources
static int f_cuGraphicsMapResources(u64 a0, void * a1, u64 a2) { return ferry_fn[397] ? ((int (*)(u64, void *, u64))ferry_fn[397])(a0, a1, a2) : 801; }
#cgo noescape f_cuGraphicsUnmapResources
#cgo nocallback f_cuGraphicsUnmapResources
static int f_cuGraphicsUnmapResources(u64 a0, void * a1, u64 a2) { return ferry_fn[398] ? ((int (*)(u64, void *, u64))ferry_fn[398])(a0, a1, a2) : 801; }
*/
import "C"

import (
	"unsafe"

	"ferry/api/cu"
)

// bind fills the table; lookup is dlsym on the real library.
func bind(lookup func(string) unsafe.Pointer) {
	for i, name := range symbols {
		C.ferry_bind(C.int(i), lookup(name))
	}
}

var symbols = []string{
	"cuDriverGetVersion",
	"cuDeviceGet",
	"cuDeviceGetCount",
	"cuDeviceGetName",
	"cuDeviceGetUuid_v2",
	"cuDeviceGetLuid",
	"cuDeviceTotalMem_v2",
	"cuDeviceGetTexture1DLinearMaxWidth",
	"cuDeviceGetAttribute",
	"cuDeviceGetHostAtomicCapabilities",
	"cuDeviceGetExecAffinitySupport",
	"cuFlushGPUDirectRDMAWrites",
	"cuDeviceGetByPCIBusId",
	"cuDeviceGetPCIBusId",
	"cuDeviceGetProperties",
	"cuDeviceComputeCapability",
	"cuDeviceCanAccessPeer",
	"cuDeviceGetP2PAttribute",
	"cuDeviceGetP2PAtomicCapabilities",
	"cuDeviceUnregisterAsyncNotification",
	"cuDevicePrimaryCtxRetain",
	"cuDevicePrimaryCtxRelease_v2",
	"cuDevicePrimaryCtxRelease",
	"cuDevicePrimaryCtxSetFlags_v2",
	"cuDevicePrimaryCtxGetState",
	"cuDevicePrimaryCtxReset_v2",
	"cuCtxCreate_v4",
	"cuCtxCreate_v3",
	"cuCtxCreate_v2",
	"cuCtxDestroy_v2",
	"cuCtxPushCurrent_v2",
	"cuCtxPopCurrent_v2",
	"cuCtxSetCurrent",
	"cuCtxGetCurrent",
	"cuCtxGetDevice_v2",
	"cuCtxGetDevice",
	"cuCtxGetFlags",
	"cuCtxSetFlags",
	"cuCtxGetId",
	"cuCtxSynchronize_v2",
	"cuCtxSynchronize",
	"cuCtxSetLimit",
	"cuCtxGetLimit",
	"cuCtxGetCacheConfig",
	"cuCtxSetCacheConfig",
	"cuCtxGetSharedMemConfig",
	"cuCtxSetSharedMemConfig",
	"cuCtxGetApiVersion",
	"cuCtxGetStreamPriorityRange",
	"cuCtxResetPersistingL2Cache",
	"cuCtxGetExecAffinity",
	"cuCtxRecordEvent",
	"cuCtxWaitEvent",
	"cuCtxAttach",
	"cuCtxDetach",
	"cuCtxEnablePeerAccess",
	"cuCtxDisablePeerAccess",
	"cuModuleLoad",
	"cuModuleUnload",
	"cuModuleGetLoadingMode",
	"cuModuleGetFunction",
	"cuModuleGetFunctionCount",
	"cuModuleEnumerateFunctions",
	"cuModuleGetGlobal_v2",
	"cuModuleGetTexRef",
	"cuModuleGetSurfRef",
	"cuLinkDestroy",
	"cuLibraryUnload",
	"cuLibraryGetKernel",
	"cuLibraryGetKernelCount",
	"cuLibraryEnumerateKernels",
	"cuLibraryGetModule",
	"cuLibraryGetGlobal",
	"cuLibraryGetManaged",
	"cuKernelGetFunction",
	"cuKernelGetLibrary",
	"cuKernelGetAttribute",
	"cuKernelSetAttribute",
	"cuKernelSetCacheConfig",
	"cuKernelGetParamInfo",
	"cuFuncGetAttribute",
	"cuFuncSetAttribute",
	"cuFuncSetCacheConfig",
	"cuFuncSetSharedMemConfig",
	"cuFuncGetModule",
	"cuFuncGetParamInfo",
	"cuFuncIsLoaded",
	"cuFuncLoad",
	"cuLaunchCooperativeKernelMultiDevice",
	"cuFuncSetBlockShape",
	"cuFuncSetSharedSize",
	"cuParamSetSize",
	"cuParamSeti",
	"cuParamSetf",
	"cuParamSetv",
	"cuLaunch",
	"cuLaunchGrid",
	"cuLaunchGridAsync",
	"cuParamSetTexRef",
	"cuOccupancyMaxActiveBlocksPerMultiprocessor",
	"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
	"cuOccupancyAvailableDynamicSMemPerBlock",
	"cuOccupancyMaxPotentialClusterSize",
	"cuOccupancyMaxActiveClusters",
	"cuMemGetInfo_v2",
	"cuMemAlloc_v2",
	"cuMemAllocPitch_v2",
	"cuMemFree_v2",
	"cuMemGetAddressRange_v2",
	"cuMemcpy",
	"cuMemcpyAsync",
	"cuMemcpyPeer",
	"cuMemcpyPeerAsync",
	"cuMemcpyHtoD_v2",
	"cuMemcpyDtoH_v2",
	"cuMemcpyDtoD_v2",
	"cuMemcpyHtoDAsync_v2",
	"cuMemcpyDtoHAsync_v2",
	"cuMemcpyDtoDAsync_v2",
	"cuMemcpyDtoA_v2",
	"cuMemcpyAtoD_v2",
	"cuMemcpyHtoA_v2",
	"cuMemcpyAtoH_v2",
	"cuMemcpyAtoA_v2",
	"cuMemcpyHtoAAsync_v2",
	"cuMemcpyAtoHAsync_v2",
	"cuMemcpy2D_v2",
	"cuMemcpy2DUnaligned_v2",
	"cuMemcpy2DAsync_v2",
	"cuMemcpy3D_v2",
	"cuMemcpy3DAsync_v2",
	"cuMemcpy3DPeer",
	"cuMemcpy3DPeerAsync",
	"cuMemcpyBatchAsync_v2",
	"cuMemcpyBatchAsync",
	"cuMemcpy3DBatchAsync_v2",
	"cuMemcpy3DBatchAsync",
	"cuMemBatchDecompressAsync",
	"cuMemsetD8_v2",
	"cuMemsetD16_v2",
	"cuMemsetD32_v2",
	"cuMemsetD2D8_v2",
	"cuMemsetD2D16_v2",
	"cuMemsetD2D32_v2",
	"cuMemsetD8Async",
	"cuMemsetD16Async",
	"cuMemsetD32Async",
	"cuMemsetD2D8Async",
	"cuMemsetD2D16Async",
	"cuMemsetD2D32Async",
	"cuMemAllocManaged",
	"cuMemAdvise",
	"cuMemPrefetchAsync",
	"cuMemPrefetchBatchAsync",
	"cuMemDiscardBatchAsync",
	"cuMemDiscardAndPrefetchBatchAsync",
	"cuMemRangeGetAttribute",
	"cuStreamAttachMemAsync",
	"cuMemAllocAsync",
	"cuMemAllocFromPoolAsync",
	"cuMemFreeAsync",
	"cuDeviceSetMemPool",
	"cuDeviceGetMemPool",
	"cuDeviceGetDefaultMemPool",
	"cuMemPoolCreate",
	"cuMemPoolDestroy",
	"cuMemPoolTrimTo",
	"cuMemPoolSetAccess",
	"cuMemPoolGetAccess",
	"cuMemGetDefaultMemPool",
	"cuMemGetMemPool",
	"cuMemSetMemPool",
	"cuMemPoolExportPointer",
	"cuMemPoolImportPointer",
	"cuMemAddressReserve",
	"cuMemAddressFree",
	"cuMemCreate",
	"cuMemRelease",
	"cuMemMap",
	"cuMemUnmap",
	"cuMemMapArrayAsync",
	"cuMemSetAccess",
	"cuMemGetAccess",
	"cuMemGetAllocationGranularity",
	"cuMemGetAllocationPropertiesFromHandle",
	"cuMemRetainAllocationHandle",
	"cuMulticastCreate",
	"cuMulticastAddDevice",
	"cuMulticastBindMem",
	"cuMulticastBindAddr",
	"cuMulticastUnbind",
	"cuMulticastGetGranularity",
	"cuIpcGetEventHandle",
	"cuIpcGetMemHandle",
	"cuIpcCloseMemHandle",
	"cuArrayCreate_v2",
	"cuArrayGetDescriptor_v2",
	"cuArrayGetSparseProperties",
	"cuArrayGetMemoryRequirements",
	"cuArrayGetPlane",
	"cuArrayDestroy",
	"cuArray3DCreate_v2",
	"cuArray3DGetDescriptor_v2",
	"cuMipmappedArrayCreate",
	"cuMipmappedArrayGetLevel",
	"cuMipmappedArrayGetSparseProperties",
	"cuMipmappedArrayGetMemoryRequirements",
	"cuMipmappedArrayDestroy",
	"cuTexObjectCreate",
	"cuTexObjectDestroy",
	"cuTexObjectGetResourceDesc",
	"cuTexObjectGetTextureDesc",
	"cuTexObjectGetResourceViewDesc",
	"cuSurfObjectCreate",
	"cuSurfObjectDestroy",
	"cuSurfObjectGetResourceDesc",
	"cuTensorMapReplaceAddress",
	"cuTexRefCreate",
	"cuTexRefDestroy",
	"cuTexRefSetArray",
	"cuTexRefSetMipmappedArray",
	"cuTexRefSetAddress_v2",
	"cuTexRefSetAddress2D_v3",
	"cuTexRefSetFormat",
	"cuTexRefSetAddressMode",
	"cuTexRefSetFilterMode",
	"cuTexRefSetMipmapFilterMode",
	"cuTexRefSetMipmapLevelBias",
	"cuTexRefSetMipmapLevelClamp",
	"cuTexRefSetMaxAnisotropy",
	"cuTexRefSetBorderColor",
	"cuTexRefSetFlags",
	"cuTexRefGetAddress_v2",
	"cuTexRefGetArray",
	"cuTexRefGetMipmappedArray",
	"cuTexRefGetAddressMode",
	"cuTexRefGetFilterMode",
	"cuTexRefGetFormat",
	"cuTexRefGetMipmapFilterMode",
	"cuTexRefGetMipmapLevelBias",
	"cuTexRefGetMipmapLevelClamp",
	"cuTexRefGetMaxAnisotropy",
	"cuTexRefGetBorderColor",
	"cuTexRefGetFlags",
	"cuSurfRefSetArray",
	"cuSurfRefGetArray",
	"cuStreamCreate",
	"cuStreamCreateWithPriority",
	"cuStreamDestroy_v2",
	"cuStreamGetPriority",
	"cuStreamGetDevice",
	"cuStreamGetFlags",
	"cuStreamGetId",
	"cuStreamGetCtx_v2",
	"cuStreamGetCtx",
	"cuStreamWaitEvent",
	"cuStreamQuery",
	"cuStreamSynchronize",
	"cuStreamCopyAttributes",
	"cuStreamGetAttribute",
	"cuStreamSetAttribute",
	"cuThreadExchangeStreamCaptureMode",
	"cuStreamBeginCapture_v2",
	"cuStreamBeginCapture",
	"cuStreamBeginCaptureToGraph",
	"cuStreamEndCapture",
	"cuStreamIsCapturing",
	"cuStreamGetCaptureInfo",
	"cuStreamUpdateCaptureDependencies_v2",
	"cuStreamUpdateCaptureDependencies",
	"cuEventCreate",
	"cuEventRecord",
	"cuEventRecordWithFlags",
	"cuEventQuery",
	"cuEventSynchronize",
	"cuEventDestroy_v2",
	"cuEventElapsedTime_v2",
	"cuStreamWaitValue32_v2",
	"cuStreamWaitValue64_v2",
	"cuStreamWriteValue32_v2",
	"cuStreamWriteValue64_v2",
	"cuStreamBatchMemOp_v2",
	"cuGraphCreate",
	"cuGraphDestroy",
	"cuGraphClone",
	"cuGraphNodeFindInClone",
	"cuGraphAddNode_v2",
	"cuGraphAddNode",
	"cuGraphNodeSetParams",
	"cuGraphAddKernelNode_v2",
	"cuGraphAddKernelNode",
	"cuGraphAddMemcpyNode",
	"cuGraphAddMemsetNode",
	"cuGraphAddHostNode",
	"cuGraphAddChildGraphNode",
	"cuGraphAddEmptyNode",
	"cuGraphAddEventRecordNode",
	"cuGraphAddEventWaitNode",
	"cuGraphAddBatchMemOpNode",
	"cuGraphAddMemAllocNode",
	"cuGraphAddMemFreeNode",
	"cuGraphConditionalHandleCreate",
	"cuGraphAddDependencies_v2",
	"cuGraphAddDependencies",
	"cuGraphRemoveDependencies_v2",
	"cuGraphRemoveDependencies",
	"cuGraphDestroyNode",
	"cuGraphGetNodes",
	"cuGraphGetRootNodes",
	"cuGraphGetEdges_v2",
	"cuGraphGetEdges",
	"cuGraphNodeGetType",
	"cuGraphNodeGetDependencies_v2",
	"cuGraphNodeGetDependencies",
	"cuGraphNodeGetDependentNodes_v2",
	"cuGraphNodeGetDependentNodes",
	"cuGraphDebugDotPrint",
	"cuGraphKernelNodeGetParams_v2",
	"cuGraphKernelNodeGetParams",
	"cuGraphKernelNodeSetParams_v2",
	"cuGraphKernelNodeSetParams",
	"cuGraphKernelNodeCopyAttributes",
	"cuGraphKernelNodeGetAttribute",
	"cuGraphKernelNodeSetAttribute",
	"cuGraphMemcpyNodeGetParams",
	"cuGraphMemcpyNodeSetParams",
	"cuGraphMemsetNodeGetParams",
	"cuGraphMemsetNodeSetParams",
	"cuGraphHostNodeGetParams",
	"cuGraphHostNodeSetParams",
	"cuGraphChildGraphNodeGetGraph",
	"cuGraphEventRecordNodeGetEvent",
	"cuGraphEventRecordNodeSetEvent",
	"cuGraphEventWaitNodeGetEvent",
	"cuGraphEventWaitNodeSetEvent",
	"cuGraphBatchMemOpNodeGetParams",
	"cuGraphBatchMemOpNodeSetParams",
	"cuGraphMemAllocNodeGetParams",
	"cuGraphMemFreeNodeGetParams",
	"cuDeviceGraphMemTrim",
	"cuDeviceGetGraphMemAttribute",
	"cuDeviceSetGraphMemAttribute",
	"cuUserObjectRetain",
	"cuUserObjectRelease",
	"cuGraphRetainUserObject",
	"cuGraphReleaseUserObject",
	"cuGraphInstantiateWithFlags",
	"cuGraphInstantiateWithParams",
	"cuGraphInstantiate_v2",
	"cuGraphExecGetFlags",
	"cuGraphExecNodeSetParams",
	"cuGraphExecKernelNodeSetParams_v2",
	"cuGraphExecKernelNodeSetParams",
	"cuGraphExecMemcpyNodeSetParams",
	"cuGraphExecMemsetNodeSetParams",
	"cuGraphExecHostNodeSetParams",
	"cuGraphExecChildGraphNodeSetParams",
	"cuGraphExecEventRecordNodeSetEvent",
	"cuGraphExecEventWaitNodeSetEvent",
	"cuGraphExecBatchMemOpNodeSetParams",
	"cuGraphNodeSetEnabled",
	"cuGraphNodeGetEnabled",
	"cuGraphExecUpdate_v2",
	"cuGraphExecUpdate",
	"cuGraphUpload",
	"cuGraphLaunch",
	"cuGraphExecDestroy",
	"cuGreenCtxCreate",
	"cuGreenCtxDestroy",
	"cuGreenCtxGetId",
	"cuGreenCtxRecordEvent",
	"cuGreenCtxWaitEvent",
	"cuGreenCtxStreamCreate",
	"cuGreenCtxGetDevResource",
	"cuCtxFromGreenCtx",
	"cuCtxGetDevResource",
	"cuStreamGetGreenCtx",
	"cuDeviceGetDevResource",
	"cuDevSmResourceSplitByCount",
	"cuDevResourceGenerateDesc",
	"cuCoredumpGetAttribute",
	"cuCoredumpGetAttributeGlobal",
	"cuCoredumpSetAttribute",
	"cuCoredumpSetAttributeGlobal",
	"cuCheckpointProcessGetState",
	"cuLogsUnregisterCallback",
	"cuLogsCurrent",
	"cuLogsDumpToFile",
	"cuLogsDumpToMemory",
	"cuProfilerInitialize",
	"cuProfilerStart",
	"cuProfilerStop",
	"cuGraphicsUnregisterResource",
	"cuGraphicsSubResourceGetMappedArray",
	"cuGraphicsResourceGetMappedMipmappedArray",
	"cuGraphicsResourceGetMappedPointer_v2",
	"cuGraphicsResourceSetMapFlags_v2",
	"cuGraphicsMapResources",
	"cuGraphicsUnmapResources",
}

// DriverGetVersion calls cuDriverGetVersion.
func (t *Thread) DriverGetVersion() (int32, cu.Result) {
	var driverVersion int32
	rc := cu.Result(C.f_cuDriverGetVersion(unsafe.Pointer(&driverVersion)))
	return driverVersion, rc
}

// DeviceGet calls cuDeviceGet.
func (t *Thread) DeviceGet(ordinal int32) (cu.Device, cu.Result) {
	var device cu.Device
	rc := cu.Result(C.f_cuDeviceGet(unsafe.Pointer(&device), C.u64(ordinal)))
	return device, rc
}

// DeviceGetCount calls cuDeviceGetCount.
func (t *Thread) DeviceGetCount() (int32, cu.Result) {
	var count int32
	rc := cu.Result(C.f_cuDeviceGetCount(unsafe.Pointer(&count)))
	return count, rc
}

// DeviceGetName calls cuDeviceGetName.
func (t *Thread) DeviceGetName(len_ int32, dev cu.Device) (string, cu.Result) {
	nameBuf := make([]byte, len_+1)
	rc := cu.Result(C.f_cuDeviceGetName(unsafe.Pointer(&nameBuf[0]), C.u64(len_), C.u64(dev)))
	return cstring(nameBuf), rc
}

// DeviceGetUuid calls cuDeviceGetUuid_v2.
func (t *Thread) DeviceGetUuid(dev cu.Device) (cu.Uuid, cu.Result) {
	var uuid cu.Uuid
	rc := cu.Result(C.f_cuDeviceGetUuid_v2(unsafe.Pointer(&uuid), C.u64(dev)))
	return uuid, rc
}

// DeviceGetLuid calls cuDeviceGetLuid.
func (t *Thread) DeviceGetLuid(dev cu.Device) ([]byte, uint32, cu.Result) {
	luid := make([]byte, 8)
	var deviceNodeMask uint32
	rc := cu.Result(C.f_cuDeviceGetLuid(slicePtr(luid), unsafe.Pointer(&deviceNodeMask), C.u64(dev)))
	return luid, deviceNodeMask, rc
}

// DeviceTotalMem calls cuDeviceTotalMem_v2.
func (t *Thread) DeviceTotalMem(dev cu.Device) (uint64, cu.Result) {
	var bytes uint64
	rc := cu.Result(C.f_cuDeviceTotalMem_v2(unsafe.Pointer(&bytes), C.u64(dev)))
	return bytes, rc
}

// DeviceGetTexture1DLinearMaxWidth calls cuDeviceGetTexture1DLinearMaxWidth.
func (t *Thread) DeviceGetTexture1DLinearMaxWidth(format cu.Array_format, numChannels uint32, dev cu.Device) (uint64, cu.Result) {
	var maxWidthInElements uint64
	rc := cu.Result(C.f_cuDeviceGetTexture1DLinearMaxWidth(unsafe.Pointer(&maxWidthInElements), C.u64(format), C.u64(numChannels), C.u64(dev)))
	return maxWidthInElements, rc
}

// DeviceGetAttribute calls cuDeviceGetAttribute.
func (t *Thread) DeviceGetAttribute(attrib cu.Device_attribute, dev cu.Device) (int32, cu.Result) {
	var pi int32
	rc := cu.Result(C.f_cuDeviceGetAttribute(unsafe.Pointer(&pi), C.u64(attrib), C.u64(dev)))
	return pi, rc
}

// DeviceGetHostAtomicCapabilities calls cuDeviceGetHostAtomicCapabilities.
func (t *Thread) DeviceGetHostAtomicCapabilities(operations []cu.AtomicOperation, dev cu.Device) ([]uint32, cu.Result) {
	capabilities := make([]uint32, len(operations))
	rc := cu.Result(C.f_cuDeviceGetHostAtomicCapabilities(slicePtr(capabilities), slicePtr(operations), C.u64(len(operations)), C.u64(dev)))
	return capabilities, rc
}

// DeviceGetExecAffinitySupport calls cuDeviceGetExecAffinitySupport.
func (t *Thread) DeviceGetExecAffinitySupport(type_ cu.ExecAffinityType, dev cu.Device) (int32, cu.Result) {
	var pi int32
	rc := cu.Result(C.f_cuDeviceGetExecAffinitySupport(unsafe.Pointer(&pi), C.u64(type_), C.u64(dev)))
	return pi, rc
}

// FlushGPUDirectRDMAWrites calls cuFlushGPUDirectRDMAWrites.
func (t *Thread) FlushGPUDirectRDMAWrites(target cu.FlushGPUDirectRDMAWritesTarget, scope cu.FlushGPUDirectRDMAWritesScope) cu.Result {
	rc := cu.Result(C.f_cuFlushGPUDirectRDMAWrites(C.u64(target), C.u64(scope)))
	return rc
}

// DeviceGetByPCIBusId calls cuDeviceGetByPCIBusId.
func (t *Thread) DeviceGetByPCIBusId(pciBusId string) (cu.Device, cu.Result) {
	var dev cu.Device
	pciBusIdZ := append([]byte(pciBusId), 0)
	rc := cu.Result(C.f_cuDeviceGetByPCIBusId(unsafe.Pointer(&dev), unsafe.Pointer(&pciBusIdZ[0])))
	return dev, rc
}

// DeviceGetPCIBusId calls cuDeviceGetPCIBusId.
func (t *Thread) DeviceGetPCIBusId(len_ int32, dev cu.Device) (string, cu.Result) {
	pciBusIdBuf := make([]byte, len_+1)
	rc := cu.Result(C.f_cuDeviceGetPCIBusId(unsafe.Pointer(&pciBusIdBuf[0]), C.u64(len_), C.u64(dev)))
	return cstring(pciBusIdBuf), rc
}

// DeviceGetProperties calls cuDeviceGetProperties.
func (t *Thread) DeviceGetProperties(dev cu.Device) (cu.Devprop_v1, cu.Result) {
	var prop cu.Devprop_v1
	rc := cu.Result(C.f_cuDeviceGetProperties(unsafe.Pointer(&prop), C.u64(dev)))
	return prop, rc
}

// DeviceComputeCapability calls cuDeviceComputeCapability.
func (t *Thread) DeviceComputeCapability(dev cu.Device) (int32, int32, cu.Result) {
	var major int32
	var minor int32
	rc := cu.Result(C.f_cuDeviceComputeCapability(unsafe.Pointer(&major), unsafe.Pointer(&minor), C.u64(dev)))
	return major, minor, rc
}

// DeviceCanAccessPeer calls cuDeviceCanAccessPeer.
func (t *Thread) DeviceCanAccessPeer(dev cu.Device, peerDev cu.Device) (int32, cu.Result) {
	var canAccessPeer int32
	rc := cu.Result(C.f_cuDeviceCanAccessPeer(unsafe.Pointer(&canAccessPeer), C.u64(dev), C.u64(peerDev)))
	return canAccessPeer, rc
}

// DeviceGetP2PAttribute calls cuDeviceGetP2PAttribute.
func (t *Thread) DeviceGetP2PAttribute(attrib cu.Device_P2PAttribute, srcDevice cu.Device, dstDevice cu.Device) (int32, cu.Result) {
	var value int32
	rc := cu.Result(C.f_cuDeviceGetP2PAttribute(unsafe.Pointer(&value), C.u64(attrib), C.u64(srcDevice), C.u64(dstDevice)))
	return value, rc
}

// DeviceGetP2PAtomicCapabilities calls cuDeviceGetP2PAtomicCapabilities.
func (t *Thread) DeviceGetP2PAtomicCapabilities(operations []cu.AtomicOperation, srcDevice cu.Device, dstDevice cu.Device) ([]uint32, cu.Result) {
	capabilities := make([]uint32, len(operations))
	rc := cu.Result(C.f_cuDeviceGetP2PAtomicCapabilities(slicePtr(capabilities), slicePtr(operations), C.u64(len(operations)), C.u64(srcDevice), C.u64(dstDevice)))
	return capabilities, rc
}

// DeviceUnregisterAsyncNotification calls cuDeviceUnregisterAsyncNotification.
func (t *Thread) DeviceUnregisterAsyncNotification(device cu.Device, callback cu.AsyncCallbackHandle) cu.Result {
	rc := cu.Result(C.f_cuDeviceUnregisterAsyncNotification(C.u64(device), C.u64(callback)))
	return rc
}

// DevicePrimaryCtxRetain calls cuDevicePrimaryCtxRetain.
func (t *Thread) DevicePrimaryCtxRetain(dev cu.Device) (cu.Context, cu.Result) {
	var pctx cu.Context
	rc := cu.Result(C.f_cuDevicePrimaryCtxRetain(unsafe.Pointer(&pctx), C.u64(dev)))
	return pctx, rc
}

// DevicePrimaryCtxRelease calls cuDevicePrimaryCtxRelease_v2.
func (t *Thread) DevicePrimaryCtxRelease(dev cu.Device) cu.Result {
	rc := cu.Result(C.f_cuDevicePrimaryCtxRelease_v2(C.u64(dev)))
	return rc
}

// DevicePrimaryCtxRelease_v1 calls cuDevicePrimaryCtxRelease.
func (t *Thread) DevicePrimaryCtxRelease_v1(dev cu.Device) cu.Result {
	rc := cu.Result(C.f_cuDevicePrimaryCtxRelease(C.u64(dev)))
	return rc
}

// DevicePrimaryCtxSetFlags calls cuDevicePrimaryCtxSetFlags_v2.
func (t *Thread) DevicePrimaryCtxSetFlags(dev cu.Device, flags uint32) cu.Result {
	rc := cu.Result(C.f_cuDevicePrimaryCtxSetFlags_v2(C.u64(dev), C.u64(flags)))
	return rc
}

// DevicePrimaryCtxGetState calls cuDevicePrimaryCtxGetState.
func (t *Thread) DevicePrimaryCtxGetState(dev cu.Device) (uint32, int32, cu.Result) {
	var flags uint32
	var active int32
	rc := cu.Result(C.f_cuDevicePrimaryCtxGetState(C.u64(dev), unsafe.Pointer(&flags), unsafe.Pointer(&active)))
	return flags, active, rc
}

// DevicePrimaryCtxReset calls cuDevicePrimaryCtxReset_v2.
func (t *Thread) DevicePrimaryCtxReset(dev cu.Device) cu.Result {
	rc := cu.Result(C.f_cuDevicePrimaryCtxReset_v2(C.u64(dev)))
	return rc
}

// CtxCreate calls cuCtxCreate_v4.
func (t *Thread) CtxCreate(ctxCreateParams *cu.CtxCreateParams, flags uint32, dev cu.Device) (cu.Context, cu.Result) {
	var pctx cu.Context
	var ctxCreateParamsC cu.CtxCreateParams
	var ctxCreateParamsP unsafe.Pointer
	if ctxCreateParams != nil {
		ctxCreateParamsC, ctxCreateParamsP = *ctxCreateParams, unsafe.Pointer(&ctxCreateParamsC)
	}
	rc := cu.Result(C.f_cuCtxCreate_v4(unsafe.Pointer(&pctx), ctxCreateParamsP, C.u64(flags), C.u64(dev)))
	return pctx, rc
}

// CtxCreate_v3 calls cuCtxCreate_v3.
func (t *Thread) CtxCreate_v3(paramsArray []cu.ExecAffinityParam_v1, flags uint32, dev cu.Device) (cu.Context, cu.Result) {
	var pctx cu.Context
	rc := cu.Result(C.f_cuCtxCreate_v3(unsafe.Pointer(&pctx), slicePtr(paramsArray), C.u64(len(paramsArray)), C.u64(flags), C.u64(dev)))
	return pctx, rc
}

// CtxCreate_v2 calls cuCtxCreate_v2.
func (t *Thread) CtxCreate_v2(flags uint32, dev cu.Device) (cu.Context, cu.Result) {
	var pctx cu.Context
	rc := cu.Result(C.f_cuCtxCreate_v2(unsafe.Pointer(&pctx), C.u64(flags), C.u64(dev)))
	return pctx, rc
}

// CtxDestroy calls cuCtxDestroy_v2.
func (t *Thread) CtxDestroy(ctx cu.Context) cu.Result {
	rc := cu.Result(C.f_cuCtxDestroy_v2(C.u64(ctx)))
	return rc
}

// CtxPushCurrent calls cuCtxPushCurrent_v2.
func (t *Thread) CtxPushCurrent(ctx cu.Context) cu.Result {
	rc := cu.Result(C.f_cuCtxPushCurrent_v2(C.u64(ctx)))
	return rc
}

// CtxPopCurrent calls cuCtxPopCurrent_v2.
func (t *Thread) CtxPopCurrent() (cu.Context, cu.Result) {
	var pctx cu.Context
	rc := cu.Result(C.f_cuCtxPopCurrent_v2(unsafe.Pointer(&pctx)))
	return pctx, rc
}

// CtxSetCurrent calls cuCtxSetCurrent.
func (t *Thread) CtxSetCurrent(ctx cu.Context) cu.Result {
	rc := cu.Result(C.f_cuCtxSetCurrent(C.u64(ctx)))
	return rc
}

// CtxGetCurrent calls cuCtxGetCurrent.
func (t *Thread) CtxGetCurrent() (cu.Context, cu.Result) {
	var pctx cu.Context
	rc := cu.Result(C.f_cuCtxGetCurrent(unsafe.Pointer(&pctx)))
	return pctx, rc
}

// CtxGetDevice calls cuCtxGetDevice_v2.
func (t *Thread) CtxGetDevice(ctx cu.Context) (cu.Device, cu.Result) {
	var device cu.Device
	rc := cu.Result(C.f_cuCtxGetDevice_v2(unsafe.Pointer(&device), C.u64(ctx)))
	return device, rc
}

// CtxGetDevice_v1 calls cuCtxGetDevice.
func (t *Thread) CtxGetDevice_v1() (cu.Device, cu.Result) {
	var device cu.Device
	rc := cu.Result(C.f_cuCtxGetDevice(unsafe.Pointer(&device)))
	return device, rc
}

// CtxGetFlags calls cuCtxGetFlags.
func (t *Thread) CtxGetFlags() (uint32, cu.Result) {
	var flags uint32
	rc := cu.Result(C.f_cuCtxGetFlags(unsafe.Pointer(&flags)))
	return flags, rc
}

// CtxSetFlags calls cuCtxSetFlags.
func (t *Thread) CtxSetFlags(flags uint32) cu.Result {
	rc := cu.Result(C.f_cuCtxSetFlags(C.u64(flags)))
	return rc
}

// CtxGetId calls cuCtxGetId.
func (t *Thread) CtxGetId(ctx cu.Context) (uint64, cu.Result) {
	var ctxId uint64
	rc := cu.Result(C.f_cuCtxGetId(C.u64(ctx), unsafe.Pointer(&ctxId)))
	return ctxId, rc
}

// CtxSynchronize calls cuCtxSynchronize_v2.
func (t *Thread) CtxSynchronize(ctx cu.Context) cu.Result {
	rc := cu.Result(C.f_cuCtxSynchronize_v2(C.u64(ctx)))
	return rc
}

// CtxSynchronize_v1 calls cuCtxSynchronize.
func (t *Thread) CtxSynchronize_v1() cu.Result {
	rc := cu.Result(C.f_cuCtxSynchronize())
	return rc
}

// CtxSetLimit calls cuCtxSetLimit.
func (t *Thread) CtxSetLimit(limit cu.Limit, value uint64) cu.Result {
	rc := cu.Result(C.f_cuCtxSetLimit(C.u64(limit), C.u64(value)))
	return rc
}

// CtxGetLimit calls cuCtxGetLimit.
func (t *Thread) CtxGetLimit(limit cu.Limit) (uint64, cu.Result) {
	var pvalue uint64
	rc := cu.Result(C.f_cuCtxGetLimit(unsafe.Pointer(&pvalue), C.u64(limit)))
	return pvalue, rc
}

// CtxGetCacheConfig calls cuCtxGetCacheConfig.
func (t *Thread) CtxGetCacheConfig() (cu.Func_cache, cu.Result) {
	var pconfig cu.Func_cache
	rc := cu.Result(C.f_cuCtxGetCacheConfig(unsafe.Pointer(&pconfig)))
	return pconfig, rc
}

// CtxSetCacheConfig calls cuCtxSetCacheConfig.
func (t *Thread) CtxSetCacheConfig(config cu.Func_cache) cu.Result {
	rc := cu.Result(C.f_cuCtxSetCacheConfig(C.u64(config)))
	return rc
}

// CtxGetSharedMemConfig calls cuCtxGetSharedMemConfig.
func (t *Thread) CtxGetSharedMemConfig() (cu.Sharedconfig, cu.Result) {
	var pConfig cu.Sharedconfig
	rc := cu.Result(C.f_cuCtxGetSharedMemConfig(unsafe.Pointer(&pConfig)))
	return pConfig, rc
}

// CtxSetSharedMemConfig calls cuCtxSetSharedMemConfig.
func (t *Thread) CtxSetSharedMemConfig(config cu.Sharedconfig) cu.Result {
	rc := cu.Result(C.f_cuCtxSetSharedMemConfig(C.u64(config)))
	return rc
}

// CtxGetApiVersion calls cuCtxGetApiVersion.
func (t *Thread) CtxGetApiVersion(ctx cu.Context) (uint32, cu.Result) {
	var version uint32
	rc := cu.Result(C.f_cuCtxGetApiVersion(C.u64(ctx), unsafe.Pointer(&version)))
	return version, rc
}

// CtxGetStreamPriorityRange calls cuCtxGetStreamPriorityRange.
func (t *Thread) CtxGetStreamPriorityRange() (int32, int32, cu.Result) {
	var leastPriority int32
	var greatestPriority int32
	rc := cu.Result(C.f_cuCtxGetStreamPriorityRange(unsafe.Pointer(&leastPriority), unsafe.Pointer(&greatestPriority)))
	return leastPriority, greatestPriority, rc
}

// CtxResetPersistingL2Cache calls cuCtxResetPersistingL2Cache.
func (t *Thread) CtxResetPersistingL2Cache() cu.Result {
	rc := cu.Result(C.f_cuCtxResetPersistingL2Cache())
	return rc
}

// CtxGetExecAffinity calls cuCtxGetExecAffinity.
func (t *Thread) CtxGetExecAffinity(type_ cu.ExecAffinityType) (cu.ExecAffinityParam_v1, cu.Result) {
	var pExecAffinity cu.ExecAffinityParam_v1
	rc := cu.Result(C.f_cuCtxGetExecAffinity(unsafe.Pointer(&pExecAffinity), C.u64(type_)))
	return pExecAffinity, rc
}

// CtxRecordEvent calls cuCtxRecordEvent.
func (t *Thread) CtxRecordEvent(hCtx cu.Context, hEvent cu.Event) cu.Result {
	rc := cu.Result(C.f_cuCtxRecordEvent(C.u64(hCtx), C.u64(hEvent)))
	return rc
}

// CtxWaitEvent calls cuCtxWaitEvent.
func (t *Thread) CtxWaitEvent(hCtx cu.Context, hEvent cu.Event) cu.Result {
	rc := cu.Result(C.f_cuCtxWaitEvent(C.u64(hCtx), C.u64(hEvent)))
	return rc
}

// CtxAttach calls cuCtxAttach.
func (t *Thread) CtxAttach(flags uint32) (cu.Context, cu.Result) {
	var pctx cu.Context
	rc := cu.Result(C.f_cuCtxAttach(unsafe.Pointer(&pctx), C.u64(flags)))
	return pctx, rc
}

// CtxDetach calls cuCtxDetach.
func (t *Thread) CtxDetach(ctx cu.Context) cu.Result {
	rc := cu.Result(C.f_cuCtxDetach(C.u64(ctx)))
	return rc
}

// CtxEnablePeerAccess calls cuCtxEnablePeerAccess.
func (t *Thread) CtxEnablePeerAccess(peerContext cu.Context, flags uint32) cu.Result {
	rc := cu.Result(C.f_cuCtxEnablePeerAccess(C.u64(peerContext), C.u64(flags)))
	return rc
}

// CtxDisablePeerAccess calls cuCtxDisablePeerAccess.
func (t *Thread) CtxDisablePeerAccess(peerContext cu.Context) cu.Result {
	rc := cu.Result(C.f_cuCtxDisablePeerAccess(C.u64(peerContext)))
	return rc
}

// ModuleLoad calls cuModuleLoad.
func (t *Thread) ModuleLoad(fname string) (cu.Module, cu.Result) {
	var module cu.Module
	fnameZ := append([]byte(fname), 0)
	rc := cu.Result(C.f_cuModuleLoad(unsafe.Pointer(&module), unsafe.Pointer(&fnameZ[0])))
	return module, rc
}

// ModuleUnload calls cuModuleUnload.
func (t *Thread) ModuleUnload(hmod cu.Module) cu.Result {
	rc := cu.Result(C.f_cuModuleUnload(C.u64(hmod)))
	return rc
}

// ModuleGetLoadingMode calls cuModuleGetLoadingMode.
func (t *Thread) ModuleGetLoadingMode() (cu.ModuleLoadingMode, cu.Result) {
	var mode cu.ModuleLoadingMode
	rc := cu.Result(C.f_cuModuleGetLoadingMode(unsafe.Pointer(&mode)))
	return mode, rc
}

// ModuleGetFunction calls cuModuleGetFunction.
func (t *Thread) ModuleGetFunction(hmod cu.Module, name string) (cu.Function, cu.Result) {
	var hfunc cu.Function
	nameZ := append([]byte(name), 0)
	rc := cu.Result(C.f_cuModuleGetFunction(unsafe.Pointer(&hfunc), C.u64(hmod), unsafe.Pointer(&nameZ[0])))
	return hfunc, rc
}

// ModuleGetFunctionCount calls cuModuleGetFunctionCount.
func (t *Thread) ModuleGetFunctionCount(mod cu.Module) (uint32, cu.Result) {
	var count uint32
	rc := cu.Result(C.f_cuModuleGetFunctionCount(unsafe.Pointer(&count), C.u64(mod)))
	return count, rc
}

// ModuleEnumerateFunctions calls cuModuleEnumerateFunctions.
func (t *Thread) ModuleEnumerateFunctions(numFunctions uint32, mod cu.Module) ([]cu.Function, cu.Result) {
	functions := make([]cu.Function, numFunctions)
	rc := cu.Result(C.f_cuModuleEnumerateFunctions(slicePtr(functions), C.u64(numFunctions), C.u64(mod)))
	return functions, rc
}

// ModuleGetGlobal calls cuModuleGetGlobal_v2.
func (t *Thread) ModuleGetGlobal(hmod cu.Module, name string) (cu.Deviceptr, uint64, cu.Result) {
	var dptr cu.Deviceptr
	var bytes uint64
	nameZ := append([]byte(name), 0)
	rc := cu.Result(C.f_cuModuleGetGlobal_v2(unsafe.Pointer(&dptr), unsafe.Pointer(&bytes), C.u64(hmod), unsafe.Pointer(&nameZ[0])))
	return dptr, bytes, rc
}

// ModuleGetTexRef calls cuModuleGetTexRef.
func (t *Thread) ModuleGetTexRef(hmod cu.Module, name string) (cu.Texref, cu.Result) {
	var pTexRef cu.Texref
	nameZ := append([]byte(name), 0)
	rc := cu.Result(C.f_cuModuleGetTexRef(unsafe.Pointer(&pTexRef), C.u64(hmod), unsafe.Pointer(&nameZ[0])))
	return pTexRef, rc
}

// ModuleGetSurfRef calls cuModuleGetSurfRef.
func (t *Thread) ModuleGetSurfRef(hmod cu.Module, name string) (cu.Surfref, cu.Result) {
	var pSurfRef cu.Surfref
	nameZ := append([]byte(name), 0)
	rc := cu.Result(C.f_cuModuleGetSurfRef(unsafe.Pointer(&pSurfRef), C.u64(hmod), unsafe.Pointer(&nameZ[0])))
	return pSurfRef, rc
}

// LinkDestroy calls cuLinkDestroy.
func (t *Thread) LinkDestroy(state cu.LinkState) cu.Result {
	rc := cu.Result(C.f_cuLinkDestroy(C.u64(state)))
	return rc
}

// LibraryUnload calls cuLibraryUnload.
func (t *Thread) LibraryUnload(library cu.Library) cu.Result {
	rc := cu.Result(C.f_cuLibraryUnload(C.u64(library)))
	return rc
}

// LibraryGetKernel calls cuLibraryGetKernel.
func (t *Thread) LibraryGetKernel(library cu.Library, name string) (cu.Kernel, cu.Result) {
	var pKernel cu.Kernel
	nameZ := append([]byte(name), 0)
	rc := cu.Result(C.f_cuLibraryGetKernel(unsafe.Pointer(&pKernel), C.u64(library), unsafe.Pointer(&nameZ[0])))
	return pKernel, rc
}

// LibraryGetKernelCount calls cuLibraryGetKernelCount.
func (t *Thread) LibraryGetKernelCount(lib cu.Library) (uint32, cu.Result) {
	var count uint32
	rc := cu.Result(C.f_cuLibraryGetKernelCount(unsafe.Pointer(&count), C.u64(lib)))
	return count, rc
}

// LibraryEnumerateKernels calls cuLibraryEnumerateKernels.
func (t *Thread) LibraryEnumerateKernels(numKernels uint32, lib cu.Library) ([]cu.Kernel, cu.Result) {
	kernels := make([]cu.Kernel, numKernels)
	rc := cu.Result(C.f_cuLibraryEnumerateKernels(slicePtr(kernels), C.u64(numKernels), C.u64(lib)))
	return kernels, rc
}

// LibraryGetModule calls cuLibraryGetModule.
func (t *Thread) LibraryGetModule(library cu.Library) (cu.Module, cu.Result) {
	var pMod cu.Module
	rc := cu.Result(C.f_cuLibraryGetModule(unsafe.Pointer(&pMod), C.u64(library)))
	return pMod, rc
}

// LibraryGetGlobal calls cuLibraryGetGlobal.
func (t *Thread) LibraryGetGlobal(library cu.Library, name string) (cu.Deviceptr, uint64, cu.Result) {
	var dptr cu.Deviceptr
	var bytes uint64
	nameZ := append([]byte(name), 0)
	rc := cu.Result(C.f_cuLibraryGetGlobal(unsafe.Pointer(&dptr), unsafe.Pointer(&bytes), C.u64(library), unsafe.Pointer(&nameZ[0])))
	return dptr, bytes, rc
}

// LibraryGetManaged calls cuLibraryGetManaged.
func (t *Thread) LibraryGetManaged(library cu.Library, name string) (cu.Deviceptr, uint64, cu.Result) {
	var dptr cu.Deviceptr
	var bytes uint64
	nameZ := append([]byte(name), 0)
	rc := cu.Result(C.f_cuLibraryGetManaged(unsafe.Pointer(&dptr), unsafe.Pointer(&bytes), C.u64(library), unsafe.Pointer(&nameZ[0])))
	return dptr, bytes, rc
}

// KernelGetFunction calls cuKernelGetFunction.
func (t *Thread) KernelGetFunction(kernel cu.Kernel) (cu.Function, cu.Result) {
	var pFunc cu.Function
	rc := cu.Result(C.f_cuKernelGetFunction(unsafe.Pointer(&pFunc), C.u64(kernel)))
	return pFunc, rc
}

// KernelGetLibrary calls cuKernelGetLibrary.
func (t *Thread) KernelGetLibrary(kernel cu.Kernel) (cu.Library, cu.Result) {
	var pLib cu.Library
	rc := cu.Result(C.f_cuKernelGetLibrary(unsafe.Pointer(&pLib), C.u64(kernel)))
	return pLib, rc
}

// KernelGetAttribute calls cuKernelGetAttribute.
func (t *Thread) KernelGetAttribute(attrib cu.Function_attribute, kernel cu.Kernel, dev cu.Device) (int32, cu.Result) {
	var pi int32
	rc := cu.Result(C.f_cuKernelGetAttribute(unsafe.Pointer(&pi), C.u64(attrib), C.u64(kernel), C.u64(dev)))
	return pi, rc
}

// KernelSetAttribute calls cuKernelSetAttribute.
func (t *Thread) KernelSetAttribute(attrib cu.Function_attribute, val int32, kernel cu.Kernel, dev cu.Device) cu.Result {
	rc := cu.Result(C.f_cuKernelSetAttribute(C.u64(attrib), C.u64(val), C.u64(kernel), C.u64(dev)))
	return rc
}

// KernelSetCacheConfig calls cuKernelSetCacheConfig.
func (t *Thread) KernelSetCacheConfig(kernel cu.Kernel, config cu.Func_cache, dev cu.Device) cu.Result {
	rc := cu.Result(C.f_cuKernelSetCacheConfig(C.u64(kernel), C.u64(config), C.u64(dev)))
	return rc
}

// KernelGetParamInfo calls cuKernelGetParamInfo.
func (t *Thread) KernelGetParamInfo(kernel cu.Kernel, paramIndex uint64) (uint64, uint64, cu.Result) {
	var paramOffset uint64
	var paramSize uint64
	rc := cu.Result(C.f_cuKernelGetParamInfo(C.u64(kernel), C.u64(paramIndex), unsafe.Pointer(&paramOffset), unsafe.Pointer(&paramSize)))
	return paramOffset, paramSize, rc
}

// FuncGetAttribute calls cuFuncGetAttribute.
func (t *Thread) FuncGetAttribute(attrib cu.Function_attribute, hfunc cu.Function) (int32, cu.Result) {
	var pi int32
	rc := cu.Result(C.f_cuFuncGetAttribute(unsafe.Pointer(&pi), C.u64(attrib), C.u64(hfunc)))
	return pi, rc
}

// FuncSetAttribute calls cuFuncSetAttribute.
func (t *Thread) FuncSetAttribute(hfunc cu.Function, attrib cu.Function_attribute, value int32) cu.Result {
	rc := cu.Result(C.f_cuFuncSetAttribute(C.u64(hfunc), C.u64(attrib), C.u64(value)))
	return rc
}

// FuncSetCacheConfig calls cuFuncSetCacheConfig.
func (t *Thread) FuncSetCacheConfig(hfunc cu.Function, config cu.Func_cache) cu.Result {
	rc := cu.Result(C.f_cuFuncSetCacheConfig(C.u64(hfunc), C.u64(config)))
	return rc
}

// FuncSetSharedMemConfig calls cuFuncSetSharedMemConfig.
func (t *Thread) FuncSetSharedMemConfig(hfunc cu.Function, config cu.Sharedconfig) cu.Result {
	rc := cu.Result(C.f_cuFuncSetSharedMemConfig(C.u64(hfunc), C.u64(config)))
	return rc
}

// FuncGetModule calls cuFuncGetModule.
func (t *Thread) FuncGetModule(hfunc cu.Function) (cu.Module, cu.Result) {
	var hmod cu.Module
	rc := cu.Result(C.f_cuFuncGetModule(unsafe.Pointer(&hmod), C.u64(hfunc)))
	return hmod, rc
}

// FuncGetParamInfo calls cuFuncGetParamInfo.
func (t *Thread) FuncGetParamInfo(func_ cu.Function, paramIndex uint64) (uint64, uint64, cu.Result) {
	var paramOffset uint64
	var paramSize uint64
	rc := cu.Result(C.f_cuFuncGetParamInfo(C.u64(func_), C.u64(paramIndex), unsafe.Pointer(&paramOffset), unsafe.Pointer(&paramSize)))
	return paramOffset, paramSize, rc
}

// FuncIsLoaded calls cuFuncIsLoaded.
func (t *Thread) FuncIsLoaded(function cu.Function) (cu.FunctionLoadingState, cu.Result) {
	var state cu.FunctionLoadingState
	rc := cu.Result(C.f_cuFuncIsLoaded(unsafe.Pointer(&state), C.u64(function)))
	return state, rc
}

// FuncLoad calls cuFuncLoad.
func (t *Thread) FuncLoad(function cu.Function) cu.Result {
	rc := cu.Result(C.f_cuFuncLoad(C.u64(function)))
	return rc
}

// LaunchCooperativeKernelMultiDevice calls cuLaunchCooperativeKernelMultiDevice.
func (t *Thread) LaunchCooperativeKernelMultiDevice(launchParamsList []cu.CUDA_LAUNCH_PARAMS_v1, flags uint32) cu.Result {
	rc := cu.Result(C.f_cuLaunchCooperativeKernelMultiDevice(slicePtr(launchParamsList), C.u64(len(launchParamsList)), C.u64(flags)))
	return rc
}

// FuncSetBlockShape calls cuFuncSetBlockShape.
func (t *Thread) FuncSetBlockShape(hfunc cu.Function, x int32, y int32, z int32) cu.Result {
	rc := cu.Result(C.f_cuFuncSetBlockShape(C.u64(hfunc), C.u64(x), C.u64(y), C.u64(z)))
	return rc
}

// FuncSetSharedSize calls cuFuncSetSharedSize.
func (t *Thread) FuncSetSharedSize(hfunc cu.Function, bytes uint32) cu.Result {
	rc := cu.Result(C.f_cuFuncSetSharedSize(C.u64(hfunc), C.u64(bytes)))
	return rc
}

// ParamSetSize calls cuParamSetSize.
func (t *Thread) ParamSetSize(hfunc cu.Function, numbytes uint32) cu.Result {
	rc := cu.Result(C.f_cuParamSetSize(C.u64(hfunc), C.u64(numbytes)))
	return rc
}

// ParamSeti calls cuParamSeti.
func (t *Thread) ParamSeti(hfunc cu.Function, offset int32, value uint32) cu.Result {
	rc := cu.Result(C.f_cuParamSeti(C.u64(hfunc), C.u64(offset), C.u64(value)))
	return rc
}

// ParamSetf calls cuParamSetf.
func (t *Thread) ParamSetf(hfunc cu.Function, offset int32, value float32) cu.Result {
	rc := cu.Result(C.f_cuParamSetf(C.u64(hfunc), C.u64(offset), C.float(value)))
	return rc
}

// ParamSetv calls cuParamSetv.
func (t *Thread) ParamSetv(hfunc cu.Function, offset int32, ptr []byte) cu.Result {
	rc := cu.Result(C.f_cuParamSetv(C.u64(hfunc), C.u64(offset), slicePtr(ptr), C.u64(len(ptr))))
	return rc
}

// Launch calls cuLaunch.
func (t *Thread) Launch(f cu.Function) cu.Result {
	rc := cu.Result(C.f_cuLaunch(C.u64(f)))
	return rc
}

// LaunchGrid calls cuLaunchGrid.
func (t *Thread) LaunchGrid(f cu.Function, grid_width int32, grid_height int32) cu.Result {
	rc := cu.Result(C.f_cuLaunchGrid(C.u64(f), C.u64(grid_width), C.u64(grid_height)))
	return rc
}

// LaunchGridAsync calls cuLaunchGridAsync.
func (t *Thread) LaunchGridAsync(f cu.Function, grid_width int32, grid_height int32, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuLaunchGridAsync(C.u64(f), C.u64(grid_width), C.u64(grid_height), C.u64(hStream)))
	return rc
}

// ParamSetTexRef calls cuParamSetTexRef.
func (t *Thread) ParamSetTexRef(hfunc cu.Function, texunit int32, hTexRef cu.Texref) cu.Result {
	rc := cu.Result(C.f_cuParamSetTexRef(C.u64(hfunc), C.u64(texunit), C.u64(hTexRef)))
	return rc
}

// OccupancyMaxActiveBlocksPerMultiprocessor calls cuOccupancyMaxActiveBlocksPerMultiprocessor.
func (t *Thread) OccupancyMaxActiveBlocksPerMultiprocessor(func_ cu.Function, blockSize int32, dynamicSMemSize uint64) (int32, cu.Result) {
	var numBlocks int32
	rc := cu.Result(C.f_cuOccupancyMaxActiveBlocksPerMultiprocessor(unsafe.Pointer(&numBlocks), C.u64(func_), C.u64(blockSize), C.u64(dynamicSMemSize)))
	return numBlocks, rc
}

// OccupancyMaxActiveBlocksPerMultiprocessorWithFlags calls cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags.
func (t *Thread) OccupancyMaxActiveBlocksPerMultiprocessorWithFlags(func_ cu.Function, blockSize int32, dynamicSMemSize uint64, flags uint32) (int32, cu.Result) {
	var numBlocks int32
	rc := cu.Result(C.f_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(unsafe.Pointer(&numBlocks), C.u64(func_), C.u64(blockSize), C.u64(dynamicSMemSize), C.u64(flags)))
	return numBlocks, rc
}

// OccupancyAvailableDynamicSMemPerBlock calls cuOccupancyAvailableDynamicSMemPerBlock.
func (t *Thread) OccupancyAvailableDynamicSMemPerBlock(func_ cu.Function, numBlocks int32, blockSize int32) (uint64, cu.Result) {
	var dynamicSmemSize uint64
	rc := cu.Result(C.f_cuOccupancyAvailableDynamicSMemPerBlock(unsafe.Pointer(&dynamicSmemSize), C.u64(func_), C.u64(numBlocks), C.u64(blockSize)))
	return dynamicSmemSize, rc
}

// OccupancyMaxPotentialClusterSize calls cuOccupancyMaxPotentialClusterSize.
func (t *Thread) OccupancyMaxPotentialClusterSize(func_ cu.Function, config *cu.LaunchConfig) (int32, cu.Result) {
	var clusterSize int32
	var configC cu.LaunchConfig
	var configP unsafe.Pointer
	if config != nil {
		configC, configP = *config, unsafe.Pointer(&configC)
	}
	rc := cu.Result(C.f_cuOccupancyMaxPotentialClusterSize(unsafe.Pointer(&clusterSize), C.u64(func_), configP))
	return clusterSize, rc
}

// OccupancyMaxActiveClusters calls cuOccupancyMaxActiveClusters.
func (t *Thread) OccupancyMaxActiveClusters(func_ cu.Function, config *cu.LaunchConfig) (int32, cu.Result) {
	var numClusters int32
	var configC cu.LaunchConfig
	var configP unsafe.Pointer
	if config != nil {
		configC, configP = *config, unsafe.Pointer(&configC)
	}
	rc := cu.Result(C.f_cuOccupancyMaxActiveClusters(unsafe.Pointer(&numClusters), C.u64(func_), configP))
	return numClusters, rc
}

// MemGetInfo calls cuMemGetInfo_v2.
func (t *Thread) MemGetInfo() (uint64, uint64, cu.Result) {
	var free uint64
	var total uint64
	rc := cu.Result(C.f_cuMemGetInfo_v2(unsafe.Pointer(&free), unsafe.Pointer(&total)))
	return free, total, rc
}

// MemAlloc calls cuMemAlloc_v2.
func (t *Thread) MemAlloc(bytesize uint64) (cu.Deviceptr, cu.Result) {
	var dptr cu.Deviceptr
	rc := cu.Result(C.f_cuMemAlloc_v2(unsafe.Pointer(&dptr), C.u64(bytesize)))
	return dptr, rc
}

// MemAllocPitch calls cuMemAllocPitch_v2.
func (t *Thread) MemAllocPitch(widthInBytes uint64, height uint64, elementSizeBytes uint32) (cu.Deviceptr, uint64, cu.Result) {
	var dptr cu.Deviceptr
	var pPitch uint64
	rc := cu.Result(C.f_cuMemAllocPitch_v2(unsafe.Pointer(&dptr), unsafe.Pointer(&pPitch), C.u64(widthInBytes), C.u64(height), C.u64(elementSizeBytes)))
	return dptr, pPitch, rc
}

// MemFree calls cuMemFree_v2.
func (t *Thread) MemFree(dptr cu.Deviceptr) cu.Result {
	rc := cu.Result(C.f_cuMemFree_v2(C.u64(dptr)))
	return rc
}

// MemGetAddressRange calls cuMemGetAddressRange_v2.
func (t *Thread) MemGetAddressRange(dptr cu.Deviceptr) (cu.Deviceptr, uint64, cu.Result) {
	var pbase cu.Deviceptr
	var psize uint64
	rc := cu.Result(C.f_cuMemGetAddressRange_v2(unsafe.Pointer(&pbase), unsafe.Pointer(&psize), C.u64(dptr)))
	return pbase, psize, rc
}

// Memcpy calls cuMemcpy.
func (t *Thread) Memcpy(dst cu.Deviceptr, src cu.Deviceptr, byteCount uint64) cu.Result {
	rc := cu.Result(C.f_cuMemcpy(C.u64(dst), C.u64(src), C.u64(byteCount)))
	return rc
}

// MemcpyAsync calls cuMemcpyAsync.
func (t *Thread) MemcpyAsync(dst cu.Deviceptr, src cu.Deviceptr, byteCount uint64, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuMemcpyAsync(C.u64(dst), C.u64(src), C.u64(byteCount), C.u64(hStream)))
	return rc
}

// MemcpyPeer calls cuMemcpyPeer.
func (t *Thread) MemcpyPeer(dstDevice cu.Deviceptr, dstContext cu.Context, srcDevice cu.Deviceptr, srcContext cu.Context, byteCount uint64) cu.Result {
	rc := cu.Result(C.f_cuMemcpyPeer(C.u64(dstDevice), C.u64(dstContext), C.u64(srcDevice), C.u64(srcContext), C.u64(byteCount)))
	return rc
}

// MemcpyPeerAsync calls cuMemcpyPeerAsync.
func (t *Thread) MemcpyPeerAsync(dstDevice cu.Deviceptr, dstContext cu.Context, srcDevice cu.Deviceptr, srcContext cu.Context, byteCount uint64, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuMemcpyPeerAsync(C.u64(dstDevice), C.u64(dstContext), C.u64(srcDevice), C.u64(srcContext), C.u64(byteCount), C.u64(hStream)))
	return rc
}

// MemcpyHtoD calls cuMemcpyHtoD_v2.
func (t *Thread) MemcpyHtoD(dstDevice cu.Deviceptr, srcHost []byte) cu.Result {
	rc := cu.Result(C.f_cuMemcpyHtoD_v2(C.u64(dstDevice), slicePtr(srcHost), C.u64(len(srcHost))))
	return rc
}

// MemcpyDtoH calls cuMemcpyDtoH_v2.
func (t *Thread) MemcpyDtoH(srcDevice cu.Deviceptr, byteCount uint64) ([]byte, cu.Result) {
	dstHostBuf := make([]byte, byteCount+1)
	rc := cu.Result(C.f_cuMemcpyDtoH_v2(unsafe.Pointer(&dstHostBuf[0]), C.u64(srcDevice), C.u64(byteCount)))
	return dstHostBuf[:min(byteCount, uint64(len(dstHostBuf)))], rc
}

// MemcpyDtoD calls cuMemcpyDtoD_v2.
func (t *Thread) MemcpyDtoD(dstDevice cu.Deviceptr, srcDevice cu.Deviceptr, byteCount uint64) cu.Result {
	rc := cu.Result(C.f_cuMemcpyDtoD_v2(C.u64(dstDevice), C.u64(srcDevice), C.u64(byteCount)))
	return rc
}

// MemcpyHtoDAsync calls cuMemcpyHtoDAsync_v2.
func (t *Thread) MemcpyHtoDAsync(dstDevice cu.Deviceptr, srcHost []byte, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuMemcpyHtoDAsync_v2(C.u64(dstDevice), slicePtr(srcHost), C.u64(len(srcHost)), C.u64(hStream)))
	return rc
}

// MemcpyDtoHAsync calls cuMemcpyDtoHAsync_v2.
func (t *Thread) MemcpyDtoHAsync(srcDevice cu.Deviceptr, byteCount uint64, hStream cu.Stream) ([]byte, cu.Result) {
	dstHostBuf := make([]byte, byteCount+1)
	rc := cu.Result(C.f_cuMemcpyDtoHAsync_v2(unsafe.Pointer(&dstHostBuf[0]), C.u64(srcDevice), C.u64(byteCount), C.u64(hStream)))
	return dstHostBuf[:min(byteCount, uint64(len(dstHostBuf)))], rc
}

// MemcpyDtoDAsync calls cuMemcpyDtoDAsync_v2.
func (t *Thread) MemcpyDtoDAsync(dstDevice cu.Deviceptr, srcDevice cu.Deviceptr, byteCount uint64, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuMemcpyDtoDAsync_v2(C.u64(dstDevice), C.u64(srcDevice), C.u64(byteCount), C.u64(hStream)))
	return rc
}

// MemcpyDtoA calls cuMemcpyDtoA_v2.
func (t *Thread) MemcpyDtoA(dstArray cu.Array, dstOffset uint64, srcDevice cu.Deviceptr, byteCount uint64) cu.Result {
	rc := cu.Result(C.f_cuMemcpyDtoA_v2(C.u64(dstArray), C.u64(dstOffset), C.u64(srcDevice), C.u64(byteCount)))
	return rc
}

// MemcpyAtoD calls cuMemcpyAtoD_v2.
func (t *Thread) MemcpyAtoD(dstDevice cu.Deviceptr, srcArray cu.Array, srcOffset uint64, byteCount uint64) cu.Result {
	rc := cu.Result(C.f_cuMemcpyAtoD_v2(C.u64(dstDevice), C.u64(srcArray), C.u64(srcOffset), C.u64(byteCount)))
	return rc
}

// MemcpyHtoA calls cuMemcpyHtoA_v2.
func (t *Thread) MemcpyHtoA(dstArray cu.Array, dstOffset uint64, srcHost []byte) cu.Result {
	rc := cu.Result(C.f_cuMemcpyHtoA_v2(C.u64(dstArray), C.u64(dstOffset), slicePtr(srcHost), C.u64(len(srcHost))))
	return rc
}

// MemcpyAtoH calls cuMemcpyAtoH_v2.
func (t *Thread) MemcpyAtoH(srcArray cu.Array, srcOffset uint64, byteCount uint64) ([]byte, cu.Result) {
	dstHostBuf := make([]byte, byteCount+1)
	rc := cu.Result(C.f_cuMemcpyAtoH_v2(unsafe.Pointer(&dstHostBuf[0]), C.u64(srcArray), C.u64(srcOffset), C.u64(byteCount)))
	return dstHostBuf[:min(byteCount, uint64(len(dstHostBuf)))], rc
}

// MemcpyAtoA calls cuMemcpyAtoA_v2.
func (t *Thread) MemcpyAtoA(dstArray cu.Array, dstOffset uint64, srcArray cu.Array, srcOffset uint64, byteCount uint64) cu.Result {
	rc := cu.Result(C.f_cuMemcpyAtoA_v2(C.u64(dstArray), C.u64(dstOffset), C.u64(srcArray), C.u64(srcOffset), C.u64(byteCount)))
	return rc
}

// MemcpyHtoAAsync calls cuMemcpyHtoAAsync_v2.
func (t *Thread) MemcpyHtoAAsync(dstArray cu.Array, dstOffset uint64, srcHost []byte, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuMemcpyHtoAAsync_v2(C.u64(dstArray), C.u64(dstOffset), slicePtr(srcHost), C.u64(len(srcHost)), C.u64(hStream)))
	return rc
}

// MemcpyAtoHAsync calls cuMemcpyAtoHAsync_v2.
func (t *Thread) MemcpyAtoHAsync(srcArray cu.Array, srcOffset uint64, byteCount uint64, hStream cu.Stream) ([]byte, cu.Result) {
	dstHostBuf := make([]byte, byteCount+1)
	rc := cu.Result(C.f_cuMemcpyAtoHAsync_v2(unsafe.Pointer(&dstHostBuf[0]), C.u64(srcArray), C.u64(srcOffset), C.u64(byteCount), C.u64(hStream)))
	return dstHostBuf[:min(byteCount, uint64(len(dstHostBuf)))], rc
}

// Memcpy2D calls cuMemcpy2D_v2.
func (t *Thread) Memcpy2D(pCopy *cu.CUDA_MEMCPY2D_v2) cu.Result {
	var pCopyC cu.CUDA_MEMCPY2D_v2
	var pCopyP unsafe.Pointer
	if pCopy != nil {
		pCopyC, pCopyP = *pCopy, unsafe.Pointer(&pCopyC)
	}
	rc := cu.Result(C.f_cuMemcpy2D_v2(pCopyP))
	return rc
}

// Memcpy2DUnaligned calls cuMemcpy2DUnaligned_v2.
func (t *Thread) Memcpy2DUnaligned(pCopy *cu.CUDA_MEMCPY2D_v2) cu.Result {
	var pCopyC cu.CUDA_MEMCPY2D_v2
	var pCopyP unsafe.Pointer
	if pCopy != nil {
		pCopyC, pCopyP = *pCopy, unsafe.Pointer(&pCopyC)
	}
	rc := cu.Result(C.f_cuMemcpy2DUnaligned_v2(pCopyP))
	return rc
}

// Memcpy2DAsync calls cuMemcpy2DAsync_v2.
func (t *Thread) Memcpy2DAsync(pCopy *cu.CUDA_MEMCPY2D_v2, hStream cu.Stream) cu.Result {
	var pCopyC cu.CUDA_MEMCPY2D_v2
	var pCopyP unsafe.Pointer
	if pCopy != nil {
		pCopyC, pCopyP = *pCopy, unsafe.Pointer(&pCopyC)
	}
	rc := cu.Result(C.f_cuMemcpy2DAsync_v2(pCopyP, C.u64(hStream)))
	return rc
}

// Memcpy3D calls cuMemcpy3D_v2.
func (t *Thread) Memcpy3D(pCopy *cu.CUDA_MEMCPY3D_v2) cu.Result {
	var pCopyC cu.CUDA_MEMCPY3D_v2
	var pCopyP unsafe.Pointer
	if pCopy != nil {
		pCopyC, pCopyP = *pCopy, unsafe.Pointer(&pCopyC)
	}
	rc := cu.Result(C.f_cuMemcpy3D_v2(pCopyP))
	return rc
}

// Memcpy3DAsync calls cuMemcpy3DAsync_v2.
func (t *Thread) Memcpy3DAsync(pCopy *cu.CUDA_MEMCPY3D_v2, hStream cu.Stream) cu.Result {
	var pCopyC cu.CUDA_MEMCPY3D_v2
	var pCopyP unsafe.Pointer
	if pCopy != nil {
		pCopyC, pCopyP = *pCopy, unsafe.Pointer(&pCopyC)
	}
	rc := cu.Result(C.f_cuMemcpy3DAsync_v2(pCopyP, C.u64(hStream)))
	return rc
}

// Memcpy3DPeer calls cuMemcpy3DPeer.
func (t *Thread) Memcpy3DPeer(pCopy *cu.CUDA_MEMCPY3D_PEER_v1) cu.Result {
	var pCopyC cu.CUDA_MEMCPY3D_PEER_v1
	var pCopyP unsafe.Pointer
	if pCopy != nil {
		pCopyC, pCopyP = *pCopy, unsafe.Pointer(&pCopyC)
	}
	rc := cu.Result(C.f_cuMemcpy3DPeer(pCopyP))
	return rc
}

// Memcpy3DPeerAsync calls cuMemcpy3DPeerAsync.
func (t *Thread) Memcpy3DPeerAsync(pCopy *cu.CUDA_MEMCPY3D_PEER_v1, hStream cu.Stream) cu.Result {
	var pCopyC cu.CUDA_MEMCPY3D_PEER_v1
	var pCopyP unsafe.Pointer
	if pCopy != nil {
		pCopyC, pCopyP = *pCopy, unsafe.Pointer(&pCopyC)
	}
	rc := cu.Result(C.f_cuMemcpy3DPeerAsync(pCopyP, C.u64(hStream)))
	return rc
}

// MemcpyBatchAsync calls cuMemcpyBatchAsync_v2.
func (t *Thread) MemcpyBatchAsync(dsts []cu.Deviceptr, srcs []cu.Deviceptr, sizes []uint64, attrs []cu.MemcpyAttributes_v1, attrsIdxs []uint64, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuMemcpyBatchAsync_v2(slicePtr(dsts), slicePtr(srcs), slicePtr(sizes), C.u64(len(dsts)), slicePtr(attrs), slicePtr(attrsIdxs), C.u64(len(attrs)), C.u64(hStream)))
	return rc
}

// MemcpyBatchAsync_v1 calls cuMemcpyBatchAsync.
func (t *Thread) MemcpyBatchAsync_v1(dsts []cu.Deviceptr, srcs []cu.Deviceptr, sizes []uint64, attrs []cu.MemcpyAttributes_v1, attrsIdxs []uint64, hStream cu.Stream) (uint64, cu.Result) {
	var failIdx uint64
	rc := cu.Result(C.f_cuMemcpyBatchAsync(slicePtr(dsts), slicePtr(srcs), slicePtr(sizes), C.u64(len(dsts)), slicePtr(attrs), slicePtr(attrsIdxs), C.u64(len(attrs)), unsafe.Pointer(&failIdx), C.u64(hStream)))
	return failIdx, rc
}

// Memcpy3DBatchAsync calls cuMemcpy3DBatchAsync_v2.
func (t *Thread) Memcpy3DBatchAsync(opList []cu.CUDA_MEMCPY3D_BATCH_OP_v1, flags uint64, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuMemcpy3DBatchAsync_v2(C.u64(len(opList)), slicePtr(opList), C.u64(flags), C.u64(hStream)))
	return rc
}

// Memcpy3DBatchAsync_v1 calls cuMemcpy3DBatchAsync.
func (t *Thread) Memcpy3DBatchAsync_v1(opList []cu.CUDA_MEMCPY3D_BATCH_OP_v1, flags uint64, hStream cu.Stream) (uint64, cu.Result) {
	var failIdx uint64
	rc := cu.Result(C.f_cuMemcpy3DBatchAsync(C.u64(len(opList)), slicePtr(opList), unsafe.Pointer(&failIdx), C.u64(flags), C.u64(hStream)))
	return failIdx, rc
}

// MemBatchDecompressAsync calls cuMemBatchDecompressAsync.
func (t *Thread) MemBatchDecompressAsync(paramsArray []cu.MemDecompressParams, flags uint32, stream cu.Stream) (uint64, cu.Result) {
	var errorIndex uint64
	rc := cu.Result(C.f_cuMemBatchDecompressAsync(slicePtr(paramsArray), C.u64(len(paramsArray)), C.u64(flags), unsafe.Pointer(&errorIndex), C.u64(stream)))
	return errorIndex, rc
}

// MemsetD8 calls cuMemsetD8_v2.
func (t *Thread) MemsetD8(dstDevice cu.Deviceptr, uc byte, n uint64) cu.Result {
	rc := cu.Result(C.f_cuMemsetD8_v2(C.u64(dstDevice), C.u64(uc), C.u64(n)))
	return rc
}

// MemsetD16 calls cuMemsetD16_v2.
func (t *Thread) MemsetD16(dstDevice cu.Deviceptr, us uint16, n uint64) cu.Result {
	rc := cu.Result(C.f_cuMemsetD16_v2(C.u64(dstDevice), C.u64(us), C.u64(n)))
	return rc
}

// MemsetD32 calls cuMemsetD32_v2.
func (t *Thread) MemsetD32(dstDevice cu.Deviceptr, ui uint32, n uint64) cu.Result {
	rc := cu.Result(C.f_cuMemsetD32_v2(C.u64(dstDevice), C.u64(ui), C.u64(n)))
	return rc
}

// MemsetD2D8 calls cuMemsetD2D8_v2.
func (t *Thread) MemsetD2D8(dstDevice cu.Deviceptr, dstPitch uint64, uc byte, width uint64, height uint64) cu.Result {
	rc := cu.Result(C.f_cuMemsetD2D8_v2(C.u64(dstDevice), C.u64(dstPitch), C.u64(uc), C.u64(width), C.u64(height)))
	return rc
}

// MemsetD2D16 calls cuMemsetD2D16_v2.
func (t *Thread) MemsetD2D16(dstDevice cu.Deviceptr, dstPitch uint64, us uint16, width uint64, height uint64) cu.Result {
	rc := cu.Result(C.f_cuMemsetD2D16_v2(C.u64(dstDevice), C.u64(dstPitch), C.u64(us), C.u64(width), C.u64(height)))
	return rc
}

// MemsetD2D32 calls cuMemsetD2D32_v2.
func (t *Thread) MemsetD2D32(dstDevice cu.Deviceptr, dstPitch uint64, ui uint32, width uint64, height uint64) cu.Result {
	rc := cu.Result(C.f_cuMemsetD2D32_v2(C.u64(dstDevice), C.u64(dstPitch), C.u64(ui), C.u64(width), C.u64(height)))
	return rc
}

// MemsetD8Async calls cuMemsetD8Async.
func (t *Thread) MemsetD8Async(dstDevice cu.Deviceptr, uc byte, n uint64, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuMemsetD8Async(C.u64(dstDevice), C.u64(uc), C.u64(n), C.u64(hStream)))
	return rc
}

// MemsetD16Async calls cuMemsetD16Async.
func (t *Thread) MemsetD16Async(dstDevice cu.Deviceptr, us uint16, n uint64, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuMemsetD16Async(C.u64(dstDevice), C.u64(us), C.u64(n), C.u64(hStream)))
	return rc
}

// MemsetD32Async calls cuMemsetD32Async.
func (t *Thread) MemsetD32Async(dstDevice cu.Deviceptr, ui uint32, n uint64, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuMemsetD32Async(C.u64(dstDevice), C.u64(ui), C.u64(n), C.u64(hStream)))
	return rc
}

// MemsetD2D8Async calls cuMemsetD2D8Async.
func (t *Thread) MemsetD2D8Async(dstDevice cu.Deviceptr, dstPitch uint64, uc byte, width uint64, height uint64, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuMemsetD2D8Async(C.u64(dstDevice), C.u64(dstPitch), C.u64(uc), C.u64(width), C.u64(height), C.u64(hStream)))
	return rc
}

// MemsetD2D16Async calls cuMemsetD2D16Async.
func (t *Thread) MemsetD2D16Async(dstDevice cu.Deviceptr, dstPitch uint64, us uint16, width uint64, height uint64, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuMemsetD2D16Async(C.u64(dstDevice), C.u64(dstPitch), C.u64(us), C.u64(width), C.u64(height), C.u64(hStream)))
	return rc
}

// MemsetD2D32Async calls cuMemsetD2D32Async.
func (t *Thread) MemsetD2D32Async(dstDevice cu.Deviceptr, dstPitch uint64, ui uint32, width uint64, height uint64, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuMemsetD2D32Async(C.u64(dstDevice), C.u64(dstPitch), C.u64(ui), C.u64(width), C.u64(height), C.u64(hStream)))
	return rc
}

// MemAllocManaged calls cuMemAllocManaged.
func (t *Thread) MemAllocManaged(bytesize uint64, flags uint32) (cu.Deviceptr, cu.Result) {
	var dptr cu.Deviceptr
	rc := cu.Result(C.f_cuMemAllocManaged(unsafe.Pointer(&dptr), C.u64(bytesize), C.u64(flags)))
	return dptr, rc
}

// MemAdvise calls cuMemAdvise.
func (t *Thread) MemAdvise(devPtr cu.Deviceptr, count uint64, advice cu.Mem_advise, device cu.Device) cu.Result {
	rc := cu.Result(C.f_cuMemAdvise(C.u64(devPtr), C.u64(count), C.u64(advice), C.u64(device)))
	return rc
}

// MemPrefetchAsync calls cuMemPrefetchAsync.
func (t *Thread) MemPrefetchAsync(devPtr cu.Deviceptr, count uint64, dstDevice cu.Device, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuMemPrefetchAsync(C.u64(devPtr), C.u64(count), C.u64(dstDevice), C.u64(hStream)))
	return rc
}

// MemPrefetchBatchAsync calls cuMemPrefetchBatchAsync.
func (t *Thread) MemPrefetchBatchAsync(dptrs []cu.Deviceptr, sizes []uint64, prefetchLocs []cu.MemLocation_v1, prefetchLocIdxs []uint64, flags uint64, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuMemPrefetchBatchAsync(slicePtr(dptrs), slicePtr(sizes), C.u64(len(dptrs)), slicePtr(prefetchLocs), slicePtr(prefetchLocIdxs), C.u64(len(prefetchLocs)), C.u64(flags), C.u64(hStream)))
	return rc
}

// MemDiscardBatchAsync calls cuMemDiscardBatchAsync.
func (t *Thread) MemDiscardBatchAsync(dptrs []cu.Deviceptr, sizes []uint64, flags uint64, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuMemDiscardBatchAsync(slicePtr(dptrs), slicePtr(sizes), C.u64(len(dptrs)), C.u64(flags), C.u64(hStream)))
	return rc
}

// MemDiscardAndPrefetchBatchAsync calls cuMemDiscardAndPrefetchBatchAsync.
func (t *Thread) MemDiscardAndPrefetchBatchAsync(dptrs []cu.Deviceptr, sizes []uint64, prefetchLocs []cu.MemLocation_v1, prefetchLocIdxs []uint64, flags uint64, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuMemDiscardAndPrefetchBatchAsync(slicePtr(dptrs), slicePtr(sizes), C.u64(len(dptrs)), slicePtr(prefetchLocs), slicePtr(prefetchLocIdxs), C.u64(len(prefetchLocs)), C.u64(flags), C.u64(hStream)))
	return rc
}

// MemRangeGetAttribute calls cuMemRangeGetAttribute.
func (t *Thread) MemRangeGetAttribute(dataSize uint64, attribute cu.Mem_range_attribute, devPtr cu.Deviceptr, count uint64) ([]byte, cu.Result) {
	dataBuf := make([]byte, dataSize+1)
	rc := cu.Result(C.f_cuMemRangeGetAttribute(unsafe.Pointer(&dataBuf[0]), C.u64(dataSize), C.u64(attribute), C.u64(devPtr), C.u64(count)))
	return dataBuf[:min(dataSize, uint64(len(dataBuf)))], rc
}

// StreamAttachMemAsync calls cuStreamAttachMemAsync.
func (t *Thread) StreamAttachMemAsync(hStream cu.Stream, dptr cu.Deviceptr, length uint64, flags uint32) cu.Result {
	rc := cu.Result(C.f_cuStreamAttachMemAsync(C.u64(hStream), C.u64(dptr), C.u64(length), C.u64(flags)))
	return rc
}

// MemAllocAsync calls cuMemAllocAsync.
func (t *Thread) MemAllocAsync(bytesize uint64, hStream cu.Stream) (cu.Deviceptr, cu.Result) {
	var dptr cu.Deviceptr
	rc := cu.Result(C.f_cuMemAllocAsync(unsafe.Pointer(&dptr), C.u64(bytesize), C.u64(hStream)))
	return dptr, rc
}

// MemAllocFromPoolAsync calls cuMemAllocFromPoolAsync.
func (t *Thread) MemAllocFromPoolAsync(bytesize uint64, pool cu.MemoryPool, hStream cu.Stream) (cu.Deviceptr, cu.Result) {
	var dptr cu.Deviceptr
	rc := cu.Result(C.f_cuMemAllocFromPoolAsync(unsafe.Pointer(&dptr), C.u64(bytesize), C.u64(pool), C.u64(hStream)))
	return dptr, rc
}

// MemFreeAsync calls cuMemFreeAsync.
func (t *Thread) MemFreeAsync(dptr cu.Deviceptr, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuMemFreeAsync(C.u64(dptr), C.u64(hStream)))
	return rc
}

// DeviceSetMemPool calls cuDeviceSetMemPool.
func (t *Thread) DeviceSetMemPool(dev cu.Device, pool cu.MemoryPool) cu.Result {
	rc := cu.Result(C.f_cuDeviceSetMemPool(C.u64(dev), C.u64(pool)))
	return rc
}

// DeviceGetMemPool calls cuDeviceGetMemPool.
func (t *Thread) DeviceGetMemPool(dev cu.Device) (cu.MemoryPool, cu.Result) {
	var pool cu.MemoryPool
	rc := cu.Result(C.f_cuDeviceGetMemPool(unsafe.Pointer(&pool), C.u64(dev)))
	return pool, rc
}

// DeviceGetDefaultMemPool calls cuDeviceGetDefaultMemPool.
func (t *Thread) DeviceGetDefaultMemPool(dev cu.Device) (cu.MemoryPool, cu.Result) {
	var pool_out cu.MemoryPool
	rc := cu.Result(C.f_cuDeviceGetDefaultMemPool(unsafe.Pointer(&pool_out), C.u64(dev)))
	return pool_out, rc
}

// MemPoolCreate calls cuMemPoolCreate.
func (t *Thread) MemPoolCreate(poolProps *cu.MemPoolProps_v1) (cu.MemoryPool, cu.Result) {
	var pool cu.MemoryPool
	var poolPropsC cu.MemPoolProps_v1
	var poolPropsP unsafe.Pointer
	if poolProps != nil {
		poolPropsC, poolPropsP = *poolProps, unsafe.Pointer(&poolPropsC)
	}
	rc := cu.Result(C.f_cuMemPoolCreate(unsafe.Pointer(&pool), poolPropsP))
	return pool, rc
}

// MemPoolDestroy calls cuMemPoolDestroy.
func (t *Thread) MemPoolDestroy(pool cu.MemoryPool) cu.Result {
	rc := cu.Result(C.f_cuMemPoolDestroy(C.u64(pool)))
	return rc
}

// MemPoolTrimTo calls cuMemPoolTrimTo.
func (t *Thread) MemPoolTrimTo(pool cu.MemoryPool, minBytesToKeep uint64) cu.Result {
	rc := cu.Result(C.f_cuMemPoolTrimTo(C.u64(pool), C.u64(minBytesToKeep)))
	return rc
}

// MemPoolSetAccess calls cuMemPoolSetAccess.
func (t *Thread) MemPoolSetAccess(pool cu.MemoryPool, map_ []cu.MemAccessDesc_v1) cu.Result {
	rc := cu.Result(C.f_cuMemPoolSetAccess(C.u64(pool), slicePtr(map_), C.u64(len(map_))))
	return rc
}

// MemPoolGetAccess calls cuMemPoolGetAccess.
func (t *Thread) MemPoolGetAccess(memPool cu.MemoryPool, location *cu.MemLocation_v1) (cu.MemAccess_flags, cu.Result) {
	var flags cu.MemAccess_flags
	var locationC cu.MemLocation_v1
	var locationP unsafe.Pointer
	if location != nil {
		locationC, locationP = *location, unsafe.Pointer(&locationC)
	}
	rc := cu.Result(C.f_cuMemPoolGetAccess(unsafe.Pointer(&flags), C.u64(memPool), locationP))
	return flags, rc
}

// MemGetDefaultMemPool calls cuMemGetDefaultMemPool.
func (t *Thread) MemGetDefaultMemPool(location *cu.MemLocation_v1, type_ cu.MemAllocationType) (cu.MemoryPool, cu.Result) {
	var pool_out cu.MemoryPool
	var locationC cu.MemLocation_v1
	var locationP unsafe.Pointer
	if location != nil {
		locationC, locationP = *location, unsafe.Pointer(&locationC)
	}
	rc := cu.Result(C.f_cuMemGetDefaultMemPool(unsafe.Pointer(&pool_out), locationP, C.u64(type_)))
	return pool_out, rc
}

// MemGetMemPool calls cuMemGetMemPool.
func (t *Thread) MemGetMemPool(location *cu.MemLocation_v1, type_ cu.MemAllocationType) (cu.MemoryPool, cu.Result) {
	var pool cu.MemoryPool
	var locationC cu.MemLocation_v1
	var locationP unsafe.Pointer
	if location != nil {
		locationC, locationP = *location, unsafe.Pointer(&locationC)
	}
	rc := cu.Result(C.f_cuMemGetMemPool(unsafe.Pointer(&pool), locationP, C.u64(type_)))
	return pool, rc
}

// MemSetMemPool calls cuMemSetMemPool.
func (t *Thread) MemSetMemPool(location *cu.MemLocation_v1, type_ cu.MemAllocationType, pool cu.MemoryPool) cu.Result {
	var locationC cu.MemLocation_v1
	var locationP unsafe.Pointer
	if location != nil {
		locationC, locationP = *location, unsafe.Pointer(&locationC)
	}
	rc := cu.Result(C.f_cuMemSetMemPool(locationP, C.u64(type_), C.u64(pool)))
	return rc
}

// MemPoolExportPointer calls cuMemPoolExportPointer.
func (t *Thread) MemPoolExportPointer(ptr cu.Deviceptr) (cu.MemPoolPtrExportData_v1, cu.Result) {
	var shareData_out cu.MemPoolPtrExportData_v1
	rc := cu.Result(C.f_cuMemPoolExportPointer(unsafe.Pointer(&shareData_out), C.u64(ptr)))
	return shareData_out, rc
}

// MemPoolImportPointer calls cuMemPoolImportPointer.
func (t *Thread) MemPoolImportPointer(pool cu.MemoryPool, shareData *cu.MemPoolPtrExportData_v1) (cu.Deviceptr, cu.Result) {
	var ptr_out cu.Deviceptr
	var shareDataC cu.MemPoolPtrExportData_v1
	var shareDataP unsafe.Pointer
	if shareData != nil {
		shareDataC, shareDataP = *shareData, unsafe.Pointer(&shareDataC)
	}
	rc := cu.Result(C.f_cuMemPoolImportPointer(unsafe.Pointer(&ptr_out), C.u64(pool), shareDataP))
	return ptr_out, rc
}

// MemAddressReserve calls cuMemAddressReserve.
func (t *Thread) MemAddressReserve(size uint64, alignment uint64, addr cu.Deviceptr, flags uint64) (cu.Deviceptr, cu.Result) {
	var ptr cu.Deviceptr
	rc := cu.Result(C.f_cuMemAddressReserve(unsafe.Pointer(&ptr), C.u64(size), C.u64(alignment), C.u64(addr), C.u64(flags)))
	return ptr, rc
}

// MemAddressFree calls cuMemAddressFree.
func (t *Thread) MemAddressFree(ptr cu.Deviceptr, size uint64) cu.Result {
	rc := cu.Result(C.f_cuMemAddressFree(C.u64(ptr), C.u64(size)))
	return rc
}

// MemCreate calls cuMemCreate.
func (t *Thread) MemCreate(size uint64, prop *cu.MemAllocationProp_v1, flags uint64) (cu.MemGenericAllocationHandle, cu.Result) {
	var handle cu.MemGenericAllocationHandle
	var propC cu.MemAllocationProp_v1
	var propP unsafe.Pointer
	if prop != nil {
		propC, propP = *prop, unsafe.Pointer(&propC)
	}
	rc := cu.Result(C.f_cuMemCreate(unsafe.Pointer(&handle), C.u64(size), propP, C.u64(flags)))
	return handle, rc
}

// MemRelease calls cuMemRelease.
func (t *Thread) MemRelease(handle cu.MemGenericAllocationHandle) cu.Result {
	rc := cu.Result(C.f_cuMemRelease(C.u64(handle)))
	return rc
}

// MemMap calls cuMemMap.
func (t *Thread) MemMap(ptr cu.Deviceptr, size uint64, offset uint64, handle cu.MemGenericAllocationHandle, flags uint64) cu.Result {
	rc := cu.Result(C.f_cuMemMap(C.u64(ptr), C.u64(size), C.u64(offset), C.u64(handle), C.u64(flags)))
	return rc
}

// MemUnmap calls cuMemUnmap.
func (t *Thread) MemUnmap(ptr cu.Deviceptr, size uint64) cu.Result {
	rc := cu.Result(C.f_cuMemUnmap(C.u64(ptr), C.u64(size)))
	return rc
}

// MemMapArrayAsync calls cuMemMapArrayAsync.
func (t *Thread) MemMapArrayAsync(mapInfoList []cu.ArrayMapInfo_v1, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuMemMapArrayAsync(slicePtr(mapInfoList), C.u64(len(mapInfoList)), C.u64(hStream)))
	return rc
}

// MemSetAccess calls cuMemSetAccess.
func (t *Thread) MemSetAccess(ptr cu.Deviceptr, size uint64, desc []cu.MemAccessDesc_v1) cu.Result {
	rc := cu.Result(C.f_cuMemSetAccess(C.u64(ptr), C.u64(size), slicePtr(desc), C.u64(len(desc))))
	return rc
}

// MemGetAccess calls cuMemGetAccess.
func (t *Thread) MemGetAccess(location *cu.MemLocation_v1, ptr cu.Deviceptr) (uint64, cu.Result) {
	var flags uint64
	var locationC cu.MemLocation_v1
	var locationP unsafe.Pointer
	if location != nil {
		locationC, locationP = *location, unsafe.Pointer(&locationC)
	}
	rc := cu.Result(C.f_cuMemGetAccess(unsafe.Pointer(&flags), locationP, C.u64(ptr)))
	return flags, rc
}

// MemGetAllocationGranularity calls cuMemGetAllocationGranularity.
func (t *Thread) MemGetAllocationGranularity(prop *cu.MemAllocationProp_v1, option cu.MemAllocationGranularity_flags) (uint64, cu.Result) {
	var granularity uint64
	var propC cu.MemAllocationProp_v1
	var propP unsafe.Pointer
	if prop != nil {
		propC, propP = *prop, unsafe.Pointer(&propC)
	}
	rc := cu.Result(C.f_cuMemGetAllocationGranularity(unsafe.Pointer(&granularity), propP, C.u64(option)))
	return granularity, rc
}

// MemGetAllocationPropertiesFromHandle calls cuMemGetAllocationPropertiesFromHandle.
func (t *Thread) MemGetAllocationPropertiesFromHandle(handle cu.MemGenericAllocationHandle) (cu.MemAllocationProp_v1, cu.Result) {
	var prop cu.MemAllocationProp_v1
	rc := cu.Result(C.f_cuMemGetAllocationPropertiesFromHandle(unsafe.Pointer(&prop), C.u64(handle)))
	return prop, rc
}

// MemRetainAllocationHandle calls cuMemRetainAllocationHandle.
func (t *Thread) MemRetainAllocationHandle(addr cu.Deviceptr) (cu.MemGenericAllocationHandle, cu.Result) {
	var handle cu.MemGenericAllocationHandle
	rc := cu.Result(C.f_cuMemRetainAllocationHandle(unsafe.Pointer(&handle), C.u64(addr)))
	return handle, rc
}

// MulticastCreate calls cuMulticastCreate.
func (t *Thread) MulticastCreate(prop *cu.MulticastObjectProp_v1) (cu.MemGenericAllocationHandle, cu.Result) {
	var mcHandle cu.MemGenericAllocationHandle
	var propC cu.MulticastObjectProp_v1
	var propP unsafe.Pointer
	if prop != nil {
		propC, propP = *prop, unsafe.Pointer(&propC)
	}
	rc := cu.Result(C.f_cuMulticastCreate(unsafe.Pointer(&mcHandle), propP))
	return mcHandle, rc
}

// MulticastAddDevice calls cuMulticastAddDevice.
func (t *Thread) MulticastAddDevice(mcHandle cu.MemGenericAllocationHandle, dev cu.Device) cu.Result {
	rc := cu.Result(C.f_cuMulticastAddDevice(C.u64(mcHandle), C.u64(dev)))
	return rc
}

// MulticastBindMem calls cuMulticastBindMem.
func (t *Thread) MulticastBindMem(mcHandle cu.MemGenericAllocationHandle, mcOffset uint64, memHandle cu.MemGenericAllocationHandle, memOffset uint64, size uint64, flags uint64) cu.Result {
	rc := cu.Result(C.f_cuMulticastBindMem(C.u64(mcHandle), C.u64(mcOffset), C.u64(memHandle), C.u64(memOffset), C.u64(size), C.u64(flags)))
	return rc
}

// MulticastBindAddr calls cuMulticastBindAddr.
func (t *Thread) MulticastBindAddr(mcHandle cu.MemGenericAllocationHandle, mcOffset uint64, memptr cu.Deviceptr, size uint64, flags uint64) cu.Result {
	rc := cu.Result(C.f_cuMulticastBindAddr(C.u64(mcHandle), C.u64(mcOffset), C.u64(memptr), C.u64(size), C.u64(flags)))
	return rc
}

// MulticastUnbind calls cuMulticastUnbind.
func (t *Thread) MulticastUnbind(mcHandle cu.MemGenericAllocationHandle, dev cu.Device, mcOffset uint64, size uint64) cu.Result {
	rc := cu.Result(C.f_cuMulticastUnbind(C.u64(mcHandle), C.u64(dev), C.u64(mcOffset), C.u64(size)))
	return rc
}

// MulticastGetGranularity calls cuMulticastGetGranularity.
func (t *Thread) MulticastGetGranularity(prop *cu.MulticastObjectProp_v1, option cu.MulticastGranularity_flags) (uint64, cu.Result) {
	var granularity uint64
	var propC cu.MulticastObjectProp_v1
	var propP unsafe.Pointer
	if prop != nil {
		propC, propP = *prop, unsafe.Pointer(&propC)
	}
	rc := cu.Result(C.f_cuMulticastGetGranularity(unsafe.Pointer(&granularity), propP, C.u64(option)))
	return granularity, rc
}

// IpcGetEventHandle calls cuIpcGetEventHandle.
func (t *Thread) IpcGetEventHandle(event cu.Event) (cu.IpcEventHandle_v1, cu.Result) {
	var pHandle cu.IpcEventHandle_v1
	rc := cu.Result(C.f_cuIpcGetEventHandle(unsafe.Pointer(&pHandle), C.u64(event)))
	return pHandle, rc
}

// IpcGetMemHandle calls cuIpcGetMemHandle.
func (t *Thread) IpcGetMemHandle(dptr cu.Deviceptr) (cu.IpcMemHandle_v1, cu.Result) {
	var pHandle cu.IpcMemHandle_v1
	rc := cu.Result(C.f_cuIpcGetMemHandle(unsafe.Pointer(&pHandle), C.u64(dptr)))
	return pHandle, rc
}

// IpcCloseMemHandle calls cuIpcCloseMemHandle.
func (t *Thread) IpcCloseMemHandle(dptr cu.Deviceptr) cu.Result {
	rc := cu.Result(C.f_cuIpcCloseMemHandle(C.u64(dptr)))
	return rc
}

// ArrayCreate calls cuArrayCreate_v2.
func (t *Thread) ArrayCreate(pAllocateArray *cu.CUDA_ARRAY_DESCRIPTOR_v2) (cu.Array, cu.Result) {
	var pHandle cu.Array
	var pAllocateArrayC cu.CUDA_ARRAY_DESCRIPTOR_v2
	var pAllocateArrayP unsafe.Pointer
	if pAllocateArray != nil {
		pAllocateArrayC, pAllocateArrayP = *pAllocateArray, unsafe.Pointer(&pAllocateArrayC)
	}
	rc := cu.Result(C.f_cuArrayCreate_v2(unsafe.Pointer(&pHandle), pAllocateArrayP))
	return pHandle, rc
}

// ArrayGetDescriptor calls cuArrayGetDescriptor_v2.
func (t *Thread) ArrayGetDescriptor(hArray cu.Array) (cu.CUDA_ARRAY_DESCRIPTOR_v2, cu.Result) {
	var pArrayDescriptor cu.CUDA_ARRAY_DESCRIPTOR_v2
	rc := cu.Result(C.f_cuArrayGetDescriptor_v2(unsafe.Pointer(&pArrayDescriptor), C.u64(hArray)))
	return pArrayDescriptor, rc
}

// ArrayGetSparseProperties calls cuArrayGetSparseProperties.
func (t *Thread) ArrayGetSparseProperties(array cu.Array) (cu.CUDA_ARRAY_SPARSE_PROPERTIES_v1, cu.Result) {
	var sparseProperties cu.CUDA_ARRAY_SPARSE_PROPERTIES_v1
	rc := cu.Result(C.f_cuArrayGetSparseProperties(unsafe.Pointer(&sparseProperties), C.u64(array)))
	return sparseProperties, rc
}

// ArrayGetMemoryRequirements calls cuArrayGetMemoryRequirements.
func (t *Thread) ArrayGetMemoryRequirements(array cu.Array, device cu.Device) (cu.CUDA_ARRAY_MEMORY_REQUIREMENTS_v1, cu.Result) {
	var memoryRequirements cu.CUDA_ARRAY_MEMORY_REQUIREMENTS_v1
	rc := cu.Result(C.f_cuArrayGetMemoryRequirements(unsafe.Pointer(&memoryRequirements), C.u64(array), C.u64(device)))
	return memoryRequirements, rc
}

// ArrayGetPlane calls cuArrayGetPlane.
func (t *Thread) ArrayGetPlane(hArray cu.Array, planeIdx uint32) (cu.Array, cu.Result) {
	var pPlaneArray cu.Array
	rc := cu.Result(C.f_cuArrayGetPlane(unsafe.Pointer(&pPlaneArray), C.u64(hArray), C.u64(planeIdx)))
	return pPlaneArray, rc
}

// ArrayDestroy calls cuArrayDestroy.
func (t *Thread) ArrayDestroy(hArray cu.Array) cu.Result {
	rc := cu.Result(C.f_cuArrayDestroy(C.u64(hArray)))
	return rc
}

// Array3DCreate calls cuArray3DCreate_v2.
func (t *Thread) Array3DCreate(pAllocateArray *cu.CUDA_ARRAY3D_DESCRIPTOR_v2) (cu.Array, cu.Result) {
	var pHandle cu.Array
	var pAllocateArrayC cu.CUDA_ARRAY3D_DESCRIPTOR_v2
	var pAllocateArrayP unsafe.Pointer
	if pAllocateArray != nil {
		pAllocateArrayC, pAllocateArrayP = *pAllocateArray, unsafe.Pointer(&pAllocateArrayC)
	}
	rc := cu.Result(C.f_cuArray3DCreate_v2(unsafe.Pointer(&pHandle), pAllocateArrayP))
	return pHandle, rc
}

// Array3DGetDescriptor calls cuArray3DGetDescriptor_v2.
func (t *Thread) Array3DGetDescriptor(hArray cu.Array) (cu.CUDA_ARRAY3D_DESCRIPTOR_v2, cu.Result) {
	var pArrayDescriptor cu.CUDA_ARRAY3D_DESCRIPTOR_v2
	rc := cu.Result(C.f_cuArray3DGetDescriptor_v2(unsafe.Pointer(&pArrayDescriptor), C.u64(hArray)))
	return pArrayDescriptor, rc
}

// MipmappedArrayCreate calls cuMipmappedArrayCreate.
func (t *Thread) MipmappedArrayCreate(pMipmappedArrayDesc *cu.CUDA_ARRAY3D_DESCRIPTOR_v2, numMipmapLevels uint32) (cu.MipmappedArray, cu.Result) {
	var pHandle cu.MipmappedArray
	var pMipmappedArrayDescC cu.CUDA_ARRAY3D_DESCRIPTOR_v2
	var pMipmappedArrayDescP unsafe.Pointer
	if pMipmappedArrayDesc != nil {
		pMipmappedArrayDescC, pMipmappedArrayDescP = *pMipmappedArrayDesc, unsafe.Pointer(&pMipmappedArrayDescC)
	}
	rc := cu.Result(C.f_cuMipmappedArrayCreate(unsafe.Pointer(&pHandle), pMipmappedArrayDescP, C.u64(numMipmapLevels)))
	return pHandle, rc
}

// MipmappedArrayGetLevel calls cuMipmappedArrayGetLevel.
func (t *Thread) MipmappedArrayGetLevel(hMipmappedArray cu.MipmappedArray, level uint32) (cu.Array, cu.Result) {
	var pLevelArray cu.Array
	rc := cu.Result(C.f_cuMipmappedArrayGetLevel(unsafe.Pointer(&pLevelArray), C.u64(hMipmappedArray), C.u64(level)))
	return pLevelArray, rc
}

// MipmappedArrayGetSparseProperties calls cuMipmappedArrayGetSparseProperties.
func (t *Thread) MipmappedArrayGetSparseProperties(mipmap cu.MipmappedArray) (cu.CUDA_ARRAY_SPARSE_PROPERTIES_v1, cu.Result) {
	var sparseProperties cu.CUDA_ARRAY_SPARSE_PROPERTIES_v1
	rc := cu.Result(C.f_cuMipmappedArrayGetSparseProperties(unsafe.Pointer(&sparseProperties), C.u64(mipmap)))
	return sparseProperties, rc
}

// MipmappedArrayGetMemoryRequirements calls cuMipmappedArrayGetMemoryRequirements.
func (t *Thread) MipmappedArrayGetMemoryRequirements(mipmap cu.MipmappedArray, device cu.Device) (cu.CUDA_ARRAY_MEMORY_REQUIREMENTS_v1, cu.Result) {
	var memoryRequirements cu.CUDA_ARRAY_MEMORY_REQUIREMENTS_v1
	rc := cu.Result(C.f_cuMipmappedArrayGetMemoryRequirements(unsafe.Pointer(&memoryRequirements), C.u64(mipmap), C.u64(device)))
	return memoryRequirements, rc
}

// MipmappedArrayDestroy calls cuMipmappedArrayDestroy.
func (t *Thread) MipmappedArrayDestroy(hMipmappedArray cu.MipmappedArray) cu.Result {
	rc := cu.Result(C.f_cuMipmappedArrayDestroy(C.u64(hMipmappedArray)))
	return rc
}

// TexObjectCreate calls cuTexObjectCreate.
func (t *Thread) TexObjectCreate(pResDesc *cu.CUDA_RESOURCE_DESC_v1, pTexDesc *cu.CUDA_TEXTURE_DESC_v1, pResViewDesc *cu.CUDA_RESOURCE_VIEW_DESC_v1) (cu.TexObject, cu.Result) {
	var pTexObject cu.TexObject
	var pResDescC cu.CUDA_RESOURCE_DESC_v1
	var pResDescP unsafe.Pointer
	if pResDesc != nil {
		pResDescC, pResDescP = *pResDesc, unsafe.Pointer(&pResDescC)
	}
	var pTexDescC cu.CUDA_TEXTURE_DESC_v1
	var pTexDescP unsafe.Pointer
	if pTexDesc != nil {
		pTexDescC, pTexDescP = *pTexDesc, unsafe.Pointer(&pTexDescC)
	}
	var pResViewDescC cu.CUDA_RESOURCE_VIEW_DESC_v1
	var pResViewDescP unsafe.Pointer
	if pResViewDesc != nil {
		pResViewDescC, pResViewDescP = *pResViewDesc, unsafe.Pointer(&pResViewDescC)
	}
	rc := cu.Result(C.f_cuTexObjectCreate(unsafe.Pointer(&pTexObject), pResDescP, pTexDescP, pResViewDescP))
	return pTexObject, rc
}

// TexObjectDestroy calls cuTexObjectDestroy.
func (t *Thread) TexObjectDestroy(texObject cu.TexObject) cu.Result {
	rc := cu.Result(C.f_cuTexObjectDestroy(C.u64(texObject)))
	return rc
}

// TexObjectGetResourceDesc calls cuTexObjectGetResourceDesc.
func (t *Thread) TexObjectGetResourceDesc(texObject cu.TexObject) (cu.CUDA_RESOURCE_DESC_v1, cu.Result) {
	var pResDesc cu.CUDA_RESOURCE_DESC_v1
	rc := cu.Result(C.f_cuTexObjectGetResourceDesc(unsafe.Pointer(&pResDesc), C.u64(texObject)))
	return pResDesc, rc
}

// TexObjectGetTextureDesc calls cuTexObjectGetTextureDesc.
func (t *Thread) TexObjectGetTextureDesc(texObject cu.TexObject) (cu.CUDA_TEXTURE_DESC_v1, cu.Result) {
	var pTexDesc cu.CUDA_TEXTURE_DESC_v1
	rc := cu.Result(C.f_cuTexObjectGetTextureDesc(unsafe.Pointer(&pTexDesc), C.u64(texObject)))
	return pTexDesc, rc
}

// TexObjectGetResourceViewDesc calls cuTexObjectGetResourceViewDesc.
func (t *Thread) TexObjectGetResourceViewDesc(texObject cu.TexObject) (cu.CUDA_RESOURCE_VIEW_DESC_v1, cu.Result) {
	var pResViewDesc cu.CUDA_RESOURCE_VIEW_DESC_v1
	rc := cu.Result(C.f_cuTexObjectGetResourceViewDesc(unsafe.Pointer(&pResViewDesc), C.u64(texObject)))
	return pResViewDesc, rc
}

// SurfObjectCreate calls cuSurfObjectCreate.
func (t *Thread) SurfObjectCreate(pResDesc *cu.CUDA_RESOURCE_DESC_v1) (cu.SurfObject, cu.Result) {
	var pSurfObject cu.SurfObject
	var pResDescC cu.CUDA_RESOURCE_DESC_v1
	var pResDescP unsafe.Pointer
	if pResDesc != nil {
		pResDescC, pResDescP = *pResDesc, unsafe.Pointer(&pResDescC)
	}
	rc := cu.Result(C.f_cuSurfObjectCreate(unsafe.Pointer(&pSurfObject), pResDescP))
	return pSurfObject, rc
}

// SurfObjectDestroy calls cuSurfObjectDestroy.
func (t *Thread) SurfObjectDestroy(surfObject cu.SurfObject) cu.Result {
	rc := cu.Result(C.f_cuSurfObjectDestroy(C.u64(surfObject)))
	return rc
}

// SurfObjectGetResourceDesc calls cuSurfObjectGetResourceDesc.
func (t *Thread) SurfObjectGetResourceDesc(surfObject cu.SurfObject) (cu.CUDA_RESOURCE_DESC_v1, cu.Result) {
	var pResDesc cu.CUDA_RESOURCE_DESC_v1
	rc := cu.Result(C.f_cuSurfObjectGetResourceDesc(unsafe.Pointer(&pResDesc), C.u64(surfObject)))
	return pResDesc, rc
}

// TensorMapReplaceAddress calls cuTensorMapReplaceAddress.
func (t *Thread) TensorMapReplaceAddress(tensorMap cu.TensorMap, globalAddress cu.Deviceptr) (cu.TensorMap, cu.Result) {
	rc := cu.Result(C.f_cuTensorMapReplaceAddress(unsafe.Pointer(&tensorMap), C.u64(globalAddress)))
	return tensorMap, rc
}

// TexRefCreate calls cuTexRefCreate.
func (t *Thread) TexRefCreate() (cu.Texref, cu.Result) {
	var pTexRef cu.Texref
	rc := cu.Result(C.f_cuTexRefCreate(unsafe.Pointer(&pTexRef)))
	return pTexRef, rc
}

// TexRefDestroy calls cuTexRefDestroy.
func (t *Thread) TexRefDestroy(hTexRef cu.Texref) cu.Result {
	rc := cu.Result(C.f_cuTexRefDestroy(C.u64(hTexRef)))
	return rc
}

// TexRefSetArray calls cuTexRefSetArray.
func (t *Thread) TexRefSetArray(hTexRef cu.Texref, hArray cu.Array, flags uint32) cu.Result {
	rc := cu.Result(C.f_cuTexRefSetArray(C.u64(hTexRef), C.u64(hArray), C.u64(flags)))
	return rc
}

// TexRefSetMipmappedArray calls cuTexRefSetMipmappedArray.
func (t *Thread) TexRefSetMipmappedArray(hTexRef cu.Texref, hMipmappedArray cu.MipmappedArray, flags uint32) cu.Result {
	rc := cu.Result(C.f_cuTexRefSetMipmappedArray(C.u64(hTexRef), C.u64(hMipmappedArray), C.u64(flags)))
	return rc
}

// TexRefSetAddress calls cuTexRefSetAddress_v2.
func (t *Thread) TexRefSetAddress(hTexRef cu.Texref, dptr cu.Deviceptr, bytes uint64) (uint64, cu.Result) {
	var byteOffset uint64
	rc := cu.Result(C.f_cuTexRefSetAddress_v2(unsafe.Pointer(&byteOffset), C.u64(hTexRef), C.u64(dptr), C.u64(bytes)))
	return byteOffset, rc
}

// TexRefSetAddress2D calls cuTexRefSetAddress2D_v3.
func (t *Thread) TexRefSetAddress2D(hTexRef cu.Texref, desc *cu.CUDA_ARRAY_DESCRIPTOR_v2, dptr cu.Deviceptr, pitch uint64) cu.Result {
	var descC cu.CUDA_ARRAY_DESCRIPTOR_v2
	var descP unsafe.Pointer
	if desc != nil {
		descC, descP = *desc, unsafe.Pointer(&descC)
	}
	rc := cu.Result(C.f_cuTexRefSetAddress2D_v3(C.u64(hTexRef), descP, C.u64(dptr), C.u64(pitch)))
	return rc
}

// TexRefSetFormat calls cuTexRefSetFormat.
func (t *Thread) TexRefSetFormat(hTexRef cu.Texref, fmt cu.Array_format, numPackedComponents int32) cu.Result {
	rc := cu.Result(C.f_cuTexRefSetFormat(C.u64(hTexRef), C.u64(fmt), C.u64(numPackedComponents)))
	return rc
}

// TexRefSetAddressMode calls cuTexRefSetAddressMode.
func (t *Thread) TexRefSetAddressMode(hTexRef cu.Texref, dim int32, am cu.Address_mode) cu.Result {
	rc := cu.Result(C.f_cuTexRefSetAddressMode(C.u64(hTexRef), C.u64(dim), C.u64(am)))
	return rc
}

// TexRefSetFilterMode calls cuTexRefSetFilterMode.
func (t *Thread) TexRefSetFilterMode(hTexRef cu.Texref, fm cu.Filter_mode) cu.Result {
	rc := cu.Result(C.f_cuTexRefSetFilterMode(C.u64(hTexRef), C.u64(fm)))
	return rc
}

// TexRefSetMipmapFilterMode calls cuTexRefSetMipmapFilterMode.
func (t *Thread) TexRefSetMipmapFilterMode(hTexRef cu.Texref, fm cu.Filter_mode) cu.Result {
	rc := cu.Result(C.f_cuTexRefSetMipmapFilterMode(C.u64(hTexRef), C.u64(fm)))
	return rc
}

// TexRefSetMipmapLevelBias calls cuTexRefSetMipmapLevelBias.
func (t *Thread) TexRefSetMipmapLevelBias(hTexRef cu.Texref, bias float32) cu.Result {
	rc := cu.Result(C.f_cuTexRefSetMipmapLevelBias(C.u64(hTexRef), C.float(bias)))
	return rc
}

// TexRefSetMipmapLevelClamp calls cuTexRefSetMipmapLevelClamp.
func (t *Thread) TexRefSetMipmapLevelClamp(hTexRef cu.Texref, minMipmapLevelClamp float32, maxMipmapLevelClamp float32) cu.Result {
	rc := cu.Result(C.f_cuTexRefSetMipmapLevelClamp(C.u64(hTexRef), C.float(minMipmapLevelClamp), C.float(maxMipmapLevelClamp)))
	return rc
}

// TexRefSetMaxAnisotropy calls cuTexRefSetMaxAnisotropy.
func (t *Thread) TexRefSetMaxAnisotropy(hTexRef cu.Texref, maxAniso uint32) cu.Result {
	rc := cu.Result(C.f_cuTexRefSetMaxAnisotropy(C.u64(hTexRef), C.u64(maxAniso)))
	return rc
}

// TexRefSetBorderColor calls cuTexRefSetBorderColor.
func (t *Thread) TexRefSetBorderColor(hTexRef cu.Texref, pBorderColor []float32) cu.Result {
	rc := cu.Result(C.f_cuTexRefSetBorderColor(C.u64(hTexRef), slicePtr(pBorderColor)))
	return rc
}

// TexRefSetFlags calls cuTexRefSetFlags.
func (t *Thread) TexRefSetFlags(hTexRef cu.Texref, flags uint32) cu.Result {
	rc := cu.Result(C.f_cuTexRefSetFlags(C.u64(hTexRef), C.u64(flags)))
	return rc
}

// TexRefGetAddress calls cuTexRefGetAddress_v2.
func (t *Thread) TexRefGetAddress(hTexRef cu.Texref) (cu.Deviceptr, cu.Result) {
	var pdptr cu.Deviceptr
	rc := cu.Result(C.f_cuTexRefGetAddress_v2(unsafe.Pointer(&pdptr), C.u64(hTexRef)))
	return pdptr, rc
}

// TexRefGetArray calls cuTexRefGetArray.
func (t *Thread) TexRefGetArray(hTexRef cu.Texref) (cu.Array, cu.Result) {
	var phArray cu.Array
	rc := cu.Result(C.f_cuTexRefGetArray(unsafe.Pointer(&phArray), C.u64(hTexRef)))
	return phArray, rc
}

// TexRefGetMipmappedArray calls cuTexRefGetMipmappedArray.
func (t *Thread) TexRefGetMipmappedArray(hTexRef cu.Texref) (cu.MipmappedArray, cu.Result) {
	var phMipmappedArray cu.MipmappedArray
	rc := cu.Result(C.f_cuTexRefGetMipmappedArray(unsafe.Pointer(&phMipmappedArray), C.u64(hTexRef)))
	return phMipmappedArray, rc
}

// TexRefGetAddressMode calls cuTexRefGetAddressMode.
func (t *Thread) TexRefGetAddressMode(hTexRef cu.Texref, dim int32) (cu.Address_mode, cu.Result) {
	var pam cu.Address_mode
	rc := cu.Result(C.f_cuTexRefGetAddressMode(unsafe.Pointer(&pam), C.u64(hTexRef), C.u64(dim)))
	return pam, rc
}

// TexRefGetFilterMode calls cuTexRefGetFilterMode.
func (t *Thread) TexRefGetFilterMode(hTexRef cu.Texref) (cu.Filter_mode, cu.Result) {
	var pfm cu.Filter_mode
	rc := cu.Result(C.f_cuTexRefGetFilterMode(unsafe.Pointer(&pfm), C.u64(hTexRef)))
	return pfm, rc
}

// TexRefGetFormat calls cuTexRefGetFormat.
func (t *Thread) TexRefGetFormat(hTexRef cu.Texref) (cu.Array_format, int32, cu.Result) {
	var pFormat cu.Array_format
	var pNumChannels int32
	rc := cu.Result(C.f_cuTexRefGetFormat(unsafe.Pointer(&pFormat), unsafe.Pointer(&pNumChannels), C.u64(hTexRef)))
	return pFormat, pNumChannels, rc
}

// TexRefGetMipmapFilterMode calls cuTexRefGetMipmapFilterMode.
func (t *Thread) TexRefGetMipmapFilterMode(hTexRef cu.Texref) (cu.Filter_mode, cu.Result) {
	var pfm cu.Filter_mode
	rc := cu.Result(C.f_cuTexRefGetMipmapFilterMode(unsafe.Pointer(&pfm), C.u64(hTexRef)))
	return pfm, rc
}

// TexRefGetMipmapLevelBias calls cuTexRefGetMipmapLevelBias.
func (t *Thread) TexRefGetMipmapLevelBias(hTexRef cu.Texref) (float32, cu.Result) {
	var pbias float32
	rc := cu.Result(C.f_cuTexRefGetMipmapLevelBias(unsafe.Pointer(&pbias), C.u64(hTexRef)))
	return pbias, rc
}

// TexRefGetMipmapLevelClamp calls cuTexRefGetMipmapLevelClamp.
func (t *Thread) TexRefGetMipmapLevelClamp(hTexRef cu.Texref) (float32, float32, cu.Result) {
	var pminMipmapLevelClamp float32
	var pmaxMipmapLevelClamp float32
	rc := cu.Result(C.f_cuTexRefGetMipmapLevelClamp(unsafe.Pointer(&pminMipmapLevelClamp), unsafe.Pointer(&pmaxMipmapLevelClamp), C.u64(hTexRef)))
	return pminMipmapLevelClamp, pmaxMipmapLevelClamp, rc
}

// TexRefGetMaxAnisotropy calls cuTexRefGetMaxAnisotropy.
func (t *Thread) TexRefGetMaxAnisotropy(hTexRef cu.Texref) (int32, cu.Result) {
	var pmaxAniso int32
	rc := cu.Result(C.f_cuTexRefGetMaxAnisotropy(unsafe.Pointer(&pmaxAniso), C.u64(hTexRef)))
	return pmaxAniso, rc
}

// TexRefGetBorderColor calls cuTexRefGetBorderColor.
func (t *Thread) TexRefGetBorderColor(hTexRef cu.Texref) ([]float32, cu.Result) {
	pBorderColor := make([]float32, 4)
	rc := cu.Result(C.f_cuTexRefGetBorderColor(slicePtr(pBorderColor), C.u64(hTexRef)))
	return pBorderColor, rc
}

// TexRefGetFlags calls cuTexRefGetFlags.
func (t *Thread) TexRefGetFlags(hTexRef cu.Texref) (uint32, cu.Result) {
	var pFlags uint32
	rc := cu.Result(C.f_cuTexRefGetFlags(unsafe.Pointer(&pFlags), C.u64(hTexRef)))
	return pFlags, rc
}

// SurfRefSetArray calls cuSurfRefSetArray.
func (t *Thread) SurfRefSetArray(hSurfRef cu.Surfref, hArray cu.Array, flags uint32) cu.Result {
	rc := cu.Result(C.f_cuSurfRefSetArray(C.u64(hSurfRef), C.u64(hArray), C.u64(flags)))
	return rc
}

// SurfRefGetArray calls cuSurfRefGetArray.
func (t *Thread) SurfRefGetArray(hSurfRef cu.Surfref) (cu.Array, cu.Result) {
	var phArray cu.Array
	rc := cu.Result(C.f_cuSurfRefGetArray(unsafe.Pointer(&phArray), C.u64(hSurfRef)))
	return phArray, rc
}

// StreamCreate calls cuStreamCreate.
func (t *Thread) StreamCreate(flags uint32) (cu.Stream, cu.Result) {
	var phStream cu.Stream
	rc := cu.Result(C.f_cuStreamCreate(unsafe.Pointer(&phStream), C.u64(flags)))
	return phStream, rc
}

// StreamCreateWithPriority calls cuStreamCreateWithPriority.
func (t *Thread) StreamCreateWithPriority(flags uint32, priority int32) (cu.Stream, cu.Result) {
	var phStream cu.Stream
	rc := cu.Result(C.f_cuStreamCreateWithPriority(unsafe.Pointer(&phStream), C.u64(flags), C.u64(priority)))
	return phStream, rc
}

// StreamDestroy calls cuStreamDestroy_v2.
func (t *Thread) StreamDestroy(hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuStreamDestroy_v2(C.u64(hStream)))
	return rc
}

// StreamGetPriority calls cuStreamGetPriority.
func (t *Thread) StreamGetPriority(hStream cu.Stream) (int32, cu.Result) {
	var priority int32
	rc := cu.Result(C.f_cuStreamGetPriority(C.u64(hStream), unsafe.Pointer(&priority)))
	return priority, rc
}

// StreamGetDevice calls cuStreamGetDevice.
func (t *Thread) StreamGetDevice(hStream cu.Stream) (cu.Device, cu.Result) {
	var device cu.Device
	rc := cu.Result(C.f_cuStreamGetDevice(C.u64(hStream), unsafe.Pointer(&device)))
	return device, rc
}

// StreamGetFlags calls cuStreamGetFlags.
func (t *Thread) StreamGetFlags(hStream cu.Stream) (uint32, cu.Result) {
	var flags uint32
	rc := cu.Result(C.f_cuStreamGetFlags(C.u64(hStream), unsafe.Pointer(&flags)))
	return flags, rc
}

// StreamGetId calls cuStreamGetId.
func (t *Thread) StreamGetId(hStream cu.Stream) (uint64, cu.Result) {
	var streamId uint64
	rc := cu.Result(C.f_cuStreamGetId(C.u64(hStream), unsafe.Pointer(&streamId)))
	return streamId, rc
}

// StreamGetCtx calls cuStreamGetCtx_v2.
func (t *Thread) StreamGetCtx(hStream cu.Stream) (cu.Context, cu.GreenCtx, cu.Result) {
	var pCtx cu.Context
	var pGreenCtx cu.GreenCtx
	rc := cu.Result(C.f_cuStreamGetCtx_v2(C.u64(hStream), unsafe.Pointer(&pCtx), unsafe.Pointer(&pGreenCtx)))
	return pCtx, pGreenCtx, rc
}

// StreamGetCtx_v1 calls cuStreamGetCtx.
func (t *Thread) StreamGetCtx_v1(hStream cu.Stream) (cu.Context, cu.Result) {
	var pctx cu.Context
	rc := cu.Result(C.f_cuStreamGetCtx(C.u64(hStream), unsafe.Pointer(&pctx)))
	return pctx, rc
}

// StreamWaitEvent calls cuStreamWaitEvent.
func (t *Thread) StreamWaitEvent(hStream cu.Stream, hEvent cu.Event, flags uint32) cu.Result {
	rc := cu.Result(C.f_cuStreamWaitEvent(C.u64(hStream), C.u64(hEvent), C.u64(flags)))
	return rc
}

// StreamQuery calls cuStreamQuery.
func (t *Thread) StreamQuery(hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuStreamQuery(C.u64(hStream)))
	return rc
}

// StreamSynchronize calls cuStreamSynchronize.
func (t *Thread) StreamSynchronize(hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuStreamSynchronize(C.u64(hStream)))
	return rc
}

// StreamCopyAttributes calls cuStreamCopyAttributes.
func (t *Thread) StreamCopyAttributes(dstStream cu.Stream, srcStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuStreamCopyAttributes(C.u64(dstStream), C.u64(srcStream)))
	return rc
}

// StreamGetAttribute calls cuStreamGetAttribute.
func (t *Thread) StreamGetAttribute(hStream cu.Stream, attr cu.LaunchAttributeID) (cu.LaunchAttributeValue, cu.Result) {
	var value cu.LaunchAttributeValue
	rc := cu.Result(C.f_cuStreamGetAttribute(C.u64(hStream), C.u64(attr), unsafe.Pointer(&value)))
	return value, rc
}

// StreamSetAttribute calls cuStreamSetAttribute.
func (t *Thread) StreamSetAttribute(hStream cu.Stream, attr cu.LaunchAttributeID, param *cu.LaunchAttributeValue) cu.Result {
	var paramC cu.LaunchAttributeValue
	var paramP unsafe.Pointer
	if param != nil {
		paramC, paramP = *param, unsafe.Pointer(&paramC)
	}
	rc := cu.Result(C.f_cuStreamSetAttribute(C.u64(hStream), C.u64(attr), paramP))
	return rc
}

// ThreadExchangeStreamCaptureMode calls cuThreadExchangeStreamCaptureMode.
func (t *Thread) ThreadExchangeStreamCaptureMode(mode cu.StreamCaptureMode) (cu.StreamCaptureMode, cu.Result) {
	rc := cu.Result(C.f_cuThreadExchangeStreamCaptureMode(unsafe.Pointer(&mode)))
	return mode, rc
}

// StreamBeginCapture calls cuStreamBeginCapture_v2.
func (t *Thread) StreamBeginCapture(hStream cu.Stream, mode cu.StreamCaptureMode) cu.Result {
	rc := cu.Result(C.f_cuStreamBeginCapture_v2(C.u64(hStream), C.u64(mode)))
	return rc
}

// StreamBeginCapture_v1 calls cuStreamBeginCapture.
func (t *Thread) StreamBeginCapture_v1(hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuStreamBeginCapture(C.u64(hStream)))
	return rc
}

// StreamBeginCaptureToGraph calls cuStreamBeginCaptureToGraph.
func (t *Thread) StreamBeginCaptureToGraph(hStream cu.Stream, hGraph cu.Graph, dependencies []cu.GraphNode, dependencyData []cu.GraphEdgeData, mode cu.StreamCaptureMode) cu.Result {
	rc := cu.Result(C.f_cuStreamBeginCaptureToGraph(C.u64(hStream), C.u64(hGraph), slicePtr(dependencies), slicePtr(dependencyData), C.u64(len(dependencies)), C.u64(mode)))
	return rc
}

// StreamEndCapture calls cuStreamEndCapture.
func (t *Thread) StreamEndCapture(hStream cu.Stream) (cu.Graph, cu.Result) {
	var phGraph cu.Graph
	rc := cu.Result(C.f_cuStreamEndCapture(C.u64(hStream), unsafe.Pointer(&phGraph)))
	return phGraph, rc
}

// StreamIsCapturing calls cuStreamIsCapturing.
func (t *Thread) StreamIsCapturing(hStream cu.Stream) (cu.StreamCaptureStatus, cu.Result) {
	var captureStatus cu.StreamCaptureStatus
	rc := cu.Result(C.f_cuStreamIsCapturing(C.u64(hStream), unsafe.Pointer(&captureStatus)))
	return captureStatus, rc
}

// StreamGetCaptureInfo calls cuStreamGetCaptureInfo.
func (t *Thread) StreamGetCaptureInfo(hStream cu.Stream) (cu.StreamCaptureStatus, cu.Cuuint64_t, cu.Result) {
	var captureStatus_out cu.StreamCaptureStatus
	var id_out cu.Cuuint64_t
	rc := cu.Result(C.f_cuStreamGetCaptureInfo(C.u64(hStream), unsafe.Pointer(&captureStatus_out), unsafe.Pointer(&id_out)))
	return captureStatus_out, id_out, rc
}

// StreamUpdateCaptureDependencies calls cuStreamUpdateCaptureDependencies_v2.
func (t *Thread) StreamUpdateCaptureDependencies(hStream cu.Stream, dependencies []cu.GraphNode, dependencyData []cu.GraphEdgeData, flags uint32) cu.Result {
	rc := cu.Result(C.f_cuStreamUpdateCaptureDependencies_v2(C.u64(hStream), slicePtr(dependencies), slicePtr(dependencyData), C.u64(len(dependencies)), C.u64(flags)))
	return rc
}

// StreamUpdateCaptureDependencies_v1 calls cuStreamUpdateCaptureDependencies.
func (t *Thread) StreamUpdateCaptureDependencies_v1(hStream cu.Stream, dependencies []cu.GraphNode, flags uint32) cu.Result {
	rc := cu.Result(C.f_cuStreamUpdateCaptureDependencies(C.u64(hStream), slicePtr(dependencies), C.u64(len(dependencies)), C.u64(flags)))
	return rc
}

// EventCreate calls cuEventCreate.
func (t *Thread) EventCreate(flags uint32) (cu.Event, cu.Result) {
	var phEvent cu.Event
	rc := cu.Result(C.f_cuEventCreate(unsafe.Pointer(&phEvent), C.u64(flags)))
	return phEvent, rc
}

// EventRecord calls cuEventRecord.
func (t *Thread) EventRecord(hEvent cu.Event, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuEventRecord(C.u64(hEvent), C.u64(hStream)))
	return rc
}

// EventRecordWithFlags calls cuEventRecordWithFlags.
func (t *Thread) EventRecordWithFlags(hEvent cu.Event, hStream cu.Stream, flags uint32) cu.Result {
	rc := cu.Result(C.f_cuEventRecordWithFlags(C.u64(hEvent), C.u64(hStream), C.u64(flags)))
	return rc
}

// EventQuery calls cuEventQuery.
func (t *Thread) EventQuery(hEvent cu.Event) cu.Result {
	rc := cu.Result(C.f_cuEventQuery(C.u64(hEvent)))
	return rc
}

// EventSynchronize calls cuEventSynchronize.
func (t *Thread) EventSynchronize(hEvent cu.Event) cu.Result {
	rc := cu.Result(C.f_cuEventSynchronize(C.u64(hEvent)))
	return rc
}

// EventDestroy calls cuEventDestroy_v2.
func (t *Thread) EventDestroy(hEvent cu.Event) cu.Result {
	rc := cu.Result(C.f_cuEventDestroy_v2(C.u64(hEvent)))
	return rc
}

// EventElapsedTime calls cuEventElapsedTime_v2.
func (t *Thread) EventElapsedTime(hStart cu.Event, hEnd cu.Event) (float32, cu.Result) {
	var pMilliseconds float32
	rc := cu.Result(C.f_cuEventElapsedTime_v2(unsafe.Pointer(&pMilliseconds), C.u64(hStart), C.u64(hEnd)))
	return pMilliseconds, rc
}

// StreamWaitValue32 calls cuStreamWaitValue32_v2.
func (t *Thread) StreamWaitValue32(stream cu.Stream, addr cu.Deviceptr, value cu.Cuuint32_t, flags uint32) cu.Result {
	rc := cu.Result(C.f_cuStreamWaitValue32_v2(C.u64(stream), C.u64(addr), C.u64(value), C.u64(flags)))
	return rc
}

// StreamWaitValue64 calls cuStreamWaitValue64_v2.
func (t *Thread) StreamWaitValue64(stream cu.Stream, addr cu.Deviceptr, value cu.Cuuint64_t, flags uint32) cu.Result {
	rc := cu.Result(C.f_cuStreamWaitValue64_v2(C.u64(stream), C.u64(addr), C.u64(value), C.u64(flags)))
	return rc
}

// StreamWriteValue32 calls cuStreamWriteValue32_v2.
func (t *Thread) StreamWriteValue32(stream cu.Stream, addr cu.Deviceptr, value cu.Cuuint32_t, flags uint32) cu.Result {
	rc := cu.Result(C.f_cuStreamWriteValue32_v2(C.u64(stream), C.u64(addr), C.u64(value), C.u64(flags)))
	return rc
}

// StreamWriteValue64 calls cuStreamWriteValue64_v2.
func (t *Thread) StreamWriteValue64(stream cu.Stream, addr cu.Deviceptr, value cu.Cuuint64_t, flags uint32) cu.Result {
	rc := cu.Result(C.f_cuStreamWriteValue64_v2(C.u64(stream), C.u64(addr), C.u64(value), C.u64(flags)))
	return rc
}

// StreamBatchMemOp calls cuStreamBatchMemOp_v2.
func (t *Thread) StreamBatchMemOp(stream cu.Stream, paramArray []cu.StreamBatchMemOpParams_v1, flags uint32) cu.Result {
	rc := cu.Result(C.f_cuStreamBatchMemOp_v2(C.u64(stream), C.u64(len(paramArray)), slicePtr(paramArray), C.u64(flags)))
	return rc
}

// GraphCreate calls cuGraphCreate.
func (t *Thread) GraphCreate(flags uint32) (cu.Graph, cu.Result) {
	var phGraph cu.Graph
	rc := cu.Result(C.f_cuGraphCreate(unsafe.Pointer(&phGraph), C.u64(flags)))
	return phGraph, rc
}

// GraphDestroy calls cuGraphDestroy.
func (t *Thread) GraphDestroy(hGraph cu.Graph) cu.Result {
	rc := cu.Result(C.f_cuGraphDestroy(C.u64(hGraph)))
	return rc
}

// GraphClone calls cuGraphClone.
func (t *Thread) GraphClone(originalGraph cu.Graph) (cu.Graph, cu.Result) {
	var phGraphClone cu.Graph
	rc := cu.Result(C.f_cuGraphClone(unsafe.Pointer(&phGraphClone), C.u64(originalGraph)))
	return phGraphClone, rc
}

// GraphNodeFindInClone calls cuGraphNodeFindInClone.
func (t *Thread) GraphNodeFindInClone(hOriginalNode cu.GraphNode, hClonedGraph cu.Graph) (cu.GraphNode, cu.Result) {
	var phNode cu.GraphNode
	rc := cu.Result(C.f_cuGraphNodeFindInClone(unsafe.Pointer(&phNode), C.u64(hOriginalNode), C.u64(hClonedGraph)))
	return phNode, rc
}

// GraphAddNode calls cuGraphAddNode_v2.
func (t *Thread) GraphAddNode(hGraph cu.Graph, dependencies []cu.GraphNode, dependencyData []cu.GraphEdgeData, nodeParams cu.GraphNodeParams) (cu.GraphNode, cu.GraphNodeParams, cu.Result) {
	var phGraphNode cu.GraphNode
	rc := cu.Result(C.f_cuGraphAddNode_v2(unsafe.Pointer(&phGraphNode), C.u64(hGraph), slicePtr(dependencies), slicePtr(dependencyData), C.u64(len(dependencies)), unsafe.Pointer(&nodeParams)))
	return phGraphNode, nodeParams, rc
}

// GraphAddNode_v1 calls cuGraphAddNode.
func (t *Thread) GraphAddNode_v1(hGraph cu.Graph, dependencies []cu.GraphNode, nodeParams cu.GraphNodeParams) (cu.GraphNode, cu.GraphNodeParams, cu.Result) {
	var phGraphNode cu.GraphNode
	rc := cu.Result(C.f_cuGraphAddNode(unsafe.Pointer(&phGraphNode), C.u64(hGraph), slicePtr(dependencies), C.u64(len(dependencies)), unsafe.Pointer(&nodeParams)))
	return phGraphNode, nodeParams, rc
}

// GraphNodeSetParams calls cuGraphNodeSetParams.
func (t *Thread) GraphNodeSetParams(hNode cu.GraphNode, nodeParams *cu.GraphNodeParams) cu.Result {
	var nodeParamsC cu.GraphNodeParams
	var nodeParamsP unsafe.Pointer
	if nodeParams != nil {
		nodeParamsC, nodeParamsP = *nodeParams, unsafe.Pointer(&nodeParamsC)
	}
	rc := cu.Result(C.f_cuGraphNodeSetParams(C.u64(hNode), nodeParamsP))
	return rc
}

// GraphAddKernelNode calls cuGraphAddKernelNode_v2.
func (t *Thread) GraphAddKernelNode(hGraph cu.Graph, dependencies []cu.GraphNode, nodeParams *cu.CUDA_KERNEL_NODE_PARAMS_v2) (cu.GraphNode, cu.Result) {
	var phGraphNode cu.GraphNode
	var nodeParamsC cu.CUDA_KERNEL_NODE_PARAMS_v2
	var nodeParamsP unsafe.Pointer
	if nodeParams != nil {
		nodeParamsC, nodeParamsP = *nodeParams, unsafe.Pointer(&nodeParamsC)
	}
	rc := cu.Result(C.f_cuGraphAddKernelNode_v2(unsafe.Pointer(&phGraphNode), C.u64(hGraph), slicePtr(dependencies), C.u64(len(dependencies)), nodeParamsP))
	return phGraphNode, rc
}

// GraphAddKernelNode_v1 calls cuGraphAddKernelNode.
func (t *Thread) GraphAddKernelNode_v1(hGraph cu.Graph, dependencies []cu.GraphNode, nodeParams *cu.CUDA_KERNEL_NODE_PARAMS_v1) (cu.GraphNode, cu.Result) {
	var phGraphNode cu.GraphNode
	var nodeParamsC cu.CUDA_KERNEL_NODE_PARAMS_v1
	var nodeParamsP unsafe.Pointer
	if nodeParams != nil {
		nodeParamsC, nodeParamsP = *nodeParams, unsafe.Pointer(&nodeParamsC)
	}
	rc := cu.Result(C.f_cuGraphAddKernelNode(unsafe.Pointer(&phGraphNode), C.u64(hGraph), slicePtr(dependencies), C.u64(len(dependencies)), nodeParamsP))
	return phGraphNode, rc
}

// GraphAddMemcpyNode calls cuGraphAddMemcpyNode.
func (t *Thread) GraphAddMemcpyNode(hGraph cu.Graph, dependencies []cu.GraphNode, copyParams *cu.CUDA_MEMCPY3D_v2, ctx cu.Context) (cu.GraphNode, cu.Result) {
	var phGraphNode cu.GraphNode
	var copyParamsC cu.CUDA_MEMCPY3D_v2
	var copyParamsP unsafe.Pointer
	if copyParams != nil {
		copyParamsC, copyParamsP = *copyParams, unsafe.Pointer(&copyParamsC)
	}
	rc := cu.Result(C.f_cuGraphAddMemcpyNode(unsafe.Pointer(&phGraphNode), C.u64(hGraph), slicePtr(dependencies), C.u64(len(dependencies)), copyParamsP, C.u64(ctx)))
	return phGraphNode, rc
}

// GraphAddMemsetNode calls cuGraphAddMemsetNode.
func (t *Thread) GraphAddMemsetNode(hGraph cu.Graph, dependencies []cu.GraphNode, memsetParams *cu.CUDA_MEMSET_NODE_PARAMS_v1, ctx cu.Context) (cu.GraphNode, cu.Result) {
	var phGraphNode cu.GraphNode
	var memsetParamsC cu.CUDA_MEMSET_NODE_PARAMS_v1
	var memsetParamsP unsafe.Pointer
	if memsetParams != nil {
		memsetParamsC, memsetParamsP = *memsetParams, unsafe.Pointer(&memsetParamsC)
	}
	rc := cu.Result(C.f_cuGraphAddMemsetNode(unsafe.Pointer(&phGraphNode), C.u64(hGraph), slicePtr(dependencies), C.u64(len(dependencies)), memsetParamsP, C.u64(ctx)))
	return phGraphNode, rc
}

// GraphAddHostNode calls cuGraphAddHostNode.
func (t *Thread) GraphAddHostNode(hGraph cu.Graph, dependencies []cu.GraphNode, nodeParams *cu.CUDA_HOST_NODE_PARAMS_v1) (cu.GraphNode, cu.Result) {
	var phGraphNode cu.GraphNode
	var nodeParamsC cu.CUDA_HOST_NODE_PARAMS_v1
	var nodeParamsP unsafe.Pointer
	if nodeParams != nil {
		nodeParamsC, nodeParamsP = *nodeParams, unsafe.Pointer(&nodeParamsC)
	}
	rc := cu.Result(C.f_cuGraphAddHostNode(unsafe.Pointer(&phGraphNode), C.u64(hGraph), slicePtr(dependencies), C.u64(len(dependencies)), nodeParamsP))
	return phGraphNode, rc
}

// GraphAddChildGraphNode calls cuGraphAddChildGraphNode.
func (t *Thread) GraphAddChildGraphNode(hGraph cu.Graph, dependencies []cu.GraphNode, childGraph cu.Graph) (cu.GraphNode, cu.Result) {
	var phGraphNode cu.GraphNode
	rc := cu.Result(C.f_cuGraphAddChildGraphNode(unsafe.Pointer(&phGraphNode), C.u64(hGraph), slicePtr(dependencies), C.u64(len(dependencies)), C.u64(childGraph)))
	return phGraphNode, rc
}

// GraphAddEmptyNode calls cuGraphAddEmptyNode.
func (t *Thread) GraphAddEmptyNode(hGraph cu.Graph, dependencies []cu.GraphNode) (cu.GraphNode, cu.Result) {
	var phGraphNode cu.GraphNode
	rc := cu.Result(C.f_cuGraphAddEmptyNode(unsafe.Pointer(&phGraphNode), C.u64(hGraph), slicePtr(dependencies), C.u64(len(dependencies))))
	return phGraphNode, rc
}

// GraphAddEventRecordNode calls cuGraphAddEventRecordNode.
func (t *Thread) GraphAddEventRecordNode(hGraph cu.Graph, dependencies []cu.GraphNode, event cu.Event) (cu.GraphNode, cu.Result) {
	var phGraphNode cu.GraphNode
	rc := cu.Result(C.f_cuGraphAddEventRecordNode(unsafe.Pointer(&phGraphNode), C.u64(hGraph), slicePtr(dependencies), C.u64(len(dependencies)), C.u64(event)))
	return phGraphNode, rc
}

// GraphAddEventWaitNode calls cuGraphAddEventWaitNode.
func (t *Thread) GraphAddEventWaitNode(hGraph cu.Graph, dependencies []cu.GraphNode, event cu.Event) (cu.GraphNode, cu.Result) {
	var phGraphNode cu.GraphNode
	rc := cu.Result(C.f_cuGraphAddEventWaitNode(unsafe.Pointer(&phGraphNode), C.u64(hGraph), slicePtr(dependencies), C.u64(len(dependencies)), C.u64(event)))
	return phGraphNode, rc
}

// GraphAddBatchMemOpNode calls cuGraphAddBatchMemOpNode.
func (t *Thread) GraphAddBatchMemOpNode(hGraph cu.Graph, dependencies []cu.GraphNode, nodeParams *cu.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1) (cu.GraphNode, cu.Result) {
	var phGraphNode cu.GraphNode
	var nodeParamsC cu.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1
	var nodeParamsP unsafe.Pointer
	if nodeParams != nil {
		nodeParamsC, nodeParamsP = *nodeParams, unsafe.Pointer(&nodeParamsC)
	}
	rc := cu.Result(C.f_cuGraphAddBatchMemOpNode(unsafe.Pointer(&phGraphNode), C.u64(hGraph), slicePtr(dependencies), C.u64(len(dependencies)), nodeParamsP))
	return phGraphNode, rc
}

// GraphAddMemAllocNode calls cuGraphAddMemAllocNode.
func (t *Thread) GraphAddMemAllocNode(hGraph cu.Graph, dependencies []cu.GraphNode, nodeParams cu.CUDA_MEM_ALLOC_NODE_PARAMS_v1) (cu.GraphNode, cu.CUDA_MEM_ALLOC_NODE_PARAMS_v1, cu.Result) {
	var phGraphNode cu.GraphNode
	rc := cu.Result(C.f_cuGraphAddMemAllocNode(unsafe.Pointer(&phGraphNode), C.u64(hGraph), slicePtr(dependencies), C.u64(len(dependencies)), unsafe.Pointer(&nodeParams)))
	return phGraphNode, nodeParams, rc
}

// GraphAddMemFreeNode calls cuGraphAddMemFreeNode.
func (t *Thread) GraphAddMemFreeNode(hGraph cu.Graph, dependencies []cu.GraphNode, dptr cu.Deviceptr) (cu.GraphNode, cu.Result) {
	var phGraphNode cu.GraphNode
	rc := cu.Result(C.f_cuGraphAddMemFreeNode(unsafe.Pointer(&phGraphNode), C.u64(hGraph), slicePtr(dependencies), C.u64(len(dependencies)), C.u64(dptr)))
	return phGraphNode, rc
}

// GraphConditionalHandleCreate calls cuGraphConditionalHandleCreate.
func (t *Thread) GraphConditionalHandleCreate(hGraph cu.Graph, ctx cu.Context, defaultLaunchValue uint32, flags uint32) (cu.GraphConditionalHandle, cu.Result) {
	var pHandle_out cu.GraphConditionalHandle
	rc := cu.Result(C.f_cuGraphConditionalHandleCreate(unsafe.Pointer(&pHandle_out), C.u64(hGraph), C.u64(ctx), C.u64(defaultLaunchValue), C.u64(flags)))
	return pHandle_out, rc
}

// GraphAddDependencies calls cuGraphAddDependencies_v2.
func (t *Thread) GraphAddDependencies(hGraph cu.Graph, from []cu.GraphNode, to []cu.GraphNode, edgeData []cu.GraphEdgeData) cu.Result {
	rc := cu.Result(C.f_cuGraphAddDependencies_v2(C.u64(hGraph), slicePtr(from), slicePtr(to), slicePtr(edgeData), C.u64(len(from))))
	return rc
}

// GraphAddDependencies_v1 calls cuGraphAddDependencies.
func (t *Thread) GraphAddDependencies_v1(hGraph cu.Graph, from []cu.GraphNode, to []cu.GraphNode) cu.Result {
	rc := cu.Result(C.f_cuGraphAddDependencies(C.u64(hGraph), slicePtr(from), slicePtr(to), C.u64(len(from))))
	return rc
}

// GraphRemoveDependencies calls cuGraphRemoveDependencies_v2.
func (t *Thread) GraphRemoveDependencies(hGraph cu.Graph, from []cu.GraphNode, to []cu.GraphNode, edgeData []cu.GraphEdgeData) cu.Result {
	rc := cu.Result(C.f_cuGraphRemoveDependencies_v2(C.u64(hGraph), slicePtr(from), slicePtr(to), slicePtr(edgeData), C.u64(len(from))))
	return rc
}

// GraphRemoveDependencies_v1 calls cuGraphRemoveDependencies.
func (t *Thread) GraphRemoveDependencies_v1(hGraph cu.Graph, from []cu.GraphNode, to []cu.GraphNode) cu.Result {
	rc := cu.Result(C.f_cuGraphRemoveDependencies(C.u64(hGraph), slicePtr(from), slicePtr(to), C.u64(len(from))))
	return rc
}

// GraphDestroyNode calls cuGraphDestroyNode.
func (t *Thread) GraphDestroyNode(hNode cu.GraphNode) cu.Result {
	rc := cu.Result(C.f_cuGraphDestroyNode(C.u64(hNode)))
	return rc
}

// GraphGetNodes calls cuGraphGetNodes.
func (t *Thread) GraphGetNodes(hGraph cu.Graph, numNodes uint64) ([]cu.GraphNode, uint64, cu.Result) {
	nodes := make([]cu.GraphNode, numNodes)
	rc := cu.Result(C.f_cuGraphGetNodes(C.u64(hGraph), slicePtr(nodes), unsafe.Pointer(&numNodes)))
	nodes = nodes[:min(uint64(len(nodes)), uint64(numNodes))]
	return nodes, numNodes, rc
}

// GraphGetRootNodes calls cuGraphGetRootNodes.
func (t *Thread) GraphGetRootNodes(hGraph cu.Graph, numRootNodes uint64) ([]cu.GraphNode, uint64, cu.Result) {
	rootNodes := make([]cu.GraphNode, numRootNodes)
	rc := cu.Result(C.f_cuGraphGetRootNodes(C.u64(hGraph), slicePtr(rootNodes), unsafe.Pointer(&numRootNodes)))
	rootNodes = rootNodes[:min(uint64(len(rootNodes)), uint64(numRootNodes))]
	return rootNodes, numRootNodes, rc
}

// GraphGetEdges calls cuGraphGetEdges_v2.
func (t *Thread) GraphGetEdges(hGraph cu.Graph, numEdges uint64) ([]cu.GraphNode, []cu.GraphNode, []cu.GraphEdgeData, uint64, cu.Result) {
	from := make([]cu.GraphNode, numEdges)
	to := make([]cu.GraphNode, numEdges)
	edgeData := make([]cu.GraphEdgeData, numEdges)
	rc := cu.Result(C.f_cuGraphGetEdges_v2(C.u64(hGraph), slicePtr(from), slicePtr(to), slicePtr(edgeData), unsafe.Pointer(&numEdges)))
	from = from[:min(uint64(len(from)), uint64(numEdges))]
	to = to[:min(uint64(len(to)), uint64(numEdges))]
	edgeData = edgeData[:min(uint64(len(edgeData)), uint64(numEdges))]
	return from, to, edgeData, numEdges, rc
}

// GraphGetEdges_v1 calls cuGraphGetEdges.
func (t *Thread) GraphGetEdges_v1(hGraph cu.Graph, numEdges uint64) ([]cu.GraphNode, []cu.GraphNode, uint64, cu.Result) {
	from := make([]cu.GraphNode, numEdges)
	to := make([]cu.GraphNode, numEdges)
	rc := cu.Result(C.f_cuGraphGetEdges(C.u64(hGraph), slicePtr(from), slicePtr(to), unsafe.Pointer(&numEdges)))
	from = from[:min(uint64(len(from)), uint64(numEdges))]
	to = to[:min(uint64(len(to)), uint64(numEdges))]
	return from, to, numEdges, rc
}

// GraphNodeGetType calls cuGraphNodeGetType.
func (t *Thread) GraphNodeGetType(hNode cu.GraphNode) (cu.GraphNodeType, cu.Result) {
	var type_ cu.GraphNodeType
	rc := cu.Result(C.f_cuGraphNodeGetType(C.u64(hNode), unsafe.Pointer(&type_)))
	return type_, rc
}

// GraphNodeGetDependencies calls cuGraphNodeGetDependencies_v2.
func (t *Thread) GraphNodeGetDependencies(hNode cu.GraphNode, numDependencies uint64) ([]cu.GraphNode, []cu.GraphEdgeData, uint64, cu.Result) {
	dependencies := make([]cu.GraphNode, numDependencies)
	edgeData := make([]cu.GraphEdgeData, numDependencies)
	rc := cu.Result(C.f_cuGraphNodeGetDependencies_v2(C.u64(hNode), slicePtr(dependencies), slicePtr(edgeData), unsafe.Pointer(&numDependencies)))
	dependencies = dependencies[:min(uint64(len(dependencies)), uint64(numDependencies))]
	edgeData = edgeData[:min(uint64(len(edgeData)), uint64(numDependencies))]
	return dependencies, edgeData, numDependencies, rc
}

// GraphNodeGetDependencies_v1 calls cuGraphNodeGetDependencies.
func (t *Thread) GraphNodeGetDependencies_v1(hNode cu.GraphNode, numDependencies uint64) ([]cu.GraphNode, uint64, cu.Result) {
	dependencies := make([]cu.GraphNode, numDependencies)
	rc := cu.Result(C.f_cuGraphNodeGetDependencies(C.u64(hNode), slicePtr(dependencies), unsafe.Pointer(&numDependencies)))
	dependencies = dependencies[:min(uint64(len(dependencies)), uint64(numDependencies))]
	return dependencies, numDependencies, rc
}

// GraphNodeGetDependentNodes calls cuGraphNodeGetDependentNodes_v2.
func (t *Thread) GraphNodeGetDependentNodes(hNode cu.GraphNode, numDependentNodes uint64) ([]cu.GraphNode, []cu.GraphEdgeData, uint64, cu.Result) {
	dependentNodes := make([]cu.GraphNode, numDependentNodes)
	edgeData := make([]cu.GraphEdgeData, numDependentNodes)
	rc := cu.Result(C.f_cuGraphNodeGetDependentNodes_v2(C.u64(hNode), slicePtr(dependentNodes), slicePtr(edgeData), unsafe.Pointer(&numDependentNodes)))
	dependentNodes = dependentNodes[:min(uint64(len(dependentNodes)), uint64(numDependentNodes))]
	edgeData = edgeData[:min(uint64(len(edgeData)), uint64(numDependentNodes))]
	return dependentNodes, edgeData, numDependentNodes, rc
}

// GraphNodeGetDependentNodes_v1 calls cuGraphNodeGetDependentNodes.
func (t *Thread) GraphNodeGetDependentNodes_v1(hNode cu.GraphNode, numDependentNodes uint64) ([]cu.GraphNode, uint64, cu.Result) {
	dependentNodes := make([]cu.GraphNode, numDependentNodes)
	rc := cu.Result(C.f_cuGraphNodeGetDependentNodes(C.u64(hNode), slicePtr(dependentNodes), unsafe.Pointer(&numDependentNodes)))
	dependentNodes = dependentNodes[:min(uint64(len(dependentNodes)), uint64(numDependentNodes))]
	return dependentNodes, numDependentNodes, rc
}

// GraphDebugDotPrint calls cuGraphDebugDotPrint.
func (t *Thread) GraphDebugDotPrint(hGraph cu.Graph, path string, flags uint32) cu.Result {
	pathZ := append([]byte(path), 0)
	rc := cu.Result(C.f_cuGraphDebugDotPrint(C.u64(hGraph), unsafe.Pointer(&pathZ[0]), C.u64(flags)))
	return rc
}

// GraphKernelNodeGetParams calls cuGraphKernelNodeGetParams_v2.
func (t *Thread) GraphKernelNodeGetParams(hNode cu.GraphNode) (cu.CUDA_KERNEL_NODE_PARAMS_v2, cu.Result) {
	var nodeParams cu.CUDA_KERNEL_NODE_PARAMS_v2
	rc := cu.Result(C.f_cuGraphKernelNodeGetParams_v2(C.u64(hNode), unsafe.Pointer(&nodeParams)))
	return nodeParams, rc
}

// GraphKernelNodeGetParams_v1 calls cuGraphKernelNodeGetParams.
func (t *Thread) GraphKernelNodeGetParams_v1(hNode cu.GraphNode) (cu.CUDA_KERNEL_NODE_PARAMS_v1, cu.Result) {
	var nodeParams cu.CUDA_KERNEL_NODE_PARAMS_v1
	rc := cu.Result(C.f_cuGraphKernelNodeGetParams(C.u64(hNode), unsafe.Pointer(&nodeParams)))
	return nodeParams, rc
}

// GraphKernelNodeSetParams calls cuGraphKernelNodeSetParams_v2.
func (t *Thread) GraphKernelNodeSetParams(hNode cu.GraphNode, nodeParams *cu.CUDA_KERNEL_NODE_PARAMS_v2) cu.Result {
	var nodeParamsC cu.CUDA_KERNEL_NODE_PARAMS_v2
	var nodeParamsP unsafe.Pointer
	if nodeParams != nil {
		nodeParamsC, nodeParamsP = *nodeParams, unsafe.Pointer(&nodeParamsC)
	}
	rc := cu.Result(C.f_cuGraphKernelNodeSetParams_v2(C.u64(hNode), nodeParamsP))
	return rc
}

// GraphKernelNodeSetParams_v1 calls cuGraphKernelNodeSetParams.
func (t *Thread) GraphKernelNodeSetParams_v1(hNode cu.GraphNode, nodeParams *cu.CUDA_KERNEL_NODE_PARAMS_v1) cu.Result {
	var nodeParamsC cu.CUDA_KERNEL_NODE_PARAMS_v1
	var nodeParamsP unsafe.Pointer
	if nodeParams != nil {
		nodeParamsC, nodeParamsP = *nodeParams, unsafe.Pointer(&nodeParamsC)
	}
	rc := cu.Result(C.f_cuGraphKernelNodeSetParams(C.u64(hNode), nodeParamsP))
	return rc
}

// GraphKernelNodeCopyAttributes calls cuGraphKernelNodeCopyAttributes.
func (t *Thread) GraphKernelNodeCopyAttributes(dst cu.GraphNode, src cu.GraphNode) cu.Result {
	rc := cu.Result(C.f_cuGraphKernelNodeCopyAttributes(C.u64(dst), C.u64(src)))
	return rc
}

// GraphKernelNodeGetAttribute calls cuGraphKernelNodeGetAttribute.
func (t *Thread) GraphKernelNodeGetAttribute(hNode cu.GraphNode, attr cu.LaunchAttributeID) (cu.LaunchAttributeValue, cu.Result) {
	var value_out cu.LaunchAttributeValue
	rc := cu.Result(C.f_cuGraphKernelNodeGetAttribute(C.u64(hNode), C.u64(attr), unsafe.Pointer(&value_out)))
	return value_out, rc
}

// GraphKernelNodeSetAttribute calls cuGraphKernelNodeSetAttribute.
func (t *Thread) GraphKernelNodeSetAttribute(hNode cu.GraphNode, attr cu.LaunchAttributeID, value *cu.LaunchAttributeValue) cu.Result {
	var valueC cu.LaunchAttributeValue
	var valueP unsafe.Pointer
	if value != nil {
		valueC, valueP = *value, unsafe.Pointer(&valueC)
	}
	rc := cu.Result(C.f_cuGraphKernelNodeSetAttribute(C.u64(hNode), C.u64(attr), valueP))
	return rc
}

// GraphMemcpyNodeGetParams calls cuGraphMemcpyNodeGetParams.
func (t *Thread) GraphMemcpyNodeGetParams(hNode cu.GraphNode) (cu.CUDA_MEMCPY3D_v2, cu.Result) {
	var nodeParams cu.CUDA_MEMCPY3D_v2
	rc := cu.Result(C.f_cuGraphMemcpyNodeGetParams(C.u64(hNode), unsafe.Pointer(&nodeParams)))
	return nodeParams, rc
}

// GraphMemcpyNodeSetParams calls cuGraphMemcpyNodeSetParams.
func (t *Thread) GraphMemcpyNodeSetParams(hNode cu.GraphNode, nodeParams *cu.CUDA_MEMCPY3D_v2) cu.Result {
	var nodeParamsC cu.CUDA_MEMCPY3D_v2
	var nodeParamsP unsafe.Pointer
	if nodeParams != nil {
		nodeParamsC, nodeParamsP = *nodeParams, unsafe.Pointer(&nodeParamsC)
	}
	rc := cu.Result(C.f_cuGraphMemcpyNodeSetParams(C.u64(hNode), nodeParamsP))
	return rc
}

// GraphMemsetNodeGetParams calls cuGraphMemsetNodeGetParams.
func (t *Thread) GraphMemsetNodeGetParams(hNode cu.GraphNode) (cu.CUDA_MEMSET_NODE_PARAMS_v1, cu.Result) {
	var nodeParams cu.CUDA_MEMSET_NODE_PARAMS_v1
	rc := cu.Result(C.f_cuGraphMemsetNodeGetParams(C.u64(hNode), unsafe.Pointer(&nodeParams)))
	return nodeParams, rc
}

// GraphMemsetNodeSetParams calls cuGraphMemsetNodeSetParams.
func (t *Thread) GraphMemsetNodeSetParams(hNode cu.GraphNode, nodeParams *cu.CUDA_MEMSET_NODE_PARAMS_v1) cu.Result {
	var nodeParamsC cu.CUDA_MEMSET_NODE_PARAMS_v1
	var nodeParamsP unsafe.Pointer
	if nodeParams != nil {
		nodeParamsC, nodeParamsP = *nodeParams, unsafe.Pointer(&nodeParamsC)
	}
	rc := cu.Result(C.f_cuGraphMemsetNodeSetParams(C.u64(hNode), nodeParamsP))
	return rc
}

// GraphHostNodeGetParams calls cuGraphHostNodeGetParams.
func (t *Thread) GraphHostNodeGetParams(hNode cu.GraphNode) (cu.CUDA_HOST_NODE_PARAMS_v1, cu.Result) {
	var nodeParams cu.CUDA_HOST_NODE_PARAMS_v1
	rc := cu.Result(C.f_cuGraphHostNodeGetParams(C.u64(hNode), unsafe.Pointer(&nodeParams)))
	return nodeParams, rc
}

// GraphHostNodeSetParams calls cuGraphHostNodeSetParams.
func (t *Thread) GraphHostNodeSetParams(hNode cu.GraphNode, nodeParams *cu.CUDA_HOST_NODE_PARAMS_v1) cu.Result {
	var nodeParamsC cu.CUDA_HOST_NODE_PARAMS_v1
	var nodeParamsP unsafe.Pointer
	if nodeParams != nil {
		nodeParamsC, nodeParamsP = *nodeParams, unsafe.Pointer(&nodeParamsC)
	}
	rc := cu.Result(C.f_cuGraphHostNodeSetParams(C.u64(hNode), nodeParamsP))
	return rc
}

// GraphChildGraphNodeGetGraph calls cuGraphChildGraphNodeGetGraph.
func (t *Thread) GraphChildGraphNodeGetGraph(hNode cu.GraphNode) (cu.Graph, cu.Result) {
	var phGraph cu.Graph
	rc := cu.Result(C.f_cuGraphChildGraphNodeGetGraph(C.u64(hNode), unsafe.Pointer(&phGraph)))
	return phGraph, rc
}

// GraphEventRecordNodeGetEvent calls cuGraphEventRecordNodeGetEvent.
func (t *Thread) GraphEventRecordNodeGetEvent(hNode cu.GraphNode) (cu.Event, cu.Result) {
	var event_out cu.Event
	rc := cu.Result(C.f_cuGraphEventRecordNodeGetEvent(C.u64(hNode), unsafe.Pointer(&event_out)))
	return event_out, rc
}

// GraphEventRecordNodeSetEvent calls cuGraphEventRecordNodeSetEvent.
func (t *Thread) GraphEventRecordNodeSetEvent(hNode cu.GraphNode, event cu.Event) cu.Result {
	rc := cu.Result(C.f_cuGraphEventRecordNodeSetEvent(C.u64(hNode), C.u64(event)))
	return rc
}

// GraphEventWaitNodeGetEvent calls cuGraphEventWaitNodeGetEvent.
func (t *Thread) GraphEventWaitNodeGetEvent(hNode cu.GraphNode) (cu.Event, cu.Result) {
	var event_out cu.Event
	rc := cu.Result(C.f_cuGraphEventWaitNodeGetEvent(C.u64(hNode), unsafe.Pointer(&event_out)))
	return event_out, rc
}

// GraphEventWaitNodeSetEvent calls cuGraphEventWaitNodeSetEvent.
func (t *Thread) GraphEventWaitNodeSetEvent(hNode cu.GraphNode, event cu.Event) cu.Result {
	rc := cu.Result(C.f_cuGraphEventWaitNodeSetEvent(C.u64(hNode), C.u64(event)))
	return rc
}

// GraphBatchMemOpNodeGetParams calls cuGraphBatchMemOpNodeGetParams.
func (t *Thread) GraphBatchMemOpNodeGetParams(hNode cu.GraphNode) (cu.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, cu.Result) {
	var nodeParams_out cu.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1
	rc := cu.Result(C.f_cuGraphBatchMemOpNodeGetParams(C.u64(hNode), unsafe.Pointer(&nodeParams_out)))
	return nodeParams_out, rc
}

// GraphBatchMemOpNodeSetParams calls cuGraphBatchMemOpNodeSetParams.
func (t *Thread) GraphBatchMemOpNodeSetParams(hNode cu.GraphNode, nodeParams *cu.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1) cu.Result {
	var nodeParamsC cu.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1
	var nodeParamsP unsafe.Pointer
	if nodeParams != nil {
		nodeParamsC, nodeParamsP = *nodeParams, unsafe.Pointer(&nodeParamsC)
	}
	rc := cu.Result(C.f_cuGraphBatchMemOpNodeSetParams(C.u64(hNode), nodeParamsP))
	return rc
}

// GraphMemAllocNodeGetParams calls cuGraphMemAllocNodeGetParams.
func (t *Thread) GraphMemAllocNodeGetParams(hNode cu.GraphNode) (cu.CUDA_MEM_ALLOC_NODE_PARAMS_v1, cu.Result) {
	var params_out cu.CUDA_MEM_ALLOC_NODE_PARAMS_v1
	rc := cu.Result(C.f_cuGraphMemAllocNodeGetParams(C.u64(hNode), unsafe.Pointer(&params_out)))
	return params_out, rc
}

// GraphMemFreeNodeGetParams calls cuGraphMemFreeNodeGetParams.
func (t *Thread) GraphMemFreeNodeGetParams(hNode cu.GraphNode) (cu.Deviceptr, cu.Result) {
	var dptr_out cu.Deviceptr
	rc := cu.Result(C.f_cuGraphMemFreeNodeGetParams(C.u64(hNode), unsafe.Pointer(&dptr_out)))
	return dptr_out, rc
}

// DeviceGraphMemTrim calls cuDeviceGraphMemTrim.
func (t *Thread) DeviceGraphMemTrim(device cu.Device) cu.Result {
	rc := cu.Result(C.f_cuDeviceGraphMemTrim(C.u64(device)))
	return rc
}

// DeviceGetGraphMemAttribute calls cuDeviceGetGraphMemAttribute.
func (t *Thread) DeviceGetGraphMemAttribute(device cu.Device, attr cu.GraphMem_attribute) (uint64, cu.Result) {
	var value uint64
	rc := cu.Result(C.f_cuDeviceGetGraphMemAttribute(C.u64(device), C.u64(attr), unsafe.Pointer(&value)))
	return value, rc
}

// DeviceSetGraphMemAttribute calls cuDeviceSetGraphMemAttribute.
func (t *Thread) DeviceSetGraphMemAttribute(device cu.Device, attr cu.GraphMem_attribute, value *uint64) cu.Result {
	var valueC uint64
	var valueP unsafe.Pointer
	if value != nil {
		valueC, valueP = *value, unsafe.Pointer(&valueC)
	}
	rc := cu.Result(C.f_cuDeviceSetGraphMemAttribute(C.u64(device), C.u64(attr), valueP))
	return rc
}

// UserObjectRetain calls cuUserObjectRetain.
func (t *Thread) UserObjectRetain(object cu.UserObject, count uint32) cu.Result {
	rc := cu.Result(C.f_cuUserObjectRetain(C.u64(object), C.u64(count)))
	return rc
}

// UserObjectRelease calls cuUserObjectRelease.
func (t *Thread) UserObjectRelease(object cu.UserObject, count uint32) cu.Result {
	rc := cu.Result(C.f_cuUserObjectRelease(C.u64(object), C.u64(count)))
	return rc
}

// GraphRetainUserObject calls cuGraphRetainUserObject.
func (t *Thread) GraphRetainUserObject(graph cu.Graph, object cu.UserObject, count uint32, flags uint32) cu.Result {
	rc := cu.Result(C.f_cuGraphRetainUserObject(C.u64(graph), C.u64(object), C.u64(count), C.u64(flags)))
	return rc
}

// GraphReleaseUserObject calls cuGraphReleaseUserObject.
func (t *Thread) GraphReleaseUserObject(graph cu.Graph, object cu.UserObject, count uint32) cu.Result {
	rc := cu.Result(C.f_cuGraphReleaseUserObject(C.u64(graph), C.u64(object), C.u64(count)))
	return rc
}

// GraphInstantiateWithFlags calls cuGraphInstantiateWithFlags.
func (t *Thread) GraphInstantiateWithFlags(hGraph cu.Graph, flags uint64) (cu.GraphExec, cu.Result) {
	var phGraphExec cu.GraphExec
	rc := cu.Result(C.f_cuGraphInstantiateWithFlags(unsafe.Pointer(&phGraphExec), C.u64(hGraph), C.u64(flags)))
	return phGraphExec, rc
}

// GraphInstantiateWithParams calls cuGraphInstantiateWithParams.
func (t *Thread) GraphInstantiateWithParams(hGraph cu.Graph, instantiateParams cu.CUDA_GRAPH_INSTANTIATE_PARAMS) (cu.GraphExec, cu.CUDA_GRAPH_INSTANTIATE_PARAMS, cu.Result) {
	var phGraphExec cu.GraphExec
	rc := cu.Result(C.f_cuGraphInstantiateWithParams(unsafe.Pointer(&phGraphExec), C.u64(hGraph), unsafe.Pointer(&instantiateParams)))
	return phGraphExec, instantiateParams, rc
}

// GraphInstantiate calls cuGraphInstantiate_v2.
func (t *Thread) GraphInstantiate(hGraph cu.Graph, bufferSize uint64) (cu.GraphExec, cu.GraphNode, string, cu.Result) {
	var phGraphExec cu.GraphExec
	var phErrorNode cu.GraphNode
	logBufferBuf := make([]byte, bufferSize+1)
	rc := cu.Result(C.f_cuGraphInstantiate_v2(unsafe.Pointer(&phGraphExec), C.u64(hGraph), unsafe.Pointer(&phErrorNode), unsafe.Pointer(&logBufferBuf[0]), C.u64(bufferSize)))
	return phGraphExec, phErrorNode, cstring(logBufferBuf), rc
}

// GraphExecGetFlags calls cuGraphExecGetFlags.
func (t *Thread) GraphExecGetFlags(hGraphExec cu.GraphExec) (cu.Cuuint64_t, cu.Result) {
	var flags cu.Cuuint64_t
	rc := cu.Result(C.f_cuGraphExecGetFlags(C.u64(hGraphExec), unsafe.Pointer(&flags)))
	return flags, rc
}

// GraphExecNodeSetParams calls cuGraphExecNodeSetParams.
func (t *Thread) GraphExecNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, nodeParams *cu.GraphNodeParams) cu.Result {
	var nodeParamsC cu.GraphNodeParams
	var nodeParamsP unsafe.Pointer
	if nodeParams != nil {
		nodeParamsC, nodeParamsP = *nodeParams, unsafe.Pointer(&nodeParamsC)
	}
	rc := cu.Result(C.f_cuGraphExecNodeSetParams(C.u64(hGraphExec), C.u64(hNode), nodeParamsP))
	return rc
}

// GraphExecKernelNodeSetParams calls cuGraphExecKernelNodeSetParams_v2.
func (t *Thread) GraphExecKernelNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, nodeParams *cu.CUDA_KERNEL_NODE_PARAMS_v2) cu.Result {
	var nodeParamsC cu.CUDA_KERNEL_NODE_PARAMS_v2
	var nodeParamsP unsafe.Pointer
	if nodeParams != nil {
		nodeParamsC, nodeParamsP = *nodeParams, unsafe.Pointer(&nodeParamsC)
	}
	rc := cu.Result(C.f_cuGraphExecKernelNodeSetParams_v2(C.u64(hGraphExec), C.u64(hNode), nodeParamsP))
	return rc
}

// GraphExecKernelNodeSetParams_v1 calls cuGraphExecKernelNodeSetParams.
func (t *Thread) GraphExecKernelNodeSetParams_v1(hGraphExec cu.GraphExec, hNode cu.GraphNode, nodeParams *cu.CUDA_KERNEL_NODE_PARAMS_v1) cu.Result {
	var nodeParamsC cu.CUDA_KERNEL_NODE_PARAMS_v1
	var nodeParamsP unsafe.Pointer
	if nodeParams != nil {
		nodeParamsC, nodeParamsP = *nodeParams, unsafe.Pointer(&nodeParamsC)
	}
	rc := cu.Result(C.f_cuGraphExecKernelNodeSetParams(C.u64(hGraphExec), C.u64(hNode), nodeParamsP))
	return rc
}

// GraphExecMemcpyNodeSetParams calls cuGraphExecMemcpyNodeSetParams.
func (t *Thread) GraphExecMemcpyNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, copyParams *cu.CUDA_MEMCPY3D_v2, ctx cu.Context) cu.Result {
	var copyParamsC cu.CUDA_MEMCPY3D_v2
	var copyParamsP unsafe.Pointer
	if copyParams != nil {
		copyParamsC, copyParamsP = *copyParams, unsafe.Pointer(&copyParamsC)
	}
	rc := cu.Result(C.f_cuGraphExecMemcpyNodeSetParams(C.u64(hGraphExec), C.u64(hNode), copyParamsP, C.u64(ctx)))
	return rc
}

// GraphExecMemsetNodeSetParams calls cuGraphExecMemsetNodeSetParams.
func (t *Thread) GraphExecMemsetNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, memsetParams *cu.CUDA_MEMSET_NODE_PARAMS_v1, ctx cu.Context) cu.Result {
	var memsetParamsC cu.CUDA_MEMSET_NODE_PARAMS_v1
	var memsetParamsP unsafe.Pointer
	if memsetParams != nil {
		memsetParamsC, memsetParamsP = *memsetParams, unsafe.Pointer(&memsetParamsC)
	}
	rc := cu.Result(C.f_cuGraphExecMemsetNodeSetParams(C.u64(hGraphExec), C.u64(hNode), memsetParamsP, C.u64(ctx)))
	return rc
}

// GraphExecHostNodeSetParams calls cuGraphExecHostNodeSetParams.
func (t *Thread) GraphExecHostNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, nodeParams *cu.CUDA_HOST_NODE_PARAMS_v1) cu.Result {
	var nodeParamsC cu.CUDA_HOST_NODE_PARAMS_v1
	var nodeParamsP unsafe.Pointer
	if nodeParams != nil {
		nodeParamsC, nodeParamsP = *nodeParams, unsafe.Pointer(&nodeParamsC)
	}
	rc := cu.Result(C.f_cuGraphExecHostNodeSetParams(C.u64(hGraphExec), C.u64(hNode), nodeParamsP))
	return rc
}

// GraphExecChildGraphNodeSetParams calls cuGraphExecChildGraphNodeSetParams.
func (t *Thread) GraphExecChildGraphNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, childGraph cu.Graph) cu.Result {
	rc := cu.Result(C.f_cuGraphExecChildGraphNodeSetParams(C.u64(hGraphExec), C.u64(hNode), C.u64(childGraph)))
	return rc
}

// GraphExecEventRecordNodeSetEvent calls cuGraphExecEventRecordNodeSetEvent.
func (t *Thread) GraphExecEventRecordNodeSetEvent(hGraphExec cu.GraphExec, hNode cu.GraphNode, event cu.Event) cu.Result {
	rc := cu.Result(C.f_cuGraphExecEventRecordNodeSetEvent(C.u64(hGraphExec), C.u64(hNode), C.u64(event)))
	return rc
}

// GraphExecEventWaitNodeSetEvent calls cuGraphExecEventWaitNodeSetEvent.
func (t *Thread) GraphExecEventWaitNodeSetEvent(hGraphExec cu.GraphExec, hNode cu.GraphNode, event cu.Event) cu.Result {
	rc := cu.Result(C.f_cuGraphExecEventWaitNodeSetEvent(C.u64(hGraphExec), C.u64(hNode), C.u64(event)))
	return rc
}

// GraphExecBatchMemOpNodeSetParams calls cuGraphExecBatchMemOpNodeSetParams.
func (t *Thread) GraphExecBatchMemOpNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, nodeParams *cu.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1) cu.Result {
	var nodeParamsC cu.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1
	var nodeParamsP unsafe.Pointer
	if nodeParams != nil {
		nodeParamsC, nodeParamsP = *nodeParams, unsafe.Pointer(&nodeParamsC)
	}
	rc := cu.Result(C.f_cuGraphExecBatchMemOpNodeSetParams(C.u64(hGraphExec), C.u64(hNode), nodeParamsP))
	return rc
}

// GraphNodeSetEnabled calls cuGraphNodeSetEnabled.
func (t *Thread) GraphNodeSetEnabled(hGraphExec cu.GraphExec, hNode cu.GraphNode, isEnabled uint32) cu.Result {
	rc := cu.Result(C.f_cuGraphNodeSetEnabled(C.u64(hGraphExec), C.u64(hNode), C.u64(isEnabled)))
	return rc
}

// GraphNodeGetEnabled calls cuGraphNodeGetEnabled.
func (t *Thread) GraphNodeGetEnabled(hGraphExec cu.GraphExec, hNode cu.GraphNode) (uint32, cu.Result) {
	var isEnabled uint32
	rc := cu.Result(C.f_cuGraphNodeGetEnabled(C.u64(hGraphExec), C.u64(hNode), unsafe.Pointer(&isEnabled)))
	return isEnabled, rc
}

// GraphExecUpdate calls cuGraphExecUpdate_v2.
func (t *Thread) GraphExecUpdate(hGraphExec cu.GraphExec, hGraph cu.Graph) (cu.GraphExecUpdateResultInfo_v1, cu.Result) {
	var resultInfo cu.GraphExecUpdateResultInfo_v1
	rc := cu.Result(C.f_cuGraphExecUpdate_v2(C.u64(hGraphExec), C.u64(hGraph), unsafe.Pointer(&resultInfo)))
	return resultInfo, rc
}

// GraphExecUpdate_v1 calls cuGraphExecUpdate.
func (t *Thread) GraphExecUpdate_v1(hGraphExec cu.GraphExec, hGraph cu.Graph) (cu.GraphNode, cu.GraphExecUpdateResult, cu.Result) {
	var hErrorNode_out cu.GraphNode
	var updateResult_out cu.GraphExecUpdateResult
	rc := cu.Result(C.f_cuGraphExecUpdate(C.u64(hGraphExec), C.u64(hGraph), unsafe.Pointer(&hErrorNode_out), unsafe.Pointer(&updateResult_out)))
	return hErrorNode_out, updateResult_out, rc
}

// GraphUpload calls cuGraphUpload.
func (t *Thread) GraphUpload(hGraph cu.GraphExec, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuGraphUpload(C.u64(hGraph), C.u64(hStream)))
	return rc
}

// GraphLaunch calls cuGraphLaunch.
func (t *Thread) GraphLaunch(hGraph cu.GraphExec, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuGraphLaunch(C.u64(hGraph), C.u64(hStream)))
	return rc
}

// GraphExecDestroy calls cuGraphExecDestroy.
func (t *Thread) GraphExecDestroy(hGraphExec cu.GraphExec) cu.Result {
	rc := cu.Result(C.f_cuGraphExecDestroy(C.u64(hGraphExec)))
	return rc
}

// GreenCtxCreate calls cuGreenCtxCreate.
func (t *Thread) GreenCtxCreate(desc cu.DevResourceDesc, dev cu.Device, flags uint32) (cu.GreenCtx, cu.Result) {
	var phCtx cu.GreenCtx
	rc := cu.Result(C.f_cuGreenCtxCreate(unsafe.Pointer(&phCtx), C.u64(desc), C.u64(dev), C.u64(flags)))
	return phCtx, rc
}

// GreenCtxDestroy calls cuGreenCtxDestroy.
func (t *Thread) GreenCtxDestroy(hCtx cu.GreenCtx) cu.Result {
	rc := cu.Result(C.f_cuGreenCtxDestroy(C.u64(hCtx)))
	return rc
}

// GreenCtxGetId calls cuGreenCtxGetId.
func (t *Thread) GreenCtxGetId(greenCtx cu.GreenCtx) (uint64, cu.Result) {
	var greenCtxId uint64
	rc := cu.Result(C.f_cuGreenCtxGetId(C.u64(greenCtx), unsafe.Pointer(&greenCtxId)))
	return greenCtxId, rc
}

// GreenCtxRecordEvent calls cuGreenCtxRecordEvent.
func (t *Thread) GreenCtxRecordEvent(hCtx cu.GreenCtx, hEvent cu.Event) cu.Result {
	rc := cu.Result(C.f_cuGreenCtxRecordEvent(C.u64(hCtx), C.u64(hEvent)))
	return rc
}

// GreenCtxWaitEvent calls cuGreenCtxWaitEvent.
func (t *Thread) GreenCtxWaitEvent(hCtx cu.GreenCtx, hEvent cu.Event) cu.Result {
	rc := cu.Result(C.f_cuGreenCtxWaitEvent(C.u64(hCtx), C.u64(hEvent)))
	return rc
}

// GreenCtxStreamCreate calls cuGreenCtxStreamCreate.
func (t *Thread) GreenCtxStreamCreate(greenCtx cu.GreenCtx, flags uint32, priority int32) (cu.Stream, cu.Result) {
	var phStream cu.Stream
	rc := cu.Result(C.f_cuGreenCtxStreamCreate(unsafe.Pointer(&phStream), C.u64(greenCtx), C.u64(flags), C.u64(priority)))
	return phStream, rc
}

// GreenCtxGetDevResource calls cuGreenCtxGetDevResource.
func (t *Thread) GreenCtxGetDevResource(hCtx cu.GreenCtx, type_ cu.DevResourceType) (cu.DevResource_v1, cu.Result) {
	var resource cu.DevResource_v1
	rc := cu.Result(C.f_cuGreenCtxGetDevResource(C.u64(hCtx), unsafe.Pointer(&resource), C.u64(type_)))
	return resource, rc
}

// CtxFromGreenCtx calls cuCtxFromGreenCtx.
func (t *Thread) CtxFromGreenCtx(hCtx cu.GreenCtx) (cu.Context, cu.Result) {
	var pContext cu.Context
	rc := cu.Result(C.f_cuCtxFromGreenCtx(unsafe.Pointer(&pContext), C.u64(hCtx)))
	return pContext, rc
}

// CtxGetDevResource calls cuCtxGetDevResource.
func (t *Thread) CtxGetDevResource(hCtx cu.Context, type_ cu.DevResourceType) (cu.DevResource_v1, cu.Result) {
	var resource cu.DevResource_v1
	rc := cu.Result(C.f_cuCtxGetDevResource(C.u64(hCtx), unsafe.Pointer(&resource), C.u64(type_)))
	return resource, rc
}

// StreamGetGreenCtx calls cuStreamGetGreenCtx.
func (t *Thread) StreamGetGreenCtx(hStream cu.Stream) (cu.GreenCtx, cu.Result) {
	var phCtx cu.GreenCtx
	rc := cu.Result(C.f_cuStreamGetGreenCtx(C.u64(hStream), unsafe.Pointer(&phCtx)))
	return phCtx, rc
}

// DeviceGetDevResource calls cuDeviceGetDevResource.
func (t *Thread) DeviceGetDevResource(device cu.Device, type_ cu.DevResourceType) (cu.DevResource_v1, cu.Result) {
	var resource cu.DevResource_v1
	rc := cu.Result(C.f_cuDeviceGetDevResource(C.u64(device), unsafe.Pointer(&resource), C.u64(type_)))
	return resource, rc
}

// DevSmResourceSplitByCount calls cuDevSmResourceSplitByCount.
func (t *Thread) DevSmResourceSplitByCount(nbGroups uint32, input *cu.DevResource_v1, useFlags uint32, minCount uint32) ([]cu.DevResource_v1, uint32, cu.DevResource_v1, cu.Result) {
	result := make([]cu.DevResource_v1, nbGroups)
	var inputC cu.DevResource_v1
	var inputP unsafe.Pointer
	if input != nil {
		inputC, inputP = *input, unsafe.Pointer(&inputC)
	}
	var remaining cu.DevResource_v1
	rc := cu.Result(C.f_cuDevSmResourceSplitByCount(slicePtr(result), unsafe.Pointer(&nbGroups), inputP, unsafe.Pointer(&remaining), C.u64(useFlags), C.u64(minCount)))
	result = result[:min(uint64(len(result)), uint64(nbGroups))]
	return result, nbGroups, remaining, rc
}

// DevResourceGenerateDesc calls cuDevResourceGenerateDesc.
func (t *Thread) DevResourceGenerateDesc(resources []cu.DevResource_v1) (cu.DevResourceDesc, cu.Result) {
	var phDesc cu.DevResourceDesc
	rc := cu.Result(C.f_cuDevResourceGenerateDesc(unsafe.Pointer(&phDesc), slicePtr(resources), C.u64(len(resources))))
	return phDesc, rc
}

// CoredumpGetAttribute calls cuCoredumpGetAttribute.
func (t *Thread) CoredumpGetAttribute(attrib cu.CoredumpSettings, size uint64) ([]byte, uint64, cu.Result) {
	valueBuf := make([]byte, size+1)
	rc := cu.Result(C.f_cuCoredumpGetAttribute(C.u64(attrib), unsafe.Pointer(&valueBuf[0]), unsafe.Pointer(&size)))
	return valueBuf[:min(size, uint64(len(valueBuf)))], size, rc
}

// CoredumpGetAttributeGlobal calls cuCoredumpGetAttributeGlobal.
func (t *Thread) CoredumpGetAttributeGlobal(attrib cu.CoredumpSettings, size uint64) ([]byte, uint64, cu.Result) {
	valueBuf := make([]byte, size+1)
	rc := cu.Result(C.f_cuCoredumpGetAttributeGlobal(C.u64(attrib), unsafe.Pointer(&valueBuf[0]), unsafe.Pointer(&size)))
	return valueBuf[:min(size, uint64(len(valueBuf)))], size, rc
}

// CoredumpSetAttribute calls cuCoredumpSetAttribute.
func (t *Thread) CoredumpSetAttribute(attrib cu.CoredumpSettings, value []byte, size uint64) (uint64, cu.Result) {
	rc := cu.Result(C.f_cuCoredumpSetAttribute(C.u64(attrib), slicePtr(value), unsafe.Pointer(&size)))
	return size, rc
}

// CoredumpSetAttributeGlobal calls cuCoredumpSetAttributeGlobal.
func (t *Thread) CoredumpSetAttributeGlobal(attrib cu.CoredumpSettings, value []byte, size uint64) (uint64, cu.Result) {
	rc := cu.Result(C.f_cuCoredumpSetAttributeGlobal(C.u64(attrib), slicePtr(value), unsafe.Pointer(&size)))
	return size, rc
}

// CheckpointProcessGetState calls cuCheckpointProcessGetState.
func (t *Thread) CheckpointProcessGetState(pid int32) (cu.ProcessState, cu.Result) {
	var state cu.ProcessState
	rc := cu.Result(C.f_cuCheckpointProcessGetState(C.u64(pid), unsafe.Pointer(&state)))
	return state, rc
}

// LogsUnregisterCallback calls cuLogsUnregisterCallback.
func (t *Thread) LogsUnregisterCallback(callback cu.LogsCallbackHandle) cu.Result {
	rc := cu.Result(C.f_cuLogsUnregisterCallback(C.u64(callback)))
	return rc
}

// LogsCurrent calls cuLogsCurrent.
func (t *Thread) LogsCurrent(flags uint32) (cu.LogIterator, cu.Result) {
	var iterator_out cu.LogIterator
	rc := cu.Result(C.f_cuLogsCurrent(unsafe.Pointer(&iterator_out), C.u64(flags)))
	return iterator_out, rc
}

// LogsDumpToFile calls cuLogsDumpToFile.
func (t *Thread) LogsDumpToFile(iterator cu.LogIterator, pathToFile string, flags uint32) (cu.LogIterator, cu.Result) {
	pathToFileZ := append([]byte(pathToFile), 0)
	rc := cu.Result(C.f_cuLogsDumpToFile(unsafe.Pointer(&iterator), unsafe.Pointer(&pathToFileZ[0]), C.u64(flags)))
	return iterator, rc
}

// LogsDumpToMemory calls cuLogsDumpToMemory.
func (t *Thread) LogsDumpToMemory(iterator cu.LogIterator, size uint64, flags uint32) (cu.LogIterator, string, uint64, cu.Result) {
	bufferBuf := make([]byte, size+1)
	rc := cu.Result(C.f_cuLogsDumpToMemory(unsafe.Pointer(&iterator), unsafe.Pointer(&bufferBuf[0]), unsafe.Pointer(&size), C.u64(flags)))
	return iterator, cstring(bufferBuf), size, rc
}

// ProfilerInitialize calls cuProfilerInitialize.
func (t *Thread) ProfilerInitialize(configFile string, outputFile string, outputMode cu.Output_mode) cu.Result {
	configFileZ := append([]byte(configFile), 0)
	outputFileZ := append([]byte(outputFile), 0)
	rc := cu.Result(C.f_cuProfilerInitialize(unsafe.Pointer(&configFileZ[0]), unsafe.Pointer(&outputFileZ[0]), C.u64(outputMode)))
	return rc
}

// ProfilerStart calls cuProfilerStart.
func (t *Thread) ProfilerStart() cu.Result {
	rc := cu.Result(C.f_cuProfilerStart())
	return rc
}

// ProfilerStop calls cuProfilerStop.
func (t *Thread) ProfilerStop() cu.Result {
	rc := cu.Result(C.f_cuProfilerStop())
	return rc
}

// GraphicsUnregisterResource calls cuGraphicsUnregisterResource.
func (t *Thread) GraphicsUnregisterResource(resource cu.GraphicsResource) cu.Result {
	rc := cu.Result(C.f_cuGraphicsUnregisterResource(C.u64(resource)))
	return rc
}

// GraphicsSubResourceGetMappedArray calls cuGraphicsSubResourceGetMappedArray.
func (t *Thread) GraphicsSubResourceGetMappedArray(resource cu.GraphicsResource, arrayIndex uint32, mipLevel uint32) (cu.Array, cu.Result) {
	var pArray cu.Array
	rc := cu.Result(C.f_cuGraphicsSubResourceGetMappedArray(unsafe.Pointer(&pArray), C.u64(resource), C.u64(arrayIndex), C.u64(mipLevel)))
	return pArray, rc
}

// GraphicsResourceGetMappedMipmappedArray calls cuGraphicsResourceGetMappedMipmappedArray.
func (t *Thread) GraphicsResourceGetMappedMipmappedArray(resource cu.GraphicsResource) (cu.MipmappedArray, cu.Result) {
	var pMipmappedArray cu.MipmappedArray
	rc := cu.Result(C.f_cuGraphicsResourceGetMappedMipmappedArray(unsafe.Pointer(&pMipmappedArray), C.u64(resource)))
	return pMipmappedArray, rc
}

// GraphicsResourceGetMappedPointer calls cuGraphicsResourceGetMappedPointer_v2.
func (t *Thread) GraphicsResourceGetMappedPointer(resource cu.GraphicsResource) (cu.Deviceptr, uint64, cu.Result) {
	var pDevPtr cu.Deviceptr
	var pSize uint64
	rc := cu.Result(C.f_cuGraphicsResourceGetMappedPointer_v2(unsafe.Pointer(&pDevPtr), unsafe.Pointer(&pSize), C.u64(resource)))
	return pDevPtr, pSize, rc
}

// GraphicsResourceSetMapFlags calls cuGraphicsResourceSetMapFlags_v2.
func (t *Thread) GraphicsResourceSetMapFlags(resource cu.GraphicsResource, flags uint32) cu.Result {
	rc := cu.Result(C.f_cuGraphicsResourceSetMapFlags_v2(C.u64(resource), C.u64(flags)))
	return rc
}

// GraphicsMapResources calls cuGraphicsMapResources.
func (t *Thread) GraphicsMapResources(resources []cu.GraphicsResource, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuGraphicsMapResources(C.u64(len(resources)), slicePtr(resources), C.u64(hStream)))
	return rc
}

// GraphicsUnmapResources calls cuGraphicsUnmapResources.
func (t *Thread) GraphicsUnmapResources(resources []cu.GraphicsResource, hStream cu.Stream) cu.Result {
	rc := cu.Result(C.f_cuGraphicsUnmapResources(C.u64(len(resources)), slicePtr(resources), C.u64(hStream)))
	return rc
}
