/* Which calls are made: one with usual arguments in each environment, and for each parameter one with each argument that is wrong or
 * unusual for it while all others are usual. An alias has the same code behind it: it is called with fewer. */
#include "arguments.h"
#include <stdarg.h>
#include <stdio.h>

static const uint64_t huge = 1ull << 60; /* no machine has it, so that nothing is allocated on the way to the error */

struct list {
	struct one_case *at;
	int n;
};

__attribute__((format(printf, 5, 6))) static void add(struct list *l, int parameter, enum change change, uint64_t value, const char *name, ...)
{
	if (l->n == MAX_CASES)
		return;
	struct one_case *c = &l->at[l->n++];
	memset(c, 0, sizeof *c);
	va_list args;
	va_start(args, name);
	vsnprintf(c->name, sizeof c->name, name, args);
	va_end(args);
	c->parameter = parameter;
	c->change = change;
	c->value = value;
}

static void add_numbers(struct list *l, int i, const struct function *f)
{
	const struct parameter *p = &f->parameters[i];
	add(l, i, VALUE, 0, "%s=0", p->name);
	if (!strcmp(p->name, "pid")) { /* 0 and -1 may mean every process */
		l->n--;
		add(l, i, VALUE, 0x7fffffff, "%s=max", p->name);
		return;
	}
	add(l, i, VALUE, ~0ull, "%s=ones", p->name);
	if (f->alias)
		return;
	if (p->size == 8)
		add(l, i, VALUE, huge, "%s=huge", p->name);
	if (p->size == 4 && p->is_signed && !strstr(p->name, "grid")) /* a grid of that size runs for a long time */
		add(l, i, VALUE, 0x7fffffff, "%s=max", p->name);
	if (p->role == ROLE_COUNT && p->size == 8)
		add(l, i, VALUE, 1 << 30, "%s=many", p->name);
	add(l, i, VALUE, 3, "%s=3", p->name);
}

static void add_enumerators(struct list *l, int i, const struct function *f)
{
	const struct parameter *p = &f->parameters[i];
	int64_t last = 0;
	for (const struct enumerator *v = p->values; v->name; v++) {
		if (v->value > last && v->value < 0x7fffffff)
			last = v->value;
		if (!f->alias)
			add(l, i, VALUE, (uint64_t)v->value, "%s=%s", p->name, v->name);
	}
	add(l, i, VALUE, (uint64_t)last + 1, "%s=last+1", p->name);
	add(l, i, VALUE, ~0ull, "%s=ones", p->name);
}

static void add_handles(struct list *l, int i, const struct function *f)
{
	const struct parameter *p = &f->parameters[i];
	add(l, i, VALUE, 0, "%s=null", p->name);
	add(l, i, FREED, 0, "%s=freed", p->name);
	add(l, i, OTHER_CONTEXT, 0, "%s=othercontext", p->name);
	if (!strcmp(p->type, "CUstream")) {
		add(l, i, VALUE, 1, "%s=legacy", p->name);
		add(l, i, VALUE, 2, "%s=perthread", p->name);
	}
	if (f->alias)
		return;
	add(l, i, OTHER_KIND, 0, "%s=otherkind", p->name);
	add(l, i, UNMAPPED, 0, "%s=unmapped", p->name);
	add(l, i, ZERO_MEMORY, 0, "%s=zeros", p->name);
	add(l, i, VALUE, ~0ull, "%s=ones", p->name);
}

static void add_pointers(struct list *l, int i, const struct function *f)
{
	const struct parameter *p = &f->parameters[i];
	if (p->role != ROLE_STRUCT)
		add(l, i, VALUE, 0, "%s=null", p->name);
	if (f->alias)
		return;
	if (p->role == ROLE_RAW && strcmp(p->name, "fn") && strncmp(p->name, "callback", 8) && strcmp(p->name, "destroy") && strncmp(p->name, "blockSizeTo", 11))
		add(l, i, ZERO_MEMORY, 0, "%s=zeros", p->name);
	if (p->role == ROLE_STRING)
		add(l, i, EMPTY, 0, "%s=empty", p->name);
	if (!p->fields && p->filled && p->role != ROLE_RAW && p->role != ROLE_STRING && p->size <= 8) {
		add(l, i, CONTENT, 0, "*%s=0", p->name);
		add(l, i, CONTENT, ~0ull, "*%s=ones", p->name);
	}
	for (const struct field *m = p->fields; m && m->name; m++) {
		add(l, i, FIELD, 0, "%s.%s=0", p->name, m->name);
		l->at[l->n - 1].field = m;
		add(l, i, FIELD, ~0ull, "%s.%s=ones", p->name, m->name);
		l->at[l->n - 1].field = m;
	}
}

static void add_parameter(struct list *l, int i, const struct function *f)
{
	const struct parameter *p = &f->parameters[i];
	switch (p->role) {
	case ROLE_HANDLE:
		add_handles(l, i, f);
		break;
	case ROLE_DEVICE:
		add(l, i, VALUE, (uint64_t)-1, "%s=-1", p->name);
		add(l, i, VALUE, (uint64_t)-2, "%s=-2", p->name);
		add(l, i, VALUE, 1000, "%s=1000", p->name);
		break;
	case ROLE_ENUM:
		add_enumerators(l, i, f);
		break;
	case ROLE_FLAGS:
		for (int b = 0; b < 5 && !f->alias; b++)
			add(l, i, VALUE, 1ull << b, "%s=0x%x", p->name, 1u << b);
		add(l, i, VALUE, 1ull << 31, "%s=0x80000000", p->name);
		add(l, i, VALUE, ~0ull, "%s=ones", p->name);
		break;
	case ROLE_NUMBER:
	case ROLE_COUNT:
		add_numbers(l, i, f);
		break;
	case ROLE_FLOAT:
		add(l, i, VALUE, 0x7fc00000, "%s=nan", p->name);
		add(l, i, VALUE, 0xff800000, "%s=-inf", p->name);
		break;
	case ROLE_ADDRESS:
		add(l, i, VALUE, 0, "%s=null", p->name);
		add(l, i, FREED, 0, "%s=freed", p->name);
		if (f->alias)
			break;
		add(l, i, VALUE, 0x10, "%s=low", p->name);
		add(l, i, VALUE, ~0ull, "%s=ones", p->name);
		add(l, i, UNALIGNED, 0, "%s=unaligned", p->name);
		add(l, i, HOST_MEMORY, 0, "%s=host", p->name);
		add(l, i, OTHER_CONTEXT, 0, "%s=othercontext", p->name);
		break;
	default:
		add_pointers(l, i, f);
	}
}

/* has_successor says whether f is the first of two prototypes with its name. */
static int has_successor(const struct function *f)
{
	char name[128];
	snprintf(name, sizeof name, "%s_v2", f->name);
	for (int i = 0; i < functions_n && !f->alias; i++)
		if (!strcmp(functions[i].name, name))
			return 1;
	return 0;
}

int list_cases(const struct function *f, struct one_case *at)
{
	static const char *const names[] = {"usual", "before-init", "no-context", "destroyed-context", "old-api-context", "stale-context"};
	static const enum environment order[] = {NO_INIT, NORMAL, NO_CONTEXT};
	struct list l = {at, 0};
	for (int e = 0; e < 3; e++) {
		add(&l, -1, USUAL, 0, "%s", names[order[e]]);
		l.at[l.n - 1].environment = order[e];
	}
	for (int i = 0; i < f->n && f->parameters; i++)
		add_parameter(&l, i, f);
	for (int e = DESTROYED; e <= STALE; e++) {
		if (e == OLD_API && !has_successor(f))
			continue;
		add(&l, -1, USUAL, 0, "%s", names[e]);
		l.at[l.n - 1].environment = (enum environment)e;
	}
	return l.n;
}

/* --- usual numbers */

static const struct {
	const char *name; /* of the parameter, or function.parameter */
	uint64_t value;
} numbers[] = {
	{"cuMemAddressReserve.size", 2 << 20}, {"cuMemAddressFree.size", 2 << 20}, {"cuMemCreate.size", 2 << 20},
	{"cuMemMap.size", 2 << 20}, {"cuMemUnmap.size", 2 << 20}, {"cuMemSetAccess.size", 2 << 20},
	{"cuMulticastBindMem.size", 2 << 20}, {"cuMulticastBindAddr.size", 2 << 20}, {"cuMulticastUnbind.size", 2 << 20},
	{"cuMemAllocManaged.flags", 1}, {"cuUserObjectCreate.flags", 1}, {"cuGreenCtxCreate.flags", 1}, {"cuGreenCtxStreamCreate.flags", 1},
	{"cuStreamAttachMemAsync.flags", 1}, {"flags", 0}, {"Flags", 0}, {"useFlags", 0},
	{"cuMemHostRegister_v2.bytesize", 4096}, {"cuMemHostRegister.bytesize", 4096}, {"cuGetProcAddress_v2.cudaVersion", 12000},
	{"cuGetProcAddress.cudaVersion", 12000}, {"cuTensorMapEncodeTiled.tensorRank", 1}, {"cuTensorMapEncodeIm2col.tensorRank", 3},
	{"cuMemRangeGetAttribute.dataSize", 4}, {"cuMemAllocPitch_v2.ElementSizeBytes", 4}, {"cuMemAllocPitch.ElementSizeBytes", 4},
	{"bytesize", 4096}, {"alignment", 0}, {"dstPitch", 512}, {"Pitch", 512}, {"len", 64}, {"offset", 0}, {"dstOffset", 0},
	{"srcOffset", 0}, {"mcOffset", 0}, {"memOffset", 0}, {"value", 0}, {"priority", 0}, {"level", 0}, {"planeIdx", 0}, {"dim", 0},
	{"paramIndex", 0}, {"ordinal", 0}, {"error", 1}, {"texunit", -1}, {"mipLevel", 0}, {"arrayIndex", 0}, {"sharedMemBytes", 0},
	{"dynamicSMemSize", 0}, {"blockSize", 32}, {"blockSizeLimit", 0}, {"isEnabled", 1}, {"minBytesToKeep", 0}, {"numJitOptions", 0},
	{"numLibraryOptions", 0}, {"numOptions", 0}, {"length", 0}, {"numParams", 0}, {"minCount", 0}, {"channelsPerPixel", 8}, {"pixelsPerColumn", 8},
	{"NumPackedComponents", 1}, {"uc", 1}, {"numAttributes", 1}, {"count", 1}, {"numbytes", 4}, {"ByteCount", 64}, {"Width", 4}, {"Height", 1},
};

uint64_t usual_number(const struct function *f, const struct parameter *p)
{
	char full[128];
	snprintf(full, sizeof full, "%s.%s", f->name, p->name);
	for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++)
		if (!strcmp(numbers[i].name, full))
			return numbers[i].value;
	if (strstr(f->name, "cuMemAdvise") || strstr(f->name, "cuMemPrefetchAsync") || strstr(f->name, "cuMemRangeGet"))
		if (!strcmp(p->name, "count"))
			return 4096;
	for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++)
		if (!strcmp(numbers[i].name, p->name))
			return numbers[i].value;
	if (strstr(f->name, "cuLinkAddData") && !strcmp(p->name, "size"))
		return strlen(kernel_text) + 1;
	return p->role == ROLE_COUNT ? 1 : p->size == 8 ? 64 : 1;
}

/* Sets of so many rows that the device is busy for ever, and streams that wait for a value that nobody writes. Each costs its process and,
 * natively, the time of -w, during which its device does nothing else. */
static int is_endless(const struct function *f, const struct one_case *c)
{
	if (c->parameter < 0 || c->change != VALUE)
		return 0;
	const char *p = f->parameters[c->parameter].name;
	if (strstr(f->name, "cuMemset"))
		return !strcmp(p, "Height") && c->value > 1u << 30;
	return strstr(f->name, "cuStreamWaitValue") && (!strcmp(p, "value") || !strcmp(p, "flags"));
}

enum phase phase_of(const struct function *f, const struct one_case *c)
{
	static const enum phase of[] = {[NORMAL] = COMMON, [NO_INIT] = UNINITIALISED, [NO_CONTEXT] = COMMON, [DESTROYED] = DEAD_HERE, [OLD_API] = OLD_CONTEXT, [STALE] = DEAD_BY_OTHERS};
	if (c->environment != NORMAL)
		return of[c->environment];
	if (is_endless(f, c))
		return ENDLESS;
	const struct parameter *p = c->parameter < 0 ? NULL : &f->parameters[c->parameter];
	if (c->change == OTHER_CONTEXT || (c->change == FREED && p && !strcmp(p->type, "CUcontext")))
		return TWO_CONTEXTS;
	int wild = c->change == OTHER_KIND || c->change == UNMAPPED || c->change == ZERO_MEMORY || (c->change == VALUE && c->value == ~0ull);
	return wild && p->role == ROLE_HANDLE ? WILD_HANDLES : COMMON;
}

/* Kinds of which the driver follows a freed handle into freed memory: 55 of 57 calls crashed. */
static int is_followed(const struct function *f, const struct one_case *c)
{
	static const char *const kinds[] = {"CUstream", "CUtexref", "CUsurfref"};
	for (unsigned i = 0; i < sizeof kinds / sizeof *kinds && c->change == FREED; i++)
		if (f->parameters[c->parameter].role == ROLE_HANDLE && !strcmp(f->parameters[c->parameter].type, kinds[i]))
			return 1;
	return 0;
}

int is_sampled(const struct function *f, const struct one_case *c)
{
	int before = 0, followed = is_followed(f, c);
	if (phase_of(f, c) != WILD_HANDLES && !followed)
		return 1;
	if (followed && f->alias)
		return 0;
	for (const struct function *g = functions; g < f; g++)
		for (int i = 0; i < g->n && g->parameters && !g->alias; i++)
			if (g->parameters[i].role == ROLE_HANDLE && !strcmp(g->parameters[i].type, f->parameters[c->parameter].type)) {
				before++;
				break;
			}
	return before < (followed ? 4 : 2);
}

int leaves_state(const struct function *f)
{
	static const char *const changing[] = {
		"cuInit", "cuCtxSet", "cuCtxCreate", "cuCtxDestroy", "cuCtxPush", "cuCtxPop", "cuCtxAttach", "cuCtxDetach", "PeerAccess",
		"cuDevicePrimaryCtxRe", "cuDevicePrimaryCtxSet", "BeginCapture", "EndCapture", "UpdateCapture", "ExchangeStreamCapture",
		"cuDeviceSetMemPool", "cuMemSetMemPool", "cuDeviceSetGraphMem", "cuCoredumpSet", "cuProfiler", "cuCheckpoint",
		"cuGLCtxCreate", "cuVDPAUCtxCreate", "cuGLInit", "cuEGL",
	};
	for (unsigned i = 0; i < sizeof changing / sizeof *changing; i++)
		if (strstr(f->name, changing[i]))
			return 1;
	return 0;
}

int fails_for_good(const struct function *f)
{
	return strstr(f->name, "cuLinkAdd") != NULL;
}

int ends_object(const struct function *f)
{
	static const char *const ending[] = {"Destroy", "Unload", "Release", "Free", "Unregister", "Reset", "Unmap", "Detach", "Close", "Remove", "Exchange", "AddDependencies"};
	for (unsigned i = 0; i < sizeof ending / sizeof *ending; i++)
		if (strstr(f->name, ending[i]))
			return 1;
	return 0;
}

int objects_leave_state(const struct function *f)
{
	return strstr(f->name, "EndCapture") || strstr(f->name, "UpdateCapture");
}

int leaves_nothing(const struct function *f)
{
	static const char *const harmless[] = {
		"Get", "Query", "Enumerate", "cuOccupancy", "cuMemcpy", "cuMemset", "CanAccessPeer", "ComputeCapability", "cuDeviceTotalMem",
		"cuMemAlloc", "cuArrayCreate", "cuArray3DCreate", "cuMipmappedArrayCreate", "cuEventCreate", "cuStreamCreate", "cuTexObjectCreate",
		"cuSurfObjectCreate", "cuGraphCreate", "cuGraphClone", "cuUserObjectCreate", "cuMemCreate", "cuMemAddressReserve", "cuTensorMap",
		"cuModuleLoad", "cuLibraryLoad", "cuStreamIsCapturing", "cuTexRefCreate", "cuMemPoolCreate", "cuGraphInstantiate", "cuLinkCreate",
		"cuFuncIsLoaded", "cuFuncLoad", "cuStreamSynchronize", "cuEventSynchronize", "cuCtxSynchronize", "cuEventElapsed",
		"cuStreamWriteValue", "cuStreamWaitValue", "cuEventRecord", "cuGraphNodeFindInClone", "cuDevSmResourceSplit", "cuLaunchKernel",
	};
	for (unsigned i = 0; i < sizeof harmless / sizeof *harmless; i++)
		if (strstr(f->name, harmless[i]))
			return 1;
	return 0;
}
