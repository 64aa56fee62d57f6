// Code generated from api/ by gen/emit; DO NOT EDIT.

package wire

// SchemaHash names the API description both ends were generated from.
var SchemaHash = [16]uint8{0xb0, 0xed, 0x7d, 0x7b, 0x55, 0x2a, 0x91, 0xbd, 0xf0, 0xbb, 0x6c, 0xe1, 0xf5, 0x18, 0x0, 0x42}

// Op names a command.
type Op uint16

const (
	OpNone                                               Op = iota
	OpSnapshot                                              // sync
	OpVisible                                               // async
	OpPrimaryRetain                                         // sync
	OpPrimaryRelease                                        // async
	OpPrimaryReset                                          // sync
	OpCtxCreate                                             // sync
	OpCtxDestroy                                            // sync
	OpCtxSynchronize                                        // wait
	OpCtxDrain                                              // wait
	OpPeerAccess                                            // sync
	OpGreenCreate                                           // sync
	OpGreenDestroy                                          // sync
	OpDevResource                                           // sync
	OpGreenStream                                           // async
	OpMemAlloc                                              // sync
	OpMemAllocSoon                                          // async
	OpMemInfo                                               // sync
	OpMemFree                                               // async
	OpCopyIn                                                // async
	OpCopyInLanes                                           // async
	OpCopyOut                                               // wait
	OpCopyOutLater                                          // wait
	OpCopyOn                                                // async
	OpArrived                                               // async
	OpHostShare                                             // sync
	OpHostUnshare                                           // async
	OpStageIn                                               // wait
	OpStageOut                                              // wait
	OpMemShare                                              // sync
	OpMemOpen                                               // sync
	OpEventShare                                            // sync
	OpEventOpen                                             // sync
	OpHandleShare                                           // sync
	OpHandleOpen                                            // sync
	OpPoolShare                                             // sync
	OpPoolOpen                                              // sync
	OpUnshare                                               // async
	OpHandleRetain                                          // sync
	OpFence                                                 // sync
	OpMirrorAlloc                                           // sync
	OpMirrorOpen                                            // sync
	OpMirrorClose                                           // async
	OpMirrorIn                                              // async
	OpMirrorOut                                             // wait
	OpBlob                                                  // async
	OpBlobPacked                                            // async
	OpImagesKnown                                           // sync
	OpModuleLoad                                            // sync
	OpLibraryLoad                                           // sync
	OpModuleLoadSoon                                        // async
	OpLibraryLoadSoon                                       // async
	OpModuleGetFunction                                     // sync
	OpModuleGetFunctionSoon                                 // async
	OpModuleFunctions                                       // sync
	OpLibraryGetKernel                                      // sync
	OpLibraryGetKernelSoon                                  // async
	OpLibraryKernels                                        // sync
	OpLibraryGetModule                                      // sync
	OpLibraryGetModuleSoon                                  // async
	OpKernelGetFunction                                     // sync
	OpKernelGetFunctionSoon                                 // async
	OpKernelInfo                                            // sync
	OpModuleVariable                                        // sync
	OpLibraryVariable                                       // sync
	OpNote                                                  // async
	OpClusters                                              // sync
	OpTensorMap                                             // sync
	OpLinkCreate                                            // sync
	OpLinkAdd                                               // sync
	OpLinkComplete                                          // sync
	OpLinkFetch                                             // sync
	OpLinkDestroy                                           // async
	OpMemAllocAsync                                         // sync
	OpMemAccess                                             // sync
	OpMemFreeAsync                                          // async
	OpArrayIn                                               // async
	OpArrayOut                                              // wait
	OpArrayOn                                               // async
	OpHostFunc                                              // async
	OpHostDone                                              // async
	OpHostPipe                                              // sync
	OpEventWatch                                            // wait
	OpStreamWatch                                           // wait
	OpBeginCapture                                          // sync
	OpBeginCaptureTo                                        // sync
	OpEndCapture                                            // sync
	OpCaptureInfo                                           // sync
	OpCaptureWait                                           // sync
	OpCaptureUpdate                                         // sync
	OpGraphDestroy                                          // async
	OpGraphNodeDestroy                                      // sync
	OpGraphNodeType                                         // sync
	OpGraphDot                                              // sync
	OpGraphInstantiate                                      // sync
	OpGraphLaunch                                           // async
	OpGraphLaunchAsk                                        // sync
	OpGraphExecDestroy                                      // async
	OpUserObject                                            // async
	OpGraphKernel                                           // sync
	OpGraphKernelSet                                        // sync
	OpGraphKernelGet                                        // sync
	OpGraphCopy                                             // sync
	OpGraphCopySet                                          // sync
	OpGraphCopyGet                                          // sync
	OpStreamCopy                                            // sync
	OpGraphFeed                                             // async
	OpGraphHost                                             // sync
	OpGraphHostSet                                          // sync
	OpGraphHostGet                                          // sync
	OpGraphMemOps                                           // sync
	OpGraphMemOpsSet                                        // sync
	OpGraphMemOpsGet                                        // sync
	OpGraphConditional                                      // sync
	OpGraphMove                                             // sync
	OpGraphAlloc                                            // sync
	OpGraphFree                                             // sync
	OpGraphMemoryGet                                        // sync
	OpGraphMemoryFree                                       // sync
	OpGraphMemory                                           // sync
	OpLaunch                                                // async
	OpDeviceGetTexture1DLinearMaxWidth                      // sync
	OpDeviceGetHostAtomicCapabilities                       // sync
	OpDeviceGetExecAffinitySupport                          // sync
	OpFlushGPUDirectRDMAWrites                              // sync
	OpDeviceCanAccessPeer                                   // sync
	OpDeviceGetP2PAttribute                                 // sync
	OpDeviceGetP2PAtomicCapabilities                        // sync
	OpDevicePrimaryCtxSetFlags_v2                           // sync
	OpCtxSetFlags                                           // async
	OpCtxSetLimit                                           // sync
	OpCtxGetLimit                                           // sync
	OpCtxGetCacheConfig                                     // sync
	OpCtxSetCacheConfig                                     // sync
	OpCtxGetSharedMemConfig                                 // sync
	OpCtxSetSharedMemConfig                                 // sync
	OpCtxResetPersistingL2Cache                             // async
	OpCtxGetExecAffinity                                    // sync
	OpCtxRecordEvent                                        // async
	OpCtxWaitEvent                                          // async
	OpModuleUnload                                          // async
	OpModuleGetFunctionCount                                // sync
	OpModuleGetTexRef                                       // sync
	OpModuleGetSurfRef                                      // sync
	OpLibraryUnload                                         // async
	OpLibraryGetKernelCount                                 // sync
	OpKernelSetAttribute                                    // async
	OpKernelSetCacheConfig                                  // sync
	OpFuncSetAttribute                                      // async
	OpFuncSetCacheConfig                                    // sync
	OpFuncSetSharedMemConfig                                // sync
	OpOccupancyMaxActiveBlocksPerMultiprocessorWithFlags    // sync
	OpOccupancyAvailableDynamicSMemPerBlock                 // sync
	OpMemBatchDecompressAsync                               // sync
	OpMemsetD8Async                                         // async
	OpMemsetD16Async                                        // async
	OpMemsetD32Async                                        // async
	OpMemsetD2D8Async                                       // async
	OpMemsetD2D16Async                                      // async
	OpMemsetD2D32Async                                      // async
	OpMemCreate                                             // sync
	OpMemRelease                                            // async
	OpMemMap                                                // sync
	OpMemUnmap                                              // sync
	OpMemMapArrayAsync                                      // async
	OpMemSetAccess                                          // sync
	OpMemGetAccess                                          // sync
	OpMemGetAllocationGranularity                           // sync
	OpMemGetAllocationPropertiesFromHandle                  // sync
	OpMulticastCreate                                       // sync
	OpMulticastAddDevice                                    // sync
	OpMulticastBindMem                                      // sync
	OpMulticastBindAddr                                     // sync
	OpMulticastUnbind                                       // sync
	OpMulticastGetGranularity                               // sync
	OpArrayCreate_v2                                        // sync
	OpArrayGetDescriptor_v2                                 // sync
	OpArrayGetSparseProperties                              // sync
	OpArrayGetMemoryRequirements                            // sync
	OpArrayGetPlane                                         // sync
	OpArrayDestroy                                          // async
	OpArray3DCreate_v2                                      // sync
	OpArray3DGetDescriptor_v2                               // sync
	OpMipmappedArrayCreate                                  // sync
	OpMipmappedArrayGetLevel                                // sync
	OpMipmappedArrayGetSparseProperties                     // sync
	OpMipmappedArrayGetMemoryRequirements                   // sync
	OpMipmappedArrayDestroy                                 // async
	OpTexObjectCreate                                       // sync
	OpTexObjectDestroy                                      // sync
	OpTexObjectGetResourceDesc                              // sync
	OpTexObjectGetTextureDesc                               // sync
	OpTexObjectGetResourceViewDesc                          // sync
	OpSurfObjectCreate                                      // sync
	OpSurfObjectDestroy                                     // sync
	OpSurfObjectGetResourceDesc                             // sync
	OpTensorMapReplaceAddress                               // sync
	OpTexRefCreate                                          // async
	OpTexRefDestroy                                         // async
	OpTexRefSetArray                                        // async
	OpTexRefSetMipmappedArray                               // async
	OpTexRefSetAddress_v2                                   // sync
	OpTexRefSetAddress2D_v3                                 // async
	OpTexRefSetFormat                                       // async
	OpTexRefSetAddressMode                                  // async
	OpTexRefSetFilterMode                                   // async
	OpTexRefSetMipmapFilterMode                             // async
	OpTexRefSetMipmapLevelBias                              // async
	OpTexRefSetMipmapLevelClamp                             // async
	OpTexRefSetMaxAnisotropy                                // async
	OpTexRefSetBorderColor                                  // async
	OpTexRefSetFlags                                        // async
	OpTexRefGetAddress_v2                                   // sync
	OpTexRefGetArray                                        // sync
	OpTexRefGetMipmappedArray                               // sync
	OpTexRefGetAddressMode                                  // sync
	OpTexRefGetFilterMode                                   // sync
	OpTexRefGetFormat                                       // sync
	OpTexRefGetMipmapFilterMode                             // sync
	OpTexRefGetMipmapLevelBias                              // sync
	OpTexRefGetMipmapLevelClamp                             // sync
	OpTexRefGetMaxAnisotropy                                // sync
	OpTexRefGetBorderColor                                  // sync
	OpTexRefGetFlags                                        // sync
	OpSurfRefSetArray                                       // async
	OpSurfRefGetArray                                       // sync
	OpStreamCreateWithPriority                              // async
	OpStreamDestroy_v2                                      // async
	OpStreamWaitEvent                                       // async
	OpStreamQuery                                           // sync
	OpStreamSynchronize                                     // wait
	OpStreamCopyAttributes                                  // sync
	OpStreamGetAttribute                                    // sync
	OpStreamSetAttribute                                    // sync
	OpEventCreate                                           // async
	OpEventRecordWithFlags                                  // async
	OpEventQuery                                            // sync
	OpEventSynchronize                                      // wait
	OpEventDestroy_v2                                       // async
	OpEventElapsedTime_v2                                   // sync
	OpStreamWaitValue32_v2                                  // async
	OpStreamWaitValue64_v2                                  // async
	OpStreamWriteValue32_v2                                 // async
	OpStreamWriteValue64_v2                                 // async
	OpStreamBatchMemOp_v2                                   // async
	OpGraphCreate                                           // sync
	OpGraphClone                                            // sync
	OpGraphNodeFindInClone                                  // sync
	OpGraphAddMemsetNode                                    // sync
	OpGraphAddChildGraphNode                                // sync
	OpGraphAddEmptyNode                                     // sync
	OpGraphAddEventRecordNode                               // sync
	OpGraphAddEventWaitNode                                 // sync
	OpGraphConditionalHandleCreate                          // sync
	OpGraphAddDependencies_v2                               // sync
	OpGraphAddDependencies                                  // sync
	OpGraphRemoveDependencies_v2                            // sync
	OpGraphRemoveDependencies                               // sync
	OpGraphGetNodes                                         // sync
	OpGraphGetRootNodes                                     // sync
	OpGraphGetEdges_v2                                      // sync
	OpGraphGetEdges                                         // sync
	OpGraphNodeGetDependencies_v2                           // sync
	OpGraphNodeGetDependencies                              // sync
	OpGraphNodeGetDependentNodes_v2                         // sync
	OpGraphNodeGetDependentNodes                            // sync
	OpGraphKernelNodeCopyAttributes                         // sync
	OpGraphKernelNodeGetAttribute                           // sync
	OpGraphKernelNodeSetAttribute                           // sync
	OpGraphMemsetNodeGetParams                              // sync
	OpGraphMemsetNodeSetParams                              // sync
	OpGraphChildGraphNodeGetGraph                           // sync
	OpGraphEventRecordNodeGetEvent                          // sync
	OpGraphEventRecordNodeSetEvent                          // sync
	OpGraphEventWaitNodeGetEvent                            // sync
	OpGraphEventWaitNodeSetEvent                            // sync
	OpUserObjectRetain                                      // async
	OpUserObjectRelease                                     // async
	OpGraphRetainUserObject                                 // sync
	OpGraphReleaseUserObject                                // sync
	OpGraphExecGetFlags                                     // sync
	OpGraphExecMemsetNodeSetParams                          // sync
	OpGraphExecChildGraphNodeSetParams                      // sync
	OpGraphExecEventRecordNodeSetEvent                      // sync
	OpGraphExecEventWaitNodeSetEvent                        // sync
	OpGraphNodeSetEnabled                                   // sync
	OpGraphNodeGetEnabled                                   // sync
	OpGraphExecUpdate_v2                                    // sync
	OpGraphExecUpdate                                       // sync
	OpGraphUpload                                           // async
	OpGreenCtxRecordEvent                                   // async
	OpGreenCtxWaitEvent                                     // async
	OpGreenCtxGetDevResource                                // sync
	OpCtxGetDevResource                                     // sync
	OpDevSmResourceSplitByCount                             // sync
	OpDevResourceGenerateDesc                               // sync
	opEnd
)

var ops = [opEnd]opInfo{
	OpSnapshot:                         {"Snapshot", "sync", func() Record { return new(SnapshotRequest) }, func() Record { return new(SnapshotReply) }},
	OpVisible:                          {"Visible", "async", func() Record { return new(VisibleRequest) }, nil},
	OpPrimaryRetain:                    {"PrimaryRetain", "sync", func() Record { return new(PrimaryRetainRequest) }, func() Record { return new(PrimaryRetainReply) }},
	OpPrimaryRelease:                   {"PrimaryRelease", "async", func() Record { return new(PrimaryReleaseRequest) }, nil},
	OpPrimaryReset:                     {"PrimaryReset", "sync", func() Record { return new(PrimaryResetRequest) }, func() Record { return new(PrimaryResetReply) }},
	OpCtxCreate:                        {"CtxCreate", "sync", func() Record { return new(CtxCreateRequest) }, func() Record { return new(CtxCreateReply) }},
	OpCtxDestroy:                       {"CtxDestroy", "sync", func() Record { return new(CtxDestroyRequest) }, func() Record { return new(CtxDestroyReply) }},
	OpCtxSynchronize:                   {"CtxSynchronize", "wait", func() Record { return new(CtxSynchronizeRequest) }, func() Record { return new(CtxSynchronizeReply) }},
	OpCtxDrain:                         {"CtxDrain", "wait", func() Record { return new(CtxDrainRequest) }, func() Record { return new(CtxDrainReply) }},
	OpPeerAccess:                       {"PeerAccess", "sync", func() Record { return new(PeerAccessRequest) }, func() Record { return new(PeerAccessReply) }},
	OpGreenCreate:                      {"GreenCreate", "sync", func() Record { return new(GreenCreateRequest) }, func() Record { return new(GreenCreateReply) }},
	OpGreenDestroy:                     {"GreenDestroy", "sync", func() Record { return new(GreenDestroyRequest) }, func() Record { return new(GreenDestroyReply) }},
	OpDevResource:                      {"DevResource", "sync", func() Record { return new(DevResourceRequest) }, func() Record { return new(DevResourceReply) }},
	OpGreenStream:                      {"GreenStream", "async", func() Record { return new(GreenStreamRequest) }, nil},
	OpMemAlloc:                         {"MemAlloc", "sync", func() Record { return new(MemAllocRequest) }, func() Record { return new(MemAllocReply) }},
	OpMemAllocSoon:                     {"MemAllocSoon", "async", func() Record { return new(MemAllocSoonRequest) }, nil},
	OpMemInfo:                          {"MemInfo", "sync", func() Record { return new(MemInfoRequest) }, func() Record { return new(MemInfoReply) }},
	OpMemFree:                          {"MemFree", "async", func() Record { return new(MemFreeRequest) }, nil},
	OpCopyIn:                           {"CopyIn", "async", func() Record { return new(CopyInRequest) }, nil},
	OpCopyInLanes:                      {"CopyInLanes", "async", func() Record { return new(CopyInLanesRequest) }, nil},
	OpCopyOut:                          {"CopyOut", "wait", func() Record { return new(CopyOutRequest) }, func() Record { return new(CopyOutReply) }},
	OpCopyOutLater:                     {"CopyOutLater", "wait", func() Record { return new(CopyOutLaterRequest) }, func() Record { return new(CopyOutLaterReply) }},
	OpCopyOn:                           {"CopyOn", "async", func() Record { return new(CopyOnRequest) }, nil},
	OpArrived:                          {"Arrived", "async", func() Record { return new(ArrivedRequest) }, nil},
	OpHostShare:                        {"HostShare", "sync", func() Record { return new(HostShareRequest) }, func() Record { return new(HostShareReply) }},
	OpHostUnshare:                      {"HostUnshare", "async", func() Record { return new(HostUnshareRequest) }, nil},
	OpStageIn:                          {"StageIn", "wait", func() Record { return new(StageInRequest) }, func() Record { return new(StageInReply) }},
	OpStageOut:                         {"StageOut", "wait", func() Record { return new(StageOutRequest) }, func() Record { return new(StageOutReply) }},
	OpMemShare:                         {"MemShare", "sync", func() Record { return new(MemShareRequest) }, func() Record { return new(MemShareReply) }},
	OpMemOpen:                          {"MemOpen", "sync", func() Record { return new(MemOpenRequest) }, func() Record { return new(MemOpenReply) }},
	OpEventShare:                       {"EventShare", "sync", func() Record { return new(EventShareRequest) }, func() Record { return new(EventShareReply) }},
	OpEventOpen:                        {"EventOpen", "sync", func() Record { return new(EventOpenRequest) }, func() Record { return new(EventOpenReply) }},
	OpHandleShare:                      {"HandleShare", "sync", func() Record { return new(HandleShareRequest) }, func() Record { return new(HandleShareReply) }},
	OpHandleOpen:                       {"HandleOpen", "sync", func() Record { return new(HandleOpenRequest) }, func() Record { return new(HandleOpenReply) }},
	OpPoolShare:                        {"PoolShare", "sync", func() Record { return new(PoolShareRequest) }, func() Record { return new(PoolShareReply) }},
	OpPoolOpen:                         {"PoolOpen", "sync", func() Record { return new(PoolOpenRequest) }, func() Record { return new(PoolOpenReply) }},
	OpUnshare:                          {"Unshare", "async", func() Record { return new(UnshareRequest) }, nil},
	OpHandleRetain:                     {"HandleRetain", "sync", func() Record { return new(HandleRetainRequest) }, func() Record { return new(HandleRetainReply) }},
	OpFence:                            {"Fence", "sync", func() Record { return new(FenceRequest) }, func() Record { return new(FenceReply) }},
	OpMirrorAlloc:                      {"MirrorAlloc", "sync", func() Record { return new(MirrorAllocRequest) }, func() Record { return new(MirrorAllocReply) }},
	OpMirrorOpen:                       {"MirrorOpen", "sync", func() Record { return new(MirrorOpenRequest) }, func() Record { return new(MirrorOpenReply) }},
	OpMirrorClose:                      {"MirrorClose", "async", func() Record { return new(MirrorCloseRequest) }, nil},
	OpMirrorIn:                         {"MirrorIn", "async", func() Record { return new(MirrorInRequest) }, nil},
	OpMirrorOut:                        {"MirrorOut", "wait", func() Record { return new(MirrorOutRequest) }, func() Record { return new(MirrorOutReply) }},
	OpBlob:                             {"Blob", "async", func() Record { return new(BlobRequest) }, nil},
	OpBlobPacked:                       {"BlobPacked", "async", func() Record { return new(BlobPackedRequest) }, nil},
	OpImagesKnown:                      {"ImagesKnown", "sync", func() Record { return new(ImagesKnownRequest) }, func() Record { return new(ImagesKnownReply) }},
	OpModuleLoad:                       {"ModuleLoad", "sync", func() Record { return new(ModuleLoadRequest) }, func() Record { return new(ModuleLoadReply) }},
	OpLibraryLoad:                      {"LibraryLoad", "sync", func() Record { return new(LibraryLoadRequest) }, func() Record { return new(LibraryLoadReply) }},
	OpModuleLoadSoon:                   {"ModuleLoadSoon", "async", func() Record { return new(ModuleLoadSoonRequest) }, nil},
	OpLibraryLoadSoon:                  {"LibraryLoadSoon", "async", func() Record { return new(LibraryLoadSoonRequest) }, nil},
	OpModuleGetFunction:                {"ModuleGetFunction", "sync", func() Record { return new(ModuleGetFunctionRequest) }, func() Record { return new(ModuleGetFunctionReply) }},
	OpModuleGetFunctionSoon:            {"ModuleGetFunctionSoon", "async", func() Record { return new(ModuleGetFunctionSoonRequest) }, nil},
	OpModuleFunctions:                  {"ModuleFunctions", "sync", func() Record { return new(ModuleFunctionsRequest) }, func() Record { return new(ModuleFunctionsReply) }},
	OpLibraryGetKernel:                 {"LibraryGetKernel", "sync", func() Record { return new(LibraryGetKernelRequest) }, func() Record { return new(LibraryGetKernelReply) }},
	OpLibraryGetKernelSoon:             {"LibraryGetKernelSoon", "async", func() Record { return new(LibraryGetKernelSoonRequest) }, nil},
	OpLibraryKernels:                   {"LibraryKernels", "sync", func() Record { return new(LibraryKernelsRequest) }, func() Record { return new(LibraryKernelsReply) }},
	OpLibraryGetModule:                 {"LibraryGetModule", "sync", func() Record { return new(LibraryGetModuleRequest) }, func() Record { return new(LibraryGetModuleReply) }},
	OpLibraryGetModuleSoon:             {"LibraryGetModuleSoon", "async", func() Record { return new(LibraryGetModuleSoonRequest) }, nil},
	OpKernelGetFunction:                {"KernelGetFunction", "sync", func() Record { return new(KernelGetFunctionRequest) }, func() Record { return new(KernelGetFunctionReply) }},
	OpKernelGetFunctionSoon:            {"KernelGetFunctionSoon", "async", func() Record { return new(KernelGetFunctionSoonRequest) }, nil},
	OpKernelInfo:                       {"KernelInfo", "sync", func() Record { return new(KernelInfoRequest) }, func() Record { return new(KernelInfoReply) }},
	OpModuleVariable:                   {"ModuleVariable", "sync", func() Record { return new(ModuleVariableRequest) }, func() Record { return new(ModuleVariableReply) }},
	OpLibraryVariable:                  {"LibraryVariable", "sync", func() Record { return new(LibraryVariableRequest) }, func() Record { return new(LibraryVariableReply) }},
	OpNote:                             {"Note", "async", func() Record { return new(NoteRequest) }, nil},
	OpClusters:                         {"Clusters", "sync", func() Record { return new(ClustersRequest) }, func() Record { return new(ClustersReply) }},
	OpTensorMap:                        {"TensorMap", "sync", func() Record { return new(TensorMapRequest) }, func() Record { return new(TensorMapReply) }},
	OpLinkCreate:                       {"LinkCreate", "sync", func() Record { return new(LinkCreateRequest) }, func() Record { return new(LinkCreateReply) }},
	OpLinkAdd:                          {"LinkAdd", "sync", func() Record { return new(LinkAddRequest) }, func() Record { return new(LinkAddReply) }},
	OpLinkComplete:                     {"LinkComplete", "sync", func() Record { return new(LinkCompleteRequest) }, func() Record { return new(LinkCompleteReply) }},
	OpLinkFetch:                        {"LinkFetch", "sync", func() Record { return new(LinkFetchRequest) }, func() Record { return new(LinkFetchReply) }},
	OpLinkDestroy:                      {"LinkDestroy", "async", func() Record { return new(LinkDestroyRequest) }, nil},
	OpMemAllocAsync:                    {"MemAllocAsync", "sync", func() Record { return new(MemAllocAsyncRequest) }, func() Record { return new(MemAllocAsyncReply) }},
	OpMemAccess:                        {"MemAccess", "sync", func() Record { return new(MemAccessRequest) }, func() Record { return new(MemAccessReply) }},
	OpMemFreeAsync:                     {"MemFreeAsync", "async", func() Record { return new(MemFreeAsyncRequest) }, nil},
	OpArrayIn:                          {"ArrayIn", "async", func() Record { return new(ArrayInRequest) }, nil},
	OpArrayOut:                         {"ArrayOut", "wait", func() Record { return new(ArrayOutRequest) }, func() Record { return new(ArrayOutReply) }},
	OpArrayOn:                          {"ArrayOn", "async", func() Record { return new(ArrayOnRequest) }, nil},
	OpHostFunc:                         {"HostFunc", "async", func() Record { return new(HostFuncRequest) }, nil},
	OpHostDone:                         {"HostDone", "async", func() Record { return new(HostDoneRequest) }, nil},
	OpHostPipe:                         {"HostPipe", "sync", func() Record { return new(HostPipeRequest) }, func() Record { return new(HostPipeReply) }},
	OpEventWatch:                       {"EventWatch", "wait", func() Record { return new(EventWatchRequest) }, func() Record { return new(EventWatchReply) }},
	OpStreamWatch:                      {"StreamWatch", "wait", func() Record { return new(StreamWatchRequest) }, func() Record { return new(StreamWatchReply) }},
	OpBeginCapture:                     {"BeginCapture", "sync", func() Record { return new(BeginCaptureRequest) }, func() Record { return new(BeginCaptureReply) }},
	OpBeginCaptureTo:                   {"BeginCaptureTo", "sync", func() Record { return new(BeginCaptureToRequest) }, func() Record { return new(BeginCaptureToReply) }},
	OpEndCapture:                       {"EndCapture", "sync", func() Record { return new(EndCaptureRequest) }, func() Record { return new(EndCaptureReply) }},
	OpCaptureInfo:                      {"CaptureInfo", "sync", func() Record { return new(CaptureInfoRequest) }, func() Record { return new(CaptureInfoReply) }},
	OpCaptureWait:                      {"CaptureWait", "sync", func() Record { return new(CaptureWaitRequest) }, func() Record { return new(CaptureWaitReply) }},
	OpCaptureUpdate:                    {"CaptureUpdate", "sync", func() Record { return new(CaptureUpdateRequest) }, func() Record { return new(CaptureUpdateReply) }},
	OpGraphDestroy:                     {"GraphDestroy", "async", func() Record { return new(GraphDestroyRequest) }, nil},
	OpGraphNodeDestroy:                 {"GraphNodeDestroy", "sync", func() Record { return new(GraphNodeDestroyRequest) }, func() Record { return new(GraphNodeDestroyReply) }},
	OpGraphNodeType:                    {"GraphNodeType", "sync", func() Record { return new(GraphNodeTypeRequest) }, func() Record { return new(GraphNodeTypeReply) }},
	OpGraphDot:                         {"GraphDot", "sync", func() Record { return new(GraphDotRequest) }, func() Record { return new(GraphDotReply) }},
	OpGraphInstantiate:                 {"GraphInstantiate", "sync", func() Record { return new(GraphInstantiateRequest) }, func() Record { return new(GraphInstantiateReply) }},
	OpGraphLaunch:                      {"GraphLaunch", "async", func() Record { return new(GraphLaunchRequest) }, nil},
	OpGraphLaunchAsk:                   {"GraphLaunchAsk", "sync", func() Record { return new(GraphLaunchAskRequest) }, func() Record { return new(GraphLaunchAskReply) }},
	OpGraphExecDestroy:                 {"GraphExecDestroy", "async", func() Record { return new(GraphExecDestroyRequest) }, nil},
	OpUserObject:                       {"UserObject", "async", func() Record { return new(UserObjectRequest) }, nil},
	OpGraphKernel:                      {"GraphKernel", "sync", func() Record { return new(GraphKernelRequest) }, func() Record { return new(GraphKernelReply) }},
	OpGraphKernelSet:                   {"GraphKernelSet", "sync", func() Record { return new(GraphKernelSetRequest) }, func() Record { return new(GraphKernelSetReply) }},
	OpGraphKernelGet:                   {"GraphKernelGet", "sync", func() Record { return new(GraphKernelGetRequest) }, func() Record { return new(GraphKernelGetReply) }},
	OpGraphCopy:                        {"GraphCopy", "sync", func() Record { return new(GraphCopyRequest) }, func() Record { return new(GraphCopyReply) }},
	OpGraphCopySet:                     {"GraphCopySet", "sync", func() Record { return new(GraphCopySetRequest) }, func() Record { return new(GraphCopySetReply) }},
	OpGraphCopyGet:                     {"GraphCopyGet", "sync", func() Record { return new(GraphCopyGetRequest) }, func() Record { return new(GraphCopyGetReply) }},
	OpStreamCopy:                       {"StreamCopy", "sync", func() Record { return new(StreamCopyRequest) }, func() Record { return new(StreamCopyReply) }},
	OpGraphFeed:                        {"GraphFeed", "async", func() Record { return new(GraphFeedRequest) }, nil},
	OpGraphHost:                        {"GraphHost", "sync", func() Record { return new(GraphHostRequest) }, func() Record { return new(GraphHostReply) }},
	OpGraphHostSet:                     {"GraphHostSet", "sync", func() Record { return new(GraphHostSetRequest) }, func() Record { return new(GraphHostSetReply) }},
	OpGraphHostGet:                     {"GraphHostGet", "sync", func() Record { return new(GraphHostGetRequest) }, func() Record { return new(GraphHostGetReply) }},
	OpGraphMemOps:                      {"GraphMemOps", "sync", func() Record { return new(GraphMemOpsRequest) }, func() Record { return new(GraphMemOpsReply) }},
	OpGraphMemOpsSet:                   {"GraphMemOpsSet", "sync", func() Record { return new(GraphMemOpsSetRequest) }, func() Record { return new(GraphMemOpsSetReply) }},
	OpGraphMemOpsGet:                   {"GraphMemOpsGet", "sync", func() Record { return new(GraphMemOpsGetRequest) }, func() Record { return new(GraphMemOpsGetReply) }},
	OpGraphConditional:                 {"GraphConditional", "sync", func() Record { return new(GraphConditionalRequest) }, func() Record { return new(GraphConditionalReply) }},
	OpGraphMove:                        {"GraphMove", "sync", func() Record { return new(GraphMoveRequest) }, func() Record { return new(GraphMoveReply) }},
	OpGraphAlloc:                       {"GraphAlloc", "sync", func() Record { return new(GraphAllocRequest) }, func() Record { return new(GraphAllocReply) }},
	OpGraphFree:                        {"GraphFree", "sync", func() Record { return new(GraphFreeRequest) }, func() Record { return new(GraphFreeReply) }},
	OpGraphMemoryGet:                   {"GraphMemoryGet", "sync", func() Record { return new(GraphMemoryGetRequest) }, func() Record { return new(GraphMemoryGetReply) }},
	OpGraphMemoryFree:                  {"GraphMemoryFree", "sync", func() Record { return new(GraphMemoryFreeRequest) }, func() Record { return new(GraphMemoryFreeReply) }},
	OpGraphMemory:                      {"GraphMemory", "sync", func() Record { return new(GraphMemoryRequest) }, func() Record { return new(GraphMemoryReply) }},
	OpLaunch:                           {"Launch", "async", func() Record { return new(LaunchRequest) }, nil},
	OpDeviceGetTexture1DLinearMaxWidth: {"cuDeviceGetTexture1DLinearMaxWidth", "sync", func() Record { return new(DeviceGetTexture1DLinearMaxWidthRequest) }, func() Record { return new(DeviceGetTexture1DLinearMaxWidthReply) }},
	OpDeviceGetHostAtomicCapabilities:  {"cuDeviceGetHostAtomicCapabilities", "sync", func() Record { return new(DeviceGetHostAtomicCapabilitiesRequest) }, func() Record { return new(DeviceGetHostAtomicCapabilitiesReply) }},
	OpDeviceGetExecAffinitySupport:     {"cuDeviceGetExecAffinitySupport", "sync", func() Record { return new(DeviceGetExecAffinitySupportRequest) }, func() Record { return new(DeviceGetExecAffinitySupportReply) }},
	OpFlushGPUDirectRDMAWrites:         {"cuFlushGPUDirectRDMAWrites", "sync", func() Record { return new(FlushGPUDirectRDMAWritesRequest) }, func() Record { return new(FlushGPUDirectRDMAWritesReply) }},
	OpDeviceCanAccessPeer:              {"cuDeviceCanAccessPeer", "sync", func() Record { return new(DeviceCanAccessPeerRequest) }, func() Record { return new(DeviceCanAccessPeerReply) }},
	OpDeviceGetP2PAttribute:            {"cuDeviceGetP2PAttribute", "sync", func() Record { return new(DeviceGetP2PAttributeRequest) }, func() Record { return new(DeviceGetP2PAttributeReply) }},
	OpDeviceGetP2PAtomicCapabilities:   {"cuDeviceGetP2PAtomicCapabilities", "sync", func() Record { return new(DeviceGetP2PAtomicCapabilitiesRequest) }, func() Record { return new(DeviceGetP2PAtomicCapabilitiesReply) }},
	OpDevicePrimaryCtxSetFlags_v2:      {"cuDevicePrimaryCtxSetFlags_v2", "sync", func() Record { return new(DevicePrimaryCtxSetFlags_v2Request) }, func() Record { return new(DevicePrimaryCtxSetFlags_v2Reply) }},
	OpCtxSetFlags:                      {"cuCtxSetFlags", "async", func() Record { return new(CtxSetFlagsRequest) }, nil},
	OpCtxSetLimit:                      {"cuCtxSetLimit", "sync", func() Record { return new(CtxSetLimitRequest) }, func() Record { return new(CtxSetLimitReply) }},
	OpCtxGetLimit:                      {"cuCtxGetLimit", "sync", func() Record { return new(CtxGetLimitRequest) }, func() Record { return new(CtxGetLimitReply) }},
	OpCtxGetCacheConfig:                {"cuCtxGetCacheConfig", "sync", func() Record { return new(CtxGetCacheConfigRequest) }, func() Record { return new(CtxGetCacheConfigReply) }},
	OpCtxSetCacheConfig:                {"cuCtxSetCacheConfig", "sync", func() Record { return new(CtxSetCacheConfigRequest) }, func() Record { return new(CtxSetCacheConfigReply) }},
	OpCtxGetSharedMemConfig:            {"cuCtxGetSharedMemConfig", "sync", func() Record { return new(CtxGetSharedMemConfigRequest) }, func() Record { return new(CtxGetSharedMemConfigReply) }},
	OpCtxSetSharedMemConfig:            {"cuCtxSetSharedMemConfig", "sync", func() Record { return new(CtxSetSharedMemConfigRequest) }, func() Record { return new(CtxSetSharedMemConfigReply) }},
	OpCtxResetPersistingL2Cache:        {"cuCtxResetPersistingL2Cache", "async", func() Record { return new(CtxResetPersistingL2CacheRequest) }, nil},
	OpCtxGetExecAffinity:               {"cuCtxGetExecAffinity", "sync", func() Record { return new(CtxGetExecAffinityRequest) }, func() Record { return new(CtxGetExecAffinityReply) }},
	OpCtxRecordEvent:                   {"cuCtxRecordEvent", "async", func() Record { return new(CtxRecordEventRequest) }, nil},
	OpCtxWaitEvent:                     {"cuCtxWaitEvent", "async", func() Record { return new(CtxWaitEventRequest) }, nil},
	OpModuleUnload:                     {"cuModuleUnload", "async", func() Record { return new(ModuleUnloadRequest) }, nil},
	OpModuleGetFunctionCount:           {"cuModuleGetFunctionCount", "sync", func() Record { return new(ModuleGetFunctionCountRequest) }, func() Record { return new(ModuleGetFunctionCountReply) }},
	OpModuleGetTexRef:                  {"cuModuleGetTexRef", "sync", func() Record { return new(ModuleGetTexRefRequest) }, func() Record { return new(ModuleGetTexRefReply) }},
	OpModuleGetSurfRef:                 {"cuModuleGetSurfRef", "sync", func() Record { return new(ModuleGetSurfRefRequest) }, func() Record { return new(ModuleGetSurfRefReply) }},
	OpLibraryUnload:                    {"cuLibraryUnload", "async", func() Record { return new(LibraryUnloadRequest) }, nil},
	OpLibraryGetKernelCount:            {"cuLibraryGetKernelCount", "sync", func() Record { return new(LibraryGetKernelCountRequest) }, func() Record { return new(LibraryGetKernelCountReply) }},
	OpKernelSetAttribute:               {"cuKernelSetAttribute", "async", func() Record { return new(KernelSetAttributeRequest) }, nil},
	OpKernelSetCacheConfig:             {"cuKernelSetCacheConfig", "sync", func() Record { return new(KernelSetCacheConfigRequest) }, func() Record { return new(KernelSetCacheConfigReply) }},
	OpFuncSetAttribute:                 {"cuFuncSetAttribute", "async", func() Record { return new(FuncSetAttributeRequest) }, nil},
	OpFuncSetCacheConfig:               {"cuFuncSetCacheConfig", "sync", func() Record { return new(FuncSetCacheConfigRequest) }, func() Record { return new(FuncSetCacheConfigReply) }},
	OpFuncSetSharedMemConfig:           {"cuFuncSetSharedMemConfig", "sync", func() Record { return new(FuncSetSharedMemConfigRequest) }, func() Record { return new(FuncSetSharedMemConfigReply) }},
	OpOccupancyMaxActiveBlocksPerMultiprocessorWithFlags: {"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", "sync", func() Record { return new(OccupancyMaxActiveBlocksPerMultiprocessorWithFlagsRequest) }, func() Record { return new(OccupancyMaxActiveBlocksPerMultiprocessorWithFlagsReply) }},
	OpOccupancyAvailableDynamicSMemPerBlock:              {"cuOccupancyAvailableDynamicSMemPerBlock", "sync", func() Record { return new(OccupancyAvailableDynamicSMemPerBlockRequest) }, func() Record { return new(OccupancyAvailableDynamicSMemPerBlockReply) }},
	OpMemBatchDecompressAsync:                            {"cuMemBatchDecompressAsync", "sync", func() Record { return new(MemBatchDecompressAsyncRequest) }, func() Record { return new(MemBatchDecompressAsyncReply) }},
	OpMemsetD8Async:                                      {"cuMemsetD8Async", "async", func() Record { return new(MemsetD8AsyncRequest) }, nil},
	OpMemsetD16Async:                                     {"cuMemsetD16Async", "async", func() Record { return new(MemsetD16AsyncRequest) }, nil},
	OpMemsetD32Async:                                     {"cuMemsetD32Async", "async", func() Record { return new(MemsetD32AsyncRequest) }, nil},
	OpMemsetD2D8Async:                                    {"cuMemsetD2D8Async", "async", func() Record { return new(MemsetD2D8AsyncRequest) }, nil},
	OpMemsetD2D16Async:                                   {"cuMemsetD2D16Async", "async", func() Record { return new(MemsetD2D16AsyncRequest) }, nil},
	OpMemsetD2D32Async:                                   {"cuMemsetD2D32Async", "async", func() Record { return new(MemsetD2D32AsyncRequest) }, nil},
	OpMemCreate:                                          {"cuMemCreate", "sync", func() Record { return new(MemCreateRequest) }, func() Record { return new(MemCreateReply) }},
	OpMemRelease:                                         {"cuMemRelease", "async", func() Record { return new(MemReleaseRequest) }, nil},
	OpMemMap:                                             {"cuMemMap", "sync", func() Record { return new(MemMapRequest) }, func() Record { return new(MemMapReply) }},
	OpMemUnmap:                                           {"cuMemUnmap", "sync", func() Record { return new(MemUnmapRequest) }, func() Record { return new(MemUnmapReply) }},
	OpMemMapArrayAsync:                                   {"cuMemMapArrayAsync", "async", func() Record { return new(MemMapArrayAsyncRequest) }, nil},
	OpMemSetAccess:                                       {"cuMemSetAccess", "sync", func() Record { return new(MemSetAccessRequest) }, func() Record { return new(MemSetAccessReply) }},
	OpMemGetAccess:                                       {"cuMemGetAccess", "sync", func() Record { return new(MemGetAccessRequest) }, func() Record { return new(MemGetAccessReply) }},
	OpMemGetAllocationGranularity:                        {"cuMemGetAllocationGranularity", "sync", func() Record { return new(MemGetAllocationGranularityRequest) }, func() Record { return new(MemGetAllocationGranularityReply) }},
	OpMemGetAllocationPropertiesFromHandle:               {"cuMemGetAllocationPropertiesFromHandle", "sync", func() Record { return new(MemGetAllocationPropertiesFromHandleRequest) }, func() Record { return new(MemGetAllocationPropertiesFromHandleReply) }},
	OpMulticastCreate:                                    {"cuMulticastCreate", "sync", func() Record { return new(MulticastCreateRequest) }, func() Record { return new(MulticastCreateReply) }},
	OpMulticastAddDevice:                                 {"cuMulticastAddDevice", "sync", func() Record { return new(MulticastAddDeviceRequest) }, func() Record { return new(MulticastAddDeviceReply) }},
	OpMulticastBindMem:                                   {"cuMulticastBindMem", "sync", func() Record { return new(MulticastBindMemRequest) }, func() Record { return new(MulticastBindMemReply) }},
	OpMulticastBindAddr:                                  {"cuMulticastBindAddr", "sync", func() Record { return new(MulticastBindAddrRequest) }, func() Record { return new(MulticastBindAddrReply) }},
	OpMulticastUnbind:                                    {"cuMulticastUnbind", "sync", func() Record { return new(MulticastUnbindRequest) }, func() Record { return new(MulticastUnbindReply) }},
	OpMulticastGetGranularity:                            {"cuMulticastGetGranularity", "sync", func() Record { return new(MulticastGetGranularityRequest) }, func() Record { return new(MulticastGetGranularityReply) }},
	OpArrayCreate_v2:                                     {"cuArrayCreate_v2", "sync", func() Record { return new(ArrayCreate_v2Request) }, func() Record { return new(ArrayCreate_v2Reply) }},
	OpArrayGetDescriptor_v2:                              {"cuArrayGetDescriptor_v2", "sync", func() Record { return new(ArrayGetDescriptor_v2Request) }, func() Record { return new(ArrayGetDescriptor_v2Reply) }},
	OpArrayGetSparseProperties:                           {"cuArrayGetSparseProperties", "sync", func() Record { return new(ArrayGetSparsePropertiesRequest) }, func() Record { return new(ArrayGetSparsePropertiesReply) }},
	OpArrayGetMemoryRequirements:                         {"cuArrayGetMemoryRequirements", "sync", func() Record { return new(ArrayGetMemoryRequirementsRequest) }, func() Record { return new(ArrayGetMemoryRequirementsReply) }},
	OpArrayGetPlane:                                      {"cuArrayGetPlane", "sync", func() Record { return new(ArrayGetPlaneRequest) }, func() Record { return new(ArrayGetPlaneReply) }},
	OpArrayDestroy:                                       {"cuArrayDestroy", "async", func() Record { return new(ArrayDestroyRequest) }, nil},
	OpArray3DCreate_v2:                                   {"cuArray3DCreate_v2", "sync", func() Record { return new(Array3DCreate_v2Request) }, func() Record { return new(Array3DCreate_v2Reply) }},
	OpArray3DGetDescriptor_v2:                            {"cuArray3DGetDescriptor_v2", "sync", func() Record { return new(Array3DGetDescriptor_v2Request) }, func() Record { return new(Array3DGetDescriptor_v2Reply) }},
	OpMipmappedArrayCreate:                               {"cuMipmappedArrayCreate", "sync", func() Record { return new(MipmappedArrayCreateRequest) }, func() Record { return new(MipmappedArrayCreateReply) }},
	OpMipmappedArrayGetLevel:                             {"cuMipmappedArrayGetLevel", "sync", func() Record { return new(MipmappedArrayGetLevelRequest) }, func() Record { return new(MipmappedArrayGetLevelReply) }},
	OpMipmappedArrayGetSparseProperties:                  {"cuMipmappedArrayGetSparseProperties", "sync", func() Record { return new(MipmappedArrayGetSparsePropertiesRequest) }, func() Record { return new(MipmappedArrayGetSparsePropertiesReply) }},
	OpMipmappedArrayGetMemoryRequirements:                {"cuMipmappedArrayGetMemoryRequirements", "sync", func() Record { return new(MipmappedArrayGetMemoryRequirementsRequest) }, func() Record { return new(MipmappedArrayGetMemoryRequirementsReply) }},
	OpMipmappedArrayDestroy:                              {"cuMipmappedArrayDestroy", "async", func() Record { return new(MipmappedArrayDestroyRequest) }, nil},
	OpTexObjectCreate:                                    {"cuTexObjectCreate", "sync", func() Record { return new(TexObjectCreateRequest) }, func() Record { return new(TexObjectCreateReply) }},
	OpTexObjectDestroy:                                   {"cuTexObjectDestroy", "sync", func() Record { return new(TexObjectDestroyRequest) }, func() Record { return new(TexObjectDestroyReply) }},
	OpTexObjectGetResourceDesc:                           {"cuTexObjectGetResourceDesc", "sync", func() Record { return new(TexObjectGetResourceDescRequest) }, func() Record { return new(TexObjectGetResourceDescReply) }},
	OpTexObjectGetTextureDesc:                            {"cuTexObjectGetTextureDesc", "sync", func() Record { return new(TexObjectGetTextureDescRequest) }, func() Record { return new(TexObjectGetTextureDescReply) }},
	OpTexObjectGetResourceViewDesc:                       {"cuTexObjectGetResourceViewDesc", "sync", func() Record { return new(TexObjectGetResourceViewDescRequest) }, func() Record { return new(TexObjectGetResourceViewDescReply) }},
	OpSurfObjectCreate:                                   {"cuSurfObjectCreate", "sync", func() Record { return new(SurfObjectCreateRequest) }, func() Record { return new(SurfObjectCreateReply) }},
	OpSurfObjectDestroy:                                  {"cuSurfObjectDestroy", "sync", func() Record { return new(SurfObjectDestroyRequest) }, func() Record { return new(SurfObjectDestroyReply) }},
	OpSurfObjectGetResourceDesc:                          {"cuSurfObjectGetResourceDesc", "sync", func() Record { return new(SurfObjectGetResourceDescRequest) }, func() Record { return new(SurfObjectGetResourceDescReply) }},
	OpTensorMapReplaceAddress:                            {"cuTensorMapReplaceAddress", "sync", func() Record { return new(TensorMapReplaceAddressRequest) }, func() Record { return new(TensorMapReplaceAddressReply) }},
	OpTexRefCreate:                                       {"cuTexRefCreate", "async", func() Record { return new(TexRefCreateRequest) }, nil},
	OpTexRefDestroy:                                      {"cuTexRefDestroy", "async", func() Record { return new(TexRefDestroyRequest) }, nil},
	OpTexRefSetArray:                                     {"cuTexRefSetArray", "async", func() Record { return new(TexRefSetArrayRequest) }, nil},
	OpTexRefSetMipmappedArray:                            {"cuTexRefSetMipmappedArray", "async", func() Record { return new(TexRefSetMipmappedArrayRequest) }, nil},
	OpTexRefSetAddress_v2:                                {"cuTexRefSetAddress_v2", "sync", func() Record { return new(TexRefSetAddress_v2Request) }, func() Record { return new(TexRefSetAddress_v2Reply) }},
	OpTexRefSetAddress2D_v3:                              {"cuTexRefSetAddress2D_v3", "async", func() Record { return new(TexRefSetAddress2D_v3Request) }, nil},
	OpTexRefSetFormat:                                    {"cuTexRefSetFormat", "async", func() Record { return new(TexRefSetFormatRequest) }, nil},
	OpTexRefSetAddressMode:                               {"cuTexRefSetAddressMode", "async", func() Record { return new(TexRefSetAddressModeRequest) }, nil},
	OpTexRefSetFilterMode:                                {"cuTexRefSetFilterMode", "async", func() Record { return new(TexRefSetFilterModeRequest) }, nil},
	OpTexRefSetMipmapFilterMode:                          {"cuTexRefSetMipmapFilterMode", "async", func() Record { return new(TexRefSetMipmapFilterModeRequest) }, nil},
	OpTexRefSetMipmapLevelBias:                           {"cuTexRefSetMipmapLevelBias", "async", func() Record { return new(TexRefSetMipmapLevelBiasRequest) }, nil},
	OpTexRefSetMipmapLevelClamp:                          {"cuTexRefSetMipmapLevelClamp", "async", func() Record { return new(TexRefSetMipmapLevelClampRequest) }, nil},
	OpTexRefSetMaxAnisotropy:                             {"cuTexRefSetMaxAnisotropy", "async", func() Record { return new(TexRefSetMaxAnisotropyRequest) }, nil},
	OpTexRefSetBorderColor:                               {"cuTexRefSetBorderColor", "async", func() Record { return new(TexRefSetBorderColorRequest) }, nil},
	OpTexRefSetFlags:                                     {"cuTexRefSetFlags", "async", func() Record { return new(TexRefSetFlagsRequest) }, nil},
	OpTexRefGetAddress_v2:                                {"cuTexRefGetAddress_v2", "sync", func() Record { return new(TexRefGetAddress_v2Request) }, func() Record { return new(TexRefGetAddress_v2Reply) }},
	OpTexRefGetArray:                                     {"cuTexRefGetArray", "sync", func() Record { return new(TexRefGetArrayRequest) }, func() Record { return new(TexRefGetArrayReply) }},
	OpTexRefGetMipmappedArray:                            {"cuTexRefGetMipmappedArray", "sync", func() Record { return new(TexRefGetMipmappedArrayRequest) }, func() Record { return new(TexRefGetMipmappedArrayReply) }},
	OpTexRefGetAddressMode:                               {"cuTexRefGetAddressMode", "sync", func() Record { return new(TexRefGetAddressModeRequest) }, func() Record { return new(TexRefGetAddressModeReply) }},
	OpTexRefGetFilterMode:                                {"cuTexRefGetFilterMode", "sync", func() Record { return new(TexRefGetFilterModeRequest) }, func() Record { return new(TexRefGetFilterModeReply) }},
	OpTexRefGetFormat:                                    {"cuTexRefGetFormat", "sync", func() Record { return new(TexRefGetFormatRequest) }, func() Record { return new(TexRefGetFormatReply) }},
	OpTexRefGetMipmapFilterMode:                          {"cuTexRefGetMipmapFilterMode", "sync", func() Record { return new(TexRefGetMipmapFilterModeRequest) }, func() Record { return new(TexRefGetMipmapFilterModeReply) }},
	OpTexRefGetMipmapLevelBias:                           {"cuTexRefGetMipmapLevelBias", "sync", func() Record { return new(TexRefGetMipmapLevelBiasRequest) }, func() Record { return new(TexRefGetMipmapLevelBiasReply) }},
	OpTexRefGetMipmapLevelClamp:                          {"cuTexRefGetMipmapLevelClamp", "sync", func() Record { return new(TexRefGetMipmapLevelClampRequest) }, func() Record { return new(TexRefGetMipmapLevelClampReply) }},
	OpTexRefGetMaxAnisotropy:                             {"cuTexRefGetMaxAnisotropy", "sync", func() Record { return new(TexRefGetMaxAnisotropyRequest) }, func() Record { return new(TexRefGetMaxAnisotropyReply) }},
	OpTexRefGetBorderColor:                               {"cuTexRefGetBorderColor", "sync", func() Record { return new(TexRefGetBorderColorRequest) }, func() Record { return new(TexRefGetBorderColorReply) }},
	OpTexRefGetFlags:                                     {"cuTexRefGetFlags", "sync", func() Record { return new(TexRefGetFlagsRequest) }, func() Record { return new(TexRefGetFlagsReply) }},
	OpSurfRefSetArray:                                    {"cuSurfRefSetArray", "async", func() Record { return new(SurfRefSetArrayRequest) }, nil},
	OpSurfRefGetArray:                                    {"cuSurfRefGetArray", "sync", func() Record { return new(SurfRefGetArrayRequest) }, func() Record { return new(SurfRefGetArrayReply) }},
	OpStreamCreateWithPriority:                           {"cuStreamCreateWithPriority", "async", func() Record { return new(StreamCreateWithPriorityRequest) }, nil},
	OpStreamDestroy_v2:                                   {"cuStreamDestroy_v2", "async", func() Record { return new(StreamDestroy_v2Request) }, nil},
	OpStreamWaitEvent:                                    {"cuStreamWaitEvent", "async", func() Record { return new(StreamWaitEventRequest) }, nil},
	OpStreamQuery:                                        {"cuStreamQuery", "sync", func() Record { return new(StreamQueryRequest) }, func() Record { return new(StreamQueryReply) }},
	OpStreamSynchronize:                                  {"cuStreamSynchronize", "wait", func() Record { return new(StreamSynchronizeRequest) }, func() Record { return new(StreamSynchronizeReply) }},
	OpStreamCopyAttributes:                               {"cuStreamCopyAttributes", "sync", func() Record { return new(StreamCopyAttributesRequest) }, func() Record { return new(StreamCopyAttributesReply) }},
	OpStreamGetAttribute:                                 {"cuStreamGetAttribute", "sync", func() Record { return new(StreamGetAttributeRequest) }, func() Record { return new(StreamGetAttributeReply) }},
	OpStreamSetAttribute:                                 {"cuStreamSetAttribute", "sync", func() Record { return new(StreamSetAttributeRequest) }, func() Record { return new(StreamSetAttributeReply) }},
	OpEventCreate:                                        {"cuEventCreate", "async", func() Record { return new(EventCreateRequest) }, nil},
	OpEventRecordWithFlags:                               {"cuEventRecordWithFlags", "async", func() Record { return new(EventRecordWithFlagsRequest) }, nil},
	OpEventQuery:                                         {"cuEventQuery", "sync", func() Record { return new(EventQueryRequest) }, func() Record { return new(EventQueryReply) }},
	OpEventSynchronize:                                   {"cuEventSynchronize", "wait", func() Record { return new(EventSynchronizeRequest) }, func() Record { return new(EventSynchronizeReply) }},
	OpEventDestroy_v2:                                    {"cuEventDestroy_v2", "async", func() Record { return new(EventDestroy_v2Request) }, nil},
	OpEventElapsedTime_v2:                                {"cuEventElapsedTime_v2", "sync", func() Record { return new(EventElapsedTime_v2Request) }, func() Record { return new(EventElapsedTime_v2Reply) }},
	OpStreamWaitValue32_v2:                               {"cuStreamWaitValue32_v2", "async", func() Record { return new(StreamWaitValue32_v2Request) }, nil},
	OpStreamWaitValue64_v2:                               {"cuStreamWaitValue64_v2", "async", func() Record { return new(StreamWaitValue64_v2Request) }, nil},
	OpStreamWriteValue32_v2:                              {"cuStreamWriteValue32_v2", "async", func() Record { return new(StreamWriteValue32_v2Request) }, nil},
	OpStreamWriteValue64_v2:                              {"cuStreamWriteValue64_v2", "async", func() Record { return new(StreamWriteValue64_v2Request) }, nil},
	OpStreamBatchMemOp_v2:                                {"cuStreamBatchMemOp_v2", "async", func() Record { return new(StreamBatchMemOp_v2Request) }, nil},
	OpGraphCreate:                                        {"cuGraphCreate", "sync", func() Record { return new(GraphCreateRequest) }, func() Record { return new(GraphCreateReply) }},
	OpGraphClone:                                         {"cuGraphClone", "sync", func() Record { return new(GraphCloneRequest) }, func() Record { return new(GraphCloneReply) }},
	OpGraphNodeFindInClone:                               {"cuGraphNodeFindInClone", "sync", func() Record { return new(GraphNodeFindInCloneRequest) }, func() Record { return new(GraphNodeFindInCloneReply) }},
	OpGraphAddMemsetNode:                                 {"cuGraphAddMemsetNode", "sync", func() Record { return new(GraphAddMemsetNodeRequest) }, func() Record { return new(GraphAddMemsetNodeReply) }},
	OpGraphAddChildGraphNode:                             {"cuGraphAddChildGraphNode", "sync", func() Record { return new(GraphAddChildGraphNodeRequest) }, func() Record { return new(GraphAddChildGraphNodeReply) }},
	OpGraphAddEmptyNode:                                  {"cuGraphAddEmptyNode", "sync", func() Record { return new(GraphAddEmptyNodeRequest) }, func() Record { return new(GraphAddEmptyNodeReply) }},
	OpGraphAddEventRecordNode:                            {"cuGraphAddEventRecordNode", "sync", func() Record { return new(GraphAddEventRecordNodeRequest) }, func() Record { return new(GraphAddEventRecordNodeReply) }},
	OpGraphAddEventWaitNode:                              {"cuGraphAddEventWaitNode", "sync", func() Record { return new(GraphAddEventWaitNodeRequest) }, func() Record { return new(GraphAddEventWaitNodeReply) }},
	OpGraphConditionalHandleCreate:                       {"cuGraphConditionalHandleCreate", "sync", func() Record { return new(GraphConditionalHandleCreateRequest) }, func() Record { return new(GraphConditionalHandleCreateReply) }},
	OpGraphAddDependencies_v2:                            {"cuGraphAddDependencies_v2", "sync", func() Record { return new(GraphAddDependencies_v2Request) }, func() Record { return new(GraphAddDependencies_v2Reply) }},
	OpGraphAddDependencies:                               {"cuGraphAddDependencies", "sync", func() Record { return new(GraphAddDependenciesRequest) }, func() Record { return new(GraphAddDependenciesReply) }},
	OpGraphRemoveDependencies_v2:                         {"cuGraphRemoveDependencies_v2", "sync", func() Record { return new(GraphRemoveDependencies_v2Request) }, func() Record { return new(GraphRemoveDependencies_v2Reply) }},
	OpGraphRemoveDependencies:                            {"cuGraphRemoveDependencies", "sync", func() Record { return new(GraphRemoveDependenciesRequest) }, func() Record { return new(GraphRemoveDependenciesReply) }},
	OpGraphGetNodes:                                      {"cuGraphGetNodes", "sync", func() Record { return new(GraphGetNodesRequest) }, func() Record { return new(GraphGetNodesReply) }},
	OpGraphGetRootNodes:                                  {"cuGraphGetRootNodes", "sync", func() Record { return new(GraphGetRootNodesRequest) }, func() Record { return new(GraphGetRootNodesReply) }},
	OpGraphGetEdges_v2:                                   {"cuGraphGetEdges_v2", "sync", func() Record { return new(GraphGetEdges_v2Request) }, func() Record { return new(GraphGetEdges_v2Reply) }},
	OpGraphGetEdges:                                      {"cuGraphGetEdges", "sync", func() Record { return new(GraphGetEdgesRequest) }, func() Record { return new(GraphGetEdgesReply) }},
	OpGraphNodeGetDependencies_v2:                        {"cuGraphNodeGetDependencies_v2", "sync", func() Record { return new(GraphNodeGetDependencies_v2Request) }, func() Record { return new(GraphNodeGetDependencies_v2Reply) }},
	OpGraphNodeGetDependencies:                           {"cuGraphNodeGetDependencies", "sync", func() Record { return new(GraphNodeGetDependenciesRequest) }, func() Record { return new(GraphNodeGetDependenciesReply) }},
	OpGraphNodeGetDependentNodes_v2:                      {"cuGraphNodeGetDependentNodes_v2", "sync", func() Record { return new(GraphNodeGetDependentNodes_v2Request) }, func() Record { return new(GraphNodeGetDependentNodes_v2Reply) }},
	OpGraphNodeGetDependentNodes:                         {"cuGraphNodeGetDependentNodes", "sync", func() Record { return new(GraphNodeGetDependentNodesRequest) }, func() Record { return new(GraphNodeGetDependentNodesReply) }},
	OpGraphKernelNodeCopyAttributes:                      {"cuGraphKernelNodeCopyAttributes", "sync", func() Record { return new(GraphKernelNodeCopyAttributesRequest) }, func() Record { return new(GraphKernelNodeCopyAttributesReply) }},
	OpGraphKernelNodeGetAttribute:                        {"cuGraphKernelNodeGetAttribute", "sync", func() Record { return new(GraphKernelNodeGetAttributeRequest) }, func() Record { return new(GraphKernelNodeGetAttributeReply) }},
	OpGraphKernelNodeSetAttribute:                        {"cuGraphKernelNodeSetAttribute", "sync", func() Record { return new(GraphKernelNodeSetAttributeRequest) }, func() Record { return new(GraphKernelNodeSetAttributeReply) }},
	OpGraphMemsetNodeGetParams:                           {"cuGraphMemsetNodeGetParams", "sync", func() Record { return new(GraphMemsetNodeGetParamsRequest) }, func() Record { return new(GraphMemsetNodeGetParamsReply) }},
	OpGraphMemsetNodeSetParams:                           {"cuGraphMemsetNodeSetParams", "sync", func() Record { return new(GraphMemsetNodeSetParamsRequest) }, func() Record { return new(GraphMemsetNodeSetParamsReply) }},
	OpGraphChildGraphNodeGetGraph:                        {"cuGraphChildGraphNodeGetGraph", "sync", func() Record { return new(GraphChildGraphNodeGetGraphRequest) }, func() Record { return new(GraphChildGraphNodeGetGraphReply) }},
	OpGraphEventRecordNodeGetEvent:                       {"cuGraphEventRecordNodeGetEvent", "sync", func() Record { return new(GraphEventRecordNodeGetEventRequest) }, func() Record { return new(GraphEventRecordNodeGetEventReply) }},
	OpGraphEventRecordNodeSetEvent:                       {"cuGraphEventRecordNodeSetEvent", "sync", func() Record { return new(GraphEventRecordNodeSetEventRequest) }, func() Record { return new(GraphEventRecordNodeSetEventReply) }},
	OpGraphEventWaitNodeGetEvent:                         {"cuGraphEventWaitNodeGetEvent", "sync", func() Record { return new(GraphEventWaitNodeGetEventRequest) }, func() Record { return new(GraphEventWaitNodeGetEventReply) }},
	OpGraphEventWaitNodeSetEvent:                         {"cuGraphEventWaitNodeSetEvent", "sync", func() Record { return new(GraphEventWaitNodeSetEventRequest) }, func() Record { return new(GraphEventWaitNodeSetEventReply) }},
	OpUserObjectRetain:                                   {"cuUserObjectRetain", "async", func() Record { return new(UserObjectRetainRequest) }, nil},
	OpUserObjectRelease:                                  {"cuUserObjectRelease", "async", func() Record { return new(UserObjectReleaseRequest) }, nil},
	OpGraphRetainUserObject:                              {"cuGraphRetainUserObject", "sync", func() Record { return new(GraphRetainUserObjectRequest) }, func() Record { return new(GraphRetainUserObjectReply) }},
	OpGraphReleaseUserObject:                             {"cuGraphReleaseUserObject", "sync", func() Record { return new(GraphReleaseUserObjectRequest) }, func() Record { return new(GraphReleaseUserObjectReply) }},
	OpGraphExecGetFlags:                                  {"cuGraphExecGetFlags", "sync", func() Record { return new(GraphExecGetFlagsRequest) }, func() Record { return new(GraphExecGetFlagsReply) }},
	OpGraphExecMemsetNodeSetParams:                       {"cuGraphExecMemsetNodeSetParams", "sync", func() Record { return new(GraphExecMemsetNodeSetParamsRequest) }, func() Record { return new(GraphExecMemsetNodeSetParamsReply) }},
	OpGraphExecChildGraphNodeSetParams:                   {"cuGraphExecChildGraphNodeSetParams", "sync", func() Record { return new(GraphExecChildGraphNodeSetParamsRequest) }, func() Record { return new(GraphExecChildGraphNodeSetParamsReply) }},
	OpGraphExecEventRecordNodeSetEvent:                   {"cuGraphExecEventRecordNodeSetEvent", "sync", func() Record { return new(GraphExecEventRecordNodeSetEventRequest) }, func() Record { return new(GraphExecEventRecordNodeSetEventReply) }},
	OpGraphExecEventWaitNodeSetEvent:                     {"cuGraphExecEventWaitNodeSetEvent", "sync", func() Record { return new(GraphExecEventWaitNodeSetEventRequest) }, func() Record { return new(GraphExecEventWaitNodeSetEventReply) }},
	OpGraphNodeSetEnabled:                                {"cuGraphNodeSetEnabled", "sync", func() Record { return new(GraphNodeSetEnabledRequest) }, func() Record { return new(GraphNodeSetEnabledReply) }},
	OpGraphNodeGetEnabled:                                {"cuGraphNodeGetEnabled", "sync", func() Record { return new(GraphNodeGetEnabledRequest) }, func() Record { return new(GraphNodeGetEnabledReply) }},
	OpGraphExecUpdate_v2:                                 {"cuGraphExecUpdate_v2", "sync", func() Record { return new(GraphExecUpdate_v2Request) }, func() Record { return new(GraphExecUpdate_v2Reply) }},
	OpGraphExecUpdate:                                    {"cuGraphExecUpdate", "sync", func() Record { return new(GraphExecUpdateRequest) }, func() Record { return new(GraphExecUpdateReply) }},
	OpGraphUpload:                                        {"cuGraphUpload", "async", func() Record { return new(GraphUploadRequest) }, nil},
	OpGreenCtxRecordEvent:                                {"cuGreenCtxRecordEvent", "async", func() Record { return new(GreenCtxRecordEventRequest) }, nil},
	OpGreenCtxWaitEvent:                                  {"cuGreenCtxWaitEvent", "async", func() Record { return new(GreenCtxWaitEventRequest) }, nil},
	OpGreenCtxGetDevResource:                             {"cuGreenCtxGetDevResource", "sync", func() Record { return new(GreenCtxGetDevResourceRequest) }, func() Record { return new(GreenCtxGetDevResourceReply) }},
	OpCtxGetDevResource:                                  {"cuCtxGetDevResource", "sync", func() Record { return new(CtxGetDevResourceRequest) }, func() Record { return new(CtxGetDevResourceReply) }},
	OpDevSmResourceSplitByCount:                          {"cuDevSmResourceSplitByCount", "sync", func() Record { return new(DevSmResourceSplitByCountRequest) }, func() Record { return new(DevSmResourceSplitByCountReply) }},
	OpDevResourceGenerateDesc:                            {"cuDevResourceGenerateDesc", "sync", func() Record { return new(DevResourceGenerateDescRequest) }, func() Record { return new(DevResourceGenerateDescReply) }},
}
