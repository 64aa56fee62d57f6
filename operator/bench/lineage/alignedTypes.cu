// alignedTypes: elements of many sizes and alignments copied through a kernel, one thread per element. What costs is how the
// compiler may move them: three loads for three bytes, one for an aligned sixteen.
#include "lineage.h"

struct Rgb { unsigned char r, g, b; };
struct Pair { unsigned x, y; };
struct Triple { unsigned x, y, z; };
struct Quad { unsigned x, y, z, w; };
struct alignas(8) AlignedPair { unsigned x, y; };
struct alignas(16) AlignedTriple { unsigned x, y, z; };
struct alignas(16) AlignedQuad { unsigned x, y, z, w; };
struct alignas(16) AlignedOcto { AlignedQuad a, b; };

template <class T> __global__ void move(T *to, const T *from, unsigned n)
{
	for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
		to[i] = from[i];
}

template <class T> static void run(Bench &b, const char *name, const std::vector<unsigned char> &bytes, size_t used)
{
	unsigned n = (unsigned)(bytes.size() / sizeof(T));
	DeviceArray<T> from(n), to(n);
	CHECK(cudaMemcpy(from.p, bytes.data(), n * sizeof(T), cudaMemcpyHostToDevice));
	CHECK(cudaMemset(to.p, 0, n * sizeof(T)));
	int rounds = b.pick(2, 32, 32);
	for (int r = 0; r < rounds; r++) {
		move<T><<<64, 256>>>(to.p, from.p, n);
		CHECK_LAUNCH();
	}
	CHECK(cudaDeviceSynchronize());
	std::vector<unsigned char> got(n * sizeof(T));
	CHECK(cudaMemcpy(got.data(), to.p, got.size(), cudaMemcpyDeviceToHost));
	b.aside([&] {
		for (size_t i = 0; i < n; i++) // padding need not be copied
			if (memcmp(&got[i * sizeof(T)], &bytes[i * sizeof(T)], used))
				fail("%s: element %zu differs", name, i);
		for (size_t i = 0; i < n; i += 97)
			b.add(&got[i * sizeof(T)], used);
	});
	printf("%-14s %u elements of %zu bytes\n", name, n, sizeof(T));
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "alignedTypes");
	std::vector<unsigned char> bytes(b.pick<size_t>(96 << 10, 8 << 20, 48 << 20));
	b.aside([&] {
		for (size_t i = 0; i < bytes.size(); i++)
			bytes[i] = (unsigned char)mix((unsigned)i);
	});
	run<unsigned char>(b, "uint8", bytes, 1);
	run<unsigned short>(b, "uint16", bytes, 2);
	run<Rgb>(b, "RGB8", bytes, 3);
	run<unsigned>(b, "uint32", bytes, 4);
	run<Pair>(b, "two words", bytes, 8);
	run<AlignedPair>(b, "two, aligned", bytes, 8);
	run<Triple>(b, "three words", bytes, 12);
	run<AlignedTriple>(b, "three, aligned", bytes, 12);
	run<Quad>(b, "four words", bytes, 16);
	run<AlignedQuad>(b, "four, aligned", bytes, 16);
	run<AlignedOcto>(b, "eight, aligned", bytes, 32);
	return b.finish();
}
