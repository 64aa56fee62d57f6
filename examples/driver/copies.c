/* copies: how fast data moves, in GB/s, the best of five rounds. The argument is how many MiB a copy has (64). Memory is
 * pageable: what a program has from malloc. The bytes that come back are compared with those that went. */
#include "cudadrv.h"

int main(int argc, char **argv)
{
	size_t mib = argc > 1 ? (size_t)atoi(argv[1]) : 64, n = mib << 20;
	unsigned char *out = malloc(n), *in = malloc(n);
	double best[2] = {0};
	CUdevice device;
	CUdeviceptr p;

	EXPECT(mib > 0 && out && in, "usage: copies [MIB]");
	for (size_t i = 0; i < n; i++)
		out[i] = (unsigned char)(i * 2654435761u >> 13);
	driver_open(&device);
	CHECK(cuMemAlloc(&p, n));
	for (int round = 0; round < 5; round++) {
		double start = now();
		CHECK(cuMemcpyHtoD(p, out, n));
		CHECK(cuCtxSynchronize());
		double there = now();
		CHECK(cuMemcpyDtoH(in, p, n));
		double took[2] = {there - start, now() - there};
		for (int i = 0; i < 2; i++) {
			double rate = n / (took[i] * 1e6);
			best[i] = rate > best[i] ? rate : best[i];
		}
		EXPECT(!memcmp(out, in, n), "other bytes came back");
		memset(in, 0, n);
	}
	printf("%-24s %10.3f\n%-24s %10.3f\n", "to the device, GB/s", best[0], "from the device, GB/s", best[1]);
	CHECK(cuMemFree(p));
	CHECK(cuDevicePrimaryCtxRelease(device));
	return 0;
}
