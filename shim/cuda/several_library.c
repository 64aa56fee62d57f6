/* shim/cuda/several_library.c: libraries and their kernels, which belong to no context and mean the same on every server.
 *
 * A library has the name that the copy gave it on which it was loaded first, its home. Other servers load it too: at once, because the program
 * may free the image when the call returns, or with its first use there if the program keeps the image (CU_LIBRARY_BINARY_IS_PRESERVED).
 * A kernel is found there by its name. What was found stays known until the library is unloaded.
 *
 * Lock: mu guards both tables; it is held while a server loads, so that no library is loaded there twice. */
#include "several.h"
#include <stdlib.h>
#include <string.h>

struct library { CUlibrary home, on[FERRY_SERVERS]; void *kept; struct library *next; };
struct kernel { CUkernel home; CUlibrary of; unsigned server; CUkernel there; struct kernel *next; };
enum { BUCKETS = 1024 };
static ferry_mu mu;
static struct library *libraries;
static struct kernel *kernels[BUCKETS];

static unsigned among(const void *h) { return ferry_handle_among((uint64_t)(uintptr_t)h); }
static struct kernel **bucket(CUkernel k) { return &kernels[(uintptr_t)k / FERRY_HANDLE_STEP % BUCKETS]; }

/* mu is held. The handle may be that of any server. */
static struct library *find(CUlibrary lib)
{
	struct library *l = libraries;
	while (l && l->home != lib && l->on[among(lib)] != lib)
		l = l->next;
	return l;
}

static CUlibrary library_on(CUlibrary lib, unsigned server) /* mu is held */
{
	struct library *l = find(lib);
	if (!l)
		return NULL;
	if (!l->on[server] && l->kept) {
		CUlibraryOption keeps = CU_LIBRARY_BINARY_IS_PRESERVED;
		struct several_call c = several_on(server, 0);
		(void)TO(c, cuLibraryLoadData)(&l->on[server], l->kept, NULL, NULL, 0, &keeps, &(void *){(void *)1}, 1);
		several_end(&c);
	}
	return l->on[server];
}

static CUkernel kernel_on(CUkernel kernel, unsigned server) /* mu is held */
{
	for (struct kernel *k = *bucket(kernel); k; k = k->next)
		if (k->home == kernel && k->server == server)
			return k->there;
	CUlibrary lib = NULL, there = NULL;
	const char *name = NULL;
	unsigned home = among(kernel);
	struct kernel *k = home < several_count() ? malloc(sizeof *k) : NULL;
	if (!k)
		return NULL;
	*k = (struct kernel){.home = kernel, .server = server, .next = *bucket(kernel)};
	struct several_call c = several_on(home, 0), d = several_on(server, 0);
	if (TO(c, cuKernelGetLibrary)(&lib, kernel) || TO(c, cuKernelGetName)(&name, kernel) || !(there = library_on(lib, server)) ||
	    TO(d, cuLibraryGetKernel)(&k->there, there, name)) {
		free(k);
		k = NULL;
	} else {
		k->of = find(lib)->home;
		*bucket(kernel) = k;
	}
	several_end(&d);
	several_end(&c);
	return k ? k->there : NULL;
}

void *several_code_on(void *code, unsigned server)
{
	ferry_lock(&mu);
	void *there = ferry_handle_kind((uint64_t)(uintptr_t)code) == FERRY_KIND_CUkernel ? (void *)kernel_on(code, server) : (void *)library_on(code, server);
	ferry_unlock(&mu);
	return there;
}

/* --- loading */

struct image {
	void *code; const char *file;
	const CUjit_option *jit; void *jit_values; unsigned jits;
	const CUlibraryOption *options; void *values; unsigned n;
};

static CUresult load_on(unsigned server, CUlibrary *out, const struct image *i)
{
	struct several_call c = several_on(server, 0);
	CUresult rc = i->file ? TO(c, cuLibraryLoadFromFile)(out, i->file, i->jit, i->jit_values, i->jits, i->options, i->values, i->n)
			      : TO(c, cuLibraryLoadData)(out, i->code, i->jit, i->jit_values, i->jits, i->options, i->values, i->n);
	several_end(&c);
	return rc;
}

static int keeps_image(const struct image *i)
{
	int keeps = 0;
	for (unsigned k = 0; k < i->n && i->options && i->values && !i->file && !i->jits; k++)
		keeps |= i->options[k] == CU_LIBRARY_BINARY_IS_PRESERVED && ((void **)i->values)[k];
	return keeps && i->n == 1;
}

static CUresult load(CUlibrary *library, const struct image *i)
{
	unsigned home = several_top();
	if (!several_count() || !library)
		return load_on(home, library, i);
	struct library *l = calloc(1, sizeof *l);
	if (!l)
		return CUDA_ERROR_OUT_OF_MEMORY;
	CUresult rc = load_on(home, &l->home, i);
	if (rc) {
		free(l);
		return rc;
	}
	l->on[home] = l->home;
	l->kept = keeps_image(i) ? i->code : NULL;
	for (unsigned s = 0; s < several_count() && !l->kept; s++)
		if (s != home && load_on(s, &l->on[s], i))
			l->on[s] = NULL; /* its devices cannot use it: a use there says INVALID_HANDLE */
	ferry_lock(&mu);
	l->next = libraries;
	libraries = l;
	ferry_unlock(&mu);
	*library = l->home;
	return 0;
}

CUresult several_cuLibraryLoadData(CUlibrary *library, void *code, const CUjit_option *jitOptions, void *jitOptionsValues, unsigned numJitOptions,
	const CUlibraryOption *libraryOptions, void *libraryOptionValues, unsigned numLibraryOptions)
{
	return load(library, &(struct image){code, NULL, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions});
}

CUresult several_cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, const CUjit_option *jitOptions, void *jitOptionsValues, unsigned numJitOptions,
	const CUlibraryOption *libraryOptions, void *libraryOptionValues, unsigned numLibraryOptions)
{
	if (!fileName)
		return CUDA_ERROR_INVALID_VALUE;
	return load(library, &(struct image){NULL, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions});
}

static void forget_kernels(CUlibrary home) /* mu is held */
{
	for (unsigned i = 0; i < BUCKETS; i++)
		for (struct kernel **p = &kernels[i]; *p;) {
			struct kernel *k = *p;
			if (k->of != home) {
				p = &k->next;
				continue;
			}
			*p = k->next;
			free(k);
		}
}

static CUresult unload_on(unsigned server, CUlibrary lib)
{
	struct several_call c = several_on(server, 0);
	CUresult rc = TO(c, cuLibraryUnload)(lib);
	several_end(&c);
	return rc;
}

CUresult several_cuLibraryUnload(CUlibrary library)
{
	ferry_lock(&mu);
	struct library *l = library ? find(library) : NULL;
	for (struct library **p = &libraries; l && *p; p = &(*p)->next)
		if (*p == l) {
			*p = l->next;
			break;
		}
	if (l)
		forget_kernels(l->home);
	ferry_unlock(&mu);
	if (!l)
		return unload_on(ferry_handle_kind((uint64_t)(uintptr_t)library) ? among(library) : 0, library);
	for (unsigned s = 0; s < several_count(); s++)
		if (l->on[s] && s != among(l->home))
			(void)unload_on(s, l->on[s]);
	CUresult rc = unload_on(among(l->home), l->home);
	free(l);
	return rc;
}
