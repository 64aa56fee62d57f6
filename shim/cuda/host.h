/* shim/cuda/host.h: page-locked host memory, and what of it a device can reach. */
#ifndef FERRY_SHIM_HOST_H
#define FERRY_SHIM_HOST_H
#include "../core/ferry.h"
#include "gen_types.h"

enum { CU_MEMHOSTALLOC_DEVICEMAP = 2 };

CUresult shim_make_reachable(uint64_t p);                              /* have the device reach the host memory at its own address */
void shim_make_parameters_reachable(const void *block, size_t n); /* the same for what a kernel's parameters may point to; it never fails */
CUresult shim_host_share(uint64_t addr, uint64_t size, int fd);        /* the server maps it, and registers it with the device */
#endif
