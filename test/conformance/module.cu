// module: modules, libraries, kernels, the linker and the compiler's messages.
#include "conf.h"

static const char *const ptx = R"(
.version 7.0
.target sm_70
.address_size 64
.visible .global .align 4 .u32 counter = 5;
.visible .const .align 4 .b8 table[12];
.visible .entry twice(.param .u64 p, .param .u32 v)
{
	.reg .b64 %rd<3>;
	.reg .b32 %r<3>;
	ld.param.u64 %rd1, [p];
	cvta.to.global.u64 %rd2, %rd1;
	ld.param.u32 %r1, [v];
	shl.b32 %r2, %r1, 1;
	st.global.u32 [%rd2], %r2;
	ret;
}
.visible .entry nothing() { ret; }
)";

static const char *const part = R"(
.version 7.0
.target sm_70
.address_size 64
.visible .func (.reg .u32 out) helper(.reg .u32 in)
{
	mul.lo.u32 out, in, 3;
	ret;
}
)";

static const char *const user = R"(
.version 7.0
.target sm_70
.address_size 64
.extern .func (.reg .u32 out) helper(.reg .u32 in);
.visible .entry thrice(.param .u64 p, .param .u32 v)
{
	.reg .b64 %rd<3>;
	.reg .b32 %r<3>;
	ld.param.u64 %rd1, [p];
	ld.param.u32 %r1, [v];
	call (%r2), helper, (%r1);
	st.u32 [%rd1], %r2;
	ret;
}
)";

static int run(CUfunction f, unsigned v)
{
	dev<unsigned> p(1);
	unsigned out = 0;
	void *args[] = {&p.p, &v};
	MUST(cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, nullptr, args, nullptr));
	MUST(cuMemcpyDtoH(&out, (CUdeviceptr)p.p, 4));
	return int(out);
}

static void start() { MUST(cudaFree(nullptr)); }

CHECK(module, load_and_run)
{
	CUmodule m = nullptr;
	CUfunction f = nullptr;
	start();
	drv("load", cuModuleLoadData(&m, ptx));
	drv("function", cuModuleGetFunction(&f, m, "twice"));
	val("is", run(f, 21));
	drv("missing", cuModuleGetFunction(&f, m, "absent"));
	drv("empty", cuModuleGetFunction(&f, m, ""));
	drv("null_name", cuModuleGetFunction(&f, m, nullptr));
	drv("null", cuModuleGetFunction(nullptr, m, "twice"));
	drv("unload", cuModuleUnload(m));
}

CHECK(module, load_wrong)
{
	CUmodule m = (CUmodule)77;
	start();
	drv("garbage", cuModuleLoadData(&m, "this is no image of anything at all"));
	drv("syntax", cuModuleLoadData(&m, ".version 7.0\n.target sm_70\n.address_size 64\n.entry f() { frobnicate; }\n"));
	drv("newer", cuModuleLoadData(&m, ".version 7.0\n.target sm_999\n.address_size 64\n"));
	drv("null", cuModuleLoadData(&m, nullptr));
	drv("nowhere", cuModuleLoadData(nullptr, ptx));
	drv("file", cuModuleLoad(&m, "/nonexistent/file.ptx"));
	drv("null_file", cuModuleLoad(&m, nullptr));
	is("untouched", m == (CUmodule)77);
	drv("unload_null", cuModuleUnload(nullptr));
}

CHECK(module, globals)
{
	CUmodule m;
	CUdeviceptr p = 0;
	size_t n = 0;
	unsigned v = 0;
	start();
	MUST(cuModuleLoadData(&m, ptx));
	drv("global", cuModuleGetGlobal(&p, &n, m, "counter"));
	val("size", n);
	drv("read", cuMemcpyDtoH(&v, p, 4));
	val("is", v);
	drv("const", cuModuleGetGlobal(&p, &n, m, "table"));
	val("size", n);
	drv("only_size", cuModuleGetGlobal(nullptr, &n, m, "table"));
	drv("only_address", cuModuleGetGlobal(&p, nullptr, m, "table"));
	drv("neither", cuModuleGetGlobal(nullptr, nullptr, m, "table"));
	drv("missing", cuModuleGetGlobal(&p, &n, m, "absent"));
	drv("function_name", cuModuleGetGlobal(&p, &n, m, "twice"));
	MUST(cuModuleUnload(m));
	drv("after_unload", cuMemcpyDtoH(&v, p, 4));
}

CHECK(module, each_load_is_its_own)
{
	CUmodule a, b;
	CUdeviceptr p, q;
	size_t n;
	unsigned v = 99, w = 0;
	start();
	MUST(cuModuleLoadData(&a, ptx));
	MUST(cuModuleLoadData(&b, ptx));
	MUST(cuModuleGetGlobal(&p, &n, a, "counter"));
	MUST(cuModuleGetGlobal(&q, &n, b, "counter"));
	is("apart", p != q);
	MUST(cuMemcpyHtoD(p, &v, 4));
	MUST(cuMemcpyDtoH(&w, q, 4));
	val("other", w);
	MUST(cuModuleUnload(a));
	MUST(cuModuleUnload(b));
}

CHECK(module, enumerate)
{
	CUmodule m;
	unsigned n = 77;
	start();
	MUST(cuModuleLoadData(&m, ptx));
	drv("count", cuModuleGetFunctionCount(&n, m));
	val("is", n);
	CUfunction f[4] = {};
	drv("enumerate", cuModuleEnumerateFunctions(f, 2, m));
	std::vector<std::string> names;
	for (CUfunction g : {f[0], f[1]}) {
		const char *name = nullptr;
		if (g && cuFuncGetName(&name, g) == CUDA_SUCCESS)
			names.push_back(name);
	}
	std::sort(names.begin(), names.end());
	for (auto &s : names)
		say("%s", s.c_str());
	drv("more", cuModuleEnumerateFunctions(f, 4, m));
	CUmoduleLoadingMode mode = CUmoduleLoadingMode(77);
	drv("mode", cuModuleGetLoadingMode(&mode));
	val("is", mode);
	MUST(cuModuleUnload(m));
}

CHECK(jit, error_log)
{
	CUmodule m;
	char errors[4096] = "", info[4096] = "";
	start();
	CUjit_option options[] = {CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES, CU_JIT_INFO_LOG_BUFFER, CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES};
	void *values[] = {errors, (void *)sizeof errors, info, (void *)sizeof info};
	drv("bad", cuModuleLoadDataEx(&m, ".version 7.0\n.target sm_70\n.address_size 64\n.entry f() { frobnicate; }\n", 4, options, values));
	is("said_something", errors[0] != 0);
	is("counted", size_t(values[1]) > 0 && size_t(values[1]) < sizeof errors);
	values[1] = (void *)sizeof errors;
	errors[0] = 0;
	drv("good", cuModuleLoadDataEx(&m, ptx, 4, options, values));
	is("silent", errors[0] == 0);
	MUST(cuModuleUnload(m));
}

CHECK(jit, log_is_cut)
{
	CUmodule m;
	char errors[16];
	start();
	memset(errors, 'x', sizeof errors);
	CUjit_option options[] = {CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
	void *values[] = {errors, (void *)8};
	drv("bad", cuModuleLoadDataEx(&m, ".version 7.0\n.target sm_70\n.address_size 64\n.entry f() { frobnicate; }\n", 2, options, values));
	is("kept_inside", errors[8] == 'x');
}

CHECK(jit, options)
{
	CUmodule m;
	start();
	CUjit_option options[] = {CU_JIT_OPTIMIZATION_LEVEL, CU_JIT_MAX_REGISTERS, CU_JIT_LOG_VERBOSE, CU_JIT_GENERATE_LINE_INFO};
	void *values[] = {(void *)2, (void *)32, (void *)1, (void *)1};
	drv("good", cuModuleLoadDataEx(&m, ptx, 4, options, values));
	MUST(cuModuleUnload(m));
	values[0] = (void *)9;
	drv("level_9", cuModuleLoadDataEx(&m, ptx, 1, options, values));
	options[0] = CUjit_option(999);
	drv("unknown", cuModuleLoadDataEx(&m, ptx, 1, options, values));
	drv("null_options", cuModuleLoadDataEx(&m, ptx, 1, nullptr, values));
	drv("no_options", cuModuleLoadDataEx(&m, ptx, 0, nullptr, nullptr));
}

CHECK(link, two_parts)
{
	CUlinkState state;
	void *cubin = nullptr;
	size_t size = 0;
	CUmodule m;
	CUfunction f;
	start();
	drv("create", cuLinkCreate(0, nullptr, nullptr, &state));
	drv("part", cuLinkAddData(state, CU_JIT_INPUT_PTX, (void *)part, strlen(part) + 1, "part", 0, nullptr, nullptr));
	drv("user", cuLinkAddData(state, CU_JIT_INPUT_PTX, (void *)user, strlen(user) + 1, "user", 0, nullptr, nullptr));
	drv("complete", cuLinkComplete(state, &cubin, &size));
	is("image", cubin && size > 0);
	MUST(cuModuleLoadData(&m, cubin));
	drv("destroy", cuLinkDestroy(state));
	MUST(cuModuleGetFunction(&f, m, "thrice"));
	val("is", run(f, 14));
	MUST(cuModuleUnload(m));
}

CHECK(link, unresolved)
{
	CUlinkState state;
	void *cubin = nullptr;
	size_t size = 0;
	char errors[4096] = "";
	start();
	CUjit_option options[] = {CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
	void *values[] = {errors, (void *)sizeof errors};
	drv("create", cuLinkCreate(2, options, values, &state));
	CUresult added = cuLinkAddData(state, CU_JIT_INPUT_PTX, (void *)user, strlen(user) + 1, "user", 0, nullptr, nullptr);
	CUresult done = cuLinkComplete(state, &cubin, &size);
	is("fails", added != CUDA_SUCCESS || done != CUDA_SUCCESS);
	is("names_it", strstr(errors, "helper") != nullptr);
	cuLinkDestroy(state);
	drv("null", cuLinkCreate(0, nullptr, nullptr, nullptr));
	drv("no_file", cuLinkCreate(0, nullptr, nullptr, &state));
	drv("add_missing", cuLinkAddFile(state, CU_JIT_INPUT_PTX, "/nonexistent.ptx", 0, nullptr, nullptr));
	cuLinkDestroy(state);
}

CHECK(library, load_and_run)
{
	CUlibrary l = nullptr;
	CUkernel k = nullptr;
	CUfunction f = nullptr;
	CUmodule m = nullptr;
	const char *name = nullptr;
	unsigned n = 77;
	start();
	drv("load", cuLibraryLoadData(&l, ptx, nullptr, nullptr, 0, nullptr, nullptr, 0));
	drv("count", cuLibraryGetKernelCount(&n, l));
	val("is", n);
	drv("kernel", cuLibraryGetKernel(&k, l, "twice"));
	drv("missing", cuLibraryGetKernel(&k, l, "absent"));
	drv("name", cuKernelGetName(&name, k));
	txt("is", name);
	drv("function", cuKernelGetFunction(&f, k));
	val("is", run(f, 4));
	val("kernel_as_function", run((CUfunction)k, 5));
	drv("module", cuLibraryGetModule(&m, l));
	CUlibrary back = nullptr;
	drv("library", cuKernelGetLibrary(&back, k));
	is("same", back == l);
	CUdeviceptr p = 0;
	size_t size = 0;
	drv("global", cuLibraryGetGlobal(&p, &size, l, "counter"));
	val("size", size);
	drv("no_global", cuLibraryGetGlobal(&p, &size, l, "absent"));
	drv("managed", cuLibraryGetManaged(&p, &size, l, "counter"));
	drv("unload", cuLibraryUnload(l));
	drv("null", cuLibraryUnload(nullptr));
}

CHECK(library, wrong)
{
	CUlibrary l = (CUlibrary)77;
	CUkernel k;
	start();
	// Code is only looked at when it is needed, unless asked for at once.
	drv("syntax", cuLibraryLoadData(&l, ".version 7.0\n.target sm_70\n.address_size 64\n.entry f() { frobnicate; }\n", nullptr, nullptr, 0, nullptr, nullptr, 0));
	drv("garbage", cuLibraryLoadData(&l, "no image", nullptr, nullptr, 0, nullptr, nullptr, 0));
	drv("null", cuLibraryLoadData(&l, nullptr, nullptr, nullptr, 0, nullptr, nullptr, 0));
	drv("file", cuLibraryLoadFromFile(&l, "/nonexistent", nullptr, nullptr, 0, nullptr, nullptr, 0));
	drv("null_library", cuLibraryGetKernel(&k, nullptr, "twice"));
	drv("option", [&] {
		CUlibraryOption o = CUlibraryOption(99);
		void *v = nullptr;
		return cuLibraryLoadData(&l, ptx, nullptr, nullptr, 0, &o, &v, 1);
	}());
}

CHECK(library, options)
{
	CUlibrary l = nullptr;
	CUlibraryOption preserved = CU_LIBRARY_BINARY_IS_PRESERVED;
	void *yes = (void *)1, *no = nullptr;
	start();
	drv("without_values", cuLibraryLoadData(&l, ptx, nullptr, nullptr, 0, &preserved, nullptr, 1));
	drv("yes", cuLibraryLoadData(&l, ptx, nullptr, nullptr, 0, &preserved, &yes, 1));
	drv("no", cuLibraryLoadData(&l, ptx, nullptr, nullptr, 0, &preserved, &no, 1));
}

CHECK(library, by_runtime)
{
#if CUDART_VERSION >= 12080
	cudaLibrary_t l = nullptr;
	cudaKernel_t k = nullptr;
	unsigned n = 0;
	rt("load", cudaLibraryLoadData(&l, ptx, nullptr, nullptr, 0, nullptr, nullptr, 0));
	rt("kernel", cudaLibraryGetKernel(&k, l, "nothing"));
	rt("launch", cudaLaunchKernel((const void *)k, dim3(1), dim3(1), nullptr, 0, nullptr));
	rt("count", cudaLibraryGetKernelCount(&n, l));
	val("is", n);
	void *p = nullptr;
	size_t size = 0;
	rt("global", cudaLibraryGetGlobal(&p, &size, l, "counter"));
	val("size", size);
	rt("missing", cudaLibraryGetKernel(&k, l, "absent"));
	rt("unload", cudaLibraryUnload(l));
	last();
#else
	skip("needs CUDA 12.8");
#endif
}

CHECK(function, attributes)
{
	CUmodule m;
	CUfunction f;
	start();
	MUST(cuModuleLoadData(&m, ptx));
	MUST(cuModuleGetFunction(&f, m, "twice"));
	for (auto a : {CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, CU_FUNC_ATTRIBUTE_PTX_VERSION,
		     CU_FUNC_ATTRIBUTE_CACHE_MODE_CA, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT,
		     CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET, CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED,
		     CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE}) {
		int v = -77;
		char what[16];
		snprintf(what, sizeof what, "%d", a);
		drv(what, cuFuncGetAttribute(&v, a, f));
		val("is", v);
	}
	int v;
	drv("unknown", cuFuncGetAttribute(&v, CUfunction_attribute(99), f));
	drv("null", cuFuncGetAttribute(nullptr, CU_FUNC_ATTRIBUTE_NUM_REGS, f));
	drv("null_function", cuFuncGetAttribute(&v, CU_FUNC_ATTRIBUTE_NUM_REGS, nullptr));
	drv("registers", cuFuncGetAttribute(&v, CU_FUNC_ATTRIBUTE_NUM_REGS, f));
	is("some", v > 0 && v < 256);
	MUST(cuModuleUnload(m));
}

CHECK(function, set_attributes)
{
	CUmodule m;
	CUfunction f;
	int v = -1;
	start();
	MUST(cuModuleLoadData(&m, ptx));
	MUST(cuModuleGetFunction(&f, m, "twice"));
	drv("dynamic", cuFuncSetAttribute(f, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 60000));
	drv("get", cuFuncGetAttribute(&v, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, f));
	val("is", v);
	drv("too_much", cuFuncSetAttribute(f, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 1 << 20));
	drv("negative", cuFuncSetAttribute(f, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, -1));
	drv("carveout", cuFuncSetAttribute(f, CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, 50));
	drv("get", cuFuncGetAttribute(&v, CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, f));
	val("is", v);
	drv("carveout_101", cuFuncSetAttribute(f, CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, 101));
	drv("read_only", cuFuncSetAttribute(f, CU_FUNC_ATTRIBUTE_NUM_REGS, 32));
	drv("cache", cuFuncSetCacheConfig(f, CU_FUNC_CACHE_PREFER_SHARED));
	drv("cache_wrong", cuFuncSetCacheConfig(f, CUfunc_cache(9)));
	MUST(cuModuleUnload(m));
}

CHECK(function, parameters)
{
	CUmodule m;
	CUfunction f, g;
	size_t offset = 77, size = 77;
	start();
	MUST(cuModuleLoadData(&m, ptx));
	MUST(cuModuleGetFunction(&f, m, "twice"));
	MUST(cuModuleGetFunction(&g, m, "nothing"));
	for (size_t i : {0, 1, 2}) {
		drv("parameter", cuFuncGetParamInfo(f, i, &offset, &size));
		say("(%zu,%zu)", offset, size);
	}
	drv("none", cuFuncGetParamInfo(g, 0, &offset, &size));
	drv("only_offset", cuFuncGetParamInfo(f, 1, &offset, nullptr));
	CUmodule of = nullptr;
	drv("module", cuFuncGetModule(&of, f));
	is("same", of == m);
	CUfunctionLoadingState state = CUfunctionLoadingState(77);
	drv("load", cuFuncLoad(f));
	drv("loaded", cuFuncIsLoaded(&state, f));
	val("is", state);
	MUST(cuModuleUnload(m));
}
