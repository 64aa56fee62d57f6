/* load: keeps a GPU as busy as it is told to, and says how far it got. Runs natively and through Ferry.
 *
 *     load KERNEL BATCH THINK FROM TO [RATE]
 *         launches BATCH kernels of KERNEL µs, waits for them, waits THINK µs more, over and over until TO. What ends
 *         between FROM and TO (ms since 1970) counts. With RATE a kernel makes that many rounds for each µs, so that it
 *         takes longer when it shares the GPU; without, it looks at the clock
 *     load rate
 *         prints a RATE, measured on this GPU, which nobody else should use meanwhile
 *
 * Prints "ready" after the first batch and at the end one line: kernels=N batches=N p50=µs p99=µs max=µs, times of
 * batches. */
#include "cudadrv.h"
#include <unistd.h>

static const char ptx[] =
	".version 6.0\n"
	".target sm_50\n"
	".address_size 64\n"
	".visible .entry watch(.param .u64 span)\n" /* until so many ns have passed */
	"{\n"
	"	.reg .pred %p;\n"
	"	.reg .b64 %t, %end;\n"
	"	ld.param.u64 %end, [span];\n"
	"	mov.u64 %t, %globaltimer;\n"
	"	add.u64 %end, %end, %t;\n"
	"AGAIN:\n"
	"	mov.u64 %t, %globaltimer;\n"
	"	setp.lt.u64 %p, %t, %end;\n"
	"	@%p bra AGAIN;\n"
	"	ret;\n"
	"}\n"
	".visible .entry rounds(.param .u64 n, .param .u64 out)\n" /* so many rounds of work that cannot be left out */
	"{\n"
	"	.reg .pred %p;\n"
	"	.reg .b32 %v;\n"
	"	.reg .b64 %n, %out;\n"
	"	ld.param.u64 %n, [n];\n"
	"	ld.param.u64 %out, [out];\n"
	"	mov.u32 %v, %tid.x;\n"
	"AGAIN:\n"
	"	mad.lo.u32 %v, %v, 1664525, 1013904223;\n"
	"	sub.u64 %n, %n, 1;\n"
	"	setp.ne.u64 %p, %n, 0;\n"
	"	@%p bra AGAIN;\n"
	"	st.global.u32 [%out], %v;\n"
	"	ret;\n"
	"}\n";

static double since_1970(void)
{
	struct timespec t;
	clock_gettime(CLOCK_REALTIME, &t);
	return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static int compare(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;
	return (x > y) - (x < y);
}

static CUfunction watch, rounds;
static CUdeviceptr out;

static void one(double us, double rate)
{
	unsigned long long n = (unsigned long long)(rate > 0 ? us * rate : us * 1e3);
	if (n == 0)
		n = 1;
	if (rate > 0)
		launch(rounds, 1, 32, NULL, ARGS(&n, &out));
	else
		launch(watch, 1, 1, NULL, ARGS(&n));
}

static int print_rate(void)
{
	double best = 0;
	for (int i = 0; i < 20; i++) {
		double start = now(), rate;
		one(200000, 1);
		CHECK(cuCtxSynchronize());
		rate = 200000 / ((now() - start) * 1e3);
		if (rate > best)
			best = rate;
	}
	printf("%.3f\n", best);
	return 0;
}

/* A time for each batch that counts; when there are too many, every second one is kept. */
static double took[1 << 16];
static size_t n_took, keep_every = 1;

static void note(double us, long batch)
{
	if (batch % (long)keep_every)
		return;
	if (n_took == sizeof took / sizeof *took) {
		for (size_t i = 0; i < n_took / 2; i++)
			took[i] = took[2 * i];
		n_took /= 2;
		keep_every *= 2;
	}
	took[n_took++] = us;
}

int main(int argc, char **argv)
{
	CUdevice device;
	CUmodule module;
	long kernels = 0, batches = 0;

	setvbuf(stdout, NULL, _IOLBF, 0);
	EXPECT(argc == 2 || argc == 6 || argc == 7, "usage: load rate | load KERNEL BATCH THINK FROM TO [RATE]");
	driver_open(&device);
	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetFunction(&watch, module, "watch"));
	CHECK(cuModuleGetFunction(&rounds, module, "rounds"));
	CHECK(cuMemAlloc(&out, 4));
	if (argc == 2)
		return print_rate();
	double kernel = atof(argv[1]), think = atof(argv[3]), from = atof(argv[4]), to = atof(argv[5]);
	double rate = argc == 7 ? atof(argv[6]) : 0;
	int batch = atoi(argv[2]);
	for (int first = 1; since_1970() < to; first = 0) {
		double start = since_1970(), end;
		for (int i = 0; i < batch; i++)
			one(kernel, rate);
		CHECK(cuCtxSynchronize());
		end = since_1970();
		if (first)
			puts("ready");
		if (end >= from && end < to) {
			kernels += batch;
			note((end - start) * 1e3, batches++);
		}
		if (think > 0)
			usleep((unsigned)think);
	}
	qsort(took, n_took, sizeof *took, compare);
	printf("kernels=%ld batches=%ld p50=%.0f p99=%.0f max=%.0f\n", kernels, batches, n_took ? took[n_took / 2] : 0,
	       n_took ? took[n_took * 99 / 100] : 0, n_took ? took[n_took - 1] : 0);
	return 0;
}
