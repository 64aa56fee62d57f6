/* forks: CUDA and fork. A child of a process that has initialised CUDA gets error 3 from everything and can do nothing;
 * a child of one that has not is a process like any other.
 *
 *     forks before    child and grandchild work, then the parent does
 *     forks version   the same, after the parent has asked for the driver's version only
 *     forks after     the parent works; child and grandchild get error 3; the parent works on
 *     forks threads   children come and go while other threads launch */
#include "cudadrv.h"
#include "kernels.h"

#include <pthread.h>
#include <stdatomic.h>
#include <sys/wait.h>
#include <unistd.h>

static const char ptx[] = PTX_HEADER PTX_PUT;

static CUcontext context;
static CUdevice device;
static CUmodule module;
static CUfunction put;

static void begin(void)
{
	context = driver_open(&device);
	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetFunction(&put, module, "put"));
}

static void round_of(CUdeviceptr word, unsigned value)
{
	unsigned got = 0;
	launch(put, 1, 1, NULL, ARGS(&word, &value));
	CHECK(cuMemcpyDtoH(&got, word, sizeof got));
	EXPECT(got == value, "read %u, want %u", got, value);
}

static void work(const char *who, unsigned value)
{
	CUdeviceptr word;
	CHECK(cuMemAlloc(&word, 4));
	round_of(word, value);
	CHECK(cuMemFree(word));
	printf("%s works\n", who);
	fflush(stdout);
}

static void refused(const char *who)
{
	CUdeviceptr word;
	int n;
	struct { const char *name; CUresult rc; } calls[] = {
		{"cuInit", cuInit(0)},
		{"cuDeviceGetCount", cuDeviceGetCount(&n)},
		{"cuMemAlloc", cuMemAlloc(&word, 4)},
		{"cuCtxSynchronize", cuCtxSynchronize()},
		{"cuCtxSetCurrent", cuCtxSetCurrent(context)},
		{"cuLaunchKernel", cuLaunchKernel(put, 1, 1, 1, 1, 1, 1, 0, NULL, NULL, NULL)},
	};
	for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
		EXPECT(calls[i].rc == 3, "%s: %s answers %d, want 3", who, calls[i].name, calls[i].rc);
	if (*who)
		printf("%s is refused\n", who);
	fflush(stdout);
}

/* Waits for a child that must end with 0. */
static void await(pid_t pid)
{
	int status = 0;
	EXPECT(pid > 0 && waitpid(pid, &status, 0) == pid, "lost the child");
	EXPECT(status == 0, "the child ended with status %#x", status);
}

/* A child that forks again; each end is by exit(), with every destructor. */
static void family(void (*act)(const char *))
{
	fflush(stdout);
	pid_t pid = fork();
	if (pid == 0) {
		pid_t grandchild = fork();
		if (grandchild == 0) {
			act("the grandchild");
			exit(0);
		}
		await(grandchild);
		act("the child");
		exit(0);
	}
	await(pid);
}

static void afresh(const char *who)
{
	begin();
	work(who, 5);
}

static _Atomic int stop;
static _Atomic unsigned rounds;

static void *hammer(void *arg)
{
	CUdeviceptr word;
	unsigned n = (unsigned)(size_t)arg * 1000000;
	CHECK(cuCtxSetCurrent(context));
	CHECK(cuMemAlloc(&word, 4));
	while (!atomic_load(&stop)) {
		round_of(word, n++);
		atomic_fetch_add(&rounds, 1);
	}
	CHECK(cuMemFree(word));
	return NULL;
}

int main(int argc, char **argv)
{
	const char *mode = argc > 1 ? argv[1] : "";
	if (!strcmp(mode, "before")) {
		family(afresh);
		afresh("the parent");
	} else if (!strcmp(mode, "version")) {
		int version = 0;
		void *lib = dlopen("libcuda.so.1", RTLD_NOW);
		EXPECT(lib, "%s", dlerror());
		CUresult (*get)(int *) = (CUresult(*)(int *))dlsym(lib, "cuDriverGetVersion");
		EXPECT(get(&version) == 0 && version > 0, "no version");
		family(afresh);
		afresh("the parent");
	} else if (!strcmp(mode, "after")) {
		begin();
		work("the parent", 1);
		family(refused);
		work("the parent", 2);
	} else if (!strcmp(mode, "threads")) {
		enum { THREADS = 4, FORKS = 100 };
		pthread_t threads[THREADS];
		begin();
		for (size_t i = 0; i < THREADS; i++)
			EXPECT(!pthread_create(&threads[i], NULL, hammer, (void *)(i + 1)), "no thread");
		for (int i = 0; i < FORKS; i++) {
			pid_t pid = fork();
			if (pid == 0) {
				refused("");
				if (i % 2)
					exit(0);
				_exit(0);
			}
			await(pid);
		}
		unsigned seen = atomic_load(&rounds);
		for (double from = now(); atomic_load(&rounds) < seen + THREADS && now() < from + 120000;)
			usleep(1000);
		EXPECT(atomic_load(&rounds) >= seen + THREADS, "the threads have stopped");
		atomic_store(&stop, 1);
		for (int i = 0; i < THREADS; i++)
			pthread_join(threads[i], NULL);
		work("the parent", 3);
	} else {
		fail("forks before|version|after|threads");
	}
	puts("PASS");
	return 0;
}
