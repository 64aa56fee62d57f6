/* stub.c: a library that looks enough like the driver to be opened and called. It reads what it is given and succeeds, so a test
 * can see whether a call gets there whole. */
#include <stdint.h>
#include <string.h>

int cuInit(unsigned flags) { return flags ? 1 : 0; }
int cuMemcpy3DAsync_v2(const unsigned char *d, uint64_t stream) { return d[32] == 1 && stream == 7 ? 0 : 1; } /* srcMemoryType: host */
int cuGraphAddMemcpyNode(uint64_t *node, uint64_t graph, const void *deps, size_t n, const void *copy, uint64_t ctx)
{
	*node = graph + n + ctx;
	return deps && copy ? 0 : 1;
}
int cuTexObjectCreate(uint64_t *out, const int *res, const void *tex, const void *view)
{
	*out = (uint64_t)res[0];
	return tex && !view ? 0 : 1;
}

/* Streams and graphs run a host function as often as they are told to: here twice, the second time when the first has returned. */
#include <pthread.h>
#include <stdlib.h>
struct host { void (*fn)(void *); void *data; };
static struct host kept;
static int ran;
static void *twice(void *p)
{
	struct host h = *(struct host *)p;
	free(p);
	for (int i = 0; i < 2; i++) {
		h.fn(h.data);
		__atomic_add_fetch(&ran, 1, __ATOMIC_SEQ_CST);
	}
	return NULL;
}
int cuLaunchHostFunc(uint64_t stream, void (*fn)(void *), void *data)
{
	pthread_t t;
	struct host *h = malloc(sizeof *h);
	*h = (struct host){fn, data};
	return stream == 7 ? pthread_create(&t, NULL, twice, h) : 1;
}
int cuStreamQuery(uint64_t stream) { return stream == 7 ? __atomic_load_n(&ran, __ATOMIC_SEQ_CST) : 0; }
int cuUserObjectCreate(uint64_t *object, void *data, void (*destroy)(void *), unsigned count, unsigned flags)
{
	*object = 900 + count;
	destroy(data);
	return flags == 1 ? 0 : 1;
}
int cuGraphAddHostNode(uint64_t *node, uint64_t graph, const void *deps, size_t n, const struct host *h)
{
	kept = *h;
	*node = graph + n;
	return deps || !n ? 0 : 1;
}
int cuGraphHostNodeGetParams(uint64_t node, struct host *h)
{
	*h = kept;
	return node == 102 ? 0 : 1;
}

struct batch { uint64_t ctx; unsigned count; uint64_t *ops; unsigned flags; };
static struct batch batch;
static uint64_t words[6 * 256];
int cuGraphAddBatchMemOpNode(uint64_t *node, uint64_t graph, const void *deps, size_t n, const struct batch *b)
{
	batch = *b;
	memcpy(words, b->ops, b->count * 48);
	batch.ops = words;
	*node = graph + n;
	return deps || !n ? 0 : 1;
}
int cuGraphBatchMemOpNodeGetParams(uint64_t node, struct batch *b)
{
	*b = batch;
	return node == 100 ? 0 : 1;
}

/* CUgraphNodeParams: the type, then at 16 the handle, the kind of condition, the number of graphs, and where they are. */
int cuGraphAddNode_v2(uint64_t *node, uint64_t graph, const void *deps, const void *edges, size_t n, unsigned char *p)
{
	static uint64_t graphs[] = {71, 72, 73};
	uint64_t *at = graphs;
	*node = graph + n;
	if (*(int *)p == 4) /* a child that moves */
		return *(uint64_t *)(p + 16) == 77 && *(int *)(p + 24) == 1 && !edges ? 0 : 1;
	if (*(int *)p != 13 || *(uint64_t *)(p + 16) != 55 || *(int *)(p + 24) != 2 || *(unsigned *)(p + 28) != 3 || edges || (n && !deps))
		return 1;
	memcpy(p + 32, &at, sizeof at);
	return *(uint64_t *)(p + 40) == 5 ? 0 : 1;
}

/* A launch succeeds if its parameters, by pointer or as a block, are the numbers 1, 2, ... as 32 bits; function 5 takes two, 6 three. */
static int numbers(uint64_t f, void **params, void **extra)
{
	unsigned n = f == 5 ? 2 : 3, v;
	const char *block = extra ? extra[1] : NULL;
	if (!params == !extra || (extra && *(size_t *)extra[3] != 4 * n))
		return 1;
	for (unsigned i = 0; i < n; i++) {
		memcpy(&v, params ? params[i] : block + 4 * i, sizeof v);
		if (v != i + 1)
			return 1;
	}
	return 0;
}
int cuLaunchKernel(uint64_t f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared, uint64_t stream,
		   void **params, void **extra)
{
	if (f != 5 && f != 6)
		return 0; /* for who wants to know what a launch costs */
	unsigned got[] = {gx, gy, gz, bx, by, bz, shared, (unsigned)stream}, want[] = {1, 2, 3, 4, 5, 6, 7, 8};
	return memcmp(got, want, sizeof got) ? 1 : numbers(f, params, extra);
}
struct config { unsigned d[7]; uint64_t stream; const unsigned *attrs; unsigned n; };
int cuLaunchKernelEx(const struct config *c, uint64_t f, void **params, void **extra)
{
	return c->d[6] == 7 && c->stream == 8 && c->n == 1 && c->attrs[0] == 2 /* cooperative */ ? numbers(f, params, extra) : 1;
}

/* An event is passed at the look of its number, event 0 never. */
int cuEventQuery(uint64_t event)
{
	static uint64_t looks;
	return event && ++looks % event == 0 ? 0 : 600;
}

static uint64_t current;

int cuCtxSetCurrent(uint64_t ctx)
{
	current = ctx;
	return 0;
}

int cuCtxGetCurrent(uint64_t *ctx)
{
	*ctx = current;
	return 0;
}

// Crashes without a current context, as driver 580 does.
int cuGraphAddKernelNode_v2(uint64_t *node, uint64_t graph, const void *deps, size_t n, const void *kernel)
{
	if (!current)
		__builtin_trap();
	*node = graph + n;
	return 0;
}
