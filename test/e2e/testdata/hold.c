/* hold: takes as many MiB of device memory as the argument says, says so, and keeps them until it is killed. */
#include "cudadrv.h"
#include <unistd.h>

int main(int argc, char **argv)
{
	CUdevice dev;
	CUdeviceptr memory;

	driver_open(&dev);
	CHECK(cuMemAlloc(&memory, (size_t)atoi(argc > 1 ? argv[1] : "64") << 20));
	char first;
	CHECK(cuMemcpyDtoH(&first, memory, 1)); /* the server has them by now, not only promised */
	printf("ready\n");
	fflush(stdout);
	pause();
	return 0;
}
