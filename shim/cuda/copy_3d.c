/* shim/cuda/copy_3d.c: copies of two and three dimensions, and to and from arrays.
 *
 * All forms are brought to CUDA_MEMCPY3D, whose two ends are resolved once. Between linear places the copy goes slice by slice as in
 * copy.c; with an array at one end it goes to the driver as it is, with the client's memory packed and cut into pieces of at most
 * 1 MiB along z and y. */
#include "copy.h"
#include "blocking.h"
#include "gen_send.h"
#include "graph_copy.h"
#include "handles.h"
#include "mirror.h"
#include "stream.h"
#include "thread.h"
#include <stdlib.h>

/* A linear end of a copy where its first byte lies, from what is known of the address that the copy names. Host memory that is named by
 * its device address stays host memory: the copy waits for it all the same. */
static CUresult place_end(CUmemorytype type, uint64_t offset, uint64_t pitch, struct endpoint *e)
{
	if (!e->at)
		return CUDA_ERROR_INVALID_VALUE; /* what lies behind nothing is nobody's */
	e->pitch = pitch;
	endpoint_move(e, offset);
	switch (type) {
	case CU_MEMORYTYPE_HOST: /* addresses are unified */
	case CU_MEMORYTYPE_UNIFIED: e->device = endpoint_is_device(e); break;
	case CU_MEMORYTYPE_DEVICE: e->device = !endpoint_block(e, FERRY_HOST); break;
	default: return CUDA_ERROR_INVALID_VALUE;
	}
	return 0;
}

/* The bytes of a copy's linear end, from its first to its last. */
static uint64_t box_span(const CUDA_MEMCPY3D_v2 *p, size_t pitch, size_t height) { return pitch * (height * (p->Depth - 1) + p->Height - 1) + p->WidthInBytes; }

/* Does a copy stay within the memory of a device at its linear end? */
static CUresult check_within_memory(struct endpoint e, const CUDA_MEMCPY3D_v2 *p, uint64_t offset, size_t pitch, size_t height)
{
	unsigned __int128 rows = (unsigned __int128)height * (p->Depth - 1) + p->Height - 1;
	if (rows * pitch + p->WidthInBytes > UINT64_MAX)
		return CUDA_ERROR_INVALID_VALUE;
	if (endpoint_block(&e, FERRY_HOST))
		return 0; /* pinned memory: its route decides */
	endpoint_move(&e, offset);
	endpoint_span(&e, box_span(p, pitch, height));
	if (endpoint_is_usable(&e))
		return 0;
	endpoint_log_outside(&e);
	return CUDA_ERROR_INVALID_VALUE;
}

/* Does a box begin behind the last address of its slice? What slice it is the driver does not look at. */
static int offset_wraps(uint64_t x, uint64_t y, uint64_t pitch) { return (unsigned __int128)y * pitch + x > (uint64_t)INT64_MAX; }

static CUresult copy_linear(const CUDA_MEMCPY3D_v2 *p, const struct copy_ends *ends, CUstream s, int async)
{
	struct endpoint d = ends->dst, f = ends->src;
	size_t w = p->WidthInBytes;
	if (offset_wraps(p->srcXInBytes, p->srcY, p->srcPitch) || offset_wraps(p->dstXInBytes, p->dstY, p->dstPitch))
		return CUDA_ERROR_INVALID_VALUE;
	CUresult rc = place_end(p->srcMemoryType, (p->srcY + p->srcZ * p->srcHeight) * p->srcPitch + p->srcXInBytes, p->srcPitch, &f);
	if (!rc)
		rc = place_end(p->dstMemoryType, (p->dstY + p->dstZ * p->dstHeight) * p->dstPitch + p->dstXInBytes, p->dstPitch, &d);
	if (!rc && p->Height > 1 && (w + p->srcXInBytes > p->srcPitch || w + p->dstXInBytes > p->dstPitch))
		rc = CUDA_ERROR_INVALID_VALUE;
	if (!rc && p->Depth > 1 && d.device) /* all slices, before the first is copied */
		rc = check_within_memory(d, p, 0, p->dstPitch, p->dstHeight);
	if (!rc && p->Depth > 1 && f.device)
		rc = check_within_memory(f, p, 0, p->srcPitch, p->srcHeight);
	for (size_t z = 0; z < p->Depth && !rc; z++) {
		if (z) {
			endpoint_move(&d, p->dstPitch * p->dstHeight);
			endpoint_move(&f, p->srcPitch * p->srcHeight);
		}
		rc = shim_copy_rows(d, f, w, p->Height, s, async);
	}
	return rc;
}

/* One piece of a copy between an array and this process's memory, packed. */
static CUresult piece_in(CUDA_MEMCPY3D_v2 *c, const unsigned char *host, size_t pitch, size_t slice, CUstream s)
{
	size_t n = c->WidthInBytes * c->Height * c->Depth;
	unsigned char *packed = malloc(n ? n : 1), *to = packed;
	if (!packed)
		return CUDA_ERROR_OUT_OF_MEMORY;
	for (size_t z = 0; z < c->Depth; z++)
		for (size_t y = 0; y < c->Height; y++, to += c->WidthInBytes)
			memcpy(to, host + z * slice + y * pitch, c->WidthInBytes);
	CUresult rc = fx_ArrayIn(c, s, packed, n);
	free(packed);
	return rc;
}

static CUresult piece_out(CUDA_MEMCPY3D_v2 *c, unsigned char *host, size_t pitch, size_t slice, CUstream s)
{
	CUresult rc = 0;
	size_t depth = c->Depth, z0 = c->srcZ;
	for (size_t z = 0; z < depth && !rc; z++) { /* a slice at a time lands row by row */
		struct ferry_call call;
		CUDA_MEMCPY3D_v2 one = *c;
		one.Depth = 1;
		one.srcZ = z0 + z;
		if ((rc = ferry_begin(&call, FERRY_OP_ArrayOut, sizeof one + 8)))
			break;
		memcpy(call.q, &one, sizeof one);
		call.q[sizeof one / 8] = (uint64_t)(uintptr_t)s;
		rc = ferry_ask_into(&call, host + z * slice, pitch, c->WidthInBytes, c->Height);
		ferry_end(&call);
	}
	return rc;
}
_Static_assert(sizeof(CUDA_MEMCPY3D_v2) % 8 == 0, "a record's struct fills its slots");

/* Does a copy stay within an array? A program hears of a mistake at the call, and copies into arrays are not waited for: the shape of an
 * array is asked for once, and hangs on its handle. */
static CUresult check_within_array(CUarray a, size_t x, size_t y, size_t z, const CUDA_MEMCPY3D_v2 *p)
{
	CUresult rc = shim_check_handle(FERRY_KIND_CUarray, a);
	CUDA_ARRAY3D_DESCRIPTOR_v2 *d = rc ? NULL : ferry_handle_object(FERRY_KIND_CUarray, (uint64_t)(uintptr_t)a);
	if (!rc && !d) {
		if (!(d = malloc(sizeof *d)))
			return CUDA_ERROR_OUT_OF_MEMORY;
		if ((rc = fx_cuArray3DGetDescriptor_v2(d, a)))
			free(d);
		else
			ferry_handle_attach(FERRY_KIND_CUarray, (uint64_t)(uintptr_t)a, d);
	}
	if (rc)
		return rc;
	size_t element;
	switch (d->Format) {
	case CU_AD_FORMAT_UNSIGNED_INT8:
	case CU_AD_FORMAT_SIGNED_INT8: element = 1; break;
	case CU_AD_FORMAT_UNSIGNED_INT16:
	case CU_AD_FORMAT_SIGNED_INT16:
	case CU_AD_FORMAT_HALF: element = 2; break;
	case CU_AD_FORMAT_UNSIGNED_INT32:
	case CU_AD_FORMAT_SIGNED_INT32:
	case CU_AD_FORMAT_FLOAT: element = 4; break;
	default: return 0; /* blocks and planes: the device knows */
	}
	element *= d->NumChannels;
	size_t width = d->Width * element, height = d->Height ? d->Height : 1, depth = d->Depth ? d->Depth : 1;
	if (x > width || p->WidthInBytes > width - x || y > height || p->Height > height - y || z > depth || p->Depth > depth - z ||
	    x % element || p->WidthInBytes % element)
		return CUDA_ERROR_INVALID_VALUE;
	return 0;
}

/* The linear end of a copy with an array at the other, all of it; of one without, an end without memory. */
static struct endpoint linear_end(const CUDA_MEMCPY3D_v2 *p, const struct copy_ends *ends)
{
	int out = p->srcMemoryType == CU_MEMORYTYPE_ARRAY;
	struct endpoint e = out ? ends->dst : ends->src;
	if ((out ? p->dstMemoryType : p->srcMemoryType) == CU_MEMORYTYPE_ARRAY)
		return (struct endpoint){0};
	if (out)
		endpoint_move(&e, p->dstXInBytes + p->dstPitch * (p->dstY + p->dstHeight * p->dstZ));
	else
		endpoint_move(&e, p->srcXInBytes + p->srcPitch * (p->srcY + p->srcHeight * p->srcZ));
	endpoint_span(&e, out ? box_span(p, p->dstPitch, p->dstHeight) : box_span(p, p->srcPitch, p->srcHeight));
	return e;
}

/* The device copies, both ends being within its reach. */
static CUresult copy_array_on(const CUDA_MEMCPY3D_v2 *p, const struct endpoint *linear, CUstream s, int async)
{
	CUresult rc = fx_ArrayOn(p, s);
	if (!rc && endpoint_is_open(linear))
		blocking_note_write(s);
	return !rc && !async && endpoint_is_pinned(linear) ? shim_stream_wait(s) : rc; /* the program may read or write it next */
}

/* Name the linear end by the address at which the device reaches it. */
static void name_as_device(CUDA_MEMCPY3D_v2 *c)
{
	if (c->srcMemoryType == CU_MEMORYTYPE_HOST)
		c->srcDevice = (CUdeviceptr)(uintptr_t)c->srcHost;
	if (c->dstMemoryType == CU_MEMORYTYPE_HOST)
		c->dstDevice = (CUdeviceptr)(uintptr_t)c->dstHost;
	if (c->srcMemoryType != CU_MEMORYTYPE_ARRAY)
		c->srcMemoryType = CU_MEMORYTYPE_DEVICE;
	if (c->dstMemoryType != CU_MEMORYTYPE_ARRAY)
		c->dstMemoryType = CU_MEMORYTYPE_DEVICE;
}

static CUresult copy_array(const CUDA_MEMCPY3D_v2 *p, const struct copy_ends *ends, CUstream s, int async)
{
	CUresult rc = shim_enter_stream(&s);
	if (!rc && p->srcMemoryType == CU_MEMORYTYPE_ARRAY)
		rc = check_within_array(p->srcArray, p->srcXInBytes, p->srcY, p->srcZ, p);
	if (!rc && p->dstMemoryType == CU_MEMORYTYPE_ARRAY)
		rc = check_within_array(p->dstArray, p->dstXInBytes, p->dstY, p->dstZ, p);
	if (rc)
		return rc;
	CUDA_MEMCPY3D_v2 c = *p;
	int in = p->srcMemoryType == CU_MEMORYTYPE_HOST || (p->srcMemoryType == CU_MEMORYTYPE_UNIFIED && !endpoint_is_device(&ends->src));
	int out = p->dstMemoryType == CU_MEMORYTYPE_HOST || (p->dstMemoryType == CU_MEMORYTYPE_UNIFIED && !endpoint_is_device(&ends->dst));
	if (p->srcMemoryType != CU_MEMORYTYPE_ARRAY && !in)
		rc = check_within_memory(ends->src, p, p->srcXInBytes + p->srcPitch * (p->srcY + p->srcHeight * p->srcZ), p->srcPitch, p->srcHeight);
	if (!rc && p->dstMemoryType != CU_MEMORYTYPE_ARRAY && !out)
		rc = check_within_memory(ends->dst, p, p->dstXInBytes + p->dstPitch * (p->dstY + p->dstHeight * p->dstZ), p->dstPitch, p->dstHeight);
	if (rc)
		return rc;
	struct endpoint linear = linear_end(p, ends);
	if ((!in && !out) || (async && endpoint_is_shared(&linear))) {
		name_as_device(&c);
		return copy_array_on(&c, &linear, s, async);
	}

	/* Cut along z, or where a slice is too large along y. */
	size_t pitch = in ? p->srcPitch : p->dstPitch, height = in ? p->srcHeight : p->dstHeight, w = p->WidthInBytes;
	const void *base = p->srcMemoryType == CU_MEMORYTYPE_UNIFIED ? (const void *)(uintptr_t)p->srcDevice : p->srcHost;
	if (out)
		base = p->dstMemoryType == CU_MEMORYTYPE_UNIFIED ? (const void *)(uintptr_t)p->dstDevice : p->dstHost;
	if (!base || w > FERRY_MAX_PAYLOAD || (p->Height > 1 && pitch < w + (in ? p->srcXInBytes : p->dstXInBytes)))
		return CUDA_ERROR_INVALID_VALUE;
	uint64_t host = (uint64_t)(uintptr_t)base + (in ? p->srcXInBytes + pitch * (p->srcY + height * p->srcZ) : p->dstXInBytes + pitch * (p->dstY + height * p->dstZ));
	size_t rows = FERRY_MAX_PAYLOAD / w < p->Height ? FERRY_MAX_PAYLOAD / w : p->Height;
	size_t slices = rows == p->Height ? FERRY_MAX_PAYLOAD / (w * rows) : 1;
	slices = slices < p->Depth ? slices : p->Depth;
	if (in) {
		if (!async && (rc = blocking_begin(s, endpoint_is_pinned(&linear))))
			return rc;
		ferry_await_detached((const void *)(uintptr_t)host, linear.span);
		c.srcMemoryType = CU_MEMORYTYPE_HOST;
		c.srcXInBytes = c.srcY = c.srcZ = 0;
		c.srcPitch = w;
	} else {
		c.dstMemoryType = CU_MEMORYTYPE_HOST;
		c.dstXInBytes = c.dstY = c.dstZ = 0;
		c.dstPitch = w;
	}
	for (size_t z = 0; z < p->Depth && !rc; z += slices)
		for (size_t y = 0; y < p->Height && !rc; y += rows) {
			c.Height = p->Height - y < rows ? p->Height - y : rows;
			c.Depth = p->Depth - z < slices ? p->Depth - z : slices;
			unsigned char *at = (unsigned char *)(uintptr_t)host + z * height * pitch + y * pitch;
			if (in) {
				c.srcHeight = c.Height;
				c.dstY = p->dstY + y;
				c.dstZ = p->dstZ + z;
				rc = piece_in(&c, at, pitch, pitch * height, s);
			} else {
				c.dstHeight = c.Height;
				c.srcY = p->srcY + y;
				c.srcZ = p->srcZ + z;
				rc = piece_out(&c, at, pitch, pitch * height, s);
			}
		}
	return rc;
}

/* An array at one end: mirrored memory at the other is the server's to copy. */
static CUresult copy_mirrored(CUDA_MEMCPY3D_v2 *p, const struct copy_ends *ends, CUstream s, int async)
{
	uint64_t from = p->srcMemoryType == CU_MEMORYTYPE_HOST ? (uint64_t)(uintptr_t)p->srcHost : p->srcDevice;
	uint64_t to = p->dstMemoryType == CU_MEMORYTYPE_HOST ? (uint64_t)(uintptr_t)p->dstHost : p->dstDevice;
	CUresult rc = 0;
	int in = p->srcMemoryType != CU_MEMORYTYPE_ARRAY && mirror_holds(from), out = p->dstMemoryType != CU_MEMORYTYPE_ARRAY && mirror_holds(to);
	if (!p->WidthInBytes || !p->Height || !p->Depth)
		in = out = 0;
	if (in) {
		p->srcMemoryType = CU_MEMORYTYPE_DEVICE;
		p->srcDevice = from;
		rc = mirror_reads(from + p->srcXInBytes + p->srcPitch * (p->srcY + p->srcHeight * p->srcZ), box_span(p, p->srcPitch, p->srcHeight), 0);
	}
	if (out) {
		p->dstMemoryType = CU_MEMORYTYPE_DEVICE;
		p->dstDevice = to;
		to += p->dstXInBytes + p->dstPitch * (p->dstY + p->dstHeight * p->dstZ);
		rc = rc ? rc : mirror_writes(to, box_span(p, p->dstPitch, p->dstHeight));
	}
	if (!rc)
		rc = copy_array(p, ends, s, async);
	if (out)
		mirror_written(to, box_span(p, p->dstPitch, p->dstHeight));
	if (rc || async)
		return rc;
	struct endpoint linear = linear_end(p, ends);
	return !linear.at || endpoint_is_remote(&linear) ? 0 : blocking_end(s, p->dstMemoryType == CU_MEMORYTYPE_ARRAY || out);
}

/* ends: what the copy was between, if anything was looked at. */
static CUresult copy_box(const CUDA_MEMCPY3D_v2 *given, CUstream s, int async, struct copy_ends *ends)
{
	CUDA_MEMCPY3D_v2 p = *given;
	size_t w = p.WidthInBytes;
	if (!w || !p.Height || !p.Depth)
		return shim_enter(); /* nothing is looked at */
	p.srcPitch = p.srcPitch ? p.srcPitch : w + p.srcXInBytes;
	p.dstPitch = p.dstPitch ? p.dstPitch : w + p.dstXInBytes;
	p.srcHeight = p.srcHeight ? p.srcHeight : p.Height + p.srcY;
	p.dstHeight = p.dstHeight ? p.dstHeight : p.Height + p.dstY;
	CUresult rc;
	*ends = shim_copy_ends(&p);
	if (async && shim_copy_in_turn(&p, ends, s, &rc))
		return rc;
	if (p.srcMemoryType == CU_MEMORYTYPE_ARRAY || p.dstMemoryType == CU_MEMORYTYPE_ARRAY)
		return copy_mirrored(&p, ends, s, async);
	return copy_linear(&p, ends, s, async);
}

static CUresult copy_3d(const CUDA_MEMCPY3D_v2 *given, CUstream s, int async)
{
	struct copy_ends ends;
	return given ? copy_box(given, s, async, &ends) : CUDA_ERROR_INVALID_VALUE;
}

static CUresult copy_2d(const CUDA_MEMCPY2D_v2 *q, CUstream s, int async)
{
	if (!q)
		return CUDA_ERROR_INVALID_VALUE;
	CUDA_MEMCPY3D_v2 p = {
		.srcXInBytes = q->srcXInBytes, .srcY = q->srcY, .srcMemoryType = q->srcMemoryType, .srcHost = q->srcHost,
		.srcDevice = q->srcDevice, .srcArray = q->srcArray, .srcPitch = q->srcPitch,
		.dstXInBytes = q->dstXInBytes, .dstY = q->dstY, .dstMemoryType = q->dstMemoryType, .dstHost = q->dstHost,
		.dstDevice = q->dstDevice, .dstArray = q->dstArray, .dstPitch = q->dstPitch,
		.WidthInBytes = q->WidthInBytes, .Height = q->Height, .Depth = 1,
	};
	return copy_3d(&p, s, async);
}

CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D_v2 *pCopy) { return copy_2d(pCopy, shim_default_stream(), 0); }
CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D_v2 *pCopy) { return copy_2d(pCopy, shim_default_stream(), 0); }
CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D_v2 *pCopy, CUstream hStream) { return copy_2d(pCopy, hStream, 1); }
CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D_v2 *pCopy) { return copy_3d(pCopy, shim_default_stream(), 0); }
CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D_v2 *pCopy, CUstream hStream) { return copy_3d(pCopy, hStream, 1); }

/* Addresses are unified, so the contexts of a peer copy add nothing. */
static CUresult copy_3d_peer(const CUDA_MEMCPY3D_PEER_v1 *q, CUstream s, int async)
{
	if (!q)
		return CUDA_ERROR_INVALID_VALUE;
	CUDA_MEMCPY3D_v2 p = {
		.srcXInBytes = q->srcXInBytes, .srcY = q->srcY, .srcZ = q->srcZ, .srcMemoryType = q->srcMemoryType, .srcHost = q->srcHost,
		.srcDevice = q->srcDevice, .srcArray = q->srcArray, .srcPitch = q->srcPitch, .srcHeight = q->srcHeight,
		.dstXInBytes = q->dstXInBytes, .dstY = q->dstY, .dstZ = q->dstZ, .dstMemoryType = q->dstMemoryType, .dstHost = q->dstHost,
		.dstDevice = q->dstDevice, .dstArray = q->dstArray, .dstPitch = q->dstPitch, .dstHeight = q->dstHeight,
		.WidthInBytes = q->WidthInBytes, .Height = q->Height, .Depth = q->Depth,
	};
	return copy_3d(&p, s, async);
}
CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER_v1 *pCopy, CUstream hStream) { return copy_3d_peer(pCopy, hStream, 1); }
CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER_v1 *pCopy) { return copy_3d_peer(pCopy, shim_default_stream(), 0); }

/* --- one row of a one-dimensional array, or rows of a two-dimensional one taken as bytes in a line */

static CUresult copy_line(CUmemorytype to, CUmemorytype from, CUarray dst, size_t dst_off, CUarray src, size_t src_off, uint64_t linear, size_t n, CUstream s, int async)
{
	CUDA_MEMCPY3D_v2 p = {.WidthInBytes = n, .Height = 1, .Depth = 1, .srcXInBytes = src_off, .dstXInBytes = dst_off, .srcArray = src, .dstArray = dst};
	p.srcMemoryType = from;
	p.dstMemoryType = to;
	p.srcHost = p.dstHost = (void *)(uintptr_t)linear;
	p.srcDevice = p.dstDevice = linear;
	int host = to == CU_MEMORYTYPE_HOST || from == CU_MEMORYTYPE_HOST;
	struct copy_ends ends = {0};
	CUresult rc = copy_box(&p, s, async, &ends);
	if (rc == CUDA_ERROR_INVALID_HANDLE && ((to == CU_MEMORYTYPE_ARRAY && !dst) || (from == CU_MEMORYTYPE_ARRAY && !src)))
		rc = CUDA_ERROR_INVALID_VALUE; /* no array is another mistake than one that does not exist */
	return rc || !async || !host ? rc : shim_copy_named_host(src ? &ends.dst : &ends.src, n, s);
}

#define ARRAY CU_MEMORYTYPE_ARRAY
#define DEVICE CU_MEMORYTYPE_DEVICE
#define HOST CU_MEMORYTYPE_HOST
CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t n) { return copy_line(ARRAY, DEVICE, dstArray, dstOffset, NULL, 0, srcDevice, n, shim_default_stream(), 0); }
CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t n) { return copy_line(DEVICE, ARRAY, NULL, 0, srcArray, srcOffset, dstDevice, n, shim_default_stream(), 0); }
CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t n) { return copy_line(ARRAY, HOST, dstArray, dstOffset, NULL, 0, (uintptr_t)srcHost, n, shim_default_stream(), 0); }
CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t n) { return copy_line(HOST, ARRAY, NULL, 0, srcArray, srcOffset, (uintptr_t)dstHost, n, shim_default_stream(), 0); }
CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t n) { return copy_line(ARRAY, ARRAY, dstArray, dstOffset, srcArray, srcOffset, 0, n, shim_default_stream(), 0); }
CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t n, CUstream s) { return copy_line(ARRAY, HOST, dstArray, dstOffset, NULL, 0, (uintptr_t)srcHost, n, s, 1); }
CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t n, CUstream s) { return copy_line(HOST, ARRAY, NULL, 0, srcArray, srcOffset, (uintptr_t)dstHost, n, s, 1); }
