// Code generated from api/ by gen/emit; DO NOT EDIT.

package wire

// ThisRevision is the revision of the schema of this build.
const ThisRevision Revision = 3

// SchemaHash names the schema of this build.
var SchemaHash = [16]uint8{0x90, 0x30, 0x3, 0x8f, 0x1e, 0xf8, 0xad, 0xbe, 0x64, 0xcc, 0xd7, 0xc8, 0x25, 0x3d, 0xbf, 0xd4}

// schemas are the schema fields of every revision so far.
var schemas = [ThisRevision + 1]Schema{
	1: {0xb0, 0xed, 0x7d, 0x7b, 0x55, 0x2a, 0x91, 0xbd, 0xf0, 0xbb, 0x6c, 0xe1, 0xf5, 0x18, 0x00, 0x42},
	2: {0x02, 0x00, 0x00, 0x00, 0x5d, 0xf1, 0x06, 0x64, 0xb4, 0x3f, 0xde, 0x16, 0x86, 0x5a, 0x65, 0xac},
	3: {0x03, 0x00, 0x00, 0x00, 0x90, 0x30, 0x03, 0x8f, 0x1e, 0xf8, 0xad, 0xbe, 0x64, 0xcc, 0xd7, 0xc8},
}

// Op names a command.
type Op uint16

// Numbers never change: api/history.txt.
const (
	OpNone                                               Op = 0
	OpSnapshot                                           Op = 1   // sync
	OpVisible                                            Op = 2   // async
	OpPrimaryRetain                                      Op = 3   // sync
	OpPrimaryRelease                                     Op = 4   // async
	OpPrimaryReset                                       Op = 5   // sync
	OpCtxCreate                                          Op = 6   // sync
	OpCtxDestroy                                         Op = 7   // sync
	OpCtxSynchronize                                     Op = 8   // wait
	OpCtxDrain                                           Op = 9   // wait
	OpPeerAccess                                         Op = 10  // sync
	OpGreenCreate                                        Op = 11  // sync
	OpGreenDestroy                                       Op = 12  // sync
	OpDevResource                                        Op = 13  // sync
	OpGreenStream                                        Op = 14  // async
	OpMemAlloc                                           Op = 15  // sync
	OpMemAllocSoon                                       Op = 16  // async
	OpMemInfo                                            Op = 17  // sync
	OpMemFree                                            Op = 18  // async
	OpCopyIn                                             Op = 19  // async
	OpCopyInLanes                                        Op = 20  // async
	OpCopyOut                                            Op = 21  // wait
	OpCopyOutLater                                       Op = 22  // wait
	OpCopyOn                                             Op = 23  // async
	OpArrived                                            Op = 24  // async
	OpHostShare                                          Op = 25  // sync
	OpHostUnshare                                        Op = 26  // async
	OpStageIn                                            Op = 27  // wait
	OpStageOut                                           Op = 28  // wait
	OpMemShare                                           Op = 29  // sync
	OpMemOpen                                            Op = 30  // sync
	OpEventShare                                         Op = 31  // sync
	OpEventOpen                                          Op = 32  // sync
	OpHandleShare                                        Op = 33  // sync
	OpHandleOpen                                         Op = 34  // sync
	OpPoolShare                                          Op = 35  // sync
	OpPoolOpen                                           Op = 36  // sync
	OpUnshare                                            Op = 37  // async
	OpHandleRetain                                       Op = 38  // sync
	OpFence                                              Op = 39  // sync
	OpMirrorAlloc                                        Op = 40  // sync
	OpMirrorOpen                                         Op = 41  // sync
	OpMirrorClose                                        Op = 42  // async
	OpMirrorIn                                           Op = 43  // async
	OpMirrorOut                                          Op = 44  // wait
	OpBlob                                               Op = 45  // async
	OpBlobPacked                                         Op = 46  // async
	OpImagesKnown                                        Op = 47  // sync
	OpModuleLoad                                         Op = 48  // sync
	OpLibraryLoad                                        Op = 49  // sync
	OpModuleLoadSoon                                     Op = 50  // async
	OpLibraryLoadSoon                                    Op = 51  // async
	OpModuleGetFunction                                  Op = 52  // sync
	OpModuleGetFunctionSoon                              Op = 53  // async
	OpModuleFunctions                                    Op = 54  // sync
	OpLibraryGetKernel                                   Op = 55  // sync
	OpLibraryGetKernelSoon                               Op = 56  // async
	OpLibraryKernels                                     Op = 57  // sync
	OpLibraryGetModule                                   Op = 58  // sync
	OpLibraryGetModuleSoon                               Op = 59  // async
	OpKernelGetFunction                                  Op = 60  // sync
	OpKernelGetFunctionSoon                              Op = 61  // async
	OpKernelInfo                                         Op = 62  // sync
	OpModuleVariable                                     Op = 63  // sync
	OpLibraryVariable                                    Op = 64  // sync
	OpNote                                               Op = 65  // async
	OpClusters                                           Op = 66  // sync
	OpTensorMap                                          Op = 67  // sync
	OpLinkCreate                                         Op = 68  // sync
	OpLinkAdd                                            Op = 69  // sync
	OpLinkComplete                                       Op = 70  // sync
	OpLinkFetch                                          Op = 71  // sync
	OpLinkDestroy                                        Op = 72  // async
	OpMemAllocAsync                                      Op = 73  // sync
	OpMemAccess                                          Op = 74  // sync
	OpMemFreeAsync                                       Op = 75  // async
	OpArrayIn                                            Op = 76  // async
	OpArrayOut                                           Op = 77  // wait
	OpArrayOn                                            Op = 78  // async
	OpHostFunc                                           Op = 79  // async
	OpHostDone                                           Op = 80  // async
	OpHostPipe                                           Op = 81  // sync
	OpEventWatch                                         Op = 82  // wait
	OpStreamWatch                                        Op = 83  // wait
	OpBeginCapture                                       Op = 84  // sync
	OpBeginCaptureTo                                     Op = 85  // sync
	OpEndCapture                                         Op = 86  // sync
	OpCaptureInfo                                        Op = 87  // sync
	OpCaptureWait                                        Op = 88  // sync
	OpCaptureUpdate                                      Op = 89  // sync
	OpGraphDestroy                                       Op = 90  // async
	OpGraphNodeDestroy                                   Op = 91  // sync
	OpGraphNodeType                                      Op = 92  // sync
	OpGraphDot                                           Op = 93  // sync
	OpGraphInstantiate                                   Op = 94  // sync
	OpGraphLaunch                                        Op = 95  // async
	OpGraphLaunchAsk                                     Op = 96  // sync
	OpGraphExecDestroy                                   Op = 97  // async
	OpUserObject                                         Op = 98  // async
	OpGraphKernel                                        Op = 99  // sync
	OpGraphKernelSet                                     Op = 100 // sync
	OpGraphKernelGet                                     Op = 101 // sync
	OpGraphCopy                                          Op = 102 // sync
	OpGraphCopySet                                       Op = 103 // sync
	OpGraphCopyGet                                       Op = 104 // sync
	OpStreamCopy                                         Op = 105 // sync
	OpGraphFeed                                          Op = 106 // async
	OpGraphHost                                          Op = 107 // sync
	OpGraphHostSet                                       Op = 108 // sync
	OpGraphHostGet                                       Op = 109 // sync
	OpGraphMemOps                                        Op = 110 // sync
	OpGraphMemOpsSet                                     Op = 111 // sync
	OpGraphMemOpsGet                                     Op = 112 // sync
	OpGraphConditional                                   Op = 113 // sync
	OpGraphMove                                          Op = 114 // sync
	OpGraphAlloc                                         Op = 115 // sync
	OpGraphFree                                          Op = 116 // sync
	OpGraphMemoryGet                                     Op = 117 // sync
	OpGraphMemoryFree                                    Op = 118 // sync
	OpGraphMemory                                        Op = 119 // sync
	OpLaunch                                             Op = 120 // async
	OpDeviceGetTexture1DLinearMaxWidth                   Op = 121 // sync
	OpDeviceGetHostAtomicCapabilities                    Op = 122 // sync
	OpDeviceGetExecAffinitySupport                       Op = 123 // sync
	OpFlushGPUDirectRDMAWrites                           Op = 124 // sync
	OpDeviceCanAccessPeer                                Op = 125 // sync
	OpDeviceGetP2PAttribute                              Op = 126 // sync
	OpDeviceGetP2PAtomicCapabilities                     Op = 127 // sync
	OpDevicePrimaryCtxSetFlags_v2                        Op = 128 // sync
	OpCtxSetFlags                                        Op = 129 // async
	OpCtxSetLimit                                        Op = 130 // sync
	OpCtxGetLimit                                        Op = 131 // sync
	OpCtxGetCacheConfig                                  Op = 132 // sync
	OpCtxSetCacheConfig                                  Op = 133 // sync
	OpCtxGetSharedMemConfig                              Op = 134 // sync
	OpCtxSetSharedMemConfig                              Op = 135 // sync
	OpCtxResetPersistingL2Cache                          Op = 136 // async
	OpCtxGetExecAffinity                                 Op = 137 // sync
	OpCtxRecordEvent                                     Op = 138 // async
	OpCtxWaitEvent                                       Op = 139 // async
	OpModuleUnload                                       Op = 140 // async
	OpModuleGetFunctionCount                             Op = 141 // sync
	OpModuleGetTexRef                                    Op = 142 // sync
	OpModuleGetSurfRef                                   Op = 143 // sync
	OpLibraryUnload                                      Op = 144 // async
	OpLibraryGetKernelCount                              Op = 145 // sync
	OpKernelSetAttribute                                 Op = 146 // async
	OpKernelSetCacheConfig                               Op = 147 // sync
	OpFuncSetAttribute                                   Op = 148 // async
	OpFuncSetCacheConfig                                 Op = 149 // sync
	OpFuncSetSharedMemConfig                             Op = 150 // sync
	OpOccupancyMaxActiveBlocksPerMultiprocessorWithFlags Op = 151 // sync
	OpOccupancyAvailableDynamicSMemPerBlock              Op = 152 // sync
	OpMemBatchDecompressAsync                            Op = 153 // sync
	OpMemsetD8Async                                      Op = 154 // async
	OpMemsetD16Async                                     Op = 155 // async
	OpMemsetD32Async                                     Op = 156 // async
	OpMemsetD2D8Async                                    Op = 157 // async
	OpMemsetD2D16Async                                   Op = 158 // async
	OpMemsetD2D32Async                                   Op = 159 // async
	OpMemCreate                                          Op = 160 // sync
	OpMemRelease                                         Op = 161 // async
	OpMemMap                                             Op = 162 // sync
	OpMemUnmap                                           Op = 163 // sync
	OpMemMapArrayAsync                                   Op = 164 // async
	OpMemSetAccess                                       Op = 165 // sync
	OpMemGetAccess                                       Op = 166 // sync
	OpMemGetAllocationGranularity                        Op = 167 // sync
	OpMemGetAllocationPropertiesFromHandle               Op = 168 // sync
	OpMulticastCreate                                    Op = 169 // sync
	OpMulticastAddDevice                                 Op = 170 // sync
	OpMulticastBindMem                                   Op = 171 // sync
	OpMulticastBindAddr                                  Op = 172 // sync
	OpMulticastUnbind                                    Op = 173 // sync
	OpMulticastGetGranularity                            Op = 174 // sync
	OpArrayCreate_v2                                     Op = 175 // sync
	OpArrayGetDescriptor_v2                              Op = 176 // sync
	OpArrayGetSparseProperties                           Op = 177 // sync
	OpArrayGetMemoryRequirements                         Op = 178 // sync
	OpArrayGetPlane                                      Op = 179 // sync
	OpArrayDestroy                                       Op = 180 // async
	OpArray3DCreate_v2                                   Op = 181 // sync
	OpArray3DGetDescriptor_v2                            Op = 182 // sync
	OpMipmappedArrayCreate                               Op = 183 // sync
	OpMipmappedArrayGetLevel                             Op = 184 // sync
	OpMipmappedArrayGetSparseProperties                  Op = 185 // sync
	OpMipmappedArrayGetMemoryRequirements                Op = 186 // sync
	OpMipmappedArrayDestroy                              Op = 187 // async
	OpTexObjectCreate                                    Op = 188 // sync
	OpTexObjectDestroy                                   Op = 189 // sync
	OpTexObjectGetResourceDesc                           Op = 190 // sync
	OpTexObjectGetTextureDesc                            Op = 191 // sync
	OpTexObjectGetResourceViewDesc                       Op = 192 // sync
	OpSurfObjectCreate                                   Op = 193 // sync
	OpSurfObjectDestroy                                  Op = 194 // sync
	OpSurfObjectGetResourceDesc                          Op = 195 // sync
	OpTensorMapReplaceAddress                            Op = 196 // sync
	OpTexRefCreate                                       Op = 197 // async
	OpTexRefDestroy                                      Op = 198 // async
	OpTexRefSetArray                                     Op = 199 // async
	OpTexRefSetMipmappedArray                            Op = 200 // async
	OpTexRefSetAddress_v2                                Op = 201 // sync
	OpTexRefSetAddress2D_v3                              Op = 202 // async
	OpTexRefSetFormat                                    Op = 203 // async
	OpTexRefSetAddressMode                               Op = 204 // async
	OpTexRefSetFilterMode                                Op = 205 // async
	OpTexRefSetMipmapFilterMode                          Op = 206 // async
	OpTexRefSetMipmapLevelBias                           Op = 207 // async
	OpTexRefSetMipmapLevelClamp                          Op = 208 // async
	OpTexRefSetMaxAnisotropy                             Op = 209 // async
	OpTexRefSetBorderColor                               Op = 210 // async
	OpTexRefSetFlags                                     Op = 211 // async
	OpTexRefGetAddress_v2                                Op = 212 // sync
	OpTexRefGetArray                                     Op = 213 // sync
	OpTexRefGetMipmappedArray                            Op = 214 // sync
	OpTexRefGetAddressMode                               Op = 215 // sync
	OpTexRefGetFilterMode                                Op = 216 // sync
	OpTexRefGetFormat                                    Op = 217 // sync
	OpTexRefGetMipmapFilterMode                          Op = 218 // sync
	OpTexRefGetMipmapLevelBias                           Op = 219 // sync
	OpTexRefGetMipmapLevelClamp                          Op = 220 // sync
	OpTexRefGetMaxAnisotropy                             Op = 221 // sync
	OpTexRefGetBorderColor                               Op = 222 // sync
	OpTexRefGetFlags                                     Op = 223 // sync
	OpSurfRefSetArray                                    Op = 224 // async
	OpSurfRefGetArray                                    Op = 225 // sync
	OpStreamCreateWithPriority                           Op = 226 // async
	OpStreamDestroy_v2                                   Op = 227 // async
	OpStreamWaitEvent                                    Op = 228 // async
	OpStreamQuery                                        Op = 229 // sync
	OpStreamSynchronize                                  Op = 230 // wait
	OpStreamCopyAttributes                               Op = 231 // sync
	OpStreamGetAttribute                                 Op = 232 // sync
	OpStreamSetAttribute                                 Op = 233 // sync
	OpEventCreate                                        Op = 234 // async
	OpEventRecordWithFlags                               Op = 235 // async
	OpEventQuery                                         Op = 236 // sync
	OpEventSynchronize                                   Op = 237 // wait
	OpEventDestroy_v2                                    Op = 238 // async
	OpEventElapsedTime_v2                                Op = 239 // sync
	OpStreamWaitValue32_v2                               Op = 240 // async
	OpStreamWaitValue64_v2                               Op = 241 // async
	OpStreamWriteValue32_v2                              Op = 242 // async
	OpStreamWriteValue64_v2                              Op = 243 // async
	OpStreamBatchMemOp_v2                                Op = 244 // async
	OpGraphCreate                                        Op = 245 // sync
	OpGraphClone                                         Op = 246 // sync
	OpGraphNodeFindInClone                               Op = 247 // sync
	OpGraphAddMemsetNode                                 Op = 248 // sync
	OpGraphAddChildGraphNode                             Op = 249 // sync
	OpGraphAddEmptyNode                                  Op = 250 // sync
	OpGraphAddEventRecordNode                            Op = 251 // sync
	OpGraphAddEventWaitNode                              Op = 252 // sync
	OpGraphConditionalHandleCreate                       Op = 253 // sync
	OpGraphAddDependencies_v2                            Op = 254 // sync
	OpGraphAddDependencies                               Op = 255 // sync
	OpGraphRemoveDependencies_v2                         Op = 256 // sync
	OpGraphRemoveDependencies                            Op = 257 // sync
	OpGraphGetNodes                                      Op = 258 // sync
	OpGraphGetRootNodes                                  Op = 259 // sync
	OpGraphGetEdges_v2                                   Op = 260 // sync
	OpGraphGetEdges                                      Op = 261 // sync
	OpGraphNodeGetDependencies_v2                        Op = 262 // sync
	OpGraphNodeGetDependencies                           Op = 263 // sync
	OpGraphNodeGetDependentNodes_v2                      Op = 264 // sync
	OpGraphNodeGetDependentNodes                         Op = 265 // sync
	OpGraphKernelNodeCopyAttributes                      Op = 266 // sync
	OpGraphKernelNodeGetAttribute                        Op = 267 // sync
	OpGraphKernelNodeSetAttribute                        Op = 268 // sync
	OpGraphMemsetNodeGetParams                           Op = 269 // sync
	OpGraphMemsetNodeSetParams                           Op = 270 // sync
	OpGraphChildGraphNodeGetGraph                        Op = 271 // sync
	OpGraphEventRecordNodeGetEvent                       Op = 272 // sync
	OpGraphEventRecordNodeSetEvent                       Op = 273 // sync
	OpGraphEventWaitNodeGetEvent                         Op = 274 // sync
	OpGraphEventWaitNodeSetEvent                         Op = 275 // sync
	OpUserObjectRetain                                   Op = 276 // async
	OpUserObjectRelease                                  Op = 277 // async
	OpGraphRetainUserObject                              Op = 278 // sync
	OpGraphReleaseUserObject                             Op = 279 // sync
	OpGraphExecGetFlags                                  Op = 280 // sync
	OpGraphExecMemsetNodeSetParams                       Op = 281 // sync
	OpGraphExecChildGraphNodeSetParams                   Op = 282 // sync
	OpGraphExecEventRecordNodeSetEvent                   Op = 283 // sync
	OpGraphExecEventWaitNodeSetEvent                     Op = 284 // sync
	OpGraphNodeSetEnabled                                Op = 285 // sync
	OpGraphNodeGetEnabled                                Op = 286 // sync
	OpGraphExecUpdate_v2                                 Op = 287 // sync
	OpGraphExecUpdate                                    Op = 288 // sync
	OpGraphUpload                                        Op = 289 // async
	OpGreenCtxRecordEvent                                Op = 290 // async
	OpGreenCtxWaitEvent                                  Op = 291 // async
	OpGreenCtxGetDevResource                             Op = 292 // sync
	OpCtxGetDevResource                                  Op = 293 // sync
	OpDevSmResourceSplitByCount                          Op = 294 // sync
	OpDevResourceGenerateDesc                            Op = 295 // sync
	OpMissed                                             Op = 296 // async
	opEnd                                                Op = 297
)

var ops = [opEnd]opInfo{
	OpSnapshot:                         {"Snapshot", "sync", 1, func() Record { return new(SnapshotRequest) }, func() Record { return new(SnapshotReply) }},
	OpVisible:                          {"Visible", "async", 1, func() Record { return new(VisibleRequest) }, nil},
	OpPrimaryRetain:                    {"PrimaryRetain", "sync", 1, func() Record { return new(PrimaryRetainRequest) }, func() Record { return new(PrimaryRetainReply) }},
	OpPrimaryRelease:                   {"PrimaryRelease", "async", 1, func() Record { return new(PrimaryReleaseRequest) }, nil},
	OpPrimaryReset:                     {"PrimaryReset", "sync", 1, func() Record { return new(PrimaryResetRequest) }, func() Record { return new(PrimaryResetReply) }},
	OpCtxCreate:                        {"CtxCreate", "sync", 1, func() Record { return new(CtxCreateRequest) }, func() Record { return new(CtxCreateReply) }},
	OpCtxDestroy:                       {"CtxDestroy", "sync", 1, func() Record { return new(CtxDestroyRequest) }, func() Record { return new(CtxDestroyReply) }},
	OpCtxSynchronize:                   {"CtxSynchronize", "wait", 1, func() Record { return new(CtxSynchronizeRequest) }, func() Record { return new(CtxSynchronizeReply) }},
	OpCtxDrain:                         {"CtxDrain", "wait", 1, func() Record { return new(CtxDrainRequest) }, func() Record { return new(CtxDrainReply) }},
	OpPeerAccess:                       {"PeerAccess", "sync", 1, func() Record { return new(PeerAccessRequest) }, func() Record { return new(PeerAccessReply) }},
	OpGreenCreate:                      {"GreenCreate", "sync", 1, func() Record { return new(GreenCreateRequest) }, func() Record { return new(GreenCreateReply) }},
	OpGreenDestroy:                     {"GreenDestroy", "sync", 1, func() Record { return new(GreenDestroyRequest) }, func() Record { return new(GreenDestroyReply) }},
	OpDevResource:                      {"DevResource", "sync", 1, func() Record { return new(DevResourceRequest) }, func() Record { return new(DevResourceReply) }},
	OpGreenStream:                      {"GreenStream", "async", 1, func() Record { return new(GreenStreamRequest) }, nil},
	OpMemAlloc:                         {"MemAlloc", "sync", 1, func() Record { return new(MemAllocRequest) }, func() Record { return new(MemAllocReply) }},
	OpMemAllocSoon:                     {"MemAllocSoon", "async", 1, func() Record { return new(MemAllocSoonRequest) }, nil},
	OpMemInfo:                          {"MemInfo", "sync", 1, func() Record { return new(MemInfoRequest) }, func() Record { return new(MemInfoReply) }},
	OpMemFree:                          {"MemFree", "async", 1, func() Record { return new(MemFreeRequest) }, nil},
	OpCopyIn:                           {"CopyIn", "async", 1, func() Record { return new(CopyInRequest) }, nil},
	OpCopyInLanes:                      {"CopyInLanes", "async", 1, func() Record { return new(CopyInLanesRequest) }, nil},
	OpCopyOut:                          {"CopyOut", "wait", 1, func() Record { return new(CopyOutRequest) }, func() Record { return new(CopyOutReply) }},
	OpCopyOutLater:                     {"CopyOutLater", "wait", 1, func() Record { return new(CopyOutLaterRequest) }, func() Record { return new(CopyOutLaterReply) }},
	OpCopyOn:                           {"CopyOn", "async", 1, func() Record { return new(CopyOnRequest) }, nil},
	OpArrived:                          {"Arrived", "async", 1, func() Record { return new(ArrivedRequest) }, nil},
	OpHostShare:                        {"HostShare", "sync", 1, func() Record { return new(HostShareRequest) }, func() Record { return new(HostShareReply) }},
	OpHostUnshare:                      {"HostUnshare", "async", 1, func() Record { return new(HostUnshareRequest) }, nil},
	OpStageIn:                          {"StageIn", "wait", 1, func() Record { return new(StageInRequest) }, func() Record { return new(StageInReply) }},
	OpStageOut:                         {"StageOut", "wait", 1, func() Record { return new(StageOutRequest) }, func() Record { return new(StageOutReply) }},
	OpMemShare:                         {"MemShare", "sync", 1, func() Record { return new(MemShareRequest) }, func() Record { return new(MemShareReply) }},
	OpMemOpen:                          {"MemOpen", "sync", 1, func() Record { return new(MemOpenRequest) }, func() Record { return new(MemOpenReply) }},
	OpEventShare:                       {"EventShare", "sync", 1, func() Record { return new(EventShareRequest) }, func() Record { return new(EventShareReply) }},
	OpEventOpen:                        {"EventOpen", "sync", 1, func() Record { return new(EventOpenRequest) }, func() Record { return new(EventOpenReply) }},
	OpHandleShare:                      {"HandleShare", "sync", 1, func() Record { return new(HandleShareRequest) }, func() Record { return new(HandleShareReply) }},
	OpHandleOpen:                       {"HandleOpen", "sync", 1, func() Record { return new(HandleOpenRequest) }, func() Record { return new(HandleOpenReply) }},
	OpPoolShare:                        {"PoolShare", "sync", 1, func() Record { return new(PoolShareRequest) }, func() Record { return new(PoolShareReply) }},
	OpPoolOpen:                         {"PoolOpen", "sync", 1, func() Record { return new(PoolOpenRequest) }, func() Record { return new(PoolOpenReply) }},
	OpUnshare:                          {"Unshare", "async", 1, func() Record { return new(UnshareRequest) }, nil},
	OpHandleRetain:                     {"HandleRetain", "sync", 1, func() Record { return new(HandleRetainRequest) }, func() Record { return new(HandleRetainReply) }},
	OpFence:                            {"Fence", "sync", 1, func() Record { return new(FenceRequest) }, func() Record { return new(FenceReply) }},
	OpMirrorAlloc:                      {"MirrorAlloc", "sync", 1, func() Record { return new(MirrorAllocRequest) }, func() Record { return new(MirrorAllocReply) }},
	OpMirrorOpen:                       {"MirrorOpen", "sync", 1, func() Record { return new(MirrorOpenRequest) }, func() Record { return new(MirrorOpenReply) }},
	OpMirrorClose:                      {"MirrorClose", "async", 1, func() Record { return new(MirrorCloseRequest) }, nil},
	OpMirrorIn:                         {"MirrorIn", "async", 1, func() Record { return new(MirrorInRequest) }, nil},
	OpMirrorOut:                        {"MirrorOut", "wait", 1, func() Record { return new(MirrorOutRequest) }, func() Record { return new(MirrorOutReply) }},
	OpBlob:                             {"Blob", "async", 1, func() Record { return new(BlobRequest) }, nil},
	OpBlobPacked:                       {"BlobPacked", "async", 1, func() Record { return new(BlobPackedRequest) }, nil},
	OpImagesKnown:                      {"ImagesKnown", "sync", 1, func() Record { return new(ImagesKnownRequest) }, func() Record { return new(ImagesKnownReply) }},
	OpModuleLoad:                       {"ModuleLoad", "sync", 1, func() Record { return new(ModuleLoadRequest) }, func() Record { return new(ModuleLoadReply) }},
	OpLibraryLoad:                      {"LibraryLoad", "sync", 1, func() Record { return new(LibraryLoadRequest) }, func() Record { return new(LibraryLoadReply) }},
	OpModuleLoadSoon:                   {"ModuleLoadSoon", "async", 1, func() Record { return new(ModuleLoadSoonRequest) }, nil},
	OpLibraryLoadSoon:                  {"LibraryLoadSoon", "async", 1, func() Record { return new(LibraryLoadSoonRequest) }, nil},
	OpModuleGetFunction:                {"ModuleGetFunction", "sync", 1, func() Record { return new(ModuleGetFunctionRequest) }, func() Record { return new(ModuleGetFunctionReply) }},
	OpModuleGetFunctionSoon:            {"ModuleGetFunctionSoon", "async", 1, func() Record { return new(ModuleGetFunctionSoonRequest) }, nil},
	OpModuleFunctions:                  {"ModuleFunctions", "sync", 1, func() Record { return new(ModuleFunctionsRequest) }, func() Record { return new(ModuleFunctionsReply) }},
	OpLibraryGetKernel:                 {"LibraryGetKernel", "sync", 1, func() Record { return new(LibraryGetKernelRequest) }, func() Record { return new(LibraryGetKernelReply) }},
	OpLibraryGetKernelSoon:             {"LibraryGetKernelSoon", "async", 1, func() Record { return new(LibraryGetKernelSoonRequest) }, nil},
	OpLibraryKernels:                   {"LibraryKernels", "sync", 1, func() Record { return new(LibraryKernelsRequest) }, func() Record { return new(LibraryKernelsReply) }},
	OpLibraryGetModule:                 {"LibraryGetModule", "sync", 1, func() Record { return new(LibraryGetModuleRequest) }, func() Record { return new(LibraryGetModuleReply) }},
	OpLibraryGetModuleSoon:             {"LibraryGetModuleSoon", "async", 1, func() Record { return new(LibraryGetModuleSoonRequest) }, nil},
	OpKernelGetFunction:                {"KernelGetFunction", "sync", 1, func() Record { return new(KernelGetFunctionRequest) }, func() Record { return new(KernelGetFunctionReply) }},
	OpKernelGetFunctionSoon:            {"KernelGetFunctionSoon", "async", 1, func() Record { return new(KernelGetFunctionSoonRequest) }, nil},
	OpKernelInfo:                       {"KernelInfo", "sync", 1, func() Record { return new(KernelInfoRequest) }, func() Record { return new(KernelInfoReply) }},
	OpModuleVariable:                   {"ModuleVariable", "sync", 1, func() Record { return new(ModuleVariableRequest) }, func() Record { return new(ModuleVariableReply) }},
	OpLibraryVariable:                  {"LibraryVariable", "sync", 1, func() Record { return new(LibraryVariableRequest) }, func() Record { return new(LibraryVariableReply) }},
	OpNote:                             {"Note", "async", 1, func() Record { return new(NoteRequest) }, nil},
	OpClusters:                         {"Clusters", "sync", 1, func() Record { return new(ClustersRequest) }, func() Record { return new(ClustersReply) }},
	OpTensorMap:                        {"TensorMap", "sync", 1, func() Record { return new(TensorMapRequest) }, func() Record { return new(TensorMapReply) }},
	OpLinkCreate:                       {"LinkCreate", "sync", 1, func() Record { return new(LinkCreateRequest) }, func() Record { return new(LinkCreateReply) }},
	OpLinkAdd:                          {"LinkAdd", "sync", 1, func() Record { return new(LinkAddRequest) }, func() Record { return new(LinkAddReply) }},
	OpLinkComplete:                     {"LinkComplete", "sync", 1, func() Record { return new(LinkCompleteRequest) }, func() Record { return new(LinkCompleteReply) }},
	OpLinkFetch:                        {"LinkFetch", "sync", 1, func() Record { return new(LinkFetchRequest) }, func() Record { return new(LinkFetchReply) }},
	OpLinkDestroy:                      {"LinkDestroy", "async", 1, func() Record { return new(LinkDestroyRequest) }, nil},
	OpMemAllocAsync:                    {"MemAllocAsync", "sync", 1, func() Record { return new(MemAllocAsyncRequest) }, func() Record { return new(MemAllocAsyncReply) }},
	OpMemAccess:                        {"MemAccess", "sync", 1, func() Record { return new(MemAccessRequest) }, func() Record { return new(MemAccessReply) }},
	OpMemFreeAsync:                     {"MemFreeAsync", "async", 1, func() Record { return new(MemFreeAsyncRequest) }, nil},
	OpArrayIn:                          {"ArrayIn", "async", 1, func() Record { return new(ArrayInRequest) }, nil},
	OpArrayOut:                         {"ArrayOut", "wait", 1, func() Record { return new(ArrayOutRequest) }, func() Record { return new(ArrayOutReply) }},
	OpArrayOn:                          {"ArrayOn", "async", 1, func() Record { return new(ArrayOnRequest) }, nil},
	OpHostFunc:                         {"HostFunc", "async", 1, func() Record { return new(HostFuncRequest) }, nil},
	OpHostDone:                         {"HostDone", "async", 1, func() Record { return new(HostDoneRequest) }, nil},
	OpHostPipe:                         {"HostPipe", "sync", 1, func() Record { return new(HostPipeRequest) }, func() Record { return new(HostPipeReply) }},
	OpEventWatch:                       {"EventWatch", "wait", 1, func() Record { return new(EventWatchRequest) }, func() Record { return new(EventWatchReply) }},
	OpStreamWatch:                      {"StreamWatch", "wait", 1, func() Record { return new(StreamWatchRequest) }, func() Record { return new(StreamWatchReply) }},
	OpBeginCapture:                     {"BeginCapture", "sync", 1, func() Record { return new(BeginCaptureRequest) }, func() Record { return new(BeginCaptureReply) }},
	OpBeginCaptureTo:                   {"BeginCaptureTo", "sync", 1, func() Record { return new(BeginCaptureToRequest) }, func() Record { return new(BeginCaptureToReply) }},
	OpEndCapture:                       {"EndCapture", "sync", 1, func() Record { return new(EndCaptureRequest) }, func() Record { return new(EndCaptureReply) }},
	OpCaptureInfo:                      {"CaptureInfo", "sync", 1, func() Record { return new(CaptureInfoRequest) }, func() Record { return new(CaptureInfoReply) }},
	OpCaptureWait:                      {"CaptureWait", "sync", 1, func() Record { return new(CaptureWaitRequest) }, func() Record { return new(CaptureWaitReply) }},
	OpCaptureUpdate:                    {"CaptureUpdate", "sync", 1, func() Record { return new(CaptureUpdateRequest) }, func() Record { return new(CaptureUpdateReply) }},
	OpGraphDestroy:                     {"GraphDestroy", "async", 1, func() Record { return new(GraphDestroyRequest) }, nil},
	OpGraphNodeDestroy:                 {"GraphNodeDestroy", "sync", 1, func() Record { return new(GraphNodeDestroyRequest) }, func() Record { return new(GraphNodeDestroyReply) }},
	OpGraphNodeType:                    {"GraphNodeType", "sync", 1, func() Record { return new(GraphNodeTypeRequest) }, func() Record { return new(GraphNodeTypeReply) }},
	OpGraphDot:                         {"GraphDot", "sync", 1, func() Record { return new(GraphDotRequest) }, func() Record { return new(GraphDotReply) }},
	OpGraphInstantiate:                 {"GraphInstantiate", "sync", 1, func() Record { return new(GraphInstantiateRequest) }, func() Record { return new(GraphInstantiateReply) }},
	OpGraphLaunch:                      {"GraphLaunch", "async", 1, func() Record { return new(GraphLaunchRequest) }, nil},
	OpGraphLaunchAsk:                   {"GraphLaunchAsk", "sync", 1, func() Record { return new(GraphLaunchAskRequest) }, func() Record { return new(GraphLaunchAskReply) }},
	OpGraphExecDestroy:                 {"GraphExecDestroy", "async", 1, func() Record { return new(GraphExecDestroyRequest) }, nil},
	OpUserObject:                       {"UserObject", "async", 1, func() Record { return new(UserObjectRequest) }, nil},
	OpGraphKernel:                      {"GraphKernel", "sync", 1, func() Record { return new(GraphKernelRequest) }, func() Record { return new(GraphKernelReply) }},
	OpGraphKernelSet:                   {"GraphKernelSet", "sync", 1, func() Record { return new(GraphKernelSetRequest) }, func() Record { return new(GraphKernelSetReply) }},
	OpGraphKernelGet:                   {"GraphKernelGet", "sync", 1, func() Record { return new(GraphKernelGetRequest) }, func() Record { return new(GraphKernelGetReply) }},
	OpGraphCopy:                        {"GraphCopy", "sync", 1, func() Record { return new(GraphCopyRequest) }, func() Record { return new(GraphCopyReply) }},
	OpGraphCopySet:                     {"GraphCopySet", "sync", 1, func() Record { return new(GraphCopySetRequest) }, func() Record { return new(GraphCopySetReply) }},
	OpGraphCopyGet:                     {"GraphCopyGet", "sync", 1, func() Record { return new(GraphCopyGetRequest) }, func() Record { return new(GraphCopyGetReply) }},
	OpStreamCopy:                       {"StreamCopy", "sync", 1, func() Record { return new(StreamCopyRequest) }, func() Record { return new(StreamCopyReply) }},
	OpGraphFeed:                        {"GraphFeed", "async", 1, func() Record { return new(GraphFeedRequest) }, nil},
	OpGraphHost:                        {"GraphHost", "sync", 1, func() Record { return new(GraphHostRequest) }, func() Record { return new(GraphHostReply) }},
	OpGraphHostSet:                     {"GraphHostSet", "sync", 1, func() Record { return new(GraphHostSetRequest) }, func() Record { return new(GraphHostSetReply) }},
	OpGraphHostGet:                     {"GraphHostGet", "sync", 1, func() Record { return new(GraphHostGetRequest) }, func() Record { return new(GraphHostGetReply) }},
	OpGraphMemOps:                      {"GraphMemOps", "sync", 1, func() Record { return new(GraphMemOpsRequest) }, func() Record { return new(GraphMemOpsReply) }},
	OpGraphMemOpsSet:                   {"GraphMemOpsSet", "sync", 1, func() Record { return new(GraphMemOpsSetRequest) }, func() Record { return new(GraphMemOpsSetReply) }},
	OpGraphMemOpsGet:                   {"GraphMemOpsGet", "sync", 1, func() Record { return new(GraphMemOpsGetRequest) }, func() Record { return new(GraphMemOpsGetReply) }},
	OpGraphConditional:                 {"GraphConditional", "sync", 1, func() Record { return new(GraphConditionalRequest) }, func() Record { return new(GraphConditionalReply) }},
	OpGraphMove:                        {"GraphMove", "sync", 1, func() Record { return new(GraphMoveRequest) }, func() Record { return new(GraphMoveReply) }},
	OpGraphAlloc:                       {"GraphAlloc", "sync", 1, func() Record { return new(GraphAllocRequest) }, func() Record { return new(GraphAllocReply) }},
	OpGraphFree:                        {"GraphFree", "sync", 1, func() Record { return new(GraphFreeRequest) }, func() Record { return new(GraphFreeReply) }},
	OpGraphMemoryGet:                   {"GraphMemoryGet", "sync", 1, func() Record { return new(GraphMemoryGetRequest) }, func() Record { return new(GraphMemoryGetReply) }},
	OpGraphMemoryFree:                  {"GraphMemoryFree", "sync", 1, func() Record { return new(GraphMemoryFreeRequest) }, func() Record { return new(GraphMemoryFreeReply) }},
	OpGraphMemory:                      {"GraphMemory", "sync", 1, func() Record { return new(GraphMemoryRequest) }, func() Record { return new(GraphMemoryReply) }},
	OpLaunch:                           {"Launch", "async", 1, func() Record { return new(LaunchRequest) }, nil},
	OpDeviceGetTexture1DLinearMaxWidth: {"cuDeviceGetTexture1DLinearMaxWidth", "sync", 1, func() Record { return new(DeviceGetTexture1DLinearMaxWidthRequest) }, func() Record { return new(DeviceGetTexture1DLinearMaxWidthReply) }},
	OpDeviceGetHostAtomicCapabilities:  {"cuDeviceGetHostAtomicCapabilities", "sync", 1, func() Record { return new(DeviceGetHostAtomicCapabilitiesRequest) }, func() Record { return new(DeviceGetHostAtomicCapabilitiesReply) }},
	OpDeviceGetExecAffinitySupport:     {"cuDeviceGetExecAffinitySupport", "sync", 1, func() Record { return new(DeviceGetExecAffinitySupportRequest) }, func() Record { return new(DeviceGetExecAffinitySupportReply) }},
	OpFlushGPUDirectRDMAWrites:         {"cuFlushGPUDirectRDMAWrites", "sync", 1, func() Record { return new(FlushGPUDirectRDMAWritesRequest) }, func() Record { return new(FlushGPUDirectRDMAWritesReply) }},
	OpDeviceCanAccessPeer:              {"cuDeviceCanAccessPeer", "sync", 1, func() Record { return new(DeviceCanAccessPeerRequest) }, func() Record { return new(DeviceCanAccessPeerReply) }},
	OpDeviceGetP2PAttribute:            {"cuDeviceGetP2PAttribute", "sync", 1, func() Record { return new(DeviceGetP2PAttributeRequest) }, func() Record { return new(DeviceGetP2PAttributeReply) }},
	OpDeviceGetP2PAtomicCapabilities:   {"cuDeviceGetP2PAtomicCapabilities", "sync", 1, func() Record { return new(DeviceGetP2PAtomicCapabilitiesRequest) }, func() Record { return new(DeviceGetP2PAtomicCapabilitiesReply) }},
	OpDevicePrimaryCtxSetFlags_v2:      {"cuDevicePrimaryCtxSetFlags_v2", "sync", 1, func() Record { return new(DevicePrimaryCtxSetFlags_v2Request) }, func() Record { return new(DevicePrimaryCtxSetFlags_v2Reply) }},
	OpCtxSetFlags:                      {"cuCtxSetFlags", "async", 1, func() Record { return new(CtxSetFlagsRequest) }, nil},
	OpCtxSetLimit:                      {"cuCtxSetLimit", "sync", 1, func() Record { return new(CtxSetLimitRequest) }, func() Record { return new(CtxSetLimitReply) }},
	OpCtxGetLimit:                      {"cuCtxGetLimit", "sync", 1, func() Record { return new(CtxGetLimitRequest) }, func() Record { return new(CtxGetLimitReply) }},
	OpCtxGetCacheConfig:                {"cuCtxGetCacheConfig", "sync", 1, func() Record { return new(CtxGetCacheConfigRequest) }, func() Record { return new(CtxGetCacheConfigReply) }},
	OpCtxSetCacheConfig:                {"cuCtxSetCacheConfig", "sync", 1, func() Record { return new(CtxSetCacheConfigRequest) }, func() Record { return new(CtxSetCacheConfigReply) }},
	OpCtxGetSharedMemConfig:            {"cuCtxGetSharedMemConfig", "sync", 1, func() Record { return new(CtxGetSharedMemConfigRequest) }, func() Record { return new(CtxGetSharedMemConfigReply) }},
	OpCtxSetSharedMemConfig:            {"cuCtxSetSharedMemConfig", "sync", 1, func() Record { return new(CtxSetSharedMemConfigRequest) }, func() Record { return new(CtxSetSharedMemConfigReply) }},
	OpCtxResetPersistingL2Cache:        {"cuCtxResetPersistingL2Cache", "async", 1, func() Record { return new(CtxResetPersistingL2CacheRequest) }, nil},
	OpCtxGetExecAffinity:               {"cuCtxGetExecAffinity", "sync", 1, func() Record { return new(CtxGetExecAffinityRequest) }, func() Record { return new(CtxGetExecAffinityReply) }},
	OpCtxRecordEvent:                   {"cuCtxRecordEvent", "async", 1, func() Record { return new(CtxRecordEventRequest) }, nil},
	OpCtxWaitEvent:                     {"cuCtxWaitEvent", "async", 1, func() Record { return new(CtxWaitEventRequest) }, nil},
	OpModuleUnload:                     {"cuModuleUnload", "async", 1, func() Record { return new(ModuleUnloadRequest) }, nil},
	OpModuleGetFunctionCount:           {"cuModuleGetFunctionCount", "sync", 1, func() Record { return new(ModuleGetFunctionCountRequest) }, func() Record { return new(ModuleGetFunctionCountReply) }},
	OpModuleGetTexRef:                  {"cuModuleGetTexRef", "sync", 1, func() Record { return new(ModuleGetTexRefRequest) }, func() Record { return new(ModuleGetTexRefReply) }},
	OpModuleGetSurfRef:                 {"cuModuleGetSurfRef", "sync", 1, func() Record { return new(ModuleGetSurfRefRequest) }, func() Record { return new(ModuleGetSurfRefReply) }},
	OpLibraryUnload:                    {"cuLibraryUnload", "async", 1, func() Record { return new(LibraryUnloadRequest) }, nil},
	OpLibraryGetKernelCount:            {"cuLibraryGetKernelCount", "sync", 1, func() Record { return new(LibraryGetKernelCountRequest) }, func() Record { return new(LibraryGetKernelCountReply) }},
	OpKernelSetAttribute:               {"cuKernelSetAttribute", "async", 1, func() Record { return new(KernelSetAttributeRequest) }, nil},
	OpKernelSetCacheConfig:             {"cuKernelSetCacheConfig", "sync", 1, func() Record { return new(KernelSetCacheConfigRequest) }, func() Record { return new(KernelSetCacheConfigReply) }},
	OpFuncSetAttribute:                 {"cuFuncSetAttribute", "async", 1, func() Record { return new(FuncSetAttributeRequest) }, nil},
	OpFuncSetCacheConfig:               {"cuFuncSetCacheConfig", "sync", 1, func() Record { return new(FuncSetCacheConfigRequest) }, func() Record { return new(FuncSetCacheConfigReply) }},
	OpFuncSetSharedMemConfig:           {"cuFuncSetSharedMemConfig", "sync", 1, func() Record { return new(FuncSetSharedMemConfigRequest) }, func() Record { return new(FuncSetSharedMemConfigReply) }},
	OpOccupancyMaxActiveBlocksPerMultiprocessorWithFlags: {"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", "sync", 1, func() Record { return new(OccupancyMaxActiveBlocksPerMultiprocessorWithFlagsRequest) }, func() Record { return new(OccupancyMaxActiveBlocksPerMultiprocessorWithFlagsReply) }},
	OpOccupancyAvailableDynamicSMemPerBlock:              {"cuOccupancyAvailableDynamicSMemPerBlock", "sync", 1, func() Record { return new(OccupancyAvailableDynamicSMemPerBlockRequest) }, func() Record { return new(OccupancyAvailableDynamicSMemPerBlockReply) }},
	OpMemBatchDecompressAsync:                            {"cuMemBatchDecompressAsync", "sync", 1, func() Record { return new(MemBatchDecompressAsyncRequest) }, func() Record { return new(MemBatchDecompressAsyncReply) }},
	OpMemsetD8Async:                                      {"cuMemsetD8Async", "async", 1, func() Record { return new(MemsetD8AsyncRequest) }, nil},
	OpMemsetD16Async:                                     {"cuMemsetD16Async", "async", 1, func() Record { return new(MemsetD16AsyncRequest) }, nil},
	OpMemsetD32Async:                                     {"cuMemsetD32Async", "async", 1, func() Record { return new(MemsetD32AsyncRequest) }, nil},
	OpMemsetD2D8Async:                                    {"cuMemsetD2D8Async", "async", 1, func() Record { return new(MemsetD2D8AsyncRequest) }, nil},
	OpMemsetD2D16Async:                                   {"cuMemsetD2D16Async", "async", 1, func() Record { return new(MemsetD2D16AsyncRequest) }, nil},
	OpMemsetD2D32Async:                                   {"cuMemsetD2D32Async", "async", 1, func() Record { return new(MemsetD2D32AsyncRequest) }, nil},
	OpMemCreate:                                          {"cuMemCreate", "sync", 1, func() Record { return new(MemCreateRequest) }, func() Record { return new(MemCreateReply) }},
	OpMemRelease:                                         {"cuMemRelease", "async", 1, func() Record { return new(MemReleaseRequest) }, nil},
	OpMemMap:                                             {"cuMemMap", "sync", 1, func() Record { return new(MemMapRequest) }, func() Record { return new(MemMapReply) }},
	OpMemUnmap:                                           {"cuMemUnmap", "sync", 1, func() Record { return new(MemUnmapRequest) }, func() Record { return new(MemUnmapReply) }},
	OpMemMapArrayAsync:                                   {"cuMemMapArrayAsync", "async", 1, func() Record { return new(MemMapArrayAsyncRequest) }, nil},
	OpMemSetAccess:                                       {"cuMemSetAccess", "sync", 1, func() Record { return new(MemSetAccessRequest) }, func() Record { return new(MemSetAccessReply) }},
	OpMemGetAccess:                                       {"cuMemGetAccess", "sync", 1, func() Record { return new(MemGetAccessRequest) }, func() Record { return new(MemGetAccessReply) }},
	OpMemGetAllocationGranularity:                        {"cuMemGetAllocationGranularity", "sync", 1, func() Record { return new(MemGetAllocationGranularityRequest) }, func() Record { return new(MemGetAllocationGranularityReply) }},
	OpMemGetAllocationPropertiesFromHandle:               {"cuMemGetAllocationPropertiesFromHandle", "sync", 1, func() Record { return new(MemGetAllocationPropertiesFromHandleRequest) }, func() Record { return new(MemGetAllocationPropertiesFromHandleReply) }},
	OpMulticastCreate:                                    {"cuMulticastCreate", "sync", 1, func() Record { return new(MulticastCreateRequest) }, func() Record { return new(MulticastCreateReply) }},
	OpMulticastAddDevice:                                 {"cuMulticastAddDevice", "sync", 1, func() Record { return new(MulticastAddDeviceRequest) }, func() Record { return new(MulticastAddDeviceReply) }},
	OpMulticastBindMem:                                   {"cuMulticastBindMem", "sync", 1, func() Record { return new(MulticastBindMemRequest) }, func() Record { return new(MulticastBindMemReply) }},
	OpMulticastBindAddr:                                  {"cuMulticastBindAddr", "sync", 1, func() Record { return new(MulticastBindAddrRequest) }, func() Record { return new(MulticastBindAddrReply) }},
	OpMulticastUnbind:                                    {"cuMulticastUnbind", "sync", 1, func() Record { return new(MulticastUnbindRequest) }, func() Record { return new(MulticastUnbindReply) }},
	OpMulticastGetGranularity:                            {"cuMulticastGetGranularity", "sync", 1, func() Record { return new(MulticastGetGranularityRequest) }, func() Record { return new(MulticastGetGranularityReply) }},
	OpArrayCreate_v2:                                     {"cuArrayCreate_v2", "sync", 1, func() Record { return new(ArrayCreate_v2Request) }, func() Record { return new(ArrayCreate_v2Reply) }},
	OpArrayGetDescriptor_v2:                              {"cuArrayGetDescriptor_v2", "sync", 1, func() Record { return new(ArrayGetDescriptor_v2Request) }, func() Record { return new(ArrayGetDescriptor_v2Reply) }},
	OpArrayGetSparseProperties:                           {"cuArrayGetSparseProperties", "sync", 1, func() Record { return new(ArrayGetSparsePropertiesRequest) }, func() Record { return new(ArrayGetSparsePropertiesReply) }},
	OpArrayGetMemoryRequirements:                         {"cuArrayGetMemoryRequirements", "sync", 1, func() Record { return new(ArrayGetMemoryRequirementsRequest) }, func() Record { return new(ArrayGetMemoryRequirementsReply) }},
	OpArrayGetPlane:                                      {"cuArrayGetPlane", "sync", 1, func() Record { return new(ArrayGetPlaneRequest) }, func() Record { return new(ArrayGetPlaneReply) }},
	OpArrayDestroy:                                       {"cuArrayDestroy", "async", 1, func() Record { return new(ArrayDestroyRequest) }, nil},
	OpArray3DCreate_v2:                                   {"cuArray3DCreate_v2", "sync", 1, func() Record { return new(Array3DCreate_v2Request) }, func() Record { return new(Array3DCreate_v2Reply) }},
	OpArray3DGetDescriptor_v2:                            {"cuArray3DGetDescriptor_v2", "sync", 1, func() Record { return new(Array3DGetDescriptor_v2Request) }, func() Record { return new(Array3DGetDescriptor_v2Reply) }},
	OpMipmappedArrayCreate:                               {"cuMipmappedArrayCreate", "sync", 1, func() Record { return new(MipmappedArrayCreateRequest) }, func() Record { return new(MipmappedArrayCreateReply) }},
	OpMipmappedArrayGetLevel:                             {"cuMipmappedArrayGetLevel", "sync", 1, func() Record { return new(MipmappedArrayGetLevelRequest) }, func() Record { return new(MipmappedArrayGetLevelReply) }},
	OpMipmappedArrayGetSparseProperties:                  {"cuMipmappedArrayGetSparseProperties", "sync", 1, func() Record { return new(MipmappedArrayGetSparsePropertiesRequest) }, func() Record { return new(MipmappedArrayGetSparsePropertiesReply) }},
	OpMipmappedArrayGetMemoryRequirements:                {"cuMipmappedArrayGetMemoryRequirements", "sync", 1, func() Record { return new(MipmappedArrayGetMemoryRequirementsRequest) }, func() Record { return new(MipmappedArrayGetMemoryRequirementsReply) }},
	OpMipmappedArrayDestroy:                              {"cuMipmappedArrayDestroy", "async", 1, func() Record { return new(MipmappedArrayDestroyRequest) }, nil},
	OpTexObjectCreate:                                    {"cuTexObjectCreate", "sync", 1, func() Record { return new(TexObjectCreateRequest) }, func() Record { return new(TexObjectCreateReply) }},
	OpTexObjectDestroy:                                   {"cuTexObjectDestroy", "sync", 1, func() Record { return new(TexObjectDestroyRequest) }, func() Record { return new(TexObjectDestroyReply) }},
	OpTexObjectGetResourceDesc:                           {"cuTexObjectGetResourceDesc", "sync", 1, func() Record { return new(TexObjectGetResourceDescRequest) }, func() Record { return new(TexObjectGetResourceDescReply) }},
	OpTexObjectGetTextureDesc:                            {"cuTexObjectGetTextureDesc", "sync", 1, func() Record { return new(TexObjectGetTextureDescRequest) }, func() Record { return new(TexObjectGetTextureDescReply) }},
	OpTexObjectGetResourceViewDesc:                       {"cuTexObjectGetResourceViewDesc", "sync", 1, func() Record { return new(TexObjectGetResourceViewDescRequest) }, func() Record { return new(TexObjectGetResourceViewDescReply) }},
	OpSurfObjectCreate:                                   {"cuSurfObjectCreate", "sync", 1, func() Record { return new(SurfObjectCreateRequest) }, func() Record { return new(SurfObjectCreateReply) }},
	OpSurfObjectDestroy:                                  {"cuSurfObjectDestroy", "sync", 1, func() Record { return new(SurfObjectDestroyRequest) }, func() Record { return new(SurfObjectDestroyReply) }},
	OpSurfObjectGetResourceDesc:                          {"cuSurfObjectGetResourceDesc", "sync", 1, func() Record { return new(SurfObjectGetResourceDescRequest) }, func() Record { return new(SurfObjectGetResourceDescReply) }},
	OpTensorMapReplaceAddress:                            {"cuTensorMapReplaceAddress", "sync", 1, func() Record { return new(TensorMapReplaceAddressRequest) }, func() Record { return new(TensorMapReplaceAddressReply) }},
	OpTexRefCreate:                                       {"cuTexRefCreate", "async", 1, func() Record { return new(TexRefCreateRequest) }, nil},
	OpTexRefDestroy:                                      {"cuTexRefDestroy", "async", 1, func() Record { return new(TexRefDestroyRequest) }, nil},
	OpTexRefSetArray:                                     {"cuTexRefSetArray", "async", 1, func() Record { return new(TexRefSetArrayRequest) }, nil},
	OpTexRefSetMipmappedArray:                            {"cuTexRefSetMipmappedArray", "async", 1, func() Record { return new(TexRefSetMipmappedArrayRequest) }, nil},
	OpTexRefSetAddress_v2:                                {"cuTexRefSetAddress_v2", "sync", 1, func() Record { return new(TexRefSetAddress_v2Request) }, func() Record { return new(TexRefSetAddress_v2Reply) }},
	OpTexRefSetAddress2D_v3:                              {"cuTexRefSetAddress2D_v3", "async", 1, func() Record { return new(TexRefSetAddress2D_v3Request) }, nil},
	OpTexRefSetFormat:                                    {"cuTexRefSetFormat", "async", 1, func() Record { return new(TexRefSetFormatRequest) }, nil},
	OpTexRefSetAddressMode:                               {"cuTexRefSetAddressMode", "async", 1, func() Record { return new(TexRefSetAddressModeRequest) }, nil},
	OpTexRefSetFilterMode:                                {"cuTexRefSetFilterMode", "async", 1, func() Record { return new(TexRefSetFilterModeRequest) }, nil},
	OpTexRefSetMipmapFilterMode:                          {"cuTexRefSetMipmapFilterMode", "async", 1, func() Record { return new(TexRefSetMipmapFilterModeRequest) }, nil},
	OpTexRefSetMipmapLevelBias:                           {"cuTexRefSetMipmapLevelBias", "async", 1, func() Record { return new(TexRefSetMipmapLevelBiasRequest) }, nil},
	OpTexRefSetMipmapLevelClamp:                          {"cuTexRefSetMipmapLevelClamp", "async", 1, func() Record { return new(TexRefSetMipmapLevelClampRequest) }, nil},
	OpTexRefSetMaxAnisotropy:                             {"cuTexRefSetMaxAnisotropy", "async", 1, func() Record { return new(TexRefSetMaxAnisotropyRequest) }, nil},
	OpTexRefSetBorderColor:                               {"cuTexRefSetBorderColor", "async", 1, func() Record { return new(TexRefSetBorderColorRequest) }, nil},
	OpTexRefSetFlags:                                     {"cuTexRefSetFlags", "async", 1, func() Record { return new(TexRefSetFlagsRequest) }, nil},
	OpTexRefGetAddress_v2:                                {"cuTexRefGetAddress_v2", "sync", 1, func() Record { return new(TexRefGetAddress_v2Request) }, func() Record { return new(TexRefGetAddress_v2Reply) }},
	OpTexRefGetArray:                                     {"cuTexRefGetArray", "sync", 1, func() Record { return new(TexRefGetArrayRequest) }, func() Record { return new(TexRefGetArrayReply) }},
	OpTexRefGetMipmappedArray:                            {"cuTexRefGetMipmappedArray", "sync", 1, func() Record { return new(TexRefGetMipmappedArrayRequest) }, func() Record { return new(TexRefGetMipmappedArrayReply) }},
	OpTexRefGetAddressMode:                               {"cuTexRefGetAddressMode", "sync", 1, func() Record { return new(TexRefGetAddressModeRequest) }, func() Record { return new(TexRefGetAddressModeReply) }},
	OpTexRefGetFilterMode:                                {"cuTexRefGetFilterMode", "sync", 1, func() Record { return new(TexRefGetFilterModeRequest) }, func() Record { return new(TexRefGetFilterModeReply) }},
	OpTexRefGetFormat:                                    {"cuTexRefGetFormat", "sync", 1, func() Record { return new(TexRefGetFormatRequest) }, func() Record { return new(TexRefGetFormatReply) }},
	OpTexRefGetMipmapFilterMode:                          {"cuTexRefGetMipmapFilterMode", "sync", 1, func() Record { return new(TexRefGetMipmapFilterModeRequest) }, func() Record { return new(TexRefGetMipmapFilterModeReply) }},
	OpTexRefGetMipmapLevelBias:                           {"cuTexRefGetMipmapLevelBias", "sync", 1, func() Record { return new(TexRefGetMipmapLevelBiasRequest) }, func() Record { return new(TexRefGetMipmapLevelBiasReply) }},
	OpTexRefGetMipmapLevelClamp:                          {"cuTexRefGetMipmapLevelClamp", "sync", 1, func() Record { return new(TexRefGetMipmapLevelClampRequest) }, func() Record { return new(TexRefGetMipmapLevelClampReply) }},
	OpTexRefGetMaxAnisotropy:                             {"cuTexRefGetMaxAnisotropy", "sync", 1, func() Record { return new(TexRefGetMaxAnisotropyRequest) }, func() Record { return new(TexRefGetMaxAnisotropyReply) }},
	OpTexRefGetBorderColor:                               {"cuTexRefGetBorderColor", "sync", 1, func() Record { return new(TexRefGetBorderColorRequest) }, func() Record { return new(TexRefGetBorderColorReply) }},
	OpTexRefGetFlags:                                     {"cuTexRefGetFlags", "sync", 1, func() Record { return new(TexRefGetFlagsRequest) }, func() Record { return new(TexRefGetFlagsReply) }},
	OpSurfRefSetArray:                                    {"cuSurfRefSetArray", "async", 1, func() Record { return new(SurfRefSetArrayRequest) }, nil},
	OpSurfRefGetArray:                                    {"cuSurfRefGetArray", "sync", 1, func() Record { return new(SurfRefGetArrayRequest) }, func() Record { return new(SurfRefGetArrayReply) }},
	OpStreamCreateWithPriority:                           {"cuStreamCreateWithPriority", "async", 1, func() Record { return new(StreamCreateWithPriorityRequest) }, nil},
	OpStreamDestroy_v2:                                   {"cuStreamDestroy_v2", "async", 1, func() Record { return new(StreamDestroy_v2Request) }, nil},
	OpStreamWaitEvent:                                    {"cuStreamWaitEvent", "async", 1, func() Record { return new(StreamWaitEventRequest) }, nil},
	OpStreamQuery:                                        {"cuStreamQuery", "sync", 1, func() Record { return new(StreamQueryRequest) }, func() Record { return new(StreamQueryReply) }},
	OpStreamSynchronize:                                  {"cuStreamSynchronize", "wait", 1, func() Record { return new(StreamSynchronizeRequest) }, func() Record { return new(StreamSynchronizeReply) }},
	OpStreamCopyAttributes:                               {"cuStreamCopyAttributes", "sync", 1, func() Record { return new(StreamCopyAttributesRequest) }, func() Record { return new(StreamCopyAttributesReply) }},
	OpStreamGetAttribute:                                 {"cuStreamGetAttribute", "sync", 1, func() Record { return new(StreamGetAttributeRequest) }, func() Record { return new(StreamGetAttributeReply) }},
	OpStreamSetAttribute:                                 {"cuStreamSetAttribute", "sync", 1, func() Record { return new(StreamSetAttributeRequest) }, func() Record { return new(StreamSetAttributeReply) }},
	OpEventCreate:                                        {"cuEventCreate", "async", 1, func() Record { return new(EventCreateRequest) }, nil},
	OpEventRecordWithFlags:                               {"cuEventRecordWithFlags", "async", 1, func() Record { return new(EventRecordWithFlagsRequest) }, nil},
	OpEventQuery:                                         {"cuEventQuery", "sync", 1, func() Record { return new(EventQueryRequest) }, func() Record { return new(EventQueryReply) }},
	OpEventSynchronize:                                   {"cuEventSynchronize", "wait", 1, func() Record { return new(EventSynchronizeRequest) }, func() Record { return new(EventSynchronizeReply) }},
	OpEventDestroy_v2:                                    {"cuEventDestroy_v2", "async", 1, func() Record { return new(EventDestroy_v2Request) }, nil},
	OpEventElapsedTime_v2:                                {"cuEventElapsedTime_v2", "sync", 1, func() Record { return new(EventElapsedTime_v2Request) }, func() Record { return new(EventElapsedTime_v2Reply) }},
	OpStreamWaitValue32_v2:                               {"cuStreamWaitValue32_v2", "async", 1, func() Record { return new(StreamWaitValue32_v2Request) }, nil},
	OpStreamWaitValue64_v2:                               {"cuStreamWaitValue64_v2", "async", 1, func() Record { return new(StreamWaitValue64_v2Request) }, nil},
	OpStreamWriteValue32_v2:                              {"cuStreamWriteValue32_v2", "async", 1, func() Record { return new(StreamWriteValue32_v2Request) }, nil},
	OpStreamWriteValue64_v2:                              {"cuStreamWriteValue64_v2", "async", 1, func() Record { return new(StreamWriteValue64_v2Request) }, nil},
	OpStreamBatchMemOp_v2:                                {"cuStreamBatchMemOp_v2", "async", 1, func() Record { return new(StreamBatchMemOp_v2Request) }, nil},
	OpGraphCreate:                                        {"cuGraphCreate", "sync", 1, func() Record { return new(GraphCreateRequest) }, func() Record { return new(GraphCreateReply) }},
	OpGraphClone:                                         {"cuGraphClone", "sync", 1, func() Record { return new(GraphCloneRequest) }, func() Record { return new(GraphCloneReply) }},
	OpGraphNodeFindInClone:                               {"cuGraphNodeFindInClone", "sync", 1, func() Record { return new(GraphNodeFindInCloneRequest) }, func() Record { return new(GraphNodeFindInCloneReply) }},
	OpGraphAddMemsetNode:                                 {"cuGraphAddMemsetNode", "sync", 1, func() Record { return new(GraphAddMemsetNodeRequest) }, func() Record { return new(GraphAddMemsetNodeReply) }},
	OpGraphAddChildGraphNode:                             {"cuGraphAddChildGraphNode", "sync", 1, func() Record { return new(GraphAddChildGraphNodeRequest) }, func() Record { return new(GraphAddChildGraphNodeReply) }},
	OpGraphAddEmptyNode:                                  {"cuGraphAddEmptyNode", "sync", 1, func() Record { return new(GraphAddEmptyNodeRequest) }, func() Record { return new(GraphAddEmptyNodeReply) }},
	OpGraphAddEventRecordNode:                            {"cuGraphAddEventRecordNode", "sync", 1, func() Record { return new(GraphAddEventRecordNodeRequest) }, func() Record { return new(GraphAddEventRecordNodeReply) }},
	OpGraphAddEventWaitNode:                              {"cuGraphAddEventWaitNode", "sync", 1, func() Record { return new(GraphAddEventWaitNodeRequest) }, func() Record { return new(GraphAddEventWaitNodeReply) }},
	OpGraphConditionalHandleCreate:                       {"cuGraphConditionalHandleCreate", "sync", 1, func() Record { return new(GraphConditionalHandleCreateRequest) }, func() Record { return new(GraphConditionalHandleCreateReply) }},
	OpGraphAddDependencies_v2:                            {"cuGraphAddDependencies_v2", "sync", 1, func() Record { return new(GraphAddDependencies_v2Request) }, func() Record { return new(GraphAddDependencies_v2Reply) }},
	OpGraphAddDependencies:                               {"cuGraphAddDependencies", "sync", 1, func() Record { return new(GraphAddDependenciesRequest) }, func() Record { return new(GraphAddDependenciesReply) }},
	OpGraphRemoveDependencies_v2:                         {"cuGraphRemoveDependencies_v2", "sync", 1, func() Record { return new(GraphRemoveDependencies_v2Request) }, func() Record { return new(GraphRemoveDependencies_v2Reply) }},
	OpGraphRemoveDependencies:                            {"cuGraphRemoveDependencies", "sync", 1, func() Record { return new(GraphRemoveDependenciesRequest) }, func() Record { return new(GraphRemoveDependenciesReply) }},
	OpGraphGetNodes:                                      {"cuGraphGetNodes", "sync", 1, func() Record { return new(GraphGetNodesRequest) }, func() Record { return new(GraphGetNodesReply) }},
	OpGraphGetRootNodes:                                  {"cuGraphGetRootNodes", "sync", 1, func() Record { return new(GraphGetRootNodesRequest) }, func() Record { return new(GraphGetRootNodesReply) }},
	OpGraphGetEdges_v2:                                   {"cuGraphGetEdges_v2", "sync", 1, func() Record { return new(GraphGetEdges_v2Request) }, func() Record { return new(GraphGetEdges_v2Reply) }},
	OpGraphGetEdges:                                      {"cuGraphGetEdges", "sync", 1, func() Record { return new(GraphGetEdgesRequest) }, func() Record { return new(GraphGetEdgesReply) }},
	OpGraphNodeGetDependencies_v2:                        {"cuGraphNodeGetDependencies_v2", "sync", 1, func() Record { return new(GraphNodeGetDependencies_v2Request) }, func() Record { return new(GraphNodeGetDependencies_v2Reply) }},
	OpGraphNodeGetDependencies:                           {"cuGraphNodeGetDependencies", "sync", 1, func() Record { return new(GraphNodeGetDependenciesRequest) }, func() Record { return new(GraphNodeGetDependenciesReply) }},
	OpGraphNodeGetDependentNodes_v2:                      {"cuGraphNodeGetDependentNodes_v2", "sync", 1, func() Record { return new(GraphNodeGetDependentNodes_v2Request) }, func() Record { return new(GraphNodeGetDependentNodes_v2Reply) }},
	OpGraphNodeGetDependentNodes:                         {"cuGraphNodeGetDependentNodes", "sync", 1, func() Record { return new(GraphNodeGetDependentNodesRequest) }, func() Record { return new(GraphNodeGetDependentNodesReply) }},
	OpGraphKernelNodeCopyAttributes:                      {"cuGraphKernelNodeCopyAttributes", "sync", 1, func() Record { return new(GraphKernelNodeCopyAttributesRequest) }, func() Record { return new(GraphKernelNodeCopyAttributesReply) }},
	OpGraphKernelNodeGetAttribute:                        {"cuGraphKernelNodeGetAttribute", "sync", 1, func() Record { return new(GraphKernelNodeGetAttributeRequest) }, func() Record { return new(GraphKernelNodeGetAttributeReply) }},
	OpGraphKernelNodeSetAttribute:                        {"cuGraphKernelNodeSetAttribute", "sync", 1, func() Record { return new(GraphKernelNodeSetAttributeRequest) }, func() Record { return new(GraphKernelNodeSetAttributeReply) }},
	OpGraphMemsetNodeGetParams:                           {"cuGraphMemsetNodeGetParams", "sync", 1, func() Record { return new(GraphMemsetNodeGetParamsRequest) }, func() Record { return new(GraphMemsetNodeGetParamsReply) }},
	OpGraphMemsetNodeSetParams:                           {"cuGraphMemsetNodeSetParams", "sync", 1, func() Record { return new(GraphMemsetNodeSetParamsRequest) }, func() Record { return new(GraphMemsetNodeSetParamsReply) }},
	OpGraphChildGraphNodeGetGraph:                        {"cuGraphChildGraphNodeGetGraph", "sync", 1, func() Record { return new(GraphChildGraphNodeGetGraphRequest) }, func() Record { return new(GraphChildGraphNodeGetGraphReply) }},
	OpGraphEventRecordNodeGetEvent:                       {"cuGraphEventRecordNodeGetEvent", "sync", 1, func() Record { return new(GraphEventRecordNodeGetEventRequest) }, func() Record { return new(GraphEventRecordNodeGetEventReply) }},
	OpGraphEventRecordNodeSetEvent:                       {"cuGraphEventRecordNodeSetEvent", "sync", 1, func() Record { return new(GraphEventRecordNodeSetEventRequest) }, func() Record { return new(GraphEventRecordNodeSetEventReply) }},
	OpGraphEventWaitNodeGetEvent:                         {"cuGraphEventWaitNodeGetEvent", "sync", 1, func() Record { return new(GraphEventWaitNodeGetEventRequest) }, func() Record { return new(GraphEventWaitNodeGetEventReply) }},
	OpGraphEventWaitNodeSetEvent:                         {"cuGraphEventWaitNodeSetEvent", "sync", 1, func() Record { return new(GraphEventWaitNodeSetEventRequest) }, func() Record { return new(GraphEventWaitNodeSetEventReply) }},
	OpUserObjectRetain:                                   {"cuUserObjectRetain", "async", 1, func() Record { return new(UserObjectRetainRequest) }, nil},
	OpUserObjectRelease:                                  {"cuUserObjectRelease", "async", 1, func() Record { return new(UserObjectReleaseRequest) }, nil},
	OpGraphRetainUserObject:                              {"cuGraphRetainUserObject", "sync", 1, func() Record { return new(GraphRetainUserObjectRequest) }, func() Record { return new(GraphRetainUserObjectReply) }},
	OpGraphReleaseUserObject:                             {"cuGraphReleaseUserObject", "sync", 1, func() Record { return new(GraphReleaseUserObjectRequest) }, func() Record { return new(GraphReleaseUserObjectReply) }},
	OpGraphExecGetFlags:                                  {"cuGraphExecGetFlags", "sync", 1, func() Record { return new(GraphExecGetFlagsRequest) }, func() Record { return new(GraphExecGetFlagsReply) }},
	OpGraphExecMemsetNodeSetParams:                       {"cuGraphExecMemsetNodeSetParams", "sync", 1, func() Record { return new(GraphExecMemsetNodeSetParamsRequest) }, func() Record { return new(GraphExecMemsetNodeSetParamsReply) }},
	OpGraphExecChildGraphNodeSetParams:                   {"cuGraphExecChildGraphNodeSetParams", "sync", 1, func() Record { return new(GraphExecChildGraphNodeSetParamsRequest) }, func() Record { return new(GraphExecChildGraphNodeSetParamsReply) }},
	OpGraphExecEventRecordNodeSetEvent:                   {"cuGraphExecEventRecordNodeSetEvent", "sync", 1, func() Record { return new(GraphExecEventRecordNodeSetEventRequest) }, func() Record { return new(GraphExecEventRecordNodeSetEventReply) }},
	OpGraphExecEventWaitNodeSetEvent:                     {"cuGraphExecEventWaitNodeSetEvent", "sync", 1, func() Record { return new(GraphExecEventWaitNodeSetEventRequest) }, func() Record { return new(GraphExecEventWaitNodeSetEventReply) }},
	OpGraphNodeSetEnabled:                                {"cuGraphNodeSetEnabled", "sync", 1, func() Record { return new(GraphNodeSetEnabledRequest) }, func() Record { return new(GraphNodeSetEnabledReply) }},
	OpGraphNodeGetEnabled:                                {"cuGraphNodeGetEnabled", "sync", 1, func() Record { return new(GraphNodeGetEnabledRequest) }, func() Record { return new(GraphNodeGetEnabledReply) }},
	OpGraphExecUpdate_v2:                                 {"cuGraphExecUpdate_v2", "sync", 1, func() Record { return new(GraphExecUpdate_v2Request) }, func() Record { return new(GraphExecUpdate_v2Reply) }},
	OpGraphExecUpdate:                                    {"cuGraphExecUpdate", "sync", 1, func() Record { return new(GraphExecUpdateRequest) }, func() Record { return new(GraphExecUpdateReply) }},
	OpGraphUpload:                                        {"cuGraphUpload", "async", 1, func() Record { return new(GraphUploadRequest) }, nil},
	OpGreenCtxRecordEvent:                                {"cuGreenCtxRecordEvent", "async", 1, func() Record { return new(GreenCtxRecordEventRequest) }, nil},
	OpGreenCtxWaitEvent:                                  {"cuGreenCtxWaitEvent", "async", 1, func() Record { return new(GreenCtxWaitEventRequest) }, nil},
	OpGreenCtxGetDevResource:                             {"cuGreenCtxGetDevResource", "sync", 1, func() Record { return new(GreenCtxGetDevResourceRequest) }, func() Record { return new(GreenCtxGetDevResourceReply) }},
	OpCtxGetDevResource:                                  {"cuCtxGetDevResource", "sync", 1, func() Record { return new(CtxGetDevResourceRequest) }, func() Record { return new(CtxGetDevResourceReply) }},
	OpDevSmResourceSplitByCount:                          {"cuDevSmResourceSplitByCount", "sync", 1, func() Record { return new(DevSmResourceSplitByCountRequest) }, func() Record { return new(DevSmResourceSplitByCountReply) }},
	OpDevResourceGenerateDesc:                            {"cuDevResourceGenerateDesc", "sync", 1, func() Record { return new(DevResourceGenerateDescRequest) }, func() Record { return new(DevResourceGenerateDescReply) }},
	OpMissed:                                             {"Missed", "async", 3, func() Record { return new(MissedRequest) }, nil},
}
