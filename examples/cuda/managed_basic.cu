// managed_basic.cu: memory that both sides use through one pointer: written here, changed there, read here, a few bytes changed
// in many pages, and again; structures with pointers; many small allocations; a large one of which little is touched.
#include "check.h"

#include <cstring>

__global__ void add(int *p, size_t n, int by)
{
	size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x;
	if (i < n)
		p[i] += by;
}

struct node {
	int value;
	node *next;
};

__global__ void walk(node *list, int *sum)
{
	for (node *n = list; n; n = n->next) {
		*sum += n->value;
		n->value *= 2;
	}
}

__global__ void touch(char *p, size_t step, int count)
{
	for (int i = 0; i < count; i++)
		p[i * step] += 1 + i;
}

static void rounds()
{
	const size_t n = 300000; // 293 pages
	int *p;
	CHECK(cudaMallocManaged(&p, n * sizeof *p));
	for (size_t i = 0; i < n; i++)
		p[i] = (int)i;
	for (int round = 0; round < 4; round++) {
		add<<<(unsigned)((n + 255) / 256), 256>>>(p, n, 1000);
		CHECK_LAUNCH();
		for (size_t i = 0; i < n; i++) {
			int marks = (i % 1024 == 7) ? round * 5 : 0;
			EXPECT(p[i] == (int)i + 1000 * (round + 1) + marks, "round %d: p[%zu] = %d", round, i, p[i]);
		}
		for (size_t i = 7; i < n; i += 1024)
			p[i] += 5;
	}
	CHECK(cudaFree(p));
	printf("rounds: ok\n");
}

static void lists()
{
	node *list = NULL;
	int *sum;
	CHECK(cudaMallocManaged(&sum, sizeof *sum));
	*sum = 0;
	for (int i = 1; i <= 500; i++) {
		node *n;
		CHECK(cudaMallocManaged(&n, sizeof *n));
		n->value = i;
		n->next = list;
		list = n;
	}
	walk<<<1, 1>>>(list, sum);
	walk<<<1, 1>>>(list, sum);
	CHECK_LAUNCH();
	EXPECT(*sum == 3 * 500 * 501 / 2, "sum %d", *sum);
	int total = 0;
	while (list) {
		node *next = list->next;
		total += list->value;
		CHECK(cudaFree(list));
		list = next;
	}
	EXPECT(total == 4 * 500 * 501 / 2, "total %d", total);
	CHECK(cudaFree(sum));
	printf("lists: ok\n");
}

static void sparse()
{
	const size_t size = (size_t)1 << 30, step = size / 16;
	char *p;
	CHECK(cudaMallocManaged(&p, size));
	for (int i = 0; i < 16; i++)
		p[i * step] = (char)(10 * i);
	touch<<<1, 1>>>(p, step, 16);
	CHECK_LAUNCH();
	for (int i = 0; i < 16; i++)
		EXPECT(p[i * step] == (char)(10 * i + 1 + i), "p[%d] = %d", i, p[i * step]);
	CHECK(cudaFree(p));
	printf("sparse: ok\n");
}

// Arguments of CUDA calls may themselves lie in managed memory.
static void arguments()
{
	struct args { int *p; size_t n; int by; char text[64]; } *a;
	CHECK(cudaMallocManaged(&a, sizeof *a));
	CHECK(cudaMallocManaged(&a->p, 64 * sizeof(int)));
	memset(a->p, 0, 64 * sizeof(int));
	a->n = 64;
	a->by = 3;
	strcpy(a->text, "text in managed memory");
	void *params[] = {&a->p, &a->n, &a->by};
	for (int i = 0; i < 3; i++)
		CHECK(cudaLaunchKernel((const void *)add, dim3(1), dim3(64), params, 0, 0));
	CHECK(cudaDeviceSynchronize());
	EXPECT(a->p[63] == 9, "p[63] = %d", a->p[63]);
	add<<<1, 64>>>(a->p, a->n, 1);
	CHECK_LAUNCH();
	printf("arguments: %s, %d\n", a->text, a->p[0]);
	CHECK(cudaFree(a->p));
	CHECK(cudaFree(a));
}

int main()
{
	rounds();
	lists();
	sparse();
	arguments();
	return pass();
}
