/* shim/cuda/load.c: how an image gets to the server.
 *
 * It is named by its hash, and sent only if the server has not got it; on the same host it is just sent, which is faster, where no
 * profile is kept that the next start could gain by. What the server's devices cannot use is left out (fatbin.c); if the server refuses what is left, it is asked about
 * the whole, so that the answer is the one a driver would have given. */
#include "load.h"
#include "context_stack.h"
#include "device.h"
#include "gen_send.h"
#include "imageindex.h"
#include "mem.h"
#include "../core/base/blake3.h"
#include <stdlib.h>

/* An image this small is sent without a question: the answer would take as long. */
enum { SMALL = 64 << 10 };

static int is_set(const char *name)
{
	const char *s = getenv(name);
	return s && *s && strcmp(s, "0");
}

int code_devices_alike(void)
{
	const FerryDevice *d = shim_any_device(), *e;
	for (int i = 0; i < shim_devices.count; i++)
		if ((e = shim_device(i)) && (e->computeMajor != d->computeMajor || e->computeMinor != d->computeMinor || e->images != d->images))
			return 0;
	return 1;
}

/* Leave out what no device of the server's can use, if all of them can use the same and neither the program nor the environment has a say in the choice. */
static void choose_parts(struct shim_parts *out, const void *image, size_t n, const struct jit *j)
{
	const FerryDevice *d = shim_any_device();
	int ours = d && !j->n && !is_set("FERRY_WHOLE_IMAGES") && !is_set("CUDA_FORCE_PTX_JIT") && !is_set("CUDA_FORCE_JIT") && !is_set("CUDA_DISABLE_PTX_JIT") &&
		   !is_set("CUDA_DISABLE_JIT");
	if (ours && code_devices_alike() && d->computeMinor >= 0 && d->computeMinor < 10)
		shim_image_cut(out, image, n, d->images, (unsigned)(d->computeMajor * 10 + d->computeMinor));
	else
		shim_image_whole(out, image, n);
}

static void hash_parts(const struct shim_parts *parts, FerryHash *h)
{
	struct ferry_blake3 *s = malloc(sizeof *s);
	memset(h, 0, sizeof *h);
	if (!s)
		return; /* without a name it is sent */
	ferry_blake3_start(s);
	for (size_t i = 0; i < parts->parts; i++)
		ferry_blake3_add(s, parts->part[i].p, parts->part[i].n);
	ferry_blake3_end(s, h->bytes);
	free(s);
}

/* One question: an image by number, or by name where blob is 0. */
static CUresult load_by_name(int kind, uint64_t handle, uint64_t blob, const FerryHash *h, struct jit *j, unsigned *missing, struct kernel_table **table)
{
	struct ferry_array logs[2], bytes;
	CUresult rc;
	*missing = 0;
	if (kind == FERRY_KIND_CUmodule)
		rc = fx_ModuleLoad((CUmodule)(uintptr_t)handle, blob, h, j->names, j->n, j->values, j->n, missing, &logs[0], &logs[1], &bytes);
	else
		rc = fx_LibraryLoad((CUlibrary)(uintptr_t)handle, blob, h, j->names, j->n, j->values, j->n, missing, &logs[0], &logs[1], &bytes);
	if (!rc && *missing) {
		free(logs[0].p);
		free(logs[1].p);
		free(bytes.p);
		return 0;
	}
	code_give_logs(j, logs);
	if (!rc)
		*table = kernel_table_new(bytes.p, bytes.n);
	free(bytes.p);
	return rc;
}

/* A module takes memory as it is loaded, which may be short, and then the call has to fail. While there is plenty it cannot. */
int code_has_room(size_t image)
{
	struct shim_ctx *c;
	return !shim_ctx_current(&c) && shim_headroom_take(c, (64ull << 20) + 8 * (uint64_t)image);
}

static CUresult load_by_content(int kind, uint64_t handle, const struct shim_parts *parts, struct jit *j, struct kernel_table **table, size_t *proven)
{
	FerryHash h = {{0}};
	unsigned missing = 1;
	int state = IMAGE_ABSENT;
	if (imageindex_used()) {
		hash_parts(parts, &h);
		state = imageindex_state(&h, table);
		if (state == IMAGE_READY) {
			*proven = parts->size;
			if (!j->n && !j->log[0] && !j->log[1] && !j->log_size[0] && !j->log_size[1]) {
				if (kind == FERRY_KIND_CUlibrary)
					return fx_LibraryLoadSoon((CUlibrary)(uintptr_t)handle, &h);
				if (code_has_room(parts->size))
					return fx_ModuleLoadSoon((CUmodule)(uintptr_t)handle, &h);
			}
			kernel_table_free(*table);
			*table = NULL;
		}
	}
	if (state >= IMAGE_PRESENT || (state == IMAGE_UNKNOWN && parts->size > SMALL)) {
		CUresult rc = load_by_name(kind, handle, 0, &h, j, &missing, table);
		if (rc)
			return rc;
	}
	if (missing) {
		uint64_t blob;
		CUresult rc = code_upload_parts(parts, &blob);
		if (!rc)
			rc = load_by_name(kind, handle, blob, &h, j, &missing, table);
		if (rc)
			return rc;
	}
	if (imageindex_used())
		imageindex_loaded(&h);
	return 0;
}

CUresult code_load(int kind, uint64_t handle, const void *image, size_t n, struct jit *j, struct kernel_table **table, size_t *proven)
{
	struct shim_parts parts;
	*table = NULL;
	*proven = 0;
	choose_parts(&parts, image, n, j);
	CUresult rc = load_by_content(kind, handle, &parts, j, table, proven);
	if (rc && parts.cut && !ferry_session_ready()) {
		shim_image_whole(&parts, image, n);
		rc = load_by_content(kind, handle, &parts, j, table, proven);
	}
	if (rc)
		code_log_refused(image, n, rc);
	return rc;
}
