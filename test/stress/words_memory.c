/* test/stress/words_memory.c: memory of every kind, live and ended, and words that look like addresses of it or of anything else in the
 * process. What the program writes into its memory must stay there, whatever kernels are launched with its addresses. */
#include "words.h"
#include <sys/mman.h>

enum { DEVICE, PINNED, REGISTERED, FILED, MANAGED, DEAD, FOREIGN, KINDS };
enum { AREAS = 48, AROUND = 64 /* bytes of the program's own on either side of registered memory, in the same pages */ };

static struct area {
	int kind, live;
	uint64_t at, size;
	uint64_t content;         /* what its bytes are made of; 0: they are the device's */
	unsigned char *base;      /* of registered memory: what it lies in */
	size_t base_size;
} areas[AREAS];
static int with_managed, devices;
static CUcontext home;

/* --- content */

static unsigned char content_at(uint64_t content, uint64_t i) { return (unsigned char)((content + i / 8) * 0x9e3779b97f4a7c15ull >> (i % 8 * 8)); }

static unsigned char *host_bytes(const struct area *a) { return (unsigned char *)(uintptr_t)a->at; }
static int is_host(const struct area *a) { return a->live && (a->kind == PINNED || a->kind == REGISTERED || a->kind == FILED || a->kind == MANAGED); }
static int is_writable(const struct area *a) { return is_host(a) && a->kind != FILED; }

/* The bytes of the program's own around registered memory, too. */
static void fill(struct area *a)
{
	uint64_t around = a->kind == REGISTERED ? AROUND : 0;
	a->content = draw() | 1;
	for (uint64_t i = 0; i < a->size + 2 * around; i++)
		host_bytes(a)[(int64_t)i - (int64_t)around] = content_at(a->content, i);
}

static void verify(const struct area *a)
{
	uint64_t around = a->kind == REGISTERED ? AROUND : 0;
	for (uint64_t i = 0; a->content && i < a->size + 2 * around; i++) {
		unsigned char is = host_bytes(a)[(int64_t)i - (int64_t)around], want = content_at(a->content, i);
		if (is != want)
			WRONG("byte %lld of %llu in memory of kind %d is %#x, not %#x", (long long)i - (long long)around, (unsigned long long)a->size, a->kind, is, want);
	}
}

void memory_verify(void)
{
	for (struct area *a = areas; a < areas + AREAS; a++)
		if (is_host(a) && below(4) == 0)
			verify(a);
}

/* --- beginning and ending */

static uint64_t any_size(void) { return below(3) ? 1 + below(20000) : 1 + below(3 << 20); }

static void map_file(struct area *a)
{
	FILE *f = tmpfile();
	a->content = draw() | 1;
	for (uint64_t i = 0; i < a->size; i++)
		fputc(content_at(a->content, i), f);
	fflush(f);
	a->base_size = a->size;
	a->base = mmap(NULL, a->size, PROT_READ, MAP_SHARED, fileno(f), 0);
	fclose(f);
	a->at = (uint64_t)(uintptr_t)a->base;
	/* Not every driver can: then it is memory like any other. */
	a->live = a->base != MAP_FAILED && !cuMemHostRegister_v2(a->base, a->size, 8 /* read-only */);
	if (!a->live)
		munmap(a->base, a->size);
}

/* Memory of a context that ends at once. */
static void begin_dead(struct area *a)
{
	CUcontext other;
	void *p;
	TRY(cuCtxCreate_v2(&other, 0, 0));
	if (below(2)) {
		TRY(cuMemAllocHost_v2(&p, a->size));
		a->at = (uint64_t)(uintptr_t)p;
	} else {
		TRY(cuMemAlloc_v2(&a->at, a->size));
	}
	memory_add_handle((uint64_t)(uintptr_t)other);
	TRY(cuCtxDestroy_v2(other));
	TRY(cuCtxSetCurrent(home));
	a->live = 0;
}

static void begin(struct area *a)
{
	void *p;
	*a = (struct area){.kind = (int)below(KINDS), .live = 1, .size = any_size()};
	if (a->kind == MANAGED && !with_managed)
		a->kind = REGISTERED;
	if (a->kind == FOREIGN && devices < 2)
		a->kind = DEVICE;
	if ((a->kind == DEAD || a->kind == FILED) && below(4))
		a->kind = PINNED;
	switch (a->kind) {
	case DEVICE: TRY(cuMemAlloc_v2(&a->at, a->size)); break;
	case PINNED:
		TRY(cuMemHostAlloc(&p, a->size, (unsigned)below(4)));
		a->at = (uint64_t)(uintptr_t)p;
		fill(a);
		break;
	case REGISTERED:
		a->base_size = (a->size + 3 * 4096 + 2 * AROUND) & ~4095ull;
		a->base = mmap(NULL, a->base_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
		a->at = (uint64_t)(uintptr_t)a->base + AROUND + below(2 * 4096 - 2 * AROUND);
		fill(a);
		TRY(cuMemHostRegister_v2(host_bytes(a), a->size, (unsigned)below(4)));
		break;
	case FILED: map_file(a); break;
	case MANAGED:
		TRY(cuMemAllocManaged(&a->at, a->size, 1));
		fill(a);
		break;
	case DEAD: begin_dead(a); break;
	case FOREIGN: {
		CUcontext other;
		TRY(cuDevicePrimaryCtxRetain(&other, 1));
		TRY(cuCtxSetCurrent(other));
		TRY(cuMemAlloc_v2(&a->at, a->size));
		TRY(cuCtxSetCurrent(home));
		break;
	}
	}
}

/* Its address stays a word. */
static void end(struct area *a)
{
	if (!a->live)
		return;
	if (is_host(a))
		verify(a);
	switch (a->kind) {
	case DEVICE: case FOREIGN: case MANAGED: TRY(cuMemFree_v2(a->at)); break;
	case PINNED: TRY(cuMemFreeHost(host_bytes(a))); break;
	case REGISTERED: case FILED:
		TRY(cuMemHostUnregister(host_bytes(a)));
		verify(a);
		munmap(a->base, a->base_size);
	}
	a->live = 0;
}

void memory_begin(int managed)
{
	size_t n;
	CUdeviceptr large;
	with_managed = managed;
	TRY(cuDeviceGetCount(&devices));
	TRY(cuCtxGetCurrent(&home));
	for (struct area *a = areas; a < areas + AREAS / 2; a++)
		begin(a);
	/* Pageable copies, large enough for a library that stages them to have an area of its own for it. */
	n = 48 << 20;
	void *pageable = calloc(1, n);
	TRY(cuMemAlloc_v2(&large, n));
	for (int i = 0; i < 2; i++) {
		TRY(cuMemcpyHtoD_v2(large, pageable, n));
		TRY(cuMemcpyDtoH_v2(pageable, large, n));
	}
	TRY(cuMemFree_v2(large));
	free(pageable);
}

void memory_change(void)
{
	for (int i = 0; i < 4; i++) {
		struct area *a = &areas[below(AREAS)];
		if (!a->live) {
			begin(a);
		} else if (is_writable(a) && below(2)) {
			verify(a);
			fill(a);
		} else {
			end(a);
			if (below(2))
				begin(a);
		}
	}
}

void memory_end(void)
{
	for (struct area *a = areas; a < areas + AREAS; a++)
		end(a);
}

/* --- a copy under way */

static struct { struct area *a; CUdeviceptr from; uint64_t content; } copy;

void memory_copy_begin(CUstream s)
{
	copy.a = &areas[below(AREAS)];
	if (!is_writable(copy.a) || (copy.a->kind == REGISTERED && copy.a->size < 2 * AROUND)) {
		copy.a = NULL;
		return;
	}
	struct area *a = copy.a;
	unsigned char *bytes = malloc(a->size);
	uint64_t around = a->kind == REGISTERED ? AROUND : 0;
	for (uint64_t i = 0; i < a->size; i++)
		bytes[i] = content_at(a->content, i + around) ^ 0x55;
	TRY(cuMemAlloc_v2(&copy.from, a->size));
	TRY(cuMemcpyHtoD_v2(copy.from, bytes, a->size));
	TRY(cuMemcpyDtoHAsync_v2(host_bytes(a), copy.from, a->size, s));
	free(bytes);
}

void memory_copy_end(void)
{
	struct area *a = copy.a;
	if (!a)
		return;
	uint64_t around = a->kind == REGISTERED ? AROUND : 0;
	for (uint64_t i = 0; i < a->size; i++) {
		unsigned char want = content_at(a->content, i + around) ^ 0x55;
		if (host_bytes(a)[i] != want)
			WRONG("byte %llu of a copy into memory of kind %d is %#x, not %#x", (unsigned long long)i, a->kind, host_bytes(a)[i], want);
	}
	TRY(cuMemFree_v2(copy.from));
	fill(a);
	copy.a = NULL;
}

/* --- words */

static struct { uint64_t low, high; int writable; } maps[2048];
static unsigned maps_n;
static uint64_t handles[64];
static unsigned handles_n;

void memory_add_handle(uint64_t handle) { handles[handles_n++ % 64] = handle; }

/* Every mapping of this process: the program's, those of libraries and of whatever libcuda.so.1 keeps for itself, stacks. */
static void read_maps(void)
{
	char line[512], rights[8];
	unsigned long low, high;
	FILE *f = fopen("/proc/self/maps", "r");
	maps_n = 0;
	while (f && fgets(line, sizeof line, f) && maps_n < 2048)
		if (sscanf(line, "%lx-%lx %7s", &low, &high, rights) == 3 && !strstr(line, "[v"))
			maps[maps_n].low = low, maps[maps_n].high = high, maps[maps_n++].writable = !strncmp(rights, "rw", 2);
	if (f)
		fclose(f);
}

static uint64_t near_border(uint64_t low, uint64_t size)
{
	static const int64_t off[] = {0, 1, 4, 7, 8, -1, -4, -8, 4095, 4096};
	uint64_t at = below(2) ? low : below(2) ? low + size : low + below(size);
	return at + (uint64_t)off[below(sizeof off / sizeof *off)];
}

uint64_t hostile_word(void)
{
	static unsigned uses;
	if (uses++ % 100000 == 0)
		read_maps();
	switch (below(8)) {
	case 0: case 1: case 2: {
		const struct area *a = &areas[below(AREAS)];
		return a->size ? near_border(a->at, a->size) : 0;
	}
	case 3: case 4: case 5: {
		unsigned i = (unsigned)below(maps_n);
		return near_border(maps[i].low, maps[i].high - maps[i].low);
	}
	case 6: return handles_n && below(2) ? handles[below(handles_n < 64 ? handles_n : 64)] : (uint64_t)(uintptr_t)&uses + below(4096);
	default: return below(2) ? draw() : below(2) ? below(1 << 20) : ~0ull >> below(64);
	}
}

/* --- questions */

static struct { uint64_t at, size; } others[8]; /* CUDA's memory of the program's that is none of the areas */
static unsigned others_n;

void memory_own(uint64_t at, uint64_t size) { others[others_n].at = at, others[others_n++].size = size; }

/* Does a page lie in what is mapped for an allocation? That is 2 MiB at a time. */
static int is_in(uint64_t page, uint64_t at, uint64_t size)
{
	const uint64_t unit = 2 << 20;
	return page < (at + size + unit - 1) / unit * unit && at / unit * unit < page + 4096;
}

static int is_ours(uint64_t page)
{
	for (unsigned i = 0; i < others_n; i++)
		if (is_in(page, others[i].at, others[i].size))
			return 1;
	for (const struct area *a = areas; a < areas + AREAS; a++)
		if (a->size && (a->live || a->kind == MANAGED) && is_in(page, a->at, a->size))
			return 1;
	return 0;
}

/* Every mapping that is not memory of CUDA's is, to CUDA, what memory from malloc is. */
void memory_queries(void)
{
	unsigned char *plain = malloc(4096);
	CUdeviceptr d, got, base;
	size_t size;
	unsigned type, flags;
	TRY(cuMemAlloc_v2(&d, 4096));
	read_maps();
	for (unsigned i = 0; i < maps_n; i++) {
		uint64_t n = maps[i].high - maps[i].low, at = maps[i].low + (n > 4096 ? below(n / 4096) * 4096 : 0);
		void *p = (void *)(uintptr_t)at;
		if (!maps[i].writable || is_ours(at))
			continue;
#define ALIKE(call, like) do { CUresult is = (call), want = (like); if (is != want) WRONG("%s answers %d for %#llx, and %d for memory from malloc", #call, (int)is, (unsigned long long)at, (int)want); } while (0)
		CUdeviceptr like = (CUdeviceptr)(uintptr_t)plain;
		ALIKE(cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, at), cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, like));
		ALIKE(cuMemGetAddressRange_v2(&base, &size, at), cuMemGetAddressRange_v2(&base, &size, like));
		ALIKE(cuMemHostGetDevicePointer_v2(&got, p, 0), cuMemHostGetDevicePointer_v2(&got, plain, 0));
		ALIKE(cuMemHostGetFlags(&flags, p), cuMemHostGetFlags(&flags, plain));
		ALIKE(cuMemHostUnregister(p), cuMemHostUnregister(plain));
		ALIKE(cuMemFreeHost(p), cuMemFreeHost(plain));
		CUpointer_attribute which[] = {CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL};
		int ordinal = 0;
		void *to[] = {&type, &ordinal};
		TRY(cuPointerGetAttributes(2, which, to, at));
		if (type || ordinal != -2)
			WRONG("cuPointerGetAttributes says memory of type %u on device %d for %#llx", type, ordinal, (unsigned long long)at);
		TRY(cuMemcpyHtoD_v2(d, p, 4096)); /* as from any memory */
	}
	TRY(cuMemFree_v2(d));
	free(plain);
}
