/* Generated from api/ by gen/emit; do not edit. */
#ifndef FERRY_GEN_SEVERAL_H
#define FERRY_GEN_SEVERAL_H
#include "gen_types.h"

enum {
	PLAIN_cuGetErrorString = 0,
	PLAIN_cuGetErrorName = 1,
	PLAIN_cuInit = 2,
	PLAIN_cuDriverGetVersion = 3,
	PLAIN_cuGetProcAddress_v2 = 4,
	PLAIN_cuGetProcAddress = 5,
	PLAIN_cuGetExportTable = 6,
	PLAIN_cuDeviceGet = 7,
	PLAIN_cuDeviceGetCount = 8,
	PLAIN_cuDeviceGetName = 9,
	PLAIN_cuDeviceGetUuid_v2 = 10,
	PLAIN_cuDeviceGetUuid = 11,
	PLAIN_cuDeviceGetLuid = 12,
	PLAIN_cuDeviceTotalMem_v2 = 13,
	PLAIN_cuDeviceTotalMem = 14,
	PLAIN_cuDeviceGetTexture1DLinearMaxWidth = 15,
	PLAIN_cuDeviceGetAttribute = 16,
	PLAIN_cuDeviceGetHostAtomicCapabilities = 17,
	PLAIN_cuDeviceGetNvSciSyncAttributes = 18,
	PLAIN_cuDeviceGetExecAffinitySupport = 19,
	PLAIN_cuFlushGPUDirectRDMAWrites = 20,
	PLAIN_cuDeviceGetByPCIBusId = 21,
	PLAIN_cuDeviceGetPCIBusId = 22,
	PLAIN_cuDeviceGetProperties = 23,
	PLAIN_cuDeviceComputeCapability = 24,
	PLAIN_cuDeviceCanAccessPeer = 25,
	PLAIN_cuDeviceGetP2PAttribute = 26,
	PLAIN_cuDeviceGetP2PAtomicCapabilities = 27,
	PLAIN_cuDeviceRegisterAsyncNotification = 28,
	PLAIN_cuDeviceUnregisterAsyncNotification = 29,
	PLAIN_cuDevicePrimaryCtxRetain = 30,
	PLAIN_cuDevicePrimaryCtxRelease_v2 = 31,
	PLAIN_cuDevicePrimaryCtxRelease = 32,
	PLAIN_cuDevicePrimaryCtxSetFlags_v2 = 33,
	PLAIN_cuDevicePrimaryCtxSetFlags = 34,
	PLAIN_cuDevicePrimaryCtxGetState = 35,
	PLAIN_cuDevicePrimaryCtxReset_v2 = 36,
	PLAIN_cuDevicePrimaryCtxReset = 37,
	PLAIN_cuCtxCreate_v4 = 38,
	PLAIN_cuCtxCreate_v3 = 39,
	PLAIN_cuCtxCreate_v2 = 40,
	PLAIN_cuCtxCreate = 41,
	PLAIN_cuCtxDestroy_v2 = 42,
	PLAIN_cuCtxDestroy = 43,
	PLAIN_cuCtxPushCurrent_v2 = 44,
	PLAIN_cuCtxPushCurrent = 45,
	PLAIN_cuCtxPopCurrent_v2 = 46,
	PLAIN_cuCtxPopCurrent = 47,
	PLAIN_cuCtxSetCurrent = 48,
	PLAIN_cuCtxGetCurrent = 49,
	PLAIN_cuCtxGetDevice_v2 = 50,
	PLAIN_cuCtxGetDevice = 51,
	PLAIN_cuCtxGetFlags = 52,
	PLAIN_cuCtxSetFlags = 53,
	PLAIN_cuCtxGetId = 54,
	PLAIN_cuCtxSynchronize_v2 = 55,
	PLAIN_cuCtxSynchronize = 56,
	PLAIN_cuCtxSetLimit = 57,
	PLAIN_cuCtxGetLimit = 58,
	PLAIN_cuCtxGetCacheConfig = 59,
	PLAIN_cuCtxSetCacheConfig = 60,
	PLAIN_cuCtxGetSharedMemConfig = 61,
	PLAIN_cuCtxSetSharedMemConfig = 62,
	PLAIN_cuCtxGetApiVersion = 63,
	PLAIN_cuCtxGetStreamPriorityRange = 64,
	PLAIN_cuCtxResetPersistingL2Cache = 65,
	PLAIN_cuCtxGetExecAffinity = 66,
	PLAIN_cuCtxRecordEvent = 67,
	PLAIN_cuCtxWaitEvent = 68,
	PLAIN_cuCtxAttach = 69,
	PLAIN_cuCtxDetach = 70,
	PLAIN_cuCtxEnablePeerAccess = 71,
	PLAIN_cuCtxDisablePeerAccess = 72,
	PLAIN_cuModuleLoad = 73,
	PLAIN_cuModuleLoadData = 74,
	PLAIN_cuModuleLoadDataEx = 75,
	PLAIN_cuModuleLoadFatBinary = 76,
	PLAIN_cuModuleUnload = 77,
	PLAIN_cuModuleGetLoadingMode = 78,
	PLAIN_cuModuleGetFunction = 79,
	PLAIN_cuModuleGetFunctionCount = 80,
	PLAIN_cuModuleEnumerateFunctions = 81,
	PLAIN_cuModuleGetGlobal_v2 = 82,
	PLAIN_cuModuleGetGlobal = 83,
	PLAIN_cuModuleGetTexRef = 84,
	PLAIN_cuModuleGetSurfRef = 85,
	PLAIN_cuLinkCreate_v2 = 86,
	PLAIN_cuLinkCreate = 87,
	PLAIN_cuLinkAddData_v2 = 88,
	PLAIN_cuLinkAddData = 89,
	PLAIN_cuLinkAddFile_v2 = 90,
	PLAIN_cuLinkAddFile = 91,
	PLAIN_cuLinkComplete = 92,
	PLAIN_cuLinkDestroy = 93,
	PLAIN_cuLibraryLoadData = 94,
	PLAIN_cuLibraryLoadFromFile = 95,
	PLAIN_cuLibraryUnload = 96,
	PLAIN_cuLibraryGetKernel = 97,
	PLAIN_cuLibraryGetKernelCount = 98,
	PLAIN_cuLibraryEnumerateKernels = 99,
	PLAIN_cuLibraryGetModule = 100,
	PLAIN_cuLibraryGetGlobal = 101,
	PLAIN_cuLibraryGetManaged = 102,
	PLAIN_cuLibraryGetUnifiedFunction = 103,
	PLAIN_cuKernelGetFunction = 104,
	PLAIN_cuKernelGetLibrary = 105,
	PLAIN_cuKernelGetAttribute = 106,
	PLAIN_cuKernelSetAttribute = 107,
	PLAIN_cuKernelSetCacheConfig = 108,
	PLAIN_cuKernelGetName = 109,
	PLAIN_cuKernelGetParamInfo = 110,
	PLAIN_cuFuncGetAttribute = 111,
	PLAIN_cuFuncSetAttribute = 112,
	PLAIN_cuFuncSetCacheConfig = 113,
	PLAIN_cuFuncSetSharedMemConfig = 114,
	PLAIN_cuFuncGetModule = 115,
	PLAIN_cuFuncGetName = 116,
	PLAIN_cuFuncGetParamInfo = 117,
	PLAIN_cuFuncIsLoaded = 118,
	PLAIN_cuFuncLoad = 119,
	PLAIN_cuLaunchKernel = 120,
	PLAIN_cuLaunchKernel_ptsz = 121,
	PLAIN_cuLaunchKernelEx = 122,
	PLAIN_cuLaunchKernelEx_ptsz = 123,
	PLAIN_cuLaunchCooperativeKernel = 124,
	PLAIN_cuLaunchCooperativeKernel_ptsz = 125,
	PLAIN_cuLaunchCooperativeKernelMultiDevice = 126,
	PLAIN_cuLaunchHostFunc = 127,
	PLAIN_cuLaunchHostFunc_ptsz = 128,
	PLAIN_cuFuncSetBlockShape = 129,
	PLAIN_cuFuncSetSharedSize = 130,
	PLAIN_cuParamSetSize = 131,
	PLAIN_cuParamSeti = 132,
	PLAIN_cuParamSetf = 133,
	PLAIN_cuParamSetv = 134,
	PLAIN_cuLaunch = 135,
	PLAIN_cuLaunchGrid = 136,
	PLAIN_cuLaunchGridAsync = 137,
	PLAIN_cuParamSetTexRef = 138,
	PLAIN_cuOccupancyMaxActiveBlocksPerMultiprocessor = 139,
	PLAIN_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags = 140,
	PLAIN_cuOccupancyMaxPotentialBlockSize = 141,
	PLAIN_cuOccupancyMaxPotentialBlockSizeWithFlags = 142,
	PLAIN_cuOccupancyAvailableDynamicSMemPerBlock = 143,
	PLAIN_cuOccupancyMaxPotentialClusterSize = 144,
	PLAIN_cuOccupancyMaxActiveClusters = 145,
	PLAIN_cuMemGetInfo_v2 = 146,
	PLAIN_cuMemGetInfo = 147,
	PLAIN_cuMemAlloc_v2 = 148,
	PLAIN_cuMemAlloc = 149,
	PLAIN_cuMemAllocPitch_v2 = 150,
	PLAIN_cuMemAllocPitch = 151,
	PLAIN_cuMemFree_v2 = 152,
	PLAIN_cuMemFree = 153,
	PLAIN_cuMemGetAddressRange_v2 = 154,
	PLAIN_cuMemGetAddressRange = 155,
	PLAIN_cuPointerGetAttribute = 156,
	PLAIN_cuPointerGetAttributes = 157,
	PLAIN_cuPointerSetAttribute = 158,
	PLAIN_cuMemAllocHost_v2 = 159,
	PLAIN_cuMemAllocHost = 160,
	PLAIN_cuMemFreeHost = 161,
	PLAIN_cuMemHostAlloc = 162,
	PLAIN_cuMemHostGetDevicePointer_v2 = 163,
	PLAIN_cuMemHostGetDevicePointer = 164,
	PLAIN_cuMemHostGetFlags = 165,
	PLAIN_cuMemHostRegister_v2 = 166,
	PLAIN_cuMemHostRegister = 167,
	PLAIN_cuMemHostUnregister = 168,
	PLAIN_cuMemcpy = 169,
	PLAIN_cuMemcpy_ptds = 170,
	PLAIN_cuMemcpyAsync = 171,
	PLAIN_cuMemcpyAsync_ptsz = 172,
	PLAIN_cuMemcpyPeer = 173,
	PLAIN_cuMemcpyPeer_ptds = 174,
	PLAIN_cuMemcpyPeerAsync = 175,
	PLAIN_cuMemcpyPeerAsync_ptsz = 176,
	PLAIN_cuMemcpyHtoD_v2 = 177,
	PLAIN_cuMemcpyHtoD_v2_ptds = 178,
	PLAIN_cuMemcpyHtoD = 179,
	PLAIN_cuMemcpyDtoH_v2 = 180,
	PLAIN_cuMemcpyDtoH_v2_ptds = 181,
	PLAIN_cuMemcpyDtoH = 182,
	PLAIN_cuMemcpyDtoD_v2 = 183,
	PLAIN_cuMemcpyDtoD_v2_ptds = 184,
	PLAIN_cuMemcpyDtoD = 185,
	PLAIN_cuMemcpyHtoDAsync_v2 = 186,
	PLAIN_cuMemcpyHtoDAsync_v2_ptsz = 187,
	PLAIN_cuMemcpyHtoDAsync = 188,
	PLAIN_cuMemcpyDtoHAsync_v2 = 189,
	PLAIN_cuMemcpyDtoHAsync_v2_ptsz = 190,
	PLAIN_cuMemcpyDtoHAsync = 191,
	PLAIN_cuMemcpyDtoDAsync_v2 = 192,
	PLAIN_cuMemcpyDtoDAsync_v2_ptsz = 193,
	PLAIN_cuMemcpyDtoDAsync = 194,
	PLAIN_cuMemcpyDtoA_v2 = 195,
	PLAIN_cuMemcpyDtoA_v2_ptds = 196,
	PLAIN_cuMemcpyDtoA = 197,
	PLAIN_cuMemcpyAtoD_v2 = 198,
	PLAIN_cuMemcpyAtoD_v2_ptds = 199,
	PLAIN_cuMemcpyAtoD = 200,
	PLAIN_cuMemcpyHtoA_v2 = 201,
	PLAIN_cuMemcpyHtoA_v2_ptds = 202,
	PLAIN_cuMemcpyHtoA = 203,
	PLAIN_cuMemcpyAtoH_v2 = 204,
	PLAIN_cuMemcpyAtoH_v2_ptds = 205,
	PLAIN_cuMemcpyAtoH = 206,
	PLAIN_cuMemcpyAtoA_v2 = 207,
	PLAIN_cuMemcpyAtoA_v2_ptds = 208,
	PLAIN_cuMemcpyAtoA = 209,
	PLAIN_cuMemcpyHtoAAsync_v2 = 210,
	PLAIN_cuMemcpyHtoAAsync_v2_ptsz = 211,
	PLAIN_cuMemcpyHtoAAsync = 212,
	PLAIN_cuMemcpyAtoHAsync_v2 = 213,
	PLAIN_cuMemcpyAtoHAsync_v2_ptsz = 214,
	PLAIN_cuMemcpyAtoHAsync = 215,
	PLAIN_cuMemcpy2D_v2 = 216,
	PLAIN_cuMemcpy2D_v2_ptds = 217,
	PLAIN_cuMemcpy2D = 218,
	PLAIN_cuMemcpy2DUnaligned_v2 = 219,
	PLAIN_cuMemcpy2DUnaligned_v2_ptds = 220,
	PLAIN_cuMemcpy2DUnaligned = 221,
	PLAIN_cuMemcpy2DAsync_v2 = 222,
	PLAIN_cuMemcpy2DAsync_v2_ptsz = 223,
	PLAIN_cuMemcpy2DAsync = 224,
	PLAIN_cuMemcpy3D_v2 = 225,
	PLAIN_cuMemcpy3D_v2_ptds = 226,
	PLAIN_cuMemcpy3D = 227,
	PLAIN_cuMemcpy3DAsync_v2 = 228,
	PLAIN_cuMemcpy3DAsync_v2_ptsz = 229,
	PLAIN_cuMemcpy3DAsync = 230,
	PLAIN_cuMemcpy3DPeer = 231,
	PLAIN_cuMemcpy3DPeer_ptds = 232,
	PLAIN_cuMemcpy3DPeerAsync = 233,
	PLAIN_cuMemcpy3DPeerAsync_ptsz = 234,
	PLAIN_cuMemcpyBatchAsync_v2 = 235,
	PLAIN_cuMemcpyBatchAsync_v2_ptsz = 236,
	PLAIN_cuMemcpyBatchAsync = 237,
	PLAIN_cuMemcpyBatchAsync_ptsz = 238,
	PLAIN_cuMemcpy3DBatchAsync_v2 = 239,
	PLAIN_cuMemcpy3DBatchAsync_v2_ptsz = 240,
	PLAIN_cuMemcpy3DBatchAsync = 241,
	PLAIN_cuMemcpy3DBatchAsync_ptsz = 242,
	PLAIN_cuMemBatchDecompressAsync = 243,
	PLAIN_cuMemBatchDecompressAsync_ptsz = 244,
	PLAIN_cuMemsetD8_v2 = 245,
	PLAIN_cuMemsetD8_v2_ptds = 246,
	PLAIN_cuMemsetD8 = 247,
	PLAIN_cuMemsetD16_v2 = 248,
	PLAIN_cuMemsetD16_v2_ptds = 249,
	PLAIN_cuMemsetD16 = 250,
	PLAIN_cuMemsetD32_v2 = 251,
	PLAIN_cuMemsetD32_v2_ptds = 252,
	PLAIN_cuMemsetD32 = 253,
	PLAIN_cuMemsetD2D8_v2 = 254,
	PLAIN_cuMemsetD2D8_v2_ptds = 255,
	PLAIN_cuMemsetD2D8 = 256,
	PLAIN_cuMemsetD2D16_v2 = 257,
	PLAIN_cuMemsetD2D16_v2_ptds = 258,
	PLAIN_cuMemsetD2D16 = 259,
	PLAIN_cuMemsetD2D32_v2 = 260,
	PLAIN_cuMemsetD2D32_v2_ptds = 261,
	PLAIN_cuMemsetD2D32 = 262,
	PLAIN_cuMemsetD8Async = 263,
	PLAIN_cuMemsetD8Async_ptsz = 264,
	PLAIN_cuMemsetD16Async = 265,
	PLAIN_cuMemsetD16Async_ptsz = 266,
	PLAIN_cuMemsetD32Async = 267,
	PLAIN_cuMemsetD32Async_ptsz = 268,
	PLAIN_cuMemsetD2D8Async = 269,
	PLAIN_cuMemsetD2D8Async_ptsz = 270,
	PLAIN_cuMemsetD2D16Async = 271,
	PLAIN_cuMemsetD2D16Async_ptsz = 272,
	PLAIN_cuMemsetD2D32Async = 273,
	PLAIN_cuMemsetD2D32Async_ptsz = 274,
	PLAIN_cuMemAllocManaged = 275,
	PLAIN_cuMemAdvise_v2 = 276,
	PLAIN_cuMemAdvise = 277,
	PLAIN_cuMemPrefetchAsync_v2 = 278,
	PLAIN_cuMemPrefetchAsync_v2_ptsz = 279,
	PLAIN_cuMemPrefetchAsync = 280,
	PLAIN_cuMemPrefetchAsync_ptsz = 281,
	PLAIN_cuMemPrefetchBatchAsync = 282,
	PLAIN_cuMemPrefetchBatchAsync_ptsz = 283,
	PLAIN_cuMemDiscardBatchAsync = 284,
	PLAIN_cuMemDiscardBatchAsync_ptsz = 285,
	PLAIN_cuMemDiscardAndPrefetchBatchAsync = 286,
	PLAIN_cuMemDiscardAndPrefetchBatchAsync_ptsz = 287,
	PLAIN_cuMemRangeGetAttribute = 288,
	PLAIN_cuMemRangeGetAttributes = 289,
	PLAIN_cuStreamAttachMemAsync = 290,
	PLAIN_cuStreamAttachMemAsync_ptsz = 291,
	PLAIN_cuMemAllocAsync = 292,
	PLAIN_cuMemAllocAsync_ptsz = 293,
	PLAIN_cuMemAllocFromPoolAsync = 294,
	PLAIN_cuMemAllocFromPoolAsync_ptsz = 295,
	PLAIN_cuMemFreeAsync = 296,
	PLAIN_cuMemFreeAsync_ptsz = 297,
	PLAIN_cuDeviceSetMemPool = 298,
	PLAIN_cuDeviceGetMemPool = 299,
	PLAIN_cuDeviceGetDefaultMemPool = 300,
	PLAIN_cuMemPoolCreate = 301,
	PLAIN_cuMemPoolDestroy = 302,
	PLAIN_cuMemPoolTrimTo = 303,
	PLAIN_cuMemPoolSetAttribute = 304,
	PLAIN_cuMemPoolGetAttribute = 305,
	PLAIN_cuMemPoolSetAccess = 306,
	PLAIN_cuMemPoolGetAccess = 307,
	PLAIN_cuMemGetDefaultMemPool = 308,
	PLAIN_cuMemGetMemPool = 309,
	PLAIN_cuMemSetMemPool = 310,
	PLAIN_cuMemPoolExportToShareableHandle = 311,
	PLAIN_cuMemPoolImportFromShareableHandle = 312,
	PLAIN_cuMemPoolExportPointer = 313,
	PLAIN_cuMemPoolImportPointer = 314,
	PLAIN_cuMemAddressReserve = 315,
	PLAIN_cuMemAddressFree = 316,
	PLAIN_cuMemCreate = 317,
	PLAIN_cuMemRelease = 318,
	PLAIN_cuMemMap = 319,
	PLAIN_cuMemUnmap = 320,
	PLAIN_cuMemMapArrayAsync = 321,
	PLAIN_cuMemMapArrayAsync_ptsz = 322,
	PLAIN_cuMemSetAccess = 323,
	PLAIN_cuMemGetAccess = 324,
	PLAIN_cuMemExportToShareableHandle = 325,
	PLAIN_cuMemImportFromShareableHandle = 326,
	PLAIN_cuMemGetHandleForAddressRange = 327,
	PLAIN_cuMemGetAllocationGranularity = 328,
	PLAIN_cuMemGetAllocationPropertiesFromHandle = 329,
	PLAIN_cuMemRetainAllocationHandle = 330,
	PLAIN_cuMulticastCreate = 331,
	PLAIN_cuMulticastAddDevice = 332,
	PLAIN_cuMulticastBindMem = 333,
	PLAIN_cuMulticastBindAddr = 334,
	PLAIN_cuMulticastUnbind = 335,
	PLAIN_cuMulticastGetGranularity = 336,
	PLAIN_cuIpcGetEventHandle = 337,
	PLAIN_cuIpcOpenEventHandle = 338,
	PLAIN_cuIpcGetMemHandle = 339,
	PLAIN_cuIpcOpenMemHandle_v2 = 340,
	PLAIN_cuIpcOpenMemHandle = 341,
	PLAIN_cuIpcCloseMemHandle = 342,
	PLAIN_cuArrayCreate_v2 = 343,
	PLAIN_cuArrayCreate = 344,
	PLAIN_cuArrayGetDescriptor_v2 = 345,
	PLAIN_cuArrayGetDescriptor = 346,
	PLAIN_cuArrayGetSparseProperties = 347,
	PLAIN_cuArrayGetMemoryRequirements = 348,
	PLAIN_cuArrayGetPlane = 349,
	PLAIN_cuArrayDestroy = 350,
	PLAIN_cuArray3DCreate_v2 = 351,
	PLAIN_cuArray3DCreate = 352,
	PLAIN_cuArray3DGetDescriptor_v2 = 353,
	PLAIN_cuArray3DGetDescriptor = 354,
	PLAIN_cuMipmappedArrayCreate = 355,
	PLAIN_cuMipmappedArrayGetLevel = 356,
	PLAIN_cuMipmappedArrayGetSparseProperties = 357,
	PLAIN_cuMipmappedArrayGetMemoryRequirements = 358,
	PLAIN_cuMipmappedArrayDestroy = 359,
	PLAIN_cuTexObjectCreate = 360,
	PLAIN_cuTexObjectDestroy = 361,
	PLAIN_cuTexObjectGetResourceDesc = 362,
	PLAIN_cuTexObjectGetTextureDesc = 363,
	PLAIN_cuTexObjectGetResourceViewDesc = 364,
	PLAIN_cuSurfObjectCreate = 365,
	PLAIN_cuSurfObjectDestroy = 366,
	PLAIN_cuSurfObjectGetResourceDesc = 367,
	PLAIN_cuTensorMapEncodeTiled = 368,
	PLAIN_cuTensorMapEncodeIm2col = 369,
	PLAIN_cuTensorMapEncodeIm2colWide = 370,
	PLAIN_cuTensorMapReplaceAddress = 371,
	PLAIN_cuTexRefCreate = 372,
	PLAIN_cuTexRefDestroy = 373,
	PLAIN_cuTexRefSetArray = 374,
	PLAIN_cuTexRefSetMipmappedArray = 375,
	PLAIN_cuTexRefSetAddress_v2 = 376,
	PLAIN_cuTexRefSetAddress = 377,
	PLAIN_cuTexRefSetAddress2D_v3 = 378,
	PLAIN_cuTexRefSetAddress2D_v2 = 379,
	PLAIN_cuTexRefSetAddress2D = 380,
	PLAIN_cuTexRefSetFormat = 381,
	PLAIN_cuTexRefSetAddressMode = 382,
	PLAIN_cuTexRefSetFilterMode = 383,
	PLAIN_cuTexRefSetMipmapFilterMode = 384,
	PLAIN_cuTexRefSetMipmapLevelBias = 385,
	PLAIN_cuTexRefSetMipmapLevelClamp = 386,
	PLAIN_cuTexRefSetMaxAnisotropy = 387,
	PLAIN_cuTexRefSetBorderColor = 388,
	PLAIN_cuTexRefSetFlags = 389,
	PLAIN_cuTexRefGetAddress_v2 = 390,
	PLAIN_cuTexRefGetAddress = 391,
	PLAIN_cuTexRefGetArray = 392,
	PLAIN_cuTexRefGetMipmappedArray = 393,
	PLAIN_cuTexRefGetAddressMode = 394,
	PLAIN_cuTexRefGetFilterMode = 395,
	PLAIN_cuTexRefGetFormat = 396,
	PLAIN_cuTexRefGetMipmapFilterMode = 397,
	PLAIN_cuTexRefGetMipmapLevelBias = 398,
	PLAIN_cuTexRefGetMipmapLevelClamp = 399,
	PLAIN_cuTexRefGetMaxAnisotropy = 400,
	PLAIN_cuTexRefGetBorderColor = 401,
	PLAIN_cuTexRefGetFlags = 402,
	PLAIN_cuSurfRefSetArray = 403,
	PLAIN_cuSurfRefGetArray = 404,
	PLAIN_cuStreamCreate = 405,
	PLAIN_cuStreamCreateWithPriority = 406,
	PLAIN_cuStreamDestroy_v2 = 407,
	PLAIN_cuStreamDestroy = 408,
	PLAIN_cuStreamGetPriority = 409,
	PLAIN_cuStreamGetPriority_ptsz = 410,
	PLAIN_cuStreamGetDevice = 411,
	PLAIN_cuStreamGetDevice_ptsz = 412,
	PLAIN_cuStreamGetFlags = 413,
	PLAIN_cuStreamGetFlags_ptsz = 414,
	PLAIN_cuStreamGetId = 415,
	PLAIN_cuStreamGetId_ptsz = 416,
	PLAIN_cuStreamGetCtx_v2 = 417,
	PLAIN_cuStreamGetCtx_v2_ptsz = 418,
	PLAIN_cuStreamGetCtx = 419,
	PLAIN_cuStreamGetCtx_ptsz = 420,
	PLAIN_cuStreamWaitEvent = 421,
	PLAIN_cuStreamWaitEvent_ptsz = 422,
	PLAIN_cuStreamQuery = 423,
	PLAIN_cuStreamQuery_ptsz = 424,
	PLAIN_cuStreamSynchronize = 425,
	PLAIN_cuStreamSynchronize_ptsz = 426,
	PLAIN_cuStreamAddCallback = 427,
	PLAIN_cuStreamAddCallback_ptsz = 428,
	PLAIN_cuStreamCopyAttributes = 429,
	PLAIN_cuStreamCopyAttributes_ptsz = 430,
	PLAIN_cuStreamGetAttribute = 431,
	PLAIN_cuStreamGetAttribute_ptsz = 432,
	PLAIN_cuStreamSetAttribute = 433,
	PLAIN_cuStreamSetAttribute_ptsz = 434,
	PLAIN_cuThreadExchangeStreamCaptureMode = 435,
	PLAIN_cuStreamBeginCapture_v2 = 436,
	PLAIN_cuStreamBeginCapture_v2_ptsz = 437,
	PLAIN_cuStreamBeginCapture = 438,
	PLAIN_cuStreamBeginCapture_ptsz = 439,
	PLAIN_cuStreamBeginCaptureToGraph = 440,
	PLAIN_cuStreamBeginCaptureToGraph_ptsz = 441,
	PLAIN_cuStreamEndCapture = 442,
	PLAIN_cuStreamEndCapture_ptsz = 443,
	PLAIN_cuStreamIsCapturing = 444,
	PLAIN_cuStreamIsCapturing_ptsz = 445,
	PLAIN_cuStreamGetCaptureInfo_v3 = 446,
	PLAIN_cuStreamGetCaptureInfo_v3_ptsz = 447,
	PLAIN_cuStreamGetCaptureInfo_v2 = 448,
	PLAIN_cuStreamGetCaptureInfo_v2_ptsz = 449,
	PLAIN_cuStreamGetCaptureInfo = 450,
	PLAIN_cuStreamGetCaptureInfo_ptsz = 451,
	PLAIN_cuStreamUpdateCaptureDependencies_v2 = 452,
	PLAIN_cuStreamUpdateCaptureDependencies_v2_ptsz = 453,
	PLAIN_cuStreamUpdateCaptureDependencies = 454,
	PLAIN_cuStreamUpdateCaptureDependencies_ptsz = 455,
	PLAIN_cuEventCreate = 456,
	PLAIN_cuEventRecord = 457,
	PLAIN_cuEventRecord_ptsz = 458,
	PLAIN_cuEventRecordWithFlags = 459,
	PLAIN_cuEventRecordWithFlags_ptsz = 460,
	PLAIN_cuEventQuery = 461,
	PLAIN_cuEventSynchronize = 462,
	PLAIN_cuEventDestroy_v2 = 463,
	PLAIN_cuEventDestroy = 464,
	PLAIN_cuEventElapsedTime_v2 = 465,
	PLAIN_cuEventElapsedTime = 466,
	PLAIN_cuStreamWaitValue32_v2 = 467,
	PLAIN_cuStreamWaitValue32_v2_ptsz = 468,
	PLAIN_cuStreamWaitValue32 = 469,
	PLAIN_cuStreamWaitValue32_ptsz = 470,
	PLAIN_cuStreamWaitValue64_v2 = 471,
	PLAIN_cuStreamWaitValue64_v2_ptsz = 472,
	PLAIN_cuStreamWaitValue64 = 473,
	PLAIN_cuStreamWaitValue64_ptsz = 474,
	PLAIN_cuStreamWriteValue32_v2 = 475,
	PLAIN_cuStreamWriteValue32_v2_ptsz = 476,
	PLAIN_cuStreamWriteValue32 = 477,
	PLAIN_cuStreamWriteValue32_ptsz = 478,
	PLAIN_cuStreamWriteValue64_v2 = 479,
	PLAIN_cuStreamWriteValue64_v2_ptsz = 480,
	PLAIN_cuStreamWriteValue64 = 481,
	PLAIN_cuStreamWriteValue64_ptsz = 482,
	PLAIN_cuStreamBatchMemOp_v2 = 483,
	PLAIN_cuStreamBatchMemOp_v2_ptsz = 484,
	PLAIN_cuStreamBatchMemOp = 485,
	PLAIN_cuStreamBatchMemOp_ptsz = 486,
	PLAIN_cuImportExternalMemory = 487,
	PLAIN_cuExternalMemoryGetMappedBuffer = 488,
	PLAIN_cuExternalMemoryGetMappedMipmappedArray = 489,
	PLAIN_cuDestroyExternalMemory = 490,
	PLAIN_cuImportExternalSemaphore = 491,
	PLAIN_cuSignalExternalSemaphoresAsync = 492,
	PLAIN_cuSignalExternalSemaphoresAsync_ptsz = 493,
	PLAIN_cuWaitExternalSemaphoresAsync = 494,
	PLAIN_cuWaitExternalSemaphoresAsync_ptsz = 495,
	PLAIN_cuDestroyExternalSemaphore = 496,
	PLAIN_cuGraphCreate = 497,
	PLAIN_cuGraphDestroy = 498,
	PLAIN_cuGraphClone = 499,
	PLAIN_cuGraphNodeFindInClone = 500,
	PLAIN_cuGraphAddNode_v2 = 501,
	PLAIN_cuGraphAddNode = 502,
	PLAIN_cuGraphNodeSetParams = 503,
	PLAIN_cuGraphAddKernelNode_v2 = 504,
	PLAIN_cuGraphAddKernelNode = 505,
	PLAIN_cuGraphAddMemcpyNode = 506,
	PLAIN_cuGraphAddMemsetNode = 507,
	PLAIN_cuGraphAddHostNode = 508,
	PLAIN_cuGraphAddChildGraphNode = 509,
	PLAIN_cuGraphAddEmptyNode = 510,
	PLAIN_cuGraphAddEventRecordNode = 511,
	PLAIN_cuGraphAddEventWaitNode = 512,
	PLAIN_cuGraphAddExternalSemaphoresSignalNode = 513,
	PLAIN_cuGraphAddExternalSemaphoresWaitNode = 514,
	PLAIN_cuGraphAddBatchMemOpNode = 515,
	PLAIN_cuGraphAddMemAllocNode = 516,
	PLAIN_cuGraphAddMemFreeNode = 517,
	PLAIN_cuGraphConditionalHandleCreate = 518,
	PLAIN_cuGraphAddDependencies_v2 = 519,
	PLAIN_cuGraphAddDependencies = 520,
	PLAIN_cuGraphRemoveDependencies_v2 = 521,
	PLAIN_cuGraphRemoveDependencies = 522,
	PLAIN_cuGraphDestroyNode = 523,
	PLAIN_cuGraphGetNodes = 524,
	PLAIN_cuGraphGetRootNodes = 525,
	PLAIN_cuGraphGetEdges_v2 = 526,
	PLAIN_cuGraphGetEdges = 527,
	PLAIN_cuGraphNodeGetType = 528,
	PLAIN_cuGraphNodeGetDependencies_v2 = 529,
	PLAIN_cuGraphNodeGetDependencies = 530,
	PLAIN_cuGraphNodeGetDependentNodes_v2 = 531,
	PLAIN_cuGraphNodeGetDependentNodes = 532,
	PLAIN_cuGraphDebugDotPrint = 533,
	PLAIN_cuGraphKernelNodeGetParams_v2 = 534,
	PLAIN_cuGraphKernelNodeGetParams = 535,
	PLAIN_cuGraphKernelNodeSetParams_v2 = 536,
	PLAIN_cuGraphKernelNodeSetParams = 537,
	PLAIN_cuGraphKernelNodeCopyAttributes = 538,
	PLAIN_cuGraphKernelNodeGetAttribute = 539,
	PLAIN_cuGraphKernelNodeSetAttribute = 540,
	PLAIN_cuGraphMemcpyNodeGetParams = 541,
	PLAIN_cuGraphMemcpyNodeSetParams = 542,
	PLAIN_cuGraphMemsetNodeGetParams = 543,
	PLAIN_cuGraphMemsetNodeSetParams = 544,
	PLAIN_cuGraphHostNodeGetParams = 545,
	PLAIN_cuGraphHostNodeSetParams = 546,
	PLAIN_cuGraphChildGraphNodeGetGraph = 547,
	PLAIN_cuGraphEventRecordNodeGetEvent = 548,
	PLAIN_cuGraphEventRecordNodeSetEvent = 549,
	PLAIN_cuGraphEventWaitNodeGetEvent = 550,
	PLAIN_cuGraphEventWaitNodeSetEvent = 551,
	PLAIN_cuGraphExternalSemaphoresSignalNodeGetParams = 552,
	PLAIN_cuGraphExternalSemaphoresSignalNodeSetParams = 553,
	PLAIN_cuGraphExternalSemaphoresWaitNodeGetParams = 554,
	PLAIN_cuGraphExternalSemaphoresWaitNodeSetParams = 555,
	PLAIN_cuGraphBatchMemOpNodeGetParams = 556,
	PLAIN_cuGraphBatchMemOpNodeSetParams = 557,
	PLAIN_cuGraphMemAllocNodeGetParams = 558,
	PLAIN_cuGraphMemFreeNodeGetParams = 559,
	PLAIN_cuDeviceGraphMemTrim = 560,
	PLAIN_cuDeviceGetGraphMemAttribute = 561,
	PLAIN_cuDeviceSetGraphMemAttribute = 562,
	PLAIN_cuUserObjectCreate = 563,
	PLAIN_cuUserObjectRetain = 564,
	PLAIN_cuUserObjectRelease = 565,
	PLAIN_cuGraphRetainUserObject = 566,
	PLAIN_cuGraphReleaseUserObject = 567,
	PLAIN_cuGraphInstantiateWithFlags = 568,
	PLAIN_cuGraphInstantiateWithParams = 569,
	PLAIN_cuGraphInstantiateWithParams_ptsz = 570,
	PLAIN_cuGraphInstantiate_v2 = 571,
	PLAIN_cuGraphInstantiate = 572,
	PLAIN_cuGraphExecGetFlags = 573,
	PLAIN_cuGraphExecNodeSetParams = 574,
	PLAIN_cuGraphExecKernelNodeSetParams_v2 = 575,
	PLAIN_cuGraphExecKernelNodeSetParams = 576,
	PLAIN_cuGraphExecMemcpyNodeSetParams = 577,
	PLAIN_cuGraphExecMemsetNodeSetParams = 578,
	PLAIN_cuGraphExecHostNodeSetParams = 579,
	PLAIN_cuGraphExecChildGraphNodeSetParams = 580,
	PLAIN_cuGraphExecEventRecordNodeSetEvent = 581,
	PLAIN_cuGraphExecEventWaitNodeSetEvent = 582,
	PLAIN_cuGraphExecExternalSemaphoresSignalNodeSetParams = 583,
	PLAIN_cuGraphExecExternalSemaphoresWaitNodeSetParams = 584,
	PLAIN_cuGraphExecBatchMemOpNodeSetParams = 585,
	PLAIN_cuGraphNodeSetEnabled = 586,
	PLAIN_cuGraphNodeGetEnabled = 587,
	PLAIN_cuGraphExecUpdate_v2 = 588,
	PLAIN_cuGraphExecUpdate = 589,
	PLAIN_cuGraphUpload = 590,
	PLAIN_cuGraphUpload_ptsz = 591,
	PLAIN_cuGraphLaunch = 592,
	PLAIN_cuGraphLaunch_ptsz = 593,
	PLAIN_cuGraphExecDestroy = 594,
	PLAIN_cuGreenCtxCreate = 595,
	PLAIN_cuGreenCtxDestroy = 596,
	PLAIN_cuGreenCtxGetId = 597,
	PLAIN_cuGreenCtxRecordEvent = 598,
	PLAIN_cuGreenCtxWaitEvent = 599,
	PLAIN_cuGreenCtxStreamCreate = 600,
	PLAIN_cuGreenCtxGetDevResource = 601,
	PLAIN_cuCtxFromGreenCtx = 602,
	PLAIN_cuCtxGetDevResource = 603,
	PLAIN_cuStreamGetGreenCtx = 604,
	PLAIN_cuDeviceGetDevResource = 605,
	PLAIN_cuDevSmResourceSplitByCount = 606,
	PLAIN_cuDevResourceGenerateDesc = 607,
	PLAIN_cuCoredumpGetAttribute = 608,
	PLAIN_cuCoredumpGetAttributeGlobal = 609,
	PLAIN_cuCoredumpSetAttribute = 610,
	PLAIN_cuCoredumpSetAttributeGlobal = 611,
	PLAIN_cuCheckpointProcessGetRestoreThreadId = 612,
	PLAIN_cuCheckpointProcessGetState = 613,
	PLAIN_cuCheckpointProcessLock = 614,
	PLAIN_cuCheckpointProcessCheckpoint = 615,
	PLAIN_cuCheckpointProcessRestore = 616,
	PLAIN_cuCheckpointProcessUnlock = 617,
	PLAIN_cuLogsRegisterCallback = 618,
	PLAIN_cuLogsUnregisterCallback = 619,
	PLAIN_cuLogsCurrent = 620,
	PLAIN_cuLogsDumpToFile = 621,
	PLAIN_cuLogsDumpToMemory = 622,
	PLAIN_cuProfilerInitialize = 623,
	PLAIN_cuProfilerStart = 624,
	PLAIN_cuProfilerStop = 625,
	PLAIN_cuGraphicsUnregisterResource = 626,
	PLAIN_cuGraphicsSubResourceGetMappedArray = 627,
	PLAIN_cuGraphicsResourceGetMappedMipmappedArray = 628,
	PLAIN_cuGraphicsResourceGetMappedPointer_v2 = 629,
	PLAIN_cuGraphicsResourceGetMappedPointer = 630,
	PLAIN_cuGraphicsResourceSetMapFlags_v2 = 631,
	PLAIN_cuGraphicsResourceSetMapFlags = 632,
	PLAIN_cuGraphicsMapResources = 633,
	PLAIN_cuGraphicsMapResources_ptsz = 634,
	PLAIN_cuGraphicsUnmapResources = 635,
	PLAIN_cuGraphicsUnmapResources_ptsz = 636,
	PLAIN_cuEGLApiInit = 637,
	PLAIN_cuEGLStreamConsumerAcquireFrame = 638,
	PLAIN_cuEGLStreamConsumerConnect = 639,
	PLAIN_cuEGLStreamConsumerConnectWithFlags = 640,
	PLAIN_cuEGLStreamConsumerDisconnect = 641,
	PLAIN_cuEGLStreamConsumerReleaseFrame = 642,
	PLAIN_cuEGLStreamProducerConnect = 643,
	PLAIN_cuEGLStreamProducerDisconnect = 644,
	PLAIN_cuEGLStreamProducerPresentFrame = 645,
	PLAIN_cuEGLStreamProducerReturnFrame = 646,
	PLAIN_cuGLCtxCreate = 647,
	PLAIN_cuGLCtxCreate_v2 = 648,
	PLAIN_cuGLGetDevices = 649,
	PLAIN_cuGLGetDevices_v2 = 650,
	PLAIN_cuGLInit = 651,
	PLAIN_cuGLMapBufferObject = 652,
	PLAIN_cuGLMapBufferObjectAsync = 653,
	PLAIN_cuGLMapBufferObjectAsync_v2 = 654,
	PLAIN_cuGLMapBufferObjectAsync_v2_ptsz = 655,
	PLAIN_cuGLMapBufferObject_v2 = 656,
	PLAIN_cuGLMapBufferObject_v2_ptds = 657,
	PLAIN_cuGLRegisterBufferObject = 658,
	PLAIN_cuGLSetBufferObjectMapFlags = 659,
	PLAIN_cuGLUnmapBufferObject = 660,
	PLAIN_cuGLUnmapBufferObjectAsync = 661,
	PLAIN_cuGLUnregisterBufferObject = 662,
	PLAIN_cuGraphicsEGLRegisterImage = 663,
	PLAIN_cuGraphicsGLRegisterBuffer = 664,
	PLAIN_cuGraphicsGLRegisterImage = 665,
	PLAIN_cuGraphicsResourceGetMappedEglFrame = 666,
	PLAIN_cuGraphicsVDPAURegisterOutputSurface = 667,
	PLAIN_cuGraphicsVDPAURegisterVideoSurface = 668,
	PLAIN_cuVDPAUCtxCreate = 669,
	PLAIN_cuVDPAUCtxCreate_v2 = 670,
	PLAIN_cuVDPAUGetDevice = 671,
	PLAIN_cuMemGetAttribute = 672,
	PLAIN_cuMemGetAttribute_v2 = 673,
	PLAIN_cudbgApiAttach = 674,
	PLAIN_cudbgApiDetach = 675,
	PLAIN_cudbgApiInit = 676,
	PLAIN_cudbgGetAPI = 677,
	PLAIN_cudbgGetAPIVersion = 678,
	PLAIN_cudbgMain = 679,
	PLAIN_cudbgReportDriverApiError = 680,
	PLAIN_cudbgReportDriverInternalError = 681,
};
extern const void *const shim_plain[];

CUresult far_cuGetErrorString(CUresult error, void *pStr);
CUresult far_cuGetErrorName(CUresult error, void *pStr);
CUresult far_cuInit(unsigned Flags);
CUresult several_cuInit(unsigned Flags);
CUresult far_cuDriverGetVersion(int *driverVersion);
CUresult several_cuDriverGetVersion(int *driverVersion);
CUresult far_cuGetProcAddress_v2(const char *symbol, void *pfn, int cudaVersion, cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus);
CUresult far_cuGetProcAddress(const char *symbol, void *pfn, int cudaVersion, cuuint64_t flags);
CUresult far_cuGetExportTable(void *ppExportTable, const CUuuid *pExportTableId);
CUresult far_cuDeviceGet(CUdevice *device, int ordinal);
CUresult far_cuDeviceGetCount(int *count);
CUresult far_cuDeviceGetName(char *name, int len, CUdevice dev);
CUresult far_cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev);
CUresult far_cuDeviceGetUuid(CUuuid *uuid, CUdevice dev);
CUresult far_cuDeviceGetLuid(char *luid, unsigned *deviceNodeMask, CUdevice dev);
CUresult far_cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev);
CUresult far_cuDeviceTotalMem(unsigned *bytes, CUdevice dev);
CUresult far_cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format, unsigned numChannels, CUdevice dev);
CUresult far_cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev);
CUresult far_cuDeviceGetHostAtomicCapabilities(unsigned *capabilities, const CUatomicOperation *operations, unsigned count, CUdevice dev);
CUresult far_cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags);
CUresult far_cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev);
CUresult far_cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope);
CUresult far_cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId);
CUresult several_cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId);
CUresult far_cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev);
CUresult far_cuDeviceGetProperties(CUdevprop_v1 *prop, CUdevice dev);
CUresult far_cuDeviceComputeCapability(int *major, int *minor, CUdevice dev);
CUresult far_cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev);
CUresult several_cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev);
CUresult far_cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice);
CUresult several_cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice);
CUresult far_cuDeviceGetP2PAtomicCapabilities(unsigned *capabilities, const CUatomicOperation *operations, unsigned count, CUdevice srcDevice, CUdevice dstDevice);
CUresult far_cuDeviceRegisterAsyncNotification(CUdevice device, void *callbackFunc, void *userData, CUasyncCallbackHandle *callback);
CUresult far_cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback);
CUresult far_cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev);
CUresult far_cuDevicePrimaryCtxRelease_v2(CUdevice dev);
CUresult far_cuDevicePrimaryCtxRelease(CUdevice dev);
CUresult far_cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned flags);
CUresult far_cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned flags);
CUresult far_cuDevicePrimaryCtxGetState(CUdevice dev, unsigned *flags, int *active);
CUresult far_cuDevicePrimaryCtxReset_v2(CUdevice dev);
CUresult far_cuDevicePrimaryCtxReset(CUdevice dev);
CUresult far_cuCtxCreate_v4(CUcontext *pctx, const CUctxCreateParams *ctxCreateParams, unsigned flags, CUdevice dev);
CUresult several_cuCtxCreate_v4(CUcontext *pctx, const CUctxCreateParams *ctxCreateParams, unsigned flags, CUdevice dev);
CUresult far_cuCtxCreate_v3(CUcontext *pctx, const CUexecAffinityParam_v1 *paramsArray, int numParams, unsigned flags, CUdevice dev);
CUresult several_cuCtxCreate_v3(CUcontext *pctx, const CUexecAffinityParam_v1 *paramsArray, int numParams, unsigned flags, CUdevice dev);
CUresult far_cuCtxCreate_v2(CUcontext *pctx, unsigned flags, CUdevice dev);
CUresult several_cuCtxCreate_v2(CUcontext *pctx, unsigned flags, CUdevice dev);
CUresult far_cuCtxCreate(CUcontext *pctx, unsigned flags, CUdevice dev);
CUresult several_cuCtxCreate(CUcontext *pctx, unsigned flags, CUdevice dev);
CUresult far_cuCtxDestroy_v2(CUcontext ctx);
CUresult several_cuCtxDestroy_v2(CUcontext ctx);
CUresult far_cuCtxDestroy(CUcontext ctx);
CUresult far_cuCtxPushCurrent_v2(CUcontext ctx);
CUresult several_cuCtxPushCurrent_v2(CUcontext ctx);
CUresult far_cuCtxPushCurrent(CUcontext ctx);
CUresult far_cuCtxPopCurrent_v2(CUcontext *pctx);
CUresult several_cuCtxPopCurrent_v2(CUcontext *pctx);
CUresult far_cuCtxPopCurrent(CUcontext *pctx);
CUresult far_cuCtxSetCurrent(CUcontext ctx);
CUresult several_cuCtxSetCurrent(CUcontext ctx);
CUresult far_cuCtxGetCurrent(CUcontext *pctx);
CUresult far_cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx);
CUresult far_cuCtxGetDevice(CUdevice *device);
CUresult far_cuCtxGetFlags(unsigned *flags);
CUresult far_cuCtxSetFlags(unsigned flags);
CUresult far_cuCtxGetId(CUcontext ctx, uint64_t *ctxId);
CUresult far_cuCtxSynchronize_v2(CUcontext ctx);
CUresult far_cuCtxSynchronize(void);
CUresult far_cuCtxSetLimit(CUlimit limit, size_t value);
CUresult far_cuCtxGetLimit(size_t *pvalue, CUlimit limit);
CUresult far_cuCtxGetCacheConfig(CUfunc_cache *pconfig);
CUresult far_cuCtxSetCacheConfig(CUfunc_cache config);
CUresult far_cuCtxGetSharedMemConfig(CUsharedconfig *pConfig);
CUresult far_cuCtxSetSharedMemConfig(CUsharedconfig config);
CUresult far_cuCtxGetApiVersion(CUcontext ctx, unsigned *version);
CUresult far_cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority);
CUresult far_cuCtxResetPersistingL2Cache(void);
CUresult far_cuCtxGetExecAffinity(CUexecAffinityParam_v1 *pExecAffinity, CUexecAffinityType type);
CUresult far_cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent);
CUresult far_cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent);
CUresult far_cuCtxAttach(CUcontext *pctx, unsigned flags);
CUresult far_cuCtxDetach(CUcontext ctx);
CUresult several_cuCtxDetach(CUcontext ctx);
CUresult far_cuCtxEnablePeerAccess(CUcontext peerContext, unsigned Flags);
CUresult several_cuCtxEnablePeerAccess(CUcontext peerContext, unsigned Flags);
CUresult far_cuCtxDisablePeerAccess(CUcontext peerContext);
CUresult several_cuCtxDisablePeerAccess(CUcontext peerContext);
CUresult far_cuModuleLoad(CUmodule *module, const char *fname);
CUresult far_cuModuleLoadData(CUmodule *module, void *image);
CUresult far_cuModuleLoadDataEx(CUmodule *module, void *image, unsigned numOptions, const CUjit_option *options, void *optionValues);
CUresult far_cuModuleLoadFatBinary(CUmodule *module, void *fatCubin);
CUresult far_cuModuleUnload(CUmodule hmod);
CUresult far_cuModuleGetLoadingMode(CUmoduleLoadingMode *mode);
CUresult far_cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name);
CUresult far_cuModuleGetFunctionCount(unsigned *count, CUmodule mod);
CUresult far_cuModuleEnumerateFunctions(CUfunction *functions, unsigned numFunctions, CUmodule mod);
CUresult far_cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name);
CUresult far_cuModuleGetGlobal(CUdeviceptr_v1 *dptr, unsigned *bytes, CUmodule hmod, const char *name);
CUresult far_cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name);
CUresult far_cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name);
CUresult far_cuLinkCreate_v2(unsigned numOptions, const CUjit_option *options, void *optionValues, CUlinkState *stateOut);
CUresult far_cuLinkCreate(unsigned numOptions, const CUjit_option *options, void *optionValues, CUlinkState *stateOut);
CUresult far_cuLinkAddData_v2(CUlinkState state, CUjitInputType type, const void *data, size_t size, const char *name, unsigned numOptions, const CUjit_option *options, void *optionValues);
CUresult far_cuLinkAddData(CUlinkState state, CUjitInputType type, const void *data, size_t size, const char *name, unsigned numOptions, const CUjit_option *options, void *optionValues);
CUresult far_cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigned numOptions, const CUjit_option *options, void *optionValues);
CUresult far_cuLinkAddFile(CUlinkState state, CUjitInputType type, const char *path, unsigned numOptions, const CUjit_option *options, void *optionValues);
CUresult far_cuLinkComplete(CUlinkState state, void *cubinOut, size_t *sizeOut);
CUresult far_cuLinkDestroy(CUlinkState state);
CUresult far_cuLibraryLoadData(CUlibrary *library, void *code, const CUjit_option *jitOptions, void *jitOptionsValues, unsigned numJitOptions, const CUlibraryOption *libraryOptions, void *libraryOptionValues, unsigned numLibraryOptions);
CUresult several_cuLibraryLoadData(CUlibrary *library, void *code, const CUjit_option *jitOptions, void *jitOptionsValues, unsigned numJitOptions, const CUlibraryOption *libraryOptions, void *libraryOptionValues, unsigned numLibraryOptions);
CUresult far_cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, const CUjit_option *jitOptions, void *jitOptionsValues, unsigned numJitOptions, const CUlibraryOption *libraryOptions, void *libraryOptionValues, unsigned numLibraryOptions);
CUresult several_cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, const CUjit_option *jitOptions, void *jitOptionsValues, unsigned numJitOptions, const CUlibraryOption *libraryOptions, void *libraryOptionValues, unsigned numLibraryOptions);
CUresult far_cuLibraryUnload(CUlibrary library);
CUresult several_cuLibraryUnload(CUlibrary library);
CUresult far_cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name);
CUresult far_cuLibraryGetKernelCount(unsigned *count, CUlibrary lib);
CUresult far_cuLibraryEnumerateKernels(CUkernel *kernels, unsigned numKernels, CUlibrary lib);
CUresult far_cuLibraryGetModule(CUmodule *pMod, CUlibrary library);
CUresult far_cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name);
CUresult far_cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name);
CUresult far_cuLibraryGetUnifiedFunction(void *fptr, CUlibrary library, const char *symbol);
CUresult far_cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel);
CUresult far_cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel);
CUresult far_cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev);
CUresult far_cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev);
CUresult far_cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev);
CUresult far_cuKernelGetName(void *name, CUkernel hfunc);
CUresult far_cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset, size_t *paramSize);
CUresult far_cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc);
CUresult far_cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value);
CUresult far_cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config);
CUresult far_cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config);
CUresult far_cuFuncGetModule(CUmodule *hmod, CUfunction hfunc);
CUresult far_cuFuncGetName(void *name, CUfunction hfunc);
CUresult far_cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset, size_t *paramSize);
CUresult far_cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function);
CUresult far_cuFuncLoad(CUfunction function);
CUresult far_cuLaunchKernel(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams, void *extra);
CUresult far_cuLaunchKernel_ptsz(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams, void *extra);
CUresult far_cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void *kernelParams, void *extra);
CUresult far_cuLaunchKernelEx_ptsz(const CUlaunchConfig *config, CUfunction f, void *kernelParams, void *extra);
CUresult far_cuLaunchCooperativeKernel(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams);
CUresult far_cuLaunchCooperativeKernel_ptsz(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams);
CUresult far_cuLaunchCooperativeKernelMultiDevice(const CUDA_LAUNCH_PARAMS_v1 *launchParamsList, unsigned numDevices, unsigned flags);
CUresult far_cuLaunchHostFunc(CUstream hStream, void *fn, void *userData);
CUresult far_cuLaunchHostFunc_ptsz(CUstream hStream, void *fn, void *userData);
CUresult far_cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z);
CUresult far_cuFuncSetSharedSize(CUfunction hfunc, unsigned bytes);
CUresult far_cuParamSetSize(CUfunction hfunc, unsigned numbytes);
CUresult far_cuParamSeti(CUfunction hfunc, int offset, unsigned value);
CUresult far_cuParamSetf(CUfunction hfunc, int offset, float value);
CUresult far_cuParamSetv(CUfunction hfunc, int offset, const void *ptr, unsigned numbytes);
CUresult far_cuLaunch(CUfunction f);
CUresult far_cuLaunchGrid(CUfunction f, int grid_width, int grid_height);
CUresult far_cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream);
CUresult far_cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef);
CUresult far_cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize);
CUresult far_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned flags);
CUresult far_cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func, void *blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit);
CUresult far_cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, CUfunction func, void *blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit, unsigned flags);
CUresult far_cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func, int numBlocks, int blockSize);
CUresult far_cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const CUlaunchConfig *config);
CUresult far_cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig *config);
CUresult far_cuMemGetInfo_v2(size_t *free, size_t *total);
CUresult far_cuMemGetInfo(unsigned *free, unsigned *total);
CUresult far_cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize);
CUresult far_cuMemAlloc(CUdeviceptr_v1 *dptr, unsigned bytesize);
CUresult far_cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height, unsigned ElementSizeBytes);
CUresult far_cuMemAllocPitch(CUdeviceptr_v1 *dptr, unsigned *pPitch, unsigned WidthInBytes, unsigned Height, unsigned ElementSizeBytes);
CUresult far_cuMemFree_v2(CUdeviceptr dptr);
CUresult far_cuMemFree(CUdeviceptr_v1 dptr);
CUresult far_cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr);
CUresult far_cuMemGetAddressRange(CUdeviceptr_v1 *pbase, unsigned *psize, CUdeviceptr_v1 dptr);
CUresult far_cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr);
CUresult far_cuPointerGetAttributes(unsigned numAttributes, const CUpointer_attribute *attributes, void *data, CUdeviceptr ptr);
CUresult far_cuPointerSetAttribute(void *value, CUpointer_attribute attribute, CUdeviceptr ptr);
CUresult far_cuMemAllocHost_v2(void *pp, size_t bytesize);
CUresult far_cuMemAllocHost(void *pp, unsigned bytesize);
CUresult far_cuMemFreeHost(void *p);
CUresult far_cuMemHostAlloc(void *pp, size_t bytesize, unsigned Flags);
CUresult far_cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned Flags);
CUresult far_cuMemHostGetDevicePointer(CUdeviceptr_v1 *pdptr, void *p, unsigned Flags);
CUresult far_cuMemHostGetFlags(unsigned *pFlags, void *p);
CUresult far_cuMemHostRegister_v2(void *p, size_t bytesize, unsigned Flags);
CUresult far_cuMemHostRegister(void *p, size_t bytesize, unsigned Flags);
CUresult far_cuMemHostUnregister(void *p);
CUresult far_cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount);
CUresult several_cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount);
CUresult far_cuMemcpy_ptds(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount);
CUresult far_cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream);
CUresult several_cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream);
CUresult far_cuMemcpyAsync_ptsz(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream);
CUresult far_cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount);
CUresult several_cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount);
CUresult far_cuMemcpyPeer_ptds(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount);
CUresult far_cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream);
CUresult several_cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream);
CUresult far_cuMemcpyPeerAsync_ptsz(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream);
CUresult far_cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount);
CUresult several_cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount);
CUresult far_cuMemcpyHtoD_v2_ptds(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount);
CUresult far_cuMemcpyHtoD(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned ByteCount);
CUresult far_cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount);
CUresult several_cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount);
CUresult far_cuMemcpyDtoH_v2_ptds(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount);
CUresult far_cuMemcpyDtoH(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned ByteCount);
CUresult far_cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount);
CUresult several_cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount);
CUresult far_cuMemcpyDtoD_v2_ptds(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount);
CUresult far_cuMemcpyDtoD(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned ByteCount);
CUresult far_cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream);
CUresult several_cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream);
CUresult far_cuMemcpyHtoDAsync_v2_ptsz(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream);
CUresult far_cuMemcpyHtoDAsync(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned ByteCount, CUstream hStream);
CUresult far_cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream);
CUresult several_cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream);
CUresult far_cuMemcpyDtoHAsync_v2_ptsz(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream);
CUresult far_cuMemcpyDtoHAsync(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned ByteCount, CUstream hStream);
CUresult far_cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream);
CUresult several_cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream);
CUresult far_cuMemcpyDtoDAsync_v2_ptsz(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream);
CUresult far_cuMemcpyDtoDAsync(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned ByteCount, CUstream hStream);
CUresult far_cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount);
CUresult far_cuMemcpyDtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount);
CUresult far_cuMemcpyDtoA(CUarray dstArray, unsigned dstOffset, CUdeviceptr_v1 srcDevice, unsigned ByteCount);
CUresult far_cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount);
CUresult far_cuMemcpyAtoD_v2_ptds(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount);
CUresult far_cuMemcpyAtoD(CUdeviceptr_v1 dstDevice, CUarray srcArray, unsigned srcOffset, unsigned ByteCount);
CUresult far_cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount);
CUresult far_cuMemcpyHtoA_v2_ptds(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount);
CUresult far_cuMemcpyHtoA(CUarray dstArray, unsigned dstOffset, const void *srcHost, unsigned ByteCount);
CUresult far_cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount);
CUresult far_cuMemcpyAtoH_v2_ptds(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount);
CUresult far_cuMemcpyAtoH(void *dstHost, CUarray srcArray, unsigned srcOffset, unsigned ByteCount);
CUresult far_cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount);
CUresult far_cuMemcpyAtoA_v2_ptds(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount);
CUresult far_cuMemcpyAtoA(CUarray dstArray, unsigned dstOffset, CUarray srcArray, unsigned srcOffset, unsigned ByteCount);
CUresult far_cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream);
CUresult far_cuMemcpyHtoAAsync_v2_ptsz(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream);
CUresult far_cuMemcpyHtoAAsync(CUarray dstArray, unsigned dstOffset, const void *srcHost, unsigned ByteCount, CUstream hStream);
CUresult far_cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream);
CUresult far_cuMemcpyAtoHAsync_v2_ptsz(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream);
CUresult far_cuMemcpyAtoHAsync(void *dstHost, CUarray srcArray, unsigned srcOffset, unsigned ByteCount, CUstream hStream);
CUresult far_cuMemcpy2D_v2(const CUDA_MEMCPY2D_v2 *pCopy);
CUresult several_cuMemcpy2D_v2(const CUDA_MEMCPY2D_v2 *pCopy);
CUresult far_cuMemcpy2D_v2_ptds(const CUDA_MEMCPY2D_v2 *pCopy);
CUresult far_cuMemcpy2D(const CUDA_MEMCPY2D_v1 *pCopy);
CUresult far_cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D_v2 *pCopy);
CUresult several_cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D_v2 *pCopy);
CUresult far_cuMemcpy2DUnaligned_v2_ptds(const CUDA_MEMCPY2D_v2 *pCopy);
CUresult far_cuMemcpy2DUnaligned(const CUDA_MEMCPY2D_v1 *pCopy);
CUresult far_cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D_v2 *pCopy, CUstream hStream);
CUresult several_cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D_v2 *pCopy, CUstream hStream);
CUresult far_cuMemcpy2DAsync_v2_ptsz(const CUDA_MEMCPY2D_v2 *pCopy, CUstream hStream);
CUresult far_cuMemcpy2DAsync(const CUDA_MEMCPY2D_v1 *pCopy, CUstream hStream);
CUresult far_cuMemcpy3D_v2(const CUDA_MEMCPY3D_v2 *pCopy);
CUresult several_cuMemcpy3D_v2(const CUDA_MEMCPY3D_v2 *pCopy);
CUresult far_cuMemcpy3D_v2_ptds(const CUDA_MEMCPY3D_v2 *pCopy);
CUresult far_cuMemcpy3D(const CUDA_MEMCPY3D_v1 *pCopy);
CUresult far_cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D_v2 *pCopy, CUstream hStream);
CUresult several_cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D_v2 *pCopy, CUstream hStream);
CUresult far_cuMemcpy3DAsync_v2_ptsz(const CUDA_MEMCPY3D_v2 *pCopy, CUstream hStream);
CUresult far_cuMemcpy3DAsync(const CUDA_MEMCPY3D_v1 *pCopy, CUstream hStream);
CUresult far_cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER_v1 *pCopy);
CUresult several_cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER_v1 *pCopy);
CUresult far_cuMemcpy3DPeer_ptds(const CUDA_MEMCPY3D_PEER_v1 *pCopy);
CUresult far_cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER_v1 *pCopy, CUstream hStream);
CUresult several_cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER_v1 *pCopy, CUstream hStream);
CUresult far_cuMemcpy3DPeerAsync_ptsz(const CUDA_MEMCPY3D_PEER_v1 *pCopy, CUstream hStream);
CUresult far_cuMemcpyBatchAsync_v2(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, CUstream hStream);
CUresult far_cuMemcpyBatchAsync_v2_ptsz(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, CUstream hStream);
CUresult far_cuMemcpyBatchAsync(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream);
CUresult far_cuMemcpyBatchAsync_ptsz(const CUdeviceptr *dsts, const CUdeviceptr *srcs, const size_t *sizes, size_t count, const CUmemcpyAttributes_v1 *attrs, const size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream);
CUresult far_cuMemcpy3DBatchAsync_v2(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, uint64_t flags, CUstream hStream);
CUresult far_cuMemcpy3DBatchAsync_v2_ptsz(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, uint64_t flags, CUstream hStream);
CUresult far_cuMemcpy3DBatchAsync(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, size_t *failIdx, uint64_t flags, CUstream hStream);
CUresult far_cuMemcpy3DBatchAsync_ptsz(size_t numOps, const CUDA_MEMCPY3D_BATCH_OP_v1 *opList, size_t *failIdx, uint64_t flags, CUstream hStream);
CUresult far_cuMemBatchDecompressAsync(const CUmemDecompressParams *paramsArray, size_t count, unsigned flags, size_t *errorIndex, CUstream stream);
CUresult far_cuMemBatchDecompressAsync_ptsz(const CUmemDecompressParams *paramsArray, size_t count, unsigned flags, size_t *errorIndex, CUstream stream);
CUresult far_cuMemsetD8_v2(CUdeviceptr dstDevice, uint8_t uc, size_t N);
CUresult far_cuMemsetD8_v2_ptds(CUdeviceptr dstDevice, uint8_t uc, size_t N);
CUresult far_cuMemsetD8(CUdeviceptr_v1 dstDevice, uint8_t uc, unsigned N);
CUresult far_cuMemsetD16_v2(CUdeviceptr dstDevice, uint16_t us, size_t N);
CUresult far_cuMemsetD16_v2_ptds(CUdeviceptr dstDevice, uint16_t us, size_t N);
CUresult far_cuMemsetD16(CUdeviceptr_v1 dstDevice, uint16_t us, unsigned N);
CUresult far_cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned ui, size_t N);
CUresult far_cuMemsetD32_v2_ptds(CUdeviceptr dstDevice, unsigned ui, size_t N);
CUresult far_cuMemsetD32(CUdeviceptr_v1 dstDevice, unsigned ui, unsigned N);
CUresult far_cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height);
CUresult far_cuMemsetD2D8_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height);
CUresult far_cuMemsetD2D8(CUdeviceptr_v1 dstDevice, unsigned dstPitch, uint8_t uc, unsigned Width, unsigned Height);
CUresult far_cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height);
CUresult far_cuMemsetD2D16_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height);
CUresult far_cuMemsetD2D16(CUdeviceptr_v1 dstDevice, unsigned dstPitch, uint16_t us, unsigned Width, unsigned Height);
CUresult far_cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height);
CUresult far_cuMemsetD2D32_v2_ptds(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height);
CUresult far_cuMemsetD2D32(CUdeviceptr_v1 dstDevice, unsigned dstPitch, unsigned ui, unsigned Width, unsigned Height);
CUresult far_cuMemsetD8Async(CUdeviceptr dstDevice, uint8_t uc, size_t N, CUstream hStream);
CUresult far_cuMemsetD8Async_ptsz(CUdeviceptr dstDevice, uint8_t uc, size_t N, CUstream hStream);
CUresult far_cuMemsetD16Async(CUdeviceptr dstDevice, uint16_t us, size_t N, CUstream hStream);
CUresult far_cuMemsetD16Async_ptsz(CUdeviceptr dstDevice, uint16_t us, size_t N, CUstream hStream);
CUresult far_cuMemsetD32Async(CUdeviceptr dstDevice, unsigned ui, size_t N, CUstream hStream);
CUresult far_cuMemsetD32Async_ptsz(CUdeviceptr dstDevice, unsigned ui, size_t N, CUstream hStream);
CUresult far_cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height, CUstream hStream);
CUresult far_cuMemsetD2D8Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, uint8_t uc, size_t Width, size_t Height, CUstream hStream);
CUresult far_cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height, CUstream hStream);
CUresult far_cuMemsetD2D16Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, uint16_t us, size_t Width, size_t Height, CUstream hStream);
CUresult far_cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height, CUstream hStream);
CUresult far_cuMemsetD2D32Async_ptsz(CUdeviceptr dstDevice, size_t dstPitch, unsigned ui, size_t Width, size_t Height, CUstream hStream);
CUresult far_cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned flags);
CUresult far_cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation_v1 location);
CUresult far_cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device);
CUresult far_cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation_v1 location, unsigned flags, CUstream hStream);
CUresult far_cuMemPrefetchAsync_v2_ptsz(CUdeviceptr devPtr, size_t count, CUmemLocation_v1 location, unsigned flags, CUstream hStream);
CUresult far_cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream);
CUresult far_cuMemPrefetchAsync_ptsz(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream);
CUresult far_cuMemPrefetchBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream);
CUresult far_cuMemPrefetchBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream);
CUresult far_cuMemDiscardBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, uint64_t flags, CUstream hStream);
CUresult far_cuMemDiscardBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, uint64_t flags, CUstream hStream);
CUresult far_cuMemDiscardAndPrefetchBatchAsync(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream);
CUresult far_cuMemDiscardAndPrefetchBatchAsync_ptsz(const CUdeviceptr *dptrs, const size_t *sizes, size_t count, const CUmemLocation_v1 *prefetchLocs, const size_t *prefetchLocIdxs, size_t numPrefetchLocs, uint64_t flags, CUstream hStream);
CUresult far_cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count);
CUresult far_cuMemRangeGetAttributes(void *data, const size_t *dataSizes, const CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count);
CUresult far_cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned flags);
CUresult far_cuStreamAttachMemAsync_ptsz(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned flags);
CUresult far_cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream);
CUresult far_cuMemAllocAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUstream hStream);
CUresult far_cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream);
CUresult far_cuMemAllocFromPoolAsync_ptsz(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream);
CUresult far_cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream);
CUresult far_cuMemFreeAsync_ptsz(CUdeviceptr dptr, CUstream hStream);
CUresult far_cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool);
CUresult far_cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev);
CUresult far_cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev);
CUresult far_cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps_v1 *poolProps);
CUresult far_cuMemPoolDestroy(CUmemoryPool pool);
CUresult far_cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep);
CUresult far_cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value);
CUresult far_cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value);
CUresult far_cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc_v1 *map, size_t count);
CUresult far_cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, const CUmemLocation_v1 *location);
CUresult far_cuMemGetDefaultMemPool(CUmemoryPool *pool_out, const CUmemLocation_v1 *location, CUmemAllocationType type);
CUresult far_cuMemGetMemPool(CUmemoryPool *pool, const CUmemLocation_v1 *location, CUmemAllocationType type);
CUresult far_cuMemSetMemPool(const CUmemLocation_v1 *location, CUmemAllocationType type, CUmemoryPool pool);
CUresult far_cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType, uint64_t flags);
CUresult far_cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle, CUmemAllocationHandleType handleType, uint64_t flags);
CUresult far_cuMemPoolExportPointer(CUmemPoolPtrExportData_v1 *shareData_out, CUdeviceptr ptr);
CUresult far_cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool, const CUmemPoolPtrExportData_v1 *shareData);
CUresult far_cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr, uint64_t flags);
CUresult far_cuMemAddressFree(CUdeviceptr ptr, size_t size);
CUresult far_cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp_v1 *prop, uint64_t flags);
CUresult far_cuMemRelease(CUmemGenericAllocationHandle handle);
CUresult far_cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, uint64_t flags);
CUresult far_cuMemUnmap(CUdeviceptr ptr, size_t size);
CUresult far_cuMemMapArrayAsync(const CUarrayMapInfo_v1 *mapInfoList, unsigned count, CUstream hStream);
CUresult far_cuMemMapArrayAsync_ptsz(const CUarrayMapInfo_v1 *mapInfoList, unsigned count, CUstream hStream);
CUresult far_cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc_v1 *desc, size_t count);
CUresult far_cuMemGetAccess(uint64_t *flags, const CUmemLocation_v1 *location, CUdeviceptr ptr);
CUresult far_cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, uint64_t flags);
CUresult far_cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle, CUmemAllocationHandleType shHandleType);
CUresult far_cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType, uint64_t flags);
CUresult far_cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp_v1 *prop, CUmemAllocationGranularity_flags option);
CUresult far_cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp_v1 *prop, CUmemGenericAllocationHandle handle);
CUresult far_cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, CUdeviceptr addr);
CUresult far_cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp_v1 *prop);
CUresult far_cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev);
CUresult far_cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, uint64_t flags);
CUresult far_cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, uint64_t flags);
CUresult far_cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size);
CUresult far_cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp_v1 *prop, CUmulticastGranularity_flags option);
CUresult far_cuIpcGetEventHandle(CUipcEventHandle_v1 *pHandle, CUevent event);
CUresult far_cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle_v1 handle);
CUresult far_cuIpcGetMemHandle(CUipcMemHandle_v1 *pHandle, CUdeviceptr dptr);
CUresult far_cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle_v1 handle, unsigned Flags);
CUresult far_cuIpcOpenMemHandle(CUdeviceptr *pdptr, CUipcMemHandle_v1 handle, unsigned Flags);
CUresult far_cuIpcCloseMemHandle(CUdeviceptr dptr);
CUresult far_cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v2 *pAllocateArray);
CUresult far_cuArrayCreate(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v1 *pAllocateArray);
CUresult far_cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR_v2 *pArrayDescriptor, CUarray hArray);
CUresult far_cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray);
CUresult far_cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES_v1 *sparseProperties, CUarray array);
CUresult far_cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 *memoryRequirements, CUarray array, CUdevice device);
CUresult far_cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned planeIdx);
CUresult far_cuArrayDestroy(CUarray hArray);
CUresult far_cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v2 *pAllocateArray);
CUresult far_cuArray3DCreate(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v1 *pAllocateArray);
CUresult far_cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR_v2 *pArrayDescriptor, CUarray hArray);
CUresult far_cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray);
CUresult far_cuMipmappedArrayCreate(CUmipmappedArray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v2 *pMipmappedArrayDesc, unsigned numMipmapLevels);
CUresult far_cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned level);
CUresult far_cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES_v1 *sparseProperties, CUmipmappedArray mipmap);
CUresult far_cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 *memoryRequirements, CUmipmappedArray mipmap, CUdevice device);
CUresult far_cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray);
CUresult far_cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC_v1 *pResDesc, const CUDA_TEXTURE_DESC_v1 *pTexDesc, const CUDA_RESOURCE_VIEW_DESC_v1 *pResViewDesc);
CUresult far_cuTexObjectDestroy(CUtexObject texObject);
CUresult far_cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC_v1 *pResDesc, CUtexObject texObject);
CUresult far_cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC_v1 *pTexDesc, CUtexObject texObject);
CUresult far_cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC_v1 *pResViewDesc, CUtexObject texObject);
CUresult far_cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC_v1 *pResDesc);
CUresult far_cuSurfObjectDestroy(CUsurfObject surfObject);
CUresult far_cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC_v1 *pResDesc, CUsurfObject surfObject);
CUresult far_cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, CUdeviceptr globalAddress, const cuuint64_t *globalDim, void *globalStrides, const cuuint32_t *boxDim, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill);
CUresult far_cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, CUdeviceptr globalAddress, const cuuint64_t *globalDim, void *globalStrides, void *pixelBoxLowerCorner, void *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill);
CUresult far_cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, CUdeviceptr globalAddress, const cuuint64_t *globalDim, void *globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill);
CUresult far_cuTensorMapReplaceAddress(CUtensorMap *tensorMap, CUdeviceptr globalAddress);
CUresult far_cuTexRefCreate(CUtexref *pTexRef);
CUresult far_cuTexRefDestroy(CUtexref hTexRef);
CUresult far_cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned Flags);
CUresult far_cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned Flags);
CUresult far_cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes);
CUresult far_cuTexRefSetAddress(unsigned *ByteOffset, CUtexref hTexRef, CUdeviceptr_v1 dptr, unsigned bytes);
CUresult far_cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v2 *desc, CUdeviceptr dptr, size_t Pitch);
CUresult far_cuTexRefSetAddress2D_v2(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v2 *desc, CUdeviceptr dptr, size_t Pitch);
CUresult far_cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v1 *desc, CUdeviceptr_v1 dptr, unsigned Pitch);
CUresult far_cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents);
CUresult far_cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am);
CUresult far_cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm);
CUresult far_cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm);
CUresult far_cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias);
CUresult far_cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp);
CUresult far_cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned maxAniso);
CUresult far_cuTexRefSetBorderColor(CUtexref hTexRef, const float *pBorderColor);
CUresult far_cuTexRefSetFlags(CUtexref hTexRef, unsigned Flags);
CUresult far_cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef);
CUresult far_cuTexRefGetAddress(CUdeviceptr_v1 *pdptr, CUtexref hTexRef);
CUresult far_cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef);
CUresult far_cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef);
CUresult far_cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim);
CUresult far_cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef);
CUresult far_cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef);
CUresult far_cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef);
CUresult far_cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef);
CUresult far_cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp, CUtexref hTexRef);
CUresult far_cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef);
CUresult far_cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef);
CUresult far_cuTexRefGetFlags(unsigned *pFlags, CUtexref hTexRef);
CUresult far_cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned Flags);
CUresult far_cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef);
CUresult far_cuStreamCreate(CUstream *phStream, unsigned Flags);
CUresult far_cuStreamCreateWithPriority(CUstream *phStream, unsigned flags, int priority);
CUresult far_cuStreamDestroy_v2(CUstream hStream);
CUresult far_cuStreamDestroy(CUstream hStream);
CUresult far_cuStreamGetPriority(CUstream hStream, int *priority);
CUresult far_cuStreamGetPriority_ptsz(CUstream hStream, int *priority);
CUresult far_cuStreamGetDevice(CUstream hStream, CUdevice *device);
CUresult far_cuStreamGetDevice_ptsz(CUstream hStream, CUdevice *device);
CUresult far_cuStreamGetFlags(CUstream hStream, unsigned *flags);
CUresult far_cuStreamGetFlags_ptsz(CUstream hStream, unsigned *flags);
CUresult far_cuStreamGetId(CUstream hStream, uint64_t *streamId);
CUresult far_cuStreamGetId_ptsz(CUstream hStream, uint64_t *streamId);
CUresult far_cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx);
CUresult far_cuStreamGetCtx_v2_ptsz(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx);
CUresult far_cuStreamGetCtx(CUstream hStream, CUcontext *pctx);
CUresult far_cuStreamGetCtx_ptsz(CUstream hStream, CUcontext *pctx);
CUresult far_cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned Flags);
CUresult several_cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned Flags);
CUresult far_cuStreamWaitEvent_ptsz(CUstream hStream, CUevent hEvent, unsigned Flags);
CUresult far_cuStreamQuery(CUstream hStream);
CUresult far_cuStreamQuery_ptsz(CUstream hStream);
CUresult far_cuStreamSynchronize(CUstream hStream);
CUresult far_cuStreamSynchronize_ptsz(CUstream hStream);
CUresult far_cuStreamAddCallback(CUstream hStream, void *callback, void *userData, unsigned flags);
CUresult far_cuStreamAddCallback_ptsz(CUstream hStream, void *callback, void *userData, unsigned flags);
CUresult far_cuStreamCopyAttributes(CUstream dstStream, CUstream srcStream);
CUresult far_cuStreamCopyAttributes_ptsz(CUstream dstStream, CUstream srcStream);
CUresult far_cuStreamGetAttribute(CUstream hStream, CUlaunchAttributeID attr, CUlaunchAttributeValue *value);
CUresult far_cuStreamGetAttribute_ptsz(CUstream hStream, CUlaunchAttributeID attr, CUlaunchAttributeValue *value);
CUresult far_cuStreamSetAttribute(CUstream hStream, CUlaunchAttributeID attr, const CUlaunchAttributeValue *param);
CUresult far_cuStreamSetAttribute_ptsz(CUstream hStream, CUlaunchAttributeID attr, const CUlaunchAttributeValue *param);
CUresult far_cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode);
CUresult several_cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode);
CUresult far_cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode);
CUresult far_cuStreamBeginCapture_v2_ptsz(CUstream hStream, CUstreamCaptureMode mode);
CUresult far_cuStreamBeginCapture(CUstream hStream);
CUresult far_cuStreamBeginCapture_ptsz(CUstream hStream);
CUresult far_cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode);
CUresult far_cuStreamBeginCaptureToGraph_ptsz(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode);
CUresult far_cuStreamEndCapture(CUstream hStream, CUgraph *phGraph);
CUresult far_cuStreamEndCapture_ptsz(CUstream hStream, CUgraph *phGraph);
CUresult far_cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus);
CUresult far_cuStreamIsCapturing_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus);
CUresult far_cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, void *edgeData_out, size_t *numDependencies_out);
CUresult far_cuStreamGetCaptureInfo_v3_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, void *edgeData_out, size_t *numDependencies_out);
CUresult far_cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, size_t *numDependencies_out);
CUresult far_cuStreamGetCaptureInfo_v2_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, void *dependencies_out, size_t *numDependencies_out);
CUresult far_cuStreamGetCaptureInfo(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out);
CUresult far_cuStreamGetCaptureInfo_ptsz(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out);
CUresult far_cuStreamUpdateCaptureDependencies_v2(CUstream hStream, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned flags);
CUresult far_cuStreamUpdateCaptureDependencies_v2_ptsz(CUstream hStream, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned flags);
CUresult far_cuStreamUpdateCaptureDependencies(CUstream hStream, const CUgraphNode *dependencies, size_t numDependencies, unsigned flags);
CUresult far_cuStreamUpdateCaptureDependencies_ptsz(CUstream hStream, const CUgraphNode *dependencies, size_t numDependencies, unsigned flags);
CUresult far_cuEventCreate(CUevent *phEvent, unsigned Flags);
CUresult far_cuEventRecord(CUevent hEvent, CUstream hStream);
CUresult far_cuEventRecord_ptsz(CUevent hEvent, CUstream hStream);
CUresult far_cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned flags);
CUresult far_cuEventRecordWithFlags_ptsz(CUevent hEvent, CUstream hStream, unsigned flags);
CUresult far_cuEventQuery(CUevent hEvent);
CUresult far_cuEventSynchronize(CUevent hEvent);
CUresult far_cuEventDestroy_v2(CUevent hEvent);
CUresult far_cuEventDestroy(CUevent hEvent);
CUresult far_cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd);
CUresult far_cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd);
CUresult far_cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
CUresult far_cuStreamWaitValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
CUresult far_cuStreamWaitValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
CUresult far_cuStreamWaitValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
CUresult far_cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
CUresult far_cuStreamWaitValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
CUresult far_cuStreamWaitValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
CUresult far_cuStreamWaitValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
CUresult far_cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
CUresult far_cuStreamWriteValue32_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
CUresult far_cuStreamWriteValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
CUresult far_cuStreamWriteValue32_ptsz(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned flags);
CUresult far_cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
CUresult far_cuStreamWriteValue64_v2_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
CUresult far_cuStreamWriteValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
CUresult far_cuStreamWriteValue64_ptsz(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned flags);
CUresult far_cuStreamBatchMemOp_v2(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags);
CUresult far_cuStreamBatchMemOp_v2_ptsz(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags);
CUresult far_cuStreamBatchMemOp(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags);
CUresult far_cuStreamBatchMemOp_ptsz(CUstream stream, unsigned count, const CUstreamBatchMemOpParams_v1 *paramArray, unsigned flags);
CUresult far_cuImportExternalMemory(CUexternalMemory *extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 *memHandleDesc);
CUresult far_cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 *bufferDesc);
CUresult far_cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 *mipmapDesc);
CUresult far_cuDestroyExternalMemory(CUexternalMemory extMem);
CUresult far_cuImportExternalSemaphore(CUexternalSemaphore *extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 *semHandleDesc);
CUresult far_cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream);
CUresult far_cuSignalExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream);
CUresult far_cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream);
CUresult far_cuWaitExternalSemaphoresAsync_ptsz(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 *paramsArray, unsigned numExtSems, CUstream stream);
CUresult far_cuDestroyExternalSemaphore(CUexternalSemaphore extSem);
CUresult far_cuGraphCreate(CUgraph *phGraph, unsigned flags);
CUresult far_cuGraphDestroy(CUgraph hGraph);
CUresult far_cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph);
CUresult far_cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph);
CUresult far_cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams);
CUresult far_cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraphNodeParams *nodeParams);
CUresult far_cuGraphNodeSetParams(CUgraphNode hNode, const CUgraphNodeParams *nodeParams);
CUresult far_cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams);
CUresult far_cuGraphAddKernelNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams);
CUresult far_cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMCPY3D_v2 *copyParams, CUcontext ctx);
CUresult far_cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS_v1 *memsetParams, CUcontext ctx);
CUresult far_cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS_v1 *nodeParams);
CUresult far_cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph);
CUresult far_cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies);
CUresult far_cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event);
CUresult far_cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event);
CUresult far_cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *nodeParams);
CUresult far_cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *nodeParams);
CUresult far_cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams);
CUresult far_cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS_v1 *nodeParams);
CUresult far_cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr);
CUresult far_cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned defaultLaunchValue, unsigned flags);
CUresult far_cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies);
CUresult far_cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies);
CUresult far_cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies);
CUresult far_cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies);
CUresult far_cuGraphDestroyNode(CUgraphNode hNode);
CUresult far_cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes);
CUresult far_cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes);
CUresult far_cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData, size_t *numEdges);
CUresult far_cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges);
CUresult far_cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type);
CUresult far_cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData, size_t *numDependencies);
CUresult far_cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies, size_t *numDependencies);
CUresult far_cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData, size_t *numDependentNodes);
CUresult far_cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes, size_t *numDependentNodes);
CUresult far_cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned flags);
CUresult far_cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams);
CUresult far_cuGraphKernelNodeGetParams(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams);
CUresult far_cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams);
CUresult far_cuGraphKernelNodeSetParams(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams);
CUresult far_cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src);
CUresult far_cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUlaunchAttributeID attr, CUlaunchAttributeValue *value_out);
CUresult far_cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUlaunchAttributeID attr, const CUlaunchAttributeValue *value);
CUresult far_cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D_v2 *nodeParams);
CUresult far_cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D_v2 *nodeParams);
CUresult far_cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS_v1 *nodeParams);
CUresult far_cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS_v1 *nodeParams);
CUresult far_cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS_v1 *nodeParams);
CUresult far_cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS_v1 *nodeParams);
CUresult far_cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph);
CUresult far_cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out);
CUresult far_cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event);
CUresult far_cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out);
CUresult far_cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event);
CUresult far_cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *params_out);
CUresult far_cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *nodeParams);
CUresult far_cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *params_out);
CUresult far_cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *nodeParams);
CUresult far_cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams_out);
CUresult far_cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams);
CUresult far_cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS_v1 *params_out);
CUresult far_cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out);
CUresult far_cuDeviceGraphMemTrim(CUdevice device);
CUresult far_cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, uint64_t *value);
CUresult far_cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, const uint64_t *value);
CUresult far_cuUserObjectCreate(CUuserObject *object_out, void *ptr, void *destroy, unsigned initialRefcount, unsigned flags);
CUresult far_cuUserObjectRetain(CUuserObject object, unsigned count);
CUresult far_cuUserObjectRelease(CUuserObject object, unsigned count);
CUresult far_cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned count, unsigned flags);
CUresult far_cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned count);
CUresult far_cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph, uint64_t flags);
CUresult far_cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams);
CUresult far_cuGraphInstantiateWithParams_ptsz(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams);
CUresult far_cuGraphInstantiate_v2(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize);
CUresult far_cuGraphInstantiate(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize);
CUresult far_cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags);
CUresult far_cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUgraphNodeParams *nodeParams);
CUresult far_cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v2 *nodeParams);
CUresult far_cuGraphExecKernelNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams);
CUresult far_cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D_v2 *copyParams, CUcontext ctx);
CUresult far_cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS_v1 *memsetParams, CUcontext ctx);
CUresult far_cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS_v1 *nodeParams);
CUresult far_cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph);
CUresult far_cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event);
CUresult far_cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event);
CUresult far_cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *nodeParams);
CUresult far_cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *nodeParams);
CUresult far_cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 *nodeParams);
CUresult far_cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned isEnabled);
CUresult far_cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned *isEnabled);
CUresult far_cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo_v1 *resultInfo);
CUresult far_cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphNode *hErrorNode_out, CUgraphExecUpdateResult *updateResult_out);
CUresult far_cuGraphUpload(CUgraphExec hGraph, CUstream hStream);
CUresult far_cuGraphUpload_ptsz(CUgraphExec hGraph, CUstream hStream);
CUresult far_cuGraphLaunch(CUgraphExec hGraph, CUstream hStream);
CUresult far_cuGraphLaunch_ptsz(CUgraphExec hGraph, CUstream hStream);
CUresult far_cuGraphExecDestroy(CUgraphExec hGraphExec);
CUresult far_cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned flags);
CUresult far_cuGreenCtxDestroy(CUgreenCtx hCtx);
CUresult far_cuGreenCtxGetId(CUgreenCtx greenCtx, uint64_t *greenCtxId);
CUresult far_cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent);
CUresult far_cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent);
CUresult far_cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned flags, int priority);
CUresult far_cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource_v1 *resource, CUdevResourceType type);
CUresult far_cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx);
CUresult far_cuCtxGetDevResource(CUcontext hCtx, CUdevResource_v1 *resource, CUdevResourceType type);
CUresult far_cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx);
CUresult far_cuDeviceGetDevResource(CUdevice device, CUdevResource_v1 *resource, CUdevResourceType type);
CUresult far_cuDevSmResourceSplitByCount(CUdevResource_v1 *result, unsigned *nbGroups, const CUdevResource_v1 *input, CUdevResource_v1 *remaining, unsigned useFlags, unsigned minCount);
CUresult far_cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, const CUdevResource_v1 *resources, unsigned nbResources);
CUresult far_cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size);
CUresult far_cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size);
CUresult far_cuCoredumpSetAttribute(CUcoredumpSettings attrib, const void *value, size_t *size);
CUresult far_cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, const void *value, size_t *size);
CUresult far_cuCheckpointProcessGetRestoreThreadId(int pid, int *tid);
CUresult far_cuCheckpointProcessGetState(int pid, CUprocessState *state);
CUresult far_cuCheckpointProcessLock(int pid, const CUcheckpointLockArgs *args);
CUresult far_cuCheckpointProcessCheckpoint(int pid, const CUcheckpointCheckpointArgs *args);
CUresult far_cuCheckpointProcessRestore(int pid, const CUcheckpointRestoreArgs *args);
CUresult far_cuCheckpointProcessUnlock(int pid, const CUcheckpointUnlockArgs *args);
CUresult far_cuLogsRegisterCallback(void *callbackFunc, void *userData, CUlogsCallbackHandle *callback_out);
CUresult far_cuLogsUnregisterCallback(CUlogsCallbackHandle callback);
CUresult far_cuLogsCurrent(CUlogIterator *iterator_out, unsigned flags);
CUresult far_cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned flags);
CUresult far_cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned flags);
CUresult far_cuProfilerInitialize(const char *configFile, const char *outputFile, CUoutput_mode outputMode);
CUresult far_cuProfilerStart(void);
CUresult far_cuProfilerStop(void);
CUresult far_cuGraphicsUnregisterResource(CUgraphicsResource resource);
CUresult far_cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource, unsigned arrayIndex, unsigned mipLevel);
CUresult far_cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray, CUgraphicsResource resource);
CUresult far_cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize, CUgraphicsResource resource);
CUresult far_cuGraphicsResourceGetMappedPointer(CUdeviceptr_v1 *pDevPtr, unsigned *pSize, CUgraphicsResource resource);
CUresult far_cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned flags);
CUresult far_cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned flags);
CUresult far_cuGraphicsMapResources(unsigned count, const CUgraphicsResource *resources, CUstream hStream);
CUresult far_cuGraphicsMapResources_ptsz(unsigned count, const CUgraphicsResource *resources, CUstream hStream);
CUresult far_cuGraphicsUnmapResources(unsigned count, const CUgraphicsResource *resources, CUstream hStream);
CUresult far_cuGraphicsUnmapResources_ptsz(unsigned count, const CUgraphicsResource *resources, CUstream hStream);
CUresult far_cuEGLApiInit(void);
CUresult far_cuEGLStreamConsumerAcquireFrame(void);
CUresult far_cuEGLStreamConsumerConnect(void *conn, void *stream);
CUresult far_cuEGLStreamConsumerConnectWithFlags(void *conn, void *stream, unsigned flags);
CUresult far_cuEGLStreamConsumerDisconnect(void);
CUresult far_cuEGLStreamConsumerReleaseFrame(void);
CUresult far_cuEGLStreamProducerConnect(void *conn, void *stream, int width, int height);
CUresult far_cuEGLStreamProducerDisconnect(void);
CUresult far_cuEGLStreamProducerPresentFrame(void);
CUresult far_cuEGLStreamProducerReturnFrame(void);
CUresult far_cuGLCtxCreate(void *pctx, unsigned flags, CUdevice device);
CUresult far_cuGLCtxCreate_v2(void *pctx, unsigned flags, CUdevice device);
CUresult far_cuGLGetDevices(void);
CUresult far_cuGLGetDevices_v2(void);
CUresult far_cuGLInit(void);
CUresult far_cuGLMapBufferObject(void);
CUresult far_cuGLMapBufferObjectAsync(void);
CUresult far_cuGLMapBufferObjectAsync_v2(void);
CUresult far_cuGLMapBufferObjectAsync_v2_ptsz(void);
CUresult far_cuGLMapBufferObject_v2(void);
CUresult far_cuGLMapBufferObject_v2_ptds(void);
CUresult far_cuGLRegisterBufferObject(void);
CUresult far_cuGLSetBufferObjectMapFlags(void);
CUresult far_cuGLUnmapBufferObject(void);
CUresult far_cuGLUnmapBufferObjectAsync(void);
CUresult far_cuGLUnregisterBufferObject(void);
CUresult far_cuGraphicsEGLRegisterImage(void *out);
CUresult far_cuGraphicsGLRegisterBuffer(void *out);
CUresult far_cuGraphicsGLRegisterImage(void *out);
CUresult far_cuGraphicsResourceGetMappedEglFrame(void);
CUresult far_cuGraphicsVDPAURegisterOutputSurface(void);
CUresult far_cuGraphicsVDPAURegisterVideoSurface(void);
CUresult far_cuVDPAUCtxCreate(void *pctx);
CUresult far_cuVDPAUCtxCreate_v2(void *pctx);
CUresult far_cuVDPAUGetDevice(void *device);
CUresult far_cuMemGetAttribute(void);
CUresult far_cuMemGetAttribute_v2(void);
CUresult far_cudbgApiAttach(void);
CUresult far_cudbgApiDetach(void);
CUresult far_cudbgApiInit(void);
CUresult far_cudbgGetAPI(void);
CUresult far_cudbgGetAPIVersion(void);
CUresult far_cudbgMain(void);
CUresult far_cudbgReportDriverApiError(void);
CUresult far_cudbgReportDriverInternalError(void);
#endif
