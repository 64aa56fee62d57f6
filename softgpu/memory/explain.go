package memory

import (
	"fmt"
	"math/bits"
)

// nullPage is how far from 0 an address still counts as a null pointer's.
const nullPage = 1 << 16

// far is a distance beyond which an allocation is not worth naming.
const far = 1 << 40

// What may be wrong with an address.
const (
	OutOfBounds  = "out of bounds"
	useAfterFree = "use after free"
	noAccess     = "without access to that memory"
	nullPointer  = "through a null pointer"
)

// RuleOf is the short name of what is wrong with an address (softgpu/finding).
func RuleOf(what string) string {
	switch what {
	case useAfterFree:
		return "use-after-free"
	case noAccess:
		return "no-access"
	case nullPointer:
		return "null-pointer"
	}
	return "out-of-bounds"
}

// String names an extent for people.
func (e *extent) String() string {
	if e.name != "" {
		return fmt.Sprintf("%s (%s at %#x)", e.name, plural(e.Size, "byte"), e.Base)
	}
	return fmt.Sprintf("allocation %d (%s at %#x, %s)", e.number, plural(e.Size, "byte"), e.Base, after("made", e.made))
}

// after says when something happened, counted in launches: that is what a
// program's text shows too.
func after(what string, launches uint64) string {
	if launches == 0 {
		return what + " before the first launch"
	}
	return fmt.Sprintf("%s after launch %d", what, launches)
}

func plural(n uint64, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// A Viewer is whose kernels made an access: the device they run on, and the
// devices whose memory they may use, a bit each.
type Viewer struct {
	Ordinal int
	Devices uint64
}

// Explain says what is wrong with an access of n bytes at addr, in a word and
// relative to the allocation that is meant, or nearest.
func (m *Space) Explain(addr uint64, n int, by Viewer) (what, where string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if addr < nullPage {
		if what = nullPointer; addr > 0 {
			where = fmt.Sprintf("%s behind a null pointer", plural(addr, "byte"))
		}
		return what, where
	}
	i, found := m.findExtent(addr)
	if !found {
		i--
	}
	// i is the last that does not begin behind addr.
	if i >= 0 && m.extents[i].contains(addr, 1) {
		return m.within(m.extents[i], addr, n, by)
	}
	for k := len(m.ended) - 1; k >= 0; k-- {
		if e := m.ended[k]; e.contains(addr, 1) {
			return useAfterFree, e.afterFree(addr)
		}
	}
	if p := m.mappingAt(addr); p != nil && !p.carved {
		return noAccess, fmt.Sprintf("memory of %s mapped at %#x, to which kernels of device %d have no access", p.alloc.Phys.owner(), p.Base, by.Ordinal)
	}
	var before, behind *extent
	if i >= 0 {
		before = m.extents[i]
	}
	if i+1 < len(m.extents) {
		behind = m.extents[i+1]
	}
	switch {
	case before != nil && addr-before.end() < far && (behind == nil || addr-before.end() <= behind.Base-addr):
		if addr == before.end() {
			return OutOfBounds, fmt.Sprintf("just past the end of %v", before)
		}
		return OutOfBounds, fmt.Sprintf("%s past the end of %v", plural(addr-before.end(), "byte"), before)
	case behind != nil && behind.Base-addr < far:
		return OutOfBounds, fmt.Sprintf("%s before the start of %v", plural(behind.Base-addr, "byte"), behind)
	}
	return OutOfBounds, "no allocation is near"
}

// within is missed for an address inside an extent.
func (m *Space) within(e *extent, addr uint64, n int, by Viewer) (what, where string) {
	off := addr - e.Base
	switch {
	case e.freed != 0:
		return useAfterFree, e.afterFree(addr)
	case uint64(n) > e.Size-off:
		return OutOfBounds, fmt.Sprintf("at offset %d of %v: the last %s of it lie past the end", off, e, plural(uint64(n)-(e.Size-off), "byte"))
	}
	if m.usable(e.Range, by.Devices) == nil {
		owner := -1
		if p := m.mappingAt(addr); p != nil {
			owner = bits.TrailingZeros64(p.access)
		}
		return noAccess, fmt.Sprintf("at offset %d of %v, which is memory of device %d; kernels of device %d have no access to it (cuCtxEnablePeerAccess gives it)",
			off, e, owner, by.Ordinal)
	}
	return "", fmt.Sprintf("at offset %d of %v", off, e)
}

// afterFree says that an extent was used when it was gone.
func (e *extent) afterFree(addr uint64) string {
	return fmt.Sprintf("at offset %d of %v, which was %s", addr-e.Base, e, after("freed", e.gone))
}
