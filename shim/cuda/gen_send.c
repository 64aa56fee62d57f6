/* Generated from api/ by gen/emit; do not edit. */
#include "gen_send.h"
#include <stdlib.h>
#include <string.h>

const char *const ferry_op_names[FERRY_OP_END] = {
	[FERRY_OP_NONE] = "none",
	[FERRY_OP_Snapshot] = "Snapshot",
	[FERRY_OP_Visible] = "Visible",
	[FERRY_OP_PrimaryRetain] = "PrimaryRetain",
	[FERRY_OP_PrimaryRelease] = "PrimaryRelease",
	[FERRY_OP_PrimaryReset] = "PrimaryReset",
	[FERRY_OP_CtxCreate] = "CtxCreate",
	[FERRY_OP_CtxDestroy] = "CtxDestroy",
	[FERRY_OP_CtxSynchronize] = "CtxSynchronize",
	[FERRY_OP_CtxDrain] = "CtxDrain",
	[FERRY_OP_PeerAccess] = "PeerAccess",
	[FERRY_OP_GreenCreate] = "GreenCreate",
	[FERRY_OP_GreenDestroy] = "GreenDestroy",
	[FERRY_OP_DevResource] = "DevResource",
	[FERRY_OP_GreenStream] = "GreenStream",
	[FERRY_OP_MemAlloc] = "MemAlloc",
	[FERRY_OP_MemAllocSoon] = "MemAllocSoon",
	[FERRY_OP_MemInfo] = "MemInfo",
	[FERRY_OP_MemFree] = "MemFree",
	[FERRY_OP_CopyIn] = "CopyIn",
	[FERRY_OP_CopyInLanes] = "CopyInLanes",
	[FERRY_OP_CopyOut] = "CopyOut",
	[FERRY_OP_CopyOutLater] = "CopyOutLater",
	[FERRY_OP_CopyOn] = "CopyOn",
	[FERRY_OP_Arrived] = "Arrived",
	[FERRY_OP_HostShare] = "HostShare",
	[FERRY_OP_HostUnshare] = "HostUnshare",
	[FERRY_OP_StageIn] = "StageIn",
	[FERRY_OP_StageOut] = "StageOut",
	[FERRY_OP_MemShare] = "MemShare",
	[FERRY_OP_MemOpen] = "MemOpen",
	[FERRY_OP_EventShare] = "EventShare",
	[FERRY_OP_EventOpen] = "EventOpen",
	[FERRY_OP_HandleShare] = "HandleShare",
	[FERRY_OP_HandleOpen] = "HandleOpen",
	[FERRY_OP_PoolShare] = "PoolShare",
	[FERRY_OP_PoolOpen] = "PoolOpen",
	[FERRY_OP_Unshare] = "Unshare",
	[FERRY_OP_HandleRetain] = "HandleRetain",
	[FERRY_OP_Fence] = "Fence",
	[FERRY_OP_MirrorAlloc] = "MirrorAlloc",
	[FERRY_OP_MirrorOpen] = "MirrorOpen",
	[FERRY_OP_MirrorClose] = "MirrorClose",
	[FERRY_OP_MirrorIn] = "MirrorIn",
	[FERRY_OP_MirrorOut] = "MirrorOut",
	[FERRY_OP_Blob] = "Blob",
	[FERRY_OP_BlobPacked] = "BlobPacked",
	[FERRY_OP_ImagesKnown] = "ImagesKnown",
	[FERRY_OP_ModuleLoad] = "ModuleLoad",
	[FERRY_OP_LibraryLoad] = "LibraryLoad",
	[FERRY_OP_ModuleLoadSoon] = "ModuleLoadSoon",
	[FERRY_OP_LibraryLoadSoon] = "LibraryLoadSoon",
	[FERRY_OP_ModuleGetFunction] = "ModuleGetFunction",
	[FERRY_OP_ModuleGetFunctionSoon] = "ModuleGetFunctionSoon",
	[FERRY_OP_ModuleFunctions] = "ModuleFunctions",
	[FERRY_OP_LibraryGetKernel] = "LibraryGetKernel",
	[FERRY_OP_LibraryGetKernelSoon] = "LibraryGetKernelSoon",
	[FERRY_OP_LibraryKernels] = "LibraryKernels",
	[FERRY_OP_LibraryGetModule] = "LibraryGetModule",
	[FERRY_OP_LibraryGetModuleSoon] = "LibraryGetModuleSoon",
	[FERRY_OP_KernelGetFunction] = "KernelGetFunction",
	[FERRY_OP_KernelGetFunctionSoon] = "KernelGetFunctionSoon",
	[FERRY_OP_KernelInfo] = "KernelInfo",
	[FERRY_OP_ModuleVariable] = "ModuleVariable",
	[FERRY_OP_LibraryVariable] = "LibraryVariable",
	[FERRY_OP_Note] = "Note",
	[FERRY_OP_Clusters] = "Clusters",
	[FERRY_OP_TensorMap] = "TensorMap",
	[FERRY_OP_LinkCreate] = "LinkCreate",
	[FERRY_OP_LinkAdd] = "LinkAdd",
	[FERRY_OP_LinkComplete] = "LinkComplete",
	[FERRY_OP_LinkFetch] = "LinkFetch",
	[FERRY_OP_LinkDestroy] = "LinkDestroy",
	[FERRY_OP_MemAllocAsync] = "MemAllocAsync",
	[FERRY_OP_MemAccess] = "MemAccess",
	[FERRY_OP_MemFreeAsync] = "MemFreeAsync",
	[FERRY_OP_ArrayIn] = "ArrayIn",
	[FERRY_OP_ArrayOut] = "ArrayOut",
	[FERRY_OP_ArrayOn] = "ArrayOn",
	[FERRY_OP_HostFunc] = "HostFunc",
	[FERRY_OP_HostDone] = "HostDone",
	[FERRY_OP_HostPipe] = "HostPipe",
	[FERRY_OP_EventWatch] = "EventWatch",
	[FERRY_OP_StreamWatch] = "StreamWatch",
	[FERRY_OP_BeginCapture] = "BeginCapture",
	[FERRY_OP_BeginCaptureTo] = "BeginCaptureTo",
	[FERRY_OP_EndCapture] = "EndCapture",
	[FERRY_OP_CaptureInfo] = "CaptureInfo",
	[FERRY_OP_CaptureWait] = "CaptureWait",
	[FERRY_OP_CaptureUpdate] = "CaptureUpdate",
	[FERRY_OP_GraphDestroy] = "GraphDestroy",
	[FERRY_OP_GraphNodeDestroy] = "GraphNodeDestroy",
	[FERRY_OP_GraphNodeType] = "GraphNodeType",
	[FERRY_OP_GraphDot] = "GraphDot",
	[FERRY_OP_GraphInstantiate] = "GraphInstantiate",
	[FERRY_OP_GraphLaunch] = "GraphLaunch",
	[FERRY_OP_GraphLaunchAsk] = "GraphLaunchAsk",
	[FERRY_OP_GraphExecDestroy] = "GraphExecDestroy",
	[FERRY_OP_UserObject] = "UserObject",
	[FERRY_OP_GraphKernel] = "GraphKernel",
	[FERRY_OP_GraphKernelSet] = "GraphKernelSet",
	[FERRY_OP_GraphKernelGet] = "GraphKernelGet",
	[FERRY_OP_GraphCopy] = "GraphCopy",
	[FERRY_OP_GraphCopySet] = "GraphCopySet",
	[FERRY_OP_GraphCopyGet] = "GraphCopyGet",
	[FERRY_OP_StreamCopy] = "StreamCopy",
	[FERRY_OP_GraphFeed] = "GraphFeed",
	[FERRY_OP_GraphHost] = "GraphHost",
	[FERRY_OP_GraphHostSet] = "GraphHostSet",
	[FERRY_OP_GraphHostGet] = "GraphHostGet",
	[FERRY_OP_GraphMemOps] = "GraphMemOps",
	[FERRY_OP_GraphMemOpsSet] = "GraphMemOpsSet",
	[FERRY_OP_GraphMemOpsGet] = "GraphMemOpsGet",
	[FERRY_OP_GraphConditional] = "GraphConditional",
	[FERRY_OP_GraphMove] = "GraphMove",
	[FERRY_OP_GraphAlloc] = "GraphAlloc",
	[FERRY_OP_GraphFree] = "GraphFree",
	[FERRY_OP_GraphMemoryGet] = "GraphMemoryGet",
	[FERRY_OP_GraphMemoryFree] = "GraphMemoryFree",
	[FERRY_OP_GraphMemory] = "GraphMemory",
	[FERRY_OP_Launch] = "Launch",
	[FERRY_OP_DeviceGetTexture1DLinearMaxWidth] = "cuDeviceGetTexture1DLinearMaxWidth",
	[FERRY_OP_DeviceGetHostAtomicCapabilities] = "cuDeviceGetHostAtomicCapabilities",
	[FERRY_OP_DeviceGetExecAffinitySupport] = "cuDeviceGetExecAffinitySupport",
	[FERRY_OP_FlushGPUDirectRDMAWrites] = "cuFlushGPUDirectRDMAWrites",
	[FERRY_OP_DeviceCanAccessPeer] = "cuDeviceCanAccessPeer",
	[FERRY_OP_DeviceGetP2PAttribute] = "cuDeviceGetP2PAttribute",
	[FERRY_OP_DeviceGetP2PAtomicCapabilities] = "cuDeviceGetP2PAtomicCapabilities",
	[FERRY_OP_DevicePrimaryCtxSetFlags_v2] = "cuDevicePrimaryCtxSetFlags_v2",
	[FERRY_OP_CtxSetFlags] = "cuCtxSetFlags",
	[FERRY_OP_CtxSetLimit] = "cuCtxSetLimit",
	[FERRY_OP_CtxGetLimit] = "cuCtxGetLimit",
	[FERRY_OP_CtxGetCacheConfig] = "cuCtxGetCacheConfig",
	[FERRY_OP_CtxSetCacheConfig] = "cuCtxSetCacheConfig",
	[FERRY_OP_CtxGetSharedMemConfig] = "cuCtxGetSharedMemConfig",
	[FERRY_OP_CtxSetSharedMemConfig] = "cuCtxSetSharedMemConfig",
	[FERRY_OP_CtxResetPersistingL2Cache] = "cuCtxResetPersistingL2Cache",
	[FERRY_OP_CtxGetExecAffinity] = "cuCtxGetExecAffinity",
	[FERRY_OP_CtxRecordEvent] = "cuCtxRecordEvent",
	[FERRY_OP_CtxWaitEvent] = "cuCtxWaitEvent",
	[FERRY_OP_ModuleUnload] = "cuModuleUnload",
	[FERRY_OP_ModuleGetFunctionCount] = "cuModuleGetFunctionCount",
	[FERRY_OP_ModuleGetTexRef] = "cuModuleGetTexRef",
	[FERRY_OP_ModuleGetSurfRef] = "cuModuleGetSurfRef",
	[FERRY_OP_LibraryUnload] = "cuLibraryUnload",
	[FERRY_OP_LibraryGetKernelCount] = "cuLibraryGetKernelCount",
	[FERRY_OP_KernelSetAttribute] = "cuKernelSetAttribute",
	[FERRY_OP_KernelSetCacheConfig] = "cuKernelSetCacheConfig",
	[FERRY_OP_FuncSetAttribute] = "cuFuncSetAttribute",
	[FERRY_OP_FuncSetCacheConfig] = "cuFuncSetCacheConfig",
	[FERRY_OP_FuncSetSharedMemConfig] = "cuFuncSetSharedMemConfig",
	[FERRY_OP_OccupancyMaxActiveBlocksPerMultiprocessorWithFlags] = "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
	[FERRY_OP_OccupancyAvailableDynamicSMemPerBlock] = "cuOccupancyAvailableDynamicSMemPerBlock",
	[FERRY_OP_MemBatchDecompressAsync] = "cuMemBatchDecompressAsync",
	[FERRY_OP_MemsetD8Async] = "cuMemsetD8Async",
	[FERRY_OP_MemsetD16Async] = "cuMemsetD16Async",
	[FERRY_OP_MemsetD32Async] = "cuMemsetD32Async",
	[FERRY_OP_MemsetD2D8Async] = "cuMemsetD2D8Async",
	[FERRY_OP_MemsetD2D16Async] = "cuMemsetD2D16Async",
	[FERRY_OP_MemsetD2D32Async] = "cuMemsetD2D32Async",
	[FERRY_OP_MemCreate] = "cuMemCreate",
	[FERRY_OP_MemRelease] = "cuMemRelease",
	[FERRY_OP_MemMap] = "cuMemMap",
	[FERRY_OP_MemUnmap] = "cuMemUnmap",
	[FERRY_OP_MemMapArrayAsync] = "cuMemMapArrayAsync",
	[FERRY_OP_MemSetAccess] = "cuMemSetAccess",
	[FERRY_OP_MemGetAccess] = "cuMemGetAccess",
	[FERRY_OP_MemGetAllocationGranularity] = "cuMemGetAllocationGranularity",
	[FERRY_OP_MemGetAllocationPropertiesFromHandle] = "cuMemGetAllocationPropertiesFromHandle",
	[FERRY_OP_MulticastCreate] = "cuMulticastCreate",
	[FERRY_OP_MulticastAddDevice] = "cuMulticastAddDevice",
	[FERRY_OP_MulticastBindMem] = "cuMulticastBindMem",
	[FERRY_OP_MulticastBindAddr] = "cuMulticastBindAddr",
	[FERRY_OP_MulticastUnbind] = "cuMulticastUnbind",
	[FERRY_OP_MulticastGetGranularity] = "cuMulticastGetGranularity",
	[FERRY_OP_ArrayCreate_v2] = "cuArrayCreate_v2",
	[FERRY_OP_ArrayGetDescriptor_v2] = "cuArrayGetDescriptor_v2",
	[FERRY_OP_ArrayGetSparseProperties] = "cuArrayGetSparseProperties",
	[FERRY_OP_ArrayGetMemoryRequirements] = "cuArrayGetMemoryRequirements",
	[FERRY_OP_ArrayGetPlane] = "cuArrayGetPlane",
	[FERRY_OP_ArrayDestroy] = "cuArrayDestroy",
	[FERRY_OP_Array3DCreate_v2] = "cuArray3DCreate_v2",
	[FERRY_OP_Array3DGetDescriptor_v2] = "cuArray3DGetDescriptor_v2",
	[FERRY_OP_MipmappedArrayCreate] = "cuMipmappedArrayCreate",
	[FERRY_OP_MipmappedArrayGetLevel] = "cuMipmappedArrayGetLevel",
	[FERRY_OP_MipmappedArrayGetSparseProperties] = "cuMipmappedArrayGetSparseProperties",
	[FERRY_OP_MipmappedArrayGetMemoryRequirements] = "cuMipmappedArrayGetMemoryRequirements",
	[FERRY_OP_MipmappedArrayDestroy] = "cuMipmappedArrayDestroy",
	[FERRY_OP_TexObjectCreate] = "cuTexObjectCreate",
	[FERRY_OP_TexObjectDestroy] = "cuTexObjectDestroy",
	[FERRY_OP_TexObjectGetResourceDesc] = "cuTexObjectGetResourceDesc",
	[FERRY_OP_TexObjectGetTextureDesc] = "cuTexObjectGetTextureDesc",
	[FERRY_OP_TexObjectGetResourceViewDesc] = "cuTexObjectGetResourceViewDesc",
	[FERRY_OP_SurfObjectCreate] = "cuSurfObjectCreate",
	[FERRY_OP_SurfObjectDestroy] = "cuSurfObjectDestroy",
	[FERRY_OP_SurfObjectGetResourceDesc] = "cuSurfObjectGetResourceDesc",
	[FERRY_OP_TensorMapReplaceAddress] = "cuTensorMapReplaceAddress",
	[FERRY_OP_TexRefCreate] = "cuTexRefCreate",
	[FERRY_OP_TexRefDestroy] = "cuTexRefDestroy",
	[FERRY_OP_TexRefSetArray] = "cuTexRefSetArray",
	[FERRY_OP_TexRefSetMipmappedArray] = "cuTexRefSetMipmappedArray",
	[FERRY_OP_TexRefSetAddress_v2] = "cuTexRefSetAddress_v2",
	[FERRY_OP_TexRefSetAddress2D_v3] = "cuTexRefSetAddress2D_v3",
	[FERRY_OP_TexRefSetFormat] = "cuTexRefSetFormat",
	[FERRY_OP_TexRefSetAddressMode] = "cuTexRefSetAddressMode",
	[FERRY_OP_TexRefSetFilterMode] = "cuTexRefSetFilterMode",
	[FERRY_OP_TexRefSetMipmapFilterMode] = "cuTexRefSetMipmapFilterMode",
	[FERRY_OP_TexRefSetMipmapLevelBias] = "cuTexRefSetMipmapLevelBias",
	[FERRY_OP_TexRefSetMipmapLevelClamp] = "cuTexRefSetMipmapLevelClamp",
	[FERRY_OP_TexRefSetMaxAnisotropy] = "cuTexRefSetMaxAnisotropy",
	[FERRY_OP_TexRefSetBorderColor] = "cuTexRefSetBorderColor",
	[FERRY_OP_TexRefSetFlags] = "cuTexRefSetFlags",
	[FERRY_OP_TexRefGetAddress_v2] = "cuTexRefGetAddress_v2",
	[FERRY_OP_TexRefGetArray] = "cuTexRefGetArray",
	[FERRY_OP_TexRefGetMipmappedArray] = "cuTexRefGetMipmappedArray",
	[FERRY_OP_TexRefGetAddressMode] = "cuTexRefGetAddressMode",
	[FERRY_OP_TexRefGetFilterMode] = "cuTexRefGetFilterMode",
	[FERRY_OP_TexRefGetFormat] = "cuTexRefGetFormat",
	[FERRY_OP_TexRefGetMipmapFilterMode] = "cuTexRefGetMipmapFilterMode",
	[FERRY_OP_TexRefGetMipmapLevelBias] = "cuTexRefGetMipmapLevelBias",
	[FERRY_OP_TexRefGetMipmapLevelClamp] = "cuTexRefGetMipmapLevelClamp",
	[FERRY_OP_TexRefGetMaxAnisotropy] = "cuTexRefGetMaxAnisotropy",
	[FERRY_OP_TexRefGetBorderColor] = "cuTexRefGetBorderColor",
	[FERRY_OP_TexRefGetFlags] = "cuTexRefGetFlags",
	[FERRY_OP_SurfRefSetArray] = "cuSurfRefSetArray",
	[FERRY_OP_SurfRefGetArray] = "cuSurfRefGetArray",
	[FERRY_OP_StreamCreateWithPriority] = "cuStreamCreateWithPriority",
	[FERRY_OP_StreamDestroy_v2] = "cuStreamDestroy_v2",
	[FERRY_OP_StreamWaitEvent] = "cuStreamWaitEvent",
	[FERRY_OP_StreamQuery] = "cuStreamQuery",
	[FERRY_OP_StreamSynchronize] = "cuStreamSynchronize",
	[FERRY_OP_StreamCopyAttributes] = "cuStreamCopyAttributes",
	[FERRY_OP_StreamGetAttribute] = "cuStreamGetAttribute",
	[FERRY_OP_StreamSetAttribute] = "cuStreamSetAttribute",
	[FERRY_OP_EventCreate] = "cuEventCreate",
	[FERRY_OP_EventRecordWithFlags] = "cuEventRecordWithFlags",
	[FERRY_OP_EventQuery] = "cuEventQuery",
	[FERRY_OP_EventSynchronize] = "cuEventSynchronize",
	[FERRY_OP_EventDestroy_v2] = "cuEventDestroy_v2",
	[FERRY_OP_EventElapsedTime_v2] = "cuEventElapsedTime_v2",
	[FERRY_OP_StreamWaitValue32_v2] = "cuStreamWaitValue32_v2",
	[FERRY_OP_StreamWaitValue64_v2] = "cuStreamWaitValue64_v2",
	[FERRY_OP_StreamWriteValue32_v2] = "cuStreamWriteValue32_v2",
	[FERRY_OP_StreamWriteValue64_v2] = "cuStreamWriteValue64_v2",
	[FERRY_OP_StreamBatchMemOp_v2] = "cuStreamBatchMemOp_v2",
	[FERRY_OP_GraphCreate] = "cuGraphCreate",
	[FERRY_OP_GraphClone] = "cuGraphClone",
	[FERRY_OP_GraphNodeFindInClone] = "cuGraphNodeFindInClone",
	[FERRY_OP_GraphAddMemsetNode] = "cuGraphAddMemsetNode",
	[FERRY_OP_GraphAddChildGraphNode] = "cuGraphAddChildGraphNode",
	[FERRY_OP_GraphAddEmptyNode] = "cuGraphAddEmptyNode",
	[FERRY_OP_GraphAddEventRecordNode] = "cuGraphAddEventRecordNode",
	[FERRY_OP_GraphAddEventWaitNode] = "cuGraphAddEventWaitNode",
	[FERRY_OP_GraphConditionalHandleCreate] = "cuGraphConditionalHandleCreate",
	[FERRY_OP_GraphAddDependencies_v2] = "cuGraphAddDependencies_v2",
	[FERRY_OP_GraphAddDependencies] = "cuGraphAddDependencies",
	[FERRY_OP_GraphRemoveDependencies_v2] = "cuGraphRemoveDependencies_v2",
	[FERRY_OP_GraphRemoveDependencies] = "cuGraphRemoveDependencies",
	[FERRY_OP_GraphGetNodes] = "cuGraphGetNodes",
	[FERRY_OP_GraphGetRootNodes] = "cuGraphGetRootNodes",
	[FERRY_OP_GraphGetEdges_v2] = "cuGraphGetEdges_v2",
	[FERRY_OP_GraphGetEdges] = "cuGraphGetEdges",
	[FERRY_OP_GraphNodeGetDependencies_v2] = "cuGraphNodeGetDependencies_v2",
	[FERRY_OP_GraphNodeGetDependencies] = "cuGraphNodeGetDependencies",
	[FERRY_OP_GraphNodeGetDependentNodes_v2] = "cuGraphNodeGetDependentNodes_v2",
	[FERRY_OP_GraphNodeGetDependentNodes] = "cuGraphNodeGetDependentNodes",
	[FERRY_OP_GraphKernelNodeCopyAttributes] = "cuGraphKernelNodeCopyAttributes",
	[FERRY_OP_GraphKernelNodeGetAttribute] = "cuGraphKernelNodeGetAttribute",
	[FERRY_OP_GraphKernelNodeSetAttribute] = "cuGraphKernelNodeSetAttribute",
	[FERRY_OP_GraphMemsetNodeGetParams] = "cuGraphMemsetNodeGetParams",
	[FERRY_OP_GraphMemsetNodeSetParams] = "cuGraphMemsetNodeSetParams",
	[FERRY_OP_GraphChildGraphNodeGetGraph] = "cuGraphChildGraphNodeGetGraph",
	[FERRY_OP_GraphEventRecordNodeGetEvent] = "cuGraphEventRecordNodeGetEvent",
	[FERRY_OP_GraphEventRecordNodeSetEvent] = "cuGraphEventRecordNodeSetEvent",
	[FERRY_OP_GraphEventWaitNodeGetEvent] = "cuGraphEventWaitNodeGetEvent",
	[FERRY_OP_GraphEventWaitNodeSetEvent] = "cuGraphEventWaitNodeSetEvent",
	[FERRY_OP_UserObjectRetain] = "cuUserObjectRetain",
	[FERRY_OP_UserObjectRelease] = "cuUserObjectRelease",
	[FERRY_OP_GraphRetainUserObject] = "cuGraphRetainUserObject",
	[FERRY_OP_GraphReleaseUserObject] = "cuGraphReleaseUserObject",
	[FERRY_OP_GraphExecGetFlags] = "cuGraphExecGetFlags",
	[FERRY_OP_GraphExecMemsetNodeSetParams] = "cuGraphExecMemsetNodeSetParams",
	[FERRY_OP_GraphExecChildGraphNodeSetParams] = "cuGraphExecChildGraphNodeSetParams",
	[FERRY_OP_GraphExecEventRecordNodeSetEvent] = "cuGraphExecEventRecordNodeSetEvent",
	[FERRY_OP_GraphExecEventWaitNodeSetEvent] = "cuGraphExecEventWaitNodeSetEvent",
	[FERRY_OP_GraphNodeSetEnabled] = "cuGraphNodeSetEnabled",
	[FERRY_OP_GraphNodeGetEnabled] = "cuGraphNodeGetEnabled",
	[FERRY_OP_GraphExecUpdate_v2] = "cuGraphExecUpdate_v2",
	[FERRY_OP_GraphExecUpdate] = "cuGraphExecUpdate",
	[FERRY_OP_GraphUpload] = "cuGraphUpload",
	[FERRY_OP_GreenCtxRecordEvent] = "cuGreenCtxRecordEvent",
	[FERRY_OP_GreenCtxWaitEvent] = "cuGreenCtxWaitEvent",
	[FERRY_OP_GreenCtxGetDevResource] = "cuGreenCtxGetDevResource",
	[FERRY_OP_CtxGetDevResource] = "cuCtxGetDevResource",
	[FERRY_OP_DevSmResourceSplitByCount] = "cuDevSmResourceSplitByCount",
	[FERRY_OP_DevResourceGenerateDesc] = "cuDevResourceGenerateDesc",
	[FERRY_OP_Missed] = "Missed",
};
const unsigned ferry_op_count = FERRY_OP_END;

CUresult fx_Snapshot(int *driverVersion, struct ferry_array *devices, const char *client, struct ferry_array *server)
{
	*devices = (struct ferry_array){0};
	*server = (struct ferry_array){0};
	const unsigned revision = ferry_revision();
	const size_t fixed = 0 + (revision >= 2 ? 8 : 0);
	size_t client_n = strlen(client);
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_Snapshot, fixed + (revision >= 2 ? ferry_tail_size(client_n, 1) : 0));
	if (rc)
		return rc;
	if (revision >= 2) {
	c.q[0] = client_n;
	}
	unsigned char *tail = (unsigned char *)c.q + fixed;
	if (revision >= 2) {
	tail = ferry_put_tail(tail, client, client_n * 1);
	}
	(void)tail;
	rc = ferry_ask(&c);
	const size_t reply = 16 + (revision >= 2 ? 8 : 0);
	if (ferry_answered(&c, &rc, reply) && !rc) {
		size_t at = reply;
		*driverVersion = (int)c.a[0];
		at = ferry_take_array(&c, devices, at, 1, sizeof(FerryDevice));
		if (revision >= 2)
			at = ferry_take_array(&c, server, at, 2, 1);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_Visible(const int *devices, size_t devices_n)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_Visible, 8 + ferry_tail_size(devices_n, sizeof(int)));
	if (rc)
		return rc;
	c.q[0] = devices_n;
	unsigned char *tail = (unsigned char *)c.q + 8;
	tail = ferry_put_tail(tail, devices, devices_n * sizeof(int));
	(void)tail;
	return ferry_post(&c);
}

CUresult fx_PrimaryRetain(CUcontext ctx, CUdevice dev, unsigned flags, uint64_t *free)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_PrimaryRetain, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)ctx;
	c.q[1] = (uint64_t)dev;
	c.q[2] = (uint64_t)flags;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*free = (uint64_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_PrimaryRelease(CUcontext ctx)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_PrimaryRelease, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)ctx;
	return ferry_post(&c);
}

CUresult fx_PrimaryReset(CUcontext ctx)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_PrimaryReset, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)ctx;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_CtxCreate(CUcontext ctx, unsigned flags, CUdevice dev)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CtxCreate, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)ctx;
	c.q[1] = (uint64_t)flags;
	c.q[2] = (uint64_t)dev;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_CtxDestroy(CUcontext ctx)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CtxDestroy, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)ctx;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_CtxSynchronize(CUcontext ctx)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CtxSynchronize, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)ctx;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_CtxDrain(CUcontext ctx)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CtxDrain, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)ctx;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_PeerAccess(CUcontext peer, unsigned flags, unsigned on)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_PeerAccess, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)peer;
	c.q[1] = (uint64_t)flags;
	c.q[2] = (uint64_t)on;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_GreenCreate(CUgreenCtx green, CUcontext ctx, CUdevResourceDesc desc, CUdevice dev, unsigned flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GreenCreate, 40);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)green;
	c.q[1] = (uint64_t)(uintptr_t)ctx;
	c.q[2] = (uint64_t)(uintptr_t)desc;
	c.q[3] = (uint64_t)dev;
	c.q[4] = (uint64_t)flags;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_GreenDestroy(CUgreenCtx green, CUcontext ctx)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GreenDestroy, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)green;
	c.q[1] = (uint64_t)(uintptr_t)ctx;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_DevResource(CUdevice dev, CUdevResourceType type, CUdevResource_v1 *resource)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_DevResource, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)dev;
	c.q[1] = (uint64_t)type;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 144) && !rc) {
		size_t at = 144;
		memcpy(resource, &c.a[0], sizeof *resource);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_GreenStream(CUstream stream, CUgreenCtx green, unsigned flags, int priority)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GreenStream, 32);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)stream;
	c.q[1] = (uint64_t)(uintptr_t)green;
	c.q[2] = (uint64_t)flags;
	c.q[3] = (uint64_t)priority;
	return ferry_post(&c);
}

CUresult fx_MemAlloc(CUdeviceptr addr, uint64_t size, uint64_t *free)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemAlloc, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)addr;
	c.q[1] = (uint64_t)size;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*free = (uint64_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_MemAllocSoon(CUdeviceptr addr, uint64_t size)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemAllocSoon, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)addr;
	c.q[1] = (uint64_t)size;
	return ferry_post(&c);
}

CUresult fx_MemInfo(uint64_t *free, uint64_t *total)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemInfo, 0);
	if (rc)
		return rc;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 16) && !rc) {
		size_t at = 16;
		*free = (uint64_t)c.a[0];
		*total = (uint64_t)c.a[1];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_MemFree(CUdeviceptr addr)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemFree, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)addr;
	return ferry_post(&c);
}

CUresult fx_CopyIn(CUdeviceptr dst, uint64_t pitch, uint64_t width, uint64_t rows, CUstream stream, const void *data, size_t data_n)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CopyIn, 48 + ferry_tail_size(data_n, 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)dst;
	c.q[1] = (uint64_t)pitch;
	c.q[2] = (uint64_t)width;
	c.q[3] = (uint64_t)rows;
	c.q[4] = (uint64_t)(uintptr_t)stream;
	c.q[5] = data_n;
	unsigned char *tail = (unsigned char *)c.q + 48;
	tail = ferry_put_tail(tail, data, data_n * 1);
	(void)tail;
	return ferry_post(&c);
}

CUresult fx_CopyInLanes(CUdeviceptr dst, uint64_t size, CUstream stream, uint64_t payload)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CopyInLanes, 32);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)dst;
	c.q[1] = (uint64_t)size;
	c.q[2] = (uint64_t)(uintptr_t)stream;
	c.q[3] = (uint64_t)payload;
	return ferry_post(&c);
}

CUresult fx_CopyOut(CUdeviceptr src, uint64_t pitch, uint64_t width, uint64_t rows, CUstream stream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CopyOut, 40);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)src;
	c.q[1] = (uint64_t)pitch;
	c.q[2] = (uint64_t)width;
	c.q[3] = (uint64_t)rows;
	c.q[4] = (uint64_t)(uintptr_t)stream;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_CopyOutLater(CUdeviceptr src, uint64_t pitch, uint64_t width, uint64_t rows, CUstream stream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CopyOutLater, 40);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)src;
	c.q[1] = (uint64_t)pitch;
	c.q[2] = (uint64_t)width;
	c.q[3] = (uint64_t)rows;
	c.q[4] = (uint64_t)(uintptr_t)stream;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_CopyOn(CUdeviceptr dst, uint64_t dstPitch, CUdeviceptr src, uint64_t srcPitch, uint64_t width, uint64_t rows, CUstream stream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CopyOn, 56);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)dst;
	c.q[1] = (uint64_t)dstPitch;
	c.q[2] = (uint64_t)src;
	c.q[3] = (uint64_t)srcPitch;
	c.q[4] = (uint64_t)width;
	c.q[5] = (uint64_t)rows;
	c.q[6] = (uint64_t)(uintptr_t)stream;
	return ferry_post(&c);
}

CUresult fx_Arrived(CUstream stream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_Arrived, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)stream;
	return ferry_post(&c);
}

CUresult fx_HostShare(CUdeviceptr addr, uint64_t size)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_HostShare, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)addr;
	c.q[1] = (uint64_t)size;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_HostUnshare(CUdeviceptr addr)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_HostUnshare, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)addr;
	return ferry_post(&c);
}

CUresult fx_StageIn(CUdeviceptr area, uint64_t offset, CUdeviceptr dst, uint64_t pitch, uint64_t width, uint64_t rows, CUstream stream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_StageIn, 56);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)area;
	c.q[1] = (uint64_t)offset;
	c.q[2] = (uint64_t)dst;
	c.q[3] = (uint64_t)pitch;
	c.q[4] = (uint64_t)width;
	c.q[5] = (uint64_t)rows;
	c.q[6] = (uint64_t)(uintptr_t)stream;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_StageOut(CUdeviceptr area, uint64_t offset, CUdeviceptr src, uint64_t pitch, uint64_t width, uint64_t rows, CUstream stream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_StageOut, 56);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)area;
	c.q[1] = (uint64_t)offset;
	c.q[2] = (uint64_t)src;
	c.q[3] = (uint64_t)pitch;
	c.q[4] = (uint64_t)width;
	c.q[5] = (uint64_t)rows;
	c.q[6] = (uint64_t)(uintptr_t)stream;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_MemShare(CUdeviceptr addr, const FerryShare *pool, FerryShare *share)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemShare, 72);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)addr;
	memcpy(&c.q[1], pool, sizeof *pool);
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 64) && !rc) {
		size_t at = 64;
		memcpy(share, &c.a[0], sizeof *share);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_MemOpen(CUdeviceptr base, const FerryShare *share, const FerryShare *pool, unsigned flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemOpen, 144);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)base;
	memcpy(&c.q[1], share, sizeof *share);
	memcpy(&c.q[9], pool, sizeof *pool);
	c.q[17] = (uint64_t)flags;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_EventShare(CUevent event, FerryShare *share)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_EventShare, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)event;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 64) && !rc) {
		size_t at = 64;
		memcpy(share, &c.a[0], sizeof *share);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_EventOpen(CUevent event, const FerryShare *share)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_EventOpen, 72);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)event;
	memcpy(&c.q[1], share, sizeof *share);
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_HandleShare(CUmemGenericAllocationHandle handle, FerryShare *share)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_HandleShare, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)handle;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 64) && !rc) {
		size_t at = 64;
		memcpy(share, &c.a[0], sizeof *share);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_HandleOpen(CUmemGenericAllocationHandle handle, const FerryShare *share)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_HandleOpen, 72);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)handle;
	memcpy(&c.q[1], share, sizeof *share);
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_PoolShare(CUdevice dev, FerryShare *share)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_PoolShare, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)dev;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 64) && !rc) {
		size_t at = 64;
		memcpy(share, &c.a[0], sizeof *share);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_PoolOpen(const FerryShare *share, CUdevice *dev)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_PoolOpen, 64);
	if (rc)
		return rc;
	memcpy(&c.q[0], share, sizeof *share);
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*dev = (CUdevice)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_Unshare(const FerryShare *share)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_Unshare, 64);
	if (rc)
		return rc;
	memcpy(&c.q[0], share, sizeof *share);
	return ferry_post(&c);
}

CUresult fx_HandleRetain(CUdeviceptr addr, CUmemGenericAllocationHandle *handle, unsigned *fresh)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_HandleRetain, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)addr;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 16) && !rc) {
		size_t at = 16;
		*handle = (CUmemGenericAllocationHandle)(uintptr_t)c.a[0];
		*fresh = (unsigned)c.a[1];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_Fence(void)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_Fence, 0);
	if (rc)
		return rc;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_MirrorAlloc(CUdeviceptr addr, uint64_t size)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MirrorAlloc, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)addr;
	c.q[1] = (uint64_t)size;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_MirrorOpen(CUdeviceptr addr, uint64_t size)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MirrorOpen, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)addr;
	c.q[1] = (uint64_t)size;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_MirrorClose(CUdeviceptr addr, uint64_t size)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MirrorClose, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)addr;
	c.q[1] = (uint64_t)size;
	return ferry_post(&c);
}

CUresult fx_MirrorIn(CUcontext ctx, CUdeviceptr addr, const void *data, size_t data_n)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MirrorIn, 24 + ferry_tail_size(data_n, 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)ctx;
	c.q[1] = (uint64_t)addr;
	c.q[2] = data_n;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_put_tail(tail, data, data_n * 1);
	(void)tail;
	return ferry_post(&c);
}

CUresult fx_MirrorOut(CUcontext ctx, CUdeviceptr addr, uint64_t size, unsigned flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MirrorOut, 32);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)ctx;
	c.q[1] = (uint64_t)addr;
	c.q[2] = (uint64_t)size;
	c.q[3] = (uint64_t)flags;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_Blob(uint64_t blob, uint64_t total, const void *data, size_t data_n)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_Blob, 24 + ferry_tail_size(data_n, 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)blob;
	c.q[1] = (uint64_t)total;
	c.q[2] = data_n;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_put_tail(tail, data, data_n * 1);
	(void)tail;
	return ferry_post(&c);
}

CUresult fx_BlobPacked(uint64_t blob, uint64_t total, uint64_t size, const void *data, size_t data_n)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_BlobPacked, 32 + ferry_tail_size(data_n, 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)blob;
	c.q[1] = (uint64_t)total;
	c.q[2] = (uint64_t)size;
	c.q[3] = data_n;
	unsigned char *tail = (unsigned char *)c.q + 32;
	tail = ferry_put_tail(tail, data, data_n * 1);
	(void)tail;
	return ferry_post(&c);
}

CUresult fx_ImagesKnown(const FerryHash *hashes, size_t hashes_n, struct ferry_array *states, struct ferry_array *tables)
{
	*states = (struct ferry_array){0};
	*tables = (struct ferry_array){0};
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ImagesKnown, 8 + ferry_tail_size(hashes_n, sizeof(FerryHash)));
	if (rc)
		return rc;
	c.q[0] = hashes_n;
	unsigned char *tail = (unsigned char *)c.q + 8;
	tail = ferry_put_tail(tail, hashes, hashes_n * sizeof(FerryHash));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 16) && !rc) {
		size_t at = 16;
		at = ferry_take_array(&c, states, at, 0, 1);
		at = ferry_take_array(&c, tables, at, 1, 1);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_ModuleLoad(CUmodule module, uint64_t blob, const FerryHash *hash, const unsigned *options, size_t options_n, const uint64_t *values, size_t values_n, unsigned *missing, struct ferry_array *info, struct ferry_array *errors, struct ferry_array *table)
{
	*info = (struct ferry_array){0};
	*errors = (struct ferry_array){0};
	*table = (struct ferry_array){0};
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ModuleLoad, 64 + ferry_tail_size(options_n, sizeof(unsigned)) + ferry_tail_size(values_n, sizeof(uint64_t)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)module;
	c.q[1] = (uint64_t)blob;
	memcpy(&c.q[2], hash, sizeof *hash);
	c.q[6] = options_n;
	c.q[7] = values_n;
	unsigned char *tail = (unsigned char *)c.q + 64;
	tail = ferry_put_tail(tail, options, options_n * sizeof(unsigned));
	tail = ferry_put_tail(tail, values, values_n * sizeof(uint64_t));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 32)) {
		size_t at = 32;
		*missing = (unsigned)c.a[0];
		at = ferry_take_array(&c, info, at, 1, 1);
		at = ferry_take_array(&c, errors, at, 2, 1);
		at = ferry_take_array(&c, table, at, 3, 1);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_LibraryLoad(CUlibrary library, uint64_t blob, const FerryHash *hash, const unsigned *options, size_t options_n, const uint64_t *values, size_t values_n, unsigned *missing, struct ferry_array *info, struct ferry_array *errors, struct ferry_array *table)
{
	*info = (struct ferry_array){0};
	*errors = (struct ferry_array){0};
	*table = (struct ferry_array){0};
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_LibraryLoad, 64 + ferry_tail_size(options_n, sizeof(unsigned)) + ferry_tail_size(values_n, sizeof(uint64_t)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)library;
	c.q[1] = (uint64_t)blob;
	memcpy(&c.q[2], hash, sizeof *hash);
	c.q[6] = options_n;
	c.q[7] = values_n;
	unsigned char *tail = (unsigned char *)c.q + 64;
	tail = ferry_put_tail(tail, options, options_n * sizeof(unsigned));
	tail = ferry_put_tail(tail, values, values_n * sizeof(uint64_t));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 32)) {
		size_t at = 32;
		*missing = (unsigned)c.a[0];
		at = ferry_take_array(&c, info, at, 1, 1);
		at = ferry_take_array(&c, errors, at, 2, 1);
		at = ferry_take_array(&c, table, at, 3, 1);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_ModuleLoadSoon(CUmodule module, const FerryHash *hash)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ModuleLoadSoon, 40);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)module;
	memcpy(&c.q[1], hash, sizeof *hash);
	return ferry_post(&c);
}

CUresult fx_LibraryLoadSoon(CUlibrary library, const FerryHash *hash)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_LibraryLoadSoon, 40);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)library;
	memcpy(&c.q[1], hash, sizeof *hash);
	return ferry_post(&c);
}

CUresult fx_ModuleGetFunction(CUfunction func, CUmodule module, const char *name, FerryFunction *info, struct ferry_array *layout)
{
	*layout = (struct ferry_array){0};
	size_t name_n = strlen(name);
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ModuleGetFunction, 24 + ferry_tail_size(name_n, 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)func;
	c.q[1] = (uint64_t)(uintptr_t)module;
	c.q[2] = name_n;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_put_tail(tail, name, name_n * 1);
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 136) && !rc) {
		size_t at = 136;
		memcpy(info, &c.a[0], sizeof *info);
		at = ferry_take_array(&c, layout, at, 16, sizeof(FerryParam));
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_ModuleGetFunctionSoon(CUfunction func, CUmodule module, const char *name)
{
	size_t name_n = strlen(name);
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ModuleGetFunctionSoon, 24 + ferry_tail_size(name_n, 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)func;
	c.q[1] = (uint64_t)(uintptr_t)module;
	c.q[2] = name_n;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_put_tail(tail, name, name_n * 1);
	(void)tail;
	return ferry_post(&c);
}

CUresult fx_ModuleFunctions(CUmodule module, struct ferry_array *names)
{
	*names = (struct ferry_array){0};
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ModuleFunctions, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)module;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		at = ferry_take_array(&c, names, at, 0, 1);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_LibraryGetKernel(CUkernel kernel, CUlibrary library, const char *name, FerryFunction *info, struct ferry_array *layout)
{
	*layout = (struct ferry_array){0};
	size_t name_n = strlen(name);
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_LibraryGetKernel, 24 + ferry_tail_size(name_n, 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)kernel;
	c.q[1] = (uint64_t)(uintptr_t)library;
	c.q[2] = name_n;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_put_tail(tail, name, name_n * 1);
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 136) && !rc) {
		size_t at = 136;
		memcpy(info, &c.a[0], sizeof *info);
		at = ferry_take_array(&c, layout, at, 16, sizeof(FerryParam));
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_LibraryGetKernelSoon(CUkernel kernel, CUlibrary library, const char *name)
{
	size_t name_n = strlen(name);
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_LibraryGetKernelSoon, 24 + ferry_tail_size(name_n, 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)kernel;
	c.q[1] = (uint64_t)(uintptr_t)library;
	c.q[2] = name_n;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_put_tail(tail, name, name_n * 1);
	(void)tail;
	return ferry_post(&c);
}

CUresult fx_LibraryKernels(CUlibrary library, struct ferry_array *names)
{
	*names = (struct ferry_array){0};
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_LibraryKernels, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)library;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		at = ferry_take_array(&c, names, at, 0, 1);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_LibraryGetModule(CUmodule module, CUlibrary library)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_LibraryGetModule, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)module;
	c.q[1] = (uint64_t)(uintptr_t)library;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_LibraryGetModuleSoon(CUmodule module, CUlibrary library)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_LibraryGetModuleSoon, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)module;
	c.q[1] = (uint64_t)(uintptr_t)library;
	return ferry_post(&c);
}

CUresult fx_KernelGetFunction(CUfunction func, CUkernel kernel)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_KernelGetFunction, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)func;
	c.q[1] = (uint64_t)(uintptr_t)kernel;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_KernelGetFunctionSoon(CUfunction func, CUkernel kernel)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_KernelGetFunctionSoon, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)func;
	c.q[1] = (uint64_t)(uintptr_t)kernel;
	return ferry_post(&c);
}

CUresult fx_KernelInfo(CUkernel kernel, FerryFunction *info, struct ferry_array *layout)
{
	*layout = (struct ferry_array){0};
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_KernelInfo, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)kernel;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 136) && !rc) {
		size_t at = 136;
		memcpy(info, &c.a[0], sizeof *info);
		at = ferry_take_array(&c, layout, at, 16, sizeof(FerryParam));
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_ModuleVariable(CUmodule module, const char *name, CUdeviceptr *addr, uint64_t *size, unsigned *managed, struct ferry_array *more)
{
	*more = (struct ferry_array){0};
	size_t name_n = strlen(name);
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ModuleVariable, 16 + ferry_tail_size(name_n, 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)module;
	c.q[1] = name_n;
	unsigned char *tail = (unsigned char *)c.q + 16;
	tail = ferry_put_tail(tail, name, name_n * 1);
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 32) && !rc) {
		size_t at = 32;
		*addr = (CUdeviceptr)c.a[0];
		*size = (uint64_t)c.a[1];
		*managed = (unsigned)c.a[2];
		at = ferry_take_array(&c, more, at, 3, 1);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_LibraryVariable(CUlibrary library, const char *name, unsigned kind, CUdeviceptr *addr, uint64_t *size, unsigned *managed, struct ferry_array *more)
{
	*more = (struct ferry_array){0};
	size_t name_n = strlen(name);
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_LibraryVariable, 24 + ferry_tail_size(name_n, 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)library;
	c.q[1] = name_n;
	c.q[2] = (uint64_t)kind;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_put_tail(tail, name, name_n * 1);
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 32) && !rc) {
		size_t at = 32;
		*addr = (CUdeviceptr)c.a[0];
		*size = (uint64_t)c.a[1];
		*managed = (unsigned)c.a[2];
		at = ferry_take_array(&c, more, at, 3, 1);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_Note(CUfunction func, const void *question, size_t question_n, uint64_t answer)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_Note, 24 + ferry_tail_size(question_n, 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)func;
	c.q[1] = question_n;
	c.q[2] = (uint64_t)answer;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_put_tail(tail, question, question_n * 1);
	(void)tail;
	return ferry_post(&c);
}

CUresult fx_Clusters(CUfunction func, unsigned most, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX, unsigned blockY, unsigned blockZ, unsigned shared, CUstream stream, const CUlaunchAttribute *attributes, size_t attributes_n, int *count)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_Clusters, 88 + ferry_tail_size(attributes_n, sizeof(CUlaunchAttribute)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)func;
	c.q[1] = (uint64_t)most;
	c.q[2] = (uint64_t)gridX;
	c.q[3] = (uint64_t)gridY;
	c.q[4] = (uint64_t)gridZ;
	c.q[5] = (uint64_t)blockX;
	c.q[6] = (uint64_t)blockY;
	c.q[7] = (uint64_t)blockZ;
	c.q[8] = (uint64_t)shared;
	c.q[9] = (uint64_t)(uintptr_t)stream;
	c.q[10] = attributes_n;
	unsigned char *tail = (unsigned char *)c.q + 88;
	tail = ferry_put_tail(tail, attributes, attributes_n * sizeof(CUlaunchAttribute));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*count = (int)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_TensorMap(unsigned kind, unsigned dataType, CUdeviceptr address, const uint64_t *dims, size_t dims_n, const uint64_t *strides, size_t strides_n, const unsigned *box, size_t box_n, const unsigned *steps, size_t steps_n, const int *lower, size_t lower_n, const int *upper, size_t upper_n, const unsigned *options, size_t options_n, CUtensorMap *map)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TensorMap, 80 + ferry_tail_size(dims_n, sizeof(uint64_t)) + ferry_tail_size(strides_n, sizeof(uint64_t)) + ferry_tail_size(box_n, sizeof(unsigned)) + ferry_tail_size(steps_n, sizeof(unsigned)) + ferry_tail_size(lower_n, sizeof(int)) + ferry_tail_size(upper_n, sizeof(int)) + ferry_tail_size(options_n, sizeof(unsigned)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)kind;
	c.q[1] = (uint64_t)dataType;
	c.q[2] = (uint64_t)address;
	c.q[3] = dims_n;
	c.q[4] = strides_n;
	c.q[5] = box_n;
	c.q[6] = steps_n;
	c.q[7] = lower_n;
	c.q[8] = upper_n;
	c.q[9] = options_n;
	unsigned char *tail = (unsigned char *)c.q + 80;
	tail = ferry_put_tail(tail, dims, dims_n * sizeof(uint64_t));
	tail = ferry_put_tail(tail, strides, strides_n * sizeof(uint64_t));
	tail = ferry_put_tail(tail, box, box_n * sizeof(unsigned));
	tail = ferry_put_tail(tail, steps, steps_n * sizeof(unsigned));
	tail = ferry_put_tail(tail, lower, lower_n * sizeof(int));
	tail = ferry_put_tail(tail, upper, upper_n * sizeof(int));
	tail = ferry_put_tail(tail, options, options_n * sizeof(unsigned));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 128) && !rc) {
		size_t at = 128;
		memcpy(map, &c.a[0], sizeof *map);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_LinkCreate(CUlinkState state, const unsigned *options, size_t options_n, const uint64_t *values, size_t values_n)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_LinkCreate, 24 + ferry_tail_size(options_n, sizeof(unsigned)) + ferry_tail_size(values_n, sizeof(uint64_t)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)state;
	c.q[1] = options_n;
	c.q[2] = values_n;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_put_tail(tail, options, options_n * sizeof(unsigned));
	tail = ferry_put_tail(tail, values, values_n * sizeof(uint64_t));
	(void)tail;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_LinkAdd(CUlinkState state, unsigned type, uint64_t blob, const char *name, struct ferry_array *info, struct ferry_array *errors)
{
	*info = (struct ferry_array){0};
	*errors = (struct ferry_array){0};
	size_t name_n = strlen(name);
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_LinkAdd, 32 + ferry_tail_size(name_n, 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)state;
	c.q[1] = (uint64_t)type;
	c.q[2] = (uint64_t)blob;
	c.q[3] = name_n;
	unsigned char *tail = (unsigned char *)c.q + 32;
	tail = ferry_put_tail(tail, name, name_n * 1);
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 16)) {
		size_t at = 16;
		at = ferry_take_array(&c, info, at, 0, 1);
		at = ferry_take_array(&c, errors, at, 1, 1);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_LinkComplete(CUlinkState state, uint64_t *size, struct ferry_array *info, struct ferry_array *errors)
{
	*info = (struct ferry_array){0};
	*errors = (struct ferry_array){0};
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_LinkComplete, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)state;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 24)) {
		size_t at = 24;
		*size = (uint64_t)c.a[0];
		at = ferry_take_array(&c, info, at, 1, 1);
		at = ferry_take_array(&c, errors, at, 2, 1);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_LinkFetch(CUlinkState state, uint64_t offset, struct ferry_array *data)
{
	*data = (struct ferry_array){0};
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_LinkFetch, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)state;
	c.q[1] = (uint64_t)offset;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		at = ferry_take_array(&c, data, at, 0, 1);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_LinkDestroy(CUlinkState state)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_LinkDestroy, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)state;
	return ferry_post(&c);
}

CUresult fx_MemAllocAsync(CUdeviceptr addr, uint64_t size, CUstream stream, CUdevice dev, uint64_t token, unsigned *captured)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemAllocAsync, 40);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)addr;
	c.q[1] = (uint64_t)size;
	c.q[2] = (uint64_t)(uintptr_t)stream;
	c.q[3] = (uint64_t)dev;
	c.q[4] = (uint64_t)token;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*captured = (unsigned)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_MemAccess(CUdeviceptr addr, const int *devices, size_t devices_n, unsigned on)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemAccess, 24 + ferry_tail_size(devices_n, sizeof(int)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)addr;
	c.q[1] = devices_n;
	c.q[2] = (uint64_t)on;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_put_tail(tail, devices, devices_n * sizeof(int));
	(void)tail;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_MemFreeAsync(CUdeviceptr addr, CUstream stream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemFreeAsync, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)addr;
	c.q[1] = (uint64_t)(uintptr_t)stream;
	return ferry_post(&c);
}

CUresult fx_ArrayIn(const CUDA_MEMCPY3D_v2 *copy, CUstream stream, const void *data, size_t data_n)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ArrayIn, 216 + ferry_tail_size(data_n, 1));
	if (rc)
		return rc;
	memcpy(&c.q[0], copy, sizeof *copy);
	c.q[25] = (uint64_t)(uintptr_t)stream;
	c.q[26] = data_n;
	unsigned char *tail = (unsigned char *)c.q + 216;
	tail = ferry_put_tail(tail, data, data_n * 1);
	(void)tail;
	return ferry_post(&c);
}

CUresult fx_ArrayOut(const CUDA_MEMCPY3D_v2 *copy, CUstream stream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ArrayOut, 208);
	if (rc)
		return rc;
	memcpy(&c.q[0], copy, sizeof *copy);
	c.q[25] = (uint64_t)(uintptr_t)stream;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_ArrayOn(const CUDA_MEMCPY3D_v2 *copy, CUstream stream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ArrayOn, 208);
	if (rc)
		return rc;
	memcpy(&c.q[0], copy, sizeof *copy);
	c.q[25] = (uint64_t)(uintptr_t)stream;
	return ferry_post(&c);
}

CUresult fx_HostFunc(CUstream stream, uint64_t token)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_HostFunc, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)stream;
	c.q[1] = (uint64_t)token;
	return ferry_post(&c);
}

CUresult fx_HostDone(uint64_t token)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_HostDone, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)token;
	return ferry_post(&c);
}

CUresult fx_HostPipe(void)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_HostPipe, 0);
	if (rc)
		return rc;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_EventWatch(CUevent event)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_EventWatch, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)event;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_StreamWatch(CUstream stream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_StreamWatch, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)stream;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_BeginCapture(CUstream stream, unsigned mode)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_BeginCapture, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)stream;
	c.q[1] = (uint64_t)mode;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_BeginCaptureTo(CUstream stream, CUgraph graph, const CUgraphNode *dependencies, size_t dependencies_n, const CUgraphEdgeData *edges, size_t edges_n)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_BeginCaptureTo, 32 + ferry_tail_size(dependencies_n, sizeof(CUgraphNode)) + ferry_tail_size(edges_n, sizeof(CUgraphEdgeData)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)stream;
	c.q[1] = (uint64_t)(uintptr_t)graph;
	c.q[2] = dependencies_n;
	c.q[3] = edges_n;
	unsigned char *tail = (unsigned char *)c.q + 32;
	tail = ferry_put_tail(tail, dependencies, dependencies_n * sizeof(CUgraphNode));
	tail = ferry_put_tail(tail, edges, edges_n * sizeof(CUgraphEdgeData));
	(void)tail;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_EndCapture(CUstream stream, CUgraph *graph)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_EndCapture, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)stream;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*graph = (CUgraph)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_CaptureInfo(CUstream stream, unsigned *status, uint64_t *id, CUgraph *graph, struct ferry_array *dependencies, struct ferry_array *edges)
{
	*dependencies = (struct ferry_array){0};
	*edges = (struct ferry_array){0};
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CaptureInfo, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)stream;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 40) && !rc) {
		size_t at = 40;
		*status = (unsigned)c.a[0];
		*id = (uint64_t)c.a[1];
		*graph = (CUgraph)(uintptr_t)c.a[2];
		at = ferry_take_array(&c, dependencies, at, 3, sizeof(CUgraphNode));
		at = ferry_take_array(&c, edges, at, 4, sizeof(CUgraphEdgeData));
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_CaptureWait(CUstream stream, CUevent event, unsigned flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CaptureWait, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)stream;
	c.q[1] = (uint64_t)(uintptr_t)event;
	c.q[2] = (uint64_t)flags;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_CaptureUpdate(CUstream stream, const CUgraphNode *dependencies, size_t dependencies_n, const CUgraphEdgeData *edges, size_t edges_n, unsigned flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CaptureUpdate, 32 + ferry_tail_size(dependencies_n, sizeof(CUgraphNode)) + ferry_tail_size(edges_n, sizeof(CUgraphEdgeData)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)stream;
	c.q[1] = dependencies_n;
	c.q[2] = edges_n;
	c.q[3] = (uint64_t)flags;
	unsigned char *tail = (unsigned char *)c.q + 32;
	tail = ferry_put_tail(tail, dependencies, dependencies_n * sizeof(CUgraphNode));
	tail = ferry_put_tail(tail, edges, edges_n * sizeof(CUgraphEdgeData));
	(void)tail;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphDestroy(CUgraph graph)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphDestroy, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)graph;
	return ferry_post(&c);
}

CUresult fx_GraphNodeDestroy(CUgraphNode node)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphNodeDestroy, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)node;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphNodeType(CUgraphNode node, unsigned *type)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphNodeType, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)node;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*type = (unsigned)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphDot(CUgraph graph, unsigned flags, uint64_t offset, uint64_t *total, struct ferry_array *text)
{
	*text = (struct ferry_array){0};
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphDot, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)graph;
	c.q[1] = (uint64_t)flags;
	c.q[2] = (uint64_t)offset;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 16) && !rc) {
		size_t at = 16;
		*total = (uint64_t)c.a[0];
		at = ferry_take_array(&c, text, at, 1, 1);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphInstantiate(CUgraphExec exec, CUgraph graph, uint64_t flags, CUstream stream, unsigned *memory, unsigned *result, CUgraphNode *node)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphInstantiate, 32);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)exec;
	c.q[1] = (uint64_t)(uintptr_t)graph;
	c.q[2] = (uint64_t)flags;
	c.q[3] = (uint64_t)(uintptr_t)stream;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 24)) {
		size_t at = 24;
		*memory = (unsigned)c.a[0];
		*result = (unsigned)c.a[1];
		*node = (CUgraphNode)(uintptr_t)c.a[2];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphLaunch(CUgraphExec exec, CUstream stream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphLaunch, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)exec;
	c.q[1] = (uint64_t)(uintptr_t)stream;
	return ferry_post(&c);
}

CUresult fx_GraphLaunchAsk(CUgraphExec exec, CUstream stream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphLaunchAsk, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)exec;
	c.q[1] = (uint64_t)(uintptr_t)stream;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphExecDestroy(CUgraphExec exec)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphExecDestroy, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)exec;
	return ferry_post(&c);
}

CUresult fx_UserObject(CUuserObject object, uint64_t token, unsigned count)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_UserObject, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)object;
	c.q[1] = (uint64_t)token;
	c.q[2] = (uint64_t)count;
	return ferry_post(&c);
}

CUresult fx_GraphKernel(CUgraphNode *node, CUgraph graph, const CUgraphNode *dependencies, size_t dependencies_n, CUfunction func, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX, unsigned blockY, unsigned blockZ, unsigned shared, unsigned flags, const void *params, size_t params_n)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphKernel, 96 + ferry_tail_size(dependencies_n, sizeof(CUgraphNode)) + ferry_tail_size(params_n, 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)graph;
	c.q[1] = dependencies_n;
	c.q[2] = (uint64_t)(uintptr_t)func;
	c.q[3] = (uint64_t)gridX;
	c.q[4] = (uint64_t)gridY;
	c.q[5] = (uint64_t)gridZ;
	c.q[6] = (uint64_t)blockX;
	c.q[7] = (uint64_t)blockY;
	c.q[8] = (uint64_t)blockZ;
	c.q[9] = (uint64_t)shared;
	c.q[10] = (uint64_t)flags;
	c.q[11] = params_n;
	unsigned char *tail = (unsigned char *)c.q + 96;
	tail = ferry_put_tail(tail, dependencies, dependencies_n * sizeof(CUgraphNode));
	tail = ferry_put_tail(tail, params, params_n * 1);
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*node = (CUgraphNode)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphKernelSet(CUgraphExec exec, CUgraphNode node, CUfunction func, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX, unsigned blockY, unsigned blockZ, unsigned shared, unsigned flags, const void *params, size_t params_n)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphKernelSet, 96 + ferry_tail_size(params_n, 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)exec;
	c.q[1] = (uint64_t)(uintptr_t)node;
	c.q[2] = (uint64_t)(uintptr_t)func;
	c.q[3] = (uint64_t)gridX;
	c.q[4] = (uint64_t)gridY;
	c.q[5] = (uint64_t)gridZ;
	c.q[6] = (uint64_t)blockX;
	c.q[7] = (uint64_t)blockY;
	c.q[8] = (uint64_t)blockZ;
	c.q[9] = (uint64_t)shared;
	c.q[10] = (uint64_t)flags;
	c.q[11] = params_n;
	unsigned char *tail = (unsigned char *)c.q + 96;
	tail = ferry_put_tail(tail, params, params_n * 1);
	(void)tail;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphKernelGet(CUgraphNode node, CUfunction *func, struct ferry_array *dims, struct ferry_array *params)
{
	*dims = (struct ferry_array){0};
	*params = (struct ferry_array){0};
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphKernelGet, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)node;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 24) && !rc) {
		size_t at = 24;
		*func = (CUfunction)(uintptr_t)c.a[0];
		at = ferry_take_array(&c, dims, at, 1, sizeof(unsigned));
		at = ferry_take_array(&c, params, at, 2, 1);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphCopy(CUgraphNode *node, CUgraph graph, const CUgraphNode *dependencies, size_t dependencies_n, const CUDA_MEMCPY3D_v2 *copy, CUcontext ctx, uint64_t token)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphCopy, 232 + ferry_tail_size(dependencies_n, sizeof(CUgraphNode)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)graph;
	c.q[1] = dependencies_n;
	memcpy(&c.q[2], copy, sizeof *copy);
	c.q[27] = (uint64_t)(uintptr_t)ctx;
	c.q[28] = (uint64_t)token;
	unsigned char *tail = (unsigned char *)c.q + 232;
	tail = ferry_put_tail(tail, dependencies, dependencies_n * sizeof(CUgraphNode));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*node = (CUgraphNode)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphCopySet(CUgraphExec exec, CUgraphNode node, const CUDA_MEMCPY3D_v2 *copy, CUcontext ctx, uint64_t token)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphCopySet, 232);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)exec;
	c.q[1] = (uint64_t)(uintptr_t)node;
	memcpy(&c.q[2], copy, sizeof *copy);
	c.q[27] = (uint64_t)(uintptr_t)ctx;
	c.q[28] = (uint64_t)token;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphCopyGet(CUgraphNode node, CUDA_MEMCPY3D_v2 *copy)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphCopyGet, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)node;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 200) && !rc) {
		size_t at = 200;
		memcpy(copy, &c.a[0], sizeof *copy);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_StreamCopy(CUstream stream, const CUDA_MEMCPY3D_v2 *copy, uint64_t token)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_StreamCopy, 216);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)stream;
	memcpy(&c.q[1], copy, sizeof *copy);
	c.q[26] = (uint64_t)token;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphFeed(uint64_t token, uint64_t offset, const void *data, size_t data_n)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphFeed, 24 + ferry_tail_size(data_n, 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)token;
	c.q[1] = (uint64_t)offset;
	c.q[2] = data_n;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_put_tail(tail, data, data_n * 1);
	(void)tail;
	return ferry_post(&c);
}

CUresult fx_GraphHost(CUgraphNode *node, CUgraph graph, const CUgraphNode *dependencies, size_t dependencies_n, uint64_t token)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphHost, 24 + ferry_tail_size(dependencies_n, sizeof(CUgraphNode)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)graph;
	c.q[1] = dependencies_n;
	c.q[2] = (uint64_t)token;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_put_tail(tail, dependencies, dependencies_n * sizeof(CUgraphNode));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*node = (CUgraphNode)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphHostSet(CUgraphExec exec, CUgraphNode node, uint64_t token)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphHostSet, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)exec;
	c.q[1] = (uint64_t)(uintptr_t)node;
	c.q[2] = (uint64_t)token;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphHostGet(CUgraphNode node, uint64_t *token)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphHostGet, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)node;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*token = (uint64_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphMemOps(CUgraphNode *node, CUgraph graph, const CUgraphNode *dependencies, size_t dependencies_n, CUcontext ctx, unsigned flags, const CUstreamBatchMemOpParams_v1 *ops, size_t ops_n)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphMemOps, 40 + ferry_tail_size(dependencies_n, sizeof(CUgraphNode)) + ferry_tail_size(ops_n, sizeof(CUstreamBatchMemOpParams_v1)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)graph;
	c.q[1] = dependencies_n;
	c.q[2] = (uint64_t)(uintptr_t)ctx;
	c.q[3] = (uint64_t)flags;
	c.q[4] = ops_n;
	unsigned char *tail = (unsigned char *)c.q + 40;
	tail = ferry_put_tail(tail, dependencies, dependencies_n * sizeof(CUgraphNode));
	tail = ferry_put_tail(tail, ops, ops_n * sizeof(CUstreamBatchMemOpParams_v1));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*node = (CUgraphNode)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphMemOpsSet(CUgraphExec exec, CUgraphNode node, CUcontext ctx, unsigned flags, const CUstreamBatchMemOpParams_v1 *ops, size_t ops_n)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphMemOpsSet, 40 + ferry_tail_size(ops_n, sizeof(CUstreamBatchMemOpParams_v1)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)exec;
	c.q[1] = (uint64_t)(uintptr_t)node;
	c.q[2] = (uint64_t)(uintptr_t)ctx;
	c.q[3] = (uint64_t)flags;
	c.q[4] = ops_n;
	unsigned char *tail = (unsigned char *)c.q + 40;
	tail = ferry_put_tail(tail, ops, ops_n * sizeof(CUstreamBatchMemOpParams_v1));
	(void)tail;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphMemOpsGet(CUgraphNode node, CUcontext *ctx, unsigned *flags, struct ferry_array *ops)
{
	*ops = (struct ferry_array){0};
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphMemOpsGet, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)node;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 24) && !rc) {
		size_t at = 24;
		*ctx = (CUcontext)(uintptr_t)c.a[0];
		*flags = (unsigned)c.a[1];
		at = ferry_take_array(&c, ops, at, 2, sizeof(CUstreamBatchMemOpParams_v1));
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphConditional(CUgraphNode *node, CUgraph graph, const CUgraphNode *dependencies, size_t dependencies_n, uint64_t handle, unsigned type, unsigned size, CUcontext ctx, uint64_t token, struct ferry_array *bodies)
{
	*bodies = (struct ferry_array){0};
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphConditional, 56 + ferry_tail_size(dependencies_n, sizeof(CUgraphNode)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)graph;
	c.q[1] = dependencies_n;
	c.q[2] = (uint64_t)handle;
	c.q[3] = (uint64_t)type;
	c.q[4] = (uint64_t)size;
	c.q[5] = (uint64_t)(uintptr_t)ctx;
	c.q[6] = (uint64_t)token;
	unsigned char *tail = (unsigned char *)c.q + 56;
	tail = ferry_put_tail(tail, dependencies, dependencies_n * sizeof(CUgraphNode));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 16) && !rc) {
		size_t at = 16;
		*node = (CUgraphNode)(uintptr_t)c.a[0];
		at = ferry_take_array(&c, bodies, at, 1, sizeof(CUgraph));
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphMove(CUgraphNode *node, CUgraph graph, const CUgraphNode *dependencies, size_t dependencies_n, CUgraph child)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphMove, 24 + ferry_tail_size(dependencies_n, sizeof(CUgraphNode)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)graph;
	c.q[1] = dependencies_n;
	c.q[2] = (uint64_t)(uintptr_t)child;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_put_tail(tail, dependencies, dependencies_n * sizeof(CUgraphNode));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*node = (CUgraphNode)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphAlloc(CUgraphNode *node, CUgraph graph, const CUgraphNode *dependencies, size_t dependencies_n, CUdevice dev, CUdeviceptr addr, uint64_t size, uint64_t token)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphAlloc, 48 + ferry_tail_size(dependencies_n, sizeof(CUgraphNode)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)graph;
	c.q[1] = dependencies_n;
	c.q[2] = (uint64_t)dev;
	c.q[3] = (uint64_t)addr;
	c.q[4] = (uint64_t)size;
	c.q[5] = (uint64_t)token;
	unsigned char *tail = (unsigned char *)c.q + 48;
	tail = ferry_put_tail(tail, dependencies, dependencies_n * sizeof(CUgraphNode));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*node = (CUgraphNode)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphFree(CUgraphNode *node, CUgraph graph, const CUgraphNode *dependencies, size_t dependencies_n, CUdeviceptr addr)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphFree, 24 + ferry_tail_size(dependencies_n, sizeof(CUgraphNode)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)graph;
	c.q[1] = dependencies_n;
	c.q[2] = (uint64_t)addr;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_put_tail(tail, dependencies, dependencies_n * sizeof(CUgraphNode));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*node = (CUgraphNode)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphMemoryGet(CUgraphNode node, unsigned type, CUdevice *dev, CUdeviceptr *addr, uint64_t *size)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphMemoryGet, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)node;
	c.q[1] = (uint64_t)type;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 24) && !rc) {
		size_t at = 24;
		*dev = (CUdevice)c.a[0];
		*addr = (CUdeviceptr)c.a[1];
		*size = (uint64_t)c.a[2];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphMemoryFree(CUdeviceptr addr, CUstream stream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphMemoryFree, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)addr;
	c.q[1] = (uint64_t)(uintptr_t)stream;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_GraphMemory(CUdevice dev, unsigned reset, struct ferry_array *values)
{
	*values = (struct ferry_array){0};
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphMemory, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)dev;
	c.q[1] = (uint64_t)reset;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		at = ferry_take_array(&c, values, at, 0, sizeof(uint64_t));
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_Launch(CUfunction func, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX, unsigned blockY, unsigned blockZ, unsigned shared, CUstream stream, unsigned flags, const CUlaunchAttribute *attributes, size_t attributes_n, const void *params, size_t params_n)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_Launch, 96 + ferry_tail_size(attributes_n, sizeof(CUlaunchAttribute)) + ferry_tail_size(params_n, 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)func;
	c.q[1] = (uint64_t)gridX;
	c.q[2] = (uint64_t)gridY;
	c.q[3] = (uint64_t)gridZ;
	c.q[4] = (uint64_t)blockX;
	c.q[5] = (uint64_t)blockY;
	c.q[6] = (uint64_t)blockZ;
	c.q[7] = (uint64_t)shared;
	c.q[8] = (uint64_t)(uintptr_t)stream;
	c.q[9] = (uint64_t)flags;
	c.q[10] = attributes_n;
	c.q[11] = params_n;
	unsigned char *tail = (unsigned char *)c.q + 96;
	tail = ferry_put_tail(tail, attributes, attributes_n * sizeof(CUlaunchAttribute));
	tail = ferry_put_tail(tail, params, params_n * 1);
	(void)tail;
	return ferry_post(&c);
}

CUresult fx_cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format, unsigned numChannels, CUdevice dev)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_DeviceGetTexture1DLinearMaxWidth, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)format;
	c.q[1] = (uint64_t)numChannels;
	c.q[2] = (uint64_t)dev;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*maxWidthInElements = (size_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuDeviceGetHostAtomicCapabilities(unsigned *capabilities, const CUatomicOperation *operations, unsigned count, CUdevice dev)
{
	size_t operations_n = count;
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_DeviceGetHostAtomicCapabilities, 24 + ferry_tail_size(operations_n, sizeof(CUatomicOperation)));
	if (rc)
		return rc;
	c.q[0] = operations_n;
	c.q[1] = (uint64_t)count;
	c.q[2] = (uint64_t)dev;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_put_tail(tail, operations, operations_n * sizeof(CUatomicOperation));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		at = ferry_copy_out(&c, capabilities, capabilities ? (size_t)(count) : 0, at, 0, sizeof(unsigned));
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_DeviceGetExecAffinitySupport, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)type;
	c.q[1] = (uint64_t)dev;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pi = (int)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_FlushGPUDirectRDMAWrites, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)target;
	c.q[1] = (uint64_t)scope;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_DeviceCanAccessPeer, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)dev;
	c.q[1] = (uint64_t)peerDev;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*canAccessPeer = (int)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_DeviceGetP2PAttribute, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)attrib;
	c.q[1] = (uint64_t)srcDevice;
	c.q[2] = (uint64_t)dstDevice;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*value = (int)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuDeviceGetP2PAtomicCapabilities(unsigned *capabilities, const CUatomicOperation *operations, unsigned count, CUdevice srcDevice, CUdevice dstDevice)
{
	size_t operations_n = count;
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_DeviceGetP2PAtomicCapabilities, 32 + ferry_tail_size(operations_n, sizeof(CUatomicOperation)));
	if (rc)
		return rc;
	c.q[0] = operations_n;
	c.q[1] = (uint64_t)count;
	c.q[2] = (uint64_t)srcDevice;
	c.q[3] = (uint64_t)dstDevice;
	unsigned char *tail = (unsigned char *)c.q + 32;
	tail = ferry_put_tail(tail, operations, operations_n * sizeof(CUatomicOperation));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		at = ferry_copy_out(&c, capabilities, capabilities ? (size_t)(count) : 0, at, 0, sizeof(unsigned));
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_DevicePrimaryCtxSetFlags_v2, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)dev;
	c.q[1] = (uint64_t)flags;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuCtxSetFlags(unsigned flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CtxSetFlags, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)flags;
	return ferry_post(&c);
}

CUresult fx_cuCtxSetLimit(CUlimit limit, size_t value)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CtxSetLimit, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)limit;
	c.q[1] = (uint64_t)value;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuCtxGetLimit(size_t *pvalue, CUlimit limit)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CtxGetLimit, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)limit;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pvalue = (size_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuCtxGetCacheConfig(CUfunc_cache *pconfig)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CtxGetCacheConfig, 0);
	if (rc)
		return rc;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pconfig = (CUfunc_cache)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuCtxSetCacheConfig(CUfunc_cache config)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CtxSetCacheConfig, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)config;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CtxGetSharedMemConfig, 0);
	if (rc)
		return rc;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pConfig = (CUsharedconfig)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuCtxSetSharedMemConfig(CUsharedconfig config)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CtxSetSharedMemConfig, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)config;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuCtxResetPersistingL2Cache(void)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CtxResetPersistingL2Cache, 0);
	if (rc)
		return rc;
	return ferry_post(&c);
}

CUresult fx_cuCtxGetExecAffinity(CUexecAffinityParam_v1 *pExecAffinity, CUexecAffinityType type)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CtxGetExecAffinity, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)type;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		memcpy(pExecAffinity, &c.a[0], sizeof *pExecAffinity);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CtxRecordEvent, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hCtx;
	c.q[1] = (uint64_t)(uintptr_t)hEvent;
	return ferry_post(&c);
}

CUresult fx_cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CtxWaitEvent, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hCtx;
	c.q[1] = (uint64_t)(uintptr_t)hEvent;
	return ferry_post(&c);
}

CUresult fx_cuModuleUnload(CUmodule hmod)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ModuleUnload, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hmod;
	return ferry_post(&c);
}

CUresult fx_cuModuleGetFunctionCount(unsigned *count, CUmodule mod)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ModuleGetFunctionCount, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)mod;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*count = (unsigned)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)
{
	size_t name_n = strlen(name);
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ModuleGetTexRef, 16 + ferry_tail_size(name_n, 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hmod;
	c.q[1] = name_n;
	unsigned char *tail = (unsigned char *)c.q + 16;
	tail = ferry_put_tail(tail, name, name_n * 1);
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pTexRef = (CUtexref)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)
{
	size_t name_n = strlen(name);
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ModuleGetSurfRef, 16 + ferry_tail_size(name_n, 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hmod;
	c.q[1] = name_n;
	unsigned char *tail = (unsigned char *)c.q + 16;
	tail = ferry_put_tail(tail, name, name_n * 1);
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pSurfRef = (CUsurfref)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuLibraryUnload(CUlibrary library)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_LibraryUnload, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)library;
	return ferry_post(&c);
}

CUresult fx_cuLibraryGetKernelCount(unsigned *count, CUlibrary lib)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_LibraryGetKernelCount, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)lib;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*count = (unsigned)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_KernelSetAttribute, 32);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)attrib;
	c.q[1] = (uint64_t)val;
	c.q[2] = (uint64_t)(uintptr_t)kernel;
	c.q[3] = (uint64_t)dev;
	return ferry_post(&c);
}

CUresult fx_cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_KernelSetCacheConfig, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)kernel;
	c.q[1] = (uint64_t)config;
	c.q[2] = (uint64_t)dev;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_FuncSetAttribute, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hfunc;
	c.q[1] = (uint64_t)attrib;
	c.q[2] = (uint64_t)value;
	return ferry_post(&c);
}

CUresult fx_cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_FuncSetCacheConfig, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hfunc;
	c.q[1] = (uint64_t)config;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_FuncSetSharedMemConfig, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hfunc;
	c.q[1] = (uint64_t)config;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_OccupancyMaxActiveBlocksPerMultiprocessorWithFlags, 32);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)func;
	c.q[1] = (uint64_t)blockSize;
	c.q[2] = (uint64_t)dynamicSMemSize;
	c.q[3] = (uint64_t)flags;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*numBlocks = (int)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func, int numBlocks, int blockSize)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_OccupancyAvailableDynamicSMemPerBlock, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)func;
	c.q[1] = (uint64_t)numBlocks;
	c.q[2] = (uint64_t)blockSize;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*dynamicSmemSize = (size_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMemBatchDecompressAsync(const CUmemDecompressParams *paramsArray, size_t count, unsigned flags, size_t *errorIndex, CUstream stream)
{
	size_t paramsArray_n = count;
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemBatchDecompressAsync, 40 + ferry_tail_size(paramsArray_n, sizeof(CUmemDecompressParams)));
	if (rc)
		return rc;
	c.q[0] = 0;
	c.q[0] |= (uint64_t)(errorIndex != NULL) << 0;
	c.q[1] = paramsArray_n;
	c.q[2] = (uint64_t)count;
	c.q[3] = (uint64_t)flags;
	c.q[4] = (uint64_t)(uintptr_t)stream;
	unsigned char *tail = (unsigned char *)c.q + 40;
	tail = ferry_put_tail(tail, paramsArray, paramsArray_n * sizeof(CUmemDecompressParams));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		if (errorIndex) *errorIndex = (size_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMemsetD8Async(CUdeviceptr dstDevice, uint8_t uc, size_t N, CUstream hStream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemsetD8Async, 32);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)dstDevice;
	c.q[1] = (uint64_t)uc;
	c.q[2] = (uint64_t)N;
	c.q[3] = (uint64_t)(uintptr_t)hStream;
	return ferry_post(&c);
}

CUresult fx_cuMemsetD16Async(CUdeviceptr dstDevice, uint16_t us, size_t N, CUstream hStream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemsetD16Async, 32);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)dstDevice;
	c.q[1] = (uint64_t)us;
	c.q[2] = (uint64_t)N;
	c.q[3] = (uint64_t)(uintptr_t)hStream;
	return ferry_post(&c);
}

CUresult fx_cuMemsetD32Async(CUdeviceptr dstDevice, unsigned ui, size_t N, CUstream hStream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemsetD32Async, 32);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)dstDevice;
	c.q[1] = (uint64_t)ui;
	c.q[2] = (uint64_t)N;
	c.q[3] = (uint64_t)(uintptr_t)hStream;
	return ferry_post(&c);
}

CUresult fx_cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height, CUstream hStream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemsetD2D8Async, 48);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)dstDevice;
	c.q[1] = (uint64_t)dstPitch;
	c.q[2] = (uint64_t)uc;
	c.q[3] = (uint64_t)Width;
	c.q[4] = (uint64_t)Height;
	c.q[5] = (uint64_t)(uintptr_t)hStream;
	return ferry_post(&c);
}

CUresult fx_cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height, CUstream hStream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemsetD2D16Async, 48);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)dstDevice;
	c.q[1] = (uint64_t)dstPitch;
	c.q[2] = (uint64_t)us;
	c.q[3] = (uint64_t)Width;
	c.q[4] = (uint64_t)Height;
	c.q[5] = (uint64_t)(uintptr_t)hStream;
	return ferry_post(&c);
}

CUresult fx_cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height, CUstream hStream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemsetD2D32Async, 48);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)dstDevice;
	c.q[1] = (uint64_t)dstPitch;
	c.q[2] = (uint64_t)ui;
	c.q[3] = (uint64_t)Width;
	c.q[4] = (uint64_t)Height;
	c.q[5] = (uint64_t)(uintptr_t)hStream;
	return ferry_post(&c);
}

CUresult fx_cuMemCreate(CUmemGenericAllocationHandle handle, size_t size, const CUmemAllocationProp_v1 *prop, uint64_t flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemCreate, 56);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)handle;
	c.q[1] = (uint64_t)size;
	memcpy(&c.q[2], prop, sizeof *prop);
	c.q[6] = (uint64_t)flags;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMemRelease(CUmemGenericAllocationHandle handle)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemRelease, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)handle;
	return ferry_post(&c);
}

CUresult fx_cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, uint64_t flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemMap, 40);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)ptr;
	c.q[1] = (uint64_t)size;
	c.q[2] = (uint64_t)offset;
	c.q[3] = (uint64_t)(uintptr_t)handle;
	c.q[4] = (uint64_t)flags;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMemUnmap(CUdeviceptr ptr, size_t size)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemUnmap, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)ptr;
	c.q[1] = (uint64_t)size;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMemMapArrayAsync(const CUarrayMapInfo_v1 *mapInfoList, unsigned count, CUstream hStream)
{
	size_t mapInfoList_n = count;
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemMapArrayAsync, 24 + ferry_tail_size(mapInfoList_n, sizeof(CUarrayMapInfo_v1)));
	if (rc)
		return rc;
	c.q[0] = mapInfoList_n;
	c.q[1] = (uint64_t)count;
	c.q[2] = (uint64_t)(uintptr_t)hStream;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_put_tail(tail, mapInfoList, mapInfoList_n * sizeof(CUarrayMapInfo_v1));
	(void)tail;
	return ferry_post(&c);
}

CUresult fx_cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc_v1 *desc, size_t count)
{
	size_t desc_n = count;
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemSetAccess, 32 + ferry_tail_size(desc_n, sizeof(CUmemAccessDesc_v1)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)ptr;
	c.q[1] = (uint64_t)size;
	c.q[2] = desc_n;
	c.q[3] = (uint64_t)count;
	unsigned char *tail = (unsigned char *)c.q + 32;
	tail = ferry_put_tail(tail, desc, desc_n * sizeof(CUmemAccessDesc_v1));
	(void)tail;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMemGetAccess(uint64_t *flags, const CUmemLocation_v1 *location, CUdeviceptr ptr)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemGetAccess, 16);
	if (rc)
		return rc;
	memcpy(&c.q[0], location, sizeof *location);
	c.q[1] = (uint64_t)ptr;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*flags = (uint64_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp_v1 *prop, CUmemAllocationGranularity_flags option)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemGetAllocationGranularity, 40);
	if (rc)
		return rc;
	memcpy(&c.q[0], prop, sizeof *prop);
	c.q[4] = (uint64_t)option;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*granularity = (size_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp_v1 *prop, CUmemGenericAllocationHandle handle)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemGetAllocationPropertiesFromHandle, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)handle;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 32) && !rc) {
		size_t at = 32;
		memcpy(prop, &c.a[0], sizeof *prop);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMulticastCreate(CUmemGenericAllocationHandle mcHandle, const CUmulticastObjectProp_v1 *prop)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MulticastCreate, 40);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)mcHandle;
	memcpy(&c.q[1], prop, sizeof *prop);
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MulticastAddDevice, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)mcHandle;
	c.q[1] = (uint64_t)dev;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, uint64_t flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MulticastBindMem, 48);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)mcHandle;
	c.q[1] = (uint64_t)mcOffset;
	c.q[2] = (uint64_t)(uintptr_t)memHandle;
	c.q[3] = (uint64_t)memOffset;
	c.q[4] = (uint64_t)size;
	c.q[5] = (uint64_t)flags;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, uint64_t flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MulticastBindAddr, 40);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)mcHandle;
	c.q[1] = (uint64_t)mcOffset;
	c.q[2] = (uint64_t)memptr;
	c.q[3] = (uint64_t)size;
	c.q[4] = (uint64_t)flags;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MulticastUnbind, 32);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)mcHandle;
	c.q[1] = (uint64_t)dev;
	c.q[2] = (uint64_t)mcOffset;
	c.q[3] = (uint64_t)size;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp_v1 *prop, CUmulticastGranularity_flags option)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MulticastGetGranularity, 40);
	if (rc)
		return rc;
	memcpy(&c.q[0], prop, sizeof *prop);
	c.q[4] = (uint64_t)option;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*granularity = (size_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuArrayCreate_v2(CUarray pHandle, const CUDA_ARRAY_DESCRIPTOR_v2 *pAllocateArray)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ArrayCreate_v2, 32);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)pHandle;
	memcpy(&c.q[1], pAllocateArray, sizeof *pAllocateArray);
	rc = ferry_ask(&c);
	ferry_end(&c);
	if (!rc)
		ferry_handle_own(ferry_get_context(), (uint64_t)(uintptr_t)pHandle);
	return rc;
}

CUresult fx_cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR_v2 *pArrayDescriptor, CUarray hArray)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ArrayGetDescriptor_v2, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hArray;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 24) && !rc) {
		size_t at = 24;
		memcpy(pArrayDescriptor, &c.a[0], sizeof *pArrayDescriptor);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES_v1 *sparseProperties, CUarray array)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ArrayGetSparseProperties, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)array;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 48) && !rc) {
		size_t at = 48;
		memcpy(sparseProperties, &c.a[0], sizeof *sparseProperties);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 *memoryRequirements, CUarray array, CUdevice device)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ArrayGetMemoryRequirements, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)array;
	c.q[1] = (uint64_t)device;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 32) && !rc) {
		size_t at = 32;
		memcpy(memoryRequirements, &c.a[0], sizeof *memoryRequirements);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned planeIdx)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ArrayGetPlane, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hArray;
	c.q[1] = (uint64_t)planeIdx;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pPlaneArray = (CUarray)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuArrayDestroy(CUarray hArray)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ArrayDestroy, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hArray;
	return ferry_post(&c);
}

CUresult fx_cuArray3DCreate_v2(CUarray pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v2 *pAllocateArray)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_Array3DCreate_v2, 48);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)pHandle;
	memcpy(&c.q[1], pAllocateArray, sizeof *pAllocateArray);
	rc = ferry_ask(&c);
	ferry_end(&c);
	if (!rc)
		ferry_handle_own(ferry_get_context(), (uint64_t)(uintptr_t)pHandle);
	return rc;
}

CUresult fx_cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR_v2 *pArrayDescriptor, CUarray hArray)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_Array3DGetDescriptor_v2, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hArray;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 40) && !rc) {
		size_t at = 40;
		memcpy(pArrayDescriptor, &c.a[0], sizeof *pArrayDescriptor);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMipmappedArrayCreate(CUmipmappedArray pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v2 *pMipmappedArrayDesc, unsigned numMipmapLevels)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MipmappedArrayCreate, 56);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)pHandle;
	memcpy(&c.q[1], pMipmappedArrayDesc, sizeof *pMipmappedArrayDesc);
	c.q[6] = (uint64_t)numMipmapLevels;
	rc = ferry_ask(&c);
	ferry_end(&c);
	if (!rc)
		ferry_handle_own(ferry_get_context(), (uint64_t)(uintptr_t)pHandle);
	return rc;
}

CUresult fx_cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned level)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MipmappedArrayGetLevel, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hMipmappedArray;
	c.q[1] = (uint64_t)level;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pLevelArray = (CUarray)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES_v1 *sparseProperties, CUmipmappedArray mipmap)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MipmappedArrayGetSparseProperties, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)mipmap;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 48) && !rc) {
		size_t at = 48;
		memcpy(sparseProperties, &c.a[0], sizeof *sparseProperties);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 *memoryRequirements, CUmipmappedArray mipmap, CUdevice device)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MipmappedArrayGetMemoryRequirements, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)mipmap;
	c.q[1] = (uint64_t)device;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 32) && !rc) {
		size_t at = 32;
		memcpy(memoryRequirements, &c.a[0], sizeof *memoryRequirements);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MipmappedArrayDestroy, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hMipmappedArray;
	return ferry_post(&c);
}

CUresult fx_cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC_v1 *pResDesc, const CUDA_TEXTURE_DESC_v1 *pTexDesc, const CUDA_RESOURCE_VIEW_DESC_v1 *pResViewDesc)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexObjectCreate, 368);
	if (rc)
		return rc;
	c.q[0] = 0;
	c.q[0] |= (uint64_t)(pTexDesc != NULL) << 0;
	c.q[0] |= (uint64_t)(pResViewDesc != NULL) << 1;
	memcpy(&c.q[1], pResDesc, sizeof *pResDesc);
	if (pTexDesc)
		memcpy(&c.q[19], pTexDesc, sizeof *pTexDesc);
	else
		memset(&c.q[19], 0, 104);
	if (pResViewDesc)
		memcpy(&c.q[32], pResViewDesc, sizeof *pResViewDesc);
	else
		memset(&c.q[32], 0, 112);
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pTexObject = (CUtexObject)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuTexObjectDestroy(CUtexObject texObject)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexObjectDestroy, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)texObject;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC_v1 *pResDesc, CUtexObject texObject)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexObjectGetResourceDesc, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)texObject;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 144) && !rc) {
		size_t at = 144;
		memcpy(pResDesc, &c.a[0], sizeof *pResDesc);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC_v1 *pTexDesc, CUtexObject texObject)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexObjectGetTextureDesc, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)texObject;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 104) && !rc) {
		size_t at = 104;
		memcpy(pTexDesc, &c.a[0], sizeof *pTexDesc);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC_v1 *pResViewDesc, CUtexObject texObject)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexObjectGetResourceViewDesc, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)texObject;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 112) && !rc) {
		size_t at = 112;
		memcpy(pResViewDesc, &c.a[0], sizeof *pResViewDesc);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC_v1 *pResDesc)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_SurfObjectCreate, 144);
	if (rc)
		return rc;
	memcpy(&c.q[0], pResDesc, sizeof *pResDesc);
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pSurfObject = (CUsurfObject)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuSurfObjectDestroy(CUsurfObject surfObject)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_SurfObjectDestroy, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)surfObject;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC_v1 *pResDesc, CUsurfObject surfObject)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_SurfObjectGetResourceDesc, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)surfObject;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 144) && !rc) {
		size_t at = 144;
		memcpy(pResDesc, &c.a[0], sizeof *pResDesc);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuTensorMapReplaceAddress(CUtensorMap *tensorMap, CUdeviceptr globalAddress)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TensorMapReplaceAddress, 136);
	if (rc)
		return rc;
	memcpy(&c.q[0], tensorMap, sizeof *tensorMap);
	c.q[16] = (uint64_t)globalAddress;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 128) && !rc) {
		size_t at = 128;
		memcpy(tensorMap, &c.a[0], sizeof *tensorMap);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuTexRefCreate(CUtexref pTexRef)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefCreate, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)pTexRef;
	return ferry_post(&c);
}

CUresult fx_cuTexRefDestroy(CUtexref hTexRef)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefDestroy, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	return ferry_post(&c);
}

CUresult fx_cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned Flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefSetArray, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	c.q[1] = (uint64_t)(uintptr_t)hArray;
	c.q[2] = (uint64_t)Flags;
	return ferry_post(&c);
}

CUresult fx_cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned Flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefSetMipmappedArray, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	c.q[1] = (uint64_t)(uintptr_t)hMipmappedArray;
	c.q[2] = (uint64_t)Flags;
	return ferry_post(&c);
}

CUresult fx_cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefSetAddress_v2, 32);
	if (rc)
		return rc;
	c.q[0] = 0;
	c.q[0] |= (uint64_t)(ByteOffset != NULL) << 0;
	c.q[1] = (uint64_t)(uintptr_t)hTexRef;
	c.q[2] = (uint64_t)dptr;
	c.q[3] = (uint64_t)bytes;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		if (ByteOffset) *ByteOffset = (size_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v2 *desc, CUdeviceptr dptr, size_t Pitch)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefSetAddress2D_v3, 48);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	memcpy(&c.q[1], desc, sizeof *desc);
	c.q[4] = (uint64_t)dptr;
	c.q[5] = (uint64_t)Pitch;
	return ferry_post(&c);
}

CUresult fx_cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefSetFormat, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	c.q[1] = (uint64_t)fmt;
	c.q[2] = (uint64_t)NumPackedComponents;
	return ferry_post(&c);
}

CUresult fx_cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefSetAddressMode, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	c.q[1] = (uint64_t)dim;
	c.q[2] = (uint64_t)am;
	return ferry_post(&c);
}

CUresult fx_cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefSetFilterMode, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	c.q[1] = (uint64_t)fm;
	return ferry_post(&c);
}

CUresult fx_cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefSetMipmapFilterMode, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	c.q[1] = (uint64_t)fm;
	return ferry_post(&c);
}

CUresult fx_cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefSetMipmapLevelBias, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	c.q[1] = ferry_f32(bias);
	return ferry_post(&c);
}

CUresult fx_cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefSetMipmapLevelClamp, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	c.q[1] = ferry_f32(minMipmapLevelClamp);
	c.q[2] = ferry_f32(maxMipmapLevelClamp);
	return ferry_post(&c);
}

CUresult fx_cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned maxAniso)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefSetMaxAnisotropy, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	c.q[1] = (uint64_t)maxAniso;
	return ferry_post(&c);
}

CUresult fx_cuTexRefSetBorderColor(CUtexref hTexRef, const float *pBorderColor)
{
	size_t pBorderColor_n = 4;
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefSetBorderColor, 16 + ferry_tail_size(pBorderColor_n, sizeof(float)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	c.q[1] = pBorderColor_n;
	unsigned char *tail = (unsigned char *)c.q + 16;
	tail = ferry_put_tail(tail, pBorderColor, pBorderColor_n * sizeof(float));
	(void)tail;
	return ferry_post(&c);
}

CUresult fx_cuTexRefSetFlags(CUtexref hTexRef, unsigned Flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefSetFlags, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	c.q[1] = (uint64_t)Flags;
	return ferry_post(&c);
}

CUresult fx_cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefGetAddress_v2, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pdptr = (CUdeviceptr)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefGetArray, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*phArray = (CUarray)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefGetMipmappedArray, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*phMipmappedArray = (CUmipmappedArray)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefGetAddressMode, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	c.q[1] = (uint64_t)dim;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pam = (CUaddress_mode)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefGetFilterMode, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pfm = (CUfilter_mode)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefGetFormat, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 16) && !rc) {
		size_t at = 16;
		*pFormat = (CUarray_format)c.a[0];
		*pNumChannels = (int)c.a[1];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefGetMipmapFilterMode, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pfm = (CUfilter_mode)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefGetMipmapLevelBias, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pbias = ferry_float(c.a[0]);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp, CUtexref hTexRef)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefGetMipmapLevelClamp, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 16) && !rc) {
		size_t at = 16;
		*pminMipmapLevelClamp = ferry_float(c.a[0]);
		*pmaxMipmapLevelClamp = ferry_float(c.a[1]);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefGetMaxAnisotropy, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pmaxAniso = (int)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefGetBorderColor, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		at = ferry_copy_out(&c, pBorderColor, pBorderColor ? (size_t)(4) : 0, at, 0, sizeof(float));
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuTexRefGetFlags(unsigned *pFlags, CUtexref hTexRef)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_TexRefGetFlags, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hTexRef;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pFlags = (unsigned)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned Flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_SurfRefSetArray, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hSurfRef;
	c.q[1] = (uint64_t)(uintptr_t)hArray;
	c.q[2] = (uint64_t)Flags;
	return ferry_post(&c);
}

CUresult fx_cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_SurfRefGetArray, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hSurfRef;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*phArray = (CUarray)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuStreamCreateWithPriority(CUstream phStream, unsigned flags, int priority)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_StreamCreateWithPriority, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)phStream;
	c.q[1] = (uint64_t)flags;
	c.q[2] = (uint64_t)priority;
	return ferry_post(&c);
}

CUresult fx_cuStreamDestroy_v2(CUstream hStream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_StreamDestroy_v2, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hStream;
	return ferry_post(&c);
}

CUresult fx_cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned Flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_StreamWaitEvent, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hStream;
	c.q[1] = (uint64_t)(uintptr_t)hEvent;
	c.q[2] = (uint64_t)Flags;
	return ferry_post(&c);
}

CUresult fx_cuStreamQuery(CUstream hStream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_StreamQuery, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hStream;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuStreamSynchronize(CUstream hStream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_StreamSynchronize, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hStream;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuStreamCopyAttributes(CUstream dstStream, CUstream srcStream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_StreamCopyAttributes, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)dstStream;
	c.q[1] = (uint64_t)(uintptr_t)srcStream;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuStreamGetAttribute(CUstream hStream, CUlaunchAttributeID attr, CUlaunchAttributeValue *value)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_StreamGetAttribute, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hStream;
	c.q[1] = (uint64_t)attr;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 64) && !rc) {
		size_t at = 64;
		memcpy(value, &c.a[0], sizeof *value);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuStreamSetAttribute(CUstream hStream, CUlaunchAttributeID attr, const CUlaunchAttributeValue *param)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_StreamSetAttribute, 80);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hStream;
	c.q[1] = (uint64_t)attr;
	memcpy(&c.q[2], param, sizeof *param);
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuEventCreate(CUevent phEvent, unsigned Flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_EventCreate, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)phEvent;
	c.q[1] = (uint64_t)Flags;
	return ferry_post(&c);
}

CUresult fx_cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_EventRecordWithFlags, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hEvent;
	c.q[1] = (uint64_t)(uintptr_t)hStream;
	c.q[2] = (uint64_t)flags;
	return ferry_post(&c);
}

CUresult fx_cuEventQuery(CUevent hEvent)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_EventQuery, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hEvent;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuEventSynchronize(CUevent hEvent)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_EventSynchronize, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hEvent;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuEventDestroy_v2(CUevent hEvent)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_EventDestroy_v2, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hEvent;
	return ferry_post(&c);
}

CUresult fx_cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_EventElapsedTime_v2, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hStart;
	c.q[1] = (uint64_t)(uintptr_t)hEnd;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pMilliseconds = ferry_float(c.a[0]);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_StreamWaitValue32_v2, 32);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)stream;
	c.q[1] = (uint64_t)addr;
	c.q[2] = (uint64_t)value;
	c.q[3] = (uint64_t)flags;
	return ferry_post(&c);
}

CUresult fx_cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_StreamWaitValue64_v2, 32);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)stream;
	c.q[1] = (uint64_t)addr;
	c.q[2] = (uint64_t)value;
	c.q[3] = (uint64_t)flags;
	return ferry_post(&c);
}

CUresult fx_cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_StreamWriteValue32_v2, 32);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)stream;
	c.q[1] = (uint64_t)addr;
	c.q[2] = (uint64_t)value;
	c.q[3] = (uint64_t)flags;
	return ferry_post(&c);
}

CUresult fx_cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_StreamWriteValue64_v2, 32);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)stream;
	c.q[1] = (uint64_t)addr;
	c.q[2] = (uint64_t)value;
	c.q[3] = (uint64_t)flags;
	return ferry_post(&c);
}

CUresult fx_cuStreamBatchMemOp_v2(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags)
{
	size_t paramArray_n = count;
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_StreamBatchMemOp_v2, 32 + ferry_tail_size(paramArray_n, sizeof(CUstreamBatchMemOpParams_v1)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)stream;
	c.q[1] = (uint64_t)count;
	c.q[2] = paramArray_n;
	c.q[3] = (uint64_t)flags;
	unsigned char *tail = (unsigned char *)c.q + 32;
	tail = ferry_put_tail(tail, paramArray, paramArray_n * sizeof(CUstreamBatchMemOpParams_v1));
	(void)tail;
	return ferry_post(&c);
}

CUresult fx_cuGraphCreate(CUgraph phGraph, unsigned flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphCreate, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)phGraph;
	c.q[1] = (uint64_t)flags;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphClone(CUgraph phGraphClone, CUgraph originalGraph)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphClone, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)phGraphClone;
	c.q[1] = (uint64_t)(uintptr_t)originalGraph;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphNodeFindInClone, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hOriginalNode;
	c.q[1] = (uint64_t)(uintptr_t)hClonedGraph;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*phNode = (CUgraphNode)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS_v1 *memsetParams, CUcontext ctx)
{
	size_t dependencies_n = numDependencies;
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphAddMemsetNode, 72 + ferry_tail_size(dependencies_n, sizeof(CUgraphNode)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hGraph;
	c.q[1] = dependencies_n;
	c.q[2] = (uint64_t)numDependencies;
	memcpy(&c.q[3], memsetParams, sizeof *memsetParams);
	c.q[8] = (uint64_t)(uintptr_t)ctx;
	unsigned char *tail = (unsigned char *)c.q + 72;
	tail = ferry_put_tail(tail, dependencies, dependencies_n * sizeof(CUgraphNode));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*phGraphNode = (CUgraphNode)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph)
{
	size_t dependencies_n = numDependencies;
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphAddChildGraphNode, 32 + ferry_tail_size(dependencies_n, sizeof(CUgraphNode)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hGraph;
	c.q[1] = dependencies_n;
	c.q[2] = (uint64_t)numDependencies;
	c.q[3] = (uint64_t)(uintptr_t)childGraph;
	unsigned char *tail = (unsigned char *)c.q + 32;
	tail = ferry_put_tail(tail, dependencies, dependencies_n * sizeof(CUgraphNode));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*phGraphNode = (CUgraphNode)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies)
{
	size_t dependencies_n = numDependencies;
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphAddEmptyNode, 24 + ferry_tail_size(dependencies_n, sizeof(CUgraphNode)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hGraph;
	c.q[1] = dependencies_n;
	c.q[2] = (uint64_t)numDependencies;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_put_tail(tail, dependencies, dependencies_n * sizeof(CUgraphNode));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*phGraphNode = (CUgraphNode)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event)
{
	size_t dependencies_n = numDependencies;
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphAddEventRecordNode, 32 + ferry_tail_size(dependencies_n, sizeof(CUgraphNode)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hGraph;
	c.q[1] = dependencies_n;
	c.q[2] = (uint64_t)numDependencies;
	c.q[3] = (uint64_t)(uintptr_t)event;
	unsigned char *tail = (unsigned char *)c.q + 32;
	tail = ferry_put_tail(tail, dependencies, dependencies_n * sizeof(CUgraphNode));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*phGraphNode = (CUgraphNode)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event)
{
	size_t dependencies_n = numDependencies;
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphAddEventWaitNode, 32 + ferry_tail_size(dependencies_n, sizeof(CUgraphNode)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hGraph;
	c.q[1] = dependencies_n;
	c.q[2] = (uint64_t)numDependencies;
	c.q[3] = (uint64_t)(uintptr_t)event;
	unsigned char *tail = (unsigned char *)c.q + 32;
	tail = ferry_put_tail(tail, dependencies, dependencies_n * sizeof(CUgraphNode));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*phGraphNode = (CUgraphNode)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned defaultLaunchValue, unsigned flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphConditionalHandleCreate, 32);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hGraph;
	c.q[1] = (uint64_t)(uintptr_t)ctx;
	c.q[2] = (uint64_t)defaultLaunchValue;
	c.q[3] = (uint64_t)flags;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pHandle_out = (CUgraphConditionalHandle)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)
{
	size_t from_n = numDependencies;
	size_t to_n = numDependencies;
	size_t edgeData_n = edgeData == NULL ? 0 : numDependencies;
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphAddDependencies_v2, 48 + ferry_tail_size(from_n, sizeof(CUgraphNode)) + ferry_tail_size(to_n, sizeof(CUgraphNode)) + ferry_tail_size(edgeData_n, sizeof(CUgraphEdgeData)));
	if (rc)
		return rc;
	c.q[0] = 0;
	c.q[0] |= (uint64_t)(edgeData != NULL) << 0;
	c.q[1] = (uint64_t)(uintptr_t)hGraph;
	c.q[2] = from_n;
	c.q[3] = to_n;
	c.q[4] = edgeData_n;
	c.q[5] = (uint64_t)numDependencies;
	unsigned char *tail = (unsigned char *)c.q + 48;
	tail = ferry_put_tail(tail, from, from_n * sizeof(CUgraphNode));
	tail = ferry_put_tail(tail, to, to_n * sizeof(CUgraphNode));
	tail = ferry_put_tail(tail, edgeData, edgeData_n * sizeof(CUgraphEdgeData));
	(void)tail;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies)
{
	size_t from_n = numDependencies;
	size_t to_n = numDependencies;
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphAddDependencies, 32 + ferry_tail_size(from_n, sizeof(CUgraphNode)) + ferry_tail_size(to_n, sizeof(CUgraphNode)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hGraph;
	c.q[1] = from_n;
	c.q[2] = to_n;
	c.q[3] = (uint64_t)numDependencies;
	unsigned char *tail = (unsigned char *)c.q + 32;
	tail = ferry_put_tail(tail, from, from_n * sizeof(CUgraphNode));
	tail = ferry_put_tail(tail, to, to_n * sizeof(CUgraphNode));
	(void)tail;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)
{
	size_t from_n = numDependencies;
	size_t to_n = numDependencies;
	size_t edgeData_n = edgeData == NULL ? 0 : numDependencies;
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphRemoveDependencies_v2, 48 + ferry_tail_size(from_n, sizeof(CUgraphNode)) + ferry_tail_size(to_n, sizeof(CUgraphNode)) + ferry_tail_size(edgeData_n, sizeof(CUgraphEdgeData)));
	if (rc)
		return rc;
	c.q[0] = 0;
	c.q[0] |= (uint64_t)(edgeData != NULL) << 0;
	c.q[1] = (uint64_t)(uintptr_t)hGraph;
	c.q[2] = from_n;
	c.q[3] = to_n;
	c.q[4] = edgeData_n;
	c.q[5] = (uint64_t)numDependencies;
	unsigned char *tail = (unsigned char *)c.q + 48;
	tail = ferry_put_tail(tail, from, from_n * sizeof(CUgraphNode));
	tail = ferry_put_tail(tail, to, to_n * sizeof(CUgraphNode));
	tail = ferry_put_tail(tail, edgeData, edgeData_n * sizeof(CUgraphEdgeData));
	(void)tail;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies)
{
	size_t from_n = numDependencies;
	size_t to_n = numDependencies;
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphRemoveDependencies, 32 + ferry_tail_size(from_n, sizeof(CUgraphNode)) + ferry_tail_size(to_n, sizeof(CUgraphNode)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hGraph;
	c.q[1] = from_n;
	c.q[2] = to_n;
	c.q[3] = (uint64_t)numDependencies;
	unsigned char *tail = (unsigned char *)c.q + 32;
	tail = ferry_put_tail(tail, from, from_n * sizeof(CUgraphNode));
	tail = ferry_put_tail(tail, to, to_n * sizeof(CUgraphNode));
	(void)tail;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphGetNodes, 24);
	if (rc)
		return rc;
	c.q[0] = 0;
	c.q[0] |= (uint64_t)(nodes != NULL) << 0;
	c.q[1] = (uint64_t)(uintptr_t)hGraph;
	c.q[2] = !(nodes) ? 0 : (uint64_t)*numNodes;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 16) && !rc) {
		size_t at = 16;
		at = ferry_copy_out(&c, nodes, nodes ? (size_t)(*numNodes) : 0, at, 0, sizeof(CUgraphNode));
		*numNodes = (size_t)c.a[1];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphGetRootNodes, 24);
	if (rc)
		return rc;
	c.q[0] = 0;
	c.q[0] |= (uint64_t)(rootNodes != NULL) << 0;
	c.q[1] = (uint64_t)(uintptr_t)hGraph;
	c.q[2] = !(rootNodes) ? 0 : (uint64_t)*numRootNodes;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 16) && !rc) {
		size_t at = 16;
		at = ferry_copy_out(&c, rootNodes, rootNodes ? (size_t)(*numRootNodes) : 0, at, 0, sizeof(CUgraphNode));
		*numRootNodes = (size_t)c.a[1];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData, size_t *numEdges)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphGetEdges_v2, 24);
	if (rc)
		return rc;
	c.q[0] = 0;
	c.q[0] |= (uint64_t)(from != NULL) << 0;
	c.q[0] |= (uint64_t)(to != NULL) << 1;
	c.q[0] |= (uint64_t)(edgeData != NULL) << 2;
	c.q[1] = (uint64_t)(uintptr_t)hGraph;
	c.q[2] = !(from || to || edgeData) ? 0 : (uint64_t)*numEdges;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 32) && !rc) {
		size_t at = 32;
		at = ferry_copy_out(&c, from, from ? (size_t)(*numEdges) : 0, at, 0, sizeof(CUgraphNode));
		at = ferry_copy_out(&c, to, to ? (size_t)(*numEdges) : 0, at, 1, sizeof(CUgraphNode));
		at = ferry_copy_out(&c, edgeData, edgeData ? (size_t)(*numEdges) : 0, at, 2, sizeof(CUgraphEdgeData));
		*numEdges = (size_t)c.a[3];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphGetEdges, 24);
	if (rc)
		return rc;
	c.q[0] = 0;
	c.q[0] |= (uint64_t)(from != NULL) << 0;
	c.q[0] |= (uint64_t)(to != NULL) << 1;
	c.q[1] = (uint64_t)(uintptr_t)hGraph;
	c.q[2] = !(from || to) ? 0 : (uint64_t)*numEdges;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 24) && !rc) {
		size_t at = 24;
		at = ferry_copy_out(&c, from, from ? (size_t)(*numEdges) : 0, at, 0, sizeof(CUgraphNode));
		at = ferry_copy_out(&c, to, to ? (size_t)(*numEdges) : 0, at, 1, sizeof(CUgraphNode));
		*numEdges = (size_t)c.a[2];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData, size_t *numDependencies)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphNodeGetDependencies_v2, 24);
	if (rc)
		return rc;
	c.q[0] = 0;
	c.q[0] |= (uint64_t)(dependencies != NULL) << 0;
	c.q[0] |= (uint64_t)(edgeData != NULL) << 1;
	c.q[1] = (uint64_t)(uintptr_t)hNode;
	c.q[2] = !(dependencies || edgeData) ? 0 : (uint64_t)*numDependencies;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 24) && !rc) {
		size_t at = 24;
		at = ferry_copy_out(&c, dependencies, dependencies ? (size_t)(*numDependencies) : 0, at, 0, sizeof(CUgraphNode));
		at = ferry_copy_out(&c, edgeData, edgeData ? (size_t)(*numDependencies) : 0, at, 1, sizeof(CUgraphEdgeData));
		*numDependencies = (size_t)c.a[2];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies, size_t *numDependencies)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphNodeGetDependencies, 24);
	if (rc)
		return rc;
	c.q[0] = 0;
	c.q[0] |= (uint64_t)(dependencies != NULL) << 0;
	c.q[1] = (uint64_t)(uintptr_t)hNode;
	c.q[2] = !(dependencies) ? 0 : (uint64_t)*numDependencies;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 16) && !rc) {
		size_t at = 16;
		at = ferry_copy_out(&c, dependencies, dependencies ? (size_t)(*numDependencies) : 0, at, 0, sizeof(CUgraphNode));
		*numDependencies = (size_t)c.a[1];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData, size_t *numDependentNodes)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphNodeGetDependentNodes_v2, 24);
	if (rc)
		return rc;
	c.q[0] = 0;
	c.q[0] |= (uint64_t)(dependentNodes != NULL) << 0;
	c.q[0] |= (uint64_t)(edgeData != NULL) << 1;
	c.q[1] = (uint64_t)(uintptr_t)hNode;
	c.q[2] = !(dependentNodes || edgeData) ? 0 : (uint64_t)*numDependentNodes;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 24) && !rc) {
		size_t at = 24;
		at = ferry_copy_out(&c, dependentNodes, dependentNodes ? (size_t)(*numDependentNodes) : 0, at, 0, sizeof(CUgraphNode));
		at = ferry_copy_out(&c, edgeData, edgeData ? (size_t)(*numDependentNodes) : 0, at, 1, sizeof(CUgraphEdgeData));
		*numDependentNodes = (size_t)c.a[2];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes, size_t *numDependentNodes)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphNodeGetDependentNodes, 24);
	if (rc)
		return rc;
	c.q[0] = 0;
	c.q[0] |= (uint64_t)(dependentNodes != NULL) << 0;
	c.q[1] = (uint64_t)(uintptr_t)hNode;
	c.q[2] = !(dependentNodes) ? 0 : (uint64_t)*numDependentNodes;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 16) && !rc) {
		size_t at = 16;
		at = ferry_copy_out(&c, dependentNodes, dependentNodes ? (size_t)(*numDependentNodes) : 0, at, 0, sizeof(CUgraphNode));
		*numDependentNodes = (size_t)c.a[1];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphKernelNodeCopyAttributes, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)dst;
	c.q[1] = (uint64_t)(uintptr_t)src;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUlaunchAttributeID attr, CUlaunchAttributeValue *value_out)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphKernelNodeGetAttribute, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hNode;
	c.q[1] = (uint64_t)attr;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 64) && !rc) {
		size_t at = 64;
		memcpy(value_out, &c.a[0], sizeof *value_out);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUlaunchAttributeID attr, const CUlaunchAttributeValue *value)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphKernelNodeSetAttribute, 80);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hNode;
	c.q[1] = (uint64_t)attr;
	memcpy(&c.q[2], value, sizeof *value);
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS_v1 *nodeParams)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphMemsetNodeGetParams, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hNode;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 40) && !rc) {
		size_t at = 40;
		memcpy(nodeParams, &c.a[0], sizeof *nodeParams);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS_v1 *nodeParams)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphMemsetNodeSetParams, 48);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hNode;
	memcpy(&c.q[1], nodeParams, sizeof *nodeParams);
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphChildGraphNodeGetGraph, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hNode;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*phGraph = (CUgraph)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphEventRecordNodeGetEvent, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hNode;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*event_out = (CUevent)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphEventRecordNodeSetEvent, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hNode;
	c.q[1] = (uint64_t)(uintptr_t)event;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphEventWaitNodeGetEvent, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hNode;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*event_out = (CUevent)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphEventWaitNodeSetEvent, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hNode;
	c.q[1] = (uint64_t)(uintptr_t)event;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuUserObjectRetain(CUuserObject object, unsigned count)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_UserObjectRetain, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)object;
	c.q[1] = (uint64_t)count;
	return ferry_post(&c);
}

CUresult fx_cuUserObjectRelease(CUuserObject object, unsigned count)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_UserObjectRelease, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)object;
	c.q[1] = (uint64_t)count;
	return ferry_post(&c);
}

CUresult fx_cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned count, unsigned flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphRetainUserObject, 32);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)graph;
	c.q[1] = (uint64_t)(uintptr_t)object;
	c.q[2] = (uint64_t)count;
	c.q[3] = (uint64_t)flags;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned count)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphReleaseUserObject, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)graph;
	c.q[1] = (uint64_t)(uintptr_t)object;
	c.q[2] = (uint64_t)count;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphExecGetFlags, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hGraphExec;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*flags = (cuuint64_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS_v1 *memsetParams, CUcontext ctx)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphExecMemsetNodeSetParams, 64);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hGraphExec;
	c.q[1] = (uint64_t)(uintptr_t)hNode;
	memcpy(&c.q[2], memsetParams, sizeof *memsetParams);
	c.q[7] = (uint64_t)(uintptr_t)ctx;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphExecChildGraphNodeSetParams, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hGraphExec;
	c.q[1] = (uint64_t)(uintptr_t)hNode;
	c.q[2] = (uint64_t)(uintptr_t)childGraph;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphExecEventRecordNodeSetEvent, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hGraphExec;
	c.q[1] = (uint64_t)(uintptr_t)hNode;
	c.q[2] = (uint64_t)(uintptr_t)event;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphExecEventWaitNodeSetEvent, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hGraphExec;
	c.q[1] = (uint64_t)(uintptr_t)hNode;
	c.q[2] = (uint64_t)(uintptr_t)event;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned isEnabled)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphNodeSetEnabled, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hGraphExec;
	c.q[1] = (uint64_t)(uintptr_t)hNode;
	c.q[2] = (uint64_t)isEnabled;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned *isEnabled)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphNodeGetEnabled, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hGraphExec;
	c.q[1] = (uint64_t)(uintptr_t)hNode;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*isEnabled = (unsigned)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo_v1 *resultInfo)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphExecUpdate_v2, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hGraphExec;
	c.q[1] = (uint64_t)(uintptr_t)hGraph;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 24)) {
		size_t at = 24;
		memcpy(resultInfo, &c.a[0], sizeof *resultInfo);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphNode *hErrorNode_out, CUgraphExecUpdateResult *updateResult_out)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphExecUpdate, 24);
	if (rc)
		return rc;
	c.q[0] = 0;
	c.q[0] |= (uint64_t)(hErrorNode_out != NULL) << 0;
	c.q[1] = (uint64_t)(uintptr_t)hGraphExec;
	c.q[2] = (uint64_t)(uintptr_t)hGraph;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 16)) {
		size_t at = 16;
		if (hErrorNode_out) *hErrorNode_out = (CUgraphNode)(uintptr_t)c.a[0];
		*updateResult_out = (CUgraphExecUpdateResult)c.a[1];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuGraphUpload(CUgraphExec hGraph, CUstream hStream)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GraphUpload, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hGraph;
	c.q[1] = (uint64_t)(uintptr_t)hStream;
	return ferry_post(&c);
}

CUresult fx_cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GreenCtxRecordEvent, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hCtx;
	c.q[1] = (uint64_t)(uintptr_t)hEvent;
	return ferry_post(&c);
}

CUresult fx_cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GreenCtxWaitEvent, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hCtx;
	c.q[1] = (uint64_t)(uintptr_t)hEvent;
	return ferry_post(&c);
}

CUresult fx_cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource_v1 *resource, CUdevResourceType type)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_GreenCtxGetDevResource, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hCtx;
	c.q[1] = (uint64_t)type;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 144) && !rc) {
		size_t at = 144;
		memcpy(resource, &c.a[0], sizeof *resource);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuCtxGetDevResource(CUcontext hCtx, CUdevResource_v1 *resource, CUdevResourceType type)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_CtxGetDevResource, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hCtx;
	c.q[1] = (uint64_t)type;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 144) && !rc) {
		size_t at = 144;
		memcpy(resource, &c.a[0], sizeof *resource);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuDevSmResourceSplitByCount(CUdevResource_v1 *result, unsigned *nbGroups, const CUdevResource_v1 *input, CUdevResource_v1 *remaining, unsigned useFlags, unsigned minCount)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_DevSmResourceSplitByCount, 176);
	if (rc)
		return rc;
	c.q[0] = 0;
	c.q[0] |= (uint64_t)(result != NULL) << 0;
	c.q[0] |= (uint64_t)(remaining != NULL) << 1;
	c.q[1] = !(result) ? 0 : (uint64_t)*nbGroups;
	memcpy(&c.q[2], input, sizeof *input);
	c.q[20] = (uint64_t)useFlags;
	c.q[21] = (uint64_t)minCount;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 160) && !rc) {
		size_t at = 160;
		at = ferry_copy_out(&c, result, result ? (size_t)(*nbGroups) : 0, at, 0, sizeof(CUdevResource_v1));
		*nbGroups = (unsigned)c.a[1];
		if (remaining) memcpy(remaining, &c.a[2], sizeof *remaining);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuDevResourceGenerateDesc(CUdevResourceDesc phDesc, const CUdevResource_v1 *resources, unsigned nbResources)
{
	size_t resources_n = nbResources;
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_DevResourceGenerateDesc, 24 + ferry_tail_size(resources_n, sizeof(CUdevResource_v1)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)phDesc;
	c.q[1] = resources_n;
	c.q[2] = (uint64_t)nbResources;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_put_tail(tail, resources, resources_n * sizeof(CUdevResource_v1));
	(void)tail;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_Missed(const char *function)
{
	if (ferry_server_lacks(FERRY_OP_Missed, 3))
		return CUDA_ERROR_NOT_SUPPORTED;
	size_t function_n = strlen(function);
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_Missed, 8 + ferry_tail_size(function_n, 1));
	if (rc)
		return rc;
	c.q[0] = function_n;
	unsigned char *tail = (unsigned char *)c.q + 8;
	tail = ferry_put_tail(tail, function, function_n * 1);
	(void)tail;
	return ferry_post(&c);
}

