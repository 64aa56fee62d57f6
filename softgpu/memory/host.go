package memory

import (
	"cmp"
	"slices"
)

// RegisterHost shows memory of this process to all devices at the address it
// has anyway. False: it overlaps addresses that are in use.
func (m *Space) RegisterHost(mem []byte) bool {
	r := hostRegion(mem)
	m.mu.Lock()
	defer m.mu.Unlock()
	i, _ := slices.BinarySearchFunc(m.regions, r.Base, func(r *region, a uint64) int { return cmp.Compare(r.Base, a) })
	if i > 0 && m.regions[i-1].overlaps(r.Range) || i < len(m.regions) && m.regions[i].overlaps(r.Range) || m.whole.overlaps(r.Range) {
		return false
	}
	m.regions = slices.Insert(m.regions, i, r)
	lo, _ := m.mappingsIn(r.Range)
	m.mappings = slices.Insert(m.mappings, lo, &mapping{Range: r.Range, region: r, access: ^uint64(0)})
	m.Changed()
	return true
}

// UnregisterHost ends that. False: exactly this memory is not registered.
func (m *Space) UnregisterHost(mem []byte) bool {
	want := hostRegion(mem).Range
	m.mu.Lock()
	defer m.mu.Unlock()
	i, ok := slices.BinarySearchFunc(m.regions, want.Base, func(r *region, a uint64) int { return cmp.Compare(r.Base, a) })
	lo, hi := m.mappingsIn(want)
	if !ok || m.regions[i].Range != want || hi != lo+1 {
		return false
	}
	m.regions = slices.Delete(m.regions, i, i+1)
	m.mappings = slices.Delete(m.mappings, lo, hi)
	m.Changed()
	return true
}

// SetManaged notes that a range is a managed variable, or no longer one.
func (m *Space) SetManaged(r Range, managed bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if managed {
		m.managed[r.Base] = r.Size
	} else {
		delete(m.managed, r.Base)
	}
}

// ManagedRange finds the managed variable that holds an address; without one
// the range is empty.
func (m *Space) ManagedRange(addr uint64) Range {
	m.mu.Lock()
	defer m.mu.Unlock()
	for base, size := range m.managed {
		if r := (Range{base, size}); r.contains(addr, 1) {
			return r
		}
	}
	return Range{}
}

// HostRange is where memory of this process lies.
func HostRange(mem []byte) Range { return hostRegion(mem).Range }
