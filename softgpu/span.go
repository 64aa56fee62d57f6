package softgpu

import (
	"cmp"
	"fmt"
	"slices"
	"sort"
	"strings"

	"ferry/cu"
)

// anyDevice is the view of copies, which reach the memory of all devices.
const anyDevice = -1

// A view is what a device can access at one epoch: the extents that lie in
// mappings it may use, sorted. It never changes.
type view struct {
	epoch uint64
	spans []span
}

// A span is an extent and its bytes in this process.
type span struct {
	rng
	region *region
}

// view returns the present view of a device, making it if there is none.
func (m *memory) view(ordinal int) *view {
	at := &m.views[(ordinal+len(m.views))%len(m.views)]
	if v := at.Load(); v != nil && v.epoch == m.epoch.Load() {
		return v
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	v := &view{epoch: m.epoch.Load()}
	if old := at.Load(); old != nil && old.epoch == v.epoch {
		return old
	}
	bit := uint64(0)
	if ordinal != anyDevice {
		bit = 1 << ordinal
	}
	for _, e := range m.extents {
		if r := m.usable(e, bit); r != nil {
			v.spans = append(v.spans, span{e, r})
		}
	}
	at.Store(v)
	return v
}

// usable returns the region of an extent if all of it is mapped for a device.
func (m *memory) usable(e rng, bit uint64) *region {
	lo, hi := m.mappingsIn(e)
	next := e.base
	for _, p := range m.mappings[lo:hi] {
		if p.base > next || p.access&bit != bit {
			return nil
		}
		next = p.end()
	}
	if lo == hi || next < e.end() {
		return nil
	}
	return m.mappings[lo].region
}

// find returns the index of the span that holds addr, or -1.
func (v *view) find(addr uint64) int {
	i := sort.Search(len(v.spans), func(i int) bool { return v.spans[i].base > addr }) - 1
	if i < 0 || addr-v.spans[i].base >= v.spans[i].size {
		return -1
	}
	return i
}

// bytes returns n bytes at addr, if programs were given all of them. They may
// belong to several extents without a gap.
func (v *view) bytes(addr, n uint64) ([]byte, bool) {
	if n == 0 {
		return nil, true
	}
	i := v.find(addr)
	if i < 0 {
		return nil, false
	}
	s := v.spans[i]
	if end := addr + n; end < addr || !s.region.contains(addr, n) {
		return nil, false
	}
	for s.end() < addr+n {
		if i++; i == len(v.spans) || v.spans[i].base != s.end() {
			return nil, false
		}
		s = v.spans[i]
	}
	return s.region.bytes(addr, n), true
}

// extent registers or, with size 0, ends an exact allocation.
func (m *memory) extent(addr, size uint64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	i, found := slices.BinarySearchFunc(m.extents, addr, func(e rng, a uint64) int { return cmp.Compare(e.base, a) })
	switch {
	case size == 0 && !found:
		return
	case size == 0:
		m.ended[m.endedAt%len(m.ended)] = m.extents[i]
		m.endedAt++
		m.extents = slices.Delete(m.extents, i, i+1)
	case addr+size < addr:
		return
	case found:
		m.extents[i].size = size
	default:
		m.extents = slices.Insert(m.extents, i, rng{addr, size})
	}
	m.changed()
}

// nearest says in words where an address lies relative to allocations.
func (m *memory) nearest(addr uint64) string {
	m.mu.Lock()
	defer m.mu.Unlock()
	i, _ := slices.BinarySearchFunc(m.extents, addr, func(e rng, a uint64) int { return cmp.Compare(e.base, a+1) })
	if i > 0 && m.extents[i-1].contains(addr, 1) {
		e := m.extents[i-1]
		return fmt.Sprintf("%d bytes into the allocation of %d bytes at %#x, which ends too soon or belongs to a device without access",
			addr-e.base, e.size, e.base)
	}
	for i := range m.ended {
		e := m.ended[(m.endedAt+len(m.ended)-1-i)%len(m.ended)]
		if e.size > 0 && e.contains(addr, 1) {
			return fmt.Sprintf("%d bytes into an allocation of %d bytes at %#x that was freed", addr-e.base, e.size, e.base)
		}
	}
	var say []string
	if i > 0 {
		e := m.extents[i-1]
		say = append(say, fmt.Sprintf("%d bytes past the end of the allocation of %d bytes at %#x", addr-e.end(), e.size, e.base))
	}
	if i < len(m.extents) {
		e := m.extents[i]
		say = append(say, fmt.Sprintf("%d bytes before the allocation of %d bytes at %#x", e.base-addr, e.size, e.base))
	}
	if addr < 1<<16 {
		return "a null pointer or an offset to one"
	}
	if len(say) == 0 {
		return "there are no allocations"
	}
	return strings.Join(say, ", ")
}

// Extent tells the device which exact range a program was given.
func (g *GPU) Extent(addr cu.Deviceptr, size uint64) { g.m.mem.extent(uint64(addr), size) }
