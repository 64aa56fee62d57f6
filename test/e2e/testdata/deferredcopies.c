/* deferredcopies: very many asynchronous copies from the device; the program waits only for the last. What the server holds of them must stay bounded. */
#include "cudadrv.h"

enum { PIECE = 1 << 20, PIECES = 32, COPIES = 1500 };

int main(void)
{
	CUdevice device;
	CUdeviceptr p;
	unsigned *host;
	driver_open(&device);
	CHECK(cuMemAlloc(&p, PIECE));
	CHECK(cuMemAllocHost((void **)&host, (size_t)PIECE * PIECES));
	for (unsigned i = 0; i < COPIES; i++) {
		CHECK(cuMemsetD32(p, i, PIECE / 4));
		CHECK(cuMemcpyDtoHAsync((char *)host + (size_t)(i % PIECES) * PIECE, p, PIECE, NULL));
	}
	puts("ready");
	fflush(stdout);
	getchar(); /* meanwhile the client reads nothing from the server */
	CHECK(cuCtxSynchronize());
	for (unsigned i = COPIES - PIECES; i < COPIES; i++) {
		const unsigned *at = host + (size_t)(i % PIECES) * (PIECE / 4);
		EXPECT(at[0] == i && at[PIECE / 4 - 1] == i, "copy %u brought %u and %u", i, at[0], at[PIECE / 4 - 1]);
	}
	puts("PASS");
	return 0;
}
