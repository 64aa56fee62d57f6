/* shim/cuda/copy_routes.c: how a copy is made on each route; route.c chooses the route.
 *
 * Data for the device is read by the time a call returns, which is all that CUDA promises for pageable memory and more than it
 * promises for pinned memory. Data from the device is waited for, except into pinned memory by an asynchronous call: that arrives
 * before any call returns that reports the copy's completion. Data that travels with the commands goes in pieces of at most 1 MiB. */
#include "copy_routes.h"
#include "blocking.h"
#include "capture.h"
#include "gen_send.h"
#include "graph_copy.h"
#include "staging.h"
#include "stream.h"
#include <stdlib.h>

#define PIECE ((uint64_t)FERRY_MAX_PAYLOAD)

static const void *host_src(const struct transfer *t) { return (const void *)(uintptr_t)t->src->at; }
static void *host_dst(const struct transfer *t) { return (void *)(uintptr_t)t->dst->at; }

/* --- refused */

static CUresult refuse_null(const struct transfer *t)
{
	(void)t;
	return CUDA_ERROR_INVALID_VALUE;
}

static CUresult refuse_dst(const struct transfer *t)
{
	endpoint_log_outside(t->dst);
	return CUDA_ERROR_INVALID_VALUE;
}

static CUresult refuse_src(const struct transfer *t)
{
	endpoint_log_outside(t->src);
	return CUDA_ERROR_INVALID_VALUE;
}

static CUresult refuse_captured(const struct transfer *t) { return shim_capture_forbids(t->s); }

/* --- on the device */

static CUresult copy_on_device(const struct transfer *t)
{
	CUresult rc = fx_CopyOn(t->dst->at, t->dst->pitch, t->src->at, t->src->pitch, t->width, t->rows, t->s);
	if (!rc && endpoint_is_open(t->dst))
		blocking_note_write(t->s);
	return rc;
}

static CUresult copy_on_device_and_wait(const struct transfer *t)
{
	CUresult rc = copy_on_device(t);
	return rc ? rc : shim_stream_wait(t->s);
}

/* --- to the device */

/* One CopyIn command with its data taken from the application's rows. */
static CUresult send_rows(CUdeviceptr dst, uint64_t pitch, const unsigned char *src, uint64_t src_pitch, uint64_t width, uint64_t rows, CUstream s)
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

/* For a piece that finds no slot in the staging area. */
static CUresult send_unstaged(CUdeviceptr dst, uint64_t pitch, unsigned char *src, uint64_t src_pitch, uint64_t width, uint64_t rows, CUstream s)
{
	return send_rows(dst, rows > 1 ? pitch : width, src, src_pitch, width, rows, s);
}

static CUresult send_pieces(CUdeviceptr dst, uint64_t pitch, const unsigned char *src, uint64_t src_pitch, uint64_t width, uint64_t rows, CUstream s)
{
	CUresult rc = 0;
	if (width > PIECE) {
		for (uint64_t r = 0; r < rows; r++)
			for (uint64_t at = 0; at < width && !rc; at += PIECE) {
				uint64_t n = width - at < PIECE ? width - at : PIECE;
				rc = send_rows(dst + r * pitch + at, n, src + r * src_pitch + at, n, n, 1, s);
			}
		return rc;
	}
	uint64_t step = PIECE / width;
	for (uint64_t r = 0; r < rows && !rc; r += step)
		rc = send_rows(dst + r * pitch, pitch, src + r * src_pitch, src_pitch, width, rows - r < step ? rows - r : step, s);
	return rc;
}

/* Through the staging area; where there is none, or others have all of it, with the commands. */
static CUresult send_staged(const struct transfer *t, uint64_t width, uint64_t rows)
{
	CUresult rc;
	if (shim_may_stage(width * rows)) {
		struct shim_staged q = {t->dst->at, (unsigned char *)(uintptr_t)t->src->at, t->dst->pitch, t->src->pitch, width, rows, t->s, !t->async, send_unstaged};
		if (shim_stage_in(&q, &rc))
			return rc;
	}
	return send_pieces(t->dst->at, t->dst->pitch, host_src(t), t->src->pitch, width, rows, t->s);
}

/* The whole of a large copy, its data on lanes. With later they read the program's memory while the program goes on. */
static CUresult send_on_lanes(const struct transfer *t, uint64_t n, int later)
{
	struct ferry_call c;
	CUresult rc = ferry_begin(&c, FERRY_OP_CopyInLanes, 32);
	if (rc)
		return rc;
	c.q[0] = t->dst->at;
	c.q[1] = n;
	c.q[2] = (uint64_t)(uintptr_t)t->s;
	return ferry_post_payload(&c, 3, host_src(t), n, later);
}

static CUresult send_data(const struct transfer *t, int lanes, int later)
{
	uint64_t width = t->width, rows = t->rows;
	CUresult rc = t->async ? 0 : blocking_begin(t->s, endpoint_is_pinned(t->src));
	if (rc)
		return rc;
	/* What an earlier copy back still has to bring there is what this copy must read: on a stream it comes after it. */
	ferry_await_detached(host_src(t), t->src->span);
	if (t->dst->pitch == width && t->src->pitch == width) {
		width *= rows;
		rows = 1;
	}
	return lanes && ferry_lanes_usable(width, 0) ? send_on_lanes(t, width, later) : send_staged(t, width, rows);
}

static CUresult send_staged_or_pieces(const struct transfer *t) { return send_data(t, 0, 0); }
static CUresult send_lanes(const struct transfer *t) { return send_data(t, 1, 0); }
static CUresult send_lanes_later(const struct transfer *t) { return send_data(t, 1, 1); }

/* --- from the device */

static CUresult receive_rows(void *dst, uint64_t dst_pitch, CUdeviceptr src, uint64_t pitch, uint64_t width, uint64_t rows, CUstream s, int later)
{
	struct ferry_call local, *c = &local;
	if (pitch == width && dst_pitch == width) {
		width *= rows;
		rows = 1;
	}
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
		shim_stream_note_detached(s);
		blocking_note_write(s);
		return rc;
	}
	rc = ferry_ask_into(c, dst, rows == 1 ? width : dst_pitch, width, rows);
	ferry_end(c);
	if (!rc)
		shim_stream_note_waited(s, before, 1);
	return rc;
}

static CUresult receive_unstaged(CUdeviceptr src, uint64_t pitch, unsigned char *dst, uint64_t dst_pitch, uint64_t width, uint64_t rows, CUstream s)
{
	return receive_rows(dst, dst_pitch, src, pitch, width, rows, s, 0);
}

static CUresult receive_later(const struct transfer *t)
{
	return receive_rows(host_dst(t), t->dst->pitch, t->src->at, t->src->pitch, t->width, t->rows, t->s, 1);
}

static CUresult receive_and_wait(const struct transfer *t)
{
	if (shim_may_stage(t->width * t->rows)) {
		struct shim_staged q = {t->src->at, host_dst(t), t->src->pitch, t->dst->pitch, t->width, t->rows, t->s, 1, receive_unstaged};
		if (t->src->pitch == t->width && t->dst->pitch == t->width) {
			q.width *= q.rows;
			q.rows = 1;
		}
		CUresult rc;
		if (shim_stage_out(&q, &rc))
			return rc;
	}
	return receive_rows(host_dst(t), t->dst->pitch, t->src->at, t->src->pitch, t->width, t->rows, t->s, 0);
}

/* --- when the stream, or the graph that the copy becomes a node of, comes to it */

static int copy_in_turn(const struct transfer *t, CUresult *rc)
{
	const struct endpoint *d = t->dst, *f = t->src;
	CUDA_MEMCPY3D_v2 p = {.WidthInBytes = t->width, .Height = t->rows, .Depth = 1, .srcPitch = f->pitch, .dstPitch = d->pitch, .srcHeight = t->rows, .dstHeight = t->rows};
	p.srcMemoryType = f->device ? CU_MEMORYTYPE_DEVICE : CU_MEMORYTYPE_HOST;
	p.dstMemoryType = d->device ? CU_MEMORYTYPE_DEVICE : CU_MEMORYTYPE_HOST;
	if (f->device)
		p.srcDevice = f->at;
	else
		p.srcHost = (void *)(uintptr_t)f->at;
	if (d->device)
		p.dstDevice = d->at;
	else
		p.dstHost = host_dst(t);
	return shim_copy_in_turn(&p, &(struct copy_ends){*d, *f}, t->s, rc);
}

static CUresult capture_copy(const struct transfer *t)
{
	CUresult rc;
	return copy_in_turn(t, &rc) ? rc : CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
}

static CUresult copy_after_functions(const struct transfer *t)
{
	CUresult rc;
	return copy_in_turn(t, &rc) ? rc : send_staged_or_pieces(t);
}

/* --- in this process */

static CUresult copy_on_host(const struct transfer *t)
{
	CUresult rc = blocking_catch_up(t->s);
	for (uint64_t r = 0; r < t->rows && !rc; r++)
		memmove((char *)host_dst(t) + r * t->dst->pitch, (const char *)host_src(t) + r * t->src->pitch, t->width);
	return rc;
}

CUresult shim_transfer(enum route r, const struct transfer *t)
{
	static CUresult (*const by[ROUTES])(const struct transfer *) = {
		[ROUTE_NULL] = refuse_null,
		[ROUTE_DST_OUTSIDE] = refuse_dst,
		[ROUTE_SRC_OUTSIDE] = refuse_src,
		[ROUTE_CAPTURE_REFUSED] = refuse_captured,
		[ROUTE_CAPTURED] = capture_copy,
		[ROUTE_AFTER_FUNCTIONS] = copy_after_functions,
		[ROUTE_ON_DEVICE] = copy_on_device,
		[ROUTE_ON_DEVICE_WAIT] = copy_on_device_and_wait,
		[ROUTE_LANES_LATER] = send_lanes_later,
		[ROUTE_LANES] = send_lanes,
		[ROUTE_SEND] = send_staged_or_pieces,
		[ROUTE_RECEIVE_LATER] = receive_later,
		[ROUTE_RECEIVE] = receive_and_wait,
		[ROUTE_ON_HOST] = copy_on_host,
	};
	return by[r](t);
}
