// link: nvrtc cuda
// NVRTC: source to PTX and to machine code while the program runs, loaded and launched through the driver API.
#include "check.h"

#include <cuda.h>
#include <nvrtc.h>
#include <string>

static const char *source = R"(
template <typename T> __global__ void fill(T *p, T first, T step) { p[threadIdx.x] = first + step * T(threadIdx.x); }
__constant__ float table[4];
__device__ int counter;
extern "C" __global__ void look(float *p, int n)
{
	extern __shared__ float s[];
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	s[threadIdx.x] = table[threadIdx.x & 3];
	__syncthreads();
	if (i < n)
		p[i] = s[blockDim.x - 1 - threadIdx.x] + i;
	atomicAdd(&counter, 1);
}
)";

static std::string architecture(const char *kind)
{
	int major = 0, minor = 0;
	CHECK(cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, 0));
	CHECK(cudaDeviceGetAttribute(&minor, cudaDevAttrComputeCapabilityMinor, 0));
	return "--gpu-architecture=" + std::string(kind) + "_" + std::to_string(major) + std::to_string(minor);
}

static void launched(const char *what, const std::vector<char> &image, const std::string &fill)
{
	CUmodule module;
	CUfunction f;
	CHECK(cuModuleLoadDataEx(&module, image.data(), 0, nullptr, nullptr));
	CUdeviceptr table, counter;
	size_t size;
	CHECK(cuModuleGetGlobal(&table, &size, module, "table"));
	const float values[4] = {3, 1, 4, 1.5};
	CHECK(cuMemcpyHtoD(table, values, sizeof values));

	double *d = room<double>(64), first = 0.5, step = 0.25;
	void *p1[] = {&d, &first, &step};
	CHECK(cuModuleGetFunction(&f, module, fill.c_str()));
	CHECK(cuLaunchKernel(f, 1, 1, 1, 64, 1, 1, 0, nullptr, p1, nullptr));
	printf("%s_", what);
	say("fill", d, 64);

	float *x = room<float>(1000);
	int n = 1000, count = 0, registers = 0;
	void *p2[] = {&x, &n};
	CHECK(cuModuleGetFunction(&f, module, "look"));
	CHECK(cuFuncGetAttribute(&registers, CU_FUNC_ATTRIBUTE_NUM_REGS, f));
	CHECK(cuLaunchKernel(f, 8, 1, 1, 128, 1, 1, 128 * sizeof(float), nullptr, p2, nullptr));
	printf("%s_", what);
	say("look", x, 1000);
	CHECK(cuModuleGetGlobal(&counter, &size, module, "counter"));
	CHECK(cuMemcpyDtoH(&count, counter, sizeof count));
	printf("%s_counted: %d, registers %d\n", what, count, registers);
	CHECK(cuModuleUnload(module));
}

int main()
{
	CHECK(cudaFree(nullptr)); // the primary context
	for (const char *kind : {"compute", "sm"}) {
		nvrtcProgram p;
		CHECK(nvrtcCreateProgram(&p, source, "kernels.cu", 0, nullptr, nullptr));
		CHECK(nvrtcAddNameExpression(p, "fill<double>"));
		std::string arch = architecture(kind);
		const char *options[] = {arch.c_str(), "--std=c++17"};
		CHECK(nvrtcCompileProgram(p, 2, options));
		const char *lowered;
		CHECK(nvrtcGetLoweredName(p, "fill<double>", &lowered));
		size_t size = 0;
		bool ptx = kind[0] == 'c';
		CHECK(ptx ? nvrtcGetPTXSize(p, &size) : nvrtcGetCUBINSize(p, &size));
		std::vector<char> image(size);
		CHECK(ptx ? nvrtcGetPTX(p, image.data()) : nvrtcGetCUBIN(p, image.data()));
		launched(ptx ? "ptx" : "cubin", image, lowered);
		CHECK(nvrtcDestroyProgram(&p));
	}
	nvrtcProgram wrong;
	CHECK(nvrtcCreateProgram(&wrong, "__global__ void f() { undeclared; }", "wrong.cu", 0, nullptr, nullptr));
	printf("error: %s\n", nvrtcGetErrorString(nvrtcCompileProgram(wrong, 0, nullptr)));
	return 0;
}
