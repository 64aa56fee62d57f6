/* shim/cuda/peer.c: access of one device to the memory of another. */
#include "context_stack.h"
#include "gen_send.h"
#include "handles.h"
#include "thread.h"

static CUresult enter_peer(CUcontext peer, struct shim_ctx **c)
{
	CUresult rc = shim_enter();
	if (!rc)
		rc = shim_ctx_current(c);
	if (rc)
		return rc;
	struct shim_ctx *p = shim_ctx_of(peer);
	if (!p)
		return shim_check_handle(FERRY_KIND_CUcontext, peer);
	return p->alive ? 0 : CUDA_ERROR_INVALID_CONTEXT;
}

CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned Flags)
{
	struct shim_ctx *c;
	CUresult rc = enter_peer(peerContext, &c);
	if (rc || Flags)
		return rc ? rc : CUDA_ERROR_INVALID_VALUE;
	if (shim_ctx_of(peerContext)->dev == c->dev)
		return CUDA_ERROR_PEER_ACCESS_UNSUPPORTED;
	return fx_PeerAccess(peerContext, 0, 1);
}

CUresult cuCtxDisablePeerAccess(CUcontext peerContext)
{
	struct shim_ctx *c;
	CUresult rc = enter_peer(peerContext, &c);
	if (!rc && shim_ctx_of(peerContext) == c)
		rc = CUDA_ERROR_PEER_ACCESS_NOT_ENABLED;
	return rc ? rc : fx_PeerAccess(peerContext, 0, 0);
}
