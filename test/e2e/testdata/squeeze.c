/* squeeze: copies of data that shrinks, or does not, both ways; every byte is looked at. Or a module that shrinks and that no server knows.
 *
 *     squeeze MIB words|noise|module   says "PASS" */
#include "cudadrv.h"
#include <stdint.h>
#include <time.h>
#include <unistd.h>

/* Numbers that count up, as indices do: most of their bytes are those of the number before. Or none is. */
static uint32_t value(size_t i, int noise) { return noise ? (uint32_t)((i + 1) * 0x9e3779b97f4a7c15ull >> 24) * 0x85ebca6bu : (uint32_t)(i / 64); }

static void load(size_t n)
{
	static const char text[] = ".version 7.0\n.target sm_70\n.address_size 64\n.visible .entry nothing() { ret; }\n";
	char *ptx = malloc(n + 1);
	CUmodule module;
	CUfunction function;
	size_t at = (size_t)snprintf(ptx, n, "// by %d at %ld\n%s", (int)getpid(), (long)time(NULL), text);
	static const char line[] = "// nothing to be seen here, line after line\n";
	memset(ptx + at, '\n', n - at);
	for (; at + sizeof line <= n; at += sizeof line - 1)
		memcpy(ptx + at, line, sizeof line - 1);
	ptx[n] = 0;
	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetFunction(&function, module, "nothing"));
	CHECK(cuModuleUnload(module));
	free(ptx);
}

int main(int argc, char **argv)
{
	CUdevice device;
	CUdeviceptr x;
	size_t n = (size_t)(argc > 1 ? atoi(argv[1]) : 64) << 20;
	int noise = argc > 2 && !strcmp(argv[2], "noise");
	(void)driver_open(&device);
	if (argc > 2 && !strcmp(argv[2], "module")) {
		load(n);
		puts("PASS");
		return 0;
	}
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
