/* test/facts/memory.c: what a driver does that worker/memory counts on when it moves a session: who may use created memory, mappings with an
 * offset and of the same memory twice, handles that are retained, and the numbers of texture and surface objects. Each line is a fact; the
 * program fails where one is not as worker/memory needs it. scripts/gpu-memory-facts runs it. */
#include <cuda.h>
#include <stdio.h>
#include <string.h>

#define G (2ull << 20)
static int wrong;

static void fact(const char *what, long long got, long long need)
{
	printf("%-76s %lld%s\n", what, got, got == need ? "" : "   <- NOT AS NEEDED");
	wrong += got != need;
}

static void tell(const char *what, long long got) { printf("%-76s %lld\n", what, got); }

#define OK(call) do { CUresult rc_ = (call); if (rc_) { printf("%s: result %d\n", #call, (int)rc_); return 2; } } while (0)

static CUmemAccessDesc access_for(int flags)
{
	CUmemAccessDesc d;
	memset(&d, 0, sizeof d);
	d.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
	d.flags = flags;
	return d;
}

static int created_memory(void)
{
	CUmemAllocationProp p, q;
	CUmemGenericAllocationHandle h, again;
	CUdeviceptr at;
	CUmemAccessDesc rw = access_for(CU_MEM_ACCESS_FLAGS_PROT_READWRITE), ro = access_for(CU_MEM_ACCESS_FLAGS_PROT_READ);
	unsigned long long flags = 99;
	unsigned word = 0;
	memset(&p, 0, sizeof p);
	p.type = CU_MEM_ALLOCATION_TYPE_PINNED;
	p.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
	p.requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
	OK(cuMemAddressReserve(&at, 64 * G, 0, 0, 0));
	OK(cuMemCreate(&h, 4 * G, &p, 0));
	OK(cuMemGetAllocationPropertiesFromHandle(&q, h));
	fact("properties: type of location", q.location.type, CU_MEM_LOCATION_TYPE_DEVICE);
	fact("properties: device", q.location.id, 0);
	fact("properties: handle types", q.requestedHandleTypes, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
	tell("properties: compression", q.allocFlags.compressionType);
	tell("properties: RDMA", q.allocFlags.gpuDirectRDMACapable);
	tell("properties: usage", q.allocFlags.usage);
	OK(cuMemMap(at, 4 * G, 0, h, 0));
	fact("who may use memory that nobody was let use: result", cuMemGetAccess(&flags, &rw.location, at), 0);
	fact("who may use memory that nobody was let use: flags", (long long)flags, 0);
	fact("letting a device use the second granule: result", cuMemSetAccess(at + G, G, &rw, 1), 0);
	for (int i = 0; i < 4; i++) {
		flags = 99;
		fact("access by granule: result", cuMemGetAccess(&flags, &rw.location, at + i * G), 0);
		tell("access by granule: flags (3 for the second; else all of a mapping has one)", (long long)flags);
	}
	tell("letting a device read: result", cuMemSetAccess(at + 2 * G, G, &ro, 1));
	OK(cuMemGetAccess(&flags, &rw.location, at + 2 * G));
	tell("letting a device read: flags", (long long)flags);
	OK(cuMemSetAccess(at, 4 * G, &rw, 1));
	tell("mapping with an offset: result (0: some do, 801 or 1: none does)", cuMemMap(at + 8 * G, G, G, h, 0));
	fact("the same memory a second time: result", cuMemMap(at + 16 * G, 4 * G, 0, h, 0), 0);
	OK(cuMemSetAccess(at + 16 * G, 4 * G, &rw, 1));
	OK(cuMemsetD32(at + G, 0x1234567, 1));
	OK(cuMemcpyDtoH(&word, at + 17 * G, 4));
	fact("the same memory a second time: what was written through the first", word, 0x1234567);
	OK(cuMemRetainAllocationHandle(&again, (void *)at));
	tell("a retained handle is the same number", again == h);
	fact("released: result", cuMemRelease(h), 0);
	fact("released again: result", cuMemRelease(again), 0);
	fact("retained when no handle is left: result", cuMemRetainAllocationHandle(&again, (void *)at), 0);
	tell("retained when no handle is left: the same number", again == h);
	fact("properties of it: result", cuMemGetAllocationPropertiesFromHandle(&q, again), 0);
	fact("mapped by it: result", cuMemMap(at + 24 * G, 4 * G, 0, again, 0), 0);
	OK(cuMemRelease(again));
	OK(cuMemSetAccess(at + 24 * G, 4 * G, &rw, 1));
	OK(cuMemcpyDtoH(&word, at + 25 * G, 4));
	fact("mapped by it: content", word, 0x1234567);
	OK(cuMemUnmap(at + 24 * G, 4 * G));
	OK(cuMemUnmap(at + 16 * G, 4 * G));
	OK(cuMemUnmap(at, 4 * G));
	return 0;
}

static CUarray array;

static long long texture(void)
{
	CUDA_RESOURCE_DESC r;
	CUDA_TEXTURE_DESC t;
	CUtexObject o = 0;
	memset(&r, 0, sizeof r);
	memset(&t, 0, sizeof t);
	r.res.array.hArray = array;
	return cuTexObjectCreate(&o, &r, &t, NULL) ? -1 : (long long)o;
}

static long long surface(void)
{
	CUDA_RESOURCE_DESC r;
	CUsurfObject o = 0;
	memset(&r, 0, sizeof r);
	r.res.array.hArray = array;
	return cuSurfObjectCreate(&o, &r) ? -1 : (long long)o;
}

static int new_array(void)
{
	CUDA_ARRAY3D_DESCRIPTOR d;
	memset(&d, 0, sizeof d);
	d.Width = d.Height = 8;
	d.Format = CU_AD_FORMAT_FLOAT;
	d.NumChannels = 1;
	d.Flags = CUDA_ARRAY3D_SURFACE_LDST;
	return cuArray3DCreate(&array, &d) != 0;
}

/* The numbers below are told, not needed: what is needed is that they ascend until one is given again. */
static int textures(CUdevice dev)
{
	CUcontext other;
	if (new_array())
		return 2;
	long long t1 = texture(), s1 = surface(), t2 = texture(), s2 = surface();
	tell("first texture object", t1);
	tell("first surface object (the next number: both kinds are one row)", s1);
	tell("second texture object", t2);
	tell("second surface object", s2);
	fact("texture objects ascend", t2 > t1, 1);
	fact("surface objects ascend", s2 > s1, 1);
	OK(cuTexObjectDestroy((CUtexObject)t1));
	long long t3 = texture();
	tell("a texture object after the first has ended", t3);
	tell("its number is given again", t3 == t1);
	long long last = t3 > t2 ? t3 : t2;
	for (int i = 0; i < 5; i++) {
		long long t = texture();
		fact("a further one is above all others", t > last, 1);
		last = t;
	}
	OK(cuCtxCreate(&other,
#if CUDA_VERSION >= 13000
	    NULL,
#endif
	    0, dev));
	if (new_array())
		return 2;
	long long in_other = texture();
	tell("first texture object of a second context", in_other);
	fact("it has a number of its own", in_other > last, 1);
	return 0;
}

int main(void)
{
	CUdevice dev;
	CUcontext ctx;
	int version = 0;
	OK(cuInit(0));
	OK(cuDeviceGet(&dev, 0));
	OK(cuDriverGetVersion(&version));
	OK(cuDevicePrimaryCtxRetain(&ctx, dev));
	OK(cuCtxSetCurrent(ctx));
	tell("driver", version);
	int rc = created_memory();
	if (!rc)
		rc = textures(dev);
	printf("%s: %d facts are not as needed\n", wrong || rc ? "FAILED" : "passed", wrong);
	return rc ? rc : wrong != 0;
}
