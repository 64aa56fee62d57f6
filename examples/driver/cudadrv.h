/* cudadrv.h: as much of the CUDA driver API as these examples use, so that
 * they build with a C compiler alone.
 *
 * The library is opened when the program runs, not linked: driver_open() finds
 * libcuda.so.1 as the dynamic linker does and looks up the functions listed
 * below. They then read like the API's own:
 *
 *     CHECK(cuMemAlloc(&p, bytes));
 *
 * CHECK ends the program with the call, the error's name and its meaning. */
#ifndef CUDADRV_H
#define CUDADRV_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef int CUresult;
typedef int CUdevice;
typedef unsigned long long CUdeviceptr;
typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef struct CUstream_st *CUstream;
typedef struct CUevent_st *CUevent;

enum {
	CUDA_SUCCESS = 0,
	CUDA_ERROR_NOT_READY = 600,
	CUDA_ERROR_ILLEGAL_ADDRESS = 700,
	CUDA_ERROR_MISALIGNED_ADDRESS = 716,
	CUDA_ERROR_LAUNCH_FAILED = 719,

	CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16,
	CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75,
	CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76,

	CU_MEM_ATTACH_GLOBAL = 1,
	CU_MEMHOSTALLOC_DEVICEMAP = 2,
	CU_DEVICE_CPU = -1,

	CU_STREAM_DEFAULT = 0,
	CU_STREAM_NON_BLOCKING = 1,
	CU_EVENT_DEFAULT = 0,
	CU_EVENT_DISABLE_TIMING = 2,
};

/* DRIVER_FUNCTIONS: the name used here, the symbol the library exports, the
 * parameters. The versioned symbols are the 64-bit ones of CUDA 4 and later. */
#define DRIVER_FUNCTIONS(X)                                                                                            \
	X(cuInit, cuInit, (unsigned flags))                                                                                \
	X(cuDriverGetVersion, cuDriverGetVersion, (int *version))                                                          \
	X(cuGetErrorName, cuGetErrorName, (CUresult error, const char **name))                                             \
	X(cuGetErrorString, cuGetErrorString, (CUresult error, const char **text))                                         \
	X(cuDeviceGetCount, cuDeviceGetCount, (int *count))                                                                \
	X(cuDeviceGet, cuDeviceGet, (CUdevice *dev, int ordinal))                                                          \
	X(cuDeviceGetName, cuDeviceGetName, (char *name, int len, CUdevice dev))                                           \
	X(cuDeviceGetAttribute, cuDeviceGetAttribute, (int *value, int attribute, CUdevice dev))                           \
	X(cuDeviceTotalMem, cuDeviceTotalMem_v2, (size_t *bytes, CUdevice dev))                                            \
	X(cuDevicePrimaryCtxRetain, cuDevicePrimaryCtxRetain, (CUcontext *ctx, CUdevice dev))                              \
	X(cuDevicePrimaryCtxRelease, cuDevicePrimaryCtxRelease_v2, (CUdevice dev))                                         \
	X(cuCtxSetCurrent, cuCtxSetCurrent, (CUcontext ctx))                                                               \
	X(cuCtxSynchronize, cuCtxSynchronize, (void))                                                                      \
	X(cuModuleLoadData, cuModuleLoadData, (CUmodule * module, const void *image))                                      \
	X(cuModuleUnload, cuModuleUnload, (CUmodule module))                                                               \
	X(cuModuleGetFunction, cuModuleGetFunction, (CUfunction * function, CUmodule module, const char *name))            \
	X(cuModuleGetGlobal, cuModuleGetGlobal_v2, (CUdeviceptr * address, size_t *bytes, CUmodule module, const char *name)) \
	X(cuMemAlloc, cuMemAlloc_v2, (CUdeviceptr * address, size_t bytes))                                                \
	X(cuMemFree, cuMemFree_v2, (CUdeviceptr address))                                                                  \
	X(cuMemAllocHost, cuMemAllocHost_v2, (void **address, size_t bytes))                                               \
	X(cuMemFreeHost, cuMemFreeHost, (void *address))                                                                   \
	X(cuMemAllocManaged, cuMemAllocManaged, (CUdeviceptr * address, size_t bytes, unsigned flags))                     \
	X(cuMemHostAlloc, cuMemHostAlloc, (void **address, size_t bytes, unsigned flags))                                  \
	X(cuMemHostRegister, cuMemHostRegister_v2, (void *address, size_t bytes, unsigned flags))                          \
	X(cuMemHostUnregister, cuMemHostUnregister, (void *address))                                                       \
	X(cuMemHostGetDevicePointer, cuMemHostGetDevicePointer_v2, (CUdeviceptr * device, void *address, unsigned flags))  \
	X(cuMemPrefetchAsync, cuMemPrefetchAsync, (CUdeviceptr address, size_t bytes, CUdevice device, CUstream stream))   \
	X(cuMemcpyHtoD, cuMemcpyHtoD_v2, (CUdeviceptr dst, const void *src, size_t bytes))                                 \
	X(cuMemcpyDtoH, cuMemcpyDtoH_v2, (void *dst, CUdeviceptr src, size_t bytes))                                       \
	X(cuMemcpyDtoD, cuMemcpyDtoD_v2, (CUdeviceptr dst, CUdeviceptr src, size_t bytes))                                 \
	X(cuMemcpyHtoDAsync, cuMemcpyHtoDAsync_v2, (CUdeviceptr dst, const void *src, size_t bytes, CUstream stream))      \
	X(cuMemcpyDtoHAsync, cuMemcpyDtoHAsync_v2, (void *dst, CUdeviceptr src, size_t bytes, CUstream stream))            \
	X(cuMemcpyDtoDAsync, cuMemcpyDtoDAsync_v2, (CUdeviceptr to, CUdeviceptr from, size_t bytes, CUstream stream))      \
	X(cuMemsetD8, cuMemsetD8_v2, (CUdeviceptr dst, unsigned char value, size_t count))                                 \
	X(cuMemsetD32, cuMemsetD32_v2, (CUdeviceptr dst, unsigned value, size_t count))                                    \
	X(cuStreamCreate, cuStreamCreate, (CUstream * stream, unsigned flags))                                             \
	X(cuStreamDestroy, cuStreamDestroy_v2, (CUstream stream))                                                          \
	X(cuStreamSynchronize, cuStreamSynchronize, (CUstream stream))                                                     \
	X(cuStreamQuery, cuStreamQuery, (CUstream stream))                                                                 \
	X(cuStreamWaitEvent, cuStreamWaitEvent, (CUstream stream, CUevent event, unsigned flags))                          \
	X(cuEventCreate, cuEventCreate, (CUevent * event, unsigned flags))                                                 \
	X(cuEventDestroy, cuEventDestroy_v2, (CUevent event))                                                              \
	X(cuEventRecord, cuEventRecord, (CUevent event, CUstream stream))                                                  \
	X(cuEventQuery, cuEventQuery, (CUevent event))                                                                     \
	X(cuEventSynchronize, cuEventSynchronize, (CUevent event))                                                         \
	X(cuEventElapsedTime, cuEventElapsedTime, (float *ms, CUevent begin, CUevent end))                                 \
	X(cuLaunchKernel, cuLaunchKernel,                                                                                  \
	  (CUfunction function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x, unsigned block_y,     \
	   unsigned block_z, unsigned shared_bytes, CUstream stream, void **params, void **extra))

#define X(name, symbol, params) __attribute__((unused)) static CUresult(*name) params;
DRIVER_FUNCTIONS(X)
#undef X

/* CHECK makes a driver call and ends the program if it fails. */
#define CHECK(call) driver_check((call), #call, __FILE__, __LINE__)

/* EXPECT ends the program, with a message like printf's, unless cond holds. */
#define EXPECT(cond, ...)      \
	do {                       \
		if (!(cond))           \
			fail(__VA_ARGS__); \
	} while (0)

/* ARGS is a kernel's parameters, by address: launch(…, ARGS(&a, &n)). */
#define ARGS(...) ((void *[]){__VA_ARGS__})

__attribute__((noreturn, unused, format(printf, 1, 2))) static void fail(const char *format, ...)
{
	va_list args;
	va_start(args, format);
	fflush(stdout);
	fputs("FAIL: ", stderr);
	vfprintf(stderr, format, args);
	fputc('\n', stderr);
	va_end(args);
	exit(1);
}

/* error_name and error_text ask the library; it knows codes newer than we do. */
__attribute__((unused)) static const char *error_name(CUresult error)
{
	const char *name = NULL;
	return cuGetErrorName && cuGetErrorName(error, &name) == CUDA_SUCCESS && name ? name : "unknown error";
}

__attribute__((unused)) static const char *error_text(CUresult error)
{
	const char *text = NULL;
	return cuGetErrorString && cuGetErrorString(error, &text) == CUDA_SUCCESS && text ? text : "no description";
}

__attribute__((unused)) static void driver_check(CUresult error, const char *call, const char *file, int line)
{
	if (error != CUDA_SUCCESS)
		fail("%s:%d: %s: %s (%d): %s", file, line, call, error_name(error), error, error_text(error));
}

/* driver_open loads the library, initialises it, and makes device 0's primary
 * context current for this thread. It may be called once. */
__attribute__((unused)) static CUcontext driver_open(CUdevice *device)
{
	void *lib = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
	int count = 0;
	CUcontext context;

	EXPECT(lib, "cannot load the CUDA driver: %s\nrun this program as: ferry run -- PROGRAM", dlerror());
#define X(name, symbol, params)                                                \
	*(void **)&name = dlsym(lib, #symbol);                                     \
	EXPECT(name, "libcuda.so.1 has no " #symbol ": it is too old or not CUDA");
	DRIVER_FUNCTIONS(X)
#undef X
	CHECK(cuInit(0));
	CHECK(cuDeviceGetCount(&count));
	EXPECT(count > 0, "there is no CUDA device");
	CHECK(cuDeviceGet(device, 0));
	CHECK(cuDevicePrimaryCtxRetain(&context, *device));
	CHECK(cuCtxSetCurrent(context));
	return context;
}

/* launch starts a one-dimensional kernel with params from ARGS. */
__attribute__((unused)) static void launch(CUfunction kernel, unsigned grid, unsigned block, CUstream stream, void **params)
{
	CHECK(cuLaunchKernel(kernel, grid, 1, 1, block, 1, 1, 0, stream, params, NULL));
}

/* now is a clock in milliseconds. */
__attribute__((unused)) static double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

#endif
