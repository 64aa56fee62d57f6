package softgpu

import (
	"sync"

	"ferry/api/cu"
	"ferry/softgpu/interp"
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

func (w *window) mem() *memory { return w.life.ctx.m.mem }

// Epoch changes when memory comes or goes.
func (w *window) Epoch() uint64 { return w.mem().epoch.Load() }

// Span finds the allocation that holds addr.
func (w *window) Span(addr uint64) (uint64, []byte, bool) {
	s, ok := w.find(addr)
	if !ok {
		return 0, nil, false
	}
	return s.base, s.region.bytes(s.base, s.size), true
}

func (w *window) find(addr uint64) (span, bool) {
	return view{w.mem(), w.life.sight.Load()}.find(addr, w.at)
}

// Written is which bytes of an allocation were ever written.
func (w *window) Written(addr uint64) (uint64, uint64, []uint32) {
	s, ok := w.find(addr)
	if !ok {
		return 0, 0, nil
	}
	return s.base, s.size, s.bits
}

// Malloc is malloc in a kernel, Free is free.
func (w *window) Malloc(size uint64) uint64 { return w.life.malloc.alloc(size) }

// Free ignores what was not allocated.
func (w *window) Free(addr uint64) { w.life.malloc.release(addr) }

// mallocHeap is the memory kernels may malloc. It is taken from the device
// when first used, as large as the context's limit says then, and is one
// extent: accesses beyond a single malloc are not noticed.
type mallocHeap struct {
	life *life

	mu    sync.Mutex
	whole rng
	free  ranges
	used  map[uint64]uint64
}

func (h *mallocHeap) alloc(size uint64) uint64 {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.whole.size == 0 && !h.open() {
		return 0
	}
	if size > h.whole.size {
		return 0
	}
	size = max(roundUp(size, 16), 16)
	addr, ok := h.free.take(size, 16)
	if !ok {
		return 0
	}
	h.used[addr] = size
	return addr
}

func (h *mallocHeap) open() bool {
	c := h.life.ctx
	size, _ := c.limit(cu.CU_LIMIT_MALLOC_HEAP_SIZE)
	if size == 0 {
		return false
	}
	addr, r := c.dev.vars.alloc(size, granularity)
	if r != cu.CUDA_SUCCESS {
		return false
	}
	h.whole = rng{addr, size}
	h.free = ranges{h.whole}
	h.used = map[uint64]uint64{}
	c.m.mem.extent(h.whole, "the heap of malloc")
	return true
}

func (h *mallocHeap) release(addr uint64) {
	h.mu.Lock()
	defer h.mu.Unlock()
	size, ok := h.used[addr]
	if !ok {
		return
	}
	delete(h.used, addr)
	h.free.put(rng{addr, size})
}

// close gives the memory back. The context's kernels have ended.
func (h *mallocHeap) close() {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.whole.size == 0 {
		return
	}
	h.life.ctx.m.mem.endExtent(h.whole.base)
	h.life.ctx.dev.vars.release(h.whole.base, h.whole.size)
	h.whole, h.free, h.used = rng{}, nil, nil
}
