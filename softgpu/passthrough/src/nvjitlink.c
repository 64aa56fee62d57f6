// An nvJitLink that hands its inputs to the driver's linker (cuLink*): with the software GPU
// that is Ferry's, which links PTX and keeps it PTX, where NVIDIA's library would make machine
// code, which the software GPU cannot execute. ferry run preloads it on the software GPU only.
//
// It has no nvJitLinkVersion, as NVIDIA's had none before 12.3: callers that know that (Numba,
// cuda.core) use the driver's linker by themselves then, and make PTX where they would make
// LTO-IR, which only NVIDIA's library can compile. The others link here.
//
// One source makes the libraries of CUDA 12 and 13 (MAJOR). It is loaded into programs of any
// kind, so it needs no library by name: what it calls is found in the program's own libc.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern void *dlopen(const char *, int) __attribute__((weak));
extern void *dlsym(void *, const char *) __attribute__((weak));

enum { RTLD_NOW_ = 2 };

// nvJitLinkResult.
enum { SUCCESS, UNRECOGNIZED_OPTION, MISSING_ARCH, INVALID_INPUT, PTX_COMPILE, NVVM_COMPILE, INTERNAL, THREADPOOL, UNRECOGNIZED_INPUT, FINALIZE,
	NULL_INPUT };

// nvJitLinkInputType and CUjitInputType.
enum { IN_CUBIN = 1, IN_PTX, IN_LTOIR, IN_FATBIN, IN_OBJECT, IN_LIBRARY, IN_INDEX, IN_ANY = 10 };
enum { CU_CUBIN, CU_PTX, CU_FATBIN, CU_OBJECT, CU_LIBRARY, CU_NVVM };

// CUjit_option.
enum { JIT_MAX_REGISTERS, JIT_INFO_LOG = 3, JIT_INFO_LOG_SIZE, JIT_ERROR_LOG, JIT_ERROR_LOG_SIZE };

enum { LOG_SIZE = 16384 };

static struct {
	int (*init)(unsigned);
	int (*get_current)(void **);
	int (*retain)(void **, int);
	int (*release)(int);
	int (*push)(void *);
	int (*pop)(void **);
	int (*create)(unsigned, int *, void **, void **);
	int (*add_data)(void *, int, void *, size_t, const char *, unsigned, int *, void **);
	int (*complete)(void *, void **, size_t *);
	int (*destroy)(void *);
} cu;

// A linker. The options and the buffers of the log are the driver's from cuLinkCreate to
// cuLinkDestroy: it writes the lengths of the log into the options.
struct linker {
	int names[5];
	void *values[5];
	void *state, *context; // the context only where the program had none
	void *image;
	size_t size;
	char error[LOG_SIZE], info[LOG_SIZE];
};

static int load_driver(void)
{
	if (cu.destroy)
		return 1;
	void *lib = dlopen && dlsym ? dlopen("libcuda.so.1", RTLD_NOW_) : NULL;
	if (!lib)
		return 0;
	static const struct {
		void *to;
		const char *name;
	} list[] = {{&cu.init, "cuInit"}, {&cu.get_current, "cuCtxGetCurrent"}, {&cu.retain, "cuDevicePrimaryCtxRetain"},
		{&cu.release, "cuDevicePrimaryCtxRelease_v2"}, {&cu.push, "cuCtxPushCurrent_v2"}, {&cu.pop, "cuCtxPopCurrent_v2"},
		{&cu.create, "cuLinkCreate_v2"}, {&cu.add_data, "cuLinkAddData_v2"}, {&cu.complete, "cuLinkComplete"}, {&cu.destroy, "cuLinkDestroy"}};
	for (size_t i = 0; i < sizeof list / sizeof *list; i++) { // destroy last: it says that all are there
		void *f = dlsym(lib, list[i].name);
		if (!f)
			return 0;
		memcpy(list[i].to, &f, sizeof f);
	}
	return 1;
}

static void enter(struct linker *l)
{
	if (l->context)
		cu.push(l->context);
}

static void leave(struct linker *l)
{
	void *top;
	if (l->context)
		cu.pop(&top);
}

static int create(void **handle, uint32_t count, const char **options)
{
	if (!handle || (count && !options))
		return NULL_INPUT;
	*handle = NULL;
	if (!load_driver() || cu.init(0) != 0)
		return INTERNAL;
	struct linker *l = calloc(1, sizeof *l);
	if (!l)
		return INTERNAL;
	static const int names[5] = {JIT_INFO_LOG, JIT_INFO_LOG_SIZE, JIT_ERROR_LOG, JIT_ERROR_LOG_SIZE, JIT_MAX_REGISTERS};
	memcpy(l->names, names, sizeof names);
	l->values[0] = l->info, l->values[2] = l->error;
	l->values[1] = l->values[3] = (void *)(uintptr_t)LOG_SIZE;
	unsigned used = 4;
	for (uint32_t i = 0; i < count; i++) {
		const char *o = options[i] ? options[i] : "";
		if (strncmp(o, "-maxrregcount=", 14) == 0) {
			l->values[4] = (void *)(uintptr_t)strtoul(o + 14, NULL, 10);
			used = 5;
		} else if (strcmp(o, "-ptx") == 0) { // what LTO-IR would be compiled to
			free(l);
			return UNRECOGNIZED_OPTION;
		}
	}
	void *now = NULL;
	if ((cu.get_current(&now) != 0 || !now) && cu.retain(&l->context, 0) != 0)
		l->context = NULL;
	enter(l);
	int failed = cu.create(used, l->names, l->values, &l->state);
	leave(l);
	if (failed) {
		if (l->context)
			cu.release(0);
		free(l);
		return INTERNAL;
	}
	*handle = l;
	return SUCCESS;
}

static int destroy(void **handle)
{
	if (!handle || !*handle)
		return NULL_INPUT;
	struct linker *l = *handle;
	enter(l);
	cu.destroy(l->state);
	leave(l);
	if (l->context)
		cu.release(0);
	free(l);
	*handle = NULL;
	return SUCCESS;
}

// kind_of guesses the kind of an input that is called any.
static int kind_of(const unsigned char *data, size_t size)
{
	if (size >= 8 && memcmp(data, "!<arch>\n", 8) == 0)
		return CU_LIBRARY;
	if (size >= 20 && memcmp(data, "\177ELF", 4) == 0)
		return data[18] == 190 ? CU_CUBIN : CU_OBJECT; // EM_CUDA
	if (size >= 4 && memcmp(data, "\x50\xed\x55\xba", 4) == 0)
		return CU_FATBIN;
	return CU_PTX;
}

static int add_data(void *handle, int type, const void *data, size_t size, const char *name)
{
	struct linker *l = handle;
	if (!l || !data)
		return NULL_INPUT;
	static const int kinds[] = {-1, CU_CUBIN, CU_PTX, CU_NVVM, CU_FATBIN, CU_OBJECT, CU_LIBRARY};
	int kind = type == IN_ANY ? kind_of(data, size) : type >= IN_CUBIN && type <= IN_LIBRARY ? kinds[type] : -1;
	if (kind < 0)
		return UNRECOGNIZED_INPUT;
	// PTX is text that ends with a zero, which callers do not always count.
	char *text = NULL;
	if (kind == CU_PTX) {
		text = malloc(size + 1);
		if (!text)
			return INTERNAL;
		memcpy(text, data, size);
		text[size++] = 0;
		data = text;
	}
	enter(l);
	int failed = cu.add_data(l->state, kind, (void *)data, size, name, 0, NULL, NULL);
	leave(l);
	free(text);
	if (!failed)
		return SUCCESS;
	return kind == CU_PTX ? PTX_COMPILE : kind == CU_NVVM ? NVVM_COMPILE : INVALID_INPUT;
}

static int add_file(void *handle, int type, const char *path)
{
	if (!handle || !path)
		return NULL_INPUT;
	FILE *f = fopen(path, "rb");
	if (!f)
		return INVALID_INPUT;
	char *data = NULL;
	size_t size = 0, room = 0;
	int ok = 1;
	do {
		if (size == room) {
			char *larger = realloc(data, room = room ? 2 * room : 1 << 16);
			ok = larger != NULL;
			if (!ok)
				break;
			data = larger;
		}
		size += fread(data + size, 1, room - size, f);
	} while (size == room);
	ok = ok && !ferror(f);
	fclose(f);
	int r = ok ? add_data(handle, type, data, size, path) : INVALID_INPUT;
	free(data);
	return r;
}

static int complete(void *handle)
{
	struct linker *l = handle;
	if (!l)
		return NULL_INPUT;
	enter(l);
	int failed = cu.complete(l->state, &l->image, &l->size);
	leave(l);
	return failed ? FINALIZE : SUCCESS;
}

static int cubin_size(void *handle, size_t *size)
{
	struct linker *l = handle;
	if (!l || !size)
		return NULL_INPUT;
	*size = l->size;
	return l->image ? SUCCESS : INVALID_INPUT;
}

static int cubin(void *handle, void *to)
{
	struct linker *l = handle;
	if (!l || !to)
		return NULL_INPUT;
	if (!l->image)
		return INVALID_INPUT;
	memcpy(to, l->image, l->size);
	return SUCCESS;
}

// What there is none of: linked PTX and LTO-IR come from LTO-IR, which only NVIDIA's library reads.
static int none_size(void *handle, size_t *size)
{
	if (!handle || !size)
		return NULL_INPUT;
	*size = 0;
	return INVALID_INPUT;
}

static int none(void *handle, void *to)
{
	return handle && to ? INVALID_INPUT : NULL_INPUT;
}

static int log_size(void *handle, size_t *size, const char *log)
{
	if (!handle || !size)
		return NULL_INPUT;
	*size = log[0] ? strlen(log) + 1 : 0;
	return SUCCESS;
}

static int error_size(void *h, size_t *size) { return log_size(h, size, h ? ((struct linker *)h)->error : ""); }
static int info_size(void *h, size_t *size) { return log_size(h, size, h ? ((struct linker *)h)->info : ""); }

static int log_text(void *handle, char *to, const char *log)
{
	if (!handle || !to)
		return NULL_INPUT;
	if (log[0])
		memcpy(to, log, strlen(log) + 1);
	return SUCCESS;
}

static int error_text(void *h, char *to) { return log_text(h, to, h ? ((struct linker *)h)->error : ""); }
static int info_text(void *h, char *to) { return log_text(h, to, h ? ((struct linker *)h)->info : ""); }

// Every function has a name of its own for each release, besides the plain one.
#define PASTE(a, b, c, d) a##b##_##c##_##d
#define NAME(f, major, minor) PASTE(__nvJitLink, f, major, minor)
#define VISIBLE __attribute__((visibility("default")))
#define RELEASE(f, minor, params, call) VISIBLE int NAME(f, MAJOR, minor) params { return call; }
#define EXPORT(f, params, call) \
	VISIBLE int nvJitLink##f params { return call; } \
	RELEASE(f, 0, params, call) RELEASE(f, 1, params, call) RELEASE(f, 2, params, call) RELEASE(f, 3, params, call) RELEASE(f, 4, params, call) \
	RELEASE(f, 5, params, call) RELEASE(f, 6, params, call) RELEASE(f, 7, params, call) RELEASE(f, 8, params, call) RELEASE(f, 9, params, call)

EXPORT(Create, (void **h, uint32_t n, const char **o), create(h, n, o))
EXPORT(Destroy, (void **h), destroy(h))
EXPORT(AddData, (void *h, int t, const void *d, size_t n, const char *name), add_data(h, t, d, n, name))
EXPORT(AddFile, (void *h, int t, const char *path), add_file(h, t, path))
EXPORT(Complete, (void *h), complete(h))
EXPORT(GetLinkedCubinSize, (void *h, size_t *n), cubin_size(h, n))
EXPORT(GetLinkedCubin, (void *h, void *to), cubin(h, to))
EXPORT(GetLinkedPtxSize, (void *h, size_t *n), none_size(h, n))
EXPORT(GetLinkedPtx, (void *h, char *to), none(h, to))
EXPORT(GetLinkedLTOIRSize, (void *h, size_t *n), none_size(h, n))
EXPORT(GetLinkedLTOIR, (void *h, void *to), none(h, to))
EXPORT(GetErrorLogSize, (void *h, size_t *n), error_size(h, n))
EXPORT(GetErrorLog, (void *h, char *to), error_text(h, to))
EXPORT(GetInfoLogSize, (void *h, size_t *n), info_size(h, n))
EXPORT(GetInfoLog, (void *h, char *to), info_text(h, to))
