/* shim/test/test_endpoints.c: a copy or a set asks the address map once for each of its ends, whatever its form and its memory.
 * Links: cuda/endpoint.c cuda/route.c cuda/copy.c cuda/copy_routes.c cuda/copy_3d.c cuda/graph_copy.c cuda/memset.c.
 * The address map is a double that counts; so is the server, which takes everything. */
#include "../cuda/blocking.h"
#include "../cuda/callback.h"
#include "../cuda/callreport.h"
#include "../cuda/capture.h"
#include "../cuda/context_stack.h"
#include "../cuda/gen_send.h"
#include "../cuda/graph.h"
#include "../cuda/handles.h"
#include "../cuda/ipc_share.h"
#include "../cuda/mem.h"
#include "../cuda/mirror_life.h"
#include "../cuda/staging.h"
#include "../cuda/stream.h"
#include "../cuda/thread.h"
#include "../cuda/token.h"
#include "../cuda/vmm.h"
#include "check.h"

#include <stdlib.h>

/* --- the address map */

enum { SIZE = 8 << 20 };
static struct shim_ctx one, other;
static struct block { int space; struct ferry_block b; } blocks[16];
static int block_count, asked;

static uint64_t add(int space, uint64_t addr, uint64_t size, void *owner, uint64_t tag)
{
	blocks[block_count++] = (struct block){space, {addr, size, owner, tag}};
	return addr;
}

int ferry_block_find(int space, uint64_t addr, struct ferry_block *out)
{
	asked++;
	for (int i = 0; i < block_count; i++)
		if (blocks[i].space == space && addr - blocks[i].b.addr < blocks[i].b.size) {
			if (out)
				*out = blocks[i].b;
			return 0;
		}
	return -1;
}

void ferry_block_find_all(uint64_t addr, struct ferry_place *out)
{
	int before = asked;
	*out = (struct ferry_place){.addr = addr};
	for (int space = 0; space < FERRY_SPACES; space++) {
		ferry_block_find(space, addr, &out->block[space]);
		out->next[space] = UINT64_MAX;
		for (int i = 0; i < block_count; i++)
			if (blocks[i].space == space && blocks[i].b.addr > addr && blocks[i].b.addr < out->next[space])
				out->next[space] = blocks[i].b.addr;
	}
	asked = before + 1;
}

/* As vmm.c does it: a mapping that the copy reaches beyond is followed by a question. */
int shim_is_mapped(uint64_t p, uint64_t n, const struct ferry_block *first)
{
	struct ferry_block m = first ? *first : (struct ferry_block){0};
	while (m.size && n > m.size - (p - m.addr)) {
		n -= m.size - (p - m.addr);
		p = m.addr + m.size;
		if (ferry_block_find(FERRY_MAPPED, p, &m))
			return 0;
	}
	return m.size != 0;
}

struct ferry_range ferry_device_window(void) { return (struct ferry_range){0x200000000000, 1ull << 40}; }
struct ferry_range ferry_server_window(void) { return (struct ferry_range){0}; }
void ferry_log(int level, const char *fmt, ...) { (void)level, (void)fmt; }

/* --- the rest of the shim, which is content with everything */

static int capturing, functions, lanes, staging;
_Atomic int shim_mirrors;
CUresult shim_enter(void) { return 0; }
CUresult shim_resolve_stream(CUstream *s) { return (void)s, 0; }
CUresult shim_enter_stream(CUstream *s) { return (void)s, 0; }
CUstream shim_default_stream(void) { return NULL; }
int shim_capturing(CUstream s) { return (void)s, capturing; }
CUresult shim_capture_forbids(CUstream s) { return (void)s, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED; }
int shim_functions_due(void) { return functions; }
void blocking_note_sent(void) {}
void blocking_note_write(CUstream s) { (void)s; }
CUresult blocking_begin(CUstream s, int pinned) { return (void)s, (void)pinned, 0; }
CUresult blocking_end(CUstream s, int in) { return (void)s, (void)in, 0; }
CUresult blocking_catch_up(CUstream s) { return (void)s, 0; }
CUresult shim_call_in_stream(CUstream s, void (*fn)(void *), void *data) { return (void)s, fn(data), free(data), 0; }
CUresult shim_stream_wait(CUstream s) { return (void)s, 0; }
void shim_stream_note_detached(CUstream s) { (void)s; }
void shim_stream_note_waited(CUstream s, uint64_t n, int by_copy) { (void)s, (void)n, (void)by_copy; }
struct shim_ctx *shim_ctx_of(CUcontext c) { return (void)c, &one; }
struct shim_ctx *shim_ctx_top(void) { return &one; }
CUresult cuCtxPushCurrent_v2(CUcontext c) { return (void)c, 0; }
CUresult cuCtxPopCurrent_v2(CUcontext *c) { return (void)c, 0; }
CUresult shim_check_handle(int kind, const void *handle) { return (void)kind, (void)handle, 0; }
CUresult shim_enter_handle(int kind, const void *handle) { return (void)kind, (void)handle, 0; }
CUresult shim_unsupported(const char *what) { return (void)what, CUDA_ERROR_NOT_SUPPORTED; }
CUresult shim_node_place(CUgraph g, const CUgraphNode *d, size_t n, const CUgraphNode *out) { return (void)g, (void)d, (void)n, (void)out, 0; }
CUresult shim_token_new(struct shim_token t, uint64_t *token) { return (void)t, *token = 1, 0; }
void shim_token_forget(uint64_t token) { (void)token; }
int shim_may_stage(uint64_t n) { return (void)n, staging; }
int shim_stage_in(const struct shim_staged *q, CUresult *rc) { return (void)q, *rc = 0, 1; }
int shim_stage_out(const struct shim_staged *q, CUresult *rc) { return (void)q, *rc = 0, 1; }
int mirror_holds(uint64_t at) { return (void)at, 0; }
int mirror_find(uint64_t at, uint64_t n, uint64_t *cut) /* the last page of the first pinned block is an edge */
{
	*cut = UINT64_MAX;
	if (at - blocks[0].b.addr >= SIZE)
		return 0;
	*cut = n;
	uint64_t edge = blocks[0].b.addr + SIZE - 4096;
	if (at < edge && edge - at < n)
		*cut = edge - at;
	return 1;
}
CUresult mirror_reads(uint64_t at, uint64_t n, int keep) { return (void)at, (void)n, (void)keep, 0; }
CUresult mirror_writes(uint64_t at, uint64_t n) { return (void)at, (void)n, 0; }
void mirror_written(uint64_t at, uint64_t n) { (void)at, (void)n; }
void mirror_edges(void) {}
void mirror_passed(void) {}

/* --- the server */

static int sent; /* commands */
int ferry_begin(struct ferry_call *c, unsigned op, size_t n) { return (void)op, (void)n, c->q = c->room, sent++, 0; }
int ferry_post_rows(struct ferry_call *c, const void *data, uint64_t pitch, uint64_t width, uint64_t rows)
{
	return (void)c, (void)data, (void)pitch, (void)width, (void)rows, 0;
}
int ferry_post_payload(struct ferry_call *c, unsigned slot, const void *data, uint64_t n, int later) { return (void)c, (void)slot, (void)data, (void)n, (void)later, 0; }
int ferry_ask_into(struct ferry_call *c, void *dst, uint64_t pitch, uint64_t width, uint64_t rows)
{
	return (void)c, (void)dst, (void)pitch, (void)width, (void)rows, 0;
}
int ferry_ask_detached(struct ferry_call *c, void *dst, uint64_t pitch, uint64_t width, uint64_t rows)
{
	(void)dst, (void)pitch, (void)width, (void)rows;
	free(c);
	return 0;
}
void ferry_end(struct ferry_call *c) { (void)c; }
void ferry_await_detached(const void *p, size_t n) { (void)p, (void)n; }
int ferry_lanes_usable(uint64_t n, int from_server) { return (void)n, (void)from_server, lanes; }
uint64_t ferry_lanes_min_bytes(void) { return 4 << 20; }
uint64_t ferry_commands(void) { return 0; }
void *ferry_handle_object(int kind, uint64_t handle)
{
	static CUDA_ARRAY3D_DESCRIPTOR_v2 shape = {.Width = 4096, .Height = 64, .NumChannels = 1, .Format = CU_AD_FORMAT_UNSIGNED_INT8};
	return (void)kind, (void)handle, &shape;
}
void ferry_handle_attach(int kind, uint64_t handle, void *object) { (void)kind, (void)handle, (void)object; }
CUresult fx_CopyOn(CUdeviceptr d, uint64_t dp, CUdeviceptr f, uint64_t fp, uint64_t w, uint64_t h, CUstream s)
{
	return (void)d, (void)dp, (void)f, (void)fp, (void)w, (void)h, (void)s, sent++, 0;
}
CUresult fx_cuStreamSynchronize(CUstream s) { return (void)s, 0; }
CUresult fx_StreamCopy(CUstream s, const CUDA_MEMCPY3D_v2 *p, uint64_t token) { return (void)s, (void)p, (void)token, sent++, 0; }
CUresult fx_ArrayOn(const CUDA_MEMCPY3D_v2 *p, CUstream s) { return (void)p, (void)s, sent++, 0; }
CUresult fx_ArrayIn(const CUDA_MEMCPY3D_v2 *p, CUstream s, const void *data, size_t n) { return (void)p, (void)s, (void)data, (void)n, sent++, 0; }
CUresult fx_cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR_v2 *d, CUarray a) { return (void)d, (void)a, 0; }
CUresult fx_GraphCopy(CUgraphNode *out, CUgraph g, const CUgraphNode *d, size_t n, const CUDA_MEMCPY3D_v2 *p, CUcontext c, uint64_t token)
{
	return (void)out, (void)g, (void)d, (void)n, (void)p, (void)c, (void)token, sent++, 0;
}
CUresult fx_GraphCopySet(CUgraphExec e, CUgraphNode n, const CUDA_MEMCPY3D_v2 *p, CUcontext c, uint64_t token)
{
	return (void)e, (void)n, (void)p, (void)c, (void)token, sent++, 0;
}
CUresult fx_GraphCopyGet(CUgraphNode n, CUDA_MEMCPY3D_v2 *p) { return (void)n, (void)p, 0; }
#define SETS(bits, type)                                                                                                     \
	CUresult fx_cuMemsetD##bits##Async(CUdeviceptr d, type v, size_t n, CUstream s) { return (void)d, (void)v, (void)n, (void)s, sent++, 0; } \
	CUresult fx_cuMemsetD2D##bits##Async(CUdeviceptr d, size_t p, type v, size_t w, size_t h, CUstream s)                 \
	{                                                                                                                    \
		return (void)d, (void)p, (void)v, (void)w, (void)h, (void)s, sent++, 0;                                      \
	}
SETS(8, uint8_t)
SETS(16, uint16_t)
SETS(32, unsigned)

/* --- */

/* Run one call: it sends something, or copies here, and asks the map so often. */
#define ASKS(times, call)                                                                                            \
	do {                                                                                                         \
		asked = 0;                                                                                           \
		CHECK((call) == 0);                                                                                  \
		if (asked != (times)) {                                                                              \
			failed++;                                                                                    \
			fprintf(stderr, "%s:%d: %s asks the address map %d times, not %d\n", __FILE__, __LINE__, #call, asked, times); \
		}                                                                                                    \
	} while (0)

static uint64_t pinned, shared, device, foreign, mapped;
static unsigned char *pageable;

static CUDA_MEMCPY3D_v2 box(CUmemorytype dst_type, uint64_t dst, CUmemorytype src_type, uint64_t src)
{
	return (CUDA_MEMCPY3D_v2){.srcMemoryType = src_type, .srcHost = (void *)(uintptr_t)src, .srcDevice = src, .srcPitch = 256, .srcHeight = 16, .srcXInBytes = 5, .srcY = 2,
				  .dstMemoryType = dst_type, .dstHost = (void *)(uintptr_t)dst, .dstDevice = dst, .dstPitch = 512, .dstHeight = 16, .dstXInBytes = 7, .dstZ = 1,
				  .WidthInBytes = 100, .Height = 8, .Depth = 4};
}

/* Every form of a linear copy, between any two kinds of memory. */
static void check_linear(uint64_t n)
{
	uint64_t ends[] = {(uint64_t)(uintptr_t)pageable, pinned, shared, device, foreign};
	for (int d = 0; d < 5; d++)
		for (int f = 0; f < 5; f++) {
			uint64_t to = ends[d] + (d == f ? n : 0), from = ends[f];
			void *to_host = (void *)(uintptr_t)to, *from_host = (void *)(uintptr_t)from;
			ASKS(2, cuMemcpy(to, from, n));
			ASKS(2, cuMemcpyAsync(to, from, n, NULL));
			if (d >= 3) {
				ASKS(2, cuMemcpyHtoD_v2(to, from_host, n));
				ASKS(2, cuMemcpyHtoDAsync_v2(to, from_host, n, NULL));
			}
			if (f >= 3) {
				ASKS(2, cuMemcpyDtoH_v2(to_host, from, n));
				ASKS(2, cuMemcpyDtoHAsync_v2(to_host, from, n, NULL));
			}
			if (d >= 3 && f >= 3) {
				ASKS(2, cuMemcpyDtoD_v2(to, from, n));
				ASKS(2, cuMemcpyDtoDAsync_v2(to, from, n, NULL));
				ASKS(2, cuMemcpyPeer(to, NULL, from, NULL, n));
				ASKS(2, cuMemcpyPeerAsync(to, NULL, from, NULL, n, NULL));
			}
			CUDA_MEMCPY3D_v2 p = box(CU_MEMORYTYPE_UNIFIED, to, CU_MEMORYTYPE_UNIFIED, from);
			ASKS(2, cuMemcpy3D_v2(&p));
			ASKS(2, cuMemcpy3DAsync_v2(&p, NULL));
		}
}

static void check_captured(void)
{
	CUDA_MEMCPY3D_v2 p = box(CU_MEMORYTYPE_UNIFIED, device, CU_MEMORYTYPE_HOST, (uint64_t)(uintptr_t)pageable);
	CUgraphNode node;
	capturing = 1;
	ASKS(2, cuMemcpyHtoDAsync_v2(device, pageable, 4096, NULL));
	ASKS(2, cuMemcpyDtoHAsync_v2((void *)(uintptr_t)pinned, device, 4096, NULL));
	ASKS(2, cuMemcpy3DAsync_v2(&p, NULL));
	capturing = 0;
	ASKS(2, cuGraphAddMemcpyNode(&node, NULL, NULL, 0, &p, NULL));
	ASKS(2, cuGraphMemcpyNodeSetParams(NULL, &p));
	functions = 1;
	ASKS(2, cuMemcpyHtoDAsync_v2(device, (void *)(uintptr_t)pinned, 4096, NULL));
	ASKS(2, cuMemcpyHtoDAsync_v2(device, pageable, 4096, NULL));
	functions = 0;
}

/* An array is no address: the other end is asked for. */
static void check_arrays(void)
{
	CUarray a = (CUarray)(uintptr_t)1;
	ASKS(1, cuMemcpyHtoA_v2(a, 0, pageable, 100));
	ASKS(1, cuMemcpyDtoA_v2(a, 0, device, 100));
	ASKS(1, cuMemcpyAtoH_v2(pageable, a, 0, 100));
	ASKS(1, cuMemcpyHtoAAsync_v2(a, 0, pageable, 100, NULL));
	ASKS(1, cuMemcpyAtoHAsync_v2(pageable, a, 0, 100, NULL));
	ASKS(1, cuMemcpyAtoD_v2(device, a, 0, 100));
	ASKS(0, cuMemcpyAtoA_v2(a, 0, a, 100, 100));
}

static void check_sets(void)
{
	uint64_t ends[] = {pinned, shared, device};
	for (int i = 0; i < 3; i++) {
		ASKS(1, cuMemsetD8_v2(ends[i], 1, 4096));
		ASKS(1, cuMemsetD8Async(ends[i], 1, 4096, NULL));
		ASKS(1, cuMemsetD16_v2(ends[i], 1, 2048));
		ASKS(1, cuMemsetD32Async(ends[i], 1, 1024, NULL));
		ASKS(1, cuMemsetD2D32_v2(ends[i], 512, 1, 100, 16));
		ASKS(1, cuMemsetD2D8Async(ends[i], 512, 1, 100, 16, NULL));
	}
}

int main(void)
{
	unsigned char *own = malloc(3 * SIZE);
	pageable = own;
	pinned = add(FERRY_HOST, (uint64_t)(uintptr_t)(own + SIZE), SIZE, &one, TAG_PINNED);
	shared = add(FERRY_HOST, (uint64_t)(uintptr_t)(own + 2 * SIZE), SIZE, &one, TAG_SHARED);
	device = add(FERRY_DEVICE, 0x200000000000, SIZE, &one, TAG_DEVICE);
	foreign = add(FERRY_DEVICE, 0x200001000000, SIZE, &other, TAG_DEVICE | TAG_SYNC);
	mapped = add(FERRY_DEVICE, 0x200010000000, 4ull * SIZE, NULL, TAG_RESERVED);
	add(FERRY_MAPPED, mapped, SIZE, &one, 3);
	add(FERRY_MAPPED, mapped + SIZE, SIZE, &other, 3);

	for (int i = 0; i < 4; i++) { /* without and with lanes and a staging area */
		lanes = i & 1;
		staging = i & 2;
		check_linear(4096);
		check_linear(3 << 20);
	}
	check_captured();
	check_arrays();
	check_sets();

	/* Reserved addresses: one question more for each further mapping that the copy reaches. */
	ASKS(2, cuMemcpyDtoD_v2(mapped, device, 4096));
	ASKS(3, cuMemcpyDtoD_v2(mapped + SIZE - 64, device, 4096));

	/* Mirrors: a copy that has to be cut between a mirror's pages and its edge asks no more. */
	shim_mirrors = 1;
	blocks[0].b.tag |= TAG_MIRRORED;
	sent = 0;
	ASKS(2, cuMemcpyHtoD_v2(device, (void *)(uintptr_t)(pinned + SIZE - 8192), 8192));
	CHECK(sent == 2);
	ASKS(2, cuMemcpyAsync(pinned, device, 4096, NULL));
	CUDA_MEMCPY3D_v2 p = box(CU_MEMORYTYPE_UNIFIED, pinned + SIZE - (64 << 10), CU_MEMORYTYPE_DEVICE, device);
	ASKS(2, cuMemcpy3DAsync_v2(&p, NULL));
	shim_mirrors = 0;
	blocks[0].b.tag &= ~(uint64_t)TAG_MIRRORED;

	/* A box that leaves the block it begins in asks for the next one. */
	p = box(CU_MEMORYTYPE_DEVICE, device, CU_MEMORYTYPE_HOST, pinned + SIZE - 3 * 256 * 16);
	p.dstZ = p.srcY = 0;
	ASKS(3, cuMemcpy3D_v2(&p));
	free(own);
	return verdict();
}
