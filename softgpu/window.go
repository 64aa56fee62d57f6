package softgpu

import (
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
