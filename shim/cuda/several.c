/* shim/cuda/several.c: the copies of the shim, one for each server, and which of them a call goes to.
 *
 * A copy is this very library once more, from memory, so that the loader takes it for another: it has a session, handles, addresses, threads
 * and locks of its own, and knows nothing of the others. Handles say whose they are (core/session/handle.h), addresses too, since the copies
 * have ranges of their own; devices have one numbering, which every server is told (Visible). A thread's current context is that of the copy
 * on top of its stack here, and there on top of that copy's.
 *
 * Threads: the table of servers is written under mu, by the first call that needs it; then constant. The stack belongs to its thread. */
#include "several.h"
#include "callreport.h"
#include <fcntl.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

struct several_server several_servers[FERRY_SERVERS];
static unsigned count;
static ferry_mu mu;
static _Atomic int connected;
static int driver; /* the oldest of all */
static signed char of_device[64];
static int visible[64], devices;
static struct { int server, number; } all[64 * FERRY_SERVERS]; /* every device, in the order of the servers */

/* glibc before 2.34 has it in a library that a program may not have loaded; as in core/base/thread.c. */
extern void *dlopen(const char *, int) __attribute__((weak));
extern char *dlerror(void) __attribute__((weak));
#if defined __x86_64__
__asm__(".symver dlopen, dlopen@GLIBC_2.2.5");
__asm__(".symver dlerror, dlerror@GLIBC_2.2.5");
#elif defined __aarch64__
__asm__(".symver dlopen, dlopen@GLIBC_2.17");
__asm__(".symver dlerror, dlerror@GLIBC_2.17");
#endif
enum { NOW = 2 }; /* dlfcn.h: RTLD_NOW */

/* --- copies */

struct object { const void *holds; const char *name; uintptr_t base; char path[4096]; };

/* The loaded object of a name, or that holds an address. */
static int find_object(struct dl_phdr_info *o, size_t size, void *arg)
{
	struct object *want = arg;
	(void)size;
	int found = want->name && !strcmp(o->dlpi_name, want->name);
	for (int i = 0; i < o->dlpi_phnum && want->holds; i++) {
		uintptr_t at = (uintptr_t)want->holds - o->dlpi_addr - o->dlpi_phdr[i].p_vaddr;
		found |= o->dlpi_phdr[i].p_type == PT_LOAD && at < o->dlpi_phdr[i].p_memsz;
	}
	if (found) {
		want->base = o->dlpi_addr;
		snprintf(want->path, sizeof want->path, "%s", o->dlpi_name);
	}
	return found;
}

/* This library's file once more: the loader tells files apart by their inodes. */
static int copy_file(const char *path)
{
	char piece[65536];
	ssize_t n = -1;
	int from = open(path, O_RDONLY | O_CLOEXEC), to = from < 0 ? -1 : memfd_create("libcuda.so.1", MFD_CLOEXEC);
	while (to >= 0 && (n = read(from, piece, sizeof piece)) > 0)
		if (write(to, piece, (size_t)n) != n) {
			n = -1;
			break;
		}
	if (from >= 0)
		close(from);
	if (to >= 0 && n < 0) {
		close(to);
		to = -1;
	}
	return to;
}

/* The same place in the copy: both are the same file, wherever they lie. */
static const struct copy_calls *load_copy(const struct object *mine)
{
	char name[64] = "";
	struct object copy = {.name = name};
	int fd = copy_file(mine->path);
	snprintf(name, sizeof name, "/proc/self/fd/%d", fd);
	if (fd < 0 || !dlopen || !dlopen(name, NOW) || !dl_iterate_phdr(find_object, &copy)) {
		const char *why = fd < 0 ? "its file cannot be copied" : !dlopen ? "the program has no dlopen: link it with -ldl" : dlerror ? dlerror() : NULL;
		ferry_log(FERRY_LOG_ERROR, "cannot load another copy of %s, which each further server of FERRY_SERVER needs: %s", mine->path, why ? why : "?");
		if (fd >= 0)
			close(fd);
		return NULL;
	}
	/* The file stays open: the next copy must have another name. */
	return (const struct copy_calls *)((uintptr_t)&shim_copy_calls - mine->base + copy.base);
}

/* mu is held. */
static CUresult load_copies(void)
{
	struct object mine = {.holds = &shim_copy_calls};
	unsigned want = (unsigned)ferry_among_count(getenv("FERRY_SERVER"));
	if (want > FERRY_SERVERS) {
		ferry_log(FERRY_LOG_ERROR, "FERRY_SERVER names %u servers; a program can use at most %d", want, FERRY_SERVERS);
		return CUDA_ERROR_NO_DEVICE;
	}
	if (!dl_iterate_phdr(find_object, &mine))
		return CUDA_ERROR_NO_DEVICE;
	for (unsigned i = 0; i < want; i++) {
		const struct copy_calls *c = i ? load_copy(&mine) : &shim_copy_calls;
		if (!c)
			return CUDA_ERROR_NO_DEVICE;
		c->become(i, want);
		several_servers[i] = (struct several_server){.plain = c->plain, .calls = c, .shift = (uintptr_t)c - (uintptr_t)&shim_copy_calls};
	}
	count = want;
	return 0;
}

unsigned several_count(void) { return count; }

/* --- the list of devices: the first server's, then the second's, of which CUDA_VISIBLE_DEVICES chooses */

static CUresult fetch_all(void) /* mu is held */
{
	const FerryDevice *list[64 * FERRY_SERVERS];
	int n = 0;
	CUresult rc = count ? 0 : load_copies();
	for (unsigned i = 0; i < count && !rc; i++) {
		struct shim_devices *d;
		if ((rc = several_servers[i].calls->fetch(&d)))
			break;
		several_servers[i].range = several_servers[i].calls->range();
		driver = !i || d->driver < driver ? d->driver : driver;
		for (int k = 0; k < d->total && k < 64; k++) {
			all[n].server = (int)i;
			all[n].number = k;
			list[n++] = &d->all[k];
		}
	}
	if (rc)
		return rc;
	devices = shim_choose_visible(list, n, visible);
	for (int i = 0; i < devices; i++)
		of_device[i] = (signed char)all[visible[i]].server;
	shim_devices.driver = driver;
	return 0;
}

CUresult several_connect(void)
{
	if (atomic_load_explicit(&connected, memory_order_acquire))
		return 0;
	ferry_lock(&mu);
	CUresult rc = atomic_load(&connected) ? 0 : fetch_all();
	if (!rc)
		atomic_store_explicit(&connected, 1, memory_order_release);
	ferry_unlock(&mu);
	return rc;
}

CUresult several_cuDriverGetVersion(int *driverVersion)
{
	if (!driverVersion)
		return CUDA_ERROR_INVALID_VALUE;
	*driverVersion = shim_driver_version();
	return 0;
}

CUresult several_cuInit(unsigned Flags)
{
	if (Flags)
		return CUDA_ERROR_INVALID_VALUE;
	if (ferry_session_forked())
		return CUDA_ERROR_NOT_INITIALIZED;
	CUresult rc = several_connect();
	if (!rc && !devices)
		rc = CUDA_ERROR_NO_DEVICE;
	for (unsigned i = 0; i < count && !rc; i++) {
		int mine[64];
		for (int d = 0; d < devices; d++)
			mine[d] = of_device[d] == (int)i ? all[visible[d]].number : -1;
		rc = several_servers[i].calls->start(mine, devices, driver);
	}
	return rc;
}

int several_of_device(CUdevice dev)
{
	return atomic_load_explicit(&connected, memory_order_acquire) && dev >= 0 && dev < devices ? of_device[dev] : -1;
}

int several_of_address(uint64_t address)
{
	for (unsigned i = 0; i < count; i++)
		if (address - several_servers[i].range.base < several_servers[i].range.size)
			return (int)i;
	return -1;
}

CUresult several_cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)
{
	CUresult rc = CUDA_ERROR_NOT_INITIALIZED; /* servers may use the same number: the first device counts, as in the list */
	CUdevice best = -1, got;
	for (unsigned i = 0; i < count; i++) {
		CUresult one = ON(i, cuDeviceGetByPCIBusId)(dev ? &got : NULL, pciBusId);
		if (!one && (best < 0 || got < best))
			best = got;
		rc = i && !rc ? rc : one;
	}
	if (!rc)
		*dev = best;
	return rc;
}

/* Two devices of different servers do not reach each other's memory. */
static int apart(CUdevice a, CUdevice b)
{
	int x = several_of_device(a), y = several_of_device(b);
	return x >= 0 && y >= 0 && x != y;
}

CUresult several_cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)
{
	struct several_call c = several_by_device(dev);
	if (!apart(dev, peerDev) || !canAccessPeer)
		return TO(c, cuDeviceCanAccessPeer)(canAccessPeer, dev, peerDev);
	*canAccessPeer = 0;
	return 0;
}

CUresult several_cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice)
{
	struct several_call c = several_by_device(srcDevice);
	if (!apart(srcDevice, dstDevice) || !value || attrib < 1 || attrib > CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED)
		return TO(c, cuDeviceGetP2PAttribute)(value, attrib, srcDevice, dstDevice);
	*value = 0; /* the rank of the link's performance too: there is none */
	return 0;
}

/* --- where a call goes */

static _Thread_local int per_thread;

int several_per_thread(int on)
{
	int was = per_thread;
	per_thread = on;
	return was;
}

/* Without a context that is lent. Before cuInit any copy says what is wrong, and this one is here. */
static struct several_call bare(unsigned server)
{
	static const struct several_server alone = {.calls = &shim_copy_calls, .plain = shim_plain};
	return (struct several_call){.to = count ? &several_servers[server < count ? server : 0] : &alone};
}

struct several_call several_on(unsigned server, uint64_t address)
{
	struct several_call c = bare(server);
	if (!count)
		return c;
	if (several_has_context() && several_top() != server)
		c.lent = c.to->calls->lend(address);
	if (per_thread)
		c.per_thread = !c.to->calls->per_thread(1);
	return c;
}

void several_end(struct several_call *c)
{
	if (c->lent)
		c->to->calls->give_back();
	if (c->per_thread)
		c->to->calls->per_thread(0);
}

struct several_call several_first(void) { return bare(0); }
struct several_call several_current(void) { return several_on(several_top(), 0); }

struct several_call several_by_handle(const void *handle, uint64_t address)
{
	uint64_t h = (uint64_t)(uintptr_t)handle;
	if (ferry_handle_kind(h))
		return several_on(ferry_handle_among(h), address);
	int server = several_of_address(address);
	return several_on(server < 0 ? several_top() : (unsigned)server, address);
}

/* Questions about devices need no context, and calls that make one current must not find another. */
struct several_call several_by_device(CUdevice dev)
{
	int server = several_of_device(dev);
	return bare(server < 0 ? 0 : (unsigned)server);
}

struct several_call several_by_location(const CUmemLocation_v1 *l)
{
	int server = l && l->type == CU_MEM_LOCATION_TYPE_DEVICE ? several_of_device(l->id) : -1;
	return several_on(server < 0 ? several_top() : (unsigned)server, 0);
}

struct several_call several_by_code(void **code, CUstream stream, CUdevice dev)
{
	uint64_t h = (uint64_t)(uintptr_t)*code, s = (uint64_t)(uintptr_t)stream;
	int kind = ferry_handle_kind(h), of = several_of_device(dev);
	if (kind != FERRY_KIND_CUkernel && kind != FERRY_KIND_CUlibrary)
		return several_by_handle(*code, 0);
	unsigned want = of >= 0 ? (unsigned)of : ferry_handle_kind(s) ? ferry_handle_among(s) : several_has_context() ? several_top() : ferry_handle_among(h);
	if (want < count && want != ferry_handle_among(h)) {
		void *there = several_code_on(*code, want);
		*code = there ? there : *code;
	}
	return several_on(want, 0);
}
