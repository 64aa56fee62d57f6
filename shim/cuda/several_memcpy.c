/* shim/cuda/several_memcpy.c: copies whose ends may be memory of two servers.
 *
 * A copy goes to the server of its device memory. Between two servers it goes by way of this process, in pieces: from the one into a buffer,
 * from there to the other. In a stream it does so when the stream comes to it (several_later.c). Host memory is the program's, whichever
 * copy of the shim pinned it: to the others it is pageable memory. */
#include "several_later.h"
#include <stdlib.h>
#include <string.h>

/* The server of device memory; -1: memory of this process. The last quarter of a range is the process's (windows.c). */
static int server_of(uint64_t at)
{
	int s = several_of_address(at);
	return s >= 0 && at - several_servers[s].range.base < several_servers[s].range.size / 4 * 3 ? s : -1;
}

/* --- a box of bytes; a linear copy is one of one row. Both ends are as CUDA_MEMCPY3D has them */

static int server_of_end(CUmemorytype type, CUdeviceptr device, CUarray array)
{
	if (type == CU_MEMORYTYPE_ARRAY)
		return ferry_handle_kind((uint64_t)(uintptr_t)array) ? (int)ferry_handle_among((uint64_t)(uintptr_t)array) : -1;
	return type == CU_MEMORYTYPE_HOST ? -1 : server_of(device);
}

static int src_server(const CUDA_MEMCPY3D_v2 *p) { return server_of_end(p->srcMemoryType, p->srcDevice, p->srcArray); }
static int dst_server(const CUDA_MEMCPY3D_v2 *p) { return server_of_end(p->dstMemoryType, p->dstDevice, p->dstArray); }
static int is_apart(const CUDA_MEMCPY3D_v2 *p) { return src_server(p) >= 0 && dst_server(p) >= 0 && src_server(p) != dst_server(p); }

static CUresult copy_on(unsigned server, const CUDA_MEMCPY3D_v2 *p, CUstream own)
{
	struct several_call c = several_in(server, p->srcMemoryType == CU_MEMORYTYPE_HOST ? p->dstDevice : p->srcDevice);
	CUresult rc = TO(c, cuMemcpy3DAsync_v2)(p, own);
	several_end(&c);
	return rc;
}

static CUresult make_stream(unsigned server, uint64_t address, CUstream *s)
{
	struct several_call c = several_in(server, address);
	CUresult rc = TO(c, cuStreamCreate)(s, CU_STREAM_NON_BLOCKING);
	several_end(&c);
	return rc;
}

static CUresult end_stream(unsigned server, CUstream s, CUresult rc)
{
	struct several_call c = several_in(server, 0);
	if (s && !rc)
		rc = TO(c, cuStreamSynchronize)(s);
	if (s)
		(void)TO(c, cuStreamDestroy_v2)(s);
	several_end(&c);
	return rc;
}

/* So many rows of a layer at once, from row y of layer z. */
static CUresult pass_rows(const CUDA_MEMCPY3D_v2 *p, CUstream from, CUstream to, unsigned char *buffer, size_t z, size_t y, size_t rows, size_t x, size_t width)
{
	CUDA_MEMCPY3D_v2 out = *p, in = *p;
	out.srcZ += z;
	out.srcY += y;
	out.srcXInBytes += x;
	in.dstZ += z;
	in.dstY += y;
	in.dstXInBytes += x;
	out.WidthInBytes = in.WidthInBytes = width;
	out.Height = in.Height = rows;
	out.Depth = in.Depth = 1;
	out.dstXInBytes = out.dstY = out.dstZ = out.dstLOD = in.srcXInBytes = in.srcY = in.srcZ = in.srcLOD = 0;
	out.dstMemoryType = in.srcMemoryType = CU_MEMORYTYPE_HOST;
	out.dstHost = buffer;
	in.srcHost = buffer;
	out.dstPitch = in.srcPitch = width;
	out.dstHeight = in.srcHeight = rows;
	CUresult rc = copy_on((unsigned)src_server(p), &out, from); /* pageable memory: it has arrived when the call returns, */
	return rc ? rc : copy_on((unsigned)dst_server(p), &in, to);  /* and has been read */
}

/* Between two servers, by way of this process. */
static CUresult pass_box(const CUDA_MEMCPY3D_v2 *p)
{
	enum { PIECE = 8 << 20 };
	size_t rows = p->Height ? p->Height : 1, layers = p->Depth ? p->Depth : 1, width = p->WidthInBytes;
	if (!width)
		return 0;
	size_t wide = width < PIECE ? width : PIECE, step = PIECE / wide < rows ? PIECE / wide : rows;
	unsigned char *buffer = malloc(wide * step);
	CUstream from = NULL, to = NULL;
	CUresult rc = buffer ? make_stream((unsigned)src_server(p), p->srcDevice, &from) : CUDA_ERROR_OUT_OF_MEMORY;
	if (!rc)
		rc = make_stream((unsigned)dst_server(p), p->dstDevice, &to);
	for (size_t z = 0; z < layers; z++)
		for (size_t y = 0; y < rows; y += step)
			for (size_t x = 0; x < width && !rc; x += wide)
				rc = pass_rows(p, from, to, buffer, z, y, rows - y < step ? rows - y : step, x, width - x < wide ? width - x : wide);
	rc = end_stream((unsigned)src_server(p), from, rc);
	rc = end_stream((unsigned)dst_server(p), to, rc);
	free(buffer);
	return rc;
}

struct passing { struct several_later later; CUDA_MEMCPY3D_v2 box; };

static CUresult pass_later(struct several_later *l) { return pass_box(&((struct passing *)l)->box); }

static CUresult settle_context(unsigned server, uint64_t address)
{
	struct several_call c = several_in(server, address);
	CUresult rc = TO(c, cuCtxSynchronize)();
	several_end(&c);
	return rc;
}

static CUresult copy_apart(const CUDA_MEMCPY3D_v2 *p, CUstream s, int async)
{
	if (!several_has_context())
		return CUDA_ERROR_INVALID_CONTEXT;
	if (!async) { /* as a blocking copy between two contexts: after what both were given before */
		CUresult rc = settle_context((unsigned)src_server(p), p->srcDevice);
		if (!rc)
			rc = settle_context((unsigned)dst_server(p), p->dstDevice);
		return rc ? rc : pass_box(p);
	}
	struct passing *w = calloc(1, sizeof *w);
	if (!w)
		return CUDA_ERROR_OUT_OF_MEMORY;
	*w = (struct passing){.later = {.run = pass_later}, .box = *p};
	CUresult rc = several_later(s, several_of_stream(s), &w->later);
	if (rc)
		free(w);
	return rc;
}

/* --- where a copy is made that is not between two servers. A stream of another server than the memory's is waited for, and the copy with it */

static unsigned home(int dst, int src, CUstream s) { return dst >= 0 ? (unsigned)dst : src >= 0 ? (unsigned)src : several_of_stream(s); }

static CUresult wait_for(CUstream s)
{
	struct several_call c = several_on(several_of_stream(s), 0);
	CUresult rc = TO(c, cuStreamSynchronize)(s);
	several_end(&c);
	return rc;
}

static CUDA_MEMCPY3D_v2 line(uint64_t dst, uint64_t src, size_t n)
{
	return (CUDA_MEMCPY3D_v2){.srcMemoryType = CU_MEMORYTYPE_DEVICE, .srcDevice = src, .srcPitch = n, .srcHeight = 1,
				  .dstMemoryType = CU_MEMORYTYPE_DEVICE, .dstDevice = dst, .dstPitch = n, .dstHeight = 1, .WidthInBytes = n, .Height = 1, .Depth = 1};
}

/* The functions that copy bytes. Addresses are unified, but which memory a function names decides whether it waits. */
enum form { ANY, HTOD, DTOH, DTOD, ANY_ASYNC, HTOD_ASYNC, DTOH_ASYNC, DTOD_ASYNC };

static CUresult copy_bytes(const struct several_call *c, enum form form, uint64_t dst, uint64_t src, size_t n, CUstream s)
{
	void *to = (void *)(uintptr_t)dst;
	const void *from = (const void *)(uintptr_t)src;
	switch (form) {
	case ANY: return TO(*c, cuMemcpy)(dst, src, n);
	case HTOD: return TO(*c, cuMemcpyHtoD_v2)(dst, from, n);
	case DTOH: return TO(*c, cuMemcpyDtoH_v2)(to, src, n);
	case DTOD: return TO(*c, cuMemcpyDtoD_v2)(dst, src, n);
	case ANY_ASYNC: return TO(*c, cuMemcpyAsync)(dst, src, n, s);
	case HTOD_ASYNC: return TO(*c, cuMemcpyHtoDAsync_v2)(dst, from, n, s);
	case DTOH_ASYNC: return TO(*c, cuMemcpyDtoHAsync_v2)(to, src, n, s);
	case DTOD_ASYNC: return TO(*c, cuMemcpyDtoDAsync_v2)(dst, src, n, s);
	}
	return CUDA_ERROR_INVALID_VALUE;
}

static CUresult linear(enum form form, uint64_t dst, uint64_t src, size_t n, CUstream s)
{
	int d = server_of(dst), f = server_of(src), async = form >= ANY_ASYNC;
	if (d >= 0 && f >= 0 && d != f && n) {
		CUDA_MEMCPY3D_v2 p = line(dst, src, n);
		return copy_apart(&p, s, async);
	}
	unsigned at = home(d, f, s);
	if (async && at != several_of_stream(s)) {
		CUresult rc = wait_for(s);
		if (rc)
			return rc;
		form = ANY;
	}
	struct several_call c = several_on(at, d >= 0 ? dst : src);
	CUresult rc = copy_bytes(&c, form, dst, src, n, s);
	several_end(&c);
	return rc;
}

static uint64_t at(const void *p) { return (uint64_t)(uintptr_t)p; }
CUresult several_cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t n) { return linear(ANY, dst, src, n, NULL); }
CUresult several_cuMemcpyHtoD_v2(CUdeviceptr dst, const void *src, size_t n) { return linear(HTOD, dst, at(src), n, NULL); }
CUresult several_cuMemcpyDtoH_v2(void *dst, CUdeviceptr src, size_t n) { return linear(DTOH, at(dst), src, n, NULL); }
CUresult several_cuMemcpyDtoD_v2(CUdeviceptr dst, CUdeviceptr src, size_t n) { return linear(DTOD, dst, src, n, NULL); }
CUresult several_cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t n, CUstream s) { return linear(ANY_ASYNC, dst, src, n, s); }
CUresult several_cuMemcpyHtoDAsync_v2(CUdeviceptr dst, const void *src, size_t n, CUstream s) { return linear(HTOD_ASYNC, dst, at(src), n, s); }
CUresult several_cuMemcpyDtoHAsync_v2(void *dst, CUdeviceptr src, size_t n, CUstream s) { return linear(DTOH_ASYNC, at(dst), src, n, s); }
CUresult several_cuMemcpyDtoDAsync_v2(CUdeviceptr dst, CUdeviceptr src, size_t n, CUstream s) { return linear(DTOD_ASYNC, dst, src, n, s); }

/* The contexts add nothing but a check, which each context's own copy makes. */
static CUresult check_context(CUcontext ctx)
{
	unsigned version;
	struct several_call c = several_by_handle(ctx, 0);
	CUresult rc = ctx ? TO(c, cuCtxGetApiVersion)(ctx, &version) : 0;
	several_end(&c);
	return rc;
}

CUresult several_cuMemcpyPeer(CUdeviceptr dst, CUcontext dstContext, CUdeviceptr src, CUcontext srcContext, size_t n)
{
	CUresult rc = check_context(dstContext);
	if (!rc)
		rc = check_context(srcContext);
	return rc ? rc : linear(DTOD, dst, src, n, NULL);
}

CUresult several_cuMemcpyPeerAsync(CUdeviceptr dst, CUcontext dstContext, CUdeviceptr src, CUcontext srcContext, size_t n, CUstream s)
{
	CUresult rc = check_context(dstContext);
	if (!rc)
		rc = check_context(srcContext);
	return rc ? rc : linear(DTOD_ASYNC, dst, src, n, s);
}

/* --- boxes */

static CUDA_MEMCPY3D_v2 flat(const CUDA_MEMCPY2D_v2 *p)
{
	return (CUDA_MEMCPY3D_v2){
		.srcXInBytes = p->srcXInBytes, .srcY = p->srcY, .srcMemoryType = p->srcMemoryType, .srcHost = p->srcHost, .srcDevice = p->srcDevice,
		.srcArray = p->srcArray, .srcPitch = p->srcPitch, .dstXInBytes = p->dstXInBytes, .dstY = p->dstY, .dstMemoryType = p->dstMemoryType,
		.dstHost = p->dstHost, .dstDevice = p->dstDevice, .dstArray = p->dstArray, .dstPitch = p->dstPitch, .WidthInBytes = p->WidthInBytes,
		.Height = p->Height, .Depth = 1,
	};
}

/* A box that is not between two servers: to the server it belongs to, by the function that the program called. */
#define BOX(p_, box_, s_, async_, call)                                                                   \
	if (!(p_))                                                                                        \
		return CUDA_ERROR_INVALID_VALUE;                                                          \
	CUDA_MEMCPY3D_v2 box = box_;                                                                      \
	if (is_apart(&box))                                                                               \
		return copy_apart(&box, s_, async_);                                                      \
	struct several_call c = several_on(home(dst_server(&box), src_server(&box), s_), dst_server(&box) >= 0 ? box.dstDevice : box.srcDevice); \
	CUresult rc = call;                                                                               \
	several_end(&c);                                                                                  \
	return rc

CUresult several_cuMemcpy2D_v2(const CUDA_MEMCPY2D_v2 *p) { BOX(p, flat(p), NULL, 0, TO(c, cuMemcpy2D_v2)(p)); }
CUresult several_cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D_v2 *p) { BOX(p, flat(p), NULL, 0, TO(c, cuMemcpy2DUnaligned_v2)(p)); }
CUresult several_cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D_v2 *p, CUstream s) { BOX(p, flat(p), s, 1, TO(c, cuMemcpy2DAsync_v2)(p, s)); }
CUresult several_cuMemcpy3D_v2(const CUDA_MEMCPY3D_v2 *p) { BOX(p, *p, NULL, 0, TO(c, cuMemcpy3D_v2)(p)); }
CUresult several_cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D_v2 *p, CUstream s) { BOX(p, *p, s, 1, TO(c, cuMemcpy3DAsync_v2)(p, s)); }

static CUDA_MEMCPY3D_v2 without_contexts(const CUDA_MEMCPY3D_PEER_v1 *p)
{
	CUDA_MEMCPY3D_v2 box;
	memcpy(&box, p, sizeof box); /* the contexts are where that has reserved words */
	box.reserved0 = box.reserved1 = NULL;
	return box;
}
_Static_assert(sizeof(CUDA_MEMCPY3D_v2) == sizeof(CUDA_MEMCPY3D_PEER_v1) && offsetof(CUDA_MEMCPY3D_v2, reserved0) == offsetof(CUDA_MEMCPY3D_PEER_v1, srcContext) &&
	       offsetof(CUDA_MEMCPY3D_v2, reserved1) == offsetof(CUDA_MEMCPY3D_PEER_v1, dstContext), "a copy between peers is like any other");

CUresult several_cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER_v1 *p) { BOX(p, without_contexts(p), NULL, 0, TO(c, cuMemcpy3DPeer)(p)); }
CUresult several_cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER_v1 *p, CUstream s) { BOX(p, without_contexts(p), s, 1, TO(c, cuMemcpy3DPeerAsync)(p, s)); }
