package softgpu

import (
	"sync"

	"ferry/api/cu"
)

// A heap hands out small pieces of a device's memory at addresses of the
// server's own: module variables and what kernels malloc. It takes whole pages
// and gives them back when nothing is left in use.
type heap struct {
	mem    *memory
	dev    *dev
	access uint64 // the devices that see it, a bit each

	mu    sync.Mutex
	free  ranges
	pages []rng // address ranges taken
	live  int
}

// heapAlign is the least alignment, as cuModuleGetGlobal's users may expect.
const heapAlign = 256

// alloc returns the address of size zeroed bytes. They are not an extent yet.
func (h *heap) alloc(size, align uint64) (uint64, cu.Result) {
	h.mu.Lock()
	defer h.mu.Unlock()
	align = max(align, heapAlign)
	size = roundUp(size, heapAlign)
	addr, ok := h.free.take(size, align)
	if !ok {
		if r := h.grow(roundUp(size, granularity)); r != cu.CUDA_SUCCESS {
			return 0, r
		}
		if addr, ok = h.free.take(size, align); !ok {
			return 0, cu.CUDA_ERROR_OUT_OF_MEMORY
		}
	}
	h.live++
	return addr, cu.CUDA_SUCCESS
}

func roundUp(n, to uint64) uint64 { return (n + to - 1) / to * to }

func (h *heap) grow(size uint64) cu.Result {
	if size == 0 { // a size that wrapped around
		return cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	a, r := h.mem.create(h.dev, size)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	defer h.mem.release(a) // the mapping keeps it
	h.mem.mu.Lock()
	addr, ok := h.mem.vars.take(size, granularity)
	h.mem.mu.Unlock()
	if !ok {
		return cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	if r := h.mem.mapAt(rng{addr, size}, a, 0, h.access); r != cu.CUDA_SUCCESS {
		return r
	}
	h.pages = append(h.pages, rng{addr, size})
	h.free.put(rng{addr, size})
	return cu.CUDA_SUCCESS
}

// bytes views memory of the heap.
func (h *heap) bytes(addr, size uint64) []byte {
	h.mem.mu.Lock()
	defer h.mem.mu.Unlock()
	return h.mem.region(rng{addr, size}).bytes(addr, size)
}

// release gives back what alloc handed out, once nobody can be using it.
func (h *heap) release(addr, size uint64) {
	size = roundUp(size, heapAlign)
	h.mem.mu.Lock()
	defer h.mem.unlock()
	h.mem.after(func() {
		r := h.mem.region(rng{addr, size})
		if r == nil {
			return // the machine was closed meanwhile
		}
		clear(r.bytes(addr, size))
		h.mem.garbage = append(h.mem.garbage, func() { h.put(rng{addr, size}) })
	})
}

func (h *heap) put(r rng) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.free.put(r)
	if h.live--; h.live > 0 {
		return
	}
	for _, p := range h.pages {
		h.mem.unmap(p)
		h.mem.mu.Lock()
		h.mem.after(func() { h.mem.vars.put(p) })
		h.mem.unlock()
	}
	h.pages, h.free = nil, nil
}
