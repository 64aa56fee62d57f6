/* shim/test/test_addressmap.c: addresses against a simple model: random allocations never overlap, every address is found in the
 * block that holds it and in no other, what ends is gone; then from many threads at once.
 * Links: core/session/addressmap.c core/base/lock.c. The session's windows are doubles. */
#include "../core/ferry.h"
#include "check.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/* --- doubles: a device window that is only numbers, a host window that is really reserved. */
enum { HOST_SIZE = 1 << 30 };
static struct ferry_range device = {0x200000000000, 1ull << 34}, host;
struct ferry_range ferry_device_window(void) { return device; }
struct ferry_range ferry_host_window(void) { return host; }
int ferry_range_reserved(void) { return host.size != 0; }

static uint64_t seed = 88172645463325252ull;
static uint64_t draw(void) /* xorshift64 */
{
	seed ^= seed << 13;
	seed ^= seed >> 7;
	return seed ^= seed << 17;
}

static uint64_t draw_size(void)
{
	switch (draw() % 8) {
	case 0: return 1 + draw() % 16;
	case 1: return (1 << 20) - 2 + draw() % 4; /* where small becomes large */
	case 2: return (2 << 20) - 1 + draw() % 3;
	case 3: return 1 + draw() % (32 << 20);
	default: return 1 + draw() % 100000;
	}
}

enum { BLOCKS = 400, ROUNDS = 40000 };
static struct ferry_block model[BLOCKS];
static int n;
static int owners[3];

static int overlaps(uint64_t addr, uint64_t size)
{
	for (int i = 0; i < n; i++)
		if (addr < model[i].addr + model[i].size && model[i].addr < addr + size)
			return 1;
	return 0;
}

static void expect(uint64_t addr, const struct ferry_block *want)
{
	struct ferry_block got = {0};
	int rc = ferry_block_find(FERRY_DEVICE, addr, &got);
	struct ferry_place all;
	ferry_block_find_all(addr, &all); /* the same answers at once */
	CHECK(all.addr == addr && !memcmp(&all.block[FERRY_DEVICE], &got, sizeof got) && all.next[FERRY_DEVICE] > addr && !all.block[FERRY_MAPPED].size);
	if (!want) {
		CHECK(rc == -1);
		return;
	}
	CHECK(rc == 0 && got.addr == want->addr && got.size == want->size && got.owner == want->owner && got.tag == want->tag);
}

static const struct ferry_block *holder(uint64_t addr)
{
	for (int i = 0; i < n; i++)
		if (addr - model[i].addr < model[i].size)
			return &model[i];
	return NULL;
}

/* The block that holds addr, or the first behind it. */
static void expect_next(uint64_t addr)
{
	struct ferry_block got = {0};
	const struct ferry_block *want = holder(addr);
	for (int i = 0; i < n && !holder(addr); i++)
		if (model[i].addr > addr && (!want || model[i].addr < want->addr))
			want = &model[i];
	CHECK(ferry_block_next(FERRY_DEVICE, addr, &got) == (want ? 0 : -1));
	CHECK(!want || (got.addr == want->addr && got.size == want->size));
}

static int gone_n;
static void gone(int space, const struct ferry_block *b)
{
	CHECK(space == FERRY_DEVICE);
	for (int i = 0; i < n; i++)
		if (model[i].addr == b->addr) {
			CHECK(model[i].size == b->size && model[i].owner == b->owner);
			model[i] = model[--n];
			gone_n++;
			return;
		}
	CHECK(!"a block ended that was not there");
}

static void test_model(void)
{
	for (int round = 0; round < ROUNDS; round++) {
		uint64_t r = draw();
		if (n < BLOCKS && (n == 0 || r % 100 < 55)) {
			uint64_t size = draw_size(), addr = 0;
			void *owner = &owners[draw() % 3];
			CHECK(ferry_block_alloc(size, 0, owner, (uint64_t)round, &addr) == 0);
			CHECK(addr % 512 == 0 && addr >= device.base && addr - device.base + size <= device.size);
			CHECK(!overlaps(addr, size));
			model[n++] = (struct ferry_block){addr, size, owner, (uint64_t)round};
		} else if (r % 1000 == 999) { /* a context ends with all it owns */
			void *owner = &owners[draw() % 3];
			int had = 0, before = n;
			for (int i = 0; i < n; i++)
				had += model[i].owner == owner;
			gone_n = 0;
			ferry_block_release_owner(owner, gone);
			CHECK(gone_n == had && n == before - had);
		} else {
			int i = (int)(draw() % (unsigned)n);
			struct ferry_block out = {0};
			if (model[i].size > 1)
				CHECK(ferry_block_release(FERRY_DEVICE, model[i].addr + 1, NULL) == -1); /* not its beginning */
			CHECK(ferry_block_release(FERRY_DEVICE, model[i].addr, &out) == 0 && out.size == model[i].size && out.tag == model[i].tag);
			CHECK(ferry_block_release(FERRY_DEVICE, model[i].addr, NULL) == -1); /* twice */
			model[i] = model[--n];
		}
		if (n) {
			const struct ferry_block *b = &model[draw() % (unsigned)n];
			expect(b->addr, b);
			expect(b->addr + b->size - 1, b);
			expect(b->addr + draw() % b->size, b);
			expect(b->addr + b->size, holder(b->addr + b->size));
			expect(b->addr - 1, holder(b->addr - 1));
		}
		uint64_t any = device.base + draw() % device.size;
		expect(any, holder(any));
		if (round % 16 == 0)
			expect_next(any);
	}
	for (int i = 0; i < 3; i++)
		ferry_block_release_owner(&owners[i], gone);
	CHECK(n == 0);
}

/* Blocks that others placed: never over one that is there. */
static void test_note(void)
{
	uint64_t at = device.base + device.size * 2;
	CHECK(ferry_block_add(FERRY_DEVICE, at, 100, &owners[0], 1) == 0);
	CHECK(ferry_block_add(FERRY_DEVICE, at, 100, &owners[0], 1) == -1);
	CHECK(ferry_block_add(FERRY_DEVICE, at + 99, 1, &owners[0], 1) == -1);
	CHECK(ferry_block_add(FERRY_DEVICE, at - 10, 11, &owners[0], 1) == -1);
	CHECK(ferry_block_add(FERRY_DEVICE, at - 10, 10, &owners[0], 2) == 0);
	CHECK(ferry_block_add(FERRY_DEVICE, at + 100, 1, &owners[0], 3) == 0);
	CHECK(ferry_block_add(FERRY_HOST, at, 100, &owners[0], 4) == 0); /* the other space */
	struct ferry_block b;
	CHECK(ferry_block_find(FERRY_DEVICE, at + 5, &b) == 0 && b.tag == 1);
	CHECK(ferry_block_find(FERRY_HOST, at + 5, &b) == 0 && b.tag == 4);
	CHECK(ferry_block_release(FERRY_DEVICE, at, NULL) == 0);
	CHECK(ferry_block_find(FERRY_DEVICE, at + 5, NULL) == -1);
	CHECK(ferry_block_find(FERRY_HOST, at + 5, NULL) == 0);
	ferry_block_release_owner(&owners[0], NULL);
	CHECK(ferry_block_find(FERRY_HOST, at + 5, NULL) == -1);
}

/* Sizes that cannot be, and a window that is full. */
/* A server says where a module's variables lie. It may say: where we hand out addresses, and that they are empty. */
static void test_note_hostile(void)
{
	static const uint64_t sizes[] = {1, 512, 4096, 1 << 20, 2 << 20};
	int owner;
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		uint64_t lie = device.base + (4 << 20) + 64 * i, got;
		CHECK(!ferry_block_add(FERRY_DEVICE, lie, sizes[i], NULL, 1));
		CHECK(!ferry_block_release(FERRY_DEVICE, lie, NULL));
		for (int k = 0; k < 64; k++) {
			CHECK(!ferry_block_alloc(sizes[i], 0, NULL, 2, &got));
			CHECK(got != lie);
			CHECK(!ferry_block_release(FERRY_DEVICE, got, NULL));
		}
	}
	CHECK(ferry_block_add(FERRY_DEVICE, UINT64_MAX - 100, 200, NULL, 1));
	CHECK(ferry_block_add(FERRY_DEVICE, device.base + (4 << 20), 0, &owner, 1));
	ferry_block_release_owner(&owner, NULL);
}

static void test_limits(void)
{
	uint64_t at, first, last;
	/* What the driver maps at a time lies on one device, so two devices' small blocks never share it. */
	uint64_t here, there;
	CHECK(ferry_block_alloc(1000, 0, &owners[1], 0, &here) == 0 && ferry_block_alloc(1000, 1, &owners[1], 0, &there) == 0);
	CHECK(here >> 21 != there >> 21);
	CHECK(ferry_block_release(FERRY_DEVICE, there, NULL) == 0 && ferry_block_alloc(1000, 0, &owners[1], 0, &at) == 0);
	CHECK(at >> 21 == here >> 21); /* and neither takes what the other gave back */
	CHECK(ferry_block_release(FERRY_DEVICE, here, NULL) == 0 && ferry_block_release(FERRY_DEVICE, at, NULL) == 0);
	CHECK(ferry_block_alloc(0, 0, NULL, 0, &at) == 1);
	CHECK(ferry_block_alloc(~0ull, 0, NULL, 0, &at) == 2);
	CHECK(ferry_block_alloc(~0ull - (4 << 20), 0, NULL, 0, &at) == 2);
	CHECK(ferry_block_alloc(device.size, 0, NULL, 0, &at) == 2);
	uint64_t half = device.size / 8 * 7 / 2;
	CHECK(ferry_block_alloc(half, 0, &owners[1], 0, &first) == 0);
	CHECK(ferry_block_alloc(half, 0, &owners[1], 0, &last) == 0);
	CHECK(ferry_block_alloc(2 << 20, 0, &owners[1], 0, &at) == 2); /* full */
	CHECK(ferry_block_release(FERRY_DEVICE, first, NULL) == 0);
	CHECK(ferry_block_alloc(half, 0, &owners[1], 0, &at) == 0 && at == first); /* and not full */
	ferry_block_release_owner(&owners[1], NULL);
}

/* Memory of the host window is usable at once, and gone when it ends. */
static void test_host(void)
{
	uint64_t at[64];
	int shared = 0;
	for (int round = 0; round < 20; round++) {
		for (size_t i = 0; i < 64; i++) {
			uint64_t size = 1 + draw() % 300000;
			int fd = -1;
			CHECK(ferry_block_alloc_host(size, &owners[2], i, &at[i], i % 3 ? &fd : NULL) == 0);
			memset((void *)(uintptr_t)at[i], (int)i + 1, size);
			if (fd >= 0) { /* what another process would see, and cannot cut short */
				unsigned char last = 0;
				CHECK(pread(fd, &last, 1, (off_t)size - 1) == 1 && last == i + 1);
				CHECK(ftruncate(fd, 0) == -1);
				close(fd);
				shared++;
			}
		}
		for (size_t i = 0; i < 64; i++) {
			CHECK(*(unsigned char *)(uintptr_t)at[i] == i + 1);
			if (i % 2)
				CHECK(ferry_block_release(FERRY_HOST, at[i], NULL) == 0);
		}
		ferry_block_release_owner(&owners[2], NULL);
		for (size_t i = 0; i < 64; i++)
			CHECK(ferry_block_find(FERRY_HOST, at[i], NULL) == -1);
	}
	CHECK(shared > 0);
	uint64_t one;
	CHECK(ferry_block_alloc_host(0, NULL, 0, &one, NULL) == 1 && ferry_block_alloc_host(~0ull, NULL, 0, &one, NULL) == 2);
}

/* The shim's own memory is found by no question, and takes no place of the program's. */
static void test_own(void)
{
	uint64_t own, theirs, low = ferry_host_low, high = ferry_host_high;
	struct ferry_block b;
	struct ferry_place place;
	int fd = -1;
	CHECK(ferry_block_alloc_own(3 << 20, &own, &fd) == 0);
	if (fd >= 0)
		close(fd);
	CHECK(low == ferry_host_low && high == ferry_host_high);
	memset((void *)(uintptr_t)own, 1, 3 << 20);
	CHECK(ferry_block_alloc_host(4096, NULL, 7, &theirs, NULL) == 0 && theirs != own);
	for (uint64_t at = own; at < own + (3 << 20); at += 4096) {
		CHECK(ferry_block_find(FERRY_HOST, at, &b) == -1);
		ferry_block_find_all(at, &place);
		CHECK(!place.block[FERRY_HOST].size);
		CHECK(ferry_block_retag(FERRY_HOST, at, 9) == -1);
		CHECK(ferry_block_add(FERRY_HOST, at, 4096, NULL, 0) == -1); /* and the program can put nothing there */
	}
	CHECK(ferry_block_next(FERRY_HOST, own, &b) == -1 || b.addr != own);
	CHECK(ferry_block_release(FERRY_HOST, own, NULL) == 0 && ferry_block_release(FERRY_HOST, theirs, NULL) == 0);
}

static void *hammer(void *arg)
{
	uint64_t at[32];
	int wrong = 0;
	for (int round = 0; round < 300; round++) {
		for (size_t i = 0; i < 32; i++)
			wrong += ferry_block_alloc(1 + (i * 7919 + (size_t)round) % 3000000, 0, arg, i, &at[i]) != 0;
		for (size_t i = 0; i < 32; i++) {
			struct ferry_block b = {0};
			wrong += ferry_block_find(FERRY_DEVICE, at[i], &b) != 0 || b.owner != arg || b.tag != i;
		}
		for (size_t i = 0; i < 32; i++)
			wrong += ferry_block_release(FERRY_DEVICE, at[i], NULL) != 0;
	}
	return (void *)(intptr_t)wrong;
}

static void add_size(const struct ferry_block *b, void *arg) { *(uint64_t *)arg += b->size; }

/* A block that begins inside a granule has all of its granules to itself, and leaves them whole. */
static void test_inside(void)
{
	enum { MANY = 300 };
	const uint64_t granule = 2 << 20;
	uint64_t base[MANY], small, sizes = 0, want = 0;
	struct ferry_block b;
	int owner;
	for (int i = 0; i < MANY; i++) {
		uint64_t offset = draw() % granule & ~255ull, size = i % 3 ? 1 + draw() % 5000 : 1 + draw() % (8 << 20);
		CHECK(!ferry_block_alloc_inside(offset, size, &owner, 77, &base[i]));
		CHECK(base[i] % granule == 0 && base[i] >= device.base + device.size / 8);
		CHECK(!ferry_block_find(FERRY_DEVICE, base[i] + offset, &b) && b.addr == base[i] + offset && b.size == size && b.tag == 77);
		CHECK(!offset || ferry_block_find(FERRY_DEVICE, base[i], NULL));
		for (int k = 0; k < i; k++)
			CHECK(base[k] != base[i]);
		want += size;
		/* What is allocated meanwhile keeps out of its granules. */
		uint64_t end = (base[i] + offset + size + granule - 1) & ~(granule - 1), other;
		CHECK(!ferry_block_alloc(granule, 0, NULL, 1, &other) && (other >= end || other + granule <= base[i]));
		CHECK(!ferry_block_release(FERRY_DEVICE, other, NULL));
	}
	ferry_block_each(FERRY_DEVICE, add_size, &sizes);
	CHECK(sizes == want);
	ferry_block_release_owner(&owner, NULL);
	/* A small one's place is not handed out as a small block's. */
	for (int i = 0; i < 1000; i++) {
		CHECK(!ferry_block_alloc(1 + draw() % 5000, 0, &owner, 1, &small));
		CHECK(small < device.base + device.size / 8);
	}
	ferry_block_release_owner(&owner, NULL);
	CHECK(ferry_block_alloc_inside(granule, 10, &owner, 1, &small) == 2); /* beyond the first granule */
	CHECK(ferry_block_alloc_inside(0, 0, &owner, 1, &small) == 1);
	CHECK(ferry_block_alloc_inside(512, UINT64_MAX - 100, &owner, 1, &small) == 2);
	CHECK(ferry_block_alloc_inside(0, device.size, &owner, 1, &small) == 2);
}

static void test_threads(void)
{
	pthread_t t[6];
	int mine[6];
	for (int i = 0; i < 6; i++)
		pthread_create(&t[i], NULL, hammer, &mine[i]);
	for (int i = 0; i < 6; i++) {
		void *wrong;
		pthread_join(t[i], &wrong);
		CHECK(!wrong);
	}
}

int main(void)
{
	void *p = mmap(NULL, HOST_SIZE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	CHECK(p != MAP_FAILED);
	host = (struct ferry_range){((uint64_t)(uintptr_t)p + (2 << 20) - 1) & ~((2ull << 20) - 1), HOST_SIZE - (2 << 20)};
	test_model();
	test_note();
	test_note_hostile();
	test_limits();
	test_host();
	test_inside();
	test_own();
	test_threads();
	return verdict();
}
