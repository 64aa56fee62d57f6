/* One call: its environment, its arguments, and what became of it. Memory that arguments point to lies in slots, one for each
 * parameter, each with an inaccessible page behind it: a function that reads or writes too far fails the same way each time. */
#include "arguments.h"
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

enum { SLOT = 64 << 10, PAGE = 4096, UNWRITTEN = 0xa5 };

static char *slots, *zeros;
static CUcontext context, old_context;
static int initialised, dead; /* dead: the context is destroyed, by this thread or another */
static const struct function *last;

static void make_slots(void)
{
	size_t n = (MAX_PARAMETERS + 1) * (size_t)(SLOT + PAGE);
	slots = mmap(NULL, n, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	for (int i = 0; i <= MAX_PARAMETERS; i++)
		mprotect(slots + i * (SLOT + PAGE) + SLOT, PAGE, PROT_NONE);
	zeros = slots + MAX_PARAMETERS * (SLOT + PAGE);
}

/* --- arguments */

static uint64_t usual_enumerator(const struct function *f, const struct parameter *p)
{
	if (!strcmp(p->type, "CUjitInputType"))
		return 1; /* PTX */
	if (!strcmp(p->type, "CUmemAllocationType"))
		return 1;
	if (!strcmp(p->type, "CUmemAllocationHandleType"))
		return 1;
	if (!strcmp(p->type, "CUfunction_attribute") && strstr(f->name, "Set"))
		return 8; /* dynamic shared memory */
	if (!strcmp(f->name, "cuPointerSetAttribute"))
		return 6;
	if (!strcmp(f->name, "cuDeviceSetGraphMemAttribute"))
		return 1;
	if (!strcmp(f->name, "cuStreamSetAttribute") || !strcmp(f->name, "cuStreamGetAttribute"))
		return 1;
	return p->values && p->values->name ? (uint64_t)p->values->value : 0;
}

static const char *usual_string(const struct function *f, const struct parameter *p)
{
	if (strstr(f->name, "GetGlobal") || strstr(f->name, "GetManaged"))
		return "variable";
	if (strstr(f->name, "GetTexRef"))
		return "texture";
	if (strstr(f->name, "GetSurfRef"))
		return "surface";
	if (strstr(f->name, "cuGetProcAddress"))
		return "cuInit";
	if (!strcmp(p->name, "pciBusId"))
		return "ffff:ff:1f.7";
	if (!strcmp(p->name, "pathToFile") || !strcmp(f->name, "cuGraphDebugDotPrint"))
		return "written";
	if (!strcmp(p->name, "name"))
		return "kernel";
	return "/nonexistent/file";
}

/* fill_elements writes the usual elements of an input. */
static void fill_elements(const struct function *f, const struct parameter *p, char *at, const char **missing)
{
	static const struct {
		const char *name;
		uint64_t value;
	} arrays[] = {{"globalDim", 64}, {"boxDim", 16}, {"elementStrides", 1}, {"sizes", 64}, {"dataSizes", 4}, {"attributes", 2}, {"size", 64}, {"mode", 1}};
	uint64_t value = 0;
	if (!strcmp(p->type, "bytes")) {
		if (strstr(f->name, "cuLinkAddData"))
			memcpy(at, kernel_text, strlen(kernel_text) + 1);
		return;
	}
	if (!strcmp(p->name, "to")) {
		value = second_node(f, missing);
		memcpy(at, &value, sizeof value);
		return;
	}
	if (p->fields || p->size > 8) {
		fill_structure(f, p->type, at, missing);
		return;
	}
	if (!strncmp(p->type, "CUdeviceptr", 11))
		value = device_address(f, p, missing);
	else if (!strncmp(p->type, "CU", 2) && p->size == 8)
		value = object(f, p->type, missing);
	else if (strstr(p->name, "num") == p->name || strstr(p->name, "nb") == p->name)
		value = 1;
	for (unsigned i = 0; i < sizeof arrays / sizeof *arrays; i++)
		if (!strcmp(arrays[i].name, p->name))
			value = arrays[i].value;
	if (strstr(f->name, "cuCoredump"))
		value = 1; /* the size of a truth value */
	for (int i = 0; i < 8; i++)
		memcpy(at + i * p->size, &value, (size_t)p->size);
}

static uint64_t usual_argument(const struct function *f, const struct parameter *p, char *at, const char **missing)
{
	memset(at, 0, SLOT);
	switch (p->role) {
	case ROLE_HANDLE:
		return initialised ? object(f, p->type, missing) : (uint64_t)zeros;
	case ROLE_DEVICE:
	case ROLE_FLOAT:
		return 0;
	case ROLE_ENUM:
		return usual_enumerator(f, p);
	case ROLE_FLAGS:
	case ROLE_NUMBER:
	case ROLE_COUNT:
		return !strcmp(p->name, "pid") ? (uint64_t)getpid() : usual_number(f, p);
	case ROLE_ADDRESS:
		return device_address(f, p, missing);
	case ROLE_STRING:
		strcpy(at, usual_string(f, p));
		return (uint64_t)at;
	case ROLE_RAW:
		if (!strcmp(p->name, "data") || !strcmp(p->name, "kernelParams")) /* pointers to attributes or parameters */
			for (int i = 0; i < 8; i++)
				memcpy(at + 8 * i, &(char *){at + 1024 + 64 * i}, 8);
		if (!strcmp(p->name, "globalStrides"))
			for (int i = 0; i < 8; i++)
				memcpy(at + 8 * i, &(uint64_t){512}, 8);
		return raw_pointer(f, p, at, missing);
	case ROLE_OUT:
		if (!p->filled) {
			memset(at, UNWRITTEN, SLOT);
			return (uint64_t)at;
		}
		break;
	default:
		break;
	}
	fill_elements(f, p, at, missing);
	return (uint64_t)at;
}

static uint64_t changed_argument(const struct function *f, const struct one_case *c, uint64_t usual, char *at, const char **missing)
{
	const struct parameter *p = &f->parameters[c->parameter];
	switch (c->change) {
	case VALUE:
		return c->value;
	case FREED:
		if (p->role == ROLE_ADDRESS)
			return freed_address();
		return changed_object(f, p->type, c->change, missing);
	case OTHER_CONTEXT:
		if (p->role == ROLE_ADDRESS)
			return other_address();
		return changed_object(f, p->type, c->change, missing);
	case OTHER_KIND:
		return changed_object(f, p->type, c->change, missing);
	case UNMAPPED:
		return 0x123456789000;
	case ZERO_MEMORY:
		return (uint64_t)zeros;
	case HOST_MEMORY:
		return (uint64_t)at;
	case UNALIGNED:
		return usual + 1;
	case FIELD:
		memcpy(at + c->field->offset, &c->value, (size_t)c->field->size);
		return usual;
	case CONTENT:
		for (int i = 0; i < 8; i++)
			memcpy(at + i * p->size, &c->value, (size_t)p->size);
		return usual;
	case EMPTY:
		*at = 0;
		return usual;
	default:
		return usual;
	}
}

/* --- environments */

static void *destroy_in_other_thread(void *arg)
{
	CU(cuCtxDestroy_v2)(arg);
	return NULL;
}

static int enter(const struct function *f, enum environment e)
{
	pthread_t thread;
	if (e == NO_INIT)
		return 1;
	if (!initialised && CU(cuInit)(0))
		return 0;
	initialised = 1;
	if (!context) {
		if (CU(cuCtxCreate_v2)(&context, 0, 0))
			return 0;
		objects_begin(context);
	}
	if ((e == DESTROYED || e == STALE) && !dead) {
		objects_make_all();
		dead = 1;
		if (e == DESTROYED)
			CU(cuCtxDestroy_v2)(context);
		else if (!pthread_create(&thread, NULL, destroy_in_other_thread, context))
			pthread_join(thread, NULL);
	}
	if (f != last && !dead)
		objects_forget();
	last = f;
	return 1;
}

static void leave(enum environment e)
{
	if (e == NO_CONTEXT)
		CU(cuCtxPopCurrent_v2)(NULL);
	else if (e == OLD_API && old_context)
		CU(cuCtxPushCurrent_v2)(old_context);
	else if (e == OLD_API)
		CU(cuCtxCreate)(&old_context, 0, 0);
}

/* went_well says whether the next call may be made in this process. */
static int went_well(const struct function *f, enum environment e, int result, int sync)
{
	if (e == OLD_API)
		CU(cuCtxPopCurrent_v2)(NULL);
	if (sync || (result == 0 && leaves_state(f)))
		return 0;
	if (result == 0 && !leaves_nothing(f)) {
		if (dead && ends_object(f))
			return 0;
		if (!dead)
			objects_forget();
	}
	if (result && fails_for_good(f) && !dead)
		objects_forget();
	return (result < 700 || result >= 800 || result == 709 || result == 708 || result == 704 || result == 705) && result != 4 && result != 999;
}

static void find_written(const struct function *f, const uint64_t *words, char before[][8], volatile struct outcome *out)
{
	for (int i = 0; i < f->n && f->parameters; i++) {
		const struct parameter *p = &f->parameters[i];
		size_t n = p->size < 8 ? (size_t)p->size : 8;
		if (p->role == ROLE_OUT && words[i] && memcmp(before[i], (void *)words[i], n) != 0)
			out->written |= (uint16_t)(1u << i);
	}
}

int execute_case(const struct function *f, const struct one_case *c, volatile struct outcome *out, void (*touch)(void))
{
	uint64_t words[MAX_PARAMETERS] = {0};
	char before[MAX_PARAMETERS][8];
	const char *missing = NULL;
	touch();
	out->stage = PREPARING;
	if (!slots)
		make_slots();
	void *call = driver_symbol(f->name);
	if (!enter(f, c->environment))
		missing = "CUcontext";
	memset(zeros, 0, SLOT);
	for (int i = 0; i < f->n && f->parameters; i++)
		words[i] = usual_argument(f, &f->parameters[i], slots + i * (SLOT + PAGE), &missing);
	if (c->parameter >= 0) /* last: nothing may be made where a freed object was */
		words[c->parameter] = changed_argument(f, c, words[c->parameter], slots + c->parameter * (SLOT + PAGE), &missing);
	for (int i = 0; i < f->n && f->parameters; i++)
		memcpy(before[i], slots + i * (SLOT + PAGE), 8);
	if (missing) {
		for (unsigned i = 0; i < sizeof out->missing - 1 && missing[i]; i++)
			out->missing[i] = missing[i];
		out->stage = FINISHED;
		if (!dead)
			objects_forget();
		return context != NULL;
	}
	leave(c->environment);
	touch();
	out->stage = CALLING;
	CUresult result = f->call(call, words);
	out->result = (int16_t)result;
	find_written(f, words, before, out);
	touch();
	out->stage = WAITING;
	int sync = 0;
	if (c->environment == NO_CONTEXT)
		CU(cuCtxPushCurrent_v2)(context);
	if ((c->environment == NORMAL || c->environment == NO_CONTEXT) && result == 0)
		out->sync = (int16_t)(sync = CU(cuCtxSynchronize)());
	out->stage = FINISHED;
	return went_well(f, c->environment, result, sync);
}
