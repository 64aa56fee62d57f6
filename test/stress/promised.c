/* test/stress/promised.c: memory that a program was told it has is there, although another process takes all that the device has left.
 *
 *   promised DIR          allocates, lets the other process take the rest, allocates again at once, and uses what it got
 *   promised --rest DIR   the other process: takes all it can get once DIR/go is there, and says so with DIR/taken
 *
 * Natively the second allocation answers out of memory, and so it may through Ferry; if it succeeds, the memory must be there. */
#include "common.h"
#include <fcntl.h>

static const char *file_in(const char *dir, const char *name)
{
	static char path[4096];
	snprintf(path, sizeof path, "%s/%s", dir, name);
	return path;
}

static int await_file(const char *dir, const char *name, double most)
{
	for (double start = seconds(); seconds() - start < most; usleep(500))
		if (!access(file_in(dir, name), F_OK))
			return 1;
	return 0;
}

static void make_file(const char *dir, const char *name) { close(open(file_in(dir, name), O_CREAT | O_WRONLY | O_CLOEXEC, 0600)); }

static void take_rest(const char *dir)
{
	CUdeviceptr p;
	size_t taken = 0;
	make_file(dir, "ready");
	EXPECT(await_file(dir, "go", 120), "nobody said go");
	for (size_t n = (size_t)64 << 30; n >= 2 << 20; n /= 2)
		while (!cuMemAlloc_v2(&p, n))
			taken += n;
	make_file(dir, "taken");
	printf("took %zu MiB\n", taken >> 20);
	(void)await_file(dir, "end", 120);
}

int main(int argc, char **argv)
{
	enum { SIZE = 256 << 20 };
	CUcontext ctx;
	CUdeviceptr small, large = 0;
	int rest = argc == 3 && !strcmp(argv[1], "--rest");
	if (argc != 2 + rest)
		return fprintf(stderr, "usage: promised [--rest] DIR\n"), 2;
	const char *dir = argv[1 + rest];
	CHECK(cuInit(0));
	CHECK(cuDevicePrimaryCtxRetain(&ctx, 0));
	CHECK(cuCtxSetCurrent(ctx));
	if (rest) {
		take_rest(dir);
		return 0;
	}
	unsigned char *bytes = malloc(SIZE), *back = malloc(SIZE);
	for (size_t i = 0; i < SIZE; i++)
		bytes[i] = (unsigned char)(i * 7 + i / 4096);
	EXPECT(await_file(dir, "ready", 60), "the other process is not there");
	CHECK(cuMemAlloc_v2(&small, 1 << 20));
	usleep(1100 * 1000); /* what was promised before is over */
	CHECK(cuMemAlloc_v2(&small, 4 << 20));
	double told = seconds();
	make_file(dir, "go");
	EXPECT(await_file(dir, "taken", 60), "the other process took nothing");
	double passed = seconds() - told;
	CUresult rc = cuMemAlloc_v2(&large, SIZE);
	if (!rc) {
		CHECK(cuMemcpyHtoD_v2(large, bytes, SIZE));
		CHECK(cuMemcpyDtoH_v2(back, large, SIZE));
		CHECK(cuCtxSynchronize());
		EXPECT(!memcmp(bytes, back, SIZE), "other bytes came back");
		CHECK(cuMemFree_v2(large));
	}
	CHECK(cuCtxSynchronize());
	make_file(dir, "end");
	printf("PASS: the rest was taken within %.0f ms; 256 MiB more answered %d\n", passed * 1e3, (int)rc);
	return 0;
}
