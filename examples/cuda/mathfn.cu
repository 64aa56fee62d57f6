// mathfn: the math library in float and double, each function held to an error
// bound in units in the last place against the host's next wider type.
#include "check.h"

#include <cmath>
#include <vector>

const int N = 2000;

// FUNCTIONS: name, float bound, double bound, lowest and highest argument.
// The bounds are those NVIDIA documents, plus one for the host's own rounding.
#define FUNCTIONS(X)            \
	X(sin, 3, 3, -100, 100)     \
	X(cos, 3, 3, -100, 100)     \
	X(tan, 5, 3, -1.5, 1.5)     \
	X(asin, 3, 3, -1, 1)        \
	X(atan, 3, 3, -50, 50)      \
	X(sinh, 4, 3, -10, 10)      \
	X(tanh, 3, 3, -5, 5)        \
	X(exp, 3, 2, -80, 80)       \
	X(exp2, 3, 2, -100, 100)    \
	X(expm1, 2, 2, -10, 10)     \
	X(log, 2, 2, 1e-6, 1e6)     \
	X(log2, 2, 2, 1e-6, 1e6)    \
	X(log10, 3, 2, 1e-6, 1e6)   \
	X(log1p, 2, 2, -0.9, 100)   \
	X(sqrt, 1, 1, 0, 1e6)       \
	X(cbrt, 2, 2, -1000, 1000)  \
	X(erf, 3, 3, -4, 4)         \
	X(erfc, 5, 6, -4, 4)        \
	X(tgamma, 12, 11, 0.5, 20)  \
	X(floor, 0, 0, -1000, 1000) \
	X(ceil, 0, 0, -1000, 1000)  \
	X(trunc, 0, 0, -1000, 1000) \
	X(rint, 0, 0, -1000, 1000)  \
	X(fabs, 0, 0, -1000, 1000)

// FUNCTIONS2: the same, of two arguments.
#define FUNCTIONS2(X)            \
	X(pow, 9, 3, 0.01, 20)       \
	X(atan2, 4, 3, -10, 10)      \
	X(hypot, 4, 3, -1000, 1000)  \
	X(fmod, 0, 0, -1000, 1000)   \
	X(fmax, 0, 0, -10, 10)       \
	X(copysign, 0, 0, -10, 10)

#define KERNEL1(f, ...)                                       \
	template <typename T>                                     \
	__global__ void k_##f(const T *x, const T *, T *out)      \
	{                                                         \
		int i = blockIdx.x * blockDim.x + threadIdx.x;        \
		if (i < N)                                            \
			out[i] = f(x[i]);                                 \
	}
#define KERNEL2(f, ...)                                       \
	template <typename T>                                     \
	__global__ void k_##f(const T *x, const T *y, T *out)     \
	{                                                         \
		int i = blockIdx.x * blockDim.x + threadIdx.x;        \
		if (i < N)                                            \
			out[i] = f(x[i], y[i]);                           \
	}
FUNCTIONS(KERNEL1)
FUNCTIONS2(KERNEL2)

template <typename T>
struct Wider;
template <>
struct Wider<float> {
	typedef double type;
};
template <>
struct Wider<double> {
	typedef long double type;
};

// ulps is how many units in the last place of T the result is off.
template <typename T, typename W>
static double ulps(T got, W want)
{
	if (T(want) == got || (std::isnan(got) && std::isnan(want)))
		return 0;
	T near = std::fabs(T(want));
	W unit = W(std::nextafter(near, T(INFINITY))) - W(near);
	return double(std::fabs(W(got) - want) / unit);
}

// measure runs one kernel and compares it with the host's function.
template <typename T, typename W, typename Host>
static void measure(const char *name, double bound, double lo, double hi, void (*kernel)(const T *, const T *, T *), Host host)
{
	static T *dx = nullptr, *dy, *dout;
	if (!dx) {
		CHECK(cudaMalloc(&dx, N * sizeof(T)));
		CHECK(cudaMalloc(&dy, N * sizeof(T)));
		CHECK(cudaMalloc(&dout, N * sizeof(T)));
	}
	std::vector<T> x(N), y(N), out(N);
	for (int i = 0; i < N; i++) {
		x[i] = T(lo + (hi - lo) * i / (N - 1));
		y[i] = T(-5 + 10.0 * ((i * 7919) % N) / (N - 1));
	}
	CHECK(cudaMemcpy(dx, x.data(), N * sizeof(T), cudaMemcpyHostToDevice));
	CHECK(cudaMemcpy(dy, y.data(), N * sizeof(T), cudaMemcpyHostToDevice));
	kernel<<<(N + 127) / 128, 128>>>(dx, dy, dout);
	CHECK_LAUNCH();
	CHECK(cudaMemcpy(out.data(), dout, N * sizeof(T), cudaMemcpyDeviceToHost));
	for (int i = 0; i < N; i++) {
		W want = host(W(x[i]), W(y[i]));
		double off = ulps<T, W>(out[i], want);
		EXPECT(off <= bound, "%s(%.17g, %.17g) = %.17g, off by %.2f ulp", name, double(x[i]), double(y[i]), double(out[i]), off);
	}
	printf("%s PASS\n", name);
}

#define RUN1(f, fbound, dbound, lo, hi)                                                                         \
	measure<float, double>(#f " float", fbound, lo, hi, k_##f<float>, [](double x, double) { return std::f(x); }); \
	measure<double, long double>(#f " double", dbound, lo, hi, k_##f<double>, [](long double x, long double) { return std::f(x); });
#define RUN2(f, fbound, dbound, lo, hi)                                                                               \
	measure<float, double>(#f " float", fbound, lo, hi, k_##f<float>, [](double x, double y) { return std::f(x, y); }); \
	measure<double, long double>(#f " double", dbound, lo, hi, k_##f<double>, [](long double x, long double y) { return std::f(x, y); });

int main()
{
	FUNCTIONS(RUN1)
	FUNCTIONS2(RUN2)
	return pass();
}
