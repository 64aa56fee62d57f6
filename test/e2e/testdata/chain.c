/* chain: work whose result shows whether every command was executed once and in order: each step's value depends on all before it.
 *
 *     chain ROUNDS SEED [THREADS]     steps, copies both ways of 4 bytes to 3 MiB, waits; compared with the same made here
 *     chain posts N                   N steps and no wait, then the process ends
 *     chain hold                      says "ready", waits for a line of input, does one more round
 *     chain fork                      a child that inherits the session exits while the parent goes on */
#include "cudadrv.h"
#include <pthread.h>
#include <stdint.h>
#include <sys/wait.h>
#include <unistd.h>

static const char ptx[] =
	".version 6.0\n.target sm_50\n.address_size 64\n"
	".visible .entry step(.param .u64 x, .param .u32 key)\n" /* x[i] = x[i] * 31 + key + i */
	"{\n"
	"	.reg .b32 %i, %v, %key;\n"
	"	.reg .b64 %x, %at;\n"
	"	mov.u32 %i, %tid.x;\n"
	"	ld.param.u64 %x, [x];\n"
	"	ld.param.u32 %key, [key];\n"
	"	mul.wide.u32 %at, %i, 4;\n"
	"	add.u64 %x, %x, %at;\n"
	"	ld.global.u32 %v, [%x];\n"
	"	mad.lo.u32 %v, %v, 31, %key;\n"
	"	add.u32 %v, %v, %i;\n"
	"	st.global.u32 [%x], %v;\n"
	"	ret;\n"
	"}\n";

enum { N = 3 << 18, WIDTH = 8 }; /* 3 MiB */
static CUcontext context;
static CUfunction step;
static unsigned rounds;
static uint64_t seed;

static uint64_t draw(uint64_t *state) /* splitmix64 */
{
	uint64_t z = *state += 0x9e3779b97f4a7c15ull;
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
	z = (z ^ z >> 27) * 0x94d049bb133111ebull;
	return z ^ z >> 31;
}

/* A piece of the memory, small ones more often than large ones. */
static void piece(uint64_t *r, size_t *at, size_t *n)
{
	*n = 1 + (size_t)(draw(r) % (1u << (draw(r) % 20)));
	*n = *n < N ? *n : N;
	*at = (size_t)(draw(r) % (N - *n + 1));
}

static void compare(CUdeviceptr x, const unsigned *want, size_t at, size_t n, unsigned *room, unsigned round)
{
	CHECK(cuMemcpyDtoH(room, x + 4 * at, 4 * n));
	for (size_t i = 0; i < n; i++)
		if (room[i] != want[at + i])
			fail("round %u: word %zu is %u, want %u", round, at + i, room[i], want[at + i]);
}

static void *work(void *arg)
{
	uint64_t r = seed + (uint64_t)(uintptr_t)arg * 1000003;
	unsigned *want = calloc(N, 4), *room = malloc(4 * N);
	CUdeviceptr x;
	CUstream stream;
	CHECK(cuCtxSetCurrent(context));
	CHECK(cuMemAlloc(&x, 4 * N));
	CHECK(cuStreamCreate(&stream, 1));
	CHECK(cuMemsetD32(x, 0, N));
	CHECK(cuCtxSynchronize());
	for (unsigned round = 0; round < rounds; round++) {
		size_t at, n;
		piece(&r, &at, &n);
		switch (draw(&r) % 8) {
		case 0: case 1: case 2: case 3:
			for (unsigned k = 1 + (unsigned)(draw(&r) % 40); k; k--) {
				unsigned key = (unsigned)draw(&r);
				size_t to = at < N - WIDTH ? at : N - WIDTH;
				CUdeviceptr p = x + 4 * to;
				CHECK(cuLaunchKernel(step, 1, 1, 1, WIDTH, 1, 1, 0, stream, ARGS(&p, &key), NULL));
				for (unsigned i = 0; i < WIDTH; i++)
					want[to + i] = want[to + i] * 31 + key + i;
			}
			break;
		case 4: case 5:
			for (size_t i = 0; i < n; i++)
				room[i] = want[at + i] = (unsigned)draw(&r);
			CHECK(cuMemcpyHtoDAsync(x + 4 * at, room, 4 * n, stream));
			break;
		case 6:
			CHECK(cuStreamSynchronize(stream));
			break;
		default:
			CHECK(cuStreamSynchronize(stream));
			compare(x, want, at, n, room, round);
		}
	}
	CHECK(cuStreamSynchronize(stream));
	compare(x, want, 0, N, room, rounds);
	CHECK(cuMemFree(x));
	free(want);
	free(room);
	return NULL;
}

static void hold(void)
{
	rounds = 50;
	work((void *)1);
	puts("ready");
	fflush(stdout);
	while (getchar() != '\n')
		;
	CUdeviceptr p;
	CUresult rc = cuMemAlloc(&p, 4);
	if (!rc)
		rc = cuMemsetD32(p, 1, 1);
	if (!rc)
		rc = cuCtxSynchronize();
	printf("%d\n", rc);
	exit(rc ? 9 : 0);
}

static void inherit(void)
{
	rounds = 40;
	for (int i = 0; i < 10; i++) {
		pid_t child = fork();
		if (!child) {
			CUdeviceptr p;
			exit(cuMemAlloc(&p, 4) == 3 ? 0 : 1); /* its exit must not end the parent's session */
		}
		work((void *)(uintptr_t)i);
		int status;
		if (waitpid(child, &status, 0) != child || status)
			fail("a child ended with %x", status);
	}
}

int main(int argc, char **argv)
{
	CUdevice device;
	CUmodule module;
	const char *mode = argc > 1 ? argv[1] : "100";
	context = driver_open(&device);
	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetFunction(&step, module, "step"));
	if (!strcmp(mode, "hold"))
		hold();
	if (!strcmp(mode, "posts")) { /* the server's log tells how much it executed */
		CUdeviceptr x;
		CHECK(cuMemAlloc(&x, 4 * WIDTH));
		for (unsigned i = 0; i < (unsigned)atoi(argv[2]); i++)
			CHECK(cuLaunchKernel(step, 1, 1, 1, WIDTH, 1, 1, 0, NULL, ARGS(&x, &i), NULL));
		return 0;
	}
	if (!strcmp(mode, "fork")) {
		inherit();
		puts("PASS");
		return 0;
	}
	pthread_t threads[16];
	int n = argc > 3 ? atoi(argv[3]) : 3;
	rounds = (unsigned)atoi(mode);
	seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
	for (int i = 0; i < n; i++)
		pthread_create(&threads[i], NULL, work, (void *)(uintptr_t)i);
	for (int i = 0; i < n; i++)
		pthread_join(threads[i], NULL);
	puts("PASS");
	return 0;
}
