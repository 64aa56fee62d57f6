/* comings: a thousand short threads, each with work on its own default stream, a few at a time; then one checks that the
 * process holds no more than before. */
#include "cudadrv.h"
#include "kernels.h"

#include <dirent.h>
#include <pthread.h>
#include <stdatomic.h>

static const char ptx[] = PTX_HEADER PTX_PUT;

enum { THREADS = 1000, ABREAST = 8 };
static CUcontext context;
static CUfunction put;
static CUresult (*launch_ptsz)(CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, CUstream, void **, void **);
static CUresult (*back_ptds)(void *, CUdeviceptr, size_t);
static CUresult (*query_ptsz)(CUstream);

static void *visit(void *arg)
{
	unsigned value = (unsigned)(size_t)arg, got = 0;
	CUdeviceptr word;
	CHECK(cuCtxSetCurrent(context));
	CHECK(cuMemAlloc(&word, 4));
	CHECK(launch_ptsz(put, 1, 1, 1, 1, 1, 1, 0, NULL, ARGS(&word, &value), NULL));
	CHECK(back_ptds(&got, word, 4));
	EXPECT(got == value, "thread %u reads %u", value, got);
	CUresult rc = query_ptsz(NULL);
	EXPECT(rc == 0, "thread %u: its stream answers %d after a copy", value, rc);
	CHECK(cuMemFree(word));
	return NULL;
}

static int files(void)
{
	DIR *d = opendir("/proc/self/fd");
	int n = 0;
	while (d && readdir(d))
		n++;
	closedir(d);
	return n;
}

int main(void)
{
	CUdevice device;
	CUmodule module;
	pthread_t t[ABREAST];

	context = driver_open(&device);
	void *lib = dlopen("libcuda.so.1", RTLD_NOW);
	*(void **)&launch_ptsz = dlsym(lib, "cuLaunchKernel_ptsz");
	*(void **)&back_ptds = dlsym(lib, "cuMemcpyDtoH_v2_ptds");
	*(void **)&query_ptsz = dlsym(lib, "cuStreamQuery_ptsz");
	EXPECT(launch_ptsz && back_ptds && query_ptsz, "no per-thread calls");
	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetFunction(&put, module, "put"));
	int before = files();
	for (size_t i = 0; i < THREADS; i += ABREAST) {
		for (size_t k = 0; k < ABREAST; k++)
			EXPECT(!pthread_create(&t[k], NULL, visit, (void *)(i + k)), "no thread");
		for (size_t k = 0; k < ABREAST; k++)
			pthread_join(t[k], NULL);
	}
	EXPECT(files() == before, "%d open files, before %d", files(), before);
	puts("PASS");
	return 0;
}
