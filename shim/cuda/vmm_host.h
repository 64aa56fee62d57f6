/* shim/cuda/vmm_host.h: memory of the host that is created, mapped and given access to as a device's is (cuMemCreate with a location
 * of the host). It lies on the server; where the program's processor has access, it is a mirror. */
#ifndef FERRY_SHIM_VMM_HOST_H
#define FERRY_SHIM_VMM_HOST_H
#include "../core/ferry.h"
#include "context.h"

struct vmm_host; /* one such memory; its handle and each of its mappings hold it */

static inline int vmm_is_host(CUmemLocation_v1 l) { return l.type >= CU_MEM_LOCATION_TYPE_HOST && l.type <= CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT; }
struct vmm_host *vmm_host_new(void);
void vmm_host_release(struct vmm_host *h); /* its handle has ended; NULL is none */
CUresult vmm_host_map(struct vmm_host *h, uint64_t at, uint64_t size); /* it was mapped */
CUresult vmm_host_access(uint64_t at, uint64_t size, const CUmemAccessDesc_v1 *desc, size_t count, struct shim_ctx *owner); /* access was given or taken */
void vmm_host_unmap(uint64_t at, uint64_t size); /* mappings are about to end: the server gets what the program wrote */
#endif
