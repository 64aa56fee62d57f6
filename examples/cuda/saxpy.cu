// saxpy: y = a*x + y, with a grid-stride loop, in float and in double.
#include "check.h"

#include <vector>

template <typename T>
__global__ void axpy(T a, const T *x, T *y, size_t n)
{
	for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
		y[i] = a * x[i] + y[i];
}

// The values are small whole numbers, so that the device's fused multiply-add
// and the host's two roundings agree to the last bit.
template <typename T>
static double run(size_t n, T a)
{
	std::vector<T> x(n), y(n), got(n);
	for (size_t i = 0; i < n; i++) {
		x[i] = T(i % 1000);
		y[i] = T(i % 77) - 38;
	}
	T *dx, *dy;
	CHECK(cudaMalloc(&dx, n * sizeof(T)));
	CHECK(cudaMalloc(&dy, n * sizeof(T)));
	CHECK(cudaMemcpy(dx, x.data(), n * sizeof(T), cudaMemcpyHostToDevice));
	CHECK(cudaMemcpy(dy, y.data(), n * sizeof(T), cudaMemcpyHostToDevice));
	axpy<<<32, 128>>>(a, dx, dy, n);
	CHECK_LAUNCH();
	CHECK(cudaMemcpy(got.data(), dy, n * sizeof(T), cudaMemcpyDeviceToHost));
	CHECK(cudaFree(dx));
	CHECK(cudaFree(dy));

	double sum = 0;
	for (size_t i = 0; i < n; i++) {
		T want = a * x[i] + y[i];
		EXPECT(got[i] == want, "y[%zu] = %g, want %g", i, double(got[i]), double(want));
		sum += got[i];
	}
	return sum;
}

int main()
{
	printf("float:  sum %.1f\n", run<float>(100001, 2.0f));
	printf("double: sum %.1f\n", run<double>(100001, -3.0));
	return pass();
}
