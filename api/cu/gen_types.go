// Code generated from api/ by gen/emit; DO NOT EDIT.

package cu

import "unsafe"

// Context is the C handle CUcontext.
type Context uint64

// Module is the C handle CUmodule.
type Module uint64

// Function is the C handle CUfunction.
type Function uint64

// Library is the C handle CUlibrary.
type Library uint64

// Kernel is the C handle CUkernel.
type Kernel uint64

// Array is the C handle CUarray.
type Array uint64

// MipmappedArray is the C handle CUmipmappedArray.
type MipmappedArray uint64

// Texref is the C handle CUtexref.
type Texref uint64

// Surfref is the C handle CUsurfref.
type Surfref uint64

// Event is the C handle CUevent.
type Event uint64

// Stream is the C handle CUstream.
type Stream uint64

// GraphicsResource is the C handle CUgraphicsResource.
type GraphicsResource uint64

// ExternalMemory is the C handle CUexternalMemory.
type ExternalMemory uint64

// ExternalSemaphore is the C handle CUexternalSemaphore.
type ExternalSemaphore uint64

// Graph is the C handle CUgraph.
type Graph uint64

// GraphNode is the C handle CUgraphNode.
type GraphNode uint64

// GraphExec is the C handle CUgraphExec.
type GraphExec uint64

// MemoryPool is the C handle CUmemoryPool.
type MemoryPool uint64

// UserObject is the C handle CUuserObject.
type UserObject uint64

// GraphDeviceNode is the C handle CUgraphDeviceNode.
type GraphDeviceNode uint64

// AsyncCallbackHandle is the C handle CUasyncCallbackHandle.
type AsyncCallbackHandle uint64

// GreenCtx is the C handle CUgreenCtx.
type GreenCtx uint64

// LinkState is the C handle CUlinkState.
type LinkState uint64

// MemGenericAllocationHandle is the C handle CUmemGenericAllocationHandle.
type MemGenericAllocationHandle uint64

// DevResourceDesc is the C handle CUdevResourceDesc.
type DevResourceDesc uint64

// LogsCallbackHandle is the C handle CUlogsCallbackHandle.
type LogsCallbackHandle uint64

// Cuuint32_t is the C type cuuint32_t.
type Cuuint32_t uint32

// Cuuint64_t is the C type cuuint64_t.
type Cuuint64_t uint64

// Deviceptr is the C type CUdeviceptr.
type Deviceptr uint64

// Device is the C type CUdevice.
type Device int32

// TexObject is the C type CUtexObject.
type TexObject uint64

// SurfObject is the C type CUsurfObject.
type SurfObject uint64

// GraphConditionalHandle is the C type CUgraphConditionalHandle.
type GraphConditionalHandle uint64

// LogIterator is the C type CUlogIterator.
type LogIterator uint32

// Deviceptr_v1 is the C type CUdeviceptr_v1.
type Deviceptr_v1 uint32

// IpcMem_flags is the C enumeration CUipcMem_flags.
type IpcMem_flags int32

const (
	CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS IpcMem_flags = 1
)

// MemAttach_flags is the C enumeration CUmemAttach_flags.
type MemAttach_flags int32

const (
	CU_MEM_ATTACH_GLOBAL MemAttach_flags = 1
	CU_MEM_ATTACH_HOST   MemAttach_flags = 2
	CU_MEM_ATTACH_SINGLE MemAttach_flags = 4
)

// Ctx_flags is the C enumeration CUctx_flags.
type Ctx_flags int32

const (
	CU_CTX_SCHED_AUTO           Ctx_flags = 0
	CU_CTX_SCHED_SPIN           Ctx_flags = 1
	CU_CTX_SCHED_YIELD          Ctx_flags = 2
	CU_CTX_SCHED_BLOCKING_SYNC  Ctx_flags = 4
	CU_CTX_BLOCKING_SYNC        Ctx_flags = 4
	CU_CTX_SCHED_MASK           Ctx_flags = 7
	CU_CTX_MAP_HOST             Ctx_flags = 8
	CU_CTX_LMEM_RESIZE_TO_MAX   Ctx_flags = 16
	CU_CTX_COREDUMP_ENABLE      Ctx_flags = 32
	CU_CTX_USER_COREDUMP_ENABLE Ctx_flags = 64
	CU_CTX_SYNC_MEMOPS          Ctx_flags = 128
	CU_CTX_FLAGS_MASK           Ctx_flags = 255
)

// Event_sched_flags is the C enumeration CUevent_sched_flags.
type Event_sched_flags int32

const (
	CU_EVENT_SCHED_AUTO          Event_sched_flags = 0
	CU_EVENT_SCHED_SPIN          Event_sched_flags = 1
	CU_EVENT_SCHED_YIELD         Event_sched_flags = 2
	CU_EVENT_SCHED_BLOCKING_SYNC Event_sched_flags = 4
)

// Cl_event_flags is the C enumeration cl_event_flags.
type Cl_event_flags int32

const (
	NVCL_EVENT_SCHED_AUTO          Cl_event_flags = 0
	NVCL_EVENT_SCHED_SPIN          Cl_event_flags = 1
	NVCL_EVENT_SCHED_YIELD         Cl_event_flags = 2
	NVCL_EVENT_SCHED_BLOCKING_SYNC Cl_event_flags = 4
)

// Cl_context_flags is the C enumeration cl_context_flags.
type Cl_context_flags int32

const (
	NVCL_CTX_SCHED_AUTO          Cl_context_flags = 0
	NVCL_CTX_SCHED_SPIN          Cl_context_flags = 1
	NVCL_CTX_SCHED_YIELD         Cl_context_flags = 2
	NVCL_CTX_SCHED_BLOCKING_SYNC Cl_context_flags = 4
)

// Stream_flags is the C enumeration CUstream_flags.
type Stream_flags int32

const (
	CU_STREAM_DEFAULT      Stream_flags = 0
	CU_STREAM_NON_BLOCKING Stream_flags = 1
)

// Event_flags is the C enumeration CUevent_flags.
type Event_flags int32

const (
	CU_EVENT_DEFAULT        Event_flags = 0
	CU_EVENT_BLOCKING_SYNC  Event_flags = 1
	CU_EVENT_DISABLE_TIMING Event_flags = 2
	CU_EVENT_INTERPROCESS   Event_flags = 4
)

// Event_record_flags is the C enumeration CUevent_record_flags.
type Event_record_flags int32

const (
	CU_EVENT_RECORD_DEFAULT  Event_record_flags = 0
	CU_EVENT_RECORD_EXTERNAL Event_record_flags = 1
)

// Event_wait_flags is the C enumeration CUevent_wait_flags.
type Event_wait_flags int32

const (
	CU_EVENT_WAIT_DEFAULT  Event_wait_flags = 0
	CU_EVENT_WAIT_EXTERNAL Event_wait_flags = 1
)

// StreamWaitValue_flags is the C enumeration CUstreamWaitValue_flags.
type StreamWaitValue_flags int32

const (
	CU_STREAM_WAIT_VALUE_GEQ   StreamWaitValue_flags = 0
	CU_STREAM_WAIT_VALUE_EQ    StreamWaitValue_flags = 1
	CU_STREAM_WAIT_VALUE_AND   StreamWaitValue_flags = 2
	CU_STREAM_WAIT_VALUE_NOR   StreamWaitValue_flags = 3
	CU_STREAM_WAIT_VALUE_FLUSH StreamWaitValue_flags = 1073741824
)

// StreamWriteValue_flags is the C enumeration CUstreamWriteValue_flags.
type StreamWriteValue_flags int32

const (
	CU_STREAM_WRITE_VALUE_DEFAULT           StreamWriteValue_flags = 0
	CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER StreamWriteValue_flags = 1
)

// StreamBatchMemOpType is the C enumeration CUstreamBatchMemOpType.
type StreamBatchMemOpType int32

const (
	CU_STREAM_MEM_OP_WAIT_VALUE_32       StreamBatchMemOpType = 1
	CU_STREAM_MEM_OP_WRITE_VALUE_32      StreamBatchMemOpType = 2
	CU_STREAM_MEM_OP_WAIT_VALUE_64       StreamBatchMemOpType = 4
	CU_STREAM_MEM_OP_WRITE_VALUE_64      StreamBatchMemOpType = 5
	CU_STREAM_MEM_OP_BARRIER             StreamBatchMemOpType = 6
	CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES StreamBatchMemOpType = 3
)

// StreamMemoryBarrier_flags is the C enumeration CUstreamMemoryBarrier_flags.
type StreamMemoryBarrier_flags int32

const (
	CU_STREAM_MEMORY_BARRIER_TYPE_SYS StreamMemoryBarrier_flags = 0
	CU_STREAM_MEMORY_BARRIER_TYPE_GPU StreamMemoryBarrier_flags = 1
)

// Occupancy_flags is the C enumeration CUoccupancy_flags.
type Occupancy_flags int32

const (
	CU_OCCUPANCY_DEFAULT                  Occupancy_flags = 0
	CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE Occupancy_flags = 1
)

// StreamUpdateCaptureDependencies_flags is the C enumeration CUstreamUpdateCaptureDependencies_flags.
type StreamUpdateCaptureDependencies_flags int32

const (
	CU_STREAM_ADD_CAPTURE_DEPENDENCIES StreamUpdateCaptureDependencies_flags = 0
	CU_STREAM_SET_CAPTURE_DEPENDENCIES StreamUpdateCaptureDependencies_flags = 1
)

// AsyncNotificationType is the C enumeration CUasyncNotificationType.
type AsyncNotificationType int32

const (
	CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET AsyncNotificationType = 1
)

// Array_format is the C enumeration CUarray_format.
type Array_format int32

const (
	CU_AD_FORMAT_UNSIGNED_INT8           Array_format = 1
	CU_AD_FORMAT_UNSIGNED_INT16          Array_format = 2
	CU_AD_FORMAT_UNSIGNED_INT32          Array_format = 3
	CU_AD_FORMAT_SIGNED_INT8             Array_format = 8
	CU_AD_FORMAT_SIGNED_INT16            Array_format = 9
	CU_AD_FORMAT_SIGNED_INT32            Array_format = 10
	CU_AD_FORMAT_HALF                    Array_format = 16
	CU_AD_FORMAT_FLOAT                   Array_format = 32
	CU_AD_FORMAT_NV12                    Array_format = 176
	CU_AD_FORMAT_UNORM_INT8X1            Array_format = 192
	CU_AD_FORMAT_UNORM_INT8X2            Array_format = 193
	CU_AD_FORMAT_UNORM_INT8X4            Array_format = 194
	CU_AD_FORMAT_UNORM_INT16X1           Array_format = 195
	CU_AD_FORMAT_UNORM_INT16X2           Array_format = 196
	CU_AD_FORMAT_UNORM_INT16X4           Array_format = 197
	CU_AD_FORMAT_SNORM_INT8X1            Array_format = 198
	CU_AD_FORMAT_SNORM_INT8X2            Array_format = 199
	CU_AD_FORMAT_SNORM_INT8X4            Array_format = 200
	CU_AD_FORMAT_SNORM_INT16X1           Array_format = 201
	CU_AD_FORMAT_SNORM_INT16X2           Array_format = 202
	CU_AD_FORMAT_SNORM_INT16X4           Array_format = 203
	CU_AD_FORMAT_BC1_UNORM               Array_format = 145
	CU_AD_FORMAT_BC1_UNORM_SRGB          Array_format = 146
	CU_AD_FORMAT_BC2_UNORM               Array_format = 147
	CU_AD_FORMAT_BC2_UNORM_SRGB          Array_format = 148
	CU_AD_FORMAT_BC3_UNORM               Array_format = 149
	CU_AD_FORMAT_BC3_UNORM_SRGB          Array_format = 150
	CU_AD_FORMAT_BC4_UNORM               Array_format = 151
	CU_AD_FORMAT_BC4_SNORM               Array_format = 152
	CU_AD_FORMAT_BC5_UNORM               Array_format = 153
	CU_AD_FORMAT_BC5_SNORM               Array_format = 154
	CU_AD_FORMAT_BC6H_UF16               Array_format = 155
	CU_AD_FORMAT_BC6H_SF16               Array_format = 156
	CU_AD_FORMAT_BC7_UNORM               Array_format = 157
	CU_AD_FORMAT_BC7_UNORM_SRGB          Array_format = 158
	CU_AD_FORMAT_P010                    Array_format = 159
	CU_AD_FORMAT_P016                    Array_format = 161
	CU_AD_FORMAT_NV16                    Array_format = 162
	CU_AD_FORMAT_P210                    Array_format = 163
	CU_AD_FORMAT_P216                    Array_format = 164
	CU_AD_FORMAT_YUY2                    Array_format = 165
	CU_AD_FORMAT_Y210                    Array_format = 166
	CU_AD_FORMAT_Y216                    Array_format = 167
	CU_AD_FORMAT_AYUV                    Array_format = 168
	CU_AD_FORMAT_Y410                    Array_format = 169
	CU_AD_FORMAT_Y416                    Array_format = 177
	CU_AD_FORMAT_Y444_PLANAR8            Array_format = 178
	CU_AD_FORMAT_Y444_PLANAR10           Array_format = 179
	CU_AD_FORMAT_YUV444_8bit_SemiPlanar  Array_format = 180
	CU_AD_FORMAT_YUV444_16bit_SemiPlanar Array_format = 181
	CU_AD_FORMAT_UNORM_INT_101010_2      Array_format = 80
	CU_AD_FORMAT_MAX                     Array_format = 2147483647
)

// Address_mode is the C enumeration CUaddress_mode.
type Address_mode int32

const (
	CU_TR_ADDRESS_MODE_WRAP   Address_mode = 0
	CU_TR_ADDRESS_MODE_CLAMP  Address_mode = 1
	CU_TR_ADDRESS_MODE_MIRROR Address_mode = 2
	CU_TR_ADDRESS_MODE_BORDER Address_mode = 3
)

// Filter_mode is the C enumeration CUfilter_mode.
type Filter_mode int32

const (
	CU_TR_FILTER_MODE_POINT  Filter_mode = 0
	CU_TR_FILTER_MODE_LINEAR Filter_mode = 1
)

// Device_attribute is the C enumeration CUdevice_attribute.
type Device_attribute int32

const (
	CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK                         Device_attribute = 1
	CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X                               Device_attribute = 2
	CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y                               Device_attribute = 3
	CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z                               Device_attribute = 4
	CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X                                Device_attribute = 5
	CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y                                Device_attribute = 6
	CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z                                Device_attribute = 7
	CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK                   Device_attribute = 8
	CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK                       Device_attribute = 8
	CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY                         Device_attribute = 9
	CU_DEVICE_ATTRIBUTE_WARP_SIZE                                     Device_attribute = 10
	CU_DEVICE_ATTRIBUTE_MAX_PITCH                                     Device_attribute = 11
	CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK                       Device_attribute = 12
	CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK                           Device_attribute = 12
	CU_DEVICE_ATTRIBUTE_CLOCK_RATE                                    Device_attribute = 13
	CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT                             Device_attribute = 14
	CU_DEVICE_ATTRIBUTE_GPU_OVERLAP                                   Device_attribute = 15
	CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT                          Device_attribute = 16
	CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT                           Device_attribute = 17
	CU_DEVICE_ATTRIBUTE_INTEGRATED                                    Device_attribute = 18
	CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY                           Device_attribute = 19
	CU_DEVICE_ATTRIBUTE_COMPUTE_MODE                                  Device_attribute = 20
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH                       Device_attribute = 21
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH                       Device_attribute = 22
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT                      Device_attribute = 23
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH                       Device_attribute = 24
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT                      Device_attribute = 25
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH                       Device_attribute = 26
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH               Device_attribute = 27
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT              Device_attribute = 28
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS              Device_attribute = 29
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH                 Device_attribute = 27
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT                Device_attribute = 28
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES             Device_attribute = 29
	CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT                             Device_attribute = 30
	CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS                            Device_attribute = 31
	CU_DEVICE_ATTRIBUTE_ECC_ENABLED                                   Device_attribute = 32
	CU_DEVICE_ATTRIBUTE_PCI_BUS_ID                                    Device_attribute = 33
	CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID                                 Device_attribute = 34
	CU_DEVICE_ATTRIBUTE_TCC_DRIVER                                    Device_attribute = 35
	CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE                             Device_attribute = 36
	CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH                       Device_attribute = 37
	CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE                                 Device_attribute = 38
	CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR                Device_attribute = 39
	CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT                            Device_attribute = 40
	CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING                            Device_attribute = 41
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH               Device_attribute = 42
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS              Device_attribute = 43
	CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER                              Device_attribute = 44
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH                Device_attribute = 45
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT               Device_attribute = 46
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE             Device_attribute = 47
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE            Device_attribute = 48
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE             Device_attribute = 49
	CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID                                 Device_attribute = 50
	CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT                       Device_attribute = 51
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH                  Device_attribute = 52
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH          Device_attribute = 53
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS         Device_attribute = 54
	CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH                       Device_attribute = 55
	CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH                       Device_attribute = 56
	CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT                      Device_attribute = 57
	CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH                       Device_attribute = 58
	CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT                      Device_attribute = 59
	CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH                       Device_attribute = 60
	CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH               Device_attribute = 61
	CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS              Device_attribute = 62
	CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH               Device_attribute = 63
	CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT              Device_attribute = 64
	CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS              Device_attribute = 65
	CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH                  Device_attribute = 66
	CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH          Device_attribute = 67
	CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS         Device_attribute = 68
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH                Device_attribute = 69
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH                Device_attribute = 70
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT               Device_attribute = 71
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH                Device_attribute = 72
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH             Device_attribute = 73
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT            Device_attribute = 74
	CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR                      Device_attribute = 75
	CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR                      Device_attribute = 76
	CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH             Device_attribute = 77
	CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED                   Device_attribute = 78
	CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED                     Device_attribute = 79
	CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED                      Device_attribute = 80
	CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR          Device_attribute = 81
	CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR              Device_attribute = 82
	CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY                                Device_attribute = 83
	CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD                               Device_attribute = 84
	CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID                      Device_attribute = 85
	CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED                  Device_attribute = 86
	CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO         Device_attribute = 87
	CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS                        Device_attribute = 88
	CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS                     Device_attribute = 89
	CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED                  Device_attribute = 90
	CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM       Device_attribute = 91
	CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1                     Device_attribute = 92
	CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1              Device_attribute = 93
	CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1              Device_attribute = 94
	CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH                            Device_attribute = 95
	CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH               Device_attribute = 96
	CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN             Device_attribute = 97
	CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES                       Device_attribute = 98
	CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED                       Device_attribute = 99
	CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES  Device_attribute = 100
	CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST           Device_attribute = 101
	CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED          Device_attribute = 102
	CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED           Device_attribute = 102
	CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED   Device_attribute = 103
	CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED            Device_attribute = 104
	CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED        Device_attribute = 105
	CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR                 Device_attribute = 106
	CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED                 Device_attribute = 107
	CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE                  Device_attribute = 108
	CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE                 Device_attribute = 109
	CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED       Device_attribute = 110
	CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK              Device_attribute = 111
	CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED                   Device_attribute = 112
	CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED             Device_attribute = 113
	CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED          Device_attribute = 114
	CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED                        Device_attribute = 115
	CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED                     Device_attribute = 116
	CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS          Device_attribute = 117
	CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING               Device_attribute = 118
	CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES                Device_attribute = 119
	CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH                                Device_attribute = 120
	CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED         Device_attribute = 121
	CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS                 Device_attribute = 122
	CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR                 Device_attribute = 123
	CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED                             Device_attribute = 124
	CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED                           Device_attribute = 125
	CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT                         Device_attribute = 126
	CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED                   Device_attribute = 127
	CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED                  Device_attribute = 128
	CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS                     Device_attribute = 129
	CU_DEVICE_ATTRIBUTE_NUMA_CONFIG                                   Device_attribute = 130
	CU_DEVICE_ATTRIBUTE_NUMA_ID                                       Device_attribute = 131
	CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED                           Device_attribute = 132
	CU_DEVICE_ATTRIBUTE_MPS_ENABLED                                   Device_attribute = 133
	CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID                                  Device_attribute = 134
	CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED                           Device_attribute = 135
	CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK                 Device_attribute = 136
	CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH                 Device_attribute = 137
	CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED                          Device_attribute = 138
	CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID                             Device_attribute = 139
	CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID                          Device_attribute = 140
	CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED Device_attribute = 141
	CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED              Device_attribute = 142
	CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED             Device_attribute = 143
	CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED                   Device_attribute = 144
	CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED      Device_attribute = 145
	CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED                  Device_attribute = 146
	CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED     Device_attribute = 147
	CU_DEVICE_ATTRIBUTE_MAX                                           Device_attribute = 148
)

// Pointer_attribute is the C enumeration CUpointer_attribute.
type Pointer_attribute int32

const (
	CU_POINTER_ATTRIBUTE_CONTEXT                    Pointer_attribute = 1
	CU_POINTER_ATTRIBUTE_MEMORY_TYPE                Pointer_attribute = 2
	CU_POINTER_ATTRIBUTE_DEVICE_POINTER             Pointer_attribute = 3
	CU_POINTER_ATTRIBUTE_HOST_POINTER               Pointer_attribute = 4
	CU_POINTER_ATTRIBUTE_P2P_TOKENS                 Pointer_attribute = 5
	CU_POINTER_ATTRIBUTE_SYNC_MEMOPS                Pointer_attribute = 6
	CU_POINTER_ATTRIBUTE_BUFFER_ID                  Pointer_attribute = 7
	CU_POINTER_ATTRIBUTE_IS_MANAGED                 Pointer_attribute = 8
	CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL             Pointer_attribute = 9
	CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE Pointer_attribute = 10
	CU_POINTER_ATTRIBUTE_RANGE_START_ADDR           Pointer_attribute = 11
	CU_POINTER_ATTRIBUTE_RANGE_SIZE                 Pointer_attribute = 12
	CU_POINTER_ATTRIBUTE_MAPPED                     Pointer_attribute = 13
	CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES       Pointer_attribute = 14
	CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE Pointer_attribute = 15
	CU_POINTER_ATTRIBUTE_ACCESS_FLAGS               Pointer_attribute = 16
	CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE             Pointer_attribute = 17
	CU_POINTER_ATTRIBUTE_MAPPING_SIZE               Pointer_attribute = 18
	CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR          Pointer_attribute = 19
	CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID            Pointer_attribute = 20
	CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE   Pointer_attribute = 21
)

// Function_attribute is the C enumeration CUfunction_attribute.
type Function_attribute int32

const (
	CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK                Function_attribute = 0
	CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES                    Function_attribute = 1
	CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES                     Function_attribute = 2
	CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES                     Function_attribute = 3
	CU_FUNC_ATTRIBUTE_NUM_REGS                             Function_attribute = 4
	CU_FUNC_ATTRIBUTE_PTX_VERSION                          Function_attribute = 5
	CU_FUNC_ATTRIBUTE_BINARY_VERSION                       Function_attribute = 6
	CU_FUNC_ATTRIBUTE_CACHE_MODE_CA                        Function_attribute = 7
	CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES        Function_attribute = 8
	CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT     Function_attribute = 9
	CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET             Function_attribute = 10
	CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH               Function_attribute = 11
	CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT              Function_attribute = 12
	CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH               Function_attribute = 13
	CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED    Function_attribute = 14
	CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE Function_attribute = 15
	CU_FUNC_ATTRIBUTE_MAX                                  Function_attribute = 16
)

// Func_cache is the C enumeration CUfunc_cache.
type Func_cache int32

const (
	CU_FUNC_CACHE_PREFER_NONE   Func_cache = 0
	CU_FUNC_CACHE_PREFER_SHARED Func_cache = 1
	CU_FUNC_CACHE_PREFER_L1     Func_cache = 2
	CU_FUNC_CACHE_PREFER_EQUAL  Func_cache = 3
)

// Sharedconfig is the C enumeration CUsharedconfig.
type Sharedconfig int32

const (
	CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE    Sharedconfig = 0
	CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE  Sharedconfig = 1
	CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE Sharedconfig = 2
)

// Shared_carveout is the C enumeration CUshared_carveout.
type Shared_carveout int32

const (
	CU_SHAREDMEM_CARVEOUT_DEFAULT    Shared_carveout = -1
	CU_SHAREDMEM_CARVEOUT_MAX_SHARED Shared_carveout = 100
	CU_SHAREDMEM_CARVEOUT_MAX_L1     Shared_carveout = 0
)

// Memorytype is the C enumeration CUmemorytype.
type Memorytype int32

const (
	CU_MEMORYTYPE_HOST    Memorytype = 1
	CU_MEMORYTYPE_DEVICE  Memorytype = 2
	CU_MEMORYTYPE_ARRAY   Memorytype = 3
	CU_MEMORYTYPE_UNIFIED Memorytype = 4
)

// Computemode is the C enumeration CUcomputemode.
type Computemode int32

const (
	CU_COMPUTEMODE_DEFAULT           Computemode = 0
	CU_COMPUTEMODE_PROHIBITED        Computemode = 2
	CU_COMPUTEMODE_EXCLUSIVE_PROCESS Computemode = 3
)

// Mem_advise is the C enumeration CUmem_advise.
type Mem_advise int32

const (
	CU_MEM_ADVISE_SET_READ_MOSTLY          Mem_advise = 1
	CU_MEM_ADVISE_UNSET_READ_MOSTLY        Mem_advise = 2
	CU_MEM_ADVISE_SET_PREFERRED_LOCATION   Mem_advise = 3
	CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION Mem_advise = 4
	CU_MEM_ADVISE_SET_ACCESSED_BY          Mem_advise = 5
	CU_MEM_ADVISE_UNSET_ACCESSED_BY        Mem_advise = 6
)

// Mem_range_attribute is the C enumeration CUmem_range_attribute.
type Mem_range_attribute int32

const (
	CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY                 Mem_range_attribute = 1
	CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION          Mem_range_attribute = 2
	CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY                 Mem_range_attribute = 3
	CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION      Mem_range_attribute = 4
	CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE     Mem_range_attribute = 5
	CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID       Mem_range_attribute = 6
	CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE Mem_range_attribute = 7
	CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID   Mem_range_attribute = 8
)

// Jit_option is the C enumeration CUjit_option.
type Jit_option int32

const (
	CU_JIT_MAX_REGISTERS                    Jit_option = 0
	CU_JIT_THREADS_PER_BLOCK                Jit_option = 1
	CU_JIT_WALL_TIME                        Jit_option = 2
	CU_JIT_INFO_LOG_BUFFER                  Jit_option = 3
	CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES       Jit_option = 4
	CU_JIT_ERROR_LOG_BUFFER                 Jit_option = 5
	CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES      Jit_option = 6
	CU_JIT_OPTIMIZATION_LEVEL               Jit_option = 7
	CU_JIT_TARGET_FROM_CUCONTEXT            Jit_option = 8
	CU_JIT_TARGET                           Jit_option = 9
	CU_JIT_FALLBACK_STRATEGY                Jit_option = 10
	CU_JIT_GENERATE_DEBUG_INFO              Jit_option = 11
	CU_JIT_LOG_VERBOSE                      Jit_option = 12
	CU_JIT_GENERATE_LINE_INFO               Jit_option = 13
	CU_JIT_CACHE_MODE                       Jit_option = 14
	CU_JIT_NEW_SM3X_OPT                     Jit_option = 15
	CU_JIT_FAST_COMPILE                     Jit_option = 16
	CU_JIT_GLOBAL_SYMBOL_NAMES              Jit_option = 17
	CU_JIT_GLOBAL_SYMBOL_ADDRESSES          Jit_option = 18
	CU_JIT_GLOBAL_SYMBOL_COUNT              Jit_option = 19
	CU_JIT_LTO                              Jit_option = 20
	CU_JIT_FTZ                              Jit_option = 21
	CU_JIT_PREC_DIV                         Jit_option = 22
	CU_JIT_PREC_SQRT                        Jit_option = 23
	CU_JIT_FMA                              Jit_option = 24
	CU_JIT_REFERENCED_KERNEL_NAMES          Jit_option = 25
	CU_JIT_REFERENCED_KERNEL_COUNT          Jit_option = 26
	CU_JIT_REFERENCED_VARIABLE_NAMES        Jit_option = 27
	CU_JIT_REFERENCED_VARIABLE_COUNT        Jit_option = 28
	CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES Jit_option = 29
	CU_JIT_POSITION_INDEPENDENT_CODE        Jit_option = 30
	CU_JIT_MIN_CTA_PER_SM                   Jit_option = 31
	CU_JIT_MAX_THREADS_PER_BLOCK            Jit_option = 32
	CU_JIT_OVERRIDE_DIRECTIVE_VALUES        Jit_option = 33
	CU_JIT_SPLIT_COMPILE                    Jit_option = 34
	CU_JIT_NUM_OPTIONS                      Jit_option = 35
)

// Jit_target is the C enumeration CUjit_target.
type Jit_target int32

const (
	CU_TARGET_COMPUTE_30   Jit_target = 30
	CU_TARGET_COMPUTE_32   Jit_target = 32
	CU_TARGET_COMPUTE_35   Jit_target = 35
	CU_TARGET_COMPUTE_37   Jit_target = 37
	CU_TARGET_COMPUTE_50   Jit_target = 50
	CU_TARGET_COMPUTE_52   Jit_target = 52
	CU_TARGET_COMPUTE_53   Jit_target = 53
	CU_TARGET_COMPUTE_60   Jit_target = 60
	CU_TARGET_COMPUTE_61   Jit_target = 61
	CU_TARGET_COMPUTE_62   Jit_target = 62
	CU_TARGET_COMPUTE_70   Jit_target = 70
	CU_TARGET_COMPUTE_72   Jit_target = 72
	CU_TARGET_COMPUTE_75   Jit_target = 75
	CU_TARGET_COMPUTE_80   Jit_target = 80
	CU_TARGET_COMPUTE_86   Jit_target = 86
	CU_TARGET_COMPUTE_87   Jit_target = 87
	CU_TARGET_COMPUTE_89   Jit_target = 89
	CU_TARGET_COMPUTE_90   Jit_target = 90
	CU_TARGET_COMPUTE_100  Jit_target = 100
	CU_TARGET_COMPUTE_110  Jit_target = 110
	CU_TARGET_COMPUTE_103  Jit_target = 103
	CU_TARGET_COMPUTE_120  Jit_target = 120
	CU_TARGET_COMPUTE_121  Jit_target = 121
	CU_TARGET_COMPUTE_90A  Jit_target = 65626
	CU_TARGET_COMPUTE_100A Jit_target = 65636
	CU_TARGET_COMPUTE_110A Jit_target = 65646
	CU_TARGET_COMPUTE_103A Jit_target = 65639
	CU_TARGET_COMPUTE_120A Jit_target = 65656
	CU_TARGET_COMPUTE_121A Jit_target = 65657
	CU_TARGET_COMPUTE_100F Jit_target = 131172
	CU_TARGET_COMPUTE_110F Jit_target = 131182
	CU_TARGET_COMPUTE_103F Jit_target = 131175
	CU_TARGET_COMPUTE_120F Jit_target = 131192
	CU_TARGET_COMPUTE_121F Jit_target = 131193
)

// Jit_fallback is the C enumeration CUjit_fallback.
type Jit_fallback int32

const (
	CU_PREFER_PTX    Jit_fallback = 0
	CU_PREFER_BINARY Jit_fallback = 1
)

// Jit_cacheMode is the C enumeration CUjit_cacheMode.
type Jit_cacheMode int32

const (
	CU_JIT_CACHE_OPTION_NONE Jit_cacheMode = 0
	CU_JIT_CACHE_OPTION_CG   Jit_cacheMode = 1
	CU_JIT_CACHE_OPTION_CA   Jit_cacheMode = 2
)

// JitInputType is the C enumeration CUjitInputType.
type JitInputType int32

const (
	CU_JIT_INPUT_CUBIN     JitInputType = 0
	CU_JIT_INPUT_PTX       JitInputType = 1
	CU_JIT_INPUT_FATBINARY JitInputType = 2
	CU_JIT_INPUT_OBJECT    JitInputType = 3
	CU_JIT_INPUT_LIBRARY   JitInputType = 4
	CU_JIT_INPUT_NVVM      JitInputType = 5
	CU_JIT_NUM_INPUT_TYPES JitInputType = 6
)

// GraphicsRegisterFlags is the C enumeration CUgraphicsRegisterFlags.
type GraphicsRegisterFlags int32

const (
	CU_GRAPHICS_REGISTER_FLAGS_NONE           GraphicsRegisterFlags = 0
	CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY      GraphicsRegisterFlags = 1
	CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD  GraphicsRegisterFlags = 2
	CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST   GraphicsRegisterFlags = 4
	CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER GraphicsRegisterFlags = 8
)

// GraphicsMapResourceFlags is the C enumeration CUgraphicsMapResourceFlags.
type GraphicsMapResourceFlags int32

const (
	CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE          GraphicsMapResourceFlags = 0
	CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY     GraphicsMapResourceFlags = 1
	CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD GraphicsMapResourceFlags = 2
)

// Array_cubemap_face is the C enumeration CUarray_cubemap_face.
type Array_cubemap_face int32

const (
	CU_CUBEMAP_FACE_POSITIVE_X Array_cubemap_face = 0
	CU_CUBEMAP_FACE_NEGATIVE_X Array_cubemap_face = 1
	CU_CUBEMAP_FACE_POSITIVE_Y Array_cubemap_face = 2
	CU_CUBEMAP_FACE_NEGATIVE_Y Array_cubemap_face = 3
	CU_CUBEMAP_FACE_POSITIVE_Z Array_cubemap_face = 4
	CU_CUBEMAP_FACE_NEGATIVE_Z Array_cubemap_face = 5
)

// Limit is the C enumeration CUlimit.
type Limit int32

const (
	CU_LIMIT_STACK_SIZE                       Limit = 0
	CU_LIMIT_PRINTF_FIFO_SIZE                 Limit = 1
	CU_LIMIT_MALLOC_HEAP_SIZE                 Limit = 2
	CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH           Limit = 3
	CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT Limit = 4
	CU_LIMIT_MAX_L2_FETCH_GRANULARITY         Limit = 5
	CU_LIMIT_PERSISTING_L2_CACHE_SIZE         Limit = 6
	CU_LIMIT_SHMEM_SIZE                       Limit = 7
	CU_LIMIT_CIG_ENABLED                      Limit = 8
	CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED       Limit = 9
	CU_LIMIT_MAX                              Limit = 10
)

// Resourcetype is the C enumeration CUresourcetype.
type Resourcetype int32

const (
	CU_RESOURCE_TYPE_ARRAY           Resourcetype = 0
	CU_RESOURCE_TYPE_MIPMAPPED_ARRAY Resourcetype = 1
	CU_RESOURCE_TYPE_LINEAR          Resourcetype = 2
	CU_RESOURCE_TYPE_PITCH2D         Resourcetype = 3
)

// AccessProperty is the C enumeration CUaccessProperty.
type AccessProperty int32

const (
	CU_ACCESS_PROPERTY_NORMAL     AccessProperty = 0
	CU_ACCESS_PROPERTY_STREAMING  AccessProperty = 1
	CU_ACCESS_PROPERTY_PERSISTING AccessProperty = 2
)

// GraphConditionalNodeType is the C enumeration CUgraphConditionalNodeType.
type GraphConditionalNodeType int32

const (
	CU_GRAPH_COND_TYPE_IF     GraphConditionalNodeType = 0
	CU_GRAPH_COND_TYPE_WHILE  GraphConditionalNodeType = 1
	CU_GRAPH_COND_TYPE_SWITCH GraphConditionalNodeType = 2
)

// GraphNodeType is the C enumeration CUgraphNodeType.
type GraphNodeType int32

const (
	CU_GRAPH_NODE_TYPE_KERNEL           GraphNodeType = 0
	CU_GRAPH_NODE_TYPE_MEMCPY           GraphNodeType = 1
	CU_GRAPH_NODE_TYPE_MEMSET           GraphNodeType = 2
	CU_GRAPH_NODE_TYPE_HOST             GraphNodeType = 3
	CU_GRAPH_NODE_TYPE_GRAPH            GraphNodeType = 4
	CU_GRAPH_NODE_TYPE_EMPTY            GraphNodeType = 5
	CU_GRAPH_NODE_TYPE_WAIT_EVENT       GraphNodeType = 6
	CU_GRAPH_NODE_TYPE_EVENT_RECORD     GraphNodeType = 7
	CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL GraphNodeType = 8
	CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT   GraphNodeType = 9
	CU_GRAPH_NODE_TYPE_MEM_ALLOC        GraphNodeType = 10
	CU_GRAPH_NODE_TYPE_MEM_FREE         GraphNodeType = 11
	CU_GRAPH_NODE_TYPE_BATCH_MEM_OP     GraphNodeType = 12
	CU_GRAPH_NODE_TYPE_CONDITIONAL      GraphNodeType = 13
)

// GraphDependencyType is the C enumeration CUgraphDependencyType.
type GraphDependencyType int32

const (
	CU_GRAPH_DEPENDENCY_TYPE_DEFAULT      GraphDependencyType = 0
	CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC GraphDependencyType = 1
)

// GraphInstantiateResult is the C enumeration CUgraphInstantiateResult.
type GraphInstantiateResult int32

const (
	CUDA_GRAPH_INSTANTIATE_SUCCESS                      GraphInstantiateResult = 0
	CUDA_GRAPH_INSTANTIATE_ERROR                        GraphInstantiateResult = 1
	CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE            GraphInstantiateResult = 2
	CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED GraphInstantiateResult = 3
	CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED  GraphInstantiateResult = 4
	CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED    GraphInstantiateResult = 5
)

// SynchronizationPolicy is the C enumeration CUsynchronizationPolicy.
type SynchronizationPolicy int32

const (
	CU_SYNC_POLICY_AUTO          SynchronizationPolicy = 1
	CU_SYNC_POLICY_SPIN          SynchronizationPolicy = 2
	CU_SYNC_POLICY_YIELD         SynchronizationPolicy = 3
	CU_SYNC_POLICY_BLOCKING_SYNC SynchronizationPolicy = 4
)

// ClusterSchedulingPolicy is the C enumeration CUclusterSchedulingPolicy.
type ClusterSchedulingPolicy int32

const (
	CU_CLUSTER_SCHEDULING_POLICY_DEFAULT        ClusterSchedulingPolicy = 0
	CU_CLUSTER_SCHEDULING_POLICY_SPREAD         ClusterSchedulingPolicy = 1
	CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING ClusterSchedulingPolicy = 2
)

// LaunchMemSyncDomain is the C enumeration CUlaunchMemSyncDomain.
type LaunchMemSyncDomain int32

const (
	CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT LaunchMemSyncDomain = 0
	CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE  LaunchMemSyncDomain = 1
)

// LaunchAttributeID is the C enumeration CUlaunchAttributeID.
type LaunchAttributeID int32

const (
	CU_LAUNCH_ATTRIBUTE_IGNORE                               LaunchAttributeID = 0
	CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW                 LaunchAttributeID = 1
	CU_LAUNCH_ATTRIBUTE_COOPERATIVE                          LaunchAttributeID = 2
	CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY               LaunchAttributeID = 3
	CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION                    LaunchAttributeID = 4
	CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE LaunchAttributeID = 5
	CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION    LaunchAttributeID = 6
	CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT                   LaunchAttributeID = 7
	CU_LAUNCH_ATTRIBUTE_PRIORITY                             LaunchAttributeID = 8
	CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP                  LaunchAttributeID = 9
	CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN                      LaunchAttributeID = 10
	CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION          LaunchAttributeID = 11
	CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT              LaunchAttributeID = 12
	CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE         LaunchAttributeID = 13
	CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT     LaunchAttributeID = 14
	CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING       LaunchAttributeID = 16
	CU_LAUNCH_ATTRIBUTE_MAX                                  LaunchAttributeID = 17
)

// StreamCaptureStatus is the C enumeration CUstreamCaptureStatus.
type StreamCaptureStatus int32

const (
	CU_STREAM_CAPTURE_STATUS_NONE        StreamCaptureStatus = 0
	CU_STREAM_CAPTURE_STATUS_ACTIVE      StreamCaptureStatus = 1
	CU_STREAM_CAPTURE_STATUS_INVALIDATED StreamCaptureStatus = 2
)

// StreamCaptureMode is the C enumeration CUstreamCaptureMode.
type StreamCaptureMode int32

const (
	CU_STREAM_CAPTURE_MODE_GLOBAL       StreamCaptureMode = 0
	CU_STREAM_CAPTURE_MODE_THREAD_LOCAL StreamCaptureMode = 1
	CU_STREAM_CAPTURE_MODE_RELAXED      StreamCaptureMode = 2
)

// DriverProcAddress_flags is the C enumeration CUdriverProcAddress_flags.
type DriverProcAddress_flags int32

const (
	CU_GET_PROC_ADDRESS_DEFAULT                   DriverProcAddress_flags = 0
	CU_GET_PROC_ADDRESS_LEGACY_STREAM             DriverProcAddress_flags = 1
	CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM DriverProcAddress_flags = 2
)

// DriverProcAddressQueryResult is the C enumeration CUdriverProcAddressQueryResult.
type DriverProcAddressQueryResult int32

const (
	CU_GET_PROC_ADDRESS_SUCCESS                DriverProcAddressQueryResult = 0
	CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND       DriverProcAddressQueryResult = 1
	CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT DriverProcAddressQueryResult = 2
)

// ExecAffinityType is the C enumeration CUexecAffinityType.
type ExecAffinityType int32

const (
	CU_EXEC_AFFINITY_TYPE_SM_COUNT ExecAffinityType = 0
	CU_EXEC_AFFINITY_TYPE_MAX      ExecAffinityType = 1
)

// CigDataType is the C enumeration CUcigDataType.
type CigDataType int32

const (
	CIG_DATA_TYPE_D3D12_COMMAND_QUEUE CigDataType = 1
	CIG_DATA_TYPE_NV_BLOB             CigDataType = 2
)

// LibraryOption is the C enumeration CUlibraryOption.
type LibraryOption int32

const (
	CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE LibraryOption = 0
	CU_LIBRARY_BINARY_IS_PRESERVED                    LibraryOption = 1
	CU_LIBRARY_NUM_OPTIONS                            LibraryOption = 2
)

// Result is the C enumeration CUresult.
type Result int32

const (
	CUDA_SUCCESS                              Result = 0
	CUDA_ERROR_INVALID_VALUE                  Result = 1
	CUDA_ERROR_OUT_OF_MEMORY                  Result = 2
	CUDA_ERROR_NOT_INITIALIZED                Result = 3
	CUDA_ERROR_DEINITIALIZED                  Result = 4
	CUDA_ERROR_PROFILER_DISABLED              Result = 5
	CUDA_ERROR_PROFILER_NOT_INITIALIZED       Result = 6
	CUDA_ERROR_PROFILER_ALREADY_STARTED       Result = 7
	CUDA_ERROR_PROFILER_ALREADY_STOPPED       Result = 8
	CUDA_ERROR_STUB_LIBRARY                   Result = 34
	CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER     Result = 36
	CUDA_ERROR_DEVICE_UNAVAILABLE             Result = 46
	CUDA_ERROR_NO_DEVICE                      Result = 100
	CUDA_ERROR_INVALID_DEVICE                 Result = 101
	CUDA_ERROR_DEVICE_NOT_LICENSED            Result = 102
	CUDA_ERROR_INVALID_IMAGE                  Result = 200
	CUDA_ERROR_INVALID_CONTEXT                Result = 201
	CUDA_ERROR_CONTEXT_ALREADY_CURRENT        Result = 202
	CUDA_ERROR_MAP_FAILED                     Result = 205
	CUDA_ERROR_UNMAP_FAILED                   Result = 206
	CUDA_ERROR_ARRAY_IS_MAPPED                Result = 207
	CUDA_ERROR_ALREADY_MAPPED                 Result = 208
	CUDA_ERROR_NO_BINARY_FOR_GPU              Result = 209
	CUDA_ERROR_ALREADY_ACQUIRED               Result = 210
	CUDA_ERROR_NOT_MAPPED                     Result = 211
	CUDA_ERROR_NOT_MAPPED_AS_ARRAY            Result = 212
	CUDA_ERROR_NOT_MAPPED_AS_POINTER          Result = 213
	CUDA_ERROR_ECC_UNCORRECTABLE              Result = 214
	CUDA_ERROR_UNSUPPORTED_LIMIT              Result = 215
	CUDA_ERROR_CONTEXT_ALREADY_IN_USE         Result = 216
	CUDA_ERROR_PEER_ACCESS_UNSUPPORTED        Result = 217
	CUDA_ERROR_INVALID_PTX                    Result = 218
	CUDA_ERROR_INVALID_GRAPHICS_CONTEXT       Result = 219
	CUDA_ERROR_NVLINK_UNCORRECTABLE           Result = 220
	CUDA_ERROR_JIT_COMPILER_NOT_FOUND         Result = 221
	CUDA_ERROR_UNSUPPORTED_PTX_VERSION        Result = 222
	CUDA_ERROR_JIT_COMPILATION_DISABLED       Result = 223
	CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY      Result = 224
	CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC       Result = 225
	CUDA_ERROR_CONTAINED                      Result = 226
	CUDA_ERROR_INVALID_SOURCE                 Result = 300
	CUDA_ERROR_FILE_NOT_FOUND                 Result = 301
	CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND Result = 302
	CUDA_ERROR_SHARED_OBJECT_INIT_FAILED      Result = 303
	CUDA_ERROR_OPERATING_SYSTEM               Result = 304
	CUDA_ERROR_INVALID_HANDLE                 Result = 400
	CUDA_ERROR_ILLEGAL_STATE                  Result = 401
	CUDA_ERROR_LOSSY_QUERY                    Result = 402
	CUDA_ERROR_NOT_FOUND                      Result = 500
	CUDA_ERROR_NOT_READY                      Result = 600
	CUDA_ERROR_ILLEGAL_ADDRESS                Result = 700
	CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES        Result = 701
	CUDA_ERROR_LAUNCH_TIMEOUT                 Result = 702
	CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING  Result = 703
	CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED    Result = 704
	CUDA_ERROR_PEER_ACCESS_NOT_ENABLED        Result = 705
	CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE         Result = 708
	CUDA_ERROR_CONTEXT_IS_DESTROYED           Result = 709
	CUDA_ERROR_ASSERT                         Result = 710
	CUDA_ERROR_TOO_MANY_PEERS                 Result = 711
	CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED Result = 712
	CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED     Result = 713
	CUDA_ERROR_HARDWARE_STACK_ERROR           Result = 714
	CUDA_ERROR_ILLEGAL_INSTRUCTION            Result = 715
	CUDA_ERROR_MISALIGNED_ADDRESS             Result = 716
	CUDA_ERROR_INVALID_ADDRESS_SPACE          Result = 717
	CUDA_ERROR_INVALID_PC                     Result = 718
	CUDA_ERROR_LAUNCH_FAILED                  Result = 719
	CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE   Result = 720
	CUDA_ERROR_TENSOR_MEMORY_LEAK             Result = 721
	CUDA_ERROR_NOT_PERMITTED                  Result = 800
	CUDA_ERROR_NOT_SUPPORTED                  Result = 801
	CUDA_ERROR_SYSTEM_NOT_READY               Result = 802
	CUDA_ERROR_SYSTEM_DRIVER_MISMATCH         Result = 803
	CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE Result = 804
	CUDA_ERROR_MPS_CONNECTION_FAILED          Result = 805
	CUDA_ERROR_MPS_RPC_FAILURE                Result = 806
	CUDA_ERROR_MPS_SERVER_NOT_READY           Result = 807
	CUDA_ERROR_MPS_MAX_CLIENTS_REACHED        Result = 808
	CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED    Result = 809
	CUDA_ERROR_MPS_CLIENT_TERMINATED          Result = 810
	CUDA_ERROR_CDP_NOT_SUPPORTED              Result = 811
	CUDA_ERROR_CDP_VERSION_MISMATCH           Result = 812
	CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED     Result = 900
	CUDA_ERROR_STREAM_CAPTURE_INVALIDATED     Result = 901
	CUDA_ERROR_STREAM_CAPTURE_MERGE           Result = 902
	CUDA_ERROR_STREAM_CAPTURE_UNMATCHED       Result = 903
	CUDA_ERROR_STREAM_CAPTURE_UNJOINED        Result = 904
	CUDA_ERROR_STREAM_CAPTURE_ISOLATION       Result = 905
	CUDA_ERROR_STREAM_CAPTURE_IMPLICIT        Result = 906
	CUDA_ERROR_CAPTURED_EVENT                 Result = 907
	CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD    Result = 908
	CUDA_ERROR_TIMEOUT                        Result = 909
	CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE      Result = 910
	CUDA_ERROR_EXTERNAL_DEVICE                Result = 911
	CUDA_ERROR_INVALID_CLUSTER_SIZE           Result = 912
	CUDA_ERROR_FUNCTION_NOT_LOADED            Result = 913
	CUDA_ERROR_INVALID_RESOURCE_TYPE          Result = 914
	CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION Result = 915
	CUDA_ERROR_KEY_ROTATION                   Result = 916
	CUDA_ERROR_UNKNOWN                        Result = 999
)

// Device_P2PAttribute is the C enumeration CUdevice_P2PAttribute.
type Device_P2PAttribute int32

const (
	CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK                     Device_P2PAttribute = 1
	CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED                     Device_P2PAttribute = 2
	CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED              Device_P2PAttribute = 3
	CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED              Device_P2PAttribute = 4
	CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED          Device_P2PAttribute = 4
	CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED Device_P2PAttribute = 5
)

// AtomicOperation is the C enumeration CUatomicOperation.
type AtomicOperation int32

const (
	CU_ATOMIC_OPERATION_INTEGER_ADD       AtomicOperation = 0
	CU_ATOMIC_OPERATION_INTEGER_MIN       AtomicOperation = 1
	CU_ATOMIC_OPERATION_INTEGER_MAX       AtomicOperation = 2
	CU_ATOMIC_OPERATION_INTEGER_INCREMENT AtomicOperation = 3
	CU_ATOMIC_OPERATION_INTEGER_DECREMENT AtomicOperation = 4
	CU_ATOMIC_OPERATION_AND               AtomicOperation = 5
	CU_ATOMIC_OPERATION_OR                AtomicOperation = 6
	CU_ATOMIC_OPERATION_XOR               AtomicOperation = 7
	CU_ATOMIC_OPERATION_EXCHANGE          AtomicOperation = 8
	CU_ATOMIC_OPERATION_CAS               AtomicOperation = 9
	CU_ATOMIC_OPERATION_FLOAT_ADD         AtomicOperation = 10
	CU_ATOMIC_OPERATION_FLOAT_MIN         AtomicOperation = 11
	CU_ATOMIC_OPERATION_FLOAT_MAX         AtomicOperation = 12
	CU_ATOMIC_OPERATION_MAX               AtomicOperation = 13
)

// AtomicOperationCapability is the C enumeration CUatomicOperationCapability.
type AtomicOperationCapability int32

const (
	CU_ATOMIC_CAPABILITY_SIGNED      AtomicOperationCapability = 1
	CU_ATOMIC_CAPABILITY_UNSIGNED    AtomicOperationCapability = 2
	CU_ATOMIC_CAPABILITY_REDUCTION   AtomicOperationCapability = 4
	CU_ATOMIC_CAPABILITY_SCALAR_32   AtomicOperationCapability = 8
	CU_ATOMIC_CAPABILITY_SCALAR_64   AtomicOperationCapability = 16
	CU_ATOMIC_CAPABILITY_SCALAR_128  AtomicOperationCapability = 32
	CU_ATOMIC_CAPABILITY_VECTOR_32x4 AtomicOperationCapability = 64
)

// ResourceViewFormat is the C enumeration CUresourceViewFormat.
type ResourceViewFormat int32

const (
	CU_RES_VIEW_FORMAT_NONE          ResourceViewFormat = 0
	CU_RES_VIEW_FORMAT_UINT_1X8      ResourceViewFormat = 1
	CU_RES_VIEW_FORMAT_UINT_2X8      ResourceViewFormat = 2
	CU_RES_VIEW_FORMAT_UINT_4X8      ResourceViewFormat = 3
	CU_RES_VIEW_FORMAT_SINT_1X8      ResourceViewFormat = 4
	CU_RES_VIEW_FORMAT_SINT_2X8      ResourceViewFormat = 5
	CU_RES_VIEW_FORMAT_SINT_4X8      ResourceViewFormat = 6
	CU_RES_VIEW_FORMAT_UINT_1X16     ResourceViewFormat = 7
	CU_RES_VIEW_FORMAT_UINT_2X16     ResourceViewFormat = 8
	CU_RES_VIEW_FORMAT_UINT_4X16     ResourceViewFormat = 9
	CU_RES_VIEW_FORMAT_SINT_1X16     ResourceViewFormat = 10
	CU_RES_VIEW_FORMAT_SINT_2X16     ResourceViewFormat = 11
	CU_RES_VIEW_FORMAT_SINT_4X16     ResourceViewFormat = 12
	CU_RES_VIEW_FORMAT_UINT_1X32     ResourceViewFormat = 13
	CU_RES_VIEW_FORMAT_UINT_2X32     ResourceViewFormat = 14
	CU_RES_VIEW_FORMAT_UINT_4X32     ResourceViewFormat = 15
	CU_RES_VIEW_FORMAT_SINT_1X32     ResourceViewFormat = 16
	CU_RES_VIEW_FORMAT_SINT_2X32     ResourceViewFormat = 17
	CU_RES_VIEW_FORMAT_SINT_4X32     ResourceViewFormat = 18
	CU_RES_VIEW_FORMAT_FLOAT_1X16    ResourceViewFormat = 19
	CU_RES_VIEW_FORMAT_FLOAT_2X16    ResourceViewFormat = 20
	CU_RES_VIEW_FORMAT_FLOAT_4X16    ResourceViewFormat = 21
	CU_RES_VIEW_FORMAT_FLOAT_1X32    ResourceViewFormat = 22
	CU_RES_VIEW_FORMAT_FLOAT_2X32    ResourceViewFormat = 23
	CU_RES_VIEW_FORMAT_FLOAT_4X32    ResourceViewFormat = 24
	CU_RES_VIEW_FORMAT_UNSIGNED_BC1  ResourceViewFormat = 25
	CU_RES_VIEW_FORMAT_UNSIGNED_BC2  ResourceViewFormat = 26
	CU_RES_VIEW_FORMAT_UNSIGNED_BC3  ResourceViewFormat = 27
	CU_RES_VIEW_FORMAT_UNSIGNED_BC4  ResourceViewFormat = 28
	CU_RES_VIEW_FORMAT_SIGNED_BC4    ResourceViewFormat = 29
	CU_RES_VIEW_FORMAT_UNSIGNED_BC5  ResourceViewFormat = 30
	CU_RES_VIEW_FORMAT_SIGNED_BC5    ResourceViewFormat = 31
	CU_RES_VIEW_FORMAT_UNSIGNED_BC6H ResourceViewFormat = 32
	CU_RES_VIEW_FORMAT_SIGNED_BC6H   ResourceViewFormat = 33
	CU_RES_VIEW_FORMAT_UNSIGNED_BC7  ResourceViewFormat = 34
)

// TensorMapDataType is the C enumeration CUtensorMapDataType.
type TensorMapDataType int32

const (
	CU_TENSOR_MAP_DATA_TYPE_UINT8         TensorMapDataType = 0
	CU_TENSOR_MAP_DATA_TYPE_UINT16        TensorMapDataType = 1
	CU_TENSOR_MAP_DATA_TYPE_UINT32        TensorMapDataType = 2
	CU_TENSOR_MAP_DATA_TYPE_INT32         TensorMapDataType = 3
	CU_TENSOR_MAP_DATA_TYPE_UINT64        TensorMapDataType = 4
	CU_TENSOR_MAP_DATA_TYPE_INT64         TensorMapDataType = 5
	CU_TENSOR_MAP_DATA_TYPE_FLOAT16       TensorMapDataType = 6
	CU_TENSOR_MAP_DATA_TYPE_FLOAT32       TensorMapDataType = 7
	CU_TENSOR_MAP_DATA_TYPE_FLOAT64       TensorMapDataType = 8
	CU_TENSOR_MAP_DATA_TYPE_BFLOAT16      TensorMapDataType = 9
	CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ   TensorMapDataType = 10
	CU_TENSOR_MAP_DATA_TYPE_TFLOAT32      TensorMapDataType = 11
	CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ  TensorMapDataType = 12
	CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B  TensorMapDataType = 13
	CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B TensorMapDataType = 14
	CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B TensorMapDataType = 15
)

// TensorMapInterleave is the C enumeration CUtensorMapInterleave.
type TensorMapInterleave int32

const (
	CU_TENSOR_MAP_INTERLEAVE_NONE TensorMapInterleave = 0
	CU_TENSOR_MAP_INTERLEAVE_16B  TensorMapInterleave = 1
	CU_TENSOR_MAP_INTERLEAVE_32B  TensorMapInterleave = 2
)

// TensorMapSwizzle is the C enumeration CUtensorMapSwizzle.
type TensorMapSwizzle int32

const (
	CU_TENSOR_MAP_SWIZZLE_NONE                  TensorMapSwizzle = 0
	CU_TENSOR_MAP_SWIZZLE_32B                   TensorMapSwizzle = 1
	CU_TENSOR_MAP_SWIZZLE_64B                   TensorMapSwizzle = 2
	CU_TENSOR_MAP_SWIZZLE_128B                  TensorMapSwizzle = 3
	CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B         TensorMapSwizzle = 4
	CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B TensorMapSwizzle = 5
	CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B         TensorMapSwizzle = 6
)

// TensorMapL2promotion is the C enumeration CUtensorMapL2promotion.
type TensorMapL2promotion int32

const (
	CU_TENSOR_MAP_L2_PROMOTION_NONE    TensorMapL2promotion = 0
	CU_TENSOR_MAP_L2_PROMOTION_L2_64B  TensorMapL2promotion = 1
	CU_TENSOR_MAP_L2_PROMOTION_L2_128B TensorMapL2promotion = 2
	CU_TENSOR_MAP_L2_PROMOTION_L2_256B TensorMapL2promotion = 3
)

// TensorMapFloatOOBfill is the C enumeration CUtensorMapFloatOOBfill.
type TensorMapFloatOOBfill int32

const (
	CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE                 TensorMapFloatOOBfill = 0
	CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA TensorMapFloatOOBfill = 1
)

// TensorMapIm2ColWideMode is the C enumeration CUtensorMapIm2ColWideMode.
type TensorMapIm2ColWideMode int32

const (
	CU_TENSOR_MAP_IM2COL_WIDE_MODE_W    TensorMapIm2ColWideMode = 0
	CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128 TensorMapIm2ColWideMode = 1
)

// CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS is the C enumeration CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS.
type CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS int32

const (
	CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE      CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS = 0
	CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ      CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS = 1
	CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS = 3
)

// ExternalMemoryHandleType is the C enumeration CUexternalMemoryHandleType.
type ExternalMemoryHandleType int32

const (
	CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD          ExternalMemoryHandleType = 1
	CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32       ExternalMemoryHandleType = 2
	CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT   ExternalMemoryHandleType = 3
	CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP         ExternalMemoryHandleType = 4
	CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE     ExternalMemoryHandleType = 5
	CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE     ExternalMemoryHandleType = 6
	CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT ExternalMemoryHandleType = 7
	CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF           ExternalMemoryHandleType = 8
	CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD          ExternalMemoryHandleType = 9
)

// ExternalSemaphoreHandleType is the C enumeration CUexternalSemaphoreHandleType.
type ExternalSemaphoreHandleType int32

const (
	CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD                ExternalSemaphoreHandleType = 1
	CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32             ExternalSemaphoreHandleType = 2
	CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT         ExternalSemaphoreHandleType = 3
	CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE              ExternalSemaphoreHandleType = 4
	CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE              ExternalSemaphoreHandleType = 5
	CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC                ExternalSemaphoreHandleType = 6
	CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX        ExternalSemaphoreHandleType = 7
	CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT    ExternalSemaphoreHandleType = 8
	CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD    ExternalSemaphoreHandleType = 9
	CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32 ExternalSemaphoreHandleType = 10
)

// MemAllocationHandleType is the C enumeration CUmemAllocationHandleType.
type MemAllocationHandleType int32

const (
	CU_MEM_HANDLE_TYPE_NONE                  MemAllocationHandleType = 0
	CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR MemAllocationHandleType = 1
	CU_MEM_HANDLE_TYPE_WIN32                 MemAllocationHandleType = 2
	CU_MEM_HANDLE_TYPE_WIN32_KMT             MemAllocationHandleType = 4
	CU_MEM_HANDLE_TYPE_FABRIC                MemAllocationHandleType = 8
	CU_MEM_HANDLE_TYPE_MAX                   MemAllocationHandleType = 2147483647
)

// MemAccess_flags is the C enumeration CUmemAccess_flags.
type MemAccess_flags int32

const (
	CU_MEM_ACCESS_FLAGS_PROT_NONE      MemAccess_flags = 0
	CU_MEM_ACCESS_FLAGS_PROT_READ      MemAccess_flags = 1
	CU_MEM_ACCESS_FLAGS_PROT_READWRITE MemAccess_flags = 3
	CU_MEM_ACCESS_FLAGS_PROT_MAX       MemAccess_flags = 2147483647
)

// MemLocationType is the C enumeration CUmemLocationType.
type MemLocationType int32

const (
	CU_MEM_LOCATION_TYPE_INVALID           MemLocationType = 0
	CU_MEM_LOCATION_TYPE_NONE              MemLocationType = 0
	CU_MEM_LOCATION_TYPE_DEVICE            MemLocationType = 1
	CU_MEM_LOCATION_TYPE_HOST              MemLocationType = 2
	CU_MEM_LOCATION_TYPE_HOST_NUMA         MemLocationType = 3
	CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT MemLocationType = 4
	CU_MEM_LOCATION_TYPE_MAX               MemLocationType = 2147483647
)

// MemAllocationType is the C enumeration CUmemAllocationType.
type MemAllocationType int32

const (
	CU_MEM_ALLOCATION_TYPE_INVALID MemAllocationType = 0
	CU_MEM_ALLOCATION_TYPE_PINNED  MemAllocationType = 1
	CU_MEM_ALLOCATION_TYPE_MANAGED MemAllocationType = 2
	CU_MEM_ALLOCATION_TYPE_MAX     MemAllocationType = 2147483647
)

// MemAllocationGranularity_flags is the C enumeration CUmemAllocationGranularity_flags.
type MemAllocationGranularity_flags int32

const (
	CU_MEM_ALLOC_GRANULARITY_MINIMUM     MemAllocationGranularity_flags = 0
	CU_MEM_ALLOC_GRANULARITY_RECOMMENDED MemAllocationGranularity_flags = 1
)

// MemRangeHandleType is the C enumeration CUmemRangeHandleType.
type MemRangeHandleType int32

const (
	CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD MemRangeHandleType = 1
	CU_MEM_RANGE_HANDLE_TYPE_MAX        MemRangeHandleType = 2147483647
)

// MemRangeFlags is the C enumeration CUmemRangeFlags.
type MemRangeFlags int32

const (
	CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE MemRangeFlags = 1
)

// ArraySparseSubresourceType is the C enumeration CUarraySparseSubresourceType.
type ArraySparseSubresourceType int32

const (
	CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL ArraySparseSubresourceType = 0
	CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL      ArraySparseSubresourceType = 1
)

// MemOperationType is the C enumeration CUmemOperationType.
type MemOperationType int32

const (
	CU_MEM_OPERATION_TYPE_MAP   MemOperationType = 1
	CU_MEM_OPERATION_TYPE_UNMAP MemOperationType = 2
)

// MemHandleType is the C enumeration CUmemHandleType.
type MemHandleType int32

const (
	CU_MEM_HANDLE_TYPE_GENERIC MemHandleType = 0
)

// MemAllocationCompType is the C enumeration CUmemAllocationCompType.
type MemAllocationCompType int32

const (
	CU_MEM_ALLOCATION_COMP_NONE    MemAllocationCompType = 0
	CU_MEM_ALLOCATION_COMP_GENERIC MemAllocationCompType = 1
)

// MulticastGranularity_flags is the C enumeration CUmulticastGranularity_flags.
type MulticastGranularity_flags int32

const (
	CU_MULTICAST_GRANULARITY_MINIMUM     MulticastGranularity_flags = 0
	CU_MULTICAST_GRANULARITY_RECOMMENDED MulticastGranularity_flags = 1
)

// GraphExecUpdateResult is the C enumeration CUgraphExecUpdateResult.
type GraphExecUpdateResult int32

const (
	CU_GRAPH_EXEC_UPDATE_SUCCESS                           GraphExecUpdateResult = 0
	CU_GRAPH_EXEC_UPDATE_ERROR                             GraphExecUpdateResult = 1
	CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED            GraphExecUpdateResult = 2
	CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED           GraphExecUpdateResult = 3
	CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED            GraphExecUpdateResult = 4
	CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED          GraphExecUpdateResult = 5
	CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED               GraphExecUpdateResult = 6
	CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE GraphExecUpdateResult = 7
	CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED          GraphExecUpdateResult = 8
)

// MemPool_attribute is the C enumeration CUmemPool_attribute.
type MemPool_attribute int32

const (
	CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES   MemPool_attribute = 1
	CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC         MemPool_attribute = 2
	CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES MemPool_attribute = 3
	CU_MEMPOOL_ATTR_RELEASE_THRESHOLD                 MemPool_attribute = 4
	CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT              MemPool_attribute = 5
	CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH                 MemPool_attribute = 6
	CU_MEMPOOL_ATTR_USED_MEM_CURRENT                  MemPool_attribute = 7
	CU_MEMPOOL_ATTR_USED_MEM_HIGH                     MemPool_attribute = 8
)

// MemcpyFlags is the C enumeration CUmemcpyFlags.
type MemcpyFlags int32

const (
	CU_MEMCPY_FLAG_DEFAULT                     MemcpyFlags = 0
	CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE MemcpyFlags = 1
)

// MemcpySrcAccessOrder is the C enumeration CUmemcpySrcAccessOrder.
type MemcpySrcAccessOrder int32

const (
	CU_MEMCPY_SRC_ACCESS_ORDER_INVALID         MemcpySrcAccessOrder = 0
	CU_MEMCPY_SRC_ACCESS_ORDER_STREAM          MemcpySrcAccessOrder = 1
	CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL MemcpySrcAccessOrder = 2
	CU_MEMCPY_SRC_ACCESS_ORDER_ANY             MemcpySrcAccessOrder = 3
	CU_MEMCPY_SRC_ACCESS_ORDER_MAX             MemcpySrcAccessOrder = 2147483647
)

// Memcpy3DOperandType is the C enumeration CUmemcpy3DOperandType.
type Memcpy3DOperandType int32

const (
	CU_MEMCPY_OPERAND_TYPE_POINTER Memcpy3DOperandType = 1
	CU_MEMCPY_OPERAND_TYPE_ARRAY   Memcpy3DOperandType = 2
	CU_MEMCPY_OPERAND_TYPE_MAX     Memcpy3DOperandType = 2147483647
)

// GraphMem_attribute is the C enumeration CUgraphMem_attribute.
type GraphMem_attribute int32

const (
	CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT     GraphMem_attribute = 0
	CU_GRAPH_MEM_ATTR_USED_MEM_HIGH        GraphMem_attribute = 1
	CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT GraphMem_attribute = 2
	CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH    GraphMem_attribute = 3
)

// GraphChildGraphNodeOwnership is the C enumeration CUgraphChildGraphNodeOwnership.
type GraphChildGraphNodeOwnership int32

const (
	CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE GraphChildGraphNodeOwnership = 0
	CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE  GraphChildGraphNodeOwnership = 1
)

// FlushGPUDirectRDMAWritesOptions is the C enumeration CUflushGPUDirectRDMAWritesOptions.
type FlushGPUDirectRDMAWritesOptions int32

const (
	CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST   FlushGPUDirectRDMAWritesOptions = 1
	CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS FlushGPUDirectRDMAWritesOptions = 2
)

// CUGPUDirectRDMAWritesOrdering is the C enumeration CUGPUDirectRDMAWritesOrdering.
type CUGPUDirectRDMAWritesOrdering int32

const (
	CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE        CUGPUDirectRDMAWritesOrdering = 0
	CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER       CUGPUDirectRDMAWritesOrdering = 100
	CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES CUGPUDirectRDMAWritesOrdering = 200
)

// FlushGPUDirectRDMAWritesScope is the C enumeration CUflushGPUDirectRDMAWritesScope.
type FlushGPUDirectRDMAWritesScope int32

const (
	CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER       FlushGPUDirectRDMAWritesScope = 100
	CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES FlushGPUDirectRDMAWritesScope = 200
)

// FlushGPUDirectRDMAWritesTarget is the C enumeration CUflushGPUDirectRDMAWritesTarget.
type FlushGPUDirectRDMAWritesTarget int32

const (
	CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX FlushGPUDirectRDMAWritesTarget = 0
)

// GraphDebugDot_flags is the C enumeration CUgraphDebugDot_flags.
type GraphDebugDot_flags int32

const (
	CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE                      GraphDebugDot_flags = 1
	CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES                GraphDebugDot_flags = 2
	CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS           GraphDebugDot_flags = 4
	CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS           GraphDebugDot_flags = 8
	CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS           GraphDebugDot_flags = 16
	CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS             GraphDebugDot_flags = 32
	CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS            GraphDebugDot_flags = 64
	CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS GraphDebugDot_flags = 128
	CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS   GraphDebugDot_flags = 256
	CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES       GraphDebugDot_flags = 512
	CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES                      GraphDebugDot_flags = 1024
	CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS        GraphDebugDot_flags = 2048
	CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS         GraphDebugDot_flags = 4096
	CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS     GraphDebugDot_flags = 8192
	CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO              GraphDebugDot_flags = 16384
	CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS      GraphDebugDot_flags = 32768
)

// UserObject_flags is the C enumeration CUuserObject_flags.
type UserObject_flags int32

const (
	CU_USER_OBJECT_NO_DESTRUCTOR_SYNC UserObject_flags = 1
)

// UserObjectRetain_flags is the C enumeration CUuserObjectRetain_flags.
type UserObjectRetain_flags int32

const (
	CU_GRAPH_USER_OBJECT_MOVE UserObjectRetain_flags = 1
)

// GraphInstantiate_flags is the C enumeration CUgraphInstantiate_flags.
type GraphInstantiate_flags int32

const (
	CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH GraphInstantiate_flags = 1
	CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD              GraphInstantiate_flags = 2
	CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH       GraphInstantiate_flags = 4
	CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY   GraphInstantiate_flags = 8
)

// DeviceNumaConfig is the C enumeration CUdeviceNumaConfig.
type DeviceNumaConfig int32

const (
	CU_DEVICE_NUMA_CONFIG_NONE      DeviceNumaConfig = 0
	CU_DEVICE_NUMA_CONFIG_NUMA_NODE DeviceNumaConfig = 1
)

// ProcessState is the C enumeration CUprocessState.
type ProcessState int32

const (
	CU_PROCESS_STATE_RUNNING      ProcessState = 0
	CU_PROCESS_STATE_LOCKED       ProcessState = 1
	CU_PROCESS_STATE_CHECKPOINTED ProcessState = 2
	CU_PROCESS_STATE_FAILED       ProcessState = 3
)

// ModuleLoadingMode is the C enumeration CUmoduleLoadingMode.
type ModuleLoadingMode int32

const (
	CU_MODULE_EAGER_LOADING ModuleLoadingMode = 1
	CU_MODULE_LAZY_LOADING  ModuleLoadingMode = 2
)

// MemDecompressAlgorithm is the C enumeration CUmemDecompressAlgorithm.
type MemDecompressAlgorithm int32

const (
	CU_MEM_DECOMPRESS_UNSUPPORTED       MemDecompressAlgorithm = 0
	CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE MemDecompressAlgorithm = 1
	CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY  MemDecompressAlgorithm = 2
	CU_MEM_DECOMPRESS_ALGORITHM_LZ4     MemDecompressAlgorithm = 4
)

// FunctionLoadingState is the C enumeration CUfunctionLoadingState.
type FunctionLoadingState int32

const (
	CU_FUNCTION_LOADING_STATE_UNLOADED FunctionLoadingState = 0
	CU_FUNCTION_LOADING_STATE_LOADED   FunctionLoadingState = 1
	CU_FUNCTION_LOADING_STATE_MAX      FunctionLoadingState = 2
)

// CoredumpSettings is the C enumeration CUcoredumpSettings.
type CoredumpSettings int32

const (
	CU_COREDUMP_ENABLE_ON_EXCEPTION CoredumpSettings = 1
	CU_COREDUMP_TRIGGER_HOST        CoredumpSettings = 2
	CU_COREDUMP_LIGHTWEIGHT         CoredumpSettings = 3
	CU_COREDUMP_ENABLE_USER_TRIGGER CoredumpSettings = 4
	CU_COREDUMP_FILE                CoredumpSettings = 5
	CU_COREDUMP_PIPE                CoredumpSettings = 6
	CU_COREDUMP_GENERATION_FLAGS    CoredumpSettings = 7
	CU_COREDUMP_MAX                 CoredumpSettings = 8
)

// CUCoredumpGenerationFlags is the C enumeration CUCoredumpGenerationFlags.
type CUCoredumpGenerationFlags int32

const (
	CU_COREDUMP_DEFAULT_FLAGS                CUCoredumpGenerationFlags = 0
	CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES CUCoredumpGenerationFlags = 1
	CU_COREDUMP_SKIP_GLOBAL_MEMORY           CUCoredumpGenerationFlags = 2
	CU_COREDUMP_SKIP_SHARED_MEMORY           CUCoredumpGenerationFlags = 4
	CU_COREDUMP_SKIP_LOCAL_MEMORY            CUCoredumpGenerationFlags = 8
	CU_COREDUMP_SKIP_ABORT                   CUCoredumpGenerationFlags = 16
	CU_COREDUMP_SKIP_CONSTBANK_MEMORY        CUCoredumpGenerationFlags = 32
	CU_COREDUMP_LIGHTWEIGHT_FLAGS            CUCoredumpGenerationFlags = 47
)

// GreenCtxCreate_flags is the C enumeration CUgreenCtxCreate_flags.
type GreenCtxCreate_flags int32

const (
	CU_GREEN_CTX_DEFAULT_STREAM GreenCtxCreate_flags = 1
)

// DevSmResourceSplit_flags is the C enumeration CUdevSmResourceSplit_flags.
type DevSmResourceSplit_flags int32

const (
	CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING     DevSmResourceSplit_flags = 1
	CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE DevSmResourceSplit_flags = 2
)

// DevResourceType is the C enumeration CUdevResourceType.
type DevResourceType int32

const (
	CU_DEV_RESOURCE_TYPE_INVALID DevResourceType = 0
	CU_DEV_RESOURCE_TYPE_SM      DevResourceType = 1
	CU_DEV_RESOURCE_TYPE_MAX     DevResourceType = 2
)

// LogLevel is the C enumeration CUlogLevel.
type LogLevel int32

const (
	CU_LOG_LEVEL_ERROR   LogLevel = 0
	CU_LOG_LEVEL_WARNING LogLevel = 1
)

// Output_mode is the C enumeration CUoutput_mode.
type Output_mode int32

const (
	CU_OUT_KEY_VALUE_PAIR Output_mode = 0
	CU_OUT_CSV            Output_mode = 1
)

// Uuid is the C struct CUuuid.
type Uuid struct {
	Bytes [16]byte
}

// MemFabricHandle_v1 is the C struct CUmemFabricHandle_v1.
type MemFabricHandle_v1 struct {
	Data [64]byte
}

// IpcEventHandle_v1 is the C struct CUipcEventHandle_v1.
type IpcEventHandle_v1 struct {
	Reserved [64]byte
}

// IpcMemHandle_v1 is the C struct CUipcMemHandle_v1.
type IpcMemHandle_v1 struct {
	Reserved [64]byte
}

// StreamBatchMemOpParams_v1_waitValue_anon0 is the C union CUstreamBatchMemOpParams_v1_waitValue_anon0, as storage.
type StreamBatchMemOpParams_v1_waitValue_anon0 [1]uint64

// StreamBatchMemOpParams_v1_waitValue is the C struct CUstreamBatchMemOpParams_v1_waitValue.
type StreamBatchMemOpParams_v1_waitValue struct {
	Operation StreamBatchMemOpType
	_         [4]byte
	Address   Deviceptr
	Anon0     StreamBatchMemOpParams_v1_waitValue_anon0
	Flags     uint32
	_         [4]byte
	Alias     Deviceptr
}

// StreamBatchMemOpParams_v1_writeValue_anon0 is the C union CUstreamBatchMemOpParams_v1_writeValue_anon0, as storage.
type StreamBatchMemOpParams_v1_writeValue_anon0 [1]uint64

// StreamBatchMemOpParams_v1_writeValue is the C struct CUstreamBatchMemOpParams_v1_writeValue.
type StreamBatchMemOpParams_v1_writeValue struct {
	Operation StreamBatchMemOpType
	_         [4]byte
	Address   Deviceptr
	Anon0     StreamBatchMemOpParams_v1_writeValue_anon0
	Flags     uint32
	_         [4]byte
	Alias     Deviceptr
}

// StreamBatchMemOpParams_v1_flushRemoteWrites is the C struct CUstreamBatchMemOpParams_v1_flushRemoteWrites.
type StreamBatchMemOpParams_v1_flushRemoteWrites struct {
	Operation StreamBatchMemOpType
	Flags     uint32
}

// StreamBatchMemOpParams_v1_memoryBarrier is the C struct CUstreamBatchMemOpParams_v1_memoryBarrier.
type StreamBatchMemOpParams_v1_memoryBarrier struct {
	Operation StreamBatchMemOpType
	Flags     uint32
}

// StreamBatchMemOpParams_v1 is the C union CUstreamBatchMemOpParams_v1, as storage.
type StreamBatchMemOpParams_v1 [6]uint64

// CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 is the C struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1.
type CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 struct {
	Ctx        Context
	Count      uint32
	_          [4]byte
	ParamArray uint64
	Flags      uint32
	_          [4]byte
}

// CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 is the C struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2.
type CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 struct {
	Ctx        Context
	Count      uint32
	_          [4]byte
	ParamArray uint64
	Flags      uint32
	_          [4]byte
}

// AsyncNotificationInfo_info_overBudget is the C struct CUasyncNotificationInfo_info_overBudget.
type AsyncNotificationInfo_info_overBudget struct {
	BytesOverBudget uint64
}

// AsyncNotificationInfo_info is the C union CUasyncNotificationInfo_info, as storage.
type AsyncNotificationInfo_info [1]uint64

// AsyncNotificationInfo is the C struct CUasyncNotificationInfo.
type AsyncNotificationInfo struct {
	Type AsyncNotificationType
	_    [4]byte
	Info AsyncNotificationInfo_info
}

// Devprop_v1 is the C struct CUdevprop_v1.
type Devprop_v1 struct {
	MaxThreadsPerBlock  int32
	MaxThreadsDim       [3]int32
	MaxGridSize         [3]int32
	SharedMemPerBlock   int32
	TotalConstantMemory int32
	SIMDWidth           int32
	MemPitch            int32
	RegsPerBlock        int32
	ClockRate           int32
	TextureAlign        int32
}

// AccessPolicyWindow_v1 is the C struct CUaccessPolicyWindow_v1.
type AccessPolicyWindow_v1 struct {
	Base_ptr  uint64
	Num_bytes uint64
	HitRatio  float32
	HitProp   AccessProperty
	MissProp  AccessProperty
	_         [4]byte
}

// CUDA_KERNEL_NODE_PARAMS_v1 is the C struct CUDA_KERNEL_NODE_PARAMS_v1.
type CUDA_KERNEL_NODE_PARAMS_v1 struct {
	Func           Function
	GridDimX       uint32
	GridDimY       uint32
	GridDimZ       uint32
	BlockDimX      uint32
	BlockDimY      uint32
	BlockDimZ      uint32
	SharedMemBytes uint32
	_              [4]byte
	KernelParams   uint64
	Extra          uint64
}

// CUDA_KERNEL_NODE_PARAMS_v2 is the C struct CUDA_KERNEL_NODE_PARAMS_v2.
type CUDA_KERNEL_NODE_PARAMS_v2 struct {
	Func           Function
	GridDimX       uint32
	GridDimY       uint32
	GridDimZ       uint32
	BlockDimX      uint32
	BlockDimY      uint32
	BlockDimZ      uint32
	SharedMemBytes uint32
	_              [4]byte
	KernelParams   uint64
	Extra          uint64
	Kern           Kernel
	Ctx            Context
}

// CUDA_KERNEL_NODE_PARAMS_v3 is the C struct CUDA_KERNEL_NODE_PARAMS_v3.
type CUDA_KERNEL_NODE_PARAMS_v3 struct {
	Func           Function
	GridDimX       uint32
	GridDimY       uint32
	GridDimZ       uint32
	BlockDimX      uint32
	BlockDimY      uint32
	BlockDimZ      uint32
	SharedMemBytes uint32
	_              [4]byte
	KernelParams   uint64
	Extra          uint64
	Kern           Kernel
	Ctx            Context
}

// CUDA_MEMSET_NODE_PARAMS_v1 is the C struct CUDA_MEMSET_NODE_PARAMS_v1.
type CUDA_MEMSET_NODE_PARAMS_v1 struct {
	Dst         Deviceptr
	Pitch       uint64
	Value       uint32
	ElementSize uint32
	Width       uint64
	Height      uint64
}

// CUDA_MEMSET_NODE_PARAMS_v2 is the C struct CUDA_MEMSET_NODE_PARAMS_v2.
type CUDA_MEMSET_NODE_PARAMS_v2 struct {
	Dst         Deviceptr
	Pitch       uint64
	Value       uint32
	ElementSize uint32
	Width       uint64
	Height      uint64
	Ctx         Context
}

// CUDA_HOST_NODE_PARAMS_v1 is the C struct CUDA_HOST_NODE_PARAMS_v1.
type CUDA_HOST_NODE_PARAMS_v1 struct {
	Fn       uint64
	UserData uint64
}

// CUDA_HOST_NODE_PARAMS_v2 is the C struct CUDA_HOST_NODE_PARAMS_v2.
type CUDA_HOST_NODE_PARAMS_v2 struct {
	Fn       uint64
	UserData uint64
}

// CUDA_CONDITIONAL_NODE_PARAMS is the C struct CUDA_CONDITIONAL_NODE_PARAMS.
type CUDA_CONDITIONAL_NODE_PARAMS struct {
	Handle      GraphConditionalHandle
	Type        GraphConditionalNodeType
	Size        uint32
	PhGraph_out uint64
	Ctx         Context
}

// GraphEdgeData is the C struct CUgraphEdgeData.
type GraphEdgeData struct {
	From_port byte
	To_port   byte
	Type      byte
	Reserved  [5]byte
}

// CUDA_GRAPH_INSTANTIATE_PARAMS is the C struct CUDA_GRAPH_INSTANTIATE_PARAMS.
type CUDA_GRAPH_INSTANTIATE_PARAMS struct {
	Flags         Cuuint64_t
	HUploadStream Stream
	HErrNode_out  GraphNode
	Result_out    GraphInstantiateResult
	_             [4]byte
}

// LaunchMemSyncDomainMap is the C struct CUlaunchMemSyncDomainMap.
type LaunchMemSyncDomainMap struct {
	Default_ byte
	Remote   byte
}

// LaunchAttributeValue_clusterDim is the C struct CUlaunchAttributeValue_clusterDim.
type LaunchAttributeValue_clusterDim struct {
	X uint32
	Y uint32
	Z uint32
}

// LaunchAttributeValue_programmaticEvent is the C struct CUlaunchAttributeValue_programmaticEvent.
type LaunchAttributeValue_programmaticEvent struct {
	Event               Event
	Flags               int32
	TriggerAtBlockStart int32
}

// LaunchAttributeValue_launchCompletionEvent is the C struct CUlaunchAttributeValue_launchCompletionEvent.
type LaunchAttributeValue_launchCompletionEvent struct {
	Event Event
	Flags int32
	_     [4]byte
}

// LaunchAttributeValue_preferredClusterDim is the C struct CUlaunchAttributeValue_preferredClusterDim.
type LaunchAttributeValue_preferredClusterDim struct {
	X uint32
	Y uint32
	Z uint32
}

// LaunchAttributeValue_deviceUpdatableKernelNode is the C struct CUlaunchAttributeValue_deviceUpdatableKernelNode.
type LaunchAttributeValue_deviceUpdatableKernelNode struct {
	DeviceUpdatable int32
	_               [4]byte
	DevNode         GraphDeviceNode
}

// LaunchAttributeValue is the C union CUlaunchAttributeValue, as storage.
type LaunchAttributeValue [8]uint64

// LaunchAttribute is the C struct CUlaunchAttribute.
type LaunchAttribute struct {
	Id    LaunchAttributeID
	Pad   [4]byte
	Value LaunchAttributeValue
}

// LaunchConfig is the C struct CUlaunchConfig.
type LaunchConfig struct {
	GridDimX       uint32
	GridDimY       uint32
	GridDimZ       uint32
	BlockDimX      uint32
	BlockDimY      uint32
	BlockDimZ      uint32
	SharedMemBytes uint32
	_              [4]byte
	HStream        Stream
	Attrs          uint64
	NumAttrs       uint32
	_              [4]byte
}

// ExecAffinitySmCount_v1 is the C struct CUexecAffinitySmCount_v1.
type ExecAffinitySmCount_v1 struct {
	Val uint32
}

// ExecAffinityParam_v1_param is the C union CUexecAffinityParam_v1_param, as storage.
type ExecAffinityParam_v1_param [1]uint32

// ExecAffinityParam_v1 is the C struct CUexecAffinityParam_v1.
type ExecAffinityParam_v1 struct {
	Type  ExecAffinityType
	Param ExecAffinityParam_v1_param
}

// CtxCigParam is the C struct CUctxCigParam.
type CtxCigParam struct {
	SharedDataType CigDataType
	_              [4]byte
	SharedData     uint64
}

// CtxCreateParams is the C struct CUctxCreateParams.
type CtxCreateParams struct {
	ExecAffinityParams    uint64
	NumExecAffinityParams int32
	_                     [4]byte
	CigParams             uint64
}

// LibraryHostUniversalFunctionAndDataTable is the C struct CUlibraryHostUniversalFunctionAndDataTable.
type LibraryHostUniversalFunctionAndDataTable struct {
	FunctionTable      uint64
	FunctionWindowSize uint64
	DataTable          uint64
	DataWindowSize     uint64
}

// CUDA_MEMCPY2D_v2 is the C struct CUDA_MEMCPY2D_v2.
type CUDA_MEMCPY2D_v2 struct {
	SrcXInBytes   uint64
	SrcY          uint64
	SrcMemoryType Memorytype
	_             [4]byte
	SrcHost       uint64
	SrcDevice     Deviceptr
	SrcArray      Array
	SrcPitch      uint64
	DstXInBytes   uint64
	DstY          uint64
	DstMemoryType Memorytype
	_             [4]byte
	DstHost       uint64
	DstDevice     Deviceptr
	DstArray      Array
	DstPitch      uint64
	WidthInBytes  uint64
	Height        uint64
}

// CUDA_MEMCPY3D_v2 is the C struct CUDA_MEMCPY3D_v2.
type CUDA_MEMCPY3D_v2 struct {
	SrcXInBytes   uint64
	SrcY          uint64
	SrcZ          uint64
	SrcLOD        uint64
	SrcMemoryType Memorytype
	_             [4]byte
	SrcHost       uint64
	SrcDevice     Deviceptr
	SrcArray      Array
	Reserved0     uint64
	SrcPitch      uint64
	SrcHeight     uint64
	DstXInBytes   uint64
	DstY          uint64
	DstZ          uint64
	DstLOD        uint64
	DstMemoryType Memorytype
	_             [4]byte
	DstHost       uint64
	DstDevice     Deviceptr
	DstArray      Array
	Reserved1     uint64
	DstPitch      uint64
	DstHeight     uint64
	WidthInBytes  uint64
	Height        uint64
	Depth         uint64
}

// CUDA_MEMCPY3D_PEER_v1 is the C struct CUDA_MEMCPY3D_PEER_v1.
type CUDA_MEMCPY3D_PEER_v1 struct {
	SrcXInBytes   uint64
	SrcY          uint64
	SrcZ          uint64
	SrcLOD        uint64
	SrcMemoryType Memorytype
	_             [4]byte
	SrcHost       uint64
	SrcDevice     Deviceptr
	SrcArray      Array
	SrcContext    Context
	SrcPitch      uint64
	SrcHeight     uint64
	DstXInBytes   uint64
	DstY          uint64
	DstZ          uint64
	DstLOD        uint64
	DstMemoryType Memorytype
	_             [4]byte
	DstHost       uint64
	DstDevice     Deviceptr
	DstArray      Array
	DstContext    Context
	DstPitch      uint64
	DstHeight     uint64
	WidthInBytes  uint64
	Height        uint64
	Depth         uint64
}

// CUDA_MEMCPY_NODE_PARAMS is the C struct CUDA_MEMCPY_NODE_PARAMS.
type CUDA_MEMCPY_NODE_PARAMS struct {
	Flags      int32
	Reserved   int32
	CopyCtx    Context
	CopyParams CUDA_MEMCPY3D_v2
}

// CUDA_ARRAY_DESCRIPTOR_v2 is the C struct CUDA_ARRAY_DESCRIPTOR_v2.
type CUDA_ARRAY_DESCRIPTOR_v2 struct {
	Width       uint64
	Height      uint64
	Format      Array_format
	NumChannels uint32
}

// CUDA_ARRAY3D_DESCRIPTOR_v2 is the C struct CUDA_ARRAY3D_DESCRIPTOR_v2.
type CUDA_ARRAY3D_DESCRIPTOR_v2 struct {
	Width       uint64
	Height      uint64
	Depth       uint64
	Format      Array_format
	NumChannels uint32
	Flags       uint32
	_           [4]byte
}

// CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent is the C struct CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent.
type CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent struct {
	Width  uint32
	Height uint32
	Depth  uint32
}

// CUDA_ARRAY_SPARSE_PROPERTIES_v1 is the C struct CUDA_ARRAY_SPARSE_PROPERTIES_v1.
type CUDA_ARRAY_SPARSE_PROPERTIES_v1 struct {
	TileExtent        CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent
	MiptailFirstLevel uint32
	MiptailSize       uint64
	Flags             uint32
	Reserved          [4]uint32
	_                 [4]byte
}

// CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 is the C struct CUDA_ARRAY_MEMORY_REQUIREMENTS_v1.
type CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 struct {
	Size      uint64
	Alignment uint64
	Reserved  [4]uint32
}

// CUDA_RESOURCE_DESC_v1_res_array is the C struct CUDA_RESOURCE_DESC_v1_res_array.
type CUDA_RESOURCE_DESC_v1_res_array struct {
	HArray Array
}

// CUDA_RESOURCE_DESC_v1_res_mipmap is the C struct CUDA_RESOURCE_DESC_v1_res_mipmap.
type CUDA_RESOURCE_DESC_v1_res_mipmap struct {
	HMipmappedArray MipmappedArray
}

// CUDA_RESOURCE_DESC_v1_res_linear is the C struct CUDA_RESOURCE_DESC_v1_res_linear.
type CUDA_RESOURCE_DESC_v1_res_linear struct {
	DevPtr      Deviceptr
	Format      Array_format
	NumChannels uint32
	SizeInBytes uint64
}

// CUDA_RESOURCE_DESC_v1_res_pitch2D is the C struct CUDA_RESOURCE_DESC_v1_res_pitch2D.
type CUDA_RESOURCE_DESC_v1_res_pitch2D struct {
	DevPtr       Deviceptr
	Format       Array_format
	NumChannels  uint32
	Width        uint64
	Height       uint64
	PitchInBytes uint64
}

// CUDA_RESOURCE_DESC_v1_res_reserved is the C struct CUDA_RESOURCE_DESC_v1_res_reserved.
type CUDA_RESOURCE_DESC_v1_res_reserved struct {
	Reserved [32]int32
}

// CUDA_RESOURCE_DESC_v1_res is the C union CUDA_RESOURCE_DESC_v1_res, as storage.
type CUDA_RESOURCE_DESC_v1_res [16]uint64

// CUDA_RESOURCE_DESC_v1 is the C struct CUDA_RESOURCE_DESC_v1.
type CUDA_RESOURCE_DESC_v1 struct {
	ResType Resourcetype
	_       [4]byte
	Res     CUDA_RESOURCE_DESC_v1_res
	Flags   uint32
	_       [4]byte
}

// CUDA_TEXTURE_DESC_v1 is the C struct CUDA_TEXTURE_DESC_v1.
type CUDA_TEXTURE_DESC_v1 struct {
	AddressMode         [3]Address_mode
	FilterMode          Filter_mode
	Flags               uint32
	MaxAnisotropy       uint32
	MipmapFilterMode    Filter_mode
	MipmapLevelBias     float32
	MinMipmapLevelClamp float32
	MaxMipmapLevelClamp float32
	BorderColor         [4]float32
	Reserved            [12]int32
}

// CUDA_RESOURCE_VIEW_DESC_v1 is the C struct CUDA_RESOURCE_VIEW_DESC_v1.
type CUDA_RESOURCE_VIEW_DESC_v1 struct {
	Format           ResourceViewFormat
	_                [4]byte
	Width            uint64
	Height           uint64
	Depth            uint64
	FirstMipmapLevel uint32
	LastMipmapLevel  uint32
	FirstLayer       uint32
	LastLayer        uint32
	Reserved         [16]uint32
}

// TensorMap is the C struct CUtensorMap.
type TensorMap struct {
	Opaque [16]Cuuint64_t
}

// CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 is the C struct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1.
type CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 struct {
	P2pToken     uint64
	VaSpaceToken uint32
	_            [4]byte
}

// CUDA_LAUNCH_PARAMS_v1 is the C struct CUDA_LAUNCH_PARAMS_v1.
type CUDA_LAUNCH_PARAMS_v1 struct {
	Function       Function
	GridDimX       uint32
	GridDimY       uint32
	GridDimZ       uint32
	BlockDimX      uint32
	BlockDimY      uint32
	BlockDimZ      uint32
	SharedMemBytes uint32
	_              [4]byte
	HStream        Stream
	KernelParams   uint64
}

// CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32 is the C struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32.
type CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32 struct {
	Handle uint64
	Name   uint64
}

// CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle is the C union CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle, as storage.
type CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle [2]uint64

// CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 is the C struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1.
type CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 struct {
	Type     ExternalMemoryHandleType
	_        [4]byte
	Handle   CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle
	Size     uint64
	Flags    uint32
	Reserved [16]uint32
	_        [4]byte
}

// CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 is the C struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1.
type CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 struct {
	Offset   uint64
	Size     uint64
	Flags    uint32
	Reserved [16]uint32
	_        [4]byte
}

// CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 is the C struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1.
type CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 struct {
	Offset    uint64
	ArrayDesc CUDA_ARRAY3D_DESCRIPTOR_v2
	NumLevels uint32
	Reserved  [16]uint32
	_         [4]byte
}

// CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32 is the C struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32.
type CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32 struct {
	Handle uint64
	Name   uint64
}

// CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle is the C union CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle, as storage.
type CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle [2]uint64

// CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 is the C struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1.
type CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 struct {
	Type     ExternalSemaphoreHandleType
	_        [4]byte
	Handle   CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle
	Flags    uint32
	Reserved [16]uint32
	_        [4]byte
}

// CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence is the C struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence.
type CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence struct {
	Value uint64
}

// CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync is the C union CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync, as storage.
type CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync [1]uint64

// CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex is the C struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex.
type CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex struct {
	Key uint64
}

// CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params is the C struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params.
type CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params struct {
	Fence      CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence
	NvSciSync  CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync
	KeyedMutex CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex
	Reserved   [12]uint32
}

// CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 is the C struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.
type CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 struct {
	Params   CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params
	Flags    uint32
	Reserved [16]uint32
	_        [4]byte
}

// CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence is the C struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence.
type CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence struct {
	Value uint64
}

// CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync is the C union CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync, as storage.
type CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync [1]uint64

// CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex is the C struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex.
type CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex struct {
	Key       uint64
	TimeoutMs uint32
	_         [4]byte
}

// CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params is the C struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params.
type CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params struct {
	Fence      CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence
	NvSciSync  CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync
	KeyedMutex CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex
	Reserved   [10]uint32
}

// CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 is the C struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.
type CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 struct {
	Params   CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params
	Flags    uint32
	Reserved [16]uint32
	_        [4]byte
}

// CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 is the C struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1.
type CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 struct {
	ExtSemArray uint64
	ParamsArray uint64
	NumExtSems  uint32
	_           [4]byte
}

// CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 is the C struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2.
type CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 struct {
	ExtSemArray uint64
	ParamsArray uint64
	NumExtSems  uint32
	_           [4]byte
}

// CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 is the C struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1.
type CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 struct {
	ExtSemArray uint64
	ParamsArray uint64
	NumExtSems  uint32
	_           [4]byte
}

// CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 is the C struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2.
type CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 struct {
	ExtSemArray uint64
	ParamsArray uint64
	NumExtSems  uint32
	_           [4]byte
}

// ArrayMapInfo_v1_resource is the C union CUarrayMapInfo_v1_resource, as storage.
type ArrayMapInfo_v1_resource [1]uint64

// ArrayMapInfo_v1_subresource_sparseLevel is the C struct CUarrayMapInfo_v1_subresource_sparseLevel.
type ArrayMapInfo_v1_subresource_sparseLevel struct {
	Level        uint32
	Layer        uint32
	OffsetX      uint32
	OffsetY      uint32
	OffsetZ      uint32
	ExtentWidth  uint32
	ExtentHeight uint32
	ExtentDepth  uint32
}

// ArrayMapInfo_v1_subresource_miptail is the C struct CUarrayMapInfo_v1_subresource_miptail.
type ArrayMapInfo_v1_subresource_miptail struct {
	Layer  uint32
	_      [4]byte
	Offset uint64
	Size   uint64
}

// ArrayMapInfo_v1_subresource is the C union CUarrayMapInfo_v1_subresource, as storage.
type ArrayMapInfo_v1_subresource [4]uint64

// ArrayMapInfo_v1_memHandle is the C union CUarrayMapInfo_v1_memHandle, as storage.
type ArrayMapInfo_v1_memHandle [1]uint64

// ArrayMapInfo_v1 is the C struct CUarrayMapInfo_v1.
type ArrayMapInfo_v1 struct {
	ResourceType     Resourcetype
	_                [4]byte
	Resource         ArrayMapInfo_v1_resource
	SubresourceType  ArraySparseSubresourceType
	_                [4]byte
	Subresource      ArrayMapInfo_v1_subresource
	MemOperationType MemOperationType
	MemHandleType    MemHandleType
	MemHandle        ArrayMapInfo_v1_memHandle
	Offset           uint64
	DeviceBitMask    uint32
	Flags            uint32
	Reserved         [2]uint32
}

// MemLocation_v1 is the C struct CUmemLocation_v1.
type MemLocation_v1 struct {
	Type MemLocationType
	Id   int32
}

// MemAllocationProp_v1_allocFlags is the C struct CUmemAllocationProp_v1_allocFlags.
type MemAllocationProp_v1_allocFlags struct {
	CompressionType      byte
	GpuDirectRDMACapable byte
	Usage                uint16
	Reserved             [4]byte
}

// MemAllocationProp_v1 is the C struct CUmemAllocationProp_v1.
type MemAllocationProp_v1 struct {
	Type                 MemAllocationType
	RequestedHandleTypes MemAllocationHandleType
	Location             MemLocation_v1
	Win32HandleMetaData  uint64
	AllocFlags           MemAllocationProp_v1_allocFlags
}

// MulticastObjectProp_v1 is the C struct CUmulticastObjectProp_v1.
type MulticastObjectProp_v1 struct {
	NumDevices  uint32
	_           [4]byte
	Size        uint64
	HandleTypes uint64
	Flags       uint64
}

// MemAccessDesc_v1 is the C struct CUmemAccessDesc_v1.
type MemAccessDesc_v1 struct {
	Location MemLocation_v1
	Flags    MemAccess_flags
}

// GraphExecUpdateResultInfo_v1 is the C struct CUgraphExecUpdateResultInfo_v1.
type GraphExecUpdateResultInfo_v1 struct {
	Result        GraphExecUpdateResult
	_             [4]byte
	ErrorNode     GraphNode
	ErrorFromNode GraphNode
}

// MemPoolProps_v1 is the C struct CUmemPoolProps_v1.
type MemPoolProps_v1 struct {
	AllocType               MemAllocationType
	HandleTypes             MemAllocationHandleType
	Location                MemLocation_v1
	Win32SecurityAttributes uint64
	MaxSize                 uint64
	Usage                   uint16
	Reserved                [54]byte
}

// MemPoolPtrExportData_v1 is the C struct CUmemPoolPtrExportData_v1.
type MemPoolPtrExportData_v1 struct {
	Reserved [64]byte
}

// MemcpyAttributes_v1 is the C struct CUmemcpyAttributes_v1.
type MemcpyAttributes_v1 struct {
	SrcAccessOrder MemcpySrcAccessOrder
	SrcLocHint     MemLocation_v1
	DstLocHint     MemLocation_v1
	Flags          uint32
}

// Offset3D_v1 is the C struct CUoffset3D_v1.
type Offset3D_v1 struct {
	X uint64
	Y uint64
	Z uint64
}

// Extent3D_v1 is the C struct CUextent3D_v1.
type Extent3D_v1 struct {
	Width  uint64
	Height uint64
	Depth  uint64
}

// Memcpy3DOperand_v1_op_ptr is the C struct CUmemcpy3DOperand_v1_op_ptr.
type Memcpy3DOperand_v1_op_ptr struct {
	Ptr         Deviceptr
	RowLength   uint64
	LayerHeight uint64
	LocHint     MemLocation_v1
}

// Memcpy3DOperand_v1_op_array is the C struct CUmemcpy3DOperand_v1_op_array.
type Memcpy3DOperand_v1_op_array struct {
	Array  Array
	Offset Offset3D_v1
}

// Memcpy3DOperand_v1_op is the C union CUmemcpy3DOperand_v1_op, as storage.
type Memcpy3DOperand_v1_op [4]uint64

// Memcpy3DOperand_v1 is the C struct CUmemcpy3DOperand_v1.
type Memcpy3DOperand_v1 struct {
	Type Memcpy3DOperandType
	_    [4]byte
	Op   Memcpy3DOperand_v1_op
}

// CUDA_MEMCPY3D_BATCH_OP_v1 is the C struct CUDA_MEMCPY3D_BATCH_OP_v1.
type CUDA_MEMCPY3D_BATCH_OP_v1 struct {
	Src            Memcpy3DOperand_v1
	Dst            Memcpy3DOperand_v1
	Extent         Extent3D_v1
	SrcAccessOrder MemcpySrcAccessOrder
	Flags          uint32
}

// CUDA_MEM_ALLOC_NODE_PARAMS_v1 is the C struct CUDA_MEM_ALLOC_NODE_PARAMS_v1.
type CUDA_MEM_ALLOC_NODE_PARAMS_v1 struct {
	PoolProps       MemPoolProps_v1
	AccessDescs     uint64
	AccessDescCount uint64
	Bytesize        uint64
	Dptr            Deviceptr
}

// CUDA_MEM_ALLOC_NODE_PARAMS_v2 is the C struct CUDA_MEM_ALLOC_NODE_PARAMS_v2.
type CUDA_MEM_ALLOC_NODE_PARAMS_v2 struct {
	PoolProps       MemPoolProps_v1
	AccessDescs     uint64
	AccessDescCount uint64
	Bytesize        uint64
	Dptr            Deviceptr
}

// CUDA_MEM_FREE_NODE_PARAMS is the C struct CUDA_MEM_FREE_NODE_PARAMS.
type CUDA_MEM_FREE_NODE_PARAMS struct {
	Dptr Deviceptr
}

// CUDA_CHILD_GRAPH_NODE_PARAMS is the C struct CUDA_CHILD_GRAPH_NODE_PARAMS.
type CUDA_CHILD_GRAPH_NODE_PARAMS struct {
	Graph     Graph
	Ownership GraphChildGraphNodeOwnership
	_         [4]byte
}

// CUDA_EVENT_RECORD_NODE_PARAMS is the C struct CUDA_EVENT_RECORD_NODE_PARAMS.
type CUDA_EVENT_RECORD_NODE_PARAMS struct {
	Event Event
}

// CUDA_EVENT_WAIT_NODE_PARAMS is the C struct CUDA_EVENT_WAIT_NODE_PARAMS.
type CUDA_EVENT_WAIT_NODE_PARAMS struct {
	Event Event
}

// GraphNodeParams_anon0 is the C union CUgraphNodeParams_anon0, as storage.
type GraphNodeParams_anon0 [29]uint64

// GraphNodeParams is the C struct CUgraphNodeParams.
type GraphNodeParams struct {
	Type      GraphNodeType
	Reserved0 [3]int32
	Anon0     GraphNodeParams_anon0
	Reserved2 int64
}

// CheckpointLockArgs is the C struct CUcheckpointLockArgs.
type CheckpointLockArgs struct {
	TimeoutMs uint32
	Reserved0 uint32
	Reserved1 [7]Cuuint64_t
}

// CheckpointCheckpointArgs is the C struct CUcheckpointCheckpointArgs.
type CheckpointCheckpointArgs struct {
	Reserved [8]Cuuint64_t
}

// CheckpointGpuPair is the C struct CUcheckpointGpuPair.
type CheckpointGpuPair struct {
	OldUuid Uuid
	NewUuid Uuid
}

// CheckpointRestoreArgs is the C struct CUcheckpointRestoreArgs.
type CheckpointRestoreArgs struct {
	GpuPairs      uint64
	GpuPairsCount uint32
	Reserved      [44]byte
	Reserved1     Cuuint64_t
}

// CheckpointUnlockArgs is the C struct CUcheckpointUnlockArgs.
type CheckpointUnlockArgs struct {
	Reserved [8]Cuuint64_t
}

// MemDecompressParams is the C struct CUmemDecompressParams.
type MemDecompressParams struct {
	SrcNumBytes uint64
	DstNumBytes uint64
	DstActBytes uint64
	Src         uint64
	Dst         uint64
	Algo        MemDecompressAlgorithm
	Padding     [20]byte
}

// DevSmResource is the C struct CUdevSmResource.
type DevSmResource struct {
	SmCount                uint32
	MinSmPartitionSize     uint32
	SmCoscheduledAlignment uint32
}

// DevResource_v1_anon0 is the C union CUdevResource_v1_anon0, as storage.
type DevResource_v1_anon0 [12]uint32

// DevResource_v1 is the C struct CUdevResource_v1.
type DevResource_v1 struct {
	Type             DevResourceType
	Internal_padding [92]byte
	Anon0            DevResource_v1_anon0
}

// CUDA_MEMCPY2D_v1 is the C struct CUDA_MEMCPY2D_v1.
type CUDA_MEMCPY2D_v1 struct {
	SrcXInBytes   uint32
	SrcY          uint32
	SrcMemoryType Memorytype
	_             [4]byte
	SrcHost       uint64
	SrcDevice     Deviceptr_v1
	_             [4]byte
	SrcArray      Array
	SrcPitch      uint32
	DstXInBytes   uint32
	DstY          uint32
	DstMemoryType Memorytype
	DstHost       uint64
	DstDevice     Deviceptr_v1
	_             [4]byte
	DstArray      Array
	DstPitch      uint32
	WidthInBytes  uint32
	Height        uint32
	_             [4]byte
}

// CUDA_MEMCPY3D_v1 is the C struct CUDA_MEMCPY3D_v1.
type CUDA_MEMCPY3D_v1 struct {
	SrcXInBytes   uint32
	SrcY          uint32
	SrcZ          uint32
	SrcLOD        uint32
	SrcMemoryType Memorytype
	_             [4]byte
	SrcHost       uint64
	SrcDevice     Deviceptr_v1
	_             [4]byte
	SrcArray      Array
	Reserved0     uint64
	SrcPitch      uint32
	SrcHeight     uint32
	DstXInBytes   uint32
	DstY          uint32
	DstZ          uint32
	DstLOD        uint32
	DstMemoryType Memorytype
	_             [4]byte
	DstHost       uint64
	DstDevice     Deviceptr_v1
	_             [4]byte
	DstArray      Array
	Reserved1     uint64
	DstPitch      uint32
	DstHeight     uint32
	WidthInBytes  uint32
	Height        uint32
	Depth         uint32
	_             [4]byte
}

// CUDA_ARRAY_DESCRIPTOR_v1 is the C struct CUDA_ARRAY_DESCRIPTOR_v1.
type CUDA_ARRAY_DESCRIPTOR_v1 struct {
	Width       uint32
	Height      uint32
	Format      Array_format
	NumChannels uint32
}

// CUDA_ARRAY3D_DESCRIPTOR_v1 is the C struct CUDA_ARRAY3D_DESCRIPTOR_v1.
type CUDA_ARRAY3D_DESCRIPTOR_v1 struct {
	Width       uint32
	Height      uint32
	Depth       uint32
	Format      Array_format
	NumChannels uint32
	Flags       uint32
}

// FerryDevice is the C struct FerryDevice.
type FerryDevice struct {
	Name             [256]byte
	Uuid             [16]byte
	Luid             [8]byte
	TotalMem         uint64
	PciBusId         [32]byte
	LeastPriority    int32
	GreatestPriority int32
	Attributes       [256]int32
	ApiVersion       uint32
	ComputeMajor     int32
	ComputeMinor     int32
	Images           uint32
	Reserved         [26]uint32
}

// FerryParam is the C struct FerryParam.
type FerryParam struct {
	Offset uint32
	Size   uint32
}

// FerryFunction is the C struct FerryFunction.
type FerryFunction struct {
	Attributes [24]int32
	ParamBytes uint32
	ParamCount uint32
	Reserved   [6]uint32
}

// FerryHash is the C struct FerryHash.
type FerryHash struct {
	Bytes [32]byte
}

// FerryShare is the C struct FerryShare.
type FerryShare struct {
	Magic  uint64
	Name   [32]byte
	Offset uint64
	Size   uint64
	Kind   uint32
	Device int32
}

// FerryAnswer is the C enumeration FerryAnswer.
type FerryAnswer int32

const (
	FERRY_ANSWER_REPLY     FerryAnswer = 1
	FERRY_ANSWER_DATA      FerryAnswer = 2
	FERRY_ANSWER_OUTPUT    FerryAnswer = 3
	FERRY_ANSWER_CALL      FerryAnswer = 4
	FERRY_ANSWER_REPORT    FerryAnswer = 5
	FERRY_ANSWER_ASSERTION FerryAnswer = 6
	FERRY_ANSWER_GONE      FerryAnswer = 7
	FERRY_ANSWER_STORE     FerryAnswer = 8
	FERRY_ANSWER_LANES     FerryAnswer = 9
)

// Kind tells handle types apart.
type Kind uint8

const (
	KindNone Kind = iota
	KindContext
	KindModule
	KindFunction
	KindLibrary
	KindKernel
	KindArray
	KindMipmappedArray
	KindTexref
	KindSurfref
	KindEvent
	KindStream
	KindGraphicsResource
	KindExternalMemory
	KindExternalSemaphore
	KindGraph
	KindGraphNode
	KindGraphExec
	KindMemoryPool
	KindUserObject
	KindGraphDeviceNode
	KindAsyncCallbackHandle
	KindGreenCtx
	KindLinkState
	KindMemGenericAllocationHandle
	KindDevResourceDesc
	KindLogsCallbackHandle
	KindEnd
)

var resultNames = map[Result]string{
	CUDA_SUCCESS:                              "CUDA_SUCCESS",
	CUDA_ERROR_INVALID_VALUE:                  "CUDA_ERROR_INVALID_VALUE",
	CUDA_ERROR_OUT_OF_MEMORY:                  "CUDA_ERROR_OUT_OF_MEMORY",
	CUDA_ERROR_NOT_INITIALIZED:                "CUDA_ERROR_NOT_INITIALIZED",
	CUDA_ERROR_DEINITIALIZED:                  "CUDA_ERROR_DEINITIALIZED",
	CUDA_ERROR_PROFILER_DISABLED:              "CUDA_ERROR_PROFILER_DISABLED",
	CUDA_ERROR_PROFILER_NOT_INITIALIZED:       "CUDA_ERROR_PROFILER_NOT_INITIALIZED",
	CUDA_ERROR_PROFILER_ALREADY_STARTED:       "CUDA_ERROR_PROFILER_ALREADY_STARTED",
	CUDA_ERROR_PROFILER_ALREADY_STOPPED:       "CUDA_ERROR_PROFILER_ALREADY_STOPPED",
	CUDA_ERROR_STUB_LIBRARY:                   "CUDA_ERROR_STUB_LIBRARY",
	CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER:     "CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER",
	CUDA_ERROR_DEVICE_UNAVAILABLE:             "CUDA_ERROR_DEVICE_UNAVAILABLE",
	CUDA_ERROR_NO_DEVICE:                      "CUDA_ERROR_NO_DEVICE",
	CUDA_ERROR_INVALID_DEVICE:                 "CUDA_ERROR_INVALID_DEVICE",
	CUDA_ERROR_DEVICE_NOT_LICENSED:            "CUDA_ERROR_DEVICE_NOT_LICENSED",
	CUDA_ERROR_INVALID_IMAGE:                  "CUDA_ERROR_INVALID_IMAGE",
	CUDA_ERROR_INVALID_CONTEXT:                "CUDA_ERROR_INVALID_CONTEXT",
	CUDA_ERROR_CONTEXT_ALREADY_CURRENT:        "CUDA_ERROR_CONTEXT_ALREADY_CURRENT",
	CUDA_ERROR_MAP_FAILED:                     "CUDA_ERROR_MAP_FAILED",
	CUDA_ERROR_UNMAP_FAILED:                   "CUDA_ERROR_UNMAP_FAILED",
	CUDA_ERROR_ARRAY_IS_MAPPED:                "CUDA_ERROR_ARRAY_IS_MAPPED",
	CUDA_ERROR_ALREADY_MAPPED:                 "CUDA_ERROR_ALREADY_MAPPED",
	CUDA_ERROR_NO_BINARY_FOR_GPU:              "CUDA_ERROR_NO_BINARY_FOR_GPU",
	CUDA_ERROR_ALREADY_ACQUIRED:               "CUDA_ERROR_ALREADY_ACQUIRED",
	CUDA_ERROR_NOT_MAPPED:                     "CUDA_ERROR_NOT_MAPPED",
	CUDA_ERROR_NOT_MAPPED_AS_ARRAY:            "CUDA_ERROR_NOT_MAPPED_AS_ARRAY",
	CUDA_ERROR_NOT_MAPPED_AS_POINTER:          "CUDA_ERROR_NOT_MAPPED_AS_POINTER",
	CUDA_ERROR_ECC_UNCORRECTABLE:              "CUDA_ERROR_ECC_UNCORRECTABLE",
	CUDA_ERROR_UNSUPPORTED_LIMIT:              "CUDA_ERROR_UNSUPPORTED_LIMIT",
	CUDA_ERROR_CONTEXT_ALREADY_IN_USE:         "CUDA_ERROR_CONTEXT_ALREADY_IN_USE",
	CUDA_ERROR_PEER_ACCESS_UNSUPPORTED:        "CUDA_ERROR_PEER_ACCESS_UNSUPPORTED",
	CUDA_ERROR_INVALID_PTX:                    "CUDA_ERROR_INVALID_PTX",
	CUDA_ERROR_INVALID_GRAPHICS_CONTEXT:       "CUDA_ERROR_INVALID_GRAPHICS_CONTEXT",
	CUDA_ERROR_NVLINK_UNCORRECTABLE:           "CUDA_ERROR_NVLINK_UNCORRECTABLE",
	CUDA_ERROR_JIT_COMPILER_NOT_FOUND:         "CUDA_ERROR_JIT_COMPILER_NOT_FOUND",
	CUDA_ERROR_UNSUPPORTED_PTX_VERSION:        "CUDA_ERROR_UNSUPPORTED_PTX_VERSION",
	CUDA_ERROR_JIT_COMPILATION_DISABLED:       "CUDA_ERROR_JIT_COMPILATION_DISABLED",
	CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY:      "CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY",
	CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC:       "CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC",
	CUDA_ERROR_CONTAINED:                      "CUDA_ERROR_CONTAINED",
	CUDA_ERROR_INVALID_SOURCE:                 "CUDA_ERROR_INVALID_SOURCE",
	CUDA_ERROR_FILE_NOT_FOUND:                 "CUDA_ERROR_FILE_NOT_FOUND",
	CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND: "CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND",
	CUDA_ERROR_SHARED_OBJECT_INIT_FAILED:      "CUDA_ERROR_SHARED_OBJECT_INIT_FAILED",
	CUDA_ERROR_OPERATING_SYSTEM:               "CUDA_ERROR_OPERATING_SYSTEM",
	CUDA_ERROR_INVALID_HANDLE:                 "CUDA_ERROR_INVALID_HANDLE",
	CUDA_ERROR_ILLEGAL_STATE:                  "CUDA_ERROR_ILLEGAL_STATE",
	CUDA_ERROR_LOSSY_QUERY:                    "CUDA_ERROR_LOSSY_QUERY",
	CUDA_ERROR_NOT_FOUND:                      "CUDA_ERROR_NOT_FOUND",
	CUDA_ERROR_NOT_READY:                      "CUDA_ERROR_NOT_READY",
	CUDA_ERROR_ILLEGAL_ADDRESS:                "CUDA_ERROR_ILLEGAL_ADDRESS",
	CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES:        "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES",
	CUDA_ERROR_LAUNCH_TIMEOUT:                 "CUDA_ERROR_LAUNCH_TIMEOUT",
	CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING:  "CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING",
	CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED:    "CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED",
	CUDA_ERROR_PEER_ACCESS_NOT_ENABLED:        "CUDA_ERROR_PEER_ACCESS_NOT_ENABLED",
	CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE:         "CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE",
	CUDA_ERROR_CONTEXT_IS_DESTROYED:           "CUDA_ERROR_CONTEXT_IS_DESTROYED",
	CUDA_ERROR_ASSERT:                         "CUDA_ERROR_ASSERT",
	CUDA_ERROR_TOO_MANY_PEERS:                 "CUDA_ERROR_TOO_MANY_PEERS",
	CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED: "CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED",
	CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED:     "CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED",
	CUDA_ERROR_HARDWARE_STACK_ERROR:           "CUDA_ERROR_HARDWARE_STACK_ERROR",
	CUDA_ERROR_ILLEGAL_INSTRUCTION:            "CUDA_ERROR_ILLEGAL_INSTRUCTION",
	CUDA_ERROR_MISALIGNED_ADDRESS:             "CUDA_ERROR_MISALIGNED_ADDRESS",
	CUDA_ERROR_INVALID_ADDRESS_SPACE:          "CUDA_ERROR_INVALID_ADDRESS_SPACE",
	CUDA_ERROR_INVALID_PC:                     "CUDA_ERROR_INVALID_PC",
	CUDA_ERROR_LAUNCH_FAILED:                  "CUDA_ERROR_LAUNCH_FAILED",
	CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE:   "CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE",
	CUDA_ERROR_TENSOR_MEMORY_LEAK:             "CUDA_ERROR_TENSOR_MEMORY_LEAK",
	CUDA_ERROR_NOT_PERMITTED:                  "CUDA_ERROR_NOT_PERMITTED",
	CUDA_ERROR_NOT_SUPPORTED:                  "CUDA_ERROR_NOT_SUPPORTED",
	CUDA_ERROR_SYSTEM_NOT_READY:               "CUDA_ERROR_SYSTEM_NOT_READY",
	CUDA_ERROR_SYSTEM_DRIVER_MISMATCH:         "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH",
	CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE: "CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE",
	CUDA_ERROR_MPS_CONNECTION_FAILED:          "CUDA_ERROR_MPS_CONNECTION_FAILED",
	CUDA_ERROR_MPS_RPC_FAILURE:                "CUDA_ERROR_MPS_RPC_FAILURE",
	CUDA_ERROR_MPS_SERVER_NOT_READY:           "CUDA_ERROR_MPS_SERVER_NOT_READY",
	CUDA_ERROR_MPS_MAX_CLIENTS_REACHED:        "CUDA_ERROR_MPS_MAX_CLIENTS_REACHED",
	CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED:    "CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED",
	CUDA_ERROR_MPS_CLIENT_TERMINATED:          "CUDA_ERROR_MPS_CLIENT_TERMINATED",
	CUDA_ERROR_CDP_NOT_SUPPORTED:              "CUDA_ERROR_CDP_NOT_SUPPORTED",
	CUDA_ERROR_CDP_VERSION_MISMATCH:           "CUDA_ERROR_CDP_VERSION_MISMATCH",
	CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED:     "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED",
	CUDA_ERROR_STREAM_CAPTURE_INVALIDATED:     "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED",
	CUDA_ERROR_STREAM_CAPTURE_MERGE:           "CUDA_ERROR_STREAM_CAPTURE_MERGE",
	CUDA_ERROR_STREAM_CAPTURE_UNMATCHED:       "CUDA_ERROR_STREAM_CAPTURE_UNMATCHED",
	CUDA_ERROR_STREAM_CAPTURE_UNJOINED:        "CUDA_ERROR_STREAM_CAPTURE_UNJOINED",
	CUDA_ERROR_STREAM_CAPTURE_ISOLATION:       "CUDA_ERROR_STREAM_CAPTURE_ISOLATION",
	CUDA_ERROR_STREAM_CAPTURE_IMPLICIT:        "CUDA_ERROR_STREAM_CAPTURE_IMPLICIT",
	CUDA_ERROR_CAPTURED_EVENT:                 "CUDA_ERROR_CAPTURED_EVENT",
	CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD:    "CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD",
	CUDA_ERROR_TIMEOUT:                        "CUDA_ERROR_TIMEOUT",
	CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE:      "CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE",
	CUDA_ERROR_EXTERNAL_DEVICE:                "CUDA_ERROR_EXTERNAL_DEVICE",
	CUDA_ERROR_INVALID_CLUSTER_SIZE:           "CUDA_ERROR_INVALID_CLUSTER_SIZE",
	CUDA_ERROR_FUNCTION_NOT_LOADED:            "CUDA_ERROR_FUNCTION_NOT_LOADED",
	CUDA_ERROR_INVALID_RESOURCE_TYPE:          "CUDA_ERROR_INVALID_RESOURCE_TYPE",
	CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION: "CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION",
	CUDA_ERROR_KEY_ROTATION:                   "CUDA_ERROR_KEY_ROTATION",
	CUDA_ERROR_UNKNOWN:                        "CUDA_ERROR_UNKNOWN",
}

// Layouts lists size and field offsets of every struct, for the test that asks the C compiler.
var Layouts = []Layout{
	{"CUuuid", 16, unsafe.Sizeof(Uuid{}), []Offset{
		{"bytes", 0, unsafe.Offsetof(Uuid{}.Bytes)},
	}},
	{"CUmemFabricHandle_v1", 64, unsafe.Sizeof(MemFabricHandle_v1{}), []Offset{
		{"data", 0, unsafe.Offsetof(MemFabricHandle_v1{}.Data)},
	}},
	{"CUipcEventHandle_v1", 64, unsafe.Sizeof(IpcEventHandle_v1{}), []Offset{
		{"reserved", 0, unsafe.Offsetof(IpcEventHandle_v1{}.Reserved)},
	}},
	{"CUipcMemHandle_v1", 64, unsafe.Sizeof(IpcMemHandle_v1{}), []Offset{
		{"reserved", 0, unsafe.Offsetof(IpcMemHandle_v1{}.Reserved)},
	}},
	{"CUstreamBatchMemOpParams_v1_waitValue", 40, unsafe.Sizeof(StreamBatchMemOpParams_v1_waitValue{}), []Offset{
		{"operation", 0, unsafe.Offsetof(StreamBatchMemOpParams_v1_waitValue{}.Operation)},
		{"address", 8, unsafe.Offsetof(StreamBatchMemOpParams_v1_waitValue{}.Address)},
		{"anon0", 16, unsafe.Offsetof(StreamBatchMemOpParams_v1_waitValue{}.Anon0)},
		{"flags", 24, unsafe.Offsetof(StreamBatchMemOpParams_v1_waitValue{}.Flags)},
		{"alias", 32, unsafe.Offsetof(StreamBatchMemOpParams_v1_waitValue{}.Alias)},
	}},
	{"CUstreamBatchMemOpParams_v1_writeValue", 40, unsafe.Sizeof(StreamBatchMemOpParams_v1_writeValue{}), []Offset{
		{"operation", 0, unsafe.Offsetof(StreamBatchMemOpParams_v1_writeValue{}.Operation)},
		{"address", 8, unsafe.Offsetof(StreamBatchMemOpParams_v1_writeValue{}.Address)},
		{"anon0", 16, unsafe.Offsetof(StreamBatchMemOpParams_v1_writeValue{}.Anon0)},
		{"flags", 24, unsafe.Offsetof(StreamBatchMemOpParams_v1_writeValue{}.Flags)},
		{"alias", 32, unsafe.Offsetof(StreamBatchMemOpParams_v1_writeValue{}.Alias)},
	}},
	{"CUstreamBatchMemOpParams_v1_flushRemoteWrites", 8, unsafe.Sizeof(StreamBatchMemOpParams_v1_flushRemoteWrites{}), []Offset{
		{"operation", 0, unsafe.Offsetof(StreamBatchMemOpParams_v1_flushRemoteWrites{}.Operation)},
		{"flags", 4, unsafe.Offsetof(StreamBatchMemOpParams_v1_flushRemoteWrites{}.Flags)},
	}},
	{"CUstreamBatchMemOpParams_v1_memoryBarrier", 8, unsafe.Sizeof(StreamBatchMemOpParams_v1_memoryBarrier{}), []Offset{
		{"operation", 0, unsafe.Offsetof(StreamBatchMemOpParams_v1_memoryBarrier{}.Operation)},
		{"flags", 4, unsafe.Offsetof(StreamBatchMemOpParams_v1_memoryBarrier{}.Flags)},
	}},
	{"CUDA_BATCH_MEM_OP_NODE_PARAMS_v1", 32, unsafe.Sizeof(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1{}), []Offset{
		{"ctx", 0, unsafe.Offsetof(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1{}.Ctx)},
		{"count", 8, unsafe.Offsetof(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1{}.Count)},
		{"paramArray", 16, unsafe.Offsetof(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1{}.ParamArray)},
		{"flags", 24, unsafe.Offsetof(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1{}.Flags)},
	}},
	{"CUDA_BATCH_MEM_OP_NODE_PARAMS_v2", 32, unsafe.Sizeof(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2{}), []Offset{
		{"ctx", 0, unsafe.Offsetof(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2{}.Ctx)},
		{"count", 8, unsafe.Offsetof(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2{}.Count)},
		{"paramArray", 16, unsafe.Offsetof(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2{}.ParamArray)},
		{"flags", 24, unsafe.Offsetof(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2{}.Flags)},
	}},
	{"CUasyncNotificationInfo_info_overBudget", 8, unsafe.Sizeof(AsyncNotificationInfo_info_overBudget{}), []Offset{
		{"bytesOverBudget", 0, unsafe.Offsetof(AsyncNotificationInfo_info_overBudget{}.BytesOverBudget)},
	}},
	{"CUasyncNotificationInfo", 16, unsafe.Sizeof(AsyncNotificationInfo{}), []Offset{
		{"type", 0, unsafe.Offsetof(AsyncNotificationInfo{}.Type)},
		{"info", 8, unsafe.Offsetof(AsyncNotificationInfo{}.Info)},
	}},
	{"CUdevprop_v1", 56, unsafe.Sizeof(Devprop_v1{}), []Offset{
		{"maxThreadsPerBlock", 0, unsafe.Offsetof(Devprop_v1{}.MaxThreadsPerBlock)},
		{"maxThreadsDim", 4, unsafe.Offsetof(Devprop_v1{}.MaxThreadsDim)},
		{"maxGridSize", 16, unsafe.Offsetof(Devprop_v1{}.MaxGridSize)},
		{"sharedMemPerBlock", 28, unsafe.Offsetof(Devprop_v1{}.SharedMemPerBlock)},
		{"totalConstantMemory", 32, unsafe.Offsetof(Devprop_v1{}.TotalConstantMemory)},
		{"SIMDWidth", 36, unsafe.Offsetof(Devprop_v1{}.SIMDWidth)},
		{"memPitch", 40, unsafe.Offsetof(Devprop_v1{}.MemPitch)},
		{"regsPerBlock", 44, unsafe.Offsetof(Devprop_v1{}.RegsPerBlock)},
		{"clockRate", 48, unsafe.Offsetof(Devprop_v1{}.ClockRate)},
		{"textureAlign", 52, unsafe.Offsetof(Devprop_v1{}.TextureAlign)},
	}},
	{"CUaccessPolicyWindow_v1", 32, unsafe.Sizeof(AccessPolicyWindow_v1{}), []Offset{
		{"base_ptr", 0, unsafe.Offsetof(AccessPolicyWindow_v1{}.Base_ptr)},
		{"num_bytes", 8, unsafe.Offsetof(AccessPolicyWindow_v1{}.Num_bytes)},
		{"hitRatio", 16, unsafe.Offsetof(AccessPolicyWindow_v1{}.HitRatio)},
		{"hitProp", 20, unsafe.Offsetof(AccessPolicyWindow_v1{}.HitProp)},
		{"missProp", 24, unsafe.Offsetof(AccessPolicyWindow_v1{}.MissProp)},
	}},
	{"CUDA_KERNEL_NODE_PARAMS_v1", 56, unsafe.Sizeof(CUDA_KERNEL_NODE_PARAMS_v1{}), []Offset{
		{"func", 0, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v1{}.Func)},
		{"gridDimX", 8, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v1{}.GridDimX)},
		{"gridDimY", 12, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v1{}.GridDimY)},
		{"gridDimZ", 16, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v1{}.GridDimZ)},
		{"blockDimX", 20, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v1{}.BlockDimX)},
		{"blockDimY", 24, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v1{}.BlockDimY)},
		{"blockDimZ", 28, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v1{}.BlockDimZ)},
		{"sharedMemBytes", 32, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v1{}.SharedMemBytes)},
		{"kernelParams", 40, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v1{}.KernelParams)},
		{"extra", 48, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v1{}.Extra)},
	}},
	{"CUDA_KERNEL_NODE_PARAMS_v2", 72, unsafe.Sizeof(CUDA_KERNEL_NODE_PARAMS_v2{}), []Offset{
		{"func", 0, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v2{}.Func)},
		{"gridDimX", 8, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v2{}.GridDimX)},
		{"gridDimY", 12, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v2{}.GridDimY)},
		{"gridDimZ", 16, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v2{}.GridDimZ)},
		{"blockDimX", 20, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v2{}.BlockDimX)},
		{"blockDimY", 24, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v2{}.BlockDimY)},
		{"blockDimZ", 28, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v2{}.BlockDimZ)},
		{"sharedMemBytes", 32, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v2{}.SharedMemBytes)},
		{"kernelParams", 40, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v2{}.KernelParams)},
		{"extra", 48, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v2{}.Extra)},
		{"kern", 56, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v2{}.Kern)},
		{"ctx", 64, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v2{}.Ctx)},
	}},
	{"CUDA_KERNEL_NODE_PARAMS_v3", 72, unsafe.Sizeof(CUDA_KERNEL_NODE_PARAMS_v3{}), []Offset{
		{"func", 0, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v3{}.Func)},
		{"gridDimX", 8, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v3{}.GridDimX)},
		{"gridDimY", 12, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v3{}.GridDimY)},
		{"gridDimZ", 16, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v3{}.GridDimZ)},
		{"blockDimX", 20, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v3{}.BlockDimX)},
		{"blockDimY", 24, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v3{}.BlockDimY)},
		{"blockDimZ", 28, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v3{}.BlockDimZ)},
		{"sharedMemBytes", 32, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v3{}.SharedMemBytes)},
		{"kernelParams", 40, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v3{}.KernelParams)},
		{"extra", 48, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v3{}.Extra)},
		{"kern", 56, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v3{}.Kern)},
		{"ctx", 64, unsafe.Offsetof(CUDA_KERNEL_NODE_PARAMS_v3{}.Ctx)},
	}},
	{"CUDA_MEMSET_NODE_PARAMS_v1", 40, unsafe.Sizeof(CUDA_MEMSET_NODE_PARAMS_v1{}), []Offset{
		{"dst", 0, unsafe.Offsetof(CUDA_MEMSET_NODE_PARAMS_v1{}.Dst)},
		{"pitch", 8, unsafe.Offsetof(CUDA_MEMSET_NODE_PARAMS_v1{}.Pitch)},
		{"value", 16, unsafe.Offsetof(CUDA_MEMSET_NODE_PARAMS_v1{}.Value)},
		{"elementSize", 20, unsafe.Offsetof(CUDA_MEMSET_NODE_PARAMS_v1{}.ElementSize)},
		{"width", 24, unsafe.Offsetof(CUDA_MEMSET_NODE_PARAMS_v1{}.Width)},
		{"height", 32, unsafe.Offsetof(CUDA_MEMSET_NODE_PARAMS_v1{}.Height)},
	}},
	{"CUDA_MEMSET_NODE_PARAMS_v2", 48, unsafe.Sizeof(CUDA_MEMSET_NODE_PARAMS_v2{}), []Offset{
		{"dst", 0, unsafe.Offsetof(CUDA_MEMSET_NODE_PARAMS_v2{}.Dst)},
		{"pitch", 8, unsafe.Offsetof(CUDA_MEMSET_NODE_PARAMS_v2{}.Pitch)},
		{"value", 16, unsafe.Offsetof(CUDA_MEMSET_NODE_PARAMS_v2{}.Value)},
		{"elementSize", 20, unsafe.Offsetof(CUDA_MEMSET_NODE_PARAMS_v2{}.ElementSize)},
		{"width", 24, unsafe.Offsetof(CUDA_MEMSET_NODE_PARAMS_v2{}.Width)},
		{"height", 32, unsafe.Offsetof(CUDA_MEMSET_NODE_PARAMS_v2{}.Height)},
		{"ctx", 40, unsafe.Offsetof(CUDA_MEMSET_NODE_PARAMS_v2{}.Ctx)},
	}},
	{"CUDA_HOST_NODE_PARAMS_v1", 16, unsafe.Sizeof(CUDA_HOST_NODE_PARAMS_v1{}), []Offset{
		{"fn", 0, unsafe.Offsetof(CUDA_HOST_NODE_PARAMS_v1{}.Fn)},
		{"userData", 8, unsafe.Offsetof(CUDA_HOST_NODE_PARAMS_v1{}.UserData)},
	}},
	{"CUDA_HOST_NODE_PARAMS_v2", 16, unsafe.Sizeof(CUDA_HOST_NODE_PARAMS_v2{}), []Offset{
		{"fn", 0, unsafe.Offsetof(CUDA_HOST_NODE_PARAMS_v2{}.Fn)},
		{"userData", 8, unsafe.Offsetof(CUDA_HOST_NODE_PARAMS_v2{}.UserData)},
	}},
	{"CUDA_CONDITIONAL_NODE_PARAMS", 32, unsafe.Sizeof(CUDA_CONDITIONAL_NODE_PARAMS{}), []Offset{
		{"handle", 0, unsafe.Offsetof(CUDA_CONDITIONAL_NODE_PARAMS{}.Handle)},
		{"type", 8, unsafe.Offsetof(CUDA_CONDITIONAL_NODE_PARAMS{}.Type)},
		{"size", 12, unsafe.Offsetof(CUDA_CONDITIONAL_NODE_PARAMS{}.Size)},
		{"phGraph_out", 16, unsafe.Offsetof(CUDA_CONDITIONAL_NODE_PARAMS{}.PhGraph_out)},
		{"ctx", 24, unsafe.Offsetof(CUDA_CONDITIONAL_NODE_PARAMS{}.Ctx)},
	}},
	{"CUgraphEdgeData", 8, unsafe.Sizeof(GraphEdgeData{}), []Offset{
		{"from_port", 0, unsafe.Offsetof(GraphEdgeData{}.From_port)},
		{"to_port", 1, unsafe.Offsetof(GraphEdgeData{}.To_port)},
		{"type", 2, unsafe.Offsetof(GraphEdgeData{}.Type)},
		{"reserved", 3, unsafe.Offsetof(GraphEdgeData{}.Reserved)},
	}},
	{"CUDA_GRAPH_INSTANTIATE_PARAMS", 32, unsafe.Sizeof(CUDA_GRAPH_INSTANTIATE_PARAMS{}), []Offset{
		{"flags", 0, unsafe.Offsetof(CUDA_GRAPH_INSTANTIATE_PARAMS{}.Flags)},
		{"hUploadStream", 8, unsafe.Offsetof(CUDA_GRAPH_INSTANTIATE_PARAMS{}.HUploadStream)},
		{"hErrNode_out", 16, unsafe.Offsetof(CUDA_GRAPH_INSTANTIATE_PARAMS{}.HErrNode_out)},
		{"result_out", 24, unsafe.Offsetof(CUDA_GRAPH_INSTANTIATE_PARAMS{}.Result_out)},
	}},
	{"CUlaunchMemSyncDomainMap", 2, unsafe.Sizeof(LaunchMemSyncDomainMap{}), []Offset{
		{"default_", 0, unsafe.Offsetof(LaunchMemSyncDomainMap{}.Default_)},
		{"remote", 1, unsafe.Offsetof(LaunchMemSyncDomainMap{}.Remote)},
	}},
	{"CUlaunchAttributeValue_clusterDim", 12, unsafe.Sizeof(LaunchAttributeValue_clusterDim{}), []Offset{
		{"x", 0, unsafe.Offsetof(LaunchAttributeValue_clusterDim{}.X)},
		{"y", 4, unsafe.Offsetof(LaunchAttributeValue_clusterDim{}.Y)},
		{"z", 8, unsafe.Offsetof(LaunchAttributeValue_clusterDim{}.Z)},
	}},
	{"CUlaunchAttributeValue_programmaticEvent", 16, unsafe.Sizeof(LaunchAttributeValue_programmaticEvent{}), []Offset{
		{"event", 0, unsafe.Offsetof(LaunchAttributeValue_programmaticEvent{}.Event)},
		{"flags", 8, unsafe.Offsetof(LaunchAttributeValue_programmaticEvent{}.Flags)},
		{"triggerAtBlockStart", 12, unsafe.Offsetof(LaunchAttributeValue_programmaticEvent{}.TriggerAtBlockStart)},
	}},
	{"CUlaunchAttributeValue_launchCompletionEvent", 16, unsafe.Sizeof(LaunchAttributeValue_launchCompletionEvent{}), []Offset{
		{"event", 0, unsafe.Offsetof(LaunchAttributeValue_launchCompletionEvent{}.Event)},
		{"flags", 8, unsafe.Offsetof(LaunchAttributeValue_launchCompletionEvent{}.Flags)},
	}},
	{"CUlaunchAttributeValue_preferredClusterDim", 12, unsafe.Sizeof(LaunchAttributeValue_preferredClusterDim{}), []Offset{
		{"x", 0, unsafe.Offsetof(LaunchAttributeValue_preferredClusterDim{}.X)},
		{"y", 4, unsafe.Offsetof(LaunchAttributeValue_preferredClusterDim{}.Y)},
		{"z", 8, unsafe.Offsetof(LaunchAttributeValue_preferredClusterDim{}.Z)},
	}},
	{"CUlaunchAttributeValue_deviceUpdatableKernelNode", 16, unsafe.Sizeof(LaunchAttributeValue_deviceUpdatableKernelNode{}), []Offset{
		{"deviceUpdatable", 0, unsafe.Offsetof(LaunchAttributeValue_deviceUpdatableKernelNode{}.DeviceUpdatable)},
		{"devNode", 8, unsafe.Offsetof(LaunchAttributeValue_deviceUpdatableKernelNode{}.DevNode)},
	}},
	{"CUlaunchAttribute", 72, unsafe.Sizeof(LaunchAttribute{}), []Offset{
		{"id", 0, unsafe.Offsetof(LaunchAttribute{}.Id)},
		{"pad", 4, unsafe.Offsetof(LaunchAttribute{}.Pad)},
		{"value", 8, unsafe.Offsetof(LaunchAttribute{}.Value)},
	}},
	{"CUlaunchConfig", 56, unsafe.Sizeof(LaunchConfig{}), []Offset{
		{"gridDimX", 0, unsafe.Offsetof(LaunchConfig{}.GridDimX)},
		{"gridDimY", 4, unsafe.Offsetof(LaunchConfig{}.GridDimY)},
		{"gridDimZ", 8, unsafe.Offsetof(LaunchConfig{}.GridDimZ)},
		{"blockDimX", 12, unsafe.Offsetof(LaunchConfig{}.BlockDimX)},
		{"blockDimY", 16, unsafe.Offsetof(LaunchConfig{}.BlockDimY)},
		{"blockDimZ", 20, unsafe.Offsetof(LaunchConfig{}.BlockDimZ)},
		{"sharedMemBytes", 24, unsafe.Offsetof(LaunchConfig{}.SharedMemBytes)},
		{"hStream", 32, unsafe.Offsetof(LaunchConfig{}.HStream)},
		{"attrs", 40, unsafe.Offsetof(LaunchConfig{}.Attrs)},
		{"numAttrs", 48, unsafe.Offsetof(LaunchConfig{}.NumAttrs)},
	}},
	{"CUexecAffinitySmCount_v1", 4, unsafe.Sizeof(ExecAffinitySmCount_v1{}), []Offset{
		{"val", 0, unsafe.Offsetof(ExecAffinitySmCount_v1{}.Val)},
	}},
	{"CUexecAffinityParam_v1", 8, unsafe.Sizeof(ExecAffinityParam_v1{}), []Offset{
		{"type", 0, unsafe.Offsetof(ExecAffinityParam_v1{}.Type)},
		{"param", 4, unsafe.Offsetof(ExecAffinityParam_v1{}.Param)},
	}},
	{"CUctxCigParam", 16, unsafe.Sizeof(CtxCigParam{}), []Offset{
		{"sharedDataType", 0, unsafe.Offsetof(CtxCigParam{}.SharedDataType)},
		{"sharedData", 8, unsafe.Offsetof(CtxCigParam{}.SharedData)},
	}},
	{"CUctxCreateParams", 24, unsafe.Sizeof(CtxCreateParams{}), []Offset{
		{"execAffinityParams", 0, unsafe.Offsetof(CtxCreateParams{}.ExecAffinityParams)},
		{"numExecAffinityParams", 8, unsafe.Offsetof(CtxCreateParams{}.NumExecAffinityParams)},
		{"cigParams", 16, unsafe.Offsetof(CtxCreateParams{}.CigParams)},
	}},
	{"CUlibraryHostUniversalFunctionAndDataTable", 32, unsafe.Sizeof(LibraryHostUniversalFunctionAndDataTable{}), []Offset{
		{"functionTable", 0, unsafe.Offsetof(LibraryHostUniversalFunctionAndDataTable{}.FunctionTable)},
		{"functionWindowSize", 8, unsafe.Offsetof(LibraryHostUniversalFunctionAndDataTable{}.FunctionWindowSize)},
		{"dataTable", 16, unsafe.Offsetof(LibraryHostUniversalFunctionAndDataTable{}.DataTable)},
		{"dataWindowSize", 24, unsafe.Offsetof(LibraryHostUniversalFunctionAndDataTable{}.DataWindowSize)},
	}},
	{"CUDA_MEMCPY2D_v2", 128, unsafe.Sizeof(CUDA_MEMCPY2D_v2{}), []Offset{
		{"srcXInBytes", 0, unsafe.Offsetof(CUDA_MEMCPY2D_v2{}.SrcXInBytes)},
		{"srcY", 8, unsafe.Offsetof(CUDA_MEMCPY2D_v2{}.SrcY)},
		{"srcMemoryType", 16, unsafe.Offsetof(CUDA_MEMCPY2D_v2{}.SrcMemoryType)},
		{"srcHost", 24, unsafe.Offsetof(CUDA_MEMCPY2D_v2{}.SrcHost)},
		{"srcDevice", 32, unsafe.Offsetof(CUDA_MEMCPY2D_v2{}.SrcDevice)},
		{"srcArray", 40, unsafe.Offsetof(CUDA_MEMCPY2D_v2{}.SrcArray)},
		{"srcPitch", 48, unsafe.Offsetof(CUDA_MEMCPY2D_v2{}.SrcPitch)},
		{"dstXInBytes", 56, unsafe.Offsetof(CUDA_MEMCPY2D_v2{}.DstXInBytes)},
		{"dstY", 64, unsafe.Offsetof(CUDA_MEMCPY2D_v2{}.DstY)},
		{"dstMemoryType", 72, unsafe.Offsetof(CUDA_MEMCPY2D_v2{}.DstMemoryType)},
		{"dstHost", 80, unsafe.Offsetof(CUDA_MEMCPY2D_v2{}.DstHost)},
		{"dstDevice", 88, unsafe.Offsetof(CUDA_MEMCPY2D_v2{}.DstDevice)},
		{"dstArray", 96, unsafe.Offsetof(CUDA_MEMCPY2D_v2{}.DstArray)},
		{"dstPitch", 104, unsafe.Offsetof(CUDA_MEMCPY2D_v2{}.DstPitch)},
		{"WidthInBytes", 112, unsafe.Offsetof(CUDA_MEMCPY2D_v2{}.WidthInBytes)},
		{"Height", 120, unsafe.Offsetof(CUDA_MEMCPY2D_v2{}.Height)},
	}},
	{"CUDA_MEMCPY3D_v2", 200, unsafe.Sizeof(CUDA_MEMCPY3D_v2{}), []Offset{
		{"srcXInBytes", 0, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.SrcXInBytes)},
		{"srcY", 8, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.SrcY)},
		{"srcZ", 16, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.SrcZ)},
		{"srcLOD", 24, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.SrcLOD)},
		{"srcMemoryType", 32, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.SrcMemoryType)},
		{"srcHost", 40, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.SrcHost)},
		{"srcDevice", 48, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.SrcDevice)},
		{"srcArray", 56, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.SrcArray)},
		{"reserved0", 64, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.Reserved0)},
		{"srcPitch", 72, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.SrcPitch)},
		{"srcHeight", 80, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.SrcHeight)},
		{"dstXInBytes", 88, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.DstXInBytes)},
		{"dstY", 96, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.DstY)},
		{"dstZ", 104, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.DstZ)},
		{"dstLOD", 112, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.DstLOD)},
		{"dstMemoryType", 120, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.DstMemoryType)},
		{"dstHost", 128, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.DstHost)},
		{"dstDevice", 136, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.DstDevice)},
		{"dstArray", 144, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.DstArray)},
		{"reserved1", 152, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.Reserved1)},
		{"dstPitch", 160, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.DstPitch)},
		{"dstHeight", 168, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.DstHeight)},
		{"WidthInBytes", 176, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.WidthInBytes)},
		{"Height", 184, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.Height)},
		{"Depth", 192, unsafe.Offsetof(CUDA_MEMCPY3D_v2{}.Depth)},
	}},
	{"CUDA_MEMCPY3D_PEER_v1", 200, unsafe.Sizeof(CUDA_MEMCPY3D_PEER_v1{}), []Offset{
		{"srcXInBytes", 0, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.SrcXInBytes)},
		{"srcY", 8, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.SrcY)},
		{"srcZ", 16, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.SrcZ)},
		{"srcLOD", 24, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.SrcLOD)},
		{"srcMemoryType", 32, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.SrcMemoryType)},
		{"srcHost", 40, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.SrcHost)},
		{"srcDevice", 48, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.SrcDevice)},
		{"srcArray", 56, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.SrcArray)},
		{"srcContext", 64, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.SrcContext)},
		{"srcPitch", 72, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.SrcPitch)},
		{"srcHeight", 80, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.SrcHeight)},
		{"dstXInBytes", 88, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.DstXInBytes)},
		{"dstY", 96, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.DstY)},
		{"dstZ", 104, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.DstZ)},
		{"dstLOD", 112, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.DstLOD)},
		{"dstMemoryType", 120, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.DstMemoryType)},
		{"dstHost", 128, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.DstHost)},
		{"dstDevice", 136, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.DstDevice)},
		{"dstArray", 144, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.DstArray)},
		{"dstContext", 152, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.DstContext)},
		{"dstPitch", 160, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.DstPitch)},
		{"dstHeight", 168, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.DstHeight)},
		{"WidthInBytes", 176, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.WidthInBytes)},
		{"Height", 184, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.Height)},
		{"Depth", 192, unsafe.Offsetof(CUDA_MEMCPY3D_PEER_v1{}.Depth)},
	}},
	{"CUDA_MEMCPY_NODE_PARAMS", 216, unsafe.Sizeof(CUDA_MEMCPY_NODE_PARAMS{}), []Offset{
		{"flags", 0, unsafe.Offsetof(CUDA_MEMCPY_NODE_PARAMS{}.Flags)},
		{"reserved", 4, unsafe.Offsetof(CUDA_MEMCPY_NODE_PARAMS{}.Reserved)},
		{"copyCtx", 8, unsafe.Offsetof(CUDA_MEMCPY_NODE_PARAMS{}.CopyCtx)},
		{"copyParams", 16, unsafe.Offsetof(CUDA_MEMCPY_NODE_PARAMS{}.CopyParams)},
	}},
	{"CUDA_ARRAY_DESCRIPTOR_v2", 24, unsafe.Sizeof(CUDA_ARRAY_DESCRIPTOR_v2{}), []Offset{
		{"Width", 0, unsafe.Offsetof(CUDA_ARRAY_DESCRIPTOR_v2{}.Width)},
		{"Height", 8, unsafe.Offsetof(CUDA_ARRAY_DESCRIPTOR_v2{}.Height)},
		{"Format", 16, unsafe.Offsetof(CUDA_ARRAY_DESCRIPTOR_v2{}.Format)},
		{"NumChannels", 20, unsafe.Offsetof(CUDA_ARRAY_DESCRIPTOR_v2{}.NumChannels)},
	}},
	{"CUDA_ARRAY3D_DESCRIPTOR_v2", 40, unsafe.Sizeof(CUDA_ARRAY3D_DESCRIPTOR_v2{}), []Offset{
		{"Width", 0, unsafe.Offsetof(CUDA_ARRAY3D_DESCRIPTOR_v2{}.Width)},
		{"Height", 8, unsafe.Offsetof(CUDA_ARRAY3D_DESCRIPTOR_v2{}.Height)},
		{"Depth", 16, unsafe.Offsetof(CUDA_ARRAY3D_DESCRIPTOR_v2{}.Depth)},
		{"Format", 24, unsafe.Offsetof(CUDA_ARRAY3D_DESCRIPTOR_v2{}.Format)},
		{"NumChannels", 28, unsafe.Offsetof(CUDA_ARRAY3D_DESCRIPTOR_v2{}.NumChannels)},
		{"Flags", 32, unsafe.Offsetof(CUDA_ARRAY3D_DESCRIPTOR_v2{}.Flags)},
	}},
	{"CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent", 12, unsafe.Sizeof(CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent{}), []Offset{
		{"width", 0, unsafe.Offsetof(CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent{}.Width)},
		{"height", 4, unsafe.Offsetof(CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent{}.Height)},
		{"depth", 8, unsafe.Offsetof(CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent{}.Depth)},
	}},
	{"CUDA_ARRAY_SPARSE_PROPERTIES_v1", 48, unsafe.Sizeof(CUDA_ARRAY_SPARSE_PROPERTIES_v1{}), []Offset{
		{"tileExtent", 0, unsafe.Offsetof(CUDA_ARRAY_SPARSE_PROPERTIES_v1{}.TileExtent)},
		{"miptailFirstLevel", 12, unsafe.Offsetof(CUDA_ARRAY_SPARSE_PROPERTIES_v1{}.MiptailFirstLevel)},
		{"miptailSize", 16, unsafe.Offsetof(CUDA_ARRAY_SPARSE_PROPERTIES_v1{}.MiptailSize)},
		{"flags", 24, unsafe.Offsetof(CUDA_ARRAY_SPARSE_PROPERTIES_v1{}.Flags)},
		{"reserved", 28, unsafe.Offsetof(CUDA_ARRAY_SPARSE_PROPERTIES_v1{}.Reserved)},
	}},
	{"CUDA_ARRAY_MEMORY_REQUIREMENTS_v1", 32, unsafe.Sizeof(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1{}), []Offset{
		{"size", 0, unsafe.Offsetof(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1{}.Size)},
		{"alignment", 8, unsafe.Offsetof(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1{}.Alignment)},
		{"reserved", 16, unsafe.Offsetof(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1{}.Reserved)},
	}},
	{"CUDA_RESOURCE_DESC_v1_res_array", 8, unsafe.Sizeof(CUDA_RESOURCE_DESC_v1_res_array{}), []Offset{
		{"hArray", 0, unsafe.Offsetof(CUDA_RESOURCE_DESC_v1_res_array{}.HArray)},
	}},
	{"CUDA_RESOURCE_DESC_v1_res_mipmap", 8, unsafe.Sizeof(CUDA_RESOURCE_DESC_v1_res_mipmap{}), []Offset{
		{"hMipmappedArray", 0, unsafe.Offsetof(CUDA_RESOURCE_DESC_v1_res_mipmap{}.HMipmappedArray)},
	}},
	{"CUDA_RESOURCE_DESC_v1_res_linear", 24, unsafe.Sizeof(CUDA_RESOURCE_DESC_v1_res_linear{}), []Offset{
		{"devPtr", 0, unsafe.Offsetof(CUDA_RESOURCE_DESC_v1_res_linear{}.DevPtr)},
		{"format", 8, unsafe.Offsetof(CUDA_RESOURCE_DESC_v1_res_linear{}.Format)},
		{"numChannels", 12, unsafe.Offsetof(CUDA_RESOURCE_DESC_v1_res_linear{}.NumChannels)},
		{"sizeInBytes", 16, unsafe.Offsetof(CUDA_RESOURCE_DESC_v1_res_linear{}.SizeInBytes)},
	}},
	{"CUDA_RESOURCE_DESC_v1_res_pitch2D", 40, unsafe.Sizeof(CUDA_RESOURCE_DESC_v1_res_pitch2D{}), []Offset{
		{"devPtr", 0, unsafe.Offsetof(CUDA_RESOURCE_DESC_v1_res_pitch2D{}.DevPtr)},
		{"format", 8, unsafe.Offsetof(CUDA_RESOURCE_DESC_v1_res_pitch2D{}.Format)},
		{"numChannels", 12, unsafe.Offsetof(CUDA_RESOURCE_DESC_v1_res_pitch2D{}.NumChannels)},
		{"width", 16, unsafe.Offsetof(CUDA_RESOURCE_DESC_v1_res_pitch2D{}.Width)},
		{"height", 24, unsafe.Offsetof(CUDA_RESOURCE_DESC_v1_res_pitch2D{}.Height)},
		{"pitchInBytes", 32, unsafe.Offsetof(CUDA_RESOURCE_DESC_v1_res_pitch2D{}.PitchInBytes)},
	}},
	{"CUDA_RESOURCE_DESC_v1_res_reserved", 128, unsafe.Sizeof(CUDA_RESOURCE_DESC_v1_res_reserved{}), []Offset{
		{"reserved", 0, unsafe.Offsetof(CUDA_RESOURCE_DESC_v1_res_reserved{}.Reserved)},
	}},
	{"CUDA_RESOURCE_DESC_v1", 144, unsafe.Sizeof(CUDA_RESOURCE_DESC_v1{}), []Offset{
		{"resType", 0, unsafe.Offsetof(CUDA_RESOURCE_DESC_v1{}.ResType)},
		{"res", 8, unsafe.Offsetof(CUDA_RESOURCE_DESC_v1{}.Res)},
		{"flags", 136, unsafe.Offsetof(CUDA_RESOURCE_DESC_v1{}.Flags)},
	}},
	{"CUDA_TEXTURE_DESC_v1", 104, unsafe.Sizeof(CUDA_TEXTURE_DESC_v1{}), []Offset{
		{"addressMode", 0, unsafe.Offsetof(CUDA_TEXTURE_DESC_v1{}.AddressMode)},
		{"filterMode", 12, unsafe.Offsetof(CUDA_TEXTURE_DESC_v1{}.FilterMode)},
		{"flags", 16, unsafe.Offsetof(CUDA_TEXTURE_DESC_v1{}.Flags)},
		{"maxAnisotropy", 20, unsafe.Offsetof(CUDA_TEXTURE_DESC_v1{}.MaxAnisotropy)},
		{"mipmapFilterMode", 24, unsafe.Offsetof(CUDA_TEXTURE_DESC_v1{}.MipmapFilterMode)},
		{"mipmapLevelBias", 28, unsafe.Offsetof(CUDA_TEXTURE_DESC_v1{}.MipmapLevelBias)},
		{"minMipmapLevelClamp", 32, unsafe.Offsetof(CUDA_TEXTURE_DESC_v1{}.MinMipmapLevelClamp)},
		{"maxMipmapLevelClamp", 36, unsafe.Offsetof(CUDA_TEXTURE_DESC_v1{}.MaxMipmapLevelClamp)},
		{"borderColor", 40, unsafe.Offsetof(CUDA_TEXTURE_DESC_v1{}.BorderColor)},
		{"reserved", 56, unsafe.Offsetof(CUDA_TEXTURE_DESC_v1{}.Reserved)},
	}},
	{"CUDA_RESOURCE_VIEW_DESC_v1", 112, unsafe.Sizeof(CUDA_RESOURCE_VIEW_DESC_v1{}), []Offset{
		{"format", 0, unsafe.Offsetof(CUDA_RESOURCE_VIEW_DESC_v1{}.Format)},
		{"width", 8, unsafe.Offsetof(CUDA_RESOURCE_VIEW_DESC_v1{}.Width)},
		{"height", 16, unsafe.Offsetof(CUDA_RESOURCE_VIEW_DESC_v1{}.Height)},
		{"depth", 24, unsafe.Offsetof(CUDA_RESOURCE_VIEW_DESC_v1{}.Depth)},
		{"firstMipmapLevel", 32, unsafe.Offsetof(CUDA_RESOURCE_VIEW_DESC_v1{}.FirstMipmapLevel)},
		{"lastMipmapLevel", 36, unsafe.Offsetof(CUDA_RESOURCE_VIEW_DESC_v1{}.LastMipmapLevel)},
		{"firstLayer", 40, unsafe.Offsetof(CUDA_RESOURCE_VIEW_DESC_v1{}.FirstLayer)},
		{"lastLayer", 44, unsafe.Offsetof(CUDA_RESOURCE_VIEW_DESC_v1{}.LastLayer)},
		{"reserved", 48, unsafe.Offsetof(CUDA_RESOURCE_VIEW_DESC_v1{}.Reserved)},
	}},
	{"CUtensorMap", 128, unsafe.Sizeof(TensorMap{}), []Offset{
		{"opaque", 0, unsafe.Offsetof(TensorMap{}.Opaque)},
	}},
	{"CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1", 16, unsafe.Sizeof(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1{}), []Offset{
		{"p2pToken", 0, unsafe.Offsetof(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1{}.P2pToken)},
		{"vaSpaceToken", 8, unsafe.Offsetof(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1{}.VaSpaceToken)},
	}},
	{"CUDA_LAUNCH_PARAMS_v1", 56, unsafe.Sizeof(CUDA_LAUNCH_PARAMS_v1{}), []Offset{
		{"function", 0, unsafe.Offsetof(CUDA_LAUNCH_PARAMS_v1{}.Function)},
		{"gridDimX", 8, unsafe.Offsetof(CUDA_LAUNCH_PARAMS_v1{}.GridDimX)},
		{"gridDimY", 12, unsafe.Offsetof(CUDA_LAUNCH_PARAMS_v1{}.GridDimY)},
		{"gridDimZ", 16, unsafe.Offsetof(CUDA_LAUNCH_PARAMS_v1{}.GridDimZ)},
		{"blockDimX", 20, unsafe.Offsetof(CUDA_LAUNCH_PARAMS_v1{}.BlockDimX)},
		{"blockDimY", 24, unsafe.Offsetof(CUDA_LAUNCH_PARAMS_v1{}.BlockDimY)},
		{"blockDimZ", 28, unsafe.Offsetof(CUDA_LAUNCH_PARAMS_v1{}.BlockDimZ)},
		{"sharedMemBytes", 32, unsafe.Offsetof(CUDA_LAUNCH_PARAMS_v1{}.SharedMemBytes)},
		{"hStream", 40, unsafe.Offsetof(CUDA_LAUNCH_PARAMS_v1{}.HStream)},
		{"kernelParams", 48, unsafe.Offsetof(CUDA_LAUNCH_PARAMS_v1{}.KernelParams)},
	}},
	{"CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32", 16, unsafe.Sizeof(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32{}), []Offset{
		{"handle", 0, unsafe.Offsetof(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32{}.Handle)},
		{"name", 8, unsafe.Offsetof(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32{}.Name)},
	}},
	{"CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1", 104, unsafe.Sizeof(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1{}), []Offset{
		{"type", 0, unsafe.Offsetof(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1{}.Type)},
		{"handle", 8, unsafe.Offsetof(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1{}.Handle)},
		{"size", 24, unsafe.Offsetof(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1{}.Size)},
		{"flags", 32, unsafe.Offsetof(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1{}.Flags)},
		{"reserved", 36, unsafe.Offsetof(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1{}.Reserved)},
	}},
	{"CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1", 88, unsafe.Sizeof(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1{}), []Offset{
		{"offset", 0, unsafe.Offsetof(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1{}.Offset)},
		{"size", 8, unsafe.Offsetof(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1{}.Size)},
		{"flags", 16, unsafe.Offsetof(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1{}.Flags)},
		{"reserved", 20, unsafe.Offsetof(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1{}.Reserved)},
	}},
	{"CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1", 120, unsafe.Sizeof(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1{}), []Offset{
		{"offset", 0, unsafe.Offsetof(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1{}.Offset)},
		{"arrayDesc", 8, unsafe.Offsetof(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1{}.ArrayDesc)},
		{"numLevels", 48, unsafe.Offsetof(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1{}.NumLevels)},
		{"reserved", 52, unsafe.Offsetof(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1{}.Reserved)},
	}},
	{"CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32", 16, unsafe.Sizeof(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32{}), []Offset{
		{"handle", 0, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32{}.Handle)},
		{"name", 8, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32{}.Name)},
	}},
	{"CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1", 96, unsafe.Sizeof(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1{}), []Offset{
		{"type", 0, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1{}.Type)},
		{"handle", 8, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1{}.Handle)},
		{"flags", 24, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1{}.Flags)},
		{"reserved", 28, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1{}.Reserved)},
	}},
	{"CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence", 8, unsafe.Sizeof(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence{}), []Offset{
		{"value", 0, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence{}.Value)},
	}},
	{"CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex", 8, unsafe.Sizeof(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex{}), []Offset{
		{"key", 0, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex{}.Key)},
	}},
	{"CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params", 72, unsafe.Sizeof(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params{}), []Offset{
		{"fence", 0, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params{}.Fence)},
		{"nvSciSync", 8, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params{}.NvSciSync)},
		{"keyedMutex", 16, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params{}.KeyedMutex)},
		{"reserved", 24, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params{}.Reserved)},
	}},
	{"CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1", 144, unsafe.Sizeof(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1{}), []Offset{
		{"params", 0, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1{}.Params)},
		{"flags", 72, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1{}.Flags)},
		{"reserved", 76, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1{}.Reserved)},
	}},
	{"CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence", 8, unsafe.Sizeof(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence{}), []Offset{
		{"value", 0, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence{}.Value)},
	}},
	{"CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex", 16, unsafe.Sizeof(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex{}), []Offset{
		{"key", 0, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex{}.Key)},
		{"timeoutMs", 8, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex{}.TimeoutMs)},
	}},
	{"CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params", 72, unsafe.Sizeof(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params{}), []Offset{
		{"fence", 0, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params{}.Fence)},
		{"nvSciSync", 8, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params{}.NvSciSync)},
		{"keyedMutex", 16, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params{}.KeyedMutex)},
		{"reserved", 32, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params{}.Reserved)},
	}},
	{"CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1", 144, unsafe.Sizeof(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1{}), []Offset{
		{"params", 0, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1{}.Params)},
		{"flags", 72, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1{}.Flags)},
		{"reserved", 76, unsafe.Offsetof(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1{}.Reserved)},
	}},
	{"CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1", 24, unsafe.Sizeof(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1{}), []Offset{
		{"extSemArray", 0, unsafe.Offsetof(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1{}.ExtSemArray)},
		{"paramsArray", 8, unsafe.Offsetof(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1{}.ParamsArray)},
		{"numExtSems", 16, unsafe.Offsetof(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1{}.NumExtSems)},
	}},
	{"CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2", 24, unsafe.Sizeof(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2{}), []Offset{
		{"extSemArray", 0, unsafe.Offsetof(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2{}.ExtSemArray)},
		{"paramsArray", 8, unsafe.Offsetof(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2{}.ParamsArray)},
		{"numExtSems", 16, unsafe.Offsetof(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2{}.NumExtSems)},
	}},
	{"CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1", 24, unsafe.Sizeof(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1{}), []Offset{
		{"extSemArray", 0, unsafe.Offsetof(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1{}.ExtSemArray)},
		{"paramsArray", 8, unsafe.Offsetof(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1{}.ParamsArray)},
		{"numExtSems", 16, unsafe.Offsetof(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1{}.NumExtSems)},
	}},
	{"CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2", 24, unsafe.Sizeof(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2{}), []Offset{
		{"extSemArray", 0, unsafe.Offsetof(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2{}.ExtSemArray)},
		{"paramsArray", 8, unsafe.Offsetof(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2{}.ParamsArray)},
		{"numExtSems", 16, unsafe.Offsetof(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2{}.NumExtSems)},
	}},
	{"CUarrayMapInfo_v1_subresource_sparseLevel", 32, unsafe.Sizeof(ArrayMapInfo_v1_subresource_sparseLevel{}), []Offset{
		{"level", 0, unsafe.Offsetof(ArrayMapInfo_v1_subresource_sparseLevel{}.Level)},
		{"layer", 4, unsafe.Offsetof(ArrayMapInfo_v1_subresource_sparseLevel{}.Layer)},
		{"offsetX", 8, unsafe.Offsetof(ArrayMapInfo_v1_subresource_sparseLevel{}.OffsetX)},
		{"offsetY", 12, unsafe.Offsetof(ArrayMapInfo_v1_subresource_sparseLevel{}.OffsetY)},
		{"offsetZ", 16, unsafe.Offsetof(ArrayMapInfo_v1_subresource_sparseLevel{}.OffsetZ)},
		{"extentWidth", 20, unsafe.Offsetof(ArrayMapInfo_v1_subresource_sparseLevel{}.ExtentWidth)},
		{"extentHeight", 24, unsafe.Offsetof(ArrayMapInfo_v1_subresource_sparseLevel{}.ExtentHeight)},
		{"extentDepth", 28, unsafe.Offsetof(ArrayMapInfo_v1_subresource_sparseLevel{}.ExtentDepth)},
	}},
	{"CUarrayMapInfo_v1_subresource_miptail", 24, unsafe.Sizeof(ArrayMapInfo_v1_subresource_miptail{}), []Offset{
		{"layer", 0, unsafe.Offsetof(ArrayMapInfo_v1_subresource_miptail{}.Layer)},
		{"offset", 8, unsafe.Offsetof(ArrayMapInfo_v1_subresource_miptail{}.Offset)},
		{"size", 16, unsafe.Offsetof(ArrayMapInfo_v1_subresource_miptail{}.Size)},
	}},
	{"CUarrayMapInfo_v1", 96, unsafe.Sizeof(ArrayMapInfo_v1{}), []Offset{
		{"resourceType", 0, unsafe.Offsetof(ArrayMapInfo_v1{}.ResourceType)},
		{"resource", 8, unsafe.Offsetof(ArrayMapInfo_v1{}.Resource)},
		{"subresourceType", 16, unsafe.Offsetof(ArrayMapInfo_v1{}.SubresourceType)},
		{"subresource", 24, unsafe.Offsetof(ArrayMapInfo_v1{}.Subresource)},
		{"memOperationType", 56, unsafe.Offsetof(ArrayMapInfo_v1{}.MemOperationType)},
		{"memHandleType", 60, unsafe.Offsetof(ArrayMapInfo_v1{}.MemHandleType)},
		{"memHandle", 64, unsafe.Offsetof(ArrayMapInfo_v1{}.MemHandle)},
		{"offset", 72, unsafe.Offsetof(ArrayMapInfo_v1{}.Offset)},
		{"deviceBitMask", 80, unsafe.Offsetof(ArrayMapInfo_v1{}.DeviceBitMask)},
		{"flags", 84, unsafe.Offsetof(ArrayMapInfo_v1{}.Flags)},
		{"reserved", 88, unsafe.Offsetof(ArrayMapInfo_v1{}.Reserved)},
	}},
	{"CUmemLocation_v1", 8, unsafe.Sizeof(MemLocation_v1{}), []Offset{
		{"type", 0, unsafe.Offsetof(MemLocation_v1{}.Type)},
		{"id", 4, unsafe.Offsetof(MemLocation_v1{}.Id)},
	}},
	{"CUmemAllocationProp_v1_allocFlags", 8, unsafe.Sizeof(MemAllocationProp_v1_allocFlags{}), []Offset{
		{"compressionType", 0, unsafe.Offsetof(MemAllocationProp_v1_allocFlags{}.CompressionType)},
		{"gpuDirectRDMACapable", 1, unsafe.Offsetof(MemAllocationProp_v1_allocFlags{}.GpuDirectRDMACapable)},
		{"usage", 2, unsafe.Offsetof(MemAllocationProp_v1_allocFlags{}.Usage)},
		{"reserved", 4, unsafe.Offsetof(MemAllocationProp_v1_allocFlags{}.Reserved)},
	}},
	{"CUmemAllocationProp_v1", 32, unsafe.Sizeof(MemAllocationProp_v1{}), []Offset{
		{"type", 0, unsafe.Offsetof(MemAllocationProp_v1{}.Type)},
		{"requestedHandleTypes", 4, unsafe.Offsetof(MemAllocationProp_v1{}.RequestedHandleTypes)},
		{"location", 8, unsafe.Offsetof(MemAllocationProp_v1{}.Location)},
		{"win32HandleMetaData", 16, unsafe.Offsetof(MemAllocationProp_v1{}.Win32HandleMetaData)},
		{"allocFlags", 24, unsafe.Offsetof(MemAllocationProp_v1{}.AllocFlags)},
	}},
	{"CUmulticastObjectProp_v1", 32, unsafe.Sizeof(MulticastObjectProp_v1{}), []Offset{
		{"numDevices", 0, unsafe.Offsetof(MulticastObjectProp_v1{}.NumDevices)},
		{"size", 8, unsafe.Offsetof(MulticastObjectProp_v1{}.Size)},
		{"handleTypes", 16, unsafe.Offsetof(MulticastObjectProp_v1{}.HandleTypes)},
		{"flags", 24, unsafe.Offsetof(MulticastObjectProp_v1{}.Flags)},
	}},
	{"CUmemAccessDesc_v1", 12, unsafe.Sizeof(MemAccessDesc_v1{}), []Offset{
		{"location", 0, unsafe.Offsetof(MemAccessDesc_v1{}.Location)},
		{"flags", 8, unsafe.Offsetof(MemAccessDesc_v1{}.Flags)},
	}},
	{"CUgraphExecUpdateResultInfo_v1", 24, unsafe.Sizeof(GraphExecUpdateResultInfo_v1{}), []Offset{
		{"result", 0, unsafe.Offsetof(GraphExecUpdateResultInfo_v1{}.Result)},
		{"errorNode", 8, unsafe.Offsetof(GraphExecUpdateResultInfo_v1{}.ErrorNode)},
		{"errorFromNode", 16, unsafe.Offsetof(GraphExecUpdateResultInfo_v1{}.ErrorFromNode)},
	}},
	{"CUmemPoolProps_v1", 88, unsafe.Sizeof(MemPoolProps_v1{}), []Offset{
		{"allocType", 0, unsafe.Offsetof(MemPoolProps_v1{}.AllocType)},
		{"handleTypes", 4, unsafe.Offsetof(MemPoolProps_v1{}.HandleTypes)},
		{"location", 8, unsafe.Offsetof(MemPoolProps_v1{}.Location)},
		{"win32SecurityAttributes", 16, unsafe.Offsetof(MemPoolProps_v1{}.Win32SecurityAttributes)},
		{"maxSize", 24, unsafe.Offsetof(MemPoolProps_v1{}.MaxSize)},
		{"usage", 32, unsafe.Offsetof(MemPoolProps_v1{}.Usage)},
		{"reserved", 34, unsafe.Offsetof(MemPoolProps_v1{}.Reserved)},
	}},
	{"CUmemPoolPtrExportData_v1", 64, unsafe.Sizeof(MemPoolPtrExportData_v1{}), []Offset{
		{"reserved", 0, unsafe.Offsetof(MemPoolPtrExportData_v1{}.Reserved)},
	}},
	{"CUmemcpyAttributes_v1", 24, unsafe.Sizeof(MemcpyAttributes_v1{}), []Offset{
		{"srcAccessOrder", 0, unsafe.Offsetof(MemcpyAttributes_v1{}.SrcAccessOrder)},
		{"srcLocHint", 4, unsafe.Offsetof(MemcpyAttributes_v1{}.SrcLocHint)},
		{"dstLocHint", 12, unsafe.Offsetof(MemcpyAttributes_v1{}.DstLocHint)},
		{"flags", 20, unsafe.Offsetof(MemcpyAttributes_v1{}.Flags)},
	}},
	{"CUoffset3D_v1", 24, unsafe.Sizeof(Offset3D_v1{}), []Offset{
		{"x", 0, unsafe.Offsetof(Offset3D_v1{}.X)},
		{"y", 8, unsafe.Offsetof(Offset3D_v1{}.Y)},
		{"z", 16, unsafe.Offsetof(Offset3D_v1{}.Z)},
	}},
	{"CUextent3D_v1", 24, unsafe.Sizeof(Extent3D_v1{}), []Offset{
		{"width", 0, unsafe.Offsetof(Extent3D_v1{}.Width)},
		{"height", 8, unsafe.Offsetof(Extent3D_v1{}.Height)},
		{"depth", 16, unsafe.Offsetof(Extent3D_v1{}.Depth)},
	}},
	{"CUmemcpy3DOperand_v1_op_ptr", 32, unsafe.Sizeof(Memcpy3DOperand_v1_op_ptr{}), []Offset{
		{"ptr", 0, unsafe.Offsetof(Memcpy3DOperand_v1_op_ptr{}.Ptr)},
		{"rowLength", 8, unsafe.Offsetof(Memcpy3DOperand_v1_op_ptr{}.RowLength)},
		{"layerHeight", 16, unsafe.Offsetof(Memcpy3DOperand_v1_op_ptr{}.LayerHeight)},
		{"locHint", 24, unsafe.Offsetof(Memcpy3DOperand_v1_op_ptr{}.LocHint)},
	}},
	{"CUmemcpy3DOperand_v1_op_array", 32, unsafe.Sizeof(Memcpy3DOperand_v1_op_array{}), []Offset{
		{"array", 0, unsafe.Offsetof(Memcpy3DOperand_v1_op_array{}.Array)},
		{"offset", 8, unsafe.Offsetof(Memcpy3DOperand_v1_op_array{}.Offset)},
	}},
	{"CUmemcpy3DOperand_v1", 40, unsafe.Sizeof(Memcpy3DOperand_v1{}), []Offset{
		{"type", 0, unsafe.Offsetof(Memcpy3DOperand_v1{}.Type)},
		{"op", 8, unsafe.Offsetof(Memcpy3DOperand_v1{}.Op)},
	}},
	{"CUDA_MEMCPY3D_BATCH_OP_v1", 112, unsafe.Sizeof(CUDA_MEMCPY3D_BATCH_OP_v1{}), []Offset{
		{"src", 0, unsafe.Offsetof(CUDA_MEMCPY3D_BATCH_OP_v1{}.Src)},
		{"dst", 40, unsafe.Offsetof(CUDA_MEMCPY3D_BATCH_OP_v1{}.Dst)},
		{"extent", 80, unsafe.Offsetof(CUDA_MEMCPY3D_BATCH_OP_v1{}.Extent)},
		{"srcAccessOrder", 104, unsafe.Offsetof(CUDA_MEMCPY3D_BATCH_OP_v1{}.SrcAccessOrder)},
		{"flags", 108, unsafe.Offsetof(CUDA_MEMCPY3D_BATCH_OP_v1{}.Flags)},
	}},
	{"CUDA_MEM_ALLOC_NODE_PARAMS_v1", 120, unsafe.Sizeof(CUDA_MEM_ALLOC_NODE_PARAMS_v1{}), []Offset{
		{"poolProps", 0, unsafe.Offsetof(CUDA_MEM_ALLOC_NODE_PARAMS_v1{}.PoolProps)},
		{"accessDescs", 88, unsafe.Offsetof(CUDA_MEM_ALLOC_NODE_PARAMS_v1{}.AccessDescs)},
		{"accessDescCount", 96, unsafe.Offsetof(CUDA_MEM_ALLOC_NODE_PARAMS_v1{}.AccessDescCount)},
		{"bytesize", 104, unsafe.Offsetof(CUDA_MEM_ALLOC_NODE_PARAMS_v1{}.Bytesize)},
		{"dptr", 112, unsafe.Offsetof(CUDA_MEM_ALLOC_NODE_PARAMS_v1{}.Dptr)},
	}},
	{"CUDA_MEM_ALLOC_NODE_PARAMS_v2", 120, unsafe.Sizeof(CUDA_MEM_ALLOC_NODE_PARAMS_v2{}), []Offset{
		{"poolProps", 0, unsafe.Offsetof(CUDA_MEM_ALLOC_NODE_PARAMS_v2{}.PoolProps)},
		{"accessDescs", 88, unsafe.Offsetof(CUDA_MEM_ALLOC_NODE_PARAMS_v2{}.AccessDescs)},
		{"accessDescCount", 96, unsafe.Offsetof(CUDA_MEM_ALLOC_NODE_PARAMS_v2{}.AccessDescCount)},
		{"bytesize", 104, unsafe.Offsetof(CUDA_MEM_ALLOC_NODE_PARAMS_v2{}.Bytesize)},
		{"dptr", 112, unsafe.Offsetof(CUDA_MEM_ALLOC_NODE_PARAMS_v2{}.Dptr)},
	}},
	{"CUDA_MEM_FREE_NODE_PARAMS", 8, unsafe.Sizeof(CUDA_MEM_FREE_NODE_PARAMS{}), []Offset{
		{"dptr", 0, unsafe.Offsetof(CUDA_MEM_FREE_NODE_PARAMS{}.Dptr)},
	}},
	{"CUDA_CHILD_GRAPH_NODE_PARAMS", 16, unsafe.Sizeof(CUDA_CHILD_GRAPH_NODE_PARAMS{}), []Offset{
		{"graph", 0, unsafe.Offsetof(CUDA_CHILD_GRAPH_NODE_PARAMS{}.Graph)},
		{"ownership", 8, unsafe.Offsetof(CUDA_CHILD_GRAPH_NODE_PARAMS{}.Ownership)},
	}},
	{"CUDA_EVENT_RECORD_NODE_PARAMS", 8, unsafe.Sizeof(CUDA_EVENT_RECORD_NODE_PARAMS{}), []Offset{
		{"event", 0, unsafe.Offsetof(CUDA_EVENT_RECORD_NODE_PARAMS{}.Event)},
	}},
	{"CUDA_EVENT_WAIT_NODE_PARAMS", 8, unsafe.Sizeof(CUDA_EVENT_WAIT_NODE_PARAMS{}), []Offset{
		{"event", 0, unsafe.Offsetof(CUDA_EVENT_WAIT_NODE_PARAMS{}.Event)},
	}},
	{"CUgraphNodeParams", 256, unsafe.Sizeof(GraphNodeParams{}), []Offset{
		{"type", 0, unsafe.Offsetof(GraphNodeParams{}.Type)},
		{"reserved0", 4, unsafe.Offsetof(GraphNodeParams{}.Reserved0)},
		{"anon0", 16, unsafe.Offsetof(GraphNodeParams{}.Anon0)},
		{"reserved2", 248, unsafe.Offsetof(GraphNodeParams{}.Reserved2)},
	}},
	{"CUcheckpointLockArgs", 64, unsafe.Sizeof(CheckpointLockArgs{}), []Offset{
		{"timeoutMs", 0, unsafe.Offsetof(CheckpointLockArgs{}.TimeoutMs)},
		{"reserved0", 4, unsafe.Offsetof(CheckpointLockArgs{}.Reserved0)},
		{"reserved1", 8, unsafe.Offsetof(CheckpointLockArgs{}.Reserved1)},
	}},
	{"CUcheckpointCheckpointArgs", 64, unsafe.Sizeof(CheckpointCheckpointArgs{}), []Offset{
		{"reserved", 0, unsafe.Offsetof(CheckpointCheckpointArgs{}.Reserved)},
	}},
	{"CUcheckpointGpuPair", 32, unsafe.Sizeof(CheckpointGpuPair{}), []Offset{
		{"oldUuid", 0, unsafe.Offsetof(CheckpointGpuPair{}.OldUuid)},
		{"newUuid", 16, unsafe.Offsetof(CheckpointGpuPair{}.NewUuid)},
	}},
	{"CUcheckpointRestoreArgs", 64, unsafe.Sizeof(CheckpointRestoreArgs{}), []Offset{
		{"gpuPairs", 0, unsafe.Offsetof(CheckpointRestoreArgs{}.GpuPairs)},
		{"gpuPairsCount", 8, unsafe.Offsetof(CheckpointRestoreArgs{}.GpuPairsCount)},
		{"reserved", 12, unsafe.Offsetof(CheckpointRestoreArgs{}.Reserved)},
		{"reserved1", 56, unsafe.Offsetof(CheckpointRestoreArgs{}.Reserved1)},
	}},
	{"CUcheckpointUnlockArgs", 64, unsafe.Sizeof(CheckpointUnlockArgs{}), []Offset{
		{"reserved", 0, unsafe.Offsetof(CheckpointUnlockArgs{}.Reserved)},
	}},
	{"CUmemDecompressParams", 64, unsafe.Sizeof(MemDecompressParams{}), []Offset{
		{"srcNumBytes", 0, unsafe.Offsetof(MemDecompressParams{}.SrcNumBytes)},
		{"dstNumBytes", 8, unsafe.Offsetof(MemDecompressParams{}.DstNumBytes)},
		{"dstActBytes", 16, unsafe.Offsetof(MemDecompressParams{}.DstActBytes)},
		{"src", 24, unsafe.Offsetof(MemDecompressParams{}.Src)},
		{"dst", 32, unsafe.Offsetof(MemDecompressParams{}.Dst)},
		{"algo", 40, unsafe.Offsetof(MemDecompressParams{}.Algo)},
		{"padding", 44, unsafe.Offsetof(MemDecompressParams{}.Padding)},
	}},
	{"CUdevSmResource", 12, unsafe.Sizeof(DevSmResource{}), []Offset{
		{"smCount", 0, unsafe.Offsetof(DevSmResource{}.SmCount)},
		{"minSmPartitionSize", 4, unsafe.Offsetof(DevSmResource{}.MinSmPartitionSize)},
		{"smCoscheduledAlignment", 8, unsafe.Offsetof(DevSmResource{}.SmCoscheduledAlignment)},
	}},
	{"CUdevResource_v1", 144, unsafe.Sizeof(DevResource_v1{}), []Offset{
		{"type", 0, unsafe.Offsetof(DevResource_v1{}.Type)},
		{"_internal_padding", 4, unsafe.Offsetof(DevResource_v1{}.Internal_padding)},
		{"anon0", 96, unsafe.Offsetof(DevResource_v1{}.Anon0)},
	}},
	{"CUDA_MEMCPY2D_v1", 96, unsafe.Sizeof(CUDA_MEMCPY2D_v1{}), []Offset{
		{"srcXInBytes", 0, unsafe.Offsetof(CUDA_MEMCPY2D_v1{}.SrcXInBytes)},
		{"srcY", 4, unsafe.Offsetof(CUDA_MEMCPY2D_v1{}.SrcY)},
		{"srcMemoryType", 8, unsafe.Offsetof(CUDA_MEMCPY2D_v1{}.SrcMemoryType)},
		{"srcHost", 16, unsafe.Offsetof(CUDA_MEMCPY2D_v1{}.SrcHost)},
		{"srcDevice", 24, unsafe.Offsetof(CUDA_MEMCPY2D_v1{}.SrcDevice)},
		{"srcArray", 32, unsafe.Offsetof(CUDA_MEMCPY2D_v1{}.SrcArray)},
		{"srcPitch", 40, unsafe.Offsetof(CUDA_MEMCPY2D_v1{}.SrcPitch)},
		{"dstXInBytes", 44, unsafe.Offsetof(CUDA_MEMCPY2D_v1{}.DstXInBytes)},
		{"dstY", 48, unsafe.Offsetof(CUDA_MEMCPY2D_v1{}.DstY)},
		{"dstMemoryType", 52, unsafe.Offsetof(CUDA_MEMCPY2D_v1{}.DstMemoryType)},
		{"dstHost", 56, unsafe.Offsetof(CUDA_MEMCPY2D_v1{}.DstHost)},
		{"dstDevice", 64, unsafe.Offsetof(CUDA_MEMCPY2D_v1{}.DstDevice)},
		{"dstArray", 72, unsafe.Offsetof(CUDA_MEMCPY2D_v1{}.DstArray)},
		{"dstPitch", 80, unsafe.Offsetof(CUDA_MEMCPY2D_v1{}.DstPitch)},
		{"WidthInBytes", 84, unsafe.Offsetof(CUDA_MEMCPY2D_v1{}.WidthInBytes)},
		{"Height", 88, unsafe.Offsetof(CUDA_MEMCPY2D_v1{}.Height)},
	}},
	{"CUDA_MEMCPY3D_v1", 144, unsafe.Sizeof(CUDA_MEMCPY3D_v1{}), []Offset{
		{"srcXInBytes", 0, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.SrcXInBytes)},
		{"srcY", 4, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.SrcY)},
		{"srcZ", 8, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.SrcZ)},
		{"srcLOD", 12, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.SrcLOD)},
		{"srcMemoryType", 16, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.SrcMemoryType)},
		{"srcHost", 24, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.SrcHost)},
		{"srcDevice", 32, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.SrcDevice)},
		{"srcArray", 40, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.SrcArray)},
		{"reserved0", 48, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.Reserved0)},
		{"srcPitch", 56, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.SrcPitch)},
		{"srcHeight", 60, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.SrcHeight)},
		{"dstXInBytes", 64, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.DstXInBytes)},
		{"dstY", 68, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.DstY)},
		{"dstZ", 72, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.DstZ)},
		{"dstLOD", 76, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.DstLOD)},
		{"dstMemoryType", 80, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.DstMemoryType)},
		{"dstHost", 88, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.DstHost)},
		{"dstDevice", 96, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.DstDevice)},
		{"dstArray", 104, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.DstArray)},
		{"reserved1", 112, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.Reserved1)},
		{"dstPitch", 120, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.DstPitch)},
		{"dstHeight", 124, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.DstHeight)},
		{"WidthInBytes", 128, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.WidthInBytes)},
		{"Height", 132, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.Height)},
		{"Depth", 136, unsafe.Offsetof(CUDA_MEMCPY3D_v1{}.Depth)},
	}},
	{"CUDA_ARRAY_DESCRIPTOR_v1", 16, unsafe.Sizeof(CUDA_ARRAY_DESCRIPTOR_v1{}), []Offset{
		{"Width", 0, unsafe.Offsetof(CUDA_ARRAY_DESCRIPTOR_v1{}.Width)},
		{"Height", 4, unsafe.Offsetof(CUDA_ARRAY_DESCRIPTOR_v1{}.Height)},
		{"Format", 8, unsafe.Offsetof(CUDA_ARRAY_DESCRIPTOR_v1{}.Format)},
		{"NumChannels", 12, unsafe.Offsetof(CUDA_ARRAY_DESCRIPTOR_v1{}.NumChannels)},
	}},
	{"CUDA_ARRAY3D_DESCRIPTOR_v1", 24, unsafe.Sizeof(CUDA_ARRAY3D_DESCRIPTOR_v1{}), []Offset{
		{"Width", 0, unsafe.Offsetof(CUDA_ARRAY3D_DESCRIPTOR_v1{}.Width)},
		{"Height", 4, unsafe.Offsetof(CUDA_ARRAY3D_DESCRIPTOR_v1{}.Height)},
		{"Depth", 8, unsafe.Offsetof(CUDA_ARRAY3D_DESCRIPTOR_v1{}.Depth)},
		{"Format", 12, unsafe.Offsetof(CUDA_ARRAY3D_DESCRIPTOR_v1{}.Format)},
		{"NumChannels", 16, unsafe.Offsetof(CUDA_ARRAY3D_DESCRIPTOR_v1{}.NumChannels)},
		{"Flags", 20, unsafe.Offsetof(CUDA_ARRAY3D_DESCRIPTOR_v1{}.Flags)},
	}},
	{"FerryDevice", 1472, unsafe.Sizeof(FerryDevice{}), []Offset{
		{"name", 0, unsafe.Offsetof(FerryDevice{}.Name)},
		{"uuid", 256, unsafe.Offsetof(FerryDevice{}.Uuid)},
		{"luid", 272, unsafe.Offsetof(FerryDevice{}.Luid)},
		{"totalMem", 280, unsafe.Offsetof(FerryDevice{}.TotalMem)},
		{"pciBusId", 288, unsafe.Offsetof(FerryDevice{}.PciBusId)},
		{"leastPriority", 320, unsafe.Offsetof(FerryDevice{}.LeastPriority)},
		{"greatestPriority", 324, unsafe.Offsetof(FerryDevice{}.GreatestPriority)},
		{"attributes", 328, unsafe.Offsetof(FerryDevice{}.Attributes)},
		{"apiVersion", 1352, unsafe.Offsetof(FerryDevice{}.ApiVersion)},
		{"computeMajor", 1356, unsafe.Offsetof(FerryDevice{}.ComputeMajor)},
		{"computeMinor", 1360, unsafe.Offsetof(FerryDevice{}.ComputeMinor)},
		{"images", 1364, unsafe.Offsetof(FerryDevice{}.Images)},
		{"reserved", 1368, unsafe.Offsetof(FerryDevice{}.Reserved)},
	}},
	{"FerryParam", 8, unsafe.Sizeof(FerryParam{}), []Offset{
		{"offset", 0, unsafe.Offsetof(FerryParam{}.Offset)},
		{"size", 4, unsafe.Offsetof(FerryParam{}.Size)},
	}},
	{"FerryFunction", 128, unsafe.Sizeof(FerryFunction{}), []Offset{
		{"attributes", 0, unsafe.Offsetof(FerryFunction{}.Attributes)},
		{"paramBytes", 96, unsafe.Offsetof(FerryFunction{}.ParamBytes)},
		{"paramCount", 100, unsafe.Offsetof(FerryFunction{}.ParamCount)},
		{"reserved", 104, unsafe.Offsetof(FerryFunction{}.Reserved)},
	}},
	{"FerryHash", 32, unsafe.Sizeof(FerryHash{}), []Offset{
		{"bytes", 0, unsafe.Offsetof(FerryHash{}.Bytes)},
	}},
	{"FerryShare", 64, unsafe.Sizeof(FerryShare{}), []Offset{
		{"magic", 0, unsafe.Offsetof(FerryShare{}.Magic)},
		{"name", 8, unsafe.Offsetof(FerryShare{}.Name)},
		{"offset", 40, unsafe.Offsetof(FerryShare{}.Offset)},
		{"size", 48, unsafe.Offsetof(FerryShare{}.Size)},
		{"kind", 56, unsafe.Offsetof(FerryShare{}.Kind)},
		{"device", 60, unsafe.Offsetof(FerryShare{}.Device)},
	}},
}
