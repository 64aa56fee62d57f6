/* shim/cuda/graphics.c: calls that share memory with a display of the client's machine, which the server does not have.
 *
 * Nothing can be registered or connected: the calls that would, answer NOT_SUPPORTED. So no resource, buffer and connection is known, and the
 * calls about one complain of it, as driver 580 does on a server without a display, where it was asked. It was asked with zeros: which of
 * several null arguments it complained of is believed, and so is that cuGLSetBufferObjectMapFlags, cuGLUnregisterBufferObject and
 * cuGLMapBufferObjectAsync answer like their neighbours. */
#include "callreport.h"
#include "context_stack.h"
#include "thread.h"

/* --- resources */

static CUresult no_resource(void)
{
	CUresult rc = shim_enter();
	return rc ? rc : CUDA_ERROR_INVALID_HANDLE;
}

static CUresult no_resources(unsigned count, const CUgraphicsResource *resources, CUstream s)
{
	CUresult rc = shim_enter_stream(&s);
	if (rc && rc != CUDA_ERROR_CONTEXT_IS_DESTROYED) /* of such a stream the driver says nothing */
		return rc;
	return count && resources ? CUDA_ERROR_INVALID_HANDLE : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuGraphicsUnregisterResource(CUgraphicsResource r) { (void)r; return no_resource(); }
CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource r, unsigned flags) { (void)r, (void)flags; return no_resource(); }
CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *p, size_t *n, CUgraphicsResource r) { (void)p, (void)n, (void)r; return no_resource(); }
CUresult cuGraphicsResourceGetMappedPointer(CUdeviceptr_v1 *p, unsigned *n, CUgraphicsResource r) { (void)p, (void)n, (void)r; return no_resource(); }
CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *m, CUgraphicsResource r) { (void)m, (void)r; return no_resource(); }
CUresult cuGraphicsSubResourceGetMappedArray(CUarray *a, CUgraphicsResource r, unsigned i, unsigned level) { (void)a, (void)r, (void)i, (void)level; return no_resource(); }
CUresult cuGraphicsResourceGetMappedEglFrame(void) { return no_resource(); }
CUresult cuGraphicsMapResources(unsigned count, const CUgraphicsResource *resources, CUstream s) { return no_resources(count, resources, s); }
CUresult cuGraphicsUnmapResources(unsigned count, const CUgraphicsResource *resources, CUstream s) { return no_resources(count, resources, s); }

/* --- OpenGL */

CUresult cuGLCtxCreate_v2(void *pctx, unsigned flags, CUdevice device)
{
	CUresult rc = shim_enter();
	(void)flags, (void)device;
	if (rc || !pctx)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	return shim_refused("cuGLCtxCreate_v2");
}

CUresult cuGLCtxCreate(void *pctx, unsigned flags, CUdevice device) { return cuGLCtxCreate_v2(pctx, flags, device); }

/* There is no OpenGL; what else is wrong does not matter to the driver. The server's log tells who asked. */
static CUresult no_opengl(CUresult rc, const char *function)
{
	if (rc)
		return rc;
	(void)shim_refused(function);
	return CUDA_ERROR_OPERATING_SYSTEM;
}

CUresult cuGLInit(void) { return no_opengl(shim_need_context(), "cuGLInit"); }
CUresult cuGLGetDevices(void) { return no_opengl(shim_enter(), "cuGLGetDevices"); }
CUresult cuGLGetDevices_v2(void) { return no_opengl(shim_enter(), "cuGLGetDevices_v2"); }

CUresult cuGLRegisterBufferObject(void) { return no_opengl(shim_need_context(), "cuGLRegisterBufferObject"); }

static CUresult no_buffer(void)
{
	CUresult rc = shim_need_context();
	return rc ? rc : CUDA_ERROR_INVALID_VALUE;
}

/* By the names of CUDA 2 and 3.0, which belong to contexts of that API (v1.c). */
static CUresult no_old_buffer(void)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter_ctx(&c);
	return rc ? rc : c->version < 3020 ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_CONTEXT;
}

CUresult cuGLMapBufferObject(void) { return no_old_buffer(); }
CUresult cuGLMapBufferObjectAsync(void) { return no_old_buffer(); }
CUresult cuGLMapBufferObject_v2(void) { return no_buffer(); }
CUresult cuGLMapBufferObjectAsync_v2(void) { return no_buffer(); }
CUresult cuGLUnmapBufferObject(void) { return no_buffer(); }
CUresult cuGLUnmapBufferObjectAsync(void) { return no_buffer(); }
CUresult cuGLSetBufferObjectMapFlags(void) { return no_buffer(); }
CUresult cuGLUnregisterBufferObject(void) { return no_buffer(); }

/* Whatever is registered comes back in the first argument, which must be there, and needs a context. */
static CUresult no_registration(const char *function, const void *out)
{
	CUresult rc = shim_need_context();
	if (!rc && !out)
		rc = CUDA_ERROR_INVALID_VALUE;
	return rc ? rc : shim_refused(function);
}

CUresult cuGraphicsGLRegisterBuffer(void *out) { return no_registration("cuGraphicsGLRegisterBuffer", out); }
CUresult cuGraphicsGLRegisterImage(void *out) { return no_registration("cuGraphicsGLRegisterImage", out); }
CUresult cuGraphicsEGLRegisterImage(void *out) { return no_registration("cuGraphicsEGLRegisterImage", out); }

/* --- VDPAU: no context is one for it, and none can be made */

static CUresult no_vdpau(const char *function, const void *out)
{
	CUresult rc = shim_enter();
	if (!rc && !out)
		rc = CUDA_ERROR_INVALID_VALUE;
	return rc ? rc : shim_refused(function);
}

static CUresult no_surface(void)
{
	CUresult rc = shim_enter();
	return rc ? rc : CUDA_ERROR_INVALID_CONTEXT;
}

CUresult cuVDPAUCtxCreate(void *pctx) { return no_vdpau("cuVDPAUCtxCreate", pctx); }
CUresult cuVDPAUCtxCreate_v2(void *pctx) { return no_vdpau("cuVDPAUCtxCreate_v2", pctx); }
CUresult cuVDPAUGetDevice(void *device) { return no_vdpau("cuVDPAUGetDevice", device); }
CUresult cuGraphicsVDPAURegisterVideoSurface(void) { return no_surface(); }
CUresult cuGraphicsVDPAURegisterOutputSurface(void) { return no_surface(); }

/* --- EGL: connections are looked at before anything else, cuInit too */

static CUresult connect_stream(const char *function, const void *conn, const void *stream)
{
	if (!conn || !stream)
		return CUDA_ERROR_INVALID_HANDLE;
	CUresult rc = shim_enter();
	return rc ? rc : shim_refused(function);
}

CUresult cuEGLStreamConsumerConnect(void *conn, void *stream) { return connect_stream("cuEGLStreamConsumerConnect", conn, stream); }
CUresult cuEGLStreamConsumerConnectWithFlags(void *conn, void *stream, unsigned flags) { (void)flags; return connect_stream("cuEGLStreamConsumerConnectWithFlags", conn, stream); }
CUresult cuEGLStreamProducerConnect(void *conn, void *stream, int width, int height) { (void)width, (void)height; return connect_stream("cuEGLStreamProducerConnect", conn, stream); }
CUresult cuEGLStreamConsumerAcquireFrame(void) { return CUDA_ERROR_INVALID_HANDLE; }
CUresult cuEGLStreamConsumerDisconnect(void) { return CUDA_ERROR_INVALID_HANDLE; }
CUresult cuEGLStreamConsumerReleaseFrame(void) { return CUDA_ERROR_INVALID_HANDLE; }
CUresult cuEGLStreamProducerDisconnect(void) { return CUDA_ERROR_INVALID_HANDLE; }
CUresult cuEGLStreamProducerPresentFrame(void) { return CUDA_ERROR_INVALID_HANDLE; }
CUresult cuEGLStreamProducerReturnFrame(void) { return CUDA_ERROR_INVALID_HANDLE; }
