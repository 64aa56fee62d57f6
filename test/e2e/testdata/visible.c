/* visible: what cuInit answers, and each device that can be seen, by its UUID. */
#include "cudadrv.h"

int main(void)
{
	void *lib = dlopen("libcuda.so.1", RTLD_NOW);
	int n = 0;
	EXPECT(lib, "%s", dlerror());
	CUresult (*init)(unsigned) = (CUresult(*)(unsigned))dlsym(lib, "cuInit");
	CUresult (*count)(int *) = (CUresult(*)(int *))dlsym(lib, "cuDeviceGetCount");
	CUresult (*uuid)(unsigned char *, CUdevice) = (CUresult(*)(unsigned char *, CUdevice))dlsym(lib, "cuDeviceGetUuid_v2");
	CUresult rc = init(0);
	printf("cuInit %d\n", rc);
	if (rc)
		return 0;
	CHECK(count(&n));
	for (int i = 0; i < n; i++) {
		unsigned char u[16];
		CHECK(uuid(u, i));
		printf("GPU-");
		for (int k = 0; k < 16; k++)
			printf("%s%02x", k == 4 || k == 6 || k == 8 || k == 10 ? "-" : "", u[k]);
		puts("");
	}
	return 0;
}
