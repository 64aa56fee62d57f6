/* shim/cuda/occupancy.c: how much fits. The driver's numbers come from the server, once per question; the search for the best
 * block size, which may call the application back, happens here. */
#include "occupancy.h"
#include "context_stack.h"
#include "device.h"
#include "gen_send.h"
#include "green.h"
#include "handles.h"
#include "thread.h"
#include <stdlib.h>

/* --- answers that stay true
 *
 * What a driver says about the occupancy of a kernel follows from the kernel, the device, the question, and the attributes set
 * on the function, which are part of the question here. What is answered once is kept, and sent to the server, which gives it back with
 * the image's table when the program runs again. A program that sets preferences for caches is on its own. */

struct shim_answer { struct shim_answer *next; uint64_t answer; size_t n; unsigned char question[]; };
enum { OCCUPANCY_BLOCKS = 1, OCCUPANCY_SHARED, OCCUPANCY_CLUSTERS, QUESTION = 512, SETTABLE = CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES };
struct question { size_t n; unsigned char bytes[QUESTION]; };

static ferry_mu answers_mu;            /* guards every list of answers */
static _Atomic int preferences_set;

static void add_to_question(struct question *q, const void *p, size_t n)
{
	if (q->n + n <= QUESTION) /* what is too long is not kept: n says so */
		memcpy(q->bytes + q->n, p, n);
	q->n += n;
}

static void begin_question(struct question *q, unsigned what, CUdevice dev, const struct shim_function *f)
{
	q->n = 0;
	add_to_question(q, &what, sizeof what);
	add_to_question(q, &dev, sizeof dev);
	add_to_question(q, f->info.attributes + SETTABLE, sizeof f->info.attributes - SETTABLE * sizeof *f->info.attributes);
}

static int find_answer(const struct shim_function *f, const struct question *q, uint64_t *answer)
{
	int found = 0;
	if (q->n > QUESTION || atomic_load(&preferences_set))
		return 0;
	ferry_lock(&answers_mu);
	for (struct shim_answer *a = f->answers; a && !found; a = a->next)
		if (a->n == q->n && !memcmp(a->question, q->bytes, q->n)) {
			*answer = a->answer;
			found = 1;
		}
	ferry_unlock(&answers_mu);
	return found;
}

void occupancy_keep(struct shim_function *f, const void *question, size_t n, uint64_t answer)
{
	struct shim_answer *a = malloc(sizeof *a + n);
	if (!a)
		return;
	a->answer = answer;
	a->n = n;
	memcpy(a->question, question, n);
	ferry_lock(&answers_mu);
	a->next = f->answers;
	f->answers = a;
	ferry_unlock(&answers_mu);
}

/* A function of a kernel knows what the kernel knows. No other thread knows to yet. */
void occupancy_copy(struct shim_function *to, const struct shim_function *from)
{
	ferry_lock(&answers_mu);
	const struct shim_answer *list = from->answers; /* grows in front, and lives as long as from */
	ferry_unlock(&answers_mu);
	for (; list; list = list->next)
		occupancy_keep(to, list->question, list->n, list->answer);
}

void occupancy_free(struct shim_function *f)
{
	for (struct shim_answer *a = f->answers, *next; a; a = next) {
		next = a->next;
		free(a);
	}
}

static void keep_answer(CUfunction func, struct shim_function *f, const struct question *q, uint64_t answer)
{
	if (q->n > QUESTION || atomic_load(&preferences_set))
		return;
	occupancy_keep(f, q->bytes, q->n, answer);
	if (!ferry_replies_are_near()) /* where the next run need not ask */
		(void)fx_Note(func, q->bytes, q->n, answer); /* only the next run would miss it */
}

/* May this be answered from memory? In a green context, which has fewer multiprocessors, it is asked each time. */
static CUresult enter_question(const void *out, CUfunction func, struct shim_ctx **c, struct shim_function **f)
{
	CUresult rc = shim_enter();
	if (rc || !out)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	if (!(*f = shim_function_of(func)))
		return CUDA_ERROR_INVALID_HANDLE;
	if (shim_ctx_current(c) || (*c)->green)
		*c = NULL; /* the server has the right answer, or error */
	return 0;
}

CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned flags)
{
	struct shim_ctx *c;
	struct shim_function *f;
	struct question q;
	uint64_t answer, shared = dynamicSMemSize;
	CUresult rc = enter_question(numBlocks, func, &c, &f);
	if (rc)
		return rc;
	if (!c)
		return fx_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks, func, blockSize, dynamicSMemSize, flags);
	begin_question(&q, OCCUPANCY_BLOCKS, c->dev, f);
	add_to_question(&q, &blockSize, sizeof blockSize);
	add_to_question(&q, &shared, sizeof shared);
	add_to_question(&q, &flags, sizeof flags);
	if (!find_answer(f, &q, &answer)) {
		if ((rc = fx_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks, func, blockSize, dynamicSMemSize, flags)))
			return rc;
		keep_answer(func, f, &q, answer = (uint64_t)*numBlocks);
	}
	*numBlocks = (int)answer;
	return 0;
}

CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize)
{
	return cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks, func, blockSize, dynamicSMemSize, 0);
}

CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func, int numBlocks, int blockSize)
{
	struct shim_ctx *c;
	struct shim_function *f;
	struct question q;
	uint64_t answer;
	CUresult rc = enter_question(dynamicSmemSize, func, &c, &f);
	if (rc)
		return rc;
	if (!c)
		return fx_cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize, func, numBlocks, blockSize);
	begin_question(&q, OCCUPANCY_SHARED, c->dev, f);
	add_to_question(&q, &numBlocks, sizeof numBlocks);
	add_to_question(&q, &blockSize, sizeof blockSize);
	if (!find_answer(f, &q, &answer)) {
		if ((rc = fx_cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize, func, numBlocks, blockSize)))
			return rc;
		keep_answer(func, f, &q, answer = *dynamicSmemSize);
	}
	*dynamicSmemSize = (size_t)answer;
	return 0;
}

/* How much of an attribute's value means something: the rest is whatever was on the caller's stack. */
static size_t attribute_bytes(CUlaunchAttributeID id)
{
	switch (id) {
	case CU_LAUNCH_ATTRIBUTE_IGNORE: return 0;
	case CU_LAUNCH_ATTRIBUTE_COOPERATIVE:
	case CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY:
	case CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE:
	case CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION:
	case CU_LAUNCH_ATTRIBUTE_PRIORITY: return 4;
	case CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION: return 12;
	default: return sizeof(CUlaunchAttributeValue);
	}
}

static CUresult ask_clusters(int *out, CUfunction func, const CUlaunchConfig *c, unsigned most)
{
	struct shim_ctx *ctx;
	struct shim_function *f;
	struct question q = {0};
	uint64_t answer;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!out || !c || !func || (c->numAttrs && !c->attrs) || c->numAttrs > 64)
		return CUDA_ERROR_INVALID_VALUE;
	if (c->gridDimX - 1 >= INT32_MAX || c->gridDimY - 1 >= UINT16_MAX || c->gridDimZ - 1 >= UINT16_MAX)
		return CUDA_ERROR_INVALID_VALUE;
	CUstream s = c->hStream;
	if ((rc = enter_question(out, func, &ctx, &f)) || (rc = shim_resolve_stream(&s)))
		return shim_or_orphaned(rc, func);
	if (ctx && f->ctx && shim_ctx_home(f->ctx) != shim_ctx_home(ctx))
		return CUDA_ERROR_INVALID_HANDLE;
	if (ctx) {
		unsigned shape[] = {most, c->gridDimX, c->gridDimY, c->gridDimZ, c->blockDimX, c->blockDimY, c->blockDimZ, c->sharedMemBytes};
		begin_question(&q, OCCUPANCY_CLUSTERS, ctx->dev, f);
		add_to_question(&q, shape, sizeof shape);
		for (const CUlaunchAttribute *a = c->attrs, *end = a + c->numAttrs; a < end; a++) {
			add_to_question(&q, &a->id, sizeof a->id);
			add_to_question(&q, &a->value, attribute_bytes(a->id));
		}
		if (find_answer(f, &q, &answer)) {
			*out = (int)answer;
			return 0;
		}
	}
	rc = fx_Clusters(func, most, c->gridDimX, c->gridDimY, c->gridDimZ, c->blockDimX, c->blockDimY, c->blockDimZ, c->sharedMemBytes, s, c->attrs,
			 c->numAttrs, out);
	if (!rc && ctx)
		keep_answer(func, f, &q, (uint64_t)*out);
	return rc;
}

/* --- preferences that may change those answers */

CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)
{
	CUresult rc = shim_enter_handle(FERRY_KIND_CUfunction, hfunc);
	atomic_store(&preferences_set, 1);
	return rc ? rc : fx_cuFuncSetCacheConfig(hfunc, config);
}

CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)
{
	CUresult rc = shim_enter_handle(FERRY_KIND_CUfunction, hfunc);
	if (!rc && (unsigned)config > CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE)
		rc = CUDA_ERROR_INVALID_VALUE;
	atomic_store(&preferences_set, 1);
	return rc ? rc : fx_cuFuncSetSharedMemConfig(hfunc, config);
}

CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)
{
	CUresult rc = shim_enter_handle(FERRY_KIND_CUkernel, kernel);
	if (!rc && !shim_device(dev))
		rc = CUDA_ERROR_INVALID_DEVICE;
	atomic_store(&preferences_set, 1);
	return rc ? rc : fx_cuKernelSetCacheConfig(kernel, config, dev);
}

CUresult cuCtxSetCacheConfig(CUfunc_cache config)
{
	CUresult rc = shim_enter();
	atomic_store(&preferences_set, 1);
	return rc ? rc : fx_cuCtxSetCacheConfig(config);
}

CUresult cuCtxSetSharedMemConfig(CUsharedconfig config)
{
	CUresult rc = shim_enter();
	atomic_store(&preferences_set, 1);
	return rc ? rc : fx_cuCtxSetSharedMemConfig(config);
}

CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const CUlaunchConfig *config) { return ask_clusters(clusterSize, func, config, 1); }
CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig *config) { return ask_clusters(numClusters, func, config, 0); }

CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, CUfunction func, void *blockSizeToDynamicSMemSize,
						   size_t dynamicSMemSize, int blockSizeLimit, unsigned flags)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter_ctx(&c);
	if (rc)
		return rc;
	struct shim_function *f = shim_function_of(func);
	if (!minGridSize || !blockSize || !f || blockSizeLimit < 0)
		return f ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
	size_t (*shared_for)(int) = (size_t(*)(int))blockSizeToDynamicSMemSize;
	const int *a = shim_device(c->dev)->attributes;
	int warp = a[CU_DEVICE_ATTRIBUTE_WARP_SIZE], sms = a[CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT];
	int per_sm = a[CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR];
	int limit = f->info.attributes[CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK], best = 0, best_threads = 0, best_blocks = 0;
	if (limit <= 0)
		limit = a[CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK];
	if (blockSizeLimit > 0 && blockSizeLimit < limit)
		limit = blockSizeLimit;
	enum { MOST = 1 << 16 }; /* all of these, and the answers below, are the server's word */
	if (warp < 1 || warp > MOST || limit < 1 || limit > MOST)
		return CUDA_ERROR_UNKNOWN;
	/* From large to small, so that the largest of the best wins; no block can do better than fill the multiprocessor. */
	for (int size = (limit + warp - 1) / warp * warp; size > 0 && best_threads < per_sm; size -= warp) {
		int threads = size < limit ? size : limit, blocks = 0;
		size_t shared = shared_for ? shared_for(threads) : dynamicSMemSize;
		if ((rc = cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&blocks, func, threads, shared, flags)))
			return rc;
		if (blocks < 0 || blocks > MOST)
			return CUDA_ERROR_UNKNOWN;
		if ((int64_t)blocks * threads > best_threads) {
			if ((int64_t)blocks * threads > INT32_MAX)
				return CUDA_ERROR_UNKNOWN;
			best_threads = blocks * threads;
			best_blocks = blocks;
			best = threads;
		}
	}
	*blockSize = best;
	*minGridSize = (int)((int64_t)best_blocks * sms);
	return 0;
}

CUresult cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func, void *blockSizeToDynamicSMemSize, size_t dynamicSMemSize,
					  int blockSizeLimit)
{
	return cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, 0);
}

/* --- tensor maps: encoded by the driver, which knows the hardware's format */

CUresult cuTensorMapEncodeTiled(CUtensorMap *map, CUtensorMapDataType type, cuuint32_t rank, CUdeviceptr addr, const cuuint64_t *dims, void *strides,
				const cuuint32_t *box, const cuuint32_t *steps, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
				CUtensorMapL2promotion promotion, CUtensorMapFloatOOBfill fill)
{
	unsigned options[] = {(unsigned)interleave, (unsigned)swizzle, (unsigned)promotion, (unsigned)fill};
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!map || !dims || !box || !steps || rank < 1 || rank > 5 || !strides || (uintptr_t)map % 64)
		return CUDA_ERROR_INVALID_VALUE;
	return fx_TensorMap(0, (unsigned)type, addr, dims, rank, strides, rank - 1, box, rank, steps, rank, NULL, 0, NULL, 0, options, 4, map);
}

CUresult cuTensorMapEncodeIm2col(CUtensorMap *map, CUtensorMapDataType type, cuuint32_t rank, CUdeviceptr addr, const cuuint64_t *dims, void *strides,
				 void *lower, void *upper, cuuint32_t channels, cuuint32_t pixels, const cuuint32_t *steps,
				 CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion promotion, CUtensorMapFloatOOBfill fill)
{
	unsigned options[] = {(unsigned)interleave, (unsigned)swizzle, (unsigned)promotion, (unsigned)fill}, box[] = {channels, pixels};
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!map || !dims || !strides || !lower || !upper || !steps || rank < 3 || rank > 5 || (uintptr_t)map % 64)
		return CUDA_ERROR_INVALID_VALUE;
	return fx_TensorMap(1, (unsigned)type, addr, dims, rank, strides, rank - 1, box, 2, steps, rank, lower, rank - 2, upper, rank - 2, options, 4, map);
}

CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *map, CUtensorMapDataType type, cuuint32_t rank, CUdeviceptr addr, const cuuint64_t *dims,
				     void *strides, int lower, int upper, cuuint32_t channels, cuuint32_t pixels, const cuuint32_t *steps,
				     CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle,
				     CUtensorMapL2promotion promotion, CUtensorMapFloatOOBfill fill)
{
	unsigned options[] = {(unsigned)interleave, (unsigned)mode, (unsigned)swizzle, (unsigned)promotion, (unsigned)fill}, box[] = {channels, pixels};
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!map || !dims || !strides || !steps || rank < 3 || rank > 5 || (uintptr_t)map % 64)
		return CUDA_ERROR_INVALID_VALUE;
	return fx_TensorMap(2, (unsigned)type, addr, dims, rank, strides, rank - 1, box, 2, steps, rank, &lower, 1, &upper, 1, options, 5, map);
}
