package softgpu

import (
	"cmp"
	"errors"
	"slices"
	"sync"
	"sync/atomic"

	"ferry/softgpu/handle"
)

// memory is the machine's address space: which addresses are reserved, which
// pages they show, who may use them, and which exact ranges programs were
// given. Kernels see the last: see span.go.
type memory struct {
	whole  rng // addresses that may be reserved
	server rng // where module variables go

	epoch atomic.Uint64

	check       bool // remember which bytes were written
	trouble     troublemaker
	order       handle.Counter  // of launches, copies and frees
	launches    *handle.Counter // the machine's
	allocations handle.Counter

	mu       sync.Mutex
	free     ranges            // of whole
	vars     ranges            // of server
	regions  []*region         // sorted
	mappings []*mapping        // sorted
	extents  []*extent         // sorted
	managed  map[uint64]uint64 // managed variables: size by address
	ended    []*extent         // of late, for reports
	sights   []sight           // by ordinal; the last is anyDevice's

	clock   uint64
	active  map[uint64]bool // tickets of work that may hold on to memory
	limbo   []later
	dying   []*mapping // unmapped, still visible to such work
	garbage []func()   // to be done without the lock
}

// unlock releases mu and does what should not be done under it.
func (m *memory) unlock() {
	todo := m.garbage
	m.garbage = nil
	m.mu.Unlock()
	for _, do := range todo {
		do()
	}
}

// A mapping shows part of an allocation at an address.
type mapping struct {
	rng
	region *region
	alloc  *allocation
	offset uint64
	access uint64 // a bit per device
	carved bool   // only extents in it may be used
}

func newMemory(c Config, launches *handle.Counter) (*memory, error) {
	m := &memory{
		launches: launches,
		whole:    rng{c.Base, c.Size},
		server:   rng{c.ServerBase, c.ServerSize},
		active:   map[uint64]bool{},
		managed:  map[uint64]uint64{},
		sights:   make([]sight, c.Devices+1),
		check:    c.Check,
		trouble:  troublemaker{rules: c.Trouble},
	}
	for i := range c.Devices {
		m.sights[i].devices = 1 << i
	}
	for _, n := range []uint64{c.Base, c.Size, c.ServerBase, c.ServerSize} {
		if n == 0 || n%granularity != 0 {
			return nil, errors.New("softgpu: address ranges must be multiples of 2 MiB and not empty")
		}
	}
	if m.whole.end() < m.whole.base || m.server.end() < m.server.base {
		return nil, errors.New("softgpu: address range wraps around")
	}
	r, err := reserveRegion(m.server)
	if err != nil {
		return nil, err
	}
	m.regions = []*region{r}
	m.vars = ranges{m.server}
	m.free = ranges{m.whole}
	if m.whole.contains(m.server.base, m.server.size) {
		m.free.takeAt(m.server)
	}
	return m, nil
}

func (m *memory) close() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.extents, m.mappings = nil, nil
	m.changed()
	for _, r := range m.regions {
		r.unreserve()
	}
	m.regions = nil
}

// ours tells addresses that the device hands out by itself, for variables and
// the like: nobody maps anything there, or takes it away. So are those that
// wrap around.
func (m *memory) ours(r rng) bool { return r.end() < r.base || r.overlaps(m.server) }

// changed makes everyone look at the mappings and extents anew.
func (m *memory) changed() { m.epoch.Add(1) }

// reserve finds addresses: at the place asked for when it is free, else
// elsewhere, as the real driver does.
func (m *memory) reserve(want rng, align uint64) (uint64, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if want.base == 0 || !m.free.takeAt(want) {
		base, ok := m.free.take(want.size, max(align, granularity))
		if !ok {
			return 0, errors.New("no room in the address range")
		}
		want.base = base
	}
	r, err := reserveRegion(want)
	if err != nil {
		m.free.put(want)
		return 0, err
	}
	i, _ := slices.BinarySearchFunc(m.regions, want.base, func(r *region, a uint64) int { return cmp.Compare(r.base, a) })
	m.regions = slices.Insert(m.regions, i, r)
	return want.base, nil
}

// unreserve frees a reservation. False: there is no such, or it is in use.
func (m *memory) unreserve(want rng) bool {
	m.mu.Lock()
	defer m.unlock()
	i, ok := slices.BinarySearchFunc(m.regions, want.base, func(r *region, a uint64) int { return cmp.Compare(r.base, a) })
	if !ok || m.regions[i].rng != want || want == m.server {
		return false
	}
	if lo, hi := m.mappingsIn(want); lo < hi {
		return false
	}
	r := m.regions[i]
	m.regions = slices.Delete(m.regions, i, i+1)
	m.after(func() {
		r.unreserve()
		m.free.put(want)
	})
	return true
}

// region finds the reservation that holds a whole range.
func (m *memory) region(want rng) *region {
	i, ok := slices.BinarySearchFunc(m.regions, want.base, func(r *region, a uint64) int { return cmp.Compare(r.base, a) })
	if !ok {
		i--
	}
	if i < 0 || !m.regions[i].contains(want.base, want.size) {
		return nil
	}
	return m.regions[i]
}

// mappingsIn says which mappings touch a range: mappings[lo:hi].
func (m *memory) mappingsIn(r rng) (lo, hi int) {
	lo, _ = slices.BinarySearchFunc(m.mappings, r.base, func(p *mapping, a uint64) int {
		if p.end() <= a {
			return -1
		}
		return 1
	})
	hi = lo
	for hi < len(m.mappings) && m.mappings[hi].base < r.end() {
		hi++
	}
	return lo, hi
}

// later is work that waits until nobody can be using memory as it was.
type later struct {
	stamp uint64
	do    func()
}

// begin says that work starts which may hold on to memory it finds; end, with
// the ticket, that it is over.
func (m *memory) begin() (ticket uint64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.clock++
	m.active[m.clock] = true
	return m.clock
}

func (m *memory) end(ticket uint64) {
	m.mu.Lock()
	defer m.unlock()
	delete(m.active, ticket)
	m.sweep()
}

// after runs do, with mu held, once all work that is under way has ended.
// mu is held.
func (m *memory) after(do func()) {
	m.limbo = append(m.limbo, later{m.clock, do})
	m.sweep()
}

func (m *memory) sweep() {
	if len(m.limbo) == 0 {
		return
	}
	oldest := m.clock + 1
	for t := range m.active {
		oldest = min(oldest, t)
	}
	n := 0
	for n < len(m.limbo) && m.limbo[n].stamp < oldest {
		m.limbo[n].do()
		n++
	}
	m.limbo = slices.Delete(m.limbo, 0, n)
}
