/* shim/cuda/tables.c: cuGetExportTable, NVIDIA's private interface between its libraries and its driver.
 *
 * A table is an array of words; word 0 is its size in bytes, the others are functions that callers find by fixed index.
 * Which slots matter, and what they answer, was found by watching driver 580 and the libraries that call it. Slots nobody
 * was seen to use log themselves once and answer NOT_SUPPORTED, so that a library that needs more says so instead of
 * crashing. A table that is not here is refused as the driver refuses one it does not know.
 *
 * Tables are constant, exist before cuInit, and stay where they are: callers keep the pointers, and two of the addresses
 * are part of the integrity check's message.
 *
 * Threads: no state but the log-once marks and the two arrays a profiler would switch on. */
#include "watch.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef const void *word;

/* --- Stubs: a hundred numbered functions per table, made ten at a time. */

enum table { CUDART, HOOKS, TLS, CHECKS, INTEGRITY, LOG, CONTEXT, MODULE, TOPOLOGY, TABLES };
static const char *const table_names[TABLES] = {
	"CUDART_INTERFACE", "RUNTIME_CALLBACK_HOOKS", "TOOLS_TLS", "CONTEXT_CHECKS", "INTEGRITY_CHECK", "DRIVER_LOG", "TOOLS_CONTEXT", "TOOLS_MODULE", "GPU_TOPOLOGY",
};

static CUresult refuse(enum table t, int slot, const uintptr_t arg[4], const void *from)
{
	static _Atomic unsigned char said[TABLES][128];
	if (ferry_log_at(FERRY_LOG_INFO) && !atomic_exchange_explicit(&said[t][slot], 1, memory_order_relaxed)) {
		char caller[400];
		shim_caller(from, caller, sizeof caller);
		ferry_log(FERRY_LOG_INFO, "private table %s slot %d called with (%#lx, %#lx, %#lx, %#lx): not supported; called from %s", table_names[t], slot,
			(unsigned long)arg[0], (unsigned long)arg[1], (unsigned long)arg[2], (unsigned long)arg[3], caller);
	}
	return CUDA_ERROR_NOT_SUPPORTED;
}

#define STUB(t, tens, ones) \
	__attribute__((unused)) static CUresult stub_##t##_##tens##_##ones(uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d) \
	{ \
		return refuse(t, 10 * tens + ones, (const uintptr_t[]){a, b, c, d}, __builtin_return_address(0)); \
	}
#define STUBS(t, tens) \
	STUB(t, tens, 0) STUB(t, tens, 1) STUB(t, tens, 2) STUB(t, tens, 3) STUB(t, tens, 4) \
	STUB(t, tens, 5) STUB(t, tens, 6) STUB(t, tens, 7) STUB(t, tens, 8) STUB(t, tens, 9)
#define STUBS_90(t) STUBS(t, 0) STUBS(t, 1) STUBS(t, 2) STUBS(t, 3) STUBS(t, 4) STUBS(t, 5) STUBS(t, 6) STUBS(t, 7) STUBS(t, 8)

/* The words of a table, in the same rows. */
#define W(t, tens, ones) stub_##t##_##tens##_##ones
#define WORDS_3(t, tens) W(t, tens, 0), W(t, tens, 1), W(t, tens, 2)
#define WORDS_5(t, tens) WORDS_3(t, tens), W(t, tens, 3), W(t, tens, 4)
#define WORDS_6(t, tens) WORDS_5(t, tens), W(t, tens, 5)
#define WORDS_7(t, tens) WORDS_6(t, tens), W(t, tens, 6)
#define WORDS(t, tens) WORDS_7(t, tens), W(t, tens, 7), W(t, tens, 8), W(t, tens, 9)
#define WORDS_90(t) WORDS(t, 0), WORDS(t, 1), WORDS(t, 2), WORDS(t, 3), WORDS(t, 4), WORDS(t, 5), WORDS(t, 6), WORDS(t, 7), WORDS(t, 8)

STUBS(CUDART, 0) STUBS(CUDART, 1)
STUBS(TLS, 0)
STUBS(CHECKS, 0) STUBS(CHECKS, 1)
STUBS(LOG, 0)
STUBS_90(CONTEXT) STUBS(CONTEXT, 9)
STUBS_90(MODULE) STUBS(MODULE, 9) STUBS(MODULE, 10)
STUBS(TOPOLOGY, 0) STUBS(TOPOLOGY, 1)

/* --- CUDART_INTERFACE */

/* The device's primary context, neither retained nor made alive. */
static CUresult primary_handle(CUcontext *out, CUdevice dev)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	struct shim_ctx *c = shim_primary(dev);
	if (!c)
		return CUDA_ERROR_INVALID_DEVICE;
	if (!out)
		return CUDA_ERROR_INVALID_VALUE;
	*out = c->handle;
	return CUDA_SUCCESS;
}

static CUresult load_wrapper(CUmodule *out, const void *wrapper)
{
	if (!out || !wrapper)
		return CUDA_ERROR_INVALID_VALUE;
	return shim_module_from_wrapper(out, wrapper);
}

/* cudart up to 11 "registers" modules. The arrays would bind host variables; no cudart was seen to pass any. */
static CUresult register_wrapper(CUmodule *out, const void *wrapper, void *a, void *b, uint32_t n)
{
	if (a || b || n)
		return refuse(CUDART, 6, (const uintptr_t[]){(uintptr_t)a, (uintptr_t)b, n, 0}, __builtin_return_address(0));
	return load_wrapper(out, wrapper);
}

static CUresult register_fatbin(const void *fatbin, CUmodule *out, void *a, void *b, uint32_t n)
{
	uint32_t magic;
	struct shim_ctx *c;
	if (a || b || n)
		return refuse(CUDART, 8, (const uintptr_t[]){(uintptr_t)a, (uintptr_t)b, n, 0}, __builtin_return_address(0));
	CUresult rc = shim_enter();
	if (rc || (rc = shim_ctx_current(&c)))
		return rc;
	if (!fatbin || !out)
		return CUDA_ERROR_INVALID_VALUE;
	memcpy(&magic, fatbin, sizeof magic);
	if (magic != 0xba55ed50)
		return CUDA_ERROR_INVALID_IMAGE;
	return cuModuleLoadFatBinary(out, (void *)fatbin);
}

/* Called from destructors of the application, too: the answer interests nobody. */
static void unregister_module(CUmodule m)
{
	if (m)
		cuModuleUnload(m);
}

static CUresult launch_extra(CUfunction f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared,
	CUstream stream, void **extra)
{
	return cuLaunchKernel(f, gx, gy, gz, bx, by, bz, shared, stream, NULL, extra);
}

/* What the table holds: the same, telling of themselves as entries do. */
#define TELLING(name, class, params, run, ...)                                        \
	{                                                                             \
		static const struct shim_call what = {name, class, "", params};       \
		SHIM_TELLING(&what, run, __VA_ARGS__)                                 \
	}
#define P(p) (uintptr_t)(p)
static CUresult told_load_wrapper(CUmodule *out, const void *wrapper)
	TELLING("CUDART_INTERFACE load", "sync", "module:p wrapper:p", load_wrapper(out, wrapper), P(out), P(wrapper))
static CUresult told_primary_handle(CUcontext *out, CUdevice dev)
	TELLING("CUDART_INTERFACE primary context", "local", "context:p dev:i4", primary_handle(out, dev), P(out), (uint64_t)dev)
static CUresult told_register_wrapper(CUmodule *out, const void *wrapper, void *a, void *b, uint32_t n)
	TELLING("CUDART_INTERFACE register", "sync", "module:p wrapper:p", register_wrapper(out, wrapper, a, b, n), P(out), P(wrapper))
static CUresult told_register_fatbin(const void *fatbin, CUmodule *out, void *a, void *b, uint32_t n)
	TELLING("CUDART_INTERFACE register fatbin", "sync", "fatbin:p module:p", register_fatbin(fatbin, out, a, b, n), P(fatbin), P(out))
static CUresult unload_quietly(CUmodule m) { unregister_module(m); return CUDA_SUCCESS; }
static CUresult told_unregister_module(CUmodule m)
	TELLING("CUDART_INTERFACE unregister", "async", "module:p", unload_quietly(m), P(m))
static CUresult told_launch_extra(CUfunction f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared,
	CUstream stream, void **extra)
	TELLING("CUDART_INTERFACE launch", "async", "f:h3 gridDimX:u4 gridDimY:u4 gridDimZ:u4 blockDimX:u4 blockDimY:u4 blockDimZ:u4 sharedMemBytes:u4 hStream:h11",
		launch_extra(f, gx, gy, gz, bx, by, bz, shared, stream, extra), P(f), gx, gy, gz, bx, by, bz, shared, P(stream))
static CUresult told_put(CUcontext ctx, void *key, void *value, void (*dtor)(CUcontext, void *, void *))
	TELLING("CONTEXT_LOCAL_STORAGE put", "local", "ctx:h1 key:p value:p", shim_cls_put(ctx, key, value, dtor), P(ctx), P(key), P(value))
static CUresult told_del(CUcontext ctx, void *key)
	TELLING("CONTEXT_LOCAL_STORAGE delete", "local", "ctx:h1 key:p", shim_cls_del(ctx, key), P(ctx), P(key))
static CUresult told_get(void **value, CUcontext ctx, void *key)
	TELLING("CONTEXT_LOCAL_STORAGE get", "local", "value:p ctx:h1 key:p", shim_cls_get(value, ctx, key), P(value), P(ctx), P(key))
#undef P
_Static_assert(FERRY_KIND_CUcontext == 1 && FERRY_KIND_CUfunction == 3 && FERRY_KIND_CUstream == 11, "kinds as the codes above have them");

static CUresult load_compilers(void)
{
	return CUDA_SUCCESS; /* they are the server's */
}

/* --- RUNTIME_CALLBACK_HOOKS: cudart tests a word per call to see whether a profiler listens. Nobody does. */

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
	if (!id)
		return CUDA_ERROR_UNKNOWN;
	struct shim_ctx *c = ctx ? shim_ctx_of(ctx) : NULL;
	*id = c && c->alive ? c->id : 0;
	return CUDA_SUCCESS;
}

/* --- TOOLS_TLS and CONTEXT_CHECKS */

static CUresult current_context(CUcontext *out)
{
	if (!out)
		return CUDA_ERROR_INVALID_VALUE;
	if (ferry_session_forked()) { /* where cuCtxGetCurrent answers 3, but this does not */
		struct shim_ctx *c = shim_ctx_top();
		*out = c ? c->handle : NULL;
		return CUDA_SUCCESS;
	}
	return cuCtxGetCurrent(out);
}

static CUresult context_is_wrapped(CUcontext ctx, uint32_t *wrapped, void **inner)
{
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

/* --- INTEGRITY_CHECK: its table and CUDART_INTERFACE's are in the message, so they come first. */

static CUresult integrity(uint32_t version, uint64_t seconds, uint8_t result[16]);

static CUresult integrity_switch(int on)
{
	(void)on;
	return CUDA_SUCCESS;
}

static const word cudart_interface[13] = {
	(word)sizeof cudart_interface,
	told_load_wrapper,
	told_primary_handle,
	W(CUDART, 0, 3),
	W(CUDART, 0, 4),
	W(CUDART, 0, 5),
	told_register_wrapper,
	told_unregister_module,
	told_register_fatbin,
	told_launch_extra,
	NULL, /* in the driver too */
	W(CUDART, 1, 1),
	load_compilers,
};

static const word integrity_check[3] = {(word)sizeof integrity_check, integrity, integrity_switch};

static uint8_t *append(uint8_t *at, uint64_t value, int bytes)
{
	for (int i = 0; i < bytes; i++)
		*at++ = (uint8_t)(value >> (8 * i));
	return at;
}

/* cudart computes the same from what we answered it and refuses to work with a driver that differs: hash our own public
 * answers, nothing else. */
static CUresult integrity(uint32_t version, uint64_t seconds, uint8_t result[16])
{
	static const uint8_t fixed[16] = {0x5c, 0x67, 0xcb, 0x03, 0x1c, 0x18, 0x41, 0x33, 0xe8, 0xd1, 0x4c, 0x1f, 0xaa, 0x83, 0xd3, 0x8e};
	static const uint8_t key[16] = {0x14, 0x6a, 0xdd, 0xae, 0x53, 0xa9, 0xa7, 0x52, 0xaa, 0x08, 0x41, 0x36, 0x0b, 0xf5, 0x5a, 0x9f};
	enum { HEAD = 48, PER_DEVICE = 28, MOST = 64 };
	int count, driver;
	CUresult rc = cuDeviceGetCount(&count); /* 3 before cuInit, for every version */
	if (rc || (rc = cuDriverGetVersion(&driver)))
		return rc;
	if (!result || count > MOST)
		return CUDA_ERROR_INVALID_VALUE;
	if (version % 10 < 2) {
		memcpy(result, fixed, sizeof fixed);
		if (version % 10 == 1)
			result[7] = 0x18;
		return CUDA_SUCCESS;
	}
	uint8_t message[HEAD + PER_DEVICE * MOST], *at = message;
	at = append(at, (uint32_t)driver, 4);
	at = append(at, version, 4);
	at = append(at, (uint32_t)getpid(), 4);
	at = append(at, (uint32_t)(uintptr_t)pthread_self(), 4); /* in libc itself, unlike the rest of pthread before 2.34 */
	at = append(at, (uintptr_t)cudart_interface, 8);
	at = append(at, (uintptr_t)integrity_check, 8);
	at = append(at, (uintptr_t)integrity_check[1], 8);
	at = append(at, seconds, 8);
	for (CUdevice dev = 0; dev < count; dev++) {
		static const CUdevice_attribute where[] = {
			CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID, CU_DEVICE_ATTRIBUTE_PCI_BUS_ID, CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID,
		};
		CUuuid uuid;
		if ((rc = cuDeviceGetUuid(&uuid, dev)))
			return rc;
		memcpy(at, uuid.bytes, 16);
		at += 16;
		for (int i = 0; i < 3; i++) {
			int value;
			if ((rc = cuDeviceGetAttribute(&value, where[i], dev)))
				return rc;
			at = append(at, (uint32_t)value, 4);
		}
	}
	ferry_hmac_md2(key, message, (size_t)(at - message), result);
	return CUDA_SUCCESS;
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
	struct shim_ctx *c = ctx ? shim_ctx_of(ctx) : NULL;
	if (!c)
		return CUDA_ERROR_INVALID_CONTEXT;
	if (!dev)
		return CUDA_ERROR_INVALID_VALUE;
	*dev = (uint32_t)c->dev;
	return CUDA_SUCCESS;
}

/* The driver's object behind a stream. Ours is the handle itself; for the null stream the driver gives the thread's own
 * one (the ids say so), hence ours does too. */
static CUresult stream_object(CUcontext ctx, CUstream stream, void **object)
{
	const CUstream legacy = (CUstream)1, own = (CUstream)2;
	if (!ctx || !shim_ctx_of(ctx))
		return CUDA_ERROR_INVALID_HANDLE;
	if (!stream)
		stream = own;
	if (stream != legacy && stream != own && shim_check(FERRY_KIND_CUstream, stream))
		return CUDA_ERROR_INVALID_HANDLE;
	if (!object)
		return CUDA_ERROR_INVALID_VALUE;
	*object = stream;
	return CUDA_SUCCESS;
}

static CUresult stream_id(CUcontext ctx, void *object, uint64_t *id)
{
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

/* --- Ferry's own: what the session has cost so far, for programs that measure (operator/bench/measure). NVIDIA's library has no such
 * table and answers INVALID_VALUE, by which a program knows on which of the two it runs. */

static void ferry_counts(uint64_t counts[4])
{
	counts[0] = ferry_commands();
	counts[1] = ferry_round_trips();
	counts[2] = ferry_bytes_sent();
	counts[3] = ferry_traffic().received; /* of the calling thread */
}

static const word ferry_table[2] = {(word)sizeof ferry_table, (word)ferry_counts};

/* --- The other tables. A slot named below takes the place of its stub, which the compiler would like to warn about. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverride-init"

static const word callback_hooks[7] = {
	(word)sizeof callback_hooks, no_subscriber, hook_words, no_subscriber, context_id, no_subscriber, hook_words_second,
};

static const word tools_tls[3] = {(word)sizeof tools_tls, W(TLS, 0, 1), current_context};

/* This one has no size; a NULL ends it. */
static const word context_local_storage[4] = {told_put, told_del, told_get, NULL};

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
	{{0x6b, 0xd5, 0xfb, 0x6c, 0x5b, 0xf4, 0xe7, 0x4a, 0x89, 0x87, 0xd9, 0x39, 0x12, 0xfd, 0x9d, 0xf9}, cudart_interface},
	{{0xa0, 0x94, 0x79, 0x8c, 0x2e, 0x74, 0x2e, 0x74, 0x93, 0xf2, 0x08, 0x00, 0x20, 0x0c, 0x0a, 0x66}, callback_hooks},
	{{0x42, 0xd8, 0x5a, 0x81, 0x23, 0xf6, 0xcb, 0x47, 0x82, 0x98, 0xf6, 0xe7, 0x8a, 0x3a, 0xec, 0xdc}, tools_tls},
	{{0xc6, 0x93, 0x33, 0x6e, 0x11, 0x21, 0xdf, 0x11, 0xa8, 0xc3, 0x68, 0xf3, 0x55, 0xd8, 0x95, 0x93}, context_local_storage},
	{{0x26, 0x3e, 0x88, 0x60, 0x7c, 0xd2, 0x61, 0x43, 0x92, 0xf6, 0xbb, 0xd5, 0x00, 0x6d, 0xfa, 0x7e}, context_checks},
	{{0xd4, 0x08, 0x20, 0x55, 0xbd, 0xe6, 0x70, 0x4b, 0x8d, 0x34, 0xba, 0x12, 0x3c, 0x66, 0xe1, 0xf2}, integrity_check},
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
