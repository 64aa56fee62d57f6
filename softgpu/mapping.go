package softgpu

import (
	"slices"

	"ferry/api/cu"
)

// create lends pages of a device.
func (m *memory) create(d *dev, size uint64) (*allocation, cu.Result) {
	if r := m.trouble.allocation(); r != cu.CUDA_SUCCESS {
		return nil, r
	}
	pages, ok := d.phys.take(size)
	if !ok {
		return nil, cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	return &allocation{dev: d, size: size, pages: pages, refs: 1, fd: -1}, cu.CUDA_SUCCESS
}

// createShared makes memory that other processes can open: a file of its own.
// When there are no descriptors left it is made without, and cannot be exported.
func (m *memory) createShared(d *dev, size uint64) (*allocation, cu.Result) {
	if r := m.trouble.allocation(); r != cu.CUDA_SUCCESS {
		return nil, r
	}
	if !d.phys.book(size) {
		return nil, cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	fd, err := memoryFile("ferry-gpu-shared", size)
	if err != nil {
		d.phys.unbook(size)
		return m.create(d, size)
	}
	return &allocation{dev: d, size: size, pages: []rng{{0, size}}, refs: 1, fd: fd}, cu.CUDA_SUCCESS
}

// release drops one handle of an allocation; true when it was the last.
func (m *memory) release(a *allocation) bool {
	m.mu.Lock()
	defer m.unlock()
	a.refs--
	m.collect(a)
	return a.refs == 0
}

// collect gives an allocation's pages back when nothing refers to it. mu is
// held.
func (m *memory) collect(a *allocation) {
	if a.refs > 0 || a.maps > 0 || a.pages == nil {
		return
	}
	pages := a.pages
	a.pages = nil
	m.garbage = append(m.garbage, func() { a.free(pages) })
}

// mapAt shows part of an allocation at an address, for the devices in access.
func (m *memory) mapAt(at rng, a *allocation, offset, access uint64) cu.Result {
	m.mu.Lock()
	defer m.unlock()
	if a.refs == 0 {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	if offset > a.size || at.size > a.size-offset || at.size == 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	r := m.region(at)
	lo, hi := m.mappingsIn(at)
	if r == nil || lo < hi {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	// The server's own window is handed out in pieces from the start.
	p := &mapping{rng: at, region: r, alloc: a, offset: offset, access: access, carved: m.server.contains(at.base, at.size)}
	skip, addr := offset, at.base
	for _, pg := range a.pages {
		if skip >= pg.size {
			skip -= pg.size
			continue
		}
		n := min(pg.size-skip, at.end()-addr)
		if err := r.attach(addr, n, a.file(), pg.base+skip); err != nil {
			r.detach(at.base, at.size)
			return cu.CUDA_ERROR_MAP_FAILED
		}
		skip = 0
		if addr += n; addr == at.end() {
			break
		}
	}
	a.maps++
	m.mappings = slices.Insert(m.mappings, lo, p)
	m.changed()
	return cu.CUDA_SUCCESS
}

// unmap ends all mappings in a range, which must not cut one in two. Work that
// is under way may still look there; it finds blank memory until it has ended.
func (m *memory) unmap(at rng) cu.Result {
	m.mu.Lock()
	defer m.unlock()
	lo, hi := m.mappingsIn(at)
	if lo == hi {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	gone := slices.Clone(m.mappings[lo:hi])
	for _, p := range gone {
		if !at.contains(p.base, p.size) {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
	}
	m.mappings = slices.Delete(m.mappings, lo, hi)
	m.buryFreed(at)
	m.changed()
	if len(m.active) > 0 {
		for _, p := range gone {
			if p.region.blank(p.base, p.size) {
				m.part(p)
			}
		}
	}
	m.dying = append(m.dying, gone...)
	m.after(func() {
		for _, p := range gone {
			m.bury(p)
		}
	})
	return cu.CUDA_SUCCESS
}

// part ends a mapping's hold on its allocation. mu is held.
func (m *memory) part(p *mapping) {
	if p.alloc != nil {
		p.alloc.maps--
		m.collect(p.alloc)
		p.alloc = nil
	}
}

// bury hides a mapping's addresses, except where there is something new by
// now. mu is held.
func (m *memory) bury(p *mapping) {
	m.dying = slices.DeleteFunc(m.dying, func(d *mapping) bool { return d == p })
	hide := ranges{p.rng}
	lo, hi := m.mappingsIn(p.rng)
	for _, q := range m.mappings[lo:hi] {
		hide.subtract(q.rng)
	}
	for _, q := range m.dying {
		hide.subtract(q.rng)
	}
	for _, r := range hide {
		p.region.detach(r.base, r.size)
	}
	m.part(p)
}

// setAccess changes who may use the mappings in a range.
func (m *memory) setAccess(at rng, grant, revoke uint64) cu.Result {
	m.mu.Lock()
	defer m.mu.Unlock()
	lo, hi := m.mappingsIn(at)
	if lo == hi || m.mappings[lo].base > at.base || m.mappings[hi-1].end() < at.end() {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	for _, p := range m.mappings[lo:hi] {
		p.access = p.access&^revoke | grant
	}
	m.changed()
	return cu.CUDA_SUCCESS
}

// mappingAt finds the mapping that holds an address.
func (m *memory) mappingAt(addr uint64) *mapping {
	lo, hi := m.mappingsIn(rng{addr, 1})
	if lo == hi {
		return nil
	}
	return m.mappings[lo]
}
