/* shim/cuda/prelinked.c: programs of several units (nvcc -rdc=true) on a device that their linked code is not for.
 *
 * nvcc links device code of several units into machine code, and there is no linked PTX. The PTX of the units stays in the program, and
 * the wrapper around the linked image says where. When the linked image has nothing for the device, a driver links the units anew; so
 * does the server here. */
#include "prelinked.h"
#include "context_stack.h"
#include "device.h"
#include "fatbin.h"
#include "load.h"
#include "thread.h"
#include "../core/base/log.h"
#include <stdio.h>
#include <stdlib.h>

/* No program has more units; a longer list is garbage. */
enum { MOST_UNITS = 1 << 16 };

/* Has the linked image something that one of the devices can use? */
static int suits_a_device(struct shim_image i)
{
	const FerryDevice *d;
	for (int n = 0; (d = shim_device(n)); n++)
		if (shim_image_suits(i.data, i.size, d->images, (unsigned)(d->computeMajor * 10 + d->computeMinor)))
			return 1;
	return 0;
}

static CUresult link_units(CUlinkState state, const void *const *units, struct shim_image *out)
{
	for (int i = 0; units[i] && i < MOST_UNITS; i++) {
		struct shim_image unit = shim_image(units[i]);
		if (!unit.size)
			return CUDA_ERROR_INVALID_IMAGE;
		CUresult rc = cuLinkAddData_v2(state, CU_JIT_INPUT_FATBINARY, unit.data, unit.size, NULL, 0, NULL, NULL);
		if (rc)
			return rc;
	}
	return cuLinkComplete(state, &out->data, &out->size);
}

/* A linker needs a context, a library does not: without one it is linked in the first device's. */
static CUresult create_linker(CUlinkState *state, char *log, size_t room, int *pushed)
{
	CUjit_option names[] = {CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
	void *values[] = {log, (void *)(uintptr_t)room};
	struct shim_ctx *c;
	CUcontext primary;
	if (shim_ctx_current(&c)) {
		CUresult rc = cuDevicePrimaryCtxRetain(&primary, 0);
		if (rc)
			return rc;
		if ((rc = cuCtxPushCurrent_v2(primary))) {
			cuDevicePrimaryCtxRelease_v2(0);
			return rc;
		}
		*pushed = 1;
	}
	return cuLinkCreate_v2(2, names, values, state);
}

CUresult shim_prelinked(struct shim_prelinked *out, const void *p)
{
	const void *const *units = shim_image_units(p);
	*out = (struct shim_prelinked){shim_image(p), NULL};
	if (!units || !units[0] || suits_a_device(out->image))
		return 0;
	enum { ROOM = 4096 };
	char *log = calloc(1, ROOM);
	if (!log)
		return CUDA_ERROR_OUT_OF_MEMORY;
	int pushed = 0;
	CUresult rc = create_linker(&out->state, log, ROOM, &pushed);
	if (!rc)
		rc = link_units(out->state, units, &out->image);
	if (rc) {
		ferry_log(FERRY_LOG_ERROR, "the program's device code, compiled with -rdc=true, has nothing for this device and cannot be linked for it (%d): %s", rc, log);
		shim_prelinked_end(out);
	}
	if (pushed) {
		CUcontext c;
		cuCtxPopCurrent_v2(&c);
		cuDevicePrimaryCtxRelease_v2(0);
	}
	free(log);
	return rc;
}

void shim_prelinked_end(struct shim_prelinked *p)
{
	if (p->state)
		cuLinkDestroy(p->state);
	p->state = NULL;
}
