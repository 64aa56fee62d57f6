/* shim/nvml/call.c: a call by its row in the table: pack, ask, unpack.
 *
 * The layout is that of api/nvml/call.go. The server's answer is bounded by what the caller provided, never by what the answer says. */
#include "nvml.h"
#include "settle.h"
#include <stdlib.h>

#define NONE UINT64_MAX
#define MAX_BUFFER (256u << 10) /* as in api/nvml/call.go; no list of NVML's comes near */
enum { MAX_PARAMS = 8 };

/* What one argument is: a word, or memory of the caller's with its size. */
struct span { unsigned char *p; uint64_t n; };

static uint32_t get32(const void *p)
{
	uint32_t v;
	memcpy(&v, p, sizeof v);
	return v;
}

static void put32(void *p, uint32_t v) { memcpy(p, &v, sizeof v); }

/* How many elements the caller has room for: a number of the row, a parameter, or what a parameter points to. */
static uint64_t count_of(const struct nvml_func *f, const struct nvml_param *p, const uint64_t *args)
{
	if (p->by < 0)
		return p->count;
	if (f->params[p->by].kind == NVML_WORD)
		return (uint32_t)args[p->by];
	const void *by = (const void *)(uintptr_t)args[p->by];
	return by ? get32(by) : 0;
}

/* Find the memory behind parameter i. */
static nvmlReturn_t measure(const struct nvml_func *f, unsigned i, const uint64_t *args, struct span *s)
{
	const struct nvml_param *p = &f->params[i];
	unsigned char *of;

	s[i] = (struct span){NULL, NONE};
	if (p->kind == NVML_WORD)
		return NVML_SUCCESS;
	if (p->kind == NVML_HANDLE)
		return nvml_is(p->handle, args[i]) ? NVML_SUCCESS : NVML_ERROR_INVALID_ARGUMENT;
	if (p->kind == NVML_FIELD) {
		if (!(of = s[p->of].p) || s[p->of].n < p->at + 8u || s[p->of].n < p->count_at + 4u)
			return NVML_SUCCESS;
		memcpy(&s[i].p, of + p->at, sizeof s[i].p);
		s[i].n = s[i].p ? (uint64_t)get32(of + p->count_at) * p->elem : NONE;
		return s[i].p && s[i].n > MAX_BUFFER ? NVML_ERROR_INVALID_ARGUMENT : NVML_SUCCESS;
	}
	if (!(s[i].p = (unsigned char *)(uintptr_t)args[i]))
		return NVML_SUCCESS;
	switch (p->kind) {
	case NVML_TEXT:
		s[i].n = strlen((char *)s[i].p);
		return s[i].n > MAX_BUFFER ? NVML_ERROR_INVALID_ARGUMENT : NVML_SUCCESS;
	case NVML_SIZED:
		s[i].n = get32(s[i].p) & 0xffffff;
		return s[i].n < 4 || s[i].n > p->elem ? NVML_ERROR_ARGUMENT_VERSION_MISMATCH : NVML_SUCCESS;
	}
	s[i].n = count_of(f, p, args) * p->elem;
	if (p->by >= 0 && s[i].n > MAX_BUFFER) /* room for more than there can be: no need to say so */
		s[i].n = MAX_BUFFER / p->elem * p->elem;
	return NVML_SUCCESS;
}

/* The count travels as the size of what it counts, which may have been cut. */
static uint64_t counted(const struct nvml_func *f, unsigned i, const struct span *s, uint64_t value)
{
	for (unsigned k = 0; k < f->n; k++) {
		const struct nvml_param *p = &f->params[k];
		if (p->by == (int)i && s[k].p && s[k].n / p->elem < (uint32_t)value)
			value = s[k].n / p->elem;
	}
	return value;
}

static void pack(const struct nvml_func *f, const uint64_t *args, const struct span *s, uint64_t *q)
{
	unsigned char *tail = (unsigned char *)(q + f->n);

	for (unsigned i = 0; i < f->n; i++) {
		const struct nvml_param *p = &f->params[i];
		if (p->kind == NVML_WORD || p->kind == NVML_HANDLE) {
			q[i] = p->kind == NVML_WORD ? counted(f, i, s, args[i]) : args[i];
			continue;
		}
		q[i] = s[i].p ? s[i].n : NONE;
		if (!s[i].p || !(p->flags & NVML_IN))
			continue;
		unsigned char *from = tail;
		tail = ferry_put_tail(tail, s[i].p, (size_t)s[i].n);
		if (p->kind == NVML_BUFFER && s[i].n == 4)
			put32(from, (uint32_t)counted(f, i, s, get32(from)));
	}
}

/* Hand out what came back. Pointers inside the caller's structs stay the caller's. */
static void unpack(const struct nvml_func *f, const struct span *s, const unsigned char *a, size_t left)
{
	for (unsigned i = 0; i < f->n; i++) {
		const struct nvml_param *p = &f->params[i];
		uint64_t n;
		if (!(p->flags & NVML_OUT))
			continue;
		if (left < 8)
			return;
		memcpy(&n, a, 8);
		a += 8;
		left -= 8;
		if (n > left)
			return;
		if (s[i].p)
			memcpy(s[i].p, a, (size_t)(n < s[i].n ? n : s[i].n));
		for (unsigned k = i + 1; k < f->n; k++)
			if (f->params[k].kind == NVML_FIELD && f->params[k].of == i && s[i].p && s[i].n >= f->params[k].at + 8u)
				memcpy(s[i].p + f->params[k].at, &s[k].p, sizeof s[k].p);
		n = FERRY_PAD(n) < left ? FERRY_PAD(n) : left;
		a += n;
		left -= (size_t)n;
	}
}

/* Where the number of elements stands that parameter i has; NULL where the caller alone says it. */
static unsigned char *count_at(const struct nvml_func *f, unsigned i, const struct span *s)
{
	const struct nvml_param *p = &f->params[i];
	if (p->kind == NVML_FIELD)
		return s[p->of].p && s[p->of].n >= p->count_at + 4u ? s[p->of].p + p->count_at : NULL;
	return p->kind == NVML_BUFFER && p->by >= 0 && f->params[p->by].kind == NVML_BUFFER ? s[p->by].p : NULL;
}

/* After a success the caller walks as many elements as are counted, and texts to their end: there must be so many, and an end. Where
 * there is no room the caller asked how many there are. */
static void keep_within(const struct nvml_func *f, const struct span *s)
{
	for (unsigned i = 0; i < f->n; i++) {
		const struct nvml_param *p = &f->params[i];
		if (!s[i].p || !s[i].n || !(p->flags & NVML_OUT))
			continue;
		unsigned char *count = count_at(f, i, s);
		if (count && get32(count) > s[i].n / p->elem)
			put32(count, (uint32_t)(s[i].n / p->elem));
		if (p->kind == NVML_BUFFER && p->elem == 1)
			s[i].p[s[i].n - 1] = 0;
	}
}

nvmlReturn_t nvml_ask(unsigned op, const uint64_t *args)
{
	const struct nvml_func *f = &nvml_funcs[op];
	struct span s[MAX_PARAMS];
	struct ferry_call c;
	size_t payload = f->n * 8;

	if (!f->name || f->n > MAX_PARAMS)
		return NVML_ERROR_FUNCTION_NOT_FOUND;
	if (ferry_session_start())
		return NVML_ERROR_GPU_IS_LOST;
	if (ferry_server_lacks(op, f->since))
		return NVML_ERROR_NOT_SUPPORTED;
	for (unsigned i = 0; i < f->n; i++) {
		nvmlReturn_t rc = measure(f, i, args, s);
		if (rc)
			return rc;
		if (s[i].p && (f->params[i].flags & NVML_IN))
			payload += FERRY_PAD((size_t)s[i].n);
	}
	if (payload > FERRY_MAX_PAYLOAD)
		return NVML_ERROR_INVALID_ARGUMENT;
	if (ferry_begin(&c, op, payload))
		return NVML_ERROR_GPU_IS_LOST;
	pack(f, args, s, c.q);
	int rc = ferry_ask(&c);
	if (!c.a) { /* no answer: rc is the core's, not NVML's */
		ferry_end(&c);
		return NVML_ERROR_GPU_IS_LOST;
	}
	unpack(f, s, (const unsigned char *)c.a, c.a_bytes);
	if (rc == NVML_SUCCESS)
		keep_within(f, s);
	ferry_end(&c);
	return (nvmlReturn_t)rc;
}

/* Does the answer tell how much memory is used? */
static int tells_memory(unsigned op)
{
	switch (op) {
	case NVML_OP_nvmlDeviceGetMemoryInfo: case NVML_OP_nvmlDeviceGetMemoryInfo_v2: case NVML_OP_nvmlDeviceGetComputeRunningProcesses:
	case NVML_OP_nvmlDeviceGetComputeRunningProcesses_v2: case NVML_OP_nvmlDeviceGetComputeRunningProcesses_v3:
		return 1;
	}
	return 0;
}

nvmlReturn_t nvml_call(unsigned op, const uint64_t *args)
{
	nvmlReturn_t rc = nvml_enter();
	if (rc)
		return rc;
	if (tells_memory(op))
		nvml_settle_memory();
	rc = nvml_ask(op, args);
	nvml_leave();
	return rc;
}

nvmlReturn_t nvml_refuse(const char *name, int kind, const void *handle, nvmlReturn_t code)
{
	nvmlReturn_t rc = nvml_enter();
	if (rc)
		return rc;
	nvml_leave();
	if (kind && !nvml_is(kind, NVML_P(handle)))
		return NVML_ERROR_INVALID_ARGUMENT;
	ferry_log(FERRY_LOG_DEBUG, "%s is not for clients: answered %d", name, code);
	return code;
}
