// device: devices and their attributes, versions, flags, limits.
#include "conf.h"

CHECK(version, runtime_and_driver)
{
	int r = 0, d = 0, raw = 0;
	rt("runtime", cudaRuntimeGetVersion(&r));
	rt("driver", cudaDriverGetVersion(&d));
	drv("raw", cuDriverGetVersion(&raw));
	is("runtime_is_ours", r == CUDART_VERSION);
	is("driver_not_older", d >= r);
	is("both_agree", d == raw);
}

CHECK(version, null)
{
	rt("runtime", cudaRuntimeGetVersion(nullptr));
	rt("driver", cudaDriverGetVersion(nullptr));
	drv("raw", cuDriverGetVersion(nullptr));
	last();
}

OWN_CHECK(version, init_order)
{
	int n = -7;
	CUcontext c = (CUcontext)1;
	CUdevice d = 0;
	drv("version_before", cuDriverGetVersion(&n));
	drv("count_before", cuDeviceGetCount(&n));
	drv("device_before", cuDeviceGet(&d, 0));
	drv("current_before", cuCtxGetCurrent(&c));
	drv("alloc_before", cuMemAlloc((CUdeviceptr *)&c, 4));
	drv("init_flags", cuInit(1));
	drv("init", cuInit(0));
	drv("again", cuInit(0));
	drv("current", cuCtxGetCurrent(&c));
	is("none", c == nullptr);
}

CHECK(device, get)
{
	int n = 0;
	CUdevice d = -1;
	drv("init", cuInit(0));
	MUST(cuDeviceGetCount(&n));
	is("some", n > 0);
	drv("first", cuDeviceGet(&d, 0));
	drv("negative", cuDeviceGet(&d, -1));
	drv("past", cuDeviceGet(&d, n));
	drv("null", cuDeviceGet(nullptr, 0));
	drv("null_count", cuDeviceGetCount(nullptr));
	rt("rt_null_count", cudaGetDeviceCount(nullptr));
	last();
}

CHECK(device, set_invalid)
{
	int n = 0, now = -1;
	MUST(cudaGetDeviceCount(&n));
	rt("set", cudaSetDevice(0));
	rt("negative", cudaSetDevice(-1));
	rt("past", cudaSetDevice(n));
	rt("peek", cudaPeekAtLastError());
	last();
	rt("get", cudaGetDevice(&now));
	val("now", now);
	rt("null", cudaGetDevice(nullptr));
	last();
}

CHECK(device, attributes_same_by_both_apis)
{
	int differ = 0, first = -1, asked = 0;
	for (int a = 1; a < CU_DEVICE_ATTRIBUTE_MAX; a++) {
		int x = -1, y = -1;
		CUresult d = cuDeviceGetAttribute(&x, CUdevice_attribute(a), 0);
		cudaError_t r = cudaDeviceGetAttribute(&y, cudaDeviceAttr(a), 0);
		asked++;
		if (d != CUDA_SUCCESS || r != cudaSuccess)
			continue;
		if (x != y && a != CU_DEVICE_ATTRIBUTE_CLOCK_RATE && a != CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE) {
			differ++;
			first = first < 0 ? a : first;
		}
	}
	cudaGetLastError();
	is("asked", asked > 100);
	val("differ", differ);
	val("first", first);
}

CHECK(device, attribute_answers)
{
	// Which numbers are attributes at all; values are for other checks.
	std::string bad;
	for (int a = -1; a <= CU_DEVICE_ATTRIBUTE_MAX; a++) {
		int x;
		if (cuDeviceGetAttribute(&x, CUdevice_attribute(a), 0) != CUDA_SUCCESS)
			bad += (bad.empty() ? "" : ",") + std::to_string(a);
	}
	txt("refused", bad.c_str());
	drv("huge", cuDeviceGetAttribute((int *)&bad[0], CUdevice_attribute(100000), 0));
	drv("null", cuDeviceGetAttribute(nullptr, CU_DEVICE_ATTRIBUTE_WARP_SIZE, 0));
	drv("device", cuDeviceGetAttribute((int *)&bad[0], CU_DEVICE_ATTRIBUTE_WARP_SIZE, 999));
}

CHECK(device, architecture_attributes)
{
	if (attribute(cudaDevAttrComputeCapabilityMajor) != 9)
		skip("needs compute capability 9.0");
	const cudaDeviceAttr list[] = {
		cudaDevAttrMaxThreadsPerBlock, cudaDevAttrMaxBlockDimX, cudaDevAttrMaxBlockDimY, cudaDevAttrMaxBlockDimZ,
		cudaDevAttrMaxGridDimX, cudaDevAttrMaxGridDimY, cudaDevAttrMaxGridDimZ, cudaDevAttrMaxSharedMemoryPerBlock,
		cudaDevAttrTotalConstantMemory, cudaDevAttrWarpSize, cudaDevAttrMaxPitch, cudaDevAttrMaxRegistersPerBlock,
		cudaDevAttrTextureAlignment, cudaDevAttrMaxTexture1DWidth, cudaDevAttrMaxTexture2DWidth, cudaDevAttrMaxTexture2DHeight,
		cudaDevAttrMaxTexture3DWidth, cudaDevAttrMaxTexture3DHeight, cudaDevAttrMaxTexture3DDepth,
		cudaDevAttrMaxTexture2DLayeredWidth, cudaDevAttrMaxTexture2DLayeredLayers, cudaDevAttrSurfaceAlignment,
		cudaDevAttrTexturePitchAlignment, cudaDevAttrMaxTextureCubemapWidth, cudaDevAttrMaxSurface1DWidth,
		cudaDevAttrMaxSurface2DWidth, cudaDevAttrMaxThreadsPerMultiProcessor, cudaDevAttrMaxSharedMemoryPerMultiprocessor,
		cudaDevAttrMaxRegistersPerMultiprocessor, cudaDevAttrMaxSharedMemoryPerBlockOptin, cudaDevAttrMaxBlocksPerMultiprocessor,
		cudaDevAttrReservedSharedMemoryPerBlock, cudaDevAttrMaxTexture1DLinearWidth, cudaDevAttrMaxTexture2DLinearWidth,
		cudaDevAttrMaxTexture2DLinearPitch, cudaDevAttrMaxTexture1DMipmappedWidth};
	for (cudaDeviceAttr a : list)
		say("%d:%d", a, attribute(a));
}

CHECK(device, feature_attributes)
{
	const cudaDeviceAttr list[] = {
		cudaDevAttrGpuOverlap, cudaDevAttrKernelExecTimeout, cudaDevAttrIntegrated, cudaDevAttrCanMapHostMemory, cudaDevAttrComputeMode,
		cudaDevAttrConcurrentKernels, cudaDevAttrTccDriver, cudaDevAttrUnifiedAddressing, cudaDevAttrStreamPrioritiesSupported,
		cudaDevAttrGlobalL1CacheSupported, cudaDevAttrLocalL1CacheSupported, cudaDevAttrManagedMemory, cudaDevAttrIsMultiGpuBoard,
		cudaDevAttrHostNativeAtomicSupported, cudaDevAttrPageableMemoryAccess, cudaDevAttrConcurrentManagedAccess,
		cudaDevAttrComputePreemptionSupported, cudaDevAttrCanUseHostPointerForRegisteredMem, cudaDevAttrCooperativeLaunch,
		cudaDevAttrPageableMemoryAccessUsesHostPageTables, cudaDevAttrDirectManagedMemAccessFromHost,
		cudaDevAttrSparseCudaArraySupported, cudaDevAttrHostRegisterReadOnlySupported, cudaDevAttrTimelineSemaphoreInteropSupported,
		cudaDevAttrMemoryPoolsSupported, cudaDevAttrGPUDirectRDMAWritesOrdering, cudaDevAttrClusterLaunch,
		cudaDevAttrDeferredMappingCudaArraySupported, cudaDevAttrIpcEventSupport};
	for (cudaDeviceAttr a : list)
		say("%d:%d", a, attribute(a));
}

CHECK(device, properties)
{
	cudaDeviceProp p, q;
	memset(&p, 0xee, sizeof p);
	rt("get", cudaGetDeviceProperties(&p, 0));
	size_t total = 0;
	MUST(cuDeviceTotalMem(&total, 0));
	is("total", p.totalGlobalMem == total);
	val("warp", p.warpSize);
	is("sms", p.multiProcessorCount == attribute(cudaDevAttrMultiProcessorCount));
	is("name", p.name[0] && memchr(p.name, 0, sizeof p.name));
	rt("past", cudaGetDeviceProperties(&q, 999));
	rt("null", cudaGetDeviceProperties(nullptr, 0));
	last();
}

CHECK(device, names)
{
	char name[256], little[5], uuid[16] = {0};
	memset(little, 'x', sizeof little);
	drv("name", cuDeviceGetName(name, sizeof name, 0));
	drv("little", cuDeviceGetName(little, sizeof little, 0));
	is("cut", strncmp(little, name, 4) == 0 && little[4] == 0);
	drv("null", cuDeviceGetName(nullptr, 5, 0));
	drv("device", cuDeviceGetName(name, sizeof name, 77));
	drv("uuid", cuDeviceGetUuid((CUuuid *)uuid, 0));
	is("uuid_set", std::count(uuid, uuid + 16, 0) < 8);
	cudaDeviceProp p;
	MUST(cudaGetDeviceProperties(&p, 0));
	is("same_uuid", memcmp(&p.uuid, uuid, 16) == 0);
}

CHECK(device, pci_bus_id)
{
	char id[32], little[8];
	CUdevice d = -1;
	int r = -1;
	drv("get", cuDeviceGetPCIBusId(id, sizeof id, 0));
	val("length", strlen(id));
	drv("little", cuDeviceGetPCIBusId(little, sizeof little, 0));
	drv("back", cuDeviceGetByPCIBusId(&d, id));
	val("is", d);
	rt("rt_back", cudaDeviceGetByPCIBusId(&r, id));
	val("is", r);
	drv("wrong", cuDeviceGetByPCIBusId(&d, "ffff:ff:1f.0"));
	drv("garbage", cuDeviceGetByPCIBusId(&d, "not an id"));
	rt("rt_garbage", cudaDeviceGetByPCIBusId(&r, "not an id"));
	last();
}

CHECK(device, choose)
{
	cudaDeviceProp p;
	memset(&p, 0, sizeof p);
	int d = -1;
	rt("choose", cudaChooseDevice(&d, &p));
	is("valid", d >= 0);
	rt("null", cudaChooseDevice(nullptr, &p));
	int list[1] = {0};
	rt("valid_devices", cudaSetValidDevices(list, 1));
	rt("none", cudaSetValidDevices(nullptr, 0));
	list[0] = 999;
	rt("wrong", cudaSetValidDevices(list, 1));
	last();
}

OWN_CHECK(device, flags)
{
	unsigned f = 77, g = 77;
	rt("get", cudaGetDeviceFlags(&f));
	say("flags=%#x", f);
	rt("blocking", cudaSetDeviceFlags(cudaDeviceScheduleBlockingSync));
	rt("get", cudaGetDeviceFlags(&g));
	say("flags=%#x", g);
	rt("wrong", cudaSetDeviceFlags(0xf000));
	last();
	rt("init", cudaInitDevice(0, cudaDeviceScheduleYield, cudaInitDeviceFlagsAreValid));
	rt("get", cudaGetDeviceFlags(&g));
	say("flags=%#x", g);
	MUST(cudaFree(nullptr));
	rt("after_context", cudaSetDeviceFlags(cudaDeviceScheduleSpin));
	rt("get", cudaGetDeviceFlags(&g));
	say("flags=%#x", g);
	rt("null", cudaGetDeviceFlags(nullptr));
	last();
}

CHECK(device, limits)
{
	const struct {
		cudaLimit limit;
		size_t set;
	} list[] = {{cudaLimitStackSize, 8192}, {cudaLimitPrintfFifoSize, 2 << 20}, {cudaLimitMallocHeapSize, 16 << 20}, {cudaLimitMaxL2FetchGranularity, 64}};
	for (auto &l : list) {
		size_t before = 0, after = 0;
		rt("get", cudaDeviceGetLimit(&before, l.limit));
		rt("set", cudaDeviceSetLimit(l.limit, l.set));
		rt("get", cudaDeviceGetLimit(&after, l.limit));
		if (l.limit == cudaLimitPrintfFifoSize) // before, it goes by the number of multiprocessors
			say("->%zu", after);
		else
			say("%zu->%zu", before, after);
		rt("restore", cudaDeviceSetLimit(l.limit, before));
	}
	size_t v;
	rt("wrong_get", cudaDeviceGetLimit(&v, cudaLimit(77)));
	rt("wrong_set", cudaDeviceSetLimit(cudaLimit(77), 1));
	rt("null", cudaDeviceGetLimit(nullptr, cudaLimitStackSize));
	rt("huge_stack", cudaDeviceSetLimit(cudaLimitStackSize, size_t(1) << 40));
	last();
}

CHECK(device, cache_config)
{
	cudaFuncCache c;
	rt("get", cudaDeviceGetCacheConfig(&c));
	val("is", c);
	rt("set", cudaDeviceSetCacheConfig(cudaFuncCachePreferL1));
	rt("get", cudaDeviceGetCacheConfig(&c));
	val("is", c);
	rt("restore", cudaDeviceSetCacheConfig(cudaFuncCachePreferNone));
	rt("wrong", cudaDeviceSetCacheConfig(cudaFuncCache(9)));
	CUfunc_cache d;
	drv("drv_get", cuCtxGetCacheConfig(&d));
	val("is", d);
	CUsharedconfig s;
	drv("shared", cuCtxGetSharedMemConfig(&s));
	val("is", s);
	last();
}

CHECK(device, stream_priority_range)
{
	int least = 77, greatest = 77;
	rt("get", cudaDeviceGetStreamPriorityRange(&least, &greatest));
	say("%d..%d", least, greatest);
	rt("null", cudaDeviceGetStreamPriorityRange(nullptr, nullptr));
	drv("drv_null", cuCtxGetStreamPriorityRange(&least, nullptr));
}

CHECK(device, exec_affinity_and_p2p)
{
	int v = -1, can = -1;
	drv("affinity", cuDeviceGetExecAffinitySupport(&v, CU_EXEC_AFFINITY_TYPE_SM_COUNT, 0));
	val("is", v);
	rt("self", cudaDeviceCanAccessPeer(&can, 0, 0));
	val("can", can);
	rt("past", cudaDeviceCanAccessPeer(&can, 0, 999));
	rt("attribute_self", cudaDeviceGetP2PAttribute(&v, cudaDevP2PAttrAccessSupported, 0, 0));
	last();
}

CHECK(device, graph_memory)
{
	uint64_t v = 77;
	rt("used", cudaDeviceGetGraphMemAttribute(0, cudaGraphMemAttrUsedMemCurrent, &v));
	val("is", v);
	rt("reserved", cudaDeviceGetGraphMemAttribute(0, cudaGraphMemAttrReservedMemCurrent, &v));
	val("is", v);
	rt("trim", cudaDeviceGraphMemTrim(0));
	rt("wrong", cudaDeviceGraphMemTrim(999));
	last();
}

CHECK(device, texture_1d_linear_width)
{
	size_t w = 0;
	cudaChannelFormatDesc d = cudaCreateChannelDesc<float>();
	rt("float", cudaDeviceGetTexture1DLinearMaxWidth(&w, &d, 0));
	val("is", w);
	d = cudaCreateChannelDesc<float4>();
	rt("float4", cudaDeviceGetTexture1DLinearMaxWidth(&w, &d, 0));
	val("is", w);
}
