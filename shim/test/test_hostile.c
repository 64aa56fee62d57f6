/* shim/test/test_hostile.c: answers of a hostile server that fuzzing found to be believed.
 * Links: cuda/link.c cuda/launch.c */
#include "launch_stubs.h"
#include "../cuda/code.h"

#include <stdlib.h>

/* --- what cuda/link.c needs of the rest of the shim, and what these tests play */
static void *object;
static size_t launched;

uint64_t ferry_handle_mint(int kind, void *o) { return (void)kind, object = o, 1; }
void *ferry_handle_object(int kind, uint64_t handle) { return (void)kind, handle == 1 ? object : NULL; }
int ferry_handle_known(int kind, uint64_t handle) { return (void)kind, handle == 1; }
void ferry_answer_posts(int on) { (void)on; }
void *ferry_handle_drop(int kind, uint64_t handle) { return (void)kind, (void)handle, object; }
CUresult code_options(struct jit *j, unsigned n, const CUjit_option *o, void **v) { return (void)n, (void)o, (void)v, memset(j, 0, sizeof *j), 0; }
void code_logs(struct jit *j, struct ferry_array logs[2]) { (void)j, (void)logs; }
CUresult code_upload(const void *image, size_t n, uint64_t *blob) { return (void)image, (void)n, *blob = 1, 0; }
void *shim_read_file(const char *path, size_t *n) { return (void)path, (void)n, NULL; }
CUresult fx_LinkCreate(CUlinkState s, const unsigned *o, size_t on, const uint64_t *v, size_t vn) { return (void)s, (void)o, (void)on, (void)v, (void)vn, 0; }
CUresult fx_LinkDestroy(CUlinkState s) { return (void)s, 0; }
CUresult fx_LinkAdd(CUlinkState s, unsigned t, uint64_t b, const char *name, struct ferry_array *i, struct ferry_array *e)
{
	return (void)s, (void)t, (void)b, (void)name, (void)i, (void)e, 0;
}

/* --- a linked image whose size is a lie: found by fuzz_program, a write beyond 63 bytes */
static uint64_t claimed;
CUresult fx_LinkComplete(CUlinkState s, uint64_t *size, struct ferry_array *i, struct ferry_array *e)
{
	(void)s;
	*size = claimed;
	*i = *e = (struct ferry_array){0};
	return 0;
}
CUresult fx_LinkFetch(CUlinkState s, uint64_t offset, struct ferry_array *data)
{
	(void)s, (void)offset;
	*data = (struct ferry_array){calloc(1, 100000), 100000};
	return 0;
}

static void link_sizes(void)
{
	static const uint64_t lies[] = {UINT64_MAX, UINT64_MAX - 62, UINT64_MAX - 63, UINT64_MAX - 64, 1ull << 63, 1ull << 40, SHIM_IMAGE_MOST + 1};
	CUlinkState state;
	void *image = NULL;
	size_t n = 0;
	CHECK(!cuLinkCreate_v2(0, NULL, NULL, &state));
	for (size_t i = 0; i < sizeof lies / sizeof *lies; i++) {
		claimed = lies[i];
		CHECK(cuLinkComplete(state, &image, &n) == CUDA_ERROR_UNKNOWN && !image);
	}
	claimed = 99999; /* more comes than was claimed */
	CHECK(cuLinkComplete(state, &image, &n) == CUDA_ERROR_UNKNOWN && !image);
	claimed = 300000;
	CHECK(!cuLinkComplete(state, &image, &n) && image && n == 300000);
	CHECK(!cuLinkDestroy(state));
}

/* --- a kernel without parameters that has bytes of them: our stack, and what lies behind it, was sent */
CUresult fx_Launch(CUfunction func, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX, unsigned blockY, unsigned blockZ, unsigned shared,
		   CUstream stream, unsigned flags, const CUlaunchAttribute *attributes, size_t attributes_n, const void *params, size_t params_n)
{
	static volatile unsigned char sum;
	(void)func, (void)gridX, (void)gridY, (void)gridZ, (void)blockX, (void)blockY, (void)blockZ, (void)shared, (void)stream, (void)flags;
	(void)attributes, (void)attributes_n;
	for (size_t i = 0; i < params_n; i++)
		sum ^= ((const unsigned char *)params)[i];
	launched = params_n;
	return 0;
}

static void parameter_bytes(void)
{
	unsigned value = 7;
	FerryParam layout[] = {{0, 4}};
	limit_launches();
	fn.info.paramBytes = 10000000;
	CHECK(!cuLaunchKernel(NULL, 1, 1, 1, 1, 1, 1, 0, NULL, NULL, NULL) && launched == 0);
	fn.layout = layout;
	fn.params = 1;
	CHECK(cuLaunchKernel(NULL, 1, 1, 1, 1, 1, 1, 0, NULL, (void *[]){&value}, NULL) == CUDA_ERROR_INVALID_VALUE);
	fn.info.paramBytes = 4;
	CHECK(!cuLaunchKernel(NULL, 1, 1, 1, 1, 1, 1, 0, NULL, (void *[]){&value}, NULL) && launched == 4);
}

int main(void)
{
	link_sizes();
	parameter_bytes();
	return failed != 0;
}
