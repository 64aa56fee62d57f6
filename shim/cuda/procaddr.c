/* shim/cuda/procaddr.c: cuGetProcAddress, the way every modern cudart finds the driver.
 *
 * A name stands for several functions over time; the caller says which CUDA version it was built for and gets the newest
 * form not newer than that. A caller that wants its default stream per thread gets the variant that means it. What the
 * advertised driver does not have (the server's driver may be older than this library) does not exist here either.
 * Both functions work before cuInit and agree with driver 580 in every case of test/test_procaddr.c.
 *
 * Threads: shim_procs is constant. */
#include "procaddr.h"
#include "device.h"
#include <string.h>

enum { LEGACY_STREAM = 1, PER_THREAD_STREAM = 2 };

/* The first entry of the name, or NULL. */
static const struct shim_proc *first_of(const char *name)
{
	size_t low = 0, high = shim_procs_n;
	while (low < high) {
		size_t mid = (low + high) / 2;
		if (strcmp(shim_procs[mid].name, name) < 0)
			low = mid + 1;
		else
			high = mid;
	}
	return low < shim_procs_n && !strcmp(shim_procs[low].name, name) ? shim_procs + low : NULL;
}

/* Finds the function. Returns 0 with *status telling how it went, or 1 when the question itself is wrong. */
static CUresult resolve_symbol(const char *symbol, int version, cuuint64_t flags, void **fn, CUdriverProcAddressQueryResult *status)
{
	int driver = shim_driver_version();
	if (flags & ~(cuuint64_t)(LEGACY_STREAM | PER_THREAD_STREAM) || version > driver)
		return CUDA_ERROR_INVALID_VALUE;
	if (version < 0)
		version = driver; /* -1 asks for the latest */
	*fn = NULL;
	*status = CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
	const struct shim_proc *p = first_of(symbol), *end = shim_procs + shim_procs_n;
	if (!p || p->since > driver)
		return CUDA_SUCCESS;
	void *plain = NULL, *own = NULL;
	int has_own = 0; /* does any form of the name have a per-thread variant? Then only those will do. */
	for (const struct shim_proc *q = p; q < end && !strcmp(q->name, symbol); q++) {
		if (q->since <= version)
			plain = q->fn;
		if (q->pt && q->pt_since <= version)
			own = q->pt;
		has_own |= q->pt != NULL;
	}
	*fn = flags & PER_THREAD_STREAM && has_own ? own : plain;
	*status = *fn ? CU_GET_PROC_ADDRESS_SUCCESS : CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT;
	return CUDA_SUCCESS;
}

/* A miss is an error and leaves *pfn alone. */
CUresult cuGetProcAddress(const char *symbol, void *pfn, int cudaVersion, cuuint64_t flags)
{
	void *fn;
	CUdriverProcAddressQueryResult status;
	if (!symbol || !pfn)
		return CUDA_ERROR_INVALID_VALUE; /* NVIDIA's crashes */
	CUresult rc = resolve_symbol(symbol, cudaVersion, flags, &fn, &status);
	if (rc)
		return rc;
	if (status != CU_GET_PROC_ADDRESS_SUCCESS)
		return CUDA_ERROR_NOT_FOUND;
	*(void **)pfn = fn;
	return CUDA_SUCCESS;
}

/* A miss is a success that stores NULL and says why in *symbolStatus; cudart asks for "" to see that it is so. */
CUresult cuGetProcAddress_v2(const char *symbol, void *pfn, int cudaVersion, cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus)
{
	void *fn;
	CUdriverProcAddressQueryResult status;
	if (!symbol || !pfn)
		return CUDA_ERROR_INVALID_VALUE; /* NVIDIA's crashes */
	CUresult rc = resolve_symbol(symbol, cudaVersion, flags, &fn, &status);
	if (rc)
		return rc;
	*(void **)pfn = fn;
	if (symbolStatus)
		*symbolStatus = status;
	return CUDA_SUCCESS;
}
