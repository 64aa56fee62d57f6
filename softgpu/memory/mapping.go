package memory

import (
	"slices"

	"ferry/api/cu"
)

// Create lends pages of a device.
func (m *Space) Create(p *Physical, size uint64) (*Allocation, cu.Result) {
	if r := m.refuse(); r != cu.CUDA_SUCCESS {
		return nil, r
	}
	pages, ok := p.takePages(size)
	if !ok {
		return nil, cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	return &Allocation{Phys: p, Size: size, pages: pages, refs: 1, fd: -1}, cu.CUDA_SUCCESS
}

// CreateShared makes memory that other processes can open: a file of its own.
// When there are no descriptors left it is made without, and cannot be exported.
func (m *Space) CreateShared(p *Physical, size uint64) (*Allocation, cu.Result) {
	if r := m.refuse(); r != cu.CUDA_SUCCESS {
		return nil, r
	}
	if !p.book(size) {
		return nil, cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	fd, err := MemoryFile("ferry-gpu-shared", size)
	if err != nil {
		p.unbook(size)
		return m.Create(p, size)
	}
	return &Allocation{Phys: p, Size: size, pages: []Range{{0, size}}, refs: 1, fd: fd}, cu.CUDA_SUCCESS
}

// Release drops one handle of an allocation; true when it was the last.
func (m *Space) Release(a *Allocation) bool {
	m.mu.Lock()
	defer m.unlock()
	a.refs--
	m.collect(a)
	return a.refs == 0
}

// collect gives an allocation's pages back when nothing refers to it. mu is
// held.
func (m *Space) collect(a *Allocation) {
	if a.refs > 0 || a.maps > 0 || a.pages == nil {
		return
	}
	pages := a.pages
	a.pages = nil
	m.cleanups = append(m.cleanups, func() { a.free(pages) })
}

// MapAt shows part of an allocation at an address, for the devices in access.
func (m *Space) MapAt(at Range, a *Allocation, offset, access uint64) cu.Result {
	m.mu.Lock()
	defer m.unlock()
	if a.refs == 0 {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	if offset > a.Size || at.Size > a.Size-offset || at.Size == 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	r := m.region(at)
	lo, hi := m.mappingsIn(at)
	if r == nil || lo < hi {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	// The server's own window is handed out in pieces from the start.
	p := &mapping{Range: at, region: r, alloc: a, offset: offset, access: access, carved: m.server.contains(at.Base, at.Size)}
	skip, addr := offset, at.Base
	for _, pg := range a.pages {
		if skip >= pg.Size {
			skip -= pg.Size
			continue
		}
		n := min(pg.Size-skip, at.end()-addr)
		if err := r.attach(addr, n, a.file(), pg.Base+skip); err != nil {
			r.detach(at.Base, at.Size)
			return cu.CUDA_ERROR_MAP_FAILED
		}
		skip = 0
		if addr += n; addr == at.end() {
			break
		}
	}
	a.maps++
	m.mappings = slices.Insert(m.mappings, lo, p)
	m.Changed()
	return cu.CUDA_SUCCESS
}

// Unmap ends all mappings in a range, which must not cut one in two. Work that
// is under way may still look there; it finds blank memory until it has ended.
func (m *Space) Unmap(at Range) cu.Result {
	m.mu.Lock()
	defer m.unlock()
	lo, hi := m.mappingsIn(at)
	if lo == hi {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	gone := slices.Clone(m.mappings[lo:hi])
	for _, p := range gone {
		if !at.contains(p.Base, p.Size) {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
	}
	m.mappings = slices.Delete(m.mappings, lo, hi)
	m.endFreed(at)
	m.Changed()
	if len(m.work.active) > 0 {
		for _, p := range gone {
			if p.region.blank(p.Base, p.Size) {
				m.releaseAllocation(p)
			}
		}
	}
	m.freeing = append(m.freeing, gone...)
	m.after(func() {
		for _, p := range gone {
			m.detachMapping(p)
		}
	})
	return cu.CUDA_SUCCESS
}

// releaseAllocation ends a mapping's hold on its allocation. mu is held.
func (m *Space) releaseAllocation(p *mapping) {
	if p.alloc != nil {
		p.alloc.maps--
		m.collect(p.alloc)
		p.alloc = nil
	}
}

// detachMapping hides a mapping's addresses, except where there is something new by
// now. mu is held.
func (m *Space) detachMapping(p *mapping) {
	m.freeing = slices.DeleteFunc(m.freeing, func(d *mapping) bool { return d == p })
	hide := ranges{p.Range}
	lo, hi := m.mappingsIn(p.Range)
	for _, q := range m.mappings[lo:hi] {
		hide.subtract(q.Range)
	}
	for _, q := range m.freeing {
		hide.subtract(q.Range)
	}
	for _, r := range hide {
		p.region.detach(r.Base, r.Size)
	}
	m.releaseAllocation(p)
}

// SetAccess changes who may use the mappings in a range.
func (m *Space) SetAccess(at Range, grant, revoke uint64) cu.Result {
	m.mu.Lock()
	defer m.mu.Unlock()
	lo, hi := m.mappingsIn(at)
	if lo == hi || m.mappings[lo].Base > at.Base || m.mappings[hi-1].end() < at.end() {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	for _, p := range m.mappings[lo:hi] {
		p.access = p.access&^revoke | grant
	}
	m.Changed()
	return cu.CUDA_SUCCESS
}

// mappingAt finds the mapping that holds an address.
func (m *Space) mappingAt(addr uint64) *mapping {
	lo, hi := m.mappingsIn(Range{addr, 1})
	if lo == hi {
		return nil
	}
	return m.mappings[lo]
}

// AccessAt says which devices may use the memory that is mapped at an address.
func (m *Space) AccessAt(addr uint64) (devices uint64, ok bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	p := m.mappingAt(addr)
	if p == nil {
		return 0, false
	}
	return p.access, true
}

// OnHost says whether memory of the host is mapped at an address.
func (m *Space) OnHost(addr uint64) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	p := m.mappingAt(addr)
	return p != nil && p.alloc.Phys.Ordinal == Host
}

// RetainAt counts a further handle of the allocation that is mapped at an
// address and calls keep, with mu held, to give the handle its meaning again. It
// returns nil where there is none that ever had a handle.
func (m *Space) RetainAt(addr uint64, keep func(*Allocation)) *Allocation {
	m.mu.Lock()
	defer m.mu.Unlock()
	p := m.mappingAt(addr)
	if p == nil || p.alloc.Handle == 0 {
		return nil
	}
	p.alloc.refs++
	keep(p.alloc)
	return p.alloc
}
