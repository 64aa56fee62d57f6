/* shim/cuda/unsupported_platforms.c: calls about what is not in this machine: displays, Windows, NvSci, code that both processors run, and the
 * driver's own process. Each answers what driver 580 answers on a server without a display, where it was asked. */
#include "callreport.h"
#include "context_stack.h"
#include "device.h"
#include "handles.h"
#include "thread.h"
#include <errno.h>
#include <signal.h>
#include <unistd.h>

/* --- devices: only Windows has LUIDs, only Tegra has NvSci */

CUresult cuDeviceGetLuid(char *luid, unsigned *deviceNodeMask, CUdevice dev)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!luid || !deviceNodeMask)
		return CUDA_ERROR_INVALID_VALUE;
	return shim_device(dev) ? shim_unsupported("devices have LUIDs on Windows only") : CUDA_ERROR_INVALID_DEVICE;
}

CUresult cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags)
{
	CUresult rc = shim_enter();
	(void)flags;
	if (rc)
		return rc;
	if (!shim_device(dev))
		return CUDA_ERROR_INVALID_DEVICE;
	return nvSciSyncAttrList ? shim_unsupported("NvSci is not on this platform") : CUDA_ERROR_INVALID_HANDLE;
}

/* --- graphics: nothing can be registered (the calls that would, answer NOT_SUPPORTED), so no resource is known */

static CUresult no_resource(void)
{
	CUresult rc = shim_enter();
	return rc ? rc : CUDA_ERROR_INVALID_HANDLE;
}

static CUresult no_resources(unsigned count, const CUgraphicsResource *resources, CUstream s)
{
	CUresult rc = shim_enter_stream(&s);
	if (rc)
		return rc;
	return count && resources ? CUDA_ERROR_INVALID_HANDLE : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuGraphicsUnregisterResource(CUgraphicsResource r) { (void)r; return no_resource(); }
CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource r, unsigned flags) { (void)r, (void)flags; return no_resource(); }
CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *p, size_t *n, CUgraphicsResource r) { (void)p, (void)n, (void)r; return no_resource(); }
CUresult cuGraphicsResourceGetMappedPointer(CUdeviceptr_v1 *p, unsigned *n, CUgraphicsResource r) { (void)p, (void)n, (void)r; return no_resource(); }
CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *m, CUgraphicsResource r) { (void)m, (void)r; return no_resource(); }
CUresult cuGraphicsSubResourceGetMappedArray(CUarray *a, CUgraphicsResource r, unsigned i, unsigned level) { (void)a, (void)r, (void)i, (void)level; return no_resource(); }
CUresult cuGraphicsMapResources(unsigned count, const CUgraphicsResource *resources, CUstream s) { return no_resources(count, resources, s); }
CUresult cuGraphicsUnmapResources(unsigned count, const CUgraphicsResource *resources, CUstream s) { return no_resources(count, resources, s); }

/* --- functions that run on both processors: the device attribute says that there are none (worker/snapshot.go), and a name that is
 * none is an invalid value */

CUresult cuLibraryGetUnifiedFunction(void *fptr, CUlibrary library, const char *symbol)
{
	CUresult rc = shim_enter_handle(FERRY_KIND_CUlibrary, library);
	(void)fptr, (void)symbol;
	return rc ? rc : CUDA_ERROR_INVALID_VALUE;
}

/* --- checkpoints: this process runs, and what another does is not known here */

CUresult cuCheckpointProcessGetState(int pid, CUprocessState *state)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!state)
		return CUDA_ERROR_INVALID_VALUE;
	if (pid != (int)getpid())
		return kill(pid, 0) && errno == ESRCH ? CUDA_ERROR_OPERATING_SYSTEM : shim_unsupported("the state of another process");
	*state = CU_PROCESS_STATE_RUNNING;
	return 0;
}

/* --- profiling: profilers attach to the server's process; starting and stopping one here is harmless and does nothing */

static CUresult profiled(void)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter();
	return rc ? rc : shim_ctx_current(&c);
}

CUresult cuProfilerInitialize(const char *configFile, const char *outputFile, CUoutput_mode outputMode)
{
	CUresult rc = shim_enter();
	(void)configFile, (void)outputFile, (void)outputMode;
	return rc ? rc : shim_unsupported("the driver's own profiler ended with CUDA 11");
}
CUresult cuProfilerStart(void) { return profiled(); }
CUresult cuProfilerStop(void) { return profiled(); }
