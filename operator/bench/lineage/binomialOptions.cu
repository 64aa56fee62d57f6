// binomialOptions: European calls by binomial trees, a block per option; the leaves lie in shared memory and are folded step by
// step. Checked against the same tree on the CPU, and against the formula it approaches.
#include "lineage.h"

static const float RATE = 0.06f, VOLATILITY = 0.10f;
enum { MAX_STEPS = 2048 };

struct Tree { double up, down, step; }; // discounted probabilities, and the factor between neighbours' logarithms
static Tree tree(double years, int steps)
{
	double dt = years / steps, v = VOLATILITY * std::sqrt(dt), grow = std::exp(RATE * dt), fade = std::exp(-RATE * dt);
	double p = (grow - std::exp(-v)) / (std::exp(v) - std::exp(-v));
	return {p * fade, (1 - p) * fade, v};
}

struct Option { float s, x, up, down, step; };

__global__ void fold(const Option *options, float *price, int steps)
{
	__shared__ float leaf[2][MAX_STEPS + 1];
	Option o = options[blockIdx.x];
	for (int i = threadIdx.x; i <= steps; i += blockDim.x)
		leaf[0][i] = fmaxf(o.s * expf(o.step * (2 * i - steps)) - o.x, 0.0f);
	int from = 0;
	for (int n = steps; n > 0; n--, from ^= 1) {
		__syncthreads();
		for (int i = threadIdx.x; i < n; i += blockDim.x)
			leaf[from ^ 1][i] = o.up * leaf[from][i + 1] + o.down * leaf[from][i];
	}
	__syncthreads();
	if (threadIdx.x == 0)
		price[blockIdx.x] = leaf[from][0];
}

static double on_cpu(double s, double x, double years, int steps)
{
	Tree t = tree(years, steps);
	std::vector<double> leaf(steps + 1);
	for (int i = 0; i <= steps; i++)
		leaf[i] = std::max(s * std::exp(t.step * (2 * i - steps)) - x, 0.0);
	for (int n = steps; n > 0; n--)
		for (int i = 0; i < n; i++)
			leaf[i] = t.up * leaf[i + 1] + t.down * leaf[i];
	return leaf[0];
}

static double formula(double s, double x, double years)
{
	double root = VOLATILITY * std::sqrt(years), d1 = (std::log(s / x) + (RATE + VOLATILITY * VOLATILITY / 2) * years) / root;
	auto cumulative = [](double d) { return 0.5 * std::erfc(-d * std::sqrt(0.5)); };
	return s * cumulative(d1) - x * std::exp(-RATE * years) * cumulative(d1 - root);
}

int main(int argc, char **argv)
{
	Bench b(argc, argv, "binomialOptions");
	int n = b.pick(16, 512, 1024), steps = b.pick(64, 2048, 2048);
	std::vector<Option> options(n);
	std::vector<float> years(n);
	for (int i = 0; i < n; i++) {
		years[i] = 1 + 4 * unit(3 * i);
		Tree t = tree(years[i], steps);
		options[i] = {5 + 25 * unit(3 * i + 1), 1 + 29 * unit(3 * i + 2), (float)t.up, (float)t.down, (float)t.step};
	}
	DeviceArray<Option> in(options);
	DeviceArray<float> out(n);
	for (int r = 0; r < b.pick(1, 10, 10); r++) {
		fold<<<n, 128>>>(in.p, out.p, steps);
		CHECK_LAUNCH();
	}
	CHECK(cudaDeviceSynchronize());
	std::vector<float> got = out.get();
	b.aside([&] {
		for (int i = 0; i < n; i += n > 64 ? 29 : 1) {
			b.near(got[i], on_cpu(options[i].s, options[i].x, years[i], steps), 2e-3, "option", i);
			b.near(got[i], formula(options[i].s, options[i].x, years[i]), steps > 1000 ? 5e-3 : 5e-2, "option, by the formula,", i);
		}
	});
	b.add(got);
	return b.finish();
}
