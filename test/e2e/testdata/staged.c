/* staged: large copies of pageable memory through the staging area of a session on the same host: every byte is looked at, and what
 * must not happen is counted. Run with FERRY_LANES=4, so that threads help whatever the machine. */
#include "expect.h"
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { KIB = 1 << 10, MIB = 1 << 20, MOST = 20 * MIB, THREADS = 6, ROUNDS = 9 };
static const size_t sizes[] = {64 * KIB - 1, 64 * KIB, 256 * KIB + 1, 512 * KIB, 3 * MIB + 5, 4 * MIB - 1, 8 * MIB + 123, MOST - 4096};
enum { SIZES = sizeof sizes / sizeof *sizes };
static CUcontext ctx;

static uint64_t draw(uint64_t *state) /* splitmix64 */
{
	uint64_t z = *state += 0x9e3779b97f4a7c15ull;
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
	z = (z ^ z >> 27) * 0x94d049bb133111ebull;
	return z ^ z >> 31;
}

static void fill(unsigned char *p, size_t n, uint64_t key)
{
	for (size_t i = 0; i < n; i += 8) {
		uint64_t w = (key + i) * 0x9e3779b97f4a7c15ull;
		memcpy(p + i, &w, n - i < 8 ? n - i : 8);
	}
}

static int differs(const unsigned char *p, size_t n, uint64_t key)
{
	for (size_t i = 0; i < n; i += 8) {
		uint64_t w = (key + i) * 0x9e3779b97f4a7c15ull;
		if (memcmp(p + i, &w, n - i < 8 ? n - i : 8))
			return 1;
	}
	return 0;
}

/* --- many sizes, places, directions and streams, from several threads at once */

struct rows { size_t width, rows, pitch; };

static CUresult two_d(CUdeviceptr d, struct rows r, unsigned char *host, size_t pitch, int in, int async, CUstream s)
{
	CUDA_MEMCPY2D_v2 c = {.WidthInBytes = r.width, .Height = r.rows};
	if (in) {
		c.srcMemoryType = CU_MEMORYTYPE_HOST, c.srcHost = host, c.srcPitch = pitch;
		c.dstMemoryType = CU_MEMORYTYPE_DEVICE, c.dstDevice = d, c.dstPitch = r.pitch;
	} else {
		c.dstMemoryType = CU_MEMORYTYPE_HOST, c.dstHost = host, c.dstPitch = pitch;
		c.srcMemoryType = CU_MEMORYTYPE_DEVICE, c.srcDevice = d, c.srcPitch = r.pitch;
	}
	return async ? cuMemcpy2DAsync_v2(&c, s) : cuMemcpy2D_v2(&c);
}

/* Rows with gaps on both sides: a row there and back is the same, and the gaps are as they were. */
static void rows_there_and_back(CUdeviceptr d, unsigned char *a, unsigned char *b, size_t n, uint64_t key, int async, CUstream s)
{
	struct rows r = {.width = 1 + key % (n / 2), .pitch = 0};
	size_t pitch = r.width + 3;
	r.pitch = r.width + 64;
	r.rows = n / r.pitch;
	fill(a, n, key);
	memset(b, 0x5a, n);
	OK(two_d(d, r, a, pitch, 1, async, s));
	OK(two_d(d, r, b, pitch, 0, async, s));
	for (size_t i = 0; i < r.rows; i++) {
		SAME(memcmp(a + i * pitch, b + i * pitch, r.width), 0);
		for (int k = 0; k < 3 && i + 1 < r.rows; k++)
			SAME(b[i * pitch + r.width + (size_t)k], 0x5a);
	}
}

static void *copies(void *arg)
{
	uint64_t seed = 77 * (uint64_t)(uintptr_t)arg;
	unsigned char *a = malloc(MOST), *b = malloc(MOST);
	CUdeviceptr d;
	CUstream own, free_one;
	OK(cuCtxSetCurrent(ctx));
	OK(cuMemAlloc_v2(&d, MOST));
	OK(cuStreamCreate(&own, 0));
	OK(cuStreamCreate(&free_one, CU_STREAM_NON_BLOCKING));
	CUstream streams[] = {NULL, (CUstream)1, (CUstream)2, own, free_one}; /* the legacy one, and the thread's own */
	for (unsigned i = 0; i < ROUNDS && !wrong; i++) {
		uint64_t key = draw(&seed);
		size_t n = sizes[key >> 8 & (SIZES - 1)], at = key >> 16 & 4095, from = key >> 32 & 63, to = key >> 40 & 63;
		CUstream s = streams[key % 5];
		n = n + 64 > MOST - at ? MOST - at - 64 : n;
		if (i % 3 == 2) {
			rows_there_and_back(d, a, b, n, key, key & 1, s);
			continue;
		}
		fill(a + from, n, key);
		memset(b, 0, n + 64);
		if (key & 1) {
			OK(cuMemcpyHtoDAsync_v2(d + at, a + from, n, s));
			memset(a + from, 0xff, n); /* it is the program's again */
			OK(cuMemcpyDtoHAsync_v2(b + to, d + at, n, s));
		} else {
			OK(cuMemcpyHtoD_v2(d + at, a + from, n));
			memset(a + from, 0xff, n);
			OK(cuMemcpyDtoH_v2(b + to, d + at, n));
		}
		SAME(differs(b + to, n, key), 0);
		SAME(b[to + n], 0);
	}
	OK(cuStreamDestroy_v2(own));
	OK(cuStreamDestroy_v2(free_one));
	OK(cuMemFree_v2(d));
	free(a);
	free(b);
	return NULL;
}

static void at_once(int threads)
{
	pthread_t t[THREADS];
	for (int i = 0; i < threads; i++)
		pthread_create(&t[i], NULL, copies, (void *)(uintptr_t)(i + 1));
	for (int i = 0; i < threads; i++)
		pthread_join(t[i], NULL);
}

/* --- counts */

struct counts { uint64_t commands, trips, sent, received; };

static struct counts now(void)
{
	static const uint64_t *table;
	struct counts c = {0};
	CUuuid id = {{'F', 'e', 'r', 'r', 'y', ' ', 'c', 'o', 'u', 'n', 't', 's', 0, 0, 0, 1}};
	if (!table)
		OK(cuGetExportTable((const void **)&table, &id));
	if (table)
		((void (*)(struct counts *))(uintptr_t)table[1])(&c);
	return c;
}

/* A piece may take the ring where this machine is too busy to answer in time: then another copy is counted. */
static void count(void)
{
	enum { N = 64 * MIB, PIECES = 2 * 64 };
	unsigned char *a = malloc(N);
	CUdeviceptr d;
	int in = 0, out = 0;
	OK(cuMemAlloc_v2(&d, N));
	fill(a, N, 1);
	for (int i = 0; i < 200 && !(in && out) && !wrong; i++) {
		struct counts was = now(), is;
		OK(cuMemcpyHtoD_v2(d, a, N));
		is = now();
		in |= is.sent - was.sent < 128 * PIECES && is.commands - was.commands <= PIECES + 2 && is.trips - was.trips <= 1;
		memset(a, 0, N);
		was = now();
		OK(cuMemcpyDtoH_v2(a, d, N));
		is = now();
		out |= is.received - was.received < 128 * PIECES && is.commands - was.commands <= PIECES && is.trips - was.trips <= 1;
		SAME(differs(a, N, 1), 0);
	}
	SAME(in, 1);
	SAME(out, 1);
	OK(cuMemFree_v2(d));
	free(a);
}

static long status(const char *key)
{
	char line[256];
	long n = -1;
	FILE *f = fopen("/proc/self/status", "r");
	while (f && fgets(line, sizeof line, f))
		if (!strncmp(line, key, strlen(key)))
			n = atol(line + strlen(key));
	if (f)
		fclose(f);
	return n;
}

/* --- a stream that is held up: the call returns, and others copy on */

static void held_up(void)
{
	unsigned char *a = malloc(MOST), *b = malloc(MOST);
	CUdeviceptr d, e, flag;
	CUstream held, other;
	OK(cuMemAlloc_v2(&d, MOST));
	OK(cuMemAlloc_v2(&e, MOST));
	OK(cuMemAlloc_v2(&flag, 4));
	OK(cuMemsetD32_v2(flag, 0, 1));
	OK(cuStreamCreate(&held, CU_STREAM_NON_BLOCKING));
	OK(cuStreamCreate(&other, CU_STREAM_NON_BLOCKING));
	OK(cuStreamWaitValue32_v2(held, flag, 1, 1 /* equal */));
	fill(a, MOST, 3);
	OK(cuMemcpyHtoDAsync_v2(d, a, MOST, held));
	memset(a, 0, MOST);
	fill(a, MOST, 4);
	OK(cuMemcpyHtoDAsync_v2(e, a, MOST, other));
	OK(cuMemcpyDtoHAsync_v2(b, e, MOST, other));
	SAME(differs(b, MOST, 4), 0);
	OK(cuStreamWriteValue32_v2(other, flag, 1, 0));
	OK(cuMemcpyDtoHAsync_v2(b, d, MOST, held));
	SAME(differs(b, MOST, 3), 0);
	OK(cuStreamDestroy_v2(held));
	OK(cuStreamDestroy_v2(other));
	OK(cuMemFree_v2(d));
	OK(cuMemFree_v2(e));
	OK(cuMemFree_v2(flag));
	free(a);
	free(b);
}

/* --- memory that a handler of the program's makes readable, on the thread that called */

static unsigned char *guarded;
static _Atomic int faults, elsewhere;
static pid_t caller;

static void on_fault(int sig, siginfo_t *info, void *u)
{
	(void)sig, (void)u;
	unsigned char *at = (unsigned char *)((uintptr_t)info->si_addr & ~(uintptr_t)4095);
	if (at < guarded || at >= guarded + 8 * MIB)
		_exit(9);
	faults++;
	elsewhere += syscall(SYS_gettid) != caller;
	mprotect(at, 4096, PROT_READ | PROT_WRITE);
}

static void unreadable(void)
{
	enum { N = 8 * MIB };
	struct sigaction sa = {.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO}, was;
	CUdeviceptr d;
	caller = (pid_t)syscall(SYS_gettid);
	guarded = mmap(NULL, N, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	OK(cuMemAlloc_v2(&d, N));
	fill(guarded, N, 6);
	sigaction(SIGSEGV, &sa, &was);
	for (size_t at = 0; at < N; at += 512 * KIB)
		mprotect(guarded + at + 4096, 4096, PROT_NONE);
	OK(cuMemcpyHtoD_v2(d, guarded, N));
	SAME(faults, 16);
	for (size_t at = 0; at < N; at += 512 * KIB)
		mprotect(guarded + at + 8192, 4096, PROT_READ);
	memset(guarded, 0, 4096);
	OK(cuMemcpyDtoH_v2(guarded, d, N));
	SAME(faults, 32);
	SAME(elsewhere, 0);
	sigaction(SIGSEGV, &was, NULL);
	SAME(differs(guarded, N, 6), 0);
	OK(cuMemFree_v2(d));
	munmap(guarded, N);
}

static void mistakes(void)
{
	unsigned char *a = malloc(2 * MIB), *b = malloc(2 * MIB);
	CUdeviceptr d;
	OK(cuMemAlloc_v2(&d, 2 * MIB));
	fill(a, 2 * MIB, 8);
	OK(cuMemcpyHtoD_v2(d, a, 2 * MIB));
	memset(a, 0, 2 * MIB);
	EXPECT(cuMemcpyHtoD_v2(d + 1, a, 2 * MIB), CUDA_ERROR_INVALID_VALUE);
	EXPECT(cuMemcpyDtoH_v2(a, d + 1, 2 * MIB), CUDA_ERROR_INVALID_VALUE);
	SAME(a[0], 0);
	OK(cuMemcpyDtoH_v2(b, d, 2 * MIB));
	SAME(differs(b, 2 * MIB, 8), 0);
	OK(cuMemFree_v2(d));
	EXPECT(cuMemcpyHtoD_v2(d, a, 2 * MIB), CUDA_ERROR_INVALID_VALUE);
	free(a);
	free(b);
}

static void forked(void)
{
	int how;
	pid_t pid = fork();
	if (!pid)
		_exit(cuMemcpyHtoD_v2(4096, &how, MIB) == CUDA_ERROR_NOT_INITIALIZED ? 0 : 1);
	waitpid(pid, &how, 0);
	SAME(how, 0);
}

int main(void)
{
	OK(cuInit(0));
	OK(cuDevicePrimaryCtxRetain(&ctx, 0));
	OK(cuCtxSetCurrent(ctx));
	copies((void *)1); /* the area is made on the way */
	copies((void *)2);
	at_once(THREADS);
	count();
	held_up();
	unreadable();
	mistakes();
	forked();
	at_once(2);
	if (!getenv("STAGED_MEMORY_ANY")) { /* sanitizers have their own */
		long shared = status("RssShmem:");
		SAME(shared > 0 && shared < 16 * 1024, 1);
	}
	for (int i = 0; i < 12000 && status("Threads:") > 1; i++)
		usleep(10000);
	SAME(status("Threads:"), 1);
	OK(cuDevicePrimaryCtxReset_v2(0)); /* what was registered goes with it, and is made again */
	OK(cuDevicePrimaryCtxRetain(&ctx, 0));
	OK(cuCtxSetCurrent(ctx));
	copies((void *)3);
	count();
	return VERDICT();
}
