/* load: keeps a GPU as busy as it is told to, and says how far it got. Runs natively and through Ferry.
 *
 *     load KERNEL BATCH THINK [RATE [GAP]]
 *         launches BATCH kernels of KERNEL µs, each GAP µs after the other, waits for them, waits THINK µs more, over and over. Prints "ready" after
 *         the first batch; then reads a line "FROM TO" (ms since 1970) from its input. What it does between those moments
 *         counts, batches that begin before or end after by their part. With RATE a kernel makes that many rounds for
 *         each µs, so that it takes longer when it shares the GPU; without, it looks at the clock. After TO it prints one
 *         line: kernels=N batches=N p50=µs p99=µs max=µs, times of batches
 *     load rate
 *         prints a RATE, measured on this GPU, which nobody else should use meanwhile
 *     load takes KERNEL RATE
 *         prints how long this GPU takes for a kernel of KERNEL µs in an unbroken row of them: with what it takes the GPU
 *         to begin and to end one */
#include "cudadrv.h"
#include <poll.h>
#include <sys/prctl.h>
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

/* The row waits behind a kernel of 3 ms, so that it is there before the GPU begins with it. */
static int print_takes(double kernel, double rate)
{
	int n = kernel < 500 ? 400 : kernel < 50000 ? 20 : 3;
	float best = 0;
	CUevent begin, end;

	CHECK(cuEventCreate(&begin, CU_EVENT_DEFAULT));
	CHECK(cuEventCreate(&end, CU_EVENT_DEFAULT));
	for (int i = 0; i < 5; i++) {
		float ms;
		one(3000, rate);
		CHECK(cuEventRecord(begin, NULL));
		for (int k = 0; k < n; k++)
			one(kernel, rate);
		CHECK(cuEventRecord(end, NULL));
		CHECK(cuEventSynchronize(end));
		CHECK(cuEventElapsedTime(&ms, begin, end));
		if (i == 0 || ms < best)
			best = ms;
	}
	printf("%.3f\n", best * 1e3 / n);
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

/* told looks whether it has been said when to count. */
static int told(double *from, double *to)
{
	struct pollfd in = {.fd = 0, .events = POLLIN};
	char line[128];
	ssize_t n;

	if (poll(&in, 1, 0) <= 0)
		return 0;
	n = read(0, line, sizeof line - 1); /* it is written at once */
	if (n <= 0)
		exit(0); /* whoever asked has gone */
	line[n] = 0;
	EXPECT(sscanf(line, "%lf %lf", from, to) == 2, "cannot read the moments %s", line);
	return 1;
}

/* part is how much of the time from start to end is between from and to. */
static double part(double start, double end, double from, double to)
{
	double first = start > from ? start : from, last = end < to ? end : to;
	if (last <= first)
		return 0;
	return (last - first) / (end - start);
}

int main(int argc, char **argv)
{
	CUdevice device;
	CUmodule module;
	double kernels = 0, from = 0, to = 0;
	long batches = 0;

	setvbuf(stdout, NULL, _IOLBF, 0);
	EXPECT(argc == 2 || (argc >= 4 && argc <= 6), "usage: load rate | load takes KERNEL RATE | load KERNEL BATCH THINK [RATE [GAP]]");
	prctl(PR_SET_TIMERSLACK, 1000); /* ns: gaps are short */
	driver_open(&device);
	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetFunction(&watch, module, "watch"));
	CHECK(cuModuleGetFunction(&rounds, module, "rounds"));
	CHECK(cuMemAlloc(&out, 4));
	if (argc == 2)
		return print_rate();
	if (!strcmp(argv[1], "takes"))
		return print_takes(atof(argv[2]), atof(argv[3]));
	double kernel = atof(argv[1]), think = atof(argv[3]), rate = argc >= 5 ? atof(argv[4]) : 0, gap = argc == 6 ? atof(argv[5]) : 0;
	int batch = atoi(argv[2]);
	for (int first = 1; to == 0 || since_1970() < to; first = 0) {
		double start = since_1970(), end;
		for (int i = 0; i < batch; i++) {
			one(kernel, rate);
			if (gap > 0)
				usleep((unsigned)gap);
		}
		CHECK(cuCtxSynchronize());
		end = since_1970();
		if (first)
			puts("ready");
		if (to > 0 || told(&from, &to)) {
			kernels += batch * part(start, end, from, to);
			if (end >= from && end < to)
				note((end - start) * 1e3, batches++);
		}
		if (think > 0)
			usleep((unsigned)think);
	}
	qsort(took, n_took, sizeof *took, compare);
	printf("kernels=%.2f batches=%ld p50=%.0f p99=%.0f max=%.0f\n", kernels, batches, n_took ? took[n_took / 2] : 0,
	       n_took ? took[n_took * 99 / 100] : 0, n_took ? took[n_took - 1] : 0);
	return 0;
}
