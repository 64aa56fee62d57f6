// BlackScholes: European calls and puts in closed form, many options, over and over.
#include "lineage.h"

static const float RATE = 0.02f, VOLATILITY = 0.30f;

__device__ static float cumulative(float d) { return 0.5f * erfcf(-d * 0.70710678f); }

__device__ static void price(float s, float x, float t, float *call, float *put)
{
	float root = VOLATILITY * sqrtf(t), d1 = (logf(s / x) + (RATE + VOLATILITY * VOLATILITY / 2) * t) / root, d2 = d1 - root;
	float now = x * expf(-RATE * t);
	*call = s * cumulative(d1) - now * cumulative(d2);
	*put = now * cumulative(-d2) - s * cumulative(-d1);
}

// A call's worth without the formula: what it pays at the end, over all ends, by Simpson's rule over the normal density.
static double integral(double s, double x, double t)
{
	const int steps = 2000;
	double sum = 0, h, drift = (RATE - VOLATILITY * VOLATILITY / 2) * t, spread = VOLATILITY * std::sqrt(t);
	// From where it pays on, so that nothing has a corner.
	double from = std::max(-8.0, (std::log(x / s) - drift) / spread);
	if (from >= 8)
		return 0;
	h = (8 - from) / steps;
	for (int i = 0; i <= steps; i++) {
		double z = from + i * h, v = (s * std::exp(drift + spread * z) - x) * std::exp(-z * z / 2) * 0.39894228040143268;
		sum += v * (i == 0 || i == steps ? 1 : i % 2 ? 4 : 2);
	}
	return std::exp(-RATE * t) * sum * h / 3;
}

__global__ void prices(float *call, float *put, const float *s, const float *x, const float *t, unsigned n)
{
	for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
		price(s[i], x[i], t[i], &call[i], &put[i]);
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
		for (unsigned i = 0; i < n; i += std::max(1u, n / 2000)) {
			double call = integral(s[i], x[i], t[i]);
			b.near(calls[i], call, 1e-4, "call", i);
			b.near(puts[i], call - s[i] + x[i] * std::exp(-RATE * t[i]), 1e-4, "put", i); // parity
		}
	});
	b.add(calls);
	b.add(puts);
	return b.finish();
}
