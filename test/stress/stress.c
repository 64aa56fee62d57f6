/* stress: many threads of one process make everything at once and look whether it is right; at the end nothing may be left.
 *
 *     stress [--threads 24] [--seconds 10] [--seed N] [--operations N] [--only LIST] [--gpu-margin MiB]
 *
 * Each thread draws its operations, and their sizes and contents, from the seed and its own number, so the same seed gives each
 * thread the same list again; only how they interleave differs. With --operations every thread makes that many and the time
 * does not matter. With --pause 1 it waits for a line of input when it is ready and when it is done. Natively, and through Ferry. */
#include "stress.h"
#include "kernels.h"
#include <signal.h>

CUcontext stress_context;
CUfunction stress_step;
static volatile sig_atomic_t over;
static uint64_t seed, limit;
static const char *only; /* a list of operations, with commas around each; NULL for all */

uint64_t draw(struct worker *w) /* splitmix64 */
{
	uint64_t z = w->random += 0x9e3779b97f4a7c15ull;
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
	z = (z ^ z >> 27) * 0x94d049bb133111ebull;
	return z ^ z >> 31;
}

unsigned below(struct worker *w, unsigned n) { return (unsigned)(draw(w) % n); }

static unsigned weight(const struct operation *o)
{
	char name[32];
	snprintf(name, sizeof name, ",%s,", o->name);
	return only && !strstr(only, name) ? 0 : o->weight;
}

static const struct operation *choose(struct worker *w)
{
	unsigned total = 0, at;
	for (unsigned i = 0; i < operations_n; i++)
		total += weight(&operations[i]);
	EXPECT(total, "no such operation");
	at = below(w, total);
	const struct operation *o = operations;
	while (at >= weight(o))
		at -= weight(o++);
	return o;
}

static void begin(struct worker *w)
{
	CHECK(cuCtxSetCurrent(stress_context));
	CHECK(cuStreamCreate(&w->stream, w->number % 2));
	CHECK(cuMemAlloc_v2(&w->own, sizeof w->mirror));
	for (unsigned i = 0; i < WORDS; i++)
		w->mirror[i] = (unsigned)draw(w);
	CHECK(cuMemcpyHtoDAsync_v2(w->own, w->mirror, sizeof w->mirror, w->stream)); /* a stream may overtake the default one */
}

static void finish(struct worker *w)
{
	unsigned back[WORDS];
	CHECK(cuStreamSynchronize(w->stream));
	CHECK(cuMemcpyDtoH_v2(back, w->own, sizeof back));
	same(w, "its own memory at the end", back, w->mirror, sizeof back);
	CHECK(cuMemFree_v2(w->own));
	CHECK(cuStreamDestroy_v2(w->stream));
}

static void *work(void *arg)
{
	struct worker *w = arg;
	begin(w);
	for (uint64_t i = 0; limit ? i < limit : !over; i++) {
		const struct operation *o = choose(w);
		o->run(w);
		w->counts[o - operations]++;
	}
	finish(w);
	return NULL;
}

/* Every operation once, in a thread that goes: what is kept for the next time exists from now on. */
static void *rehearse(void *arg)
{
	struct worker *w = arg;
	begin(w);
	for (unsigned i = 0; i < operations_n; i++)
		operations[i].run(w);
	finish(w);
	return NULL;
}

static void together(struct worker *list, unsigned n, void *(*what)(void *))
{
	for (unsigned i = 0; i < n; i++)
		EXPECT(!pthread_create(&list[i].thread, NULL, what, &list[i]), "thread %u cannot be started", i);
	for (unsigned i = 0; i < n; i++)
		pthread_join(list[i].thread, NULL);
	post_clear();
	CHECK(cuCtxSynchronize());
}

static struct worker *workers(unsigned n, uint64_t from)
{
	struct worker *list = calloc(n, sizeof *list);
	for (unsigned i = 0; i < n; i++) {
		list[i].number = i;
		list[i].random = from + i * 0x1000003ull;
		list[i].counts = calloc(operations_n, sizeof(uint64_t));
	}
	return list;
}

static void dismiss(struct worker *list, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		free(list[i].counts);
	free(list);
}

/* Who watches the server from outside looks at it now. */
static void halt(const char *where, int paused)
{
	puts(where);
	fflush(stdout);
	while (paused && getchar() != '\n' && !feof(stdin))
		;
}

static void ring(int signal) { over = signal; }

static void compare(struct held before, struct held after, long gpu_margin)
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
	enum { HEAP_KIB = 256, RSS_KIB = 1 << 20 }; /* the sanitizer's own */
#else
	enum { HEAP_KIB = 256, RSS_KIB = 16 << 10 }; /* malloc keeps some of what was given back */
#endif
	long heap = ((long)after.heap - (long)before.heap) / 1024, rss = after.rss - before.rss, gpu = (long)before.gpu - (long)after.gpu;
	printf("left: heap %+ld KiB (at most %d), resident %+ld KiB (at most %d), descriptors %+d, threads %+d, GPU %+ld bytes (at most %ld)\n", heap, HEAP_KIB,
	       rss, RSS_KIB, after.files - before.files, after.threads - before.threads, gpu, gpu_margin);
	EXPECT(heap <= HEAP_KIB, "memory is left: %ld KiB of the heap", heap);
	EXPECT(rss <= RSS_KIB, "memory is left: %ld KiB are resident", rss);
	EXPECT(after.files <= before.files, "%d descriptors are left", after.files - before.files);
	EXPECT(after.threads <= before.threads, "%d threads are left", after.threads - before.threads);
	EXPECT(gpu <= gpu_margin, "%ld bytes of the GPU are left", gpu);
}

int main(int argc, char **argv)
{
	unsigned threads = 24, time_limit = 10;
	long gpu_margin = 0;
	int paused = 0;
	seed = (uint64_t)time(NULL) ^ (uint64_t)getpid() << 20;
	for (int i = 1; i + 1 < argc; i += 2) {
		uint64_t v = strtoull(argv[i + 1], NULL, 0);
		if (!strcmp(argv[i], "--threads"))
			threads = (unsigned)v;
		else if (!strcmp(argv[i], "--seconds"))
			time_limit = (unsigned)v;
		else if (!strcmp(argv[i], "--seed"))
			seed = v;
		else if (!strcmp(argv[i], "--operations"))
			limit = v;
		else if (!strcmp(argv[i], "--pause"))
			paused = v != 0;
		else if (!strcmp(argv[i], "--only")) {
			char *list = malloc(strlen(argv[i + 1]) + 3);
			sprintf(list, ",%s,", argv[i + 1]);
			only = list;
		} else if (!strcmp(argv[i], "--gpu-margin"))
			gpu_margin = (long)(v << 20);
		else
			fail("what is %s?", argv[i]);
	}
	EXPECT(argc % 2 && threads && threads <= 4096, "usage: stress [--threads N] [--seconds N] [--seed N] [--operations N] [--only A,B] [--gpu-margin MiB]");
	mallopt(M_ARENA_MAX, 2); /* or every thread's heap keeps its peak */
	mallopt(M_MMAP_THRESHOLD, 128 << 10);
	printf("seed %llu, %u threads\n", (unsigned long long)seed, threads);
	fflush(stdout);

	CUmodule module;
	CHECK(cuInit(0));
	CHECK(cuDevicePrimaryCtxRetain(&stress_context, 0));
	CHECK(cuCtxSetCurrent(stress_context));
	CHECK(cuModuleLoadData(&module, (void *)ptx));
	CHECK(cuModuleGetFunction(&stress_step, module, "step"));
	struct worker *list = workers(threads, ~seed);
	together(list, threads, rehearse);
	dismiss(list, threads);
	list = workers(threads, seed);
	malloc_trim(0);
	struct held before = holds();
	halt("ready", paused);
	double start = seconds();
	if (!limit) {
		signal(SIGALRM, ring);
		alarm(time_limit);
	}
	together(list, threads, work);
	double took = seconds() - start;
	malloc_trim(0);
	struct held after = holds();
	for (int i = 0; i < 50 && after.threads > before.threads; i++) { /* those that copy along end when there was nothing to do */
		usleep(100000);
		after = holds();
	}
	uint64_t total = 0;
	for (unsigned o = 0; o < operations_n; o++) {
		uint64_t n = 0;
		for (unsigned i = 0; i < threads; i++)
			n += list[i].counts[o];
		printf("%-12s %9llu\n", operations[o].name, (unsigned long long)n);
		total += n;
	}
	printf("%llu operations in %.1f s, no error\n", (unsigned long long)total, took);
	compare(before, after, gpu_margin);
	halt("done", paused);
	dismiss(list, threads);
	CHECK(cuModuleUnload(module));
	CHECK(cuDevicePrimaryCtxRelease_v2(0));
	puts("PASS");
	return 0;
}
