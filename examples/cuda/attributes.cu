// attributes: what the device, a kernel and the occupancy calculator say of
// themselves must be plausible and agree. Prints no value a device may choose.
#include "check.h"

#include <cstring>

__global__ void __launch_bounds__(256) kernel(float *x)
{
	__shared__ float tile[256];
	tile[threadIdx.x] = x[threadIdx.x];
	__syncthreads();
	x[threadIdx.x] = tile[255 - threadIdx.x];
}

static int attribute(cudaDeviceAttr a, int device)
{
	int v = -1;
	CHECK(cudaDeviceGetAttribute(&v, a, device));
	return v;
}

static void same(const char *what, long long property, long long attribute)
{
	EXPECT(property == attribute, "%s: property %lld, attribute %lld", what, property, attribute);
	printf("%s agrees\n", what);
}

static void device_properties()
{
	int count = 0, device = -1, driver = 0, runtime = 0;
	CHECK(cudaGetDeviceCount(&count));
	CHECK(cudaGetDevice(&device));
	EXPECT(count >= 1 && device == 0, "%d devices, current %d", count, device);
	CHECK(cudaDriverGetVersion(&driver));
	CHECK(cudaRuntimeGetVersion(&runtime));
	EXPECT(runtime == CUDART_VERSION, "runtime %d, compiled for %d", runtime, CUDART_VERSION);
	EXPECT(driver / 1000 >= runtime / 1000, "driver %d older than runtime %d", driver, runtime);

	cudaDeviceProp p;
	CHECK(cudaGetDeviceProperties(&p, 0));
	EXPECT(strlen(p.name) > 0 && strlen(p.name) < sizeof p.name, "no name");
	EXPECT(p.totalGlobalMem >= 1u << 28, "totalGlobalMem %zu", p.totalGlobalMem);
	EXPECT(p.warpSize == 32 && p.maxThreadsPerBlock == 1024, "warp %d, block %d", p.warpSize, p.maxThreadsPerBlock);
	EXPECT(p.sharedMemPerBlock == 48 << 10, "sharedMemPerBlock %zu", p.sharedMemPerBlock);
	EXPECT(p.totalConstMem == 64 << 10, "totalConstMem %zu", p.totalConstMem);
	EXPECT(p.unifiedAddressing == 1, "unifiedAddressing %d", p.unifiedAddressing);
	EXPECT(p.maxThreadsDim[0] == 1024 && p.maxThreadsDim[1] == 1024 && p.maxThreadsDim[2] == 64, "maxThreadsDim");
	EXPECT(p.maxGridSize[0] == 2147483647 && p.maxGridSize[1] == 65535 && p.maxGridSize[2] == 65535, "maxGridSize");
	printf("warp %d, block %d, constant %zu\n", p.warpSize, p.maxThreadsPerBlock, p.totalConstMem);
	same("multiProcessorCount", p.multiProcessorCount, attribute(cudaDevAttrMultiProcessorCount, 0));
	same("major", p.major, attribute(cudaDevAttrComputeCapabilityMajor, 0));
	same("minor", p.minor, attribute(cudaDevAttrComputeCapabilityMinor, 0));
	same("regsPerBlock", p.regsPerBlock, attribute(cudaDevAttrMaxRegistersPerBlock, 0));
	same("sharedMemPerBlockOptin", p.sharedMemPerBlockOptin, attribute(cudaDevAttrMaxSharedMemoryPerBlockOptin, 0));
	same("maxThreadsPerMultiProcessor", p.maxThreadsPerMultiProcessor, attribute(cudaDevAttrMaxThreadsPerMultiProcessor, 0));
	same("l2CacheSize", p.l2CacheSize, attribute(cudaDevAttrL2CacheSize, 0));
	same("pciBusID", p.pciBusID, attribute(cudaDevAttrPciBusId, 0));

	char bus[32] = "";
	int again = -1;
	CHECK(cudaDeviceGetPCIBusId(bus, sizeof bus, 0));
	CHECK(cudaDeviceGetByPCIBusId(&again, bus));
	same("device by PCI bus id", 0, again);
}

static void function_attributes()
{
	cudaFuncAttributes a;
	CHECK(cudaFuncGetAttributes(&a, kernel));
	EXPECT(a.sharedSizeBytes == 256 * sizeof(float), "sharedSizeBytes %zu", a.sharedSizeBytes);
	EXPECT(a.maxThreadsPerBlock == 256, "maxThreadsPerBlock %d", a.maxThreadsPerBlock);
	EXPECT(a.numRegs > 0 && a.numRegs <= 255, "numRegs %d", a.numRegs);
	EXPECT(a.binaryVersion >= 50 && a.ptxVersion >= 50, "binary %d, ptx %d", a.binaryVersion, a.ptxVersion);
	printf("kernel: %zu bytes shared, at most %d threads\n", a.sharedSizeBytes, a.maxThreadsPerBlock);
}

static void occupancy()
{
	int blocks = 0, grid = 0, block = 0, per_sm = attribute(cudaDevAttrMaxThreadsPerMultiProcessor, 0);
	CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, 256, 0));
	EXPECT(blocks >= 1 && blocks * 256 <= per_sm, "%d blocks of 256 in %d threads", blocks, per_sm);
	int fewer = 0; // 40 KiB more for each block leaves room for fewer
	CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&fewer, kernel, 256, 40 << 10));
	EXPECT(fewer >= 1 && fewer <= blocks, "%d blocks with 40 KiB, %d without", fewer, blocks);
	CHECK(cudaOccupancyMaxPotentialBlockSize(&grid, &block, kernel, 0, 0));
	EXPECT(grid >= 1 && block >= 32 && block <= 256 && block % 32 == 0, "best grid %d, block %d", grid, block);
	printf("occupancy is plausible\n");
}

int main()
{
	device_properties();
	function_attributes();
	occupancy();
	return pass();
}
