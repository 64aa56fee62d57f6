// launch: launches that work and that cannot, their attributes, occupancy,
// cooperation, clusters.
#include "conf.h"

#include <cooperative_groups.h>

namespace cg = cooperative_groups;

static __global__ void empty() {}
static __global__ void fill(int *p, int v) { p[blockIdx.x * blockDim.x + threadIdx.x] = v; }
static __global__ void __launch_bounds__(128) bounded(int *p) { p[threadIdx.x] = 1; }
static __global__ void dynamic(int *p, int n)
{
	extern __shared__ int s[];
	for (int i = threadIdx.x; i < n; i += blockDim.x)
		s[i] = i;
	__syncthreads();
	if (threadIdx.x == 0)
		*p = s[n - 1];
}
static __global__ void fixed_shared(int *p)
{
	__shared__ int s[3000];
	s[threadIdx.x] = int(threadIdx.x);
	__syncthreads();
	*p = s[blockDim.x - 1];
}

CHECK(launch, wrong_shapes)
{
	dev<int> p(2048);
	fill<<<1, 1025>>>(p, 1);
	last("threads");
	fill<<<1, dim3(1, 1, 65)>>>(p, 1);
	last("z");
	fill<<<1, dim3(32, 32, 2)>>>(p, 1);
	last("product");
	fill<<<1, 0>>>(p, 1);
	last("no_threads");
	fill<<<0, 1>>>(p, 1);
	last("no_blocks");
	fill<<<dim3(1, 65536), 1>>>(p, 1);
	last("grid_y");
	fill<<<dim3(1, 1, 65536), 1>>>(p, 1);
	last("grid_z");
	fill<<<dim3(0x80000000u), 1>>>(p, 1);
	last("grid_x");
	bounded<<<1, 129>>>(p);
	last("bounds");
	bounded<<<1, 128>>>(p);
	last("in_bounds");
	rt("synchronize", cudaDeviceSynchronize());
}

CHECK(launch, driver_wrong_shapes)
{
	cudaFunction_t f = nullptr;
	dev<int> p(64);
	int v = 1;
	void *args[] = {&p.p, &v};
	rt("function", cudaGetFuncBySymbol(&f, (const void *)fill));
	drv("threads", cuLaunchKernel(f, 1, 1, 1, 1025, 1, 1, 0, nullptr, args, nullptr));
	drv("no_threads", cuLaunchKernel(f, 1, 1, 1, 0, 1, 1, 0, nullptr, args, nullptr));
	drv("no_blocks", cuLaunchKernel(f, 0, 1, 1, 1, 1, 1, 0, nullptr, args, nullptr));
	drv("grid_y", cuLaunchKernel(f, 1, 65536, 1, 1, 1, 1, 0, nullptr, args, nullptr));
	drv("shared", cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 1 << 20, nullptr, args, nullptr));
	drv("no_args", cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, nullptr));
	drv("null_function", cuLaunchKernel(nullptr, 1, 1, 1, 1, 1, 1, 0, nullptr, args, nullptr));
	size_t size = 12;
	char packed[16];
	memcpy(packed, &p.p, 8);
	memcpy(packed + 8, &v, 4);
	void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, packed, CU_LAUNCH_PARAM_BUFFER_SIZE, &size, CU_LAUNCH_PARAM_END};
	drv("extra", cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, extra));
	drv("both", cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, nullptr, args, extra));
	rt("synchronize", cudaDeviceSynchronize());
}

CHECK(launch, shared_memory_limits)
{
	dev<int> p(1);
	int v = 0;
	dynamic<<<1, 32, 48 << 10>>>(p, 12288);
	last("48k");
	dynamic<<<1, 32, (48 << 10) + 4>>>(p, 12289);
	last("more");
	if (attribute(cudaDevAttrMaxSharedMemoryPerBlockOptin) < 64 << 10)
		skip("no 64 KiB of shared memory");
	rt("opt_in", cudaFuncSetAttribute(dynamic, cudaFuncAttributeMaxDynamicSharedMemorySize, 64 << 10));
	dynamic<<<1, 32, 64 << 10>>>(p, 16384);
	last("64k");
	MUST(cudaMemcpy(&v, p, 4, cudaMemcpyDeviceToHost));
	val("is", v);
	dynamic<<<1, 32, (64 << 10) + 4>>>(p, 16384);
	last("more");
	rt("too_much", cudaFuncSetAttribute(dynamic, cudaFuncAttributeMaxDynamicSharedMemorySize, 1 << 20));
	rt("restore", cudaFuncSetAttribute(dynamic, cudaFuncAttributeMaxDynamicSharedMemorySize, 48 << 10));
	last();
	fixed_shared<<<1, 64, 40 << 10>>>(p);
	last("static_and_dynamic");
}

CHECK(launch, wrong_function)
{
	int local = 0;
	void *args[] = {&local};
	rt("unknown", cudaLaunchKernel(&local, dim3(1), dim3(1), args, 0, nullptr));
	last();
	rt("null", cudaLaunchKernel((const void *)nullptr, dim3(1), dim3(1), args, 0, nullptr));
	last();
	cudaFuncAttributes a;
	rt("attributes", cudaFuncGetAttributes(&a, &local));
	rt("null", cudaFuncGetAttributes(nullptr, empty));
	last();
}

CHECK(launch, func_attributes)
{
	cudaFuncAttributes a;
	for (const void *f : {(const void *)fill, (const void *)bounded, (const void *)dynamic, (const void *)fixed_shared}) {
		memset(&a, 0xee, sizeof a);
		rt("attributes", cudaFuncGetAttributes(&a, f));
		say("(%zu,%zu,%zu,%d,%d,%d,%d)", a.sharedSizeBytes, a.constSizeBytes, a.localSizeBytes, a.maxThreadsPerBlock, a.maxDynamicSharedSizeBytes,
			a.preferredShmemCarveout, a.clusterDimMustBeSet);
		is("registers", a.numRegs > 0 && a.numRegs <= 255);
	}
	const char *name = nullptr;
	rt("name", cudaFuncGetName(&name, (const void *)dynamic));
	txt("is", name);
	size_t offset = 0, size = 0;
	rt("parameter", cudaFuncGetParamInfo((const void *)dynamic, 1, &offset, &size));
	say("(%zu,%zu)", offset, size);
}

CHECK(launch, attributes)
{
	dev<int> p(32);
	int v = 7, out = 0;
	cudaLaunchConfig_t c = {};
	cudaLaunchAttribute at[3] = {};
	c.gridDim = 1;
	c.blockDim = 32;
	c.attrs = at;
	c.numAttrs = 0;
	rt("plain", cudaLaunchKernelEx(&c, fill, p.p, v));
	at[0].id = cudaLaunchAttributePriority;
	at[0].val.priority = -1;
	c.numAttrs = 1;
	rt("priority", cudaLaunchKernelEx(&c, fill, p.p, v));
	at[0].id = cudaLaunchAttributeIgnore;
	rt("ignored", cudaLaunchKernelEx(&c, fill, p.p, v));
	at[0].id = cudaLaunchAttributeProgrammaticStreamSerialization;
	at[0].val.programmaticStreamSerializationAllowed = 1;
	rt("programmatic", cudaLaunchKernelEx(&c, fill, p.p, v));
	cudaEvent_t e;
	MUST(cudaEventCreateWithFlags(&e, cudaEventDisableTiming));
	at[0].id = cudaLaunchAttributeProgrammaticEvent;
	at[0].val.programmaticEvent.event = e;
	at[0].val.programmaticEvent.flags = 0;
	at[0].val.programmaticEvent.triggerAtBlockStart = 0;
	rt("event", cudaLaunchKernelEx(&c, fill, p.p, v));
	rt("wait", cudaEventSynchronize(e));
	at[0].id = cudaLaunchAttributeID(200);
	rt("unknown", cudaLaunchKernelEx(&c, fill, p.p, v));
	last();
	MUST(cudaMemcpy(&out, p, 4, cudaMemcpyDeviceToHost));
	val("is", out);
	cudaEventDestroy(e);
}

CHECK(occupancy, blocks)
{
	if (attribute(cudaDevAttrComputeCapabilityMajor) != 9)
		skip("needs compute capability 9.0");
	for (int threads : {1, 32, 33, 128, 256, 1000, 1024}) {
		int n = -1;
		MUST(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&n, empty, threads, 0));
		say("%d:%d", threads, n);
	}
	for (size_t shared : {size_t(1000), size_t(20000), size_t(48) << 10}) {
		int n = -1;
		MUST(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&n, dynamic, 64, shared));
		say("%zu:%d", shared, n);
	}
	int n = -1;
	rt("too_many", cudaOccupancyMaxActiveBlocksPerMultiprocessor(&n, empty, 1025, 0));
	val("is", n);
	rt("none", cudaOccupancyMaxActiveBlocksPerMultiprocessor(&n, empty, 0, 0));
	rt("too_much", cudaOccupancyMaxActiveBlocksPerMultiprocessor(&n, dynamic, 64, 100 << 10));
	val("is", n);
	rt("null", cudaOccupancyMaxActiveBlocksPerMultiprocessor(nullptr, empty, 32, 0));
	last();
}

CHECK(occupancy, potential)
{
	if (attribute(cudaDevAttrComputeCapabilityMajor) != 9)
		skip("needs compute capability 9.0");
	int grid = 0, block = 0;
	rt("empty", cudaOccupancyMaxPotentialBlockSize(&grid, &block, empty));
	int sms = attribute(cudaDevAttrMultiProcessorCount);
	say("%d per multiprocessor, blocks of %d", grid / sms, block);
	rt("bounded", cudaOccupancyMaxPotentialBlockSize(&grid, &block, bounded));
	say("%d per multiprocessor, blocks of %d", grid / sms, block);
	rt("limited", cudaOccupancyMaxPotentialBlockSize(&grid, &block, empty, 0, 200));
	say("%d per multiprocessor, blocks of %d", grid / sms, block);
	size_t room = 0;
	rt("available", cudaOccupancyAvailableDynamicSMemPerBlock(&room, dynamic, 2, 128));
	val("is", room);
}

static __global__ void grid_sum(int *p, int *out)
{
	cg::grid_group g = cg::this_grid();
	p[g.thread_rank()] = 1;
	g.sync();
	if (g.thread_rank() == 0)
		for (unsigned i = 0; i < g.size(); i++)
			*out += p[i];
}

CHECK(cooperative, launch)
{
	if (!attribute(cudaDevAttrCooperativeLaunch))
		skip("no cooperative launch");
	dev<int> p(1024), out(1);
	int v = 0;
	MUST(cudaMemset(out, 0, 4));
	void *args[] = {&p.p, &out.p};
	rt("launch", cudaLaunchCooperativeKernel(grid_sum, dim3(4), dim3(64), args, 0, nullptr));
	rt("copy", cudaMemcpy(&v, out, 4, cudaMemcpyDeviceToHost));
	val("is", v);
	rt("too_large", cudaLaunchCooperativeKernel(grid_sum, dim3(1 << 20), dim3(64), args, 0, nullptr));
	rt("threads", cudaLaunchCooperativeKernel(grid_sum, dim3(1), dim3(2000), args, 0, nullptr));
	last();
}

#if __CUDA_ARCH__ >= 900 || !defined(__CUDA_ARCH__)
static __global__ void cluster_ranks(int *out)
{
#if __CUDA_ARCH__ >= 900
	__shared__ int mine;
	cg::cluster_group c = cg::this_cluster();
	if (threadIdx.x == 0)
		mine = int(c.block_rank() + 10 * c.num_blocks());
	c.sync();
	int *theirs = c.map_shared_rank(&mine, (c.block_rank() + 1) % c.num_blocks());
	if (threadIdx.x == 0)
		out[blockIdx.x] = *theirs;
	c.sync();
#endif
}
#endif

static cudaError_t clustered(unsigned blocks, unsigned width, int *p)
{
	cudaLaunchConfig_t c = {};
	cudaLaunchAttribute at = {};
	c.gridDim = blocks;
	c.blockDim = 32;
	c.attrs = &at;
	c.numAttrs = 1;
	at.id = cudaLaunchAttributeClusterDimension;
	at.val.clusterDim.x = width;
	at.val.clusterDim.y = at.val.clusterDim.z = 1;
	return cudaLaunchKernelEx(&c, cluster_ranks, p);
}

CHECK(cluster, distributed_shared_memory)
{
	if (!attribute(cudaDevAttrClusterLaunch))
		skip("no clusters");
	dev<int> p(8);
	int h[8] = {};
	rt("launch", clustered(8, 4, p));
	rt("copy", cudaMemcpy(h, p, sizeof h, cudaMemcpyDeviceToHost));
	list("is", h, 8);
}

CHECK(cluster, wrong)
{
	if (!attribute(cudaDevAttrClusterLaunch))
		skip("no clusters");
	dev<int> p(64);
	rt("not_a_multiple", clustered(6, 4, p));
	rt("zero", clustered(8, 0, p));
	rt("sixteen", clustered(16, 16, p));
	rt("sixteen_allowed", cudaFuncSetAttribute(cluster_ranks, cudaFuncAttributeNonPortableClusterSizeAllowed, 1));
	rt("thirty_two", clustered(32, 32, p));
	last();
	rt("works", clustered(2, 2, p));
	rt("synchronize", cudaDeviceSynchronize());
	rt("restore", cudaFuncSetAttribute(cluster_ranks, cudaFuncAttributeNonPortableClusterSizeAllowed, 0));
}

CHECK(cluster, occupancy)
{
	if (attribute(cudaDevAttrComputeCapabilityMajor) != 9)
		skip("needs compute capability 9.0");
	int size = 0;
	cudaLaunchConfig_t c = {};
	c.gridDim = 64;
	c.blockDim = 128;
	rt("size", cudaOccupancyMaxPotentialClusterSize(&size, cluster_ranks, &c));
	val("is", size);
}
