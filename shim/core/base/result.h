/* shim/core/base/result.h: the result codes that the core itself returns. The numbers are CUresult values, since a caller in shim/cuda
 * hands them to the application; the names are CUDA's with FERRY_ in front, because shim/cuda declares CUDA's own (gen_types.h). */
#ifndef FERRY_RESULT_H
#define FERRY_RESULT_H

enum ferry_result {
	FERRY_SUCCESS = 0,
	FERRY_ERROR_INVALID_VALUE = 1,
	FERRY_ERROR_OUT_OF_MEMORY = 2,
	FERRY_ERROR_NOT_INITIALIZED = 3,     /* no session yet, or this process is a forked child */
	FERRY_ERROR_DEINITIALIZED = 4,       /* the process ends */
	FERRY_ERROR_DEVICE_UNAVAILABLE = 46, /* the connection to the server was lost for good */
	FERRY_ERROR_NO_DEVICE = 100,         /* no server could be reached */
	FERRY_ERROR_NOT_READY = 600,         /* not an error: the work has not ended yet */
	FERRY_ERROR_NOT_PERMITTED = 800,     /* a call inside a host function */
	FERRY_ERROR_UNKNOWN = 999,           /* the server's answer makes no sense */
};
#endif
