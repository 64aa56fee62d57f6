package memory

import (
	"sync"

	"ferry/api/cu"
)

// KernelHeap is the memory kernels may malloc. It is taken from the device
// when first used, as large as the context's limit says then, and is one
// extent: accesses beyond a single malloc are not noticed.
type KernelHeap struct {
	mem   *Space
	from  *Heap
	limit func() uint64 // how large it may be

	mu    sync.Mutex
	whole Range
	free  ranges
	used  map[uint64]uint64
}

// NewKernelHeap makes a heap that takes its memory from another one.
func NewKernelHeap(mem *Space, from *Heap, limit func() uint64) *KernelHeap {
	return &KernelHeap{mem: mem, from: from, limit: limit}
}

// Alloc returns the address of size bytes, 0 where there is no room.
func (h *KernelHeap) Alloc(size uint64) uint64 {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.whole.Size == 0 && !h.open() {
		return 0
	}
	if size > h.whole.Size {
		return 0
	}
	size = max(RoundUp(size, 16), 16)
	addr, ok := h.free.takeFirst(size, 16)
	if !ok {
		return 0
	}
	h.used[addr] = size
	return addr
}

// InUse reports whether the heap has its memory, and so its size.
func (h *KernelHeap) InUse() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.whole.Size != 0
}

func (h *KernelHeap) open() bool {
	size := h.limit()
	if size == 0 {
		return false
	}
	addr, r := h.from.Alloc(size, Granularity)
	if r != cu.CUDA_SUCCESS {
		return false
	}
	h.whole = Range{addr, size}
	h.free = ranges{h.whole}
	h.used = map[uint64]uint64{}
	h.mem.AddExtent(h.whole, "the heap of malloc")
	return true
}

// Release gives back what Alloc returned and ignores other addresses.
func (h *KernelHeap) Release(addr uint64) {
	h.mu.Lock()
	defer h.mu.Unlock()
	size, ok := h.used[addr]
	if !ok {
		return
	}
	delete(h.used, addr)
	h.free.put(Range{addr, size})
}

// Close gives the memory back. The context's kernels have ended.
func (h *KernelHeap) Close() {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.whole.Size == 0 {
		return
	}
	h.mem.EndExtent(h.whole.Base)
	h.from.Release(h.whole.Base, h.whole.Size)
	h.whole, h.free, h.used = Range{}, nil, nil
}
