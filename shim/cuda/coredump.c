/* shim/cuda/coredump.c: the settings of core dumps of the GPU, for the process and for each context.
 *
 * They are kept and answered as by the driver, except that nothing can be switched on: the dump would be written by
 * the server, on the server, under a name the client chose. A call that asks for one answers NOT_SUPPORTED, so that no program waits for a
 * file that never comes.
 *
 * Threads: mu guards all settings. */
#include "callreport.h"
#include "context_stack.h"
#include "thread.h"
#include <stdlib.h>

enum { NAME = 1024 };
struct settings { unsigned char on[CU_COREDUMP_MAX]; unsigned flags; char file[NAME], pipe[NAME]; };
static struct settings process = {.on[CU_COREDUMP_TRIGGER_HOST] = 1};
static ferry_mu mu;

static struct settings *of_context(struct shim_ctx *c) /* mu held */
{
	if (!c->coredump && (c->coredump = calloc(1, sizeof *c->coredump)))
		*c->coredump = process;
	return c->coredump;
}

/* Where a setting lies and how large it is; NULL if there is none of that number, or only the process has it. */
static void *setting_field(struct settings *s, CUcoredumpSettings which, int global, size_t *size)
{
	switch (which) {
	case CU_COREDUMP_ENABLE_USER_TRIGGER:
		if (!global)
			return NULL;
		/* fall through */
	case CU_COREDUMP_ENABLE_ON_EXCEPTION: case CU_COREDUMP_TRIGGER_HOST: case CU_COREDUMP_LIGHTWEIGHT:
		*size = 1;
		return &s->on[which];
	case CU_COREDUMP_GENERATION_FLAGS:
		*size = sizeof s->flags;
		return &s->flags;
	case CU_COREDUMP_FILE:
		*size = NAME;
		return s->file;
	case CU_COREDUMP_PIPE:
		*size = NAME;
		return global ? s->pipe : NULL;
	}
	return NULL;
}

static CUresult get_setting(struct settings *s, CUcoredumpSettings which, int global, void *value, size_t *size)
{
	size_t n = 0;
	void *from = size ? setting_field(s, which, global, &n) : NULL;
	if (!from)
		return CUDA_ERROR_INVALID_VALUE;
	if (!value) {
		*size = n;
		return 0;
	}
	if (n == NAME) { /* as much as there is */
		n = strlen(from) ? strlen(from) + 1 : 0;
		if (*size < n)
			return CUDA_ERROR_INVALID_VALUE;
		if (!n && *size)
			n = 1;
	} else if (*size != n) {
		return CUDA_ERROR_INVALID_VALUE;
	}
	memcpy(value, from, n);
	return 0;
}

static CUresult set_setting(struct settings *s, CUcoredumpSettings which, int global, const void *value, size_t *size)
{
	size_t n = 0;
	void *to = size ? setting_field(s, which, global, &n) : NULL;
	if (!to)
		return CUDA_ERROR_INVALID_VALUE;
	if (!value) {
		*size = n;
		return 0;
	}
	if (n == NAME ? !*size || *size > NAME : *size != n)
		return CUDA_ERROR_INVALID_VALUE;
	if ((which == CU_COREDUMP_ENABLE_ON_EXCEPTION || which == CU_COREDUMP_ENABLE_USER_TRIGGER) && *(const unsigned char *)value)
		return shim_unsupported("core dumps would land on the server");
	memset(to, 0, n);
	memcpy(to, value, n == NAME ? strnlen(value, *size < NAME ? *size : NAME - 1) : n);
	return 0;
}

static CUresult contexts(CUresult (*act)(struct settings *, CUcoredumpSettings, int, void *, size_t *), CUcoredumpSettings which, void *value, size_t *size)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter();
	if (rc || (rc = shim_ctx_current(&c)))
		return rc;
	ferry_lock(&mu);
	struct settings *s = of_context(c);
	rc = s ? act(s, which, 0, value, size) : CUDA_ERROR_OUT_OF_MEMORY;
	ferry_unlock(&mu);
	return rc;
}

static CUresult change_setting(struct settings *s, CUcoredumpSettings which, int global, void *value, size_t *size) { return set_setting(s, which, global, value, size); }

CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size) { return contexts(get_setting, attrib, value, size); }
CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, const void *value, size_t *size) { return contexts(change_setting, attrib, (void *)value, size); }

CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size) /* before cuInit, too */
{
	ferry_lock(&mu);
	CUresult rc = get_setting(&process, attrib, 1, value, size);
	ferry_unlock(&mu);
	return rc;
}

CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, const void *value, size_t *size)
{
	ferry_lock(&mu);
	CUresult rc = set_setting(&process, attrib, 1, value, size);
	ferry_unlock(&mu);
	return rc;
}
