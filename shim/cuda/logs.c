/* shim/cuda/logs.c: the driver's own error log, and notifications about device memory. Both speak of this process: the log holds
 * what this library has to say, and no device reports that its memory shrank. */
#include "device.h"
#include "handles.h"
#include "thread.h"
#include <stdio.h>
#include <stdlib.h>

struct listener { void *fn, *data; };

CUresult cuLogsRegisterCallback(void *callbackFunc, void *userData, CUlogsCallbackHandle *callback_out)
{
	if (!callbackFunc)
		return CUDA_ERROR_INVALID_VALUE;
	if (!callback_out) /* the driver takes it; nothing will ever be reported to it, and nobody can unregister it */
		return 0;
	struct listener *l = calloc(1, sizeof *l);
	if (!l)
		return CUDA_ERROR_OUT_OF_MEMORY;
	*l = (struct listener){callbackFunc, userData};
	*callback_out = (CUlogsCallbackHandle)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUlogsCallbackHandle, l);
	return 0;
}

CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback)
{
	if (!ferry_handle_known(FERRY_KIND_CUlogsCallbackHandle, (uint64_t)(uintptr_t)callback))
		return CUDA_ERROR_INVALID_VALUE;
	shim_drop_handle(FERRY_KIND_CUlogsCallbackHandle, callback);
	return 0;
}

CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned flags)
{
	(void)flags; /* the driver looks at no bit of them, here and below */
	if (!iterator_out)
		return CUDA_ERROR_INVALID_VALUE;
	*iterator_out = 0;
	return 0;
}

CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned flags)
{
	(void)flags;
	if (iterator && *iterator) /* there are no lines to be behind of */
		return CUDA_ERROR_INVALID_VALUE;
	FILE *f = pathToFile ? fopen(pathToFile, "ae") : NULL;
	if (!f)
		return CUDA_ERROR_INVALID_VALUE;
	fclose(f);
	return 0;
}

CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned flags)
{
	(void)iterator, (void)flags;
	if (!buffer || !size || !*size)
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
	if (!shim_device(device))
		return CUDA_ERROR_INVALID_DEVICE;
	if (!ferry_handle_known(FERRY_KIND_CUasyncCallbackHandle, (uint64_t)(uintptr_t)callback))
		return CUDA_ERROR_INVALID_VALUE;
	shim_drop_handle(FERRY_KIND_CUasyncCallbackHandle, callback);
	return 0;
}
