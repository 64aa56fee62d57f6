/* shim/cuda/export_cudart.c: the private tables that cudart uses: CUDART_INTERFACE, CONTEXT_LOCAL_STORAGE and INTEGRITY_CHECK.
 *
 * Tables are constant and stay where they are: callers keep the pointers, and the addresses of two are part of the message of the
 * integrity check. */
#include "export_cudart.h"
#include "callreport.h"
#include "cls.h"
#include "context_stack.h"
#include "module.h"
#include "primary_context.h"
#include "several.h"
#include "thread.h"
#include <pthread.h>
#include <unistd.h>

typedef export_word word;
STUBS(CUDART, 0) STUBS(CUDART, 1)

/* --- CUDART_INTERFACE */

/* The device's primary context, neither retained nor made alive. */
static CUresult primary_handle(CUcontext *out, CUdevice dev)
{
	PASS_ON_SEVERAL(primary_handle, several_by_device(dev), out, dev)
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
	PASS_ON_SEVERAL(load_wrapper, several_current(), out, wrapper)
	if (!out || !wrapper)
		return CUDA_ERROR_INVALID_VALUE;
	return shim_module_from_wrapper(out, wrapper);
}

/* cudart up to 11 "registers" modules. The arrays would bind host variables; no cudart was seen to pass any. */
static CUresult register_wrapper(CUmodule *out, const void *wrapper, void *a, void *b, uint32_t n)
{
	if (a || b || n)
		return export_refuse(CUDART, 6, (const uintptr_t[]){(uintptr_t)a, (uintptr_t)b, n, 0}, __builtin_return_address(0));
	return load_wrapper(out, wrapper);
}

static CUresult register_fatbin(const void *fatbin, CUmodule *out, void *a, void *b, uint32_t n)
{
	uint32_t magic;
	struct shim_ctx *c;
	PASS_ON_SEVERAL(register_fatbin, several_current(), fatbin, out, a, b, n)
	if (a || b || n)
		return export_refuse(CUDART, 8, (const uintptr_t[]){(uintptr_t)a, (uintptr_t)b, n, 0}, __builtin_return_address(0));
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

/* Called from destructors of the application, too: nothing uses the answer. */
static CUresult unregister_module(CUmodule m)
{
	PASS_ON_SEVERAL(unregister_module, several_by_handle(m, 0), m)
	if (m)
		cuModuleUnload(m);
	return CUDA_SUCCESS;
}

static CUresult launch_extra(CUfunction f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared,
	CUstream stream, void **extra)
{
	PASS_ON_SEVERAL(launch_extra, several_by_code((void **)&f, stream, -1), f, gx, gy, gz, bx, by, bz, shared, stream, extra)
	return cuLaunchKernel(f, gx, gy, gz, bx, by, bz, shared, stream, NULL, extra);
}

static CUresult cls_put(CUcontext ctx, void *key, void *value, void (*dtor)(CUcontext, void *, void *))
{
	PASS_ON_SEVERAL(cls_put, several_by_handle(ctx, 0), ctx, key, value, dtor)
	return shim_cls_put(ctx, key, value, dtor);
}

static CUresult cls_del(CUcontext ctx, void *key)
{
	PASS_ON_SEVERAL(cls_del, several_by_handle(ctx, 0), ctx, key)
	return shim_cls_del(ctx, key);
}

static CUresult cls_get(void **value, CUcontext ctx, void *key)
{
	PASS_ON_SEVERAL(cls_get, several_by_handle(ctx, 0), value, ctx, key)
	return shim_cls_get(value, ctx, key);
}

/* What the table holds: the same, reporting themselves as entries do. */
#define REPORTED(name, class, params, run, ...)                                        \
	{                                                                             \
		static const struct shim_call what = {name, class, "", params};       \
		REPORT_CALL(&what, run, __VA_ARGS__)                                 \
	}
#define P(p) (uintptr_t)(p)
static CUresult reported_load_wrapper(CUmodule *out, const void *wrapper)
	REPORTED("CUDART_INTERFACE load", "sync", "module:p wrapper:p", load_wrapper(out, wrapper), P(out), P(wrapper))
static CUresult reported_primary_handle(CUcontext *out, CUdevice dev)
	REPORTED("CUDART_INTERFACE primary context", "local", "context:p dev:i4", primary_handle(out, dev), P(out), (uint64_t)dev)
static CUresult reported_register_wrapper(CUmodule *out, const void *wrapper, void *a, void *b, uint32_t n)
	REPORTED("CUDART_INTERFACE register", "sync", "module:p wrapper:p", register_wrapper(out, wrapper, a, b, n), P(out), P(wrapper))
static CUresult reported_register_fatbin(const void *fatbin, CUmodule *out, void *a, void *b, uint32_t n)
	REPORTED("CUDART_INTERFACE register fatbin", "sync", "fatbin:p module:p", register_fatbin(fatbin, out, a, b, n), P(fatbin), P(out))
static CUresult reported_unregister_module(CUmodule m)
	REPORTED("CUDART_INTERFACE unregister", "async", "module:p", unregister_module(m), P(m))
static CUresult reported_launch_extra(CUfunction f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared,
	CUstream stream, void **extra)
	REPORTED("CUDART_INTERFACE launch", "async", "f:h3 gridDimX:u4 gridDimY:u4 gridDimZ:u4 blockDimX:u4 blockDimY:u4 blockDimZ:u4 sharedMemBytes:u4 hStream:h11",
		launch_extra(f, gx, gy, gz, bx, by, bz, shared, stream, extra), P(f), gx, gy, gz, bx, by, bz, shared, P(stream))
static CUresult reported_put(CUcontext ctx, void *key, void *value, void (*dtor)(CUcontext, void *, void *))
	REPORTED("CONTEXT_LOCAL_STORAGE put", "local", "ctx:h1 key:p value:p", cls_put(ctx, key, value, dtor), P(ctx), P(key), P(value))
static CUresult reported_del(CUcontext ctx, void *key)
	REPORTED("CONTEXT_LOCAL_STORAGE delete", "local", "ctx:h1 key:p", cls_del(ctx, key), P(ctx), P(key))
static CUresult reported_get(void **value, CUcontext ctx, void *key)
	REPORTED("CONTEXT_LOCAL_STORAGE get", "local", "value:p ctx:h1 key:p", cls_get(value, ctx, key), P(value), P(ctx), P(key))
#undef P
_Static_assert(FERRY_KIND_CUcontext == 1 && FERRY_KIND_CUfunction == 3 && FERRY_KIND_CUstream == 11, "kinds as the codes above have them");

static CUresult load_compilers(void)
{
	return CUDA_SUCCESS; /* they are the server's */
}

/* --- INTEGRITY_CHECK: its table and CUDART_INTERFACE's are in the message, so they come first. */

static CUresult check_integrity(uint32_t version, uint64_t seconds, uint8_t result[16]);

static CUresult integrity_switch(int on)
{
	(void)on;
	return CUDA_SUCCESS;
}

const word export_cudart_interface[13] = {
	(word)sizeof export_cudart_interface,
	reported_load_wrapper,
	reported_primary_handle,
	W(CUDART, 0, 3),
	W(CUDART, 0, 4),
	W(CUDART, 0, 5),
	reported_register_wrapper,
	reported_unregister_module,
	reported_register_fatbin,
	reported_launch_extra,
	NULL, /* in the driver too */
	W(CUDART, 1, 1),
	load_compilers,
};

const word export_integrity_check[3] = {(word)sizeof export_integrity_check, check_integrity, integrity_switch};

static uint8_t *append_word(uint8_t *at, uint64_t value, int bytes)
{
	for (int i = 0; i < bytes; i++)
		*at++ = (uint8_t)(value >> (8 * i));
	return at;
}

/* cudart computes the same from what this library answered it and refuses to work with a driver that differs: hash the public
 * answers, nothing else. */
static CUresult check_integrity(uint32_t version, uint64_t seconds, uint8_t result[16])
{
	static const uint8_t fixed[16] = {0x5c, 0x67, 0xcb, 0x03, 0x1c, 0x18, 0x41, 0x33, 0xe8, 0xd1, 0x4c, 0x1f, 0xaa, 0x83, 0xd3, 0x8e};
	static const uint8_t key[16] = {0x14, 0x6a, 0xdd, 0xae, 0x53, 0xa9, 0xa7, 0x52, 0xaa, 0x08, 0x41, 0x36, 0x0b, 0xf5, 0x5a, 0x9f};
	enum { HEAD = 48, PER_DEVICE = 28, MOST = 64 };
	int count, driver;
	CUresult rc = cuDeviceGetCount(&count); /* NOT_INITIALIZED before cuInit, for every version */
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
	at = append_word(at, (uint32_t)driver, 4);
	at = append_word(at, version, 4);
	at = append_word(at, (uint32_t)getpid(), 4);
	at = append_word(at, (uint32_t)(uintptr_t)pthread_self(), 4); /* in libc itself, unlike the rest of pthread before 2.34 */
	at = append_word(at, (uintptr_t)export_cudart_interface, 8);
	at = append_word(at, (uintptr_t)export_integrity_check, 8);
	at = append_word(at, (uintptr_t)export_integrity_check[1], 8);
	at = append_word(at, seconds, 8);
	for (CUdevice dev = 0; dev < count; dev++) {
		static const CUdevice_attribute where[] = {
			CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID, CU_DEVICE_ATTRIBUTE_PCI_BUS_ID, CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID,
		};
		CUuuid uuid;
		if ((rc = (SHIM_SEVERAL ? far_cuDeviceGetUuid : cuDeviceGetUuid)(&uuid, dev)))
			return rc;
		memcpy(at, uuid.bytes, 16);
		at += 16;
		for (int i = 0; i < 3; i++) {
			int value;
			if ((rc = (SHIM_SEVERAL ? far_cuDeviceGetAttribute : cuDeviceGetAttribute)(&value, where[i], dev)))
				return rc;
			at = append_word(at, (uint32_t)value, 4);
		}
	}
	ferry_hmac_md2(key, message, (size_t)(at - message), result);
	return CUDA_SUCCESS;
}

/* This one has no size; a NULL ends it. */
const word export_context_local_storage[4] = {reported_put, reported_del, reported_get, NULL};
