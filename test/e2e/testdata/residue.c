/* residue: does anything of a client's stay behind for the next?
 *
 *     residue fill SHARE        fills device memory (SHARE percent of it), pinned memory, a module's variable and the
 *                               multiprocessors' shared memory with a pattern, prints "ready" and waits to be killed
 *     residue fill SHARE exit   the same, and ends
 *     residue look SHARE        takes as much, writes nothing, and looks for the pattern
 *     residue both              looks where it has filled itself: what "look" would say if it found something
 *
 * It runs on any libcuda.so.1: natively it says what the driver promises, through Ferry what Ferry does. */
#include "cudadrv.h"

#include <stdint.h>
#include <unistd.h>

#define PATTERN 0x5ec4e75ec4e71eafull
enum { CHUNK = 32 << 20, MAX_CHUNKS = 1 << 14, VARIABLE = 1 << 20, BLOCKS = 1024 };

static const char ptx[] =
	".version 6.0\n"
	".target sm_50\n"
	".address_size 64\n"
	".visible .global .align 8 .b8 variable[1048576];\n"
	"\n"
	"// Each thread of a block has every 128th word of the block's shared memory: writes the pattern there ...\n"
	".visible .entry fill_shared(.param .u64 pattern, .param .u64 count)\n"
	"{\n"
	"	.shared .align 8 .b8 words[49152];\n"
	"	.reg .pred %p; .reg .b32 %i, %at, %base; .reg .b64 %v;\n"
	"	ld.param.u64 %v, [pattern];\n"
	"	mov.u32 %i, %tid.x;\n"
	"	mov.u32 %base, words;\n"
	"AGAIN:\n"
	"	shl.b32 %at, %i, 3;\n"
	"	add.u32 %at, %at, %base;\n"
	"	st.volatile.shared.u64 [%at], %v;\n"
	"	add.u32 %i, %i, 128;\n"
	"	setp.lt.u32 %p, %i, 6144;\n"
	"	@%p bra AGAIN;\n"
	"	ret;\n"
	"}\n"
	"// ... or counts it, without ever having written.\n"
	".visible .entry look_shared(.param .u64 pattern, .param .u64 count)\n"
	"{\n"
	"	.shared .align 8 .b8 words[49152];\n"
	"	.reg .pred %p, %q; .reg .b32 %i, %at, %base, %n, %old; .reg .b64 %v, %w, %count;\n"
	"	ld.param.u64 %v, [pattern];\n"
	"	ld.param.u64 %count, [count];\n"
	"	mov.u32 %i, %tid.x;\n"
	"	mov.u32 %n, 0;\n"
	"	mov.u32 %base, words;\n"
	"AGAIN:\n"
	"	shl.b32 %at, %i, 3;\n"
	"	add.u32 %at, %at, %base;\n"
	"	ld.volatile.shared.u64 %w, [%at];\n"
	"	setp.eq.u64 %q, %w, %v;\n"
	"	@%q add.u32 %n, %n, 1;\n"
	"	add.u32 %i, %i, 128;\n"
	"	setp.lt.u32 %p, %i, 6144;\n"
	"	@%p bra AGAIN;\n"
	"	atom.global.add.u32 %old, [%count], %n;\n"
	"	ret;\n"
	"}\n";

static CUdeviceptr chunks[MAX_CHUNKS];
static int n_chunks;
static uint64_t *pinned, *copy;
static CUdeviceptr variable, counter;
static CUfunction fill_shared, look_shared;

/* take takes everything, up to a share of the device's memory in percent. */
static void take(int share)
{
	CUdevice device;
	CUmodule module;
	size_t total, bytes;

	driver_open(&device);
	CHECK(cuDeviceTotalMem(&total, device));
	CHECK(cuModuleLoadData(&module, ptx));
	CHECK(cuModuleGetGlobal(&variable, &bytes, module, "variable"));
	EXPECT(bytes == VARIABLE, "the variable has %zu bytes", bytes);
	CHECK(cuModuleGetFunction(&fill_shared, module, "fill_shared"));
	CHECK(cuModuleGetFunction(&look_shared, module, "look_shared"));
	CHECK(cuMemAlloc(&counter, 64));
	CHECK(cuMemAllocHost((void **)&pinned, CHUNK));
	for (size_t want = total / 100 * (size_t)share; n_chunks < MAX_CHUNKS && (size_t)(n_chunks + 1) * CHUNK <= want; n_chunks++)
		if (cuMemAlloc(&chunks[n_chunks], CHUNK) != CUDA_SUCCESS)
			break;
	EXPECT((size_t)n_chunks * CHUNK >= total / 2 * (size_t)share / 100, "only %d chunks of %zu bytes", n_chunks, total);
}

static void fill(void)
{
	uint64_t pattern = PATTERN;

	for (int i = 0; i < CHUNK / 8; i++)
		copy[i] = PATTERN;
	memcpy(pinned, copy, CHUNK);
	for (int i = 0; i < n_chunks; i++)
		CHECK(cuMemcpyHtoD(chunks[i], i % 2 ? copy : pinned, CHUNK)); /* both ways of a copy */
	CHECK(cuMemcpyHtoD(variable, copy, VARIABLE));
	CHECK(cuLaunchKernel(fill_shared, BLOCKS, 1, 1, 128, 1, 1, 0, NULL, ARGS(&pattern, &counter), NULL));
	CHECK(cuCtxSynchronize());
}

static size_t matches(const uint64_t *words, size_t bytes)
{
	size_t n = 0;
	for (size_t i = 0; i < bytes / 8; i++)
		n += words[i] == PATTERN;
	return n;
}

static int told;

static void tell(const char *what, size_t words)
{
	if (words)
		printf("%s: %zu words of the pattern\n", what, words);
	else
		printf("%s: clean\n", what);
	told |= words != 0;
}

static void look(void)
{
	uint64_t pattern = PATTERN;
	unsigned found = 0;
	size_t n = 0;

	tell("pinned memory", matches(pinned, CHUNK));
	for (int i = 0; i < n_chunks; i++) {
		CHECK(cuMemcpyDtoH(copy, chunks[i], CHUNK));
		n += matches(copy, CHUNK);
	}
	tell("device memory", n);
	CHECK(cuMemcpyDtoH(copy, variable, VARIABLE));
	tell("a module's variable", matches(copy, VARIABLE));
	CHECK(cuMemcpyHtoD(counter, &found, sizeof found));
	CHECK(cuLaunchKernel(look_shared, BLOCKS, 1, 1, 128, 1, 1, 0, NULL, ARGS(&pattern, &counter), NULL));
	CHECK(cuMemcpyDtoH(&found, counter, sizeof found));
	tell("shared memory", found);
}

int main(int argc, char **argv)
{
	const char *mode = argc > 1 ? argv[1] : "";
	setvbuf(stdout, NULL, _IOLBF, 0);
	copy = calloc(1, CHUNK);
	take(argc > 2 ? atoi(argv[2]) : 50);
	if (!strcmp(mode, "fill")) {
		fill();
		puts("ready");
		if (argc <= 3)
			for (;;)
				pause();
		return 0;
	}
	EXPECT(!strcmp(mode, "look") || !strcmp(mode, "both"), "usage: residue fill|look|both [SHARE]");
	if (!strcmp(mode, "both"))
		fill();
	look();
	puts(told ? "FOUND" : "PASS");
	return told;
}
