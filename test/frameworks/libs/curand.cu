// link: curand
// cuRAND: its generators from the host, and random numbers made inside our own kernel.
#include "check.h"

#include <curand.h>
#include <curand_kernel.h>

static const int N = 20000;

template <class T> static void say_part(const char *generator, const char *part, const T *p, size_t n)
{
	printf("%s_", generator);
	say(part, p, n);
}

template <class State> __global__ void inside(float *uniform, float *normal, unsigned *poisson)
{
	State s;
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	curand_init(1234, i, 0, &s);
	for (int k = 0; k < 4; k++) {
		uniform[4 * i + k] = curand_uniform(&s);
		normal[4 * i + k] = curand_normal(&s);
		poisson[4 * i + k] = curand_poisson(&s, 5.0);
	}
}

static void from_host(const char *name, curandRngType_t type)
{
	curandGenerator_t g;
	CHECK(curandCreateGenerator(&g, type));
	if (type < CURAND_RNG_QUASI_DEFAULT)
		CHECK(curandSetPseudoRandomGeneratorSeed(g, 42));
	else
		CHECK(curandSetQuasiRandomGeneratorDimensions(g, 4));
	float *x = room<float>(N);
	CHECK(curandGenerateUniform(g, x, N));
	say(name, x, N);
	CHECK(curandGenerateNormal(g, x, N, 1, 2));
	say_part(name, "normal", x, N);
	double *d = room<double>(N);
	CHECK(curandGenerateUniformDouble(g, d, N));
	say_part(name, "double", d, N);
	CHECK(curandDestroyGenerator(g));
}

template <class State> static void from_kernel(const char *name)
{
	float *uniform = room<float>(4096), *normal = room<float>(4096);
	unsigned *poisson = room<unsigned>(4096);
	inside<State><<<8, 128>>>(uniform, normal, poisson);
	CHECK(cudaGetLastError());
	say(name, uniform, 4096);
	say_part(name, "normal", normal, 4096);
	say_part(name, "poisson", poisson, 4096);
}

int main()
{
	from_host("xorwow", CURAND_RNG_PSEUDO_XORWOW);
	from_host("mrg32k3a", CURAND_RNG_PSEUDO_MRG32K3A);
	from_host("mtgp32", CURAND_RNG_PSEUDO_MTGP32);
	from_host("mt19937", CURAND_RNG_PSEUDO_MT19937);
	from_host("philox", CURAND_RNG_PSEUDO_PHILOX4_32_10);
	from_host("sobol", CURAND_RNG_QUASI_SOBOL32);
	from_kernel<curandStateXORWOW_t>("kernel_xorwow");
	from_kernel<curandStatePhilox4_32_10_t>("kernel_philox");
	from_kernel<curandStateMRG32k3a_t>("kernel_mrg32k3a");
	return 0;
}
