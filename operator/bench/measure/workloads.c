/* workloads.c: sequences of calls as programs make them, for what single calls do not show: how many round trips they add up
 * to. The mix of calls follows what frameworks were seen to do; the kernels do next to nothing, so that the time is the calls'. */
#include "measure.h"

enum { N = 4096, TRAIN_LAUNCHES = 200, DECODE_LAUNCHES = 270, STREAMS = 4, MANY = 10000, LOGITS = 128 << 10 };

static struct {
	float *host;    /* pageable */
	float *pinned, *logits_pinned;
	CUdeviceptr a, b, c, logits;
	CUstream streams[STREAMS];
	CUevent events[STREAMS];
} w;

static void prepare(void)
{
	if (w.host)
		return;
	EXPECT((w.host = malloc(N * sizeof *w.host)), "out of memory");
	CHECK(cuMemAllocHost((void **)&w.pinned, STREAMS * N * sizeof *w.pinned));
	CHECK(cuMemAlloc(&w.a, STREAMS * N * sizeof(float)));
	CHECK(cuMemAlloc(&w.b, STREAMS * N * sizeof(float)));
	CHECK(cuMemAlloc(&w.c, STREAMS * N * sizeof(float)));
	CHECK(cuMemAllocHost((void **)&w.logits_pinned, LOGITS));
	CHECK(cuMemAlloc(&w.logits, LOGITS));
	CHECK(cuMemsetD32(w.logits, 0x3f800000, LOGITS / 4));
	CHECK(cuMemsetD32(w.b, 0x3f800000, STREAMS * N)); /* 1.0f */
	for (int i = 0; i < STREAMS * N; i++)
		w.pinned[i] = (float)i;
	for (int i = 0; i < N; i++)
		w.host[i] = (float)i;
	for (int i = 0; i < STREAMS; i++) {
		CHECK(cuStreamCreate(&w.streams[i], 1));
		CHECK(cuEventCreate(&w.events[i], 2));
	}
}

static void add(CUdeviceptr a, CUdeviceptr b, CUdeviceptr c, CUstream stream)
{
	unsigned n = N;
	launch(d.add, N / 256, 256, stream, ARGS(&a, &b, &c, &n));
}

/* A whole small program: allocate, copy in, compute, copy back, free. */
static void offload(void *arg)
{
	CUdeviceptr p[3];

	(void)arg;
	for (int i = 0; i < 3; i++)
		CHECK(cuMemAlloc(&p[i], N * sizeof(float)));
	CHECK(cuMemcpyHtoD(p[0], w.host, N * sizeof(float)));
	CHECK(cuMemcpyHtoD(p[1], w.host, N * sizeof(float)));
	add(p[0], p[1], p[2], NULL);
	float *back = w.pinned; /* pageable below would be the source, too */
	CHECK(cuMemcpyDtoH(back, p[2], N * sizeof(float)));
	EXPECT(back[N - 1] == 2.0f * (N - 1), "offload: %g", back[N - 1]);
	for (int i = 0; i < 3; i++)
		CHECK(cuMemFree(p[i]));
}

/* A step of training that nobody asks the loss of: a batch goes in, kernels, an event; ten steps, then one wait. */
static void train(void *arg)
{
	(void)arg;
	for (int step = 0; step < 10; step++) {
		CHECK(cuMemcpyHtoDAsync(w.a, w.pinned, N * sizeof(float), d.stream));
		for (int i = 0; i < TRAIN_LAUNCHES - 1; i++)
			bump(d.stream);
		add(w.a, w.b, w.c, d.stream);
		CHECK(cuEventRecord(d.event, d.stream));
	}
	CHECK(cuStreamSynchronize(d.stream));
}

/* A token of a language model in eager mode: its kernels, then four bytes come back and somebody waits for them. */
static void decode(void *arg)
{
	(void)arg;
	for (int i = 0; i < DECODE_LAUNCHES; i++)
		bump(d.stream);
	CHECK(cuMemcpyDtoHAsync(w.pinned, w.b, 4, d.stream));
	CHECK(cuStreamSynchronize(d.stream));
	EXPECT(w.pinned[0] == 1.0f, "decode: %g", w.pinned[0]);
	w.pinned[0] = 0;
}

/* The same, and what comes back are the logits of a vocabulary of 32,768. */
static void decode_logits(void *arg)
{
	(void)arg;
	for (int i = 0; i < DECODE_LAUNCHES; i++)
		bump(d.stream);
	CHECK(cuMemcpyDtoHAsync(w.logits_pinned, w.logits, LOGITS, d.stream));
	CHECK(cuStreamSynchronize(d.stream));
	EXPECT(w.logits_pinned[LOGITS / 4 - 1] == 1.0f, "decode_logits: %g", w.logits_pinned[LOGITS / 4 - 1]);
	w.logits_pinned[LOGITS / 4 - 1] = 0;
}

/* How fast launches are when nothing else is done, to the end of the last kernel: with the same parameters, */
static void launches(void *arg)
{
	(void)arg;
	for (int i = 0; i < MANY; i++)
		bump(d.stream);
	CHECK(cuStreamSynchronize(d.stream));
}

/* and with other ones each time, in a row of 100 that comes again. */
static void launches_changing(void *arg)
{
	static unsigned long long round;
	(void)arg;
	for (int i = 0; i < MANY; i++) {
		unsigned n = 1;
		CUdeviceptr off = (round + (unsigned)i / 100 + (unsigned)i % 100 * 8) % N * sizeof(float);
		CUdeviceptr a = w.a + off, b = w.b + off, c = w.c + off;
		launch(d.add, 1, 32, d.stream, ARGS(&a, &b, &c, &n));
	}
	round++;
	CHECK(cuStreamSynchronize(d.stream));
}

/* Four streams, each in, compute, out; each begins after the one before has computed. */
static void pipeline(void *arg)
{
	(void)arg;
	for (int i = 0; i < STREAMS; i++) {
		CUdeviceptr off = (CUdeviceptr)i * N * sizeof(float);
		float *host = w.pinned + (size_t)i * N;
		CHECK(cuMemcpyHtoDAsync(w.a + off, host, N * sizeof(float), w.streams[i]));
		if (i > 0)
			CHECK(cuStreamWaitEvent(w.streams[i], w.events[i - 1], 0));
		add(w.a + off, w.b + off, w.c + off, w.streams[i]);
		CHECK(cuEventRecord(w.events[i], w.streams[i]));
		CHECK(cuMemcpyDtoHAsync(host, w.c + off, N * sizeof(float), w.streams[i]));
	}
	for (int i = 0; i < STREAMS; i++)
		CHECK(cuStreamSynchronize(w.streams[i]));
}

static const struct {
	const char *name;
	int per; /* steps of one run */
	void (*fn)(void *);
} workloads[] = {{"offload", 1, offload}, {"train_step", 10, train}, {"decode_token", 1, decode}, {"pipeline", 1, pipeline}, {"decode_logits", 1, decode_logits}, {"launches", MANY, launches}, {"launches_changing", MANY, launches_changing}};

int measure_workload(const struct request *r, struct sample *out)
{
	for (size_t i = 0; i < sizeof workloads / sizeof *workloads; i++) {
		if (strcmp(workloads[i].name, r->name))
			continue;
		prepare();
		float first = w.pinned[N];
		workloads[i].fn(NULL);
		if (workloads[i].fn == pipeline)
			EXPECT(w.pinned[N] == first + 1, "pipeline: %g after %g", w.pinned[N], first);
		CHECK(cuCtxSynchronize());
		*out = time_calls(r->n, r->budget_ms, workloads[i].per, workloads[i].fn, NULL, NULL);
		return 1;
	}
	return 0;
}
