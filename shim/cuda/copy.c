/* shim/cuda/copy.c: copies between two linear places: the directions follow from the addresses.
 *
 * A copy resolves its two ends once (endpoint.h), has mirrored memory moved to the server, chooses a route (route.h) and takes it
 * (copy_routes.h). */
#include "copy.h"
#include "blocking.h"
#include "capture.h"
#include "copy_routes.h"
#include "handles.h"
#include "mirror_life.h"
#include "stream.h"
#include "thread.h"
#include "token.h"

/* What the choice of a route may not ask itself is asked here, when it matters: the first answer may need a round trip. */
static CUresult copy_by_route(const struct transfer *t)
{
	struct route_options o = {.width = t->width, .rows = t->rows, .async = t->async};
	enum route r = choose_route(t->dst, t->src, &o);
	if (r == ROUTE_ASK_CAPTURE) {
		o.capture = shim_capturing(t->s) ? CAPTURE_YES : CAPTURE_NO;
		o.functions_due = shim_functions_due();
		o.lanes_least = t->width * t->rows < LANES_LATER ? UINT64_MAX : ferry_lanes_min_bytes();
		r = choose_route(t->dst, t->src, &o);
	}
	return shim_transfer(r, t);
}

static void set_spans(struct endpoint *d, struct endpoint *f, uint64_t width, uint64_t rows)
{
	endpoint_span(d, row_span(d->pitch, width, rows));
	endpoint_span(f, row_span(f->pitch, width, rows));
}

static CUresult copy_mirrored(struct endpoint d, struct endpoint f, const struct transfer *t);

/* A part of a copy that has to be cut: so many bytes of one row, as far behind the beginning of each end as is said. */
static CUresult copy_part(struct endpoint d, uint64_t d_by, struct endpoint f, uint64_t f_by, uint64_t width, const struct transfer *t)
{
	endpoint_move(&d, d_by);
	endpoint_move(&f, f_by);
	if (t->rows > 1)
		d.pitch = f.pitch = width;
	set_spans(&d, &f, width, 1);
	return copy_mirrored(d, f, &(struct transfer){&d, &f, width, 1, t->s, t->async});
}

/* Mirrored memory is copied on the server, whatever the call says it is. A copy that is over when the call returns leaves its
 * source open. */
static CUresult copy_mirrored(struct endpoint d, struct endpoint f, const struct transfer *t)
{
	CUresult rc = 0;
	d.mirrored = mirror_find(d.at, d.span, &d.cut);
	f.mirrored = mirror_find(f.at, f.span, &f.cut);
	if (t->rows > 1 && (d.cut < d.span || f.cut < f.span)) {
		for (uint64_t r = 0; r < t->rows && !rc; r++)
			rc = copy_part(d, r * d.pitch, f, r * f.pitch, t->width, t);
		return rc;
	}
	uint64_t cut = f.cut < d.cut ? f.cut : d.cut;
	if (t->rows == 1 && cut < t->width) {
		rc = copy_part(d, 0, f, 0, cut, t);
		return rc ? rc : copy_part(d, cut, f, cut, t->width - cut, t);
	}
	d.device |= d.mirrored;
	f.device |= f.mirrored;
	if (f.mirrored)
		rc = mirror_reads(f.at, f.span, !t->async && !d.device);
	if (d.mirrored && !rc)
		rc = mirror_writes(d.at, d.span);
	if (!rc)
		rc = copy_by_route(&(struct transfer){&d, &f, t->width, t->rows, t->s, t->async});
	if (d.mirrored)
		mirror_written(d.at, d.span);
	if (!t->async) {
		mirror_passed();
		mirror_edges();
	}
	return rc;
}

static CUresult copy_checked(struct endpoint *d, struct endpoint *f, uint64_t width, uint64_t rows, CUstream s, int async)
{
	CUresult rc = shim_enter_stream(&s);
	if (rc || !width || !rows)
		return rc;
	set_spans(d, f, width, rows);
	struct transfer t = {d, f, width, rows, s, async};
	return atomic_load_explicit(&shim_mirrors, memory_order_relaxed) ? copy_mirrored(*d, *f, &t) : copy_by_route(&t);
}

CUresult shim_copy_rows(struct endpoint d, struct endpoint f, uint64_t width, uint64_t rows, CUstream s, int async)
{
	if (async && !endpoint_is_device(&d) && !endpoint_is_device(&f) && !shim_resolve_stream(&s) && !shim_capturing(s))
		async = 0; /* copies within the host are over when the call returns, whatever its name */
	CUresult rc = copy_checked(&d, &f, width, rows, s, async);
	if (!async && d.device)
		blocking_note_sent();
	if (rc || async || !width || !rows)
		return rc;
	if (endpoint_is_sync(&d) || endpoint_is_sync(&f))
		return shim_stream_wait(s);
	if (endpoint_is_remote(&d) && endpoint_is_remote(&f))
		return 0; /* only copies within devices do not wait */
	return blocking_end(s, d.device || endpoint_is_shared(&d));
}

CUresult shim_copy_named_host(const struct endpoint *host, uint64_t n, CUstream s)
{
	if (!n || !endpoint_is_managed(host))
		return 0;
	CUresult rc = shim_resolve_stream(&s);
	return rc || shim_capturing(s) ? rc : shim_stream_wait(s);
}

/* --- the calls. One that says "device" may be given pinned memory, and one that says "host" device memory: addresses are unified. */

static struct endpoint any_end(uint64_t at, uint64_t n)
{
	struct endpoint e = endpoint_at(at);
	e.pitch = n;
	e.device = endpoint_is_device(&e);
	return e;
}
static struct endpoint host_end(const void *p, uint64_t n) { return any_end((uint64_t)(uintptr_t)p, n); }
static struct endpoint device_end(CUdeviceptr at, uint64_t n)
{
	struct endpoint e = endpoint_at(at);
	e.pitch = n;
	e.device = !endpoint_block(&e, FERRY_HOST);
	return e;
}

CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t n) { return shim_copy_rows(any_end(dst, n), any_end(src, n), n, 1, shim_default_stream(), 0); }
CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t n, CUstream s) { return shim_copy_rows(any_end(dst, n), any_end(src, n), n, 1, s, 1); }
CUresult cuMemcpyHtoD_v2(CUdeviceptr dst, const void *src, size_t n)
{
	return shim_copy_rows(device_end(dst, n), host_end(src, n), n, 1, shim_default_stream(), 0);
}
CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dst, const void *src, size_t n, CUstream s)
{
	struct endpoint host = host_end(src, n);
	CUresult rc = shim_copy_rows(device_end(dst, n), host, n, 1, s, 1);
	return rc ? rc : shim_copy_named_host(&host, n, s);
}
CUresult cuMemcpyDtoH_v2(void *dst, CUdeviceptr src, size_t n)
{
	return shim_copy_rows(host_end(dst, n), device_end(src, n), n, 1, shim_default_stream(), 0);
}
CUresult cuMemcpyDtoHAsync_v2(void *dst, CUdeviceptr src, size_t n, CUstream s)
{
	struct endpoint host = host_end(dst, n);
	CUresult rc = shim_copy_rows(host, device_end(src, n), n, 1, s, 1);
	return rc ? rc : shim_copy_named_host(&host, n, s);
}
CUresult cuMemcpyDtoD_v2(CUdeviceptr dst, CUdeviceptr src, size_t n)
{
	return shim_copy_rows(device_end(dst, n), device_end(src, n), n, 1, shim_default_stream(), 0);
}
CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dst, CUdeviceptr src, size_t n, CUstream s) { return shim_copy_rows(device_end(dst, n), device_end(src, n), n, 1, s, 1); }

/* Addresses are unified: the contexts add nothing but a check. */
static CUresult check_peers(CUcontext dst, CUcontext src)
{
	CUresult rc = shim_enter();
	if (!rc && dst) /* without one, the context that is current */
		rc = shim_check_handle(FERRY_KIND_CUcontext, dst);
	return rc || !src ? rc : shim_check_handle(FERRY_KIND_CUcontext, src);
}
CUresult cuMemcpyPeerAsync(CUdeviceptr dst, CUcontext dstContext, CUdeviceptr src, CUcontext srcContext, size_t n, CUstream s)
{
	CUresult rc = check_peers(dstContext, srcContext);
	return rc ? rc : cuMemcpyDtoDAsync_v2(dst, src, n, s);
}
CUresult cuMemcpyPeer(CUdeviceptr dst, CUcontext dstContext, CUdeviceptr src, CUcontext srcContext, size_t n)
{
	CUresult rc = check_peers(dstContext, srcContext);
	return rc ? rc : cuMemcpyDtoD_v2(dst, src, n);
}
