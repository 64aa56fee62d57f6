/* shim/cuda/export_tables.c: cuGetExportTable, NVIDIA's private interface between its libraries and its driver.
 *
 * A table is an array of words; word 0 is its size in bytes, the others are functions that callers find by fixed index.
 * Which slots matter, and what they answer, was found by watching driver 580 and the libraries that call it. Slots nobody
 * was seen to use log themselves once and answer NOT_SUPPORTED, so that a library that needs more says so instead of
 * crashing. A table that is not here is refused as the driver refuses one it does not know.
 *
 * Tables are constant, exist before cuInit, and stay where they are: callers keep the pointers, and two of the addresses
 * are part of the integrity check's message. Those that cudart uses are in export_cudart.c.
 *
 * Threads: no state but the two arrays a profiler would switch on. */
#include "context_stack.h"
#include "export_cudart.h"
#include "gen_send.h"
#include "callreport.h"
#include "handles.h"
#include "several.h"
#include "thread.h"
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef export_word word;

STUBS(TLS, 0)
STUBS(CHECKS, 0) STUBS(CHECKS, 1)
STUBS(LOG, 0)
STUBS_90(CONTEXT) STUBS(CONTEXT, 9)
STUBS_90(MODULE) STUBS(MODULE, 9) STUBS(MODULE, 10)
STUBS(TOPOLOGY, 0) STUBS(TOPOLOGY, 1)

/* --- RUNTIME_CALLBACK_HOOKS: cudart tests a word per call to see whether a profiler listens. None does. */

static uint32_t hooks_enabled[1024], hooks_enabled_second[14];

static void hook_words(uint32_t **array, size_t *count)
{
	if (array)
		*array = hooks_enabled;
	if (count)
		*count = sizeof hooks_enabled / sizeof *hooks_enabled; /* elements, not bytes */
}

static void hook_words_second(uint32_t **array, size_t *count)
{
	if (array)
		*array = hooks_enabled_second;
	if (count)
		*count = sizeof hooks_enabled_second / sizeof *hooks_enabled_second;
}

static int no_subscriber(void)
{
	return 0;
}

/* Also in TOOLS_CONTEXT. No context, a dead one and one not yet alive have id 0, before cuInit too. */
static CUresult context_id(CUcontext ctx, uint64_t *id)
{
	PASS_ON_SEVERAL(context_id, several_by_handle(ctx, 0), ctx, id)
	if (!id)
		return CUDA_ERROR_UNKNOWN;
	struct shim_ctx *c = ctx ? shim_ctx_of(ctx) : NULL;
	*id = c && c->alive ? c->id : 0;
	return CUDA_SUCCESS;
}

/* --- TOOLS_TLS and CONTEXT_CHECKS */

static CUresult current_context(CUcontext *out)
{
	PASS_ON_SEVERAL(current_context, several_current(), out)
	if (!out)
		return CUDA_ERROR_INVALID_VALUE;
	if (ferry_session_forked()) { /* where cuCtxGetCurrent answers NOT_INITIALIZED, but this does not */
		struct shim_ctx *c = shim_ctx_top();
		*out = c ? c->handle : NULL;
		return CUDA_SUCCESS;
	}
	return cuCtxGetCurrent(out);
}

static CUresult context_is_wrapped(CUcontext ctx, uint32_t *wrapped, void **inner)
{
	PASS_ON_SEVERAL(context_is_wrapped, several_by_handle(ctx, 0), ctx, wrapped, inner)
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	(void)inner; /* written only for a wrapped one */
	if (!ctx && !shim_ctx_top())
		return CUDA_ERROR_INVALID_CONTEXT;
	if (!wrapped)
		return CUDA_ERROR_INVALID_VALUE;
	*wrapped = 0;
	return CUDA_SUCCESS;
}

static uint32_t context_checks_zero(void)
{
	return 0;
}

/* --- DRIVER_LOG: a library has something to say. */
static int driver_log(const char *component, int level, const char *fmt, va_list args)
{
	char text[768];
	if (!fmt || !ferry_log_at(FERRY_LOG_INFO))
		return 0;
	vsnprintf(text, sizeof text, fmt, args);
	ferry_log(FERRY_LOG_INFO, "%s (%d): %s", component ? component : "?", level, text);
	return 0;
}

/* --- TOOLS_CONTEXT: cuBLAS and cuFFT tell contexts and streams apart by these. */

static CUresult context_device(CUcontext ctx, uint32_t *dev)
{
	PASS_ON_SEVERAL(context_device, several_by_handle(ctx, 0), ctx, dev)
	struct shim_ctx *c = ctx ? shim_ctx_of(ctx) : NULL;
	if (!c)
		return CUDA_ERROR_INVALID_CONTEXT;
	if (!dev)
		return CUDA_ERROR_INVALID_VALUE;
	*dev = (uint32_t)c->dev;
	return CUDA_SUCCESS;
}

/* The driver's object behind a stream. Ours is the handle itself; for the null stream the driver gives the thread's own
 * one (the ids say so), hence this table does too. */
static CUresult stream_object(CUcontext ctx, CUstream stream, void **object)
{
	PASS_ON_SEVERAL(stream_object, several_by_handle(ctx, 0), ctx, stream, object)
	if (!ctx || !shim_ctx_of(ctx))
		return CUDA_ERROR_INVALID_HANDLE;
	if (!stream)
		stream = STREAM_PER_THREAD;
	if (stream != STREAM_LEGACY && stream != STREAM_PER_THREAD && shim_check_handle(FERRY_KIND_CUstream, stream))
		return CUDA_ERROR_INVALID_HANDLE;
	if (!object)
		return CUDA_ERROR_INVALID_VALUE;
	*object = stream;
	return CUDA_SUCCESS;
}

static CUresult stream_id(CUcontext ctx, void *object, uint64_t *id)
{
	PASS_ON_SEVERAL(stream_id, several_by_handle(ctx, 0), ctx, object, id)
	(void)ctx;
	if (!object || !id)
		return CUDA_ERROR_INVALID_VALUE;
	return cuStreamGetId(object, id);
}

/* --- TOOLS_MODULE: cuFFT asks which kernels a module has. Returns how many. */
static uint32_t each_function(CUcontext ctx, CUmodule m, void *(*visit)(void *user, CUfunction f, const char *name), void *user)
{
	unsigned n = 0;
	(void)ctx;
	PASS_ON_SEVERAL(each_function, several_by_handle(m, 0), ctx, m, visit, user)
	if (cuModuleGetFunctionCount(&n, m))
		return 0;
	if (!n || !visit)
		return n;
	CUfunction *list = calloc(n, sizeof *list);
	if (!list)
		return 0;
	if (cuModuleEnumerateFunctions(list, n, m))
		n = 0;
	for (unsigned i = 0; i < n; i++) {
		const char *name = NULL;
		if (cuFuncGetName(&name, list[i]))
			name = "";
		visit(user, list[i], name);
	}
	free(list);
	return n;
}

/* --- GPU_TOPOLOGY: cuBLASLt wants to know how the GPU's parts are grouped, and does without. */

static CUresult topology_unknown(void)
{
	return CUDA_ERROR_NOT_SUPPORTED; /* expected: no log */
}

static CUresult topology_free(void)
{
	return CUDA_SUCCESS;
}

/* --- Ferry's own: what the session has cost so far, for programs that measure (operator/bench/measure), and waiting. NVIDIA's library has no such
 * table and answers INVALID_VALUE, by which a program knows on which of the two it runs. */

static void copy_counts(uint64_t counts[4])
{
	counts[0] += ferry_commands();
	counts[1] += ferry_round_trips();
	counts[2] += ferry_bytes_sent();
	counts[3] += ferry_traffic().received; /* of the calling thread */
}

/* Of all servers, where there are several. */
static void ferry_counts(uint64_t counts[4])
{
	memset(counts, 0, 4 * sizeof *counts);
	copy_counts(counts);
	for (unsigned i = 1; SHIM_SEVERAL && i < several_count(); i++) {
		struct several_call c = {.to = &several_servers[i]};
		COPYS(c, copy_counts)(counts);
	}
}

/* For the shim's NVML (nvml/settle.c): wait until the worker has executed what was sent. Where nothing was sent since, it has. */
static void ferry_settle(void)
{
	static _Atomic uint64_t settled;
	for (unsigned i = 1; SHIM_SEVERAL && i < several_count(); i++) {
		struct several_call c = {.to = &several_servers[i]};
		COPYS(c, ferry_settle)();
	}
	uint64_t n = ferry_commands();
	if (ferry_session_ready() || atomic_load(&settled) == n || fx_Fence())
		return;
	atomic_store(&settled, n + 1); /* the fence is one, too */
}

static const word ferry_table[3] = {(word)sizeof ferry_table, (word)ferry_counts, (word)ferry_settle};

/* --- The other tables. A slot named below takes the place of its stub, which the compiler would like to warn about. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverride-init"

static const word callback_hooks[7] = {
	(word)sizeof callback_hooks, no_subscriber, hook_words, no_subscriber, context_id, no_subscriber, hook_words_second,
};

static const word tools_tls[3] = {(word)sizeof tools_tls, W(TLS, 0, 1), current_context};

static const word context_checks[17] = {
	WORDS(CHECKS, 0), WORDS_7(CHECKS, 1),
	[0] = (word)sizeof context_checks,
	[2] = context_is_wrapped,
	[3] = context_checks_zero,
};

static const word log_table[3] = {(word)sizeof log_table, driver_log, W(LOG, 0, 2)};

static const word tools_context[96] = {
	WORDS_90(CONTEXT), WORDS_6(CONTEXT, 9),
	[0] = (word)sizeof tools_context,
	[3] = context_device,
	[4] = context_id,
	[39] = stream_id,
	[51] = stream_object,
	[91] = NULL,
};

static const word tools_module[105] = {
	WORDS_90(MODULE), WORDS(MODULE, 9), WORDS_5(MODULE, 10),
	[0] = (word)sizeof tools_module,
	[7] = each_function,
	[93] = NULL,
};

static const word gpu_topology[17] = {
	WORDS(TOPOLOGY, 0), WORDS_7(TOPOLOGY, 1),
	[0] = (word)sizeof gpu_topology,
	[4] = topology_unknown,
	[13] = topology_free,
};
#pragma GCC diagnostic pop

static const struct { uint8_t id[16]; const word *table; } tables[] = {
	{{0x6b, 0xd5, 0xfb, 0x6c, 0x5b, 0xf4, 0xe7, 0x4a, 0x89, 0x87, 0xd9, 0x39, 0x12, 0xfd, 0x9d, 0xf9}, export_cudart_interface},
	{{0xa0, 0x94, 0x79, 0x8c, 0x2e, 0x74, 0x2e, 0x74, 0x93, 0xf2, 0x08, 0x00, 0x20, 0x0c, 0x0a, 0x66}, callback_hooks},
	{{0x42, 0xd8, 0x5a, 0x81, 0x23, 0xf6, 0xcb, 0x47, 0x82, 0x98, 0xf6, 0xe7, 0x8a, 0x3a, 0xec, 0xdc}, tools_tls},
	{{0xc6, 0x93, 0x33, 0x6e, 0x11, 0x21, 0xdf, 0x11, 0xa8, 0xc3, 0x68, 0xf3, 0x55, 0xd8, 0x95, 0x93}, export_context_local_storage},
	{{0x26, 0x3e, 0x88, 0x60, 0x7c, 0xd2, 0x61, 0x43, 0x92, 0xf6, 0xbb, 0xd5, 0x00, 0x6d, 0xfa, 0x7e}, context_checks},
	{{0xd4, 0x08, 0x20, 0x55, 0xbd, 0xe6, 0x70, 0x4b, 0x8d, 0x34, 0xba, 0x12, 0x3c, 0x66, 0xe1, 0xf2}, export_integrity_check},
	{{0xf8, 0xcf, 0xf9, 0x51, 0x21, 0x46, 0x8b, 0x4e, 0xb9, 0xe2, 0xfb, 0x46, 0x9e, 0x7c, 0x0d, 0xd9}, log_table},
	{{0x21, 0x31, 0x8c, 0x60, 0x97, 0x14, 0x32, 0x48, 0x8c, 0xa6, 0x41, 0xff, 0x73, 0x24, 0xc8, 0xf2}, tools_context},
	{{0x6e, 0x16, 0x3f, 0xbe, 0xb9, 0x58, 0x44, 0x4d, 0x83, 0x5c, 0xe1, 0x82, 0xaf, 0xf1, 0x99, 0x1e}, tools_module},
	{{0x17, 0x34, 0xdc, 0x26, 0x80, 0x0d, 0x47, 0x45, 0x87, 0x26, 0xc0, 0xf1, 0xe7, 0xdd, 0x8b, 0xca}, gpu_topology},
	{{'F', 'e', 'r', 'r', 'y', ' ', 'c', 'o', 'u', 'n', 't', 's', 0, 0, 0, 1}, ferry_table},
};

CUresult cuGetExportTable(void *ppExportTable, const CUuuid *pExportTableId)
{
	if (!ppExportTable || !pExportTableId)
		return CUDA_ERROR_INVALID_VALUE;
	const word **out = ppExportTable;
	for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
		if (!memcmp(tables[i].id, pExportTableId->bytes, sizeof tables[i].id)) {
			*out = tables[i].table;
			return CUDA_SUCCESS;
		}
	}
	const unsigned char *id = (const unsigned char *)pExportTableId->bytes;
	ferry_log(FERRY_LOG_INFO, "private table %02x%02x%02x%02x... is not offered", id[0], id[1], id[2], id[3]);
	*out = NULL;
	return CUDA_ERROR_INVALID_VALUE;
}
