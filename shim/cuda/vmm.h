/* shim/cuda/vmm.h: what is mapped into reserved addresses. The owner of a mapping is the primary context of the memory's device. */
#ifndef FERRY_SHIM_VMM_H
#define FERRY_SHIM_VMM_H
#include "../core/ferry.h"
#include "gen_types.h"

/* Is all of it mapped, and may a device use it? first is the mapping at p, or NULL. */
int shim_is_mapped(uint64_t p, uint64_t n, const struct ferry_block *first);
unsigned shim_access_of(const struct ferry_block *m, CUdevice dev); /* CUmemAccess_flags */
#endif
