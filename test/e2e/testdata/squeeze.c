/* squeeze: copies of data that shrinks, or does not, both ways; every byte is looked at.
 *
 *     squeeze MIB words|noise   says "PASS" */
#include "cudadrv.h"
#include <stdint.h>

/* Numbers that count up, as indices do: most of their bytes are those of the number before. Or none is. */
static uint32_t value(size_t i, int noise) { return noise ? (uint32_t)((i + 1) * 0x9e3779b97f4a7c15ull >> 24) * 0x85ebca6bu : (uint32_t)(i / 64); }

int main(int argc, char **argv)
{
	CUdevice device;
	CUdeviceptr x;
	size_t n = (size_t)(argc > 1 ? atoi(argv[1]) : 64) << 20;
	int noise = argc > 2 && !strcmp(argv[2], "noise");
	(void)driver_open(&device);
	uint32_t *data = malloc(n);
	for (size_t i = 0; i < n / 4; i++)
		data[i] = value(i, noise);
	CHECK(cuMemAlloc(&x, n));
	CHECK(cuMemcpyHtoD(x, data, n));
	memset(data, 0xee, n);
	CHECK(cuMemcpyDtoH(data, x, n));
	for (size_t i = 0; i < n / 4; i++)
		if (data[i] != value(i, noise))
			fail("other bytes at %zu", 4 * i);
	CHECK(cuMemFree(x));
	puts("PASS");
	return 0;
}
