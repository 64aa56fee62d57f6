/* guesses: what the shim guesses from words of a kernel's parameters may cost time and nothing else.
 *
 *   guesses waits     a launch does not wait for work that waits for the program
 *   guesses graph     a graph copies into memory whose address was such a word
 *   guesses pending   data on its way into such memory arrives, and a kernel that does use the memory sees it
 *   guesses freed     memory is freed by one thread while another launches with its address
 *   guesses prefetch  managed memory is freed by one thread while another's synchronisation fetches it
 *   guesses early     pages that one thread gets while work is held up do not hide from another what its own work did
 *   guesses overtake  a stream that waits for no other does not overtake a blocking copy that a long kernel holds up
 *   guesses first     the same of a copy before the first such stream was made
 *   guesses gone      registered memory that the program unmapped without a word
 */
#include "expect.h"
#include "kernels.h"
#include <pthread.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

enum { SIZE = 1 << 16 };

/* A kernel with room for words behind what it uses; one that copies a word. */
static char ptx[] = PTX_HEADER
	".visible .entry add(.param .u64 at, .param .u32 v, .param .align 8 .b8 words[64])\n"
	"{\n"
	"	.reg .b32 %v, %old;\n"
	"	.reg .b64 %at;\n"
	"	ld.param.u64 %at, [at];\n"
	"	ld.param.u32 %v, [v];\n"
	"	atom.global.add.u32 %old, [%at], %v;\n"
	"	ret;\n"
	"}\n"
	".visible .entry move(.param .u64 to, .param .u64 from)\n"
	"{\n"
	"	.reg .b32 %v;\n"
	"	.reg .b64 %to, %from;\n"
	"	ld.param.u64 %to, [to];\n"
	"	ld.param.u64 %from, [from];\n"
	"	ld.global.u32 %v, [%from];\n"
	"	st.global.u32 [%to], %v;\n"
	"	ret;\n"
	"}\n"
	".visible .entry last(.param .u32 rounds)\n"
	"{\n"
	"	.reg .pred %p;\n"
	"	.reg .b32 %n;\n"
	"	ld.param.u32 %n, [rounds];\n"
	"AGAIN:\n"
	"	sub.u32 %n, %n, 1;\n"
	"	setp.ne.u32 %p, %n, 0;\n"
	"	@%p bra AGAIN;\n"
	"	ret;\n"
	"}\n";

static CUcontext ctx;
static CUfunction add, move, last;
static CUdeviceptr sum;
static unsigned added;

static void launch_with(const void *word, CUstream s)
{
	uint64_t words[8] = {1, 2, (uint64_t)(uintptr_t)word, 3, (uint64_t)(uintptr_t)word + 8, 4, 5, 6};
	unsigned v = ++added % 5;
	void *params[] = {&sum, &v, words};
	OK(cuLaunchKernel(add, 1, 1, 1, 1, 1, 1, 0, s, params, NULL));
}

static unsigned want_sum(void)
{
	unsigned n = 0;
	for (unsigned i = 1; i <= added; i++)
		n += i % 5;
	return n;
}

static void fill(unsigned char *p, unsigned char v)
{
	for (size_t i = 0; i < SIZE; i++)
		p[i] = (unsigned char)(v + i);
}

static void same_bytes(const unsigned char *p, unsigned char v, const char *what)
{
	for (size_t i = 0; i < SIZE; i++)
		if (p[i] != (unsigned char)(v + i)) {
			printf("%s: byte %zu is %u, not %u\n", what, i, p[i], (unsigned char)(v + i));
			wrong = 1;
			return;
		}
}

/* Memory of both kinds that a launch may have to make reachable. */
static unsigned char *pinned, *registered;

static void begin_memory(void)
{
	void *p;
	OK(cuMemAllocHost_v2(&p, SIZE));
	pinned = p;
	registered = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	OK(cuMemHostRegister_v2(registered, SIZE, 0));
	fill(pinned, 1);
	fill(registered, 2);
}

static CUdeviceptr gate;
static CUstream held, other;

static void close_gate(void)
{
	OK(cuMemAlloc_v2(&gate, 4));
	OK(cuMemsetD32_v2(gate, 0, 1));
	OK(cuStreamCreate(&held, CU_STREAM_NON_BLOCKING));
	OK(cuStreamCreate(&other, CU_STREAM_NON_BLOCKING));
	OK(cuCtxSynchronize());
	OK(cuStreamWaitValue32_v2(held, gate, 1, 0));
}
static void open_gate(void) { OK(cuStreamWriteValue32_v2(other, gate, 1, 0)); }

static void waits(void)
{
	begin_memory();
	close_gate();
	launch_with(pinned, other);
	launch_with(registered, other);
	open_gate(); /* only now does the work of the held stream go on */
	OK(cuStreamSynchronize(held));
	OK(cuCtxSynchronize());
	same_bytes(pinned, 1, "pinned memory");
	same_bytes(registered, 2, "registered memory");
}

static CUgraphExec copying_graph(void *to, CUdeviceptr from)
{
	CUgraph g;
	CUgraphExec e;
	CUstream s;
	OK(cuStreamCreate(&s, CU_STREAM_NON_BLOCKING));
	OK(cuStreamBeginCapture_v2(s, CU_STREAM_CAPTURE_MODE_RELAXED));
	OK(cuMemcpyDtoHAsync_v2(to, from, SIZE, s));
	OK(cuStreamEndCapture(s, &g));
	OK(cuGraphInstantiateWithFlags(&e, g, 0));
	return e;
}

static void graph(void)
{
	unsigned char bytes[SIZE];
	CUdeviceptr from;
	begin_memory();
	OK(cuMemAlloc_v2(&from, SIZE));
	CUgraphExec to_pinned = copying_graph(pinned, from), to_registered = copying_graph(registered, from);
	for (unsigned i = 0; i < 8; i++) {
		fill(bytes, (unsigned char)(10 * i));
		OK(cuMemcpyHtoD_v2(from, bytes, SIZE));
		launch_with(pinned, NULL);
		launch_with(registered, NULL);
		OK(cuGraphLaunch(to_pinned, NULL));
		OK(cuGraphLaunch(to_registered, NULL));
		OK(cuCtxSynchronize());
		same_bytes(pinned, (unsigned char)(10 * i), "what a graph copied to pinned memory");
		same_bytes(registered, (unsigned char)(10 * i), "what a graph copied to registered memory");
		pinned[i] = registered[i] = 0;
	}
}

static void *open_later(void *arg)
{
	(void)arg;
	usleep(200 * 1000);
	OK(cuCtxSetCurrent(ctx));
	open_gate();
	return NULL;
}

static void pending(void)
{
	unsigned char bytes[SIZE];
	CUdeviceptr from, got[2];
	pthread_t t;
	begin_memory();
	OK(cuMemAlloc_v2(&from, SIZE));
	OK(cuMemAlloc_v2(&got[0], 8));
	got[1] = got[0] + 4;
	fill(bytes, 77);
	OK(cuMemcpyHtoD_v2(from, bytes, SIZE));
	close_gate();
	OK(cuMemcpyDtoHAsync_v2(pinned, from, SIZE, held));
	OK(cuMemcpyDtoHAsync_v2(registered, from, SIZE, held));
	pthread_create(&t, NULL, open_later, NULL);
	/* These are pointers, and the kernels come behind the copies. */
	for (int i = 0; i < 2; i++) {
		uint64_t at = (uint64_t)(uintptr_t)(i ? registered : pinned);
		OK(cuLaunchKernel(move, 1, 1, 1, 1, 1, 1, 0, held, (void *[]){&got[i], &at}, NULL));
	}
	pthread_join(t, NULL);
	OK(cuStreamSynchronize(held));
	uint32_t is[2], want;
	memcpy(&want, bytes, 4);
	OK(cuMemcpyDtoH_v2(is, got[0], 8));
	SAME(is[0], want);
	SAME(is[1], want);
	same_bytes(pinned, 77, "pinned memory");
	same_bytes(registered, 77, "registered memory");
}

/* --- one thread launches, another ends the memory */

static void *_Atomic shown;
static _Atomic int over;
static int managed;

static void *come_and_go(void *arg)
{
	void *p;
	CUdeviceptr d;
	(void)arg;
	OK(cuCtxSetCurrent(ctx));
	for (unsigned i = 0; !__atomic_load_n(&over, __ATOMIC_SEQ_CST); i++) {
		if (managed) {
			OK(cuMemAllocManaged(&d, 1 << 21, 1));
			p = (void *)(uintptr_t)d;
		} else if (i % 2) {
			OK(cuMemAllocHost_v2(&p, SIZE));
		} else {
			p = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
			OK(cuMemHostRegister_v2(p, SIZE, 0));
		}
		fill(p, (unsigned char)i);
		shown = p;
		usleep(i % 7 * 100);
		same_bytes(p, (unsigned char)i, "memory while kernels are launched with its address");
		if (managed) {
			OK(cuMemFree_v2(d));
		} else if (i % 2) {
			OK(cuMemFreeHost(p));
		} else {
			OK(cuMemHostUnregister(p));
			same_bytes(p, (unsigned char)i, "memory that was unregistered");
			munmap(p, SIZE);
		}
	}
	return NULL;
}

static void freed(void)
{
	pthread_t t;
	pthread_create(&t, NULL, come_and_go, NULL);
	for (unsigned i = 0; i < 2000 && !wrong; i++) {
		launch_with(shown, NULL);
		if (i % 8 == 7)
			OK(cuCtxSynchronize());
	}
	over = 1;
	pthread_join(t, NULL);
	OK(cuCtxSynchronize());
}

static void prefetch(void)
{
	managed = 1;
	freed();
}

/* One thread touches memory again and again while a stream is held up, so that it gets pages as they are. The other one's kernels write
 * into the same page, and it waits for them. */
static CUdeviceptr shared_page;

static void *touch(void *arg)
{
	unsigned seen = 0;
	(void)arg;
	OK(cuCtxSetCurrent(ctx));
	while (!__atomic_load_n(&over, __ATOMIC_SEQ_CST)) {
		seen += ((volatile unsigned *)(uintptr_t)shared_page)[512];
		if (seen)
			break;
		usleep(500);
	}
	SAME(seen, 0);
	return NULL;
}

static void early(void)
{
	pthread_t t;
	OK(cuMemAllocManaged(&shared_page, 1 << 21, 1));
	volatile unsigned *p = (unsigned *)(uintptr_t)shared_page;
	p[0] = p[512] = 0;
	close_gate();
	pthread_create(&t, NULL, touch, NULL);
	for (unsigned i = 0; i < 150 && !wrong; i++) {
		unsigned v = 3;
		uint64_t words[8] = {0};
		OK(cuLaunchKernel(add, 1, 1, 1, 1, 1, 1, 0, other, (void *[]){&shared_page, &v, words}, NULL));
		if (i % 2)
			OK(cuStreamSynchronize(other));
		else
			while (cuStreamQuery(other) == CUDA_ERROR_NOT_READY)
				;
		if (p[0] != 3 * (i + 1)) {
			printf("round %u: %u\n", i, p[0]);
			wrong = 1;
		}
	}
	over = 1;
	pthread_join(t, NULL);
	open_gate();
	OK(cuCtxSynchronize());
}

static double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* Of a kernel of most of a second. */
static unsigned long_kernel(void)
{
	unsigned rounds = 1 << 16;
	for (double start = now(); ; start = now()) {
		OK(cuLaunchKernel(last, 1, 1, 1, 1, 1, 1, 0, NULL, (void *[]){&rounds}, NULL));
		OK(cuCtxSynchronize());
		if (now() - start > 0.4 || rounds > 1u << 30)
			return rounds;
		rounds *= 2;
	}
}

static void first(void)
{
	CUdeviceptr from, to;
	uint32_t v = 77, got = 0;
	OK(cuMemAlloc_v2(&from, 4));
	OK(cuMemAlloc_v2(&to, 4));
	OK(cuMemsetD32_v2(from, 1, 1));
	unsigned rounds = long_kernel();
	OK(cuLaunchKernel(last, 1, 1, 1, 1, 1, 1, 0, NULL, (void *[]){&rounds}, NULL));
	OK(cuMemcpyHtoD_v2(from, &v, 4));
	OK(cuStreamCreate(&other, CU_STREAM_NON_BLOCKING));
	OK(cuLaunchKernel(move, 1, 1, 1, 1, 1, 1, 0, other, (void *[]){&to, &from}, NULL));
	OK(cuStreamSynchronize(other));
	OK(cuMemcpyDtoH_v2(&got, to, 4));
	SAME(got, 77);
}

static void overtake(void)
{
	CUdeviceptr from, to;
	uint32_t v = 77, got = 0;
	OK(cuMemAlloc_v2(&from, 4));
	OK(cuMemAlloc_v2(&to, 4));
	OK(cuMemsetD32_v2(from, 1, 1));
	OK(cuStreamCreate(&other, CU_STREAM_NON_BLOCKING));
	unsigned rounds = long_kernel();
	CUarray array;
	OK(cuArrayCreate_v2(&array, &(CUDA_ARRAY_DESCRIPTOR_v2){.Width = 1, .Format = CU_AD_FORMAT_UNSIGNED_INT32, .NumChannels = 1}));
	OK(cuLaunchKernel(last, 1, 1, 1, 1, 1, 1, 0, NULL, (void *[]){&rounds}, NULL));
	OK(cuMemcpyHtoA_v2(array, 0, &v, 4));
	OK(cuMemcpy2DAsync_v2(&(CUDA_MEMCPY2D_v2){.srcMemoryType = CU_MEMORYTYPE_ARRAY, .srcArray = array, .dstMemoryType = CU_MEMORYTYPE_DEVICE, .dstDevice = to,
		.WidthInBytes = 4, .Height = 1}, other));
	OK(cuStreamSynchronize(other));
	OK(cuMemcpyDtoH_v2(&got, to, 4));
	SAME(got, 77);
	got = 0;
	OK(cuLaunchKernel(last, 1, 1, 1, 1, 1, 1, 0, NULL, (void *[]){&rounds}, NULL));
	OK(cuMemcpyHtoD_v2(from, &v, 4)); /* natively this returns when the kernel is over and the word is there */
	OK(cuLaunchKernel(move, 1, 1, 1, 1, 1, 1, 0, other, (void *[]){&to, &from}, NULL));
	OK(cuStreamSynchronize(other));
	OK(cuMemcpyDtoH_v2(&got, to, 4));
	SAME(got, 77);
}

static void gone(void)
{
	begin_memory();
	munmap(registered, SIZE);
	launch_with(registered, NULL);
	OK(cuCtxSynchronize());
}

int main(int argc, char **argv)
{
	static const struct { const char *name; void (*run)(void); } parts[] = {
		{"waits", waits}, {"graph", graph}, {"pending", pending}, {"freed", freed}, {"prefetch", prefetch}, {"early", early}, {"overtake", overtake}, {"first", first}, {"gone", gone},
	};
	CUmodule m;
	OK(cuInit(0));
	OK(cuDevicePrimaryCtxRetain(&ctx, 0));
	OK(cuCtxSetCurrent(ctx));
	OK(cuModuleLoadData(&m, ptx));
	OK(cuModuleGetFunction(&add, m, "add"));
	OK(cuModuleGetFunction(&move, m, "move"));
	OK(cuModuleGetFunction(&last, m, "last"));
	OK(cuMemAlloc_v2(&sum, 4));
	OK(cuMemsetD32_v2(sum, 0, 1));
	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
		if (argc > 1 && !strcmp(argv[1], parts[i].name))
			parts[i].run();
	uint32_t got = 0;
	OK(cuMemcpyDtoH_v2(&got, sum, 4));
	SAME(got, want_sum());
	return VERDICT();
}
