// Code generated from api/ by gen/emit; DO NOT EDIT.

package worker

import (
	"ferry/cu"
	"ferry/wire"
)

// dispatch executes one command. An error means that the client broke the protocol: the session ends.
func (w *Worker) dispatch(op wire.Op, id uint32, payload []byte) error {
	switch op {
	case wire.OpSnapshot:
		return w.doSnapshot(id, payload)
	case wire.OpPrimaryRetain:
		return w.doPrimaryRetain(id, payload)
	case wire.OpPrimaryRelease:
		return w.doPrimaryRelease(id, payload)
	case wire.OpPrimaryReset:
		return w.doPrimaryReset(id, payload)
	case wire.OpCtxCreate:
		return w.doCtxCreate(id, payload)
	case wire.OpCtxDestroy:
		return w.doCtxDestroy(id, payload)
	case wire.OpCtxSynchronize:
		return w.doCtxSynchronize(id, payload)
	case wire.OpMemAlloc:
		return w.doMemAlloc(id, payload)
	case wire.OpMemFree:
		return w.doMemFree(id, payload)
	case wire.OpCopyIn:
		return w.doCopyIn(id, payload)
	case wire.OpCopyOut:
		return w.doCopyOut(id, payload)
	case wire.OpCopyOutLater:
		return w.doCopyOutLater(id, payload)
	case wire.OpCopyOn:
		return w.doCopyOn(id, payload)
	case wire.OpBlob:
		return w.doBlob(id, payload)
	case wire.OpModuleLoad:
		return w.doModuleLoad(id, payload)
	case wire.OpLibraryLoad:
		return w.doLibraryLoad(id, payload)
	case wire.OpModuleGetFunction:
		return w.doModuleGetFunction(id, payload)
	case wire.OpModuleFunctions:
		return w.doModuleFunctions(id, payload)
	case wire.OpLibraryGetKernel:
		return w.doLibraryGetKernel(id, payload)
	case wire.OpLibraryKernels:
		return w.doLibraryKernels(id, payload)
	case wire.OpLibraryGetModule:
		return w.doLibraryGetModule(id, payload)
	case wire.OpKernelGetFunction:
		return w.doKernelGetFunction(id, payload)
	case wire.OpKernelInfo:
		return w.doKernelInfo(id, payload)
	case wire.OpLaunch:
		return w.doLaunch(id, payload)
	case wire.OpDeviceGetTexture1DLinearMaxWidth:
		return w.doDeviceGetTexture1DLinearMaxWidth(id, payload)
	case wire.OpDeviceGetHostAtomicCapabilities:
		return w.doDeviceGetHostAtomicCapabilities(id, payload)
	case wire.OpDeviceGetExecAffinitySupport:
		return w.doDeviceGetExecAffinitySupport(id, payload)
	case wire.OpFlushGPUDirectRDMAWrites:
		return w.doFlushGPUDirectRDMAWrites(id, payload)
	case wire.OpDeviceCanAccessPeer:
		return w.doDeviceCanAccessPeer(id, payload)
	case wire.OpDeviceGetP2PAttribute:
		return w.doDeviceGetP2PAttribute(id, payload)
	case wire.OpDeviceGetP2PAtomicCapabilities:
		return w.doDeviceGetP2PAtomicCapabilities(id, payload)
	case wire.OpDevicePrimaryCtxSetFlags_v2:
		return w.doDevicePrimaryCtxSetFlags_v2(id, payload)
	case wire.OpCtxSetFlags:
		return w.doCtxSetFlags(id, payload)
	case wire.OpCtxSetLimit:
		return w.doCtxSetLimit(id, payload)
	case wire.OpCtxGetLimit:
		return w.doCtxGetLimit(id, payload)
	case wire.OpCtxGetCacheConfig:
		return w.doCtxGetCacheConfig(id, payload)
	case wire.OpCtxSetCacheConfig:
		return w.doCtxSetCacheConfig(id, payload)
	case wire.OpCtxGetSharedMemConfig:
		return w.doCtxGetSharedMemConfig(id, payload)
	case wire.OpCtxSetSharedMemConfig:
		return w.doCtxSetSharedMemConfig(id, payload)
	case wire.OpCtxResetPersistingL2Cache:
		return w.doCtxResetPersistingL2Cache(id, payload)
	case wire.OpCtxGetExecAffinity:
		return w.doCtxGetExecAffinity(id, payload)
	case wire.OpModuleUnload:
		return w.doModuleUnload(id, payload)
	case wire.OpModuleGetFunctionCount:
		return w.doModuleGetFunctionCount(id, payload)
	case wire.OpModuleGetGlobal_v2:
		return w.doModuleGetGlobal_v2(id, payload)
	case wire.OpLibraryUnload:
		return w.doLibraryUnload(id, payload)
	case wire.OpLibraryGetKernelCount:
		return w.doLibraryGetKernelCount(id, payload)
	case wire.OpLibraryGetGlobal:
		return w.doLibraryGetGlobal(id, payload)
	case wire.OpKernelSetAttribute:
		return w.doKernelSetAttribute(id, payload)
	case wire.OpKernelSetCacheConfig:
		return w.doKernelSetCacheConfig(id, payload)
	case wire.OpFuncSetAttribute:
		return w.doFuncSetAttribute(id, payload)
	case wire.OpFuncSetCacheConfig:
		return w.doFuncSetCacheConfig(id, payload)
	case wire.OpFuncSetSharedMemConfig:
		return w.doFuncSetSharedMemConfig(id, payload)
	case wire.OpOccupancyMaxActiveBlocksPerMultiprocessor:
		return w.doOccupancyMaxActiveBlocksPerMultiprocessor(id, payload)
	case wire.OpOccupancyMaxActiveBlocksPerMultiprocessorWithFlags:
		return w.doOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(id, payload)
	case wire.OpOccupancyAvailableDynamicSMemPerBlock:
		return w.doOccupancyAvailableDynamicSMemPerBlock(id, payload)
	case wire.OpMemGetInfo_v2:
		return w.doMemGetInfo_v2(id, payload)
	case wire.OpMemsetD8Async:
		return w.doMemsetD8Async(id, payload)
	case wire.OpMemsetD16Async:
		return w.doMemsetD16Async(id, payload)
	case wire.OpMemsetD32Async:
		return w.doMemsetD32Async(id, payload)
	case wire.OpMemsetD2D8Async:
		return w.doMemsetD2D8Async(id, payload)
	case wire.OpMemsetD2D16Async:
		return w.doMemsetD2D16Async(id, payload)
	case wire.OpMemsetD2D32Async:
		return w.doMemsetD2D32Async(id, payload)
	case wire.OpDeviceSetMemPool:
		return w.doDeviceSetMemPool(id, payload)
	case wire.OpDeviceGetMemPool:
		return w.doDeviceGetMemPool(id, payload)
	case wire.OpDeviceGetDefaultMemPool:
		return w.doDeviceGetDefaultMemPool(id, payload)
	case wire.OpMemPoolCreate:
		return w.doMemPoolCreate(id, payload)
	case wire.OpMemPoolDestroy:
		return w.doMemPoolDestroy(id, payload)
	case wire.OpMemPoolTrimTo:
		return w.doMemPoolTrimTo(id, payload)
	case wire.OpMemPoolSetAccess:
		return w.doMemPoolSetAccess(id, payload)
	case wire.OpMemPoolGetAccess:
		return w.doMemPoolGetAccess(id, payload)
	case wire.OpMemGetDefaultMemPool:
		return w.doMemGetDefaultMemPool(id, payload)
	case wire.OpMemGetMemPool:
		return w.doMemGetMemPool(id, payload)
	case wire.OpMemSetMemPool:
		return w.doMemSetMemPool(id, payload)
	case wire.OpMemGetAllocationGranularity:
		return w.doMemGetAllocationGranularity(id, payload)
	case wire.OpStreamCreateWithPriority:
		return w.doStreamCreateWithPriority(id, payload)
	case wire.OpStreamDestroy_v2:
		return w.doStreamDestroy_v2(id, payload)
	case wire.OpStreamWaitEvent:
		return w.doStreamWaitEvent(id, payload)
	case wire.OpStreamQuery:
		return w.doStreamQuery(id, payload)
	case wire.OpStreamSynchronize:
		return w.doStreamSynchronize(id, payload)
	case wire.OpEventCreate:
		return w.doEventCreate(id, payload)
	case wire.OpEventRecordWithFlags:
		return w.doEventRecordWithFlags(id, payload)
	case wire.OpEventQuery:
		return w.doEventQuery(id, payload)
	case wire.OpEventSynchronize:
		return w.doEventSynchronize(id, payload)
	case wire.OpEventDestroy_v2:
		return w.doEventDestroy_v2(id, payload)
	case wire.OpEventElapsedTime_v2:
		return w.doEventElapsedTime_v2(id, payload)
	}
	return wire.ErrUnknownOp
}

func (w *Worker) doSnapshot(id uint32, payload []byte) error {
	var q wire.SnapshotRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.SnapshotReply
	rc := w.cmdSnapshot(&q, &a)
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doPrimaryRetain(id uint32, payload []byte) error {
	var q wire.PrimaryRetainRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.PrimaryRetainReply
	rc := w.cmdPrimaryRetain(&q, &a)
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doPrimaryRelease(id uint32, payload []byte) error {
	var q wire.PrimaryReleaseRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.finish(wire.OpPrimaryRelease, id, w.cmdPrimaryRelease(&q))
	return nil
}

func (w *Worker) doPrimaryReset(id uint32, payload []byte) error {
	var q wire.PrimaryResetRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.PrimaryResetReply
	rc := w.cmdPrimaryReset(&q, &a)
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doCtxCreate(id uint32, payload []byte) error {
	var q wire.CtxCreateRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.CtxCreateReply
	rc := w.cmdCtxCreate(&q, &a)
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doCtxDestroy(id uint32, payload []byte) error {
	var q wire.CtxDestroyRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.CtxDestroyReply
	rc := w.cmdCtxDestroy(&q, &a)
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doCtxSynchronize(id uint32, payload []byte) error {
	var q wire.CtxSynchronizeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.waitCtxSynchronize(id, &q)
	return nil
}

func (w *Worker) doMemAlloc(id uint32, payload []byte) error {
	var q wire.MemAllocRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.MemAllocReply
	rc := w.cmdMemAlloc(&q, &a)
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemFree(id uint32, payload []byte) error {
	var q wire.MemFreeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.finish(wire.OpMemFree, id, w.cmdMemFree(&q))
	return nil
}

func (w *Worker) doCopyIn(id uint32, payload []byte) error {
	var q wire.CopyInRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.finish(wire.OpCopyIn, id, w.cmdCopyIn(&q))
	return nil
}

func (w *Worker) doCopyOut(id uint32, payload []byte) error {
	var q wire.CopyOutRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.waitCopyOut(id, &q)
	return nil
}

func (w *Worker) doCopyOutLater(id uint32, payload []byte) error {
	var q wire.CopyOutLaterRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.waitCopyOutLater(id, &q)
	return nil
}

func (w *Worker) doCopyOn(id uint32, payload []byte) error {
	var q wire.CopyOnRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.finish(wire.OpCopyOn, id, w.cmdCopyOn(&q))
	return nil
}

func (w *Worker) doBlob(id uint32, payload []byte) error {
	var q wire.BlobRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.finish(wire.OpBlob, id, w.cmdBlob(&q))
	return nil
}

func (w *Worker) doModuleLoad(id uint32, payload []byte) error {
	var q wire.ModuleLoadRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.ModuleLoadReply
	rc := w.cmdModuleLoad(&q, &a)
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doLibraryLoad(id uint32, payload []byte) error {
	var q wire.LibraryLoadRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.LibraryLoadReply
	rc := w.cmdLibraryLoad(&q, &a)
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doModuleGetFunction(id uint32, payload []byte) error {
	var q wire.ModuleGetFunctionRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.ModuleGetFunctionReply
	rc := w.cmdModuleGetFunction(&q, &a)
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doModuleFunctions(id uint32, payload []byte) error {
	var q wire.ModuleFunctionsRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.ModuleFunctionsReply
	rc := w.cmdModuleFunctions(&q, &a)
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doLibraryGetKernel(id uint32, payload []byte) error {
	var q wire.LibraryGetKernelRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.LibraryGetKernelReply
	rc := w.cmdLibraryGetKernel(&q, &a)
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doLibraryKernels(id uint32, payload []byte) error {
	var q wire.LibraryKernelsRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.LibraryKernelsReply
	rc := w.cmdLibraryKernels(&q, &a)
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doLibraryGetModule(id uint32, payload []byte) error {
	var q wire.LibraryGetModuleRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.LibraryGetModuleReply
	rc := w.cmdLibraryGetModule(&q, &a)
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doKernelGetFunction(id uint32, payload []byte) error {
	var q wire.KernelGetFunctionRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.KernelGetFunctionReply
	rc := w.cmdKernelGetFunction(&q, &a)
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doKernelInfo(id uint32, payload []byte) error {
	var q wire.KernelInfoRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.KernelInfoReply
	rc := w.cmdKernelInfo(&q, &a)
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doLaunch(id uint32, payload []byte) error {
	var q wire.LaunchRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.finish(wire.OpLaunch, id, w.cmdLaunch(&q))
	return nil
}

func (w *Worker) doDeviceGetTexture1DLinearMaxWidth(id uint32, payload []byte) error {
	var q wire.DeviceGetTexture1DLinearMaxWidthRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	maxWidthInElementsOut, rc := w.dev.DeviceGetTexture1DLinearMaxWidth(q.Format, q.NumChannels, q.Dev)
	a := wire.DeviceGetTexture1DLinearMaxWidthReply{
		MaxWidthInElements: maxWidthInElementsOut,
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doDeviceGetHostAtomicCapabilities(id uint32, payload []byte) error {
	var q wire.DeviceGetHostAtomicCapabilitiesRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	capabilitiesOut, rc := w.dev.DeviceGetHostAtomicCapabilities(q.Operations, q.Dev)
	a := wire.DeviceGetHostAtomicCapabilitiesReply{
		Capabilities: capabilitiesOut,
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doDeviceGetExecAffinitySupport(id uint32, payload []byte) error {
	var q wire.DeviceGetExecAffinitySupportRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	piOut, rc := w.dev.DeviceGetExecAffinitySupport(q.Type, q.Dev)
	a := wire.DeviceGetExecAffinitySupportReply{
		Pi: piOut,
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doFlushGPUDirectRDMAWrites(id uint32, payload []byte) error {
	var q wire.FlushGPUDirectRDMAWritesRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	rc := w.dev.FlushGPUDirectRDMAWrites(q.Target, q.Scope)
	a := wire.FlushGPUDirectRDMAWritesReply{}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doDeviceCanAccessPeer(id uint32, payload []byte) error {
	var q wire.DeviceCanAccessPeerRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	canAccessPeerOut, rc := w.dev.DeviceCanAccessPeer(q.Dev, q.PeerDev)
	a := wire.DeviceCanAccessPeerReply{
		CanAccessPeer: canAccessPeerOut,
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doDeviceGetP2PAttribute(id uint32, payload []byte) error {
	var q wire.DeviceGetP2PAttributeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	valueOut, rc := w.dev.DeviceGetP2PAttribute(q.Attrib, q.SrcDevice, q.DstDevice)
	a := wire.DeviceGetP2PAttributeReply{
		Value: valueOut,
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doDeviceGetP2PAtomicCapabilities(id uint32, payload []byte) error {
	var q wire.DeviceGetP2PAtomicCapabilitiesRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	capabilitiesOut, rc := w.dev.DeviceGetP2PAtomicCapabilities(q.Operations, q.SrcDevice, q.DstDevice)
	a := wire.DeviceGetP2PAtomicCapabilitiesReply{
		Capabilities: capabilitiesOut,
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doDevicePrimaryCtxSetFlags_v2(id uint32, payload []byte) error {
	var q wire.DevicePrimaryCtxSetFlags_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	rc := w.dev.DevicePrimaryCtxSetFlags(q.Dev, q.Flags)
	a := wire.DevicePrimaryCtxSetFlags_v2Reply{}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doCtxSetFlags(id uint32, payload []byte) error {
	var q wire.CtxSetFlagsRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	rc := w.dev.CtxSetFlags(q.Flags)
	w.finish(wire.OpCtxSetFlags, id, rc)
	return nil
}

func (w *Worker) doCtxSetLimit(id uint32, payload []byte) error {
	var q wire.CtxSetLimitRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	rc := w.dev.CtxSetLimit(q.Limit, q.Value)
	w.finish(wire.OpCtxSetLimit, id, rc)
	return nil
}

func (w *Worker) doCtxGetLimit(id uint32, payload []byte) error {
	var q wire.CtxGetLimitRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	pvalueOut, rc := w.dev.CtxGetLimit(q.Limit)
	a := wire.CtxGetLimitReply{
		Pvalue: pvalueOut,
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doCtxGetCacheConfig(id uint32, payload []byte) error {
	var q wire.CtxGetCacheConfigRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	pconfigOut, rc := w.dev.CtxGetCacheConfig()
	a := wire.CtxGetCacheConfigReply{
		Pconfig: pconfigOut,
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doCtxSetCacheConfig(id uint32, payload []byte) error {
	var q wire.CtxSetCacheConfigRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	rc := w.dev.CtxSetCacheConfig(q.Config)
	w.finish(wire.OpCtxSetCacheConfig, id, rc)
	return nil
}

func (w *Worker) doCtxGetSharedMemConfig(id uint32, payload []byte) error {
	var q wire.CtxGetSharedMemConfigRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	pConfigOut, rc := w.dev.CtxGetSharedMemConfig()
	a := wire.CtxGetSharedMemConfigReply{
		PConfig: pConfigOut,
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doCtxSetSharedMemConfig(id uint32, payload []byte) error {
	var q wire.CtxSetSharedMemConfigRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	rc := w.dev.CtxSetSharedMemConfig(q.Config)
	w.finish(wire.OpCtxSetSharedMemConfig, id, rc)
	return nil
}

func (w *Worker) doCtxResetPersistingL2Cache(id uint32, payload []byte) error {
	var q wire.CtxResetPersistingL2CacheRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	rc := w.dev.CtxResetPersistingL2Cache()
	w.finish(wire.OpCtxResetPersistingL2Cache, id, rc)
	return nil
}

func (w *Worker) doCtxGetExecAffinity(id uint32, payload []byte) error {
	var q wire.CtxGetExecAffinityRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	pExecAffinityOut, rc := w.dev.CtxGetExecAffinity(q.Type)
	a := wire.CtxGetExecAffinityReply{
		PExecAffinity: pExecAffinityOut,
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doModuleUnload(id uint32, payload []byte) error {
	var q wire.ModuleUnloadRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hmod, ok := w.handles.Real(cu.KindModule, uint64(q.Hmod))
	if !ok {
		w.finish(wire.OpModuleUnload, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.ModuleUnload(cu.Module(hmod))
	w.handles.Drop(cu.KindModule, uint64(q.Hmod))
	w.finish(wire.OpModuleUnload, id, rc)
	return nil
}

func (w *Worker) doModuleGetFunctionCount(id uint32, payload []byte) error {
	var q wire.ModuleGetFunctionCountRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	mod, ok := w.handles.Real(cu.KindModule, uint64(q.Mod))
	if !ok {
		w.refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	countOut, rc := w.dev.ModuleGetFunctionCount(cu.Module(mod))
	a := wire.ModuleGetFunctionCountReply{
		Count: countOut,
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doModuleGetGlobal_v2(id uint32, payload []byte) error {
	var q wire.ModuleGetGlobal_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	hmod, ok := w.handles.Real(cu.KindModule, uint64(q.Hmod))
	if !ok {
		w.refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	dptrOut, bytesOut, rc := w.dev.ModuleGetGlobal(cu.Module(hmod), q.Name)
	a := wire.ModuleGetGlobal_v2Reply{
		Dptr:  dptrOut,
		Bytes: bytesOut,
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doLibraryUnload(id uint32, payload []byte) error {
	var q wire.LibraryUnloadRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	library, ok := w.handles.Real(cu.KindLibrary, uint64(q.Library))
	if !ok {
		w.finish(wire.OpLibraryUnload, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.LibraryUnload(cu.Library(library))
	w.handles.Drop(cu.KindLibrary, uint64(q.Library))
	w.finish(wire.OpLibraryUnload, id, rc)
	return nil
}

func (w *Worker) doLibraryGetKernelCount(id uint32, payload []byte) error {
	var q wire.LibraryGetKernelCountRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	lib, ok := w.handles.Real(cu.KindLibrary, uint64(q.Lib))
	if !ok {
		w.refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	countOut, rc := w.dev.LibraryGetKernelCount(cu.Library(lib))
	a := wire.LibraryGetKernelCountReply{
		Count: countOut,
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doLibraryGetGlobal(id uint32, payload []byte) error {
	var q wire.LibraryGetGlobalRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	library, ok := w.handles.Real(cu.KindLibrary, uint64(q.Library))
	if !ok {
		w.refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	dptrOut, bytesOut, rc := w.dev.LibraryGetGlobal(cu.Library(library), q.Name)
	a := wire.LibraryGetGlobalReply{
		Dptr:  dptrOut,
		Bytes: bytesOut,
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doKernelSetAttribute(id uint32, payload []byte) error {
	var q wire.KernelSetAttributeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	kernel, ok := w.handles.Real(cu.KindKernel, uint64(q.Kernel))
	if !ok {
		w.finish(wire.OpKernelSetAttribute, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.KernelSetAttribute(q.Attrib, q.Val, cu.Kernel(kernel), q.Dev)
	w.finish(wire.OpKernelSetAttribute, id, rc)
	return nil
}

func (w *Worker) doKernelSetCacheConfig(id uint32, payload []byte) error {
	var q wire.KernelSetCacheConfigRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	kernel, ok := w.handles.Real(cu.KindKernel, uint64(q.Kernel))
	if !ok {
		w.finish(wire.OpKernelSetCacheConfig, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.KernelSetCacheConfig(cu.Kernel(kernel), q.Config, q.Dev)
	w.finish(wire.OpKernelSetCacheConfig, id, rc)
	return nil
}

func (w *Worker) doFuncSetAttribute(id uint32, payload []byte) error {
	var q wire.FuncSetAttributeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hfunc, ok := w.handles.Real(cu.KindFunction, uint64(q.Hfunc))
	if !ok {
		w.finish(wire.OpFuncSetAttribute, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.FuncSetAttribute(cu.Function(hfunc), q.Attrib, q.Value)
	w.finish(wire.OpFuncSetAttribute, id, rc)
	return nil
}

func (w *Worker) doFuncSetCacheConfig(id uint32, payload []byte) error {
	var q wire.FuncSetCacheConfigRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hfunc, ok := w.handles.Real(cu.KindFunction, uint64(q.Hfunc))
	if !ok {
		w.finish(wire.OpFuncSetCacheConfig, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.FuncSetCacheConfig(cu.Function(hfunc), q.Config)
	w.finish(wire.OpFuncSetCacheConfig, id, rc)
	return nil
}

func (w *Worker) doFuncSetSharedMemConfig(id uint32, payload []byte) error {
	var q wire.FuncSetSharedMemConfigRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hfunc, ok := w.handles.Real(cu.KindFunction, uint64(q.Hfunc))
	if !ok {
		w.finish(wire.OpFuncSetSharedMemConfig, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.FuncSetSharedMemConfig(cu.Function(hfunc), q.Config)
	w.finish(wire.OpFuncSetSharedMemConfig, id, rc)
	return nil
}

func (w *Worker) doOccupancyMaxActiveBlocksPerMultiprocessor(id uint32, payload []byte) error {
	var q wire.OccupancyMaxActiveBlocksPerMultiprocessorRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	func_, ok := w.handles.Real(cu.KindFunction, uint64(q.Func))
	if !ok {
		w.refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	numBlocksOut, rc := w.dev.OccupancyMaxActiveBlocksPerMultiprocessor(cu.Function(func_), q.BlockSize, q.DynamicSMemSize)
	a := wire.OccupancyMaxActiveBlocksPerMultiprocessorReply{
		NumBlocks: numBlocksOut,
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(id uint32, payload []byte) error {
	var q wire.OccupancyMaxActiveBlocksPerMultiprocessorWithFlagsRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	func_, ok := w.handles.Real(cu.KindFunction, uint64(q.Func))
	if !ok {
		w.refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	numBlocksOut, rc := w.dev.OccupancyMaxActiveBlocksPerMultiprocessorWithFlags(cu.Function(func_), q.BlockSize, q.DynamicSMemSize, q.Flags)
	a := wire.OccupancyMaxActiveBlocksPerMultiprocessorWithFlagsReply{
		NumBlocks: numBlocksOut,
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doOccupancyAvailableDynamicSMemPerBlock(id uint32, payload []byte) error {
	var q wire.OccupancyAvailableDynamicSMemPerBlockRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	func_, ok := w.handles.Real(cu.KindFunction, uint64(q.Func))
	if !ok {
		w.refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	dynamicSmemSizeOut, rc := w.dev.OccupancyAvailableDynamicSMemPerBlock(cu.Function(func_), q.NumBlocks, q.BlockSize)
	a := wire.OccupancyAvailableDynamicSMemPerBlockReply{
		DynamicSmemSize: dynamicSmemSizeOut,
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemGetInfo_v2(id uint32, payload []byte) error {
	var q wire.MemGetInfo_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	freeOut, totalOut, rc := w.dev.MemGetInfo()
	a := wire.MemGetInfo_v2Reply{
		Free:  freeOut,
		Total: totalOut,
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemsetD8Async(id uint32, payload []byte) error {
	var q wire.MemsetD8AsyncRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStream, ok := w.handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.finish(wire.OpMemsetD8Async, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.MemsetD8Async(q.DstDevice, q.Uc, q.N, cu.Stream(hStream))
	w.finish(wire.OpMemsetD8Async, id, rc)
	return nil
}

func (w *Worker) doMemsetD16Async(id uint32, payload []byte) error {
	var q wire.MemsetD16AsyncRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStream, ok := w.handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.finish(wire.OpMemsetD16Async, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.MemsetD16Async(q.DstDevice, q.Us, q.N, cu.Stream(hStream))
	w.finish(wire.OpMemsetD16Async, id, rc)
	return nil
}

func (w *Worker) doMemsetD32Async(id uint32, payload []byte) error {
	var q wire.MemsetD32AsyncRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStream, ok := w.handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.finish(wire.OpMemsetD32Async, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.MemsetD32Async(q.DstDevice, q.Ui, q.N, cu.Stream(hStream))
	w.finish(wire.OpMemsetD32Async, id, rc)
	return nil
}

func (w *Worker) doMemsetD2D8Async(id uint32, payload []byte) error {
	var q wire.MemsetD2D8AsyncRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStream, ok := w.handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.finish(wire.OpMemsetD2D8Async, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.MemsetD2D8Async(q.DstDevice, q.DstPitch, q.Uc, q.Width, q.Height, cu.Stream(hStream))
	w.finish(wire.OpMemsetD2D8Async, id, rc)
	return nil
}

func (w *Worker) doMemsetD2D16Async(id uint32, payload []byte) error {
	var q wire.MemsetD2D16AsyncRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStream, ok := w.handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.finish(wire.OpMemsetD2D16Async, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.MemsetD2D16Async(q.DstDevice, q.DstPitch, q.Us, q.Width, q.Height, cu.Stream(hStream))
	w.finish(wire.OpMemsetD2D16Async, id, rc)
	return nil
}

func (w *Worker) doMemsetD2D32Async(id uint32, payload []byte) error {
	var q wire.MemsetD2D32AsyncRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStream, ok := w.handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.finish(wire.OpMemsetD2D32Async, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.MemsetD2D32Async(q.DstDevice, q.DstPitch, q.Ui, q.Width, q.Height, cu.Stream(hStream))
	w.finish(wire.OpMemsetD2D32Async, id, rc)
	return nil
}

func (w *Worker) doDeviceSetMemPool(id uint32, payload []byte) error {
	var q wire.DeviceSetMemPoolRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	pool, ok := w.handles.Real(cu.KindMemoryPool, uint64(q.Pool))
	if !ok {
		w.finish(wire.OpDeviceSetMemPool, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.DeviceSetMemPool(q.Dev, cu.MemoryPool(pool))
	w.finish(wire.OpDeviceSetMemPool, id, rc)
	return nil
}

func (w *Worker) doDeviceGetMemPool(id uint32, payload []byte) error {
	var q wire.DeviceGetMemPoolRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	poolOut, rc := w.dev.DeviceGetMemPool(q.Dev)
	a := wire.DeviceGetMemPoolReply{
		Pool: cu.MemoryPool(w.handles.Virtual(cu.KindMemoryPool, uint64(poolOut))),
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doDeviceGetDefaultMemPool(id uint32, payload []byte) error {
	var q wire.DeviceGetDefaultMemPoolRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	pool_outOut, rc := w.dev.DeviceGetDefaultMemPool(q.Dev)
	a := wire.DeviceGetDefaultMemPoolReply{
		Pool_out: cu.MemoryPool(w.handles.Virtual(cu.KindMemoryPool, uint64(pool_outOut))),
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemPoolCreate(id uint32, payload []byte) error {
	var q wire.MemPoolCreateRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	poolOut, rc := w.dev.MemPoolCreate(&q.PoolProps)
	rc = w.bind(cu.KindMemoryPool, uint64(q.Pool), uint64(poolOut), rc)
	a := wire.MemPoolCreateReply{}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemPoolDestroy(id uint32, payload []byte) error {
	var q wire.MemPoolDestroyRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	pool, ok := w.handles.Real(cu.KindMemoryPool, uint64(q.Pool))
	if !ok {
		w.finish(wire.OpMemPoolDestroy, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.MemPoolDestroy(cu.MemoryPool(pool))
	w.handles.Drop(cu.KindMemoryPool, uint64(q.Pool))
	w.finish(wire.OpMemPoolDestroy, id, rc)
	return nil
}

func (w *Worker) doMemPoolTrimTo(id uint32, payload []byte) error {
	var q wire.MemPoolTrimToRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	pool, ok := w.handles.Real(cu.KindMemoryPool, uint64(q.Pool))
	if !ok {
		w.finish(wire.OpMemPoolTrimTo, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.MemPoolTrimTo(cu.MemoryPool(pool), q.MinBytesToKeep)
	w.finish(wire.OpMemPoolTrimTo, id, rc)
	return nil
}

func (w *Worker) doMemPoolSetAccess(id uint32, payload []byte) error {
	var q wire.MemPoolSetAccessRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	pool, ok := w.handles.Real(cu.KindMemoryPool, uint64(q.Pool))
	if !ok {
		w.refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.MemPoolSetAccess(cu.MemoryPool(pool), q.Map)
	a := wire.MemPoolSetAccessReply{}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemPoolGetAccess(id uint32, payload []byte) error {
	var q wire.MemPoolGetAccessRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	memPool, ok := w.handles.Real(cu.KindMemoryPool, uint64(q.MemPool))
	if !ok {
		w.refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	flagsOut, rc := w.dev.MemPoolGetAccess(cu.MemoryPool(memPool), &q.Location)
	a := wire.MemPoolGetAccessReply{
		Flags: flagsOut,
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemGetDefaultMemPool(id uint32, payload []byte) error {
	var q wire.MemGetDefaultMemPoolRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	pool_outOut, rc := w.dev.MemGetDefaultMemPool(&q.Location, q.Type)
	a := wire.MemGetDefaultMemPoolReply{
		Pool_out: cu.MemoryPool(w.handles.Virtual(cu.KindMemoryPool, uint64(pool_outOut))),
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemGetMemPool(id uint32, payload []byte) error {
	var q wire.MemGetMemPoolRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	poolOut, rc := w.dev.MemGetMemPool(&q.Location, q.Type)
	a := wire.MemGetMemPoolReply{
		Pool: cu.MemoryPool(w.handles.Virtual(cu.KindMemoryPool, uint64(poolOut))),
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemSetMemPool(id uint32, payload []byte) error {
	var q wire.MemSetMemPoolRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	pool, ok := w.handles.Real(cu.KindMemoryPool, uint64(q.Pool))
	if !ok {
		w.finish(wire.OpMemSetMemPool, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.MemSetMemPool(&q.Location, q.Type, cu.MemoryPool(pool))
	w.finish(wire.OpMemSetMemPool, id, rc)
	return nil
}

func (w *Worker) doMemGetAllocationGranularity(id uint32, payload []byte) error {
	var q wire.MemGetAllocationGranularityRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	granularityOut, rc := w.dev.MemGetAllocationGranularity(&q.Prop, q.Option)
	a := wire.MemGetAllocationGranularityReply{
		Granularity: granularityOut,
	}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doStreamCreateWithPriority(id uint32, payload []byte) error {
	var q wire.StreamCreateWithPriorityRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	phStreamOut, rc := w.dev.StreamCreateWithPriority(q.Flags, q.Priority)
	rc = w.bind(cu.KindStream, uint64(q.PhStream), uint64(phStreamOut), rc)
	w.finish(wire.OpStreamCreateWithPriority, id, rc)
	return nil
}

func (w *Worker) doStreamDestroy_v2(id uint32, payload []byte) error {
	var q wire.StreamDestroy_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStream, ok := w.handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.finish(wire.OpStreamDestroy_v2, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.StreamDestroy(cu.Stream(hStream))
	w.handles.Drop(cu.KindStream, uint64(q.HStream))
	w.finish(wire.OpStreamDestroy_v2, id, rc)
	return nil
}

func (w *Worker) doStreamWaitEvent(id uint32, payload []byte) error {
	var q wire.StreamWaitEventRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStream, ok := w.handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.finish(wire.OpStreamWaitEvent, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	hEvent, ok := w.handles.Real(cu.KindEvent, uint64(q.HEvent))
	if !ok {
		w.finish(wire.OpStreamWaitEvent, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.StreamWaitEvent(cu.Stream(hStream), cu.Event(hEvent), q.Flags)
	w.finish(wire.OpStreamWaitEvent, id, rc)
	return nil
}

func (w *Worker) doStreamQuery(id uint32, payload []byte) error {
	var q wire.StreamQueryRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStream, ok := w.handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.StreamQuery(cu.Stream(hStream))
	a := wire.StreamQueryReply{}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doStreamSynchronize(id uint32, payload []byte) error {
	var q wire.StreamSynchronizeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.waitStreamSynchronize(id, &q)
	return nil
}

func (w *Worker) doEventCreate(id uint32, payload []byte) error {
	var q wire.EventCreateRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	phEventOut, rc := w.dev.EventCreate(q.Flags)
	rc = w.bind(cu.KindEvent, uint64(q.PhEvent), uint64(phEventOut), rc)
	w.finish(wire.OpEventCreate, id, rc)
	return nil
}

func (w *Worker) doEventRecordWithFlags(id uint32, payload []byte) error {
	var q wire.EventRecordWithFlagsRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hEvent, ok := w.handles.Real(cu.KindEvent, uint64(q.HEvent))
	if !ok {
		w.finish(wire.OpEventRecordWithFlags, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	hStream, ok := w.handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.finish(wire.OpEventRecordWithFlags, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.EventRecordWithFlags(cu.Event(hEvent), cu.Stream(hStream), q.Flags)
	w.finish(wire.OpEventRecordWithFlags, id, rc)
	return nil
}

func (w *Worker) doEventQuery(id uint32, payload []byte) error {
	var q wire.EventQueryRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hEvent, ok := w.handles.Real(cu.KindEvent, uint64(q.HEvent))
	if !ok {
		w.refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.EventQuery(cu.Event(hEvent))
	a := wire.EventQueryReply{}
	w.reply(id, rc, &a)
	return nil
}

func (w *Worker) doEventSynchronize(id uint32, payload []byte) error {
	var q wire.EventSynchronizeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.waitEventSynchronize(id, &q)
	return nil
}

func (w *Worker) doEventDestroy_v2(id uint32, payload []byte) error {
	var q wire.EventDestroy_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	hEvent, ok := w.handles.Real(cu.KindEvent, uint64(q.HEvent))
	if !ok {
		w.finish(wire.OpEventDestroy_v2, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.EventDestroy(cu.Event(hEvent))
	w.handles.Drop(cu.KindEvent, uint64(q.HEvent))
	w.finish(wire.OpEventDestroy_v2, id, rc)
	return nil
}

func (w *Worker) doEventElapsedTime_v2(id uint32, payload []byte) error {
	var q wire.EventElapsedTime_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStart, ok := w.handles.Real(cu.KindEvent, uint64(q.HStart))
	if !ok {
		w.refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	hEnd, ok := w.handles.Real(cu.KindEvent, uint64(q.HEnd))
	if !ok {
		w.refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	pMillisecondsOut, rc := w.dev.EventElapsedTime(cu.Event(hStart), cu.Event(hEnd))
	a := wire.EventElapsedTime_v2Reply{
		PMilliseconds: pMillisecondsOut,
	}
	w.reply(id, rc, &a)
	return nil
}
