// managed_devices.cu: managed memory that is used in turn by every device there is, and by the host.
#include "check.h"

__managed__ int launches = 100; // one for all devices

__global__ void count()
{
	launches++;
}

__global__ void add(int *p, int n, int by)
{
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < n)
		p[i] += by;
}

int main()
{
	const int n = 100000;
	int devices, *p;
	CHECK(cudaGetDeviceCount(&devices));
	CHECK(cudaMallocManaged(&p, n * sizeof *p));
	for (int i = 0; i < n; i++)
		p[i] = i;
	int sum = 0;
	for (int round = 0; round < 6; round++) {
		CHECK(cudaSetDevice(round % devices));
		add<<<(n + 255) / 256, 256>>>(p, n, round);
		CHECK_LAUNCH();
		sum += round;
		for (int i = 0; i < n; i += 999)
			EXPECT(p[i] == i + sum, "round %d: p[%d] = %d", round, i, p[i]);
	}
	// A device that did not allocate it, without the host in between.
	for (int d = 0; d < devices; d++) {
		CHECK(cudaSetDevice(d));
		add<<<(n + 255) / 256, 256>>>(p, n, 1);
		CHECK(cudaDeviceSynchronize());
	}
	EXPECT(p[n - 1] == n - 1 + sum + devices, "p[n-1] = %d", p[n - 1]);
	for (int round = 0; round < 4; round++) {
		CHECK(cudaSetDevice(round % devices));
		count<<<1, 1>>>();
		CHECK(cudaDeviceSynchronize());
		launches += 10;
	}
	printf("launches: %d\n", launches);
	CHECK(cudaSetDevice(0));
	CHECK(cudaFree(p));
	return pass();
}
