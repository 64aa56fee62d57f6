/* words: parameters of kernels that hold words which look like addresses and are none that the kernel uses: of areas of the shim's own, of
 * freed and registered memory, of contexts that have ended. Every launch succeeds and computes what it should. */
#include "expect.h"
#include "kernels.h"
#include <sys/mman.h>

enum { MIB = 1 << 20, LAUNCHES = 20000, WORDS = 16 };

/* A kernel with room for words behind what it uses. */
static char ptx[] = PTX_HEADER
	".visible .entry add(.param .u64 at, .param .u32 v, .param .align 8 .b8 words[128])\n"
	"{\n"
	"	.reg .b32 %v, %old;\n"
	"	.reg .b64 %at;\n"
	"	ld.param.u64 %at, [at];\n"
	"	ld.param.u32 %v, [v];\n"
	"	atom.global.add.u32 %old, [%at], %v;\n"
	"	ret;\n"
	"}\n";

static struct { uint64_t low, high; } areas[256];
static int n_areas;

/* Where the shim has memory of its own, and what it reserved: all mappings of memfds that it made, and all that have no rights. */
static void find_areas(void)
{
	char line[512];
	FILE *maps = fopen("/proc/self/maps", "r");
	n_areas = 0;
	while (maps && fgets(line, sizeof line, maps) && n_areas < 256) {
		unsigned long low, high;
		char rights[8];
		if (sscanf(line, "%lx-%lx %7s", &low, &high, rights) == 3 && (strstr(line, "ferry-") || !strncmp(rights, "---", 3)))
			areas[n_areas].low = low, areas[n_areas++].high = high;
	}
	if (maps)
		fclose(maps);
}

static uint64_t draw(uint64_t *state) /* splitmix64 */
{
	uint64_t z = *state += 0x9e3779b97f4a7c15ull;
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
	z = (z ^ z >> 27) * 0x94d049bb133111ebull;
	return z ^ z >> 31;
}

int main(int argc, char **argv)
{
	int launches = argc > 1 ? atoi(argv[1]) : LAUNCHES;
	CUdevice dev;
	CUcontext ctx, other;
	CUmodule m;
	CUfunction add;
	CUdeviceptr at, freed;
	OK(cuInit(0));
	OK(cuDeviceGet(&dev, 0));
	OK(cuDevicePrimaryCtxRetain(&ctx, dev));
	OK(cuCtxSetCurrent(ctx));
	OK(cuModuleLoadData(&m, ptx));
	OK(cuModuleGetFunction(&add, m, "add"));
	OK(cuMemAlloc_v2(&at, 4096));
	OK(cuMemsetD8_v2(at, 0, 4096));

	uint64_t interesting[64];
	int n = 0;
	/* memory of a context that has ended */
	void *dead;
	OK(cuCtxCreate_v2(&other, 0, dev));
	OK(cuMemAllocHost_v2(&dead, MIB));
	interesting[n++] = (uint64_t)(uintptr_t)dead;
	OK(cuCtxDestroy_v2(other));
	OK(cuCtxSetCurrent(ctx));
	/* freed memory, pinned memory, registered memory, the middle of an allocation, and unaligned ones */
	OK(cuMemAlloc_v2(&freed, MIB));
	OK(cuMemFree_v2(freed));
	interesting[n++] = freed;
	void *gone, *pinned, *registered = mmap(NULL, MIB, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	OK(cuMemAllocHost_v2(&gone, MIB));
	OK(cuMemFreeHost(gone));
	interesting[n++] = (uint64_t)(uintptr_t)gone;
	OK(cuMemAllocHost_v2(&pinned, MIB));
	interesting[n++] = (uint64_t)(uintptr_t)pinned + 4097;
	OK(cuMemHostRegister_v2(registered, MIB, 0));
	interesting[n++] = (uint64_t)(uintptr_t)registered + 8;
	interesting[n++] = (uint64_t)(uintptr_t)&ctx;
	interesting[n++] = at + 123;
	/* pageable copies large enough for the shim to make its staging area */
	size_t large = 64u * MIB;
	void *pageable = malloc(large);
	CUdeviceptr big;
	OK(cuMemAlloc_v2(&big, large));
	memset(pageable, 1, large);
	for (int i = 0; i < 2; i++)
		OK(cuMemcpyHtoD_v2(big, pageable, large));
	find_areas();
	if (!n_areas)
		puts("no area of the shim's own was found"), wrong = 1;

	uint64_t seed = 7, sum = 0, words[WORDS];
	for (int i = 0; i < launches && !wrong; i++) {
		for (int k = 0; k < WORDS; k++) {
			uint64_t r = draw(&seed);
			int a = (int)(r >> 8) % n_areas;
			switch (r % 4) {
			case 0: words[k] = interesting[(r >> 8) % (unsigned)n]; break;
			case 1: words[k] = areas[a < 0 ? -a : a].low + draw(&seed) % (areas[a < 0 ? -a : a].high - areas[a < 0 ? -a : a].low); break;
			case 2: words[k] = areas[a < 0 ? -a : a].high - 8; break;
			default: words[k] = draw(&seed);
			}
		}
		uint32_t v = (uint32_t)i % 7;
		sum += v;
		void *params[] = {&at, &v, words};
		OK(cuLaunchKernel(add, 1, 1, 1, 1, 1, 1, 0, NULL, params, NULL));
		if (i % 512 == 511)
			OK(cuCtxSynchronize());
	}
	uint32_t got = 0;
	OK(cuMemcpyDtoH_v2(&got, at, 4));
	SAME(got, (uint32_t)sum);
	OK(cuCtxSynchronize());
	return VERDICT();
}
