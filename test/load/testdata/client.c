/* client: one client of a server under load. Everything it is answered it checks.
 *
 *     client [--rounds N] [--wait]
 *
 * It opens a session, makes one checked round and says "ready" with the time that took. With --wait it then works until its
 * input ends, having waited for a line first, so that many begin together; else it makes N rounds. A round is an empty round
 * trip, and a launch with the wait for it; every eighth brings all of the data back and compares it, every 64th makes the
 * memory anew. At its end it prints how long each took, as a histogram that others can add up, and PASS.
 *
 * Linked by name only, as test/stress is: through Ferry, or on NVIDIA's library. */
#include "../../stress/common.h"
#include "../../stress/kernels.h"
#include <errno.h>
#include <poll.h>

enum { WORDS = 1024, STEPS = 16, BUCKETS = 64 * STEPS };

/* Times by their size: STEPS buckets to a power of two of nanoseconds, which is within 6 %. */
struct times { const char *name; uint64_t counts[BUCKETS], longest; };
static struct times empty = {.name = "empty"}, launch = {.name = "launch"};

static uint64_t now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static void count(struct times *t, uint64_t since)
{
	uint64_t took = now() - since;
	unsigned power = took < STEPS ? 0 : 63 - (unsigned)__builtin_clzll(took) - 4; /* took >> power is STEPS to 2*STEPS-1 */
	t->counts[took < STEPS ? took : (power + 1) * STEPS + (unsigned)(took >> power) - STEPS]++;
	if (took > t->longest)
		t->longest = took;
}

static void print(const struct times *t)
{
	printf("%s %llu", t->name, (unsigned long long)t->longest);
	for (unsigned i = 0; i < BUCKETS; i++)
		if (t->counts[i])
			printf(" %u:%llu", i, (unsigned long long)t->counts[i]);
	putchar('\n');
}

static unsigned mirror[WORDS], back[WORDS], key;
static CUdeviceptr memory;
static CUfunction step;

static void renew(void)
{
	if (memory)
		CHECK(cuMemFree_v2(memory));
	CHECK(cuMemAlloc_v2(&memory, sizeof mirror));
	for (unsigned i = 0; i < WORDS; i++)
		mirror[i] = key * 2654435761u + i;
	CHECK(cuMemcpyHtoD_v2(memory, mirror, sizeof mirror));
}

static void compare(void)
{
	CHECK(cuMemcpyDtoH_v2(back, memory, sizeof back));
	for (unsigned i = 0; i < WORDS; i++)
		EXPECT(back[i] == mirror[i], "word %u is %u, not %u", i, back[i], mirror[i]);
}

static void go_round(unsigned i)
{
	unsigned n = WORDS;
	void *params[] = {&memory, &n, &key};
	size_t free, total;
	if (i % 64 == 0)
		renew();
	uint64_t at = now();
	CHECK(cuMemGetInfo_v2(&free, &total));
	count(&empty, at);
	EXPECT(total && free <= total, "%zu bytes of %zu are free", free, total);
	key++;
	at = now();
	CHECK(cuLaunchKernel(step, WORDS / 256, 1, 1, 256, 1, 1, 0, NULL, params, NULL));
	CHECK(cuCtxSynchronize());
	count(&launch, at);
	for (unsigned w = 0; w < WORDS; w++)
		mirror[w] = mirror[w] * 31 + key + w;
	if (i % 8 == 0)
		compare();
}

/* Whether the input has ended, having been told to begin. */
static int over(void)
{
	struct pollfd in = {.fd = 0, .events = POLLIN};
	char c;
	int n;
	while ((n = poll(&in, 1, 0)) < 0 && errno == EINTR)
		;
	return n > 0 && read(0, &c, 1) <= 0;
}

int main(int argc, char **argv)
{
	unsigned rounds = 8, wait = 0, i = 1;
	for (int a = 1; a < argc; a++) {
		if (!strcmp(argv[a], "--wait"))
			wait = 1;
		else if (!strcmp(argv[a], "--rounds") && a + 1 < argc)
			rounds = (unsigned)strtoul(argv[++a], NULL, 10);
		else
			fail("%s: not known", argv[a]);
	}
	uint64_t began = now();
	CUdevice device;
	CUcontext context;
	CUmodule module;
	key = (unsigned)getpid();
	CHECK(cuInit(0));
	uint64_t opened = now();
	CHECK(cuDeviceGet(&device, 0));
	CHECK(cuCtxCreate_v2(&context, 0, device));
	CHECK(cuModuleLoadData(&module, (void *)ptx));
	CHECK(cuModuleGetFunction(&step, module, "step"));
	go_round(0);
	memset(empty.counts, 0, sizeof empty.counts); /* the first round is part of the start */
	memset(launch.counts, 0, sizeof launch.counts);
	empty.longest = launch.longest = 0;
	printf("ready %llu %llu\n", (unsigned long long)(opened - began), (unsigned long long)(now() - opened));
	fflush(stdout);
	if (wait) {
		char c;
		while (read(0, &c, 1) == 1 && c != '\n')
			;
	}
	for (; wait ? !over() : i < rounds; i++)
		go_round(i);
	compare();
	CHECK(cuMemFree_v2(memory));
	CHECK(cuCtxDestroy_v2(context));
	printf("rounds %u\n", i);
	print(&empty);
	print(&launch);
	puts("PASS");
	return 0;
}
