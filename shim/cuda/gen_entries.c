/* Generated from api/ by gen/emit; do not edit. */
#define FERRY_ENTRIES
#include "callreport.h"
#include "context_stack.h"
#include "device.h"
#include "gen_several.h"
#include "handles.h"
#include "primary_context.h"
#include "thread.h"

static const struct shim_enumerator enum_0[] = { /* CUresult */
	{0, "CUDA_SUCCESS"},
	{1, "CUDA_ERROR_INVALID_VALUE"},
	{2, "CUDA_ERROR_OUT_OF_MEMORY"},
	{3, "CUDA_ERROR_NOT_INITIALIZED"},
	{4, "CUDA_ERROR_DEINITIALIZED"},
	{5, "CUDA_ERROR_PROFILER_DISABLED"},
	{6, "CUDA_ERROR_PROFILER_NOT_INITIALIZED"},
	{7, "CUDA_ERROR_PROFILER_ALREADY_STARTED"},
	{8, "CUDA_ERROR_PROFILER_ALREADY_STOPPED"},
	{34, "CUDA_ERROR_STUB_LIBRARY"},
	{36, "CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER"},
	{46, "CUDA_ERROR_DEVICE_UNAVAILABLE"},
	{100, "CUDA_ERROR_NO_DEVICE"},
	{101, "CUDA_ERROR_INVALID_DEVICE"},
	{102, "CUDA_ERROR_DEVICE_NOT_LICENSED"},
	{200, "CUDA_ERROR_INVALID_IMAGE"},
	{201, "CUDA_ERROR_INVALID_CONTEXT"},
	{202, "CUDA_ERROR_CONTEXT_ALREADY_CURRENT"},
	{205, "CUDA_ERROR_MAP_FAILED"},
	{206, "CUDA_ERROR_UNMAP_FAILED"},
	{207, "CUDA_ERROR_ARRAY_IS_MAPPED"},
	{208, "CUDA_ERROR_ALREADY_MAPPED"},
	{209, "CUDA_ERROR_NO_BINARY_FOR_GPU"},
	{210, "CUDA_ERROR_ALREADY_ACQUIRED"},
	{211, "CUDA_ERROR_NOT_MAPPED"},
	{212, "CUDA_ERROR_NOT_MAPPED_AS_ARRAY"},
	{213, "CUDA_ERROR_NOT_MAPPED_AS_POINTER"},
	{214, "CUDA_ERROR_ECC_UNCORRECTABLE"},
	{215, "CUDA_ERROR_UNSUPPORTED_LIMIT"},
	{216, "CUDA_ERROR_CONTEXT_ALREADY_IN_USE"},
	{217, "CUDA_ERROR_PEER_ACCESS_UNSUPPORTED"},
	{218, "CUDA_ERROR_INVALID_PTX"},
	{219, "CUDA_ERROR_INVALID_GRAPHICS_CONTEXT"},
	{220, "CUDA_ERROR_NVLINK_UNCORRECTABLE"},
	{221, "CUDA_ERROR_JIT_COMPILER_NOT_FOUND"},
	{222, "CUDA_ERROR_UNSUPPORTED_PTX_VERSION"},
	{223, "CUDA_ERROR_JIT_COMPILATION_DISABLED"},
	{224, "CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY"},
	{225, "CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC"},
	{226, "CUDA_ERROR_CONTAINED"},
	{300, "CUDA_ERROR_INVALID_SOURCE"},
	{301, "CUDA_ERROR_FILE_NOT_FOUND"},
	{302, "CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND"},
	{303, "CUDA_ERROR_SHARED_OBJECT_INIT_FAILED"},
	{304, "CUDA_ERROR_OPERATING_SYSTEM"},
	{400, "CUDA_ERROR_INVALID_HANDLE"},
	{401, "CUDA_ERROR_ILLEGAL_STATE"},
	{402, "CUDA_ERROR_LOSSY_QUERY"},
	{500, "CUDA_ERROR_NOT_FOUND"},
	{600, "CUDA_ERROR_NOT_READY"},
	{700, "CUDA_ERROR_ILLEGAL_ADDRESS"},
	{701, "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES"},
	{702, "CUDA_ERROR_LAUNCH_TIMEOUT"},
	{703, "CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING"},
	{704, "CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED"},
	{705, "CUDA_ERROR_PEER_ACCESS_NOT_ENABLED"},
	{708, "CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE"},
	{709, "CUDA_ERROR_CONTEXT_IS_DESTROYED"},
	{710, "CUDA_ERROR_ASSERT"},
	{711, "CUDA_ERROR_TOO_MANY_PEERS"},
	{712, "CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED"},
	{713, "CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED"},
	{714, "CUDA_ERROR_HARDWARE_STACK_ERROR"},
	{715, "CUDA_ERROR_ILLEGAL_INSTRUCTION"},
	{716, "CUDA_ERROR_MISALIGNED_ADDRESS"},
	{717, "CUDA_ERROR_INVALID_ADDRESS_SPACE"},
	{718, "CUDA_ERROR_INVALID_PC"},
	{719, "CUDA_ERROR_LAUNCH_FAILED"},
	{720, "CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE"},
	{721, "CUDA_ERROR_TENSOR_MEMORY_LEAK"},
	{800, "CUDA_ERROR_NOT_PERMITTED"},
	{801, "CUDA_ERROR_NOT_SUPPORTED"},
	{802, "CUDA_ERROR_SYSTEM_NOT_READY"},
	{803, "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH"},
	{804, "CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE"},
	{805, "CUDA_ERROR_MPS_CONNECTION_FAILED"},
	{806, "CUDA_ERROR_MPS_RPC_FAILURE"},
	{807, "CUDA_ERROR_MPS_SERVER_NOT_READY"},
	{808, "CUDA_ERROR_MPS_MAX_CLIENTS_REACHED"},
	{809, "CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED"},
	{810, "CUDA_ERROR_MPS_CLIENT_TERMINATED"},
	{811, "CUDA_ERROR_CDP_NOT_SUPPORTED"},
	{812, "CUDA_ERROR_CDP_VERSION_MISMATCH"},
	{900, "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED"},
	{901, "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED"},
	{902, "CUDA_ERROR_STREAM_CAPTURE_MERGE"},
	{903, "CUDA_ERROR_STREAM_CAPTURE_UNMATCHED"},
	{904, "CUDA_ERROR_STREAM_CAPTURE_UNJOINED"},
	{905, "CUDA_ERROR_STREAM_CAPTURE_ISOLATION"},
	{906, "CUDA_ERROR_STREAM_CAPTURE_IMPLICIT"},
	{907, "CUDA_ERROR_CAPTURED_EVENT"},
	{908, "CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD"},
	{909, "CUDA_ERROR_TIMEOUT"},
	{910, "CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE"},
	{911, "CUDA_ERROR_EXTERNAL_DEVICE"},
	{912, "CUDA_ERROR_INVALID_CLUSTER_SIZE"},
	{913, "CUDA_ERROR_FUNCTION_NOT_LOADED"},
	{914, "CUDA_ERROR_INVALID_RESOURCE_TYPE"},
	{915, "CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION"},
	{916, "CUDA_ERROR_KEY_ROTATION"},
	{999, "CUDA_ERROR_UNKNOWN"},
	{0, NULL},
};
static const struct shim_enumerator enum_1[] = { /* CUdriverProcAddressQueryResult */
	{0, "CU_GET_PROC_ADDRESS_SUCCESS"},
	{1, "CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND"},
	{2, "CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT"},
	{0, NULL},
};
static const struct shim_enumerator enum_2[] = { /* CUarray_format */
	{1, "CU_AD_FORMAT_UNSIGNED_INT8"},
	{2, "CU_AD_FORMAT_UNSIGNED_INT16"},
	{3, "CU_AD_FORMAT_UNSIGNED_INT32"},
	{8, "CU_AD_FORMAT_SIGNED_INT8"},
	{9, "CU_AD_FORMAT_SIGNED_INT16"},
	{10, "CU_AD_FORMAT_SIGNED_INT32"},
	{16, "CU_AD_FORMAT_HALF"},
	{32, "CU_AD_FORMAT_FLOAT"},
	{176, "CU_AD_FORMAT_NV12"},
	{192, "CU_AD_FORMAT_UNORM_INT8X1"},
	{193, "CU_AD_FORMAT_UNORM_INT8X2"},
	{194, "CU_AD_FORMAT_UNORM_INT8X4"},
	{195, "CU_AD_FORMAT_UNORM_INT16X1"},
	{196, "CU_AD_FORMAT_UNORM_INT16X2"},
	{197, "CU_AD_FORMAT_UNORM_INT16X4"},
	{198, "CU_AD_FORMAT_SNORM_INT8X1"},
	{199, "CU_AD_FORMAT_SNORM_INT8X2"},
	{200, "CU_AD_FORMAT_SNORM_INT8X4"},
	{201, "CU_AD_FORMAT_SNORM_INT16X1"},
	{202, "CU_AD_FORMAT_SNORM_INT16X2"},
	{203, "CU_AD_FORMAT_SNORM_INT16X4"},
	{145, "CU_AD_FORMAT_BC1_UNORM"},
	{146, "CU_AD_FORMAT_BC1_UNORM_SRGB"},
	{147, "CU_AD_FORMAT_BC2_UNORM"},
	{148, "CU_AD_FORMAT_BC2_UNORM_SRGB"},
	{149, "CU_AD_FORMAT_BC3_UNORM"},
	{150, "CU_AD_FORMAT_BC3_UNORM_SRGB"},
	{151, "CU_AD_FORMAT_BC4_UNORM"},
	{152, "CU_AD_FORMAT_BC4_SNORM"},
	{153, "CU_AD_FORMAT_BC5_UNORM"},
	{154, "CU_AD_FORMAT_BC5_SNORM"},
	{155, "CU_AD_FORMAT_BC6H_UF16"},
	{156, "CU_AD_FORMAT_BC6H_SF16"},
	{157, "CU_AD_FORMAT_BC7_UNORM"},
	{158, "CU_AD_FORMAT_BC7_UNORM_SRGB"},
	{159, "CU_AD_FORMAT_P010"},
	{161, "CU_AD_FORMAT_P016"},
	{162, "CU_AD_FORMAT_NV16"},
	{163, "CU_AD_FORMAT_P210"},
	{164, "CU_AD_FORMAT_P216"},
	{165, "CU_AD_FORMAT_YUY2"},
	{166, "CU_AD_FORMAT_Y210"},
	{167, "CU_AD_FORMAT_Y216"},
	{168, "CU_AD_FORMAT_AYUV"},
	{169, "CU_AD_FORMAT_Y410"},
	{177, "CU_AD_FORMAT_Y416"},
	{178, "CU_AD_FORMAT_Y444_PLANAR8"},
	{179, "CU_AD_FORMAT_Y444_PLANAR10"},
	{180, "CU_AD_FORMAT_YUV444_8bit_SemiPlanar"},
	{181, "CU_AD_FORMAT_YUV444_16bit_SemiPlanar"},
	{80, "CU_AD_FORMAT_UNORM_INT_101010_2"},
	{2147483647, "CU_AD_FORMAT_MAX"},
	{0, NULL},
};
static const struct shim_enumerator enum_3[] = { /* CUdevice_attribute */
	{1, "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK"},
	{2, "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X"},
	{3, "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y"},
	{4, "CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z"},
	{5, "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X"},
	{6, "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y"},
	{7, "CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z"},
	{8, "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK"},
	{8, "CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK"},
	{9, "CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY"},
	{10, "CU_DEVICE_ATTRIBUTE_WARP_SIZE"},
	{11, "CU_DEVICE_ATTRIBUTE_MAX_PITCH"},
	{12, "CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK"},
	{12, "CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK"},
	{13, "CU_DEVICE_ATTRIBUTE_CLOCK_RATE"},
	{14, "CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT"},
	{15, "CU_DEVICE_ATTRIBUTE_GPU_OVERLAP"},
	{16, "CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT"},
	{17, "CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT"},
	{18, "CU_DEVICE_ATTRIBUTE_INTEGRATED"},
	{19, "CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY"},
	{20, "CU_DEVICE_ATTRIBUTE_COMPUTE_MODE"},
	{21, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH"},
	{22, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH"},
	{23, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT"},
	{24, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH"},
	{25, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT"},
	{26, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH"},
	{27, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH"},
	{28, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT"},
	{29, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS"},
	{27, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH"},
	{28, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT"},
	{29, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES"},
	{30, "CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT"},
	{31, "CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS"},
	{32, "CU_DEVICE_ATTRIBUTE_ECC_ENABLED"},
	{33, "CU_DEVICE_ATTRIBUTE_PCI_BUS_ID"},
	{34, "CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID"},
	{35, "CU_DEVICE_ATTRIBUTE_TCC_DRIVER"},
	{36, "CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE"},
	{37, "CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH"},
	{38, "CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE"},
	{39, "CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR"},
	{40, "CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT"},
	{41, "CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING"},
	{42, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH"},
	{43, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS"},
	{44, "CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER"},
	{45, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH"},
	{46, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT"},
	{47, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE"},
	{48, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE"},
	{49, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE"},
	{50, "CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID"},
	{51, "CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT"},
	{52, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH"},
	{53, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH"},
	{54, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS"},
	{55, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH"},
	{56, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH"},
	{57, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT"},
	{58, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH"},
	{59, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT"},
	{60, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH"},
	{61, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH"},
	{62, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS"},
	{63, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH"},
	{64, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT"},
	{65, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS"},
	{66, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH"},
	{67, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH"},
	{68, "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS"},
	{69, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH"},
	{70, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH"},
	{71, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT"},
	{72, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH"},
	{73, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH"},
	{74, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT"},
	{75, "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR"},
	{76, "CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR"},
	{77, "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH"},
	{78, "CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED"},
	{79, "CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED"},
	{80, "CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED"},
	{81, "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR"},
	{82, "CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR"},
	{83, "CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY"},
	{84, "CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD"},
	{85, "CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID"},
	{86, "CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED"},
	{87, "CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO"},
	{88, "CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS"},
	{89, "CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS"},
	{90, "CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED"},
	{91, "CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM"},
	{92, "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1"},
	{93, "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1"},
	{94, "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1"},
	{95, "CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH"},
	{96, "CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH"},
	{97, "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN"},
	{98, "CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES"},
	{99, "CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED"},
	{100, "CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES"},
	{101, "CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST"},
	{102, "CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED"},
	{102, "CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED"},
	{103, "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED"},
	{104, "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED"},
	{105, "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED"},
	{106, "CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR"},
	{107, "CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED"},
	{108, "CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE"},
	{109, "CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE"},
	{110, "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED"},
	{111, "CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK"},
	{112, "CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED"},
	{113, "CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED"},
	{114, "CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED"},
	{115, "CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED"},
	{116, "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED"},
	{117, "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS"},
	{118, "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING"},
	{119, "CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES"},
	{120, "CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH"},
	{121, "CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED"},
	{122, "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS"},
	{123, "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR"},
	{124, "CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED"},
	{125, "CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED"},
	{126, "CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT"},
	{127, "CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED"},
	{128, "CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED"},
	{129, "CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS"},
	{130, "CU_DEVICE_ATTRIBUTE_NUMA_CONFIG"},
	{131, "CU_DEVICE_ATTRIBUTE_NUMA_ID"},
	{132, "CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED"},
	{133, "CU_DEVICE_ATTRIBUTE_MPS_ENABLED"},
	{134, "CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID"},
	{135, "CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED"},
	{136, "CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK"},
	{137, "CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH"},
	{138, "CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED"},
	{139, "CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID"},
	{140, "CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID"},
	{141, "CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED"},
	{142, "CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED"},
	{143, "CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED"},
	{144, "CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED"},
	{145, "CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED"},
	{146, "CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED"},
	{147, "CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED"},
	{148, "CU_DEVICE_ATTRIBUTE_MAX"},
	{0, NULL},
};
static const struct shim_enumerator enum_4[] = { /* CUexecAffinityType */
	{0, "CU_EXEC_AFFINITY_TYPE_SM_COUNT"},
	{1, "CU_EXEC_AFFINITY_TYPE_MAX"},
	{0, NULL},
};
static const struct shim_enumerator enum_5[] = { /* CUflushGPUDirectRDMAWritesTarget */
	{0, "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX"},
	{0, NULL},
};
static const struct shim_enumerator enum_6[] = { /* CUflushGPUDirectRDMAWritesScope */
	{100, "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER"},
	{200, "CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES"},
	{0, NULL},
};
static const struct shim_enumerator enum_7[] = { /* CUdevice_P2PAttribute */
	{1, "CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK"},
	{2, "CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED"},
	{3, "CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED"},
	{4, "CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED"},
	{4, "CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED"},
	{5, "CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED"},
	{0, NULL},
};
static const struct shim_enumerator enum_8[] = { /* CUlimit */
	{0, "CU_LIMIT_STACK_SIZE"},
	{1, "CU_LIMIT_PRINTF_FIFO_SIZE"},
	{2, "CU_LIMIT_MALLOC_HEAP_SIZE"},
	{3, "CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH"},
	{4, "CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT"},
	{5, "CU_LIMIT_MAX_L2_FETCH_GRANULARITY"},
	{6, "CU_LIMIT_PERSISTING_L2_CACHE_SIZE"},
	{7, "CU_LIMIT_SHMEM_SIZE"},
	{8, "CU_LIMIT_CIG_ENABLED"},
	{9, "CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED"},
	{10, "CU_LIMIT_MAX"},
	{0, NULL},
};
static const struct shim_enumerator enum_9[] = { /* CUfunc_cache */
	{0, "CU_FUNC_CACHE_PREFER_NONE"},
	{1, "CU_FUNC_CACHE_PREFER_SHARED"},
	{2, "CU_FUNC_CACHE_PREFER_L1"},
	{3, "CU_FUNC_CACHE_PREFER_EQUAL"},
	{0, NULL},
};
static const struct shim_enumerator enum_10[] = { /* CUsharedconfig */
	{0, "CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE"},
	{1, "CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE"},
	{2, "CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE"},
	{0, NULL},
};
static const struct shim_enumerator enum_11[] = { /* CUmoduleLoadingMode */
	{1, "CU_MODULE_EAGER_LOADING"},
	{2, "CU_MODULE_LAZY_LOADING"},
	{0, NULL},
};
static const struct shim_enumerator enum_12[] = { /* CUjitInputType */
	{0, "CU_JIT_INPUT_CUBIN"},
	{1, "CU_JIT_INPUT_PTX"},
	{2, "CU_JIT_INPUT_FATBINARY"},
	{3, "CU_JIT_INPUT_OBJECT"},
	{4, "CU_JIT_INPUT_LIBRARY"},
	{5, "CU_JIT_INPUT_NVVM"},
	{6, "CU_JIT_NUM_INPUT_TYPES"},
	{0, NULL},
};
static const struct shim_enumerator enum_13[] = { /* CUfunction_attribute */
	{0, "CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK"},
	{1, "CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES"},
	{2, "CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES"},
	{3, "CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES"},
	{4, "CU_FUNC_ATTRIBUTE_NUM_REGS"},
	{5, "CU_FUNC_ATTRIBUTE_PTX_VERSION"},
	{6, "CU_FUNC_ATTRIBUTE_BINARY_VERSION"},
	{7, "CU_FUNC_ATTRIBUTE_CACHE_MODE_CA"},
	{8, "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES"},
	{9, "CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT"},
	{10, "CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET"},
	{11, "CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH"},
	{12, "CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT"},
	{13, "CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH"},
	{14, "CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED"},
	{15, "CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE"},
	{16, "CU_FUNC_ATTRIBUTE_MAX"},
	{0, NULL},
};
static const struct shim_enumerator enum_14[] = { /* CUfunctionLoadingState */
	{0, "CU_FUNCTION_LOADING_STATE_UNLOADED"},
	{1, "CU_FUNCTION_LOADING_STATE_LOADED"},
	{2, "CU_FUNCTION_LOADING_STATE_MAX"},
	{0, NULL},
};
static const struct shim_enumerator enum_15[] = { /* CUpointer_attribute */
	{1, "CU_POINTER_ATTRIBUTE_CONTEXT"},
	{2, "CU_POINTER_ATTRIBUTE_MEMORY_TYPE"},
	{3, "CU_POINTER_ATTRIBUTE_DEVICE_POINTER"},
	{4, "CU_POINTER_ATTRIBUTE_HOST_POINTER"},
	{5, "CU_POINTER_ATTRIBUTE_P2P_TOKENS"},
	{6, "CU_POINTER_ATTRIBUTE_SYNC_MEMOPS"},
	{7, "CU_POINTER_ATTRIBUTE_BUFFER_ID"},
	{8, "CU_POINTER_ATTRIBUTE_IS_MANAGED"},
	{9, "CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL"},
	{10, "CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE"},
	{11, "CU_POINTER_ATTRIBUTE_RANGE_START_ADDR"},
	{12, "CU_POINTER_ATTRIBUTE_RANGE_SIZE"},
	{13, "CU_POINTER_ATTRIBUTE_MAPPED"},
	{14, "CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES"},
	{15, "CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE"},
	{16, "CU_POINTER_ATTRIBUTE_ACCESS_FLAGS"},
	{17, "CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE"},
	{18, "CU_POINTER_ATTRIBUTE_MAPPING_SIZE"},
	{19, "CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR"},
	{20, "CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID"},
	{21, "CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE"},
	{0, NULL},
};
static const struct shim_enumerator enum_16[] = { /* CUmem_advise */
	{1, "CU_MEM_ADVISE_SET_READ_MOSTLY"},
	{2, "CU_MEM_ADVISE_UNSET_READ_MOSTLY"},
	{3, "CU_MEM_ADVISE_SET_PREFERRED_LOCATION"},
	{4, "CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION"},
	{5, "CU_MEM_ADVISE_SET_ACCESSED_BY"},
	{6, "CU_MEM_ADVISE_UNSET_ACCESSED_BY"},
	{0, NULL},
};
static const struct shim_enumerator enum_17[] = { /* CUmem_range_attribute */
	{1, "CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY"},
	{2, "CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION"},
	{3, "CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY"},
	{4, "CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION"},
	{5, "CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE"},
	{6, "CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID"},
	{7, "CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE"},
	{8, "CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID"},
	{0, NULL},
};
static const struct shim_enumerator enum_18[] = { /* CUmemPool_attribute */
	{1, "CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES"},
	{2, "CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC"},
	{3, "CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES"},
	{4, "CU_MEMPOOL_ATTR_RELEASE_THRESHOLD"},
	{5, "CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT"},
	{6, "CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH"},
	{7, "CU_MEMPOOL_ATTR_USED_MEM_CURRENT"},
	{8, "CU_MEMPOOL_ATTR_USED_MEM_HIGH"},
	{0, NULL},
};
static const struct shim_enumerator enum_19[] = { /* CUmemAccess_flags */
	{0, "CU_MEM_ACCESS_FLAGS_PROT_NONE"},
	{1, "CU_MEM_ACCESS_FLAGS_PROT_READ"},
	{3, "CU_MEM_ACCESS_FLAGS_PROT_READWRITE"},
	{2147483647, "CU_MEM_ACCESS_FLAGS_PROT_MAX"},
	{0, NULL},
};
static const struct shim_enumerator enum_20[] = { /* CUmemAllocationType */
	{0, "CU_MEM_ALLOCATION_TYPE_INVALID"},
	{1, "CU_MEM_ALLOCATION_TYPE_PINNED"},
	{2, "CU_MEM_ALLOCATION_TYPE_MANAGED"},
	{2147483647, "CU_MEM_ALLOCATION_TYPE_MAX"},
	{0, NULL},
};
static const struct shim_enumerator enum_21[] = { /* CUmemAllocationHandleType */
	{0, "CU_MEM_HANDLE_TYPE_NONE"},
	{1, "CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"},
	{2, "CU_MEM_HANDLE_TYPE_WIN32"},
	{4, "CU_MEM_HANDLE_TYPE_WIN32_KMT"},
	{8, "CU_MEM_HANDLE_TYPE_FABRIC"},
	{2147483647, "CU_MEM_HANDLE_TYPE_MAX"},
	{0, NULL},
};
static const struct shim_enumerator enum_22[] = { /* CUmemRangeHandleType */
	{1, "CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD"},
	{2147483647, "CU_MEM_RANGE_HANDLE_TYPE_MAX"},
	{0, NULL},
};
static const struct shim_enumerator enum_23[] = { /* CUmemAllocationGranularity_flags */
	{0, "CU_MEM_ALLOC_GRANULARITY_MINIMUM"},
	{1, "CU_MEM_ALLOC_GRANULARITY_RECOMMENDED"},
	{0, NULL},
};
static const struct shim_enumerator enum_24[] = { /* CUmulticastGranularity_flags */
	{0, "CU_MULTICAST_GRANULARITY_MINIMUM"},
	{1, "CU_MULTICAST_GRANULARITY_RECOMMENDED"},
	{0, NULL},
};
static const struct shim_enumerator enum_25[] = { /* CUtensorMapDataType */
	{0, "CU_TENSOR_MAP_DATA_TYPE_UINT8"},
	{1, "CU_TENSOR_MAP_DATA_TYPE_UINT16"},
	{2, "CU_TENSOR_MAP_DATA_TYPE_UINT32"},
	{3, "CU_TENSOR_MAP_DATA_TYPE_INT32"},
	{4, "CU_TENSOR_MAP_DATA_TYPE_UINT64"},
	{5, "CU_TENSOR_MAP_DATA_TYPE_INT64"},
	{6, "CU_TENSOR_MAP_DATA_TYPE_FLOAT16"},
	{7, "CU_TENSOR_MAP_DATA_TYPE_FLOAT32"},
	{8, "CU_TENSOR_MAP_DATA_TYPE_FLOAT64"},
	{9, "CU_TENSOR_MAP_DATA_TYPE_BFLOAT16"},
	{10, "CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ"},
	{11, "CU_TENSOR_MAP_DATA_TYPE_TFLOAT32"},
	{12, "CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ"},
	{13, "CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B"},
	{14, "CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B"},
	{15, "CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B"},
	{0, NULL},
};
static const struct shim_enumerator enum_26[] = { /* CUtensorMapInterleave */
	{0, "CU_TENSOR_MAP_INTERLEAVE_NONE"},
	{1, "CU_TENSOR_MAP_INTERLEAVE_16B"},
	{2, "CU_TENSOR_MAP_INTERLEAVE_32B"},
	{0, NULL},
};
static const struct shim_enumerator enum_27[] = { /* CUtensorMapSwizzle */
	{0, "CU_TENSOR_MAP_SWIZZLE_NONE"},
	{1, "CU_TENSOR_MAP_SWIZZLE_32B"},
	{2, "CU_TENSOR_MAP_SWIZZLE_64B"},
	{3, "CU_TENSOR_MAP_SWIZZLE_128B"},
	{4, "CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B"},
	{5, "CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B"},
	{6, "CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B"},
	{0, NULL},
};
static const struct shim_enumerator enum_28[] = { /* CUtensorMapL2promotion */
	{0, "CU_TENSOR_MAP_L2_PROMOTION_NONE"},
	{1, "CU_TENSOR_MAP_L2_PROMOTION_L2_64B"},
	{2, "CU_TENSOR_MAP_L2_PROMOTION_L2_128B"},
	{3, "CU_TENSOR_MAP_L2_PROMOTION_L2_256B"},
	{0, NULL},
};
static const struct shim_enumerator enum_29[] = { /* CUtensorMapFloatOOBfill */
	{0, "CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE"},
	{1, "CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA"},
	{0, NULL},
};
static const struct shim_enumerator enum_30[] = { /* CUtensorMapIm2ColWideMode */
	{0, "CU_TENSOR_MAP_IM2COL_WIDE_MODE_W"},
	{1, "CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128"},
	{0, NULL},
};
static const struct shim_enumerator enum_31[] = { /* CUaddress_mode */
	{0, "CU_TR_ADDRESS_MODE_WRAP"},
	{1, "CU_TR_ADDRESS_MODE_CLAMP"},
	{2, "CU_TR_ADDRESS_MODE_MIRROR"},
	{3, "CU_TR_ADDRESS_MODE_BORDER"},
	{0, NULL},
};
static const struct shim_enumerator enum_32[] = { /* CUfilter_mode */
	{0, "CU_TR_FILTER_MODE_POINT"},
	{1, "CU_TR_FILTER_MODE_LINEAR"},
	{0, NULL},
};
static const struct shim_enumerator enum_33[] = { /* CUlaunchAttributeID */
	{0, "CU_LAUNCH_ATTRIBUTE_IGNORE"},
	{1, "CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW"},
	{2, "CU_LAUNCH_ATTRIBUTE_COOPERATIVE"},
	{3, "CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY"},
	{4, "CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION"},
	{5, "CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE"},
	{6, "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION"},
	{7, "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT"},
	{8, "CU_LAUNCH_ATTRIBUTE_PRIORITY"},
	{9, "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP"},
	{10, "CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN"},
	{11, "CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION"},
	{12, "CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT"},
	{13, "CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE"},
	{14, "CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT"},
	{16, "CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING"},
	{17, "CU_LAUNCH_ATTRIBUTE_MAX"},
	{0, NULL},
};
static const struct shim_enumerator enum_34[] = { /* CUstreamCaptureMode */
	{0, "CU_STREAM_CAPTURE_MODE_GLOBAL"},
	{1, "CU_STREAM_CAPTURE_MODE_THREAD_LOCAL"},
	{2, "CU_STREAM_CAPTURE_MODE_RELAXED"},
	{0, NULL},
};
static const struct shim_enumerator enum_35[] = { /* CUstreamCaptureStatus */
	{0, "CU_STREAM_CAPTURE_STATUS_NONE"},
	{1, "CU_STREAM_CAPTURE_STATUS_ACTIVE"},
	{2, "CU_STREAM_CAPTURE_STATUS_INVALIDATED"},
	{0, NULL},
};
static const struct shim_enumerator enum_36[] = { /* CUgraphNodeType */
	{0, "CU_GRAPH_NODE_TYPE_KERNEL"},
	{1, "CU_GRAPH_NODE_TYPE_MEMCPY"},
	{2, "CU_GRAPH_NODE_TYPE_MEMSET"},
	{3, "CU_GRAPH_NODE_TYPE_HOST"},
	{4, "CU_GRAPH_NODE_TYPE_GRAPH"},
	{5, "CU_GRAPH_NODE_TYPE_EMPTY"},
	{6, "CU_GRAPH_NODE_TYPE_WAIT_EVENT"},
	{7, "CU_GRAPH_NODE_TYPE_EVENT_RECORD"},
	{8, "CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL"},
	{9, "CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT"},
	{10, "CU_GRAPH_NODE_TYPE_MEM_ALLOC"},
	{11, "CU_GRAPH_NODE_TYPE_MEM_FREE"},
	{12, "CU_GRAPH_NODE_TYPE_BATCH_MEM_OP"},
	{13, "CU_GRAPH_NODE_TYPE_CONDITIONAL"},
	{0, NULL},
};
static const struct shim_enumerator enum_37[] = { /* CUgraphMem_attribute */
	{0, "CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT"},
	{1, "CU_GRAPH_MEM_ATTR_USED_MEM_HIGH"},
	{2, "CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT"},
	{3, "CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH"},
	{0, NULL},
};
static const struct shim_enumerator enum_38[] = { /* CUgraphExecUpdateResult */
	{0, "CU_GRAPH_EXEC_UPDATE_SUCCESS"},
	{1, "CU_GRAPH_EXEC_UPDATE_ERROR"},
	{2, "CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED"},
	{3, "CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED"},
	{4, "CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED"},
	{5, "CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED"},
	{6, "CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED"},
	{7, "CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE"},
	{8, "CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED"},
	{0, NULL},
};
static const struct shim_enumerator enum_39[] = { /* CUdevResourceType */
	{0, "CU_DEV_RESOURCE_TYPE_INVALID"},
	{1, "CU_DEV_RESOURCE_TYPE_SM"},
	{2, "CU_DEV_RESOURCE_TYPE_MAX"},
	{0, NULL},
};
static const struct shim_enumerator enum_40[] = { /* CUcoredumpSettings */
	{1, "CU_COREDUMP_ENABLE_ON_EXCEPTION"},
	{2, "CU_COREDUMP_TRIGGER_HOST"},
	{3, "CU_COREDUMP_LIGHTWEIGHT"},
	{4, "CU_COREDUMP_ENABLE_USER_TRIGGER"},
	{5, "CU_COREDUMP_FILE"},
	{6, "CU_COREDUMP_PIPE"},
	{7, "CU_COREDUMP_GENERATION_FLAGS"},
	{8, "CU_COREDUMP_MAX"},
	{0, NULL},
};
static const struct shim_enumerator enum_41[] = { /* CUprocessState */
	{0, "CU_PROCESS_STATE_RUNNING"},
	{1, "CU_PROCESS_STATE_LOCKED"},
	{2, "CU_PROCESS_STATE_CHECKPOINTED"},
	{3, "CU_PROCESS_STATE_FAILED"},
	{0, NULL},
};
static const struct shim_enumerator enum_42[] = { /* CUoutput_mode */
	{0, "CU_OUT_KEY_VALUE_PAIR"},
	{1, "CU_OUT_CSV"},
	{0, NULL},
};

const struct shim_enumerator *const shim_enums[] = {
	enum_0,
	enum_1,
	enum_2,
	enum_3,
	enum_4,
	enum_5,
	enum_6,
	enum_7,
	enum_8,
	enum_9,
	enum_10,
	enum_11,
	enum_12,
	enum_13,
	enum_14,
	enum_15,
	enum_16,
	enum_17,
	enum_18,
	enum_19,
	enum_20,
	enum_21,
	enum_22,
	enum_23,
	enum_24,
	enum_25,
	enum_26,
	enum_27,
	enum_28,
	enum_29,
	enum_30,
	enum_31,
	enum_32,
	enum_33,
	enum_34,
	enum_35,
	enum_36,
	enum_37,
	enum_38,
	enum_39,
	enum_40,
	enum_41,
	enum_42,
	NULL,
};

const char *const shim_kind_names[FERRY_KINDS] = {"handle",
	"context",
	"module",
	"function",
	"library",
	"kernel",
	"array",
	"mipmappedArray",
	"texref",
	"surfref",
	"event",
	"stream",
	"graphicsResource",
	"externalMemory",
	"externalSemaphore",
	"graph",
	"graphNode",
	"graphExec",
	"memoryPool",
	"userObject",
	"graphDeviceNode",
	"asyncCallbackHandle",
	"greenCtx",
	"linkState",
	"memGenericAllocationHandle",
	"devResourceDesc",
	"logsCallbackHandle",
};

static const struct shim_call calls[] = {
	{"cuGetErrorString", "local", "", "error:e0 pStr:p"},
	{"cuGetErrorName", "local", "", "error:e0 pStr:p"},
	{"cuInit", "local", "", "Flags:u4"},
	{"cuDriverGetVersion", "local", "", "driverVersion:*i4"},
	{"cuGetProcAddress_v2", "local", "", "symbol:s pfn:p cudaVersion:i4 flags:u8 symbolStatus:*e1"},
	{"cuGetProcAddress", "local", "", "symbol:s pfn:p cudaVersion:i4 flags:u8"},
	{"cuGetExportTable", "local", "", "ppExportTable:p pExportTableId:p"},
	{"cuDeviceGet", "local", "", "device:*i4 ordinal:i4"},
	{"cuDeviceGetCount", "local", "", "count:*i4"},
	{"cuDeviceGetName", "local", "", "name:p len:i4 dev:i4"},
	{"cuDeviceGetUuid_v2", "local", "", "uuid:p dev:i4"},
	{"cuDeviceGetUuid", "local", "", "uuid:p dev:i4"},
	{"cuDeviceGetLuid", "local", "", "luid:p deviceNodeMask:*u4 dev:i4"},
	{"cuDeviceTotalMem_v2", "local", "", "bytes:*u8 dev:i4"},
	{"cuDeviceTotalMem", "local", "", "bytes:*u4 dev:i4"},
	{"cuDeviceGetTexture1DLinearMaxWidth", "sync", "", "maxWidthInElements:*u8 format:e2 numChannels:u4 dev:i4"},
	{"cuDeviceGetAttribute", "local", "", "pi:*i4 attrib:e3 dev:i4"},
	{"cuDeviceGetHostAtomicCapabilities", "sync", "", "capabilities:p operations:p count:u4 dev:i4"},
	{"cuDeviceGetNvSciSyncAttributes", "local", "", "nvSciSyncAttrList:p dev:i4 flags:i4"},
	{"cuDeviceGetExecAffinitySupport", "sync", "", "pi:*i4 type:e4 dev:i4"},
	{"cuFlushGPUDirectRDMAWrites", "sync", "", "target:e5 scope:e6"},
	{"cuDeviceGetByPCIBusId", "local", "", "dev:*i4 pciBusId:s"},
	{"cuDeviceGetPCIBusId", "local", "", "pciBusId:p len:i4 dev:i4"},
	{"cuDeviceGetProperties", "local", "", "prop:p dev:i4"},
	{"cuDeviceComputeCapability", "local", "", "major:*i4 minor:*i4 dev:i4"},
	{"cuDeviceCanAccessPeer", "sync", "", "canAccessPeer:*i4 dev:i4 peerDev:i4"},
	{"cuDeviceGetP2PAttribute", "sync", "", "value:*i4 attrib:e7 srcDevice:i4 dstDevice:i4"},
	{"cuDeviceGetP2PAtomicCapabilities", "sync", "", "capabilities:p operations:p count:u4 srcDevice:i4 dstDevice:i4"},
	{"cuDeviceRegisterAsyncNotification", "local", "", "device:i4 callbackFunc:p userData:p callback:*h21"},
	{"cuDeviceUnregisterAsyncNotification", "local", "", "device:i4 callback:h21"},
	{"cuDevicePrimaryCtxRetain", "sync", "", "pctx:*h1 dev:i4"},
	{"cuDevicePrimaryCtxRelease_v2", "async", "", "dev:i4"},
	{"cuDevicePrimaryCtxRelease", "async", "", "dev:i4"},
	{"cuDevicePrimaryCtxSetFlags_v2", "sync", "", "dev:i4 flags:u4"},
	{"cuDevicePrimaryCtxSetFlags", "sync", "", "dev:i4 flags:u4"},
	{"cuDevicePrimaryCtxGetState", "local", "", "dev:i4 flags:*u4 active:*i4"},
	{"cuDevicePrimaryCtxReset_v2", "sync", "", "dev:i4"},
	{"cuDevicePrimaryCtxReset", "sync", "", "dev:i4"},
	{"cuCtxCreate_v4", "sync", "", "pctx:*h1 ctxCreateParams:p flags:u4 dev:i4"},
	{"cuCtxCreate_v3", "sync", "", "pctx:*h1 paramsArray:p numParams:i4 flags:u4 dev:i4"},
	{"cuCtxCreate_v2", "sync", "", "pctx:*h1 flags:u4 dev:i4"},
	{"cuCtxCreate", "sync", "", "pctx:*h1 flags:u4 dev:i4"},
	{"cuCtxDestroy_v2", "sync", "", "ctx:h1"},
	{"cuCtxDestroy", "sync", "", "ctx:h1"},
	{"cuCtxPushCurrent_v2", "local", "", "ctx:h1"},
	{"cuCtxPushCurrent", "local", "", "ctx:h1"},
	{"cuCtxPopCurrent_v2", "local", "", "pctx:*h1"},
	{"cuCtxPopCurrent", "local", "", "pctx:*h1"},
	{"cuCtxSetCurrent", "local", "", "ctx:h1"},
	{"cuCtxGetCurrent", "local", "", "pctx:*h1"},
	{"cuCtxGetDevice_v2", "local", "", "device:*i4 ctx:h1"},
	{"cuCtxGetDevice", "local", "", "device:*i4"},
	{"cuCtxGetFlags", "local", "", "flags:*u4"},
	{"cuCtxSetFlags", "async", "", "flags:u4"},
	{"cuCtxGetId", "local", "", "ctx:h1 ctxId:*u8"},
	{"cuCtxSynchronize_v2", "wait", "", "ctx:h1"},
	{"cuCtxSynchronize", "wait", "", ""},
	{"cuCtxSetLimit", "sync", "", "limit:e8 value:u8"},
	{"cuCtxGetLimit", "sync", "", "pvalue:*u8 limit:e8"},
	{"cuCtxGetCacheConfig", "sync", "", "pconfig:*e9"},
	{"cuCtxSetCacheConfig", "sync", "", "config:e9"},
	{"cuCtxGetSharedMemConfig", "sync", "", "pConfig:*e10"},
	{"cuCtxSetSharedMemConfig", "sync", "", "config:e10"},
	{"cuCtxGetApiVersion", "local", "", "ctx:h1 version:*u4"},
	{"cuCtxGetStreamPriorityRange", "local", "", "leastPriority:*i4 greatestPriority:*i4"},
	{"cuCtxResetPersistingL2Cache", "async", "", ""},
	{"cuCtxGetExecAffinity", "sync", "", "pExecAffinity:p type:e4"},
	{"cuCtxRecordEvent", "async", "", "hCtx:h1 hEvent:h10"},
	{"cuCtxWaitEvent", "async", "", "hCtx:h1 hEvent:h10"},
	{"cuCtxAttach", "local", "", "pctx:*h1 flags:u4"},
	{"cuCtxDetach", "local", "", "ctx:h1"},
	{"cuCtxEnablePeerAccess", "sync", "", "peerContext:h1 Flags:u4"},
	{"cuCtxDisablePeerAccess", "sync", "", "peerContext:h1"},
	{"cuModuleLoad", "sync", "", "module:*h2 fname:s"},
	{"cuModuleLoadData", "sync", "", "module:*h2 image:p"},
	{"cuModuleLoadDataEx", "sync", "", "module:*h2 image:p numOptions:u4 options:p optionValues:p"},
	{"cuModuleLoadFatBinary", "sync", "", "module:*h2 fatCubin:p"},
	{"cuModuleUnload", "async", "", "hmod:h2"},
	{"cuModuleGetLoadingMode", "local", "", "mode:*e11"},
	{"cuModuleGetFunction", "sync", "", "hfunc:*h3 hmod:h2 name:s"},
	{"cuModuleGetFunctionCount", "sync", "", "count:*u4 mod:h2"},
	{"cuModuleEnumerateFunctions", "sync", "", "functions:p numFunctions:u4 mod:h2"},
	{"cuModuleGetGlobal_v2", "sync", "", "dptr:*x8 bytes:*u8 hmod:h2 name:s"},
	{"cuModuleGetGlobal", "sync", "", "dptr:*u4 bytes:*u4 hmod:h2 name:s"},
	{"cuModuleGetTexRef", "sync", "", "pTexRef:*h8 hmod:h2 name:s"},
	{"cuModuleGetSurfRef", "sync", "", "pSurfRef:*h9 hmod:h2 name:s"},
	{"cuLinkCreate_v2", "sync", "", "numOptions:u4 options:p optionValues:p stateOut:*h23"},
	{"cuLinkCreate", "sync", "", "numOptions:u4 options:p optionValues:p stateOut:*h23"},
	{"cuLinkAddData_v2", "sync", "", "state:h23 type:e12 data:p size:u8 name:s numOptions:u4 options:p optionValues:p"},
	{"cuLinkAddData", "sync", "", "state:h23 type:e12 data:p size:u8 name:s numOptions:u4 options:p optionValues:p"},
	{"cuLinkAddFile_v2", "sync", "", "state:h23 type:e12 path:s numOptions:u4 options:p optionValues:p"},
	{"cuLinkAddFile", "sync", "", "state:h23 type:e12 path:s numOptions:u4 options:p optionValues:p"},
	{"cuLinkComplete", "sync", "", "state:h23 cubinOut:p sizeOut:*u8"},
	{"cuLinkDestroy", "async", "", "state:h23"},
	{"cuLibraryLoadData", "sync", "", "library:*h4 code:p jitOptions:p jitOptionsValues:p numJitOptions:u4 libraryOptions:p libraryOptionValues:p numLibraryOptions:u4"},
	{"cuLibraryLoadFromFile", "sync", "", "library:*h4 fileName:s jitOptions:p jitOptionsValues:p numJitOptions:u4 libraryOptions:p libraryOptionValues:p numLibraryOptions:u4"},
	{"cuLibraryUnload", "async", "", "library:h4"},
	{"cuLibraryGetKernel", "sync", "", "pKernel:*h5 library:h4 name:s"},
	{"cuLibraryGetKernelCount", "sync", "", "count:*u4 lib:h4"},
	{"cuLibraryEnumerateKernels", "sync", "", "kernels:p numKernels:u4 lib:h4"},
	{"cuLibraryGetModule", "sync", "", "pMod:*h2 library:h4"},
	{"cuLibraryGetGlobal", "sync", "", "dptr:*x8 bytes:*u8 library:h4 name:s"},
	{"cuLibraryGetManaged", "sync", "", "dptr:*x8 bytes:*u8 library:h4 name:s"},
	{"cuLibraryGetUnifiedFunction", "local", "", "fptr:p library:h4 symbol:s"},
	{"cuKernelGetFunction", "sync", "", "pFunc:*h3 kernel:h5"},
	{"cuKernelGetLibrary", "local", "", "pLib:*h4 kernel:h5"},
	{"cuKernelGetAttribute", "local", "", "pi:*i4 attrib:e13 kernel:h5 dev:i4"},
	{"cuKernelSetAttribute", "async", "", "attrib:e13 val:i4 kernel:h5 dev:i4"},
	{"cuKernelSetCacheConfig", "sync", "", "kernel:h5 config:e9 dev:i4"},
	{"cuKernelGetName", "local", "", "name:p hfunc:h5"},
	{"cuKernelGetParamInfo", "local", "", "kernel:h5 paramIndex:u8 paramOffset:*u8 paramSize:*u8"},
	{"cuFuncGetAttribute", "local", "", "pi:*i4 attrib:e13 hfunc:h3"},
	{"cuFuncSetAttribute", "async", "", "hfunc:h3 attrib:e13 value:i4"},
	{"cuFuncSetCacheConfig", "sync", "", "hfunc:h3 config:e9"},
	{"cuFuncSetSharedMemConfig", "sync", "", "hfunc:h3 config:e10"},
	{"cuFuncGetModule", "local", "", "hmod:*h2 hfunc:h3"},
	{"cuFuncGetName", "local", "", "name:p hfunc:h3"},
	{"cuFuncGetParamInfo", "local", "", "func:h3 paramIndex:u8 paramOffset:*u8 paramSize:*u8"},
	{"cuFuncIsLoaded", "local", "", "state:*e14 function:h3"},
	{"cuFuncLoad", "local", "", "function:h3"},
	{"cuLaunchKernel", "async", "", "f:h3 gridDimX:u4 gridDimY:u4 gridDimZ:u4 blockDimX:u4 blockDimY:u4 blockDimZ:u4 sharedMemBytes:u4 hStream:h11 kernelParams:p extra:p"},
	{"cuLaunchKernel_ptsz", "async", "", "f:h3 gridDimX:u4 gridDimY:u4 gridDimZ:u4 blockDimX:u4 blockDimY:u4 blockDimZ:u4 sharedMemBytes:u4 hStream:h11 kernelParams:p extra:p"},
	{"cuLaunchKernelEx", "async", "", "config:p f:h3 kernelParams:p extra:p"},
	{"cuLaunchKernelEx_ptsz", "async", "", "config:p f:h3 kernelParams:p extra:p"},
	{"cuLaunchCooperativeKernel", "async", "", "f:h3 gridDimX:u4 gridDimY:u4 gridDimZ:u4 blockDimX:u4 blockDimY:u4 blockDimZ:u4 sharedMemBytes:u4 hStream:h11 kernelParams:p"},
	{"cuLaunchCooperativeKernel_ptsz", "async", "", "f:h3 gridDimX:u4 gridDimY:u4 gridDimZ:u4 blockDimX:u4 blockDimY:u4 blockDimZ:u4 sharedMemBytes:u4 hStream:h11 kernelParams:p"},
	{"cuLaunchCooperativeKernelMultiDevice", "async", "", "launchParamsList:p numDevices:u4 flags:u4"},
	{"cuLaunchHostFunc", "async", "", "hStream:h11 fn:p userData:p"},
	{"cuLaunchHostFunc_ptsz", "async", "", "hStream:h11 fn:p userData:p"},
	{"cuFuncSetBlockShape", "local", "", "hfunc:h3 x:i4 y:i4 z:i4"},
	{"cuFuncSetSharedSize", "local", "", "hfunc:h3 bytes:u4"},
	{"cuParamSetSize", "local", "", "hfunc:h3 numbytes:u4"},
	{"cuParamSeti", "local", "", "hfunc:h3 offset:i4 value:u4"},
	{"cuParamSetf", "local", "", "hfunc:h3 offset:i4 value:f4"},
	{"cuParamSetv", "local", "", "hfunc:h3 offset:i4 ptr:p numbytes:u4"},
	{"cuLaunch", "async", "", "f:h3"},
	{"cuLaunchGrid", "async", "", "f:h3 grid_width:i4 grid_height:i4"},
	{"cuLaunchGridAsync", "async", "", "f:h3 grid_width:i4 grid_height:i4 hStream:h11"},
	{"cuParamSetTexRef", "local", "", "hfunc:h3 texunit:i4 hTexRef:h8"},
	{"cuOccupancyMaxActiveBlocksPerMultiprocessor", "sync", "", "numBlocks:*i4 func:h3 blockSize:i4 dynamicSMemSize:u8"},
	{"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", "sync", "", "numBlocks:*i4 func:h3 blockSize:i4 dynamicSMemSize:u8 flags:u4"},
	{"cuOccupancyMaxPotentialBlockSize", "local", "", "minGridSize:*i4 blockSize:*i4 func:h3 blockSizeToDynamicSMemSize:p dynamicSMemSize:u8 blockSizeLimit:i4"},
	{"cuOccupancyMaxPotentialBlockSizeWithFlags", "local", "", "minGridSize:*i4 blockSize:*i4 func:h3 blockSizeToDynamicSMemSize:p dynamicSMemSize:u8 blockSizeLimit:i4 flags:u4"},
	{"cuOccupancyAvailableDynamicSMemPerBlock", "sync", "", "dynamicSmemSize:*u8 func:h3 numBlocks:i4 blockSize:i4"},
	{"cuOccupancyMaxPotentialClusterSize", "sync", "", "clusterSize:*i4 func:h3 config:p"},
	{"cuOccupancyMaxActiveClusters", "sync", "", "numClusters:*i4 func:h3 config:p"},
	{"cuMemGetInfo_v2", "sync", "", "free:*u8 total:*u8"},
	{"cuMemGetInfo", "sync", "", "free:*u4 total:*u4"},
	{"cuMemAlloc_v2", "sync", "", "dptr:*x8 bytesize:u8"},
	{"cuMemAlloc", "sync", "", "dptr:*u4 bytesize:u4"},
	{"cuMemAllocPitch_v2", "sync", "", "dptr:*x8 pPitch:*u8 WidthInBytes:u8 Height:u8 ElementSizeBytes:u4"},
	{"cuMemAllocPitch", "sync", "", "dptr:*u4 pPitch:*u4 WidthInBytes:u4 Height:u4 ElementSizeBytes:u4"},
	{"cuMemFree_v2", "async", "", "dptr:x8"},
	{"cuMemFree", "async", "", "dptr:u4"},
	{"cuMemGetAddressRange_v2", "local", "", "pbase:*x8 psize:*u8 dptr:x8"},
	{"cuMemGetAddressRange", "local", "", "pbase:*u4 psize:*u4 dptr:u4"},
	{"cuPointerGetAttribute", "local", "", "data:p attribute:e15 ptr:x8"},
	{"cuPointerGetAttributes", "local", "", "numAttributes:u4 attributes:p data:p ptr:x8"},
	{"cuPointerSetAttribute", "local", "", "value:p attribute:e15 ptr:x8"},
	{"cuMemAllocHost_v2", "local", "", "pp:p bytesize:u8"},
	{"cuMemAllocHost", "local", "", "pp:p bytesize:u4"},
	{"cuMemFreeHost", "local", "", "p:p"},
	{"cuMemHostAlloc", "local", "", "pp:p bytesize:u8 Flags:u4"},
	{"cuMemHostGetDevicePointer_v2", "local", "", "pdptr:*x8 p:p Flags:u4"},
	{"cuMemHostGetDevicePointer", "local", "", "pdptr:*u4 p:p Flags:u4"},
	{"cuMemHostGetFlags", "local", "", "pFlags:*u4 p:p"},
	{"cuMemHostRegister_v2", "local", "", "p:p bytesize:u8 Flags:u4"},
	{"cuMemHostRegister", "local", "", "p:p bytesize:u8 Flags:u4"},
	{"cuMemHostUnregister", "local", "", "p:p"},
	{"cuMemcpy", "async", "", "dst:x8 src:x8 ByteCount:u8"},
	{"cuMemcpy_ptds", "async", "", "dst:x8 src:x8 ByteCount:u8"},
	{"cuMemcpyAsync", "async", "", "dst:x8 src:x8 ByteCount:u8 hStream:h11"},
	{"cuMemcpyAsync_ptsz", "async", "", "dst:x8 src:x8 ByteCount:u8 hStream:h11"},
	{"cuMemcpyPeer", "async", "", "dstDevice:x8 dstContext:h1 srcDevice:x8 srcContext:h1 ByteCount:u8"},
	{"cuMemcpyPeer_ptds", "async", "", "dstDevice:x8 dstContext:h1 srcDevice:x8 srcContext:h1 ByteCount:u8"},
	{"cuMemcpyPeerAsync", "async", "", "dstDevice:x8 dstContext:h1 srcDevice:x8 srcContext:h1 ByteCount:u8 hStream:h11"},
	{"cuMemcpyPeerAsync_ptsz", "async", "", "dstDevice:x8 dstContext:h1 srcDevice:x8 srcContext:h1 ByteCount:u8 hStream:h11"},
	{"cuMemcpyHtoD_v2", "async", "", "dstDevice:x8 srcHost:p ByteCount:u8"},
	{"cuMemcpyHtoD_v2_ptds", "async", "", "dstDevice:x8 srcHost:p ByteCount:u8"},
	{"cuMemcpyHtoD", "async", "", "dstDevice:u4 srcHost:p ByteCount:u4"},
	{"cuMemcpyDtoH_v2", "wait", "", "dstHost:p srcDevice:x8 ByteCount:u8"},
	{"cuMemcpyDtoH_v2_ptds", "wait", "", "dstHost:p srcDevice:x8 ByteCount:u8"},
	{"cuMemcpyDtoH", "wait", "", "dstHost:p srcDevice:u4 ByteCount:u4"},
	{"cuMemcpyDtoD_v2", "async", "", "dstDevice:x8 srcDevice:x8 ByteCount:u8"},
	{"cuMemcpyDtoD_v2_ptds", "async", "", "dstDevice:x8 srcDevice:x8 ByteCount:u8"},
	{"cuMemcpyDtoD", "async", "", "dstDevice:u4 srcDevice:u4 ByteCount:u4"},
	{"cuMemcpyHtoDAsync_v2", "async", "", "dstDevice:x8 srcHost:p ByteCount:u8 hStream:h11"},
	{"cuMemcpyHtoDAsync_v2_ptsz", "async", "", "dstDevice:x8 srcHost:p ByteCount:u8 hStream:h11"},
	{"cuMemcpyHtoDAsync", "async", "", "dstDevice:u4 srcHost:p ByteCount:u4 hStream:h11"},
	{"cuMemcpyDtoHAsync_v2", "wait", "", "dstHost:p srcDevice:x8 ByteCount:u8 hStream:h11"},
	{"cuMemcpyDtoHAsync_v2_ptsz", "wait", "", "dstHost:p srcDevice:x8 ByteCount:u8 hStream:h11"},
	{"cuMemcpyDtoHAsync", "wait", "", "dstHost:p srcDevice:u4 ByteCount:u4 hStream:h11"},
	{"cuMemcpyDtoDAsync_v2", "async", "", "dstDevice:x8 srcDevice:x8 ByteCount:u8 hStream:h11"},
	{"cuMemcpyDtoDAsync_v2_ptsz", "async", "", "dstDevice:x8 srcDevice:x8 ByteCount:u8 hStream:h11"},
	{"cuMemcpyDtoDAsync", "async", "", "dstDevice:u4 srcDevice:u4 ByteCount:u4 hStream:h11"},
	{"cuMemcpyDtoA_v2", "async", "", "dstArray:h6 dstOffset:u8 srcDevice:x8 ByteCount:u8"},
	{"cuMemcpyDtoA_v2_ptds", "async", "", "dstArray:h6 dstOffset:u8 srcDevice:x8 ByteCount:u8"},
	{"cuMemcpyDtoA", "async", "", "dstArray:h6 dstOffset:u4 srcDevice:u4 ByteCount:u4"},
	{"cuMemcpyAtoD_v2", "async", "", "dstDevice:x8 srcArray:h6 srcOffset:u8 ByteCount:u8"},
	{"cuMemcpyAtoD_v2_ptds", "async", "", "dstDevice:x8 srcArray:h6 srcOffset:u8 ByteCount:u8"},
	{"cuMemcpyAtoD", "async", "", "dstDevice:u4 srcArray:h6 srcOffset:u4 ByteCount:u4"},
	{"cuMemcpyHtoA_v2", "async", "", "dstArray:h6 dstOffset:u8 srcHost:p ByteCount:u8"},
	{"cuMemcpyHtoA_v2_ptds", "async", "", "dstArray:h6 dstOffset:u8 srcHost:p ByteCount:u8"},
	{"cuMemcpyHtoA", "async", "", "dstArray:h6 dstOffset:u4 srcHost:p ByteCount:u4"},
	{"cuMemcpyAtoH_v2", "wait", "", "dstHost:p srcArray:h6 srcOffset:u8 ByteCount:u8"},
	{"cuMemcpyAtoH_v2_ptds", "wait", "", "dstHost:p srcArray:h6 srcOffset:u8 ByteCount:u8"},
	{"cuMemcpyAtoH", "wait", "", "dstHost:p srcArray:h6 srcOffset:u4 ByteCount:u4"},
	{"cuMemcpyAtoA_v2", "async", "", "dstArray:h6 dstOffset:u8 srcArray:h6 srcOffset:u8 ByteCount:u8"},
	{"cuMemcpyAtoA_v2_ptds", "async", "", "dstArray:h6 dstOffset:u8 srcArray:h6 srcOffset:u8 ByteCount:u8"},
	{"cuMemcpyAtoA", "async", "", "dstArray:h6 dstOffset:u4 srcArray:h6 srcOffset:u4 ByteCount:u4"},
	{"cuMemcpyHtoAAsync_v2", "async", "", "dstArray:h6 dstOffset:u8 srcHost:p ByteCount:u8 hStream:h11"},
	{"cuMemcpyHtoAAsync_v2_ptsz", "async", "", "dstArray:h6 dstOffset:u8 srcHost:p ByteCount:u8 hStream:h11"},
	{"cuMemcpyHtoAAsync", "async", "", "dstArray:h6 dstOffset:u4 srcHost:p ByteCount:u4 hStream:h11"},
	{"cuMemcpyAtoHAsync_v2", "wait", "", "dstHost:p srcArray:h6 srcOffset:u8 ByteCount:u8 hStream:h11"},
	{"cuMemcpyAtoHAsync_v2_ptsz", "wait", "", "dstHost:p srcArray:h6 srcOffset:u8 ByteCount:u8 hStream:h11"},
	{"cuMemcpyAtoHAsync", "wait", "", "dstHost:p srcArray:h6 srcOffset:u4 ByteCount:u4 hStream:h11"},
	{"cuMemcpy2D_v2", "async", "", "pCopy:p"},
	{"cuMemcpy2D_v2_ptds", "async", "", "pCopy:p"},
	{"cuMemcpy2D", "async", "", "pCopy:p"},
	{"cuMemcpy2DUnaligned_v2", "async", "", "pCopy:p"},
	{"cuMemcpy2DUnaligned_v2_ptds", "async", "", "pCopy:p"},
	{"cuMemcpy2DUnaligned", "async", "", "pCopy:p"},
	{"cuMemcpy2DAsync_v2", "async", "", "pCopy:p hStream:h11"},
	{"cuMemcpy2DAsync_v2_ptsz", "async", "", "pCopy:p hStream:h11"},
	{"cuMemcpy2DAsync", "async", "", "pCopy:p hStream:h11"},
	{"cuMemcpy3D_v2", "async", "", "pCopy:p"},
	{"cuMemcpy3D_v2_ptds", "async", "", "pCopy:p"},
	{"cuMemcpy3D", "async", "", "pCopy:p"},
	{"cuMemcpy3DAsync_v2", "async", "", "pCopy:p hStream:h11"},
	{"cuMemcpy3DAsync_v2_ptsz", "async", "", "pCopy:p hStream:h11"},
	{"cuMemcpy3DAsync", "async", "", "pCopy:p hStream:h11"},
	{"cuMemcpy3DPeer", "async", "", "pCopy:p"},
	{"cuMemcpy3DPeer_ptds", "async", "", "pCopy:p"},
	{"cuMemcpy3DPeerAsync", "async", "", "pCopy:p hStream:h11"},
	{"cuMemcpy3DPeerAsync_ptsz", "async", "", "pCopy:p hStream:h11"},
	{"cuMemcpyBatchAsync_v2", "async", "", "dsts:p srcs:p sizes:p count:u8 attrs:p attrsIdxs:p numAttrs:u8 hStream:h11"},
	{"cuMemcpyBatchAsync_v2_ptsz", "async", "", "dsts:p srcs:p sizes:p count:u8 attrs:p attrsIdxs:p numAttrs:u8 hStream:h11"},
	{"cuMemcpyBatchAsync", "async", "", "dsts:p srcs:p sizes:p count:u8 attrs:p attrsIdxs:p numAttrs:u8 failIdx:*u8 hStream:h11"},
	{"cuMemcpyBatchAsync_ptsz", "async", "", "dsts:p srcs:p sizes:p count:u8 attrs:p attrsIdxs:p numAttrs:u8 failIdx:*u8 hStream:h11"},
	{"cuMemcpy3DBatchAsync_v2", "async", "", "numOps:u8 opList:p flags:u8 hStream:h11"},
	{"cuMemcpy3DBatchAsync_v2_ptsz", "async", "", "numOps:u8 opList:p flags:u8 hStream:h11"},
	{"cuMemcpy3DBatchAsync", "async", "", "numOps:u8 opList:p failIdx:*u8 flags:u8 hStream:h11"},
	{"cuMemcpy3DBatchAsync_ptsz", "async", "", "numOps:u8 opList:p failIdx:*u8 flags:u8 hStream:h11"},
	{"cuMemBatchDecompressAsync", "sync", "", "paramsArray:p count:u8 flags:u4 errorIndex:*u8 stream:h11"},
	{"cuMemBatchDecompressAsync_ptsz", "sync", "", "paramsArray:p count:u8 flags:u4 errorIndex:*u8 stream:h11"},
	{"cuMemsetD8_v2", "async", "", "dstDevice:x8 uc:u1 N:u8"},
	{"cuMemsetD8_v2_ptds", "async", "", "dstDevice:x8 uc:u1 N:u8"},
	{"cuMemsetD8", "async", "", "dstDevice:u4 uc:u1 N:u4"},
	{"cuMemsetD16_v2", "async", "", "dstDevice:x8 us:u2 N:u8"},
	{"cuMemsetD16_v2_ptds", "async", "", "dstDevice:x8 us:u2 N:u8"},
	{"cuMemsetD16", "async", "", "dstDevice:u4 us:u2 N:u4"},
	{"cuMemsetD32_v2", "async", "", "dstDevice:x8 ui:u4 N:u8"},
	{"cuMemsetD32_v2_ptds", "async", "", "dstDevice:x8 ui:u4 N:u8"},
	{"cuMemsetD32", "async", "", "dstDevice:u4 ui:u4 N:u4"},
	{"cuMemsetD2D8_v2", "async", "", "dstDevice:x8 dstPitch:u8 uc:u1 Width:u8 Height:u8"},
	{"cuMemsetD2D8_v2_ptds", "async", "", "dstDevice:x8 dstPitch:u8 uc:u1 Width:u8 Height:u8"},
	{"cuMemsetD2D8", "async", "", "dstDevice:u4 dstPitch:u4 uc:u1 Width:u4 Height:u4"},
	{"cuMemsetD2D16_v2", "async", "", "dstDevice:x8 dstPitch:u8 us:u2 Width:u8 Height:u8"},
	{"cuMemsetD2D16_v2_ptds", "async", "", "dstDevice:x8 dstPitch:u8 us:u2 Width:u8 Height:u8"},
	{"cuMemsetD2D16", "async", "", "dstDevice:u4 dstPitch:u4 us:u2 Width:u4 Height:u4"},
	{"cuMemsetD2D32_v2", "async", "", "dstDevice:x8 dstPitch:u8 ui:u4 Width:u8 Height:u8"},
	{"cuMemsetD2D32_v2_ptds", "async", "", "dstDevice:x8 dstPitch:u8 ui:u4 Width:u8 Height:u8"},
	{"cuMemsetD2D32", "async", "", "dstDevice:u4 dstPitch:u4 ui:u4 Width:u4 Height:u4"},
	{"cuMemsetD8Async", "async", "", "dstDevice:x8 uc:u1 N:u8 hStream:h11"},
	{"cuMemsetD8Async_ptsz", "async", "", "dstDevice:x8 uc:u1 N:u8 hStream:h11"},
	{"cuMemsetD16Async", "async", "", "dstDevice:x8 us:u2 N:u8 hStream:h11"},
	{"cuMemsetD16Async_ptsz", "async", "", "dstDevice:x8 us:u2 N:u8 hStream:h11"},
	{"cuMemsetD32Async", "async", "", "dstDevice:x8 ui:u4 N:u8 hStream:h11"},
	{"cuMemsetD32Async_ptsz", "async", "", "dstDevice:x8 ui:u4 N:u8 hStream:h11"},
	{"cuMemsetD2D8Async", "async", "", "dstDevice:x8 dstPitch:u8 uc:u1 Width:u8 Height:u8 hStream:h11"},
	{"cuMemsetD2D8Async_ptsz", "async", "", "dstDevice:x8 dstPitch:u8 uc:u1 Width:u8 Height:u8 hStream:h11"},
	{"cuMemsetD2D16Async", "async", "", "dstDevice:x8 dstPitch:u8 us:u2 Width:u8 Height:u8 hStream:h11"},
	{"cuMemsetD2D16Async_ptsz", "async", "", "dstDevice:x8 dstPitch:u8 us:u2 Width:u8 Height:u8 hStream:h11"},
	{"cuMemsetD2D32Async", "async", "", "dstDevice:x8 dstPitch:u8 ui:u4 Width:u8 Height:u8 hStream:h11"},
	{"cuMemsetD2D32Async_ptsz", "async", "", "dstDevice:x8 dstPitch:u8 ui:u4 Width:u8 Height:u8 hStream:h11"},
	{"cuMemAllocManaged", "sync", "", "dptr:*x8 bytesize:u8 flags:u4"},
	{"cuMemAdvise_v2", "local", "", "devPtr:x8 count:u8 advice:e16 location:p"},
	{"cuMemAdvise", "local", "", "devPtr:x8 count:u8 advice:e16 device:i4"},
	{"cuMemPrefetchAsync_v2", "async", "", "devPtr:x8 count:u8 location:p flags:u4 hStream:h11"},
	{"cuMemPrefetchAsync_v2_ptsz", "async", "", "devPtr:x8 count:u8 location:p flags:u4 hStream:h11"},
	{"cuMemPrefetchAsync", "async", "", "devPtr:x8 count:u8 dstDevice:i4 hStream:h11"},
	{"cuMemPrefetchAsync_ptsz", "async", "", "devPtr:x8 count:u8 dstDevice:i4 hStream:h11"},
	{"cuMemPrefetchBatchAsync", "async", "", "dptrs:p sizes:p count:u8 prefetchLocs:p prefetchLocIdxs:p numPrefetchLocs:u8 flags:u8 hStream:h11"},
	{"cuMemPrefetchBatchAsync_ptsz", "async", "", "dptrs:p sizes:p count:u8 prefetchLocs:p prefetchLocIdxs:p numPrefetchLocs:u8 flags:u8 hStream:h11"},
	{"cuMemDiscardBatchAsync", "local", "", "dptrs:p sizes:p count:u8 flags:u8 hStream:h11"},
	{"cuMemDiscardBatchAsync_ptsz", "local", "", "dptrs:p sizes:p count:u8 flags:u8 hStream:h11"},
	{"cuMemDiscardAndPrefetchBatchAsync", "async", "", "dptrs:p sizes:p count:u8 prefetchLocs:p prefetchLocIdxs:p numPrefetchLocs:u8 flags:u8 hStream:h11"},
	{"cuMemDiscardAndPrefetchBatchAsync_ptsz", "async", "", "dptrs:p sizes:p count:u8 prefetchLocs:p prefetchLocIdxs:p numPrefetchLocs:u8 flags:u8 hStream:h11"},
	{"cuMemRangeGetAttribute", "local", "", "data:p dataSize:u8 attribute:e17 devPtr:x8 count:u8"},
	{"cuMemRangeGetAttributes", "local", "", "data:p dataSizes:p attributes:p numAttributes:u8 devPtr:x8 count:u8"},
	{"cuStreamAttachMemAsync", "local", "", "hStream:h11 dptr:x8 length:u8 flags:u4"},
	{"cuStreamAttachMemAsync_ptsz", "local", "", "hStream:h11 dptr:x8 length:u8 flags:u4"},
	{"cuMemAllocAsync", "sync", "", "dptr:*x8 bytesize:u8 hStream:h11"},
	{"cuMemAllocAsync_ptsz", "sync", "", "dptr:*x8 bytesize:u8 hStream:h11"},
	{"cuMemAllocFromPoolAsync", "sync", "", "dptr:*x8 bytesize:u8 pool:h18 hStream:h11"},
	{"cuMemAllocFromPoolAsync_ptsz", "sync", "", "dptr:*x8 bytesize:u8 pool:h18 hStream:h11"},
	{"cuMemFreeAsync", "async", "", "dptr:x8 hStream:h11"},
	{"cuMemFreeAsync_ptsz", "async", "", "dptr:x8 hStream:h11"},
	{"cuDeviceSetMemPool", "local", "", "dev:i4 pool:h18"},
	{"cuDeviceGetMemPool", "local", "", "pool:*h18 dev:i4"},
	{"cuDeviceGetDefaultMemPool", "local", "", "pool_out:*h18 dev:i4"},
	{"cuMemPoolCreate", "local", "", "pool:*h18 poolProps:p"},
	{"cuMemPoolDestroy", "local", "", "pool:h18"},
	{"cuMemPoolTrimTo", "local", "", "pool:h18 minBytesToKeep:u8"},
	{"cuMemPoolSetAttribute", "local", "", "pool:h18 attr:e18 value:p"},
	{"cuMemPoolGetAttribute", "local", "", "pool:h18 attr:e18 value:p"},
	{"cuMemPoolSetAccess", "local", "", "pool:h18 map:p count:u8"},
	{"cuMemPoolGetAccess", "local", "", "flags:*e19 memPool:h18 location:p"},
	{"cuMemGetDefaultMemPool", "local", "", "pool_out:*h18 location:p type:e20"},
	{"cuMemGetMemPool", "local", "", "pool:*h18 location:p type:e20"},
	{"cuMemSetMemPool", "local", "", "location:p type:e20 pool:h18"},
	{"cuMemPoolExportToShareableHandle", "sync", "", "handle_out:p pool:h18 handleType:e21 flags:u8"},
	{"cuMemPoolImportFromShareableHandle", "sync", "", "pool_out:*h18 handle:p handleType:e21 flags:u8"},
	{"cuMemPoolExportPointer", "sync", "", "shareData_out:p ptr:x8"},
	{"cuMemPoolImportPointer", "sync", "", "ptr_out:*x8 pool:h18 shareData:p"},
	{"cuMemAddressReserve", "local", "", "ptr:*x8 size:u8 alignment:u8 addr:x8 flags:u8"},
	{"cuMemAddressFree", "local", "", "ptr:x8 size:u8"},
	{"cuMemCreate", "sync", "", "handle:*h24 size:u8 prop:p flags:u8"},
	{"cuMemRelease", "async", "", "handle:h24"},
	{"cuMemMap", "sync", "", "ptr:x8 size:u8 offset:u8 handle:h24 flags:u8"},
	{"cuMemUnmap", "sync", "", "ptr:x8 size:u8"},
	{"cuMemMapArrayAsync", "async", "", "mapInfoList:p count:u4 hStream:h11"},
	{"cuMemMapArrayAsync_ptsz", "async", "", "mapInfoList:p count:u4 hStream:h11"},
	{"cuMemSetAccess", "sync", "", "ptr:x8 size:u8 desc:p count:u8"},
	{"cuMemGetAccess", "sync", "", "flags:*u8 location:p ptr:x8"},
	{"cuMemExportToShareableHandle", "sync", "", "shareableHandle:p handle:h24 handleType:e21 flags:u8"},
	{"cuMemImportFromShareableHandle", "sync", "", "handle:*h24 osHandle:p shHandleType:e21"},
	{"cuMemGetHandleForAddressRange", "refused", "no dma-buf across machines", "handle:p dptr:x8 size:u8 handleType:e22 flags:u8"},
	{"cuMemGetAllocationGranularity", "sync", "", "granularity:*u8 prop:p option:e23"},
	{"cuMemGetAllocationPropertiesFromHandle", "sync", "", "prop:p handle:h24"},
	{"cuMemRetainAllocationHandle", "sync", "", "handle:*h24 addr:x8"},
	{"cuMulticastCreate", "sync", "", "mcHandle:*h24 prop:p"},
	{"cuMulticastAddDevice", "sync", "", "mcHandle:h24 dev:i4"},
	{"cuMulticastBindMem", "sync", "", "mcHandle:h24 mcOffset:u8 memHandle:h24 memOffset:u8 size:u8 flags:u8"},
	{"cuMulticastBindAddr", "sync", "", "mcHandle:h24 mcOffset:u8 memptr:x8 size:u8 flags:u8"},
	{"cuMulticastUnbind", "sync", "", "mcHandle:h24 dev:i4 mcOffset:u8 size:u8"},
	{"cuMulticastGetGranularity", "sync", "", "granularity:*u8 prop:p option:e24"},
	{"cuIpcGetEventHandle", "sync", "", "pHandle:p event:h10"},
	{"cuIpcOpenEventHandle", "sync", "", "phEvent:*h10 handle:p"},
	{"cuIpcGetMemHandle", "sync", "", "pHandle:p dptr:x8"},
	{"cuIpcOpenMemHandle_v2", "sync", "", "pdptr:*x8 handle:p Flags:u4"},
	{"cuIpcOpenMemHandle", "sync", "", "pdptr:*x8 handle:p Flags:u4"},
	{"cuIpcCloseMemHandle", "async", "", "dptr:x8"},
	{"cuArrayCreate_v2", "sync", "", "pHandle:*h6 pAllocateArray:p"},
	{"cuArrayCreate", "sync", "", "pHandle:*h6 pAllocateArray:p"},
	{"cuArrayGetDescriptor_v2", "sync", "", "pArrayDescriptor:p hArray:h6"},
	{"cuArrayGetDescriptor", "sync", "", "pArrayDescriptor:p hArray:h6"},
	{"cuArrayGetSparseProperties", "sync", "", "sparseProperties:p array:h6"},
	{"cuArrayGetMemoryRequirements", "sync", "", "memoryRequirements:p array:h6 device:i4"},
	{"cuArrayGetPlane", "sync", "", "pPlaneArray:*h6 hArray:h6 planeIdx:u4"},
	{"cuArrayDestroy", "async", "", "hArray:h6"},
	{"cuArray3DCreate_v2", "sync", "", "pHandle:*h6 pAllocateArray:p"},
	{"cuArray3DCreate", "sync", "", "pHandle:*h6 pAllocateArray:p"},
	{"cuArray3DGetDescriptor_v2", "sync", "", "pArrayDescriptor:p hArray:h6"},
	{"cuArray3DGetDescriptor", "sync", "", "pArrayDescriptor:p hArray:h6"},
	{"cuMipmappedArrayCreate", "sync", "", "pHandle:*h7 pMipmappedArrayDesc:p numMipmapLevels:u4"},
	{"cuMipmappedArrayGetLevel", "sync", "", "pLevelArray:*h6 hMipmappedArray:h7 level:u4"},
	{"cuMipmappedArrayGetSparseProperties", "sync", "", "sparseProperties:p mipmap:h7"},
	{"cuMipmappedArrayGetMemoryRequirements", "sync", "", "memoryRequirements:p mipmap:h7 device:i4"},
	{"cuMipmappedArrayDestroy", "async", "", "hMipmappedArray:h7"},
	{"cuTexObjectCreate", "sync", "", "pTexObject:*u8 pResDesc:p pTexDesc:p pResViewDesc:p"},
	{"cuTexObjectDestroy", "sync", "", "texObject:u8"},
	{"cuTexObjectGetResourceDesc", "sync", "", "pResDesc:p texObject:u8"},
	{"cuTexObjectGetTextureDesc", "sync", "", "pTexDesc:p texObject:u8"},
	{"cuTexObjectGetResourceViewDesc", "sync", "", "pResViewDesc:p texObject:u8"},
	{"cuSurfObjectCreate", "sync", "", "pSurfObject:*u8 pResDesc:p"},
	{"cuSurfObjectDestroy", "sync", "", "surfObject:u8"},
	{"cuSurfObjectGetResourceDesc", "sync", "", "pResDesc:p surfObject:u8"},
	{"cuTensorMapEncodeTiled", "sync", "", "tensorMap:p tensorDataType:e25 tensorRank:u4 globalAddress:x8 globalDim:p globalStrides:p boxDim:p elementStrides:p interleave:e26 swizzle:e27 l2Promotion:e28 oobFill:e29"},
	{"cuTensorMapEncodeIm2col", "sync", "", "tensorMap:p tensorDataType:e25 tensorRank:u4 globalAddress:x8 globalDim:p globalStrides:p pixelBoxLowerCorner:p pixelBoxUpperCorner:p channelsPerPixel:u4 pixelsPerColumn:u4 elementStrides:p interleave:e26 swizzle:e27 l2Promotion:e28 oobFill:e29"},
	{"cuTensorMapEncodeIm2colWide", "sync", "", "tensorMap:p tensorDataType:e25 tensorRank:u4 globalAddress:x8 globalDim:p globalStrides:p pixelBoxLowerCornerWidth:i4 pixelBoxUpperCornerWidth:i4 channelsPerPixel:u4 pixelsPerColumn:u4 elementStrides:p interleave:e26 mode:e30 swizzle:e27 l2Promotion:e28 oobFill:e29"},
	{"cuTensorMapReplaceAddress", "sync", "", "tensorMap:p globalAddress:x8"},
	{"cuTexRefCreate", "async", "", "pTexRef:*h8"},
	{"cuTexRefDestroy", "async", "", "hTexRef:h8"},
	{"cuTexRefSetArray", "async", "", "hTexRef:h8 hArray:h6 Flags:u4"},
	{"cuTexRefSetMipmappedArray", "async", "", "hTexRef:h8 hMipmappedArray:h7 Flags:u4"},
	{"cuTexRefSetAddress_v2", "sync", "", "ByteOffset:*u8 hTexRef:h8 dptr:x8 bytes:u8"},
	{"cuTexRefSetAddress", "sync", "", "ByteOffset:*u4 hTexRef:h8 dptr:u4 bytes:u4"},
	{"cuTexRefSetAddress2D_v3", "async", "", "hTexRef:h8 desc:p dptr:x8 Pitch:u8"},
	{"cuTexRefSetAddress2D_v2", "async", "", "hTexRef:h8 desc:p dptr:x8 Pitch:u8"},
	{"cuTexRefSetAddress2D", "async", "", "hTexRef:h8 desc:p dptr:u4 Pitch:u4"},
	{"cuTexRefSetFormat", "async", "", "hTexRef:h8 fmt:e2 NumPackedComponents:i4"},
	{"cuTexRefSetAddressMode", "async", "", "hTexRef:h8 dim:i4 am:e31"},
	{"cuTexRefSetFilterMode", "async", "", "hTexRef:h8 fm:e32"},
	{"cuTexRefSetMipmapFilterMode", "async", "", "hTexRef:h8 fm:e32"},
	{"cuTexRefSetMipmapLevelBias", "async", "", "hTexRef:h8 bias:f4"},
	{"cuTexRefSetMipmapLevelClamp", "async", "", "hTexRef:h8 minMipmapLevelClamp:f4 maxMipmapLevelClamp:f4"},
	{"cuTexRefSetMaxAnisotropy", "async", "", "hTexRef:h8 maxAniso:u4"},
	{"cuTexRefSetBorderColor", "async", "", "hTexRef:h8 pBorderColor:p"},
	{"cuTexRefSetFlags", "async", "", "hTexRef:h8 Flags:u4"},
	{"cuTexRefGetAddress_v2", "sync", "", "pdptr:*x8 hTexRef:h8"},
	{"cuTexRefGetAddress", "sync", "", "pdptr:*u4 hTexRef:h8"},
	{"cuTexRefGetArray", "sync", "", "phArray:*h6 hTexRef:h8"},
	{"cuTexRefGetMipmappedArray", "sync", "", "phMipmappedArray:*h7 hTexRef:h8"},
	{"cuTexRefGetAddressMode", "sync", "", "pam:*e31 hTexRef:h8 dim:i4"},
	{"cuTexRefGetFilterMode", "sync", "", "pfm:*e32 hTexRef:h8"},
	{"cuTexRefGetFormat", "sync", "", "pFormat:*e2 pNumChannels:*i4 hTexRef:h8"},
	{"cuTexRefGetMipmapFilterMode", "sync", "", "pfm:*e32 hTexRef:h8"},
	{"cuTexRefGetMipmapLevelBias", "sync", "", "pbias:*f4 hTexRef:h8"},
	{"cuTexRefGetMipmapLevelClamp", "sync", "", "pminMipmapLevelClamp:*f4 pmaxMipmapLevelClamp:*f4 hTexRef:h8"},
	{"cuTexRefGetMaxAnisotropy", "sync", "", "pmaxAniso:*i4 hTexRef:h8"},
	{"cuTexRefGetBorderColor", "sync", "", "pBorderColor:p hTexRef:h8"},
	{"cuTexRefGetFlags", "sync", "", "pFlags:*u4 hTexRef:h8"},
	{"cuSurfRefSetArray", "async", "", "hSurfRef:h9 hArray:h6 Flags:u4"},
	{"cuSurfRefGetArray", "sync", "", "phArray:*h6 hSurfRef:h9"},
	{"cuStreamCreate", "async", "", "phStream:*h11 Flags:u4"},
	{"cuStreamCreateWithPriority", "async", "", "phStream:*h11 flags:u4 priority:i4"},
	{"cuStreamDestroy_v2", "async", "", "hStream:h11"},
	{"cuStreamDestroy", "async", "", "hStream:h11"},
	{"cuStreamGetPriority", "local", "", "hStream:h11 priority:*i4"},
	{"cuStreamGetPriority_ptsz", "local", "", "hStream:h11 priority:*i4"},
	{"cuStreamGetDevice", "local", "", "hStream:h11 device:*i4"},
	{"cuStreamGetDevice_ptsz", "local", "", "hStream:h11 device:*i4"},
	{"cuStreamGetFlags", "local", "", "hStream:h11 flags:*u4"},
	{"cuStreamGetFlags_ptsz", "local", "", "hStream:h11 flags:*u4"},
	{"cuStreamGetId", "local", "", "hStream:h11 streamId:*u8"},
	{"cuStreamGetId_ptsz", "local", "", "hStream:h11 streamId:*u8"},
	{"cuStreamGetCtx_v2", "local", "", "hStream:h11 pCtx:*h1 pGreenCtx:*h22"},
	{"cuStreamGetCtx_v2_ptsz", "local", "", "hStream:h11 pCtx:*h1 pGreenCtx:*h22"},
	{"cuStreamGetCtx", "local", "", "hStream:h11 pctx:*h1"},
	{"cuStreamGetCtx_ptsz", "local", "", "hStream:h11 pctx:*h1"},
	{"cuStreamWaitEvent", "async", "", "hStream:h11 hEvent:h10 Flags:u4"},
	{"cuStreamWaitEvent_ptsz", "async", "", "hStream:h11 hEvent:h10 Flags:u4"},
	{"cuStreamQuery", "sync", "", "hStream:h11"},
	{"cuStreamQuery_ptsz", "sync", "", "hStream:h11"},
	{"cuStreamSynchronize", "wait", "", "hStream:h11"},
	{"cuStreamSynchronize_ptsz", "wait", "", "hStream:h11"},
	{"cuStreamAddCallback", "async", "", "hStream:h11 callback:p userData:p flags:u4"},
	{"cuStreamAddCallback_ptsz", "async", "", "hStream:h11 callback:p userData:p flags:u4"},
	{"cuStreamCopyAttributes", "sync", "", "dstStream:h11 srcStream:h11"},
	{"cuStreamCopyAttributes_ptsz", "sync", "", "dstStream:h11 srcStream:h11"},
	{"cuStreamGetAttribute", "sync", "", "hStream:h11 attr:e33 value:p"},
	{"cuStreamGetAttribute_ptsz", "sync", "", "hStream:h11 attr:e33 value:p"},
	{"cuStreamSetAttribute", "sync", "", "hStream:h11 attr:e33 param:p"},
	{"cuStreamSetAttribute_ptsz", "sync", "", "hStream:h11 attr:e33 param:p"},
	{"cuThreadExchangeStreamCaptureMode", "local", "", "mode:*e34"},
	{"cuStreamBeginCapture_v2", "sync", "", "hStream:h11 mode:e34"},
	{"cuStreamBeginCapture_v2_ptsz", "sync", "", "hStream:h11 mode:e34"},
	{"cuStreamBeginCapture", "sync", "", "hStream:h11"},
	{"cuStreamBeginCapture_ptsz", "sync", "", "hStream:h11"},
	{"cuStreamBeginCaptureToGraph", "sync", "", "hStream:h11 hGraph:h15 dependencies:p dependencyData:p numDependencies:u8 mode:e34"},
	{"cuStreamBeginCaptureToGraph_ptsz", "sync", "", "hStream:h11 hGraph:h15 dependencies:p dependencyData:p numDependencies:u8 mode:e34"},
	{"cuStreamEndCapture", "sync", "", "hStream:h11 phGraph:*h15"},
	{"cuStreamEndCapture_ptsz", "sync", "", "hStream:h11 phGraph:*h15"},
	{"cuStreamIsCapturing", "sync", "", "hStream:h11 captureStatus:*e35"},
	{"cuStreamIsCapturing_ptsz", "sync", "", "hStream:h11 captureStatus:*e35"},
	{"cuStreamGetCaptureInfo_v3", "sync", "", "hStream:h11 captureStatus_out:*e35 id_out:*u8 graph_out:*h15 dependencies_out:p edgeData_out:p numDependencies_out:*u8"},
	{"cuStreamGetCaptureInfo_v3_ptsz", "sync", "", "hStream:h11 captureStatus_out:*e35 id_out:*u8 graph_out:*h15 dependencies_out:p edgeData_out:p numDependencies_out:*u8"},
	{"cuStreamGetCaptureInfo_v2", "sync", "", "hStream:h11 captureStatus_out:*e35 id_out:*u8 graph_out:*h15 dependencies_out:p numDependencies_out:*u8"},
	{"cuStreamGetCaptureInfo_v2_ptsz", "sync", "", "hStream:h11 captureStatus_out:*e35 id_out:*u8 graph_out:*h15 dependencies_out:p numDependencies_out:*u8"},
	{"cuStreamGetCaptureInfo", "sync", "", "hStream:h11 captureStatus_out:*e35 id_out:*u8"},
	{"cuStreamGetCaptureInfo_ptsz", "sync", "", "hStream:h11 captureStatus_out:*e35 id_out:*u8"},
	{"cuStreamUpdateCaptureDependencies_v2", "sync", "", "hStream:h11 dependencies:p dependencyData:p numDependencies:u8 flags:u4"},
	{"cuStreamUpdateCaptureDependencies_v2_ptsz", "sync", "", "hStream:h11 dependencies:p dependencyData:p numDependencies:u8 flags:u4"},
	{"cuStreamUpdateCaptureDependencies", "sync", "", "hStream:h11 dependencies:p numDependencies:u8 flags:u4"},
	{"cuStreamUpdateCaptureDependencies_ptsz", "sync", "", "hStream:h11 dependencies:p numDependencies:u8 flags:u4"},
	{"cuEventCreate", "async", "", "phEvent:*h10 Flags:u4"},
	{"cuEventRecord", "async", "", "hEvent:h10 hStream:h11"},
	{"cuEventRecord_ptsz", "async", "", "hEvent:h10 hStream:h11"},
	{"cuEventRecordWithFlags", "async", "", "hEvent:h10 hStream:h11 flags:u4"},
	{"cuEventRecordWithFlags_ptsz", "async", "", "hEvent:h10 hStream:h11 flags:u4"},
	{"cuEventQuery", "sync", "", "hEvent:h10"},
	{"cuEventSynchronize", "wait", "", "hEvent:h10"},
	{"cuEventDestroy_v2", "async", "", "hEvent:h10"},
	{"cuEventDestroy", "async", "", "hEvent:h10"},
	{"cuEventElapsedTime_v2", "sync", "", "pMilliseconds:*f4 hStart:h10 hEnd:h10"},
	{"cuEventElapsedTime", "sync", "", "pMilliseconds:*f4 hStart:h10 hEnd:h10"},
	{"cuStreamWaitValue32_v2", "async", "", "stream:h11 addr:x8 value:u4 flags:u4"},
	{"cuStreamWaitValue32_v2_ptsz", "async", "", "stream:h11 addr:x8 value:u4 flags:u4"},
	{"cuStreamWaitValue32", "async", "", "stream:h11 addr:x8 value:u4 flags:u4"},
	{"cuStreamWaitValue32_ptsz", "async", "", "stream:h11 addr:x8 value:u4 flags:u4"},
	{"cuStreamWaitValue64_v2", "async", "", "stream:h11 addr:x8 value:u8 flags:u4"},
	{"cuStreamWaitValue64_v2_ptsz", "async", "", "stream:h11 addr:x8 value:u8 flags:u4"},
	{"cuStreamWaitValue64", "async", "", "stream:h11 addr:x8 value:u8 flags:u4"},
	{"cuStreamWaitValue64_ptsz", "async", "", "stream:h11 addr:x8 value:u8 flags:u4"},
	{"cuStreamWriteValue32_v2", "async", "", "stream:h11 addr:x8 value:u4 flags:u4"},
	{"cuStreamWriteValue32_v2_ptsz", "async", "", "stream:h11 addr:x8 value:u4 flags:u4"},
	{"cuStreamWriteValue32", "async", "", "stream:h11 addr:x8 value:u4 flags:u4"},
	{"cuStreamWriteValue32_ptsz", "async", "", "stream:h11 addr:x8 value:u4 flags:u4"},
	{"cuStreamWriteValue64_v2", "async", "", "stream:h11 addr:x8 value:u8 flags:u4"},
	{"cuStreamWriteValue64_v2_ptsz", "async", "", "stream:h11 addr:x8 value:u8 flags:u4"},
	{"cuStreamWriteValue64", "async", "", "stream:h11 addr:x8 value:u8 flags:u4"},
	{"cuStreamWriteValue64_ptsz", "async", "", "stream:h11 addr:x8 value:u8 flags:u4"},
	{"cuStreamBatchMemOp_v2", "async", "", "stream:h11 count:u4 paramArray:p flags:u4"},
	{"cuStreamBatchMemOp_v2_ptsz", "async", "", "stream:h11 count:u4 paramArray:p flags:u4"},
	{"cuStreamBatchMemOp", "async", "", "stream:h11 count:u4 paramArray:p flags:u4"},
	{"cuStreamBatchMemOp_ptsz", "async", "", "stream:h11 count:u4 paramArray:p flags:u4"},
	{"cuImportExternalMemory", "refused", "graphics memory and semaphores of the client's machine mean nothing to the server", "extMem_out:*h13 memHandleDesc:p"},
	{"cuExternalMemoryGetMappedBuffer", "refused", "graphics memory and semaphores of the client's machine mean nothing to the server", "devPtr:*x8 extMem:h13 bufferDesc:p"},
	{"cuExternalMemoryGetMappedMipmappedArray", "refused", "graphics memory and semaphores of the client's machine mean nothing to the server", "mipmap:*h7 extMem:h13 mipmapDesc:p"},
	{"cuDestroyExternalMemory", "refused", "graphics memory and semaphores of the client's machine mean nothing to the server", "extMem:h13"},
	{"cuImportExternalSemaphore", "refused", "graphics memory and semaphores of the client's machine mean nothing to the server", "extSem_out:*h14 semHandleDesc:p"},
	{"cuSignalExternalSemaphoresAsync", "refused", "graphics memory and semaphores of the client's machine mean nothing to the server", "extSemArray:p paramsArray:p numExtSems:u4 stream:h11"},
	{"cuSignalExternalSemaphoresAsync_ptsz", "refused", "graphics memory and semaphores of the client's machine mean nothing to the server", "extSemArray:p paramsArray:p numExtSems:u4 stream:h11"},
	{"cuWaitExternalSemaphoresAsync", "refused", "graphics memory and semaphores of the client's machine mean nothing to the server", "extSemArray:p paramsArray:p numExtSems:u4 stream:h11"},
	{"cuWaitExternalSemaphoresAsync_ptsz", "refused", "graphics memory and semaphores of the client's machine mean nothing to the server", "extSemArray:p paramsArray:p numExtSems:u4 stream:h11"},
	{"cuDestroyExternalSemaphore", "refused", "graphics memory and semaphores of the client's machine mean nothing to the server", "extSem:h14"},
	{"cuGraphCreate", "sync", "", "phGraph:*h15 flags:u4"},
	{"cuGraphDestroy", "async", "", "hGraph:h15"},
	{"cuGraphClone", "sync", "", "phGraphClone:*h15 originalGraph:h15"},
	{"cuGraphNodeFindInClone", "sync", "", "phNode:*h16 hOriginalNode:h16 hClonedGraph:h15"},
	{"cuGraphAddNode_v2", "sync", "", "phGraphNode:*h16 hGraph:h15 dependencies:p dependencyData:p numDependencies:u8 nodeParams:p"},
	{"cuGraphAddNode", "sync", "", "phGraphNode:*h16 hGraph:h15 dependencies:p numDependencies:u8 nodeParams:p"},
	{"cuGraphNodeSetParams", "sync", "", "hNode:h16 nodeParams:p"},
	{"cuGraphAddKernelNode_v2", "sync", "", "phGraphNode:*h16 hGraph:h15 dependencies:p numDependencies:u8 nodeParams:p"},
	{"cuGraphAddKernelNode", "sync", "", "phGraphNode:*h16 hGraph:h15 dependencies:p numDependencies:u8 nodeParams:p"},
	{"cuGraphAddMemcpyNode", "sync", "", "phGraphNode:*h16 hGraph:h15 dependencies:p numDependencies:u8 copyParams:p ctx:h1"},
	{"cuGraphAddMemsetNode", "sync", "", "phGraphNode:*h16 hGraph:h15 dependencies:p numDependencies:u8 memsetParams:p ctx:h1"},
	{"cuGraphAddHostNode", "sync", "", "phGraphNode:*h16 hGraph:h15 dependencies:p numDependencies:u8 nodeParams:p"},
	{"cuGraphAddChildGraphNode", "sync", "", "phGraphNode:*h16 hGraph:h15 dependencies:p numDependencies:u8 childGraph:h15"},
	{"cuGraphAddEmptyNode", "sync", "", "phGraphNode:*h16 hGraph:h15 dependencies:p numDependencies:u8"},
	{"cuGraphAddEventRecordNode", "sync", "", "phGraphNode:*h16 hGraph:h15 dependencies:p numDependencies:u8 event:h10"},
	{"cuGraphAddEventWaitNode", "sync", "", "phGraphNode:*h16 hGraph:h15 dependencies:p numDependencies:u8 event:h10"},
	{"cuGraphAddExternalSemaphoresSignalNode", "refused", "external semaphores belong to another API of the client's machine", "phGraphNode:*h16 hGraph:h15 dependencies:p numDependencies:u8 nodeParams:p"},
	{"cuGraphAddExternalSemaphoresWaitNode", "refused", "external semaphores belong to another API of the client's machine", "phGraphNode:*h16 hGraph:h15 dependencies:p numDependencies:u8 nodeParams:p"},
	{"cuGraphAddBatchMemOpNode", "sync", "", "phGraphNode:*h16 hGraph:h15 dependencies:p numDependencies:u8 nodeParams:p"},
	{"cuGraphAddMemAllocNode", "sync", "", "phGraphNode:*h16 hGraph:h15 dependencies:p numDependencies:u8 nodeParams:p"},
	{"cuGraphAddMemFreeNode", "sync", "", "phGraphNode:*h16 hGraph:h15 dependencies:p numDependencies:u8 dptr:x8"},
	{"cuGraphConditionalHandleCreate", "sync", "", "pHandle_out:*u8 hGraph:h15 ctx:h1 defaultLaunchValue:u4 flags:u4"},
	{"cuGraphAddDependencies_v2", "sync", "", "hGraph:h15 from:p to:p edgeData:p numDependencies:u8"},
	{"cuGraphAddDependencies", "sync", "", "hGraph:h15 from:p to:p numDependencies:u8"},
	{"cuGraphRemoveDependencies_v2", "sync", "", "hGraph:h15 from:p to:p edgeData:p numDependencies:u8"},
	{"cuGraphRemoveDependencies", "sync", "", "hGraph:h15 from:p to:p numDependencies:u8"},
	{"cuGraphDestroyNode", "sync", "", "hNode:h16"},
	{"cuGraphGetNodes", "sync", "", "hGraph:h15 nodes:p numNodes:*u8"},
	{"cuGraphGetRootNodes", "sync", "", "hGraph:h15 rootNodes:p numRootNodes:*u8"},
	{"cuGraphGetEdges_v2", "sync", "", "hGraph:h15 from:p to:p edgeData:p numEdges:*u8"},
	{"cuGraphGetEdges", "sync", "", "hGraph:h15 from:p to:p numEdges:*u8"},
	{"cuGraphNodeGetType", "sync", "", "hNode:h16 type:*e36"},
	{"cuGraphNodeGetDependencies_v2", "sync", "", "hNode:h16 dependencies:p edgeData:p numDependencies:*u8"},
	{"cuGraphNodeGetDependencies", "sync", "", "hNode:h16 dependencies:p numDependencies:*u8"},
	{"cuGraphNodeGetDependentNodes_v2", "sync", "", "hNode:h16 dependentNodes:p edgeData:p numDependentNodes:*u8"},
	{"cuGraphNodeGetDependentNodes", "sync", "", "hNode:h16 dependentNodes:p numDependentNodes:*u8"},
	{"cuGraphDebugDotPrint", "sync", "", "hGraph:h15 path:s flags:u4"},
	{"cuGraphKernelNodeGetParams_v2", "sync", "", "hNode:h16 nodeParams:p"},
	{"cuGraphKernelNodeGetParams", "sync", "", "hNode:h16 nodeParams:p"},
	{"cuGraphKernelNodeSetParams_v2", "sync", "", "hNode:h16 nodeParams:p"},
	{"cuGraphKernelNodeSetParams", "sync", "", "hNode:h16 nodeParams:p"},
	{"cuGraphKernelNodeCopyAttributes", "sync", "", "dst:h16 src:h16"},
	{"cuGraphKernelNodeGetAttribute", "sync", "", "hNode:h16 attr:e33 value_out:p"},
	{"cuGraphKernelNodeSetAttribute", "sync", "", "hNode:h16 attr:e33 value:p"},
	{"cuGraphMemcpyNodeGetParams", "sync", "", "hNode:h16 nodeParams:p"},
	{"cuGraphMemcpyNodeSetParams", "sync", "", "hNode:h16 nodeParams:p"},
	{"cuGraphMemsetNodeGetParams", "sync", "", "hNode:h16 nodeParams:p"},
	{"cuGraphMemsetNodeSetParams", "sync", "", "hNode:h16 nodeParams:p"},
	{"cuGraphHostNodeGetParams", "sync", "", "hNode:h16 nodeParams:p"},
	{"cuGraphHostNodeSetParams", "sync", "", "hNode:h16 nodeParams:p"},
	{"cuGraphChildGraphNodeGetGraph", "sync", "", "hNode:h16 phGraph:*h15"},
	{"cuGraphEventRecordNodeGetEvent", "sync", "", "hNode:h16 event_out:*h10"},
	{"cuGraphEventRecordNodeSetEvent", "sync", "", "hNode:h16 event:h10"},
	{"cuGraphEventWaitNodeGetEvent", "sync", "", "hNode:h16 event_out:*h10"},
	{"cuGraphEventWaitNodeSetEvent", "sync", "", "hNode:h16 event:h10"},
	{"cuGraphExternalSemaphoresSignalNodeGetParams", "refused", "external semaphores belong to another API of the client's machine", "hNode:h16 params_out:p"},
	{"cuGraphExternalSemaphoresSignalNodeSetParams", "refused", "external semaphores belong to another API of the client's machine", "hNode:h16 nodeParams:p"},
	{"cuGraphExternalSemaphoresWaitNodeGetParams", "refused", "external semaphores belong to another API of the client's machine", "hNode:h16 params_out:p"},
	{"cuGraphExternalSemaphoresWaitNodeSetParams", "refused", "external semaphores belong to another API of the client's machine", "hNode:h16 nodeParams:p"},
	{"cuGraphBatchMemOpNodeGetParams", "sync", "", "hNode:h16 nodeParams_out:p"},
	{"cuGraphBatchMemOpNodeSetParams", "sync", "", "hNode:h16 nodeParams:p"},
	{"cuGraphMemAllocNodeGetParams", "sync", "", "hNode:h16 params_out:p"},
	{"cuGraphMemFreeNodeGetParams", "sync", "", "hNode:h16 dptr_out:*x8"},
	{"cuDeviceGraphMemTrim", "local", "", "device:i4"},
	{"cuDeviceGetGraphMemAttribute", "sync", "", "device:i4 attr:e37 value:*u8"},
	{"cuDeviceSetGraphMemAttribute", "sync", "", "device:i4 attr:e37 value:p"},
	{"cuUserObjectCreate", "async", "", "object_out:*h19 ptr:p destroy:p initialRefcount:u4 flags:u4"},
	{"cuUserObjectRetain", "async", "", "object:h19 count:u4"},
	{"cuUserObjectRelease", "async", "", "object:h19 count:u4"},
	{"cuGraphRetainUserObject", "sync", "", "graph:h15 object:h19 count:u4 flags:u4"},
	{"cuGraphReleaseUserObject", "sync", "", "graph:h15 object:h19 count:u4"},
	{"cuGraphInstantiateWithFlags", "sync", "", "phGraphExec:*h17 hGraph:h15 flags:u8"},
	{"cuGraphInstantiateWithParams", "sync", "", "phGraphExec:*h17 hGraph:h15 instantiateParams:p"},
	{"cuGraphInstantiateWithParams_ptsz", "sync", "", "phGraphExec:*h17 hGraph:h15 instantiateParams:p"},
	{"cuGraphInstantiate_v2", "sync", "", "phGraphExec:*h17 hGraph:h15 phErrorNode:*h16 logBuffer:p bufferSize:u8"},
	{"cuGraphInstantiate", "sync", "", "phGraphExec:*h17 hGraph:h15 phErrorNode:*h16 logBuffer:p bufferSize:u8"},
	{"cuGraphExecGetFlags", "sync", "", "hGraphExec:h17 flags:*u8"},
	{"cuGraphExecNodeSetParams", "sync", "", "hGraphExec:h17 hNode:h16 nodeParams:p"},
	{"cuGraphExecKernelNodeSetParams_v2", "sync", "", "hGraphExec:h17 hNode:h16 nodeParams:p"},
	{"cuGraphExecKernelNodeSetParams", "sync", "", "hGraphExec:h17 hNode:h16 nodeParams:p"},
	{"cuGraphExecMemcpyNodeSetParams", "sync", "", "hGraphExec:h17 hNode:h16 copyParams:p ctx:h1"},
	{"cuGraphExecMemsetNodeSetParams", "sync", "", "hGraphExec:h17 hNode:h16 memsetParams:p ctx:h1"},
	{"cuGraphExecHostNodeSetParams", "sync", "", "hGraphExec:h17 hNode:h16 nodeParams:p"},
	{"cuGraphExecChildGraphNodeSetParams", "sync", "", "hGraphExec:h17 hNode:h16 childGraph:h15"},
	{"cuGraphExecEventRecordNodeSetEvent", "sync", "", "hGraphExec:h17 hNode:h16 event:h10"},
	{"cuGraphExecEventWaitNodeSetEvent", "sync", "", "hGraphExec:h17 hNode:h16 event:h10"},
	{"cuGraphExecExternalSemaphoresSignalNodeSetParams", "refused", "external semaphores belong to another API of the client's machine", "hGraphExec:h17 hNode:h16 nodeParams:p"},
	{"cuGraphExecExternalSemaphoresWaitNodeSetParams", "refused", "external semaphores belong to another API of the client's machine", "hGraphExec:h17 hNode:h16 nodeParams:p"},
	{"cuGraphExecBatchMemOpNodeSetParams", "sync", "", "hGraphExec:h17 hNode:h16 nodeParams:p"},
	{"cuGraphNodeSetEnabled", "sync", "", "hGraphExec:h17 hNode:h16 isEnabled:u4"},
	{"cuGraphNodeGetEnabled", "sync", "", "hGraphExec:h17 hNode:h16 isEnabled:*u4"},
	{"cuGraphExecUpdate_v2", "sync", "", "hGraphExec:h17 hGraph:h15 resultInfo:p"},
	{"cuGraphExecUpdate", "sync", "", "hGraphExec:h17 hGraph:h15 hErrorNode_out:*h16 updateResult_out:*e38"},
	{"cuGraphUpload", "async", "", "hGraph:h17 hStream:h11"},
	{"cuGraphUpload_ptsz", "async", "", "hGraph:h17 hStream:h11"},
	{"cuGraphLaunch", "async", "", "hGraph:h17 hStream:h11"},
	{"cuGraphLaunch_ptsz", "async", "", "hGraph:h17 hStream:h11"},
	{"cuGraphExecDestroy", "async", "", "hGraphExec:h17"},
	{"cuGreenCtxCreate", "sync", "", "phCtx:*h22 desc:h25 dev:i4 flags:u4"},
	{"cuGreenCtxDestroy", "sync", "", "hCtx:h22"},
	{"cuGreenCtxGetId", "local", "", "greenCtx:h22 greenCtxId:*u8"},
	{"cuGreenCtxRecordEvent", "async", "", "hCtx:h22 hEvent:h10"},
	{"cuGreenCtxWaitEvent", "async", "", "hCtx:h22 hEvent:h10"},
	{"cuGreenCtxStreamCreate", "async", "", "phStream:*h11 greenCtx:h22 flags:u4 priority:i4"},
	{"cuGreenCtxGetDevResource", "sync", "", "hCtx:h22 resource:p type:e39"},
	{"cuCtxFromGreenCtx", "local", "", "pContext:*h1 hCtx:h22"},
	{"cuCtxGetDevResource", "sync", "", "hCtx:h1 resource:p type:e39"},
	{"cuStreamGetGreenCtx", "local", "", "hStream:h11 phCtx:*h22"},
	{"cuDeviceGetDevResource", "sync", "", "device:i4 resource:p type:e39"},
	{"cuDevSmResourceSplitByCount", "sync", "", "result:p nbGroups:*u4 input:p remaining:p useFlags:u4 minCount:u4"},
	{"cuDevResourceGenerateDesc", "sync", "", "phDesc:*h25 resources:p nbResources:u4"},
	{"cuCoredumpGetAttribute", "local", "", "attrib:e40 value:p size:*u8"},
	{"cuCoredumpGetAttributeGlobal", "local", "", "attrib:e40 value:p size:*u8"},
	{"cuCoredumpSetAttribute", "local", "", "attrib:e40 value:p size:*u8"},
	{"cuCoredumpSetAttributeGlobal", "local", "", "attrib:e40 value:p size:*u8"},
	{"cuCheckpointProcessGetRestoreThreadId", "refused", "would stop the server's process, not this one", "pid:i4 tid:*i4"},
	{"cuCheckpointProcessGetState", "local", "", "pid:i4 state:*e41"},
	{"cuCheckpointProcessLock", "refused", "would stop the server's process, not this one", "pid:i4 args:p"},
	{"cuCheckpointProcessCheckpoint", "refused", "would stop the server's process, not this one", "pid:i4 args:p"},
	{"cuCheckpointProcessRestore", "refused", "would stop the server's process, not this one", "pid:i4 args:p"},
	{"cuCheckpointProcessUnlock", "refused", "would stop the server's process, not this one", "pid:i4 args:p"},
	{"cuLogsRegisterCallback", "local", "", "callbackFunc:p userData:p callback_out:*h26"},
	{"cuLogsUnregisterCallback", "local", "", "callback:h26"},
	{"cuLogsCurrent", "local", "", "iterator_out:*u4 flags:u4"},
	{"cuLogsDumpToFile", "local", "", "iterator:*u4 pathToFile:s flags:u4"},
	{"cuLogsDumpToMemory", "local", "", "iterator:*u4 buffer:p size:*u8 flags:u4"},
	{"cuProfilerInitialize", "local", "", "configFile:s outputFile:s outputMode:e42"},
	{"cuProfilerStart", "local", "", ""},
	{"cuProfilerStop", "local", "", ""},
	{"cuGraphicsUnregisterResource", "local", "", "resource:h12"},
	{"cuGraphicsSubResourceGetMappedArray", "local", "", "pArray:*h6 resource:h12 arrayIndex:u4 mipLevel:u4"},
	{"cuGraphicsResourceGetMappedMipmappedArray", "local", "", "pMipmappedArray:*h7 resource:h12"},
	{"cuGraphicsResourceGetMappedPointer_v2", "local", "", "pDevPtr:*x8 pSize:*u8 resource:h12"},
	{"cuGraphicsResourceGetMappedPointer", "local", "", "pDevPtr:*u4 pSize:*u4 resource:h12"},
	{"cuGraphicsResourceSetMapFlags_v2", "local", "", "resource:h12 flags:u4"},
	{"cuGraphicsResourceSetMapFlags", "local", "", "resource:h12 flags:u4"},
	{"cuGraphicsMapResources", "local", "", "count:u4 resources:p hStream:h11"},
	{"cuGraphicsMapResources_ptsz", "local", "", "count:u4 resources:p hStream:h11"},
	{"cuGraphicsUnmapResources", "local", "", "count:u4 resources:p hStream:h11"},
	{"cuGraphicsUnmapResources_ptsz", "local", "", "count:u4 resources:p hStream:h11"},
	{"cuEGLApiInit", "refused", "graphics interop", ""},
	{"cuEGLStreamConsumerAcquireFrame", "refused", "graphics interop", ""},
	{"cuEGLStreamConsumerConnect", "refused", "graphics interop", "conn:p stream:p"},
	{"cuEGLStreamConsumerConnectWithFlags", "refused", "graphics interop", "conn:p stream:p flags:u4"},
	{"cuEGLStreamConsumerDisconnect", "refused", "graphics interop", ""},
	{"cuEGLStreamConsumerReleaseFrame", "refused", "graphics interop", ""},
	{"cuEGLStreamProducerConnect", "refused", "graphics interop", "conn:p stream:p width:i4 height:i4"},
	{"cuEGLStreamProducerDisconnect", "refused", "graphics interop", ""},
	{"cuEGLStreamProducerPresentFrame", "refused", "graphics interop", ""},
	{"cuEGLStreamProducerReturnFrame", "refused", "graphics interop", ""},
	{"cuGLCtxCreate", "refused", "graphics interop", "pctx:p flags:u4 device:i4"},
	{"cuGLCtxCreate_v2", "refused", "graphics interop", "pctx:p flags:u4 device:i4"},
	{"cuGLGetDevices", "refused", "graphics interop", ""},
	{"cuGLGetDevices_v2", "refused", "graphics interop", ""},
	{"cuGLInit", "refused", "graphics interop", ""},
	{"cuGLMapBufferObject", "refused", "graphics interop", ""},
	{"cuGLMapBufferObjectAsync", "refused", "graphics interop", ""},
	{"cuGLMapBufferObjectAsync_v2", "refused", "graphics interop", ""},
	{"cuGLMapBufferObjectAsync_v2_ptsz", "refused", "graphics interop", ""},
	{"cuGLMapBufferObject_v2", "refused", "graphics interop", ""},
	{"cuGLMapBufferObject_v2_ptds", "refused", "graphics interop", ""},
	{"cuGLRegisterBufferObject", "refused", "graphics interop", ""},
	{"cuGLSetBufferObjectMapFlags", "refused", "graphics interop", ""},
	{"cuGLUnmapBufferObject", "refused", "graphics interop", ""},
	{"cuGLUnmapBufferObjectAsync", "refused", "graphics interop", ""},
	{"cuGLUnregisterBufferObject", "refused", "graphics interop", ""},
	{"cuGraphicsEGLRegisterImage", "refused", "graphics interop", "out:p"},
	{"cuGraphicsGLRegisterBuffer", "refused", "graphics interop", "out:p"},
	{"cuGraphicsGLRegisterImage", "refused", "graphics interop", "out:p"},
	{"cuGraphicsResourceGetMappedEglFrame", "refused", "graphics interop", ""},
	{"cuGraphicsVDPAURegisterOutputSurface", "refused", "graphics interop", ""},
	{"cuGraphicsVDPAURegisterVideoSurface", "refused", "graphics interop", ""},
	{"cuVDPAUCtxCreate", "refused", "graphics interop", "pctx:p"},
	{"cuVDPAUCtxCreate_v2", "refused", "graphics interop", "pctx:p"},
	{"cuVDPAUGetDevice", "refused", "graphics interop", "device:p"},
	{"cuMemGetAttribute", "refused", "undocumented", ""},
	{"cuMemGetAttribute_v2", "refused", "undocumented", ""},
	{"cudbgApiAttach", "refused", "debugger hook", ""},
	{"cudbgApiDetach", "refused", "debugger hook", ""},
	{"cudbgApiInit", "refused", "debugger hook", ""},
	{"cudbgGetAPI", "refused", "debugger hook", ""},
	{"cudbgGetAPIVersion", "refused", "debugger hook", ""},
	{"cudbgMain", "refused", "debugger hook", ""},
	{"cudbgReportDriverApiError", "refused", "debugger hook", ""},
	{"cudbgReportDriverInternalError", "refused", "debugger hook", ""},
};

CUresult shim_cuGetErrorString(CUresult error, void *pStr);
CUresult cuGetErrorString(CUresult error, void *pStr) ENTRY(0, shim_cuGetErrorString(error, pStr), far_cuGetErrorString(error, pStr), (uint64_t)error, (uintptr_t)pStr, 0)

CUresult shim_cuGetErrorName(CUresult error, void *pStr);
CUresult cuGetErrorName(CUresult error, void *pStr) ENTRY(1, shim_cuGetErrorName(error, pStr), far_cuGetErrorName(error, pStr), (uint64_t)error, (uintptr_t)pStr, 0)

CUresult shim_cuInit(unsigned Flags);
CUresult cuInit(unsigned Flags) ENTRY(2, shim_cuInit(Flags), far_cuInit(Flags), (uint64_t)Flags, 0)

CUresult shim_cuDriverGetVersion(int *driverVersion);
CUresult cuDriverGetVersion(int *driverVersion) ENTRY(3, shim_cuDriverGetVersion(driverVersion), far_cuDriverGetVersion(driverVersion), (uintptr_t)driverVersion, 0)

CUresult shim_cuGetProcAddress_v2(const char *symbol, void *pfn, int cudaVersion, cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus);
CUresult cuGetProcAddress_v2(const char *symbol, void *pfn, int cudaVersion, cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus) ENTRY(4, shim_cuGetProcAddress_v2(symbol, pfn, cudaVersion, flags, symbolStatus), far_cuGetProcAddress_v2(symbol, pfn, cudaVersion, flags, symbolStatus), (uintptr_t)symbol, (uintptr_t)pfn, (uint64_t)cudaVersion, (uint64_t)flags, (uintptr_t)symbolStatus, 0)

CUresult shim_cuGetProcAddress(const char *symbol, void *pfn, int cudaVersion, cuuint64_t flags);
CUresult cuGetProcAddress(const char *symbol, void *pfn, int cudaVersion, cuuint64_t flags) ENTRY(5, shim_cuGetProcAddress(symbol, pfn, cudaVersion, flags), far_cuGetProcAddress(symbol, pfn, cudaVersion, flags), (uintptr_t)symbol, (uintptr_t)pfn, (uint64_t)cudaVersion, (uint64_t)flags, 0)

CUresult shim_cuGetExportTable(void *ppExportTable, const CUuuid *pExportTableId);
CUresult cuGetExportTable(void *ppExportTable, const CUuuid *pExportTableId) ENTRY(6, shim_cuGetExportTable(ppExportTable, pExportTableId), far_cuGetExportTable(ppExportTable, pExportTableId), (uintptr_t)ppExportTable, (uintptr_t)pExportTableId, 0)

CUresult shim_cuDeviceGet(CUdevice *device, int ordinal);
CUresult cuDeviceGet(CUdevice *device, int ordinal) ENTRY(7, shim_cuDeviceGet(device, ordinal), far_cuDeviceGet(device, ordinal), (uintptr_t)device, (uint64_t)ordinal, 0)

CUresult shim_cuDeviceGetCount(int *count);
CUresult cuDeviceGetCount(int *count) ENTRY(8, shim_cuDeviceGetCount(count), far_cuDeviceGetCount(count), (uintptr_t)count, 0)

CUresult shim_cuDeviceGetName(char *name, int len, CUdevice dev);
CUresult cuDeviceGetName(char *name, int len, CUdevice dev) ENTRY(9, shim_cuDeviceGetName(name, len, dev), far_cuDeviceGetName(name, len, dev), (uintptr_t)name, (uint64_t)len, (uint64_t)dev, 0)

CUresult shim_cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev);
CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev) ENTRY(10, shim_cuDeviceGetUuid_v2(uuid, dev), far_cuDeviceGetUuid_v2(uuid, dev), (uintptr_t)uuid, (uint64_t)dev, 0)

CUresult shim_cuDeviceGetUuid(CUuuid *uuid, CUdevice dev);
CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice dev) ENTRY(11, shim_cuDeviceGetUuid(uuid, dev), far_cuDeviceGetUuid(uuid, dev), (uintptr_t)uuid, (uint64_t)dev, 0)

CUresult shim_cuDeviceGetLuid(char *luid, unsigned *deviceNodeMask, CUdevice dev);
CUresult cuDeviceGetLuid(char *luid, unsigned *deviceNodeMask, CUdevice dev) ENTRY(12, shim_cuDeviceGetLuid(luid, deviceNodeMask, dev), far_cuDeviceGetLuid(luid, deviceNodeMask, dev), (uintptr_t)luid, (uintptr_t)deviceNodeMask, (uint64_t)dev, 0)

CUresult shim_cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev);
CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev) ENTRY(13, shim_cuDeviceTotalMem_v2(bytes, dev), far_cuDeviceTotalMem_v2(bytes, dev), (uintptr_t)bytes, (uint64_t)dev, 0)

CUresult shim_cuDeviceTotalMem(unsigned *bytes, CUdevice dev);
CUresult cuDeviceTotalMem(unsigned *bytes, CUdevice dev) ENTRY(14, shim_cuDeviceTotalMem(bytes, dev), far_cuDeviceTotalMem(bytes, dev), (uintptr_t)bytes, (uint64_t)dev, 0)

CUresult shim_cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format, unsigned numChannels, CUdevice dev);
CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format, unsigned numChannels, CUdevice dev) ENTRY(15, shim_cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements, format, numChannels, dev), far_cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements, format, numChannels, dev), (uintptr_t)maxWidthInElements, (uint64_t)format, (uint64_t)numChannels, (uint64_t)dev, 0)

CUresult shim_cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev);
CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev) ENTRY(16, shim_cuDeviceGetAttribute(pi, attrib, dev), far_cuDeviceGetAttribute(pi, attrib, dev), (uintptr_t)pi, (uint64_t)attrib, (uint64_t)dev, 0)

CUresult shim_cuDeviceGetHostAtomicCapabilities(unsigned *capabilities, const CUatomicOperation *operations, unsigned count, CUdevice dev);
CUresult cuDeviceGetHostAtomicCapabilities(unsigned *capabilities, const CUatomicOperation *operations, unsigned count, CUdevice dev) ENTRY(17, shim_cuDeviceGetHostAtomicCapabilities(capabilities, operations, count, dev), far_cuDeviceGetHostAtomicCapabilities(capabilities, operations, count, dev), (uintptr_t)capabilities, (uintptr_t)operations, (uint64_t)count, (uint64_t)dev, 0)

CUresult shim_cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags);
CUresult cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags) ENTRY(18, shim_cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, dev, flags), far_cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, dev, flags), (uintptr_t)nvSciSyncAttrList, (uint64_t)dev, (uint64_t)flags, 0)

CUresult shim_cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev);
CUresult cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev) ENTRY(19, shim_cuDeviceGetExecAffinitySupport(pi, type, dev), far_cuDeviceGetExecAffinitySupport(pi, type, dev), (uintptr_t)pi, (uint64_t)type, (uint64_t)dev, 0)

CUresult shim_cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope);
CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope) ENTRY(20, shim_need_context() ?: shim_cuFlushGPUDirectRDMAWrites(target, scope), far_cuFlushGPUDirectRDMAWrites(target, scope), (uint64_t)target, (uint64_t)scope, 0)

CUresult shim_cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId);
CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId) ENTRY(21, shim_cuDeviceGetByPCIBusId(dev, pciBusId), far_cuDeviceGetByPCIBusId(dev, pciBusId), (uintptr_t)dev, (uintptr_t)pciBusId, 0)

CUresult shim_cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev);
CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev) ENTRY(22, shim_cuDeviceGetPCIBusId(pciBusId, len, dev), far_cuDeviceGetPCIBusId(pciBusId, len, dev), (uintptr_t)pciBusId, (uint64_t)len, (uint64_t)dev, 0)

CUresult shim_cuDeviceGetProperties(CUdevprop_v1 *prop, CUdevice dev);
CUresult cuDeviceGetProperties(CUdevprop_v1 *prop, CUdevice dev) ENTRY(23, shim_cuDeviceGetProperties(prop, dev), far_cuDeviceGetProperties(prop, dev), (uintptr_t)prop, (uint64_t)dev, 0)

CUresult shim_cuDeviceComputeCapability(int *major, int *minor, CUdevice dev);
CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice dev) ENTRY(24, shim_cuDeviceComputeCapability(major, minor, dev), far_cuDeviceComputeCapability(major, minor, dev), (uintptr_t)major, (uintptr_t)minor, (uint64_t)dev, 0)

CUresult shim_cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev);
CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev) ENTRY(25, shim_cuDeviceCanAccessPeer(canAccessPeer, dev, peerDev), far_cuDeviceCanAccessPeer(canAccessPeer, dev, peerDev), (uintptr_t)canAccessPeer, (uint64_t)dev, (uint64_t)peerDev, 0)

CUresult shim_cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice);
CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice) ENTRY(26, shim_cuDeviceGetP2PAttribute(value, attrib, srcDevice, dstDevice), far_cuDeviceGetP2PAttribute(value, attrib, srcDevice, dstDevice), (uintptr_t)value, (uint64_t)attrib, (uint64_t)srcDevice, (uint64_t)dstDevice, 0)

CUresult shim_cuDeviceGetP2PAtomicCapabilities(unsigned *capabilities, const CUatomicOperation *operations, unsigned count, CUdevice srcDevice, CUdevice dstDevice);
CUresult cuDeviceGetP2PAtomicCapabilities(unsigned *capabilities, const CUatomicOperation *operations, unsigned count, CUdevice srcDevice, CUdevice dstDevice) ENTRY(27, shim_cuDeviceGetP2PAtomicCapabilities(capabilities, operations, count, srcDevice, dstDevice), far_cuDeviceGetP2PAtomicCapabilities(capabilities, operations, count, srcDevice, dstDevice), (uintptr_t)capabilities, (uintptr_t)operations, (uint64_t)count, (uint64_t)srcDevice, (uint64_t)dstDevice, 0)

CUresult shim_cuDeviceRegisterAsyncNotification(CUdevice device, void *callbackFunc, void *userData, CUasyncCallbackHandle *callback);
CUresult cuDeviceRegisterAsyncNotification(CUdevice device, void *callbackFunc, void *userData, CUasyncCallbackHandle *callback) ENTRY(28, shim_cuDeviceRegisterAsyncNotification(device, callbackFunc, userData, callback), far_cuDeviceRegisterAsyncNotification(device, callbackFunc, userData, callback), (uint64_t)device, (uintptr_t)callbackFunc, (uintptr_t)userData, (uintptr_t)callback, 0)

CUresult shim_cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback);
CUresult cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback) ENTRY(29, shim_cuDeviceUnregisterAsyncNotification(device, callback), far_cuDeviceUnregisterAsyncNotification(device, callback), (uint64_t)device, (uintptr_t)callback, 0)

CUresult shim_cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev);
CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev) ENTRY(30, shim_cuDevicePrimaryCtxRetain(pctx, dev), far_cuDevicePrimaryCtxRetain(pctx, dev), (uintptr_t)pctx, (uint64_t)dev, 0)

CUresult shim_cuDevicePrimaryCtxRelease_v2(CUdevice dev);
CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev) ENTRY(31, shim_cuDevicePrimaryCtxRelease_v2(dev), far_cuDevicePrimaryCtxRelease_v2(dev), (uint64_t)dev, 0)

CUresult shim_cuDevicePrimaryCtxRelease(CUdevice dev);
CUresult cuDevicePrimaryCtxRelease(CUdevice dev) ENTRY(32, shim_cuDevicePrimaryCtxRelease(dev), far_cuDevicePrimaryCtxRelease(dev), (uint64_t)dev, 0)

CUresult shim_cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned flags);
CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned flags) ENTRY(33, shim_cuDevicePrimaryCtxSetFlags_v2(dev, flags), far_cuDevicePrimaryCtxSetFlags_v2(dev, flags), (uint64_t)dev, (uint64_t)flags, 0)

CUresult shim_cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned flags);
CUresult cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned flags) ENTRY(34, shim_need_inactive(dev) ?: shim_cuDevicePrimaryCtxSetFlags(dev, flags), far_cuDevicePrimaryCtxSetFlags(dev, flags), (uint64_t)dev, (uint64_t)flags, 0)

CUresult shim_cuDevicePrimaryCtxGetState(CUdevice dev, unsigned *flags, int *active);
CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned *flags, int *active) ENTRY(35, shim_cuDevicePrimaryCtxGetState(dev, flags, active), far_cuDevicePrimaryCtxGetState(dev, flags, active), (uint64_t)dev, (uintptr_t)flags, (uintptr_t)active, 0)

CUresult shim_cuDevicePrimaryCtxReset_v2(CUdevice dev);
CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev) ENTRY(36, shim_cuDevicePrimaryCtxReset_v2(dev), far_cuDevicePrimaryCtxReset_v2(dev), (uint64_t)dev, 0)

CUresult shim_cuDevicePrimaryCtxReset(CUdevice dev);
CUresult cuDevicePrimaryCtxReset(CUdevice dev) ENTRY(37, shim_cuDevicePrimaryCtxReset(dev), far_cuDevicePrimaryCtxReset(dev), (uint64_t)dev, 0)

CUresult shim_cuCtxCreate_v4(CUcontext *pctx, const CUctxCreateParams *ctxCreateParams, unsigned flags, CUdevice dev);
CUresult cuCtxCreate_v4(CUcontext *pctx, const CUctxCreateParams *ctxCreateParams, unsigned flags, CUdevice dev) ENTRY(38, shim_cuCtxCreate_v4(pctx, ctxCreateParams, flags, dev), far_cuCtxCreate_v4(pctx, ctxCreateParams, flags, dev), (uintptr_t)pctx, (uintptr_t)ctxCreateParams, (uint64_t)flags, (uint64_t)dev, 0)

CUresult shim_cuCtxCreate_v3(CUcontext *pctx, const CUexecAffinityParam_v1 *paramsArray, int numParams, unsigned flags, CUdevice dev);
CUresult cuCtxCreate_v3(CUcontext *pctx, const CUexecAffinityParam_v1 *paramsArray, int numParams, unsigned flags, CUdevice dev) ENTRY(39, shim_enter() ?: shim_cuCtxCreate_v3(pctx, paramsArray, numParams, flags, dev), far_cuCtxCreate_v3(pctx, paramsArray, numParams, flags, dev), (uintptr_t)pctx, (uintptr_t)paramsArray, (uint64_t)numParams, (uint64_t)flags, (uint64_t)dev, 0)

CUresult shim_cuCtxCreate_v2(CUcontext *pctx, unsigned flags, CUdevice dev);
CUresult cuCtxCreate_v2(CUcontext *pctx, unsigned flags, CUdevice dev) ENTRY(40, shim_cuCtxCreate_v2(pctx, flags, dev), far_cuCtxCreate_v2(pctx, flags, dev), (uintptr_t)pctx, (uint64_t)flags, (uint64_t)dev, 0)

CUresult shim_cuCtxCreate(CUcontext *pctx, unsigned flags, CUdevice dev);
CUresult cuCtxCreate(CUcontext *pctx, unsigned flags, CUdevice dev) ENTRY(41, shim_cuCtxCreate(pctx, flags, dev), far_cuCtxCreate(pctx, flags, dev), (uintptr_t)pctx, (uint64_t)flags, (uint64_t)dev, 0)

CUresult shim_cuCtxDestroy_v2(CUcontext ctx);
CUresult cuCtxDestroy_v2(CUcontext ctx) ENTRY(42, shim_or_destroyed(shim_cuCtxDestroy_v2(ctx)), far_cuCtxDestroy_v2(ctx), (uintptr_t)ctx, 0)

CUresult shim_cuCtxDestroy(CUcontext ctx);
CUresult cuCtxDestroy(CUcontext ctx) ENTRY(43, shim_or_destroyed(shim_cuCtxDestroy(ctx)), far_cuCtxDestroy(ctx), (uintptr_t)ctx, 0)

CUresult shim_cuCtxPushCurrent_v2(CUcontext ctx);
CUresult cuCtxPushCurrent_v2(CUcontext ctx) ENTRY(44, shim_cuCtxPushCurrent_v2(ctx), far_cuCtxPushCurrent_v2(ctx), (uintptr_t)ctx, 0)

CUresult shim_cuCtxPushCurrent(CUcontext ctx);
CUresult cuCtxPushCurrent(CUcontext ctx) ENTRY(45, shim_cuCtxPushCurrent(ctx), far_cuCtxPushCurrent(ctx), (uintptr_t)ctx, 0)

CUresult shim_cuCtxPopCurrent_v2(CUcontext *pctx);
CUresult cuCtxPopCurrent_v2(CUcontext *pctx) ENTRY(46, shim_cuCtxPopCurrent_v2(pctx), far_cuCtxPopCurrent_v2(pctx), (uintptr_t)pctx, 0)

CUresult shim_cuCtxPopCurrent(CUcontext *pctx);
CUresult cuCtxPopCurrent(CUcontext *pctx) ENTRY(47, shim_cuCtxPopCurrent(pctx), far_cuCtxPopCurrent(pctx), (uintptr_t)pctx, 0)

CUresult shim_cuCtxSetCurrent(CUcontext ctx);
CUresult cuCtxSetCurrent(CUcontext ctx) ENTRY(48, shim_cuCtxSetCurrent(ctx), far_cuCtxSetCurrent(ctx), (uintptr_t)ctx, 0)

CUresult shim_cuCtxGetCurrent(CUcontext *pctx);
CUresult cuCtxGetCurrent(CUcontext *pctx) ENTRY(49, shim_cuCtxGetCurrent(pctx), far_cuCtxGetCurrent(pctx), (uintptr_t)pctx, 0)

CUresult shim_cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx);
CUresult cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx) ENTRY(50, shim_cuCtxGetDevice_v2(device, ctx), far_cuCtxGetDevice_v2(device, ctx), (uintptr_t)device, (uintptr_t)ctx, 0)

CUresult shim_cuCtxGetDevice(CUdevice *device);
CUresult cuCtxGetDevice(CUdevice *device) ENTRY(51, shim_cuCtxGetDevice(device), far_cuCtxGetDevice(device), (uintptr_t)device, 0)

CUresult shim_cuCtxGetFlags(unsigned *flags);
CUresult cuCtxGetFlags(unsigned *flags) ENTRY(52, shim_cuCtxGetFlags(flags), far_cuCtxGetFlags(flags), (uintptr_t)flags, 0)

CUresult shim_cuCtxSetFlags(unsigned flags);
CUresult cuCtxSetFlags(unsigned flags) ENTRY(53, shim_cuCtxSetFlags(flags), far_cuCtxSetFlags(flags), (uint64_t)flags, 0)

CUresult shim_cuCtxGetId(CUcontext ctx, uint64_t *ctxId);
CUresult cuCtxGetId(CUcontext ctx, uint64_t *ctxId) ENTRY(54, shim_cuCtxGetId(ctx, ctxId), far_cuCtxGetId(ctx, ctxId), (uintptr_t)ctx, (uintptr_t)ctxId, 0)

CUresult shim_cuCtxSynchronize_v2(CUcontext ctx);
CUresult cuCtxSynchronize_v2(CUcontext ctx) ENTRY(55, shim_cuCtxSynchronize_v2(ctx), far_cuCtxSynchronize_v2(ctx), (uintptr_t)ctx, 0)

CUresult shim_cuCtxSynchronize(void);
CUresult cuCtxSynchronize(void) ENTRY(56, shim_cuCtxSynchronize(), far_cuCtxSynchronize(), 0)

CUresult shim_cuCtxSetLimit(CUlimit limit, size_t value);
CUresult cuCtxSetLimit(CUlimit limit, size_t value) ENTRY(57, shim_need_living() ?: shim_cuCtxSetLimit(limit, value), far_cuCtxSetLimit(limit, value), (uint64_t)limit, (uint64_t)value, 0)

CUresult shim_cuCtxGetLimit(size_t *pvalue, CUlimit limit);
CUresult cuCtxGetLimit(size_t *pvalue, CUlimit limit) ENTRY(58, shim_need_living() ?: shim_cuCtxGetLimit(pvalue, limit), far_cuCtxGetLimit(pvalue, limit), (uintptr_t)pvalue, (uint64_t)limit, 0)

CUresult shim_cuCtxGetCacheConfig(CUfunc_cache *pconfig);
CUresult cuCtxGetCacheConfig(CUfunc_cache *pconfig) ENTRY(59, shim_need_living() ?: shim_cuCtxGetCacheConfig(pconfig), far_cuCtxGetCacheConfig(pconfig), (uintptr_t)pconfig, 0)

CUresult shim_cuCtxSetCacheConfig(CUfunc_cache config);
CUresult cuCtxSetCacheConfig(CUfunc_cache config) ENTRY(60, shim_need_living() ?: shim_cuCtxSetCacheConfig(config), far_cuCtxSetCacheConfig(config), (uint64_t)config, 0)

CUresult shim_cuCtxGetSharedMemConfig(CUsharedconfig *pConfig);
CUresult cuCtxGetSharedMemConfig(CUsharedconfig *pConfig) ENTRY(61, shim_need_living() ?: shim_cuCtxGetSharedMemConfig(pConfig), far_cuCtxGetSharedMemConfig(pConfig), (uintptr_t)pConfig, 0)

CUresult shim_cuCtxSetSharedMemConfig(CUsharedconfig config);
CUresult cuCtxSetSharedMemConfig(CUsharedconfig config) ENTRY(62, shim_need_living() ?: shim_cuCtxSetSharedMemConfig(config), far_cuCtxSetSharedMemConfig(config), (uint64_t)config, 0)

CUresult shim_cuCtxGetApiVersion(CUcontext ctx, unsigned *version);
CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned *version) ENTRY(63, shim_cuCtxGetApiVersion(ctx, version), far_cuCtxGetApiVersion(ctx, version), (uintptr_t)ctx, (uintptr_t)version, 0)

CUresult shim_cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority);
CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority) ENTRY(64, shim_need_living() ?: shim_cuCtxGetStreamPriorityRange(leastPriority, greatestPriority), far_cuCtxGetStreamPriorityRange(leastPriority, greatestPriority), (uintptr_t)leastPriority, (uintptr_t)greatestPriority, 0)

CUresult shim_cuCtxResetPersistingL2Cache(void);
CUresult cuCtxResetPersistingL2Cache(void) ENTRY(65, shim_need_context() ?: shim_cuCtxResetPersistingL2Cache(), far_cuCtxResetPersistingL2Cache(), 0)

CUresult shim_cuCtxGetExecAffinity(CUexecAffinityParam_v1 *pExecAffinity, CUexecAffinityType type);
CUresult cuCtxGetExecAffinity(CUexecAffinityParam_v1 *pExecAffinity, CUexecAffinityType type) ENTRY(66, shim_need_context() ?: shim_cuCtxGetExecAffinity(pExecAffinity, type), far_cuCtxGetExecAffinity(pExecAffinity, type), (uintptr_t)pExecAffinity, (uint64_t)type, 0)

CUresult shim_cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent);
CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent) ENTRY(67, shim_cuCtxRecordEvent(hCtx, hEvent), far_cuCtxRecordEvent(hCtx, hEvent), (uintptr_t)hCtx, (uintptr_t)hEvent, 0)

CUresult shim_cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent);
CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent) ENTRY(68, shim_cuCtxWaitEvent(hCtx, hEvent), far_cuCtxWaitEvent(hCtx, hEvent), (uintptr_t)hCtx, (uintptr_t)hEvent, 0)

CUresult shim_cuCtxAttach(CUcontext *pctx, unsigned flags);
CUresult cuCtxAttach(CUcontext *pctx, unsigned flags) ENTRY(69, shim_cuCtxAttach(pctx, flags), far_cuCtxAttach(pctx, flags), (uintptr_t)pctx, (uint64_t)flags, 0)

CUresult shim_cuCtxDetach(CUcontext ctx);
CUresult cuCtxDetach(CUcontext ctx) ENTRY(70, shim_need_living() ?: shim_cuCtxDetach(ctx), far_cuCtxDetach(ctx), (uintptr_t)ctx, 0)

CUresult shim_cuCtxEnablePeerAccess(CUcontext peerContext, unsigned Flags);
CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned Flags) ENTRY(71, shim_cuCtxEnablePeerAccess(peerContext, Flags), far_cuCtxEnablePeerAccess(peerContext, Flags), (uintptr_t)peerContext, (uint64_t)Flags, 0)

CUresult shim_cuCtxDisablePeerAccess(CUcontext peerContext);
CUresult cuCtxDisablePeerAccess(CUcontext peerContext) ENTRY(72, shim_cuCtxDisablePeerAccess(peerContext), far_cuCtxDisablePeerAccess(peerContext), (uintptr_t)peerContext, 0)

CUresult shim_cuModuleLoad(CUmodule *module, const char *fname);
CUresult cuModuleLoad(CUmodule *module, const char *fname) ENTRY(73, shim_cuModuleLoad(module, fname), far_cuModuleLoad(module, fname), (uintptr_t)module, (uintptr_t)fname, 0)

CUresult shim_cuModuleLoadData(CUmodule *module, void *image);
CUresult cuModuleLoadData(CUmodule *module, void *image) ENTRY(74, shim_cuModuleLoadData(module, image), far_cuModuleLoadData(module, image), (uintptr_t)module, (uintptr_t)image, 0)

CUresult shim_cuModuleLoadDataEx(CUmodule *module, void *image, unsigned numOptions, const CUjit_option *options, void *optionValues);
CUresult cuModuleLoadDataEx(CUmodule *module, void *image, unsigned numOptions, const CUjit_option *options, void *optionValues) ENTRY(75, shim_cuModuleLoadDataEx(module, image, numOptions, options, optionValues), far_cuModuleLoadDataEx(module, image, numOptions, options, optionValues), (uintptr_t)module, (uintptr_t)image, (uint64_t)numOptions, (uintptr_t)options, (uintptr_t)optionValues, 0)

CUresult shim_cuModuleLoadFatBinary(CUmodule *module, void *fatCubin);
CUresult cuModuleLoadFatBinary(CUmodule *module, void *fatCubin) ENTRY(76, shim_cuModuleLoadFatBinary(module, fatCubin), far_cuModuleLoadFatBinary(module, fatCubin), (uintptr_t)module, (uintptr_t)fatCubin, 0)

CUresult shim_cuModuleUnload(CUmodule hmod);
CUresult cuModuleUnload(CUmodule hmod) ENTRY(77, shim_cuModuleUnload(hmod), far_cuModuleUnload(hmod), (uintptr_t)hmod, 0)

CUresult shim_cuModuleGetLoadingMode(CUmoduleLoadingMode *mode);
CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode *mode) ENTRY(78, shim_cuModuleGetLoadingMode(mode), far_cuModuleGetLoadingMode(mode), (uintptr_t)mode, 0)

CUresult shim_cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name);
CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name) ENTRY(79, shim_cuModuleGetFunction(hfunc, hmod, name), far_cuModuleGetFunction(hfunc, hmod, name), (uintptr_t)hfunc, (uintptr_t)hmod, (uintptr_t)name, 0)

CUresult shim_cuModuleGetFunctionCount(unsigned *count, CUmodule mod);
CUresult cuModuleGetFunctionCount(unsigned *count, CUmodule mod) ENTRY(80, shim_cuModuleGetFunctionCount(count, mod), far_cuModuleGetFunctionCount(count, mod), (uintptr_t)count, (uintptr_t)mod, 0)

CUresult shim_cuModuleEnumerateFunctions(CUfunction *functions, unsigned numFunctions, CUmodule mod);
CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned numFunctions, CUmodule mod) ENTRY(81, shim_cuModuleEnumerateFunctions(functions, numFunctions, mod), far_cuModuleEnumerateFunctions(functions, numFunctions, mod), (uintptr_t)functions, (uint64_t)numFunctions, (uintptr_t)mod, 0)

CUresult shim_cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name);
CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name) ENTRY(82, shim_cuModuleGetGlobal_v2(dptr, bytes, hmod, name), far_cuModuleGetGlobal_v2(dptr, bytes, hmod, name), (uintptr_t)dptr, (uintptr_t)bytes, (uintptr_t)hmod, (uintptr_t)name, 0)

CUresult shim_cuModuleGetGlobal(CUdeviceptr_v1 *dptr, unsigned *bytes, CUmodule hmod, const char *name);
CUresult cuModuleGetGlobal(CUdeviceptr_v1 *dptr, unsigned *bytes, CUmodule hmod, const char *name) ENTRY(83, shim_cuModuleGetGlobal(dptr, bytes, hmod, name), far_cuModuleGetGlobal(dptr, bytes, hmod, name), (uintptr_t)dptr, (uintptr_t)bytes, (uintptr_t)hmod, (uintptr_t)name, 0)

CUresult shim_cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name);
CUresult cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name) ENTRY(84, shim_cuModuleGetTexRef(pTexRef, hmod, name), far_cuModuleGetTexRef(pTexRef, hmod, name), (uintptr_t)pTexRef, (uintptr_t)hmod, (uintptr_t)name, 0)

CUresult shim_cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name);
CUresult cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name) ENTRY(85, shim_cuModuleGetSurfRef(pSurfRef, hmod, name), far_cuModuleGetSurfRef(pSurfRef, hmod, name), (uintptr_t)pSurfRef, (uintptr_t)hmod, (uintptr_t)name, 0)

CUresult shim_cuLinkCreate_v2(unsigned numOptions, const CUjit_option *options, void *optionValues, CUlinkState *stateOut);
CUresult cuLinkCreate_v2(unsigned numOptions, const CUjit_option *options, void *optionValues, CUlinkState *stateOut) ENTRY(86, shim_need_living() ?: shim_cuLinkCreate_v2(numOptions, options, optionValues, stateOut), far_cuLinkCreate_v2(numOptions, options, optionValues, stateOut), (uint64_t)numOptions, (uintptr_t)options, (uintptr_t)optionValues, (uintptr_t)stateOut, 0)

CUresult shim_cuLinkCreate(unsigned numOptions, const CUjit_option *options, void *optionValues, CUlinkState *stateOut);
CUresult cuLinkCreate(unsigned numOptions, const CUjit_option *options, void *optionValues, CUlinkState *stateOut) ENTRY(87, shim_need_living() ?: shim_cuLinkCreate(numOptions, options, optionValues, stateOut), far_cuLinkCreate(numOptions, options, optionValues, stateOut), (uint64_t)numOptions, (uintptr_t)options, (uintptr_t)optionValues, (uintptr_t)stateOut, 0)

CUresult shim_cuLinkAddData_v2(CUlinkState state, CUjitInputType type, const void *data, size_t size, const char *name, unsigned numOptions, const CUjit_option *options, void *optionValues);
CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, const void *data, size_t size, const char *name, unsigned numOptions, const CUjit_option *options, void *optionValues) ENTRY(88, shim_cuLinkAddData_v2(state, type, data, size, name, numOptions, options, optionValues), far_cuLinkAddData_v2(state, type, data, size, name, numOptions, options, optionValues), (uintptr_t)state, (uint64_t)type, (uintptr_t)data, (uint64_t)size, (uintptr_t)name, (uint64_t)numOptions, (uintptr_t)options, (uintptr_t)optionValues, 0)

CUresult shim_cuLinkAddData(CUlinkState state, CUjitInputType type, const void *data, size_t size, const char *name, unsigned numOptions, const CUjit_option *options, void *optionValues);
CUresult cuLinkAddData(CUlinkState state, CUjitInputType type, const void *data, size_t size, const char *name, unsigned numOptions, const CUjit_option *options, void *optionValues) ENTRY(89, shim_cuLinkAddData(state, type, data, size, name, numOptions, options, optionValues), far_cuLinkAddData(state, type, data, size, name, numOptions, options, optionValues), (uintptr_t)state, (uint64_t)type, (uintptr_t)data, (uint64_t)size, (uintptr_t)name, (uint64_t)numOptions, (uintptr_t)options, (uintptr_t)optionValues, 0)

CUresult shim_cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigned numOptions, const CUjit_option *options, void *optionValues);
CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigned numOptions, const CUjit_option *options, void *optionValues) ENTRY(90, shim_cuLinkAddFile_v2(state, type, path, numOptions, options, optionValues), far_cuLinkAddFile_v2(state, type, path, numOptions, options, optionValues), (uintptr_t)state, (uint64_t)type, (uintptr_t)path, (uint64_t)numOptions, (uintptr_t)options, (uintptr_t)optionValues, 0)

CUresult shim_cuLinkAddFile(CUlinkState state, CUjitInputType type, const char *path, unsigned numOptions, const CUjit_option *options, void *optionValues);
CUresult cuLinkAddFile(CUlinkState state, CUjitInputType type, const char *path, unsigned numOptions, const CUjit_option *options, void *optionValues) ENTRY(91, shim_cuLinkAddFile(state, type, path, numOptions, options, optionValues), far_cuLinkAddFile(state, type, path, numOptions, options, optionValues), (uintptr_t)state, (uint64_t)type, (uintptr_t)path, (uint64_t)numOptions, (uintptr_t)options, (uintptr_t)optionValues, 0)

CUresult shim_cuLinkComplete(CUlinkState state, void *cubinOut, size_t *sizeOut);
CUresult cuLinkComplete(CUlinkState state, void *cubinOut, size_t *sizeOut) ENTRY(92, shim_cuLinkComplete(state, cubinOut, sizeOut), far_cuLinkComplete(state, cubinOut, sizeOut), (uintptr_t)state, (uintptr_t)cubinOut, (uintptr_t)sizeOut, 0)

CUresult shim_cuLinkDestroy(CUlinkState state);
CUresult cuLinkDestroy(CUlinkState state) ENTRY(93, shim_cuLinkDestroy(state), far_cuLinkDestroy(state), (uintptr_t)state, 0)

CUresult shim_cuLibraryLoadData(CUlibrary *library, void *code, const CUjit_option *jitOptions, void *jitOptionsValues, unsigned numJitOptions, const CUlibraryOption *libraryOptions, void *libraryOptionValues, unsigned numLibraryOptions);
CUresult cuLibraryLoadData(CUlibrary *library, void *code, const CUjit_option *jitOptions, void *jitOptionsValues, unsigned numJitOptions, const CUlibraryOption *libraryOptions, void *libraryOptionValues, unsigned numLibraryOptions) ENTRY(94, shim_cuLibraryLoadData(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions), far_cuLibraryLoadData(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions), (uintptr_t)library, (uintptr_t)code, (uintptr_t)jitOptions, (uintptr_t)jitOptionsValues, (uint64_t)numJitOptions, (uintptr_t)libraryOptions, (uintptr_t)libraryOptionValues, (uint64_t)numLibraryOptions, 0)

CUresult shim_cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, const CUjit_option *jitOptions, void *jitOptionsValues, unsigned numJitOptions, const CUlibraryOption *libraryOptions, void *libraryOptionValues, unsigned numLibraryOptions);
CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, const CUjit_option *jitOptions, void *jitOptionsValues, unsigned numJitOptions, const CUlibraryOption *libraryOptions, void *libraryOptionValues, unsigned numLibraryOptions) ENTRY(95, shim_cuLibraryLoadFromFile(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions), far_cuLibraryLoadFromFile(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions), (uintptr_t)library, (uintptr_t)fileName, (uintptr_t)jitOptions, (uintptr_t)jitOptionsValues, (uint64_t)numJitOptions, (uintptr_t)libraryOptions, (uintptr_t)libraryOptionValues, (uint64_t)numLibraryOptions, 0)

CUresult shim_cuLibraryUnload(CUlibrary library);
CUresult cuLibraryUnload(CUlibrary library) ENTRY(96, shim_cuLibraryUnload(library), far_cuLibraryUnload(library), (uintptr_t)library, 0)

CUresult shim_cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name);
CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name) ENTRY(97, shim_cuLibraryGetKernel(pKernel, library, name), far_cuLibraryGetKernel(pKernel, library, name), (uintptr_t)pKernel, (uintptr_t)library, (uintptr_t)name, 0)

CUresult shim_cuLibraryGetKernelCount(unsigned *count, CUlibrary lib);
CUresult cuLibraryGetKernelCount(unsigned *count, CUlibrary lib) ENTRY(98, shim_cuLibraryGetKernelCount(count, lib), far_cuLibraryGetKernelCount(count, lib), (uintptr_t)count, (uintptr_t)lib, 0)

CUresult shim_cuLibraryEnumerateKernels(CUkernel *kernels, unsigned numKernels, CUlibrary lib);
CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned numKernels, CUlibrary lib) ENTRY(99, shim_cuLibraryEnumerateKernels(kernels, numKernels, lib), far_cuLibraryEnumerateKernels(kernels, numKernels, lib), (uintptr_t)kernels, (uint64_t)numKernels, (uintptr_t)lib, 0)

CUresult shim_cuLibraryGetModule(CUmodule *pMod, CUlibrary library);
CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library) ENTRY(100, shim_cuLibraryGetModule(pMod, library), far_cuLibraryGetModule(pMod, library), (uintptr_t)pMod, (uintptr_t)library, 0)

CUresult shim_cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name);
CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name) ENTRY(101, shim_cuLibraryGetGlobal(dptr, bytes, library, name), far_cuLibraryGetGlobal(dptr, bytes, library, name), (uintptr_t)dptr, (uintptr_t)bytes, (uintptr_t)library, (uintptr_t)name, 0)

CUresult shim_cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name);
CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name) ENTRY(102, shim_cuLibraryGetManaged(dptr, bytes, library, name), far_cuLibraryGetManaged(dptr, bytes, library, name), (uintptr_t)dptr, (uintptr_t)bytes, (uintptr_t)library, (uintptr_t)name, 0)

CUresult shim_cuLibraryGetUnifiedFunction(void *fptr, CUlibrary library, const char *symbol);
CUresult cuLibraryGetUnifiedFunction(void *fptr, CUlibrary library, const char *symbol) ENTRY(103, shim_cuLibraryGetUnifiedFunction(fptr, library, symbol), far_cuLibraryGetUnifiedFunction(fptr, library, symbol), (uintptr_t)fptr, (uintptr_t)library, (uintptr_t)symbol, 0)

CUresult shim_cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel);
CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel) ENTRY(104, shim_complains(shim_cuKernelGetFunction(pFunc, kernel), CUDA_ERROR_INVALID_HANDLE, &kernel), far_cuKernelGetFunction(pFunc, kernel), (uintptr_t)pFunc, (uintptr_t)kernel, 0)

CUresult shim_cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel);
CUresult cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel) ENTRY(105, shim_complains(shim_cuKernelGetLibrary(pLib, kernel), CUDA_ERROR_INVALID_HANDLE, &kernel), far_cuKernelGetLibrary(pLib, kernel), (uintptr_t)pLib, (uintptr_t)kernel, 0)

CUresult shim_cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev);
CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev) ENTRY(106, shim_complains(shim_cuKernelGetAttribute(pi, attrib, kernel, dev), CUDA_ERROR_INVALID_HANDLE, &kernel), far_cuKernelGetAttribute(pi, attrib, kernel, dev), (uintptr_t)pi, (uint64_t)attrib, (uintptr_t)kernel, (uint64_t)dev, 0)

CUresult shim_cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev);
CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev) ENTRY(107, shim_complains(shim_cuKernelSetAttribute(attrib, val, kernel, dev), CUDA_ERROR_INVALID_HANDLE, &kernel), far_cuKernelSetAttribute(attrib, val, kernel, dev), (uint64_t)attrib, (uint64_t)val, (uintptr_t)kernel, (uint64_t)dev, 0)

CUresult shim_cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev);
CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev) ENTRY(108, shim_complains(shim_cuKernelSetCacheConfig(kernel, config, dev), CUDA_ERROR_INVALID_HANDLE, &kernel), far_cuKernelSetCacheConfig(kernel, config, dev), (uintptr_t)kernel, (uint64_t)config, (uint64_t)dev, 0)

CUresult shim_cuKernelGetName(void *name, CUkernel hfunc);
CUresult cuKernelGetName(void *name, CUkernel hfunc) ENTRY(109, shim_complains(shim_cuKernelGetName(name, hfunc), CUDA_ERROR_INVALID_HANDLE, &hfunc), far_cuKernelGetName(name, hfunc), (uintptr_t)name, (uintptr_t)hfunc, 0)

CUresult shim_cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset, size_t *paramSize);
CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset, size_t *paramSize) ENTRY(110, shim_need_context() ?: shim_cuKernelGetParamInfo(kernel, paramIndex, paramOffset, paramSize), far_cuKernelGetParamInfo(kernel, paramIndex, paramOffset, paramSize), (uintptr_t)kernel, (uint64_t)paramIndex, (uintptr_t)paramOffset, (uintptr_t)paramSize, 0)

CUresult shim_cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc);
CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc) ENTRY(111, shim_cuFuncGetAttribute(pi, attrib, hfunc), far_cuFuncGetAttribute(pi, attrib, hfunc), (uintptr_t)pi, (uint64_t)attrib, (uintptr_t)hfunc, 0)

CUresult shim_cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value);
CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value) ENTRY(112, shim_or_destroyed(shim_cuFuncSetAttribute(hfunc, attrib, value)), far_cuFuncSetAttribute(hfunc, attrib, value), (uintptr_t)hfunc, (uint64_t)attrib, (uint64_t)value, 0)

CUresult shim_cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config);
CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config) ENTRY(113, shim_or_destroyed(shim_cuFuncSetCacheConfig(hfunc, config)), far_cuFuncSetCacheConfig(hfunc, config), (uintptr_t)hfunc, (uint64_t)config, 0)

CUresult shim_cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config);
CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config) ENTRY(114, shim_or_destroyed(shim_cuFuncSetSharedMemConfig(hfunc, config)), far_cuFuncSetSharedMemConfig(hfunc, config), (uintptr_t)hfunc, (uint64_t)config, 0)

CUresult shim_cuFuncGetModule(CUmodule *hmod, CUfunction hfunc);
CUresult cuFuncGetModule(CUmodule *hmod, CUfunction hfunc) ENTRY(115, shim_cuFuncGetModule(hmod, hfunc), far_cuFuncGetModule(hmod, hfunc), (uintptr_t)hmod, (uintptr_t)hfunc, 0)

CUresult shim_cuFuncGetName(void *name, CUfunction hfunc);
CUresult cuFuncGetName(void *name, CUfunction hfunc) ENTRY(116, shim_or_destroyed(shim_cuFuncGetName(name, hfunc)), far_cuFuncGetName(name, hfunc), (uintptr_t)name, (uintptr_t)hfunc, 0)

CUresult shim_cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset, size_t *paramSize);
CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset, size_t *paramSize) ENTRY(117, shim_cuFuncGetParamInfo(func, paramIndex, paramOffset, paramSize), far_cuFuncGetParamInfo(func, paramIndex, paramOffset, paramSize), (uintptr_t)func, (uint64_t)paramIndex, (uintptr_t)paramOffset, (uintptr_t)paramSize, 0)

CUresult shim_cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function);
CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function) ENTRY(118, shim_or_destroyed(shim_cuFuncIsLoaded(state, function)), far_cuFuncIsLoaded(state, function), (uintptr_t)state, (uintptr_t)function, 0)

CUresult shim_cuFuncLoad(CUfunction function);
CUresult cuFuncLoad(CUfunction function) ENTRY(119, shim_or_destroyed(shim_cuFuncLoad(function)), far_cuFuncLoad(function), (uintptr_t)function, 0)

CUresult shim_cuLaunchKernel(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams, void *extra);
CUresult cuLaunchKernel(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams, void *extra) ENTRY(120, shim_cuLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra), far_cuLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra), (uintptr_t)f, (uint64_t)gridDimX, (uint64_t)gridDimY, (uint64_t)gridDimZ, (uint64_t)blockDimX, (uint64_t)blockDimY, (uint64_t)blockDimZ, (uint64_t)sharedMemBytes, (uintptr_t)hStream, (uintptr_t)kernelParams, (uintptr_t)extra, 0)

CUresult shim_cuLaunchKernel_ptsz(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams, void *extra);
CUresult cuLaunchKernel_ptsz(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams, void *extra) ENTRY(121, shim_cuLaunchKernel_ptsz(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra), far_cuLaunchKernel_ptsz(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra), (uintptr_t)f, (uint64_t)gridDimX, (uint64_t)gridDimY, (uint64_t)gridDimZ, (uint64_t)blockDimX, (uint64_t)blockDimY, (uint64_t)blockDimZ, (uint64_t)sharedMemBytes, (uintptr_t)hStream, (uintptr_t)kernelParams, (uintptr_t)extra, 0)

CUresult shim_cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void *kernelParams, void *extra);
CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void *kernelParams, void *extra) ENTRY(122, shim_cuLaunchKernelEx(config, f, kernelParams, extra), far_cuLaunchKernelEx(config, f, kernelParams, extra), (uintptr_t)config, (uintptr_t)f, (uintptr_t)kernelParams, (uintptr_t)extra, 0)

CUresult shim_cuLaunchKernelEx_ptsz(const CUlaunchConfig *config, CUfunction f, void *kernelParams, void *extra);
CUresult cuLaunchKernelEx_ptsz(const CUlaunchConfig *config, CUfunction f, void *kernelParams, void *extra) ENTRY(123, shim_cuLaunchKernelEx_ptsz(config, f, kernelParams, extra), far_cuLaunchKernelEx_ptsz(config, f, kernelParams, extra), (uintptr_t)config, (uintptr_t)f, (uintptr_t)kernelParams, (uintptr_t)extra, 0)

CUresult shim_cuLaunchCooperativeKernel(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams);
CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams) ENTRY(124, shim_cuLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams), far_cuLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams), (uintptr_t)f, (uint64_t)gridDimX, (uint64_t)gridDimY, (uint64_t)gridDimZ, (uint64_t)blockDimX, (uint64_t)blockDimY, (uint64_t)blockDimZ, (uint64_t)sharedMemBytes, (uintptr_t)hStream, (uintptr_t)kernelParams, 0)

CUresult shim_cuLaunchCooperativeKernel_ptsz(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams);
CUresult cuLaunchCooperativeKernel_ptsz(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams) ENTRY(125, shim_cuLaunchCooperativeKernel_ptsz(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams), far_cuLaunchCooperativeKernel_ptsz(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams), (uintptr_t)f, (uint64_t)gridDimX, (uint64_t)gridDimY, (uint64_t)gridDimZ, (uint64_t)blockDimX, (uint64_t)blockDimY, (uint64_t)blockDimZ, (uint64_t)sharedMemBytes, (uintptr_t)hStream, (uintptr_t)kernelParams, 0)

CUresult shim_cuLaunchCooperativeKernelMultiDevice(const CUDA_LAUNCH_PARAMS_v1 *launchParamsList, unsigned numDevices, unsigned flags);
CUresult cuLaunchCooperativeKernelMultiDevice(const CUDA_LAUNCH_PARAMS_v1 *launchParamsList, unsigned numDevices, unsigned flags) ENTRY(126, shim_cuLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices, flags), far_cuLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices, flags), (uintptr_t)launchParamsList, (uint64_t)numDevices, (uint64_t)flags, 0)

CUresult shim_cuLaunchHostFunc(CUstream hStream, void *fn, void *userData);
CUresult cuLaunchHostFunc(CUstream hStream, void *fn, void *userData) ENTRY(127, shim_complains(shim_cuLaunchHostFunc(hStream, fn, userData), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuLaunchHostFunc(hStream, fn, userData), (uintptr_t)hStream, (uintptr_t)fn, (uintptr_t)userData, 0)

CUresult shim_cuLaunchHostFunc_ptsz(CUstream hStream, void *fn, void *userData);
CUresult cuLaunchHostFunc_ptsz(CUstream hStream, void *fn, void *userData) ENTRY(128, shim_complains(shim_cuLaunchHostFunc_ptsz(hStream, fn, userData), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuLaunchHostFunc_ptsz(hStream, fn, userData), (uintptr_t)hStream, (uintptr_t)fn, (uintptr_t)userData, 0)

CUresult shim_cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z);
CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z) ENTRY(129, shim_cuFuncSetBlockShape(hfunc, x, y, z), far_cuFuncSetBlockShape(hfunc, x, y, z), (uintptr_t)hfunc, (uint64_t)x, (uint64_t)y, (uint64_t)z, 0)

CUresult shim_cuFuncSetSharedSize(CUfunction hfunc, unsigned bytes);
CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned bytes) ENTRY(130, shim_cuFuncSetSharedSize(hfunc, bytes), far_cuFuncSetSharedSize(hfunc, bytes), (uintptr_t)hfunc, (uint64_t)bytes, 0)

CUresult shim_cuParamSetSize(CUfunction hfunc, unsigned numbytes);
CUresult cuParamSetSize(CUfunction hfunc, unsigned numbytes) ENTRY(131, shim_cuParamSetSize(hfunc, numbytes), far_cuParamSetSize(hfunc, numbytes), (uintptr_t)hfunc, (uint64_t)numbytes, 0)

CUresult shim_cuParamSeti(CUfunction hfunc, int offset, unsigned value);
CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned value) ENTRY(132, shim_cuParamSeti(hfunc, offset, value), far_cuParamSeti(hfunc, offset, value), (uintptr_t)hfunc, (uint64_t)offset, (uint64_t)value, 0)

CUresult shim_cuParamSetf(CUfunction hfunc, int offset, float value);
CUresult cuParamSetf(CUfunction hfunc, int offset, float value) ENTRY(133, shim_cuParamSetf(hfunc, offset, value), far_cuParamSetf(hfunc, offset, value), (uintptr_t)hfunc, (uint64_t)offset, ferry_f32(value), 0)

CUresult shim_cuParamSetv(CUfunction hfunc, int offset, const void *ptr, unsigned numbytes);
CUresult cuParamSetv(CUfunction hfunc, int offset, const void *ptr, unsigned numbytes) ENTRY(134, shim_cuParamSetv(hfunc, offset, ptr, numbytes), far_cuParamSetv(hfunc, offset, ptr, numbytes), (uintptr_t)hfunc, (uint64_t)offset, (uintptr_t)ptr, (uint64_t)numbytes, 0)

CUresult shim_cuLaunch(CUfunction f);
CUresult cuLaunch(CUfunction f) ENTRY(135, shim_cuLaunch(f), far_cuLaunch(f), (uintptr_t)f, 0)

CUresult shim_cuLaunchGrid(CUfunction f, int grid_width, int grid_height);
CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height) ENTRY(136, shim_cuLaunchGrid(f, grid_width, grid_height), far_cuLaunchGrid(f, grid_width, grid_height), (uintptr_t)f, (uint64_t)grid_width, (uint64_t)grid_height, 0)

CUresult shim_cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream);
CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream) ENTRY(137, shim_cuLaunchGridAsync(f, grid_width, grid_height, hStream), far_cuLaunchGridAsync(f, grid_width, grid_height, hStream), (uintptr_t)f, (uint64_t)grid_width, (uint64_t)grid_height, (uintptr_t)hStream, 0)

CUresult shim_cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef);
CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef) ENTRY(138, shim_cuParamSetTexRef(hfunc, texunit, hTexRef), far_cuParamSetTexRef(hfunc, texunit, hTexRef), (uintptr_t)hfunc, (uint64_t)texunit, (uintptr_t)hTexRef, 0)

CUresult shim_cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize);
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize) ENTRY(139, shim_need_living() ?: shim_cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks, func, blockSize, dynamicSMemSize), far_cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks, func, blockSize, dynamicSMemSize), (uintptr_t)numBlocks, (uintptr_t)func, (uint64_t)blockSize, (uint64_t)dynamicSMemSize, 0)

CUresult shim_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned flags);
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned flags) ENTRY(140, shim_need_living() ?: shim_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks, func, blockSize, dynamicSMemSize, flags), far_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks, func, blockSize, dynamicSMemSize, flags), (uintptr_t)numBlocks, (uintptr_t)func, (uint64_t)blockSize, (uint64_t)dynamicSMemSize, (uint64_t)flags, 0)

CUresult shim_cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func, void *blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit);
CUresult cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func, void *blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit) ENTRY(141, shim_cuOccupancyMaxPotentialBlockSize(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit), far_cuOccupancyMaxPotentialBlockSize(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit), (uintptr_t)minGridSize, (uintptr_t)blockSize, (uintptr_t)func, (uintptr_t)blockSizeToDynamicSMemSize, (uint64_t)dynamicSMemSize, (uint64_t)blockSizeLimit, 0)

CUresult shim_cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, CUfunction func, void *blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit, unsigned flags);
CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, CUfunction func, void *blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit, unsigned flags) ENTRY(142, shim_cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags), far_cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags), (uintptr_t)minGridSize, (uintptr_t)blockSize, (uintptr_t)func, (uintptr_t)blockSizeToDynamicSMemSize, (uint64_t)dynamicSMemSize, (uint64_t)blockSizeLimit, (uint64_t)flags, 0)

CUresult shim_cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func, int numBlocks, int blockSize);
CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func, int numBlocks, int blockSize) ENTRY(143, shim_need_living() ?: shim_cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize, func, numBlocks, blockSize), far_cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize, func, numBlocks, blockSize), (uintptr_t)dynamicSmemSize, (uintptr_t)func, (uint64_t)numBlocks, (uint64_t)blockSize, 0)

CUresult shim_cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const CUlaunchConfig *config);
CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const CUlaunchConfig *config) ENTRY(144, shim_cuOccupancyMaxPotentialClusterSize(clusterSize, func, config), far_cuOccupancyMaxPotentialClusterSize(clusterSize, func, config), (uintptr_t)clusterSize, (uintptr_t)func, (uintptr_t)config, 0)

CUresult shim_cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig *config);
CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig *config) ENTRY(145, shim_cuOccupancyMaxActiveClusters(numClusters, func, config), far_cuOccupancyMaxActiveClusters(numClusters, func, config), (uintptr_t)numClusters, (uintptr_t)func, (uintptr_t)config, 0)

CUresult shim_cuMemGetInfo_v2(size_t *free, size_t *total);
CUresult cuMemGetInfo_v2(size_t *free, size_t *total) ENTRY(146, shim_cuMemGetInfo_v2(free, total), far_cuMemGetInfo_v2(free, total), (uintptr_t)free, (uintptr_t)total, 0)

CUresult shim_cuMemGetInfo(unsigned *free, unsigned *total);
CUresult cuMemGetInfo(unsigned *free, unsigned *total) ENTRY(147, shim_cuMemGetInfo(free, total), far_cuMemGetInfo(free, total), (uintptr_t)free, (uintptr_t)total, 0)

CUresult shim_cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize);
CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize) ENTRY(148, shim_cuMemAlloc_v2(dptr, bytesize), far_cuMemAlloc_v2(dptr, bytesize), (uintptr_t)dptr, (uint64_t)bytesize, 0)

CUresult shim_cuMemAlloc(CUdeviceptr_v1 *dptr, unsigned bytesize);
CUresult cuMemAlloc(CUdeviceptr_v1 *dptr, unsigned bytesize) ENTRY(149, shim_cuMemAlloc(dptr, bytesize), far_cuMemAlloc(dptr, bytesize), (uintptr_t)dptr, (uint64_t)bytesize, 0)

CUresult shim_cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height, unsigned ElementSizeBytes);
CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height, unsigned ElementSizeBytes) ENTRY(150, shim_cuMemAllocPitch_v2(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes), far_cuMemAllocPitch_v2(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes), (uintptr_t)dptr, (uintptr_t)pPitch, (uint64_t)WidthInBytes, (uint64_t)Height, (uint64_t)ElementSizeBytes, 0)

CUresult shim_cuMemAllocPitch(CUdeviceptr_v1 *dptr, unsigned *pPitch, unsigned WidthInBytes, unsigned Height, unsigned ElementSizeBytes);
CUresult cuMemAllocPitch(CUdeviceptr_v1 *dptr, unsigned *pPitch, unsigned WidthInBytes, unsigned Height, unsigned ElementSizeBytes) ENTRY(151, shim_cuMemAllocPitch(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes), far_cuMemAllocPitch(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes), (uintptr_t)dptr, (uintptr_t)pPitch, (uint64_t)WidthInBytes, (uint64_t)Height, (uint64_t)ElementSizeBytes, 0)

CUresult shim_cuMemFree_v2(CUdeviceptr dptr);
CUresult cuMemFree_v2(CUdeviceptr dptr) ENTRY(152, shim_or_destroyed(shim_cuMemFree_v2(dptr)), far_cuMemFree_v2(dptr), (uint64_t)dptr, 0)

CUresult shim_cuMemFree(CUdeviceptr_v1 dptr);
CUresult cuMemFree(CUdeviceptr_v1 dptr) ENTRY(153, shim_cuMemFree(dptr), far_cuMemFree(dptr), (uint64_t)dptr, 0)

CUresult shim_cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr);
CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr) ENTRY(154, shim_need_context() ?: shim_cuMemGetAddressRange_v2(pbase, psize, dptr), far_cuMemGetAddressRange_v2(pbase, psize, dptr), (uintptr_t)pbase, (uintptr_t)psize, (uint64_t)dptr, 0)

CUresult shim_cuMemGetAddressRange(CUdeviceptr_v1 *pbase, unsigned *psize, CUdeviceptr_v1 dptr);
CUresult cuMemGetAddressRange(CUdeviceptr_v1 *pbase, unsigned *psize, CUdeviceptr_v1 dptr) ENTRY(155, shim_cuMemGetAddressRange(pbase, psize, dptr), far_cuMemGetAddressRange(pbase, psize, dptr), (uintptr_t)pbase, (uintptr_t)psize, (uint64_t)dptr, 0)

CUresult shim_cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr);
CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr) ENTRY(156, shim_cuPointerGetAttribute(data, attribute, ptr), far_cuPointerGetAttribute(data, attribute, ptr), (uintptr_t)data, (uint64_t)attribute, (uint64_t)ptr, 0)

CUresult shim_cuPointerGetAttributes(unsigned numAttributes, const CUpointer_attribute *attributes, void *data, CUdeviceptr ptr);
CUresult cuPointerGetAttributes(unsigned numAttributes, const CUpointer_attribute *attributes, void *data, CUdeviceptr ptr) ENTRY(157, shim_cuPointerGetAttributes(numAttributes, attributes, data, ptr), far_cuPointerGetAttributes(numAttributes, attributes, data, ptr), (uint64_t)numAttributes, (uintptr_t)attributes, (uintptr_t)data, (uint64_t)ptr, 0)

CUresult shim_cuPointerSetAttribute(void *value, CUpointer_attribute attribute, CUdeviceptr ptr);
CUresult cuPointerSetAttribute(void *value, CUpointer_attribute attribute, CUdeviceptr ptr) ENTRY(158, shim_cuPointerSetAttribute(value, attribute, ptr), far_cuPointerSetAttribute(value, attribute, ptr), (uintptr_t)value, (uint64_t)attribute, (uint64_t)ptr, 0)

CUresult shim_cuMemAllocHost_v2(void *pp, size_t bytesize);
CUresult cuMemAllocHost_v2(void *pp, size_t bytesize) ENTRY(159, shim_cuMemAllocHost_v2(pp, bytesize), far_cuMemAllocHost_v2(pp, bytesize), (uintptr_t)pp, (uint64_t)bytesize, 0)

CUresult shim_cuMemAllocHost(void *pp, unsigned bytesize);
CUresult cuMemAllocHost(void *pp, unsigned bytesize) ENTRY(160, shim_cuMemAllocHost(pp, bytesize), far_cuMemAllocHost(pp, bytesize), (uintptr_t)pp, (uint64_t)bytesize, 0)

CUresult shim_cuMemFreeHost(void *p);
CUresult cuMemFreeHost(void *p) ENTRY(161, shim_or_destroyed(shim_cuMemFreeHost(p)), far_cuMemFreeHost(p), (uintptr_t)p, 0)

CUresult shim_cuMemHostAlloc(void *pp, size_t bytesize, unsigned Flags);
CUresult cuMemHostAlloc(void *pp, size_t bytesize, unsigned Flags) ENTRY(162, shim_cuMemHostAlloc(pp, bytesize, Flags), far_cuMemHostAlloc(pp, bytesize, Flags), (uintptr_t)pp, (uint64_t)bytesize, (uint64_t)Flags, 0)

CUresult shim_cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned Flags);
CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned Flags) ENTRY(163, shim_need_context() ?: shim_cuMemHostGetDevicePointer_v2(pdptr, p, Flags), far_cuMemHostGetDevicePointer_v2(pdptr, p, Flags), (uintptr_t)pdptr, (uintptr_t)p, (uint64_t)Flags, 0)

CUresult shim_cuMemHostGetDevicePointer(CUdeviceptr_v1 *pdptr, void *p, unsigned Flags);
CUresult cuMemHostGetDevicePointer(CUdeviceptr_v1 *pdptr, void *p, unsigned Flags) ENTRY(164, shim_cuMemHostGetDevicePointer(pdptr, p, Flags), far_cuMemHostGetDevicePointer(pdptr, p, Flags), (uintptr_t)pdptr, (uintptr_t)p, (uint64_t)Flags, 0)

CUresult shim_cuMemHostGetFlags(unsigned *pFlags, void *p);
CUresult cuMemHostGetFlags(unsigned *pFlags, void *p) ENTRY(165, shim_need_context() ?: shim_cuMemHostGetFlags(pFlags, p), far_cuMemHostGetFlags(pFlags, p), (uintptr_t)pFlags, (uintptr_t)p, 0)

CUresult shim_cuMemHostRegister_v2(void *p, size_t bytesize, unsigned Flags);
CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned Flags) ENTRY(166, shim_cuMemHostRegister_v2(p, bytesize, Flags), far_cuMemHostRegister_v2(p, bytesize, Flags), (uintptr_t)p, (uint64_t)bytesize, (uint64_t)Flags, 0)

CUresult shim_cuMemHostRegister(void *p, size_t bytesize, unsigned Flags);
CUresult cuMemHostRegister(void *p, size_t bytesize, unsigned Flags) ENTRY(167, shim_cuMemHostRegister(p, bytesize, Flags), far_cuMemHostRegister(p, bytesize, Flags), (uintptr_t)p, (uint64_t)bytesize, (uint64_t)Flags, 0)

CUresult shim_cuMemHostUnregister(void *p);
CUresult cuMemHostUnregister(void *p) ENTRY(168, shim_or_destroyed(shim_cuMemHostUnregister(p)), far_cuMemHostUnregister(p), (uintptr_t)p, 0)

CUresult shim_cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount);
CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount) ENTRY(169, shim_cuMemcpy(dst, src, ByteCount), far_cuMemcpy(dst, src, ByteCount), (uint64_t)dst, (uint64_t)src, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpy_ptds(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount);
CUresult cuMemcpy_ptds(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount) ENTRY(170, shim_cuMemcpy_ptds(dst, src, ByteCount), far_cuMemcpy_ptds(dst, src, ByteCount), (uint64_t)dst, (uint64_t)src, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream);
CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream) ENTRY(171, shim_cuMemcpyAsync(dst, src, ByteCount, hStream), far_cuMemcpyAsync(dst, src, ByteCount, hStream), (uint64_t)dst, (uint64_t)src, (uint64_t)ByteCount, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream);
CUresult cuMemcpyAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream) ENTRY(172, shim_cuMemcpyAsync_ptsz(dst, src, ByteCount, hStream), far_cuMemcpyAsync_ptsz(dst, src, ByteCount, hStream), (uint64_t)dst, (uint64_t)src, (uint64_t)ByteCount, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount);
CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount) ENTRY(173, shim_need_living() ?: shim_cuMemcpyPeer(dstDevice, dstContext, srcDevice, srcContext, ByteCount), far_cuMemcpyPeer(dstDevice, dstContext, srcDevice, srcContext, ByteCount), (uint64_t)dstDevice, (uintptr_t)dstContext, (uint64_t)srcDevice, (uintptr_t)srcContext, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyPeer_ptds(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount);
CUresult cuMemcpyPeer_ptds(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount) ENTRY(174, shim_need_living() ?: shim_cuMemcpyPeer_ptds(dstDevice, dstContext, srcDevice, srcContext, ByteCount), far_cuMemcpyPeer_ptds(dstDevice, dstContext, srcDevice, srcContext, ByteCount), (uint64_t)dstDevice, (uintptr_t)dstContext, (uint64_t)srcDevice, (uintptr_t)srcContext, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream);
CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream) ENTRY(175, shim_cuMemcpyPeerAsync(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream), far_cuMemcpyPeerAsync(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream), (uint64_t)dstDevice, (uintptr_t)dstContext, (uint64_t)srcDevice, (uintptr_t)srcContext, (uint64_t)ByteCount, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyPeerAsync_ptsz(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream);
CUresult cuMemcpyPeerAsync_ptsz(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream) ENTRY(176, shim_cuMemcpyPeerAsync_ptsz(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream), far_cuMemcpyPeerAsync_ptsz(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream), (uint64_t)dstDevice, (uintptr_t)dstContext, (uint64_t)srcDevice, (uintptr_t)srcContext, (uint64_t)ByteCount, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount);
CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount) ENTRY(177, shim_cuMemcpyHtoD_v2(dstDevice, srcHost, ByteCount), far_cuMemcpyHtoD_v2(dstDevice, srcHost, ByteCount), (uint64_t)dstDevice, (uintptr_t)srcHost, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyHtoD_v2_ptds(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount);
CUresult cuMemcpyHtoD_v2_ptds(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount) ENTRY(178, shim_cuMemcpyHtoD_v2_ptds(dstDevice, srcHost, ByteCount), far_cuMemcpyHtoD_v2_ptds(dstDevice, srcHost, ByteCount), (uint64_t)dstDevice, (uintptr_t)srcHost, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyHtoD(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned ByteCount);
CUresult cuMemcpyHtoD(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned ByteCount) ENTRY(179, shim_cuMemcpyHtoD(dstDevice, srcHost, ByteCount), far_cuMemcpyHtoD(dstDevice, srcHost, ByteCount), (uint64_t)dstDevice, (uintptr_t)srcHost, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount);
CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount) ENTRY(180, shim_cuMemcpyDtoH_v2(dstHost, srcDevice, ByteCount), far_cuMemcpyDtoH_v2(dstHost, srcDevice, ByteCount), (uintptr_t)dstHost, (uint64_t)srcDevice, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyDtoH_v2_ptds(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount);
CUresult cuMemcpyDtoH_v2_ptds(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount) ENTRY(181, shim_cuMemcpyDtoH_v2_ptds(dstHost, srcDevice, ByteCount), far_cuMemcpyDtoH_v2_ptds(dstHost, srcDevice, ByteCount), (uintptr_t)dstHost, (uint64_t)srcDevice, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyDtoH(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned ByteCount);
CUresult cuMemcpyDtoH(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned ByteCount) ENTRY(182, shim_cuMemcpyDtoH(dstHost, srcDevice, ByteCount), far_cuMemcpyDtoH(dstHost, srcDevice, ByteCount), (uintptr_t)dstHost, (uint64_t)srcDevice, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount);
CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount) ENTRY(183, shim_cuMemcpyDtoD_v2(dstDevice, srcDevice, ByteCount), far_cuMemcpyDtoD_v2(dstDevice, srcDevice, ByteCount), (uint64_t)dstDevice, (uint64_t)srcDevice, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyDtoD_v2_ptds(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount);
CUresult cuMemcpyDtoD_v2_ptds(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount) ENTRY(184, shim_cuMemcpyDtoD_v2_ptds(dstDevice, srcDevice, ByteCount), far_cuMemcpyDtoD_v2_ptds(dstDevice, srcDevice, ByteCount), (uint64_t)dstDevice, (uint64_t)srcDevice, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyDtoD(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned ByteCount);
CUresult cuMemcpyDtoD(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned ByteCount) ENTRY(185, shim_cuMemcpyDtoD(dstDevice, srcDevice, ByteCount), far_cuMemcpyDtoD(dstDevice, srcDevice, ByteCount), (uint64_t)dstDevice, (uint64_t)srcDevice, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream);
CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream) ENTRY(186, shim_cuMemcpyHtoDAsync_v2(dstDevice, srcHost, ByteCount, hStream), far_cuMemcpyHtoDAsync_v2(dstDevice, srcHost, ByteCount, hStream), (uint64_t)dstDevice, (uintptr_t)srcHost, (uint64_t)ByteCount, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyHtoDAsync_v2_ptsz(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream);
CUresult cuMemcpyHtoDAsync_v2_ptsz(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream) ENTRY(187, shim_cuMemcpyHtoDAsync_v2_ptsz(dstDevice, srcHost, ByteCount, hStream), far_cuMemcpyHtoDAsync_v2_ptsz(dstDevice, srcHost, ByteCount, hStream), (uint64_t)dstDevice, (uintptr_t)srcHost, (uint64_t)ByteCount, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyHtoDAsync(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned ByteCount, CUstream hStream);
CUresult cuMemcpyHtoDAsync(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned ByteCount, CUstream hStream) ENTRY(188, shim_cuMemcpyHtoDAsync(dstDevice, srcHost, ByteCount, hStream), far_cuMemcpyHtoDAsync(dstDevice, srcHost, ByteCount, hStream), (uint64_t)dstDevice, (uintptr_t)srcHost, (uint64_t)ByteCount, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream);
CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) ENTRY(189, shim_cuMemcpyDtoHAsync_v2(dstHost, srcDevice, ByteCount, hStream), far_cuMemcpyDtoHAsync_v2(dstHost, srcDevice, ByteCount, hStream), (uintptr_t)dstHost, (uint64_t)srcDevice, (uint64_t)ByteCount, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyDtoHAsync_v2_ptsz(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream);
CUresult cuMemcpyDtoHAsync_v2_ptsz(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) ENTRY(190, shim_cuMemcpyDtoHAsync_v2_ptsz(dstHost, srcDevice, ByteCount, hStream), far_cuMemcpyDtoHAsync_v2_ptsz(dstHost, srcDevice, ByteCount, hStream), (uintptr_t)dstHost, (uint64_t)srcDevice, (uint64_t)ByteCount, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyDtoHAsync(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned ByteCount, CUstream hStream);
CUresult cuMemcpyDtoHAsync(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned ByteCount, CUstream hStream) ENTRY(191, shim_cuMemcpyDtoHAsync(dstHost, srcDevice, ByteCount, hStream), far_cuMemcpyDtoHAsync(dstHost, srcDevice, ByteCount, hStream), (uintptr_t)dstHost, (uint64_t)srcDevice, (uint64_t)ByteCount, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream);
CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) ENTRY(192, shim_cuMemcpyDtoDAsync_v2(dstDevice, srcDevice, ByteCount, hStream), far_cuMemcpyDtoDAsync_v2(dstDevice, srcDevice, ByteCount, hStream), (uint64_t)dstDevice, (uint64_t)srcDevice, (uint64_t)ByteCount, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyDtoDAsync_v2_ptsz(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream);
CUresult cuMemcpyDtoDAsync_v2_ptsz(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) ENTRY(193, shim_cuMemcpyDtoDAsync_v2_ptsz(dstDevice, srcDevice, ByteCount, hStream), far_cuMemcpyDtoDAsync_v2_ptsz(dstDevice, srcDevice, ByteCount, hStream), (uint64_t)dstDevice, (uint64_t)srcDevice, (uint64_t)ByteCount, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyDtoDAsync(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned ByteCount, CUstream hStream);
CUresult cuMemcpyDtoDAsync(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned ByteCount, CUstream hStream) ENTRY(194, shim_cuMemcpyDtoDAsync(dstDevice, srcDevice, ByteCount, hStream), far_cuMemcpyDtoDAsync(dstDevice, srcDevice, ByteCount, hStream), (uint64_t)dstDevice, (uint64_t)srcDevice, (uint64_t)ByteCount, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount);
CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount) ENTRY(195, shim_cuMemcpyDtoA_v2(dstArray, dstOffset, srcDevice, ByteCount), far_cuMemcpyDtoA_v2(dstArray, dstOffset, srcDevice, ByteCount), (uintptr_t)dstArray, (uint64_t)dstOffset, (uint64_t)srcDevice, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyDtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount);
CUresult cuMemcpyDtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount) ENTRY(196, shim_cuMemcpyDtoA_v2_ptds(dstArray, dstOffset, srcDevice, ByteCount), far_cuMemcpyDtoA_v2_ptds(dstArray, dstOffset, srcDevice, ByteCount), (uintptr_t)dstArray, (uint64_t)dstOffset, (uint64_t)srcDevice, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyDtoA(CUarray dstArray, unsigned dstOffset, CUdeviceptr_v1 srcDevice, unsigned ByteCount);
CUresult cuMemcpyDtoA(CUarray dstArray, unsigned dstOffset, CUdeviceptr_v1 srcDevice, unsigned ByteCount) ENTRY(197, shim_cuMemcpyDtoA(dstArray, dstOffset, srcDevice, ByteCount), far_cuMemcpyDtoA(dstArray, dstOffset, srcDevice, ByteCount), (uintptr_t)dstArray, (uint64_t)dstOffset, (uint64_t)srcDevice, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount);
CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount) ENTRY(198, shim_cuMemcpyAtoD_v2(dstDevice, srcArray, srcOffset, ByteCount), far_cuMemcpyAtoD_v2(dstDevice, srcArray, srcOffset, ByteCount), (uint64_t)dstDevice, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyAtoD_v2_ptds(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount);
CUresult cuMemcpyAtoD_v2_ptds(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount) ENTRY(199, shim_cuMemcpyAtoD_v2_ptds(dstDevice, srcArray, srcOffset, ByteCount), far_cuMemcpyAtoD_v2_ptds(dstDevice, srcArray, srcOffset, ByteCount), (uint64_t)dstDevice, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyAtoD(CUdeviceptr_v1 dstDevice, CUarray srcArray, unsigned srcOffset, unsigned ByteCount);
CUresult cuMemcpyAtoD(CUdeviceptr_v1 dstDevice, CUarray srcArray, unsigned srcOffset, unsigned ByteCount) ENTRY(200, shim_cuMemcpyAtoD(dstDevice, srcArray, srcOffset, ByteCount), far_cuMemcpyAtoD(dstDevice, srcArray, srcOffset, ByteCount), (uint64_t)dstDevice, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount);
CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount) ENTRY(201, shim_cuMemcpyHtoA_v2(dstArray, dstOffset, srcHost, ByteCount), far_cuMemcpyHtoA_v2(dstArray, dstOffset, srcHost, ByteCount), (uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcHost, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyHtoA_v2_ptds(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount);
CUresult cuMemcpyHtoA_v2_ptds(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount) ENTRY(202, shim_cuMemcpyHtoA_v2_ptds(dstArray, dstOffset, srcHost, ByteCount), far_cuMemcpyHtoA_v2_ptds(dstArray, dstOffset, srcHost, ByteCount), (uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcHost, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyHtoA(CUarray dstArray, unsigned dstOffset, const void *srcHost, unsigned ByteCount);
CUresult cuMemcpyHtoA(CUarray dstArray, unsigned dstOffset, const void *srcHost, unsigned ByteCount) ENTRY(203, shim_cuMemcpyHtoA(dstArray, dstOffset, srcHost, ByteCount), far_cuMemcpyHtoA(dstArray, dstOffset, srcHost, ByteCount), (uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcHost, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount);
CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount) ENTRY(204, shim_cuMemcpyAtoH_v2(dstHost, srcArray, srcOffset, ByteCount), far_cuMemcpyAtoH_v2(dstHost, srcArray, srcOffset, ByteCount), (uintptr_t)dstHost, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyAtoH_v2_ptds(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount);
CUresult cuMemcpyAtoH_v2_ptds(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount) ENTRY(205, shim_cuMemcpyAtoH_v2_ptds(dstHost, srcArray, srcOffset, ByteCount), far_cuMemcpyAtoH_v2_ptds(dstHost, srcArray, srcOffset, ByteCount), (uintptr_t)dstHost, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyAtoH(void *dstHost, CUarray srcArray, unsigned srcOffset, unsigned ByteCount);
CUresult cuMemcpyAtoH(void *dstHost, CUarray srcArray, unsigned srcOffset, unsigned ByteCount) ENTRY(206, shim_cuMemcpyAtoH(dstHost, srcArray, srcOffset, ByteCount), far_cuMemcpyAtoH(dstHost, srcArray, srcOffset, ByteCount), (uintptr_t)dstHost, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount);
CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount) ENTRY(207, shim_cuMemcpyAtoA_v2(dstArray, dstOffset, srcArray, srcOffset, ByteCount), far_cuMemcpyAtoA_v2(dstArray, dstOffset, srcArray, srcOffset, ByteCount), (uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyAtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount);
CUresult cuMemcpyAtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount) ENTRY(208, shim_cuMemcpyAtoA_v2_ptds(dstArray, dstOffset, srcArray, srcOffset, ByteCount), far_cuMemcpyAtoA_v2_ptds(dstArray, dstOffset, srcArray, srcOffset, ByteCount), (uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyAtoA(CUarray dstArray, unsigned dstOffset, CUarray srcArray, unsigned srcOffset, unsigned ByteCount);
CUresult cuMemcpyAtoA(CUarray dstArray, unsigned dstOffset, CUarray srcArray, unsigned srcOffset, unsigned ByteCount) ENTRY(209, shim_cuMemcpyAtoA(dstArray, dstOffset, srcArray, srcOffset, ByteCount), far_cuMemcpyAtoA(dstArray, dstOffset, srcArray, srcOffset, ByteCount), (uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount, 0)

CUresult shim_cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream);
CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream) ENTRY(210, shim_cuMemcpyHtoAAsync_v2(dstArray, dstOffset, srcHost, ByteCount, hStream), far_cuMemcpyHtoAAsync_v2(dstArray, dstOffset, srcHost, ByteCount, hStream), (uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcHost, (uint64_t)ByteCount, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyHtoAAsync_v2_ptsz(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream);
CUresult cuMemcpyHtoAAsync_v2_ptsz(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream) ENTRY(211, shim_cuMemcpyHtoAAsync_v2_ptsz(dstArray, dstOffset, srcHost, ByteCount, hStream), far_cuMemcpyHtoAAsync_v2_ptsz(dstArray, dstOffset, srcHost, ByteCount, hStream), (uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcHost, (uint64_t)ByteCount, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyHtoAAsync(CUarray dstArray, unsigned dstOffset, const void *srcHost, unsigned ByteCount, CUstream hStream);
CUresult cuMemcpyHtoAAsync(CUarray dstArray, unsigned dstOffset, const void *srcHost, unsigned ByteCount, CUstream hStream) ENTRY(212, shim_cuMemcpyHtoAAsync(dstArray, dstOffset, srcHost, ByteCount, hStream), far_cuMemcpyHtoAAsync(dstArray, dstOffset, srcHost, ByteCount, hStream), (uintptr_t)dstArray, (uint64_t)dstOffset, (uintptr_t)srcHost, (uint64_t)ByteCount, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream);
CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream) ENTRY(213, shim_cuMemcpyAtoHAsync_v2(dstHost, srcArray, srcOffset, ByteCount, hStream), far_cuMemcpyAtoHAsync_v2(dstHost, srcArray, srcOffset, ByteCount, hStream), (uintptr_t)dstHost, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyAtoHAsync_v2_ptsz(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream);
CUresult cuMemcpyAtoHAsync_v2_ptsz(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream) ENTRY(214, shim_cuMemcpyAtoHAsync_v2_ptsz(dstHost, srcArray, srcOffset, ByteCount, hStream), far_cuMemcpyAtoHAsync_v2_ptsz(dstHost, srcArray, srcOffset, ByteCount, hStream), (uintptr_t)dstHost, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyAtoHAsync(void *dstHost, CUarray srcArray, unsigned srcOffset, unsigned ByteCount, CUstream hStream);
CUresult cuMemcpyAtoHAsync(void *dstHost, CUarray srcArray, unsigned srcOffset, unsigned ByteCount, CUstream hStream) ENTRY(215, shim_cuMemcpyAtoHAsync(dstHost, srcArray, srcOffset, ByteCount, hStream), far_cuMemcpyAtoHAsync(dstHost, srcArray, srcOffset, ByteCount, hStream), (uintptr_t)dstHost, (uintptr_t)srcArray, (uint64_t)srcOffset, (uint64_t)ByteCount, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpy2D_v2(const CUDA_MEMCPY2D_v2 *pCopy);
CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D_v2 *pCopy) ENTRY(216, shim_cuMemcpy2D_v2(pCopy), far_cuMemcpy2D_v2(pCopy), (uintptr_t)pCopy, 0)

CUresult shim_cuMemcpy2D_v2_ptds(const CUDA_MEMCPY2D_v2 *pCopy);
CUresult cuMemcpy2D_v2_ptds(const CUDA_MEMCPY2D_v2 *pCopy) ENTRY(217, shim_cuMemcpy2D_v2_ptds(pCopy), far_cuMemcpy2D_v2_ptds(pCopy), (uintptr_t)pCopy, 0)

CUresult shim_cuMemcpy2D(const CUDA_MEMCPY2D_v1 *pCopy);
CUresult cuMemcpy2D(const CUDA_MEMCPY2D_v1 *pCopy) ENTRY(218, shim_cuMemcpy2D(pCopy), far_cuMemcpy2D(pCopy), (uintptr_t)pCopy, 0)

CUresult shim_cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D_v2 *pCopy);
CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D_v2 *pCopy) ENTRY(219, shim_cuMemcpy2DUnaligned_v2(pCopy), far_cuMemcpy2DUnaligned_v2(pCopy), (uintptr_t)pCopy, 0)

CUresult shim_cuMemcpy2DUnaligned_v2_ptds(const CUDA_MEMCPY2D_v2 *pCopy);
CUresult cuMemcpy2DUnaligned_v2_ptds(const CUDA_MEMCPY2D_v2 *pCopy) ENTRY(220, shim_cuMemcpy2DUnaligned_v2_ptds(pCopy), far_cuMemcpy2DUnaligned_v2_ptds(pCopy), (uintptr_t)pCopy, 0)

CUresult shim_cuMemcpy2DUnaligned(const CUDA_MEMCPY2D_v1 *pCopy);
CUresult cuMemcpy2DUnaligned(const CUDA_MEMCPY2D_v1 *pCopy) ENTRY(221, shim_cuMemcpy2DUnaligned(pCopy), far_cuMemcpy2DUnaligned(pCopy), (uintptr_t)pCopy, 0)

CUresult shim_cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D_v2 *pCopy, CUstream hStream);
CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D_v2 *pCopy, CUstream hStream) ENTRY(222, shim_cuMemcpy2DAsync_v2(pCopy, hStream), far_cuMemcpy2DAsync_v2(pCopy, hStream), (uintptr_t)pCopy, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpy2DAsync_v2_ptsz(const CUDA_MEMCPY2D_v2 *pCopy, CUstream hStream);
CUresult cuMemcpy2DAsync_v2_ptsz(const CUDA_MEMCPY2D_v2 *pCopy, CUstream hStream) ENTRY(223, shim_cuMemcpy2DAsync_v2_ptsz(pCopy, hStream), far_cuMemcpy2DAsync_v2_ptsz(pCopy, hStream), (uintptr_t)pCopy, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpy2DAsync(const CUDA_MEMCPY2D_v1 *pCopy, CUstream hStream);
CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D_v1 *pCopy, CUstream hStream) ENTRY(224, shim_cuMemcpy2DAsync(pCopy, hStream), far_cuMemcpy2DAsync(pCopy, hStream), (uintptr_t)pCopy, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpy3D_v2(const CUDA_MEMCPY3D_v2 *pCopy);
CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D_v2 *pCopy) ENTRY(225, shim_cuMemcpy3D_v2(pCopy), far_cuMemcpy3D_v2(pCopy), (uintptr_t)pCopy, 0)

CUresult shim_cuMemcpy3D_v2_ptds(const CUDA_MEMCPY3D_v2 *pCopy);
CUresult cuMemcpy3D_v2_ptds(const CUDA_MEMCPY3D_v2 *pCopy) ENTRY(226, shim_cuMemcpy3D_v2_ptds(pCopy), far_cuMemcpy3D_v2_ptds(pCopy), (uintptr_t)pCopy, 0)

CUresult shim_cuMemcpy3D(const CUDA_MEMCPY3D_v1 *pCopy);
CUresult cuMemcpy3D(const CUDA_MEMCPY3D_v1 *pCopy) ENTRY(227, shim_cuMemcpy3D(pCopy), far_cuMemcpy3D(pCopy), (uintptr_t)pCopy, 0)

CUresult shim_cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D_v2 *pCopy, CUstream hStream);
CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D_v2 *pCopy, CUstream hStream) ENTRY(228, shim_cuMemcpy3DAsync_v2(pCopy, hStream), far_cuMemcpy3DAsync_v2(pCopy, hStream), (uintptr_t)pCopy, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpy3DAsync_v2_ptsz(const CUDA_MEMCPY3D_v2 *pCopy, CUstream hStream);
CUresult cuMemcpy3DAsync_v2_ptsz(const CUDA_MEMCPY3D_v2 *pCopy, CUstream hStream) ENTRY(229, shim_cuMemcpy3DAsync_v2_ptsz(pCopy, hStream), far_cuMemcpy3DAsync_v2_ptsz(pCopy, hStream), (uintptr_t)pCopy, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpy3DAsync(const CUDA_MEMCPY3D_v1 *pCopy, CUstream hStream);
CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D_v1 *pCopy, CUstream hStream) ENTRY(230, shim_cuMemcpy3DAsync(pCopy, hStream), far_cuMemcpy3DAsync(pCopy, hStream), (uintptr_t)pCopy, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER_v1 *pCopy);
CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER_v1 *pCopy) ENTRY(231, shim_cuMemcpy3DPeer(pCopy), far_cuMemcpy3DPeer(pCopy), (uintptr_t)pCopy, 0)

CUresult shim_cuMemcpy3DPeer_ptds(const CUDA_MEMCPY3D_PEER_v1 *pCopy);
CUresult cuMemcpy3DPeer_ptds(const CUDA_MEMCPY3D_PEER_v1 *pCopy) ENTRY(232, shim_cuMemcpy3DPeer_ptds(pCopy), far_cuMemcpy3DPeer_ptds(pCopy), (uintptr_t)pCopy, 0)

CUresult shim_cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER_v1 *pCopy, CUstream hStream);
CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER_v1 *pCopy, CUstream hStream) ENTRY(233, shim_cuMemcpy3DPeerAsync(pCopy, hStream), far_cuMemcpy3DPeerAsync(pCopy, hStream), (uintptr_t)pCopy, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpy3DPeerAsync_ptsz(const CUDA_MEMCPY3D_PEER_v1 *pCopy, CUstream hStream);
CUresult cuMemcpy3DPeerAsync_ptsz(const CUDA_MEMCPY3D_PEER_v1 *pCopy, CUstream hStream) ENTRY(234, shim_cuMemcpy3DPeerAsync_ptsz(pCopy, hStream), far_cuMemcpy3DPeerAsync_ptsz(pCopy, hStream), (uintptr_t)pCopy, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyBatchAsync_v2(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, CUstream hStream);
CUresult cuMemcpyBatchAsync_v2(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, CUstream hStream) ENTRY(235, shim_cuMemcpyBatchAsync_v2(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream), far_cuMemcpyBatchAsync_v2(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream), (uintptr_t)dsts, (uintptr_t)srcs, (uintptr_t)sizes, (uint64_t)count, (uintptr_t)attrs, (uintptr_t)attrsIdxs, (uint64_t)numAttrs, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyBatchAsync_v2_ptsz(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, CUstream hStream);
CUresult cuMemcpyBatchAsync_v2_ptsz(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, CUstream hStream) ENTRY(236, shim_cuMemcpyBatchAsync_v2_ptsz(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream), far_cuMemcpyBatchAsync_v2_ptsz(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream), (uintptr_t)dsts, (uintptr_t)srcs, (uintptr_t)sizes, (uint64_t)count, (uintptr_t)attrs, (uintptr_t)attrsIdxs, (uint64_t)numAttrs, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyBatchAsync(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream);
CUresult cuMemcpyBatchAsync(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream) ENTRY(237, shim_cuMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream), far_cuMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream), (uintptr_t)dsts, (uintptr_t)srcs, (uintptr_t)sizes, (uint64_t)count, (uintptr_t)attrs, (uintptr_t)attrsIdxs, (uint64_t)numAttrs, (uintptr_t)failIdx, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpyBatchAsync_ptsz(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream);
CUresult cuMemcpyBatchAsync_ptsz(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream) ENTRY(238, shim_cuMemcpyBatchAsync_ptsz(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream), far_cuMemcpyBatchAsync_ptsz(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, hStream), (uintptr_t)dsts, (uintptr_t)srcs, (uintptr_t)sizes, (uint64_t)count, (uintptr_t)attrs, (uintptr_t)attrsIdxs, (uint64_t)numAttrs, (uintptr_t)failIdx, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpy3DBatchAsync_v2(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, uint64_t flags, CUstream hStream);
CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, uint64_t flags, CUstream hStream) ENTRY(239, shim_cuMemcpy3DBatchAsync_v2(numOps, opList, flags, hStream), far_cuMemcpy3DBatchAsync_v2(numOps, opList, flags, hStream), (uint64_t)numOps, (uintptr_t)opList, (uint64_t)flags, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpy3DBatchAsync_v2_ptsz(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, uint64_t flags, CUstream hStream);
CUresult cuMemcpy3DBatchAsync_v2_ptsz(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, uint64_t flags, CUstream hStream) ENTRY(240, shim_cuMemcpy3DBatchAsync_v2_ptsz(numOps, opList, flags, hStream), far_cuMemcpy3DBatchAsync_v2_ptsz(numOps, opList, flags, hStream), (uint64_t)numOps, (uintptr_t)opList, (uint64_t)flags, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpy3DBatchAsync(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, size_t *failIdx, uint64_t flags, CUstream hStream);
CUresult cuMemcpy3DBatchAsync(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, size_t *failIdx, uint64_t flags, CUstream hStream) ENTRY(241, shim_cuMemcpy3DBatchAsync(numOps, opList, failIdx, flags, hStream), far_cuMemcpy3DBatchAsync(numOps, opList, failIdx, flags, hStream), (uint64_t)numOps, (uintptr_t)opList, (uintptr_t)failIdx, (uint64_t)flags, (uintptr_t)hStream, 0)

CUresult shim_cuMemcpy3DBatchAsync_ptsz(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, size_t *failIdx, uint64_t flags, CUstream hStream);
CUresult cuMemcpy3DBatchAsync_ptsz(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, size_t *failIdx, uint64_t flags, CUstream hStream) ENTRY(242, shim_cuMemcpy3DBatchAsync_ptsz(numOps, opList, failIdx, flags, hStream), far_cuMemcpy3DBatchAsync_ptsz(numOps, opList, failIdx, flags, hStream), (uint64_t)numOps, (uintptr_t)opList, (uintptr_t)failIdx, (uint64_t)flags, (uintptr_t)hStream, 0)

CUresult shim_cuMemBatchDecompressAsync(const CUmemDecompressParams *paramsArray, size_t count, unsigned flags, size_t *errorIndex, CUstream stream);
CUresult cuMemBatchDecompressAsync(const CUmemDecompressParams *paramsArray, size_t count, unsigned flags, size_t *errorIndex, CUstream stream) ENTRY(243, shim_complains(shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK), stream) ?: shim_cuMemBatchDecompressAsync(paramsArray, count, flags, errorIndex, stream), CUDA_ERROR_INVALID_HANDLE, &stream), far_cuMemBatchDecompressAsync(paramsArray, count, flags, errorIndex, stream), (uintptr_t)paramsArray, (uint64_t)count, (uint64_t)flags, (uintptr_t)errorIndex, (uintptr_t)stream, 0)

CUresult shim_cuMemBatchDecompressAsync_ptsz(const CUmemDecompressParams *paramsArray, size_t count, unsigned flags, size_t *errorIndex, CUstream stream);
CUresult cuMemBatchDecompressAsync_ptsz(const CUmemDecompressParams *paramsArray, size_t count, unsigned flags, size_t *errorIndex, CUstream stream) ENTRY(244, shim_complains(shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK), stream) ?: shim_cuMemBatchDecompressAsync_ptsz(paramsArray, count, flags, errorIndex, stream), CUDA_ERROR_INVALID_HANDLE, &stream), far_cuMemBatchDecompressAsync_ptsz(paramsArray, count, flags, errorIndex, stream), (uintptr_t)paramsArray, (uint64_t)count, (uint64_t)flags, (uintptr_t)errorIndex, (uintptr_t)stream, 0)

CUresult shim_cuMemsetD8_v2(CUdeviceptr dstDevice, uint8_t uc, size_t N);
CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, uint8_t uc, size_t N) ENTRY(245, shim_cuMemsetD8_v2(dstDevice, uc, N), far_cuMemsetD8_v2(dstDevice, uc, N), (uint64_t)dstDevice, (uint64_t)uc, (uint64_t)N, 0)

CUresult shim_cuMemsetD8_v2_ptds(CUdeviceptr dstDevice, uint8_t uc, size_t N);
CUresult cuMemsetD8_v2_ptds(CUdeviceptr dstDevice, uint8_t uc, size_t N) ENTRY(246, shim_cuMemsetD8_v2_ptds(dstDevice, uc, N), far_cuMemsetD8_v2_ptds(dstDevice, uc, N), (uint64_t)dstDevice, (uint64_t)uc, (uint64_t)N, 0)

CUresult shim_cuMemsetD8(CUdeviceptr_v1 dstDevice, uint8_t uc, unsigned N);
CUresult cuMemsetD8(CUdeviceptr_v1 dstDevice, uint8_t uc, unsigned N) ENTRY(247, shim_cuMemsetD8(dstDevice, uc, N), far_cuMemsetD8(dstDevice, uc, N), (uint64_t)dstDevice, (uint64_t)uc, (uint64_t)N, 0)

CUresult shim_cuMemsetD16_v2(CUdeviceptr dstDevice, uint16_t us, size_t N);
CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, uint16_t us, size_t N) ENTRY(248, shim_cuMemsetD16_v2(dstDevice, us, N), far_cuMemsetD16_v2(dstDevice, us, N), (uint64_t)dstDevice, (uint64_t)us, (uint64_t)N, 0)

CUresult shim_cuMemsetD16_v2_ptds(CUdeviceptr dstDevice, uint16_t us, size_t N);
CUresult cuMemsetD16_v2_ptds(CUdeviceptr dstDevice, uint16_t us, size_t N) ENTRY(249, shim_cuMemsetD16_v2_ptds(dstDevice, us, N), far_cuMemsetD16_v2_ptds(dstDevice, us, N), (uint64_t)dstDevice, (uint64_t)us, (uint64_t)N, 0)

CUresult shim_cuMemsetD16(CUdeviceptr_v1 dstDevice, uint16_t us, unsigned N);
CUresult cuMemsetD16(CUdeviceptr_v1 dstDevice, uint16_t us, unsigned N) ENTRY(250, shim_cuMemsetD16(dstDevice, us, N), far_cuMemsetD16(dstDevice, us, N), (uint64_t)dstDevice, (uint64_t)us, (uint64_t)N, 0)

CUresult shim_cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned ui, size_t N);
CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned ui, size_t N) ENTRY(251, shim_cuMemsetD32_v2(dstDevice, ui, N), far_cuMemsetD32_v2(dstDevice, ui, N), (uint64_t)dstDevice, (uint64_t)ui, (uint64_t)N, 0)

CUresult shim_cuMemsetD32_v2_ptds(CUdeviceptr dstDevice, unsigned ui, size_t N);
CUresult cuMemsetD32_v2_ptds(CUdeviceptr dstDevice, unsigned ui, size_t N) ENTRY(252, shim_cuMemsetD32_v2_ptds(dstDevice, ui, N), far_cuMemsetD32_v2_ptds(dstDevice, ui, N), (uint64_t)dstDevice, (uint64_t)ui, (uint64_t)N, 0)

CUresult shim_cuMemsetD32(CUdeviceptr_v1 dstDevice, unsigned ui, unsigned N);
CUresult cuMemsetD32(CUdeviceptr_v1 dstDevice, unsigned ui, unsigned N) ENTRY(253, shim_cuMemsetD32(dstDevice, ui, N), far_cuMemsetD32(dstDevice, ui, N), (uint64_t)dstDevice, (uint64_t)ui, (uint64_t)N, 0)

CUresult shim_cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height);
CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height) ENTRY(254, shim_cuMemsetD2D8_v2(dstDevice, dstPitch, uc, Width, Height), far_cuMemsetD2D8_v2(dstDevice, dstPitch, uc, Width, Height), (uint64_t)dstDevice, (uint64_t)dstPitch, (uint64_t)uc, (uint64_t)Width, (uint64_t)Height, 0)

CUresult shim_cuMemsetD2D8_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height);
CUresult cuMemsetD2D8_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height) ENTRY(255, shim_cuMemsetD2D8_v2_ptds(dstDevice, dstPitch, uc, Width, Height), far_cuMemsetD2D8_v2_ptds(dstDevice, dstPitch, uc, Width, Height), (uint64_t)dstDevice, (uint64_t)dstPitch, (uint64_t)uc, (uint64_t)Width, (uint64_t)Height, 0)

CUresult shim_cuMemsetD2D8(CUdeviceptr_v1 dstDevice, unsigned dstPitch, uint8_t uc, unsigned Width, unsigned Height);
CUresult cuMemsetD2D8(CUdeviceptr_v1 dstDevice, unsigned dstPitch, uint8_t uc, unsigned Width, unsigned Height) ENTRY(256, shim_cuMemsetD2D8(dstDevice, dstPitch, uc, Width, Height), far_cuMemsetD2D8(dstDevice, dstPitch, uc, Width, Height), (uint64_t)dstDevice, (uint64_t)dstPitch, (uint64_t)uc, (uint64_t)Width, (uint64_t)Height, 0)

CUresult shim_cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height);
CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height) ENTRY(257, shim_cuMemsetD2D16_v2(dstDevice, dstPitch, us, Width, Height), far_cuMemsetD2D16_v2(dstDevice, dstPitch, us, Width, Height), (uint64_t)dstDevice, (uint64_t)dstPitch, (uint64_t)us, (uint64_t)Width, (uint64_t)Height, 0)

CUresult shim_cuMemsetD2D16_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height);
CUresult cuMemsetD2D16_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height) ENTRY(258, shim_cuMemsetD2D16_v2_ptds(dstDevice, dstPitch, us, Width, Height), far_cuMemsetD2D16_v2_ptds(dstDevice, dstPitch, us, Width, Height), (uint64_t)dstDevice, (uint64_t)dstPitch, (uint64_t)us, (uint64_t)Width, (uint64_t)Height, 0)

CUresult shim_cuMemsetD2D16(CUdeviceptr_v1 dstDevice, unsigned dstPitch, uint16_t us, unsigned Width, unsigned Height);
CUresult cuMemsetD2D16(CUdeviceptr_v1 dstDevice, unsigned dstPitch, uint16_t us, unsigned Width, unsigned Height) ENTRY(259, shim_cuMemsetD2D16(dstDevice, dstPitch, us, Width, Height), far_cuMemsetD2D16(dstDevice, dstPitch, us, Width, Height), (uint64_t)dstDevice, (uint64_t)dstPitch, (uint64_t)us, (uint64_t)Width, (uint64_t)Height, 0)

CUresult shim_cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height);
CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height) ENTRY(260, shim_cuMemsetD2D32_v2(dstDevice, dstPitch, ui, Width, Height), far_cuMemsetD2D32_v2(dstDevice, dstPitch, ui, Width, Height), (uint64_t)dstDevice, (uint64_t)dstPitch, (uint64_t)ui, (uint64_t)Width, (uint64_t)Height, 0)

CUresult shim_cuMemsetD2D32_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height);
CUresult cuMemsetD2D32_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height) ENTRY(261, shim_cuMemsetD2D32_v2_ptds(dstDevice, dstPitch, ui, Width, Height), far_cuMemsetD2D32_v2_ptds(dstDevice, dstPitch, ui, Width, Height), (uint64_t)dstDevice, (uint64_t)dstPitch, (uint64_t)ui, (uint64_t)Width, (uint64_t)Height, 0)

CUresult shim_cuMemsetD2D32(CUdeviceptr_v1 dstDevice, unsigned dstPitch, unsigned ui, unsigned Width, unsigned Height);
CUresult cuMemsetD2D32(CUdeviceptr_v1 dstDevice, unsigned dstPitch, unsigned ui, unsigned Width, unsigned Height) ENTRY(262, shim_cuMemsetD2D32(dstDevice, dstPitch, ui, Width, Height), far_cuMemsetD2D32(dstDevice, dstPitch, ui, Width, Height), (uint64_t)dstDevice, (uint64_t)dstPitch, (uint64_t)ui, (uint64_t)Width, (uint64_t)Height, 0)

CUresult shim_cuMemsetD8Async(CUdeviceptr dstDevice, uint8_t uc, size_t N, CUstream hStream);
CUresult cuMemsetD8Async(CUdeviceptr dstDevice, uint8_t uc, size_t N, CUstream hStream) ENTRY(263, shim_complains(shim_cuMemsetD8Async(dstDevice, uc, N, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemsetD8Async(dstDevice, uc, N, hStream), (uint64_t)dstDevice, (uint64_t)uc, (uint64_t)N, (uintptr_t)hStream, 0)

CUresult shim_cuMemsetD8Async_ptsz(CUdeviceptr dstDevice, uint8_t uc, size_t N, CUstream hStream);
CUresult cuMemsetD8Async_ptsz(CUdeviceptr dstDevice, uint8_t uc, size_t N, CUstream hStream) ENTRY(264, shim_complains(shim_cuMemsetD8Async_ptsz(dstDevice, uc, N, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemsetD8Async_ptsz(dstDevice, uc, N, hStream), (uint64_t)dstDevice, (uint64_t)uc, (uint64_t)N, (uintptr_t)hStream, 0)

CUresult shim_cuMemsetD16Async(CUdeviceptr dstDevice, uint16_t us, size_t N, CUstream hStream);
CUresult cuMemsetD16Async(CUdeviceptr dstDevice, uint16_t us, size_t N, CUstream hStream) ENTRY(265, shim_complains(shim_cuMemsetD16Async(dstDevice, us, N, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemsetD16Async(dstDevice, us, N, hStream), (uint64_t)dstDevice, (uint64_t)us, (uint64_t)N, (uintptr_t)hStream, 0)

CUresult shim_cuMemsetD16Async_ptsz(CUdeviceptr dstDevice, uint16_t us, size_t N, CUstream hStream);
CUresult cuMemsetD16Async_ptsz(CUdeviceptr dstDevice, uint16_t us, size_t N, CUstream hStream) ENTRY(266, shim_complains(shim_cuMemsetD16Async_ptsz(dstDevice, us, N, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemsetD16Async_ptsz(dstDevice, us, N, hStream), (uint64_t)dstDevice, (uint64_t)us, (uint64_t)N, (uintptr_t)hStream, 0)

CUresult shim_cuMemsetD32Async(CUdeviceptr dstDevice, unsigned ui, size_t N, CUstream hStream);
CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned ui, size_t N, CUstream hStream) ENTRY(267, shim_complains(shim_cuMemsetD32Async(dstDevice, ui, N, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemsetD32Async(dstDevice, ui, N, hStream), (uint64_t)dstDevice, (uint64_t)ui, (uint64_t)N, (uintptr_t)hStream, 0)

CUresult shim_cuMemsetD32Async_ptsz(CUdeviceptr dstDevice, unsigned ui, size_t N, CUstream hStream);
CUresult cuMemsetD32Async_ptsz(CUdeviceptr dstDevice, unsigned ui, size_t N, CUstream hStream) ENTRY(268, shim_complains(shim_cuMemsetD32Async_ptsz(dstDevice, ui, N, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemsetD32Async_ptsz(dstDevice, ui, N, hStream), (uint64_t)dstDevice, (uint64_t)ui, (uint64_t)N, (uintptr_t)hStream, 0)

CUresult shim_cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height, CUstream hStream);
CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height, CUstream hStream) ENTRY(269, shim_complains(shim_cuMemsetD2D8Async(dstDevice, dstPitch, uc, Width, Height, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemsetD2D8Async(dstDevice, dstPitch, uc, Width, Height, hStream), (uint64_t)dstDevice, (uint64_t)dstPitch, (uint64_t)uc, (uint64_t)Width, (uint64_t)Height, (uintptr_t)hStream, 0)

CUresult shim_cuMemsetD2D8Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height, CUstream hStream);
CUresult cuMemsetD2D8Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height, CUstream hStream) ENTRY(270, shim_complains(shim_cuMemsetD2D8Async_ptsz(dstDevice, dstPitch, uc, Width, Height, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemsetD2D8Async_ptsz(dstDevice, dstPitch, uc, Width, Height, hStream), (uint64_t)dstDevice, (uint64_t)dstPitch, (uint64_t)uc, (uint64_t)Width, (uint64_t)Height, (uintptr_t)hStream, 0)

CUresult shim_cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height, CUstream hStream);
CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height, CUstream hStream) ENTRY(271, shim_complains(shim_cuMemsetD2D16Async(dstDevice, dstPitch, us, Width, Height, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemsetD2D16Async(dstDevice, dstPitch, us, Width, Height, hStream), (uint64_t)dstDevice, (uint64_t)dstPitch, (uint64_t)us, (uint64_t)Width, (uint64_t)Height, (uintptr_t)hStream, 0)

CUresult shim_cuMemsetD2D16Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height, CUstream hStream);
CUresult cuMemsetD2D16Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height, CUstream hStream) ENTRY(272, shim_complains(shim_cuMemsetD2D16Async_ptsz(dstDevice, dstPitch, us, Width, Height, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemsetD2D16Async_ptsz(dstDevice, dstPitch, us, Width, Height, hStream), (uint64_t)dstDevice, (uint64_t)dstPitch, (uint64_t)us, (uint64_t)Width, (uint64_t)Height, (uintptr_t)hStream, 0)

CUresult shim_cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height, CUstream hStream);
CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height, CUstream hStream) ENTRY(273, shim_complains(shim_cuMemsetD2D32Async(dstDevice, dstPitch, ui, Width, Height, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemsetD2D32Async(dstDevice, dstPitch, ui, Width, Height, hStream), (uint64_t)dstDevice, (uint64_t)dstPitch, (uint64_t)ui, (uint64_t)Width, (uint64_t)Height, (uintptr_t)hStream, 0)

CUresult shim_cuMemsetD2D32Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height, CUstream hStream);
CUresult cuMemsetD2D32Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height, CUstream hStream) ENTRY(274, shim_complains(shim_cuMemsetD2D32Async_ptsz(dstDevice, dstPitch, ui, Width, Height, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemsetD2D32Async_ptsz(dstDevice, dstPitch, ui, Width, Height, hStream), (uint64_t)dstDevice, (uint64_t)dstPitch, (uint64_t)ui, (uint64_t)Width, (uint64_t)Height, (uintptr_t)hStream, 0)

CUresult shim_cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned flags);
CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned flags) ENTRY(275, shim_cuMemAllocManaged(dptr, bytesize, flags), far_cuMemAllocManaged(dptr, bytesize, flags), (uintptr_t)dptr, (uint64_t)bytesize, (uint64_t)flags, 0)

CUresult shim_cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation_v1 location);
CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation_v1 location) ENTRY(276, shim_cuMemAdvise_v2(devPtr, count, advice, location), far_cuMemAdvise_v2(devPtr, count, advice, location), (uint64_t)devPtr, (uint64_t)count, (uint64_t)advice, (uintptr_t)&location, 0)

CUresult shim_cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device);
CUresult cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device) ENTRY(277, shim_cuMemAdvise(devPtr, count, advice, device), far_cuMemAdvise(devPtr, count, advice, device), (uint64_t)devPtr, (uint64_t)count, (uint64_t)advice, (uint64_t)device, 0)

CUresult shim_cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation_v1 location, unsigned flags, CUstream hStream);
CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation_v1 location, unsigned flags, CUstream hStream) ENTRY(278, shim_complains(shim_cuMemPrefetchAsync_v2(devPtr, count, location, flags, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemPrefetchAsync_v2(devPtr, count, location, flags, hStream), (uint64_t)devPtr, (uint64_t)count, (uintptr_t)&location, (uint64_t)flags, (uintptr_t)hStream, 0)

CUresult shim_cuMemPrefetchAsync_v2_ptsz(CUdeviceptr devPtr, size_t count, CUmemLocation_v1 location, unsigned flags, CUstream hStream);
CUresult cuMemPrefetchAsync_v2_ptsz(CUdeviceptr devPtr, size_t count, CUmemLocation_v1 location, unsigned flags, CUstream hStream) ENTRY(279, shim_complains(shim_cuMemPrefetchAsync_v2_ptsz(devPtr, count, location, flags, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemPrefetchAsync_v2_ptsz(devPtr, count, location, flags, hStream), (uint64_t)devPtr, (uint64_t)count, (uintptr_t)&location, (uint64_t)flags, (uintptr_t)hStream, 0)

CUresult shim_cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream);
CUresult cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream) ENTRY(280, shim_complains(shim_cuMemPrefetchAsync(devPtr, count, dstDevice, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemPrefetchAsync(devPtr, count, dstDevice, hStream), (uint64_t)devPtr, (uint64_t)count, (uint64_t)dstDevice, (uintptr_t)hStream, 0)

CUresult shim_cuMemPrefetchAsync_ptsz(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream);
CUresult cuMemPrefetchAsync_ptsz(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream) ENTRY(281, shim_complains(shim_cuMemPrefetchAsync_ptsz(devPtr, count, dstDevice, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemPrefetchAsync_ptsz(devPtr, count, dstDevice, hStream), (uint64_t)devPtr, (uint64_t)count, (uint64_t)dstDevice, (uintptr_t)hStream, 0)

CUresult shim_cuMemPrefetchBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream);
CUresult cuMemPrefetchBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream) ENTRY(282, shim_complains(shim_cuMemPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream), (uintptr_t)dptrs, (uintptr_t)sizes, (uint64_t)count, (uintptr_t)prefetchLocs, (uintptr_t)prefetchLocIdxs, (uint64_t)numPrefetchLocs, (uint64_t)flags, (uintptr_t)hStream, 0)

CUresult shim_cuMemPrefetchBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream);
CUresult cuMemPrefetchBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream) ENTRY(283, shim_complains(shim_cuMemPrefetchBatchAsync_ptsz(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemPrefetchBatchAsync_ptsz(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream), (uintptr_t)dptrs, (uintptr_t)sizes, (uint64_t)count, (uintptr_t)prefetchLocs, (uintptr_t)prefetchLocIdxs, (uint64_t)numPrefetchLocs, (uint64_t)flags, (uintptr_t)hStream, 0)

CUresult shim_cuMemDiscardBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, uint64_t flags, CUstream hStream);
CUresult cuMemDiscardBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, uint64_t flags, CUstream hStream) ENTRY(284, shim_complains(shim_cuMemDiscardBatchAsync(dptrs, sizes, count, flags, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemDiscardBatchAsync(dptrs, sizes, count, flags, hStream), (uintptr_t)dptrs, (uintptr_t)sizes, (uint64_t)count, (uint64_t)flags, (uintptr_t)hStream, 0)

CUresult shim_cuMemDiscardBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, uint64_t flags, CUstream hStream);
CUresult cuMemDiscardBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, uint64_t flags, CUstream hStream) ENTRY(285, shim_complains(shim_cuMemDiscardBatchAsync_ptsz(dptrs, sizes, count, flags, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemDiscardBatchAsync_ptsz(dptrs, sizes, count, flags, hStream), (uintptr_t)dptrs, (uintptr_t)sizes, (uint64_t)count, (uint64_t)flags, (uintptr_t)hStream, 0)

CUresult shim_cuMemDiscardAndPrefetchBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream);
CUresult cuMemDiscardAndPrefetchBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream) ENTRY(286, shim_complains(shim_cuMemDiscardAndPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemDiscardAndPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream), (uintptr_t)dptrs, (uintptr_t)sizes, (uint64_t)count, (uintptr_t)prefetchLocs, (uintptr_t)prefetchLocIdxs, (uint64_t)numPrefetchLocs, (uint64_t)flags, (uintptr_t)hStream, 0)

CUresult shim_cuMemDiscardAndPrefetchBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream);
CUresult cuMemDiscardAndPrefetchBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream) ENTRY(287, shim_complains(shim_cuMemDiscardAndPrefetchBatchAsync_ptsz(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemDiscardAndPrefetchBatchAsync_ptsz(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream), (uintptr_t)dptrs, (uintptr_t)sizes, (uint64_t)count, (uintptr_t)prefetchLocs, (uintptr_t)prefetchLocIdxs, (uint64_t)numPrefetchLocs, (uint64_t)flags, (uintptr_t)hStream, 0)

CUresult shim_cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count);
CUresult cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count) ENTRY(288, shim_need_context() ?: shim_cuMemRangeGetAttribute(data, dataSize, attribute, devPtr, count), far_cuMemRangeGetAttribute(data, dataSize, attribute, devPtr, count), (uintptr_t)data, (uint64_t)dataSize, (uint64_t)attribute, (uint64_t)devPtr, (uint64_t)count, 0)

CUresult shim_cuMemRangeGetAttributes(void *data, const size_t *dataSizes, const CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count);
CUresult cuMemRangeGetAttributes(void *data, const size_t *dataSizes, const CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count) ENTRY(289, shim_need_context() ?: shim_cuMemRangeGetAttributes(data, dataSizes, attributes, numAttributes, devPtr, count), far_cuMemRangeGetAttributes(data, dataSizes, attributes, numAttributes, devPtr, count), (uintptr_t)data, (uintptr_t)dataSizes, (uintptr_t)attributes, (uint64_t)numAttributes, (uint64_t)devPtr, (uint64_t)count, 0)

CUresult shim_cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned flags);
CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned flags) ENTRY(290, shim_cuStreamAttachMemAsync(hStream, dptr, length, flags), far_cuStreamAttachMemAsync(hStream, dptr, length, flags), (uintptr_t)hStream, (uint64_t)dptr, (uint64_t)length, (uint64_t)flags, 0)

CUresult shim_cuStreamAttachMemAsync_ptsz(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned flags);
CUresult cuStreamAttachMemAsync_ptsz(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned flags) ENTRY(291, shim_cuStreamAttachMemAsync_ptsz(hStream, dptr, length, flags), far_cuStreamAttachMemAsync_ptsz(hStream, dptr, length, flags), (uintptr_t)hStream, (uint64_t)dptr, (uint64_t)length, (uint64_t)flags, 0)

CUresult shim_cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream);
CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream) ENTRY(292, shim_cuMemAllocAsync(dptr, bytesize, hStream), far_cuMemAllocAsync(dptr, bytesize, hStream), (uintptr_t)dptr, (uint64_t)bytesize, (uintptr_t)hStream, 0)

CUresult shim_cuMemAllocAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUstream hStream);
CUresult cuMemAllocAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUstream hStream) ENTRY(293, shim_cuMemAllocAsync_ptsz(dptr, bytesize, hStream), far_cuMemAllocAsync_ptsz(dptr, bytesize, hStream), (uintptr_t)dptr, (uint64_t)bytesize, (uintptr_t)hStream, 0)

CUresult shim_cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream);
CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream) ENTRY(294, shim_cuMemAllocFromPoolAsync(dptr, bytesize, pool, hStream), far_cuMemAllocFromPoolAsync(dptr, bytesize, pool, hStream), (uintptr_t)dptr, (uint64_t)bytesize, (uintptr_t)pool, (uintptr_t)hStream, 0)

CUresult shim_cuMemAllocFromPoolAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream);
CUresult cuMemAllocFromPoolAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream) ENTRY(295, shim_cuMemAllocFromPoolAsync_ptsz(dptr, bytesize, pool, hStream), far_cuMemAllocFromPoolAsync_ptsz(dptr, bytesize, pool, hStream), (uintptr_t)dptr, (uint64_t)bytesize, (uintptr_t)pool, (uintptr_t)hStream, 0)

CUresult shim_cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream);
CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream) ENTRY(296, shim_cuMemFreeAsync(dptr, hStream), far_cuMemFreeAsync(dptr, hStream), (uint64_t)dptr, (uintptr_t)hStream, 0)

CUresult shim_cuMemFreeAsync_ptsz(CUdeviceptr dptr, CUstream hStream);
CUresult cuMemFreeAsync_ptsz(CUdeviceptr dptr, CUstream hStream) ENTRY(297, shim_cuMemFreeAsync_ptsz(dptr, hStream), far_cuMemFreeAsync_ptsz(dptr, hStream), (uint64_t)dptr, (uintptr_t)hStream, 0)

CUresult shim_cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool);
CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool) ENTRY(298, shim_cuDeviceSetMemPool(dev, pool), far_cuDeviceSetMemPool(dev, pool), (uint64_t)dev, (uintptr_t)pool, 0)

CUresult shim_cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev);
CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev) ENTRY(299, shim_cuDeviceGetMemPool(pool, dev), far_cuDeviceGetMemPool(pool, dev), (uintptr_t)pool, (uint64_t)dev, 0)

CUresult shim_cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev);
CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev) ENTRY(300, shim_cuDeviceGetDefaultMemPool(pool_out, dev), far_cuDeviceGetDefaultMemPool(pool_out, dev), (uintptr_t)pool_out, (uint64_t)dev, 0)

CUresult shim_cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps_v1 *poolProps);
CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps_v1 *poolProps) ENTRY(301, shim_cuMemPoolCreate(pool, poolProps), far_cuMemPoolCreate(pool, poolProps), (uintptr_t)pool, (uintptr_t)poolProps, 0)

CUresult shim_cuMemPoolDestroy(CUmemoryPool pool);
CUresult cuMemPoolDestroy(CUmemoryPool pool) ENTRY(302, shim_cuMemPoolDestroy(pool), far_cuMemPoolDestroy(pool), (uintptr_t)pool, 0)

CUresult shim_cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep);
CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep) ENTRY(303, shim_cuMemPoolTrimTo(pool, minBytesToKeep), far_cuMemPoolTrimTo(pool, minBytesToKeep), (uintptr_t)pool, (uint64_t)minBytesToKeep, 0)

CUresult shim_cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value);
CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value) ENTRY(304, shim_cuMemPoolSetAttribute(pool, attr, value), far_cuMemPoolSetAttribute(pool, attr, value), (uintptr_t)pool, (uint64_t)attr, (uintptr_t)value, 0)

CUresult shim_cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value);
CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value) ENTRY(305, shim_cuMemPoolGetAttribute(pool, attr, value), far_cuMemPoolGetAttribute(pool, attr, value), (uintptr_t)pool, (uint64_t)attr, (uintptr_t)value, 0)

CUresult shim_cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc_v1 *map, size_t count);
CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc_v1 *map, size_t count) ENTRY(306, shim_cuMemPoolSetAccess(pool, map, count), far_cuMemPoolSetAccess(pool, map, count), (uintptr_t)pool, (uintptr_t)map, (uint64_t)count, 0)

CUresult shim_cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, const CUmemLocation_v1 *location);
CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, const CUmemLocation_v1 *location) ENTRY(307, shim_cuMemPoolGetAccess(flags, memPool, location), far_cuMemPoolGetAccess(flags, memPool, location), (uintptr_t)flags, (uintptr_t)memPool, (uintptr_t)location, 0)

CUresult shim_cuMemGetDefaultMemPool(CUmemoryPool *pool_out, const CUmemLocation_v1 *location, CUmemAllocationType type);
CUresult cuMemGetDefaultMemPool(CUmemoryPool *pool_out, const CUmemLocation_v1 *location, CUmemAllocationType type) ENTRY(308, shim_cuMemGetDefaultMemPool(pool_out, location, type), far_cuMemGetDefaultMemPool(pool_out, location, type), (uintptr_t)pool_out, (uintptr_t)location, (uint64_t)type, 0)

CUresult shim_cuMemGetMemPool(CUmemoryPool *pool, const CUmemLocation_v1 *location, CUmemAllocationType type);
CUresult cuMemGetMemPool(CUmemoryPool *pool, const CUmemLocation_v1 *location, CUmemAllocationType type) ENTRY(309, shim_cuMemGetMemPool(pool, location, type), far_cuMemGetMemPool(pool, location, type), (uintptr_t)pool, (uintptr_t)location, (uint64_t)type, 0)

CUresult shim_cuMemSetMemPool(const CUmemLocation_v1 *location, CUmemAllocationType type, CUmemoryPool pool);
CUresult cuMemSetMemPool(const CUmemLocation_v1 *location, CUmemAllocationType type, CUmemoryPool pool) ENTRY(310, shim_cuMemSetMemPool(location, type, pool), far_cuMemSetMemPool(location, type, pool), (uintptr_t)location, (uint64_t)type, (uintptr_t)pool, 0)

CUresult shim_cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType, uint64_t flags);
CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType, uint64_t flags) ENTRY(311, shim_cuMemPoolExportToShareableHandle(handle_out, pool, handleType, flags), far_cuMemPoolExportToShareableHandle(handle_out, pool, handleType, flags), (uintptr_t)handle_out, (uintptr_t)pool, (uint64_t)handleType, (uint64_t)flags, 0)

CUresult shim_cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle, CUmemAllocationHandleType handleType, uint64_t flags);
CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle, CUmemAllocationHandleType handleType, uint64_t flags) ENTRY(312, shim_cuMemPoolImportFromShareableHandle(pool_out, handle, handleType, flags), far_cuMemPoolImportFromShareableHandle(pool_out, handle, handleType, flags), (uintptr_t)pool_out, (uintptr_t)handle, (uint64_t)handleType, (uint64_t)flags, 0)

CUresult shim_cuMemPoolExportPointer(CUmemPoolPtrExportData_v1 *shareData_out, CUdeviceptr ptr);
CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData_v1 *shareData_out, CUdeviceptr ptr) ENTRY(313, shim_cuMemPoolExportPointer(shareData_out, ptr), far_cuMemPoolExportPointer(shareData_out, ptr), (uintptr_t)shareData_out, (uint64_t)ptr, 0)

CUresult shim_cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool, const CUmemPoolPtrExportData_v1 *shareData);
CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool, const CUmemPoolPtrExportData_v1 *shareData) ENTRY(314, shim_cuMemPoolImportPointer(ptr_out, pool, shareData), far_cuMemPoolImportPointer(ptr_out, pool, shareData), (uintptr_t)ptr_out, (uintptr_t)pool, (uintptr_t)shareData, 0)

CUresult shim_cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr, uint64_t flags);
CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr, uint64_t flags) ENTRY(315, shim_cuMemAddressReserve(ptr, size, alignment, addr, flags), far_cuMemAddressReserve(ptr, size, alignment, addr, flags), (uintptr_t)ptr, (uint64_t)size, (uint64_t)alignment, (uint64_t)addr, (uint64_t)flags, 0)

CUresult shim_cuMemAddressFree(CUdeviceptr ptr, size_t size);
CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size) ENTRY(316, shim_cuMemAddressFree(ptr, size), far_cuMemAddressFree(ptr, size), (uint64_t)ptr, (uint64_t)size, 0)

CUresult shim_cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp_v1 *prop, uint64_t flags);
CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp_v1 *prop, uint64_t flags) ENTRY(317, shim_cuMemCreate(handle, size, prop, flags), far_cuMemCreate(handle, size, prop, flags), (uintptr_t)handle, (uint64_t)size, (uintptr_t)prop, (uint64_t)flags, 0)

CUresult shim_cuMemRelease(CUmemGenericAllocationHandle handle);
CUresult cuMemRelease(CUmemGenericAllocationHandle handle) ENTRY(318, shim_cuMemRelease(handle), far_cuMemRelease(handle), (uintptr_t)handle, 0)

CUresult shim_cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, uint64_t flags);
CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, uint64_t flags) ENTRY(319, shim_cuMemMap(ptr, size, offset, handle, flags), far_cuMemMap(ptr, size, offset, handle, flags), (uint64_t)ptr, (uint64_t)size, (uint64_t)offset, (uintptr_t)handle, (uint64_t)flags, 0)

CUresult shim_cuMemUnmap(CUdeviceptr ptr, size_t size);
CUresult cuMemUnmap(CUdeviceptr ptr, size_t size) ENTRY(320, shim_cuMemUnmap(ptr, size), far_cuMemUnmap(ptr, size), (uint64_t)ptr, (uint64_t)size, 0)

CUresult shim_cuMemMapArrayAsync(const CUarrayMapInfo_v1 *mapInfoList, unsigned count, CUstream hStream);
CUresult cuMemMapArrayAsync(const CUarrayMapInfo_v1 *mapInfoList, unsigned count, CUstream hStream) ENTRY(321, shim_complains(shim_cuMemMapArrayAsync(mapInfoList, count, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemMapArrayAsync(mapInfoList, count, hStream), (uintptr_t)mapInfoList, (uint64_t)count, (uintptr_t)hStream, 0)

CUresult shim_cuMemMapArrayAsync_ptsz(const CUarrayMapInfo_v1 *mapInfoList, unsigned count, CUstream hStream);
CUresult cuMemMapArrayAsync_ptsz(const CUarrayMapInfo_v1 *mapInfoList, unsigned count, CUstream hStream) ENTRY(322, shim_complains(shim_cuMemMapArrayAsync_ptsz(mapInfoList, count, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuMemMapArrayAsync_ptsz(mapInfoList, count, hStream), (uintptr_t)mapInfoList, (uint64_t)count, (uintptr_t)hStream, 0)

CUresult shim_cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc_v1 *desc, size_t count);
CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc_v1 *desc, size_t count) ENTRY(323, shim_cuMemSetAccess(ptr, size, desc, count), far_cuMemSetAccess(ptr, size, desc, count), (uint64_t)ptr, (uint64_t)size, (uintptr_t)desc, (uint64_t)count, 0)

CUresult shim_cuMemGetAccess(uint64_t *flags, const CUmemLocation_v1 *location, CUdeviceptr ptr);
CUresult cuMemGetAccess(uint64_t *flags, const CUmemLocation_v1 *location, CUdeviceptr ptr) ENTRY(324, shim_cuMemGetAccess(flags, location, ptr), far_cuMemGetAccess(flags, location, ptr), (uintptr_t)flags, (uintptr_t)location, (uint64_t)ptr, 0)

CUresult shim_cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, uint64_t flags);
CUresult cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, uint64_t flags) ENTRY(325, shim_cuMemExportToShareableHandle(shareableHandle, handle, handleType, flags), far_cuMemExportToShareableHandle(shareableHandle, handle, handleType, flags), (uintptr_t)shareableHandle, (uintptr_t)handle, (uint64_t)handleType, (uint64_t)flags, 0)

CUresult shim_cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle, CUmemAllocationHandleType shHandleType);
CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle, CUmemAllocationHandleType shHandleType) ENTRY(326, shim_cuMemImportFromShareableHandle(handle, osHandle, shHandleType), far_cuMemImportFromShareableHandle(handle, osHandle, shHandleType), (uintptr_t)handle, (uintptr_t)osHandle, (uint64_t)shHandleType, 0)

CUresult shim_cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType, uint64_t flags);
CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType, uint64_t flags) ENTRY(327, shim_complains(shim_cuMemGetHandleForAddressRange(handle, dptr, size, handleType, flags), CUDA_ERROR_INVALID_VALUE, NULL), far_cuMemGetHandleForAddressRange(handle, dptr, size, handleType, flags), (uintptr_t)handle, (uint64_t)dptr, (uint64_t)size, (uint64_t)handleType, (uint64_t)flags, 0)

CUresult shim_cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp_v1 *prop, CUmemAllocationGranularity_flags option);
CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp_v1 *prop, CUmemAllocationGranularity_flags option) ENTRY(328, shim_cuMemGetAllocationGranularity(granularity, prop, option), far_cuMemGetAllocationGranularity(granularity, prop, option), (uintptr_t)granularity, (uintptr_t)prop, (uint64_t)option, 0)

CUresult shim_cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp_v1 *prop, CUmemGenericAllocationHandle handle);
CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp_v1 *prop, CUmemGenericAllocationHandle handle) ENTRY(329, shim_cuMemGetAllocationPropertiesFromHandle(prop, handle), far_cuMemGetAllocationPropertiesFromHandle(prop, handle), (uintptr_t)prop, (uintptr_t)handle, 0)

CUresult shim_cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, CUdeviceptr addr);
CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, CUdeviceptr addr) ENTRY(330, shim_cuMemRetainAllocationHandle(handle, addr), far_cuMemRetainAllocationHandle(handle, addr), (uintptr_t)handle, (uint64_t)addr, 0)

CUresult shim_cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp_v1 *prop);
CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp_v1 *prop) ENTRY(331, shim_need_attribute(CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) ?: shim_cuMulticastCreate(mcHandle, prop), far_cuMulticastCreate(mcHandle, prop), (uintptr_t)mcHandle, (uintptr_t)prop, 0)

CUresult shim_cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev);
CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev) ENTRY(332, shim_need_attribute(CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) ?: shim_cuMulticastAddDevice(mcHandle, dev), far_cuMulticastAddDevice(mcHandle, dev), (uintptr_t)mcHandle, (uint64_t)dev, 0)

CUresult shim_cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, uint64_t flags);
CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, uint64_t flags) ENTRY(333, shim_need_attribute(CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) ?: shim_cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags), far_cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags), (uintptr_t)mcHandle, (uint64_t)mcOffset, (uintptr_t)memHandle, (uint64_t)memOffset, (uint64_t)size, (uint64_t)flags, 0)

CUresult shim_cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, uint64_t flags);
CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, uint64_t flags) ENTRY(334, shim_need_attribute(CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) ?: shim_cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags), far_cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags), (uintptr_t)mcHandle, (uint64_t)mcOffset, (uint64_t)memptr, (uint64_t)size, (uint64_t)flags, 0)

CUresult shim_cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size);
CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size) ENTRY(335, shim_need_attribute(CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) ?: shim_cuMulticastUnbind(mcHandle, dev, mcOffset, size), far_cuMulticastUnbind(mcHandle, dev, mcOffset, size), (uintptr_t)mcHandle, (uint64_t)dev, (uint64_t)mcOffset, (uint64_t)size, 0)

CUresult shim_cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp_v1 *prop, CUmulticastGranularity_flags option);
CUresult cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp_v1 *prop, CUmulticastGranularity_flags option) ENTRY(336, shim_need_attribute(CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) ?: shim_cuMulticastGetGranularity(granularity, prop, option), far_cuMulticastGetGranularity(granularity, prop, option), (uintptr_t)granularity, (uintptr_t)prop, (uint64_t)option, 0)

CUresult shim_cuIpcGetEventHandle(CUipcEventHandle_v1 *pHandle, CUevent event);
CUresult cuIpcGetEventHandle(CUipcEventHandle_v1 *pHandle, CUevent event) ENTRY(337, shim_cuIpcGetEventHandle(pHandle, event), far_cuIpcGetEventHandle(pHandle, event), (uintptr_t)pHandle, (uintptr_t)event, 0)

CUresult shim_cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle_v1 handle);
CUresult cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle_v1 handle) ENTRY(338, shim_cuIpcOpenEventHandle(phEvent, handle), far_cuIpcOpenEventHandle(phEvent, handle), (uintptr_t)phEvent, (uintptr_t)&handle, 0)

CUresult shim_cuIpcGetMemHandle(CUipcMemHandle_v1 *pHandle, CUdeviceptr dptr);
CUresult cuIpcGetMemHandle(CUipcMemHandle_v1 *pHandle, CUdeviceptr dptr) ENTRY(339, shim_cuIpcGetMemHandle(pHandle, dptr), far_cuIpcGetMemHandle(pHandle, dptr), (uintptr_t)pHandle, (uint64_t)dptr, 0)

CUresult shim_cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle_v1 handle, unsigned Flags);
CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle_v1 handle, unsigned Flags) ENTRY(340, shim_complains(shim_cuIpcOpenMemHandle_v2(pdptr, handle, Flags), CUDA_ERROR_INVALID_VALUE, NULL), far_cuIpcOpenMemHandle_v2(pdptr, handle, Flags), (uintptr_t)pdptr, (uintptr_t)&handle, (uint64_t)Flags, 0)

CUresult shim_cuIpcOpenMemHandle(CUdeviceptr *pdptr, CUipcMemHandle_v1 handle, unsigned Flags);
CUresult cuIpcOpenMemHandle(CUdeviceptr *pdptr, CUipcMemHandle_v1 handle, unsigned Flags) ENTRY(341, shim_complains(shim_cuIpcOpenMemHandle(pdptr, handle, Flags), CUDA_ERROR_INVALID_VALUE, NULL), far_cuIpcOpenMemHandle(pdptr, handle, Flags), (uintptr_t)pdptr, (uintptr_t)&handle, (uint64_t)Flags, 0)

CUresult shim_cuIpcCloseMemHandle(CUdeviceptr dptr);
CUresult cuIpcCloseMemHandle(CUdeviceptr dptr) ENTRY(342, shim_cuIpcCloseMemHandle(dptr), far_cuIpcCloseMemHandle(dptr), (uint64_t)dptr, 0)

CUresult shim_cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v2 *pAllocateArray);
CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v2 *pAllocateArray) ENTRY(343, shim_need_living() ?: shim_cuArrayCreate_v2(pHandle, pAllocateArray), far_cuArrayCreate_v2(pHandle, pAllocateArray), (uintptr_t)pHandle, (uintptr_t)pAllocateArray, 0)

CUresult shim_cuArrayCreate(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v1 *pAllocateArray);
CUresult cuArrayCreate(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v1 *pAllocateArray) ENTRY(344, shim_cuArrayCreate(pHandle, pAllocateArray), far_cuArrayCreate(pHandle, pAllocateArray), (uintptr_t)pHandle, (uintptr_t)pAllocateArray, 0)

CUresult shim_cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR_v2 *pArrayDescriptor, CUarray hArray);
CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR_v2 *pArrayDescriptor, CUarray hArray) ENTRY(345, shim_complains(shim_cuArrayGetDescriptor_v2(pArrayDescriptor, hArray), CUDA_ERROR_INVALID_CONTEXT, &hArray), far_cuArrayGetDescriptor_v2(pArrayDescriptor, hArray), (uintptr_t)pArrayDescriptor, (uintptr_t)hArray, 0)

CUresult shim_cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray);
CUresult cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray) ENTRY(346, shim_complains(shim_cuArrayGetDescriptor(pArrayDescriptor, hArray), CUDA_ERROR_INVALID_CONTEXT, &hArray), far_cuArrayGetDescriptor(pArrayDescriptor, hArray), (uintptr_t)pArrayDescriptor, (uintptr_t)hArray, 0)

CUresult shim_cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES_v1 *sparseProperties, CUarray array);
CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES_v1 *sparseProperties, CUarray array) ENTRY(347, shim_as_value(shim_complains(shim_cuArrayGetSparseProperties(sparseProperties, array), CUDA_ERROR_INVALID_VALUE, NULL)), far_cuArrayGetSparseProperties(sparseProperties, array), (uintptr_t)sparseProperties, (uintptr_t)array, 0)

CUresult shim_cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 *memoryRequirements, CUarray array, CUdevice device);
CUresult cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 *memoryRequirements, CUarray array, CUdevice device) ENTRY(348, shim_as_value(shim_complains(shim_cuArrayGetMemoryRequirements(memoryRequirements, array, device), CUDA_ERROR_INVALID_VALUE, NULL)), far_cuArrayGetMemoryRequirements(memoryRequirements, array, device), (uintptr_t)memoryRequirements, (uintptr_t)array, (uint64_t)device, 0)

CUresult shim_cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned planeIdx);
CUresult cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned planeIdx) ENTRY(349, shim_complains(shim_cuArrayGetPlane(pPlaneArray, hArray, planeIdx), CUDA_ERROR_INVALID_CONTEXT, &hArray), far_cuArrayGetPlane(pPlaneArray, hArray, planeIdx), (uintptr_t)pPlaneArray, (uintptr_t)hArray, (uint64_t)planeIdx, 0)

CUresult shim_cuArrayDestroy(CUarray hArray);
CUresult cuArrayDestroy(CUarray hArray) ENTRY(350, shim_cuArrayDestroy(hArray), far_cuArrayDestroy(hArray), (uintptr_t)hArray, 0)

CUresult shim_cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v2 *pAllocateArray);
CUresult cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v2 *pAllocateArray) ENTRY(351, shim_need_living() ?: shim_cuArray3DCreate_v2(pHandle, pAllocateArray), far_cuArray3DCreate_v2(pHandle, pAllocateArray), (uintptr_t)pHandle, (uintptr_t)pAllocateArray, 0)

CUresult shim_cuArray3DCreate(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v1 *pAllocateArray);
CUresult cuArray3DCreate(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v1 *pAllocateArray) ENTRY(352, shim_cuArray3DCreate(pHandle, pAllocateArray), far_cuArray3DCreate(pHandle, pAllocateArray), (uintptr_t)pHandle, (uintptr_t)pAllocateArray, 0)

CUresult shim_cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR_v2 *pArrayDescriptor, CUarray hArray);
CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR_v2 *pArrayDescriptor, CUarray hArray) ENTRY(353, shim_complains(shim_cuArray3DGetDescriptor_v2(pArrayDescriptor, hArray), CUDA_ERROR_INVALID_CONTEXT, &hArray), far_cuArray3DGetDescriptor_v2(pArrayDescriptor, hArray), (uintptr_t)pArrayDescriptor, (uintptr_t)hArray, 0)

CUresult shim_cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray);
CUresult cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray) ENTRY(354, shim_complains(shim_cuArray3DGetDescriptor(pArrayDescriptor, hArray), CUDA_ERROR_INVALID_CONTEXT, &hArray), far_cuArray3DGetDescriptor(pArrayDescriptor, hArray), (uintptr_t)pArrayDescriptor, (uintptr_t)hArray, 0)

CUresult shim_cuMipmappedArrayCreate(CUmipmappedArray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v2 *pMipmappedArrayDesc, unsigned numMipmapLevels);
CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v2 *pMipmappedArrayDesc, unsigned numMipmapLevels) ENTRY(355, shim_need_living() ?: shim_cuMipmappedArrayCreate(pHandle, pMipmappedArrayDesc, numMipmapLevels), far_cuMipmappedArrayCreate(pHandle, pMipmappedArrayDesc, numMipmapLevels), (uintptr_t)pHandle, (uintptr_t)pMipmappedArrayDesc, (uint64_t)numMipmapLevels, 0)

CUresult shim_cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned level);
CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned level) ENTRY(356, shim_complains(shim_cuMipmappedArrayGetLevel(pLevelArray, hMipmappedArray, level), CUDA_ERROR_INVALID_CONTEXT, &hMipmappedArray), far_cuMipmappedArrayGetLevel(pLevelArray, hMipmappedArray, level), (uintptr_t)pLevelArray, (uintptr_t)hMipmappedArray, (uint64_t)level, 0)

CUresult shim_cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES_v1 *sparseProperties, CUmipmappedArray mipmap);
CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES_v1 *sparseProperties, CUmipmappedArray mipmap) ENTRY(357, shim_as_value(shim_complains(shim_cuMipmappedArrayGetSparseProperties(sparseProperties, mipmap), CUDA_ERROR_INVALID_VALUE, NULL)), far_cuMipmappedArrayGetSparseProperties(sparseProperties, mipmap), (uintptr_t)sparseProperties, (uintptr_t)mipmap, 0)

CUresult shim_cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 *memoryRequirements, CUmipmappedArray mipmap, CUdevice device);
CUresult cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 *memoryRequirements, CUmipmappedArray mipmap, CUdevice device) ENTRY(358, shim_as_value(shim_complains(shim_cuMipmappedArrayGetMemoryRequirements(memoryRequirements, mipmap, device), CUDA_ERROR_INVALID_VALUE, NULL)), far_cuMipmappedArrayGetMemoryRequirements(memoryRequirements, mipmap, device), (uintptr_t)memoryRequirements, (uintptr_t)mipmap, (uint64_t)device, 0)

CUresult shim_cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray);
CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray) ENTRY(359, shim_cuMipmappedArrayDestroy(hMipmappedArray), far_cuMipmappedArrayDestroy(hMipmappedArray), (uintptr_t)hMipmappedArray, 0)

CUresult shim_cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC_v1 *pResDesc, const CUDA_TEXTURE_DESC_v1 *pTexDesc, const CUDA_RESOURCE_VIEW_DESC_v1 *pResViewDesc);
CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC_v1 *pResDesc, const CUDA_TEXTURE_DESC_v1 *pTexDesc, const CUDA_RESOURCE_VIEW_DESC_v1 *pResViewDesc) ENTRY(360, shim_need_living() ?: shim_cuTexObjectCreate(pTexObject, pResDesc, pTexDesc, pResViewDesc), far_cuTexObjectCreate(pTexObject, pResDesc, pTexDesc, pResViewDesc), (uintptr_t)pTexObject, (uintptr_t)pResDesc, (uintptr_t)pTexDesc, (uintptr_t)pResViewDesc, 0)

CUresult shim_cuTexObjectDestroy(CUtexObject texObject);
CUresult cuTexObjectDestroy(CUtexObject texObject) ENTRY(361, shim_need_context() ?: shim_cuTexObjectDestroy(texObject), far_cuTexObjectDestroy(texObject), (uint64_t)texObject, 0)

CUresult shim_cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC_v1 *pResDesc, CUtexObject texObject);
CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC_v1 *pResDesc, CUtexObject texObject) ENTRY(362, shim_need_context() ?: shim_cuTexObjectGetResourceDesc(pResDesc, texObject), far_cuTexObjectGetResourceDesc(pResDesc, texObject), (uintptr_t)pResDesc, (uint64_t)texObject, 0)

CUresult shim_cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC_v1 *pTexDesc, CUtexObject texObject);
CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC_v1 *pTexDesc, CUtexObject texObject) ENTRY(363, shim_need_context() ?: shim_cuTexObjectGetTextureDesc(pTexDesc, texObject), far_cuTexObjectGetTextureDesc(pTexDesc, texObject), (uintptr_t)pTexDesc, (uint64_t)texObject, 0)

CUresult shim_cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC_v1 *pResViewDesc, CUtexObject texObject);
CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC_v1 *pResViewDesc, CUtexObject texObject) ENTRY(364, shim_need_context() ?: shim_cuTexObjectGetResourceViewDesc(pResViewDesc, texObject), far_cuTexObjectGetResourceViewDesc(pResViewDesc, texObject), (uintptr_t)pResViewDesc, (uint64_t)texObject, 0)

CUresult shim_cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC_v1 *pResDesc);
CUresult cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC_v1 *pResDesc) ENTRY(365, shim_need_living() ?: shim_cuSurfObjectCreate(pSurfObject, pResDesc), far_cuSurfObjectCreate(pSurfObject, pResDesc), (uintptr_t)pSurfObject, (uintptr_t)pResDesc, 0)

CUresult shim_cuSurfObjectDestroy(CUsurfObject surfObject);
CUresult cuSurfObjectDestroy(CUsurfObject surfObject) ENTRY(366, shim_need_context() ?: shim_cuSurfObjectDestroy(surfObject), far_cuSurfObjectDestroy(surfObject), (uint64_t)surfObject, 0)

CUresult shim_cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC_v1 *pResDesc, CUsurfObject surfObject);
CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC_v1 *pResDesc, CUsurfObject surfObject) ENTRY(367, shim_need_context() ?: shim_cuSurfObjectGetResourceDesc(pResDesc, surfObject), far_cuSurfObjectGetResourceDesc(pResDesc, surfObject), (uintptr_t)pResDesc, (uint64_t)surfObject, 0)

CUresult shim_cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, CUdeviceptr globalAddress, const cuuint64_t *globalDim, void *globalStrides, const cuuint32_t *boxDim, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill);
CUresult cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, CUdeviceptr globalAddress, const cuuint64_t *globalDim, void *globalStrides, const cuuint32_t *boxDim, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) ENTRY(368, shim_need_context() ?: shim_cuTensorMapEncodeTiled(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill), far_cuTensorMapEncodeTiled(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill), (uintptr_t)tensorMap, (uint64_t)tensorDataType, (uint64_t)tensorRank, (uint64_t)globalAddress, (uintptr_t)globalDim, (uintptr_t)globalStrides, (uintptr_t)boxDim, (uintptr_t)elementStrides, (uint64_t)interleave, (uint64_t)swizzle, (uint64_t)l2Promotion, (uint64_t)oobFill, 0)

CUresult shim_cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, CUdeviceptr globalAddress, const cuuint64_t *globalDim, void *globalStrides, void *pixelBoxLowerCorner, void *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill);
CUresult cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, CUdeviceptr globalAddress, const cuuint64_t *globalDim, void *globalStrides, void *pixelBoxLowerCorner, void *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) ENTRY(369, shim_need_context() ?: shim_cuTensorMapEncodeIm2col(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill), far_cuTensorMapEncodeIm2col(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill), (uintptr_t)tensorMap, (uint64_t)tensorDataType, (uint64_t)tensorRank, (uint64_t)globalAddress, (uintptr_t)globalDim, (uintptr_t)globalStrides, (uintptr_t)pixelBoxLowerCorner, (uintptr_t)pixelBoxUpperCorner, (uint64_t)channelsPerPixel, (uint64_t)pixelsPerColumn, (uintptr_t)elementStrides, (uint64_t)interleave, (uint64_t)swizzle, (uint64_t)l2Promotion, (uint64_t)oobFill, 0)

CUresult shim_cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, CUdeviceptr globalAddress, const cuuint64_t *globalDim, void *globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill);
CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, CUdeviceptr globalAddress, const cuuint64_t *globalDim, void *globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) ENTRY(370, shim_need_context() ?: shim_cuTensorMapEncodeIm2colWide(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill), far_cuTensorMapEncodeIm2colWide(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill), (uintptr_t)tensorMap, (uint64_t)tensorDataType, (uint64_t)tensorRank, (uint64_t)globalAddress, (uintptr_t)globalDim, (uintptr_t)globalStrides, (uint64_t)pixelBoxLowerCornerWidth, (uint64_t)pixelBoxUpperCornerWidth, (uint64_t)channelsPerPixel, (uint64_t)pixelsPerColumn, (uintptr_t)elementStrides, (uint64_t)interleave, (uint64_t)mode, (uint64_t)swizzle, (uint64_t)l2Promotion, (uint64_t)oobFill, 0)

CUresult shim_cuTensorMapReplaceAddress(CUtensorMap *tensorMap, CUdeviceptr globalAddress);
CUresult cuTensorMapReplaceAddress(CUtensorMap *tensorMap, CUdeviceptr globalAddress) ENTRY(371, shim_need_context() ?: shim_cuTensorMapReplaceAddress(tensorMap, globalAddress), far_cuTensorMapReplaceAddress(tensorMap, globalAddress), (uintptr_t)tensorMap, (uint64_t)globalAddress, 0)

CUresult shim_cuTexRefCreate(CUtexref *pTexRef);
CUresult cuTexRefCreate(CUtexref *pTexRef) ENTRY(372, shim_need_context() ?: shim_cuTexRefCreate(pTexRef), far_cuTexRefCreate(pTexRef), (uintptr_t)pTexRef, 0)

CUresult shim_cuTexRefDestroy(CUtexref hTexRef);
CUresult cuTexRefDestroy(CUtexref hTexRef) ENTRY(373, shim_cuTexRefDestroy(hTexRef), far_cuTexRefDestroy(hTexRef), (uintptr_t)hTexRef, 0)

CUresult shim_cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned Flags);
CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned Flags) ENTRY(374, shim_cuTexRefSetArray(hTexRef, hArray, Flags), far_cuTexRefSetArray(hTexRef, hArray, Flags), (uintptr_t)hTexRef, (uintptr_t)hArray, (uint64_t)Flags, 0)

CUresult shim_cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned Flags);
CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned Flags) ENTRY(375, shim_cuTexRefSetMipmappedArray(hTexRef, hMipmappedArray, Flags), far_cuTexRefSetMipmappedArray(hTexRef, hMipmappedArray, Flags), (uintptr_t)hTexRef, (uintptr_t)hMipmappedArray, (uint64_t)Flags, 0)

CUresult shim_cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes);
CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes) ENTRY(376, shim_cuTexRefSetAddress_v2(ByteOffset, hTexRef, dptr, bytes), far_cuTexRefSetAddress_v2(ByteOffset, hTexRef, dptr, bytes), (uintptr_t)ByteOffset, (uintptr_t)hTexRef, (uint64_t)dptr, (uint64_t)bytes, 0)

CUresult shim_cuTexRefSetAddress(unsigned *ByteOffset, CUtexref hTexRef, CUdeviceptr_v1 dptr, unsigned bytes);
CUresult cuTexRefSetAddress(unsigned *ByteOffset, CUtexref hTexRef, CUdeviceptr_v1 dptr, unsigned bytes) ENTRY(377, shim_cuTexRefSetAddress(ByteOffset, hTexRef, dptr, bytes), far_cuTexRefSetAddress(ByteOffset, hTexRef, dptr, bytes), (uintptr_t)ByteOffset, (uintptr_t)hTexRef, (uint64_t)dptr, (uint64_t)bytes, 0)

CUresult shim_cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v2 *desc, CUdeviceptr dptr, size_t Pitch);
CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v2 *desc, CUdeviceptr dptr, size_t Pitch) ENTRY(378, shim_cuTexRefSetAddress2D_v3(hTexRef, desc, dptr, Pitch), far_cuTexRefSetAddress2D_v3(hTexRef, desc, dptr, Pitch), (uintptr_t)hTexRef, (uintptr_t)desc, (uint64_t)dptr, (uint64_t)Pitch, 0)

CUresult shim_cuTexRefSetAddress2D_v2(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v2 *desc, CUdeviceptr dptr, size_t Pitch);
CUresult cuTexRefSetAddress2D_v2(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v2 *desc, CUdeviceptr dptr, size_t Pitch) ENTRY(379, shim_cuTexRefSetAddress2D_v2(hTexRef, desc, dptr, Pitch), far_cuTexRefSetAddress2D_v2(hTexRef, desc, dptr, Pitch), (uintptr_t)hTexRef, (uintptr_t)desc, (uint64_t)dptr, (uint64_t)Pitch, 0)

CUresult shim_cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v1 *desc, CUdeviceptr_v1 dptr, unsigned Pitch);
CUresult cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v1 *desc, CUdeviceptr_v1 dptr, unsigned Pitch) ENTRY(380, shim_cuTexRefSetAddress2D(hTexRef, desc, dptr, Pitch), far_cuTexRefSetAddress2D(hTexRef, desc, dptr, Pitch), (uintptr_t)hTexRef, (uintptr_t)desc, (uint64_t)dptr, (uint64_t)Pitch, 0)

CUresult shim_cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents);
CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents) ENTRY(381, shim_cuTexRefSetFormat(hTexRef, fmt, NumPackedComponents), far_cuTexRefSetFormat(hTexRef, fmt, NumPackedComponents), (uintptr_t)hTexRef, (uint64_t)fmt, (uint64_t)NumPackedComponents, 0)

CUresult shim_cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am);
CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am) ENTRY(382, shim_cuTexRefSetAddressMode(hTexRef, dim, am), far_cuTexRefSetAddressMode(hTexRef, dim, am), (uintptr_t)hTexRef, (uint64_t)dim, (uint64_t)am, 0)

CUresult shim_cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm);
CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm) ENTRY(383, shim_cuTexRefSetFilterMode(hTexRef, fm), far_cuTexRefSetFilterMode(hTexRef, fm), (uintptr_t)hTexRef, (uint64_t)fm, 0)

CUresult shim_cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm);
CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm) ENTRY(384, shim_cuTexRefSetMipmapFilterMode(hTexRef, fm), far_cuTexRefSetMipmapFilterMode(hTexRef, fm), (uintptr_t)hTexRef, (uint64_t)fm, 0)

CUresult shim_cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias);
CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias) ENTRY(385, shim_cuTexRefSetMipmapLevelBias(hTexRef, bias), far_cuTexRefSetMipmapLevelBias(hTexRef, bias), (uintptr_t)hTexRef, ferry_f32(bias), 0)

CUresult shim_cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp);
CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp) ENTRY(386, shim_cuTexRefSetMipmapLevelClamp(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp), far_cuTexRefSetMipmapLevelClamp(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp), (uintptr_t)hTexRef, ferry_f32(minMipmapLevelClamp), ferry_f32(maxMipmapLevelClamp), 0)

CUresult shim_cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned maxAniso);
CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned maxAniso) ENTRY(387, shim_cuTexRefSetMaxAnisotropy(hTexRef, maxAniso), far_cuTexRefSetMaxAnisotropy(hTexRef, maxAniso), (uintptr_t)hTexRef, (uint64_t)maxAniso, 0)

CUresult shim_cuTexRefSetBorderColor(CUtexref hTexRef, const float *pBorderColor);
CUresult cuTexRefSetBorderColor(CUtexref hTexRef, const float *pBorderColor) ENTRY(388, shim_cuTexRefSetBorderColor(hTexRef, pBorderColor), far_cuTexRefSetBorderColor(hTexRef, pBorderColor), (uintptr_t)hTexRef, (uintptr_t)pBorderColor, 0)

CUresult shim_cuTexRefSetFlags(CUtexref hTexRef, unsigned Flags);
CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned Flags) ENTRY(389, shim_cuTexRefSetFlags(hTexRef, Flags), far_cuTexRefSetFlags(hTexRef, Flags), (uintptr_t)hTexRef, (uint64_t)Flags, 0)

CUresult shim_cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef);
CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef) ENTRY(390, shim_cuTexRefGetAddress_v2(pdptr, hTexRef), far_cuTexRefGetAddress_v2(pdptr, hTexRef), (uintptr_t)pdptr, (uintptr_t)hTexRef, 0)

CUresult shim_cuTexRefGetAddress(CUdeviceptr_v1 *pdptr, CUtexref hTexRef);
CUresult cuTexRefGetAddress(CUdeviceptr_v1 *pdptr, CUtexref hTexRef) ENTRY(391, shim_cuTexRefGetAddress(pdptr, hTexRef), far_cuTexRefGetAddress(pdptr, hTexRef), (uintptr_t)pdptr, (uintptr_t)hTexRef, 0)

CUresult shim_cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef);
CUresult cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef) ENTRY(392, shim_cuTexRefGetArray(phArray, hTexRef), far_cuTexRefGetArray(phArray, hTexRef), (uintptr_t)phArray, (uintptr_t)hTexRef, 0)

CUresult shim_cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef);
CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef) ENTRY(393, shim_cuTexRefGetMipmappedArray(phMipmappedArray, hTexRef), far_cuTexRefGetMipmappedArray(phMipmappedArray, hTexRef), (uintptr_t)phMipmappedArray, (uintptr_t)hTexRef, 0)

CUresult shim_cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim);
CUresult cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim) ENTRY(394, shim_cuTexRefGetAddressMode(pam, hTexRef, dim), far_cuTexRefGetAddressMode(pam, hTexRef, dim), (uintptr_t)pam, (uintptr_t)hTexRef, (uint64_t)dim, 0)

CUresult shim_cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef);
CUresult cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef) ENTRY(395, shim_cuTexRefGetFilterMode(pfm, hTexRef), far_cuTexRefGetFilterMode(pfm, hTexRef), (uintptr_t)pfm, (uintptr_t)hTexRef, 0)

CUresult shim_cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef);
CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef) ENTRY(396, shim_cuTexRefGetFormat(pFormat, pNumChannels, hTexRef), far_cuTexRefGetFormat(pFormat, pNumChannels, hTexRef), (uintptr_t)pFormat, (uintptr_t)pNumChannels, (uintptr_t)hTexRef, 0)

CUresult shim_cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef);
CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef) ENTRY(397, shim_cuTexRefGetMipmapFilterMode(pfm, hTexRef), far_cuTexRefGetMipmapFilterMode(pfm, hTexRef), (uintptr_t)pfm, (uintptr_t)hTexRef, 0)

CUresult shim_cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef);
CUresult cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef) ENTRY(398, shim_cuTexRefGetMipmapLevelBias(pbias, hTexRef), far_cuTexRefGetMipmapLevelBias(pbias, hTexRef), (uintptr_t)pbias, (uintptr_t)hTexRef, 0)

CUresult shim_cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp, CUtexref hTexRef);
CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp, CUtexref hTexRef) ENTRY(399, shim_cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef), far_cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef), (uintptr_t)pminMipmapLevelClamp, (uintptr_t)pmaxMipmapLevelClamp, (uintptr_t)hTexRef, 0)

CUresult shim_cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef);
CUresult cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef) ENTRY(400, shim_cuTexRefGetMaxAnisotropy(pmaxAniso, hTexRef), far_cuTexRefGetMaxAnisotropy(pmaxAniso, hTexRef), (uintptr_t)pmaxAniso, (uintptr_t)hTexRef, 0)

CUresult shim_cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef);
CUresult cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef) ENTRY(401, shim_cuTexRefGetBorderColor(pBorderColor, hTexRef), far_cuTexRefGetBorderColor(pBorderColor, hTexRef), (uintptr_t)pBorderColor, (uintptr_t)hTexRef, 0)

CUresult shim_cuTexRefGetFlags(unsigned *pFlags, CUtexref hTexRef);
CUresult cuTexRefGetFlags(unsigned *pFlags, CUtexref hTexRef) ENTRY(402, shim_cuTexRefGetFlags(pFlags, hTexRef), far_cuTexRefGetFlags(pFlags, hTexRef), (uintptr_t)pFlags, (uintptr_t)hTexRef, 0)

CUresult shim_cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned Flags);
CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned Flags) ENTRY(403, shim_cuSurfRefSetArray(hSurfRef, hArray, Flags), far_cuSurfRefSetArray(hSurfRef, hArray, Flags), (uintptr_t)hSurfRef, (uintptr_t)hArray, (uint64_t)Flags, 0)

CUresult shim_cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef);
CUresult cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef) ENTRY(404, shim_cuSurfRefGetArray(phArray, hSurfRef), far_cuSurfRefGetArray(phArray, hSurfRef), (uintptr_t)phArray, (uintptr_t)hSurfRef, 0)

CUresult shim_cuStreamCreate(CUstream *phStream, unsigned Flags);
CUresult cuStreamCreate(CUstream *phStream, unsigned Flags) ENTRY(405, shim_cuStreamCreate(phStream, Flags), far_cuStreamCreate(phStream, Flags), (uintptr_t)phStream, (uint64_t)Flags, 0)

CUresult shim_cuStreamCreateWithPriority(CUstream *phStream, unsigned flags, int priority);
CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned flags, int priority) ENTRY(406, shim_cuStreamCreateWithPriority(phStream, flags, priority), far_cuStreamCreateWithPriority(phStream, flags, priority), (uintptr_t)phStream, (uint64_t)flags, (uint64_t)priority, 0)

CUresult shim_cuStreamDestroy_v2(CUstream hStream);
CUresult cuStreamDestroy_v2(CUstream hStream) ENTRY(407, shim_complains(shim_cuStreamDestroy_v2(hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamDestroy_v2(hStream), (uintptr_t)hStream, 0)

CUresult shim_cuStreamDestroy(CUstream hStream);
CUresult cuStreamDestroy(CUstream hStream) ENTRY(408, shim_complains(shim_cuStreamDestroy(hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamDestroy(hStream), (uintptr_t)hStream, 0)

CUresult shim_cuStreamGetPriority(CUstream hStream, int *priority);
CUresult cuStreamGetPriority(CUstream hStream, int *priority) ENTRY(409, shim_complains(shim_cuStreamGetPriority(hStream, priority), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetPriority(hStream, priority), (uintptr_t)hStream, (uintptr_t)priority, 0)

CUresult shim_cuStreamGetPriority_ptsz(CUstream hStream, int *priority);
CUresult cuStreamGetPriority_ptsz(CUstream hStream, int *priority) ENTRY(410, shim_complains(shim_cuStreamGetPriority_ptsz(hStream, priority), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetPriority_ptsz(hStream, priority), (uintptr_t)hStream, (uintptr_t)priority, 0)

CUresult shim_cuStreamGetDevice(CUstream hStream, CUdevice *device);
CUresult cuStreamGetDevice(CUstream hStream, CUdevice *device) ENTRY(411, shim_complains(shim_cuStreamGetDevice(hStream, device), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetDevice(hStream, device), (uintptr_t)hStream, (uintptr_t)device, 0)

CUresult shim_cuStreamGetDevice_ptsz(CUstream hStream, CUdevice *device);
CUresult cuStreamGetDevice_ptsz(CUstream hStream, CUdevice *device) ENTRY(412, shim_complains(shim_cuStreamGetDevice_ptsz(hStream, device), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetDevice_ptsz(hStream, device), (uintptr_t)hStream, (uintptr_t)device, 0)

CUresult shim_cuStreamGetFlags(CUstream hStream, unsigned *flags);
CUresult cuStreamGetFlags(CUstream hStream, unsigned *flags) ENTRY(413, shim_complains(shim_cuStreamGetFlags(hStream, flags), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetFlags(hStream, flags), (uintptr_t)hStream, (uintptr_t)flags, 0)

CUresult shim_cuStreamGetFlags_ptsz(CUstream hStream, unsigned *flags);
CUresult cuStreamGetFlags_ptsz(CUstream hStream, unsigned *flags) ENTRY(414, shim_complains(shim_cuStreamGetFlags_ptsz(hStream, flags), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetFlags_ptsz(hStream, flags), (uintptr_t)hStream, (uintptr_t)flags, 0)

CUresult shim_cuStreamGetId(CUstream hStream, uint64_t *streamId);
CUresult cuStreamGetId(CUstream hStream, uint64_t *streamId) ENTRY(415, shim_complains(shim_cuStreamGetId(hStream, streamId), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetId(hStream, streamId), (uintptr_t)hStream, (uintptr_t)streamId, 0)

CUresult shim_cuStreamGetId_ptsz(CUstream hStream, uint64_t *streamId);
CUresult cuStreamGetId_ptsz(CUstream hStream, uint64_t *streamId) ENTRY(416, shim_complains(shim_cuStreamGetId_ptsz(hStream, streamId), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetId_ptsz(hStream, streamId), (uintptr_t)hStream, (uintptr_t)streamId, 0)

CUresult shim_cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx);
CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx) ENTRY(417, shim_complains(shim_cuStreamGetCtx_v2(hStream, pCtx, pGreenCtx), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetCtx_v2(hStream, pCtx, pGreenCtx), (uintptr_t)hStream, (uintptr_t)pCtx, (uintptr_t)pGreenCtx, 0)

CUresult shim_cuStreamGetCtx_v2_ptsz(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx);
CUresult cuStreamGetCtx_v2_ptsz(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx) ENTRY(418, shim_complains(shim_cuStreamGetCtx_v2_ptsz(hStream, pCtx, pGreenCtx), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetCtx_v2_ptsz(hStream, pCtx, pGreenCtx), (uintptr_t)hStream, (uintptr_t)pCtx, (uintptr_t)pGreenCtx, 0)

CUresult shim_cuStreamGetCtx(CUstream hStream, CUcontext *pctx);
CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx) ENTRY(419, shim_complains(shim_cuStreamGetCtx(hStream, pctx), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetCtx(hStream, pctx), (uintptr_t)hStream, (uintptr_t)pctx, 0)

CUresult shim_cuStreamGetCtx_ptsz(CUstream hStream, CUcontext *pctx);
CUresult cuStreamGetCtx_ptsz(CUstream hStream, CUcontext *pctx) ENTRY(420, shim_complains(shim_cuStreamGetCtx_ptsz(hStream, pctx), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetCtx_ptsz(hStream, pctx), (uintptr_t)hStream, (uintptr_t)pctx, 0)

CUresult shim_cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned Flags);
CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned Flags) ENTRY(421, shim_complains(shim_cuStreamWaitEvent(hStream, hEvent, Flags), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamWaitEvent(hStream, hEvent, Flags), (uintptr_t)hStream, (uintptr_t)hEvent, (uint64_t)Flags, 0)

CUresult shim_cuStreamWaitEvent_ptsz(CUstream hStream, CUevent hEvent, unsigned Flags);
CUresult cuStreamWaitEvent_ptsz(CUstream hStream, CUevent hEvent, unsigned Flags) ENTRY(422, shim_complains(shim_cuStreamWaitEvent_ptsz(hStream, hEvent, Flags), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamWaitEvent_ptsz(hStream, hEvent, Flags), (uintptr_t)hStream, (uintptr_t)hEvent, (uint64_t)Flags, 0)

CUresult shim_cuStreamQuery(CUstream hStream);
CUresult cuStreamQuery(CUstream hStream) ENTRY(423, shim_cuStreamQuery(hStream), far_cuStreamQuery(hStream), (uintptr_t)hStream, 0)

CUresult shim_cuStreamQuery_ptsz(CUstream hStream);
CUresult cuStreamQuery_ptsz(CUstream hStream) ENTRY(424, shim_cuStreamQuery_ptsz(hStream), far_cuStreamQuery_ptsz(hStream), (uintptr_t)hStream, 0)

CUresult shim_cuStreamSynchronize(CUstream hStream);
CUresult cuStreamSynchronize(CUstream hStream) ENTRY(425, shim_cuStreamSynchronize(hStream), far_cuStreamSynchronize(hStream), (uintptr_t)hStream, 0)

CUresult shim_cuStreamSynchronize_ptsz(CUstream hStream);
CUresult cuStreamSynchronize_ptsz(CUstream hStream) ENTRY(426, shim_cuStreamSynchronize_ptsz(hStream), far_cuStreamSynchronize_ptsz(hStream), (uintptr_t)hStream, 0)

CUresult shim_cuStreamAddCallback(CUstream hStream, void *callback, void *userData, unsigned flags);
CUresult cuStreamAddCallback(CUstream hStream, void *callback, void *userData, unsigned flags) ENTRY(427, shim_complains(shim_cuStreamAddCallback(hStream, callback, userData, flags), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamAddCallback(hStream, callback, userData, flags), (uintptr_t)hStream, (uintptr_t)callback, (uintptr_t)userData, (uint64_t)flags, 0)

CUresult shim_cuStreamAddCallback_ptsz(CUstream hStream, void *callback, void *userData, unsigned flags);
CUresult cuStreamAddCallback_ptsz(CUstream hStream, void *callback, void *userData, unsigned flags) ENTRY(428, shim_complains(shim_cuStreamAddCallback_ptsz(hStream, callback, userData, flags), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamAddCallback_ptsz(hStream, callback, userData, flags), (uintptr_t)hStream, (uintptr_t)callback, (uintptr_t)userData, (uint64_t)flags, 0)

CUresult shim_cuStreamCopyAttributes(CUstream dstStream, CUstream srcStream);
CUresult cuStreamCopyAttributes(CUstream dstStream, CUstream srcStream) ENTRY(429, shim_complains(shim_cuStreamCopyAttributes(dstStream, srcStream), CUDA_ERROR_INVALID_HANDLE, &dstStream), far_cuStreamCopyAttributes(dstStream, srcStream), (uintptr_t)dstStream, (uintptr_t)srcStream, 0)

CUresult shim_cuStreamCopyAttributes_ptsz(CUstream dstStream, CUstream srcStream);
CUresult cuStreamCopyAttributes_ptsz(CUstream dstStream, CUstream srcStream) ENTRY(430, shim_complains(shim_cuStreamCopyAttributes_ptsz(dstStream, srcStream), CUDA_ERROR_INVALID_HANDLE, &dstStream), far_cuStreamCopyAttributes_ptsz(dstStream, srcStream), (uintptr_t)dstStream, (uintptr_t)srcStream, 0)

CUresult shim_cuStreamGetAttribute(CUstream hStream, CUlaunchAttributeID attr, CUlaunchAttributeValue *value);
CUresult cuStreamGetAttribute(CUstream hStream, CUlaunchAttributeID attr, CUlaunchAttributeValue *value) ENTRY(431, shim_complains(shim_cuStreamGetAttribute(hStream, attr, value), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetAttribute(hStream, attr, value), (uintptr_t)hStream, (uint64_t)attr, (uintptr_t)value, 0)

CUresult shim_cuStreamGetAttribute_ptsz(CUstream hStream, CUlaunchAttributeID attr, CUlaunchAttributeValue *value);
CUresult cuStreamGetAttribute_ptsz(CUstream hStream, CUlaunchAttributeID attr, CUlaunchAttributeValue *value) ENTRY(432, shim_complains(shim_cuStreamGetAttribute_ptsz(hStream, attr, value), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetAttribute_ptsz(hStream, attr, value), (uintptr_t)hStream, (uint64_t)attr, (uintptr_t)value, 0)

CUresult shim_cuStreamSetAttribute(CUstream hStream, CUlaunchAttributeID attr, const CUlaunchAttributeValue *param);
CUresult cuStreamSetAttribute(CUstream hStream, CUlaunchAttributeID attr, const CUlaunchAttributeValue *param) ENTRY(433, shim_complains(shim_cuStreamSetAttribute(hStream, attr, param), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamSetAttribute(hStream, attr, param), (uintptr_t)hStream, (uint64_t)attr, (uintptr_t)param, 0)

CUresult shim_cuStreamSetAttribute_ptsz(CUstream hStream, CUlaunchAttributeID attr, const CUlaunchAttributeValue *param);
CUresult cuStreamSetAttribute_ptsz(CUstream hStream, CUlaunchAttributeID attr, const CUlaunchAttributeValue *param) ENTRY(434, shim_complains(shim_cuStreamSetAttribute_ptsz(hStream, attr, param), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamSetAttribute_ptsz(hStream, attr, param), (uintptr_t)hStream, (uint64_t)attr, (uintptr_t)param, 0)

CUresult shim_cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode);
CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode) ENTRY(435, shim_cuThreadExchangeStreamCaptureMode(mode), far_cuThreadExchangeStreamCaptureMode(mode), (uintptr_t)mode, 0)

CUresult shim_cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode);
CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode) ENTRY(436, shim_cuStreamBeginCapture_v2(hStream, mode), far_cuStreamBeginCapture_v2(hStream, mode), (uintptr_t)hStream, (uint64_t)mode, 0)

CUresult shim_cuStreamBeginCapture_v2_ptsz(CUstream hStream, CUstreamCaptureMode mode);
CUresult cuStreamBeginCapture_v2_ptsz(CUstream hStream, CUstreamCaptureMode mode) ENTRY(437, shim_cuStreamBeginCapture_v2_ptsz(hStream, mode), far_cuStreamBeginCapture_v2_ptsz(hStream, mode), (uintptr_t)hStream, (uint64_t)mode, 0)

CUresult shim_cuStreamBeginCapture(CUstream hStream);
CUresult cuStreamBeginCapture(CUstream hStream) ENTRY(438, shim_cuStreamBeginCapture(hStream), far_cuStreamBeginCapture(hStream), (uintptr_t)hStream, 0)

CUresult shim_cuStreamBeginCapture_ptsz(CUstream hStream);
CUresult cuStreamBeginCapture_ptsz(CUstream hStream) ENTRY(439, shim_cuStreamBeginCapture_ptsz(hStream), far_cuStreamBeginCapture_ptsz(hStream), (uintptr_t)hStream, 0)

CUresult shim_cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode);
CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode) ENTRY(440, shim_cuStreamBeginCaptureToGraph(hStream, hGraph, dependencies, dependencyData, numDependencies, mode), far_cuStreamBeginCaptureToGraph(hStream, hGraph, dependencies, dependencyData, numDependencies, mode), (uintptr_t)hStream, (uintptr_t)hGraph, (uintptr_t)dependencies, (uintptr_t)dependencyData, (uint64_t)numDependencies, (uint64_t)mode, 0)

CUresult shim_cuStreamBeginCaptureToGraph_ptsz(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode);
CUresult cuStreamBeginCaptureToGraph_ptsz(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode) ENTRY(441, shim_cuStreamBeginCaptureToGraph_ptsz(hStream, hGraph, dependencies, dependencyData, numDependencies, mode), far_cuStreamBeginCaptureToGraph_ptsz(hStream, hGraph, dependencies, dependencyData, numDependencies, mode), (uintptr_t)hStream, (uintptr_t)hGraph, (uintptr_t)dependencies, (uintptr_t)dependencyData, (uint64_t)numDependencies, (uint64_t)mode, 0)

CUresult shim_cuStreamEndCapture(CUstream hStream, CUgraph *phGraph);
CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph) ENTRY(442, shim_cuStreamEndCapture(hStream, phGraph), far_cuStreamEndCapture(hStream, phGraph), (uintptr_t)hStream, (uintptr_t)phGraph, 0)

CUresult shim_cuStreamEndCapture_ptsz(CUstream hStream, CUgraph *phGraph);
CUresult cuStreamEndCapture_ptsz(CUstream hStream, CUgraph *phGraph) ENTRY(443, shim_cuStreamEndCapture_ptsz(hStream, phGraph), far_cuStreamEndCapture_ptsz(hStream, phGraph), (uintptr_t)hStream, (uintptr_t)phGraph, 0)

CUresult shim_cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus);
CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus) ENTRY(444, shim_complains(shim_cuStreamIsCapturing(hStream, captureStatus), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamIsCapturing(hStream, captureStatus), (uintptr_t)hStream, (uintptr_t)captureStatus, 0)

CUresult shim_cuStreamIsCapturing_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus);
CUresult cuStreamIsCapturing_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus) ENTRY(445, shim_complains(shim_cuStreamIsCapturing_ptsz(hStream, captureStatus), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamIsCapturing_ptsz(hStream, captureStatus), (uintptr_t)hStream, (uintptr_t)captureStatus, 0)

CUresult shim_cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, void *edgeData_out, size_t *numDependencies_out);
CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, void *edgeData_out, size_t *numDependencies_out) ENTRY(446, shim_complains(shim_cuStreamGetCaptureInfo_v3(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetCaptureInfo_v3(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out), (uintptr_t)hStream, (uintptr_t)captureStatus_out, (uintptr_t)id_out, (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)edgeData_out, (uintptr_t)numDependencies_out, 0)

CUresult shim_cuStreamGetCaptureInfo_v3_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, void *edgeData_out, size_t *numDependencies_out);
CUresult cuStreamGetCaptureInfo_v3_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, void *edgeData_out, size_t *numDependencies_out) ENTRY(447, shim_complains(shim_cuStreamGetCaptureInfo_v3_ptsz(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetCaptureInfo_v3_ptsz(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out), (uintptr_t)hStream, (uintptr_t)captureStatus_out, (uintptr_t)id_out, (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)edgeData_out, (uintptr_t)numDependencies_out, 0)

CUresult shim_cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, size_t *numDependencies_out);
CUresult cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, size_t *numDependencies_out) ENTRY(448, shim_complains(shim_cuStreamGetCaptureInfo_v2(hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetCaptureInfo_v2(hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out), (uintptr_t)hStream, (uintptr_t)captureStatus_out, (uintptr_t)id_out, (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)numDependencies_out, 0)

CUresult shim_cuStreamGetCaptureInfo_v2_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, size_t *numDependencies_out);
CUresult cuStreamGetCaptureInfo_v2_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, size_t *numDependencies_out) ENTRY(449, shim_complains(shim_cuStreamGetCaptureInfo_v2_ptsz(hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetCaptureInfo_v2_ptsz(hStream, captureStatus_out, id_out, graph_out, dependencies_out, numDependencies_out), (uintptr_t)hStream, (uintptr_t)captureStatus_out, (uintptr_t)id_out, (uintptr_t)graph_out, (uintptr_t)dependencies_out, (uintptr_t)numDependencies_out, 0)

CUresult shim_cuStreamGetCaptureInfo(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out);
CUresult cuStreamGetCaptureInfo(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out) ENTRY(450, shim_complains(shim_cuStreamGetCaptureInfo(hStream, captureStatus_out, id_out), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetCaptureInfo(hStream, captureStatus_out, id_out), (uintptr_t)hStream, (uintptr_t)captureStatus_out, (uintptr_t)id_out, 0)

CUresult shim_cuStreamGetCaptureInfo_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out);
CUresult cuStreamGetCaptureInfo_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out) ENTRY(451, shim_complains(shim_cuStreamGetCaptureInfo_ptsz(hStream, captureStatus_out, id_out), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetCaptureInfo_ptsz(hStream, captureStatus_out, id_out), (uintptr_t)hStream, (uintptr_t)captureStatus_out, (uintptr_t)id_out, 0)

CUresult shim_cuStreamUpdateCaptureDependencies_v2(CUstream hStream, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned flags);
CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned flags) ENTRY(452, shim_complains(shim_cuStreamUpdateCaptureDependencies_v2(hStream, dependencies, dependencyData, numDependencies, flags), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamUpdateCaptureDependencies_v2(hStream, dependencies, dependencyData, numDependencies, flags), (uintptr_t)hStream, (uintptr_t)dependencies, (uintptr_t)dependencyData, (uint64_t)numDependencies, (uint64_t)flags, 0)

CUresult shim_cuStreamUpdateCaptureDependencies_v2_ptsz(CUstream hStream, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned flags);
CUresult cuStreamUpdateCaptureDependencies_v2_ptsz(CUstream hStream, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned flags) ENTRY(453, shim_complains(shim_cuStreamUpdateCaptureDependencies_v2_ptsz(hStream, dependencies, dependencyData, numDependencies, flags), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamUpdateCaptureDependencies_v2_ptsz(hStream, dependencies, dependencyData, numDependencies, flags), (uintptr_t)hStream, (uintptr_t)dependencies, (uintptr_t)dependencyData, (uint64_t)numDependencies, (uint64_t)flags, 0)

CUresult shim_cuStreamUpdateCaptureDependencies(CUstream hStream, const CUgraphNode *dependencies, size_t numDependencies, unsigned flags);
CUresult cuStreamUpdateCaptureDependencies(CUstream hStream, const CUgraphNode *dependencies, size_t numDependencies, unsigned flags) ENTRY(454, shim_complains(shim_cuStreamUpdateCaptureDependencies(hStream, dependencies, numDependencies, flags), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamUpdateCaptureDependencies(hStream, dependencies, numDependencies, flags), (uintptr_t)hStream, (uintptr_t)dependencies, (uint64_t)numDependencies, (uint64_t)flags, 0)

CUresult shim_cuStreamUpdateCaptureDependencies_ptsz(CUstream hStream, const CUgraphNode *dependencies, size_t numDependencies, unsigned flags);
CUresult cuStreamUpdateCaptureDependencies_ptsz(CUstream hStream, const CUgraphNode *dependencies, size_t numDependencies, unsigned flags) ENTRY(455, shim_complains(shim_cuStreamUpdateCaptureDependencies_ptsz(hStream, dependencies, numDependencies, flags), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamUpdateCaptureDependencies_ptsz(hStream, dependencies, numDependencies, flags), (uintptr_t)hStream, (uintptr_t)dependencies, (uint64_t)numDependencies, (uint64_t)flags, 0)

CUresult shim_cuEventCreate(CUevent *phEvent, unsigned Flags);
CUresult cuEventCreate(CUevent *phEvent, unsigned Flags) ENTRY(456, shim_cuEventCreate(phEvent, Flags), far_cuEventCreate(phEvent, Flags), (uintptr_t)phEvent, (uint64_t)Flags, 0)

CUresult shim_cuEventRecord(CUevent hEvent, CUstream hStream);
CUresult cuEventRecord(CUevent hEvent, CUstream hStream) ENTRY(457, shim_complains(shim_cuEventRecord(hEvent, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuEventRecord(hEvent, hStream), (uintptr_t)hEvent, (uintptr_t)hStream, 0)

CUresult shim_cuEventRecord_ptsz(CUevent hEvent, CUstream hStream);
CUresult cuEventRecord_ptsz(CUevent hEvent, CUstream hStream) ENTRY(458, shim_complains(shim_cuEventRecord_ptsz(hEvent, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuEventRecord_ptsz(hEvent, hStream), (uintptr_t)hEvent, (uintptr_t)hStream, 0)

CUresult shim_cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned flags);
CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned flags) ENTRY(459, shim_complains(shim_cuEventRecordWithFlags(hEvent, hStream, flags), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuEventRecordWithFlags(hEvent, hStream, flags), (uintptr_t)hEvent, (uintptr_t)hStream, (uint64_t)flags, 0)

CUresult shim_cuEventRecordWithFlags_ptsz(CUevent hEvent, CUstream hStream, unsigned flags);
CUresult cuEventRecordWithFlags_ptsz(CUevent hEvent, CUstream hStream, unsigned flags) ENTRY(460, shim_complains(shim_cuEventRecordWithFlags_ptsz(hEvent, hStream, flags), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuEventRecordWithFlags_ptsz(hEvent, hStream, flags), (uintptr_t)hEvent, (uintptr_t)hStream, (uint64_t)flags, 0)

CUresult shim_cuEventQuery(CUevent hEvent);
CUresult cuEventQuery(CUevent hEvent) ENTRY(461, shim_complains(shim_cuEventQuery(hEvent), CUDA_ERROR_INVALID_CONTEXT, &hEvent), far_cuEventQuery(hEvent), (uintptr_t)hEvent, 0)

CUresult shim_cuEventSynchronize(CUevent hEvent);
CUresult cuEventSynchronize(CUevent hEvent) ENTRY(462, shim_complains(shim_cuEventSynchronize(hEvent), CUDA_ERROR_INVALID_CONTEXT, &hEvent), far_cuEventSynchronize(hEvent), (uintptr_t)hEvent, 0)

CUresult shim_cuEventDestroy_v2(CUevent hEvent);
CUresult cuEventDestroy_v2(CUevent hEvent) ENTRY(463, shim_complains(shim_cuEventDestroy_v2(hEvent), CUDA_ERROR_INVALID_CONTEXT, &hEvent), far_cuEventDestroy_v2(hEvent), (uintptr_t)hEvent, 0)

CUresult shim_cuEventDestroy(CUevent hEvent);
CUresult cuEventDestroy(CUevent hEvent) ENTRY(464, shim_complains(shim_cuEventDestroy(hEvent), CUDA_ERROR_INVALID_CONTEXT, &hEvent), far_cuEventDestroy(hEvent), (uintptr_t)hEvent, 0)

CUresult shim_cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd);
CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd) ENTRY(465, shim_complains(shim_cuEventElapsedTime_v2(pMilliseconds, hStart, hEnd), CUDA_ERROR_INVALID_CONTEXT, &hStart), far_cuEventElapsedTime_v2(pMilliseconds, hStart, hEnd), (uintptr_t)pMilliseconds, (uintptr_t)hStart, (uintptr_t)hEnd, 0)

CUresult shim_cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd);
CUresult cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd) ENTRY(466, shim_complains(shim_cuEventElapsedTime(pMilliseconds, hStart, hEnd), CUDA_ERROR_INVALID_CONTEXT, &hStart), far_cuEventElapsedTime(pMilliseconds, hStart, hEnd), (uintptr_t)pMilliseconds, (uintptr_t)hStart, (uintptr_t)hEnd, 0)

CUresult shim_cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags) ENTRY(467, shim_cuStreamWaitValue32_v2(stream, addr, value, flags), far_cuStreamWaitValue32_v2(stream, addr, value, flags), (uintptr_t)stream, (uint64_t)addr, (uint64_t)value, (uint64_t)flags, 0)

CUresult shim_cuStreamWaitValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
CUresult cuStreamWaitValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags) ENTRY(468, shim_cuStreamWaitValue32_v2_ptsz(stream, addr, value, flags), far_cuStreamWaitValue32_v2_ptsz(stream, addr, value, flags), (uintptr_t)stream, (uint64_t)addr, (uint64_t)value, (uint64_t)flags, 0)

CUresult shim_cuStreamWaitValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
CUresult cuStreamWaitValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags) ENTRY(469, shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1), stream) ?: shim_cuStreamWaitValue32(stream, addr, value, flags), far_cuStreamWaitValue32(stream, addr, value, flags), (uintptr_t)stream, (uint64_t)addr, (uint64_t)value, (uint64_t)flags, 0)

CUresult shim_cuStreamWaitValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
CUresult cuStreamWaitValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags) ENTRY(470, shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1), stream) ?: shim_cuStreamWaitValue32_ptsz(stream, addr, value, flags), far_cuStreamWaitValue32_ptsz(stream, addr, value, flags), (uintptr_t)stream, (uint64_t)addr, (uint64_t)value, (uint64_t)flags, 0)

CUresult shim_cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags) ENTRY(471, shim_cuStreamWaitValue64_v2(stream, addr, value, flags), far_cuStreamWaitValue64_v2(stream, addr, value, flags), (uintptr_t)stream, (uint64_t)addr, (uint64_t)value, (uint64_t)flags, 0)

CUresult shim_cuStreamWaitValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
CUresult cuStreamWaitValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags) ENTRY(472, shim_cuStreamWaitValue64_v2_ptsz(stream, addr, value, flags), far_cuStreamWaitValue64_v2_ptsz(stream, addr, value, flags), (uintptr_t)stream, (uint64_t)addr, (uint64_t)value, (uint64_t)flags, 0)

CUresult shim_cuStreamWaitValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
CUresult cuStreamWaitValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags) ENTRY(473, shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1), stream) ?: shim_cuStreamWaitValue64(stream, addr, value, flags), far_cuStreamWaitValue64(stream, addr, value, flags), (uintptr_t)stream, (uint64_t)addr, (uint64_t)value, (uint64_t)flags, 0)

CUresult shim_cuStreamWaitValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
CUresult cuStreamWaitValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags) ENTRY(474, shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1), stream) ?: shim_cuStreamWaitValue64_ptsz(stream, addr, value, flags), far_cuStreamWaitValue64_ptsz(stream, addr, value, flags), (uintptr_t)stream, (uint64_t)addr, (uint64_t)value, (uint64_t)flags, 0)

CUresult shim_cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags) ENTRY(475, shim_cuStreamWriteValue32_v2(stream, addr, value, flags), far_cuStreamWriteValue32_v2(stream, addr, value, flags), (uintptr_t)stream, (uint64_t)addr, (uint64_t)value, (uint64_t)flags, 0)

CUresult shim_cuStreamWriteValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
CUresult cuStreamWriteValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags) ENTRY(476, shim_cuStreamWriteValue32_v2_ptsz(stream, addr, value, flags), far_cuStreamWriteValue32_v2_ptsz(stream, addr, value, flags), (uintptr_t)stream, (uint64_t)addr, (uint64_t)value, (uint64_t)flags, 0)

CUresult shim_cuStreamWriteValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
CUresult cuStreamWriteValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags) ENTRY(477, shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1), stream) ?: shim_cuStreamWriteValue32(stream, addr, value, flags), far_cuStreamWriteValue32(stream, addr, value, flags), (uintptr_t)stream, (uint64_t)addr, (uint64_t)value, (uint64_t)flags, 0)

CUresult shim_cuStreamWriteValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
CUresult cuStreamWriteValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags) ENTRY(478, shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1), stream) ?: shim_cuStreamWriteValue32_ptsz(stream, addr, value, flags), far_cuStreamWriteValue32_ptsz(stream, addr, value, flags), (uintptr_t)stream, (uint64_t)addr, (uint64_t)value, (uint64_t)flags, 0)

CUresult shim_cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags) ENTRY(479, shim_cuStreamWriteValue64_v2(stream, addr, value, flags), far_cuStreamWriteValue64_v2(stream, addr, value, flags), (uintptr_t)stream, (uint64_t)addr, (uint64_t)value, (uint64_t)flags, 0)

CUresult shim_cuStreamWriteValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
CUresult cuStreamWriteValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags) ENTRY(480, shim_cuStreamWriteValue64_v2_ptsz(stream, addr, value, flags), far_cuStreamWriteValue64_v2_ptsz(stream, addr, value, flags), (uintptr_t)stream, (uint64_t)addr, (uint64_t)value, (uint64_t)flags, 0)

CUresult shim_cuStreamWriteValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
CUresult cuStreamWriteValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags) ENTRY(481, shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1), stream) ?: shim_cuStreamWriteValue64(stream, addr, value, flags), far_cuStreamWriteValue64(stream, addr, value, flags), (uintptr_t)stream, (uint64_t)addr, (uint64_t)value, (uint64_t)flags, 0)

CUresult shim_cuStreamWriteValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
CUresult cuStreamWriteValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags) ENTRY(482, shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1), stream) ?: shim_cuStreamWriteValue64_ptsz(stream, addr, value, flags), far_cuStreamWriteValue64_ptsz(stream, addr, value, flags), (uintptr_t)stream, (uint64_t)addr, (uint64_t)value, (uint64_t)flags, 0)

CUresult shim_cuStreamBatchMemOp_v2(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags);
CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags) ENTRY(483, shim_cuStreamBatchMemOp_v2(stream, count, paramArray, flags), far_cuStreamBatchMemOp_v2(stream, count, paramArray, flags), (uintptr_t)stream, (uint64_t)count, (uintptr_t)paramArray, (uint64_t)flags, 0)

CUresult shim_cuStreamBatchMemOp_v2_ptsz(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags);
CUresult cuStreamBatchMemOp_v2_ptsz(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags) ENTRY(484, shim_cuStreamBatchMemOp_v2_ptsz(stream, count, paramArray, flags), far_cuStreamBatchMemOp_v2_ptsz(stream, count, paramArray, flags), (uintptr_t)stream, (uint64_t)count, (uintptr_t)paramArray, (uint64_t)flags, 0)

CUresult shim_cuStreamBatchMemOp(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags);
CUresult cuStreamBatchMemOp(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags) ENTRY(485, shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1), stream) ?: shim_cuStreamBatchMemOp(stream, count, paramArray, flags), far_cuStreamBatchMemOp(stream, count, paramArray, flags), (uintptr_t)stream, (uint64_t)count, (uintptr_t)paramArray, (uint64_t)flags, 0)

CUresult shim_cuStreamBatchMemOp_ptsz(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags);
CUresult cuStreamBatchMemOp_ptsz(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags) ENTRY(486, shim_or_orphaned(shim_need_attribute(CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1), stream) ?: shim_cuStreamBatchMemOp_ptsz(stream, count, paramArray, flags), far_cuStreamBatchMemOp_ptsz(stream, count, paramArray, flags), (uintptr_t)stream, (uint64_t)count, (uintptr_t)paramArray, (uint64_t)flags, 0)

CUresult shim_cuImportExternalMemory(CUexternalMemory *extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 *memHandleDesc);
CUresult cuImportExternalMemory(CUexternalMemory *extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 *memHandleDesc) ENTRY(487, shim_cuImportExternalMemory(extMem_out, memHandleDesc), far_cuImportExternalMemory(extMem_out, memHandleDesc), (uintptr_t)extMem_out, (uintptr_t)memHandleDesc, 0)

CUresult shim_cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 *bufferDesc);
CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 *bufferDesc) ENTRY(488, shim_cuExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc), far_cuExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc), (uintptr_t)devPtr, (uintptr_t)extMem, (uintptr_t)bufferDesc, 0)

CUresult shim_cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 *mipmapDesc);
CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 *mipmapDesc) ENTRY(489, shim_cuExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc), far_cuExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc), (uintptr_t)mipmap, (uintptr_t)extMem, (uintptr_t)mipmapDesc, 0)

CUresult shim_cuDestroyExternalMemory(CUexternalMemory extMem);
CUresult cuDestroyExternalMemory(CUexternalMemory extMem) ENTRY(490, shim_cuDestroyExternalMemory(extMem), far_cuDestroyExternalMemory(extMem), (uintptr_t)extMem, 0)

CUresult shim_cuImportExternalSemaphore(CUexternalSemaphore *extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 *semHandleDesc);
CUresult cuImportExternalSemaphore(CUexternalSemaphore *extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 *semHandleDesc) ENTRY(491, shim_cuImportExternalSemaphore(extSem_out, semHandleDesc), far_cuImportExternalSemaphore(extSem_out, semHandleDesc), (uintptr_t)extSem_out, (uintptr_t)semHandleDesc, 0)

CUresult shim_cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream);
CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream) ENTRY(492, shim_complains(shim_cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream), CUDA_ERROR_INVALID_HANDLE, &stream), far_cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream), (uintptr_t)extSemArray, (uintptr_t)paramsArray, (uint64_t)numExtSems, (uintptr_t)stream, 0)

CUresult shim_cuSignalExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream);
CUresult cuSignalExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream) ENTRY(493, shim_complains(shim_cuSignalExternalSemaphoresAsync_ptsz(extSemArray, paramsArray, numExtSems, stream), CUDA_ERROR_INVALID_HANDLE, &stream), far_cuSignalExternalSemaphoresAsync_ptsz(extSemArray, paramsArray, numExtSems, stream), (uintptr_t)extSemArray, (uintptr_t)paramsArray, (uint64_t)numExtSems, (uintptr_t)stream, 0)

CUresult shim_cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream);
CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream) ENTRY(494, shim_complains(shim_cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream), CUDA_ERROR_INVALID_HANDLE, &stream), far_cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream), (uintptr_t)extSemArray, (uintptr_t)paramsArray, (uint64_t)numExtSems, (uintptr_t)stream, 0)

CUresult shim_cuWaitExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream);
CUresult cuWaitExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream) ENTRY(495, shim_complains(shim_cuWaitExternalSemaphoresAsync_ptsz(extSemArray, paramsArray, numExtSems, stream), CUDA_ERROR_INVALID_HANDLE, &stream), far_cuWaitExternalSemaphoresAsync_ptsz(extSemArray, paramsArray, numExtSems, stream), (uintptr_t)extSemArray, (uintptr_t)paramsArray, (uint64_t)numExtSems, (uintptr_t)stream, 0)

CUresult shim_cuDestroyExternalSemaphore(CUexternalSemaphore extSem);
CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem) ENTRY(496, shim_cuDestroyExternalSemaphore(extSem), far_cuDestroyExternalSemaphore(extSem), (uintptr_t)extSem, 0)

CUresult shim_cuGraphCreate(CUgraph *phGraph, unsigned flags);
CUresult cuGraphCreate(CUgraph *phGraph, unsigned flags) ENTRY(497, shim_cuGraphCreate(phGraph, flags), far_cuGraphCreate(phGraph, flags), (uintptr_t)phGraph, (uint64_t)flags, 0)

CUresult shim_cuGraphDestroy(CUgraph hGraph);
CUresult cuGraphDestroy(CUgraph hGraph) ENTRY(498, shim_cuGraphDestroy(hGraph), far_cuGraphDestroy(hGraph), (uintptr_t)hGraph, 0)

CUresult shim_cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph);
CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph) ENTRY(499, shim_cuGraphClone(phGraphClone, originalGraph), far_cuGraphClone(phGraphClone, originalGraph), (uintptr_t)phGraphClone, (uintptr_t)originalGraph, 0)

CUresult shim_cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph);
CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph) ENTRY(500, shim_cuGraphNodeFindInClone(phNode, hOriginalNode, hClonedGraph), far_cuGraphNodeFindInClone(phNode, hOriginalNode, hClonedGraph), (uintptr_t)phNode, (uintptr_t)hOriginalNode, (uintptr_t)hClonedGraph, 0)

CUresult shim_cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams);
CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams) ENTRY(501, shim_cuGraphAddNode_v2(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams), far_cuGraphAddNode_v2(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams), (uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies, (uintptr_t)dependencyData, (uint64_t)numDependencies, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraphNodeParams *nodeParams);
CUresult cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraphNodeParams *nodeParams) ENTRY(502, shim_cuGraphAddNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams), far_cuGraphAddNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams), (uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphNodeSetParams(CUgraphNode hNode, const CUgraphNodeParams *nodeParams);
CUresult cuGraphNodeSetParams(CUgraphNode hNode, const CUgraphNodeParams *nodeParams) ENTRY(503, shim_cuGraphNodeSetParams(hNode, nodeParams), far_cuGraphNodeSetParams(hNode, nodeParams), (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams);
CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams) ENTRY(504, shim_cuGraphAddKernelNode_v2(phGraphNode, hGraph, dependencies, numDependencies, nodeParams), far_cuGraphAddKernelNode_v2(phGraphNode, hGraph, dependencies, numDependencies, nodeParams), (uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphAddKernelNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphAddKernelNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams) ENTRY(505, shim_cuGraphAddKernelNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams), far_cuGraphAddKernelNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams), (uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMCPY3D_v2 *copyParams, CUcontext ctx);
CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMCPY3D_v2 *copyParams, CUcontext ctx) ENTRY(506, shim_cuGraphAddMemcpyNode(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx), far_cuGraphAddMemcpyNode(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx), (uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)copyParams, (uintptr_t)ctx, 0)

CUresult shim_cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS_v1 *memsetParams, CUcontext ctx);
CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS_v1 *memsetParams, CUcontext ctx) ENTRY(507, shim_cuGraphAddMemsetNode(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx), far_cuGraphAddMemsetNode(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx), (uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)memsetParams, (uintptr_t)ctx, 0)

CUresult shim_cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS_v1 *nodeParams) ENTRY(508, shim_complains(shim_cuGraphAddHostNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphAddHostNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams), (uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph);
CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph) ENTRY(509, shim_cuGraphAddChildGraphNode(phGraphNode, hGraph, dependencies, numDependencies, childGraph), far_cuGraphAddChildGraphNode(phGraphNode, hGraph, dependencies, numDependencies, childGraph), (uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)childGraph, 0)

CUresult shim_cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies);
CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies) ENTRY(510, shim_complains(shim_cuGraphAddEmptyNode(phGraphNode, hGraph, dependencies, numDependencies), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphAddEmptyNode(phGraphNode, hGraph, dependencies, numDependencies), (uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies, (uint64_t)numDependencies, 0)

CUresult shim_cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event);
CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event) ENTRY(511, shim_complains(shim_cuGraphAddEventRecordNode(phGraphNode, hGraph, dependencies, numDependencies, event), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphAddEventRecordNode(phGraphNode, hGraph, dependencies, numDependencies, event), (uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)event, 0)

CUresult shim_cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event);
CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event) ENTRY(512, shim_complains(shim_cuGraphAddEventWaitNode(phGraphNode, hGraph, dependencies, numDependencies, event), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphAddEventWaitNode(phGraphNode, hGraph, dependencies, numDependencies, event), (uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)event, 0)

CUresult shim_cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *nodeParams) ENTRY(513, shim_complains(shim_cuGraphAddExternalSemaphoresSignalNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphAddExternalSemaphoresSignalNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams), (uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *nodeParams) ENTRY(514, shim_complains(shim_cuGraphAddExternalSemaphoresWaitNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphAddExternalSemaphoresWaitNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams), (uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams) ENTRY(515, shim_complains(shim_cuGraphAddBatchMemOpNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphAddBatchMemOpNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams), (uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS_v1 *nodeParams) ENTRY(516, shim_cuGraphAddMemAllocNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams), far_cuGraphAddMemAllocNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams), (uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies, (uint64_t)numDependencies, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr);
CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr) ENTRY(517, shim_cuGraphAddMemFreeNode(phGraphNode, hGraph, dependencies, numDependencies, dptr), far_cuGraphAddMemFreeNode(phGraphNode, hGraph, dependencies, numDependencies, dptr), (uintptr_t)phGraphNode, (uintptr_t)hGraph, (uintptr_t)dependencies, (uint64_t)numDependencies, (uint64_t)dptr, 0)

CUresult shim_cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned defaultLaunchValue, unsigned flags);
CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned defaultLaunchValue, unsigned flags) ENTRY(518, shim_complains(shim_cuGraphConditionalHandleCreate(pHandle_out, hGraph, ctx, defaultLaunchValue, flags), CUDA_ERROR_CONTEXT_IS_DESTROYED, &ctx), far_cuGraphConditionalHandleCreate(pHandle_out, hGraph, ctx, defaultLaunchValue, flags), (uintptr_t)pHandle_out, (uintptr_t)hGraph, (uintptr_t)ctx, (uint64_t)defaultLaunchValue, (uint64_t)flags, 0)

CUresult shim_cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies);
CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies) ENTRY(519, shim_complains(shim_cuGraphAddDependencies_v2(hGraph, from, to, edgeData, numDependencies), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphAddDependencies_v2(hGraph, from, to, edgeData, numDependencies), (uintptr_t)hGraph, (uintptr_t)from, (uintptr_t)to, (uintptr_t)edgeData, (uint64_t)numDependencies, 0)

CUresult shim_cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies);
CUresult cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies) ENTRY(520, shim_complains(shim_cuGraphAddDependencies(hGraph, from, to, numDependencies), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphAddDependencies(hGraph, from, to, numDependencies), (uintptr_t)hGraph, (uintptr_t)from, (uintptr_t)to, (uint64_t)numDependencies, 0)

CUresult shim_cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies);
CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies) ENTRY(521, shim_complains(shim_cuGraphRemoveDependencies_v2(hGraph, from, to, edgeData, numDependencies), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphRemoveDependencies_v2(hGraph, from, to, edgeData, numDependencies), (uintptr_t)hGraph, (uintptr_t)from, (uintptr_t)to, (uintptr_t)edgeData, (uint64_t)numDependencies, 0)

CUresult shim_cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies);
CUresult cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies) ENTRY(522, shim_complains(shim_cuGraphRemoveDependencies(hGraph, from, to, numDependencies), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphRemoveDependencies(hGraph, from, to, numDependencies), (uintptr_t)hGraph, (uintptr_t)from, (uintptr_t)to, (uint64_t)numDependencies, 0)

CUresult shim_cuGraphDestroyNode(CUgraphNode hNode);
CUresult cuGraphDestroyNode(CUgraphNode hNode) ENTRY(523, shim_cuGraphDestroyNode(hNode), far_cuGraphDestroyNode(hNode), (uintptr_t)hNode, 0)

CUresult shim_cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes);
CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes) ENTRY(524, shim_cuGraphGetNodes(hGraph, nodes, numNodes), far_cuGraphGetNodes(hGraph, nodes, numNodes), (uintptr_t)hGraph, (uintptr_t)nodes, (uintptr_t)numNodes, 0)

CUresult shim_cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes);
CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes) ENTRY(525, shim_cuGraphGetRootNodes(hGraph, rootNodes, numRootNodes), far_cuGraphGetRootNodes(hGraph, rootNodes, numRootNodes), (uintptr_t)hGraph, (uintptr_t)rootNodes, (uintptr_t)numRootNodes, 0)

CUresult shim_cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData, size_t *numEdges);
CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData, size_t *numEdges) ENTRY(526, shim_cuGraphGetEdges_v2(hGraph, from, to, edgeData, numEdges), far_cuGraphGetEdges_v2(hGraph, from, to, edgeData, numEdges), (uintptr_t)hGraph, (uintptr_t)from, (uintptr_t)to, (uintptr_t)edgeData, (uintptr_t)numEdges, 0)

CUresult shim_cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges);
CUresult cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges) ENTRY(527, shim_cuGraphGetEdges(hGraph, from, to, numEdges), far_cuGraphGetEdges(hGraph, from, to, numEdges), (uintptr_t)hGraph, (uintptr_t)from, (uintptr_t)to, (uintptr_t)numEdges, 0)

CUresult shim_cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type);
CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type) ENTRY(528, shim_cuGraphNodeGetType(hNode, type), far_cuGraphNodeGetType(hNode, type), (uintptr_t)hNode, (uintptr_t)type, 0)

CUresult shim_cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData, size_t *numDependencies);
CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData, size_t *numDependencies) ENTRY(529, shim_cuGraphNodeGetDependencies_v2(hNode, dependencies, edgeData, numDependencies), far_cuGraphNodeGetDependencies_v2(hNode, dependencies, edgeData, numDependencies), (uintptr_t)hNode, (uintptr_t)dependencies, (uintptr_t)edgeData, (uintptr_t)numDependencies, 0)

CUresult shim_cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies, size_t *numDependencies);
CUresult cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies, size_t *numDependencies) ENTRY(530, shim_cuGraphNodeGetDependencies(hNode, dependencies, numDependencies), far_cuGraphNodeGetDependencies(hNode, dependencies, numDependencies), (uintptr_t)hNode, (uintptr_t)dependencies, (uintptr_t)numDependencies, 0)

CUresult shim_cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData, size_t *numDependentNodes);
CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData, size_t *numDependentNodes) ENTRY(531, shim_cuGraphNodeGetDependentNodes_v2(hNode, dependentNodes, edgeData, numDependentNodes), far_cuGraphNodeGetDependentNodes_v2(hNode, dependentNodes, edgeData, numDependentNodes), (uintptr_t)hNode, (uintptr_t)dependentNodes, (uintptr_t)edgeData, (uintptr_t)numDependentNodes, 0)

CUresult shim_cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes, size_t *numDependentNodes);
CUresult cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes, size_t *numDependentNodes) ENTRY(532, shim_cuGraphNodeGetDependentNodes(hNode, dependentNodes, numDependentNodes), far_cuGraphNodeGetDependentNodes(hNode, dependentNodes, numDependentNodes), (uintptr_t)hNode, (uintptr_t)dependentNodes, (uintptr_t)numDependentNodes, 0)

CUresult shim_cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned flags);
CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned flags) ENTRY(533, shim_complains(shim_cuGraphDebugDotPrint(hGraph, path, flags), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphDebugDotPrint(hGraph, path, flags), (uintptr_t)hGraph, (uintptr_t)path, (uint64_t)flags, 0)

CUresult shim_cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams);
CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams) ENTRY(534, shim_cuGraphKernelNodeGetParams_v2(hNode, nodeParams), far_cuGraphKernelNodeGetParams_v2(hNode, nodeParams), (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphKernelNodeGetParams(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphKernelNodeGetParams(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams) ENTRY(535, shim_cuGraphKernelNodeGetParams(hNode, nodeParams), far_cuGraphKernelNodeGetParams(hNode, nodeParams), (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams);
CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams) ENTRY(536, shim_cuGraphKernelNodeSetParams_v2(hNode, nodeParams), far_cuGraphKernelNodeSetParams_v2(hNode, nodeParams), (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphKernelNodeSetParams(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphKernelNodeSetParams(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams) ENTRY(537, shim_cuGraphKernelNodeSetParams(hNode, nodeParams), far_cuGraphKernelNodeSetParams(hNode, nodeParams), (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src);
CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src) ENTRY(538, shim_cuGraphKernelNodeCopyAttributes(dst, src), far_cuGraphKernelNodeCopyAttributes(dst, src), (uintptr_t)dst, (uintptr_t)src, 0)

CUresult shim_cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUlaunchAttributeID attr, CUlaunchAttributeValue *value_out);
CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUlaunchAttributeID attr, CUlaunchAttributeValue *value_out) ENTRY(539, shim_cuGraphKernelNodeGetAttribute(hNode, attr, value_out), far_cuGraphKernelNodeGetAttribute(hNode, attr, value_out), (uintptr_t)hNode, (uint64_t)attr, (uintptr_t)value_out, 0)

CUresult shim_cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUlaunchAttributeID attr, const CUlaunchAttributeValue *value);
CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUlaunchAttributeID attr, const CUlaunchAttributeValue *value) ENTRY(540, shim_cuGraphKernelNodeSetAttribute(hNode, attr, value), far_cuGraphKernelNodeSetAttribute(hNode, attr, value), (uintptr_t)hNode, (uint64_t)attr, (uintptr_t)value, 0)

CUresult shim_cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D_v2 *nodeParams);
CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D_v2 *nodeParams) ENTRY(541, shim_cuGraphMemcpyNodeGetParams(hNode, nodeParams), far_cuGraphMemcpyNodeGetParams(hNode, nodeParams), (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D_v2 *nodeParams);
CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D_v2 *nodeParams) ENTRY(542, shim_complains(shim_cuGraphMemcpyNodeSetParams(hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphMemcpyNodeSetParams(hNode, nodeParams), (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS_v1 *nodeParams) ENTRY(543, shim_cuGraphMemsetNodeGetParams(hNode, nodeParams), far_cuGraphMemsetNodeGetParams(hNode, nodeParams), (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS_v1 *nodeParams) ENTRY(544, shim_complains(shim_cuGraphMemsetNodeSetParams(hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphMemsetNodeSetParams(hNode, nodeParams), (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS_v1 *nodeParams) ENTRY(545, shim_complains(shim_cuGraphHostNodeGetParams(hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphHostNodeGetParams(hNode, nodeParams), (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS_v1 *nodeParams) ENTRY(546, shim_complains(shim_cuGraphHostNodeSetParams(hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphHostNodeSetParams(hNode, nodeParams), (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph);
CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph) ENTRY(547, shim_cuGraphChildGraphNodeGetGraph(hNode, phGraph), far_cuGraphChildGraphNodeGetGraph(hNode, phGraph), (uintptr_t)hNode, (uintptr_t)phGraph, 0)

CUresult shim_cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out);
CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out) ENTRY(548, shim_complains(shim_cuGraphEventRecordNodeGetEvent(hNode, event_out), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphEventRecordNodeGetEvent(hNode, event_out), (uintptr_t)hNode, (uintptr_t)event_out, 0)

CUresult shim_cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event);
CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event) ENTRY(549, shim_complains(shim_cuGraphEventRecordNodeSetEvent(hNode, event), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphEventRecordNodeSetEvent(hNode, event), (uintptr_t)hNode, (uintptr_t)event, 0)

CUresult shim_cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out);
CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out) ENTRY(550, shim_complains(shim_cuGraphEventWaitNodeGetEvent(hNode, event_out), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphEventWaitNodeGetEvent(hNode, event_out), (uintptr_t)hNode, (uintptr_t)event_out, 0)

CUresult shim_cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event);
CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event) ENTRY(551, shim_complains(shim_cuGraphEventWaitNodeSetEvent(hNode, event), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphEventWaitNodeSetEvent(hNode, event), (uintptr_t)hNode, (uintptr_t)event, 0)

CUresult shim_cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *params_out);
CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *params_out) ENTRY(552, shim_complains(shim_cuGraphExternalSemaphoresSignalNodeGetParams(hNode, params_out), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphExternalSemaphoresSignalNodeGetParams(hNode, params_out), (uintptr_t)hNode, (uintptr_t)params_out, 0)

CUresult shim_cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *nodeParams) ENTRY(553, shim_complains(shim_cuGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams), (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *params_out);
CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *params_out) ENTRY(554, shim_complains(shim_cuGraphExternalSemaphoresWaitNodeGetParams(hNode, params_out), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphExternalSemaphoresWaitNodeGetParams(hNode, params_out), (uintptr_t)hNode, (uintptr_t)params_out, 0)

CUresult shim_cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *nodeParams) ENTRY(555, shim_complains(shim_cuGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams), (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams_out);
CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams_out) ENTRY(556, shim_complains(shim_cuGraphBatchMemOpNodeGetParams(hNode, nodeParams_out), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphBatchMemOpNodeGetParams(hNode, nodeParams_out), (uintptr_t)hNode, (uintptr_t)nodeParams_out, 0)

CUresult shim_cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams) ENTRY(557, shim_complains(shim_cuGraphBatchMemOpNodeSetParams(hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphBatchMemOpNodeSetParams(hNode, nodeParams), (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS_v1 *params_out);
CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS_v1 *params_out) ENTRY(558, shim_complains(shim_cuGraphMemAllocNodeGetParams(hNode, params_out), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphMemAllocNodeGetParams(hNode, params_out), (uintptr_t)hNode, (uintptr_t)params_out, 0)

CUresult shim_cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out);
CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out) ENTRY(559, shim_complains(shim_cuGraphMemFreeNodeGetParams(hNode, dptr_out), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphMemFreeNodeGetParams(hNode, dptr_out), (uintptr_t)hNode, (uintptr_t)dptr_out, 0)

CUresult shim_cuDeviceGraphMemTrim(CUdevice device);
CUresult cuDeviceGraphMemTrim(CUdevice device) ENTRY(560, shim_cuDeviceGraphMemTrim(device), far_cuDeviceGraphMemTrim(device), (uint64_t)device, 0)

CUresult shim_cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, uint64_t *value);
CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, uint64_t *value) ENTRY(561, shim_cuDeviceGetGraphMemAttribute(device, attr, value), far_cuDeviceGetGraphMemAttribute(device, attr, value), (uint64_t)device, (uint64_t)attr, (uintptr_t)value, 0)

CUresult shim_cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, const uint64_t *value);
CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, const uint64_t *value) ENTRY(562, shim_cuDeviceSetGraphMemAttribute(device, attr, value), far_cuDeviceSetGraphMemAttribute(device, attr, value), (uint64_t)device, (uint64_t)attr, (uintptr_t)value, 0)

CUresult shim_cuUserObjectCreate(CUuserObject *object_out, void *ptr, void *destroy, unsigned initialRefcount, unsigned flags);
CUresult cuUserObjectCreate(CUuserObject *object_out, void *ptr, void *destroy, unsigned initialRefcount, unsigned flags) ENTRY(563, shim_cuUserObjectCreate(object_out, ptr, destroy, initialRefcount, flags), far_cuUserObjectCreate(object_out, ptr, destroy, initialRefcount, flags), (uintptr_t)object_out, (uintptr_t)ptr, (uintptr_t)destroy, (uint64_t)initialRefcount, (uint64_t)flags, 0)

CUresult shim_cuUserObjectRetain(CUuserObject object, unsigned count);
CUresult cuUserObjectRetain(CUuserObject object, unsigned count) ENTRY(564, shim_cuUserObjectRetain(object, count), far_cuUserObjectRetain(object, count), (uintptr_t)object, (uint64_t)count, 0)

CUresult shim_cuUserObjectRelease(CUuserObject object, unsigned count);
CUresult cuUserObjectRelease(CUuserObject object, unsigned count) ENTRY(565, shim_cuUserObjectRelease(object, count), far_cuUserObjectRelease(object, count), (uintptr_t)object, (uint64_t)count, 0)

CUresult shim_cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned count, unsigned flags);
CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned count, unsigned flags) ENTRY(566, shim_complains(shim_cuGraphRetainUserObject(graph, object, count, flags), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphRetainUserObject(graph, object, count, flags), (uintptr_t)graph, (uintptr_t)object, (uint64_t)count, (uint64_t)flags, 0)

CUresult shim_cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned count);
CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned count) ENTRY(567, shim_complains(shim_cuGraphReleaseUserObject(graph, object, count), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphReleaseUserObject(graph, object, count), (uintptr_t)graph, (uintptr_t)object, (uint64_t)count, 0)

CUresult shim_cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph, uint64_t flags);
CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph, uint64_t flags) ENTRY(568, shim_need_context() ?: shim_cuGraphInstantiateWithFlags(phGraphExec, hGraph, flags), far_cuGraphInstantiateWithFlags(phGraphExec, hGraph, flags), (uintptr_t)phGraphExec, (uintptr_t)hGraph, (uint64_t)flags, 0)

CUresult shim_cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams);
CUresult cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams) ENTRY(569, shim_need_context() ?: shim_cuGraphInstantiateWithParams(phGraphExec, hGraph, instantiateParams), far_cuGraphInstantiateWithParams(phGraphExec, hGraph, instantiateParams), (uintptr_t)phGraphExec, (uintptr_t)hGraph, (uintptr_t)instantiateParams, 0)

CUresult shim_cuGraphInstantiateWithParams_ptsz(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams);
CUresult cuGraphInstantiateWithParams_ptsz(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams) ENTRY(570, shim_need_context() ?: shim_cuGraphInstantiateWithParams_ptsz(phGraphExec, hGraph, instantiateParams), far_cuGraphInstantiateWithParams_ptsz(phGraphExec, hGraph, instantiateParams), (uintptr_t)phGraphExec, (uintptr_t)hGraph, (uintptr_t)instantiateParams, 0)

CUresult shim_cuGraphInstantiate_v2(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize);
CUresult cuGraphInstantiate_v2(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize) ENTRY(571, shim_need_context() ?: shim_cuGraphInstantiate_v2(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize), far_cuGraphInstantiate_v2(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize), (uintptr_t)phGraphExec, (uintptr_t)hGraph, (uintptr_t)phErrorNode, (uintptr_t)logBuffer, (uint64_t)bufferSize, 0)

CUresult shim_cuGraphInstantiate(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize);
CUresult cuGraphInstantiate(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize) ENTRY(572, shim_need_context() ?: shim_cuGraphInstantiate(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize), far_cuGraphInstantiate(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize), (uintptr_t)phGraphExec, (uintptr_t)hGraph, (uintptr_t)phErrorNode, (uintptr_t)logBuffer, (uint64_t)bufferSize, 0)

CUresult shim_cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags);
CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags) ENTRY(573, shim_cuGraphExecGetFlags(hGraphExec, flags), far_cuGraphExecGetFlags(hGraphExec, flags), (uintptr_t)hGraphExec, (uintptr_t)flags, 0)

CUresult shim_cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUgraphNodeParams *nodeParams);
CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUgraphNodeParams *nodeParams) ENTRY(574, shim_complains(shim_cuGraphExecNodeSetParams(hGraphExec, hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphExecNodeSetParams(hGraphExec, hNode, nodeParams), (uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams);
CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams) ENTRY(575, shim_complains(shim_cuGraphExecKernelNodeSetParams_v2(hGraphExec, hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphExecKernelNodeSetParams_v2(hGraphExec, hNode, nodeParams), (uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphExecKernelNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphExecKernelNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams) ENTRY(576, shim_complains(shim_cuGraphExecKernelNodeSetParams(hGraphExec, hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphExecKernelNodeSetParams(hGraphExec, hNode, nodeParams), (uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D_v2 *copyParams, CUcontext ctx);
CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D_v2 *copyParams, CUcontext ctx) ENTRY(577, shim_complains(shim_cuGraphExecMemcpyNodeSetParams(hGraphExec, hNode, copyParams, ctx), CUDA_ERROR_CONTEXT_IS_DESTROYED, &ctx), far_cuGraphExecMemcpyNodeSetParams(hGraphExec, hNode, copyParams, ctx), (uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)copyParams, (uintptr_t)ctx, 0)

CUresult shim_cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS_v1 *memsetParams, CUcontext ctx);
CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS_v1 *memsetParams, CUcontext ctx) ENTRY(578, shim_complains(shim_cuGraphExecMemsetNodeSetParams(hGraphExec, hNode, memsetParams, ctx), CUDA_ERROR_CONTEXT_IS_DESTROYED, &ctx), far_cuGraphExecMemsetNodeSetParams(hGraphExec, hNode, memsetParams, ctx), (uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)memsetParams, (uintptr_t)ctx, 0)

CUresult shim_cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS_v1 *nodeParams) ENTRY(579, shim_complains(shim_cuGraphExecHostNodeSetParams(hGraphExec, hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphExecHostNodeSetParams(hGraphExec, hNode, nodeParams), (uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph);
CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph) ENTRY(580, shim_complains(shim_cuGraphExecChildGraphNodeSetParams(hGraphExec, hNode, childGraph), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphExecChildGraphNodeSetParams(hGraphExec, hNode, childGraph), (uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)childGraph, 0)

CUresult shim_cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event);
CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event) ENTRY(581, shim_complains(shim_cuGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event), (uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)event, 0)

CUresult shim_cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event);
CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event) ENTRY(582, shim_complains(shim_cuGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event), (uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)event, 0)

CUresult shim_cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *nodeParams) ENTRY(583, shim_complains(shim_cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams), (uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *nodeParams) ENTRY(584, shim_complains(shim_cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams), (uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams);
CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams) ENTRY(585, shim_complains(shim_cuGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode, nodeParams), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode, nodeParams), (uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)nodeParams, 0)

CUresult shim_cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned isEnabled);
CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned isEnabled) ENTRY(586, shim_complains(shim_cuGraphNodeSetEnabled(hGraphExec, hNode, isEnabled), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphNodeSetEnabled(hGraphExec, hNode, isEnabled), (uintptr_t)hGraphExec, (uintptr_t)hNode, (uint64_t)isEnabled, 0)

CUresult shim_cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned *isEnabled);
CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned *isEnabled) ENTRY(587, shim_complains(shim_cuGraphNodeGetEnabled(hGraphExec, hNode, isEnabled), CUDA_ERROR_INVALID_VALUE, NULL), far_cuGraphNodeGetEnabled(hGraphExec, hNode, isEnabled), (uintptr_t)hGraphExec, (uintptr_t)hNode, (uintptr_t)isEnabled, 0)

CUresult shim_cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo_v1 *resultInfo);
CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo_v1 *resultInfo) ENTRY(588, shim_cuGraphExecUpdate_v2(hGraphExec, hGraph, resultInfo), far_cuGraphExecUpdate_v2(hGraphExec, hGraph, resultInfo), (uintptr_t)hGraphExec, (uintptr_t)hGraph, (uintptr_t)resultInfo, 0)

CUresult shim_cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphNode *hErrorNode_out, CUgraphExecUpdateResult *updateResult_out);
CUresult cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphNode *hErrorNode_out, CUgraphExecUpdateResult *updateResult_out) ENTRY(589, shim_cuGraphExecUpdate(hGraphExec, hGraph, hErrorNode_out, updateResult_out), far_cuGraphExecUpdate(hGraphExec, hGraph, hErrorNode_out, updateResult_out), (uintptr_t)hGraphExec, (uintptr_t)hGraph, (uintptr_t)hErrorNode_out, (uintptr_t)updateResult_out, 0)

CUresult shim_cuGraphUpload(CUgraphExec hGraph, CUstream hStream);
CUresult cuGraphUpload(CUgraphExec hGraph, CUstream hStream) ENTRY(590, shim_complains(shim_cuGraphUpload(hGraph, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuGraphUpload(hGraph, hStream), (uintptr_t)hGraph, (uintptr_t)hStream, 0)

CUresult shim_cuGraphUpload_ptsz(CUgraphExec hGraph, CUstream hStream);
CUresult cuGraphUpload_ptsz(CUgraphExec hGraph, CUstream hStream) ENTRY(591, shim_complains(shim_cuGraphUpload_ptsz(hGraph, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuGraphUpload_ptsz(hGraph, hStream), (uintptr_t)hGraph, (uintptr_t)hStream, 0)

CUresult shim_cuGraphLaunch(CUgraphExec hGraph, CUstream hStream);
CUresult cuGraphLaunch(CUgraphExec hGraph, CUstream hStream) ENTRY(592, shim_complains(shim_cuGraphLaunch(hGraph, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuGraphLaunch(hGraph, hStream), (uintptr_t)hGraph, (uintptr_t)hStream, 0)

CUresult shim_cuGraphLaunch_ptsz(CUgraphExec hGraph, CUstream hStream);
CUresult cuGraphLaunch_ptsz(CUgraphExec hGraph, CUstream hStream) ENTRY(593, shim_complains(shim_cuGraphLaunch_ptsz(hGraph, hStream), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuGraphLaunch_ptsz(hGraph, hStream), (uintptr_t)hGraph, (uintptr_t)hStream, 0)

CUresult shim_cuGraphExecDestroy(CUgraphExec hGraphExec);
CUresult cuGraphExecDestroy(CUgraphExec hGraphExec) ENTRY(594, shim_cuGraphExecDestroy(hGraphExec), far_cuGraphExecDestroy(hGraphExec), (uintptr_t)hGraphExec, 0)

CUresult shim_cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned flags);
CUresult cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned flags) ENTRY(595, shim_cuGreenCtxCreate(phCtx, desc, dev, flags), far_cuGreenCtxCreate(phCtx, desc, dev, flags), (uintptr_t)phCtx, (uintptr_t)desc, (uint64_t)dev, (uint64_t)flags, 0)

CUresult shim_cuGreenCtxDestroy(CUgreenCtx hCtx);
CUresult cuGreenCtxDestroy(CUgreenCtx hCtx) ENTRY(596, shim_cuGreenCtxDestroy(hCtx), far_cuGreenCtxDestroy(hCtx), (uintptr_t)hCtx, 0)

CUresult shim_cuGreenCtxGetId(CUgreenCtx greenCtx, uint64_t *greenCtxId);
CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, uint64_t *greenCtxId) ENTRY(597, shim_cuGreenCtxGetId(greenCtx, greenCtxId), far_cuGreenCtxGetId(greenCtx, greenCtxId), (uintptr_t)greenCtx, (uintptr_t)greenCtxId, 0)

CUresult shim_cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent);
CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent) ENTRY(598, shim_complains(shim_cuGreenCtxRecordEvent(hCtx, hEvent), CUDA_ERROR_INVALID_CONTEXT, &hCtx), far_cuGreenCtxRecordEvent(hCtx, hEvent), (uintptr_t)hCtx, (uintptr_t)hEvent, 0)

CUresult shim_cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent);
CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent) ENTRY(599, shim_complains(shim_cuGreenCtxWaitEvent(hCtx, hEvent), CUDA_ERROR_INVALID_CONTEXT, &hCtx), far_cuGreenCtxWaitEvent(hCtx, hEvent), (uintptr_t)hCtx, (uintptr_t)hEvent, 0)

CUresult shim_cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned flags, int priority);
CUresult cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned flags, int priority) ENTRY(600, shim_complains(shim_cuGreenCtxStreamCreate(phStream, greenCtx, flags, priority), CUDA_ERROR_INVALID_CONTEXT, &greenCtx), far_cuGreenCtxStreamCreate(phStream, greenCtx, flags, priority), (uintptr_t)phStream, (uintptr_t)greenCtx, (uint64_t)flags, (uint64_t)priority, 0)

CUresult shim_cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource_v1 *resource, CUdevResourceType type);
CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource_v1 *resource, CUdevResourceType type) ENTRY(601, shim_cuGreenCtxGetDevResource(hCtx, resource, type), far_cuGreenCtxGetDevResource(hCtx, resource, type), (uintptr_t)hCtx, (uintptr_t)resource, (uint64_t)type, 0)

CUresult shim_cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx);
CUresult cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx) ENTRY(602, shim_cuCtxFromGreenCtx(pContext, hCtx), far_cuCtxFromGreenCtx(pContext, hCtx), (uintptr_t)pContext, (uintptr_t)hCtx, 0)

CUresult shim_cuCtxGetDevResource(CUcontext hCtx, CUdevResource_v1 *resource, CUdevResourceType type);
CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource_v1 *resource, CUdevResourceType type) ENTRY(603, shim_cuCtxGetDevResource(hCtx, resource, type), far_cuCtxGetDevResource(hCtx, resource, type), (uintptr_t)hCtx, (uintptr_t)resource, (uint64_t)type, 0)

CUresult shim_cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx);
CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx) ENTRY(604, shim_complains(shim_cuStreamGetGreenCtx(hStream, phCtx), CUDA_ERROR_INVALID_HANDLE, &hStream), far_cuStreamGetGreenCtx(hStream, phCtx), (uintptr_t)hStream, (uintptr_t)phCtx, 0)

CUresult shim_cuDeviceGetDevResource(CUdevice device, CUdevResource_v1 *resource, CUdevResourceType type);
CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource_v1 *resource, CUdevResourceType type) ENTRY(605, shim_cuDeviceGetDevResource(device, resource, type), far_cuDeviceGetDevResource(device, resource, type), (uint64_t)device, (uintptr_t)resource, (uint64_t)type, 0)

CUresult shim_cuDevSmResourceSplitByCount(CUdevResource_v1 *result, unsigned *nbGroups, const CUdevResource_v1 *input, CUdevResource_v1 *remaining, unsigned useFlags, unsigned minCount);
CUresult cuDevSmResourceSplitByCount(CUdevResource_v1 *result, unsigned *nbGroups, const CUdevResource_v1 *input, CUdevResource_v1 *remaining, unsigned useFlags, unsigned minCount) ENTRY(606, shim_cuDevSmResourceSplitByCount(result, nbGroups, input, remaining, useFlags, minCount), far_cuDevSmResourceSplitByCount(result, nbGroups, input, remaining, useFlags, minCount), (uintptr_t)result, (uintptr_t)nbGroups, (uintptr_t)input, (uintptr_t)remaining, (uint64_t)useFlags, (uint64_t)minCount, 0)

CUresult shim_cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, const CUdevResource_v1 *resources, unsigned nbResources);
CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, const CUdevResource_v1 *resources, unsigned nbResources) ENTRY(607, shim_cuDevResourceGenerateDesc(phDesc, resources, nbResources), far_cuDevResourceGenerateDesc(phDesc, resources, nbResources), (uintptr_t)phDesc, (uintptr_t)resources, (uint64_t)nbResources, 0)

CUresult shim_cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size);
CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size) ENTRY(608, shim_cuCoredumpGetAttribute(attrib, value, size), far_cuCoredumpGetAttribute(attrib, value, size), (uint64_t)attrib, (uintptr_t)value, (uintptr_t)size, 0)

CUresult shim_cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size);
CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size) ENTRY(609, shim_cuCoredumpGetAttributeGlobal(attrib, value, size), far_cuCoredumpGetAttributeGlobal(attrib, value, size), (uint64_t)attrib, (uintptr_t)value, (uintptr_t)size, 0)

CUresult shim_cuCoredumpSetAttribute(CUcoredumpSettings attrib, const void *value, size_t *size);
CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, const void *value, size_t *size) ENTRY(610, shim_cuCoredumpSetAttribute(attrib, value, size), far_cuCoredumpSetAttribute(attrib, value, size), (uint64_t)attrib, (uintptr_t)value, (uintptr_t)size, 0)

CUresult shim_cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, const void *value, size_t *size);
CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, const void *value, size_t *size) ENTRY(611, shim_cuCoredumpSetAttributeGlobal(attrib, value, size), far_cuCoredumpSetAttributeGlobal(attrib, value, size), (uint64_t)attrib, (uintptr_t)value, (uintptr_t)size, 0)

CUresult shim_cuCheckpointProcessGetRestoreThreadId(int pid, int *tid);
CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid) ENTRY(612, shim_cuCheckpointProcessGetRestoreThreadId(pid, tid), far_cuCheckpointProcessGetRestoreThreadId(pid, tid), (uint64_t)pid, (uintptr_t)tid, 0)

CUresult shim_cuCheckpointProcessGetState(int pid, CUprocessState *state);
CUresult cuCheckpointProcessGetState(int pid, CUprocessState *state) ENTRY(613, shim_cuCheckpointProcessGetState(pid, state), far_cuCheckpointProcessGetState(pid, state), (uint64_t)pid, (uintptr_t)state, 0)

CUresult shim_cuCheckpointProcessLock(int pid, const CUcheckpointLockArgs *args);
CUresult cuCheckpointProcessLock(int pid, const CUcheckpointLockArgs *args) ENTRY(614, shim_cuCheckpointProcessLock(pid, args), far_cuCheckpointProcessLock(pid, args), (uint64_t)pid, (uintptr_t)args, 0)

CUresult shim_cuCheckpointProcessCheckpoint(int pid, const CUcheckpointCheckpointArgs *args);
CUresult cuCheckpointProcessCheckpoint(int pid, const CUcheckpointCheckpointArgs *args) ENTRY(615, shim_cuCheckpointProcessCheckpoint(pid, args), far_cuCheckpointProcessCheckpoint(pid, args), (uint64_t)pid, (uintptr_t)args, 0)

CUresult shim_cuCheckpointProcessRestore(int pid, const CUcheckpointRestoreArgs *args);
CUresult cuCheckpointProcessRestore(int pid, const CUcheckpointRestoreArgs *args) ENTRY(616, shim_cuCheckpointProcessRestore(pid, args), far_cuCheckpointProcessRestore(pid, args), (uint64_t)pid, (uintptr_t)args, 0)

CUresult shim_cuCheckpointProcessUnlock(int pid, const CUcheckpointUnlockArgs *args);
CUresult cuCheckpointProcessUnlock(int pid, const CUcheckpointUnlockArgs *args) ENTRY(617, shim_cuCheckpointProcessUnlock(pid, args), far_cuCheckpointProcessUnlock(pid, args), (uint64_t)pid, (uintptr_t)args, 0)

CUresult shim_cuLogsRegisterCallback(void *callbackFunc, void *userData, CUlogsCallbackHandle *callback_out);
CUresult cuLogsRegisterCallback(void *callbackFunc, void *userData, CUlogsCallbackHandle *callback_out) ENTRY(618, shim_cuLogsRegisterCallback(callbackFunc, userData, callback_out), far_cuLogsRegisterCallback(callbackFunc, userData, callback_out), (uintptr_t)callbackFunc, (uintptr_t)userData, (uintptr_t)callback_out, 0)

CUresult shim_cuLogsUnregisterCallback(CUlogsCallbackHandle callback);
CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback) ENTRY(619, shim_cuLogsUnregisterCallback(callback), far_cuLogsUnregisterCallback(callback), (uintptr_t)callback, 0)

CUresult shim_cuLogsCurrent(CUlogIterator *iterator_out, unsigned flags);
CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned flags) ENTRY(620, shim_cuLogsCurrent(iterator_out, flags), far_cuLogsCurrent(iterator_out, flags), (uintptr_t)iterator_out, (uint64_t)flags, 0)

CUresult shim_cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned flags);
CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned flags) ENTRY(621, shim_cuLogsDumpToFile(iterator, pathToFile, flags), far_cuLogsDumpToFile(iterator, pathToFile, flags), (uintptr_t)iterator, (uintptr_t)pathToFile, (uint64_t)flags, 0)

CUresult shim_cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned flags);
CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned flags) ENTRY(622, shim_cuLogsDumpToMemory(iterator, buffer, size, flags), far_cuLogsDumpToMemory(iterator, buffer, size, flags), (uintptr_t)iterator, (uintptr_t)buffer, (uintptr_t)size, (uint64_t)flags, 0)

CUresult shim_cuProfilerInitialize(const char *configFile, const char *outputFile, CUoutput_mode outputMode);
CUresult cuProfilerInitialize(const char *configFile, const char *outputFile, CUoutput_mode outputMode) ENTRY(623, shim_cuProfilerInitialize(configFile, outputFile, outputMode), far_cuProfilerInitialize(configFile, outputFile, outputMode), (uintptr_t)configFile, (uintptr_t)outputFile, (uint64_t)outputMode, 0)

CUresult shim_cuProfilerStart(void);
CUresult cuProfilerStart(void) ENTRY(624, shim_cuProfilerStart(), far_cuProfilerStart(), 0)

CUresult shim_cuProfilerStop(void);
CUresult cuProfilerStop(void) ENTRY(625, shim_cuProfilerStop(), far_cuProfilerStop(), 0)

CUresult shim_cuGraphicsUnregisterResource(CUgraphicsResource resource);
CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource) ENTRY(626, shim_cuGraphicsUnregisterResource(resource), far_cuGraphicsUnregisterResource(resource), (uintptr_t)resource, 0)

CUresult shim_cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource, unsigned arrayIndex, unsigned mipLevel);
CUresult cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource, unsigned arrayIndex, unsigned mipLevel) ENTRY(627, shim_cuGraphicsSubResourceGetMappedArray(pArray, resource, arrayIndex, mipLevel), far_cuGraphicsSubResourceGetMappedArray(pArray, resource, arrayIndex, mipLevel), (uintptr_t)pArray, (uintptr_t)resource, (uint64_t)arrayIndex, (uint64_t)mipLevel, 0)

CUresult shim_cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray, CUgraphicsResource resource);
CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray, CUgraphicsResource resource) ENTRY(628, shim_cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray, resource), far_cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray, resource), (uintptr_t)pMipmappedArray, (uintptr_t)resource, 0)

CUresult shim_cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize, CUgraphicsResource resource);
CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize, CUgraphicsResource resource) ENTRY(629, shim_cuGraphicsResourceGetMappedPointer_v2(pDevPtr, pSize, resource), far_cuGraphicsResourceGetMappedPointer_v2(pDevPtr, pSize, resource), (uintptr_t)pDevPtr, (uintptr_t)pSize, (uintptr_t)resource, 0)

CUresult shim_cuGraphicsResourceGetMappedPointer(CUdeviceptr_v1 *pDevPtr, unsigned *pSize, CUgraphicsResource resource);
CUresult cuGraphicsResourceGetMappedPointer(CUdeviceptr_v1 *pDevPtr, unsigned *pSize, CUgraphicsResource resource) ENTRY(630, shim_cuGraphicsResourceGetMappedPointer(pDevPtr, pSize, resource), far_cuGraphicsResourceGetMappedPointer(pDevPtr, pSize, resource), (uintptr_t)pDevPtr, (uintptr_t)pSize, (uintptr_t)resource, 0)

CUresult shim_cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned flags);
CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned flags) ENTRY(631, shim_cuGraphicsResourceSetMapFlags_v2(resource, flags), far_cuGraphicsResourceSetMapFlags_v2(resource, flags), (uintptr_t)resource, (uint64_t)flags, 0)

CUresult shim_cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned flags);
CUresult cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned flags) ENTRY(632, shim_cuGraphicsResourceSetMapFlags(resource, flags), far_cuGraphicsResourceSetMapFlags(resource, flags), (uintptr_t)resource, (uint64_t)flags, 0)

CUresult shim_cuGraphicsMapResources(unsigned count, const CUgraphicsResource *resources, CUstream hStream);
CUresult cuGraphicsMapResources(unsigned count, const CUgraphicsResource *resources, CUstream hStream) ENTRY(633, shim_cuGraphicsMapResources(count, resources, hStream), far_cuGraphicsMapResources(count, resources, hStream), (uint64_t)count, (uintptr_t)resources, (uintptr_t)hStream, 0)

CUresult shim_cuGraphicsMapResources_ptsz(unsigned count, const CUgraphicsResource *resources, CUstream hStream);
CUresult cuGraphicsMapResources_ptsz(unsigned count, const CUgraphicsResource *resources, CUstream hStream) ENTRY(634, shim_cuGraphicsMapResources_ptsz(count, resources, hStream), far_cuGraphicsMapResources_ptsz(count, resources, hStream), (uint64_t)count, (uintptr_t)resources, (uintptr_t)hStream, 0)

CUresult shim_cuGraphicsUnmapResources(unsigned count, const CUgraphicsResource *resources, CUstream hStream);
CUresult cuGraphicsUnmapResources(unsigned count, const CUgraphicsResource *resources, CUstream hStream) ENTRY(635, shim_cuGraphicsUnmapResources(count, resources, hStream), far_cuGraphicsUnmapResources(count, resources, hStream), (uint64_t)count, (uintptr_t)resources, (uintptr_t)hStream, 0)

CUresult shim_cuGraphicsUnmapResources_ptsz(unsigned count, const CUgraphicsResource *resources, CUstream hStream);
CUresult cuGraphicsUnmapResources_ptsz(unsigned count, const CUgraphicsResource *resources, CUstream hStream) ENTRY(636, shim_cuGraphicsUnmapResources_ptsz(count, resources, hStream), far_cuGraphicsUnmapResources_ptsz(count, resources, hStream), (uint64_t)count, (uintptr_t)resources, (uintptr_t)hStream, 0)

CUresult shim_cuEGLApiInit(void);
CUresult cuEGLApiInit(void) ENTRY(637, shim_enter() ?: shim_cuEGLApiInit(), far_cuEGLApiInit(), 0)

CUresult shim_cuEGLStreamConsumerAcquireFrame(void);
CUresult cuEGLStreamConsumerAcquireFrame(void) ENTRY(638, shim_cuEGLStreamConsumerAcquireFrame(), far_cuEGLStreamConsumerAcquireFrame(), 0)

CUresult shim_cuEGLStreamConsumerConnect(void *conn, void *stream);
CUresult cuEGLStreamConsumerConnect(void *conn, void *stream) ENTRY(639, shim_cuEGLStreamConsumerConnect(conn, stream), far_cuEGLStreamConsumerConnect(conn, stream), (uintptr_t)conn, (uintptr_t)stream, 0)

CUresult shim_cuEGLStreamConsumerConnectWithFlags(void *conn, void *stream, unsigned flags);
CUresult cuEGLStreamConsumerConnectWithFlags(void *conn, void *stream, unsigned flags) ENTRY(640, shim_cuEGLStreamConsumerConnectWithFlags(conn, stream, flags), far_cuEGLStreamConsumerConnectWithFlags(conn, stream, flags), (uintptr_t)conn, (uintptr_t)stream, (uint64_t)flags, 0)

CUresult shim_cuEGLStreamConsumerDisconnect(void);
CUresult cuEGLStreamConsumerDisconnect(void) ENTRY(641, shim_cuEGLStreamConsumerDisconnect(), far_cuEGLStreamConsumerDisconnect(), 0)

CUresult shim_cuEGLStreamConsumerReleaseFrame(void);
CUresult cuEGLStreamConsumerReleaseFrame(void) ENTRY(642, shim_cuEGLStreamConsumerReleaseFrame(), far_cuEGLStreamConsumerReleaseFrame(), 0)

CUresult shim_cuEGLStreamProducerConnect(void *conn, void *stream, int width, int height);
CUresult cuEGLStreamProducerConnect(void *conn, void *stream, int width, int height) ENTRY(643, shim_cuEGLStreamProducerConnect(conn, stream, width, height), far_cuEGLStreamProducerConnect(conn, stream, width, height), (uintptr_t)conn, (uintptr_t)stream, (uint64_t)width, (uint64_t)height, 0)

CUresult shim_cuEGLStreamProducerDisconnect(void);
CUresult cuEGLStreamProducerDisconnect(void) ENTRY(644, shim_cuEGLStreamProducerDisconnect(), far_cuEGLStreamProducerDisconnect(), 0)

CUresult shim_cuEGLStreamProducerPresentFrame(void);
CUresult cuEGLStreamProducerPresentFrame(void) ENTRY(645, shim_cuEGLStreamProducerPresentFrame(), far_cuEGLStreamProducerPresentFrame(), 0)

CUresult shim_cuEGLStreamProducerReturnFrame(void);
CUresult cuEGLStreamProducerReturnFrame(void) ENTRY(646, shim_cuEGLStreamProducerReturnFrame(), far_cuEGLStreamProducerReturnFrame(), 0)

CUresult shim_cuGLCtxCreate(void *pctx, unsigned flags, CUdevice device);
CUresult cuGLCtxCreate(void *pctx, unsigned flags, CUdevice device) ENTRY(647, shim_cuGLCtxCreate(pctx, flags, device), far_cuGLCtxCreate(pctx, flags, device), (uintptr_t)pctx, (uint64_t)flags, (uint64_t)device, 0)

CUresult shim_cuGLCtxCreate_v2(void *pctx, unsigned flags, CUdevice device);
CUresult cuGLCtxCreate_v2(void *pctx, unsigned flags, CUdevice device) ENTRY(648, shim_cuGLCtxCreate_v2(pctx, flags, device), far_cuGLCtxCreate_v2(pctx, flags, device), (uintptr_t)pctx, (uint64_t)flags, (uint64_t)device, 0)

CUresult shim_cuGLGetDevices(void);
CUresult cuGLGetDevices(void) ENTRY(649, shim_cuGLGetDevices(), far_cuGLGetDevices(), 0)

CUresult shim_cuGLGetDevices_v2(void);
CUresult cuGLGetDevices_v2(void) ENTRY(650, shim_cuGLGetDevices_v2(), far_cuGLGetDevices_v2(), 0)

CUresult shim_cuGLInit(void);
CUresult cuGLInit(void) ENTRY(651, shim_cuGLInit(), far_cuGLInit(), 0)

CUresult shim_cuGLMapBufferObject(void);
CUresult cuGLMapBufferObject(void) ENTRY(652, shim_cuGLMapBufferObject(), far_cuGLMapBufferObject(), 0)

CUresult shim_cuGLMapBufferObjectAsync(void);
CUresult cuGLMapBufferObjectAsync(void) ENTRY(653, shim_cuGLMapBufferObjectAsync(), far_cuGLMapBufferObjectAsync(), 0)

CUresult shim_cuGLMapBufferObjectAsync_v2(void);
CUresult cuGLMapBufferObjectAsync_v2(void) ENTRY(654, shim_cuGLMapBufferObjectAsync_v2(), far_cuGLMapBufferObjectAsync_v2(), 0)

CUresult shim_cuGLMapBufferObjectAsync_v2_ptsz(void);
CUresult cuGLMapBufferObjectAsync_v2_ptsz(void) ENTRY(655, shim_cuGLMapBufferObjectAsync_v2_ptsz(), far_cuGLMapBufferObjectAsync_v2_ptsz(), 0)

CUresult shim_cuGLMapBufferObject_v2(void);
CUresult cuGLMapBufferObject_v2(void) ENTRY(656, shim_cuGLMapBufferObject_v2(), far_cuGLMapBufferObject_v2(), 0)

CUresult shim_cuGLMapBufferObject_v2_ptds(void);
CUresult cuGLMapBufferObject_v2_ptds(void) ENTRY(657, shim_cuGLMapBufferObject_v2_ptds(), far_cuGLMapBufferObject_v2_ptds(), 0)

CUresult shim_cuGLRegisterBufferObject(void);
CUresult cuGLRegisterBufferObject(void) ENTRY(658, shim_cuGLRegisterBufferObject(), far_cuGLRegisterBufferObject(), 0)

CUresult shim_cuGLSetBufferObjectMapFlags(void);
CUresult cuGLSetBufferObjectMapFlags(void) ENTRY(659, shim_cuGLSetBufferObjectMapFlags(), far_cuGLSetBufferObjectMapFlags(), 0)

CUresult shim_cuGLUnmapBufferObject(void);
CUresult cuGLUnmapBufferObject(void) ENTRY(660, shim_cuGLUnmapBufferObject(), far_cuGLUnmapBufferObject(), 0)

CUresult shim_cuGLUnmapBufferObjectAsync(void);
CUresult cuGLUnmapBufferObjectAsync(void) ENTRY(661, shim_cuGLUnmapBufferObjectAsync(), far_cuGLUnmapBufferObjectAsync(), 0)

CUresult shim_cuGLUnregisterBufferObject(void);
CUresult cuGLUnregisterBufferObject(void) ENTRY(662, shim_cuGLUnregisterBufferObject(), far_cuGLUnregisterBufferObject(), 0)

CUresult shim_cuGraphicsEGLRegisterImage(void *out);
CUresult cuGraphicsEGLRegisterImage(void *out) ENTRY(663, shim_enter() ?: shim_cuGraphicsEGLRegisterImage(out), far_cuGraphicsEGLRegisterImage(out), (uintptr_t)out, 0)

CUresult shim_cuGraphicsGLRegisterBuffer(void *out);
CUresult cuGraphicsGLRegisterBuffer(void *out) ENTRY(664, shim_enter() ?: shim_cuGraphicsGLRegisterBuffer(out), far_cuGraphicsGLRegisterBuffer(out), (uintptr_t)out, 0)

CUresult shim_cuGraphicsGLRegisterImage(void *out);
CUresult cuGraphicsGLRegisterImage(void *out) ENTRY(665, shim_enter() ?: shim_cuGraphicsGLRegisterImage(out), far_cuGraphicsGLRegisterImage(out), (uintptr_t)out, 0)

CUresult shim_cuGraphicsResourceGetMappedEglFrame(void);
CUresult cuGraphicsResourceGetMappedEglFrame(void) ENTRY(666, shim_cuGraphicsResourceGetMappedEglFrame(), far_cuGraphicsResourceGetMappedEglFrame(), 0)

CUresult shim_cuGraphicsVDPAURegisterOutputSurface(void);
CUresult cuGraphicsVDPAURegisterOutputSurface(void) ENTRY(667, shim_need_living() ?: shim_cuGraphicsVDPAURegisterOutputSurface(), far_cuGraphicsVDPAURegisterOutputSurface(), 0)

CUresult shim_cuGraphicsVDPAURegisterVideoSurface(void);
CUresult cuGraphicsVDPAURegisterVideoSurface(void) ENTRY(668, shim_need_living() ?: shim_cuGraphicsVDPAURegisterVideoSurface(), far_cuGraphicsVDPAURegisterVideoSurface(), 0)

CUresult shim_cuVDPAUCtxCreate(void *pctx);
CUresult cuVDPAUCtxCreate(void *pctx) ENTRY(669, shim_enter() ?: shim_cuVDPAUCtxCreate(pctx), far_cuVDPAUCtxCreate(pctx), (uintptr_t)pctx, 0)

CUresult shim_cuVDPAUCtxCreate_v2(void *pctx);
CUresult cuVDPAUCtxCreate_v2(void *pctx) ENTRY(670, shim_enter() ?: shim_cuVDPAUCtxCreate_v2(pctx), far_cuVDPAUCtxCreate_v2(pctx), (uintptr_t)pctx, 0)

CUresult shim_cuVDPAUGetDevice(void *device);
CUresult cuVDPAUGetDevice(void *device) ENTRY(671, shim_enter() ?: shim_cuVDPAUGetDevice(device), far_cuVDPAUGetDevice(device), (uintptr_t)device, 0)

CUresult shim_cuMemGetAttribute(void);
CUresult cuMemGetAttribute(void) ENTRY(672, shim_cuMemGetAttribute(), far_cuMemGetAttribute(), 0)

CUresult shim_cuMemGetAttribute_v2(void);
CUresult cuMemGetAttribute_v2(void) ENTRY(673, shim_cuMemGetAttribute_v2(), far_cuMemGetAttribute_v2(), 0)

CUresult shim_cudbgApiAttach(void);
CUresult cudbgApiAttach(void) ENTRY(674, shim_cudbgApiAttach(), far_cudbgApiAttach(), 0)

CUresult shim_cudbgApiDetach(void);
CUresult cudbgApiDetach(void) ENTRY(675, shim_cudbgApiDetach(), far_cudbgApiDetach(), 0)

CUresult shim_cudbgApiInit(void);
CUresult cudbgApiInit(void) ENTRY(676, shim_cudbgApiInit(), far_cudbgApiInit(), 0)

CUresult shim_cudbgGetAPI(void);
CUresult cudbgGetAPI(void) ENTRY(677, shim_cudbgGetAPI(), far_cudbgGetAPI(), 0)

CUresult shim_cudbgGetAPIVersion(void);
CUresult cudbgGetAPIVersion(void) ENTRY(678, shim_cudbgGetAPIVersion(), far_cudbgGetAPIVersion(), 0)

CUresult shim_cudbgMain(void);
CUresult cudbgMain(void) ENTRY(679, shim_cudbgMain(), far_cudbgMain(), 0)

CUresult shim_cudbgReportDriverApiError(void);
CUresult cudbgReportDriverApiError(void) ENTRY(680, shim_cudbgReportDriverApiError(), far_cudbgReportDriverApiError(), 0)

CUresult shim_cudbgReportDriverInternalError(void);
CUresult cudbgReportDriverInternalError(void) ENTRY(681, shim_cudbgReportDriverInternalError(), far_cudbgReportDriverInternalError(), 0)

