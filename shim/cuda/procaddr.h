/* shim/cuda/procaddr.h: the functions this library exports, by name and version, for cuGetProcAddress. */
#ifndef FERRY_SHIM_PROCADDR_H
#define FERRY_SHIM_PROCADDR_H
#include "gen_types.h"

struct shim_proc { const char *name; int since; void *fn; int pt_since; void *pt; };
extern const struct shim_proc shim_procs[]; /* sorted by name, then version; gen_procs.c */
extern const size_t shim_procs_n;
#endif
