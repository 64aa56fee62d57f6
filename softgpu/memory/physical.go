package memory

import (
	"fmt"
	"sync"

	"ferry/api/cu"
)

// Granularity is the size of a page of device memory: what MemCreate, MemMap
// and MemAddressReserve count in.
const Granularity = 2 << 20

// Host is the ordinal of the host's memory.
const Host = -1

// Physical is the memory of one device, or of the host: a file whose pages are lent to
// allocations.
type Physical struct {
	Ordinal int // the device's number, or Host
	fd      int
	size    uint64

	mu   sync.Mutex
	free ranges
	used uint64
}

// An Allocation is memory as MemCreate makes it: pages without an address.
// Everything but phys and size is guarded by Space.mu.
type Allocation struct {
	Handle uint64
	Phys   *Physical
	Size   uint64
	pages  []Range // of the file, in order; together size bytes
	refs   int     // handles: MemCreate and MemRetainAllocationHandle
	maps   int     // mappings

	Types    cu.MemAllocationHandleType // by which it can be exported
	fd       int                        // its own file, for memory that can be exported; -1: pages are the device's
	imported bool                       // another process's
	exported bool                       // other processes may write to it
}

// file is where the pages are.
func (a *Allocation) file() int {
	if a.fd >= 0 {
		return a.fd
	}
	return a.Phys.fd
}

// free gives the pages back.
func (a *Allocation) free(pages []Range) {
	if a.fd < 0 {
		a.Phys.putPages(pages)
		return
	}
	closeFile(a.fd)
	if !a.imported {
		a.Phys.unbook(a.Size)
	}
}

const defaultMemory = 4 << 30

// PerDevice is how much memory each device of a machine has: the size asked for
// (0 for a default), at most most bytes, and together at most half of the RAM.
func PerDevice(size, most uint64, devices int) uint64 {
	if size == 0 {
		size = defaultMemory
	}
	size = min(size, most, hostMemory()/2/uint64(devices))
	return max(size&^(Granularity-1), Granularity)
}

// NewPhysical makes the memory of a device.
func NewPhysical(ordinal int, size uint64) (*Physical, error) {
	fd, err := MemoryFile(fmt.Sprintf("ferry-gpu-%d", ordinal), size)
	if err != nil {
		return nil, err
	}
	return &Physical{Ordinal: ordinal, fd: fd, size: size, free: ranges{{0, size}}}, nil
}

// NewHost makes the memory of the host that programs create as they create a device's: at
// most half of the RAM.
func NewHost() (*Physical, error) { return NewPhysical(Host, hostMemory()/2&^(Granularity-1)) }

// Close gives the memory back.
func (p *Physical) Close() { closeFile(p.fd) }

// owner says whose memory it is.
func (p *Physical) owner() string {
	if p.Ordinal == Host {
		return "the host"
	}
	return fmt.Sprintf("device %d", p.Ordinal)
}

// Available is how many bytes are free.
func (p *Physical) Available() uint64 {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.size - p.used
}

// book counts memory that lies elsewhere as taken; unbook gives it back.
func (p *Physical) book(size uint64) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if size > p.size-p.used {
		return false
	}
	p.used += size
	return true
}

func (p *Physical) unbook(size uint64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.used -= size
}

// takePages lends pages of size bytes in all, in as few pieces as it finds.
func (p *Physical) takePages(size uint64) ([]Range, bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if size > p.size-p.used {
		return nil, false
	}
	p.used += size
	if base, ok := p.free.takeFirst(size, Granularity); ok {
		return []Range{{base, size}}, true
	}
	var pages []Range
	for left := size; left > 0; {
		n := min(left, p.free[0].Size)
		base, _ := p.free.takeFirst(n, Granularity)
		pages = append(pages, Range{base, n})
		left -= n
	}
	return pages, true
}

// putPages takes pages back and empties them.
func (p *Physical) putPages(pages []Range) {
	for _, r := range pages {
		if err := punch(p.fd, r.Base, r.Size); err != nil {
			// They would not be zero for the next owner, so there is none.
			continue
		}
		p.mu.Lock()
		p.free.put(r)
		p.used -= r.Size
		p.mu.Unlock()
	}
}

// Aligned says whether all numbers are multiples of the page size.
func Aligned(n ...uint64) bool {
	for _, v := range n {
		if v%Granularity != 0 {
			return false
		}
	}
	return true
}
