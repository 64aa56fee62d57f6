/* shim/test/test_handle.c: handles against a simple model: random minting and dropping, stale and foreign handles; then from
 * many threads at once.
 * Links: core/session/handle.c core/base/among.c core/base/lock.c */
#include "../core/ferry.h"
#include "check.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static uint64_t seed = 1;
static uint64_t draw(void) /* xorshift64 */
{
	seed ^= seed << 13;
	seed ^= seed >> 7;
	return seed ^= seed << 17;
}

enum { LIVE = 3000, STALE = 4096, KINDS = 5, ROUNDS = 200000 };
static struct { uint64_t handle; int kind; void *object; } live[LIVE];
static struct { uint64_t handle; int kind; } stale[STALE];

struct kind_count { int kind, n; };

static void count(uint64_t handle, void *object, void *arg)
{
	struct kind_count *t = arg;
	t->n++;
	CHECK(ferry_handle_object(t->kind, handle) == object);
}

static void test_model(void)
{
	int n = 0, stales = 0, per_kind[KINDS + 1] = {0};
	for (int round = 0; round < ROUNDS; round++) {
		uint64_t r = draw();
		if (n < LIVE && (n == 0 || r % 100 < 52)) {
			int kind = 1 + (int)((r >> 8) % KINDS);
			void *object = (void *)(uintptr_t)(draw() | 1);
			uint64_t h = ferry_handle_mint(kind, object);
			CHECK(h >> 56 == 0x7e && (h >> 48 & 0xff) == (uint64_t)kind && ferry_handle_index(h) && !(h & 1u << 31) && h % 16 == 0);
			live[n].handle = h;
			live[n].kind = kind;
			live[n++].object = object;
			per_kind[kind]++;
		} else {
			int i = (int)((r >> 8) % (unsigned)n);
			CHECK(ferry_handle_drop(live[i].kind % KINDS + 1, live[i].handle) == NULL); /* another kind's */
			CHECK(ferry_handle_drop(live[i].kind, live[i].handle) == live[i].object);
			CHECK(ferry_handle_drop(live[i].kind, live[i].handle) == NULL); /* twice */
			stale[stales % STALE].handle = live[i].handle;
			stale[stales++ % STALE].kind = live[i].kind;
			per_kind[live[i].kind]--;
			live[i] = live[--n];
		}
		if (n) {
			int i = (int)(draw() % (unsigned)n);
			CHECK(ferry_handle_object(live[i].kind, live[i].handle) == live[i].object);
			CHECK(ferry_handle_known(live[i].kind, live[i].handle));
			CHECK(!ferry_handle_known(live[i].kind % KINDS + 1, live[i].handle));
		}
		if (stales) {
			int i = (int)(draw() % (unsigned)(stales < STALE ? stales : STALE));
			CHECK(ferry_handle_object(stale[i].kind, stale[i].handle) == NULL);
			CHECK(!ferry_handle_known(stale[i].kind, stale[i].handle));
		}
	}
	for (int a = 0; a < n; a++) /* no two alike */
		for (int b = a + 1; b < n; b++)
			if (ferry_handle_index(live[a].handle) == ferry_handle_index(live[b].handle))
				CHECK(!"two live handles share an index");
	for (int kind = 1; kind <= KINDS; kind++) {
		struct kind_count t = {kind, 0};
		ferry_handle_each(kind, count, &t);
		CHECK(t.n == per_kind[kind]);
	}
	for (int i = 0; i < n; i++)
		CHECK(ferry_handle_drop(live[i].kind, live[i].handle) == live[i].object);
}

static void test_odd(void)
{
	int object, other;
	static const uint64_t none[] = {0, 1, 2, 0x7fff12345678, ~0ull, 0x7eull << 56, 0x7e01000000000000, 0x7e010000ffffffff & ~(1ull << 31),
					0x7e01000000ffffff};
	for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
		CHECK(ferry_handle_object(1, none[i]) == NULL);
		CHECK(!ferry_handle_known(1, none[i]) || (none[i] & 1u << 31));
		CHECK(ferry_handle_drop(1, none[i]) == NULL);
	}
	CHECK(ferry_handle_known(1, 0x7e01000080000001)); /* minted by the server */
	CHECK(!ferry_handle_known(2, 0x7e01000080000001));
	uint64_t h = ferry_handle_mint(3, NULL);
	CHECK(ferry_handle_known(3, h) && !ferry_handle_object(3, h));
	ferry_handle_attach(3, h, &object);
	CHECK(ferry_handle_object(3, h) == &object && !ferry_handle_object(3, h | 1) && !ferry_handle_known(3, h + 8)); /* a program's own bits */
	ferry_handle_attach(2, h, &other); /* another kind's: no effect */
	CHECK(ferry_handle_object(3, h) == &object);
	CHECK(ferry_handle_drop(3, h) == &object);
	ferry_handle_attach(3, h, &other); /* stale: no effect */
	CHECK(!ferry_handle_object(3, h));
}

/* An object ends with its owner, and with the owner's owner. */
static void test_owners(void)
{
	uint64_t graph = ferry_handle_mint(1, NULL), other = ferry_handle_mint(1, NULL), node[3], inner;
	for (int i = 0; i < 3; i++) {
		node[i] = ferry_handle_mint(2, malloc(8));
		ferry_handle_own(graph, node[i]);
	}
	ferry_handle_own(other, node[1]); /* the first owner counts */
	inner = ferry_handle_mint(2, NULL);
	ferry_handle_own(node[0], inner);
	ferry_handle_own(inner, inner);
	free(ferry_handle_drop(2, node[1])); /* from the middle of the list */
	CHECK(!ferry_handle_known(2, node[1]) && ferry_handle_known(2, node[0]) && ferry_handle_known(2, node[2]) && ferry_handle_count(2) == 3);
	ferry_handle_drop(1, graph);
	CHECK(!ferry_handle_known(2, node[0]) && !ferry_handle_known(2, node[2]) && !ferry_handle_known(2, inner) && ferry_handle_count(2) == 0);
	node[0] = ferry_handle_mint(2, NULL);
	ferry_handle_own(graph, node[0]); /* stale: no effect */
	ferry_handle_own(ferry_handle_index(other), node[0]);
	inner = ferry_handle_mint(2, NULL);
	ferry_handle_own(node[0], inner);
	ferry_handle_drop_owned(other);
	CHECK(ferry_handle_known(1, other) && !ferry_handle_known(2, node[0]) && ferry_handle_count(1) == 1);
	CHECK(ferry_handle_orphaned(node[0]) && ferry_handle_orphaned(inner) && !ferry_handle_orphaned(node[2])); /* the last ended with its graph */
	ferry_handle_drop(1, other);
}

/* More handles in one place than there are generations: none is ever used twice. */
static void test_generations(void)
{
	enum { PLACES = 1 << 13 };
	static unsigned char used[PLACES][65536 / 8];
	uint64_t held[4096];
	int n = 0;
	while (n < 4096 && ferry_handle_index(held[n] = ferry_handle_mint(3, NULL)) / FERRY_HANDLE_STEP < PLACES) /* so that few places are left to reuse */
		n++;
	for (int i = 0; i < 300000; i++) {
		uint64_t h = ferry_handle_mint(3, NULL);
		uint32_t at = ferry_handle_index(h) / FERRY_HANDLE_STEP, generation = (uint32_t)(h >> 32) & 0xffff;
		CHECK(at < PLACES);
		if (at >= PLACES)
			break;
		CHECK(!(used[at][generation / 8] & 1 << generation % 8));
		used[at][generation / 8] |= (unsigned char)(1 << generation % 8);
		ferry_handle_drop(3, h);
	}
	for (int i = 0; i < n; i++)
		ferry_handle_drop(3, held[i]);
}

static int is_seven(const void *object, const void *arg) { return *(const int *)object == *(const int *)arg; }

/* What was minted and dropped is distinguished from what never was, and what its owner took along from what the program ended. */
static void test_ended(void)
{
	int seven = 7, eight = 8;
	uint64_t kept = ferry_handle_mint(3, &eight), dropped = ferry_handle_mint(3, &eight), taken = ferry_handle_mint(3, malloc(sizeof(int)));
	*(int *)ferry_handle_object(3, taken) = seven;
	CHECK(!ferry_handle_ended(3, kept) && !ferry_handle_ended(3, dropped) && !ferry_handle_orphaned(taken));
	ferry_handle_drop(3, dropped);
	ferry_handle_drop_each(3, is_seven, &seven, free);
	CHECK(ferry_handle_ended(3, dropped) && ferry_handle_ended(3, taken) && !ferry_handle_ended(3, kept));
	CHECK(ferry_handle_orphaned(taken) && !ferry_handle_orphaned(dropped) && !ferry_handle_orphaned(kept) && !ferry_handle_orphaned(0));
	CHECK(!ferry_handle_ended(2, dropped));                 /* another kind */
	CHECK(!ferry_handle_ended(3, kept + (1ull << 32)));     /* a later generation */
	CHECK(!ferry_handle_ended(3, kept | 0x7ffffff0));       /* no such place */
	CHECK(!ferry_handle_ended(3, dropped | 1u << 31));      /* the server's */
	CHECK(!ferry_handle_ended(3, 0) && !ferry_handle_ended(3, ~0ull));
	ferry_handle_drop(3, kept);
}

/* Threads mint and drop their own; none ever sees another's. */
static void *hammer(void *arg)
{
	uint64_t mine[16];
	int wrong = 0;
	for (int round = 0; round < 2000; round++) {
		for (size_t i = 0; i < 16; i++)
			mine[i] = ferry_handle_mint(4, arg);
		for (size_t i = 0; i < 16; i++)
			wrong += ferry_handle_object(4, mine[i]) != arg;
		for (size_t i = 0; i < 16; i++)
			wrong += ferry_handle_drop(4, mine[i]) != arg;
		for (size_t i = 0; i < 16; i++)
			wrong += ferry_handle_object(4, mine[i]) == arg;
	}
	return (void *)(intptr_t)wrong;
}

static void test_threads(void)
{
	pthread_t t[6];
	int objects[6];
	for (int i = 0; i < 6; i++)
		pthread_create(&t[i], NULL, hammer, &objects[i]);
	for (int i = 0; i < 6; i++) {
		void *wrong;
		pthread_join(t[i], &wrong);
		CHECK(!wrong);
	}
}

int main(void)
{
	test_model();
	test_odd();
	test_owners();
	test_ended();
	test_generations();
	test_threads();
	return verdict();
}
