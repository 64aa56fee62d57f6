/* shim/cuda/mirror_fault.h: the way of pages back to the program; see mirror.h. */
#ifndef FERRY_SHIM_MIRROR_FAULT_H
#define FERRY_SHIM_MIRROR_FAULT_H
#include "mirror.h"

void mirror_fetch(uint64_t at, uint64_t n, int wait); /* open it here for reading, now; wait: however long other streams are busy */
void mirror_host_function(int begins);             /* the calling thread runs a function of a stream's */
void mirror_forked(void);
CUresult mirror_install_handler(void); /* install the handler */
void mirror_check_handler(void);     /* and again, should the program have installed another */
#endif
