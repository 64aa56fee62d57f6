// BlackScholes: European calls and puts in closed form, many options, over and over.
#include "lineage.h"

static const float RATE = 0.02f, VOLATILITY = 0.30f;

// The normal distribution's integral, as erfc has it.
template <class T> __host__ __device__ static inline T cumulative(T d) { return T(0.5) * erfc(-d * T(0.70710678118654752440)); }

template <class T> __host__ __device__ static inline void price(T s, T x, T t, T r, T v, T *call, T *put)
{
	T root = v * sqrt(t), d1 = (log(s / x) + (r + v * v / 2) * t) / root, d2 = d1 - root, now = x * exp(-r * t);
	*call = s * cumulative(d1) - now * cumulative(d2);
	*put = now * cumulative(-d2) - s * cumulative(-d1);
}

__global__ void prices(float *call, float *put, const float *s, const float *x, const float *t, unsigned n)
{
	for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
		price(s[i], x[i], t[i], RATE, VOLATILITY, &call[i], &put[i]);
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "BlackScholes");
	unsigned n = b.pick(4000u, 400000u, 4000000u);
	int rounds = b.pick(2, 256, 512);
	std::vector<float> s(n), x(n), t(n);
	for (unsigned i = 0; i < n; i++) {
		s[i] = 5 + 25 * unit(3 * i);
		x[i] = 1 + 99 * unit(3 * i + 1);
		t[i] = 0.25f + 9.75f * unit(3 * i + 2);
	}
	DeviceArray<float> ds(s), dx(x), dt(t), call(n), put(n);
	for (int r = 0; r < rounds; r++) {
		prices<<<blocks(n, 256), 256>>>(call.p, put.p, ds.p, dx.p, dt.p, n);
		CHECK_LAUNCH();
	}
	CHECK(cudaDeviceSynchronize());
	std::vector<float> calls = call.get(), puts = put.get();
	b.aside([&] {
		for (unsigned i = 0; i < n; i += n > 100000 ? 17 : 1) {
			double c, p;
			price<double>(s[i], x[i], t[i], RATE, VOLATILITY, &c, &p);
			b.near(calls[i], c, 1e-4, "call", i);
			b.near(puts[i], p, 1e-4, "put", i);
		}
	});
	b.add(calls);
	b.add(puts);
	return b.finish();
}
