/* Generated from api/ by gen/emit; do not edit. */
#include "gen_send.h"
#include <stdlib.h>
#include <string.h>

const char *const ferry_op_names[FERRY_OP_END] = {"none",
	"Snapshot",
	"PrimaryRetain",
	"PrimaryRelease",
	"PrimaryReset",
	"CtxCreate",
	"CtxDestroy",
	"CtxSynchronize",
	"MemAlloc",
	"MemFree",
	"CopyIn",
	"CopyOut",
	"CopyOutLater",
	"CopyOn",
	"Blob",
	"ModuleLoad",
	"LibraryLoad",
	"ModuleGetFunction",
	"ModuleFunctions",
	"LibraryGetKernel",
	"LibraryKernels",
	"LibraryGetModule",
	"KernelGetFunction",
	"KernelInfo",
	"Launch",
	"cuDeviceGetTexture1DLinearMaxWidth",
	"cuDeviceGetHostAtomicCapabilities",
	"cuDeviceGetExecAffinitySupport",
	"cuFlushGPUDirectRDMAWrites",
	"cuDeviceCanAccessPeer",
	"cuDeviceGetP2PAttribute",
	"cuDeviceGetP2PAtomicCapabilities",
	"cuDevicePrimaryCtxSetFlags_v2",
	"cuCtxSetFlags",
	"cuCtxSetLimit",
	"cuCtxGetLimit",
	"cuCtxGetCacheConfig",
	"cuCtxSetCacheConfig",
	"cuCtxGetSharedMemConfig",
	"cuCtxSetSharedMemConfig",
	"cuCtxResetPersistingL2Cache",
	"cuCtxGetExecAffinity",
	"cuModuleUnload",
	"cuModuleGetFunctionCount",
	"cuModuleGetGlobal_v2",
	"cuLibraryUnload",
	"cuLibraryGetKernelCount",
	"cuLibraryGetGlobal",
	"cuKernelSetAttribute",
	"cuKernelSetCacheConfig",
	"cuFuncSetAttribute",
	"cuFuncSetCacheConfig",
	"cuFuncSetSharedMemConfig",
	"cuOccupancyMaxActiveBlocksPerMultiprocessor",
	"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
	"cuOccupancyAvailableDynamicSMemPerBlock",
	"cuMemGetInfo_v2",
	"cuMemsetD8Async",
	"cuMemsetD16Async",
	"cuMemsetD32Async",
	"cuMemsetD2D8Async",
	"cuMemsetD2D16Async",
	"cuMemsetD2D32Async",
	"cuDeviceSetMemPool",
	"cuDeviceGetMemPool",
	"cuDeviceGetDefaultMemPool",
	"cuMemPoolCreate",
	"cuMemPoolDestroy",
	"cuMemPoolTrimTo",
	"cuMemPoolSetAccess",
	"cuMemPoolGetAccess",
	"cuMemGetDefaultMemPool",
	"cuMemGetMemPool",
	"cuMemSetMemPool",
	"cuMemGetAllocationGranularity",
	"cuStreamCreateWithPriority",
	"cuStreamDestroy_v2",
	"cuStreamWaitEvent",
	"cuStreamQuery",
	"cuStreamSynchronize",
	"cuEventCreate",
	"cuEventRecordWithFlags",
	"cuEventQuery",
	"cuEventSynchronize",
	"cuEventDestroy_v2",
	"cuEventElapsedTime_v2",
};
const unsigned ferry_op_count = FERRY_OP_END;

CUresult fx_Snapshot(int *driverVersion, struct ferry_array *devices)
{
	*devices = (struct ferry_array){0};
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_Snapshot, 0);
	if (rc)
		return rc;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 16)) {
		size_t at = 16;
		*driverVersion = (int)c.a[0];
		at = ferry_take(&c, devices, at, 1, sizeof(FerryDevice));
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_PrimaryRetain(CUcontext ctx, CUdevice dev, unsigned flags)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_PrimaryRetain, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)ctx;
	c.q[1] = (uint64_t)dev;
	c.q[2] = (uint64_t)flags;
	rc = ferry_ask(&c);
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

CUresult fx_MemAlloc(CUdeviceptr addr, uint64_t size)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemAlloc, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)addr;
	c.q[1] = (uint64_t)size;
	rc = ferry_ask(&c);
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
	int rc = ferry_begin(&c, FERRY_OP_CopyIn, 48 + FERRY_PAD(data_n * 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)dst;
	c.q[1] = (uint64_t)pitch;
	c.q[2] = (uint64_t)width;
	c.q[3] = (uint64_t)rows;
	c.q[4] = (uint64_t)(uintptr_t)stream;
	c.q[5] = data_n;
	unsigned char *tail = (unsigned char *)c.q + 48;
	tail = ferry_tail(tail, data, data_n * 1);
	(void)tail;
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

CUresult fx_Blob(uint64_t blob, uint64_t total, const void *data, size_t data_n)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_Blob, 24 + FERRY_PAD(data_n * 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)blob;
	c.q[1] = (uint64_t)total;
	c.q[2] = data_n;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_tail(tail, data, data_n * 1);
	(void)tail;
	return ferry_post(&c);
}

CUresult fx_ModuleLoad(CUmodule module, uint64_t blob, const unsigned *options, size_t options_n, const uint64_t *values, size_t values_n, struct ferry_array *info, struct ferry_array *errors)
{
	*info = (struct ferry_array){0};
	*errors = (struct ferry_array){0};
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ModuleLoad, 32 + FERRY_PAD(options_n * sizeof(unsigned)) + FERRY_PAD(values_n * sizeof(uint64_t)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)module;
	c.q[1] = (uint64_t)blob;
	c.q[2] = options_n;
	c.q[3] = values_n;
	unsigned char *tail = (unsigned char *)c.q + 32;
	tail = ferry_tail(tail, options, options_n * sizeof(unsigned));
	tail = ferry_tail(tail, values, values_n * sizeof(uint64_t));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 16)) {
		size_t at = 16;
		at = ferry_take(&c, info, at, 0, 1);
		at = ferry_take(&c, errors, at, 1, 1);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_LibraryLoad(CUlibrary library, uint64_t blob, const unsigned *options, size_t options_n, const uint64_t *values, size_t values_n, struct ferry_array *info, struct ferry_array *errors)
{
	*info = (struct ferry_array){0};
	*errors = (struct ferry_array){0};
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_LibraryLoad, 32 + FERRY_PAD(options_n * sizeof(unsigned)) + FERRY_PAD(values_n * sizeof(uint64_t)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)library;
	c.q[1] = (uint64_t)blob;
	c.q[2] = options_n;
	c.q[3] = values_n;
	unsigned char *tail = (unsigned char *)c.q + 32;
	tail = ferry_tail(tail, options, options_n * sizeof(unsigned));
	tail = ferry_tail(tail, values, values_n * sizeof(uint64_t));
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 16)) {
		size_t at = 16;
		at = ferry_take(&c, info, at, 0, 1);
		at = ferry_take(&c, errors, at, 1, 1);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_ModuleGetFunction(CUfunction func, CUmodule module, const char *name, FerryFunction *info, struct ferry_array *layout)
{
	*layout = (struct ferry_array){0};
	size_t name_n = strlen(name);
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ModuleGetFunction, 24 + FERRY_PAD(name_n * 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)func;
	c.q[1] = (uint64_t)(uintptr_t)module;
	c.q[2] = name_n;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_tail(tail, name, name_n * 1);
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 136)) {
		size_t at = 136;
		memcpy(info, &c.a[0], sizeof *info);
		at = ferry_take(&c, layout, at, 16, sizeof(FerryParam));
		(void)at;
	}
	ferry_end(&c);
	return rc;
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
	if (ferry_answered(&c, &rc, 8)) {
		size_t at = 8;
		at = ferry_take(&c, names, at, 0, 1);
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
	int rc = ferry_begin(&c, FERRY_OP_LibraryGetKernel, 24 + FERRY_PAD(name_n * 1));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)kernel;
	c.q[1] = (uint64_t)(uintptr_t)library;
	c.q[2] = name_n;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_tail(tail, name, name_n * 1);
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 136)) {
		size_t at = 136;
		memcpy(info, &c.a[0], sizeof *info);
		at = ferry_take(&c, layout, at, 16, sizeof(FerryParam));
		(void)at;
	}
	ferry_end(&c);
	return rc;
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
	if (ferry_answered(&c, &rc, 8)) {
		size_t at = 8;
		at = ferry_take(&c, names, at, 0, 1);
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

CUresult fx_KernelInfo(CUkernel kernel, FerryFunction *info)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_KernelInfo, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)kernel;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 128) && !rc) {
		size_t at = 128;
		memcpy(info, &c.a[0], sizeof *info);
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_Launch(CUfunction func, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX, unsigned blockY, unsigned blockZ, unsigned shared, CUstream stream, unsigned cooperative, const CUlaunchAttribute *attributes, size_t attributes_n, const void *params, size_t params_n)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_Launch, 96 + FERRY_PAD(attributes_n * sizeof(CUlaunchAttribute)) + FERRY_PAD(params_n * 1));
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
	c.q[9] = (uint64_t)cooperative;
	c.q[10] = attributes_n;
	c.q[11] = params_n;
	unsigned char *tail = (unsigned char *)c.q + 96;
	tail = ferry_tail(tail, attributes, attributes_n * sizeof(CUlaunchAttribute));
	tail = ferry_tail(tail, params, params_n * 1);
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
	int rc = ferry_begin(&c, FERRY_OP_DeviceGetHostAtomicCapabilities, 24 + FERRY_PAD(operations_n * sizeof(CUatomicOperation)));
	if (rc)
		return rc;
	c.q[0] = operations_n;
	c.q[1] = (uint64_t)count;
	c.q[2] = (uint64_t)dev;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_tail(tail, operations, operations_n * sizeof(CUatomicOperation));
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
	int rc = ferry_begin(&c, FERRY_OP_DeviceGetP2PAtomicCapabilities, 32 + FERRY_PAD(operations_n * sizeof(CUatomicOperation)));
	if (rc)
		return rc;
	c.q[0] = operations_n;
	c.q[1] = (uint64_t)count;
	c.q[2] = (uint64_t)srcDevice;
	c.q[3] = (uint64_t)dstDevice;
	unsigned char *tail = (unsigned char *)c.q + 32;
	tail = ferry_tail(tail, operations, operations_n * sizeof(CUatomicOperation));
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
	return ferry_post(&c);
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
	return ferry_post(&c);
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
	return ferry_post(&c);
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

CUresult fx_cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)
{
	size_t name_n = strlen(name);
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_ModuleGetGlobal_v2, 24 + FERRY_PAD(name_n * 1));
	if (rc)
		return rc;
	c.q[0] = 0;
	c.q[0] |= (uint64_t)(dptr != NULL) << 0;
	c.q[0] |= (uint64_t)(bytes != NULL) << 1;
	c.q[1] = (uint64_t)(uintptr_t)hmod;
	c.q[2] = name_n;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_tail(tail, name, name_n * 1);
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 16) && !rc) {
		size_t at = 16;
		if (dptr) *dptr = (CUdeviceptr)c.a[0];
		if (bytes) *bytes = (size_t)c.a[1];
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

CUresult fx_cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)
{
	size_t name_n = strlen(name);
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_LibraryGetGlobal, 24 + FERRY_PAD(name_n * 1));
	if (rc)
		return rc;
	c.q[0] = 0;
	c.q[0] |= (uint64_t)(dptr != NULL) << 0;
	c.q[0] |= (uint64_t)(bytes != NULL) << 1;
	c.q[1] = (uint64_t)(uintptr_t)library;
	c.q[2] = name_n;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_tail(tail, name, name_n * 1);
	(void)tail;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 16) && !rc) {
		size_t at = 16;
		if (dptr) *dptr = (CUdeviceptr)c.a[0];
		if (bytes) *bytes = (size_t)c.a[1];
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
	return ferry_post(&c);
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
	return ferry_post(&c);
}

CUresult fx_cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_FuncSetSharedMemConfig, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)hfunc;
	c.q[1] = (uint64_t)config;
	return ferry_post(&c);
}

CUresult fx_cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_OccupancyMaxActiveBlocksPerMultiprocessor, 24);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)func;
	c.q[1] = (uint64_t)blockSize;
	c.q[2] = (uint64_t)dynamicSMemSize;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*numBlocks = (int)c.a[0];
		(void)at;
	}
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

CUresult fx_cuMemGetInfo_v2(size_t *free, size_t *total)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemGetInfo_v2, 0);
	if (rc)
		return rc;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 16) && !rc) {
		size_t at = 16;
		*free = (size_t)c.a[0];
		*total = (size_t)c.a[1];
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

CUresult fx_cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_DeviceSetMemPool, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)dev;
	c.q[1] = (uint64_t)(uintptr_t)pool;
	return ferry_post(&c);
}

CUresult fx_cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_DeviceGetMemPool, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)dev;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pool = (CUmemoryPool)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_DeviceGetDefaultMemPool, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)dev;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pool_out = (CUmemoryPool)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMemPoolCreate(CUmemoryPool pool, const CUmemPoolProps_v1 *poolProps)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemPoolCreate, 96);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)pool;
	memcpy(&c.q[1], poolProps, sizeof *poolProps);
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMemPoolDestroy(CUmemoryPool pool)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemPoolDestroy, 8);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)pool;
	return ferry_post(&c);
}

CUresult fx_cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemPoolTrimTo, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)pool;
	c.q[1] = (uint64_t)minBytesToKeep;
	return ferry_post(&c);
}

CUresult fx_cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc_v1 *map, size_t count)
{
	size_t map_n = count;
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemPoolSetAccess, 24 + FERRY_PAD(map_n * sizeof(CUmemAccessDesc_v1)));
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)pool;
	c.q[1] = map_n;
	c.q[2] = (uint64_t)count;
	unsigned char *tail = (unsigned char *)c.q + 24;
	tail = ferry_tail(tail, map, map_n * sizeof(CUmemAccessDesc_v1));
	(void)tail;
	rc = ferry_ask(&c);
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, const CUmemLocation_v1 *location)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemPoolGetAccess, 16);
	if (rc)
		return rc;
	c.q[0] = (uint64_t)(uintptr_t)memPool;
	memcpy(&c.q[1], location, sizeof *location);
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*flags = (CUmemAccess_flags)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMemGetDefaultMemPool(CUmemoryPool *pool_out, const CUmemLocation_v1 *location, CUmemAllocationType type)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemGetDefaultMemPool, 16);
	if (rc)
		return rc;
	memcpy(&c.q[0], location, sizeof *location);
	c.q[1] = (uint64_t)type;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pool_out = (CUmemoryPool)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMemGetMemPool(CUmemoryPool *pool, const CUmemLocation_v1 *location, CUmemAllocationType type)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemGetMemPool, 16);
	if (rc)
		return rc;
	memcpy(&c.q[0], location, sizeof *location);
	c.q[1] = (uint64_t)type;
	rc = ferry_ask(&c);
	if (ferry_answered(&c, &rc, 8) && !rc) {
		size_t at = 8;
		*pool = (CUmemoryPool)(uintptr_t)c.a[0];
		(void)at;
	}
	ferry_end(&c);
	return rc;
}

CUresult fx_cuMemSetMemPool(const CUmemLocation_v1 *location, CUmemAllocationType type, CUmemoryPool pool)
{
	struct ferry_call c;
	int rc = ferry_begin(&c, FERRY_OP_MemSetMemPool, 24);
	if (rc)
		return rc;
	memcpy(&c.q[0], location, sizeof *location);
	c.q[1] = (uint64_t)type;
	c.q[2] = (uint64_t)(uintptr_t)pool;
	return ferry_post(&c);
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

