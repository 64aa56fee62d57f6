/* shim/cuda/code.c: what modules and libraries have in common: lists of names, and getting an image to the server. */
#include "code.h"
#include "handles.h"
#include "managed.h"
#include "occupancy.h"
#include "../core/net/pack.h"
#include <link.h>
#include <stdlib.h>

static ferry_mu mu; /* guards every list of names; not held while the server is asked */
static _Atomic uint64_t blobs;

static struct named *find_in_list(struct named *list, const char *name, struct shim_ctx *ctx)
{
	while (list && (list->ctx != ctx || strcmp(list->name, name)))
		list = list->next;
	return list;
}

struct named *code_find_name(struct named **list, const char *name, struct shim_ctx *ctx)
{
	ferry_lock(&mu);
	struct named *n = find_in_list(*list, name, ctx);
	ferry_unlock(&mu);
	return n;
}

/* Add an entry, unless another thread was faster: then that one counts. */
struct named *code_add_name(struct named **list, const char *name, struct shim_ctx *ctx, struct named proto)
{
	struct named *n = malloc(sizeof *n + strlen(name) + 1);
	if (!n)
		return NULL;
	*n = proto;
	n->ctx = ctx;
	n->name = strcpy((char *)(n + 1), name);
	ferry_lock(&mu);
	struct named *old = find_in_list(*list, name, ctx);
	if (!old) {
		n->next = *list;
		*list = n;
	}
	ferry_unlock(&mu);
	if (old)
		free(n);
	return old ? old : n;
}

/* Take a context's entries off a list and put them in front of another, which only the caller has. */
struct named *code_cut_names(struct named **list, struct shim_ctx *ctx, struct named *onto)
{
	ferry_lock(&mu);
	while (*list) {
		struct named *n = *list;
		if (n->ctx != ctx) {
			list = &n->next;
			continue;
		}
		*list = n->next;
		n->next = onto;
		onto = n;
	}
	ferry_unlock(&mu);
	return onto;
}

void code_end_function(void *object)
{
	struct shim_function *f = object;
	occupancy_free(f);
	free(f->name);
	free(f->layout);
	free(f);
}

void code_free_function(int kind, void *handle)
{
	struct shim_function *f = ferry_handle_drop(kind, (uint64_t)(uintptr_t)handle);
	if (f)
		code_end_function(f);
}

void code_free_names(struct named *n, int kind)
{
	while (n) {
		struct named *next = n->next;
		if (kind)
			code_free_function(kind, n->handle);
		free(n);
		n = next;
	}
}

struct shim_function *code_function(const char *name, const FerryFunction *info, struct ferry_array layout)
{
	struct shim_function *f = calloc(1, sizeof *f);
	if (!f || !(f->name = strdup(name))) {
		free(f);
		free(layout.p);
		return NULL;
	}
	f->info = *info;
	if (info->paramCount == UINT32_MAX) { /* not known yet: what came as a layout is none, and another will take its place */
		free(layout.p);
		return f;
	}
	f->layout = layout.p;
	f->params = layout.n;
	return f;
}

/* From a row of a table, which is whole. Its notes are answers that need not be asked for again. */
struct shim_function *code_function_of_row(const struct kernel_row *r)
{
	struct ferry_array layout = {malloc((r->info.paramCount + 1) * sizeof(FerryParam)), r->info.paramCount};
	char *name = strndup(r->name, r->name_n);
	struct shim_function *f = NULL;
	if (layout.p && name) {
		FerryParam *list = layout.p;
		for (size_t i = 0; i < layout.n; i++) {
			uint16_t at[2];
			memcpy(at, r->layout + 4 * i, 4);
			list[i] = (FerryParam){at[0], at[1]};
		}
		f = code_function(name, &r->info, layout);
	} else {
		free(layout.p);
	}
	free(name);
	const unsigned char *p = r->notes;
	for (unsigned i = 0; f && i < r->notes_n; i++) {
		uint16_t n;
		uint64_t answer;
		memcpy(&n, p, 2);
		memcpy(&answer, p + 2, 8);
		occupancy_keep(f, p + 10, n, answer);
		p += 10 + n;
	}
	return f;
}

static CUresult upload_bytes(uint64_t blob, size_t total, const unsigned char *p, size_t n)
{
	CUresult rc = 0;
	struct ferry_pack pack;
	ferry_pack_image(&pack);
	for (size_t at = 0, k; at < n && !rc; at += k) {
		struct ferry_call c;
		k = n - at < PACK_CHUNK ? n - at : PACK_CHUNK;
		size_t packed = ferry_pack_image_chunk(&pack, p + at, k);
		if (!packed)
			k = n - at < FERRY_MAX_PAYLOAD ? n - at : FERRY_MAX_PAYLOAD;
		if ((rc = packed ? ferry_begin(&c, FERRY_OP_BlobPacked, 32 + packed) : ferry_begin(&c, FERRY_OP_Blob, 24 + k)))
			break;
		c.q[0] = blob;
		c.q[1] = total;
		c.q[2] = k;
		if (packed)
			c.q[3] = packed;
		rc = packed ? ferry_post_bulk(&c, pack.room->packed, packed) : ferry_post_bulk(&c, p + at, k);
	}
	ferry_pack_end(&pack, 0);
	return rc;
}

CUresult code_upload_parts(const struct shim_parts *parts, uint64_t *blob)
{
	CUresult rc = 0;
	*blob = atomic_fetch_add(&blobs, 1) + 1;
	for (size_t i = 0; i < parts->parts && !rc; i++)
		rc = upload_bytes(*blob, parts->size, parts->part[i].p, parts->part[i].n);
	return rc;
}

CUresult code_upload(const void *image, size_t n, uint64_t *blob)
{
	*blob = atomic_fetch_add(&blobs, 1) + 1;
	return upload_bytes(*blob, n, image, n);
}

struct origin { uintptr_t image; const char *file; size_t at; };

/* Is the image in this object? Programs have an empty name. */
static int lies_in(struct dl_phdr_info *o, size_t size, void *arg)
{
	struct origin *w = arg;
	(void)size;
	for (int i = 0; i < o->dlpi_phnum; i++) {
		size_t at = w->image - o->dlpi_addr - o->dlpi_phdr[i].p_vaddr;
		if (o->dlpi_phdr[i].p_type == PT_LOAD && at < o->dlpi_phdr[i].p_memsz) {
			w->file = *o->dlpi_name ? o->dlpi_name : "the program";
			w->at = w->image - o->dlpi_addr;
			return 1;
		}
	}
	return 0;
}

void code_log_refused(const void *image, size_t n, CUresult rc)
{
	struct origin w = {.image = (uintptr_t)image};
	dl_iterate_phdr(lies_in, &w);
	if (w.file)
		ferry_log(FERRY_LOG_INFO, "image refused (%d): %zu bytes at 0x%zx of %s", (int)rc, n, w.at, w.file);
	else
		ferry_log(FERRY_LOG_INFO, "image refused (%d): %zu bytes in the program's memory", (int)rc, n);
}

CUresult code_options(struct jit *j, unsigned n, const CUjit_option *options, void **values)
{
	memset(j, 0, sizeof *j);
	if (n > 64 || (n && (!options || !values)))
		return CUDA_ERROR_INVALID_VALUE;
	for (unsigned i = 0; i < n; i++)
		switch (options[i]) {
		case CU_JIT_INFO_LOG_BUFFER: j->log[0] = values[i]; break;
		case CU_JIT_ERROR_LOG_BUFFER: j->log[1] = values[i]; break;
		case CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES: j->log_size[0] = &values[i]; break;
		case CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES: j->log_size[1] = &values[i]; break;
		case CU_JIT_WALL_TIME: { float none = 0; memcpy(&values[i], &none, 4); break; }
		default:
			if ((unsigned)options[i] >= CU_JIT_NUM_OPTIONS)
				return CUDA_ERROR_INVALID_VALUE;
			j->names[j->n] = (unsigned)options[i];
			j->values[j->n++] = (uint64_t)(uintptr_t)values[i];
		}
	for (int k = 0; k < 2; k++)
		j->room[k] = j->log_size[k] ? (size_t)(uintptr_t)*j->log_size[k] : 0;
	return 0;
}

void code_give_logs(struct jit *j, struct ferry_array logs[2])
{
	for (int k = 0; k < 2; k++) {
		size_t n = 0;
		if (j->log[k] && j->room[k]) {
			n = logs[k].n < j->room[k] - 1 ? logs[k].n : j->room[k] - 1;
			if (n)
				memcpy(j->log[k], logs[k].p, n);
			j->log[k][n] = 0;
		}
		if (j->log_size[k])
			*j->log_size[k] = (void *)(uintptr_t)n;
		if (k == 1 && logs[k].n)
			ferry_log(FERRY_LOG_INFO, "image: %.*s", (int)logs[k].n, (char *)logs[k].p);
		free(logs[k].p);
	}
}

/* --- looking up */

CUresult code_fetch(void *h, const struct code_owner *o, const char *name, struct shim_function **out)
{
	struct kernel_row row;
	int here = o->table ? !kernel_table_find(o->table, name, &row) : 0;
	CUresult rc;
	*out = NULL;
	if (o->table && o->table->complete && !here)
		return CUDA_ERROR_NOT_FOUND;
	if (here && row.known) {
		if ((rc = o->fault) || (rc = o->name(h, o->in, name)))
			return rc;
		*out = code_function_of_row(&row);
	} else {
		FerryFunction info;
		struct ferry_array layout;
		if ((rc = o->ask(h, o->in, name, &info, &layout)))
			return rc;
		*out = code_function(name, &info, layout);
	}
	return *out ? 0 : CUDA_ERROR_OUT_OF_MEMORY;
}

CUresult code_function_handle(struct named **list, const char *name, struct shim_ctx *ctx, int kind, code_maker make, const void *arg, void *out)
{
	struct named *known = code_find_name(list, name, ctx);
	if (!known) {
		struct shim_function *f = NULL;
		void *h = shim_mint_handle(kind);
		CUresult rc = h ? make(h, arg, name, &f) : CUDA_ERROR_OUT_OF_MEMORY;
		if (f) {
			ferry_handle_attach(kind, (uint64_t)(uintptr_t)h, f);
			known = code_add_name(list, name, ctx, (struct named){.handle = h});
		}
		if (!known || known->handle != h)
			code_free_function(kind, h);
		if (!known)
			return rc ? rc : CUDA_ERROR_OUT_OF_MEMORY;
	}
	*(void **)out = known->handle;
	return 0;
}

static CUresult find_all(CUresult (*find)(void *to, void *in, const char *name), void **to, unsigned n, void *in, const struct kernel_table *t,
			 const struct ferry_array *names)
{
	CUresult rc = 0;
	size_t at = 0;
	for (uint32_t i = 0; i < n && (t ? i < t->count : at < names->n) && !rc; i++) {
		struct kernel_row row;
		if (t)
			kernel_table_row(t, i, &row);
		else
			row.name = (const char *)names->p + at, row.name_n = strnlen(row.name, names->n - at);
		char *name = strndup(row.name, row.name_n);
		rc = name ? find(&to[i], in, name) : CUDA_ERROR_OUT_OF_MEMORY;
		free(name);
		at += row.name_n + 1;
	}
	return rc;
}

CUresult code_enumerate(CUresult (*find)(void *to, void *in, const char *name), CUresult (*list)(void *in, struct ferry_array *names), void **to, unsigned n, void *in,
			const struct kernel_table *t)
{
	struct ferry_array names;
	if (t && t->complete)
		return find_all(find, to, n, in, t, NULL);
	CUresult rc = list(in, &names);
	if (!rc)
		rc = find_all(find, to, n, in, NULL, &names);
	free(names.p);
	return rc;
}

/* Enter the variables that came along with one, unless they are known. Frees more. */
static void add_variables(struct named **list, struct shim_ctx *c, struct ferry_array more)
{
	enum { HEAD = 18 };
	const unsigned char *p = more.p, *end = p + more.n;
	while (end - p >= HEAD) {
		struct named g = {0};
		uint64_t size;
		uint16_t n;
		memcpy(&g.addr, p, 8);
		memcpy(&size, p + 8, 8);
		memcpy(&n, p + 16, 2);
		g.size = size;
		if (end - p - HEAD < n)
			break;
		char *name = strndup((const char *)p + HEAD, n);
		if (name && !code_find_name(list, name, c) && !shim_note_variable(g.addr, g.size, 0, c))
			code_add_name(list, name, c, g);
		free(name);
		p += HEAD + n;
	}
	free(more.p);
}

CUresult code_find_variable(struct named **list, struct named **all, const char *name, struct shim_ctx *ctx,
			    CUresult (*ask)(const void *arg, const char *name, struct code_variable *v), const void *arg, CUdeviceptr *dptr, size_t *bytes)
{
	struct named *known = code_find_name(list, name, ctx);
	if (!known) {
		struct code_variable v = {0};
		CUresult rc = ask(arg, name, &v);
		if (rc)
			return rc;
		add_variables(all, ctx, v.more);
		if ((rc = shim_note_variable(v.addr, v.size, (int)v.managed, ctx)))
			return rc;
		if (!(known = code_add_name(list, name, ctx, (struct named){.addr = v.addr, .size = v.size})))
			return CUDA_ERROR_OUT_OF_MEMORY;
	}
	if (dptr)
		*dptr = known->addr;
	if (bytes)
		*bytes = known->size;
	return 0;
}
