/* shim/test/test_launch.c: which launches are answered: none without attributes; with some, until the device has taken such.
 * Links: cuda/launch.c */
#include "../cuda/mem.h"
#include "../cuda/gen_send.h"

#include <stdio.h>

static int failed;
#define CHECK(x) ((x) ? (void)0 : (void)(failed++, fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #x)))

/* --- the rest of the shim */
static struct shim_function fn;
static struct shim_ctx ctx;
static FerryDevice device;
static int answering, asked, sent;
static CUresult verdict;
struct shim_devices shim_devices;

CUresult shim_enter(void) { return 0; }
int ferry_known(int kind, uint64_t handle) { return kind == FERRY_KIND_CUevent && handle == 7; }
void ferry_answer_posts(int on) { answering = on; }
struct shim_function *shim_function_of(CUfunction f) { return (void)f, &fn; }
CUresult shim_ctx_current(struct shim_ctx **out) { return *out = &ctx, 0; }
const FerryDevice *shim_device(CUdevice d) { return (void)d, &device; }
CUresult shim_stream(CUstream *s) { return (void)s, 0; }
CUresult shim_capture_allows_legacy(CUstream s, const struct shim_ctx *c) { return (void)s, (void)c, 0; }
CUresult shim_unsupported(const char *what) { return (void)what, CUDA_ERROR_NOT_SUPPORTED; }
void shim_events_elsewhere(void) {}
CUresult shim_reach_all(const void *block, size_t n) { return (void)block, (void)n, 0; }
CUresult shim_cuOccupancyMaxActiveBlocksPerMultiprocessor(int *n, CUfunction f, int b, size_t s) { return (void)f, (void)b, (void)s, *n = 1, 0; }
CUresult fx_Launch(CUfunction func, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX, unsigned blockY, unsigned blockZ, unsigned shared,
		   CUstream stream, unsigned flags, const CUlaunchAttribute *attributes, size_t attributes_n, const void *params, size_t params_n)
{
	(void)func, (void)gridX, (void)gridY, (void)gridZ, (void)blockX, (void)blockY, (void)blockZ, (void)shared, (void)stream, (void)flags;
	(void)attributes, (void)attributes_n, (void)params, (void)params_n;
	sent++;
	asked += answering;
	return answering ? verdict : 0; /* who does not ask does not hear */
}

/* --- */

/* Launch a grid of so many blocks with one attribute; how often was asked? */
static int launch(unsigned blocks, const CUlaunchAttribute *a, CUresult want)
{
	CUlaunchConfig c = {.gridDimX = blocks, .gridDimY = 1, .gridDimZ = 1, .blockDimX = 32, .blockDimY = 1, .blockDimZ = 1, .attrs = (void *)a, .numAttrs = a ? 1 : 0};
	int before = asked;
	CHECK(cuLaunchKernelEx(&c, (CUfunction)1, NULL, NULL) == want);
	CHECK(!answering);
	return asked - before;
}

static CUlaunchAttribute filled(CUlaunchAttributeID id, char rest)
{
	CUlaunchAttribute a;
	memset(&a, rest, sizeof a);
	a.id = id;
	return a;
}

static CUlaunchAttribute cluster(unsigned x, char rest)
{
	CUlaunchAttribute a = filled(CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, rest);
	a.value.clusterDim = (CUlaunchAttributeValue_clusterDim){x, 1, 1};
	return a;
}

int main(void)
{
	for (int i = 0; i < 3; i++)
		device.attributes[CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X + i] = device.attributes[CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X + i] = 1024;
	device.attributes[CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK] = 1024;

	CHECK(launch(8, NULL, 0) == 0);

	CUlaunchAttribute four = cluster(4, 0), again = cluster(4, 0x55), eight = cluster(8, 0);
	CHECK(launch(8, &four, 0) == 1);
	CHECK(launch(8, &four, 0) == 0);
	CHECK(launch(16, &four, 0) == 0);  /* as good a multiple */
	CHECK(launch(8, &again, 0) == 0); /* what lies behind the value is nobody's */
	verdict = CUDA_ERROR_INVALID_CLUSTER_SIZE;
	CHECK(launch(6, &four, verdict) == 1); /* no multiple */
	CHECK(launch(6, &four, verdict) == 1); /* what was wrong is wrong again */
	CHECK(launch(8, &eight, verdict) == 1);
	verdict = 0;
	fn.info.attributes[CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED] = 1;
	CHECK(launch(8, &four, 0) == 1); /* another setting, another answer */
	CHECK(launch(8, &four, 0) == 0);

	fn.info.attributes[CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH] = 2; /* as it was compiled */
	CHECK(launch(8, NULL, 0) == 1 && launch(8, NULL, 0) == 0 && launch(4, NULL, 0) == 0 && launch(5, NULL, 0) == 1);
	fn.info.attributes[CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH] = 0;

	CUlaunchAttribute together = filled(CU_LAUNCH_ATTRIBUTE_COOPERATIVE, 1);
	CHECK(launch(8, &together, 0) == 1 && launch(8, &together, 0) == 0 && launch(9, &together, 0) == 1); /* how many fit at once */

	CUlaunchAttribute unknown = filled(200, 0);
	verdict = CUDA_ERROR_INVALID_VALUE;
	CHECK(launch(8, &unknown, verdict) == 1);
	verdict = 0;
	CHECK(launch(8, &unknown, 0) == 1 && launch(8, &unknown, 0) == 1); /* never taken for granted */

	CUlaunchAttribute event = filled(CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT, 0);
	int before = sent;
	CHECK(launch(8, &event, CUDA_ERROR_INVALID_HANDLE) == 0 && sent == before);
	event.value.launchCompletionEvent.event = (CUevent)7;
	CHECK(launch(8, &event, 0) == 1 && launch(8, &event, 0) == 0);

	if (!failed)
		printf("launch: ok\n");
	return failed != 0;
}
