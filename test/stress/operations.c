/* test/stress/operations.c: what the threads of the stress program do. Each operation makes what it needs, checks contents, and
 * ends what it made; only the post hands objects from one thread to another. */
#include "stress.h"
#include "kernels.h"

void step_on_cpu(unsigned *x, unsigned n, unsigned key)
{
	for (unsigned i = 0; i < n; i++)
		x[i] = x[i] * 31 + key + i;
}

void step_on_gpu(CUdeviceptr x, unsigned n, unsigned key, CUfunction f, CUstream s)
{
	CHECK(cuLaunchKernel(f, (n + 127) / 128, 1, 1, 128, 1, 1, 0, s, (void *[]){&x, &n, &key}, NULL));
}

void same(struct worker *w, const char *what, const void *got, const void *want, size_t n)
{
	const unsigned char *g = got, *v = want;
	for (size_t i = 0; i < n; i++)
		EXPECT(g[i] == v[i], "thread %u: %s: byte %zu of %zu is %d, not %d", w->number, what, i, n, g[i], v[i]);
}

/* Mostly small; now and then it takes several frames of a connection. */
static unsigned size(struct worker *w)
{
	unsigned r = below(w, 100);
	return 1 + (r < 80 ? below(w, 20000) : r < 98 ? below(w, 300000) : below(w, 3 << 20));
}

static void fill(struct worker *w, void *p, size_t n)
{
	unsigned char *at = p, key = (unsigned char)draw(w);
	for (size_t i = 0; i < n; i++)
		at[i] = (unsigned char)(key + i * 7);
}

/* --- memory */

static void do_plain(struct worker *w)
{
	size_t n = size(w), at = below(w, (unsigned)n), k = n - at < 64 ? n - at : 64;
	unsigned char *host = malloc(n), *back = malloc(n), value = (unsigned char)draw(w);
	CUdeviceptr p;
	CHECK(cuMemAlloc_v2(&p, n));
	fill(w, host, n);
	CHECK(cuMemcpyHtoD_v2(p, host, n));
	CHECK(cuMemsetD8_v2(p + at, value, k));
	memset(host + at, value, k);
	CHECK(cuMemcpyDtoH_v2(back, p, n));
	same(w, "plain memory", back, host, n);
	CHECK(cuMemFree_v2(p));
	free(host);
	free(back);
}

static void do_pitched(struct worker *w)
{
	size_t width = 1 + below(w, 700), rows = 1 + below(w, 60), host_pitch = width + below(w, 50), pitch;
	unsigned char *host = malloc(host_pitch * rows), *back = malloc(width * rows);
	CUdeviceptr p;
	CHECK(cuMemAllocPitch_v2(&p, &pitch, width, rows, 4));
	fill(w, host, host_pitch * rows);
	CUDA_MEMCPY2D_v2 in = {.srcMemoryType = CU_MEMORYTYPE_HOST, .srcHost = host, .srcPitch = host_pitch, .dstMemoryType = CU_MEMORYTYPE_DEVICE,
			       .dstDevice = p, .dstPitch = pitch, .WidthInBytes = width, .Height = rows};
	CUDA_MEMCPY2D_v2 out = {.srcMemoryType = CU_MEMORYTYPE_DEVICE, .srcDevice = p, .srcPitch = pitch, .dstMemoryType = CU_MEMORYTYPE_HOST,
				.dstHost = back, .dstPitch = width, .WidthInBytes = width, .Height = rows};
	CHECK(cuMemcpy2DAsync_v2(&in, w->stream));
	CHECK(cuStreamSynchronize(w->stream));
	CHECK(cuMemcpy2D_v2(&out));
	for (size_t r = 0; r < rows; r++)
		same(w, "a pitched row", back + r * width, host + r * host_pitch, width);
	CHECK(cuMemFree_v2(p));
	free(host);
	free(back);
}

static void ordered(struct worker *w, CUmemoryPool pool)
{
	unsigned n = 1 + below(w, 3000), value = (unsigned)draw(w), key = (unsigned)draw(w);
	unsigned *back = malloc(n * sizeof *back), *want = malloc(n * sizeof *want);
	CUdeviceptr p;
	if (pool)
		CHECK(cuMemAllocFromPoolAsync(&p, n * sizeof *back, pool, w->stream));
	else
		CHECK(cuMemAllocAsync(&p, n * sizeof *back, w->stream));
	CHECK(cuMemsetD32Async(p, value, n, w->stream));
	step_on_gpu(p, n, key, stress_step, w->stream);
	CHECK(cuMemcpyDtoHAsync_v2(back, p, n * sizeof *back, w->stream));
	CHECK(cuMemFreeAsync(p, w->stream));
	for (unsigned i = 0; i < n; i++)
		want[i] = value;
	step_on_cpu(want, n, key);
	CHECK(cuStreamSynchronize(w->stream));
	same(w, "stream-ordered memory", back, want, n * sizeof *back);
	free(back);
	free(want);
}

static void do_async(struct worker *w) { ordered(w, NULL); }

static void do_pool(struct worker *w)
{
	CUmemPoolProps_v1 props = {.allocType = CU_MEM_ALLOCATION_TYPE_PINNED, .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE}};
	CUmemoryPool pool;
	CHECK(cuMemPoolCreate(&pool, &props));
	ordered(w, pool);
	CHECK(cuMemPoolDestroy(pool));
}

static void do_pinned(struct worker *w)
{
	unsigned n = 1 + below(w, 4000), key = (unsigned)draw(w), *p, *want = malloc(n * sizeof *want);
	CUdeviceptr d;
	CHECK(cuMemHostAlloc(&p, 2 * n * sizeof *p, 0));
	CHECK(cuMemAlloc_v2(&d, n * sizeof *p));
	fill(w, p, n * sizeof *p);
	memcpy(want, p, n * sizeof *p);
	CHECK(cuMemcpyHtoDAsync_v2(d, p, n * sizeof *p, w->stream));
	step_on_gpu(d, n, key, stress_step, w->stream);
	CHECK(cuMemcpyDtoHAsync_v2(p + n, d, n * sizeof *p, w->stream));
	step_on_cpu(want, n, key);
	CHECK(cuStreamSynchronize(w->stream));
	same(w, "pinned memory", p + n, want, n * sizeof *p);
	CHECK(cuMemFree_v2(d));
	CHECK(cuMemFreeHost(p));
	free(want);
}

static void do_registered(struct worker *w)
{
	size_t n = 4096 * (1 + below(w, 4));
	unsigned char *p = aligned_alloc(4096, 2 * n);
	CUdeviceptr d;
	fill(w, p, n);
	CHECK(cuMemHostRegister_v2(p, 2 * n, 0));
	CHECK(cuMemAlloc_v2(&d, n));
	CHECK(cuMemcpyHtoDAsync_v2(d, p, n, w->stream));
	CHECK(cuMemcpyDtoHAsync_v2(p + n, d, n, w->stream));
	CHECK(cuStreamSynchronize(w->stream));
	same(w, "registered memory", p + n, p, n);
	CHECK(cuMemHostUnregister(p));
	CHECK(cuMemFree_v2(d));
	free(p);
}

static void do_array(struct worker *w)
{
	size_t width = 1 + below(w, 100), height = 1 + below(w, 20), depth = below(w, 2) ? 1 + below(w, 5) : 0, n = width * height * (depth ? depth : 1);
	float *host = malloc(n * sizeof *host), *back = malloc(n * sizeof *back);
	CUDA_ARRAY3D_DESCRIPTOR_v2 d = {.Width = width, .Height = height, .Depth = depth, .Format = CU_AD_FORMAT_FLOAT, .NumChannels = 1};
	CUarray a;
	for (size_t i = 0; i < n; i++)
		host[i] = (float)below(w, 1 << 20);
	CHECK(cuArray3DCreate_v2(&a, &d));
	CUDA_MEMCPY3D_v2 in = {.srcMemoryType = CU_MEMORYTYPE_HOST, .srcHost = host, .srcPitch = width * sizeof *host, .srcHeight = height,
			       .dstMemoryType = CU_MEMORYTYPE_ARRAY, .dstArray = a, .WidthInBytes = width * sizeof *host, .Height = height, .Depth = depth ? depth : 1};
	CUDA_MEMCPY3D_v2 out = {.srcMemoryType = CU_MEMORYTYPE_ARRAY, .srcArray = a, .dstMemoryType = CU_MEMORYTYPE_HOST, .dstHost = back,
				.dstPitch = width * sizeof *host, .dstHeight = height, .WidthInBytes = width * sizeof *host, .Height = height, .Depth = depth ? depth : 1};
	CHECK(cuMemcpy3D_v2(&in));
	CHECK(cuMemcpy3D_v2(&out));
	same(w, "an array", back, host, n * sizeof *host);
	CHECK(cuArrayDestroy(a));
	free(host);
	free(back);
}

/* One piece of memory at two addresses. */
static void do_mapped(struct worker *w)
{
	CUmemAllocationProp_v1 prop = {.type = CU_MEM_ALLOCATION_TYPE_PINNED, .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE}};
	CUmemAccessDesc_v1 access = {.location = prop.location, .flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
	CUmemGenericAllocationHandle h;
	CUdeviceptr at;
	size_t granule;
	unsigned n = 1 + below(w, 3000), key = (unsigned)draw(w), *want = malloc(n * sizeof *want), *back = malloc(n * sizeof *back);
	CHECK(cuMemGetAllocationGranularity(&granule, &prop, 0));
	CHECK(cuMemAddressReserve(&at, 2 * granule, 0, 0, 0));
	CHECK(cuMemCreate(&h, granule, &prop, 0));
	CHECK(cuMemMap(at, granule, 0, h, 0));
	CHECK(cuMemMap(at + granule, granule, 0, h, 0));
	CHECK(cuMemSetAccess(at, 2 * granule, &access, 1));
	CHECK(cuMemRelease(h));
	fill(w, want, n * sizeof *want);
	CHECK(cuMemcpyHtoDAsync_v2(at, want, n * sizeof *want, w->stream));
	step_on_gpu(at, n, key, stress_step, w->stream);
	CHECK(cuStreamSynchronize(w->stream));
	CHECK(cuMemcpyDtoH_v2(back, at + granule, n * sizeof *want));
	step_on_cpu(want, n, key);
	same(w, "memory at two addresses", back, want, n * sizeof *want);
	CHECK(cuMemUnmap(at, 2 * granule));
	CHECK(cuMemAddressFree(at, 2 * granule));
	free(want);
	free(back);
}

/* --- work on the thread's own memory, which outlives the operation */

static void do_own(struct worker *w)
{
	unsigned at = below(w, WORDS), n = 1 + below(w, WORDS - at), value = (unsigned)draw(w), from;
	unsigned *m = w->mirror + at, back[WORDS];
	CUdeviceptr p = w->own + at * sizeof *m;
	switch (below(w, 5)) {
	case 0:
		fill(w, m, n * sizeof *m);
		CHECK(cuMemcpyHtoDAsync_v2(p, m, n * sizeof *m, w->stream));
		break;
	case 1:
		CHECK(cuMemsetD32Async(p, value, n, w->stream));
		for (unsigned i = 0; i < n; i++)
			m[i] = value;
		break;
	case 2:
		step_on_gpu(p, n, value, stress_step, w->stream);
		step_on_cpu(m, n, value);
		break;
	case 3: /* from the other half */
		n = n > WORDS / 2 ? WORDS / 2 : n;
		from = at + n <= WORDS / 2 ? WORDS - n : at >= n ? 0 : at;
		if (from == at)
			break;
		CHECK(cuMemcpyDtoDAsync_v2(p, w->own + from * sizeof *m, n * sizeof *m, w->stream));
		memmove(m, w->mirror + from, n * sizeof *m);
		break;
	default:
		CHECK(cuMemcpyDtoHAsync_v2(back, p, n * sizeof *m, w->stream));
		CHECK(cuStreamSynchronize(w->stream));
		same(w, "its own memory", back, m, n * sizeof *m);
	}
}

static void do_launches(struct worker *w)
{
	unsigned n = 1 + below(w, WORDS), times = 1 + below(w, 20);
	for (unsigned i = 0; i < times; i++) {
		step_on_gpu(w->own, n, i, stress_step, w->stream);
		step_on_cpu(w->mirror, n, i);
	}
	if (below(w, 4) == 0)
		CHECK(cuStreamSynchronize(w->stream));
}

/* --- order */

/* Several streams fork from the thread's and join it again. */
static void do_streams(struct worker *w)
{
	enum { MOST = 6 };
	CUstream s[MOST];
	CUevent forked, joined[MOST];
	unsigned n = 2 + below(w, MOST - 1), part = WORDS / n, key = (unsigned)draw(w);
	CHECK(cuEventCreate(&forked, CU_EVENT_DISABLE_TIMING));
	CHECK(cuEventRecord(forked, w->stream));
	for (unsigned i = 0; i < n; i++) {
		CHECK(cuStreamCreate(&s[i], below(w, 2)));
		CHECK(cuEventCreate(&joined[i], CU_EVENT_DISABLE_TIMING));
		CHECK(cuStreamWaitEvent(s[i], forked, 0));
		step_on_gpu(w->own + i * part * 4, part, key + i, stress_step, s[i]);
		step_on_cpu(w->mirror + i * part, part, key + i);
		CHECK(cuEventRecord(joined[i], s[i]));
		CHECK(cuStreamWaitEvent(w->stream, joined[i], 0));
	}
	for (unsigned i = 0; i < n; i++) {
		CHECK(cuEventDestroy_v2(joined[i]));
		CHECK(cuStreamDestroy_v2(s[i]));
	}
	CHECK(cuEventDestroy_v2(forked));
}

static void do_events(struct worker *w)
{
	CUevent a, b;
	float ms = -1;
	CHECK(cuEventCreate(&a, 0));
	CHECK(cuEventCreate(&b, below(w, 2)));
	CHECK(cuEventRecord(a, w->stream));
	step_on_gpu(w->own, 1, 1, stress_step, w->stream);
	step_on_cpu(w->mirror, 1, 1);
	CHECK(cuEventRecord(b, w->stream));
	CUresult rc = cuEventQuery(b);
	EXPECT(rc == CUDA_SUCCESS || rc == CUDA_ERROR_NOT_READY, "cuEventQuery: %d", (int)rc);
	CHECK(cuEventSynchronize(b));
	CHECK(cuEventQuery(b));
	CHECK(cuEventElapsedTime(&ms, a, b));
	EXPECT(ms >= 0, "%f ms passed", ms);
	CHECK(cuEventDestroy_v2(a));
	CHECK(cuEventDestroy_v2(b));
}

/* --- code */

static void do_module(struct worker *w)
{
	unsigned value = (unsigned)draw(w), back;
	CUmodule m;
	CUfunction f;
	CUdeviceptr g;
	size_t n;
	CHECK(cuModuleLoadData(&m, (void *)ptx));
	CHECK(cuModuleGetFunction(&f, m, "step"));
	CHECK(cuModuleGetGlobal_v2(&g, &n, m, "word"));
	EXPECT(n == 4, "a word of %zu bytes", n);
	CHECK(cuMemcpyHtoDAsync_v2(g, &value, 4, w->stream));
	step_on_gpu(g, 1, value, f, w->stream);
	CHECK(cuStreamSynchronize(w->stream));
	CHECK(cuMemcpyDtoH_v2(&back, g, 4));
	step_on_cpu(&value, 1, value);
	same(w, "a module's variable", &back, &value, 4);
	CHECK(cuModuleUnload(m));
}

static void do_library(struct worker *w)
{
	CUlibrary l;
	CUkernel k;
	unsigned n = 1 + below(w, 100), key = (unsigned)draw(w);
	CHECK(cuLibraryLoadData(&l, (void *)ptx, NULL, NULL, 0, NULL, NULL, 0));
	CHECK(cuLibraryGetKernel(&k, l, "step"));
	step_on_gpu(w->own, n, key, (CUfunction)k, w->stream);
	step_on_cpu(w->mirror, n, key);
	CHECK(cuStreamSynchronize(w->stream));
	CHECK(cuLibraryUnload(l));
}

static void do_graph(struct worker *w)
{
	unsigned n = 1 + below(w, 500), times = 1 + below(w, 4), value = (unsigned)draw(w);
	CUstream s;
	CUgraph g;
	CUgraphExec e;
	CHECK(cuStreamCreate(&s, 1));
	CHECK(cuStreamBeginCapture_v2(s, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL));
	CHECK(cuMemsetD32Async(w->own, value, n, s));
	step_on_gpu(w->own, n, value, stress_step, s);
	step_on_gpu(w->own, n, value + 1, stress_step, s);
	CHECK(cuStreamEndCapture(s, &g));
	CHECK(cuGraphInstantiateWithFlags(&e, g, 0));
	for (unsigned i = 0; i < times; i++)
		CHECK(cuGraphLaunch(e, w->stream));
	for (unsigned i = 0; i < n; i++)
		w->mirror[i] = value;
	step_on_cpu(w->mirror, n, value);
	step_on_cpu(w->mirror, n, value + 1);
	CHECK(cuStreamSynchronize(w->stream));
	CHECK(cuGraphExecDestroy(e));
	CHECK(cuGraphDestroy(g));
	CHECK(cuStreamDestroy_v2(s));
}

/* Atomic for a sanitizer's sake, which does not see that a stream's end is behind its functions. */
static void add_up(void *p) { ++*(_Atomic unsigned *)p; }

static void do_host_function(struct worker *w)
{
	_Atomic unsigned n = 0;
	unsigned times = 1 + below(w, 3);
	for (unsigned i = 0; i < times; i++)
		CHECK(cuLaunchHostFunc(w->stream, add_up, &n));
	CHECK(cuStreamSynchronize(w->stream));
	EXPECT(n == times, "thread %u: %u of %u host functions ran", w->number, n, times);
}

/* --- between threads: what one makes another checks and ends */

struct letter { CUdeviceptr p; CUevent made; unsigned n, value, key; };
enum { BOXES = 16 };
static struct letter post[BOXES];
static pthread_mutex_t post_mu = PTHREAD_MUTEX_INITIALIZER;

static struct letter exchange(unsigned box, struct letter with)
{
	pthread_mutex_lock(&post_mu);
	struct letter was = post[box];
	post[box] = with;
	pthread_mutex_unlock(&post_mu);
	return was;
}

static void open_letter(struct worker *w, struct letter l)
{
	unsigned *back = malloc(l.n * sizeof *back), *want = malloc(l.n * sizeof *want);
	CHECK(cuStreamWaitEvent(w->stream, l.made, 0));
	CHECK(cuMemcpyDtoHAsync_v2(back, l.p, l.n * sizeof *back, w->stream));
	CHECK(cuStreamSynchronize(w->stream));
	for (unsigned i = 0; i < l.n; i++)
		want[i] = l.value;
	step_on_cpu(want, l.n, l.key);
	same(w, "another thread's memory", back, want, l.n * sizeof *back);
	CHECK(cuEventDestroy_v2(l.made));
	CHECK(cuMemFree_v2(l.p));
	free(back);
	free(want);
}

static void do_post(struct worker *w)
{
	struct letter l = {.n = 1 + below(w, 2000), .value = (unsigned)draw(w), .key = (unsigned)draw(w)};
	CHECK(cuMemAlloc_v2(&l.p, l.n * 4));
	CHECK(cuEventCreate(&l.made, CU_EVENT_DISABLE_TIMING));
	CHECK(cuMemsetD32Async(l.p, l.value, l.n, w->stream));
	step_on_gpu(l.p, l.n, l.key, stress_step, w->stream);
	CHECK(cuEventRecord(l.made, w->stream));
	l = exchange(below(w, BOXES), l);
	if (l.p)
		open_letter(w, l);
}

void post_clear(void)
{
	for (unsigned i = 0; i < BOXES; i++) {
		struct letter l = exchange(i, (struct letter){0});
		if (l.p) {
			CHECK(cuEventDestroy_v2(l.made));
			CHECK(cuMemFree_v2(l.p));
		}
	}
}

static void do_questions(struct worker *w)
{
	size_t available, total, bytes;
	CUdeviceptr base;
	CUcontext c;
	unsigned kind = 0;
	int v;
	CHECK(cuMemGetInfo_v2(&available, &total));
	EXPECT(available <= total, "%zu of %zu bytes are free", available, total);
	CHECK(cuPointerGetAttribute(&kind, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, w->own));
	EXPECT(kind == CU_MEMORYTYPE_DEVICE, "memory of kind %u", kind);
	CHECK(cuMemGetAddressRange_v2(&base, &bytes, w->own + below(w, sizeof w->mirror)));
	EXPECT(base == w->own, "a block begins elsewhere");
	CHECK(cuStreamGetCtx(w->stream, &c));
	EXPECT(c == stress_context, "a stream of another context");
	CHECK(cuFuncGetAttribute(&v, CU_FUNC_ATTRIBUTE_NUM_REGS, stress_step));
	CHECK(cuOccupancyMaxActiveBlocksPerMultiprocessor(&v, stress_step, 128, 0));
	EXPECT(v > 0, "no block fits");
}

const struct operation operations[] = {
	{"plain", 10, do_plain}, {"pitched", 6, do_pitched}, {"async", 8, do_async}, {"pool", 3, do_pool}, {"pinned", 6, do_pinned},
	{"registered", 3, do_registered}, {"array", 5, do_array}, {"mapped", 2, do_mapped}, {"own", 30, do_own}, {"launches", 12, do_launches},
	{"streams", 6, do_streams}, {"events", 6, do_events}, {"module", 2, do_module}, {"library", 2, do_library}, {"graph", 3, do_graph},
	{"hostfunction", 3, do_host_function}, {"post", 8, do_post}, {"questions", 4, do_questions},
};
const unsigned operations_n = sizeof operations / sizeof *operations;
