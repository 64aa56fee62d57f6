/* shim/fuzz/fuzz_nvml.c: a program that asks NVML, every row of the table, and a server that answers anything. Each argument has
 * exactly the memory its row says, so a byte more is seen; a success never counts more than there was room for.
 * Links: core/ without session/addressmap.c and session/handle.c, nvml/ */
#include "../nvml/nvml.h"
#include "server.h"
#include "session.h"
#include <stdlib.h>

const char fuzz_name[] = "nvml";
void fuzz_begin(void) { session_environment(); }
int fuzz_option(const char *name, const char *value) { return (void)name, (void)value, 0; }

nvmlReturn_t nvmlInit_v2(void), nvmlShutdown(void), nvmlSystemGetDriverVersion(char *, unsigned), nvmlSystemGetNVMLVersion(char *, unsigned);
nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned, void **), nvmlInternalGetExportTable(const void **, const void *), nvmlGpmMetricsGet(void *);

enum { MOST = 8, TEXT = 20 };

/* An answer as a good server lays it out: for each output its size and so many bytes. In the place of replies.c. */
const unsigned char *reply_for(unsigned op, unsigned which, size_t *n)
{
	static unsigned char m[64 << 10];
	const struct nvml_func *f = op < NVML_OP_END ? &nvml_funcs[op] : NULL;
	*n = 0;
	for (unsigned i = 0; f && f->name && i < f->n; i++) {
		const struct nvml_param *p = &f->params[i];
		uint64_t size = (uint64_t)p->elem * (p->by < 0 && p->kind != NVML_FIELD ? p->count : which + 1);
		if (!(p->flags & NVML_OUT) || *n + 8 + FERRY_PAD(size) > sizeof m)
			continue;
		memcpy(m + *n, &size, 8);
		memset(m + *n + 8, 0, FERRY_PAD(size));
		if (size == 4)
			m[*n + 8] = (unsigned char)(which + 1); /* perhaps a count */
		*n += 8 + FERRY_PAD(size);
	}
	return m;
}

static void *buffers[MOST];

static void *exactly(unsigned i, size_t n)
{
	buffers[i] = malloc(n ? n : 1);
	memset(buffers[i], 0, n);
	return buffers[i];
}

/* Does another parameter say how many there are by this one? */
static int counts(const struct nvml_func *f, unsigned i)
{
	for (unsigned k = 0; k < f->n; k++)
		if (f->params[k].by == (int)i)
			return 1;
	return 0;
}

static uint64_t argument(const struct nvml_func *f, unsigned i, uint32_t count)
{
	const struct nvml_param *p = &f->params[i];
	size_t room = p->by < 0 ? (size_t)p->count * p->elem : (size_t)count * p->elem;
	uint32_t version = p->elem | 1u << 24;
	if (p->kind == NVML_WORD)
		return counts(f, i) ? count : (uint32_t)fuzz_word();
	if (p->kind == NVML_HANDLE)
		return fuzz_rare() ? fuzz_word() : nvml_handle(p->handle, 1);
	if (p->kind != NVML_FIELD && fuzz_pick(16) == 15)
		return 0;
	switch (p->kind) {
	case NVML_TEXT: return NVML_P(strcpy(exactly(i, TEXT), "GPU-0000"));
	case NVML_SIZED:
		exactly(i, p->elem);
		memcpy(buffers[i], &version, p->elem < 4 ? p->elem : 4);
		break;
	case NVML_FIELD: /* a list behind a pointer in a struct that stands before it */
		exactly(i, (size_t)count * p->elem);
		if (buffers[p->of]) {
			memcpy((char *)buffers[p->of] + p->at, &buffers[i], sizeof(void *));
			memcpy((char *)buffers[p->of] + p->count_at, &count, sizeof count);
		}
		return 0;
	default:
		exactly(i, room);
		if (counts(f, i))
			memcpy(buffers[i], &count, sizeof count);
	}
	return NVML_P(buffers[i]);
}

static void check(const struct nvml_func *f, const uint64_t *args, uint32_t count, nvmlReturn_t rc)
{
	for (unsigned i = 0; i < f->n; i++) {
		const struct nvml_param *p = &f->params[i];
		uint32_t now;
		if (!rc && p->kind == NVML_BUFFER && (p->flags & NVML_OUT) && p->elem == 1 && buffers[i] && (p->by < 0 || count))
			FUZZ_CHECK(memchr(buffers[i], 0, p->by < 0 ? p->count : count)); /* a text has an end */
		if (p->kind == NVML_FIELD && buffers[p->of]) {
			FUZZ_CHECK(!memcmp((char *)buffers[p->of] + p->at, &buffers[i], sizeof(void *)));
			memcpy(&now, (char *)buffers[p->of] + p->count_at, sizeof now);
		} else if (p->by >= 0 && f->params[p->by].kind != NVML_WORD && buffers[p->by] && args[i]) {
			memcpy(&now, buffers[p->by], sizeof now);
		} else {
			continue;
		}
		if (!rc && count) /* with room for none the program asks how many there are */
			FUZZ_CHECK(now <= count);
	}
}

static void ask(void)
{
	unsigned op = (unsigned)fuzz_pick(NVML_OP_END);
	const struct nvml_func *f = &nvml_funcs[op];
	uint64_t args[MOST] = {0};
	uint32_t count = (uint32_t)fuzz_pick(6);
	memset(buffers, 0, sizeof buffers);
	FUZZ_CHECK(f->n <= MOST);
	for (unsigned i = 0; i < f->n; i++)
		args[i] = argument(f, i, count);
	check(f, args, count, nvml_call(op, args));
	for (unsigned i = 0; i < f->n; i++)
		free(buffers[i]);
}

/* What is done by hand with answers. */
static void by_hand(void)
{
	static const unsigned char smi[16] = {0xc4, 0xfe, 0x3e, 0x6c, 0xc9, 0x8f, 0x6c, 0x4e, 0xa3, 0x27, 0xee, 0x69, 0x6e, 0x12, 0xf7, 0xc4};
	typedef nvmlReturn_t lister(void *, unsigned *, void *);
	unsigned room = 1 + (unsigned)fuzz_pick(3), n = room;
	char *text = malloc(80), *list = calloc(room, 0x1020), *metrics = calloc(1, 24 + 2 * 40);
	const void *table;
	void *device = (void *)(uintptr_t)nvml_handle(NVML_KIND_Device, 1);
	switch (fuzz_pick(5)) {
	case 0: (void)nvmlSystemGetDriverVersion(text, 80); break;
	case 1: (void)nvmlSystemGetNVMLVersion(text, 80); break;
	case 2: (void)nvmlSystemGetProcessName(1u << 30, text, 1 + (unsigned)fuzz_pick(79)); break;
	case 3:
		FUZZ_CHECK(!nvmlInternalGetExportTable(&table, smi));
		if (!(*(lister *const *)((const char *)table + 0x6a8))(device, &n, list))
			FUZZ_CHECK(n <= room);
		break;
	case 4:
		metrics[4] = 2;
		(void)nvmlGpmMetricsGet(metrics);
	}
	free(text);
	free(list);
	free(metrics);
}

void fuzz_one(void)
{
	if (session_open(0) || nvmlInit_v2())
		return;
	for (unsigned n = 1 + (unsigned)fuzz_pick(8); n; n--)
		if (fuzz_pick(8) == 7)
			by_hand();
		else
			ask();
	(void)nvmlShutdown();
}
