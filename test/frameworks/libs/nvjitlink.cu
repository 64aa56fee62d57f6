// link: nvJitLink nvrtc cuda
// nvJitLink: two sources compiled apart by NVRTC, linked to one image as PTX and with link-time optimisation.
#include "check.h"

#include <cuda.h>
#include <nvJitLink.h>
#include <nvrtc.h>
#include <string>

static const char *caller = R"(
extern __device__ int square(int);
extern "C" __global__ void squares(int *p) { p[threadIdx.x] = square(threadIdx.x) + 1; }
)";
static const char *callee = "__device__ int square(int x) { return x * x; }";

static std::vector<char> compiled(const char *source, const std::string &arch, bool lto)
{
	nvrtcProgram p;
	size_t size = 0;
	CHECK(nvrtcCreateProgram(&p, source, "part.cu", 0, nullptr, nullptr));
	std::string option = "--gpu-architecture=compute_" + arch;
	const char *options[] = {option.c_str(), "--relocatable-device-code=true", "-dlto"};
	CHECK(nvrtcCompileProgram(p, lto ? 3 : 2, options));
	CHECK(lto ? nvrtcGetLTOIRSize(p, &size) : nvrtcGetPTXSize(p, &size));
	std::vector<char> v(size);
	CHECK(lto ? nvrtcGetLTOIR(p, v.data()) : nvrtcGetPTX(p, v.data()));
	CHECK(nvrtcDestroyProgram(&p));
	return v;
}

int main()
{
	CHECK(cudaFree(nullptr)); // the primary context
	int major = 0, minor = 0;
	CHECK(cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, 0));
	CHECK(cudaDeviceGetAttribute(&minor, cudaDevAttrComputeCapabilityMinor, 0));
	std::string arch = std::to_string(major) + std::to_string(minor), option = "-arch=sm_" + arch;
	for (bool lto : {false, true}) {
		nvJitLinkHandle link;
		const char *options[] = {option.c_str(), "-lto"};
		CHECK(nvJitLinkCreate(&link, lto ? 2 : 1, options));
		for (const char *source : {caller, callee}) {
			std::vector<char> part = compiled(source, arch, lto);
			CHECK(nvJitLinkAddData(link, lto ? NVJITLINK_INPUT_LTOIR : NVJITLINK_INPUT_PTX, part.data(), part.size(), "part"));
		}
		CHECK(nvJitLinkComplete(link));
		size_t size = 0;
		CHECK(nvJitLinkGetLinkedCubinSize(link, &size));
		std::vector<char> image(size);
		CHECK(nvJitLinkGetLinkedCubin(link, image.data()));
		CHECK(nvJitLinkDestroy(&link));
		CUmodule module;
		CUfunction f;
		CHECK(cuModuleLoadData(&module, image.data()));
		CHECK(cuModuleGetFunction(&f, module, "squares"));
		int *p = room<int>(256);
		void *parameters[] = {&p};
		CHECK(cuLaunchKernel(f, 1, 1, 1, 256, 1, 1, 0, nullptr, parameters, nullptr));
		say(lto ? "lto" : "ptx", p, 256);
		printf("%s_last: %d\n", lto ? "lto" : "ptx", download(p, 256)[255]);
		CHECK(cuModuleUnload(module));
	}
	return 0;
}
