/* nvml: the management library as programs use it, and misuse it. MODE: calls, fork, threads, lost, memory. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct device *device;
#define FUNCTIONS(X)                                                                                                     \
	X(nvmlInit_v2, (void))                                                                                               \
	X(nvmlShutdown, (void))                                                                                              \
	X(nvmlDeviceGetCount_v2, (unsigned *))                                                                               \
	X(nvmlDeviceGetHandleByIndex_v2, (unsigned, device *))                                                               \
	X(nvmlDeviceGetHandleByUUID, (const char *, device *))                                                               \
	X(nvmlDeviceGetName, (device, char *, unsigned))                                                                     \
	X(nvmlDeviceGetUUID, (device, char *, unsigned))                                                                     \
	X(nvmlDeviceGetIndex, (device, unsigned *))                                                                          \
	X(nvmlDeviceGetMemoryInfo_v2, (device, void *))                                                                      \
	X(nvmlDeviceGetPciInfo_v2, (device, void *))                                                                         \
	X(nvmlDeviceGetComputeRunningProcesses_v3, (device, unsigned *, void *))                                             \
	X(nvmlDeviceGetRunningProcessDetailList, (device, void *))                                                           \
	X(nvmlDeviceGetSupportedMemoryClocks, (device, unsigned *, unsigned *))                                              \
	X(nvmlDeviceSetPersistenceMode, (device, int))                                                                       \
	X(nvmlDeviceGetSupportedVgpus, (device, unsigned *, unsigned *))                                                     \
	X(nvmlEventSetCreate, (void **))                                                                                     \
	X(nvmlEventSetWait_v2, (void *, void *, unsigned))                                                                   \
	X(nvmlEventSetFree, (void *))
#define DECLARE(name, params) static int(*name) params;
FUNCTIONS(DECLARE)

static int failed;
#define WANT(call, code)                                                                                                 \
	do {                                                                                                                 \
		int got = (call);                                                                                                \
		if (got != (code)) {                                                                                             \
			printf("FAIL line %d: %s: %d, not %d\n", __LINE__, #call, got, code);                                        \
			failed = 1;                                                                                                  \
		}                                                                                                                \
	} while (0)

enum { UNINITIALIZED = 1, INVALID = 2, UNSUPPORTED = 3, DENIED = 4, TOO_SMALL = 7, TIMEOUT = 10, LOST = 15, VERSION = 25 };

static device first(void)
{
	device d = NULL;
	WANT(nvmlDeviceGetHandleByIndex_v2(0, &d), 0);
	return d;
}

struct memory { unsigned version; unsigned long long total, reserved, free, used; };

static void sizes(device d)
{
	char name[96];
	WANT(nvmlDeviceGetName(d, name, sizeof name), 0);
	WANT(nvmlDeviceGetName(d, name, 4), TOO_SMALL);
	WANT(nvmlDeviceGetName(d, NULL, 0), INVALID);
	WANT(nvmlDeviceGetName(NULL, name, sizeof name), INVALID);
	WANT(nvmlDeviceGetName((device)0x1234, name, sizeof name), INVALID);
	WANT(nvmlDeviceGetName((device)(uintptr_t)(0x7eull << 56 | 1ull << 48 | 99), name, sizeof name), INVALID);

	/* A struct is as large as its version says; what lies behind it is the caller's. */
	struct { struct memory m; unsigned char guard[64]; } s;
	memset(&s, 0xa5, sizeof s);
	s.m.version = sizeof(struct memory) | 2u << 24;
	WANT(nvmlDeviceGetMemoryInfo_v2(d, &s.m), 0);
	if (s.m.total < 1 << 20 || s.m.free + s.m.used != s.m.total || s.m.version != (sizeof(struct memory) | 2u << 24))
		printf("FAIL: %llu bytes, %llu free\n", s.m.total, s.m.free), failed = 1;
	s.m.version = 0;
	WANT(nvmlDeviceGetMemoryInfo_v2(d, &s.m), VERSION);
	s.m.version = 0xffffff | 9u << 24;
	WANT(nvmlDeviceGetMemoryInfo_v2(d, &s.m), VERSION);
	struct { char pci[52]; unsigned char guard[64]; } old;
	memset(&old, 0xa5, sizeof old);
	WANT(nvmlDeviceGetPciInfo_v2(d, &old), 0);
	for (int i = 0; i < 64; i++)
		if (s.guard[i] != 0xa5 || old.guard[i] != 0xa5) {
			printf("FAIL: byte %d behind a struct was written\n", i);
			failed = 1;
			break;
		}
}

static void lists(device d)
{
	unsigned n = 0, clocks[8] = {0};
	WANT(nvmlDeviceGetSupportedMemoryClocks(d, &n, NULL), TOO_SMALL);
	WANT(n != 1, 0);
	n = 8;
	WANT(nvmlDeviceGetSupportedMemoryClocks(d, &n, clocks), 0);
	WANT(n != 1 || !clocks[0], 0);
	WANT(nvmlDeviceGetSupportedMemoryClocks(d, NULL, clocks), INVALID);

	struct { unsigned pid; unsigned long long used; unsigned gi, ci; } list[16];
	n = 16;
	WANT(nvmlDeviceGetComputeRunningProcesses_v3(d, &n, list), 0);
	for (unsigned i = 0; i < n; i++)
		printf("process %u uses %llu MiB\n", list[i].pid, list[i].used >> 20);

	/* The same through a struct that points to its list. */
	struct { unsigned pid; unsigned long long used; unsigned gi, ci; unsigned long long cc; } details[16];
	struct { unsigned version, mode, n; void *list; } head = {24u | 1u << 24, 0, 16, details};
	WANT(nvmlDeviceGetRunningProcessDetailList(d, &head), 0);
	WANT(head.list != details || head.n != n, 0);
	for (unsigned i = 0; i < head.n; i++)
		WANT(details[i].pid != list[i].pid || details[i].used != list[i].used, 0);
}

static void calls(void)
{
	unsigned count = 0, index = 9;
	device d, same = NULL;
	char uuid[96];
	void *set = NULL;
	struct { device d; unsigned long long type, data; unsigned gi, ci; } event;

	WANT(nvmlDeviceGetCount_v2(&count), UNINITIALIZED);
	WANT(nvmlShutdown(), UNINITIALIZED);
	WANT(nvmlInit_v2(), 0);
	WANT(nvmlInit_v2(), 0);
	WANT(nvmlShutdown(), 0); /* references are counted */
	WANT(nvmlDeviceGetCount_v2(&count), 0);
	WANT(nvmlDeviceGetHandleByIndex_v2(count, &d), INVALID);
	d = first();
	WANT(nvmlDeviceGetUUID(d, uuid, sizeof uuid), 0);
	WANT(nvmlDeviceGetHandleByUUID(uuid, &same), 0);
	WANT(same != d, 0);
	WANT(nvmlDeviceGetHandleByUUID(NULL, &same), INVALID);
	WANT(nvmlDeviceGetIndex(same, &index), 0);
	WANT(index, 0);
	sizes(d);
	lists(d);
	WANT(nvmlDeviceSetPersistenceMode(d, 1), DENIED);
	WANT(nvmlDeviceSetPersistenceMode(NULL, 1), INVALID);
	WANT(nvmlDeviceGetSupportedVgpus(d, &count, NULL), UNSUPPORTED);
	WANT(nvmlEventSetCreate(&set), 0);
	WANT(nvmlEventSetWait_v2(set, &event, 5), TIMEOUT);
	WANT(nvmlEventSetFree(set), 0);
	WANT(nvmlEventSetFree(set), INVALID);
	WANT(nvmlShutdown(), 0);
	WANT(nvmlDeviceGetIndex(d, &index), UNINITIALIZED);
	WANT(nvmlInit_v2(), 0); /* a session of its own; the handle has not changed */
	WANT(nvmlDeviceGetIndex(d, &index), 0);
	WANT(nvmlShutdown(), 0);
}

/* A child goes on with what its parent had, on a connection of its own. */
static void forks(void)
{
	unsigned index;
	int status = -1;

	WANT(nvmlInit_v2(), 0);
	device d = first();
	pid_t child = fork();
	if (child == 0) {
		WANT(nvmlDeviceGetIndex(d, &index), 0);
		WANT(nvmlShutdown(), 0);
		WANT(nvmlShutdown(), UNINITIALIZED);
		fflush(stdout);
		_exit(failed);
	}
	WANT(nvmlDeviceGetIndex(d, &index), 0);
	waitpid(child, &status, 0);
	WANT(status, 0);
	WANT(nvmlDeviceGetIndex(d, &index), 0);
	WANT(nvmlShutdown(), 0);
}

static void *many(void *arg)
{
	device d = arg;
	unsigned index;
	for (int i = 0; i < 200; i++) {
		WANT(nvmlInit_v2(), 0);
		WANT(nvmlDeviceGetIndex(d, &index), 0);
		sizes(d);
		WANT(nvmlShutdown(), 0);
	}
	return NULL;
}

/* Sessions open and close under calls of other threads. */
static void threads(void)
{
	pthread_t t[6];
	WANT(nvmlInit_v2(), 0);
	device d = first();
	WANT(nvmlShutdown(), 0);
	for (int i = 0; i < 6; i++)
		pthread_create(&t[i], NULL, many, d);
	for (int i = 0; i < 6; i++)
		pthread_join(t[i], NULL);
}

/* The server goes while we are connected: input says when. */
static void lost(void)
{
	unsigned index;
	WANT(nvmlInit_v2(), 0);
	device d = first();
	printf("ready\n");
	fflush(stdout);
	while (nvmlDeviceGetIndex(d, &index) == 0)
		usleep(10000);
	WANT(nvmlDeviceGetIndex(d, &index), LOST);
	WANT(nvmlShutdown(), 0);
	WANT(nvmlInit_v2(), 9); /* driver not loaded: nobody is there */
}

static unsigned long long used(device d)
{
	struct memory m = {.version = sizeof m | 2 << 24};
	WANT(nvmlDeviceGetMemoryInfo_v2(d, &m), 0);
	return m.used;
}

/* What the program allocates and frees by CUDA is seen by the next question, though CUDA's calls did not wait. */
static void memory(void)
{
	void *cuda = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL), *context = NULL;
	int (*init)(unsigned) = NULL, (*retain)(void **, int) = NULL, (*set)(void *) = NULL, (*allocate)(uint64_t *, size_t) = NULL, (*release)(uint64_t) = NULL;
	if (!cuda || !(*(void **)&init = dlsym(cuda, "cuInit")) || !(*(void **)&retain = dlsym(cuda, "cuDevicePrimaryCtxRetain")) ||
	    !(*(void **)&set = dlsym(cuda, "cuCtxSetCurrent")) || !(*(void **)&allocate = dlsym(cuda, "cuMemAlloc_v2")) ||
	    !(*(void **)&release = dlsym(cuda, "cuMemFree_v2"))) {
		printf("FAIL: %s\n", dlerror());
		failed = 1;
		return;
	}
	WANT(init(0), 0);
	WANT(retain(&context, 0), 0);
	WANT(set(context), 0);
	WANT(nvmlInit_v2(), 0);
	device d = first();
	unsigned long long before = used(d);
	for (int i = 0; i < 300 && !failed; i++) {
		uint64_t p[3];
		for (int k = 0; k < 3; k++)
			WANT(allocate(&p[k], (size_t)(2 + 2 * k) << 20), 0);
		unsigned long long now = used(d);
		if (now != before + (12ull << 20)) /* whole granules */
			printf("FAIL: round %d: %llu bytes more are used, not 12 MiB\n", i, now - before), failed = 1;
		for (int k = 0; k < 3; k++)
			WANT(release(p[k]), 0);
		if ((now = used(d)) != before)
			printf("FAIL: round %d: %lld bytes are left\n", i, (long long)(now - before)), failed = 1;
	}
	WANT(nvmlShutdown(), 0);
}

int main(int argc, char **argv)
{
	void *lib = dlopen("libnvidia-ml.so.1", RTLD_NOW);
	const char *mode = argc > 1 ? argv[1] : "calls";
	if (!lib) {
		printf("FAIL: %s\n", dlerror());
		return 1;
	}
#define FIND(name, params)                                                                                               \
	if (!(*(void **)&name = dlsym(lib, #name)))                                                                          \
		printf("FAIL: no %s\n", #name), failed = 1;
	FUNCTIONS(FIND)
	if (!strcmp(mode, "fork"))
		forks();
	else if (!strcmp(mode, "threads"))
		threads();
	else if (!strcmp(mode, "lost"))
		lost();
	else if (!strcmp(mode, "memory"))
		memory();
	else
		calls();
	puts(failed ? "FAIL" : "PASS");
	return failed;
}
