// Package memory is the memory of the software GPU. It holds the pages of each device, the
// address space of the machine with its reservations, mappings and the exact
// ranges that programs were given, the heaps that module variables live in, and
// what is wrong with an access that found nothing.
//
// All exported methods may be called from any goroutine. Space.mu guards the
// address space; a Heap's lock and a KernelHeap's come before it, Physical.mu
// after it. Work that may hold on to memory it found (kernels, copies) runs
// between BeginWork and EndWork: what it may still see is given back after it.
package memory

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"ferry/api/cu"
	"ferry/softgpu/handle"
)

// A Space is the machine's address space: which addresses are reserved, which
// pages they show, which devices may use them, and which exact ranges programs
// were given. Kernels see the last: see span.go.
type Space struct {
	whole  Range // addresses that may be reserved
	server Range // where module variables go

	epoch atomic.Uint64

	check       bool             // remember which bytes were written
	refuse      func() cu.Result // asked before memory is taken
	order       handle.Counter   // of launches, copies and frees
	launches    func() uint64
	allocations handle.Counter

	mu           sync.Mutex
	free         ranges            // of whole
	vars         ranges            // of server
	regions      []*region         // sorted
	mappings     []*mapping        // sorted
	extents      []*extent         // sorted
	managed      map[uint64]uint64 // managed variables: size by address
	ended        []*extent         // of late, for reports
	visibilities []Visibility      // by ordinal; the last is AnyDevice's

	work     workTracker
	freeing  []*mapping // unmapped, still visible to work that is under way
	cleanups []func()   // to be done without the lock
}

// unlock releases mu and then does the cleanups, which must not be done under it.
func (m *Space) unlock() {
	todo := m.cleanups
	m.cleanups = nil
	m.mu.Unlock()
	for _, do := range todo {
		do()
	}
}

// A mapping shows part of an allocation at an address.
type mapping struct {
	Range
	region *region
	alloc  *Allocation
	offset uint64
	access uint64 // a bit per device
	carved bool   // only extents in it may be used
}

// A Config says what address space newMemory makes.
type Config struct {
	Devices                int
	Base, Size             uint64 // addresses that may be reserved
	ServerBase, ServerSize uint64 // where module variables go
	Check                  bool   // remember which bytes were written

	// Launches counts the launches so far, for reports.
	Launches func() uint64
	// Refuse is asked before device memory is taken; a result other than success
	// is the answer to the program.
	Refuse func() cu.Result
}

// New reserves the addresses of module variables.
func New(c Config) (*Space, error) {
	m := &Space{
		launches:     c.Launches,
		whole:        Range{c.Base, c.Size},
		server:       Range{c.ServerBase, c.ServerSize},
		work:         workTracker{active: map[uint64]bool{}},
		managed:      map[uint64]uint64{},
		visibilities: make([]Visibility, c.Devices+1),
		check:        c.Check,
		refuse:       c.Refuse,
	}
	for i := range c.Devices {
		m.visibilities[i].Devices = 1 << i
	}
	for _, n := range []uint64{c.Base, c.Size, c.ServerBase, c.ServerSize} {
		if n == 0 || n%Granularity != 0 {
			return nil, errors.New("softgpu: address ranges must be multiples of 2 MiB and not empty")
		}
	}
	if m.whole.end() < m.whole.Base || m.server.end() < m.server.Base {
		return nil, errors.New("softgpu: address range wraps around")
	}
	r, err := reserveRegion(m.server)
	if err != nil {
		return nil, err
	}
	m.regions = []*region{r}
	m.vars = ranges{m.server}
	m.free = ranges{m.whole}
	if m.whole.contains(m.server.Base, m.server.Size) {
		m.free.takeAt(m.server)
	}
	return m, nil
}

// Close ends all mappings and gives the addresses back. No kernel runs any more.
func (m *Space) Close() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.extents, m.mappings = nil, nil
	m.Changed()
	for _, r := range m.regions {
		r.unreserve()
	}
	m.regions = nil
}

// Leftovers says what is still there, for tests that expect nothing to be; "" if
// nothing is.
func (m *Space) Leftovers() string {
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.mappings)+len(m.extents)+len(m.work.deferred)+len(m.freeing)+len(m.work.active) == 0 {
		return ""
	}
	return fmt.Sprintf("%d mappings, %d extents, %d deferred calls, %d mappings being freed, %d tickets",
		len(m.mappings), len(m.extents), len(m.work.deferred), len(m.freeing), len(m.work.active))
}

// Own says whether a range has addresses that the device hands out by itself, for variables and
// the like: nobody maps anything there, or takes it away. So are those that
// wrap around.
func (m *Space) Own(r Range) bool { return r.end() < r.Base || r.overlaps(m.server) }

// Changed begins a new epoch: every view finds mappings and extents anew.
func (m *Space) Changed() { m.epoch.Add(1) }

// Reserve finds addresses: at the place asked for when it is free, else
// elsewhere, as the real driver does.
func (m *Space) Reserve(want Range, align uint64) (uint64, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if want.Base == 0 || !m.free.takeAt(want) {
		base, ok := m.free.takeFirst(want.Size, max(align, Granularity))
		if !ok {
			return 0, errors.New("no room in the address range")
		}
		want.Base = base
	}
	r, err := reserveRegion(want)
	if err != nil {
		m.free.put(want)
		return 0, err
	}
	i, _ := slices.BinarySearchFunc(m.regions, want.Base, func(r *region, a uint64) int { return cmp.Compare(r.Base, a) })
	m.regions = slices.Insert(m.regions, i, r)
	return want.Base, nil
}

// Unreserve frees a reservation. False: there is no such, or it is in use.
func (m *Space) Unreserve(want Range) bool {
	m.mu.Lock()
	defer m.unlock()
	i, ok := slices.BinarySearchFunc(m.regions, want.Base, func(r *region, a uint64) int { return cmp.Compare(r.Base, a) })
	if !ok || m.regions[i].Range != want || want == m.server {
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
func (m *Space) region(want Range) *region {
	i, ok := slices.BinarySearchFunc(m.regions, want.Base, func(r *region, a uint64) int { return cmp.Compare(r.Base, a) })
	if !ok {
		i--
	}
	if i < 0 || !m.regions[i].contains(want.Base, want.Size) {
		return nil
	}
	return m.regions[i]
}

// mappingsIn says which mappings touch a range: mappings[lo:hi].
func (m *Space) mappingsIn(r Range) (lo, hi int) {
	lo, _ = slices.BinarySearchFunc(m.mappings, r.Base, func(p *mapping, a uint64) int {
		if p.end() <= a {
			return -1
		}
		return 1
	})
	hi = lo
	for hi < len(m.mappings) && m.mappings[hi].Base < r.end() {
		hi++
	}
	return lo, hi
}

// ServerRange is where the device puts module variables.
func (m *Space) ServerRange() Range { return m.server }

// NextOrder is the next time on the scale of launches, copies and frees.
func (m *Space) NextOrder() uint64 { return m.order.Next() }
