/* shim/cuda/ipc.c: memory and events of other processes. A handle is a share (ipc_share.h), which has the size of CUDA's. */
#include "ipc.h"
#include "context_stack.h"
#include "gen_send.h"
#include "ipc_share.h"
#include "mem.h"
#include "thread.h"
#include <stdlib.h>

_Static_assert(sizeof(FerryShare) == sizeof(CUipcMemHandle_v1) && sizeof(FerryShare) == sizeof(CUmemPoolPtrExportData_v1), "shares are CUDA's handles");

/* What was opened, how often, and by which life of which context: a handle opened again in the same one has the same address. */
struct opened { FerryShare share; CUdeviceptr addr; struct shim_ctx *ctx; uint64_t life; unsigned times; struct opened *next; };
static struct opened *opened;
static ferry_mu mu;

CUresult ipc_share_memory(const struct ferry_block *b, const FerryShare *pool, FerryShare *s)
{
	CUresult rc = fx_MemShare(b->addr, pool, s);
	if (rc)
		return rc;
	ferry_block_retag(FERRY_DEVICE, b->addr, b->tag | TAG_LENT);
	shim_ipc_used = 1;
	return 0;
}

CUresult cuIpcGetMemHandle(CUipcMemHandle_v1 *pHandle, CUdeviceptr dptr)
{
	static const FerryShare none;
	struct shim_ctx *c;
	struct ferry_block b;
	FerryShare s;
	CUresult rc = shim_enter_ctx(&c);
	if (rc)
		return rc;
	/* Only what cuMemAlloc gave: pools and mapped memory have ways of their own. */
	if (!pHandle || ferry_block_find(FERRY_DEVICE, dptr, &b) || (b.tag & (TAG_GLOBAL | TAG_RESERVED | TAG_POOL | TAG_OPENED)))
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = ipc_share_memory(&b, &none, &s)))
		return rc;
	memcpy(pHandle, &s, sizeof s);
	return 0;
}

CUresult ipc_open_memory(const FerryShare *s, const FerryShare *pool, unsigned flags, struct shim_ctx *c, uint64_t tag, CUdeviceptr *out)
{
	uint64_t base;
	if (!s->size || s->offset > UINT64_MAX / 4 || s->size > UINT64_MAX / 4)
		return CUDA_ERROR_INVALID_VALUE;
	CUresult rc = ferry_block_alloc_inside(s->offset, s->size, c, tag | shim_new_id() << 32, &base);
	if (rc)
		return rc;
	if ((rc = fx_MemOpen(base, s, pool, flags))) {
		ferry_block_release(FERRY_DEVICE, base + s->offset, NULL);
		return rc;
	}
	shim_ipc_used = 1;
	*out = base + s->offset;
	return 0;
}

/* Forget what ended with its context. mu is held. */
static void forget_ended(void)
{
	for (struct opened **p = &opened; *p;) {
		struct opened *o = *p;
		if (o->ctx->alive && o->ctx->id == o->life) {
			p = &o->next;
			continue;
		}
		*p = o->next;
		free(o);
	}
}

static CUresult open_once(CUdeviceptr *out, const FerryShare *s, struct shim_ctx *c, unsigned flags)
{
	static const FerryShare none;
	forget_ended();
	for (struct opened *o = opened; o; o = o->next)
		if (o->ctx == c && !memcmp(&o->share, s, sizeof *s)) {
			o->times++;
			*out = o->addr;
			return 0;
		}
	struct opened *o = malloc(sizeof *o);
	if (!o)
		return CUDA_ERROR_OUT_OF_MEMORY;
	CUresult rc = ipc_open_memory(s, &none, flags, c, TAG_OPENED, out);
	if (rc) {
		free(o);
		return rc;
	}
	*o = (struct opened){*s, *out, c, c->id, 1, opened};
	opened = o;
	return 0;
}

CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle_v1 handle, unsigned Flags)
{
	struct shim_ctx *c;
	FerryShare s;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	memcpy(&s, &handle, sizeof s);
	if (!pdptr || Flags & ~(unsigned)CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS || !ipc_share_is(&s, SHARE_MEMORY))
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = shim_ctx_current(&c)))
		return rc;
	ferry_lock(&mu);
	rc = open_once(pdptr, &s, c, Flags);
	ferry_unlock(&mu);
	return rc;
}

CUresult cuIpcCloseMemHandle(CUdeviceptr dptr)
{
	struct shim_ctx *c;
	CUresult rc = shim_enter_ctx(&c);
	if (rc)
		return rc;
	rc = CUDA_ERROR_INVALID_VALUE;
	ferry_lock(&mu);
	forget_ended();
	for (struct opened **p = &opened; *p; p = &(*p)->next) {
		struct opened *o = *p;
		if (o->addr != dptr)
			continue;
		rc = 0;
		if (--o->times)
			break;
		*p = o->next;
		free(o);
		rc = fx_MemFree(dptr);
		ferry_block_release(FERRY_DEVICE, dptr, NULL);
		break;
	}
	ferry_unlock(&mu);
	return rc;
}
