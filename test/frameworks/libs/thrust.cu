// link:
// Thrust: sorts, scans, reductions by key, sets, on the device's default stream and on one of ours.
#include "check.h"

#include <thrust/copy.h>
#include <thrust/device_ptr.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/functional.h>
#include <thrust/reduce.h>
#include <thrust/scan.h>
#include <thrust/set_operations.h>
#include <thrust/sort.h>
#include <thrust/transform_reduce.h>
#include <thrust/unique.h>

template <class T> static const T *raw(const thrust::device_vector<T> &v) { return thrust::raw_pointer_cast(v.data()); }

struct square {
	__host__ __device__ long long operator()(int x) const { return (long long)x * x; }
};

struct negative {
	__host__ __device__ bool operator()(int x) const { return x < 0; }
};

int main()
{
	const int n = 100000;
	std::vector<int> small = whole<int>(n, 1);
	thrust::device_vector<int> keys(small.begin(), small.end()), values(n), scanned(n);
	for (int i = 0; i < n; i++)
		small[i] = i;
	thrust::copy(small.begin(), small.end(), values.begin());

	printf("squares: %lld\n", thrust::transform_reduce(keys.begin(), keys.end(), square(), 0LL, thrust::plus<long long>()));
	thrust::inclusive_scan(keys.begin(), keys.end(), scanned.begin());
	say("inclusive_scan", raw(scanned), n);
	thrust::exclusive_scan(keys.begin(), keys.end(), scanned.begin(), 100, thrust::maximum<int>());
	say("exclusive_scan", raw(scanned), n);
	thrust::device_vector<int> chosen(n);
	auto end = thrust::copy_if(keys.begin(), keys.end(), chosen.begin(), negative());
	say("copy_if", raw(chosen), end - chosen.begin());
	thrust::stable_sort_by_key(keys.begin(), keys.end(), values.begin());
	say("sorted_keys", raw(keys), n);
	say("sorted_values", raw(values), n);
	thrust::device_vector<int> groups(32), sums(32);
	auto ends = thrust::reduce_by_key(keys.begin(), keys.end(), thrust::make_constant_iterator(1), groups.begin(), sums.begin());
	say("groups", raw(groups), ends.first - groups.begin());
	say("counts", raw(sums), ends.second - sums.begin());

	cudaStream_t s;
	CHECK(cudaStreamCreate(&s));
	std::vector<double> fine = fractions<double>(n, 2);
	thrust::device_vector<double> doubles(fine.begin(), fine.end());
	thrust::sort(thrust::cuda::par.on(s), doubles.begin(), doubles.end(), thrust::greater<double>());
	CHECK(cudaStreamSynchronize(s));
	say("sorted_doubles", raw(doubles), n);
	thrust::device_vector<int> odd(500), third(333), both(500);
	thrust::sequence(odd.begin(), odd.end(), 1, 2);
	thrust::sequence(third.begin(), third.end(), 0, 3);
	auto last = thrust::set_intersection(odd.begin(), odd.end(), third.begin(), third.end(), both.begin());
	say("intersection", raw(both), last - both.begin());
	auto one_each = thrust::unique(keys.begin(), keys.end());
	say("unique", raw(keys), one_each - keys.begin());
	return 0;
}
