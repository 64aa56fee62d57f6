// Links PTX with nvJitLink, loads what comes of it and runs it. The library is the one that is
// loaded already under its name, as Python's loaders look for it; it must not need a context.

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int cuInit(unsigned), cuCtxGetCurrent(void **), cuDevicePrimaryCtxRetain(void **, int), cuCtxSetCurrent(void *);
int cuModuleLoadData(void **, const void *), cuModuleGetFunction(void **, void *, const char *);
int cuMemAlloc_v2(unsigned long long *, size_t), cuMemcpyDtoH_v2(void *, unsigned long long, size_t);
int cuLaunchKernel(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **);

static const char *const one = ".version 7.0\n.target sm_70\n.address_size 64\n"
	".extern .func (.param .b32 r) twice(.param .b32 a);\n"
	".visible .entry k(.param .u64 out) {\n"
	"	.reg .u64 p; .reg .u32 v; .param .b32 a; .param .b32 r;\n"
	"	ld.param.u64 p, [out]; mov.u32 v, 21; st.param.b32 [a], v;\n"
	"	call (r), twice, (a); ld.param.b32 v, [r]; st.global.u32 [p], v; ret; }\n";
static const char *const two = ".version 7.0\n.target sm_70\n.address_size 64\n"
	".visible .func (.param .b32 r) twice(.param .b32 a) {\n"
	"	.reg .u32 v; ld.param.b32 v, [a]; shl.b32 v, v, 1; st.param.b32 [r], v; ret; }\n";

enum { PTX = 2, LTOIR = 3, ANY = 10 };

static void *library;

static void *function(const char *name)
{
	void *f = dlsym(library, name);
	if (!f) {
		printf("no %s\n", name);
		exit(1);
	}
	return f;
}

static int (*create)(void **, uint32_t, const char **), (*destroy)(void **), (*add)(void *, int, const void *, size_t, const char *), (*complete)(void *);
static int (*cubin_size)(void *, size_t *), (*cubin)(void *, void *), (*log_size)(void *, size_t *), (*log_text)(void *, char *);

static void print_log(void *linker)
{
	size_t n = 0;
	char text[20000] = "";
	log_size(linker, &n);
	if (n && n <= sizeof text)
		log_text(linker, text);
	printf("%s", text);
}

int main(int argc, char **argv)
{
	(void)argc;
	library = dlopen(argv[1], RTLD_NOW | RTLD_NOLOAD);
	if (!library) {
		printf("%s is not loaded\n", argv[1]);
		return 1;
	}
	printf("version: %s\n", dlsym(library, "nvJitLinkVersion") ? "yes" : "none");
	create = function("nvJitLinkCreate"), destroy = function("nvJitLinkDestroy"), add = function("nvJitLinkAddData");
	complete = function("nvJitLinkComplete"), cubin_size = function("nvJitLinkGetLinkedCubinSize"), cubin = function("nvJitLinkGetLinkedCubin");
	log_size = function("nvJitLinkGetErrorLogSize"), log_text = function("nvJitLinkGetErrorLog");

	const char *options[] = {"-arch=sm_90"};
	void *l, *current = NULL;
	printf("create: %d\n", create(&l, 1, options));
	printf("add: %d %d\n", add(l, PTX, one, strlen(one), "one"), add(l, ANY, two, strlen(two) + 1, "two"));
	printf("complete: %d\n", complete(l));
	cuCtxGetCurrent(&current);
	printf("context of the linker left: %s\n", current ? "yes" : "no");
	size_t size = 0;
	printf("size: %d\n", cubin_size(l, &size));
	char *image = malloc(size);
	printf("cubin: %d\n", cubin(l, image));
	printf("destroy: %d\n", destroy(&l));

	void *context, *module, *kernel;
	unsigned long long out;
	uint32_t value = 0;
	cuInit(0);
	cuDevicePrimaryCtxRetain(&context, 0);
	cuCtxSetCurrent(context);
	cuMemAlloc_v2(&out, 4);
	int loaded = cuModuleLoadData(&module, image), found = cuModuleGetFunction(&kernel, module, "k");
	void *params[] = {&out};
	int launched = cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, NULL, params, NULL);
	cuMemcpyDtoH_v2(&value, out, 4);
	printf("loaded %d %d, launched %d: %u\n", loaded, found, launched, value);

	create(&l, 1, options);
	printf("half of it: %d\n", add(l, PTX, one, strlen(one), "one"));
	printf("an undefined function: %d\n", complete(l));
	print_log(l);
	destroy(&l);
	create(&l, 1, options);
	printf("LTO-IR: %d\n", add(l, LTOIR, "\x4e\x43", 2, "ir"));
	print_log(l);
	destroy(&l);
	return 0;
}
