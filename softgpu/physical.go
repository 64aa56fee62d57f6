package softgpu

import (
	"fmt"
	"sync"

	"ferry/api/cu"
)

// granularity is the size of a page of device memory: what MemCreate, MemMap
// and MemAddressReserve count in.
const granularity = 2 << 20

// physical is one device's memory: a file whose pages are lent to allocations.
type physical struct {
	fd   int
	size uint64

	mu   sync.Mutex
	free ranges
	used uint64
}

// An allocation is memory as MemCreate makes it: pages without an address.
// Everything but phys, dev and size is guarded by memory.mu.
type allocation struct {
	handle uint64
	dev    *dev
	size   uint64
	pages  []rng // of the file, in order; together size bytes
	refs   int   // handles: MemCreate and MemRetainAllocationHandle
	maps   int   // mappings

	types    cu.MemAllocationHandleType // by which it can be exported
	fd       int                        // its own file, for memory that can be exported; -1: pages are the device's
	imported bool                       // another process's
	exported bool                       // other processes may write to it
}

// file is where the pages are.
func (a *allocation) file() int {
	if a.fd >= 0 {
		return a.fd
	}
	return a.dev.phys.fd
}

// free gives the pages back.
func (a *allocation) free(pages []rng) {
	if a.fd < 0 {
		a.dev.phys.put(pages)
		return
	}
	closeFile(a.fd)
	if !a.imported {
		a.dev.phys.unbook(a.size)
	}
}

const defaultMemory = 4 << 30

// memoryPerDevice is what a device of this machine has.
func memoryPerDevice(c Config, p *profile) uint64 {
	size := c.Memory
	if size == 0 {
		size = defaultMemory
	}
	size = min(size, p.memory, hostMemory()/2/uint64(c.Devices))
	return max(size&^(granularity-1), granularity)
}

func newPhysical(ordinal int, size uint64) (*physical, error) {
	fd, err := memoryFile(fmt.Sprintf("ferry-gpu-%d", ordinal), size)
	if err != nil {
		return nil, err
	}
	return &physical{fd: fd, size: size, free: ranges{{0, size}}}, nil
}

func (p *physical) close() { closeFile(p.fd) }

func (p *physical) available() uint64 {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.size - p.used
}

// book counts memory that lies elsewhere as taken; unbook gives it back.
func (p *physical) book(size uint64) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if size > p.size-p.used {
		return false
	}
	p.used += size
	return true
}

func (p *physical) unbook(size uint64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.used -= size
}

// take lends pages of size bytes in all, in as few pieces as it finds.
func (p *physical) take(size uint64) ([]rng, bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if size > p.size-p.used {
		return nil, false
	}
	p.used += size
	if base, ok := p.free.take(size, granularity); ok {
		return []rng{{base, size}}, true
	}
	var pages []rng
	for left := size; left > 0; {
		n := min(left, p.free[0].size)
		base, _ := p.free.take(n, granularity)
		pages = append(pages, rng{base, n})
		left -= n
	}
	return pages, true
}

// put takes pages back and empties them.
func (p *physical) put(pages []rng) {
	for _, r := range pages {
		if err := punch(p.fd, r.base, r.size); err != nil {
			// They would not be zero for the next owner, so there is none.
			continue
		}
		p.mu.Lock()
		p.free.put(r)
		p.used -= r.size
		p.mu.Unlock()
	}
}
