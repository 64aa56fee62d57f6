/* shim/cuda/logs.c: the driver's own error log, and notifications about device memory. Both speak of this process: the log holds
 * what this library has to say, and no device tells us that its memory shrank. */
#include "shim.h"
#include <stdio.h>
#include <stdlib.h>

struct listener { void *fn, *data; };

CUresult cuLogsRegisterCallback(void *callbackFunc, void *userData, CUlogsCallbackHandle *callback_out)
{
	struct listener *l = callbackFunc && callback_out ? calloc(1, sizeof *l) : NULL;
	if (!l)
		return CUDA_ERROR_INVALID_VALUE;
	*l = (struct listener){callbackFunc, userData};
	*callback_out = (CUlogsCallbackHandle)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUlogsCallbackHandle, l);
	return 0;
}

CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback)
{
	if (!ferry_handle_known(FERRY_KIND_CUlogsCallbackHandle, (uint64_t)(uintptr_t)callback))
		return CUDA_ERROR_INVALID_VALUE;
	shim_drop(FERRY_KIND_CUlogsCallbackHandle, callback);
	return 0;
}

CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned flags)
{
	if (!iterator_out || flags)
		return CUDA_ERROR_INVALID_VALUE;
	*iterator_out = 0;
	return 0;
}

CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned flags)
{
	(void)iterator;
	FILE *f = pathToFile && !flags ? fopen(pathToFile, "ae") : NULL;
	if (!f)
		return CUDA_ERROR_INVALID_VALUE;
	fclose(f);
	return 0;
}

CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned flags)
{
	(void)iterator;
	if (!buffer || !size || !*size || flags)
		return CUDA_ERROR_INVALID_VALUE;
	buffer[0] = 0;
	*size = 0;
	return 0;
}

CUresult cuDeviceRegisterAsyncNotification(CUdevice device, void *callbackFunc, void *userData, CUasyncCallbackHandle *callback)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!shim_device(device))
		return CUDA_ERROR_INVALID_DEVICE;
	struct listener *l = callbackFunc && callback ? calloc(1, sizeof *l) : NULL;
	if (!l)
		return CUDA_ERROR_INVALID_VALUE;
	*l = (struct listener){callbackFunc, userData};
	*callback = (CUasyncCallbackHandle)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUasyncCallbackHandle, l);
	return 0;
}

CUresult cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!shim_device(device) || !ferry_handle_known(FERRY_KIND_CUasyncCallbackHandle, (uint64_t)(uintptr_t)callback))
		return CUDA_ERROR_INVALID_VALUE;
	shim_drop(FERRY_KIND_CUasyncCallbackHandle, callback);
	return 0;
}
