/* shim/cuda/prelinked.c: programs of several units (nvcc -rdc=true) on a device that their linked code is not for.
 *
 * nvcc links device code of several units into machine code, and there is no linked PTX. The PTX of the units stays in the program, and
 * the wrapper around the linked image says where. When the linked image has nothing for the device, a driver links the units anew; so
 * does the server here. A driver does it when code is first needed; here it is done at once, so large libraries, of which a program may
 * use nothing, are left alone. */
#include "prelinked.h"
#include "context_stack.h"
#include "device.h"
#include "fatbin.h"
#include "load.h"
#include "thread.h"
#include "../core/base/log.h"
#include <stdlib.h>

/* No program has more units; a longer list is garbage. */
enum { MOST_UNITS = 1 << 16, MOST_BYTES = 16 << 20 };

/* Has the linked image something that one of the devices can use? */
static int suits_a_device(struct shim_image i)
{
	const FerryDevice *d;
	for (int n = 0; n < shim_devices.count; n++)
		if ((d = shim_device(n)) && shim_image_suits(i.data, i.size, d->images, (unsigned)(d->computeMajor * 10 + d->computeMinor)))
			return 1;
	return 0;
}

/* What the devices can use of a unit; wants 0 means any of it. */
static struct shim_image cut_unit(struct shim_parts *parts, const void *unit)
{
	const FerryDevice *d = shim_any_device();
	struct shim_image i = shim_image(unit);
	if (!d || !i.size)
		return (struct shim_image){0};
	shim_image_cut(parts, i.data, i.size, code_devices_alike() ? d->images : 0, (unsigned)(d->computeMajor * 10 + d->computeMinor));
	return i;
}

/* Has every unit something for a device, and is all of it together small enough? */
static int can_be_linked(const void *const *units)
{
	struct shim_parts parts;
	size_t total = 0;
	for (int n = 0; units[n]; n++) {
		struct shim_image i = cut_unit(&parts, units[n]);
		if (n == MOST_UNITS || !i.size || !suits_a_device(i) || (total += parts.size) > MOST_BYTES) {
			ferry_log(FERRY_LOG_INFO, "device code of several units is not linked for this device: unit %d %s", n,
				  i.size && suits_a_device(i) ? "is one too many" : "has nothing for it");
			return 0;
		}
	}
	return 1;
}

static CUresult add_unit(CUlinkState state, const void *unit)
{
	struct shim_parts parts;
	struct shim_image i = cut_unit(&parts, unit);
	if (!i.size)
		return CUDA_ERROR_INVALID_IMAGE;
	unsigned char *copy = malloc(parts.size);
	if (!copy)
		return CUDA_ERROR_OUT_OF_MEMORY;
	for (size_t k = 0, at = 0; k < parts.parts; at += parts.part[k++].n)
		memcpy(copy + at, parts.part[k].p, parts.part[k].n);
	CUresult rc = cuLinkAddData_v2(state, CU_JIT_INPUT_FATBINARY, copy, parts.size, NULL, 0, NULL, NULL);
	free(copy);
	return rc;
}

static CUresult link_units(CUlinkState state, const void *const *units, struct shim_image *out)
{
	for (int n = 0; units[n]; n++) {
		CUresult rc = add_unit(state, units[n]);
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
	if (!units || !units[0] || suits_a_device(out->image) || !can_be_linked(units))
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
