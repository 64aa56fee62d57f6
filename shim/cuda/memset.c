/* shim/cuda/memset.c: sets of linear memory. All are sent as the asynchronous form. A call without "Async" waits if the memory is the
 * host's or managed, as CUDA's do: the program reads such memory next. */
#include "blocking.h"
#include "callback.h"
#include "endpoint.h"
#include "gen_send.h"
#include "mirror.h"
#include "stream.h"
#include "thread.h"
#include <stdlib.h>

/* width elements in each of height rows get the value. flat: of the one-dimensional form, which has no pitch. */
struct set { CUdeviceptr dst; size_t pitch; unsigned value; size_t elem, width, height; int flat; };

static CUresult send_set(const struct set *q, CUstream s)
{
	switch (q->elem) {
	case 1:
		return q->flat ? fx_cuMemsetD8Async(q->dst, (uint8_t)q->value, q->width, s) : fx_cuMemsetD2D8Async(q->dst, q->pitch, (uint8_t)q->value, q->width, q->height, s);
	case 2:
		return q->flat ? fx_cuMemsetD16Async(q->dst, (uint16_t)q->value, q->width, s) : fx_cuMemsetD2D16Async(q->dst, q->pitch, (uint16_t)q->value, q->width, q->height, s);
	}
	return q->flat ? fx_cuMemsetD32Async(q->dst, q->value, q->width, s) : fx_cuMemsetD2D32Async(q->dst, q->pitch, q->value, q->width, q->height, s);
}

static void set_here(void *set)
{
	const struct set *q = set;
	uint8_t byte = (uint8_t)q->value;
	uint16_t half = (uint16_t)q->value;
	const void *v = q->elem == 1 ? (const void *)&byte : q->elem == 2 ? (const void *)&half : &q->value;
	for (size_t y = 0; y < q->height; y++)
		for (size_t x = 0; x < q->width; x++)
			memcpy((char *)(uintptr_t)q->dst + y * q->pitch + x * q->elem, v, q->elem);
}

/* Pinned memory of this process that the device cannot reach is set here, after what the stream holds: by a host function of the
 * stream's, if the call must not wait. */
static CUresult set_host(const struct set *q, CUstream s, int async)
{
	if (!async) {
		CUresult rc = blocking_catch_up(s);
		if (!rc)
			set_here((void *)(uintptr_t)q);
		return rc;
	}
	struct set *later = malloc(sizeof *later);
	if (!later)
		return CUDA_ERROR_OUT_OF_MEMORY;
	*later = *q;
	return shim_call_in_stream(s, set_here, later);
}

static int is_aligned(const struct set *q)
{
	return q->dst % q->elem == 0 && (q->flat || q->height <= 1 || (q->pitch % q->elem == 0 && q->pitch / q->elem >= q->width));
}

static CUresult set_rows(const struct set *q, struct endpoint *e, CUstream s, int async)
{
	CUresult rc = shim_enter_stream(&s);
	if (rc || !q->width || !q->height)
		return rc;
	endpoint_span(e, row_span(q->pitch, q->width * q->elem, q->height));
	int countable = !q->flat || q->width < SIZE_MAX / q->elem;
	if (countable && endpoint_is_pinned(e) && !endpoint_is_shared(e))
		return set_host(q, s, async);
	if (!is_aligned(q) || (q->flat && q->width > SIZE_MAX / q->elem))
		return CUDA_ERROR_INVALID_VALUE;
	if (!endpoint_is_usable(e)) {
		endpoint_log_outside(e);
		return CUDA_ERROR_INVALID_VALUE;
	}
	if (!(rc = mirror_writes(e->at, e->span)))
		rc = send_set(q, s);
	mirror_written(e->at, e->span);
	if (!rc && endpoint_is_open(e))
		blocking_note_write(s);
	return rc;
}

static CUresult set_async(struct set q, CUstream s)
{
	struct endpoint e = endpoint_at(q.dst);
	return set_rows(&q, &e, s, 1);
}

static CUresult set_and_return(struct set q)
{
	struct endpoint e = endpoint_at(q.dst);
	CUstream s = shim_default_stream();
	CUresult rc = set_rows(&q, &e, s, 0);
	blocking_note_sent();
	if (rc || !q.width || !q.height)
		return rc;
	if (endpoint_is_sync(&e))
		return shim_stream_wait(s);
	return endpoint_is_remote(&e) ? 0 : blocking_end(s, 1);
}

#define FLAT(elem) ((struct set){dst, 0, v, elem, n, 1, 1})
#define ROWS(elem) ((struct set){dst, pitch, v, elem, w, h, 0})

CUresult cuMemsetD8Async(CUdeviceptr dst, uint8_t v, size_t n, CUstream s) { return set_async(FLAT(1), s); }
CUresult cuMemsetD16Async(CUdeviceptr dst, uint16_t v, size_t n, CUstream s) { return set_async(FLAT(2), s); }
CUresult cuMemsetD32Async(CUdeviceptr dst, unsigned v, size_t n, CUstream s) { return set_async(FLAT(4), s); }
CUresult cuMemsetD8_v2(CUdeviceptr dst, uint8_t v, size_t n) { return set_and_return(FLAT(1)); }
CUresult cuMemsetD16_v2(CUdeviceptr dst, uint16_t v, size_t n) { return set_and_return(FLAT(2)); }
CUresult cuMemsetD32_v2(CUdeviceptr dst, unsigned v, size_t n) { return set_and_return(FLAT(4)); }
CUresult cuMemsetD2D8Async(CUdeviceptr dst, size_t pitch, uint8_t v, size_t w, size_t h, CUstream s) { return set_async(ROWS(1), s); }
CUresult cuMemsetD2D16Async(CUdeviceptr dst, size_t pitch, uint16_t v, size_t w, size_t h, CUstream s) { return set_async(ROWS(2), s); }
CUresult cuMemsetD2D32Async(CUdeviceptr dst, size_t pitch, unsigned v, size_t w, size_t h, CUstream s) { return set_async(ROWS(4), s); }
CUresult cuMemsetD2D8_v2(CUdeviceptr dst, size_t pitch, uint8_t v, size_t w, size_t h) { return set_and_return(ROWS(1)); }
CUresult cuMemsetD2D16_v2(CUdeviceptr dst, size_t pitch, uint16_t v, size_t w, size_t h) { return set_and_return(ROWS(2)); }
CUresult cuMemsetD2D32_v2(CUdeviceptr dst, size_t pitch, unsigned v, size_t w, size_t h) { return set_and_return(ROWS(4)); }
