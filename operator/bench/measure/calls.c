/* calls.c: what single calls cost the calling thread. Calls without an answer are timed in batches: a clock takes as long as
 * some of them. */
#include "measure.h"

static void drain(void *arg)
{
	(void)arg;
	CHECK(cuCtxSynchronize());
}

static void do_launch(void *arg)
{
	(void)arg;
	for (int i = 0; i < BATCH; i++)
		bump(d.stream);
}

/* One at a time, for the tail. A queue that is full would be part of it: it is emptied between two, now and then. */
static void do_launch_one(void *arg)
{
	(void)arg;
	bump(d.stream);
}

static void drain_now_and_then(void *arg)
{
	static int n;
	if (++n % BATCH == 0)
		drain(arg);
}

static void do_launch_sync(void *arg)
{
	(void)arg;
	bump(d.stream);
	CHECK(cuStreamSynchronize(d.stream));
}

static void do_sync(void *arg)
{
	(void)arg;
	CHECK(cuStreamSynchronize(d.stream));
}

static void do_read4(void *arg)
{
	int host;
	(void)arg;
	CHECK(cuMemcpyDtoH(&host, d.word, sizeof host));
}

static void do_launch_read4(void *arg)
{
	int host;
	(void)arg;
	bump(NULL);
	CHECK(cuMemcpyDtoH(&host, d.word, sizeof host));
}

static void do_alloc_free(void *arg)
{
	CUdeviceptr p;
	(void)arg;
	CHECK(cuMemAlloc(&p, 1 << 20));
	CHECK(cuMemFree(p));
}

static void do_event_record(void *arg)
{
	(void)arg;
	for (int i = 0; i < BATCH; i++)
		CHECK(cuEventRecord(d.event, d.stream));
}

static void do_event_query(void *arg)
{
	(void)arg;
	for (int i = 0; i < BATCH; i++)
		CHECK(cuEventQuery(d.event));
}

static void do_event_sync(void *arg)
{
	(void)arg;
	CHECK(cuEventRecord(d.event, d.stream));
	CHECK(cuEventSynchronize(d.event));
}

static void do_graph(void *arg)
{
	(void)arg;
	CHECK(cuGraphLaunch(d.graph, d.stream));
	CHECK(cuStreamSynchronize(d.stream));
	d.bumps += LAUNCHES_IN_GRAPH;
}

static const struct {
	const char *name;
	int per;
	void (*fn)(void *);
	void (*quiet)(void *);
} calls[] = {
	{"launch", BATCH, do_launch, drain},
	{"launch_sync", 1, do_launch_sync, NULL},
	{"sync", 1, do_sync, NULL},
	{"read4", 1, do_read4, NULL},
	{"launch_read4", 1, do_launch_read4, NULL},
	{"alloc_free", 1, do_alloc_free, NULL},
	{"event_record", BATCH, do_event_record, drain},
	{"event_query", BATCH, do_event_query, NULL},
	{"event_sync", 1, do_event_sync, NULL},
	{"graph100", 1, do_graph, NULL},
	{"tail_launch", 1, do_launch_one, drain_now_and_then},
	{"tail_launch_sync", 1, do_launch_sync, NULL},
};

int measure_call(const struct request *r, struct sample *out)
{
	for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
		if (strcmp(calls[i].name, r->name))
			continue;
		for (int w = 0; w < 2; w++) /* the first ones warm up */
			calls[i].fn(NULL);
		drain(NULL);
		*out = time_calls(r->n, r->budget_ms, calls[i].per, calls[i].fn, calls[i].quiet, NULL);
		return 1;
	}
	return 0;
}
