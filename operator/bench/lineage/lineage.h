// lineage.h: what every program of this folder shares: options, checks, clocks, a checksum to compare runs by.
//
// The programs are our own writing of the benchmarks that the papers before Ferry published figures for. Each computes on the
// GPU, computes all or a part of it again on the CPU, and fails when the two differ. Its output is the same on every run on one
// device but for lines that begin with "time" or "rate".
#pragma once

#include <cuda_runtime.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

// CHECK makes a runtime call and ends the program if it fails; CHECK_LAUNCH follows a launch.
#define CHECK(call)                                                                                                   \
	do {                                                                                                          \
		cudaError_t err_ = (call);                                                                            \
		if (err_ != cudaSuccess)                                                                              \
			fail("%s:%d: %s: %s (%d)", __FILE__, __LINE__, #call, cudaGetErrorName(err_), (int)err_);      \
	} while (0)
#define CHECK_LAUNCH() CHECK(cudaGetLastError())

[[noreturn]] static inline void fail(const char *format, ...)
{
	va_list args;
	va_start(args, format);
	printf("FAIL: ");
	vprintf(format, args);
	printf("\n");
	fflush(stdout);
	va_end(args);
	exit(1);
}

// mix turns a number into 32 bits without pattern (a finaliser of two multiplications); unit makes it one of [0, 1).
__host__ __device__ static inline uint32_t mix(uint32_t x)
{
	x ^= x >> 16;
	x *= 0x7feb352du;
	x ^= x >> 15;
	x *= 0x846ca68bu;
	return x ^ x >> 16;
}
__host__ __device__ static inline float unit(uint32_t x) { return (mix(x) >> 8) * (1.0f / 16777216.0f); }

static inline unsigned blocks(size_t n, unsigned block) { return (unsigned)((n + block - 1) / block); }

// Device memory that is freed with its name.
template <class T> struct DeviceArray {
	T *p = nullptr;
	size_t n;
	explicit DeviceArray(size_t n) : n(n) { CHECK(cudaMalloc(&p, n * sizeof(T))); }
	explicit DeviceArray(const std::vector<T> &v) : DeviceArray(v.size()) { put(v); }
	DeviceArray(const DeviceArray &) = delete;
	~DeviceArray() { cudaFree(p); }
	void put(const std::vector<T> &v) { CHECK(cudaMemcpy(p, v.data(), v.size() * sizeof(T), cudaMemcpyHostToDevice)); }
	std::vector<T> get() const
	{
		std::vector<T> v(n);
		CHECK(cudaMemcpy(v.data(), p, n * sizeof(T), cudaMemcpyDeviceToHost));
		return v;
	}
};

// A square image of floats as a texture, which ends with its name. How it is read is the caller's.
struct Texture {
	cudaArray_t array;
	cudaTextureObject_t object;
	Texture(const std::vector<float> &image, int side, const cudaTextureDesc &how)
	{
		cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
		CHECK(cudaMallocArray(&array, &format, side, side));
		CHECK(cudaMemcpy2DToArray(array, 0, 0, image.data(), side * sizeof(float), side * sizeof(float), side, cudaMemcpyHostToDevice));
		cudaResourceDesc resource = {};
		resource.resType = cudaResourceTypeArray;
		resource.res.array.array = array;
		CHECK(cudaCreateTextureObject(&object, &resource, &how, nullptr));
	}
	Texture(const Texture &) = delete;
	~Texture()
	{
		CHECK(cudaDestroyTextureObject(object));
		CHECK(cudaFreeArray(array));
	}
};

// A Bench is one run. Its clock runs from its beginning to finish(), but not while the CPU computes what is expected.
class Bench {
	using clock = std::chrono::steady_clock;
	const char *name_;
	int size_ = 0; // small, medium, paper
	uint64_t sum_ = 0xcbf29ce484222325ull;
	clock::time_point begin_;
	clock::duration aside_{};
	int depth_ = 0; // of aside
	int case_ = -1; // the only one to run

      public:
	Bench(int argc, char **argv, const char *name) : name_(name), begin_(clock::now())
	{
		static const char *const sizes[] = {"small", "medium", "paper"};
		for (int i = 1; i < argc; i += 2) {
			int size = 0;
			while (i + 1 < argc && size < 3 && strcmp(argv[i + 1], sizes[size]))
				size++;
			if (i + 1 < argc && !strcmp(argv[i], "--size") && size < 3) {
				size_ = size;
			} else if (i + 1 < argc && !strcmp(argv[i], "--case")) {
				case_ = atoi(argv[i + 1]);
			} else {
				fprintf(stderr, "usage: %s [--size small|medium|paper] [--case N]\n", name);
				exit(2);
			}
		}
		printf("%s, %s\n", name, size_ == 0 ? "small" : size_ == 1 ? "medium" : "paper");
	}

	// The value for this size: small ones suit the software GPU, paper ones are those that were published or alike.
	template <class T> T pick(T small, T medium, T paper) const { return size_ == 0 ? small : size_ == 1 ? medium : paper; }

	// Programs with several cases run all of them, or the one that was asked for.
	bool wants(int which) const { return case_ < 0 || case_ == which; }

	// Work that is not the benchmark's: what the CPU expects.
	template <class F> void aside(F f)
	{
		auto t = clock::now();
		depth_++;
		f();
		if (--depth_ == 0)
			aside_ += clock::now() - t;
	}

	void add(const void *p, size_t n)
	{
		aside([&] {
			const unsigned char *at = (const unsigned char *)p;
			for (uint64_t word = 0; n > 0; word = 0) { // eight bytes at a time, the last ones filled up with zero
				size_t k = std::min<size_t>(n, sizeof word);
				memcpy(&word, at, k);
				sum_ = (sum_ ^ word) * 0x9e3779b97f4a7c15ull;
				sum_ ^= sum_ >> 29;
				at += k;
				n -= k;
			}
		});
	}
	template <class T> void add(const std::vector<T> &v) { add(v.data(), v.size() * sizeof(T)); }

	// near demands that a value is what was expected, within a part of it.
	void near(double got, double want, double part, const char *what, size_t at)
	{
		if (!(std::fabs(got - want) <= part * std::max(1.0, std::fabs(want))))
			fail("%s %zu is %.9g, expected %.9g", what, at, got, want);
	}

	int finish()
	{
		double ms = std::chrono::duration<double, std::milli>(clock::now() - begin_ - aside_).count();
		printf("checksum %016llx\ntime %.3f ms\nPASS\n", (unsigned long long)sum_, ms);
		fflush(stdout);
		return 0;
	}
};
