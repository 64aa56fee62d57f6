// link:
// CUB: device-wide sorts, scans, reductions by key, selections, histograms, run lengths; a block's reduction in our own kernel.
#include "check.h"

#include <cub/cub.cuh>
#include <cuda/std/functional>

// twice calls a CUB function for the size of its work area and then for its work.
template <class F> static void twice(F f)
{
	size_t size = 0;
	CHECK(f(nullptr, size));
	CHECK(f(room<char>(size + 1), size));
}

__global__ void block_sums(const int *in, int *out)
{
	using reduce = cub::BlockReduce<int, 256>;
	__shared__ typename reduce::TempStorage storage;
	int sum = reduce(storage).Sum(in[blockIdx.x * 256 + threadIdx.x]);
	if (threadIdx.x == 0)
		out[blockIdx.x] = sum;
}

struct positive {
	__device__ bool operator()(int x) const { return x > 0; }
};

static void sorts_and_scans(const int *keys, int n)
{
	int *order = upload(whole<int>(n, 2)), *k = room<int>(n), *v = room<int>(n), *count = room<int>(1);
	twice([&](void *p, size_t &size) { return cub::DeviceRadixSort::SortPairs(p, size, keys, k, order, v, n); });
	say("sorted_keys", k, n);
	say("sorted_values", v, n);
	int *unique = room<int>(64), *sums = room<int>(64);
	twice([&](void *p, size_t &size) { return cub::DeviceReduce::ReduceByKey(p, size, k, unique, v, sums, count, cuda::std::plus<>(), n); });
	int groups = download(count, 1)[0];
	say("groups", unique, groups);
	say("sums", sums, groups);
	twice([&](void *p, size_t &size) { return cub::DeviceRunLengthEncode::Encode(p, size, k, unique, sums, count, n); });
	say("run_lengths", sums, download(count, 1)[0]);
	twice([&](void *p, size_t &size) { return cub::DeviceScan::ExclusiveSum(p, size, keys, k, n); });
	say("exclusive_sum", k, n);
	twice([&](void *p, size_t &size) { return cub::DeviceSelect::If(p, size, keys, k, count, n, positive()); });
	say("selected", k, download(count, 1)[0]);
}

int main()
{
	const int n = 1 << 17;
	int *keys = upload(whole<int>(n, 1)), *result = room<int>(512);
	sorts_and_scans(keys, n);
	twice([&](void *p, size_t &size) { return cub::DeviceReduce::Sum(p, size, keys, result, n); });
	say("sum", result, 1);
	std::vector<int> offsets;
	for (int i = 0; i <= 256; i++)
		offsets.push_back(i * (n / 256));
	int *d = upload(offsets);
	twice([&](void *p, size_t &size) { return cub::DeviceSegmentedReduce::Max(p, size, keys, result, 256, d, d + 1); });
	say("segment_maxima", result, 256);
	twice([&](void *p, size_t &size) { return cub::DeviceHistogram::HistogramEven(p, size, keys, result, 18, -8, 9, n); });
	say("histogram", result, 17);
	block_sums<<<512, 256>>>(keys, result);
	CHECK(cudaGetLastError());
	say("block_sums", result, 512);
	return 0;
}
