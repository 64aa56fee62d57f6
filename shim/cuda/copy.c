/* shim/cuda/copy.c: copies and sets.
 *
 * Data for the device is captured by the time a call returns, which is all that CUDA promises for pageable memory and more than
 * it promises for pinned memory. Data from the device is waited for, except into pinned memory by an asynchronous call: that
 * arrives before any call returns that tells of the copy's completion. Large copies travel in pieces of at most 1 MiB. */
#include "graph.h"
#include "gen_send.h"
#include "share.h"
#include "mirror.h"
#include "staging.h"
#include <stdlib.h>

#define PIECE ((uint64_t)FERRY_MAX_PAYLOAD)
#define SMALL_COPY (64 << 10) /* cheaper to capture than to wait for */

static CUresult ready(CUstream *s)
{
	CUresult rc = shim_enter();
	return rc ? rc : shim_stream(s);
}

/* One CopyIn command with its data taken from the application's rows. */
static CUresult send_in(CUdeviceptr dst, uint64_t pitch, const unsigned char *src, uint64_t src_pitch, uint64_t width, uint64_t rows, CUstream s)
{
	struct ferry_call c;
	CUresult rc = ferry_begin(&c, FERRY_OP_CopyIn, 48 + width * rows);
	if (rc)
		return rc;
	c.q[0] = dst;
	c.q[1] = pitch;
	c.q[2] = width;
	c.q[3] = rows;
	c.q[4] = (uint64_t)(uintptr_t)s;
	c.q[5] = width * rows;
	return ferry_post_rows(&c, src, src_pitch, width, rows);
}

static CUresult send_piece(CUdeviceptr dst, uint64_t pitch, unsigned char *src, uint64_t src_pitch, uint64_t width, uint64_t rows, CUstream s)
{
	return send_in(dst, rows > 1 ? pitch : width, src, src_pitch, width, rows, s);
}

/* The whole of a large copy, its data on lanes. With later they read the program's memory while it goes on. */
static CUresult send_on_lanes(CUdeviceptr dst, const void *src, uint64_t n, CUstream s, int later)
{
	struct ferry_call c;
	CUresult rc = ferry_begin(&c, FERRY_OP_CopyInLanes, 32);
	if (rc)
		return rc;
	c.q[0] = dst;
	c.q[1] = n;
	c.q[2] = (uint64_t)(uintptr_t)s;
	return ferry_post_payload(&c, 3, src, n, later);
}

/* Pinned memory is the device's to read until an asynchronous copy is over. Other memory is the program's again when the call returns:
 * with lanes that is when the server has it all, which smaller copies need not wait for. */
#define LANES_LATER (2ull << 20)

static CUresult copy_in(CUdeviceptr dst, uint64_t pitch, const void *from, uint64_t src_pitch, uint64_t width, uint64_t rows, CUstream s, int async)
{
	const unsigned char *src = from;
	CUresult rc = 0;
	if (!width || !rows)
		return 0;
	/* What an earlier copy back still has to bring there is what this copy must take: on a stream it comes after it. */
	ferry_await_detached(from, (rows - 1) * src_pitch + width);
	if (pitch == width && src_pitch == width) {
		width *= rows;
		rows = 1;
	}
	if (rows == 1 && width >= LANES_LATER) {
		int later = async && shim_is_pinned(from, width);
		if ((later || width >= ferry_lanes_min_bytes()) && ferry_lanes_usable(width, 0))
			return send_on_lanes(dst, from, width, s, later);
	}
	if (shim_staging(width * rows)) {
		struct shim_staged q = {dst, (unsigned char *)(uintptr_t)from, pitch, src_pitch, width, rows, s, !async, send_piece};
		if (shim_stage_in(&q, &rc))
			return rc;
	}
	if (width > PIECE) {
		for (uint64_t r = 0; r < rows; r++)
			for (uint64_t at = 0; at < width && !rc; at += PIECE) {
				uint64_t n = width - at < PIECE ? width - at : PIECE;
				rc = send_in(dst + r * pitch + at, n, src + r * src_pitch + at, n, n, 1, s);
			}
		return rc;
	}
	uint64_t step = PIECE / width;
	for (uint64_t r = 0; r < rows && !rc; r += step)
		rc = send_in(dst + r * pitch, pitch, src + r * src_pitch, src_pitch, width, rows - r < step ? rows - r : step, s);
	return rc;
}

static CUresult take_out(void *dst, uint64_t dst_pitch, CUdeviceptr src, uint64_t pitch, uint64_t width, uint64_t rows, CUstream s, int later)
{
	struct ferry_call local, *c = &local;
	if (pitch == width && dst_pitch == width) {
		width *= rows;
		rows = 1;
	}
	if (!width || !rows)
		return 0;
	if (later && !(c = malloc(sizeof *c)))
		return CUDA_ERROR_OUT_OF_MEMORY;
	if (rows == 1)
		(void)ferry_lanes_usable(width, 1); /* the server uses them if there are any */
	uint64_t before = ferry_commands();
	CUresult rc = ferry_begin(c, later ? FERRY_OP_CopyOutLater : FERRY_OP_CopyOut, 40);
	if (rc) {
		if (later)
			free(c);
		return rc;
	}
	c->q[0] = src;
	c->q[1] = rows == 1 ? width : pitch;
	c->q[2] = width;
	c->q[3] = rows;
	c->q[4] = (uint64_t)(uintptr_t)s;
	if (later) {
		rc = ferry_ask_detached(c, dst, rows == 1 ? width : dst_pitch, width, rows);
		shim_stream_later(s);
		return rc;
	}
	rc = ferry_ask_into(c, dst, rows == 1 ? width : dst_pitch, width, rows);
	ferry_end(c);
	if (!rc)
		shim_stream_waited(s, before, 1);
	return rc;
}

static CUresult take_piece(CUdeviceptr src, uint64_t pitch, unsigned char *dst, uint64_t dst_pitch, uint64_t width, uint64_t rows, CUstream s)
{
	return take_out(dst, dst_pitch, src, pitch, width, rows, s, 0);
}

static CUresult copy_out(void *dst, uint64_t dst_pitch, CUdeviceptr src, uint64_t pitch, uint64_t width, uint64_t rows, CUstream s, int later)
{
	if (!later && shim_staging(width * rows)) {
		struct shim_staged q = {src, dst, pitch, dst_pitch, width, rows, s, 1, take_piece};
		if (pitch == width && dst_pitch == width) {
			q.width *= rows;
			q.rows = 1;
		}
		CUresult rc;
		if (shim_stage_out(&q, &rc))
			return rc;
	}
	return take_out(dst, dst_pitch, src, pitch, width, rows, s, later);
}

static void copy_host(void *dst, uint64_t dst_pitch, const void *src, uint64_t src_pitch, uint64_t width, uint64_t rows)
{
	for (uint64_t r = 0; r < rows; r++)
		memmove((char *)dst + r * dst_pitch, (const char *)src + r * src_pitch, width);
}

/* A copy between contexts holds up what either does next, which a stream of one of them cannot make true of the other. */
static int between_contexts(uint64_t a, uint64_t b)
{
	struct ferry_block x, y;
	if (ferry_block_find(FERRY_DEVICE, a, &x) || ferry_block_find(FERRY_DEVICE, b, &y))
		return 0;
	if (x.tag & TAG_RESERVED)
		shim_mapping_at(a, &x);
	if (y.tag & TAG_RESERVED)
		shim_mapping_at(b, &y);
	return x.owner != y.owner;
}

static uint64_t span(uint64_t pitch, uint64_t width, uint64_t rows) { return (rows - 1) * pitch + width; }

/* Any copy between two linear places; the directions follow from the addresses. */
#define side shim_side

/* A copy that must not use this process's memory before the stream, or the graph it becomes a node of, comes to it. 0: it may. */
static int in_turn(struct side d, struct side f, uint64_t width, uint64_t rows, CUstream s, CUresult *rc)
{
	CUDA_MEMCPY3D_v2 p = {.WidthInBytes = width, .Height = rows, .Depth = 1, .srcPitch = f.pitch, .dstPitch = d.pitch, .srcHeight = rows, .dstHeight = rows};
	p.srcMemoryType = f.device ? CU_MEMORYTYPE_DEVICE : CU_MEMORYTYPE_HOST;
	p.dstMemoryType = d.device ? CU_MEMORYTYPE_DEVICE : CU_MEMORYTYPE_HOST;
	if (f.device)
		p.srcDevice = f.at;
	else
		p.srcHost = (void *)(uintptr_t)f.at;
	if (d.device)
		p.dstDevice = d.at;
	else
		p.dstHost = (void *)(uintptr_t)d.at;
	return shim_copy_in_turn(&p, s, rc);
}

static CUresult copy_plain(struct side d, struct side f, uint64_t width, uint64_t rows, CUstream s, int async);

/* Mirrored memory is copied on the server, whatever the call says it is. A copy that is over when the call returns leaves its
 * source open. */
static CUresult copy_any(struct side d, struct side f, uint64_t width, uint64_t rows, CUstream s, int async)
{
	CUresult rc = ready(&s);
	if (rc || !width || !rows)
		return rc;
	if (!atomic_load_explicit(&shim_mirrors, memory_order_relaxed))
		return copy_plain(d, f, width, rows, s, async);
	int to = mirror_holds(d.at), from = mirror_holds(f.at);
	uint64_t cut = to ? mirror_cut(d.at, span(d.pitch, width, rows)) : UINT64_MAX, cut_from = from ? mirror_cut(f.at, span(f.pitch, width, rows)) : UINT64_MAX;
	if (rows > 1 && (cut < span(d.pitch, width, rows) || cut_from < span(f.pitch, width, rows))) {
		for (uint64_t r = 0; r < rows && !rc; r++)
			rc = copy_any((struct side){d.device, d.at + r * d.pitch, width}, (struct side){f.device, f.at + r * f.pitch, width}, width, 1, s, async);
		return rc;
	}
	if (cut_from < cut)
		cut = cut_from;
	if (rows == 1 && cut < width) {
		rc = copy_any(d, f, cut, 1, s, async);
		return rc ? rc : copy_any((struct side){d.device, d.at + cut, d.pitch}, (struct side){f.device, f.at + cut, f.pitch}, width - cut, 1, s, async);
	}
	d.device |= to;
	f.device |= from;
	if (from)
		rc = mirror_reads(f.at, span(f.pitch, width, rows), !async && !d.device);
	if (to && !rc)
		rc = mirror_writes(d.at, span(d.pitch, width, rows));
	if (!rc)
		rc = copy_plain(d, f, width, rows, s, async);
	if (to)
		mirror_written(d.at, span(d.pitch, width, rows));
	if (!async)
		mirror_edges();
	return rc;
}

static CUresult copy_plain(struct side d, struct side f, uint64_t width, uint64_t rows, CUstream s, int async)
{
	CUresult rc;
	void *dst = (void *)(uintptr_t)d.at;
	const void *src = (const void *)(uintptr_t)f.at;
	if ((!d.device && !dst) || (!f.device && !src))
		return CUDA_ERROR_INVALID_VALUE;
	/* Memory the server shares is copied by the device itself. A call that must not return before the copy is done waits for
	 * the stream then, which a small copy to the device does not pay for, unless a kernel may be writing what it copies. */
	uint64_t n = width * rows;
	int to_shared = !d.device && f.device && shim_is_shared(d.at, span(d.pitch, width, rows));
	int from_shared = !f.device && d.device && (async || n > SMALL_COPY || shim_is_used(f.at)) && shim_is_shared(f.at, span(f.pitch, width, rows));
	if (to_shared || from_shared) {
		if (!shim_in_block(to_shared ? f.at : d.at, to_shared ? span(f.pitch, width, rows) : span(d.pitch, width, rows)))
			return CUDA_ERROR_INVALID_VALUE;
		rc = fx_CopyOn(d.at, d.pitch, f.at, f.pitch, width, rows, s);
		return rc || async ? rc : fx_cuStreamSynchronize(s);
	}
	if ((d.device && !shim_in_block(d.at, span(d.pitch, width, rows))) || (f.device && !shim_in_block(f.at, span(f.pitch, width, rows))))
		return CUDA_ERROR_INVALID_VALUE;
	if (d.device && f.device) {
		rc = fx_CopyOn(d.at, d.pitch, f.at, f.pitch, width, rows, s);
		return rc || async || !between_contexts(d.at, f.at) ? rc : fx_cuStreamSynchronize(s);
	}
	if (d.device != f.device && shim_capturing(s)) {
		if (!async)
			return shim_capture_forbids(s);
		return in_turn(d, f, width, rows, s, &rc) ? rc : CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
	}
	if (async && d.device && shim_functions_due() && in_turn(d, f, width, rows, s, &rc))
		return rc;
	if (d.device) {
		rc = copy_in(d.at, d.pitch, src, f.pitch, width, rows, s, async);
		if (rc || async)
			return rc;
		if (shim_sharing)
			return fx_cuStreamSynchronize(s); /* another process may look next */
		/* The server has not copied yet when we return. Only streams that wait for nobody could overtake it. */
		return atomic_load_explicit(&shim_independent, memory_order_relaxed) ? fx_Arrived(s) : 0;
	}
	if (f.device)
		return copy_out(dst, d.pitch, f.at, f.pitch, width, rows, s, async && shim_is_pinned(dst, span(d.pitch, width, rows)));
	/* Host to host, after what the stream holds. */
	if ((rc = fx_cuStreamSynchronize(s)))
		return rc;
	copy_host(dst, d.pitch, src, f.pitch, width, rows);
	return 0;
}

static CUresult copy(struct side d, struct side f, uint64_t width, uint64_t rows, CUstream s, int async)
{
	CUresult rc = copy_any(d, f, width, rows, s, async);
	if (!async && d.device)
		shim_blocking();
	return !rc && !async && width && rows && (shim_must_wait(d.at) || shim_must_wait(f.at)) ? shim_stream_wait(s) : rc;
}

/* A call that says "device" may be given pinned memory, and one that says "host" device memory: addresses are unified. */
static struct side linear(int device, uint64_t at, uint64_t n)
{
	return (struct side){device ? ferry_block_find(FERRY_HOST, at, NULL) != 0 : shim_is_device(at), at, n};
}
static struct side any(uint64_t at, uint64_t n) { return (struct side){shim_is_device(at), at, n}; }
#define HOST(p) ((uint64_t)(uintptr_t)(p))

CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t n) { return copy(any(dst, n), any(src, n), n, 1, shim_default_stream(), 0); }
CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t n, CUstream s) { return copy(any(dst, n), any(src, n), n, 1, s, 1); }
CUresult cuMemcpyHtoD_v2(CUdeviceptr dst, const void *src, size_t n)
{
	return copy(linear(1, dst, n), linear(0, HOST(src), n), n, 1, shim_default_stream(), 0);
}
CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dst, const void *src, size_t n, CUstream s)
{
	return copy(linear(1, dst, n), linear(0, HOST(src), n), n, 1, s, 1);
}
CUresult cuMemcpyDtoH_v2(void *dst, CUdeviceptr src, size_t n)
{
	return copy(linear(0, HOST(dst), n), linear(1, src, n), n, 1, shim_default_stream(), 0);
}
CUresult cuMemcpyDtoHAsync_v2(void *dst, CUdeviceptr src, size_t n, CUstream s)
{
	return copy(linear(0, HOST(dst), n), linear(1, src, n), n, 1, s, 1);
}
CUresult cuMemcpyDtoD_v2(CUdeviceptr dst, CUdeviceptr src, size_t n)
{
	return copy(linear(1, dst, n), linear(1, src, n), n, 1, shim_default_stream(), 0);
}
CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dst, CUdeviceptr src, size_t n, CUstream s)
{
	return copy(linear(1, dst, n), linear(1, src, n), n, 1, s, 1);
}

/* Addresses are unified: the contexts add nothing but a check. */
static CUresult peers(CUcontext dst, CUcontext src)
{
	CUresult rc = shim_enter();
	if (!rc && (!shim_ctx_of(dst) || !shim_ctx_of(src)))
		rc = CUDA_ERROR_INVALID_CONTEXT;
	return rc;
}
CUresult cuMemcpyPeerAsync(CUdeviceptr dst, CUcontext dstContext, CUdeviceptr src, CUcontext srcContext, size_t n, CUstream s)
{
	CUresult rc = peers(dstContext, srcContext);
	return rc ? rc : cuMemcpyDtoDAsync_v2(dst, src, n, s);
}
CUresult cuMemcpyPeer(CUdeviceptr dst, CUcontext dstContext, CUdeviceptr src, CUcontext srcContext, size_t n)
{
	CUresult rc = peers(dstContext, srcContext);
	return rc ? rc : cuMemcpyDtoD_v2(dst, src, n);
}

CUresult shim_copy(struct shim_side d, struct shim_side f, uint64_t width, uint64_t rows, CUstream s, int async)
{
	return copy(d, f, width, rows, s, async);
}

/* --- sets: all are sent as the asynchronous form */

/* Pinned memory of this process that the device cannot reach is set here, after what the stream holds. */
static CUresult set_host(uint64_t dst, uint64_t pitch, const void *v, size_t elem, size_t w, size_t h, CUstream s)
{
	CUresult rc = fx_cuStreamSynchronize(s);
	for (size_t y = 0; y < h && !rc; y++)
		for (size_t x = 0; x < w; x++)
			memcpy((char *)(uintptr_t)dst + y * pitch + x * elem, v, elem);
	return rc;
}
static int host_only(uint64_t dst, uint64_t n) { return shim_is_pinned((void *)(uintptr_t)dst, n) && !shim_is_shared(dst, n); }

static CUresult set_done(CUresult rc, uint64_t dst)
{
	shim_blocking();
	return !rc && shim_must_wait(dst) ? shim_stream_wait(shim_default_stream()) : rc;
}

#define MEMSET(bits, type, name)                                                                                                        \
	CUresult cuMemsetD##bits##Async(CUdeviceptr dst, type v, size_t n, CUstream s)                                                  \
	{                                                                                                                               \
		CUresult rc = ready(&s);                                                                                                \
		if (rc || !n)                                                                                                           \
			return rc;                                                                                                      \
		if (n < SIZE_MAX / sizeof(type) && host_only(dst, n * sizeof(type)))                                                    \
			return set_host(dst, 0, &v, sizeof v, n, 1, s);                                                                 \
		if (dst % sizeof(type) || n > SIZE_MAX / sizeof(type) || !shim_in_block(dst, n * sizeof(type)))                         \
			return CUDA_ERROR_INVALID_VALUE;                                                                                \
		if (!(rc = mirror_writes(dst, n * sizeof(type))))                                                                       \
			rc = fx_cuMemsetD##bits##Async(dst, v, n, s);                                                                   \
		mirror_written(dst, n * sizeof(type));                                                                                  \
		return rc;                                                                                                              \
	}                                                                                                                               \
	CUresult cuMemsetD##bits##_v2(CUdeviceptr dst, type v, size_t n)                                                                \
	{                                                                                                                               \
		return set_done(cuMemsetD##bits##Async(dst, v, n, shim_default_stream()), dst);                                         \
	}                                                                                                                               \
	CUresult cuMemsetD2D##bits##Async(CUdeviceptr dst, size_t pitch, type v, size_t w, size_t h, CUstream s)                        \
	{                                                                                                                               \
		CUresult rc = ready(&s);                                                                                                \
		if (rc || !w || !h)                                                                                                     \
			return rc;                                                                                                      \
		if (host_only(dst, span(pitch, w * sizeof(type), h)))                                                                   \
			return set_host(dst, pitch, &v, sizeof v, w, h, s);                                                             \
		if (dst % sizeof(type) || (h > 1 && (pitch % sizeof(type) || pitch / sizeof(type) < w)))                                \
			return CUDA_ERROR_INVALID_VALUE;                                                                                \
		if (!shim_in_block(dst, span(pitch, w * sizeof(type), h)))                                                              \
			return CUDA_ERROR_INVALID_VALUE;                                                                                \
		if (!(rc = mirror_writes(dst, span(pitch, w * sizeof(type), h))))                                                       \
			rc = fx_cuMemsetD2D##bits##Async(dst, pitch, v, w, h, s);                                                       \
		mirror_written(dst, span(pitch, w * sizeof(type), h));                                                                  \
		return rc;                                                                                                              \
	}                                                                                                                               \
	CUresult cuMemsetD2D##bits##_v2(CUdeviceptr dst, size_t pitch, type v, size_t w, size_t h)                                      \
	{                                                                                                                               \
		return set_done(cuMemsetD2D##bits##Async(dst, pitch, v, w, h, shim_default_stream()), dst);                             \
	}

MEMSET(8, uint8_t, uc)
MEMSET(16, uint16_t, us)
MEMSET(32, unsigned, ui)
