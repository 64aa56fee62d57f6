/* overrun BYTES…: allocates so much memory for each argument, and prints the results. */
#include <stdio.h>
#include <stdlib.h>

int cuInit(unsigned), cuDeviceGet(int *, int), cuCtxCreate_v2(void **, unsigned, int), cuMemAlloc_v2(unsigned long long *, size_t);

int main(int argc, char **argv)
{
	int dev;
	void *ctx;
	unsigned long long p;
	int r = cuInit(0);
	if (!r)
		r = cuDeviceGet(&dev, 0);
	if (!r)
		r = cuCtxCreate_v2(&ctx, 0, dev);
	if (r) {
		printf("no device: %d\n", r);
		return 1;
	}
	for (int i = 1; i < argc; i++)
		printf("%d\n", cuMemAlloc_v2(&p, strtoull(argv[i], NULL, 10)));
	return 0;
}
