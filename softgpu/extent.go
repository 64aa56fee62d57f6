package softgpu

import (
	"cmp"
	"slices"
	"sync/atomic"

	"ferry/api/cu"
)

// An extent is an exact range that a program was given. Its end comes in two
// steps: the program frees it, from when on nothing new may use it, and it goes
// once the work that could has ended.
type extent struct {
	rng
	name   string // of a module's variable; "" for what the program allocated
	number uint64 // of the allocation, from 1
	made   uint64 // launches there had been by then
	freed  uint64 // when it was freed, on memory.order's scale; 0 while it lives
	gone   uint64 // launches there had been when it was freed
	bits   []uint32
}

// history is how many ended extents are remembered, for reports.
const history = 512

// findExtent is where an extent at addr is, or belongs. mu is held.
func (m *memory) findExtent(addr uint64) (int, bool) {
	return slices.BinarySearchFunc(m.extents, addr, func(e *extent, a uint64) int { return cmp.Compare(e.base, a) })
}

// extentsIn says which extents touch a range: extents[lo:hi]. mu is held.
func (m *memory) extentsIn(r rng) (lo, hi int) {
	lo, _ = slices.BinarySearchFunc(m.extents, r.base, func(e *extent, a uint64) int {
		if e.end() <= a {
			return -1
		}
		return 1
	})
	hi = lo
	for hi < len(m.extents) && m.extents[hi].base < r.end() {
		hi++
	}
	return lo, hi
}

// extent registers an exact range. One that is in the way must have been freed
// and ends now.
func (m *memory) extent(r rng, name string) {
	if r.size == 0 || r.end() < r.base {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	i, found := m.findExtent(r.base)
	if found && m.extents[i].freed == 0 {
		m.extents[i].size = r.size
		m.track(m.extents[i])
		m.changed()
		return
	}
	m.buryFreed(r)
	i, _ = m.findExtent(r.base)
	e := &extent{rng: r, name: name, made: m.launches.Count()}
	if name == "" {
		e.number = m.allocations.Next()
	}
	m.track(e)
	m.extents = slices.Insert(m.extents, i, e)
	m.carve(r)
	m.changed()
}

// track gives an allocation of a checked machine its bits: one per byte, set
// when the byte is written. The system provides their memory as it is touched.
//
// What other processes may write to is not tracked: their writes are not seen.
func (m *memory) track(e *extent) {
	e.bits = nil
	if m.check && e.name == "" && !m.reachable(e.rng) {
		e.bits = make([]uint32, (e.size+31)/32)
	}
}

// reachable says whether other processes have some of a range. mu is held.
func (m *memory) reachable(r rng) bool {
	lo, hi := m.mappingsIn(r)
	return slices.ContainsFunc(m.mappings[lo:hi], func(p *mapping) bool { return p.alloc != nil && (p.alloc.imported || p.alloc.exported) })
}

// exported notes that other processes may write to an allocation.
func (m *memory) exported(a *allocation) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if a.exported {
		return
	}
	a.exported = true
	for _, e := range m.extents {
		if e.bits != nil && m.reachable(e.rng) {
			e.bits = nil
		}
	}
	m.changed()
}

// carve ends the time in which all of a mapping may be used. mu is held.
func (m *memory) carve(r rng) {
	lo, hi := m.mappingsIn(r)
	for _, p := range m.mappings[lo:hi] {
		p.carved = true
	}
}

// freeExtent notes that a program freed what is at addr. The second call, or
// unmapping the memory, ends it.
func (m *memory) freeExtent(addr uint64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	i, found := m.findExtent(addr)
	if !found {
		return
	}
	if e := m.extents[i]; e.freed == 0 {
		e.freed, e.gone = m.order.Next(), m.launches.Count()
	} else {
		m.remember(i)
	}
	m.changed()
}

// endExtent ends the extent at addr at once.
func (m *memory) endExtent(addr uint64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if i, found := m.findExtent(addr); found {
		m.remember(i)
		m.changed()
	}
}

// buryFreed ends the freed extents in a range. mu is held.
func (m *memory) buryFreed(r rng) {
	lo, hi := m.extentsIn(r)
	for i := hi - 1; i >= lo; i-- {
		if m.extents[i].freed != 0 {
			m.remember(i)
		}
	}
}

// remember moves extent i to the history. mu is held.
func (m *memory) remember(i int) {
	e := m.extents[i]
	if e.freed == 0 {
		e.freed, e.gone = m.order.Next(), m.launches.Count()
	}
	e.bits = nil
	if len(m.ended) == history {
		m.ended = slices.Delete(m.ended, 0, history/4)
	}
	m.ended = append(m.ended, e)
	m.extents = slices.Delete(m.extents, i, i+1)
}

// wrote marks bytes as written, for the checks. It does nothing on a machine
// that does not check.
func (m *memory) wrote(r rng) {
	if !m.check || r.size == 0 {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	lo, hi := m.extentsIn(r)
	for _, e := range m.extents[lo:hi] {
		if e.bits == nil {
			continue
		}
		from, to := max(r.base, e.base)-e.base, min(r.end(), e.end())-e.base
		for i := from; i < to; {
			if i%32 == 0 && to-i >= 32 {
				atomic.StoreUint32(&e.bits[i/32], ^uint32(0))
				i += 32
				continue
			}
			atomic.OrUint32(&e.bits[i/32], 1<<(i%32))
			i++
		}
	}
}

// Extent tells the device which exact range a program was given. Size 0 ends
// it, in two steps: see extent.
func (g *GPU) Extent(addr cu.Deviceptr, size uint64) {
	if size == 0 {
		g.m.mem.freeExtent(uint64(addr))
		return
	}
	g.m.mem.extent(rng{uint64(addr), size}, "")
}
