package cuda

/*
#include <stdint.h>
#include <stdlib.h>

static int ferry_copy2d(void *f, void *desc, uint64_t stream) { return ((int (*)(void *, uint64_t))f)(desc, stream); }
static int ferry_copy(void *f, uint64_t dst, uint64_t src, size_t n, uint64_t stream)
{
	return ((int (*)(uint64_t, uint64_t, size_t, uint64_t))f)(dst, src, n, stream);
}
static int ferry_host_alloc(void *f, void **p, size_t n) { return ((int (*)(void **, size_t, unsigned))f)(p, n, 1); }
static int ferry_host_register(void *f, void *p, size_t n) { return ((int (*)(void *, size_t, unsigned))f)(p, n, 3); } // portable, mapped
static int ferry_pointer_get(void *f, void *to, int attribute, uint64_t p) { return f ? ((int (*)(void *, int, uint64_t))f)(to, attribute, p) : 801; }
static int ferry_host_free(void *f, void *p) { return ((int (*)(void *))f)(p); }
#cgo noescape ferry_copy3d
#cgo nocallback ferry_copy3d
static int ferry_copy3d(void *f, void *d, uint64_t stream) { return ((int (*)(void *, uint64_t))f)(d, stream); }
*/
import "C"

import (
	"unsafe"

	"ferry/api/cu"
)

// CopyIn copies packed rows to the device.
func (t *Thread) CopyIn(dst cu.Deviceptr, pitch uint64, src []byte, width, rows uint64, s cu.Stream) cu.Result {
	if width == 0 || rows == 0 {
		return cu.CUDA_SUCCESS
	}
	host := uint64(uintptr(unsafe.Pointer(&src[0])))
	if rows == 1 {
		return cu.Result(C.ferry_copy(t.lib.copyIn, C.uint64_t(dst), C.uint64_t(host), C.size_t(width), C.uint64_t(s)))
	}
	d := cu.CUDA_MEMCPY2D_v2{
		SrcMemoryType: cu.CU_MEMORYTYPE_HOST, SrcHost: host, SrcPitch: width,
		DstMemoryType: cu.CU_MEMORYTYPE_DEVICE, DstDevice: dst, DstPitch: pitch, WidthInBytes: width, Height: rows,
	}
	return t.copy2D(&d, s)
}

// CopyOut copies rows from the device, packed.
func (t *Thread) CopyOut(dst []byte, src cu.Deviceptr, pitch, width, rows uint64, s cu.Stream) cu.Result {
	if width == 0 || rows == 0 {
		return cu.CUDA_SUCCESS
	}
	host := uint64(uintptr(unsafe.Pointer(&dst[0])))
	if rows == 1 {
		return cu.Result(C.ferry_copy(t.lib.copyOut, C.uint64_t(host), C.uint64_t(src), C.size_t(width), C.uint64_t(s)))
	}
	d := cu.CUDA_MEMCPY2D_v2{
		SrcMemoryType: cu.CU_MEMORYTYPE_DEVICE, SrcDevice: src, SrcPitch: pitch,
		DstMemoryType: cu.CU_MEMORYTYPE_HOST, DstHost: host, DstPitch: width, WidthInBytes: width, Height: rows,
	}
	return t.copy2D(&d, s)
}

// CopyOn copies rows between two places on devices.
func (t *Thread) CopyOn(dst cu.Deviceptr, dstPitch uint64, src cu.Deviceptr, srcPitch, width, rows uint64, s cu.Stream) cu.Result {
	if rows == 1 {
		return cu.Result(C.ferry_copy(t.lib.copyOn, C.uint64_t(dst), C.uint64_t(src), C.size_t(width), C.uint64_t(s)))
	}
	d := cu.CUDA_MEMCPY2D_v2{
		SrcMemoryType: cu.CU_MEMORYTYPE_DEVICE, SrcDevice: src, SrcPitch: srcPitch,
		DstMemoryType: cu.CU_MEMORYTYPE_DEVICE, DstDevice: dst, DstPitch: dstPitch, WidthInBytes: width, Height: rows,
	}
	return t.copy2D(&d, s)
}

func (t *Thread) copy2D(d *cu.CUDA_MEMCPY2D_v2, s cu.Stream) cu.Result {
	return cu.Result(C.ferry_copy2d(t.lib.copy2D, unsafe.Pointer(d), C.uint64_t(s)))
}

// CopyArray enqueues a three-dimensional copy. The driver gets a copy of the
// descriptor, because the one of the caller may lie beside Go pointers, which cgo
// forbids to pass.
func (t *Thread) CopyArray(given *cu.CUDA_MEMCPY3D_v2, host []byte, s cu.Stream) cu.Result {
	d := *given
	setHostEnd(&d, host)
	return cu.Result(C.ferry_copy3d(t.lib.copy3D, unsafe.Pointer(&d), C.uint64_t(s)))
}

// HostAlloc returns pinned memory that every context may use.
func (t *Thread) HostAlloc(n int) ([]byte, cu.Result) {
	var p unsafe.Pointer
	if rc := cu.Result(C.ferry_host_alloc(t.lib.hostAlloc, &p, C.size_t(n))); rc != cu.CUDA_SUCCESS {
		return nil, rc
	}
	return unsafe.Slice((*byte)(p), n), cu.CUDA_SUCCESS
}

// HostFree frees memory of HostAlloc.
func (t *Thread) HostFree(b []byte) {
	C.ferry_host_free(t.lib.hostFree, unsafe.Pointer(unsafe.SliceData(b)))
}

// HostRegister pins a client's memory for every context.
func (t *Thread) HostRegister(mem []byte) cu.Result {
	return cu.Result(C.ferry_host_register(t.lib.hostRegister, unsafe.Pointer(&mem[0]), C.size_t(len(mem))))
}

// HostUnregister ends that.
func (t *Thread) HostUnregister(mem []byte) cu.Result {
	return cu.Result(C.ferry_host_free(t.lib.hostUnregister, unsafe.Pointer(&mem[0])))
}

// ManagedRange asks the driver for the attributes of a pointer.
func (t *Thread) ManagedRange(addr cu.Deviceptr) (base, size uint64) {
	var managed C.int
	rc := C.ferry_pointer_get(t.lib.pointerGet, unsafe.Pointer(&managed), C.int(cu.CU_POINTER_ATTRIBUTE_IS_MANAGED), C.uint64_t(addr))
	if cu.Result(rc) != cu.CUDA_SUCCESS || managed == 0 {
		return 0, 0
	}
	at, n, got := t.MemGetAddressRange(addr)
	if got != cu.CUDA_SUCCESS {
		return uint64(addr), 1 // managed, and nothing else is known
	}
	return uint64(at), n
}
