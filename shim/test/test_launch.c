/* shim/test/test_launch.c: which launches are refused without being sent, and which are answered: none without attributes; with
 * some, until the device has taken such.
 * Links: cuda/launch.c */
#include "launch_stubs.h"

/* --- the server */
static int answering, asked, sent;
static CUresult answer;

int ferry_handle_known(int kind, uint64_t handle) { return kind == FERRY_KIND_CUevent && (handle == 7 || handle == 8); }
void ferry_answer_posts(int on) { answering = on; }
CUresult fx_Launch(CUfunction func, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX, unsigned blockY, unsigned blockZ, unsigned shared,
		   CUstream stream, unsigned flags, const CUlaunchAttribute *attributes, size_t attributes_n, const void *params, size_t params_n)
{
	(void)func, (void)gridX, (void)gridY, (void)gridZ, (void)blockX, (void)blockY, (void)blockZ, (void)shared, (void)stream, (void)flags;
	(void)attributes, (void)attributes_n, (void)params, (void)params_n;
	sent++;
	asked += answering;
	return answering ? answer : 0; /* a launch that is not answered returns success */
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

/* What the driver refuses at the call is refused here, before anything is sent. */
static CUresult refused(unsigned blocks, unsigned threads, unsigned shared, int cooperative)
{
	int before = sent;
	CUresult rc = cooperative ? cuLaunchCooperativeKernel((CUfunction)1, blocks, 1, 1, threads, 1, 1, shared, NULL, NULL)
				  : cuLaunchKernel((CUfunction)1, blocks, 1, 1, threads, 1, 1, shared, NULL, NULL, NULL);
	CHECK(sent - before == !rc);
	return rc;
}

/* A block that wants too much of several things: of shared memory first. A cooperative launch of it is too large, whatever it wants. */
static void order(void)
{
	int *a = fn.info.attributes;
	a[CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK] = 512;
	a[CU_FUNC_ATTRIBUTE_NUM_REGS] = 128;
	a[CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES] = 100;
	CHECK(refused(1, 1024, 0, 0) == CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES && refused(1, 1024, 101, 0) == CUDA_ERROR_INVALID_VALUE);
	CHECK(refused(1, 1024, 0, 1) == CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE && refused(1, 1, 101, 1) == CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE);
	CHECK(refused(0, 1024, 0, 1) == CUDA_ERROR_INVALID_VALUE && refused(1, 512, 100, 1) == 0);
	memset(a, 0, sizeof fn.info.attributes);
}

/* Launch with a packed block of so many bytes; SIZE_MAX: without saying how many. */
static CUresult packed(size_t n, void *params)
{
	static char block[64];
	void *extra[] = {(void *)1, block, (void *)2, &n, NULL};
	int before = sent;
	if (n == SIZE_MAX)
		extra[2] = NULL;
	CUresult rc = cuLaunchKernel((CUfunction)1, 1, 1, 1, 1, 1, 1, 0, NULL, params, extra);
	CHECK(sent - before == !rc);
	return rc;
}

/* A packed block may be shorter than the parameters, but not missing, and not longer. */
static void pack(void)
{
	FerryParam layout[] = {{.offset = 0, .size = 8}, {.offset = 8, .size = 4}};
	void *end[] = {NULL}, *params[] = {layout, layout};
	CHECK(packed(0, NULL) == 0 && packed(0, params) == 0 && packed(1, NULL) == CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES);
	fn.layout = layout;
	fn.params = 2;
	fn.info.paramBytes = 12;
	CHECK(packed(12, NULL) == 0 && packed(8, NULL) == 0 && packed(16, NULL) == CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES);
	CHECK(packed(0, NULL) == CUDA_ERROR_INVALID_VALUE && packed(SIZE_MAX, NULL) == CUDA_ERROR_INVALID_VALUE && packed(1 << 20, NULL) == CUDA_ERROR_INVALID_VALUE);
	CHECK(packed(12, params) == CUDA_ERROR_INVALID_VALUE);
	CHECK(cuLaunchKernel((CUfunction)1, 1, 1, 1, 1, 1, 1, 0, NULL, NULL, end) == CUDA_ERROR_INVALID_VALUE);
	fn.layout = NULL;
	fn.params = fn.info.paramBytes = 0;
	fn.info.paramCount = UINT32_MAX; /* not known: the server's to say */
	CHECK(packed(16, NULL) == 0);
	fn.info.paramCount = 0;
}

static void refuse(void)
{
	int *a = fn.info.attributes;
	a[CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK] = 512;
	a[CU_FUNC_ATTRIBUTE_NUM_REGS] = 32;
	device.attributes[CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK] = 65536;
	a[CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES] = 100;
	CHECK(refused(1, 512, 100, 0) == 0 && refused(1, 512, 101, 0) == CUDA_ERROR_INVALID_VALUE && refused(1, 513, 0, 0) == CUDA_ERROR_INVALID_VALUE);
	a[CU_FUNC_ATTRIBUTE_NUM_REGS] = 128;
	CHECK(refused(1, 513, 0, 0) == CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES);
	a[CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES] = 0; /* as a program may set it */
	CHECK(refused(1, 1, 1, 0) == CUDA_ERROR_INVALID_VALUE && refused(1, 1, 0, 0) == 0);
	a[CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK] = 0; /* nothing is known of it: the server's to say */
	CHECK(refused(1, 1, 1, 0) == 0);

	device.attributes[CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT] = 10;
	per_multiprocessor = 2;
	CHECK(refused(20, 1, 0, 1) == 0 && refused(21, 1, 0, 1) == CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE && refused(21, 1, 0, 0) == 0);
	per_multiprocessor = 0; /* a block that no device takes is told so, not that too many do not fit */
	CHECK(refused(1, 1025, 0, 1) == CUDA_ERROR_INVALID_VALUE);
	per_multiprocessor = 1;
	order();

	fn.ctx = &ctx;
	CHECK(refused(1, 1, 0, 0) == 0);
	stream_of_other = 1;
	CHECK(refused(1, 1, 0, 0) == CUDA_ERROR_INVALID_HANDLE && refused(1, 1, 0, 1) == CUDA_ERROR_INVALID_HANDLE);
	other_context.green = (CUgreenCtx)1; /* of the same device: its streams are the primary context's too */
	CHECK(refused(1, 1, 0, 0) == 0);
	other_context.green = NULL;
	fn.ctx = NULL; /* a library's kernel runs in any */
	CHECK(refused(1, 1, 0, 0) == 0);
	stream_of_other = 0;

	capture_spoiled = 1; /* before anything else is looked at */
	CHECK(refused(1, 1, 0, 0) == CUDA_ERROR_STREAM_CAPTURE_INVALIDATED && refused(0, 1, 0, 0) == CUDA_ERROR_STREAM_CAPTURE_INVALIDATED);
	capture_spoiled = 0;
	capturing = 1;
	CHECK(refused(1, 1, 0, 0) == 0 && spoils == 0);
	CHECK(refused(0, 1, 0, 0) == CUDA_ERROR_INVALID_VALUE && spoils == 1);
	capturing = 0;
	CHECK(refused(0, 1, 0, 0) == CUDA_ERROR_INVALID_VALUE && spoils == 1);

	no_context = 1; /* the stream's counts, if it has one */
	CHECK(refused(1, 1, 0, 0) == CUDA_ERROR_INVALID_CONTEXT);
	CHECK(cuLaunchKernel((CUfunction)1, 1, 1, 1, 1, 1, 1, 0, (CUstream)9, NULL, NULL) == 0 && pushed == 0);
	CHECK(cuLaunchKernel((CUfunction)1, 1, 1, 1, 1, 1, 1, 0, (CUstream)0x60, NULL, NULL) == CUDA_ERROR_CONTEXT_IS_DESTROYED); /* it had one */
	no_context = 0;
	memset(a, 0, sizeof fn.info.attributes);
}

int main(void)
{
	limit_launches();
	refuse();
	pack();

	CHECK(launch(8, NULL, 0) == 0);

	CUlaunchAttribute four = cluster(4, 0), again = cluster(4, 0x55), eight = cluster(8, 0);
	CHECK(launch(8, &four, 0) == 1);
	CHECK(launch(8, &four, 0) == 0);
	CHECK(launch(16, &four, 0) == 0);  /* as good a multiple */
	CHECK(launch(8, &again, 0) == 0); /* the bytes behind the value belong to no attribute */
	answer = CUDA_ERROR_INVALID_CLUSTER_SIZE;
	CHECK(launch(6, &four, answer) == 1); /* no multiple */
	CHECK(launch(6, &four, answer) == 1); /* what was wrong is wrong again */
	CHECK(launch(8, &eight, answer) == 1);
	answer = 0;
	fn.info.attributes[CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED] = 1;
	CHECK(launch(8, &four, 0) == 1); /* another setting, another answer */
	CHECK(launch(8, &four, 0) == 0);

	fn.info.attributes[CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH] = 2; /* as it was compiled */
	CHECK(launch(8, NULL, 0) == 1 && launch(8, NULL, 0) == 0 && launch(4, NULL, 0) == 0 && launch(5, NULL, 0) == 1);
	fn.info.attributes[CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH] = 0;

	CUlaunchAttribute together = filled(CU_LAUNCH_ATTRIBUTE_COOPERATIVE, 1);
	CHECK(launch(8, &together, 0) == 1 && launch(8, &together, 0) == 0 && launch(9, &together, 0) == 1); /* how many fit at once */

	CUlaunchAttribute unknown = filled(200, 0);
	answer = CUDA_ERROR_INVALID_VALUE;
	CHECK(launch(8, &unknown, answer) == 1);
	answer = 0;
	CHECK(launch(8, &unknown, 0) == 1 && launch(8, &unknown, 0) == 1); /* never taken for granted */

	CUlaunchAttribute event = filled(CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT, 0);
	int before = sent;
	CHECK(launch(8, &event, CUDA_ERROR_INVALID_HANDLE) == 0 && sent == before);
	event.value.launchCompletionEvent.event = (CUevent)7;
	CHECK(launch(8, &event, 0) == 1 && launch(8, &event, 0) == 0);
	event.value.launchCompletionEvent.event = (CUevent)8; /* it measures time */
	CHECK(launch(8, &event, CUDA_ERROR_NOT_SUPPORTED) == 0);

	CUlaunchAttribute domains = filled(CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP, 0);
	CHECK(launch(8, &domains, 0) == 1 && launch(8, &domains, 0) == 0);
	domains.value.pad[2] = 1; /* behind it */
	CHECK(launch(8, &domains, 0) == 0);
	domains.value.pad[0] = 1;
	CHECK(launch(8, &domains, 0) == 1);

	if (!failed)
		printf("launch: ok\n");
	return verdict();
}
