// Code generated from api/ by gen/emit; DO NOT EDIT.

package worker

import (
	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
)

// dispatch executes one command. An error means that the client broke the protocol: the session ends.
func (w *Worker) dispatch(op wire.Op, id uint32, payload []byte) error {
	switch op {
	case wire.OpSnapshot:
		return w.doSnapshot(id, payload)
	case wire.OpVisible:
		return w.doVisible(id, payload)
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
	case wire.OpCtxDrain:
		return w.doCtxDrain(id, payload)
	case wire.OpPeerAccess:
		return w.doPeerAccess(id, payload)
	case wire.OpGreenCreate:
		return w.doGreenCreate(id, payload)
	case wire.OpGreenDestroy:
		return w.doGreenDestroy(id, payload)
	case wire.OpDevResource:
		return w.doDevResource(id, payload)
	case wire.OpGreenStream:
		return w.doGreenStream(id, payload)
	case wire.OpMemAlloc:
		return w.doMemAlloc(id, payload)
	case wire.OpMemAllocSoon:
		return w.doMemAllocSoon(id, payload)
	case wire.OpMemInfo:
		return w.doMemInfo(id, payload)
	case wire.OpMemFree:
		return w.doMemFree(id, payload)
	case wire.OpCopyIn:
		return w.doCopyIn(id, payload)
	case wire.OpCopyInLanes:
		return w.doCopyInLanes(id, payload)
	case wire.OpCopyOut:
		return w.doCopyOut(id, payload)
	case wire.OpCopyOutLater:
		return w.doCopyOutLater(id, payload)
	case wire.OpCopyOn:
		return w.doCopyOn(id, payload)
	case wire.OpArrived:
		return w.doArrived(id, payload)
	case wire.OpHostShare:
		return w.doHostShare(id, payload)
	case wire.OpHostUnshare:
		return w.doHostUnshare(id, payload)
	case wire.OpStageIn:
		return w.doStageIn(id, payload)
	case wire.OpStageOut:
		return w.doStageOut(id, payload)
	case wire.OpMemShare:
		return w.doMemShare(id, payload)
	case wire.OpMemOpen:
		return w.doMemOpen(id, payload)
	case wire.OpEventShare:
		return w.doEventShare(id, payload)
	case wire.OpEventOpen:
		return w.doEventOpen(id, payload)
	case wire.OpHandleShare:
		return w.doHandleShare(id, payload)
	case wire.OpHandleOpen:
		return w.doHandleOpen(id, payload)
	case wire.OpPoolShare:
		return w.doPoolShare(id, payload)
	case wire.OpPoolOpen:
		return w.doPoolOpen(id, payload)
	case wire.OpUnshare:
		return w.doUnshare(id, payload)
	case wire.OpHandleRetain:
		return w.doHandleRetain(id, payload)
	case wire.OpFence:
		return w.doFence(id, payload)
	case wire.OpMirrorAlloc:
		return w.doMirrorAlloc(id, payload)
	case wire.OpMirrorOpen:
		return w.doMirrorOpen(id, payload)
	case wire.OpMirrorClose:
		return w.doMirrorClose(id, payload)
	case wire.OpMirrorIn:
		return w.doMirrorIn(id, payload)
	case wire.OpMirrorOut:
		return w.doMirrorOut(id, payload)
	case wire.OpBlob:
		return w.doBlob(id, payload)
	case wire.OpBlobPacked:
		return w.doBlobPacked(id, payload)
	case wire.OpImagesKnown:
		return w.doImagesKnown(id, payload)
	case wire.OpModuleLoad:
		return w.doModuleLoad(id, payload)
	case wire.OpLibraryLoad:
		return w.doLibraryLoad(id, payload)
	case wire.OpModuleLoadSoon:
		return w.doModuleLoadSoon(id, payload)
	case wire.OpLibraryLoadSoon:
		return w.doLibraryLoadSoon(id, payload)
	case wire.OpModuleGetFunction:
		return w.doModuleGetFunction(id, payload)
	case wire.OpModuleGetFunctionSoon:
		return w.doModuleGetFunctionSoon(id, payload)
	case wire.OpModuleFunctions:
		return w.doModuleFunctions(id, payload)
	case wire.OpLibraryGetKernel:
		return w.doLibraryGetKernel(id, payload)
	case wire.OpLibraryGetKernelSoon:
		return w.doLibraryGetKernelSoon(id, payload)
	case wire.OpLibraryKernels:
		return w.doLibraryKernels(id, payload)
	case wire.OpLibraryGetModule:
		return w.doLibraryGetModule(id, payload)
	case wire.OpLibraryGetModuleSoon:
		return w.doLibraryGetModuleSoon(id, payload)
	case wire.OpKernelGetFunction:
		return w.doKernelGetFunction(id, payload)
	case wire.OpKernelGetFunctionSoon:
		return w.doKernelGetFunctionSoon(id, payload)
	case wire.OpKernelInfo:
		return w.doKernelInfo(id, payload)
	case wire.OpModuleVariable:
		return w.doModuleVariable(id, payload)
	case wire.OpLibraryVariable:
		return w.doLibraryVariable(id, payload)
	case wire.OpNote:
		return w.doNote(id, payload)
	case wire.OpClusters:
		return w.doClusters(id, payload)
	case wire.OpTensorMap:
		return w.doTensorMap(id, payload)
	case wire.OpLinkCreate:
		return w.doLinkCreate(id, payload)
	case wire.OpLinkAdd:
		return w.doLinkAdd(id, payload)
	case wire.OpLinkComplete:
		return w.doLinkComplete(id, payload)
	case wire.OpLinkFetch:
		return w.doLinkFetch(id, payload)
	case wire.OpLinkDestroy:
		return w.doLinkDestroy(id, payload)
	case wire.OpMemAllocAsync:
		return w.doMemAllocAsync(id, payload)
	case wire.OpMemAccess:
		return w.doMemAccess(id, payload)
	case wire.OpMemFreeAsync:
		return w.doMemFreeAsync(id, payload)
	case wire.OpArrayIn:
		return w.doArrayIn(id, payload)
	case wire.OpArrayOut:
		return w.doArrayOut(id, payload)
	case wire.OpArrayOn:
		return w.doArrayOn(id, payload)
	case wire.OpHostFunc:
		return w.doHostFunc(id, payload)
	case wire.OpHostDone:
		return w.doHostDone(id, payload)
	case wire.OpHostPipe:
		return w.doHostPipe(id, payload)
	case wire.OpEventWatch:
		return w.doEventWatch(id, payload)
	case wire.OpStreamWatch:
		return w.doStreamWatch(id, payload)
	case wire.OpBeginCapture:
		return w.doBeginCapture(id, payload)
	case wire.OpBeginCaptureTo:
		return w.doBeginCaptureTo(id, payload)
	case wire.OpEndCapture:
		return w.doEndCapture(id, payload)
	case wire.OpCaptureInfo:
		return w.doCaptureInfo(id, payload)
	case wire.OpCaptureWait:
		return w.doCaptureWait(id, payload)
	case wire.OpCaptureUpdate:
		return w.doCaptureUpdate(id, payload)
	case wire.OpGraphDestroy:
		return w.doGraphDestroy(id, payload)
	case wire.OpGraphNodeDestroy:
		return w.doGraphNodeDestroy(id, payload)
	case wire.OpGraphNodeType:
		return w.doGraphNodeType(id, payload)
	case wire.OpGraphDot:
		return w.doGraphDot(id, payload)
	case wire.OpGraphInstantiate:
		return w.doGraphInstantiate(id, payload)
	case wire.OpGraphLaunch:
		return w.doGraphLaunch(id, payload)
	case wire.OpGraphLaunchAsk:
		return w.doGraphLaunchAsk(id, payload)
	case wire.OpGraphExecDestroy:
		return w.doGraphExecDestroy(id, payload)
	case wire.OpUserObject:
		return w.doUserObject(id, payload)
	case wire.OpGraphKernel:
		return w.doGraphKernel(id, payload)
	case wire.OpGraphKernelSet:
		return w.doGraphKernelSet(id, payload)
	case wire.OpGraphKernelGet:
		return w.doGraphKernelGet(id, payload)
	case wire.OpGraphCopy:
		return w.doGraphCopy(id, payload)
	case wire.OpGraphCopySet:
		return w.doGraphCopySet(id, payload)
	case wire.OpGraphCopyGet:
		return w.doGraphCopyGet(id, payload)
	case wire.OpStreamCopy:
		return w.doStreamCopy(id, payload)
	case wire.OpGraphFeed:
		return w.doGraphFeed(id, payload)
	case wire.OpGraphHost:
		return w.doGraphHost(id, payload)
	case wire.OpGraphHostSet:
		return w.doGraphHostSet(id, payload)
	case wire.OpGraphHostGet:
		return w.doGraphHostGet(id, payload)
	case wire.OpGraphMemOps:
		return w.doGraphMemOps(id, payload)
	case wire.OpGraphMemOpsSet:
		return w.doGraphMemOpsSet(id, payload)
	case wire.OpGraphMemOpsGet:
		return w.doGraphMemOpsGet(id, payload)
	case wire.OpGraphConditional:
		return w.doGraphConditional(id, payload)
	case wire.OpGraphMove:
		return w.doGraphMove(id, payload)
	case wire.OpGraphAlloc:
		return w.doGraphAlloc(id, payload)
	case wire.OpGraphFree:
		return w.doGraphFree(id, payload)
	case wire.OpGraphMemoryGet:
		return w.doGraphMemoryGet(id, payload)
	case wire.OpGraphMemoryFree:
		return w.doGraphMemoryFree(id, payload)
	case wire.OpGraphMemory:
		return w.doGraphMemory(id, payload)
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
	case wire.OpCtxRecordEvent:
		return w.doCtxRecordEvent(id, payload)
	case wire.OpCtxWaitEvent:
		return w.doCtxWaitEvent(id, payload)
	case wire.OpModuleUnload:
		return w.doModuleUnload(id, payload)
	case wire.OpModuleGetFunctionCount:
		return w.doModuleGetFunctionCount(id, payload)
	case wire.OpModuleGetTexRef:
		return w.doModuleGetTexRef(id, payload)
	case wire.OpModuleGetSurfRef:
		return w.doModuleGetSurfRef(id, payload)
	case wire.OpLibraryUnload:
		return w.doLibraryUnload(id, payload)
	case wire.OpLibraryGetKernelCount:
		return w.doLibraryGetKernelCount(id, payload)
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
	case wire.OpOccupancyMaxActiveBlocksPerMultiprocessorWithFlags:
		return w.doOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(id, payload)
	case wire.OpOccupancyAvailableDynamicSMemPerBlock:
		return w.doOccupancyAvailableDynamicSMemPerBlock(id, payload)
	case wire.OpMemBatchDecompressAsync:
		return w.doMemBatchDecompressAsync(id, payload)
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
	case wire.OpMemCreate:
		return w.doMemCreate(id, payload)
	case wire.OpMemRelease:
		return w.doMemRelease(id, payload)
	case wire.OpMemMap:
		return w.doMemMap(id, payload)
	case wire.OpMemUnmap:
		return w.doMemUnmap(id, payload)
	case wire.OpMemMapArrayAsync:
		return w.doMemMapArrayAsync(id, payload)
	case wire.OpMemSetAccess:
		return w.doMemSetAccess(id, payload)
	case wire.OpMemGetAccess:
		return w.doMemGetAccess(id, payload)
	case wire.OpMemGetAllocationGranularity:
		return w.doMemGetAllocationGranularity(id, payload)
	case wire.OpMemGetAllocationPropertiesFromHandle:
		return w.doMemGetAllocationPropertiesFromHandle(id, payload)
	case wire.OpMulticastCreate:
		return w.doMulticastCreate(id, payload)
	case wire.OpMulticastAddDevice:
		return w.doMulticastAddDevice(id, payload)
	case wire.OpMulticastBindMem:
		return w.doMulticastBindMem(id, payload)
	case wire.OpMulticastBindAddr:
		return w.doMulticastBindAddr(id, payload)
	case wire.OpMulticastUnbind:
		return w.doMulticastUnbind(id, payload)
	case wire.OpMulticastGetGranularity:
		return w.doMulticastGetGranularity(id, payload)
	case wire.OpArrayCreate_v2:
		return w.doArrayCreate_v2(id, payload)
	case wire.OpArrayGetDescriptor_v2:
		return w.doArrayGetDescriptor_v2(id, payload)
	case wire.OpArrayGetSparseProperties:
		return w.doArrayGetSparseProperties(id, payload)
	case wire.OpArrayGetMemoryRequirements:
		return w.doArrayGetMemoryRequirements(id, payload)
	case wire.OpArrayGetPlane:
		return w.doArrayGetPlane(id, payload)
	case wire.OpArrayDestroy:
		return w.doArrayDestroy(id, payload)
	case wire.OpArray3DCreate_v2:
		return w.doArray3DCreate_v2(id, payload)
	case wire.OpArray3DGetDescriptor_v2:
		return w.doArray3DGetDescriptor_v2(id, payload)
	case wire.OpMipmappedArrayCreate:
		return w.doMipmappedArrayCreate(id, payload)
	case wire.OpMipmappedArrayGetLevel:
		return w.doMipmappedArrayGetLevel(id, payload)
	case wire.OpMipmappedArrayGetSparseProperties:
		return w.doMipmappedArrayGetSparseProperties(id, payload)
	case wire.OpMipmappedArrayGetMemoryRequirements:
		return w.doMipmappedArrayGetMemoryRequirements(id, payload)
	case wire.OpMipmappedArrayDestroy:
		return w.doMipmappedArrayDestroy(id, payload)
	case wire.OpTexObjectCreate:
		return w.doTexObjectCreate(id, payload)
	case wire.OpTexObjectDestroy:
		return w.doTexObjectDestroy(id, payload)
	case wire.OpTexObjectGetResourceDesc:
		return w.doTexObjectGetResourceDesc(id, payload)
	case wire.OpTexObjectGetTextureDesc:
		return w.doTexObjectGetTextureDesc(id, payload)
	case wire.OpTexObjectGetResourceViewDesc:
		return w.doTexObjectGetResourceViewDesc(id, payload)
	case wire.OpSurfObjectCreate:
		return w.doSurfObjectCreate(id, payload)
	case wire.OpSurfObjectDestroy:
		return w.doSurfObjectDestroy(id, payload)
	case wire.OpSurfObjectGetResourceDesc:
		return w.doSurfObjectGetResourceDesc(id, payload)
	case wire.OpTensorMapReplaceAddress:
		return w.doTensorMapReplaceAddress(id, payload)
	case wire.OpTexRefCreate:
		return w.doTexRefCreate(id, payload)
	case wire.OpTexRefDestroy:
		return w.doTexRefDestroy(id, payload)
	case wire.OpTexRefSetArray:
		return w.doTexRefSetArray(id, payload)
	case wire.OpTexRefSetMipmappedArray:
		return w.doTexRefSetMipmappedArray(id, payload)
	case wire.OpTexRefSetAddress_v2:
		return w.doTexRefSetAddress_v2(id, payload)
	case wire.OpTexRefSetAddress2D_v3:
		return w.doTexRefSetAddress2D_v3(id, payload)
	case wire.OpTexRefSetFormat:
		return w.doTexRefSetFormat(id, payload)
	case wire.OpTexRefSetAddressMode:
		return w.doTexRefSetAddressMode(id, payload)
	case wire.OpTexRefSetFilterMode:
		return w.doTexRefSetFilterMode(id, payload)
	case wire.OpTexRefSetMipmapFilterMode:
		return w.doTexRefSetMipmapFilterMode(id, payload)
	case wire.OpTexRefSetMipmapLevelBias:
		return w.doTexRefSetMipmapLevelBias(id, payload)
	case wire.OpTexRefSetMipmapLevelClamp:
		return w.doTexRefSetMipmapLevelClamp(id, payload)
	case wire.OpTexRefSetMaxAnisotropy:
		return w.doTexRefSetMaxAnisotropy(id, payload)
	case wire.OpTexRefSetBorderColor:
		return w.doTexRefSetBorderColor(id, payload)
	case wire.OpTexRefSetFlags:
		return w.doTexRefSetFlags(id, payload)
	case wire.OpTexRefGetAddress_v2:
		return w.doTexRefGetAddress_v2(id, payload)
	case wire.OpTexRefGetArray:
		return w.doTexRefGetArray(id, payload)
	case wire.OpTexRefGetMipmappedArray:
		return w.doTexRefGetMipmappedArray(id, payload)
	case wire.OpTexRefGetAddressMode:
		return w.doTexRefGetAddressMode(id, payload)
	case wire.OpTexRefGetFilterMode:
		return w.doTexRefGetFilterMode(id, payload)
	case wire.OpTexRefGetFormat:
		return w.doTexRefGetFormat(id, payload)
	case wire.OpTexRefGetMipmapFilterMode:
		return w.doTexRefGetMipmapFilterMode(id, payload)
	case wire.OpTexRefGetMipmapLevelBias:
		return w.doTexRefGetMipmapLevelBias(id, payload)
	case wire.OpTexRefGetMipmapLevelClamp:
		return w.doTexRefGetMipmapLevelClamp(id, payload)
	case wire.OpTexRefGetMaxAnisotropy:
		return w.doTexRefGetMaxAnisotropy(id, payload)
	case wire.OpTexRefGetBorderColor:
		return w.doTexRefGetBorderColor(id, payload)
	case wire.OpTexRefGetFlags:
		return w.doTexRefGetFlags(id, payload)
	case wire.OpSurfRefSetArray:
		return w.doSurfRefSetArray(id, payload)
	case wire.OpSurfRefGetArray:
		return w.doSurfRefGetArray(id, payload)
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
	case wire.OpStreamCopyAttributes:
		return w.doStreamCopyAttributes(id, payload)
	case wire.OpStreamGetAttribute:
		return w.doStreamGetAttribute(id, payload)
	case wire.OpStreamSetAttribute:
		return w.doStreamSetAttribute(id, payload)
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
	case wire.OpStreamWaitValue32_v2:
		return w.doStreamWaitValue32_v2(id, payload)
	case wire.OpStreamWaitValue64_v2:
		return w.doStreamWaitValue64_v2(id, payload)
	case wire.OpStreamWriteValue32_v2:
		return w.doStreamWriteValue32_v2(id, payload)
	case wire.OpStreamWriteValue64_v2:
		return w.doStreamWriteValue64_v2(id, payload)
	case wire.OpStreamBatchMemOp_v2:
		return w.doStreamBatchMemOp_v2(id, payload)
	case wire.OpGraphCreate:
		return w.doGraphCreate(id, payload)
	case wire.OpGraphClone:
		return w.doGraphClone(id, payload)
	case wire.OpGraphNodeFindInClone:
		return w.doGraphNodeFindInClone(id, payload)
	case wire.OpGraphAddMemsetNode:
		return w.doGraphAddMemsetNode(id, payload)
	case wire.OpGraphAddChildGraphNode:
		return w.doGraphAddChildGraphNode(id, payload)
	case wire.OpGraphAddEmptyNode:
		return w.doGraphAddEmptyNode(id, payload)
	case wire.OpGraphAddEventRecordNode:
		return w.doGraphAddEventRecordNode(id, payload)
	case wire.OpGraphAddEventWaitNode:
		return w.doGraphAddEventWaitNode(id, payload)
	case wire.OpGraphConditionalHandleCreate:
		return w.doGraphConditionalHandleCreate(id, payload)
	case wire.OpGraphAddDependencies_v2:
		return w.doGraphAddDependencies_v2(id, payload)
	case wire.OpGraphAddDependencies:
		return w.doGraphAddDependencies(id, payload)
	case wire.OpGraphRemoveDependencies_v2:
		return w.doGraphRemoveDependencies_v2(id, payload)
	case wire.OpGraphRemoveDependencies:
		return w.doGraphRemoveDependencies(id, payload)
	case wire.OpGraphGetNodes:
		return w.doGraphGetNodes(id, payload)
	case wire.OpGraphGetRootNodes:
		return w.doGraphGetRootNodes(id, payload)
	case wire.OpGraphGetEdges_v2:
		return w.doGraphGetEdges_v2(id, payload)
	case wire.OpGraphGetEdges:
		return w.doGraphGetEdges(id, payload)
	case wire.OpGraphNodeGetDependencies_v2:
		return w.doGraphNodeGetDependencies_v2(id, payload)
	case wire.OpGraphNodeGetDependencies:
		return w.doGraphNodeGetDependencies(id, payload)
	case wire.OpGraphNodeGetDependentNodes_v2:
		return w.doGraphNodeGetDependentNodes_v2(id, payload)
	case wire.OpGraphNodeGetDependentNodes:
		return w.doGraphNodeGetDependentNodes(id, payload)
	case wire.OpGraphKernelNodeCopyAttributes:
		return w.doGraphKernelNodeCopyAttributes(id, payload)
	case wire.OpGraphKernelNodeGetAttribute:
		return w.doGraphKernelNodeGetAttribute(id, payload)
	case wire.OpGraphKernelNodeSetAttribute:
		return w.doGraphKernelNodeSetAttribute(id, payload)
	case wire.OpGraphMemsetNodeGetParams:
		return w.doGraphMemsetNodeGetParams(id, payload)
	case wire.OpGraphMemsetNodeSetParams:
		return w.doGraphMemsetNodeSetParams(id, payload)
	case wire.OpGraphChildGraphNodeGetGraph:
		return w.doGraphChildGraphNodeGetGraph(id, payload)
	case wire.OpGraphEventRecordNodeGetEvent:
		return w.doGraphEventRecordNodeGetEvent(id, payload)
	case wire.OpGraphEventRecordNodeSetEvent:
		return w.doGraphEventRecordNodeSetEvent(id, payload)
	case wire.OpGraphEventWaitNodeGetEvent:
		return w.doGraphEventWaitNodeGetEvent(id, payload)
	case wire.OpGraphEventWaitNodeSetEvent:
		return w.doGraphEventWaitNodeSetEvent(id, payload)
	case wire.OpUserObjectRetain:
		return w.doUserObjectRetain(id, payload)
	case wire.OpUserObjectRelease:
		return w.doUserObjectRelease(id, payload)
	case wire.OpGraphRetainUserObject:
		return w.doGraphRetainUserObject(id, payload)
	case wire.OpGraphReleaseUserObject:
		return w.doGraphReleaseUserObject(id, payload)
	case wire.OpGraphExecGetFlags:
		return w.doGraphExecGetFlags(id, payload)
	case wire.OpGraphExecMemsetNodeSetParams:
		return w.doGraphExecMemsetNodeSetParams(id, payload)
	case wire.OpGraphExecChildGraphNodeSetParams:
		return w.doGraphExecChildGraphNodeSetParams(id, payload)
	case wire.OpGraphExecEventRecordNodeSetEvent:
		return w.doGraphExecEventRecordNodeSetEvent(id, payload)
	case wire.OpGraphExecEventWaitNodeSetEvent:
		return w.doGraphExecEventWaitNodeSetEvent(id, payload)
	case wire.OpGraphNodeSetEnabled:
		return w.doGraphNodeSetEnabled(id, payload)
	case wire.OpGraphNodeGetEnabled:
		return w.doGraphNodeGetEnabled(id, payload)
	case wire.OpGraphExecUpdate_v2:
		return w.doGraphExecUpdate_v2(id, payload)
	case wire.OpGraphExecUpdate:
		return w.doGraphExecUpdate(id, payload)
	case wire.OpGraphUpload:
		return w.doGraphUpload(id, payload)
	case wire.OpGreenCtxRecordEvent:
		return w.doGreenCtxRecordEvent(id, payload)
	case wire.OpGreenCtxWaitEvent:
		return w.doGreenCtxWaitEvent(id, payload)
	case wire.OpGreenCtxGetDevResource:
		return w.doGreenCtxGetDevResource(id, payload)
	case wire.OpCtxGetDevResource:
		return w.doCtxGetDevResource(id, payload)
	case wire.OpDevSmResourceSplitByCount:
		return w.doDevSmResourceSplitByCount(id, payload)
	case wire.OpDevResourceGenerateDesc:
		return w.doDevResourceGenerateDesc(id, payload)
	case wire.OpMissed:
		return w.doMissed(id, payload)
	}
	return wire.ErrUnknownOp
}

func (w *Worker) doSnapshot(id uint32, payload []byte) error {
	var q wire.SnapshotRequest
	q.Agreed = w.s.Revision
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.SnapshotReply
	rc := w.contexts.CmdSnapshot(&q, &a)
	a.Agreed = w.s.Revision
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doVisible(id uint32, payload []byte) error {
	var q wire.VisibleRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpVisible, id, w.contexts.CmdVisible(&q))
	return nil
}

func (w *Worker) doPrimaryRetain(id uint32, payload []byte) error {
	var q wire.PrimaryRetainRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.PrimaryRetainReply
	rc := w.contexts.CmdPrimaryRetain(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doPrimaryRelease(id uint32, payload []byte) error {
	var q wire.PrimaryReleaseRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpPrimaryRelease, id, w.contexts.CmdPrimaryRelease(&q))
	return nil
}

func (w *Worker) doPrimaryReset(id uint32, payload []byte) error {
	var q wire.PrimaryResetRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.PrimaryResetReply
	rc := w.contexts.CmdPrimaryReset(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doCtxCreate(id uint32, payload []byte) error {
	var q wire.CtxCreateRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.CtxCreateReply
	rc := w.contexts.CmdCtxCreate(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doCtxDestroy(id uint32, payload []byte) error {
	var q wire.CtxDestroyRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.CtxDestroyReply
	rc := w.contexts.CmdCtxDestroy(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doCtxSynchronize(id uint32, payload []byte) error {
	var q wire.CtxSynchronizeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.WaitCtxSynchronize(id, &q)
	return nil
}

func (w *Worker) doCtxDrain(id uint32, payload []byte) error {
	var q wire.CtxDrainRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.WaitCtxDrain(id, &q)
	return nil
}

func (w *Worker) doPeerAccess(id uint32, payload []byte) error {
	var q wire.PeerAccessRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.PeerAccessReply
	rc := w.mem.CmdPeerAccess(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGreenCreate(id uint32, payload []byte) error {
	var q wire.GreenCreateRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.GreenCreateReply
	rc := w.contexts.CmdGreenCreate(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGreenDestroy(id uint32, payload []byte) error {
	var q wire.GreenDestroyRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.GreenDestroyReply
	rc := w.contexts.CmdGreenDestroy(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doDevResource(id uint32, payload []byte) error {
	var q wire.DevResourceRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.DevResourceReply
	rc := w.contexts.CmdDevResource(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGreenStream(id uint32, payload []byte) error {
	var q wire.GreenStreamRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpGreenStream, id, w.contexts.CmdGreenStream(&q))
	return nil
}

func (w *Worker) doMemAlloc(id uint32, payload []byte) error {
	var q wire.MemAllocRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.MemAllocReply
	rc := w.mem.CmdMemAlloc(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemAllocSoon(id uint32, payload []byte) error {
	var q wire.MemAllocSoonRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpMemAllocSoon, id, w.mem.CmdMemAllocSoon(&q))
	return nil
}

func (w *Worker) doMemInfo(id uint32, payload []byte) error {
	var q wire.MemInfoRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.MemInfoReply
	rc := w.mem.CmdMemInfo(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemFree(id uint32, payload []byte) error {
	var q wire.MemFreeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpMemFree, id, w.mem.CmdMemFree(&q))
	return nil
}

func (w *Worker) doCopyIn(id uint32, payload []byte) error {
	var q wire.CopyInRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpCopyIn, id, w.copies.CmdCopyIn(&q))
	return nil
}

func (w *Worker) doCopyInLanes(id uint32, payload []byte) error {
	var q wire.CopyInLanesRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpCopyInLanes, id, w.copies.CmdCopyInLanes(&q))
	return nil
}

func (w *Worker) doCopyOut(id uint32, payload []byte) error {
	var q wire.CopyOutRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.copies.WaitCopyOut(id, &q)
	return nil
}

func (w *Worker) doCopyOutLater(id uint32, payload []byte) error {
	var q wire.CopyOutLaterRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.copies.WaitCopyOutLater(id, &q)
	return nil
}

func (w *Worker) doCopyOn(id uint32, payload []byte) error {
	var q wire.CopyOnRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpCopyOn, id, w.copies.CmdCopyOn(&q))
	return nil
}

func (w *Worker) doArrived(id uint32, payload []byte) error {
	var q wire.ArrivedRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpArrived, id, w.gpu.CmdArrived(&q))
	return nil
}

func (w *Worker) doHostShare(id uint32, payload []byte) error {
	var q wire.HostShareRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.HostShareReply
	rc := w.host.CmdHostShare(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doHostUnshare(id uint32, payload []byte) error {
	var q wire.HostUnshareRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpHostUnshare, id, w.host.CmdHostUnshare(&q))
	return nil
}

func (w *Worker) doStageIn(id uint32, payload []byte) error {
	var q wire.StageInRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.copies.WaitStageIn(id, &q)
	return nil
}

func (w *Worker) doStageOut(id uint32, payload []byte) error {
	var q wire.StageOutRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.copies.WaitStageOut(id, &q)
	return nil
}

func (w *Worker) doMemShare(id uint32, payload []byte) error {
	var q wire.MemShareRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.MemShareReply
	rc := w.ipc.CmdMemShare(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemOpen(id uint32, payload []byte) error {
	var q wire.MemOpenRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.MemOpenReply
	rc := w.ipc.CmdMemOpen(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doEventShare(id uint32, payload []byte) error {
	var q wire.EventShareRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.EventShareReply
	rc := w.ipc.CmdEventShare(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doEventOpen(id uint32, payload []byte) error {
	var q wire.EventOpenRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.EventOpenReply
	rc := w.ipc.CmdEventOpen(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doHandleShare(id uint32, payload []byte) error {
	var q wire.HandleShareRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.HandleShareReply
	rc := w.ipc.CmdHandleShare(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doHandleOpen(id uint32, payload []byte) error {
	var q wire.HandleOpenRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.HandleOpenReply
	rc := w.ipc.CmdHandleOpen(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doPoolShare(id uint32, payload []byte) error {
	var q wire.PoolShareRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.PoolShareReply
	rc := w.ipc.CmdPoolShare(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doPoolOpen(id uint32, payload []byte) error {
	var q wire.PoolOpenRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.PoolOpenReply
	rc := w.ipc.CmdPoolOpen(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doUnshare(id uint32, payload []byte) error {
	var q wire.UnshareRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpUnshare, id, w.ipc.CmdUnshare(&q))
	return nil
}

func (w *Worker) doHandleRetain(id uint32, payload []byte) error {
	var q wire.HandleRetainRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.HandleRetainReply
	rc := w.ipc.CmdHandleRetain(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doFence(id uint32, payload []byte) error {
	var q wire.FenceRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.FenceReply
	rc := w.ipc.CmdFence(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMirrorAlloc(id uint32, payload []byte) error {
	var q wire.MirrorAllocRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.MirrorAllocReply
	rc := w.host.CmdMirrorAlloc(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMirrorOpen(id uint32, payload []byte) error {
	var q wire.MirrorOpenRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.MirrorOpenReply
	rc := w.host.CmdMirrorOpen(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMirrorClose(id uint32, payload []byte) error {
	var q wire.MirrorCloseRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpMirrorClose, id, w.host.CmdMirrorClose(&q))
	return nil
}

func (w *Worker) doMirrorIn(id uint32, payload []byte) error {
	var q wire.MirrorInRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpMirrorIn, id, w.host.CmdMirrorIn(&q))
	return nil
}

func (w *Worker) doMirrorOut(id uint32, payload []byte) error {
	var q wire.MirrorOutRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.host.WaitMirrorOut(id, &q)
	return nil
}

func (w *Worker) doBlob(id uint32, payload []byte) error {
	var q wire.BlobRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpBlob, id, w.code.CmdBlob(&q))
	return nil
}

func (w *Worker) doBlobPacked(id uint32, payload []byte) error {
	var q wire.BlobPackedRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpBlobPacked, id, w.code.CmdBlobPacked(&q))
	return nil
}

func (w *Worker) doImagesKnown(id uint32, payload []byte) error {
	var q wire.ImagesKnownRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.ImagesKnownReply
	rc := w.code.CmdImagesKnown(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doModuleLoad(id uint32, payload []byte) error {
	var q wire.ModuleLoadRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.ModuleLoadReply
	rc := w.code.CmdModuleLoad(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doLibraryLoad(id uint32, payload []byte) error {
	var q wire.LibraryLoadRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.LibraryLoadReply
	rc := w.code.CmdLibraryLoad(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doModuleLoadSoon(id uint32, payload []byte) error {
	var q wire.ModuleLoadSoonRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpModuleLoadSoon, id, w.code.CmdModuleLoadSoon(&q))
	return nil
}

func (w *Worker) doLibraryLoadSoon(id uint32, payload []byte) error {
	var q wire.LibraryLoadSoonRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpLibraryLoadSoon, id, w.code.CmdLibraryLoadSoon(&q))
	return nil
}

func (w *Worker) doModuleGetFunction(id uint32, payload []byte) error {
	var q wire.ModuleGetFunctionRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.Module)
	var a wire.ModuleGetFunctionReply
	rc := w.code.CmdModuleGetFunction(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doModuleGetFunctionSoon(id uint32, payload []byte) error {
	var q wire.ModuleGetFunctionSoonRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.Module)
	w.wait.Finish(wire.OpModuleGetFunctionSoon, id, w.code.CmdModuleGetFunctionSoon(&q))
	return nil
}

func (w *Worker) doModuleFunctions(id uint32, payload []byte) error {
	var q wire.ModuleFunctionsRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.ModuleFunctionsReply
	rc := w.code.CmdModuleFunctions(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doLibraryGetKernel(id uint32, payload []byte) error {
	var q wire.LibraryGetKernelRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.Library)
	var a wire.LibraryGetKernelReply
	rc := w.code.CmdLibraryGetKernel(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doLibraryGetKernelSoon(id uint32, payload []byte) error {
	var q wire.LibraryGetKernelSoonRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.Library)
	w.wait.Finish(wire.OpLibraryGetKernelSoon, id, w.code.CmdLibraryGetKernelSoon(&q))
	return nil
}

func (w *Worker) doLibraryKernels(id uint32, payload []byte) error {
	var q wire.LibraryKernelsRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.LibraryKernelsReply
	rc := w.code.CmdLibraryKernels(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doLibraryGetModule(id uint32, payload []byte) error {
	var q wire.LibraryGetModuleRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.Library)
	var a wire.LibraryGetModuleReply
	rc := w.code.CmdLibraryGetModule(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doLibraryGetModuleSoon(id uint32, payload []byte) error {
	var q wire.LibraryGetModuleSoonRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.Library)
	w.wait.Finish(wire.OpLibraryGetModuleSoon, id, w.code.CmdLibraryGetModuleSoon(&q))
	return nil
}

func (w *Worker) doKernelGetFunction(id uint32, payload []byte) error {
	var q wire.KernelGetFunctionRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.Kernel)
	var a wire.KernelGetFunctionReply
	rc := w.code.CmdKernelGetFunction(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doKernelGetFunctionSoon(id uint32, payload []byte) error {
	var q wire.KernelGetFunctionSoonRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.Kernel)
	w.wait.Finish(wire.OpKernelGetFunctionSoon, id, w.code.CmdKernelGetFunctionSoon(&q))
	return nil
}

func (w *Worker) doKernelInfo(id uint32, payload []byte) error {
	var q wire.KernelInfoRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.KernelInfoReply
	rc := w.code.CmdKernelInfo(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doModuleVariable(id uint32, payload []byte) error {
	var q wire.ModuleVariableRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.ModuleVariableReply
	rc := w.code.CmdModuleVariable(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doLibraryVariable(id uint32, payload []byte) error {
	var q wire.LibraryVariableRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.LibraryVariableReply
	rc := w.code.CmdLibraryVariable(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doNote(id uint32, payload []byte) error {
	var q wire.NoteRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpNote, id, w.code.CmdNote(&q))
	return nil
}

func (w *Worker) doClusters(id uint32, payload []byte) error {
	var q wire.ClustersRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.ClustersReply
	rc := w.code.CmdClusters(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doTensorMap(id uint32, payload []byte) error {
	var q wire.TensorMapRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.TensorMapReply
	rc := w.code.CmdTensorMap(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doLinkCreate(id uint32, payload []byte) error {
	var q wire.LinkCreateRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.LinkCreateReply
	rc := w.linker.CmdLinkCreate(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doLinkAdd(id uint32, payload []byte) error {
	var q wire.LinkAddRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.LinkAddReply
	rc := w.linker.CmdLinkAdd(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doLinkComplete(id uint32, payload []byte) error {
	var q wire.LinkCompleteRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.LinkCompleteReply
	rc := w.linker.CmdLinkComplete(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doLinkFetch(id uint32, payload []byte) error {
	var q wire.LinkFetchRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.LinkFetchReply
	rc := w.linker.CmdLinkFetch(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doLinkDestroy(id uint32, payload []byte) error {
	var q wire.LinkDestroyRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpLinkDestroy, id, w.linker.CmdLinkDestroy(&q))
	return nil
}

func (w *Worker) doMemAllocAsync(id uint32, payload []byte) error {
	var q wire.MemAllocAsyncRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.MemAllocAsyncReply
	rc := w.mem.CmdMemAllocAsync(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemAccess(id uint32, payload []byte) error {
	var q wire.MemAccessRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.MemAccessReply
	rc := w.mem.CmdMemAccess(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemFreeAsync(id uint32, payload []byte) error {
	var q wire.MemFreeAsyncRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpMemFreeAsync, id, w.mem.CmdMemFreeAsync(&q))
	return nil
}

func (w *Worker) doArrayIn(id uint32, payload []byte) error {
	var q wire.ArrayInRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpArrayIn, id, w.copies.CmdArrayIn(&q))
	return nil
}

func (w *Worker) doArrayOut(id uint32, payload []byte) error {
	var q wire.ArrayOutRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.copies.WaitArrayOut(id, &q)
	return nil
}

func (w *Worker) doArrayOn(id uint32, payload []byte) error {
	var q wire.ArrayOnRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpArrayOn, id, w.copies.CmdArrayOn(&q))
	return nil
}

func (w *Worker) doHostFunc(id uint32, payload []byte) error {
	var q wire.HostFuncRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpHostFunc, id, w.calls.CmdHostFunc(&q))
	return nil
}

func (w *Worker) doHostDone(id uint32, payload []byte) error {
	var q wire.HostDoneRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpHostDone, id, w.calls.CmdHostDone(&q))
	return nil
}

func (w *Worker) doHostPipe(id uint32, payload []byte) error {
	var q wire.HostPipeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.HostPipeReply
	rc := w.calls.CmdHostPipe(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doEventWatch(id uint32, payload []byte) error {
	var q wire.EventWatchRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.WaitEventWatch(id, &q)
	return nil
}

func (w *Worker) doStreamWatch(id uint32, payload []byte) error {
	var q wire.StreamWatchRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.WaitStreamWatch(id, &q)
	return nil
}

func (w *Worker) doBeginCapture(id uint32, payload []byte) error {
	var q wire.BeginCaptureRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.BeginCaptureReply
	rc := w.graphs.CmdBeginCapture(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doBeginCaptureTo(id uint32, payload []byte) error {
	var q wire.BeginCaptureToRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.BeginCaptureToReply
	rc := w.graphs.CmdBeginCaptureTo(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doEndCapture(id uint32, payload []byte) error {
	var q wire.EndCaptureRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.EndCaptureReply
	rc := w.graphs.CmdEndCapture(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doCaptureInfo(id uint32, payload []byte) error {
	var q wire.CaptureInfoRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.CaptureInfoReply
	rc := w.graphs.CmdCaptureInfo(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doCaptureWait(id uint32, payload []byte) error {
	var q wire.CaptureWaitRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.CaptureWaitReply
	rc := w.graphs.CmdCaptureWait(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doCaptureUpdate(id uint32, payload []byte) error {
	var q wire.CaptureUpdateRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.CaptureUpdateReply
	rc := w.graphs.CmdCaptureUpdate(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphDestroy(id uint32, payload []byte) error {
	var q wire.GraphDestroyRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpGraphDestroy, id, w.graphs.CmdGraphDestroy(&q))
	return nil
}

func (w *Worker) doGraphNodeDestroy(id uint32, payload []byte) error {
	var q wire.GraphNodeDestroyRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.GraphNodeDestroyReply
	rc := w.graphs.CmdGraphNodeDestroy(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphNodeType(id uint32, payload []byte) error {
	var q wire.GraphNodeTypeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.GraphNodeTypeReply
	rc := w.graphs.CmdGraphNodeType(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphDot(id uint32, payload []byte) error {
	var q wire.GraphDotRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.GraphDotReply
	rc := w.graphs.CmdGraphDot(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphInstantiate(id uint32, payload []byte) error {
	var q wire.GraphInstantiateRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.Graph)
	var a wire.GraphInstantiateReply
	rc := w.graphs.CmdGraphInstantiate(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphLaunch(id uint32, payload []byte) error {
	var q wire.GraphLaunchRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpGraphLaunch, id, w.graphs.CmdGraphLaunch(&q))
	return nil
}

func (w *Worker) doGraphLaunchAsk(id uint32, payload []byte) error {
	var q wire.GraphLaunchAskRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.GraphLaunchAskReply
	rc := w.graphs.CmdGraphLaunchAsk(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphExecDestroy(id uint32, payload []byte) error {
	var q wire.GraphExecDestroyRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpGraphExecDestroy, id, w.graphs.CmdGraphExecDestroy(&q))
	return nil
}

func (w *Worker) doUserObject(id uint32, payload []byte) error {
	var q wire.UserObjectRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpUserObject, id, w.calls.CmdUserObject(&q))
	return nil
}

func (w *Worker) doGraphKernel(id uint32, payload []byte) error {
	var q wire.GraphKernelRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.Graph)
	var a wire.GraphKernelReply
	rc := w.graphs.CmdGraphKernel(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphKernelSet(id uint32, payload []byte) error {
	var q wire.GraphKernelSetRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.GraphKernelSetReply
	rc := w.graphs.CmdGraphKernelSet(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphKernelGet(id uint32, payload []byte) error {
	var q wire.GraphKernelGetRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.GraphKernelGetReply
	rc := w.graphs.CmdGraphKernelGet(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphCopy(id uint32, payload []byte) error {
	var q wire.GraphCopyRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.Graph)
	var a wire.GraphCopyReply
	rc := w.graphs.CmdGraphCopy(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphCopySet(id uint32, payload []byte) error {
	var q wire.GraphCopySetRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.GraphCopySetReply
	rc := w.graphs.CmdGraphCopySet(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphCopyGet(id uint32, payload []byte) error {
	var q wire.GraphCopyGetRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.GraphCopyGetReply
	rc := w.graphs.CmdGraphCopyGet(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doStreamCopy(id uint32, payload []byte) error {
	var q wire.StreamCopyRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.StreamCopyReply
	rc := w.graphs.CmdStreamCopy(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphFeed(id uint32, payload []byte) error {
	var q wire.GraphFeedRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpGraphFeed, id, w.calls.CmdGraphFeed(&q))
	return nil
}

func (w *Worker) doGraphHost(id uint32, payload []byte) error {
	var q wire.GraphHostRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.Graph)
	var a wire.GraphHostReply
	rc := w.graphs.CmdGraphHost(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphHostSet(id uint32, payload []byte) error {
	var q wire.GraphHostSetRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.GraphHostSetReply
	rc := w.graphs.CmdGraphHostSet(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphHostGet(id uint32, payload []byte) error {
	var q wire.GraphHostGetRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.GraphHostGetReply
	rc := w.graphs.CmdGraphHostGet(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphMemOps(id uint32, payload []byte) error {
	var q wire.GraphMemOpsRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.Graph)
	var a wire.GraphMemOpsReply
	rc := w.graphs.CmdGraphMemOps(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphMemOpsSet(id uint32, payload []byte) error {
	var q wire.GraphMemOpsSetRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.GraphMemOpsSetReply
	rc := w.graphs.CmdGraphMemOpsSet(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphMemOpsGet(id uint32, payload []byte) error {
	var q wire.GraphMemOpsGetRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.GraphMemOpsGetReply
	rc := w.graphs.CmdGraphMemOpsGet(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphConditional(id uint32, payload []byte) error {
	var q wire.GraphConditionalRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.Graph)
	var a wire.GraphConditionalReply
	rc := w.graphs.CmdGraphConditional(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphMove(id uint32, payload []byte) error {
	var q wire.GraphMoveRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.Graph)
	var a wire.GraphMoveReply
	rc := w.graphs.CmdGraphMove(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphAlloc(id uint32, payload []byte) error {
	var q wire.GraphAllocRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.Graph)
	var a wire.GraphAllocReply
	rc := w.graphs.CmdGraphAlloc(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphFree(id uint32, payload []byte) error {
	var q wire.GraphFreeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.Graph)
	var a wire.GraphFreeReply
	rc := w.graphs.CmdGraphFree(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphMemoryGet(id uint32, payload []byte) error {
	var q wire.GraphMemoryGetRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.GraphMemoryGetReply
	rc := w.graphs.CmdGraphMemoryGet(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphMemoryFree(id uint32, payload []byte) error {
	var q wire.GraphMemoryFreeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.GraphMemoryFreeReply
	rc := w.graphs.CmdGraphMemoryFree(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphMemory(id uint32, payload []byte) error {
	var q wire.GraphMemoryRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	var a wire.GraphMemoryReply
	rc := w.graphs.CmdGraphMemory(&q, &a)
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doLaunch(id uint32, payload []byte) error {
	q := &w.launching
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpLaunch, id, w.code.CmdLaunch(q))
	return nil
}

func (w *Worker) doDeviceGetTexture1DLinearMaxWidth(id uint32, payload []byte) error {
	var q wire.DeviceGetTexture1DLinearMaxWidthRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	dev, ok := w.s.Devices.Ordinal(q.Dev)
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_DEVICE)
		return nil
	}
	maxWidthInElementsOut, rc := w.dev.DeviceGetTexture1DLinearMaxWidth(q.Format, q.NumChannels, dev)
	a := wire.DeviceGetTexture1DLinearMaxWidthReply{
		MaxWidthInElements: maxWidthInElementsOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doDeviceGetHostAtomicCapabilities(id uint32, payload []byte) error {
	var q wire.DeviceGetHostAtomicCapabilitiesRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	dev, ok := w.s.Devices.Ordinal(q.Dev)
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_DEVICE)
		return nil
	}
	capabilitiesOut, rc := w.dev.DeviceGetHostAtomicCapabilities(q.Operations, dev)
	a := wire.DeviceGetHostAtomicCapabilitiesReply{
		Capabilities: capabilitiesOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doDeviceGetExecAffinitySupport(id uint32, payload []byte) error {
	var q wire.DeviceGetExecAffinitySupportRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	dev, ok := w.s.Devices.Ordinal(q.Dev)
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_DEVICE)
		return nil
	}
	piOut, rc := w.dev.DeviceGetExecAffinitySupport(q.Type, dev)
	a := wire.DeviceGetExecAffinitySupportReply{
		Pi: piOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doFlushGPUDirectRDMAWrites(id uint32, payload []byte) error {
	var q wire.FlushGPUDirectRDMAWritesRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	rc := w.dev.FlushGPUDirectRDMAWrites(q.Target, q.Scope)
	a := wire.FlushGPUDirectRDMAWritesReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doDeviceCanAccessPeer(id uint32, payload []byte) error {
	var q wire.DeviceCanAccessPeerRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	dev, ok := w.s.Devices.Ordinal(q.Dev)
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_DEVICE)
		return nil
	}
	peerDev, ok := w.s.Devices.Ordinal(q.PeerDev)
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_DEVICE)
		return nil
	}
	canAccessPeerOut, rc := w.dev.DeviceCanAccessPeer(dev, peerDev)
	a := wire.DeviceCanAccessPeerReply{
		CanAccessPeer: canAccessPeerOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doDeviceGetP2PAttribute(id uint32, payload []byte) error {
	var q wire.DeviceGetP2PAttributeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	srcDevice, ok := w.s.Devices.Ordinal(q.SrcDevice)
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_DEVICE)
		return nil
	}
	dstDevice, ok := w.s.Devices.Ordinal(q.DstDevice)
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_DEVICE)
		return nil
	}
	valueOut, rc := w.dev.DeviceGetP2PAttribute(q.Attrib, srcDevice, dstDevice)
	a := wire.DeviceGetP2PAttributeReply{
		Value: valueOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doDeviceGetP2PAtomicCapabilities(id uint32, payload []byte) error {
	var q wire.DeviceGetP2PAtomicCapabilitiesRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	srcDevice, ok := w.s.Devices.Ordinal(q.SrcDevice)
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_DEVICE)
		return nil
	}
	dstDevice, ok := w.s.Devices.Ordinal(q.DstDevice)
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_DEVICE)
		return nil
	}
	capabilitiesOut, rc := w.dev.DeviceGetP2PAtomicCapabilities(q.Operations, srcDevice, dstDevice)
	a := wire.DeviceGetP2PAtomicCapabilitiesReply{
		Capabilities: capabilitiesOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doDevicePrimaryCtxSetFlags_v2(id uint32, payload []byte) error {
	var q wire.DevicePrimaryCtxSetFlags_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	dev, ok := w.s.Devices.Ordinal(q.Dev)
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_DEVICE)
		return nil
	}
	rc := w.dev.DevicePrimaryCtxSetFlags(dev, q.Flags)
	a := wire.DevicePrimaryCtxSetFlags_v2Reply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doCtxSetFlags(id uint32, payload []byte) error {
	var q wire.CtxSetFlagsRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	rc := w.dev.CtxSetFlags(q.Flags)
	w.wait.Finish(wire.OpCtxSetFlags, id, rc)
	return nil
}

func (w *Worker) doCtxSetLimit(id uint32, payload []byte) error {
	var q wire.CtxSetLimitRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	if rc := w.mem.CheckCtxSetLimit(&q); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	rc := w.dev.CtxSetLimit(q.Limit, q.Value)
	w.mem.NoteCtxSetLimit(&q, rc)
	a := wire.CtxSetLimitReply{}
	w.wait.Reply(id, rc, &a)
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
	w.wait.Reply(id, rc, &a)
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
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doCtxSetCacheConfig(id uint32, payload []byte) error {
	var q wire.CtxSetCacheConfigRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	rc := w.dev.CtxSetCacheConfig(q.Config)
	a := wire.CtxSetCacheConfigReply{}
	w.wait.Reply(id, rc, &a)
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
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doCtxSetSharedMemConfig(id uint32, payload []byte) error {
	var q wire.CtxSetSharedMemConfigRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	rc := w.dev.CtxSetSharedMemConfig(q.Config)
	a := wire.CtxSetSharedMemConfigReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doCtxResetPersistingL2Cache(id uint32, payload []byte) error {
	var q wire.CtxResetPersistingL2CacheRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	rc := w.dev.CtxResetPersistingL2Cache()
	w.wait.Finish(wire.OpCtxResetPersistingL2Cache, id, rc)
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
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doCtxRecordEvent(id uint32, payload []byte) error {
	var q wire.CtxRecordEventRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hCtx, ok := w.s.Handles.Real(cu.KindContext, uint64(q.HCtx))
	if !ok {
		w.wait.Finish(wire.OpCtxRecordEvent, id, cu.CUDA_ERROR_INVALID_CONTEXT)
		return nil
	}
	hEvent, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.HEvent))
	if !ok {
		w.wait.Finish(wire.OpCtxRecordEvent, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.CtxRecordEvent(cu.Context(hCtx), cu.Event(hEvent))
	w.gpu.NoteCtxRecordEvent(&q, rc)
	w.wait.Finish(wire.OpCtxRecordEvent, id, rc)
	return nil
}

func (w *Worker) doCtxWaitEvent(id uint32, payload []byte) error {
	var q wire.CtxWaitEventRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hCtx, ok := w.s.Handles.Real(cu.KindContext, uint64(q.HCtx))
	if !ok {
		w.wait.Finish(wire.OpCtxWaitEvent, id, cu.CUDA_ERROR_INVALID_CONTEXT)
		return nil
	}
	hEvent, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.HEvent))
	if !ok {
		w.wait.Finish(wire.OpCtxWaitEvent, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.CtxWaitEvent(cu.Context(hCtx), cu.Event(hEvent))
	w.wait.Finish(wire.OpCtxWaitEvent, id, rc)
	return nil
}

func (w *Worker) doModuleUnload(id uint32, payload []byte) error {
	var q wire.ModuleUnloadRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hmod, ok := w.s.Handles.Real(cu.KindModule, uint64(q.Hmod))
	if !ok {
		w.wait.Finish(wire.OpModuleUnload, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.ModuleUnload(cu.Module(hmod))
	w.s.Handles.Drop(cu.KindModule, uint64(q.Hmod))
	w.wait.Finish(wire.OpModuleUnload, id, rc)
	return nil
}

func (w *Worker) doModuleGetFunctionCount(id uint32, payload []byte) error {
	var q wire.ModuleGetFunctionCountRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	mod, ok := w.s.Handles.Real(cu.KindModule, uint64(q.Mod))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	countOut, rc := w.dev.ModuleGetFunctionCount(cu.Module(mod))
	a := wire.ModuleGetFunctionCountReply{
		Count: countOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doModuleGetTexRef(id uint32, payload []byte) error {
	var q wire.ModuleGetTexRefRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.Hmod)
	hmod, ok := w.s.Handles.Real(cu.KindModule, uint64(q.Hmod))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	pTexRefOut, rc := w.dev.ModuleGetTexRef(cu.Module(hmod), q.Name)
	a := wire.ModuleGetTexRefReply{
		PTexRef: cu.Texref(w.s.Name(cu.KindTexref, uint64(pTexRefOut))),
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doModuleGetSurfRef(id uint32, payload []byte) error {
	var q wire.ModuleGetSurfRefRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.Hmod)
	hmod, ok := w.s.Handles.Real(cu.KindModule, uint64(q.Hmod))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	pSurfRefOut, rc := w.dev.ModuleGetSurfRef(cu.Module(hmod), q.Name)
	a := wire.ModuleGetSurfRefReply{
		PSurfRef: cu.Surfref(w.s.Name(cu.KindSurfref, uint64(pSurfRefOut))),
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doLibraryUnload(id uint32, payload []byte) error {
	var q wire.LibraryUnloadRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	library, ok := w.s.Handles.Real(cu.KindLibrary, uint64(q.Library))
	if !ok {
		w.wait.Finish(wire.OpLibraryUnload, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.LibraryUnload(cu.Library(library))
	w.s.Handles.Drop(cu.KindLibrary, uint64(q.Library))
	w.wait.Finish(wire.OpLibraryUnload, id, rc)
	return nil
}

func (w *Worker) doLibraryGetKernelCount(id uint32, payload []byte) error {
	var q wire.LibraryGetKernelCountRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	lib, ok := w.s.Handles.Real(cu.KindLibrary, uint64(q.Lib))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	countOut, rc := w.dev.LibraryGetKernelCount(cu.Library(lib))
	a := wire.LibraryGetKernelCountReply{
		Count: countOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doKernelSetAttribute(id uint32, payload []byte) error {
	var q wire.KernelSetAttributeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	kernel, ok := w.s.Handles.Real(cu.KindKernel, uint64(q.Kernel))
	if !ok {
		w.wait.Finish(wire.OpKernelSetAttribute, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	dev, ok := w.s.Devices.Ordinal(q.Dev)
	if !ok {
		w.wait.Finish(wire.OpKernelSetAttribute, id, cu.CUDA_ERROR_INVALID_DEVICE)
		return nil
	}
	rc := w.dev.KernelSetAttribute(q.Attrib, q.Val, cu.Kernel(kernel), dev)
	w.wait.Finish(wire.OpKernelSetAttribute, id, rc)
	return nil
}

func (w *Worker) doKernelSetCacheConfig(id uint32, payload []byte) error {
	var q wire.KernelSetCacheConfigRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	kernel, ok := w.s.Handles.Real(cu.KindKernel, uint64(q.Kernel))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	dev, ok := w.s.Devices.Ordinal(q.Dev)
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_DEVICE)
		return nil
	}
	rc := w.dev.KernelSetCacheConfig(cu.Kernel(kernel), q.Config, dev)
	a := wire.KernelSetCacheConfigReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doFuncSetAttribute(id uint32, payload []byte) error {
	var q wire.FuncSetAttributeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hfunc, ok := w.s.Handles.Real(cu.KindFunction, uint64(q.Hfunc))
	if !ok {
		w.wait.Finish(wire.OpFuncSetAttribute, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.FuncSetAttribute(cu.Function(hfunc), q.Attrib, q.Value)
	w.wait.Finish(wire.OpFuncSetAttribute, id, rc)
	return nil
}

func (w *Worker) doFuncSetCacheConfig(id uint32, payload []byte) error {
	var q wire.FuncSetCacheConfigRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hfunc, ok := w.s.Handles.Real(cu.KindFunction, uint64(q.Hfunc))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.FuncSetCacheConfig(cu.Function(hfunc), q.Config)
	a := wire.FuncSetCacheConfigReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doFuncSetSharedMemConfig(id uint32, payload []byte) error {
	var q wire.FuncSetSharedMemConfigRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hfunc, ok := w.s.Handles.Real(cu.KindFunction, uint64(q.Hfunc))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.FuncSetSharedMemConfig(cu.Function(hfunc), q.Config)
	a := wire.FuncSetSharedMemConfigReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(id uint32, payload []byte) error {
	var q wire.OccupancyMaxActiveBlocksPerMultiprocessorWithFlagsRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	func_, ok := w.s.Handles.Real(cu.KindFunction, uint64(q.Func))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	numBlocksOut, rc := w.dev.OccupancyMaxActiveBlocksPerMultiprocessorWithFlags(cu.Function(func_), q.BlockSize, q.DynamicSMemSize, q.Flags)
	a := wire.OccupancyMaxActiveBlocksPerMultiprocessorWithFlagsReply{
		NumBlocks: numBlocksOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doOccupancyAvailableDynamicSMemPerBlock(id uint32, payload []byte) error {
	var q wire.OccupancyAvailableDynamicSMemPerBlockRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	func_, ok := w.s.Handles.Real(cu.KindFunction, uint64(q.Func))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	dynamicSmemSizeOut, rc := w.dev.OccupancyAvailableDynamicSMemPerBlock(cu.Function(func_), q.NumBlocks, q.BlockSize)
	a := wire.OccupancyAvailableDynamicSMemPerBlockReply{
		DynamicSmemSize: dynamicSmemSizeOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemBatchDecompressAsync(id uint32, payload []byte) error {
	var q wire.MemBatchDecompressAsyncRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	for i := range q.ParamsArray {
		if rc := w.structs.AdmitMemDecompressParams(&q.ParamsArray[i]); rc != cu.CUDA_SUCCESS {
			w.wait.Refuse(id, rc)
			return nil
		}
	}
	stream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.Stream))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.Stream, cu.Stream(stream), false)
	errorIndexOut, rc := w.dev.MemBatchDecompressAsync(q.ParamsArray, q.Flags, cu.Stream(stream))
	a := wire.MemBatchDecompressAsyncReply{
		ErrorIndex: errorIndexOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemsetD8Async(id uint32, payload []byte) error {
	var q wire.MemsetD8AsyncRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.wait.Finish(wire.OpMemsetD8Async, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.HStream, cu.Stream(hStream), false)
	rc := w.dev.MemsetD8Async(q.DstDevice, q.Uc, q.N, cu.Stream(hStream))
	w.wait.Finish(wire.OpMemsetD8Async, id, rc)
	return nil
}

func (w *Worker) doMemsetD16Async(id uint32, payload []byte) error {
	var q wire.MemsetD16AsyncRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.wait.Finish(wire.OpMemsetD16Async, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.HStream, cu.Stream(hStream), false)
	rc := w.dev.MemsetD16Async(q.DstDevice, q.Us, q.N, cu.Stream(hStream))
	w.wait.Finish(wire.OpMemsetD16Async, id, rc)
	return nil
}

func (w *Worker) doMemsetD32Async(id uint32, payload []byte) error {
	var q wire.MemsetD32AsyncRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.wait.Finish(wire.OpMemsetD32Async, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.HStream, cu.Stream(hStream), false)
	rc := w.dev.MemsetD32Async(q.DstDevice, q.Ui, q.N, cu.Stream(hStream))
	w.wait.Finish(wire.OpMemsetD32Async, id, rc)
	return nil
}

func (w *Worker) doMemsetD2D8Async(id uint32, payload []byte) error {
	var q wire.MemsetD2D8AsyncRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.wait.Finish(wire.OpMemsetD2D8Async, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.HStream, cu.Stream(hStream), false)
	rc := w.dev.MemsetD2D8Async(q.DstDevice, q.DstPitch, q.Uc, q.Width, q.Height, cu.Stream(hStream))
	w.wait.Finish(wire.OpMemsetD2D8Async, id, rc)
	return nil
}

func (w *Worker) doMemsetD2D16Async(id uint32, payload []byte) error {
	var q wire.MemsetD2D16AsyncRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.wait.Finish(wire.OpMemsetD2D16Async, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.HStream, cu.Stream(hStream), false)
	rc := w.dev.MemsetD2D16Async(q.DstDevice, q.DstPitch, q.Us, q.Width, q.Height, cu.Stream(hStream))
	w.wait.Finish(wire.OpMemsetD2D16Async, id, rc)
	return nil
}

func (w *Worker) doMemsetD2D32Async(id uint32, payload []byte) error {
	var q wire.MemsetD2D32AsyncRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.wait.Finish(wire.OpMemsetD2D32Async, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.HStream, cu.Stream(hStream), false)
	rc := w.dev.MemsetD2D32Async(q.DstDevice, q.DstPitch, q.Ui, q.Width, q.Height, cu.Stream(hStream))
	w.wait.Finish(wire.OpMemsetD2D32Async, id, rc)
	return nil
}

func (w *Worker) doMemCreate(id uint32, payload []byte) error {
	var q wire.MemCreateRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	if rc := w.structs.AdmitMemAllocationProp_v1(&q.Prop); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	if rc := w.mem.CheckMemCreate(&q); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	handleOut, rc := w.dev.MemCreate(q.Size, &q.Prop, q.Flags)
	rc = w.gpu.Bind(cu.KindMemGenericAllocationHandle, uint64(q.Handle), uint64(handleOut), rc)
	a := wire.MemCreateReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemRelease(id uint32, payload []byte) error {
	var q wire.MemReleaseRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	handle, ok := w.s.Handles.Real(cu.KindMemGenericAllocationHandle, uint64(q.Handle))
	if !ok {
		w.wait.Finish(wire.OpMemRelease, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.MemRelease(cu.MemGenericAllocationHandle(handle))
	w.s.Handles.Drop(cu.KindMemGenericAllocationHandle, uint64(q.Handle))
	w.wait.Finish(wire.OpMemRelease, id, rc)
	return nil
}

func (w *Worker) doMemMap(id uint32, payload []byte) error {
	var q wire.MemMapRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	handle, ok := w.s.Handles.Real(cu.KindMemGenericAllocationHandle, uint64(q.Handle))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.MemMap(q.Ptr, q.Size, q.Offset, cu.MemGenericAllocationHandle(handle), q.Flags)
	w.mem.NoteMemMap(&q, rc)
	a := wire.MemMapReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemUnmap(id uint32, payload []byte) error {
	var q wire.MemUnmapRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	rc := w.dev.MemUnmap(q.Ptr, q.Size)
	w.mem.NoteMemUnmap(&q, rc)
	a := wire.MemUnmapReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemMapArrayAsync(id uint32, payload []byte) error {
	var q wire.MemMapArrayAsyncRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	for i := range q.MapInfoList {
		if rc := w.structs.AdmitArrayMapInfo_v1(&q.MapInfoList[i]); rc != cu.CUDA_SUCCESS {
			w.wait.Finish(wire.OpMemMapArrayAsync, id, rc)
			return nil
		}
	}
	hStream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.wait.Finish(wire.OpMemMapArrayAsync, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.HStream, cu.Stream(hStream), false)
	if rc := w.mem.CheckMemMapArrayAsync(&q); rc != cu.CUDA_SUCCESS {
		w.wait.Finish(wire.OpMemMapArrayAsync, id, rc)
		return nil
	}
	rc := w.dev.MemMapArrayAsync(q.MapInfoList, cu.Stream(hStream))
	w.wait.Finish(wire.OpMemMapArrayAsync, id, rc)
	return nil
}

func (w *Worker) doMemSetAccess(id uint32, payload []byte) error {
	var q wire.MemSetAccessRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	for i := range q.Desc {
		if rc := w.structs.AdmitMemAccessDesc_v1(&q.Desc[i]); rc != cu.CUDA_SUCCESS {
			w.wait.Refuse(id, rc)
			return nil
		}
	}
	rc := w.dev.MemSetAccess(q.Ptr, q.Size, q.Desc)
	a := wire.MemSetAccessReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemGetAccess(id uint32, payload []byte) error {
	var q wire.MemGetAccessRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	if rc := w.structs.AdmitMemLocation_v1(&q.Location); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	flagsOut, rc := w.dev.MemGetAccess(&q.Location, q.Ptr)
	a := wire.MemGetAccessReply{
		Flags: flagsOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemGetAllocationGranularity(id uint32, payload []byte) error {
	var q wire.MemGetAllocationGranularityRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	if rc := w.structs.AdmitMemAllocationProp_v1(&q.Prop); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	granularityOut, rc := w.dev.MemGetAllocationGranularity(&q.Prop, q.Option)
	a := wire.MemGetAllocationGranularityReply{
		Granularity: granularityOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMemGetAllocationPropertiesFromHandle(id uint32, payload []byte) error {
	var q wire.MemGetAllocationPropertiesFromHandleRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	handle, ok := w.s.Handles.Real(cu.KindMemGenericAllocationHandle, uint64(q.Handle))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	propOut, rc := w.dev.MemGetAllocationPropertiesFromHandle(cu.MemGenericAllocationHandle(handle))
	w.structs.ShowMemAllocationProp_v1(&propOut)
	a := wire.MemGetAllocationPropertiesFromHandleReply{
		Prop: propOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMulticastCreate(id uint32, payload []byte) error {
	var q wire.MulticastCreateRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	mcHandleOut, rc := w.dev.MulticastCreate(&q.Prop)
	rc = w.gpu.Bind(cu.KindMemGenericAllocationHandle, uint64(q.McHandle), uint64(mcHandleOut), rc)
	a := wire.MulticastCreateReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMulticastAddDevice(id uint32, payload []byte) error {
	var q wire.MulticastAddDeviceRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	mcHandle, ok := w.s.Handles.Real(cu.KindMemGenericAllocationHandle, uint64(q.McHandle))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	dev, ok := w.s.Devices.Ordinal(q.Dev)
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_DEVICE)
		return nil
	}
	rc := w.dev.MulticastAddDevice(cu.MemGenericAllocationHandle(mcHandle), dev)
	a := wire.MulticastAddDeviceReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMulticastBindMem(id uint32, payload []byte) error {
	var q wire.MulticastBindMemRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	mcHandle, ok := w.s.Handles.Real(cu.KindMemGenericAllocationHandle, uint64(q.McHandle))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	memHandle, ok := w.s.Handles.Real(cu.KindMemGenericAllocationHandle, uint64(q.MemHandle))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	if rc := w.mem.CheckMulticastBindMem(&q); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	rc := w.dev.MulticastBindMem(cu.MemGenericAllocationHandle(mcHandle), q.McOffset, cu.MemGenericAllocationHandle(memHandle), q.MemOffset, q.Size, q.Flags)
	a := wire.MulticastBindMemReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMulticastBindAddr(id uint32, payload []byte) error {
	var q wire.MulticastBindAddrRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	mcHandle, ok := w.s.Handles.Real(cu.KindMemGenericAllocationHandle, uint64(q.McHandle))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	if rc := w.mem.CheckMulticastBindAddr(&q); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	rc := w.dev.MulticastBindAddr(cu.MemGenericAllocationHandle(mcHandle), q.McOffset, q.Memptr, q.Size, q.Flags)
	a := wire.MulticastBindAddrReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMulticastUnbind(id uint32, payload []byte) error {
	var q wire.MulticastUnbindRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	mcHandle, ok := w.s.Handles.Real(cu.KindMemGenericAllocationHandle, uint64(q.McHandle))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	dev, ok := w.s.Devices.Ordinal(q.Dev)
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_DEVICE)
		return nil
	}
	rc := w.dev.MulticastUnbind(cu.MemGenericAllocationHandle(mcHandle), dev, q.McOffset, q.Size)
	a := wire.MulticastUnbindReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMulticastGetGranularity(id uint32, payload []byte) error {
	var q wire.MulticastGetGranularityRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	granularityOut, rc := w.dev.MulticastGetGranularity(&q.Prop, q.Option)
	a := wire.MulticastGetGranularityReply{
		Granularity: granularityOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doArrayCreate_v2(id uint32, payload []byte) error {
	var q wire.ArrayCreate_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	if rc := w.mem.CheckArrayCreate(&q); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	pHandleOut, rc := w.dev.ArrayCreate(&q.PAllocateArray)
	rc = w.gpu.Bind(cu.KindArray, uint64(q.PHandle), uint64(pHandleOut), rc)
	a := wire.ArrayCreate_v2Reply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doArrayGetDescriptor_v2(id uint32, payload []byte) error {
	var q wire.ArrayGetDescriptor_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	hArray, ok := w.s.Handles.Real(cu.KindArray, uint64(q.HArray))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	pArrayDescriptorOut, rc := w.dev.ArrayGetDescriptor(cu.Array(hArray))
	a := wire.ArrayGetDescriptor_v2Reply{
		PArrayDescriptor: pArrayDescriptorOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doArrayGetSparseProperties(id uint32, payload []byte) error {
	var q wire.ArrayGetSparsePropertiesRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	array, ok := w.s.Handles.Real(cu.KindArray, uint64(q.Array))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	sparsePropertiesOut, rc := w.dev.ArrayGetSparseProperties(cu.Array(array))
	a := wire.ArrayGetSparsePropertiesReply{
		SparseProperties: sparsePropertiesOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doArrayGetMemoryRequirements(id uint32, payload []byte) error {
	var q wire.ArrayGetMemoryRequirementsRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	array, ok := w.s.Handles.Real(cu.KindArray, uint64(q.Array))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	device, ok := w.s.Devices.Ordinal(q.Device)
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_DEVICE)
		return nil
	}
	memoryRequirementsOut, rc := w.dev.ArrayGetMemoryRequirements(cu.Array(array), device)
	a := wire.ArrayGetMemoryRequirementsReply{
		MemoryRequirements: memoryRequirementsOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doArrayGetPlane(id uint32, payload []byte) error {
	var q wire.ArrayGetPlaneRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hArray, ok := w.s.Handles.Real(cu.KindArray, uint64(q.HArray))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	pPlaneArrayOut, rc := w.dev.ArrayGetPlane(cu.Array(hArray), q.PlaneIdx)
	a := wire.ArrayGetPlaneReply{
		PPlaneArray: cu.Array(w.s.Name(cu.KindArray, uint64(pPlaneArrayOut))),
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doArrayDestroy(id uint32, payload []byte) error {
	var q wire.ArrayDestroyRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hArray, ok := w.s.Handles.Real(cu.KindArray, uint64(q.HArray))
	if !ok {
		w.wait.Finish(wire.OpArrayDestroy, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.ArrayDestroy(cu.Array(hArray))
	w.s.Handles.Drop(cu.KindArray, uint64(q.HArray))
	w.wait.Finish(wire.OpArrayDestroy, id, rc)
	return nil
}

func (w *Worker) doArray3DCreate_v2(id uint32, payload []byte) error {
	var q wire.Array3DCreate_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	if rc := w.mem.CheckArray3DCreate(&q); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	pHandleOut, rc := w.dev.Array3DCreate(&q.PAllocateArray)
	rc = w.gpu.Bind(cu.KindArray, uint64(q.PHandle), uint64(pHandleOut), rc)
	a := wire.Array3DCreate_v2Reply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doArray3DGetDescriptor_v2(id uint32, payload []byte) error {
	var q wire.Array3DGetDescriptor_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	hArray, ok := w.s.Handles.Real(cu.KindArray, uint64(q.HArray))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	pArrayDescriptorOut, rc := w.dev.Array3DGetDescriptor(cu.Array(hArray))
	a := wire.Array3DGetDescriptor_v2Reply{
		PArrayDescriptor: pArrayDescriptorOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMipmappedArrayCreate(id uint32, payload []byte) error {
	var q wire.MipmappedArrayCreateRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	if rc := w.mem.CheckMipmappedArrayCreate(&q); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	pHandleOut, rc := w.dev.MipmappedArrayCreate(&q.PMipmappedArrayDesc, q.NumMipmapLevels)
	rc = w.gpu.Bind(cu.KindMipmappedArray, uint64(q.PHandle), uint64(pHandleOut), rc)
	a := wire.MipmappedArrayCreateReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMipmappedArrayGetLevel(id uint32, payload []byte) error {
	var q wire.MipmappedArrayGetLevelRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.HMipmappedArray)
	hMipmappedArray, ok := w.s.Handles.Real(cu.KindMipmappedArray, uint64(q.HMipmappedArray))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	pLevelArrayOut, rc := w.dev.MipmappedArrayGetLevel(cu.MipmappedArray(hMipmappedArray), q.Level)
	a := wire.MipmappedArrayGetLevelReply{
		PLevelArray: cu.Array(w.s.Name(cu.KindArray, uint64(pLevelArrayOut))),
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMipmappedArrayGetSparseProperties(id uint32, payload []byte) error {
	var q wire.MipmappedArrayGetSparsePropertiesRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	mipmap, ok := w.s.Handles.Real(cu.KindMipmappedArray, uint64(q.Mipmap))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	sparsePropertiesOut, rc := w.dev.MipmappedArrayGetSparseProperties(cu.MipmappedArray(mipmap))
	a := wire.MipmappedArrayGetSparsePropertiesReply{
		SparseProperties: sparsePropertiesOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMipmappedArrayGetMemoryRequirements(id uint32, payload []byte) error {
	var q wire.MipmappedArrayGetMemoryRequirementsRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	mipmap, ok := w.s.Handles.Real(cu.KindMipmappedArray, uint64(q.Mipmap))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	device, ok := w.s.Devices.Ordinal(q.Device)
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_DEVICE)
		return nil
	}
	memoryRequirementsOut, rc := w.dev.MipmappedArrayGetMemoryRequirements(cu.MipmappedArray(mipmap), device)
	a := wire.MipmappedArrayGetMemoryRequirementsReply{
		MemoryRequirements: memoryRequirementsOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMipmappedArrayDestroy(id uint32, payload []byte) error {
	var q wire.MipmappedArrayDestroyRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hMipmappedArray, ok := w.s.Handles.Real(cu.KindMipmappedArray, uint64(q.HMipmappedArray))
	if !ok {
		w.wait.Finish(wire.OpMipmappedArrayDestroy, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.MipmappedArrayDestroy(cu.MipmappedArray(hMipmappedArray))
	w.s.Handles.Drop(cu.KindMipmappedArray, uint64(q.HMipmappedArray))
	w.wait.Finish(wire.OpMipmappedArrayDestroy, id, rc)
	return nil
}

func (w *Worker) doTexObjectCreate(id uint32, payload []byte) error {
	var q wire.TexObjectCreateRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	if rc := w.structs.AdmitCUDA_RESOURCE_DESC_v1(&q.PResDesc); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	pTexObjectOut, rc := w.dev.TexObjectCreate(&q.PResDesc, present(q.Present, 0, &q.PTexDesc), present(q.Present, 1, &q.PResViewDesc))
	w.textures.NoteTexObjectCreate(&q, pTexObjectOut, rc)
	a := wire.TexObjectCreateReply{
		PTexObject: pTexObjectOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doTexObjectDestroy(id uint32, payload []byte) error {
	var q wire.TexObjectDestroyRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	rc := w.dev.TexObjectDestroy(q.TexObject)
	w.textures.NoteTexObjectDestroy(&q, rc)
	a := wire.TexObjectDestroyReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doTexObjectGetResourceDesc(id uint32, payload []byte) error {
	var q wire.TexObjectGetResourceDescRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	pResDescOut, rc := w.dev.TexObjectGetResourceDesc(q.TexObject)
	w.structs.ShowCUDA_RESOURCE_DESC_v1(&pResDescOut)
	a := wire.TexObjectGetResourceDescReply{
		PResDesc: pResDescOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doTexObjectGetTextureDesc(id uint32, payload []byte) error {
	var q wire.TexObjectGetTextureDescRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	pTexDescOut, rc := w.dev.TexObjectGetTextureDesc(q.TexObject)
	a := wire.TexObjectGetTextureDescReply{
		PTexDesc: pTexDescOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doTexObjectGetResourceViewDesc(id uint32, payload []byte) error {
	var q wire.TexObjectGetResourceViewDescRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	pResViewDescOut, rc := w.dev.TexObjectGetResourceViewDesc(q.TexObject)
	a := wire.TexObjectGetResourceViewDescReply{
		PResViewDesc: pResViewDescOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doSurfObjectCreate(id uint32, payload []byte) error {
	var q wire.SurfObjectCreateRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	if rc := w.structs.AdmitCUDA_RESOURCE_DESC_v1(&q.PResDesc); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	pSurfObjectOut, rc := w.dev.SurfObjectCreate(&q.PResDesc)
	w.textures.NoteSurfObjectCreate(&q, pSurfObjectOut, rc)
	a := wire.SurfObjectCreateReply{
		PSurfObject: pSurfObjectOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doSurfObjectDestroy(id uint32, payload []byte) error {
	var q wire.SurfObjectDestroyRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	rc := w.dev.SurfObjectDestroy(q.SurfObject)
	w.textures.NoteSurfObjectDestroy(&q, rc)
	a := wire.SurfObjectDestroyReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doSurfObjectGetResourceDesc(id uint32, payload []byte) error {
	var q wire.SurfObjectGetResourceDescRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	pResDescOut, rc := w.dev.SurfObjectGetResourceDesc(q.SurfObject)
	w.structs.ShowCUDA_RESOURCE_DESC_v1(&pResDescOut)
	a := wire.SurfObjectGetResourceDescReply{
		PResDesc: pResDescOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doTensorMapReplaceAddress(id uint32, payload []byte) error {
	var q wire.TensorMapReplaceAddressRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	tensorMapOut, rc := w.dev.TensorMapReplaceAddress(q.TensorMap, q.GlobalAddress)
	a := wire.TensorMapReplaceAddressReply{
		TensorMap: tensorMapOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doTexRefCreate(id uint32, payload []byte) error {
	var q wire.TexRefCreateRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	pTexRefOut, rc := w.dev.TexRefCreate()
	rc = w.gpu.Bind(cu.KindTexref, uint64(q.PTexRef), uint64(pTexRefOut), rc)
	w.wait.Finish(wire.OpTexRefCreate, id, rc)
	return nil
}

func (w *Worker) doTexRefDestroy(id uint32, payload []byte) error {
	var q wire.TexRefDestroyRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Finish(wire.OpTexRefDestroy, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.TexRefDestroy(cu.Texref(hTexRef))
	w.s.Handles.Drop(cu.KindTexref, uint64(q.HTexRef))
	w.wait.Finish(wire.OpTexRefDestroy, id, rc)
	return nil
}

func (w *Worker) doTexRefSetArray(id uint32, payload []byte) error {
	var q wire.TexRefSetArrayRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Finish(wire.OpTexRefSetArray, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	hArray, ok := w.s.Handles.Real(cu.KindArray, uint64(q.HArray))
	if !ok {
		w.wait.Finish(wire.OpTexRefSetArray, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.TexRefSetArray(cu.Texref(hTexRef), cu.Array(hArray), q.Flags)
	w.wait.Finish(wire.OpTexRefSetArray, id, rc)
	return nil
}

func (w *Worker) doTexRefSetMipmappedArray(id uint32, payload []byte) error {
	var q wire.TexRefSetMipmappedArrayRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Finish(wire.OpTexRefSetMipmappedArray, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	hMipmappedArray, ok := w.s.Handles.Real(cu.KindMipmappedArray, uint64(q.HMipmappedArray))
	if !ok {
		w.wait.Finish(wire.OpTexRefSetMipmappedArray, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.TexRefSetMipmappedArray(cu.Texref(hTexRef), cu.MipmappedArray(hMipmappedArray), q.Flags)
	w.wait.Finish(wire.OpTexRefSetMipmappedArray, id, rc)
	return nil
}

func (w *Worker) doTexRefSetAddress_v2(id uint32, payload []byte) error {
	var q wire.TexRefSetAddress_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	byteOffsetOut, rc := w.dev.TexRefSetAddress(cu.Texref(hTexRef), q.Dptr, q.Bytes)
	a := wire.TexRefSetAddress_v2Reply{
		ByteOffset: byteOffsetOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doTexRefSetAddress2D_v3(id uint32, payload []byte) error {
	var q wire.TexRefSetAddress2D_v3Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Finish(wire.OpTexRefSetAddress2D_v3, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.TexRefSetAddress2D(cu.Texref(hTexRef), &q.Desc, q.Dptr, q.Pitch)
	w.wait.Finish(wire.OpTexRefSetAddress2D_v3, id, rc)
	return nil
}

func (w *Worker) doTexRefSetFormat(id uint32, payload []byte) error {
	var q wire.TexRefSetFormatRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Finish(wire.OpTexRefSetFormat, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.TexRefSetFormat(cu.Texref(hTexRef), q.Fmt, q.NumPackedComponents)
	w.wait.Finish(wire.OpTexRefSetFormat, id, rc)
	return nil
}

func (w *Worker) doTexRefSetAddressMode(id uint32, payload []byte) error {
	var q wire.TexRefSetAddressModeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Finish(wire.OpTexRefSetAddressMode, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.TexRefSetAddressMode(cu.Texref(hTexRef), q.Dim, q.Am)
	w.wait.Finish(wire.OpTexRefSetAddressMode, id, rc)
	return nil
}

func (w *Worker) doTexRefSetFilterMode(id uint32, payload []byte) error {
	var q wire.TexRefSetFilterModeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Finish(wire.OpTexRefSetFilterMode, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.TexRefSetFilterMode(cu.Texref(hTexRef), q.Fm)
	w.wait.Finish(wire.OpTexRefSetFilterMode, id, rc)
	return nil
}

func (w *Worker) doTexRefSetMipmapFilterMode(id uint32, payload []byte) error {
	var q wire.TexRefSetMipmapFilterModeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Finish(wire.OpTexRefSetMipmapFilterMode, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.TexRefSetMipmapFilterMode(cu.Texref(hTexRef), q.Fm)
	w.wait.Finish(wire.OpTexRefSetMipmapFilterMode, id, rc)
	return nil
}

func (w *Worker) doTexRefSetMipmapLevelBias(id uint32, payload []byte) error {
	var q wire.TexRefSetMipmapLevelBiasRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Finish(wire.OpTexRefSetMipmapLevelBias, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.TexRefSetMipmapLevelBias(cu.Texref(hTexRef), q.Bias)
	w.wait.Finish(wire.OpTexRefSetMipmapLevelBias, id, rc)
	return nil
}

func (w *Worker) doTexRefSetMipmapLevelClamp(id uint32, payload []byte) error {
	var q wire.TexRefSetMipmapLevelClampRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Finish(wire.OpTexRefSetMipmapLevelClamp, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.TexRefSetMipmapLevelClamp(cu.Texref(hTexRef), q.MinMipmapLevelClamp, q.MaxMipmapLevelClamp)
	w.wait.Finish(wire.OpTexRefSetMipmapLevelClamp, id, rc)
	return nil
}

func (w *Worker) doTexRefSetMaxAnisotropy(id uint32, payload []byte) error {
	var q wire.TexRefSetMaxAnisotropyRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Finish(wire.OpTexRefSetMaxAnisotropy, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.TexRefSetMaxAnisotropy(cu.Texref(hTexRef), q.MaxAniso)
	w.wait.Finish(wire.OpTexRefSetMaxAnisotropy, id, rc)
	return nil
}

func (w *Worker) doTexRefSetBorderColor(id uint32, payload []byte) error {
	var q wire.TexRefSetBorderColorRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Finish(wire.OpTexRefSetBorderColor, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.TexRefSetBorderColor(cu.Texref(hTexRef), q.PBorderColor)
	w.wait.Finish(wire.OpTexRefSetBorderColor, id, rc)
	return nil
}

func (w *Worker) doTexRefSetFlags(id uint32, payload []byte) error {
	var q wire.TexRefSetFlagsRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Finish(wire.OpTexRefSetFlags, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.TexRefSetFlags(cu.Texref(hTexRef), q.Flags)
	w.wait.Finish(wire.OpTexRefSetFlags, id, rc)
	return nil
}

func (w *Worker) doTexRefGetAddress_v2(id uint32, payload []byte) error {
	var q wire.TexRefGetAddress_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	pdptrOut, rc := w.dev.TexRefGetAddress(cu.Texref(hTexRef))
	a := wire.TexRefGetAddress_v2Reply{
		Pdptr: pdptrOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doTexRefGetArray(id uint32, payload []byte) error {
	var q wire.TexRefGetArrayRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	phArrayOut, rc := w.dev.TexRefGetArray(cu.Texref(hTexRef))
	a := wire.TexRefGetArrayReply{
		PhArray: cu.Array(w.s.Name(cu.KindArray, uint64(phArrayOut))),
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doTexRefGetMipmappedArray(id uint32, payload []byte) error {
	var q wire.TexRefGetMipmappedArrayRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	phMipmappedArrayOut, rc := w.dev.TexRefGetMipmappedArray(cu.Texref(hTexRef))
	a := wire.TexRefGetMipmappedArrayReply{
		PhMipmappedArray: cu.MipmappedArray(w.s.Name(cu.KindMipmappedArray, uint64(phMipmappedArrayOut))),
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doTexRefGetAddressMode(id uint32, payload []byte) error {
	var q wire.TexRefGetAddressModeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	pamOut, rc := w.dev.TexRefGetAddressMode(cu.Texref(hTexRef), q.Dim)
	a := wire.TexRefGetAddressModeReply{
		Pam: pamOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doTexRefGetFilterMode(id uint32, payload []byte) error {
	var q wire.TexRefGetFilterModeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	pfmOut, rc := w.dev.TexRefGetFilterMode(cu.Texref(hTexRef))
	a := wire.TexRefGetFilterModeReply{
		Pfm: pfmOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doTexRefGetFormat(id uint32, payload []byte) error {
	var q wire.TexRefGetFormatRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	pFormatOut, pNumChannelsOut, rc := w.dev.TexRefGetFormat(cu.Texref(hTexRef))
	a := wire.TexRefGetFormatReply{
		PFormat:      pFormatOut,
		PNumChannels: pNumChannelsOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doTexRefGetMipmapFilterMode(id uint32, payload []byte) error {
	var q wire.TexRefGetMipmapFilterModeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	pfmOut, rc := w.dev.TexRefGetMipmapFilterMode(cu.Texref(hTexRef))
	a := wire.TexRefGetMipmapFilterModeReply{
		Pfm: pfmOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doTexRefGetMipmapLevelBias(id uint32, payload []byte) error {
	var q wire.TexRefGetMipmapLevelBiasRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	pbiasOut, rc := w.dev.TexRefGetMipmapLevelBias(cu.Texref(hTexRef))
	a := wire.TexRefGetMipmapLevelBiasReply{
		Pbias: pbiasOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doTexRefGetMipmapLevelClamp(id uint32, payload []byte) error {
	var q wire.TexRefGetMipmapLevelClampRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	pminMipmapLevelClampOut, pmaxMipmapLevelClampOut, rc := w.dev.TexRefGetMipmapLevelClamp(cu.Texref(hTexRef))
	a := wire.TexRefGetMipmapLevelClampReply{
		PminMipmapLevelClamp: pminMipmapLevelClampOut,
		PmaxMipmapLevelClamp: pmaxMipmapLevelClampOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doTexRefGetMaxAnisotropy(id uint32, payload []byte) error {
	var q wire.TexRefGetMaxAnisotropyRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	pmaxAnisoOut, rc := w.dev.TexRefGetMaxAnisotropy(cu.Texref(hTexRef))
	a := wire.TexRefGetMaxAnisotropyReply{
		PmaxAniso: pmaxAnisoOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doTexRefGetBorderColor(id uint32, payload []byte) error {
	var q wire.TexRefGetBorderColorRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	pBorderColorOut, rc := w.dev.TexRefGetBorderColor(cu.Texref(hTexRef))
	a := wire.TexRefGetBorderColorReply{
		PBorderColor: pBorderColorOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doTexRefGetFlags(id uint32, payload []byte) error {
	var q wire.TexRefGetFlagsRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hTexRef, ok := w.s.Handles.Real(cu.KindTexref, uint64(q.HTexRef))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	pFlagsOut, rc := w.dev.TexRefGetFlags(cu.Texref(hTexRef))
	a := wire.TexRefGetFlagsReply{
		PFlags: pFlagsOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doSurfRefSetArray(id uint32, payload []byte) error {
	var q wire.SurfRefSetArrayRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hSurfRef, ok := w.s.Handles.Real(cu.KindSurfref, uint64(q.HSurfRef))
	if !ok {
		w.wait.Finish(wire.OpSurfRefSetArray, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	hArray, ok := w.s.Handles.Real(cu.KindArray, uint64(q.HArray))
	if !ok {
		w.wait.Finish(wire.OpSurfRefSetArray, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.SurfRefSetArray(cu.Surfref(hSurfRef), cu.Array(hArray), q.Flags)
	w.wait.Finish(wire.OpSurfRefSetArray, id, rc)
	return nil
}

func (w *Worker) doSurfRefGetArray(id uint32, payload []byte) error {
	var q wire.SurfRefGetArrayRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hSurfRef, ok := w.s.Handles.Real(cu.KindSurfref, uint64(q.HSurfRef))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	phArrayOut, rc := w.dev.SurfRefGetArray(cu.Surfref(hSurfRef))
	a := wire.SurfRefGetArrayReply{
		PhArray: cu.Array(w.s.Name(cu.KindArray, uint64(phArrayOut))),
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doStreamCreateWithPriority(id uint32, payload []byte) error {
	var q wire.StreamCreateWithPriorityRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	if rc := w.gpu.CheckStreamCreateWithPriority(&q); rc != cu.CUDA_SUCCESS {
		w.wait.Finish(wire.OpStreamCreateWithPriority, id, rc)
		return nil
	}
	phStreamOut, rc := w.dev.StreamCreateWithPriority(q.Flags, q.Priority)
	rc = w.gpu.Bind(cu.KindStream, uint64(q.PhStream), uint64(phStreamOut), rc)
	w.wait.Finish(wire.OpStreamCreateWithPriority, id, rc)
	return nil
}

func (w *Worker) doStreamDestroy_v2(id uint32, payload []byte) error {
	var q wire.StreamDestroy_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.wait.Finish(wire.OpStreamDestroy_v2, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.HStream, cu.Stream(hStream), true)
	rc := w.dev.StreamDestroy(cu.Stream(hStream))
	w.s.Handles.Drop(cu.KindStream, uint64(q.HStream))
	w.wait.Finish(wire.OpStreamDestroy_v2, id, rc)
	return nil
}

func (w *Worker) doStreamWaitEvent(id uint32, payload []byte) error {
	var q wire.StreamWaitEventRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.wait.Finish(wire.OpStreamWaitEvent, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.HStream, cu.Stream(hStream), false)
	hEvent, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.HEvent))
	if !ok {
		w.wait.Finish(wire.OpStreamWaitEvent, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.StreamWaitEvent(cu.Stream(hStream), cu.Event(hEvent), q.Flags)
	w.wait.Finish(wire.OpStreamWaitEvent, id, rc)
	return nil
}

func (w *Worker) doStreamQuery(id uint32, payload []byte) error {
	var q wire.StreamQueryRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.HStream, cu.Stream(hStream), false)
	if rc := w.gpu.CheckStreamQuery(&q); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	rc := w.dev.StreamQuery(cu.Stream(hStream))
	a := wire.StreamQueryReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doStreamSynchronize(id uint32, payload []byte) error {
	var q wire.StreamSynchronizeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.WaitStreamSynchronize(id, &q)
	return nil
}

func (w *Worker) doStreamCopyAttributes(id uint32, payload []byte) error {
	var q wire.StreamCopyAttributesRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	dstStream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.DstStream))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.DstStream, cu.Stream(dstStream), false)
	srcStream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.SrcStream))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.SrcStream, cu.Stream(srcStream), false)
	rc := w.dev.StreamCopyAttributes(cu.Stream(dstStream), cu.Stream(srcStream))
	a := wire.StreamCopyAttributesReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doStreamGetAttribute(id uint32, payload []byte) error {
	var q wire.StreamGetAttributeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.HStream, cu.Stream(hStream), false)
	valueOut, rc := w.dev.StreamGetAttribute(cu.Stream(hStream), q.Attr)
	w.structs.ShowLaunchAttributeValue(&valueOut)
	a := wire.StreamGetAttributeReply{
		Value: valueOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doStreamSetAttribute(id uint32, payload []byte) error {
	var q wire.StreamSetAttributeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.HStream, cu.Stream(hStream), false)
	if rc := w.structs.AdmitLaunchAttributeValue(&q.Param); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	rc := w.dev.StreamSetAttribute(cu.Stream(hStream), q.Attr, &q.Param)
	a := wire.StreamSetAttributeReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doEventCreate(id uint32, payload []byte) error {
	var q wire.EventCreateRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	phEventOut, rc := w.dev.EventCreate(q.Flags)
	rc = w.gpu.Bind(cu.KindEvent, uint64(q.PhEvent), uint64(phEventOut), rc)
	w.wait.Finish(wire.OpEventCreate, id, rc)
	return nil
}

func (w *Worker) doEventRecordWithFlags(id uint32, payload []byte) error {
	var q wire.EventRecordWithFlagsRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hEvent, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.HEvent))
	if !ok {
		w.wait.Finish(wire.OpEventRecordWithFlags, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	hStream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.wait.Finish(wire.OpEventRecordWithFlags, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.HStream, cu.Stream(hStream), false)
	rc := w.dev.EventRecordWithFlags(cu.Event(hEvent), cu.Stream(hStream), q.Flags)
	w.wait.Finish(wire.OpEventRecordWithFlags, id, rc)
	return nil
}

func (w *Worker) doEventQuery(id uint32, payload []byte) error {
	var q wire.EventQueryRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hEvent, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.HEvent))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.EventQuery(cu.Event(hEvent))
	a := wire.EventQueryReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doEventSynchronize(id uint32, payload []byte) error {
	var q wire.EventSynchronizeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.WaitEventSynchronize(id, &q)
	return nil
}

func (w *Worker) doEventDestroy_v2(id uint32, payload []byte) error {
	var q wire.EventDestroy_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	hEvent, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.HEvent))
	if !ok {
		w.wait.Finish(wire.OpEventDestroy_v2, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	if rc := w.wait.CheckEventDestroy(&q); rc != cu.CUDA_SUCCESS {
		w.wait.Finish(wire.OpEventDestroy_v2, id, rc)
		return nil
	}
	rc := w.dev.EventDestroy(cu.Event(hEvent))
	w.s.Handles.Drop(cu.KindEvent, uint64(q.HEvent))
	w.wait.Finish(wire.OpEventDestroy_v2, id, rc)
	return nil
}

func (w *Worker) doEventElapsedTime_v2(id uint32, payload []byte) error {
	var q wire.EventElapsedTime_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	hStart, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.HStart))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	hEnd, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.HEnd))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	pMillisecondsOut, rc := w.dev.EventElapsedTime(cu.Event(hStart), cu.Event(hEnd))
	a := wire.EventElapsedTime_v2Reply{
		PMilliseconds: pMillisecondsOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doStreamWaitValue32_v2(id uint32, payload []byte) error {
	var q wire.StreamWaitValue32_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	stream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.Stream))
	if !ok {
		w.wait.Finish(wire.OpStreamWaitValue32_v2, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.Stream, cu.Stream(stream), false)
	rc := w.dev.StreamWaitValue32(cu.Stream(stream), q.Addr, q.Value, q.Flags)
	w.wait.Finish(wire.OpStreamWaitValue32_v2, id, rc)
	return nil
}

func (w *Worker) doStreamWaitValue64_v2(id uint32, payload []byte) error {
	var q wire.StreamWaitValue64_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	stream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.Stream))
	if !ok {
		w.wait.Finish(wire.OpStreamWaitValue64_v2, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.Stream, cu.Stream(stream), false)
	rc := w.dev.StreamWaitValue64(cu.Stream(stream), q.Addr, q.Value, q.Flags)
	w.wait.Finish(wire.OpStreamWaitValue64_v2, id, rc)
	return nil
}

func (w *Worker) doStreamWriteValue32_v2(id uint32, payload []byte) error {
	var q wire.StreamWriteValue32_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	stream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.Stream))
	if !ok {
		w.wait.Finish(wire.OpStreamWriteValue32_v2, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.Stream, cu.Stream(stream), false)
	rc := w.dev.StreamWriteValue32(cu.Stream(stream), q.Addr, q.Value, q.Flags)
	w.wait.Finish(wire.OpStreamWriteValue32_v2, id, rc)
	return nil
}

func (w *Worker) doStreamWriteValue64_v2(id uint32, payload []byte) error {
	var q wire.StreamWriteValue64_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	stream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.Stream))
	if !ok {
		w.wait.Finish(wire.OpStreamWriteValue64_v2, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.Stream, cu.Stream(stream), false)
	rc := w.dev.StreamWriteValue64(cu.Stream(stream), q.Addr, q.Value, q.Flags)
	w.wait.Finish(wire.OpStreamWriteValue64_v2, id, rc)
	return nil
}

func (w *Worker) doStreamBatchMemOp_v2(id uint32, payload []byte) error {
	var q wire.StreamBatchMemOp_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	stream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.Stream))
	if !ok {
		w.wait.Finish(wire.OpStreamBatchMemOp_v2, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.Stream, cu.Stream(stream), false)
	rc := w.dev.StreamBatchMemOp(cu.Stream(stream), q.ParamArray, q.Flags)
	w.wait.Finish(wire.OpStreamBatchMemOp_v2, id, rc)
	return nil
}

func (w *Worker) doGraphCreate(id uint32, payload []byte) error {
	var q wire.GraphCreateRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	phGraphOut, rc := w.dev.GraphCreate(q.Flags)
	rc = w.gpu.Bind(cu.KindGraph, uint64(q.PhGraph), uint64(phGraphOut), rc)
	a := wire.GraphCreateReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphClone(id uint32, payload []byte) error {
	var q wire.GraphCloneRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	originalGraph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.OriginalGraph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	if rc := w.graphs.CheckGraphClone(&q); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	phGraphCloneOut, rc := w.dev.GraphClone(cu.Graph(originalGraph))
	rc = w.gpu.Bind(cu.KindGraph, uint64(q.PhGraphClone), uint64(phGraphCloneOut), rc)
	a := wire.GraphCloneReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphNodeFindInClone(id uint32, payload []byte) error {
	var q wire.GraphNodeFindInCloneRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.HClonedGraph)
	hOriginalNode, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.HOriginalNode))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	hClonedGraph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.HClonedGraph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	phNodeOut, rc := w.dev.GraphNodeFindInClone(cu.GraphNode(hOriginalNode), cu.Graph(hClonedGraph))
	a := wire.GraphNodeFindInCloneReply{
		PhNode: cu.GraphNode(w.s.Name(cu.KindGraphNode, uint64(phNodeOut))),
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphAddMemsetNode(id uint32, payload []byte) error {
	var q wire.GraphAddMemsetNodeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.HGraph)
	hGraph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.HGraph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	for i, h := range q.Dependencies {
		real, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(h))
		if !ok {
			w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
			return nil
		}
		q.Dependencies[i] = cu.GraphNode(real)
	}
	ctx, ok := w.s.Handles.Real(cu.KindContext, uint64(q.Ctx))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_CONTEXT)
		return nil
	}
	phGraphNodeOut, rc := w.dev.GraphAddMemsetNode(cu.Graph(hGraph), q.Dependencies, &q.MemsetParams, cu.Context(ctx))
	a := wire.GraphAddMemsetNodeReply{
		PhGraphNode: cu.GraphNode(w.s.Name(cu.KindGraphNode, uint64(phGraphNodeOut))),
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphAddChildGraphNode(id uint32, payload []byte) error {
	var q wire.GraphAddChildGraphNodeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.HGraph)
	hGraph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.HGraph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	for i, h := range q.Dependencies {
		real, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(h))
		if !ok {
			w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
			return nil
		}
		q.Dependencies[i] = cu.GraphNode(real)
	}
	childGraph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.ChildGraph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	if rc := w.graphs.CheckGraphAddChildGraphNode(&q); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	phGraphNodeOut, rc := w.dev.GraphAddChildGraphNode(cu.Graph(hGraph), q.Dependencies, cu.Graph(childGraph))
	a := wire.GraphAddChildGraphNodeReply{
		PhGraphNode: cu.GraphNode(w.s.Name(cu.KindGraphNode, uint64(phGraphNodeOut))),
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphAddEmptyNode(id uint32, payload []byte) error {
	var q wire.GraphAddEmptyNodeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.HGraph)
	hGraph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.HGraph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	for i, h := range q.Dependencies {
		real, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(h))
		if !ok {
			w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
			return nil
		}
		q.Dependencies[i] = cu.GraphNode(real)
	}
	phGraphNodeOut, rc := w.dev.GraphAddEmptyNode(cu.Graph(hGraph), q.Dependencies)
	a := wire.GraphAddEmptyNodeReply{
		PhGraphNode: cu.GraphNode(w.s.Name(cu.KindGraphNode, uint64(phGraphNodeOut))),
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphAddEventRecordNode(id uint32, payload []byte) error {
	var q wire.GraphAddEventRecordNodeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.HGraph)
	hGraph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.HGraph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	for i, h := range q.Dependencies {
		real, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(h))
		if !ok {
			w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
			return nil
		}
		q.Dependencies[i] = cu.GraphNode(real)
	}
	event, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.Event))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	phGraphNodeOut, rc := w.dev.GraphAddEventRecordNode(cu.Graph(hGraph), q.Dependencies, cu.Event(event))
	a := wire.GraphAddEventRecordNodeReply{
		PhGraphNode: cu.GraphNode(w.s.Name(cu.KindGraphNode, uint64(phGraphNodeOut))),
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphAddEventWaitNode(id uint32, payload []byte) error {
	var q wire.GraphAddEventWaitNodeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.HGraph)
	hGraph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.HGraph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	for i, h := range q.Dependencies {
		real, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(h))
		if !ok {
			w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
			return nil
		}
		q.Dependencies[i] = cu.GraphNode(real)
	}
	event, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.Event))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	phGraphNodeOut, rc := w.dev.GraphAddEventWaitNode(cu.Graph(hGraph), q.Dependencies, cu.Event(event))
	a := wire.GraphAddEventWaitNodeReply{
		PhGraphNode: cu.GraphNode(w.s.Name(cu.KindGraphNode, uint64(phGraphNodeOut))),
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphConditionalHandleCreate(id uint32, payload []byte) error {
	var q wire.GraphConditionalHandleCreateRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hGraph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.HGraph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	ctx, ok := w.s.Handles.Real(cu.KindContext, uint64(q.Ctx))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_CONTEXT)
		return nil
	}
	pHandle_outOut, rc := w.dev.GraphConditionalHandleCreate(cu.Graph(hGraph), cu.Context(ctx), q.DefaultLaunchValue, q.Flags)
	a := wire.GraphConditionalHandleCreateReply{
		PHandle_out: pHandle_outOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphAddDependencies_v2(id uint32, payload []byte) error {
	var q wire.GraphAddDependencies_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	hGraph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.HGraph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	for i, h := range q.From {
		real, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(h))
		if !ok {
			w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
			return nil
		}
		q.From[i] = cu.GraphNode(real)
	}
	for i, h := range q.To {
		real, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(h))
		if !ok {
			w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
			return nil
		}
		q.To[i] = cu.GraphNode(real)
	}
	rc := w.dev.GraphAddDependencies(cu.Graph(hGraph), q.From, q.To, q.EdgeData)
	a := wire.GraphAddDependencies_v2Reply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphAddDependencies(id uint32, payload []byte) error {
	var q wire.GraphAddDependenciesRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hGraph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.HGraph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	for i, h := range q.From {
		real, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(h))
		if !ok {
			w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
			return nil
		}
		q.From[i] = cu.GraphNode(real)
	}
	for i, h := range q.To {
		real, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(h))
		if !ok {
			w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
			return nil
		}
		q.To[i] = cu.GraphNode(real)
	}
	rc := w.dev.GraphAddDependencies_v1(cu.Graph(hGraph), q.From, q.To)
	a := wire.GraphAddDependenciesReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphRemoveDependencies_v2(id uint32, payload []byte) error {
	var q wire.GraphRemoveDependencies_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	hGraph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.HGraph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	for i, h := range q.From {
		real, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(h))
		if !ok {
			w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
			return nil
		}
		q.From[i] = cu.GraphNode(real)
	}
	for i, h := range q.To {
		real, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(h))
		if !ok {
			w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
			return nil
		}
		q.To[i] = cu.GraphNode(real)
	}
	if rc := w.graphs.CheckGraphRemoveDependencies(&q); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	rc := w.dev.GraphRemoveDependencies(cu.Graph(hGraph), q.From, q.To, q.EdgeData)
	a := wire.GraphRemoveDependencies_v2Reply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphRemoveDependencies(id uint32, payload []byte) error {
	var q wire.GraphRemoveDependenciesRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hGraph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.HGraph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	for i, h := range q.From {
		real, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(h))
		if !ok {
			w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
			return nil
		}
		q.From[i] = cu.GraphNode(real)
	}
	for i, h := range q.To {
		real, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(h))
		if !ok {
			w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
			return nil
		}
		q.To[i] = cu.GraphNode(real)
	}
	if rc := w.graphs.CheckGraphRemoveDependencies_v1(&q); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	rc := w.dev.GraphRemoveDependencies_v1(cu.Graph(hGraph), q.From, q.To)
	a := wire.GraphRemoveDependenciesReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphGetNodes(id uint32, payload []byte) error {
	var q wire.GraphGetNodesRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.HGraph)
	hGraph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.HGraph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	if uint64(q.NumNodes) > maxElements {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	nodesOut, numNodesOut, rc := w.dev.GraphGetNodes(cu.Graph(hGraph), q.NumNodes)
	a := wire.GraphGetNodesReply{
		Nodes:    session.NameAll(w.s, cu.KindGraphNode, nodesOut),
		NumNodes: numNodesOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphGetRootNodes(id uint32, payload []byte) error {
	var q wire.GraphGetRootNodesRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.HGraph)
	hGraph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.HGraph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	if uint64(q.NumRootNodes) > maxElements {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	rootNodesOut, numRootNodesOut, rc := w.dev.GraphGetRootNodes(cu.Graph(hGraph), q.NumRootNodes)
	a := wire.GraphGetRootNodesReply{
		RootNodes:    session.NameAll(w.s, cu.KindGraphNode, rootNodesOut),
		NumRootNodes: numRootNodesOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphGetEdges_v2(id uint32, payload []byte) error {
	var q wire.GraphGetEdges_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.HGraph)
	hGraph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.HGraph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	if uint64(q.NumEdges) > maxElements {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	if uint64(q.NumEdges) > maxElements {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	if uint64(q.NumEdges) > maxElements {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	fromOut, toOut, edgeDataOut, numEdgesOut, rc := w.dev.GraphGetEdges(cu.Graph(hGraph), q.NumEdges)
	a := wire.GraphGetEdges_v2Reply{
		From:     session.NameAll(w.s, cu.KindGraphNode, fromOut),
		To:       session.NameAll(w.s, cu.KindGraphNode, toOut),
		EdgeData: edgeDataOut,
		NumEdges: numEdgesOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphGetEdges(id uint32, payload []byte) error {
	var q wire.GraphGetEdgesRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.HGraph)
	hGraph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.HGraph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	if uint64(q.NumEdges) > maxElements {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	if uint64(q.NumEdges) > maxElements {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	fromOut, toOut, numEdgesOut, rc := w.dev.GraphGetEdges_v1(cu.Graph(hGraph), q.NumEdges)
	a := wire.GraphGetEdgesReply{
		From:     session.NameAll(w.s, cu.KindGraphNode, fromOut),
		To:       session.NameAll(w.s, cu.KindGraphNode, toOut),
		NumEdges: numEdgesOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphNodeGetDependencies_v2(id uint32, payload []byte) error {
	var q wire.GraphNodeGetDependencies_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = w.s.Handles.Owner(uint64(q.HNode))
	hNode, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.HNode))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	if uint64(q.NumDependencies) > maxElements {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	if uint64(q.NumDependencies) > maxElements {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	dependenciesOut, edgeDataOut, numDependenciesOut, rc := w.dev.GraphNodeGetDependencies(cu.GraphNode(hNode), q.NumDependencies)
	a := wire.GraphNodeGetDependencies_v2Reply{
		Dependencies:    session.NameAll(w.s, cu.KindGraphNode, dependenciesOut),
		EdgeData:        edgeDataOut,
		NumDependencies: numDependenciesOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphNodeGetDependencies(id uint32, payload []byte) error {
	var q wire.GraphNodeGetDependenciesRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = w.s.Handles.Owner(uint64(q.HNode))
	hNode, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.HNode))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	if uint64(q.NumDependencies) > maxElements {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	dependenciesOut, numDependenciesOut, rc := w.dev.GraphNodeGetDependencies_v1(cu.GraphNode(hNode), q.NumDependencies)
	a := wire.GraphNodeGetDependenciesReply{
		Dependencies:    session.NameAll(w.s, cu.KindGraphNode, dependenciesOut),
		NumDependencies: numDependenciesOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphNodeGetDependentNodes_v2(id uint32, payload []byte) error {
	var q wire.GraphNodeGetDependentNodes_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = w.s.Handles.Owner(uint64(q.HNode))
	hNode, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.HNode))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	if uint64(q.NumDependentNodes) > maxElements {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	if uint64(q.NumDependentNodes) > maxElements {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	dependentNodesOut, edgeDataOut, numDependentNodesOut, rc := w.dev.GraphNodeGetDependentNodes(cu.GraphNode(hNode), q.NumDependentNodes)
	a := wire.GraphNodeGetDependentNodes_v2Reply{
		DependentNodes:    session.NameAll(w.s, cu.KindGraphNode, dependentNodesOut),
		EdgeData:          edgeDataOut,
		NumDependentNodes: numDependentNodesOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphNodeGetDependentNodes(id uint32, payload []byte) error {
	var q wire.GraphNodeGetDependentNodesRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = w.s.Handles.Owner(uint64(q.HNode))
	hNode, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.HNode))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	if uint64(q.NumDependentNodes) > maxElements {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	dependentNodesOut, numDependentNodesOut, rc := w.dev.GraphNodeGetDependentNodes_v1(cu.GraphNode(hNode), q.NumDependentNodes)
	a := wire.GraphNodeGetDependentNodesReply{
		DependentNodes:    session.NameAll(w.s, cu.KindGraphNode, dependentNodesOut),
		NumDependentNodes: numDependentNodesOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphKernelNodeCopyAttributes(id uint32, payload []byte) error {
	var q wire.GraphKernelNodeCopyAttributesRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	dst, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.Dst))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	src, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.Src))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	rc := w.dev.GraphKernelNodeCopyAttributes(cu.GraphNode(dst), cu.GraphNode(src))
	a := wire.GraphKernelNodeCopyAttributesReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphKernelNodeGetAttribute(id uint32, payload []byte) error {
	var q wire.GraphKernelNodeGetAttributeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hNode, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.HNode))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	value_outOut, rc := w.dev.GraphKernelNodeGetAttribute(cu.GraphNode(hNode), q.Attr)
	w.structs.ShowLaunchAttributeValue(&value_outOut)
	a := wire.GraphKernelNodeGetAttributeReply{
		Value_out: value_outOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphKernelNodeSetAttribute(id uint32, payload []byte) error {
	var q wire.GraphKernelNodeSetAttributeRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hNode, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.HNode))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	if rc := w.structs.AdmitLaunchAttributeValue(&q.Value); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	rc := w.dev.GraphKernelNodeSetAttribute(cu.GraphNode(hNode), q.Attr, &q.Value)
	a := wire.GraphKernelNodeSetAttributeReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphMemsetNodeGetParams(id uint32, payload []byte) error {
	var q wire.GraphMemsetNodeGetParamsRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hNode, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.HNode))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	nodeParamsOut, rc := w.dev.GraphMemsetNodeGetParams(cu.GraphNode(hNode))
	a := wire.GraphMemsetNodeGetParamsReply{
		NodeParams: nodeParamsOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphMemsetNodeSetParams(id uint32, payload []byte) error {
	var q wire.GraphMemsetNodeSetParamsRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hNode, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.HNode))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	if rc := w.graphs.CheckGraphMemsetNodeSetParams(&q); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	rc := w.dev.GraphMemsetNodeSetParams(cu.GraphNode(hNode), &q.NodeParams)
	a := wire.GraphMemsetNodeSetParamsReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphChildGraphNodeGetGraph(id uint32, payload []byte) error {
	var q wire.GraphChildGraphNodeGetGraphRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.HNode)
	hNode, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.HNode))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	phGraphOut, rc := w.dev.GraphChildGraphNodeGetGraph(cu.GraphNode(hNode))
	a := wire.GraphChildGraphNodeGetGraphReply{
		PhGraph: cu.Graph(w.s.Name(cu.KindGraph, uint64(phGraphOut))),
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphEventRecordNodeGetEvent(id uint32, payload []byte) error {
	var q wire.GraphEventRecordNodeGetEventRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hNode, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.HNode))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	event_outOut, rc := w.dev.GraphEventRecordNodeGetEvent(cu.GraphNode(hNode))
	a := wire.GraphEventRecordNodeGetEventReply{
		Event_out: cu.Event(w.s.Name(cu.KindEvent, uint64(event_outOut))),
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphEventRecordNodeSetEvent(id uint32, payload []byte) error {
	var q wire.GraphEventRecordNodeSetEventRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hNode, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.HNode))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	event, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.Event))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.GraphEventRecordNodeSetEvent(cu.GraphNode(hNode), cu.Event(event))
	a := wire.GraphEventRecordNodeSetEventReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphEventWaitNodeGetEvent(id uint32, payload []byte) error {
	var q wire.GraphEventWaitNodeGetEventRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hNode, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.HNode))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	event_outOut, rc := w.dev.GraphEventWaitNodeGetEvent(cu.GraphNode(hNode))
	a := wire.GraphEventWaitNodeGetEventReply{
		Event_out: cu.Event(w.s.Name(cu.KindEvent, uint64(event_outOut))),
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphEventWaitNodeSetEvent(id uint32, payload []byte) error {
	var q wire.GraphEventWaitNodeSetEventRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hNode, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.HNode))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	event, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.Event))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.GraphEventWaitNodeSetEvent(cu.GraphNode(hNode), cu.Event(event))
	a := wire.GraphEventWaitNodeSetEventReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doUserObjectRetain(id uint32, payload []byte) error {
	var q wire.UserObjectRetainRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	object, ok := w.s.Handles.Real(cu.KindUserObject, uint64(q.Object))
	if !ok {
		w.wait.Finish(wire.OpUserObjectRetain, id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	rc := w.dev.UserObjectRetain(cu.UserObject(object), q.Count)
	w.wait.Finish(wire.OpUserObjectRetain, id, rc)
	return nil
}

func (w *Worker) doUserObjectRelease(id uint32, payload []byte) error {
	var q wire.UserObjectReleaseRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	object, ok := w.s.Handles.Real(cu.KindUserObject, uint64(q.Object))
	if !ok {
		w.wait.Finish(wire.OpUserObjectRelease, id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	rc := w.dev.UserObjectRelease(cu.UserObject(object), q.Count)
	w.wait.Finish(wire.OpUserObjectRelease, id, rc)
	return nil
}

func (w *Worker) doGraphRetainUserObject(id uint32, payload []byte) error {
	var q wire.GraphRetainUserObjectRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	graph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.Graph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	object, ok := w.s.Handles.Real(cu.KindUserObject, uint64(q.Object))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	rc := w.dev.GraphRetainUserObject(cu.Graph(graph), cu.UserObject(object), q.Count, q.Flags)
	a := wire.GraphRetainUserObjectReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphReleaseUserObject(id uint32, payload []byte) error {
	var q wire.GraphReleaseUserObjectRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	graph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.Graph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	object, ok := w.s.Handles.Real(cu.KindUserObject, uint64(q.Object))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	rc := w.dev.GraphReleaseUserObject(cu.Graph(graph), cu.UserObject(object), q.Count)
	a := wire.GraphReleaseUserObjectReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphExecGetFlags(id uint32, payload []byte) error {
	var q wire.GraphExecGetFlagsRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hGraphExec, ok := w.s.Handles.Real(cu.KindGraphExec, uint64(q.HGraphExec))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	flagsOut, rc := w.dev.GraphExecGetFlags(cu.GraphExec(hGraphExec))
	a := wire.GraphExecGetFlagsReply{
		Flags: flagsOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphExecMemsetNodeSetParams(id uint32, payload []byte) error {
	var q wire.GraphExecMemsetNodeSetParamsRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hGraphExec, ok := w.s.Handles.Real(cu.KindGraphExec, uint64(q.HGraphExec))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	hNode, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.HNode))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	ctx, ok := w.s.Handles.Real(cu.KindContext, uint64(q.Ctx))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_CONTEXT)
		return nil
	}
	rc := w.dev.GraphExecMemsetNodeSetParams(cu.GraphExec(hGraphExec), cu.GraphNode(hNode), &q.MemsetParams, cu.Context(ctx))
	a := wire.GraphExecMemsetNodeSetParamsReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphExecChildGraphNodeSetParams(id uint32, payload []byte) error {
	var q wire.GraphExecChildGraphNodeSetParamsRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hGraphExec, ok := w.s.Handles.Real(cu.KindGraphExec, uint64(q.HGraphExec))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	hNode, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.HNode))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	childGraph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.ChildGraph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	rc := w.dev.GraphExecChildGraphNodeSetParams(cu.GraphExec(hGraphExec), cu.GraphNode(hNode), cu.Graph(childGraph))
	a := wire.GraphExecChildGraphNodeSetParamsReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphExecEventRecordNodeSetEvent(id uint32, payload []byte) error {
	var q wire.GraphExecEventRecordNodeSetEventRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hGraphExec, ok := w.s.Handles.Real(cu.KindGraphExec, uint64(q.HGraphExec))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	hNode, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.HNode))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	event, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.Event))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.GraphExecEventRecordNodeSetEvent(cu.GraphExec(hGraphExec), cu.GraphNode(hNode), cu.Event(event))
	a := wire.GraphExecEventRecordNodeSetEventReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphExecEventWaitNodeSetEvent(id uint32, payload []byte) error {
	var q wire.GraphExecEventWaitNodeSetEventRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hGraphExec, ok := w.s.Handles.Real(cu.KindGraphExec, uint64(q.HGraphExec))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	hNode, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.HNode))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	event, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.Event))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.GraphExecEventWaitNodeSetEvent(cu.GraphExec(hGraphExec), cu.GraphNode(hNode), cu.Event(event))
	a := wire.GraphExecEventWaitNodeSetEventReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphNodeSetEnabled(id uint32, payload []byte) error {
	var q wire.GraphNodeSetEnabledRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hGraphExec, ok := w.s.Handles.Real(cu.KindGraphExec, uint64(q.HGraphExec))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	hNode, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.HNode))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	rc := w.dev.GraphNodeSetEnabled(cu.GraphExec(hGraphExec), cu.GraphNode(hNode), q.IsEnabled)
	a := wire.GraphNodeSetEnabledReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphNodeGetEnabled(id uint32, payload []byte) error {
	var q wire.GraphNodeGetEnabledRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hGraphExec, ok := w.s.Handles.Real(cu.KindGraphExec, uint64(q.HGraphExec))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	hNode, ok := w.s.Handles.Real(cu.KindGraphNode, uint64(q.HNode))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	isEnabledOut, rc := w.dev.GraphNodeGetEnabled(cu.GraphExec(hGraphExec), cu.GraphNode(hNode))
	a := wire.GraphNodeGetEnabledReply{
		IsEnabled: isEnabledOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphExecUpdate_v2(id uint32, payload []byte) error {
	var q wire.GraphExecUpdate_v2Request
	if err := q.Decode(payload); err != nil {
		return err
	}
	hGraphExec, ok := w.s.Handles.Real(cu.KindGraphExec, uint64(q.HGraphExec))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	hGraph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.HGraph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	resultInfoOut, rc := w.dev.GraphExecUpdate(cu.GraphExec(hGraphExec), cu.Graph(hGraph))
	w.structs.ShowGraphExecUpdateResultInfo_v1(&resultInfoOut)
	a := wire.GraphExecUpdate_v2Reply{
		ResultInfo: resultInfoOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphExecUpdate(id uint32, payload []byte) error {
	var q wire.GraphExecUpdateRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.s.Command.Owner = uint64(q.HGraph)
	hGraphExec, ok := w.s.Handles.Real(cu.KindGraphExec, uint64(q.HGraphExec))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	hGraph, ok := w.s.Handles.Real(cu.KindGraph, uint64(q.HGraph))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	hErrorNode_outOut, updateResult_outOut, rc := w.dev.GraphExecUpdate_v1(cu.GraphExec(hGraphExec), cu.Graph(hGraph))
	a := wire.GraphExecUpdateReply{
		HErrorNode_out:   cu.GraphNode(w.s.Name(cu.KindGraphNode, uint64(hErrorNode_outOut))),
		UpdateResult_out: updateResult_outOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doGraphUpload(id uint32, payload []byte) error {
	var q wire.GraphUploadRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hGraph, ok := w.s.Handles.Real(cu.KindGraphExec, uint64(q.HGraph))
	if !ok {
		w.wait.Finish(wire.OpGraphUpload, id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	hStream, ok := w.s.Handles.Real(cu.KindStream, uint64(q.HStream))
	if !ok {
		w.wait.Finish(wire.OpGraphUpload, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	w.gpu.Touch(q.HStream, cu.Stream(hStream), false)
	rc := w.dev.GraphUpload(cu.GraphExec(hGraph), cu.Stream(hStream))
	w.wait.Finish(wire.OpGraphUpload, id, rc)
	return nil
}

func (w *Worker) doGreenCtxRecordEvent(id uint32, payload []byte) error {
	var q wire.GreenCtxRecordEventRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hCtx, ok := w.s.Handles.Real(cu.KindGreenCtx, uint64(q.HCtx))
	if !ok {
		w.wait.Finish(wire.OpGreenCtxRecordEvent, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	hEvent, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.HEvent))
	if !ok {
		w.wait.Finish(wire.OpGreenCtxRecordEvent, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.GreenCtxRecordEvent(cu.GreenCtx(hCtx), cu.Event(hEvent))
	w.gpu.NoteGreenCtxRecordEvent(&q, rc)
	w.wait.Finish(wire.OpGreenCtxRecordEvent, id, rc)
	return nil
}

func (w *Worker) doGreenCtxWaitEvent(id uint32, payload []byte) error {
	var q wire.GreenCtxWaitEventRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hCtx, ok := w.s.Handles.Real(cu.KindGreenCtx, uint64(q.HCtx))
	if !ok {
		w.wait.Finish(wire.OpGreenCtxWaitEvent, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	hEvent, ok := w.s.Handles.Real(cu.KindEvent, uint64(q.HEvent))
	if !ok {
		w.wait.Finish(wire.OpGreenCtxWaitEvent, id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	rc := w.dev.GreenCtxWaitEvent(cu.GreenCtx(hCtx), cu.Event(hEvent))
	w.wait.Finish(wire.OpGreenCtxWaitEvent, id, rc)
	return nil
}

func (w *Worker) doGreenCtxGetDevResource(id uint32, payload []byte) error {
	var q wire.GreenCtxGetDevResourceRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hCtx, ok := w.s.Handles.Real(cu.KindGreenCtx, uint64(q.HCtx))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_HANDLE)
		return nil
	}
	resourceOut, rc := w.dev.GreenCtxGetDevResource(cu.GreenCtx(hCtx), q.Type)
	w.structs.ShowDevResource_v1(&resourceOut)
	a := wire.GreenCtxGetDevResourceReply{
		Resource: resourceOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doCtxGetDevResource(id uint32, payload []byte) error {
	var q wire.CtxGetDevResourceRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	hCtx, ok := w.s.Handles.Real(cu.KindContext, uint64(q.HCtx))
	if !ok {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_CONTEXT)
		return nil
	}
	resourceOut, rc := w.dev.CtxGetDevResource(cu.Context(hCtx), q.Type)
	w.structs.ShowDevResource_v1(&resourceOut)
	a := wire.CtxGetDevResourceReply{
		Resource: resourceOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doDevSmResourceSplitByCount(id uint32, payload []byte) error {
	var q wire.DevSmResourceSplitByCountRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	if uint64(q.NbGroups) > maxElements {
		w.wait.Refuse(id, cu.CUDA_ERROR_INVALID_VALUE)
		return nil
	}
	if rc := w.structs.AdmitDevResource_v1(&q.Input); rc != cu.CUDA_SUCCESS {
		w.wait.Refuse(id, rc)
		return nil
	}
	resultOut, nbGroupsOut, remainingOut, rc := w.dev.DevSmResourceSplitByCount(q.NbGroups, &q.Input, q.UseFlags, q.MinCount)
	for i := range resultOut {
		w.structs.ShowDevResource_v1(&resultOut[i])
	}
	w.structs.ShowDevResource_v1(&remainingOut)
	a := wire.DevSmResourceSplitByCountReply{
		Result:    resultOut,
		NbGroups:  nbGroupsOut,
		Remaining: remainingOut,
	}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doDevResourceGenerateDesc(id uint32, payload []byte) error {
	var q wire.DevResourceGenerateDescRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	for i := range q.Resources {
		if rc := w.structs.AdmitDevResource_v1(&q.Resources[i]); rc != cu.CUDA_SUCCESS {
			w.wait.Refuse(id, rc)
			return nil
		}
	}
	phDescOut, rc := w.dev.DevResourceGenerateDesc(q.Resources)
	rc = w.gpu.Bind(cu.KindDevResourceDesc, uint64(q.PhDesc), uint64(phDescOut), rc)
	a := wire.DevResourceGenerateDescReply{}
	w.wait.Reply(id, rc, &a)
	return nil
}

func (w *Worker) doMissed(id uint32, payload []byte) error {
	if !w.s.Revision.Has(3) {
		return wire.ErrUnknownOp
	}
	var q wire.MissedRequest
	if err := q.Decode(payload); err != nil {
		return err
	}
	w.wait.Finish(wire.OpMissed, id, w.contexts.CmdMissed(&q))
	return nil
}
