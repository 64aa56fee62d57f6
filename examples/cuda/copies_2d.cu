// copies_2d.cu: rectangles and boxes between memory of all kinds, with odd pitches, offsets and widths, and sets of rectangles,
// against the same done here.
#include "check.h"

#include <cstring>
#include <vector>

static const size_t SIZE = 1 << 18;
static unsigned char seed = 1;

__constant__ unsigned short quant[4][64];
__device__ unsigned char table[5000];

__global__ void read_quant(unsigned short *out) { out[threadIdx.x] = quant[threadIdx.x / 64][threadIdx.x % 64]; }

struct place { const char *name; unsigned char *p; bool device; };

static void put(place x, const std::vector<unsigned char> &v)
{
	if (x.device)
		CHECK(cudaMemcpy(x.p, v.data(), SIZE, cudaMemcpyDefault));
	else
		memcpy(x.p, v.data(), SIZE);
}

static std::vector<unsigned char> get(place x)
{
	std::vector<unsigned char> v(SIZE);
	if (x.device)
		CHECK(cudaMemcpy(v.data(), x.p, SIZE, cudaMemcpyDefault));
	else
		memcpy(v.data(), x.p, SIZE);
	return v;
}

static std::vector<unsigned char> noise()
{
	std::vector<unsigned char> v(SIZE);
	unsigned x = seed++ * 2654435761u;
	for (auto &b : v)
		b = (unsigned char)((x = x * 1664525 + 1013904223) >> 24);
	return v;
}

static unsigned long long sum = 14695981039346656037ull;
static int count;

static void same(const std::vector<unsigned char> &want, place x, const char *what, const char *from)
{
	auto got = get(x);
	for (size_t i = 0; i < SIZE; i++) {
		EXPECT(got[i] == want[i], "%s, %s to %s: byte %zu is %d, not %d", what, from, x.name, i, got[i], want[i]);
		sum = (sum ^ got[i]) * 1099511628211ull;
	}
	count++;
}

struct box { size_t from, from_pitch, to, to_pitch, width, height, from_rows, to_rows, depth; };

static void copy(place from, place to, box b, bool async)
{
	auto a = noise(), c = noise();
	put(from, a);
	put(to, c);
	for (size_t z = 0; z < b.depth; z++)
		for (size_t y = 0; y < b.height; y++)
			memcpy(&c[b.to + (z * b.to_rows + y) * b.to_pitch], &a[b.from + (z * b.from_rows + y) * b.from_pitch], b.width);
	if (b.depth == 1 && async)
		CHECK(cudaMemcpy2DAsync(to.p + b.to, b.to_pitch, from.p + b.from, b.from_pitch, b.width, b.height, cudaMemcpyDefault, 0));
	else if (b.depth == 1)
		CHECK(cudaMemcpy2D(to.p + b.to, b.to_pitch, from.p + b.from, b.from_pitch, b.width, b.height, cudaMemcpyDefault));
	else {
		cudaMemcpy3DParms p = {};
		p.srcPtr = make_cudaPitchedPtr(from.p + b.from, b.from_pitch, b.width, b.from_rows);
		p.dstPtr = make_cudaPitchedPtr(to.p + b.to, b.to_pitch, b.width, b.to_rows);
		p.extent = make_cudaExtent(b.width, b.height, b.depth);
		p.kind = cudaMemcpyDefault;
		CHECK(async ? cudaMemcpy3DAsync(&p, 0) : cudaMemcpy3D(&p));
	}
	CHECK(cudaDeviceSynchronize());
	same(c, to, "copy", from.name);
}

static void sets(place x)
{
	auto c = noise();
	put(x, c);
	for (size_t y = 0; y < 37; y++)
		memset(&c[77 + y * 131], 9, 101);
	for (size_t z = 0; z < 3; z++)
		for (size_t y = 0; y < 5; y++)
			memset(&c[9000 + (z * 7 + y) * 64], 200, 33);
	CHECK(cudaMemset2D(x.p + 77, 131, 9, 101, 37));
	CHECK(cudaMemset3D(make_cudaPitchedPtr(x.p + 9000, 64, 33, 7), 200, make_cudaExtent(33, 5, 3)));
	CHECK(cudaDeviceSynchronize());
	same(c, x, "set", "nothing");
}

static void symbols()
{
	unsigned short q[4][64], *out, back[256];
	for (int i = 0; i < 256; i++)
		q[i / 64][i % 64] = (unsigned short)(i * 257 + 3);
	CHECK(cudaMemcpyToSymbol(quant, q, sizeof q));
	CHECK(cudaMemcpyToSymbol(quant, &q[3][1], 126, 130)); // one element on: quant[1][1..63] = q[3][1..63]
	memcpy(&q[1][1], &q[3][1], 126);
	CHECK(cudaMalloc(&out, sizeof back));
	read_quant<<<1, 256>>>(out);
	CHECK(cudaMemcpy(back, out, sizeof back, cudaMemcpyDefault));
	EXPECT(!memcmp(back, q, sizeof q), "constants");
	std::vector<unsigned char> v = noise(), w(4001);
	CHECK(cudaMemcpyToSymbol(table, v.data(), 4001, 999));
	CHECK(cudaMemcpyFromSymbol(w.data(), table, 4001, 999));
	EXPECT(!memcmp(v.data(), w.data(), 4001), "table");
	CHECK(cudaFree(out));
	// Pinned memory may be written again as soon as a synchronous copy is back.
	unsigned char *pinned, *d, got[32];
	CHECK(cudaMallocHost(&pinned, 64));
	CHECK(cudaMalloc(&d, 32));
	for (int i = 0; i < 32; i++) {
		pinned[3] = (unsigned char)(i + 1);
		CHECK(cudaMemcpy(d + i, pinned + 3, 1, cudaMemcpyDefault));
	}
	CHECK(cudaMemcpy(got, d, 32, cudaMemcpyDefault));
	for (int i = 0; i < 32; i++)
		EXPECT(got[i] == i + 1, "small copy %d: %d", i, got[i]);
	CHECK(cudaFreeHost(pinned));
	CHECK(cudaFree(d));
}

int main()
{
	unsigned char *device, *other, *pinned, *managed, *plain = (unsigned char *)malloc(SIZE);
	CHECK(cudaMalloc(&device, SIZE));
	CHECK(cudaMalloc(&other, SIZE));
	CHECK(cudaMallocHost(&pinned, SIZE));
	CHECK(cudaMallocManaged(&managed, SIZE));
	place list[] = {{"device", device, true}, {"other", other, true}, {"pinned", pinned, false}, {"managed", managed, false}, {"plain", plain, false}};
	box boxes[] = {
		{0, 64, 0, 64, 64, 64, 64, 64, 1}, {3, 131, 77, 97, 89, 41, 41, 41, 1}, {1, 1, 5, 7, 1, 1000, 1000, 1000, 1},
		{11, 4099, 5, 4097, 4096, 30, 30, 30, 1}, {13, 65, 2, 80, 63, 9, 11, 13, 5}, {0, 700, 1, 640, 640, 60, 60, 61, 4},
	};
	int k = 0;
	for (auto from : list)
		for (auto to : list)
			for (auto b : boxes)
				if (from.p != to.p)
					copy(from, to, b, k++ % 2);
	sets(list[0]);
	sets(list[3]);
	symbols();
	printf("%d: %016llx\n", count, sum);
	free(plain);
	return pass();
}
