// scanLargeArrays: an exclusive prefix sum of a long array: blocks scan their parts, the parts' sums are scanned the same way,
// and are added.
#include "lineage.h"

enum { PART = 1024, THREADS = PART / 2 };

// Each block scans PART elements by the up-sweep and down-sweep of a tree.
__global__ void scan_parts(unsigned *v, unsigned *sums, unsigned n)
{
	__shared__ unsigned s[PART];
	size_t base = (size_t)blockIdx.x * PART;
	unsigned t = threadIdx.x, stride = 1;
	s[2 * t] = base + 2 * t < n ? v[base + 2 * t] : 0;
	s[2 * t + 1] = base + 2 * t + 1 < n ? v[base + 2 * t + 1] : 0;
	for (unsigned d = PART / 2; d > 0; d /= 2, stride *= 2) {
		__syncthreads();
		if (t < d)
			s[stride * (2 * t + 2) - 1] += s[stride * (2 * t + 1) - 1];
	}
	if (t == 0) {
		sums[blockIdx.x] = s[PART - 1];
		s[PART - 1] = 0;
	}
	for (unsigned d = 1; d < PART; d *= 2) {
		stride /= 2;
		__syncthreads();
		if (t < d) {
			unsigned a = stride * (2 * t + 1) - 1, b = stride * (2 * t + 2) - 1, left = s[a];
			s[a] = s[b];
			s[b] += left;
		}
	}
	__syncthreads();
	for (unsigned k = 2 * t; k < 2 * t + 2; k++)
		if (base + k < n)
			v[base + k] = s[k];
}

__global__ void add_sums(unsigned *v, const unsigned *sums, unsigned n)
{
	size_t base = (size_t)blockIdx.x * PART;
	for (unsigned k = threadIdx.x; k < PART; k += blockDim.x)
		if (base + k < n)
			v[base + k] += sums[blockIdx.x];
}

static void scan(unsigned *v, unsigned n)
{
	unsigned parts = blocks(n, PART);
	DeviceArray<unsigned> sums(parts); // allocated at every level, every time: that is a part of it
	scan_parts<<<parts, THREADS>>>(v, sums.p, n);
	CHECK_LAUNCH();
	if (parts > 1) {
		scan(sums.p, parts);
		add_sums<<<parts, THREADS>>>(v, sums.p, n);
		CHECK_LAUNCH();
	}
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "scanLargeArrays");
	unsigned n = b.pick(5000u, 4000000u, 26214400u);
	std::vector<unsigned> in(n), got;
	for (unsigned i = 0; i < n; i++)
		in[i] = mix(i) % 100;
	DeviceArray<unsigned> v(n);
	for (int r = 0; r < b.pick(1, 10, 10); r++) {
		v.put(in);
		scan(v.p, n);
		got = v.get();
	}
	b.aside([&] {
		unsigned sum = 0;
		for (unsigned i = 0; i < n; i++) {
			if (got[i] != sum)
				fail("element %u is %u, expected %u", i, got[i], sum);
			sum += in[i];
		}
	});
	b.add(got);
	return b.finish();
}
