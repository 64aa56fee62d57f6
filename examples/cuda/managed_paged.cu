// managed_paged.cu: a paged optimiser. The moments of Adam lie in managed memory: a step prefetches those of each parameter to
// the device and updates it; between steps the program reads and changes them in place, or sends them to the host. Beside it runs
// the same optimiser in device memory, and both must agree in every bit.
//
//	managed_paged [PARAMETERS [FLOATS_EACH [STEPS [MORE_MIB]]]]
//
// Times go to standard error. MORE_MIB of managed memory are allocated besides and used once a step, to ask for more than the
// device has.
#include "check.h"

#include <chrono>
#include <cstring>
#include <vector>

__global__ void adam(float *w, const float *g, float *m, float *v, size_t n, float correct1, float correct2)
{
	size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x;
	if (i >= n)
		return;
	float a = m[i] = 0.9f * m[i] + 0.1f * g[i];
	float b = v[i] = 0.999f * v[i] + 0.001f * g[i] * g[i];
	w[i] -= 0.01f * (a * correct1) / (sqrtf(b * correct2) + 1e-8f);
}

__global__ void gradient(float *g, const float *w, size_t n, int step)
{
	size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x;
	if (i < n)
		g[i] = w[i] * 0.5f + (float)((i * 7 + step * 13) % 101) - 50;
}

__global__ void more(unsigned *p, size_t pages, unsigned step)
{
	size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x;
	if (i < pages)
		p[i * 1024] += step + (unsigned)i;
}

static double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

static void prefetch(void *p, size_t n, bool to_host)
{
#if CUDART_VERSION >= 13000
	cudaMemLocation l = {};
	l.type = to_host ? cudaMemLocationTypeHost : cudaMemLocationTypeDevice;
	CHECK(cudaMemPrefetchAsync(p, n, l, 0, 0));
#else
	CHECK(cudaMemPrefetchAsync(p, n, to_host ? cudaCpuDeviceId : 0, 0));
#endif
}

struct parameter {
	float *w[2], *g, *m[2], *v[2]; // 0: paged, 1: plain
};

int main(int argc, char **argv)
{
	size_t count = argc > 1 ? strtoul(argv[1], nullptr, 10) : 20, n = argc > 2 ? strtoul(argv[2], nullptr, 10) : 40000;
	int steps = argc > 3 ? atoi(argv[3]) : 8;
	size_t pages = (argc > 4 ? strtoul(argv[4], nullptr, 10) : 4) * 256;
	size_t bytes = n * sizeof(float);
	unsigned blocks = (unsigned)((n + 255) / 256), *extra;
	std::vector<parameter> all(count);
	std::vector<float> host(n), other(n);
	double start = now();
	for (size_t i = 0; i < n; i++)
		host[i] = (float)(i % 1000) / 100;
	for (parameter &p : all) {
		for (int k = 0; k < 2; k++) {
			CHECK(cudaMalloc(&p.w[k], bytes));
			CHECK(cudaMemcpy(p.w[k], host.data(), bytes, cudaMemcpyHostToDevice));
		}
		CHECK(cudaMalloc(&p.g, bytes));
		CHECK(cudaMallocManaged(&p.m[0], bytes, cudaMemAttachHost));
		CHECK(cudaMallocManaged(&p.v[0], bytes, cudaMemAttachHost));
		memset(p.m[0], 0, bytes); // by the host, as a framework fills a tensor that it takes for the host's
		CHECK(cudaMemset(p.v[0], 0, bytes));
		for (float **q : {&p.m[1], &p.v[1]}) {
			CHECK(cudaMalloc(q, bytes));
			CHECK(cudaMemset(*q, 0, bytes));
		}
	}
	CHECK(cudaMallocManaged(&extra, pages * 4096));
	memset(extra, 0, pages * 4096);
	fprintf(stderr, "allocate %.3f s\n", now() - start);
	float c1 = 1, c2 = 1;
	for (int step = 1; step <= steps; step++) {
		double begin = now();
		c1 *= 0.9f;
		c2 *= 0.999f;
		for (parameter &p : all)
			for (int k = 0; k < 2; k++) {
				gradient<<<blocks, 256>>>(p.g, p.w[k], n, step);
				if (k == 0) {
					prefetch(p.m[0], bytes, false);
					prefetch(p.v[0], bytes, false);
				}
				adam<<<blocks, 256>>>(p.w[k], p.g, p.m[k], p.v[k], n, 1 / (1 - c1), 1 / (1 - c2));
			}
		more<<<(unsigned)((pages + 255) / 256), 256>>>(extra, pages, step);
		CHECK_LAUNCH();
		double mid = now();
		if (step % 4 == 2) { // the host looks at some and changes some, in place
			for (size_t j = 0; j < count; j += 3) {
				parameter &p = all[j];
				EXPECT(p.m[0][n - 1] == p.m[0][n - 1], "parameter %zu: not a number", j);
				for (size_t i = 0; i < n; i += 5)
					p.v[0][i] *= 1.5f;
				CHECK(cudaMemcpy(host.data(), p.v[1], bytes, cudaMemcpyDefault));
				for (size_t i = 0; i < n; i += 5)
					host[i] *= 1.5f;
				CHECK(cudaMemcpy(p.v[1], host.data(), bytes, cudaMemcpyDefault));
			}
		}
		if (step % 4 == 3) { // all of it to the host, as before a save
			for (parameter &p : all) {
				prefetch(p.m[0], bytes, true);
				prefetch(p.v[0], bytes, true);
			}
			CHECK(cudaDeviceSynchronize());
			for (parameter &p : all) {
				CHECK(cudaMemcpy(host.data(), p.m[1], bytes, cudaMemcpyDeviceToHost));
				EXPECT(!memcmp(host.data(), p.m[0], bytes), "step %d: the first moments differ", step);
				CHECK(cudaMemcpy(host.data(), p.v[1], bytes, cudaMemcpyDeviceToHost));
				EXPECT(!memcmp(host.data(), p.v[0], bytes), "step %d: the second moments differ", step);
			}
		}
		fprintf(stderr, "step %d: device %.3f s, host %.3f s\n", step, mid - begin, now() - mid);
	}
	for (parameter &p : all) {
		CHECK(cudaMemcpy(host.data(), p.w[0], bytes, cudaMemcpyDeviceToHost));
		CHECK(cudaMemcpy(other.data(), p.w[1], bytes, cudaMemcpyDeviceToHost));
		EXPECT(!memcmp(host.data(), other.data(), bytes), "the weights differ");
	}
	for (size_t i = 0; i < pages; i += 97)
		EXPECT(extra[i * 1024] == (unsigned)(steps * (steps + 1) / 2) + steps * (unsigned)i, "page %zu is %u", i, extra[i * 1024]);
	printf("%zu parameters of %zu, %d steps: equal\n", count, n, steps);
	for (parameter &p : all) {
		for (float *q : {p.w[0], p.w[1], p.g, p.m[0], p.m[1], p.v[0], p.v[1]})
			CHECK(cudaFree(q));
	}
	CHECK(cudaFree(extra));
	return pass();
}
