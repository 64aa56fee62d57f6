/* graphs: thousands of graphs are made, launched and destroyed, with functions, objects and memory of their own; the process holds
 * no more afterwards than after the first thousand. An argument says how many; with fewer memory is not looked at. Handles of Ferry's carry their place in the table in the low 31 bits. */
#include "cuda/gen_types.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { WARM = 1000 };
static void *lib;
static _Atomic int called, destroyed;

#define CALL(f, ...) check(((__typeof__(&f))dlsym(lib, #f))(__VA_ARGS__), #f, __LINE__)
static void check(CUresult rc, const char *call, int line)
{
	if (rc) {
		printf("FAIL: line %d: %s: %d\n", line, call, rc);
		exit(1);
	}
}

static void function(void *p) { atomic_fetch_add(&called, *(int *)p); }
static void destructor(void *p) { atomic_fetch_add(&destroyed, *(int *)p); }

static long resident_kib(void)
{
	long pages = 0, ignored;
	FILE *f = fopen("/proc/self/statm", "r");
	if (!f || fscanf(f, "%ld %ld", &ignored, &pages) != 2)
		pages = 0;
	if (f)
		fclose(f);
	return pages * (sysconf(_SC_PAGESIZE) / 1024);
}

static unsigned highest;

static void place(const void *handle)
{
	unsigned at = (unsigned)(uintptr_t)handle & 0x7fffffff;
	highest = at > highest ? at : highest;
}

static void cycle(CUstream s)
{
	static int one = 1;
	CUgraph g, clone;
	CUgraphExec e;
	CUgraphNode host, alloc, nodes[4];
	CUuserObject o;
	CALL(cuGraphCreate, &g, 0);
	CUDA_MEM_ALLOC_NODE_PARAMS_v1 m = {.bytesize = 4096};
	m.poolProps.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
	m.poolProps.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
	CUDA_HOST_NODE_PARAMS_v1 p = {.fn = (void *)function, .userData = &one};
	CALL(cuGraphAddHostNode, &host, g, NULL, 0, &p);
	CALL(cuGraphClone, &clone, g);
	CALL(cuGraphAddMemAllocNode, &alloc, g, &host, 1, &m);
	CALL(cuGraphAddMemFreeNode, &nodes[0], g, &alloc, 1, m.dptr);
	CALL(cuUserObjectCreate, &o, &one, (void *)destructor, 1, CU_USER_OBJECT_NO_DESTRUCTOR_SYNC);
	CALL(cuGraphRetainUserObject, g, o, 1, CU_GRAPH_USER_OBJECT_MOVE);
	CALL(cuGraphInstantiateWithFlags, &e, g, 0);
	CALL(cuGraphLaunch, e, s);
	size_t n = 4;
	CALL(cuGraphGetNodes, g, nodes, &n);
	place(g), place(clone), place(e), place(o), place(host), place(alloc);
	CALL(cuGraphDestroy, g);
	CALL(cuGraphExecDestroy, e);
	CALL(cuGraphDestroy, clone);
}

static void catch_up(CUstream s, int cycles)
{
	CALL(cuStreamSynchronize, s);
	for (int i = 0; i < 120000 && (destroyed < cycles || called < cycles); i++)
		usleep(1000);
}

int main(int argc, char **argv)
{
	int cycles = argc > 1 ? atoi(argv[1]) : 10000;
	CUdevice dev;
	CUcontext ctx;
	CUstream s;
	lib = dlopen("libcuda.so.1", RTLD_NOW);
	CALL(cuInit, 0);
	CALL(cuDeviceGet, &dev, 0);
	CALL(cuDevicePrimaryCtxRetain, &ctx, dev);
	CALL(cuCtxSetCurrent, ctx);
	CALL(cuStreamCreate, &s, 1);
	long before = 0;
	unsigned handles = 0;
	for (int i = 0; i < cycles; i++) {
		if (i == WARM)
			before = resident_kib(), handles = highest;
		cycle(s);
		if (i % 100 == 99) /* what is under way is held: a program may be thousands of launches ahead of the GPU */
			catch_up(s, i + 1);
	}
	catch_up(s, cycles);
	long grown = resident_kib() - before;
	if (called != cycles || destroyed != cycles)
		printf("FAIL: %d calls and %d destructors in %d cycles\n", called, destroyed, cycles);
	else if (cycles > WARM && highest > handles + 2048)
		printf("FAIL: handles reach up to %u, after %d cycles to %u\n", highest, WARM, handles);
	else if (cycles > WARM && grown > 4096)
		printf("FAIL: the process grew by %ld KiB\n", grown);
	else
		printf("PASS\n");
	return 0;
}
