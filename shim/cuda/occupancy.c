/* shim/cuda/occupancy.c: how much fits. The driver's numbers come from the server, once per question; the search for the best
 * block size, which may call the application back, happens here. */
#include "shim.h"
#include "gen_send.h"

static CUresult clusters(int *out, CUfunction func, const CUlaunchConfig *c, unsigned most)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!out || !c || (c->numAttrs && !c->attrs) || c->numAttrs > 64)
		return CUDA_ERROR_INVALID_VALUE;
	CUstream s = c->hStream;
	if (!shim_function_of(func))
		return CUDA_ERROR_INVALID_HANDLE;
	if ((rc = shim_stream(&s)))
		return rc;
	return fx_Clusters(func, most, c->gridDimX, c->gridDimY, c->gridDimZ, c->blockDimX, c->blockDimY, c->blockDimZ, c->sharedMemBytes, s, c->attrs,
			   c->numAttrs, out);
}

CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const CUlaunchConfig *config) { return clusters(clusterSize, func, config, 1); }
CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig *config) { return clusters(numClusters, func, config, 0); }

CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, CUfunction func, void *blockSizeToDynamicSMemSize,
						   size_t dynamicSMemSize, int blockSizeLimit, unsigned flags)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_ctx_current(&c);
	if (rc)
		return rc;
	struct shim_function *f = shim_function_of(func);
	if (!minGridSize || !blockSize || !f)
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
	/* From large to small, so that the largest of the best wins; no block can do better than fill the multiprocessor. */
	for (int size = (limit + warp - 1) / warp * warp; size > 0 && best_threads < per_sm; size -= warp) {
		int threads = size < limit ? size : limit, blocks = 0;
		size_t shared = shared_for ? shared_for(threads) : dynamicSMemSize;
		if ((rc = cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&blocks, func, threads, shared, flags)))
			return rc;
		if (blocks * threads > best_threads) {
			best_threads = blocks * threads;
			best_blocks = blocks;
			best = threads;
		}
	}
	*blockSize = best;
	*minGridSize = best_blocks * sms;
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
	if (!map || !dims || !box || !steps || rank < 1 || rank > 5 || (rank > 1 && !strides) || (uintptr_t)map % 64)
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
