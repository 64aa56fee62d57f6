// concurrentKernels: kernels that occupy one block each run beside each other in streams; one more, behind all of them by their
// events, adds up what they left.
#include "lineage.h"

__global__ void busy(long long *done, long long ticks)
{
	long long begin = clock64(), now = begin;
	while (now - begin < ticks)
		now = clock64();
	*done = now - begin >= ticks;
}

__global__ void total(const long long *done, unsigned n, long long *sum)
{
	__shared__ long long s[32];
	long long own = 0;
	for (unsigned i = threadIdx.x; i < n; i += 32)
		own += done[i];
	s[threadIdx.x] = own;
	for (unsigned d = 16; d > 0; d /= 2) {
		__syncthreads();
		if (threadIdx.x < d)
			s[threadIdx.x] += s[threadIdx.x + d];
	}
	if (threadIdx.x == 0)
		*sum += s[0];
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "concurrentKernels");
	const unsigned kernels = 8, rounds = b.pick(3u, 20u, 20u);
	int khz;
	CHECK(cudaDeviceGetAttribute(&khz, cudaDevAttrClockRate, 0));
	long long ticks = (long long)khz * b.pick(1, 10, 10) / b.pick(100, 1, 1); // milliseconds, or a hundredth
	DeviceArray<long long> done(kernels), sum(1);
	CHECK(cudaMemset(sum.p, 0, sizeof(long long)));
	cudaStream_t streams[kernels];
	cudaEvent_t events[kernels];
	for (unsigned i = 0; i < kernels; i++) {
		CHECK(cudaStreamCreate(&streams[i]));
		CHECK(cudaEventCreateWithFlags(&events[i], cudaEventDisableTiming));
	}
	for (unsigned r = 0; r < rounds; r++) {
		CHECK(cudaMemsetAsync(done.p, 0, kernels * sizeof(long long)));
		for (unsigned i = 0; i < kernels; i++) {
			busy<<<1, 1, 0, streams[i]>>>(&done.p[i], ticks);
			CHECK_LAUNCH();
			CHECK(cudaEventRecord(events[i], streams[i]));
			CHECK(cudaStreamWaitEvent(streams[kernels - 1], events[i], 0));
		}
		total<<<1, 32, 0, streams[kernels - 1]>>>(done.p, kernels, sum.p);
		CHECK_LAUNCH();
	}
	CHECK(cudaDeviceSynchronize());
	std::vector<long long> got = sum.get();
	if (got[0] != (long long)kernels * rounds)
		fail("%lld kernels were done, not %u", got[0], kernels * rounds);
	b.add(got);
	for (unsigned i = 0; i < kernels; i++) {
		CHECK(cudaStreamDestroy(streams[i]));
		CHECK(cudaEventDestroy(events[i]));
	}
	return b.finish();
}
