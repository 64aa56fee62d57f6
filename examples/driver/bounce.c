/* bounce: how long the small calls take. Each is made ROUNDS times (1000, or
 * the first argument); the table shows the median and the 99th percentile of
 * the calling thread's time, in microseconds. */
#include "cudadrv.h"

static const char ptx[] =
	".version 6.0\n"
	".target sm_50\n"
	".address_size 64\n"
	".visible .entry nothing()\n"
	"{\n"
	"	ret;\n"
	"}\n";

static CUfunction nothing;
static CUdeviceptr word;
static CUevent event;
static int host;

static void just_launch(void)
{
	launch(nothing, 1, 1, NULL, NULL);
}

static void launch_and_wait(void)
{
	launch(nothing, 1, 1, NULL, NULL);
	CHECK(cuCtxSynchronize());
}

static void idle_wait(void)
{
	CHECK(cuCtxSynchronize());
}

static void read_back(void)
{
	CHECK(cuMemcpyDtoH(&host, word, sizeof host));
}

static void launch_and_read(void)
{
	launch(nothing, 1, 1, NULL, NULL);
	CHECK(cuMemcpyDtoH(&host, word, sizeof host));
}

static void write_word(void)
{
	CHECK(cuMemcpyHtoD(word, &host, sizeof host));
}

static void set_word(void)
{
	CHECK(cuMemsetD32(word, 7, 1));
}

static void record(void)
{
	CHECK(cuEventRecord(event, NULL));
}

static void alloc_and_free(void)
{
	CUdeviceptr p;
	CHECK(cuMemAlloc(&p, 1 << 16));
	CHECK(cuMemFree(p));
}

static int compare(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;
	return (x > y) - (x < y);
}

/* measure times each call by itself; what a round leaves running is waited for
 * every 64 rounds, outside the timing, so that no queue fills up. */
static void measure(const char *what, int rounds, void (*call)(void))
{
	double *t = malloc(rounds * sizeof *t);
	EXPECT(t, "out of memory");
	for (int r = -rounds / 10 - 1; r < rounds; r++) { /* the first ones warm up */
		double start = now();
		call();
		double took = now() - start;
		if (r >= 0)
			t[r] = took * 1e3;
		if (r % 64 == 0)
			CHECK(cuCtxSynchronize());
	}
	CHECK(cuCtxSynchronize());
	qsort(t, rounds, sizeof *t, compare);
	printf("%-24s %10.2f %10.2f\n", what, t[rounds / 2], t[rounds * 99 / 100]);
	free(t);
}

int main(int argc, char **argv)
{
	int rounds = argc > 1 ? atoi(argv[1]) : 1000;
	char name[256];
	CUdevice device;
	CUmodule module;

	EXPECT(rounds > 0, "usage: bounce [ROUNDS]");
	driver_open(&device);
	CHECK(cuDeviceGetName(name, sizeof name, device));
	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetFunction(&nothing, module, "nothing"));
	CHECK(cuMemAlloc(&word, sizeof host));
	CHECK(cuMemsetD32(word, 0, 1));
	CHECK(cuEventCreate(&event, CU_EVENT_DISABLE_TIMING));

	printf("%s, %d rounds\n%-24s %10s %10s\n", name, rounds, "microseconds", "median", "99 %");
	measure("launch", rounds, just_launch);
	measure("launch, synchronise", rounds, launch_and_wait);
	measure("synchronise, idle", rounds, idle_wait);
	measure("read 4 bytes", rounds, read_back);
	measure("launch, read 4 bytes", rounds, launch_and_read);
	measure("write 4 bytes", rounds, write_word);
	measure("set 4 bytes", rounds, set_word);
	measure("record an event", rounds, record);
	measure("allocate, free", rounds, alloc_and_free);

	CHECK(cuEventDestroy(event));
	CHECK(cuMemFree(word));
	CHECK(cuModuleUnload(module));
	CHECK(cuDevicePrimaryCtxRelease(device));
	return 0;
}
