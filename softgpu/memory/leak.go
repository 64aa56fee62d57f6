package memory

// A Leak is an allocation that a program did not free.
type Leak struct {
	Range
	Name string // for people
}

// Leaks lists the program's allocations that live, in memory of the given owners, each of them once.
func (m *Space) Leaks(of func(*Physical) bool) (list []Leak) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, e := range m.extents {
		if e.name != "" || e.freed != 0 || e.leaked {
			continue
		}
		p := m.mappingAt(e.Base)
		if p == nil || p.alloc == nil || p.alloc.imported || !of(p.alloc.Phys) {
			continue
		}
		e.leaked = true
		list = append(list, Leak{e.Range, e.String()})
	}
	return list
}
