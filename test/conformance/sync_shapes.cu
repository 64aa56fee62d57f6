// sync_shapes: which copies wait, and what the host reads then: copies of two and three dimensions, of arrays, between
// contexts and in batches. sync_parts.h says what a row is.
#include "sync_parts.h"

using namespace rows;

// A copy as cuMemcpy3D takes it. Memory is named as programs name it: by host address, by device address, or as unified.
static CUmemorytype type_of(kind k)
{
	return k == array ? CU_MEMORYTYPE_ARRAY : k == managed ? CU_MEMORYTYPE_UNIFIED : is_host(k) && k != mapped ? CU_MEMORYTYPE_HOST : CU_MEMORYTYPE_DEVICE;
}

template <class T> static T described(const stage &t, kind d, kind s, const shape &z)
{
	T p = {};
	p.srcMemoryType = type_of(s);
	p.srcHost = of_host(t, s);
	p.srcDevice = of(t, s);
	p.srcArray = s == array ? t.arrays[1] : nullptr;
	p.srcPitch = z.pitch;
	p.dstMemoryType = type_of(d);
	p.dstHost = to_host(t, d);
	p.dstDevice = to(t, d);
	p.dstArray = d == array ? t.arrays[0] : nullptr;
	p.dstPitch = z.pitch;
	p.WidthInBytes = z.width;
	p.Height = z.rows;
	return p;
}

static CUDA_MEMCPY3D three(const stage &t, kind d, kind s, const shape &z)
{
	CUDA_MEMCPY3D p = described<CUDA_MEMCPY3D>(t, d, s, z);
	p.srcHeight = p.dstHeight = z.rows;
	p.Depth = 1;
	return p;
}

static CUDA_MEMCPY3D_PEER three_peer(const stage &t, kind d, kind s, const shape &z)
{
	CUDA_MEMCPY3D_PEER p = described<CUDA_MEMCPY3D_PEER>(t, d, s, z);
	p.srcHeight = p.dstHeight = z.rows;
	p.Depth = 1;
	p.srcContext = s == device_of_other ? t.other : t.here;
	p.dstContext = d == device_of_other ? t.other : t.here;
	return p;
}

static const operation two_d = {"memcpy_2d", ROW_CALL {
	CUDA_MEMCPY2D p = described<CUDA_MEMCPY2D>(t, d, s, z);
	return plain ? f.cuMemcpy2D(&p) : f.cuMemcpy2DAsync(&p, on);
}, false, true, true};
static const operation two_d_unaligned = {"memcpy_2d_unaligned", ROW_CALL {
	CUDA_MEMCPY2D p = described<CUDA_MEMCPY2D>(t, d, s, z);
	return f.cuMemcpy2DUnaligned(&p);
}, false, true, false};
static const operation three_d = {"memcpy_3d", ROW_CALL {
	CUDA_MEMCPY3D p = three(t, d, s, z);
	return plain ? f.cuMemcpy3D(&p) : f.cuMemcpy3DAsync(&p, on);
}, false, true, true};
static const operation three_d_peer = {"memcpy_3d_peer", ROW_CALL {
	CUDA_MEMCPY3D_PEER p = three_peer(t, d, s, z);
	return plain ? f.cuMemcpy3DPeer(&p) : f.cuMemcpy3DPeerAsync(&p, on);
}, false, true, true};
static const operation peer = {"memcpy_peer", ROW_CALL {
	CUcontext dc = d == device_of_other ? t.other : t.here, sc = s == device_of_other ? t.other : t.here;
	return plain ? f.cuMemcpyPeer(to(t, d), dc, of(t, s), sc, z.width) : f.cuMemcpyPeerAsync(to(t, d), dc, of(t, s), sc, z.width, on);
}, false, true, true};
static const operation htoa = {"htoa", ROW_CALL {
	return plain ? f.cuMemcpyHtoA(t.arrays[0], 0, of_host(t, s), z.width) : f.cuMemcpyHtoAAsync(t.arrays[0], 0, of_host(t, s), z.width, on);
}, false, true, true};
static const operation atoh = {"atoh", ROW_CALL {
	return plain ? f.cuMemcpyAtoH(to_host(t, d), t.arrays[1], 0, z.width) : f.cuMemcpyAtoHAsync(to_host(t, d), t.arrays[1], 0, z.width, on);
}, false, true, true};
static const operation dtoa = {"dtoa", ROW_CALL { return f.cuMemcpyDtoA(t.arrays[0], 0, of(t, s), z.width); }, false, true, false};
static const operation atod = {"atod", ROW_CALL { return f.cuMemcpyAtoD(to(t, d), t.arrays[1], 0, z.width); }, false, true, false};
static const operation atoa = {"atoa", ROW_CALL { return f.cuMemcpyAtoA(t.arrays[0], 0, t.arrays[1], 0, z.width); }, false, true, false};
static const operation batch = {"batch", ROW_CALL {
	CUdeviceptr dst = to(t, d), src = of(t, s);
	size_t n = z.width, first = 0;
	CUmemcpyAttributes a = {};
	a.srcAccessOrder = s == pageable ? CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL : CU_MEMCPY_SRC_ACCESS_ORDER_STREAM;
	return f.cuMemcpyBatchAsync(&dst, &src, &n, 1, &a, &first, 1, on);
}, false, false, true};
// A set of managed memory that is then moved: to the device, and to the host.
static const operation prefetch = {"prefetch_to_device", ROW_CALL {
	CUmemLocation there = {};
	there.type = CU_MEM_LOCATION_TYPE_DEVICE;
	CUresult r = f.cuMemsetD8Async(to(t, d), v, z.width, on);
	return r ? r : f.cuMemPrefetchAsync(to(t, d), z.width, there, 0, on);
}, true, false, true};
static const operation prefetch_home = {"prefetch_to_host", ROW_CALL {
	CUmemLocation there = {};
	there.type = CU_MEM_LOCATION_TYPE_HOST;
	CUresult r = f.cuMemsetD8Async(to(t, d), v, z.width, on);
	return r ? r : f.cuMemPrefetchAsync(to(t, d), z.width, there, 0, on);
}, true, false, true};

static const shape line = {1000, 1000, 1}, rectangle = {128, 100, 10};

static int make()
{
	for (const operation *o : {&two_d, &three_d}) {
		add(*o, device, device, rectangle, "", false);
		for (kind k : {pinned, mapped, registered, managed, pageable}) {
			add(*o, device, k, rectangle, "", o == &two_d);
			add(*o, k, device, rectangle, "", o == &two_d);
		}
		add(*o, pinned, pageable, rectangle, "", false);
		add(*o, pageable, pinned, rectangle, "", false);
		add(*o, mapped, registered, rectangle, "", false);
		add(*o, pageable, pageable, rectangle, "", false);
		for (kind k : {device, pinned, registered, managed, pageable}) {
			add(*o, array, k, line, "", false);
			add(*o, k, array, line, "", false);
		}
		add(*o, array, array, line, "", false);
	}
	for (kind k : {device, pinned, pageable}) {
		add(two_d_unaligned, device, k, rectangle, "", false);
		if (k != device)
			add(two_d_unaligned, k, device, rectangle, "", false);
	}
	for (kind k : {pinned, mapped, registered, managed, pageable}) {
		add(htoa, array, k, line, "", false);
		add(atoh, k, array, line, "", false);
	}
	add(dtoa, array, device, line, "", false);
	add(dtoa, array, mapped, line, "", false);
	add(atod, device, array, line, "", false);
	add(atod, mapped, array, line, "", false);
	add(atoa, array, array, line, "", false);
	for (const operation *o : {&peer, &three_d_peer}) {
		add(*o, device, device, line, "", false);
		add(*o, device_of_other, device, line, "", false);
		add(*o, device, device_of_other, line, "", false);
	}
	for (kind k : {device, pinned, mapped, managed, pageable}) {
		add(batch, device, k, line, "", false);
		if (k != device)
			add(batch, k, device, line, "", false);
	}
	add(prefetch, managed, nothing, line, "", false);
	add(prefetch_home, managed, nothing, line, "", false);
	return register_entries();
}
static const int made = make();

// No memory lies at address 0, nor a little behind it.
static void copy_without_base(CUmemorytype type, bool source)
{
	unsigned char here[256] = {};
	dev<unsigned char> there(256);
	for (bool host : {true, false}) {
		CUDA_MEMCPY3D p = {};
		p.WidthInBytes = 16;
		p.Height = p.Depth = 1;
		CUmemorytype other = host ? CU_MEMORYTYPE_HOST : CU_MEMORYTYPE_DEVICE;
		p.srcMemoryType = source ? type : other;
		p.dstMemoryType = source ? other : type;
		if (source) {
			p.srcXInBytes = 8;
			p.dstHost = here;
			p.dstDevice = (CUdeviceptr)there.p;
		} else {
			p.dstXInBytes = 8;
			p.srcHost = here;
			p.srcDevice = (CUdeviceptr)there.p;
		}
		drv(host ? "host" : "device", cuMemcpy3D(&p));
	}
}

OWN_CHECK(sync_shapes, no_base_unified_source) { copy_without_base(CU_MEMORYTYPE_UNIFIED, true); }
OWN_CHECK(sync_shapes, no_base_unified_destination) { copy_without_base(CU_MEMORYTYPE_UNIFIED, false); }
OWN_CHECK(sync_shapes, no_base_device_source) { copy_without_base(CU_MEMORYTYPE_DEVICE, true); }
OWN_CHECK(sync_shapes, no_base_device_destination) { copy_without_base(CU_MEMORYTYPE_DEVICE, false); }
OWN_CHECK(sync_shapes, no_base_host_source) { copy_without_base(CU_MEMORYTYPE_HOST, true); }
OWN_CHECK(sync_shapes, no_base_host_destination) { copy_without_base(CU_MEMORYTYPE_HOST, false); }
