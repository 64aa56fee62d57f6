/* shim/cuda/vmm.c: virtual memory management. The server has reserved the whole device window, so reserving addresses is a
 * matter between the application and addressmap.c; mapping is the driver's, and remembered here: the call that uses an address says what
 * is wrong with it. */
#include "vmm.h"
#include "blocking.h"
#include "callreport.h"
#include "context_stack.h"
#include "device.h"
#include "gen_send.h"
#include "green.h"
#include "handles.h"
#include "ipc_share.h"
#include "mem.h"
#include "primary_context.h"
#include "thread.h"
#include "vmm_host.h"
#include <stdlib.h>

#define GRANULE (2ull << 20)

/* --- addresses */

#define MOST_ALIGNMENT (1ull << 47) /* no address has more bits */

CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr, uint64_t flags)
{
	uint64_t at;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!ptr || !size || size % GRANULE || flags || (alignment & (alignment - 1)) || alignment > MOST_ALIGNMENT)
		return CUDA_ERROR_INVALID_VALUE;
	if (addr % GRANULE) /* a wish, which the driver need not grant either, but which must be one */
		return CUDA_ERROR_INVALID_VALUE;
	/* Larger alignments than a granule are met by reserving more. */
	size_t more = alignment > GRANULE ? alignment : 0;
	if (size + more < size)
		return CUDA_ERROR_OUT_OF_MEMORY;
	if ((rc = ferry_block_alloc(size + more, 0, NULL, TAG_RESERVED | shim_new_id() << 32, &at)))
		return rc;
	if (more) { /* and keeping what was asked for */
		uint64_t start = (at + alignment - 1) / alignment * alignment;
		ferry_block_release(FERRY_DEVICE, at, NULL);
		if (ferry_block_add(FERRY_DEVICE, start, size, NULL, TAG_RESERVED | shim_new_id() << 32))
			return CUDA_ERROR_OUT_OF_MEMORY;
		at = start;
	}
	*ptr = at;
	return 0;
}

/* Is all of it in one reservation? */
static int is_reserved(uint64_t p, uint64_t n)
{
	struct ferry_block b;
	return !ferry_block_find(FERRY_DEVICE, p, &b) && (b.tag & TAG_RESERVED) && n <= b.size - (p - b.addr);
}

/* The first mapping that has a byte in a range. */
static int first_in(uint64_t p, uint64_t n, struct ferry_block *m)
{
	return n && !ferry_block_next(FERRY_MAPPED, p, m) && (m->addr <= p || m->addr - p < n);
}

CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size)
{
	struct ferry_block b;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (ferry_block_find(FERRY_DEVICE, ptr, &b) || b.addr != ptr || b.size != size || !(b.tag & TAG_RESERVED) || first_in(ptr, size, &b))
		return CUDA_ERROR_INVALID_VALUE;
	ferry_block_release(FERRY_DEVICE, ptr, NULL);
	return 0;
}

/* --- mappings: the server knows best whether one can be made; here stands what is mapped, and who may use it. That is two bits for
 * each device, its CUmemAccess_flags; the last are those of all devices there is no room for, and of the host. */

enum { OTHERS = 31 };

static unsigned access_slot(const CUmemLocation_v1 *l) { return l->type == CU_MEM_LOCATION_TYPE_DEVICE && l->id >= 0 && l->id < OTHERS ? (unsigned)l->id : OTHERS; }

/* Is all of a range mapped? first is the mapping at its beginning, or NULL. */
static int is_covered(uint64_t p, uint64_t n, const struct ferry_block *first, int usable)
{
	struct ferry_block m = first ? *first : (struct ferry_block){0};
	while (n && m.size && (m.tag || !usable)) {
		uint64_t here = m.size - (p - m.addr);
		if (n <= here)
			return 1;
		p += here;
		n -= here;
		if (ferry_block_find(FERRY_MAPPED, p, &m))
			break;
	}
	return 0;
}

int shim_is_mapped(uint64_t p, uint64_t n, const struct ferry_block *first) { return is_covered(p, n, first, 1); }

/* What is known here of memory that was created here: its device, or that it is the host's. */
struct memory { CUdevice dev; struct vmm_host *host; };

static const struct memory *memory_of(CUmemGenericAllocationHandle h) { return ferry_handle_object(FERRY_KIND_CUmemGenericAllocationHandle, (uint64_t)(uintptr_t)h); }

/* Memory of the host is used in the context that is current, as far as there is one. */
static struct shim_ctx *home_on_host(void) { return shim_ctx_top() ? shim_ctx_home(shim_ctx_top()) : shim_primary(0); }

/* On whose device memory lies. Of what was made here it is known. */
static struct shim_ctx *home_of(CUmemGenericAllocationHandle h)
{
	const struct memory *m = memory_of(h);
	CUmemAllocationProp_v1 p = {0};
	if (!m && fx_cuMemGetAllocationPropertiesFromHandle(&p, h))
		return NULL;
	return m && m->host ? home_on_host() : shim_primary(m ? m->dev : p.location.id);
}

/* A mapping is known here, too. Of a handle that came by cuMemRetainAllocationHandle it is not known that it is the host's. */
static CUresult note_mapping(CUdeviceptr ptr, size_t size, CUmemGenericAllocationHandle handle)
{
	const struct memory *m = memory_of(handle);
	if (ferry_block_add(FERRY_MAPPED, ptr, size, home_of(handle), 0))
		return CUDA_ERROR_OUT_OF_MEMORY;
	CUresult rc = m && m->host ? vmm_host_map(m->host, ptr, size) : 0;
	if (rc)
		ferry_block_release(FERRY_MAPPED, ptr, NULL);
	return rc;
}

unsigned shim_access_of(const struct ferry_block *m, CUdevice dev) { return m->tag >> 2 * (dev < OTHERS ? dev : OTHERS) & 3; }

CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, uint64_t flags)
{
	CUresult rc = shim_enter();
	if (!rc && is_reserved(ptr, GRANULE) && size && (size % GRANULE || !is_reserved(ptr, size)))
		rc = CUDA_ERROR_NOT_SUPPORTED; /* the driver's word for a part that it cannot map */
	if (!rc && !is_reserved(ptr, size))
		rc = CUDA_ERROR_INVALID_VALUE;
	if (!rc)
		rc = shim_check_handle(FERRY_KIND_CUmemGenericAllocationHandle, handle);
	if (!rc && !(rc = fx_cuMemMap(ptr, size, offset, handle, flags)) && (rc = note_mapping(ptr, size, handle)))
		fx_cuMemUnmap(ptr, size);
	return rc;
}

/* A mapping ends as a whole; that there is none is no mistake. */
CUresult cuMemUnmap(CUdeviceptr ptr, size_t size)
{
	struct ferry_block m;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!size || size % GRANULE || !is_reserved(ptr, size))
		return CUDA_ERROR_INVALID_VALUE;
	if (!first_in(ptr, size, &m))
		return 0;
	if (m.addr < ptr || (!ferry_block_find(FERRY_MAPPED, ptr + size - 1, &m) && m.addr + m.size > ptr + size))
		return CUDA_ERROR_INVALID_VALUE;
	if ((rc = blocking_wait_for_sent()))
		return rc;
	vmm_host_unmap(ptr, size);
	if ((rc = fx_cuMemUnmap(ptr, size)))
		return rc;
	while (first_in(ptr, size, &m))
		ferry_block_release(FERRY_MAPPED, m.addr, NULL);
	return 0;
}

/* What was granted, for each mapping in the range; of one that is there in part, the rest stays as it was. */
static void note_access(uint64_t p, uint64_t n, const CUmemAccessDesc_v1 *desc, size_t count)
{
	struct ferry_block m;
	for (uint64_t end = p + n; p < end && !ferry_block_find(FERRY_MAPPED, p, &m); p = m.addr + m.size) {
		uint64_t now = m.tag;
		for (size_t i = 0; i < count; i++) {
			unsigned at = 2 * access_slot(&desc[i].location);
			now = (now & ~(3ull << at)) | (uint64_t)(desc[i].flags & 3) << at;
		}
		ferry_block_retag(FERRY_MAPPED, m.addr, p == m.addr && m.addr + m.size <= end ? now : m.tag | now);
	}
}

/* May work that was given before use any of it? Memory that no device could use yet is in none. */
static int in_use(uint64_t p, uint64_t n)
{
	struct ferry_block m;
	for (uint64_t end = p + n; p < end && !ferry_block_find(FERRY_MAPPED, p, &m); p = m.addr + m.size)
		if (m.tag)
			return 1;
	return 0;
}

CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc_v1 *desc, size_t count)
{
	struct ferry_block first;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!desc || !count || ferry_block_find(FERRY_MAPPED, ptr, &first) || !is_covered(ptr, size, &first, 0))
		return CUDA_ERROR_INVALID_VALUE;
	for (size_t i = 0; i < count; i++) {
		const CUmemLocation_v1 *l = &desc[i].location;
		if (l->type < CU_MEM_LOCATION_TYPE_DEVICE || l->type > CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT || (l->type == CU_MEM_LOCATION_TYPE_DEVICE && !shim_device(l->id)))
			return CUDA_ERROR_INVALID_VALUE;
	}
	if (in_use(ptr, size))
		rc = blocking_wait_for_sent();
	if (!rc && !(rc = fx_cuMemSetAccess(ptr, size, desc, count)))
		note_access(ptr, size, desc, count);
	return rc ? rc : vmm_host_access(ptr, size, desc, count, home_on_host());
}

/* Of memory of the host that is mapped: the host as a whole may use it, one of its nodes where the program's processor may. */
static CUresult access_of_host(uint64_t *flags, const CUmemLocation_v1 *location, const struct ferry_block *m, int at)
{
	if (location->type == CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT)
		return CUDA_ERROR_INVALID_DEVICE;
	*flags = m->tag && (location->type == CU_MEM_LOCATION_TYPE_HOST || at == VMM_HOST_OPEN) ? 3 : 0;
	return 0;
}

CUresult cuMemGetAccess(uint64_t *flags, const CUmemLocation_v1 *location, CUdeviceptr ptr)
{
	struct ferry_block m;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!flags || !location)
		return CUDA_ERROR_INVALID_VALUE;
	if (location->type < CU_MEM_LOCATION_TYPE_DEVICE || location->type > CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT)
		return CUDA_ERROR_INVALID_DEVICE;
	int mapped = !ferry_block_find(FERRY_MAPPED, ptr, &m);
	if (!mapped && (is_reserved(ptr, 1) || ferry_block_find(FERRY_DEVICE, ptr, &m)))
		return CUDA_ERROR_INVALID_VALUE;
	int host = mapped && vmm_is_host(*location) ? vmm_host_at(ptr) : VMM_HOST_NOT;
	if (host)
		return access_of_host(flags, location, &m, host);
	if (!mapped || access_slot(location) == OTHERS || !shim_device(location->id))
		return fx_cuMemGetAccess(flags, location, ptr);
	*flags = m.tag >> 2 * access_slot(location) & 3;
	return 0;
}

/* --- handles: the server holds one reference for each, further ones (cuMemRetainAllocationHandle) are counted here */

struct extra { CUmemGenericAllocationHandle handle; unsigned times; struct extra *next; };
static struct extra *extras;
static ferry_mu mu;

/* Add a reference that cuMemRelease takes back before it lets the server know. mu is held. */
static CUresult retain_handle(CUmemGenericAllocationHandle h)
{
	struct extra *x = extras;
	while (x && x->handle != h)
		x = x->next;
	if (!x && !(x = calloc(1, sizeof *x)))
		return CUDA_ERROR_OUT_OF_MEMORY;
	if (!x->times++) {
		x->handle = h;
		x->next = extras;
		extras = x;
	}
	return 0;
}

/* Take one back; 0 if there is none. */
static int let_go(CUmemGenericAllocationHandle h)
{
	ferry_lock(&mu);
	struct extra **p = &extras;
	while (*p && (*p)->handle != h)
		p = &(*p)->next;
	struct extra *x = *p;
	if (x && !--x->times) {
		*p = x->next;
		free(x);
	}
	ferry_unlock(&mu);
	return x != NULL;
}

static void drop_memory(CUmemGenericAllocationHandle h)
{
	const struct memory *m = memory_of(h);
	if (m)
		vmm_host_release(m->host);
	shim_drop_handle(FERRY_KIND_CUmemGenericAllocationHandle, h);
}

/* What no host has: memory of a node that is not named, and memory of no node that can be shared. */
static int is_nowhere(const CUmemAllocationProp_v1 *p)
{
	int type = p->location.type;
	return type == CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT || (type == CU_MEM_LOCATION_TYPE_HOST && p->requestedHandleTypes);
}

CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp_v1 *prop, uint64_t flags)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!handle || !prop || is_nowhere(prop) || (unsigned)prop->requestedHandleTypes > 15 || prop->win32HandleMetaData || prop->allocFlags.compressionType > 1)
		return CUDA_ERROR_INVALID_VALUE;
	int host = vmm_is_host(prop->location);
	struct memory *m = malloc(sizeof *m);
	if (m)
		*m = (struct memory){host ? 0 : prop->location.id, host ? vmm_host_new() : NULL};
	CUmemGenericAllocationHandle minted = m && (!host || m->host) ? (CUmemGenericAllocationHandle)ferry_handle_mint(FERRY_KIND_CUmemGenericAllocationHandle, m) : 0;
	if (!minted) {
		free(m ? m->host : NULL);
		free(m);
		return CUDA_ERROR_OUT_OF_MEMORY;
	}
	if (!host)
		shim_headroom_reduce(prop->location.id, size);
	if ((rc = fx_cuMemCreate(minted, size, prop, flags)))
		drop_memory(minted);
	else
		*handle = minted;
	return rc;
}

/* The driver does not look whether there is such a device. */
CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp_v1 *prop, CUmemAllocationGranularity_flags option)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!granularity || !prop || (unsigned)option > CU_MEM_ALLOC_GRANULARITY_RECOMMENDED)
		return CUDA_ERROR_INVALID_VALUE;
	CUmemAllocationProp_v1 p = *prop;
	p.requestedHandleTypes &= CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR; /* the others change nothing, not even what cuMemCreate refuses */
	if (p.location.type == CU_MEM_LOCATION_TYPE_DEVICE && !shim_device(p.location.id))
		p.location.id = 0;
	if (vmm_is_host(p.location))
		p.requestedHandleTypes = 0;
	return fx_cuMemGetAllocationGranularity(granularity, &p, option);
}

CUresult cuMemRelease(CUmemGenericAllocationHandle handle)
{
	CUresult rc = shim_enter_handle(FERRY_KIND_CUmemGenericAllocationHandle, handle);
	if (rc)
		return rc;
	ipc_release_closed();
	if (let_go(handle))
		return 0;
	rc = fx_cuMemRelease(handle);
	if (!rc)
		drop_memory(handle);
	return rc;
}

CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, CUdeviceptr addr)
{
	CUmemGenericAllocationHandle h;
	unsigned fresh;
	CUresult rc = shim_enter();
	if (!rc && !handle)
		rc = CUDA_ERROR_INVALID_VALUE;
	if (!rc && ferry_block_find(FERRY_MAPPED, addr, NULL))
		rc = CUDA_ERROR_INVALID_VALUE;
	if (rc)
		return rc;
	ferry_lock(&mu);
	/* A handle that was given back comes again under a name of the server's, with its one reference there. */
	rc = fx_HandleRetain(addr, &h, &fresh);
	if (!rc && !fresh)
		rc = retain_handle(h);
	ferry_unlock(&mu);
	if (!rc)
		*handle = h;
	return rc;
}

/* --- between processes */

CUresult cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, uint64_t flags)
{
	FerryShare s;
	CUresult rc = shim_enter_handle(FERRY_KIND_CUmemGenericAllocationHandle, handle);
	if (rc)
		return rc;
	if (!shareableHandle || flags || handleType != CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)
		return CUDA_ERROR_INVALID_VALUE;
	ipc_release_closed();
	if ((rc = fx_HandleShare(handle, &s)))
		return rc;
	int fd = ipc_descriptor_new(&s, 0);
	if (fd < 0) {
		fx_Unshare(&s);
		return CUDA_ERROR_OPERATING_SYSTEM;
	}
	shim_ipc_used = 1;
	*(int *)shareableHandle = fd;
	return 0;
}

CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle, CUmemAllocationHandleType shHandleType)
{
	FerryShare s;
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!handle || !osHandle)
		return CUDA_ERROR_INVALID_VALUE;
	switch (shHandleType) {
	case CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR: break;
	case CU_MEM_HANDLE_TYPE_WIN32: case CU_MEM_HANDLE_TYPE_WIN32_KMT: case CU_MEM_HANDLE_TYPE_FABRIC:
		return shim_unsupported("memory shared by other handles than file descriptors");
	default: return CUDA_ERROR_INVALID_VALUE;
	}
	if (ipc_descriptor_read((int)(intptr_t)osHandle, &s) || !ipc_share_is(&s, SHARE_HANDLE))
		return CUDA_ERROR_UNKNOWN; /* the driver's word for a descriptor of something else */
	CUmemGenericAllocationHandle h = shim_mint_handle(FERRY_KIND_CUmemGenericAllocationHandle);
	if (!h)
		return CUDA_ERROR_OUT_OF_MEMORY;
	rc = fx_HandleOpen(h, &s);
	if (rc) {
		shim_drop_handle(FERRY_KIND_CUmemGenericAllocationHandle, h);
		return rc;
	}
	shim_ipc_used = 1;
	*handle = h;
	return 0;
}
