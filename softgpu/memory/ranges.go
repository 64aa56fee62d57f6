package memory

import (
	"fmt"
	"slices"
)

// A Range is [base, base+size).
type Range struct{ Base, Size uint64 }

// String says how large the range is and where.
func (r Range) String() string { return fmt.Sprintf("%s at %#x", plural(r.Size, "byte"), r.Base) }

func (r Range) end() uint64 { return r.Base + r.Size }

func (r Range) overlaps(o Range) bool { return r.Base < o.end() && o.Base < r.end() }

// contains is safe for any addr and n, sums that overflow included.
func (r Range) contains(addr, n uint64) bool {
	return addr >= r.Base && addr-r.Base <= r.Size && n <= r.Size-(addr-r.Base)
}

// ranges are free places: sorted, disjoint, never adjacent.
type ranges []Range

// takeFirst cuts size bytes, aligned, out of the first range that has them.
func (l *ranges) takeFirst(size, align uint64) (uint64, bool) {
	for i, r := range *l {
		base := (r.Base + align - 1) &^ (align - 1)
		if base < r.Base || base-r.Base > r.Size || r.Size-(base-r.Base) < size {
			continue
		}
		l.cut(i, Range{base, size})
		return base, true
	}
	return 0, false
}

// takeAt cuts out a given place, if it is free.
func (l *ranges) takeAt(want Range) bool {
	for i, r := range *l {
		if r.contains(want.Base, want.Size) {
			l.cut(i, want)
			return true
		}
	}
	return false
}

func (l *ranges) cut(i int, c Range) {
	r := (*l)[i]
	var left []Range
	if c.Base > r.Base {
		left = append(left, Range{r.Base, c.Base - r.Base})
	}
	if c.end() < r.end() {
		left = append(left, Range{c.end(), r.end() - c.end()})
	}
	*l = slices.Replace(*l, i, i+1, left...)
}

// put gives a range back, joining it with its neighbours.
func (l *ranges) put(r Range) {
	if r.Size == 0 {
		return
	}
	i, _ := slices.BinarySearchFunc(*l, r.Base, func(e Range, base uint64) int {
		if e.Base < base {
			return -1
		}
		return 1
	})
	from, to := i, i
	if i > 0 && (*l)[i-1].end() == r.Base {
		from--
		r = Range{(*l)[from].Base, (*l)[from].Size + r.Size}
	}
	if i < len(*l) && r.end() == (*l)[i].Base {
		r.Size += (*l)[i].Size
		to++
	}
	*l = slices.Replace(*l, from, to, r)
}

// subtract removes whatever of c is in the list.
func (l *ranges) subtract(c Range) {
	for i := 0; i < len(*l); {
		r := (*l)[i]
		if !r.overlaps(c) {
			i++
			continue
		}
		base := max(r.Base, c.Base)
		n := len(*l)
		l.cut(i, Range{base, min(r.end(), c.end()) - base})
		i += len(*l) - n + 1
	}
}
