/* shim/cuda/primary_context.h: the primary context of each device. */
#ifndef FERRY_SHIM_PRIMARY_CONTEXT_H
#define FERRY_SHIM_PRIMARY_CONTEXT_H
#include "context.h"

struct shim_ctx *shim_primary(CUdevice dev); /* NULL for a bad device, and before cuInit */
void shim_primary_init(void);                /* at cuInit: give every device's primary context its handle */
CUresult shim_need_inactive(CUdevice dev);                 /* shim_enter, and the primary context is not in use */
CUresult shim_primary_release(CUdevice dev, int by_green); /* cuDevicePrimaryCtxRelease; green contexts may also do it last */
#endif
