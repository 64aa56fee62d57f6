// entry: names of errors, the last error, entry points by version, the profiler.
#include "conf.h"

// Their headers are a package of their own.
extern "C" cudaError_t CUDARTAPI cudaProfilerStart(void);
extern "C" cudaError_t CUDARTAPI cudaProfilerStop(void);
extern "C" CUresult CUDAAPI cuProfilerStart(void);
extern "C" CUresult CUDAAPI cuProfilerStop(void);

// Codes in hundreds, so that a difference can be found.
static void told(CUresult (*ask)(CUresult, const char **))
{
	for (int hundred = 0; hundred < 1100; hundred += 100) {
		std::string all;
		int n = 0;
		for (int code = hundred; code < hundred + 100; code++) {
			const char *s = nullptr;
			if (ask(CUresult(code), &s) == CUDA_SUCCESS) {
				all += std::to_string(code) + " " + s + "\n";
				n++;
			}
		}
		if (n == 0)
			continue;
		char what[32];
		snprintf(what, sizeof what, "%d+:%d", hundred, n);
		hash(what, all.data(), all.size());
	}
}

CHECK(error, driver_names) { told(cuGetErrorName); }
CHECK(error, driver_strings) { told(cuGetErrorString); }

CHECK(error, driver_names_wrong)
{
	const char *s = "kept";
	drv("unknown", cuGetErrorName(CUresult(12345), &s));
	is("null", s == nullptr);
	drv("negative", cuGetErrorName(CUresult(-1), &s));
	s = "kept";
	drv("string", cuGetErrorString(CUresult(12345), &s));
	is("null", s == nullptr);
}

CHECK(error, last_error_rules)
{
	void *p = nullptr;
	cudaGetLastError();
	rt("peek", cudaPeekAtLastError());
	rt("too_much", cudaMalloc(&p, size_t(1) << 50));
	is("untouched", p == nullptr);
	rt("good_call", cudaFree(nullptr)); // does not clear what went before
	rt("peek", cudaPeekAtLastError());
	rt("peek", cudaPeekAtLastError());
	rt("another", cudaSetDevice(-1));
	last();
	last();
}

CHECK(error, last_error_is_per_thread)
{
	cudaError_t e = cudaErrorUnknown;
	rt("mine", cudaSetDevice(-1));
	std::thread([&] { e = cudaGetLastError(); }).join();
	rt("theirs", e);
	last();
}

static void *find(const char *name, int version, cuuint64_t flags = 0)
{
	void *p = (void *)77;
	CUdriverProcAddressQueryResult q = CUdriverProcAddressQueryResult(77);
	CUresult r = cuGetProcAddress(name, &p, version, flags, &q);
	char what[80];
	snprintf(what, sizeof what, "%s@%d", name, version);
	drv(what, r);
	say("(%d,%s)", q, p == (void *)77 ? "kept" : p ? "found" : "null");
	return p;
}

CHECK(entry, versions)
{
	void *old = find("cuMemAlloc", 2000), *now = find("cuMemAlloc", 3020);
	is("differ", old != now);
	is("exported", now == (void *)cuMemAlloc_v2);
	find("cuMemAlloc_v2", 3020);
	find("cuMemAlloc", 1000);
	find("cuNothing", 12000);
	find("cuGraphLaunch", 9000);
	find("cuGraphLaunch", 10000);
	find("cuCtxSynchronize", 12000);
	find("cuMemAlloc", 0);
	find("cuMemAlloc", 99999);
	find("", 12000);
}

CHECK(entry, flags)
{
	void *legacy = find("cuLaunchKernel", 12000, CU_GET_PROC_ADDRESS_LEGACY_STREAM);
	void *own = find("cuLaunchKernel", 12000, CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM);
	is("differ", legacy != own);
	legacy = find("cuMemFree", 12000, CU_GET_PROC_ADDRESS_LEGACY_STREAM);
	own = find("cuMemFree", 12000, CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM);
	is("differ", legacy != own);
	find("cuLaunchKernel", 12000, 3);
	find("cuLaunchKernel", 12000, 1 << 20);
}

CHECK(entry, no_status)
{
	void *p = nullptr;
	drv("no_status", cuGetProcAddress("cuInit", &p, 12000, 0, nullptr));
	is("found", p != nullptr);
}

CHECK(entry, by_runtime)
{
	void *p = nullptr;
	cudaDriverEntryPointQueryResult q = cudaDriverEntryPointQueryResult(77);
	rt("get", cudaGetDriverEntryPointByVersion("cuStreamCreate", &p, 12000, cudaEnableDefault, &q));
	val("status", q);
	is("found", p != nullptr);
	p = nullptr;
	rt("unknown", cudaGetDriverEntryPointByVersion("cuNothing", &p, 12000, cudaEnableDefault, &q));
	val("status", q);
	rt("newer", cudaGetDriverEntryPointByVersion("cuGraphLaunch", &p, 9000, cudaEnableDefault, &q));
	val("status", q);
	last();
}

CHECK(entry, export_table)
{
	const void *t = nullptr;
	CUuuid nobody;
	memset(&nobody, 0x5a, sizeof nobody);
	drv("unknown", cuGetExportTable(&t, &nobody));
	drv("null", cuGetExportTable(nullptr, &nobody));
}

CHECK(profiler, start_stop)
{
	rt("start", cudaProfilerStart());
	rt("stop", cudaProfilerStop());
	rt("stop", cudaProfilerStop());
	drv("drv_start", cuProfilerStart());
	drv("drv_stop", cuProfilerStop());
}
