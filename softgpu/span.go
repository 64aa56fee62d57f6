package softgpu

import (
	"cmp"
	"slices"
	"sort"
	"sync/atomic"
)

// anyDevice is the view of copies, which reach the memory of all devices.
const anyDevice = -1

// A view is how the kernels of a context, or copies, look at memory: they find
// the extents that lie in mappings it may use, and mappings nobody carved.
type view struct {
	m *memory
	s *sight
}

// A picture is all a view shows at one epoch, sorted. It never changes.
type picture struct {
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
// keeps the latest picture. Where memory comes and goes all the time, making a
// picture for every look would cost as much as there are allocations; so it is
// made once as many looks were taken without as it has spans to find.
type sight struct {
	devices uint64
	at      atomic.Pointer[picture]

	// Guarded by memory.mu.
	epoch uint64
	looks int // without a picture, at that epoch
}

// view is how a device sees memory.
func (m *memory) view(ordinal int) view {
	return view{m, &m.sights[(ordinal+len(m.sights))%len(m.sights)]}
}

// find returns the span that holds addr for work given at a time.
func (v view) find(addr, at uint64) (span, bool) {
	if p := v.s.at.Load(); p != nil && p.epoch == v.m.epoch.Load() {
		return p.find(addr, at)
	}
	v.m.mu.Lock()
	defer v.m.mu.Unlock()
	if now := v.m.epoch.Load(); v.s.epoch != now {
		v.s.epoch, v.s.looks = now, 0
	}
	if v.s.looks++; v.s.looks > len(v.m.extents)+len(v.m.mappings) {
		return v.m.picture(v.s).find(addr, at)
	}
	s, ok := v.m.look(addr, v.s.devices)
	return s, ok && s.visible(at)
}

// look finds what is at an address, if the devices may use it. mu is held.
func (m *memory) look(addr, devices uint64) (span, bool) {
	if lo, hi := m.extentsIn(rng{addr, 1}); lo < hi {
		e := m.extents[lo]
		r := m.usable(e.rng, devices)
		return span{e.rng, r, e.freed, e.bits}, r != nil
	}
	if p := m.mappingAt(addr); p != nil && !p.carved && p.open(devices) {
		return span{rng: p.rng, region: p.region}, true
	}
	return span{}, false
}

// picture makes the present picture of a sight. mu is held.
func (m *memory) picture(s *sight) *picture {
	v := &picture{epoch: m.epoch.Load()}
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

// find is the view's.
func (p *picture) find(addr, at uint64) (span, bool) {
	i := sort.Search(len(p.spans), func(i int) bool { return p.spans[i].base > addr }) - 1
	if i < 0 || addr-p.spans[i].base >= p.spans[i].size || !p.spans[i].visible(at) {
		return span{}, false
	}
	return p.spans[i], true
}

// visible says whether work that was given at a time may use the span.
func (s *span) visible(at uint64) bool { return s.freed == 0 || at < s.freed }

// now is later than any time that has been.
const now = ^uint64(0)

// bytes returns n bytes at addr, if programs were given all of them and have
// not freed them. They may belong to several extents without a gap.
func (v view) bytes(addr, n uint64) ([]byte, bool) { return v.bytesAt(addr, n, now) }

// bytesAt is bytes for work that was given at a time.
func (v view) bytesAt(addr, n, at uint64) ([]byte, bool) {
	if n == 0 {
		return nil, true
	}
	s, ok := v.find(addr, at)
	if !ok {
		return nil, false
	}
	if end := addr + n; end < addr || !s.region.contains(addr, n) {
		return nil, false
	}
	for s.end() < addr+n {
		if s, ok = v.find(s.end(), at); !ok {
			return nil, false
		}
	}
	return s.region.bytes(addr, n), true
}
