/* shim/test/test_export_tables.c: the private tables as their callers find them: by fixed word, before and after cuInit.
 * Links: cuda/export_tables.c cuda/export_cudart.c cuda/export_stubs.c core/base/crypto.c core/base/log.c. Everything public that the tables stand on is a double. */
#include "../cuda/callreport.h"
#include "../cuda/cls.h"
#include "../cuda/context_stack.h"
#include "../cuda/gen_send.h"
#include "../cuda/handles.h"
#include "../cuda/module.h"
#include "../cuda/primary_context.h"
#include "../cuda/several.h"
#include "../cuda/thread.h"
#include "check.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define P(n) ((void *)(uintptr_t)(n))

/* --- doubles: a session switch, two devices, a live context, a primary one that sleeps, a stream, a module. */
static int ready, forked;
static struct shim_ctx live = {.handle = P(0xc1), .dev = 1, .alive = 1, .id = 42}, sleeping = {.handle = P(0xc2), .primary = 1};
static struct shim_ctx *top = &live;
static const char *last_call = "";
static void *last_arg;

static CUresult called(const char *name, const void *arg)
{
	last_call = name;
	last_arg = (void *)arg;
	return 0;
}

/* A watcher that remembers the last call it saw. */
_Atomic int shim_reporting_calls;
static const char *watched = "";
static int watched_rc = -1;
void call_report_begin(struct call_report *w, const struct shim_call *c, const void *from) { *w = (struct call_report){.call = c, .caller = from}; }
CUresult call_report_end(struct call_report *w, CUresult rc, const uint64_t *args)
{
	CHECK(w->caller && args);
	watched = w->call->name;
	return watched_rc = rc;
}
void shim_describe_caller(const void *at, char *out, size_t n) { snprintf(out, n, "%p", at); }

/* One server: what passes calls on to others is never asked. */
_Atomic int shim_several;
struct several_server several_servers[FERRY_SERVERS];
unsigned several_count(void) { abort(); }
struct several_call several_current(void) { abort(); }
struct several_call several_by_handle(const void *h, uint64_t at) { (void)h, (void)at, abort(); }
struct several_call several_by_device(CUdevice dev) { (void)dev, abort(); }
struct several_call several_by_code(void **code, CUstream s, CUdevice dev) { (void)code, (void)s, (void)dev, abort(); }
void several_end(struct several_call *c) { (void)c, abort(); }
CUresult far_cuDeviceGetUuid(CUuuid *uuid, CUdevice dev) { (void)uuid, (void)dev, abort(); }
CUresult far_cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev) { (void)pi, (void)attrib, (void)dev, abort(); }

int ferry_session_ready(void) { return ready; }
uint64_t ferry_commands(void) { return 1001; }
uint64_t ferry_round_trips(void) { return 1002; }
uint64_t ferry_bytes_sent(void) { return 1003; }
struct ferry_traffic ferry_traffic(void) { return (struct ferry_traffic){1, 1004, 3}; }
int ferry_session_forked(void) { return forked; }
CUresult shim_enter(void) { return ready; }
struct shim_ctx *shim_ctx_top(void) { return top; }
struct shim_ctx *shim_ctx_of(CUcontext c) { return c == live.handle ? &live : c == sleeping.handle ? &sleeping : NULL; }
struct shim_ctx *shim_primary(CUdevice d) { return d == 0 ? &sleeping : NULL; }
CUresult shim_ctx_current(struct shim_ctx **out) { return (*out = top) ? 0 : 201; }
CUresult shim_check_handle(int kind, const void *h) { return kind == FERRY_KIND_CUstream && h == P(0x5) ? 0 : 400; }
CUresult shim_cls_put(CUcontext c, void *k, void *v, void (*d)(CUcontext, void *, void *)) { (void)c, (void)v, (void)d; return called("put", k); }
CUresult shim_cls_del(CUcontext c, void *k) { (void)c; return called("del", k); }
CUresult shim_cls_get(void **v, CUcontext c, void *k) { (void)v, (void)c; return called("get", k); }
CUresult shim_module_from_wrapper(CUmodule *out, const void *w) { *out = P(0x30); return called("wrapper", w); }
CUresult cuModuleLoadFatBinary(CUmodule *out, void *f) { *out = P(0x31); return called("fatbin", f); }
CUresult cuModuleUnload(CUmodule m) { return called("unload", m); }
CUresult cuCtxGetCurrent(CUcontext *out)
{
	if (ready)
		return ready;
	*out = top ? top->handle : NULL;
	return 0;
}
CUresult cuDriverGetVersion(int *v) { *v = 13000; return 0; }
CUresult cuDeviceGetCount(int *n) { *n = 2; return ready; }
CUresult cuDeviceGetUuid(CUuuid *u, CUdevice d) { memset(u->bytes, 0x90 + d, 16); return 0; }
CUresult cuDeviceGetAttribute(int *v, CUdevice_attribute a, CUdevice d) { *v = a * 1000 + d; return 0; }
CUresult cuStreamGetId(CUstream s, uint64_t *id) { *id = 100 + (uintptr_t)s; return 0; }
CUresult cuLaunchKernel(CUfunction f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned sh, CUstream s, void *params, void *extra)
{
	CHECK(gx == 1 && gy == 2 && gz == 3 && bx == 4 && by == 5 && bz == 6 && sh == 7 && s == P(8) && !params && extra == P(9));
	return called("launch", f);
}
CUresult cuModuleGetFunctionCount(unsigned *n, CUmodule m) { *n = 3; return m == P(0x30) ? 0 : 400; }
CUresult cuModuleEnumerateFunctions(CUfunction *f, unsigned n, CUmodule m)
{
	(void)m;
	for (unsigned i = 0; i < n; i++)
		f[i] = P(0x40 + i);
	return 0;
}
CUresult cuFuncGetName(void *name, CUfunction f)
{
	static const char *const names[] = {"a", "b", "c"};
	*(const char **)name = names[(uintptr_t)f - 0x40];
	return 0;
}

/* --- access as callers do it */
static void *const *table(const char *hex)
{
	CUuuid id;
	void *const *t = P(7);
	for (int i = 0; i < 16; i++) {
		unsigned byte;
		sscanf(hex + 2 * i, "%2x", &byte);
		id.bytes[i] = (char)byte;
	}
	CUresult rc = cuGetExportTable(&t, &id);
	CHECK(rc == (t ? 0 : 1) && t != P(7));
	return t;
}
#define SLOT(t, n, type) ((type)(t)[n])

#define ID_CUDART "6bd5fb6c5bf4e74a8987d93912fd9df9"
#define ID_HOOKS "a094798c2e742e7493f20800200c0a66"
#define ID_TLS "42d85a8123f6cb478298f6e78a3aecdc"
#define ID_CLS "c693336e1121df11a8c368f355d89593"
#define ID_CHECKS "263e88607cd2614392f6bbd5006dfa7e"
#define ID_INTEGRITY "d4082055bde6704b8d34ba123c66e1f2"
#define ID_LOG "f8cff95121468b4eb9e2fb469e7c0dd9"
#define ID_CONTEXT "21318c60971432488ca641ff7324c8f2"
#define ID_MODULE "6e163fbeb958444d835ce182aff1991e"
#define ID_TOPOLOGY "1734dc26800d47458726c0f1e7dd8bca"

static void test_shapes(void)
{
	static const struct { const char *id; size_t words; int null; } shapes[] = {
		{ID_CUDART, 13, 10}, {ID_HOOKS, 7, 0}, {ID_TLS, 3, 0}, {ID_CHECKS, 17, 0}, {ID_INTEGRITY, 3, 0},
		{ID_LOG, 3, 0}, {ID_CONTEXT, 96, 91}, {ID_MODULE, 105, 93}, {ID_TOPOLOGY, 17, 0},
	};
	for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
		void *const *t = table(shapes[i].id);
		CHECK(t && (size_t)t[0] == shapes[i].words * sizeof *t && t == table(shapes[i].id));
		for (size_t n = 1; t && n < shapes[i].words; n++)
			CHECK(!t[n] == ((int)n == shapes[i].null));
	}
	void *const *cls = table(ID_CLS);
	typedef void (*dtor)(CUcontext, void *, void *);
	CHECK(!SLOT(cls, 0, CUresult(*)(CUcontext, void *, void *, dtor))(live.handle, P(0x50), NULL, NULL) && !strcmp(last_call, "put") && last_arg == P(0x50));
	CHECK(!SLOT(cls, 1, CUresult(*)(CUcontext, void *))(live.handle, P(0x51)) && !strcmp(last_call, "del") && last_arg == P(0x51));
	CHECK(!SLOT(cls, 2, CUresult(*)(void **, CUcontext, void *))(NULL, live.handle, P(0x52)) && !strcmp(last_call, "get") && last_arg == P(0x52) && !cls[3]);
	CHECK(!table("00000000000000000000000000000000"));
	CHECK(!table("da9151d33ae6cc41a5c04f26d533e328")); /* in the catalogue, not offered */
	CHECK(!table("69a28e9f24498b47b030c5da330ea4e9"));
	CUuuid id = {{0}};
	void *p = P(7);
	CHECK(cuGetExportTable(NULL, &id) == 1 && cuGetExportTable(&p, NULL) == 1 && p == P(7));
	/* Stubs can be called and differ from each other. */
	void *const *t = table(ID_CONTEXT);
	typedef CUresult (*stub)(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t);
	for (int n = 1; n < 96; n++)
		if (n != 3 && n != 4 && n != 39 && n != 51 && n != 91)
			CHECK(SLOT(t, n, stub)(1, 2, 3, 4, 5, 6) == 801 && t[n] != t[n == 95 ? 1 : 95]);
}

static void test_cudart(void)
{
	void *const *t = table(ID_CUDART);
	CUmodule m = NULL;
	uint32_t fatbin[4] = {0xba55ed50}, garbage[4] = {0};
	CUcontext c = P(7);
	typedef CUresult (*prim)(CUcontext *, CUdevice);
	ready = 3;
	CHECK(SLOT(t, 2, prim)(&c, 0) == 3 && c == P(7));
	ready = 0;
	CHECK(SLOT(t, 2, prim)(&c, 9) == 101 && SLOT(t, 2, prim)(&c, -1) == 101 && c == P(7));
	CHECK(SLOT(t, 2, prim)(&c, 0) == 0 && c == sleeping.handle && !sleeping.alive);
	CHECK(SLOT(t, 1, CUresult(*)(CUmodule *, void *))(&m, P(0x99)) == 0 && m == P(0x30) && !strcmp(last_call, "wrapper") && last_arg == P(0x99));
	typedef CUresult (*reg)(CUmodule *, void *, void *, void *, uint32_t);
	CHECK(SLOT(t, 6, reg)(&m, P(0x98), NULL, NULL, 0) == 0 && last_arg == P(0x98));
	CHECK(SLOT(t, 6, reg)(&m, P(0x97), P(1), P(2), 1) == 801 && last_arg == P(0x98));
	typedef CUresult (*raw)(void *, CUmodule *, void *, void *, uint32_t);
	CHECK(SLOT(t, 8, raw)(fatbin, &m, NULL, NULL, 0) == 0 && m == P(0x31) && last_arg == fatbin);
	m = P(7);
	CHECK(SLOT(t, 8, raw)(garbage, &m, NULL, NULL, 0) == 200 && m == P(7));
	top = NULL;
	CHECK(SLOT(t, 8, raw)(fatbin, &m, NULL, NULL, 0) == 201);
	top = &live;
	SLOT(t, 7, void (*)(CUmodule))(P(0x31));
	CHECK(!strcmp(last_call, "unload") && last_arg == P(0x31));
	typedef CUresult (*launch)(CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, CUstream, void **);
	CHECK(SLOT(t, 9, launch)(P(0x40), 1, 2, 3, 4, 5, 6, 7, P(8), P(9)) == 0 && last_arg == P(0x40));
	CHECK(SLOT(t, 12, CUresult(*)(void))() == 0);
}

/* While a watcher is set, it sees calls through cudart's table as it sees exported calls. */
static void test_told(void)
{
	void *const *t = table(ID_CUDART);
	CUmodule m = NULL;
	CUcontext c = NULL;
	watched = "";
	CHECK(SLOT(t, 1, CUresult(*)(CUmodule *, void *))(&m, P(0x99)) == 0 && !*watched);
	shim_reporting_calls = 1;
	CHECK(SLOT(t, 1, CUresult(*)(CUmodule *, void *))(&m, P(0x99)) == 0 && !strcmp(watched, "CUDART_INTERFACE load") && watched_rc == 0);
	CHECK(SLOT(t, 2, CUresult(*)(CUcontext *, CUdevice))(&c, 9) == 101 && !strcmp(watched, "CUDART_INTERFACE primary context") && watched_rc == 101);
	SLOT(t, 7, void (*)(CUmodule))(P(0x31));
	CHECK(!strcmp(watched, "CUDART_INTERFACE unregister"));
	shim_reporting_calls = 0;
}

static void test_hooks(void)
{
	void *const *t = table(ID_HOOKS);
	uint32_t *a = NULL, *b = NULL, any = 0;
	size_t na = 0, nb = 0;
	typedef void (*words)(uint32_t **, size_t *);
	SLOT(t, 2, words)(&a, &na);
	SLOT(t, 6, words)(&b, &nb);
	CHECK(na == 1024 && nb == 14);
	for (size_t i = 0; i < na; i++)
		any |= a[i];
	for (size_t i = 0; i < nb; i++)
		any |= b[i];
	CHECK(!any);
	a[1023] = b[13] = 1; /* writable */
	a[1023] = b[13] = 0;
	for (int i = 1; i < 6; i += 2)
		CHECK(SLOT(t, i, int (*)(uint32_t, void *))(20, NULL) == 0);
}

static void test_contexts(void)
{
	typedef CUresult (*id)(CUcontext, uint64_t *);
	const id ids[] = {SLOT(table(ID_HOOKS), 4, id), SLOT(table(ID_CONTEXT), 4, id)};
	for (int i = 0; i < 2; i++) {
		uint64_t v = 7;
		CHECK(ids[i](live.handle, &v) == 0 && v == 42);
		CHECK(ids[i](sleeping.handle, &v) == 0 && v == 0);
		v = 7;
		CHECK(ids[i](NULL, &v) == 0 && v == 0);
		v = 7;
		CHECK(ids[i](P(0xdead), &v) == 0 && v == 0);
		CHECK(ids[i](live.handle, NULL) == 999);
	}
	void *const *t = table(ID_CONTEXT);
	uint32_t dev = 7;
	typedef CUresult (*device)(CUcontext, uint32_t *);
	CHECK(SLOT(t, 3, device)(NULL, &dev) == 201 && dev == 7);
	CHECK(SLOT(t, 3, device)(live.handle, &dev) == 0 && dev == 1);
	CHECK(SLOT(t, 3, device)(sleeping.handle, &dev) == 0 && dev == 0);

	CUcontext c = P(7);
	typedef CUresult (*current)(CUcontext *);
	current now = SLOT(table(ID_TLS), 2, current);
	ready = 3;
	CHECK(now(&c) == 3 && c == P(7));
	forked = 1;
	CHECK(now(&c) == 0);
	ready = forked = 0;
	CHECK(now(&c) == 0 && c == live.handle);
	top = NULL;
	CHECK(now(&c) == 0 && !c);

	void *const *k = table(ID_CHECKS);
	uint32_t wrapped = 7;
	void *inner = P(9);
	typedef CUresult (*check)(CUcontext, uint32_t *, void **);
	CHECK(SLOT(k, 2, check)(NULL, &wrapped, &inner) == 201 && wrapped == 7);
	top = &live;
	CHECK(SLOT(k, 2, check)(NULL, &wrapped, &inner) == 0 && wrapped == 0 && inner == P(9));
	wrapped = 7;
	CHECK(SLOT(k, 2, check)(sleeping.handle, &wrapped, &inner) == 0 && wrapped == 0);
	ready = 3;
	wrapped = 7;
	CHECK(SLOT(k, 2, check)(live.handle, &wrapped, &inner) == 3 && wrapped == 7);
	CHECK(SLOT(k, 3, uint32_t(*)(void))() == 0);
	ready = 0;
}

static void test_streams(void)
{
	void *const *t = table(ID_CONTEXT);
	typedef CUresult (*object)(CUcontext, CUstream, void **);
	typedef CUresult (*ident)(CUcontext, void *, uint64_t *);
	static const struct { uintptr_t stream; uint64_t id; } good[] = {{0, 102}, {1, 101}, {2, 102}, {5, 105}};
	void *o;
	uint64_t id = 7;
	for (int i = 0; i < 4; i++) {
		o = NULL;
		CHECK(SLOT(t, 51, object)(live.handle, P(good[i].stream), &o) == 0 && o);
		CHECK(SLOT(t, 39, ident)(live.handle, o, &id) == 0 && id == good[i].id);
	}
	CHECK(SLOT(t, 39, ident)(NULL, o, &id) == 0);
	o = P(7);
	CHECK(SLOT(t, 51, object)(live.handle, P(0x1234), &o) == 400 && SLOT(t, 51, object)(NULL, NULL, &o) == 400 && o == P(7));
	CHECK(SLOT(t, 39, ident)(live.handle, NULL, &id) == 1 && SLOT(t, 39, ident)(live.handle, P(5), NULL) == 1);
}

/* The message again, from the addresses and answers a caller sees. */
static void expect(uint32_t version, uint64_t seconds, uint8_t out[16])
{
	static const uint8_t key[16] = {0x14, 0x6a, 0xdd, 0xae, 0x53, 0xa9, 0xa7, 0x52, 0xaa, 0x08, 0x41, 0x36, 0x0b, 0xf5, 0x5a, 0x9f};
	uint32_t head[4] = {13000, version, (uint32_t)getpid(), (uint32_t)(uintptr_t)pthread_self()};
	uint64_t more[4] = {(uintptr_t)table(ID_CUDART), (uintptr_t)table(ID_INTEGRITY), (uintptr_t)table(ID_INTEGRITY)[1], seconds};
	uint8_t m[48 + 2 * 28];
	memcpy(m, head, 16);
	memcpy(m + 16, more, 32);
	for (int d = 0; d < 2; d++) {
		uint32_t pci[3] = {50000u + (uint32_t)d, 33000u + (uint32_t)d, 34000u + (uint32_t)d};
		memset(m + 48 + 28 * d, 0x90 + d, 16);
		memcpy(m + 64 + 28 * d, pci, 12);
	}
	ferry_hmac_md2(key, m, sizeof m, out);
}

typedef CUresult (*ask)(uint32_t, uint64_t, uint8_t *);

static void *test_integrity(void *arg)
{
	static const uint8_t fixed[16] = {0x5c, 0x67, 0xcb, 0x03, 0x1c, 0x18, 0x41, 0x33, 0xe8, 0xd1, 0x4c, 0x1f, 0xaa, 0x83, 0xd3, 0x8e};
	void *const *t = table(ID_INTEGRITY);
	uint8_t got[16], want[16];
	(void)arg;
	CHECK(SLOT(t, 1, ask)(13000, 1, got) == 0 && !memcmp(got, fixed, 16));
	memcpy(want, fixed, 16);
	want[7] = 0x18;
	CHECK(SLOT(t, 1, ask)(11081, 1, got) == 0 && !memcmp(got, want, 16));
	for (uint32_t v = 12082; v < 12090; v++) {
		expect(v, 0x64a365ee + v, want);
		CHECK(SLOT(t, 1, ask)(v, 0x64a365ee + v, got) == 0 && !memcmp(got, want, 16));
	}
	CHECK(SLOT(t, 1, ask)(13002, 1, NULL) == 1);
	CHECK(SLOT(t, 2, CUresult(*)(int))(1) == 0);
	return NULL;
}

static void test_integrity_everywhere(void)
{
	uint8_t got[16] = {7};
	pthread_t other;
	test_integrity(NULL);
	CHECK(!pthread_create(&other, NULL, test_integrity, NULL)); /* the thread is in the message */
	pthread_join(other, NULL);
	ready = 3;
	CHECK(SLOT(table(ID_INTEGRITY), 1, ask)(13000, 1, got) == 3 && got[0] == 7);
	ready = 0;
}

static int post(const char *fmt, ...)
{
	va_list args;
	va_start(args, fmt);
	int rc = SLOT(table(ID_LOG), 1, int (*)(const char *, int, const char *, va_list))("CUDA", 0, fmt, args);
	va_end(args);
	return rc;
}

static unsigned visits;
static void *visit(void *user, CUfunction f, const char *name)
{
	CHECK(user == P(0x55) && f == P(0x40 + visits) && name[0] == (char)('a' + visits));
	visits++;
	return NULL;
}

static void test_rest(void)
{
	typedef uint32_t (*each)(CUcontext, CUmodule, void *(*)(void *, CUfunction, const char *), void *, void *, void *);
	each f = SLOT(table(ID_MODULE), 7, each);
	CHECK(f(live.handle, P(0x30), visit, P(0x55), NULL, NULL) == 3 && visits == 3);
	CHECK(f(live.handle, P(0x30), NULL, NULL, NULL, NULL) == 3 && visits == 3);
	CHECK(f(live.handle, P(0x77), visit, P(0x55), NULL, NULL) == 0 && visits == 3);
	void *const *t = table(ID_TOPOLOGY);
	uint8_t *a = P(7), *b = P(8);
	CHECK(SLOT(t, 4, CUresult(*)(uint8_t **, uint8_t **))(&a, &b) == 801 && a == P(7) && b == P(8));
	CHECK(SLOT(t, 13, CUresult(*)(uint8_t *, uint8_t *))(a, b) == 0);
	CHECK(post("%d kernels named %s", 2, "twin") == 0);
}

static int fences;
CUresult fx_Fence(void) { return fences++, 0; }

/* What programs that measure ask for (operator/bench/measure), and the shim's NVML. */
static void test_counts(void)
{
	void *const *t = table("466572727920636f756e747300000001");
	uint64_t counts[4] = {0};

	CHECK(t && t[0] == P(3 * sizeof *t));
	if (!t)
		return;
	ready = 3;
	SLOT(t, 2, void (*)(void))();
	CHECK(fences == 0); /* there is no session to wait for */
	ready = 0;
	SLOT(t, 2, void (*)(void))();
	CHECK(fences == 1);
	SLOT(t, 1, void (*)(uint64_t *))(counts);
	CHECK(counts[0] == 1001 && counts[1] == 1002 && counts[2] == 1003 && counts[3] == 1004);
}

int main(void)
{
	test_counts();
	test_shapes();
	test_cudart();
	test_told();
	test_hooks();
	test_contexts();
	test_streams();
	test_integrity_everywhere();
	test_rest();
	return verdict();
}
