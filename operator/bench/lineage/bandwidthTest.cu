// bandwidthTest: how fast data moves: to the device, from it, and within, from pageable and from pinned memory.
#include "lineage.h"

using seconds = std::chrono::duration<double>;

// rate copies n bytes a number of times and prints what that makes.
template <class F> static void rate(const char *what, size_t n, int rounds, F copy)
{
	copy(); // the first time pages are touched
	CHECK(cudaDeviceSynchronize());
	auto begin = std::chrono::steady_clock::now();
	for (int r = 0; r < rounds; r++)
		copy();
	CHECK(cudaDeviceSynchronize());
	printf("rate %-28s %9.3f GB/s\n", what, n * (double)rounds / seconds(std::chrono::steady_clock::now() - begin).count() / 1e9);
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "bandwidthTest");
	size_t n = b.pick<size_t>(1 << 20, 32 << 20, 256 << 20);
	int rounds = b.pick(2, 10, 10);
	std::vector<unsigned char> pageable(n), back(n);
	unsigned char *pinned;
	CHECK(cudaMallocHost(&pinned, n));
	DeviceArray<unsigned char> a(n), c(n);
	b.aside([&] {
		for (size_t i = 0; i < n; i++)
			pageable[i] = (unsigned char)mix((unsigned)i);
		memcpy(pinned, pageable.data(), n);
	});
	rate("to the device, pageable", n, rounds, [&] { CHECK(cudaMemcpy(a.p, pageable.data(), n, cudaMemcpyHostToDevice)); });
	rate("from the device, pageable", n, rounds, [&] { CHECK(cudaMemcpy(back.data(), a.p, n, cudaMemcpyDeviceToHost)); });
	b.aside([&] {
		if (back != pageable)
			fail("pageable memory came back changed");
	});
	CHECK(cudaMemset(a.p, 0, n));
	rate("to the device, pinned", n, rounds, [&] { CHECK(cudaMemcpyAsync(a.p, pinned, n, cudaMemcpyHostToDevice)); });
	rate("within the device", n, rounds, [&] { CHECK(cudaMemcpyAsync(c.p, a.p, n, cudaMemcpyDeviceToDevice)); });
	memset(pinned, 0, n);
	rate("from the device, pinned", n, rounds, [&] { CHECK(cudaMemcpyAsync(pinned, c.p, n, cudaMemcpyDeviceToHost)); });
	b.aside([&] {
		if (memcmp(pinned, pageable.data(), n))
			fail("pinned memory came back changed");
	});
	b.add(pinned, n);
	CHECK(cudaFreeHost(pinned));
	return b.finish();
}
