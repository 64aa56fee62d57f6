// managed_copies.cu: copies and sets in all directions between managed, pinned, registered, plain and device memory; advice,
// prefetching and what is known of pointers.
#include "check.h"

#include <cstring>
#include <cstdlib>

static const size_t N = 40000; // bytes, not whole pages

__global__ void inc(unsigned char *p, size_t n)
{
	size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x;
	if (i < n)
		p[i]++;
}

static void run(unsigned char *p)
{
	inc<<<(N + 255) / 256, 256>>>(p, N);
}

struct place { const char *name; unsigned char *p; int host; };

static void fill(place x, int seed)
{
	static unsigned char tmp[N];
	for (size_t i = 0; i < N; i++)
		tmp[i] = (unsigned char)(i * 7 + seed);
	if (x.host)
		memcpy(x.p, tmp, N);
	else
		CHECK(cudaMemcpy(x.p, tmp, N, cudaMemcpyDefault));
}

static void verify(place x, int seed, const char *from)
{
	static unsigned char tmp[N];
	if (x.host)
		memcpy(tmp, x.p, N);
	else
		CHECK(cudaMemcpy(tmp, x.p, N, cudaMemcpyDefault));
	for (size_t i = 0; i < N; i++)
		EXPECT(tmp[i] == (unsigned char)(i * 7 + seed), "%s to %s: byte %zu is %d", from, x.name, i, tmp[i]);
}

static void directions()
{
	place list[5];
	unsigned char *managed, *pinned, *device, *plain = (unsigned char *)malloc(N), *registered = (unsigned char *)malloc(N + 9999) + 77;
	CHECK(cudaMallocManaged(&managed, N));
	CHECK(cudaMallocHost(&pinned, N));
	CHECK(cudaMalloc(&device, N));
	CHECK(cudaHostRegister(registered, N, cudaHostRegisterDefault));
	list[0] = place{"managed", managed, 1};
	list[1] = place{"pinned", pinned, 1};
	list[2] = place{"device", device, 0};
	list[3] = place{"plain", plain, 1};
	list[4] = place{"registered", registered, 1};
	int count = 0;
	for (int round = 0; round < 2; round++) {
		for (auto from : list)
			for (auto to : list) {
				if (from.p == to.p)
					continue;
				int seed = ++count;
				fill(to, 0);
				fill(from, seed);
				if (from.p != plain && round) { // the GPU had it last
					run(from.p);
					seed++;
				}
				if (count % 2)
					CHECK(cudaMemcpy(to.p, from.p, N, cudaMemcpyDefault));
				else
					CHECK(cudaMemcpyAsync(to.p, from.p, N, cudaMemcpyDefault, 0));
				if (count % 2 == 0)
					CHECK(cudaDeviceSynchronize());
				verify(to, seed, from.name);
				verify(from, seed, from.name);
			}
	}
	// Managed memory that a copy read may be written as soon as the copy has run, and not before.
	fill(list[0], 100);
	run(device);
	CHECK(cudaMemcpyAsync(device, managed, N, cudaMemcpyDefault, 0));
	CHECK(cudaStreamSynchronize(0));
	memset(managed, 1, N);
	run(managed);
	CHECK(cudaDeviceSynchronize());
	verify(list[2], 100, "managed, early");
	EXPECT(managed[N - 1] == 2, "managed is %d", managed[N - 1]);
	printf("%d copies: ok\n", count);

	memset(managed, 3, N);
	CHECK(cudaMemset(managed + 100, 9, 5000));
	CHECK(cudaDeviceSynchronize());
	printf("set: %d %d %d %d\n", managed[99], managed[100], managed[5099], managed[5100]);
	CHECK(cudaMemcpy2D(managed, 200, device, 100, 100, 50, cudaMemcpyDefault));
	printf("2d: %d %d\n", managed[200 * 49 + 99] == (unsigned char)((100 * 49 + 99) * 7 + 100), managed[200 * 49 + 100]);
	CHECK(cudaHostUnregister(registered));
	CHECK(cudaFreeHost(pinned));
	CHECK(cudaFree(managed));
	CHECK(cudaFree(device));
	free(registered - 77);
	free(plain);
}

static const char *type(const void *p)
{
	cudaPointerAttributes a;
	if (cudaPointerGetAttributes(&a, p) != cudaSuccess) {
		cudaGetLastError();
		return "unknown";
	}
	static const char *names[] = {"plain", "host", "device", "managed"};
	return names[a.type];
}

static void knowledge()
{
	char *managed, *pinned, *device, *registered = (char *)malloc(50000);
	int stack;
	CHECK(cudaMallocManaged(&managed, 50000));
	CHECK(cudaMallocHost(&pinned, 50000));
	CHECK(cudaMalloc(&device, 50000));
	CHECK(cudaHostRegister(registered, 50000, 0));
	printf("types: %s %s %s %s %s\n", type(managed + 10), type(pinned + 10), type(device + 10), type(registered + 10), type(&stack));
	cudaPointerAttributes a;
	CHECK(cudaPointerGetAttributes(&a, managed + 10));
	printf("managed: %d %d %d\n", a.device, a.devicePointer == managed + 10, a.hostPointer == managed + 10);
	CHECK(cudaPointerGetAttributes(&a, registered + 10));
	printf("registered: %d %d %d\n", a.device, a.devicePointer == registered + 10, a.hostPointer == registered + 10);
	int v = 0;
	CHECK(cudaDeviceGetAttribute(&v, cudaDevAttrManagedMemory, 0));
	printf("attributes: %d", v);
	CHECK(cudaDeviceGetAttribute(&v, cudaDevAttrConcurrentManagedAccess, 0));
	printf(" %d\n", v);
	CHECK(cudaFree(device));
	CHECK(cudaFree(managed));
	CHECK(cudaFreeHost(pinned));
	CHECK(cudaHostUnregister(registered));
	free(registered);
}

int main()
{
	directions();
	knowledge();
	return pass();
}
