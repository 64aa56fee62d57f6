package memory

import (
	"sync"

	"ferry/api/cu"
)

// A Heap hands out small pieces of a device's memory at addresses of the
// server's own: module variables and what kernels malloc. It takes whole pages
// and gives them back when nothing is left in use.
type Heap struct {
	mem    *Space
	phys   *Physical
	access uint64 // the devices that see it, a bit each

	mu    sync.Mutex
	free  ranges
	pages []Range // address ranges taken
	live  int
}

// NewHeap makes an empty heap of a device's memory, for the devices in access.
func NewHeap(mem *Space, phys *Physical, access uint64) *Heap {
	return &Heap{mem: mem, phys: phys, access: access}
}

// Sibling makes an empty heap of the same memory, for the same devices.
func (h *Heap) Sibling() *Heap { return NewHeap(h.mem, h.phys, h.access) }

// heapAlign is the least alignment, as cuModuleGetGlobal's users may expect.
const heapAlign = 256

// Alloc returns the address of size zeroed bytes. They are not an extent yet.
func (h *Heap) Alloc(size, align uint64) (uint64, cu.Result) {
	h.mu.Lock()
	defer h.mu.Unlock()
	align = max(align, heapAlign)
	size = RoundUp(size, heapAlign)
	addr, ok := h.free.takeFirst(size, align)
	if !ok {
		if r := h.grow(RoundUp(size, Granularity)); r != cu.CUDA_SUCCESS {
			return 0, r
		}
		if addr, ok = h.free.takeFirst(size, align); !ok {
			return 0, cu.CUDA_ERROR_OUT_OF_MEMORY
		}
	}
	h.live++
	return addr, cu.CUDA_SUCCESS
}

// RoundUp rounds n up to a multiple of to.
func RoundUp(n, to uint64) uint64 { return (n + to - 1) / to * to }

func (h *Heap) grow(size uint64) cu.Result {
	if size == 0 { // a size that wrapped around
		return cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	a, r := h.mem.Create(h.phys, size)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	defer h.mem.Release(a) // the mapping keeps it
	h.mem.mu.Lock()
	addr, ok := h.mem.vars.takeFirst(size, Granularity)
	h.mem.mu.Unlock()
	if !ok {
		return cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	if r := h.mem.MapAt(Range{addr, size}, a, 0, h.access); r != cu.CUDA_SUCCESS {
		return r
	}
	h.pages = append(h.pages, Range{addr, size})
	h.free.put(Range{addr, size})
	return cu.CUDA_SUCCESS
}

// Bytes views memory of the heap.
func (h *Heap) Bytes(addr, size uint64) []byte {
	h.mem.mu.Lock()
	defer h.mem.mu.Unlock()
	return h.mem.region(Range{addr, size}).bytes(addr, size)
}

// Release gives back what alloc handed out, once nobody can be using it.
func (h *Heap) Release(addr, size uint64) {
	size = RoundUp(size, heapAlign)
	h.mem.mu.Lock()
	defer h.mem.unlock()
	h.mem.after(func() {
		r := h.mem.region(Range{addr, size})
		if r == nil {
			return // the machine was closed meanwhile
		}
		clear(r.bytes(addr, size))
		h.mem.cleanups = append(h.mem.cleanups, func() { h.put(Range{addr, size}) })
	})
}

func (h *Heap) put(r Range) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.free.put(r)
	if h.live--; h.live > 0 {
		return
	}
	for _, p := range h.pages {
		h.mem.Unmap(p)
		h.mem.mu.Lock()
		h.mem.after(func() { h.mem.vars.put(p) })
		h.mem.unlock()
	}
	h.pages, h.free = nil, nil
}
