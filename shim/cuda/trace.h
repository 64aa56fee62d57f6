/* shim/cuda/trace.h: the trace of a process's calls, as Chrome and Perfetto read it. */
#ifndef FERRY_SHIM_TRACE_H
#define FERRY_SHIM_TRACE_H
#include "watch.h"

int shim_tracing(void); /* is FERRY_TRACE set, and can the file be written? */
void shim_trace(const struct shim_watch *w, uint64_t ended, CUresult rc, const uint64_t *args);
void shim_describe(const struct shim_call *call, CUresult rc, const uint64_t *args, char *out, size_t n); /* watch.c */
#endif
