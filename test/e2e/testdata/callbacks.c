/* callbacks: functions a stream calls run in order, with the stream waiting, find the data that was copied before them, and write
 * what is copied after them. */
#include "cudadrv.h"

#include <stdatomic.h>
#include <unistd.h>

enum { ROUNDS = 200, N = 4096 };
static CUresult (*launch_host)(CUstream, void (*)(void *), void *);
static CUresult (*add_callback)(CUstream, void (*)(CUstream, CUresult, void *), void *, unsigned);
static CUresult (*host_alloc)(void **, size_t, unsigned);
static CUresult (*host_free)(void *);
static CUresult (*set_async)(CUdeviceptr, unsigned char, size_t, CUstream);
static CUresult (*back_async)(void *, CUdeviceptr, size_t, CUstream);
static unsigned char *seen;
static _Atomic int calls, wrong;

static void look(void *arg)
{
	int i = (int)(size_t)arg;
	if (atomic_fetch_add(&calls, 1) != 2 * i || seen[0] != (unsigned char)i || seen[N - 1] != (unsigned char)i)
		atomic_fetch_add(&wrong, 1);
	if (i % 50 == 0)
		usleep(20000); /* the stream must wait for us */
}

static void look_again(CUstream s, CUresult rc, void *arg)
{
	(void)s;
	if (rc || atomic_fetch_add(&calls, 1) != 2 * (int)(size_t)arg + 1)
		atomic_fetch_add(&wrong, 1);
}

/* --- what functions write is what copies behind them take, on the stream itself and on one that waits for it */

enum { LARGE = 3 << 20 };
struct filling { unsigned char *at, with; size_t n; };

static void fill(void *arg)
{
	struct filling *f = arg;
	usleep(2000); /* a copy that does not wait for us takes what was there before */
	memset(f->at, f->with, f->n);
}

static void writes(CUstream s, CUdeviceptr d)
{
	static struct filling f[2];
	CUstream other;
	CUevent filled;
	CHECK(cuStreamCreate(&other, CU_STREAM_NON_BLOCKING));
	CHECK(cuEventCreate(&filled, 2));
	for (int i = 0; i < 40; i++) {
		size_t n = i % 8 == 7 ? LARGE : 1000;
		unsigned char *from, *back = malloc(n);
		CHECK(host_alloc((void **)&from, n, 0));
		memset(from, 0xee, n);
		f[i & 1] = (struct filling){from, (unsigned char)i, n};
		CHECK(launch_host(s, fill, &f[i & 1]));
		CUstream takes = i % 3 ? s : other;
		CHECK(cuEventRecord(filled, s));
		CHECK(cuStreamWaitEvent(takes, filled, 0));
		CHECK(cuMemcpyHtoDAsync(d, from, n, takes));
		if (i % 2)
			CHECK(host_free(from)); /* waits for the copy */
		CHECK(cuStreamSynchronize(takes));
		CHECK(cuMemcpyDtoH(back, d, n));
		for (size_t k = 0; k < n; k++)
			EXPECT(back[k] == (unsigned char)i, "round %d: byte %zu is %d", i, k, back[k]);
		if (!(i % 2))
			CHECK(host_free(from));
		free(back);
	}
}

int main(void)
{
	CUstream s;
	CUdeviceptr d;
	CUdevice device;
	driver_open(&device);
	void *lib = dlopen("libcuda.so.1", RTLD_NOW);
	launch_host = (CUresult(*)(CUstream, void (*)(void *), void *))dlsym(lib, "cuLaunchHostFunc");
	add_callback = (CUresult(*)(CUstream, void (*)(CUstream, CUresult, void *), void *, unsigned))dlsym(lib, "cuStreamAddCallback");
	host_alloc = (CUresult(*)(void **, size_t, unsigned))dlsym(lib, "cuMemHostAlloc");
	host_free = (CUresult(*)(void *))dlsym(lib, "cuMemFreeHost");
	set_async = (CUresult(*)(CUdeviceptr, unsigned char, size_t, CUstream))dlsym(lib, "cuMemsetD8Async");
	back_async = (CUresult(*)(void *, CUdeviceptr, size_t, CUstream))dlsym(lib, "cuMemcpyDtoHAsync_v2");
	CHECK(cuStreamCreate(&s, CU_STREAM_NON_BLOCKING));
	CHECK(cuMemAlloc(&d, LARGE));
	CHECK(host_alloc((void **)&seen, N, 0));
	for (size_t i = 0; i < ROUNDS; i++) {
		CHECK(set_async(d, (unsigned char)i, N, s));
		CHECK(back_async(seen, d, N, s));
		CHECK(launch_host(s, look, (void *)i));
		CHECK(add_callback(s, look_again, (void *)i, 0));
	}
	CHECK(cuStreamSynchronize(s));
	EXPECT(calls == 2 * ROUNDS, "%d of %d calls", calls, 2 * ROUNDS);
	EXPECT(wrong == 0, "%d calls came at the wrong time or found the wrong data", wrong);
	writes(s, d);
	puts("PASS");
	return 0;
}
