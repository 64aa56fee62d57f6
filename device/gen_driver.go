// Code generated from api/ by gen/emit; DO NOT EDIT.

package device

import "ferry/api/cu"

// Driver is the CUDA driver API as Go methods: inputs are arguments, outputs are results, the
// newest version of a call has its plain name. Slices returned may be shorter than asked for.
type Driver interface {
	DriverGetVersion() (int32, cu.Result)
	DeviceGet(ordinal int32) (cu.Device, cu.Result)
	DeviceGetCount() (int32, cu.Result)
	DeviceGetName(len_ int32, dev cu.Device) (string, cu.Result)
	DeviceGetUuid(dev cu.Device) (cu.Uuid, cu.Result)
	DeviceGetLuid(dev cu.Device) ([]byte, uint32, cu.Result)
	DeviceTotalMem(dev cu.Device) (uint64, cu.Result)
	DeviceGetTexture1DLinearMaxWidth(format cu.Array_format, numChannels uint32, dev cu.Device) (uint64, cu.Result)
	DeviceGetAttribute(attrib cu.Device_attribute, dev cu.Device) (int32, cu.Result)
	DeviceGetHostAtomicCapabilities(operations []cu.AtomicOperation, dev cu.Device) ([]uint32, cu.Result)
	DeviceGetExecAffinitySupport(type_ cu.ExecAffinityType, dev cu.Device) (int32, cu.Result)
	FlushGPUDirectRDMAWrites(target cu.FlushGPUDirectRDMAWritesTarget, scope cu.FlushGPUDirectRDMAWritesScope) cu.Result
	DeviceGetByPCIBusId(pciBusId string) (cu.Device, cu.Result)
	DeviceGetPCIBusId(len_ int32, dev cu.Device) (string, cu.Result)
	DeviceGetProperties(dev cu.Device) (cu.Devprop_v1, cu.Result)
	DeviceComputeCapability(dev cu.Device) (int32, int32, cu.Result)
	DeviceCanAccessPeer(dev cu.Device, peerDev cu.Device) (int32, cu.Result)
	DeviceGetP2PAttribute(attrib cu.Device_P2PAttribute, srcDevice cu.Device, dstDevice cu.Device) (int32, cu.Result)
	DeviceGetP2PAtomicCapabilities(operations []cu.AtomicOperation, srcDevice cu.Device, dstDevice cu.Device) ([]uint32, cu.Result)
	DeviceUnregisterAsyncNotification(device cu.Device, callback cu.AsyncCallbackHandle) cu.Result
	DevicePrimaryCtxRetain(dev cu.Device) (cu.Context, cu.Result)
	DevicePrimaryCtxRelease(dev cu.Device) cu.Result
	DevicePrimaryCtxRelease_v1(dev cu.Device) cu.Result
	DevicePrimaryCtxSetFlags(dev cu.Device, flags uint32) cu.Result
	DevicePrimaryCtxGetState(dev cu.Device) (uint32, int32, cu.Result)
	DevicePrimaryCtxReset(dev cu.Device) cu.Result
	CtxCreate(ctxCreateParams *cu.CtxCreateParams, flags uint32, dev cu.Device) (cu.Context, cu.Result)
	CtxCreate_v3(paramsArray []cu.ExecAffinityParam_v1, flags uint32, dev cu.Device) (cu.Context, cu.Result)
	CtxCreate_v2(flags uint32, dev cu.Device) (cu.Context, cu.Result)
	CtxDestroy(ctx cu.Context) cu.Result
	CtxPushCurrent(ctx cu.Context) cu.Result
	CtxPopCurrent() (cu.Context, cu.Result)
	CtxSetCurrent(ctx cu.Context) cu.Result
	CtxGetCurrent() (cu.Context, cu.Result)
	CtxGetDevice(ctx cu.Context) (cu.Device, cu.Result)
	CtxGetDevice_v1() (cu.Device, cu.Result)
	CtxGetFlags() (uint32, cu.Result)
	CtxSetFlags(flags uint32) cu.Result
	CtxGetId(ctx cu.Context) (uint64, cu.Result)
	CtxSynchronize(ctx cu.Context) cu.Result
	CtxSynchronize_v1() cu.Result
	CtxSetLimit(limit cu.Limit, value uint64) cu.Result
	CtxGetLimit(limit cu.Limit) (uint64, cu.Result)
	CtxGetCacheConfig() (cu.Func_cache, cu.Result)
	CtxSetCacheConfig(config cu.Func_cache) cu.Result
	CtxGetSharedMemConfig() (cu.Sharedconfig, cu.Result)
	CtxSetSharedMemConfig(config cu.Sharedconfig) cu.Result
	CtxGetApiVersion(ctx cu.Context) (uint32, cu.Result)
	CtxGetStreamPriorityRange() (int32, int32, cu.Result)
	CtxResetPersistingL2Cache() cu.Result
	CtxGetExecAffinity(type_ cu.ExecAffinityType) (cu.ExecAffinityParam_v1, cu.Result)
	CtxRecordEvent(hCtx cu.Context, hEvent cu.Event) cu.Result
	CtxWaitEvent(hCtx cu.Context, hEvent cu.Event) cu.Result
	CtxAttach(flags uint32) (cu.Context, cu.Result)
	CtxDetach(ctx cu.Context) cu.Result
	CtxEnablePeerAccess(peerContext cu.Context, flags uint32) cu.Result
	CtxDisablePeerAccess(peerContext cu.Context) cu.Result
	ModuleLoad(fname string) (cu.Module, cu.Result)
	ModuleUnload(hmod cu.Module) cu.Result
	ModuleGetLoadingMode() (cu.ModuleLoadingMode, cu.Result)
	ModuleGetFunction(hmod cu.Module, name string) (cu.Function, cu.Result)
	ModuleGetFunctionCount(mod cu.Module) (uint32, cu.Result)
	ModuleEnumerateFunctions(numFunctions uint32, mod cu.Module) ([]cu.Function, cu.Result)
	ModuleGetGlobal(hmod cu.Module, name string) (cu.Deviceptr, uint64, cu.Result)
	ModuleGetTexRef(hmod cu.Module, name string) (cu.Texref, cu.Result)
	ModuleGetSurfRef(hmod cu.Module, name string) (cu.Surfref, cu.Result)
	LinkDestroy(state cu.LinkState) cu.Result
	LibraryUnload(library cu.Library) cu.Result
	LibraryGetKernel(library cu.Library, name string) (cu.Kernel, cu.Result)
	LibraryGetKernelCount(lib cu.Library) (uint32, cu.Result)
	LibraryEnumerateKernels(numKernels uint32, lib cu.Library) ([]cu.Kernel, cu.Result)
	LibraryGetModule(library cu.Library) (cu.Module, cu.Result)
	LibraryGetGlobal(library cu.Library, name string) (cu.Deviceptr, uint64, cu.Result)
	LibraryGetManaged(library cu.Library, name string) (cu.Deviceptr, uint64, cu.Result)
	KernelGetFunction(kernel cu.Kernel) (cu.Function, cu.Result)
	KernelGetLibrary(kernel cu.Kernel) (cu.Library, cu.Result)
	KernelGetAttribute(attrib cu.Function_attribute, kernel cu.Kernel, dev cu.Device) (int32, cu.Result)
	KernelSetAttribute(attrib cu.Function_attribute, val int32, kernel cu.Kernel, dev cu.Device) cu.Result
	KernelSetCacheConfig(kernel cu.Kernel, config cu.Func_cache, dev cu.Device) cu.Result
	KernelGetParamInfo(kernel cu.Kernel, paramIndex uint64) (uint64, uint64, cu.Result)
	FuncGetAttribute(attrib cu.Function_attribute, hfunc cu.Function) (int32, cu.Result)
	FuncSetAttribute(hfunc cu.Function, attrib cu.Function_attribute, value int32) cu.Result
	FuncSetCacheConfig(hfunc cu.Function, config cu.Func_cache) cu.Result
	FuncSetSharedMemConfig(hfunc cu.Function, config cu.Sharedconfig) cu.Result
	FuncGetModule(hfunc cu.Function) (cu.Module, cu.Result)
	FuncGetParamInfo(func_ cu.Function, paramIndex uint64) (uint64, uint64, cu.Result)
	FuncIsLoaded(function cu.Function) (cu.FunctionLoadingState, cu.Result)
	FuncLoad(function cu.Function) cu.Result
	LaunchCooperativeKernelMultiDevice(launchParamsList []cu.CUDA_LAUNCH_PARAMS_v1, flags uint32) cu.Result
	FuncSetBlockShape(hfunc cu.Function, x int32, y int32, z int32) cu.Result
	FuncSetSharedSize(hfunc cu.Function, bytes uint32) cu.Result
	ParamSetSize(hfunc cu.Function, numbytes uint32) cu.Result
	ParamSeti(hfunc cu.Function, offset int32, value uint32) cu.Result
	ParamSetf(hfunc cu.Function, offset int32, value float32) cu.Result
	ParamSetv(hfunc cu.Function, offset int32, ptr []byte) cu.Result
	Launch(f cu.Function) cu.Result
	LaunchGrid(f cu.Function, grid_width int32, grid_height int32) cu.Result
	LaunchGridAsync(f cu.Function, grid_width int32, grid_height int32, hStream cu.Stream) cu.Result
	ParamSetTexRef(hfunc cu.Function, texunit int32, hTexRef cu.Texref) cu.Result
	OccupancyMaxActiveBlocksPerMultiprocessor(func_ cu.Function, blockSize int32, dynamicSMemSize uint64) (int32, cu.Result)
	OccupancyMaxActiveBlocksPerMultiprocessorWithFlags(func_ cu.Function, blockSize int32, dynamicSMemSize uint64, flags uint32) (int32, cu.Result)
	OccupancyAvailableDynamicSMemPerBlock(func_ cu.Function, numBlocks int32, blockSize int32) (uint64, cu.Result)
	OccupancyMaxPotentialClusterSize(func_ cu.Function, config *cu.LaunchConfig) (int32, cu.Result)
	OccupancyMaxActiveClusters(func_ cu.Function, config *cu.LaunchConfig) (int32, cu.Result)
	MemGetInfo() (uint64, uint64, cu.Result)
	MemAlloc(bytesize uint64) (cu.Deviceptr, cu.Result)
	MemAllocPitch(widthInBytes uint64, height uint64, elementSizeBytes uint32) (cu.Deviceptr, uint64, cu.Result)
	MemFree(dptr cu.Deviceptr) cu.Result
	MemGetAddressRange(dptr cu.Deviceptr) (cu.Deviceptr, uint64, cu.Result)
	Memcpy(dst cu.Deviceptr, src cu.Deviceptr, byteCount uint64) cu.Result
	MemcpyAsync(dst cu.Deviceptr, src cu.Deviceptr, byteCount uint64, hStream cu.Stream) cu.Result
	MemcpyPeer(dstDevice cu.Deviceptr, dstContext cu.Context, srcDevice cu.Deviceptr, srcContext cu.Context, byteCount uint64) cu.Result
	MemcpyPeerAsync(dstDevice cu.Deviceptr, dstContext cu.Context, srcDevice cu.Deviceptr, srcContext cu.Context, byteCount uint64, hStream cu.Stream) cu.Result
	MemcpyHtoD(dstDevice cu.Deviceptr, srcHost []byte) cu.Result
	MemcpyDtoH(srcDevice cu.Deviceptr, byteCount uint64) ([]byte, cu.Result)
	MemcpyDtoD(dstDevice cu.Deviceptr, srcDevice cu.Deviceptr, byteCount uint64) cu.Result
	MemcpyHtoDAsync(dstDevice cu.Deviceptr, srcHost []byte, hStream cu.Stream) cu.Result
	MemcpyDtoHAsync(srcDevice cu.Deviceptr, byteCount uint64, hStream cu.Stream) ([]byte, cu.Result)
	MemcpyDtoDAsync(dstDevice cu.Deviceptr, srcDevice cu.Deviceptr, byteCount uint64, hStream cu.Stream) cu.Result
	MemcpyDtoA(dstArray cu.Array, dstOffset uint64, srcDevice cu.Deviceptr, byteCount uint64) cu.Result
	MemcpyAtoD(dstDevice cu.Deviceptr, srcArray cu.Array, srcOffset uint64, byteCount uint64) cu.Result
	MemcpyHtoA(dstArray cu.Array, dstOffset uint64, srcHost []byte) cu.Result
	MemcpyAtoH(srcArray cu.Array, srcOffset uint64, byteCount uint64) ([]byte, cu.Result)
	MemcpyAtoA(dstArray cu.Array, dstOffset uint64, srcArray cu.Array, srcOffset uint64, byteCount uint64) cu.Result
	MemcpyHtoAAsync(dstArray cu.Array, dstOffset uint64, srcHost []byte, hStream cu.Stream) cu.Result
	MemcpyAtoHAsync(srcArray cu.Array, srcOffset uint64, byteCount uint64, hStream cu.Stream) ([]byte, cu.Result)
	Memcpy2D(pCopy *cu.CUDA_MEMCPY2D_v2) cu.Result
	Memcpy2DUnaligned(pCopy *cu.CUDA_MEMCPY2D_v2) cu.Result
	Memcpy2DAsync(pCopy *cu.CUDA_MEMCPY2D_v2, hStream cu.Stream) cu.Result
	Memcpy3D(pCopy *cu.CUDA_MEMCPY3D_v2) cu.Result
	Memcpy3DAsync(pCopy *cu.CUDA_MEMCPY3D_v2, hStream cu.Stream) cu.Result
	Memcpy3DPeer(pCopy *cu.CUDA_MEMCPY3D_PEER_v1) cu.Result
	Memcpy3DPeerAsync(pCopy *cu.CUDA_MEMCPY3D_PEER_v1, hStream cu.Stream) cu.Result
	MemcpyBatchAsync(dsts []cu.Deviceptr, srcs []cu.Deviceptr, sizes []uint64, attrs []cu.MemcpyAttributes_v1, attrsIdxs []uint64, hStream cu.Stream) cu.Result
	MemcpyBatchAsync_v1(dsts []cu.Deviceptr, srcs []cu.Deviceptr, sizes []uint64, attrs []cu.MemcpyAttributes_v1, attrsIdxs []uint64, hStream cu.Stream) (uint64, cu.Result)
	Memcpy3DBatchAsync(opList []cu.CUDA_MEMCPY3D_BATCH_OP_v1, flags uint64, hStream cu.Stream) cu.Result
	Memcpy3DBatchAsync_v1(opList []cu.CUDA_MEMCPY3D_BATCH_OP_v1, flags uint64, hStream cu.Stream) (uint64, cu.Result)
	MemBatchDecompressAsync(paramsArray []cu.MemDecompressParams, flags uint32, stream cu.Stream) (uint64, cu.Result)
	MemsetD8(dstDevice cu.Deviceptr, uc byte, n uint64) cu.Result
	MemsetD16(dstDevice cu.Deviceptr, us uint16, n uint64) cu.Result
	MemsetD32(dstDevice cu.Deviceptr, ui uint32, n uint64) cu.Result
	MemsetD2D8(dstDevice cu.Deviceptr, dstPitch uint64, uc byte, width uint64, height uint64) cu.Result
	MemsetD2D16(dstDevice cu.Deviceptr, dstPitch uint64, us uint16, width uint64, height uint64) cu.Result
	MemsetD2D32(dstDevice cu.Deviceptr, dstPitch uint64, ui uint32, width uint64, height uint64) cu.Result
	MemsetD8Async(dstDevice cu.Deviceptr, uc byte, n uint64, hStream cu.Stream) cu.Result
	MemsetD16Async(dstDevice cu.Deviceptr, us uint16, n uint64, hStream cu.Stream) cu.Result
	MemsetD32Async(dstDevice cu.Deviceptr, ui uint32, n uint64, hStream cu.Stream) cu.Result
	MemsetD2D8Async(dstDevice cu.Deviceptr, dstPitch uint64, uc byte, width uint64, height uint64, hStream cu.Stream) cu.Result
	MemsetD2D16Async(dstDevice cu.Deviceptr, dstPitch uint64, us uint16, width uint64, height uint64, hStream cu.Stream) cu.Result
	MemsetD2D32Async(dstDevice cu.Deviceptr, dstPitch uint64, ui uint32, width uint64, height uint64, hStream cu.Stream) cu.Result
	MemAllocManaged(bytesize uint64, flags uint32) (cu.Deviceptr, cu.Result)
	MemAdvise(devPtr cu.Deviceptr, count uint64, advice cu.Mem_advise, device cu.Device) cu.Result
	MemPrefetchAsync(devPtr cu.Deviceptr, count uint64, dstDevice cu.Device, hStream cu.Stream) cu.Result
	MemPrefetchBatchAsync(dptrs []cu.Deviceptr, sizes []uint64, prefetchLocs []cu.MemLocation_v1, prefetchLocIdxs []uint64, flags uint64, hStream cu.Stream) cu.Result
	MemDiscardBatchAsync(dptrs []cu.Deviceptr, sizes []uint64, flags uint64, hStream cu.Stream) cu.Result
	MemDiscardAndPrefetchBatchAsync(dptrs []cu.Deviceptr, sizes []uint64, prefetchLocs []cu.MemLocation_v1, prefetchLocIdxs []uint64, flags uint64, hStream cu.Stream) cu.Result
	MemRangeGetAttribute(dataSize uint64, attribute cu.Mem_range_attribute, devPtr cu.Deviceptr, count uint64) ([]byte, cu.Result)
	StreamAttachMemAsync(hStream cu.Stream, dptr cu.Deviceptr, length uint64, flags uint32) cu.Result
	MemAllocAsync(bytesize uint64, hStream cu.Stream) (cu.Deviceptr, cu.Result)
	MemAllocFromPoolAsync(bytesize uint64, pool cu.MemoryPool, hStream cu.Stream) (cu.Deviceptr, cu.Result)
	MemFreeAsync(dptr cu.Deviceptr, hStream cu.Stream) cu.Result
	DeviceSetMemPool(dev cu.Device, pool cu.MemoryPool) cu.Result
	DeviceGetMemPool(dev cu.Device) (cu.MemoryPool, cu.Result)
	DeviceGetDefaultMemPool(dev cu.Device) (cu.MemoryPool, cu.Result)
	MemPoolCreate(poolProps *cu.MemPoolProps_v1) (cu.MemoryPool, cu.Result)
	MemPoolDestroy(pool cu.MemoryPool) cu.Result
	MemPoolTrimTo(pool cu.MemoryPool, minBytesToKeep uint64) cu.Result
	MemPoolSetAccess(pool cu.MemoryPool, map_ []cu.MemAccessDesc_v1) cu.Result
	MemPoolGetAccess(memPool cu.MemoryPool, location *cu.MemLocation_v1) (cu.MemAccess_flags, cu.Result)
	MemGetDefaultMemPool(location *cu.MemLocation_v1, type_ cu.MemAllocationType) (cu.MemoryPool, cu.Result)
	MemGetMemPool(location *cu.MemLocation_v1, type_ cu.MemAllocationType) (cu.MemoryPool, cu.Result)
	MemSetMemPool(location *cu.MemLocation_v1, type_ cu.MemAllocationType, pool cu.MemoryPool) cu.Result
	MemPoolExportPointer(ptr cu.Deviceptr) (cu.MemPoolPtrExportData_v1, cu.Result)
	MemPoolImportPointer(pool cu.MemoryPool, shareData *cu.MemPoolPtrExportData_v1) (cu.Deviceptr, cu.Result)
	MemAddressReserve(size uint64, alignment uint64, addr cu.Deviceptr, flags uint64) (cu.Deviceptr, cu.Result)
	MemAddressFree(ptr cu.Deviceptr, size uint64) cu.Result
	MemCreate(size uint64, prop *cu.MemAllocationProp_v1, flags uint64) (cu.MemGenericAllocationHandle, cu.Result)
	MemRelease(handle cu.MemGenericAllocationHandle) cu.Result
	MemMap(ptr cu.Deviceptr, size uint64, offset uint64, handle cu.MemGenericAllocationHandle, flags uint64) cu.Result
	MemUnmap(ptr cu.Deviceptr, size uint64) cu.Result
	MemMapArrayAsync(mapInfoList []cu.ArrayMapInfo_v1, hStream cu.Stream) cu.Result
	MemSetAccess(ptr cu.Deviceptr, size uint64, desc []cu.MemAccessDesc_v1) cu.Result
	MemGetAccess(location *cu.MemLocation_v1, ptr cu.Deviceptr) (uint64, cu.Result)
	MemGetAllocationGranularity(prop *cu.MemAllocationProp_v1, option cu.MemAllocationGranularity_flags) (uint64, cu.Result)
	MemGetAllocationPropertiesFromHandle(handle cu.MemGenericAllocationHandle) (cu.MemAllocationProp_v1, cu.Result)
	MemRetainAllocationHandle(addr cu.Deviceptr) (cu.MemGenericAllocationHandle, cu.Result)
	MulticastCreate(prop *cu.MulticastObjectProp_v1) (cu.MemGenericAllocationHandle, cu.Result)
	MulticastAddDevice(mcHandle cu.MemGenericAllocationHandle, dev cu.Device) cu.Result
	MulticastBindMem(mcHandle cu.MemGenericAllocationHandle, mcOffset uint64, memHandle cu.MemGenericAllocationHandle, memOffset uint64, size uint64, flags uint64) cu.Result
	MulticastBindAddr(mcHandle cu.MemGenericAllocationHandle, mcOffset uint64, memptr cu.Deviceptr, size uint64, flags uint64) cu.Result
	MulticastUnbind(mcHandle cu.MemGenericAllocationHandle, dev cu.Device, mcOffset uint64, size uint64) cu.Result
	MulticastGetGranularity(prop *cu.MulticastObjectProp_v1, option cu.MulticastGranularity_flags) (uint64, cu.Result)
	IpcGetEventHandle(event cu.Event) (cu.IpcEventHandle_v1, cu.Result)
	IpcGetMemHandle(dptr cu.Deviceptr) (cu.IpcMemHandle_v1, cu.Result)
	IpcCloseMemHandle(dptr cu.Deviceptr) cu.Result
	ArrayCreate(pAllocateArray *cu.CUDA_ARRAY_DESCRIPTOR_v2) (cu.Array, cu.Result)
	ArrayGetDescriptor(hArray cu.Array) (cu.CUDA_ARRAY_DESCRIPTOR_v2, cu.Result)
	ArrayGetSparseProperties(array cu.Array) (cu.CUDA_ARRAY_SPARSE_PROPERTIES_v1, cu.Result)
	ArrayGetMemoryRequirements(array cu.Array, device cu.Device) (cu.CUDA_ARRAY_MEMORY_REQUIREMENTS_v1, cu.Result)
	ArrayGetPlane(hArray cu.Array, planeIdx uint32) (cu.Array, cu.Result)
	ArrayDestroy(hArray cu.Array) cu.Result
	Array3DCreate(pAllocateArray *cu.CUDA_ARRAY3D_DESCRIPTOR_v2) (cu.Array, cu.Result)
	Array3DGetDescriptor(hArray cu.Array) (cu.CUDA_ARRAY3D_DESCRIPTOR_v2, cu.Result)
	MipmappedArrayCreate(pMipmappedArrayDesc *cu.CUDA_ARRAY3D_DESCRIPTOR_v2, numMipmapLevels uint32) (cu.MipmappedArray, cu.Result)
	MipmappedArrayGetLevel(hMipmappedArray cu.MipmappedArray, level uint32) (cu.Array, cu.Result)
	MipmappedArrayGetSparseProperties(mipmap cu.MipmappedArray) (cu.CUDA_ARRAY_SPARSE_PROPERTIES_v1, cu.Result)
	MipmappedArrayGetMemoryRequirements(mipmap cu.MipmappedArray, device cu.Device) (cu.CUDA_ARRAY_MEMORY_REQUIREMENTS_v1, cu.Result)
	MipmappedArrayDestroy(hMipmappedArray cu.MipmappedArray) cu.Result
	TexObjectCreate(pResDesc *cu.CUDA_RESOURCE_DESC_v1, pTexDesc *cu.CUDA_TEXTURE_DESC_v1, pResViewDesc *cu.CUDA_RESOURCE_VIEW_DESC_v1) (cu.TexObject, cu.Result)
	TexObjectDestroy(texObject cu.TexObject) cu.Result
	TexObjectGetResourceDesc(texObject cu.TexObject) (cu.CUDA_RESOURCE_DESC_v1, cu.Result)
	TexObjectGetTextureDesc(texObject cu.TexObject) (cu.CUDA_TEXTURE_DESC_v1, cu.Result)
	TexObjectGetResourceViewDesc(texObject cu.TexObject) (cu.CUDA_RESOURCE_VIEW_DESC_v1, cu.Result)
	SurfObjectCreate(pResDesc *cu.CUDA_RESOURCE_DESC_v1) (cu.SurfObject, cu.Result)
	SurfObjectDestroy(surfObject cu.SurfObject) cu.Result
	SurfObjectGetResourceDesc(surfObject cu.SurfObject) (cu.CUDA_RESOURCE_DESC_v1, cu.Result)
	TensorMapReplaceAddress(tensorMap cu.TensorMap, globalAddress cu.Deviceptr) (cu.TensorMap, cu.Result)
	TexRefCreate() (cu.Texref, cu.Result)
	TexRefDestroy(hTexRef cu.Texref) cu.Result
	TexRefSetArray(hTexRef cu.Texref, hArray cu.Array, flags uint32) cu.Result
	TexRefSetMipmappedArray(hTexRef cu.Texref, hMipmappedArray cu.MipmappedArray, flags uint32) cu.Result
	TexRefSetAddress(hTexRef cu.Texref, dptr cu.Deviceptr, bytes uint64) (uint64, cu.Result)
	TexRefSetAddress2D(hTexRef cu.Texref, desc *cu.CUDA_ARRAY_DESCRIPTOR_v2, dptr cu.Deviceptr, pitch uint64) cu.Result
	TexRefSetFormat(hTexRef cu.Texref, fmt cu.Array_format, numPackedComponents int32) cu.Result
	TexRefSetAddressMode(hTexRef cu.Texref, dim int32, am cu.Address_mode) cu.Result
	TexRefSetFilterMode(hTexRef cu.Texref, fm cu.Filter_mode) cu.Result
	TexRefSetMipmapFilterMode(hTexRef cu.Texref, fm cu.Filter_mode) cu.Result
	TexRefSetMipmapLevelBias(hTexRef cu.Texref, bias float32) cu.Result
	TexRefSetMipmapLevelClamp(hTexRef cu.Texref, minMipmapLevelClamp float32, maxMipmapLevelClamp float32) cu.Result
	TexRefSetMaxAnisotropy(hTexRef cu.Texref, maxAniso uint32) cu.Result
	TexRefSetBorderColor(hTexRef cu.Texref, pBorderColor []float32) cu.Result
	TexRefSetFlags(hTexRef cu.Texref, flags uint32) cu.Result
	TexRefGetAddress(hTexRef cu.Texref) (cu.Deviceptr, cu.Result)
	TexRefGetArray(hTexRef cu.Texref) (cu.Array, cu.Result)
	TexRefGetMipmappedArray(hTexRef cu.Texref) (cu.MipmappedArray, cu.Result)
	TexRefGetAddressMode(hTexRef cu.Texref, dim int32) (cu.Address_mode, cu.Result)
	TexRefGetFilterMode(hTexRef cu.Texref) (cu.Filter_mode, cu.Result)
	TexRefGetFormat(hTexRef cu.Texref) (cu.Array_format, int32, cu.Result)
	TexRefGetMipmapFilterMode(hTexRef cu.Texref) (cu.Filter_mode, cu.Result)
	TexRefGetMipmapLevelBias(hTexRef cu.Texref) (float32, cu.Result)
	TexRefGetMipmapLevelClamp(hTexRef cu.Texref) (float32, float32, cu.Result)
	TexRefGetMaxAnisotropy(hTexRef cu.Texref) (int32, cu.Result)
	TexRefGetBorderColor(hTexRef cu.Texref) ([]float32, cu.Result)
	TexRefGetFlags(hTexRef cu.Texref) (uint32, cu.Result)
	SurfRefSetArray(hSurfRef cu.Surfref, hArray cu.Array, flags uint32) cu.Result
	SurfRefGetArray(hSurfRef cu.Surfref) (cu.Array, cu.Result)
	StreamCreate(flags uint32) (cu.Stream, cu.Result)
	StreamCreateWithPriority(flags uint32, priority int32) (cu.Stream, cu.Result)
	StreamDestroy(hStream cu.Stream) cu.Result
	StreamGetPriority(hStream cu.Stream) (int32, cu.Result)
	StreamGetDevice(hStream cu.Stream) (cu.Device, cu.Result)
	StreamGetFlags(hStream cu.Stream) (uint32, cu.Result)
	StreamGetId(hStream cu.Stream) (uint64, cu.Result)
	StreamGetCtx(hStream cu.Stream) (cu.Context, cu.GreenCtx, cu.Result)
	StreamGetCtx_v1(hStream cu.Stream) (cu.Context, cu.Result)
	StreamWaitEvent(hStream cu.Stream, hEvent cu.Event, flags uint32) cu.Result
	StreamQuery(hStream cu.Stream) cu.Result
	StreamSynchronize(hStream cu.Stream) cu.Result
	StreamCopyAttributes(dstStream cu.Stream, srcStream cu.Stream) cu.Result
	StreamGetAttribute(hStream cu.Stream, attr cu.LaunchAttributeID) (cu.LaunchAttributeValue, cu.Result)
	StreamSetAttribute(hStream cu.Stream, attr cu.LaunchAttributeID, param *cu.LaunchAttributeValue) cu.Result
	ThreadExchangeStreamCaptureMode(mode cu.StreamCaptureMode) (cu.StreamCaptureMode, cu.Result)
	StreamBeginCapture(hStream cu.Stream, mode cu.StreamCaptureMode) cu.Result
	StreamBeginCapture_v1(hStream cu.Stream) cu.Result
	StreamBeginCaptureToGraph(hStream cu.Stream, hGraph cu.Graph, dependencies []cu.GraphNode, dependencyData []cu.GraphEdgeData, mode cu.StreamCaptureMode) cu.Result
	StreamEndCapture(hStream cu.Stream) (cu.Graph, cu.Result)
	StreamIsCapturing(hStream cu.Stream) (cu.StreamCaptureStatus, cu.Result)
	StreamGetCaptureInfo(hStream cu.Stream) (cu.StreamCaptureStatus, cu.Cuuint64_t, cu.Result)
	StreamUpdateCaptureDependencies(hStream cu.Stream, dependencies []cu.GraphNode, dependencyData []cu.GraphEdgeData, flags uint32) cu.Result
	StreamUpdateCaptureDependencies_v1(hStream cu.Stream, dependencies []cu.GraphNode, flags uint32) cu.Result
	EventCreate(flags uint32) (cu.Event, cu.Result)
	EventRecord(hEvent cu.Event, hStream cu.Stream) cu.Result
	EventRecordWithFlags(hEvent cu.Event, hStream cu.Stream, flags uint32) cu.Result
	EventQuery(hEvent cu.Event) cu.Result
	EventSynchronize(hEvent cu.Event) cu.Result
	EventDestroy(hEvent cu.Event) cu.Result
	EventElapsedTime(hStart cu.Event, hEnd cu.Event) (float32, cu.Result)
	StreamWaitValue32(stream cu.Stream, addr cu.Deviceptr, value cu.Cuuint32_t, flags uint32) cu.Result
	StreamWaitValue64(stream cu.Stream, addr cu.Deviceptr, value cu.Cuuint64_t, flags uint32) cu.Result
	StreamWriteValue32(stream cu.Stream, addr cu.Deviceptr, value cu.Cuuint32_t, flags uint32) cu.Result
	StreamWriteValue64(stream cu.Stream, addr cu.Deviceptr, value cu.Cuuint64_t, flags uint32) cu.Result
	StreamBatchMemOp(stream cu.Stream, paramArray []cu.StreamBatchMemOpParams_v1, flags uint32) cu.Result
	GraphCreate(flags uint32) (cu.Graph, cu.Result)
	GraphDestroy(hGraph cu.Graph) cu.Result
	GraphClone(originalGraph cu.Graph) (cu.Graph, cu.Result)
	GraphNodeFindInClone(hOriginalNode cu.GraphNode, hClonedGraph cu.Graph) (cu.GraphNode, cu.Result)
	GraphAddNode(hGraph cu.Graph, dependencies []cu.GraphNode, dependencyData []cu.GraphEdgeData, nodeParams cu.GraphNodeParams) (cu.GraphNode, cu.GraphNodeParams, cu.Result)
	GraphAddNode_v1(hGraph cu.Graph, dependencies []cu.GraphNode, nodeParams cu.GraphNodeParams) (cu.GraphNode, cu.GraphNodeParams, cu.Result)
	GraphNodeSetParams(hNode cu.GraphNode, nodeParams *cu.GraphNodeParams) cu.Result
	GraphAddKernelNode(hGraph cu.Graph, dependencies []cu.GraphNode, nodeParams *cu.CUDA_KERNEL_NODE_PARAMS_v2) (cu.GraphNode, cu.Result)
	GraphAddKernelNode_v1(hGraph cu.Graph, dependencies []cu.GraphNode, nodeParams *cu.CUDA_KERNEL_NODE_PARAMS_v1) (cu.GraphNode, cu.Result)
	GraphAddMemcpyNode(hGraph cu.Graph, dependencies []cu.GraphNode, copyParams *cu.CUDA_MEMCPY3D_v2, ctx cu.Context) (cu.GraphNode, cu.Result)
	GraphAddMemsetNode(hGraph cu.Graph, dependencies []cu.GraphNode, memsetParams *cu.CUDA_MEMSET_NODE_PARAMS_v1, ctx cu.Context) (cu.GraphNode, cu.Result)
	GraphAddHostNode(hGraph cu.Graph, dependencies []cu.GraphNode, nodeParams *cu.CUDA_HOST_NODE_PARAMS_v1) (cu.GraphNode, cu.Result)
	GraphAddChildGraphNode(hGraph cu.Graph, dependencies []cu.GraphNode, childGraph cu.Graph) (cu.GraphNode, cu.Result)
	GraphAddEmptyNode(hGraph cu.Graph, dependencies []cu.GraphNode) (cu.GraphNode, cu.Result)
	GraphAddEventRecordNode(hGraph cu.Graph, dependencies []cu.GraphNode, event cu.Event) (cu.GraphNode, cu.Result)
	GraphAddEventWaitNode(hGraph cu.Graph, dependencies []cu.GraphNode, event cu.Event) (cu.GraphNode, cu.Result)
	GraphAddBatchMemOpNode(hGraph cu.Graph, dependencies []cu.GraphNode, nodeParams *cu.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1) (cu.GraphNode, cu.Result)
	GraphAddMemAllocNode(hGraph cu.Graph, dependencies []cu.GraphNode, nodeParams cu.CUDA_MEM_ALLOC_NODE_PARAMS_v1) (cu.GraphNode, cu.CUDA_MEM_ALLOC_NODE_PARAMS_v1, cu.Result)
	GraphAddMemFreeNode(hGraph cu.Graph, dependencies []cu.GraphNode, dptr cu.Deviceptr) (cu.GraphNode, cu.Result)
	GraphConditionalHandleCreate(hGraph cu.Graph, ctx cu.Context, defaultLaunchValue uint32, flags uint32) (cu.GraphConditionalHandle, cu.Result)
	GraphAddDependencies(hGraph cu.Graph, from []cu.GraphNode, to []cu.GraphNode, edgeData []cu.GraphEdgeData) cu.Result
	GraphAddDependencies_v1(hGraph cu.Graph, from []cu.GraphNode, to []cu.GraphNode) cu.Result
	GraphRemoveDependencies(hGraph cu.Graph, from []cu.GraphNode, to []cu.GraphNode, edgeData []cu.GraphEdgeData) cu.Result
	GraphRemoveDependencies_v1(hGraph cu.Graph, from []cu.GraphNode, to []cu.GraphNode) cu.Result
	GraphDestroyNode(hNode cu.GraphNode) cu.Result
	GraphGetNodes(hGraph cu.Graph, numNodes uint64) ([]cu.GraphNode, uint64, cu.Result)
	GraphGetRootNodes(hGraph cu.Graph, numRootNodes uint64) ([]cu.GraphNode, uint64, cu.Result)
	GraphGetEdges(hGraph cu.Graph, numEdges uint64) ([]cu.GraphNode, []cu.GraphNode, []cu.GraphEdgeData, uint64, cu.Result)
	GraphGetEdges_v1(hGraph cu.Graph, numEdges uint64) ([]cu.GraphNode, []cu.GraphNode, uint64, cu.Result)
	GraphNodeGetType(hNode cu.GraphNode) (cu.GraphNodeType, cu.Result)
	GraphNodeGetDependencies(hNode cu.GraphNode, numDependencies uint64) ([]cu.GraphNode, []cu.GraphEdgeData, uint64, cu.Result)
	GraphNodeGetDependencies_v1(hNode cu.GraphNode, numDependencies uint64) ([]cu.GraphNode, uint64, cu.Result)
	GraphNodeGetDependentNodes(hNode cu.GraphNode, numDependentNodes uint64) ([]cu.GraphNode, []cu.GraphEdgeData, uint64, cu.Result)
	GraphNodeGetDependentNodes_v1(hNode cu.GraphNode, numDependentNodes uint64) ([]cu.GraphNode, uint64, cu.Result)
	GraphDebugDotPrint(hGraph cu.Graph, path string, flags uint32) cu.Result
	GraphKernelNodeGetParams(hNode cu.GraphNode) (cu.CUDA_KERNEL_NODE_PARAMS_v2, cu.Result)
	GraphKernelNodeGetParams_v1(hNode cu.GraphNode) (cu.CUDA_KERNEL_NODE_PARAMS_v1, cu.Result)
	GraphKernelNodeSetParams(hNode cu.GraphNode, nodeParams *cu.CUDA_KERNEL_NODE_PARAMS_v2) cu.Result
	GraphKernelNodeSetParams_v1(hNode cu.GraphNode, nodeParams *cu.CUDA_KERNEL_NODE_PARAMS_v1) cu.Result
	GraphKernelNodeCopyAttributes(dst cu.GraphNode, src cu.GraphNode) cu.Result
	GraphKernelNodeGetAttribute(hNode cu.GraphNode, attr cu.LaunchAttributeID) (cu.LaunchAttributeValue, cu.Result)
	GraphKernelNodeSetAttribute(hNode cu.GraphNode, attr cu.LaunchAttributeID, value *cu.LaunchAttributeValue) cu.Result
	GraphMemcpyNodeGetParams(hNode cu.GraphNode) (cu.CUDA_MEMCPY3D_v2, cu.Result)
	GraphMemcpyNodeSetParams(hNode cu.GraphNode, nodeParams *cu.CUDA_MEMCPY3D_v2) cu.Result
	GraphMemsetNodeGetParams(hNode cu.GraphNode) (cu.CUDA_MEMSET_NODE_PARAMS_v1, cu.Result)
	GraphMemsetNodeSetParams(hNode cu.GraphNode, nodeParams *cu.CUDA_MEMSET_NODE_PARAMS_v1) cu.Result
	GraphHostNodeGetParams(hNode cu.GraphNode) (cu.CUDA_HOST_NODE_PARAMS_v1, cu.Result)
	GraphHostNodeSetParams(hNode cu.GraphNode, nodeParams *cu.CUDA_HOST_NODE_PARAMS_v1) cu.Result
	GraphChildGraphNodeGetGraph(hNode cu.GraphNode) (cu.Graph, cu.Result)
	GraphEventRecordNodeGetEvent(hNode cu.GraphNode) (cu.Event, cu.Result)
	GraphEventRecordNodeSetEvent(hNode cu.GraphNode, event cu.Event) cu.Result
	GraphEventWaitNodeGetEvent(hNode cu.GraphNode) (cu.Event, cu.Result)
	GraphEventWaitNodeSetEvent(hNode cu.GraphNode, event cu.Event) cu.Result
	GraphBatchMemOpNodeGetParams(hNode cu.GraphNode) (cu.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, cu.Result)
	GraphBatchMemOpNodeSetParams(hNode cu.GraphNode, nodeParams *cu.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1) cu.Result
	GraphMemAllocNodeGetParams(hNode cu.GraphNode) (cu.CUDA_MEM_ALLOC_NODE_PARAMS_v1, cu.Result)
	GraphMemFreeNodeGetParams(hNode cu.GraphNode) (cu.Deviceptr, cu.Result)
	DeviceGraphMemTrim(device cu.Device) cu.Result
	DeviceGetGraphMemAttribute(device cu.Device, attr cu.GraphMem_attribute) (uint64, cu.Result)
	DeviceSetGraphMemAttribute(device cu.Device, attr cu.GraphMem_attribute, value *uint64) cu.Result
	UserObjectRetain(object cu.UserObject, count uint32) cu.Result
	UserObjectRelease(object cu.UserObject, count uint32) cu.Result
	GraphRetainUserObject(graph cu.Graph, object cu.UserObject, count uint32, flags uint32) cu.Result
	GraphReleaseUserObject(graph cu.Graph, object cu.UserObject, count uint32) cu.Result
	GraphInstantiateWithFlags(hGraph cu.Graph, flags uint64) (cu.GraphExec, cu.Result)
	GraphInstantiateWithParams(hGraph cu.Graph, instantiateParams cu.CUDA_GRAPH_INSTANTIATE_PARAMS) (cu.GraphExec, cu.CUDA_GRAPH_INSTANTIATE_PARAMS, cu.Result)
	GraphInstantiate(hGraph cu.Graph, bufferSize uint64) (cu.GraphExec, cu.GraphNode, string, cu.Result)
	GraphExecGetFlags(hGraphExec cu.GraphExec) (cu.Cuuint64_t, cu.Result)
	GraphExecNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, nodeParams *cu.GraphNodeParams) cu.Result
	GraphExecKernelNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, nodeParams *cu.CUDA_KERNEL_NODE_PARAMS_v2) cu.Result
	GraphExecKernelNodeSetParams_v1(hGraphExec cu.GraphExec, hNode cu.GraphNode, nodeParams *cu.CUDA_KERNEL_NODE_PARAMS_v1) cu.Result
	GraphExecMemcpyNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, copyParams *cu.CUDA_MEMCPY3D_v2, ctx cu.Context) cu.Result
	GraphExecMemsetNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, memsetParams *cu.CUDA_MEMSET_NODE_PARAMS_v1, ctx cu.Context) cu.Result
	GraphExecHostNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, nodeParams *cu.CUDA_HOST_NODE_PARAMS_v1) cu.Result
	GraphExecChildGraphNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, childGraph cu.Graph) cu.Result
	GraphExecEventRecordNodeSetEvent(hGraphExec cu.GraphExec, hNode cu.GraphNode, event cu.Event) cu.Result
	GraphExecEventWaitNodeSetEvent(hGraphExec cu.GraphExec, hNode cu.GraphNode, event cu.Event) cu.Result
	GraphExecBatchMemOpNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, nodeParams *cu.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1) cu.Result
	GraphNodeSetEnabled(hGraphExec cu.GraphExec, hNode cu.GraphNode, isEnabled uint32) cu.Result
	GraphNodeGetEnabled(hGraphExec cu.GraphExec, hNode cu.GraphNode) (uint32, cu.Result)
	GraphExecUpdate(hGraphExec cu.GraphExec, hGraph cu.Graph) (cu.GraphExecUpdateResultInfo_v1, cu.Result)
	GraphExecUpdate_v1(hGraphExec cu.GraphExec, hGraph cu.Graph) (cu.GraphNode, cu.GraphExecUpdateResult, cu.Result)
	GraphUpload(hGraph cu.GraphExec, hStream cu.Stream) cu.Result
	GraphLaunch(hGraph cu.GraphExec, hStream cu.Stream) cu.Result
	GraphExecDestroy(hGraphExec cu.GraphExec) cu.Result
	GreenCtxCreate(desc cu.DevResourceDesc, dev cu.Device, flags uint32) (cu.GreenCtx, cu.Result)
	GreenCtxDestroy(hCtx cu.GreenCtx) cu.Result
	GreenCtxGetId(greenCtx cu.GreenCtx) (uint64, cu.Result)
	GreenCtxRecordEvent(hCtx cu.GreenCtx, hEvent cu.Event) cu.Result
	GreenCtxWaitEvent(hCtx cu.GreenCtx, hEvent cu.Event) cu.Result
	GreenCtxStreamCreate(greenCtx cu.GreenCtx, flags uint32, priority int32) (cu.Stream, cu.Result)
	GreenCtxGetDevResource(hCtx cu.GreenCtx, type_ cu.DevResourceType) (cu.DevResource_v1, cu.Result)
	CtxFromGreenCtx(hCtx cu.GreenCtx) (cu.Context, cu.Result)
	CtxGetDevResource(hCtx cu.Context, type_ cu.DevResourceType) (cu.DevResource_v1, cu.Result)
	StreamGetGreenCtx(hStream cu.Stream) (cu.GreenCtx, cu.Result)
	DeviceGetDevResource(device cu.Device, type_ cu.DevResourceType) (cu.DevResource_v1, cu.Result)
	DevSmResourceSplitByCount(nbGroups uint32, input *cu.DevResource_v1, useFlags uint32, minCount uint32) ([]cu.DevResource_v1, uint32, cu.DevResource_v1, cu.Result)
	DevResourceGenerateDesc(resources []cu.DevResource_v1) (cu.DevResourceDesc, cu.Result)
	CoredumpGetAttribute(attrib cu.CoredumpSettings, size uint64) ([]byte, uint64, cu.Result)
	CoredumpGetAttributeGlobal(attrib cu.CoredumpSettings, size uint64) ([]byte, uint64, cu.Result)
	CoredumpSetAttribute(attrib cu.CoredumpSettings, value []byte, size uint64) (uint64, cu.Result)
	CoredumpSetAttributeGlobal(attrib cu.CoredumpSettings, value []byte, size uint64) (uint64, cu.Result)
	CheckpointProcessGetState(pid int32) (cu.ProcessState, cu.Result)
	LogsUnregisterCallback(callback cu.LogsCallbackHandle) cu.Result
	LogsCurrent(flags uint32) (cu.LogIterator, cu.Result)
	LogsDumpToFile(iterator cu.LogIterator, pathToFile string, flags uint32) (cu.LogIterator, cu.Result)
	LogsDumpToMemory(iterator cu.LogIterator, size uint64, flags uint32) (cu.LogIterator, string, uint64, cu.Result)
	ProfilerInitialize(configFile string, outputFile string, outputMode cu.Output_mode) cu.Result
	ProfilerStart() cu.Result
	ProfilerStop() cu.Result
	GraphicsUnregisterResource(resource cu.GraphicsResource) cu.Result
	GraphicsSubResourceGetMappedArray(resource cu.GraphicsResource, arrayIndex uint32, mipLevel uint32) (cu.Array, cu.Result)
	GraphicsResourceGetMappedMipmappedArray(resource cu.GraphicsResource) (cu.MipmappedArray, cu.Result)
	GraphicsResourceGetMappedPointer(resource cu.GraphicsResource) (cu.Deviceptr, uint64, cu.Result)
	GraphicsResourceSetMapFlags(resource cu.GraphicsResource, flags uint32) cu.Result
	GraphicsMapResources(resources []cu.GraphicsResource, hStream cu.Stream) cu.Result
	GraphicsUnmapResources(resources []cu.GraphicsResource, hStream cu.Stream) cu.Result
}

// Unsupported answers every call with NOT_SUPPORTED. A device embeds it and overrides what it can do.
type Unsupported struct{}

var _ Driver = Unsupported{}

func (Unsupported) DriverGetVersion() (int32, cu.Result) {
	return *new(int32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceGet(ordinal int32) (cu.Device, cu.Result) {
	return *new(cu.Device), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceGetCount() (int32, cu.Result) {
	return *new(int32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceGetName(len_ int32, dev cu.Device) (string, cu.Result) {
	return "", cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceGetUuid(dev cu.Device) (cu.Uuid, cu.Result) {
	return *new(cu.Uuid), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceGetLuid(dev cu.Device) ([]byte, uint32, cu.Result) {
	return nil, *new(uint32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceTotalMem(dev cu.Device) (uint64, cu.Result) {
	return *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceGetTexture1DLinearMaxWidth(format cu.Array_format, numChannels uint32, dev cu.Device) (uint64, cu.Result) {
	return *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceGetAttribute(attrib cu.Device_attribute, dev cu.Device) (int32, cu.Result) {
	return *new(int32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceGetHostAtomicCapabilities(operations []cu.AtomicOperation, dev cu.Device) ([]uint32, cu.Result) {
	return nil, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceGetExecAffinitySupport(type_ cu.ExecAffinityType, dev cu.Device) (int32, cu.Result) {
	return *new(int32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) FlushGPUDirectRDMAWrites(target cu.FlushGPUDirectRDMAWritesTarget, scope cu.FlushGPUDirectRDMAWritesScope) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceGetByPCIBusId(pciBusId string) (cu.Device, cu.Result) {
	return *new(cu.Device), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceGetPCIBusId(len_ int32, dev cu.Device) (string, cu.Result) {
	return "", cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceGetProperties(dev cu.Device) (cu.Devprop_v1, cu.Result) {
	return *new(cu.Devprop_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceComputeCapability(dev cu.Device) (int32, int32, cu.Result) {
	return *new(int32), *new(int32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceCanAccessPeer(dev cu.Device, peerDev cu.Device) (int32, cu.Result) {
	return *new(int32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceGetP2PAttribute(attrib cu.Device_P2PAttribute, srcDevice cu.Device, dstDevice cu.Device) (int32, cu.Result) {
	return *new(int32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceGetP2PAtomicCapabilities(operations []cu.AtomicOperation, srcDevice cu.Device, dstDevice cu.Device) ([]uint32, cu.Result) {
	return nil, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceUnregisterAsyncNotification(device cu.Device, callback cu.AsyncCallbackHandle) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DevicePrimaryCtxRetain(dev cu.Device) (cu.Context, cu.Result) {
	return *new(cu.Context), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DevicePrimaryCtxRelease(dev cu.Device) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DevicePrimaryCtxRelease_v1(dev cu.Device) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DevicePrimaryCtxSetFlags(dev cu.Device, flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DevicePrimaryCtxGetState(dev cu.Device) (uint32, int32, cu.Result) {
	return *new(uint32), *new(int32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DevicePrimaryCtxReset(dev cu.Device) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxCreate(ctxCreateParams *cu.CtxCreateParams, flags uint32, dev cu.Device) (cu.Context, cu.Result) {
	return *new(cu.Context), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxCreate_v3(paramsArray []cu.ExecAffinityParam_v1, flags uint32, dev cu.Device) (cu.Context, cu.Result) {
	return *new(cu.Context), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxCreate_v2(flags uint32, dev cu.Device) (cu.Context, cu.Result) {
	return *new(cu.Context), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxDestroy(ctx cu.Context) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxPushCurrent(ctx cu.Context) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxPopCurrent() (cu.Context, cu.Result) {
	return *new(cu.Context), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxSetCurrent(ctx cu.Context) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxGetCurrent() (cu.Context, cu.Result) {
	return *new(cu.Context), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxGetDevice(ctx cu.Context) (cu.Device, cu.Result) {
	return *new(cu.Device), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxGetDevice_v1() (cu.Device, cu.Result) {
	return *new(cu.Device), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxGetFlags() (uint32, cu.Result) {
	return *new(uint32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxSetFlags(flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxGetId(ctx cu.Context) (uint64, cu.Result) {
	return *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxSynchronize(ctx cu.Context) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxSynchronize_v1() cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxSetLimit(limit cu.Limit, value uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxGetLimit(limit cu.Limit) (uint64, cu.Result) {
	return *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxGetCacheConfig() (cu.Func_cache, cu.Result) {
	return *new(cu.Func_cache), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxSetCacheConfig(config cu.Func_cache) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxGetSharedMemConfig() (cu.Sharedconfig, cu.Result) {
	return *new(cu.Sharedconfig), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxSetSharedMemConfig(config cu.Sharedconfig) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxGetApiVersion(ctx cu.Context) (uint32, cu.Result) {
	return *new(uint32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxGetStreamPriorityRange() (int32, int32, cu.Result) {
	return *new(int32), *new(int32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxResetPersistingL2Cache() cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxGetExecAffinity(type_ cu.ExecAffinityType) (cu.ExecAffinityParam_v1, cu.Result) {
	return *new(cu.ExecAffinityParam_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxRecordEvent(hCtx cu.Context, hEvent cu.Event) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxWaitEvent(hCtx cu.Context, hEvent cu.Event) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxAttach(flags uint32) (cu.Context, cu.Result) {
	return *new(cu.Context), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxDetach(ctx cu.Context) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxEnablePeerAccess(peerContext cu.Context, flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxDisablePeerAccess(peerContext cu.Context) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ModuleLoad(fname string) (cu.Module, cu.Result) {
	return *new(cu.Module), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ModuleUnload(hmod cu.Module) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ModuleGetLoadingMode() (cu.ModuleLoadingMode, cu.Result) {
	return *new(cu.ModuleLoadingMode), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ModuleGetFunction(hmod cu.Module, name string) (cu.Function, cu.Result) {
	return *new(cu.Function), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ModuleGetFunctionCount(mod cu.Module) (uint32, cu.Result) {
	return *new(uint32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ModuleEnumerateFunctions(numFunctions uint32, mod cu.Module) ([]cu.Function, cu.Result) {
	return nil, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ModuleGetGlobal(hmod cu.Module, name string) (cu.Deviceptr, uint64, cu.Result) {
	return *new(cu.Deviceptr), *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ModuleGetTexRef(hmod cu.Module, name string) (cu.Texref, cu.Result) {
	return *new(cu.Texref), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ModuleGetSurfRef(hmod cu.Module, name string) (cu.Surfref, cu.Result) {
	return *new(cu.Surfref), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LinkDestroy(state cu.LinkState) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LibraryUnload(library cu.Library) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LibraryGetKernel(library cu.Library, name string) (cu.Kernel, cu.Result) {
	return *new(cu.Kernel), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LibraryGetKernelCount(lib cu.Library) (uint32, cu.Result) {
	return *new(uint32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LibraryEnumerateKernels(numKernels uint32, lib cu.Library) ([]cu.Kernel, cu.Result) {
	return nil, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LibraryGetModule(library cu.Library) (cu.Module, cu.Result) {
	return *new(cu.Module), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LibraryGetGlobal(library cu.Library, name string) (cu.Deviceptr, uint64, cu.Result) {
	return *new(cu.Deviceptr), *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LibraryGetManaged(library cu.Library, name string) (cu.Deviceptr, uint64, cu.Result) {
	return *new(cu.Deviceptr), *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) KernelGetFunction(kernel cu.Kernel) (cu.Function, cu.Result) {
	return *new(cu.Function), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) KernelGetLibrary(kernel cu.Kernel) (cu.Library, cu.Result) {
	return *new(cu.Library), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) KernelGetAttribute(attrib cu.Function_attribute, kernel cu.Kernel, dev cu.Device) (int32, cu.Result) {
	return *new(int32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) KernelSetAttribute(attrib cu.Function_attribute, val int32, kernel cu.Kernel, dev cu.Device) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) KernelSetCacheConfig(kernel cu.Kernel, config cu.Func_cache, dev cu.Device) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) KernelGetParamInfo(kernel cu.Kernel, paramIndex uint64) (uint64, uint64, cu.Result) {
	return *new(uint64), *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) FuncGetAttribute(attrib cu.Function_attribute, hfunc cu.Function) (int32, cu.Result) {
	return *new(int32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) FuncSetAttribute(hfunc cu.Function, attrib cu.Function_attribute, value int32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) FuncSetCacheConfig(hfunc cu.Function, config cu.Func_cache) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) FuncSetSharedMemConfig(hfunc cu.Function, config cu.Sharedconfig) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) FuncGetModule(hfunc cu.Function) (cu.Module, cu.Result) {
	return *new(cu.Module), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) FuncGetParamInfo(func_ cu.Function, paramIndex uint64) (uint64, uint64, cu.Result) {
	return *new(uint64), *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) FuncIsLoaded(function cu.Function) (cu.FunctionLoadingState, cu.Result) {
	return *new(cu.FunctionLoadingState), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) FuncLoad(function cu.Function) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LaunchCooperativeKernelMultiDevice(launchParamsList []cu.CUDA_LAUNCH_PARAMS_v1, flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) FuncSetBlockShape(hfunc cu.Function, x int32, y int32, z int32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) FuncSetSharedSize(hfunc cu.Function, bytes uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ParamSetSize(hfunc cu.Function, numbytes uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ParamSeti(hfunc cu.Function, offset int32, value uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ParamSetf(hfunc cu.Function, offset int32, value float32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ParamSetv(hfunc cu.Function, offset int32, ptr []byte) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) Launch(f cu.Function) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LaunchGrid(f cu.Function, grid_width int32, grid_height int32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LaunchGridAsync(f cu.Function, grid_width int32, grid_height int32, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ParamSetTexRef(hfunc cu.Function, texunit int32, hTexRef cu.Texref) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) OccupancyMaxActiveBlocksPerMultiprocessor(func_ cu.Function, blockSize int32, dynamicSMemSize uint64) (int32, cu.Result) {
	return *new(int32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) OccupancyMaxActiveBlocksPerMultiprocessorWithFlags(func_ cu.Function, blockSize int32, dynamicSMemSize uint64, flags uint32) (int32, cu.Result) {
	return *new(int32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) OccupancyAvailableDynamicSMemPerBlock(func_ cu.Function, numBlocks int32, blockSize int32) (uint64, cu.Result) {
	return *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) OccupancyMaxPotentialClusterSize(func_ cu.Function, config *cu.LaunchConfig) (int32, cu.Result) {
	return *new(int32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) OccupancyMaxActiveClusters(func_ cu.Function, config *cu.LaunchConfig) (int32, cu.Result) {
	return *new(int32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemGetInfo() (uint64, uint64, cu.Result) {
	return *new(uint64), *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemAlloc(bytesize uint64) (cu.Deviceptr, cu.Result) {
	return *new(cu.Deviceptr), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemAllocPitch(widthInBytes uint64, height uint64, elementSizeBytes uint32) (cu.Deviceptr, uint64, cu.Result) {
	return *new(cu.Deviceptr), *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemFree(dptr cu.Deviceptr) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemGetAddressRange(dptr cu.Deviceptr) (cu.Deviceptr, uint64, cu.Result) {
	return *new(cu.Deviceptr), *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) Memcpy(dst cu.Deviceptr, src cu.Deviceptr, byteCount uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemcpyAsync(dst cu.Deviceptr, src cu.Deviceptr, byteCount uint64, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemcpyPeer(dstDevice cu.Deviceptr, dstContext cu.Context, srcDevice cu.Deviceptr, srcContext cu.Context, byteCount uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemcpyPeerAsync(dstDevice cu.Deviceptr, dstContext cu.Context, srcDevice cu.Deviceptr, srcContext cu.Context, byteCount uint64, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemcpyHtoD(dstDevice cu.Deviceptr, srcHost []byte) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemcpyDtoH(srcDevice cu.Deviceptr, byteCount uint64) ([]byte, cu.Result) {
	return nil, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemcpyDtoD(dstDevice cu.Deviceptr, srcDevice cu.Deviceptr, byteCount uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemcpyHtoDAsync(dstDevice cu.Deviceptr, srcHost []byte, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemcpyDtoHAsync(srcDevice cu.Deviceptr, byteCount uint64, hStream cu.Stream) ([]byte, cu.Result) {
	return nil, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemcpyDtoDAsync(dstDevice cu.Deviceptr, srcDevice cu.Deviceptr, byteCount uint64, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemcpyDtoA(dstArray cu.Array, dstOffset uint64, srcDevice cu.Deviceptr, byteCount uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemcpyAtoD(dstDevice cu.Deviceptr, srcArray cu.Array, srcOffset uint64, byteCount uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemcpyHtoA(dstArray cu.Array, dstOffset uint64, srcHost []byte) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemcpyAtoH(srcArray cu.Array, srcOffset uint64, byteCount uint64) ([]byte, cu.Result) {
	return nil, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemcpyAtoA(dstArray cu.Array, dstOffset uint64, srcArray cu.Array, srcOffset uint64, byteCount uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemcpyHtoAAsync(dstArray cu.Array, dstOffset uint64, srcHost []byte, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemcpyAtoHAsync(srcArray cu.Array, srcOffset uint64, byteCount uint64, hStream cu.Stream) ([]byte, cu.Result) {
	return nil, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) Memcpy2D(pCopy *cu.CUDA_MEMCPY2D_v2) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) Memcpy2DUnaligned(pCopy *cu.CUDA_MEMCPY2D_v2) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) Memcpy2DAsync(pCopy *cu.CUDA_MEMCPY2D_v2, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) Memcpy3D(pCopy *cu.CUDA_MEMCPY3D_v2) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) Memcpy3DAsync(pCopy *cu.CUDA_MEMCPY3D_v2, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) Memcpy3DPeer(pCopy *cu.CUDA_MEMCPY3D_PEER_v1) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) Memcpy3DPeerAsync(pCopy *cu.CUDA_MEMCPY3D_PEER_v1, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemcpyBatchAsync(dsts []cu.Deviceptr, srcs []cu.Deviceptr, sizes []uint64, attrs []cu.MemcpyAttributes_v1, attrsIdxs []uint64, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemcpyBatchAsync_v1(dsts []cu.Deviceptr, srcs []cu.Deviceptr, sizes []uint64, attrs []cu.MemcpyAttributes_v1, attrsIdxs []uint64, hStream cu.Stream) (uint64, cu.Result) {
	return *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) Memcpy3DBatchAsync(opList []cu.CUDA_MEMCPY3D_BATCH_OP_v1, flags uint64, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) Memcpy3DBatchAsync_v1(opList []cu.CUDA_MEMCPY3D_BATCH_OP_v1, flags uint64, hStream cu.Stream) (uint64, cu.Result) {
	return *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemBatchDecompressAsync(paramsArray []cu.MemDecompressParams, flags uint32, stream cu.Stream) (uint64, cu.Result) {
	return *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemsetD8(dstDevice cu.Deviceptr, uc byte, n uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemsetD16(dstDevice cu.Deviceptr, us uint16, n uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemsetD32(dstDevice cu.Deviceptr, ui uint32, n uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemsetD2D8(dstDevice cu.Deviceptr, dstPitch uint64, uc byte, width uint64, height uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemsetD2D16(dstDevice cu.Deviceptr, dstPitch uint64, us uint16, width uint64, height uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemsetD2D32(dstDevice cu.Deviceptr, dstPitch uint64, ui uint32, width uint64, height uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemsetD8Async(dstDevice cu.Deviceptr, uc byte, n uint64, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemsetD16Async(dstDevice cu.Deviceptr, us uint16, n uint64, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemsetD32Async(dstDevice cu.Deviceptr, ui uint32, n uint64, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemsetD2D8Async(dstDevice cu.Deviceptr, dstPitch uint64, uc byte, width uint64, height uint64, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemsetD2D16Async(dstDevice cu.Deviceptr, dstPitch uint64, us uint16, width uint64, height uint64, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemsetD2D32Async(dstDevice cu.Deviceptr, dstPitch uint64, ui uint32, width uint64, height uint64, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemAllocManaged(bytesize uint64, flags uint32) (cu.Deviceptr, cu.Result) {
	return *new(cu.Deviceptr), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemAdvise(devPtr cu.Deviceptr, count uint64, advice cu.Mem_advise, device cu.Device) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemPrefetchAsync(devPtr cu.Deviceptr, count uint64, dstDevice cu.Device, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemPrefetchBatchAsync(dptrs []cu.Deviceptr, sizes []uint64, prefetchLocs []cu.MemLocation_v1, prefetchLocIdxs []uint64, flags uint64, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemDiscardBatchAsync(dptrs []cu.Deviceptr, sizes []uint64, flags uint64, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemDiscardAndPrefetchBatchAsync(dptrs []cu.Deviceptr, sizes []uint64, prefetchLocs []cu.MemLocation_v1, prefetchLocIdxs []uint64, flags uint64, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemRangeGetAttribute(dataSize uint64, attribute cu.Mem_range_attribute, devPtr cu.Deviceptr, count uint64) ([]byte, cu.Result) {
	return nil, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamAttachMemAsync(hStream cu.Stream, dptr cu.Deviceptr, length uint64, flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemAllocAsync(bytesize uint64, hStream cu.Stream) (cu.Deviceptr, cu.Result) {
	return *new(cu.Deviceptr), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemAllocFromPoolAsync(bytesize uint64, pool cu.MemoryPool, hStream cu.Stream) (cu.Deviceptr, cu.Result) {
	return *new(cu.Deviceptr), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemFreeAsync(dptr cu.Deviceptr, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceSetMemPool(dev cu.Device, pool cu.MemoryPool) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceGetMemPool(dev cu.Device) (cu.MemoryPool, cu.Result) {
	return *new(cu.MemoryPool), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceGetDefaultMemPool(dev cu.Device) (cu.MemoryPool, cu.Result) {
	return *new(cu.MemoryPool), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemPoolCreate(poolProps *cu.MemPoolProps_v1) (cu.MemoryPool, cu.Result) {
	return *new(cu.MemoryPool), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemPoolDestroy(pool cu.MemoryPool) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemPoolTrimTo(pool cu.MemoryPool, minBytesToKeep uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemPoolSetAccess(pool cu.MemoryPool, map_ []cu.MemAccessDesc_v1) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemPoolGetAccess(memPool cu.MemoryPool, location *cu.MemLocation_v1) (cu.MemAccess_flags, cu.Result) {
	return *new(cu.MemAccess_flags), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemGetDefaultMemPool(location *cu.MemLocation_v1, type_ cu.MemAllocationType) (cu.MemoryPool, cu.Result) {
	return *new(cu.MemoryPool), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemGetMemPool(location *cu.MemLocation_v1, type_ cu.MemAllocationType) (cu.MemoryPool, cu.Result) {
	return *new(cu.MemoryPool), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemSetMemPool(location *cu.MemLocation_v1, type_ cu.MemAllocationType, pool cu.MemoryPool) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemPoolExportPointer(ptr cu.Deviceptr) (cu.MemPoolPtrExportData_v1, cu.Result) {
	return *new(cu.MemPoolPtrExportData_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemPoolImportPointer(pool cu.MemoryPool, shareData *cu.MemPoolPtrExportData_v1) (cu.Deviceptr, cu.Result) {
	return *new(cu.Deviceptr), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemAddressReserve(size uint64, alignment uint64, addr cu.Deviceptr, flags uint64) (cu.Deviceptr, cu.Result) {
	return *new(cu.Deviceptr), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemAddressFree(ptr cu.Deviceptr, size uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemCreate(size uint64, prop *cu.MemAllocationProp_v1, flags uint64) (cu.MemGenericAllocationHandle, cu.Result) {
	return *new(cu.MemGenericAllocationHandle), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemRelease(handle cu.MemGenericAllocationHandle) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemMap(ptr cu.Deviceptr, size uint64, offset uint64, handle cu.MemGenericAllocationHandle, flags uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemUnmap(ptr cu.Deviceptr, size uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemMapArrayAsync(mapInfoList []cu.ArrayMapInfo_v1, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemSetAccess(ptr cu.Deviceptr, size uint64, desc []cu.MemAccessDesc_v1) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemGetAccess(location *cu.MemLocation_v1, ptr cu.Deviceptr) (uint64, cu.Result) {
	return *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemGetAllocationGranularity(prop *cu.MemAllocationProp_v1, option cu.MemAllocationGranularity_flags) (uint64, cu.Result) {
	return *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemGetAllocationPropertiesFromHandle(handle cu.MemGenericAllocationHandle) (cu.MemAllocationProp_v1, cu.Result) {
	return *new(cu.MemAllocationProp_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MemRetainAllocationHandle(addr cu.Deviceptr) (cu.MemGenericAllocationHandle, cu.Result) {
	return *new(cu.MemGenericAllocationHandle), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MulticastCreate(prop *cu.MulticastObjectProp_v1) (cu.MemGenericAllocationHandle, cu.Result) {
	return *new(cu.MemGenericAllocationHandle), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MulticastAddDevice(mcHandle cu.MemGenericAllocationHandle, dev cu.Device) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MulticastBindMem(mcHandle cu.MemGenericAllocationHandle, mcOffset uint64, memHandle cu.MemGenericAllocationHandle, memOffset uint64, size uint64, flags uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MulticastBindAddr(mcHandle cu.MemGenericAllocationHandle, mcOffset uint64, memptr cu.Deviceptr, size uint64, flags uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MulticastUnbind(mcHandle cu.MemGenericAllocationHandle, dev cu.Device, mcOffset uint64, size uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MulticastGetGranularity(prop *cu.MulticastObjectProp_v1, option cu.MulticastGranularity_flags) (uint64, cu.Result) {
	return *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) IpcGetEventHandle(event cu.Event) (cu.IpcEventHandle_v1, cu.Result) {
	return *new(cu.IpcEventHandle_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) IpcGetMemHandle(dptr cu.Deviceptr) (cu.IpcMemHandle_v1, cu.Result) {
	return *new(cu.IpcMemHandle_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) IpcCloseMemHandle(dptr cu.Deviceptr) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ArrayCreate(pAllocateArray *cu.CUDA_ARRAY_DESCRIPTOR_v2) (cu.Array, cu.Result) {
	return *new(cu.Array), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ArrayGetDescriptor(hArray cu.Array) (cu.CUDA_ARRAY_DESCRIPTOR_v2, cu.Result) {
	return *new(cu.CUDA_ARRAY_DESCRIPTOR_v2), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ArrayGetSparseProperties(array cu.Array) (cu.CUDA_ARRAY_SPARSE_PROPERTIES_v1, cu.Result) {
	return *new(cu.CUDA_ARRAY_SPARSE_PROPERTIES_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ArrayGetMemoryRequirements(array cu.Array, device cu.Device) (cu.CUDA_ARRAY_MEMORY_REQUIREMENTS_v1, cu.Result) {
	return *new(cu.CUDA_ARRAY_MEMORY_REQUIREMENTS_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ArrayGetPlane(hArray cu.Array, planeIdx uint32) (cu.Array, cu.Result) {
	return *new(cu.Array), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ArrayDestroy(hArray cu.Array) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) Array3DCreate(pAllocateArray *cu.CUDA_ARRAY3D_DESCRIPTOR_v2) (cu.Array, cu.Result) {
	return *new(cu.Array), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) Array3DGetDescriptor(hArray cu.Array) (cu.CUDA_ARRAY3D_DESCRIPTOR_v2, cu.Result) {
	return *new(cu.CUDA_ARRAY3D_DESCRIPTOR_v2), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MipmappedArrayCreate(pMipmappedArrayDesc *cu.CUDA_ARRAY3D_DESCRIPTOR_v2, numMipmapLevels uint32) (cu.MipmappedArray, cu.Result) {
	return *new(cu.MipmappedArray), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MipmappedArrayGetLevel(hMipmappedArray cu.MipmappedArray, level uint32) (cu.Array, cu.Result) {
	return *new(cu.Array), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MipmappedArrayGetSparseProperties(mipmap cu.MipmappedArray) (cu.CUDA_ARRAY_SPARSE_PROPERTIES_v1, cu.Result) {
	return *new(cu.CUDA_ARRAY_SPARSE_PROPERTIES_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MipmappedArrayGetMemoryRequirements(mipmap cu.MipmappedArray, device cu.Device) (cu.CUDA_ARRAY_MEMORY_REQUIREMENTS_v1, cu.Result) {
	return *new(cu.CUDA_ARRAY_MEMORY_REQUIREMENTS_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) MipmappedArrayDestroy(hMipmappedArray cu.MipmappedArray) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexObjectCreate(pResDesc *cu.CUDA_RESOURCE_DESC_v1, pTexDesc *cu.CUDA_TEXTURE_DESC_v1, pResViewDesc *cu.CUDA_RESOURCE_VIEW_DESC_v1) (cu.TexObject, cu.Result) {
	return *new(cu.TexObject), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexObjectDestroy(texObject cu.TexObject) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexObjectGetResourceDesc(texObject cu.TexObject) (cu.CUDA_RESOURCE_DESC_v1, cu.Result) {
	return *new(cu.CUDA_RESOURCE_DESC_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexObjectGetTextureDesc(texObject cu.TexObject) (cu.CUDA_TEXTURE_DESC_v1, cu.Result) {
	return *new(cu.CUDA_TEXTURE_DESC_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexObjectGetResourceViewDesc(texObject cu.TexObject) (cu.CUDA_RESOURCE_VIEW_DESC_v1, cu.Result) {
	return *new(cu.CUDA_RESOURCE_VIEW_DESC_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) SurfObjectCreate(pResDesc *cu.CUDA_RESOURCE_DESC_v1) (cu.SurfObject, cu.Result) {
	return *new(cu.SurfObject), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) SurfObjectDestroy(surfObject cu.SurfObject) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) SurfObjectGetResourceDesc(surfObject cu.SurfObject) (cu.CUDA_RESOURCE_DESC_v1, cu.Result) {
	return *new(cu.CUDA_RESOURCE_DESC_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TensorMapReplaceAddress(tensorMap cu.TensorMap, globalAddress cu.Deviceptr) (cu.TensorMap, cu.Result) {
	return *new(cu.TensorMap), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefCreate() (cu.Texref, cu.Result) {
	return *new(cu.Texref), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefDestroy(hTexRef cu.Texref) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefSetArray(hTexRef cu.Texref, hArray cu.Array, flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefSetMipmappedArray(hTexRef cu.Texref, hMipmappedArray cu.MipmappedArray, flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefSetAddress(hTexRef cu.Texref, dptr cu.Deviceptr, bytes uint64) (uint64, cu.Result) {
	return *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefSetAddress2D(hTexRef cu.Texref, desc *cu.CUDA_ARRAY_DESCRIPTOR_v2, dptr cu.Deviceptr, pitch uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefSetFormat(hTexRef cu.Texref, fmt cu.Array_format, numPackedComponents int32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefSetAddressMode(hTexRef cu.Texref, dim int32, am cu.Address_mode) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefSetFilterMode(hTexRef cu.Texref, fm cu.Filter_mode) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefSetMipmapFilterMode(hTexRef cu.Texref, fm cu.Filter_mode) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefSetMipmapLevelBias(hTexRef cu.Texref, bias float32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefSetMipmapLevelClamp(hTexRef cu.Texref, minMipmapLevelClamp float32, maxMipmapLevelClamp float32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefSetMaxAnisotropy(hTexRef cu.Texref, maxAniso uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefSetBorderColor(hTexRef cu.Texref, pBorderColor []float32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefSetFlags(hTexRef cu.Texref, flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefGetAddress(hTexRef cu.Texref) (cu.Deviceptr, cu.Result) {
	return *new(cu.Deviceptr), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefGetArray(hTexRef cu.Texref) (cu.Array, cu.Result) {
	return *new(cu.Array), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefGetMipmappedArray(hTexRef cu.Texref) (cu.MipmappedArray, cu.Result) {
	return *new(cu.MipmappedArray), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefGetAddressMode(hTexRef cu.Texref, dim int32) (cu.Address_mode, cu.Result) {
	return *new(cu.Address_mode), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefGetFilterMode(hTexRef cu.Texref) (cu.Filter_mode, cu.Result) {
	return *new(cu.Filter_mode), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefGetFormat(hTexRef cu.Texref) (cu.Array_format, int32, cu.Result) {
	return *new(cu.Array_format), *new(int32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefGetMipmapFilterMode(hTexRef cu.Texref) (cu.Filter_mode, cu.Result) {
	return *new(cu.Filter_mode), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefGetMipmapLevelBias(hTexRef cu.Texref) (float32, cu.Result) {
	return *new(float32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefGetMipmapLevelClamp(hTexRef cu.Texref) (float32, float32, cu.Result) {
	return *new(float32), *new(float32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefGetMaxAnisotropy(hTexRef cu.Texref) (int32, cu.Result) {
	return *new(int32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefGetBorderColor(hTexRef cu.Texref) ([]float32, cu.Result) {
	return nil, cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) TexRefGetFlags(hTexRef cu.Texref) (uint32, cu.Result) {
	return *new(uint32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) SurfRefSetArray(hSurfRef cu.Surfref, hArray cu.Array, flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) SurfRefGetArray(hSurfRef cu.Surfref) (cu.Array, cu.Result) {
	return *new(cu.Array), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamCreate(flags uint32) (cu.Stream, cu.Result) {
	return *new(cu.Stream), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamCreateWithPriority(flags uint32, priority int32) (cu.Stream, cu.Result) {
	return *new(cu.Stream), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamDestroy(hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamGetPriority(hStream cu.Stream) (int32, cu.Result) {
	return *new(int32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamGetDevice(hStream cu.Stream) (cu.Device, cu.Result) {
	return *new(cu.Device), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamGetFlags(hStream cu.Stream) (uint32, cu.Result) {
	return *new(uint32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamGetId(hStream cu.Stream) (uint64, cu.Result) {
	return *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamGetCtx(hStream cu.Stream) (cu.Context, cu.GreenCtx, cu.Result) {
	return *new(cu.Context), *new(cu.GreenCtx), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamGetCtx_v1(hStream cu.Stream) (cu.Context, cu.Result) {
	return *new(cu.Context), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamWaitEvent(hStream cu.Stream, hEvent cu.Event, flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamQuery(hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamSynchronize(hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamCopyAttributes(dstStream cu.Stream, srcStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamGetAttribute(hStream cu.Stream, attr cu.LaunchAttributeID) (cu.LaunchAttributeValue, cu.Result) {
	return *new(cu.LaunchAttributeValue), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamSetAttribute(hStream cu.Stream, attr cu.LaunchAttributeID, param *cu.LaunchAttributeValue) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ThreadExchangeStreamCaptureMode(mode cu.StreamCaptureMode) (cu.StreamCaptureMode, cu.Result) {
	return *new(cu.StreamCaptureMode), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamBeginCapture(hStream cu.Stream, mode cu.StreamCaptureMode) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamBeginCapture_v1(hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamBeginCaptureToGraph(hStream cu.Stream, hGraph cu.Graph, dependencies []cu.GraphNode, dependencyData []cu.GraphEdgeData, mode cu.StreamCaptureMode) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamEndCapture(hStream cu.Stream) (cu.Graph, cu.Result) {
	return *new(cu.Graph), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamIsCapturing(hStream cu.Stream) (cu.StreamCaptureStatus, cu.Result) {
	return *new(cu.StreamCaptureStatus), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamGetCaptureInfo(hStream cu.Stream) (cu.StreamCaptureStatus, cu.Cuuint64_t, cu.Result) {
	return *new(cu.StreamCaptureStatus), *new(cu.Cuuint64_t), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamUpdateCaptureDependencies(hStream cu.Stream, dependencies []cu.GraphNode, dependencyData []cu.GraphEdgeData, flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamUpdateCaptureDependencies_v1(hStream cu.Stream, dependencies []cu.GraphNode, flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) EventCreate(flags uint32) (cu.Event, cu.Result) {
	return *new(cu.Event), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) EventRecord(hEvent cu.Event, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) EventRecordWithFlags(hEvent cu.Event, hStream cu.Stream, flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) EventQuery(hEvent cu.Event) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) EventSynchronize(hEvent cu.Event) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) EventDestroy(hEvent cu.Event) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) EventElapsedTime(hStart cu.Event, hEnd cu.Event) (float32, cu.Result) {
	return *new(float32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamWaitValue32(stream cu.Stream, addr cu.Deviceptr, value cu.Cuuint32_t, flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamWaitValue64(stream cu.Stream, addr cu.Deviceptr, value cu.Cuuint64_t, flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamWriteValue32(stream cu.Stream, addr cu.Deviceptr, value cu.Cuuint32_t, flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamWriteValue64(stream cu.Stream, addr cu.Deviceptr, value cu.Cuuint64_t, flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamBatchMemOp(stream cu.Stream, paramArray []cu.StreamBatchMemOpParams_v1, flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphCreate(flags uint32) (cu.Graph, cu.Result) {
	return *new(cu.Graph), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphDestroy(hGraph cu.Graph) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphClone(originalGraph cu.Graph) (cu.Graph, cu.Result) {
	return *new(cu.Graph), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphNodeFindInClone(hOriginalNode cu.GraphNode, hClonedGraph cu.Graph) (cu.GraphNode, cu.Result) {
	return *new(cu.GraphNode), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddNode(hGraph cu.Graph, dependencies []cu.GraphNode, dependencyData []cu.GraphEdgeData, nodeParams cu.GraphNodeParams) (cu.GraphNode, cu.GraphNodeParams, cu.Result) {
	return *new(cu.GraphNode), *new(cu.GraphNodeParams), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddNode_v1(hGraph cu.Graph, dependencies []cu.GraphNode, nodeParams cu.GraphNodeParams) (cu.GraphNode, cu.GraphNodeParams, cu.Result) {
	return *new(cu.GraphNode), *new(cu.GraphNodeParams), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphNodeSetParams(hNode cu.GraphNode, nodeParams *cu.GraphNodeParams) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddKernelNode(hGraph cu.Graph, dependencies []cu.GraphNode, nodeParams *cu.CUDA_KERNEL_NODE_PARAMS_v2) (cu.GraphNode, cu.Result) {
	return *new(cu.GraphNode), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddKernelNode_v1(hGraph cu.Graph, dependencies []cu.GraphNode, nodeParams *cu.CUDA_KERNEL_NODE_PARAMS_v1) (cu.GraphNode, cu.Result) {
	return *new(cu.GraphNode), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddMemcpyNode(hGraph cu.Graph, dependencies []cu.GraphNode, copyParams *cu.CUDA_MEMCPY3D_v2, ctx cu.Context) (cu.GraphNode, cu.Result) {
	return *new(cu.GraphNode), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddMemsetNode(hGraph cu.Graph, dependencies []cu.GraphNode, memsetParams *cu.CUDA_MEMSET_NODE_PARAMS_v1, ctx cu.Context) (cu.GraphNode, cu.Result) {
	return *new(cu.GraphNode), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddHostNode(hGraph cu.Graph, dependencies []cu.GraphNode, nodeParams *cu.CUDA_HOST_NODE_PARAMS_v1) (cu.GraphNode, cu.Result) {
	return *new(cu.GraphNode), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddChildGraphNode(hGraph cu.Graph, dependencies []cu.GraphNode, childGraph cu.Graph) (cu.GraphNode, cu.Result) {
	return *new(cu.GraphNode), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddEmptyNode(hGraph cu.Graph, dependencies []cu.GraphNode) (cu.GraphNode, cu.Result) {
	return *new(cu.GraphNode), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddEventRecordNode(hGraph cu.Graph, dependencies []cu.GraphNode, event cu.Event) (cu.GraphNode, cu.Result) {
	return *new(cu.GraphNode), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddEventWaitNode(hGraph cu.Graph, dependencies []cu.GraphNode, event cu.Event) (cu.GraphNode, cu.Result) {
	return *new(cu.GraphNode), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddBatchMemOpNode(hGraph cu.Graph, dependencies []cu.GraphNode, nodeParams *cu.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1) (cu.GraphNode, cu.Result) {
	return *new(cu.GraphNode), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddMemAllocNode(hGraph cu.Graph, dependencies []cu.GraphNode, nodeParams cu.CUDA_MEM_ALLOC_NODE_PARAMS_v1) (cu.GraphNode, cu.CUDA_MEM_ALLOC_NODE_PARAMS_v1, cu.Result) {
	return *new(cu.GraphNode), *new(cu.CUDA_MEM_ALLOC_NODE_PARAMS_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddMemFreeNode(hGraph cu.Graph, dependencies []cu.GraphNode, dptr cu.Deviceptr) (cu.GraphNode, cu.Result) {
	return *new(cu.GraphNode), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphConditionalHandleCreate(hGraph cu.Graph, ctx cu.Context, defaultLaunchValue uint32, flags uint32) (cu.GraphConditionalHandle, cu.Result) {
	return *new(cu.GraphConditionalHandle), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddDependencies(hGraph cu.Graph, from []cu.GraphNode, to []cu.GraphNode, edgeData []cu.GraphEdgeData) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphAddDependencies_v1(hGraph cu.Graph, from []cu.GraphNode, to []cu.GraphNode) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphRemoveDependencies(hGraph cu.Graph, from []cu.GraphNode, to []cu.GraphNode, edgeData []cu.GraphEdgeData) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphRemoveDependencies_v1(hGraph cu.Graph, from []cu.GraphNode, to []cu.GraphNode) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphDestroyNode(hNode cu.GraphNode) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphGetNodes(hGraph cu.Graph, numNodes uint64) ([]cu.GraphNode, uint64, cu.Result) {
	return nil, *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphGetRootNodes(hGraph cu.Graph, numRootNodes uint64) ([]cu.GraphNode, uint64, cu.Result) {
	return nil, *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphGetEdges(hGraph cu.Graph, numEdges uint64) ([]cu.GraphNode, []cu.GraphNode, []cu.GraphEdgeData, uint64, cu.Result) {
	return nil, nil, nil, *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphGetEdges_v1(hGraph cu.Graph, numEdges uint64) ([]cu.GraphNode, []cu.GraphNode, uint64, cu.Result) {
	return nil, nil, *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphNodeGetType(hNode cu.GraphNode) (cu.GraphNodeType, cu.Result) {
	return *new(cu.GraphNodeType), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphNodeGetDependencies(hNode cu.GraphNode, numDependencies uint64) ([]cu.GraphNode, []cu.GraphEdgeData, uint64, cu.Result) {
	return nil, nil, *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphNodeGetDependencies_v1(hNode cu.GraphNode, numDependencies uint64) ([]cu.GraphNode, uint64, cu.Result) {
	return nil, *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphNodeGetDependentNodes(hNode cu.GraphNode, numDependentNodes uint64) ([]cu.GraphNode, []cu.GraphEdgeData, uint64, cu.Result) {
	return nil, nil, *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphNodeGetDependentNodes_v1(hNode cu.GraphNode, numDependentNodes uint64) ([]cu.GraphNode, uint64, cu.Result) {
	return nil, *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphDebugDotPrint(hGraph cu.Graph, path string, flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphKernelNodeGetParams(hNode cu.GraphNode) (cu.CUDA_KERNEL_NODE_PARAMS_v2, cu.Result) {
	return *new(cu.CUDA_KERNEL_NODE_PARAMS_v2), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphKernelNodeGetParams_v1(hNode cu.GraphNode) (cu.CUDA_KERNEL_NODE_PARAMS_v1, cu.Result) {
	return *new(cu.CUDA_KERNEL_NODE_PARAMS_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphKernelNodeSetParams(hNode cu.GraphNode, nodeParams *cu.CUDA_KERNEL_NODE_PARAMS_v2) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphKernelNodeSetParams_v1(hNode cu.GraphNode, nodeParams *cu.CUDA_KERNEL_NODE_PARAMS_v1) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphKernelNodeCopyAttributes(dst cu.GraphNode, src cu.GraphNode) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphKernelNodeGetAttribute(hNode cu.GraphNode, attr cu.LaunchAttributeID) (cu.LaunchAttributeValue, cu.Result) {
	return *new(cu.LaunchAttributeValue), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphKernelNodeSetAttribute(hNode cu.GraphNode, attr cu.LaunchAttributeID, value *cu.LaunchAttributeValue) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphMemcpyNodeGetParams(hNode cu.GraphNode) (cu.CUDA_MEMCPY3D_v2, cu.Result) {
	return *new(cu.CUDA_MEMCPY3D_v2), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphMemcpyNodeSetParams(hNode cu.GraphNode, nodeParams *cu.CUDA_MEMCPY3D_v2) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphMemsetNodeGetParams(hNode cu.GraphNode) (cu.CUDA_MEMSET_NODE_PARAMS_v1, cu.Result) {
	return *new(cu.CUDA_MEMSET_NODE_PARAMS_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphMemsetNodeSetParams(hNode cu.GraphNode, nodeParams *cu.CUDA_MEMSET_NODE_PARAMS_v1) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphHostNodeGetParams(hNode cu.GraphNode) (cu.CUDA_HOST_NODE_PARAMS_v1, cu.Result) {
	return *new(cu.CUDA_HOST_NODE_PARAMS_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphHostNodeSetParams(hNode cu.GraphNode, nodeParams *cu.CUDA_HOST_NODE_PARAMS_v1) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphChildGraphNodeGetGraph(hNode cu.GraphNode) (cu.Graph, cu.Result) {
	return *new(cu.Graph), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphEventRecordNodeGetEvent(hNode cu.GraphNode) (cu.Event, cu.Result) {
	return *new(cu.Event), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphEventRecordNodeSetEvent(hNode cu.GraphNode, event cu.Event) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphEventWaitNodeGetEvent(hNode cu.GraphNode) (cu.Event, cu.Result) {
	return *new(cu.Event), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphEventWaitNodeSetEvent(hNode cu.GraphNode, event cu.Event) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphBatchMemOpNodeGetParams(hNode cu.GraphNode) (cu.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, cu.Result) {
	return *new(cu.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphBatchMemOpNodeSetParams(hNode cu.GraphNode, nodeParams *cu.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphMemAllocNodeGetParams(hNode cu.GraphNode) (cu.CUDA_MEM_ALLOC_NODE_PARAMS_v1, cu.Result) {
	return *new(cu.CUDA_MEM_ALLOC_NODE_PARAMS_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphMemFreeNodeGetParams(hNode cu.GraphNode) (cu.Deviceptr, cu.Result) {
	return *new(cu.Deviceptr), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceGraphMemTrim(device cu.Device) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceGetGraphMemAttribute(device cu.Device, attr cu.GraphMem_attribute) (uint64, cu.Result) {
	return *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceSetGraphMemAttribute(device cu.Device, attr cu.GraphMem_attribute, value *uint64) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) UserObjectRetain(object cu.UserObject, count uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) UserObjectRelease(object cu.UserObject, count uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphRetainUserObject(graph cu.Graph, object cu.UserObject, count uint32, flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphReleaseUserObject(graph cu.Graph, object cu.UserObject, count uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphInstantiateWithFlags(hGraph cu.Graph, flags uint64) (cu.GraphExec, cu.Result) {
	return *new(cu.GraphExec), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphInstantiateWithParams(hGraph cu.Graph, instantiateParams cu.CUDA_GRAPH_INSTANTIATE_PARAMS) (cu.GraphExec, cu.CUDA_GRAPH_INSTANTIATE_PARAMS, cu.Result) {
	return *new(cu.GraphExec), *new(cu.CUDA_GRAPH_INSTANTIATE_PARAMS), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphInstantiate(hGraph cu.Graph, bufferSize uint64) (cu.GraphExec, cu.GraphNode, string, cu.Result) {
	return *new(cu.GraphExec), *new(cu.GraphNode), "", cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphExecGetFlags(hGraphExec cu.GraphExec) (cu.Cuuint64_t, cu.Result) {
	return *new(cu.Cuuint64_t), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphExecNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, nodeParams *cu.GraphNodeParams) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphExecKernelNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, nodeParams *cu.CUDA_KERNEL_NODE_PARAMS_v2) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphExecKernelNodeSetParams_v1(hGraphExec cu.GraphExec, hNode cu.GraphNode, nodeParams *cu.CUDA_KERNEL_NODE_PARAMS_v1) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphExecMemcpyNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, copyParams *cu.CUDA_MEMCPY3D_v2, ctx cu.Context) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphExecMemsetNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, memsetParams *cu.CUDA_MEMSET_NODE_PARAMS_v1, ctx cu.Context) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphExecHostNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, nodeParams *cu.CUDA_HOST_NODE_PARAMS_v1) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphExecChildGraphNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, childGraph cu.Graph) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphExecEventRecordNodeSetEvent(hGraphExec cu.GraphExec, hNode cu.GraphNode, event cu.Event) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphExecEventWaitNodeSetEvent(hGraphExec cu.GraphExec, hNode cu.GraphNode, event cu.Event) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphExecBatchMemOpNodeSetParams(hGraphExec cu.GraphExec, hNode cu.GraphNode, nodeParams *cu.CUDA_BATCH_MEM_OP_NODE_PARAMS_v1) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphNodeSetEnabled(hGraphExec cu.GraphExec, hNode cu.GraphNode, isEnabled uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphNodeGetEnabled(hGraphExec cu.GraphExec, hNode cu.GraphNode) (uint32, cu.Result) {
	return *new(uint32), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphExecUpdate(hGraphExec cu.GraphExec, hGraph cu.Graph) (cu.GraphExecUpdateResultInfo_v1, cu.Result) {
	return *new(cu.GraphExecUpdateResultInfo_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphExecUpdate_v1(hGraphExec cu.GraphExec, hGraph cu.Graph) (cu.GraphNode, cu.GraphExecUpdateResult, cu.Result) {
	return *new(cu.GraphNode), *new(cu.GraphExecUpdateResult), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphUpload(hGraph cu.GraphExec, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphLaunch(hGraph cu.GraphExec, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphExecDestroy(hGraphExec cu.GraphExec) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GreenCtxCreate(desc cu.DevResourceDesc, dev cu.Device, flags uint32) (cu.GreenCtx, cu.Result) {
	return *new(cu.GreenCtx), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GreenCtxDestroy(hCtx cu.GreenCtx) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GreenCtxGetId(greenCtx cu.GreenCtx) (uint64, cu.Result) {
	return *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GreenCtxRecordEvent(hCtx cu.GreenCtx, hEvent cu.Event) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GreenCtxWaitEvent(hCtx cu.GreenCtx, hEvent cu.Event) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GreenCtxStreamCreate(greenCtx cu.GreenCtx, flags uint32, priority int32) (cu.Stream, cu.Result) {
	return *new(cu.Stream), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GreenCtxGetDevResource(hCtx cu.GreenCtx, type_ cu.DevResourceType) (cu.DevResource_v1, cu.Result) {
	return *new(cu.DevResource_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxFromGreenCtx(hCtx cu.GreenCtx) (cu.Context, cu.Result) {
	return *new(cu.Context), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CtxGetDevResource(hCtx cu.Context, type_ cu.DevResourceType) (cu.DevResource_v1, cu.Result) {
	return *new(cu.DevResource_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) StreamGetGreenCtx(hStream cu.Stream) (cu.GreenCtx, cu.Result) {
	return *new(cu.GreenCtx), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DeviceGetDevResource(device cu.Device, type_ cu.DevResourceType) (cu.DevResource_v1, cu.Result) {
	return *new(cu.DevResource_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DevSmResourceSplitByCount(nbGroups uint32, input *cu.DevResource_v1, useFlags uint32, minCount uint32) ([]cu.DevResource_v1, uint32, cu.DevResource_v1, cu.Result) {
	return nil, *new(uint32), *new(cu.DevResource_v1), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) DevResourceGenerateDesc(resources []cu.DevResource_v1) (cu.DevResourceDesc, cu.Result) {
	return *new(cu.DevResourceDesc), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CoredumpGetAttribute(attrib cu.CoredumpSettings, size uint64) ([]byte, uint64, cu.Result) {
	return nil, *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CoredumpGetAttributeGlobal(attrib cu.CoredumpSettings, size uint64) ([]byte, uint64, cu.Result) {
	return nil, *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CoredumpSetAttribute(attrib cu.CoredumpSettings, value []byte, size uint64) (uint64, cu.Result) {
	return *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CoredumpSetAttributeGlobal(attrib cu.CoredumpSettings, value []byte, size uint64) (uint64, cu.Result) {
	return *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) CheckpointProcessGetState(pid int32) (cu.ProcessState, cu.Result) {
	return *new(cu.ProcessState), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LogsUnregisterCallback(callback cu.LogsCallbackHandle) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LogsCurrent(flags uint32) (cu.LogIterator, cu.Result) {
	return *new(cu.LogIterator), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LogsDumpToFile(iterator cu.LogIterator, pathToFile string, flags uint32) (cu.LogIterator, cu.Result) {
	return *new(cu.LogIterator), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) LogsDumpToMemory(iterator cu.LogIterator, size uint64, flags uint32) (cu.LogIterator, string, uint64, cu.Result) {
	return *new(cu.LogIterator), "", *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ProfilerInitialize(configFile string, outputFile string, outputMode cu.Output_mode) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ProfilerStart() cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) ProfilerStop() cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphicsUnregisterResource(resource cu.GraphicsResource) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphicsSubResourceGetMappedArray(resource cu.GraphicsResource, arrayIndex uint32, mipLevel uint32) (cu.Array, cu.Result) {
	return *new(cu.Array), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphicsResourceGetMappedMipmappedArray(resource cu.GraphicsResource) (cu.MipmappedArray, cu.Result) {
	return *new(cu.MipmappedArray), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphicsResourceGetMappedPointer(resource cu.GraphicsResource) (cu.Deviceptr, uint64, cu.Result) {
	return *new(cu.Deviceptr), *new(uint64), cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphicsResourceSetMapFlags(resource cu.GraphicsResource, flags uint32) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphicsMapResources(resources []cu.GraphicsResource, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}

func (Unsupported) GraphicsUnmapResources(resources []cu.GraphicsResource, hStream cu.Stream) cu.Result {
	return cu.CUDA_ERROR_NOT_SUPPORTED
}
