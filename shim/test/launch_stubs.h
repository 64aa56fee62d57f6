/* The rest of the shim, as far as cuda/launch.c needs it: one context on one device, one kernel (fn), no capture. What asks
 * the server is left to the test. */
#ifndef LAUNCH_STUBS_H
#define LAUNCH_STUBS_H

#include "../cuda/blocking.h"
#include "../cuda/callreport.h"
#include "../cuda/capture.h"
#include "../cuda/context_stack.h"
#include "../cuda/device.h"
#include "../cuda/event.h"
#include "../cuda/function.h"
#include "../cuda/host.h"
#include "../cuda/primary_context.h"
#include "../cuda/stream.h"
#include "../cuda/thread.h"
#include "check.h"

#include <stdio.h>

static struct shim_function fn;
static struct shim_ctx ctx, other_context;
static int stream_of_other, capture_spoiled, per_multiprocessor = 1;
static int capturing, spoils, no_context, pushed;
static FerryDevice device;
struct shim_devices shim_devices;

CUresult shim_enter(void) { return 0; }
struct shim_function *shim_function_of(CUfunction f) { return (void)f, &fn; }
CUresult shim_ctx_current(struct shim_ctx **out) { return *out = &ctx, 0; }
CUresult shim_enter_ctx(struct shim_ctx **out) { return *out = &ctx, no_context && !pushed ? CUDA_ERROR_INVALID_CONTEXT : 0; }
CUresult shim_or_orphaned(CUresult rc, const void *handle) { return rc && handle == (void *)0x60 ? CUDA_ERROR_CONTEXT_IS_DESTROYED : rc; }
struct shim_ctx *shim_ctx_top(void) { return no_context && !pushed ? NULL : &ctx; }
CUresult shim_ctx_push(struct shim_ctx *c) { return CHECK(c == &ctx), pushed++, 0; }
void shim_ctx_pop(void) { pushed--; }
CUresult shim_enter_stream(CUstream *s) { return (void)s, 0; }
const FerryDevice *shim_device(CUdevice d) { return (void)d, &device; }
CUresult shim_resolve_stream(CUstream *s) { return (void)s, 0; }
int shim_stream_is_foreign(CUstream s, const struct shim_ctx *c) { return (void)s, (void)c, 0; }
CUresult shim_capture_allows_legacy(CUstream s, const struct shim_ctx *c) { return (void)s, (void)c, 0; }
int shim_anybody_captures(void) { return capturing; }
CUresult shim_capture_forbids(CUstream s) { return (void)s, spoils++, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED; }
CUresult shim_capture_spoiled(CUstream s) { return (void)s, capture_spoiled ? CUDA_ERROR_STREAM_CAPTURE_INVALIDATED : 0; }
struct shim_ctx *shim_stream_home(CUstream s) { return s == (CUstream)0x60 ? NULL : stream_of_other ? &other_context : s ? &ctx : shim_ctx_top(); }
struct shim_ctx *shim_primary(CUdevice d) { return (void)d, &ctx; }
CUresult shim_unsupported(const char *what) { return (void)what, CUDA_ERROR_NOT_SUPPORTED; }
void shim_events_unnamed(void) {}
int shim_event_times(CUevent h) { return h == (CUevent)8; }
void blocking_note_lasting(CUstream s) { (void)s; }
void blocking_note_kernel(CUstream s) { (void)s; }
void shim_make_parameters_reachable(const void *block, size_t n) { (void)block, (void)n; }
CUresult shim_cuOccupancyMaxActiveBlocksPerMultiprocessor(int *n, CUfunction f, int b, size_t s) { return (void)f, (void)b, (void)s, *n = per_multiprocessor, 0; }

/* The device takes blocks and grids of up to 1024 in each direction. */
static void limit_launches(void)
{
	for (int i = 0; i < 3; i++)
		device.attributes[CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X + i] = device.attributes[CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X + i] = 1024;
	device.attributes[CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK] = 1024;
}

#endif
