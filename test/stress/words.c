/* test/stress/words.c: kernels are launched, in every way there is, with parameters full of words that look like addresses: of memory of
 * every kind, live and ended, of everything that is mapped in this process, of handles, at borders and between them. Every launch succeeds and
 * every kernel sees the bytes that it was given; memory whose addresses were among the words keeps its content.
 *
 *   words [--launches N] [--seed N] [--managed] [--queries]
 *
 * It is an ordinary program of the driver API and runs natively as well. --queries asks CUDA about all of the process's memory. */
#include "words.h"

uint64_t words_seed, words_count;
static uint64_t state;

uint64_t draw(void) /* splitmix64 */
{
	uint64_t z = state += 0x9e3779b97f4a7c15ull;
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
	z = (z ^ z >> 27) * 0x94d049bb133111ebull;
	return z ^ z >> 31;
}

void try_call(CUresult rc, const char *call, const char *file, int line)
{
	const char *name = NULL;
	if (!rc)
		return;
	cuGetErrorName(rc, &name);
	WRONG("%s:%d: %s: %s (%d)", file, line, call, name ? name : "?", (int)rc);
}

/* --- where results go, and what they must be */

enum { BATCH = 256, STREAMS = 3, OUTS = 4 };
static struct { CUdeviceptr at; uint64_t *host; } outs[OUTS]; /* device, pinned, registered, managed */
static int outs_n;
static struct { int out; uint64_t want; const char *kernel, *way; } slots[BATCH];
static unsigned used;
static CUstream streams[STREAMS];

static void begin_outs(int managed)
{
	void *p, *whole = aligned_alloc(4096, 4 * 4096);
	TRY(cuMemAlloc_v2(&outs[0].at, BATCH * 8));
	TRY(cuMemAllocHost_v2(&p, BATCH * 8));
	outs[1].at = (uint64_t)(uintptr_t)(outs[1].host = p);
	outs[2].host = (uint64_t *)((char *)whole + 4096 - 24); /* parts of pages at both ends */
	outs[2].at = (uint64_t)(uintptr_t)outs[2].host;
	TRY(cuMemHostRegister_v2(outs[2].host, BATCH * 8, 0));
	outs_n = 3;
	if (managed) {
		TRY(cuMemAllocManaged(&outs[3].at, BATCH * 8, 1));
		outs[3].host = (uint64_t *)(uintptr_t)outs[3].at;
		outs_n = 4;
	}
	for (int i = 0; i < outs_n; i++)
		memory_own(outs[i].at, BATCH * 8);
}

static void compare(void)
{
	uint64_t got[BATCH];
	TRY(cuMemcpyDtoH_v2(got, outs[0].at, sizeof got));
	for (unsigned i = 0; i < used; i++) {
		uint64_t is = slots[i].out ? outs[slots[i].out].host[i] : got[i];
		if (is != slots[i].want)
			WRONG("result %u, of kernel %s by %s into memory %d, is %#llx, not %#llx", i, slots[i].kernel, slots[i].way, slots[i].out,
			      (unsigned long long)is, (unsigned long long)slots[i].want);
	}
	used = 0;
}

/* --- launches */

struct launch {
	struct kernel *k;
	unsigned char block[MOST_BYTES]; /* as it lies in the parameter block; gaps have words too */
	void *params[MOST_PARAMS];
	size_t n;
	void *extra[5];
};

/* The next launch. Its parameters are words; its result goes to the next slot. */
static void prepare(struct launch *l, const char *way)
{
	l->k = &kernels[below(64) ? below(kernels_n - 2) : kernels_n - 2 + below(2)]; /* seldom the large one, or the one without words */
	l->n = l->k->bytes;
	size_t shift = below(2) ? 0 : below(8); /* words need not be aligned in what is passed by value */
	memset(l->block, (int)draw(), shift);
	for (size_t i = shift; i < l->n; i += 8) {
		uint64_t w = hostile_word();
		memcpy(l->block + i, &w, l->n - i < 8 ? l->n - i : 8);
	}
	int out = below(8) ? 0 : (int)below((uint64_t)outs_n);
	uint64_t at = outs[out].at + 8 * used;
	memcpy(l->block, &at, 8);
	for (unsigned i = 0; i < l->k->n; i++)
		l->params[i] = l->block + l->k->p[i].offset;
	l->extra[0] = (void *)1; /* CU_LAUNCH_PARAM_BUFFER_POINTER */
	l->extra[1] = l->block;
	l->extra[2] = (void *)2; /* CU_LAUNCH_PARAM_BUFFER_SIZE */
	l->extra[3] = &l->n;
	l->extra[4] = NULL;
	slots[used].out = out;
	slots[used].want = hash_on_host(l->k, l->block);
	slots[used].kernel = l->k->name;
	slots[used++].way = way;
	words_count++;
}

static void plain(CUstream s)
{
	struct launch l;
	prepare(&l, "cuLaunchKernel");
	TRY(cuLaunchKernel(l.k->f, 1, 1, 1, 1, 1, 1, 0, s, l.params, NULL));
}

static void packed(CUstream s)
{
	struct launch l;
	prepare(&l, "cuLaunchKernel with extra");
	TRY(cuLaunchKernel(l.k->f, 1, 1, 1, 1, 1, 1, 0, s, NULL, l.extra));
}

static void extended(CUstream s)
{
	struct launch l;
	CUlaunchAttribute a = {.id = CU_LAUNCH_ATTRIBUTE_PRIORITY};
	CUlaunchConfig c = {1, 1, 1, 1, 1, 1, 0, s, &a, (unsigned)below(2)};
	prepare(&l, "cuLaunchKernelEx");
	if (below(2))
		TRY(cuLaunchKernelEx(&c, l.k->f, l.params, NULL));
	else
		TRY(cuLaunchKernelEx(&c, l.k->f, NULL, l.extra));
}

static void cooperative(CUstream s)
{
	struct launch l;
	prepare(&l, "cuLaunchCooperativeKernel");
	TRY(cuLaunchCooperativeKernel(l.k->f, 1, 1, 1, 1, 1, 1, 0, s, l.params));
}

static CUDA_KERNEL_NODE_PARAMS_v2 node_of(struct launch *l)
{
	CUDA_KERNEL_NODE_PARAMS_v2 p = {.func = l->k->f, .gridDimX = 1, .gridDimY = 1, .gridDimZ = 1, .blockDimX = 1, .blockDimY = 1, .blockDimZ = 1};
	if (below(2))
		p.kernelParams = l->params;
	else
		p.extra = l->extra;
	return p;
}

/* A graph of kernels; once more with other parameters; and an executable graph of the changed nodes. */
static void graph(CUstream s)
{
	enum { NODES = 3 };
	struct launch l;
	CUgraph g;
	CUgraphExec e, again;
	CUgraphNode nodes[NODES];
	struct kernel *of[NODES];
	TRY(cuGraphCreate(&g, 0));
	for (int i = 0; i < NODES; i++) {
		prepare(&l, "a kernel node");
		of[i] = l.k;
		CUDA_KERNEL_NODE_PARAMS_v2 p = node_of(&l);
		TRY(cuGraphAddKernelNode_v2(&nodes[i], g, nodes, (size_t)(i ? 1 : 0), &p));
	}
	TRY(cuGraphInstantiateWithFlags(&e, g, 0));
	memory_add_handle((uint64_t)(uintptr_t)e);
	TRY(cuGraphLaunch(e, s));
	for (int i = 0; i < NODES; i++) {
		do
			prepare(&l, "a node of an executable graph that was changed"); /* only with parameters of the same kernel */
		while (l.k != of[i] && (used--, words_count--, 1));
		CUDA_KERNEL_NODE_PARAMS_v2 p = node_of(&l);
		TRY(cuGraphExecKernelNodeSetParams_v2(e, nodes[i], &p));
	}
	TRY(cuGraphLaunch(e, s));
	for (int i = 0; i < NODES; i++) {
		prepare(&l, "a kernel node that was changed");
		CUDA_KERNEL_NODE_PARAMS_v2 p = node_of(&l);
		TRY(cuGraphKernelNodeSetParams_v2(nodes[i], &p));
	}
	TRY(cuGraphInstantiateWithFlags(&again, g, 0));
	TRY(cuGraphLaunch(again, s));
	TRY(cuGraphExecDestroy(again));
	TRY(cuGraphExecDestroy(e));
	TRY(cuGraphDestroy(g));
}

static void captured(CUstream s)
{
	CUgraph g;
	CUgraphExec e;
	TRY(cuStreamBeginCapture_v2(s, CU_STREAM_CAPTURE_MODE_RELAXED));
	for (int i = 0; i < 3; i++) {
		void (*const ways[])(CUstream) = {plain, packed, extended};
		ways[below(3)](s);
	}
	TRY(cuStreamEndCapture(s, &g));
	TRY(cuGraphInstantiateWithFlags(&e, g, 0));
	TRY(cuGraphLaunch(e, s));
	TRY(cuGraphExecDestroy(e));
	TRY(cuGraphDestroy(g));
}

static void launch_batch(void)
{
	CUstream copying = streams[1 + below(STREAMS - 1)];
	memory_copy_begin(copying);
	unsigned most = 1 + (unsigned)below(BATCH - 16);
	while (used < most) {
		CUstream s = streams[below(STREAMS)];
		switch (below(64)) {
		case 0: graph(streams[1]); break;
		case 1: captured(streams[1]); break;
		case 2: case 3: cooperative(s); break;
		default: below(3) == 0 ? extended(s) : below(2) ? packed(s) : plain(s);
		}
	}
	if (below(2))
		TRY(cuCtxSynchronize());
	for (int i = 0; i < STREAMS; i++)
		TRY(cuStreamSynchronize(streams[i]));
	memory_copy_end();
	compare();
}

int main(int argc, char **argv)
{
	uint64_t launches = 100000;
	int managed = 0, queries = 0;
	words_seed = (uint64_t)time(NULL) * 1000003 + (uint64_t)getpid();
	for (int i = 1; i < argc; i++) {
		if (!strcmp(argv[i], "--launches") && i + 1 < argc)
			launches = strtoull(argv[++i], NULL, 0);
		else if (!strcmp(argv[i], "--seed") && i + 1 < argc)
			words_seed = strtoull(argv[++i], NULL, 0);
		else if (!strcmp(argv[i], "--managed"))
			managed = 1;
		else if (!strcmp(argv[i], "--queries"))
			queries = 1;
		else
			return fprintf(stderr, "usage: words [--launches N] [--seed N] [--managed] [--queries]\n"), 2;
	}
	state = words_seed;
	CUcontext ctx;
	CUdeviceptr variable;
	size_t size;
	TRY(cuInit(0));
	TRY(cuDevicePrimaryCtxRetain(&ctx, 0));
	TRY(cuCtxSetCurrent(ctx));
	CUmodule m = load_kernels();
	TRY(cuModuleGetGlobal_v2(&variable, &size, m, "variable"));
	for (int i = 1; i < STREAMS; i++) {
		TRY(cuStreamCreate(&streams[i], (unsigned)i & 1));
		memory_add_handle((uint64_t)(uintptr_t)streams[i]);
	}
	memory_add_handle((uint64_t)(uintptr_t)ctx);
	memory_add_handle((uint64_t)(uintptr_t)m);
	memory_add_handle((uint64_t)(uintptr_t)kernels[0].f);
	memory_add_handle(variable + 8);
	begin_outs(managed);
	memory_begin(managed);
	for (unsigned n = 0; words_count < launches; n++) {
		launch_batch();
		memory_verify();
		memory_change();
		if (queries && n % 16 == 0)
			memory_queries();
	}
	memory_end();
	TRY(cuCtxSynchronize());
	printf("PASS: %llu launches, seed %llu\n", (unsigned long long)words_count, (unsigned long long)words_seed);
	return 0;
}
