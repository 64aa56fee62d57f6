/* shim/cuda/device.c: initialisation and devices. One round trip brings everything that can be asked of every device. */
#include "device.h"
#include "callreport.h"
#include "gen_send.h"
#include "mirror_fault.h"
#include "primary_context.h"
#include "several.h"
#include "thread.h"
#include <stdio.h>
#include <stdlib.h>

struct shim_devices shim_devices;
const unsigned ferry_service = 0;
static ferry_mu mu;
static _Atomic int have; /* the snapshot is here */
static _Atomic int up;
#define NEWEST 13000 /* the newest driver this shim knows all names of */


/* CUDA_VISIBLE_DEVICES: ordinals or the beginnings of UUIDs; the first entry that names no device ends the list. */
int shim_choose_visible(const FerryDevice *const *list, int total, int visible[64])
{
	const char *s = getenv("CUDA_VISIBLE_DEVICES");
	int count = 0;
	if (!s) {
		for (int i = 0; i < total && i < 64; i++)
			visible[count++] = i;
		return count;
	}
	while (*s) {
		while (*s == ' ' || *s == ',')
			s++;
		if (!*s)
			break;
		int dev = -1;
		size_t n = strcspn(s, ", ");
		if (*s >= '0' && *s <= '9') {
			char *end;
			long v = strtol(s, &end, 10);
			if (end == s + n && v < total)
				dev = (int)v;
		} else if (!strncmp(s, "GPU-", 4)) {
			for (int i = 0; i < total && dev < 0; i++) {
				char text[48];
				const uint8_t *u = list[i]->uuid;
				snprintf(text, sizeof text, "GPU-%02x%02x%02x%02x-%02x%02x-%02x%02x-%02x%02x-%02x%02x%02x%02x%02x%02x", u[0], u[1], u[2],
					 u[3], u[4], u[5], u[6], u[7], u[8], u[9], u[10], u[11], u[12], u[13], u[14], u[15]);
				if (n <= 40 && !strncmp(text, s, n))
					dev = i;
			}
		}
		for (int i = 0; i < count; i++)
			if (visible[i] == dev)
				return 0; /* CUDA's rule: a device named twice hides them all */
		if (dev < 0 || count == 64)
			return count;
		visible[count++] = dev;
		s += n;
	}
	return count;
}

static void choose_visible(void)
{
	const FerryDevice *list[64];
	int n = shim_devices.total < 64 ? shim_devices.total : 64;
	for (int i = 0; i < n; i++)
		list[i] = &shim_devices.all[i];
	shim_devices.count = shim_choose_visible(list, n, shim_devices.visible);
}

/* What is reckoned with all over the shim; the rest of a snapshot is only handed on. */
int shim_device_sane(const FerryDevice *d)
{
	enum { MOST = 1 << 16 };
	const int *a = d->attributes;
	return d->computeMajor >= 0 && d->computeMajor < MOST && d->computeMinor >= 0 && d->computeMinor < MOST && a[CU_DEVICE_ATTRIBUTE_WARP_SIZE] > 0 &&
	       a[CU_DEVICE_ATTRIBUTE_WARP_SIZE] < MOST && a[CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT] >= 0 && a[CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT] < MOST;
}

static void on_fork(void)
{
	atomic_store(&mu.word, 0);
	mirror_forked();
}

/* The server's text must not put escape sequences on the user's terminal. */
static void log_server(const char *text, size_t n)
{
	char version[128];
	n = n < sizeof version - 1 ? n : sizeof version - 1;
	for (size_t i = 0; i < n; i++)
		version[i] = text[i] >= ' ' && text[i] < 127 ? text[i] : ' ';
	version[n] = 0;
	ferry_log(FERRY_LOG_INFO, "the server is Ferry %s, this program's shim Ferry %s; they use revision %u of the schema", version, FERRY_VERSION, ferry_revision());
}

CUresult shim_fetch_devices(void)
{
	ferry_lock(&mu);
	ferry_on_fork = on_fork;
	CUresult rc = ferry_session_start(); /* also with the snapshot here: a forked child has that, but no session yet */
	if (!rc)
		ferry_upgrade_channel();
	if (!rc && !have) {
		struct ferry_array list = {0}, server = {0};
		int driver = 0;
		rc = fx_Snapshot(&driver, &list, FERRY_VERSION, &server);
		if (!rc && server.n)
			log_server((const char *)server.p, server.n);
		free(server.p);
		for (size_t i = 0; i < list.n && !rc; i++)
			if (!shim_device_sane((const FerryDevice *)list.p + i)) {
				ferry_log(FERRY_LOG_ERROR, "the server describes a device that cannot be");
				rc = CUDA_ERROR_UNKNOWN;
			}
		if (rc)
			free(list.p);
		if (!rc) {
			shim_devices.all = list.p;
			shim_devices.driver = driver < NEWEST ? driver : NEWEST;
			shim_devices.total = (int)list.n;
			choose_visible();
			have = 1;
		}
	}
	ferry_unlock(&mu);
	return rc;
}

/* cudart asks before cuInit. A server that cannot be reached is reported by cuInit, so claim the newest until then. */
int shim_driver_version(void)
{
	if (ferry_session_forked() || (have && !SHIM_SEVERAL))
		return have ? shim_devices.driver : NEWEST;
	return (SHIM_SEVERAL ? several_connect() : shim_fetch_devices()) ? NEWEST : shim_devices.driver;
}

CUresult cuDriverGetVersion(int *driverVersion)
{
	if (!driverVersion)
		return CUDA_ERROR_INVALID_VALUE;
	*driverVersion = shim_driver_version();
	return 0;
}

static CUresult start_devices(void)
{
	CUresult rc = 0;
	if (!shim_devices.count)
		return CUDA_ERROR_NO_DEVICE;
	ferry_lock(&mu);
	if (!atomic_load(&up) && !(rc = fx_Visible(shim_devices.visible, (size_t)shim_devices.count))) {
		shim_primary_init();
		ferry_session_used();
		atomic_store(&up, 1);
	}
	ferry_unlock(&mu);
	return rc;
}

CUresult cuInit(unsigned Flags)
{
	if (Flags)
		return CUDA_ERROR_INVALID_VALUE;
	if (ferry_session_forked())
		return CUDA_ERROR_NOT_INITIALIZED;
	if (atomic_load(&up))
		return ferry_session_ready();
	CUresult rc = shim_fetch_devices();
	return rc ? rc : start_devices();
}

CUresult shim_start_devices(const int *visible, int count, int driver)
{
	if (atomic_load(&up))
		return ferry_session_ready();
	memcpy(shim_devices.visible, visible, (size_t)count * sizeof *visible);
	shim_devices.count = count;
	shim_devices.driver = driver;
	CUresult rc = start_devices();
	if (!rc && (rc = fx_Fence()) == CUDA_ERROR_INVALID_DEVICE)
		ferry_log(FERRY_LOG_ERROR, "the server %s is too old to be one of several: it knows only of its own devices. Update it, or use it alone.", ferry_session_peer());
	return rc;
}

const FerryDevice *shim_device(CUdevice dev)
{
	return dev >= 0 && dev < shim_devices.count && shim_devices.visible[dev] >= 0 ? &shim_devices.all[shim_devices.visible[dev]] : NULL;
}

const FerryDevice *shim_any_device(void)
{
	const FerryDevice *d = NULL;
	for (CUdevice dev = 0; dev < shim_devices.count && !d; dev++)
		d = shim_device(dev);
	return d;
}

#define ENTER(pointer)                                  \
	CUresult rc_ = shim_enter();                    \
	if (rc_)                                        \
		return rc_;                             \
	if (!(pointer))                                 \
		return CUDA_ERROR_INVALID_VALUE
#define DEVICE(dev)                                     \
	const FerryDevice *d = shim_device(dev);        \
	if (!d)                                         \
		return CUDA_ERROR_INVALID_DEVICE

CUresult cuDeviceGetCount(int *count)
{
	ENTER(count);
	*count = shim_devices.count;
	return 0;
}

CUresult cuDeviceGet(CUdevice *device, int ordinal)
{
	ENTER(device);
	DEVICE(ordinal);
	(void)d;
	*device = ordinal;
	return 0;
}

CUresult shim_need_attribute(CUdevice_attribute a)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	for (CUdevice dev = 0; dev < shim_devices.count; dev++)
		if (shim_device(dev) && shim_device(dev)->attributes[a])
			return 0;
	return shim_unsupported("no device has it");
}

CUresult cuDeviceGetP2PAtomicCapabilities(unsigned *capabilities, const CUatomicOperation *operations, unsigned count, CUdevice srcDevice, CUdevice dstDevice)
{
	CUresult rc = shim_enter();
	if (rc)
		return rc;
	if (!capabilities || !operations || !count)
		return CUDA_ERROR_INVALID_VALUE;
	if (!shim_device(srcDevice) || !shim_device(dstDevice) || srcDevice == dstDevice)
		return CUDA_ERROR_INVALID_DEVICE;
	return fx_cuDeviceGetP2PAtomicCapabilities(capabilities, operations, count, srcDevice, dstDevice);
}

CUresult cuDeviceGetName(char *name, int len, CUdevice dev)
{
	ENTER(name);
	DEVICE(dev);
	if (!len)
		return CUDA_ERROR_INVALID_VALUE;
	snprintf(name, len < 0 ? 256 : (size_t)len, "%.255s", d->name); /* to the driver a negative length is a large one */
	return 0;
}

CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)
{
	ENTER(uuid);
	DEVICE(dev);
	memcpy(uuid, d->uuid, 16);
	return 0;
}

CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)
{
	ENTER(bytes);
	DEVICE(dev);
	*bytes = d->totalMem;
	return 0;
}

CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)
{
	ENTER(pi);
	DEVICE(dev);
	if (attrib < 1 || attrib >= (int)(sizeof d->attributes / sizeof *d->attributes) || attrib >= CU_DEVICE_ATTRIBUTE_MAX)
		return CUDA_ERROR_INVALID_VALUE;
	*pi = d->attributes[attrib];
	return 0;
}

CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)
{
	ENTER(pciBusId);
	DEVICE(dev);
	if (len <= (int)strnlen(d->pciBusId, sizeof d->pciBusId))
		return CUDA_ERROR_INVALID_VALUE;
	snprintf(pciBusId, (size_t)len, "%.31s", d->pciBusId);
	return 0;
}

CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)
{
	ENTER(dev && pciBusId);
	unsigned domain = 0, bus, slot, function = 0;
	if (sscanf(pciBusId, "%x:%x:%x.%x", &domain, &bus, &slot, &function) < 3) {
		domain = 0;
		if (sscanf(pciBusId, "%x:%x.%x", &bus, &slot, &function) < 2)
			return CUDA_ERROR_INVALID_VALUE;
	}
	for (int i = 0; i < shim_devices.count; i++) {
		const int *a = shim_device(i) ? shim_device(i)->attributes : NULL;
		if (a && (unsigned)a[CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID] == domain && (unsigned)a[CU_DEVICE_ATTRIBUTE_PCI_BUS_ID] == bus &&
		    (unsigned)a[CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID] == slot) {
			*dev = i;
			return 0;
		}
	}
	return CUDA_ERROR_INVALID_DEVICE;
}

CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)
{
	ENTER(major && minor);
	DEVICE(dev);
	*major = d->computeMajor;
	*minor = d->computeMinor;
	return 0;
}

CUresult cuDeviceGetProperties(CUdevprop_v1 *prop, CUdevice dev)
{
	ENTER(prop);
	DEVICE(dev);
	const int *a = d->attributes;
	*prop = (CUdevprop_v1){
		.maxThreadsPerBlock = a[CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK],
		.maxThreadsDim = {a[CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X], a[CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y], a[CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z]},
		.maxGridSize = {a[CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X], a[CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y], a[CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z]},
		.sharedMemPerBlock = a[CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK],
		.totalConstantMemory = a[CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY],
		.SIMDWidth = a[CU_DEVICE_ATTRIBUTE_WARP_SIZE],
		.memPitch = a[CU_DEVICE_ATTRIBUTE_MAX_PITCH],
		.regsPerBlock = a[CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK],
		.clockRate = a[CU_DEVICE_ATTRIBUTE_CLOCK_RATE],
		.textureAlign = a[CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT],
	};
	return 0;
}
