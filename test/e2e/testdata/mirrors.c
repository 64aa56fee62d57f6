/* mirrors: what managed and mapped memory costs, and what becomes of faults that are not about it. Linked with the shim's own
 * objects, to be able to count. */
#include "core/ferry.h"
#include "cuda/gen_types.h"

#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

/* add(at, step, n): at[i*step]++ for i < n, one thread */
static const char ptx[] =
	".version 6.0\n.target sm_50\n.address_size 64\n"
	".visible .entry add(.param .u64 at, .param .u64 step, .param .u32 n)\n"
	"{\n"
	"	.reg .pred %p;\n"
	"	.reg .b32 %v, %n;\n"
	"	.reg .b64 %at, %step;\n"
	"	ld.param.u64 %at, [at];\n"
	"	ld.param.u64 %step, [step];\n"
	"	ld.param.u32 %n, [n];\n"
	"again:\n"
	"	setp.eq.u32 %p, %n, 0;\n"
	"	@%p ret;\n"
	"	ld.global.u32 %v, [%at];\n"
	"	add.u32 %v, %v, 1;\n"
	"	st.global.u32 [%at], %v;\n"
	"	add.u64 %at, %at, %step;\n"
	"	sub.u32 %n, %n, 1;\n"
	"	bra again;\n"
	"}\n";

#define FAIL(...) (fprintf(stderr, "FAIL: line %d: ", __LINE__), fprintf(stderr, __VA_ARGS__), fputc('\n', stderr), exit(1))
#define CHECK(call)                                                  \
	do {                                                         \
		CUresult rc_ = (call);                               \
		if (rc_)                                             \
			FAIL("%s: %d", #call, rc_);                  \
	} while (0)
#define EXPECT(cond, ...)                    \
	do {                                 \
		if (!(cond))                 \
			FAIL(__VA_ARGS__);   \
	} while (0)

static CUfunction add;

static void launch(CUdeviceptr p, uint64_t step, unsigned n) { CHECK(cuLaunchKernel(add, 1, 1, 1, 1, 1, 1, 0, NULL, (void *[]){&p, &step, &n}, NULL)); }

struct count { uint64_t commands, bytes, trips; };
static struct count now(void) { return (struct count){ferry_commands(), ferry_bytes_sent(), ferry_round_trips()}; }
static struct count since(struct count c)
{
	struct count n = now();
	return (struct count){n.commands - c.commands, n.bytes - c.bytes, n.trips - c.trips};
}
#define PRINT(c) (unsigned long long)(c).commands, (unsigned long long)(c).bytes, (unsigned long long)(c).trips
#define FORM "%llu commands, %llu bytes, %llu round trips"

static void untouched(void)
{
	CUdeviceptr p;
	CHECK(cuMemAllocManaged(&p, 64 << 20, CU_MEM_ATTACH_GLOBAL));
	launch(p, 4, 1);
	struct count c = now();
	for (int i = 0; i < 1000; i++)
		launch(p, 4, 1);
	c = since(c);
	EXPECT(c.commands == 1000 && c.trips == 0 && c.bytes < 1000 * 256, "1000 launches: " FORM, PRINT(c));
	int *at = (int *)(uintptr_t)p;
	EXPECT(*at == 1001, "value %d", *at);

	CHECK(cuCtxSynchronize());
	at[1 << 20] = 5; /* one page, far in */
	c = now();
	launch(p + (4 << 20), 4, 1);
	c = since(c);
	EXPECT(c.commands == 2 && c.trips == 0 && c.bytes > 4096 && c.bytes < 4096 + 512, "one page: " FORM, PRINT(c));
	EXPECT(at[1 << 20] == 6, "value %d", at[1 << 20]);
	CHECK(cuMemFree_v2(p));
	puts("untouched ok");
}

static void fresh(void)
{
	CUdeviceptr p;
	const uint64_t size = 1ull << 30;
	struct count c = now();
	CHECK(cuMemAllocManaged(&p, size, CU_MEM_ATTACH_GLOBAL));
	char *at = (char *)(uintptr_t)p;
	for (uint64_t i = 0; i < 8; i++)
		at[i * (size / 8)] = (char)i;
	int fd = open("/proc/self/maps", O_RDONLY); /* the kernel may write there too */
	EXPECT(read(fd, at + 10000, 100) == 100, "read into it: %d", errno);
	close(fd);
	launch(p, size / 8, 8);
	c = since(c);
	EXPECT(c.bytes < 16 * 4096 && c.trips == 1, "a gigabyte of which 9 pages were touched: " FORM, PRINT(c));
	for (uint64_t i = 0; i < 8; i++)
		EXPECT(at[i * (size / 8)] == (char)(i + 1), "byte %d is %d", (int)i, at[i * (size / 8)]);
	CHECK(cuMemFree_v2(p));
	puts("fresh ok");
}

static void in_turn(void)
{
	enum { N = 2 << 20 };
	CUdeviceptr p;
	CHECK(cuMemAllocManaged(&p, N, CU_MEM_ATTACH_GLOBAL));
	volatile int *at = (int *)(uintptr_t)p;
	long sum = 0;
	struct count c;
	launch(p, 4096, N / 4096);
	CHECK(cuCtxSynchronize());
	c = now();
	for (int i = 0; i < N / 4; i += 256)
		sum += at[i];
	c = since(c);
	EXPECT(sum == N / 4096 && c.trips <= 6, "reading in turn: sum %ld, " FORM, sum, PRINT(c));
	c = now();
	for (int i = 0; i < N / 4; i += 256)
		at[i] = 1;
	c = since(c);
	EXPECT(c.commands == 0, "writing what can be read: " FORM, PRINT(c));
	/* What was read the last time comes along with the next synchronisation. */
	launch(p, 4096, N / 4096);
	CHECK(cuCtxSynchronize());
	c = now();
	sum = 0;
	for (int i = 0; i < N / 4; i += 1024)
		sum += at[i];
	c = since(c);
	EXPECT(sum == N / 4096 * 2 && c.trips == 0, "the second time: sum %ld, " FORM, sum, PRINT(c));
	CHECK(cuMemFree_v2(p));
	puts("in turn ok");
}

static void system_calls(void)
{
	enum { N = 100000 };
	CUdeviceptr p;
	int fd = open("/tmp", O_TMPFILE | O_RDWR, 0600);
	EXPECT(fd >= 0, "no file to write to: %d", errno);
	CHECK(cuMemAllocManaged(&p, N, CU_MEM_ATTACH_GLOBAL));
	launch(p, 4, N / 4);
	CUmemLocation_v1 cpu = {.type = CU_MEM_LOCATION_TYPE_HOST};
	CHECK(cuMemPrefetchAsync_v2(p, N, cpu, 0, NULL));
	CHECK(cuCtxSynchronize());
	EXPECT(write(fd, (void *)(uintptr_t)p, N) == N, "write after a prefetch: %d", errno);
	int last = 0;
	EXPECT(pread(fd, &last, 4, N - 4) == 4 && last == 1, "wrote %d", last);
	close(fd);
	CHECK(cuMemFree_v2(p));
	puts("system calls ok");
}

static sigjmp_buf caught;
static void *volatile fault_at;
static void own_handler(int sig, siginfo_t *info, void *context)
{
	(void)sig, (void)context;
	fault_at = info->si_addr;
	siglongjmp(caught, 1);
}

static void other_faults(CUdeviceptr freed)
{
	void *none = mmap(NULL, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	void *list[] = {NULL, none, (void *)(uintptr_t)freed};
	for (int i = 0; i < 3; i++) {
		fault_at = (void *)1;
		if (!sigsetjmp(caught, 1)) {
			*(volatile int *)list[i] = 1;
			FAIL("fault %d did not happen", i);
		}
		EXPECT(fault_at == list[i], "fault %d at %p, told %p", i, list[i], fault_at);
	}
	puts("other faults ok");
}

static void forks(void)
{
	CUdeviceptr p, fresh;
	static char page[3 * 4096] __attribute__((aligned(4096)));
	CUdeviceptr mapped;
	CHECK(cuMemAllocManaged(&p, 4096, CU_MEM_ATTACH_GLOBAL));
	*(int *)(uintptr_t)p = 1;
	CHECK(cuMemHostRegister_v2(page, sizeof page, 2));
	CHECK(cuMemHostGetDevicePointer_v2(&mapped, page, 0));
	launch(p, 4, 1);
	launch(mapped, 4096, 3);
	CHECK(cuCtxSynchronize());
	CHECK(cuMemAllocManaged(&fresh, 4 << 20, CU_MEM_ATTACH_GLOBAL));
	*(int *)(uintptr_t)fresh = 1;
	fflush(stdout);
	pid_t child = fork();
	if (!child) {
		page[5000] = 7; /* its own copy, whatever it holds */
		if (!sigsetjmp(caught, 1)) {
			*(volatile int *)(uintptr_t)p = 2; /* not there in a child, as natively */
			_exit(1);
		}
		if (!sigsetjmp(caught, 1)) {
			*(volatile int *)(uintptr_t)fresh = 2;
			_exit(3);
		}
		_exit(page[5000] == 7 ? 0 : 2);
	}
	int status;
	waitpid(child, &status, 0);
	EXPECT(status == 0, "the child ended with %x", status);
	EXPECT(*(int *)(uintptr_t)fresh == 1, "the child wrote into the parent's memory");
	CHECK(cuMemFree_v2(fresh));
	EXPECT(*(int *)(uintptr_t)p == 2 && page[8192] == 1 && page[5000] == 0, "the parent sees %d %d %d", *(int *)(uintptr_t)p, page[8192], page[5000]);
	CHECK(cuMemHostUnregister(page));
	CHECK(cuMemFree_v2(p));
	puts("forks ok");
}

/* A paged optimiser: what lies in managed memory costs nothing while only the device uses it, wherever the program prefetches it,
 * and each page once where the host reads it. */
static void paged(void)
{
	enum { BLOCKS = 20, SIZE = 4 << 20 };
	CUdeviceptr p[BLOCKS];
	CUmemLocation_v1 device = {.type = CU_MEM_LOCATION_TYPE_DEVICE}, host = {.type = CU_MEM_LOCATION_TYPE_HOST};
	for (int i = 0; i < BLOCKS; i++)
		CHECK(cuMemAllocManaged(&p[i], SIZE, CU_MEM_ATTACH_HOST));
	for (int step = 0; step < 3; step++) {
		struct count c = now();
		for (int i = 0; i < BLOCKS; i++) {
			CHECK(cuMemPrefetchAsync_v2(p[i], SIZE, device, 0, NULL));
			launch(p[i], 4096, SIZE / 4096);
		}
		CHECK(cuCtxSynchronize());
		c = since(c);
		EXPECT(c.commands == BLOCKS + 1 && c.trips == 1 && c.bytes < BLOCKS * 256, "a step: " FORM, PRINT(c));
	}
	struct count c = now();
	for (int i = 0; i < BLOCKS; i++)
		CHECK(cuMemPrefetchAsync_v2(p[i], SIZE, host, 0, NULL));
	CHECK(cuCtxSynchronize());
	struct count synced = since(c);
	for (int i = 0; i < BLOCKS; i++)
		for (int k = 0; k < SIZE / 4096; k++)
			EXPECT(((int *)(uintptr_t)p[i])[k * 1024] == 3, "block %d, page %d is %d", i, k, ((int *)(uintptr_t)p[i])[k * 1024]);
	c = since(c);
	/* 2 MiB come with each; the host finds all of it there. */
	EXPECT(c.trips == BLOCKS * SIZE / (2 << 20) && c.trips == synced.trips && c.bytes < c.trips * 256, "all to the host: " FORM, PRINT(c));
	for (int i = 0; i < BLOCKS; i++)
		CHECK(cuMemFree_v2(p[i]));
	puts("paged ok");
}

/* Memory of the host that the program creates and maps: it is there for both, and pages cross when the other side needs them. */
static void created(void)
{
	const size_t size = 4 << 20;
	CUmemAllocationProp_v1 prop = {.type = CU_MEM_ALLOCATION_TYPE_PINNED, .location = {.type = CU_MEM_LOCATION_TYPE_HOST_NUMA}};
	CUmemAccessDesc_v1 access[2] = {{.location = {.type = CU_MEM_LOCATION_TYPE_DEVICE}, .flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE},
		{.location = prop.location, .flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE}};
	CUmemGenericAllocationHandle h;
	CUdeviceptr p, q;
	CHECK(cuMemCreate(&h, size, &prop, 0));
	CHECK(cuMemAddressReserve(&p, size, 0, 0, 0));
	CHECK(cuMemAddressReserve(&q, size, 0, 0, 0));
	CHECK(cuMemMap(p, size, 0, h, 0));
	CHECK(cuMemSetAccess(p, size, access, 2));
	volatile int *at = (int *)(uintptr_t)p;
	at[0] = 5;
	at[1 << 18] = 7;
	struct count c = now();
	launch(p, 1 << 20, 2);
	EXPECT(at[0] == 6 && at[1 << 18] == 8, "values %d, %d", at[0], at[1 << 18]);
	c = since(c);
	EXPECT(c.trips == 2 && c.bytes < 2 * 4096 + 1024, "two pages: " FORM, PRINT(c));
	CHECK(cuMemMap(q, size, 0, h, 0));
	CUresult rc = cuMemSetAccess(q, size, access, 2);
	EXPECT(rc == CUDA_ERROR_NOT_SUPPORTED, "two addresses for the host: %d", rc);
	at[1] = 9;
	CHECK(cuMemUnmap(p, size));
	CHECK(cuMemSetAccess(q, size, access, 2)); /* now it is one again, and holds what was written through the other */
	at = (int *)(uintptr_t)q;
	EXPECT(at[0] == 6 && at[1] == 9 && at[1 << 18] == 8 && at[5000] == 0, "at the other address: %d, %d, %d, %d", at[0], at[1], at[1 << 18], at[5000]);
	CHECK(cuMemRelease(h));
	CHECK(cuMemUnmap(q, size));
	CHECK(cuMemAddressFree(p, size));
	CHECK(cuMemAddressFree(q, size));
	puts("created ok");
}

static void errors(void)
{
	CUdeviceptr p;
	CHECK(cuMemAllocManaged(&p, 8192, CU_MEM_ATTACH_GLOBAL));
	launch(p, 4, 1);
	launch(0x1000, 4, 1); /* nobody's address */
	volatile int *at = (int *)(uintptr_t)p;
	(void)at[1024];        /* finds out, and goes on */
	CUresult rc = cuCtxSynchronize();
	EXPECT(rc == CUDA_ERROR_ILLEGAL_ADDRESS, "after a fault: %d", rc);
	puts("errors ok");
}

int main(void)
{
	CUcontext ctx;
	CUmodule module;
	CUdeviceptr p;
	struct sigaction a = {.sa_sigaction = own_handler, .sa_flags = SA_SIGINFO};
	sigaction(SIGSEGV, &a, NULL);
	CHECK(cuInit(0));
	CHECK(cuDevicePrimaryCtxRetain(&ctx, 0));
	CHECK(cuCtxSetCurrent(ctx));
	CHECK(cuModuleLoadData(&module, (void *)ptx));
	CHECK(cuModuleGetFunction(&add, module, "add"));
	CHECK(cuMemAllocManaged(&p, 4 << 20, CU_MEM_ATTACH_GLOBAL));
	CHECK(cuMemFree_v2(p));
	untouched();
	fresh();
	in_turn();
	paged();
	created();
	system_calls();
	other_faults(p);
	forks();
	errors();
	puts("PASS");
	return 0;
}
