/* quota: a program under a memory quota, whose bytes are the first argument. It sees the quota as the device's memory, gets out of
 * memory at the very call that would exceed it, whatever kind of memory that is for, and goes on once it has freed some. */
#include "expect.h"
#include <dlfcn.h>

enum { STEP = 16 << 20, MOST = 64 };

static size_t quota;

/* Each kind takes one step of memory and returns what to free it by. */
struct kind { const char *name; CUresult (*take)(void **); CUresult (*give)(void *); };

static CUresult plain(void **p) { return cuMemAlloc_v2((CUdeviceptr *)p, STEP); }
static CUresult pitched(void **p) { size_t pitch; return cuMemAllocPitch_v2((CUdeviceptr *)p, &pitch, 4000, STEP / 4096, 4); }
static CUresult managed(void **p) { return cuMemAllocManaged((CUdeviceptr *)p, STEP, CU_MEM_ATTACH_GLOBAL); }
static CUresult free_plain(void *p) { return cuMemFree_v2((CUdeviceptr)(uintptr_t)p); }

static CUresult pool(void **p) { return cuMemAllocAsync((CUdeviceptr *)p, STEP, NULL); }
static CUresult free_pool(void *p) { return cuMemFreeAsync((CUdeviceptr)(uintptr_t)p, NULL); }

static CUresult virtual(void **p)
{
	CUmemAllocationProp_v1 prop = {.type = CU_MEM_ALLOCATION_TYPE_PINNED, .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE}};
	return cuMemCreate((CUmemGenericAllocationHandle *)p, STEP, &prop, 0);
}
static CUresult free_virtual(void *p) { return cuMemRelease((CUmemGenericAllocationHandle)(uintptr_t)p); }

static CUresult array(void **p)
{
	CUDA_ARRAY_DESCRIPTOR_v2 d = {.Width = 2048, .Height = STEP / 2048 / 4, .Format = CU_AD_FORMAT_FLOAT, .NumChannels = 1};
	return cuArrayCreate_v2((CUarray *)p, &d);
}
static CUresult free_array(void *p) { return cuArrayDestroy(p); }

static CUresult mipmap(void **p)
{
	CUDA_ARRAY3D_DESCRIPTOR_v2 d = {.Width = 2048, .Height = STEP / 2048 / 4, .Format = CU_AD_FORMAT_FLOAT, .NumChannels = 1};
	return cuMipmappedArrayCreate((CUmipmappedArray *)p, &d, 1);
}
static CUresult free_mipmap(void *p) { return cuMipmappedArrayDestroy(p); }

static CUresult graph(void **p)
{
	CUDA_MEM_ALLOC_NODE_PARAMS_v1 a = {
		.poolProps = {.allocType = CU_MEM_ALLOCATION_TYPE_PINNED, .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE}}, .bytesize = STEP};
	CUgraphNode node;
	OK(cuGraphCreate((CUgraph *)p, 0));
	CUresult rc = cuGraphAddMemAllocNode(&node, *p, NULL, 0, &a);
	if (rc)
		cuGraphDestroy(*p);
	return rc;
}
static CUresult free_graph(void *p) { return cuGraphDestroy(p); }

static CUresult module(void **p)
{
	static char text[256];
	snprintf(text, sizeof text, ".version 7.0\n.target sm_70\n.address_size 64\n.visible .global .align 4 .b8 much[%d];\n.visible .entry f() { ret; }\n",
		 STEP - 8192);
	return cuModuleLoadData((CUmodule *)p, text);
}
static CUresult free_module(void *p) { return cuModuleUnload(p); }

static const struct kind kinds[] = {
	{"plain", plain, free_plain},       {"pitched", pitched, free_plain}, {"managed", managed, free_plain}, {"pool", pool, free_pool},
	{"virtual", virtual, free_virtual}, {"array", array, free_array},     {"mipmap", mipmap, free_mipmap},  {"graph", graph, free_graph},
	{"module", module, free_module},
};

static size_t left(void)
{
	size_t total = 0, left = 0;
	OK(cuMemGetInfo_v2(&left, &total));
	SAME(total, quota);
	return left;
}

/* Take all there is, and one more; free one and take it again; free all. */
static void one(const struct kind *k)
{
	void *p[MOST + 1];
	size_t n = 0, before = left();
	CUresult rc;
	while (n < MOST && !(rc = k->take(&p[n])))
		n++;
	expect_((int)n, (int)(before / STEP), k->name, __LINE__);
	expect_(rc, CUDA_ERROR_OUT_OF_MEMORY, k->name, __LINE__);
	SAME(left() < STEP, 1);
	OK(cuCtxSynchronize()); /* nothing comes later */
	OK(k->give(p[n / 2]));
	expect_(k->take(&p[n / 2]), 0, k->name, __LINE__);
	expect_(k->take(&p[n]), CUDA_ERROR_OUT_OF_MEMORY, k->name, __LINE__);
	for (size_t i = 0; i < n; i++)
		OK(k->give(p[i]));
	OK(cuCtxSynchronize());
	SAME(left(), before);
}

/* What is handed out without asking, because there was much left a moment ago, knows of every other kind. */
static void mixed(const struct kind *k)
{
	void *p[MOST + 1];
	CUdeviceptr small, last = 0;
	size_t n = 0, before = left();
	OK(cuMemAlloc_v2(&small, 4096));
	while (n < MOST && n + 1 < before / STEP && !k->take(&p[n]))
		n++;
	EXPECT(cuMemAlloc_v2(&last, STEP), CUDA_ERROR_OUT_OF_MEMORY); /* at once, not later */
	OK(cuCtxSynchronize());
	while (n)
		OK(k->give(p[--n]));
	OK(cuMemAlloc_v2(&last, STEP));
	OK(cuMemFree_v2(last));
	OK(cuMemFree_v2(small));
	OK(cuCtxSynchronize());
	SAME(left(), before);
}

struct memory { unsigned version; unsigned long long total, reserved, free, used; };

/* The management library says the same. */
static void nvml(size_t held)
{
	void *lib = dlopen("libnvidia-ml.so.1", RTLD_NOW), *dev = NULL;
	int (*init)(void) = (int (*)(void))dlsym(lib, "nvmlInit_v2");
	int (*handle)(unsigned, void **) = (int (*)(unsigned, void **))dlsym(lib, "nvmlDeviceGetHandleByIndex_v2");
	int (*info)(void *, void *) = (int (*)(void *, void *))dlsym(lib, "nvmlDeviceGetMemoryInfo");
	int (*info2)(void *, void *) = (int (*)(void *, void *))dlsym(lib, "nvmlDeviceGetMemoryInfo_v2");
	unsigned long long old[3] = {0}; /* total, free, used */
	struct memory m = {.version = sizeof m | 2 << 24};
	OK(init());
	OK(handle(0, &dev));
	OK(info(dev, old));
	OK(info2(dev, &m));
	SAME(old[0], quota);
	SAME(old[2], held);
	SAME(old[1], quota - held);
	SAME(m.total, quota);
	SAME(m.used, held);
	SAME(m.free, quota - held);
}

int main(int argc, char **argv)
{
	size_t total = 0;
	CUcontext ctx;
	CUdeviceptr all, p;
	quota = argc > 1 ? strtoull(argv[1], NULL, 10) : 0;
	OK(cuInit(0));
	OK(cuDeviceTotalMem_v2(&total, 0));
	SAME(total, quota);
	OK(cuDevicePrimaryCtxRetain(&ctx, 0));
	OK(cuCtxSetCurrent(ctx));
	SAME(left(), quota);
	EXPECT(cuMemAlloc_v2(&p, quota + 1), CUDA_ERROR_OUT_OF_MEMORY);
	OK(cuMemAlloc_v2(&all, quota));
	EXPECT(cuMemAlloc_v2(&p, 1), CUDA_ERROR_OUT_OF_MEMORY);
	nvml(quota);
	OK(cuMemFree_v2(all));
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		one(&kinds[i]);
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		mixed(&kinds[i]);
	return VERDICT();
}
