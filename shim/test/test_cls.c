/* shim/test/test_cls.c: context-local storage against what driver 580 was seen to do, then from many threads at once.
 * Links: cuda/cls.c core/base/lock.c. The contexts are doubles. */
#include "../cuda/shim.h"

#include <pthread.h>
#include <stdio.h>

static int failed;
#define CHECK(x) ((x) ? (void)0 : (void)(failed++, fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #x)))

/* --- doubles: contexts by index, one current per thread, a switch for the session's state. */
#define HANDLE(i) ((CUcontext)(uintptr_t)(0x7e00000000000100 + (i)))
enum { CONTEXTS = 8 };
static struct shim_ctx contexts[CONTEXTS];
static _Thread_local struct shim_ctx *top;
static int ready;

int ferry_session_ready(void) { return ready; }
struct shim_ctx *shim_ctx_top(void) { return top; }
struct shim_ctx *shim_ctx_of(CUcontext ctx)
{
	for (int i = 0; i < CONTEXTS; i++)
		if (contexts[i].handle == ctx)
			return contexts + i;
	return NULL;
}

static struct shim_ctx *context(int i, int primary, int alive)
{
	contexts[i].handle = HANDLE(i);
	contexts[i].primary = primary;
	contexts[i].alive = alive;
	return contexts + i;
}

static void *key(uintptr_t n) { return (void *)n; }

/* What get answers; *got stays 0x77 when it does not write. */
static CUresult get(CUcontext ctx, uintptr_t k, uintptr_t *got)
{
	void *v = key(0x77);
	CUresult rc = shim_cls_get(&v, ctx, key(k));
	*got = (uintptr_t)v;
	return rc;
}

static void test_map(void)
{
	struct shim_ctx *c = context(0, 0, 1);
	uintptr_t v;
	CHECK(get(c->handle, 1, &v) == 400 && v == 0x77);
	CHECK(shim_cls_del(c->handle, key(1)) == 400);
	CHECK(shim_cls_put(c->handle, key(1), key(10), NULL) == 0);
	CHECK(shim_cls_put(c->handle, key(1), key(11), NULL) == 400);
	CHECK(get(c->handle, 1, &v) == 0 && v == 10);
	CHECK(shim_cls_put(c->handle, key(0), key(30), NULL) == 0); /* NULL is a key, and a value */
	CHECK(shim_cls_put(c->handle, key(2), NULL, NULL) == 0);
	CHECK(get(c->handle, 0, &v) == 0 && v == 30);
	CHECK(get(c->handle, 2, &v) == 0 && v == 0);
	CHECK(shim_cls_del(c->handle, key(1)) == 0);
	CHECK(get(c->handle, 1, &v) == 400 && v == 0x77);
	for (uintptr_t i = 100; i < 200; i++) /* more than one block */
		CHECK(shim_cls_put(c->handle, key(i), key(i * 2), NULL) == 0);
	for (uintptr_t i = 100; i < 200; i++)
		CHECK(get(c->handle, i, &v) == 0 && v == i * 2);
	shim_cls_destroy(c);
	CHECK(c->cls == NULL);
	for (uintptr_t i = 100; i < 200; i++)
		CHECK(get(c->handle, i, &v) == 400);
}

static void test_which_context(void)
{
	struct shim_ctx *c = context(0, 0, 1), *p = context(1, 1, 0);
	uintptr_t v;
	top = NULL;
	CHECK(shim_cls_put(NULL, key(1), key(2), NULL) == 201 && get(NULL, 1, &v) == 201 && shim_cls_del(NULL, key(1)) == 201);
	top = c;
	CHECK(shim_cls_put(NULL, key(1), key(2), NULL) == 0 && get(c->handle, 1, &v) == 0 && v == 2);
	CHECK(get(NULL, 1, &v) == 0 && get((CUcontext)-1, 1, &v) == 0 && v == 2);
	/* A primary context that is not alive: by its handle everything works, as the current one nothing does. */
	CHECK(get(p->handle, 1, &v) == 400 && shim_cls_put(p->handle, key(1), key(5), NULL) == 0 && get(p->handle, 1, &v) == 0 && v == 5);
	top = p;
	CHECK(shim_cls_put(NULL, key(9), key(2), NULL) == 709);
	CHECK(get(NULL, 1, &v) == 201 && v == 0x77);
	CHECK(shim_cls_del(NULL, key(1)) == 709);
	p->alive = 1;
	CHECK(get(NULL, 1, &v) == 0 && v == 5);
	/* A handle that is gone. */
	CHECK(get(HANDLE(99), 1, &v) == 400 && shim_cls_del(HANDLE(99), key(1)) == 400 && shim_cls_put(HANDLE(99), key(1), key(1), NULL) == 709);
	CHECK(shim_cls_get(NULL, p->handle, key(1)) == 1);
	for (ready = 3; ready <= 4; ready++) /* before cuInit or in a forked child; while the process ends */
		CHECK(shim_cls_put(NULL, key(1), key(2), NULL) == ready && get(p->handle, 1, &v) == ready && v == 0x77 && shim_cls_del(NULL, key(1)) == ready);
	ready = 46; /* link lost */
	CHECK(get(p->handle, 1, &v) == 0 && v == 5);
	ready = 0;
	shim_cls_destroy(c);
	shim_cls_destroy(p);
	CHECK(get(p->handle, 1, &v) == 400);
	CHECK(shim_cls_put(p->handle, key(1), key(6), NULL) == 0 && get(p->handle, 1, &v) == 0 && v == 6); /* after a reset */
	shim_cls_destroy(p);
	top = NULL;
}

/* --- destructors */
static uintptr_t log_keys[16], log_n;

static void note(CUcontext ctx, void *k, void *value)
{
	uintptr_t v;
	CHECK(get(ctx, (uintptr_t)k, &v) == 0 && v == (uintptr_t)value); /* its own value is still there */
	log_keys[log_n++] = (uintptr_t)k;
}

static void note_and_meddle(CUcontext ctx, void *k, void *value)
{
	note(ctx, k, value);
	CHECK(shim_cls_put(ctx, key(50), key(8), note) == 0);
	CHECK(shim_cls_del(ctx, key(2)) == 0);
	CHECK(shim_cls_put(ctx, k, key(99), note) == 400);
}

static void note_and_leave(CUcontext ctx, void *k, void *value)
{
	note(ctx, k, value);
	CHECK(shim_cls_del(ctx, k) == 0);
	CHECK(shim_cls_put(ctx, key(60), key(7), note) == 0); /* may move into the same slot */
}

static void test_destructors(void)
{
	static const uintptr_t want[] = {4, 60, 3, 50, 1};
	struct shim_ctx *c = context(2, 0, 1);
	CHECK(shim_cls_put(c->handle, key(1), key(10), note) == 0);
	CHECK(shim_cls_put(c->handle, key(2), key(20), note) == 0);
	CHECK(shim_cls_put(c->handle, key(7), key(70), NULL) == 0);
	CHECK(shim_cls_put(c->handle, key(3), key(30), note_and_meddle) == 0);
	CHECK(shim_cls_put(c->handle, key(4), key(40), note_and_leave) == 0);
	log_n = 0;
	shim_cls_destroy(c);
	CHECK(log_n == 5 && !memcmp(log_keys, want, sizeof want));
	shim_cls_destroy(c);
	CHECK(log_n == 5);
}

/* --- hammer: readers must see a key's own values or nothing; writers come, go, and reset under them. */
enum { READERS = 3, WRITERS = 2, KEYS = 20, ROUNDS = 3000 };
static _Atomic int stop;
static _Atomic long destroyed, made;

static void count_destroyed(CUcontext ctx, void *k, void *value)
{
	void *v;
	(void)ctx;
	if ((uintptr_t)value % KEYS != (uintptr_t)k % KEYS)
		atomic_fetch_add(&destroyed, 1000000);
	shim_cls_get(&v, ctx, key(1));
	atomic_fetch_add(&destroyed, 1);
}

static void *reader(void *arg)
{
	long *bad = arg;
	while (!atomic_load_explicit(&stop, memory_order_relaxed)) {
		for (uintptr_t k = 0; k < KEYS; k++) {
			void *v;
			CUresult rc = shim_cls_get(&v, HANDLE(3), key(k));
			*bad += rc ? rc != 400 : (uintptr_t)v % KEYS != k;
		}
	}
	return NULL;
}

static void *writer(void *arg)
{
	uintptr_t me = (uintptr_t)arg;
	struct shim_ctx *c = contexts + 3;
	for (uintptr_t i = 1; i <= ROUNDS; i++) {
		uintptr_t k = (i * 7 + me) % KEYS;
		if (!shim_cls_put(c->handle, key(k), key(i * KEYS + k), count_destroyed))
			atomic_fetch_add(&made, 1);
		if (i % 3 == 0 && !shim_cls_del(c->handle, key((k + 3) % KEYS)))
			atomic_fetch_sub(&made, 1);
		if (i % 50 == 0)
			shim_cls_destroy(c);
	}
	return NULL;
}

/* Contexts that come and go pass blocks between threads. */
static void *passer(void *arg)
{
	uintptr_t i = (uintptr_t)arg;
	uintptr_t v;
	for (uintptr_t n = 1; n < ROUNDS / 4; n++) {
		for (uintptr_t k = 0; k < KEYS; k++)
			CHECK(shim_cls_put(HANDLE(i), key(k), key(i * 1000 + k), NULL) == 0);
		for (uintptr_t k = 0; k < KEYS; k++)
			CHECK(get(HANDLE(i), k, &v) == 0 && v == i * 1000 + k);
		shim_cls_destroy(contexts + i);
	}
	return NULL;
}

static void test_hammer(void)
{
	pthread_t r[READERS], w[WRITERS], p[2];
	long bad[READERS] = {0};
	struct shim_ctx *c = context(3, 1, 1);
	context(4, 0, 1);
	context(5, 0, 1);
	for (int i = 0; i < READERS; i++)
		CHECK(!pthread_create(&r[i], NULL, reader, &bad[i]));
	for (uintptr_t i = 0; i < WRITERS; i++)
		CHECK(!pthread_create(&w[i], NULL, writer, (void *)i));
	for (uintptr_t i = 0; i < 2; i++)
		CHECK(!pthread_create(&p[i], NULL, passer, (void *)(i + 4)));
	for (int i = 0; i < WRITERS; i++)
		pthread_join(w[i], NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(p[i], NULL);
	atomic_store(&stop, 1);
	for (int i = 0; i < READERS; i++) {
		pthread_join(r[i], NULL);
		CHECK(bad[i] == 0);
	}
	shim_cls_destroy(c);
	/* A value deleted while its destructor ran was counted as destroyed and as taken back: never fewer than made. */
	CHECK(atomic_load(&destroyed) >= atomic_load(&made) && atomic_load(&destroyed) < 1000000);
}

int main(void)
{
	test_map();
	test_which_context();
	test_destructors();
	test_hammer();
	return failed ? 1 : 0;
}
