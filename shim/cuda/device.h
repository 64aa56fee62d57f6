/* shim/cuda/device.h: the devices of the server, as the program sees them. */
#ifndef FERRY_SHIM_DEVICE_H
#define FERRY_SHIM_DEVICE_H
#include "gen_types.h"

/* What the server has, and what the program sees of it: -1 stands for a device of another server (several.h). */
extern struct shim_devices { int driver, count, visible[64], total; FerryDevice *all; } shim_devices;
CUresult shim_need_attribute(CUdevice_attribute a); /* initialised, and some device has it; else NOT_SUPPORTED */
const FerryDevice *shim_device(CUdevice dev); /* after CUDA_VISIBLE_DEVICES; NULL when out of range */
int shim_driver_version(void);                /* works before cuInit */
const FerryDevice *shim_any_device(void);     /* the first of this server's that the program sees; NULL if it sees none */
int shim_choose_visible(const FerryDevice *const *list, int total, int visible[64]); /* by CUDA_VISIBLE_DEVICES; how many */
CUresult shim_fetch_devices(void);            /* opens the session and learns what it has */
CUresult shim_start_devices(const int *visible, int count, int driver); /* cuInit, with that choice */
int shim_device_sane(const FerryDevice *d);   /* may a server have described it so? */
#endif
