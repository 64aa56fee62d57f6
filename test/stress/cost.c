/* cost: does a call cost more when there is much, or when much was done? With so many live allocations, streams and events,
 * makes so many rounds of every cheap call, and prints the CPU time of a round.
 *
 *     cost [--live 1] [--rounds 1000] [--call launch|alloc|stream|event|copy|sync|all] */
#include "common.h"
#include "kernels.h"
#include <sys/resource.h>

static CUfunction step;
static CUdeviceptr word;
static CUstream stream;

static void launch(void) { CHECK(cuLaunchKernel(step, 1, 1, 1, 1, 1, 1, 0, stream, (void *[]){&word, &(unsigned){1}, &(unsigned){1}}, NULL)); }

static void alloc(void)
{
	CUdeviceptr p;
	CHECK(cuMemAlloc_v2(&p, 1000));
	CHECK(cuMemFree_v2(p));
}

static void make_stream(void)
{
	CUstream s;
	CHECK(cuStreamCreate(&s, 0));
	CHECK(cuStreamDestroy_v2(s));
}

static void event(void)
{
	CUevent e;
	CHECK(cuEventCreate(&e, 2));
	CHECK(cuEventRecord(e, stream));
	CHECK(cuEventDestroy_v2(e));
}

static void copy(void)
{
	unsigned v = 1;
	CHECK(cuMemcpyHtoDAsync_v2(word, &v, 4, stream));
	CHECK(cuMemcpyDtoH_v2(&v, word, 4));
}

static void wait_for_all(void)
{
	CHECK(cuMemsetD32_v2(word, 1, 1)); /* on the stream that waits for all others */
	CHECK(cuCtxSynchronize());
}

static const struct { const char *name; void (*call)(void); } calls[] = {
	{"launch", launch}, {"alloc", alloc}, {"stream", make_stream}, {"event", event}, {"copy", copy}, {"sync", wait_for_all},
};

static double cpu(void)
{
	struct rusage r;
	getrusage(RUSAGE_SELF, &r);
	return (double)(r.ru_utime.tv_sec + r.ru_stime.tv_sec) + (double)(r.ru_utime.tv_usec + r.ru_stime.tv_usec) / 1e6;
}

static void pause_here(void)
{
	fflush(stdout);
	while (getchar() != '\n' && !feof(stdin))
		;
}

int main(int argc, char **argv)
{
	long live = 1, rounds = 1000;
	const char *which = "all";
	CUcontext c;
	CUmodule m;
	for (int i = 1; i + 1 < argc; i += 2)
		if (!strcmp(argv[i], "--live"))
			live = atol(argv[i + 1]);
		else if (!strcmp(argv[i], "--rounds"))
			rounds = atol(argv[i + 1]);
		else if (!strcmp(argv[i], "--call"))
			which = argv[i + 1];
		else
			fail("what is %s?", argv[i]);
	CHECK(cuInit(0));
	CHECK(cuDevicePrimaryCtxRetain(&c, 0));
	CHECK(cuCtxSetCurrent(c));
	CHECK(cuModuleLoadData(&m, (void *)ptx));
	CHECK(cuModuleGetFunction(&step, m, "step"));
	CHECK(cuMemAlloc_v2(&word, 4));
	CHECK(cuStreamCreate(&stream, 0));
	for (long i = 0; i < live; i++) {
		CUdeviceptr p;
		CUstream s;
		CUevent e;
		CHECK(cuMemAlloc_v2(&p, 512));
		CHECK(cuStreamCreate(&s, 0));
		CHECK(cuEventCreate(&e, 2));
		CHECK(cuEventRecord(e, s));
	}
	CHECK(cuCtxSynchronize());
	for (size_t k = 0; k < sizeof calls / sizeof *calls; k++) {
		if (strcmp(which, "all") && strcmp(which, calls[k].name))
			continue;
		for (int i = 0; i < 100; i++)
			calls[k].call();
		CHECK(cuCtxSynchronize());
		printf("begin %s\n", calls[k].name);
		pause_here(); /* whoever measures the server looks now */
		double start = cpu(), wall = seconds();
		for (long i = 0; i < rounds; i++)
			calls[k].call();
		CHECK(cuCtxSynchronize());
		printf("end %s %.3f us of this process, %.3f us\n", calls[k].name, (cpu() - start) * 1e6 / (double)rounds, (seconds() - wall) * 1e6 / (double)rounds);
		pause_here();
	}
	puts("PASS");
	return 0;
}
