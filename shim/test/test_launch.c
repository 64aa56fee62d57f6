/* shim/test/test_launch.c: which launches are answered: none without attributes; with some, until the device has taken such.
 * Links: cuda/launch.c */
#include "launch_stubs.h"

/* --- the server */
static int answering, asked, sent;
static CUresult verdict;

int ferry_handle_known(int kind, uint64_t handle) { return kind == FERRY_KIND_CUevent && handle == 7; }
void ferry_answer_posts(int on) { answering = on; }
CUresult fx_Launch(CUfunction func, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX, unsigned blockY, unsigned blockZ, unsigned shared,
		   CUstream stream, unsigned flags, const CUlaunchAttribute *attributes, size_t attributes_n, const void *params, size_t params_n)
{
	(void)func, (void)gridX, (void)gridY, (void)gridZ, (void)blockX, (void)blockY, (void)blockZ, (void)shared, (void)stream, (void)flags;
	(void)attributes, (void)attributes_n, (void)params, (void)params_n;
	sent++;
	asked += answering;
	return answering ? verdict : 0; /* a launch that is not answered returns success */
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
	limit_launches();

	CHECK(launch(8, NULL, 0) == 0);

	CUlaunchAttribute four = cluster(4, 0), again = cluster(4, 0x55), eight = cluster(8, 0);
	CHECK(launch(8, &four, 0) == 1);
	CHECK(launch(8, &four, 0) == 0);
	CHECK(launch(16, &four, 0) == 0);  /* as good a multiple */
	CHECK(launch(8, &again, 0) == 0); /* the bytes behind the value belong to no attribute */
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
