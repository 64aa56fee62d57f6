package softgpu

import (
	"ferry/api/cu"
	"ferry/softgpu/interp"
	"ferry/softgpu/memory"
)

// A window is how the kernels of one context see memory: what their device may
// access, and a heap to malloc from.
type window struct {
	life *life
	at   uint64 // when the launch was given, on memory.order's scale
}

var (
	_ interp.Memory  = (*window)(nil)
	_ interp.Heap    = (*window)(nil)
	_ interp.Tracker = (*window)(nil)

	_ interp.Conditions = (*window)(nil)
	_ interp.Questioner = (*window)(nil)
)

func (w *window) mem() *memory.Space { return w.life.ctx.m.mem }

// Epoch changes when memory comes or goes.
func (w *window) Epoch() uint64 { return w.mem().Epoch() }

// Span finds the allocation that holds addr.
func (w *window) Span(addr uint64) (uint64, []byte, bool) {
	s, ok := w.find(addr)
	if !ok {
		return 0, nil, false
	}
	return s.Base, s.Bytes(), true
}

func (w *window) find(addr uint64) (memory.Span, bool) {
	return w.mem().ViewOf(w.life.sight.Load()).Find(addr, w.at)
}

// Written is which bytes of an allocation were ever written.
func (w *window) Written(addr uint64) (uint64, uint64, []uint32) {
	s, ok := w.find(addr)
	if !ok {
		return 0, 0, nil
	}
	return s.Base, s.Size, s.Bits
}

// Malloc is malloc in a kernel, Free is free.
func (w *window) Malloc(size uint64) uint64 { return w.life.malloc.Alloc(size) }

// Free ignores what was not allocated.
func (w *window) Free(addr uint64) { w.life.malloc.Release(addr) }

// Device is the number of the device that a kernel runs on.
func (w *window) Device() int32 { return int32(w.life.ctx.dev.ordinal) }

// DeviceCount is how many devices a kernel may ask about.
func (w *window) DeviceCount() int32 { return int32(len(w.life.ctx.m.devices)) }

// DeviceAttribute is cudaDeviceGetAttribute in a kernel.
func (w *window) DeviceAttribute(attribute, device int32) (int32, bool) {
	d, r := w.life.ctx.m.dev(cu.Device(device))
	if r != cu.CUDA_SUCCESS {
		return 0, false
	}
	return d.attribute(cu.Device_attribute(attribute))
}

// Limit is cudaDeviceGetLimit in a kernel.
func (w *window) Limit(limit uint32) (uint64, bool) {
	v, r := w.life.ctx.limit(cu.Limit(limit))
	return v, r == cu.CUDA_SUCCESS
}
