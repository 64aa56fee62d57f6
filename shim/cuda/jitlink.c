/* shim/cuda/jitlink.c: the JIT linker. It runs on the server; inputs go there as blobs, and the finished image comes back and lives
 * here until the linker is destroyed, as the caller expects. */
#include "code.h"
#include "gen_send.h"
#include "thread.h"
#include <stdlib.h>

struct linker { struct jit jit; void *image; };

static struct linker *linker_of(CUlinkState s) { return ferry_handle_object(FERRY_KIND_CUlinkState, (uint64_t)(uintptr_t)s); }

CUresult cuLinkCreate_v2(unsigned numOptions, const CUjit_option *options, void *optionValues, CUlinkState *stateOut)
{
	CUresult rc = shim_enter();
	if (rc || !stateOut)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	struct linker *l = calloc(1, sizeof *l);
	if (!l)
		return CUDA_ERROR_OUT_OF_MEMORY;
	CUlinkState h = NULL;
	if (!(rc = code_options(&l->jit, numOptions, options, optionValues))) {
		h = (CUlinkState)(uintptr_t)ferry_handle_mint(FERRY_KIND_CUlinkState, l);
		rc = h ? fx_LinkCreate(h, l->jit.names, l->jit.n, l->jit.values, l->jit.n) : CUDA_ERROR_OUT_OF_MEMORY;
	}
	if (rc) {
		if (h)
			ferry_handle_drop(FERRY_KIND_CUlinkState, (uint64_t)(uintptr_t)h);
		free(l);
		return rc;
	}
	*stateOut = h;
	return 0;
}

static CUresult add_input(CUlinkState state, CUjitInputType type, const void *data, size_t n, const char *name)
{
	struct linker *l = linker_of(state);
	struct ferry_array logs[2];
	uint64_t blob;
	if (!l || !data || !n)
		return l ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
	if (type == CU_JIT_INPUT_PTX) /* it ends with its NUL, whatever the caller says of its length: so does driver 580 */
		n = strlen(data) + 1;
	CUresult rc = code_upload(data, n, &blob);
	if (rc)
		return rc;
	rc = fx_LinkAdd(state, (unsigned)type, blob, name ? name : "", &logs[0], &logs[1]);
	code_give_logs(&l->jit, logs);
	return rc;
}

/* Options of one input change nothing here, but they must be there. */
static CUresult check_input_options(CUlinkState state, unsigned n, const CUjit_option *options, const void *values)
{
	if (!state)
		return CUDA_ERROR_INVALID_HANDLE;
	return n && (!options || !values) ? CUDA_ERROR_INVALID_VALUE : 0;
}

CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, const void *data, size_t size, const char *name, unsigned numOptions,
			  const CUjit_option *options, void *optionValues)
{
	CUresult rc = shim_enter();
	if (!rc)
		rc = check_input_options(state, numOptions, options, optionValues);
	return rc ? rc : add_input(state, type, data, size, name);
}

CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigned numOptions, const CUjit_option *options, void *optionValues)
{
	size_t n;
	CUresult rc = shim_enter();
	if (!rc)
		rc = check_input_options(state, numOptions, options, optionValues);
	if (rc || !path || !*path)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	void *text = shim_read_file(path, &n);
	if (!text)
		return CUDA_ERROR_FILE_NOT_FOUND;
	rc = add_input(state, type, text, type == CU_JIT_INPUT_PTX ? n : n - 1, path);
	free(text);
	return rc;
}

/* The size is the server's word: memory is taken as the bytes come. 64 zeros follow them. */
static unsigned char *fetch_image(CUlinkState state, uint64_t n, CUresult *rc)
{
	unsigned char *image = calloc(1, 64), *more = image;
	uint64_t room = 0;
	for (uint64_t at = 0; at < n && more && !*rc;) {
		struct ferry_array part;
		*rc = fx_LinkFetch(state, at, &part);
		if (!*rc && (!part.n || part.n > n - at))
			*rc = CUDA_ERROR_UNKNOWN;
		if (!*rc && part.n > room - at) {
			room = 2 * (at + part.n) < n ? 2 * (at + part.n) : n;
			if ((more = realloc(image, room + 64)))
				image = more;
		}
		if (!*rc && more)
			memcpy(image + at, part.p, part.n);
		at += part.n;
		free(part.p);
	}
	if (!*rc && more) {
		memset(image + n, 0, 64);
		return image;
	}
	free(image);
	*rc = *rc ? *rc : CUDA_ERROR_OUT_OF_MEMORY;
	return NULL;
}

CUresult cuLinkComplete(CUlinkState state, void *cubinOut, size_t *sizeOut)
{
	CUresult rc = shim_enter();
	struct linker *l = rc ? NULL : linker_of(state);
	struct ferry_array logs[2];
	uint64_t n = 0;
	if (rc || !l || !cubinOut)
		return rc ? rc : l ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_HANDLE;
	rc = fx_LinkComplete(state, &n, &logs[0], &logs[1]);
	code_give_logs(&l->jit, logs);
	if (rc)
		return rc;
	if (n > SHIM_IMAGE_MOST)
		return CUDA_ERROR_UNKNOWN;
	unsigned char *image = fetch_image(state, n, &rc);
	if (!image)
		return rc;
	free(l->image);
	l->image = image;
	*(void **)cubinOut = image;
	if (sizeOut)
		*sizeOut = n;
	return 0;
}

CUresult cuLinkDestroy(CUlinkState state)
{
	CUresult rc = shim_enter();
	struct linker *l = rc ? NULL : linker_of(state);
	if (rc || !l)
		return rc ? rc : CUDA_ERROR_INVALID_HANDLE;
	rc = fx_LinkDestroy(state);
	ferry_handle_drop(FERRY_KIND_CUlinkState, (uint64_t)(uintptr_t)state);
	free(l->image);
	free(l);
	return rc;
}
