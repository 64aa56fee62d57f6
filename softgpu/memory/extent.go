package memory

import (
	"cmp"
	"slices"
	"sync/atomic"
)

// An extent is an exact range that a program was given. Its end comes in two
// steps: the program frees it, from when on nothing new may use it, and it goes
// once the work that could has ended.
type extent struct {
	Range
	name   string // of a module's variable; "" for what the program allocated
	number uint64 // of the allocation, from 1
	made   uint64 // launches there had been by then
	freed  uint64 // when it was freed, on memory.order's scale; 0 while it lives
	gone   uint64 // launches there had been when it was freed
	bits   []uint32
	leaked bool // Leaks has named it
}

// history is how many ended extents are remembered, for reports.
const history = 512

// findExtent is where an extent at addr is, or belongs. mu is held.
func (m *Space) findExtent(addr uint64) (int, bool) {
	return slices.BinarySearchFunc(m.extents, addr, func(e *extent, a uint64) int { return cmp.Compare(e.Base, a) })
}

// extentsIn says which extents touch a range: extents[lo:hi]. mu is held.
func (m *Space) extentsIn(r Range) (lo, hi int) {
	lo, _ = slices.BinarySearchFunc(m.extents, r.Base, func(e *extent, a uint64) int {
		if e.end() <= a {
			return -1
		}
		return 1
	})
	hi = lo
	for hi < len(m.extents) && m.extents[hi].Base < r.end() {
		hi++
	}
	return lo, hi
}

// AddExtent registers an exact range. One that is in the way must have been freed
// and ends now.
func (m *Space) AddExtent(r Range, name string) {
	if r.Size == 0 || r.end() < r.Base {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	i, found := m.findExtent(r.Base)
	if found && m.extents[i].freed == 0 {
		m.extents[i].Size = r.Size
		m.track(m.extents[i])
		m.Changed()
		return
	}
	m.endFreed(r)
	i, _ = m.findExtent(r.Base)
	e := &extent{Range: r, name: name, made: m.launches()}
	if name == "" {
		e.number = m.allocations.Next()
	}
	m.track(e)
	m.extents = slices.Insert(m.extents, i, e)
	m.carve(r)
	m.Changed()
}

// track gives an allocation of a checked machine its bits: one per byte, set
// when the byte is written. The system provides their memory as it is touched.
//
// What other processes may write to is not tracked: their writes are not seen.
func (m *Space) track(e *extent) {
	e.bits = nil
	if m.check && e.name == "" && !m.reachable(e.Range) {
		e.bits = make([]uint32, (e.Size+31)/32)
	}
}

// reachable says whether other processes have some of a range. mu is held.
func (m *Space) reachable(r Range) bool {
	lo, hi := m.mappingsIn(r)
	return slices.ContainsFunc(m.mappings[lo:hi], func(p *mapping) bool { return p.alloc != nil && (p.alloc.imported || p.alloc.exported) })
}

// exported notes that other processes may write to an allocation.
func (m *Space) exported(a *Allocation) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if a.exported {
		return
	}
	a.exported = true
	for _, e := range m.extents {
		if e.bits != nil && m.reachable(e.Range) {
			e.bits = nil
		}
	}
	m.Changed()
}

// carve ends the time in which all of a mapping may be used. mu is held.
func (m *Space) carve(r Range) {
	lo, hi := m.mappingsIn(r)
	for _, p := range m.mappings[lo:hi] {
		p.carved = true
	}
}

// FreeExtent notes that a program freed what is at addr. The second call, or
// unmapping the memory, ends it.
func (m *Space) FreeExtent(addr uint64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	i, found := m.findExtent(addr)
	if !found {
		return
	}
	if e := m.extents[i]; e.freed == 0 {
		e.freed, e.gone = m.order.Next(), m.launches()
	} else {
		m.remember(i)
	}
	m.Changed()
}

// EndExtent ends the extent at addr at once.
func (m *Space) EndExtent(addr uint64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if i, found := m.findExtent(addr); found {
		m.remember(i)
		m.Changed()
	}
}

// endFreed ends the freed extents in a range. mu is held.
func (m *Space) endFreed(r Range) {
	lo, hi := m.extentsIn(r)
	for i := hi - 1; i >= lo; i-- {
		if m.extents[i].freed != 0 {
			m.remember(i)
		}
	}
}

// remember moves extent i to the history. mu is held.
func (m *Space) remember(i int) {
	e := m.extents[i]
	if e.freed == 0 {
		e.freed, e.gone = m.order.Next(), m.launches()
	}
	e.bits = nil
	if len(m.ended) == history {
		m.ended = slices.Delete(m.ended, 0, history/4)
	}
	m.ended = append(m.ended, e)
	m.extents = slices.Delete(m.extents, i, i+1)
}

// MarkWritten marks bytes as written, for the checks. It does nothing on a machine
// that does not check.
func (m *Space) MarkWritten(r Range) {
	if !m.check || r.Size == 0 {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	lo, hi := m.extentsIn(r)
	for _, e := range m.extents[lo:hi] {
		if e.bits == nil {
			continue
		}
		from, to := max(r.Base, e.Base)-e.Base, min(r.end(), e.end())-e.Base
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
