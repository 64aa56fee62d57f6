/* shim/cuda/unsupported_platforms.c: calls about what is not in this machine: Windows, NvSci, semaphores of other APIs, code that both processors
 * run, and the driver's own process (displays: graphics.c). Each answers what driver 580 answers on a server without a display, where it was asked. */
#include "callreport.h"
#include "context_stack.h"
#include "device.h"
#include "graph.h"
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
	if (rc)
		return rc;
	if (!shim_device(dev))
		return CUDA_ERROR_INVALID_DEVICE;
	if (!nvSciSyncAttrList)
		return CUDA_ERROR_INVALID_HANDLE;
	/* signals, waits, or both, but not neither */
	return flags >= 1 && flags <= 3 ? shim_unsupported("NvSci is not on this platform") : CUDA_ERROR_INVALID_VALUE;
}

/* --- device memory for other devices of the client's machine: the driver's answers to arguments come first */

CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType, uint64_t flags)
{
	enum { PAGE = 4096 };
	struct ferry_block b;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!handle || handleType != CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD || flags > 1 || !size || size % PAGE || dptr % PAGE)
		return CUDA_ERROR_INVALID_VALUE;
	if (ferry_block_find(FERRY_DEVICE, dptr, &b) || size > b.addr + b.size - dptr)
		return CUDA_ERROR_INVALID_VALUE;
	return shim_refused("cuMemGetHandleForAddressRange");
}

/* --- semaphores of other APIs in graphs: none can be imported, so no node signals or waits for one, and every node is of another type */

static CUresult add_semaphore_node(const char *function, CUgraphNode *out, CUgraph g, const CUgraphNode *deps, size_t n, const void *params)
{
	CUresult rc = shim_node_place(g, deps, n, out);
	for (size_t i = 0; !rc && i < n; i++)
		rc = shim_check_handle(FERRY_KIND_CUgraphNode, deps[i]);
	if (rc || !params)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	return shim_refused(function);
}

static CUresult no_semaphore_node(void)
{
	CUresult rc = shim_enter();
	return rc ? rc : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *out, CUgraph g, const CUgraphNode *deps, size_t n, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *p)
{
	return add_semaphore_node("cuGraphAddExternalSemaphoresSignalNode", out, g, deps, n, p);
}

CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *out, CUgraph g, const CUgraphNode *deps, size_t n, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *p)
{
	return add_semaphore_node("cuGraphAddExternalSemaphoresWaitNode", out, g, deps, n, p);
}

CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode node, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *p) { (void)node, (void)p; return no_semaphore_node(); }
CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode node, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *p) { (void)node, (void)p; return no_semaphore_node(); }
CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode node, CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *p) { (void)node, (void)p; return no_semaphore_node(); }
CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode node, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *p) { (void)node, (void)p; return no_semaphore_node(); }

CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec e, CUgraphNode node, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 *p)
{
	(void)e, (void)node, (void)p;
	return no_semaphore_node();
}

CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec e, CUgraphNode node, const CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 *p)
{
	(void)e, (void)node, (void)p;
	return no_semaphore_node();
}

/* --- memory and semaphores of other APIs: what is none the driver refuses itself, and none can be imported, so no call can name one */

CUresult cuImportExternalMemory(CUexternalMemory *out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 *d)
{
	CUresult rc = shim_need_context();
	if (!rc && (!out || !d || d->type < CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD || d->type > CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF))
		rc = CUDA_ERROR_INVALID_VALUE;
	return rc ? rc : shim_refused("cuImportExternalMemory");
}

CUresult cuImportExternalSemaphore(CUexternalSemaphore *out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 *d)
{
	CUresult rc = shim_need_context();
	if (!rc && (!out || !d || d->type < CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD || d->type > CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32))
		rc = CUDA_ERROR_INVALID_VALUE;
	return rc ? rc : shim_refused("cuImportExternalSemaphore");
}

static CUresult no_semaphores(CUstream s)
{
	CUresult rc = shim_enter_stream(&s);
	return rc ? rc : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *list, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 *params, unsigned n, CUstream s)
{
	(void)list, (void)params, (void)n;
	return no_semaphores(s);
}

CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *list, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 *params, unsigned n, CUstream s)
{
	(void)list, (void)params, (void)n;
	return no_semaphores(s);
}

/* --- functions that run on both processors: the device attribute says that there are none (worker/snapshot.go), and a name that is
 * none is an invalid value */

CUresult cuLibraryGetUnifiedFunction(void *fptr, CUlibrary library, const char *symbol)
{
	CUresult rc = shim_enter();
	(void)fptr, (void)symbol;
	return rc ? rc : library ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
}

/* --- checkpoints: this process runs, and what another does is not known here */

static CUresult is_here(int pid)
{
	if (pid == (int)getpid())
		return 0;
	return kill(pid, 0) && errno == ESRCH ? CUDA_ERROR_OPERATING_SYSTEM : shim_unsupported("the state of another process");
}

static CUresult enter_process(int pid)
{
	CUresult rc = shim_enter();
	return rc ? rc : is_here(pid);
}

/* Nothing can lock this process, so what is for one that is locked or checkpointed is for another state. */
static CUresult not_locked(int pid)
{
	CUresult rc = enter_process(pid);
	return rc ? rc : CUDA_ERROR_ILLEGAL_STATE;
}

CUresult cuCheckpointProcessLock(int pid, const CUcheckpointLockArgs *args)
{
	CUresult rc = enter_process(pid);
	(void)args;
	return rc ? rc : shim_refused("cuCheckpointProcessLock");
}
CUresult cuCheckpointProcessCheckpoint(int pid, const CUcheckpointCheckpointArgs *args) { (void)args; return not_locked(pid); }
CUresult cuCheckpointProcessUnlock(int pid, const CUcheckpointUnlockArgs *args) { (void)args; return not_locked(pid); }
CUresult cuCheckpointProcessRestore(int pid, const CUcheckpointRestoreArgs *args)
{
	CUresult rc = not_locked(pid);
	int pairs = args && args->gpuPairsCount && !args->gpuPairs;
	return rc == CUDA_ERROR_ILLEGAL_STATE && pairs ? CUDA_ERROR_INVALID_VALUE : rc;
}

CUresult cuCheckpointProcessGetState(int pid, CUprocessState *state)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!state)
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = is_here(pid)))
		return rc;
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
	(void)configFile, (void)outputFile, (void)outputMode;
	return shim_unsupported("the driver's own profiler ended with CUDA 11");
}
CUresult cuProfilerStart(void) { return profiled(); }
CUresult cuProfilerStop(void) { return profiled(); }
