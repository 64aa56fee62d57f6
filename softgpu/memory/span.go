package memory

import (
	"cmp"
	"slices"
	"sort"
	"sync/atomic"
)

// AnyDevice is the view of copies, which reach the memory of all devices.
const AnyDevice = -1

// A View is what the kernels of a context, or copies, see of memory: the extents
// that lie in mappings they may use, and mappings that have no extents yet.
type View struct {
	m *Space
	s *Visibility
}

// A snapshot is all a view shows at one epoch, sorted. It never changes.
type snapshot struct {
	epoch uint64
	spans []Span
}

// A Span is an extent, or a whole mapping, and its bytes in this process.
type Span struct {
	Range
	region *region
	freed  uint64   // as the extent's
	Bits   []uint32 // as the extent's
}

// A Visibility says which devices' memory can be seen: a bit per device, 0 for all
// of them. It keeps the latest snapshot. Where memory comes and goes all the time,
// a snapshot for every lookup would cost as much as there are allocations; so a
// snapshot is made once there were as many lookups without one as it has spans.
type Visibility struct {
	Devices uint64
	at      atomic.Pointer[snapshot]

	// Guarded by Space.mu.
	epoch   uint64
	lookups int // without a snapshot, at that epoch
}

// ViewOf is how work with that visibility sees memory.
func (m *Space) ViewOf(s *Visibility) View { return View{m, s} }

// Epoch is the present epoch: it changes when memory comes or goes.
func (m *Space) Epoch() uint64 { return m.epoch.Load() }

// Bytes is the memory of a span.
func (s *Span) Bytes() []byte { return s.region.bytes(s.Base, s.Size) }

// View is how a device sees memory.
func (m *Space) View(ordinal int) View {
	return View{m, &m.visibilities[(ordinal+len(m.visibilities))%len(m.visibilities)]}
}

// Find returns the span that holds addr for work given at a time.
func (v View) Find(addr, at uint64) (Span, bool) {
	if p := v.s.at.Load(); p != nil && p.epoch == v.m.epoch.Load() {
		return p.find(addr, at)
	}
	v.m.mu.Lock()
	defer v.m.mu.Unlock()
	if epoch := v.m.epoch.Load(); v.s.epoch != epoch {
		v.s.epoch, v.s.lookups = epoch, 0
	}
	if v.s.lookups++; v.s.lookups > len(v.m.extents)+len(v.m.mappings) {
		return v.m.snapshot(v.s).find(addr, at)
	}
	s, ok := v.m.lookUp(addr, v.s.Devices)
	return s, ok && s.visible(at)
}

// lookUp finds what is at an address, if the devices may use it. mu is held.
func (m *Space) lookUp(addr, devices uint64) (Span, bool) {
	if lo, hi := m.extentsIn(Range{addr, 1}); lo < hi {
		e := m.extents[lo]
		r := m.usable(e.Range, devices)
		return Span{e.Range, r, e.freed, e.bits}, r != nil
	}
	if p := m.mappingAt(addr); p != nil && !p.carved && p.open(devices) {
		return Span{Range: p.Range, region: p.region}, true
	}
	return Span{}, false
}

// snapshot makes the present snapshot of a visibility. mu is held.
func (m *Space) snapshot(s *Visibility) *snapshot {
	v := &snapshot{epoch: m.epoch.Load()}
	if old := s.at.Load(); old != nil && old.epoch == v.epoch {
		return old
	}
	for _, e := range m.extents {
		if r := m.usable(e.Range, s.Devices); r != nil {
			v.spans = append(v.spans, Span{e.Range, r, e.freed, e.bits})
		}
	}
	n := len(v.spans)
	for _, p := range m.mappings {
		if !p.carved && p.open(s.Devices) {
			v.spans = append(v.spans, Span{Range: p.Range, region: p.region})
		}
	}
	if len(v.spans) > n {
		slices.SortFunc(v.spans, func(a, b Span) int { return cmp.Compare(a.Base, b.Base) })
	}
	s.at.Store(v)
	return v
}

// open says whether one of the devices may use a mapping.
func (p *mapping) open(devices uint64) bool { return devices == 0 || p.access&devices != 0 }

// usable returns the region of an extent if all of it is mapped for the devices.
func (m *Space) usable(e Range, devices uint64) *region {
	lo, hi := m.mappingsIn(e)
	next := e.Base
	for _, p := range m.mappings[lo:hi] {
		if p.Base > next || !p.open(devices) {
			return nil
		}
		next = p.end()
	}
	if lo == hi || next < e.end() {
		return nil
	}
	return m.mappings[lo].region
}

// find is the view's.
func (p *snapshot) find(addr, at uint64) (Span, bool) {
	i := sort.Search(len(p.spans), func(i int) bool { return p.spans[i].Base > addr }) - 1
	if i < 0 || addr-p.spans[i].Base >= p.spans[i].Size || !p.spans[i].visible(at) {
		return Span{}, false
	}
	return p.spans[i], true
}

// visible says whether work that was given at a time may use the span.
func (s *Span) visible(at uint64) bool { return s.freed == 0 || at < s.freed }

// EndOfTime is later than any time that has been.
const EndOfTime = ^uint64(0)

// Bytes returns n bytes at addr, if programs were given all of them and have
// not freed them. They may belong to several extents without a gap.
func (v View) Bytes(addr, n uint64) ([]byte, bool) { return v.BytesAt(addr, n, EndOfTime) }

// BytesAt is bytes for work that was given at a time.
func (v View) BytesAt(addr, n, at uint64) ([]byte, bool) {
	if n == 0 {
		return nil, true
	}
	s, ok := v.Find(addr, at)
	if !ok {
		return nil, false
	}
	if end := addr + n; end < addr || !s.region.contains(addr, n) {
		return nil, false
	}
	for s.end() < addr+n {
		if s, ok = v.Find(s.end(), at); !ok {
			return nil, false
		}
	}
	return s.region.bytes(addr, n), true
}
