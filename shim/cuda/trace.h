/* shim/cuda/trace.h: the trace of a process's calls, as Chrome and Perfetto read it. */
#ifndef FERRY_SHIM_TRACE_H
#define FERRY_SHIM_TRACE_H
#include "callreport.h"

int shim_traces_calls(void); /* is FERRY_TRACE set, and can the file be written? */
void shim_trace_call(const struct call_report *w, uint64_t ended, CUresult rc, const uint64_t *args);
#endif
