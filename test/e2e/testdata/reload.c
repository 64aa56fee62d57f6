/* reload: opens the library, works, closes it, and does so again, on the main thread and on one that ends; the process must
 * hold no more files and no more address space after many rounds than after the first.
 *
 *     reload plain     stream 0 is the context's
 *     reload own       stream 0 is the thread's, so the thread's end has something to clean up */
#include "cudadrv.h"

#include <dirent.h>
#include <pthread.h>

static const char *suffix;

static void *find(void *lib, const char *name, const char *tail)
{
	char full[64];
	snprintf(full, sizeof full, "%s%s", name, tail);
	void *f = dlsym(lib, full);
	EXPECT(f, "no %s", full);
	return f;
}

static void *session(void *arg)
{
	for (unsigned i = 0; i < *(unsigned *)arg; i++) {
		void *lib = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
		EXPECT(lib, "round %u: %s", i, dlerror());
		CUresult (*init)(unsigned) = find(lib, "cuInit", "");
		CUresult (*retain)(CUcontext *, CUdevice) = find(lib, "cuDevicePrimaryCtxRetain", "");
		CUresult (*release)(CUdevice) = find(lib, "cuDevicePrimaryCtxRelease_v2", "");
		CUresult (*current)(CUcontext) = find(lib, "cuCtxSetCurrent", "");
		CUresult (*alloc)(CUdeviceptr *, size_t) = find(lib, "cuMemAlloc_v2", "");
		CUresult (*drop)(CUdeviceptr) = find(lib, "cuMemFree_v2", "");
		CUresult (*alloc_host)(unsigned **, size_t) = find(lib, "cuMemAllocHost_v2", "");
		CUresult (*free_host)(unsigned *) = find(lib, "cuMemFreeHost", "");
		CUresult (*fill)(CUdeviceptr, unsigned, size_t) = find(lib, "cuMemsetD32_v2", suffix);
		CUresult (*back)(void *, CUdeviceptr, size_t) = find(lib, "cuMemcpyDtoH_v2", suffix);
		CUcontext c;
		CUdeviceptr p;
		unsigned *got;
		CHECK(init(0));
		CHECK(retain(&c, 0));
		CHECK(current(c));
		CHECK(alloc(&p, 4096));
		CHECK(alloc_host(&got, 4096));
		CHECK(fill(p, 40 + i, 1024));
		CHECK(back(got, p, 4096));
		EXPECT(got[0] == 40 + i && got[1023] == 40 + i, "round %u: read %u", i, got[0]);
		CHECK(free_host(got));
		CHECK(drop(p));
		CHECK(release(0));
		EXPECT(dlclose(lib) == 0, "round %u: %s", i, dlerror());
	}
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

static unsigned long long space(void)
{
	unsigned long long pages = 0;
	FILE *f = fopen("/proc/self/statm", "r");
	EXPECT(f && fscanf(f, "%llu", &pages) == 1, "no statm");
	fclose(f);
	return pages * 4096;
}

int main(int argc, char **argv)
{
	unsigned one = 1, many = 6;
	pthread_t t;
	suffix = argc > 1 && !strcmp(argv[1], "own") ? "_ptds" : "";
	session(&one);
	int before = files();
	unsigned long long room = space();
	session(&many);
	EXPECT(!pthread_create(&t, NULL, session, &many), "no thread");
	pthread_join(t, NULL);
	EXPECT(files() == before, "%d open files, %d after the first round", files(), before);
	EXPECT(space() < room + (1ull << 30), "%llu bytes of address space, %llu after the first round", space(), room);
	puts("PASS");
	return 0;
}
