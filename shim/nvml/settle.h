/* shim/nvml/settle.h: NVML and CUDA in one program. */
#ifndef FERRY_NVML_SETTLE_H
#define FERRY_NVML_SETTLE_H
#include "nvml.h"

void nvml_settle_memory(void); /* wait until the worker has executed what the program's CUDA calls sent */
#endif
