package softgpu

import (
	"cmp"
	"slices"
	"sort"
	"sync/atomic"
)

// anyDevice is the view of copies, which reach the memory of all devices.
const anyDevice = -1

// A view is what kernels of a context can access at one epoch: the extents
// that lie in mappings it may use, and mappings nobody carved, sorted. It never
// changes.
type view struct {
	epoch uint64
	spans []span
}

// A span is an extent, or a whole mapping, and its bytes in this process.
type span struct {
	rng
	region *region
	freed  uint64   // as the extent's
	bits   []uint32 // as the extent's
}

// A sight is whose memory can be seen: a bit per device, 0 for all of them. It
// keeps the latest view.
type sight struct {
	devices uint64
	at      atomic.Pointer[view]
}

// view returns the present view of a device, making it if there is none.
func (m *memory) view(ordinal int) *view {
	return m.see(&m.sights[(ordinal+len(m.sights))%len(m.sights)])
}

// see returns the present view of a sight.
func (m *memory) see(s *sight) *view {
	if v := s.at.Load(); v != nil && v.epoch == m.epoch.Load() {
		return v
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	v := &view{epoch: m.epoch.Load()}
	if old := s.at.Load(); old != nil && old.epoch == v.epoch {
		return old
	}
	for _, e := range m.extents {
		if r := m.usable(e.rng, s.devices); r != nil {
			v.spans = append(v.spans, span{e.rng, r, e.freed, e.bits})
		}
	}
	n := len(v.spans)
	for _, p := range m.mappings {
		if !p.carved && p.open(s.devices) {
			v.spans = append(v.spans, span{rng: p.rng, region: p.region})
		}
	}
	if len(v.spans) > n {
		slices.SortFunc(v.spans, func(a, b span) int { return cmp.Compare(a.base, b.base) })
	}
	s.at.Store(v)
	return v
}

// open says whether one of the devices may use a mapping.
func (p *mapping) open(devices uint64) bool { return devices == 0 || p.access&devices != 0 }

// usable returns the region of an extent if all of it is mapped for the devices.
func (m *memory) usable(e rng, devices uint64) *region {
	lo, hi := m.mappingsIn(e)
	next := e.base
	for _, p := range m.mappings[lo:hi] {
		if p.base > next || !p.open(devices) {
			return nil
		}
		next = p.end()
	}
	if lo == hi || next < e.end() {
		return nil
	}
	return m.mappings[lo].region
}

// find returns the index of the span that holds addr for work given at a time,
// or -1.
func (v *view) find(addr, at uint64) int {
	i := sort.Search(len(v.spans), func(i int) bool { return v.spans[i].base > addr }) - 1
	if i < 0 || addr-v.spans[i].base >= v.spans[i].size || !v.spans[i].visible(at) {
		return -1
	}
	return i
}

// visible says whether work that was given at a time may use the span.
func (s *span) visible(at uint64) bool { return s.freed == 0 || at < s.freed }

// now is later than any time that has been.
const now = ^uint64(0)

// bytes returns n bytes at addr, if programs were given all of them and have
// not freed them. They may belong to several extents without a gap.
func (v *view) bytes(addr, n uint64) ([]byte, bool) { return v.bytesAt(addr, n, now) }

// bytesAt is bytes for work that was given at a time.
func (v *view) bytesAt(addr, n, at uint64) ([]byte, bool) {
	if n == 0 {
		return nil, true
	}
	i := v.find(addr, at)
	if i < 0 {
		return nil, false
	}
	s := v.spans[i]
	if end := addr + n; end < addr || !s.region.contains(addr, n) {
		return nil, false
	}
	for s.end() < addr+n {
		if i++; i == len(v.spans) || v.spans[i].base != s.end() || !v.spans[i].visible(at) {
			return nil, false
		}
		s = v.spans[i]
	}
	return s.region.bytes(addr, n), true
}
