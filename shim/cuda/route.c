/* shim/cuda/route.c: which way a copy goes; see route.h. test/test_routes.c has the whole table.
 *
 * Nothing here asks, sends or remembers anything: all it knows stands in its arguments. */
#include "route.h"

/* Rows without gaps at either end are one row. */
static int is_flat(const struct endpoint *dst, const struct endpoint *src, const struct route_options *o)
{
	return o->rows == 1 || (dst->pitch == o->width && src->pitch == o->width);
}

/* A copy that a device makes holds up what its context does next. Of two contexts a stream makes that true of one only. */
static int between_contexts(const struct endpoint *dst, const struct endpoint *src)
{
	return endpoint_block(dst, FERRY_DEVICE) && endpoint_block(src, FERRY_DEVICE) && endpoint_owner(dst) != endpoint_owner(src);
}

/* Pinned memory is the device's to read until an asynchronous copy is over. Other memory is the program's again when the call
 * returns: with lanes that is when the server has all of it, which smaller copies need not wait for. */
static enum route choose_send(const struct endpoint *dst, const struct endpoint *src, const struct route_options *o)
{
	uint64_t n = o->width * o->rows;
	if (!is_flat(dst, src, o) || n < LANES_LATER)
		return ROUTE_SEND;
	if (o->async && endpoint_is_pinned(src))
		return ROUTE_LANES_LATER;
	return n >= o->lanes_least ? ROUTE_LANES : ROUTE_SEND;
}

/* One end is the device's, the other this process's. */
static enum route choose_between(const struct endpoint *dst, const struct endpoint *src, const struct route_options *o)
{
	if (o->capture == CAPTURE_UNKNOWN)
		return ROUTE_ASK_CAPTURE;
	if (o->capture == CAPTURE_YES)
		return o->async ? ROUTE_CAPTURED : ROUTE_CAPTURE_REFUSED;
	if (src->device)
		return o->async && endpoint_is_pinned(dst) ? ROUTE_RECEIVE_LATER : ROUTE_RECEIVE;
	if (o->async && o->functions_due && endpoint_is_pinned(src)) /* pageable memory is read at the call, as CUDA may */
		return ROUTE_AFTER_FUNCTIONS;
	return choose_send(dst, src, o);
}

/* Memory that the server shares is copied by the device itself. A call that must not return before the copy is done waits for the
 * stream then, which a small copy to the device does not pay for, unless a kernel may be writing what it copies. */
static int by_device(const struct endpoint *dst, const struct endpoint *src, const struct route_options *o)
{
	if (dst->device == src->device)
		return 0;
	if (src->device)
		return endpoint_is_shared(dst);
	return (o->async || o->width * o->rows > SMALL_COPY || endpoint_is_used(src)) && endpoint_is_shared(src);
}

enum route choose_route(const struct endpoint *dst, const struct endpoint *src, const struct route_options *o)
{
	if ((!dst->device && !dst->at) || (!src->device && !src->at))
		return ROUTE_NULL;
	if (dst->device && !endpoint_is_usable(dst))
		return ROUTE_DST_OUTSIDE;
	if (src->device && !endpoint_is_usable(src))
		return ROUTE_SRC_OUTSIDE;
	if (by_device(dst, src, o))
		return o->async ? ROUTE_ON_DEVICE : ROUTE_ON_DEVICE_WAIT;
	if (dst->device && src->device)
		return !o->async && between_contexts(dst, src) ? ROUTE_ON_DEVICE_WAIT : ROUTE_ON_DEVICE;
	return dst->device || src->device ? choose_between(dst, src, o) : ROUTE_ON_HOST;
}
