/* Generated from api/ by gen/emit; do not edit. */
#include "arguments.h"

static const struct enumerator values_CUresult[] = {
	{"CUDA_SUCCESS", 0},
	{"CUDA_ERROR_INVALID_VALUE", 1},
	{"CUDA_ERROR_OUT_OF_MEMORY", 2},
	{"CUDA_ERROR_NOT_INITIALIZED", 3},
	{"CUDA_ERROR_DEINITIALIZED", 4},
	{"CUDA_ERROR_PROFILER_DISABLED", 5},
	{"CUDA_ERROR_PROFILER_NOT_INITIALIZED", 6},
	{"CUDA_ERROR_PROFILER_ALREADY_STARTED", 7},
	{"CUDA_ERROR_PROFILER_ALREADY_STOPPED", 8},
	{"CUDA_ERROR_STUB_LIBRARY", 34},
	{"CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER", 36},
	{"CUDA_ERROR_DEVICE_UNAVAILABLE", 46},
	{"CUDA_ERROR_NO_DEVICE", 100},
	{"CUDA_ERROR_INVALID_DEVICE", 101},
	{"CUDA_ERROR_DEVICE_NOT_LICENSED", 102},
	{"CUDA_ERROR_INVALID_IMAGE", 200},
	{"CUDA_ERROR_INVALID_CONTEXT", 201},
	{"CUDA_ERROR_CONTEXT_ALREADY_CURRENT", 202},
	{"CUDA_ERROR_MAP_FAILED", 205},
	{"CUDA_ERROR_UNMAP_FAILED", 206},
	{"CUDA_ERROR_ARRAY_IS_MAPPED", 207},
	{"CUDA_ERROR_ALREADY_MAPPED", 208},
	{"CUDA_ERROR_NO_BINARY_FOR_GPU", 209},
	{"CUDA_ERROR_ALREADY_ACQUIRED", 210},
	{"CUDA_ERROR_NOT_MAPPED", 211},
	{"CUDA_ERROR_NOT_MAPPED_AS_ARRAY", 212},
	{"CUDA_ERROR_NOT_MAPPED_AS_POINTER", 213},
	{"CUDA_ERROR_ECC_UNCORRECTABLE", 214},
	{"CUDA_ERROR_UNSUPPORTED_LIMIT", 215},
	{"CUDA_ERROR_CONTEXT_ALREADY_IN_USE", 216},
	{"CUDA_ERROR_PEER_ACCESS_UNSUPPORTED", 217},
	{"CUDA_ERROR_INVALID_PTX", 218},
	{"CUDA_ERROR_INVALID_GRAPHICS_CONTEXT", 219},
	{"CUDA_ERROR_NVLINK_UNCORRECTABLE", 220},
	{"CUDA_ERROR_JIT_COMPILER_NOT_FOUND", 221},
	{"CUDA_ERROR_UNSUPPORTED_PTX_VERSION", 222},
	{"CUDA_ERROR_JIT_COMPILATION_DISABLED", 223},
	{"CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY", 224},
	{"CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC", 225},
	{"CUDA_ERROR_CONTAINED", 226},
	{"CUDA_ERROR_INVALID_SOURCE", 300},
	{"CUDA_ERROR_FILE_NOT_FOUND", 301},
	{"CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND", 302},
	{"CUDA_ERROR_SHARED_OBJECT_INIT_FAILED", 303},
	{"CUDA_ERROR_OPERATING_SYSTEM", 304},
	{"CUDA_ERROR_INVALID_HANDLE", 400},
	{"CUDA_ERROR_ILLEGAL_STATE", 401},
	{"CUDA_ERROR_LOSSY_QUERY", 402},
	{"CUDA_ERROR_NOT_FOUND", 500},
	{"CUDA_ERROR_NOT_READY", 600},
	{"CUDA_ERROR_ILLEGAL_ADDRESS", 700},
	{"CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES", 701},
	{"CUDA_ERROR_LAUNCH_TIMEOUT", 702},
	{"CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING", 703},
	{"CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED", 704},
	{"CUDA_ERROR_PEER_ACCESS_NOT_ENABLED", 705},
	{"CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE", 708},
	{"CUDA_ERROR_CONTEXT_IS_DESTROYED", 709},
	{"CUDA_ERROR_ASSERT", 710},
	{"CUDA_ERROR_TOO_MANY_PEERS", 711},
	{"CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED", 712},
	{"CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED", 713},
	{"CUDA_ERROR_HARDWARE_STACK_ERROR", 714},
	{"CUDA_ERROR_ILLEGAL_INSTRUCTION", 715},
	{"CUDA_ERROR_MISALIGNED_ADDRESS", 716},
	{"CUDA_ERROR_INVALID_ADDRESS_SPACE", 717},
	{"CUDA_ERROR_INVALID_PC", 718},
	{"CUDA_ERROR_LAUNCH_FAILED", 719},
	{"CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE", 720},
	{"CUDA_ERROR_TENSOR_MEMORY_LEAK", 721},
	{"CUDA_ERROR_NOT_PERMITTED", 800},
	{"CUDA_ERROR_NOT_SUPPORTED", 801},
	{"CUDA_ERROR_SYSTEM_NOT_READY", 802},
	{"CUDA_ERROR_SYSTEM_DRIVER_MISMATCH", 803},
	{"CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE", 804},
	{"CUDA_ERROR_MPS_CONNECTION_FAILED", 805},
	{"CUDA_ERROR_MPS_RPC_FAILURE", 806},
	{"CUDA_ERROR_MPS_SERVER_NOT_READY", 807},
	{"CUDA_ERROR_MPS_MAX_CLIENTS_REACHED", 808},
	{"CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED", 809},
	{"CUDA_ERROR_MPS_CLIENT_TERMINATED", 810},
	{"CUDA_ERROR_CDP_NOT_SUPPORTED", 811},
	{"CUDA_ERROR_CDP_VERSION_MISMATCH", 812},
	{"CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED", 900},
	{"CUDA_ERROR_STREAM_CAPTURE_INVALIDATED", 901},
	{"CUDA_ERROR_STREAM_CAPTURE_MERGE", 902},
	{"CUDA_ERROR_STREAM_CAPTURE_UNMATCHED", 903},
	{"CUDA_ERROR_STREAM_CAPTURE_UNJOINED", 904},
	{"CUDA_ERROR_STREAM_CAPTURE_ISOLATION", 905},
	{"CUDA_ERROR_STREAM_CAPTURE_IMPLICIT", 906},
	{"CUDA_ERROR_CAPTURED_EVENT", 907},
	{"CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD", 908},
	{"CUDA_ERROR_TIMEOUT", 909},
	{"CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE", 910},
	{"CUDA_ERROR_EXTERNAL_DEVICE", 911},
	{"CUDA_ERROR_INVALID_CLUSTER_SIZE", 912},
	{"CUDA_ERROR_FUNCTION_NOT_LOADED", 913},
	{"CUDA_ERROR_INVALID_RESOURCE_TYPE", 914},
	{"CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION", 915},
	{"CUDA_ERROR_KEY_ROTATION", 916},
	{"CUDA_ERROR_UNKNOWN", 999},
	{NULL, 0},
};
static const struct parameter parameters_cuGetErrorString[] = {
	{"error", "CUresult", ROLE_ENUM, 4, 1, 1, NULL, values_CUresult},
	{"pStr", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
};

static CUresult call_0(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUresult, void *))f)((CUresult)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGetErrorName[] = {
	{"error", "CUresult", ROLE_ENUM, 4, 1, 1, NULL, values_CUresult},
	{"pStr", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuInit[] = {
	{"Flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_1(void *f, const uint64_t *w)
{
	return ((CUresult (*)(unsigned))f)((unsigned)w[0]);
}

static const struct parameter parameters_cuDriverGetVersion[] = {
	{"driverVersion", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
};

static CUresult call_2(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int *))f)((void *)w[0]);
}

static const struct parameter parameters_cuGetProcAddress_v2[] = {
	{"symbol", "string", ROLE_STRING, 1, 0, 1, NULL, NULL},
	{"pfn", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"cudaVersion", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"flags", "cuuint64_t", ROLE_FLAGS, 8, 0, 1, NULL, NULL},
	{"symbolStatus", "CUdriverProcAddressQueryResult", ROLE_OUT, 4, 1, 0, NULL, NULL},
};

static CUresult call_3(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const char *, void *, int, cuuint64_t, CUdriverProcAddressQueryResult *))f)((void *)w[0], (void *)w[1], (int)w[2], (cuuint64_t)w[3], (void *)w[4]);
}

static const struct parameter parameters_cuGetProcAddress[] = {
	{"symbol", "string", ROLE_STRING, 1, 0, 1, NULL, NULL},
	{"pfn", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"cudaVersion", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"flags", "cuuint64_t", ROLE_FLAGS, 8, 0, 1, NULL, NULL},
};

static CUresult call_4(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const char *, void *, int, cuuint64_t))f)((void *)w[0], (void *)w[1], (int)w[2], (cuuint64_t)w[3]);
}

static const struct field fields_CUuuid[] = {
	{NULL, 0, 0},
};
static const struct parameter parameters_cuGetExportTable[] = {
	{"ppExportTable", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"pExportTableId", "CUuuid", ROLE_IN, 16, 0, 1, fields_CUuuid, NULL},
};

static CUresult call_5(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, const CUuuid *))f)((void *)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuDeviceGet[] = {
	{"device", "CUdevice", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"ordinal", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
};

static CUresult call_6(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdevice *, int))f)((void *)w[0], (int)w[1]);
}

static const struct parameter parameters_cuDeviceGetCount[] = {
	{"count", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
};

static const struct parameter parameters_cuDeviceGetName[] = {
	{"name", "string", ROLE_OUT, 1, 0, 0, NULL, NULL},
	{"len", "int", ROLE_COUNT, 4, 1, 1, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_7(void *f, const uint64_t *w)
{
	return ((CUresult (*)(char *, int, CUdevice))f)((void *)w[0], (int)w[1], (CUdevice)w[2]);
}

static const struct parameter parameters_cuDeviceGetUuid_v2[] = {
	{"uuid", "CUuuid", ROLE_OUT, 16, 0, 0, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_8(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUuuid *, CUdevice))f)((void *)w[0], (CUdevice)w[1]);
}

static const struct parameter parameters_cuDeviceGetLuid[] = {
	{"luid", "char", ROLE_OUT, 1, 0, 0, NULL, NULL},
	{"deviceNodeMask", "uint", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_9(void *f, const uint64_t *w)
{
	return ((CUresult (*)(char *, unsigned *, CUdevice))f)((void *)w[0], (void *)w[1], (CUdevice)w[2]);
}

static const struct parameter parameters_cuDeviceTotalMem_v2[] = {
	{"bytes", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_10(void *f, const uint64_t *w)
{
	return ((CUresult (*)(size_t *, CUdevice))f)((void *)w[0], (CUdevice)w[1]);
}

static const struct parameter parameters_cuDeviceTotalMem[] = {
	{"bytes", "uint", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_11(void *f, const uint64_t *w)
{
	return ((CUresult (*)(unsigned *, CUdevice))f)((void *)w[0], (CUdevice)w[1]);
}

static const struct enumerator values_CUarray_format[] = {
	{"CU_AD_FORMAT_UNSIGNED_INT8", 1},
	{"CU_AD_FORMAT_UNSIGNED_INT16", 2},
	{"CU_AD_FORMAT_UNSIGNED_INT32", 3},
	{"CU_AD_FORMAT_SIGNED_INT8", 8},
	{"CU_AD_FORMAT_SIGNED_INT16", 9},
	{"CU_AD_FORMAT_SIGNED_INT32", 10},
	{"CU_AD_FORMAT_HALF", 16},
	{"CU_AD_FORMAT_FLOAT", 32},
	{"CU_AD_FORMAT_NV12", 176},
	{"CU_AD_FORMAT_UNORM_INT8X1", 192},
	{"CU_AD_FORMAT_UNORM_INT8X2", 193},
	{"CU_AD_FORMAT_UNORM_INT8X4", 194},
	{"CU_AD_FORMAT_UNORM_INT16X1", 195},
	{"CU_AD_FORMAT_UNORM_INT16X2", 196},
	{"CU_AD_FORMAT_UNORM_INT16X4", 197},
	{"CU_AD_FORMAT_SNORM_INT8X1", 198},
	{"CU_AD_FORMAT_SNORM_INT8X2", 199},
	{"CU_AD_FORMAT_SNORM_INT8X4", 200},
	{"CU_AD_FORMAT_SNORM_INT16X1", 201},
	{"CU_AD_FORMAT_SNORM_INT16X2", 202},
	{"CU_AD_FORMAT_SNORM_INT16X4", 203},
	{"CU_AD_FORMAT_BC1_UNORM", 145},
	{"CU_AD_FORMAT_BC1_UNORM_SRGB", 146},
	{"CU_AD_FORMAT_BC2_UNORM", 147},
	{"CU_AD_FORMAT_BC2_UNORM_SRGB", 148},
	{"CU_AD_FORMAT_BC3_UNORM", 149},
	{"CU_AD_FORMAT_BC3_UNORM_SRGB", 150},
	{"CU_AD_FORMAT_BC4_UNORM", 151},
	{"CU_AD_FORMAT_BC4_SNORM", 152},
	{"CU_AD_FORMAT_BC5_UNORM", 153},
	{"CU_AD_FORMAT_BC5_SNORM", 154},
	{"CU_AD_FORMAT_BC6H_UF16", 155},
	{"CU_AD_FORMAT_BC6H_SF16", 156},
	{"CU_AD_FORMAT_BC7_UNORM", 157},
	{"CU_AD_FORMAT_BC7_UNORM_SRGB", 158},
	{"CU_AD_FORMAT_P010", 159},
	{"CU_AD_FORMAT_P016", 161},
	{"CU_AD_FORMAT_NV16", 162},
	{"CU_AD_FORMAT_P210", 163},
	{"CU_AD_FORMAT_P216", 164},
	{"CU_AD_FORMAT_YUY2", 165},
	{"CU_AD_FORMAT_Y210", 166},
	{"CU_AD_FORMAT_Y216", 167},
	{"CU_AD_FORMAT_AYUV", 168},
	{"CU_AD_FORMAT_Y410", 169},
	{"CU_AD_FORMAT_Y416", 177},
	{"CU_AD_FORMAT_Y444_PLANAR8", 178},
	{"CU_AD_FORMAT_Y444_PLANAR10", 179},
	{"CU_AD_FORMAT_YUV444_8bit_SemiPlanar", 180},
	{"CU_AD_FORMAT_YUV444_16bit_SemiPlanar", 181},
	{"CU_AD_FORMAT_UNORM_INT_101010_2", 80},
	{"CU_AD_FORMAT_MAX", 2147483647},
	{NULL, 0},
};
static const struct parameter parameters_cuDeviceGetTexture1DLinearMaxWidth[] = {
	{"maxWidthInElements", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"format", "CUarray_format", ROLE_ENUM, 4, 1, 1, NULL, values_CUarray_format},
	{"numChannels", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_12(void *f, const uint64_t *w)
{
	return ((CUresult (*)(size_t *, CUarray_format, unsigned, CUdevice))f)((void *)w[0], (CUarray_format)w[1], (unsigned)w[2], (CUdevice)w[3]);
}

static const struct enumerator values_CUdevice_attribute[] = {
	{"CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK", 1},
	{"CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X", 2},
	{"CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y", 3},
	{"CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z", 4},
	{"CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X", 5},
	{"CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y", 6},
	{"CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z", 7},
	{"CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK", 8},
	{"CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY", 9},
	{"CU_DEVICE_ATTRIBUTE_WARP_SIZE", 10},
	{"CU_DEVICE_ATTRIBUTE_MAX_PITCH", 11},
	{"CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK", 12},
	{"CU_DEVICE_ATTRIBUTE_CLOCK_RATE", 13},
	{"CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT", 14},
	{"CU_DEVICE_ATTRIBUTE_GPU_OVERLAP", 15},
	{"CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT", 16},
	{"CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT", 17},
	{"CU_DEVICE_ATTRIBUTE_INTEGRATED", 18},
	{"CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY", 19},
	{"CU_DEVICE_ATTRIBUTE_COMPUTE_MODE", 20},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH", 21},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH", 22},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT", 23},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH", 24},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT", 25},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH", 26},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH", 27},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT", 28},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS", 29},
	{"CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT", 30},
	{"CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS", 31},
	{"CU_DEVICE_ATTRIBUTE_ECC_ENABLED", 32},
	{"CU_DEVICE_ATTRIBUTE_PCI_BUS_ID", 33},
	{"CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID", 34},
	{"CU_DEVICE_ATTRIBUTE_TCC_DRIVER", 35},
	{"CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE", 36},
	{"CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH", 37},
	{"CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE", 38},
	{"CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR", 39},
	{"CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT", 40},
	{"CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING", 41},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH", 42},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS", 43},
	{"CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER", 44},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH", 45},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT", 46},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE", 47},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE", 48},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE", 49},
	{"CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID", 50},
	{"CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT", 51},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH", 52},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH", 53},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS", 54},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH", 55},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH", 56},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT", 57},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH", 58},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT", 59},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH", 60},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH", 61},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS", 62},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH", 63},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT", 64},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS", 65},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH", 66},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH", 67},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS", 68},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH", 69},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH", 70},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT", 71},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH", 72},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH", 73},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT", 74},
	{"CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR", 75},
	{"CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR", 76},
	{"CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH", 77},
	{"CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED", 78},
	{"CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED", 79},
	{"CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED", 80},
	{"CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR", 81},
	{"CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR", 82},
	{"CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY", 83},
	{"CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD", 84},
	{"CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID", 85},
	{"CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED", 86},
	{"CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO", 87},
	{"CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS", 88},
	{"CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS", 89},
	{"CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED", 90},
	{"CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM", 91},
	{"CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1", 92},
	{"CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1", 93},
	{"CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1", 94},
	{"CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH", 95},
	{"CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH", 96},
	{"CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN", 97},
	{"CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES", 98},
	{"CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED", 99},
	{"CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES", 100},
	{"CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST", 101},
	{"CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED", 102},
	{"CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED", 103},
	{"CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED", 104},
	{"CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED", 105},
	{"CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR", 106},
	{"CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED", 107},
	{"CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE", 108},
	{"CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE", 109},
	{"CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED", 110},
	{"CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK", 111},
	{"CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED", 112},
	{"CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED", 113},
	{"CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED", 114},
	{"CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED", 115},
	{"CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED", 116},
	{"CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS", 117},
	{"CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING", 118},
	{"CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES", 119},
	{"CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH", 120},
	{"CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED", 121},
	{"CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS", 122},
	{"CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR", 123},
	{"CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED", 124},
	{"CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED", 125},
	{"CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT", 126},
	{"CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED", 127},
	{"CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED", 128},
	{"CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS", 129},
	{"CU_DEVICE_ATTRIBUTE_NUMA_CONFIG", 130},
	{"CU_DEVICE_ATTRIBUTE_NUMA_ID", 131},
	{"CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED", 132},
	{"CU_DEVICE_ATTRIBUTE_MPS_ENABLED", 133},
	{"CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID", 134},
	{"CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED", 135},
	{"CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK", 136},
	{"CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH", 137},
	{"CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED", 138},
	{"CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID", 139},
	{"CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID", 140},
	{"CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED", 141},
	{"CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED", 142},
	{"CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED", 143},
	{"CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED", 144},
	{"CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED", 145},
	{"CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED", 146},
	{"CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED", 147},
	{"CU_DEVICE_ATTRIBUTE_MAX", 148},
	{NULL, 0},
};
static const struct parameter parameters_cuDeviceGetAttribute[] = {
	{"pi", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"attrib", "CUdevice_attribute", ROLE_ENUM, 4, 1, 1, NULL, values_CUdevice_attribute},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_13(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int *, CUdevice_attribute, CUdevice))f)((void *)w[0], (CUdevice_attribute)w[1], (CUdevice)w[2]);
}

static const struct parameter parameters_cuDeviceGetHostAtomicCapabilities[] = {
	{"capabilities", "uint", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"operations", "CUatomicOperation", ROLE_IN, 4, 1, 1, NULL, NULL},
	{"count", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_14(void *f, const uint64_t *w)
{
	return ((CUresult (*)(unsigned *, const CUatomicOperation *, unsigned, CUdevice))f)((void *)w[0], (void *)w[1], (unsigned)w[2], (CUdevice)w[3]);
}

static const struct parameter parameters_cuDeviceGetNvSciSyncAttributes[] = {
	{"nvSciSyncAttrList", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
	{"flags", "int", ROLE_FLAGS, 4, 1, 1, NULL, NULL},
};

static CUresult call_15(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, CUdevice, int))f)((void *)w[0], (CUdevice)w[1], (int)w[2]);
}

static const struct enumerator values_CUexecAffinityType[] = {
	{"CU_EXEC_AFFINITY_TYPE_SM_COUNT", 0},
	{"CU_EXEC_AFFINITY_TYPE_MAX", 1},
	{NULL, 0},
};
static const struct parameter parameters_cuDeviceGetExecAffinitySupport[] = {
	{"pi", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"type", "CUexecAffinityType", ROLE_ENUM, 4, 1, 1, NULL, values_CUexecAffinityType},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_16(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int *, CUexecAffinityType, CUdevice))f)((void *)w[0], (CUexecAffinityType)w[1], (CUdevice)w[2]);
}

static const struct enumerator values_CUflushGPUDirectRDMAWritesTarget[] = {
	{"CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX", 0},
	{NULL, 0},
};
static const struct enumerator values_CUflushGPUDirectRDMAWritesScope[] = {
	{"CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER", 100},
	{"CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES", 200},
	{NULL, 0},
};
static const struct parameter parameters_cuFlushGPUDirectRDMAWrites[] = {
	{"target", "CUflushGPUDirectRDMAWritesTarget", ROLE_ENUM, 4, 1, 1, NULL, values_CUflushGPUDirectRDMAWritesTarget},
	{"scope", "CUflushGPUDirectRDMAWritesScope", ROLE_ENUM, 4, 1, 1, NULL, values_CUflushGPUDirectRDMAWritesScope},
};

static CUresult call_17(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUflushGPUDirectRDMAWritesTarget, CUflushGPUDirectRDMAWritesScope))f)((CUflushGPUDirectRDMAWritesTarget)w[0], (CUflushGPUDirectRDMAWritesScope)w[1]);
}

static const struct parameter parameters_cuDeviceGetByPCIBusId[] = {
	{"dev", "CUdevice", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"pciBusId", "string", ROLE_STRING, 1, 0, 1, NULL, NULL},
};

static CUresult call_18(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdevice *, const char *))f)((void *)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuDeviceGetPCIBusId[] = {
	{"pciBusId", "string", ROLE_OUT, 1, 0, 0, NULL, NULL},
	{"len", "int", ROLE_COUNT, 4, 1, 1, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static const struct parameter parameters_cuDeviceGetProperties[] = {
	{"prop", "CUdevprop_v1", ROLE_OUT, 56, 0, 0, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_19(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdevprop_v1 *, CUdevice))f)((void *)w[0], (CUdevice)w[1]);
}

static const struct parameter parameters_cuDeviceComputeCapability[] = {
	{"major", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"minor", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_20(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int *, int *, CUdevice))f)((void *)w[0], (void *)w[1], (CUdevice)w[2]);
}

static const struct parameter parameters_cuDeviceCanAccessPeer[] = {
	{"canAccessPeer", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
	{"peerDev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_21(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int *, CUdevice, CUdevice))f)((void *)w[0], (CUdevice)w[1], (CUdevice)w[2]);
}

static const struct enumerator values_CUdevice_P2PAttribute[] = {
	{"CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK", 1},
	{"CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED", 2},
	{"CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED", 3},
	{"CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED", 4},
	{"CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED", 5},
	{NULL, 0},
};
static const struct parameter parameters_cuDeviceGetP2PAttribute[] = {
	{"value", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"attrib", "CUdevice_P2PAttribute", ROLE_ENUM, 4, 1, 1, NULL, values_CUdevice_P2PAttribute},
	{"srcDevice", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
	{"dstDevice", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_22(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int *, CUdevice_P2PAttribute, CUdevice, CUdevice))f)((void *)w[0], (CUdevice_P2PAttribute)w[1], (CUdevice)w[2], (CUdevice)w[3]);
}

static const struct parameter parameters_cuDeviceGetP2PAtomicCapabilities[] = {
	{"capabilities", "uint", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"operations", "CUatomicOperation", ROLE_IN, 4, 1, 1, NULL, NULL},
	{"count", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"srcDevice", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
	{"dstDevice", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_23(void *f, const uint64_t *w)
{
	return ((CUresult (*)(unsigned *, const CUatomicOperation *, unsigned, CUdevice, CUdevice))f)((void *)w[0], (void *)w[1], (unsigned)w[2], (CUdevice)w[3], (CUdevice)w[4]);
}

static const struct parameter parameters_cuDeviceRegisterAsyncNotification[] = {
	{"device", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
	{"callbackFunc", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"userData", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"callback", "CUasyncCallbackHandle", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_24(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdevice, void *, void *, CUasyncCallbackHandle *))f)((CUdevice)w[0], (void *)w[1], (void *)w[2], (void *)w[3]);
}

static const struct parameter parameters_cuDeviceUnregisterAsyncNotification[] = {
	{"device", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
	{"callback", "CUasyncCallbackHandle", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_25(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdevice, CUasyncCallbackHandle))f)((CUdevice)w[0], (CUasyncCallbackHandle)w[1]);
}

static const struct parameter parameters_cuDevicePrimaryCtxRetain[] = {
	{"pctx", "CUcontext", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_26(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUcontext *, CUdevice))f)((void *)w[0], (CUdevice)w[1]);
}

static const struct parameter parameters_cuDevicePrimaryCtxRelease_v2[] = {
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_27(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdevice))f)((CUdevice)w[0]);
}

static const struct parameter parameters_cuDevicePrimaryCtxRelease[] = {
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static const struct parameter parameters_cuDevicePrimaryCtxSetFlags_v2[] = {
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_28(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdevice, unsigned))f)((CUdevice)w[0], (unsigned)w[1]);
}

static const struct parameter parameters_cuDevicePrimaryCtxGetState[] = {
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
	{"flags", "uint", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"active", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
};

static CUresult call_29(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdevice, unsigned *, int *))f)((CUdevice)w[0], (void *)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuDevicePrimaryCtxReset_v2[] = {
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static const struct field fields_CUctxCreateParams[] = {
	{"execAffinityParams", 0, 8},
	{"numExecAffinityParams", 8, 4},
	{"cigParams", 16, 8},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuCtxCreate_v4[] = {
	{"pctx", "CUcontext", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"ctxCreateParams", "CUctxCreateParams", ROLE_IN, 24, 0, 1, fields_CUctxCreateParams, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_30(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUcontext *, const CUctxCreateParams *, unsigned, CUdevice))f)((void *)w[0], (void *)w[1], (unsigned)w[2], (CUdevice)w[3]);
}

static const struct field fields_CUexecAffinityParam_v1[] = {
	{"type", 0, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuCtxCreate_v3[] = {
	{"pctx", "CUcontext", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"paramsArray", "CUexecAffinityParam_v1", ROLE_IN, 8, 0, 1, fields_CUexecAffinityParam_v1, NULL},
	{"numParams", "int", ROLE_COUNT, 4, 1, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_31(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUcontext *, const CUexecAffinityParam_v1 *, int, unsigned, CUdevice))f)((void *)w[0], (void *)w[1], (int)w[2], (unsigned)w[3], (CUdevice)w[4]);
}

static const struct parameter parameters_cuCtxCreate_v2[] = {
	{"pctx", "CUcontext", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_32(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUcontext *, unsigned, CUdevice))f)((void *)w[0], (unsigned)w[1], (CUdevice)w[2]);
}

static const struct parameter parameters_cuCtxCreate[] = {
	{"pctx", "CUcontext", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static const struct parameter parameters_cuCtxDestroy_v2[] = {
	{"ctx", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_33(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUcontext))f)((CUcontext)w[0]);
}

static const struct parameter parameters_cuCtxPushCurrent_v2[] = {
	{"ctx", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuCtxPopCurrent_v2[] = {
	{"pctx", "CUcontext", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_34(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUcontext *))f)((void *)w[0]);
}

static const struct parameter parameters_cuCtxSetCurrent[] = {
	{"ctx", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuCtxGetCurrent[] = {
	{"pctx", "CUcontext", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static const struct parameter parameters_cuCtxGetDevice_v2[] = {
	{"device", "CUdevice", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"ctx", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_35(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdevice *, CUcontext))f)((void *)w[0], (CUcontext)w[1]);
}

static const struct parameter parameters_cuCtxGetDevice[] = {
	{"device", "CUdevice", ROLE_OUT, 4, 1, 0, NULL, NULL},
};

static CUresult call_36(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdevice *))f)((void *)w[0]);
}

static const struct parameter parameters_cuCtxGetFlags[] = {
	{"flags", "uint", ROLE_OUT, 4, 0, 0, NULL, NULL},
};

static CUresult call_37(void *f, const uint64_t *w)
{
	return ((CUresult (*)(unsigned *))f)((void *)w[0]);
}

static const struct parameter parameters_cuCtxSetFlags[] = {
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuCtxGetId[] = {
	{"ctx", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"ctxId", "u64", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_38(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUcontext, uint64_t *))f)((CUcontext)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuCtxSynchronize_v2[] = {
	{"ctx", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_39(void *f, const uint64_t *w)
{
	(void)w;
	return ((CUresult (*)(void))f)();
}

static const struct enumerator values_CUlimit[] = {
	{"CU_LIMIT_STACK_SIZE", 0},
	{"CU_LIMIT_PRINTF_FIFO_SIZE", 1},
	{"CU_LIMIT_MALLOC_HEAP_SIZE", 2},
	{"CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH", 3},
	{"CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT", 4},
	{"CU_LIMIT_MAX_L2_FETCH_GRANULARITY", 5},
	{"CU_LIMIT_PERSISTING_L2_CACHE_SIZE", 6},
	{"CU_LIMIT_SHMEM_SIZE", 7},
	{"CU_LIMIT_CIG_ENABLED", 8},
	{"CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED", 9},
	{"CU_LIMIT_MAX", 10},
	{NULL, 0},
};
static const struct parameter parameters_cuCtxSetLimit[] = {
	{"limit", "CUlimit", ROLE_ENUM, 4, 1, 1, NULL, values_CUlimit},
	{"value", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_40(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUlimit, size_t))f)((CUlimit)w[0], (size_t)w[1]);
}

static const struct parameter parameters_cuCtxGetLimit[] = {
	{"pvalue", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"limit", "CUlimit", ROLE_ENUM, 4, 1, 1, NULL, values_CUlimit},
};

static CUresult call_41(void *f, const uint64_t *w)
{
	return ((CUresult (*)(size_t *, CUlimit))f)((void *)w[0], (CUlimit)w[1]);
}

static const struct parameter parameters_cuCtxGetCacheConfig[] = {
	{"pconfig", "CUfunc_cache", ROLE_OUT, 4, 1, 0, NULL, NULL},
};

static CUresult call_42(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunc_cache *))f)((void *)w[0]);
}

static const struct enumerator values_CUfunc_cache[] = {
	{"CU_FUNC_CACHE_PREFER_NONE", 0},
	{"CU_FUNC_CACHE_PREFER_SHARED", 1},
	{"CU_FUNC_CACHE_PREFER_L1", 2},
	{"CU_FUNC_CACHE_PREFER_EQUAL", 3},
	{NULL, 0},
};
static const struct parameter parameters_cuCtxSetCacheConfig[] = {
	{"config", "CUfunc_cache", ROLE_ENUM, 4, 1, 1, NULL, values_CUfunc_cache},
};

static CUresult call_43(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunc_cache))f)((CUfunc_cache)w[0]);
}

static const struct parameter parameters_cuCtxGetSharedMemConfig[] = {
	{"pConfig", "CUsharedconfig", ROLE_OUT, 4, 1, 0, NULL, NULL},
};

static CUresult call_44(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUsharedconfig *))f)((void *)w[0]);
}

static const struct enumerator values_CUsharedconfig[] = {
	{"CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE", 0},
	{"CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE", 1},
	{"CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE", 2},
	{NULL, 0},
};
static const struct parameter parameters_cuCtxSetSharedMemConfig[] = {
	{"config", "CUsharedconfig", ROLE_ENUM, 4, 1, 1, NULL, values_CUsharedconfig},
};

static CUresult call_45(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUsharedconfig))f)((CUsharedconfig)w[0]);
}

static const struct parameter parameters_cuCtxGetApiVersion[] = {
	{"ctx", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"version", "uint", ROLE_OUT, 4, 0, 0, NULL, NULL},
};

static CUresult call_46(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUcontext, unsigned *))f)((CUcontext)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuCtxGetStreamPriorityRange[] = {
	{"leastPriority", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"greatestPriority", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
};

static CUresult call_47(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int *, int *))f)((void *)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuCtxGetExecAffinity[] = {
	{"pExecAffinity", "CUexecAffinityParam_v1", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"type", "CUexecAffinityType", ROLE_ENUM, 4, 1, 1, NULL, values_CUexecAffinityType},
};

static CUresult call_48(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUexecAffinityParam_v1 *, CUexecAffinityType))f)((void *)w[0], (CUexecAffinityType)w[1]);
}

static const struct parameter parameters_cuCtxRecordEvent[] = {
	{"hCtx", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hEvent", "CUevent", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_49(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUcontext, CUevent))f)((CUcontext)w[0], (CUevent)w[1]);
}

static const struct parameter parameters_cuCtxWaitEvent[] = {
	{"hCtx", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hEvent", "CUevent", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuCtxAttach[] = {
	{"pctx", "CUcontext", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_50(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUcontext *, unsigned))f)((void *)w[0], (unsigned)w[1]);
}

static const struct parameter parameters_cuCtxDetach[] = {
	{"ctx", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuCtxEnablePeerAccess[] = {
	{"peerContext", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"Flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_51(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUcontext, unsigned))f)((CUcontext)w[0], (unsigned)w[1]);
}

static const struct parameter parameters_cuCtxDisablePeerAccess[] = {
	{"peerContext", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuModuleLoad[] = {
	{"module", "CUmodule", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"fname", "string", ROLE_STRING, 1, 0, 1, NULL, NULL},
};

static CUresult call_52(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmodule *, const char *))f)((void *)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuModuleLoadData[] = {
	{"module", "CUmodule", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"image", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
};

static CUresult call_53(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmodule *, void *))f)((void *)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuModuleLoadDataEx[] = {
	{"module", "CUmodule", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"image", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"numOptions", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"options", "CUjit_option", ROLE_IN, 4, 1, 1, NULL, NULL},
	{"optionValues", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
};

static CUresult call_54(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmodule *, void *, unsigned, const CUjit_option *, void *))f)((void *)w[0], (void *)w[1], (unsigned)w[2], (void *)w[3], (void *)w[4]);
}

static const struct parameter parameters_cuModuleLoadFatBinary[] = {
	{"module", "CUmodule", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"fatCubin", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuModuleUnload[] = {
	{"hmod", "CUmodule", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_55(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmodule))f)((CUmodule)w[0]);
}

static const struct parameter parameters_cuModuleGetLoadingMode[] = {
	{"mode", "CUmoduleLoadingMode", ROLE_OUT, 4, 1, 0, NULL, NULL},
};

static CUresult call_56(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmoduleLoadingMode *))f)((void *)w[0]);
}

static const struct parameter parameters_cuModuleGetFunction[] = {
	{"hfunc", "CUfunction", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hmod", "CUmodule", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"name", "string", ROLE_STRING, 1, 0, 1, NULL, NULL},
};

static CUresult call_57(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunction *, CUmodule, const char *))f)((void *)w[0], (CUmodule)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuModuleGetFunctionCount[] = {
	{"count", "uint", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"mod", "CUmodule", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_58(void *f, const uint64_t *w)
{
	return ((CUresult (*)(unsigned *, CUmodule))f)((void *)w[0], (CUmodule)w[1]);
}

static const struct parameter parameters_cuModuleEnumerateFunctions[] = {
	{"functions", "CUfunction", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"numFunctions", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"mod", "CUmodule", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_59(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunction *, unsigned, CUmodule))f)((void *)w[0], (unsigned)w[1], (CUmodule)w[2]);
}

static const struct parameter parameters_cuModuleGetGlobal_v2[] = {
	{"dptr", "CUdeviceptr", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"bytes", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hmod", "CUmodule", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"name", "string", ROLE_STRING, 1, 0, 1, NULL, NULL},
};

static CUresult call_60(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr *, size_t *, CUmodule, const char *))f)((void *)w[0], (void *)w[1], (CUmodule)w[2], (void *)w[3]);
}

static const struct parameter parameters_cuModuleGetGlobal[] = {
	{"dptr", "CUdeviceptr_v1", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"bytes", "uint", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"hmod", "CUmodule", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"name", "string", ROLE_STRING, 1, 0, 1, NULL, NULL},
};

static CUresult call_61(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr_v1 *, unsigned *, CUmodule, const char *))f)((void *)w[0], (void *)w[1], (CUmodule)w[2], (void *)w[3]);
}

static const struct parameter parameters_cuModuleGetTexRef[] = {
	{"pTexRef", "CUtexref", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hmod", "CUmodule", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"name", "string", ROLE_STRING, 1, 0, 1, NULL, NULL},
};

static CUresult call_62(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUtexref *, CUmodule, const char *))f)((void *)w[0], (CUmodule)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuModuleGetSurfRef[] = {
	{"pSurfRef", "CUsurfref", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hmod", "CUmodule", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"name", "string", ROLE_STRING, 1, 0, 1, NULL, NULL},
};

static CUresult call_63(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUsurfref *, CUmodule, const char *))f)((void *)w[0], (CUmodule)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuLinkCreate_v2[] = {
	{"numOptions", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"options", "CUjit_option", ROLE_IN, 4, 1, 1, NULL, NULL},
	{"optionValues", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"stateOut", "CUlinkState", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_64(void *f, const uint64_t *w)
{
	return ((CUresult (*)(unsigned, const CUjit_option *, void *, CUlinkState *))f)((unsigned)w[0], (void *)w[1], (void *)w[2], (void *)w[3]);
}

static const struct enumerator values_CUjitInputType[] = {
	{"CU_JIT_INPUT_CUBIN", 0},
	{"CU_JIT_INPUT_PTX", 1},
	{"CU_JIT_INPUT_FATBINARY", 2},
	{"CU_JIT_INPUT_OBJECT", 3},
	{"CU_JIT_INPUT_LIBRARY", 4},
	{"CU_JIT_INPUT_NVVM", 5},
	{"CU_JIT_NUM_INPUT_TYPES", 6},
	{NULL, 0},
};
static const struct parameter parameters_cuLinkAddData_v2[] = {
	{"state", "CUlinkState", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"type", "CUjitInputType", ROLE_ENUM, 4, 1, 1, NULL, values_CUjitInputType},
	{"data", "bytes", ROLE_IN, 1, 0, 1, NULL, NULL},
	{"size", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"name", "string", ROLE_STRING, 1, 0, 1, NULL, NULL},
	{"numOptions", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"options", "CUjit_option", ROLE_IN, 4, 1, 1, NULL, NULL},
	{"optionValues", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
};

static CUresult call_65(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUlinkState, CUjitInputType, const void *, size_t, const char *, unsigned, const CUjit_option *, void *))f)((CUlinkState)w[0], (CUjitInputType)w[1], (void *)w[2], (size_t)w[3], (void *)w[4], (unsigned)w[5], (void *)w[6], (void *)w[7]);
}

static const struct parameter parameters_cuLinkAddFile_v2[] = {
	{"state", "CUlinkState", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"type", "CUjitInputType", ROLE_ENUM, 4, 1, 1, NULL, values_CUjitInputType},
	{"path", "string", ROLE_STRING, 1, 0, 1, NULL, NULL},
	{"numOptions", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"options", "CUjit_option", ROLE_IN, 4, 1, 1, NULL, NULL},
	{"optionValues", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
};

static CUresult call_66(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUlinkState, CUjitInputType, const char *, unsigned, const CUjit_option *, void *))f)((CUlinkState)w[0], (CUjitInputType)w[1], (void *)w[2], (unsigned)w[3], (void *)w[4], (void *)w[5]);
}

static const struct parameter parameters_cuLinkComplete[] = {
	{"state", "CUlinkState", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"cubinOut", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"sizeOut", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_67(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUlinkState, void *, size_t *))f)((CUlinkState)w[0], (void *)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuLinkDestroy[] = {
	{"state", "CUlinkState", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_68(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUlinkState))f)((CUlinkState)w[0]);
}

static const struct parameter parameters_cuLibraryLoadData[] = {
	{"library", "CUlibrary", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"code", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"jitOptions", "CUjit_option", ROLE_IN, 4, 1, 1, NULL, NULL},
	{"jitOptionsValues", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"numJitOptions", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"libraryOptions", "CUlibraryOption", ROLE_IN, 4, 1, 1, NULL, NULL},
	{"libraryOptionValues", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"numLibraryOptions", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
};

static CUresult call_69(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUlibrary *, void *, const CUjit_option *, void *, unsigned, const CUlibraryOption *, void *, unsigned))f)((void *)w[0], (void *)w[1], (void *)w[2], (void *)w[3], (unsigned)w[4], (void *)w[5], (void *)w[6], (unsigned)w[7]);
}

static const struct parameter parameters_cuLibraryLoadFromFile[] = {
	{"library", "CUlibrary", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"fileName", "string", ROLE_STRING, 1, 0, 1, NULL, NULL},
	{"jitOptions", "CUjit_option", ROLE_IN, 4, 1, 1, NULL, NULL},
	{"jitOptionsValues", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"numJitOptions", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"libraryOptions", "CUlibraryOption", ROLE_IN, 4, 1, 1, NULL, NULL},
	{"libraryOptionValues", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"numLibraryOptions", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
};

static CUresult call_70(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUlibrary *, const char *, const CUjit_option *, void *, unsigned, const CUlibraryOption *, void *, unsigned))f)((void *)w[0], (void *)w[1], (void *)w[2], (void *)w[3], (unsigned)w[4], (void *)w[5], (void *)w[6], (unsigned)w[7]);
}

static const struct parameter parameters_cuLibraryUnload[] = {
	{"library", "CUlibrary", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_71(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUlibrary))f)((CUlibrary)w[0]);
}

static const struct parameter parameters_cuLibraryGetKernel[] = {
	{"pKernel", "CUkernel", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"library", "CUlibrary", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"name", "string", ROLE_STRING, 1, 0, 1, NULL, NULL},
};

static CUresult call_72(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUkernel *, CUlibrary, const char *))f)((void *)w[0], (CUlibrary)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuLibraryGetKernelCount[] = {
	{"count", "uint", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"lib", "CUlibrary", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_73(void *f, const uint64_t *w)
{
	return ((CUresult (*)(unsigned *, CUlibrary))f)((void *)w[0], (CUlibrary)w[1]);
}

static const struct parameter parameters_cuLibraryEnumerateKernels[] = {
	{"kernels", "CUkernel", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"numKernels", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"lib", "CUlibrary", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_74(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUkernel *, unsigned, CUlibrary))f)((void *)w[0], (unsigned)w[1], (CUlibrary)w[2]);
}

static const struct parameter parameters_cuLibraryGetModule[] = {
	{"pMod", "CUmodule", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"library", "CUlibrary", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_75(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmodule *, CUlibrary))f)((void *)w[0], (CUlibrary)w[1]);
}

static const struct parameter parameters_cuLibraryGetGlobal[] = {
	{"dptr", "CUdeviceptr", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"bytes", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"library", "CUlibrary", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"name", "string", ROLE_STRING, 1, 0, 1, NULL, NULL},
};

static CUresult call_76(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr *, size_t *, CUlibrary, const char *))f)((void *)w[0], (void *)w[1], (CUlibrary)w[2], (void *)w[3]);
}

static const struct parameter parameters_cuLibraryGetManaged[] = {
	{"dptr", "CUdeviceptr", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"bytes", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"library", "CUlibrary", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"name", "string", ROLE_STRING, 1, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuLibraryGetUnifiedFunction[] = {
	{"fptr", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"library", "CUlibrary", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"symbol", "string", ROLE_STRING, 1, 0, 1, NULL, NULL},
};

static CUresult call_77(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, CUlibrary, const char *))f)((void *)w[0], (CUlibrary)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuKernelGetFunction[] = {
	{"pFunc", "CUfunction", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"kernel", "CUkernel", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_78(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunction *, CUkernel))f)((void *)w[0], (CUkernel)w[1]);
}

static const struct parameter parameters_cuKernelGetLibrary[] = {
	{"pLib", "CUlibrary", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"kernel", "CUkernel", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_79(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUlibrary *, CUkernel))f)((void *)w[0], (CUkernel)w[1]);
}

static const struct enumerator values_CUfunction_attribute[] = {
	{"CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK", 0},
	{"CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES", 1},
	{"CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES", 2},
	{"CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES", 3},
	{"CU_FUNC_ATTRIBUTE_NUM_REGS", 4},
	{"CU_FUNC_ATTRIBUTE_PTX_VERSION", 5},
	{"CU_FUNC_ATTRIBUTE_BINARY_VERSION", 6},
	{"CU_FUNC_ATTRIBUTE_CACHE_MODE_CA", 7},
	{"CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES", 8},
	{"CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT", 9},
	{"CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET", 10},
	{"CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH", 11},
	{"CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT", 12},
	{"CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH", 13},
	{"CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED", 14},
	{"CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE", 15},
	{"CU_FUNC_ATTRIBUTE_MAX", 16},
	{NULL, 0},
};
static const struct parameter parameters_cuKernelGetAttribute[] = {
	{"pi", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"attrib", "CUfunction_attribute", ROLE_ENUM, 4, 1, 1, NULL, values_CUfunction_attribute},
	{"kernel", "CUkernel", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_80(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int *, CUfunction_attribute, CUkernel, CUdevice))f)((void *)w[0], (CUfunction_attribute)w[1], (CUkernel)w[2], (CUdevice)w[3]);
}

static const struct parameter parameters_cuKernelSetAttribute[] = {
	{"attrib", "CUfunction_attribute", ROLE_ENUM, 4, 1, 1, NULL, values_CUfunction_attribute},
	{"val", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"kernel", "CUkernel", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_81(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunction_attribute, int, CUkernel, CUdevice))f)((CUfunction_attribute)w[0], (int)w[1], (CUkernel)w[2], (CUdevice)w[3]);
}

static const struct parameter parameters_cuKernelSetCacheConfig[] = {
	{"kernel", "CUkernel", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"config", "CUfunc_cache", ROLE_ENUM, 4, 1, 1, NULL, values_CUfunc_cache},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_82(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUkernel, CUfunc_cache, CUdevice))f)((CUkernel)w[0], (CUfunc_cache)w[1], (CUdevice)w[2]);
}

static const struct parameter parameters_cuKernelGetName[] = {
	{"name", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"hfunc", "CUkernel", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_83(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, CUkernel))f)((void *)w[0], (CUkernel)w[1]);
}

static const struct parameter parameters_cuKernelGetParamInfo[] = {
	{"kernel", "CUkernel", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"paramIndex", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"paramOffset", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"paramSize", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_84(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUkernel, size_t, size_t *, size_t *))f)((CUkernel)w[0], (size_t)w[1], (void *)w[2], (void *)w[3]);
}

static const struct parameter parameters_cuFuncGetAttribute[] = {
	{"pi", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"attrib", "CUfunction_attribute", ROLE_ENUM, 4, 1, 1, NULL, values_CUfunction_attribute},
	{"hfunc", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_85(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int *, CUfunction_attribute, CUfunction))f)((void *)w[0], (CUfunction_attribute)w[1], (CUfunction)w[2]);
}

static const struct parameter parameters_cuFuncSetAttribute[] = {
	{"hfunc", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"attrib", "CUfunction_attribute", ROLE_ENUM, 4, 1, 1, NULL, values_CUfunction_attribute},
	{"value", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
};

static CUresult call_86(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunction, CUfunction_attribute, int))f)((CUfunction)w[0], (CUfunction_attribute)w[1], (int)w[2]);
}

static const struct parameter parameters_cuFuncSetCacheConfig[] = {
	{"hfunc", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"config", "CUfunc_cache", ROLE_ENUM, 4, 1, 1, NULL, values_CUfunc_cache},
};

static CUresult call_87(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunction, CUfunc_cache))f)((CUfunction)w[0], (CUfunc_cache)w[1]);
}

static const struct parameter parameters_cuFuncSetSharedMemConfig[] = {
	{"hfunc", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"config", "CUsharedconfig", ROLE_ENUM, 4, 1, 1, NULL, values_CUsharedconfig},
};

static CUresult call_88(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunction, CUsharedconfig))f)((CUfunction)w[0], (CUsharedconfig)w[1]);
}

static const struct parameter parameters_cuFuncGetModule[] = {
	{"hmod", "CUmodule", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hfunc", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_89(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmodule *, CUfunction))f)((void *)w[0], (CUfunction)w[1]);
}

static const struct parameter parameters_cuFuncGetName[] = {
	{"name", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"hfunc", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_90(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, CUfunction))f)((void *)w[0], (CUfunction)w[1]);
}

static const struct parameter parameters_cuFuncGetParamInfo[] = {
	{"func", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"paramIndex", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"paramOffset", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"paramSize", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_91(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunction, size_t, size_t *, size_t *))f)((CUfunction)w[0], (size_t)w[1], (void *)w[2], (void *)w[3]);
}

static const struct parameter parameters_cuFuncIsLoaded[] = {
	{"state", "CUfunctionLoadingState", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"function", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_92(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunctionLoadingState *, CUfunction))f)((void *)w[0], (CUfunction)w[1]);
}

static const struct parameter parameters_cuFuncLoad[] = {
	{"function", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_93(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunction))f)((CUfunction)w[0]);
}

static const struct parameter parameters_cuLaunchKernel[] = {
	{"f", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"gridDimX", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"gridDimY", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"gridDimZ", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"blockDimX", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"blockDimY", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"blockDimZ", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"sharedMemBytes", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"kernelParams", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"extra", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
};

static CUresult call_94(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, CUstream, void *, void *))f)((CUfunction)w[0], (unsigned)w[1], (unsigned)w[2], (unsigned)w[3], (unsigned)w[4], (unsigned)w[5], (unsigned)w[6], (unsigned)w[7], (CUstream)w[8], (void *)w[9], (void *)w[10]);
}

static const struct field fields_CUlaunchConfig[] = {
	{"gridDimX", 0, 4},
	{"gridDimY", 4, 4},
	{"gridDimZ", 8, 4},
	{"blockDimX", 12, 4},
	{"blockDimY", 16, 4},
	{"blockDimZ", 20, 4},
	{"sharedMemBytes", 24, 4},
	{"hStream", 32, 8},
	{"attrs", 40, 8},
	{"numAttrs", 48, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuLaunchKernelEx[] = {
	{"config", "CUlaunchConfig", ROLE_IN, 56, 0, 1, fields_CUlaunchConfig, NULL},
	{"f", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"kernelParams", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"extra", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
};

static CUresult call_95(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUlaunchConfig *, CUfunction, void *, void *))f)((void *)w[0], (CUfunction)w[1], (void *)w[2], (void *)w[3]);
}

static const struct parameter parameters_cuLaunchCooperativeKernel[] = {
	{"f", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"gridDimX", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"gridDimY", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"gridDimZ", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"blockDimX", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"blockDimY", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"blockDimZ", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"sharedMemBytes", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"kernelParams", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
};

static CUresult call_96(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, CUstream, void *))f)((CUfunction)w[0], (unsigned)w[1], (unsigned)w[2], (unsigned)w[3], (unsigned)w[4], (unsigned)w[5], (unsigned)w[6], (unsigned)w[7], (CUstream)w[8], (void *)w[9]);
}

static const struct field fields_CUDA_LAUNCH_PARAMS_v1[] = {
	{"function", 0, 8},
	{"gridDimX", 8, 4},
	{"gridDimY", 12, 4},
	{"gridDimZ", 16, 4},
	{"blockDimX", 20, 4},
	{"blockDimY", 24, 4},
	{"blockDimZ", 28, 4},
	{"sharedMemBytes", 32, 4},
	{"hStream", 40, 8},
	{"kernelParams", 48, 8},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuLaunchCooperativeKernelMultiDevice[] = {
	{"launchParamsList", "CUDA_LAUNCH_PARAMS_v1", ROLE_IN, 56, 0, 1, fields_CUDA_LAUNCH_PARAMS_v1, NULL},
	{"numDevices", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_97(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUDA_LAUNCH_PARAMS_v1 *, unsigned, unsigned))f)((void *)w[0], (unsigned)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuLaunchHostFunc[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"fn", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"userData", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
};

static CUresult call_98(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, void *, void *))f)((CUstream)w[0], (void *)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuFuncSetBlockShape[] = {
	{"hfunc", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"x", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"y", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"z", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
};

static CUresult call_99(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunction, int, int, int))f)((CUfunction)w[0], (int)w[1], (int)w[2], (int)w[3]);
}

static const struct parameter parameters_cuFuncSetSharedSize[] = {
	{"hfunc", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"bytes", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_100(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunction, unsigned))f)((CUfunction)w[0], (unsigned)w[1]);
}

static const struct parameter parameters_cuParamSetSize[] = {
	{"hfunc", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"numbytes", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuParamSeti[] = {
	{"hfunc", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"offset", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"value", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_101(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunction, int, unsigned))f)((CUfunction)w[0], (int)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuParamSetf[] = {
	{"hfunc", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"offset", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"value", "float", ROLE_FLOAT, 4, 0, 1, NULL, NULL},
};

static CUresult call_102(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunction, int, float))f)((CUfunction)w[0], (int)w[1], number_as_float(w[2]));
}

static const struct parameter parameters_cuParamSetv[] = {
	{"hfunc", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"offset", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"ptr", "bytes", ROLE_IN, 1, 0, 1, NULL, NULL},
	{"numbytes", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
};

static CUresult call_103(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunction, int, const void *, unsigned))f)((CUfunction)w[0], (int)w[1], (void *)w[2], (unsigned)w[3]);
}

static const struct parameter parameters_cuLaunch[] = {
	{"f", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuLaunchGrid[] = {
	{"f", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"grid_width", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"grid_height", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
};

static CUresult call_104(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunction, int, int))f)((CUfunction)w[0], (int)w[1], (int)w[2]);
}

static const struct parameter parameters_cuLaunchGridAsync[] = {
	{"f", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"grid_width", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"grid_height", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_105(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunction, int, int, CUstream))f)((CUfunction)w[0], (int)w[1], (int)w[2], (CUstream)w[3]);
}

static const struct parameter parameters_cuParamSetTexRef[] = {
	{"hfunc", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"texunit", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_106(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfunction, int, CUtexref))f)((CUfunction)w[0], (int)w[1], (CUtexref)w[2]);
}

static const struct parameter parameters_cuOccupancyMaxActiveBlocksPerMultiprocessor[] = {
	{"numBlocks", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"func", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"blockSize", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"dynamicSMemSize", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_107(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int *, CUfunction, int, size_t))f)((void *)w[0], (CUfunction)w[1], (int)w[2], (size_t)w[3]);
}

static const struct parameter parameters_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags[] = {
	{"numBlocks", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"func", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"blockSize", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"dynamicSMemSize", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_108(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int *, CUfunction, int, size_t, unsigned))f)((void *)w[0], (CUfunction)w[1], (int)w[2], (size_t)w[3], (unsigned)w[4]);
}

static const struct parameter parameters_cuOccupancyMaxPotentialBlockSize[] = {
	{"minGridSize", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"blockSize", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"func", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"blockSizeToDynamicSMemSize", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"dynamicSMemSize", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"blockSizeLimit", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
};

static CUresult call_109(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int *, int *, CUfunction, void *, size_t, int))f)((void *)w[0], (void *)w[1], (CUfunction)w[2], (void *)w[3], (size_t)w[4], (int)w[5]);
}

static const struct parameter parameters_cuOccupancyMaxPotentialBlockSizeWithFlags[] = {
	{"minGridSize", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"blockSize", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"func", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"blockSizeToDynamicSMemSize", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"dynamicSMemSize", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"blockSizeLimit", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_110(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int *, int *, CUfunction, void *, size_t, int, unsigned))f)((void *)w[0], (void *)w[1], (CUfunction)w[2], (void *)w[3], (size_t)w[4], (int)w[5], (unsigned)w[6]);
}

static const struct parameter parameters_cuOccupancyAvailableDynamicSMemPerBlock[] = {
	{"dynamicSmemSize", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"func", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"numBlocks", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"blockSize", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
};

static CUresult call_111(void *f, const uint64_t *w)
{
	return ((CUresult (*)(size_t *, CUfunction, int, int))f)((void *)w[0], (CUfunction)w[1], (int)w[2], (int)w[3]);
}

static const struct parameter parameters_cuOccupancyMaxPotentialClusterSize[] = {
	{"clusterSize", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"func", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"config", "CUlaunchConfig", ROLE_IN, 56, 0, 1, fields_CUlaunchConfig, NULL},
};

static CUresult call_112(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int *, CUfunction, const CUlaunchConfig *))f)((void *)w[0], (CUfunction)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuOccupancyMaxActiveClusters[] = {
	{"numClusters", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"func", "CUfunction", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"config", "CUlaunchConfig", ROLE_IN, 56, 0, 1, fields_CUlaunchConfig, NULL},
};

static const struct parameter parameters_cuMemGetInfo_v2[] = {
	{"free", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"total", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_113(void *f, const uint64_t *w)
{
	return ((CUresult (*)(size_t *, size_t *))f)((void *)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuMemGetInfo[] = {
	{"free", "uint", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"total", "uint", ROLE_OUT, 4, 0, 0, NULL, NULL},
};

static CUresult call_114(void *f, const uint64_t *w)
{
	return ((CUresult (*)(unsigned *, unsigned *))f)((void *)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuMemAlloc_v2[] = {
	{"dptr", "CUdeviceptr", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"bytesize", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_115(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr *, size_t))f)((void *)w[0], (size_t)w[1]);
}

static const struct parameter parameters_cuMemAlloc[] = {
	{"dptr", "CUdeviceptr_v1", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"bytesize", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_116(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr_v1 *, unsigned))f)((void *)w[0], (unsigned)w[1]);
}

static const struct parameter parameters_cuMemAllocPitch_v2[] = {
	{"dptr", "CUdeviceptr", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"pPitch", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"WidthInBytes", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"Height", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"ElementSizeBytes", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_117(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr *, size_t *, size_t, size_t, unsigned))f)((void *)w[0], (void *)w[1], (size_t)w[2], (size_t)w[3], (unsigned)w[4]);
}

static const struct parameter parameters_cuMemAllocPitch[] = {
	{"dptr", "CUdeviceptr_v1", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"pPitch", "uint", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"WidthInBytes", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"Height", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"ElementSizeBytes", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_118(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr_v1 *, unsigned *, unsigned, unsigned, unsigned))f)((void *)w[0], (void *)w[1], (unsigned)w[2], (unsigned)w[3], (unsigned)w[4]);
}

static const struct parameter parameters_cuMemFree_v2[] = {
	{"dptr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
};

static CUresult call_119(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr))f)((CUdeviceptr)w[0]);
}

static const struct parameter parameters_cuMemFree[] = {
	{"dptr", "CUdeviceptr_v1", ROLE_ADDRESS, 4, 0, 1, NULL, NULL},
};

static CUresult call_120(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr_v1))f)((CUdeviceptr_v1)w[0]);
}

static const struct parameter parameters_cuMemGetAddressRange_v2[] = {
	{"pbase", "CUdeviceptr", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"psize", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"dptr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
};

static CUresult call_121(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr *, size_t *, CUdeviceptr))f)((void *)w[0], (void *)w[1], (CUdeviceptr)w[2]);
}

static const struct parameter parameters_cuMemGetAddressRange[] = {
	{"pbase", "CUdeviceptr_v1", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"psize", "uint", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"dptr", "CUdeviceptr_v1", ROLE_ADDRESS, 4, 0, 1, NULL, NULL},
};

static CUresult call_122(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr_v1 *, unsigned *, CUdeviceptr_v1))f)((void *)w[0], (void *)w[1], (CUdeviceptr_v1)w[2]);
}

static const struct enumerator values_CUpointer_attribute[] = {
	{"CU_POINTER_ATTRIBUTE_CONTEXT", 1},
	{"CU_POINTER_ATTRIBUTE_MEMORY_TYPE", 2},
	{"CU_POINTER_ATTRIBUTE_DEVICE_POINTER", 3},
	{"CU_POINTER_ATTRIBUTE_HOST_POINTER", 4},
	{"CU_POINTER_ATTRIBUTE_P2P_TOKENS", 5},
	{"CU_POINTER_ATTRIBUTE_SYNC_MEMOPS", 6},
	{"CU_POINTER_ATTRIBUTE_BUFFER_ID", 7},
	{"CU_POINTER_ATTRIBUTE_IS_MANAGED", 8},
	{"CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL", 9},
	{"CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE", 10},
	{"CU_POINTER_ATTRIBUTE_RANGE_START_ADDR", 11},
	{"CU_POINTER_ATTRIBUTE_RANGE_SIZE", 12},
	{"CU_POINTER_ATTRIBUTE_MAPPED", 13},
	{"CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES", 14},
	{"CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE", 15},
	{"CU_POINTER_ATTRIBUTE_ACCESS_FLAGS", 16},
	{"CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE", 17},
	{"CU_POINTER_ATTRIBUTE_MAPPING_SIZE", 18},
	{"CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR", 19},
	{"CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID", 20},
	{"CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE", 21},
	{NULL, 0},
};
static const struct parameter parameters_cuPointerGetAttribute[] = {
	{"data", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"attribute", "CUpointer_attribute", ROLE_ENUM, 4, 1, 1, NULL, values_CUpointer_attribute},
	{"ptr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
};

static CUresult call_123(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, CUpointer_attribute, CUdeviceptr))f)((void *)w[0], (CUpointer_attribute)w[1], (CUdeviceptr)w[2]);
}

static const struct parameter parameters_cuPointerGetAttributes[] = {
	{"numAttributes", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"attributes", "CUpointer_attribute", ROLE_IN, 4, 1, 1, NULL, NULL},
	{"data", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"ptr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
};

static CUresult call_124(void *f, const uint64_t *w)
{
	return ((CUresult (*)(unsigned, const CUpointer_attribute *, void *, CUdeviceptr))f)((unsigned)w[0], (void *)w[1], (void *)w[2], (CUdeviceptr)w[3]);
}

static const struct parameter parameters_cuPointerSetAttribute[] = {
	{"value", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"attribute", "CUpointer_attribute", ROLE_ENUM, 4, 1, 1, NULL, values_CUpointer_attribute},
	{"ptr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuMemAllocHost_v2[] = {
	{"pp", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"bytesize", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_125(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, size_t))f)((void *)w[0], (size_t)w[1]);
}

static const struct parameter parameters_cuMemAllocHost[] = {
	{"pp", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"bytesize", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_126(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, unsigned))f)((void *)w[0], (unsigned)w[1]);
}

static const struct parameter parameters_cuMemFreeHost[] = {
	{"p", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
};

static CUresult call_127(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *))f)((void *)w[0]);
}

static const struct parameter parameters_cuMemHostAlloc[] = {
	{"pp", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"bytesize", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"Flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_128(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, size_t, unsigned))f)((void *)w[0], (size_t)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuMemHostGetDevicePointer_v2[] = {
	{"pdptr", "CUdeviceptr", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"p", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"Flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_129(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr *, void *, unsigned))f)((void *)w[0], (void *)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuMemHostGetDevicePointer[] = {
	{"pdptr", "CUdeviceptr_v1", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"p", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"Flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_130(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr_v1 *, void *, unsigned))f)((void *)w[0], (void *)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuMemHostGetFlags[] = {
	{"pFlags", "uint", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"p", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
};

static CUresult call_131(void *f, const uint64_t *w)
{
	return ((CUresult (*)(unsigned *, void *))f)((void *)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuMemHostRegister_v2[] = {
	{"p", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"bytesize", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"Flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuMemHostUnregister[] = {
	{"p", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuMemcpy[] = {
	{"dst", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"src", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"ByteCount", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_132(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, CUdeviceptr, size_t))f)((CUdeviceptr)w[0], (CUdeviceptr)w[1], (size_t)w[2]);
}

static const struct parameter parameters_cuMemcpyAsync[] = {
	{"dst", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"src", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"ByteCount", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_133(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, CUdeviceptr, size_t, CUstream))f)((CUdeviceptr)w[0], (CUdeviceptr)w[1], (size_t)w[2], (CUstream)w[3]);
}

static const struct parameter parameters_cuMemcpyPeer[] = {
	{"dstDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"dstContext", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"srcDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"srcContext", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"ByteCount", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_134(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, CUcontext, CUdeviceptr, CUcontext, size_t))f)((CUdeviceptr)w[0], (CUcontext)w[1], (CUdeviceptr)w[2], (CUcontext)w[3], (size_t)w[4]);
}

static const struct parameter parameters_cuMemcpyPeerAsync[] = {
	{"dstDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"dstContext", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"srcDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"srcContext", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"ByteCount", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_135(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, CUcontext, CUdeviceptr, CUcontext, size_t, CUstream))f)((CUdeviceptr)w[0], (CUcontext)w[1], (CUdeviceptr)w[2], (CUcontext)w[3], (size_t)w[4], (CUstream)w[5]);
}

static const struct parameter parameters_cuMemcpyHtoD_v2[] = {
	{"dstDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"srcHost", "bytes", ROLE_IN, 1, 0, 1, NULL, NULL},
	{"ByteCount", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
};

static CUresult call_136(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, const void *, size_t))f)((CUdeviceptr)w[0], (void *)w[1], (size_t)w[2]);
}

static const struct parameter parameters_cuMemcpyHtoD[] = {
	{"dstDevice", "CUdeviceptr_v1", ROLE_ADDRESS, 4, 0, 1, NULL, NULL},
	{"srcHost", "bytes", ROLE_IN, 1, 0, 1, NULL, NULL},
	{"ByteCount", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
};

static CUresult call_137(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr_v1, const void *, unsigned))f)((CUdeviceptr_v1)w[0], (void *)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuMemcpyDtoH_v2[] = {
	{"dstHost", "bytes", ROLE_OUT, 1, 0, 0, NULL, NULL},
	{"srcDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"ByteCount", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
};

static CUresult call_138(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, CUdeviceptr, size_t))f)((void *)w[0], (CUdeviceptr)w[1], (size_t)w[2]);
}

static const struct parameter parameters_cuMemcpyDtoH[] = {
	{"dstHost", "bytes", ROLE_OUT, 1, 0, 0, NULL, NULL},
	{"srcDevice", "CUdeviceptr_v1", ROLE_ADDRESS, 4, 0, 1, NULL, NULL},
	{"ByteCount", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
};

static CUresult call_139(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, CUdeviceptr_v1, unsigned))f)((void *)w[0], (CUdeviceptr_v1)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuMemcpyDtoD_v2[] = {
	{"dstDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"srcDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"ByteCount", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuMemcpyDtoD[] = {
	{"dstDevice", "CUdeviceptr_v1", ROLE_ADDRESS, 4, 0, 1, NULL, NULL},
	{"srcDevice", "CUdeviceptr_v1", ROLE_ADDRESS, 4, 0, 1, NULL, NULL},
	{"ByteCount", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_140(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr_v1, CUdeviceptr_v1, unsigned))f)((CUdeviceptr_v1)w[0], (CUdeviceptr_v1)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuMemcpyHtoDAsync_v2[] = {
	{"dstDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"srcHost", "bytes", ROLE_IN, 1, 0, 1, NULL, NULL},
	{"ByteCount", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_141(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, const void *, size_t, CUstream))f)((CUdeviceptr)w[0], (void *)w[1], (size_t)w[2], (CUstream)w[3]);
}

static const struct parameter parameters_cuMemcpyHtoDAsync[] = {
	{"dstDevice", "CUdeviceptr_v1", ROLE_ADDRESS, 4, 0, 1, NULL, NULL},
	{"srcHost", "bytes", ROLE_IN, 1, 0, 1, NULL, NULL},
	{"ByteCount", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_142(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr_v1, const void *, unsigned, CUstream))f)((CUdeviceptr_v1)w[0], (void *)w[1], (unsigned)w[2], (CUstream)w[3]);
}

static const struct parameter parameters_cuMemcpyDtoHAsync_v2[] = {
	{"dstHost", "bytes", ROLE_OUT, 1, 0, 0, NULL, NULL},
	{"srcDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"ByteCount", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_143(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, CUdeviceptr, size_t, CUstream))f)((void *)w[0], (CUdeviceptr)w[1], (size_t)w[2], (CUstream)w[3]);
}

static const struct parameter parameters_cuMemcpyDtoHAsync[] = {
	{"dstHost", "bytes", ROLE_OUT, 1, 0, 0, NULL, NULL},
	{"srcDevice", "CUdeviceptr_v1", ROLE_ADDRESS, 4, 0, 1, NULL, NULL},
	{"ByteCount", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_144(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, CUdeviceptr_v1, unsigned, CUstream))f)((void *)w[0], (CUdeviceptr_v1)w[1], (unsigned)w[2], (CUstream)w[3]);
}

static const struct parameter parameters_cuMemcpyDtoDAsync_v2[] = {
	{"dstDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"srcDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"ByteCount", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuMemcpyDtoDAsync[] = {
	{"dstDevice", "CUdeviceptr_v1", ROLE_ADDRESS, 4, 0, 1, NULL, NULL},
	{"srcDevice", "CUdeviceptr_v1", ROLE_ADDRESS, 4, 0, 1, NULL, NULL},
	{"ByteCount", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_145(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr_v1, CUdeviceptr_v1, unsigned, CUstream))f)((CUdeviceptr_v1)w[0], (CUdeviceptr_v1)w[1], (unsigned)w[2], (CUstream)w[3]);
}

static const struct parameter parameters_cuMemcpyDtoA_v2[] = {
	{"dstArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dstOffset", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"srcDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"ByteCount", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_146(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUarray, size_t, CUdeviceptr, size_t))f)((CUarray)w[0], (size_t)w[1], (CUdeviceptr)w[2], (size_t)w[3]);
}

static const struct parameter parameters_cuMemcpyDtoA[] = {
	{"dstArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dstOffset", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"srcDevice", "CUdeviceptr_v1", ROLE_ADDRESS, 4, 0, 1, NULL, NULL},
	{"ByteCount", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_147(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUarray, unsigned, CUdeviceptr_v1, unsigned))f)((CUarray)w[0], (unsigned)w[1], (CUdeviceptr_v1)w[2], (unsigned)w[3]);
}

static const struct parameter parameters_cuMemcpyAtoD_v2[] = {
	{"dstDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"srcArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"srcOffset", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"ByteCount", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_148(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, CUarray, size_t, size_t))f)((CUdeviceptr)w[0], (CUarray)w[1], (size_t)w[2], (size_t)w[3]);
}

static const struct parameter parameters_cuMemcpyAtoD[] = {
	{"dstDevice", "CUdeviceptr_v1", ROLE_ADDRESS, 4, 0, 1, NULL, NULL},
	{"srcArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"srcOffset", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"ByteCount", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_149(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr_v1, CUarray, unsigned, unsigned))f)((CUdeviceptr_v1)w[0], (CUarray)w[1], (unsigned)w[2], (unsigned)w[3]);
}

static const struct parameter parameters_cuMemcpyHtoA_v2[] = {
	{"dstArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dstOffset", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"srcHost", "bytes", ROLE_IN, 1, 0, 1, NULL, NULL},
	{"ByteCount", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
};

static CUresult call_150(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUarray, size_t, const void *, size_t))f)((CUarray)w[0], (size_t)w[1], (void *)w[2], (size_t)w[3]);
}

static const struct parameter parameters_cuMemcpyHtoA[] = {
	{"dstArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dstOffset", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"srcHost", "bytes", ROLE_IN, 1, 0, 1, NULL, NULL},
	{"ByteCount", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
};

static CUresult call_151(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUarray, unsigned, const void *, unsigned))f)((CUarray)w[0], (unsigned)w[1], (void *)w[2], (unsigned)w[3]);
}

static const struct parameter parameters_cuMemcpyAtoH_v2[] = {
	{"dstHost", "bytes", ROLE_OUT, 1, 0, 0, NULL, NULL},
	{"srcArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"srcOffset", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"ByteCount", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
};

static CUresult call_152(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, CUarray, size_t, size_t))f)((void *)w[0], (CUarray)w[1], (size_t)w[2], (size_t)w[3]);
}

static const struct parameter parameters_cuMemcpyAtoH[] = {
	{"dstHost", "bytes", ROLE_OUT, 1, 0, 0, NULL, NULL},
	{"srcArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"srcOffset", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"ByteCount", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
};

static CUresult call_153(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, CUarray, unsigned, unsigned))f)((void *)w[0], (CUarray)w[1], (unsigned)w[2], (unsigned)w[3]);
}

static const struct parameter parameters_cuMemcpyAtoA_v2[] = {
	{"dstArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dstOffset", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"srcArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"srcOffset", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"ByteCount", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_154(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUarray, size_t, CUarray, size_t, size_t))f)((CUarray)w[0], (size_t)w[1], (CUarray)w[2], (size_t)w[3], (size_t)w[4]);
}

static const struct parameter parameters_cuMemcpyAtoA[] = {
	{"dstArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dstOffset", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"srcArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"srcOffset", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"ByteCount", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_155(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUarray, unsigned, CUarray, unsigned, unsigned))f)((CUarray)w[0], (unsigned)w[1], (CUarray)w[2], (unsigned)w[3], (unsigned)w[4]);
}

static const struct parameter parameters_cuMemcpyHtoAAsync_v2[] = {
	{"dstArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dstOffset", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"srcHost", "bytes", ROLE_IN, 1, 0, 1, NULL, NULL},
	{"ByteCount", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_156(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUarray, size_t, const void *, size_t, CUstream))f)((CUarray)w[0], (size_t)w[1], (void *)w[2], (size_t)w[3], (CUstream)w[4]);
}

static const struct parameter parameters_cuMemcpyHtoAAsync[] = {
	{"dstArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dstOffset", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"srcHost", "bytes", ROLE_IN, 1, 0, 1, NULL, NULL},
	{"ByteCount", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_157(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUarray, unsigned, const void *, unsigned, CUstream))f)((CUarray)w[0], (unsigned)w[1], (void *)w[2], (unsigned)w[3], (CUstream)w[4]);
}

static const struct parameter parameters_cuMemcpyAtoHAsync_v2[] = {
	{"dstHost", "bytes", ROLE_OUT, 1, 0, 0, NULL, NULL},
	{"srcArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"srcOffset", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"ByteCount", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_158(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, CUarray, size_t, size_t, CUstream))f)((void *)w[0], (CUarray)w[1], (size_t)w[2], (size_t)w[3], (CUstream)w[4]);
}

static const struct parameter parameters_cuMemcpyAtoHAsync[] = {
	{"dstHost", "bytes", ROLE_OUT, 1, 0, 0, NULL, NULL},
	{"srcArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"srcOffset", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"ByteCount", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_159(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, CUarray, unsigned, unsigned, CUstream))f)((void *)w[0], (CUarray)w[1], (unsigned)w[2], (unsigned)w[3], (CUstream)w[4]);
}

static const struct field fields_CUDA_MEMCPY2D_v2[] = {
	{"srcXInBytes", 0, 8},
	{"srcY", 8, 8},
	{"srcMemoryType", 16, 4},
	{"srcHost", 24, 8},
	{"srcDevice", 32, 8},
	{"srcArray", 40, 8},
	{"srcPitch", 48, 8},
	{"dstXInBytes", 56, 8},
	{"dstY", 64, 8},
	{"dstMemoryType", 72, 4},
	{"dstHost", 80, 8},
	{"dstDevice", 88, 8},
	{"dstArray", 96, 8},
	{"dstPitch", 104, 8},
	{"WidthInBytes", 112, 8},
	{"Height", 120, 8},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuMemcpy2D_v2[] = {
	{"pCopy", "CUDA_MEMCPY2D_v2", ROLE_IN, 128, 0, 1, fields_CUDA_MEMCPY2D_v2, NULL},
};

static CUresult call_160(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUDA_MEMCPY2D_v2 *))f)((void *)w[0]);
}

static const struct field fields_CUDA_MEMCPY2D_v1[] = {
	{"srcXInBytes", 0, 4},
	{"srcY", 4, 4},
	{"srcMemoryType", 8, 4},
	{"srcHost", 16, 8},
	{"srcDevice", 24, 4},
	{"srcArray", 32, 8},
	{"srcPitch", 40, 4},
	{"dstXInBytes", 44, 4},
	{"dstY", 48, 4},
	{"dstMemoryType", 52, 4},
	{"dstHost", 56, 8},
	{"dstDevice", 64, 4},
	{"dstArray", 72, 8},
	{"dstPitch", 80, 4},
	{"WidthInBytes", 84, 4},
	{"Height", 88, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuMemcpy2D[] = {
	{"pCopy", "CUDA_MEMCPY2D_v1", ROLE_IN, 96, 0, 1, fields_CUDA_MEMCPY2D_v1, NULL},
};

static CUresult call_161(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUDA_MEMCPY2D_v1 *))f)((void *)w[0]);
}

static const struct parameter parameters_cuMemcpy2DUnaligned_v2[] = {
	{"pCopy", "CUDA_MEMCPY2D_v2", ROLE_IN, 128, 0, 1, fields_CUDA_MEMCPY2D_v2, NULL},
};

static const struct parameter parameters_cuMemcpy2DUnaligned[] = {
	{"pCopy", "CUDA_MEMCPY2D_v1", ROLE_IN, 96, 0, 1, fields_CUDA_MEMCPY2D_v1, NULL},
};

static const struct parameter parameters_cuMemcpy2DAsync_v2[] = {
	{"pCopy", "CUDA_MEMCPY2D_v2", ROLE_IN, 128, 0, 1, fields_CUDA_MEMCPY2D_v2, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_162(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUDA_MEMCPY2D_v2 *, CUstream))f)((void *)w[0], (CUstream)w[1]);
}

static const struct parameter parameters_cuMemcpy2DAsync[] = {
	{"pCopy", "CUDA_MEMCPY2D_v1", ROLE_IN, 96, 0, 1, fields_CUDA_MEMCPY2D_v1, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_163(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUDA_MEMCPY2D_v1 *, CUstream))f)((void *)w[0], (CUstream)w[1]);
}

static const struct field fields_CUDA_MEMCPY3D_v2[] = {
	{"srcXInBytes", 0, 8},
	{"srcY", 8, 8},
	{"srcZ", 16, 8},
	{"srcLOD", 24, 8},
	{"srcMemoryType", 32, 4},
	{"srcHost", 40, 8},
	{"srcDevice", 48, 8},
	{"srcArray", 56, 8},
	{"srcPitch", 72, 8},
	{"srcHeight", 80, 8},
	{"dstXInBytes", 88, 8},
	{"dstY", 96, 8},
	{"dstZ", 104, 8},
	{"dstLOD", 112, 8},
	{"dstMemoryType", 120, 4},
	{"dstHost", 128, 8},
	{"dstDevice", 136, 8},
	{"dstArray", 144, 8},
	{"dstPitch", 160, 8},
	{"dstHeight", 168, 8},
	{"WidthInBytes", 176, 8},
	{"Height", 184, 8},
	{"Depth", 192, 8},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuMemcpy3D_v2[] = {
	{"pCopy", "CUDA_MEMCPY3D_v2", ROLE_IN, 200, 0, 1, fields_CUDA_MEMCPY3D_v2, NULL},
};

static CUresult call_164(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUDA_MEMCPY3D_v2 *))f)((void *)w[0]);
}

static const struct field fields_CUDA_MEMCPY3D_v1[] = {
	{"srcXInBytes", 0, 4},
	{"srcY", 4, 4},
	{"srcZ", 8, 4},
	{"srcLOD", 12, 4},
	{"srcMemoryType", 16, 4},
	{"srcHost", 24, 8},
	{"srcDevice", 32, 4},
	{"srcArray", 40, 8},
	{"srcPitch", 56, 4},
	{"srcHeight", 60, 4},
	{"dstXInBytes", 64, 4},
	{"dstY", 68, 4},
	{"dstZ", 72, 4},
	{"dstLOD", 76, 4},
	{"dstMemoryType", 80, 4},
	{"dstHost", 88, 8},
	{"dstDevice", 96, 4},
	{"dstArray", 104, 8},
	{"dstPitch", 120, 4},
	{"dstHeight", 124, 4},
	{"WidthInBytes", 128, 4},
	{"Height", 132, 4},
	{"Depth", 136, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuMemcpy3D[] = {
	{"pCopy", "CUDA_MEMCPY3D_v1", ROLE_IN, 144, 0, 1, fields_CUDA_MEMCPY3D_v1, NULL},
};

static CUresult call_165(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUDA_MEMCPY3D_v1 *))f)((void *)w[0]);
}

static const struct parameter parameters_cuMemcpy3DAsync_v2[] = {
	{"pCopy", "CUDA_MEMCPY3D_v2", ROLE_IN, 200, 0, 1, fields_CUDA_MEMCPY3D_v2, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_166(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUDA_MEMCPY3D_v2 *, CUstream))f)((void *)w[0], (CUstream)w[1]);
}

static const struct parameter parameters_cuMemcpy3DAsync[] = {
	{"pCopy", "CUDA_MEMCPY3D_v1", ROLE_IN, 144, 0, 1, fields_CUDA_MEMCPY3D_v1, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_167(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUDA_MEMCPY3D_v1 *, CUstream))f)((void *)w[0], (CUstream)w[1]);
}

static const struct field fields_CUDA_MEMCPY3D_PEER_v1[] = {
	{"srcXInBytes", 0, 8},
	{"srcY", 8, 8},
	{"srcZ", 16, 8},
	{"srcLOD", 24, 8},
	{"srcMemoryType", 32, 4},
	{"srcHost", 40, 8},
	{"srcDevice", 48, 8},
	{"srcArray", 56, 8},
	{"srcContext", 64, 8},
	{"srcPitch", 72, 8},
	{"srcHeight", 80, 8},
	{"dstXInBytes", 88, 8},
	{"dstY", 96, 8},
	{"dstZ", 104, 8},
	{"dstLOD", 112, 8},
	{"dstMemoryType", 120, 4},
	{"dstHost", 128, 8},
	{"dstDevice", 136, 8},
	{"dstArray", 144, 8},
	{"dstContext", 152, 8},
	{"dstPitch", 160, 8},
	{"dstHeight", 168, 8},
	{"WidthInBytes", 176, 8},
	{"Height", 184, 8},
	{"Depth", 192, 8},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuMemcpy3DPeer[] = {
	{"pCopy", "CUDA_MEMCPY3D_PEER_v1", ROLE_IN, 200, 0, 1, fields_CUDA_MEMCPY3D_PEER_v1, NULL},
};

static CUresult call_168(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUDA_MEMCPY3D_PEER_v1 *))f)((void *)w[0]);
}

static const struct parameter parameters_cuMemcpy3DPeerAsync[] = {
	{"pCopy", "CUDA_MEMCPY3D_PEER_v1", ROLE_IN, 200, 0, 1, fields_CUDA_MEMCPY3D_PEER_v1, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_169(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUDA_MEMCPY3D_PEER_v1 *, CUstream))f)((void *)w[0], (CUstream)w[1]);
}

static const struct field fields_CUmemcpyAttributes_v1[] = {
	{"srcAccessOrder", 0, 4},
	{"srcLocHint.type", 4, 4},
	{"srcLocHint.id", 8, 4},
	{"dstLocHint.type", 12, 4},
	{"dstLocHint.id", 16, 4},
	{"flags", 20, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuMemcpyBatchAsync_v2[] = {
	{"dsts", "CUdeviceptr", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"srcs", "CUdeviceptr", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"sizes", "size_t", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"count", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"attrs", "CUmemcpyAttributes_v1", ROLE_IN, 24, 0, 1, fields_CUmemcpyAttributes_v1, NULL},
	{"attrsIdxs", "size_t", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numAttrs", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_170(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUdeviceptr *, const CUdeviceptr *, const size_t *, size_t, const CUmemcpyAttributes_v1 *, const size_t *, size_t, CUstream))f)((void *)w[0], (void *)w[1], (void *)w[2], (size_t)w[3], (void *)w[4], (void *)w[5], (size_t)w[6], (CUstream)w[7]);
}

static const struct parameter parameters_cuMemcpyBatchAsync[] = {
	{"dsts", "CUdeviceptr", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"srcs", "CUdeviceptr", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"sizes", "size_t", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"count", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"attrs", "CUmemcpyAttributes_v1", ROLE_IN, 24, 0, 1, fields_CUmemcpyAttributes_v1, NULL},
	{"attrsIdxs", "size_t", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numAttrs", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"failIdx", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_171(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUdeviceptr *, const CUdeviceptr *, const size_t *, size_t, const CUmemcpyAttributes_v1 *, const size_t *, size_t, size_t *, CUstream))f)((void *)w[0], (void *)w[1], (void *)w[2], (size_t)w[3], (void *)w[4], (void *)w[5], (size_t)w[6], (void *)w[7], (CUstream)w[8]);
}

static const struct field fields_CUDA_MEMCPY3D_BATCH_OP_v1[] = {
	{"src.type", 0, 4},
	{"dst.type", 40, 4},
	{"extent.width", 80, 8},
	{"extent.height", 88, 8},
	{"extent.depth", 96, 8},
	{"srcAccessOrder", 104, 4},
	{"flags", 108, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuMemcpy3DBatchAsync_v2[] = {
	{"numOps", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"opList", "CUDA_MEMCPY3D_BATCH_OP_v1", ROLE_IN, 112, 0, 1, fields_CUDA_MEMCPY3D_BATCH_OP_v1, NULL},
	{"flags", "u64", ROLE_FLAGS, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_172(void *f, const uint64_t *w)
{
	return ((CUresult (*)(size_t, const CUDA_MEMCPY3D_BATCH_OP_v1 *, uint64_t, CUstream))f)((size_t)w[0], (void *)w[1], (uint64_t)w[2], (CUstream)w[3]);
}

static const struct parameter parameters_cuMemcpy3DBatchAsync[] = {
	{"numOps", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"opList", "CUDA_MEMCPY3D_BATCH_OP_v1", ROLE_IN, 112, 0, 1, fields_CUDA_MEMCPY3D_BATCH_OP_v1, NULL},
	{"failIdx", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"flags", "u64", ROLE_FLAGS, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_173(void *f, const uint64_t *w)
{
	return ((CUresult (*)(size_t, const CUDA_MEMCPY3D_BATCH_OP_v1 *, size_t *, uint64_t, CUstream))f)((size_t)w[0], (void *)w[1], (void *)w[2], (uint64_t)w[3], (CUstream)w[4]);
}

static const struct field fields_CUmemDecompressParams[] = {
	{"srcNumBytes", 0, 8},
	{"dstNumBytes", 8, 8},
	{"dstActBytes", 16, 8},
	{"src", 24, 8},
	{"dst", 32, 8},
	{"algo", 40, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuMemBatchDecompressAsync[] = {
	{"paramsArray", "CUmemDecompressParams", ROLE_IN, 64, 0, 1, fields_CUmemDecompressParams, NULL},
	{"count", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
	{"errorIndex", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"stream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_174(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUmemDecompressParams *, size_t, unsigned, size_t *, CUstream))f)((void *)w[0], (size_t)w[1], (unsigned)w[2], (void *)w[3], (CUstream)w[4]);
}

static const struct parameter parameters_cuMemsetD8_v2[] = {
	{"dstDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"uc", "u8", ROLE_NUMBER, 1, 0, 1, NULL, NULL},
	{"N", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_175(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, uint8_t, size_t))f)((CUdeviceptr)w[0], (uint8_t)w[1], (size_t)w[2]);
}

static const struct parameter parameters_cuMemsetD8[] = {
	{"dstDevice", "CUdeviceptr_v1", ROLE_ADDRESS, 4, 0, 1, NULL, NULL},
	{"uc", "u8", ROLE_NUMBER, 1, 0, 1, NULL, NULL},
	{"N", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_176(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr_v1, uint8_t, unsigned))f)((CUdeviceptr_v1)w[0], (uint8_t)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuMemsetD16_v2[] = {
	{"dstDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"us", "u16", ROLE_NUMBER, 2, 0, 1, NULL, NULL},
	{"N", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_177(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, uint16_t, size_t))f)((CUdeviceptr)w[0], (uint16_t)w[1], (size_t)w[2]);
}

static const struct parameter parameters_cuMemsetD16[] = {
	{"dstDevice", "CUdeviceptr_v1", ROLE_ADDRESS, 4, 0, 1, NULL, NULL},
	{"us", "u16", ROLE_NUMBER, 2, 0, 1, NULL, NULL},
	{"N", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_178(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr_v1, uint16_t, unsigned))f)((CUdeviceptr_v1)w[0], (uint16_t)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuMemsetD32_v2[] = {
	{"dstDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"ui", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"N", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_179(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, unsigned, size_t))f)((CUdeviceptr)w[0], (unsigned)w[1], (size_t)w[2]);
}

static const struct parameter parameters_cuMemsetD32[] = {
	{"dstDevice", "CUdeviceptr_v1", ROLE_ADDRESS, 4, 0, 1, NULL, NULL},
	{"ui", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"N", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_180(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr_v1, unsigned, unsigned))f)((CUdeviceptr_v1)w[0], (unsigned)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuMemsetD2D8_v2[] = {
	{"dstDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"dstPitch", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"uc", "u8", ROLE_NUMBER, 1, 0, 1, NULL, NULL},
	{"Width", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"Height", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_181(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, size_t, uint8_t, size_t, size_t))f)((CUdeviceptr)w[0], (size_t)w[1], (uint8_t)w[2], (size_t)w[3], (size_t)w[4]);
}

static const struct parameter parameters_cuMemsetD2D8[] = {
	{"dstDevice", "CUdeviceptr_v1", ROLE_ADDRESS, 4, 0, 1, NULL, NULL},
	{"dstPitch", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"uc", "u8", ROLE_NUMBER, 1, 0, 1, NULL, NULL},
	{"Width", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"Height", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_182(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr_v1, unsigned, uint8_t, unsigned, unsigned))f)((CUdeviceptr_v1)w[0], (unsigned)w[1], (uint8_t)w[2], (unsigned)w[3], (unsigned)w[4]);
}

static const struct parameter parameters_cuMemsetD2D16_v2[] = {
	{"dstDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"dstPitch", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"us", "u16", ROLE_NUMBER, 2, 0, 1, NULL, NULL},
	{"Width", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"Height", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_183(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, size_t, uint16_t, size_t, size_t))f)((CUdeviceptr)w[0], (size_t)w[1], (uint16_t)w[2], (size_t)w[3], (size_t)w[4]);
}

static const struct parameter parameters_cuMemsetD2D16[] = {
	{"dstDevice", "CUdeviceptr_v1", ROLE_ADDRESS, 4, 0, 1, NULL, NULL},
	{"dstPitch", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"us", "u16", ROLE_NUMBER, 2, 0, 1, NULL, NULL},
	{"Width", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"Height", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_184(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr_v1, unsigned, uint16_t, unsigned, unsigned))f)((CUdeviceptr_v1)w[0], (unsigned)w[1], (uint16_t)w[2], (unsigned)w[3], (unsigned)w[4]);
}

static const struct parameter parameters_cuMemsetD2D32_v2[] = {
	{"dstDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"dstPitch", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"ui", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"Width", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"Height", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_185(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, size_t, unsigned, size_t, size_t))f)((CUdeviceptr)w[0], (size_t)w[1], (unsigned)w[2], (size_t)w[3], (size_t)w[4]);
}

static const struct parameter parameters_cuMemsetD2D32[] = {
	{"dstDevice", "CUdeviceptr_v1", ROLE_ADDRESS, 4, 0, 1, NULL, NULL},
	{"dstPitch", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"ui", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"Width", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"Height", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_186(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr_v1, unsigned, unsigned, unsigned, unsigned))f)((CUdeviceptr_v1)w[0], (unsigned)w[1], (unsigned)w[2], (unsigned)w[3], (unsigned)w[4]);
}

static const struct parameter parameters_cuMemsetD8Async[] = {
	{"dstDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"uc", "u8", ROLE_NUMBER, 1, 0, 1, NULL, NULL},
	{"N", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_187(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, uint8_t, size_t, CUstream))f)((CUdeviceptr)w[0], (uint8_t)w[1], (size_t)w[2], (CUstream)w[3]);
}

static const struct parameter parameters_cuMemsetD16Async[] = {
	{"dstDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"us", "u16", ROLE_NUMBER, 2, 0, 1, NULL, NULL},
	{"N", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_188(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, uint16_t, size_t, CUstream))f)((CUdeviceptr)w[0], (uint16_t)w[1], (size_t)w[2], (CUstream)w[3]);
}

static const struct parameter parameters_cuMemsetD32Async[] = {
	{"dstDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"ui", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"N", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_189(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, unsigned, size_t, CUstream))f)((CUdeviceptr)w[0], (unsigned)w[1], (size_t)w[2], (CUstream)w[3]);
}

static const struct parameter parameters_cuMemsetD2D8Async[] = {
	{"dstDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"dstPitch", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"uc", "u8", ROLE_NUMBER, 1, 0, 1, NULL, NULL},
	{"Width", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"Height", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_190(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, size_t, uint8_t, size_t, size_t, CUstream))f)((CUdeviceptr)w[0], (size_t)w[1], (uint8_t)w[2], (size_t)w[3], (size_t)w[4], (CUstream)w[5]);
}

static const struct parameter parameters_cuMemsetD2D16Async[] = {
	{"dstDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"dstPitch", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"us", "u16", ROLE_NUMBER, 2, 0, 1, NULL, NULL},
	{"Width", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"Height", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_191(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, size_t, uint16_t, size_t, size_t, CUstream))f)((CUdeviceptr)w[0], (size_t)w[1], (uint16_t)w[2], (size_t)w[3], (size_t)w[4], (CUstream)w[5]);
}

static const struct parameter parameters_cuMemsetD2D32Async[] = {
	{"dstDevice", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"dstPitch", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"ui", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"Width", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"Height", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_192(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, size_t, unsigned, size_t, size_t, CUstream))f)((CUdeviceptr)w[0], (size_t)w[1], (unsigned)w[2], (size_t)w[3], (size_t)w[4], (CUstream)w[5]);
}

static const struct parameter parameters_cuMemAllocManaged[] = {
	{"dptr", "CUdeviceptr", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"bytesize", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_193(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr *, size_t, unsigned))f)((void *)w[0], (size_t)w[1], (unsigned)w[2]);
}

static const struct enumerator values_CUmem_advise[] = {
	{"CU_MEM_ADVISE_SET_READ_MOSTLY", 1},
	{"CU_MEM_ADVISE_UNSET_READ_MOSTLY", 2},
	{"CU_MEM_ADVISE_SET_PREFERRED_LOCATION", 3},
	{"CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION", 4},
	{"CU_MEM_ADVISE_SET_ACCESSED_BY", 5},
	{"CU_MEM_ADVISE_UNSET_ACCESSED_BY", 6},
	{NULL, 0},
};
static const struct field fields_CUmemLocation_v1[] = {
	{"type", 0, 4},
	{"id", 4, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuMemAdvise_v2[] = {
	{"devPtr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"count", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"advice", "CUmem_advise", ROLE_ENUM, 4, 1, 1, NULL, values_CUmem_advise},
	{"location", "CUmemLocation_v1", ROLE_STRUCT, 8, 0, 1, fields_CUmemLocation_v1, NULL},
};

static CUresult call_194(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, size_t, CUmem_advise, CUmemLocation_v1))f)((CUdeviceptr)w[0], (size_t)w[1], (CUmem_advise)w[2], *(const CUmemLocation_v1 *)w[3]);
}

static const struct parameter parameters_cuMemAdvise[] = {
	{"devPtr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"count", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"advice", "CUmem_advise", ROLE_ENUM, 4, 1, 1, NULL, values_CUmem_advise},
	{"device", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_195(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, size_t, CUmem_advise, CUdevice))f)((CUdeviceptr)w[0], (size_t)w[1], (CUmem_advise)w[2], (CUdevice)w[3]);
}

static const struct parameter parameters_cuMemPrefetchAsync_v2[] = {
	{"devPtr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"count", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"location", "CUmemLocation_v1", ROLE_STRUCT, 8, 0, 1, fields_CUmemLocation_v1, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_196(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, size_t, CUmemLocation_v1, unsigned, CUstream))f)((CUdeviceptr)w[0], (size_t)w[1], *(const CUmemLocation_v1 *)w[2], (unsigned)w[3], (CUstream)w[4]);
}

static const struct parameter parameters_cuMemPrefetchAsync[] = {
	{"devPtr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"count", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"dstDevice", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_197(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, size_t, CUdevice, CUstream))f)((CUdeviceptr)w[0], (size_t)w[1], (CUdevice)w[2], (CUstream)w[3]);
}

static const struct parameter parameters_cuMemPrefetchBatchAsync[] = {
	{"dptrs", "CUdeviceptr", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"sizes", "size_t", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"count", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"prefetchLocs", "CUmemLocation_v1", ROLE_IN, 8, 0, 1, fields_CUmemLocation_v1, NULL},
	{"prefetchLocIdxs", "size_t", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numPrefetchLocs", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"flags", "u64", ROLE_FLAGS, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_198(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUdeviceptr *, const size_t *, size_t, const CUmemLocation_v1 *, const size_t *, size_t, uint64_t, CUstream))f)((void *)w[0], (void *)w[1], (size_t)w[2], (void *)w[3], (void *)w[4], (size_t)w[5], (uint64_t)w[6], (CUstream)w[7]);
}

static const struct parameter parameters_cuMemDiscardBatchAsync[] = {
	{"dptrs", "CUdeviceptr", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"sizes", "size_t", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"count", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"flags", "u64", ROLE_FLAGS, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_199(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUdeviceptr *, const size_t *, size_t, uint64_t, CUstream))f)((void *)w[0], (void *)w[1], (size_t)w[2], (uint64_t)w[3], (CUstream)w[4]);
}

static const struct parameter parameters_cuMemDiscardAndPrefetchBatchAsync[] = {
	{"dptrs", "CUdeviceptr", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"sizes", "size_t", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"count", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"prefetchLocs", "CUmemLocation_v1", ROLE_IN, 8, 0, 1, fields_CUmemLocation_v1, NULL},
	{"prefetchLocIdxs", "size_t", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numPrefetchLocs", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"flags", "u64", ROLE_FLAGS, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static const struct enumerator values_CUmem_range_attribute[] = {
	{"CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY", 1},
	{"CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION", 2},
	{"CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY", 3},
	{"CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION", 4},
	{"CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE", 5},
	{"CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID", 6},
	{"CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE", 7},
	{"CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID", 8},
	{NULL, 0},
};
static const struct parameter parameters_cuMemRangeGetAttribute[] = {
	{"data", "bytes", ROLE_OUT, 1, 0, 0, NULL, NULL},
	{"dataSize", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"attribute", "CUmem_range_attribute", ROLE_ENUM, 4, 1, 1, NULL, values_CUmem_range_attribute},
	{"devPtr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"count", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_200(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, size_t, CUmem_range_attribute, CUdeviceptr, size_t))f)((void *)w[0], (size_t)w[1], (CUmem_range_attribute)w[2], (CUdeviceptr)w[3], (size_t)w[4]);
}

static const struct parameter parameters_cuMemRangeGetAttributes[] = {
	{"data", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"dataSizes", "size_t", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"attributes", "CUmem_range_attribute", ROLE_IN, 4, 1, 1, NULL, NULL},
	{"numAttributes", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"devPtr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"count", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_201(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, const size_t *, const CUmem_range_attribute *, size_t, CUdeviceptr, size_t))f)((void *)w[0], (void *)w[1], (void *)w[2], (size_t)w[3], (CUdeviceptr)w[4], (size_t)w[5]);
}

static const struct parameter parameters_cuStreamAttachMemAsync[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dptr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"length", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_202(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, CUdeviceptr, size_t, unsigned))f)((CUstream)w[0], (CUdeviceptr)w[1], (size_t)w[2], (unsigned)w[3]);
}

static const struct parameter parameters_cuMemAllocAsync[] = {
	{"dptr", "CUdeviceptr", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"bytesize", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_203(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr *, size_t, CUstream))f)((void *)w[0], (size_t)w[1], (CUstream)w[2]);
}

static const struct parameter parameters_cuMemAllocFromPoolAsync[] = {
	{"dptr", "CUdeviceptr", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"bytesize", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"pool", "CUmemoryPool", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_204(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr *, size_t, CUmemoryPool, CUstream))f)((void *)w[0], (size_t)w[1], (CUmemoryPool)w[2], (CUstream)w[3]);
}

static const struct parameter parameters_cuMemFreeAsync[] = {
	{"dptr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_205(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, CUstream))f)((CUdeviceptr)w[0], (CUstream)w[1]);
}

static const struct parameter parameters_cuDeviceSetMemPool[] = {
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
	{"pool", "CUmemoryPool", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_206(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdevice, CUmemoryPool))f)((CUdevice)w[0], (CUmemoryPool)w[1]);
}

static const struct parameter parameters_cuDeviceGetMemPool[] = {
	{"pool", "CUmemoryPool", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_207(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmemoryPool *, CUdevice))f)((void *)w[0], (CUdevice)w[1]);
}

static const struct parameter parameters_cuDeviceGetDefaultMemPool[] = {
	{"pool_out", "CUmemoryPool", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static const struct field fields_CUmemPoolProps_v1[] = {
	{"allocType", 0, 4},
	{"handleTypes", 4, 4},
	{"location.type", 8, 4},
	{"location.id", 12, 4},
	{"win32SecurityAttributes", 16, 8},
	{"maxSize", 24, 8},
	{"usage", 32, 2},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuMemPoolCreate[] = {
	{"pool", "CUmemoryPool", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"poolProps", "CUmemPoolProps_v1", ROLE_IN, 88, 0, 1, fields_CUmemPoolProps_v1, NULL},
};

static CUresult call_208(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmemoryPool *, const CUmemPoolProps_v1 *))f)((void *)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuMemPoolDestroy[] = {
	{"pool", "CUmemoryPool", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_209(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmemoryPool))f)((CUmemoryPool)w[0]);
}

static const struct parameter parameters_cuMemPoolTrimTo[] = {
	{"pool", "CUmemoryPool", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"minBytesToKeep", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_210(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmemoryPool, size_t))f)((CUmemoryPool)w[0], (size_t)w[1]);
}

static const struct enumerator values_CUmemPool_attribute[] = {
	{"CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES", 1},
	{"CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC", 2},
	{"CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES", 3},
	{"CU_MEMPOOL_ATTR_RELEASE_THRESHOLD", 4},
	{"CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT", 5},
	{"CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH", 6},
	{"CU_MEMPOOL_ATTR_USED_MEM_CURRENT", 7},
	{"CU_MEMPOOL_ATTR_USED_MEM_HIGH", 8},
	{NULL, 0},
};
static const struct parameter parameters_cuMemPoolSetAttribute[] = {
	{"pool", "CUmemoryPool", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"attr", "CUmemPool_attribute", ROLE_ENUM, 4, 1, 1, NULL, values_CUmemPool_attribute},
	{"value", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
};

static CUresult call_211(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmemoryPool, CUmemPool_attribute, void *))f)((CUmemoryPool)w[0], (CUmemPool_attribute)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuMemPoolGetAttribute[] = {
	{"pool", "CUmemoryPool", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"attr", "CUmemPool_attribute", ROLE_ENUM, 4, 1, 1, NULL, values_CUmemPool_attribute},
	{"value", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
};

static const struct field fields_CUmemAccessDesc_v1[] = {
	{"location.type", 0, 4},
	{"location.id", 4, 4},
	{"flags", 8, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuMemPoolSetAccess[] = {
	{"pool", "CUmemoryPool", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"map", "CUmemAccessDesc_v1", ROLE_IN, 12, 0, 1, fields_CUmemAccessDesc_v1, NULL},
	{"count", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
};

static CUresult call_212(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmemoryPool, const CUmemAccessDesc_v1 *, size_t))f)((CUmemoryPool)w[0], (void *)w[1], (size_t)w[2]);
}

static const struct parameter parameters_cuMemPoolGetAccess[] = {
	{"flags", "CUmemAccess_flags", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"memPool", "CUmemoryPool", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"location", "CUmemLocation_v1", ROLE_IN, 8, 0, 1, fields_CUmemLocation_v1, NULL},
};

static CUresult call_213(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmemAccess_flags *, CUmemoryPool, const CUmemLocation_v1 *))f)((void *)w[0], (CUmemoryPool)w[1], (void *)w[2]);
}

static const struct enumerator values_CUmemAllocationType[] = {
	{"CU_MEM_ALLOCATION_TYPE_INVALID", 0},
	{"CU_MEM_ALLOCATION_TYPE_PINNED", 1},
	{"CU_MEM_ALLOCATION_TYPE_MANAGED", 2},
	{"CU_MEM_ALLOCATION_TYPE_MAX", 2147483647},
	{NULL, 0},
};
static const struct parameter parameters_cuMemGetDefaultMemPool[] = {
	{"pool_out", "CUmemoryPool", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"location", "CUmemLocation_v1", ROLE_IN, 8, 0, 1, fields_CUmemLocation_v1, NULL},
	{"type", "CUmemAllocationType", ROLE_ENUM, 4, 1, 1, NULL, values_CUmemAllocationType},
};

static CUresult call_214(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmemoryPool *, const CUmemLocation_v1 *, CUmemAllocationType))f)((void *)w[0], (void *)w[1], (CUmemAllocationType)w[2]);
}

static const struct parameter parameters_cuMemGetMemPool[] = {
	{"pool", "CUmemoryPool", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"location", "CUmemLocation_v1", ROLE_IN, 8, 0, 1, fields_CUmemLocation_v1, NULL},
	{"type", "CUmemAllocationType", ROLE_ENUM, 4, 1, 1, NULL, values_CUmemAllocationType},
};

static const struct parameter parameters_cuMemSetMemPool[] = {
	{"location", "CUmemLocation_v1", ROLE_IN, 8, 0, 1, fields_CUmemLocation_v1, NULL},
	{"type", "CUmemAllocationType", ROLE_ENUM, 4, 1, 1, NULL, values_CUmemAllocationType},
	{"pool", "CUmemoryPool", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_215(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUmemLocation_v1 *, CUmemAllocationType, CUmemoryPool))f)((void *)w[0], (CUmemAllocationType)w[1], (CUmemoryPool)w[2]);
}

static const struct enumerator values_CUmemAllocationHandleType[] = {
	{"CU_MEM_HANDLE_TYPE_NONE", 0},
	{"CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR", 1},
	{"CU_MEM_HANDLE_TYPE_WIN32", 2},
	{"CU_MEM_HANDLE_TYPE_WIN32_KMT", 4},
	{"CU_MEM_HANDLE_TYPE_FABRIC", 8},
	{"CU_MEM_HANDLE_TYPE_MAX", 2147483647},
	{NULL, 0},
};
static const struct parameter parameters_cuMemPoolExportToShareableHandle[] = {
	{"handle_out", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"pool", "CUmemoryPool", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"handleType", "CUmemAllocationHandleType", ROLE_ENUM, 4, 1, 1, NULL, values_CUmemAllocationHandleType},
	{"flags", "u64", ROLE_FLAGS, 8, 0, 1, NULL, NULL},
};

static CUresult call_216(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, CUmemoryPool, CUmemAllocationHandleType, uint64_t))f)((void *)w[0], (CUmemoryPool)w[1], (CUmemAllocationHandleType)w[2], (uint64_t)w[3]);
}

static const struct parameter parameters_cuMemPoolImportFromShareableHandle[] = {
	{"pool_out", "CUmemoryPool", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"handle", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"handleType", "CUmemAllocationHandleType", ROLE_ENUM, 4, 1, 1, NULL, values_CUmemAllocationHandleType},
	{"flags", "u64", ROLE_FLAGS, 8, 0, 1, NULL, NULL},
};

static CUresult call_217(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmemoryPool *, void *, CUmemAllocationHandleType, uint64_t))f)((void *)w[0], (void *)w[1], (CUmemAllocationHandleType)w[2], (uint64_t)w[3]);
}

static const struct parameter parameters_cuMemPoolExportPointer[] = {
	{"shareData_out", "CUmemPoolPtrExportData_v1", ROLE_OUT, 64, 0, 0, NULL, NULL},
	{"ptr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
};

static CUresult call_218(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmemPoolPtrExportData_v1 *, CUdeviceptr))f)((void *)w[0], (CUdeviceptr)w[1]);
}

static const struct field fields_CUmemPoolPtrExportData_v1[] = {
	{NULL, 0, 0},
};
static const struct parameter parameters_cuMemPoolImportPointer[] = {
	{"ptr_out", "CUdeviceptr", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"pool", "CUmemoryPool", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"shareData", "CUmemPoolPtrExportData_v1", ROLE_IN, 64, 0, 1, fields_CUmemPoolPtrExportData_v1, NULL},
};

static CUresult call_219(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr *, CUmemoryPool, const CUmemPoolPtrExportData_v1 *))f)((void *)w[0], (CUmemoryPool)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuMemAddressReserve[] = {
	{"ptr", "CUdeviceptr", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"size", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"alignment", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"addr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"flags", "u64", ROLE_FLAGS, 8, 0, 1, NULL, NULL},
};

static CUresult call_220(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr *, size_t, size_t, CUdeviceptr, uint64_t))f)((void *)w[0], (size_t)w[1], (size_t)w[2], (CUdeviceptr)w[3], (uint64_t)w[4]);
}

static const struct parameter parameters_cuMemAddressFree[] = {
	{"ptr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"size", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_221(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, size_t))f)((CUdeviceptr)w[0], (size_t)w[1]);
}

static const struct field fields_CUmemAllocationProp_v1[] = {
	{"type", 0, 4},
	{"requestedHandleTypes", 4, 4},
	{"location.type", 8, 4},
	{"location.id", 12, 4},
	{"win32HandleMetaData", 16, 8},
	{"allocFlags.compressionType", 24, 1},
	{"allocFlags.gpuDirectRDMACapable", 25, 1},
	{"allocFlags.usage", 26, 2},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuMemCreate[] = {
	{"handle", "CUmemGenericAllocationHandle", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"size", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"prop", "CUmemAllocationProp_v1", ROLE_IN, 32, 0, 1, fields_CUmemAllocationProp_v1, NULL},
	{"flags", "u64", ROLE_FLAGS, 8, 0, 1, NULL, NULL},
};

static CUresult call_222(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmemGenericAllocationHandle *, size_t, const CUmemAllocationProp_v1 *, uint64_t))f)((void *)w[0], (size_t)w[1], (void *)w[2], (uint64_t)w[3]);
}

static const struct parameter parameters_cuMemRelease[] = {
	{"handle", "CUmemGenericAllocationHandle", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_223(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmemGenericAllocationHandle))f)((CUmemGenericAllocationHandle)w[0]);
}

static const struct parameter parameters_cuMemMap[] = {
	{"ptr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"size", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"offset", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"handle", "CUmemGenericAllocationHandle", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"flags", "u64", ROLE_FLAGS, 8, 0, 1, NULL, NULL},
};

static CUresult call_224(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, size_t, size_t, CUmemGenericAllocationHandle, uint64_t))f)((CUdeviceptr)w[0], (size_t)w[1], (size_t)w[2], (CUmemGenericAllocationHandle)w[3], (uint64_t)w[4]);
}

static const struct parameter parameters_cuMemUnmap[] = {
	{"ptr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"size", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static const struct field fields_CUarrayMapInfo_v1[] = {
	{"resourceType", 0, 4},
	{"subresourceType", 16, 4},
	{"memOperationType", 56, 4},
	{"memHandleType", 60, 4},
	{"offset", 72, 8},
	{"deviceBitMask", 80, 4},
	{"flags", 84, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuMemMapArrayAsync[] = {
	{"mapInfoList", "CUarrayMapInfo_v1", ROLE_IN, 96, 0, 1, fields_CUarrayMapInfo_v1, NULL},
	{"count", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_225(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUarrayMapInfo_v1 *, unsigned, CUstream))f)((void *)w[0], (unsigned)w[1], (CUstream)w[2]);
}

static const struct parameter parameters_cuMemSetAccess[] = {
	{"ptr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"size", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"desc", "CUmemAccessDesc_v1", ROLE_IN, 12, 0, 1, fields_CUmemAccessDesc_v1, NULL},
	{"count", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
};

static CUresult call_226(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr, size_t, const CUmemAccessDesc_v1 *, size_t))f)((CUdeviceptr)w[0], (size_t)w[1], (void *)w[2], (size_t)w[3]);
}

static const struct parameter parameters_cuMemGetAccess[] = {
	{"flags", "u64", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"location", "CUmemLocation_v1", ROLE_IN, 8, 0, 1, fields_CUmemLocation_v1, NULL},
	{"ptr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
};

static CUresult call_227(void *f, const uint64_t *w)
{
	return ((CUresult (*)(uint64_t *, const CUmemLocation_v1 *, CUdeviceptr))f)((void *)w[0], (void *)w[1], (CUdeviceptr)w[2]);
}

static const struct parameter parameters_cuMemExportToShareableHandle[] = {
	{"shareableHandle", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"handle", "CUmemGenericAllocationHandle", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"handleType", "CUmemAllocationHandleType", ROLE_ENUM, 4, 1, 1, NULL, values_CUmemAllocationHandleType},
	{"flags", "u64", ROLE_FLAGS, 8, 0, 1, NULL, NULL},
};

static CUresult call_228(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, CUmemGenericAllocationHandle, CUmemAllocationHandleType, uint64_t))f)((void *)w[0], (CUmemGenericAllocationHandle)w[1], (CUmemAllocationHandleType)w[2], (uint64_t)w[3]);
}

static const struct parameter parameters_cuMemImportFromShareableHandle[] = {
	{"handle", "CUmemGenericAllocationHandle", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"osHandle", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"shHandleType", "CUmemAllocationHandleType", ROLE_ENUM, 4, 1, 1, NULL, values_CUmemAllocationHandleType},
};

static CUresult call_229(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmemGenericAllocationHandle *, void *, CUmemAllocationHandleType))f)((void *)w[0], (void *)w[1], (CUmemAllocationHandleType)w[2]);
}

static const struct enumerator values_CUmemRangeHandleType[] = {
	{"CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD", 1},
	{"CU_MEM_RANGE_HANDLE_TYPE_MAX", 2147483647},
	{NULL, 0},
};
static const struct parameter parameters_cuMemGetHandleForAddressRange[] = {
	{"handle", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"dptr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"size", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"handleType", "CUmemRangeHandleType", ROLE_ENUM, 4, 1, 1, NULL, values_CUmemRangeHandleType},
	{"flags", "u64", ROLE_FLAGS, 8, 0, 1, NULL, NULL},
};

static CUresult call_230(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, CUdeviceptr, size_t, CUmemRangeHandleType, uint64_t))f)((void *)w[0], (CUdeviceptr)w[1], (size_t)w[2], (CUmemRangeHandleType)w[3], (uint64_t)w[4]);
}

static const struct enumerator values_CUmemAllocationGranularity_flags[] = {
	{"CU_MEM_ALLOC_GRANULARITY_MINIMUM", 0},
	{"CU_MEM_ALLOC_GRANULARITY_RECOMMENDED", 1},
	{NULL, 0},
};
static const struct parameter parameters_cuMemGetAllocationGranularity[] = {
	{"granularity", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"prop", "CUmemAllocationProp_v1", ROLE_IN, 32, 0, 1, fields_CUmemAllocationProp_v1, NULL},
	{"option", "CUmemAllocationGranularity_flags", ROLE_ENUM, 4, 1, 1, NULL, values_CUmemAllocationGranularity_flags},
};

static CUresult call_231(void *f, const uint64_t *w)
{
	return ((CUresult (*)(size_t *, const CUmemAllocationProp_v1 *, CUmemAllocationGranularity_flags))f)((void *)w[0], (void *)w[1], (CUmemAllocationGranularity_flags)w[2]);
}

static const struct parameter parameters_cuMemGetAllocationPropertiesFromHandle[] = {
	{"prop", "CUmemAllocationProp_v1", ROLE_OUT, 32, 0, 0, NULL, NULL},
	{"handle", "CUmemGenericAllocationHandle", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_232(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmemAllocationProp_v1 *, CUmemGenericAllocationHandle))f)((void *)w[0], (CUmemGenericAllocationHandle)w[1]);
}

static const struct parameter parameters_cuMemRetainAllocationHandle[] = {
	{"handle", "CUmemGenericAllocationHandle", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"addr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
};

static CUresult call_233(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmemGenericAllocationHandle *, CUdeviceptr))f)((void *)w[0], (CUdeviceptr)w[1]);
}

static const struct field fields_CUmulticastObjectProp_v1[] = {
	{"numDevices", 0, 4},
	{"size", 8, 8},
	{"handleTypes", 16, 8},
	{"flags", 24, 8},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuMulticastCreate[] = {
	{"mcHandle", "CUmemGenericAllocationHandle", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"prop", "CUmulticastObjectProp_v1", ROLE_IN, 32, 0, 1, fields_CUmulticastObjectProp_v1, NULL},
};

static CUresult call_234(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmemGenericAllocationHandle *, const CUmulticastObjectProp_v1 *))f)((void *)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuMulticastAddDevice[] = {
	{"mcHandle", "CUmemGenericAllocationHandle", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_235(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmemGenericAllocationHandle, CUdevice))f)((CUmemGenericAllocationHandle)w[0], (CUdevice)w[1]);
}

static const struct parameter parameters_cuMulticastBindMem[] = {
	{"mcHandle", "CUmemGenericAllocationHandle", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"mcOffset", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"memHandle", "CUmemGenericAllocationHandle", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"memOffset", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"size", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"flags", "u64", ROLE_FLAGS, 8, 0, 1, NULL, NULL},
};

static CUresult call_236(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmemGenericAllocationHandle, size_t, CUmemGenericAllocationHandle, size_t, size_t, uint64_t))f)((CUmemGenericAllocationHandle)w[0], (size_t)w[1], (CUmemGenericAllocationHandle)w[2], (size_t)w[3], (size_t)w[4], (uint64_t)w[5]);
}

static const struct parameter parameters_cuMulticastBindAddr[] = {
	{"mcHandle", "CUmemGenericAllocationHandle", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"mcOffset", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"memptr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"size", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"flags", "u64", ROLE_FLAGS, 8, 0, 1, NULL, NULL},
};

static CUresult call_237(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmemGenericAllocationHandle, size_t, CUdeviceptr, size_t, uint64_t))f)((CUmemGenericAllocationHandle)w[0], (size_t)w[1], (CUdeviceptr)w[2], (size_t)w[3], (uint64_t)w[4]);
}

static const struct parameter parameters_cuMulticastUnbind[] = {
	{"mcHandle", "CUmemGenericAllocationHandle", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
	{"mcOffset", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"size", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_238(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmemGenericAllocationHandle, CUdevice, size_t, size_t))f)((CUmemGenericAllocationHandle)w[0], (CUdevice)w[1], (size_t)w[2], (size_t)w[3]);
}

static const struct enumerator values_CUmulticastGranularity_flags[] = {
	{"CU_MULTICAST_GRANULARITY_MINIMUM", 0},
	{"CU_MULTICAST_GRANULARITY_RECOMMENDED", 1},
	{NULL, 0},
};
static const struct parameter parameters_cuMulticastGetGranularity[] = {
	{"granularity", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"prop", "CUmulticastObjectProp_v1", ROLE_IN, 32, 0, 1, fields_CUmulticastObjectProp_v1, NULL},
	{"option", "CUmulticastGranularity_flags", ROLE_ENUM, 4, 1, 1, NULL, values_CUmulticastGranularity_flags},
};

static CUresult call_239(void *f, const uint64_t *w)
{
	return ((CUresult (*)(size_t *, const CUmulticastObjectProp_v1 *, CUmulticastGranularity_flags))f)((void *)w[0], (void *)w[1], (CUmulticastGranularity_flags)w[2]);
}

static const struct parameter parameters_cuIpcGetEventHandle[] = {
	{"pHandle", "CUipcEventHandle_v1", ROLE_OUT, 64, 0, 0, NULL, NULL},
	{"event", "CUevent", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_240(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUipcEventHandle_v1 *, CUevent))f)((void *)w[0], (CUevent)w[1]);
}

static const struct field fields_CUipcEventHandle_v1[] = {
	{NULL, 0, 0},
};
static const struct parameter parameters_cuIpcOpenEventHandle[] = {
	{"phEvent", "CUevent", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"handle", "CUipcEventHandle_v1", ROLE_STRUCT, 64, 0, 1, fields_CUipcEventHandle_v1, NULL},
};

static CUresult call_241(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUevent *, CUipcEventHandle_v1))f)((void *)w[0], *(const CUipcEventHandle_v1 *)w[1]);
}

static const struct parameter parameters_cuIpcGetMemHandle[] = {
	{"pHandle", "CUipcMemHandle_v1", ROLE_OUT, 64, 0, 0, NULL, NULL},
	{"dptr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
};

static CUresult call_242(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUipcMemHandle_v1 *, CUdeviceptr))f)((void *)w[0], (CUdeviceptr)w[1]);
}

static const struct field fields_CUipcMemHandle_v1[] = {
	{NULL, 0, 0},
};
static const struct parameter parameters_cuIpcOpenMemHandle_v2[] = {
	{"pdptr", "CUdeviceptr", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"handle", "CUipcMemHandle_v1", ROLE_STRUCT, 64, 0, 1, fields_CUipcMemHandle_v1, NULL},
	{"Flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_243(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr *, CUipcMemHandle_v1, unsigned))f)((void *)w[0], *(const CUipcMemHandle_v1 *)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuIpcCloseMemHandle[] = {
	{"dptr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
};

static const struct field fields_CUDA_ARRAY_DESCRIPTOR_v2[] = {
	{"Width", 0, 8},
	{"Height", 8, 8},
	{"Format", 16, 4},
	{"NumChannels", 20, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuArrayCreate_v2[] = {
	{"pHandle", "CUarray", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"pAllocateArray", "CUDA_ARRAY_DESCRIPTOR_v2", ROLE_IN, 24, 0, 1, fields_CUDA_ARRAY_DESCRIPTOR_v2, NULL},
};

static CUresult call_244(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUarray *, const CUDA_ARRAY_DESCRIPTOR_v2 *))f)((void *)w[0], (void *)w[1]);
}

static const struct field fields_CUDA_ARRAY_DESCRIPTOR_v1[] = {
	{"Width", 0, 4},
	{"Height", 4, 4},
	{"Format", 8, 4},
	{"NumChannels", 12, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuArrayCreate[] = {
	{"pHandle", "CUarray", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"pAllocateArray", "CUDA_ARRAY_DESCRIPTOR_v1", ROLE_IN, 16, 0, 1, fields_CUDA_ARRAY_DESCRIPTOR_v1, NULL},
};

static CUresult call_245(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUarray *, const CUDA_ARRAY_DESCRIPTOR_v1 *))f)((void *)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuArrayGetDescriptor_v2[] = {
	{"pArrayDescriptor", "CUDA_ARRAY_DESCRIPTOR_v2", ROLE_OUT, 24, 0, 0, NULL, NULL},
	{"hArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_246(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUDA_ARRAY_DESCRIPTOR_v2 *, CUarray))f)((void *)w[0], (CUarray)w[1]);
}

static const struct parameter parameters_cuArrayGetDescriptor[] = {
	{"pArrayDescriptor", "CUDA_ARRAY_DESCRIPTOR_v1", ROLE_OUT, 16, 0, 0, NULL, NULL},
	{"hArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_247(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUDA_ARRAY_DESCRIPTOR_v1 *, CUarray))f)((void *)w[0], (CUarray)w[1]);
}

static const struct parameter parameters_cuArrayGetSparseProperties[] = {
	{"sparseProperties", "CUDA_ARRAY_SPARSE_PROPERTIES_v1", ROLE_OUT, 48, 0, 0, NULL, NULL},
	{"array", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_248(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUDA_ARRAY_SPARSE_PROPERTIES_v1 *, CUarray))f)((void *)w[0], (CUarray)w[1]);
}

static const struct parameter parameters_cuArrayGetMemoryRequirements[] = {
	{"memoryRequirements", "CUDA_ARRAY_MEMORY_REQUIREMENTS_v1", ROLE_OUT, 32, 0, 0, NULL, NULL},
	{"array", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"device", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_249(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 *, CUarray, CUdevice))f)((void *)w[0], (CUarray)w[1], (CUdevice)w[2]);
}

static const struct parameter parameters_cuArrayGetPlane[] = {
	{"pPlaneArray", "CUarray", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"planeIdx", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_250(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUarray *, CUarray, unsigned))f)((void *)w[0], (CUarray)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuArrayDestroy[] = {
	{"hArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_251(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUarray))f)((CUarray)w[0]);
}

static const struct field fields_CUDA_ARRAY3D_DESCRIPTOR_v2[] = {
	{"Width", 0, 8},
	{"Height", 8, 8},
	{"Depth", 16, 8},
	{"Format", 24, 4},
	{"NumChannels", 28, 4},
	{"Flags", 32, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuArray3DCreate_v2[] = {
	{"pHandle", "CUarray", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"pAllocateArray", "CUDA_ARRAY3D_DESCRIPTOR_v2", ROLE_IN, 40, 0, 1, fields_CUDA_ARRAY3D_DESCRIPTOR_v2, NULL},
};

static CUresult call_252(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUarray *, const CUDA_ARRAY3D_DESCRIPTOR_v2 *))f)((void *)w[0], (void *)w[1]);
}

static const struct field fields_CUDA_ARRAY3D_DESCRIPTOR_v1[] = {
	{"Width", 0, 4},
	{"Height", 4, 4},
	{"Depth", 8, 4},
	{"Format", 12, 4},
	{"NumChannels", 16, 4},
	{"Flags", 20, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuArray3DCreate[] = {
	{"pHandle", "CUarray", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"pAllocateArray", "CUDA_ARRAY3D_DESCRIPTOR_v1", ROLE_IN, 24, 0, 1, fields_CUDA_ARRAY3D_DESCRIPTOR_v1, NULL},
};

static CUresult call_253(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUarray *, const CUDA_ARRAY3D_DESCRIPTOR_v1 *))f)((void *)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuArray3DGetDescriptor_v2[] = {
	{"pArrayDescriptor", "CUDA_ARRAY3D_DESCRIPTOR_v2", ROLE_OUT, 40, 0, 0, NULL, NULL},
	{"hArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_254(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUDA_ARRAY3D_DESCRIPTOR_v2 *, CUarray))f)((void *)w[0], (CUarray)w[1]);
}

static const struct parameter parameters_cuArray3DGetDescriptor[] = {
	{"pArrayDescriptor", "CUDA_ARRAY3D_DESCRIPTOR_v1", ROLE_OUT, 24, 0, 0, NULL, NULL},
	{"hArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_255(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUDA_ARRAY3D_DESCRIPTOR_v1 *, CUarray))f)((void *)w[0], (CUarray)w[1]);
}

static const struct parameter parameters_cuMipmappedArrayCreate[] = {
	{"pHandle", "CUmipmappedArray", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"pMipmappedArrayDesc", "CUDA_ARRAY3D_DESCRIPTOR_v2", ROLE_IN, 40, 0, 1, fields_CUDA_ARRAY3D_DESCRIPTOR_v2, NULL},
	{"numMipmapLevels", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_256(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmipmappedArray *, const CUDA_ARRAY3D_DESCRIPTOR_v2 *, unsigned))f)((void *)w[0], (void *)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuMipmappedArrayGetLevel[] = {
	{"pLevelArray", "CUarray", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hMipmappedArray", "CUmipmappedArray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"level", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_257(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUarray *, CUmipmappedArray, unsigned))f)((void *)w[0], (CUmipmappedArray)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuMipmappedArrayGetSparseProperties[] = {
	{"sparseProperties", "CUDA_ARRAY_SPARSE_PROPERTIES_v1", ROLE_OUT, 48, 0, 0, NULL, NULL},
	{"mipmap", "CUmipmappedArray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_258(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUDA_ARRAY_SPARSE_PROPERTIES_v1 *, CUmipmappedArray))f)((void *)w[0], (CUmipmappedArray)w[1]);
}

static const struct parameter parameters_cuMipmappedArrayGetMemoryRequirements[] = {
	{"memoryRequirements", "CUDA_ARRAY_MEMORY_REQUIREMENTS_v1", ROLE_OUT, 32, 0, 0, NULL, NULL},
	{"mipmap", "CUmipmappedArray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"device", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static CUresult call_259(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 *, CUmipmappedArray, CUdevice))f)((void *)w[0], (CUmipmappedArray)w[1], (CUdevice)w[2]);
}

static const struct parameter parameters_cuMipmappedArrayDestroy[] = {
	{"hMipmappedArray", "CUmipmappedArray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_260(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmipmappedArray))f)((CUmipmappedArray)w[0]);
}

static const struct field fields_CUDA_RESOURCE_DESC_v1[] = {
	{"resType", 0, 4},
	{"flags", 136, 4},
	{NULL, 0, 0},
};
static const struct field fields_CUDA_TEXTURE_DESC_v1[] = {
	{"filterMode", 12, 4},
	{"flags", 16, 4},
	{"maxAnisotropy", 20, 4},
	{"mipmapFilterMode", 24, 4},
	{"mipmapLevelBias", 28, 4},
	{"minMipmapLevelClamp", 32, 4},
	{"maxMipmapLevelClamp", 36, 4},
	{NULL, 0, 0},
};
static const struct field fields_CUDA_RESOURCE_VIEW_DESC_v1[] = {
	{"format", 0, 4},
	{"width", 8, 8},
	{"height", 16, 8},
	{"depth", 24, 8},
	{"firstMipmapLevel", 32, 4},
	{"lastMipmapLevel", 36, 4},
	{"firstLayer", 40, 4},
	{"lastLayer", 44, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuTexObjectCreate[] = {
	{"pTexObject", "CUtexObject", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"pResDesc", "CUDA_RESOURCE_DESC_v1", ROLE_IN, 144, 0, 1, fields_CUDA_RESOURCE_DESC_v1, NULL},
	{"pTexDesc", "CUDA_TEXTURE_DESC_v1", ROLE_IN, 104, 0, 1, fields_CUDA_TEXTURE_DESC_v1, NULL},
	{"pResViewDesc", "CUDA_RESOURCE_VIEW_DESC_v1", ROLE_IN, 112, 0, 1, fields_CUDA_RESOURCE_VIEW_DESC_v1, NULL},
};

static CUresult call_261(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUtexObject *, const CUDA_RESOURCE_DESC_v1 *, const CUDA_TEXTURE_DESC_v1 *, const CUDA_RESOURCE_VIEW_DESC_v1 *))f)((void *)w[0], (void *)w[1], (void *)w[2], (void *)w[3]);
}

static const struct parameter parameters_cuTexObjectDestroy[] = {
	{"texObject", "CUtexObject", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_262(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUtexObject))f)((CUtexObject)w[0]);
}

static const struct parameter parameters_cuTexObjectGetResourceDesc[] = {
	{"pResDesc", "CUDA_RESOURCE_DESC_v1", ROLE_OUT, 144, 0, 0, NULL, NULL},
	{"texObject", "CUtexObject", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_263(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUDA_RESOURCE_DESC_v1 *, CUtexObject))f)((void *)w[0], (CUtexObject)w[1]);
}

static const struct parameter parameters_cuTexObjectGetTextureDesc[] = {
	{"pTexDesc", "CUDA_TEXTURE_DESC_v1", ROLE_OUT, 104, 0, 0, NULL, NULL},
	{"texObject", "CUtexObject", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_264(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUDA_TEXTURE_DESC_v1 *, CUtexObject))f)((void *)w[0], (CUtexObject)w[1]);
}

static const struct parameter parameters_cuTexObjectGetResourceViewDesc[] = {
	{"pResViewDesc", "CUDA_RESOURCE_VIEW_DESC_v1", ROLE_OUT, 112, 0, 0, NULL, NULL},
	{"texObject", "CUtexObject", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_265(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUDA_RESOURCE_VIEW_DESC_v1 *, CUtexObject))f)((void *)w[0], (CUtexObject)w[1]);
}

static const struct parameter parameters_cuSurfObjectCreate[] = {
	{"pSurfObject", "CUsurfObject", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"pResDesc", "CUDA_RESOURCE_DESC_v1", ROLE_IN, 144, 0, 1, fields_CUDA_RESOURCE_DESC_v1, NULL},
};

static CUresult call_266(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUsurfObject *, const CUDA_RESOURCE_DESC_v1 *))f)((void *)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuSurfObjectDestroy[] = {
	{"surfObject", "CUsurfObject", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_267(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUsurfObject))f)((CUsurfObject)w[0]);
}

static const struct parameter parameters_cuSurfObjectGetResourceDesc[] = {
	{"pResDesc", "CUDA_RESOURCE_DESC_v1", ROLE_OUT, 144, 0, 0, NULL, NULL},
	{"surfObject", "CUsurfObject", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_268(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUDA_RESOURCE_DESC_v1 *, CUsurfObject))f)((void *)w[0], (CUsurfObject)w[1]);
}

static const struct enumerator values_CUtensorMapDataType[] = {
	{"CU_TENSOR_MAP_DATA_TYPE_UINT8", 0},
	{"CU_TENSOR_MAP_DATA_TYPE_UINT16", 1},
	{"CU_TENSOR_MAP_DATA_TYPE_UINT32", 2},
	{"CU_TENSOR_MAP_DATA_TYPE_INT32", 3},
	{"CU_TENSOR_MAP_DATA_TYPE_UINT64", 4},
	{"CU_TENSOR_MAP_DATA_TYPE_INT64", 5},
	{"CU_TENSOR_MAP_DATA_TYPE_FLOAT16", 6},
	{"CU_TENSOR_MAP_DATA_TYPE_FLOAT32", 7},
	{"CU_TENSOR_MAP_DATA_TYPE_FLOAT64", 8},
	{"CU_TENSOR_MAP_DATA_TYPE_BFLOAT16", 9},
	{"CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ", 10},
	{"CU_TENSOR_MAP_DATA_TYPE_TFLOAT32", 11},
	{"CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ", 12},
	{"CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B", 13},
	{"CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B", 14},
	{"CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B", 15},
	{NULL, 0},
};
static const struct enumerator values_CUtensorMapInterleave[] = {
	{"CU_TENSOR_MAP_INTERLEAVE_NONE", 0},
	{"CU_TENSOR_MAP_INTERLEAVE_16B", 1},
	{"CU_TENSOR_MAP_INTERLEAVE_32B", 2},
	{NULL, 0},
};
static const struct enumerator values_CUtensorMapSwizzle[] = {
	{"CU_TENSOR_MAP_SWIZZLE_NONE", 0},
	{"CU_TENSOR_MAP_SWIZZLE_32B", 1},
	{"CU_TENSOR_MAP_SWIZZLE_64B", 2},
	{"CU_TENSOR_MAP_SWIZZLE_128B", 3},
	{"CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B", 4},
	{"CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B", 5},
	{"CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B", 6},
	{NULL, 0},
};
static const struct enumerator values_CUtensorMapL2promotion[] = {
	{"CU_TENSOR_MAP_L2_PROMOTION_NONE", 0},
	{"CU_TENSOR_MAP_L2_PROMOTION_L2_64B", 1},
	{"CU_TENSOR_MAP_L2_PROMOTION_L2_128B", 2},
	{"CU_TENSOR_MAP_L2_PROMOTION_L2_256B", 3},
	{NULL, 0},
};
static const struct enumerator values_CUtensorMapFloatOOBfill[] = {
	{"CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE", 0},
	{"CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA", 1},
	{NULL, 0},
};
static const struct parameter parameters_cuTensorMapEncodeTiled[] = {
	{"tensorMap", "CUtensorMap", ROLE_OUT, 128, 0, 0, NULL, NULL},
	{"tensorDataType", "CUtensorMapDataType", ROLE_ENUM, 4, 1, 1, NULL, values_CUtensorMapDataType},
	{"tensorRank", "cuuint32_t", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"globalAddress", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"globalDim", "cuuint64_t", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"globalStrides", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"boxDim", "cuuint32_t", ROLE_IN, 4, 0, 1, NULL, NULL},
	{"elementStrides", "cuuint32_t", ROLE_IN, 4, 0, 1, NULL, NULL},
	{"interleave", "CUtensorMapInterleave", ROLE_ENUM, 4, 1, 1, NULL, values_CUtensorMapInterleave},
	{"swizzle", "CUtensorMapSwizzle", ROLE_ENUM, 4, 1, 1, NULL, values_CUtensorMapSwizzle},
	{"l2Promotion", "CUtensorMapL2promotion", ROLE_ENUM, 4, 1, 1, NULL, values_CUtensorMapL2promotion},
	{"oobFill", "CUtensorMapFloatOOBfill", ROLE_ENUM, 4, 1, 1, NULL, values_CUtensorMapFloatOOBfill},
};

static CUresult call_269(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUtensorMap *, CUtensorMapDataType, cuuint32_t, CUdeviceptr, const cuuint64_t *, void *, const cuuint32_t *, const cuuint32_t *, CUtensorMapInterleave, CUtensorMapSwizzle, CUtensorMapL2promotion, CUtensorMapFloatOOBfill))f)((void *)w[0], (CUtensorMapDataType)w[1], (cuuint32_t)w[2], (CUdeviceptr)w[3], (void *)w[4], (void *)w[5], (void *)w[6], (void *)w[7], (CUtensorMapInterleave)w[8], (CUtensorMapSwizzle)w[9], (CUtensorMapL2promotion)w[10], (CUtensorMapFloatOOBfill)w[11]);
}

static const struct parameter parameters_cuTensorMapEncodeIm2col[] = {
	{"tensorMap", "CUtensorMap", ROLE_OUT, 128, 0, 0, NULL, NULL},
	{"tensorDataType", "CUtensorMapDataType", ROLE_ENUM, 4, 1, 1, NULL, values_CUtensorMapDataType},
	{"tensorRank", "cuuint32_t", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"globalAddress", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"globalDim", "cuuint64_t", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"globalStrides", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"pixelBoxLowerCorner", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"pixelBoxUpperCorner", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"channelsPerPixel", "cuuint32_t", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"pixelsPerColumn", "cuuint32_t", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"elementStrides", "cuuint32_t", ROLE_IN, 4, 0, 1, NULL, NULL},
	{"interleave", "CUtensorMapInterleave", ROLE_ENUM, 4, 1, 1, NULL, values_CUtensorMapInterleave},
	{"swizzle", "CUtensorMapSwizzle", ROLE_ENUM, 4, 1, 1, NULL, values_CUtensorMapSwizzle},
	{"l2Promotion", "CUtensorMapL2promotion", ROLE_ENUM, 4, 1, 1, NULL, values_CUtensorMapL2promotion},
	{"oobFill", "CUtensorMapFloatOOBfill", ROLE_ENUM, 4, 1, 1, NULL, values_CUtensorMapFloatOOBfill},
};

static CUresult call_270(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUtensorMap *, CUtensorMapDataType, cuuint32_t, CUdeviceptr, const cuuint64_t *, void *, void *, void *, cuuint32_t, cuuint32_t, const cuuint32_t *, CUtensorMapInterleave, CUtensorMapSwizzle, CUtensorMapL2promotion, CUtensorMapFloatOOBfill))f)((void *)w[0], (CUtensorMapDataType)w[1], (cuuint32_t)w[2], (CUdeviceptr)w[3], (void *)w[4], (void *)w[5], (void *)w[6], (void *)w[7], (cuuint32_t)w[8], (cuuint32_t)w[9], (void *)w[10], (CUtensorMapInterleave)w[11], (CUtensorMapSwizzle)w[12], (CUtensorMapL2promotion)w[13], (CUtensorMapFloatOOBfill)w[14]);
}

static const struct enumerator values_CUtensorMapIm2ColWideMode[] = {
	{"CU_TENSOR_MAP_IM2COL_WIDE_MODE_W", 0},
	{"CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128", 1},
	{NULL, 0},
};
static const struct parameter parameters_cuTensorMapEncodeIm2colWide[] = {
	{"tensorMap", "CUtensorMap", ROLE_OUT, 128, 0, 0, NULL, NULL},
	{"tensorDataType", "CUtensorMapDataType", ROLE_ENUM, 4, 1, 1, NULL, values_CUtensorMapDataType},
	{"tensorRank", "cuuint32_t", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"globalAddress", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"globalDim", "cuuint64_t", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"globalStrides", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"pixelBoxLowerCornerWidth", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"pixelBoxUpperCornerWidth", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"channelsPerPixel", "cuuint32_t", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"pixelsPerColumn", "cuuint32_t", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"elementStrides", "cuuint32_t", ROLE_IN, 4, 0, 1, NULL, NULL},
	{"interleave", "CUtensorMapInterleave", ROLE_ENUM, 4, 1, 1, NULL, values_CUtensorMapInterleave},
	{"mode", "CUtensorMapIm2ColWideMode", ROLE_ENUM, 4, 1, 1, NULL, values_CUtensorMapIm2ColWideMode},
	{"swizzle", "CUtensorMapSwizzle", ROLE_ENUM, 4, 1, 1, NULL, values_CUtensorMapSwizzle},
	{"l2Promotion", "CUtensorMapL2promotion", ROLE_ENUM, 4, 1, 1, NULL, values_CUtensorMapL2promotion},
	{"oobFill", "CUtensorMapFloatOOBfill", ROLE_ENUM, 4, 1, 1, NULL, values_CUtensorMapFloatOOBfill},
};

static CUresult call_271(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUtensorMap *, CUtensorMapDataType, cuuint32_t, CUdeviceptr, const cuuint64_t *, void *, int, int, cuuint32_t, cuuint32_t, const cuuint32_t *, CUtensorMapInterleave, CUtensorMapIm2ColWideMode, CUtensorMapSwizzle, CUtensorMapL2promotion, CUtensorMapFloatOOBfill))f)((void *)w[0], (CUtensorMapDataType)w[1], (cuuint32_t)w[2], (CUdeviceptr)w[3], (void *)w[4], (void *)w[5], (int)w[6], (int)w[7], (cuuint32_t)w[8], (cuuint32_t)w[9], (void *)w[10], (CUtensorMapInterleave)w[11], (CUtensorMapIm2ColWideMode)w[12], (CUtensorMapSwizzle)w[13], (CUtensorMapL2promotion)w[14], (CUtensorMapFloatOOBfill)w[15]);
}

static const struct field fields_CUtensorMap[] = {
	{NULL, 0, 0},
};
static const struct parameter parameters_cuTensorMapReplaceAddress[] = {
	{"tensorMap", "CUtensorMap", ROLE_OUT, 128, 0, 1, fields_CUtensorMap, NULL},
	{"globalAddress", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
};

static CUresult call_272(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUtensorMap *, CUdeviceptr))f)((void *)w[0], (CUdeviceptr)w[1]);
}

static const struct parameter parameters_cuTexRefCreate[] = {
	{"pTexRef", "CUtexref", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_273(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUtexref *))f)((void *)w[0]);
}

static const struct parameter parameters_cuTexRefDestroy[] = {
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_274(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUtexref))f)((CUtexref)w[0]);
}

static const struct parameter parameters_cuTexRefSetArray[] = {
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"Flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_275(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUtexref, CUarray, unsigned))f)((CUtexref)w[0], (CUarray)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuTexRefSetMipmappedArray[] = {
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hMipmappedArray", "CUmipmappedArray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"Flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_276(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUtexref, CUmipmappedArray, unsigned))f)((CUtexref)w[0], (CUmipmappedArray)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuTexRefSetAddress_v2[] = {
	{"ByteOffset", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dptr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"bytes", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_277(void *f, const uint64_t *w)
{
	return ((CUresult (*)(size_t *, CUtexref, CUdeviceptr, size_t))f)((void *)w[0], (CUtexref)w[1], (CUdeviceptr)w[2], (size_t)w[3]);
}

static const struct parameter parameters_cuTexRefSetAddress[] = {
	{"ByteOffset", "uint", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dptr", "CUdeviceptr_v1", ROLE_ADDRESS, 4, 0, 1, NULL, NULL},
	{"bytes", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_278(void *f, const uint64_t *w)
{
	return ((CUresult (*)(unsigned *, CUtexref, CUdeviceptr_v1, unsigned))f)((void *)w[0], (CUtexref)w[1], (CUdeviceptr_v1)w[2], (unsigned)w[3]);
}

static const struct parameter parameters_cuTexRefSetAddress2D_v3[] = {
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"desc", "CUDA_ARRAY_DESCRIPTOR_v2", ROLE_IN, 24, 0, 1, fields_CUDA_ARRAY_DESCRIPTOR_v2, NULL},
	{"dptr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"Pitch", "size_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
};

static CUresult call_279(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUtexref, const CUDA_ARRAY_DESCRIPTOR_v2 *, CUdeviceptr, size_t))f)((CUtexref)w[0], (void *)w[1], (CUdeviceptr)w[2], (size_t)w[3]);
}

static const struct parameter parameters_cuTexRefSetAddress2D[] = {
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"desc", "CUDA_ARRAY_DESCRIPTOR_v1", ROLE_IN, 16, 0, 1, fields_CUDA_ARRAY_DESCRIPTOR_v1, NULL},
	{"dptr", "CUdeviceptr_v1", ROLE_ADDRESS, 4, 0, 1, NULL, NULL},
	{"Pitch", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_280(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUtexref, const CUDA_ARRAY_DESCRIPTOR_v1 *, CUdeviceptr_v1, unsigned))f)((CUtexref)w[0], (void *)w[1], (CUdeviceptr_v1)w[2], (unsigned)w[3]);
}

static const struct parameter parameters_cuTexRefSetFormat[] = {
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"fmt", "CUarray_format", ROLE_ENUM, 4, 1, 1, NULL, values_CUarray_format},
	{"NumPackedComponents", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
};

static CUresult call_281(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUtexref, CUarray_format, int))f)((CUtexref)w[0], (CUarray_format)w[1], (int)w[2]);
}

static const struct enumerator values_CUaddress_mode[] = {
	{"CU_TR_ADDRESS_MODE_WRAP", 0},
	{"CU_TR_ADDRESS_MODE_CLAMP", 1},
	{"CU_TR_ADDRESS_MODE_MIRROR", 2},
	{"CU_TR_ADDRESS_MODE_BORDER", 3},
	{NULL, 0},
};
static const struct parameter parameters_cuTexRefSetAddressMode[] = {
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dim", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"am", "CUaddress_mode", ROLE_ENUM, 4, 1, 1, NULL, values_CUaddress_mode},
};

static CUresult call_282(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUtexref, int, CUaddress_mode))f)((CUtexref)w[0], (int)w[1], (CUaddress_mode)w[2]);
}

static const struct enumerator values_CUfilter_mode[] = {
	{"CU_TR_FILTER_MODE_POINT", 0},
	{"CU_TR_FILTER_MODE_LINEAR", 1},
	{NULL, 0},
};
static const struct parameter parameters_cuTexRefSetFilterMode[] = {
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"fm", "CUfilter_mode", ROLE_ENUM, 4, 1, 1, NULL, values_CUfilter_mode},
};

static CUresult call_283(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUtexref, CUfilter_mode))f)((CUtexref)w[0], (CUfilter_mode)w[1]);
}

static const struct parameter parameters_cuTexRefSetMipmapFilterMode[] = {
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"fm", "CUfilter_mode", ROLE_ENUM, 4, 1, 1, NULL, values_CUfilter_mode},
};

static const struct parameter parameters_cuTexRefSetMipmapLevelBias[] = {
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"bias", "float", ROLE_FLOAT, 4, 0, 1, NULL, NULL},
};

static CUresult call_284(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUtexref, float))f)((CUtexref)w[0], number_as_float(w[1]));
}

static const struct parameter parameters_cuTexRefSetMipmapLevelClamp[] = {
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"minMipmapLevelClamp", "float", ROLE_FLOAT, 4, 0, 1, NULL, NULL},
	{"maxMipmapLevelClamp", "float", ROLE_FLOAT, 4, 0, 1, NULL, NULL},
};

static CUresult call_285(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUtexref, float, float))f)((CUtexref)w[0], number_as_float(w[1]), number_as_float(w[2]));
}

static const struct parameter parameters_cuTexRefSetMaxAnisotropy[] = {
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"maxAniso", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_286(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUtexref, unsigned))f)((CUtexref)w[0], (unsigned)w[1]);
}

static const struct parameter parameters_cuTexRefSetBorderColor[] = {
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"pBorderColor", "float", ROLE_IN, 4, 0, 1, NULL, NULL},
};

static CUresult call_287(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUtexref, const float *))f)((CUtexref)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuTexRefSetFlags[] = {
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"Flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuTexRefGetAddress_v2[] = {
	{"pdptr", "CUdeviceptr", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_288(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr *, CUtexref))f)((void *)w[0], (CUtexref)w[1]);
}

static const struct parameter parameters_cuTexRefGetAddress[] = {
	{"pdptr", "CUdeviceptr_v1", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_289(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr_v1 *, CUtexref))f)((void *)w[0], (CUtexref)w[1]);
}

static const struct parameter parameters_cuTexRefGetArray[] = {
	{"phArray", "CUarray", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_290(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUarray *, CUtexref))f)((void *)w[0], (CUtexref)w[1]);
}

static const struct parameter parameters_cuTexRefGetMipmappedArray[] = {
	{"phMipmappedArray", "CUmipmappedArray", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_291(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmipmappedArray *, CUtexref))f)((void *)w[0], (CUtexref)w[1]);
}

static const struct parameter parameters_cuTexRefGetAddressMode[] = {
	{"pam", "CUaddress_mode", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dim", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
};

static CUresult call_292(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUaddress_mode *, CUtexref, int))f)((void *)w[0], (CUtexref)w[1], (int)w[2]);
}

static const struct parameter parameters_cuTexRefGetFilterMode[] = {
	{"pfm", "CUfilter_mode", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_293(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUfilter_mode *, CUtexref))f)((void *)w[0], (CUtexref)w[1]);
}

static const struct parameter parameters_cuTexRefGetFormat[] = {
	{"pFormat", "CUarray_format", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"pNumChannels", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_294(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUarray_format *, int *, CUtexref))f)((void *)w[0], (void *)w[1], (CUtexref)w[2]);
}

static const struct parameter parameters_cuTexRefGetMipmapFilterMode[] = {
	{"pfm", "CUfilter_mode", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuTexRefGetMipmapLevelBias[] = {
	{"pbias", "float", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_295(void *f, const uint64_t *w)
{
	return ((CUresult (*)(float *, CUtexref))f)((void *)w[0], (CUtexref)w[1]);
}

static const struct parameter parameters_cuTexRefGetMipmapLevelClamp[] = {
	{"pminMipmapLevelClamp", "float", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"pmaxMipmapLevelClamp", "float", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_296(void *f, const uint64_t *w)
{
	return ((CUresult (*)(float *, float *, CUtexref))f)((void *)w[0], (void *)w[1], (CUtexref)w[2]);
}

static const struct parameter parameters_cuTexRefGetMaxAnisotropy[] = {
	{"pmaxAniso", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_297(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int *, CUtexref))f)((void *)w[0], (CUtexref)w[1]);
}

static const struct parameter parameters_cuTexRefGetBorderColor[] = {
	{"pBorderColor", "float", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuTexRefGetFlags[] = {
	{"pFlags", "uint", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"hTexRef", "CUtexref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_298(void *f, const uint64_t *w)
{
	return ((CUresult (*)(unsigned *, CUtexref))f)((void *)w[0], (CUtexref)w[1]);
}

static const struct parameter parameters_cuSurfRefSetArray[] = {
	{"hSurfRef", "CUsurfref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hArray", "CUarray", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"Flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_299(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUsurfref, CUarray, unsigned))f)((CUsurfref)w[0], (CUarray)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuSurfRefGetArray[] = {
	{"phArray", "CUarray", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hSurfRef", "CUsurfref", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_300(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUarray *, CUsurfref))f)((void *)w[0], (CUsurfref)w[1]);
}

static const struct parameter parameters_cuStreamCreate[] = {
	{"phStream", "CUstream", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"Flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_301(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream *, unsigned))f)((void *)w[0], (unsigned)w[1]);
}

static const struct parameter parameters_cuStreamCreateWithPriority[] = {
	{"phStream", "CUstream", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
	{"priority", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
};

static CUresult call_302(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream *, unsigned, int))f)((void *)w[0], (unsigned)w[1], (int)w[2]);
}

static const struct parameter parameters_cuStreamDestroy_v2[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_303(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream))f)((CUstream)w[0]);
}

static const struct parameter parameters_cuStreamGetPriority[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"priority", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
};

static CUresult call_304(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, int *))f)((CUstream)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuStreamGetDevice[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"device", "CUdevice", ROLE_OUT, 4, 1, 0, NULL, NULL},
};

static CUresult call_305(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, CUdevice *))f)((CUstream)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuStreamGetFlags[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_OUT, 4, 0, 0, NULL, NULL},
};

static CUresult call_306(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, unsigned *))f)((CUstream)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuStreamGetId[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"streamId", "u64", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_307(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, uint64_t *))f)((CUstream)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuStreamGetCtx_v2[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"pCtx", "CUcontext", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"pGreenCtx", "CUgreenCtx", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_308(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, CUcontext *, CUgreenCtx *))f)((CUstream)w[0], (void *)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuStreamGetCtx[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"pctx", "CUcontext", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_309(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, CUcontext *))f)((CUstream)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuStreamWaitEvent[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hEvent", "CUevent", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"Flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_310(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, CUevent, unsigned))f)((CUstream)w[0], (CUevent)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuStreamQuery[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuStreamSynchronize[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuStreamAddCallback[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"callback", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"userData", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_311(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, void *, void *, unsigned))f)((CUstream)w[0], (void *)w[1], (void *)w[2], (unsigned)w[3]);
}

static const struct parameter parameters_cuStreamCopyAttributes[] = {
	{"dstStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"srcStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_312(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, CUstream))f)((CUstream)w[0], (CUstream)w[1]);
}

static const struct enumerator values_CUlaunchAttributeID[] = {
	{"CU_LAUNCH_ATTRIBUTE_IGNORE", 0},
	{"CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW", 1},
	{"CU_LAUNCH_ATTRIBUTE_COOPERATIVE", 2},
	{"CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY", 3},
	{"CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION", 4},
	{"CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE", 5},
	{"CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION", 6},
	{"CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT", 7},
	{"CU_LAUNCH_ATTRIBUTE_PRIORITY", 8},
	{"CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP", 9},
	{"CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN", 10},
	{"CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION", 11},
	{"CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT", 12},
	{"CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE", 13},
	{"CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT", 14},
	{"CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING", 16},
	{"CU_LAUNCH_ATTRIBUTE_MAX", 17},
	{NULL, 0},
};
static const struct parameter parameters_cuStreamGetAttribute[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"attr", "CUlaunchAttributeID", ROLE_ENUM, 4, 1, 1, NULL, values_CUlaunchAttributeID},
	{"value", "CUlaunchAttributeValue", ROLE_OUT, 64, 0, 0, NULL, NULL},
};

static CUresult call_313(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, CUlaunchAttributeID, CUlaunchAttributeValue *))f)((CUstream)w[0], (CUlaunchAttributeID)w[1], (void *)w[2]);
}

static const struct field fields_CUlaunchAttributeValue[] = {
	{"accessPolicyWindow.base_ptr", 0, 8},
	{"accessPolicyWindow.num_bytes", 8, 8},
	{"accessPolicyWindow.hitRatio", 16, 4},
	{"accessPolicyWindow.hitProp", 20, 4},
	{"accessPolicyWindow.missProp", 24, 4},
	{"cooperative", 0, 4},
	{"syncPolicy", 0, 4},
	{"clusterDim.x", 0, 4},
	{"clusterDim.y", 4, 4},
	{"clusterDim.z", 8, 4},
	{"clusterSchedulingPolicyPreference", 0, 4},
	{"programmaticStreamSerializationAllowed", 0, 4},
	{"programmaticEvent.event", 0, 8},
	{"programmaticEvent.flags", 8, 4},
	{"programmaticEvent.triggerAtBlockStart", 12, 4},
	{"launchCompletionEvent.event", 0, 8},
	{"launchCompletionEvent.flags", 8, 4},
	{"priority", 0, 4},
	{"memSyncDomainMap.default_", 0, 1},
	{"memSyncDomainMap.remote", 1, 1},
	{"memSyncDomain", 0, 4},
	{"preferredClusterDim.x", 0, 4},
	{"preferredClusterDim.y", 4, 4},
	{"preferredClusterDim.z", 8, 4},
	{"deviceUpdatableKernelNode.deviceUpdatable", 0, 4},
	{"deviceUpdatableKernelNode.devNode", 8, 8},
	{"sharedMemCarveout", 0, 4},
	{"nvlinkUtilCentricScheduling", 0, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuStreamSetAttribute[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"attr", "CUlaunchAttributeID", ROLE_ENUM, 4, 1, 1, NULL, values_CUlaunchAttributeID},
	{"param", "CUlaunchAttributeValue", ROLE_IN, 64, 0, 1, fields_CUlaunchAttributeValue, NULL},
};

static CUresult call_314(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, CUlaunchAttributeID, const CUlaunchAttributeValue *))f)((CUstream)w[0], (CUlaunchAttributeID)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuThreadExchangeStreamCaptureMode[] = {
	{"mode", "CUstreamCaptureMode", ROLE_OUT, 4, 1, 1, NULL, NULL},
};

static CUresult call_315(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstreamCaptureMode *))f)((void *)w[0]);
}

static const struct enumerator values_CUstreamCaptureMode[] = {
	{"CU_STREAM_CAPTURE_MODE_GLOBAL", 0},
	{"CU_STREAM_CAPTURE_MODE_THREAD_LOCAL", 1},
	{"CU_STREAM_CAPTURE_MODE_RELAXED", 2},
	{NULL, 0},
};
static const struct parameter parameters_cuStreamBeginCapture_v2[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"mode", "CUstreamCaptureMode", ROLE_ENUM, 4, 1, 1, NULL, values_CUstreamCaptureMode},
};

static CUresult call_316(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, CUstreamCaptureMode))f)((CUstream)w[0], (CUstreamCaptureMode)w[1]);
}

static const struct parameter parameters_cuStreamBeginCapture[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static const struct field fields_CUgraphEdgeData[] = {
	{"from_port", 0, 1},
	{"to_port", 1, 1},
	{"type", 2, 1},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuStreamBeginCaptureToGraph[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"dependencyData", "CUgraphEdgeData", ROLE_IN, 8, 0, 1, fields_CUgraphEdgeData, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"mode", "CUstreamCaptureMode", ROLE_ENUM, 4, 1, 1, NULL, values_CUstreamCaptureMode},
};

static CUresult call_317(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, CUgraph, const CUgraphNode *, const CUgraphEdgeData *, size_t, CUstreamCaptureMode))f)((CUstream)w[0], (CUgraph)w[1], (void *)w[2], (void *)w[3], (size_t)w[4], (CUstreamCaptureMode)w[5]);
}

static const struct parameter parameters_cuStreamEndCapture[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"phGraph", "CUgraph", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_318(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, CUgraph *))f)((CUstream)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuStreamIsCapturing[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"captureStatus", "CUstreamCaptureStatus", ROLE_OUT, 4, 1, 0, NULL, NULL},
};

static CUresult call_319(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, CUstreamCaptureStatus *))f)((CUstream)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuStreamGetCaptureInfo_v3[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"captureStatus_out", "CUstreamCaptureStatus", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"id_out", "cuuint64_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"graph_out", "CUgraph", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"dependencies_out", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"edgeData_out", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"numDependencies_out", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_320(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, CUstreamCaptureStatus *, cuuint64_t *, CUgraph *, void *, void *, size_t *))f)((CUstream)w[0], (void *)w[1], (void *)w[2], (void *)w[3], (void *)w[4], (void *)w[5], (void *)w[6]);
}

static const struct parameter parameters_cuStreamGetCaptureInfo_v2[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"captureStatus_out", "CUstreamCaptureStatus", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"id_out", "cuuint64_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"graph_out", "CUgraph", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"dependencies_out", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"numDependencies_out", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_321(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, CUstreamCaptureStatus *, cuuint64_t *, CUgraph *, void *, size_t *))f)((CUstream)w[0], (void *)w[1], (void *)w[2], (void *)w[3], (void *)w[4], (void *)w[5]);
}

static const struct parameter parameters_cuStreamGetCaptureInfo[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"captureStatus_out", "CUstreamCaptureStatus", ROLE_OUT, 4, 1, 0, NULL, NULL},
	{"id_out", "cuuint64_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_322(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, CUstreamCaptureStatus *, cuuint64_t *))f)((CUstream)w[0], (void *)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuStreamUpdateCaptureDependencies_v2[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"dependencyData", "CUgraphEdgeData", ROLE_IN, 8, 0, 1, fields_CUgraphEdgeData, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_323(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, const CUgraphNode *, const CUgraphEdgeData *, size_t, unsigned))f)((CUstream)w[0], (void *)w[1], (void *)w[2], (size_t)w[3], (unsigned)w[4]);
}

static const struct parameter parameters_cuStreamUpdateCaptureDependencies[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_324(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, const CUgraphNode *, size_t, unsigned))f)((CUstream)w[0], (void *)w[1], (size_t)w[2], (unsigned)w[3]);
}

static const struct parameter parameters_cuEventCreate[] = {
	{"phEvent", "CUevent", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"Flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_325(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUevent *, unsigned))f)((void *)w[0], (unsigned)w[1]);
}

static const struct parameter parameters_cuEventRecord[] = {
	{"hEvent", "CUevent", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_326(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUevent, CUstream))f)((CUevent)w[0], (CUstream)w[1]);
}

static const struct parameter parameters_cuEventRecordWithFlags[] = {
	{"hEvent", "CUevent", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_327(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUevent, CUstream, unsigned))f)((CUevent)w[0], (CUstream)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuEventQuery[] = {
	{"hEvent", "CUevent", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_328(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUevent))f)((CUevent)w[0]);
}

static const struct parameter parameters_cuEventSynchronize[] = {
	{"hEvent", "CUevent", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuEventDestroy_v2[] = {
	{"hEvent", "CUevent", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuEventElapsedTime_v2[] = {
	{"pMilliseconds", "float", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"hStart", "CUevent", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hEnd", "CUevent", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_329(void *f, const uint64_t *w)
{
	return ((CUresult (*)(float *, CUevent, CUevent))f)((void *)w[0], (CUevent)w[1], (CUevent)w[2]);
}

static const struct parameter parameters_cuStreamWaitValue32_v2[] = {
	{"stream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"addr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"value", "cuuint32_t", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_330(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, CUdeviceptr, cuuint32_t, unsigned))f)((CUstream)w[0], (CUdeviceptr)w[1], (cuuint32_t)w[2], (unsigned)w[3]);
}

static const struct parameter parameters_cuStreamWaitValue64_v2[] = {
	{"stream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"addr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"value", "cuuint64_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_331(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, CUdeviceptr, cuuint64_t, unsigned))f)((CUstream)w[0], (CUdeviceptr)w[1], (cuuint64_t)w[2], (unsigned)w[3]);
}

static const struct parameter parameters_cuStreamWriteValue32_v2[] = {
	{"stream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"addr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"value", "cuuint32_t", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuStreamWriteValue64_v2[] = {
	{"stream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"addr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
	{"value", "cuuint64_t", ROLE_NUMBER, 8, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static const struct field fields_CUstreamBatchMemOpParams_v1[] = {
	{"operation", 0, 4},
	{"waitValue.operation", 0, 4},
	{"waitValue.address", 8, 8},
	{"waitValue.flags", 24, 4},
	{"waitValue.alias", 32, 8},
	{"writeValue.operation", 0, 4},
	{"writeValue.address", 8, 8},
	{"writeValue.flags", 24, 4},
	{"writeValue.alias", 32, 8},
	{"flushRemoteWrites.operation", 0, 4},
	{"flushRemoteWrites.flags", 4, 4},
	{"memoryBarrier.operation", 0, 4},
	{"memoryBarrier.flags", 4, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuStreamBatchMemOp_v2[] = {
	{"stream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"count", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"paramArray", "CUstreamBatchMemOpParams_v1", ROLE_IN, 48, 0, 1, fields_CUstreamBatchMemOpParams_v1, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_332(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, unsigned, const CUstreamBatchMemOpParams_v1 *, unsigned))f)((CUstream)w[0], (unsigned)w[1], (void *)w[2], (unsigned)w[3]);
}

static const struct field fields_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1[] = {
	{"type", 0, 4},
	{"size", 24, 8},
	{"flags", 32, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuImportExternalMemory[] = {
	{"extMem_out", "CUexternalMemory", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"memHandleDesc", "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1", ROLE_IN, 104, 0, 1, fields_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1, NULL},
};

static CUresult call_333(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUexternalMemory *, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 *))f)((void *)w[0], (void *)w[1]);
}

static const struct field fields_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1[] = {
	{"offset", 0, 8},
	{"size", 8, 8},
	{"flags", 16, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuExternalMemoryGetMappedBuffer[] = {
	{"devPtr", "CUdeviceptr", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"extMem", "CUexternalMemory", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"bufferDesc", "CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1", ROLE_IN, 88, 0, 1, fields_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1, NULL},
};

static CUresult call_334(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr *, CUexternalMemory, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 *))f)((void *)w[0], (CUexternalMemory)w[1], (void *)w[2]);
}

static const struct field fields_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1[] = {
	{"offset", 0, 8},
	{"arrayDesc.Width", 8, 8},
	{"arrayDesc.Height", 16, 8},
	{"arrayDesc.Depth", 24, 8},
	{"arrayDesc.Format", 32, 4},
	{"arrayDesc.NumChannels", 36, 4},
	{"arrayDesc.Flags", 40, 4},
	{"numLevels", 48, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuExternalMemoryGetMappedMipmappedArray[] = {
	{"mipmap", "CUmipmappedArray", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"extMem", "CUexternalMemory", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"mipmapDesc", "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1", ROLE_IN, 120, 0, 1, fields_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1, NULL},
};

static CUresult call_335(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmipmappedArray *, CUexternalMemory, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 *))f)((void *)w[0], (CUexternalMemory)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuDestroyExternalMemory[] = {
	{"extMem", "CUexternalMemory", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_336(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUexternalMemory))f)((CUexternalMemory)w[0]);
}

static const struct field fields_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1[] = {
	{"type", 0, 4},
	{"flags", 24, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuImportExternalSemaphore[] = {
	{"extSem_out", "CUexternalSemaphore", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"semHandleDesc", "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1", ROLE_IN, 96, 0, 1, fields_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1, NULL},
};

static CUresult call_337(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUexternalSemaphore *, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 *))f)((void *)w[0], (void *)w[1]);
}

static const struct field fields_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1[] = {
	{"params.fence.value", 0, 8},
	{"params.keyedMutex.key", 16, 8},
	{"flags", 72, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuSignalExternalSemaphoresAsync[] = {
	{"extSemArray", "CUexternalSemaphore", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"paramsArray", "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1", ROLE_IN, 144, 0, 1, fields_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1, NULL},
	{"numExtSems", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"stream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_338(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUexternalSemaphore *, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 *, unsigned, CUstream))f)((void *)w[0], (void *)w[1], (unsigned)w[2], (CUstream)w[3]);
}

static const struct field fields_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1[] = {
	{"params.fence.value", 0, 8},
	{"params.keyedMutex.key", 16, 8},
	{"params.keyedMutex.timeoutMs", 24, 4},
	{"flags", 72, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuWaitExternalSemaphoresAsync[] = {
	{"extSemArray", "CUexternalSemaphore", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"paramsArray", "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1", ROLE_IN, 144, 0, 1, fields_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1, NULL},
	{"numExtSems", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"stream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_339(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const CUexternalSemaphore *, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 *, unsigned, CUstream))f)((void *)w[0], (void *)w[1], (unsigned)w[2], (CUstream)w[3]);
}

static const struct parameter parameters_cuDestroyExternalSemaphore[] = {
	{"extSem", "CUexternalSemaphore", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_340(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUexternalSemaphore))f)((CUexternalSemaphore)w[0]);
}

static const struct parameter parameters_cuGraphCreate[] = {
	{"phGraph", "CUgraph", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_341(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraph *, unsigned))f)((void *)w[0], (unsigned)w[1]);
}

static const struct parameter parameters_cuGraphDestroy[] = {
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_342(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraph))f)((CUgraph)w[0]);
}

static const struct parameter parameters_cuGraphClone[] = {
	{"phGraphClone", "CUgraph", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"originalGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_343(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraph *, CUgraph))f)((void *)w[0], (CUgraph)w[1]);
}

static const struct parameter parameters_cuGraphNodeFindInClone[] = {
	{"phNode", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hOriginalNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hClonedGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_344(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode *, CUgraphNode, CUgraph))f)((void *)w[0], (CUgraphNode)w[1], (CUgraph)w[2]);
}

static const struct field fields_CUgraphNodeParams[] = {
	{"type", 0, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuGraphAddNode_v2[] = {
	{"phGraphNode", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"dependencyData", "CUgraphEdgeData", ROLE_IN, 8, 0, 1, fields_CUgraphEdgeData, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUgraphNodeParams", ROLE_OUT, 256, 0, 1, fields_CUgraphNodeParams, NULL},
};

static CUresult call_345(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode *, CUgraph, const CUgraphNode *, const CUgraphEdgeData *, size_t, CUgraphNodeParams *))f)((void *)w[0], (CUgraph)w[1], (void *)w[2], (void *)w[3], (size_t)w[4], (void *)w[5]);
}

static const struct parameter parameters_cuGraphAddNode[] = {
	{"phGraphNode", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUgraphNodeParams", ROLE_OUT, 256, 0, 1, fields_CUgraphNodeParams, NULL},
};

static CUresult call_346(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode *, CUgraph, const CUgraphNode *, size_t, CUgraphNodeParams *))f)((void *)w[0], (CUgraph)w[1], (void *)w[2], (size_t)w[3], (void *)w[4]);
}

static const struct parameter parameters_cuGraphNodeSetParams[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUgraphNodeParams", ROLE_IN, 256, 0, 1, fields_CUgraphNodeParams, NULL},
};

static CUresult call_347(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, const CUgraphNodeParams *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct field fields_CUDA_KERNEL_NODE_PARAMS_v2[] = {
	{"func", 0, 8},
	{"gridDimX", 8, 4},
	{"gridDimY", 12, 4},
	{"gridDimZ", 16, 4},
	{"blockDimX", 20, 4},
	{"blockDimY", 24, 4},
	{"blockDimZ", 28, 4},
	{"sharedMemBytes", 32, 4},
	{"kernelParams", 40, 8},
	{"extra", 48, 8},
	{"kern", 56, 8},
	{"ctx", 64, 8},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuGraphAddKernelNode_v2[] = {
	{"phGraphNode", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_KERNEL_NODE_PARAMS_v2", ROLE_IN, 72, 0, 1, fields_CUDA_KERNEL_NODE_PARAMS_v2, NULL},
};

static CUresult call_348(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode *, CUgraph, const CUgraphNode *, size_t, const CUDA_KERNEL_NODE_PARAMS_v2 *))f)((void *)w[0], (CUgraph)w[1], (void *)w[2], (size_t)w[3], (void *)w[4]);
}

static const struct field fields_CUDA_KERNEL_NODE_PARAMS_v1[] = {
	{"func", 0, 8},
	{"gridDimX", 8, 4},
	{"gridDimY", 12, 4},
	{"gridDimZ", 16, 4},
	{"blockDimX", 20, 4},
	{"blockDimY", 24, 4},
	{"blockDimZ", 28, 4},
	{"sharedMemBytes", 32, 4},
	{"kernelParams", 40, 8},
	{"extra", 48, 8},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuGraphAddKernelNode[] = {
	{"phGraphNode", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_KERNEL_NODE_PARAMS_v1", ROLE_IN, 56, 0, 1, fields_CUDA_KERNEL_NODE_PARAMS_v1, NULL},
};

static CUresult call_349(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode *, CUgraph, const CUgraphNode *, size_t, const CUDA_KERNEL_NODE_PARAMS_v1 *))f)((void *)w[0], (CUgraph)w[1], (void *)w[2], (size_t)w[3], (void *)w[4]);
}

static const struct parameter parameters_cuGraphAddMemcpyNode[] = {
	{"phGraphNode", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"copyParams", "CUDA_MEMCPY3D_v2", ROLE_IN, 200, 0, 1, fields_CUDA_MEMCPY3D_v2, NULL},
	{"ctx", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_350(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode *, CUgraph, const CUgraphNode *, size_t, const CUDA_MEMCPY3D_v2 *, CUcontext))f)((void *)w[0], (CUgraph)w[1], (void *)w[2], (size_t)w[3], (void *)w[4], (CUcontext)w[5]);
}

static const struct field fields_CUDA_MEMSET_NODE_PARAMS_v1[] = {
	{"dst", 0, 8},
	{"pitch", 8, 8},
	{"value", 16, 4},
	{"elementSize", 20, 4},
	{"width", 24, 8},
	{"height", 32, 8},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuGraphAddMemsetNode[] = {
	{"phGraphNode", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"memsetParams", "CUDA_MEMSET_NODE_PARAMS_v1", ROLE_IN, 40, 0, 1, fields_CUDA_MEMSET_NODE_PARAMS_v1, NULL},
	{"ctx", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_351(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode *, CUgraph, const CUgraphNode *, size_t, const CUDA_MEMSET_NODE_PARAMS_v1 *, CUcontext))f)((void *)w[0], (CUgraph)w[1], (void *)w[2], (size_t)w[3], (void *)w[4], (CUcontext)w[5]);
}

static const struct field fields_CUDA_HOST_NODE_PARAMS_v1[] = {
	{"fn", 0, 8},
	{"userData", 8, 8},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuGraphAddHostNode[] = {
	{"phGraphNode", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_HOST_NODE_PARAMS_v1", ROLE_IN, 16, 0, 1, fields_CUDA_HOST_NODE_PARAMS_v1, NULL},
};

static CUresult call_352(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode *, CUgraph, const CUgraphNode *, size_t, const CUDA_HOST_NODE_PARAMS_v1 *))f)((void *)w[0], (CUgraph)w[1], (void *)w[2], (size_t)w[3], (void *)w[4]);
}

static const struct parameter parameters_cuGraphAddChildGraphNode[] = {
	{"phGraphNode", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"childGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_353(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode *, CUgraph, const CUgraphNode *, size_t, CUgraph))f)((void *)w[0], (CUgraph)w[1], (void *)w[2], (size_t)w[3], (CUgraph)w[4]);
}

static const struct parameter parameters_cuGraphAddEmptyNode[] = {
	{"phGraphNode", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
};

static CUresult call_354(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode *, CUgraph, const CUgraphNode *, size_t))f)((void *)w[0], (CUgraph)w[1], (void *)w[2], (size_t)w[3]);
}

static const struct parameter parameters_cuGraphAddEventRecordNode[] = {
	{"phGraphNode", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"event", "CUevent", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_355(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode *, CUgraph, const CUgraphNode *, size_t, CUevent))f)((void *)w[0], (CUgraph)w[1], (void *)w[2], (size_t)w[3], (CUevent)w[4]);
}

static const struct parameter parameters_cuGraphAddEventWaitNode[] = {
	{"phGraphNode", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"event", "CUevent", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static const struct field fields_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1[] = {
	{"extSemArray", 0, 8},
	{"paramsArray", 8, 8},
	{"numExtSems", 16, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuGraphAddExternalSemaphoresSignalNode[] = {
	{"phGraphNode", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1", ROLE_IN, 24, 0, 1, fields_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1, NULL},
};

static CUresult call_356(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode *, CUgraph, const CUgraphNode *, size_t, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *))f)((void *)w[0], (CUgraph)w[1], (void *)w[2], (size_t)w[3], (void *)w[4]);
}

static const struct field fields_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1[] = {
	{"extSemArray", 0, 8},
	{"paramsArray", 8, 8},
	{"numExtSems", 16, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuGraphAddExternalSemaphoresWaitNode[] = {
	{"phGraphNode", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1", ROLE_IN, 24, 0, 1, fields_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1, NULL},
};

static CUresult call_357(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode *, CUgraph, const CUgraphNode *, size_t, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *))f)((void *)w[0], (CUgraph)w[1], (void *)w[2], (size_t)w[3], (void *)w[4]);
}

static const struct field fields_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1[] = {
	{"ctx", 0, 8},
	{"count", 8, 4},
	{"paramArray", 16, 8},
	{"flags", 24, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuGraphAddBatchMemOpNode[] = {
	{"phGraphNode", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_BATCH_MEM_OP_NODE_PARAMS_v1", ROLE_IN, 32, 0, 1, fields_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, NULL},
};

static CUresult call_358(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode *, CUgraph, const CUgraphNode *, size_t, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *))f)((void *)w[0], (CUgraph)w[1], (void *)w[2], (size_t)w[3], (void *)w[4]);
}

static const struct field fields_CUDA_MEM_ALLOC_NODE_PARAMS_v1[] = {
	{"poolProps.allocType", 0, 4},
	{"poolProps.handleTypes", 4, 4},
	{"poolProps.location.type", 8, 4},
	{"poolProps.location.id", 12, 4},
	{"poolProps.win32SecurityAttributes", 16, 8},
	{"poolProps.maxSize", 24, 8},
	{"poolProps.usage", 32, 2},
	{"accessDescs", 88, 8},
	{"accessDescCount", 96, 8},
	{"bytesize", 104, 8},
	{"dptr", 112, 8},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuGraphAddMemAllocNode[] = {
	{"phGraphNode", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_MEM_ALLOC_NODE_PARAMS_v1", ROLE_OUT, 120, 0, 1, fields_CUDA_MEM_ALLOC_NODE_PARAMS_v1, NULL},
};

static CUresult call_359(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode *, CUgraph, const CUgraphNode *, size_t, CUDA_MEM_ALLOC_NODE_PARAMS_v1 *))f)((void *)w[0], (CUgraph)w[1], (void *)w[2], (size_t)w[3], (void *)w[4]);
}

static const struct parameter parameters_cuGraphAddMemFreeNode[] = {
	{"phGraphNode", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
	{"dptr", "CUdeviceptr", ROLE_ADDRESS, 8, 0, 1, NULL, NULL},
};

static CUresult call_360(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode *, CUgraph, const CUgraphNode *, size_t, CUdeviceptr))f)((void *)w[0], (CUgraph)w[1], (void *)w[2], (size_t)w[3], (CUdeviceptr)w[4]);
}

static const struct parameter parameters_cuGraphConditionalHandleCreate[] = {
	{"pHandle_out", "CUgraphConditionalHandle", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"ctx", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"defaultLaunchValue", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_361(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphConditionalHandle *, CUgraph, CUcontext, unsigned, unsigned))f)((void *)w[0], (CUgraph)w[1], (CUcontext)w[2], (unsigned)w[3], (unsigned)w[4]);
}

static const struct parameter parameters_cuGraphAddDependencies_v2[] = {
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"from", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"to", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"edgeData", "CUgraphEdgeData", ROLE_IN, 8, 0, 1, fields_CUgraphEdgeData, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
};

static CUresult call_362(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraph, const CUgraphNode *, const CUgraphNode *, const CUgraphEdgeData *, size_t))f)((CUgraph)w[0], (void *)w[1], (void *)w[2], (void *)w[3], (size_t)w[4]);
}

static const struct parameter parameters_cuGraphAddDependencies[] = {
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"from", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"to", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
};

static CUresult call_363(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraph, const CUgraphNode *, const CUgraphNode *, size_t))f)((CUgraph)w[0], (void *)w[1], (void *)w[2], (size_t)w[3]);
}

static const struct parameter parameters_cuGraphRemoveDependencies_v2[] = {
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"from", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"to", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"edgeData", "CUgraphEdgeData", ROLE_IN, 8, 0, 1, fields_CUgraphEdgeData, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuGraphRemoveDependencies[] = {
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"from", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"to", "CUgraphNode", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"numDependencies", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuGraphDestroyNode[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_364(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode))f)((CUgraphNode)w[0]);
}

static const struct parameter parameters_cuGraphGetNodes[] = {
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodes", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"numNodes", "size_t", ROLE_OUT, 8, 0, 1, NULL, NULL},
};

static CUresult call_365(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraph, CUgraphNode *, size_t *))f)((CUgraph)w[0], (void *)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuGraphGetRootNodes[] = {
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"rootNodes", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"numRootNodes", "size_t", ROLE_OUT, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuGraphGetEdges_v2[] = {
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"from", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"to", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"edgeData", "CUgraphEdgeData", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"numEdges", "size_t", ROLE_OUT, 8, 0, 1, NULL, NULL},
};

static CUresult call_366(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraph, CUgraphNode *, CUgraphNode *, CUgraphEdgeData *, size_t *))f)((CUgraph)w[0], (void *)w[1], (void *)w[2], (void *)w[3], (void *)w[4]);
}

static const struct parameter parameters_cuGraphGetEdges[] = {
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"from", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"to", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"numEdges", "size_t", ROLE_OUT, 8, 0, 1, NULL, NULL},
};

static CUresult call_367(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraph, CUgraphNode *, CUgraphNode *, size_t *))f)((CUgraph)w[0], (void *)w[1], (void *)w[2], (void *)w[3]);
}

static const struct parameter parameters_cuGraphNodeGetType[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"type", "CUgraphNodeType", ROLE_OUT, 4, 1, 0, NULL, NULL},
};

static CUresult call_368(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, CUgraphNodeType *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphNodeGetDependencies_v2[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"edgeData", "CUgraphEdgeData", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"numDependencies", "size_t", ROLE_OUT, 8, 0, 1, NULL, NULL},
};

static CUresult call_369(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, CUgraphNode *, CUgraphEdgeData *, size_t *))f)((CUgraphNode)w[0], (void *)w[1], (void *)w[2], (void *)w[3]);
}

static const struct parameter parameters_cuGraphNodeGetDependencies[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependencies", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"numDependencies", "size_t", ROLE_OUT, 8, 0, 1, NULL, NULL},
};

static CUresult call_370(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, CUgraphNode *, size_t *))f)((CUgraphNode)w[0], (void *)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuGraphNodeGetDependentNodes_v2[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependentNodes", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"edgeData", "CUgraphEdgeData", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"numDependentNodes", "size_t", ROLE_OUT, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuGraphNodeGetDependentNodes[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dependentNodes", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"numDependentNodes", "size_t", ROLE_OUT, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuGraphDebugDotPrint[] = {
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"path", "string", ROLE_STRING, 1, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_371(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraph, const char *, unsigned))f)((CUgraph)w[0], (void *)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuGraphKernelNodeGetParams_v2[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_KERNEL_NODE_PARAMS_v2", ROLE_OUT, 72, 0, 0, NULL, NULL},
};

static CUresult call_372(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, CUDA_KERNEL_NODE_PARAMS_v2 *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphKernelNodeGetParams[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_KERNEL_NODE_PARAMS_v1", ROLE_OUT, 56, 0, 0, NULL, NULL},
};

static CUresult call_373(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, CUDA_KERNEL_NODE_PARAMS_v1 *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphKernelNodeSetParams_v2[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_KERNEL_NODE_PARAMS_v2", ROLE_IN, 72, 0, 1, fields_CUDA_KERNEL_NODE_PARAMS_v2, NULL},
};

static CUresult call_374(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, const CUDA_KERNEL_NODE_PARAMS_v2 *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphKernelNodeSetParams[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_KERNEL_NODE_PARAMS_v1", ROLE_IN, 56, 0, 1, fields_CUDA_KERNEL_NODE_PARAMS_v1, NULL},
};

static CUresult call_375(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, const CUDA_KERNEL_NODE_PARAMS_v1 *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphKernelNodeCopyAttributes[] = {
	{"dst", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"src", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_376(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, CUgraphNode))f)((CUgraphNode)w[0], (CUgraphNode)w[1]);
}

static const struct parameter parameters_cuGraphKernelNodeGetAttribute[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"attr", "CUlaunchAttributeID", ROLE_ENUM, 4, 1, 1, NULL, values_CUlaunchAttributeID},
	{"value_out", "CUlaunchAttributeValue", ROLE_OUT, 64, 0, 0, NULL, NULL},
};

static CUresult call_377(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, CUlaunchAttributeID, CUlaunchAttributeValue *))f)((CUgraphNode)w[0], (CUlaunchAttributeID)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuGraphKernelNodeSetAttribute[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"attr", "CUlaunchAttributeID", ROLE_ENUM, 4, 1, 1, NULL, values_CUlaunchAttributeID},
	{"value", "CUlaunchAttributeValue", ROLE_IN, 64, 0, 1, fields_CUlaunchAttributeValue, NULL},
};

static CUresult call_378(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, CUlaunchAttributeID, const CUlaunchAttributeValue *))f)((CUgraphNode)w[0], (CUlaunchAttributeID)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuGraphMemcpyNodeGetParams[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_MEMCPY3D_v2", ROLE_OUT, 200, 0, 0, NULL, NULL},
};

static CUresult call_379(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, CUDA_MEMCPY3D_v2 *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphMemcpyNodeSetParams[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_MEMCPY3D_v2", ROLE_IN, 200, 0, 1, fields_CUDA_MEMCPY3D_v2, NULL},
};

static CUresult call_380(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, const CUDA_MEMCPY3D_v2 *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphMemsetNodeGetParams[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_MEMSET_NODE_PARAMS_v1", ROLE_OUT, 40, 0, 0, NULL, NULL},
};

static CUresult call_381(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, CUDA_MEMSET_NODE_PARAMS_v1 *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphMemsetNodeSetParams[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_MEMSET_NODE_PARAMS_v1", ROLE_IN, 40, 0, 1, fields_CUDA_MEMSET_NODE_PARAMS_v1, NULL},
};

static CUresult call_382(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, const CUDA_MEMSET_NODE_PARAMS_v1 *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphHostNodeGetParams[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_HOST_NODE_PARAMS_v1", ROLE_OUT, 16, 0, 0, NULL, NULL},
};

static CUresult call_383(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, CUDA_HOST_NODE_PARAMS_v1 *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphHostNodeSetParams[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_HOST_NODE_PARAMS_v1", ROLE_IN, 16, 0, 1, fields_CUDA_HOST_NODE_PARAMS_v1, NULL},
};

static CUresult call_384(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, const CUDA_HOST_NODE_PARAMS_v1 *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphChildGraphNodeGetGraph[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"phGraph", "CUgraph", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_385(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, CUgraph *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphEventRecordNodeGetEvent[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"event_out", "CUevent", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_386(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, CUevent *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphEventRecordNodeSetEvent[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"event", "CUevent", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_387(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, CUevent))f)((CUgraphNode)w[0], (CUevent)w[1]);
}

static const struct parameter parameters_cuGraphEventWaitNodeGetEvent[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"event_out", "CUevent", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static const struct parameter parameters_cuGraphEventWaitNodeSetEvent[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"event", "CUevent", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuGraphExternalSemaphoresSignalNodeGetParams[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"params_out", "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1", ROLE_OUT, 24, 0, 0, NULL, NULL},
};

static CUresult call_388(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphExternalSemaphoresSignalNodeSetParams[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1", ROLE_IN, 24, 0, 1, fields_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1, NULL},
};

static CUresult call_389(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphExternalSemaphoresWaitNodeGetParams[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"params_out", "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1", ROLE_OUT, 24, 0, 0, NULL, NULL},
};

static CUresult call_390(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphExternalSemaphoresWaitNodeSetParams[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1", ROLE_IN, 24, 0, 1, fields_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1, NULL},
};

static CUresult call_391(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphBatchMemOpNodeGetParams[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams_out", "CUDA_BATCH_MEM_OP_NODE_PARAMS_v1", ROLE_OUT, 32, 0, 0, NULL, NULL},
};

static CUresult call_392(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphBatchMemOpNodeSetParams[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_BATCH_MEM_OP_NODE_PARAMS_v1", ROLE_IN, 32, 0, 1, fields_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, NULL},
};

static CUresult call_393(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphMemAllocNodeGetParams[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"params_out", "CUDA_MEM_ALLOC_NODE_PARAMS_v1", ROLE_OUT, 120, 0, 0, NULL, NULL},
};

static CUresult call_394(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, CUDA_MEM_ALLOC_NODE_PARAMS_v1 *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphMemFreeNodeGetParams[] = {
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dptr_out", "CUdeviceptr", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_395(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphNode, CUdeviceptr *))f)((CUgraphNode)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuDeviceGraphMemTrim[] = {
	{"device", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
};

static const struct enumerator values_CUgraphMem_attribute[] = {
	{"CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT", 0},
	{"CU_GRAPH_MEM_ATTR_USED_MEM_HIGH", 1},
	{"CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT", 2},
	{"CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH", 3},
	{NULL, 0},
};
static const struct parameter parameters_cuDeviceGetGraphMemAttribute[] = {
	{"device", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
	{"attr", "CUgraphMem_attribute", ROLE_ENUM, 4, 1, 1, NULL, values_CUgraphMem_attribute},
	{"value", "u64", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_396(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdevice, CUgraphMem_attribute, uint64_t *))f)((CUdevice)w[0], (CUgraphMem_attribute)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuDeviceSetGraphMemAttribute[] = {
	{"device", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
	{"attr", "CUgraphMem_attribute", ROLE_ENUM, 4, 1, 1, NULL, values_CUgraphMem_attribute},
	{"value", "u64", ROLE_IN, 8, 0, 1, NULL, NULL},
};

static CUresult call_397(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdevice, CUgraphMem_attribute, const uint64_t *))f)((CUdevice)w[0], (CUgraphMem_attribute)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuUserObjectCreate[] = {
	{"object_out", "CUuserObject", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"ptr", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"destroy", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"initialRefcount", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_398(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUuserObject *, void *, void *, unsigned, unsigned))f)((void *)w[0], (void *)w[1], (void *)w[2], (unsigned)w[3], (unsigned)w[4]);
}

static const struct parameter parameters_cuUserObjectRetain[] = {
	{"object", "CUuserObject", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"count", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_399(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUuserObject, unsigned))f)((CUuserObject)w[0], (unsigned)w[1]);
}

static const struct parameter parameters_cuUserObjectRelease[] = {
	{"object", "CUuserObject", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"count", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuGraphRetainUserObject[] = {
	{"graph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"object", "CUuserObject", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"count", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_400(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraph, CUuserObject, unsigned, unsigned))f)((CUgraph)w[0], (CUuserObject)w[1], (unsigned)w[2], (unsigned)w[3]);
}

static const struct parameter parameters_cuGraphReleaseUserObject[] = {
	{"graph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"object", "CUuserObject", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"count", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_401(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraph, CUuserObject, unsigned))f)((CUgraph)w[0], (CUuserObject)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuGraphInstantiateWithFlags[] = {
	{"phGraphExec", "CUgraphExec", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"flags", "u64", ROLE_FLAGS, 8, 0, 1, NULL, NULL},
};

static CUresult call_402(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec *, CUgraph, uint64_t))f)((void *)w[0], (CUgraph)w[1], (uint64_t)w[2]);
}

static const struct field fields_CUDA_GRAPH_INSTANTIATE_PARAMS[] = {
	{"flags", 0, 8},
	{"hUploadStream", 8, 8},
	{"hErrNode_out", 16, 8},
	{"result_out", 24, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuGraphInstantiateWithParams[] = {
	{"phGraphExec", "CUgraphExec", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"instantiateParams", "CUDA_GRAPH_INSTANTIATE_PARAMS", ROLE_OUT, 32, 0, 1, fields_CUDA_GRAPH_INSTANTIATE_PARAMS, NULL},
};

static CUresult call_403(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec *, CUgraph, CUDA_GRAPH_INSTANTIATE_PARAMS *))f)((void *)w[0], (CUgraph)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuGraphInstantiate_v2[] = {
	{"phGraphExec", "CUgraphExec", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"phErrorNode", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"logBuffer", "string", ROLE_OUT, 1, 0, 0, NULL, NULL},
	{"bufferSize", "size_t", ROLE_COUNT, 8, 0, 1, NULL, NULL},
};

static CUresult call_404(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec *, CUgraph, CUgraphNode *, char *, size_t))f)((void *)w[0], (CUgraph)w[1], (void *)w[2], (void *)w[3], (size_t)w[4]);
}

static const struct parameter parameters_cuGraphExecGetFlags[] = {
	{"hGraphExec", "CUgraphExec", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"flags", "cuuint64_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_405(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec, cuuint64_t *))f)((CUgraphExec)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGraphExecNodeSetParams[] = {
	{"hGraphExec", "CUgraphExec", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUgraphNodeParams", ROLE_IN, 256, 0, 1, fields_CUgraphNodeParams, NULL},
};

static CUresult call_406(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec, CUgraphNode, const CUgraphNodeParams *))f)((CUgraphExec)w[0], (CUgraphNode)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuGraphExecKernelNodeSetParams_v2[] = {
	{"hGraphExec", "CUgraphExec", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_KERNEL_NODE_PARAMS_v2", ROLE_IN, 72, 0, 1, fields_CUDA_KERNEL_NODE_PARAMS_v2, NULL},
};

static CUresult call_407(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec, CUgraphNode, const CUDA_KERNEL_NODE_PARAMS_v2 *))f)((CUgraphExec)w[0], (CUgraphNode)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuGraphExecKernelNodeSetParams[] = {
	{"hGraphExec", "CUgraphExec", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_KERNEL_NODE_PARAMS_v1", ROLE_IN, 56, 0, 1, fields_CUDA_KERNEL_NODE_PARAMS_v1, NULL},
};

static CUresult call_408(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec, CUgraphNode, const CUDA_KERNEL_NODE_PARAMS_v1 *))f)((CUgraphExec)w[0], (CUgraphNode)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuGraphExecMemcpyNodeSetParams[] = {
	{"hGraphExec", "CUgraphExec", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"copyParams", "CUDA_MEMCPY3D_v2", ROLE_IN, 200, 0, 1, fields_CUDA_MEMCPY3D_v2, NULL},
	{"ctx", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_409(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec, CUgraphNode, const CUDA_MEMCPY3D_v2 *, CUcontext))f)((CUgraphExec)w[0], (CUgraphNode)w[1], (void *)w[2], (CUcontext)w[3]);
}

static const struct parameter parameters_cuGraphExecMemsetNodeSetParams[] = {
	{"hGraphExec", "CUgraphExec", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"memsetParams", "CUDA_MEMSET_NODE_PARAMS_v1", ROLE_IN, 40, 0, 1, fields_CUDA_MEMSET_NODE_PARAMS_v1, NULL},
	{"ctx", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_410(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec, CUgraphNode, const CUDA_MEMSET_NODE_PARAMS_v1 *, CUcontext))f)((CUgraphExec)w[0], (CUgraphNode)w[1], (void *)w[2], (CUcontext)w[3]);
}

static const struct parameter parameters_cuGraphExecHostNodeSetParams[] = {
	{"hGraphExec", "CUgraphExec", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_HOST_NODE_PARAMS_v1", ROLE_IN, 16, 0, 1, fields_CUDA_HOST_NODE_PARAMS_v1, NULL},
};

static CUresult call_411(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec, CUgraphNode, const CUDA_HOST_NODE_PARAMS_v1 *))f)((CUgraphExec)w[0], (CUgraphNode)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuGraphExecChildGraphNodeSetParams[] = {
	{"hGraphExec", "CUgraphExec", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"childGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_412(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec, CUgraphNode, CUgraph))f)((CUgraphExec)w[0], (CUgraphNode)w[1], (CUgraph)w[2]);
}

static const struct parameter parameters_cuGraphExecEventRecordNodeSetEvent[] = {
	{"hGraphExec", "CUgraphExec", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"event", "CUevent", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_413(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec, CUgraphNode, CUevent))f)((CUgraphExec)w[0], (CUgraphNode)w[1], (CUevent)w[2]);
}

static const struct parameter parameters_cuGraphExecEventWaitNodeSetEvent[] = {
	{"hGraphExec", "CUgraphExec", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"event", "CUevent", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuGraphExecExternalSemaphoresSignalNodeSetParams[] = {
	{"hGraphExec", "CUgraphExec", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1", ROLE_IN, 24, 0, 1, fields_CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1, NULL},
};

static CUresult call_414(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec, CUgraphNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *))f)((CUgraphExec)w[0], (CUgraphNode)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuGraphExecExternalSemaphoresWaitNodeSetParams[] = {
	{"hGraphExec", "CUgraphExec", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1", ROLE_IN, 24, 0, 1, fields_CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1, NULL},
};

static CUresult call_415(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec, CUgraphNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *))f)((CUgraphExec)w[0], (CUgraphNode)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuGraphExecBatchMemOpNodeSetParams[] = {
	{"hGraphExec", "CUgraphExec", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"nodeParams", "CUDA_BATCH_MEM_OP_NODE_PARAMS_v1", ROLE_IN, 32, 0, 1, fields_CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, NULL},
};

static CUresult call_416(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec, CUgraphNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *))f)((CUgraphExec)w[0], (CUgraphNode)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuGraphNodeSetEnabled[] = {
	{"hGraphExec", "CUgraphExec", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"isEnabled", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_417(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec, CUgraphNode, unsigned))f)((CUgraphExec)w[0], (CUgraphNode)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuGraphNodeGetEnabled[] = {
	{"hGraphExec", "CUgraphExec", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hNode", "CUgraphNode", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"isEnabled", "uint", ROLE_OUT, 4, 0, 0, NULL, NULL},
};

static CUresult call_418(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec, CUgraphNode, unsigned *))f)((CUgraphExec)w[0], (CUgraphNode)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuGraphExecUpdate_v2[] = {
	{"hGraphExec", "CUgraphExec", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"resultInfo", "CUgraphExecUpdateResultInfo_v1", ROLE_OUT, 24, 0, 0, NULL, NULL},
};

static CUresult call_419(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec, CUgraph, CUgraphExecUpdateResultInfo_v1 *))f)((CUgraphExec)w[0], (CUgraph)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuGraphExecUpdate[] = {
	{"hGraphExec", "CUgraphExec", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hGraph", "CUgraph", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hErrorNode_out", "CUgraphNode", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"updateResult_out", "CUgraphExecUpdateResult", ROLE_OUT, 4, 1, 0, NULL, NULL},
};

static CUresult call_420(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec, CUgraph, CUgraphNode *, CUgraphExecUpdateResult *))f)((CUgraphExec)w[0], (CUgraph)w[1], (void *)w[2], (void *)w[3]);
}

static const struct parameter parameters_cuGraphUpload[] = {
	{"hGraph", "CUgraphExec", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_421(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec, CUstream))f)((CUgraphExec)w[0], (CUstream)w[1]);
}

static const struct parameter parameters_cuGraphLaunch[] = {
	{"hGraph", "CUgraphExec", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuGraphExecDestroy[] = {
	{"hGraphExec", "CUgraphExec", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_422(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphExec))f)((CUgraphExec)w[0]);
}

static const struct parameter parameters_cuGreenCtxCreate[] = {
	{"phCtx", "CUgreenCtx", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"desc", "CUdevResourceDesc", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"dev", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_423(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgreenCtx *, CUdevResourceDesc, CUdevice, unsigned))f)((void *)w[0], (CUdevResourceDesc)w[1], (CUdevice)w[2], (unsigned)w[3]);
}

static const struct parameter parameters_cuGreenCtxDestroy[] = {
	{"hCtx", "CUgreenCtx", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_424(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgreenCtx))f)((CUgreenCtx)w[0]);
}

static const struct parameter parameters_cuGreenCtxGetId[] = {
	{"greenCtx", "CUgreenCtx", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"greenCtxId", "u64", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_425(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgreenCtx, uint64_t *))f)((CUgreenCtx)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuGreenCtxRecordEvent[] = {
	{"hCtx", "CUgreenCtx", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hEvent", "CUevent", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_426(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgreenCtx, CUevent))f)((CUgreenCtx)w[0], (CUevent)w[1]);
}

static const struct parameter parameters_cuGreenCtxWaitEvent[] = {
	{"hCtx", "CUgreenCtx", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"hEvent", "CUevent", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuGreenCtxStreamCreate[] = {
	{"phStream", "CUstream", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"greenCtx", "CUgreenCtx", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
	{"priority", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
};

static CUresult call_427(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream *, CUgreenCtx, unsigned, int))f)((void *)w[0], (CUgreenCtx)w[1], (unsigned)w[2], (int)w[3]);
}

static const struct enumerator values_CUdevResourceType[] = {
	{"CU_DEV_RESOURCE_TYPE_INVALID", 0},
	{"CU_DEV_RESOURCE_TYPE_SM", 1},
	{"CU_DEV_RESOURCE_TYPE_MAX", 2},
	{NULL, 0},
};
static const struct parameter parameters_cuGreenCtxGetDevResource[] = {
	{"hCtx", "CUgreenCtx", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"resource", "CUdevResource_v1", ROLE_OUT, 144, 0, 0, NULL, NULL},
	{"type", "CUdevResourceType", ROLE_ENUM, 4, 1, 1, NULL, values_CUdevResourceType},
};

static CUresult call_428(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgreenCtx, CUdevResource_v1 *, CUdevResourceType))f)((CUgreenCtx)w[0], (void *)w[1], (CUdevResourceType)w[2]);
}

static const struct parameter parameters_cuCtxFromGreenCtx[] = {
	{"pContext", "CUcontext", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"hCtx", "CUgreenCtx", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_429(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUcontext *, CUgreenCtx))f)((void *)w[0], (CUgreenCtx)w[1]);
}

static const struct parameter parameters_cuCtxGetDevResource[] = {
	{"hCtx", "CUcontext", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"resource", "CUdevResource_v1", ROLE_OUT, 144, 0, 0, NULL, NULL},
	{"type", "CUdevResourceType", ROLE_ENUM, 4, 1, 1, NULL, values_CUdevResourceType},
};

static CUresult call_430(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUcontext, CUdevResource_v1 *, CUdevResourceType))f)((CUcontext)w[0], (void *)w[1], (CUdevResourceType)w[2]);
}

static const struct parameter parameters_cuStreamGetGreenCtx[] = {
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"phCtx", "CUgreenCtx", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_431(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUstream, CUgreenCtx *))f)((CUstream)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuDeviceGetDevResource[] = {
	{"device", "CUdevice", ROLE_DEVICE, 4, 1, 1, NULL, NULL},
	{"resource", "CUdevResource_v1", ROLE_OUT, 144, 0, 0, NULL, NULL},
	{"type", "CUdevResourceType", ROLE_ENUM, 4, 1, 1, NULL, values_CUdevResourceType},
};

static CUresult call_432(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdevice, CUdevResource_v1 *, CUdevResourceType))f)((CUdevice)w[0], (void *)w[1], (CUdevResourceType)w[2]);
}

static const struct field fields_CUdevResource_v1[] = {
	{"type", 0, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuDevSmResourceSplitByCount[] = {
	{"result", "CUdevResource_v1", ROLE_OUT, 144, 0, 0, NULL, NULL},
	{"nbGroups", "uint", ROLE_OUT, 4, 0, 1, NULL, NULL},
	{"input", "CUdevResource_v1", ROLE_IN, 144, 0, 1, fields_CUdevResource_v1, NULL},
	{"remaining", "CUdevResource_v1", ROLE_OUT, 144, 0, 0, NULL, NULL},
	{"useFlags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
	{"minCount", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_433(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdevResource_v1 *, unsigned *, const CUdevResource_v1 *, CUdevResource_v1 *, unsigned, unsigned))f)((void *)w[0], (void *)w[1], (void *)w[2], (void *)w[3], (unsigned)w[4], (unsigned)w[5]);
}

static const struct parameter parameters_cuDevResourceGenerateDesc[] = {
	{"phDesc", "CUdevResourceDesc", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"resources", "CUdevResource_v1", ROLE_IN, 144, 0, 1, fields_CUdevResource_v1, NULL},
	{"nbResources", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
};

static CUresult call_434(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdevResourceDesc *, const CUdevResource_v1 *, unsigned))f)((void *)w[0], (void *)w[1], (unsigned)w[2]);
}

static const struct enumerator values_CUcoredumpSettings[] = {
	{"CU_COREDUMP_ENABLE_ON_EXCEPTION", 1},
	{"CU_COREDUMP_TRIGGER_HOST", 2},
	{"CU_COREDUMP_LIGHTWEIGHT", 3},
	{"CU_COREDUMP_ENABLE_USER_TRIGGER", 4},
	{"CU_COREDUMP_FILE", 5},
	{"CU_COREDUMP_PIPE", 6},
	{"CU_COREDUMP_GENERATION_FLAGS", 7},
	{"CU_COREDUMP_MAX", 8},
	{NULL, 0},
};
static const struct parameter parameters_cuCoredumpGetAttribute[] = {
	{"attrib", "CUcoredumpSettings", ROLE_ENUM, 4, 1, 1, NULL, values_CUcoredumpSettings},
	{"value", "bytes", ROLE_OUT, 1, 0, 0, NULL, NULL},
	{"size", "size_t", ROLE_OUT, 8, 0, 1, NULL, NULL},
};

static CUresult call_435(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUcoredumpSettings, void *, size_t *))f)((CUcoredumpSettings)w[0], (void *)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuCoredumpGetAttributeGlobal[] = {
	{"attrib", "CUcoredumpSettings", ROLE_ENUM, 4, 1, 1, NULL, values_CUcoredumpSettings},
	{"value", "bytes", ROLE_OUT, 1, 0, 0, NULL, NULL},
	{"size", "size_t", ROLE_OUT, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuCoredumpSetAttribute[] = {
	{"attrib", "CUcoredumpSettings", ROLE_ENUM, 4, 1, 1, NULL, values_CUcoredumpSettings},
	{"value", "bytes", ROLE_IN, 1, 0, 1, NULL, NULL},
	{"size", "size_t", ROLE_OUT, 8, 0, 1, NULL, NULL},
};

static CUresult call_436(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUcoredumpSettings, const void *, size_t *))f)((CUcoredumpSettings)w[0], (void *)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuCoredumpSetAttributeGlobal[] = {
	{"attrib", "CUcoredumpSettings", ROLE_ENUM, 4, 1, 1, NULL, values_CUcoredumpSettings},
	{"value", "bytes", ROLE_IN, 1, 0, 1, NULL, NULL},
	{"size", "size_t", ROLE_OUT, 8, 0, 1, NULL, NULL},
};

static const struct parameter parameters_cuCheckpointProcessGetRestoreThreadId[] = {
	{"pid", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"tid", "int", ROLE_OUT, 4, 1, 0, NULL, NULL},
};

static CUresult call_437(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int, int *))f)((int)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuCheckpointProcessGetState[] = {
	{"pid", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"state", "CUprocessState", ROLE_OUT, 4, 1, 0, NULL, NULL},
};

static CUresult call_438(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int, CUprocessState *))f)((int)w[0], (void *)w[1]);
}

static const struct field fields_CUcheckpointLockArgs[] = {
	{"timeoutMs", 0, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuCheckpointProcessLock[] = {
	{"pid", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"args", "CUcheckpointLockArgs", ROLE_IN, 64, 0, 1, fields_CUcheckpointLockArgs, NULL},
};

static CUresult call_439(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int, const CUcheckpointLockArgs *))f)((int)w[0], (void *)w[1]);
}

static const struct field fields_CUcheckpointCheckpointArgs[] = {
	{NULL, 0, 0},
};
static const struct parameter parameters_cuCheckpointProcessCheckpoint[] = {
	{"pid", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"args", "CUcheckpointCheckpointArgs", ROLE_IN, 64, 0, 1, fields_CUcheckpointCheckpointArgs, NULL},
};

static CUresult call_440(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int, const CUcheckpointCheckpointArgs *))f)((int)w[0], (void *)w[1]);
}

static const struct field fields_CUcheckpointRestoreArgs[] = {
	{"gpuPairs", 0, 8},
	{"gpuPairsCount", 8, 4},
	{NULL, 0, 0},
};
static const struct parameter parameters_cuCheckpointProcessRestore[] = {
	{"pid", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"args", "CUcheckpointRestoreArgs", ROLE_IN, 64, 0, 1, fields_CUcheckpointRestoreArgs, NULL},
};

static CUresult call_441(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int, const CUcheckpointRestoreArgs *))f)((int)w[0], (void *)w[1]);
}

static const struct field fields_CUcheckpointUnlockArgs[] = {
	{NULL, 0, 0},
};
static const struct parameter parameters_cuCheckpointProcessUnlock[] = {
	{"pid", "int", ROLE_NUMBER, 4, 1, 1, NULL, NULL},
	{"args", "CUcheckpointUnlockArgs", ROLE_IN, 64, 0, 1, fields_CUcheckpointUnlockArgs, NULL},
};

static CUresult call_442(void *f, const uint64_t *w)
{
	return ((CUresult (*)(int, const CUcheckpointUnlockArgs *))f)((int)w[0], (void *)w[1]);
}

static const struct parameter parameters_cuLogsRegisterCallback[] = {
	{"callbackFunc", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"userData", "ptr", ROLE_RAW, 8, 0, 1, NULL, NULL},
	{"callback_out", "CUlogsCallbackHandle", ROLE_OUT, 8, 0, 0, NULL, NULL},
};

static CUresult call_443(void *f, const uint64_t *w)
{
	return ((CUresult (*)(void *, void *, CUlogsCallbackHandle *))f)((void *)w[0], (void *)w[1], (void *)w[2]);
}

static const struct parameter parameters_cuLogsUnregisterCallback[] = {
	{"callback", "CUlogsCallbackHandle", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_444(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUlogsCallbackHandle))f)((CUlogsCallbackHandle)w[0]);
}

static const struct parameter parameters_cuLogsCurrent[] = {
	{"iterator_out", "CUlogIterator", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_445(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUlogIterator *, unsigned))f)((void *)w[0], (unsigned)w[1]);
}

static const struct parameter parameters_cuLogsDumpToFile[] = {
	{"iterator", "CUlogIterator", ROLE_OUT, 4, 0, 1, NULL, NULL},
	{"pathToFile", "string", ROLE_STRING, 1, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_446(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUlogIterator *, const char *, unsigned))f)((void *)w[0], (void *)w[1], (unsigned)w[2]);
}

static const struct parameter parameters_cuLogsDumpToMemory[] = {
	{"iterator", "CUlogIterator", ROLE_OUT, 4, 0, 1, NULL, NULL},
	{"buffer", "string", ROLE_OUT, 1, 0, 0, NULL, NULL},
	{"size", "size_t", ROLE_OUT, 8, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_447(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUlogIterator *, char *, size_t *, unsigned))f)((void *)w[0], (void *)w[1], (void *)w[2], (unsigned)w[3]);
}

static const struct enumerator values_CUoutput_mode[] = {
	{"CU_OUT_KEY_VALUE_PAIR", 0},
	{"CU_OUT_CSV", 1},
	{NULL, 0},
};
static const struct parameter parameters_cuProfilerInitialize[] = {
	{"configFile", "string", ROLE_STRING, 1, 0, 1, NULL, NULL},
	{"outputFile", "string", ROLE_STRING, 1, 0, 1, NULL, NULL},
	{"outputMode", "CUoutput_mode", ROLE_ENUM, 4, 1, 1, NULL, values_CUoutput_mode},
};

static CUresult call_448(void *f, const uint64_t *w)
{
	return ((CUresult (*)(const char *, const char *, CUoutput_mode))f)((void *)w[0], (void *)w[1], (CUoutput_mode)w[2]);
}

static const struct parameter parameters_cuGraphicsUnregisterResource[] = {
	{"resource", "CUgraphicsResource", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_449(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphicsResource))f)((CUgraphicsResource)w[0]);
}

static const struct parameter parameters_cuGraphicsSubResourceGetMappedArray[] = {
	{"pArray", "CUarray", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"resource", "CUgraphicsResource", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"arrayIndex", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
	{"mipLevel", "uint", ROLE_NUMBER, 4, 0, 1, NULL, NULL},
};

static CUresult call_450(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUarray *, CUgraphicsResource, unsigned, unsigned))f)((void *)w[0], (CUgraphicsResource)w[1], (unsigned)w[2], (unsigned)w[3]);
}

static const struct parameter parameters_cuGraphicsResourceGetMappedMipmappedArray[] = {
	{"pMipmappedArray", "CUmipmappedArray", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"resource", "CUgraphicsResource", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_451(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUmipmappedArray *, CUgraphicsResource))f)((void *)w[0], (CUgraphicsResource)w[1]);
}

static const struct parameter parameters_cuGraphicsResourceGetMappedPointer_v2[] = {
	{"pDevPtr", "CUdeviceptr", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"pSize", "size_t", ROLE_OUT, 8, 0, 0, NULL, NULL},
	{"resource", "CUgraphicsResource", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_452(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr *, size_t *, CUgraphicsResource))f)((void *)w[0], (void *)w[1], (CUgraphicsResource)w[2]);
}

static const struct parameter parameters_cuGraphicsResourceGetMappedPointer[] = {
	{"pDevPtr", "CUdeviceptr_v1", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"pSize", "uint", ROLE_OUT, 4, 0, 0, NULL, NULL},
	{"resource", "CUgraphicsResource", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_453(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUdeviceptr_v1 *, unsigned *, CUgraphicsResource))f)((void *)w[0], (void *)w[1], (CUgraphicsResource)w[2]);
}

static const struct parameter parameters_cuGraphicsResourceSetMapFlags_v2[] = {
	{"resource", "CUgraphicsResource", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
	{"flags", "uint", ROLE_FLAGS, 4, 0, 1, NULL, NULL},
};

static CUresult call_454(void *f, const uint64_t *w)
{
	return ((CUresult (*)(CUgraphicsResource, unsigned))f)((CUgraphicsResource)w[0], (unsigned)w[1]);
}

static const struct parameter parameters_cuGraphicsMapResources[] = {
	{"count", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"resources", "CUgraphicsResource", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

static CUresult call_455(void *f, const uint64_t *w)
{
	return ((CUresult (*)(unsigned, const CUgraphicsResource *, CUstream))f)((unsigned)w[0], (void *)w[1], (CUstream)w[2]);
}

static const struct parameter parameters_cuGraphicsUnmapResources[] = {
	{"count", "uint", ROLE_COUNT, 4, 0, 1, NULL, NULL},
	{"resources", "CUgraphicsResource", ROLE_IN, 8, 0, 1, NULL, NULL},
	{"hStream", "CUstream", ROLE_HANDLE, 8, 0, 1, NULL, NULL},
};

/* The prototype is unknown here: every register and stack word that could hold an argument is 0. */
static CUresult call_unknown(void *f, const uint64_t *w)
{
	(void)w;
	return ((CUresult (*)(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t))f)(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
}

const struct function functions[] = {
	{"cuGetErrorString", 0, 2, parameters_cuGetErrorString, call_0},
	{"cuGetErrorName", 0, 2, parameters_cuGetErrorName, call_0},
	{"cuInit", 0, 1, parameters_cuInit, call_1},
	{"cuDriverGetVersion", 0, 1, parameters_cuDriverGetVersion, call_2},
	{"cuGetProcAddress_v2", 0, 5, parameters_cuGetProcAddress_v2, call_3},
	{"cuGetProcAddress", 0, 4, parameters_cuGetProcAddress, call_4},
	{"cuGetExportTable", 0, 2, parameters_cuGetExportTable, call_5},
	{"cuDeviceGet", 0, 2, parameters_cuDeviceGet, call_6},
	{"cuDeviceGetCount", 0, 1, parameters_cuDeviceGetCount, call_2},
	{"cuDeviceGetName", 0, 3, parameters_cuDeviceGetName, call_7},
	{"cuDeviceGetUuid_v2", 0, 2, parameters_cuDeviceGetUuid_v2, call_8},
	{"cuDeviceGetUuid", 1, 2, parameters_cuDeviceGetUuid_v2, call_8},
	{"cuDeviceGetLuid", 0, 3, parameters_cuDeviceGetLuid, call_9},
	{"cuDeviceTotalMem_v2", 0, 2, parameters_cuDeviceTotalMem_v2, call_10},
	{"cuDeviceTotalMem", 0, 2, parameters_cuDeviceTotalMem, call_11},
	{"cuDeviceGetTexture1DLinearMaxWidth", 0, 4, parameters_cuDeviceGetTexture1DLinearMaxWidth, call_12},
	{"cuDeviceGetAttribute", 0, 3, parameters_cuDeviceGetAttribute, call_13},
	{"cuDeviceGetHostAtomicCapabilities", 0, 4, parameters_cuDeviceGetHostAtomicCapabilities, call_14},
	{"cuDeviceGetNvSciSyncAttributes", 0, 3, parameters_cuDeviceGetNvSciSyncAttributes, call_15},
	{"cuDeviceGetExecAffinitySupport", 0, 3, parameters_cuDeviceGetExecAffinitySupport, call_16},
	{"cuFlushGPUDirectRDMAWrites", 0, 2, parameters_cuFlushGPUDirectRDMAWrites, call_17},
	{"cuDeviceGetByPCIBusId", 0, 2, parameters_cuDeviceGetByPCIBusId, call_18},
	{"cuDeviceGetPCIBusId", 0, 3, parameters_cuDeviceGetPCIBusId, call_7},
	{"cuDeviceGetProperties", 0, 2, parameters_cuDeviceGetProperties, call_19},
	{"cuDeviceComputeCapability", 0, 3, parameters_cuDeviceComputeCapability, call_20},
	{"cuDeviceCanAccessPeer", 0, 3, parameters_cuDeviceCanAccessPeer, call_21},
	{"cuDeviceGetP2PAttribute", 0, 4, parameters_cuDeviceGetP2PAttribute, call_22},
	{"cuDeviceGetP2PAtomicCapabilities", 0, 5, parameters_cuDeviceGetP2PAtomicCapabilities, call_23},
	{"cuDeviceRegisterAsyncNotification", 0, 4, parameters_cuDeviceRegisterAsyncNotification, call_24},
	{"cuDeviceUnregisterAsyncNotification", 0, 2, parameters_cuDeviceUnregisterAsyncNotification, call_25},
	{"cuDevicePrimaryCtxRetain", 0, 2, parameters_cuDevicePrimaryCtxRetain, call_26},
	{"cuDevicePrimaryCtxRelease_v2", 0, 1, parameters_cuDevicePrimaryCtxRelease_v2, call_27},
	{"cuDevicePrimaryCtxRelease", 0, 1, parameters_cuDevicePrimaryCtxRelease, call_27},
	{"cuDevicePrimaryCtxSetFlags_v2", 0, 2, parameters_cuDevicePrimaryCtxSetFlags_v2, call_28},
	{"cuDevicePrimaryCtxSetFlags", 1, 2, parameters_cuDevicePrimaryCtxSetFlags_v2, call_28},
	{"cuDevicePrimaryCtxGetState", 0, 3, parameters_cuDevicePrimaryCtxGetState, call_29},
	{"cuDevicePrimaryCtxReset_v2", 0, 1, parameters_cuDevicePrimaryCtxReset_v2, call_27},
	{"cuDevicePrimaryCtxReset", 1, 1, parameters_cuDevicePrimaryCtxReset_v2, call_27},
	{"cuCtxCreate_v4", 0, 4, parameters_cuCtxCreate_v4, call_30},
	{"cuCtxCreate_v3", 0, 5, parameters_cuCtxCreate_v3, call_31},
	{"cuCtxCreate_v2", 0, 3, parameters_cuCtxCreate_v2, call_32},
	{"cuCtxCreate", 0, 3, parameters_cuCtxCreate, call_32},
	{"cuCtxDestroy_v2", 0, 1, parameters_cuCtxDestroy_v2, call_33},
	{"cuCtxDestroy", 1, 1, parameters_cuCtxDestroy_v2, call_33},
	{"cuCtxPushCurrent_v2", 0, 1, parameters_cuCtxPushCurrent_v2, call_33},
	{"cuCtxPushCurrent", 1, 1, parameters_cuCtxPushCurrent_v2, call_33},
	{"cuCtxPopCurrent_v2", 0, 1, parameters_cuCtxPopCurrent_v2, call_34},
	{"cuCtxPopCurrent", 1, 1, parameters_cuCtxPopCurrent_v2, call_34},
	{"cuCtxSetCurrent", 0, 1, parameters_cuCtxSetCurrent, call_33},
	{"cuCtxGetCurrent", 0, 1, parameters_cuCtxGetCurrent, call_34},
	{"cuCtxGetDevice_v2", 0, 2, parameters_cuCtxGetDevice_v2, call_35},
	{"cuCtxGetDevice", 0, 1, parameters_cuCtxGetDevice, call_36},
	{"cuCtxGetFlags", 0, 1, parameters_cuCtxGetFlags, call_37},
	{"cuCtxSetFlags", 0, 1, parameters_cuCtxSetFlags, call_1},
	{"cuCtxGetId", 0, 2, parameters_cuCtxGetId, call_38},
	{"cuCtxSynchronize_v2", 0, 1, parameters_cuCtxSynchronize_v2, call_33},
	{"cuCtxSynchronize", 0, 0, NULL, call_39},
	{"cuCtxSetLimit", 0, 2, parameters_cuCtxSetLimit, call_40},
	{"cuCtxGetLimit", 0, 2, parameters_cuCtxGetLimit, call_41},
	{"cuCtxGetCacheConfig", 0, 1, parameters_cuCtxGetCacheConfig, call_42},
	{"cuCtxSetCacheConfig", 0, 1, parameters_cuCtxSetCacheConfig, call_43},
	{"cuCtxGetSharedMemConfig", 0, 1, parameters_cuCtxGetSharedMemConfig, call_44},
	{"cuCtxSetSharedMemConfig", 0, 1, parameters_cuCtxSetSharedMemConfig, call_45},
	{"cuCtxGetApiVersion", 0, 2, parameters_cuCtxGetApiVersion, call_46},
	{"cuCtxGetStreamPriorityRange", 0, 2, parameters_cuCtxGetStreamPriorityRange, call_47},
	{"cuCtxResetPersistingL2Cache", 0, 0, NULL, call_39},
	{"cuCtxGetExecAffinity", 0, 2, parameters_cuCtxGetExecAffinity, call_48},
	{"cuCtxRecordEvent", 0, 2, parameters_cuCtxRecordEvent, call_49},
	{"cuCtxWaitEvent", 0, 2, parameters_cuCtxWaitEvent, call_49},
	{"cuCtxAttach", 0, 2, parameters_cuCtxAttach, call_50},
	{"cuCtxDetach", 0, 1, parameters_cuCtxDetach, call_33},
	{"cuCtxEnablePeerAccess", 0, 2, parameters_cuCtxEnablePeerAccess, call_51},
	{"cuCtxDisablePeerAccess", 0, 1, parameters_cuCtxDisablePeerAccess, call_33},
	{"cuModuleLoad", 0, 2, parameters_cuModuleLoad, call_52},
	{"cuModuleLoadData", 0, 2, parameters_cuModuleLoadData, call_53},
	{"cuModuleLoadDataEx", 0, 5, parameters_cuModuleLoadDataEx, call_54},
	{"cuModuleLoadFatBinary", 0, 2, parameters_cuModuleLoadFatBinary, call_53},
	{"cuModuleUnload", 0, 1, parameters_cuModuleUnload, call_55},
	{"cuModuleGetLoadingMode", 0, 1, parameters_cuModuleGetLoadingMode, call_56},
	{"cuModuleGetFunction", 0, 3, parameters_cuModuleGetFunction, call_57},
	{"cuModuleGetFunctionCount", 0, 2, parameters_cuModuleGetFunctionCount, call_58},
	{"cuModuleEnumerateFunctions", 0, 3, parameters_cuModuleEnumerateFunctions, call_59},
	{"cuModuleGetGlobal_v2", 0, 4, parameters_cuModuleGetGlobal_v2, call_60},
	{"cuModuleGetGlobal", 0, 4, parameters_cuModuleGetGlobal, call_61},
	{"cuModuleGetTexRef", 0, 3, parameters_cuModuleGetTexRef, call_62},
	{"cuModuleGetSurfRef", 0, 3, parameters_cuModuleGetSurfRef, call_63},
	{"cuLinkCreate_v2", 0, 4, parameters_cuLinkCreate_v2, call_64},
	{"cuLinkCreate", 1, 4, parameters_cuLinkCreate_v2, call_64},
	{"cuLinkAddData_v2", 0, 8, parameters_cuLinkAddData_v2, call_65},
	{"cuLinkAddData", 1, 8, parameters_cuLinkAddData_v2, call_65},
	{"cuLinkAddFile_v2", 0, 6, parameters_cuLinkAddFile_v2, call_66},
	{"cuLinkAddFile", 1, 6, parameters_cuLinkAddFile_v2, call_66},
	{"cuLinkComplete", 0, 3, parameters_cuLinkComplete, call_67},
	{"cuLinkDestroy", 0, 1, parameters_cuLinkDestroy, call_68},
	{"cuLibraryLoadData", 0, 8, parameters_cuLibraryLoadData, call_69},
	{"cuLibraryLoadFromFile", 0, 8, parameters_cuLibraryLoadFromFile, call_70},
	{"cuLibraryUnload", 0, 1, parameters_cuLibraryUnload, call_71},
	{"cuLibraryGetKernel", 0, 3, parameters_cuLibraryGetKernel, call_72},
	{"cuLibraryGetKernelCount", 0, 2, parameters_cuLibraryGetKernelCount, call_73},
	{"cuLibraryEnumerateKernels", 0, 3, parameters_cuLibraryEnumerateKernels, call_74},
	{"cuLibraryGetModule", 0, 2, parameters_cuLibraryGetModule, call_75},
	{"cuLibraryGetGlobal", 0, 4, parameters_cuLibraryGetGlobal, call_76},
	{"cuLibraryGetManaged", 0, 4, parameters_cuLibraryGetManaged, call_76},
	{"cuLibraryGetUnifiedFunction", 0, 3, parameters_cuLibraryGetUnifiedFunction, call_77},
	{"cuKernelGetFunction", 0, 2, parameters_cuKernelGetFunction, call_78},
	{"cuKernelGetLibrary", 0, 2, parameters_cuKernelGetLibrary, call_79},
	{"cuKernelGetAttribute", 0, 4, parameters_cuKernelGetAttribute, call_80},
	{"cuKernelSetAttribute", 0, 4, parameters_cuKernelSetAttribute, call_81},
	{"cuKernelSetCacheConfig", 0, 3, parameters_cuKernelSetCacheConfig, call_82},
	{"cuKernelGetName", 0, 2, parameters_cuKernelGetName, call_83},
	{"cuKernelGetParamInfo", 0, 4, parameters_cuKernelGetParamInfo, call_84},
	{"cuFuncGetAttribute", 0, 3, parameters_cuFuncGetAttribute, call_85},
	{"cuFuncSetAttribute", 0, 3, parameters_cuFuncSetAttribute, call_86},
	{"cuFuncSetCacheConfig", 0, 2, parameters_cuFuncSetCacheConfig, call_87},
	{"cuFuncSetSharedMemConfig", 0, 2, parameters_cuFuncSetSharedMemConfig, call_88},
	{"cuFuncGetModule", 0, 2, parameters_cuFuncGetModule, call_89},
	{"cuFuncGetName", 0, 2, parameters_cuFuncGetName, call_90},
	{"cuFuncGetParamInfo", 0, 4, parameters_cuFuncGetParamInfo, call_91},
	{"cuFuncIsLoaded", 0, 2, parameters_cuFuncIsLoaded, call_92},
	{"cuFuncLoad", 0, 1, parameters_cuFuncLoad, call_93},
	{"cuLaunchKernel", 0, 11, parameters_cuLaunchKernel, call_94},
	{"cuLaunchKernel_ptsz", 1, 11, parameters_cuLaunchKernel, call_94},
	{"cuLaunchKernelEx", 0, 4, parameters_cuLaunchKernelEx, call_95},
	{"cuLaunchKernelEx_ptsz", 1, 4, parameters_cuLaunchKernelEx, call_95},
	{"cuLaunchCooperativeKernel", 0, 10, parameters_cuLaunchCooperativeKernel, call_96},
	{"cuLaunchCooperativeKernel_ptsz", 1, 10, parameters_cuLaunchCooperativeKernel, call_96},
	{"cuLaunchCooperativeKernelMultiDevice", 0, 3, parameters_cuLaunchCooperativeKernelMultiDevice, call_97},
	{"cuLaunchHostFunc", 0, 3, parameters_cuLaunchHostFunc, call_98},
	{"cuLaunchHostFunc_ptsz", 1, 3, parameters_cuLaunchHostFunc, call_98},
	{"cuFuncSetBlockShape", 0, 4, parameters_cuFuncSetBlockShape, call_99},
	{"cuFuncSetSharedSize", 0, 2, parameters_cuFuncSetSharedSize, call_100},
	{"cuParamSetSize", 0, 2, parameters_cuParamSetSize, call_100},
	{"cuParamSeti", 0, 3, parameters_cuParamSeti, call_101},
	{"cuParamSetf", 0, 3, parameters_cuParamSetf, call_102},
	{"cuParamSetv", 0, 4, parameters_cuParamSetv, call_103},
	{"cuLaunch", 0, 1, parameters_cuLaunch, call_93},
	{"cuLaunchGrid", 0, 3, parameters_cuLaunchGrid, call_104},
	{"cuLaunchGridAsync", 0, 4, parameters_cuLaunchGridAsync, call_105},
	{"cuParamSetTexRef", 0, 3, parameters_cuParamSetTexRef, call_106},
	{"cuOccupancyMaxActiveBlocksPerMultiprocessor", 0, 4, parameters_cuOccupancyMaxActiveBlocksPerMultiprocessor, call_107},
	{"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags", 0, 5, parameters_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags, call_108},
	{"cuOccupancyMaxPotentialBlockSize", 0, 6, parameters_cuOccupancyMaxPotentialBlockSize, call_109},
	{"cuOccupancyMaxPotentialBlockSizeWithFlags", 0, 7, parameters_cuOccupancyMaxPotentialBlockSizeWithFlags, call_110},
	{"cuOccupancyAvailableDynamicSMemPerBlock", 0, 4, parameters_cuOccupancyAvailableDynamicSMemPerBlock, call_111},
	{"cuOccupancyMaxPotentialClusterSize", 0, 3, parameters_cuOccupancyMaxPotentialClusterSize, call_112},
	{"cuOccupancyMaxActiveClusters", 0, 3, parameters_cuOccupancyMaxActiveClusters, call_112},
	{"cuMemGetInfo_v2", 0, 2, parameters_cuMemGetInfo_v2, call_113},
	{"cuMemGetInfo", 0, 2, parameters_cuMemGetInfo, call_114},
	{"cuMemAlloc_v2", 0, 2, parameters_cuMemAlloc_v2, call_115},
	{"cuMemAlloc", 0, 2, parameters_cuMemAlloc, call_116},
	{"cuMemAllocPitch_v2", 0, 5, parameters_cuMemAllocPitch_v2, call_117},
	{"cuMemAllocPitch", 0, 5, parameters_cuMemAllocPitch, call_118},
	{"cuMemFree_v2", 0, 1, parameters_cuMemFree_v2, call_119},
	{"cuMemFree", 0, 1, parameters_cuMemFree, call_120},
	{"cuMemGetAddressRange_v2", 0, 3, parameters_cuMemGetAddressRange_v2, call_121},
	{"cuMemGetAddressRange", 0, 3, parameters_cuMemGetAddressRange, call_122},
	{"cuPointerGetAttribute", 0, 3, parameters_cuPointerGetAttribute, call_123},
	{"cuPointerGetAttributes", 0, 4, parameters_cuPointerGetAttributes, call_124},
	{"cuPointerSetAttribute", 0, 3, parameters_cuPointerSetAttribute, call_123},
	{"cuMemAllocHost_v2", 0, 2, parameters_cuMemAllocHost_v2, call_125},
	{"cuMemAllocHost", 0, 2, parameters_cuMemAllocHost, call_126},
	{"cuMemFreeHost", 0, 1, parameters_cuMemFreeHost, call_127},
	{"cuMemHostAlloc", 0, 3, parameters_cuMemHostAlloc, call_128},
	{"cuMemHostGetDevicePointer_v2", 0, 3, parameters_cuMemHostGetDevicePointer_v2, call_129},
	{"cuMemHostGetDevicePointer", 0, 3, parameters_cuMemHostGetDevicePointer, call_130},
	{"cuMemHostGetFlags", 0, 2, parameters_cuMemHostGetFlags, call_131},
	{"cuMemHostRegister_v2", 0, 3, parameters_cuMemHostRegister_v2, call_128},
	{"cuMemHostRegister", 1, 3, parameters_cuMemHostRegister_v2, call_128},
	{"cuMemHostUnregister", 0, 1, parameters_cuMemHostUnregister, call_127},
	{"cuMemcpy", 0, 3, parameters_cuMemcpy, call_132},
	{"cuMemcpy_ptds", 1, 3, parameters_cuMemcpy, call_132},
	{"cuMemcpyAsync", 0, 4, parameters_cuMemcpyAsync, call_133},
	{"cuMemcpyAsync_ptsz", 1, 4, parameters_cuMemcpyAsync, call_133},
	{"cuMemcpyPeer", 0, 5, parameters_cuMemcpyPeer, call_134},
	{"cuMemcpyPeer_ptds", 1, 5, parameters_cuMemcpyPeer, call_134},
	{"cuMemcpyPeerAsync", 0, 6, parameters_cuMemcpyPeerAsync, call_135},
	{"cuMemcpyPeerAsync_ptsz", 1, 6, parameters_cuMemcpyPeerAsync, call_135},
	{"cuMemcpyHtoD_v2", 0, 3, parameters_cuMemcpyHtoD_v2, call_136},
	{"cuMemcpyHtoD_v2_ptds", 1, 3, parameters_cuMemcpyHtoD_v2, call_136},
	{"cuMemcpyHtoD", 0, 3, parameters_cuMemcpyHtoD, call_137},
	{"cuMemcpyDtoH_v2", 0, 3, parameters_cuMemcpyDtoH_v2, call_138},
	{"cuMemcpyDtoH_v2_ptds", 1, 3, parameters_cuMemcpyDtoH_v2, call_138},
	{"cuMemcpyDtoH", 0, 3, parameters_cuMemcpyDtoH, call_139},
	{"cuMemcpyDtoD_v2", 0, 3, parameters_cuMemcpyDtoD_v2, call_132},
	{"cuMemcpyDtoD_v2_ptds", 1, 3, parameters_cuMemcpyDtoD_v2, call_132},
	{"cuMemcpyDtoD", 0, 3, parameters_cuMemcpyDtoD, call_140},
	{"cuMemcpyHtoDAsync_v2", 0, 4, parameters_cuMemcpyHtoDAsync_v2, call_141},
	{"cuMemcpyHtoDAsync_v2_ptsz", 1, 4, parameters_cuMemcpyHtoDAsync_v2, call_141},
	{"cuMemcpyHtoDAsync", 0, 4, parameters_cuMemcpyHtoDAsync, call_142},
	{"cuMemcpyDtoHAsync_v2", 0, 4, parameters_cuMemcpyDtoHAsync_v2, call_143},
	{"cuMemcpyDtoHAsync_v2_ptsz", 1, 4, parameters_cuMemcpyDtoHAsync_v2, call_143},
	{"cuMemcpyDtoHAsync", 0, 4, parameters_cuMemcpyDtoHAsync, call_144},
	{"cuMemcpyDtoDAsync_v2", 0, 4, parameters_cuMemcpyDtoDAsync_v2, call_133},
	{"cuMemcpyDtoDAsync_v2_ptsz", 1, 4, parameters_cuMemcpyDtoDAsync_v2, call_133},
	{"cuMemcpyDtoDAsync", 0, 4, parameters_cuMemcpyDtoDAsync, call_145},
	{"cuMemcpyDtoA_v2", 0, 4, parameters_cuMemcpyDtoA_v2, call_146},
	{"cuMemcpyDtoA_v2_ptds", 1, 4, parameters_cuMemcpyDtoA_v2, call_146},
	{"cuMemcpyDtoA", 0, 4, parameters_cuMemcpyDtoA, call_147},
	{"cuMemcpyAtoD_v2", 0, 4, parameters_cuMemcpyAtoD_v2, call_148},
	{"cuMemcpyAtoD_v2_ptds", 1, 4, parameters_cuMemcpyAtoD_v2, call_148},
	{"cuMemcpyAtoD", 0, 4, parameters_cuMemcpyAtoD, call_149},
	{"cuMemcpyHtoA_v2", 0, 4, parameters_cuMemcpyHtoA_v2, call_150},
	{"cuMemcpyHtoA_v2_ptds", 1, 4, parameters_cuMemcpyHtoA_v2, call_150},
	{"cuMemcpyHtoA", 0, 4, parameters_cuMemcpyHtoA, call_151},
	{"cuMemcpyAtoH_v2", 0, 4, parameters_cuMemcpyAtoH_v2, call_152},
	{"cuMemcpyAtoH_v2_ptds", 1, 4, parameters_cuMemcpyAtoH_v2, call_152},
	{"cuMemcpyAtoH", 0, 4, parameters_cuMemcpyAtoH, call_153},
	{"cuMemcpyAtoA_v2", 0, 5, parameters_cuMemcpyAtoA_v2, call_154},
	{"cuMemcpyAtoA_v2_ptds", 1, 5, parameters_cuMemcpyAtoA_v2, call_154},
	{"cuMemcpyAtoA", 0, 5, parameters_cuMemcpyAtoA, call_155},
	{"cuMemcpyHtoAAsync_v2", 0, 5, parameters_cuMemcpyHtoAAsync_v2, call_156},
	{"cuMemcpyHtoAAsync_v2_ptsz", 1, 5, parameters_cuMemcpyHtoAAsync_v2, call_156},
	{"cuMemcpyHtoAAsync", 0, 5, parameters_cuMemcpyHtoAAsync, call_157},
	{"cuMemcpyAtoHAsync_v2", 0, 5, parameters_cuMemcpyAtoHAsync_v2, call_158},
	{"cuMemcpyAtoHAsync_v2_ptsz", 1, 5, parameters_cuMemcpyAtoHAsync_v2, call_158},
	{"cuMemcpyAtoHAsync", 0, 5, parameters_cuMemcpyAtoHAsync, call_159},
	{"cuMemcpy2D_v2", 0, 1, parameters_cuMemcpy2D_v2, call_160},
	{"cuMemcpy2D_v2_ptds", 1, 1, parameters_cuMemcpy2D_v2, call_160},
	{"cuMemcpy2D", 0, 1, parameters_cuMemcpy2D, call_161},
	{"cuMemcpy2DUnaligned_v2", 0, 1, parameters_cuMemcpy2DUnaligned_v2, call_160},
	{"cuMemcpy2DUnaligned_v2_ptds", 1, 1, parameters_cuMemcpy2DUnaligned_v2, call_160},
	{"cuMemcpy2DUnaligned", 0, 1, parameters_cuMemcpy2DUnaligned, call_161},
	{"cuMemcpy2DAsync_v2", 0, 2, parameters_cuMemcpy2DAsync_v2, call_162},
	{"cuMemcpy2DAsync_v2_ptsz", 1, 2, parameters_cuMemcpy2DAsync_v2, call_162},
	{"cuMemcpy2DAsync", 0, 2, parameters_cuMemcpy2DAsync, call_163},
	{"cuMemcpy3D_v2", 0, 1, parameters_cuMemcpy3D_v2, call_164},
	{"cuMemcpy3D_v2_ptds", 1, 1, parameters_cuMemcpy3D_v2, call_164},
	{"cuMemcpy3D", 0, 1, parameters_cuMemcpy3D, call_165},
	{"cuMemcpy3DAsync_v2", 0, 2, parameters_cuMemcpy3DAsync_v2, call_166},
	{"cuMemcpy3DAsync_v2_ptsz", 1, 2, parameters_cuMemcpy3DAsync_v2, call_166},
	{"cuMemcpy3DAsync", 0, 2, parameters_cuMemcpy3DAsync, call_167},
	{"cuMemcpy3DPeer", 0, 1, parameters_cuMemcpy3DPeer, call_168},
	{"cuMemcpy3DPeer_ptds", 1, 1, parameters_cuMemcpy3DPeer, call_168},
	{"cuMemcpy3DPeerAsync", 0, 2, parameters_cuMemcpy3DPeerAsync, call_169},
	{"cuMemcpy3DPeerAsync_ptsz", 1, 2, parameters_cuMemcpy3DPeerAsync, call_169},
	{"cuMemcpyBatchAsync_v2", 0, 8, parameters_cuMemcpyBatchAsync_v2, call_170},
	{"cuMemcpyBatchAsync_v2_ptsz", 1, 8, parameters_cuMemcpyBatchAsync_v2, call_170},
	{"cuMemcpyBatchAsync", 0, 9, parameters_cuMemcpyBatchAsync, call_171},
	{"cuMemcpyBatchAsync_ptsz", 1, 9, parameters_cuMemcpyBatchAsync, call_171},
	{"cuMemcpy3DBatchAsync_v2", 0, 4, parameters_cuMemcpy3DBatchAsync_v2, call_172},
	{"cuMemcpy3DBatchAsync_v2_ptsz", 1, 4, parameters_cuMemcpy3DBatchAsync_v2, call_172},
	{"cuMemcpy3DBatchAsync", 0, 5, parameters_cuMemcpy3DBatchAsync, call_173},
	{"cuMemcpy3DBatchAsync_ptsz", 1, 5, parameters_cuMemcpy3DBatchAsync, call_173},
	{"cuMemBatchDecompressAsync", 0, 5, parameters_cuMemBatchDecompressAsync, call_174},
	{"cuMemBatchDecompressAsync_ptsz", 1, 5, parameters_cuMemBatchDecompressAsync, call_174},
	{"cuMemsetD8_v2", 0, 3, parameters_cuMemsetD8_v2, call_175},
	{"cuMemsetD8_v2_ptds", 1, 3, parameters_cuMemsetD8_v2, call_175},
	{"cuMemsetD8", 0, 3, parameters_cuMemsetD8, call_176},
	{"cuMemsetD16_v2", 0, 3, parameters_cuMemsetD16_v2, call_177},
	{"cuMemsetD16_v2_ptds", 1, 3, parameters_cuMemsetD16_v2, call_177},
	{"cuMemsetD16", 0, 3, parameters_cuMemsetD16, call_178},
	{"cuMemsetD32_v2", 0, 3, parameters_cuMemsetD32_v2, call_179},
	{"cuMemsetD32_v2_ptds", 1, 3, parameters_cuMemsetD32_v2, call_179},
	{"cuMemsetD32", 0, 3, parameters_cuMemsetD32, call_180},
	{"cuMemsetD2D8_v2", 0, 5, parameters_cuMemsetD2D8_v2, call_181},
	{"cuMemsetD2D8_v2_ptds", 1, 5, parameters_cuMemsetD2D8_v2, call_181},
	{"cuMemsetD2D8", 0, 5, parameters_cuMemsetD2D8, call_182},
	{"cuMemsetD2D16_v2", 0, 5, parameters_cuMemsetD2D16_v2, call_183},
	{"cuMemsetD2D16_v2_ptds", 1, 5, parameters_cuMemsetD2D16_v2, call_183},
	{"cuMemsetD2D16", 0, 5, parameters_cuMemsetD2D16, call_184},
	{"cuMemsetD2D32_v2", 0, 5, parameters_cuMemsetD2D32_v2, call_185},
	{"cuMemsetD2D32_v2_ptds", 1, 5, parameters_cuMemsetD2D32_v2, call_185},
	{"cuMemsetD2D32", 0, 5, parameters_cuMemsetD2D32, call_186},
	{"cuMemsetD8Async", 0, 4, parameters_cuMemsetD8Async, call_187},
	{"cuMemsetD8Async_ptsz", 1, 4, parameters_cuMemsetD8Async, call_187},
	{"cuMemsetD16Async", 0, 4, parameters_cuMemsetD16Async, call_188},
	{"cuMemsetD16Async_ptsz", 1, 4, parameters_cuMemsetD16Async, call_188},
	{"cuMemsetD32Async", 0, 4, parameters_cuMemsetD32Async, call_189},
	{"cuMemsetD32Async_ptsz", 1, 4, parameters_cuMemsetD32Async, call_189},
	{"cuMemsetD2D8Async", 0, 6, parameters_cuMemsetD2D8Async, call_190},
	{"cuMemsetD2D8Async_ptsz", 1, 6, parameters_cuMemsetD2D8Async, call_190},
	{"cuMemsetD2D16Async", 0, 6, parameters_cuMemsetD2D16Async, call_191},
	{"cuMemsetD2D16Async_ptsz", 1, 6, parameters_cuMemsetD2D16Async, call_191},
	{"cuMemsetD2D32Async", 0, 6, parameters_cuMemsetD2D32Async, call_192},
	{"cuMemsetD2D32Async_ptsz", 1, 6, parameters_cuMemsetD2D32Async, call_192},
	{"cuMemAllocManaged", 0, 3, parameters_cuMemAllocManaged, call_193},
	{"cuMemAdvise_v2", 0, 4, parameters_cuMemAdvise_v2, call_194},
	{"cuMemAdvise", 0, 4, parameters_cuMemAdvise, call_195},
	{"cuMemPrefetchAsync_v2", 0, 5, parameters_cuMemPrefetchAsync_v2, call_196},
	{"cuMemPrefetchAsync_v2_ptsz", 1, 5, parameters_cuMemPrefetchAsync_v2, call_196},
	{"cuMemPrefetchAsync", 0, 4, parameters_cuMemPrefetchAsync, call_197},
	{"cuMemPrefetchAsync_ptsz", 1, 4, parameters_cuMemPrefetchAsync, call_197},
	{"cuMemPrefetchBatchAsync", 0, 8, parameters_cuMemPrefetchBatchAsync, call_198},
	{"cuMemPrefetchBatchAsync_ptsz", 1, 8, parameters_cuMemPrefetchBatchAsync, call_198},
	{"cuMemDiscardBatchAsync", 0, 5, parameters_cuMemDiscardBatchAsync, call_199},
	{"cuMemDiscardBatchAsync_ptsz", 1, 5, parameters_cuMemDiscardBatchAsync, call_199},
	{"cuMemDiscardAndPrefetchBatchAsync", 0, 8, parameters_cuMemDiscardAndPrefetchBatchAsync, call_198},
	{"cuMemDiscardAndPrefetchBatchAsync_ptsz", 1, 8, parameters_cuMemDiscardAndPrefetchBatchAsync, call_198},
	{"cuMemRangeGetAttribute", 0, 5, parameters_cuMemRangeGetAttribute, call_200},
	{"cuMemRangeGetAttributes", 0, 6, parameters_cuMemRangeGetAttributes, call_201},
	{"cuStreamAttachMemAsync", 0, 4, parameters_cuStreamAttachMemAsync, call_202},
	{"cuStreamAttachMemAsync_ptsz", 1, 4, parameters_cuStreamAttachMemAsync, call_202},
	{"cuMemAllocAsync", 0, 3, parameters_cuMemAllocAsync, call_203},
	{"cuMemAllocAsync_ptsz", 1, 3, parameters_cuMemAllocAsync, call_203},
	{"cuMemAllocFromPoolAsync", 0, 4, parameters_cuMemAllocFromPoolAsync, call_204},
	{"cuMemAllocFromPoolAsync_ptsz", 1, 4, parameters_cuMemAllocFromPoolAsync, call_204},
	{"cuMemFreeAsync", 0, 2, parameters_cuMemFreeAsync, call_205},
	{"cuMemFreeAsync_ptsz", 1, 2, parameters_cuMemFreeAsync, call_205},
	{"cuDeviceSetMemPool", 0, 2, parameters_cuDeviceSetMemPool, call_206},
	{"cuDeviceGetMemPool", 0, 2, parameters_cuDeviceGetMemPool, call_207},
	{"cuDeviceGetDefaultMemPool", 0, 2, parameters_cuDeviceGetDefaultMemPool, call_207},
	{"cuMemPoolCreate", 0, 2, parameters_cuMemPoolCreate, call_208},
	{"cuMemPoolDestroy", 0, 1, parameters_cuMemPoolDestroy, call_209},
	{"cuMemPoolTrimTo", 0, 2, parameters_cuMemPoolTrimTo, call_210},
	{"cuMemPoolSetAttribute", 0, 3, parameters_cuMemPoolSetAttribute, call_211},
	{"cuMemPoolGetAttribute", 0, 3, parameters_cuMemPoolGetAttribute, call_211},
	{"cuMemPoolSetAccess", 0, 3, parameters_cuMemPoolSetAccess, call_212},
	{"cuMemPoolGetAccess", 0, 3, parameters_cuMemPoolGetAccess, call_213},
	{"cuMemGetDefaultMemPool", 0, 3, parameters_cuMemGetDefaultMemPool, call_214},
	{"cuMemGetMemPool", 0, 3, parameters_cuMemGetMemPool, call_214},
	{"cuMemSetMemPool", 0, 3, parameters_cuMemSetMemPool, call_215},
	{"cuMemPoolExportToShareableHandle", 0, 4, parameters_cuMemPoolExportToShareableHandle, call_216},
	{"cuMemPoolImportFromShareableHandle", 0, 4, parameters_cuMemPoolImportFromShareableHandle, call_217},
	{"cuMemPoolExportPointer", 0, 2, parameters_cuMemPoolExportPointer, call_218},
	{"cuMemPoolImportPointer", 0, 3, parameters_cuMemPoolImportPointer, call_219},
	{"cuMemAddressReserve", 0, 5, parameters_cuMemAddressReserve, call_220},
	{"cuMemAddressFree", 0, 2, parameters_cuMemAddressFree, call_221},
	{"cuMemCreate", 0, 4, parameters_cuMemCreate, call_222},
	{"cuMemRelease", 0, 1, parameters_cuMemRelease, call_223},
	{"cuMemMap", 0, 5, parameters_cuMemMap, call_224},
	{"cuMemUnmap", 0, 2, parameters_cuMemUnmap, call_221},
	{"cuMemMapArrayAsync", 0, 3, parameters_cuMemMapArrayAsync, call_225},
	{"cuMemMapArrayAsync_ptsz", 1, 3, parameters_cuMemMapArrayAsync, call_225},
	{"cuMemSetAccess", 0, 4, parameters_cuMemSetAccess, call_226},
	{"cuMemGetAccess", 0, 3, parameters_cuMemGetAccess, call_227},
	{"cuMemExportToShareableHandle", 0, 4, parameters_cuMemExportToShareableHandle, call_228},
	{"cuMemImportFromShareableHandle", 0, 3, parameters_cuMemImportFromShareableHandle, call_229},
	{"cuMemGetHandleForAddressRange", 0, 5, parameters_cuMemGetHandleForAddressRange, call_230},
	{"cuMemGetAllocationGranularity", 0, 3, parameters_cuMemGetAllocationGranularity, call_231},
	{"cuMemGetAllocationPropertiesFromHandle", 0, 2, parameters_cuMemGetAllocationPropertiesFromHandle, call_232},
	{"cuMemRetainAllocationHandle", 0, 2, parameters_cuMemRetainAllocationHandle, call_233},
	{"cuMulticastCreate", 0, 2, parameters_cuMulticastCreate, call_234},
	{"cuMulticastAddDevice", 0, 2, parameters_cuMulticastAddDevice, call_235},
	{"cuMulticastBindMem", 0, 6, parameters_cuMulticastBindMem, call_236},
	{"cuMulticastBindAddr", 0, 5, parameters_cuMulticastBindAddr, call_237},
	{"cuMulticastUnbind", 0, 4, parameters_cuMulticastUnbind, call_238},
	{"cuMulticastGetGranularity", 0, 3, parameters_cuMulticastGetGranularity, call_239},
	{"cuIpcGetEventHandle", 0, 2, parameters_cuIpcGetEventHandle, call_240},
	{"cuIpcOpenEventHandle", 0, 2, parameters_cuIpcOpenEventHandle, call_241},
	{"cuIpcGetMemHandle", 0, 2, parameters_cuIpcGetMemHandle, call_242},
	{"cuIpcOpenMemHandle_v2", 0, 3, parameters_cuIpcOpenMemHandle_v2, call_243},
	{"cuIpcOpenMemHandle", 1, 3, parameters_cuIpcOpenMemHandle_v2, call_243},
	{"cuIpcCloseMemHandle", 0, 1, parameters_cuIpcCloseMemHandle, call_119},
	{"cuArrayCreate_v2", 0, 2, parameters_cuArrayCreate_v2, call_244},
	{"cuArrayCreate", 0, 2, parameters_cuArrayCreate, call_245},
	{"cuArrayGetDescriptor_v2", 0, 2, parameters_cuArrayGetDescriptor_v2, call_246},
	{"cuArrayGetDescriptor", 0, 2, parameters_cuArrayGetDescriptor, call_247},
	{"cuArrayGetSparseProperties", 0, 2, parameters_cuArrayGetSparseProperties, call_248},
	{"cuArrayGetMemoryRequirements", 0, 3, parameters_cuArrayGetMemoryRequirements, call_249},
	{"cuArrayGetPlane", 0, 3, parameters_cuArrayGetPlane, call_250},
	{"cuArrayDestroy", 0, 1, parameters_cuArrayDestroy, call_251},
	{"cuArray3DCreate_v2", 0, 2, parameters_cuArray3DCreate_v2, call_252},
	{"cuArray3DCreate", 0, 2, parameters_cuArray3DCreate, call_253},
	{"cuArray3DGetDescriptor_v2", 0, 2, parameters_cuArray3DGetDescriptor_v2, call_254},
	{"cuArray3DGetDescriptor", 0, 2, parameters_cuArray3DGetDescriptor, call_255},
	{"cuMipmappedArrayCreate", 0, 3, parameters_cuMipmappedArrayCreate, call_256},
	{"cuMipmappedArrayGetLevel", 0, 3, parameters_cuMipmappedArrayGetLevel, call_257},
	{"cuMipmappedArrayGetSparseProperties", 0, 2, parameters_cuMipmappedArrayGetSparseProperties, call_258},
	{"cuMipmappedArrayGetMemoryRequirements", 0, 3, parameters_cuMipmappedArrayGetMemoryRequirements, call_259},
	{"cuMipmappedArrayDestroy", 0, 1, parameters_cuMipmappedArrayDestroy, call_260},
	{"cuTexObjectCreate", 0, 4, parameters_cuTexObjectCreate, call_261},
	{"cuTexObjectDestroy", 0, 1, parameters_cuTexObjectDestroy, call_262},
	{"cuTexObjectGetResourceDesc", 0, 2, parameters_cuTexObjectGetResourceDesc, call_263},
	{"cuTexObjectGetTextureDesc", 0, 2, parameters_cuTexObjectGetTextureDesc, call_264},
	{"cuTexObjectGetResourceViewDesc", 0, 2, parameters_cuTexObjectGetResourceViewDesc, call_265},
	{"cuSurfObjectCreate", 0, 2, parameters_cuSurfObjectCreate, call_266},
	{"cuSurfObjectDestroy", 0, 1, parameters_cuSurfObjectDestroy, call_267},
	{"cuSurfObjectGetResourceDesc", 0, 2, parameters_cuSurfObjectGetResourceDesc, call_268},
	{"cuTensorMapEncodeTiled", 0, 12, parameters_cuTensorMapEncodeTiled, call_269},
	{"cuTensorMapEncodeIm2col", 0, 15, parameters_cuTensorMapEncodeIm2col, call_270},
	{"cuTensorMapEncodeIm2colWide", 0, 16, parameters_cuTensorMapEncodeIm2colWide, call_271},
	{"cuTensorMapReplaceAddress", 0, 2, parameters_cuTensorMapReplaceAddress, call_272},
	{"cuTexRefCreate", 0, 1, parameters_cuTexRefCreate, call_273},
	{"cuTexRefDestroy", 0, 1, parameters_cuTexRefDestroy, call_274},
	{"cuTexRefSetArray", 0, 3, parameters_cuTexRefSetArray, call_275},
	{"cuTexRefSetMipmappedArray", 0, 3, parameters_cuTexRefSetMipmappedArray, call_276},
	{"cuTexRefSetAddress_v2", 0, 4, parameters_cuTexRefSetAddress_v2, call_277},
	{"cuTexRefSetAddress", 0, 4, parameters_cuTexRefSetAddress, call_278},
	{"cuTexRefSetAddress2D_v3", 0, 4, parameters_cuTexRefSetAddress2D_v3, call_279},
	{"cuTexRefSetAddress2D_v2", 1, 4, parameters_cuTexRefSetAddress2D_v3, call_279},
	{"cuTexRefSetAddress2D", 0, 4, parameters_cuTexRefSetAddress2D, call_280},
	{"cuTexRefSetFormat", 0, 3, parameters_cuTexRefSetFormat, call_281},
	{"cuTexRefSetAddressMode", 0, 3, parameters_cuTexRefSetAddressMode, call_282},
	{"cuTexRefSetFilterMode", 0, 2, parameters_cuTexRefSetFilterMode, call_283},
	{"cuTexRefSetMipmapFilterMode", 0, 2, parameters_cuTexRefSetMipmapFilterMode, call_283},
	{"cuTexRefSetMipmapLevelBias", 0, 2, parameters_cuTexRefSetMipmapLevelBias, call_284},
	{"cuTexRefSetMipmapLevelClamp", 0, 3, parameters_cuTexRefSetMipmapLevelClamp, call_285},
	{"cuTexRefSetMaxAnisotropy", 0, 2, parameters_cuTexRefSetMaxAnisotropy, call_286},
	{"cuTexRefSetBorderColor", 0, 2, parameters_cuTexRefSetBorderColor, call_287},
	{"cuTexRefSetFlags", 0, 2, parameters_cuTexRefSetFlags, call_286},
	{"cuTexRefGetAddress_v2", 0, 2, parameters_cuTexRefGetAddress_v2, call_288},
	{"cuTexRefGetAddress", 0, 2, parameters_cuTexRefGetAddress, call_289},
	{"cuTexRefGetArray", 0, 2, parameters_cuTexRefGetArray, call_290},
	{"cuTexRefGetMipmappedArray", 0, 2, parameters_cuTexRefGetMipmappedArray, call_291},
	{"cuTexRefGetAddressMode", 0, 3, parameters_cuTexRefGetAddressMode, call_292},
	{"cuTexRefGetFilterMode", 0, 2, parameters_cuTexRefGetFilterMode, call_293},
	{"cuTexRefGetFormat", 0, 3, parameters_cuTexRefGetFormat, call_294},
	{"cuTexRefGetMipmapFilterMode", 0, 2, parameters_cuTexRefGetMipmapFilterMode, call_293},
	{"cuTexRefGetMipmapLevelBias", 0, 2, parameters_cuTexRefGetMipmapLevelBias, call_295},
	{"cuTexRefGetMipmapLevelClamp", 0, 3, parameters_cuTexRefGetMipmapLevelClamp, call_296},
	{"cuTexRefGetMaxAnisotropy", 0, 2, parameters_cuTexRefGetMaxAnisotropy, call_297},
	{"cuTexRefGetBorderColor", 0, 2, parameters_cuTexRefGetBorderColor, call_295},
	{"cuTexRefGetFlags", 0, 2, parameters_cuTexRefGetFlags, call_298},
	{"cuSurfRefSetArray", 0, 3, parameters_cuSurfRefSetArray, call_299},
	{"cuSurfRefGetArray", 0, 2, parameters_cuSurfRefGetArray, call_300},
	{"cuStreamCreate", 0, 2, parameters_cuStreamCreate, call_301},
	{"cuStreamCreateWithPriority", 0, 3, parameters_cuStreamCreateWithPriority, call_302},
	{"cuStreamDestroy_v2", 0, 1, parameters_cuStreamDestroy_v2, call_303},
	{"cuStreamDestroy", 1, 1, parameters_cuStreamDestroy_v2, call_303},
	{"cuStreamGetPriority", 0, 2, parameters_cuStreamGetPriority, call_304},
	{"cuStreamGetPriority_ptsz", 1, 2, parameters_cuStreamGetPriority, call_304},
	{"cuStreamGetDevice", 0, 2, parameters_cuStreamGetDevice, call_305},
	{"cuStreamGetDevice_ptsz", 1, 2, parameters_cuStreamGetDevice, call_305},
	{"cuStreamGetFlags", 0, 2, parameters_cuStreamGetFlags, call_306},
	{"cuStreamGetFlags_ptsz", 1, 2, parameters_cuStreamGetFlags, call_306},
	{"cuStreamGetId", 0, 2, parameters_cuStreamGetId, call_307},
	{"cuStreamGetId_ptsz", 1, 2, parameters_cuStreamGetId, call_307},
	{"cuStreamGetCtx_v2", 0, 3, parameters_cuStreamGetCtx_v2, call_308},
	{"cuStreamGetCtx_v2_ptsz", 1, 3, parameters_cuStreamGetCtx_v2, call_308},
	{"cuStreamGetCtx", 0, 2, parameters_cuStreamGetCtx, call_309},
	{"cuStreamGetCtx_ptsz", 1, 2, parameters_cuStreamGetCtx, call_309},
	{"cuStreamWaitEvent", 0, 3, parameters_cuStreamWaitEvent, call_310},
	{"cuStreamWaitEvent_ptsz", 1, 3, parameters_cuStreamWaitEvent, call_310},
	{"cuStreamQuery", 0, 1, parameters_cuStreamQuery, call_303},
	{"cuStreamQuery_ptsz", 1, 1, parameters_cuStreamQuery, call_303},
	{"cuStreamSynchronize", 0, 1, parameters_cuStreamSynchronize, call_303},
	{"cuStreamSynchronize_ptsz", 1, 1, parameters_cuStreamSynchronize, call_303},
	{"cuStreamAddCallback", 0, 4, parameters_cuStreamAddCallback, call_311},
	{"cuStreamAddCallback_ptsz", 1, 4, parameters_cuStreamAddCallback, call_311},
	{"cuStreamCopyAttributes", 0, 2, parameters_cuStreamCopyAttributes, call_312},
	{"cuStreamCopyAttributes_ptsz", 1, 2, parameters_cuStreamCopyAttributes, call_312},
	{"cuStreamGetAttribute", 0, 3, parameters_cuStreamGetAttribute, call_313},
	{"cuStreamGetAttribute_ptsz", 1, 3, parameters_cuStreamGetAttribute, call_313},
	{"cuStreamSetAttribute", 0, 3, parameters_cuStreamSetAttribute, call_314},
	{"cuStreamSetAttribute_ptsz", 1, 3, parameters_cuStreamSetAttribute, call_314},
	{"cuThreadExchangeStreamCaptureMode", 0, 1, parameters_cuThreadExchangeStreamCaptureMode, call_315},
	{"cuStreamBeginCapture_v2", 0, 2, parameters_cuStreamBeginCapture_v2, call_316},
	{"cuStreamBeginCapture_v2_ptsz", 1, 2, parameters_cuStreamBeginCapture_v2, call_316},
	{"cuStreamBeginCapture", 0, 1, parameters_cuStreamBeginCapture, call_303},
	{"cuStreamBeginCapture_ptsz", 1, 1, parameters_cuStreamBeginCapture, call_303},
	{"cuStreamBeginCaptureToGraph", 0, 6, parameters_cuStreamBeginCaptureToGraph, call_317},
	{"cuStreamBeginCaptureToGraph_ptsz", 1, 6, parameters_cuStreamBeginCaptureToGraph, call_317},
	{"cuStreamEndCapture", 0, 2, parameters_cuStreamEndCapture, call_318},
	{"cuStreamEndCapture_ptsz", 1, 2, parameters_cuStreamEndCapture, call_318},
	{"cuStreamIsCapturing", 0, 2, parameters_cuStreamIsCapturing, call_319},
	{"cuStreamIsCapturing_ptsz", 1, 2, parameters_cuStreamIsCapturing, call_319},
	{"cuStreamGetCaptureInfo_v3", 0, 7, parameters_cuStreamGetCaptureInfo_v3, call_320},
	{"cuStreamGetCaptureInfo_v3_ptsz", 1, 7, parameters_cuStreamGetCaptureInfo_v3, call_320},
	{"cuStreamGetCaptureInfo_v2", 0, 6, parameters_cuStreamGetCaptureInfo_v2, call_321},
	{"cuStreamGetCaptureInfo_v2_ptsz", 1, 6, parameters_cuStreamGetCaptureInfo_v2, call_321},
	{"cuStreamGetCaptureInfo", 0, 3, parameters_cuStreamGetCaptureInfo, call_322},
	{"cuStreamGetCaptureInfo_ptsz", 1, 3, parameters_cuStreamGetCaptureInfo, call_322},
	{"cuStreamUpdateCaptureDependencies_v2", 0, 5, parameters_cuStreamUpdateCaptureDependencies_v2, call_323},
	{"cuStreamUpdateCaptureDependencies_v2_ptsz", 1, 5, parameters_cuStreamUpdateCaptureDependencies_v2, call_323},
	{"cuStreamUpdateCaptureDependencies", 0, 4, parameters_cuStreamUpdateCaptureDependencies, call_324},
	{"cuStreamUpdateCaptureDependencies_ptsz", 1, 4, parameters_cuStreamUpdateCaptureDependencies, call_324},
	{"cuEventCreate", 0, 2, parameters_cuEventCreate, call_325},
	{"cuEventRecord", 0, 2, parameters_cuEventRecord, call_326},
	{"cuEventRecord_ptsz", 1, 2, parameters_cuEventRecord, call_326},
	{"cuEventRecordWithFlags", 0, 3, parameters_cuEventRecordWithFlags, call_327},
	{"cuEventRecordWithFlags_ptsz", 1, 3, parameters_cuEventRecordWithFlags, call_327},
	{"cuEventQuery", 0, 1, parameters_cuEventQuery, call_328},
	{"cuEventSynchronize", 0, 1, parameters_cuEventSynchronize, call_328},
	{"cuEventDestroy_v2", 0, 1, parameters_cuEventDestroy_v2, call_328},
	{"cuEventDestroy", 1, 1, parameters_cuEventDestroy_v2, call_328},
	{"cuEventElapsedTime_v2", 0, 3, parameters_cuEventElapsedTime_v2, call_329},
	{"cuEventElapsedTime", 1, 3, parameters_cuEventElapsedTime_v2, call_329},
	{"cuStreamWaitValue32_v2", 0, 4, parameters_cuStreamWaitValue32_v2, call_330},
	{"cuStreamWaitValue32_v2_ptsz", 1, 4, parameters_cuStreamWaitValue32_v2, call_330},
	{"cuStreamWaitValue32", 1, 4, parameters_cuStreamWaitValue32_v2, call_330},
	{"cuStreamWaitValue32_ptsz", 1, 4, parameters_cuStreamWaitValue32_v2, call_330},
	{"cuStreamWaitValue64_v2", 0, 4, parameters_cuStreamWaitValue64_v2, call_331},
	{"cuStreamWaitValue64_v2_ptsz", 1, 4, parameters_cuStreamWaitValue64_v2, call_331},
	{"cuStreamWaitValue64", 1, 4, parameters_cuStreamWaitValue64_v2, call_331},
	{"cuStreamWaitValue64_ptsz", 1, 4, parameters_cuStreamWaitValue64_v2, call_331},
	{"cuStreamWriteValue32_v2", 0, 4, parameters_cuStreamWriteValue32_v2, call_330},
	{"cuStreamWriteValue32_v2_ptsz", 1, 4, parameters_cuStreamWriteValue32_v2, call_330},
	{"cuStreamWriteValue32", 1, 4, parameters_cuStreamWriteValue32_v2, call_330},
	{"cuStreamWriteValue32_ptsz", 1, 4, parameters_cuStreamWriteValue32_v2, call_330},
	{"cuStreamWriteValue64_v2", 0, 4, parameters_cuStreamWriteValue64_v2, call_331},
	{"cuStreamWriteValue64_v2_ptsz", 1, 4, parameters_cuStreamWriteValue64_v2, call_331},
	{"cuStreamWriteValue64", 1, 4, parameters_cuStreamWriteValue64_v2, call_331},
	{"cuStreamWriteValue64_ptsz", 1, 4, parameters_cuStreamWriteValue64_v2, call_331},
	{"cuStreamBatchMemOp_v2", 0, 4, parameters_cuStreamBatchMemOp_v2, call_332},
	{"cuStreamBatchMemOp_v2_ptsz", 1, 4, parameters_cuStreamBatchMemOp_v2, call_332},
	{"cuStreamBatchMemOp", 1, 4, parameters_cuStreamBatchMemOp_v2, call_332},
	{"cuStreamBatchMemOp_ptsz", 1, 4, parameters_cuStreamBatchMemOp_v2, call_332},
	{"cuImportExternalMemory", 0, 2, parameters_cuImportExternalMemory, call_333},
	{"cuExternalMemoryGetMappedBuffer", 0, 3, parameters_cuExternalMemoryGetMappedBuffer, call_334},
	{"cuExternalMemoryGetMappedMipmappedArray", 0, 3, parameters_cuExternalMemoryGetMappedMipmappedArray, call_335},
	{"cuDestroyExternalMemory", 0, 1, parameters_cuDestroyExternalMemory, call_336},
	{"cuImportExternalSemaphore", 0, 2, parameters_cuImportExternalSemaphore, call_337},
	{"cuSignalExternalSemaphoresAsync", 0, 4, parameters_cuSignalExternalSemaphoresAsync, call_338},
	{"cuSignalExternalSemaphoresAsync_ptsz", 1, 4, parameters_cuSignalExternalSemaphoresAsync, call_338},
	{"cuWaitExternalSemaphoresAsync", 0, 4, parameters_cuWaitExternalSemaphoresAsync, call_339},
	{"cuWaitExternalSemaphoresAsync_ptsz", 1, 4, parameters_cuWaitExternalSemaphoresAsync, call_339},
	{"cuDestroyExternalSemaphore", 0, 1, parameters_cuDestroyExternalSemaphore, call_340},
	{"cuGraphCreate", 0, 2, parameters_cuGraphCreate, call_341},
	{"cuGraphDestroy", 0, 1, parameters_cuGraphDestroy, call_342},
	{"cuGraphClone", 0, 2, parameters_cuGraphClone, call_343},
	{"cuGraphNodeFindInClone", 0, 3, parameters_cuGraphNodeFindInClone, call_344},
	{"cuGraphAddNode_v2", 0, 6, parameters_cuGraphAddNode_v2, call_345},
	{"cuGraphAddNode", 0, 5, parameters_cuGraphAddNode, call_346},
	{"cuGraphNodeSetParams", 0, 2, parameters_cuGraphNodeSetParams, call_347},
	{"cuGraphAddKernelNode_v2", 0, 5, parameters_cuGraphAddKernelNode_v2, call_348},
	{"cuGraphAddKernelNode", 0, 5, parameters_cuGraphAddKernelNode, call_349},
	{"cuGraphAddMemcpyNode", 0, 6, parameters_cuGraphAddMemcpyNode, call_350},
	{"cuGraphAddMemsetNode", 0, 6, parameters_cuGraphAddMemsetNode, call_351},
	{"cuGraphAddHostNode", 0, 5, parameters_cuGraphAddHostNode, call_352},
	{"cuGraphAddChildGraphNode", 0, 5, parameters_cuGraphAddChildGraphNode, call_353},
	{"cuGraphAddEmptyNode", 0, 4, parameters_cuGraphAddEmptyNode, call_354},
	{"cuGraphAddEventRecordNode", 0, 5, parameters_cuGraphAddEventRecordNode, call_355},
	{"cuGraphAddEventWaitNode", 0, 5, parameters_cuGraphAddEventWaitNode, call_355},
	{"cuGraphAddExternalSemaphoresSignalNode", 0, 5, parameters_cuGraphAddExternalSemaphoresSignalNode, call_356},
	{"cuGraphAddExternalSemaphoresWaitNode", 0, 5, parameters_cuGraphAddExternalSemaphoresWaitNode, call_357},
	{"cuGraphAddBatchMemOpNode", 0, 5, parameters_cuGraphAddBatchMemOpNode, call_358},
	{"cuGraphAddMemAllocNode", 0, 5, parameters_cuGraphAddMemAllocNode, call_359},
	{"cuGraphAddMemFreeNode", 0, 5, parameters_cuGraphAddMemFreeNode, call_360},
	{"cuGraphConditionalHandleCreate", 0, 5, parameters_cuGraphConditionalHandleCreate, call_361},
	{"cuGraphAddDependencies_v2", 0, 5, parameters_cuGraphAddDependencies_v2, call_362},
	{"cuGraphAddDependencies", 0, 4, parameters_cuGraphAddDependencies, call_363},
	{"cuGraphRemoveDependencies_v2", 0, 5, parameters_cuGraphRemoveDependencies_v2, call_362},
	{"cuGraphRemoveDependencies", 0, 4, parameters_cuGraphRemoveDependencies, call_363},
	{"cuGraphDestroyNode", 0, 1, parameters_cuGraphDestroyNode, call_364},
	{"cuGraphGetNodes", 0, 3, parameters_cuGraphGetNodes, call_365},
	{"cuGraphGetRootNodes", 0, 3, parameters_cuGraphGetRootNodes, call_365},
	{"cuGraphGetEdges_v2", 0, 5, parameters_cuGraphGetEdges_v2, call_366},
	{"cuGraphGetEdges", 0, 4, parameters_cuGraphGetEdges, call_367},
	{"cuGraphNodeGetType", 0, 2, parameters_cuGraphNodeGetType, call_368},
	{"cuGraphNodeGetDependencies_v2", 0, 4, parameters_cuGraphNodeGetDependencies_v2, call_369},
	{"cuGraphNodeGetDependencies", 0, 3, parameters_cuGraphNodeGetDependencies, call_370},
	{"cuGraphNodeGetDependentNodes_v2", 0, 4, parameters_cuGraphNodeGetDependentNodes_v2, call_369},
	{"cuGraphNodeGetDependentNodes", 0, 3, parameters_cuGraphNodeGetDependentNodes, call_370},
	{"cuGraphDebugDotPrint", 0, 3, parameters_cuGraphDebugDotPrint, call_371},
	{"cuGraphKernelNodeGetParams_v2", 0, 2, parameters_cuGraphKernelNodeGetParams_v2, call_372},
	{"cuGraphKernelNodeGetParams", 0, 2, parameters_cuGraphKernelNodeGetParams, call_373},
	{"cuGraphKernelNodeSetParams_v2", 0, 2, parameters_cuGraphKernelNodeSetParams_v2, call_374},
	{"cuGraphKernelNodeSetParams", 0, 2, parameters_cuGraphKernelNodeSetParams, call_375},
	{"cuGraphKernelNodeCopyAttributes", 0, 2, parameters_cuGraphKernelNodeCopyAttributes, call_376},
	{"cuGraphKernelNodeGetAttribute", 0, 3, parameters_cuGraphKernelNodeGetAttribute, call_377},
	{"cuGraphKernelNodeSetAttribute", 0, 3, parameters_cuGraphKernelNodeSetAttribute, call_378},
	{"cuGraphMemcpyNodeGetParams", 0, 2, parameters_cuGraphMemcpyNodeGetParams, call_379},
	{"cuGraphMemcpyNodeSetParams", 0, 2, parameters_cuGraphMemcpyNodeSetParams, call_380},
	{"cuGraphMemsetNodeGetParams", 0, 2, parameters_cuGraphMemsetNodeGetParams, call_381},
	{"cuGraphMemsetNodeSetParams", 0, 2, parameters_cuGraphMemsetNodeSetParams, call_382},
	{"cuGraphHostNodeGetParams", 0, 2, parameters_cuGraphHostNodeGetParams, call_383},
	{"cuGraphHostNodeSetParams", 0, 2, parameters_cuGraphHostNodeSetParams, call_384},
	{"cuGraphChildGraphNodeGetGraph", 0, 2, parameters_cuGraphChildGraphNodeGetGraph, call_385},
	{"cuGraphEventRecordNodeGetEvent", 0, 2, parameters_cuGraphEventRecordNodeGetEvent, call_386},
	{"cuGraphEventRecordNodeSetEvent", 0, 2, parameters_cuGraphEventRecordNodeSetEvent, call_387},
	{"cuGraphEventWaitNodeGetEvent", 0, 2, parameters_cuGraphEventWaitNodeGetEvent, call_386},
	{"cuGraphEventWaitNodeSetEvent", 0, 2, parameters_cuGraphEventWaitNodeSetEvent, call_387},
	{"cuGraphExternalSemaphoresSignalNodeGetParams", 0, 2, parameters_cuGraphExternalSemaphoresSignalNodeGetParams, call_388},
	{"cuGraphExternalSemaphoresSignalNodeSetParams", 0, 2, parameters_cuGraphExternalSemaphoresSignalNodeSetParams, call_389},
	{"cuGraphExternalSemaphoresWaitNodeGetParams", 0, 2, parameters_cuGraphExternalSemaphoresWaitNodeGetParams, call_390},
	{"cuGraphExternalSemaphoresWaitNodeSetParams", 0, 2, parameters_cuGraphExternalSemaphoresWaitNodeSetParams, call_391},
	{"cuGraphBatchMemOpNodeGetParams", 0, 2, parameters_cuGraphBatchMemOpNodeGetParams, call_392},
	{"cuGraphBatchMemOpNodeSetParams", 0, 2, parameters_cuGraphBatchMemOpNodeSetParams, call_393},
	{"cuGraphMemAllocNodeGetParams", 0, 2, parameters_cuGraphMemAllocNodeGetParams, call_394},
	{"cuGraphMemFreeNodeGetParams", 0, 2, parameters_cuGraphMemFreeNodeGetParams, call_395},
	{"cuDeviceGraphMemTrim", 0, 1, parameters_cuDeviceGraphMemTrim, call_27},
	{"cuDeviceGetGraphMemAttribute", 0, 3, parameters_cuDeviceGetGraphMemAttribute, call_396},
	{"cuDeviceSetGraphMemAttribute", 0, 3, parameters_cuDeviceSetGraphMemAttribute, call_397},
	{"cuUserObjectCreate", 0, 5, parameters_cuUserObjectCreate, call_398},
	{"cuUserObjectRetain", 0, 2, parameters_cuUserObjectRetain, call_399},
	{"cuUserObjectRelease", 0, 2, parameters_cuUserObjectRelease, call_399},
	{"cuGraphRetainUserObject", 0, 4, parameters_cuGraphRetainUserObject, call_400},
	{"cuGraphReleaseUserObject", 0, 3, parameters_cuGraphReleaseUserObject, call_401},
	{"cuGraphInstantiateWithFlags", 0, 3, parameters_cuGraphInstantiateWithFlags, call_402},
	{"cuGraphInstantiateWithParams", 0, 3, parameters_cuGraphInstantiateWithParams, call_403},
	{"cuGraphInstantiateWithParams_ptsz", 1, 3, parameters_cuGraphInstantiateWithParams, call_403},
	{"cuGraphInstantiate_v2", 0, 5, parameters_cuGraphInstantiate_v2, call_404},
	{"cuGraphInstantiate", 1, 5, parameters_cuGraphInstantiate_v2, call_404},
	{"cuGraphExecGetFlags", 0, 2, parameters_cuGraphExecGetFlags, call_405},
	{"cuGraphExecNodeSetParams", 0, 3, parameters_cuGraphExecNodeSetParams, call_406},
	{"cuGraphExecKernelNodeSetParams_v2", 0, 3, parameters_cuGraphExecKernelNodeSetParams_v2, call_407},
	{"cuGraphExecKernelNodeSetParams", 0, 3, parameters_cuGraphExecKernelNodeSetParams, call_408},
	{"cuGraphExecMemcpyNodeSetParams", 0, 4, parameters_cuGraphExecMemcpyNodeSetParams, call_409},
	{"cuGraphExecMemsetNodeSetParams", 0, 4, parameters_cuGraphExecMemsetNodeSetParams, call_410},
	{"cuGraphExecHostNodeSetParams", 0, 3, parameters_cuGraphExecHostNodeSetParams, call_411},
	{"cuGraphExecChildGraphNodeSetParams", 0, 3, parameters_cuGraphExecChildGraphNodeSetParams, call_412},
	{"cuGraphExecEventRecordNodeSetEvent", 0, 3, parameters_cuGraphExecEventRecordNodeSetEvent, call_413},
	{"cuGraphExecEventWaitNodeSetEvent", 0, 3, parameters_cuGraphExecEventWaitNodeSetEvent, call_413},
	{"cuGraphExecExternalSemaphoresSignalNodeSetParams", 0, 3, parameters_cuGraphExecExternalSemaphoresSignalNodeSetParams, call_414},
	{"cuGraphExecExternalSemaphoresWaitNodeSetParams", 0, 3, parameters_cuGraphExecExternalSemaphoresWaitNodeSetParams, call_415},
	{"cuGraphExecBatchMemOpNodeSetParams", 0, 3, parameters_cuGraphExecBatchMemOpNodeSetParams, call_416},
	{"cuGraphNodeSetEnabled", 0, 3, parameters_cuGraphNodeSetEnabled, call_417},
	{"cuGraphNodeGetEnabled", 0, 3, parameters_cuGraphNodeGetEnabled, call_418},
	{"cuGraphExecUpdate_v2", 0, 3, parameters_cuGraphExecUpdate_v2, call_419},
	{"cuGraphExecUpdate", 0, 4, parameters_cuGraphExecUpdate, call_420},
	{"cuGraphUpload", 0, 2, parameters_cuGraphUpload, call_421},
	{"cuGraphUpload_ptsz", 1, 2, parameters_cuGraphUpload, call_421},
	{"cuGraphLaunch", 0, 2, parameters_cuGraphLaunch, call_421},
	{"cuGraphLaunch_ptsz", 1, 2, parameters_cuGraphLaunch, call_421},
	{"cuGraphExecDestroy", 0, 1, parameters_cuGraphExecDestroy, call_422},
	{"cuGreenCtxCreate", 0, 4, parameters_cuGreenCtxCreate, call_423},
	{"cuGreenCtxDestroy", 0, 1, parameters_cuGreenCtxDestroy, call_424},
	{"cuGreenCtxGetId", 0, 2, parameters_cuGreenCtxGetId, call_425},
	{"cuGreenCtxRecordEvent", 0, 2, parameters_cuGreenCtxRecordEvent, call_426},
	{"cuGreenCtxWaitEvent", 0, 2, parameters_cuGreenCtxWaitEvent, call_426},
	{"cuGreenCtxStreamCreate", 0, 4, parameters_cuGreenCtxStreamCreate, call_427},
	{"cuGreenCtxGetDevResource", 0, 3, parameters_cuGreenCtxGetDevResource, call_428},
	{"cuCtxFromGreenCtx", 0, 2, parameters_cuCtxFromGreenCtx, call_429},
	{"cuCtxGetDevResource", 0, 3, parameters_cuCtxGetDevResource, call_430},
	{"cuStreamGetGreenCtx", 0, 2, parameters_cuStreamGetGreenCtx, call_431},
	{"cuDeviceGetDevResource", 0, 3, parameters_cuDeviceGetDevResource, call_432},
	{"cuDevSmResourceSplitByCount", 0, 6, parameters_cuDevSmResourceSplitByCount, call_433},
	{"cuDevResourceGenerateDesc", 0, 3, parameters_cuDevResourceGenerateDesc, call_434},
	{"cuCoredumpGetAttribute", 0, 3, parameters_cuCoredumpGetAttribute, call_435},
	{"cuCoredumpGetAttributeGlobal", 0, 3, parameters_cuCoredumpGetAttributeGlobal, call_435},
	{"cuCoredumpSetAttribute", 0, 3, parameters_cuCoredumpSetAttribute, call_436},
	{"cuCoredumpSetAttributeGlobal", 0, 3, parameters_cuCoredumpSetAttributeGlobal, call_436},
	{"cuCheckpointProcessGetRestoreThreadId", 0, 2, parameters_cuCheckpointProcessGetRestoreThreadId, call_437},
	{"cuCheckpointProcessGetState", 0, 2, parameters_cuCheckpointProcessGetState, call_438},
	{"cuCheckpointProcessLock", 0, 2, parameters_cuCheckpointProcessLock, call_439},
	{"cuCheckpointProcessCheckpoint", 0, 2, parameters_cuCheckpointProcessCheckpoint, call_440},
	{"cuCheckpointProcessRestore", 0, 2, parameters_cuCheckpointProcessRestore, call_441},
	{"cuCheckpointProcessUnlock", 0, 2, parameters_cuCheckpointProcessUnlock, call_442},
	{"cuLogsRegisterCallback", 0, 3, parameters_cuLogsRegisterCallback, call_443},
	{"cuLogsUnregisterCallback", 0, 1, parameters_cuLogsUnregisterCallback, call_444},
	{"cuLogsCurrent", 0, 2, parameters_cuLogsCurrent, call_445},
	{"cuLogsDumpToFile", 0, 3, parameters_cuLogsDumpToFile, call_446},
	{"cuLogsDumpToMemory", 0, 4, parameters_cuLogsDumpToMemory, call_447},
	{"cuProfilerInitialize", 0, 3, parameters_cuProfilerInitialize, call_448},
	{"cuProfilerStart", 0, 0, NULL, call_39},
	{"cuProfilerStop", 0, 0, NULL, call_39},
	{"cuGraphicsUnregisterResource", 0, 1, parameters_cuGraphicsUnregisterResource, call_449},
	{"cuGraphicsSubResourceGetMappedArray", 0, 4, parameters_cuGraphicsSubResourceGetMappedArray, call_450},
	{"cuGraphicsResourceGetMappedMipmappedArray", 0, 2, parameters_cuGraphicsResourceGetMappedMipmappedArray, call_451},
	{"cuGraphicsResourceGetMappedPointer_v2", 0, 3, parameters_cuGraphicsResourceGetMappedPointer_v2, call_452},
	{"cuGraphicsResourceGetMappedPointer", 0, 3, parameters_cuGraphicsResourceGetMappedPointer, call_453},
	{"cuGraphicsResourceSetMapFlags_v2", 0, 2, parameters_cuGraphicsResourceSetMapFlags_v2, call_454},
	{"cuGraphicsResourceSetMapFlags", 1, 2, parameters_cuGraphicsResourceSetMapFlags_v2, call_454},
	{"cuGraphicsMapResources", 0, 3, parameters_cuGraphicsMapResources, call_455},
	{"cuGraphicsMapResources_ptsz", 1, 3, parameters_cuGraphicsMapResources, call_455},
	{"cuGraphicsUnmapResources", 0, 3, parameters_cuGraphicsUnmapResources, call_455},
	{"cuGraphicsUnmapResources_ptsz", 1, 3, parameters_cuGraphicsUnmapResources, call_455},
	{"cuEGLApiInit", 0, 12, NULL, call_unknown},
	{"cuEGLStreamConsumerAcquireFrame", 0, 12, NULL, call_unknown},
	{"cuEGLStreamConsumerConnect", 0, 12, NULL, call_unknown},
	{"cuEGLStreamConsumerConnectWithFlags", 0, 12, NULL, call_unknown},
	{"cuEGLStreamConsumerDisconnect", 0, 12, NULL, call_unknown},
	{"cuEGLStreamConsumerReleaseFrame", 0, 12, NULL, call_unknown},
	{"cuEGLStreamProducerConnect", 0, 12, NULL, call_unknown},
	{"cuEGLStreamProducerDisconnect", 0, 12, NULL, call_unknown},
	{"cuEGLStreamProducerPresentFrame", 0, 12, NULL, call_unknown},
	{"cuEGLStreamProducerReturnFrame", 0, 12, NULL, call_unknown},
	{"cuGLCtxCreate", 0, 12, NULL, call_unknown},
	{"cuGLCtxCreate_v2", 0, 12, NULL, call_unknown},
	{"cuGLGetDevices", 0, 12, NULL, call_unknown},
	{"cuGLGetDevices_v2", 0, 12, NULL, call_unknown},
	{"cuGLInit", 0, 12, NULL, call_unknown},
	{"cuGLMapBufferObject", 0, 12, NULL, call_unknown},
	{"cuGLMapBufferObjectAsync", 0, 12, NULL, call_unknown},
	{"cuGLMapBufferObjectAsync_v2", 0, 12, NULL, call_unknown},
	{"cuGLMapBufferObjectAsync_v2_ptsz", 0, 12, NULL, call_unknown},
	{"cuGLMapBufferObject_v2", 0, 12, NULL, call_unknown},
	{"cuGLMapBufferObject_v2_ptds", 0, 12, NULL, call_unknown},
	{"cuGLRegisterBufferObject", 0, 12, NULL, call_unknown},
	{"cuGLSetBufferObjectMapFlags", 0, 12, NULL, call_unknown},
	{"cuGLUnmapBufferObject", 0, 12, NULL, call_unknown},
	{"cuGLUnmapBufferObjectAsync", 0, 12, NULL, call_unknown},
	{"cuGLUnregisterBufferObject", 0, 12, NULL, call_unknown},
	{"cuGraphicsEGLRegisterImage", 0, 12, NULL, call_unknown},
	{"cuGraphicsGLRegisterBuffer", 0, 12, NULL, call_unknown},
	{"cuGraphicsGLRegisterImage", 0, 12, NULL, call_unknown},
	{"cuGraphicsResourceGetMappedEglFrame", 0, 12, NULL, call_unknown},
	{"cuGraphicsVDPAURegisterOutputSurface", 0, 12, NULL, call_unknown},
	{"cuGraphicsVDPAURegisterVideoSurface", 0, 12, NULL, call_unknown},
	{"cuVDPAUCtxCreate", 0, 12, NULL, call_unknown},
	{"cuVDPAUCtxCreate_v2", 0, 12, NULL, call_unknown},
	{"cuVDPAUGetDevice", 0, 12, NULL, call_unknown},
	{"cuMemGetAttribute", 0, 12, NULL, call_unknown},
	{"cuMemGetAttribute_v2", 0, 12, NULL, call_unknown},
};
const int functions_n = sizeof functions / sizeof *functions;
