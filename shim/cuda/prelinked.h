/* shim/cuda/prelinked.h: programs of several units (nvcc -rdc=true) on a device that their linked code is not for. */
#ifndef FERRY_SHIM_PRELINKED_H
#define FERRY_SHIM_PRELINKED_H
#include "gen_types.h"
#include "image.h"

/* An image to load: what p points at or, where that was linked for other devices, what the server's linker makes of its units. The caller
 * ends it with shim_prelinked_end when it is loaded. */
struct shim_prelinked { struct shim_image image; CUlinkState state; };
CUresult shim_prelinked(struct shim_prelinked *out, const void *p);
void shim_prelinked_end(struct shim_prelinked *p);
#endif
