/* driver.c: opens the driver step by step, with the time of each, and what every measurement uses. */
#include "measure.h"
#include <dlfcn.h>
#include <stdarg.h>

#define X(name, symbol, params) CUresult(*name) params;
FUNCTIONS(X)
#undef X
struct device d;

void fail(const char *format, ...)
{
	va_list args;
	va_start(args, format);
	vfprintf(stderr, format, args);
	fputc('\n', stderr);
	va_end(args);
	exit(1);
}

void check_call(CUresult rc, const char *call, const char *file, int line)
{
	const char *name = NULL;
	if (!rc)
		return;
	if (cuGetErrorName(rc, &name) || !name)
		name = "unknown error";
	fail("%s:%d: %s: %s (%d)", file, line, call, name, rc);
}

void launch(CUfunction kernel, unsigned grid, unsigned block, CUstream stream, void **params)
{
	CHECK(cuLaunchKernel(kernel, grid, 1, 1, block, 1, 1, 0, stream, params, NULL));
}

/* bump counts its runs, so that a launch that was lost is noticed; add is a kernel with a few arguments and a little to do. */
static const char ptx[] =
	".version 6.0\n.target sm_50\n.address_size 64\n"
	".visible .entry bump(.param .u64 word)\n"
	"{\n"
	"	.reg .b64 %p;\n"
	"	ld.param.u64 %p, [word];\n"
	"	red.global.add.u32 [%p], 1;\n"
	"	ret;\n"
	"}\n"
	".visible .entry add(.param .u64 a, .param .u64 b, .param .u64 c, .param .u32 n)\n"
	"{\n"
	"	.reg .pred %out;\n"
	"	.reg .b32 %i, %t, %n;\n"
	"	.reg .b64 %a, %b, %c, %o;\n"
	"	.reg .f32 %x, %y;\n"
	"	ld.param.u64 %a, [a];\n	ld.param.u64 %b, [b];\n	ld.param.u64 %c, [c];\n	ld.param.u32 %n, [n];\n"
	"	mov.u32 %i, %ctaid.x;\n	mov.u32 %t, %ntid.x;\n	mul.lo.u32 %i, %i, %t;\n	mov.u32 %t, %tid.x;\n	add.u32 %i, %i, %t;\n"
	"	setp.ge.u32 %out, %i, %n;\n"
	"	@%out ret;\n"
	"	mul.wide.u32 %o, %i, 4;\n"
	"	add.u64 %a, %a, %o;\n	add.u64 %b, %b, %o;\n	add.u64 %c, %c, %o;\n"
	"	ld.global.f32 %x, [%a];\n	ld.global.f32 %y, [%b];\n	add.f32 %x, %x, %y;\n	st.global.f32 [%c], %x;\n"
	"	ret;\n"
	"}\n";

int count_now(struct counts *c)
{
	static const char id[16] = {'F', 'e', 'r', 'r', 'y', ' ', 'c', 'o', 'u', 'n', 't', 's', 0, 0, 0, 1};
	static const void *const *table;

	memset(c, 0, sizeof *c);
	if (!table && cuGetExportTable && cuGetExportTable((const void **)&table, id))
		table = NULL;
	if (!table)
		return 0;
	((void (*)(struct counts *))(uintptr_t)table[1])(c);
	return 1;
}

void bump(CUstream stream)
{
	launch(d.bump, 1, 1, stream, ARGS(&d.word));
	d.bumps++;
}

void check_bumps(void)
{
	unsigned got;
	CHECK(cuCtxSynchronize());
	CHECK(cuMemcpyDtoH(&got, d.word, sizeof got));
	EXPECT(got == (unsigned)d.bumps, "%llu kernels were launched, %u ran", (unsigned long long)d.bumps, got);
}

static void make_graph(void)
{
	CUgraph graph;
	uint64_t before = d.bumps;

	CHECK(cuStreamBeginCapture(d.stream, 2)); /* relaxed */
	for (int i = 0; i < LAUNCHES_IN_GRAPH; i++)
		bump(d.stream);
	CHECK(cuStreamEndCapture(d.stream, &graph));
	CHECK(cuGraphInstantiate(&d.graph, graph, 0));
	d.bumps = before; /* captured, not run */
}

struct steps device_open(void)
{
	struct steps s;
	CUcontext context;
	CUmodule module;
	double t = clock_us();
#define STEP(field) (s.field = clock_us() - t, t = clock_us())

	void *lib = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
	EXPECT(lib, "cannot load the CUDA driver: %s", dlerror());
#define X(name, symbol, params)            \
	*(void **)&name = dlsym(lib, #symbol); \
	EXPECT(name, "libcuda.so.1 has no " #symbol ": it is too old or not CUDA");
	FUNCTIONS(X)
#undef X
	STEP(load);
	CHECK(cuInit(0));
	STEP(init);
	CHECK(cuDeviceGet(&d.dev, 0));
	CHECK(cuDeviceGetName(d.name, sizeof d.name, d.dev));
	CHECK(cuDeviceTotalMem(&d.total, d.dev));
	CHECK(cuDevicePrimaryCtxRetain(&context, d.dev));
	CHECK(cuCtxSetCurrent(context));
	STEP(context);
	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetFunction(&d.bump, module, "bump"));
	CHECK(cuModuleGetFunction(&d.add, module, "add"));
	STEP(module);
	CHECK(cuMemAlloc(&d.word, sizeof(unsigned)));
	CHECK(cuMemsetD32(d.word, 0, 1));
	bump(NULL);
	CHECK(cuCtxSynchronize());
	STEP(first);
	CHECK(cuStreamCreate(&d.stream, 1 /* non-blocking */));
	CHECK(cuEventCreate(&d.event, 2 /* no timing */));
	make_graph();
	return s;
}
