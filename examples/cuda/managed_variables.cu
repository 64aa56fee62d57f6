// managed_variables.cu: __managed__ variables: their initial values, changed from both sides, pointers between them, and as
// symbols.
#include "check.h"

__managed__ int counter = 5;
__managed__ int table[3000] = {1, 2, 3};
__managed__ int *where;
__managed__ double matrix[4][4];
__device__ int plain = 9;

__global__ void work()
{
	counter++;
	for (int i = 0; i < 3000; i++)
		table[i] += i;
	where = &table[2999];
	matrix[3][2] = plain + 0.5;
}

__global__ void again()
{
	*where += counter;
}

int main()
{
	printf("before: %d %d %d %d\n", counter, table[0], table[2], table[2999]);
	counter = 40;
	work<<<1, 1>>>();
	CHECK_LAUNCH();
	printf("after: %d %d %d %d %.1f\n", counter, table[0], table[2], table[2999], matrix[3][2]);
	EXPECT(where == &table[2999], "one address on both sides");
	counter = 1;
	again<<<1, 1>>>();
	CHECK_LAUNCH();
	printf("again: %d through %d\n", table[2999], *where);

	void *address;
	size_t size;
	CHECK(cudaGetSymbolAddress(&address, table));
	CHECK(cudaGetSymbolSize(&size, table));
	printf("symbol: %d, %zu bytes\n", address == (void *)table, size);
	int seven = 7, back = 0;
	CHECK(cudaMemcpyToSymbol(counter, &seven, sizeof seven));
	CHECK(cudaMemcpyFromSymbol(&back, counter, sizeof back));
	printf("copied: %d %d\n", counter, back);
	cudaPointerAttributes a;
	CHECK(cudaPointerGetAttributes(&a, &counter));
	printf("pointer: %d\n", a.type == cudaMemoryTypeManaged);
	return pass();
}
