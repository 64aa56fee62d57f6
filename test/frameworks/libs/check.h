// check.h: what the programs of this folder share. Each prints lines
// "what: value", the same on every run; a call that fails ends the program.
#pragma once
#include <cuda_runtime.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

// Every library's status is 0 when all is well.
#define CHECK(call)                                                                                         \
	do {                                                                                                    \
		long status_ = (long)(call);                                                                        \
		if (status_ != 0) {                                                                                 \
			printf("FAIL: %s:%d: %s: %ld\n", __FILE__, __LINE__, #call, status_);                           \
			exit(1);                                                                                        \
		}                                                                                                   \
	} while (0)

// fnv is the FNV-1a hash of bytes.
inline uint64_t fnv(const void *p, size_t n)
{
	uint64_t h = 14695981039346656037u;
	for (size_t i = 0; i < n; i++)
		h = (h ^ ((const unsigned char *)p)[i]) * 1099511628211u;
	return h;
}

// dice gives the same 31-bit numbers everywhere.
struct dice {
	uint64_t state;
	explicit dice(uint64_t seed) : state(seed * 2654435761u + 1) {}
	uint32_t next()
	{
		state = state * 6364136223846793005u + 1442695040888963407u;
		return (uint32_t)(state >> 33);
	}
};

// fractions are numbers in [-1, 1); whole are whole numbers in [-8, 8], whose sums are exact in any order.
template <class T> std::vector<T> fractions(size_t n, uint64_t seed = 1)
{
	dice d(seed);
	std::vector<T> v(n);
	for (auto &x : v)
		x = (T)((double)d.next() / (1 << 30) - 1);
	return v;
}

template <class T> std::vector<T> whole(size_t n, uint64_t seed = 1)
{
	dice d(seed);
	std::vector<T> v(n);
	for (auto &x : v)
		x = (T)((int)(d.next() % 17) - 8);
	return v;
}

// room, upload and download: device memory that lives as long as the program.
template <class T> T *room(size_t n)
{
	void *p = nullptr;
	CHECK(cudaMalloc(&p, n * sizeof(T)));
	CHECK(cudaMemset(p, 0, n * sizeof(T)));
	return (T *)p;
}

template <class T> T *upload(const std::vector<T> &v)
{
	T *p = room<T>(v.size());
	CHECK(cudaMemcpy(p, v.data(), v.size() * sizeof(T), cudaMemcpyHostToDevice));
	return p;
}

template <class T> std::vector<T> download(const T *p, size_t n)
{
	std::vector<T> v(n);
	CHECK(cudaDeviceSynchronize());
	CHECK(cudaMemcpy(v.data(), p, n * sizeof(T), cudaMemcpyDeviceToHost));
	return v;
}

// say prints the hash of an array on the device and its first element.
template <class T> void say(const char *what, const T *p, size_t n)
{
	std::vector<T> v = download(p, n);
	printf("%s: %016llx %zu\n", what, (unsigned long long)fnv(v.data(), n * sizeof(T)), n);
}
