/* train: uses the driver as a training run of PyTorch does, and knows what must come out.
 *
 *     train [STEPS]     40 unless said otherwise
 *
 * Pinned batches go to the device on a stream of their own, events order the streams, activations come from a caching allocator,
 * every other step is a graph that was captured once, a host function runs behind each step, the loss is read back after each,
 * the weights now and then, and the allocator's cache and a second module come and go. All arithmetic is on integers, so that
 * any GPU computes the same, and so does this program: a loss that is another than it should be is its failure.
 *
 * stdout: a line for each step, always the same. A CUDA error: one line, "CUDA error NAME (CODE) at CALL", and exit code 3. */
#include "../../../shim/cuda/gen_types.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 2048, BATCH = 16384, LAYERS = 3, MAX_CACHED = 64, WRONG = 1, FAILED = 3 };

static const char code[] =
	".version 6.0\n.target sm_50\n.address_size 64\n"
	"// out[i] = in[i] * w[i] + key + i\n"
	".visible .entry mix(.param .u64 out, .param .u64 in, .param .u64 w, .param .u32 key)\n"
	"{\n"
	"	.reg .b32 %i, %block, %width, %a, %b, %key;\n"
	"	.reg .b64 %out, %in, %w, %at;\n"
	"	mov.u32 %block, %ctaid.x;\n"
	"	mov.u32 %width, %ntid.x;\n"
	"	mov.u32 %i, %tid.x;\n"
	"	mad.lo.u32 %i, %block, %width, %i;\n"
	"	mul.wide.u32 %at, %i, 4;\n"
	"	ld.param.u64 %out, [out];\n"
	"	ld.param.u64 %in, [in];\n"
	"	ld.param.u64 %w, [w];\n"
	"	ld.param.u32 %key, [key];\n"
	"	add.u64 %out, %out, %at;\n"
	"	add.u64 %in, %in, %at;\n"
	"	add.u64 %w, %w, %at;\n"
	"	ld.global.u32 %a, [%in];\n"
	"	ld.global.u32 %b, [%w];\n"
	"	mad.lo.u32 %a, %a, %b, %key;\n"
	"	add.u32 %a, %a, %i;\n"
	"	st.global.u32 [%out], %a;\n"
	"	ret;\n"
	"}\n"
	"// w[i] = w[i] * 3 + (x[i] >> 7)\n"
	".visible .entry update(.param .u64 w, .param .u64 x)\n"
	"{\n"
	"	.reg .b32 %i, %block, %width, %a, %b;\n"
	"	.reg .b64 %x, %w, %at;\n"
	"	mov.u32 %block, %ctaid.x;\n"
	"	mov.u32 %width, %ntid.x;\n"
	"	mov.u32 %i, %tid.x;\n"
	"	mad.lo.u32 %i, %block, %width, %i;\n"
	"	mul.wide.u32 %at, %i, 4;\n"
	"	ld.param.u64 %w, [w];\n"
	"	ld.param.u64 %x, [x];\n"
	"	add.u64 %w, %w, %at;\n"
	"	add.u64 %x, %x, %at;\n"
	"	ld.global.u32 %a, [%x];\n"
	"	ld.global.u32 %b, [%w];\n"
	"	shr.u32 %a, %a, 7;\n"
	"	mad.lo.u32 %b, %b, 3, %a;\n"
	"	st.global.u32 [%w], %b;\n"
	"	ret;\n"
	"}\n";

/* A module of its own, as libraries load theirs when they are first needed. */
static const char sums[] =
	".version 6.0\n.target sm_50\n.address_size 64\n"
	"// *sum += x[i]\n"
	".visible .entry sum(.param .u64 sum, .param .u64 x)\n"
	"{\n"
	"	.reg .b32 %i, %block, %width, %a;\n"
	"	.reg .b64 %sum, %x, %at;\n"
	"	mov.u32 %block, %ctaid.x;\n"
	"	mov.u32 %width, %ntid.x;\n"
	"	mov.u32 %i, %tid.x;\n"
	"	mad.lo.u32 %i, %block, %width, %i;\n"
	"	mul.wide.u32 %at, %i, 4;\n"
	"	ld.param.u64 %sum, [sum];\n"
	"	ld.param.u64 %x, [x];\n"
	"	add.u64 %x, %x, %at;\n"
	"	ld.global.u32 %a, [%x];\n"
	"	red.global.add.u32 [%sum], %a;\n"
	"	ret;\n"
	"}\n";

static void check(CUresult rc, const char *call)
{
	const char *name = "CUDA_ERROR_?";
	if (!rc)
		return;
	fflush(stdout);
	if (cuGetErrorName(rc, &name))
		name = "CUDA_ERROR_?";
	fprintf(stderr, "CUDA error %s (%d) at %.*s\n", name, (int)rc, (int)strcspn(call, "("), call);
	exit(FAILED);
}
#define CHECK(call) check((call), #call)

static void wrong(const char *what, unsigned step, unsigned got, unsigned want)
{
	fflush(stdout);
	fprintf(stderr, "WRONG: step %u: %s is %08x, not %08x\n", step, what, got, want);
	exit(WRONG);
}

/* The caching allocator: blocks of one size that were freed serve the next. Some are given back now and then. */
static CUdeviceptr cached[MAX_CACHED];
static int cached_count;

static CUdeviceptr block(void)
{
	CUdeviceptr p;
	if (cached_count)
		return cached[--cached_count];
	CHECK(cuMemAlloc_v2(&p, 4 * BATCH));
	return p;
}

static void give_back(CUdeviceptr p)
{
	if (cached_count == MAX_CACHED)
		CHECK(cuMemFree_v2(p));
	else
		cached[cached_count++] = p;
}

static void empty_cache(void)
{
	while (cached_count)
		CHECK(cuMemFree_v2(cached[--cached_count]));
}

static struct {
	CUstream copies, compute, side;
	CUevent loaded[2], used[2], computed, updated, begin, end;
	CUmodule module, reducing;
	CUfunction mix, update, sum;
	CUdeviceptr weights[LAYERS], loss, fixed[LAYERS + 1];
	CUgraphExec graph;
	unsigned *batch[2], *readback;
} g;

/* The same, made here. */
static struct {
	unsigned weights[LAYERS][N], x[LAYERS + 1][N];
} own;
static unsigned called; /* by host functions, in order */

static void host_function(void *step)
{
	if ((uintptr_t)step == called)
		called++;
}

static void run(CUfunction f, CUstream s, void **params)
{
	CHECK(cuLaunchKernel(f, N / 128, 1, 1, 128, 1, 1, 0, s, params, NULL));
}

/* Forward on the compute stream, backward on the side one, as far as it can run beside. */
static void forward_and_backward(CUdeviceptr *x)
{
	for (unsigned l = 0; l < LAYERS; l++) {
		unsigned key = 77 + l;
		run(g.mix, g.compute, (void *[]){&x[l + 1], &x[l], &g.weights[l], &key});
	}
	CHECK(cuEventRecord(g.computed, g.compute));
	CHECK(cuStreamWaitEvent(g.side, g.computed, 0));
	for (unsigned l = LAYERS; l-- > 0;)
		run(g.update, g.side, (void *[]){&g.weights[l], &x[l + 1]});
	CHECK(cuEventRecord(g.updated, g.side));
	CHECK(cuStreamWaitEvent(g.compute, g.updated, 0));
}

static void forward_and_backward_here(const unsigned *batch)
{
	memcpy(own.x[0], batch, sizeof own.x[0]);
	for (unsigned l = 0; l < LAYERS; l++)
		for (unsigned i = 0; i < N; i++)
			own.x[l + 1][i] = own.x[l][i] * own.weights[l][i] + 77 + l + i;
	for (unsigned l = 0; l < LAYERS; l++)
		for (unsigned i = 0; i < N; i++)
			own.weights[l][i] = own.weights[l][i] * 3 + (own.x[l + 1][i] >> 7);
}

static void load_reducing(void)
{
	CHECK(cuModuleLoadData(&g.reducing, (void *)sums));
	CHECK(cuModuleGetFunction(&g.sum, g.reducing, "sum"));
}

static void set_up(void)
{
	CUdevice device;
	CUcontext context;
	CUgraph graph;
	CHECK(cuInit(0));
	CHECK(cuDeviceGet(&device, 0));
	CHECK(cuDevicePrimaryCtxRetain(&context, device));
	CHECK(cuCtxSetCurrent(context));
	CHECK(cuModuleLoadData(&g.module, (void *)code));
	CHECK(cuModuleGetFunction(&g.mix, g.module, "mix"));
	CHECK(cuModuleGetFunction(&g.update, g.module, "update"));
	load_reducing();
	CHECK(cuStreamCreate(&g.copies, CU_STREAM_NON_BLOCKING));
	CHECK(cuStreamCreate(&g.compute, CU_STREAM_NON_BLOCKING));
	CHECK(cuStreamCreate(&g.side, CU_STREAM_NON_BLOCKING));
	CUevent *events[] = {&g.loaded[0], &g.loaded[1], &g.used[0], &g.used[1], &g.computed, &g.updated};
	for (unsigned i = 0; i < sizeof events / sizeof *events; i++)
		CHECK(cuEventCreate(events[i], CU_EVENT_DISABLE_TIMING));
	CHECK(cuEventCreate(&g.begin, 0));
	CHECK(cuEventCreate(&g.end, 0));
	for (unsigned i = 0; i < 2; i++)
		CHECK(cuMemHostAlloc((void *)&g.batch[i], 4 * BATCH, 0));
	CHECK(cuMemHostAlloc((void *)&g.readback, 4096, 0));
	CHECK(cuMemAlloc_v2(&g.loss, 4));
	for (unsigned l = 0; l < LAYERS; l++) { /* the weights' beginning, from memory that is not pinned */
		for (unsigned i = 0; i < N; i++)
			own.weights[l][i] = i * 2654435761u + l;
		CHECK(cuMemAlloc_v2(&g.weights[l], 4 * N));
		CHECK(cuMemcpyHtoD_v2(g.weights[l], own.weights[l], 4 * N));
	}
	for (unsigned l = 0; l <= LAYERS; l++)
		CHECK(cuMemAlloc_v2(&g.fixed[l], 4 * BATCH));
	CHECK(cuStreamBeginCapture_v2(g.compute, CU_STREAM_CAPTURE_MODE_GLOBAL));
	forward_and_backward(g.fixed);
	CHECK(cuStreamEndCapture(g.compute, &graph));
	CHECK(cuGraphInstantiateWithFlags(&g.graph, graph, 0));
	CHECK(cuGraphDestroy(graph));
}

/* One batch from the host to x[0], behind what last used the pinned buffer. */
static void load(unsigned step, CUdeviceptr x)
{
	unsigned *batch = g.batch[step % 2];
	CHECK(cuEventSynchronize(g.used[step % 2]));
	for (unsigned i = 0; i < BATCH; i++)
		batch[i] = (i ^ step * 40503u) * 2246822519u;
	CHECK(cuStreamWaitEvent(g.copies, g.used[(step + 1) % 2], 0)); /* x may be the last step's */
	CHECK(cuMemcpyHtoDAsync_v2(x, batch, 4 * BATCH, g.copies));
	CHECK(cuEventRecord(g.loaded[step % 2], g.copies));
	CHECK(cuStreamWaitEvent(g.compute, g.loaded[step % 2], 0));
}

static void train(unsigned step)
{
	CUdeviceptr x[LAYERS + 1];
	unsigned want = 0;
	for (unsigned l = 0; l <= LAYERS; l++)
		x[l] = step % 2 ? g.fixed[l] : block();
	load(step, x[0]);
	CHECK(cuEventRecord(g.begin, g.compute));
	if (step % 2)
		CHECK(cuGraphLaunch(g.graph, g.compute));
	else
		forward_and_backward(x);
	CHECK(cuMemsetD32Async(g.loss, 0, 1, g.compute));
	run(g.sum, g.compute, (void *[]){&g.loss, &x[LAYERS]});
	CHECK(cuEventRecord(g.used[step % 2], g.compute));
	CHECK(cuEventRecord(g.end, g.compute));
	CHECK(cuMemcpyDtoHAsync_v2(g.readback, g.loss, 4, g.compute));
	CHECK(cuLaunchHostFunc(g.compute, (void *)host_function, (void *)(uintptr_t)step));
	forward_and_backward_here(g.batch[step % 2]);
	for (unsigned i = 0; i < N; i++)
		want += own.x[LAYERS][i];
	CHECK(cuStreamSynchronize(g.compute));
	if (*g.readback != want)
		wrong("the loss", step, *g.readback, want);
	if (called != step + 1)
		wrong("the count of host functions", step, called, step + 1);
	if (step % 2 == 0)
		for (unsigned l = 0; l <= LAYERS; l++)
			give_back(x[l]);
	printf("step %u loss %08x\n", step, *g.readback);
	fflush(stdout);
}

/* What happens now and then: weights are saved, the cache is emptied, a module is loaded again, times are asked for. */
static void housekeeping(unsigned step)
{
	static unsigned saved[N];
	size_t free_bytes, total;
	float ms;
	if (step % 6 == 5)
		for (unsigned l = 0; l < LAYERS; l++) {
			CHECK(cuMemcpyDtoH_v2(saved, g.weights[l], 4 * N));
			for (unsigned i = 0; i < N; i++)
				if (saved[i] != own.weights[l][i])
					wrong("a weight", step, saved[i], own.weights[l][i]);
		}
	if (step % 8 == 3) {
		empty_cache();
		CHECK(cuMemGetInfo_v2(&free_bytes, &total));
	}
	if (step % 10 == 6) {
		CHECK(cuModuleUnload(g.reducing));
		load_reducing();
	}
	if (step % 5 == 0)
		CHECK(cuEventElapsedTime(&ms, g.begin, g.end));
}

int main(int argc, char **argv)
{
	unsigned steps = argc > 1 ? (unsigned)atoi(argv[1]) : 40;
	puts("begin");
	fflush(stdout);
	set_up();
	for (unsigned step = 0; step < steps; step++) {
		train(step);
		housekeeping(step);
	}
	CHECK(cuCtxSynchronize());
	empty_cache();
	CHECK(cuGraphExecDestroy(g.graph));
	CHECK(cuMemFreeHost(g.readback));
	puts("end");
	return 0;
}
