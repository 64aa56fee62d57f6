/* away: programs for sessions that are suspended.
 *
 *     away capture FILE           begins a capture, says "ready", ends it when FILE exists and runs the graph
 *     away share FILE             makes a handle of its memory for other processes, says "ready", ends when FILE exists
 *     away hold FILE              has some memory and pinned memory, says "ready", checks both when FILE exists
 *     away variable FILE          knows where a variable lies that would lie elsewhere in another process, says "ready", ends when FILE exists
 *     away notebook MIB ROUNDS MS SEED
 *                                 fills MIB of memory in each round, waits MS milliseconds, and checks all of it in the next
 *
 * Each ends with "PASS". */
#include "expect.h"
#include <unistd.h>

static void await(const char *file)
{
	puts("ready");
	while (access(file, F_OK))
		usleep(10000);
}

static void capture(const char *file)
{
	CUdeviceptr at;
	CUstream s;
	CUgraph graph;
	CUgraphExec run;
	unsigned got = 0;

	OK(cuMemAlloc_v2(&at, 4096));
	OK(cuStreamCreate(&s, CU_STREAM_NON_BLOCKING));
	OK(cuStreamBeginCapture_v2(s, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL));
	OK(cuMemsetD32Async(at, 7, 1024, s));
	await(file);
	OK(cuStreamEndCapture(s, &graph));
	OK(cuGraphInstantiateWithFlags(&run, graph, 0));
	OK(cuGraphLaunch(run, s));
	OK(cuStreamSynchronize(s));
	OK(cuMemcpyDtoH_v2(&got, at + 4092, 4));
	SAME(got, 7u);
}

static void share(const char *file)
{
	CUdeviceptr at;
	CUipcMemHandle_v1 handle;

	OK(cuMemAlloc_v2(&at, 4 << 20));
	OK(cuIpcGetMemHandle(&handle, at));
	await(file);
	OK(cuMemsetD32_v2(at, 1, 1 << 20));
}

static void hold(const char *file)
{
	CUdeviceptr at;
	unsigned *pinned, got = 0;

	OK(cuMemAlloc_v2(&at, 4 << 20));
	OK(cuMemAllocHost_v2((void **)&pinned, 1 << 20));
	OK(cuMemsetD32_v2(at, 5, 1 << 20));
	pinned[77] = 6;
	OK(cuCtxSynchronize());
	await(file);
	OK(cuMemcpyHtoD_v2(at, pinned + 77, 4));
	OK(cuMemcpyDtoH_v2(pinned, at, 8));
	OK(cuMemcpyDtoH_v2(&got, at + (4 << 20) - 4, 4));
	SAME(pinned[0], 6u);
	SAME(pinned[1], 5u);
	SAME(pinned[77], 6u);
	SAME(got, 5u);
}

static void variable(const char *file)
{
	static char code[] = ".version 6.0\n.target sm_50\n.address_size 64\n.visible .global .u32 total = 9;\n.visible .entry none() { ret; }\n";
	CUmodule gone, kept;
	CUdeviceptr at;
	size_t size = 0;
	unsigned got = 0;

	OK(cuModuleLoadData(&gone, code));
	OK(cuModuleLoadData(&kept, code));
	OK(cuModuleGetGlobal_v2(&at, &size, kept, "total"));
	OK(cuModuleUnload(gone));
	await(file);
	OK(cuMemcpyDtoH_v2(&got, at, 4));
	SAME(got, 9u);
}

/* word is what stands at a place after a round. */
static unsigned word(unsigned seed, unsigned round, unsigned piece) { return (seed * 1000003u + round) * 31u + piece; }

static void notebook(unsigned mib, unsigned rounds, unsigned ms, unsigned seed)
{
	enum { PIECES = 4 };
	CUdeviceptr at[PIECES], small[16];
	size_t words = ((size_t)mib << 20) / PIECES / 4;
	unsigned *host = malloc(words * 4);

	SAME(!host, 0);
	for (unsigned i = 0; i < PIECES; i++)
		OK(cuMemAlloc_v2(&at[i], words * 4));
	for (unsigned i = 0; i < 16; i++)
		OK(cuMemAlloc_v2(&small[i], 256 + 512 * i));
	for (unsigned r = 0; r < rounds; r++) {
		for (unsigned i = 0; i < PIECES; i++)
			OK(cuMemsetD32_v2(at[i], word(seed, r, i), words));
		for (unsigned i = 0; i < 16; i++)
			OK(cuMemsetD32_v2(small[i], word(seed, r, 100 + i), 64));
		OK(cuCtxSynchronize());
		usleep(ms * 1000);
		for (unsigned i = 0; i < PIECES; i++) {
			OK(cuMemcpyDtoH_v2(host, at[i], words * 4));
			for (size_t w = 0; w < words && !wrong; w++)
				SAME(host[w], word(seed, r, i));
		}
		for (unsigned i = 0; i < 16; i++) {
			OK(cuMemcpyDtoH_v2(host, small[i], 256));
			for (unsigned w = 0; w < 64; w++)
				SAME(host[w], word(seed, r, 100 + i));
		}
	}
	free(host);
}

int main(int argc, char **argv)
{
	CUcontext context;

	setvbuf(stdout, NULL, _IOLBF, 0);
	OK(cuInit(0));
	OK(cuDevicePrimaryCtxRetain(&context, 0));
	OK(cuCtxSetCurrent(context));
	if (argc == 3 && !strcmp(argv[1], "capture"))
		capture(argv[2]);
	else if (argc == 3 && !strcmp(argv[1], "share"))
		share(argv[2]);
	else if (argc == 3 && !strcmp(argv[1], "hold"))
		hold(argv[2]);
	else if (argc == 3 && !strcmp(argv[1], "variable"))
		variable(argv[2]);
	else if (argc == 6 && !strcmp(argv[1], "notebook"))
		notebook((unsigned)atoi(argv[2]), (unsigned)atoi(argv[3]), (unsigned)atoi(argv[4]), (unsigned)atoi(argv[5]));
	else
		SAME("the arguments", "those of the comment at the top");
	return VERDICT();
}
