// MonteCarlo: European calls by simulation, a block per option; each path takes its normal number from a hash of where it is,
// and the block adds up what the paths are worth.
#include "lineage.h"

static const float RATE = 0.06f, VOLATILITY = 0.10f;
struct Option { float s, x, t; };

// Normal numbers from two hashes (Box and Muller).
__host__ __device__ static inline float normal(unsigned option, unsigned path)
{
	float u = unit(mix(option) + 2 * path) + 0.5f / 16777216, v = unit(mix(option) + 2 * path + 1);
	return sqrtf(-2 * logf(u)) * cosf(6.2831853f * v);
}

__host__ __device__ static inline float worth(const Option &o, float z)
{
	return fmaxf(o.s * expf((RATE - VOLATILITY * VOLATILITY / 2) * o.t + VOLATILITY * sqrtf(o.t) * z) - o.x, 0.0f);
}

__global__ void simulate(const Option *options, double2 *sums, unsigned paths)
{
	__shared__ double sum[256], square[256];
	Option o = options[blockIdx.x];
	double a = 0, b = 0;
	for (unsigned p = threadIdx.x; p < paths; p += blockDim.x) {
		double v = worth(o, normal(blockIdx.x, p));
		a += v;
		b += v * v;
	}
	sum[threadIdx.x] = a;
	square[threadIdx.x] = b;
	for (unsigned d = blockDim.x / 2; d > 0; d /= 2) {
		__syncthreads();
		if (threadIdx.x < d) {
			sum[threadIdx.x] += sum[threadIdx.x + d];
			square[threadIdx.x] += square[threadIdx.x + d];
		}
	}
	if (threadIdx.x == 0)
		sums[blockIdx.x] = make_double2(sum[0], square[0]);
}

static double formula(const Option &o)
{
	double root = VOLATILITY * std::sqrt((double)o.t), d1 = (std::log((double)o.s / o.x) + (RATE + VOLATILITY * VOLATILITY / 2) * o.t) / root;
	auto cumulative = [](double d) { return 0.5 * std::erfc(-d * std::sqrt(0.5)); };
	return o.s * cumulative(d1) - o.x * std::exp(-RATE * o.t) * cumulative(d1 - root);
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "MonteCarlo");
	unsigned n = b.pick(8u, 256u, 2048u), paths = b.pick(2048u, 1u << 18, 1u << 18);
	std::vector<Option> options(n);
	for (unsigned i = 0; i < n; i++)
		options[i] = {5 + 45 * unit(3 * i), 10 + 15 * unit(3 * i + 1), 1 + 4 * unit(3 * i + 2)};
	DeviceArray<Option> in(options);
	DeviceArray<double2> out(n);
	for (int r = 0; r < b.pick(1, 4, 4); r++) {
		simulate<<<n, 256>>>(in.p, out.p, paths);
		CHECK_LAUNCH();
	}
	CHECK(cudaDeviceSynchronize());
	std::vector<double2> got = out.get();
	b.aside([&] {
		double same = 0; // one option with the same paths on the CPU, all by the formula
		for (unsigned p = 0; p < paths; p++)
			same += worth(options[1], normal(1, p));
		b.near(got[1].x, same, 1e-4, "the sum of option", 1);
		for (unsigned i = 0; i < n; i++) {
			double fade = std::exp(-RATE * options[i].t), mean = got[i].x / paths, spread = std::sqrt(std::max(0.0, got[i].y / paths - mean * mean));
			double error = 5 * spread * fade / std::sqrt((double)paths) + 1e-3;
			if (std::fabs(mean * fade - formula(options[i])) > error)
				fail("option %u is worth %g, by the formula %g, and the error should be below %g", i, mean * fade, formula(options[i]), error);
		}
	});
	b.add(got);
	return b.finish();
}
