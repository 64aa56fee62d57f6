// Code generated from api/ by gen/emit; DO NOT EDIT.

package client

import "ferry/wire"

// Snapshot asks for Snapshot and waits for the answer.
func (c *Conn) Snapshot(q *wire.SnapshotRequest) (a wire.SnapshotReply, err error) {
	err = c.ask(wire.OpSnapshot, q, &a)
	return a, err
}

// PrimaryRetain asks for PrimaryRetain and waits for the answer.
func (c *Conn) PrimaryRetain(q *wire.PrimaryRetainRequest) (a wire.PrimaryRetainReply, err error) {
	err = c.ask(wire.OpPrimaryRetain, q, &a)
	return a, err
}

// PrimaryRelease sends PrimaryRelease; its errors come with the next answer.
func (c *Conn) PrimaryRelease(q *wire.PrimaryReleaseRequest) error {
	return c.post(wire.OpPrimaryRelease, q)
}

// PrimaryReset asks for PrimaryReset and waits for the answer.
func (c *Conn) PrimaryReset(q *wire.PrimaryResetRequest) (a wire.PrimaryResetReply, err error) {
	err = c.ask(wire.OpPrimaryReset, q, &a)
	return a, err
}

// CtxCreate asks for CtxCreate and waits for the answer.
func (c *Conn) CtxCreate(q *wire.CtxCreateRequest) (a wire.CtxCreateReply, err error) {
	err = c.ask(wire.OpCtxCreate, q, &a)
	return a, err
}

// CtxDestroy asks for CtxDestroy and waits for the answer.
func (c *Conn) CtxDestroy(q *wire.CtxDestroyRequest) (a wire.CtxDestroyReply, err error) {
	err = c.ask(wire.OpCtxDestroy, q, &a)
	return a, err
}

// CtxSynchronize asks for CtxSynchronize and waits for the answer.
func (c *Conn) CtxSynchronize(q *wire.CtxSynchronizeRequest) (a wire.CtxSynchronizeReply, err error) {
	err = c.ask(wire.OpCtxSynchronize, q, &a)
	return a, err
}

// MemAlloc asks for MemAlloc and waits for the answer.
func (c *Conn) MemAlloc(q *wire.MemAllocRequest) (a wire.MemAllocReply, err error) {
	err = c.ask(wire.OpMemAlloc, q, &a)
	return a, err
}

// MemFree sends MemFree; its errors come with the next answer.
func (c *Conn) MemFree(q *wire.MemFreeRequest) error {
	return c.post(wire.OpMemFree, q)
}

// CopyIn sends CopyIn; its errors come with the next answer.
func (c *Conn) CopyIn(q *wire.CopyInRequest) error {
	return c.post(wire.OpCopyIn, q)
}

// CopyOut asks for CopyOut and waits for the answer.
func (c *Conn) CopyOut(q *wire.CopyOutRequest) (a wire.CopyOutReply, err error) {
	err = c.ask(wire.OpCopyOut, q, &a)
	return a, err
}

// CopyOutLater asks for CopyOutLater and waits for the answer.
func (c *Conn) CopyOutLater(q *wire.CopyOutLaterRequest) (a wire.CopyOutLaterReply, err error) {
	err = c.ask(wire.OpCopyOutLater, q, &a)
	return a, err
}

// CopyOn sends CopyOn; its errors come with the next answer.
func (c *Conn) CopyOn(q *wire.CopyOnRequest) error {
	return c.post(wire.OpCopyOn, q)
}

// Blob sends Blob; its errors come with the next answer.
func (c *Conn) Blob(q *wire.BlobRequest) error {
	return c.post(wire.OpBlob, q)
}

// ModuleLoad asks for ModuleLoad and waits for the answer.
func (c *Conn) ModuleLoad(q *wire.ModuleLoadRequest) (a wire.ModuleLoadReply, err error) {
	err = c.ask(wire.OpModuleLoad, q, &a)
	return a, err
}

// LibraryLoad asks for LibraryLoad and waits for the answer.
func (c *Conn) LibraryLoad(q *wire.LibraryLoadRequest) (a wire.LibraryLoadReply, err error) {
	err = c.ask(wire.OpLibraryLoad, q, &a)
	return a, err
}

// ModuleGetFunction asks for ModuleGetFunction and waits for the answer.
func (c *Conn) ModuleGetFunction(q *wire.ModuleGetFunctionRequest) (a wire.ModuleGetFunctionReply, err error) {
	err = c.ask(wire.OpModuleGetFunction, q, &a)
	return a, err
}

// ModuleFunctions asks for ModuleFunctions and waits for the answer.
func (c *Conn) ModuleFunctions(q *wire.ModuleFunctionsRequest) (a wire.ModuleFunctionsReply, err error) {
	err = c.ask(wire.OpModuleFunctions, q, &a)
	return a, err
}

// LibraryGetKernel asks for LibraryGetKernel and waits for the answer.
func (c *Conn) LibraryGetKernel(q *wire.LibraryGetKernelRequest) (a wire.LibraryGetKernelReply, err error) {
	err = c.ask(wire.OpLibraryGetKernel, q, &a)
	return a, err
}

// LibraryKernels asks for LibraryKernels and waits for the answer.
func (c *Conn) LibraryKernels(q *wire.LibraryKernelsRequest) (a wire.LibraryKernelsReply, err error) {
	err = c.ask(wire.OpLibraryKernels, q, &a)
	return a, err
}

// LibraryGetModule asks for LibraryGetModule and waits for the answer.
func (c *Conn) LibraryGetModule(q *wire.LibraryGetModuleRequest) (a wire.LibraryGetModuleReply, err error) {
	err = c.ask(wire.OpLibraryGetModule, q, &a)
	return a, err
}

// KernelGetFunction asks for KernelGetFunction and waits for the answer.
func (c *Conn) KernelGetFunction(q *wire.KernelGetFunctionRequest) (a wire.KernelGetFunctionReply, err error) {
	err = c.ask(wire.OpKernelGetFunction, q, &a)
	return a, err
}

// KernelInfo asks for KernelInfo and waits for the answer.
func (c *Conn) KernelInfo(q *wire.KernelInfoRequest) (a wire.KernelInfoReply, err error) {
	err = c.ask(wire.OpKernelInfo, q, &a)
	return a, err
}

// Launch sends Launch; its errors come with the next answer.
func (c *Conn) Launch(q *wire.LaunchRequest) error {
	return c.post(wire.OpLaunch, q)
}

// DeviceGetTexture1DLinearMaxWidth asks for cuDeviceGetTexture1DLinearMaxWidth and waits for the answer.
func (c *Conn) DeviceGetTexture1DLinearMaxWidth(q *wire.DeviceGetTexture1DLinearMaxWidthRequest) (a wire.DeviceGetTexture1DLinearMaxWidthReply, err error) {
	err = c.ask(wire.OpDeviceGetTexture1DLinearMaxWidth, q, &a)
	return a, err
}

// DeviceGetHostAtomicCapabilities asks for cuDeviceGetHostAtomicCapabilities and waits for the answer.
func (c *Conn) DeviceGetHostAtomicCapabilities(q *wire.DeviceGetHostAtomicCapabilitiesRequest) (a wire.DeviceGetHostAtomicCapabilitiesReply, err error) {
	err = c.ask(wire.OpDeviceGetHostAtomicCapabilities, q, &a)
	return a, err
}

// DeviceGetExecAffinitySupport asks for cuDeviceGetExecAffinitySupport and waits for the answer.
func (c *Conn) DeviceGetExecAffinitySupport(q *wire.DeviceGetExecAffinitySupportRequest) (a wire.DeviceGetExecAffinitySupportReply, err error) {
	err = c.ask(wire.OpDeviceGetExecAffinitySupport, q, &a)
	return a, err
}

// FlushGPUDirectRDMAWrites asks for cuFlushGPUDirectRDMAWrites and waits for the answer.
func (c *Conn) FlushGPUDirectRDMAWrites(q *wire.FlushGPUDirectRDMAWritesRequest) (a wire.FlushGPUDirectRDMAWritesReply, err error) {
	err = c.ask(wire.OpFlushGPUDirectRDMAWrites, q, &a)
	return a, err
}

// DeviceCanAccessPeer asks for cuDeviceCanAccessPeer and waits for the answer.
func (c *Conn) DeviceCanAccessPeer(q *wire.DeviceCanAccessPeerRequest) (a wire.DeviceCanAccessPeerReply, err error) {
	err = c.ask(wire.OpDeviceCanAccessPeer, q, &a)
	return a, err
}

// DeviceGetP2PAttribute asks for cuDeviceGetP2PAttribute and waits for the answer.
func (c *Conn) DeviceGetP2PAttribute(q *wire.DeviceGetP2PAttributeRequest) (a wire.DeviceGetP2PAttributeReply, err error) {
	err = c.ask(wire.OpDeviceGetP2PAttribute, q, &a)
	return a, err
}

// DeviceGetP2PAtomicCapabilities asks for cuDeviceGetP2PAtomicCapabilities and waits for the answer.
func (c *Conn) DeviceGetP2PAtomicCapabilities(q *wire.DeviceGetP2PAtomicCapabilitiesRequest) (a wire.DeviceGetP2PAtomicCapabilitiesReply, err error) {
	err = c.ask(wire.OpDeviceGetP2PAtomicCapabilities, q, &a)
	return a, err
}

// DevicePrimaryCtxSetFlags_v2 asks for cuDevicePrimaryCtxSetFlags_v2 and waits for the answer.
func (c *Conn) DevicePrimaryCtxSetFlags_v2(q *wire.DevicePrimaryCtxSetFlags_v2Request) (a wire.DevicePrimaryCtxSetFlags_v2Reply, err error) {
	err = c.ask(wire.OpDevicePrimaryCtxSetFlags_v2, q, &a)
	return a, err
}

// CtxSetFlags sends cuCtxSetFlags; its errors come with the next answer.
func (c *Conn) CtxSetFlags(q *wire.CtxSetFlagsRequest) error {
	return c.post(wire.OpCtxSetFlags, q)
}

// CtxSetLimit sends cuCtxSetLimit; its errors come with the next answer.
func (c *Conn) CtxSetLimit(q *wire.CtxSetLimitRequest) error {
	return c.post(wire.OpCtxSetLimit, q)
}

// CtxGetLimit asks for cuCtxGetLimit and waits for the answer.
func (c *Conn) CtxGetLimit(q *wire.CtxGetLimitRequest) (a wire.CtxGetLimitReply, err error) {
	err = c.ask(wire.OpCtxGetLimit, q, &a)
	return a, err
}

// CtxGetCacheConfig asks for cuCtxGetCacheConfig and waits for the answer.
func (c *Conn) CtxGetCacheConfig(q *wire.CtxGetCacheConfigRequest) (a wire.CtxGetCacheConfigReply, err error) {
	err = c.ask(wire.OpCtxGetCacheConfig, q, &a)
	return a, err
}

// CtxSetCacheConfig sends cuCtxSetCacheConfig; its errors come with the next answer.
func (c *Conn) CtxSetCacheConfig(q *wire.CtxSetCacheConfigRequest) error {
	return c.post(wire.OpCtxSetCacheConfig, q)
}

// CtxGetSharedMemConfig asks for cuCtxGetSharedMemConfig and waits for the answer.
func (c *Conn) CtxGetSharedMemConfig(q *wire.CtxGetSharedMemConfigRequest) (a wire.CtxGetSharedMemConfigReply, err error) {
	err = c.ask(wire.OpCtxGetSharedMemConfig, q, &a)
	return a, err
}

// CtxSetSharedMemConfig sends cuCtxSetSharedMemConfig; its errors come with the next answer.
func (c *Conn) CtxSetSharedMemConfig(q *wire.CtxSetSharedMemConfigRequest) error {
	return c.post(wire.OpCtxSetSharedMemConfig, q)
}

// CtxResetPersistingL2Cache sends cuCtxResetPersistingL2Cache; its errors come with the next answer.
func (c *Conn) CtxResetPersistingL2Cache(q *wire.CtxResetPersistingL2CacheRequest) error {
	return c.post(wire.OpCtxResetPersistingL2Cache, q)
}

// CtxGetExecAffinity asks for cuCtxGetExecAffinity and waits for the answer.
func (c *Conn) CtxGetExecAffinity(q *wire.CtxGetExecAffinityRequest) (a wire.CtxGetExecAffinityReply, err error) {
	err = c.ask(wire.OpCtxGetExecAffinity, q, &a)
	return a, err
}

// ModuleUnload sends cuModuleUnload; its errors come with the next answer.
func (c *Conn) ModuleUnload(q *wire.ModuleUnloadRequest) error {
	return c.post(wire.OpModuleUnload, q)
}

// ModuleGetFunctionCount asks for cuModuleGetFunctionCount and waits for the answer.
func (c *Conn) ModuleGetFunctionCount(q *wire.ModuleGetFunctionCountRequest) (a wire.ModuleGetFunctionCountReply, err error) {
	err = c.ask(wire.OpModuleGetFunctionCount, q, &a)
	return a, err
}

// ModuleGetGlobal_v2 asks for cuModuleGetGlobal_v2 and waits for the answer.
func (c *Conn) ModuleGetGlobal_v2(q *wire.ModuleGetGlobal_v2Request) (a wire.ModuleGetGlobal_v2Reply, err error) {
	err = c.ask(wire.OpModuleGetGlobal_v2, q, &a)
	return a, err
}

// LibraryUnload sends cuLibraryUnload; its errors come with the next answer.
func (c *Conn) LibraryUnload(q *wire.LibraryUnloadRequest) error {
	return c.post(wire.OpLibraryUnload, q)
}

// LibraryGetKernelCount asks for cuLibraryGetKernelCount and waits for the answer.
func (c *Conn) LibraryGetKernelCount(q *wire.LibraryGetKernelCountRequest) (a wire.LibraryGetKernelCountReply, err error) {
	err = c.ask(wire.OpLibraryGetKernelCount, q, &a)
	return a, err
}

// LibraryGetGlobal asks for cuLibraryGetGlobal and waits for the answer.
func (c *Conn) LibraryGetGlobal(q *wire.LibraryGetGlobalRequest) (a wire.LibraryGetGlobalReply, err error) {
	err = c.ask(wire.OpLibraryGetGlobal, q, &a)
	return a, err
}

// KernelSetAttribute sends cuKernelSetAttribute; its errors come with the next answer.
func (c *Conn) KernelSetAttribute(q *wire.KernelSetAttributeRequest) error {
	return c.post(wire.OpKernelSetAttribute, q)
}

// KernelSetCacheConfig sends cuKernelSetCacheConfig; its errors come with the next answer.
func (c *Conn) KernelSetCacheConfig(q *wire.KernelSetCacheConfigRequest) error {
	return c.post(wire.OpKernelSetCacheConfig, q)
}

// FuncSetAttribute sends cuFuncSetAttribute; its errors come with the next answer.
func (c *Conn) FuncSetAttribute(q *wire.FuncSetAttributeRequest) error {
	return c.post(wire.OpFuncSetAttribute, q)
}

// FuncSetCacheConfig sends cuFuncSetCacheConfig; its errors come with the next answer.
func (c *Conn) FuncSetCacheConfig(q *wire.FuncSetCacheConfigRequest) error {
	return c.post(wire.OpFuncSetCacheConfig, q)
}

// FuncSetSharedMemConfig sends cuFuncSetSharedMemConfig; its errors come with the next answer.
func (c *Conn) FuncSetSharedMemConfig(q *wire.FuncSetSharedMemConfigRequest) error {
	return c.post(wire.OpFuncSetSharedMemConfig, q)
}

// OccupancyMaxActiveBlocksPerMultiprocessor asks for cuOccupancyMaxActiveBlocksPerMultiprocessor and waits for the answer.
func (c *Conn) OccupancyMaxActiveBlocksPerMultiprocessor(q *wire.OccupancyMaxActiveBlocksPerMultiprocessorRequest) (a wire.OccupancyMaxActiveBlocksPerMultiprocessorReply, err error) {
	err = c.ask(wire.OpOccupancyMaxActiveBlocksPerMultiprocessor, q, &a)
	return a, err
}

// OccupancyMaxActiveBlocksPerMultiprocessorWithFlags asks for cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags and waits for the answer.
func (c *Conn) OccupancyMaxActiveBlocksPerMultiprocessorWithFlags(q *wire.OccupancyMaxActiveBlocksPerMultiprocessorWithFlagsRequest) (a wire.OccupancyMaxActiveBlocksPerMultiprocessorWithFlagsReply, err error) {
	err = c.ask(wire.OpOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, q, &a)
	return a, err
}

// OccupancyAvailableDynamicSMemPerBlock asks for cuOccupancyAvailableDynamicSMemPerBlock and waits for the answer.
func (c *Conn) OccupancyAvailableDynamicSMemPerBlock(q *wire.OccupancyAvailableDynamicSMemPerBlockRequest) (a wire.OccupancyAvailableDynamicSMemPerBlockReply, err error) {
	err = c.ask(wire.OpOccupancyAvailableDynamicSMemPerBlock, q, &a)
	return a, err
}

// MemGetInfo_v2 asks for cuMemGetInfo_v2 and waits for the answer.
func (c *Conn) MemGetInfo_v2(q *wire.MemGetInfo_v2Request) (a wire.MemGetInfo_v2Reply, err error) {
	err = c.ask(wire.OpMemGetInfo_v2, q, &a)
	return a, err
}

// MemsetD8Async sends cuMemsetD8Async; its errors come with the next answer.
func (c *Conn) MemsetD8Async(q *wire.MemsetD8AsyncRequest) error {
	return c.post(wire.OpMemsetD8Async, q)
}

// MemsetD16Async sends cuMemsetD16Async; its errors come with the next answer.
func (c *Conn) MemsetD16Async(q *wire.MemsetD16AsyncRequest) error {
	return c.post(wire.OpMemsetD16Async, q)
}

// MemsetD32Async sends cuMemsetD32Async; its errors come with the next answer.
func (c *Conn) MemsetD32Async(q *wire.MemsetD32AsyncRequest) error {
	return c.post(wire.OpMemsetD32Async, q)
}

// MemsetD2D8Async sends cuMemsetD2D8Async; its errors come with the next answer.
func (c *Conn) MemsetD2D8Async(q *wire.MemsetD2D8AsyncRequest) error {
	return c.post(wire.OpMemsetD2D8Async, q)
}

// MemsetD2D16Async sends cuMemsetD2D16Async; its errors come with the next answer.
func (c *Conn) MemsetD2D16Async(q *wire.MemsetD2D16AsyncRequest) error {
	return c.post(wire.OpMemsetD2D16Async, q)
}

// MemsetD2D32Async sends cuMemsetD2D32Async; its errors come with the next answer.
func (c *Conn) MemsetD2D32Async(q *wire.MemsetD2D32AsyncRequest) error {
	return c.post(wire.OpMemsetD2D32Async, q)
}

// DeviceSetMemPool sends cuDeviceSetMemPool; its errors come with the next answer.
func (c *Conn) DeviceSetMemPool(q *wire.DeviceSetMemPoolRequest) error {
	return c.post(wire.OpDeviceSetMemPool, q)
}

// DeviceGetMemPool asks for cuDeviceGetMemPool and waits for the answer.
func (c *Conn) DeviceGetMemPool(q *wire.DeviceGetMemPoolRequest) (a wire.DeviceGetMemPoolReply, err error) {
	err = c.ask(wire.OpDeviceGetMemPool, q, &a)
	return a, err
}

// DeviceGetDefaultMemPool asks for cuDeviceGetDefaultMemPool and waits for the answer.
func (c *Conn) DeviceGetDefaultMemPool(q *wire.DeviceGetDefaultMemPoolRequest) (a wire.DeviceGetDefaultMemPoolReply, err error) {
	err = c.ask(wire.OpDeviceGetDefaultMemPool, q, &a)
	return a, err
}

// MemPoolCreate asks for cuMemPoolCreate and waits for the answer.
func (c *Conn) MemPoolCreate(q *wire.MemPoolCreateRequest) (a wire.MemPoolCreateReply, err error) {
	err = c.ask(wire.OpMemPoolCreate, q, &a)
	return a, err
}

// MemPoolDestroy sends cuMemPoolDestroy; its errors come with the next answer.
func (c *Conn) MemPoolDestroy(q *wire.MemPoolDestroyRequest) error {
	return c.post(wire.OpMemPoolDestroy, q)
}

// MemPoolTrimTo sends cuMemPoolTrimTo; its errors come with the next answer.
func (c *Conn) MemPoolTrimTo(q *wire.MemPoolTrimToRequest) error {
	return c.post(wire.OpMemPoolTrimTo, q)
}

// MemPoolSetAccess asks for cuMemPoolSetAccess and waits for the answer.
func (c *Conn) MemPoolSetAccess(q *wire.MemPoolSetAccessRequest) (a wire.MemPoolSetAccessReply, err error) {
	err = c.ask(wire.OpMemPoolSetAccess, q, &a)
	return a, err
}

// MemPoolGetAccess asks for cuMemPoolGetAccess and waits for the answer.
func (c *Conn) MemPoolGetAccess(q *wire.MemPoolGetAccessRequest) (a wire.MemPoolGetAccessReply, err error) {
	err = c.ask(wire.OpMemPoolGetAccess, q, &a)
	return a, err
}

// MemGetDefaultMemPool asks for cuMemGetDefaultMemPool and waits for the answer.
func (c *Conn) MemGetDefaultMemPool(q *wire.MemGetDefaultMemPoolRequest) (a wire.MemGetDefaultMemPoolReply, err error) {
	err = c.ask(wire.OpMemGetDefaultMemPool, q, &a)
	return a, err
}

// MemGetMemPool asks for cuMemGetMemPool and waits for the answer.
func (c *Conn) MemGetMemPool(q *wire.MemGetMemPoolRequest) (a wire.MemGetMemPoolReply, err error) {
	err = c.ask(wire.OpMemGetMemPool, q, &a)
	return a, err
}

// MemSetMemPool sends cuMemSetMemPool; its errors come with the next answer.
func (c *Conn) MemSetMemPool(q *wire.MemSetMemPoolRequest) error {
	return c.post(wire.OpMemSetMemPool, q)
}

// MemGetAllocationGranularity asks for cuMemGetAllocationGranularity and waits for the answer.
func (c *Conn) MemGetAllocationGranularity(q *wire.MemGetAllocationGranularityRequest) (a wire.MemGetAllocationGranularityReply, err error) {
	err = c.ask(wire.OpMemGetAllocationGranularity, q, &a)
	return a, err
}

// StreamCreateWithPriority sends cuStreamCreateWithPriority; its errors come with the next answer.
func (c *Conn) StreamCreateWithPriority(q *wire.StreamCreateWithPriorityRequest) error {
	return c.post(wire.OpStreamCreateWithPriority, q)
}

// StreamDestroy_v2 sends cuStreamDestroy_v2; its errors come with the next answer.
func (c *Conn) StreamDestroy_v2(q *wire.StreamDestroy_v2Request) error {
	return c.post(wire.OpStreamDestroy_v2, q)
}

// StreamWaitEvent sends cuStreamWaitEvent; its errors come with the next answer.
func (c *Conn) StreamWaitEvent(q *wire.StreamWaitEventRequest) error {
	return c.post(wire.OpStreamWaitEvent, q)
}

// StreamQuery asks for cuStreamQuery and waits for the answer.
func (c *Conn) StreamQuery(q *wire.StreamQueryRequest) (a wire.StreamQueryReply, err error) {
	err = c.ask(wire.OpStreamQuery, q, &a)
	return a, err
}

// StreamSynchronize asks for cuStreamSynchronize and waits for the answer.
func (c *Conn) StreamSynchronize(q *wire.StreamSynchronizeRequest) (a wire.StreamSynchronizeReply, err error) {
	err = c.ask(wire.OpStreamSynchronize, q, &a)
	return a, err
}

// EventCreate sends cuEventCreate; its errors come with the next answer.
func (c *Conn) EventCreate(q *wire.EventCreateRequest) error {
	return c.post(wire.OpEventCreate, q)
}

// EventRecordWithFlags sends cuEventRecordWithFlags; its errors come with the next answer.
func (c *Conn) EventRecordWithFlags(q *wire.EventRecordWithFlagsRequest) error {
	return c.post(wire.OpEventRecordWithFlags, q)
}

// EventQuery asks for cuEventQuery and waits for the answer.
func (c *Conn) EventQuery(q *wire.EventQueryRequest) (a wire.EventQueryReply, err error) {
	err = c.ask(wire.OpEventQuery, q, &a)
	return a, err
}

// EventSynchronize asks for cuEventSynchronize and waits for the answer.
func (c *Conn) EventSynchronize(q *wire.EventSynchronizeRequest) (a wire.EventSynchronizeReply, err error) {
	err = c.ask(wire.OpEventSynchronize, q, &a)
	return a, err
}

// EventDestroy_v2 sends cuEventDestroy_v2; its errors come with the next answer.
func (c *Conn) EventDestroy_v2(q *wire.EventDestroy_v2Request) error {
	return c.post(wire.OpEventDestroy_v2, q)
}

// EventElapsedTime_v2 asks for cuEventElapsedTime_v2 and waits for the answer.
func (c *Conn) EventElapsedTime_v2(q *wire.EventElapsedTime_v2Request) (a wire.EventElapsedTime_v2Reply, err error) {
	err = c.ask(wire.OpEventElapsedTime_v2, q, &a)
	return a, err
}
