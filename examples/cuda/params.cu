// params: kernel parameters of every size and alignment must arrive intact:
// characters, doubles, structures by value, many at once, a block of 4 KB.
#include "check.h"

#include <cstring>

struct Point {
	char tag;
	double x, y;
	short n;
};

struct __align__(16) Wide {
	float v[4];
};

struct Big {
	int v[1000];
};

template <typename T>
__global__ void store(T value, T *out)
{
	*out = value;
}

__global__ void mixed(char c, double d, short s, Point p, unsigned char u, Wide w, long long l, bool b, float f, double *out)
{
	double r[] = {double(c), d, double(s), double(p.tag), p.x, p.y, double(p.n), double(u),
	              w.v[0], w.v[3], double(l), double(b), f};
	for (int i = 0; i < 13; i++)
		out[i] = r[i];
}

__global__ void twenty(int a0, int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, int a9, int a10, int a11,
                       int a12, int a13, int a14, int a15, int a16, int a17, int a18, int *out)
{
	*out = a0 + 2 * a1 + 3 * a2 + 4 * a3 + 5 * a4 + 6 * a5 + 7 * a6 + 8 * a7 + 9 * a8 + 10 * a9 + 11 * a10 + 12 * a11 +
	       13 * a12 + 14 * a13 + 15 * a14 + 16 * a15 + 17 * a16 + 18 * a17 + 19 * a18;
}

__global__ void sum(Big big, int *out)
{
	int s = 0;
	for (int i = threadIdx.x; i < 1000; i += blockDim.x)
		s += big.v[i];
	atomicAdd(out, s);
}

__global__ void nothing() {}

// round_trip sends one value through a parameter and back.
template <typename T>
static void round_trip(const char *name, T value)
{
	T *d, back;
	memset(&back, 0xff, sizeof back);
	CHECK(cudaMalloc(&d, sizeof value));
	store<<<1, 1>>>(value, d);
	CHECK_LAUNCH();
	CHECK(cudaMemcpy(&back, d, sizeof back, cudaMemcpyDeviceToHost));
	CHECK(cudaFree(d));
	EXPECT(memcmp(&back, &value, sizeof back) == 0, "%s came back changed", name);
	printf("%s: %zu bytes\n", name, sizeof value);
}

int main()
{
	round_trip("char", 'x');
	round_trip("bool", true);
	round_trip("short", short(-1234));
	round_trip("float", 3.14f);
	round_trip("double", 2.718281828459045);
	round_trip("long long", -1234567890123456789ll);
	round_trip("float3", make_float3(1, 2, 3));
	round_trip("aligned struct", Wide{{1, 2, 3, 4}});

	double *dd, r[13];
	CHECK(cudaMalloc(&dd, sizeof r));
	mixed<<<1, 1>>>(-3, 0.1, -300, Point{'p', 1.5, -2.5, 77}, 200, Wide{{9, 8, 7, 6}}, 1ll << 40, true, 0.25f, dd);
	CHECK_LAUNCH();
	CHECK(cudaMemcpy(r, dd, sizeof r, cudaMemcpyDeviceToHost));
	const double want[13] = {-3, 0.1, -300, 'p', 1.5, -2.5, 77, 200, 9, 6, 1099511627776.0, 1, 0.25};
	for (int i = 0; i < 13; i++)
		EXPECT(r[i] == want[i], "mixed[%d] = %g, want %g", i, r[i], want[i]);
	printf("mixed: 10 parameters\n");

	int *di, got = 0;
	CHECK(cudaMalloc(&di, sizeof got));
	twenty<<<1, 1>>>(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, di);
	CHECK_LAUNCH();
	CHECK(cudaMemcpy(&got, di, sizeof got, cudaMemcpyDeviceToHost));
	EXPECT(got == 2470, "twenty: %d, want 2470", got);
	printf("twenty: %d\n", got);

	Big big;
	for (int i = 0; i < 1000; i++)
		big.v[i] = i * 3;
	CHECK(cudaMemset(di, 0, sizeof got));
	sum<<<1, 64>>>(big, di);
	CHECK_LAUNCH();
	CHECK(cudaMemcpy(&got, di, sizeof got, cudaMemcpyDeviceToHost));
	EXPECT(got == 1498500, "big: %d, want 1498500", got);
	printf("big: %zu bytes\n", sizeof big);

	nothing<<<1, 1>>>();
	CHECK_LAUNCH();
	CHECK(cudaFree(dd));
	CHECK(cudaFree(di));
	return pass();
}
