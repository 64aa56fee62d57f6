/* shim/cuda/vmm_host.c: memory of the host by the virtual memory calls; see vmm_host.h.
 *
 * A mapping is mirrored from the moment the program's processor is given access to the moment it is taken or the mapping ends; what
 * the memory holds is the server's copy then. One memory is mirrored at one address at a time: two mirrors of it would not see what
 * the program writes through the other.
 *
 * Threads: mu guards the list; it is held while a mirror is made or ended, and comes before the locks of mirrors. */
#include "vmm_host.h"
#include "callreport.h"
#include "mirror_life.h"
#include <stdlib.h>

struct vmm_host {
	int holders;  /* handle and mappings */
	int seen;     /* somebody had access: it may hold something */
	int mirrored; /* at one of its addresses */
};
struct view { struct vmm_host *of; uint64_t at, size; int mirrored; struct view *next; };

static struct view *views;
static ferry_mu mu;

struct vmm_host *vmm_host_new(void)
{
	struct vmm_host *h = calloc(1, sizeof *h);
	if (h)
		h->holders = 1;
	return h;
}

/* mu is held. */
static void let_go(struct vmm_host *h)
{
	if (!--h->holders)
		free(h);
}

void vmm_host_release(struct vmm_host *h)
{
	ferry_lock(&mu);
	if (h)
		let_go(h);
	ferry_unlock(&mu);
}

CUresult vmm_host_map(struct vmm_host *h, uint64_t at, uint64_t size)
{
	struct view *v = malloc(sizeof *v);
	if (!v)
		return CUDA_ERROR_OUT_OF_MEMORY;
	ferry_lock(&mu);
	h->holders++;
	*v = (struct view){h, at, size, 0, views};
	views = v;
	ferry_unlock(&mu);
	return 0;
}

/* mu is held. */
static CUresult begin_mirror(struct view *v, struct shim_ctx *owner)
{
	if (v->mirrored)
		return 0;
	if (v->of->mirrored)
		return shim_unsupported("host memory that the program's processor uses at two addresses");
	if (!owner)
		return CUDA_ERROR_INVALID_CONTEXT;
	CUresult rc = mirror_new(v->of->seen ? MIRROR_CREATED : MIRROR_MANAGED, v->at, v->size, owner);
	if (!rc)
		v->mirrored = v->of->mirrored = 1;
	return rc;
}

static void end_mirror(struct view *v)
{
	if (!v->mirrored)
		return;
	(void)mirror_reads(v->at, v->size, 0); /* fails with the connection */
	mirror_end(v->at, 0);
	v->mirrored = v->of->mirrored = 0;
}

CUresult vmm_host_access(uint64_t at, uint64_t size, const CUmemAccessDesc_v1 *desc, size_t count, struct shim_ctx *owner)
{
	CUresult rc = 0;
	ferry_lock(&mu);
	for (struct view *v = views; v && !rc; v = v->next) {
		if (v->at - at >= size && at - v->at >= v->size)
			continue;
		for (size_t i = 0; i < count && !rc; i++)
			if (!vmm_is_host(desc[i].location))
				continue;
			else if (desc[i].flags)
				rc = begin_mirror(v, owner);
			else
				end_mirror(v);
		v->of->seen = 1;
	}
	ferry_unlock(&mu);
	return rc;
}

void vmm_host_unmap(uint64_t at, uint64_t size)
{
	ferry_lock(&mu);
	for (struct view **p = &views; *p;) {
		struct view *v = *p;
		if (v->at - at >= size) {
			p = &v->next;
			continue;
		}
		end_mirror(v);
		let_go(v->of);
		*p = v->next;
		free(v);
	}
	ferry_unlock(&mu);
}
