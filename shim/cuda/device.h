/* shim/cuda/device.h: the devices of the server, as the program sees them. */
#ifndef FERRY_SHIM_DEVICE_H
#define FERRY_SHIM_DEVICE_H
#include "gen_types.h"

extern struct shim_devices { int driver, count, visible[64]; FerryDevice *all; } shim_devices;
CUresult shim_need_attribute(CUdevice_attribute a); /* initialised, and some device has it; else NOT_SUPPORTED */
const FerryDevice *shim_device(CUdevice dev); /* after CUDA_VISIBLE_DEVICES; NULL when out of range */
int shim_driver_version(void);                /* works before cuInit */
int shim_device_sane(const FerryDevice *d);   /* may a server have described it so? */
#endif
