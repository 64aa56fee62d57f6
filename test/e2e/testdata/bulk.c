/* bulk: large copies both ways, pinned and pageable, waited for and not, among commands that use what they bring; every byte is
 * looked at.
 *
 *     bulk ROUNDS SEED [THREADS]   says "PASS"
 *     bulk until SEED [THREADS]    says "ready" after a round, and goes on until SIGUSR1 */
#include "cudadrv.h"
#include <pthread.h>
#include <signal.h>
#include <limits.h>
#include <stdint.h>

enum { MIB = 1 << 20, MOST = 17 * MIB };
static const size_t sizes[] = {MIB - 1, MIB, MIB + 1, 3 * MIB + 123, 8 * MIB, 9 * MIB + 7, 12 * MIB, MOST};
enum { SIZES = sizeof sizes / sizeof *sizes };
static CUcontext context;
static unsigned rounds;
static uint64_t seed;
static volatile sig_atomic_t enough;

static void on_signal(int sig) { enough = sig; }

static uint64_t draw(uint64_t *state) /* splitmix64 */
{
	uint64_t z = *state += 0x9e3779b97f4a7c15ull;
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
	z = (z ^ z >> 27) * 0x94d049bb133111ebull;
	return z ^ z >> 31;
}

/* Word i of what belongs to a key: noise, or for every other key what can be compressed. */
static uint64_t word(uint64_t key, size_t i) { return (key + (key & 1 ? i / 512 : i)) * 0x9e3779b97f4a7c15ull; }

static void write_all(void *to, size_t n, uint64_t key)
{
	uint64_t *w = to, last = word(key, n / 8);
	for (size_t i = 0; i < n / 8; i++)
		w[i] = word(key, i);
	memcpy(w + n / 8, &last, n % 8);
}

static void compare(const void *from, size_t n, uint64_t key, unsigned round, const char *what)
{
	const uint64_t *w = from;
	uint64_t last = word(key, n / 8);
	for (size_t i = 0; i < n / 8; i++)
		if (w[i] != word(key, i))
			fail("round %u, %s of %zu bytes: other bytes at %zu", round, what, n, 8 * i);
	if (memcmp(w + n / 8, &last, n % 8))
		fail("round %u, %s of %zu bytes: other bytes at its end", round, what, n);
}

struct ends { unsigned char *pinned, *pageable; CUdeviceptr x, y; CUstream stream; };

/* To the device, from there to another place on it, and back: what follows a copy must find what it brought. */
static void one(struct ends *e, size_t n, unsigned how, uint64_t key, unsigned round)
{
	void *from = how & 1 ? e->pinned : e->pageable, *to = how & 2 ? e->pinned : e->pageable;
	write_all(from, n, key);
	if (how & 4)
		CHECK(cuMemcpyHtoDAsync(e->x, from, n, e->stream));
	else
		CHECK(cuMemcpyHtoD(e->x, from, n));
	if (!(how & 1)) /* the call is over, so its memory is ours again */
		memset(from, 0xee, n);
	if (!(how & 4))
		CHECK(cuStreamSynchronize(0));
	CHECK(cuMemcpyDtoDAsync(e->y, e->x, n, e->stream));
	if (how & 1)
		CHECK(cuStreamSynchronize(e->stream));
	memset(to, 0xdd, n);
	if (how & 8) {
		CHECK(cuMemcpyDtoHAsync(to, e->y, n, e->stream));
		CHECK(cuStreamSynchronize(e->stream));
	} else {
		CHECK(cuStreamSynchronize(e->stream));
		CHECK(cuMemcpyDtoH(to, e->y, n));
	}
	compare(to, n, key, round, how & 4 ? "asynchronous copy" : "copy");
}

/* Several at once, and the memory given back while they are under way: the call waits for them. */
static void many(struct ends *e, uint64_t *r, unsigned round)
{
	enum { PARTS = 5, PART = 3 * MIB + 4096 };
	unsigned char *p;
	uint64_t key = draw(r);
	CHECK(cuMemAllocHost((void **)&p, PARTS * PART));
	for (int i = 0; i < PARTS; i++) {
		write_all(p + i * PART, PART, key + (uint64_t)i);
		CHECK(cuMemcpyHtoDAsync(e->x + (CUdeviceptr)i * PART, p + i * PART, PART, e->stream));
	}
	CHECK(cuMemFreeHost(p));
	CHECK(cuMemcpyDtoHAsync(e->pinned, e->x, PARTS * PART, e->stream));
	CHECK(cuStreamSynchronize(e->stream));
	for (int i = 0; i < PARTS; i++)
		compare(e->pinned + i * PART, PART, key + (uint64_t)i, round, "one of several copies");
}

static void *work(void *arg)
{
	uint64_t r = seed + (uint64_t)(uintptr_t)arg * 1000003;
	struct ends e;
	CHECK(cuCtxSetCurrent(context));
	e.pageable = malloc(MOST + 8);
	CHECK(cuMemAllocHost((void **)&e.pinned, MOST + 8));
	CHECK(cuMemAlloc(&e.x, MOST));
	CHECK(cuMemAlloc(&e.y, MOST));
	CHECK(cuStreamCreate(&e.stream, CU_STREAM_NON_BLOCKING));
	for (unsigned i = 0; !enough && i < rounds; i++) {
		size_t n = i ? sizes[draw(&r) % SIZES] : MOST; /* lanes are opened with the first */
		one(&e, n, (unsigned)(i + draw(&r) % 16), draw(&r), i);
		if (i % 8 == 3)
			many(&e, &r, i);
		if (!i && rounds == UINT_MAX)
			puts("ready");
	}
	return NULL;
}

int main(int argc, char **argv)
{
	CUdevice device;
	pthread_t t[8];
	setvbuf(stdout, NULL, _IOLBF, 0);
	rounds = argc > 1 ? (unsigned)atoi(argv[1]) : 16;
	if (argc > 1 && !strcmp(argv[1], "until")) {
		rounds = UINT_MAX;
		signal(SIGUSR1, on_signal);
	}
	seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
	int threads = argc > 3 ? atoi(argv[3]) : 2;
	context = driver_open(&device);
	for (int i = 0; i < threads && i < 8; i++)
		if (pthread_create(&t[i], NULL, work, (void *)(uintptr_t)i))
			fail("no thread");
	for (int i = 0; i < threads && i < 8; i++)
		pthread_join(t[i], NULL);
	puts("PASS");
	return 0;
}
