/* shim/cuda/export_stubs.c: what an unused slot of a private table answers; see export_stubs.h.
 *
 * Threads: no state but the log-once marks. */
#include "export_stubs.h"
#include "callreport.h"
#include <stdio.h>

static const char *const table_names[TABLES] = {
	"CUDART_INTERFACE", "RUNTIME_CALLBACK_HOOKS", "TOOLS_TLS", "CONTEXT_CHECKS", "INTEGRITY_CHECK", "DRIVER_LOG", "TOOLS_CONTEXT", "TOOLS_MODULE", "GPU_TOPOLOGY",
};

CUresult export_refuse(enum export_table t, int slot, const uintptr_t arg[4], const void *from)
{
	static _Atomic unsigned char said[TABLES][128];
	if (ferry_log_at(FERRY_LOG_INFO) && !atomic_exchange_explicit(&said[t][slot], 1, memory_order_relaxed)) {
		char caller[400];
		shim_describe_caller(from, caller, sizeof caller);
		ferry_log(FERRY_LOG_INFO, "private table %s slot %d called with (%#lx, %#lx, %#lx, %#lx): not supported; called from %s", table_names[t], slot,
			(unsigned long)arg[0], (unsigned long)arg[1], (unsigned long)arg[2], (unsigned long)arg[3], caller);
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}
