/* shim/cuda/launch.c: launches. A launch is one command without an answer; mistakes that can be seen here are answered here. */
#include "launch.h"
#include "blocking.h"
#include "callreport.h"
#include "capture.h"
#include "context_stack.h"
#include "device.h"
#include "event.h"
#include "gen_send.h"
#include "green.h"
#include "handles.h"
#include "host.h"
#include "stream.h"
#include "thread.h"
#include <stdlib.h>

/* The parameter block, from an array of pointers by the kernel's layout, or whole from extra. */
CUresult shim_gather_parameters(const struct shim_function *f, void **params, void **extra, const void **block, size_t *n, unsigned char *room, size_t room_n)
{
	if (params && extra && *extra)
		return CUDA_ERROR_INVALID_VALUE;
	if (extra && !(params && !*extra)) { /* a list that ends at once is none, beside the array */
		size_t *size = NULL;
		*block = NULL;
		for (; *extra; extra += 2) {
			if (*extra == (void *)1)
				*block = extra[1];
			else if (*extra == (void *)2)
				size = extra[1];
			else
				return CUDA_ERROR_INVALID_VALUE;
		}
		*n = size ? *size : 0;
		if ((*n && !*block) || *n > room_n)
			return CUDA_ERROR_INVALID_VALUE;
		if (*n)
			memcpy(room, *block, *n); /* it may lie in managed memory, which must not be touched while a command is sent */
		*block = room;
		return 0;
	}
	*block = room;
	*n = f->params ? f->info.paramBytes : 0; /* the server's word, as the layout is */
	if (!f->params)
		return 0;
	if (!params || *n > room_n)
		return CUDA_ERROR_INVALID_VALUE;
	memset(room, 0, *n); /* gaps between parameters carry nothing of this stack */
	for (size_t i = 0; i < f->params; i++) {
		const FerryParam *p = &f->layout[i];
		if (!params[i] || p->size > *n || p->offset > *n - p->size)
			return CUDA_ERROR_INVALID_VALUE;
		memcpy(room + p->offset, params[i], p->size);
	}
	return 0;
}

/* Was it registers that limit the function's blocks, and not its launch bounds? A warp gets them for all its threads, by 8 for each. */
static int too_many_registers(const struct shim_function *f, const int *device, uint64_t threads)
{
	uint64_t each = ((uint64_t)(unsigned)f->info.attributes[CU_FUNC_ATTRIBUTE_NUM_REGS] + 7) & ~7ull;
	return each * ((threads + 31) & ~31ull) > (uint64_t)device[CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK];
}

/* What the driver refuses whatever the function is. */
static CUresult check_shape(const FerryDevice *d, const unsigned g[3], const unsigned b[3])
{
	const int *a = d->attributes;
	for (int i = 0; i < 3; i++)
		if (!g[i] || !b[i] || g[i] > (unsigned)a[CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X + i] || b[i] > (unsigned)a[CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X + i])
			return CUDA_ERROR_INVALID_VALUE;
	return (uint64_t)b[0] * b[1] * b[2] > (unsigned)a[CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK] ? CUDA_ERROR_INVALID_VALUE : 0;
}

/* Can a multiprocessor take one block of the function? Shared memory is looked at first. */
static CUresult check_block(const struct shim_function *f, const FerryDevice *d, const unsigned b[3], unsigned shared)
{
	uint64_t threads = (uint64_t)b[0] * b[1] * b[2];
	int most = f->info.attributes[CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK];
	int dynamic = f->info.attributes[CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES];
	if (most > 0 && dynamic >= 0 && shared > (unsigned)dynamic) /* 0 is a limit that a program may set, where attributes are known */
		return CUDA_ERROR_INVALID_VALUE;
	if (most > 0 && threads > (unsigned)most)
		return too_many_registers(f, d->attributes, threads) ? CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES : CUDA_ERROR_INVALID_VALUE;
	return 0;
}

/* A function runs in the context that it was loaded into, on a stream of that context. A kernel of a library has none. */
static CUresult check_context(const struct shim_function *f, CUstream s)
{
	struct shim_ctx *on = f->ctx ? shim_stream_home(s) : NULL;
	return on && on != f->ctx && shim_ctx_home(on) != shim_ctx_home(f->ctx) ? CUDA_ERROR_INVALID_HANDLE : 0;
}

/* How many blocks fit at once decides at the call; the answer does not change, but it is the server's to know: it is asked for once.
 * Where not even one fits, that is the error, whatever the block wants too much of. */
static CUresult check_cooperative(CUfunction fn, const struct shim_function *f, const struct shim_ctx *c, const unsigned g[3], const unsigned b[3], unsigned shared)
{
	int per_sm = 0;
	if ((int)shared < 0)
		return CUDA_ERROR_INVALID_VALUE;
	if (check_block(f, shim_device(c->dev), b, shared))
		return CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE;
	CUresult rc = cuOccupancyMaxActiveBlocksPerMultiprocessor(&per_sm, fn, (int)(b[0] * b[1] * b[2]), shared);
	uint64_t most = (uint64_t)per_sm * (unsigned)shim_device(c->dev)->attributes[CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT];
	uint64_t plane = (uint64_t)g[0] * g[1]; /* below 2^47, each being below 2^31 and 2^16 */
	return !rc && plane * g[2] > most ? CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE : rc;
}

/* --- launches with attributes, or of functions that have clusters
 *
 * Whether attributes are right the device says. A launch with such as its function has not been seen with, and with such blocks, is
 * answered: the call says what is wrong. From then on such launches are known to be right, and no call waits. */

static _Atomic uint64_t right[4096]; /* fingerprints; what is driven out is asked for again */

static uint64_t mix(uint64_t h, const void *p, size_t n)
{
	for (size_t i = 0; i < n; i += 4) {
		uint32_t word = 0;
		memcpy(&word, (const char *)p + i, n - i < 4 ? n - i : 4);
		h = (h ^ word) * 0x9e3779b97f4a7c15ull;
		h ^= h >> 32;
	}
	return h;
}

/* The part of a value that decides: no handles and addresses, which change from launch to launch, and nothing behind it, which
 * programs leave as it was. */
static const struct part { unsigned char known, from, to; } decides[] = {
	[CU_LAUNCH_ATTRIBUTE_IGNORE] = {1, 0, 0},
	[CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW] = {1, 8, 28},
	[CU_LAUNCH_ATTRIBUTE_COOPERATIVE] = {1, 0, 4},
	[CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY] = {1, 0, 4},
	[CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION] = {1, 0, 12},
	[CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE] = {1, 0, 4},
	[CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION] = {1, 0, 4},
	[CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT] = {1, 8, 16},
	[CU_LAUNCH_ATTRIBUTE_PRIORITY] = {1, 0, 4},
	[CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP] = {1, 0, 2},
	[CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN] = {1, 0, 4},
	[CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION] = {1, 0, 12},
	[CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT] = {1, 8, 12},
	[CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT] = {1, 0, 4},
	[CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING] = {1, 0, 4},
};

/* Of a grid it matters what clusters leave of it. */
static uint64_t mix_rest(uint64_t h, const unsigned g[3], const unsigned dim[3])
{
	unsigned rest[3];
	for (int i = 0; i < 3; i++)
		rest[i] = dim[i] ? g[i] % dim[i] : ~0u;
	return mix(h, rest, sizeof rest);
}

static const unsigned *own_cluster(const struct shim_function *f) { return (const unsigned *)f->info.attributes + CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH; }

/* 0: it cannot be said in advance. */
static uint64_t fingerprint(CUfunction fn, const struct shim_function *f, const unsigned g[3], const unsigned b[3], unsigned shared,
			    const CUlaunchAttribute *attrs, unsigned n)
{
	uint64_t h = mix(shared, &fn, sizeof fn);
	h = mix(h, b, 3 * sizeof *b);
	h = mix(h, f->info.attributes + CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 8 * sizeof *f->info.attributes); /* those that can be set */
	h = mix_rest(h, g, own_cluster(f));
	for (unsigned i = 0; i < n; i++) {
		unsigned id = (unsigned)attrs[i].id;
		if (id >= sizeof decides / sizeof *decides || !decides[id].known)
			return 0;
		h = mix(h, &id, sizeof id);
		h = mix(h, attrs[i].value.pad + decides[id].from, decides[id].to - decides[id].from);
		if (id == CU_LAUNCH_ATTRIBUTE_COOPERATIVE) /* all of it must fit */
			h = mix(h, g, 3 * sizeof *g);
		if (id == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION || id == CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION) {
			unsigned dim[3];
			memcpy(dim, attrs[i].value.pad, sizeof dim);
			h = mix_rest(h, g, dim);
		}
	}
	return h;
}

static CUresult check_attributes(const CUlaunchAttribute *attrs, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		if (attrs[i].id == CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT || attrs[i].id == CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT) {
			if (!ferry_handle_known(FERRY_KIND_CUevent, (uint64_t)(uintptr_t)attrs[i].value.programmaticEvent.event))
				return CUDA_ERROR_INVALID_HANDLE;
			if (shim_event_times(attrs[i].value.programmaticEvent.event))
				return CUDA_ERROR_NOT_SUPPORTED;
			shim_events_unnamed();
		}
	return 0;
}

/* --- */

struct launch {
	CUfunction fn;
	const unsigned *g, *b;
	unsigned shared;
	CUstream s;
	int cooperative;
	const CUlaunchAttribute *attrs;
	unsigned attrs_n;
	void **params, **extra;
};

/* What the driver refuses at the call before it looks at parameters, in its order. */
static CUresult check_launch(const struct launch *l, const struct shim_function *f, const struct shim_ctx *c)
{
	const FerryDevice *d = shim_device(c->dev);
	CUresult rc = check_context(f, l->s);
	if (!rc)
		rc = check_shape(d, l->g, l->b);
	if (!rc)
		rc = l->cooperative ? check_cooperative(l->fn, f, c, l->g, l->b, l->shared) : check_block(f, d, l->b, l->shared);
	return rc ? rc : shim_capture_allows_legacy(l->s, c);
}

/* A packed block may end early, but there must be one if there are parameters, and what no parameter takes does not fit. */
static CUresult check_packed(const struct shim_function *f, size_t n)
{
	if (f->info.paramCount == UINT32_MAX)
		return 0; /* its parameters are not known here */
	size_t all = f->params ? f->info.paramBytes : 0;
	return all && !n ? CUDA_ERROR_INVALID_VALUE : n > all ? CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES : 0;
}

static CUresult gather(const struct launch *l, const struct shim_function *f, const void **block, size_t *n, unsigned char *room, size_t room_n)
{
	int packed = l->extra && !(l->params && !*l->extra);
	void **params = packed && !f->params ? NULL : l->params; /* nobody looks at the other ones if there are none */
	CUresult rc = shim_gather_parameters(f, params, l->extra, block, n, room, room_n);
	if (!rc && packed)
		rc = check_packed(f, *n);
	return !rc && l->attrs_n ? check_attributes(l->attrs, l->attrs_n) : rc;
}

static CUresult send_launch(const struct launch *l, const struct shim_function *f, const struct shim_ctx *c, const void *block, size_t n)
{
	const unsigned *g = l->g, *b = l->b;
	shim_make_parameters_reachable(block, n);
	int special = l->attrs_n || *own_cluster(f);
	uint64_t print = special ? fingerprint(l->fn, f, g, b, l->shared, l->attrs, l->attrs_n) : 0;
	_Atomic uint64_t *place = &right[print % (sizeof right / sizeof *right)];
	int ask = (f->ctx && f->ctx != c) || shim_stream_is_foreign(l->s, c) || (special && (!print || atomic_load_explicit(place, memory_order_relaxed) != print));
	if (ask)
		ferry_answer_posts(1);
	blocking_note_lasting(l->s);
	CUresult rc = fx_Launch(l->fn, g[0], g[1], g[2], b[0], b[1], b[2], l->shared, l->s, (l->cooperative ? 1 : 0) | (l->extra && !(l->params && !*l->extra) ? 2 : 0), l->attrs, l->attrs_n, block, n);
	if (ask) {
		ferry_answer_posts(0);
		if (!rc)
			atomic_store_explicit(place, print, memory_order_relaxed);
	}
	blocking_note_kernel(l->s);
	return rc;
}

/* In the current context. A stream whose capture is spoiled says so before anything else, and a launch that is refused spoils it. */
static CUresult launch_here(struct launch *l)
{
	struct shim_ctx *c;
	CUresult rc = shim_or_orphaned(shim_enter_ctx(&c), l->s);
	if (rc)
		return rc;
	struct shim_function *f = shim_function_of(l->fn);
	if (!f)
		return CUDA_ERROR_INVALID_HANDLE;
	if ((rc = shim_resolve_stream(&l->s)) || (rc = shim_capture_spoiled(l->s)))
		return rc;
	unsigned char room[32768];
	const void *block;
	size_t n;
	if (!(rc = check_launch(l, f, c)) && !(rc = gather(l, f, &block, &n, room, sizeof room)))
		return send_launch(l, f, c, block, n);
	if (shim_anybody_captures())
		(void)shim_capture_forbids(l->s);
	return rc;
}

/* Where no context is current, that of the stream is meant. */
static CUresult launch_kernel(struct launch *l)
{
	struct shim_ctx *c = shim_ctx_top() ? NULL : shim_stream_home(l->s);
	if (!c)
		return launch_here(l);
	CUresult rc = shim_ctx_push(c);
	if (rc)
		return rc;
	rc = launch_here(l);
	shim_ctx_pop();
	return rc;
}

CUresult cuLaunchKernel(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX, unsigned blockDimY,
			unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams, void *extra)
{
	unsigned g[3] = {gridDimX, gridDimY, gridDimZ}, b[3] = {blockDimX, blockDimY, blockDimZ};
	return launch_kernel(&(struct launch){.fn = f, .g = g, .b = b, .shared = sharedMemBytes, .s = hStream, .params = kernelParams, .extra = extra});
}

CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned gridDimX, unsigned gridDimY, unsigned gridDimZ, unsigned blockDimX,
				   unsigned blockDimY, unsigned blockDimZ, unsigned sharedMemBytes, CUstream hStream, void *kernelParams)
{
	unsigned g[3] = {gridDimX, gridDimY, gridDimZ}, b[3] = {blockDimX, blockDimY, blockDimZ};
	return launch_kernel(&(struct launch){.fn = f, .g = g, .b = b, .shared = sharedMemBytes, .s = hStream, .cooperative = 1, .params = kernelParams});
}

/* On one device this is a cooperative launch. On several, grids that wait for each other would need a launch the server makes as
 * one. */
CUresult cuLaunchCooperativeKernelMultiDevice(const CUDA_LAUNCH_PARAMS_v1 *p, unsigned numDevices, unsigned flags)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!p || !numDevices || flags & ~3u)
		return CUDA_ERROR_INVALID_VALUE;
	if (numDevices > (unsigned)shim_devices.count)
		return CUDA_ERROR_INVALID_VALUE;
	if (numDevices > 1)
		return shim_unsupported("cooperative launches across devices");
	if ((uintptr_t)p->hStream <= 2) /* default streams are refused */
		return CUDA_ERROR_INVALID_HANDLE;
	return cuLaunchCooperativeKernel(p->function, p->gridDimX, p->gridDimY, p->gridDimZ, p->blockDimX, p->blockDimY, p->blockDimZ,
		p->sharedMemBytes, p->hStream, p->kernelParams);
}

CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void *kernelParams, void *extra)
{
	if (!config || (config->numAttrs && !config->attrs) || config->numAttrs > 64)
		return CUDA_ERROR_INVALID_VALUE;
	unsigned g[3] = {config->gridDimX, config->gridDimY, config->gridDimZ}, b[3] = {config->blockDimX, config->blockDimY, config->blockDimZ};
	return launch_kernel(&(struct launch){.fn = f, .g = g, .b = b, .shared = config->sharedMemBytes, .s = config->hStream,
		.attrs = config->attrs, .attrs_n = config->numAttrs, .params = kernelParams, .extra = extra});
}
